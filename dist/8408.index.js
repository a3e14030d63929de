export const id = 8408;
export const ids = [8408];
export const modules = {

/***/ 84681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ UrlSet),
/* harmony export */   q: () => (/* binding */ hashOf)
/* harmony export */ });
const { imul } = Math;
const INITIAL_SLOTS = 1024;
const MAX_LOAD = 0.6;
const TWO_32 = 2 ** 32;
const LOW_21 = 2 ** 21 - 1;
function hashOf(text) {
    let a = 0x9e3779b1;
    let b = 0x85ebca6b;
    for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        a = imul(a ^ code, 0x01000193);
        b = imul(b ^ code, 0x27d4eb2f) ^ (b >>> 15);
    }
    a = imul(a ^ (a >>> 16), 0x7feb352d);
    b = imul(b ^ (b >>> 15), 0x846ca68b);
    a ^= b >>> 13;
    b ^= a >>> 16;
    return (b & LOW_21) * TWO_32 + (a >>> 0);
}
class UrlSet {
    #slots = new Float64Array(INITIAL_SLOTS);
    #size = 0;
    get size() {
        return this.#size;
    }
    add(text) {
        return this.addHash(hashOf(text));
    }
    addHash(hash) {
        const key = hash + 1;
        const slot = this.#slotOf(key);
        if (this.#slots[slot] === key)
            return false;
        this.#slots[slot] = key;
        if (++this.#size > this.#slots.length * MAX_LOAD)
            this.#grow();
        return true;
    }
    has(text) {
        return this.hasHash(hashOf(text));
    }
    hasHash(hash) {
        const key = hash + 1;
        return this.#slots[this.#slotOf(key)] === key;
    }
    #slotOf(key) {
        const slots = this.#slots;
        let slot = key % slots.length;
        while (slots[slot] !== 0 && slots[slot] !== key)
            slot = slot + 1 === slots.length ? 0 : slot + 1;
        return slot;
    }
    #grow() {
        const old = this.#slots;
        this.#slots = new Float64Array(old.length * 2);
        for (const key of old)
            if (key !== 0)
                this.#slots[this.#slotOf(key)] = key;
    }
}


/***/ }),

/***/ 67162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ Tally),
/* harmony export */   x: () => (/* binding */ FaultList)
/* harmony export */ });
/* harmony import */ var _api_failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56633);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79786);


class FaultList {
    #first = [];
    #count = 0;
    get count() {
        return this.#count;
    }
    add(place) {
        if (++this.#count > _api_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_OCCURRENCES */ .yO)
            return;
        this.#first.push(typeof place === 'function' ? place() : place);
    }
    judge() {
        return (0,_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .failCounted */ .ls)(this.#first, this.#count);
    }
    judgeAmong(looked, nothing) {
        return looked === 0 && this.#count === 0 ? (0,_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .notApplicable */ .hH)(nothing) : this.judge();
    }
}
class Tally {
    #entries = new Map();
    saw(name) {
        this.#entry(name).looked++;
    }
    fault(name, place) {
        const entry = this.#entry(name);
        entry.looked++;
        entry.faults.add(place);
    }
    judgement(name, nothing) {
        const { looked, faults } = this.#entry(name);
        return faults.judgeAmong(looked, nothing);
    }
    judgements(checks, nothing) {
        const names = Object.keys(checks);
        return Object.fromEntries(names.map(name => [name, this.judgement(name, nothing)]));
    }
    #entry(name) {
        let entry = this.#entries.get(name);
        if (!entry) {
            entry = { looked: 0, faults: new FaultList() };
            this.#entries.set(name, entry);
        }
        return entry;
    }
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

/***/ 75798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ ENTRY_TOPICS)
});

// EXTERNAL MODULE: ./lib/engine/judging/fault-list.js
var fault_list = __webpack_require__(67162);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var preview = __webpack_require__(11312);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/entry-topic.js
function defineEntryTopic(topic) {
    return topic;
}

// EXTERNAL MODULE: ./lib/engine/formats/sitemap/url-set.js
var url_set = __webpack_require__(84681);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/listed-dates.js

