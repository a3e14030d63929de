import type { Occurrence } from '../../../api/results.ts'
import { attribute, foldSpace, type HtmlDocument } from '../../formats/html/document.ts'

/** One non-empty meta text of a page. */
export interface MetaText {
  text: string
  /** The address of the page. */
  page: string
  at(message: string, url?: string): Occurrence
}

/** The meta texts of a page by name. Social networks read `property` and `name` alike, wherever they stand. */
export interface MetaTexts {
  first(name: string): MetaText | undefined
  all(name: string): readonly MetaText[]
}

export function readMetaTexts(document: HtmlDocument): MetaTexts {
  const byName = new Map<string, MetaText[]>()
  for (const element of document.elements('meta')) {
    const name = (attribute(element, 'property') ?? attribute(element, 'name') ?? '').trim().toLowerCase()
    const text = foldSpace(attribute(element, 'content') ?? '')
    if (name === '' || text === '') continue
    const same = byName.get(name) ?? []
    same.push({ text, page: document.url, at: (message, url) => document.occurrence(element, message, url) })
    byName.set(name, same)
  }
  const all = (name: string) => byName.get(name) ?? []
  return { all, first: name => all(name)[0] }
}
