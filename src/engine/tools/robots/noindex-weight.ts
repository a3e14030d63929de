import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { withoutFragment } from '../../network/redirect-target.ts'
import { isGone, isSuccess } from '../../network/status.ts'
import { NotApplicable, NotMeasured } from '../../not-measured.ts'
import { instantRedirect } from '../../page/instant-redirect.ts'
import { isLedOn } from '../../page/judged-page.ts'
import { openHtml } from '../../page/open-html.ts'
import { scriptShellOf } from '../../page/script-shell.ts'
import { isSiteHome } from '../../page/site-home.ts'
import { mainTextOf } from '../../page/text/main-text.ts'
import { regionsOf } from '../../page/text/regions.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { comparableUrl } from '../../syntax/comparable-url.ts'
import { isForUsers } from '../../syntax/for-users.ts'
import { isLegalNotice } from '../../syntax/legal-notice.ts'
import { isArchive, isFurtherPage } from '../../syntax/list-addresses.ts'
import { askedAt } from '../../syntax/preview.ts'
import { isHomeKeptOut } from '../../visit/home-kept-out.ts'
import { isLinkedFromHome } from '../../visit/linked-from-home.ts'
import { perVisit } from '../../visit/per-visit.ts'
import type { Visit } from '../../visit/visit.ts'
import { placeInSitemaps } from '../sitemap/listing.ts'
import { robotsOfPage } from './robots-file.ts'

/** What a noindex means on a page: a page lost, one that is left out on purpose as it seems, or nothing at all. */
export type NoindexWeight =
  | { is: 'lost' }
  /** By its sitemap, or else by its address or its start page, or by its own words. */
  | { is: 'left-out'; by: 'sitemap' | 'address' | 'home' | 'draft' }
  | { is: 'moot'; reason: string }

/** Pages that hosts and frameworks serve in place of one that is missing or failed. */
const ERROR_PAGE =
  /\/(?:404|50\d|50x|_error|_not-found|not-found|page-not-found)(?:\.html?|\/(?:index\.html?)?)?$/i

/** One page of a whole manual, which generators make for printing: mdBook, MkDocs with print-site. */
const PRINT_VERSION = /\/print(?:[-_](?:page|version|site))?(?:\.html?|\/(?:index\.html?)?)?$/i

/**
 * Pages that nobody is to find by a search: what an app shows without a network, drafts and previews, what is put into
 * other pages, what advertisements lead to, and what shows all parts of a design.
 */
const ASIDE =
  /\/(?:offline|drafts?|previews?|embeds?|widgets?|iframe|lp|ads?|style-?guide|kitchen-?sink|playground|sandbox|tests?)(?:\.html?|\/.*)?$/i

/** Folders that are called internal, or as templates call that of their guides to a design and licenses of its pictures. */
const OF_OWN_USE =
  /\/(?:intern(?:al|e|o|a|es|os|as)?|utility(?:-pages)?|template-(?:pages|info)|style-?guide)(?:\.html?|\/.*)?$/i

