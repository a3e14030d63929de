import { percentDecoded } from '../../text/percent-decoded.ts'

/** What numbers the pages of a list, which are alike on purpose, in the languages that are most frequent on the web. */
const PAGE_NUMBER =
  /\/(?:page|pg|seite|pagina|página|pagine|sida|side|strona|sivu|stranica|sayfa|trang)[/-]?\d+\/?(?=$|\?)|[?&](?:page|paged|p|pg|seite|pagina|start|offset|cpage)=\d*/gi
/** A form of a page that is made for paper or phones. */
const OTHER_FORM =
  /\/(?:print|printable|amp)\/?(?=$|\?)|[?&](?:print|printable|amp|outputtype=amp|(?:format|view|layout|tmpl)=(?:print|amp|component))(?:=[^&]*)?(?=$|&)/gi
/** A version of a documentation, as the segment of a path. */
const DOCUMENTATION_VERSION =
  /\/(?:next|latest|stable|nightly|current|master|main|dev|v\d+|v?\d+(?:\.(?:\d+|x))+)(?=\/)/gi
/** A number at the end of a path. */
export const BARE_NUMBER = /\/\d{1,3}\/?$/
/**
 * Lists of what has a tag, an author or a date: they show the same texts in another selection. The words are those of
 * addresses, without accents. Further down than a section of a language a year is an edition, as of statutes.
 */
const ARCHIVE =
  /\/(?:tags?|tagi|labels?|etiket(?:ten?|ter|ler)?|etiquetas?|etiquettes?|etichett[ae]|oznak[ae]|stit(?:ek|ky)|trefwoord(?:en)?|emneord|schlag(?:wort|worter|woerter)|categor(?:y|ies?|ias?)|[ck]ategorija|[ck]ategorije|kategori(?:a|e|en|er|ler)?|rubriek(?:en)?|rubri(?:que|ka)s?|auth?ors?|autor(?:es|en|a)?|auteurs?|autor[ei]|archives?)(?:\/|$)|^(?:\/[^/]+){0,2}\/(?:19|20)\d\d(?:[/-][01]\d(?:[/-][0-3]\d)?)?\/?$/

/** Whether a page is a list of a tag, an author or a date by its address. */
export function isArchive(url: string): boolean {
  const path = percentDecoded(URL.parse(url)?.pathname ?? '')
  return ARCHIVE.test(path.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase())
}

/** Whether a page is a further page of a list, or a form of another page for paper or phones, by its address. */
export function isFurtherPage(url: string): boolean {
  return withoutForm(url) !== url
}

/** Whether a page is a further page of the list at another address, as `/blog/page/2` of `/blog`. */
export function isFurtherPageOf(url: string, first: string): boolean {
  return isFurtherPage(url) && listOf(url) === listOf(first)
}

/** Whether the address of a page ends with a number, as those of some lists do. */
export function isNumbered(url: string): boolean {
  return BARE_NUMBER.test(URL.parse(url)?.pathname ?? '')
}

/**
 * The address of what a page is a further page, another form or another version of, without a slash at its end; its own
 * where it is none of these.
 */
export function listOf(url: string): string {
  return withoutForm(url)
    .replace(DOCUMENTATION_VERSION, '')
    .replace(/\/(?=\?|$)/, '')
}

function withoutForm(url: string): string {
  return url.replace(PAGE_NUMBER, '').replace(OTHER_FORM, '')
}
