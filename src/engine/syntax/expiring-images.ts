/** Addresses of social networks that are signed for a few days. */
export const EXPIRING_IMAGES =
  /^(?:scontent[\w.-]{0,60}\.(?:fbcdn\.net|cdninstagram\.com)|media\.licdn\.com)$/

/** Where Google has the photos of places and the pictures of accounts; under its other paths are images of blogs and of sites. */
const GOOGLE_HOST = /^lh\d\.googleusercontent\.com$/
const GOOGLE_PHOTO = /^\/(?:p|a|a-|gps-cs|gps-cs-s|gps-proxy|geougc|geougc-cs)\//

/** Why the address of an image does not last, as the rest of a sentence; undefined where it is known to, or nobody knows. */
export function whyNotLasting({ hostname, pathname, searchParams }: URL): string | undefined {
  if (GOOGLE_HOST.test(hostname) && GOOGLE_PHOTO.test(pathname))
    return 'is a photo of a Google profile, whose address changes'
  if (!EXPIRING_IMAGES.test(hostname)) return undefined
  if (hostname === 'media.licdn.com' && !searchParams.has('e')) return undefined
  return 'is kept by a social network, at a URL that expires within days or weeks'
}
