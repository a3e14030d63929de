export const id = 3825;
export const ids = [3825];
export const modules = {

/***/ 79192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ isGreeting)
/* harmony export */ });
/** Welcomes to nothing or to "our website", in the languages that are most frequent on the web. */
const GREETINGS = new RegExp(`^(?:${[
    '(?:a )?(?:very |warm )?welcome(?: to (?:our|my|the|this) (?:new )?(?:web ?site|home ?page|site|page))?',
    '(?:herzlich )?willkommen(?: (?:auf|bei) (?:unserer|meiner|der) (?:home ?page|web ?site|webseite|internetseite|seite))?|willkommen bei uns',
    'bienvenue(?: (?:sur|à) (?:notre|mon|le|ce) (?:site(?: (?:web|internet))?|page))?|soyez les bienvenus',
    'bienvenid[oa]s?(?: a (?:nuestr[oa]|mi|la|este) (?:sitio(?: web)?|página(?: web)?|web))?|benvinguts?|ongi etorri|benvid[oa]s?',
    'benvenut[oiae](?: (?:nel|sul) (?:nostro |mio )?sito(?: web)?)?',
    '(?:sejam? )?bem[- ]vind[oa]s?(?: ao (?:nosso|meu) site)?',
    '(?:hartelijk )?welkom(?: op (?:onze|mijn|de) (?:web ?site|home ?page|site))?',
    '(?:hjärtligt )?välkommen(?: till (?:oss|vår (?:hemsida|webbplats|sida)))?|(?:hjertelig )?velkommen(?: til (?:os|oss|vores (?:hjemmeside|side)|vår (?:hjemmeside|nettside)))?|velkomin|tervetuloa(?: (?:sivuillemme|kotisivuillemme))?',
    'hello|witaj|hoş ?geldiniz|witamy(?: na naszej stronie)?|zapraszamy|vítejte|vítáme vás|vitajte|vitajte na našej stránke|üdvözöljük|isten hozott|bine ați venit|bun venit|dobrodošli|mirë se vini|sveiki atvykę|laipni lūdzam|tere tulemast',
    'добро пожаловать(?: на наш сайт)?|ласкаво просимо|добре дошли|добродошли|вітаємо|καλώς (?:ήρθατε|ήλθατε|ορίσατε)|καλωσορίσατε|καλωσήρθατε|hoş ?geldiniz',
    'ようこそ|いらっしゃいませ|(?:欢迎|歡迎)(?:光临|光臨|您|访问|訪問)?|환영합니다|어서오세요|ברוכים הבאים|أهلا(?: وسهلا)?|مرحبا(?: بكم)?|خوش آمدید|ยินดีต้อนรับ|chào mừng(?: bạn)?|selamat datang|स्वागत(?: है)?',
].join('|')})[\\s!.…！。]{0,5}$`, 'iu');
const LONGEST = 60;
/**
 * Whether a text only greets where a site would say what it is, as "Welcome to our website!".
 *
 * @param text with white space folded
 */
function isGreeting(text) {
    return text.length <= LONGEST && GREETINGS.test(text);
}


/***/ }),

/***/ 56216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isNameOfHomePage)
/* harmony export */ });
/** What navigation calls a home page, in the languages that are most frequent on the web. */
const NAMES_OF_HOME_PAGES = new Set([
    ...['home', 'homepage', 'home page', 'startseite', 'accueil', "page d'accueil", 'page d’accueil', 'inicio'],
    ...['página de inicio', 'página principal', 'início', 'página inicial', 'pagina iniziale', 'startpagina'],
    ...[
        'strona główna',
        'úvod',
        'domů',
        'kezdőlap',
        'főoldal',
        'etusivu',
        'hjem',
        'forside',
        'startsida',
        'hem',
    ],
    ...['главная', 'главная страница', 'головна', 'начало', 'ana sayfa', 'anasayfa', 'αρχική', 'acasă'],
    ...[
        'ホーム',
        'トップページ',
        'トップ',
        '首页',
        '首頁',
        '主页',
        '홈',
        'الرئيسية',
        'الصفحة الرئيسية',
        'דף הבית',
        'trang chủ',
    ],
    ...['inici', 'startsidan', 'forsiden', 'pagina principală', 'acasa', 'strona startowa', 'hlavní stránka'],
    ...['domovská stránka', 'domov', 'naslovna', 'naslovnica', 'početna', 'početna stranica', 'etusivulle'],
    ...[
        'hauptseite',
        'beginpagina',
        'hoofdpagina',
        'головна сторінка',
        'начална страница',
        'sākums',
        'avaleht',
    ],
    ...[
        'beranda',
        'halaman utama',
        'laman utama',
        'หน้าแรก',
        'หน้าหลัก',
        'صفحه اصلی',
        'עמוד הבית',
        '메인',
        '메인 페이지',
    ],
    ...['úvodní stránka', 'hlavní strana', 'úvodná stránka', 'hlavná stránka', 'strona domowa', 'nyitólap'],
    ...[
        'nyitóoldal',
        'címlap',
        'prima pagină',
        'pagina de start',
        'pagina principale',
        'kotisivu',
        'aloitussivu',
    ],
    ...[
        'pradžia',
        'pagrindinis',
        'titulinis',
        'sākumlapa',
        'esileht',
        'forsíða',
        'hafan',
        'hasiera',
        'kryefaqja',
    ],
    ...['почетна', 'почетна страна', 'галоўная', 'домашняя страница', 'домашня сторінка', 'басты бет'],
    ...['ana səhifə', 'bosh sahifa', 'მთავარი', 'գլխավոր', 'αρχική σελίδα', 'αρχικη', 'αρχικη σελιδα'],
    ...['主頁', '网站首页', '網站首頁', '网站主页', 'الصفحة الرئيسة', 'صفحه نخست', 'خانه', 'صفحہ اول', 'ہوم'],
    ...['होम', 'मुख्य पृष्ठ', 'मुख्यपृष्ठ', 'मुखपृष्ठ', 'হোম', 'প্রচ্ছদ', 'মূলপাতা', 'முகப்பு', 'హోమ్', 'trang chu'],
]);
/** @param part of a title between its separators, or a heading */
function isNameOfHomePage(part) {
    return NAMES_OF_HOME_PAGES.has(part.toLowerCase());
}


/***/ }),

/***/ 91443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isPasswordGate)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _text_text_start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5758);


/** Characters of a page from which on it says more than that a password is needed. */
const MAX_TEXT = 300;
/** Links of a page from which on it is one of the site, and not only a door. */
const MAX_LINKS = 3;
/** Characters of what names a field. */
const MAX_NAME = 100;
const NAMED = ['id', 'name', 'placeholder'];
const PASSWORD = /pass-?(?:word|wort|phrase|code)|contrase|mot.?de.?passe|senha|wachtwoord|hasło|パスワード|비밀번호|密码/i;
const NOT_FILLED_IN = new Set(['hidden', 'submit', 'button', 'checkbox', 'image', 'reset']);
/**
 * Whether a page is only the door to what is not for everybody: one field, for a password, with hardly a text beside it.
 * One with a name as well is a login, of which people search.
 */
function isPasswordGate(document) {
    const fields = document.elements('input', 'textarea', 'select').filter(isFilledIn);
    const [field] = fields;
    if (!field || fields.length > 1 || !asksForPassword(field))
        return false;
    if (document.elements('a').length >= MAX_LINKS || !document.body)
        return false;
    return (0,_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfSeenText */ .Mq)(document.body, MAX_TEXT).length < MAX_TEXT;
}
function isFilledIn(field) {
    return !NOT_FILLED_IN.has(typeOf(field));
}
function asksForPassword(field) {
    if (typeOf(field) === 'password')
        return true;
    return NAMED.some(name => PASSWORD.test(((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(field, name) ?? '').slice(0, MAX_NAME)));
}
function typeOf(field) {
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(field, 'type')?.trim().toLowerCase() ?? '';
}


/***/ }),

/***/ 17014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ isKnownTheme),
/* harmony export */   Bq: () => (/* binding */ isThemeName),
/* harmony export */   Yp: () => (/* binding */ isThemeTitle),
/* harmony export */   bT: () => (/* binding */ isThemeAuthor),
/* harmony export */   um: () => (/* binding */ isUnnamedSite)
/* harmony export */ });
/** Makers of free themes, as the titles of their pages name them. */
const MAKER = 'start bootstrap|freehtml5\\.co|colorlib|bootstrapmade|html5 up|templatemo|tooplate|themewagon|w3layouts|html codex|untree\\.co|themefisher|free-css\\.com|styleshout|os templates|htmlcodex|uideck';
const THEME_TITLE = new RegExp(`\\b(?:template|theme|starter)s?\\b.{0,30}\\b(?:${MAKER})\\b|\\b(?:${MAKER})\\b.{0,30}\\b(?:template|theme|starter)s?$|\\bby html5 up$`, 'i');
/** What those who sell and give away templates put behind the name of each: "Appton - Bootstrap 4 Template". */
const OF_KIND = /^.{1,40}\s[-–—|]\s(?:[\p{L}\d]{2,20}\s)?(?:bootstrap(?:\s\d)?|webflow|tailwind(?:\scss)?|html5?|framer|elementor)\s(?:(?:responsive|html5?|website|landing page|ecommerce|multipurpose)\s){0,3}template$/iu;
const THEME_AUTHOR = new RegExp(`^(?:https?://)?(?:www\\.)?(?:${MAKER}|mark otto, jacob thornton,? and bootstrap contributors|lovable)(?:\\.(?:com|net|org))?/?$`, 'i');
/** Names of themes as they stand in settings that nobody changed: "Hugo Serif Theme". */
const THEME_NAME = /^(?:hugo|jekyll|gatsby|astro|next\.?js|nuxt|eleventy|hexo|bootstrap)\s[\p{L}\d.-]{2,20}(?:\s[\p{L}\d.-]{2,20})?\s(?:theme|template|starter|boilerplate)$/iu;
/** Themes whose names are no words of anything else, as their demos have them for a headline. */
const THEMES = /^(?:al-folio|minimal mistakes|beautiful jekyll|(?:hugo )?papermod|academic ?pages|hugo ?blox(?: builder)?|wowchemy|hux blog|just the docs|hugo profile|hugo-?coder|startbootstrap[\w -]{1,30})$/i;
/** What a builder puts behind the title of each page until somebody names the site. */
const UNNAMED_SITE = /^(?:my ?site|my framer site|lovable app|v0 app|your site title|webflow site)$/i;
/** Characters of a title that are looked at. */
const MAX_TITLE = 200;
/** Whether a title is the one that a theme came with: it names the theme's maker, and that the page is a template. */
function isThemeTitle(title) {
    return title.length <= MAX_TITLE && (THEME_TITLE.test(title) || OF_KIND.test(title));
}
/** Whether what a page names as its author is the maker of its theme. */
function isThemeAuthor(author) {
    return author.length <= MAX_TITLE && THEME_AUTHOR.test(author.trim());
}
/** Whether a text is the name of a theme and nothing else. */
function isThemeName(text) {
    return text.length <= MAX_TITLE && THEME_NAME.test(text.trim());
}
/** Whether a text is what a known theme is called. */
function isKnownTheme(text) {
    return text.length <= MAX_TITLE && THEMES.test(text.trim());
}
/** Whether the part of a title where the name of the site belongs is what a builder has put there. */
function isUnnamedSite(name) {
    return name.length <= MAX_TITLE && UNNAMED_SITE.test(name.trim());
}


/***/ }),

/***/ 6273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ EXPIRING_IMAGES),
/* harmony export */   O: () => (/* binding */ whyNotLasting)
/* harmony export */ });
/** Addresses of social networks that are signed for a few days. */
const EXPIRING_IMAGES = /^(?:scontent[\w.-]{0,60}\.(?:fbcdn\.net|cdninstagram\.com)|media\.licdn\.com)$/;
/** Where Google has the photos of places and the pictures of accounts; under its other paths are images of blogs and of sites. */
const GOOGLE_HOST = /^lh\d\.googleusercontent\.com$/;
const GOOGLE_PHOTO = /^\/(?:p|a|a-|gps-cs|gps-cs-s|gps-proxy|geougc|geougc-cs)\//;
/** Why the address of an image does not last, as the rest of a sentence; undefined where it is known to, or nobody knows. */
function whyNotLasting({ hostname, pathname, searchParams }) {
    if (GOOGLE_HOST.test(hostname) && GOOGLE_PHOTO.test(pathname))
        return 'is a photo of a Google profile, whose address changes';
    if (!EXPIRING_IMAGES.test(hostname))
        return undefined;
    if (hostname === 'media.licdn.com' && !searchParams.has('e'))
        return undefined;
    return 'is kept by a social network, at a URL that expires within days or weeks';
}


/***/ }),

/***/ 73451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dr: () => (/* binding */ isNumbered),
/* harmony export */   J9: () => (/* binding */ isFurtherPageOf),
/* harmony export */   Lg: () => (/* binding */ BARE_NUMBER),
/* harmony export */   Sl: () => (/* binding */ isFurtherPage),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   tc: () => (/* binding */ isArchive)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35601);

/** What numbers the pages of a list, which are alike on purpose, in the languages that are most frequent on the web. */
const PAGE_NUMBER = /\/(?:page|pg|seite|pagina|página|pagine|sida|side|strona|sivu|stranica|sayfa|trang)[/-]?\d+\/?(?=$|\?)|[?&](?:page|paged|p|pg|seite|pagina|start|offset|cpage)=\d*/gi;
/** A form of a page that is made for paper or phones. */
const OTHER_FORM = /\/(?:print|printable|amp)\/?(?=$|\?)|[?&](?:print|printable|amp|outputtype=amp|(?:format|view|layout|tmpl)=(?:print|amp|component))(?:=[^&]*)?(?=$|&)/gi;
/** A version of a documentation, as the segment of a path. */
const DOCUMENTATION_VERSION = /\/(?:next|latest|stable|nightly|current|master|main|dev|v\d+|v?\d+(?:\.(?:\d+|x))+)(?=\/)/gi;
/** A number at the end of a path. */
const BARE_NUMBER = /\/\d{1,3}\/?$/;
/**
 * Lists of what has a tag, an author or a date: they show the same texts in another selection. The words are those of
 * addresses, without accents.
 */
const ARCHIVE = /\/(?:tags?|tagi|labels?|etiket(?:ten?|ter|ler)?|etiquetas?|etiquettes?|etichett[ae]|oznak[ae]|stit(?:ek|ky)|trefwoord(?:en)?|emneord|schlag(?:wort|worter|woerter)|categor(?:y|ies?|ias?)|[ck]ategorija|[ck]ategorije|kategori(?:a|e|en|er|ler)?|rubriek(?:en)?|rubri(?:que|ka)s?|auth?ors?|autor(?:es|en|a)?|auteurs?|autor[ei]|archives?)(?:\/|$)|\/(?:19|20)\d\d(?:[/-][01]\d(?:[/-][0-3]\d)?)?\/?$/;
/** Whether a page is a list of a tag, an author or a date by its address. */
function isArchive(url) {
    const path = (0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .o)(URL.parse(url)?.pathname ?? '');
    return ARCHIVE.test(path.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase());
}
/** Whether a page is a further page of a list, or a form of another page for paper or phones, by its address. */
function isFurtherPage(url) {
    return withoutForm(url) !== url;
}
/** Whether a page is a further page of the list at another address, as `/blog/page/2` of `/blog`. */
function isFurtherPageOf(url, first) {
    return isFurtherPage(url) && listOf(url) === listOf(first);
}
/** Whether the address of a page ends with a number, as those of some lists do. */
function isNumbered(url) {
    return BARE_NUMBER.test(URL.parse(url)?.pathname ?? '');
}
/**
 * The address of what a page is a further page, another form or another version of, without a slash at its end; its own
 * where it is none of these.
 */
function listOf(url) {
    return withoutForm(url)
        .replace(DOCUMENTATION_VERSION, '')
        .replace(/\/(?=\?|$)/, '');
}
function withoutForm(url) {
    return url.replace(PAGE_NUMBER, '').replace(OTHER_FORM, '');
}


/***/ }),

/***/ 94451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ isOwnersHost),
/* harmony export */   g: () => (/* binding */ OWNERS_HOST)
/* harmony export */ });
/** Hosts that stand for the one of the site's owner, as templates and their instructions write them. */
const OWNERS_HOST = '(?:www\\.)?(?:your[-_]?(?:new[-_]?|own[-_]?)?(?:domain|site|website|company|url)(?:[-_]?(?:name|here))?|(?:deine|ihre)[-_]?(?:domain|firma|webseite)|votre[-_]?(?:domaine|site|entreprise)|tu[-_]?(?:dominio|empresa|sitio)|nombre[-_]?(?:empresa|dominio)|nome[-_]?(?:attivita|azienda|sito|dominio|empresa|dasuaempresa)|(?:il[-_]?)?tuo[-_]?(?:sito|dominio)|seu[-_]?(?:site|dominio)|sua[-_]?empresa|twoja[-_]?(?:firma|domena|strona)|nazwa[-_]?firmy|jouw[-_]?(?:domein|bedrijf)|firma[-_]?adi|sirket[-_]?adi|alan[-_]?adiniz)\\.[a-z]{2,6}(?:\\.[a-z]{2})?';
const WHOLE = new RegExp(`^${OWNERS_HOST}$`, 'i');
/** Whether a host is one that nobody has filled in: "your-domain.com", "www.ihre-domain.de". */
function isOwnersHost(host) {
    return WHOLE.test(host);
}


/***/ }),

/***/ 65787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ TITLE_SEPARATORS)
/* harmony export */ });
/** What parts the title of a page, or a name, into what it is of and what that is a part of: `Contact | Oak and Iron`. */
const TITLE_SEPARATORS = /\s(?:[|–—·•:»-]|--|::|\|\|)\s|[|:]\s/;


/***/ }),

/***/ 45408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ isPageKind)
/* harmony export */ });
/** What pages of most sites are called in their menus, in the languages that are most frequent on the web. */
const PAGE_KINDS = new RegExp(`^(?:${[
    'about(?: us| me)?|contacts?(?: us| me)?|(?:our )?(?:services|products|team|work|story|prices|menu|gallery|projects|portfolio|partners|clients|events|news|blog|shop|staff|facilities|courses|classes)|get in touch|who we are|what we do|book(?:ing)?(?: now)?|tickets|location|opening hours|reservations?|testimonials|faqs?',
    '(?:über|ueber) (?:uns|mich)|kontakt(?:ieren sie uns)?|(?:unsere? )?(?:leistungen|produkte|team|preise|galerie|projekte|referenzen|partner|veranstaltungen|termine|aktuelles|angebote?|speisekarte|anfahrt|öffnungszeiten|praxis|kurse)|standort|buchung|neuigkeiten',
    '(?:à|a) propos|qui sommes[- ]nous|contact(?:ez[- ]nous)?|(?:nos )?(?:services|produits|prestations|tarifs|réalisations|actualités|partenaires|équipe|activités)|galerie|réservation|carte|horaires',
    '(?:sobre|acerca de) (?:nosotros|mí)|nosotros|quiénes somos|contact[oa](?:nos)?|(?:nuestros? )?(?:servicios|productos|equipo|precios|proyectos|clientes|eventos|noticias|tarifas)|galería|reservas?|carta|ubicación',
    '(?:chi siamo|chi sono|contatti|contattaci|servizi|prodotti|galleria|prezzi|prenota(?:zioni)?|dove siamo|lavori|eventi|notizie|listino|i nostri (?:servizi|prodotti|lavori)|il nostro team|orari)',
    '(?:sobre (?:nós|mim)|quem somos|contato|contacto|serviços|produtos|galeria|preços|equipe|equipa|projetos|notícias|localização)',
    '(?:over (?:ons|mij)|wie (?:zijn wij|ben ik)|contact(?:eer ons)?|(?:onze )?(?:diensten|producten|prijzen|projecten|tarieven)|team|nieuws|openingstijden|reserveren|galerij|menukaart)',
    '(?:om (?:oss|mig|meg|os)|kontakta? oss|kontakt|(?:våra |vores |våre )?(?:tjänster|produkter|priser|referenser|tjenester|ydelser|referencer)|galleri|nyheter|nyheder|öppettider|bilder|meistä|yhteystiedot|palvelut|hinnasto|tietoa meistä)',
    '(?:o (?:nas|nás|mnie|mně|firmie)|kontakt|usługi|oferta|cennik|galeria|aktualności|realizacje|služby|ceník|galerie|reference|cenník|galéria|ponuka|rólunk|kapcsolat|szolgáltatások|(?:szolgáltatás)?áraink|árak|termékek|galéria|despre noi|servicii|produse)',
    '(?:hakkımızda|iletişim|hizmetler(?:imiz)?|ürünler(?:imiz)?|galeri|fiyatlar|о нас|о компании|контакты|услуги|цены|галерея|новости|про нас|контакти|послуги|会社概要|お問い合わせ|サービス|关于我们|联系我们)',
    'agenda|calendar|programme|schedule|categories|all (?:posts|categories|tags)|archives?|speakers|sponsors|downloads|membership|members|directions|practical information',
    'programm|kalender|terminkalender|mitglieder|mitgliedschaft|mitglied werden|vorstand|satzung|sponsoren|unser team|presse|archiv|spielplan',
    'programme|calendrier|liens(?: utiles)?|adhésion|bureau|plan d’accès|programa|programación|calendario|enlaces|afiliación|programma|sostenitori|iscrizioni|agenda cultural|inscrições|calendário',
    'kalender|lid worden|lidmaatschap|bestuur|sponsors|program|kalendarium|styrelsen?|bli medlem|medlemskap|bliv medlem|bestyrelsen?|ohjelma|jäsenyys|hallitus|tapahtumat',
    'program|kalendarz|zarząd|członkostwo|kalendář|členství|výbor|naptár|programok|tagság|vezetőség|calendar evenimente|programı|takvim|программа|календарь|правление|програма|календар|правління',
    'photo gallery|frequently asked questions|upcoming events|latest news|how to find us|price list',
    'häufige fragen|häufig gestellte fragen|so finden sie uns|preisliste|bildergalerie',
    'notre équipe|questions fréquentes|foire aux questions|galerie photos|horaires d’ouverture|infos pratiques',
    'quienes somos|contáctanos|preguntas frecuentes|galería de fotos',
    'domande frequenti|galleria fotografica|listino prezzi',
    'fale conosco|nossos serviços|nossa equipe|perguntas frequentes|galeria de fotos',
    'neem contact op|ons team|veelgestelde vragen|openingsuren|fotogalerij|prijslijst',
    'nasza oferta|nasze usługi|nasz zespół|najczęściej zadawane pytania|galeria zdjęć|kontakty|naše služby|náš tým|časté dotazy|často kladené otázky|fotogalerie|szolgáltatásaink|gyakori kérdések|serviciile noastre|întrebări frecvente',
    'vanliga frågor|kontakt os|ofte stillede spørgsmål|ofte stilte spørsmål|ota yhteyttä|usein kysytyt kysymykset|sıkça sorulan sorular',
    'наши услуги|наша команда|частые вопросы|часто задаваемые вопросы|наши работы|наші послуги|поширені запитання|часті запитання|за нас|за контакти|σχετικά με εμάς|επικοινωνία|οι υπηρεσίες μας|συχνές ερωτήσεις',
    'よくある質問|よくあるご質問|お問合せ|会社案内|アクセス|お知らせ|サービス内容|採用情報|料金表|ギャラリー|スタッフ紹介|ご利用案内|聯絡我們|關於我們|常见问题|常見問題|新闻动态|产品中心|最新消息|자주 묻는 질문|문의하기|회사 소개|회사소개|공지사항|오시는 길',
    'אודות|צור קשר|צרו קשר|שאלות נפוצות|מי אנחנו|الأسئلة الشائعة|اتصل بنا|من نحن|خدماتنا|เกี่ยวกับเรา|ติดต่อเรา|คำถามที่พบบ่อย|liên hệ|giới thiệu|về chúng tôi|câu hỏi thường gặp|hubungi kami|tentang kami',
].join('|')})$`, 'iu');
const LONGEST = 40;
/**
 * Whether a whole title is only what a page of any site may be called: "Contact us". Legal notices and logins, which nobody
 * searches for, are not among them.
 *
 * @param title with white space folded
 */
function isPageKind(title) {
    const name = title.replaceAll("'", '’').replace(/[\s!?.:…！？]{1,4}$/, '');
    return name.length <= LONGEST && PAGE_KINDS.test(name);
}


/***/ }),

/***/ 65559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ imageOf)
/* harmony export */ });
/* harmony import */ var image_size__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72013);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);


/** Bytes of an image that are looked at: its size stands at its start, behind a preview and colour profile at most. */
const MAX_IMAGE_HEADER_BYTES = 1024 * 1024;
/** Reads type and size of an image from its bytes, whatever its media type says. */
function readImage(body) {
    if (isSvg(body))
        return { kind: 'svg' };
    try {
        const { width, height, type = '' } = (0,image_size__WEBPACK_IMPORTED_MODULE_0__/* .imageSize */ .R9)(body.subarray(0, MAX_IMAGE_HEADER_BYTES));
        return width > 0 && height > 0 ? { kind: 'raster', type, width, height } : { kind: 'not-an-image' };
    }
    catch {
        return { kind: 'not-an-image' };
    }
}
/** Judges the answer to a request for an image: protection and passing trouble say nothing about the image. */
function imageOf(exchange) {
    const { final } = exchange;
    if (!final)
        return { kind: 'unknown', reason: `${exchange.failure.url} ${exchange.failure.message}` };
    const { status, url } = final;
    if ((0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccess */ .oJ)(status))
        return { kind: 'file', url, file: readImage(final.body), body: final.body };
    return status >= 400 && !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .provesNothing */ .R1)(status)
        ? { kind: 'error', url, status }
        : { kind: 'unknown', reason: `${url} answers ${status}` };
}
/** An XML or HTML-like text that has an `<svg>` tag before any other element. */
function isSvg(body) {
    const start = Buffer.from(body.subarray(0, SVG_PROLOGUE_BYTES)).toString('latin1');
    const firstElement = /<[a-z][\w:.-]*/i.exec(withoutComments(start))?.[0].toLowerCase();
    return firstElement !== undefined && /^<(?:\w+:)?svg$/.test(firstElement) && /^[^\w]*</.test(start);
}
/** Editors put long comments before the root element of an SVG. */
const SVG_PROLOGUE_BYTES = 8192;
function withoutComments(text) {
    return text
        .split('<!--')
        .map((part, index) => {
        const end = part.indexOf('-->');
        return index === 0 ? part : end < 0 ? '' : part.slice(end + 3);
    })
        .join('');
}


/***/ }),

/***/ 33825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judging_judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/script-judgements.js
var script_judgements = __webpack_require__(79183);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/page/link-elements.js
var link_elements = __webpack_require__(5154);
// EXTERNAL MODULE: ./lib/engine/page/page-directives.js
var page_directives = __webpack_require__(15000);
// EXTERNAL MODULE: ./lib/engine/page/password-gate.js
var password_gate = __webpack_require__(91443);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/syntax/for-users.js
var for_users = __webpack_require__(53570);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/page/links/page-links.js + 3 modules
var page_links = __webpack_require__(80800);
// EXTERNAL MODULE: ./lib/engine/page/page-address.js
var page_address = __webpack_require__(66840);
// EXTERNAL MODULE: ./lib/engine/syntax/list-addresses.js
var list_addresses = __webpack_require__(73451);
// EXTERNAL MODULE: ./lib/engine/syntax/sample-host.js
var sample_host = __webpack_require__(94451);
// EXTERNAL MODULE: ./lib/engine/tools/serp/serp-page.js
var serp_page = __webpack_require__(36367);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/canonical-address.js












