import {
  fail,
  failWhere,
  type Judgements,
  notApplicable,
  notMeasured,
  pass,
  sameForAll,
} from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import type { Exchange, FinalResponse } from '../../network/exchange.ts'
import { isSuccess, provesNothing } from '../../network/status.ts'
import { type CanonicalLink, declaredCanonical } from '../../page/canonical-links.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { openHtml } from '../../page/open-html.ts'
import { loosePath, namesItself } from '../../page/page-address.ts'
import { isNoindex } from '../../page/page-directives.ts'
import { comparableUrl } from '../../syntax/comparable-url.ts'
import { hereOf } from '../../syntax/preview.ts'
import { isForGitHubPages } from '../../visit/github-pages.ts'
import type { Visit } from '../../visit/visit.ts'
import { googleDirectives } from './google-directives.ts'
import { type SerpPage, serpPage } from './serp-page.ts'

const HELP = 'https://developers.google.com/search/docs/crawling-indexing/canonicalization-troubleshooting'

const checks = {
  'canonical-target-redirects': {
    severity: 'warning',
    title: 'The canonical URL redirects',
    why: 'The URL that search engines should show is not the one where the page answers.',
    fix: 'Use the URL that the redirect leads to as canonical.',
    help: HELP,
    example: '<link rel="canonical" href="https://www.example.com/old">, which answers 301',
  },
  'canonical-target-broken': {
    severity: 'error',
    title: 'The canonical URL answers with an error',
    why: 'It tells search engines that the real page is one that does not exist. They may drop this page.',
    fix: 'Use a URL that answers with status 200 as canonical.',
    help: HELP,
    example: '<link rel="canonical" href="https://www.example.com/gone">, which answers 404',
  },
  'canonical-target-noindex': {
    severity: 'error',
    title: 'The canonical page has noindex',
    why: 'This page asks search engines to show the canonical page instead, which forbids being shown. Neither may appear.',
    fix: 'Remove the noindex from the canonical page, or use another canonical.',
    help: HELP,
    example: 'the canonical page has <meta name="robots" content="noindex">',
  },
  'canonical-target-elsewhere': {
    severity: 'warning',
    title: 'The canonical page has another canonical itself',
    why: 'Search engines do not follow chains of canonicals reliably, and may ignore both.',
    fix: 'Use the last page of the chain as canonical.',
    help: HELP,
    example: '/a names /b as canonical, /b names /c',
  },
} satisfies Record<string, CheckDefinition>

type TargetJudgements = Judgements<keyof typeof checks>

/** What answers at the canonical URL, where it is another page of this host. */
export const canonicalTarget = defineTopic({
  checks,
  readsDocument: true,
  async judge(visit) {
    const read = await serpPage(visit)
    return { judgements: unlessUnfilled(read.page, await judgeTarget(visit, read)) }
  },
})

async function judgeTarget(visit: Visit, { page, canonical }: SerpPage): Promise<TargetJudgements> {
  if (!canonical?.url) {
    return sameForAll(checks, notApplicable('the page declares no usable canonical, or several'))
  }
  const here = new URL(page.url)
  const own = hereOf(page.preview, canonical.url)
  const target = own ?? canonical.url
  if (comparableUrl(target) === comparableUrl(here))
    return (await isHomeWithoutSlash(visit, canonical.url)) ? judgeHome(page, canonical) : judgeSelf(page)
  // The server of a preview may put a slash or an ending behind a path where production does not.
  const isSame = own !== undefined && loosePath(own) === loosePath(here)
  const isFolder = isSame && `${own.pathname}/` === here.pathname && (await isForGitHubPages(visit))
  if (isSame && !isFolder) return judgeSelf(page)
  if (target.hostname !== here.hostname || isOtherPort(target, here)) {
    return sameForAll(
      checks,
      notApplicable(
        'the canonical is on another host, where the page may not be until this version is released',
      ),
    )
  }
  const exchange = await visit.fetch(target.href)
  const { final } = exchange
  if (!final) return judgeFailure(exchange, canonical)
  if (provesNothing(final.status)) {
    return sameForAll(checks, notMeasured(`the canonical ${final.url} answers ${final.status}`))
  }
  if (isFolder && comparableUrl(final.url) !== comparableUrl(here)) return judgeSelf(page)
  // GitHub redirects to the folder as the server of the preview does.
  const sameThere = own !== undefined && loosePath(new URL(final.url)) === loosePath(own) && !isFolder
  return judgeAnswer(page, final, exchange.hops.length > 1 && !sameThere, canonical)
}

