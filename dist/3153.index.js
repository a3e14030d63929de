export const id = 3153;
export const ids = [3153];
export const modules = {

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

/***/ 21594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ sitemapInFolder),
/* harmony export */   X: () => (/* binding */ sitemapsOfLanguages)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15917);
/* harmony import */ var _syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93747);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11312);
/* harmony import */ var _visit_home_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55937);





/** Links of the home page that are looked at, and folders behind them that are asked. */
const MAX_LINKS = 500;
const MAX_FOLDERS = 3;
/** Folders of languages that are asked. */
const MAX_LANGUAGES = 6;
/** Characters at the start of a file that tell what it is. */
const START = 20_000;
/**
 * A sitemap that is in a folder of a site and lists the pages there, as a generator writes it that made that folder alone.
 * Crawlers do not look for it. Undefined where there is none in the folders that the home page links to first.
 */
async function sitemapInFolder(visit, origin) {
    const root = (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .deploymentRoot */ .gS)(visit.preview, origin);
    for (const folder of await linkedFolders(visit, root, { elements: ['a'], most: MAX_FOLDERS })) {
        const found = await sitemapOf(visit, folder);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
/**
 * Sitemaps in the folders of languages that the home page names, as Docusaurus writes one for each language. Crawlers do
 * not look for them.
 *
 * @param isKnown whether the sitemaps that crawlers find list a page, or are at that address
 */
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
/** Addresses of the first folders at the root that the home page links to. */
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



/** Whether it was not told if a file exists. */
function isUnclear({ status, failure }) {
    return failure !== undefined || (status !== undefined && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .provesNothing */ .R1)(status));
}
/** What came instead of a file, to be said behind its address. */
function answerOf({ status, failure }) {
    return failure ? failure.message : `answers ${status}`;
}
/** Why it cannot be told whether there is a sitemap; undefined where it can. */
function whyUnclear({ files, probes }) {
    if (files.some(({ reading }) => reading))
        return undefined;
    const unclear = [...files, ...probes].find(isUnclear);
    return unclear && `${unclear.url} ${answerOf(unclear)}`;
}
const NO_SITEMAP = 'the site has no sitemap';
/** What is said of pages where the sitemaps list none. */
function withoutEntries(survey) {
    if (survey.files.some(_visit_sitemap_survey_js__WEBPACK_IMPORTED_MODULE_1__/* .isThere */ .$B))
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .notApplicable */ .hH)('the sitemaps list nothing');
    const unclear = whyUnclear(survey);
    return unclear === undefined ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .notApplicable */ .hH)(NO_SITEMAP) : (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_2__/* .notMeasured */ .q7)(unclear);
}
/** Why it cannot be said what the sitemaps list altogether; undefined where all of them were read to their ends. */
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

/***/ 35859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ domainOfFile)
/* harmony export */ });
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);

/** A name of the DNS and the end of its line (RFC 1035 section 2.3.4). */
const MAX_NAME = 255;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
/**
 * The host in the file in which GitHub Pages keeps the domain of a site, one alone; undefined where the site has none.
 *
 * @param root where the deployment begins, without a slash at its end
 * @see https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site/troubleshooting-custom-domains-and-github-pages
 */
async function domainOfFile(visit, root) {
    const { final } = await visit.fetch(`${root}/CNAME`, { maxBytes: MAX_NAME });
    if (!final || !(0,_network_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isSuccess */ .oJ)(final.status) || final.truncated)
        return undefined;
    const name = final.body.toString('utf8').trim();
    return isDomain(name) ? new URL(`https://${name}/`).host : undefined;
}
/** Whether a text is the full name of a host: labels of the DNS, the last of which has letters. */
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






/** Files of other hosts, one of which may serve the site although a file with its domain is still there. */
const OF_OTHERS = ['_redirects', 'netlify.toml', 'vercel.json', '_headers'];
/**
 * Whether a site is for GitHub Pages, by the host of production, by its domain in the file `CNAME` where it has no file of
 * another host, or by what it answers.
 * GitHub runs no programs: it answers 405 to what is posted to it.
 */
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
/**
 * Whether each other repository of the owner may be a folder of the host of production: GitHub Pages serves them beside
 * the site of the owner, under its own domain as well. Of a site with a domain nothing may say whether it is the owner's.
 *
 * @see https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site/about-custom-domains-and-github-pages
 */
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




/**
 * The home page of a site as it is sent; undefined where it does not answer with success.
 *
 * @param root address of the site without the slash at its end, as `https://example.com/docs`
 */
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



/** Links in the head that are looked at, and sitemaps that they may name. */
const MAX_LINKS = 200;
const MAX_SITEMAPS = 3;
/**
 * Sitemaps of a site that its home page names by `<link rel="sitemap">`, as generators write it. Search engines do not
 * look there, but there is a sitemap.
 *
 * @see https://microformats.org/wiki/existing-rel-values#HTML5_link_type_extensions
 */
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

/**
 * A reading that several topics need of the same visit: worked out when the first of them asks, and kept as long as the
 * visit is. A rejection is kept like a value, so that all of them say the same.
 * The visit itself holds it.
 */
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