const HELP = 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls';
const TROUBLE = 'https://developers.google.com/search/docs/crawling-indexing/canonicalization-troubleshooting';
const checks = {
    'canonical-local-host': {
        severity: 'error',
        title: 'The canonical URL names a development server or example.com',
        why: 'The page is not at that URL. It tells search engines that the real page is one that does not exist.',
        fix: 'Set the URL of the production site in the settings of the site generator.',
        help: HELP,
        example: '<link rel="canonical" href="http://localhost:3000/a">, or https://example.com/a as a template has it',
    },
    'canonical-to-root': {
        severity: 'error',
        title: 'The canonical of this page is the home page',
        why: 'It asks search engines to drop this page in favor of the home page. Most often a template contains the URL of the home page.',
        fix: 'Let the template write the URL of each page into its own canonical (self-referencing).',
        help: TROUBLE,
        example: '<link rel="canonical" href="https://www.example.com/"> on /bikes/red',
    },
    'canonical-not-production': {
        severity: 'error',
        title: 'The canonical URL is on another host or in another folder than production',
        why: 'It asks search engines to show a page of that host, or of another site on the same one, and to drop this one.',
        fix: 'Set the URL of production in the settings of the site generator, or correct the setting "production-url".',
        help: HELP,
        example: '<link rel="canonical" href="https://old.example/a"> on a preview of www.example.com',
    },
    'canonical-cross-domain': {
        severity: 'warning',
        title: 'The canonical URL is on another host',
        why: 'It asks search engines to show a page of that host instead of this one.',
        fix: 'Check that this is intended, such as for a copy of an article. On a preview, name production in the setting "production-url".',
        help: HELP,
        example: '<link rel="canonical" href="https://other.example/a">',
    },
    'canonical-protocol': {
        severity: 'warning',
        title: 'The canonical of an https page is an http URL',
        why: 'It asks search engines to prefer the URL that is not secure.',
        fix: 'Write the canonical with https://.',
        help: HELP,
        example: '<link rel="canonical" href="http://www.example.com/a"> on https://www.example.com/a',
    },
};
/** Whether the canonical URL is an address that this page can mean. */
const canonicalAddress = (0,tool_definition/* defineTopic */.RE)({
    checks,
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const read = await (0,serp_page/* serpPage */.S)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, judgeAddress(read)) };
    },
});
function judgeAddress({ page, canonicals, canonical }) {
    if (!canonical?.url) {
        const disagree = canonicals.some(({ url }) => url);
        return (0,judging_judgement/* sameForAll */.tE)(checks, (0,judging_judgement/* notApplicable */.hH)(disagree ? 'the canonicals of the page disagree' : 'the page declares no usable canonical'));
    }
    const here = new URL(page.url);
    const { url } = canonical;
    const sample = isSample(page, url);
    const local = sample || isDevelopmentServer(url, here);
    const inProduction = namesProduction(page, url);
    const isSecure = here.protocol === 'https:' || page.preview?.origin?.startsWith('https:') === true;
    const target = (0,syntax_preview/* hereOf */.IS)(page.preview, url) ?? url;
    const root = homeFolder(page);
    const sameHost = url.hostname === here.hostname;
    const when = (failed, message) => (0,judging_judgement/* failWhere */.a4)(failed ? [canonical.at(message)] : []);
    const known = page.preview?.host;
    const outside = outsideFolder(page, canonical);
    const otherHost = when(!sameHost, missingValue(url, known ?? here.host) ??
        `${url.href} is not on ${known ?? here.hostname}${(0,syntax_preview/* previewHint */.G7)(page.preview, page.url)}`);
    // The same element is not asked twice to be changed; without a production, another host may be that.
    const isElsewhere = known !== undefined && !inProduction && (0,syntax_preview/* bareHost */.n0)(url.host) !== (0,syntax_preview/* bareHost */.n0)(here.host);
    return {
        'canonical-local-host': when(local, sample
            ? `${url.href} is the sample address of a template`
            : `${url.href} works only on the computer that built the page`),
        // A fault of many themes, which loses what only the further page links to, and no page that anybody searches for.
        'canonical-to-root': (0,list_addresses/* isFurtherPageOf */.J9)(here.href, target.href)
            ? (0,judging_judgement/* notApplicable */.hH)('it is the first page of the list, which is reported separately')
            : isElsewhere
                ? (0,judging_judgement/* notApplicable */.hH)('the canonical is on another host, which is reported separately')
                : isDeepPage(here, root) && !isCopyOfHome(here, root)
                    ? when(target.search === '' &&
                        (ofFolder(target) === root ||
                            ofFolder(target) === '/' ||
                            isLanguageHome(target, here, root, page)), `The canonical of ${here.pathname} is ${url.href}`)
                    : (0,judging_judgement/* notApplicable */.hH)('the page is a home page, or a copy of it by its name'),
        'canonical-not-production': known === undefined
            ? (0,judging_judgement/* notApplicable */.hH)('production is not known: the setting "production-url" names it')
            : local
                ? (0,judging_judgement/* notApplicable */.hH)('the canonical names a host that is no site, which is reported separately')
                : inProduction
                    ? (0,judging_judgement/* pass */.IX)()
                    : outside
                        ? (0,judging_judgement/* fail */.fJ)(canonical.at(outside))
                        : otherHost,
        'canonical-cross-domain': inProduction && !local
            ? (0,judging_judgement/* pass */.IX)(`${url.href} is where the page will be: it is ${page.preview.words}`)
            : local || ((0,host_kind/* isThisMachine */.YY)(here.hostname) && page.preview?.host === undefined)
                ? (0,judging_judgement/* notApplicable */.hH)('the page is audited on this machine: its own host will be another one')
                : known === undefined
                    ? otherHost
                    : (0,judging_judgement/* notApplicable */.hH)('production is known, so this is judged by it'),
        'canonical-protocol': isSecure
            ? when((sameHost ? here.protocol === 'https:' : inProduction) && url.protocol === 'http:', url.href)
            : (0,judging_judgement/* notApplicable */.hH)('the audited page is not on https'),
    };
}
/** Where a path from the root leads on production, if that is a folder of a host and the path is beside it. */
function outsideFolder({ url, preview }, { href }) {
    if (!preview?.origin || preview.home === '' || preview.isHomeGuessed || preview.folder === '')
        return undefined;
    const path = URL.parse(href, url);
    if (!path || !/^\s*\/(?!\/)/.test(href) || `${path.pathname}/`.startsWith(`${preview.home}/`))
        return undefined;
    return `"${href.trim()}" is ${preview.origin}${path.pathname} on production, and the site is in ${preview.home}/.`;
}
/** Of a preview whose production is not known, the same path on another host is taken for it. */
function namesProduction(page, canonical) {
    const { preview, url } = page;
    if (!preview || canonical.host === new URL(url).host)
        return false;
    if (preview.host !== undefined)
        return (0,syntax_preview/* isOnProduction */.dT)(preview, canonical);
    return new page_address/* PageAddress */.gg(page).canonicalIs === 'self';
}
/** What templates write for a value that is missing, behind the host that they were given. */
const NO_VALUE = ['undefined', 'null', 'nan'];
/** That a template wrote a missing value behind the host; undefined where it did not. */
function missingValue({ host, href }, own) {
    const value = NO_VALUE.find(word => (0,syntax_preview/* bareHost */.n0)(host) === (0,syntax_preview/* bareHost */.n0)(own) + word);
    return (value &&
        `"${value === 'nan' ? 'NaN' : value}" was appended to the host of the canonical ${href}: a value is missing in the template.`);
}
/** A dev server names itself by the port that it was started on, so another port is an address left over. */
function isDevelopmentServer(canonical, page) {
    if (!(0,host_kind/* isThisMachine */.YY)(canonical.hostname))
        return false;
    return !(0,host_kind/* isThisMachine */.YY)(page.hostname) || canonical.port !== page.port;
}
/** Whether the address of the site was never set: the canonical is on the host that the template has. */
function isSample({ preview, url }, canonical) {
    const isNobodys = (host) => (0,host_kind/* isSampleHost */.TH)(host) || (0,sample_host/* isOwnersHost */.B)(host);
    if (!isNobodys(canonical.hostname) || isNobodys(new URL(url).hostname))
        return false;
    return preview?.host === undefined || !(0,syntax_preview/* isOnProduction */.dT)(preview, canonical);
}
/** Another form of a home page beside it, such as `/index-print` or `/indexOriginal`: its canonical is rightly the home page. */
const COPY_OF_HOME = /^index(?:[-_.][\w-]{1,40}|[A-Z]\w{0,40})(?:\.html?)?$/;
function isCopyOfHome({ pathname }, root) {
    return pathname.startsWith(root) && COPY_OF_HOME.test(pathname.slice(root.length));
}
/** The folder of a language at the start of a path, and what follows it. */
const LANGUAGE_PATH = /^\/([a-z]{2})(?:[-_][a-z]{2,4})?(?:\/(.*))?$/i;
/**
 * Whether the canonical of a page in the folder of its language is the home page of that or of another language, as the
 * layout of a site in several languages has it: `/en` on `/ar/about`. That the folder is one of a language the page says.
 */
function isLanguageHome(target, here, root, { document }) {
    const [, folder] = here.pathname.split('/', 2);
    const declared = (document.html && (0,html_document/* attribute */.lt)(document.html, 'lang'))?.trim().slice(0, 2).toLowerCase();
    // A site on a shared host, as GitHub Pages is, has a folder for itself.
    return [root, `/${folder}/`].some(start => {
        if (![target, here].every(({ pathname }) => pathname.startsWith(start)))
            return false;
        const named = LANGUAGE_PATH.exec(`/${target.pathname.slice(start.length)}`);
        const own = LANGUAGE_PATH.exec(`/${here.pathname.slice(start.length)}`);
        const isDeep = own?.[2] !== undefined && own[2] !== '' && !/^(?:page\/\d|index\.)/i.test(own[2]);
        return named !== null && !named[2] && isDeep && own[1].toLowerCase() === declared;
    });
}
const LOADED = new Set(['script', 'stylesheet']);
/**
 * Where the site begins on its host. Nobody may have said that it has a folder there: a page such as `/bikes/` whose
 * scripts and styles all lie below it is most likely where the site begins.
 */
function homeFolder({ document, preview, url }) {
    const { origin, pathname } = new URL(url);
    const told = (0,syntax_preview/* deploymentRoot */.gS)(preview, '');
    if (told !== '' || preview?.host !== undefined || !/^\/[^/]+\/$/.test(pathname))
        return `${told}/`;
    const own = (0,page_links/* linksOf */.h)(document).filter(({ kind, address }) => LOADED.has(kind) && address?.origin === origin);
    const isFolder = own.length > 0 && own.every(({ address }) => address.pathname.startsWith(pathname));
    return isFolder ? pathname : '/';
}
/** The path of a page, and of a folder where it names the file in it: copies of sites have `index.html` in all canonicals. */
function ofFolder({ pathname }) {
    return pathname.replace(/\/index\.html?$/i, '/');
}
/** Home pages of languages, as `/en/`, and pages named home may well be copies of the root. */
function isDeepPage(url, root) {
    const named = /^\/(?:[a-z]{2}(?:[-_][a-z]{2,4})?|home|index|start)\/?$/i;
    const path = `${url.pathname}/`.startsWith(root) ? url.pathname.slice(root.length - 1) || '/' : url.pathname;
    return !(0,comparable_url/* isHomePage */.fF)(new URL(path, url).href) && !named.test(path);
}

// EXTERNAL MODULE: ./lib/engine/tools/serp/metadata.js
var serp_metadata = __webpack_require__(41040);
// EXTERNAL MODULE: ./lib/engine/page/canonical-links.js
var canonical_links = __webpack_require__(44310);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/sent-canonicals.js



/**
 * Addresses that count as sent: in `<head>`, in a header, or where scripts have yet to move them into `<head>`.
 *
 * @param before the document that scripts found
 */
function sentCanonicals(page, before) {
    const links = (0,canonical_links/* canonicalLinks */.Iu)({ ...page.sent, document: before });
    const moved = (0,serp_metadata/* sentMetadata */.O1)(before).canonicals.pending.map(element => ({
        url: URL.parse((0,html_document/* attribute */.lt)(element, 'href')?.trim() ?? '', before.baseUrl) ?? undefined,
        at: (message) => before.occurrence(element, message),
    }));
    return [...links, ...moved].flatMap(({ url, at }) => (url ? [{ url, at }] : []));
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/canonical.js















const canonical_HELP = 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls';
const canonical_TROUBLE = 'https://developers.google.com/search/docs/crawling-indexing/canonicalization-troubleshooting';
/** Whether the page declares one canonical URL, in a form and a place in which search engines take it. */
const canonical = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'canonical-missing': {
            severity: 'notice',
            title: 'The page declares no canonical URL',
            why: 'If the page answers at several URLs, such as with parameters or on a preview, search engines choose which one they show.',
            fix: 'Add <link rel="canonical" href="…"> with the full URL of this page.',
            help: canonical_HELP,
            example: 'no <link rel="canonical"> and no Link header',
        },
        'canonical-invalid': {
            severity: 'warning',
            title: 'A canonical link is invalid',
            why: 'Google ignores a canonical without a valid URL, or with attributes such as hreflang, media or type.',
            fix: 'Give the link only rel and href, with the full http or https URL of the page.',
            help: canonical_HELP,
            example: '<link rel="canonical" href="https://">',
        },
        'canonical-multiple': {
            severity: 'warning',
            title: 'The page declares several different canonical URLs',
            why: 'Google ignores all of them.',
            fix: 'Keep only one <link rel="canonical">. Often a plug-in adds a second one.',
            help: canonical_TROUBLE,
            example: '<link rel="canonical" href="https://www.example.com/a">\n<link rel="canonical" href="https://www.example.com/b">',
        },
        'canonical-header-conflict': {
            severity: 'warning',
            title: 'The canonicals in the HTTP header and in the HTML differ',
            why: 'If the two disagree, the search engine chooses.',
            fix: 'Declare the canonical in only one of the two places, or make them equal.',
            help: canonical_TROUBLE,
            example: 'Link: <https://www.example.com/a>; rel="canonical"\n<link rel="canonical" href="https://www.example.com/b">',
        },
        'canonical-outside-head': {
            severity: 'warning',
            title: 'A canonical link is outside <head>',
            why: 'Google ignores a canonical in the body.',
            fix: 'Move the <link rel="canonical"> into <head>.',
            help: canonical_HELP,
            example: '<body><link rel="canonical" href="https://www.example.com/a">',
        },
        'canonical-relative': {
            severity: 'notice',
            title: 'The canonical URL is relative',
            why: 'It works, but a copy of the site on another host then declares itself canonical. Google recommends full URLs.',
            fix: 'Write the canonical with https:// and the host.',
            help: canonical_HELP,
            example: '<link rel="canonical" href="/a">',
        },
        'canonical-fragment': {
            severity: 'warning',
            title: 'The canonical URL has a fragment (#)',
            why: 'Google does not support fragments in canonical URLs.',
            fix: 'Remove everything from the # on.',
            help: canonical_HELP,
            example: '<link rel="canonical" href="https://www.example.com/a#top">',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const read = await (0,serp_page/* serpPage */.S)(visit);
        const usable = read.canonicals.filter(link => link.url);
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, {
                ...judgeDeclaration(read, usable),
                ...judgeForm(read, usable),
            }),
            facts: { canonical: read.canonical?.url?.href ?? null },
        };
    },
});
function judgeDeclaration(read, usable) {
    const { page, metadata, canonicals: links } = read;
    const { document } = page;
    const { body, pending } = metadata.canonicals;
    const html = usable.filter(link => link.source === 'html');
    const header = usable.filter(link => link.source === 'header');
    const first = html[0];
    const conflicting = first
        ? header.filter(({ url }) => (0,comparable_url/* comparableUrl */.sY)(url) !== (0,comparable_url/* comparableUrl */.sY)(first.url))
        : [];
    return {
        'canonical-missing': links.length > 0 ? (0,judging_judgement/* pass */.IX)() : judgeAbsence(read),
        'canonical-multiple': usable.length === 0 ? NONE : (0,judging_judgement/* failWhere */.a4)([...disagreeing(html), ...disagreeing(header)]),
        'canonical-header-conflict': first && header.length > 0
            ? (0,judging_judgement/* failWhere */.a4)(conflicting.map(link => link.at(`The header says ${link.href}, the HTML says ${first.href}`)))
            : (0,judging_judgement/* notApplicable */.hH)('the canonical is not in both places'),
        'canonical-outside-head': links.length === 0 && body.length === 0
            ? pending.length > 0
                ? (0,judging_judgement/* notMeasured */.q7)(link_elements/* SENT_HIDDEN */.MX)
                : NONE
            : (0,serp_metadata/* isRepeated */.B5)(body, element => html.some(({ url }) => url.href === hrefOf(document, element)))
                ? (0,judging_judgement/* notApplicable */.hH)('the one in the body names the same address as the one in <head>, which counts')
                : (0,judging_judgement/* failWhere */.a4)(body.map(element => document.occurrence(element, 'is not in <head>'))),
    };
}
function hrefOf(document, link) {
    return document.resolve((0,html_document/* attribute */.lt)(link, 'href') ?? '');
}
const NONE = (0,judging_judgement/* notApplicable */.hH)('the page declares no canonical');
/**
 * Google asks for a canonical where a page has several addresses. So nothing is said where production is not known, which
 * it would have to name, and no second address of the page is known either.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls
 */
function judgeAbsence({ page, metadata, meta }) {
    const { body, displaced, pending } = metadata.canonicals;
    if (pending.length > 0)
        return (0,judging_judgement/* notMeasured */.q7)(link_elements/* SENT_HIDDEN */.MX);
    if (body.length + displaced.length > 0) {
        return (0,judging_judgement/* notApplicable */.hH)('there is one, but it is not in <head>, which is reported separately');
    }
    // One fault, which `canonical-changed-by-scripts` is.
    if (page.scripts.state === 'seen' && sentCanonicals(page, page.scripts.before).length > 0) {
        return (0,judging_judgement/* notApplicable */.hH)('scripts remove it, which is reported separately');
    }
    if ((0,page_directives/* asksNotToBeIndexed */.ZY)(page.document))
        return (0,judging_judgement/* notApplicable */.hH)('the page asks not to be indexed');
    if ((0,for_users/* isForUsers */.KQ)(page.url) || (0,password_gate/* isPasswordGate */.N)(page.document))
        return (0,judging_judgement/* notApplicable */.hH)('the page is for people who are on the site already');
    const second = secondAddressOf(page);
    const named = URL.parse(meta.first('og:url')?.text ?? '');
    if (!second && !isPublic(named) && (0,syntax_preview/* hasNoAddressYet */.Gb)(page.preview, page.url)) {
        return (0,judging_judgement/* notApplicable */.hH)('neither the final URL of the page nor a second one is known');
    }
    const also = second ? `, and the page ${second}` : '';
    return (0,judging_judgement/* fail */.fJ)({ url: page.document.url, message: `No canonical in <head> or in a Link header${also}` });
}
function isPublic(url) {
    return url !== null && !(0,host_kind/* isLocalHost */.mJ)(url.hostname) && !(0,host_kind/* isSampleHost */.TH)(url.hostname);
}
/**
 * What shows a second address of a page: a link to itself with other parameters, or its own. Of links to the file in its
 * folder `broken-links/index-file-link` tells.
 */
function secondAddressOf({ url, document }) {
    const own = new URL(url);
    for (const link of document.elements('a', 'area')) {
        const href = (0,html_document/* attribute */.lt)(link, 'href');
        if (href === undefined || href.startsWith('#'))
            continue;
        const target = document.addressOf(href);
        if (target?.origin !== own.origin || target.pathname !== own.pathname)
            continue;
        if ((0,comparable_url/* comparablePath */.cM)(target) !== (0,comparable_url/* comparablePath */.cM)(own))
            return `links to itself as ${target.pathname}${target.search}`;
    }
    return own.search === '' ? undefined : `is also at ${own.pathname}`;
}
function disagreeing(links) {
    const urls = new Set(links.map(({ url }) => (0,comparable_url/* comparableUrl */.sY)(url)));
    return urls.size > 1 ? links.map(link => link.at(link.url.href)) : [];
}
function judgeForm({ page, canonicals: links }, usable) {
    const bad = links.filter(link => link.problem !== undefined);
    // What lacks the scheme alone names its host all the same.
    const isPath = ({ href }) => !(0,comparable_url/* isAbsolute */.oP)(href) && !href.startsWith('//');
    const relative = usable.filter(link => isPath(link) && !outsideFolder(page, link));
    const withFragment = usable.filter(link => link.url.hash !== '');
    const among = (failing, message) => usable.length === 0
        ? (0,judging_judgement/* notApplicable */.hH)('the page declares no usable canonical')
        : (0,judging_judgement/* failWhere */.a4)(failing.map(link => link.at(message(link))));
    return {
        'canonical-invalid': links.length === 0 ? NONE : (0,judging_judgement/* failWhere */.a4)(bad.map(link => link.at(link.problem))),
        'canonical-relative': among(relative, link => `"${link.href}" means ${link.url.href}`),
        'canonical-fragment': among(withFragment, link => link.href),
    };
}

// EXTERNAL MODULE: ./lib/engine/tools/serp/canonical-target.js
var canonical_target = __webpack_require__(37509);
// EXTERNAL MODULE: ./lib/engine/tools/schema/value-formats.js
var value_formats = __webpack_require__(27916);
// EXTERNAL MODULE: ./lib/engine/tools/serp/meta-texts.js
var meta_texts = __webpack_require__(64817);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/card-dates.js





