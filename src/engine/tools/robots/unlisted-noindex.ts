import { fail, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { NotApplicable, NotMeasured } from '../../not-measured.ts'
import type { PageDirective } from '../../page/page-directives.ts'
import type { Visit } from '../../visit/visit.ts'
import { crawlPermission } from './crawl-permission.ts'
import { noindexWeight } from './noindex-weight.ts'
import { directivePlace, forWhom, isForMainBots, keepsOut, pageRules } from './page-rules.ts'

/** A noindex on a page that the sitemap leaves out, or that neither a sitemap nor the start page leads to. */
export const unlistedNoindex = defineTopic({
  checks: {
    'noindex-unlisted': {
      severity: 'warning',
      title: 'The page is set to noindex, apparently on purpose',
      why: 'Search engines drop a page with noindex from their index. Here it may be meant: each place says what suggests that.',
      fix: 'Remove the noindex only if people should find the page in search. Otherwise leave it, and add this check to "ignore" for the page.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
      example: '<meta name="robots" content="noindex"> on /old-prices, which the sitemap leaves out',
    },
  },
  async judge(visit) {
    const { shipped } = await pageRules(visit)
    const rules = shipped.filter(keepsOut)
    const judgement =
      rules.length === 0
        ? notApplicable('the page has no noindex')
        : await judgeUnlisted(visit, shipped, fail(rules.map(rule => directivePlace(rule, forWhom(rule)))))
    return { judgements: { 'noindex-unlisted': judgement } }
  },
})

/** Rules beside a noindex of those who want nobody to see a page; plug-ins for search write "noindex, follow". */
const SECRETS: ReadonlySet<string> = new Set(['none', 'nofollow', 'noarchive', 'nosnippet', 'noimageindex'])

function isOfSecrets(rule: PageDirective): boolean {
  return isForMainBots(rule) && SECRETS.has(rule.name)
}

async function judgeUnlisted(
  visit: Visit,
  shipped: readonly PageDirective[],
  found: Judgement,
): Promise<Judgement> {
  const weight = await noindexWeight(visit)
  if (weight.is === 'moot') return notApplicable(weight.reason)
  // That the start page does not link to it alone is no sign of a purpose.
  if (weight.is === 'left-out' && weight.by === 'sitemap' && shipped.some(isOfSecrets))
    return notApplicable(
      'the page also has rules such as nofollow, noarchive or nosnippet, which are set on purpose',
    )
  if (await isBlocked(visit))
    return notApplicable('robots.txt keeps crawlers from the page as well, which is reported separately')
  if (weight.is !== 'left-out') return notApplicable('the noindex is reported as an error')
  return withSign(found, SIGNS[weight.by])
}

/** What tells that a noindex may be meant, behind whom it is for. */
const SIGNS = {
  sitemap: 'the sitemap leaves the page out',
  address: 'by its URL the page is internal',
  home: 'there is no sitemap, and the home page does not lead to the page',
  draft: 'the page says that it is still to come, and the sitemap lists it: take it out there',
} as const

function withSign(found: Judgement, sign: string): Judgement {
  if (found.outcome !== 'fail') return found
  const occurrences = found.occurrences.map(place => ({ ...place, message: `${place.message}; ${sign}` }))
  return { ...found, occurrences }
}

async function isBlocked(visit: Visit): Promise<boolean> {
  try {
    return (await crawlPermission(visit)).closed.length > 0
  } catch (error) {
    if (error instanceof NotMeasured || error instanceof NotApplicable) return false
    throw error
  }
}

const LEFT_OUT = {
  sitemap: 'no sitemap lists the page',
  address: 'the page is internal by its URL',
  home: 'no sitemap lists the page',
  draft: 'the page says that it is still to come',
} as const

/** A failure of `noindex-meta` or `noindex-header`, where the page is lost by it. */
export async function unlessMeant(visit: Visit, judgement: Judgement): Promise<Judgement> {
  if (judgement.outcome !== 'fail') return judgement
  const weight = await noindexWeight(visit)
  switch (weight.is) {
    case 'moot':
      return notApplicable(weight.reason)
    case 'left-out':
      return notApplicable(`${LEFT_OUT[weight.by]}, so its noindex is reported as a warning`)
    default:
      return judgement
  }
}
