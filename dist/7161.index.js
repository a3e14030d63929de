export const id = 7161;
export const ids = [7161];
export const modules = {

/***/ 79786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IX: () => (/* binding */ pass),
/* harmony export */   Jb: () => (/* binding */ failAmong),
/* harmony export */   Qh: () => (/* binding */ judgedWithout),
/* harmony export */   Sw: () => (/* binding */ failEach),
/* harmony export */   a4: () => (/* binding */ failWhere),
/* harmony export */   fJ: () => (/* binding */ fail),
/* harmony export */   hH: () => (/* binding */ notApplicable),
/* harmony export */   ls: () => (/* binding */ failCounted),
/* harmony export */   q7: () => (/* binding */ notMeasured),
/* harmony export */   tE: () => (/* binding */ sameForAll)
/* harmony export */ });
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39288);

function pass(message) {
    return message === undefined ? { outcome: 'pass' } : { outcome: 'pass', message };
}
/** The check failed at one place or more. */
function fail(occurrences, message) {
    const places = Array.isArray(occurrences) ? occurrences : [occurrences];
    return message === undefined
        ? { outcome: 'fail', occurrences: places }
        : { outcome: 'fail', message, occurrences: places };
}
/** Failed where there are occurrences, else passed. */
function failWhere(occurrences, message) {
    return occurrences.length === 0 ? pass() : fail(occurrences, message);
}
/** Failed with the count of all places, of which some may be at hand; passed where there are none. */
function failCounted(occurrences, count) {
    if (count === 0)
        return pass();
    return count > occurrences.length ? { outcome: 'fail', occurrences, count } : fail(occurrences);
}
/**
 * Not applicable where there was nothing that could have failed, so that no pass stands for nothing; else as
 * {@link failWhere}.
 *
 * @param subjects all that was looked at
 * @param nothing why there is none
 */
function failAmong(subjects, occurrences, nothing) {
    return subjects.length === 0 && occurrences.length === 0 ? notApplicable(nothing) : failWhere(occurrences);
}
/**
 * A place for each subject at fault; not applicable where there are no subjects.
 *
 * @param placeOf where a subject is at fault; undefined where it is not
 * @param nothing why there are no subjects
 */
function failEach(subjects, placeOf, nothing) {
    const places = subjects.map(placeOf).filter(place => place !== undefined);
    return failAmong(subjects, places, nothing);
}
function notApplicable(message) {
    return { outcome: 'not-applicable', message };
}
function notMeasured(message) {
    return { outcome: 'not-measured', message };
}
/** What is said of a check whose subject was not there, or not seen. */
function judgedWithout(reason) {
    return reason instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_0__/* .NotApplicable */ .bQ ? notApplicable(reason.message) : notMeasured(reason.message);
}
/**
 * The same answer to each of some checks, as where what they are about is not there.
 *
 * @param checks their definitions, or anything else with their names as keys
 */
function sameForAll(checks, judgement) {
    const names = Object.keys(checks);
    return Object.fromEntries(names.map(name => [name, judgement]));
}


/***/ }),

/***/ 77628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ unlessLackingFiles)
/* harmony export */ });
/* harmony import */ var _visit_layout_gap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59313);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79786);


/**
 * The judgements, but for faults that a style sheet or script may explain which Chrome did not get: it may hide what
 * seems to be at fault, or fill it.
 *
 * @param names checks that depend on what is shown
 * @param types what may explain them
 */
async function unlessLackingFiles({ scripts }, judgements, names, types = ['Stylesheet', 'Script']) {
    const failed = names.filter(name => judgements[name].outcome === 'fail');
    if (failed.length === 0 || scripts.state !== 'seen')
        return judgements;
    const gap = await (0,_visit_layout_gap_js__WEBPACK_IMPORTED_MODULE_0__/* .layoutGap */ .X7)(scripts.rendered, types);
    if (gap === undefined)
        return judgements;
    return { ...judgements, ...Object.fromEntries(failed.map(name => [name, (0,_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .notMeasured */ .q7)(gap)])) };
}


/***/ }),

/***/ 44310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ canonicalLinks),
/* harmony export */   fk: () => (/* binding */ declaredCanonical),
/* harmony export */   tQ: () => (/* binding */ agreedCanonical)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1550);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25218);
/* harmony import */ var _syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96334);
/* harmony import */ var _link_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5154);





/**
 * Attributes of elements, and parameters of headers, with which Google does not take a canonical as one, since they
 * make it mean another version.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls#rel-canonical-link-method
 */
const DISQUALIFYING = ['hreflang', 'lang', 'media', 'type'];
/**
 * All canonicals of a page: those of `<head>` in their order, then those of its `Link` headers. A header that speaks of
 * another resource or of a part of the page, by `anchor` (RFC 8288 section 3.2), declares none.
 */
function canonicalLinks(page) {
    const inHead = page.document.elements('link').filter(link => (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isCanonical */ .ZY)(link) && (0,_link_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isInHead */ .gd)(link));
    return [
        ...inHead.map(element => fromElement(page, element)),
        ...(0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .headerValues */ .UE)(page.response, 'link').flatMap(value => fromHeader(page, value)),
    ];
}
/** The canonical that counts among those of a page: undefined where none can be used, or where they differ. */
function agreedCanonical(links) {
    const usable = links.filter(({ url }) => url);
    return new Set(usable.map(({ url }) => (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_3__/* .comparableUrl */ .sY)(url))).size === 1 ? usable[0] : undefined;
}
/** The canonical that a page declares: the first usable one; undefined where there is none. */
function declaredCanonical(page) {
    return canonicalLinks(page).find(link => link.url)?.url;
}
function fromElement(page, element) {
    const { document } = page;
    const href = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href') ?? '').trim();
    return {
        source: 'html',
        href,
        ...readTarget(withScheme(href, page), document.baseUrl, name => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, name)),
        at: message => document.occurrence(element, message),
    };
}
function fromHeader(page, value) {
    return (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLinkHeader */ .No)(value)
        .filter(link => (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .headerRelations */ .nl)(link).includes('canonical') && (0,_syntax_link_header_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbout */ .KH)(link, page.url))
        .map(({ target, parameters }) => ({
        source: 'header',
        href: target,
        ...readTarget(withScheme(target, page), page.url, name => parameters.get(name)),
        at: message => ({ url: page.url, message, snippet: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .snippet */ .UA)(`Link: <${target}>; rel="canonical"`) }),
    }));
}
/** `//host/path` has the scheme of the page, which is that of production and not that of a preview on this machine. */
function withScheme(href, { preview }) {
    return href.startsWith('//') && preview?.origin?.startsWith('https:') ? `https:${href}` : href;
}
/** @param stated value of an attribute or parameter of the link */
function readTarget(href, base, stated) {
    if (href === '')
        return { url: undefined, problem: 'has no URL' };
    const url = URL.parse(href, base);
    if (!url)
        return { url: undefined, problem: `"${href}" is not a URL` };
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        return { url: undefined, problem: `"${href}" is not an http or https URL` };
    }
    const disqualified = DISQUALIFYING.filter(name => stated(name) !== undefined);
    return disqualified.length === 0
        ? { url, problem: undefined }
        : {
            url: undefined,
            problem: `Google ignores a canonical with the attribute ${disqualified.join(' or ')}`,
        };
}


/***/ }),

/***/ 79222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ folded),
/* harmony export */   k: () => (/* binding */ foldedPath)
/* harmony export */ });
/* harmony import */ var _text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35601);

/** Characters of a path that are looked at, from its end. */
const MAX_PATH = 300;
/**
 * The path of an address as sites spell it in many ways, in one: decoded, in lower case, with hyphens for underscores and
 * blanks, and Latin, Greek and Cyrillic letters without their marks, so that `/%C3%87erez_Politikas%C4%B1` is `/cerez-politikasi`.
 */