/** Whether the dates of Open Graph can be read. */
const cardDates = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'og-date-malformed': {
            severity: 'notice',
            title: 'An Open Graph date is not valid',
            why: 'Social networks and search engines cannot use it, or take the month for the day.',
            fix: 'Write it in ISO 8601 format, such as 2026-03-01 or 2026-03-01T09:00:00+01:00, or leave the element out where there is no date.',
            help: 'https://ogp.me/#datetime',
            example: '<meta property="article:published_time" content="12.01.2021">',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page } = await (0,serp_page/* serpPage */.S)(visit);
        // Networks run no scripts.
        return { judgements: { 'og-date-malformed': judgeDates((0,meta_texts/* readMetaTexts */.O)(page.sent.document)) } };
    },
});
/** Properties of the type DateTime; `og:updated_time` is none of them, and was written in seconds as well. */
const DATES = [
    ...['article:published_time', 'article:modified_time', 'article:expiration_time'],
    ...['book:release_date', 'video:release_date', 'music:release_date'],
];
/** Characters of a date: what is longer is a text, or code that a template did not resolve, which is reported as such. */
const MAX_DATE = 60;
const UNRESOLVED = /[{}<>%$[\]]|\b(?:undefined|null|nan|invalid date)\b/i;
function judgeDates(meta) {
    const dates = DATES.flatMap(name => meta.all(name).map(date => ({ name, date }))).filter(({ date }) => date.text.length <= MAX_DATE && !UNRESOLVED.test(date.text));
    if (dates.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no date in its Open Graph properties');
    return (0,judging_judgement/* failWhere */.a4)(dates
        .filter(({ date }) => (0,value_formats/* isEmptyDate */.KF)(date.text) || !(0,value_formats/* isDate */.$P)(date.text))
        .map(({ name, date }) => date.at(`${name} is "${date.text}"${ofEmpty(date.text)}.`)));
}
function ofEmpty(date) {
    return (0,value_formats/* isEmptyDate */.KF)(date) ? ', the empty date of a generator: leave the element out' : '';
}

// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
// EXTERNAL MODULE: ./lib/engine/tools/serp/remote-image.js
var remote_image = __webpack_require__(65559);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/card-images.js






/** Most images of one page that are fetched for its social card. */
const MAX_CARD_IMAGES_FETCHED = 2;
const IMAGE_NAMES = ['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image'];
/** The first images of the social card as sent, fetched. */
const cardImages = (0,per_visit/* perVisit */.V)(async (visit) => {
    const { page, sent } = await (0,serp_page/* serpPage */.S)(visit);
    const { meta, canonical } = sent;
    const name = IMAGE_NAMES.find(one => meta.first(one) !== undefined);
    const declared = name === undefined ? [] : meta.all(name);
    const ownHosts = [canonical?.url?.host, URL.parse(meta.first('og:url')?.text ?? '')?.host].filter(host => host !== undefined);
    return await Promise.all(
    // What names the home page names no image: a template wrote an empty value behind its root.
    declared
        .filter(({ text }) => text !== '/')
        .slice(0, MAX_CARD_IMAGES_FETCHED)
        .map(async (one) => {
        const url = page.sent.document.resolve(one.text);
        const fetched = url === undefined ? undefined : await fetchImage(visit, page.sent, url, ownHosts);
        const fault = addressProblem(one.text, url, page.sent);
        const problem = fault && `${name}: ${fault}`;
        return { meta: one, url, problem, fetched };
    }));
});
function addressProblem(text, url, page) {
    if (url === undefined)
        return `"${text}" is not a URL`;
    if (!(0,comparable_url/* isAbsolute */.oP)(text))
        return `"${text}" is relative`;
    const { host, hostname } = new URL(url);
    return (0,host_kind/* isThisMachine */.YY)(hostname) && host !== new URL(page.url).host
        ? `${url} works only on the computer that built the page`
        : undefined;
}
/**
 * Fetches an image. Where the page names another host for itself, its images there ship with it, so the audited copy
 * is asked first; so it is for every image of a site on this machine, whose host is still to come.
 *
 * @param ownHosts hosts that the page gives as its own
 */
async function fetchImage(visit, page, address, ownHosts) {
    const url = new URL(address);
    const here = new URL(page.url);
    const own = (0,syntax_preview/* hereOf */.IS)(page.preview, url);
    if (own)
        return await get(visit, own.href);
    const willBeHere = url.host !== here.host && ((0,host_kind/* isThisMachine */.YY)(here.hostname) || ownHosts.includes(url.host));
    if (willBeHere) {
        const copy = await get(visit, new URL(url.pathname + url.search, here).href);
        if (copy.kind === 'file' && copy.file.kind !== 'not-an-image')
            return { ...copy, url: address };
    }
    if ((0,host_kind/* isThisMachine */.YY)(url.hostname) && url.host !== here.host) {
        return { kind: 'unknown', reason: `${address} is a URL of another machine` };
    }
    return await get(visit, address);
}
async function get(visit, url) {
    return (0,remote_image/* imageOf */.d)(await visit.fetchForSite(url));
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/card-image.js





const card_image_checks = {
    'og-image-invalid': {
        severity: 'warning',
        title: 'The image of the social card has no full URL',
        why: 'Social networks do not resolve relative URLs and cannot reach a development server, so the preview has no image.',
        fix: 'Write og:image and twitter:image with https:// and the host of the production site.',
        help: 'https://ogp.me/#structured',
        example: '<meta property="og:image" content="/card.png">',
    },
    'og-image-broken': {
        severity: 'warning',
        title: 'The image of the social card is missing, blank, or cannot be shown',
        why: 'The preview of a shared link has no image if the file is missing, blank or in a format that social networks do not show.',
        fix: 'Point og:image to an existing PNG, JPEG, WebP or GIF that shows what the page is about.',
        help: 'https://developers.facebook.com/docs/sharing/webmasters/images/',
        example: '<meta property="og:image" content="https://www.example.com/gone.png">, which answers 404',
    },
    'og-image-too-small': {
        severity: 'warning',
        title: 'The image of the social card is too small',
        why: 'Social networks ignore images below 200 × 200 px.',
        fix: 'Use an image of 1200 × 630 px.',
        help: 'https://developers.facebook.com/docs/sharing/webmasters/images/',
        example: 'og:image of 100 × 100 pixels',
    },
    'og-image-not-large': {
        severity: 'notice',
        title: 'The image of the social card is too small for a large card',
        why: 'Below 600 × 315 px social networks show it as a small thumbnail beside the text.',
        fix: 'Use an image of 1200 × 630 px.',
        help: 'https://developers.facebook.com/docs/sharing/webmasters/images/',
        example: 'og:image of 400 × 210 pixels',
    },
    'og-image-too-heavy': {
        severity: 'notice',
        title: 'The image of the social card is too large a file for WhatsApp',
        why: 'WhatsApp loads the image on the phone of the sender, and asks for less than 600 kB. If the file is larger, the link may have no image.',
        fix: 'Save the image as a JPEG or WebP of 1200 × 630 px, which rarely needs more than 200 kB.',
        help: 'https://developers.facebook.com/docs/whatsapp/link-previews/',
        example: 'og:image of 1,900 kB',
    },
};
/** The image that networks show of a shared link. */
const cardImage = (0,tool_definition/* defineTopic */.RE)({
    checks: card_image_checks,
    readsDocument: true,
    async judge(visit) {
        const { meta } = (await (0,serp_page/* serpPage */.S)(visit)).sent;
        const isSummary = meta.first('twitter:card')?.text.toLowerCase() === 'summary';
        const hasOpenGraph = OPEN_GRAPH.some(name => meta.first(name) !== undefined);
        return {
            judgements: judgeImages(await cardImages(visit), size => isSummary && (!hasOpenGraph || isSquare(size))),
        };
    },
});
/** Smallest image that social networks show. */
const CARD_IMAGE_MIN_PX = 200;
/** From here on networks show the large form of a social card. @see https://developers.facebook.com/docs/sharing/webmasters/images/ */
const CARD_IMAGE_GOOD_WIDTH_PX = 600;
const CARD_IMAGE_GOOD_HEIGHT_PX = 315;
/** What WhatsApp asks for, of which it does not say whether a kilobyte has 1000 bytes. @see https://developers.facebook.com/docs/whatsapp/link-previews/ */
const CARD_IMAGE_MAX_BYTES = 600 * 1024;
const OPEN_GRAPH = ['og:image', 'og:image:url', 'og:image:secure_url'];
/** Difference of its sides, as a share, up to which an image is as the small card of X shows it. */
const SQUARE = 0.1;
function isSquare({ width, height }) {
    return Math.abs(width - height) <= SQUARE * Math.max(width, height);
}
/**
 * A check holds for the images together: one place for each that is at fault.
 *
 * @param isForSmallCard whether the page asks for the small card and has an image for that
 */
function judgeImages(images, isForSmallCard) {
    if (images.length === 0) {
        return (0,judging_judgement/* sameForAll */.tE)(card_image_checks, (0,judging_judgement/* notApplicable */.hH)('the page names no image for its social card'));
    }
    const unusable = images.flatMap(image => (image.problem ? [image.meta.at(image.problem)] : []));
    return {
        'og-image-invalid': (0,judging_judgement/* failWhere */.a4)(unusable),
        // What is no address has no file, and is told as that.
        'og-image-broken': judgeFetched(images.filter(({ problem }) => problem === undefined)),
        'og-image-too-small': judgeSizes(images, isTooSmall, `at least ${CARD_IMAGE_MIN_PX} × ${CARD_IMAGE_MIN_PX} px`),
        'og-image-not-large': judgeSizes(images, size => !isTooSmall(size) &&
            !isForSmallCard(size) &&
            (size.width < CARD_IMAGE_GOOD_WIDTH_PX || size.height < CARD_IMAGE_GOOD_HEIGHT_PX), `at least ${CARD_IMAGE_GOOD_WIDTH_PX} × ${CARD_IMAGE_GOOD_HEIGHT_PX} px for a large card`),
        'og-image-too-heavy': judgeWeights(images),
    };
}
/** Which of several images WhatsApp takes is not said, so that one that is small enough will do. */
function judgeWeights(images) {
    const weighed = shownOf(images);
    if (weighed.length === 0)
        return withoutShown(images);
    const bytesOf = ({ fetched }) => fetched.body?.length ?? 0;
    if (weighed.some(image => bytesOf(image) <= CARD_IMAGE_MAX_BYTES))
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* failWhere */.a4)(weighed.map(image => {
        const kilobytes = Math.round(bytesOf(image) / 1000).toLocaleString('en');
        return image.meta.at(`${kilobytes} kB (WhatsApp asks for less than 600 kB); named on ${image.meta.page}`, image.url);
    }));
}
function judgeFetched(images) {
    const broken = images.flatMap(({ meta, url, fetched }) => {
        const fault = isBlank(url)
            ? 'is the blank image that Jetpack names where a page has none'
            : fetched && faultOf(fetched);
        return fault
            ? [
                meta.at(`${fetched && fetched.kind !== 'unknown' ? fetched.url : url} ${fault}; named on ${meta.page}`, url),
            ]
            : [];
    });
    const unknown = images.find(({ fetched }) => fetched?.kind === 'unknown')?.fetched;
    if (broken.length === 0 && unknown?.kind === 'unknown')
        return (0,judging_judgement/* notMeasured */.q7)(unknown.reason);
    if (images.every(({ fetched }) => !fetched))
        return (0,judging_judgement/* notApplicable */.hH)('the image has no usable URL');
    return (0,judging_judgement/* failWhere */.a4)(broken);
}
/** Jetpack's stand-in for a picture, a white square. */
function isBlank(url) {
    return url !== undefined && /^https?:\/\/s\d\.wp\.com\/i\/blank\.jpg(?:$|[?#])/.test(url);
}
function faultOf(fetched) {
    if (fetched.kind === 'error')
        return (0,network_status/* isGone */.ST)(fetched.status) ? `is missing (${fetched.status})` : `answers ${fetched.status}`;
    if (fetched.kind !== 'file')
        return undefined;
    if (fetched.file.kind === 'svg')
        return 'is an SVG, which networks do not show';
    return fetched.file.kind === 'not-an-image' ? 'is not an image' : undefined;
}
function isTooSmall({ width, height }) {
    return width < CARD_IMAGE_MIN_PX || height < CARD_IMAGE_MIN_PX;
}
/** The images that networks can show. */
function shownOf(images) {
    return images.flatMap(({ meta, url, fetched }) => fetched?.kind === 'file' && fetched.file.kind === 'raster'
        ? [{ meta, url, fetched, size: fetched.file }]
        : []);
}
function withoutShown(images) {
    const unknown = images.find(({ fetched }) => fetched?.kind === 'unknown')?.fetched;
    return unknown?.kind === 'unknown'
        ? (0,judging_judgement/* notMeasured */.q7)(unknown.reason)
        : (0,judging_judgement/* notApplicable */.hH)('there is no image that networks can show');
}
function judgeSizes(images, failing, bound) {
    const sized = shownOf(images);
    if (sized.length === 0)
        return withoutShown(images);
    // Networks take another one in the place of what they ignore.
    if (failing === isTooSmall && sized.some(({ size }) => !isTooSmall(size)))
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* failWhere */.a4)(sized
        .filter(({ size }) => failing(size))
        .map(({ meta, url, size }) => meta.at(`${size.width} × ${size.height} px (${bound}); named on ${meta.page}`, url)));
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/card-image-size.js




/** Whether the image of the social card has the shape that the page says. */
const cardImageSize = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'og-image-size-wrong': {
            severity: 'notice',
            title: 'og:image:width and og:image:height are not those of the image',
            why: 'Networks lay out the card by these numbers until they have loaded the image, so that the first people who see a shared link may get it cropped or distorted.',
            fix: 'Write the width and height of the file, or use an image of the size that the page says, such as 1200 × 630 px.',
            help: 'https://developers.facebook.com/docs/sharing/webmasters/images/',
            example: '<meta property="og:image:width" content="1200">\n<meta property="og:image:height" content="630">, of a file of 1600 × 719 pixels',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { meta } = (await (0,serp_page/* serpPage */.S)(visit)).sent;
        const widths = meta.all('og:image:width');
        const heights = meta.all('og:image:height');
        const named = IMAGES.map(name => meta.all(name)).find(texts => texts.length > 0) ?? [];
        // Where not every image has a size, only their order in the page says whose it is.
        const isPaired = widths.length === named.length && heights.length === named.length;
        const images = isPaired ? (await cardImages(visit)).slice(0, named.length) : [];
        const judgements = images.map(({ meta: image, url, fetched }, at) => {
            const stated = { width: pixels(widths[at]), height: pixels(heights[at]) };
            if (stated.width === undefined || stated.height === undefined)
                return WITHOUT_SIZE;
            if (fetched?.kind === 'unknown')
                return (0,judging_judgement/* notMeasured */.q7)(fetched.reason);
            if (fetched?.kind !== 'file' || fetched.file.kind !== 'raster')
                return (0,judging_judgement/* notApplicable */.hH)('there is no image that networks can show');
            const { width, height } = fetched.file;
            const says = stated.width / stated.height;
            // What a camera took upright may lie in the file, with a note to turn it.
            const isShape = [width / height, height / width].some(has => Math.max(says / has, has / says) <= 1 + MAX_DIFFERENCE);
            return (0,judging_judgement/* failWhere */.a4)(isShape
                ? []
                : [
                    image.at(`og:image:width and og:image:height say ${stated.width} × ${stated.height} px, and the file has ${width} × ${height} px; named on ${image.page}`, url),
                ]);
        });
        return { judgements: { 'og-image-size-wrong': together(judgements) } };
    },
});
/** The properties whose images {@link cardImages} gives, but for that of X, which has no size. */
const IMAGES = ['og:image', 'og:image:url', 'og:image:secure_url'];
/** Share by which a shape may differ: the sizes of a picture and of its copy are rounded. */
const MAX_DIFFERENCE = 0.05;
const WITHOUT_SIZE = (0,judging_judgement/* notApplicable */.hH)('the page states no width and height of its image');
function pixels(text) {
    const number = /^([1-9]\d{0,4})(?:\s?px)?$/i.exec(text?.text ?? '')?.[1];
    return number === undefined ? undefined : Number(number);
}
/** One judgement of several images: what is wrong of one is said, and what is not known of one leaves it open. */
function together(judgements) {
    const failures = judgements.flatMap(one => (one.outcome === 'fail' ? one.occurrences : []));
    if (failures.length > 0)
        return (0,judging_judgement/* failWhere */.a4)(failures);
    return (judgements.find(({ outcome }) => outcome === 'not-measured') ??
        judgements.find(({ outcome }) => outcome === 'pass') ??
        judgements[0] ??
        WITHOUT_SIZE);
}

// EXTERNAL MODULE: ./lib/engine/syntax/language-tag.js + 7 modules
var language_tag = __webpack_require__(93747);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/card-locale.js





/** Whether Open Graph states the language in the form that social networks read. */
const cardLocale = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'og-locale-malformed': {
            severity: 'notice',
            title: 'og:locale is not a language and a country',
            why: 'Facebook reports an error and takes the page for American English. Other networks do the same or ignore the value.',
            fix: 'Write language and country with an underscore, such as de_DE, or remove it.',
            help: 'https://ogp.me/#optional',
            example: '<meta property="og:locale" content="de">',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page } = await (0,serp_page/* serpPage */.S)(visit);
        // Networks run no scripts.
        return { judgements: { 'og-locale-malformed': judgeLocales((0,meta_texts/* readMetaTexts */.O)(page.sent.document)) } };
    },
});
/** Letter case is not asked for: Facebook reads it in any. */
const LOCALE = /^([a-z]{2,3})_([a-z]{2})$/i;
/** Characters of a code; what is longer is a text, or code that a template did not resolve, which is reported as such. */
const MAX_CODE = 15;
function judgeLocales(meta) {
    const locales = ['og:locale', 'og:locale:alternate'].flatMap(name => meta.all(name).map(locale => ({ name, locale, tag: tagOf(locale.text) })));
    const known = locales.filter(({ tag }) => tag !== undefined);
    if (known.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no og:locale with the code of a language');
    return (0,judging_judgement/* failWhere */.a4)(known.flatMap(({ name, locale, tag }) => {
        const code = LOCALE.exec(locale.text);
        if (code && code[2].toUpperCase() !== 'UK')
            return [];
        if (name === 'og:locale' && isDefault(tag))
            return [];
        return [locale.at(`${name} is "${locale.text}". ${adviceFor(tag)}`)];
    }));
}
/** Whether it is what networks take a page for anyway, so that nothing is lost. */
function isDefault({ language, region }) {
    return language === 'en' && (region === undefined || region === 'US');
}
/** The language and the region that are meant; undefined where it is no code of a language. */
function tagOf(text) {
    const plain = text.replace(/\.[\w-]{1,12}$/, '');
    if (plain.length > MAX_CODE)
        return undefined;
    const { language, region } = (0,language_tag/* readLanguageTag */.FA)(plain.replaceAll('_', '-')) ?? {};
    return language && (0,language_tag/* languageKind */.NI)(language) !== 'unknown' ? { language, region } : undefined;
}
/**
 * The form that Open Graph asks for. Where no country is named it is the one where most people speak the language, which the
 * page may not be in: a template may have been left as it was.
 */
function adviceFor({ language, region }) {
    if (region !== undefined && /^[A-Z]{2}$/.test(region))
        return `Write it as ${language}_${region === 'UK' ? 'GB' : region}.`;
    // Facebook has one code for all Arabic countries.
    const likely = language === 'ar' ? 'AR' : new Intl.Locale(language).maximize().region;
    const name = NAMES.of(language);
    return region === undefined && likely && /^[A-Z]{2}$/.test(likely) && name !== undefined
        ? `Write language and country: ${language}_${likely}${language === 'ar' ? ' (the code of Facebook for all Arabic countries)' : ''} if the page is in ${name}.`
        : 'Write language and country, such as de_DE.';
}
const NAMES = new Intl.DisplayNames('en', { type: 'language' });

// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./lib/engine/page/judged-page.js + 3 modules
var judged_page = __webpack_require__(72041);
// EXTERNAL MODULE: ./lib/engine/tools/serp/google-directives.js
var google_directives = __webpack_require__(55141);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/compared-texts.js









/** Characters of a text in the facts. */
const MAX_TEXT = 300;
/**
 * What a run compares over its pages, as facts: `title` and `description` as search engines read them (null where the
 * page has none), whether the page lets Google index it, the page that its canonical names (`canonicalPage` is that
 * address on the audited site, `canonicalIs` how it relates to the page), and `leadsOn` where nobody sees the page as it is.
 */
const comparedTexts = (0,tool_definition/* defineTopic */.RE)({
    checks: {},
    async judge(visit) {
        const { page, metadata, canonical } = await (0,serp_page/* serpPage */.S)(visit);
        const named = canonical?.url;
        return {
            judgements: {},
            facts: {
                title: bounded((0,serp_metadata/* titleOf */.Gg)(metadata)),
                description: bounded((0,serp_metadata/* descriptionOf */.Kq)(metadata)),
                indexable: !(0,google_directives/* googleDirectives */.o)(page).some(page_directives/* isNoindex */.Mg),
                canonicalIs: new page_address/* PageAddress */.gg(page).canonicalIs,
                canonicalPage: named ? ((0,syntax_preview/* hereOf */.IS)(page.preview, named) ?? named).href : null,
                ...((0,judged_page/* isLedOn */.$g)(page) && { leadsOn: true }),
            },
        };
    },
});
function bounded(text) {
    return text === undefined ? null : (0,cut/* cutEnd */.ym)(text, MAX_TEXT);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/robots-txt.js
var robots_txt = __webpack_require__(51644);
// EXTERNAL MODULE: ./lib/engine/formats/html/charset.js
var charset = __webpack_require__(51475);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/page/instant-redirect.js
var instant_redirect = __webpack_require__(7678);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/favicon-links.js






/**
 * Icons of a page; where it links none and the root of the host is the site's, `/favicon.ico`, and where that is absent, the icons of the home page, which is
 * where Google takes the icon of a site from.
 */
async function findFavicons(visit, page) {
    const own = declaredIcons(page.document);
    if (own.length > 0)
        return own;
    if ((0,syntax_preview/* whyRootIsForeign */.fm)(page.preview) !== undefined)
        return await iconsOfHomePage(visit, page);
    const url = new URL('/favicon.ico', page.url).href;
    const usual = {
        url,
        declared: false,
        isForTouch: false,
        isFromRoot: true,
        page: page.url,
        at: (message) => ({ url, message }),
    };
    if ((await visit.fetchForSite(url)).final?.status === 200)
        return [usual];
    return [...(await iconsOfHomePage(visit, page)), usual];
}
/**
 * The icons that the home page links, where this is another page. One that only sends its visitors on, such as to their
 * language, is as a redirect: the page that it leads to on its host is looked at.
 */
async function iconsOfHomePage(visit, page) {
    const home = `${(0,syntax_preview/* deploymentRoot */.gS)(page.preview, new URL(page.url).origin).replace(/\/$/, '')}/`;
    if (home === page.url)
        return [];
    const document = await documentAt(visit, home);
    if (document === undefined)
        return [];
    const icons = declaredIcons(document);
    const next = icons.length === 0 ? (0,instant_redirect/* redirectIn */.Wb)(document)?.url : undefined;
    if (next === undefined || new URL(next).host !== new URL(home).host)
        return icons;
    const led = await documentAt(visit, next);
    return led === undefined ? [] : declaredIcons(led);
}
async function documentAt(visit, url) {
    const { final } = await visit.fetchForSite(url);
    if (final?.status !== 200 || (0,exchange/* mediaType */.JL)(final) !== 'text/html')
        return undefined;
    const { text } = (0,charset/* decodeHtml */.iT)(final.body, (0,exchange/* header */.wx)(final, 'content-type'));
    return new html_document/* HtmlDocument */.Df(text, final.url);
}
/** Icons linked by the relations that Google supports, those made for browsers first. */
function declaredIcons(document) {
    const links = document.elements('link').filter(link => (0,html_document/* attribute */.lt)(link, 'href')?.trim());
    const icons = links.filter(link => (0,link_elements/* relations */.K1)(link).includes('icon'));
    const touchIcons = links.filter(link => (0,link_elements/* relations */.K1)(link).some(rel => rel.startsWith('apple-touch-icon')));
    const seen = new Set();
    return [...icons, ...touchIcons].flatMap(link => {
        const url = document.resolve((0,html_document/* attribute */.lt)(link, 'href'));
        if (url === undefined || seen.has(url) || !/^(?:https?:|data:.*,.)/is.test(url))
            return [];
        seen.add(url);
        return [
            {
                url,
                declared: true,
                isForTouch: !icons.includes(link),
                isFromRoot: /^(?:\/|https?:)/i.test((0,html_document/* attribute */.lt)(link, 'href').trim()),
                page: document.url,
                at: (message) => document.occurrence(link, message, url.startsWith('data:') ? document.url : url),
            },
        ];
    });
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/favicon.js









const favicon_HELP = 'https://developers.google.com/search/docs/appearance/favicon-in-search';
/** The icon that stands beside results of the site. */
const favicon = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'favicon-missing': {
            scope: 'site',
            severity: 'warning',
            title: 'The site has no favicon',
            why: 'Browsers show a blank icon in the tab, and Google a gray globe beside the results of a site that has its own host, which looks less trustworthy.',
            fix: 'Add <link rel="icon" href="…"> to the home page, or put a favicon.ico at the root of its host.',
            help: favicon_HELP,
            example: 'no <link rel="icon">, and /favicon.ico answers 404',
        },
        'favicon-broken': {
            scope: 'site',
            severity: 'warning',
            title: 'A favicon link is broken',
            why: 'Google and browsers may use this link and then show no icon.',
            fix: 'Correct the URL in the <link>, or add the file.',
            help: favicon_HELP,
            example: '<link rel="icon" href="/icon.png">, which answers 404',
        },
        'favicon-unusable': {
            scope: 'site',
            severity: 'warning',
            title: 'Google cannot show the favicon',
            why: 'Google shows only square images of at least 8 × 8 px that it can fetch from a URL of their own.',
            fix: 'Provide a square image file, best an SVG or a PNG of at least 96 × 96 px, and link to it.',
            help: favicon_HELP,
            example: '<link rel="icon" href="/banner.png"> of 120 × 40 pixels',
        },
        'favicon-small': {
            scope: 'site',
            severity: 'notice',
            title: 'The favicon is smaller than recommended',
            why: 'Google recommends a larger icon, so that it looks sharp everywhere.',
            fix: 'Add a square icon of 96 × 96 px, or an SVG.',
            help: favicon_HELP,
            example: '<link rel="icon" href="/icon.png"> of 16 × 16 pixels',
        },
        'favicon-heavy': {
            scope: 'site',
            severity: 'notice',
            title: 'The favicon is a large file',
            why: 'Browsers load the whole file on the first visit, and show the icon at 16 or 32 px.',
            fix: 'Provide a compressed PNG of 96 × 96 px or a simple SVG: a few kilobytes are enough.',
            help: 'https://developer.chrome.com/docs/lighthouse/performance/total-byte-weight',
            example: '<link rel="icon" href="/logo.png"> of 840 kB',
        },
        'favicon-blocked': {
            scope: 'site',
            severity: 'warning',
            title: 'robots.txt blocks the favicon for Google',
            why: 'Google fetches icons with Googlebot-Image. It does not show an icon that it may not fetch.',
            fix: 'Allow the URL of the icon in robots.txt.',
            help: favicon_HELP,
            example: '<link rel="icon" href="/assets/icon.png">, with "Disallow: /assets/"',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page } = await (0,serp_page/* serpPage */.S)(visit);
        const icons = await fetchedIcons(visit);
        const declared = icons.filter(({ link }) => link.declared);
        const files = filesOf(icons);
        const unknown = unknownOf(icons);
        const judgements = {
            'favicon-missing': judgeMissing(page, icons, unknown),
            'favicon-broken': declared.length === 0 ? (0,judging_judgement/* notApplicable */.hH)('the page links no favicon') : judgeBroken(declared, unknown),
            ...(await judgeShown(visit, page, icons)),
            'favicon-heavy': judgeWeight(icons, unknown),
            'favicon-blocked': await judgeBlocked(visit, page, icons),
        };
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['fail', 'not-applicable']),
            facts: { favicon: bestFact(files) },
        };
    },
});
/** Google's hard minimum for a favicon's sides. */
const FAVICON_MIN_PX = 8;
/** What Google recommends a favicon to have. */
const FAVICON_GOOD_PX = 48;
/** Bytes above which a favicon is heavy: one of 512 × 512 px rarely has half of it. */
const FAVICON_HEAVY_BYTES = 100_000;
/** Most icons of one page that are fetched. */
const MAX_ICONS_FETCHED = 8;
/** The icons of a page, fetched. */
const fetchedIcons = (0,per_visit/* perVisit */.V)(async (visit) => {
    const { page } = await (0,serp_page/* serpPage */.S)(visit);
    const links = await findFavicons(visit, page);
    return await Promise.all(links.slice(0, MAX_ICONS_FETCHED).map(async (link) => ({ link, image: await fetchIcon(visit, link) })));
});
async function fetchIcon(visit, { url, isFromRoot }) {
    if (url.startsWith('data:'))
        return { kind: 'file', url, file: { kind: 'inline' } };
    const image = (0,remote_image/* imageOf */.d)(await visit.fetchForSite((0,syntax_preview/* askedAt */.YG)(visit.preview, url)));
    return image.kind === 'error' && isFromRoot && isBesideFolder(visit.preview, url)
        ? { kind: 'unknown', reason: `${new URL(url).pathname} is not in the folder of this deployment` }
        : image;
}
/** Whether an address is on the host of production and not in the folder that is audited, where others have no folder there. */
function isBesideFolder(preview, address) {
    if (preview?.host === undefined || preview.home === '' || preview.isHomeGuessed)
        return false;
    if ((0,syntax_preview/* isSharedHost */.Qm)(preview.host))
        return false;
    const url = new URL(address);
    return ((url.origin === preview.here || (0,syntax_preview/* isOnProduction */.dT)(preview, url)) &&
        ![preview.home, preview.base].some(folder => folder !== '' && url.pathname.startsWith(`${folder}/`)));
}
function judgeMissing(page, icons, unknown) {
    const found = icons.some(({ link, image }) => link.declared || image.kind === 'file');
    if (found)
        return (0,judging_judgement/* pass */.IX)();
    if (unknown[0] !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(unknown[0]);
    const foreign = (0,syntax_preview/* whyRootIsForeign */.fm)(page.preview);
    const host = page.preview?.host ?? new URL(page.url).host;
    if (foreign !== undefined) {
        return (0,syntax_preview/* isSharedHost */.Qm)(host)
            ? (0,judging_judgement/* fail */.fJ)({
                url: page.url,
                message: `No <link rel="icon">; without it browsers ask for the /favicon.ico of ${host}, which is not part of this site`,
            })
            : (0,judging_judgement/* notApplicable */.hH)(`the page links no icon, and ${foreign}`);
    }
    return (0,judging_judgement/* fail */.fJ)({ url: page.url, message: 'No <link rel="icon"> and no /favicon.ico' });
}
function judgeBroken(icons, unknown) {
    const broken = icons.flatMap(({ link, image }) => image.kind === 'error' ? [link.at(`${image.url} answers ${image.status}; linked on ${link.page}`)] : []);
    if (broken.length === 0 && unknown[0] !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(unknown[0]);
    return (0,judging_judgement/* failWhere */.a4)(broken);
}
/**
 * Whatever sizes it holds: those that others take for the start screen of a phone are not shown in results. Of several
 * that are linked a browser takes the one for its size, and a drawing before all others.
 */
function judgeWeight(icons, unknown) {
    const files = icons.flatMap(({ link, image }) => image.kind === 'file' && image.body !== undefined && !link.isForTouch
        ? [{ link, url: image.url, bytes: image.body.length, isDrawing: image.file.kind === 'svg' }]
        : []);
    if (files.length === 0)
        return unknown[0] === undefined ? (0,judging_judgement/* notApplicable */.hH)('there is no icon to fetch') : (0,judging_judgement/* notMeasured */.q7)(unknown[0]);
    const isHeavy = ({ bytes }) => bytes > FAVICON_HEAVY_BYTES;
    const drawings = files.filter(({ isDrawing }) => isDrawing);
    const taken = drawings.length > 0 ? drawings : files;
    const heavy = taken.every(isHeavy) ? taken : [];
    return (0,judging_judgement/* failWhere */.a4)(heavy.map(({ link, url, bytes }) => link.at(`${url} has ${Math.round(bytes / 1000).toLocaleString('en')} kB (at most ${FAVICON_HEAVY_BYTES / 1000} kB)`)));
}
/** One icon that may be fetched is enough. */
async function judgeBlocked(visit, page, icons) {
    const remote = icons.filter(({ link, image }) => image.kind === 'file' && !link.url.startsWith('data:'));
    if (remote.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('there is no icon to fetch');
    const blocked = [];
    for (const { link } of remote) {
        const asked = (0,syntax_preview/* askedAt */.YG)(visit.preview, link.url);
        const robots = await visit.robotsTxt(asked);
        if (robots.kind === 'unreachable' || robots.kind === 'disallow-all') {
            return (0,judging_judgement/* notMeasured */.q7)(`${robots.url} ${robots.reason}`);
        }
        const foreign = (0,robots_txt/* whyForeign */.fW)(robots);
        if (foreign !== undefined)
            return (0,judging_judgement/* notApplicable */.hH)(foreign);
        const { allowed, line, rule } = (0,robots_txt/* verdictFor */.Xb)(robots, ICON_CRAWLER, asked);
        if (allowed)
            return (0,judging_judgement/* pass */.IX)();
        if (!(0,robots_txt/* verdictFor */.Xb)(robots, 'Googlebot', page.url).allowed)
            return (0,judging_judgement/* notApplicable */.hH)('robots.txt blocks the page as well, which is reported separately');
        blocked.push(link.at(`Line ${line} of ${robots.url} blocks it: ${rule}`));
    }
    return (0,judging_judgement/* fail */.fJ)(blocked);
}
const ICON_CRAWLER = 'Googlebot-Image';
function filesOf(icons) {
    return icons.flatMap(({ link, image }) => image.kind === 'file' ? [{ link, url: image.url, file: image.file }] : []);
}
function unknownOf(icons) {
    return icons.flatMap(({ image }) => (image.kind === 'unknown' ? [image.reason] : []));
}
/**
 * What Google shows, which it takes from the home page alone: before another page is said to lack a good icon, those of
 * the home page are looked at.
 */
async function judgeShown(visit, page, icons) {
    const own = judgeFiles(filesOf(icons), unknownOf(icons));
    const isGood = own['favicon-unusable'].outcome !== 'fail' && own['favicon-small'].outcome !== 'fail';
    if (isGood)
        return own;
    const foreign = (0,syntax_preview/* whyRootIsForeign */.fm)(page.preview);
    if (foreign !== undefined) {
        const none = (0,judging_judgement/* notApplicable */.hH)(`Google shows one icon for all of a host, and ${foreign}`);
        return { 'favicon-unusable': none, 'favicon-small': none };
    }
    const links = (await iconsOfHomePage(visit, page)).slice(0, MAX_ICONS_FETCHED);
    if (links.length === 0)
        return own;
    const ofHome = await Promise.all(links.map(async (link) => ({ link, image: await fetchIcon(visit, link) })));
    return judgeFiles(filesOf(ofHome), unknownOf(ofHome));
}
function judgeFiles(files, unknown) {
    if (files.length === 0) {
        const none = unknown[0] === undefined ? (0,judging_judgement/* notApplicable */.hH)('there is no icon') : (0,judging_judgement/* notMeasured */.q7)(unknown[0]);
        return { 'favicon-unusable': none, 'favicon-small': none };
    }
    const usable = files.filter(({ file }) => problemOf(file) === undefined);
    if (usable.length === 0) {
        return {
            'favicon-unusable': unknown[0] === undefined
                ? (0,judging_judgement/* fail */.fJ)(files.map(({ link, file }) => link.at(problemOf(file))))
                : (0,judging_judgement/* notMeasured */.q7)(unknown[0]),
            'favicon-small': (0,judging_judgement/* notApplicable */.hH)('there is no usable icon'),
        };
    }
    const large = usable.some(({ file }) => sideOf(file) >= FAVICON_GOOD_PX);
    return {
        'favicon-unusable': (0,judging_judgement/* pass */.IX)(),
        'favicon-small': large || unknown.length === 0
            ? (0,judging_judgement/* failWhere */.a4)(large
                ? []
                : usable.map(({ link, file }) => link.at(`${sizeOf(file)} px (recommended: larger than ${FAVICON_GOOD_PX} × ${FAVICON_GOOD_PX} px)`)))
            : (0,judging_judgement/* notMeasured */.q7)(unknown[0]),
    };
}
/** Share of a side by which a hand-cut icon may miss the square: of the 48 px that a result shows it is two. */
const NEARLY_SQUARE = 0.05;
function favicon_isSquare({ width, height }) {
    return Math.abs(width - height) <= NEARLY_SQUARE * Math.max(width, height);
}
function problemOf(file) {
    if (file.kind === 'svg')
        return undefined;
    if (file.kind === 'inline')
        return 'The icon is a data: URL; Google needs a URL to fetch it from';
    if (file.kind === 'not-an-image')
        return 'The file is not an image';
    if (!favicon_isSquare(file))
        return `The icon is not square: ${sizeOf(file)} px`;
    return file.width < FAVICON_MIN_PX
        ? `The icon is too small: ${sizeOf(file)} px (at least ${FAVICON_MIN_PX} × ${FAVICON_MIN_PX} px)`
        : undefined;
}
function sideOf(file) {
    if (file.kind === 'svg')
        return Number.POSITIVE_INFINITY;
    return file.kind === 'raster' ? file.width : 0;
}
function sizeOf(file) {
    return file.kind === 'raster' ? `${file.width} × ${file.height}` : file.kind;
}
/** The best icon found: `{ url, type, width, height }`, without size for an SVG; null where there is none. */
function bestFact(files) {
    const [best] = files
        .filter(({ file }) => problemOf(file) === undefined)
        .sort((a, b) => (sideOf(a.file) === sideOf(b.file) ? 0 : sideOf(b.file) - sideOf(a.file)));
    if (!best)
        return null;
    const { url, file } = best;
    return file.kind === 'raster'
        ? { url, type: file.type, width: file.width, height: file.height }
        : { url, type: 'svg' };
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/default-icons.js






/** Whether the icon of a site is its own. */
const defaultIcons = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'favicon-default': {
            scope: 'site',
            severity: 'notice',
            title: 'The favicon is the logo of the framework',
            why: 'Browsers and Google show it beside the name of the site, which looks unfinished and like thousands of others.',
            fix: 'Put the icon of the site in its place, best an SVG or a PNG of at least 96 × 96 px.',
            help: 'https://developers.google.com/search/docs/appearance/favicon-in-search',
            example: '<link rel="icon" href="/vite.svg">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page } = await (0,serp_page/* serpPage */.S)(visit);
        const judgements = { 'favicon-default': judgeDefaultIcons(await fetchedIcons(visit)) };
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['fail', 'not-applicable']) };
    },
});
/** Bytes above which no starter project has an icon. */
const MAX_BYTES = 50_000;
/** The icons that starter projects come with, by the SHA-256 of their files. */
const FRAMEWORK_ICONS = {
    '2b8ad2d33455a8f736fc3a8ebf8f0bdea8848ad4c0db48a2833bd0f9cd775932': 'Next.js',
    c28fdd2a4f31e2dc64f653962286da5c82a4cdfc518b242d32812c624e9a19a4: 'Next.js',
    '3d10f7da6c603178340081668c4ac5b3ae9743ca9a262ab0fcd312fbb9f48bdd': 'Create React App',
    c386396ec70db3608075b5fbfaac4ab1ccaa86ba05a68ab393ec551eb66c3e00: 'Create React App',
    '4a748afd443918bb16591c834c401dae33e87861ab5dbad0811c3a3b4a9214fb': 'Vite',
    '5be21acd42eb7b896e517f4e0f0f11eb5c5d9e54fbbcebe9453f033008fcca6f': 'Vite',
    '61bc9a161de58248288e6905425d7180f0624c2865007b97d763fdac12043a66': 'Vite',
    ceeac38434be7a3b4d0f68b8cd8aa2b9ae78c260d6343087c6e095f8031ce4ff: 'Vite',
    '2d7a310283d6f9cc753210d83224cd6db6348cb82a5536348884e5831d46203f': 'Astro',
    '09d2ac08d8cca9b6e1f90221f345a8c4dd0371c64a0dc52b6f96fc589b1e3d67': 'Astro',
    '1057b17aec08a7191d134000203947f195a8aa7c84c39f1164cee8d01279762a': 'Nuxt',
    '2d0a4f5a77c788b084919b1b8cad5713d9dfc3388ef29969c4cb66c28092e683': 'Angular',
    f9102be80297c0529207607be5277b4f90bca89d65988fa1771b91c7894e815f: 'Angular',
    db74ab0b78338c1f778f8398c45f4103c99aea0e845a3118a7750b4eeafd3445: 'Vue',
    '7fe55819f14792d942d86092f519b6d425e995337b482a8743e363cf5ac0ae30': 'Docusaurus',
    d7d9227f0fe5bfb4189fb6ba4dd9e2d524f6a1dfd02bd901c65330987675c0b3: 'Svelte',
    b658adbd69e6ce8235e34725c44d8758743427e3066b61fcf3f540db1be96ab7: 'Qwik',
};
/** @param frameworks who an icon is of, by the SHA-256 of its file */
function judgeDefaultIcons(icons, frameworks = FRAMEWORK_ICONS) {
    const files = icons.flatMap(({ link, image }) => image.kind === 'file' && image.body && image.body.length <= MAX_BYTES
        ? [{ link, url: image.url, body: image.body }]
        : []);
    if (files.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no icon of the site could be read');
    return (0,judging_judgement/* failWhere */.a4)(files.flatMap(({ link, url, body }) => {
        const framework = frameworks[(0,external_node_crypto_.createHash)('sha256').update(body).digest('hex')];
        return framework === undefined
            ? []
            : [link.at(`${url} is the icon that a new project of ${framework} comes with.`)];
    }));
}

// EXTERNAL MODULE: ./lib/engine/syntax/legal-notice.js
var legal_notice = __webpack_require__(68774);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/description.js










const description_HELP = 'https://developers.google.com/search/docs/appearance/snippet';
/** Whether the page has one meta description, where search engines read it. */
const description = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'description-missing': {
            severity: 'warning',
            title: 'The page has no meta description',
            why: 'Search engines then show a part of the page text, which is seldom the part that invites a visit.',
            fix: 'Add <meta name="description" content="…"> in <head> with a sentence or two about this page.',
            help: description_HELP,
            example: '<head><title>Red bike</title></head>',
        },
        'description-empty': {
            severity: 'warning',
            title: 'The meta description is empty',
            why: 'Search engines treat it like a missing one and show a part of the page text.',
            fix: 'Fill the content attribute. Check the template that should do so.',
            help: description_HELP,
            example: '<meta name="description" content="">',
        },
        'description-multiple': {
            severity: 'warning',
            title: 'The page has several different meta descriptions',
            why: 'Search engines may show any of them.',
            fix: 'Keep only one <meta name="description"> in <head>.',
            help: description_HELP,
            example: '<meta name="description" content="A red bike.">\n<meta name="description" content="Our shop.">',
        },
        'description-outside-head': {
            severity: 'warning',
            title: 'A meta description is outside <head>',
            why: 'Google reads the metadata of a page only in <head>.',
            fix: 'Move the <meta name="description"> into <head>.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
            example: '<body><meta name="description" content="A red bike.">',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, metadata } = await (0,serp_page/* serpPage */.S)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgePresence(page, metadata)) };
    },
});
const NOT_SHOWN = (0,judging_judgement/* notApplicable */.hH)('the page asks not to be indexed, so no result shows a description');
const REMOVED = (0,judging_judgement/* notApplicable */.hH)('scripts remove the one in the HTML, which is reported separately');
const FOR_USERS = (0,judging_judgement/* notApplicable */.hH)('the page is for people who are on the site already, and not for results');
const LEGAL = (0,judging_judgement/* notApplicable */.hH)('nobody chooses a legal notice for what a result says of it');
/** Why nobody misses a description of the page; undefined where one is wanted. */
function whyUnneeded(document) {
    if ((0,page_directives/* asksNotToBeIndexed */.ZY)(document))
        return NOT_SHOWN;
    if ((0,for_users/* isForUsers */.KQ)(document.url) || (0,password_gate/* isPasswordGate */.N)(document))
        return FOR_USERS;
    return (0,legal_notice/* isLegalNotice */.W)(document.url) ? LEGAL : undefined;
}
function judgePresence({ document, scripts }, { descriptions }) {
    const { head, displaced, pending } = descriptions;
    // An empty one in the body takes nothing away from the page.
    const body = descriptions.body.filter(element => (0,serp_metadata/* contentOf */.$E)(element) !== '');
    const absent = (0,judging_judgement/* notApplicable */.hH)('there is no meta description in <head>');
    const texts = new Set(head.map(serp_metadata/* contentOf */.$E).filter(text => text !== ''));
    const quoted = (element) => document.occurrence(element, `"${(0,serp_metadata/* contentOf */.$E)(element)}"`);
    const numbered = (element, index) => document.occurrence(element, `Description ${index + 1} of ${head.length}: "${(0,serp_metadata/* contentOf */.$E)(element)}"`);
    const unneeded = whyUnneeded(document);
    return {
        'description-missing': head.length > 0
            ? (0,judging_judgement/* pass */.IX)()
            : pending.length > 0
                ? (0,judging_judgement/* notMeasured */.q7)(link_elements/* SENT_HIDDEN */.MX)
                : body.length + displaced.length > 0
                    ? (0,judging_judgement/* notApplicable */.hH)('there is one, but it is not in <head>, which is reported separately')
                    : scripts.state === 'seen' && (0,serp_metadata/* sentDescription */.pF)(scripts.before)
                        ? REMOVED
                        : (unneeded ??
                            (0,judging_judgement/* fail */.fJ)({ url: document.url, message: 'No <meta name="description"> on the page' })),
        'description-empty': head.length === 0
            ? absent
            : texts.size > 0
                ? (0,judging_judgement/* pass */.IX)()
                : (unneeded ??
                    (0,judging_judgement/* fail */.fJ)(head.map(element => document.occurrence(element, 'The description has no text.')))),
        'description-multiple': head.length === 0 ? absent : (0,judging_judgement/* failWhere */.a4)(texts.size > 1 ? head.map(numbered) : []),
        'description-outside-head': head.length + body.length === 0
            ? pending.length > 0
                ? (0,judging_judgement/* notMeasured */.q7)(link_elements/* SENT_HIDDEN */.MX)
                : (0,judging_judgement/* notApplicable */.hH)('there is no meta description in the body')
            : (0,serp_metadata/* isRepeated */.B5)(body, element => texts.has((0,serp_metadata/* contentOf */.$E)(element)))
                ? (0,judging_judgement/* notApplicable */.hH)('the one in the body says the same as the one in <head>, which counts')
                : (0,judging_judgement/* failWhere */.a4)(body.map(quoted)),
    };
}

// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/description-cut.js








/** Whether the meta description ends where its sentence does. */
const descriptionCut = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'description-cut-off': {
            severity: 'notice',
            title: 'The meta description stops in the middle of a sentence',
            why: 'A template took the start of the text, and cut it after so many characters. The result in a search then ends with half a sentence.',
            fix: 'Write a description of a sentence or two. If a template takes the start of the text, let it end with a whole sentence, or with "…".',
            help: 'https://developers.google.com/search/docs/appearance/snippet',
            example: '<meta name="description" content="We build red bikes for children, and every one of them is welded by hand in our own">, and the text goes on with "workshop."',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const read = await (0,serp_page/* serpPage */.S)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, { 'description-cut-off': judgeEnd(read) }) };
    },
});
/** Characters of a description that is a sentence rather than a slogan, and of one that is looked at. */
const MIN_TEXT = 60;
const description_cut_MAX_TEXT = 1000;
/** Paragraphs that are looked at, and characters that are read of each. */
const MAX_PARAGRAPHS = 500;
const MAX_PARAGRAPH = 3000;
/** Characters of what follows that are quoted. */
const MAX_QUOTED = 40;
/** Writing systems that part no words with blanks. */
const WITHOUT_BLANKS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
function judgeEnd({ page: { document }, metadata }) {
    const element = metadata.descriptions.head.find(one => (0,serp_metadata/* contentOf */.$E)(one) !== '');
    if (!element)
        return (0,judging_judgement/* notApplicable */.hH)('there is no text in a meta description in <head>');
    const text = withPlainQuotes((0,serp_metadata/* contentOf */.$E)(element));
    if (text.length < MIN_TEXT || text.length > description_cut_MAX_TEXT)
        return (0,judging_judgement/* notApplicable */.hH)('the description is no excerpt of a text');
    if (WITHOUT_BLANKS.test(text))
        return (0,judging_judgement/* notApplicable */.hH)('the language of the description has no blanks between words');
    // Behind a sign a sentence is over, or at least a part of it that makes sense.
    if (!/[\p{L}\p{M}\p{N},]$/u.test(text))
        return (0,judging_judgement/* pass */.IX)();
    const next = continuation(document, text);
    if (next === undefined)
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)([
        document.occurrence(element, `The description ends with "${lastWords(text)}", where the text of the page goes on with "${(0,cut/* cutEnd */.ym)(/^[^.!?]*/.exec(next)[0], MAX_QUOTED)}".`),
    ]);
}
/** What follows the text in the same sentence of a paragraph; undefined where nothing does. */
function continuation(document, text) {
    for (const paragraph of document.elements('p', 'li', 'dd', 'td', 'blockquote').slice(0, MAX_PARAGRAPHS)) {
        const said = withPlainQuotes((0,text_start/* startOfSeenText */.Mq)(paragraph, MAX_PARAGRAPH));
        const at = said.indexOf(text);
        if (at < 0)
            continue;
        // A capital may begin another sentence, whose line has no sign at its end.
        const rest = said.slice(at + text.length);
        return /^ ?\p{Ll}/u.test(rest) ? rest.trim() : undefined;
    }
    return undefined;
}
function withPlainQuotes(text) {
    return (0,html_document/* foldSpace */.GQ)(text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"'));
}
function lastWords(text) {
    return text.split(' ').slice(-3).join(' ');
}

// EXTERNAL MODULE: ./lib/engine/page/greetings.js
var greetings = __webpack_require__(79192);
// EXTERNAL MODULE: ./lib/engine/page/home-page-names.js
var home_page_names = __webpack_require__(56216);
// EXTERNAL MODULE: ./lib/engine/page/theme-title.js
var theme_title = __webpack_require__(17014);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/default-texts.js



/**
 * Titles that tools, templates and browsers put where nobody wrote one, and words that Google names as too vague
 * ("Home"), in the languages that are most frequent on the web.
 */
const DEFAULT_TITLES = new Set([
    'untitled',
    'untitled document',
    'untitled page',
    'unbenanntes dokument',
    'document sans titre',
    'documento sin título',
    'documento senza titolo',
    'no title',
    'title',
    'page title',
    'site title',
    ...[
        'titel',
        'seitentitel',
        'titre',
        'titre de la page',
        'titolo',
        'titolo della pagina',
        'título',
        'tytuł',
    ],
    ...['título de la página', 'título da página', 'paginatitel', 'sidtitel', 'заголовок', '标题', 'タイトル'],
    'document',
    'new page',
    'new document',
    'page',
    'website',
    'my website',
    'my site',
    'my app',
    'my webpage',
    'webpage',
    'home',
    'homepage',
    'home page',
    'index',
    'main',
    'main page',
    'index.html',
    'default',
    'profile',
    'startseite',
    'accueil',
    'inicio',
    'início',
    'página inicial',
    'pagina iniziale',
    'strona główna',
    'главная',
    'ana sayfa',
    'ホーム',
    '首页',
    '首頁',
    'undefined',
    'null',
    'nan',
    '[object object]',
    'react app',
    'vite app',
    'vite + react',
    'vite + react + ts',
    'vite + vue',
    'vite + vue + ts',
    'vite + svelte',
    'vite + svelte + ts',
    'vite + preact',
    'vite + solid',
    'vite + lit',
    'vite + ts',
    'create next app',
    'next app',
    'next.js app',
    'welcome to nuxt!',
    'nuxt app',
    'svelte app',
    'astro',
    'astro basics',
    'astro starter kit',
    'astro blog',
    'gatsby default starter',
    'new remix app',
    'new react router app',
    'ionic app',
    'hello world',
    'hello world!',
    'my new hugo site',
    'my awesome project',
    'your awesome title',
    'your site title',
    'your site name',
    'your company name',
    'vitepress site',
    'lovable app',
    'vite_react_shadcn_ts',
    'v0 app',
    'my v0 project',
    'my framer site',
    'my google ai studio app',
    'emergent | fullstack app',
    'hostinger horizons',
    'home | my site',
    'mysite',
    'lorem ipsum',
    'welcome to nginx!',
    'apache2 ubuntu default page: it works',
    'apache2 debian default page: it works',
]);
/** Those of them that are also words which a page may be about: a class of a library, a part of HTML, a first post. */
const SUBJECTS = new Set([
    ...[
        'title',
        'page title',
        'document',
        'page',
        'website',
        'index',
        'main',
        'default',
        'profile',
        'new page',
    ],
    ...['undefined', 'null', 'nan', 'astro', 'hello world', 'hello world!', 'lorem ipsum'],
]);
/** Beginnings of descriptions that starter projects bring along. */
const DEFAULT_DESCRIPTIONS = [
    'web site created using create-react-app',
    'generated by create next app',
    'generated by create-t3-app',
    'a statically generated blog example using next.js',
    'a blog created with next.js and tailwind.css',
    'a starter blog demonstrating what gatsby can do',
    'a minimal, responsive and seo-friendly astro blog theme',
    'free template for creating websites with astro and tailwind css',
    'i am writing about my experiences as a naval navel-gazer',
    "a virtual proof that i'm awesome",
    'a brazen two-column',
    'a simple, whitespace theme for academics',
    'portfolio and personal blog of john doe',
    'this is my new hugo site',
    'the highly-customizable hugo academic theme powered by hugoblox',
    'the highly-customizable hugo academic resume theme powered by wowchemy',
    'created with create-react-app',
    // Ananke, Chirpy, Coder and PaperMod, and the blog that Gatsby starts with.
    "the last theme you'll ever need. maybe",
    'the last theme you’ll ever need. maybe',
    'a minimal, responsive, and feature-rich jekyll theme for technical writing',
    'a minimal, responsive and feature-rich jekyll theme for technical writing',
    "john doe's personal website",
    'john doe’s personal website',
    'examplesite description',
    'this is a custom description for seo and open graph purposes',
    'just another wordpress site',
    'just another wordpress weblog',
    'eine weitere wordpress-website',
    'ein weiteres wordpress-blog',
    'un site utilisant wordpress',
    'otro sitio realizado con wordpress',
    'un nuovo sito targato wordpress',
    'só mais um site wordpress',
    'mais um site wordpress',
    'een andere wordpress site',
    'ещё один сайт на wordpress',
    'kolejna witryna oparta na wordpressie',
    'kolejna witryna wordpress',
    'ännu en wordpress-',
    'endnu en wordpress-',
    'bare endnu et wordpress-',
    'enda en wordpress-',
    'nok et nettsted basert på wordpress',
    'jälleen uusi wordpress-sivusto',
    'další web používající wordpress',
    'ďalšia wordpress stránka',
    'egy újabb wordpress honlap',
    'încă un site wordpress',
    'bir başka wordpress sitesi',
    'ένας ακόμα ιστότοπος wordpress',
    'ще один сайт на wordpress',
    'още един wordpress сайт',
    'un altre lloc gestionat amb el wordpress',
    '又一个wordpress站点',
    '又一個 wordpress 網站',
    '또 하나의 워드프레스 사이트',
    'a vitepress site',
    'a vuepress site',
    'portfolio minimal.',
    'my new hugo site',
    'this is a demo of the congo theme for hugo',
    'this is a demo of the blowfish theme for hugo',
    'icon support in congo.',
    'write an awesome description for your new site here',
    'enter your description here',
    'your site description',
    'site description goes here',
    'kick off your next, great gatsby project',
    'new remix app!',
    'welcome to react router!',
    'your description here',
    'add your description here',
    'page description',
    'site description',
    'meta description',
    'this is meta description',
    'this is the meta description',
    'this is a meta description',
    'lorem ipsum',
    'hello world from docusaurus',
    'description will go into a meta tag in <head />',
    'lovable generated project',
    'a product of emergent.sh',
    'post meta description here',
    // Pages that the themes of Hugo and the starter of Docusaurus show what they can do with.
    'guide to emoji usage in hugo',
    'sample article showcasing basic markdown syntax and formatting for html elements',
    'a brief description of hugo shortcodes',
    'a brief guide to setup katex',
    'lorem ipsum dolor si amet',
    'hugo, the world’s fastest framework for building websites',
    "hugo, the world's fastest framework for building websites",
    "let's discover docusaurus in less than 5 minutes",
    'you have just learned the basics of docusaurus and made some changes to the initial template',
    'this is the summary of a very long blog post',
    "you don't need react to write simple standalone pages",
    'a growing collection of ready to use components for the css framework bootstrap',
    'ここにサイト説明を入れます',
];
const DEFAULT_WHOLE_DESCRIPTIONS = new Set([
    // Minimal Mistakes
    'an amazing website.',
    // Blowfish and Congo, SvelteKit, Quasar
    'my awesome website',
    'svelte demo app',
    'a quasar project',
    'a quasar framework app',
    'description',
    'untitled',
    'test',
    'undefined',
    'null',
    'nan',
    '[object object]',
    'todo',
    'n/a',
    'created with v0',
    'made with framer',
    'welcome to my website!',
]);
/** What Mobirise and its kin put there, one of many names for the same builder, and what Nuxt's starter makes up. */
const MADE_UP_DESCRIPTION = /^(?:(?:web ?site|web ?page|web|site|html) (?:builder|maker|creator|generator|designer)(?: software)? description|my \w{3,20} nuxt(?:\.js)? project)\.?$/;
/** What is typed to fill a field: one letter again and again, or keys in a row. */
const MASHED_KEYS = /^(?:(\p{L})\1{3,200}|(?:asdf){1,20}[a-z]{0,4}|qwert[yz]?)$/u;
/** What the starter of Docusaurus puts before the name of the site: "Hello from My Site | My Site". */
const HELLO_FROM = /^hello from (.{1,100}) \| \1$/i;
/**
 * Names that installers of WordPress give to a site, alone or with the subtitle that WordPress has at first: Bitnami's, that
 * of packages of web hosts, of the sandbox in the browser, and of WordPress.com by languages.
 */
const BLOG_NAME = /^(?:user['’]s blog!?|my (?:wordpress (?:blog|website|site)|blog)|site title|websitetitel|website-titel|titre du site|título del sitio|título do site|titolo del sito)(?:\s[|–—-]\s(?:(?:just another|my) wordpress (?:site|blog|weblog)|(?:ein weiterer|eine weitere) wordpress-(?:blog|website)|un site utilisant wordpress|otro sitio realizado con wordpress|un nuovo sito targato wordpress|mais um site wordpress))?$/i;
/** @param title with white space folded */
function isDefaultTitle(title) {
    const isDefault = DEFAULT_TITLES.has(title.toLowerCase()) || HELLO_FROM.test(title) || BLOG_NAME.test(title);
    return isDefault || (0,greetings/* isGreeting */.O)(title) || (0,home_page_names/* isNameOfHomePage */.T)(title) || (0,theme_title/* isThemeTitle */.Yp)(title);
}
/** Whether a default title is the subject of a page all the same, if its headline is that too. */
function mayBeSubject(title) {
    return SUBJECTS.has(title.toLowerCase());
}
/** @param description with white space folded */
function isDefaultDescription(description) {
    const text = description.toLowerCase();
    return (DEFAULT_WHOLE_DESCRIPTIONS.has(text) ||
        MASHED_KEYS.test(text) ||
        DEFAULT_DESCRIPTIONS.some(start => text.startsWith(start)) ||
        MADE_UP_DESCRIPTION.test(text) ||
        (0,theme_title/* isThemeTitle */.Yp)(description));
}
/**
 * What the generator or a plug-in was to replace in a title, as a whole part of it: an icon, the year, what the settings of
 * a title are made of. A selector of CSS, as in "input[type=text]", follows a name.
 */
const UNFILLED = /(?:^|\s[|–—·•:-]\s)(\[(?:[a-z]{2,20}=[\w-]{1,40}|current[_-]?year)\])(?=$|\s[|–—·•:-]\s)|(?:^|\s)(%(?:sep|sitename|sitedesc|site_title|post_title|page_title|currentyear)%)(?=$|\s)/;
const MAX_TITLE = 1000;
/** The shortcode or variable in a title that nothing has replaced: "[fi=home]", "[current_year]", "%sitename%". */
function unfilledTag(title) {
    const match = UNFILLED.exec(title.slice(0, MAX_TITLE));
    return match?.[1] ?? match?.[2];
}
const DRAFT = '(?:entwurf|konzept|concept|draft|mock-?up|wireframe|maquette|brouillon|borrador|bozza|szkic|návrh|utkast|udkast)';
/** A part of a title that says of itself that it is a draft: with a number, or of a page. */
const DRAFT_PART = new RegExp(`^(?:${DRAFT}(?:[ -]?(?:v|nr|no)?[.#]?\\s?\\d{1,3}| (?:startseite|homepage|home|website|webseite|landing ?page|page|site))|entwurf|mock-?up|wireframe|brouillon|borrador|bozza)$`, 'i');
const SEPARATOR = /\s[|–—·•:-]\s/;
const MAX_PARTS = 10;
/** The part of a title that says that the page is a draft: "Concept 01", "Entwurf Startseite". */
function draftPart(title) {
    const parts = title.split(SEPARATOR, MAX_PARTS).map(part => part.trim());
    return parts.length < 2 ? undefined : parts.find(part => DRAFT_PART.test(part));
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/result-widths.js
/** What a result shows, in CSS pixels. Google publishes no widths: these are what auditors measured. */
/** Font size of a title in Google's results, in Arial. */
const TITLE_FONT_PX = 20;
/** Font size of a description in Google's results, in Arial. */
const DESCRIPTION_FONT_PX = 14;
/** What a desktop result shows of a title. */
const TITLE_DESKTOP_PX = 600;
/** What a phone shows of a title: two lines of a 360 px screen. */
const TITLE_MOBILE_PX = 656;
/** What a desktop result shows of a description: two lines. */
const DESCRIPTION_DESKTOP_PX = 985;
/**
 * What a desktop result shows of a description in Chinese, Japanese or Korean: about 120 characters, which is what Japanese
 * guides measured and advise.
 */
const DESCRIPTION_DESKTOP_WIDE_PX = 120 * DESCRIPTION_FONT_PX;
/** What a phone shows of a description. */
const DESCRIPTION_MOBILE_PX = 680;

;// CONCATENATED MODULE: ./lib/engine/tools/serp/arial-widths.js
/** Units that one em of the font is divided into. */
const UNITS_PER_EM = 2048;
/**
 * Advance widths of Arial Regular in units of 1/2048 em, each with the characters that have it: Latin with its
 * accents, Greek, Cyrillic, punctuation and currency signs. Fonts made to replace Arial share these metrics.
 */
const ARIAL_WIDTHS = [
    [342, '⁄'],
    [384, '′'],
    [391, "'"],
    [455, 'ijlįĵĺļłſΐίιϊіј‘’‚‛'],
    [532, '|¦'],
    [569, ' !,./:;I[\\]ft·ÌÍÎÏìíîïĨĩĪīĬĭĮİıţŧ·ΙΪІЇї'],
    [597, 'ľ'],
    [682, '()-`r¡¨²³´¸¹ŕŗř‐‑“”„‹›‾'],
    [684, '{}ŀ'],
    [717, '•'],
    [725, '″'],
    [727, '"'],
    [747, 'гѓ'],
    [748, 'º'],
    [758, 'ª'],
    [768, 'ť'],
    [786, 'Ί'],
    [797, '*'],
    [809, 'τ'],
    [819, '°'],
    [842, 'ґ'],
    [896, 'кќ'],
    [903, 'ζ'],
    [909, 'ĳ'],
    [913, 'έε'],
    [917, 'ξ'],
    [938, 'т'],
    [939, 'з'],
    [961, '^'],
    [987, 'ς'],
    [1001, 'Ґ'],
    [1024, 'JcksvxyzçýÿćĉċčĴķĸśŝşšŷźżžγκλνЈсухѕў‼'],
    [1045, 'эє'],
    [1067, 'чь'],
    [1075, 'χ'],
    [1088, 'в'],
    [1100, '¶'],
    [1109, 'ЃГпя'],
    [1120, 'ΰυϋύ'],
    [1124, '±÷'],
    [1128, 'Γ'],
    [1131, '¯нџ‗'],
    [
        1139,
        '#$0123456789?L_abdeghnopqu¢£¤¥§«»àáâãäåèéêëðñòóôõöùúûüþāăąđēĕėęěĝğġģĥħĹĻĽĿŁńņňŋōŏőũūŭůűųήηθοόаеорѐёђћ–†‡₣₤€',
    ],
    [1140, 'δ'],
    [1144, 'ийѝ'],
    [1165, 'ρ'],
    [1173, 'бц'],
    [1178, 'β'],
    [1180, 'µμ'],
    [1184, 'άα'],
    [1193, 'ЌК'],
    [1195, 'дл'],
    [1196, '+<=>~¬×'],
    [1237, 'ŉЗ'],
    [1251, 'FTZ¿ßøŢŤŦŹŻŽΖΤТ'],
    [1259, 'ď'],
    [1264, 'σ'],
    [1266, 'Σ'],
    [1280, 'ъ'],
    [1301, 'ЎУ'],
    [1328, 'φ'],
    [1331, 'Ξ'],
    [1344, 'БЛЬ'],
    [1365, 'Ч'],
    [1366, '&ABEKPSVXYÀÁÂÃÄÅÈÉÊËÝÞĀĂĄĒĔĖĘĚĶŚŜŞŠŶŸΑΒΕΚΡΥΧΫЀЅАВЕРХ'],
    [1367, 'ΆЁ'],
    [1368, 'ΔΛ'],
    [1370, 'ж'],
    [1387, 'Д'],
    [1408, 'м'],
    [1413, 'π'],
    [1460, 'ψ'],
    [1472, 'ЄЏИЙПЭы'],
    [1479, 'CDHNRUwÇÐÑÙÚÛÜĆĈĊČĎĐĤĦŃŅŇŔŖŘŨŪŬŮŰŲŵΗΝΠЍНСЯ'],
    [1481, 'Ŋ'],
    [1505, 'Ĳ'],
    [1509, '©®'],
    [1515, 'Ц'],
    [1531, 'Ω'],
    [1536, 'ю'],
    [1541, 'Ώ'],
    [1557, 'Ф'],
    [1586, 'Ό'],
    [1593, 'GOQÒÓÔÕÖØĜĞĠĢŌŎŐΘΟО'],
    [1599, 'ωώ'],
    [1606, 'Έ'],
    [1621, 'Ъ'],
    [1634, 'Φ'],
    [1643, 'ш'],
    [1664, 'њ'],
    [1685, 'фщ'],
    [1706, 'MmΜМ'],
    [1708, '¼½¾'],
    [1711, 'Ψ'],
    [1716, 'Ή'],
    [1749, 'Ћ'],
    [1752, 'Ύ'],
    [1771, 'Ђ'],
    [1813, 'Ы'],
    [1821, '%æ'],
    [1856, 'љ'],
    [1877, 'Ш'],
    [1891, 'Ж'],
    [1920, 'Щ'],
    [1933, 'WœŴ'],
    [2048, 'ÆŒ—―…‰™'],
    [2069, 'ЊЮ'],
    [2079, '@'],
    [2165, 'Љ'],
    [2197, '№'],
    [2240, '₧'],
];

;// CONCATENATED MODULE: ./lib/engine/tools/serp/text-width.js

const WIDTHS = new Map(ARIAL_WIDTHS.flatMap(([units, characters]) => [...characters].map(one => [one, units])));
/**
 * What takes the place of the scripts that Arial lacks, in em: the fonts that browsers fall back to draw Chinese,
 * Japanese and Korean on squares, emoji a little wider, and other scripts on average like this.
 */
const WIDE_EM = 1;
const HALF_WIDTH_EM = 0.5;
const EMOJI_EM = 1.25;
const OTHER_EM = 0.55;
const INVISIBLE = /^[\p{M}\p{Cf}\p{Cc}]$/u;
const WIDE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Yi}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]$/u;
const HALF_WIDTH = /^[\uff61-\uffdc]$/;
const EMOJI = /^\p{Emoji_Presentation}|^\p{Extended_Pictographic}\ufe0f|^\p{Regional_Indicator}{2}/u;
/** Texts are measured up to here; whatever is longer is far too wide for every result. */
const MAX_MEASURED_CHARACTERS = 5000;
/**
 * Width of a text on one line in Arial, in CSS pixels, without kerning. Scripts that Arial does not have are estimated.
 *
 * @param fontPx font size in CSS pixels
 */
function textWidth(text, fontPx) {
    let em = 0;
    if (ASCII.test(text)) {
        // Each of its characters is one that people see. To have them told takes most of the time.
        for (const character of text.slice(0, MAX_MEASURED_CHARACTERS))
            em += graphemeEm(character);
    }
    else
        for (const { segment } of graphemes(text))
            em += graphemeEm(segment);
    return Math.round(em * fontPx);
}
/** Whether most characters of a text are of Chinese, Japanese or Korean, which are drawn on squares. */
function isWide(text) {
    const characters = [...text.slice(0, MAX_MEASURED_CHARACTERS)];
    return 2 * characters.filter(character => WIDE.test(character)).length > characters.length;
}
/** Its characters that are drawn. */
const ASCII = /^[ -~]*$/;
/** Cuts a text as a search result does where it is wider than `maxPx`. */
function fitText(text, fontPx, maxPx) {
    const maxEm = maxPx / fontPx;
    const ellipsisEm = graphemeEm(' ') + graphemeEm('…');
    let em = 0;
    let fitting = 0;
    for (const { segment, index } of graphemes(text)) {
        em += graphemeEm(segment);
        if (em <= maxEm - ellipsisEm)
            fitting = index + segment.length;
        if (em > maxEm)
            return { text: `${cutAtWord(text, fitting)} …`, truncated: true };
    }
    return { text, truncated: false };
}
/** The text before `end`, without the word that `end` would split. A text without blanks is cut where it must. */
function cutAtWord(text, end) {
    if (/\s/.test(text.charAt(end)))
        return text.slice(0, end);
    const blank = text.lastIndexOf(' ', end);
    return text.slice(0, blank > end / 2 ? blank : end).trimEnd();
}
/** Making one takes longer than measuring a title, so one serves all; it holds no state. */
const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });
function graphemes(text) {
    return GRAPHEMES.segment(text.slice(0, MAX_MEASURED_CHARACTERS));
}
function graphemeEm(grapheme) {
    const known = WIDTHS.get(grapheme);
    if (known !== undefined)
        return known / UNITS_PER_EM;
    if (EMOJI.test(grapheme))
        return EMOJI_EM;
    let em = 0;
    for (const character of grapheme)
        em += characterEm(character);
    return em;
}
function characterEm(character) {
    const known = WIDTHS.get(character);
    if (known !== undefined)
        return known / UNITS_PER_EM;
    if (character === '\u00a0')
        return characterEm(' ');
    if (INVISIBLE.test(character))
        return 0;
    if (WIDE.test(character))
        return WIDE_EM;
    if (HALF_WIDTH.test(character))
        return HALF_WIDTH_EM;
    const base = [...character.normalize('NFD')][0];
    return base === undefined || base === character ? OTHER_EM : characterEm(base);
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/description-text.js











const description_text_HELP = 'https://developers.google.com/search/docs/appearance/snippet';
const description_text_checks = {
    'description-too-long': {
        severity: 'notice',
        title: 'The meta description is too wide for a search result',
        why: 'Google cuts off what does not fit.',
        fix: 'Put what matters first, and shorten the rest.',
        help: description_text_HELP,
        example: '<meta name="description"> of 320 characters',
    },
    'description-too-short': {
        severity: 'notice',
        title: 'The meta description is very short',
        why: 'It says next to nothing about the page, so search engines usually show text of the page instead.',
        fix: 'Describe the page in a sentence or two.',
        help: description_text_HELP,
        example: '<meta name="description" content="Bikes">',
    },
    'description-same-as-title': {
        severity: 'warning',
        title: 'The meta description only repeats the title',
        why: 'The result would say the same thing twice, so search engines usually replace it.',
        fix: 'Say in one or two sentences what the title does not.',
        help: description_text_HELP,
        example: '<title>Red bike</title>\n<meta name="description" content="Red bike">',
    },
    'description-default': {
        severity: 'warning',
        title: 'The meta description is a default text',
        why: 'A text from a template says nothing about the page.',
        fix: 'Write a description for this page.',
        help: description_text_HELP,
        example: '<meta name="description" content="Just another WordPress site">',
    },
    'description-markup': {
        severity: 'warning',
        title: 'The meta description shows markup',
        why: 'Search engines show Markdown, HTML tags and short codes as they are written, or replace the description.',
        fix: 'Write plain text. If a template takes the start of the page, let it remove the markup.',
        help: description_text_HELP,
        example: '<meta name="description" content="# Red bike\\n A **fast** bike">',
    },
};
/** Whether the meta description says what the page is about, in as much room as a result has. */
const descriptionText = (0,tool_definition/* defineTopic */.RE)({
    checks: description_text_checks,
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const read = await (0,serp_page/* serpPage */.S)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, judgeText(read)) };
    },
});
/**
 * Below it a description leaves most of its room to others: about 38 letters, or 17 of Japanese. Google names no least
 * length; Bing's webmaster tools begin at 25 letters, other tools between 50 and 120.
 */
