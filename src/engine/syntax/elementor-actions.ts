const ACTION = /^elementor-action(?::|%3a)/i

/**
 * Whether a fragment is what Elementor reads when a link is clicked, to open a popup or a menu: it is no place on a page.
 *
 * @param fragment without its `#`
 */
export function isElementorAction(fragment: string): boolean {
  return ACTION.test(fragment)
}