function foldedPath(url) {
    return folded((0,_text_percent_decoded_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecoded */ .o)(new URL(url).pathname).slice(-MAX_PATH));
}
/** A text as {@link foldedPath} writes it. */
function folded(text) {
    return (text
        .toLowerCase()
        .normalize('NFD')
        // Of other scripts they are letters of their own: "ポ" is no "ホ", and Hindi and Thai write vowels so.
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

/**
 * Last parts of the addresses of pages that say thanks for what was sent, in the languages that are most frequent on the
 * web, as {@link foldedPath} writes them.
 */
const THANKS = [
    'thank-?you|thanks|danke|vielen-dank|merci|gracias|obrigad[oa]|grazie|bedankt|dziekujemy|dekujeme|dakujeme|koszonjuk|hvala|tack|takk?|kiitos|success?|sucesso|successo|exito|erfolg(?:reich)?|confirmation',
    'paldies|aciu|dekojame|aitah|tanan|gracies|arigato|xiexie|shukran|ευχαριστ(?:ουμε|ω)|спасибо|дякуємо|благодари[мя]|ありがとうございま(?:す|した)|감사합니다|谢谢|謝謝|感谢|感謝|شكرا|תודה|धन्यवाद',
    'multumim|multumesc|tesekkur(?:ler|-ederiz)?|spasibo|dyakuyemo|blagodarya|eyxaristoume|efcharistoume|terima-kasih|cam-on|message-sent|mesaj-trimis|messaggio-inviato|mensaje-enviado',
    'conferma-?(?:invio|ordine|prenotazione|iscrizione)|invio-?conferma|confirmacion(?:-envio)?|bestaetigung|bestatigung|potwierdzenie|potvrzeni|bevestiging',
];
/** What was sent, as it stands before the thanks: `contact-form-thank-you`. Other words make a post of it: `giving-thanks`. */
const SENT = [
    'contact(?:-us)?|order|newsletter|form|booking|reservation|registration|sign-?up|subscri(?:be|ption)|quote|enquiry|inquiry|request|message|donat(?:e|ion)|payment|purchase|checkout|download|application|appointment|survey|feedback|rsvp|mail|email',
    'kontakt(?:formular)?|bestellung|anfrage|anmeldung|buchung|nachricht|spende|zahlung|termin|formular|commande|inscription|formulaire|devis|don|paiement|contacto|contato|pedido|reserva|inscripcion|inscricao|formulario|pago|pagamento|donacion|doacao|boletin',
    'contatt[io]|ordine|prenotazione|iscrizione|richiesta|modulo|donazione|bestelling|aanvraag|aanmelding|reservering|nieuwsbrief|zamowienie|formularz|objednavka|formular|rendeles|comanda|siparis|iletisim|zakaz|zayavka|заказ|заявка',
];
/** Kinds of what was sent that one address names. */
const MAX_SENT = 3;
/** Those of other pages for people who are on the site already. */
const OTHERS = [
    // A search, a login, an account.
    'search|suche|recherche|buscar|busca|cerca|zoeken|szukaj|arama|poisk|log-?in|sign-?in|sign-?up|register|(?:my-?)?account|dashboard|unsubscribe|admin',
    '(?:mein-?)?konto|anmelden|einloggen|mon-compte|connexion|se-connecter|mi-cuenta|cuenta|iniciar-sesion|minha-conta|conta|entrar|il-mio-account|accedi',
    'mijn-account|inloggen|moje-konto|logowanie|zaloguj(?:-sie)?|muj-ucet|moj-ucet|prihlaseni|prihlasenie|fiokom|bejelentkezes|contul-meu|cont|autentificare',
    'hesabim|giris|uye-(?:girisi|ol)|kayit-ol|oma-tili|kirjaudu|min-(?:konto|side|sida)|log-?ind|logga-in|logg-inn|lichnyj?i?-kabinet|vhod|osobystyi-kabinet',
    // A cart, and the way to the till.
    'cart|basket|checkout|warenkorb|kasse|panier|carrito|carrinho|carrello|winkelwagen|winkelmand(?:je)?|afrekenen|koszyk|kosik|kosar|penztar|cos-de-cumparaturi|cosul-meu|sepet(?:im)?',
    'kundvagn|varukorg|kassa|handlekurv|kurv|ostoskori|korzina|koshyk|kolichka|kalathi',
];
/** Ends of addresses that a login service sends a browser back to: redirect URIs of OAuth and OpenID Connect. */
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
/** Whether a page asks visitors who they are, by its address. */
function isLogin(url) {
    return LOGIN.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}
/** Whether a page says thanks for a message or an order, by its address. */
function isThanks(url) {
    return PAGE_OF_THANKS.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}
/**
 * Whether a page is there for a program, by its address: a login service sends browsers to it with a code, and they leave
 * it at once.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6749#section-3.1.2
 */
function isLoginReturn(url) {
    return LOGIN_RETURN.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}
/**
 * Pages below that of an account, and WooCommerce's for a new password, whatever the account is called on a site. Help on
 * passwords and ways to pay have addresses of the same names elsewhere.
 *
 * @see https://woocommerce.com/document/woocommerce-endpoints-2-1/
 */
const OF_ACCOUNT = /\/(?:lost-password|(?:my-?account|(?:mein-?)?konto|mon-compte|mi-cuenta|minha-conta|mijn-account)\/(?:(?:forgot|reset)-password|customer-logout|edit-(?:account|address)|(?:add-)?payment-methods?|orders|downloads|view-order\/[^/]{1,40}))(?:\.\w{1,5})?(?:\/(?:index\.\w{1,5})?)?$/;
/** The steps of an order: `/checkout/confirm`. */
const STEP_OF_ORDER = /\/checkout\/[^/]{1,40}(?:\/(?:index\.\w{1,5})?)?$/;
/** Whether a page is for people who are on the site already, by its address: a login, a cart, thanks for an order. */
function isForUsers(url) {
    const path = (0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url);
    return FOR_USERS.test(path) || STEP_OF_ORDER.test(path) || OF_ACCOUNT.test(path);
}
/** Words of the addresses of what only those see who run a site, whatever they put before or behind them. */
const OF_OWNERS = new Set('admin administrator administration adminpanel panel cpanel login signin dashboard backend backoffice cms'.split(' '));
/**
 * Whether a page is the panel or the login of those who run the site, by the last part of its address: `/shop-panel.html`.
 * Products may be called so as well, so something else has to say that the page is closed on purpose.
 */
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

/**
 * Last parts of addresses of imprints, privacy policies and terms, in the languages that are most frequent on the web, as
 * {@link foldedPath} writes them.
 */
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
/** Whether a page is one that the law asks for, and nobody searches for, by its address. */
function isLegalNotice(url) {
    return LEGAL_NOTICE.test((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedPath */ .k)(url));
}


/***/ }),

/***/ 96334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ isAbout),
/* harmony export */   No: () => (/* binding */ parseLinkHeader),
/* harmony export */   nl: () => (/* binding */ headerRelations)
/* harmony export */ });
/**
 * Reads the value of a `Link` header, tolerantly as RFC 8288 appendix B.2 lays down: where the value stops being a list
 * of links, the rest of it is dropped.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8288#appendix-B.2
 */
