import type { JsonObject, Occurrence } from '../../../api/results.ts'
import type { BrowserCookie, RenderedPage } from '../../browser/rendered-page.ts'
import { decodeHtml } from '../../formats/html/charset.ts'
import { attribute, type Element, HtmlDocument, textOf } from '../../formats/html/document.ts'
import {
  fail,
  failWhere,
  type Judgement,
  judgedWithout,
  notApplicable,
  notMeasured,
  pass,
} from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { header, mediaType } from '../../network/exchange.ts'
import { withoutFragment } from '../../network/redirect-target.ts'
import { isSuccess } from '../../network/status.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { instantRedirect } from '../../page/instant-redirect.ts'
import { isForUsers } from '../../syntax/for-users.ts'
import { isLegalNotice } from '../../syntax/legal-notice.ts'
import { homePage } from '../../visit/home-page.ts'
import type { Visit } from '../../visit/visit.ts'
import { fieldForData } from './consent/asked-data.ts'
import { trackersThatCollect } from './consent/collecting.ts'
import { embedsOfOthers } from './consent/embeds.ts'
import { hostsOf, isForEurope } from './consent/europe.ts'
import { leadsToNotice } from './consent/legal-links.ts'
import { leadsToPolicy, speaksOfPrivacy } from './consent/policy-link.ts'
import { opensPolicy } from './consent/policy-opener.ts'
import {
  type ConsentScripts,
  findConsentScripts,
  platformsAt,
  startOfGoogleTag,
  startOfMetaPixel,
  trackersAt,
  withScripted,
} from './consent/scripts.ts'
import { formOfService, type ServiceForm } from './consent/service-forms.ts'
import { knownCookie, needsConsent } from './known-cookies.ts'
import { type LoadedPage, loadedPage } from './loaded-page.ts'
import { partyOf } from './party.ts'
import { receivedCookies } from './received-cookies.ts'
import type { ReceivedCookie } from './storage.ts'

const EDPB =
  'https://www.edpb.europa.eu/our-work-tools/our-documents/guidelines/guidelines-22023-technical-scope-art-53-eprivacy-directive_en'

/**
 * What tracks visitors before they have chosen, and what the page tells them. Facts alone: consent platform, trackers,
 * TCF, GPP and the order of consent mode, since a tag manager may hold all of it back.
 */
export const consent = defineTopic({
  checks: {
    'tracking-before-consent': {
      scope: 'site',
      severity: 'warning',
      title: 'The server sets tracking cookies before consent',
      why: 'In the EU, the UK and elsewhere, analytics and advertising cookies need the consent of the visitor first. Authorities fine sites for this.',
      fix: 'Set the cookie only after the visitor has agreed. A consent platform or server-side tagging can hold it back.',
      help: EDPB,
      example: 'Set-Cookie: _fbp=fb.1.2.3 with the first response',
    },
    'scripts-track-before-consent': {
      severity: 'warning',
      title: 'Scripts or third parties set tracking cookies before consent',
      why: 'In the EU, the UK and elsewhere, analytics and advertising cookies need the consent of the visitor first. Authorities fine sites for this.',
      fix: 'Let a consent platform hold the scripts back until the visitor has agreed, or start them with consent denied.',
      help: EDPB,
      example: 'gtag.js sets _ga while the page loads',
    },
    'policy-link-missing': {
      severity: 'warning',
      title: 'The page tracks visitors and has no link to a privacy policy',
      why: 'Whoever tracks visitors must tell them who gets the data. Google Analytics and ad networks ask for such a policy in their terms, and visitors may land on any page.',
      fix: 'Link to the privacy or cookie policy, for example in the footer.',
      help: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj#art_13',
      example: 'a page with Google Analytics and no link to a privacy policy',
    },
    'data-without-policy': {
      severity: 'notice',
      title: 'A page that collects or passes on personal data has no link to a privacy policy',
      why: 'A site that asks for an email address or a phone number must tell visitors who gets the data. In Europe this also holds for a map or a video of another service.',
      fix: 'Link to the privacy policy, for example in the footer and beside the form.',
      help: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj#art_13',
      example: '<form><input type="email" name="email">…</form>, on a page with no link to a privacy policy',
    },
  },
  async judge(visit) {
    const page = await visit.htmlPage()
    const { document } = page
    const [{ stored }, loaded] = await Promise.all([receivedCookies(visit), loadedPage(visit)])
    const seen = loaded instanceof Error ? undefined : loaded
    const sent = findConsentScripts(document)
    const scripts = seen ? withScripted(sent, seen) : sent
    const tracking = stored.filter(({ name }) => needsConsent(name))
    const tracks = tracking.length > 0 || (seen !== undefined && trackingCookies(seen).length > 0)
    return {
      judgements: {
        'tracking-before-consent': failWhere(tracking.map(trackingPlace)),
        'scripts-track-before-consent': judgeLoaded(page, stored, scripts.platforms, loaded),
        ...(await judgePolicyLink(visit, page, seen, tracks, scripts)),
      },
      facts: scriptFacts(scripts),
    }
  },
})