const DAY_MS = 24 * 60 * 60 * 1000;
class ListedDates {
    #pages = new url_set/* UrlSet */.c();
    #days = new url_set/* UrlSet */.c();
    otherThan({ page, lastmod }) {
        if (!page || lastmod === undefined)
            return undefined;
        const day = Math.floor(lastmod / DAY_MS);
        const { key, isNew, listedAs } = page;
        const isOther = (listed) => this.#pages.has(listed) && !this.#days.has(`${listed} ${day}`);
        const found = listedAs !== undefined && isNew && isOther(listedAs)
            ? `as ${listedAs}, with another date`
            : !isNew && isOther(key)
                ? 'with another date'
                : undefined;
        this.#pages.add(key);
        this.#days.add(`${key} ${day}`);
        return found;
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/repeated-on-purpose.js
class RepeatedOnPurpose {
    #mediaFiles = new Set();
    #inFile = new Set();
    #file = '';
    includes({ entry, file: { url }, page }) {
        if (url !== this.#file) {
            this.#file = url;
            this.#inFile = new Set();
        }
        const hasMedia = entry.images > 0 || entry.videos.length > 0 || entry.news.length > 0;
        if (hasMedia)
            this.#mediaFiles.add(url);
        const isBeside = hasMedia || this.#mediaFiles.size > (this.#mediaFiles.has(url) ? 1 : 0);
        if (!isBeside || page === undefined || this.#inFile.has(page.key))
            return false;
        this.#inFile.add(page.key);
        return true;
    }
}

// EXTERNAL MODULE: ./lib/engine/tools/sitemap/sitemap-place.js
var sitemap_place = __webpack_require__(56959);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/addresses.js







const PROTOCOL = 'https://www.sitemaps.org/protocol.html';
const BUILD = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap';
const ERRORS = 'https://support.google.com/webmasters/answer/7451001';
const checks = {
    'missing-loc': {
        scope: 'site',
        severity: 'warning',
        title: 'An entry of the sitemap has no URL',
        why: 'An entry without <loc> names no page, so search engines skip it.',
        fix: 'Give each <url> and <sitemap> one <loc>, or remove the entry.',
        help: PROTOCOL,
        example: '<url><lastmod>2027-03-31</lastmod></url>',
    },
    'loc-invalid': {
        scope: 'site',
        severity: 'warning',
        title: 'Entries of the sitemap are not complete URLs',
        why: 'Search engines need the scheme and the host, and skip all other entries.',
        fix: 'Write full URLs, such as https://www.example.com/page. Most generators have a setting for the URL of the site, such as site_url in MkDocs. If a placeholder was not filled in, correct the template, or remove the entry.',
        help: BUILD,
        example: '<loc>/products/</loc>',
    },
    'loc-too-long': {
        scope: 'site',
        severity: 'warning',
        title: 'A URL in the sitemap is too long',
        why: 'The protocol allows fewer than 2,048 characters. Search engines skip longer URLs.',
        fix: 'Shorten the URL, or remove it from the sitemap.',
        help: PROTOCOL,
        example: '<loc>https://www.example.com/…</loc> with 2,300 characters',
    },
    'loc-escaping': {
        scope: 'site',
        severity: 'warning',
        title: 'A URL in the sitemap is escaped incorrectly',
        why: 'It leads to another URL than intended.',
        fix: 'Escape each URL once: %20 for spaces, then &amp; for &.',
        help: 'https://www.sitemaps.org/protocol.html#escaping',
        example: '<loc>https://www.example.com/?a=1&amp;amp;b=2</loc>',
    },
    'loc-fragment': {
        scope: 'site',
        severity: 'warning',
        title: 'A URL in the sitemap has a fragment (#)',
        why: 'Search engines drop everything after the #, so the entry names the page without it, which is often listed already.',
        fix: 'List each page once, without #.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
        example: '<loc>https://www.example.com/about#team</loc>',
    },
    'loc-session-id': {
        scope: 'site',
        severity: 'warning',
        title: 'A URL in the sitemap has a session ID',
        why: 'Each visitor gets another URL for the same page, so search engines see endless copies.',
        fix: 'List the URL without the session ID.',
        help: BUILD,
        example: '<loc>https://www.example.com/?PHPSESSID=3f9ab2c1d4</loc>',
    },
    'loc-no-page': {
        scope: 'site',
        severity: 'notice',
        title: 'The sitemap lists files that are not pages',
        why: 'A sitemap tells which pages search results should show. Feeds, images, scripts and styles are not among them.',
        fix: 'Exclude these files from the sitemap. Link feeds with <link rel="alternate">, and name images with <image:image>.',
        help: BUILD,
        example: '<loc>https://www.example.com/rss.xml</loc>',
    },
    'loc-http': {
        scope: 'site',
        severity: 'warning',
        title: 'The sitemap of an https site lists http URLs',
        why: 'These URLs redirect, or are not the ones that search results should show.',
        fix: 'Write the URLs with https://.',
        help: BUILD,
        example: '<loc>http://www.example.com/</loc>',
    },
    'outside-path': {
        scope: 'site',
        severity: 'notice',
        title: 'A sitemap lists pages outside the folder of the site',
        why: 'No robots.txt can name the sitemap of a site that is in a folder of its host, so it counts only for pages in its own folder and below.',
        fix: 'List only pages in the folder of the site, each with its URL there.',
        help: 'https://www.sitemaps.org/protocol.html#location',
        example: 'https://kranz.github.io/cycles/sitemap.xml that lists https://kranz.github.io/about',
    },
    'duplicate-url': {
        scope: 'site',
        severity: 'notice',
        title: 'A page is in the sitemaps more than once, with different dates or URLs',
        why: 'Search engines cannot tell which date or URL is right. They may trust the dates of the sitemap less, and may show the URL that you do not want.',
        fix: 'List each page once, with the URL that its canonical names and the date of its last change in <lastmod>.',
        help: ERRORS,
        example: '<loc>https://www.example.com/about</loc> in two entries, one with 2027-03-31 and one with 2025-01-15',
    },
};
const addresses = defineEntryTopic({
    checks,
    judge: site => new AddressJudge(site),
});
const MAX_LOC_LENGTH = 2048;
const SESSION_ID = /[;?&](?:jsessionid|phpsessid|aspsessionid\w{0,16}|sessionid|session_id|cfid|cftoken)=/i;
const NO_PAGE = /\.(?:xml|rss|atom|rdf|json|css|js|mjs|map|jpe?g|png|gif|webp|avif|svg|ico|bmp|woff2?|ttf|webmanifest)$/i;
class AddressJudge {
    #tally = new fault_list/* Tally */.F();
    #repeated = new RepeatedOnPurpose();
    #dates = new ListedDates();
    #siteIsHttps;
    #host;
    #base;
    #folder;
    #home;
    #isFolderJudged;
    #stated = 0;
    #withoutUrl = 0;
    #first;
    constructor({ origin, base, folder, home, ownsRobots, isHomeGuessed }) {
        this.#host = (0,preview/* bareHost */.n0)(new URL(origin).host);
        this.#base = base;
        this.#folder = folder;
        this.#home = home;
        this.#isFolderJudged = !ownsRobots && !isHomeGuessed;
        this.#siteIsHttps = origin.startsWith('https:');
    }
    child(read) {
        const { loc } = read.entry;
        this.#look('missing-loc', read, loc === '' && (() => 'The entry has no <loc>, or an empty one'));
        if (loc === '')
            return;
        this.#look('loc-invalid', read, invalidity(read));
        this.#stated++;
        if (!read.url)
            this.#withoutUrl++;
        this.#first ??= (0,sitemap_place/* shown */.S)(loc);
        if (read.url)
            this.#lookAtUrl(read, read.url);
    }
    entry(read) {
        this.child(read);
        const { file, page } = read;
        if (!page)
            return;
        const address = () => (0,sitemap_place/* shown */.S)(read.entry.loc);
        const isMeant = this.#repeated.includes(read) || read.entry.loc.includes('#');
        const otherwise = this.#dates.otherThan(read) ?? otherAddress(page);
        this.#look('duplicate-url', read, !isMeant && otherwise !== undefined && (() => `${address()} was listed before ${otherwise}`));
        this.#look('loc-no-page', read, NO_PAGE.test(page.url.pathname) && (() => `${address()} is a file, not a page`));
        const folder = this.#isFolderJudged ? this.#folderOf(file, page.url) : undefined;
        const isOutside = folder !== undefined && !`${page.url.pathname}/`.startsWith(folder);
        this.#look('outside-path', read, isOutside && (() => `${address()} is outside ${folder}`));
    }
    findings() {
        const judgements = this.#tally.judgements(checks, 'the sitemaps list no URL that this check is about');
        const found = judgements['loc-invalid'];
        if (found.outcome === 'fail' && this.#stated > 1 && this.#withoutUrl === this.#stated) {
            const count = this.#stated.toLocaleString('en');
            found.message = `No entry of the sitemap is a URL (${count} of ${count}).${causeOf(this.#first)}`;
        }
        if (!this.#siteIsHttps)
            judgements['loc-http'] = (0,judgement/* notApplicable */.hH)('the audited site is not on https');
        return { judgements };
    }
    #lookAtUrl(read, { protocol }) {
        const { loc } = read.entry;
        const address = () => (0,sitemap_place/* shown */.S)(loc);
        const isLong = loc.length >= MAX_LOC_LENGTH;
        this.#look('loc-too-long', read, isLong && (() => `${loc.length} characters (fewer than ${MAX_LOC_LENGTH} allowed): ${address()}`));
        const isTwice = /&(?:amp|lt|gt|quot|apos|#\d{1,7});/i.test(loc);
        this.#look('loc-escaping', read, /[\t\n\f\r ]/.test(loc)
            ? () => `The URL has white space: ${address()}`
            : isTwice && (() => `The URL is escaped twice, so it means ${address()}`));
        this.#look('loc-fragment', read, loc.includes('#') && (() => `${address()} has a fragment`));
        this.#look('loc-session-id', read, SESSION_ID.test(loc) && (() => `${address()} has a session ID`));
        this.#look('loc-http', read, this.#siteIsHttps && protocol === 'http:' && (() => `${address()} begins with http:`));
    }
    #folderOf({ url, vouchedFor }, { origin, host }) {
        const { origin: here, pathname } = new URL(url);
        if (vouchedFor || (origin !== here && (0,preview/* bareHost */.n0)(host) !== this.#host))
            return undefined;
        const path = origin !== here && pathname.startsWith(`${this.#base}/`)
            ? this.#folder + pathname.slice(this.#base.length)
            : pathname;
        if (this.#home !== '' && path.startsWith(`${this.#home}/`))
            return `${this.#home}/`;
        return path.slice(0, path.lastIndexOf('/') + 1);
    }
    #look(name, { entry, file }, fault) {
        if (fault)
            this.#tally.fault(name, () => (0,sitemap_place/* placeIn */.V)(file, entry, fault()));
        else
            this.#tally.saw(name);
    }
}
function causeOf(first) {
    return first === 'None' ? ' MkDocs writes "None" where site_url is missing in mkdocs.yml.' : '';
}
function otherAddress({ isNew, listedAs }) {
    return isNew && listedAs !== undefined ? `as ${listedAs}` : undefined;
}
const PLACEHOLDER = /(?:\{|%7B){1,2}(?:\s|%20)?([A-Za-z][\w .-]{1,60}?)(?:\s|%20)?(?:\}|%7D)|(?<=\/)(?:\[(?:\.{3})?[A-Za-z][\w-]{0,60}\]|:[A-Za-z]\w{1,60})(?=[/?#]|$)/i;
const GUID = /^[\da-f]{8}-[\da-f-]{27}$/i;
function invalidity({ url, entry: { loc } }) {
    if (!url)
        return () => `"${(0,sitemap_place/* shown */.S)(loc)}" is not a full http or https URL`;
    const [placeholder, name] = PLACEHOLDER.exec(loc.slice(0, MAX_LOC_LENGTH)) ?? [];
    if (placeholder === undefined || GUID.test(name ?? ''))
        return false;
    return () => `"${(0,sitemap_place/* shown */.S)(loc)}" has "${(0,sitemap_place/* shown */.S)(placeholder)}", which a template should have filled in`;
}

// EXTERNAL MODULE: ./lib/engine/syntax/language-tag.js + 1 modules
var language_tag = __webpack_require__(34659);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/alternates.js





const HELP = 'https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap';
const alternates = defineEntryTopic({
    checks: {
        'alternate-invalid': {
            scope: 'site',
            severity: 'warning',
            title: 'A language version in the sitemap cannot be used',
            why: 'Search engines ignore an <xhtml:link> without rel="alternate", a language code and a full URL.',
            fix: 'Write <xhtml:link rel="alternate" hreflang="de" href="https://…"/>.',
            help: HELP,
            example: '<xhtml:link rel="alternate" hreflang="english" href="/en/"/>',
        },
        'alternate-no-self': {
            scope: 'site',
            severity: 'warning',
            title: 'A page does not list itself among its language versions in the sitemap',
            why: 'Each entry must name all versions, including itself. Otherwise Google may ignore the group.',
            fix: 'Add an <xhtml:link> for the page itself to its entry.',
            help: HELP,
            example: '<loc>https://www.example.com/en/</loc>\n<xhtml:link rel="alternate" hreflang="de" href="https://www.example.com/de/"/>',
        },
    },
    judge: () => new AlternateJudge(),
});
const LANGUAGE = /^(?:x-default|[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)$/i;
const NONE = 'the sitemaps name no language versions';
const MAX_OPEN = 10_000;
class AlternateJudge {
    #invalid = new fault_list/* FaultList */.x();
    #noSelf = new fault_list/* FaultList */.x();
    #naming = new url_set/* UrlSet */.c();
    #open = new Map();
    entry(read) {
        if (!read.page || read.page.alternates.length === 0)
            return;
        const { file, page } = read;
        for (const { alternate, key } of page.alternates) {
            const fault = faultOf(alternate, key !== undefined);
            if (fault !== undefined)
                this.#invalid.add(() => (0,sitemap_place/* placeIn */.V)(file, alternate, fault));
        }
        this.#lookForSelf(read, page);
    }
    #lookForSelf({ entry, file }, { key: own, alternates }) {
        const page = (0,url_set/* hashOf */.q)(own);
        if (alternates.some(({ key }) => key === own)) {
            this.#naming.addHash(page);
            this.#open.delete(page);
        }
        else if (!this.#naming.hasHash(page) && !this.#open.has(page)) {
            const place = () => (0,sitemap_place/* placeIn */.V)(file, entry, `${(0,sitemap_place/* shown */.S)(entry.loc)} does not link to itself among its language versions`);
            if (this.#open.size < MAX_OPEN)
                this.#open.set(page, place());
            else
                this.#noSelf.add(place);
        }
    }
    findings({ count }) {
        for (const place of this.#open.values())
            this.#noSelf.add(place);
        return {
            judgements: {
                'alternate-invalid': this.#invalid.judgeAmong(count, NONE),
                'alternate-no-self': this.#noSelf.judgeAmong(count, NONE),
            },
            facts: { alternates: count },
        };
    }
}
function faultOf({ rel, hreflang, href }, isUrl) {
    if (!rel.toLowerCase().split(/\s+/).includes('alternate'))
        return `rel is "${(0,sitemap_place/* shown */.S)(rel)}"`;
    if (hreflang === '')
        return 'has no hreflang';
    if (!LANGUAGE.test(hreflang))
        return `hreflang is "${(0,sitemap_place/* shown */.S)(hreflang)}"`;
    const unknown = unknownPart(hreflang);
    if (unknown !== undefined)
        return `hreflang is "${hreflang}", and ${unknown}`;
    if (isUrl)
        return undefined;
    return href === '' ? 'has no href' : `href is "${(0,sitemap_place/* shown */.S)(href)}", not a full http or https URL`;
}
function unknownPart(code) {
    const { language = '', script, region } = (0,language_tag/* readLanguageTag */.FA)(code) ?? {};
    if (language === '')
        return undefined;
    if ((0,language_tag/* languageKind */.NI)(language) === 'unknown')
        return `there is no language "${language}"`;
    if (script !== undefined && !(0,language_tag/* isScript */.Kh)(script))
        return `there is no script "${script}"`;
    if (region === undefined || (0,language_tag/* isCountry */.B8)(region) || (0,language_tag/* isArea */.y_)(region))
        return undefined;
    return `"${region}" is not a country of ISO 3166-1`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/images.js



const images_HELP = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps';
const images_images = defineEntryTopic({
    checks: {
        'image-loc-missing': {
            scope: 'site',
            severity: 'warning',
            title: 'An image in the sitemap has no URL',
            why: 'An <image:image> without <image:loc> names no image.',
            fix: 'Give each <image:image> its <image:loc>.',
            help: images_HELP,
            example: '<image:image><image:title>Red bicycle</image:title></image:image>',
        },
        'image-too-many': {
            scope: 'site',
            severity: 'warning',
            title: 'A page has too many images in the sitemap',
            why: 'Google reads at most 1,000 images per page.',
            fix: 'List only the images that matter.',
            help: images_HELP,
            example: 'one <url> with 1,200 <image:image>',
        },
    },
    judge: () => new ImageJudge(),
});
const MAX_IMAGES = 1000;
class ImageJudge {
    #unaddressed = new fault_list/* FaultList */.x();
    #tooMany = new fault_list/* FaultList */.x();
    #images = 0;
    entry({ entry, file }) {
        this.#images += entry.images;
        for (const place of entry.imagesWithoutLoc) {
            this.#unaddressed.add(() => (0,sitemap_place/* placeIn */.V)(file, place, 'has no <image:loc>'));
        }
        if (entry.images > MAX_IMAGES)
            this.#tooMany.add(() => (0,sitemap_place/* placeIn */.V)(file, entry, `${entry.images} images (at most ${MAX_IMAGES})`));
    }
    findings() {
        const among = (faults) => faults.judgeAmong(this.#images, 'the sitemaps list no images');
        return {
            judgements: {
                'image-loc-missing': among(this.#unaddressed),
                'image-too-many': among(this.#tooMany),
            },
            facts: { images: this.#images },
        };
    }
}

// EXTERNAL MODULE: ./lib/engine/visit/input-trace.js
var input_trace = __webpack_require__(4274);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/lastmod.js




const LASTMOD = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap#additional-notes-about-xml-sitemaps';
const lastmod = defineEntryTopic({
    checks: {
        'lastmod-invalid': {
            scope: 'site',
            severity: 'warning',
            title: 'A lastmod is not a valid date',
            why: 'Search engines ignore it, so they do not learn that the page has changed.',
            fix: 'Write dates as 2027-03-31 or 2027-03-31T12:00:00+02:00.',
            help: 'https://www.w3.org/TR/NOTE-datetime',
            example: '<lastmod>31.03.2027</lastmod>',
        },
        'lastmod-future': {
            scope: 'site',
            severity: 'warning',
            title: 'A lastmod lies in the future',
            why: 'A page cannot change in the future. Google uses lastmod only if it proves to be accurate.',
            fix: 'Use the time of the last real change of the page.',
            help: LASTMOD,
            example: '<lastmod>2099-01-01</lastmod>',
        },
    },
    judge: site => new LastmodJudge(site),
});
const TOLERANCE_MS = 24 * 3_600_000;
class LastmodJudge {
    #invalid = new fault_list/* FaultList */.x();
    #future = new fault_list/* FaultList */.x();
    #latest;
    #lastmods = 0;
    #readable = 0;
    constructor({ now }) {
        this.#latest = now + TOLERANCE_MS;
    }
    child({ entry, file, lastmod: date }) {
        const { lastmod: text } = entry;
        if (text === undefined)
            return;
        this.#lastmods++;
        if (date === undefined) {
            this.#invalid.add(() => (0,sitemap_place/* placeIn */.V)(file, entry, `lastmod is "${(0,sitemap_place/* shown */.S)(text)}", which is not a valid date`));
            return;
        }
        this.#readable++;
        (0,input_trace/* holdsUntil */.HK)(date - TOLERANCE_MS);
        if (date > this.#latest)
            this.#future.add(() => (0,sitemap_place/* placeIn */.V)(file, entry, `lastmod is ${(0,sitemap_place/* shown */.S)(text)}, which is in the future`));
    }
    entry(read) {
        this.child(read);
    }
    findings() {
        return {
            judgements: {
                'lastmod-invalid': this.#invalid.judgeAmong(this.#lastmods, 'the sitemaps have no lastmod'),
                'lastmod-future': this.#future.judgeAmong(this.#readable, 'the sitemaps have no lastmod that can be read'),
            },
        };
    }
}

// EXTERNAL MODULE: ./lib/engine/tools/sitemap/w3c-date.js
var w3c_date = __webpack_require__(43914);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/news.js





const news_HELP = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap';
const news = defineEntryTopic({
    checks: {
        'news-incomplete': {
            scope: 'site',
            severity: 'warning',
            title: 'An article in the news sitemap lacks required tags',
            why: 'Google skips articles without the name and language of the publication, a date and a title.',
            fix: 'Add the missing tags.',
            help: news_HELP,
            example: '<news:news><news:title>Prices rise</news:title></news:news>',
        },
        'news-invalid': {
            scope: 'site',
            severity: 'warning',
            title: 'An article in the news sitemap has an invalid date or language',
            why: 'Google skips the article.',
            fix: 'Write dates like 2027-03-31T12:00:00+02:00 and languages like en or zh-cn.',
            help: news_HELP,
            example: '<news:publication_date>yesterday</news:publication_date>',
        },
        'news-too-old': {
            scope: 'site',
            severity: 'notice',
            title: 'The news sitemap lists old articles',
            why: 'A news sitemap is only for articles of the last two days.',
            fix: 'Remove the articles that are older, or only their <news:news>.',
            help: news_HELP,
            example: '<news:publication_date> of last week',
        },
        'news-too-many': {
            scope: 'site',
            severity: 'warning',
            title: 'A news sitemap lists too many articles',
            why: 'Google reads at most 1,000 <news:news> per sitemap.',
            fix: 'Split the sitemap.',
            help: news_HELP,
            example: 'a sitemap with 1,400 <news:news>',
        },
    },
    judge: site => new NewsJudge(site),
});
const MAX_NEWS = 1000;
const MAX_AGE_MS = 3 * 24 * 3_600_000;
const REQUIRED = ['publication/name', 'publication/language', 'publication_date', 'title'];
class NewsJudge {
    #incomplete = new fault_list/* FaultList */.x();
    #invalid = new fault_list/* FaultList */.x();
    #tooOld = new fault_list/* FaultList */.x();
    #tooMany = new fault_list/* FaultList */.x();
    #oldest;
    #articles = 0;
    #valued = 0;
    #dated = 0;
    #ofFile;
    constructor({ now }) {
        this.#oldest = now - MAX_AGE_MS;
    }
    entry({ entry, file }) {
        for (const article of entry.news) {
            this.#articles++;
            this.#count(article, file);
            this.#judgeFields(article, file);
        }
    }
    findings() {
        const nothing = 'the sitemaps list no news';
        return {
            judgements: {
                'news-incomplete': this.#incomplete.judgeAmong(this.#articles, nothing),
                'news-invalid': this.#invalid.judgeAmong(this.#valued, 'no article of the sitemaps has a date or a language'),
                'news-too-old': this.#tooOld.judgeAmong(this.#dated, 'no article of the sitemaps has a date that can be read'),
                'news-too-many': this.#tooMany.judgeAmong(this.#articles, nothing),
            },
            facts: { news: this.#articles },
        };
    }
    #judgeFields(article, file) {
        const { fields } = article;
        const place = (message) => (0,sitemap_place/* placeIn */.V)(file, article, message);
        const missing = REQUIRED.filter(name => !fields.get(name));
        if (missing.length > 0)
            this.#incomplete.add(() => place(`has no ${missing.join(', ')}`));
        const language = fields.get('publication/language');
        if (language && !/^(?:[a-z]{2,3}|zh-(?:cn|tw|hk))$/i.test(language)) {
            this.#invalid.add(() => place(`language is "${(0,sitemap_place/* shown */.S)(language)}"`));
        }
        const text = fields.get('publication_date');
        if (language || text)
            this.#valued++;
        if (!text)
            return;
        const date = (0,w3c_date/* w3cDate */.W)(text);
        if (date === undefined) {
            this.#invalid.add(() => place(`publication_date is "${(0,sitemap_place/* shown */.S)(text)}", which is not a valid date`));
            return;
        }
        this.#dated++;
        (0,input_trace/* holdsUntil */.HK)(date + MAX_AGE_MS);
        if (date < this.#oldest)
            this.#tooOld.add(() => place(`is from ${(0,sitemap_place/* shown */.S)(text)}, more than two days ago`));
    }
    #count(article, file) {
        if (this.#ofFile?.file !== file)
            this.#ofFile = { file, count: 0 };
        if (++this.#ofFile.count !== MAX_NEWS + 1)
            return;
        this.#tooMany.add(() => (0,sitemap_place/* placeIn */.V)(file, article, `this is article ${(MAX_NEWS + 1).toLocaleString('en')} of the file (at most ${MAX_NEWS.toLocaleString('en')})`));
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/sample-pages.js



const samplePages = defineEntryTopic({
    checks: {
        'sample-page-listed': {
            scope: 'site',
            severity: 'warning',
            title: 'The sitemap lists sample pages of the theme or CMS, or a README',
            why: 'Nobody wrote them for readers, but search engines index them and show them in results beside your own pages.',
            fix: 'Delete the sample posts, pages and authors, so that they are no longer built. Name README.md in what the generator ignores.',
            help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
            example: '<loc>https://www.example.com/author/john-doe/</loc>',
        },
    },
    judge: () => new SampleJudge(),
});
const SAMPLE = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?(?:(?:\/(?:blog|posts?|news|\d{4}\/\d{2}(?:\/\d{2})?))?\/(?:sample-page|beispiel-seite|page-d-exemple|pagina-ejemplo|pagina-de-ejemplo|pagina-di-esempio|voorbeeld-pagina|pagina-exemplo|welcome-to-jekyll|welcome-to-docusaurus|markdown-examples|markdown-page)|\/(?:blog|posts?|news)\/(?:lorem-ipsum|mdx-blog-post|emoji-support|placeholder-text)|\/slides\/example|\/docs\/tutorial-(?:basics|extras)\/(?:congratulations|create-a-document|manage-docs-versions|translate-your-site)|\/(?:authors?|team|people)\/(?:john|jane|mark)-(?:doe|dinn)|\/(?:et_pb_layout|layout_type|elementor-hf|elementor_library|et_template)\/[^/]{1,100})(?:\/|\.html?)?$/;
const FIRST_POST = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?(\/(?:blog|posts?|news|\d{4}\/\d{2}(?:\/\d{2})?))?\/(?:hello-world|hallo-welt|bonjour-tout-le-monde|hola-mundo|ciao-mondo|hallo-wereld|ola-mundo|witaj-swiecie|my-(?:first|second)-post)(?:\/|\.html?)?$/;
const NAMED_SO = 'has the name of a page that comes with a theme or CMS';
const MAX_FIRST_POSTS = 10;
const README = /^\/README(?:\/|\.html)?$/;
class SampleJudge {
    #samples = new fault_list/* FaultList */.x();
    #firstPosts = [];
    #found = 0;
    #pages = 0;
    entry({ entry, file, page }) {
        if (!page?.isNew)
            return;
        this.#pages++;
        const { pathname } = page.url;
        const path = pathname.toLowerCase();
        const say = (words) => () => (0,sitemap_place/* placeIn */.V)(file, entry, `${(0,sitemap_place/* shown */.S)(pathname)} ${words}`);
        const firstPost = FIRST_POST.exec(path);
        if (SAMPLE.test(path))
            this.#add(say('is a page that comes with a theme or CMS'));
        else if (firstPost && firstPost[1] === undefined)
            this.#add(say(NAMED_SO));
        else if (firstPost && this.#firstPosts.length < MAX_FIRST_POSTS)
            this.#firstPosts.push(say(NAMED_SO)());
        if (README.test(pathname))
            this.#samples.add(say('is made from the README for developers'));
    }
    #add(place) {
        this.#found++;
        this.#samples.add(place);
    }
    findings() {
        if (this.#found > 0)
            for (const place of this.#firstPosts)
                this.#samples.add(place);
        return {
            judgements: {
                'sample-page-listed': this.#samples.judgeAmong(this.#pages, 'the sitemaps list no pages'),
            },
        };
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/videos.js




const videos_HELP = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps';
const videos = defineEntryTopic({
    checks: {
        'video-incomplete': {
            scope: 'site',
            severity: 'warning',
            title: 'A video in the sitemap lacks required tags',
            why: 'Google skips videos without a thumbnail, title, description, or the URL of the video or its player.',
            fix: 'Add the missing tags.',
            help: videos_HELP,
            example: '<video:video><video:title>Repair</video:title></video:video>',
        },
        'video-invalid': {
            scope: 'site',
            severity: 'warning',
            title: 'A video in the sitemap has an invalid value',
            why: 'Google ignores the value, or the video.',
            fix: 'Use durations of 1 to 28,800 seconds, ratings of 0.0 to 5.0, valid dates, at most 32 tags, and descriptions of at most 2,048 characters.',
            help: videos_HELP,
            example: '<video:duration>0:45</video:duration>',
        },
    },
    judge: () => new VideoJudge(),
});
const MAX_SECONDS = 28_800;
const MAX_TAGS = 32;
const MAX_DESCRIPTION = 2048;
const videos_REQUIRED = ['thumbnail_loc', 'title', 'description'];
const DATES = ['expiration_date', 'publication_date'];
const VALUES = ['duration', 'rating', ...DATES];
class VideoJudge {
    #incomplete = new fault_list/* FaultList */.x();
    #invalid = new fault_list/* FaultList */.x();
    #videos = 0;
    #valued = 0;
    entry({ entry, file }) {
        for (const video of entry.videos) {
            const { fields, tags } = video;
            this.#videos++;
            const missing = missingFields(video);
            if (missing.length > 0) {
                this.#incomplete.add(() => (0,sitemap_place/* placeIn */.V)(file, video, `has no ${missing.join(', ')}`));
            }
            const faults = faultsOf(video);
            if (faults.length > 0 || tags > 0 || VALUES.some(name => fields.get(name)))
                this.#valued++;
            if (faults.length > 0)
                this.#invalid.add(() => (0,sitemap_place/* placeIn */.V)(file, video, faults.join('; ')));
        }
    }
    findings() {
        return {
            judgements: {
                'video-incomplete': this.#incomplete.judgeAmong(this.#videos, 'the sitemaps list no videos'),
                'video-invalid': this.#invalid.judgeAmong(this.#valued, 'no video of the sitemaps has such a value'),
            },
            facts: { videos: this.#videos },
        };
    }
}
function missingFields({ fields }) {
    const missing = videos_REQUIRED.filter(name => !fields.get(name));
    return fields.get('content_loc') || fields.get('player_loc')
        ? missing
        : [...missing, 'content_loc or player_loc'];
}
function faultsOf({ fields, tags }) {
    const faults = [];
    const duration = fields.get('duration');
    if (duration && !isNumberIn(duration, 1, MAX_SECONDS))
        faults.push(`duration is "${(0,sitemap_place/* shown */.S)(duration)}"`);
    const rating = fields.get('rating');
    if (rating && !isNumberIn(rating, 0, 5))
        faults.push(`rating is "${(0,sitemap_place/* shown */.S)(rating)}"`);
    for (const name of DATES) {
        const date = fields.get(name);
        if (date && (0,w3c_date/* w3cDate */.W)(date) === undefined)
            faults.push(`${name} is "${(0,sitemap_place/* shown */.S)(date)}"`);
    }
    if (tags > MAX_TAGS)
        faults.push(`${tags} tags (at most ${MAX_TAGS})`);
    const { length } = [...(fields.get('description') ?? '')];
    if (length > MAX_DESCRIPTION)
        faults.push(`description of ${length} characters (at most ${MAX_DESCRIPTION})`);
    return faults;
}
function isNumberIn(text, min, max) {
    return /^\d{1,9}(?:\.\d{1,9})?$/.test(text) && Number(text) >= min && Number(text) <= max;
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/entry-topics.js







const ENTRY_TOPICS = [
    addresses,
    samplePages,
    lastmod,
    images_images,
    videos,
    news,
    alternates,
];


/***/ }),

/***/ 21594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ sitemapInFolder),
/* harmony export */   X: () => (/* binding */ sitemapsOfLanguages)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);
/* harmony import */ var _syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34659);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11312);
/* harmony import */ var _visit_home_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55937);





const MAX_LINKS = 500;
const MAX_FOLDERS = 3;
const MAX_LANGUAGES = 6;
const START = 20_000;
async function sitemapInFolder(visit, origin) {
    const root = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .deploymentRoot */ .gS)(visit.preview, origin);
    for (const folder of await linkedFolders(visit, root, { elements: ['a'], most: MAX_FOLDERS })) {
        const found = await sitemapOf(visit, folder);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
async function sitemapsOfLanguages(visit, origin, isKnown) {
    const root = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .deploymentRoot */ .gS)(visit.preview, origin);
    const folders = await linkedFolders(visit, root, {
        elements: ['a', 'link'],
        most: MAX_LANGUAGES,
        takes: _syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .isLanguageName */ .ym,
    });
    const found = await Promise.all(folders.map(async (folder) => (isKnown(folder) ? undefined : await sitemapOf(visit, folder))));
    return found.flatMap(url => (url === undefined || isKnown(url) ? [] : url));
}
async function sitemapOf(visit, folder) {
    const { final } = await visit.fetchForSite(`${folder}sitemap.xml`);
    if (!final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccess */ .oJ)(final.status))
        return undefined;
    return listsFolder(final.body.toString('utf8', 0, START), folder) ? final.url : undefined;
}
async function linkedFolders(visit, root, { elements, most, takes }) {
    const document = await (0,_visit_home_document_js__WEBPACK_IMPORTED_MODULE_4__/* .homeDocument */ .z)(visit, root);
    if (!document)
        return [];
    const folders = new Set();
    for (const link of document.elements(...elements).slice(0, MAX_LINKS)) {
        const address = document.addressOf((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'href') ?? '');
        const here = address ? (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .askedAt */ .YG)(visit.preview, address.href) : '';
        const [name] = here.startsWith(`${root}/`) ? (/^[^/?#]+\//.exec(here.slice(root.length + 1)) ?? []) : [];
        if (name !== undefined && (takes === undefined || takes(name.slice(0, -1))))
            folders.add(`${root}/${name}`);
        if (folders.size === most)
            break;
    }
    return [...folders];
}
function listsFolder(xml, folder) {
    if (!/<(?:urlset|sitemapindex)[\s>]/.test(xml))
        return false;
    const { pathname } = new URL(folder);
    return xml
        .matchAll(/<loc>\s{0,100}([^<>\s]{1,2048})/g)
        .some(([, loc]) => URL.parse(loc)?.pathname.startsWith(pathname) === true);
}


/***/ }),

/***/ 36975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ OTHER_HOSTS),
/* harmony export */   T: () => (/* binding */ HostUses)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79967);
/* harmony import */ var _sitemap_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56959);


const MAX_HOSTS = 100;
const OTHER_HOSTS = 'other hosts';
class HostUses {
    own;
    #uses = new Map();
    #origins = new Set();
    constructor(origin) {
        this.own = new URL(origin).host;
    }
    add({ url }, { entry, file }) {
        const host = this.#uses.has(url.host) || this.#uses.size < MAX_HOSTS ? url.host : OTHER_HOSTS;
        const known = this.#uses.get(host);
        if (known) {
            known.count++;
            return;
        }
        const { line, column } = entry;
        this.#origins.add((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .ownCopy */ .Sf)(url.origin));
        this.#uses.set((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .ownCopy */ .Sf)(host), {
            count: 1,
            file: file.url,
            line,
            ...(column !== undefined && { column }),
            example: (0,_sitemap_place_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .S)(entry.loc),
        });
    }
    get all() {
        return this.#uses;
    }
    get others() {
        return [...this.#uses].filter(([host]) => host !== this.own);
    }
    get foreign() {
        return this.others
            .filter(([host]) => host !== OTHER_HOSTS)
            .sort(([, a], [, b]) => b.count - a.count)
            .map(([host]) => host);
    }
    get origins() {
        return this.#origins;
    }
    get productionOrigin() {
        if (this.#uses.size !== 1 || this.listsOwn)
            return undefined;
        return this.#origins.values().next().value;
    }
    get listsOwn() {
        return this.#uses.has(this.own);
    }
}


/***/ }),

/***/ 94686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ namesOf)
/* harmony export */ });
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25218);

const ENDINGS = ['', '/', '.html', '/index.html'];
function namesOf(url, origins) {
    const on = (path) => origins.map(origin => `${origin}${path}`);
    const path = (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_0__/* .comparablePath */ .cM)(url);
    const [pathname = '/', query] = path.split(/(?=\?)/, 2);
    const bare = pathname.replace(/(?:\/index)?\.html?$|\/index$|\/$/i, '');
    const similar = ENDINGS.map(ending => `${bare}${ending}` || '/').map(name => `${name}${query ?? ''}`);
    return { exact: on(path), similar: similar.flatMap(on) };
}


/***/ }),

/***/ 60361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ placeHere),
/* harmony export */   DS: () => (/* binding */ isClosedByPlatform),
/* harmony export */   Dt: () => (/* binding */ takeSamples),
/* harmony export */   I0: () => (/* binding */ showsPage),
/* harmony export */   JN: () => (/* binding */ readAnswer),
/* harmony export */   RE: () => (/* binding */ findGoneAndMoved),
/* harmony export */   u0: () => (/* binding */ knownWayBack),
/* harmony export */   zw: () => (/* binding */ canonicalFault)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _formats_robots_txt_robots_txt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51644);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);
/* harmony import */ var _page_canonical_links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44310);
/* harmony import */ var _page_open_html_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32222);
/* harmony import */ var _page_page_directives_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15000);
/* harmony import */ var _page_site_home_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(25097);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(25218);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11312);
/* harmony import */ var _visit_github_pages_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38658);
/* harmony import */ var _sitemap_place_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56959);