function parseLinkHeader(value) {
    const links = [];
    const cursor = new Cursor(value);
    for (;;) {
        cursor.skip(/[\s,]/);
        if (!cursor.take('<'))
            return links;
        const target = cursor.until(/>/);
        if (!cursor.take('>'))
            return links;
        links.push({ target: target.trim(), parameters: readParameters(cursor) });
        cursor.until(/,/);
    }
}
/** The link types of a link in lower case. */
function headerRelations({ parameters }) {
    return (parameters.get('rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}
/**
 * Whether a link is about the page that was sent with it, and not, by `anchor`, about something else or a part of it.
 *
 * @param pageUrl of the response, which relative anchors count from
 * @see https://www.rfc-editor.org/rfc/rfc8288#section-3.2
 */
function isAbout({ parameters }, pageUrl) {
    const anchor = parameters.get('anchor');
    return anchor === undefined || URL.parse(anchor, pageUrl)?.href === pageUrl.split('#', 1)[0];
}
function readParameters(cursor) {
    const parameters = new Map();
    for (;;) {
        cursor.skip(/\s/);
        if (!cursor.take(';'))
            return parameters;
        cursor.skip(/[\s;]/);
        const name = cursor.until(/[\s=;,]/).toLowerCase();
        cursor.skip(/\s/);
        let value = '';
        if (cursor.take('=')) {
            cursor.skip(/\s/);
            value = cursor.take('"') ? cursor.quoted() : cursor.until(/[;,]/).trim();
        }
        if (name !== '' && !parameters.has(name))
            parameters.set(name, value);
    }
}
class Cursor {
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    take(character) {
        if (this.#text[this.#at] !== character)
            return false;
        this.#at++;
        return true;
    }
    skip(characters) {
        while (this.#at < this.#text.length && characters.test(this.#text[this.#at]))
            this.#at++;
    }
    /** What comes before one of the characters, or before the end. */
    until(characters) {
        const start = this.#at;
        while (this.#at < this.#text.length && !characters.test(this.#text[this.#at]))
            this.#at++;
        return this.#text.slice(start, this.#at);
    }
    /** The rest of a quoted string behind its opening quote, escapes undone. */
    quoted() {
        let value = '';
        while (this.#at < this.#text.length) {
            const character = this.#text[this.#at++];
            if (character === '"')
                break;
            value += character === '\\' ? (this.#text[this.#at++] ?? '') : character;
        }
        return value;
    }
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

/***/ 58800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/script-judgements.js
var script_judgements = __webpack_require__(79183);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/syntax/language-tag.js + 7 modules
var language_tag = __webpack_require__(93747);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/language-versions.js
var language_versions = __webpack_require__(2162);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/named-versions.js
var named_versions = __webpack_require__(39729);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/versions-help.js
var versions_help = __webpack_require__(73417);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/codes.js







const CODES = `${versions_help/* VERSIONS_HELP */.S}#language-codes`;
const CHECKS = {
    'code-malformed': {
        severity: 'warning',
        title: 'A hreflang value is not a language code',
        why: 'Search engines ignore a language version whose code they cannot read.',
        fix: 'Write the language, then the script and region where needed, with hyphens: en, en-GB, zh-Hant-TW, x-default.',
        help: CODES,
        example: 'hreflang="en_US"',
    },
    'language-unknown': {
        severity: 'warning',
        title: 'A hreflang value names a language that does not exist',
        why: 'Search engines ignore the language version.',
        fix: 'Use the two-letter code of the language (ISO 639-1). It comes first; a code with only a country is not possible.',
        help: CODES,
        example: 'hreflang="xx"',
    },
    'language-not-iso-639-1': {
        severity: 'notice',
        title: 'A hreflang value does not use the two-letter code of its language',
        why: 'Google documents the codes of ISO 639-1 only and may ignore others.',
        fix: 'Use the two-letter code of the language in ISO 639-1.',
        help: CODES,
        example: 'hreflang="gsw"',
    },
    'region-unknown': {
        severity: 'warning',
        title: 'A hreflang value names a country that does not exist',
        why: 'Search engines cannot tell which country the language version is for.',
        fix: 'Use the two-letter code of the country (ISO 3166-1), such as GB for the United Kingdom, or leave the country out.',
        help: CODES,
        example: 'hreflang="en-UK"',
    },
    'region-is-area': {
        severity: 'notice',
        title: 'A hreflang value names an area of several countries',
        why: 'Google documents countries only, so it may ignore a language version for Latin America (es-419).',
        fix: 'Add a link with the language only, such as es, or one for each country.',
        help: CODES,
        example: 'hreflang="es-419"',
    },
    'script-unknown': {
        severity: 'warning',
        title: 'A hreflang value names a script that does not exist',
        why: 'Search engines cannot tell in which script the language version is written.',
        fix: 'Use a code of ISO 15924, such as Hans or Hant for Chinese, Latn or Cyrl for Serbian.',
        help: CODES,
        example: 'hreflang="zh-Hand"',
    },
};
/** The codes of languages, scripts and regions that versions are named with. */
const codes = (0,tool_definition/* defineTopic */.RE)({
    checks: CHECKS,
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, alternates, without, notRead } = await (0,named_versions/* namedVersions */.fY)(visit);
        const none = without ?? notRead;
        const judgements = none ? (0,judgement/* sameForAll */.tE)(CHECKS, none) : judgeCodes(alternates.read);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']) };
    },
});
/** Judges the codes of all versions: each has at most one fault of its language, and else of its script and region. */
function judgeCodes(alternates) {
    const places = {
        'code-malformed': [],
        'language-unknown': [],
        'language-not-iso-639-1': [],
        'region-unknown': [],
        'region-is-area': [],
        'script-unknown': [],
    };
    const codes = new Set(alternates.map(({ code }) => code.toLowerCase()));
    for (const alternate of alternates) {
        for (const { check, message } of faultsOf(alternate, codes)) {
            places[check].push(alternate.at(message));
        }
    }
    const tags = alternates.flatMap(alternate => (0,language_versions/* languageOf */.eX)(alternate) ?? []);
    const known = tags.filter(({ language }) => (0,language_tag/* languageKind */.NI)(language) !== 'unknown');
    const regional = known.filter(({ region }) => region !== undefined);
    const written = known.filter(({ script }) => script !== undefined);
    const among = (check, subjects, nothing) => (0,judgement/* failAmong */.Jb)(subjects, places[check], nothing);
    return {
        'code-malformed': (0,judgement/* failWhere */.a4)(places['code-malformed']),
        'language-unknown': among('language-unknown', tags, NO_LANGUAGE),
        'language-not-iso-639-1': among('language-not-iso-639-1', known, NO_LANGUAGE),
        'region-unknown': among('region-unknown', regional, NO_REGION),
        'region-is-area': among('region-is-area', regional, NO_REGION),
        'script-unknown': among('script-unknown', written, 'no hreflang link has a script'),
    };
}
const NO_LANGUAGE = 'no hreflang link has a language that can be read';
const NO_REGION = 'no hreflang link has a country';
function faultsOf({ code, written: text }, written) {
    const tag = (0,language_tag/* readLanguageTag */.FA)(code);
    if (!tag?.language && !(0,language_versions/* isXDefault */.Qz)(code))
        return [{ check: 'code-malformed', message: malformed(code) }];
    if (text !== code) {
        return [
            { check: 'code-malformed', message: `${JSON.stringify(text)} has spaces around it; write "${code}"` },
        ];
    }
    if (!tag?.language || (0,language_versions/* isXDefault */.Qz)(code))
        return [];
    const kind = (0,language_tag/* languageKind */.NI)(tag.language);
    if (kind === 'unknown')
        return [{ check: 'language-unknown', message: unknownLanguage(code, tag) }];
    const faults = [];
    const short = (0,language_tag/* shortLanguage */.XO)(tag.language);
    // A language that has no other code is named as it can be.
    if (kind !== 'two-letter' && short.length === 2) {
        faults.push({
            check: 'language-not-iso-639-1',
            message: `"${code}"; ${(0,language_tag/* nameOf */.Vb)('language', short)} is "${short}"`,
        });
    }
    if (tag.script !== undefined && !(0,language_tag/* isScript */.Kh)(tag.script)) {
        faults.push({ check: 'script-unknown', message: `"${code}": the script ${tag.script} does not exist` });
    }
    const { region } = tag;
    if (region === undefined || (0,language_tag/* isCountry */.B8)(region))
        return faults;
    if (!(0,language_tag/* isArea */.y_)(region)) {
        faults.push({ check: 'region-unknown', message: unknownRegion(code, region) });
    }
    else if (!written.has(tag.language)) {
        const message = `"${code}" is for ${(0,language_tag/* nameOf */.Vb)('region', region)}, and there is no link for "${tag.language}"`;
        faults.push({ check: 'region-is-area', message });
    }
    return faults;
}
function malformed(code) {
    if (code === '')
        return 'The value is empty';
    const lower = code.toLowerCase();
    if (/^x[^a-z]*default$/.test(lower))
        return `"${code}"; write "${language_versions/* X_DEFAULT */.dc}"`;
    const parts = lower.split(/[^a-z0-9]+/).filter(Boolean);
    const hyphenated = parts.join('-');
    const found = (0,language_tag/* readLanguageTag */.FA)(hyphenated) ?? (0,language_tag/* readLanguageTag */.FA)(byLength(parts));
    if (!found?.language || (0,language_tag/* languageKind */.NI)(found.language) === 'unknown')
        return `"${code}"`;
    return `"${code}"; write "${written(found)}"`;
}
/** Scripts come before regions: `zh-TW-Hant` is meant to be `zh-Hant-TW`. */
function byLength([language = '', ...rest]) {
    return [language, ...rest.toSorted((a, b) => b.length - a.length)].join('-');
}
function written({ language, script, region }) {
    return [language, script, region].filter(part => part !== undefined).join('-');
}
function unknownLanguage(code, { language, region }) {
    if (language === 'default')
        return `"${code}"; write "${language_versions/* X_DEFAULT */.dc}"`;
    const first = language.toUpperCase();
    const country = (0,language_tag/* isCountry */.B8)(first) ? first : (0,language_tag/* meantCountry */.I6)(first);
    const reversed = region?.toLowerCase();
    if (country && reversed && (0,language_tag/* languageKind */.NI)(reversed) === 'two-letter') {
        return `"${code}" has the country first; write "${reversed}-${country}"`;
    }
    if (country) {
        const likely = (0,language_tag/* likelyLanguage */.b)(country);
        const hint = likely ? `; the language comes first, such as "${likely}-${country}"` : '';
        return `"${code}": ${language} is a country (${(0,language_tag/* nameOf */.Vb)('region', country)})${hint}`;
    }
    const short = (0,language_tag/* shortLanguage */.XO)(language);
    const hint = short !== language ? `; ${(0,language_tag/* nameOf */.Vb)('language', short)} is "${short}"` : '';
    return `"${code}": the language "${language}" does not exist${hint}`;
}
function unknownRegion(code, region) {
    const meant = (0,language_tag/* meantCountry */.I6)(region);
    if (meant)
        return `"${code}": the code of ${(0,language_tag/* nameOf */.Vb)('region', meant)} is ${meant}`;
    if (region === 'EU')
        return `"${code}": the European Union is not a country; use its countries, or the language only`;
    return `"${code}": the country ${region} does not exist`;
}

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/tools/content/examined-page.js
var examined_page = __webpack_require__(89803);
// EXTERNAL MODULE: ./lib/engine/tools/content/language.js
var language = __webpack_require__(43692);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/page-language.js



function pageLanguageOf(page) {
    const { document, response } = page;
    const { html } = document;
    const xhtml = (0,exchange/* mediaType */.JL)(response) === 'application/xhtml+xml';
    const declared = ((html && languageAttribute(html, xhtml)) ?? '').trim();
    const metas = document.elements('meta');
    const inMeta = metas.filter(meta => (0,html_document/* attribute */.lt)(meta, 'http-equiv')?.trim().toLowerCase() === 'content-language');
    const inHeader = { url: page.url, snippet: `Content-Language: ${(0,exchange/* header */.wx)(response, 'content-language')}` };
    const locale = metas.find(meta => (0,html_document/* attribute */.lt)(meta, 'property')?.trim().toLowerCase() === 'og:locale');
    return {
        declared,
        language: readable(declared),
        contentLanguages: [
            ...tagsIn((0,exchange/* header */.wx)(response, 'content-language')).map(tag => ({ tag, where: inHeader })),
            ...inMeta.flatMap(meta => tagsIn((0,html_document/* attribute */.lt)(meta, 'content')).map(tag => ({ tag, where: document.occurrence(meta) }))),
        ],
        ogLocale: locale && {
            tag: ((0,html_document/* attribute */.lt)(locale, 'content') ?? '').trim(),
            where: document.occurrence(locale),
        },
    };
}
function languageAttribute(html, xhtml) {
    const lang = (0,html_document/* attribute */.lt)(html, 'lang');
    return lang === undefined && xhtml ? (0,html_document/* attribute */.lt)(html, 'xml:lang') : lang;
}
function tagsIn(list) {
    return (list ?? '')
        .split(',')
        .map(tag => tag.trim())
        .filter(Boolean);
}
function readable(tag) {
    const language = (0,language_tag/* readLanguageTag */.FA)(tag.replaceAll('_', '-'))?.language;
    return language && (0,language_tag/* languageKind */.NI)(language) !== 'unknown' ? language : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/declared-language.js











const declared_language_CODES = `${versions_help/* VERSIONS_HELP */.S}#language-codes`;
const HTML_LANG = 'https://www.w3.org/International/questions/qa-html-language-declarations';
const declared_language_CHECKS = {
    'html-lang-missing': {
        severity: 'warning',
        title: 'The page does not declare its language',
        why: 'Screen readers, translation in browsers and Bing rely on the lang attribute of <html>.',
        fix: 'Add it with the language of the text, such as <html lang="en"> for English.',
        help: HTML_LANG,
        example: '<html>',
    },
    'html-lang-invalid': {
        severity: 'warning',
        title: 'The lang attribute is not a language code',
        why: 'Screen readers and browsers treat the language of the page as unknown.',
        fix: 'Use a code such as en, en-GB or zh-Hant.',
        help: HTML_LANG,
        example: '<html lang="english">',
    },
    'self-language-mismatch': {
        severity: 'warning',
        title: 'The lang attribute of the page contradicts its own hreflang',
        why: 'One of the two is wrong: either search engines show the page to the wrong people, or screen readers read it with the wrong voice.',
        fix: 'Set both to the language of the text.',
        help: declared_language_CODES,
        example: 'the page names itself with hreflang="de" and has <html lang="en">',
    },
    'og-locale-mismatch': {
        severity: 'notice',
        title: 'og:locale contradicts the lang attribute',
        why: 'Social networks read the language of a shared page from og:locale.',
        fix: 'Set og:locale to the language of the page, such as de_DE, or remove it.',
        help: 'https://ogp.me/#optional',
        example: '<html lang="de">\n<meta property="og:locale" content="en_US">',
    },
};
/** The language that the page declares of itself. */
const declaredLanguage = (0,tool_definition/* defineTopic */.RE)({
    checks: declared_language_CHECKS,
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, address, versions } = await (0,named_versions/* namedVersions */.fY)(visit);
        const language = pageLanguageOf(page);
        const detected = language.declared === '' ? await detectedLanguage(visit) : '';
        const judgements = {
            ...judgeLanguage(page, language, (0,language_versions/* ownVersions */.qt)(versions, address), detected),
            // Networks run no scripts, which may have chosen the language of the browser.
            'og-locale-mismatch': judgeOgLocale(pageLanguageOf(page.sent), (0,language_versions/* ownVersions */.qt)(versions, address)),
        };
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']),
            facts: languageFacts(language),
        };
    },
});
/** Code of the language that the text is in; empty where none is certain. */
async function detectedLanguage(visit) {
    const { examination } = await (0,examined_page/* examinedPage */.H)(visit);
    const { language } = await examination.inLanguage();
    return language.isOfFrame ? '' : language.detected;
}
/**
 * @param own the versions that are the page itself
 * @param detected code of the language of its text
 */
function judgeLanguage(page, language, own, detected) {
    const { declared } = language;
    const { html } = page.document;
    const atRoot = (message) => html?.sourceCodeLocation ? page.document.occurrence(html, message) : { url: page.url, message };
    const fault = declared === '' ? undefined : faultOf(declared);
    return {
        'html-lang-missing': declared === '' ? (0,judgement/* fail */.fJ)(atRoot(`${missing(html)}${proposal(detected, page)}`)) : (0,judgement/* pass */.IX)(),
        'html-lang-invalid': declared === ''
            ? (0,judgement/* notApplicable */.hH)('the page declares no language')
            : (0,judgement/* failWhere */.a4)(fault === undefined ? [] : [atRoot(fault)]),
        'self-language-mismatch': judgeSelf(language, own),
    };
}
/** What to write, where the text and the host of production say it; of languages that are too much alike all codes. */
function proposal(detected, { url, preview }) {
    if (detected === '')
        return '';
    const codes = (0,language/* codesToPropose */.yt)(detected, new URL(preview?.origin ?? url).hostname);
    return codes.length === 1
        ? `: write <html lang="${codes[0]}">`
        : `: write the code of its language, one of ${codes.join(', ')}`;
}
function missing(html) {
    if (html && (0,html_document/* attribute */.lt)(html, 'lang') !== undefined)
        return 'The lang attribute is empty';
    const inXml = html && (0,html_document/* attribute */.lt)(html, 'xml:lang');
    return inXml
        ? `<html> has only xml:lang="${inXml}", which counts in XHTML only`
        : '<html> has no lang attribute';
}
function faultOf(declared) {
    const tag = (0,language_tag/* readLanguageTag */.FA)(declared);
    if (!tag) {
        const hyphenated = declared.replaceAll('_', '-');
        const hint = (0,language_tag/* readLanguageTag */.FA)(hyphenated)?.language ? `; write "${hyphenated}"` : '';
        return `lang="${declared}"${hint}`;
    }
    if (tag.language !== '' && (0,language_tag/* languageKind */.NI)(tag.language) === 'unknown') {
        return `lang="${declared}": the language "${tag.language}" does not exist`;
    }
    const { region } = tag;
    if (region === 'UK')
        return `lang="${declared}": the code of the United Kingdom is GB`;
    const known = region === undefined || (0,language_tag/* isCountry */.B8)(region) || (0,language_tag/* isArea */.y_)(region) || isReserved(region);
    return known ? undefined : `lang="${declared}": the country "${region}" does not exist`;
}
/** Codes that ISO 3166-1 reserves or leaves to its users, and that the IANA registry or CLDR know. */
function isReserved(region) {
    return /^(?:AA|AC|CP|CQ|DG|EA|EU|EZ|IC|TA|UN|X[A-Z]|Q[M-Z]|ZZ)$/.test(region);
}
function judgeSelf({ language, declared }, own) {
    const [first] = own;
    if (!first)
        return (0,judgement/* notApplicable */.hH)('no hreflang link leads to the page itself');
    if (language === undefined)
        return (0,judgement/* notApplicable */.hH)('the page declares no language that can be read');
    const agrees = own.some(version => (0,language_tag/* isSameLanguage */.ls)(version.language, language));
    return (0,judgement/* failWhere */.a4)(agrees ? [] : [first.alternate.at(`hreflang is "${first.alternate.code}", but lang is "${declared}"`)]);
}
function judgeOgLocale({ language, declared, ogLocale }, own) {
    const locale = ogLocale && readable(ogLocale.tag);
    if (!ogLocale || locale === undefined)
        return (0,judgement/* notApplicable */.hH)('the page has no og:locale that can be read');
    if (language === undefined)
        return (0,judgement/* notApplicable */.hH)('the page declares no language that can be read');
    if (isOddOne(language, locale, own))
        return (0,judgement/* notApplicable */.hH)('hreflang says the same, so lang is reported');
    const message = `og:locale is ${ogLocale.tag}, but lang is "${declared}"`;
    return (0,judgement/* failWhere */.a4)((0,language_tag/* isSameLanguage */.ls)(locale, language) ? [] : [{ ...ogLocale.where, message }]);
}
/** Whether hreflang of the page agrees with og:locale, so that lang is what is wrong. */
function isOddOne(language, locale, own) {
    const says = (other) => own.some(version => (0,language_tag/* isSameLanguage */.ls)(version.language, other));
    return says(locale) && !says(language);
}
function languageFacts({ declared, contentLanguages, ogLocale }) {
    return {
        htmlLang: declared === '' ? null : declared,
        contentLanguages: contentLanguages.map(({ tag }) => tag),
        ogLocale: ogLocale?.tag ?? null,
    };
}

// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/version-links.js
var version_links = __webpack_require__(75214);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/foreign-links.js





/** Most such links in the facts. */
const MAX_LISTED = 50;
/** Characters of the text of a link, which may say at its end that it is for another language. */
const MAX_TEXT = 200;
/** Elements around a link of which one may say that it is in another language. */
const MAX_AROUND = 30;
/**
 * Links of a page to pages in the folder of another language (`/de/preise` on `/en/about`), by their addresses on the
 * audited site, as facts by which the pages of a run are compared. Left out are those that lead to the start of a
 * language, show a picture alone, or say that they are for another language.
 */
const foreignLinks = (0,tool_definition/* defineTopic */.RE)({
    checks: {},
    readsDocument: true,
    async judge(visit) {
        const { page, address } = await (0,named_versions/* namedVersions */.fY)(visit);
        const own = (0,version_links/* plainPath */.s1)(address.here);
        const links = new Map();
        for (const element of page.document.elements('a')) {
            if (links.size >= MAX_LISTED)
                break;
            const url = page.document.addressOf((0,html_document/* attribute */.lt)(element, 'href') ?? '');
            if (!url || !/^https?:$/.test(url.protocol) || !isOfAnother(url, own, address))
                continue;
            const text = (0,html_document/* foldSpace */.GQ)((0,text_start/* startOfSeenText */.Mq)(element, MAX_TEXT));
            const located = address.locate(url);
            if (text === '' || 'unverifiable' in located || isMarked(element))
                continue;
            if (!links.has(located.url))
                links.set(located.url, text);
        }
        const listed = [...links].map(([url, text]) => ({ url, text }));
        return { judgements: {}, ...(listed.length > 0 && { facts: { foreignLinks: listed } }) };
    },
});
function isOfAnother(url, own, address) {
    if (!address.isOnSite(url))
        return false;
    const { language, rest } = (0,version_links/* plainPath */.s1)(url);
    return language !== own.language && rest !== '' && rest !== own.rest;
}
/** Whether it says in its source that it leads to another language, or stands in what is in one. */
function isMarked(link) {
    if ((0,html_document/* attribute */.lt)(link, 'hreflang') !== undefined)
        return true;
    let around = link;
    for (let steps = 0; around && around.tagName !== 'html' && steps < MAX_AROUND; steps++) {
        if ((0,html_document/* attribute */.lt)(around, 'lang') !== undefined)
            return true;
        around = (0,html_document/* parentOf */.gN)(around);
    }
    return false;
}

// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/form.js








const GUIDELINES = `${versions_help/* VERSIONS_HELP */.S}#all-method-guidelines`;
/** Most language versions that the facts list. */
const form_MAX_LISTED = 500;
const form_CHECKS = {
    'outside-head': {
        severity: 'warning',
        title: 'hreflang links are outside <head>',
        why: 'Search engines read hreflang links in <head> only and ignore those in the body.',
        fix: 'Move the links into <head>, before any element that ends it early, such as <img> or <div>.',
        help: `${versions_help/* VERSIONS_HELP */.S}#html`,
        example: '<body><link rel="alternate" hreflang="de" href="https://www.example.com/de/">',
    },
    'rel-not-alternate': {
        severity: 'warning',
        title: 'A link with hreflang lacks rel="alternate"',
        why: 'Search engines ignore the link without it.',
        fix: 'Write <link rel="alternate" hreflang="…" href="…">.',
        help: `${versions_help/* VERSIONS_HELP */.S}#html`,
        example: '<link hreflang="de" href="https://www.example.com/de/">',
    },
    'mixed-with-media': {
        severity: 'warning',
        title: 'A hreflang link also has a media attribute',
        why: 'Google asks for hreflang links without other attributes such as media.',
        fix: 'Use a separate link without hreflang for the version for another device.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
        example: '<link rel="alternate" hreflang="de" media="print" href="https://www.example.com/de/">',
    },
    'href-invalid': {
        severity: 'warning',
        title: 'A hreflang link has no usable URL',
        why: 'Search engines ignore a link without an http or https URL.',
        fix: 'Write the full URL of the page in that language.',
        help: GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="">',
    },
    'href-relative': {
        severity: 'warning',
        title: 'A hreflang link has a relative URL',
        why: 'Google asks for full URLs, with https:// and the host.',
        fix: 'Write the full URL.',
        help: GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="/de/">',
    },
    'href-local-host': {
        severity: 'error',
        title: 'A hreflang link leads to a development server',
        why: 'Only the computer that built the page can open that URL.',
        fix: 'Set the URL of the production site in the settings of the site generator.',
        help: GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="http://localhost:3000/de/">',
    },
    'href-fragment': {
        severity: 'notice',
        title: 'A hreflang link has a URL with a fragment',
        why: 'Search engines index pages, not parts of them, and drop everything from the # on.',
        fix: 'Remove the # and what follows it.',
        help: GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="https://www.example.com/de/#top">',
    },
    'href-http': {
        severity: 'warning',
        title: 'A hreflang link of an https page has an http URL',
        why: 'That URL redirects or is another one than the URL that search engines index.',
        fix: 'Write the URL with https://.',
        help: GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="http://www.example.com/de/">',
    },
};
/** How the versions are written down, whatever they mean. */
const form_form = (0,tool_definition/* defineTopic */.RE)({
    checks: form_CHECKS,
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, address, alternates, without, notRead } = await (0,named_versions/* namedVersions */.fY)(visit);
        const { read } = alternates;
        const found = judgeForm(page, alternates, address);
        const judgements = without
            ? (0,judgement/* sameForAll */.tE)(form_CHECKS, without)
            : notRead
                ? {
                    ...(0,judgement/* sameForAll */.tE)(form_CHECKS, notRead),
                    'outside-head': found['outside-head'],
                    'rel-not-alternate': found['rel-not-alternate'],
                }
                : found;
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']),
            facts: {
                rendered: (0,script_judgements/* renderingFacts */._V)(page),
                alternates: read.slice(0, form_MAX_LISTED).map(alternateFacts),
                ...(read.length > form_MAX_LISTED && { alternatesLeftOut: read.length - form_MAX_LISTED }),
            },
        };
    },
});
/** Judges how the versions are written down. */
function judgeForm({ document, preview }, { read, inBody, withoutRelation }, address) {
    const found = (matches, among = read) => (0,judgement/* failAmong */.Jb)(among, among.flatMap(alternate => {
        const message = matches(alternate);
        return message === undefined ? [] : [alternate.at(message)];
    }), NO_URL);
    const usable = read.filter(({ url }) => url);
    return {
        'outside-head': (0,judgement/* failWhere */.a4)(inBody.map(link => document.occurrence(link, 'This link is in the body, where search engines ignore it'))),
        'rel-not-alternate': (0,judgement/* failWhere */.a4)(withoutRelation.map(link => document.occurrence(link, 'This link has hreflang, but not rel="alternate"'))),
        'mixed-with-media': found(({ media }) => media === undefined || media.trim() === '' ? undefined : `This link has media="${media}"`),
        'href-invalid': found(({ url, href }) => (url ? undefined : hrefFault(href))),
        'href-relative': found(({ url, href }) => (0,comparable_url/* isAbsolute */.oP)(href) ? undefined : `"${href}" is relative; write ${fullUrl(url, preview)}`, usable),
        'href-local-host': found(({ url }) => isDevelopmentServer(url, address.here) ? `${url.href} is a development server` : undefined, usable),
        'href-fragment': found(({ url }) => (url.hash === '' ? undefined : url.href), usable),
        'href-http': judgeProtocol(usable, address),
    };
}
const NO_URL = 'no hreflang link has a URL that can be read';
/** The address of this machine or of a preview is nothing to write down. */
function fullUrl(url, preview) {
    const published = (0,syntax_preview/* productionAddressOf */.Tc)(preview, url);
    if (published)
        return published.href;
    const isPassing = (0,host_kind/* isLocalHost */.mJ)(url.hostname) || url.origin === preview?.here;
    return isPassing ? 'the full URL that it will have' : url.href;
}
function hrefFault(href) {
    return href === '' ? 'This link has no href' : `"${href}" is not an http or https URL`;
}
/** The address of a server that runs on another port is a left-over of a build on a developer's machine. */
function isDevelopmentServer(url, here) {
    if (!(0,host_kind/* isThisMachine */.YY)(url.hostname))
        return false;
    return !(0,host_kind/* isThisMachine */.YY)(here.hostname) || url.port !== here.port;
}
/** A preview may be served without TLS: its canonical then tells how the site will be reached. */
function judgeProtocol(usable, address) {
    const { here, canonical } = address;
    const secure = here.protocol === 'https:' ? here : canonical?.protocol === 'https:' ? canonical : undefined;
    if (!secure)
        return (0,judgement/* notApplicable */.hH)('neither the page nor its canonical has an https URL');
    const isSecured = (url) => url.hostname === secure.hostname || (url.host !== here.host && address.isOnSite(url));
    const judged = usable.filter(({ url }) => url.protocol === 'https:' || isSecured(url));
    const plain = judged.filter(({ url }) => url.protocol === 'http:');
    return (0,judgement/* failAmong */.Jb)(judged, plain.map(alternate => alternate.at(`${alternate.url.href} is not https, but the site is`)), 'no hreflang link is known to work over https');
}
function alternateFacts({ source, code, href, url }) {
    return { source, hreflang: code, href, url: url?.href ?? null };
}

// EXTERNAL MODULE: ./lib/engine/judging/lacking-files.js
var lacking_files = __webpack_require__(77628);
// EXTERNAL MODULE: ./lib/engine/page/page-directives.js
var page_directives = __webpack_require__(15000);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/scripted-switch.js











/** Whether search engines find the languages that readers can choose. */
const scriptedSwitch = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'switch-without-links': {
            severity: 'notice',
            title: 'Languages are switched by a script, without links',
            why: 'Search engines do not click, and keep one language per URL. They do not find what the script would show or open, so people who search in another language do not find it either.',
            fix: 'Give each language its own URL if it has none, link to it with <a href>, and name all versions with hreflang.',
            help: versions_help/* VERSIONS_HELP */.S,
            example: '<button>DE</button><button>EN</button>, and no link to a page in either language',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const named = await (0,named_versions/* namedVersions */.fY)(visit);
        const judgements = (0,script_judgements/* unlessUnfilled */.ED)(named.page, { 'switch-without-links': judgeSwitch(named) });
        // A style sheet may hide the controls, and a script may make links of them.
        return { judgements: await (0,lacking_files/* unlessLackingFiles */.x)(named.page, judgements, ['switch-without-links']) };
    },
});
/** Languages from which on a list is that of a translation service, and not of versions that somebody wrote. */
const MAX_LANGUAGES = 8;
/** Controls and links that are looked at, characters of their texts and names, and steps up to what holds them all. */
const MAX_CONTROLS = 1000;
const scripted_switch_MAX_TEXT = 40;
const MAX_STEPS_UP = 3;
const MAX_NAMES = 400;
const BY_SCRIPT = /^\s*(?:#|javascript:|$)/i;
const PATH = /[/.]/;
const TRANSLATED = /goog|translate|gtranslate|weglot/i;
function judgeSwitch({ page, address, alternates }) {
    const { document } = page;
    const own = (0,language_tag/* readLanguageTag */.FA)((document.html && (0,html_document/* attribute */.lt)(document.html, 'lang')?.trim()) ?? '')?.language;
    if (own === undefined)
        return (0,judgement/* notApplicable */.hH)('the page does not say its language');
    if ((0,page_directives/* asksNotToBeIndexed */.ZY)(document))
        return (0,judgement/* notApplicable */.hH)('the page asks not to be indexed');
    const found = switchIn(document, own) ?? toggleIn(document, own);
    if (!found)
        return (0,judgement/* notApplicable */.hH)('the page has no controls that are called by languages');
    if (alternates.inBody.length > 0)
        return (0,judgement/* pass */.IX)();
    const linked = document.elements('a', 'option').flatMap(element => {
        const written = (0,html_document/* attribute */.lt)(element, 'href') ?? (0,html_document/* attribute */.lt)(element, 'value') ?? '';
        const url = element.tagName === 'a' || PATH.test(written) ? document.addressOf(written) : undefined;
        const language = url && address.isOnSite(url) ? (0,version_links/* plainPath */.s1)(url).language : undefined;
        if (language === undefined || (0,language_tag/* isSameLanguage */.ls)(language, own))
            return [];
        // A page may be called like a language and be none, as `ca.html` of a "conseil d'administration".
        const isChosen = [...found.keys()].some(one => (0,language_tag/* isSameLanguage */.ls)(one, language));
        return isChosen || isCalledByLanguage(element) ? [language] : [];
    });
    if (alternates.read.length > 0)
        return judgeRest(document, found, [own, ...linked, ...codesOf(alternates)]);
    if (linked.length > 0)
        return (0,judgement/* pass */.IX)();
    const message = `${namesOf([...found.keys()])} can be chosen here, and no link leads to a page in another language.`;
    return (0,judgement/* fail */.fJ)(document.occurrence([...found.values()][0], message));
}
/** Whether what is written on a link, or on the flag in it, is a language. */
function isCalledByLanguage(link) {
    const [only] = link.childNodes.filter(html_document/* isElement */.vq);
    const names = [
        (0,text_start/* startOfSeenText */.Mq)(link, scripted_switch_MAX_TEXT),
        (0,html_document/* attribute */.lt)(link, 'aria-label'),
        (0,html_document/* attribute */.lt)(link, 'title'),
        only && (0,html_document/* attribute */.lt)(only, 'alt'),
    ];
    return ((0,html_document/* attribute */.lt)(link, 'hreflang') !== undefined ||
        names.some(name => (0,version_links/* commonLanguageNamed */.Hi)((name ?? '').slice(0, scripted_switch_MAX_TEXT)) !== undefined));
}
/** Attributes by which scripts find the texts that they exchange, and elements that have one where they do. */
const EXCHANGED = /^data-(?:i18n|translate|lang-key|t-key|l10n|text-[a-z]{2}|[a-z]{2}-text)(?:-[a-z]{1,20})?$/;
const MIN_EXCHANGED = 5;
/** Of a page that names versions, the languages that are none: where scripts exchange its texts, and not the page. */
function judgeRest(document, found, named) {
    const rest = [...found].filter(([language]) => !named.some(one => (0,language_tag/* isSameLanguage */.ls)(one, language)));
    const isExchanged = (element) => element.attrs.some(({ name }) => EXCHANGED.test(name));
    if (rest.length === 0 || document.elements().filter(isExchanged).length < MIN_EXCHANGED)
        return (0,judgement/* pass */.IX)();
    const message = `${namesOf(rest.map(([language]) => language))} can be chosen here, and neither hreflang nor a link names a page in ${rest.length === 1 ? 'it' : 'them'}.`;
    return (0,judgement/* fail */.fJ)(document.occurrence(rest[0][1], message));
}
function codesOf({ read }) {
    return read.flatMap(({ code }) => (0,language_tag/* readLanguageTag */.FA)(code)?.language ?? []);
}
function namesOf(languages) {
    const names = new Intl.DisplayNames('en', { type: 'language' });
    return new Intl.ListFormat('en').format(languages.map(language => names.of(language)));
}
/** Controls that are called by several languages, that of the page among them, and stand together. */
function switchIn(document, own) {
    const groups = new Map();
    const controls = document.elements('button', 'option', 'a').slice(0, MAX_CONTROLS);
    for (const control of controls) {
        const language = languageOf(control);
        if (language === undefined)
            continue;
        let at = (0,html_document/* parentOf */.gN)(control);
        for (let step = 0; at && step < MAX_STEPS_UP; step++, at = (0,html_document/* parentOf */.gN)(at)) {
            const group = groups.get(at) ?? new Map();
            groups.set(at, group);
            if (!group.has(language))
                group.set(language, control);
        }
    }
    for (const group of groups.values()) {
        if (group.size < 2 || group.size > MAX_LANGUAGES)
            continue;
        if (![...group.keys()].some(language => (0,language_tag/* isSameLanguage */.ls)(language, own)))
            continue;
        return group;
    }
    return undefined;
}
/** What the one button is called that leads to the other language and back. */
const TOGGLE = /lang|locale|sprache|idioma|lingua/i;
/** A button that is called by another language than that of the page, and says that it switches languages. */
function toggleIn(document, own) {
    for (const control of document.elements('button', 'a').slice(0, MAX_CONTROLS)) {
        const language = languageOf(control);
        if (language === undefined || (0,language_tag/* isSameLanguage */.ls)(language, own))
            continue;
        const names = ['class', 'id', 'onclick', 'aria-label', 'title'].map(name => (0,html_document/* attribute */.lt)(control, name) ?? '');
        if (TOGGLE.test(names.join(' ').slice(0, MAX_NAMES)))
            return new Map([[language, control]]);
    }
    return undefined;
}
/** Nodes of a form that are looked at for what else it asks. */
const MAX_FORM_NODES = 300;
const ASKS = new Set(['input', 'textarea', 'select']);
const NO_FIELD = /^(?:hidden|submit|button|image|reset)$/i;
/** Whether an option is the answer to a question of a form, as which language somebody speaks. */
function isAsked(option) {
    let form = (0,html_document/* parentOf */.gN)(option);
    while (form && form.tagName !== 'form')
        form = (0,html_document/* parentOf */.gN)(form);
    if (!form)
        return false;
    const fields = [...(0,text_start/* firstNodes */.wg)(form, MAX_FORM_NODES)].filter(node => (0,html_document/* isElement */.vq)(node) && ASKS.has(node.tagName) && !NO_FIELD.test((0,html_document/* attribute */.lt)(node, 'type') ?? ''));
    return fields.length > 1;
}
/** A handler that shows a message and does nothing else, as that a translation is to come. */
const ANNOUNCES = /^\s*(?:event\.preventDefault\(\)\s?;\s*)?(?:window\.)?alert\([^;{}]{0,200}\)\s?;?\s*(?:return false\s?;?\s*)?$/;
/** Whether a control, or the list that it is of, only says something when it is used. */
function onlyAnnounces(control) {
    const list = control.tagName === 'option' ? (0,html_document/* parentOf */.gN)(control) : undefined;
    const handlers = [control, ...(list ? [list] : [])].flatMap(element => ['onclick', 'onchange', 'oninput'].flatMap(name => (0,html_document/* attribute */.lt)(element, name) ?? []));
    return handlers.length > 0 && handlers.every(code => ANNOUNCES.test(code.slice(0, MAX_NAMES)));
}
/** The language that a control without an address is called by. */
function languageOf(control) {
    if (onlyAnnounces(control))
        return undefined;
    const marks = ['class', 'id', 'onclick']
        .map(name => ((0,html_document/* attribute */.lt)(control, name) ?? '').slice(0, 200))
        .join(' ');
    if (TRANSLATED.test(marks))
        return undefined;
    if (control.tagName === 'a' && !BY_SCRIPT.test((0,html_document/* attribute */.lt)(control, 'href') ?? ''))
        return undefined;
    if (control.tagName === 'option' && (PATH.test((0,html_document/* attribute */.lt)(control, 'value') ?? '') || isAsked(control)))
        return undefined;
    const text = (0,text_start/* startOfSeenText */.Mq)(control, scripted_switch_MAX_TEXT);
    const [only] = control.childNodes.filter(html_document/* isElement */.vq);
    const label = only?.tagName === 'img' ? (0,html_document/* attribute */.lt)(only, 'alt') : (0,html_document/* attribute */.lt)(control, 'aria-label');
    return (0,version_links/* commonLanguageNamed */.Hi)(text === '' ? (label ?? '').slice(0, scripted_switch_MAX_TEXT) : text);
}

// EXTERNAL MODULE: ./lib/engine/page/page-address.js
var page_address = __webpack_require__(66840);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/version-pages.js
var version_pages = __webpack_require__(26003);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/switch-home.js












/** Whether readers who switch the language get the page that search engines are told of. */
const switchHome = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'switch-leads-home': {
            severity: 'notice',
            title: 'The language switch leads to a home page, although the page has a translation',
            why: 'Who changes the language loses the page and has to look for it again. The hreflang links of the page name its translation, so search engines know more than its readers.',
            fix: 'Let the switch lead to the URL that hreflang names for that language.',
            help: versions_help/* VERSIONS_HELP */.S,
            example: '<a href="/fr/">Français</a> on a page with <link rel="alternate" hreflang="fr" href="https://www.example.com/fr/services/">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const named = await (0,named_versions/* namedVersions */.fY)(visit);
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(named.page, { 'switch-leads-home': await switch_home_judgeSwitch(visit, named) }, [
                'not-applicable',
            ]),
        };
    },
});
const MAX_LINKS = 2000;
const switch_home_MAX_TEXT = 40;
async function switch_home_judgeSwitch(visit, named) {
    const { page, address, versions, without, notRead } = named;
    const none = without ?? notRead;
    if (none)
        return none;
    // Where a template names the home pages for all pages, or the page stands for another one, they say nothing of this one.
    if ((0,language_versions/* ownVersions */.qt)(versions, address).length === 0)
        return (0,judgement/* notApplicable */.hH)('the hreflang links do not include this page');
    const links = switchLinks(named);
    if (links.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page has no links that are called by its other languages');
    const lost = links.filter(({ path, version, versionPath }) => isHome(path) && !links.some(other => other.version === version && other.path === versionPath));
    if (lost.length === 0)
        return (0,judgement/* pass */.IX)();
    const { targets } = await (0,version_pages/* readTargets */.R0)(visit, lost.map(({ version }) => version), address);
    const there = new Set(targets.flatMap(target => (target.page ? target.versions : [])));
    const found = lost.filter(({ version }) => there.has(version));
    const firsts = new Map(found.toReversed().map(link => [link.version, link]));
    return (0,judgement/* failWhere */.a4)([...firsts.values()].toReversed().map(({ element, url, text, version }) => {
        const message = `"${text}" leads to ${url.pathname}, the home page; hreflang names ${version.url.href} as this page in ${(0,language_tag/* nameOf */.Vb)('language', version.language)}.`;
        return page.document.occurrence(element, message);
    }));
}
/** The links that are called by a language of which hreflang names a version that is neither the page itself nor a home page. */
function switchLinks({ page, address, versions }) {
    const { document } = page;
    const others = versions.flatMap(version => {
        const path = pathHere(address, version.url);
        if (version.language === undefined || address.isThisPage(version.url))
            return [];
        return path === undefined || isHome(path) ? [] : [{ version, path, language: version.language }];
    });
    const own = (0,language_versions/* ownVersions */.qt)(versions, address);
    return document
        .elements('a')
        .slice(0, MAX_LINKS)
        .flatMap(element => {
        const url = document.addressOf((0,html_document/* attribute */.lt)(element, 'href') ?? '');
        if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || !address.isOnSite(url))
            return [];
        const text = (0,text_start/* startOfSeenText */.Mq)(element, switch_home_MAX_TEXT) || (0,version_links/* labelOf */.Wy)(element).trim();
        const language = switch_home_languageOf(element, text);
        if (language === undefined || own.some(one => (0,language_tag/* isSameLanguage */.ls)(one.language, language)))
            return [];
        const path = pathHere(address, url);
        const ofLanguage = others.filter(one => (0,language_tag/* isSameLanguage */.ls)(one.language, language));
        const [other] = ofLanguage;
        if (path === undefined || !other || new Set(ofLanguage.map(one => one.path)).size > 1)
            return [];
        return [{ element, url, path, text, version: other.version, versionPath: other.path }];
    });
}
/** The path that a URL of the site has on the audited host, which production may have in a folder; undefined where it is not known. */
function pathHere(address, url) {
    const located = address.locate(url);
    return 'unverifiable' in located ? undefined : (0,page_address/* loosePath */.qv)(new URL(located.url));
}
/** The language that a link is called by, and that it leads to as far as it says. */
function switch_home_languageOf(link, text) {
    const named = (0,version_links/* commonLanguageNamed */.Hi)(text);
    const said = (0,language_tag/* readLanguageTag */.FA)((0,html_document/* attribute */.lt)(link, 'hreflang')?.trim() ?? '')?.language;
    return named !== undefined && (said === undefined || (0,language_tag/* isSameLanguage */.ls)(said, named)) ? named : undefined;
}
/** Whether a path is that of a host, or of a language on it. */
function isHome(path) {
    return (0,version_links/* plainPath */.s1)(new URL(path, 'https://host.invalid')).rest === '';
}

