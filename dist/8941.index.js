export const id = 8941;
export const ids = [8941];
export const modules = {

/***/ 27710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K_: () => (/* binding */ MAIN_SEARCH_BOTS),
/* harmony export */   rW: () => (/* binding */ botNamed),
/* harmony export */   vO: () => (/* binding */ BOTS)
/* harmony export */ });
const GOOGLE_BOTS = [
    ['Googlebot'],
    ['Googlebot-Image', 'Googlebot'],
    ['Googlebot-News', 'Googlebot'],
    ['Googlebot-Video', 'Googlebot'],
    ['Google-Extended'],
];
const OTHER_BOTS = [
    ['Bingbot'],
    ['DuckDuckBot'],
    ['DuckAssistBot'],
    ['Applebot', 'Googlebot'],
    ['Applebot-Extended'],
    ['YandexBot', 'Yandex'],
    ['Baiduspider'],
    ['Amazonbot'],
    ['Amzn-SearchBot'],
    ['GPTBot'],
    ['OAI-SearchBot'],
    ['ChatGPT-User'],
    ['ClaudeBot'],
    ['Claude-SearchBot'],
    ['Claude-User'],
    ['PerplexityBot'],
    ['Perplexity-User'],
    ['MistralAI-User'],
    ['Meta-ExternalAgent'],
    ['Meta-ExternalFetcher'],
    ['Bytespider'],
    ['cohere-ai'],
    ['CCBot'],
];
/**
 * The crawlers of search engines and AI services that an audit speaks of. The first agent of each is its name.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers
 * @see https://support.apple.com/en-us/119829 (Applebot follows what is said to Googlebot where it is not named)
 */
const BOTS = [
    ...GOOGLE_BOTS.map(agents => bot(agents, 'google')),
    ...OTHER_BOTS.map(agents => bot(agents, 'standard')),
];
/** The search engines without which a page is as good as lost. */
const MAIN_SEARCH_BOTS = ['Googlebot', 'Bingbot'];
function bot(agents, dialect) {
    return { name: agents[0], agents, dialect };
}
/** The bot of that name in the table, in any case; any other name is taken as the product token of a crawler. */
function botNamed(name) {
    const lower = name.toLowerCase();
    return BOTS.find(known => known.name.toLowerCase() === lower) ?? bot([name], 'standard');
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

/***/ 99957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ choosePages),
/* harmony export */   k: () => (/* binding */ templateOf)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _engine_syntax_for_users_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53570);
/* harmony import */ var _engine_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73451);
/* harmony import */ var _pieces_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82357);




const HOME = '';
/** Share of the pages that goes to those that the home page calls for. */
const HOME_TARGET_SHARE = 1 / 3;
/** Share of the pages that goes to what the pull request changes, so that there is room for the rest of the site. */
const CHANGED_SHARE = 1 / 2;
/** Share of the pages that goes to those that changed last by the sitemap. */
const RECENT_SHARE = 1 / 3;
const DAY_MS = 86_400_000;
/**
 * Chooses which of the pages of a site to audit: all of them where they are few enough, in their order. Else
 *
 * 1. the home page, and those that it calls its visitors to, up to a third of the places;
 * 2. pages that the pull request changes, up to half of the places;
 * 3. the pages of the report that the run is compared with, so that the same pages are compared; without one those
 *    whose `lastmod` is of a later day than that of most pages, up to a third of the places;
 * 4. in turn one page of each template: pages are taken to share one where their addresses have the same first part,
 *    apart from a language, and the same depth, as all of `/products/…`, where one year is as another. Templates nearer to
 *    the home page come first; of one a page that the home page links to, then the page that changed last, the latest by
 *    its address, and the one with the shorter address. Of templates of lists, as those of tags and dates, one page comes
 *    behind one of each other, and the rest behind the rest. What is for people who are on the site already, such as a
 *    login, and what no link leads to, such as a draft, comes behind all others.
 *
 * The same pages and the same preferences always give the same pages. With some ten thousand pages it takes a while,
 * in which others get their turn.
 */