const BOT = 'Googlebot';
async function takeSamples(visit, chosen, origins) {
    const here = chosen.flatMap(listed => {
        const asked = placeHere(listed.url, visit.preview, origins);
        return asked === undefined ? [] : [{ listed, asked }];
    });
    return await Promise.all(here.map(({ listed, asked }) => takeSample(visit, listed, asked)));
}
async function findGoneAndMoved(visit, listed, origins) {
    const answers = listed.map(async (one) => {
        const asked = placeHere(one.url, visit.preview, origins);
        const { status, finalUrl } = asked === undefined ? { status: null, finalUrl: undefined } : await visit.linkAnswer(asked);
        if (asked === undefined || status === null)
            return [];
        if ((0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(status) && finalUrl !== undefined && isOtherPage(finalUrl, asked))
            return [await takeSample(visit, one, asked)];
        if (!(0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isGone */ .ST)(status))
            return [];
        const blocked = await isBlocked(visit, asked);
        return [{ ...one, asked, status, blocked, noindexHeader: false, noindexMeta: false }];
    });
    return (await Promise.all(answers)).flat();
}
function isOtherPage(url, asked) {
    return withoutSlash((0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_8__/* .comparableUrl */ .sY)(url)) !== withoutSlash((0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_8__/* .comparableUrl */ .sY)(asked));
}
function placeHere(address, preview, origins) {
    const url = URL.parse(address);
    const here = url && (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_6__/* .hereOf */ .IS)(preview, url);
    if (here)
        return here.href;
    return url && origins.includes(url.origin) ? `${origins[0]}${url.pathname}${url.search}` : undefined;
}
async function takeSample(visit, listed, asked) {
    const blocked = await isBlocked(visit, asked);
    const exchange = asked === visit.url ? await visit.exchange() : await visit.fetchForSite(asked);
    return {
        ...listed,
        asked,
        blocked,
        ...(await knownWayBack(visit, readAnswer(exchange, asked, visit.preview), asked)),
    };
}
async function isBlocked(visit, asked) {
    const robots = await visit.robotsTxt(asked);
    return robots.kind === 'rules' && !(0,_formats_robots_txt_robots_txt_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictFor */ .Xb)(robots, BOT, asked).allowed;
}
async function knownWayBack(visit, answer, asked) {
    if (answer.onlySlashAdded && !(await (0,_visit_github_pages_js__WEBPACK_IMPORTED_MODULE_7__/* .isForGitHubPages */ .n)(visit))) {
        const { status, noindexHeader, noindexMeta } = answer;
        return { ...(status !== undefined && { status }), noindexHeader, noindexMeta };
    }
    if (answer.canonicalBySlash === undefined || answer.redirectsTo !== undefined)
        return answer;
    const { finalUrl } = await visit.linkAnswer(answer.canonicalBySlash);
    const leadsBack = finalUrl !== undefined && (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_8__/* .comparableUrl */ .sY)(finalUrl) === (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_8__/* .comparableUrl */ .sY)(asked);
    return leadsBack ? { ...answer, canonicalLeadsBack: true } : answer;
}
function canonicalFault({ canonical, canonicalLeadsBack }) {
    if (canonical === undefined)
        return undefined;
    return canonicalLeadsBack
        ? `names ${canonical} as canonical, which redirects to the page itself: correct the canonical`
        : `names ${canonical} as canonical`;
}
function isClosedByPlatform(samples) {
    const answered = samples.filter(showsPage);
    return answered.length > 1 && answered.every(({ noindexHeader }) => noindexHeader);
}
function showsPage({ status }) {
    return status !== undefined && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(status);
}
function readAnswer(exchange, asked, preview) {
    const none = { noindexHeader: false, noindexMeta: false };
    const { final, failure } = exchange;
    if (!final)
        return { ...none, failure: `${failure.url} ${failure.message}` };
    const { status } = final;
    const moved = (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_8__/* .comparableUrl */ .sY)(final.url) === (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_8__/* .comparableUrl */ .sY)(asked) ? {} : { redirectsTo: final.url };
    if (!(0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(status))
        return { ...none, status, ...moved };
    const noindexHeader = (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_5__/* .directivesFor */ .A)((0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_5__/* .shippedHeaderDirectives */ .ZF)({ response: final, preview }), BOT).some(_page_page_directives_js__WEBPACK_IMPORTED_MODULE_5__/* .isNoindex */ .Mg);
    const isHere = preview !== undefined && new URL(final.url).origin === preview.here;
    const page = (0,_page_open_html_js__WEBPACK_IMPORTED_MODULE_4__/* .openHtml */ .W)(final, isHere ? preview : undefined);
    if (!page)
        return { status, ...moved, noindexHeader, noindexMeta: false };
    const noindexMeta = (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_5__/* .directivesFor */ .A)((0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_5__/* .metaDirectives */ .IU)(page.document).inHead, BOT).some(_page_page_directives_js__WEBPACK_IMPORTED_MODULE_5__/* .isNoindex */ .Mg);
    const canonical = (0,_page_canonical_links_js__WEBPACK_IMPORTED_MODULE_3__/* .declaredCanonical */ .fk)(page);
    const elsewhere = canonical && !isListed(canonical, final.url, preview) && !isHomeOfAll(canonical, final.url, preview)
        ? { canonical: (0,_sitemap_place_js__WEBPACK_IMPORTED_MODULE_9__/* .shown */ .S)(canonical.href), ...bySlash(canonical, final.url, preview) }
        : {};
    const slash = isSlashAdded(asked, final.url) && canonical && isListed(canonical, asked, preview);
    return {
        status,
        ...moved,
        noindexHeader,
        noindexMeta,
        ...elsewhere,
        ...(slash && { onlySlashAdded: true }),
    };
}
function isSlashAdded(asked, url) {
    const { hostname, pathname } = new URL(url);
    return (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isLocalHost */ .mJ)(hostname) && pathname === `${new URL(asked).pathname}/`;
}
function bySlash(canonical, url, preview) {
    const path = (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_8__/* .comparablePath */ .cM)((0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_6__/* .hereOf */ .IS)(preview, canonical) ?? canonical);
    const isSame = withoutSlash(path) === withoutSlash((0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_8__/* .comparablePath */ .cM)(url));
    return isSame ? { canonicalBySlash: new URL(path, url).href } : {};
}
function withoutSlash(path) {
    return path.replace(/\/(?=\?|$)/, '');
}
function isListed(canonical, url, preview) {
    const own = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_6__/* .hereOf */ .IS)(preview, canonical);
    if (own)
        return (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_8__/* .comparablePath */ .cM)(own) === (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_8__/* .comparablePath */ .cM)(url);
    return canonical.host === new URL(url).host
        ? (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_8__/* .comparableUrl */ .sY)(canonical) === (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_8__/* .comparableUrl */ .sY)(url)
        : (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_8__/* .comparablePath */ .cM)(canonical) === (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_8__/* .comparablePath */ .cM)(url);
}
function isHomeOfAll(canonical, url, preview) {
    const named = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_6__/* .hereOf */ .IS)(preview, canonical) ?? canonical;
    return named.search === '' && (0,_page_site_home_js__WEBPACK_IMPORTED_MODULE_10__/* .isSiteHome */ .Z)({ url: named.href, preview }) && !(0,_page_site_home_js__WEBPACK_IMPORTED_MODULE_10__/* .isSiteHome */ .Z)({ url, preview });
}