// EXTERNAL MODULE: ./lib/engine/tools/hreflang/targets.js
var targets = __webpack_require__(40856);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/page/judged-rules.js
var judged_rules = __webpack_require__(86933);
// EXTERNAL MODULE: ./lib/engine/page/open-html.js
var open_html = __webpack_require__(32222);
// EXTERNAL MODULE: ./lib/engine/visit/sitemap-survey.js + 7 modules
var sitemap_survey = __webpack_require__(77753);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/unnamed-version.js
var unnamed_version = __webpack_require__(96147);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/undeclared-versions.js














/** Whether search engines are told of the language versions that readers find. */
const undeclaredVersions = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'versions-undeclared': {
            severity: 'notice',
            title: 'The page links to its translations, but has no hreflang',
            why: 'Search engines do not know that the pages belong together. They may show readers the wrong language.',
            fix: 'Add a hreflang link for each language, this page included, to every version.',
            help: versions_help/* VERSIONS_HELP */.S,
            example: '<a href="/de/">Deutsch</a> on a page without <link rel="alternate" hreflang="de" href="…">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const named = await (0,named_versions/* namedVersions */.fY)(visit);
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(named.page, { 'versions-undeclared': await judgeLinks(visit, named) }),
        };
    },
});
async function judgeLinks(visit, named) {
    const { page, address, alternates, without } = named;
    if (alternates.read.length > 0)
        return (0,judgement/* pass */.IX)();
    if (without === undefined)
        return (0,judgement/* notApplicable */.hH)('the hreflang links have another fault, which is reported separately');
    if (without.outcome === 'not-measured')
        return without;
    const { document } = page;
    const links = (0,version_links/* versionLinks */.qe)(document, address);
    if (links.length === 0) {
        const unnamed = await (0,unnamed_version/* unnamedVersion */.h)(visit, named);
        if (unnamed)
            links.push(unnamed);
    }
    if (links.length === 0)
        return (0,judgement/* notApplicable */.hH)('the page does not link to itself in another language');
    const { inHead, header } = (0,judged_rules/* judgedRules */.v)(page);
    if ((0,page_directives/* directivesFor */.A)([...inHead, ...header], 'Googlebot').some(page_directives/* isNoindex */.Mg))
        return (0,judgement/* notApplicable */.hH)('the page is set to noindex');
    const inSitemaps = await sitemapsNameVersions(visit);
    if (inSitemaps === undefined)
        return (0,judgement/* notMeasured */.q7)('the sitemaps, which may name the versions, were not read to their end');
    if (inSitemaps)
        return (0,judgement/* notApplicable */.hH)('the sitemaps name language versions, which is judged there');
    const versions = await thoseInTheirLanguage(visit, named, links);
    if (versions.length === 0)
        return (0,judgement/* notApplicable */.hH)('what the page links to as its translations is missing, or in another language');
    return (0,judgement/* failWhere */.a4)(versions.map(({ element, url, language, text }) => document.occurrence(element, `"${text}" leads to ${url.href} (${language}), and no hreflang link says so.`)));
}
/** Most versions that are asked for. */
const MAX_VERSIONS = 20;
/** Those that lead to a page that answers, and that says of itself that it is in that language, or says nothing. */
async function thoseInTheirLanguage(visit, { address }, links) {
    const asked = links.slice(0, MAX_VERSIONS).map(async (link) => {
        const located = address.locate(link.url);
        if ('unverifiable' in located)
            return [link];
        const { final } = await visit.fetchForSite(located.url);
        if (!final || !(0,network_status/* isSuccess */.oJ)(final.status))
            return [];
        const target = (0,open_html/* openHtml */.W)(final, visit.preview);
        const declared = target && (0,unnamed_version/* declaredLanguage */.n)(target.document);
        const isIn = (language) => (0,language_tag/* isSameLanguage */.ls)(language, link.language);
        return declared === undefined || isIn(declared) || isIn((0,version_links/* languageMeantBy */.ll)(declared) ?? declared)
            ? [link]
            : [];
    });
    return (await Promise.all(asked)).flat();
}
const LIMITS = { files: 10, bytes: 32 * 1024 * 1024, ms: 15_000 };
/** Whether some sitemap of the site names language versions; undefined where not all of them were read. */
function sitemapsNameVersions(visit) {
    const { origin } = new URL(visit.url);
    return visit.onceForSite(`versions in sitemaps ${origin}`, async () => {
        let found = false;
        const listener = {
            entry: ({ alternates }) => {
                found ||= alternates.length > 0;
            },
            child: () => { },
        };
        const mayLeave = !(0,host_kind/* isLocalHost */.mJ)(new URL(origin).hostname);
        const { unread } = await (0,sitemap_survey/* surveySitemaps */.p$)(visit, origin, listener, { mayLeave, limits: LIMITS });
        return found || (unread > 0 ? undefined : false);
    });
}

