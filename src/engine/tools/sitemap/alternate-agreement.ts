import { failWhere, type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { type LanguageAlternate, languageAlternates } from '../../page/language-alternates.ts'
import { comparablePath, comparableUrl } from '../../syntax/comparable-url.ts'
import { hereOf, type Preview } from '../../syntax/preview.ts'
import { namesOf } from './listing.ts'
import type { SiteSitemaps } from './site-sitemaps.ts'

/**
 * Judges whether the language versions that a page names in its HTML and headers are those that the sitemaps name for
 * it. A version that one of them leaves out is no contradiction: search engines put them together.
 */
export function judgeAgreement(page: HtmlPage, site: SiteSitemaps): Judgement {
  const { origins, alternateFindings } = site
  if (alternateFindings.count === 0) return notApplicable('the sitemaps name no language versions')
  const { read } = languageAlternates(page)
  if (read.length === 0) return notApplicable('the page names no language versions itself')
  const names = namesOf(page.url, origins).exact
  const compared = read.map(alternate => ({
    alternate,
    result: compare(alternate, page.preview, names, site),
  }))
  if (compared.every(({ result }) => result === 'none')) {
    return alternateFindings.knowsAll
      ? notApplicable('the sitemaps name no language versions of this page')
      : notMeasured('the sitemaps name more language versions than are kept')
  }
  return failWhere(
    compared
      .filter(({ result }) => result === 'other')
      .map(({ alternate }) =>
        alternate.at(`${alternate.code} is ${alternate.url!.href} here and another page in the sitemap`),
      ),
  )
}

/** A page of a preview and its address of production are one. */
function compare(
  { code, url }: LanguageAlternate,
  preview: Preview | undefined,
  pages: readonly string[],
  { origins, alternateFindings }: SiteSitemaps,
) {
  if (!url) return 'none'
  const here = hereOf(preview, url) ?? url
  const path = comparablePath(here)
  const forms = origins.includes(here.origin) ? origins.map(origin => origin + path) : [comparableUrl(url)]
  const results = pages.flatMap(page => forms.map(form => alternateFindings.compare(page, code, form)))
  return results.find(result => result === 'same') ?? results.find(result => result === 'other') ?? 'none'
}