/***/ }),

/***/ 62288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IR: () => (/* binding */ knownSitemaps),
  GV: () => (/* binding */ siteSitemaps),
  gM: () => (/* binding */ topicOfSite),
  gH: () => (/* binding */ withoutContent)
});

// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/robots-txt.js
var robots_txt = __webpack_require__(51644);
// EXTERNAL MODULE: ./lib/engine/formats/sitemap/url-set.js
var url_set = __webpack_require__(84681);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/visit/linked-sitemaps.js
var linked_sitemaps = __webpack_require__(8802);
// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
// EXTERNAL MODULE: ./lib/engine/visit/sitemap-survey.js + 7 modules
var sitemap_survey = __webpack_require__(77753);
// EXTERNAL MODULE: ./lib/engine/tools/sitemap/samples.js
var sitemap_samples = __webpack_require__(60361);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/closed-entries.js


const BOT = 'Googlebot';
const MAX_CLOSED = 1000;
const MAX_COMPARISONS = 2_000_000;
const COST_OF_ADDRESS = 20;
async function closedEntries(visit, listed, origins) {
    const robots = await visit.robotsTxt(`${origins[0]}/`);
    if (robots.kind !== 'rules')
        return [];
    const { lines } = robots.rules;
    if (!lines.some(({ directive }) => directive === 'disallow'))
        return [];
    const withStars = lines.filter(({ value }) => value.includes('*')).length;
    const most = Math.floor(MAX_COMPARISONS / (withStars + COST_OF_ADDRESS));
    const closed = new Set();
    for (const url of listed.slice(0, most)) {
        const asked = (0,sitemap_samples/* placeHere */.AU)(url, visit.preview, origins);
        if (asked === undefined || (0,robots_txt/* verdictFor */.Xb)(robots, BOT, asked).allowed)
            continue;
        closed.add(asked);
        if (closed.size >= MAX_CLOSED)
            break;
    }
    return [...closed];
}