/** The canonical is this page, which answers. */
function judgeSelf(page: HtmlPage): TargetJudgements {
  const judgements = sameForAll(checks, pass())
  return googleDirectives(page).some(isNoindex)
    ? { ...judgements, 'canonical-target-noindex': SELF_NOINDEX }
    : judgements
}

/** Whether a URL is the folder of production without its slash, which GitHub redirects to the one with it; a preview has no such folder. */
async function isHomeWithoutSlash(visit: Visit, url: URL): Promise<boolean> {
  const { preview } = visit
  const isHome = preview !== undefined && preview.folder !== '' && url.pathname === preview.folder
  return isHome && (await isForGitHubPages(visit))
}

/** The canonical is this page without the slash at its end. */
function judgeHome(page: HtmlPage, chosen: CanonicalLink): TargetJudgements {
  const url = chosen.url!.href
  return {
    ...judgeSelf(page),
    'canonical-target-redirects': fail(
      chosen.at(`GitHub Pages redirects ${url} to ${url}/, with a slash at the end`),
    ),
  }
}

const SELF_NOINDEX = notApplicable('this page is set to noindex as well')

/** http and https of one host have different ports; with ports written out, they are different servers. */
function isOtherPort(canonical: URL, page: URL): boolean {
  return canonical.port !== page.port
}

function judgeFailure({ failure }: Exchange, chosen: CanonicalLink): TargetJudgements {
  const unknown = sameForAll(checks, notMeasured(`the canonical ${failure?.url} ${failure?.message}`))
  const endless = failure?.kind === 'redirect-loop' || failure?.kind === 'too-many-redirects'
  if (!endless) return unknown
  return {
    ...unknown,
    'canonical-target-redirects': fail(chosen.at(`${chosen.url!.href} ${failure.message}`)),
  }
}

function judgeAnswer(
  page: HtmlPage,
  answer: FinalResponse,
  redirected: boolean,
  chosen: CanonicalLink,
): TargetJudgements {
  const url = hereOf(page.preview, chosen.url!)?.href ?? chosen.url!.href
  const when = (failed: boolean, message: string) => failWhere(failed ? [chosen.at(message)] : [])
  const redirects = when(redirected, `${url} redirects to ${answer.url}`)
  if (!isSuccess(answer.status)) {
    const none = notApplicable('the canonical page does not answer with success')
    return {
      'canonical-target-redirects': redirects,
      'canonical-target-broken': when(true, `${url} answers ${answer.status}`),
      'canonical-target-noindex': none,
      'canonical-target-elsewhere': none,
    }
  }
  const target = openHtml(answer, page.preview)
  const next = target && declaredCanonical(target)
  return {
    'canonical-target-redirects': redirects,
    'canonical-target-broken': pass(),
    'canonical-target-noindex': !target
      ? notApplicable('the canonical is not an HTML page')
      : googleDirectives(page).some(isNoindex)
        ? SELF_NOINDEX
        : when(googleDirectives(target).some(isNoindex), `${answer.url} has noindex`),
    'canonical-target-elsewhere': !target
      ? notApplicable('the canonical is not an HTML page')
      : redirected
        ? notApplicable('the canonical redirects, which is reported separately')
        : when(next !== undefined && !namesItself(next, target), `The canonical of ${url} is ${next?.href}`),
  }
}
