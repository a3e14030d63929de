import { attribute, type HtmlDocument } from '../formats/html/document.ts'

/** Characters of a name that are read. */
const MAX_NAME = 160

/** What a page says it was made with, in `<meta name="generator">`, such as `mkdocs-1.6.1, mkdocs-material-9.5`. */
export function generatorNames(document: HtmlDocument): string[] {
  return document
    .elements('meta')
    .filter(meta => attribute(meta, 'name')?.trim().toLowerCase() === 'generator')
    .map(meta => (attribute(meta, 'content') ?? '').trim().slice(0, MAX_NAME))
}