/** What a noindex means on the audited page, if it has one. Sitemaps are read for that, so it is asked only then. */
export const noindexWeight = perVisit(async (visit): Promise<NoindexWeight> => {
  const { exchange, url } = await robotsOfPage(visit)
  const status = exchange.final?.status
  if (status !== undefined && isGone(status)) {
    return { is: 'moot', reason: `the page answers ${status}, so search engines do not show it anyway` }
  }
  if (ERROR_PAGE.test(new URL(url).pathname)) {
    return { is: 'moot', reason: 'it is an error page, which does not belong in search results' }
  }
  if (PRINT_VERSION.test(new URL(url).pathname)) {
    return { is: 'moot', reason: 'a version for printing repeats other pages, which search engines show' }
  }
  if (await leadsOn(visit)) {
    return { is: 'moot', reason: 'the page only sends its visitors elsewhere, such as to their language' }
  }
  const isHome = isSiteHome({ url, preview: visit.preview })
  const place = isHome ? 'unknown' : await placeInSitemaps(visit)
  // One that a sitemap lists all the same is a fault of that, which is reported there.
  if (isLegalNotice(url) || isForUsers(url)) {
    return { is: 'moot', reason: 'legal notices, thanks and the like are kept out of search on purpose' }
  }
  // Plug-ins keep lists of categories out by a setting; that the sitemap lists them all the same is reported there.
  const isKeptOut = isArchive(url) || isFurtherPage(url)
  if (isKeptOut || (place === 'left-out' && ASIDE.test(new URL(url).pathname))) {
    return { is: 'moot', reason: 'lists of tags, drafts and the like are kept out of search on purpose' }
  }
  if (!isHome && (await isHomeKeptOut(visit))) return { is: 'lost' }
  if (place === 'listed' && (await isDraft(visit))) return { is: 'left-out', by: 'draft' }
  if (place === 'listed' || isHome) return { is: 'lost' }
  if (await isEmptyList(visit))
    return { is: 'moot', reason: 'plug-ins keep lists without an entry out of search' }
  if (await asksForPassword(visit)) {
    return { is: 'moot', reason: 'what is behind a password is kept out of search on purpose' }
  }
  if (place === 'left-out' && (await isStillToCome(visit))) {
    return {
      is: 'moot',
      reason: 'the page says that its content is still to come, and the sitemap leaves it out',
    }
  }
  if (place !== 'unknown') return { is: 'left-out', by: 'sitemap' }
  if (OF_OWN_USE.test(new URL(url).pathname)) return { is: 'left-out', by: 'address' }
  // Without a sitemap, the start page tells whether visitors are to find it.
  return (await isLinkedFromHome(visit)) === false ? { is: 'left-out', by: 'home' } : { is: 'lost' }
})

/** Whether visitors are sent on to another page at once, so that this one is no result of a search anyway. */
async function leadsOn(visit: Visit): Promise<boolean> {
  return await ofPage(async () => {
    if (instantRedirect(await visit.htmlPage())) return true
    return isLedOn(await visit.judgedPage())
  })
}

/** What lists and calendars say that have no entry, as a text of its own. */
const NO_ENTRIES =
  /^(?:there (?:were|are) )?no (?:results|events|upcoming events|posts|entries|items|products)(?: (?:were |have been )?found)?[.!]?$|^nothing (?:was )?found[.!]?$|^(?:es wurden )?keine (?:ergebnisse|veranstaltungen|beiträge|einträge|produkte)(?: gefunden| vorhanden)?[.!]?$|^aucun (?:résultat|événement|article|produit)(?: trouvé)?[.!]?$|^no se (?:han encontrado|encontraron) (?:resultados|eventos|entradas|productos)[.!]?$|^nessun (?:risultato|evento|articolo|prodotto)(?: trovato)?[.!]?$|^nenhum (?:resultado|evento|produto)(?: encontrado)?[.!]?$|^(?:er zijn )?geen (?:resultaten|evenementen|berichten|producten)(?: gevonden)?[.!]?$/i
const MAX_NO_ENTRIES = 60
const NOTICES = ['p', 'li', 'div', 'span', 'h2', 'h3', 'td'] as const
const MAX_NOTICES = 3000

/** Whether a page is a list in which there is nothing. */
async function isEmptyList(visit: Visit): Promise<boolean> {
  return await ofPage(async () => {
    const { document } = await visit.judgedPage()
    return document
      .elements(...NOTICES)
      .slice(0, MAX_NOTICES)
      .some(element => NO_ENTRIES.test(startOfSeenText(element, MAX_NO_ENTRIES)))
  })
}

/** What a heading says of a part that is still to be written. */
const TO_WRITE =
  /^(?:coming soon|to be (?:written|announced|done)|tb[ad]|to ?do|work in progress|under construction|in arbeit|im aufbau|demnächst|folgt in kürze|[àa] (?:rédiger|venir|compléter)|prochainement|en construction|próximamente|en construcción|em breve|em construção|prossimamente|in costruzione|in arrivo|binnenkort|in opbouw|wkrótce|w budowie|připravujeme|kommer snart|kommer inom kort|tulossa)[\s.…!]*$/i

/** A mark of its own on a post that is still to be published. */
const PLANNED =
  /^(?:planned|scheduled|unpublished|not (?:yet )?published(?: yet)?|gepland|geplant|noch nicht veröffentlicht|prévu|planificado|pianificato|planejado|agendado|planerad|planlagt|suunniteltu|zaplanowan[ey]|plánováno)$/i