async function choosePages(pages, max, { isHomeTarget, isHomeLink, isChanged, isKnown } = {}) {
    const distinct = [...new Map(pages.map(page => [page.url, page])).values()];
    if (distinct.length <= max)
        return distinct.map(({ url }) => url);
    const candidates = await (0,_pieces_js__WEBPACK_IMPORTED_MODULE_2__/* .mapInPieces */ .x)(distinct, (page, order) => candidateOf(page, order, isHomeLink));
    const [first = [], ...others] = await eachTemplateInTurn(candidates);
    const turns = [...listsLast(first), ...listsLast(others.flat())];
    const spread = [...turns.filter(({ isAside }) => !isAside), ...turns.filter(({ isAside }) => isAside)];
    const called = isHomeTarget ? await (0,_pieces_js__WEBPACK_IMPORTED_MODULE_2__/* .filterInPieces */ .f)(spread, ({ url }) => isHomeTarget(url)) : [];
    const changed = isChanged ? await (0,_pieces_js__WEBPACK_IMPORTED_MODULE_2__/* .filterInPieces */ .f)(spread, ({ url }) => isChanged(url)) : [];
    const known = isKnown
        ? await (0,_pieces_js__WEBPACK_IMPORTED_MODULE_2__/* .filterInPieces */ .f)(spread, ({ url }) => isKnown(url))
        : recentOf(spread, Math.floor(max * RECENT_SHARE));
    const byWorth = [
        ...spread.filter(({ template }) => template === HOME),
        ...called.slice(0, Math.floor(max * HOME_TARGET_SHARE)),
        ...changed.slice(0, Math.floor(max * CHANGED_SHARE)),
        ...known,
        ...spread,
    ];
    return [...new Set(byWorth.map(({ url }) => url))].slice(0, max);
}
function candidateOf(page, order, isHomeLink = () => false) {
    const { pathname } = new URL(page.url);
    const template = templateOf(page.url);
    return {
        ...page,
        order,
        depth: partsOf(pathname).length,
        template,
        isAside: page.isUnreached || (0,_engine_syntax_for_users_js__WEBPACK_IMPORTED_MODULE_1__/* .isForUsers */ .KQ)(page.url),
        isList: template !== HOME && ((0,_engine_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .isArchive */ .tc)(page.url) || (0,_engine_syntax_list_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .isFurtherPage */ .Sl)(page.url)),
        isHomeLink: isHomeLink(page.url),
        day: dayIn(pathname),
    };
}
/** What pages have in common that one template seems to make, by their addresses. */
function templateOf(url) {
    const { pathname, search } = new URL(url);
    const parts = partsOf(pathname);
    if (parts.length === 0 && search === '')
        return HOME;
    const own = isLanguage(parts[0]) ? parts.slice(1) : parts;
    const first = own.length > 1 ? own[0] : '';
    return `${YEAR.test(first) ? 'year' : first} ${own.length}`;
}
/** A year, or a day, as the first part of an address. */
const YEAR = /^(?:19|20)\d\d(?:-\d{1,2}){0,2}$/;
/** A year in the address of a page, with the month and the day that may follow it: `2026/07/04`, `2026-7-4`, `20260704`. */
const DATE = /[/-]((?:19|20)\d\d)(?:(0[1-9]|1[0-2])([0-3]\d)|\/(0[1-9]|1[0-2])(?:\/([0-3]\d))?(?=\/.)|-(0?[1-9]|1[0-2])(?:-([0-3]?\d))?)?(?!\d)/;
function dayIn(pathname) {
    const [, year, ...parts] = DATE.exec(pathname) ?? [];
    if (year === undefined)
        return 0;
    const [month = '0', day = '0'] = parts.filter(part => part !== undefined);
    return Number(year) * 10_000 + Number(month) * 100 + Number(day);
}
function partsOf(pathname) {
    return pathname.split('/').filter(Boolean);
}
/** As `de`, `pt-BR`. */
function isLanguage(part) {
    return part !== undefined && /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i.test(part);
}
/** The first page of each template, then the second of each, and so on. */
async function eachTemplateInTurn(candidates) {
    const groups = [...Map.groupBy(candidates, ({ template }) => template).values()];
    const sorted = await (0,_pieces_js__WEBPACK_IMPORTED_MODULE_2__/* .mapInPieces */ .x)(groups, group => group.toSorted(byImportance));
    const templates = sorted.toSorted(([a], [b]) => a.depth - b.depth || a.order - b.order);
    const turns = [];
    for (const group of templates) {
        for (const [turn, page] of group.entries()) {
            const same = turns[turn];
            if (same)
                same.push(page);
            else
                turns[turn] = [page];
        }
    }
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    return turns;
}
function listsLast(candidates) {
    return [...candidates.filter(({ isList }) => !isList), ...candidates.filter(({ isList }) => isList)];
}
/** What most pages share says nothing: a build may stamp all of them with its own day. */
function recentOf(spread, most) {
    const latestFirst = spread.toSorted((a, b) => dayOf(b) - dayOf(a));
    const usual = dayOf(latestFirst[Math.floor(latestFirst.length / 2)]);
    return latestFirst.slice(0, most).filter(page => dayOf(page) > usual);
}
function byImportance(a, b) {
    return (Number(a.isList) - Number(b.isList) ||
        Number(b.isHomeLink) - Number(a.isHomeLink) ||
        dayOf(b) - dayOf(a) ||
        a.depth - b.depth ||
        b.day - a.day ||
        a.url.length - b.url.length ||
        a.order - b.order);
}
/** Times of one build differ by seconds, which must not decide. */
function dayOf({ changed }) {
    return changed === undefined ? -1 : Math.floor(changed / DAY_MS);
}