const DESCRIPTION_MIN_PX = 240;
/** How much wider a description may be than a result shows: a fifth more loses half a sentence, which nobody mends. */
const TOLERATED_WIDTH = 1.25;
function judgeText({ page: { document }, metadata }) {
    const element = metadata.descriptions.head.find(one => (0,serp_metadata/* contentOf */.$E)(one) !== '');
    if (!element) {
        return (0,judging_judgement/* sameForAll */.tE)(description_text_checks, (0,judging_judgement/* notApplicable */.hH)('there is no text in a meta description in <head>'));
    }
    const text = (0,serp_metadata/* contentOf */.$E)(element);
    const px = textWidth(text, DESCRIPTION_FONT_PX);
    const shownPx = isWide(text) ? DESCRIPTION_DESKTOP_WIDE_PX : DESCRIPTION_DESKTOP_PX;
    const maxPx = Math.round(shownPx * TOLERATED_WIDTH);
    const size = `${[...text].length} characters, about ${px} px`;
    const title = (0,serp_metadata/* titleOf */.Gg)(metadata);
    const isDefault = isDefaultDescription(text);
    // Searches, and what the law asks for, are not chosen in a result for what they promise.
    const isChosen = !(0,legal_notice/* isLegalNotice */.W)(document.url) && !(0,for_users/* isForUsers */.KQ)(document.url);
    const isTitle = title !== undefined && (isSame(text, title) || (isChosen && onlyRepeats(text, title)));
    const markup = markupIn(text);
    const when = (failed, message) => (0,judging_judgement/* failWhere */.a4)(failed ? [document.occurrence(element, message)] : []);
    return {
        'description-too-long': when(px > maxPx, `${size} (a desktop result shows about ${shownPx} px; notice above ${maxPx} px)`),
        'description-too-short': isDefault || isTitle
            ? (0,judging_judgement/* notApplicable */.hH)('the description says nothing about the page, which is reported separately')
            : !isChosen
                ? (0,judging_judgement/* notApplicable */.hH)('a search page or a legal page needs no description of its own')
                : when(px < DESCRIPTION_MIN_PX, `Only ${size} (notice below ${DESCRIPTION_MIN_PX} px; a desktop result has room for ${shownPx} px)`),
        'description-same-as-title': title === undefined
            ? (0,judging_judgement/* notApplicable */.hH)('there is no title to compare with')
            : when(isTitle, isSame(text, title)
                ? `Title and description are both "${text}".`
                : `"${text}" says nothing that the title "${title}" does not.`),
        'description-default': when(isDefault, `The description is "${text}".`),
        'description-markup': when(markup !== undefined, `The description shows "${markup}": "${(0,cut/* cutEnd */.ym)(text, 100)}"`),
    };
}
/** Characters of a description and a title whose words are compared, and words from which on it is more than a label. */
const MAX_COMPARED = 300;
const MIN_REPEATED = 2;
/** Short words that only join others. Any other, such as "new" and "no", says something. */
const JOINING_WORDS = new Set(('a an and are as at by for from in is it its of on or our the to with you ' +
    'am auf aus bei das dem den der des die ein eine für im ist mit sie und uns von vom zu zum zur ' +
    'au aux ce ces d de du en est et l la le les nos par sur un une vos con del e el es la las los por su sus y ' +
    'al da dei di è gli i il le lo o per ao as da das do dos em na nas nos os um uma ' +
    'een en het is van av det en ett för i med och om på til å af ja na o do w z').split(' '));
function isSame(text, title) {
    return title.toLowerCase() === text.toLowerCase();
}
/** Whether a description is the title, or a part of it, be it in another order or with other signs between its words. */
function onlyRepeats(text, title) {
    if (text.length > MAX_COMPARED)
        return false;
    const all = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    const words = all.filter(word => !JOINING_WORDS.has(word));
    const said = new Set(title
        .slice(0, MAX_COMPARED)
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu));
    return words.length >= MIN_REPEATED && words.every(word => said.has(word));
}
/** Characters of a description that are looked at. */
const MAX_READ = 1000;
/** Names of elements alone are what pages about HTML have, as "The <p> element". */
const MARKUP = [
    /^#{1,6} (?=\p{L})/u,
    /(?<![\w*])\*\*[^*\s][^*]{0,80}\*\*(?!\w)/,
    /!?\[[^[\]]{1,80}\]\((?:https?:|\/|\.|#)[^()\s]{0,200}\)/,
    /<(a|b|div|em|h[1-6]|i|li|p|span|strong)(?:\s[^<>]{0,200})?>[^<>]{0,200}<\/\1>/i,
    /&(?:nbsp|amp|quot|#0?39|#8\d{3});/,
    /\\n\\n|\\n$/,
    /^-->|<!--/,
    // Short codes of icons, one before each entry of a list; CSS has attributes of HTML in such brackets.
    /(?<![\w\]])\[(?!(?:type|lang|href|src|class|id|name|role|dir|rel|target|data)=)([a-z]{2,20})=[\w-]{1,40}\](?=.{0,300}\[\1=[\w-]{1,40}\])/,
];
/** The first markup in a text that is to be plain. */
function markupIn(text) {
    const start = text.slice(0, MAX_READ);
    for (const pattern of MARKUP) {
        const found = pattern.exec(start)?.[0].trim();
        if (found)
            return found;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/head.js



/** Whether `<head>` holds its metadata to its end. Where it ends shows in the document as sent. */
const head = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'head-closed-early': {
            severity: 'error',
            title: 'Something that does not belong in <head> closes it early',
            why: 'Browsers and Google end <head> at the first thing that is not allowed there. The title, canonical, description, robots and hreflang after it become part of the body, and Google ignores them.',
            fix: 'Move the element or text that is named first into <body>, or after all metadata.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
            example: '<head><title>Red bike</title><div id="app"></div><link rel="canonical" href="…"></head>',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, sent } = await (0,serp_page/* serpPage */.S)(visit);
        return { judgements: { 'head-closed-early': head_judgeEnd(page.sent.document, sent.metadata) } };
    },
});
function head_judgeEnd(document, { breaker, displaced }) {
    if (!breaker)
        return (0,judging_judgement/* pass */.IX)();
    const lost = displaced.map(element => document.occurrence(element, 'counts as part of the body and is ignored'));
    return (0,judging_judgement/* fail */.fJ)([breaker, ...lost]);
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./node_modules/tldts/dist/cjs/index.js
var cjs = __webpack_require__(20935);
// EXTERNAL MODULE: ./lib/engine/syntax/legal-forms.js
var legal_forms = __webpack_require__(82847);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/business-words.js
/** Kinds of sites. */
const SITES = 'docs?|documentation|blog|wiki|portfolio|magazine|podcast|festival|conference|conf|meetup|summit|hackathon|api|sdk|cli|css|js|linux|os';
/** Kinds of businesses and of places, in the languages that are most frequent on the web. */
const BUSINESSES = [
    'shop|store|hotel|hostel|restaurant|café|cafe|coffee|bistro|bar|pub|grill|pizza|pizzeria|kebab|sushi|brewery|winery|bakery|salon|clinic|pharmacy|school|university|college|academy',
    'church|museum|gallery|theat(?:er|re)|library|foundation|labs?|club|studios?|photography|design|consulting|solutions|software|services|engineering|construction|travel|tours|fitness|yoga',
    'dental|law|group|team|agency|media|music|band|films?|architects?|interiors?|gardens?|garage|motors|taxi|transport|logistics|farm|foods?|catering|flowers?|beauty|spa|nails|barbershop',
    'camping|campsite|campground|glamping|kamp|kemp|resort|villas?|apartments?|apartmani|lodge|guesthouse|pension|chalets?|cinema|kino|orchestra|choir|gym|pilates|crossfit|karate|judo|dojo|golf|tennis|surf|sailing|diving|cycles|bikes?|books|bookstore|toys',
    'gästehaus|verein|schule|praxis|kirche|gasthaus|gasthof|bäckerei|metzgerei|apotheke|werkstatt|kanzlei|friseur|blumen|garten|stiftung|feuerwehr|chor',
    'hôtels?|école|boulangerie|pâtisserie|pharmacie|traiteur|coiffure|garage|mairie|auberge|atelier|épicerie|librairie|musée|théâtre|cabinet',
    'tienda|restaurante|panadería|pastelería|farmacia|clínica|escuela|colegio|academia|iglesia|museo|peluquería|taller|floristería|estudio|abogados',
    'loja|padaria|pousada|escola|igreja|museu|salão|oficina|consultoria|advocacia|imobiliária|odontologia|estúdio',
    'ristorante|trattoria|osteria|panificio|pasticceria|gelateria|scuola|chiesa|teatro|agriturismo|albergo|parrucchieri|studio|officina',
    'winkel|bakkerij|kapsalon|praktijk|stichting|kerk|hotell|skola|kyrka|restaurang|frisör|bageri|butik|kirke|skole|bager|ravintola|koulu|kirkko|parturi|autokorjaamo|leipomo|kahvila',
    'sklep|restauracja|szkoła|kościół|kancelaria|gabinet|piekarnia|fundacja|kwiaciarnia|obchod|restaurace|škola|kostel|ordinace|pekárna|étterem|iskola|templom|pékség|panzió|fodrászat',
    'restoran|okul|kafe|kliniği|otel|lokanta|kuaför|fırın|magazin|școală|florărie|brutărie|cabinet|pensiunea',
    'ταβέρνα|εστιατόριο|ξενοδοχείο|σχολείο|φαρμακείο|ιατρείο|φούρνος|ресторан|кафе|отель|школа|магазин|клиника|клініка|студия|студія|пекарня|салон|гостиница|музей|театр',
];
/** What people are by profession, in these languages. */
const PROFESSIONS = [
    'lawyer|attorney|solicitor|notary|accountant|architect|photographer|videographer|developer|designer|engineer|programmer|writer|author|illustrator|artist|painter|musician|singer|composer',
    'dj|actor|actress|dancer|coach|trainer|therapist|psychologist|psychotherapist|physiotherapist|doctor|dentist|physician|surgeon|veterinarian|midwife|nutritionist|dietitian|teacher|tutor',
    'translator|consultant|electrician|plumber|plumbing|carpenter|mechanic|roofing|builders?|realtor|chef|florist|barber|hairdresser|tattoos?|stylist|professor|researcher|journalist|speaker',
    'advogad[oa]s?|abogad[oa]|avocate?s?|avvocat[oi]|rechtsanw(?:alt|ältin|älte)|anwalt|advokat(?:er|erna|erne|firma)?|adwokat|avukat|asianajaja|advokátní|ügyvéd|адвокат|юрист|δικηγόρος',
    'psic[óo]log[oa]|psicoterapeuta|psihologi?|psykologi?|psycholog(?:ue|e|in)?|psychologist|psikolog|pszichológus|психолог|психотерапевт|ψυχολόγος',
    'fot[óo]graf[oa]?|fotografi?e?|fotografia|photographe|fotograaf|valokuvaaja|fotoğrafçı|фотограф|arquitect[oa]s?|architecte|architett[oi]|architekt(?:in|en)?|arkkitehti|mimar(?:lık)?|архитектор',
    'dentistas?|dentiste|zahnarzt|zahnärztin|tandläkare|tandlæge|hammaslääkäri|zubař|fogorvos|stomatolog|diş|hekimi|стоматолог|médic[oa]|medico|médecin|arzt|ärztin|lääkäri|lékař|orvos|doktor|врач|лікар',
    'maler|malermester|elektriker|tischler|schreiner|installateur|dachdecker|gärtner|fysioterapeutti?|fisioterapeuta|fisioterapia|physiotherapie|kinésithérapeute|ostéopathe|osteopat[ae]?',
    'künstler(?:in)?|artista|artiste|autor(?:in|a)?|écrivain|scrittor[ei]|músic[oa]|musicista|pintora?|desarrollador|desenvolvedor(?:a)?|développeur|entwickler|utvecklare|geliştirici|разработчик|дизайнер',
    'notario?|notaire|notar|contador(?:a)?|contabilidade|commercialista|steuerberater(?:in)?|księgowa|účetní|könyvelő|tradutora?|traductora?|traduttrice|übersetzer(?:in)?|переводчик',
];
const SITE = wordOf([SITES]);
const TRADE = wordOf([...BUSINESSES, ...PROFESSIONS]);
function wordOf(lists) {
    return new RegExp(`^(?:${lists.join('|')})$`, 'i');
}
/** Whether a word of a title says what a site, a business or a person is, even where the text takes that for granted. */
function saysWhatItIs(word) {
    return SITE.test(word) || namesTrade(word);
}
/** Whether a word of a title says what a business or a person is. */
function namesTrade(word) {
    return TRADE.test(word);
}

// EXTERNAL MODULE: ./lib/engine/syntax/title-separators.js
var title_separators = __webpack_require__(65787);
// EXTERNAL MODULE: ./lib/engine/tools/serp/site-names.js
var site_names = __webpack_require__(22183);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/logo-name.js







/** Links of a page that are looked at: a logo is one of the first. */
const MAX_LINKS = 50;
const logo_name_MAX_TITLE = 300;
/** Characters of a name, and nodes of a link. */
const MAX_NAME = 60;
const MAX_NODES = 30;
/**
 * The name of a site that its home page gives twice: as a part of the title, and as the text, the label or the picture of
 * a link to the home page, or a picture that calls itself the logo. Google takes such a name without structured data.
 *
 * @see https://developers.google.com/search/docs/appearance/site-names
 */
function logoName(document, title, preview) {
    if (title === undefined)
        return undefined;
    const start = title.slice(0, logo_name_MAX_TITLE);
    const separate = start.split(title_separators/* TITLE_SEPARATORS */.I);
    const texts = [start, ...separate];
    const parts = new Map(texts.map(part => [(0,site_names/* comparableName */._t)(part), part]));
    for (const name of [...textsOfHomeLinks(document, preview), ...logoTexts(document)]) {
        const part = (parts.get((0,site_names/* comparableName */._t)(name)) ?? separate.find(text => hasName(text, name) || isStartOf(name, text)))?.trim();
        if (part && part.length <= MAX_NAME && !isDefaultTitle(part))
            return part;
    }
    return undefined;
}
/** What the first links to the home page say, be it that of production: their texts, labels and pictures. */
function textsOfHomeLinks(document, preview) {
    const { host } = new URL(document.url);
    const links = document.elements('a').slice(0, MAX_LINKS);
    const homeLinks = links.filter(link => {
        const href = (0,html_document/* attribute */.lt)(link, 'href');
        const address = href === undefined ? undefined : document.addressOf(href);
        const target = address && ((0,syntax_preview/* hereOf */.IS)(preview, address) ?? address);
        return target?.host === host && (0,comparable_url/* isHomePage */.fF)(target.href);
    });
    return homeLinks.flatMap(namesOf);
}
/** What stands in the `alt` of a logo beside the name. */
const LOGO = /\s+logo$|^logo\s+(?:of\s+)?/i;
/** Whose logos the first pictures of a page are, by their `alt`: "Open Excel" of "Open Excel logo". */
function logoTexts(document) {
    const alts = document
        .elements('img')
        .slice(0, MAX_LINKS)
        .flatMap(picture => (0,html_document/* attribute */.lt)(picture, 'alt')
        ?.trim()
        .slice(0, 2 * MAX_NAME) ?? []);
    return alts.filter(alt => LOGO.test(alt)).map(alt => alt.replace(LOGO, ''));
}
/** Characters of a name that stands in a longer one: "Heinrich's" in "Café Heinrich's". */
const MIN_PART_OF_NAME = 5;
function hasName(part, name) {
    const words = name.trim();
    return (words.length >= MIN_PART_OF_NAME && ` ${part.trim()} `.includes(` ${words} `) && !isDefaultTitle(words));
}
/** Whether a name comes first in what a logo says, before what the site does: "Mary Moss" in "Mary Moss landscape gardener". */
function isStartOf(logo, part) {
    const words = part.trim();
    return words.length >= MIN_PART_OF_NAME && `${logo.trim()} `.startsWith(`${words} `);
}
/** Words of a title that is nothing but a name. */
const MAX_NAME_WORDS = 6;
/** The title of a home page that is short and of one part: most likely the name of the site and nothing else. */
function nameAsTitle(title) {
    const name = title?.trim();
    if (name === undefined || name.length > MAX_NAME || isDefaultTitle(name))
        return undefined;
    return title_separators/* TITLE_SEPARATORS */.I.test(name) || name.split(/\s+/).length > MAX_NAME_WORDS ? undefined : name;
}
function namesOf(link) {
    const pictures = [...(0,text_start/* firstNodes */.wg)(link, MAX_NODES)]
        .filter(html_document/* isElement */.vq)
        .map(node => (0,html_document/* attribute */.lt)(node, 'alt')?.replace(LOGO, ''));
    return [(0,text_start/* startOfSeenText */.Mq)(link, 2 * MAX_NAME), (0,html_document/* attribute */.lt)(link, 'aria-label'), ...pictures].filter(name => name !== undefined && name.trim() !== '');
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/only-name.js











/** Words of a name: more of them say something, as "Office of the National Archives" does. */
const MAX_WORDS = 4;
/** Words of a name that is the domain as well: more of them may name trade and place, as one of a trade does. */
const MAX_WORDS_OF_DOMAIN = 2;
/** Characters of the text of a page in which the words of a name are looked for. */
const only_name_MAX_TEXT = 30_000;
/** Letters from which on a word can say what is offered, and those of its stem. */
const MIN_LETTERS = 4;
const ENDING = 3;
/** A year tells of an edition, and letters without case do not tell a name from other words. */
const TELLS = /\d{4}|\p{Lo}/u;
/** Letters from which on a word of these languages is made of others, as "Maschinenbau" is. */
const MIN_COMPOUND = 10;
/** The first word of a place in an address: "3701 AB Zeist", "53111 Bonn". */
const POSTAL_PLACE = /\b\d{2,3}[ -]?\d{2,3}(?: ?[A-Z]{2})?,? (\p{Lu}[\p{L}\p{M}]{1,40})/gu;
/** Languages that write all nouns with a capital letter, so that a name and a word look alike; or none is declared. */
const CAPITAL_NOUNS = /^(?:(?:de|lb)\b|$)/i;
/** What the home page of a club is called whose first part is its news. */
const NEWS = /^(?:news|latest news|nyheter|nyheder|nytt|uutiset|aktuelles|neuigkeiten|nieuws|actualités|noticias|notícias|notizie|novità|aktualności|novinky|aktuality|aktualno|novosti|vijesti|hírek|noutăți|új(?:don)?ságok|naujienos|ziņas|uudised|новости|новини|νέα|haberler|ニュース|新闻|新聞|뉴스)$/i;
/**
 * The title of a page where it is the name of the site and no word of it says what the site is or offers: none of its
 * words is used as a word in the text.
 */
function onlyName(page, metadata, siteNames) {
    const title = (0,serp_metadata/* titleOf */.Gg)(metadata);
    // "Home" is no name, though the link to the home page is called so; it is told apart.
    if (title === undefined || (0,home_page_names/* isNameOfHomePage */.T)(title) || NEWS.test(title))
        return undefined;
    if (TELLS.test(title) || !isName(title, page, siteNames))
        return undefined;
    const words = title.match(/\p{L}[\p{L}\p{M}\p{N}]*/gu) ?? [];
    const parts = words
        .flatMap(word => word.split(/(?<=\p{Ll})(?=\p{Lu})/u))
        .filter(word => /\p{L}/u.test(word));
    // "Codelabs da Concrete" is more than a name.
    if (/\p{Lu}/u.test(title) && words.some(word => /^\p{Ll}{2}/u.test(word)))
        return undefined;
    if (words.length === 0 || words.length > MAX_WORDS || parts.some(namesTrade))
        return undefined;
    if (isDomain(title, page) && !mayNamePlace(words, page.document))
        return title;
    if (parts.some(saysWhatItIs))
        return undefined;
    const hasCapitalNouns = CAPITAL_NOUNS.test(declaredLanguage(page.document));
    if (hasCapitalNouns && parts.some(part => part.length >= MIN_COMPOUND))
        return undefined;
    const used = wordsUsed(page.document, title, metadata, hasCapitalNouns);
    return parts.some(part => saysSomething(part.toLowerCase(), used)) ? undefined : title;
}
/** Whether a title is letter for letter the name that the domain of production has, without a subdomain. */
function isDomain(title, { preview, url }) {
    const host = (0,syntax_preview/* bareHost */.n0)(new URL(preview?.origin ?? url).hostname);
    const { domain, domainWithoutSuffix } = (0,cjs/* parse */.qg)(host, { allowPrivateDomains: true });
    return (domain === host &&
        domainWithoutSuffix !== null &&
        (0,site_names/* comparableName */._t)((0,external_node_url_.domainToUnicode)(domainWithoutSuffix)) === (0,site_names/* comparableName */._t)(title));
}
/** Whether the words of a name may be a trade and its place: of two, one is long or stands behind a postal code. */
function mayNamePlace(words, { body }) {
    if (words.length !== MAX_WORDS_OF_DOMAIN)
        return words.length > MAX_WORDS_OF_DOMAIN;
    if (words.some(word => word.length >= MIN_COMPOUND))
        return true;
    const text = body ? (0,text_start/* startOfSeenText */.Mq)(body, only_name_MAX_TEXT) : '';
    const places = [...text.matchAll(POSTAL_PLACE)].map(([, place]) => place.toLowerCase());
    return words.some(word => places.includes(word.toLowerCase()));
}
/** A name with the form of its company. */
const COMPANY = new RegExp(`^[\\p{L}\\p{N}&.-]{2,30}(?: [\\p{L}\\p{N}&.-]{2,30})?,? (?:${legal_forms/* LEGAL_FORM */.V})$`, 'u');
/** Whether the page or its address says that the site is called so, or its legal form. */
function isName(title, page, siteNames) {
    const name = (0,site_names/* comparableName */._t)(title);
    const { document, preview } = page;
    const host = (0,external_node_url_.domainToUnicode)((0,syntax_preview/* bareHost */.n0)(new URL(preview?.origin ?? page.url).hostname));
    const names = [...(0,site_names/* allSiteNames */.B6)(siteNames), host.split('.')[0], logoName(document, title, preview) ?? ''];
    return name !== '' && (COMPANY.test(title) || names.some(one => (0,site_names/* comparableName */._t)(one) === name));
}
/** The words of the page in lower case, but for its name and others that are written like names. */
function wordsUsed(document, title, metadata, hasCapitalNouns) {
    const description = metadata.descriptions.head.map(serp_metadata/* contentOf */.$E).join(' ');
    const text = `${description} ${document.body ? (0,text_start/* startOfSeenText */.Mq)(document.body, only_name_MAX_TEXT) : ''}`;
    const words = text.replaceAll(title, ' ').match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
    const used = hasCapitalNouns ? words : words.filter(word => /^\p{Ll}/u.test(word));
    return new Set(used.map(word => word.toLowerCase()));
}
/** "Cycles" where the text speaks of a cycle, "Radwerkstatt" where it speaks of a Werkstatt. */
function saysSomething(part, used) {
    if (part.length < MIN_LETTERS)
        return false;
    const stem = part.slice(0, Math.max(MIN_LETTERS, part.length - ENDING));
    for (const word of used) {
        if (word.startsWith(stem) || (word.length > MIN_LETTERS && part.endsWith(word)))
            return true;
    }
    return false;
}
function declaredLanguage({ html }) {
    return (html && (0,html_document/* attribute */.lt)(html, 'lang')?.trim()) ?? '';
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/home-title.js








/** Whether the title of the home page says what the site is about. */
const homeTitle = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'title-home-name-only': {
            severity: 'notice',
            title: 'The title of the home page is only the name of the site',
            why: 'People who do not know the name cannot tell from the search result what the site offers, and the title lacks the words that they search for.',
            fix: 'Add in a few words what the site offers and where, such as "Kranz Cycles | Cargo bikes in Berlin".',
            help: 'https://developers.google.com/search/docs/appearance/title-link#page-titles',
            example: '<title>Kranz</title> on the home page of a bicycle shop',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const read = await (0,serp_page/* serpPage */.S)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, { 'title-home-name-only': judgeName(read) }) };
    },
});
function judgeName({ page, metadata, siteNames }) {
    if (!(0,comparable_url/* isHomePage */.fF)(page.url))
        return (0,judging_judgement/* notApplicable */.hH)('the page is not the home page');
    const title = (0,serp_metadata/* titleOf */.Gg)(metadata);
    const element = metadata.titles.head[0];
    if (title === undefined || !element)
        return (0,judging_judgement/* notApplicable */.hH)('there is no text in a <title> in <head>');
    if (isDefaultTitle(title))
        return (0,judging_judgement/* notApplicable */.hH)('the title says nothing at all, which is reported separately');
    const name = onlyName(page, metadata, siteNames);
    return (0,judging_judgement/* failWhere */.a4)(name === undefined
        ? []
        : [page.document.occurrence(element, `The title is only the name of the site: "${name}".`)]);
}

// EXTERNAL MODULE: ./lib/engine/formats/structured-data/item.js
var structured_data_item = __webpack_require__(34593);
// EXTERNAL MODULE: ./lib/engine/formats/structured-data/structured-data.js + 2 modules
var structured_data = __webpack_require__(41522);
// EXTERNAL MODULE: ./lib/engine/syntax/expiring-images.js
var expiring_images = __webpack_require__(6273);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/hotlinked-images.js






/** Whether the images that a page names to networks and search engines stay where they are. */
const hotlinkedImages = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'og-image-hotlinked': {
            severity: 'notice',
            title: 'The image of the social card or of the data is borrowed from a profile',
            why: 'Social networks and Google change or end the addresses of photos in their profiles. The preview of a shared link and the result in a search then have no image.',
            fix: 'Put a copy of the image on your own site, and name that.',
            help: 'https://developers.facebook.com/docs/sharing/webmasters/images/',
            example: '<meta property="og:image" content="https://lh3.googleusercontent.com/p/AF1QipN…=s680-w680-h510">',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        return { judgements: { 'og-image-hotlinked': hotlinked_images_judgeImages(await (0,serp_page/* serpPage */.S)(visit)) } };
    },
});
const CARD = ['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image', 'twitter:image:src'];
const PROPERTIES = ['image', 'logo', 'photo', 'thumbnailUrl', 'contentUrl', 'primaryImageOfPage'];
/** Addresses that are looked at, and characters that are quoted of one. */
const MAX_IMAGES = 500;
const hotlinked_images_MAX_QUOTED = 120;
function hotlinked_images_judgeImages({ sent, page }) {
    const data = (0,structured_data/* structuredDataOf */.P)(page.document);
    const ofCard = CARD.flatMap(name => sent.meta.all(name).map(meta => ({
        text: meta.text,
        what: name,
        at: (message, url) => meta.at(message, url),
    })));
    const ofData = data.positions.flatMap(({ item, parent, property }) => 
    // The picture of who wrote a review is not the site's.
    isOfPerson(item.types) || (parent !== undefined && isOfPerson(parent.types))
        ? []
        : [
            ...PROPERTIES,
            ...(item.types.includes('ImageObject') && property !== undefined ? ['url'] : []),
        ].flatMap(name => (0,structured_data_item/* textsOf */.CB)(item, name).map(text => ({
            text,
            what: `"${name}" of ${item.types[0] ?? 'the data'}`,
            at: (message, url) => page.document.occurrence(item.place.element, message, url),
        }))));
    const named = [...ofCard, ...ofData].slice(0, MAX_IMAGES);
    if (named.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('neither the social card nor the data names an image');
    const told = new Set();
    return (0,judging_judgement/* failWhere */.a4)(named.flatMap(({ text, what, at }) => {
        const url = URL.parse(text);
        const why = url ? (0,expiring_images/* whyNotLasting */.O)(url) : undefined;
        if (!url || why === undefined || told.has(url.href))
            return [];
        told.add(url.href);
        return [at(`${what} ${why}: ${url.href.slice(0, hotlinked_images_MAX_QUOTED)}`, url.href)];
    }));
}
function isOfPerson(types) {
    return types.some(type => type === 'Person' || type === 'Review');
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/meta-attributes.js





/** Whether meta and link elements have what they say in the attributes that their readers look at. */
const metaAttributes = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'meta-attribute-wrong': {
            severity: 'notice',
            title: 'A meta or link element has its values in the wrong attributes',
            why: 'Search engines and browsers read description, robots and viewport only from name, so property="description" has no effect. Open Graph properties belong in property; not every social network also reads name. A link whose rel and href are swapped names nothing.',
            fix: 'Write <meta name="description">, <meta name="robots"> and <meta name="viewport">, but <meta property="og:…">; of a link, the kind in rel and the URL in href.',
            help: 'https://ogp.me/#metadata',
            example: '<meta property="description" content="…">, <meta name="og:image" content="…">',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page } = await (0,serp_page/* serpPage */.S)(visit);
        return { judgements: { 'meta-attribute-wrong': judge(page.sent.document) } };
    },
});
/** What only `name` names: elements of HTML and of search engines. */
const NAMED = new Set(['description', 'robots', 'googlebot', 'viewport']);
const meta_attributes_OPEN_GRAPH = /^(?:og|article):[a-z_:]{1,60}$/;
/** Characters shown of an address. */
const MAX_PATH = 200;
/** Most elements that are told of. */
const MAX_TOLD = 20;
/** What stands in the right attribute of another element as well is not lost. */
function judge(document) {
    const metas = document
        .elements('meta')
        .filter(element => ((0,html_document/* attribute */.lt)(element, 'content') ?? '').trim() !== '')
        .map(element => ({ element, name: textIn(element, 'name'), property: textIn(element, 'property') }));
    const names = new Set(metas.map(({ name }) => name));
    const properties = new Set(metas.map(({ property }) => property));
    const known = metas.filter(meta => [meta.name, meta.property].some(isKnown));
    const swapped = swappedLinks(document);
    if (known.length === 0 && swapped.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no such meta elements');
    return (0,judging_judgement/* failWhere */.a4)(known
        .flatMap(meta => {
        const right = rightForm(meta, names, properties);
        return right === undefined ? [] : [document.occurrence(meta.element, right)];
    })
        .concat(swapped)
        .slice(0, MAX_TOLD));
}
/** Kinds of links that people write, in the place of a URL. */
const LINK_TYPE = /^(?:alternate|apple-touch-icon|canonical|icon|manifest|preload|shortcut icon|stylesheet)$/i;
/** A path or an address in the place of a kind. */
const PATH = /^(?:https?:\/)?\.{0,2}\/\S{1,1000}$|^[\w-]{1,60}\.(?:css|ico|json|png|svg|webmanifest|xml)$/i;
/** Links whose kind stands in the attribute of the URL, and the URL in that of the kind. */
function swappedLinks(document) {
    return document.elements('link').flatMap(link => {
        const [rel, href] = ['rel', 'href'].map(name => ((0,html_document/* attribute */.lt)(link, name) ?? '').trim());
        return LINK_TYPE.test(href) && PATH.test(rel)
            ? [
                document.occurrence(link, `rel and href are swapped: it has to be rel="${href}" href="${(0,cut/* cutEnd */.ym)(rel, MAX_PATH)}".`),
            ]
            : [];
    });
}
function isKnown(text) {
    return NAMED.has(text) || meta_attributes_OPEN_GRAPH.test(text);
}
function rightForm({ name, property }, names, properties) {
    if (NAMED.has(property) && !names.has(property))
        return `Nobody reads property="${property}": it has to be name="${property}".`;
    return meta_attributes_OPEN_GRAPH.test(name) && !properties.has(name)
        ? `Not every network reads name="${name}": it has to be property="${name}".`
        : undefined;
}
function textIn(element, name) {
    return ((0,html_document/* attribute */.lt)(element, name) ?? '').trim().toLowerCase();
}

// EXTERNAL MODULE: ./lib/engine/visit/shown-page.js
var shown_page = __webpack_require__(92263);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/page-size.js



const pageSize = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'page-too-large': {
            severity: 'warning',
            title: 'The page is larger than Googlebot reads',
            why: 'Googlebot reads only the first 2 MB of the uncompressed HTML. It does not index text, links and structured data after that.',
            fix: 'Move inline data, styles, scripts and images into separate files, or split the page.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/googlebot',
            example: 'a page of 3 MB of HTML',
        },
    },
    isLight: true,
    async judge(visit) {
        return { judgements: judgePageSize(await (0,shown_page/* shownPage */.V)(visit)) };
    },
});
/** Googlebot reads this much of a page, uncompressed, and drops the rest. */
const GOOGLEBOT_MAX_BYTES = 2 * 1024 * 1024;
function judgePageSize({ url, response }) {
    const bytes = response.body.length;
    if (bytes <= GOOGLEBOT_MAX_BYTES)
        return { 'page-too-large': (0,judging_judgement/* pass */.IX)() };
    const size = `${response.truncated ? 'more than ' : ''}${(bytes / 1024 / 1024).toFixed(1)} MB`;
    return { 'page-too-large': (0,judging_judgement/* fail */.fJ)({ url, message: `${size} uncompressed (Googlebot reads 2 MB)` }) };
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/pictures.js



/** Bytes and pixels of what is kept: a small file can be a picture that no browser has the memory for. */
const ICON = { maxBytes: 6_000, maxPx: 512 };
const pictures_CARD = { maxBytes: 32_000, maxPx: 2_400 };
/** What a result shows of an icon, on a sharp screen. */
const ICON_PX = 48;
/** Formats of pixels, by their name and as media types; a drawing can keep a browser busy without end. */
const MEDIA_TYPES = {
    png: 'image/png',
    jpg: 'image/jpeg',
    webp: 'image/webp',
    ico: 'image/x-icon',
};
/** The icon and the image of the social card, as far as they are small: `pictures` holds each as a data: URI. */
const pictures = (0,tool_definition/* defineTopic */.RE)({
    checks: {},
    async judge(visit) {
        const icons = (await fetchedIcons(visit)).flatMap(({ image }) => pictureOf(image, ICON));
        const square = icons.filter(({ width, height }) => width === height);
        const [icon] = square.toSorted((a, b) => distance(a.width) - distance(b.width));
        const cards = (await cardImages(visit)).flatMap(({ fetched }) => fetched ? pictureOf(fetched, pictures_CARD) : []);
        const [card] = cards;
        const found = { ...(icon && { favicon: icon.source }), ...(card && { card: card.source }) };
        return { judgements: {}, ...(Object.keys(found).length > 0 && { facts: { pictures: found } }) };
    },
});
/** How far an icon is from what is shown: one that is too large is better than one that is too small. */
function distance(px) {
    return px >= ICON_PX ? px - ICON_PX : 1_000 - px;
}
function pictureOf(image, { maxBytes, maxPx }) {
    if (image.kind !== 'file' || image.file.kind !== 'raster' || image.body === undefined)
        return [];
    const { type, width, height } = image.file;
    const mediaType = Object.hasOwn(MEDIA_TYPES, type) ? MEDIA_TYPES[type] : undefined;
    if (mediaType === undefined || image.body.length > maxBytes || Math.max(width, height) > maxPx)
        return [];
    const source = `data:${mediaType};base64,${Buffer.from(image.body).toString('base64')}`;
    return [{ width, height, source }];
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/preview-controls.js






const preview_controls_HELP = 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag';
const NOSNIPPET_HELP = `${preview_controls_HELP}#data-nosnippet-attr`;
/** What the page forbids results to show of it. */
const previewControls = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'snippet-suppressed': {
            severity: 'notice',
            title: 'The page forbids snippets in search results',
            why: 'The result shows only a title, and Google cannot quote the page in AI answers.',
            fix: 'Remove nosnippet or max-snippet:0, unless it is intended.',
            help: preview_controls_HELP,
            example: '<meta name="robots" content="nosnippet">',
        },
        'image-preview-suppressed': {
            severity: 'notice',
            title: 'The page forbids image previews in search results',
            why: 'With max-image-preview:none, Google shows no image beside the result or in Discover.',
            fix: 'Set max-image-preview:large, or remove the rule, unless it is intended.',
            help: preview_controls_HELP,
            example: '<meta name="robots" content="max-image-preview:none">',
        },
        'data-nosnippet-misplaced': {
            severity: 'warning',
            title: 'data-nosnippet is on an element where it has no effect',
            why: 'Google reads it only on span, div and section, so this text can appear in snippets.',
            fix: 'Put the attribute on a div, span or section around the text.',
            help: NOSNIPPET_HELP,
            example: '<p data-nosnippet>Terms apply.</p>',
        },
        'data-nosnippet-unclosed': {
            severity: 'warning',
            title: 'An element with data-nosnippet is not closed',
            why: 'Google needs valid HTML here. Without the end tag, more of the page than intended may stay out of snippets.',
            fix: 'Close the element.',
            help: NOSNIPPET_HELP,
            example: '<div data-nosnippet>Terms apply.',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page } = await (0,serp_page/* serpPage */.S)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { ...judgeRules(page), ...judgeAttributes(page) }) };
    },
});
function judgeRules(page) {
    if ((0,page_directives/* asksNotToBeIndexed */.ZY)(page.document)) {
        const none = (0,judging_judgement/* notApplicable */.hH)('the page asks not to be indexed, so there is no result of it');
        return { 'snippet-suppressed': none, 'image-preview-suppressed': none };
    }
    const directives = (0,google_directives/* googleDirectives */.o)(page);
    const found = (matches) => (0,judging_judgement/* failWhere */.a4)(directives.filter(matches).map(({ where, name, value }) => ({
        ...where,
        message: value === undefined ? name : `${name}:${value}`,
    })));
    return {
        'snippet-suppressed': found(({ name, value }) => name === 'nosnippet' || (name === 'max-snippet' && value === '0')),
        'image-preview-suppressed': found(({ name, value }) => name === 'max-image-preview' && value?.toLowerCase() === 'none'),
    };
}
const NOSNIPPET_ELEMENTS = new Set(['span', 'div', 'section']);
/** Whether elements are closed shows in the source alone, so the document as sent tells. */
function judgeAttributes({ document, sent }) {
    const hidden = withNosnippet(document);
    const known = withNosnippet(sent.document).filter(element => NOSNIPPET_ELEMENTS.has(element.tagName));
    const absent = 'the page does not use data-nosnippet';
    return {
        'data-nosnippet-misplaced': (0,judging_judgement/* failEach */.Sw)(hidden, element => NOSNIPPET_ELEMENTS.has(element.tagName)
            ? undefined
            : document.occurrence(element, `has no effect on <${element.tagName}>`), absent),
        'data-nosnippet-unclosed': (0,judging_judgement/* failEach */.Sw)(known, element => element.sourceCodeLocation && !element.sourceCodeLocation.endTag
            ? sent.document.occurrence(element, `<${element.tagName}> has no end tag`)
            : undefined, absent),
    };
}
function withNosnippet(document) {
    return document.withAttribute('data-nosnippet');
}

