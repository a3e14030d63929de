import { cutEnd } from '../../../text/cut.ts'
import type { ShownBanner } from '../../browser/consent-banners.ts'
import {
  failWhere,
  type Judgement,
  judgedWithout,
  notApplicable,
  notMeasured,
} from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { ASKS_FOR_CONSENT } from '../../page/text/consent-words.ts'
import type { Visit } from '../../visit/visit.ts'
import { trackersThatCollect } from './consent/collecting.ts'
import { hostsOf, isForEurope } from './consent/europe.ts'
import { findConsentScripts } from './consent/scripts.ts'
import { loadedPage } from './loaded-page.ts'

/** Whether visitors can refuse what a banner asks them to consent to. */
export const consentBanner = defineTopic({
  checks: {
    'consent-without-refusal': {
      severity: 'notice',
      title: 'The consent banner has a button to accept and none to refuse',
      why: 'In Europe consent counts only if refusing is as easy as accepting. A banner with "Accept" alone gives no valid consent.',
      fix: 'Add a button "Reject" of the same size beside "Accept", and start what tracks visitors only after "Accept".',
      help: 'https://www.edpb.europa.eu/our-work-tools/our-documents/other/report-work-undertaken-cookie-banner-taskforce_en',
      example: '<div class="cookies">We use cookies. <button>Accept</button></div>',
    },
  },
  async judge(visit) {
    return { judgements: { 'consent-without-refusal': await judge(visit) } }
  },
})

async function judge(visit: Visit): Promise<Judgement> {
  const page = await visit.htmlPage()
  const trackers = trackersThatCollect(page.document, findConsentScripts(page.document).trackers)
  if (!isForEurope(page.document, hostsOf(page)))
    return notApplicable('the page is not for visitors in Europe, as far as it says')
  const loaded = await loadedPage(visit)
  if (loaded === undefined) return notApplicable('the page has no scripts')
  if (loaded instanceof Error) return judgedWithout(loaded)
  const { shownBanners, url } = loaded
  if (!shownBanners) return notMeasured('Chrome had no time left to look for a banner')
  const asking = shownBanners.filter(({ text }) => ASKS_FOR_CONSENT.test(text))
  if (asking.length === 0) return notApplicable('the page shows no banner that asks for consent')
  // Who has to agree before anything can be pressed is forced to, whatever it is to.
  const forced = asking.filter(({ isHeldBack }) => isHeldBack)
  if (trackers.length === 0 && forced.length === 0)
    return notApplicable('the page as sent starts no known tracker')
  const list = new Intl.ListFormat('en-GB').format(trackers)
  const meanwhile = trackers.length > 0 ? `, while the page loads ${list}` : ''
  return failWhere(
    (trackers.length > 0 ? asking : forced)
      .filter(leavesNoChoice)
      .map(({ selector, pressed, isHeldBack, text }) => {
        const held = isHeldBack ? ', which cannot be pressed before a box is ticked' : ''
        return {
          url,
          selector,
          message: `The only button of this banner is "${pressed[0]}"${held}${meanwhile}: "${cutEnd(text, 80)}"`,
        }
      }),
  )
}

/** What a button to agree says and nothing else does, in the languages of most sites in Europe. */
const ACCEPTS =
  /^\W{0,3}(?:(?:i |yes,? ?i |ok,? ?)?(?:accept|agree|understand|got it|allow)|ok(?:ay)?\b|(?:alle )?(?:akzept|zustimm|einverstanden|verstanden|annehmen)|accepter|j['’]accepte|tout accepter|d['’]accord|compris|acept|de acuerdo|entendi|aceitar|aceito|concordo|accett|ho capito|accepteer|akkoord|ik ga akkoord|begrepen|akcept|zgadzam|rozumiem|zgoda|přij|souhlas|rozum|prijať|prijať|prijm|súhlas|elfogad|rendben|megértettem|godkänn|acceptera|jag förstår|godta|godkend|accepter|forstått|hyväksy|selvä|αποδοχ|αποδέχ|συμφων|εντάξει|приема|съгласен|разбрах|accept|sunt de acord|am înțeles|prihva|slažem|sprejm|strinjam|nõustu|sutin|piekr|съглас|прин|соглас|хорошо|згод|погодж)/iu
/** And what leaves a choice, whatever else it says. */
const CHOOSES =
  /setting|prefer|manage|customi|choose|choice|option|opt[- ]?out|reject|refus|declin|deny|disagree|necessary|essential|only|close|dismiss|einstell|anpass|ablehn|nur |notwendig|schließ|param[eè]tr|personnal|refuser|continuer sans|fermer|rechaz|configur|gestion|ajust|recus|rejeit|definiç|gerir|rifiut|impost|personalizz|chiud|weiger|instelling|voorkeur|beheer|alleen|odrzu|odmow|ustawien|zarządz|zamknij|odmít|odmiet|nastav|vlastn|elutasít|beállít|avvis|avböj|neka|inställning|indstilling|innstilling|afvis|kiellä|hylkää|asetuk|απόρρ|απόρι|ρυθμίσ|отказ|откл|настро|respinge|refuz|setări|odbij|postavk|zavrn|keeld|seaded|atmest|nustatym|noraid|iestat|відхил|налашт/iu

/** Where the policy is: it leads to another page, which says what the cookies are. */
const POLICY =
  /privac|datenschutz|cookie|gdpr|rgpd|rodo|confiden|informativa|prywatno|osobn|evästee|tietosuoja|integritet|personvern|adatv|adatkez|polit|polí|policy|legal|impressum|zasad|terms|απορρ|поверит|конфиден|лични|kakor|piškot|kolačić|slapuk/iu

function leavesNoChoice({ pressed, links, fields, isHeldBack }: ShownBanner): boolean {
  const [only = '', ...more] = pressed
  if (more.length > 0 || !ACCEPTS.test(only) || CHOOSES.test(only)) return false
  if (fields > 0 && !(isHeldBack && fields === 1)) return false
  return links.every(({ text, href }) => !CHOOSES.test(text) && (POLICY.test(text) || POLICY.test(href)))
}
