import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { pathOf } from '../../judging/same-on-pages.ts'
import { defineRunTopic, type RunPage } from '../../judging/tool-definition.ts'
import { loosePath } from '../../page/page-address.ts'

/** Checks that say more of the same canonical. */
const SAID_BY = [
  'serp/canonical-to-root',
  'serp/canonical-target-broken',
  'serp/canonical-target-noindex',
  'serp/canonical-local-host',
  'hreflang/canonical-conflict',
]

/** Pages whose canonical is another page of the site. */
export const canonicalOverPages = defineRunTopic({
  checks: {
    'canonical-to-other-page': {
      severity: 'warning',
      title: 'The canonical of this page is another page of the site',
      why: 'Search engines show the page that the canonical names, and not this one.',
      fix: 'Make the canonical name this page. If this page is meant as a copy, remove it from the sitemap and link to the other one.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
      example: '/boots has <link rel="canonical" href="https://www.example.com/shoes">',
    },
  },
  judge(pages) {
    // Of several pages at one address the first counts.
    const byAddress = new Map(pages.map(page => [URL.parse(page.url)?.href, page] as const).reverse())
    return { 'canonical-to-other-page': pages.map(page => judge(page, named => byAddress.get(named))) }
  },
})

function judge(page: RunPage, pageAt: (address: string) => RunPage | undefined): Judgement {
  const facts = page.facts('serp')
  const named = facts?.['canonicalPage']
  if (typeof named !== 'string') return notApplicable('the page has no canonical that can be used')
  if (facts?.['canonicalIs'] !== 'elsewhere') return pass()
  if (facts['indexable'] === false) return notApplicable('the page is in no search result anyway')
  if (URL.parse(named)?.host !== URL.parse(page.url)?.host)
    return notApplicable('the canonical is on another host')
  if (isOtherForm(page.url, named))
    return notApplicable(
      'the page is the same in another form, such as AMP, for printing, or with parameters',
    )
  if (page.facts('redirects')?.['choosesLanguage'] === true)
    return notApplicable('the page only leads each visitor to a language of theirs')
  if (SAID_BY.some(id => page.failed(id))) return notApplicable('its canonical is reported by another check')
  const target = pageAt(named)
  const isAlike = target && target !== page && target.facts('serp')?.['title'] === facts['title']
  const alike = isAlike ? ', which has the same title' : ''
  const path = pathOf(named)
  // In front of a path such slashes would read as those of a host.
  const canonical = path.startsWith('//') ? `${named}, with a slash too many` : path
  return fail({ url: page.url, message: `The canonical is ${canonical}${alike}` })
}

/**
 * Endings of addresses of pages in another form: AMP, for printing, and what HTTrack calls a page with parameters,
 * `index1f3a.html`.
 */
const OF_FORM = /(?:\/(?:amp|print)\/?|[.-](?:amp|print)(?:\.html?)?|(?<=[a-z])[\da-f]{4}\.html?)$/i

/** Whether a page is the one that its canonical names, in a form that is there beside it on purpose. */
function isOtherForm(own: string, named: string): boolean {
  const [here, there] = [URL.parse(own), URL.parse(named)]
  if (!here || !there || !OF_FORM.test(here.pathname)) return false
  here.pathname = here.pathname.replace(OF_FORM, form => (/^[/.-]/.test(form) ? '' : '.html'))
  return loosePath(here) === loosePath(there)
}