// EXTERNAL MODULE: ./lib/engine/page/site-home.js
var site_home = __webpack_require__(25097);
// EXTERNAL MODULE: ./lib/engine/visit/domain-file.js
var domain_file = __webpack_require__(35859);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/published-host.js








/** Whether the host that a site names is the one on which it is published. */
const publishedHost = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'host-unlike-cname': {
            severity: 'warning',
            title: 'The home page names another host than the CNAME file',
            why: 'GitHub Pages publishes the site on the host in its CNAME file, and redirects the same host with or without www to it. Search engines are told of URLs that redirect, or of another site.',
            fix: 'Write the host of the CNAME file into the base URL of the site, from which canonical, og:url and sitemap are made; or change the CNAME file.',
            help: 'https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site/about-custom-domains-and-github-pages',
            example: 'CNAME: example.com\n<link rel="canonical" href="https://www.example.com/">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const serp = await (0,serp_page/* serpPage */.S)(visit);
        const judgement = await judgeHost(visit, serp);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(serp.page, { 'host-unlike-cname': judgement }) };
    },
});
async function judgeHost(visit, serp) {
    const { page } = serp;
    const { origin, hostname } = new URL(page.url);
    if (!(0,site_home/* isSiteHome */.Z)(page))
        return (0,judging_judgement/* notApplicable */.hH)('the page is not the home page');
    if (!page.preview && !(0,host_kind/* isLocalHost */.mJ)(hostname))
        return (0,judging_judgement/* notApplicable */.hH)('the page is on production itself');
    const named = namedHost(serp);
    if (!named)
        return (0,judging_judgement/* notApplicable */.hH)('neither canonical nor og:url names a host where the site will be');
    const domain = await (0,domain_file/* domainOfFile */.i)(visit, (0,syntax_preview/* deploymentRoot */.gS)(page.preview, origin));
    if (domain === undefined)
        return (0,judging_judgement/* notApplicable */.hH)('the site has no CNAME file with a host');
    if (named.host === domain)
        return (0,judging_judgement/* pass */.IX)();
    // A canonical on another host than the production that is known is told as that.
    const production = page.preview?.host;
    if (production !== undefined && (0,syntax_preview/* bareHost */.n0)(named.host) !== (0,syntax_preview/* bareHost */.n0)(production))
        return (0,judging_judgement/* notApplicable */.hH)('production is known, and other checks compare with it');
    return (0,judging_judgement/* fail */.fJ)(named.at(`The CNAME file publishes the site on ${domain}, but ${named.place} is on ${named.host}.`));
}
/** The public host in the canonical of a page, or where it has none in its og:url. */
function namedHost({ canonical, canonicals, meta }) {
    const ogUrl = canonicals.length === 0 ? meta.first('og:url') : undefined;
    const url = canonical?.url ?? URL.parse(ogUrl?.text ?? '');
    if (!url || !/^https?:$/.test(url.protocol))
        return undefined;
    if ((0,host_kind/* isLocalHost */.mJ)(url.hostname) || (0,host_kind/* isSampleHost */.TH)(url.hostname))
        return undefined;
    if (canonical)
        return { host: url.host, place: 'the canonical', at: message => canonical.at(message) };
    return ogUrl && { host: url.host, place: 'og:url', at: message => ogUrl.at(message) };
}

// EXTERNAL MODULE: ./lib/text/percent-decoded.js
var percent_decoded = __webpack_require__(35601);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/breadcrumb-names.js

/** Names along the first breadcrumb of the page, in their order; empty where there is none. */
function breadcrumbNames(items) {
    const list = items.find(({ types }) => types.includes('BreadcrumbList'));
    return (list?.properties.get('itemListElement') ?? [])
        .filter(structured_data_item/* isItem */.WZ)
        .toSorted((a, b) => positionOf(a) - positionOf(b))
        .flatMap(entry => {
        const inner = (entry.properties.get('item') ?? []).filter(structured_data_item/* isItem */.WZ);
        return [entry, ...inner].flatMap(item => (0,structured_data_item/* textsOf */.CB)(item, 'name')).slice(0, 1);
    });
}
function positionOf(entry) {
    return Number((0,structured_data_item/* textsOf */.CB)(entry, 'position')[0] ?? 0);
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/stated-dates.js



/** What has a date of its own, which is not that of the page that it stands on. */
const PARTS = /(?:Review|Comment|Rating|Answer|Question|Offer|ImageObject|Dataset)$/;
/**
 * The dates that a page states of itself, as written: `{ published, modified, source }`, the most reliable source
 * first; null where it states none. Those of teasers, comments and reviews are of something else.
 *
 * @see https://developers.google.com/search/docs/appearance/publication-dates
 */
function statedDates({ page, items, meta }) {
    return datesOfItem(ownItem(items, page)) ?? datesOfMeta(meta) ?? onlyTime(page.document);
}
function datesOfItem(item) {
    return item ? datesFrom('structured-data', publishedOf(item), modifiedOf(item)) : null;
}
function datesOfMeta(meta) {
    const published = meta.first('article:published_time')?.text;
    const modified = meta.first('article:modified_time')?.text ?? meta.first('og:updated_time')?.text;
    return datesFrom('meta', published, modified);
}
/** Several times on a page are those of several things. */
function onlyTime(document) {
    const times = new Set(document.elements('time').map(element => (0,html_document/* attribute */.lt)(element, 'datetime')));
    times.delete(undefined);
    times.delete('');
    return times.size === 1 ? datesFrom('time', [...times][0], undefined) : null;
}
function datesFrom(source, published, modified) {
    if (published === undefined && modified === undefined)
        return null;
    return { published: published ?? null, modified: modified ?? null, source };
}
/** The item with a date that names the page as its own; else the only one that names no other page. */
function ownItem(items, page) {
    const dated = items.filter(item => !item.types.some(type => PARTS.test(type)) && (publishedOf(item) ?? modifiedOf(item)) !== undefined);
    const named = dated.map(item => ({ item, pages: pagesOf(item, page) }));
    const own = named.find(({ pages }) => pages.some(url => (0,page_address/* namesItself */.e0)(url, page)));
    if (own)
        return own.item;
    const unnamed = named.filter(({ pages }) => pages.length === 0);
    return unnamed.length === 1 ? unnamed[0].item : undefined;
}
/** The pages that an item says it is on. */
function pagesOf(item, page) {
    const pages = (item.properties.get('mainEntityOfPage') ?? []).filter(structured_data_item/* isItem */.WZ);
    const named = [item, ...pages].flatMap(one => [one.id, ...(0,structured_data_item/* textsOf */.CB)(one, 'url')]);
    return [...named, ...(0,structured_data_item/* textsOf */.CB)(item, 'mainEntityOfPage')].flatMap(text => {
        const url = text === undefined ? null : URL.parse(text, page.document.baseUrl);
        return url && /^https?:$/.test(url.protocol) ? [url] : [];
    });
}
function publishedOf(item) {
    return (0,structured_data_item/* textsOf */.CB)(item, 'datePublished')[0];
}
function modifiedOf(item) {
    return (0,structured_data_item/* textsOf */.CB)(item, 'dateModified')[0];
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/result-preview.js









/** The result as a desktop and as a phone show it. */
const resultPreview = (0,tool_definition/* defineTopic */.RE)({
    checks: {},
    async judge(visit) {
        const read = await (0,serp_page/* serpPage */.S)(visit);
        const source = sourceOf(read);
        return {
            judgements: {},
            facts: {
                desktop: previewOf(source, 'desktop'),
                mobile: previewOf(source, 'mobile'),
                breadcrumb: breadcrumbNames(read.items),
                date: statedDates(read),
                richResultHints: [...new Set(read.items.flatMap(({ types }) => types))],
            },
        };
    },
});
function sourceOf({ page, metadata, items, canonical }) {
    const address = canonical?.url?.href ?? page.url;
    return {
        title: (0,serp_metadata/* titleOf */.Gg)(metadata),
        description: (0,serp_metadata/* descriptionOf */.Kq)(metadata),
        url: (0,syntax_preview/* productionAddressOf */.Tc)(page.preview, new URL(address))?.href ?? address,
        breadcrumb: breadcrumbNames(items),
    };
}
/**
 * The result on one kind of screen: `{ title, titlePx, titleMaxPx, titleTruncated, displayUrl, description,
 * descriptionPx, descriptionMaxPx, descriptionTruncated }`. What the page does not give is null: what a search engine puts there is its own choice.
 */
function previewOf(source, screen) {
    const desktop = screen === 'desktop';
    const titleMaxPx = desktop ? TITLE_DESKTOP_PX : TITLE_MOBILE_PX;
    const descriptionMaxPx = desktop ? DESCRIPTION_DESKTOP_PX : DESCRIPTION_MOBILE_PX;
    const title = fitted(source.title, TITLE_FONT_PX, titleMaxPx);
    const description = fitted(source.description, DESCRIPTION_FONT_PX, descriptionMaxPx);
    return {
        title: title.text,
        titlePx: title.px,
        titleMaxPx,
        titleTruncated: title.truncated,
        displayUrl: desktop ? desktopUrl(source) : new URL(source.url).host,
        description: description.text,
        descriptionPx: description.px,
        descriptionMaxPx,
        descriptionTruncated: description.truncated,
    };
}
function fitted(text, fontPx, maxPx) {
    if (text === undefined)
        return { text: null, px: null, truncated: false };
    const cut = fitText(text, fontPx, maxPx);
    return { text: cut.text, px: textWidth(text, fontPx), truncated: cut.truncated };
}
/** `https://example.com › folder › page`; phones show the host alone. */
function desktopUrl({ url, breadcrumb }) {
    const { origin, pathname } = new URL(url);
    const path = breadcrumb.length > 0 ? breadcrumb : pathname.split('/').filter(Boolean).map(percent_decoded/* percentDecoded */.o);
    return [origin, ...path].join(' › ');
}

// EXTERNAL MODULE: ./lib/engine/page/text/scripted-text.js
var scripted_text = __webpack_require__(9576);
;// CONCATENATED MODULE: ./lib/engine/page/text/translated.js


/** Attributes by which scripts find what they translate. */
const MARK = /^data-(?:i18n|translate|l10n|lang-key|t-key)(?:-[a-z-]{1,30})?$/;
/** What Chrome says it is in: scripts turn to that where they go by the language of the browser. */
const BROWSER_LANGUAGE = /^\s*en\b/i;
/** Whether scripts have put a text into the language of the browser, be it all of the page or what is marked for that. */
function isTranslated(element, before, document) {
    return element.attrs.some(({ name }) => MARK.test(name)) || isInBrowserLanguage(before, document);
}
/** Whether scripts have put all of a page into the language of the browser, as it says of itself. */
function isInBrowserLanguage(before, document) {
    const { html } = document;
    return (0,scripted_text/* hasOtherLanguage */.xI)(before, document) && BROWSER_LANGUAGE.test((html && (0,html_document/* attribute */.lt)(html, 'lang')) ?? '');
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/title-parts.js
/** Characters of a title that are divided into parts. */
const MAX_DIVIDED = 500;
/** What stands between separators, where it has letters. */
function partsOf(title) {
    return title
        .slice(0, MAX_DIVIDED)
        .split(/\s[-–—|·•»:/]+\s|\s?\|\s?/)
        .map(part => part.trim())
        .filter(part => /\p{L}/u.test(part));
}
/** How a title begins or ends with a separator that has nothing on its other side. «Quotes» are none. */
function looseSeparator(title) {
    if (!/[\p{L}\p{N}]/u.test(title))
        return undefined;
    const isSeparator = (sign) => sign !== '»' || !title.includes('«');
    const last = LOOSE_END.exec(title);
    if (last && isSeparator(last[1]))
        return `ends with "${last[1] ?? last[2]}"`;
    const first = /^([-–—|·•»:])\s/.exec(title);
    return first && isSeparator(first[1]) ? `begins with "${first[1]}"` : undefined;
}
const LOOSE_END = /\s([-–—|·•»])$|\p{L}\s?([:|])$/u;
/** Letters and digits alone, in lower case: parts that differ in no more say the same. */
function squashed(text) {
    return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
/** How a home page greets with its own name behind, in the languages that are most frequent on the web. */
const GREETS = /^(?:welcome (?:to|at)(?: the)?|hello from(?: the)?|home of(?: the)?|willkommen (?:bei|beim|bei der|im|in|in der|auf)|bienvenue (?:à|au|aux|chez|sur)(?: la| le| les)?|accueil (?:de|du|des|de la)|bienvenid[oa]s a(?: la)?|benvenut[oiae] (?:a|al|alla|da|in|nel|nella|su)|bem[- ]vind[oa]s? (?:a|à|ao)|welkom (?:bij|op)|(?:välkommen|velkommen) til+|tervetuloa|witamy w|vítejte (?:v|na)|добро пожаловать (?:в|на)|ласкаво просимо до)\s/iu;
/** What a title greets with where it goes on with a part that it has anyway: "Welcome to" in "Welcome to Kranz - Kranz". */
function greetingBeforePart(title) {
    const parts = partsOf(title);
    for (const part of parts) {
        const greeting = GREETS.exec(part)?.[0];
        if (greeting === undefined)
            continue;
        const name = squashed(part.slice(greeting.length));
        if (name !== '' && parts.some(other => squashed(other) === name))
            return greeting.trim();
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/script-changes.js
















const script_changes_HELP = 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics';
/** What scripts change in the metadata of the page. */
const scriptChanges = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'title-needs-scripts': {
            severity: 'warning',
            title: 'Scripts set or replace the title of the page',
            why: 'Search engines and services that run no scripts, or not yet, show the title in the HTML, or none.',
            fix: 'Send in the HTML the title that scripts give this page.',
            help: `${script_changes_HELP}#use-unique-titles-and-snippets`,
            example: '<title>Shop</title> with <script>document.title = "Red bike"</script>',
        },
        'description-needs-scripts': {
            severity: 'notice',
            title: 'Scripts set or replace the meta description',
            why: 'Search engines and services that run no scripts show the description in the HTML, or a part of the page text.',
            fix: 'Send in the HTML the description that scripts give this page.',
            help: `${script_changes_HELP}#use-unique-titles-and-snippets`,
            example: '<meta name="description" content="A red bike."> that a script adds',
        },
        'description-removed-by-scripts': {
            severity: 'warning',
            title: 'Scripts remove the meta description',
            why: 'Google takes the description from the rendered page, and without one it shows a part of the page text.',
            fix: 'Leave the description of the HTML as it is, or let the script that removes it write another one.',
            help: `${script_changes_HELP}#use-unique-titles-and-snippets`,
            example: '<meta name="description" content="A red bike."> that a script removes',
        },
        'canonical-changed-by-scripts': {
            severity: 'warning',
            title: 'Scripts change the canonical URL',
            why: 'Google sees two canonicals for one page, one in the HTML and one after rendering, and may use either.',
            fix: 'Send the right canonical in the HTML, and do not change it with scripts.',
            help: `${script_changes_HELP}#properly-inject-canonical-links`,
            example: '<link rel="canonical" href="https://www.example.com/"> whose href a script replaces',
        },
        'canonical-needs-scripts': {
            severity: 'notice',
            title: 'Scripts add the canonical URL',
            why: 'Until Google renders the page, and for crawlers that never do, there is no canonical. Google recommends to send it in the HTML.',
            fix: 'Send the <link rel="canonical"> in the HTML.',
            help: `${script_changes_HELP}#properly-inject-canonical-links`,
            example: '<link rel="canonical" href="https://www.example.com/a"> that a script adds',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const read = await (0,serp_page/* serpPage */.S)(visit);
        const judge = (compare) => (0,script_judgements/* judgeScripts */.gb)(read.page, before => compare(read, before));
        return {
            judgements: {
                'title-needs-scripts': judge(judgeTitle),
                'description-needs-scripts': judge(judgeDescription),
                'description-removed-by-scripts': judge(judgeLoss),
                'canonical-changed-by-scripts': judge(judgeChange),
                'canonical-needs-scripts': judge(judgeAddition),
            },
            facts: { rendered: changeFacts(read) },
        };
    },
});
function judgeTitle(read, before) {
    const { titles } = (0,serp_metadata/* sentMetadata */.O1)(before);
    const title = read.metadata.titles.head[0];
    const text = title && (0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(title));
    const texts = [...titles.head, ...titles.pending].map(element => (0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(element)));
    const judgement = script_changes_judgeText('title', read.page, title, text, texts, before);
    if (judgement.outcome !== 'fail' || text === undefined)
        return judgement;
    const own = ownPartsOf(text, read);
    const isSame = own !== '' && texts.some(one => ownPartsOf(one, read) === own);
    return isSame ? (0,judging_judgement/* pass */.IX)('scripts only add or drop the name of the site or of its home page') : judgement;
}
/** The parts of a title without the name of the site, unless there is nothing else, and without that of its home page. */
function ownPartsOf(title, { page, siteNames }) {
    const host = (0,syntax_preview/* bareHost */.n0)(new URL(page.preview?.origin ?? page.url).host);
    const names = [...(0,site_names/* allSiteNames */.B6)(siteNames), host.split('.')[0]].map(site_names/* comparableName */._t);
    const parts = partsOf(title).filter(part => !(0,home_page_names/* isNameOfHomePage */.T)(part));
    const own = parts.filter(part => !names.includes((0,site_names/* comparableName */._t)(part)));
    return (own.length > 0 ? own : parts).map(wordsOf).join('\n');
}
function judgeDescription({ page, metadata }, before) {
    const { descriptions } = (0,serp_metadata/* sentMetadata */.O1)(before);
    const text = (0,serp_metadata/* descriptionOf */.Kq)(metadata);
    const element = metadata.descriptions.head.find(one => (0,serp_metadata/* contentOf */.$E)(one) === text);
    const texts = [...descriptions.head, ...descriptions.pending].map(serp_metadata/* contentOf */.$E);
    if (text !== undefined && isDefaultDescription(text)) {
        return (0,judging_judgement/* notApplicable */.hH)('scripts write a default text, which is reported separately');
    }
    return script_changes_judgeText('meta description', page, element, text, texts, before);
}
function judgeLoss({ page: { document }, metadata: { descriptions } }, before) {
    const element = (0,serp_metadata/* sentDescription */.pF)(before);
    if (!element)
        return (0,judging_judgement/* notApplicable */.hH)('no description is sent');
    const { head, displaced, body } = descriptions;
    if (head.length + displaced.length + body.length > 0)
        return (0,judging_judgement/* pass */.IX)();
    return (whyUnneeded(document) ??
        (0,judging_judgement/* fail */.fJ)(before.occurrence(element, `The HTML has the meta description "${(0,serp_metadata/* contentOf */.$E)(element)}"; scripts remove it`)));
}
/** What was sent is what search engines need, in the language of the page. */
const TRANSLATED = 'scripts put what is sent into the language of the browser';
/** Numbers of messages and the like, which apps put before their title. */
const COUNTER = /^(?:\(\d{1,4}\+?\)|[•●])\s*/;
/** Characters of a text whose words are compared. */
const script_changes_MAX_COMPARED = 1000;
/** The words of a text, in whatever order, case and punctuation it has them. */
function wordsOf(text) {
    const words = text
        .slice(0, script_changes_MAX_COMPARED)
        .toLowerCase()
        .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
    return words.toSorted().join(' ');
}
/** @param sent texts of the same kind, be they where scripts have yet to move them into `<head>` */
function script_changes_judgeText(what, { document }, element, text, sent, before) {
    if (!element || text === undefined || text === '')
        return (0,judging_judgement/* notApplicable */.hH)('the rendered page has none');
    if (sent.some(one => one === text || one === text.replace(COUNTER, '')))
        return (0,judging_judgement/* pass */.IX)();
    const words = wordsOf(text);
    if (words !== '' && sent.some(one => wordsOf(one) === words))
        return (0,judging_judgement/* pass */.IX)('scripts only put what is sent into another order');
    const was = sent.find(one => one !== '');
    if (was !== undefined && isTranslated(element, before, document))
        return (0,judging_judgement/* notApplicable */.hH)(TRANSLATED);
    if ((0,page_directives/* asksNotToBeIndexed */.ZY)(document))
        return (0,judging_judgement/* notApplicable */.hH)('the page asks not to be indexed');
    const message = was === undefined
        ? `The HTML has no ${what}; scripts set "${text}".`
        : `The HTML has the ${what} "${was}"; scripts replace it with "${text}".`;
    return (0,judging_judgement/* fail */.fJ)(document.occurrence(element, message));
}
function judgeChange(read, before) {
    const { page, canonical } = read;
    const sent = sentCanonicals(page, before);
    if (sent.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no canonical is sent');
    return canonical ? judgeReplacement(page, canonical, sent) : judgeRemoval(read, sent);
}
function judgeRemoval({ canonicals }, [first]) {
    if (canonicals.some(({ url }) => url)) {
        return (0,judging_judgement/* notApplicable */.hH)('the rendered page declares several, which is reported separately');
    }
    return (0,judging_judgement/* fail */.fJ)(first.at(`The HTML has the canonical ${first.url.href}; scripts remove it`));
}
function judgeReplacement({ preview }, canonical, sent) {
    // What scripts make of the address of the page has the host of production there.
    const onProduction = (url) => (0,comparable_url/* comparableUrl */.sY)((0,syntax_preview/* productionAddressOf */.Tc)(preview, url) ?? url);
    const now = onProduction(canonical.url);
    if (sent.some(({ url }) => onProduction(url) === now))
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)(canonical.at(`The HTML has the canonical ${sent[0].url.href}; scripts change it to ${canonical.url.href}`));
}
function judgeAddition({ page, canonical }, before) {
    if (!canonical?.url)
        return (0,judging_judgement/* notApplicable */.hH)('the page declares no usable canonical, or several');
    const isSent = sentCanonicals(page, before).length > 0;
    return isSent ? (0,judging_judgement/* pass */.IX)() : (0,judging_judgement/* fail */.fJ)(canonical.at(`The HTML has no canonical; scripts add ${canonical.url.href}`));
}
/** What was judged, and what was sent and rendered: `{ judged, reason, title: { sent, rendered }, … }`. */
function changeFacts({ page, metadata, canonical }) {
    if (page.scripts.state !== 'seen')
        return (0,script_judgements/* renderingFacts */._V)(page);
    const { before } = page.scripts;
    const sent = (0,serp_metadata/* sentMetadata */.O1)(before);
    const [sentCanonical] = sentCanonicals(page, before);
    return {
        ...(0,script_judgements/* renderingFacts */._V)(page),
        title: { sent: (0,serp_metadata/* titleOf */.Gg)(sent) ?? null, rendered: (0,serp_metadata/* titleOf */.Gg)(metadata) ?? null },
        description: { sent: (0,serp_metadata/* descriptionOf */.Kq)(sent) ?? null, rendered: (0,serp_metadata/* descriptionOf */.Kq)(metadata) ?? null },
        canonical: { sent: sentCanonical?.url.href ?? null, rendered: canonical?.url?.href ?? null },
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/site-name.js









const site_name_checks = {
    'site-name-conflict': {
        scope: 'site',
        severity: 'notice',
        title: 'The home page gives the site different names',
        why: 'Google compares the sources of a site name. If they disagree, it may show the wrong one.',
        fix: 'Use one name in WebSite structured data and og:site_name. Put other names into "alternateName".',
        help: 'https://developers.google.com/search/docs/appearance/site-names',
        example: '<meta property="og:site_name" content="Kranz">, and {"@type": "WebSite", "name": "Bike shop"}',
    },
};
/** The name of the site, which Google shows above its results and takes from the home page. */
const siteName = (0,tool_definition/* defineTopic */.RE)({
    checks: site_name_checks,
    readsDocument: true,
    async judge(visit) {
        const read = await (0,serp_page/* serpPage */.S)(visit);
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, judgeNames(read)),
            facts: { siteName: (0,site_names/* allSiteNames */.B6)(read.siteNames)[0] ?? logoNameOf(read) ?? null },
        };
    },
});
/** The name on the home page that its title and the link to itself, or its data, agree on, or that is all of its title. */
function logoNameOf({ page, metadata, siteNames }) {
    if (!(0,comparable_url/* isHomePage */.fF)(page.url))
        return undefined;
    const title = anyTitle(metadata);
    return (logoName(page.document, title, page.preview) ?? nameAsTitle(title) ?? nameInTitle(siteNames.others, title));
}
/** The first title with text: that another one before it is empty is reported separately. */
function anyTitle({ titles }) {
    return titles.head.map(title => (0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(title))).find(text => text !== '');
}
/** Characters of a title. */
const site_name_MAX_TITLE = 300;
function nameInTitle(names, title) {
    const start = title?.slice(0, site_name_MAX_TITLE) ?? '';
    const parts = new Set([start, ...start.split(title_separators/* TITLE_SEPARATORS */.I)].map(site_names/* comparableName */._t));
    return names.find(name => (0,site_names/* comparableName */._t)(name) !== '' && parts.has((0,site_names/* comparableName */._t)(name)));
}
function judgeNames({ page, siteNames, meta }) {
    if (!(0,comparable_url/* isHomePage */.fF)(page.url)) {
        return (0,judging_judgement/* sameForAll */.tE)(site_name_checks, (0,judging_judgement/* notApplicable */.hH)('the name of a site is taken from its home page'));
    }
    const { structured, alternate, openGraph } = siteNames;
    const known = [...structured, ...alternate].map(site_names/* comparableName */._t);
    const conflict = openGraph !== undefined && structured.length > 0 && !known.includes((0,site_names/* comparableName */._t)(openGraph));
    const message = `og:site_name is "${openGraph}", WebSite structured data says "${structured[0]}"`;
    return {
        'site-name-conflict': openGraph === undefined || structured.length === 0
            ? (0,judging_judgement/* notApplicable */.hH)('the page does not name the site in two places')
            : (0,judging_judgement/* failWhere */.a4)(conflict ? [meta.first('og:site_name').at(message)] : []),
    };
}

// EXTERNAL MODULE: ./lib/engine/syntax/folded-path.js
var folded_path = __webpack_require__(79222);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/site-name-spellings.js













/** Whether the home page spells the name of its site, as its data, footer, logo or domain give it, in one way. */
const siteNameSpellings = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'site-name-spelled-twice': {
            severity: 'notice',
            title: 'The home page spells the name of the site in two ways',
            why: 'Google takes the name of a site from the title, the headings and the data of its home page, and asks for one name everywhere. Maps and directories take two spellings for two businesses.',
            fix: 'Choose one spelling, and use it in title, headings, footer and data. If a space is missing between two elements of a heading, add it.',
            help: 'https://developers.google.com/search/docs/appearance/site-names',
            example: '<title>Hill-View Hotel</title>, and a footer that says "© 2026 Hillview Hotel"',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const read = await (0,serp_page/* serpPage */.S)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, { 'site-name-spelled-twice': judgeSpellings(read) }) };
    },
});
/** The name behind the sign and the year of a footer. */
const COPYRIGHT = /(?:©|\(c\)|copyright)\s*(?:\d{4}(?:\s?[-–]\s?\d{2,4})?)?,?\s*(?:by\s)?([^.|©,\n]{5,60}?)(?=\s*(?:[.|,–—]|all rights|$))/iu;
/** What follows the letters of a domain. */
const REST_OF_DOMAIN = /^\.\p{Ll}/u;
/** Letters of a name: of shorter ones two spellings may be two words. */
const site_name_spellings_MIN_LETTERS = 8;
const site_name_spellings_MAX_NAME = 60;
const MAX_TEXTS = 40;
const MAX_FOOTER = 2000;
function judgeSpellings({ page, metadata, siteNames }) {
    const { document } = page;
    if (!(0,comparable_url/* isHomePage */.fF)(page.url))
        return (0,judging_judgement/* notApplicable */.hH)('the name of a site is taken from its home page');
    const title = (0,serp_metadata/* titleOf */.Gg)(metadata);
    const ofFooter = footerNames(document);
    const sure = new Set([
        ...(0,site_names/* allSiteNames */.B6)(siteNames),
        ...ofFooter.map(({ name }) => name),
        logoName(document, title, page.preview) ?? '',
    ].map(lettersOf));
    const domain = lettersOf((0,syntax_preview/* bareHost */.n0)(new URL(page.preview?.origin ?? page.url).host));
    const names = [
        ...site_name_spellings_partsOf(title ?? '').map(name => ({ name, where: 'the title' })),
        ...siteNames.structured.map(name => ({ name, where: 'WebSite data' })),
        ...(siteNames.openGraph === undefined ? [] : [{ name: siteNames.openGraph, where: 'og:site_name' }]),
        ...document
            .elements('h1', 'h2', 'h3')
            .slice(0, MAX_TEXTS)
            .flatMap(heading => {
            const where = `the heading <${heading.tagName}>`;
            const isOfElements = heading.childNodes.some(html_document/* isElement */.vq);
            return site_name_spellings_partsOf((0,text_start/* startOfSeenText */.Mq)(heading, site_name_spellings_MAX_NAME + 1)).map(name => ({ name, where, isOfElements }));
        }),
        ...ofFooter,
    ];
    const seen = new Map();
    const mistyped = mistypedName(names.filter(({ where }) => !where.startsWith('the heading')), siteNames);
    let known = 0;
    for (const named of names) {
        const spelling = named.name.trim();
        const key = lettersOf(spelling);
        if (spelling.length > site_name_spellings_MAX_NAME || key.length < site_name_spellings_MIN_LETTERS || /\.\p{L}/u.test(spelling))
            continue;
        known++;
        // A title and headings have other words as well, as of a "front-end developer" who is a "frontend developer" below.
        if (!sure.has(key) && !domain.includes(key))
            continue;
        const first = seen.get(key);
        if (first === undefined)
            seen.set(key, { ...named, name: spelling });
        else if (differsInWords(first.name, spelling))
            return (0,judging_judgement/* fail */.fJ)({
                url: page.url,
                message: `${capitalized(first.where)} says "${first.name}", ${named.where} says "${spelling}".${lostSpace(first, { ...named, name: spelling })}`,
            });
    }
    if (mistyped) {
        const [one, other] = mistyped;
        return (0,judging_judgement/* fail */.fJ)({
            url: page.url,
            message: `${capitalized(one.where)} says "${one.name}", ${other.where} says "${other.name}".`,
        });
    }
    return known < 2 ? (0,judging_judgement/* notApplicable */.hH)('the page does not name its site twice') : (0,judging_judgement/* pass */.IX)();
}
/** A name that the data gives to the site, and one that has a letter more or less in one of its words. */
function mistypedName(names, { structured, openGraph, alternate }) {
    const stated = new Set([...structured, openGraph ?? '']);
    const others = new Set(alternate.map(lettersOf));
    const known = names
        .filter(({ name }) => name.length <= site_name_spellings_MAX_NAME && lettersOf(name).length >= site_name_spellings_MIN_LETTERS)
        .slice(0, MAX_TEXTS);
    for (const one of known) {
        if (!stated.has(one.name))
            continue;
        const other = known.find(({ name, where }) => where !== one.where &&
            !others.has(lettersOf(name)) &&
            hasOneLetterMore(site_name_spellings_wordsOf(one.name), site_name_spellings_wordsOf(name)));
        if (other)
            return [other, one];
    }
    return undefined;
}
/** Whether two names of the same number of words, two at least, have one letter of difference, by which one is longer. */
function hasOneLetterMore(one, other) {
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    const words = short.split(' ').length;
    if (long.length !== short.length + 1 || words < 2 || words !== long.split(' ').length)
        return false;
    let at = 0;
    while (at < short.length && short[at] === long[at])
        at++;
    return /\p{L}/u.test(long[at]) && short.slice(at) === long.slice(at + 1);
}
/** Where the only difference is a blank that one of the names lacks between two elements, which a line break may hide. */
function lostSpace(one, other) {
    for (const [joined, apart] of [
        [one, other],
        [other, one],
    ]) {
        if (!joined.isOfElements || joined.name.replace(/\s+/g, '') !== apart.name.replace(/\s+/g, ''))
            continue;
        const words = apart.name.split(/\s+/);
        const at = words.findIndex((word, place) => joined.name.includes(`${word}${words[place + 1]}`));
        if (at >= 0)
            return ` ${capitalized(joined.where)} lacks a space between "${words[at]}" and "${words[at + 1]}".`;
    }
    return '';
}
function site_name_spellings_partsOf(text) {
    const start = text.slice(0, MAX_TEXTS * site_name_spellings_MAX_NAME);
    return [...new Set([start, ...start.split(title_separators/* TITLE_SEPARATORS */.I)])].slice(0, MAX_TEXTS);
}
function footerNames(document) {
    const texts = document
        .elements('footer', 'div', 'p')
        .slice(-MAX_TEXTS)
        .map(element => (0,text_start/* startOfSeenText */.Mq)(element, MAX_FOOTER));
    const logos = document
        .elements('img')
        .slice(0, MAX_TEXTS)
        .flatMap(image => {
        const alt = ((0,html_document/* attribute */.lt)(image, 'alt') ?? '').slice(0, site_name_spellings_MAX_NAME);
        return /\blogo\b/i.test(alt)
            ? [{ name: alt.replace(/\s*\blogo\b\s*/i, ' '), where: 'the alt of the logo' }]
            : [];
    });
    const rights = texts.flatMap(text => {
        const match = COPYRIGHT.exec(text);
        const name = match?.[1];
        if (name === undefined || REST_OF_DOMAIN.test(text.slice(match.index + match[0].length)))
            return [];
        return [{ name, where: 'the copyright notice' }];
    });
    return [...logos, ...rights];
}
/** Without the marks of letters, which domains do not have, and which are left out by mistake. */
function lettersOf(name) {
    return (0,folded_path/* folded */.T)(name).replace(/[^\p{L}\p{N}]+/gu, '');
}
/**
 * Whether two spellings of the same letters part them into words otherwise, or one lacks the marks of letters; case, and
 * signs around words, are style, and so is to leave out the marks of capitals, as French does.
 */