/***/ }),

/***/ 82357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ filterInPieces),
/* harmony export */   x: () => (/* binding */ mapInPieces)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** Things that are worked on in a row, which takes a few milliseconds. */
const PIECE = 2000;
/** As `map`, but others get their turn in between, however many things there are. */
async function mapInPieces(things, map) {
    const results = [];
    for (let from = 0; from < things.length; from += PIECE) {
        for (let at = from; at < Math.min(from + PIECE, things.length); at++)
            results.push(map(things[at], at));
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    }
    return results;
}
/** As `filter`, but others get their turn in between. */
async function filterInPieces(things, isWanted) {
    const wanted = await mapInPieces(things, isWanted);
    return things.filter((_, at) => wanted[at]);
}


/***/ }),

/***/ 58941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pagesOfSites: () => (/* binding */ pagesOfSites)
});

// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/settings/settings-error.js
var settings_error = __webpack_require__(77763);
// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/bots.js
var bots = __webpack_require__(27710);
// EXTERNAL MODULE: ./lib/engine/formats/robots-txt/robots-txt.js
var robots_txt = __webpack_require__(51644);
// EXTERNAL MODULE: ./lib/engine/syntax/for-users.js
var for_users = __webpack_require__(53570);
;// CONCATENATED MODULE: ./lib/pages/closed-pages.js



/**
 * Tells of a page of a folder whether its owner keeps it from search engines on purpose: robots.txt closes it, and it asks
 * not to be found as well, or is for people who are on the site already or who run it. That robots.txt closes any other page may be a
 * mistake, which has to be told.
 *
 * @param home the page that the folder begins with
 */
