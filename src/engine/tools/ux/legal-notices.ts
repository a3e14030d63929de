import { attribute, foldSpace, type HtmlDocument, textOf, textWith } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { instantRedirect } from '../../page/instant-redirect.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { legalDutyOf } from '../../page/legal-duties.ts'
import { isSiteHome } from '../../page/site-home.ts'
import { isForUsers } from '../../syntax/for-users.ts'
import { isLegalNotice } from '../../syntax/legal-notice.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import { isOfTown } from '../schema/town-site.ts'
import { unlessAwaited } from './awaited-parts.ts'
import { leadsHome, withoutIndexFile } from './home-links.ts'
import { ownLinks } from './own-links.ts'

/** Whether a business says who it is, where the law of its country asks for a page of its own. */
export const legalNotices = defineTopic({
  checks: {
    'legal-notice-missing': {
      severity: 'notice',
      title: 'The page of a business has no link to its legal notice',
      why: 'In Germany, Austria, France and Spain every business must say on its site who it is (Impressum, mentions légales, aviso legal), within reach from every page. Competitors and authorities send costly warnings.',
      fix: 'Write the page with the name, address, contact and register entries of the business, and link to it in the footer of every page.',
      help: 'https://eur-lex.europa.eu/eli/dir/2000/31/oj#art_5',
      example:
        '<html lang="de"> … <footer><a href="tel:+49301234567">+49 30 1234567</a></footer>, and no link to an Impressum',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    const judgement = instantRedirect(page)
      ? notApplicable('the page only sends its visitors elsewhere')
      : linksHome(page)
        ? notApplicable('the home page is one click away, and is judged itself')
        : judgeNotice(page.document)
    return {
      judgements: unlessUnfilled(page, {
        'legal-notice-missing': await unlessAwaited(visit, page, judgement),
      }),
    }
  },
})

/** Two clicks are within reach to the courts: one to the home page and one to the notice. */
function linksHome(page: JudgedPage): boolean {
  if (isSiteHome(page)) return false
  return ownLinks(page).some(leadsHome(withoutIndexFile(new URL(page.url).pathname)))
}

/** Characters of a page that are looked at, its data included, links, and characters of an address. */
const MAX_TEXT = 300_000
const MAX_LINKS = 2000
const MAX_ADDRESS = 500

/**
 * Words of those who sell or serve, in the languages of the countries; a phone number has everybody, and hours, dates and
 * services have clubs, schools and town halls as well.
 */
const TRADE =
  /(?<!\p{L})(?:gmbh|ohg|kg(?!\p{L})|e\.\s?k\.|ug(?!\p{L})|sarl|s\.?a\.?r\.?l|eurl|sasu?(?!\p{L})|s\.l\.u?\.?|leistungen|unsere leistungen|preise?(?!\p{L})|preisliste|angebot|kunden|kundin|termin (?:vereinbaren|buchen|anfragen)|terminvereinbarung|sprechzeiten|buchen|buchung|reservier|bestell|warenkorb|praxis|restaurant|gasthof|hotel|ferienwohnung|(?:gäste|doppel|einzel)zimmer|werkstatt|kanzlei|agentur|dienstleist|handwerk|(?:meister|familien|handwerks)betrieb|devis|tarifs?(?!\p{L})|prix(?!\p{L})|clients?(?!\p{L})|réserv|boutique|panier|hôtel|gîte|chambres? d['’]hôtes?|prestations?(?!\p{L})|artisan|prendre rendez-vous|precios?(?!\p{L})|tarifas?(?!\p{L})|clientes?(?!\p{L})|reservas?(?!\p{L})|reservar|tienda|carrito|presupuesto|clínica|hostal|cita previa|menú del día|prezio|preu(?!\p{L})|botiga)|\d\s?(?:€|eur(?!\p{L}))|€\s?\d/iu
/** Who is no business, by the title or the name of the site. */
const CLUB =
  /(?<!\p{L})(?:e\.\s?v\.|\p{L}{0,30}verein|\p{L}{0,20}vereinigung|\p{L}{0,20}verband|tsv|fsv|tus|djk|spvgg|freiwillige feuerwehr|\p{L}{0,20}feuerwehr|\p{L}{0,20}chor|\p{L}{0,20}gemeinde|pfarrei|kirche|(?:\p{L}{0,20}(?:grund|haupt|real|ober|gesamt|volks|fach))?schule|gymnasium|collège|lycée|école|colegio|escuela|instituto|escola|ikastola|club|klub|association|asociación|associació|asoc\.|ampa|agrupación|federación|fédération|torneo|open de|peña|cofradía|parroquia|paroisse|collectif|colectivo|plataforma)(?!\p{L})/iu
const MAX_NAME = 200
/** Entries of menus often stand beside each other without a blank. */
const APART: ReadonlySet<string> = new Set(
  'a button li p div td th br option h1 h2 h3 h4 span strong'.split(' '),
)

/** The word by which a page is of somebody who sells or serves, and not of a town, a club or a person who can be called. */
function wordOfTrade(document: HtmlDocument, written: string): string | undefined {
  const names = document.elements('title', 'h1').map(element => textOf(element).slice(0, MAX_NAME))
  const isOther = isOfTown(document) || names.some(name => CLUB.test(name))
  return isOther ? undefined : TRADE.exec(written)?.[0]
}

function judgeNotice(document: HtmlDocument): Judgement {
  const { body, url } = document
  if (!body || isLegalNotice(url) || isForUsers(url))
    return notApplicable('the page is a legal notice itself, or for those who log in')
  const written = textOf(body).slice(0, MAX_TEXT)
  const links = document.elements('a', 'area', 'button').slice(0, MAX_LINKS)
  const addresses = links.map(link => (attribute(link, 'href') ?? '').slice(0, MAX_ADDRESS))
  const duty = legalDutyOf(document)
  if (!duty) return notApplicable('the page shows no business in a country whose law is known here')
  const word = wordOfTrade(document, textWith(body, APART).slice(0, MAX_TEXT))
  if (word === undefined) return notApplicable('nothing on the page shows that it is of a business')
  const labels = links.map(link => (attribute(link, 'aria-label') ?? '').slice(0, MAX_ADDRESS))
  const ids = document.withAttribute('id').map(element => attribute(element, 'id')!.slice(0, MAX_ADDRESS))
  if ([written, ...addresses, ...labels, ...ids].some(text => duty.words.test(text))) return pass()
  return fail({
    url,
    message: `This looks like a business in ${duty.country} ("${foldSpace(word)}"), but no link or text says "${duty.notice}" (${duty.law}).`,
  })
}
