/** Characters of a source that was cut which are there in whichever form it was, as these are of different lengths. */
const SURE_OF_CUT = 120

/** Our own sources are shorter; what is longer comes from a service, and is the same each time. */
const MAX_SOURCE = 1000

/** What has more than one form in HTML, as people write it and as a browser gives it back. */
const FORMS: readonly (readonly [RegExp, string | ((part: string) => string)])[] = [
  [/ ?\/>/g, '>'],
  [/<\/?[A-Za-z][\w:-]*/g, tag => tag.toLowerCase()],
  [/[\w:-]+(?= ?= ?["'\w])/g, attribute => attribute.toLowerCase()],
  [/ ?= ?'([^'"]*)'/g, '="$1"'],
  [/ ?= ?'([^'"]*)$/, '="$1'],
  [/ = ?"|= "/g, '="'],
  [/ ?= ?([^\s"'=<>`]+)(?=[\s>])/g, '="$1"'],
  [/=""/g, ''],
  [/\u00a0|&(?:nbsp|#160|#xa0);/gi, ' '],
  [/&(?:quot|#34|#x22);/gi, '"'],
  [/&(?:apos|#39|#x27);/gi, "'"],
  [/&(?:lt|#60|#x3c);/gi, '<'],
  [/&(?:gt|#62|#x3e);/gi, '>'],
  [/&(?:amp|#38|#x26);/gi, '&'],
]

/**
 * The source of an element in one form, whether it is as a server sent it or as Chrome gives the page back that it shows:
 * which of the two a place is shown with depends on the pages beside it (see `render`), and says nothing of the place.
 *
 * @param snippet on one line, with an ellipsis where it was cut
 */
export function plainSource(snippet: string): string {
  if (!snippet.includes('<') || snippet.length > MAX_SOURCE) return snippet
  const plain = FORMS.reduce((text, [form, to]) => text.replace(form, to as string), snippet)
  return snippet.endsWith('…') ? plain.slice(0, SURE_OF_CUT) : plain
}
