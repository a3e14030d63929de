/**
 * CSS pixels below the first screen from which on an image or a frame is far: over a slow connection Chrome loads what is
 * lazy and nearer than that.
 *
 * @see https://web.dev/articles/browser-level-image-lazy-loading#distance-from-viewport_thresholds
 */
export const FAR_PX = 2500
