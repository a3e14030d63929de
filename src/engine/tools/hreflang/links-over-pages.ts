import type { Json, JsonObject } from '../../../api/results.ts'
import { oneLine } from '../../../text/one-line.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { languageOf, pathOf } from '../../judging/same-on-pages.ts'
import { defineRunTopic, type RunPage } from '../../judging/tool-definition.ts'
import { loosePath } from '../../page/page-address.ts'
import { isSameLanguage, nameOf, readLanguageTag } from '../../syntax/language-tag.ts'
import { isXDefault } from './language-versions.ts'
import { VERSIONS_HELP } from './versions-help.ts'

/** Whether links stay in the language of their page where the page behind them is there in it. */
export const linksOverPages = defineRunTopic({
  checks: {
    'link-changes-language': {
      severity: 'warning',
      title: 'A link leads readers to another language, although the page exists in theirs',
      why: 'Readers land on a page that they may be unable to read, and the version in their language gets no link.',
      fix: 'Link to the version in the language of this page. If the other language is meant, say so: in the text of the link, or with hreflang on it.',
      help: VERSIONS_HELP,
      example: '<a href="/en/prices">Preise</a> on /de/, where /en/prices names /de/preise as German',
    },
  },
  judge(pages) {
    const byAddress = new Map(pages.map(page => [URL.parse(page.url)?.href, page] as const).reverse())
    return { 'link-changes-language': pages.map(page => judge(page, url => byAddress.get(url))) }
  },
})

function judge(page: RunPage, pageAt: (url: string) => RunPage | undefined): Judgement {
  const language = languageOf(page)
  const judged = entriesOf(page.facts('hreflang')?.['foreignLinks']).flatMap(({ url, text }) => {
    const target = typeof url === 'string' ? pageAt(url) : undefined
    return target && language !== '' && languageOf(target) !== '' ? { target, text: String(text) } : []
  })
  if (judged.length === 0) {
    return notApplicable('the page links to no audited page in the folder of another language')
  }
  return failWhere(
    judged.flatMap(({ target, text }) => {
      const there = languageOf(target)
      const version = isSameLanguage(there, language) ? undefined : versionIn(language, target)
      if (version === undefined || isPage(version, page) || namesLanguage(text, there, language)) return []
      const message = `"${oneLine(text, 60)}" on ${pathOf(page.url)} leads to ${pathOf(target.url)} in ${nameOf('language', there)}, whose version in ${nameOf('language', language)} is ${pathOf(version)}`
      return { url: target.url, message }
    }),
  )
}

/** The version of a page in a language, where the page names itself in its own as well. */
function versionIn(language: string, page: RunPage): string | undefined {
  const named = entriesOf(page.facts('hreflang')?.['alternates']).flatMap(({ hreflang, url }) => {
    if (typeof hreflang !== 'string' || typeof url !== 'string' || isXDefault(hreflang)) return []
    const code = readLanguageTag(hreflang)?.language
    return code === undefined || !URL.canParse(url) ? [] : { code, url }
  })
  const own = named.filter(({ url }) => isPage(url, page))
  const isSound = own.length > 0 && own.every(({ code }) => isSameLanguage(code, languageOf(page)))
  return isSound ? named.find(({ code }) => isSameLanguage(code, language))?.url : undefined
}

/** By the path alone: pages of a preview name versions by their addresses of production. */
function isPage(url: string, page: RunPage): boolean {
  return loosePath(new URL(url)) === loosePath(new URL(page.url))
}

/** Whether a text says in what language the page behind it is: in English, in that language or in its own. */
function namesLanguage(text: string, there: string, here: string): boolean {
  const said = text.toLowerCase()
  if (said.split(/[^\p{L}]+/u).includes(there)) return true
  return ['en', there, here].some(language => said.includes(nameIn(language, there).toLowerCase()))
}

function nameIn(language: string, named: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(named) ?? named
  } catch {
    return named
  }
}

function entriesOf(list: Json | undefined): JsonObject[] {
  return Array.isArray(list) ? (list as JsonObject[]) : []
}