function differsInWords(one, other) {
    if (isStyled(one) || isStyled(other))
        return false;
    const spelled = [one, other].some(name => !/\p{Ll}/u.test(name)) ? withoutMarks : withoutDots;
    return site_name_spellings_wordsOf(spelled(one)) !== site_name_spellings_wordsOf(spelled(other));
}
function withoutMarks(name) {
    return name.split(/\s+/).map(folded_path/* folded */.T).join(' ');
}
/** Russian writes the dots of "ё" at will. */
function withoutDots(name) {
    return name.toLowerCase().normalize().replaceAll('ё', 'е');
}
/** Writing systems that need no blanks: whether one stands there is a matter of taste. */
const site_name_spellings_WITHOUT_BLANKS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** Whether a name is written as the handle of an account, or in a way that has no blanks. */
function isStyled(name) {
    return site_name_spellings_WITHOUT_BLANKS.test(name) || /^(?:[^\s\p{Lu}]+|[^\s\p{Ll}]+)$/u.test(name);
}
function site_name_spellings_wordsOf(name) {
    return name
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\p{Mn}\s-]+/gu, '')
        .split(/\s+/)
        .filter(word => /[\p{L}\p{N}]/u.test(word))
        .join(' ');
}
function capitalized(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

// EXTERNAL MODULE: ./lib/engine/tools/serp/closed-preview.js
var closed_preview = __webpack_require__(92484);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/quoted-properties.js
/** Quotation marks of all kinds, which are no part of the name of an attribute or a property. */
const QUOTES = /["'\u2018-\u201F«»`]/g;
const quoted_properties_OPEN_GRAPH = /^(?:og|twitter):[a-z_:]{1,60}$/i;
/** Characters of a name or a value that are looked at. */
const MAX_LENGTH = 100;
/**
 * The first property of a card that quotation marks in its source make another one: `<meta "property"="og:title">`, or
 * the curly ones of a word processor around its value. Nobody reads it.
 */
function quotedProperty(document) {
    for (const element of document.elements('meta'))
        for (const { name, value } of element.attrs) {
            if (name.length > MAX_LENGTH || value.length > MAX_LENGTH)
                continue;
            const [plainName, plainValue] = [name, value].map(text => text.replaceAll(QUOTES, '').trim());
            if (!/^(?:property|name)$/i.test(plainName) || !quoted_properties_OPEN_GRAPH.test(plainValue))
                continue;
            const right = `it has to be ${plainName}="${plainValue}"`;
            if (name !== plainName)
                return {
                    element,
                    mistake: `Nobody reads ${name}="${value}", whose name has quotation marks: ${right}.`,
                };
            if (value.trim() !== plainValue)
                return {
                    element,
                    mistake: `Nobody reads the value ${value}, which has quotation marks in it: ${right}.`,
                };
        }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/social-card.js
























/** What networks, which run no scripts, show of a shared link. */
const socialCard = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'open-graph-incomplete': {
            severity: 'notice',
            title: 'The preview of a shared link is incomplete',
            why: 'Social networks and messengers build the preview of a shared link from the Open Graph properties. Without og:image most show no image.',
            fix: 'Add the missing <meta property="og:…"> elements to <head>.',
            help: 'https://ogp.me/#metadata',
            example: '<meta property="og:title" content="Red bike"> without og:image',
        },
        'social-card-needs-scripts': {
            severity: 'warning',
            title: 'Scripts set or replace what a shared link shows',
            why: 'Social networks and messengers run no scripts. They show what is in the HTML, or nothing.',
            fix: 'Send the og: and twitter: elements in the HTML of each page.',
            help: 'https://ogp.me/#metadata',
            example: '<meta property="og:title" content="Red bike"> that a script adds',
        },
        'og-url-mismatch': {
            severity: 'warning',
            title: 'og:url is not the URL of the page',
            why: 'Social networks count shares and likes for og:url, and some link to it instead of the page.',
            fix: 'Put the canonical URL of the page into og:url, with https:// and the host.',
            help: 'https://ogp.me/#metadata',
            example: '<meta property="og:url" content="https://www.example.com/b">, with the canonical https://www.example.com/a',
        },
        'og-type-home-article': {
            severity: 'notice',
            title: 'og:type calls the home page an article',
            why: 'An article has an author and a date; the home page of a site has the type website. Usually a template writes "article" on all pages.',
            fix: 'Let the template write og:type "website" on the home page.',
            help: 'https://ogp.me/#no_vertical',
            example: '<meta property="og:type" content="article"> on the home page',
        },
        'twitter-account-invalid': {
            severity: 'notice',
            title: 'twitter:site or twitter:creator names no account of the site',
            why: 'X shows the account below the card. An empty or malformed name, or that of whoever made the theme, is usually a forgotten setting.',
            fix: 'Write the name of the account with one @, or remove the element.',
            help: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup',
            example: '<meta name="twitter:site" content="@@example">',
        },
        'twitter-card-invalid': {
            severity: 'warning',
            title: 'twitter:card has an invalid value',
            why: 'X shows a card only for summary, summary_large_image, app and player.',
            fix: 'Set twitter:card to summary or summary_large_image.',
            help: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup',
            example: '<meta name="twitter:card" content="large">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, meta, sent } = await (0,serp_page/* serpPage */.S)(visit);
        return {
            judgements: {
                'open-graph-incomplete': await judgeProperties(visit, page, sent, meta),
                'social-card-needs-scripts': (0,script_judgements/* judgeScripts */.gb)(page, before => judgeScripted(before, page, meta)),
                'og-url-mismatch': (0,page_directives/* asksNotToBeIndexed */.ZY)(page.document) && !(await (0,closed_preview/* isClosedAsPreview */.$)(visit, page))
                    ? (0,judging_judgement/* notApplicable */.hH)('the page asks not to be found')
                    : judgeUrl(page, sent.meta, sent.canonical),
                'og-type-home-article': judgeType(page, sent.meta),
                'twitter-account-invalid': judgeAccounts(page.sent.document),
                'twitter-card-invalid': judgeTwitterCard(sent.meta),
            },
            facts: { card: cardFact(sent.meta, await cardImages(visit), sent.metadata) },
        };
    },
});
const TWITTER_CARDS = ['summary', 'summary_large_image', 'app', 'player'];
/** What networks show of a shared link. */
const SHOWN_PROPERTIES = [
    ...['og:title', 'og:type', 'og:image', 'og:url', 'og:description'],
    ...['twitter:card', 'twitter:title', 'twitter:image'],
];
/** Those of them that are in a language. */
const TEXTS = new Set(['og:title', 'og:description', 'twitter:title']);
/** Names of which something has none, as messages list them. */
const ANY_OF = new Intl.ListFormat('en-US', { type: 'disjunction' });
const ALL_OF = new Intl.ListFormat('en-US');
/**
 * What a card lacks. Title and description stand in for their properties, the type is `website` and the address the one
 * that is shared where they are not given. What scripts add is reported separately.
 */
async function judgeProperties(visit, page, { meta, metadata }, rendered) {
    if ((0,judged_page/* isLedOn */.$g)(page))
        return (0,judging_judgement/* notApplicable */.hH)((0,judged_page/* whyLedOn */.dB)(page));
    if ((0,for_users/* isForUsers */.KQ)(page.url) || (0,password_gate/* isPasswordGate */.N)(page.document))
        return (0,judging_judgement/* notApplicable */.hH)('the page is for people who are on the site already');
    if ((0,legal_notice/* isLegalNotice */.W)(page.url))
        return (0,judging_judgement/* notApplicable */.hH)('nobody shares a legal notice');
    if ((0,page_directives/* asksNotToBeIndexed */.ZY)(page.document) && !(await (0,closed_preview/* isClosedAsPreview */.$)(visit, page)))
        return (0,judging_judgement/* notApplicable */.hH)('the page asks not to be found');
    const has = {
        'og:title': (0,serp_metadata/* titleOf */.Gg)(metadata) !== undefined,
        'og:image': imageAlias(meta),
        'og:description': (0,serp_metadata/* descriptionOf */.Kq)(metadata) !== undefined,
    };
    const missing = Object.entries(has)
        .filter(([name, isGiven]) => !isGiven && !meta.first(name) && !rendered.first(name))
        .map(([name]) => name);
    if (missing.length === 0)
        return (0,judging_judgement/* pass */.IX)();
    // Beside what is lacking, also those empty ones for which the title or the description stands in.
    const empty = Object.keys(has).filter(name => !meta.first(name) && !rendered.first(name) && isLeftEmpty(page.sent.document, name));
    const absent = missing.filter(name => !empty.includes(name));
    const message = [
        ...(absent.length === 0 ? [] : [lacks(page.sent.document, absent)]),
        ...(empty.length === 0 ? [] : [`The content of ${ALL_OF.format(empty)} is empty.`]),
    ].join(' ');
    const quoted = quotedProperty(page.sent.document);
    return (0,judging_judgement/* fail */.fJ)(quoted === undefined
        ? { url: page.url, message }
        : page.sent.document.occurrence(quoted.element, `${message} ${quoted.mistake}`));
}
function lacks(document, absent) {
    if (hasProperties(document, /^\s*og:/i))
        return `The page has no ${ANY_OF.format(absent)}.`;
    return hasProperties(document, /^\s*twitter:/i)
        ? `The page has twitter: properties, but no Open Graph ones: no ${ANY_OF.format(absent)}.`
        : 'The page has no Open Graph properties, such as og:image.';
}
function hasProperties(document, names) {
    return document
        .elements('meta')
        .some(meta => names.test((0,html_document/* attribute */.lt)(meta, 'property') ?? (0,html_document/* attribute */.lt)(meta, 'name') ?? ''));
}
/** Whether an element of a name is there, without a text. */
function isLeftEmpty(document, name) {
    return document
        .elements('meta')
        .some(meta => ((0,html_document/* attribute */.lt)(meta, 'property') ?? (0,html_document/* attribute */.lt)(meta, 'name') ?? '').trim().toLowerCase() === name);
}
function judgeScripted(before, page, rendered) {
    const shown = SHOWN_PROPERTIES.flatMap(name => {
        const meta = rendered.first(name);
        return meta && !isUnset(meta.text) ? [{ name, meta }] : [];
    });
    if (shown.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no og: and twitter: elements');
    const sent = (0,meta_texts/* readMetaTexts */.O)(before);
    const isTurned = isInBrowserLanguage(before, page.document);
    return (0,judging_judgement/* failWhere */.a4)(shown.flatMap(({ name, meta }) => {
        const first = sent.first(name);
        const now = ADDRESSES.has(name) ? onProduction(page, meta.text) : meta.text;
        if (sent
            .all(name)
            .some(({ text }) => isSameProperty(name, text, now) || isSameProperty(name, text, meta.text)))
            return [];
        if (first && isTurned && TEXTS.has(name))
            return [];
        const was = first ? `"${first.text}" is sent` : 'nothing is sent';
        return [meta.at(`${name}: ${was}; scripts make it "${meta.text}"`)];
    }));
}
/** What scripts make of the address of the page, with the host that it has on production. */
function onProduction({ preview }, address) {
    const url = URL.parse(address);
    return (url && (0,syntax_preview/* productionAddressOf */.Tc)(preview, url)?.href) ?? address;
}
/** What scripts write where a value is missing: nothing that should have been sent. */
function isUnset(text) {
    return /^(?:null|undefined|nan|\[object object\])$/i.test(text);
}
/** Properties whose values are addresses. */
const ADDRESSES = new Set(['og:url', 'og:image', 'twitter:image']);
/**
 * Whether a property says the same before and after scripts: an address however it is escaped. A slash at the end of og:url
 * follows from how the host spells its folders; networks count both as one page.
 */
function isSameProperty(name, before, after) {
    if (before === after || !ADDRESSES.has(name))
        return before === after;
    const [one, other] = [before, after].map(text => {
        const url = URL.parse(text);
        const address = url ? (0,comparable_url/* comparableUrl */.sY)(url) : text;
        return name === 'og:url' ? address.replace(/\/$/, '') : address;
    });
    return one === other;
}
function imageAlias(meta) {
    return meta.first('og:image:url') !== undefined || meta.first('og:image:secure_url') !== undefined;
}
function judgeUrl(page, meta, canonical) {
    const declared = meta.first('og:url');
    if (!declared)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no og:url');
    const url = URL.parse(declared.text, page.document.baseUrl);
    if (!url || !/^https?:$/.test(url.protocol)) {
        return (0,judging_judgement/* fail */.fJ)(declared.at(`"${declared.text}" is not an http or https URL`));
    }
    if ((0,host_kind/* isThisMachine */.YY)(url.hostname) && url.host !== new URL(page.url).host) {
        return (0,judging_judgement/* fail */.fJ)(declared.at(`${url.href} works only on the computer that built the page`));
    }
    if ((0,sample_host/* isOwnersHost */.B)(url.hostname) && !(0,sample_host/* isOwnersHost */.B)(canonical?.url?.hostname ?? ''))
        return (0,judging_judgement/* fail */.fJ)(declared.at(`${url.href} is the sample address of a template`));
    // Open Graph knows no relative URLs: networks have no page to resolve them against. @see https://ogp.me/#url
    if (!(0,comparable_url/* isAbsolute */.oP)(declared.text))
        return (0,judging_judgement/* fail */.fJ)(declared.at(`og:url is "${declared.text}", without https:// and a host`));
    if (!canonical?.url)
        return judgeSite(page, declared, url);
    // A relative canonical takes the host of the audited copy, so only the paths say something; that it names the file in a
    // folder is its own fault.
    const comparableHosts = (0,comparable_url/* isAbsolute */.oP)(canonical.href);
    if (comparableHosts && (0,page_address/* namesItself */.e0)(url, page) && !(0,page_address/* namesItself */.e0)(canonical.url, page))
        return (0,judging_judgement/* notApplicable */.hH)('og:url names this page, and the canonical another one, which is reported separately');
    const form = comparableHosts ? comparable_url/* comparableUrl */.sY : comparable_url/* comparablePath */.cM;
    const isSame = isSameProperty('og:url', withoutIndex(form(url)), withoutIndex(form(canonical.url)));
    return (0,judging_judgement/* failWhere */.a4)(isSame
        ? []
        : [declared.at(`og:url is ${url.href}, the canonical is ${onProduction(page, canonical.url.href)}`)]);
}
function withoutIndex(address) {
    return address.replace(/\/index\.html?$/i, '/');
}
/** Without a canonical: whether og:url is on the site, as that of a theme's demo is not, and not the home page's on all. */
function judgeSite({ url, preview }, declared, named) {
    const here = new URL(url).hostname;
    const isUnknown = (0,host_kind/* isLocalHost */.mJ)(here) || (0,syntax_preview/* hasPreviewName */.qZ)(here);
    const site = preview ? preview.host : isUnknown ? undefined : here;
    if (site === undefined)
        return (0,judging_judgement/* notApplicable */.hH)('the page declares no canonical to compare with');
    const domain = siteOf(new URL(`https://${site}`).hostname);
    if (siteOf(named.hostname) !== domain && named.host !== new URL(url).host)
        return (0,judging_judgement/* fail */.fJ)(declared.at(`og:url is ${named.href}, on another site than ${site}`));
    const isHome = (0,comparable_url/* comparablePath */.cM)(named) === '/' && !(0,comparable_url/* isHomePage */.fF)(url) && !(0,list_addresses/* isFurtherPage */.Sl)(url);
    return (0,judging_judgement/* failWhere */.a4)(isHome ? [declared.at(`og:url is the home page ${named.href}, and this is another page`)] : []);
}
/** The part of a host that somebody has registered, or has from a platform. */
function siteOf(hostname) {
    return (0,cjs/* parse */.qg)(hostname, { allowPrivateDomains: true }).domain ?? hostname;
}
function judgeType({ url }, meta) {
    const type = meta.first('og:type');
    if (!type)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no og:type');
    if (!(0,comparable_url/* isHomePage */.fF)(url))
        return (0,judging_judgement/* notApplicable */.hH)('the page is not the home page');
    const isArticle = type.text.trim().toLowerCase() === 'article';
    return (0,judging_judgement/* failWhere */.a4)(isArticle ? [type.at('og:type is "article".')] : []);
}
function judgeTwitterCard(meta) {
    const card = meta.first('twitter:card');
    if (!card)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no twitter:card');
    return (0,judging_judgement/* failWhere */.a4)(TWITTER_CARDS.includes(card.text.toLowerCase()) ? [] : [card.at(`twitter:card is "${card.text}"`)]);
}
const ACCOUNTS = ['twitter:site', 'twitter:creator'];
/** A name, with @ or without, an id, or the address of the account. */
const ACCOUNT = /^(?:@?\w{1,20}|\d{1,25}|https?:\/\/(?:www\.)?(?:twitter|x)\.com\/@?\w{1,20}\/?)$/i;
function judgeAccounts(document) {
    const named = document.elements('meta').flatMap(element => {
        const name = ((0,html_document/* attribute */.lt)(element, 'name') ?? (0,html_document/* attribute */.lt)(element, 'property') ?? '').trim().toLowerCase();
        return ACCOUNTS.includes(name)
            ? [{ element, name, text: (0,html_document/* foldSpace */.GQ)(((0,html_document/* attribute */.lt)(element, 'content') ?? '').slice(0, 200)) }]
            : [];
    });
    if (named.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no twitter:site and no twitter:creator');
    return (0,judging_judgement/* failWhere */.a4)(named
        .filter(({ text }) => !ACCOUNT.test(text) || OF_TEMPLATE.test(text))
        .map(({ element, name, text }) => document.occurrence(element, text === '' ? `${name} is empty` : `${name} is "${text}", which ${accountFault(text)}`)));
}
/** Accounts of those who make templates, as AstroWind has one in its settings. */
const OF_TEMPLATE = /^(?:https?:\/\/(?:www\.)?(?:twitter|x)\.com\/)?@?(?:onwidget|gethugothemes|themefisher|creativetim|wowthemesnet)$/i;
/** What no name of an account can have. */
function accountFault(text) {
    if (OF_TEMPLATE.test(text))
        return 'is the account of whoever made the template';
    if (/^https?:/i.test(text) && !/^https?:\/\/(?:www\.)?(?:twitter|x)\.com\//i.test(text))
        return 'is not the address of an account on x.com';
    const name = text.replace(/^(?:https?:\/\/[^/]{1,30}\/)?@?/i, '');
    if (name === '')
        return 'has no name behind the "@"';
    const [sign] = /[^\w]/u.exec(name) ?? [];
    if (sign === undefined)
        return 'is longer than names of accounts, which have 15 characters at most';
    const what = sign === '.' ? 'a dot' : sign === ' ' ? 'a space' : sign === '-' ? 'a hyphen' : `the sign "${sign}"`;
    return `has ${what}, which names of accounts cannot have`;
}
/** Characters of the image's address in the facts. */
const MAX_IMAGE_URL = 300;
/** `{ title, description, hasTitle, hasDescription, url, image: { url, width, height } | null, imageUrl, siteName, type, twitterCard }`; `imageUrl` is the image that the page names, be it there or not. */
function cardFact(meta, images, metadata) {
    const text = (...names) => names.map(name => meta.first(name)?.text).find(Boolean) ?? null;
    const [first] = images;
    const shown = images.find(({ fetched }) => fetched?.kind === 'file' && fetched.file.kind === 'raster');
    const file = shown?.fetched?.kind === 'file' ? shown.fetched.file : undefined;
    return {
        title: text('og:title', 'twitter:title') ?? (0,serp_metadata/* titleOf */.Gg)(metadata) ?? null,
        description: text('og:description', 'twitter:description') ?? (0,serp_metadata/* descriptionOf */.Kq)(metadata) ?? null,
        // Networks take the text of the page where its own property is lacking.
        hasTitle: text('og:title') !== null,
        hasDescription: text('og:description') !== null,
        url: text('og:url'),
        image: shown?.url !== undefined && file?.kind === 'raster'
            ? { url: shown.url, width: file.width, height: file.height }
            : null,
        imageUrl: first === undefined ? null : (0,cut/* cutEnd */.ym)(first.url ?? first.meta.text, MAX_IMAGE_URL),
        siteName: text('og:site_name'),
        type: text('og:type'),
        twitterCard: text('twitter:card'),
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/title.js










const title_HELP = 'https://developers.google.com/search/docs/appearance/title-link';
/** Whether the page has one title, where search engines read it. */
const title = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'title-missing': {
            severity: 'error',
            title: 'The page has no title',
            why: 'The title is the headline of the search result and the strongest hint of what a page is about.',
            fix: 'Add a <title> in <head> that says what this page is about.',
            help: title_HELP,
            example: '<head><meta charset="utf-8"></head>',
        },
        'title-empty': {
            severity: 'error',
            title: 'The title is empty',
            why: 'The title is the headline of the search result and the strongest hint of what a page is about.',
            fix: 'Fill the <title>. Check the template that should do so.',
            help: title_HELP,
            example: '<title></title>',
        },
        'title-multiple': {
            severity: 'warning',
            title: 'The page has several different titles',
            why: 'Browsers use the first <title>. Search engines may use any of them.',
            fix: 'Keep only one <title> in <head>.',
            help: 'https://html.spec.whatwg.org/multipage/semantics.html#the-title-element',
            example: '<title>Red bike</title><title>Shop</title>',
        },
        'title-outside-head': {
            severity: 'warning',
            title: 'A <title> is outside <head>',
            why: 'Google reads the metadata of a page only in <head>.',
            fix: 'Move the <title> into <head>.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
            example: '<body><title>Red bike</title>',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, metadata } = await (0,serp_page/* serpPage */.S)(visit);
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, await unlessKeptOut(visit, page, title_judgePresence(page, metadata))),
        };
    },
});
const KEPT_OUT = (0,judging_judgement/* notApplicable */.hH)('the page is set to noindex, so that no search result shows its title');
/** Without the errors of a page that search engines do not show, on production too. */
async function unlessKeptOut(visit, page, judgements) {
    const [missing, empty] = [judgements['title-missing'], judgements['title-empty']];
    const isUntitled = missing.outcome === 'fail' || empty.outcome === 'fail';
    if (!isUntitled || !(0,google_directives/* googleDirectives */.o)(page).some(page_directives/* isNoindex */.Mg))
        return judgements;
    if (await (0,closed_preview/* isClosedAsPreview */.$)(visit, page))
        return judgements;
    return {
        ...judgements,
        'title-missing': missing.outcome === 'fail' ? KEPT_OUT : missing,
        'title-empty': empty.outcome === 'fail' ? KEPT_OUT : empty,
    };
}
function title_judgePresence({ document }, { titles }) {
    const [first] = titles.head;
    const texts = new Set(titles.head.map(title_textIn));
    const elsewhere = titles.body.length + titles.displaced.length > 0;
    const absent = (0,judging_judgement/* notApplicable */.hH)('there is no <title> in <head>');
    return {
        'title-missing': first
            ? (0,judging_judgement/* pass */.IX)()
            : titles.pending.length > 0
                ? (0,judging_judgement/* notMeasured */.q7)(link_elements/* SENT_HIDDEN */.MX)
                : elsewhere
                    ? (0,judging_judgement/* notApplicable */.hH)('there is a <title>, but it is not in <head>, which is reported separately')
                    : (0,judging_judgement/* fail */.fJ)({ url: document.url, message: 'No <title> on the page' }),
        'title-empty': !first
            ? absent
            : (0,judging_judgement/* failWhere */.a4)((0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(first)) === '' ? [document.occurrence(first, 'The title has no text.')] : []),
        'title-multiple': first ? judgeSeveral(document, titles.head) : absent,
        'title-outside-head': titles.body.length === 0 && !first
            ? titles.pending.length > 0
                ? (0,judging_judgement/* notMeasured */.q7)(link_elements/* SENT_HIDDEN */.MX)
                : (0,judging_judgement/* notApplicable */.hH)('there is no <title> in the body')
            : (0,serp_metadata/* isRepeated */.B5)(titles.body, element => texts.has(title_textIn(element)))
                ? (0,judging_judgement/* notApplicable */.hH)('the one in the body says the same as the one in <head>, which counts')
                : (0,judging_judgement/* failWhere */.a4)(titles.body.map(element => document.occurrence(element, `"${title_textIn(element)}"`))),
    };
}
const title_textIn = (element) => (0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(element));
function judgeSeveral(document, titles) {
    const texts = new Set(titles.map(element => (0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(element))));
    if (texts.size > 1) {
        return (0,judging_judgement/* fail */.fJ)(titles.map((element, index) => document.occurrence(element, `Title ${index + 1} of ${titles.length}: "${(0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(element))}"`)));
    }
    return titles.length > 1 ? (0,judging_judgement/* pass */.IX)(`${titles.length} titles, all with the same text`) : (0,judging_judgement/* pass */.IX)();
}

// EXTERNAL MODULE: ./lib/engine/tools/serp/page-kinds.js
var page_kinds = __webpack_require__(45408);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/title-text.js






















const title_text_HELP = 'https://developers.google.com/search/docs/appearance/title-link';
const title_text_checks = {
    'title-too-long': {
        severity: 'notice',
        title: 'The title is too wide for a search result',
        why: 'Google cuts off what does not fit, and rewrites long titles more often.',
        fix: 'Put what matters first, and shorten the rest.',
        help: title_text_HELP,
        example: '<title> of 95 characters, about 870 pixels wide',
    },
    'title-too-short': {
        severity: 'notice',
        title: 'The title is very short, or fits any site',
        why: 'One or two words seldom tell people or search engines what the page offers.',
        fix: 'Describe the page in a few more words, and end with the name of the site.',
        help: title_text_HELP,
        example: '<title>Bike</title>',
    },
    'title-default': {
        severity: 'warning',
        title: 'The title is a default text, or a part of it was not filled in',
        why: 'A text from a tool or a template says nothing about the page, and Google replaces vague titles.',
        fix: 'Write a title for this page.',
        help: title_text_HELP,
        example: '<title>Untitled document</title>',
    },
    'title-draft': {
        severity: 'warning',
        title: 'The title says that the page is a draft',
        why: 'Search results show the title with this note, and people think that the site is unfinished.',
        fix: 'Remove the note from the title, and look for it in the rest of the page.',
        help: title_text_HELP,
        example: '<title>Kranz Cycles | Concept 01</title>',
    },
    'title-all-caps': {
        severity: 'notice',
        title: 'The title is all in capitals',
        why: 'Capital letters are wider and harder to read, and may look like spam in search results.',
        fix: 'Write the title in normal case.',
        help: title_text_HELP,
        example: '<title>RED BIKES FOR THE WHOLE FAMILY</title>',
    },
    'title-repeats-words': {
        severity: 'warning',
        title: 'The title repeats a word too often',
        why: 'Google calls this keyword stuffing. The result may look like spam to search engines and people.',
        fix: 'Use each word once, in a phrase that describes the page.',
        help: title_text_HELP,
        example: '<title>Bikes, red bikes, cheap bikes, best bikes</title>',
    },
    'title-repeats-part': {
        severity: 'notice',
        title: 'The title has the same part twice',
        why: 'Usually a template adds the name of the site to a title that already has it. The repetition takes the room of words that say something.',
        fix: 'Remove one of the two, or the name from the template.',
        help: title_text_HELP,
        example: '<title>Red bike | Kranz Cycles | Kranz Cycles</title>',
    },
    'title-part-empty': {
        severity: 'notice',
        title: 'The title begins or ends with a separator',
        why: 'A template puts a separator between two texts, and one of them is empty. Usually the part that says what the page is about is missing.',
        fix: 'Fill the empty part, or leave the separator out where it is empty.',
        help: title_text_HELP,
        example: '<title>Kranz Cycles - </title>',
    },
    'title-home-word': {
        severity: 'notice',
        title: 'The title of the home page says only that it is the home page',
        why: 'Nobody searches for such a word, and the most important title of the site says nothing about it.',
        fix: 'Replace the word with what the site offers and where, such as "Cargo bikes in Berlin | Kranz Cycles".',
        help: `${title_text_HELP}#page-titles`,
        example: '<title>Home | Kranz Cycles</title>',
    },
    'title-brand-only': {
        severity: 'warning',
        title: 'The title is only the name of the site',
        why: 'People cannot tell pages with the same title apart in search results.',
        fix: 'Start the title with what this page is about, then the name of the site.',
        help: title_text_HELP,
        example: '<title>Kranz Cycles</title> on the page of a product',
    },
};
/** Whether the title says what the page is about, as wide as a result shows it. */
const titleText = (0,tool_definition/* defineTopic */.RE)({
    checks: title_text_checks,
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const read = await (0,serp_page/* serpPage */.S)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, title_text_judgeText(read)) };
    },
});
/** Up to here a title is within the error of its estimated width: other fonts, kerning and screens. */
const TITLE_MAX_PX = TITLE_DESKTOP_PX * 1.05;
/** Below it a title says little: about ten Latin letters, or five Chinese characters. */
const TITLE_MIN_PX = 100;
/** The folder of the papers of a group of scientists, with one of them. */
const PAPER = /\/(?:publications?|papers?|preprints?)\/[^/]{3,}/i;
/** Whether a page is that of a scientific paper: its title is not the site's to choose. */
function isPaper(document) {
    if (PAPER.test(new URL(document.url).pathname))
        return true;
    return document
        .elements('meta')
        .some(meta => (0,html_document/* attribute */.lt)(meta, 'name')?.trim().toLowerCase() === 'citation_title');
}
function title_text_judgeText({ page, meta, metadata, siteNames }) {
    const { document } = page;
    const title = (0,serp_metadata/* titleOf */.Gg)(metadata);
    const element = metadata.titles.head[0];
    if (title === undefined || !element) {
        return (0,judging_judgement/* sameForAll */.tE)(title_text_checks, (0,judging_judgement/* notApplicable */.hH)('there is no text in a <title> in <head>'));
    }
    const px = textWidth(title, TITLE_FONT_PX);
    const size = `${[...title].length} characters, about ${px} px`;
    const when = (failed, message) => (0,judging_judgement/* failWhere */.a4)(failed ? [document.occurrence(element, message)] : []);
    const names = (0,site_names/* allSiteNames */.B6)(siteNames);
    const isHome = (0,site_home/* isSiteHome */.Z)(page);
    const headlines = headlinesOf(document);
    const isSubject = !isHome && mayBeSubject(title) && headlines.includes(title.toLowerCase());
    const isDefault = isDefaultTitle(title) && !isSubject;
    const unfilled = unfilledTag(title);
    const draft = draftPart(title);
    // "Draft 7" of a standard and "Concept 3" of a course are what their pages are about, as their headlines say.
    const isDraft = draft !== undefined && !headlines.some(text => text.includes(draft.toLowerCase()));
    const isHomeInLanguage = (0,comparable_url/* isHomeOfLanguage */.Jq)((0,site_home/* addressInSite */.j)(page), declaredLanguage(document));
    const brandOnly = isBrandOnly(title, document.url, siteNames);
    const isReported = brandOnly || (isHome && onlyName(page, metadata, siteNames) !== undefined);
    const stuffed = stuffedWord(title);
    const twice = repeatedPart(title, names, page, isHome || isHomeInLanguage);
    const loose = looseSeparator(title);
    const isSite = (part) => names.some(name => name.toLowerCase() === part.toLowerCase());
    const homeWord = partsOf(title).find(part => (0,home_page_names/* isNameOfHomePage */.T)(part) ||
        (((0,greetings/* isGreeting */.O)(part) || START.test(part) || (INDEX.test(part) && part !== title)) && !isSite(part))) ?? greetingBeforePart(title);
    return {
        'title-too-long': isPaper(document)
            ? (0,judging_judgement/* notApplicable */.hH)('the title is that of a paper, which nobody shortens')
            : when(px > TITLE_MAX_PX &&
                textWidth(withoutBrand(title, names, hostsOf(page)), TITLE_FONT_PX) > TITLE_MAX_PX, `${size} (a desktop result shows about ${TITLE_DESKTOP_PX} px, notice above ${TITLE_MAX_PX} px)`),
        'title-too-short': isDefault || isReported
            ? (0,judging_judgement/* notApplicable */.hH)('the title says nothing about the page, which is reported separately')
            : (0,for_users/* isForUsers */.KQ)(page.url)
                ? (0,judging_judgement/* notApplicable */.hH)('a login or the like needs no more than its name')
                : !isHome && (0,page_kinds/* isPageKind */.m)(title)
                    ? when(true, `"${title}" may be a page of any site: it names neither the site nor its subject.`)
                    : when(px < TITLE_MIN_PX, `"${title}": only ${size} (notice below ${TITLE_MIN_PX} px)`),
        'title-default': when(isDefault || unfilled !== undefined, isDefault ? `The title is "${title}".` : `${unfilled} was not replaced in the title: "${title}"`),
        'title-draft': when(isDraft, `The title says "${draft}": "${title}"`),
        'title-all-caps': when(isAllCaps(title), `The title is "${title}".`),
        'title-repeats-words': when(stuffed !== undefined, `"${stuffed?.word}" ${stuffed?.count} times in "${title}"`),
        'title-repeats-part': when(twice !== undefined, `"${twice}" is in "${title}" twice`),
        'title-part-empty': isDefault
            ? (0,judging_judgement/* notApplicable */.hH)('the title says nothing at all, which is reported separately')
            : loose === undefined
                ? judgeCardTitle(meta)
                : when(true, `"${title}" ${loose}`),
        'title-home-word': !(isHome || isHomeInLanguage)
            ? (0,judging_judgement/* notApplicable */.hH)('the page is not the home page')
            : isDefault
                ? (0,judging_judgement/* notApplicable */.hH)('the title says nothing at all, which is reported separately')
                : when(homeWord !== undefined, `The title says "${homeWord}": "${title}"`),
        'title-brand-only': isHome || isHomeInLanguage
            ? (0,judging_judgement/* notApplicable */.hH)('the title of the home page is judged by itself')
            : (0,list_addresses/* isFurtherPage */.Sl)(document.url)
                ? (0,judging_judgement/* notApplicable */.hH)('a further page of a list has the title of its first one')
                : names.length === 0
                    ? (0,judging_judgement/* notApplicable */.hH)('the page does not say the name of its site')
                    : when(brandOnly, `The title is only "${title}".`),
    };
}
/** What German, Dutch and Nordic sites call their home page; elsewhere it is a word as any other. */
const START = /^[Ss]tart$/;
/** The name of the file, which some generators put behind the name of the site. */
const INDEX = /^index(?:\.html?)?$/i;
/** Headings in which words of the title are looked for, and characters of each. */
const MAX_HEADINGS = 5;
const MAX_HEADING = 200;
/** The first headings of a page, in lower case. */
function headlinesOf(document) {
    return document
        .elements('h1', 'h2')
        .slice(0, MAX_HEADINGS)
        .map(heading => (0,text_start/* startOfSeenText */.Mq)(heading, MAX_HEADING).trim().toLowerCase());
}
/** What parts the name of a site from the title in front of it. */
const title_text_SEPARATOR = /\s[|–—·•»:-]\s|[｜|：]/gu;
/** Pixels and words of a name of a site that the page itself does not say; more are a part of the title. */
const MAX_BRAND_PX = 200;
const MAX_BRAND_WORDS = 4;
/**
 * A title without the name of its site at the end, which may be cut off: the result shows the name above it anyway.
 * Where the page does not say the name, a few words behind the last bar, dot or wide colon are taken for it,
 * and behind any separator what the host is called: "Kranz Cycles" of kranzcycles.com.
 */
