import { failWhere, type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { type LanguageAlternate, languageAlternates } from '../../page/language-alternates.ts'
import { comparablePath, comparableUrl } from '../../syntax/comparable-url.ts'
import { hereOf, type Preview } from '../../syntax/preview.ts'
import { namesOf } from './page-names.ts'
import { type SiteSitemaps, siteSitemaps } from './site-sitemaps.ts'

const HELP = 'https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap'

/**
 * Whether the language versions that a page names in its HTML and headers are those that the sitemaps name for it. A
 * version that one of them leaves out is no contradiction: search engines put them together.
 */
export const alternateAgreement = defineTopic({
  checks: {
    'alternate-contradicts-page': {
      severity: 'warning',
      title: 'The sitemap and the page name different URLs for one language',
      why: 'Google reads language versions from HTML, headers and sitemaps. If they contradict each other, it may ignore them.',
      fix: 'Name the versions in only one place, or generate both from the same data.',
      help: HELP,
      example:
        '<xhtml:link rel="alternate" hreflang="de" href="https://www.example.com/de/"/> in the sitemap,\n<link rel="alternate" hreflang="de" href="https://www.example.com/at/"> in the page',
    },
  },
  async judge(visit) {
    const site = await siteSitemaps(visit)
    const judgement =
      site.entries === 0
        ? notApplicable('the sitemaps list nothing')
        : judgeAgreement(await visit.htmlPage(), site)
    return { judgements: { 'alternate-contradicts-page': judgement } }
  },
})

function judgeAgreement(page: HtmlPage, site: SiteSitemaps): Judgement {
  const { origins, versions } = site
  if (versions.count === 0) return notApplicable('the sitemaps name no language versions')
  const { read } = languageAlternates(page)
  if (read.length === 0) return notApplicable('the page names no language versions itself')
  const names = namesOf(page.url, origins).exact
  const compared = read.map(alternate => ({
    alternate,
    result: compare(alternate, page.preview, names, site),
  }))
  if (compared.every(({ result }) => result === 'none')) {
    return versions.knowsAll
      ? notApplicable('the sitemaps name no language versions of this page')
      : notMeasured('the sitemaps name more language versions than are kept')
  }
  return failWhere(
    compared
      .filter(({ result }) => result === 'other')
      .map(({ alternate }) =>
        alternate.at(
          `${alternate.code} is ${alternate.url!.href} on the page, and another URL in the sitemap`,
        ),
      ),
  )
}

/** A page of a preview and its address of production are one. */
function compare(
  { code, url }: LanguageAlternate,
  preview: Preview | undefined,
  pages: readonly string[],
  { origins, versions }: SiteSitemaps,
) {
  if (!url) return 'none'
  const here = hereOf(preview, url) ?? url
  const path = comparablePath(here)
  const forms = origins.includes(here.origin) ? origins.map(origin => origin + path) : [comparableUrl(url)]
  const results = pages.flatMap(page => forms.map(form => versions.compare(page, code, form)))
  return results.find(result => result === 'same') ?? results.find(result => result === 'other') ?? 'none'
}
