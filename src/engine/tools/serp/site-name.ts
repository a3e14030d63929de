import { foldSpace, textOf } from '../../formats/html/document.ts'
import { failWhere, type Judgements, notApplicable, sameForAll } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { isHomePage } from '../../syntax/comparable-url.ts'
import { TITLE_SEPARATORS } from '../../syntax/title-separators.ts'
import { logoName, nameAsTitle } from './logo-name.ts'
import type { Metadata } from './metadata.ts'
import { type SerpPage, serpPage } from './serp-page.ts'
import { allSiteNames, comparableName } from './site-names.ts'

const checks = {
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
      facts: { siteName: allSiteNames(read.siteNames)[0] ?? logoNameOf(read) ?? null },
    }
  },
})

/** The name on the home page that its title and the link to itself, or its data, agree on, or that is all of its title. */
function logoNameOf({ page, metadata, siteNames }: SerpPage): string | undefined {
  if (!isHomePage(page.url)) return undefined
  const title = anyTitle(metadata)
  return (
    logoName(page.document, title, page.preview) ?? nameAsTitle(title) ?? nameInTitle(siteNames.others, title)
  )
}

/** The first title with text: that another one before it is empty is reported separately. */
function anyTitle({ titles }: Metadata): string | undefined {
  return titles.head.map(title => foldSpace(textOf(title))).find(text => text !== '')
}

/** Characters of a title. */
const MAX_TITLE = 300

function nameInTitle(names: readonly string[], title: string | undefined): string | undefined {
  const start = title?.slice(0, MAX_TITLE) ?? ''
  const parts = new Set([start, ...start.split(TITLE_SEPARATORS)].map(comparableName))
  return names.find(name => comparableName(name) !== '' && parts.has(comparableName(name)))
}

function judgeNames({ page, siteNames, meta }: SerpPage): Judgements<keyof typeof checks> {
  if (!isHomePage(page.url)) {
    return sameForAll(checks, notApplicable('the name of a site is taken from its home page'))
  }
  const { structured, alternate, openGraph } = siteNames
  const known = [...structured, ...alternate].map(comparableName)
  const conflict =
    openGraph !== undefined && structured.length > 0 && !known.includes(comparableName(openGraph))
  const message = `og:site_name is "${openGraph}", WebSite structured data says "${structured[0]}"`
  return {
    'site-name-conflict':
      openGraph === undefined || structured.length === 0
        ? notApplicable('the page does not name the site in two places')
        : failWhere(conflict ? [meta.first('og:site_name')!.at(message)] : []),
  }
}