function withoutBrand(title, siteNames, hosts) {
    const last = [...title.matchAll(title_text_SEPARATOR)].at(-1);
    if (!last)
        return title;
    const end = title.slice(last.index + last[0].length).trim();
    const isBrand = isNameOfHost(end, hosts) ||
        (siteNames.length > 0
            ? siteNames.some(name => startsWith(name, end) || startsWith(end, name))
            : /[|｜·•：]/u.test(last[0]) &&
                title_text_wordsOf(end).length <= MAX_BRAND_WORDS &&
                textWidth(end, TITLE_FONT_PX) <= MAX_BRAND_PX);
    return isBrand ? title.slice(0, last.index).trimEnd() : title;
}
/** Hosts of the page and of the site's production. */
function hostsOf({ url, preview }) {
    return [url, ...(0,syntax_preview/* productionOrigins */.jL)(preview)].map(address => new URL(address).hostname);
}
/** Letters of a name of a site that a part of a host name is looked for by: fewer are in many hosts by chance. */
const MIN_HOST_NAME = 4;
function isNameOfHost(text, hosts) {
    const name = squashed(text);
    return (name.length >= MIN_HOST_NAME &&
        hosts.some(host => host.split('.').some(label => label.replaceAll('-', '') === name)));
}
/** Whether a text begins with another one, be it in other letters: "Kranz Cycles" with "kranz". */
function startsWith(text, start) {
    return start !== '' && text.toLowerCase().startsWith(start.toLowerCase());
}
/**
 * A template that puts the title of each page into `og:site_name` makes no name of it: one of several parts, or one that
 * the address of the page says as well, counts only where data says that the site is called so.
 */
function isBrandOnly(title, url, { structured, alternate, openGraph }) {
    const names = [...structured, ...alternate];
    if (openGraph !== undefined && openGraph.search(title_text_SEPARATOR) < 0 && !isLastPart(openGraph, url)) {
        names.push(openGraph);
    }
    return names.some(name => name.toLowerCase() === title.toLowerCase());
}
/** Whether an address ends with a text: "Liên hệ" of /lien-he.html. */
function isLastPart(text, url) {
    const path = (0,folded_path/* foldedPath */.k)(url)
        .replace(/\/(?:index\.\w{1,5})?$/, '')
        .replace(/\.\w{1,5}$/, '');
    return path.slice(path.lastIndexOf('/') + 1) === (0,folded_path/* folded */.T)(text).replace(/[^\p{L}\p{N}]+/gu, '-');
}
function title_text_wordsOf(text) {
    return text.match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [];
}
/** An all-caps title needs this many letters and words before it counts: acronyms are not shouting. */
const ALL_CAPS_MIN_LETTERS = 15;
const ALL_CAPS_MIN_WORDS = 3;
/** Share of the letters that has to be in a writing with two cases: a Japanese title may name an event in capitals. */
const ALL_CAPS_MIN_SHARE = 0.8;
function isAllCaps(title) {
    if (/\p{Ll}/u.test(title))
        return false;
    const withoutCase = (title.match(/\p{Lo}/gu) ?? []).length;
    const capitals = (title.match(/\p{Lu}/gu) ?? []).length;
    if (capitals < ALL_CAPS_MIN_SHARE * (capitals + withoutCase))
        return false;
    const words = title_text_wordsOf(title).filter(word => (word.match(/\p{Lu}/gu) ?? []).length > 1);
    const letters = words.join('').match(/\p{Lu}/gu) ?? [];
    return words.length >= ALL_CAPS_MIN_WORDS && letters.length >= ALL_CAPS_MIN_LETTERS;
}
/** A word of at least this many letters, this often, making up this share of a title, is keyword stuffing. */
const STUFFED_WORD_MIN_LETTERS = 4;
const STUFFED_WORD_MIN_COUNT = 4;
const STUFFED_WORD_MIN_SHARE = 1 / 3;
function stuffedWord(title) {
    const words = title_text_wordsOf(title.toLowerCase());
    const counts = new Map();
    for (const word of words)
        counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, count] of counts) {
        const often = count >= STUFFED_WORD_MIN_COUNT && count >= words.length * STUFFED_WORD_MIN_SHARE;
        if (often && word.length >= STUFFED_WORD_MIN_LETTERS)
            return { word, count };
    }
    return undefined;
}
/**
 * A part between separators that is there twice; undefined where none is, or the only two are equal and may be a name
 * of that kind, as of a band and its album, unless it is the name of the site, or the page its home page.
 */
function repeatedPart(title, names, page, isHome) {
    const { document } = page;
    const parts = partsOf(title);
    const host = new URL(document.url).hostname;
    const seen = new Set();
    for (const part of parts) {
        const key = squashed(part);
        if (seen.has(key)) {
            const isName = names.some(name => squashed(name) === key) || host.replace(/[^a-z\d]/g, '').includes(key);
            if (isHome || isName || isNameOfHome(key, page))
                return part;
            // A word of the tagline is also a tag, whose page is called so.
            const isTag = (0,list_addresses/* isArchive */.tc)(document.url) && isLastPart(parts[0], document.url) && squashed(parts[0]) === key;
            return parts.length > 2 && !isTag ? part : undefined;
        }
        seen.add(key);
    }
    return undefined;
}
/** Links of a page that are looked at: a logo is one of the first. */
const title_text_MAX_LINKS = 50;
const title_text_MAX_NAME = 120;
/**
 * Whether the page links to itself by a name, as the logo of a home page does: of a site for a folder of its host, such
 * as documentation, nothing else says that this is its home.
 */
function isNameOfHome(key, { document, preview }) {
    const here = new URL(document.url);
    return document
        .elements('a')
        .slice(0, title_text_MAX_LINKS)
        .some(link => {
        const href = (0,html_document/* attribute */.lt)(link, 'href');
        if (href === undefined || /^\s*#/.test(href))
            return false;
        const address = document.addressOf(href);
        // A logo may lead to production, whose copy is this page.
        const target = address && ((0,syntax_preview/* hereOf */.IS)(preview, address) ?? address);
        const isHere = target?.host === here.host && target.pathname === here.pathname;
        return isHere && squashed((0,text_start/* startOfSeenText */.Mq)(link, title_text_MAX_NAME)) === key;
    });
}
/** The same of the title that networks show, which a template may fill by itself. */
function judgeCardTitle(meta) {
    const card = meta.first('og:title');
    const loose = card === undefined ? undefined : looseSeparator(card.text);
    return (0,judging_judgement/* failWhere */.a4)(card && loose !== undefined ? [card.at(`"${card.text}" in og:title ${loose}`)] : []);
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/leftover-addresses.js

/** Copies of a start page, by what is put behind its name. */
const START_COPY = /^(?:(?:index|homepage|main|default|startseite)[-_. ]{1,3}(?:old|alt|backup|bak|copy|kopie|copia|copie|kopia|orig(?:inal)?|tmp|temp|draft|test|prueba|teste)|home[-_. ]{1,3}(?:old|alt|backup|bak|copy|kopie))(?:[-_. ]?\d{1,3})?$/iu;
/** What people and file managers put behind the name of what they put aside; "how_old" is a question, "no-unused" a rule. */
const SET_ASIDE = /[\p{L}\d](?:[-_. ]{1,3}(?:not[-_ ]needed|do[-_ ]not[-_ ]use|(?<!\b(?:no|not|and|find|list|show|allow|report|detect|remove|delete|prune|purge|clean)[-_. ]{1,3})unused)|_backup|[._]bak| - (?:copy|kopie|copia|copie|kopia)(?: ?\(\d{1,2}\))?| ?\(\d{1,2}\))$|^(?!how|so|too|very|the|years?|months?)[\p{L}\d-]+_old$/iu;
/** What is made to try something out, where the page says nothing. */
const TRIED_OUT = /^(?:test(?:page|seite|site)?|prueba|pruebas|teste|essai|prova)(?:[-_ ]?\d{1,4}|[-_ ](?:page|logo|index|menu|layout|html|css))?$/i;
/** What the title of such a page says of it, as that of nothing that is meant for visitors. */
const CALLED_TEST = /^(?:test(?:ing)?[-_ ]?(?:pages?|articles?|posts?|site|seite|beitrag|artikel|layout|css)|(?:article|page|artículo|página|pagina|articolo|artigo) (?:de |di )?(?:test|prueba|prova|teste))[-_ ]?\d{0,3}$/iu;
const NAMED_TEST = /(?<![^\W_])(?:test(?:page|seite|site)?|prueba|pruebas|teste|prova)(?=[\d\W_]|$)/i;
/** Characters of a name that are looked at. */
const leftover_addresses_MAX_NAME = 100;
/**
 * The name of a file that looks like an old copy or a try-out: "index_old", "about - Copy", "contact (1)"; "test" only of a
 * page beside the home page that says next to nothing, or that calls itself a "Test article 2", since there are tests to take,
 * and posts about testing. Nor is one that is about its last word: "database_backup" with the title "Backup of the
 * database".
 *
 * @param path decoded
 */
function leftoverIn(path, title, saysNothing) {
    const parts = path.split('/').filter(part => part !== '');
    const last = parts.at(-1) ?? '';
    const name = last.replace(/\.[a-z]{2,5}$/i, '').slice(0, leftover_addresses_MAX_NAME);
    if (saysNothing && parts.length === 1 && TRIED_OUT.test(name))
        return name;
    if (NAMED_TEST.test(name) && title.split(title_separators/* TITLE_SEPARATORS */.I).some(part => CALLED_TEST.test(part.trim())))
        return name;
    if (!START_COPY.test(name) && !SET_ASIDE.test(name))
        return undefined;
    const [word] = /\p{L}{3,20}(?=[\d\W_]*$)/u.exec(name.toLowerCase()) ?? [];
    const isSubject = word !== undefined && leftover_addresses_wordsOf(title).some(one => one.startsWith(word));
    return isSubject && !name.endsWith(')') ? undefined : name;
}
function leftover_addresses_wordsOf(text) {
    return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/sample-addresses.js
/** Names that generators and themes give to the pages that they bring along, by which their addresses are known. */
const SAMPLES = new Set([
    ...['hello-world', 'sample-page', 'my-first-post', 'my-first-article', 'my-second-post', 'example-page'],
    ...[
        'hallo-welt',
        'beispiel-seite',
        'bonjour-tout-le-monde',
        'page-d-exemple',
        'hola-mundo',
        'pagina-ejemplo',
    ],
    ...[
        'pagina-de-ejemplo',
        'ciao-mondo',
        'pagina-di-esempio',
        'hallo-wereld',
        'voorbeeld-pagina',
        'ola-mundo',
    ],
    ...['pagina-exemplo', 'create-your-website-with-blocks', 'gestalte-deine-website-mit-bloecken'],
    ...['lorem-ipsum', 'welcome-to-jekyll', 'welcome-to-docusaurus', 'mdx-blog-post', 'markdown-style-guide'],
]);
/** Folders of a path that are looked at. */
const MAX_FOLDERS = 20;
/** Folders of what teaches or shows something, where a "hello-world" is the first of all lessons. */
const LESSONS = /^(?:docs?|documentation|tutorials?|guides?|learn(?:ing)?|lessons?|courses?|chapters?|getting-started|quick-?start|examples?|samples?|demos?|exercises?|projects?|labs?|code)$/;
/** The greeting of a first lesson or post in other languages than that of its address. */
const GREETING = /hello|hallo|hola|bonjour|salut|ciao|ol[áa]|witaj|merhaba|hej\b|ahoj|привет|привіт|你好|您好|こんにちは|안녕|สวัสดี|مرحبا|שלום|xin chào/iu;
const GREETED = /hello|hallo|hola|bonjour|ciao|ola-/;
/**
 * The part of a path that is the name of a sample, where the page is called something else: who writes a post named
 * "Hello World" may well have it at that address, as may who teaches a language of programming, and the sample itself is
 * told as what it is.
 *
 * @param path decoded
 * @param names what the page is called: its title and headings
 */
function sampleIn(path, names) {
    const parts = path
        .toLowerCase()
        .split('/', MAX_FOLDERS)
        .map(part => part.replace(/\.html?$/, ''));
    const found = parts.findIndex(part => SAMPLES.has(part));
    if (found < 0 || parts.slice(0, found).some(part => LESSONS.test(part)))
        return undefined;
    return names.some(name => isCalledSo(parts[found], name)) ? undefined : parts[found];
}
function isCalledSo(part, name) {
    const words = sample_addresses_wordsOf(name);
    return (words.join('').includes(sample_addresses_wordsOf(part).join('')) ||
        sample_addresses_wordsOf(part).every(word => words.includes(word)) ||
        (GREETED.test(part) && GREETING.test(name)));
}
function sample_addresses_wordsOf(text) {
    return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/url-form.js









const url_form_HELP = 'https://developers.google.com/search/docs/crawling-indexing/url-structure';
const urlForm = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'url-too-long': {
            severity: 'notice',
            title: 'The URL is very long',
            why: 'Search results cut long URLs off, and some programs break them when people send them.',
            fix: 'Shorten the path, or remove query parameters.',
            help: url_form_HELP,
            example: 'https://www.example.com/… with 240 characters',
        },
        'url-hard-to-read': {
            severity: 'notice',
            title: 'The path of the URL has spaces',
            why: 'They become %20: people cannot read it, and many programs cut the URL off there when it is shared.',
            fix: 'Use hyphens between words. Redirect the old URL if it was published.',
            help: url_form_HELP,
            example: 'https://www.example.com/shop/red%20bike%20large',
        },
        'url-sample': {
            severity: 'notice',
            title: 'The URL is that of a sample page',
            why: 'The page replaced a sample page of the theme or the generator, but kept its URL, which says the wrong thing in search results and shared links.',
            fix: 'Give the page a URL of its own, and redirect the old one if it was published.',
            help: url_form_HELP,
            example: 'https://www.example.com/my-first-post/ for "Why the web is a good place to begin"',
        },
        'url-leftover': {
            severity: 'notice',
            title: 'The URL looks like an old copy or a try-out that was published',
            why: 'Search engines and visitors may find it instead of the real page, and get outdated or unfinished content.',
            fix: 'Delete the file, or redirect its URL to the page that replaced it.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
            example: 'https://www.example.com/index_old.html',
        },
        'url-crawl-trap': {
            severity: 'notice',
            title: 'The URL looks like a crawler trap',
            why: 'Empty or repeated folders and many parameters give one page many URLs, and crawlers waste their time on them.',
            fix: 'Correct the relative link or the router that creates such URLs, and use few parameters.',
            help: url_form_HELP,
            example: 'https://www.example.com/shop/shop/shop/?a=1&b=2&c=3&d=4&e=5',
        },
    },
    async judge(visit) {
        return { judgements: url_form_judgeUrl(await (0,shown_page/* shownPage */.V)(visit)) };
    },
});
/** Characters of path and query from which large auditors call a URL too long. */
const URL_MAX_CHARACTERS = 200;
const URL_MAX_PARAMETERS = 4;
/** The same folder this often in a path is the mark of a crawler trap, as `/a/b/a/b/a/b`. */
const URL_MAX_REPEATED_SEGMENTS = 3;
/** Characters from which on a page says something. */
const url_form_MIN_TEXT = 300;
/** Characters of the title and of a heading that are looked at, and headings. */
const url_form_MAX_TITLE = 100;
const url_form_MAX_HEADINGS = 10;
/** Judges path and query; the host of a preview says nothing about production. */
function url_form_judgeUrl(page) {
    const { url, document } = page;
    const address = new URL(url);
    // As browsers and results show it: in other scripts than the Latin one each letter is six characters or more as it is sent.
    const length = [...decoded(address.pathname + address.search)].length;
    const report = (faults) => faults.length === 0 ? (0,judging_judgement/* pass */.IX)() : (0,judging_judgement/* fail */.fJ)({ url, message: faults.join('; ') });
    const titleElement = document.elements('title')[0] ?? document.elements('h1')[0];
    const title = titleElement ? (0,text_start/* startOfSeenText */.Mq)(titleElement, url_form_MAX_TITLE) : '';
    const text = document.body ? (0,text_start/* startOfSeenText */.Mq)(document.body, url_form_MIN_TEXT) : '';
    const leftover = leftoverIn(decoded(address.pathname), title, text.length < url_form_MIN_TEXT);
    // The title may be that of the site alone.
    const headings = document.elements('h1', 'h2').slice(0, url_form_MAX_HEADINGS);
    const names = [title, ...headings.map(heading => (0,text_start/* startOfSeenText */.Mq)(heading, url_form_MAX_TITLE))];
    const sample = sampleIn(decoded(address.pathname), names);
    return {
        'url-too-long': report(length > URL_MAX_CHARACTERS
            ? [`${length} characters without the host (at most ${URL_MAX_CHARACTERS})`]
            : []),
        'url-hard-to-read': report(/\s/.test(decoded(address.pathname)) ? [`"${(0,cut/* cutEnd */.ym)(decoded(address.pathname), 200)}" has spaces`] : []),
        'url-sample': title === ''
            ? (0,judging_judgement/* notApplicable */.hH)('the page has no title and no H1 to compare with')
            : report(sample === undefined
                ? []
                : [`"${sample}" is the name of a sample; the page is called "${title}"`]),
        'url-leftover': (0,google_directives/* googleDirectives */.o)(page).some(page_directives/* isNoindex */.Mg)
            ? (0,judging_judgement/* notApplicable */.hH)('the page is set to noindex')
            : report(leftover === undefined ? [] : [`"${leftover}" looks like an old copy of a page, or like a try-out`]),
        'url-crawl-trap': report(structureFaults(address)),
    };
}
function structureFaults({ pathname, searchParams }) {
    const faults = [];
    if (pathname.includes('//'))
        faults.push('an empty folder (//)');
    const counts = new Map();
    for (const segment of pathname.split('/').filter(Boolean)) {
        counts.set(segment, (counts.get(segment) ?? 0) + 1);
    }
    for (const [segment, count] of counts) {
        if (count >= URL_MAX_REPEATED_SEGMENTS)
            faults.push(`the folder "${segment}" ${count} times`);
    }
    if (searchParams.size > URL_MAX_PARAMETERS)
        faults.push(`${searchParams.size} query parameters`);
    return faults;
}
function decoded(path) {
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path.replace(/%[0-9a-f]{2}/gi, '');
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/topics.js





























const topics = [
    head,
    title,
    titleText,
    homeTitle,
    description,
    descriptionText,
    descriptionCut,
    canonical,
    canonicalAddress,
    canonical_target/* canonicalTarget */.y,
    publishedHost,
    previewControls,
    favicon,
    defaultIcons,
    siteName,
    siteNameSpellings,
    socialCard,
    cardImage,
    cardImageSize,
    hotlinkedImages,
    cardDates,
    cardLocale,
    metaAttributes,
    scriptChanges,
    urlForm,
    pageSize,
    resultPreview,
    comparedTexts,
    pictures,
];


/***/ })

};
