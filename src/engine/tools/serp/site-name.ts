import { fail, failWhere, type Judgements, notApplicable, pass, sameForAll } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { isHomePage } from '../../syntax/comparable-url.ts'
import { type SerpPage, serpPage } from './serp-page.ts'
import { allSiteNames } from './site-names.ts'

const checks = {
  'site-name-missing': {
    scope: 'site',
    severity: 'notice',
    title: 'The home page does not state the name of the site',
    why: 'Google shows the name of the site above each result. If the home page does not state it, Google guesses or shows the domain.',
    fix: 'Add WebSite structured data with "name" and "url" to the home page.',
    help: 'https://developers.google.com/search/docs/appearance/site-names',
    example: 'a home page without WebSite data and og:site_name',
  },
  'site-name-conflict': {
    scope: 'site',
    severity: 'notice',
    title: 'The home page gives the site different names',
    why: 'Google compares the sources of a site name. If they disagree, it may show the wrong one.',
    fix: 'Use one name in WebSite structured data and og:site_name. Put other names into "alternateName".',
    help: 'https://developers.google.com/search/docs/appearance/site-names',
    example: '<meta property="og:site_name" content="Kranz">, and {"@type": "WebSite", "name": "Bike shop"}',
  },
} satisfies Record<string, CheckDefinition>

/** The name of the site, which Google shows above its results and takes from the home page. */
export const siteName = defineTopic({
  checks,
  readsDocument: true,
  async judge(visit) {
    const read = await serpPage(visit)
    return {
      judgements: unlessUnfilled(read.page, judgeNames(read)),
      facts: { siteName: allSiteNames(read.siteNames)[0] ?? null },
    }
  },
})

function judgeNames({ page, siteNames, meta }: SerpPage): Judgements<keyof typeof checks> {
  if (!isHomePage(page.url)) {
    return sameForAll(checks, notApplicable('the name of a site is taken from its home page'))
  }
  const { structured, alternate, openGraph } = siteNames
  const known = [...structured, ...alternate].map(comparable)
  const conflict = openGraph !== undefined && structured.length > 0 && !known.includes(comparable(openGraph))
  const message = `og:site_name is "${openGraph}", WebSite structured data says "${structured[0]}"`
  return {
    'site-name-missing':
      allSiteNames(siteNames).length > 0
        ? pass()
        : fail({ url: page.url, message: 'No WebSite structured data and no og:site_name' }),
    'site-name-conflict':
      openGraph === undefined || structured.length === 0
        ? notApplicable('the page does not name the site in two places')
        : failWhere(conflict ? [meta.first('og:site_name')!.at(message)] : []),
  }
}

/** Names that differ in case, blanks or punctuation alone are one name. */
function comparable(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
