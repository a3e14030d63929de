import type { Occurrence } from '../../../api/results.ts'
import { attribute, type Element } from '../../formats/html/document.ts'
import { header, mediaType } from '../../network/exchange.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { languageKind, readLanguageTag } from '../../syntax/language-tag.ts'

/** What a page declares of its own language. */
export interface PageLanguage {
  /** `lang` of the root element, trimmed; in XHTML also `xml:lang`. Empty where there is none. */
  declared: string
  /** Primary language of it in lower case; undefined where it is missing or cannot be read. */
  language: string | undefined
  /** Languages of `Content-Language`, in the header and in meta elements. */
  contentLanguages: readonly { tag: string; where: Occurrence }[]
  /** Value of og:locale. */
  ogLocale: { tag: string; where: Occurrence } | undefined
}

export function pageLanguageOf(page: HtmlPage): PageLanguage {
  const { document, response } = page
  const { html } = document
  const xhtml = mediaType(response) === 'application/xhtml+xml'
  const declared = ((html && languageAttribute(html, xhtml)) ?? '').trim()
  const metas = document.elements('meta')
  const inMeta = metas.filter(
    meta => attribute(meta, 'http-equiv')?.trim().toLowerCase() === 'content-language',
  )
  const inHeader = { url: page.url, snippet: `Content-Language: ${header(response, 'content-language')}` }
  const locale = metas.find(meta => attribute(meta, 'property')?.trim().toLowerCase() === 'og:locale')
  return {
    declared,
    language: readable(declared),
    contentLanguages: [
      ...tagsIn(header(response, 'content-language')).map(tag => ({ tag, where: inHeader })),
      ...inMeta.flatMap(meta =>
        tagsIn(attribute(meta, 'content')).map(tag => ({ tag, where: document.occurrence(meta) })),
      ),
    ],
    ogLocale: locale && {
      tag: (attribute(locale, 'content') ?? '').trim(),
      where: document.occurrence(locale),
    },
  }
}

function languageAttribute(html: Element, xhtml: boolean): string | undefined {
  const lang = attribute(html, 'lang')
  return lang === undefined && xhtml ? attribute(html, 'xml:lang') : lang
}

function tagsIn(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map(tag => tag.trim())
    .filter(Boolean)
}

export function readable(tag: string): string | undefined {
  const language = readLanguageTag(tag.replaceAll('_', '-'))?.language
  return language && languageKind(language) !== 'unknown' ? language : undefined
}