/** Whether a page that no list leads to says of itself that it is not written, or not published yet. */
async function isDraft(visit: Visit): Promise<boolean> {
  const isUnwritten = await ofPage(async () => {
    const { document } = await visit.judgedPage()
    return textsAmong(document, ['h1', 'h2', 'h3', 'h4']).some(text => TO_WRITE.test(text))
  })
  if (isUnwritten && (await isLinkedFromHome(visit)) === false) return true
  const isMarked = await ofPage(async () => {
    const { document } = await visit.judgedPage()
    const { boilerplate, hidden } = regionsOf(document)
    const marks = textsAmong(document, NOTICES, element => !boilerplate.has(element) && !hidden.has(element))
    return marks.some(text => TO_WRITE.test(text) || PLANNED.test(text))
  })
  return isMarked && (await isLinkedFromList(visit)) === false
}

function textsAmong(
  document: HtmlDocument,
  tags: readonly string[],
  isMeant: (element: Element) => boolean = () => true,
): string[] {
  return document
    .elements(...tags)
    .slice(0, MAX_NOTICES)
    .filter(isMeant)
    .map(element => startOfSeenText(element, MAX_NO_ENTRIES))
}

/** Whether the page of the folder that a page lies in links to it, as the list of its posts; undefined where there is none. */
async function isLinkedFromList(visit: Visit): Promise<boolean | undefined> {
  const { url } = await robotsOfPage(visit)
  const folder = new URL(/\/(?:index\.html?)?$/i.test(new URL(url).pathname) ? '..' : '.', url)
  if (folder.pathname === '/') return undefined
  const { final } = await visit.fetchForSite(folder.href)
  const list = final && isSuccess(final.status) ? openHtml(final, visit.preview)?.document : undefined
  if (!list || scriptShellOf(list)) return undefined
  const placeOf = (address: string) => comparableUrl(address).replace(/(?:\/(?:index\.html?)?|\.html?)$/i, '')
  const own = placeOf(url)
  const links = list.elements('a').flatMap(link => list.addressOf(attribute(link, 'href') ?? '') ?? [])
  return links.some(({ href }) => placeOf(askedAt(visit.preview, withoutFragment(href))) === own)
}

/** How a text ends that announces what is to stand in its place: "Press kit coming soon". */
const ANNOUNCED =
  /(?:^|\s)(?:coming soon|(?:to|will) follow(?: soon| shortly)?|to come|to be (?:added|announced)|(?:folgt|folgen)(?: in kürze| bald| demnächst| noch)?|[àa] venir|(?:arrive(?:nt)? )?(?:bientôt|prochainement)|próximamente|em breve|in arrivo|prossimamente|volgt(?: nog| snel| binnenkort)?|wkrótce|připravujeme|kommer (?:snart|inom kort)|tulossa(?: pian)?)[\s.…!]*$/i
/** Characters of all that a page says beside such a text, with that. */
const MAX_TEXT_TO_COME = 300

/** Whether a page says little more than that its content is still to come. */
async function isStillToCome(visit: Visit): Promise<boolean> {
  return await ofPage(async () => {
    const { document } = await visit.judgedPage()
    const { blocks } = mainTextOf(document, regionsOf(document))
    const characters = blocks.reduce((sum, { text }) => sum + text.length, 0)
    return (
      characters <= MAX_TEXT_TO_COME &&
      blocks.some(({ text }) => text.length <= MAX_NO_ENTRIES && ANNOUNCED.test(text))
    )
  })
}

/** Characters of a page beside whose field for a password there is something to read: shops have one on every page. */
const MAX_TEXT_OF_DOOR = 1500

/** Whether a page is little more than the door to what is not for everybody. */
async function asksForPassword(visit: Visit): Promise<boolean> {
  return await ofPage(async () => {
    const { document } = await visit.judgedPage()
    const text = document.body ? startOfSeenText(document.body, MAX_TEXT_OF_DOOR) : ''
    if (text.length >= MAX_TEXT_OF_DOOR) return false
    return document
      .elements('input')
      .some(field => attribute(field, 'type')?.trim().toLowerCase() === 'password')
  })
}

/** An answer about the page; no where it is none. */
async function ofPage(answer: () => Promise<boolean>): Promise<boolean> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof NotMeasured || error instanceof NotApplicable) return false
    throw error
  }
}
