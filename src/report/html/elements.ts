import { type ComponentChild, type ComponentChildren, h } from 'preact'
import { oneLine } from '../../text/one-line.ts'
import { linkAddress } from '../link-address.ts'
import type { FindingAnchors } from '../view/finding-anchors.ts'
import type { PageName } from '../view/page-names.ts'
import type { ScoreBand } from '../view/scores.ts'

/** Text of others in code; nothing where it is empty. Preact escapes what it writes. */
export function code(text: string | undefined, maxLength?: number, className?: string): ComponentChild {
  const shown = oneLine(text ?? '', maxLength)
  return shown === '' ? null : h('code', className === undefined ? {} : { class: className }, shown)
}

/** Text of others on one line; what stands between two back quotes, as our texts have names of code, is code. */
export function prose(text: string, maxLength?: number): ComponentChild {
  const parts = oneLine(text, maxLength).split('`')
  const isPaired = parts.length % 2 === 1 && parts.every((part, index) => index % 2 === 0 || part !== '')
  if (parts.length === 1 || !isPaired) return parts.join('`')
  return parts.map((part, index) => (index % 2 === 0 ? part : h('code', null, part)))
}

/** A link to an http(s) URL; its content alone, where the URL is none. */
export function externalLink(url: string, children: ComponentChildren): ComponentChildren {
  const href = linkAddress(url)
  return href === undefined ? children : h('a', { href, rel: 'noopener noreferrer nofollow' }, children)
}

/** Id of the part of the document that is about a page: by number, as ids made from texts could be the same. */
export function pageId({ number }: PageName): string {
  return `page-${number}`
}

/** A link to the part of the document that is about a page; to the page itself, where the report has no part for it. */
export function pageLink(page: PageName): ComponentChildren {
  if (page.number === undefined) return externalLink(page.url, page.label)
  return h('a', { href: `#${pageId(page)}` }, page.label)
}

/** Pages as links, and how many more there are. */
export function pageLinks(pages: readonly PageName[], max: number): ComponentChild[] {
  const more = pages.length - max
  const links = pages.slice(0, max).map((page, index) => [index === 0 ? '' : ', ', pageLink(page)])
  return [links, more > 0 && ` and ${more} more`]
}

/** Gives the id of the part of the document that is about a failed check; undefined where it did not fail. */
export type FindingIds = (checkId: string) => string | undefined

export function findingIds(anchors: FindingAnchors): FindingIds {
  return checkId => anchors.get(checkId)
}

/** A cell of a table with a score, coloured by its band; the figure says the same. */
export function scoreCell(
  text: string,
  band: ScoreBand,
  className = '',
  children: ComponentChild = null,
): ComponentChild {
  return h('td', { class: `${band} ${className}`.trim() }, text, children)
}

/** Words that only a screen reader says. */
export function unseen(words: string): ComponentChild {
  return h('span', { class: 'unseen' }, words)
}

/** A part of the report with a heading, reachable from the navigation. */
export interface Part {
  id: string
  title: string
  /** How many things it holds, where that is worth knowing before one goes there. */
  count?: number
  content: ComponentChild[]
}

export function part(id: string, title: string, ...content: ComponentChild[]): Part {
  return { id, title, content }
}
