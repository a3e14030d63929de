import { attribute, type Element } from '../../formats/html/document.ts'
import { nameOf } from './social-links.ts'

/** What the way to the top of a page is called, by languages. */
const WORDS: readonly string[] = [
  '(?:(?:back|go|return|scroll|jump) )?(?:to )?(?:the )?(?:page )?top(?: of (?:the |this )?page)?|(?:back|go|return) to (?:the )?(?:beginning|start)(?: of (?:the |this )?page)?',
  '(?:zurück )?nach oben|(?:zurück )?(?:zum |an den )?(?:seiten)?anfang(?: der seite)?',
  '(?:retour |revenir |remonter |aller )?(?:en |vers le |au )?haut(?: de (?:la )?page)?|(?:retour |revenir )?au début(?: de (?:la )?page)?',
  '(?:volver |ir |subir )?(?:al? )?(?:arriba|inicio de (?:la )?página|principio(?: de (?:la )?página)?|tope)|subir',
  '(?:voltar |ir )?(?:ao|para o) (?:topo|início da página)(?: da página)?|topo',
  "(?:torna |vai )?(?:su|all['’ ]inizio|in alto|in cima|a inizio)(?: della pagina| pagina)?",
  '(?:tornar? )?a dalt|amunt',
  '(?:terug )?(?:naar )?(?:boven|(?:de )?top)(?: van de pagina)?',
  '(?:tilbage |tilbake )?til toppen(?: af siden| av siden)?',
  '(?:tillbaka )?(?:till toppen|upp)(?: av sidan| på sidan)?',
  '(?:takaisin )?(?:sivun )?(?:ylös|alkuun)',
  '(?:powrót |wróć |powróć )?(?:do|na) (?:góry|górę|początku|początek)(?: strony)?',
  '(?:zpět )?(?:nahoru|na (?:začátek|vrchol))(?: stránky)?',
  '(?:späť )?(?:hore|nahor|na (?:začiatok|vrch))(?: stránky)?',
  '(?:povratak |povrat |natrag |nazad |idi |vrati se |nazaj |skok |skoči )?na (?:vrh|početak|začetek)(?: stranice| strane| strani)?|vrh (?:stranice|strane|strani)',
  '(?:повратак |назад |иди |врати се )?на (?:врх|почетак)(?: странице| стране)?',
  '(?:vissza )?(?:az? )?(?:oldal |lap )?(?:tetejére|elejére|tetejéhez)|ugrás az? (?:oldal )?(?:tetejére|elejére)',
  '(?:înapoi |mergi |du-te )?(?:sus|la început(?:ul paginii)?)',
  '(?:вернуться |перейти )?(?:наверх|вверх|к началу|в начало)(?: страницы)?',
  '(?:повернутися |перейти )?(?:нагору|догори|вгору|до початку|на початок)(?: сторінки)?',
  '(?:обратно |върни се )?(?:нагоре|към началото|в началото)(?: на страницата)?',
  '(?:sayfanın |sayfa )?(?:başa|başına|yukarı)(?: dön| çık| git)?',
  '(?:επιστροφή )?στην (?:κορυφή|αρχή)(?: της σελίδας)?',
  '(?:grįžti )?į (?:puslapio )?viršų|(?:atpakaļ )?uz augšu|(?:tagasi )?(?:lehe )?(?:üles|algusesse)',
  '(?:lên|về) đầu trang|(?:kembali )?ke atas',
  '(?:ページ)?(?:の)?(?:トップ|先頭|上)(?:へ|に)?(?:戻る)?|(?:返回|回到?)?(?:顶部|頂部|頂端|页首)|(?:맨 )?위로(?: 가기| 이동)?',
  'العودة (?:إلى|للأعلى).{0,12}|لأعلى|למעלה|(?:בחזרה |חזרה )?לראש (?:הדף|העמוד)|(?:بازگشت |برو )?به (?:بالا|بالای صفحه)',
]

/** The words alone: arrows and signs beside them apart. */
const TO_TOP = new RegExp(`^(?:${WORDS.join('|')})$`, 'iu')

/** Characters of a name that are read. */
const MAX_NAME = 100

/** Whether a name is that of the way to the top of a page, which href="#" is. */
export function isToTop(name: string): boolean {
  const words = name.slice(0, MAX_NAME).replace(/[^\p{L}\p{M}\p{N}'’ -]/gu, ' ')
  return TO_TOP.test(words.replace(/\s+/g, ' ').trim())
}

/** Whether a link says in words, or to those who rest on it or hear it, that it leads to the top of its page. */
export function leadsToTop(link: Element): boolean {
  const names = [nameOf(link), attribute(link, 'title'), attribute(link, 'aria-label')]
  return names.some(name => name !== undefined && isToTop(name))
}
