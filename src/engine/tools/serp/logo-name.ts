import { attribute, type Element, type HtmlDocument, isElement } from '../../formats/html/document.ts'
import { firstNodes, startOfSeenText } from '../../page/text/text-start.ts'
import { isHomePage } from '../../syntax/comparable-url.ts'
import { hereOf, type Preview } from '../../syntax/preview.ts'
import { TITLE_SEPARATORS } from '../../syntax/title-separators.ts'
import { isDefaultTitle } from './default-texts.ts'
import { comparableName } from './site-names.ts'

/** Links of a page that are looked at: a logo is one of the first. */
const MAX_LINKS = 50
const MAX_TITLE = 300
/** Characters of a name, and nodes of a link. */
const MAX_NAME = 60
const MAX_NODES = 30

/**
 * The name of a site that its home page gives twice: as a part of the title, and as the text, the label or the picture of
 * a link to the home page, or a picture that calls itself the logo. Google takes such a name without structured data.
 *
 * @see https://developers.google.com/search/docs/appearance/site-names
 */
export function logoName(
  document: HtmlDocument,
  title: string | undefined,
  preview: Preview | undefined,
): string | undefined {
  if (title === undefined) return undefined
  const start = title.slice(0, MAX_TITLE)
  const separate = start.split(TITLE_SEPARATORS)
  const texts = [start, ...separate]
  const parts = new Map(texts.map(part => [comparableName(part), part]))
  for (const name of [...textsOfHomeLinks(document, preview), ...logoTexts(document)]) {
    const part = (
      parts.get(comparableName(name)) ?? separate.find(text => hasName(text, name) || isStartOf(name, text))
    )?.trim()
    if (part && part.length <= MAX_NAME && !isDefaultTitle(part)) return part
  }
  return undefined
}

/** What the first links to the home page say, be it that of production: their texts, labels and pictures. */
function textsOfHomeLinks(document: HtmlDocument, preview: Preview | undefined): string[] {
  const { host } = new URL(document.url)
  const links = document.elements('a').slice(0, MAX_LINKS)
  const homeLinks = links.filter(link => {
    const href = attribute(link, 'href')
    const address = href === undefined ? undefined : document.addressOf(href)
    const target = address && (hereOf(preview, address) ?? address)
    return target?.host === host && isHomePage(target.href)
  })
  return homeLinks.flatMap(namesOf)
}

/** What stands in the `alt` of a logo beside the name. */
const LOGO = /\s+logo$|^logo\s+(?:of\s+)?/i

/** Whose logos the first pictures of a page are, by their `alt`: "Open Excel" of "Open Excel logo". */
function logoTexts(document: HtmlDocument): string[] {
  const alts = document
    .elements('img')
    .slice(0, MAX_LINKS)
    .flatMap(
      picture =>
        attribute(picture, 'alt')
          ?.trim()
          .slice(0, 2 * MAX_NAME) ?? [],
    )
  return alts.filter(alt => LOGO.test(alt)).map(alt => alt.replace(LOGO, ''))
}

/** Characters of a name that stands in a longer one: "Heinrich's" in "Café Heinrich's". */
const MIN_PART_OF_NAME = 5

function hasName(part: string, name: string): boolean {
  const words = name.trim()
  return (
    words.length >= MIN_PART_OF_NAME && ` ${part.trim()} `.includes(` ${words} `) && !isDefaultTitle(words)
  )
}

/** Whether a name comes first in what a logo says, before what the site does: "Mary Moss" in "Mary Moss landscape gardener". */
function isStartOf(logo: string, part: string): boolean {
  const words = part.trim()
  return words.length >= MIN_PART_OF_NAME && `${logo.trim()} `.startsWith(`${words} `)
}

/** Words of a title that is nothing but a name. */
const MAX_NAME_WORDS = 6

/** The title of a home page that is short and of one part: most likely the name of the site and nothing else. */
export function nameAsTitle(title: string | undefined): string | undefined {
  const name = title?.trim()
  if (name === undefined || name.length > MAX_NAME || isDefaultTitle(name)) return undefined
  return TITLE_SEPARATORS.test(name) || name.split(/\s+/).length > MAX_NAME_WORDS ? undefined : name
}

function namesOf(link: Element): string[] {
  const pictures = [...firstNodes(link, MAX_NODES)]
    .filter(isElement)
    .map(node => attribute(node, 'alt')?.replace(LOGO, ''))
  return [startOfSeenText(link, 2 * MAX_NAME), attribute(link, 'aria-label'), ...pictures].filter(
    name => name !== undefined && name.trim() !== '',
  ) as string[]
}
