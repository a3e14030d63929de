import type { Case } from '../../../support/tool-cases.ts'
import { ARTICLE, GERMAN, htmlPage, INDONESIAN, JAPANESE, PARAGRAPHS, RUSSIAN } from './prose.ts'

const words = (count: number) => `<p>${Array.from({ length: count }, (_, at) => `word${at}`).join(' ')}.</p>`
const description = (text: string) => `<meta name="description" content="${text}">`

const german = (content: string) => htmlPage({ lang: 'de', content: `<p>${GERMAN}</p>${content}` })
const SWEDISH =
  'Vi hjälper dig att sköta din trädgård året om. På våren beskär vi dina äppelträd, på sommaren vattnar vi rabatterna, och på hösten räfsar vi löven. Ring oss gärna om du har frågor om dina växter, så kommer vi hem till dig och tittar på vad som behöver göras. Våra priser hittar du längre ned på sidan.'
const UMLAUTS = '<p>Schöne Grüße für Bücher, Häuser, Körbe, Türme, Höhlen, Äpfel, Öfen und Übermut.</p>'
const german3 = [GERMAN.slice(0, 200), GERMAN.slice(200, 430), GERMAN.slice(430)]
  .map(text => `<p>${text}.</p>`)
  .join('')
/** A page that says that it is English: German, with the text of a sponsor in English. */
const MOSTLY_GERMAN = htmlPage({
  content: `${german3.repeat(4)}<p>${PARAGRAPHS[0]}</p><p>${PARAGRAPHS[1]}</p>`,
})
const YEAR = new Date().getUTCFullYear()
const footer = (text: string) => htmlPage({ after: `<footer><p>${text}</p></footer>` })

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const inMarch = (year: number, day: string) =>
  new Date(Date.UTC(year, 2, Number(day.replace(/\D/g, '')))).getUTCDay()
/** A day of March with its weekday of a year. */
const weekdayOf = (year: number, day: string) => `${WEEKDAYS[inMarch(year, day)]} ${day} March`
/** A day of March with a weekday that it has neither this year nor next. */
const gone = (day: string) => {
  const soon = [inMarch(YEAR, day), inMarch(YEAR + 1, day)]
  return `${WEEKDAYS.find((_, weekday) => !soon.includes(weekday))} ${day} March`
}

/** A trade in its English terms, in German sentences. */
const TERMS = [
  'Color science, autofocus, dynamic range, rolling shutter, price per day, battery life, card slots, weather sealing: Full Frame gegen Crop im Vergleich, welche Kamera lohnt sich.',
  'Payload, built-in fill light, charging case, battery life, cooling fan, slow motion, obstacle avoidance, flight time, wireless range: Drone gegen Gimbal, mit Preis.',
  'Output power, build quality, strobe versus continuous light, wedding flash, content creator, video production, interview setup: welches Licht passt zu welchem Dreh.',
]

const DANISH =
  'Vores røde cykel bærer pakker gennem byen i al slags vejr, og stellet bliver svejset i hånden på et lille værksted. Kunderne roser den stille rem, som hverken kræver olie eller pleje og holder længere end tre almindelige kæder.'

const DUTCH =
  'Onze rode fiets brengt pakjes door de stad bij elk weer, en het frame wordt met de hand gelast in een kleine werkplaats. Klanten prijzen de stille riem, die geen olie nodig heeft en langer meegaat dan drie gewone kettingen. Bel ons gerust als u vragen heeft over uw fiets.'

const BIO =
  'Ann Weaver builds sheds in Kent, writes about roofs for two magazines, and has taught four hundred people how to use a saw.'

const ENTRY = 'Checks of all parts of a garden shed'