async function closedPages(home) {
    const robots = await home.robotsTxt(home.url);
    if (robots.kind !== 'rules')
        return () => false;
    const isClosed = (url) => bots/* MAIN_SEARCH_BOTS */.K_.every(bot => !(0,robots_txt/* verdictFor */.Xb)(robots, bot, url).allowed);
    // A rule may have the name of the file, which hosts leave out of addresses.
    return ({ url, isNoindex }) => (isNoindex === true || (0,for_users/* isForUsers */.KQ)(url) || (0,for_users/* isPanel */.rf)(url)) && [url, `${url}.html`].some(isClosed);
}
/** Paths that a note names. */
const NAMED = 3;
function closedNote(pages) {
    const named = pages.slice(0, NAMED).map(({ url }) => new URL(url).pathname);
    const more = pages.length > NAMED ? ` and ${pages.length - NAMED} more` : '';
    return `robots.txt closes what is not to be found, so it is not audited: ${named.join(', ')}${more}`;
}

// EXTERNAL MODULE: ./lib/pages/other-address.js
var other_address = __webpack_require__(9431);
// EXTERNAL MODULE: ./lib/pages/page-choice.js
var page_choice = __webpack_require__(99957);
// EXTERNAL MODULE: ./lib/gate/globs.js
var globs = __webpack_require__(71048);
;// CONCATENATED MODULE: ./lib/pages/page-filter.js

