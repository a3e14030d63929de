/** Attributes of a link that no script finds it by. */
export const PLAIN_ATTRIBUTES: readonly string[] = [
  'href',
  'class',
  'style',
  'title',
  'aria-label',
  'target',
  'rel',
  'lang',
]
/** Those by which a script translates a text or lets it fade in, and does nothing when it is clicked. */
export const ATTRIBUTES_OF_LOOKS =
  /^data-(?:i18n|translate|l10n|aos|wow|reveal|animat|scroll-reveal|sal)(?:$|-)/