// EXTERNAL MODULE: ./lib/engine/tools/sitemap/folder-sitemap.js
var folder_sitemap = __webpack_require__(21594);
// EXTERNAL MODULE: ./lib/engine/tools/sitemap/page-names.js
var page_names = __webpack_require__(94686);
// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./lib/engine/tools/sitemap/entry-topics.js + 10 modules
var entry_topics = __webpack_require__(75798);
// EXTERNAL MODULE: ./lib/engine/tools/sitemap/host-uses.js
var host_uses = __webpack_require__(36975);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/language-versions.js

const MAX_KEPT = 200_000;
class LanguageVersions {
    #kept = new Map();
    #count = 0;
    add({ key, alternates }) {
        this.#count += alternates.length;
        for (const { alternate, key: version } of alternates) {
            if (version === undefined || this.#kept.size >= MAX_KEPT)
                continue;
            const at = versionKey(key, alternate.hreflang);
            if (!this.#kept.has(at))
                this.#kept.set(at, (0,url_set/* hashOf */.q)(version));
        }
    }
    get count() {
        return this.#count;
    }
    get knowsAll() {
        return this.#kept.size < MAX_KEPT;
    }
    compare(page, code, url) {
        const named = this.#kept.get(versionKey(page, code));
        if (named === undefined)
            return 'none';
        return named === (0,url_set/* hashOf */.q)(url) ? 'same' : 'other';
    }
}
function versionKey(page, code) {
    return (0,url_set/* hashOf */.q)(`${page} ${code.toLowerCase()}`);
}

// EXTERNAL MODULE: ./lib/engine/tools/sitemap/sitemap-place.js
var sitemap_place = __webpack_require__(56959);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/open-returns.js


const MAX_OPEN_LINKS = 100_000;
const MAX_MET = 1_000_000;
const MAX_NAMED_LINKS = 1000;
class OpenReturns {
    #open = new Map();
    #met = new url_set/* UrlSet */.c();
    #returned = 0;
    #overflown = false;
    add({ key: from, isNew, alternates }, { file }) {
        if (!alternates.some(({ key }) => key === from))
            return;
        if (!isNew && this.#met.size >= MAX_MET)
            return;
        const targets = new Map(alternates.flatMap(({ key, alternate }) => (key ? [[key, alternate]] : [])));
        targets.delete(from);
        for (const [to, { line, column }] of targets) {
            const link = (0,url_set/* hashOf */.q)(`${from} ${to}`);
            const pair = (0,url_set/* hashOf */.q)([from, to].sort().join(' '));
            if (this.#open.delete((0,url_set/* hashOf */.q)(`${to} ${from}`))) {
                this.#returned++;
                if (this.#met.size < MAX_MET)
                    this.#met.addHash(pair);
                continue;
            }
            if (this.#met.hasHash(pair) || this.#open.has(link))
                continue;
            if (this.#open.size >= MAX_OPEN_LINKS) {
                this.#overflown = true;
            }
            else {
                this.#open.set(link, {
                    file,
                    line,
                    ...(column !== undefined && { column }),
                    target: (0,url_set/* hashOf */.q)(to),
                    ...(this.#open.size < MAX_NAMED_LINKS && { named: { from: (0,sitemap_place/* shown */.S)(from), to: (0,sitemap_place/* shown */.S)(to) } }),
                });
            }
        }
    }
    get returned() {
        return this.#returned;
    }
    get isOverflown() {
        return this.#overflown;
    }
    among(urls) {
        return [...this.#open.values()].filter(({ target }) => urls.hasHash(target));
    }
}

// EXTERNAL MODULE: ./lib/engine/tools/sitemap/w3c-date.js
var w3c_date = __webpack_require__(43914);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/read-entry.js


const NO_ALTERNATES = [];
function readChild(entry, file) {
    return { entry, file, url: fullUrl(entry.loc), lastmod: dateOf(entry) };
}
function readEntry(entry, file, urls) {
    const url = fullUrl(entry.loc);
    return { entry, file, url, lastmod: dateOf(entry), page: url && readPage(entry, url, urls) };
}
function readPage({ alternates }, url, urls) {
    const key = (0,comparable_url/* comparableUrl */.sY)(url);
    return {
        url,
        key,
        isNew: urls.add(key),
        listedAs: sameInFolder(key).find(other => urls.has(other)),
        alternates: alternates.length === 0 ? NO_ALTERNATES : alternates.map(readAlternate),
    };
}
const INDEX_FILE = /\/index\.(?:html?|php)$/;
const INDEX_FILES = ['index.html', 'index.htm', 'index.php'];
function sameInFolder(key) {
    if (key.endsWith('/'))
        return INDEX_FILES.map(file => key + file);
    return INDEX_FILE.test(key) ? [key.replace(INDEX_FILE, '/')] : [];
}
function readAlternate(alternate) {
    const url = fullUrl(alternate.href);
    return { alternate, key: url && (0,comparable_url/* comparableUrl */.sY)(url) };
}
function fullUrl(text) {
    return /^https?:\/\//i.test(text) ? (URL.parse(text) ?? undefined) : undefined;
}
function dateOf({ lastmod }) {
    return lastmod === undefined ? undefined : (0,w3c_date/* w3cDate */.W)(lastmod);
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/sample-chooser.js


const MIDDLE_SAMPLES = 3;
const MAX_PROBED = 300;
class SampleChooser {
    #first;
    #last;
    #middle = [];
    #start = [];
    add({ key }, { entry: { loc, line }, file }) {
        const listed = () => ({ url: (0,cut/* ownCopy */.Sf)(loc), file: file.url, line });
        this.#first ??= listed();
        if (this.#start.length < MAX_PROBED)
            this.#start.push(listed());
        this.#last = listed;
        const hash = (0,url_set/* hashOf */.q)(key);
        const largest = this.#middle.at(-1)?.hash ?? 0;
        if (this.#middle.length >= MIDDLE_SAMPLES && hash >= largest)
            return;
        if (this.#middle.some(sample => sample.hash === hash))
            return;
        this.#middle.push({ hash, listed: listed() });
        this.#middle.sort((a, b) => a.hash - b.hash);
        this.#middle.length = Math.min(this.#middle.length, MIDDLE_SAMPLES);
    }
    get probed() {
        const others = new Map(this.#start.map(listed => [listed.url, listed]));
        for (const { url } of this.chosen)
            others.delete(url);
        return [...others.values()];
    }
    get chosen() {
        const all = [this.#first, this.#last?.(), ...this.#middle.map(({ listed }) => listed)];
        return [...new Map(all.flatMap(listed => (listed ? [[listed.url, listed]] : []))).values()];
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/sitemap-pass.js









const MAX_LISTED = 50_000;
const MAX_LISTED_LENGTH = 5 * 1024 * 1024;
class SitemapPass {
    urls = new url_set/* UrlSet */.c();
    hosts;
    versions = new LanguageVersions();
    returns = new OpenReturns();
    samples = new SampleChooser();
    dates = new Map();
    listed = [];
    entries = 0;
    #listedLength = 0;
    #judges;
    constructor(origin, preview) {
        const site = {
            origin: preview?.origin ?? origin,
            base: preview?.base ?? '',
            folder: preview?.folder ?? '',
            home: preview?.home ?? '',
            ownsRobots: (0,syntax_preview/* whyRootIsForeign */.fm)(preview) === undefined,
            isHomeGuessed: preview?.isHomeGuessed === true,
            now: Date.now(),
        };
        this.hosts = new host_uses/* HostUses */.T(origin);
        this.#judges = new Map(entry_topics/* ENTRY_TOPICS */.w.map(topic => [topic, topic.judge(site)]));
    }
    entry(entry, file) {
        const read = readEntry(entry, file, this.urls);
        this.entries++;
        if (read.lastmod !== undefined)
            this.#widen(file.url, read.lastmod);
        if (read.page) {
            if (read.page.isNew)
                this.#list(read.page.url.href);
            this.hosts.add(read.page, read);
            this.versions.add(read.page);
            this.returns.add(read.page, read);
            this.samples.add(read.page, read);
        }
        for (const judge of this.#judges.values())
            judge.entry?.(read);
    }
    child(child, file) {
        const read = readChild(child, file);
        for (const judge of this.#judges.values())
            judge.child?.(read);
    }
    findings() {
        return new Map(Array.from(this.#judges, ([topic, judge]) => [topic, judge.findings(this.versions)]));
    }
    #list(url) {
        if (this.listed.length >= MAX_LISTED || this.#listedLength >= MAX_LISTED_LENGTH)
            return;
        this.#listedLength += url.length;
        this.listed.push((0,cut/* ownCopy */.Sf)(url));
    }
    #widen(file, date) {
        const range = this.dates.get(file);
        if (!range)
            this.dates.set(file, { count: 1, oldest: date, newest: date });
        else {
            range.count++;
            range.oldest = Math.min(range.oldest, date);
            range.newest = Math.max(range.newest, date);
        }
    }
}

// EXTERNAL MODULE: ./lib/engine/tools/sitemap/survey-gaps.js
var survey_gaps = __webpack_require__(66986);
;// CONCATENATED MODULE: ./lib/engine/tools/sitemap/site-sitemaps.js

















const siteSitemaps = (0,per_visit/* perVisit */.V)(async (visit) => {
    const { final, failure } = await visit.exchange();
    const { origin } = new URL(final?.url ?? visit.url);
    const site = await visit.onceForSite(keyOf(origin), () => readSitemaps(visit, origin));
    if (failure && (0,survey_gaps/* whyUnclear */.D4)(site.survey) !== undefined) {
        throw new not_measured/* NotMeasured */.ke(`${failure.url} ${failure.message}`);
    }
    return site;
});
function knownSitemaps(visit, origin) {
    return visit.madeForSite(keyOf(origin));
}
function keyOf(origin) {
    return `sitemaps ${origin}`;
}
function topicOfSite(topic) {
    return {
        checks: topic.checks,
        async judge(visit) {
            const site = await siteSitemaps(visit);
            const findings = site.findings.get(topic);
            const nothing = withoutContent(site);
            return nothing ? { ...findings, judgements: (0,judgement/* sameForAll */.tE)(topic.checks, nothing) } : findings;
        },
    };
}
function withoutContent({ survey, entries }) {
    const isIndex = survey.files.some(({ reading }) => reading?.kind === 'index');
    return entries > 0 || isIndex ? undefined : (0,survey_gaps/* withoutEntries */.Lf)(survey);
}
async function readSitemaps(visit, origin) {
    const pass = new SitemapPass(origin, visit.preview);
    const mayLeave = !(0,host_kind/* isLocalHost */.mJ)(new URL(origin).hostname);
    const linked = () => (0,linked_sitemaps/* linkedSitemaps */.S)(visit, origin);
    const survey = await (0,sitemap_survey/* surveySitemaps */.p$)(visit, origin, pass, { mayLeave, linked });
    const { urls, listed, entries, hosts, versions, returns, dates } = pass;
    const origins = [origin, ...productionRoots(hosts, visit.preview)];
    const mayBeInFolder = survey.files.length === 0 && (0,survey_gaps/* whyUnclear */.D4)(survey) === undefined;
    return {
        survey,
        inFolder: mayBeInFolder ? await (0,folder_sitemap/* sitemapInFolder */.R)(visit, origin) : undefined,
        ofLanguages: await readOfLanguages(visit, survey, urls, origins),
        urls,
        listed,
        entries,
        hosts,
        vouched: mayLeave ? await vouchers(visit, survey, hosts) : new Set(),
        origins,
        versions,
        returns,
        dates,
        ...(await samplesOf(visit, pass, origins)),
        closed: await closedEntries(visit, listed, origins),
        findings: pass.findings(),
    };
}
async function readOfLanguages(visit, survey, known, origins) {
    const urls = new url_set/* UrlSet */.c();
    if (!survey.files.some(sitemap_survey/* isThere */.$B))
        return { files: [], urls };
    const read = new Set(survey.files.flatMap(({ url, finalUrl }) => [url, finalUrl]));
    const isKnown = (url) => read.has(url) || (0,page_names/* namesOf */.e)(url, origins).exact.some(name => known.has(name));
    const files = await (0,folder_sitemap/* sitemapsOfLanguages */.X)(visit, survey.origin, isKnown);
    if (files.length === 0)
        return { files, urls };
    const listener = {
        child: () => undefined,
        entry({ loc }) {
            const url = URL.parse(loc);
            if (url)
                urls.add((0,comparable_url/* comparableUrl */.sY)(url));
        },
    };
    await (0,sitemap_survey/* surveySitemaps */.p$)(visit, survey.origin, listener, { mayLeave: false, files });
    return { files, urls };
}
async function samplesOf(visit, { samples: { chosen, probed }, hosts }, origins) {
    const none = { samples: [], tried: { read: 0, asked: 0 } };
    if (visit.preview?.isHomeGuessed && !chosen.some(({ url }) => isInHome(visit.preview, url)))
        return none;
    const samples = await (0,sitemap_samples/* takeSamples */.Dt)(visit, chosen, origins);
    const isGuess = visit.preview?.host === undefined && hosts.productionOrigin !== undefined;
    const isElsewhere = samples.length > 1 && samples.every(({ status }) => (0,network_status/* isGone */.ST)(status ?? 0));
    if (isGuess && isElsewhere)
        return none;
    const read = samples.length;
    if (!(0,host_kind/* isLocalHost */.mJ)(new URL(visit.url).hostname))
        return { samples, tried: { read, asked: read } };
    const further = await (0,sitemap_samples/* findGoneAndMoved */.RE)(visit, probed, origins);
    return { samples: [...samples, ...further], tried: { read, asked: read + probed.length } };
}
function isInHome(preview, address) {
    const url = URL.parse(address);
    return url !== null && (0,syntax_preview/* hereOf */.IS)(preview, url) !== undefined;
}
function productionRoots({ origins, productionOrigin }, preview) {
    if (preview?.host === undefined)
        return productionOrigin === undefined ? [] : [productionOrigin];
    const listed = [...origins].filter(origin => (0,syntax_preview/* isOnProduction */.dT)(preview, new URL(origin)));
    return (listed.length > 0 ? listed : [preview.origin]).map(origin => origin + preview.folder);
}
const MAX_VOUCHERS = 3;
async function vouchers(visit, { files }, hosts) {
    const foreign = hosts.foreign.filter(host => !(0,syntax_preview/* isOnProduction */.dT)(visit.preview, new URL(`https://${host}`)));
    const vouched = new Set();
    if (foreign.length === 0 || (foreign.length === 1 && !hosts.listsOwn))
        return vouched;
    const names = new Set(files.flatMap(({ url, namedAs }) => [url, ...(namedAs ? [namedAs] : [])]));
    for (const host of foreign.slice(0, MAX_VOUCHERS)) {
        const robots = await visit.robotsTxt(`https://${host}/`);
        if ((0,robots_txt/* sitemapsOf */.yw)(robots).some(({ url }) => url !== undefined && names.has(url)))
            vouched.add(host);
    }
    return vouched;
}


/***/ }),

/***/ 56959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ shown),
/* harmony export */   V: () => (/* binding */ placeIn)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79967);

const MAX_SHOWN = 200;
function placeIn({ url }, { line, column }, message) {
    return { url, line, ...(column !== undefined && { column }), message };
}
function shown(text) {
    return (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .ownCopy */ .Sf)((0,_text_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .ym)(text, MAX_SHOWN));
}


/***/ }),

/***/ 66986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ whyIncomplete),
/* harmony export */   D4: () => (/* binding */ whyUnclear),
/* harmony export */   Lf: () => (/* binding */ withoutEntries),
/* harmony export */   Z5: () => (/* binding */ isUnclear),
/* harmony export */   uF: () => (/* binding */ NO_SITEMAP),
/* harmony export */   ut: () => (/* binding */ answerOf)
/* harmony export */ });
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79786);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);
/* harmony import */ var _visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77753);



function isUnclear({ status, failure }) {
    return failure !== undefined || (status !== undefined && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .provesNothing */ .R1)(status));
}
function answerOf({ status, failure }) {
    return failure ? failure.message : `answers ${status}`;
}
function whyUnclear({ files, probes }) {
    if (files.some(({ reading }) => reading))
        return undefined;
    const unclear = [...files, ...probes].find(isUnclear);
    return unclear && `${unclear.url} ${answerOf(unclear)}`;
}
const NO_SITEMAP = 'the site has no sitemap';
function withoutEntries(survey) {
    if (survey.files.some(_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_1__/* .isThere */ .$B))
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .notApplicable */ .hH)('the sitemaps list nothing');
    const unclear = whyUnclear(survey);
    return unclear === undefined ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .notApplicable */ .hH)(NO_SITEMAP) : (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .notMeasured */ .q7)(unclear);
}
function whyIncomplete({ files, unread }) {
    const broken = files.find(file => !file.reading || ((0,_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_1__/* .isThere */ .$B)(file) && file.reading.stopped !== undefined));
    if (broken) {
        const { url, failure, reading } = broken;
        const isStopped = failure === undefined && reading !== undefined;
        return `${url} ${isStopped ? `was not read to its end: ${reading.stopped}` : answerOf(broken)}`;
    }
    return unread > 0 ? `${unread} further sitemaps were not read` : undefined;
}


/***/ }),

