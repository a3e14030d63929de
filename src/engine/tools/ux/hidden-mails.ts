import { platformOf } from '../../../net/platform.ts'
import { attribute, type Element } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isSuccess } from '../../network/status.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import type { Visit } from '../../visit/visit.ts'

/** Whether mail addresses that Cloudflare has hidden are shown to visitors again. */
export const hiddenMails = defineTopic({
  checks: {
    'mail-address-hidden': {
      severity: 'warning',
      title: 'Visitors read "[email protected]" instead of an email address',
      why: 'Cloudflare hides email addresses from programs, and its script shows them to visitors again. The page was saved with the addresses hidden, and the host of production has no such script.',
      fix: 'Write the address into the page again: <a href="mailto:info@example.com">info@example.com</a>.',
      help: 'https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/',
      example:
        '<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="5b31">[email&#160;protected]</a> on github.io',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    return { judgements: unlessUnfilled(page, { 'mail-address-hidden': await judge(visit, page) }) }
  },
})

/** Hosts of platforms that Cloudflare changes no pages of. */
const WITHOUT_CLOUDFLARE: ReadonlySet<string> = new Set([
  'firebaseapp.com',
  'github.io',
  'gitlab.io',
  'netlify.app',
  'vercel.app',
  'web.app',
])
/** The script that shows the addresses, by its name. */
const SHOWS = /\/email-decode(?:\.min)?\.js(?:\?|$)/
/** Characters of an attribute that are looked at. */
const MAX_ADDRESS = 2000

async function judge(visit: Visit, { document, preview, url }: JudgedPage): Promise<Judgement> {
  const hidden = document.elements('a', 'span').filter(isHidden)
  if (hidden.length === 0) return notApplicable('Cloudflare has hidden no email address of the page')
  // Of a preview it is production that matters.
  const host = preview ? preview.origin && new URL(preview.origin).hostname : new URL(url).hostname
  if (!host || !WITHOUT_CLOUDFLARE.has(platformOf(host) ?? ''))
    return pass('Cloudflare may show the addresses again on production')
  for (const script of document.elements('script')) {
    const src = (attribute(script, 'src') ?? '').slice(0, MAX_ADDRESS)
    const address = SHOWS.test(src) ? document.addressOf(src) : undefined
    if (!address) continue
    const { final } = await visit.fetchForSite(address.href)
    if (final && isSuccess(final.status)) return pass(`${address.pathname} shows the addresses`)
  }
  return failWhere(
    hidden.map(element =>
      document.occurrence(
        element,
        `Visitors read "[email protected]" here: nothing on ${host} shows the address again.`,
      ),
    ),
  )
}

/** As Cloudflare writes it; its script takes the class away. */
function isHidden(element: Element): boolean {
  return (
    /(?:^|\s)__cf_email__(?:\s|$)/.test((attribute(element, 'class') ?? '').slice(0, MAX_ADDRESS)) &&
    /^[\da-f]{4,}$/i.test((attribute(element, 'data-cfemail') ?? '').slice(0, MAX_ADDRESS))
  )
}
