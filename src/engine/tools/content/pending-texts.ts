import { cutEnd } from '../../../text/cut.ts'
import { type Element, isElement } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { TextBlock } from '../../page/text/blocks.ts'
import type { MainText } from '../../page/text/main-text.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import type { Examination } from './examination.ts'
import { examinedPage } from './examined-page.ts'

/** Whether the page has what it is made for, or says that it will come. */
export const pendingTexts = defineTopic({
  checks: {
    'text-to-come': {
      severity: 'warning',
      title: 'The page says that its content is still to come',
      why: 'Visitors who come for that content leave, and search engines see the same empty template on each of these pages.',
      fix: 'Fill in the values, leave out the parts that have none, or keep the page out of the build until it is written.',
      help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
      example: '<li>Monday: info to follow</li> <li>Tuesday: info to follow</li> <p>Address to follow</p>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    return { judgements: unlessUnfilled(page, { 'text-to-come': judgePending(examination) }) }
  },
})

/** Whole values that say that the value is missing. What is announced for sale ("coming soon") or open ("TBA") is none. */
const PENDING = new RegExp(
  `^(?:${[
    '(?:more )?(?:info|information|details|text|content|description|address|price|prices|photo|bio) (?:to follow|will follow|coming soon|to be (?:added|announced|confirmed))|to be added',
    '(?:meer )?(?:info|informatie|adres|prijs|prijzen|tekst|foto|beschrijving) volgt(?: nog| snel| binnenkort)?|volgt (?:nog|binnenkort)',
    '(?:weitere |mehr )?(?:infos?|informationen|text|adresse|preise?|beschreibung|details|bild|foto|inhalt) folg(?:t|en)(?: in kürze| bald| noch| demnächst)?|folgt (?:in kürze|noch|bald|demnächst)|wird noch (?:ergänzt|eingefügt)',
    "(?:plus d[’']?)?(?:infos?|informations|texte|adresse|contenu|description|photo|détails) à venir|à compléter",
    '(?:información|texto|contenido|descripción|foto) (?:próximamente|por (?:definir|completar))|por completar',
    '(?:informazioni|testo|contenuto|descrizione|foto) in arrivo|da completare',
    '(?:informações|texto|conteúdo|descrição) em breve|a preencher',
    '(?:informacje|treść|opis|zdjęcie) wkrótce|do uzupełnienia|(?:informace|text|popis) (?:bude doplněn[ayo]?|připravujeme)',
    '(?:информация|текст|описание|адрес) (?:скоро (?:появится|будет)|уточняется|будет добавлен[ао]?)',
    'bilgi (?:yakında|eklenecek)|yakında eklenecek',
    '(?:近日|順次)(?:公開|掲載|更新)(?:予定)?(?:です)?|準備中(?:です)?|(?:内容|资料|資料)(?:待补充|待補充|建设中|整理中)|준비 ?중(?:입니다)?',
  ].join('|')})[\\s.!…。]*$`,
  'iu',
)
/** Whole texts that say of the page or the site itself, or to who writes it, that it is not there yet: once is enough. */
const UNFINISHED = new RegExp(
  `^[\\s\\p{Extended_Pictographic}\\u200d\\ufe0f]{0,9}(?:${[
    // What is to be written in an exercise follows.
    '(?:(?:texte |contenu |article )?[àa] r[ée]diger|(?:text|content) to be written|texto por (?:redactar|escribir)|testo da scrivere|text (?:muss noch geschrieben werden|noch zu schreiben)|tekst (?:nog te schrijven|do napisania))(?=[\\s.!…]*$)',
    "(?:[^.!?]{1,90}[.!?] )?(?:please be patient(?: as|,| while)? )?we(?:[’']re| are) (?:still|currently) (?:updating|working on|finali[sz]ing|building|adding to) (?:this|the|our) (?:schedule|agenda|program(?:me)?|timetable|page|web ?site|site|list)(?=[\\s.!…]*$)",
    '(?:this |our |the )?(?:web ?site|web ?page)s? (?:is|are) (?:currently |still )?(?:under construction|being (?:built|rebuilt)|not (?:yet )?available)|this (?:page|site) is (?:currently |still )?under construction|(?:page|website) under construction',
    '(?:(?:some|many|several) (?:parts|pages|areas|sections) of )?(?:this|our|the) (?:new )?(?:web ?site|homepage) (?:is|are) (?:currently |still )?(?:under (?:construction|development)|being (?:built|developed))|this (?:new )?site is (?:currently |still )?(?:under development|being built)(?=.{0,60} (?:features|buttons|pages|links))',
    '(?:(?:einige |manche )?(?:teile|bereiche|seiten) (?:dieser|unserer|der) (?:neuen )?(?:web ?site|webseite|homepage)|(?:diese|unsere|die) neue (?:web ?site|webseite|homepage)) (?:sind|ist|befinde[nt] sich) (?:derzeit |gerade |noch |momentan )?(?:im aufbau|in (?:entwicklung|bearbeitung|arbeit))',
    "(?:certaines|plusieurs) pages (?:du|de ce|de notre) (?:nouveau )?site sont (?:encore |toujours |actuellement )?en (?:cours de )?construction|(?:algunas|varias) páginas (?:de este|del|de nuestro) sitio (?:todavía |aún )?están en construcción|(?:sommige|enkele) (?:pagina[’']s|delen|onderdelen) van (?:deze|onze) website zijn (?:nog )?in (?:opbouw|aanbouw)",
    '(?:diese |unsere |die )?(?:web ?site|website|webseite|homepage|seite)n? (?:ist|sind|befindet sich|wird) (?:derzeit |gerade |noch |momentan )?(?:im aufbau|in bearbeitung|in arbeit|überarbeitet|nicht verfügbar)|(?:website|seite|homepage) im aufbau',
    '(?:(?:ce|notre) site|(?:le )?site (?:web|internet)|(?:cette |la )?page)(?: est)?(?: actuellement| encore| toujours)? en (?:cours de )?construction',
    '(?:actualmente )?(?:las?|esta|nuestra) (?:páginas?|webs?|sitio) (?:(?:todavía |aún )?no está[n]? disponibles?|(?:todavía |aún )?está[n]? en construcción)(?: actualmente)?|(?:página|sitio web|web) en construcción',
    '(?:questo |il |questa |la )?(?:sito|pagina) (?:è )?(?:attualmente |ancora )?in (?:costruzione|allestimento|manutenzione)',
    '(?:este |o |esta |a )?(?:site|página) (?:ainda )?(?:está )?(?:ainda )?em construção',
    '(?:deze |onze |de )?(?:website|site|pagina) is (?:momenteel |nog )?(?:in opbouw|in aanbouw|onder constructie)|(?:website|site|pagina) in opbouw',
    '(?:strona|serwis) (?:jest )?w (?:budowie|przebudowie)|(?:stránky?|web) (?:jsou |je )?(?:ve výstavbě|v rekonstrukci)|az oldal (?:jelenleg )?(?:feltöltés|szerkesztés|fejlesztés) alatt(?: áll)?',
    '(?:sidan|webbplatsen|hemsidan) är under (?:uppbyggnad|konstruktion)|siden er under (?:opbygning|konstruktion)|site(?:miz)? yapım aşamasında(?:dır)?|(?:сайт|страница) (?:находится )?в (?:разработке|стадии разработки)',
    '(?:ova |naša |web )?(?:web ?)?(?:stranica|stranice) (?:je |su )?(?:trenutno |još )?(?:u izradi|u izgradnji|u pripremi)|(?:spletna )?stran (?:je )?(?:še )?(?:v izdelavi|v pripravi)|(?:táto |naša )?(?:web )?(?:stránka|stránky) (?:je |sú )?(?:vo výstavbe|v rekonštrukcii)',
    '(?:acest )?(?:site(?:-ul)?|pagin[ăa]) (?:web )?(?:este |e )?(?:încă |momentan )?[îi]n construc[țţt]ie|(?:la |aquesta )?(?:pàgina|web) (?:està )?en construcció|(?:siden|nettsiden|nettstedet|hjemmesiden) er under (?:konstruksjon|oppbygging|utvikling|udvikling|udarbejdelse)',
    '(?:tämä |tämän )?(?:sivu|sivusto|sivut|verkkosivut|kotisivut)(?:mme)? (?:on |ovat )?(?:vielä )?(?:rakenteilla|työn alla)|(?:veebi|kodu)?leh(?:t|ekülg) (?:on )?(?:koostamisel|ehitamisel|valmimisel)|(?:mājas ?)?lapa (?:ir )?(?:izstrādes stadijā|tiek (?:veidota|izstrādāta))|(?:svetainė|puslapis) (?:yra |dar )?(?:kuriama|kuriamas|ruošiama|ruošiamas|tvarkoma|tvarkomas)',
    '(?:сайтът|страницата) е? ?в процес на (?:изграждане|разработка|обновяване)|(?:сайт|сторінка) (?:знаходиться |перебуває )?[ву] розробці|(?:η (?:ιστο)?σελίδα|ο ιστότοπος|το site)(?: μας)? (?:είναι |βρίσκεται )?υπό κατασκευή',
    '(?:האתר|הדף|העמוד)(?: נמצא)? ב(?:בנייה|הקמה|שיפוצים)|(?:الموقع|الصفحة|هذه الصفحة) (?:قيد|تحت) (?:الإنشاء|التطوير|الانشاء)|(?:سایت|صفحه|این صفحه) در (?:حال|دست) (?:ساخت|طراحی)(?: است)?',
    '(?:trang(?: web)?|website)(?: này)? đang (?:được |trong quá trình )?xây dựng|(?:halaman|situs|website)(?: ini)? (?:sedang|masih) dalam (?:perbaikan|pengembangan|pembangunan)',
    '(?:この|当)?(?:ページ|サイト|ホームページ)は(?:現在|ただいま)?、?(?:工事中|制作中|作成中)です|(?:本|该|該)?(?:网站|網站|页面|頁面|站点)(?:正在)?(?:建设|建設|维护|維護)中|(?:홈페이지|사이트|페이지)[가는]? ?(?:준비|공사|제작) ?중(?:입니다)?',
  ].join('|')})(?:[,;.:!。，！–—-].{0,80})?[\\s.!…。！\\p{Extended_Pictographic}\\u200d\\ufe0f]*$`,
  'iu',
)
/** Whole texts that say of a part of the page, which they name, that it will be built in at this place. More of what is there is announced. */
const TO_BE_BUILT_IN = new RegExp(
  `^(?!(?:more|further|other|new|weitere|mehr|neue|flere|nye|fler|nya|meer|nieuwe|plus|de nouve|d[’']autres)(?!\\p{L}))[^.!?:]{3,90} (?:${[
    // Norwegian, Danish and Swedish
    '(?:kobles|legges|settes|bygges) inn her (?:snart|etter hvert|senere)|(?:indsættes|lægges ind|sættes ind|kobles på|tilføjes) her (?:snart|senere)|(?:läggs in|läggs till|kopplas in|infogas) här (?:snart|inom kort|senare)',
    '(?:will|to) be (?:added|embedded|connected|integrated|inserted|placed) here (?:soon|shortly|later)',
    '(?:wird|werden) hier (?:bald|in kürze|demnächst|später) (?:eingebunden|eingefügt|eingebettet|ergänzt)',
    '(?:wordt|worden) hier (?:binnenkort|later) (?:toegevoegd|ingevoegd|geplaatst)',
    '(?:sera|seront) (?:bientôt |prochainement )?(?:intégrée?s?|insérée?s?|ajoutée?s?) ici(?: bientôt| prochainement)?',
  ].join('|')})[\\s.!…]*$`,
  'iu',
)
/** Characters of such a statement with what follows it. */
const LONGEST_STATEMENT = 140
/** Places from which on it is no oversight at one of them. */
const LEAST = 3
/** Characters of such a value, and of a block that ends with it. */
const LONGEST = 60
const LONGEST_BLOCK = 120

function judgePending({ document, main }: Examination): Judgement {
  if (main.allBlocks.length === 0) return notApplicable('the page has no text')
  const pending = main.allBlocks.flatMap(({ element, prose, kind }) => {
    if (kind === 'code' || prose.length > LONGEST_BLOCK) return []
    const value = valuesOf(element, prose).findLast(isPending)
    return value === undefined ? [] : [{ element, value: value.trim() }]
  })
  const statement = unfinishedStatement(main)
  if (statement)
    return fail(
      document.occurrence(
        statement.element,
        `The page says "${cutEnd(statement.prose.trim(), LONGEST_STATEMENT)}"`,
      ),
    )
  const [first] = pending
  if (!first || pending.length < LEAST) return pass()
  const message = `In ${pending.length} places, such as "${cutEnd(first.value, LONGEST)}".`
  return fail(document.occurrence(first.element, message))
}

/** The text of a page that says of it, or of the site, that it is not there yet. */
export function unfinishedStatement({ allBlocks }: MainText): TextBlock | undefined {
  return allBlocks.find(
    ({ prose, kind }) =>
      kind !== 'code' &&
      prose.length <= LONGEST_STATEMENT &&
      (UNFINISHED.test(prose.trim()) || TO_BE_BUILT_IN.test(prose.trim())),
  )
}

function isPending(text: string): boolean {
  return text.length <= LONGEST && PENDING.test(text.trim())
}

/** A block itself, what stands in it behind its label, and what its last element says. */
function valuesOf(element: Element, prose: string): string[] {
  const last = element.childNodes.findLast(isElement)
  return [prose, prose.slice(prose.lastIndexOf(':') + 1), last ? startOfSeenText(last, LONGEST) : '']
}