/***/ 43914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ w3cDate)
/* harmony export */ });
const W3C_DATE = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,12})?)?(Z|[+-]\d\d:\d\d)?)?)?)?$/;
function w3cDate(text) {
    const match = W3C_DATE.exec(text);
    if (!match)
        return undefined;
    const [year, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match
        .slice(1, 7)
        .map(part => (part === undefined ? undefined : Number(part)));
    const zone = match[7] ?? 'Z';
    const local = Date.UTC(year, month - 1, day, hour, minute, second);
    const date = new Date(local);
    const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 0;
    if (!exists || hour > 24 || minute > 59 || second > 60)
        return undefined;
    return zone === 'Z' ? local : local - offsetOf(zone);
}
function offsetOf(zone) {
    const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4));
    return (zone.startsWith('-') ? -1 : 1) * minutes * 60_000;
}


/***/ }),

/***/ 35859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ domainOfFile)
/* harmony export */ });
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);

const MAX_NAME = 255;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
async function domainOfFile(visit, root) {
    const { final } = await visit.fetch(`${root}/CNAME`, { maxBytes: MAX_NAME });
    if (!final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccess */ .oJ)(final.status) || final.truncated)
        return undefined;
    const name = final.body.toString('utf8').trim();
    return isDomain(name) ? new URL(`https://${name}/`).host : undefined;
}
function isDomain(text) {
    const labels = text.split('.');
    return (labels.length > 1 &&
        labels.every(label => LABEL.test(label)) &&
        /[a-z]/i.test(labels.at(-1)) &&
        URL.canParse(`https://${text}/`));
}