// EXTERNAL MODULE: ./lib/engine/page/judged-page.js + 3 modules
var judged_page = __webpack_require__(72041);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/self-version.js
var self_version = __webpack_require__(56287);
;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/version-set.js













const version_set_GUIDELINES = `${versions_help/* VERSIONS_HELP */.S}#all-method-guidelines`;
const version_set_CHECKS = {
    'code-conflict': {
        severity: 'warning',
        title: 'hreflang links with the same code have different URLs',
        why: 'Search engines have to guess which page is for that language.',
        fix: 'Keep one link for each code.',
        help: version_set_GUIDELINES,
        example: '<link rel="alternate" hreflang="de" href="https://www.example.com/de/">\n<link rel="alternate" hreflang="de" href="https://www.example.com/at/">',
    },
    'sources-disagree': {
        severity: 'warning',
        title: 'HTML and Link header name different URLs for the same language',
        why: 'Search engines have to guess which one is right.',
        fix: 'Put the hreflang links in one of the two places only.',
        help: versions_help/* VERSIONS_HELP */.S,
        example: 'Link: <https://www.example.com/de/>; rel="alternate"; hreflang="de"\n<link rel="alternate" hreflang="de" href="https://www.example.com/at/">',
    },
    'url-in-several-languages': {
        severity: 'warning',
        title: 'hreflang links of different languages have the same URL',
        why: 'A page is in one language, so people who read the others get the wrong page.',
        fix: 'Link to each translation by its own URL, and leave out languages without one.',
        help: versions_help/* VERSIONS_HELP */.S,
        example: '<link rel="alternate" hreflang="de" href="https://www.example.com/a">\n<link rel="alternate" hreflang="fr" href="https://www.example.com/a">',
    },
    'self-missing': {
        severity: 'warning',
        title: 'The hreflang links do not include the page itself',
        why: 'Each language version must list itself and all others; otherwise search engines may ignore all of the links.',
        fix: 'Add a hreflang link with the language and the URL of this page.',
        help: version_set_GUIDELINES,
        example: '/en/ names /de/ and /fr/, and not itself',
    },
    'canonical-conflict': {
        severity: 'error',
        title: 'The canonical of this language version is another page',
        why: 'hreflang asks search engines to show this page, and the canonical asks them to drop it. They usually follow the canonical, and this language is missing from search.',
        fix: 'Let the canonical of each language version name that version itself.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
        example: '/de/ is named as German and has <link rel="canonical" href="https://www.example.com/en/">',
    },
};
/** Whether the versions go together, before any of them is asked for. */
const versionSet = (0,tool_definition/* defineTopic */.RE)({
    checks: version_set_CHECKS,
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, address, versions, without, notRead } = await (0,named_versions/* namedVersions */.fY)(visit);
        const none = without ?? notRead;
        const judgements = none ? (0,judgement/* sameForAll */.tE)(version_set_CHECKS, none) : judgeSet(page, versions, address);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['not-applicable']) };
    },
});
/** Judges whether the versions go together. */
function judgeSet(page, versions, address) {
    if (versions.length === 0) {
        return (0,judgement/* sameForAll */.tE)(version_set_CHECKS, named_versions/* NO_READABLE_VERSION */.Ki);
    }
    const { document, preview } = page;
    const canonicalConflict = judgeCanonical(versions, address, preview);
    return {
        'code-conflict': (0,judgement/* failWhere */.a4)(['html', 'header'].flatMap(source => conflictsIn(versions, source))),
        'sources-disagree': judgeSources(versions),
        'url-in-several-languages': (0,judgement/* failAmong */.Jb)(versions.filter(({ language }) => language !== undefined), sharedUrls(versions), 'the only hreflang link is x-default'),
        'self-missing': canonicalConflict.outcome === 'fail'
            ? (0,judgement/* notApplicable */.hH)('the canonical is another page, which is reported separately')
            : isClosedSwitch(page)
                ? (0,judgement/* notApplicable */.hH)('the page is set to noindex and leads visitors on, so it is a version for nobody')
                : versions.some(version => isSelfInDevelopment(version, address))
                    ? (0,judgement/* notApplicable */.hH)('the link to the page itself leads to a development server, which is reported separately')
                    : (0,self_version/* judgeSelf */.W)(document, versions, address),
        'canonical-conflict': canonicalConflict,
    };
}
/** Whether a version is the page itself, with the host on which a developer built it. */
function isSelfInDevelopment({ url }, { here, canonical }) {
    return (isDevelopmentServer(url, here) &&
        [here, ...(canonical ? [canonical] : [])].some(own => isPathOf(own, url)));
}
function isPathOf(own, { pathname, search }) {
    return (0,comparable_url/* comparableUrl */.sY)(Object.assign(new URL(own), { pathname, search })) === (0,comparable_url/* comparableUrl */.sY)(own);
}
/** Whether a page only leads visitors on to a version of theirs, and search engines are not to show it. */
function isClosedSwitch(page) {
    return ((0,judged_page/* isLedOn */.$g)(page) && (0,page_directives/* directivesFor */.A)((0,page_directives/* metaDirectives */.IU)(page.sent.document).inHead, 'Googlebot').some(page_directives/* isNoindex */.Mg));
}
function conflictsIn(versions, source) {
    const first = new Map();
    return versions
        .filter(({ alternate }) => alternate.source === source)
        .flatMap(({ alternate, code, url }) => {
        const before = first.get(code);
        if (!before)
            first.set(code, url);
        return before && (0,comparable_url/* comparableUrl */.sY)(before) !== (0,comparable_url/* comparableUrl */.sY)(url)
            ? [alternate.at(`${code} has two URLs: ${before.href} and ${url.href}`)]
            : [];
    });
}
function judgeSources(versions) {
    const html = versions.filter(({ alternate }) => alternate.source === 'html');
    const header = versions.filter(({ alternate }) => alternate.source === 'header');
    if (html.length === 0 || header.length === 0) {
        return (0,judgement/* notApplicable */.hH)('the hreflang links are in one place only');
    }
    const named = new Map(html.map(({ code, url }) => [code, url]));
    const inBoth = header.filter(({ code }) => named.has(code));
    return (0,judgement/* failAmong */.Jb)(inBoth, inBoth.flatMap(({ alternate, code, url }) => {
        const other = named.get(code);
        return (0,comparable_url/* comparableUrl */.sY)(other) === (0,comparable_url/* comparableUrl */.sY)(url)
            ? []
            : [alternate.at(`${code} is ${url.href} in the header, but ${other.href} in the HTML`)];
    }), 'no language is both in the header and in the HTML');
}
/** One page may serve several countries of one language, and be x-default; not two languages. */
function sharedUrls(versions) {
    const first = new Map();
    return versions.flatMap(version => {
        const { alternate, url, language, code } = version;
        if (language === undefined)
            return [];
        const key = (0,comparable_url/* comparableUrl */.sY)(url);
        const before = first.get(key);
        if (!before)
            first.set(key, version);
        return before && !(0,language_tag/* isSameLanguage */.ls)(before.language, language)
            ? [alternate.at(`${url.href} is linked for both ${before.code} and ${code}`)]
            : [];
    });
}
/** A page that lists itself as a version, but hands over to another, contradicts itself. */
function judgeCanonical(versions, address, preview) {
    const { canonical } = address;
    if (!canonical)
        return (0,judgement/* notApplicable */.hH)('the page has no canonical, or several that differ');
    const target = (0,comparable_url/* comparableUrl */.sY)(canonical);
    const ofCanonical = versions.filter(({ url }) => (0,comparable_url/* comparableUrl */.sY)(url) === target);
    const [other] = ofCanonical;
    const own = (0,language_versions/* ownVersions */.qt)(versions, address);
    const contradicting = address.canonicalIs === 'elsewhere' ? own : onOtherHost(own, ofCanonical, address, preview);
    return (0,judgement/* failWhere */.a4)(contradicting.map(({ alternate, code }) => {
        const as = other && other.code !== code ? ` (the ${other.code} version)` : '';
        return alternate.at(`This page is the ${code} version, but its canonical is ${canonical.href}${as}`);
    }));
}
/**
 * Versions on the page's own host, where its canonical has the same path on another one. That may be where the page will
 * live, unless it is the version of another language, or another host is known to be production.
 */
function onOtherHost(own, ofCanonical, { here, canonical }, preview) {
    if (canonical.host === here.host || (0,syntax_preview/* isOnProduction */.dT)(preview, canonical))
        return [];
    if (ofCanonical.length === 0 && preview?.host === undefined)
        return [];
    const codes = new Set(ofCanonical.map(({ code }) => code));
    return own.filter(({ url, code }) => (url.host === here.host || (0,syntax_preview/* isOnProduction */.dT)(preview, url)) && !codes.has(code));
}

;// CONCATENATED MODULE: ./lib/engine/tools/hreflang/topics.js









const topics = [
    form_form,
    codes,
    versionSet,
    targets/* targets */.z,
    declaredLanguage,
    undeclaredVersions,
    scriptedSwitch,
    switchHome,
    foreignLinks,
];


/***/ })

};