function trackingPlace({ url, name }: ReceivedCookie): Occurrence {
  const { vendor, purpose } = knownCookie(name)!
  return { url, message: `${name} of ${vendor} (${purpose}) is set by the first response.` }
}

/**
 * Cookies that are there once the page has been loaded: those of scripts and of third parties, as far as Chrome keeps
 * them.
 *
 * @param stored cookies of the page's own answers, which are judged separately
 * @param platforms consent platforms of the page
 */
function judgeLoaded(
  page: HtmlPage,
  stored: readonly ReceivedCookie[],
  platforms: readonly string[],
  loaded: LoadedPage | undefined,
): Judgement {
  if (loaded === undefined)
    return notApplicable('the page has no scripts and loads nothing from other origins')
  if (loaded instanceof Error) return judgedWithout(loaded)
  const { document } = page
  const pageUrl = document.url
  const own = new Set(stored.map(({ name, domain }) => `${name} ${domain}`))
  const tracking = trackingCookies(loaded).filter(cookie => !own.has(`${cookie.name} ${hostOf(cookie)}`))
  const unseen = trackersAt(loaded.requests.filter(couldNotLoad).map(({ url }) => url))
  // Chrome asked for its script, so nothing held it back; where it comes, it sets its cookie at once.
  const pixel =
    unseen.includes('Meta Pixel') && platforms.length === 0 ? startOfMetaPixel(document) : undefined
  if (tracking.length === 0 && pixel) {
    const message = `This script starts the Meta Pixel ${pixel.account} while the page loads, which sets _fbp (marketing).`
    return fail(document.occurrence(pixel.element, message))
  }
  const isAlone = platforms.length === 0 && isForEurope(document, hostsOf(page))
  const tag = unseen.includes('Google tag') && isAlone ? startOfGoogleTag(document) : undefined
  if (tracking.length === 0 && tag) {
    const message = `This script starts the Google tag ${tag.account} while the page loads, which sets ${tag.cookie}.`
    return fail(document.occurrence(tag.element, message))
  }
  if (tracking.length === 0 && unseen.length > 0) {
    return notMeasured(`Chrome could not load ${unseen.join(', ')}, so nothing is known of its cookies`)
  }
  // Many platforms ask visitors of some countries alone, and the audit may run in another one.
  const hint =
    platforms.length > 0 ? ` ${platforms.join(', ')} did not hold it back where this audit ran.` : ''
  return failWhere(
    tracking.map(cookie => {
      const { vendor, purpose } = knownCookie(cookie.name)!
      const host = hostOf(cookie)
      const of = partyOf(host, pageUrl) === 'third' ? `a third party (${host})` : 'first party'
      const message = `${cookie.name} of ${vendor} (${purpose}), ${of}, is set while the page loads.${hint}`
      return { url: pageUrl, message }
    }),
  )
}

/** A script that visitors may get all the same: nothing of the page kept it away, nor its own address. */
function couldNotLoad({ type, failure = '' }: RenderedPage['requests'][number]): boolean {
  return type === 'Script' && /^net::ERR_(?!ABORTED|BLOCKED)/.test(failure)
}

/** Those that are known to track. */
function trackingCookies({ cookies }: RenderedPage): BrowserCookie[] {
  return cookies.filter(({ name }) => needsConsent(name))
}

function hostOf({ domain }: BrowserCookie): string {
  return domain.replace(/^\./, '')
}