/***/ }),

/***/ 38658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ isForGitHubPages),
/* harmony export */   y: () => (/* binding */ mayHaveRepositoriesBeside)
/* harmony export */ });
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1550);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11312);
/* harmony import */ var _domain_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35859);
/* harmony import */ var _left_to_deployment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50631);
/* harmony import */ var _per_visit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9895);






const OF_OTHERS = ['_redirects', 'netlify.toml', 'vercel.json', '_headers'];
const isForGitHubPages = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => {
    const { preview } = visit;
    const { origin, hostname } = new URL(visit.url);
    if (/\.github\.io$/i.test(preview?.host ?? hostname))
        return true;
    if (preview?.host === undefined)
        return /^github\.com$/i.test((0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_5__/* .header */ .wx)(await visit.response(), 'server') ?? '');
    const root = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .deploymentRoot */ .gS)(preview, origin);
    const domain = await (0,_domain_file_js__WEBPACK_IMPORTED_MODULE_2__/* .domainOfFile */ .i)(visit, root);
    if (domain === undefined || (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .bareHost */ .n0)(domain) !== (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .bareHost */ .n0)(preview.host))
        return false;
    return !(await hasFilesOfOthers(visit, root));
});
const mayHaveRepositoriesBeside = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .perVisit */ .V)(async (visit) => {
    const { preview } = visit;
    if (preview?.host === undefined || preview.home !== '')
        return false;
    if (await isForGitHubPages(visit))
        return true;
    const root = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .deploymentRoot */ .gS)(preview, new URL(visit.url).origin);
    const { final } = await visit.fetch(`${root}/CNAME`);
    return final !== undefined && (0,_left_to_deployment_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfOwnerSite */ .E9)(final) && !(await hasFilesOfOthers(visit, root));
});
async function hasFilesOfOthers(visit, root) {
    for (const name of OF_OTHERS) {
        const { final } = await visit.fetchForSite(`${root}/${name}`);
        if (final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccess */ .oJ)(final.status))
            return true;
    }
    return false;
}


