import { attribute, textOf } from '../../formats/html/document.ts'
import type { HtmlPage } from '../../page/html-page.ts'

/** Characters of a title, a heading or a name in which a year is looked for, and how many of each are looked at. */
const MAX_NAME = 200
const MAX_NAMES = 5

/**
 * Whether a page is of one year as a whole, as that of a conference or a festival is: its title, its address or the name of
 * the site has that year, so that nobody changes the page when it is over. Addresses have it in short as well: "devfest24".
 *
 * @param tags headings that name the page as well, and `img` for its logo
 */
export function isOfEdition(
  { document, preview }: Pick<HtmlPage, 'document' | 'preview'>,
  year: number,
  tags: readonly ('h1' | 'h2' | 'img')[],
): boolean {
  const { hostname, pathname } = new URL(document.url)
  const { host = '', folder = '', home = '' } = preview ?? {}
  const names = [
    ...['title', ...tags.filter(tag => tag !== 'img')].flatMap(tag =>
      document.elements(tag).slice(0, MAX_NAMES).map(textOf),
    ),
    ...(tags.includes('img') ? document.elements('img').slice(0, MAX_NAMES) : []).map(
      image => attribute(image, 'alt') ?? '',
    ),
    ...document
      .elements('meta')
      .filter(meta => attribute(meta, 'property') === 'og:site_name')
      .map(meta => attribute(meta, 'content') ?? ''),
  ]
  const short = String(year).slice(2)
  const named = new RegExp(
    `(?<!\\d)${year}(?!\\d)|(?:['’]|\\p{L}{3})${short}(?![\\d\\p{L}])|${erasOf(year)}`,
    'u',
  )
  return [hostname, pathname, host, folder, home, ...names].some(name => named.test(name.slice(0, MAX_NAME)))
}

/** A year by the eras of Japan: 2024 is 令和6年, 2018 平成30年, and the first of an era 元年. */
function erasOf(year: number): string {
  const [era, first] = year >= 2019 ? ['令和', 2019] : ['平成', 1989]
  const number = year - first + 1
  return `${era}\\s?(?:${number}${number === 1 ? '|元' : ''})\\s?年`
}