/** @param seen the page as Chrome showed it, where it did: only there is a page without links known to have none */
async function judgePolicyLink(
  visit: Visit,
  page: HtmlPage,
  seen: RenderedPage | undefined,
  tracks: boolean,
  { trackers }: ConsentScripts,
): Promise<Record<'policy-link-missing' | 'data-without-policy', Judgement>> {
  const document = seen?.document ?? page.document
  const both = (judgement: Judgement) => ({
    'policy-link-missing': judgement,
    'data-without-policy': judgement,
  })
  if (instantRedirect(page)) return both(notApplicable('the page only sends its visitors elsewhere'))
  if (isLegalNotice(document.url)) return both(notApplicable('the page is a legal notice itself'))
  const collecting = trackersThatCollect(page.document, trackers)
  const tracked = tracks || collecting.length > 0
  const isOfUsers = isForUsers(document.url)
  const field = isOfUsers ? undefined : fieldForData(document)
  const form = isOfUsers || field ? undefined : formOfService(document)
  // Elsewhere nobody has to tell of a map that another service serves.
  const frames = isForEurope(document, hostsOf(page)) ? embedsOfOthers(document) : []
  const asked = field !== undefined || form !== undefined || frames.length > 0
  const noTracker = notApplicable('the page has no known tracker')
  const noData = notApplicable(
    tracked ? 'that the page tracks its visitors is judged separately' : 'the page asks for no data',
  )
  if (!tracked && !asked) return { 'policy-link-missing': noTracker, 'data-without-policy': noData }
  const listed = (things: readonly string[]) => new Intl.ListFormat('en-GB').format(things)
  const does = (what: string) =>
    failWhere([{ url: document.url, message: `The page ${what}, but has no link to ${POLICY}.` }])
  const lost = platformsAt(seen?.requests.filter(couldNotLoad).map(({ url }) => url) ?? [])
  const judged = leadsToPolicy(document, !tracked)
    ? pass()
    : lost.length > 0
      ? notMeasured(`Chrome could not load ${lost.join(', ')}, whose dialog may link to the policy`)
      : seen === undefined && page.document.elements('a').length === 0
        ? notMeasured('the page has no links to look at')
        : await unlessSaidElsewhere(
            visit,
            tracked
              ? does(
                  collecting.length > 0
                    ? `loads ${listed([...collecting.map(withArticle), ...frames])}`
                    : 'sets a tracking cookie',
                )
              : failWhere([dataPlace(document, frames.length > 0 ? listed(frames) : undefined, field, form)]),
            form !== undefined && frames.length === 0,
          )
  return tracked
    ? { 'policy-link-missing': judged, 'data-without-policy': noData }
    : { 'policy-link-missing': noTracker, 'data-without-policy': judged }
}

const POLICY = 'a privacy or cookie policy'

/** What becomes of the data of visitors: what is embedded gets it, or a form asks for it, which is the place where nothing does. */
function dataPlace(
  document: HtmlDocument,
  embeds: string | undefined,
  field: Element | undefined,
  form: ServiceForm | undefined,
): Occurrence {
  const hands = embeds === undefined ? [] : [`hands data of its visitors on (it has ${embeds})`]
  const asks = field
    ? ['asks for personal data in a form']
    : form
      ? [`asks for personal data in a form of ${form.service}`]
      : []
  const message = `The page ${[...hands, ...asks].join(' and ')}, but has no link to ${POLICY}.`
  const at = field ?? form?.element
  return at && embeds === undefined ? document.occurrence(at, message) : { url: document.url, message }
}

/** A tracker as a sentence names it: what is no name of a product needs an article. */
function withArticle(tracker: string): string {
  return tracker === 'Google tag' || tracker === 'Facebook SDK' ? `the ${tracker}` : tracker
}

/** Links to legal notices that are followed, and characters of such a page. */
const MAX_NOTICES = 2
const MAX_NOTICE = 200_000

/**
 * A failure, where no script opens the policy on the page, and no legal notice that it links to says what becomes of the
 * data, as those of small sites do.
 *
 * @param isOfService whether only a form of a service asks for data, which may link to the policy that the site has
 */
async function unlessSaidElsewhere(
  visit: Visit,
  judgement: Judgement,
  isOfService: boolean,
): Promise<Judgement> {
  if (judgement.outcome !== 'fail') return judgement
  const { document, url } = await visit.judgedPage()
  if (isOfService && (await homeLeadsToPolicy(visit)))
    return pass('the home page links to a policy, and the form of the service may do so as well')
  if (await opensPolicy(visit)) return pass('a click on its name opens the policy')
  const { host } = new URL(url)
  const addresses = document.elements('a').flatMap(link => {
    const address = document.addressOf(attribute(link, 'href') ?? '')
    return address?.host === host && leadsToNotice(link, address.href) ? withoutFragment(address.href) : []
  })
  for (const address of [...new Set(addresses)].slice(0, MAX_NOTICES)) {
    const { final } = await visit.fetchForSite(address)
    if (!final || !isSuccess(final.status) || mediaType(final) !== 'text/html') continue
    const { text } = decodeHtml(final.body.subarray(0, MAX_NOTICE), header(final, 'content-type'))
    const { body } = new HtmlDocument(text, final.url)
    if (body && speaksOfPrivacy(textOf(body)))
      return pass('the legal notice that it links to speaks of privacy')
  }
  return judgement
}

/** Whether the home page leads to a policy, or shows no links without scripts. */
async function homeLeadsToPolicy(visit: Visit): Promise<boolean> {
  const home = await homePage(visit)
  if (!home) return false
  const { document } = home
  return document.elements('a').length === 0 || leadsToPolicy(document, true)
}

function scriptFacts({ platforms, trackers, tcf, gpp, consentMode }: ConsentScripts): JsonObject {
  return {
    consentPlatforms: [...platforms],
    trackers: [...trackers],
    tcf,
    gpp,
    consentMode: consentMode ? { ...consentMode, defaults: { ...consentMode.defaults } } : null,
  }
}