export const TEXT_CASES: readonly Case[] = [
  {
    check: 'labels-in-english',
    when: 'a German page has them in fields, buttons and what is read out',
    site: german(
      '<button aria-label="Toggle navigation">≡</button><input placeholder="Type &amp; Hit Enter..."><button>Submit</button>',
    ),
    outcome: 'fail',
    says: 'The page is German, but says "Toggle navigation", "Type & Hit Enter...", "Submit".',
    selector: /button/,
  },
  {
    check: 'labels-in-english',
    when: 'a button has an English value, which nobody sees or hears',
    site: german('<button type="submit" value="Subscribe">Senden</button>'),
    outcome: 'pass',
  },
  {
    check: 'labels-in-english',
    when: 'a field that is a button has an English value',
    site: german('<input type="submit" value="Subscribe">'),
    outcome: 'fail',
    says: 'The page is German, but says "Subscribe".',
  },
  {
    check: 'labels-in-english',
    when: 'a Swedish page has a button for its colors',
    site: htmlPage({ lang: 'sv', content: `<p>${SWEDISH}</p><button>Light mode</button>` }),
    outcome: 'fail',
    says: 'The page is Swedish, but says "Light mode".',
  },
  ...(
    [
      ['fail', 'https://wa.me/4930123456?text=Hello%2C%20I%20would%20like%20to%20rent%20a%20bike.'],
      ['fail', 'mailto:a@kranz.example?body=Hello%2C%20I%20would%20like%20to%20rent%20a%20bike.'],
      ['pass', 'https://wa.me/4930123456?text=Hallo%2C%20ich%20m%C3%B6chte%20ein%20Rad%20mieten.'],
      ['pass', 'https://other.example/?text=Hello%2C%20I%20would%20like%20to%20rent%20a%20bike.'],
    ] as const
  ).map(
    ([outcome, href], at): Case => ({
      check: 'labels-in-english',
      when: `a link opens a chat with a message that is already written (${at + 1})`,
      site: german(`<a href="${href}">Chat</a><button>Senden</button>`),
      outcome,
      ...(outcome === 'fail' && {
        says: 'The page is German, but has a link that begins a message with "Hello, I would like to rent a bike.".',
      }),
    }),
  ),
  {
    check: 'labels-in-english',
    when: 'they stand in a part that the framework hides and nothing opens',
    site: german(
      '<div class="collapse clearfix" id="search"><input placeholder="Search"><button>Submit</button></div><button data-target="#menu">Karte</button>',
    ),
    outcome: 'pass',
  },
  {
    check: 'labels-in-english',
    when: 'a slider with one picture has switched its arrows off',
    site: german(
      '<ul><li><a class="flex-prev flex-disabled" href="#" tabindex="-1">Previous</a></li><li><a class="flex-next flex-disabled" href="#" tabindex="-1">Next</a></li></ul>',
    ),
    outcome: 'not-applicable',
  },
  {
    check: 'labels-in-english',
    when: 'a slider with more pictures has switched off the way back alone',
    site: german(
      '<ul><li><a class="flex-prev flex-disabled" href="#" tabindex="-1">Previous</a></li><li><a class="flex-next" href="#">Next</a></li></ul>',
    ),
    outcome: 'fail',
    says: 'The page is German, but says "Next".',
  },
  {
    check: 'labels-in-english',
    when: 'a button opens the part in which they stand',
    site: german(
      '<div class="collapse" id="search"><input placeholder="Search"></div><button data-bs-target="#search">Suche</button>',
    ),
    outcome: 'fail',
    says: 'The page is German, but says "Search".',
  },
  {
    check: 'labels-in-english',
    when: 'what is read out alone is English',
    site: german(
      '<nav aria-label="Main navigation"></nav><button aria-label="Toggle dark/light">☾</button><button aria-label="Close">×</button>',
    ),
    outcome: 'fail',
    says: 'The page is German, but says "Main navigation", "Toggle dark/light", "Close".',
    selector: /nav/,
  },
  {
    check: 'labels-in-english',
    when: 'a button for the menu and one for a chat are English',
    site: german(
      '<button aria-label="Menu toggle">≡</button><a href="https://wa.me/4930901820" aria-label="Contact via WhatsApp"><i></i></a>',
    ),
    outcome: 'fail',
    says: 'The page is German, but says "Menu toggle", "Contact via WhatsApp".',
    selector: /button/,
  },
  {
    check: 'labels-in-english',
    when: 'a button is called "Menu" in a language with another word',
    site: htmlPage({
      lang: 'sv',
      content: `<p>${SWEDISH}</p><button aria-label="Menu">≡</button>`,
    }),
    outcome: 'fail',
    says: 'The page is Swedish, but says "Menu".',
  },
  {
    check: 'labels-in-english',
    when: 'a button or a dish list is called "Menu" where that is hardly another word',
    site: german('<button aria-label="Menu">≡</button><a href="/menu">Menu</a><button>Karte</button>'),
    outcome: 'pass',
  },
  {
    check: 'labels-in-english',
    when: 'parts are named for screen readers in letters of another language',
    site: htmlPage({ lang: 'ru', content: `<p>${RUSSIAN}</p><nav aria-label="breadcrumb"></nav>` }),
    outcome: 'fail',
    says: 'The page is Russian, but says "breadcrumb".',
  },
  {
    check: 'labels-in-english',
    when: 'the system says that it has no translation of a label',
    site: german(
      '<a href="https://x.example/" aria-label="[MISSING TRANSLATION] Auf LinkedIn teilen">in</a>',
    ),
    outcome: 'fail',
    says: 'The page is German, but says "[MISSING TRANSLATION] Auf LinkedIn teilen".',
    selector: /a/,
  },
  {
    check: 'labels-in-english',
    when: 'the dates of a German page name the month in English',
    site: german(
      '<a href="#top">Oben</a><time datetime="2025-12-03">03 December 2025</time><time datetime="2026-12-02">Wed Dec 02 2026</time>',
    ),
    outcome: 'fail',
    says: 'The page is German, but says "03 December 2025", "Wed Dec 02 2026".',
    selector: /time/,
  },
  ...(
    [
      ['a month is called the same in German', '<time>April 9, 2026</time><time>12 Aug 2026</time>'],
      ['a date says that it is English', '<time lang="en">3 March 2026</time>'],
      [
        'an English date is one among others',
        '<time>3. März 2026</time><time>3 March 2026</time><time>5. Mai 2026</time>',
      ],
      ['a name is no month', '<time>3 Bernd 2026</time><time>2026-03-04</time><time>vor 3 Tagen</time>'],
    ] as const
  ).map(
    ([when, dates]): Case => ({
      check: 'labels-in-english',
      when,
      site: german(`<a href="#top">Oben</a>${dates}`),
      outcome: 'pass',
    }),
  ),
  {
    check: 'labels-in-english',
    when: 'they are German, or say that they are English',
    site: german(
      '<nav aria-label="Mobile Navigation"></nav><button aria-label="Menü öffnen">≡</button><input placeholder="Suche"><button lang="en">Submit</button><p>Read more</p>',
    ),
    outcome: 'pass',
  },
  {
    check: 'labels-in-english',
    when: 'the theme of a German page has headings and dates in English',
    site: german(
      '<button>Suchen</button><h2>Recent posts</h2><p>This article was updated on Juli 2026</p><p>Posted on 3. Mai 2026</p><p>3. Mai 2026 · 4 min read</p>',
    ),
    outcome: 'fail',
    says: 'The page is German, but says "Recent posts", "This article was updated on Juli 2026", "Posted on 3. Mai 2026", "3. Mai 2026 · 4 min read".',
    selector: /h2/,
  },
  {
    check: 'labels-in-english',
    when: 'a page with little text, which begins in its language, has a banner in English',
    site: htmlPage({
      lang: 'de',
      title: 'Skaten am Neckar',
      content:
        '<h1>Skaten am Neckar</h1><p>Das sind die Termine und Veranstaltungen rund um das Skaten am Neckar in diesem Jahr, die wir laufend ergänzen.</p>',
      after:
        '<footer><p>This website uses cookies. Select which cookies to opt in to by the boxes below; our website uses cookies to examine site traffic and user activity while on our site, for marketing, and to provide social media functionality.</p><button>Accept all</button></footer>',
    }),
    outcome: 'fail',
    says: 'The page is German, but says "Accept all".',
  },
  {
    check: 'labels-in-english',
    when: 'a page with little text declares a language that it does not begin in',
    site: htmlPage({
      lang: 'de',
      title: 'Skating',
      content:
        '<h1>Skating</h1><p>These are the dates and events for skaters along the river this year, which we complete from time to time.</p><button>Submit</button>',
    }),
    outcome: 'not-applicable',
  },
  {
    check: 'labels-in-english',
    when: 'a page that declares English says little besides a frame in German',
    site: htmlPage({
      title: 'Gallery',
      h1: '<h1>Gallery</h1>',
      content: '<img src="/a.jpg" alt="Shed"><button>Next</button>',
      after: `<div>${GERMAN.slice(0, 500)}</div>`,
    }),
    outcome: 'not-applicable',
  },
  {
    check: 'labels-in-english',
    when: 'a German form sends in English',
    site: german('<input placeholder="Subject"><button>Send</button>'),
    outcome: 'fail',
    says: 'The page is German, but says "Subject", "Send".',
  },
  {
    check: 'labels-in-english',
    when: 'the word is one of the language of the page, too',
    site: htmlPage({ lang: 'da', content: `<p>${DANISH}</p><button>Send</button>` }),
    outcome: 'pass',
  },
  ...(
    [
      ['nl', DUTCH, '<button aria-label="Open menu">≡</button>', 'pass'],
      ['nl', DUTCH, '<button aria-label="Toggle menu">≡</button>', 'fail'],
      [
        'nl',
        DUTCH,
        '<a href="https://wa.me/3120901820" aria-label="Contact via WhatsApp"><i></i></a>',
        'pass',
      ],
      ['de', GERMAN, '<a href="https://wa.me/4930901820" aria-label="Chat via WhatsApp"><i></i></a>', 'pass'],
    ] as const
  ).map(
    ([lang, text, label, outcome], at): Case => ({
      check: 'labels-in-english',
      when: `a label of English words may be as good in the language of the page (${at + 1})`,
      site: htmlPage({ lang, content: `<p>${text}</p>${label}` }),
      outcome,
    }),
  ),
  ...(
    [
      ['pass', '<button type="reset" class="md-icon md-search__icon">close</button>'],
      ['pass', '<button aria-label="Menü"><i class="material-icons">search</i></button>'],
      ['pass', '<button><mat-icon>close</mat-icon></button>'],
      ['pass', '<button style="font-family: \'Material Symbols Outlined\'">close</button>'],
      ['fail', '<button class="md-button">close</button>'],
      ['fail', '<button><span class="material-icons">close</span>Close</button>'],
      ['fail', '<button class="md-icon" aria-label="Close">close</button>'],
    ] as const
  ).map(
    ([outcome, button], at): Case => ({
      check: 'labels-in-english',
      when: `the name of an icon stands where its font draws the icon (${at + 1})`,
      site: german(`<button>Suchen</button>${button}`),
      outcome,
    }),
  ),
  {
    check: 'labels-in-english',
    when: 'a button of consent has a word of the language of the page, too',
    site: htmlPage({
      lang: 'ro',
      content:
        '<p>Bicicleta noastră roșie duce pachete prin oraș pe orice vreme, iar cadrul este sudat de mână într-un atelier mic. Clienții laudă cureaua care nu are nevoie de ulei și ține mai mult decât trei lanțuri obișnuite.</p><button>Doar necesare</button><button>Accept</button>',
    }),
    outcome: 'pass',
  },
  {
    check: 'labels-in-english',
    when: 'the banner of a German page asks for consent in English',
    site: german('<button>Manage preferences</button><button>Accept all</button>'),
    outcome: 'fail',
    says: 'The page is German, but says "Manage preferences", "Accept all".',
  },
  {
    check: 'labels-in-english',
    when: 'a German page speaks of such words, or has them as a part that is English',
    site: german(
      '<button>Suchen</button><p>Recent posts</p><h2>Publiziert</h2><p>Last modified: Fri Oct 15 1999</p><h2>Categories und Tags in Hugo</h2><div lang="en"><h3>Categories</h3><p>Posted on May 3</p></div><p>Posted on walls and doors all over the town, the first bills of the club were painted by hand, and nobody kept one.</p>',
    ),
    outcome: 'pass',
  },
  {
    check: 'labels-in-english',
    when: 'the page is an English version whose text is not translated',
    site: { '/en/rad': german('<button>Submit</button>').replace('lang="de"', 'lang="en"') },
    path: '/en/rad',
    outcome: 'not-applicable',
    says: /English version/,
  },
  ...['/imprint.en', '/imprint-en.html', '/imprint?lang=en'].map(
    (path): Case => ({
      check: 'labels-in-english',
      when: `${path} is an English version whose text is not translated`,
      site: { [path]: german('<button>Submit</button>').replace('lang="de"', 'lang="en"') },
      path,
      outcome: 'not-applicable',
      says: /English version/,
    }),
  ),
  {
    check: 'labels-in-english',
    when: 'a page only has the lang of its template',
    site: { '/rad': german('<button>Submit</button>').replace('lang="de"', 'lang="en"') },
    path: '/rad',
    outcome: 'fail',
    says: 'The page is German, but says "Submit".',
    selector: /button/,
  },
  {
    check: 'labels-in-english',
    when: 'a German page leads on in English',
    site: german('<a href="/rad">Read more »</a><a href="/blog/2">Older posts</a>'),
    outcome: 'fail',
    says: 'The page is German, but says "Read more »", "Older posts".',
    selector: /a:nth-of-type/,
  },
  {
    check: 'labels-in-english',
    when: 'English links of a German page lead to English pages, or are names',
    site: german(
      '<button>Suchen</button><a href="https://other.example/">Read more</a><a href="/en/a" hreflang="en">Read more</a><a href="/en/b">Read more</a><a href="/a" lang="en">Learn more</a><a href="/b">Home</a>',
    ),
    outcome: 'pass',
  },
  {
    check: 'labels-in-english',
    when: 'a German slider says it in a text that is only read out, and a form in its labels',
    site: german(
      '<div class="swiper-button"><span class="elementor-screen-only">Previous</span></div><form class="wpcf7" lang="en-US"><label>Your name <input></label></form><a href="/rad">Full Story</a>',
    ),
    outcome: 'fail',
    says: 'The page is German, but says "Previous", "Your name", "Full Story".',
  },
  {
    check: 'labels-in-english',
    when: 'a Russian page has words that other languages write in the same Latin letters',
    site: htmlPage({
      lang: 'ru',
      content: `<p>${RUSSIAN}</p><button>Menu</button><a href="/">Home</a><h3>Tags</h3>`,
    }),
    outcome: 'fail',
    says: 'The page is Russian, but says "Menu", "Home", "Tags".',
  },
  {
    check: 'labels-in-english',
    when: 'a German page has those words',
    site: german('<button>Menu</button><label>Name <input></label><a href="/">Home</a><h3>Tags</h3>'),
    outcome: 'pass',
  },
  {
    check: 'labels-in-english',
    when: 'the page declares a language that detectors take for another',
    site: htmlPage({ lang: 'id', content: `<p>${INDONESIAN.repeat(2)}</p><button>Read more</button>` }),
    outcome: 'fail',
    says: 'The page is Indonesian, but says "Read more".',
  },
  {
    check: 'labels-in-english',
    when: 'a Japanese button decorates itself with English',
    site: htmlPage({
      lang: 'ja',
      content: `<p>${JAPANESE.repeat(3)}</p><button aria-label="メニュー">≡</button><button>Read more</button>`,
    }),
    outcome: 'pass',
  },
  {
    check: 'labels-in-english',
    when: 'the page is English',
    site: htmlPage(),
    outcome: 'not-applicable',
  },
  {
    check: 'labels-in-english',
    when: 'the menu of a German page is English',
    site: htmlPage({
      lang: 'de',
      content: `<p>${GERMAN}</p>`,
      after:
        '<footer><nav><a href="/a">About us</a><a href="/g">Careers</a><a href="/b">Blog</a></nav></footer>',
    }),
    outcome: 'fail',
    says: 'The page is German, but says "About us", "Careers".',
  },
  {
    check: 'labels-in-english',
    when: 'the theme of a German blog has its archives and headings in English',
    site: htmlPage({
      lang: 'de',
      content: `<h1>Articles</h1><p>${GERMAN}</p><h2>Get in touch</h2>`,
      after: '<footer><a href="/authors/">Authors</a><a href="/archives/">Archives</a></footer>',
    }),
    outcome: 'fail',
    says: 'The page is German, but says "Articles", "Get in touch", "Authors", "Archives".',
  },
  {
    check: 'labels-in-english',
    when: 'headings and entries of the menu are called the same in French',
    site: htmlPage({
      lang: 'fr',
      content: `<h1>Articles</h1><p>Nous réparons des vélos depuis vingt ans dans notre atelier au bord de la rivière, et nous racontons ici ce que nous avons appris de nos clients et de leurs machines. Chaque mois, un nouveau texte explique comment entretenir une chaîne, choisir un cadre ou préparer un long voyage.</p><h2>Archives</h2><button>Chercher</button>`,
      after: '<footer><a href="/about/">About</a><a href="/archives/">Archives</a></footer>',
    }),
    outcome: 'pass',
  },
  {
    check: 'labels-in-english',
    when: 'one entry of the menu is English, or entries lead to pages in English and elsewhere',
    site: htmlPage({
      lang: 'de',
      content: `<p>${GERMAN}</p><button>Suchen</button>`,
      after:
        '<footer><nav><a href="/a">About us</a><a href="/en/g">Careers</a><a href="/en/p">Products</a><a href="/p">Privacy policy</a><a href="/i">Gallery</a><a href="https://shop.example/">Pricing</a></nav></footer>',
    }),
    outcome: 'pass',
  },
  {
    check: 'language-mixed',
    when: 'a German page has English paragraphs',
    site: htmlPage({
      lang: 'de',
      content: `${german3}<p>${PARAGRAPHS[0]}</p><p>${PARAGRAPHS[1]}</p>`,
    }),
    outcome: 'fail',
    says: /^lang="de", but 2 of 5 paragraphs are English: "A garden shed keeps tools dry/,
    selector: /p:nth-of-type\(4\)/,
  },
  ...(
    [
      [
        'they say that they are English',
        `<div lang="en"><p>${PARAGRAPHS[0]}</p><p>${PARAGRAPHS[1]}</p></div>`,
      ],
      ['they are quoted', `<blockquote><p>${PARAGRAPHS[0]}</p><p>${PARAGRAPHS[1]}</p></blockquote>`],
      ['there is one of them', `<p>${PARAGRAPHS[0]}</p>`],
      [
        'they are entries of a bibliography',
        '<p>Danker, Frederick W., and F. Wilbur Gingrich. A Greek-English Lexicon of the New Testament and Other Early Christian Literature. Chicago: University of Chicago Press, 2000. This is the standard lexicon for all students of the language.</p>'.repeat(
          3,
        ),
      ],
    ] as const
  ).map(
    ([when, english]): Case => ({
      check: 'language-mixed',
      when,
      site: htmlPage({ lang: 'de', content: `${german3}${english}` }),
      outcome: 'pass',
    }),
  ),
  {
    check: 'language-mixed',
    when: 'a paragraph says the same in both languages, and begins in that of the page',
    site: htmlPage({
      content: `${PARAGRAPHS.map(text => `<p>${text}</p>`).join('')}<p>The shed company of Kent is a non-profit association. Der Gartenhausverein der Grafschaft Kent ist ein gemeinnütziger Verein für alle.</p>${german3}`,
    }),
    outcome: 'fail',
    says: /paragraphs are German: "Ein Gartenhaus schützt/,
  },
  {
    check: 'language-mixed',
    when: 'paragraphs say the same in both languages',
    site: htmlPage({
      content: `<p>${PARAGRAPHS[0]}</p><p>${PARAGRAPHS[1]}</p>${[1, 2, 3].map(at => `<p>The shed company number ${at} of Kent is a non-profit association of carpenters. Der Gartenhausverein Nummer ${at} der Grafschaft Kent ist ein gemeinnütziger Verein für alle Zimmerleute.</p>`).join('')}`,
    }),
    outcome: 'pass',
  },
  {
    check: 'language-mixed',
    when: 'most of the text is in another language than declared, which is reported separately',
    site: MOSTLY_GERMAN,
    outcome: 'not-applicable',
    says: 'most of the text is in another language than declared, which is reported separately',
  },
  ...(
    [
      [
        'fail',
        'is Russian',
        'Покупаем старые и разбитые ноутбуки, мы вывозим их от вашего дома. Выкупаем нерабочую технику по выгодным ценам, чтобы вы могли быстрее купить новый.',
      ],
      [
        'not-applicable',
        'is Ukrainian with a Russian quotation',
        'Купуємо старі та розбиті ноутбуки, вивозимо їх із вашої оселі. Викуповуємо неробочу техніку за вигідними цінами, і ще: «Мы вывозим всё быстро».',
      ],
    ] as const
  ).map(
    ([outcome, what, text]): Case => ({
      check: 'language-mismatch',
      outcome,
      when: `a short text that says that it is Ukrainian ${what}`,
      site: `<!doctype html><html lang="uk"><head><title>Скупка</title></head><body><nav><a href="/">Головна</a> <a href="/poslugy">Послуги</a></nav><main><h1>Скупка</h1><p>${text}</p></main></body></html>`,
      ...(outcome === 'fail' && {
        says: /^lang="uk", but the content is Russian: \d+ letters of it are those that only Russian has\.$/,
      }),
    }),
  ),
  {
    check: 'language-mismatch',
    when: 'the code of a country is that of another language',
    site: `<!doctype html><html lang="kr"><head><title>자전거</title></head><body><main><h1>자전거</h1><p>${'우리는 창고에서 오래된 자전거를 고치고 새 부품을 팝니다. '.repeat(20)}</p></main></body></html>`,
    outcome: 'fail',
    says: 'lang="kr", but 100 % of the text is Korean; "kr" is Kanuri, and Korean is "ko".',
  },
  {
    check: 'language-mismatch',
    when: 'the page holds its text in two languages of which a style shows one',
    site: htmlPage({
      head: '<style>.lang-de { display: none }</style>',
      content:
        `${`<div class="lang-de"><p>${GERMAN}</p></div>`.repeat(2)}${`<p class="lang-en">${PARAGRAPHS[0]}</p>`.repeat(2)}`.replace(
          /^/,
          `<p class="lang-de">${GERMAN.repeat(6)}</p>`,
        ),
    }),
    outcome: 'not-applicable',
    says: /several languages, and its styles say/,
  },
  {
    check: 'language-mismatch',
    when: 'most of the text is German, and parts of it English',
    site: MOSTLY_GERMAN,
    outcome: 'fail',
    says: /^lang="en", but most of the text is German \(\d+ % of \d+ samples\)\.$/,
  },
  {
    check: 'language-mismatch',
    when: 'a page with the address of an English version has German text',
    path: '/en/',
    site: { '/en/': htmlPage({ content: `<p>${GERMAN.repeat(6)}</p>` }) },
    outcome: 'fail',
    says: /By its URL this is the English version: translate the text, and mark what stays German with lang="de"\.$/,
  },
  {
    check: 'language-mismatch',
    when: 'half of the text is German, which is reported separately',
    site: htmlPage({ content: `<p>${GERMAN.repeat(2)}</p>${ARTICLE}` }),
    outcome: 'not-measured',
  },
  {
    check: 'language-mixed',
    when: 'a script shows one of two languages',
    site: htmlPage({
      lang: 'de',
      content: `${german3}<div data-lang="en"><p>${PARAGRAPHS[0]}</p><p>${PARAGRAPHS[1]}</p></div>`,
    }),
    outcome: 'pass',
  },
  {
    check: 'language-mixed',
    when: 'paragraphs are full of English terms',
    site: htmlPage({
      lang: 'de',
      content: `${german3}${TERMS.map(text => `<p>${text}</p>`).join('')}`,
    }),
    outcome: 'pass',
  },
  {
    check: 'language-mixed',
    when: 'works in another language are listed, each a link to it',
    site: htmlPage({
      lang: 'de',
      content: `${german3}<ol>${PARAGRAPHS.slice(0, 2)
        .map(text => `<li><a href="https://journal.example/1">${text}</a></li>`)
        .join('')}</ol>`,
    }),
    outcome: 'pass',
  },
  {
    check: 'language-mixed',
    when: 'all of the text is in another language, which is reported separately',
    site: htmlPage({ lang: 'de' }),
    outcome: 'not-applicable',
  },
  {
    check: 'language-mixed',
    when: 'most of the text is in another script, which is reported separately',
    site: htmlPage({
      lang: 'en',
      content: `<p>${PARAGRAPHS[0]}</p><p>${PARAGRAPHS[1]}</p>${`<p>${'清华生物医药北美校友聚会始办于九十年代初，自二〇一一年起形成了年会的传统，在广大校友的鼎力支持下得到延续。'.repeat(4)}</p>`.repeat(4)}`,
    }),
    outcome: 'not-applicable',
  },
  {
    check: 'language-mixed',
    when: 'the page has little text',
    site: htmlPage({ lang: 'de', content: `<p>${GERMAN}</p>` }),
    outcome: 'not-applicable',
  },
  {
    check: 'language-mixed',
    when: 'the language of the page is not known to the detector',
    site: htmlPage({ lang: 'gsw' }),
    outcome: 'not-measured',
    says: 'the language detector does not know "gsw"',
  },
  ...(
    [
      [
        'fail',
        'the only day of the section is past',
        `<h2>Upcoming events</h2><p>March 3–5, ${YEAR - 3}: Open days</p>`,
        `March 3–5, ${YEAR - 3}`,
      ],
      [
        'fail',
        'all days are past, in German',
        `<h3>Nächste Termine:</h3><ul><li>4. Mai ${YEAR - 2}</li><li>14. März ${YEAR - 1}</li></ul>`,
        `14. März ${YEAR - 1}`,
      ],
      [
        'fail',
        'other days follow under another heading',
        `<h2>Próximos eventos</h2><p>3 de marzo de ${YEAR - 2}</p><h2>Blog</h2><p>3 de marzo de ${YEAR + 2}</p>`,
        `3 de marzo de ${YEAR - 2}`,
      ],
      [
        'pass',
        'one is to come',
        `<h2>Upcoming events</h2><p>March 3, ${YEAR - 3}</p><p>March 3, ${YEAR + 1}</p>`,
        '',
      ],
      [
        'pass',
        'one has no year',
        `<h2>Upcoming events</h2><p>March 3, ${YEAR - 3}</p><p>October 3, 19:00</p>`,
        '',
      ],
      [
        'pass',
        'those that are past stand under their own heading',
        `<h2>Upcoming events</h2><p>None.</p><h3>Past events</h3><p>March 3, ${YEAR - 3}</p>`,
        '',
      ],
      [
        'not-applicable',
        'the heading says something else',
        `<h2>Upcoming changes in our events</h2><p>March 3, ${YEAR - 3}</p>`,
        '',
      ],
      [
        'not-applicable',
        'the page says when it was written',
        `<time itemprop="datePublished" datetime="${YEAR - 3}-02-01">then</time><h2>Upcoming events</h2><p>March 3, ${YEAR - 3}</p>`,
        '',
      ],
    ] as const
  ).map(
    ([outcome, when, content, day]): Case => ({
      check: 'upcoming-past',
      when,
      site: htmlPage({ content: `${ARTICLE}${content}` }),
      outcome,
      ...(outcome === 'fail' && { says: new RegExp(`^"[^"]+" has nothing later than ${day}\\.$`) }),
    }),
  ),
  ...(
    [
      ['fail', 'of years ago', `<h2>Kalender ${YEAR - 3}</h2><h3>Maj ${YEAR - 3}</h3><p>© ${YEAR} Kranz</p>`],
      [
        'pass',
        'that names a later year',
        `<h2>Kalender ${YEAR - 3}</h2><p>Nästa konsert maj ${YEAR + 1}</p>`,
      ],
      ['not-applicable', 'of this year', `<h2>Kalender ${YEAR}</h2>`],
    ] as const
  ).map(
    ([outcome, when, content]): Case => ({
      check: 'upcoming-past',
      when: `there is a calendar ${when}`,
      site: htmlPage({ content: `${ARTICLE}${content}` }),
      outcome,
      ...(outcome === 'fail' && { says: `"Kalender ${YEAR - 3}" is the last calendar of the page.` }),
    }),
  ),
  ...(
    [
      [
        'fail',
        'a day',
        `<p>A match will be held on May 3, ${YEAR - 2} in Kent.</p>`,
        'will be held',
        `May 3, ${YEAR - 2}`,
      ],
      [
        'fail',
        'a month',
        `<p>Our next concert is in May ${YEAR - 3}.</p>`,
        'Our next concert is',
        `May ${YEAR - 3}`,
      ],
      [
        'fail',
        'a day in German',
        `<p>Das Sommerfest findet am 3. Juli ${YEAR - 1} im Garten statt.</p>`,
        `findet am 3. Juli ${YEAR - 1} im Garten statt`,
        `3. Juli ${YEAR - 1}`,
      ],
      ['pass', 'a day to come', `<p>The next match will be held on May 3, ${YEAR + 1}.</p>`, '', ''],
      [
        'pass',
        'a day of long ago beside one to come',
        `<p>The match will be held on May 3, ${YEAR - 2}.</p><p>May 3, ${YEAR + 1}</p>`,
        '',
        '',
      ],
      [
        'pass',
        'a day of long ago, in a report with its date',
        `<p>April 2, ${YEAR - 2}</p><h3>Soon</h3><p>The match will be held on May 3, ${YEAR - 2}.</p>`,
        '',
        '',
      ],
      [
        'not-applicable',
        'a day of long ago, in an entry of a blog with its date',
        `<article><ul><li><time datetime="${YEAR - 2}-04-02">April 2, ${YEAR - 2}</time></li><li>in News</li><li>1 min read</li></ul><h2>Fair</h2><p>All sheds.</p><p>The match will be held on May 3, ${YEAR - 2}.</p></article>`,
        '',
        '',
      ],
      [
        'fail',
        'a day that an entry of a calendar has as its time',
        `<article><h2>Fair</h2><time datetime="${YEAR - 2}-05-03">In spring</time><p>The match will be held on May 3, ${YEAR - 2}.</p></article>`,
        'will be held',
        `May 3, ${YEAR - 2}`,
      ],
      [
        'not-applicable',
        'nothing that is to come',
        `<p>The match was held on May 3, ${YEAR - 2}. Support will end in May ${YEAR - 2}.</p>`,
        '',
        '',
      ],
    ] as const
  ).map(
    ([outcome, when, content, words, day]): Case => ({
      check: 'upcoming-past',
      when: `a sentence announces ${when}`,
      site: htmlPage({ content: `${ARTICLE}${content}` }),
      outcome,
      ...(outcome === 'fail' && { says: `"${words}" is about ${day}.` }),
    }),
  ),
  ...(
    [
      [
        'fail',
        'are on their weekdays neither this year nor next',
        '<h2>Coming up</h2>',
        gone('3'),
        gone('4'),
      ],
      [
        'fail',
        'are set apart by their style',
        '<h2>Komende wedstrijden &amp; feesten</h2>',
        gone('<b>3</b>'),
        gone('<b>4</b>'),
      ],
      ['pass', 'may come yet', '<h2>Coming up</h2>', gone('3'), weekdayOf(YEAR + 1, '4')],
      ['not-applicable', 'stand beside a year', '<h2>Coming up</h2>', gone('3'), `${gone('4')}, ${YEAR + 1}`],
      ['not-applicable', 'are one', '<h2>Coming up</h2>', gone('3'), 'Doors open at 7'],
    ] as const
  ).map(
    ([outcome, when, heading, first, second]): Case => ({
      check: 'upcoming-past',
      when: `days without a year ${when}`,
      site: htmlPage({ content: `${ARTICLE}${heading}<p>${first}</p><h3>Open day</h3><p>${second}</p>` }),
      outcome,
      ...(outcome === 'fail' && { says: /has no day to come: of 2 the first is/ }),
    }),
  ),
  ...(
    [
      ['fail', 'is over', -90, 'Jetzt anmelden', ''],
      ['not-applicable', 'was days ago', -10, 'Jetzt anmelden', ''],
      ['not-applicable', 'is to come', 90, 'Jetzt anmelden', ''],
      ['not-applicable', 'is over and that only tells of it', -90, 'Anmeldung war bis gestern', ''],
      [
        'not-applicable',
        'has one day to come',
        -90,
        'Jetzt anmelden',
        `<time datetime="${YEAR + 2}-05-04">May 4, ${YEAR + 2}</time>`,
      ],
    ] as const
  ).map(([outcome, when, days, action, more]): Case => {
    const day = new Date(Date.now() + days * 86_400_000)
    const text = day.toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
    return {
      check: 'upcoming-past',
      when: `one can sign up for what ${when}`,
      site: htmlPage({
        content: `${ARTICLE}<div><p><time datetime="${day.toISOString().slice(0, 10)}">${text}</time>${more}</p><h3>Workshop</h3><a href="/form">${action}</a></div>`,
      }),
      outcome,
      ...(outcome === 'fail' && { says: `"Jetzt anmelden" is for what was on ${text}.` }),
    }
  }),
  ...(
    [
      ['fail', 'weeks ago', 90, '', '<a href="https://tickets.example/">Buy your tickets</a>'],
      ['not-applicable', 'days ago', 10, '', '<a href="https://tickets.example/">Buy your tickets</a>'],
      ['not-applicable', 'years ago', 800, '', '<a href="https://tickets.example/">Buy your tickets</a>'],
      [
        'not-applicable',
        'weeks ago, and the next one is named',
        90,
        `<p>See you in May ${YEAR + 1}!</p>`,
        '<a href="/">Buy your tickets</a>',
      ],
      ['not-applicable', 'weeks ago, and nothing is sold', 90, '', '<a href="/">Photos</a>'],
    ] as const
  ).map(([outcome, when, days, content, link]): Case => {
    const at = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
    const day = at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    return {
      check: 'upcoming-past',
      when: `the event of the page was ${when}`,
      site: htmlPage({
        title: `Sheds of Kent ${at.getUTCFullYear()}`,
        head: `<meta name="description" content="The fair of all sheds on ${day}.">`,
        content: `${ARTICLE}${content}${link}`,
      }),
      outcome,
      ...(outcome === 'fail' && { says: `"Buy your tickets" sells tickets for ${day}, which is over.` }),
    }
  }),
  {
    check: 'upcoming-past',
    when: 'the announcement is that of an edition whose year the title names',
    site: htmlPage({
      title: `Sheds of Kent ${YEAR - 2}`,
      content: `${ARTICLE}<p>The fair will be held on May 3, ${YEAR - 2}.</p>`,
    }),
    outcome: 'pass',
  },
  ...(
    [
      ['its title names', `Sheds of Kent ${YEAR - 2}`, '/'],
      ['its address has in short', 'Sheds of Kent', `/devfest${String(YEAR - 2).slice(2)}/`],
    ] as const
  ).map(
    ([when, title, path]): Case => ({
      check: 'upcoming-past',
      when: `the list is that of an edition whose year ${when}`,
      site: htmlPage({
        title,
        content: `${ARTICLE}<h2>Upcoming events</h2><p>May 3, ${YEAR - 2}: Open day</p>`,
      }),
      path,
      outcome: 'pass',
    }),
  ),
  {
    check: 'offer-past',
    when: 'the site is that of an edition whose year its name has',
    site: htmlPage({
      head: `<meta property="og:site_name" content="Sheds ${YEAR - 2}">`,
      content: `${ARTICLE}<p>20 % discount, valid until May 3, ${YEAR - 2}.</p>`,
    }),
    outcome: 'pass',
  },
  ...(
    [
      [
        'fail',
        'its last day is past, over several lines',
        `<div>Si avvisano i pazienti che la dottoressa <b>sarà assente</b><div>dal 31 luglio al 18 agosto ${YEAR - 3}</div></div>`,
        `The announced closure ended on 18 agosto ${YEAR - 3}: "sarà assente".`,
      ],
      [
        'fail',
        'it is over in German',
        `<p>Unsere Praxis bleibt vom 1. bis 14. März ${YEAR - 1} geschlossen. Wir bleiben bis 14. März ${YEAR - 1} geschlossen: 14. März ${YEAR - 1}.</p>`,
        undefined,
      ],
      ['pass', 'it is to come', `<p>We will be closed until August 18, ${YEAR + 1}.</p>`, undefined],
      [
        'pass',
        'it is one of several reports, of which the last names no closure',
        `<p>We will be closed until August 18, ${YEAR - 2}.</p><p>Open day on May 3, ${YEAR - 1}</p>`,
        undefined,
      ],
      [
        'not-applicable',
        'it is that of a registration, or told of what was',
        `<p>Registration will be closed on May 3, ${YEAR - 2}. The old pool was closed on May 3, ${YEAR - 9}.</p>`,
        undefined,
      ],
    ] as const
  ).map(
    ([outcome, when, content, says]): Case => ({
      check: 'closure-past',
      when,
      site: htmlPage({ content: `${ARTICLE}${content}` }),
      outcome,
      ...(says && { says }),
    }),
  ),
  ...(
    [
      [
        'fail',
        'a discount has its last day',
        '<p>20 % off all bikes. Offer valid until March 15, 2024.</p>',
        'The offer ended on March 15, 2024.',
      ],
      ['fail', 'in Turkish', '<p>15 Mart 2025 tarihine kadar geçerli fırsatlar</p>', '15 Mart 2025'],
      ['fail', 'in German', '<p>Angebot gültig bis zum 31.12.2023.</p>', '31.12.2023'],
      ['fail', 'in Spanish', '<p>Oferta válida hasta el 31/12/2024</p>', '31/12/2024'],
      ['fail', 'in French', '<p>Promotion valable jusqu’au 2 mai 2025 en magasin</p>', '2 mai 2025'],
      [
        'fail',
        'its prices held until then, in a footer',
        '<footer><p>As fotos são ilustrativas. Preços válidos até 30/05/2024. Por Agência A</p></footer>',
        'The page says that its prices held until 30/05/2024.',
      ],
      ['fail', 'its prices held until then, in German', '<p>Preise gültig bis 31.12.2023</p>', '31.12.2023'],
      [
        'fail',
        'its prices held until then, in Czech',
        '<p>Ceny jsou platné do 31. 12. 2023</p>',
        '31. 12. 2023',
      ],
      ['pass', 'its prices hold', '<p>Prices valid until May 3, 2099.</p>', ''],
      [
        'not-applicable',
        'something else ends behind its price',
        '<p>Price: 20 euros. Registration until May 3, 2024.</p>',
        '',
      ],
      ['pass', 'another one is to come', '<p>Sale ends on May 3, 2024</p><p>Next: May 3, 2099</p>', ''],
      ['pass', 'its last day is to come', '<p>Rabatt nur noch bis 1.5.2099</p>', ''],
      ['not-applicable', 'something else is valid', '<p>The passport is valid until May 3, 2024.</p>', ''],
      ['not-applicable', 'it is told with other days', '<p>An offer that we made on May 3, 2024.</p>', ''],
    ] as const
  ).map(
    ([outcome, when, content, says]): Case => ({
      check: 'offer-past',
      when,
      site: htmlPage({ content: `${ARTICLE}${content}` }),
      outcome,
      ...(says && { says: new RegExp(says.replaceAll('.', String.raw`\.`)) }),
    }),
  ),
  ...(
    [
      [
        'fail',
        'a part of it is yet to be built in',
        'Live Google- og Facebook-anmeldelser kobles inn her snart.',
      ],
      [
        'fail',
        'a part of it is to be embedded, in German',
        'Die Anfahrtskarte wird hier demnächst eingebunden.',
      ],
      ['pass', 'more of what is there is announced', 'More recipes will be added here soon.'],
      ['pass', 'something is put into something', 'Your photos will be added here: the album.'],
    ] as const
  ).map(
    ([outcome, when, text]): Case => ({
      check: 'text-to-come',
      when,
      outcome,
      site: htmlPage({ content: `${ARTICLE}<p>${text}</p>` }),
      ...(outcome === 'fail' && { says: `The page says "${text}"` }),
    }),
  ),
  {
    check: 'text-to-come',
    when: 'opening hours, address and contact are to follow',
    site: htmlPage({
      content: `${ARTICLE}<ul><li><span>Monday</span><span>Info to follow</span></li></ul><p>Address to follow</p><p>Phone: info volgt</p>`,
    }),
    outcome: 'fail',
    says: 'In 3 places, such as "Info to follow".',
    selector: /li/,
  },
  ...[
    'This page is under construction.',
    'Please be patient as we are still updating the schedule.',
    'Here is the schedule of 2026. We are still working on the program.',
    'Actualmente las páginas no están disponibles, pero se publicarán pronto.',
    'Unsere Website befindet sich im Aufbau.',
    'Le site web est en construction',
    '👷Notre site est encore en construction👷',
    'O site ainda está em construção',
    'Az oldal feltöltés alatt!',
    'A rédiger',
    'Stranica je u izradi.',
    'Site în construcție',
    'Sivusto on rakenteilla.',
    'Страницата е в процес на изграждане.',
    'Η σελίδα είναι υπό κατασκευή',
    'הדף בבנייה',
    'このページは現在工事中です。',
    'Some parts of this website are still being built.',
    'This new site is under development. Some features and buttons may not work yet.',
    'Teile dieser Webseite sind noch im Aufbau.',
    'Certaines pages du site sont encore en construction',
  ].map(
    (text): Case => ({
      check: 'text-to-come',
      when: `it says once "${text}"`,
      site: htmlPage({ content: `${ARTICLE}<h3>${text}</h3>` }),
      outcome: 'fail',
      says: `The page says "${text}"`,
    }),
  ),
  {
    check: 'text-to-come',
    when: 'a building is under construction',
    site: htmlPage({
      content: `${ARTICLE}<h3>Under construction</h3><p>The site is under construction.</p><p>Parts of the site are still being built.</p><p>This new site is under development and will have 40 homes.</p><p>Site en construction</p><p>À rédiger : une lettre.</p>`,
    }),
    outcome: 'pass',
  },
  {
    check: 'text-to-come',
    when: 'two are, shelves are coming soon, or it is told',
    site: htmlPage({
      content: `${ARTICLE}<p>Info to follow</p><p>Address to follow</p><p>Coming soon</p><p>Coming soon</p><p>More details to follow in our letter.</p>`,
    }),
    outcome: 'pass',
  },
  {
    check: 'text-to-come',
    when: 'there is no text',
    site: '<html lang="en"><title>Sheds</title><body><img src="/a.png" alt="">',
    outcome: 'not-applicable',
  },
  {
    check: 'copyright-outdated',
    when: 'the year is of long ago',
    site: footer(`© ${YEAR - 9}–${YEAR - 4} Sheds of Kent`),
    outcome: 'fail',
    says: `"© ${YEAR - 9}–${YEAR - 4} Sheds of Kent": 4 years ago.`,
  },
  ...(['data-current-year', 'id="year"', 'class="footer-year"'] as const).map(
    (mark): Case => ({
      check: 'copyright-outdated',
      when: `a script that was not seen at work writes the year at ${mark}`,
      site: footer(`© <span ${mark}>${YEAR - 4}</span> Sheds<script src="/main.js"></script>`),
      outcome: 'not-measured',
    }),
  ),
  ...(
    [
      ['no script runs', `© <span data-current-year>${YEAR - 4}</span> Sheds`],
      [
        'what a script finds holds no year',
        `© ${YEAR - 4} <b id="yearbook">Sheds</b><script src="/main.js"></script>`,
      ],
    ] as const
  ).map(
    ([when, text]): Case => ({
      check: 'copyright-outdated',
      when,
      site: footer(text),
      outcome: 'fail',
      says: /: 4 years ago\.$/,
    }),
  ),
  {
    check: 'copyright-outdated',
    when: 'the year stands in front of the word',
    site: footer(`@${YEAR - 5} Copyright - Tutti i diritti sono riservati.`),
    outcome: 'fail',
    says: `"@${YEAR - 5} Copyright - Tutti i diritti sono riservati.": 5 years ago.`,
  },
  {
    check: 'copyright-outdated',
    when: 'the name has digits',
    site: footer(`© 20/20 Sheds ${YEAR - 4} | made by Kent`),
    outcome: 'fail',
    says: `"© 20/20 Sheds ${YEAR - 4} | made by Kent": 4 years ago.`,
  },
  {
    check: 'copyright-outdated',
    when: 'the sign stands behind the year',
    site: footer(`${YEAR - 2} &copy; Sheds of Kent`),
    outcome: 'fail',
    says: /: 2 years ago\.$/,
  },
  ...[
    `© ${YEAR - 9}–${YEAR}`,
    `${YEAR - 9} Copyright ${YEAR} Sheds`,
    `© ${YEAR - 1} Sheds`,
    `Copyright ${YEAR - 8}-present`,
    `© ${YEAR - 9}-${String(YEAR).slice(2)}`,
    `© ${YEAR - 3}, ${YEAR - 2}, ${YEAR - 1} Sheds`,
    `© ${YEAR - 9}-{{ year }}`,
  ].map(
    (text): Case => ({
      check: 'copyright-outdated',
      when: `it says "${text}"`,
      site: footer(text),
      outcome: 'pass',
    }),
  ),
  {
    check: 'copyright-outdated',
    when: 'the year is that of a founding',
    site: footer('Copyright 1994 Sheds of Kent | Tel. 01227 496000'),
    outcome: 'not-applicable',
  },
  {
    check: 'copyright-outdated',
    when: 'it is the colophon of a book, with more behind it',
    site: htmlPage({
      content: `${ARTICLE}<p>Copyright © Abbey Press ${YEAR - 6}</p>${'<p>Printed on paper.</p>'.repeat(6)}`,
    }),
    outcome: 'not-applicable',
  },
  {
    check: 'copyright-outdated',
    when: 'it stands at the end of the content, where there is no footer',
    site: htmlPage({ content: `${ARTICLE}<p>© ${YEAR - 6} Sheds of Kent</p>` }),
    outcome: 'fail',
    says: /: 6 years ago\.$/,
  },
  {
    check: 'copyright-outdated',
    when: 'the sign is another and the years are joined by a wave',
    site: footer(`® ${YEAR - 9}~${YEAR - 3} Sheds`),
    outcome: 'fail',
    says: /: 3 years ago\.$/,
  },
  ...[
    `Sheds of Kent ${YEAR - 4} | Tüm hakları saklıdır.`,
    `${YEAR - 9}–${YEAR - 4} Sheds of Kent - All rights reserved`,
  ].map(
    (text): Case => ({
      check: 'copyright-outdated',
      when: `the sign is an icon before "${text}"`,
      site: footer(`<i class="fa fa-copyright"></i>${text}`),
      outcome: 'fail',
      says: /: 4 years ago\.$/,
    }),
  ),
  ...[
    `Sheds ${YEAR - 9} – today. All rights reserved`,
    `Since ${YEAR - 9}, redrawn ${YEAR - 3}. All rights reserved`,
    `Founded in ${YEAR - 9}`,
    `Scripture quotations are from the ESV® Bible, copyright © ${YEAR - 9} by Crossway`,
    `Map data © ${YEAR - 5} of its authors`,
    `Photos: © ${YEAR - 5} Ann Kranz`,
    `© ${YEAR - 5} OpenStreetMap contributors`,
    `© Sheds of Kent — seit ${YEAR - 9} · Impressum`,
    `Copyright Sheds of Kent, since ${YEAR - 9}`,
    `Sheds of Kent, since ${YEAR - 9}. All rights reserved`,
  ].map(
    (text): Case => ({
      check: 'copyright-outdated',
      when: `no notice says "${text}"`,
      site: footer(text),
      outcome: 'not-applicable',
    }),
  ),
  ...(
    [
      ['the title names the same year', { title: `Shed conference ${YEAR - 4}` }],
      ['the heading does, in short', { h1: `<h1>Sheds '${String(YEAR - 4).slice(2)}</h1>` }],
      ['its logo does', { h1: `<a href="/"><img src="/l.png" alt="Sheds ${YEAR - 4}"></a>` }],
      ['its name does', { head: `<meta property="og:site_name" content="Sheds ${YEAR - 4}">` }],
    ] as const
  ).map(
    ([when, parts]): Case => ({
      check: 'copyright-outdated',
      when: `it is of an edition: ${when}`,
      site: htmlPage({ ...parts, after: `<footer>© ${YEAR - 4} Sheds</footer>` }),
      outcome: 'not-applicable',
    }),
  ),
  {
    check: 'copyright-outdated',
    when: 'the notice names the edition of an event, by its number',
    site: footer(`© Shedconf_03 ${YEAR - 4}.`),
    outcome: 'not-applicable',
    says: 'the notice names the edition of an event, with its year',
  },
  {
    check: 'copyright-outdated',
    when: 'the notice names an event without a number',
    site: footer(`© Shedconf ${YEAR - 4}.`),
    outcome: 'fail',
    says: /: 4 years ago\.$/,
  },
  {
    check: 'copyright-outdated',
    when: 'it is of an edition: the title has the year by the era of Japan',
    site: htmlPage({
      title: `令和${YEAR - 4 - 2018}年 秋季講演会`,
      after: `<footer>© ${YEAR - 4} Sheds</footer>`,
    }),
    outcome: 'not-applicable',
  },
  {
    check: 'copyright-outdated',
    when: 'it is of an edition: the host of production has the year in short',
    site: footer(`© ${YEAR - 4} Sheds`),
    productionUrl: `https://devfest${String(YEAR - 4).slice(2)}.sheds.example/`,
    outcome: 'not-applicable',
  },
  {
    check: 'copyright-outdated',
    when: 'it is of an edition whose site was made the year before',
    site: htmlPage({ title: `Shed fair ${YEAR - 4}`, after: `<footer>© ${YEAR - 5} Sheds</footer>` }),
    outcome: 'not-applicable',
  },
  {
    check: 'copyright-outdated',
    when: 'the title names another year',
    site: htmlPage({ title: `Sheds since ${YEAR - 9}`, after: `<footer>© ${YEAR - 4} Sheds</footer>` }),
    outcome: 'fail',
    says: /: 4 years ago\.$/,
  },
  {
    check: 'copyright-outdated',
    when: 'it names each year',
    site: footer(`Copyright © ${YEAR - 9}, ${YEAR - 8}, ${YEAR - 4} Sheds`),
    outcome: 'fail',
    says: /: 4 years ago\.$/,
  },
  {
    check: 'copyright-outdated',
    when: 'a name stands behind a dash',
    site: footer(`© ${YEAR - 5} - Sheds of Kent`),
    outcome: 'fail',
    says: /: 5 years ago\.$/,
  },
  {
    check: 'copyright-outdated',
    when: 'no year stands there',
    site: htmlPage(),
    outcome: 'not-applicable',
  },
  {
    check: 'language-mismatch',
    when: 'the frame of a page with hardly any text is in another language',
    site: htmlPage({
      lang: 'de',
      title: 'Wetter',
      h1: '<h1>Wetter</h1>',
      content: '<p>Karte</p>',
      after: `<div class="cookie-banner">${PARAGRAPHS[0]} ${PARAGRAPHS[1]}</div>`,
    }),
    outcome: 'not-applicable',
  },
  {
    check: 'language-mismatch',
    when: 'the text is in one of two languages that are hard to tell apart',
    site: htmlPage({ content: `<p>${INDONESIAN.repeat(2)}</p>` }),
    outcome: 'fail',
    says: /the text is Indonesian or Malay/,
  },
  {
    check: 'language-mismatch',
    when: 'English that says so',
    site: htmlPage({ lang: 'en-GB' }),
    outcome: 'pass',
  },
  {
    check: 'language-mismatch',
    when: 'German that says English',
    site: htmlPage({ content: `<p>${GERMAN}</p>` }),
    outcome: 'fail',
    says: /lang="en", but the text is German/,
    line: 2,
    selector: 'html',
  },
  {
    check: 'language-mismatch',
    when: 'German that says to be no language, as the theme has it',
    site: htmlPage({ lang: 'zxx', content: `<p>${GERMAN}</p>` }),
    outcome: 'fail',
    says: 'lang="zxx" names no language; the text is German.',
  },
  {
    check: 'language-mismatch',
    when: 'German with a language of its own in an English page',
    site: htmlPage({ content: `${ARTICLE}<div lang="de"><p>${GERMAN}</p></div>` }),
    outcome: 'pass',
  },
  {
    check: 'language-mismatch',
    when: 'the menu, the title and the description of a short page are Spanish',
    site: `<html lang="en"><title>Frutería Montes, naranjas para jugo</title>
<meta name="description" content="Ofrecemos frutas de temporada al mayoreo y menudeo en el mercado, con servicio a domicilio.">
<body><nav><a href="/">Inicio</a> <a href="/p">Nuestros productos</a> <a href="/c">Contacto</a></nav>
<main><h1>Especialistas en naranja para jugo</h1><p>Los cítricos más frescos para restaurantes y mayoristas. Visítanos en el mercado.</p></main>`,
    outcome: 'fail',
    says: 'lang="en", but the text is Spanish (100 % of 3 samples).',
  },
  {
    check: 'language-mismatch',
    when: 'a short page has a menu in one language and a text in another',
    site: `<html lang="fr"><title>Montes fruit, oranges for juice</title>
<body><nav><a href="/">Back to the first page</a> <a href="/p">Our fruit and prices</a> <a href="/c">Write to us</a></nav>
<main><h1>Des oranges pour le jus de fruits</h1><p>Les agrumes les plus frais pour les restaurants et les grossistes de la ville. Venez nous voir au marché, tous les matins sauf le dimanche.</p></main>`,
    outcome: 'not-applicable',
  },
  {
    check: 'labels-in-english',
    when: 'a short page in Greek says that it is English',
    site: `<html lang="en"><title>Επικοινωνία - Ταβέρνα</title><body><button aria-label="Toggle navigation"></button><main><p>Ώρες λειτουργίας:<br>Δευτέρα: κλειστά<br>Τρίτη: 13:00 - 00:00<br>Τετάρτη: 13:00 - 00:00<br>Πέμπτη: 13:00 - 00:00<br>Παρασκευή: 13:00 - 00:00<br>Σάββατο: 12:30 - 00:00<br>Κυριακή: 12:30 - 00:00</p></main>`,
    outcome: 'fail',
    says: 'The page is Greek, but says "Toggle navigation".',
  },
  ...(
    [
      ['fail', 'shows a map, and has its text in the footer', ''],
      ['not-applicable', 'has a few words of its own', '<main><p>Where to find us</p></main>'],
    ] as const
  ).map(
    ([outcome, does, own]): Case => ({
      check: 'language-mismatch',
      when: `a page in a frame in Greek ${does}`,
      site: `<html lang="en"><title>Επικοινωνία - Ταβέρνα</title><body><ul><li><a href="/">Αρχική</a><li><a href="/m">Μενού</a></ul>${own}<div class="footer"><p>Ώρες λειτουργίας:<br>Δευτέρα: κλειστά<br>Τρίτη: 13:00 - 00:00<br>Τετάρτη: 13:00 - 00:00<br>Πέμπτη: 13:00 - 00:00<br>Παρασκευή: 13:00 - 00:00<br>Σάββατο: 12:30 - 00:00</p></div>`,
      outcome,
      ...(outcome === 'fail' && { says: 'lang="en", but the text is Greek (100 % of 3 samples).' }),
    }),
  ),
  {
    check: 'language-mismatch',
    when: 'too little text',
    site: htmlPage({ lang: 'fr', content: '<p>This is a short page.</p>' }),
    outcome: 'not-applicable',
  },
  {
    check: 'language-mismatch',
    when: 'nothing is declared',
    site: htmlPage().replace(' lang="en"', ''),
    outcome: 'not-applicable',
  },
  {
    check: 'language-mismatch',
    when: 'a language that the detector does not know',
    site: htmlPage({ lang: 'cy' }),
    outcome: 'not-measured',
    says: /"cy"/,
  },
  {
    check: 'language-mismatch',
    when: 'half of an English page is Russian',
    site: htmlPage({ content: `<p>${PARAGRAPHS[0]}</p>\n<p>${RUSSIAN}</p>` }),
    outcome: 'fail',
    says: /^lang="en", but 4\d % of the text is Cyrillic\.$/,
    line: 9,
  },
  {
    check: 'language-mismatch',
    when: 'half of a Japanese page is English',
    site: htmlPage({ lang: 'ja', h1: '<h1>物置</h1>', content: `<p>${JAPANESE}</p>\n${ARTICLE}` }),
    outcome: 'fail',
    says: /^lang="ja", but \d+ % of the text is Latin\.$/,
    line: 9,
  },
  {
    check: 'language-mismatch',
    when: 'a Japanese page names many products',
    site: htmlPage({
      lang: 'ja',
      h1: '<h1>物置</h1>',
      content: `<p>${JAPANESE}</p><ul>${'<li>Garden Shed Classic 2000 Extra</li>'.repeat(9)}</ul>`,
    }),
    outcome: 'not-applicable',
  },
  {
    check: 'language-mismatch',
    when: 'the Russian half of an English page says so',
    site: htmlPage({ content: `${ARTICLE}<div lang="ru"><p>${RUSSIAN}</p><p>${RUSSIAN}</p></div>` }),
    outcome: 'pass',
  },
  {
    check: 'language-mismatch',
    when: 'Serbian is in Latin letters, as it may be',
    site: htmlPage({ lang: 'sr', content: '<p>Baštenska kuća čuva alat.</p>'.repeat(20) }),
    outcome: 'not-applicable',
  },
  {
    check: 'metadata-in-other-script',
    when: 'titles in the script of the page',
    site: htmlPage({ title: 'Москва (Moscow): build a garden shed', head: description('Sheds') }),
    outcome: 'pass',
  },
  {
    check: 'metadata-in-other-script',
    when: 'a name in both languages of an association',
    site: htmlPage({ title: 'Mille Voiles · 千帆协会' }),
    outcome: 'pass',
  },
  {
    check: 'metadata-in-other-script',
    when: 'a title left from another language before the name of the site',
    site: htmlPage({ title: 'Садовый сарай | Kent Shed' }),
    outcome: 'fail',
    says: /^The title is in Cyrillic letters/,
  },
  {
    check: 'metadata-in-other-script',
    when: 'a title left from another language',
    site: htmlPage({ title: 'Садовый сарай' }),
    outcome: 'fail',
    says: /^The title is in Cyrillic letters, the page in Latin letters: "Садовый сарай"\.$/,
    line: 3,
  },
  {
    check: 'metadata-in-other-script',
    when: 'a description and a social card left from another language',
    site: htmlPage({
      head: `${description('庭の物置')}<meta property="og:title" content="庭の物置を建てる">`,
    }),
    outcome: 'fail',
    says: [/^The description is in Japanese letters/, /^The og:title is in Japanese letters/],
  },
  {
    check: 'metadata-in-other-script',
    when: 'a Japanese description of a page with little but a name in Latin letters',
    site: htmlPage({
      head: description('庭の物置'),
      content: '<p>Kent Shed</p><p>Works, Members, Contact</p>',
    }),
    outcome: 'not-applicable',
    says: /^the few words of the page/,
  },
  {
    check: 'metadata-in-other-script',
    when: 'an English description of a Japanese page',
    site: htmlPage({
      lang: 'ja',
      title: 'Shed',
      head: description('How to build a garden shed in a week or two.'),
      h1: '<h1>物置</h1>',
      content: `<p>${JAPANESE}</p>`,
    }),
    outcome: 'fail',
    says: /^The description is in Latin letters, the page in Japanese letters/,
    count: 1,
  },
  {
    check: 'metadata-in-other-script',
    when: 'title and description of a Japanese page are both English, and short',
    site: htmlPage({
      lang: 'ja',
      title: 'News | Kent Sheds',
      head: description('Latest news and updates from Kent Sheds.'),
      h1: '<h1>物置</h1>',
      content: `<p>${JAPANESE}</p>`,
    }),
    outcome: 'fail',
    says: [/^The title is in Latin letters, the page in Japanese/, /^The description is in Latin/],
  },
  ...(
    [
      [
        'fail',
        'the short description of a Russian page is that of the English one',
        'Regional event for computing educators and researchers',
      ],
      ['pass', 'it is the name of a brand', 'Weaver Wood Tools Sheds Kent Ltd'],
    ] as const
  ).map(
    ([outcome, when, text]): Case => ({
      check: 'metadata-in-other-script',
      when,
      site: htmlPage({
        lang: 'ru',
        title: 'Садовый сарай',
        head: description(text),
        content: `<p>${RUSSIAN}</p>`,
      }),
      outcome,
    }),
  ),
  {
    check: 'metadata-in-other-script',
    when: 'only the title of a Japanese page is in Latin letters',
    site: htmlPage({
      lang: 'ja',
      title: 'Kent Classic Shed 2000',
      head: `${description('庭の物置')}<meta property="og:title" content="Kent Classic Shed 2000 by Kent Sheds">`,
      h1: '<h1>物置</h1>',
      content: `<p>${JAPANESE}</p>`,
    }),
    outcome: 'pass',
  },
  {
    check: 'metadata-in-other-script',
    when: 'a title in Latin letters stands on the page, too',
    site: htmlPage({
      lang: 'ja',
      title: 'Garden Shed Classic 2000 Extra Wide With Felt Roof',
      h1: '<h1>Garden Shed Classic 2000 Extra Wide With Felt Roof</h1>',
      content: `<p>${JAPANESE}</p>`,
    }),
    outcome: 'pass',
  },
  {
    check: 'metadata-in-other-script',
    when: 'the title of a Japanese page is the name of an edition, and the description stands on the page',
    site: htmlPage({
      lang: 'ja',
      title: 'Kent Shed Fair 2022 Spring | Home',
      head: description('The fair of all sheds in Kent, twice a year.'),
      h1: '<h1>物置</h1>',
      content: `<p>${JAPANESE}</p><p>The fair of all sheds in Kent, twice a year.</p>`,
    }),
    outcome: 'pass',
  },
  {
    check: 'metadata-in-other-script',
    when: 'a title is in Chinese characters, as Japanese has them as well',
    site: htmlPage({ title: '材料強度学研究室' }),
    outcome: 'fail',
    says: /^The title is in Chinese characters, the page in Latin letters/,
  },
  {
    check: 'metadata-in-other-script',
    when: 'the frame of the page is in the script of the title: what is declared is wrong',
    site: htmlPage({
      title: 'Садовый сарай',
      after: `<footer>${'<a href="/a">Садовые сараи и ограды</a> '.repeat(20)}</footer>`,
    }),
    outcome: 'pass',
  },
  {
    check: 'metadata-in-other-script',
    when: 'all of the page is in that script',
    site: htmlPage({ title: 'Садовый сарай', h1: '', content: `<p>${RUSSIAN}</p>` }),
    outcome: 'not-applicable',
    says: /not in the script of its language/,
  },
  {
    check: 'metadata-in-other-script',
    when: 'a tag that says nothing of its script',
    site: htmlPage({ lang: 'xx', title: 'Садовый сарай' }),
    outcome: 'not-applicable',
  },
  {
    check: 'markup-visible',
    when: 'a space in front of its end keeps text from being bold',
    site: htmlPage({ content: '<p>This is **good **oak, and that is **better ** pine.</p>' }),
    outcome: 'fail',
    says: 'The text shows "**better **".',
  },
  {
    check: 'markup-visible',
    when: 'headings and bold text of Markdown stand in one paragraph',
    site: htmlPage({
      content:
        '<div>It was harsh.\n\n## Akureyri to the Interior\n\nWe left early.\n\n## Notes\n\n**Tires:** good.</div>',
    }),
    outcome: 'fail',
    says: 'The text shows "## Akureyri to the" and 2 more.',
  },
  {
    check: 'markup-visible',
    when: 'number signs stand for numbers',
    site: htmlPage({
      content: '<p>Call us: ## ## ##. Write your room as ## Room, see issue #12. # Sheds</p>',
    }),
    outcome: 'pass',
  },
  {
    check: 'markup-visible',
    when: 'two asterisks mark two notes',
    site: htmlPage({ content: '<p>With wheels ** and without a roof ** from May on.</p>' }),
    outcome: 'pass',
  },
  {
    check: 'markup-visible',
    when: 'a tag begins with two brackets',
    site: htmlPage({ content: `${ARTICLE}<<h2>Gravel</h2>` }),
    outcome: 'fail',
    says: 'The text shows "<" in front of this element.',
    selector: /h2/,
  },
  {
    check: 'markup-visible',
    when: 'a comment ends with two brackets',
    site: htmlPage({ content: `${ARTICLE}<div id="flash"><!-- <object></object -->>\n</div>` }),
    outcome: 'fail',
    says: 'The text shows ">": a comment in here ends with "-->>".',
    selector: /flash/,
  },
  {
    check: 'markup-visible',
    when: 'a bracket behind a comment is written as an entity or after a space, between links',
    site: htmlPage({
      content: `${ARTICLE}<p><a href="/a">A</a><!-- in -->&gt;<a href="/b">B</a><!-- in --> > <a href="/c">C</a></p>`,
    }),
    outcome: 'pass',
  },
  {
    check: 'markup-visible',
    when: 'a link by reference has no reference',
    site: htmlPage({ content: '<p>Some concepts are inspired by [Angular][9], with its DI system.</p>' }),
    outcome: 'fail',
    says: 'The text shows "[Angular][9]".',
  },
  {
    check: 'markup-visible',
    when: 'the end of bold text lost an asterisk',
    site: htmlPage({ content: '<p><em>**Beware!</em> What sheds do to you:*</p>' }),
    outcome: 'fail',
    says: 'The text shows "**Beware! What sheds do to you:*".',
  },
  {
    check: 'markup-visible',
    when: 'asterisks are those of notes',
    site: htmlPage({
      content: '<p>Prices from 20 €*, with floor**</p><p>** Without the floor.</p><p>**With taxes</p>',
    }),
    outcome: 'pass',
  },
  {
    check: 'markup-visible',
    when: 'brackets are those of notes and of lists',
    site: htmlPage({
      content:
        '<p>It was in 1999.[note 1][12] So it is said [citation needed][5], see [1][2] and a[i][0].</p>',
    }),
    outcome: 'pass',
  },
  {
    check: 'markup-visible',
    when: 'the line below a heading became part of a paragraph',
    site: htmlPage({ content: `${ARTICLE}<p>Welcome to the sheds\n====================</p>` }),
    outcome: 'fail',
    says: /====/,
  },
  {
    check: 'markup-visible',
    when: 'an arrow is a bracket, and an address stands in brackets',
    site: htmlPage({
      content: `${ARTICLE}<div class="prev"><</div><div>5 < <b>6</b></div><p>Mary <<a href="mailto:mary@kranz.example">mary@kranz.example</a>></p>`,
    }),
    outcome: 'pass',
  },
  {
    check: 'markup-visible',
    when: 'names of files stand between backticks',
    site: htmlPage({
      content: `${ARTICLE}<p>Drop any \`.mov\` or \`.mp4\` into the shed, not <code>.avi</code>.</p>`,
    }),
    outcome: 'fail',
    says: 'The text shows "`.mov`" and 1 more.',
  },
  {
    check: 'markup-visible',
    when: 'backticks are quotation marks',
    site: htmlPage({
      content: `${ARTICLE}<p>The \`shed' and the \`old barn\` of ours, \`\`so to say''.</p>`,
    }),
    outcome: 'pass',
  },
  {
    check: 'markup-visible',
    when: 'there is no text',
    site: '<html lang="en"><title></title><body><img src="/a.png" alt="">',
    outcome: 'not-applicable',
  },
  {
    check: 'markup-visible',
    when: 'asterisks that mean something else, and marks in code',
    site: htmlPage({
      content:
        '<p>2 ** 3 is 8, a**b and src/**/*.ts match, *** marks a break, [1] (see below) and a & b.</p><p>Write <code>**bold**</code> or <code>&amp;amp;</code>.</p><p>An entity such as &amp;amp; is text here.</p>',
    }),
    outcome: 'pass',
  },
  {
    check: 'markup-visible',
    when: 'Markdown that its parser did not take',
    site: htmlPage({
      content:
        '<p>그것은 **프론트 컨트롤러(Front Controller)**라고 한다.</p><p>See [the guide](https://example.com/guide).</p><pre>x</pre>',
    }),
    outcome: 'fail',
    says: [
      'The text shows "**프론트 컨트롤러(Front Controller)**".',
      'The text shows "[the guide](https://example.com/guide)".',
    ],
  },
  {
    check: 'markup-visible',
    when: 'text that was escaped twice',
    site: htmlPage({ content: '<p>Bread &amp;amp; butter</p>' }),
    outcome: 'fail',
    says: 'The text shows "&amp;".',
  },
  ...(
    [
      [
        'og:description',
        `<meta property="og:description" content='It's a red bike'>`,
        /^og:description ends after "It": the text has a ' in it\.$/,
      ],
      [
        'a description in Hebrew',
        '<meta name="description" content="מציאת נדל"ן בישראל. חינם.">',
        /^description ends after "מציאת נדל": the text has a " in it\.$/,
      ],
      ['an alt', '<img src="/a.png" alt="The 27" monitor" width="1">', /^alt of <img> ends after "The 27"/],
      [
        'a description without one at its end',
        '<meta name="description" content="The best sheds in Kent>\n<meta name="theme-color" content="#fff">',
        /^The " that ends description is missing: it goes on through the next tag, to "The best sheds in Kent> <meta name="\.$/,
      ],
    ] as const
  ).map(
    ([what, element, says]): Case => ({
      check: 'text-cut-by-quote',
      when: `${what} holds its own mark`,
      site: htmlPage({ content: element }),
      outcome: 'fail',
      says,
    }),
  ),
  ...(
    [
      ['marks that are escaped', '<img src="/a.png" alt="The 27&quot; monitor" loading>'],
      ['a mark too much behind a text', '<img src="/a.png" alt="Bike"" loading>'],
      ['a mark too much behind another attribute', '<img alt="Bike" src="/a.png" class="a b" c">'],
      ['an attribute without its sign', '<img src="/a.png" alt="Bike" width"100">'],
    ] as const
  ).map(
    ([when, element]): Case => ({
      check: 'text-cut-by-quote',
      when,
      site: htmlPage({ content: element }),
      outcome: 'pass',
    }),
  ),
  {
    check: 'text-cut-by-quote',
    when: 'no attribute has a text',
    site: '<!doctype html><html lang="en"><title>Bike</title><p>A red bike</p>',
    outcome: 'not-applicable',
  },
  {
    check: 'text-damaged',
    when: 'text with accents',
    site: htmlPage({ content: '<p>Café « déjà vu » – naïve</p>' }),
    outcome: 'pass',
  },
  {
    check: 'text-damaged',
    when: 'decoded twice',
    site: htmlPage({ content: '<p>A cafÃ© in town</p>' }),
    outcome: 'fail',
    says: /"cafÃ©" was meant to be "café"/,
    line: 8,
  },
  {
    check: 'text-damaged',
    when: 'a lost character inside a word',
    site: htmlPage({ content: '<p>A caf\uFFFD in town</p>' }),
    outcome: 'fail',
    says: /lost before/,
  },
  {
    check: 'text-damaged',
    when: 'the character itself, as text about it shows',
    site: htmlPage({ content: '<p>The sign \uFFFD replaces what cannot be read.</p>' }),
    outcome: 'pass',
  },
  {
    check: 'text-damaged',
    when: 'the same in code',
    site: htmlPage({ content: '<p>It prints <code>cafÃ©</code>.</p>' }),
    outcome: 'pass',
  },
  {
    check: 'text-damaged',
    when: 'bytes of Latin-1 in a page of UTF-8',
    site: { '/': { body: Buffer.from(htmlPage({ content: '<p>A caf\u00e9 in town</p>' }), 'latin1') } },
    outcome: 'fail',
    says: /not valid in the page/,
  },
  {
    check: 'text-damaged',
    when: 'UTF-8 that is declared as Latin-1',
    site: {
      '/': {
        headers: { 'content-type': 'text/html; charset=iso-8859-1' },
        body: htmlPage({ content: '<p>Das schöne Café</p>' }),
      },
    },
    outcome: 'fail',
    says: /browsers read it as windows-1252/,
  },
  {
    check: 'text-damaged',
    when: 'German words without the umlauts that the others have',
    site: htmlPage({
      lang: 'de',
      content: `${UMLAUTS}<p>Ich moechte den Newsletter, wie in der Datenschutzerklaerung gesagt.</p>`,
    }),
    outcome: 'fail',
    says: /^"moechte", "Datenschutzerklaerung" are written without umlauts/,
    count: 1,
  },
  {
    check: 'text-damaged',
    when: 'German addresses, names and a page that has no umlauts',
    site: htmlPage({
      lang: 'de',
      content: `${UMLAUTS}<p>Herr Moeller: mail@zurueck-fuer.example, www.ueber-uns.example/fuer, "ueber_uns.html"</p>`,
    }),
    outcome: 'pass',
  },
  {
    check: 'text-damaged',
    when: 'a German page without any umlauts',
    site: htmlPage({
      lang: 'de',
      content: '<p>Ich moechte den Newsletter, wie in der Datenschutzerklaerung gesagt.</p>',
    }),
    outcome: 'pass',
  },
  {
    check: 'text-damaged',
    when: 'a mark slipped behind a letter that has none',
    site: htmlPage({ lang: 'tr', content: '<p>Akredite Laboratu\u0327var</p>' }),
    outcome: 'fail',
    says: /^"Laboratu\u0327var" has a cedilla \(U\+0327\) at its "u"\. The language of the page has no such letter/,
  },
  ...(
    [
      ['tr', 'its letters are written in two parts', '<p>Ayla c\u0327ars\u0327\u0131da, Wa\u0328tek</p>'],
      ['tr', 'a page is about such words', '<p>Majo\u0327l, Kwajo\u0327l, Ralo\u0327k, Arno\u0327k</p>'],
      ['en', 'a language quotes others', '<p>The island of Majo\u0327l</p>'],
      ['vi', 'a language has many marks', '<p>Tie\u0302\u0301ng Vie\u0323\u0302t</p>'],
    ] as const
  ).map(
    ([lang, when, content]): Case => ({
      check: 'text-damaged',
      when: `marks stand behind letters, and ${when}`,
      site: htmlPage({ lang, content }),
      outcome: 'pass',
    }),
  ),
  {
    check: 'text-damaged',
    when: 'Italian words with the wrong accent',
    site: htmlPage({ lang: 'it', content: '<p>Attivitá e societá, perché la città è così.</p>' }),
    outcome: 'fail',
    says: /^No Italian word ends in "á": "Attivitá", "societá" should be "Attività", "società"\.$/,
  },
  {
    check: 'text-damaged',
    when: 'names and Spanish words on an Italian page',
    site: htmlPage({ lang: 'it', content: '<p>Bogotá, Alcalá, Itá e Panamá: está allá, visitá.</p>' }),
    outcome: 'pass',
  },
  {
    check: 'text-damaged',
    when: 'Russian words with Latin letters that look alike',
    site: htmlPage({
      lang: 'ru',
      content: '<p>Мы cобираем документы за две недели.</p><h2>Наша облаcть и НАCОС</h2>',
    }),
    outcome: 'fail',
    says: '"cобираем", "облаcть", "НАCОС" have Latin letters (c, C) among the Cyrillic ones: a search for the word does not find it.',
    count: 1,
  },
  {
    check: 'text-damaged',
    when: 'Russian text with formulas, endings of foreign names, Roman numbers and words that are to look old',
    site: htmlPage({
      lang: 'ru',
      content:
        '<p>Давление P<sub>макс</sub> и Tкип, наш SEOшник из IT-отдела, iPhoneов нет, MTСБанк, ЭкоCтрой, XXвека, Xвек, <b>C</b>айт, в-Aвто.</p><p>Мiръ техники: CМИ, PФ, example.com/cобираем</p>',
    }),
    outcome: 'pass',
  },
  {
    check: 'text-damaged',
    when: 'a picture alone',
    site: '<html lang="en"><title></title><body><img src="/a.png" alt="">',
    outcome: 'not-applicable',
    says: /no text/,
  },
  {
    check: 'text-repeated',
    when: 'the same links above and below',
    site: htmlPage({
      content: `<p><a href="/s">${PARAGRAPHS[0]}</a></p>${ARTICLE}<p><a href="/s">${PARAGRAPHS[0]}</a></p>`,
    }),
    outcome: 'pass',
  },
  {
    check: 'text-repeated',
    when: 'the article twice',
    site: htmlPage({ content: `${ARTICLE}<div class="mobile">${ARTICLE}</div>` }),
    outcome: 'fail',
    says: [/as in line 8/, /as in line 9/, /as in line 10/, /as in line 11/],
    line: 11,
  },
  ...(
    [
      [
        'pass',
        'a directory has an entry under the headings of two groups',
        ['Easy', 'Large'],
        ['Vik', 'Vik'],
      ],
      ['fail', 'a group stands twice', ['Easy', 'Easy'], ['Vik', 'Vik']],
      ['fail', 'two entries have one text', ['Easy', 'Large'], ['Vik', 'Dal']],
    ] as const
  ).map(
    ([outcome, when, groups, names]): Case => ({
      check: 'text-repeated',
      outcome,
      when,
      site: htmlPage({
        content: [0, 1]
          .map(
            at =>
              `<section><h2>${groups[at]}</h2><article><h3>${names[at]}</h3><p>${PARAGRAPHS[0]}</p></article><article><h3>${names[at]} 2</h3><p>${PARAGRAPHS[1]}</p></article></section>`,
          )
          .join(''),
      }),
    }),
  ),
  {
    check: 'text-repeated',
    when: 'panels that are opened one at a time have an instruction in common',
    site: htmlPage({
      content: `${ARTICLE}${['Roof', 'Floor', 'Door', 'Walls'].map(name => `<div><div class="toggle" onclick="toggle(this)"><h2>${name}</h2></div><div style="display:none"><p>${PARAGRAPHS[0]}</p></div></div>`).join('')}`,
    }),
    outcome: 'pass',
  },
  ...(
    [
      ['pass', 'a row of opinions goes round', 'testimonials-track'],
      ['fail', 'a row of opinions stands twice', 'testimonials'],
    ] as const
  ).map(
    ([outcome, when, name]): Case => ({
      check: 'text-repeated',
      outcome,
      when,
      site: htmlPage({
        content: `<div class="${name}">${`<div class="card"><blockquote>${PARAGRAPHS[0]}</blockquote></div><div class="card"><blockquote>${PARAGRAPHS[1]}</blockquote></div>`.repeat(2)}</div>`,
      }),
    }),
  ),
  ...(
    [
      ['pass', 'a few words about a speaker stand in the overview and far below in the schedule', 12],
      ['fail', 'a short text stands twice, close to each other', 2],
    ] as const
  ).map(
    ([outcome, when, between]): Case => ({
      check: 'text-repeated',
      outcome,
      when,
      site: htmlPage({
        content: `<p>${BIO}</p>${Array.from({ length: between }, (_, at) => `<p>Talk ${at} begins at noon.</p>`).join('')}<p>${BIO}</p>`,
      }),
    }),
  ),
  {
    check: 'text-repeated',
    when: 'two dialogs have a form in common',
    site: htmlPage({
      content: `${ARTICLE}${`<div class="dialog"><form><p><label>${PARAGRAPHS[0]}</label><input name="a"></p><p>${PARAGRAPHS[1]}</p><p>${PARAGRAPHS[2]}</p></form></div>`.repeat(2)}`,
    }),
    outcome: 'pass',
  },
  {
    check: 'text-repeated',
    when: 'the article twice, in a form around the whole page',
    site: htmlPage({ content: `<form><h1>Sheds</h1>${ARTICLE}<div class="mobile">${ARTICLE}</div></form>` }),
    outcome: 'fail',
  },
  ...[
    `<dl><dt>Parameters</dt><dd><ul><li>depth: ${PARAGRAPHS[0]}</li></ul></dd></dl>`,
    `<ul><li><code>depth</code> (default 0): ${PARAGRAPHS[0]}</li></ul>`,
    `<table><tr><td>depth</td><td>${PARAGRAPHS[0]}</td></tr></table>`,
  ].map(
    (parameter): Case => ({
      check: 'text-repeated',
      when: `the entries of a reference have a parameter in common: ${parameter.slice(0, 30)}`,
      site: htmlPage({ content: `<h2>Roof</h2>${parameter}<h2>Floor</h2>${parameter}` }),
      outcome: 'pass',
    }),
  ),
  {
    check: 'text-repeated',
    when: 'functions of a reference, named by terms, have a parameter in common',
    site: htmlPage({
      content: `<dl>${['roof(depth)', 'floor(depth)'].map(name => `<dt>${name}</dt><dd><dl><dt>depth</dt><dd>${PARAGRAPHS[0]}</dd></dl></dd>`).join('')}</dl>`,
    }),
    outcome: 'pass',
  },
  {
    check: 'text-repeated',
    when: 'questions in a list, printed once for each screen size',
    site: htmlPage({
      content: `<h2>Questions</h2><dl><dt>Which roof?</dt><dd>${PARAGRAPHS[0]}</dd></dl>`.repeat(2),
    }),
    outcome: 'fail',
  },
  {
    check: 'text-repeated',
    when: 'the starts of other pages in a carousel and in a list',
    site: htmlPage({
      content: PARAGRAPHS.map(text => `<p>${text.split('. ')[1]}, as most people do…</p>`)
        .join('')
        .repeat(2),
    }),
    outcome: 'not-applicable',
  },
  {
    check: 'text-repeated',
    when: 'what stands twice is the sample text of a site builder',
    site: htmlPage({
      content:
        ARTICLE.split('</p>')[0] +
        '</p><p>Nothing else.</p>' +
        '<p>Your content goes here. Edit or remove this text inline or in the module Content settings. You can also style every aspect of this content in the module Design settings.</p>'.repeat(
          3,
        ),
    }),
    outcome: 'not-applicable',
  },
  ...(
    [
      ['fail', 'an entry of a list stands twice in a row', ENTRY, ENTRY],
      ['pass', 'its second place has a picture', ENTRY, `${ENTRY}<img src="/a.png" alt="Shed">`],
      ['pass', 'another entry stands between both', ENTRY, `Sheds with a floor of spruce</li><li>${ENTRY}`],
    ] as const
  ).map(
    ([outcome, when, first, second]): Case => ({
      check: 'text-repeated',
      outcome,
      when,
      site: htmlPage({ content: `${ARTICLE}<ul><li>${first}</li> <li><b>${second}</b></li></ul>` }),
      ...(outcome === 'fail' && {
        says: `The same text as the list entry right before it: "${ENTRY}".`,
        count: 1,
      }),
    }),
  ),
  {
    check: 'text-repeated',
    when: 'one paragraph',
    site: htmlPage({ content: `<p>${PARAGRAPHS[0]}</p>` }),
    outcome: 'not-applicable',
  },
  { check: 'text-repeated', when: 'different paragraphs', site: htmlPage(), outcome: 'pass' },
  {
    check: 'keyword-stuffing',
    when: 'one phrase in every sentence',
    site: htmlPage({
      content: `<p>${PARAGRAPHS.join(' ')
        .split('. ')
        .slice(0, 9)
        .map(text => `Cheap garden sheds are cheap garden sheds: ${text.slice(0, 20)}`)
        .join('. ')}. ${'We sell cheap garden sheds for cheap garden sheds. '.repeat(8)}</p>`,
    }),
    outcome: 'fail',
    says: /"cheap garden sheds"/,
  },
  {
    check: 'keyword-stuffing',
    when: 'too little text',
    site: htmlPage({ content: words(20) }),
    outcome: 'not-applicable',
  },
  {
    check: 'keyword-stuffing',
    when: 'function words are frequent',
    site: htmlPage({
      content: `<p>${[
        'roof',
        'door',
        'floor',
        'wall',
        'frame',
        'shelf',
        'step',
        'felt',
        'beam',
        'lock',
        'ramp',
        'vent',
      ]
        .map(
          part => `In the case of the ${part} it is the size of the ${part}s of the last year that counts.`,
        )
        .join(' ')}</p>`,
    }),
    outcome: 'pass',
  },
  {
    check: 'keyword-stuffing',
    when: 'one word in every other place',
    site: htmlPage({
      content: `<p>${'Sheds here, sheds there, cheap sheds for all who want sheds. '.repeat(12)}</p>`,
    }),
    outcome: 'fail',
    says: /"sheds/,
  },
  {
    check: 'keyword-stuffing',
    when: 'the products of a catalog are of one series',
    site: htmlPage({
      content: `<div>${[
        'Privacy',
        'Passage',
        'Office',
        'Store',
        'Classroom',
        'Closet',
        'Hotel',
        'Dormitory',
        'Patio',
        'Asylum',
        'Utility',
        'Vestibule',
      ]
        .map(
          use =>
            `<article><h2>${use}</h2><p>Byron 8200 mortise lock, ${use} function, in bronze or brass, made to order.</p></article>`,
        )
        .join('')}</div>`,
    }),
    outcome: 'not-applicable',
    says: /in a list/,
  },
  {
    check: 'keyword-stuffing',
    when: 'the text is that of a template, and less than 100 words of the page are its own',
    site: htmlPage({
      content: `<p>Some news of ours.</p>${['A', 'B', 'C', 'D']
        .map(
          name =>
            `<p>Lorem ipsum dolor ${name} sit amet. ${'Lorem ipsum dolor, lorem ipsum dolor. '.repeat(5)}</p>`,
        )
        .join('')}`,
    }),
    outcome: 'not-applicable',
  },
  { check: 'keyword-stuffing', when: 'prose', site: htmlPage(), outcome: 'pass' },
  {
    check: 'labels-in-english',
    when: 'a German page reserves its rights in English, and has a label that is English too',
    site: htmlPage({
      lang: 'de',
      content: `<p>${GERMAN}</p><button aria-label="Toggle navigation">≡</button>`,
      after: '<footer><p>© 2026 Kranz. All rights reserved.</p></footer>',
    }),
    outcome: 'fail',
    says: 'The page is German, but says "Toggle navigation", "All rights reserved".',
  },
  {
    check: 'labels-in-english',
    when: 'the notice of a template stands beside labels',
    site: htmlPage({
      lang: 'de',
      content: `<p>${GERMAN}</p><button aria-label="Toggle navigation">≡</button>`,
      after: '<footer><p>Code released under the Apache 2.0 license.</p></footer>',
    }),
    outcome: 'fail',
    says: 'The page is German, but says "Toggle navigation", "Code released under the Apache 2.0 license".',
  },
  {
    check: 'labels-in-english',
    when: 'a German page does nothing else in English',
    site: htmlPage({
      lang: 'de',
      content: `<p>${GERMAN}</p>`,
      after: '<footer><p>© 2026 Kranz. All rights reserved.</p></footer>',
    }),
    outcome: 'pass',
  },
  {
    check: 'labels-in-english',
    when: 'a Japanese page does, as is usual there',
    site: htmlPage({
      lang: 'ja',
      content: `<p>${JAPANESE.repeat(3)}</p><button aria-label="メニュー">≡</button>`,
      after: '<footer><p>© 2026 Kranz. All rights reserved.</p></footer>',
    }),
    outcome: 'pass',
  },
]
