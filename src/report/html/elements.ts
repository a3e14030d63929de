import { type ComponentChild, type ComponentChildren, h } from 'preact'
import { oneLine } from '../../text/one-line.ts'
import { linkAddress } from '../link-address.ts'
import type { Finding } from '../view/findings.ts'
import type { PageName } from '../view/page-names.ts'
import type { ScoreBand } from '../view/scores.ts'

/** Text of others in code; nothing where it is empty. Preact escapes what it writes. */
export function code(text: string | undefined, maxLength?: number, className?: string): ComponentChild {
  const shown = oneLine(text ?? '', maxLength)
  return shown === '' ? null : h('code', className === undefined ? {} : { class: className }, shown)
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

/** A link to the part of the document that is about a page. */
export function pageLink(page: PageName): ComponentChild {
  return h('a', { href: `#${pageId(page)}` }, page.label)
}

/** Gives the id of the part of the document that is about a failed check; undefined where it did not fail. */
export type FindingIds = (checkId: string) => string | undefined

export function findingIds(findings: readonly Finding[]): FindingIds {
  const ids = new Map(findings.map(({ id }, index) => [id, `finding-${index + 1}`]))
  return checkId => ids.get(checkId)
}

/** A cell of a table with a score, coloured by its band; the figure says the same. */
export function scoreCell(text: string, band: ScoreBand, className = ''): ComponentChild {
  return h('td', { class: `${band} ${className}`.trim() }, text)
}

/** A part of the report with a heading, reachable from the navigation. */
export interface Part {
  id: string
  title: string
  content: ComponentChild[]
}

export function part(id: string, title: string, ...content: ComponentChild[]): Part {
  return { id, title, content }
}