/***/ }),

/***/ 55937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ homeDocument)
/* harmony export */ });
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);




async function homeDocument(visit, root) {
    const { final } = await visit.fetchForSite(`${root}/`);
    if (!final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(final.status))
        return undefined;
    return new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df((0,_formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHtml */ .iT)(final.body, (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(final, 'content-type')).text, final.url);
}


/***/ }),

/***/ 8802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ linkedSitemaps)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11312);
/* harmony import */ var _home_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55937);



const MAX_LINKS = 200;
const MAX_SITEMAPS = 3;
async function linkedSitemaps(visit, origin) {
    const root = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .deploymentRoot */ .gS)(visit.preview, origin);
    const document = await (0,_home_document_js__WEBPACK_IMPORTED_MODULE_2__/* .homeDocument */ .z)(visit, root);
    const urls = (document?.elements('link') ?? []).slice(0, MAX_LINKS).flatMap(link => {
        if (!/(?:^|\s)sitemap(?:\s|$)/i.test((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'rel') ?? ''))
            return [];
        const address = document.addressOf((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'href') ?? '');
        const here = address ? (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_1__/* .askedAt */ .YG)(visit.preview, address.href) : '';
        return here.startsWith(`${root}/`) ? here : [];
    });
    return [...new Set(urls)].slice(0, MAX_SITEMAPS);
}


/***/ }),

/***/ 9895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ perVisit)
/* harmony export */ });
/* harmony import */ var _input_trace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4274);

function perVisit(read) {
    return visit => {
        const known = visit.readings.get(read);
        const reading = known ?? (0,_input_trace_js__WEBPACK_IMPORTED_MODULE_0__/* .traced */ .mn)(() => read(visit));
        if (!known)
            visit.readings.set(read, reading);
        return (0,_input_trace_js__WEBPACK_IMPORTED_MODULE_0__/* .read */ .LF)(reading);
    };
}


/***/ })

};