/** Most addresses that are kept to name one that a pattern could have meant. */
const MAX_SEEN = 1000;
/** The pages that `include` and `exclude` leave of those that a sitemap, a crawl or a folder gives. */
class PageFilter {
    #include;
    #exclude;
    #seen = new Set();
    constructor(include, exclude) {
        this.#include = include.map(patternOf);
        this.#exclude = exclude.map(patternOf);
    }
    /**
     * Whether a page is wanted: `include` has a pattern that means it, unless it has none at all, and `exclude` has none.
     *
     * @param addresses of the page: on the preview, and on production where that is known
     */
    takes(...addresses) {
        const [url = ''] = addresses;
        if (this.#seen.size < MAX_SEEN)
            this.#seen.add(url);
        const means = (pattern) => {
            const found = addresses.some(address => pattern.matches(address));
            if (found)
                pattern.used = true;
            return found;
        };
        const isIncluded = this.#include.length === 0 || this.#include.filter(means).length > 0;
        const isExcluded = this.#exclude.filter(means).length > 0;
        return isIncluded && !isExcluded;
    }
    /** Whether it has had a page to decide on. */
    get isAsked() {
        return this.#seen.size > 0;
    }
    /** The settings that leave pages out, as `include and exclude`; undefined where there are none. */
    get names() {
        const names = [
            ...(this.#include.length > 0 ? ['include'] : []),
            ...(this.#exclude.length > 0 ? ['exclude'] : []),
        ];
        return names.length === 0 ? undefined : names.join(' and ');
    }
    /** The patterns that have meant no page so far, one line each, with an address that they could have meant. */
    get unused() {
        const lines = (name, patterns) => patterns
            .filter(({ used }) => !used)
            .map(({ glob }) => `${name}: "${glob}" matches no page${(0,globs/* nearAddress */.hW)(glob, this.#seen)}`);
        return [...lines('include', this.#include), ...lines('exclude', this.#exclude)];
    }
}
function patternOf(glob) {
    return { glob, matches: (0,globs/* urlMatcher */.mm)(glob), used: false };
}

// EXTERNAL MODULE: ./lib/text/percent-decoded.js
var percent_decoded = __webpack_require__(35601);
;// CONCATENATED MODULE: ./lib/pages/page-preferences.js

/** Kinds of files that pages are written in. */
const PAGE_FILE = /\.(?:html?|mdx?|markdown|astro|vue|svelte|[jt]sx|njk|liquid|php|hbs|ejs|pug|erb|rst|adoc)$/i;
/** Names that frameworks give to the file of a folder's own page. */
const FOLDER_PAGE = /^(?:index|_index|page|\+page|route|default)$/i;
/**
 * Pages that a pull request changes are told by the names of its files: `content/blog/hello.md` and
 * `src/app/blog/hello/page.tsx` are taken for `/blog/hello`. It is a guess, which is good enough for a choice.
 *
 * Against a report only new files count: whatever is wrong with a page that the report does not have would be taken for
 * new, though it may have been wrong before.
 */
async function preferencesOf({ changedFiles, baselinePages, }) {
    const files = (await changedFiles?.()) ?? [];
    const counted = baselinePages ? files.filter(({ isNew }) => isNew) : files;
    const changed = new Set(counted.flatMap(({ path }) => routesOf(path)));
    const isChanged = (url) => changed.has(routeOf(new URL(url).pathname));
    if (!baselinePages)
        return { isChanged };
    const known = new Set(baselinePages.flatMap(pathAndQuery));
    return { isChanged, isKnown: url => pathAndQuery(url).some(path => known.has(path)) };
}
/** Most folders of a page's path: the name of a file may have thousands. */
const MAX_FOLDERS = 30;
/** Every end of a file's path may be the path of its page: what is before is the folder of the sources. */
function routesOf(file) {
    if (!PAGE_FILE.test(file))
        return [];
    const parts = file.split('/').filter(part => !/^\(.*\)$/.test(part));
    const name = parts.pop().replace(/\..*$/, '');
    // Blogs put the day of a post before its name.
    if (!FOLDER_PAGE.test(name))
        parts.push(name.replace(/^\d{4}-\d{2}-\d{2}-/, ''));
    return parts.slice(-MAX_FOLDERS).map((_, from, ends) => ends.slice(from).join('/').toLowerCase());
}
/** A page's path without its ending and slashes. */
function routeOf(pathname) {
    const parts = (0,percent_decoded/* percentDecoded */.o)(pathname).toLowerCase().split('/').filter(Boolean);
    const last = (parts.pop() ?? '').replace(/\.html?$/, '');
    if (last !== 'index')
        parts.push(last);
    return parts.join('/');
}
function pathAndQuery(url) {
    const parsed = URL.parse(url);
    return parsed ? [`${parsed.pathname}${parsed.search}`] : [];
}

// EXTERNAL MODULE: ./lib/pages/pieces.js
var pieces = __webpack_require__(82357);
;// CONCATENATED MODULE: ./lib/pages/site-pages.js








/**
 * Gathers the pages of sites by their sitemaps, by their links or, of a folder, by its files, and chooses at most
 * `max-pages` of each origin.
 *
 * @throws SettingsError where the named sitemap gives no page, where the folder holds none, or where `include` and `exclude` leave none
 */
async function pagesOfSites(bases, request) {
    const { include = [], exclude = [] } = request.settings;
    const filter = new PageFilter(include, exclude);
    const found = { urls: [], notes: [], gaps: [], found: [] };
    for (const [origin, named] of Map.groupBy(bases, base => new URL(base).origin)) {
        const pages = await new SitePagesFinder(named, filter, request).find();
        found.urls.push(...pages.urls);
        found.notes.push(...pages.notes);
        found.gaps.push(...pages.gaps);
        if (pages.urls.length > 0)
            found.found.push(origin);
    }
    if (!filter.isAsked)
        return { ...found, warnings: [] };
    if (found.urls.length === 0 && filter.names !== undefined) {
        throw new settings_error/* SettingsError */.G([`${filter.names}: none of the pages that were found is left`, ...filter.unused]);
    }
    return { ...found, warnings: filter.unused };
}
/** Finds the pages of one origin. */
class SitePagesFinder {
    #bases;
    #base;
    #filter;
    #request;
    #home;
    /** Of a page on the preview its address on production, as far as that is known. */
    #otherAddress;
    #preferences;
    /** @param bases addresses on the origin that were named, the first of which stands for it */
    constructor(bases, filter, request) {
        this.#bases = bases;
        this.#base = bases[0];
        this.#filter = filter;
        this.#request = request;
        this.#home = request.client.visit(this.#base);
        const { productionUrl } = request.settings;
        this.#otherAddress = productionUrl
            ? (0,other_address/* otherAddressOf */.u)(productionUrl, request.settings, [this.#base])
            : undefined;
    }
    async find() {
        const { settings } = this.#request;
        const max = settings.maxPages;
        const sources = await this.#sources();
        const listed = [...sources.values()].flatMap(({ pages }) => pages);
        const byUrl = new Map(listed.toReversed().map(page => [page.url, page]));
        const distinct = [...new Set(listed.map(({ url }) => url))].map(url => byUrl.get(url));
        const taken = await (0,pieces/* filterInPieces */.f)(distinct, ({ url, listedAs }) => this.#takes(url, listedAs));
        const closed = this.#request.folder ? await this.#closed(taken) : new Set();
        const pages = taken.filter(page => !closed.has(page));
        const urls = await (0,page_choice/* choosePages */.Y)(pages, max, pages.length > max ? await this.#preferAll() : {});
        const notes = [...sources.values()].flatMap(source => source.notes);
        return {
            urls: urls.map(withCredentialsOf(this.#base)),
            notes: [
                ...notes,
                ...(closed.size > 0 ? [closedNote([...closed])] : []),
                ...this.#missing(sources, distinct.length),
                ...counted(sources, pages, urls.length, max),
            ],
            gaps: [...sources.values()].flatMap(source => source.gaps),
        };
    }
    async #sources() {
        const { folder, settings } = this.#request;
        const sources = new Map();
        if (folder) {
            const { pagesOfFolder } = await __webpack_require__.e(/* import() */ 3357).then(__webpack_require__.bind(__webpack_require__, 43357));
            const source = await pagesOfFolder(folder.root, folder.origin + folder.base, settings.reportDir);
            if (source.isEmpty) {
                throw new settings_error/* SettingsError */.G([
                    `static-dir: "${settings.staticDir}" holds no HTML file; name the folder that the build writes its pages to`,
                ]);
            }
            return sources.set('folder', source);
        }
        if (settings.sitemap !== false)
            sources.set('sitemap', await this.#listed());
        if (settings.crawl)
            sources.set('links', await this.#linked());
        return sources;
    }
    async #listed() {
        const { client, settings } = this.#request;
        const { pagesOfSitemap } = await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(7753), __webpack_require__.e(1729)]).then(__webpack_require__.bind(__webpack_require__, 52174));
        const visit = client.visit(this.#base);
        const sitemap = settings.sitemap === true ? undefined : settings.sitemap;
        const production = settings.productionUrl || undefined;
        const max = settings.maxPages;
        const source = await pagesOfSitemap({ visit, base: visit.url, sitemap, production, max });
        if (sitemap !== undefined && source.missing !== undefined) {
            throw new settings_error/* SettingsError */.G(`sitemap: "${sitemap}" ${source.missing}`);
        }
        return source;
    }
    async #linked() {
        const { client, settings, options } = this.#request;
        const { crawledPages } = await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5528), __webpack_require__.e(2403), __webpack_require__.e(2746)]).then(__webpack_require__.bind(__webpack_require__, 72746));
        const withCredentials = withCredentialsOf(this.#base);
        const first = this.#home;
        const preview = await this.#preview(first);
        const isSecret = settings.token !== undefined || Object.keys(settings.headers ?? {}).length > 0;
        return await crawledPages({
            first,
            open: url => client.visit(withCredentials(url)),
            starts: this.#bases.map(base => client.visit(base).url),
            max: settings.maxPages,
            isShard: settings.shard !== undefined,
            preview,
            // What is secret goes to the origin that was named alone.
            mayMove: !isSecret && !hasCredentials(this.#base) && preview === undefined,
            isOurs: settings.staticDir !== undefined,
            takes: url => this.#takes(url),
            preferences: () => this.#prefer(),
            signal: options.signal,
        });
    }
    /** Set where it is known which production the site is a preview of, by the settings or by what it says itself. */
    async #preview(first) {
        const { settings, options } = this.#request;
        const { productionUrl, baseUrl } = settings;
        if (productionUrl)
            return (0,preview/* previewOf */.oW)(this.#base, productionUrl);
        if (productionUrl === false || baseUrl !== undefined)
            return undefined;
        const { inferProduction } = await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(5528), __webpack_require__.e(9800), __webpack_require__.e(2403), __webpack_require__.e(7753), __webpack_require__.e(4488)]).then(__webpack_require__.bind(__webpack_require__, 49001));
        const isDeployment = new URL(this.#base).host === options.previewHost;
        const inferred = await inferProduction(first, isDeployment);
        if (!inferred)
            return undefined;
        this.#otherAddress = (0,other_address/* otherAddressOf */.u)(inferred.url, settings, [this.#base]);
        return (0,preview/* previewOf */.oW)(this.#base, inferred.url);
    }
    /** Pages of a folder that are kept from search engines on purpose; none where that would leave nothing to audit. */
    async #closed(pages) {
        const isClosed = await closedPages(this.#home);
        const closed = await (0,pieces/* filterInPieces */.f)(pages, isClosed);
        return new Set(closed.length < pages.length ? closed : []);
    }
    #takes(url, listedAs) {
        if (this.#filter.names === undefined)
            return true;
        const other = listedAs ?? this.#otherAddress?.(url);
        return this.#filter.takes(url, ...(other === undefined ? [] : [other]));
    }
    async #preferAll() {
        const { homeLinks } = await Promise.all(/* import() */[__webpack_require__.e(2009), __webpack_require__.e(2403), __webpack_require__.e(4805), __webpack_require__.e(5821)]).then(__webpack_require__.bind(__webpack_require__, 35821));
        return { ...(await this.#prefer()), ...(await homeLinks(this.#home)) };
    }
    #prefer() {
        this.#preferences ??= preferencesOf(this.#request.options);
        return this.#preferences;
    }
    #missing(sources, found) {
        const { origin } = new URL(this.#base);
        const names = {
            sitemap: `The sitemap of ${origin}`,
            links: `The links of ${origin}`,
            folder: 'The folder',
        };
        const rest = found === 0 ? '; only the given pages are audited' : '';
        return [...sources].flatMap(([kind, { missing }]) => missing === undefined ? [] : [`${names[kind]} ${missing}${rest}`]);
    }
}
/** How many pages there are, and how many of them are audited. */
function counted(sources, pages, chosen, max) {
    const [links, sitemap] = [sources.get('links'), sources.get('sitemap')];
    const isMore = [...sources.values()].some(({ isPart }) => isPart);
    const ofAll = `${chosen} of the ${isMore ? 'more than ' : ''}${pages.length} pages`;
    const isCut = chosen > 0 && pages.length > chosen;
    const where = !links
        ? sitemap
            ? ' of the sitemap'
            : ' of the folder'
        : sitemap
            ? ''
            : ' found by following links';
    const notes = isCut ? [`${ofAll}${where} are audited (max-pages is ${max})`] : [];
    if (!links || pages.length === 0 || (isCut && !sitemap))
        return notes;
    const linked = pages.filter(isAmong(links)).length;
    const isListed = sitemap && isAmong(sitemap);
    const unlisted = isListed ? pages.filter(page => !isListed(page)).length : 0;
    const beside = unlisted > 0 ? `, ${unlisted} of them in no sitemap` : '';
    notes.unshift(`${linked === 1 ? '1 page was' : `${linked} pages were`} found by following links${beside}`);
    return notes;
}
function isAmong({ pages }) {
    const urls = new Set(pages.map(({ url }) => url));
    return ({ url }) => urls.has(url);
}
function hasCredentials(url) {
    const { username, password } = new URL(url);
    return username !== '' || password !== '';
}
/** What an address was given with to be let in opens the other pages of its origin too. */
function withCredentialsOf(base) {
    const { username, password, origin } = new URL(base);
    return url => {
        const page = new URL(url);
        if (!hasCredentials(base) || page.origin !== origin)
            return url;
        page.username = username;
        page.password = password;
        return page.href;
    };
}


/***/ })

};
