export const id = 7309;
export const ids = [7309];
export const modules = {

/***/ 31151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: () => (/* binding */ versionMarks),
/* harmony export */   _Y: () => (/* binding */ hiddenVersions),
/* harmony export */   mQ: () => (/* binding */ VERSION_LIMITS)
/* harmony export */ });
const VERSION_LIMITS = {
    maxElements: 20_000,
    codes: 'en de fr es it nl pt pl cs sk hu ro sv da no nb fi el tr ru uk bg hr sr sl et lv lt sq mk he ar fa hi mr bn ta te gu pa ur zh ja ko vi th id ms ca eu gl cy ga hy ka kk az'.split(' '),
};
function versionMarks(name, value) {
    if (value.length > 200)
        return [];
    const mark = { attribute: name, value };
    const [, ofName] = /^data-(?:lang-)?([a-z]{2})$/.exec(name) ?? [];
    if (ofName !== undefined)
        return value === '' ? [{ kind: 'data', code: ofName, mark }] : [];
    if (/^(?:lang|data-(?:lang|language|locale))$/.test(name))
        return [{ kind: name, code: value.slice(0, 2).toLowerCase(), mark }];
    if (name !== 'class')
        return [];
    return value.split(/\s+/).flatMap(token => {
        const [, before, code, after] = /^((?:lang|language|txt|text|content|t|l)[-_]{1,2})?([a-z]{2})([-_]{1,2}(?:lang|text|txt|content|only|version))?$/.exec(token) ?? [];
        if (code === undefined)
            return [];
        return [{ kind: `.${before ?? ''}${after ?? ''}`, code, mark: { attribute: name, value: token } }];
    });
}
function hiddenVersions({ maxElements, codes }, marksOf) {
    const known = new Set(codes);
    const kinds = new Map();
    const all = Array.from((document.body ?? document.documentElement).querySelectorAll('*'));
    for (const element of all.slice(0, maxElements)) {
        if (element.attributes.length === 0 ||
            Element.prototype.matches.call(element, 'a, button, option, select, input, img, svg, svg *'))
            continue;
        let isShown;
        for (let at = 0; at < element.attributes.length && at < 20; at++) {
            const { name, value } = element.attributes[at];
            if (name !== 'class' && name !== 'lang' && !name.startsWith('data-'))
                continue;
            for (const { kind, code, mark } of marksOf(name, value)) {
                if (!known.has(code))
                    continue;
                const marks = kinds.get(kind) ?? new Map();
                kinds.set(kind, marks);
                const found = marks.get(code) ?? { mark, shown: 0, hidden: 0 };
                marks.set(code, found);
                isShown ??= element.checkVisibility();
                if (isShown)
                    found.shown++;
                else
                    found.hidden++;
            }
        }
    }
    return Array.from(kinds.values()).flatMap(marks => {
        const versions = Array.from(marks.values());
        const isOneShown = versions.some(({ shown, hidden }) => shown > hidden);
        return isOneShown ? versions.filter(({ shown }) => shown === 0).map(({ mark }) => mark) : [];
    });
}


/***/ }),

/***/ 77628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ unlessLackingFiles)
/* harmony export */ });
/* harmony import */ var _visit_layout_gap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59313);
/* harmony import */ var _judgement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79786);


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

/***/ 93316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ linkBaseOf)
/* harmony export */ });
function linkBaseOf(document) {
    return document.elements('base').length === 0 ? new URL(document.url) : undefined;
}


/***/ }),

/***/ 54653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ isOfMap)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

const MAPS = new Set([
    'leaflet-container',
    'leaflet-pane',
    'mapboxgl-map',
    'maplibregl-map',
    'ol-viewport',
    'gm-style',
]);
const TILE = 'leaflet-tile';
const MAX_STEPS = 16;
const MAX_CLASS = 300;
function isOfMap(image) {
    if (classesOf(image).includes(TILE))
        return true;
    let at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(image);
    for (let step = 0; at && step < MAX_STEPS; step++, at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(at))
        if (classesOf(at).some(name => MAPS.has(name)))
            return true;
    return false;
}
function classesOf(element) {
    return ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'class') ?? '').slice(0, MAX_CLASS).split(/\s+/);
}


/***/ }),

/***/ 34596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ opensSubMenu)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _text_text_start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5758);


const MAX_BESIDE = 20;
const MAX_WITHIN = 10;
const MENUS = new Set(['ul', 'ol', 'menu']);
function opensSubMenu(link) {
    const item = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'href')?.trim().endsWith('#') ? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(link) : undefined;
    if (item?.tagName !== 'li')
        return false;
    return item.childNodes
        .slice(0, MAX_BESIDE)
        .some(node => node !== link && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(node) && (MENUS.has(node.tagName) || holdsMenu(node)));
}
function holdsMenu(element) {
    return (0,_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__/* .firstNodes */ .wg)(element, MAX_WITHIN).some(node => MENUS.has(node.nodeName));
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

/***/ 45469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ scriptedRoot)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

function scriptedRoot({ document, scripts }, name) {
    if (scripts.state !== 'seen' || !document.html)
        return undefined;
    const sent = scripts.before.html && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(scripts.before.html, name);
    const now = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(document.html, name);
    if (sent === now)
        return undefined;
    if (now === undefined)
        return `a script removes ${name}="${sent}" from <html>`;
    if (sent === undefined)
        return `a script sets ${name} of <html> to "${now}"`;
    return `a script changes ${name} of <html> from "${sent}" to "${now}"`;
}


/***/ }),

/***/ 47617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ay: () => (/* binding */ localNumbers),
/* harmony export */   WH: () => (/* binding */ namesFax),
/* harmony export */   _u: () => (/* binding */ labelledNumbers),
/* harmony export */   tz: () => (/* binding */ MIN_PHONE_DIGITS),
/* harmony export */   ze: () => (/* binding */ isFictionalNumber)
/* harmony export */ });
const PHONE_WORDS = [
    ...[
        't[eé]l(?:\\.|efon|ephone|éfono|efono|efoon|éphone)?',
        'phone',
        'mobile?',
        'mobil',
        'handy',
        'call us(?: at)?',
        String.raw `call [\p{L} \u00a0-]{1,40}(?=[ \u00a0]number)`,
    ],
    ...['hotline', 'gsm(?=[.:])', 'telefonnummer', 'rufnummer', 'tlf', 'puh(?:elin)?', 'telepon', 'telp'],
    ...['m[óo]vil', 'celular', 'cellulare', 'telem[óo]vel', 'điện thoại', 'di động', 'sđt', 'τηλ(?:έφωνο)?'],
    ...['телефон', 'тел\\.?', 'טלפון', 'هاتف', 'جوال', 'تلفن', 'โทร', '電話', '电话', '전화', '☎', '📞'],
].join('|');
const IN_NUMBER = String.raw `\d \t\n\r\f\u00a0()./-`;
const LABELLED = new RegExp(String.raw `(?:^|[\s(·|,;–—-])(?:${PHONE_WORDS})(?:\.?[\s\u00a0]?[/／・&+][\s\u00a0]?fax)?[\s\u00a0]?(?:no\.?|number|番号)?[\s\u00a0]?[.:：]?[\s\u00a0]?(\(?\+?\(?\d[${IN_NUMBER}]{6,20}\d)`, 'giu');
const MIN_PHONE_DIGITS = 7;
const FAX_WORDS = 'fax|faks|ｆａｘ|t[ée]l[ée]copie|факс|φαξ|ファックス|ファクス|传真|傳真|팩스|फैक्स|فاكس|פקס';
const AS_FAX = String.raw `(?:${FAX_WORDS})(?:番号|号码|號碼|번호)?(?:[\s\u00a0](?:no|nr|number|numero|número|номер))?[^\d\p{L}]{0,5}`;
const FAX = new RegExp(FAX_WORDS, 'iu');
function namesFax(text) {
    return FAX.test(text);
}
const UNMISTAKABLE = new RegExp(String.raw `(?<!${AS_FAX}|[\d/+(-])(\(\d{3}\)[\s\u00a0]\d{3}[-.–]\d{4}|\(\+[1-9]\d{0,2}\)[\s\u00a0]?\d[${IN_NUMBER}]{5,16}\d|\+[1-9]\d{0,2}[\s\u00a0]\(?\d[${IN_NUMBER}]{5,16}\d)(?!\d)`, 'giu');
function labelledNumbers(text) {
    return [LABELLED, UNMISTAKABLE]
        .flatMap(pattern => [...text.matchAll(pattern)])
        .flatMap(match => {
        const number = firstOf(match[1]);
        const digits = digitsOf(number);
        const end = match.index + match[0].length - (match[1].length - number.length);
        return digits.length < MIN_PHONE_DIGITS ? [] : [{ number, digits, end }];
    });
}
const NOT_BEHIND = String.raw `(?<![\d+./(-]|\d\s|${AS_FAX})`;
const NOT_BEFORE = String.raw `(?![\d/-]|[.\s]\d)`;
const localForm = (form) => new RegExp(`${NOT_BEHIND}(?:${form})${NOT_BEFORE}`, 'giu');
const LOCAL_FORMS = new Map([
    ['fr', localForm(String.raw `0[1-79](?:[ .\u00a0]\d{2}){4}`)],
    [
        'sv',
        localForm(String.raw `0\d{1,3}[\s\u00a0]?[-–][\s\u00a0]?\d{2,3}[ \u00a0]\d{2}[ \u00a0]\d{2}|0\d{3}[-–]\d{3}[ \u00a0]\d{2}`),
    ],
    [
        'fi',
        localForm(String.raw `0(?:4\d|50)[ \u00a0-]\d{3}[ \u00a0]\d{4}|0[678]00[ \u00a0-]\d{3}[ \u00a0]\d{2,3}`),
    ],
    ['nl', localForm(String.raw `0(?:6-\d{8}|\d{2}-\d{7}|\d{3}-\d{6}|6(?:[ \u00a0]\d{2}){4})`)],
    ['ja', localForm(String.raw `0(?:\d-\d{4}|\d{2}-\d{3,4}|\d{3}-\d{2,3})-\d{4}`)],
    ['ko', localForm(String.raw `0(?:2|\d{2})-\d{3,4}-\d{4}`)],
    ['tr', localForm(String.raw `0[ \u00a0]?\(?[2-5]\d{2}\)?[ \u00a0]\d{3}[ \u00a0]\d{2}[ \u00a0]\d{2}`)],
]);
function localNumbers(text, language) {
    const form = LOCAL_FORMS.get(language);
    if (!form)
        return [];
    return Array.from(text.matchAll(form), ({ 0: number, index }) => ({
        number,
        digits: digitsOf(number),
        end: index + number.length,
    }));
}
function firstOf(text) {
    const first = text.split(/[\s\u00a0]\/[\s\u00a0]|\/(?=\()/, 1)[0];
    return digitsOf(first).length < MIN_PHONE_DIGITS ? text : first;
}
function digitsOf(text) {
    return text.replace(/\D/g, '');
}
const FICTIONAL = /^(?:44|0)0?(?:207946|1632960|7700900|808157|2920180|28964960|1(?:1[3-8]|21|31|41|51|61)4960)\d+$|^1?[2-9]\d\d55501\d\d$|^(?:33|0)0?(?:19900|26191|35301|46571|53649|63998)\d{4}$|^0+$/;
function isFictionalNumber(digits) {
    return FICTIONAL.test(digits);
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

/***/ 72683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b_: () => (/* binding */ writtenMonths),
/* harmony export */   rq: () => (/* binding */ writtenDays),
/* harmony export */   yV: () => (/* binding */ monthNamed)
/* harmony export */ });
const MONTHS = [
    'janv?|jän|gen|ene|sty|янв|січ|oca|janu[aá]r(?:y|i|a|u|ja)?|januari|jänner|janvier|janeiro|gennaio|gener|enero|stycz(?:eń|nia|niu)|январ[ьяе]|січ(?:ень|ня|ні)|leden|ledn[au]|ocak|jaanuar',
    'feb|fév|fév[rv]|fev|lut|фев|лют|úno|şub|febr?|febr?uar(?:y|i|a|u|ja|ie)?|february|feber|février|fevrier|fevereiro|febbraio|febrero|febrer|februari|február[au]?|lut[ey]\\p{L}{0,2}|феврал[ьяе]|лют(?:ий|ого|ому)|únor[au]?|şubat',
    'mar|mär|mrt|maa|мар|бер|bře|márc|march|märz|maerz|märts|mars|marts|mart|marta|martie|marzo|março|marc[auo]?|març|marec|marzec|maart|maret|март[ае]?|берез(?:ень|ня|ні)|březen|březn[au]|március',
    'apr|avr|abr|kwi|апр|кві|nis|ápr|april[aeiu]?|aprilie|aprill|apríl[au]?|avril|abril|kwie(?:cień|tnia|tniu)|апрел[ьяе]|квіт(?:ень|ня|ні)|duben|dubn[au]|nisan|április',
    'may|mai|mei|mag|maj|мая|май|тра|kvě|máj|maja|maju|mája|máji|mayo|maio|maggio|maig|mayıs|květen|květn[au]|мае|трав(?:ень|ня|ні)|május',
    'jun|juin|giu|cze|июн|чер|jún|haz|june|jun[iy]|junij[au]?|juna|junu|junio|junho|giugno|czerw(?:iec|ca|cu)|июн[ьяе]|черв(?:ень|ня|ні)|jún[au]|június|haziran|juuni',
    'jul|juil|lug|lipc|июл|лип|júl|tem|jul[iy]|julij[au]?|jula|julu|julio|julho|juliol|juillet|luglio|lip(?:iec|ca|cu)|июл[ьяе]|лип(?:ень|ня|ні)|júl[au]|július|temmuz|juuli',
    'aug|août|aout|ago|sierp|авг|сер|ağu|august[aiou]?|augustus|augusztus|agosto|agost|agustus|sierp(?:ień|nia|niu)|август[ае]?|серп(?:ень|ня|ні)|srpen|srpn[au]|ağustos',
    'sep|sept|sett?|wrz|сен|вер|zář|eyl|szept?|september|septemb(?:re|er|ar|ra|ru|rie|ri)|sept?iembre|setiembre|setembr[eo]|settembre|wrze(?:sień|śnia|śniu)|сентябр[ьяе]|верес(?:ень|ня|ні)|září|eylül|szeptember',
    'oct|okt|ott|out|paź|окт|жов|říj|eki|okt[oó]b(?:er|ar|ra|ru|ri)|october|octobre|octubre|octombrie|oktoober|ottobre|outubro|październik[au]?|октябр[ьяе]|жовт(?:ень|ня|ні)|říjen|říjn[au]|ekim',
    'nov|ноя|kas|novemb(?:er|re|ar|ra|ru|ro|ri)|noviembre|ноябр[ьяе]|kasım',
    'dec|dez|déc|dic|gru|дек|гру|ara|decemb(?:er|ar|ra|ru|rie|ri)|dezemb(?:er|ro)|desemb(?:er|re)|detsember|décembre|decembre|diciembre|dicembre|grud(?:zień|nia|niu)|декабр[ьяе]|груд(?:ень|ня|ні)|prosin(?:ec|ce|ci)|aralık',
];
const MONTH_NAMES = MONTHS.map(names => new RegExp(`^(?:${names})$`, 'u'));
const NAME = String.raw `\p{L}{3,11}`;
const YEAR = String.raw `(20\d{2})(?!\d)`;
const ANY_YEAR = /20\d\d/;
const DAY = String.raw `(?<!\d)([0-3]?\d)`;
const PATTERNS = [
    new RegExp(String.raw `${DAY}(?:st|nd|rd|th|er|º|°)?\.?\s(?:(?:of|de|d')\s?)?(${NAME})\.?,?\s(?:de\s)?${YEAR}`, 'giu'),
    new RegExp(String.raw `(?<!\p{L})(${NAME})\.?\s(?:[0-3]?\d(?:st|nd|rd|th)?\s?(?:[-–—&]|to|and)\s?)?([0-3]?\d)(?:st|nd|rd|th)?,?\s${YEAR}`, 'giu'),
    /(?<![\d./-])(20\d{2})[-/.]([01]\d)[-/.]([0-3]\d)(?!\d)/g,
    /(?<![\d.])([0-3]?\d)\.\s?([01]?\d)\.\s?(20\d{2})(?!\d)/g,
    /(20\d{2})年\s?([01]?\d)月\s?([0-3]?\d)日/g,
    /(?<![\d./-])(1[3-9]|2\d|3[01])\/(0?[1-9]|1[0-2])\/(20\d{2})(?!\d)/g,
    /(?<![\d./-])(0?[1-9]|1[0-2])\/(1[3-9]|2\d|3[01])\/(20\d{2})(?!\d)/g,
];
const MAX_TEXT = 20_000;
const MAX_DAYS = 200;
function writtenDays(text) {
    const start = text.slice(0, MAX_TEXT);
    if (!ANY_YEAR.test(start))
        return [];
    const [dayFirst, monthFirst, isoLike, dotted, japanese, slashed, american] = PATTERNS.map(pattern => [...start.matchAll(pattern)].slice(0, MAX_DAYS));
    return [
        ...dayFirst.map(([written, day, month, year]) => dayOf(written, year, monthNamed(month), day)),
        ...monthFirst.map(([written, month, day, year]) => dayOf(written, year, monthNamed(month), day)),
        ...[...isoLike, ...japanese].map(([written, year, month, day]) => dayOf(written, year, Number(month), day)),
        ...american.map(([written, month, day, year]) => dayOf(written, year, Number(month), day)),
        ...[...dotted, ...slashed].map(([written, day, month, year]) => dayOf(written, year, Number(month), day)),
    ].filter(day => day !== undefined);
}
const MONTH_OF_YEAR = new RegExp(String.raw `(?<!\p{L}|\d\.?\s?|\d(?:st|nd|rd|th|er|º|°)\s|\d\.?\s(?:de|of)\s)(${NAME})\.?,?\s(?:de[l]?\s)?${YEAR}`, 'giu');
function writtenMonths(text) {
    const start = text.slice(0, MAX_TEXT);
    if (!ANY_YEAR.test(start))
        return [];
    return [...start.matchAll(MONTH_OF_YEAR)].slice(0, MAX_DAYS).flatMap(match => {
        const month = monthNamed(match[1]);
        return month === undefined ? [] : [{ text: match[0], end: Date.UTC(Number(match[2]), month, 1) }];
    });
}
function monthNamed(name) {
    const lower = name.toLowerCase();
    const month = MONTH_NAMES.findIndex(names => names.test(lower));
    return month < 0 ? undefined : month + 1;
}
function dayOf(text, year, month, day) {
    if (month === undefined || month < 1 || month > 12)
        return undefined;
    const begin = new Date(Date.UTC(Number(year), month - 1, Number(day)));
    if (begin.getUTCDate() !== Number(day))
        return undefined;
    return { text, end: begin.getTime() + 24 * 60 * 60 * 1000 };
}


/***/ }),

/***/ 3929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O_: () => (/* binding */ wordAround),
/* harmony export */   jG: () => (/* binding */ misreadUtf8),
/* harmony export */   oT: () => (/* binding */ LEADS),
/* harmony export */   qD: () => (/* binding */ doubleDecoded)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const DOUBLE_DECODED = /[ÂÃÄÅÐÑ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[€‚„†ˆ‰™][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;
const LEADS = /[ÂÃÄÅÐÑâ]/;
function misreadUtf8({ document, response, encoding }) {
    if (encoding !== 'windows-1252' || !response.body.some(byte => byte > 0x7f))
        return undefined;
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(response.body, { stream: true });
        return new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .HtmlDocument */ .Df(text, document.url, document.url, document.schemeOfHosts);
    }
    catch {
        return undefined;
    }
}
function doubleDecoded(text) {
    if (!LEADS.test(text))
        return undefined;
    for (const match of text.matchAll(DOUBLE_DECODED)) {
        const meant = decodedAgain(match[0]);
        if (meant === undefined || !isCertain(text, match.index, match[0]))
            continue;
        const word = wordAround(text, match.index, match[0].length);
        return `"${word}" was meant to be "${word.replaceAll(match[0], meant)}": UTF-8 was read as windows-1252.`;
    }
    return undefined;
}
function isCertain(text, index, found) {
    if (found.startsWith('â'))
        return true;
    if (!/\p{Lu}$/u.test(text.slice(Math.max(0, index - 2), index)))
        return true;
    return /^\p{Ll}/u.test(text.slice(index + found.length));
}
function decodedAgain(text) {
    const bytes = [...text].map(character => {
        const high = WINDOWS_1252.indexOf(character);
        return high < 0 ? character.charCodeAt(0) : 0x80 + high;
    });
    if (bytes.some(byte => byte > 0xff))
        return undefined;
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
    }
    catch {
        return undefined;
    }
}
const WORD_CHARACTERS = 30;
function wordAround(text, index, length) {
    const before = /\S*$/.exec(text.slice(Math.max(0, index - WORD_CHARACTERS), index))[0];
    const after = /^\S*/.exec(text.slice(index + length, index + length + WORD_CHARACTERS))[0];
    return `${before}${text.slice(index, index + length)}${after}`;
}


/***/ }),

/***/ 89803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ examinedPage),
/* harmony export */   b: () => (/* binding */ ofFirstPart)
/* harmony export */ });
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79786);
/* harmony import */ var _page_script_shell_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15798);
/* harmony import */ var _visit_per_visit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9895);
/* harmony import */ var _visit_shown_page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92263);
/* harmony import */ var _visit_shut_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94389);
/* harmony import */ var _double_decoding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3929);
/* harmony import */ var _examination_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80352);







const examinedPage = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_1__/* .perVisit */ .V)(async (visit) => {
    const judged = await (0,_visit_shown_page_js__WEBPACK_IMPORTED_MODULE_2__/* .shownJudgedPage */ .q)(visit);
    const utf8 = (0,_double_decoding_js__WEBPACK_IMPORTED_MODULE_4__/* .misreadUtf8 */ .jG)(judged.sent);
    const page = utf8 && !(0,_page_script_shell_js__WEBPACK_IMPORTED_MODULE_0__/* .scriptShellOf */ .HH)(utf8) ? { ...judged, document: utf8 } : judged;
    const shown = judged.scripts.state === 'seen' ? judged.scripts.rendered : undefined;
    const selectors = shown?.overlays.map(({ selector }) => selector);
    const shut = await (0,_visit_shut_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .shutParts */ .x)(visit);
    const examination = (0,_examination_js__WEBPACK_IMPORTED_MODULE_5__/* .examine */ .s)(page, selectors, shown?.unseenHeadings, shown?.hiddenVersions, shut);
    return { page, examination, isMisread: utf8 !== undefined };
});
function ofFirstPart(judgements, { unread }) {
    if (unread === 0)
        return judgements;
    const told = (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_6__/* .pass */ .IX)(`in the first ${_examination_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_READ_CHARACTERS */ .$} characters of the text; ${unread} more were not looked at`);
    const entries = Object.entries(judgements);
    return Object.fromEntries(entries.map(([name, judgement]) => [name, judgement.outcome === 'pass' ? told : judgement]));
}


/***/ }),

/***/ 7488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ unlessInVersions),
/* harmony export */   y: () => (/* binding */ holdsVersions)
/* harmony export */ });
/* harmony import */ var _browser_hidden_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31151);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79786);


const MIN_MARKED = 2;
const CODES = new Set(_browser_hidden_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .VERSION_LIMITS */ .mQ.codes);
function unlessInVersions({ document, scripts }, judgement) {
    if (judgement.outcome !== 'fail' || scripts.state === 'seen' || !holdsVersions(document))
        return judgement;
    const reason = 'the page holds its text in several languages, and its styles say which one it shows';
    return scripts.state === 'none' ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .notApplicable */ .hH)(reason) : (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .notMeasured */ .q7)(reason);
}
function holdsVersions(document) {
    const counts = new Map();
    for (const element of document.elements().slice(0, _browser_hidden_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .VERSION_LIMITS */ .mQ.maxElements)) {
        for (const { name, value } of element.attrs) {
            if (name === 'lang')
                continue;
            for (const { kind, code } of (0,_browser_hidden_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .versionMarks */ .$_)(name, value)) {
                const ofKind = counts.get(kind) ?? new Map();
                counts.set(kind, ofKind);
                if (CODES.has(code))
                    ofKind.set(code, (ofKind.get(code) ?? 0) + 1);
            }
        }
    }
    return [...counts.values()].some(ofKind => [...ofKind.values()].filter(count => count >= MIN_MARKED).length > 1);
}


/***/ }),

/***/ 60320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FQ: () => (/* binding */ sampleNumberIn),
/* harmony export */   Tj: () => (/* binding */ isSampleContact),
/* harmony export */   _f: () => (/* binding */ isSamplePlace),
/* harmony export */   cy: () => (/* binding */ leadsToNobody),
/* harmony export */   sW: () => (/* binding */ isSampleNumber),
/* harmony export */   uP: () => (/* binding */ isNobody)
/* harmony export */ });
/* harmony import */ var _page_text_phone_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47617);
/* harmony import */ var _syntax_sample_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94451);


const NOBODY = /^(?:by |von |par |por |[–—-]\s?)?(?:(?:john|jane) doe|(?:max|erika) mustermann)(?:$|,? (?:[–—-] )?(?:ceo|cto|founder|co-founder|designer|developer|manager|director|customer|client|marketing|author)\b.{0,40}$|[,.]$)/i;
const SAMPLE_ADDRESSES = [
    new RegExp(`^[\\w.+-]{1,40}@${_syntax_sample_host_js__WEBPACK_IMPORTED_MODULE_1__/* .OWNERS_HOST */ .g}$`, 'i'),
    /^[\w.+-]{1,40}@(?:example\.(?:com|org|net)|mydomain\.com)$/i,
    /^(?:info|contact|hello|mail|support|office|sales|name|email|example|your(?:[-_.]?(?:name|email|mail))?|user)@(?:domain|website|mysite|yoursite)\.com$/i,
    /^(?:example|your(?:[-_.]?(?:name|email|mail))?|name|email|someone|john\.?doe|jane\.?doe)@(?:site|email|mail|gmail|company)\.com$/i,
    /^[a-z0-9]{1,5}(?:\+[\w.-]{1,20})?@gmail\.com$/i,
];
const SAMPLE_DIGITS = /^(?:\d{0,3}0{8,}|\d{0,6}(?:1234567890?|12345678|23456789)|0123456789|0{2,3}1234567|\d{0,5}([1-9])\1{8}|1?5551234567)$/;
const WHATSAPP = /^(?:https?:)?\/\/(?:wa\.me\/|(?:api|web|www)\.whatsapp\.com\/send\/?\?(?:[^#]{0,60}&)?phone=)(?:%2B|\+)?([\d\s()-]{7,25}|[\dx]{0,5}x{5,12}|your[-_]?(?:phone|whatsapp)?[-_]?number(?:[-_]?here)?)(?:$|[/?&#])/i;
const SAMPLE_PLACES = /^(?:500 terry fran(?:c|ç)ois street\b.{0,60}|(?:tel|phone|call us)?[:.]?\s?123-456-7890|(?:tel|phone)?[:.]?\s?\(?555\)?[- ]555[- ]5555)$/i;
const SAMPLE_NUMBER = /^(?:(?:tel|phone|call us|тел|телефон)[.:]?\s?)?\+?\d{1,3}[\s-]?\(?\d{2,4}\)?[\s-](?:12-34-56|123-45-67|00-00-00|000-00-00)$/i;
const UNASSIGNED_NUMBER = /^(?:(?:tel|phone|call(?: us)?|fax)[.:]?\s?)?(?:\+?1[-. ])?(?:\(555\) ?\d{3}-\d{4}|\(?[2-9]\d\d\)?[-. ]555[-. ]01\d\d|\(?8(?:00|33|44|55|66|77|88)\)?[-. ][01]\d\d[-. ]\d{4})$/i;
const SAMPLE_STREET = /^(?:address[.:]?\s?)?(?:123|1234|12345) (?:main|any|fake|example|sample|street|your|business) (?:st|street|rd|road|ave|avenue|name)\b.{0,40}\b(?:any ?town|any ?city|your ?(?:city|town)|city ?name|city, (?:st|state)\b|12345)(?:$|[\s,.].{0,20}$)/i;
const LONGEST = 120;
const SAMPLES_OF_PLACES = [SAMPLE_PLACES, SAMPLE_NUMBER, SAMPLE_STREET];
function isNobody(text) {
    return text.length <= LONGEST && NOBODY.test(text);
}
function isSampleContact(text) {
    if (text.length > LONGEST)
        return false;
    const bare = text.replace(/^(?:e-?mail|mail|contact|kontakt|courriel|correo|web|website)\s?[:.]?\s/i, '');
    return isSampleAddress(bare) || (0,_syntax_sample_host_js__WEBPACK_IMPORTED_MODULE_1__/* .isOwnersHost */ .B)(bare) || UNASSIGNED_NUMBER.test(text);
}
const FORMAT = /(?<!\p{L})(?:e\.? ?g\.|z\. ?b\.|p\. ?ej\.|ej(?:emplo)?[.:]|ex(?:ample|emple|emplo)?[.:]|es\.|format)/iu;
const LONGEST_CONTACT = 300;
function sampleNumberIn(text) {
    if (text.length > LONGEST_CONTACT || FORMAT.test(text))
        return undefined;
    return (0,_page_text_phone_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .labelledNumbers */ ._u)(text).find(({ digits }) => SAMPLE_DIGITS.test(digits))?.number;
}
function isSampleNumber(digits) {
    return SAMPLE_DIGITS.test(digits);
}
function isSamplePlace(text) {
    return text.length <= LONGEST && SAMPLES_OF_PLACES.some(pattern => pattern.test(text));
}
function leadsToNobody(href) {
    const target = href.trim().slice(0, LONGEST);
    const mail = /^mailto:([^?]{1,100})/i.exec(target)?.[1];
    if (mail !== undefined)
        return isSampleAddress(mail);
    const number = /^tel:([+\d\s().-]{7,40})$/i.exec(target)?.[1];
    if (number !== undefined)
        return SAMPLE_DIGITS.test(number.replace(/\D/g, ''));
    const messenger = WHATSAPP.exec(target)?.[1];
    if (messenger !== undefined)
        return /^[\d\s()-]+$/.test(messenger) ? SAMPLE_DIGITS.test(messenger.replace(/\D/g, '')) : true;
    const host = /^https?:\/\/([^/?#:]{1,80})/i.exec(target)?.[1];
    return host !== undefined && (0,_syntax_sample_host_js__WEBPACK_IMPORTED_MODULE_1__/* .isOwnersHost */ .B)(host);
}
function isSampleAddress(address) {
    return SAMPLE_ADDRESSES.some(pattern => pattern.test(address));
}


/***/ }),

/***/ 87135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ namesBuilder),
/* harmony export */   Y: () => (/* binding */ isFromBuilder)
/* harmony export */ });
/* harmony import */ var _page_generator_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71088);

const BUILDER = /^Mobirise\b/i;
const MAX_NAME = 120;
function namesBuilder(text) {
    return BUILDER.test(text.slice(0, MAX_NAME));
}
function isFromBuilder(document) {
    return (0,_page_generator_names_js__WEBPACK_IMPORTED_MODULE_0__/* .generatorNames */ ._)(document).some(namesBuilder);
}


/***/ }),

/***/ 86538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bo: () => (/* binding */ fingerprintOfMain),
  Yd: () => (/* binding */ ownH1),
  R_: () => (/* binding */ textFacts)
});

// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/page/map-images.js
var map_images = __webpack_require__(54653);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/tools/content/dates.js + 1 modules
var dates = __webpack_require__(81848);
// EXTERNAL MODULE: ./lib/engine/tools/content/examination.js + 4 modules
var examination = __webpack_require__(80352);
// EXTERNAL MODULE: ./lib/engine/tools/content/examined-page.js
var examined_page = __webpack_require__(89803);
;// CONCATENATED MODULE: ./lib/engine/tools/content/fingerprint.js
const SHINGLE_WORDS = 3;
const MIN_WORDS = 50;
const HALF_BYTES = 4;
const BYTE_VALUES = 256;
const SEEDS = [0x9e3779b1, 0x85ebca77];
function fingerprintOf(hashes) {
    if (hashes.length < MIN_WORDS)
        return null;
    const starts = new Uint32Array(hashes.length);
    const first = new Uint32Array(hashes.length);
    const length = distinctShingles(hashes, starts, first);
    if (length <= MIN_WORDS - SHINGLE_WORDS)
        return null;
    const second = starts.subarray(0, length).map(at => shingleAt(hashes, at, SEEDS[1]));
    return hexadecimal(first.subarray(0, length)) + hexadecimal(second);
}
function distinctShingles(hashes, starts, values) {
    const places = 2 ** Math.ceil(Math.log2(2 * hashes.length));
    const table = new Uint32Array(places);
    let count = 0;
    for (let at = 0; at <= hashes.length - SHINGLE_WORDS; at++) {
        const value = shingleAt(hashes, at, SEEDS[0]);
        let place = value & (places - 1);
        while (table[place] !== 0 && values[table[place] - 1] !== value)
            place = (place + 1) & (places - 1);
        if (table[place] !== 0)
            continue;
        starts[count] = at;
        values[count] = value;
        table[place] = ++count;
    }
    return count;
}
function shingleAt(hashes, at, seed) {
    let value = seed;
    for (let word = at; word < at + SHINGLE_WORDS; word++)
        value = mix(Math.imul(value, 31) ^ hashes[word]);
    return value;
}
function hexadecimal(values) {
    const counts = countsOf(values);
    let bits = 0;
    for (let bit = 0; bit < HALF_BYTES * 8; bit++) {
        let set = 0;
        const from = (bit >> 3) * BYTE_VALUES;
        for (let byte = 0; byte < BYTE_VALUES; byte++)
            if ((byte >> (bit & 7)) & 1)
                set += counts[from + byte];
        if (set * 2 > values.length)
            bits |= 1 << bit;
    }
    return (bits >>> 0).toString(16).padStart(HALF_BYTES * 2, '0');
}
function countsOf(values) {
    const counts = new Uint32Array(HALF_BYTES * BYTE_VALUES);
    for (const value of values)
        for (let byte = 0; byte < HALF_BYTES; byte++)
            counts[byte * BYTE_VALUES + ((value >>> (byte * 8)) & 255)]++;
    return counts;
}
function mix(value) {
    let mixed = value;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
}

// EXTERNAL MODULE: ./lib/engine/tools/content/repetition.js + 2 modules
var content_repetition = __webpack_require__(50357);
// EXTERNAL MODULE: ./lib/engine/tools/content/text-statistics.js
var text_statistics = __webpack_require__(28253);
;// CONCATENATED MODULE: ./lib/engine/tools/content/text-facts.js












const MOST_HEADINGS = 200;
const MAX_H1 = 300;
const textFacts = (0,tool_definition/* defineTopic */.RE)({
    checks: {},
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        return { judgements: {}, facts: await factsOf(page, examination, (0,exchange/* clockOf */.ie)(page.response)) };
    },
});
async function factsOf(page, examination, now) {
    const { document, main, headings, byline, kind } = examination;
    const { language, readability } = await examination.inLanguage();
    const h1 = ownH1(examination);
    return {
        pageKind: kind,
        mainText: {
            foundBy: main.foundBy,
            start: (0,cut/* cutEnd */.ym)(main.blocks.map(block => block.text).join(' '), 300),
        },
        text: amountFacts(page, examination),
        language: { ...language, confidence: rounded(language.confidence) },
        readability: readability
            ? {
                ...readability,
                score: rounded(readability.score),
                lix: rounded(readability.lix),
                rix: rounded(readability.rix),
            }
            : null,
        h1: h1 === undefined ? null : (0,cut/* cutEnd */.ym)(h1, MAX_H1),
        headingCount: headings.length,
        headings: headings.slice(0, MOST_HEADINGS).map(({ level, text }) => ({ level, text: (0,cut/* cutEnd */.ym)(text, 200) })),
        links: linkFacts(examination),
        images: imageFacts(document),
        elements: Object.fromEntries(['ul', 'ol', 'dl', 'table', 'iframe', 'video', 'figcaption'].map(tag => [
            tag,
            document.elements(tag).length,
        ])),
        author: byline.author === '' ? null : byline.author,
        dates: (0,dates/* dateFacts */.i)(byline, page.response, now),
        textFingerprint: fingerprintOfMain(examination),
    };
}
function ownH1(examination) {
    const { headings, main } = examination;
    const h1s = headings.filter(({ level, text }) => level === 1 && text !== '');
    const isMarked = main.foundBy === 'main' || main.foundBy === 'article';
    const h1 = (isMarked && h1s.find(({ element }) => main.elements.has(element))) ||
        (h1s.length > 1 && h1s.find(isBehindHeader)) ||
        h1s[0];
    return h1 && !isTeaser(h1, examination) ? h1.text : undefined;
}
const MAX_STEPS_UP = 12;
function isBehindHeader({ element, boilerplate, isApart }) {
    if (boilerplate || isApart)
        return false;
    let at = (0,html_document/* parentOf */.gN)(element);
    for (let step = 0; at && step < MAX_STEPS_UP; step++, at = (0,html_document/* parentOf */.gN)(at))
        if (at.tagName === 'header' || (0,html_document/* attribute */.lt)(at, 'role') === 'banner')
            return false;
    return true;
}
function fingerprintOfMain({ wordHashes }) {
    return fingerprintOf(wordHashes);
}
function isTeaser({ element, text }, examination) {
    const { document } = examination;
    const surrounds = (link) => document.isBelow(element, link) || document.isBelow(link, element);
    return ((document.elementsIn(element).some(leadsElsewhere) || ancestorsOf(element).some(leadsElsewhere)) &&
        examination.links.some(link => link.internal && link.name === text && !(0,comparable_url/* isHomePage */.fF)(link.url) && surrounds(link.element)));
}
function leadsElsewhere(element) {
    return element.tagName === 'a' && (0,html_document/* attribute */.lt)(element, 'href')?.startsWith('#') === false;
}
function ancestorsOf(element) {
    const found = [];
    for (let up = (0,html_document/* parentOf */.gN)(element); up; up = (0,html_document/* parentOf */.gN)(up))
        found.push(up);
    return found;
}
function amountFacts({ response }, { document, statistics, bodyWords, main, unread, repetition }) {
    const shownCharacters = main.allBlocks.reduce((sum, block) => sum + block.text.length, unread);
    const noscript = document
        .elements('noscript')
        .map(element => (0,html_document/* textOf */.b6)(element).replace(/<[^<>]*>/g, ' '))
        .join(' ')
        .slice(0, examination/* MAX_READ_CHARACTERS */.$);
    return {
        words: statistics.words,
        bodyWords,
        characters: statistics.characters,
        ...(unread > 0 && { charactersLeftOut: unread }),
        proseWords: statistics.proseWords,
        sentences: statistics.sentences,
        paragraphs: statistics.paragraphs.length,
        wordsPerSentence: rounded(statistics.wordsPerSentence),
        longestParagraphWords: statistics.longestParagraphWords,
        paragraphsOver150Words: statistics.paragraphsOver150Words,
        sentencesOver25Words: statistics.sentencesOver25Words,
        readingMinutes: rounded(statistics.readingMinutes),
        textToHtmlRatio: response.body.length === 0 ? 0 : rounded(shownCharacters / document.source.length),
        noscriptWords: (0,text_statistics/* wordsOf */.Z9)(noscript).length,
        repeatedShare: rounded(repetition.share),
        mostFrequent: (0,content_repetition/* mostFrequent */.ye)(statistics.paragraphs).map(({ phrase, count, share }) => ({
            phrase,
            count,
            share: rounded(share),
        })),
    };
}
function linkFacts({ links, main }) {
    const internal = links.filter(link => link.internal);
    return {
        internal: internal.length,
        external: links.length - internal.length,
        inMainText: links.filter(link => main.elements.has(link.element)).length,
        nofollowInternal: internal.filter(link => link.nofollow).length,
        nofollowExternal: links.filter(link => !link.internal && link.nofollow).length,
    };
}
function imageFacts(document) {
    const alts = document
        .elements('img')
        .filter(image => !(0,map_images/* isOfMap */.w)(image))
        .map(image => (0,html_document/* attribute */.lt)(image, 'alt'));
    return {
        count: alts.length,
        withoutAlt: alts.filter(alt => alt === undefined).length,
        emptyAlt: alts.filter(alt => alt !== undefined && alt.trim() === '').length,
    };
}
function rounded(number) {
    return Math.round(number * 1000) / 1000;
}


/***/ }),

/***/ 47309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judging_judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/lacking-files.js
var lacking_files = __webpack_require__(77628);
// EXTERNAL MODULE: ./lib/engine/judging/script-judgements.js
var script_judgements = __webpack_require__(79183);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/page/judged-page.js + 3 modules
var judged_page = __webpack_require__(72041);
// EXTERNAL MODULE: ./lib/engine/page/page-directives.js
var page_directives = __webpack_require__(15000);
// EXTERNAL MODULE: ./lib/engine/page/password-gate.js
var password_gate = __webpack_require__(91443);
// EXTERNAL MODULE: ./lib/engine/page/script-shell.js
var script_shell = __webpack_require__(15798);
// EXTERNAL MODULE: ./lib/engine/page/text/regions.js + 3 modules
var text_regions = __webpack_require__(13615);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
// EXTERNAL MODULE: ./lib/engine/syntax/folded-path.js
var folded_path = __webpack_require__(79222);
// EXTERNAL MODULE: ./lib/engine/tools/ux/unclosed.js
var unclosed = __webpack_require__(2739);
// EXTERNAL MODULE: ./lib/engine/tools/content/examined-page.js
var examined_page = __webpack_require__(89803);
// EXTERNAL MODULE: ./lib/engine/tools/content/listing.js
var listing = __webpack_require__(82136);
;// CONCATENATED MODULE: ./lib/engine/tools/content/not-found-wording.js

const NOT_FOUND = new RegExp(`^(?:(?:http )?(?:error|fehler|erreur|errore|erro|fout|fel)? ?404(?: error| fehler)?|${[
    '(?:404 )?(?:oops |sorry |uh oh |whoops )?(?:the |this |that )?(?:requested |web)?(?:page|url|file|content|site)(?: you (?:requested|are looking for|were looking for|re looking for))? (?:(?:(?:was|is|has|could|can) )?not (?:been |be )?|cannot be |(?:was|is|could|ca)n.?t (?:be )?)(?:found|available)',
    '(?:404 )?(?:oops |sorry )?(?:we )?(?:can.?t|couldn.?t|cannot|could not) find (?:the|this|that|your) page(?: you.{0,20})?',
    '(?:404 )?(?:oops |sorry )?(?:the |this |that )?page (?:does not|doesn.?t|no longer) exists?',
    '(?:404 )?not found',
    '(?:404 )?(?:die |diese )?(?:angeforderte )?seite (?:wurde |konnte )?(?:leider )?nicht gefunden(?: werden)?',
    '(?:404 )?(?:la |cette )?page (?:demandée )?(?:est )?(?:non trouvée|introuvable|n.existe pas)',
    '(?:404 )?(?:la )?página (?:no|não) (?:encontrada|existe|se ha encontrado|foi encontrada)',
    '(?:404 )?(?:la )?pagina non (?:trovata|esiste)',
    '(?:404 )?(?:de )?pagina (?:is )?niet gevonden',
    '(?:404 )?(?:sidan|siden) (?:hittades inte|blev ikke fundet|ble ikke funnet|ikke fundet|ikke funnet)',
    '(?:404 )?(?:nie znaleziono strony|strona nie (?:została )?znaleziona|stránka nenalezena|страница не найдена|сторінку не знайдено|sayfa bulunamadı)',
    '(?:404 )?(?:ページが見つかりません(?:でした)?|お探しのページは見つかりません(?:でした)?|页面未找到|找不到(?:该)?页面|找不到網頁|페이지를 찾을 수 없습니다)',
].join('|')})$`, 'i');
const LONGEST_NOTICE = 200;
const TITLE_PARTS = /\s+[|–—·»:-]\s+|\s*[|–—·»]\s*|:\s+/u;
function saysNotFound(text) {
    const plain = (part) => (0,html_document/* foldSpace */.GQ)(part.replace(/[!.,?…"“”()[\]😕😢🙁:;–—-]/gu, ' ')).replaceAll(/[’']/g, '’');
    if (text.length > LONGEST_NOTICE)
        return false;
    return [text, ...text.split(TITLE_PARTS)].some(part => NOT_FOUND.test(plain(part)));
}

// EXTERNAL MODULE: ./lib/engine/tools/content/page-kind.js + 1 modules
var page_kind = __webpack_require__(23510);
// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
;// CONCATENATED MODULE: ./lib/engine/tools/content/pending-texts.js







const pendingTexts = (0,tool_definition/* defineTopic */.RE)({
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
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'text-to-come': judgePending(examination) }) };
    },
});
const PENDING = new RegExp(`^(?:${[
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
].join('|')})[\\s.!…。]*$`, 'iu');
const UNFINISHED = new RegExp(`^[\\s\\p{Extended_Pictographic}\\u200d\\ufe0f]{0,9}(?:${[
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
].join('|')})(?:[,;.:!。，！–—-].{0,80})?[\\s.!…。！\\p{Extended_Pictographic}\\u200d\\ufe0f]*$`, 'iu');
const TO_BE_BUILT_IN = new RegExp(`^(?!(?:more|further|other|new|weitere|mehr|neue|flere|nye|fler|nya|meer|nieuwe|plus|de nouve|d[’']autres)(?!\\p{L}))[^.!?:]{3,90} (?:${[
    '(?:kobles|legges|settes|bygges) inn her (?:snart|etter hvert|senere)|(?:indsættes|lægges ind|sættes ind|kobles på|tilføjes) her (?:snart|senere)|(?:läggs in|läggs till|kopplas in|infogas) här (?:snart|inom kort|senare)',
    '(?:will|to) be (?:added|embedded|connected|integrated|inserted|placed) here (?:soon|shortly|later)',
    '(?:wird|werden) hier (?:bald|in kürze|demnächst|später) (?:eingebunden|eingefügt|eingebettet|ergänzt)',
    '(?:wordt|worden) hier (?:binnenkort|later) (?:toegevoegd|ingevoegd|geplaatst)',
    '(?:sera|seront) (?:bientôt |prochainement )?(?:intégrée?s?|insérée?s?|ajoutée?s?) ici(?: bientôt| prochainement)?',
].join('|')})[\\s.!…]*$`, 'iu');
const LONGEST_STATEMENT = 140;
const LEAST = 3;
const LONGEST = 60;
const LONGEST_BLOCK = 120;
function judgePending({ document, main }) {
    if (main.allBlocks.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no text');
    const pending = main.allBlocks.flatMap(({ element, prose, kind }) => {
        if (kind === 'code' || prose.length > LONGEST_BLOCK)
            return [];
        const value = valuesOf(element, prose).findLast(isPending);
        return value === undefined ? [] : [{ element, value: value.trim() }];
    });
    const statement = unfinishedStatement(main);
    if (statement)
        return (0,judging_judgement/* fail */.fJ)(document.occurrence(statement.element, `The page says "${(0,cut/* cutEnd */.ym)(statement.prose.trim(), LONGEST_STATEMENT)}"`));
    const [first] = pending;
    if (!first || pending.length < LEAST)
        return (0,judging_judgement/* pass */.IX)();
    const message = `In ${pending.length} places, such as "${(0,cut/* cutEnd */.ym)(first.value, LONGEST)}".`;
    return (0,judging_judgement/* fail */.fJ)(document.occurrence(first.element, message));
}
function unfinishedStatement({ allBlocks }) {
    return allBlocks.find(({ prose, kind }) => kind !== 'code' &&
        prose.length <= LONGEST_STATEMENT &&
        (UNFINISHED.test(prose.trim()) || TO_BE_BUILT_IN.test(prose.trim())));
}
function isPending(text) {
    return text.length <= LONGEST && PENDING.test(text.trim());
}
function valuesOf(element, prose) {
    const last = element.childNodes.findLast(html_document/* isElement */.vq);
    return [prose, prose.slice(prose.lastIndexOf(':') + 1), last ? (0,text_start/* startOfSeenText */.Mq)(last, LONGEST) : ''];
}

// EXTERNAL MODULE: ./lib/engine/syntax/written-days.js
var written_days = __webpack_require__(72683);
// EXTERNAL MODULE: ./lib/engine/tools/schema/post-pages.js
var post_pages = __webpack_require__(18361);
;// CONCATENATED MODULE: ./lib/engine/tools/content/short-news.js


const MIN_WORDS = 8;
const MAX_BLOCKS = 50;
const MAX_TEXT = 1000;
const DAY = /(?<!\d)(?:\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:20)?\d\d|20\d\d-\d\d-\d\d)(?!\d)/;
function isShortNews(document, { blocks, allBlocks }) {
    if (!(0,post_pages/* isPostAddress */.Nm)(document.url))
        return false;
    const own = [...new Set([...blocks, ...allBlocks.filter(({ boilerplate }) => !boilerplate)])]
        .slice(0, MAX_BLOCKS)
        .map(({ kind, text }) => ({ kind, text: text.slice(0, MAX_TEXT) }));
    const isDay = (text) => DAY.test(text) || (0,written_days/* writtenDays */.rq)(text).length > 0;
    return (own.some(({ kind }) => kind === 'heading') &&
        (own.some(({ text }) => isDay(text)) || document.elements('time').length > 0) &&
        own.some(({ kind, text }) => kind === 'text' && /[.!?…]["”»)]?$/.test(text) && text.split(' ').length >= MIN_WORDS));
}

// EXTERNAL MODULE: ./lib/engine/tools/content/text-statistics.js
var text_statistics = __webpack_require__(28253);
// EXTERNAL MODULE: ./lib/engine/tools/content/word-hashes.js
var word_hashes = __webpack_require__(39655);
;// CONCATENATED MODULE: ./lib/engine/tools/content/amount.js





















const ALMOST_NO_WORDS = 30;
const NOT_FOUND_WORDS = 150;
const ERROR_PAGE = /^-?(?:(?:\p{L}{1,20}[-.])?(?:error|err|page|http)?-?404(?:[-.][\p{L}-]{1,30})?|(?:page-?)?not-?found(?:-page)?|(?:error|fehler|erreur|errore|erro|fout|chyba|blad|hata|fel)-?(?:page|pages|seite|pagina|document)?|(?:seite-)?nicht-gefunden|(?:page-)?(?:introuvable|non-trouvee)|pagina-(?:no-(?:encontrada|existe)|nao-encontrada|non-trovata|niet-gevonden))$/u;
const ERROR_PAGE_BY_ADDRESS = 'this is the error page of the site, by its address';
function lastPartOf(url) {
    const parts = (0,folded_path/* foldedPath */.k)(url)
        .replace(/\/(?:index\.\w{1,5})?$/, '')
        .split('/');
    return parts.at(-1).replace(/\.(?:html?|php|aspx?)$/, '');
}
const HELPFUL = 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content';
const amount = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'almost-no-text': {
            severity: 'warning',
            title: 'The page has almost no text',
            why: 'Search engines can hardly tell what the page is about, and may not index it.',
            fix: 'Describe in text what the page offers. If nobody should find it in search, set noindex.',
            help: HELPFUL,
            example: '<main><p>Coming soon.</p></main>',
        },
        'soft-404': {
            severity: 'error',
            title: 'The page says "not found" but answers with a success status',
            why: 'Search engines treat it as a soft 404 and do not index it; visitors find nothing.',
            fix: 'Restore the content or correct the route. If there is no such page, answer with status 404 or 410.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
            example: '200 OK\n<h1>Page not found</h1>',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        const { document, main, headings } = examination;
        const isListing = examination.kind === 'listing';
        const ofHeadline = isListing ? 0 : wordsOfHeadline(examination);
        const all = isListing ? examination.words : ownWords(examination, ofHeadline) + ofHeadline;
        const words = all - figuresIn(main, all);
        const kind = isListing ? examination.kind : (0,page_kind/* pageKindOf */.vj)(document, main, words);
        const soft404 = judgeSoft404(document, headings, words, page.response.status);
        const isErrorPage = ERROR_PAGE.test(lastPartOf(document.url));
        const errorPage = (0,judging_judgement/* notApplicable */.hH)(isErrorPage ? ERROR_PAGE_BY_ADDRESS : 'the page says "not found", which is reported on its own');
        const judgements = (0,script_judgements/* unlessUnfilled */.ED)(page, {
            'almost-no-text': isErrorPage || soft404.outcome === 'fail'
                ? errorPage
                : (0,password_gate/* isPasswordGate */.N)(document)
                    ? (0,judging_judgement/* notApplicable */.hH)('the page only asks for a password')
                    : amountOf(page, main, words, kind, ofHeadline > 0),
            'soft-404': soft404,
        });
        return { judgements: await (0,lacking_files/* unlessLackingFiles */.x)(page, judgements, ['almost-no-text'], ['Script']) };
    },
});
function wordsOfHeadline({ document, main, regions }) {
    if (main.foundBy === 'article')
        return 0;
    const isContent = ({ boilerplate }) => !boilerplate;
    const [title] = (0,text_regions/* titlesOf */.B7)(document).filter(one => !regions.hidden.has(one) && !regions.boilerplate.has(one));
    if (title === undefined)
        return 0;
    const h1 = main.allBlocks.findIndex(block => isContent(block) && block.element.order >= title.order);
    const [first] = main.blocks;
    const start = first ? main.allBlocks.indexOf(first) : -1;
    return h1 >= 0 && h1 < start ? (0,word_hashes/* wordHashesOf */.s)(main.allBlocks.slice(h1, start).filter(isContent)).length : 0;
}
function ownWords(examination, ofHeadline) {
    const { main, words } = examination;
    if (ofHeadline > 0 || main.foundBy === 'article' || main.foundBy === 'main')
        return words;
    const firstHeading = main.blocks.findIndex(({ kind }) => kind === 'heading');
    const isNavigation = ({ text, linkCharacters }, at) => (firstHeading < 0 || at < firstHeading) && linkCharacters > text.length / 2;
    return words - (0,word_hashes/* wordHashesOf */.s)(main.blocks.filter(isNavigation)).length;
}
const MANY_WORDS = 300;
function figuresIn({ blocks }, words) {
    if (words >= MANY_WORDS)
        return 0;
    const texts = blocks.filter(({ text, linkCharacters }) => linkCharacters <= text.length / 2);
    const figures = texts.flatMap(({ text }) => (0,text_statistics/* wordsOf */.Z9)(text).filter(word => !/\p{L}/u.test(word)));
    return Math.min(figures.length, words);
}
const SHORT = {
    contact: 'a contact page may be short',
    request: 'a page to ask for an offer, to book or to sign up needs little text',
    reference: 'a generator of references made the page, from code or a list',
    search: 'a search page needs little text',
    thanks: 'a page that says thanks for a message or an order needs little text',
    login: 'a page for an account or a purchase needs little text',
    calendar: 'a calendar needs little text',
    gallery: 'the content of the page is images',
    embed: 'the content of the page is embedded, such as a map or a video',
    legal: 'the page is a legal notice, which says what it has to',
    table: 'the content of the page is a table',
    code: 'the content of the page is code, with what has to be said of it',
    languages: 'the page only lets its visitors choose their language',
};
function judgeAmount(document, main, words, kind, hasHeadline) {
    if (words >= ALMOST_NO_WORDS)
        return (0,judging_judgement/* pass */.IX)(`${words} words of main text`);
    if (document.elements('frameset').length > 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page is made of frames, which is reported separately');
    if ((0,page_directives/* asksNotToBeIndexed */.ZY)(document))
        return (0,judging_judgement/* notApplicable */.hH)('the page asks not to be indexed');
    if (kind === 'listing' || (0,listing/* listsFew */.Gm)(document, main))
        return (0,judging_judgement/* notApplicable */.hH)(`a page that lists other pages needs no text of its own (${words} words)`);
    if (kind === 'form')
        return (0,judging_judgement/* notApplicable */.hH)(`a page with a form needs little text (${words} words)`);
    if (kind !== 'home' && kind !== 'text')
        return (0,judging_judgement/* notApplicable */.hH)(`${SHORT[kind]} (${words} words)`);
    if (isShortNews(document, main))
        return (0,judging_judgement/* notApplicable */.hH)(`a piece of news may say all in a sentence (${words} words)`);
    if (unfinishedStatement(main))
        return (0,judging_judgement/* notApplicable */.hH)('the page says that its content is still to come');
    const isMarked = main.foundBy === 'main' || main.foundBy === 'article';
    const [marked] = isMarked ? [] : document.elements('main');
    if (marked?.sourceCodeLocation)
        return (0,judging_judgement/* fail */.fJ)(document.occurrence(marked, `The main content has no text (warning below ${ALMOST_NO_WORDS} words).`));
    const message = words === 0
        ? `The page has no main text (warning below ${ALMOST_NO_WORDS} words).`
        : `Only ${counted(words)} of main text${hasHeadline ? ', H1 included' : ''} (warning below ${ALMOST_NO_WORDS}).`;
    const [root] = main.roots;
    return (0,judging_judgement/* fail */.fJ)(root?.sourceCodeLocation ? document.occurrence(root, message) : { url: document.url, message });
}
function amountOf(page, main, words, kind, hasHeadline) {
    const judgement = judgeAmount(page.document, main, words, kind, hasHeadline);
    return judgement.outcome === 'fail' ? (whyUncounted(page, main, words) ?? judgement) : judgement;
}
function whyUncounted(page, main, words) {
    if (words >= ALMOST_NO_WORDS)
        return undefined;
    if ((0,unclosed/* judgeUnclosed */.N)(page.sent.document).outcome === 'fail')
        return brokenOff;
    if (words + lostLetters(main) >= ALMOST_NO_WORDS)
        return damaged;
    const { scripts, unfilled } = page;
    if (scripts.state === 'unseen' && main.blocks.some(({ text }) => (0,script_shell/* saysToWait */.Tf)(text)))
        return (0,judging_judgement/* notMeasured */.q7)(scripts.reason);
    const reason = unfilled === undefined ? (0,judged_page/* whyTextMayBeMissing */.MK)(page) : undefined;
    return reason === undefined ? undefined : (0,judging_judgement/* notMeasured */.q7)(reason);
}
const brokenOff = (0,judging_judgement/* notApplicable */.hH)('an element that is never closed swallows the rest of the page, which is reported separately');
const damaged = (0,judging_judgement/* notApplicable */.hH)('letters of the text are lost by a wrong character encoding, so that its words cannot be counted');
function lostLetters({ allBlocks }) {
    let lost = 0;
    for (const { prose } of allBlocks)
        if (prose.includes('\uFFFD'))
            lost += prose.split('\uFFFD').length - 1;
    return lost;
}
function counted(words) {
    return words === 1 ? '1 word' : `${words} words`;
}
function judgeSoft404(document, headings, words, status) {
    if (ERROR_PAGE.test(lastPartOf(document.url)))
        return (0,judging_judgement/* notApplicable */.hH)(ERROR_PAGE_BY_ADDRESS);
    if (words > NOT_FOUND_WORDS)
        return (0,judging_judgement/* pass */.IX)();
    const h1 = headings.find(heading => heading.level === 1 && saysNotFound(heading.text));
    if (h1)
        return (0,judging_judgement/* fail */.fJ)(document.occurrence(h1.element, `The server answers ${status}, but the H1 says "${h1.text}".`));
    const title = document
        .elements('title')
        .find(element => saysNotFound((0,text_start/* startOfSeenText */.Mq)(element, 2 * LONGEST_NOTICE)));
    if (!title)
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)(document.occurrence(title, `The server answers ${status}, but the title says "${(0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(title))}".`));
}

// EXTERNAL MODULE: ./lib/engine/page/text/scripted-text.js
var scripted_text = __webpack_require__(9576);
// EXTERNAL MODULE: ./lib/engine/visit/own-scripts.js
var own_scripts = __webpack_require__(89811);
// EXTERNAL MODULE: ./lib/engine/tools/content/examination.js + 4 modules
var content_examination = __webpack_require__(80352);
// EXTERNAL MODULE: ./lib/engine/tools/content/head-texts.js
var head_texts = __webpack_require__(34877);
// EXTERNAL MODULE: ./lib/engine/tools/content/language.js
var content_language = __webpack_require__(43692);
;// CONCATENATED MODULE: ./lib/engine/tools/content/browser-language.js










const browserLanguage = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'language-changed-by-scripts': {
            severity: 'warning',
            title: 'Scripts put the page into another language',
            why: "Googlebot's browser asks for English. Google indexes the English text at the URL of the other language, under a title and description that often stay in it, and people who search in that language do not find the page.",
            fix: 'Give each language its own URL and name all versions with hreflang. Show the language of the URL to everybody, and change it only when visitors choose another one, not by navigator.language.',
            help: 'https://developers.google.com/search/docs/specialty/international/locale-adaptive-pages',
            example: "<html lang=\"de\"> with a German text, and if (navigator.language.startsWith('en')) showTexts('en.json')",
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        const judgement = await judge(visit, page, examination);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'language-changed-by-scripts': judgement }) };
    },
});
const OF_BROWSER = 'en';
const ASKS_BROWSER = /\bnavigator\s?(?:\?\.|\.)\s?(?:languages?|userLanguage|browserLanguage)\b/;
async function judge(visit, page, examination) {
    if (page.scripts.state !== 'seen')
        return (0,script_judgements/* judgeScripts */.gb)(page, () => (0,judging_judgement/* pass */.IX)());
    if ((0,page_directives/* asksNotToBeIndexed */.ZY)(page.document))
        return (0,judging_judgement/* notApplicable */.hH)('the page asks not to be indexed');
    const { before } = page.scripts;
    const { document, main } = examination;
    if (!(0,scripted_text/* dependsOnScripts */.jg)((0,scripted_text/* scriptedText */.gf)(before, main.blocks)))
        return (0,judging_judgement/* pass */.IX)();
    const shown = (await examination.inLanguage()).language;
    if (shown.detected === '')
        return (0,judging_judgement/* notApplicable */.hH)('the page has too little text in one language');
    if (shown.detected !== OF_BROWSER)
        return (0,judging_judgement/* pass */.IX)();
    const sent = (await (0,content_examination/* examine */.s)({ ...page.sent, document: before }).inLanguage()).language;
    if (!isCertain(sent) || !isCertain(shown) || sent.detected === OF_BROWSER)
        return (0,judging_judgement/* pass */.IX)();
    const name = (0,content_language/* nameOfDetected */.nP)(sent.detected, (0,content_language/* declaredLanguage */.nZ)(before));
    const isAsked = (await (0,own_scripts/* ownCode */.m)(visit)).texts.some(text => ASKS_BROWSER.test(text));
    const why = isAsked ? ' They read navigator.language, which is English for Googlebot.' : '';
    const isLeft = await isHeadIn(sent.detected, before, document);
    const head = isLeft ? ` Title and description stay in ${name}.` : '';
    const message = `The text is in ${name} as sent, and in English once scripts have run.${why}${head}`;
    return (0,judging_judgement/* fail */.fJ)(document.html ? document.occurrence(document.html, message) : { url: document.url, message });
}
function isCertain({ detected, isOfFrame }) {
    return detected !== '' && !isOfFrame;
}
async function isHeadIn(language, before, document) {
    const [sent, shown] = [before, document].map(one => (0,head_texts/* headTextsOf */.I)(one)
        .filter(({ name }) => name === 'title' || name === 'description')
        .map(({ text }) => text)
        .join('. '));
    return sent === shown && (await (0,content_language/* languageOf */.eX)(sent)) === language;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/card-texts.js








const cardTexts = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'card-text-same': {
            severity: 'notice',
            title: 'The cards of a list all have the same text',
            why: 'Visitors do not learn from the cards what is behind each of them, and search engines read one sentence again and again. Often it is the sample that a template came with.',
            fix: 'Write a sentence of its own for each card, or leave the text out.',
            help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
            example: '<li><h3>Drivers</h3><p>A guide with pros and cons.</p></li> <li><h3>Putters</h3><p>A guide with pros and cons.</p></li> …',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'card-text-same': judgeCards(examination) }) };
    },
});
const MIN_CARDS = 4;
const MAX_CARDS = 100;
const MAX_GROUPS = 5;
const card_texts_MIN_WORDS = 6;
const MAX_WORDS = 60;
const MAX_BESIDE = 3;
const MAX_STEPS = 5;
const MAX_TITLE = 200;
const SMALL_PRINT = /[\d%€$£]|(?<!\p{L})(?:vat|tax|mwst|tva|iva|btw|moms|shipping|versand|livraison|verzend|frakt)/iu;
function judgeCards(examination) {
    const { document, main } = examination;
    const texts = main.blocks.filter(({ kind, linkCharacters }) => kind === 'text' && linkCharacters === 0);
    const groups = [...Map.groupBy(texts, ({ prose }) => (0,html_document/* foldSpace */.GQ)(prose))]
        .filter(([prose, blocks]) => blocks.length >= MIN_CARDS && isSentence(prose))
        .slice(0, MAX_GROUPS);
    if (groups.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no text of the content is there in several cards');
    return (0,judging_judgement/* failWhere */.a4)(groups.flatMap(([prose, blocks]) => {
        const cards = blocks.slice(0, MAX_CARDS).flatMap(block => cardOf(block) ?? []);
        const alone = cards.filter(card => saysNothingElse(card, examination));
        const titles = new Set(alone.map(({ title }) => title));
        const [first] = alone;
        if (!first || titles.size < MIN_CARDS)
            return [];
        const message = `"${(0,cut/* cutEnd */.ym)(prose, 80)}" is all that ${alone.length} cards say beside their titles.`;
        return [document.occurrence(first.block.element, message)];
    }));
}
function isSentence(prose) {
    const { length } = (0,text_statistics/* wordsOf */.Z9)(prose);
    return length >= card_texts_MIN_WORDS && length <= MAX_WORDS && !SMALL_PRINT.test(prose);
}
const HEADING = /^h[2-6]$/;
function cardOf(block) {
    let at = block.element;
    for (let step = 0; at && step < MAX_STEPS; step++, at = (0,html_document/* parentOf */.gN)(at)) {
        const heading = headingIn(at);
        if (heading)
            return { element: at, block, title: (0,html_document/* foldSpace */.GQ)((0,text_start/* startOfSeenText */.Mq)(heading, MAX_TITLE)) };
    }
    return undefined;
}
function headingIn(element) {
    const open = element.childNodes.filter(html_document/* isElement */.vq);
    for (let looked = 0; open.length > 0 && looked < 50; looked++) {
        const next = open.shift();
        if (HEADING.test(next.tagName))
            return next;
        open.push(...next.childNodes.filter(html_document/* isElement */.vq));
    }
    return undefined;
}
function saysNothingElse({ element, block }, { document, main }) {
    const others = main.blocks.filter(one => one !== block &&
        one.kind === 'text' &&
        one.linkCharacters <= one.text.length / 2 &&
        document.isBelow(one.element, element));
    if (others.some(({ prose }) => /\d/.test(prose)))
        return false;
    return others.reduce((sum, { prose }) => sum + (0,text_statistics/* wordsOf */.Z9)(prose).length, 0) <= MAX_BESIDE;
}

// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/visit/input-trace.js
var input_trace = __webpack_require__(4274);
;// CONCATENATED MODULE: ./lib/engine/tools/content/edition.js

const MAX_NAME = 200;
const MAX_NAMES = 5;
function isOfEdition({ document, preview }, year, tags) {
    const { hostname, pathname } = new URL(document.url);
    const { host = '', folder = '', home = '' } = preview ?? {};
    const names = [
        ...['title', ...tags.filter(tag => tag !== 'img')].flatMap(tag => document.elements(tag).slice(0, MAX_NAMES).map(html_document/* textOf */.b6)),
        ...(tags.includes('img') ? document.elements('img').slice(0, MAX_NAMES) : []).map(image => (0,html_document/* attribute */.lt)(image, 'alt') ?? ''),
        ...document
            .elements('meta')
            .filter(meta => (0,html_document/* attribute */.lt)(meta, 'property') === 'og:site_name')
            .map(meta => (0,html_document/* attribute */.lt)(meta, 'content') ?? ''),
    ];
    const short = String(year).slice(2);
    const named = new RegExp(`(?<!\\d)${year}(?!\\d)|(?:['’]|\\p{L}{3})${short}(?![\\d\\p{L}])|${erasOf(year)}`, 'u');
    return [hostname, pathname, host, folder, home, ...names].some(name => named.test(name.slice(0, MAX_NAME)));
}
function erasOf(year) {
    const [era, first] = year >= 2019 ? ['令和', 2019] : ['平成', 1989];
    const number = year - first + 1;
    return `${era}\\s?(?:${number}${number === 1 ? '|元' : ''})\\s?年`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/copyright-year.js











const copyrightYear = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'copyright-outdated': {
            scope: 'site',
            severity: 'notice',
            title: 'The copyright year in the footer is years old',
            why: 'Visitors read it as the year in which somebody last looked after the site, and doubt prices, dates and opening hours.',
            fix: 'Let the build write the year, or leave it out: copyright does not depend on it.',
            help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
            example: '<footer>© 2020 Kranz Cycles</footer>, in 2026',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        const year = new Date((0,exchange/* clockOf */.ie)(page.response)).getUTCFullYear();
        (0,input_trace/* holdsUntil */.HK)(Date.UTC(year + 1, 0, 1));
        const last = noticeOf(examination, year);
        const judgement = judgeYear(page, last, year);
        const isKnown = judgement.outcome !== 'not-measured';
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'copyright-outdated': judgement }),
            facts: { copyrightYear: (isKnown && last?.newest) || null },
        };
    },
});
const OLD_YEARS = 2;
const FIRST_YEAR = 2000;
const SINCE = String.raw `(?<!\p{L})(?:since|est\.?|established|founded(?: in)?|seit|gegründet|depuis|dal|desde|sinds|siden|sedan|od|с|з)\s`;
const NOTICE = new RegExp(String.raw `(?:©|®|\(c\)|copyright|copyleft)(?:[^\d]|(?<!\d)\d{1,2}(?!\d)){0,40}?(?<!${SINCE})(?:(?:19|20)\d{2}\s?(?:,|&|und|and|et|y|e)\s?){0,40}((?:19|20)\d{2})(?:\s?(?:[-–—/~]|bis|to|à|до)\s?((?:19|20)\d{2}|\d{2}(?!\d)|today|present|now|date|heute|jetzt|aujourd|présent|hoy|actual|oggi|presente|hoje|heden|nu\b|dziś|obecnie|günümüz|bugün|dnes|сегодня|настоящее|[{<[%$]))?|((?:19|20)\d{2})\s?(?:©|\(c\)|copyright(?!\p{L}|[^\d]{0,40}(?:19|20)\d{2}))`, 'iu');
const RIGHTS = /all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|todos os direitos reservados|tutti i diritti (?:sono )?riservati|alle rechten voorbehouden|wszelkie prawa zastrzeżone|všechna práva vyhrazena|minden jog fenntartva|toate drepturile rezervate|t[üu]m haklar[ıi] sakl[ıi]d[ıi]r|все права защищены|всі права захищені|جميع الحقوق محفوظة|כל הזכויות שמורות/iu;
const YEARS = new RegExp(String.raw `(?<!\d|${SINCE})(?:(?:19|20)\d{2}\s?[-–—/]\s?)?((?:19|20)\d{2})(?!\d|\s?(?:[-–—]|bis|to|à)\s?(?:\d|present|today|now|heute|aujourd|oggi|hoje|hoy|actual|günümüz|bugün|сегодня|dziś|dnes))`, 'iu');
const OF_A_WORK = /(?<!\p{L})(?:bible|scripture|quotations?|translation|übersetzung|traduction|traducción|traduzione|map data|kartendaten|(?:photos?|fotos?|maps?|icons?)(?::| by| von| de| di)|bildnachweis|theme|template)(?!\p{L})[^|.·•]{0,40}$/iu;
const OF_A_MAKER = /(?:openstreetmap|mapbox|crossway|biblica|lockman foundation|zondervan|colorlib|html5 ?up|templatemo|start bootstrap|bootstrapmade|themewagon|w3layouts)(?!\p{L})/iu;
const MAX_AROUND = 80;
function isOfWork(prose, start, end) {
    return (OF_A_WORK.test(prose.slice(Math.max(0, start - MAX_AROUND), start)) ||
        OF_A_MAKER.test(prose.slice(end, end + MAX_AROUND)));
}
const copyright_year_LONGEST = 250;
function yearBesideRights(prose) {
    const found = RIGHTS.test(prose) ? YEARS.exec(prose) : null;
    if (!found)
        return [];
    const others = prose.replace(found[0], ' ');
    return /(?<!\d)(?:19|20)\d{2}(?!\d)/.test(others) ? [] : [undefined, found[1]];
}
const LAST_BLOCKS = 5;
function isOfContent(element, { foundBy, blocks, allBlocks }) {
    if (foundBy !== 'main' && foundBy !== 'article')
        return false;
    const isNotice = (block) => block.element === element;
    return blocks.some(isNotice) && !allBlocks.slice(-LAST_BLOCKS).some(isNotice);
}
const EDITION = /(?:conf(?:erence|erencia|érence|erenza)?|camp|fest(?:ival)?|congress|congreso|congresso|congrès|kongress|tagung|summit|symposium|jornadas|workshop)\p{L}{0,3}[\s_#-]{0,3}(?:\d{1,2}|[IVX]{1,5})[\s,]{1,3}(?:19|20)\d{2}(?!\d)/iu;
function noticeOf({ main, regions }, now) {
    const notices = main.allBlocks
        .filter(({ prose, kind }) => kind !== 'code' && prose.length <= copyright_year_LONGEST)
        .flatMap(({ element, prose }) => {
        const signed = NOTICE.exec(prose);
        if (signed && isOfWork(prose, signed.index, signed.index + signed[0].length))
            return [];
        const [, first, second, alone] = signed ?? yearBesideRights(prose);
        const since = Number(first ?? alone);
        if (Number.isNaN(since))
            return [];
        if (second !== undefined && !/^\d+$/.test(second))
            return [{ element, prose, year: now }];
        const until = second === undefined ? since : Number(second.length === 2 ? `20${second}` : second);
        return [{ element, prose, year: Math.max(since, until) }];
    });
    const last = notices.findLast(({ element }) => regions.boilerplate.has(element)) ?? notices.at(-1);
    if (!last || isOfContent(last.element, main))
        return undefined;
    return { ...last, newest: notices.reduce((newest, { year }) => Math.max(newest, year), 0) };
}
const YEAR_MARK = /(?:^|[\s_-])(?:(?:current|copyright|copy|footer|this)[_-]?)?(?:year|jahr|annee|anno|ano|rok|yil)(?:$|[\s_-])/i;
const MAX_MARK = 200;
const MAX_NODES = 60;
function isForScript({ element, year }) {
    const inside = (0,text_start/* firstNodes */.wg)(element, MAX_NODES).filter(html_document/* isElement */.vq);
    return [element, ...inside].some(one => one.attrs.some(({ name, value }) => YEAR_MARK.test(name === 'id' || name === 'class' ? value.slice(0, MAX_MARK) : name.slice(0, MAX_MARK))) && (0,text_start/* startOfSeenText */.Mq)(one, copyright_year_LONGEST).includes(String(year)));
}
const ROOTS = ['__next', '__nuxt', '___gatsby'];
function frameworkNotLoaded({ document, scripts }) {
    if (scripts.state !== 'seen')
        return undefined;
    if (!document.withAttribute('id').some(element => ROOTS.includes((0,html_document/* attribute */.lt)(element, 'id'))))
        return undefined;
    const { origin } = new URL(document.url);
    const missing = scripts.rendered.requests.find(({ type, status = 0, url, inFrame }) => type === 'Script' && !inFrame && status >= 400 && URL.parse(url)?.origin === origin);
    return missing && `${missing.url} answers ${missing.status}`;
}
function judgeYear(page, last, now) {
    if (!last)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no copyright notice of the site with a year');
    if (last.newest > now - OLD_YEARS)
        return (0,judging_judgement/* pass */.IX)();
    if (last.newest < FIRST_YEAR)
        return (0,judging_judgement/* notApplicable */.hH)(`${last.newest} is the year of a founding, which does not age`);
    if ([last.year, last.year + 1].some(year => isOfEdition(page, year, ['h1', 'h2', 'img']))) {
        return (0,judging_judgement/* notApplicable */.hH)(`the page is that of an edition of ${last.year}, as it says itself`);
    }
    if (EDITION.test(last.prose))
        return (0,judging_judgement/* notApplicable */.hH)('the notice names the edition of an event, with its year');
    const why = isForScript(last) ? (0,judged_page/* whyMarkMayBeUnfilled */.rO)(page) : undefined;
    if (why !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(`a script is to write the year of the notice; ${why}`);
    const unloaded = frameworkNotLoaded(page);
    if (unloaded !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(`the framework of the page may write the year, and ${unloaded}`);
    const message = `"${(0,cut/* cutEnd */.ym)(last.prose, 100)}": ${now - last.year} years ago.`;
    return (0,judging_judgement/* fail */.fJ)(page.document.occurrence(last.element, message));
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/cut-attributes.js





const cutAttributes = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'text-cut-by-quote': {
            severity: 'warning',
            title: 'An extra or missing quotation mark breaks an attribute',
            why: 'An attribute ends at the first quotation mark in it; without one at its end, it goes on through the next tags. Search engines, social networks and screen readers get half a text, or the code behind it.',
            fix: 'Write &quot; (or &#39;) instead of a quotation mark within the value, or add the one that is missing at its end. Let the template escape the values of attributes.',
            help: 'https://html.spec.whatwg.org/multipage/parsing.html#parse-error-unexpected-character-in-attribute-name',
            example: '<meta name="description" content="The 27" monitor for small desks">',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page } = await (0,examined_page/* examinedPage */.H)(visit);
        const judgements = { 'text-cut-by-quote': judgeAttributes(page.sent.document) };
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements, ['pass', 'not-applicable']) };
    },
});
const TEXTS = ['content', 'alt', 'title', 'aria-label', 'placeholder'];
const LEFT_OVER = /^[^"'=]*[\p{L}\p{N}][^"'=]*["']$/u;
const RAN_ON = />\s{0,20}<[a-z][\w-]{0,20}\s[^<>]{0,200}=$/i;
const MAX_TOLD = 20;
const MAX_SHOWN = 60;
function judgeAttributes(document) {
    const elements = document.withAttribute(...TEXTS);
    if (elements.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no texts in attributes');
    const cut = elements.flatMap(element => {
        const found = cutText(element);
        return found === undefined ? [] : [{ element, ...found }];
    });
    return (0,judging_judgement/* failWhere */.a4)(cut.slice(0, MAX_TOLD).map(({ element, name, text, mark }) => {
        const whose = element.tagName === 'meta' ? nameOfMeta(element) : `${name} of <${element.tagName}>`;
        const end = text.length > MAX_SHOWN ? `…${text.slice(-MAX_SHOWN)}` : text;
        const message = RAN_ON.test(text)
            ? `The ${mark} that ends ${whose} is missing: it goes on through the next tag, to "${end}".`
            : `${whose} ends after "${end}": the text has a ${mark} in it.`;
        return document.occurrence(element, message);
    }));
}
function cutText(element) {
    if ((0,html_document/* attribute */.lt)(element, 'name') === 'keywords')
        return undefined;
    const { attrs } = element;
    let last;
    for (const attr of attrs) {
        if (attr.value !== '')
            last = attr;
        else if (last && TEXTS.includes(last.name) && LEFT_OVER.test(attr.name))
            return { name: last.name, text: (0,html_document/* foldSpace */.GQ)(last.value), mark: attr.name.at(-1) };
    }
    return undefined;
}
function nameOfMeta(element) {
    const name = (0,html_document/* attribute */.lt)(element, 'property') ?? (0,html_document/* attribute */.lt)(element, 'name') ?? '';
    return name === '' ? 'content of <meta>' : (0,html_document/* foldSpace */.GQ)(name).slice(0, MAX_SHOWN);
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/doubled-words.js






const doubledWords = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'word-doubled': {
            severity: 'notice',
            title: 'A word is written twice in a row',
            why: 'Spell checkers pass over it, and visitors find the text careless.',
            fix: 'Remove one of the two words.',
            help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
            example: 'We repair bicycles in the the old town.',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, examination, isMisread } = await (0,examined_page/* examinedPage */.H)(visit);
        if (isMisread)
            return { judgements: { 'word-doubled': (0,judging_judgement/* notApplicable */.hH)('the letters of the page are misread') } };
        const judgements = (0,examined_page/* ofFirstPart */.b)({ 'word-doubled': doubled_words_judge(examination) }, examination);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements) };
    },
});
const NEXT = { de: '\\p{L}', es: '(?!l)\\p{Ll}' };
const NEVER_TWICE = new Map(Object.entries({
    en: 'the|of|and|an|your|our|their|we|they',
    de: 'und|oder|für|wir|im|zum|zur',
    fr: 'les|des|du|et|dans|avec|aux|de',
    es: 'de|del|el|los|las|en|un|con|al',
    pt: 'de|do|da|dos|das|em|um|com|os|ao',
    it: 'di|il|gli|con|della|del|dei|delle|dal|nel|nella|per',
    ca: 'els|del|dels|amb',
    nl: 'de|een|en|te',
    cs: 'na|že|do|nebo|pro',
    sk: 'sa|na|že|do|alebo|pre',
    pl: 'się|na|do|że|oraz|lub|dla',
    ru: 'и|в|на|с|для|по|из|или',
    uk: 'і|в|на|для|з|або',
    sv: 'och|ett|eller|vi',
    da: 'og|eller',
    nb: 'og|eller',
    no: 'og|eller',
    nn: 'og|eller',
    fi: 'ja|tai|sekä',
    hu: 'és|vagy',
    ro: 'și|în|cu|pentru|din',
    el: 'και',
    tr: 've',
    et: 'ja|või',
    lv: 'un',
    lt: 'ir',
    sl: 'in|na',
    hr: 'na',
}).map(([language, words]) => [language, twice(words, NEXT[language] ?? '\\p{Ll}')]));
const CZECH_REFLEXIVE = twice('se', '[bcdfghklmprtv][aeiouáéíóúůý]');
function twice(words, next) {
    const start = '(?<![\\p{L}\\p{N}\\p{M}_\'’"“”„«».:/@-])';
    const each = words
        .split('|')
        .map(word => ({ word, first: `[${word[0].toUpperCase()}${word[0]}]${word.slice(1)}` }));
    const first = each.map(({ word, first }) => `${first}(?=\\s${word}\\s)`).join('|');
    return {
        pattern: new RegExp(`${start}(?:${first})\\s(?:${words})\\s(?=${next})`, 'u'),
        likely: new RegExp(each.map(({ word, first }) => `${first}\\s${word}\\s`).join('|')),
    };
}
const MAX_BLOCK = 5000;
const doubled_words_MAX_NODES = 200;
const AROUND = 25;
function doubled_words_judge({ document, main, allProse }) {
    const texts = main.allBlocks.filter(({ kind }) => kind !== 'code');
    const known = [...new Set(texts.map(({ lang }) => lang))].filter(lang => NEVER_TWICE.has((0,content_language/* primary */.zB)(lang)));
    if (known.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no text in a language whose words are known');
    const isLikely = (lang) => formsOf(lang).some(({ likely }) => likely.test(allProse));
    const likely = new Set(known.filter(isLikely));
    const found = texts.flatMap(block => {
        if (!likely.has(block.lang))
            return [];
        const quote = quoteOf(block);
        return quote === undefined
            ? []
            : document.occurrence(block.element, `"${quote.words}" in "${quote.around}"`);
    });
    return found.length === 0 ? (0,judging_judgement/* pass */.IX)() : (0,judging_judgement/* fail */.fJ)(found);
}
function quoteOf(block) {
    const text = block.prose.slice(0, MAX_BLOCK);
    for (const { pattern } of formsOf(block.lang)) {
        const match = pattern.exec(text);
        if (!match)
            continue;
        const words = match[0].trim();
        if (!isInOneNode(words, block))
            continue;
        const from = Math.max(0, match.index - AROUND);
        const to = match.index + match[0].length + AROUND;
        const start = from > 0 ? text.slice(from).replace(/^\S{0,25}\s/, '') : text;
        const around = start.slice(0, to - (text.length - start.length)).trim();
        return { words, around: `${from > 0 ? '…' : ''}${around}${to < text.length ? '…' : ''}` };
    }
    return undefined;
}
function formsOf(lang) {
    const language = (0,content_language/* primary */.zB)(lang);
    return [NEVER_TWICE.get(language), ...(language === 'cs' ? [CZECH_REFLEXIVE] : [])];
}
function isInOneNode(words, { element }) {
    for (const node of (0,text_start/* firstNodes */.wg)(element, doubled_words_MAX_NODES))
        if (node.nodeName === '#text' && 'value' in node && node.value.replace(/\s+/g, ' ').includes(`${words} `))
            return true;
    return false;
}

// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/text/quoted.js
var quoted = __webpack_require__(49087);
// EXTERNAL MODULE: ./lib/engine/page/map-images.js
var map_images = __webpack_require__(54653);
// EXTERNAL MODULE: ./lib/engine/tools/hreflang/version-links.js
var version_links = __webpack_require__(75214);
;// CONCATENATED MODULE: ./lib/engine/tools/content/alt-texts.js
const MOST_CHARACTERS = 200;
const KIND_WORDS = new Set([
    ...[
        'image',
        'images',
        'img',
        'picture',
        'pic',
        'photo',
        'photograph',
        'graphic',
        'vector',
        'vector graphic',
        'thumbnail',
        'thumb',
    ],
    ...[
        'image alt',
        'alt',
        'alt text',
        'alt image',
        'image description',
        'alt description',
        'image here',
        'your image',
        'my image',
    ],
    ...['alternative text', 'placeholder', 'dummy', 'untitled'],
    ...[
        'bild',
        'bilder',
        'foto',
        'fotos',
        'grafik',
        'abbildung',
        'platzhalter',
        'beschreibung',
        'alternativtext',
    ],
    ...[
        'imagen',
        'imágenes',
        'fotografía',
        'imagem',
        'immagine',
        'afbeelding',
        'plaatje',
        'obraz',
        'zdjęcie',
    ],
    ...['bildet', 'billede', 'kuva', 'resim', 'fotoğraf', 'фото', 'изображение', 'картинка', 'зображення'],
    ...['画像', '写真', 'イメージ', '图片', '圖片', '照片', '이미지', '사진', 'صورة', 'תמונה'],
    ...[
        'photographie',
        'illustration',
        'titelbild',
        'headerbild',
        'beitragsbild',
        'produktbild',
        'vorschaubild',
    ],
    ...[
        'obrázek',
        'obrázok',
        'fotka',
        'obrazek',
        'grafika',
        'ilustracja',
        'slika',
        'fotografija',
        'kép',
        'fotó',
    ],
    ...['fénykép', 'poză', 'imatge', 'irudia', 'attēls', 'nuotrauka', 'paveikslėlis', 'valokuva'],
    ...['gambar', 'ảnh', 'hình ảnh', 'εικόνα', 'φωτογραφία', 'снимка', 'снимок', 'фотография', 'світлина'],
    ...[
        'รูปภาพ',
        'รูป',
        'تصویر',
        'عکس',
        '图像',
        '图片描述',
        '圖片描述',
        '这里写图片描述',
        '在这里插入图片描述',
    ],
    ...[
        'banner',
        'baner',
        'bannière',
        'баннер',
        'банер',
        'バナー',
        'background',
        'hintergrund',
        'hintergrundbild',
    ],
    ...['arka plan', 'sfondo', 'achtergrond', '背景', '배너', '배경'],
].map(word => word.normalize()));
const UNFILLED = /^(?:undefined|null|nan|<?nil>?|<no value>|\[object \w{1,30}\]|%!\w\(<nil>\))$|^(?:\{\{[^{}]{0,100}\}\}|\{%[^{}]{0,100}%\}|<%=?[^<>]{0,100}%>|\$\{[^{}]{0,100}\})|^(?:item|member|post|product|user|image|img|props|data|project|article|slide|p)\.(?:name|title|alt|label|text|description|caption)$/;
const TEMPLATE_IMAGE = /^(?:responsive|featured|hero|post|blog|card|slider?|carousel|gallery|sample|default|placeholder|generic|background) ?-?(?:image|img|photo|picture|pic)s?(?: cap)?(?: ?#?\d{1,3})?$|^(?:circle|pop-?up|banner|header|cover|preview|feature|profile|product|project|service|news|event|article|section|content|page|main|user)[ -]?(?:image|img)s?(?: ?#?\d{1,3})?$/;
const TEMPLATE_ENDING = /\S[\s-]{1,5}(?:responsive|placeholder|dummy|sample|example) (?:image|img|photo|picture|logo)$/;
const TEMPLATE_LOGO = /^(?:sample|dummy) (?:site )?logo$/;
const PLACEHOLDER = /^(?:(?:your |company |brand |team |profile |product |hero )?(?:logo|image|photo|picture|avatar|banner|icon|video|map) placeholder|placeholder (?:for )?(?:logo|image|photo|picture|avatar|banner|icon))(?: ?#?\d{1,3})?$/;
const STANDS_FOR_SOMEBODY = /^(?:logo|image logo|imagen logo|logo image|(?:site|brand|company|header|footer|main|mobile|nav(?:bar)?)[ -]logo|logo[ -](?:header|footer|mobile|nav(?:bar)?|small)|the logo|logotype|logotyp|logotipo|logotip|logó|λογότυπο|logo (?:perusahaan|firmy|empresa|de la empresa|da empresa|de l[’']entreprise|dell[’']azienda)|(?:firmen|vereins|praxis|unternehmens|schul)-?logo|로고|شعار|לוגו|โลโก้|网站标志|logo of (?:the|our) (?:company|site|website|firm|business|brand)|логотип|ロゴ|ロゴボタン|avatar|user avatar|icon|brand|イコン)$/;
const TUTORIAL_TEXTS = new Set([
    'italian trulli',
    'girl in a jacket',
    'girl with a jacket',
    'flowers in chania',
]);
const SAMPLE_SLIDE = /^(?:first|second|third|fourth|fifth) slide(?: label)?$/;
const NO_WORDS = /^[.…_\-–—,;:'"\s]+$/;
const FILE_NAME = /^[^/\\<>"?*|]{1,150}\.(?:jpe?g|jfif|png|gif|webp|avif|svg|bmp|tiff?|heic)$/;
const NUMBERED_KIND = /^(?:image|img|photo|foto|picture|bild|imagen|imagem|immagine|afbeelding|obrázek|obrazek|zdjęcie|kép|kuva|resim|gambar|slika|imagine|fotografija|фото|изображение|картинка|снимка|εικόνα|이미지|사진|画像|写真|图片|圖片|slide|slajd|слайд|diapositive|diapositiva|banner|gallery|galerie|galería|galleria|galeria|thumbnail|carousel) ?(?:image|img|photo|foto|bild|imagen)? ?[#-]? ?\(?\d{1,3}\)?$/;
const GIVEN_NAMES = [
    /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?:[\s_-].{0,40})?$/,
    /^(?=.{0,40}\d)(?=.{0,40}[a-f])[\da-f]{24,64}$/,
    /^(?:img|image|dsc[nf]?|_dsc|_mg|pxl|mvimg|gopr|wp|dji|photo|foto|pic|picture|bild)[_-]\d{3,14}(?:[\s_.-][\da-z()_-]{0,30})?$/,
    /^(?:img|image|dsc[nf]?|pxl|gopr|dji)\d{4,14}$/,
    /^p\d{7}$/,
    /^(?=[^_]{1,60}_)(?=\D{0,60}\d)[\p{L}\d]{1,60}(?:_[\p{L}\d.-]{1,60}){2,12}$/u,
    /^\S{1,100}[-_.]seeklogo(?:\.(?:com|net))?$/,
    /^(?:screenshot|screen shot|bildschirmfoto|captura de pantalla|capture d[’']écran|whatsapp image|снимок экрана)[ _-]+(?:from |um |del? )?\d[\d\sa-z.:_()-]{5,60}$/,
];
const ONLY_NUMBERS = 'only numbers the image';
function whyMeaningless(alt, isNamedBeside) {
    if (alt.length > MOST_CHARACTERS)
        return undefined;
    const text = alt.normalize().toLowerCase();
    if (NO_WORDS.test(text))
        return 'it has no word';
    if (/^alt ?=/.test(text))
        return 'a quotation mark too many ends it early';
    if (UNFILLED.test(text))
        return 'a template has not filled it in';
    if (FILE_NAME.test(text) && !/\s\S+\s\S+\s/.test(text))
        return 'the name of a file';
    if (NUMBERED_KIND.test(text))
        return ONLY_NUMBERS;
    if (GIVEN_NAMES.some(pattern => pattern.test(text)))
        return 'a name that a program gave to a file';
    if (TUTORIAL_TEXTS.has(text))
        return 'the sample text of a tutorial';
    if (TEMPLATE_ENDING.test(text) || TEMPLATE_LOGO.test(text) || SAMPLE_SLIDE.test(text))
        return 'the sample text of a template';
    if (PLACEHOLDER.test(text))
        return 'it says that another image is to come';
    if (KIND_WORDS.has(text) || TEMPLATE_IMAGE.test(text))
        return 'it says only that there is an image';
    if (!isNamedBeside && STANDS_FOR_SOMEBODY.test(text))
        return 'it does not say whose';
    return undefined;
}
const OF_A_ROW = new RegExp(`^(?:${[
    'event|slide|gallery(?: image| photo)?|screenshot|screen|client(?: logo)?|customer|badge|partner(?: logo)?|sponsor(?: logo)?|brand|team(?: member)?|member|service|product|project|portfolio|work|item|card|banner|hero|feature|thumbnail|illustration|certificate',
    'galerie|galeriebild|kunde|projekt|produkt|referenz|leistung|mitarbeiter(?:in)?|teammitglied|veranstaltung|folie|beispiel',
    'diapositive|galerie photo|partenaire|produit|projet|réalisation|équipe|événement|exemple|actualité',
    'galería|cliente|proyecto|producto|servicio|evento|equipo|socio|trabajo|galeria|projeto|produto|serviço|equipe|parceiro|trabalho',
    'galleria|progetto|prodotto|servizio|lavoro|realizzazione|membro',
    'klant|project|dienst|galerij|klient|usługa|realizacja|galeria zdjęć|projekt|člen týmu|člen tímu|galéria|ukázka|referencia|szolgáltatás|munka|termék',
    'галерея|клиент|партнер|партнёр|услуга|проект|товар|слайд|работа|сертификат|отзыв|галерея фото|клієнт|послуга|робота',
    'אירוע|ארוע|גלריה|לקוח|פרויקט|שותף|מוצר|שירות|ギャラリー|スライド|作品|イベント|갤러리|프로젝트|슬라이드|项目|產品|产品|客户|作品',
].join('|')}) ?[-–#:]? ?(?:\\d{1,3})$`, 'u');
function isOneOfRow(alt) {
    return alt.length <= MOST_CHARACTERS && OF_A_ROW.test(alt.normalize().toLowerCase());
}
const STANDS_FOR_IMAGE = /^(?:placeholder (?:for|of)|platzhalter für|espace réservé pour|segnaposto per) |\S[\s-]{1,3}(?:placeholder|platzhalter|segnaposto)(?: ?#?\d{1,3})?$/;
function callsPlaceholder(alt) {
    return alt.length <= MOST_CHARACTERS && STANDS_FOR_IMAGE.test(alt.normalize().toLowerCase());
}
const TO_COME = /^(?:tba|tbd|todo|to[ -]do|fixme|to be (?:announced|added|confirmed|defined|determined|filled))$/;
const OF_NOBODY = /(?:^|[^a-z])(?:tba|tbd|to-?do|fixme|soon|announced|confirmed|placeholder|default|dummy|blank|empty|none|unknown|mystery|anonymous|silhouette|avatar|user|profile|person|question|coming|logo)(?:[^a-z]|$)/;
function isToCome(alt, file) {
    const name = file.split(/[?#]/, 1)[0].split('/').at(-1).slice(0, MOST_CHARACTERS).toLowerCase();
    return TO_COME.test(alt.slice(0, MOST_CHARACTERS).toLowerCase()) && !OF_NOBODY.test(name);
}
const SAYS_IMAGE = /^(?:(?:an? )?(?:image|picture)s? (?:of|showing)|(?:ein )?bild(?:er)? (?:von|vom|der|des)|(?:une )?images? (?:de|du|des|d[’'])|(?:una )?im[aá]gen(?:es)? (?:de|del)|(?:un[’'])?immagin[ei] (?:di|de[il]|del(?:la|lo|l[’'])|delle|degli)|(?:uma )?image(?:m|ns) (?:de|d[aoe]s?)|(?:een )?afbeelding(?:en)? van|(?:obraz(?:ek)?|zdjęcie) przedstawiając[aey]|bild(?:er)? (?:på|av)|billede(?:r)? af|bilde(?:r)? av|изображение)(?=[\s\p{L}])/iu;
function imageWordsOf(alt) {
    return SAYS_IMAGE.exec(alt.slice(0, MOST_CHARACTERS).normalize())?.[0];
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/counted-alts.js

const MIN_ROW = 5;
const MIN_DESCRIBED_ROW = 6;
const DESCRIBING_WORDS = 4;
const MIN_SHARE_IN_ROW = 0.8;
const MAX_ALT = 80;
const MAX_PAGE_TEXT = 50_000;
const COUNTED = /^(.{1,80}?)[ _–#(-]{0,3}(\d{1,3})\)?$/u;
const CALLED_BY_NUMBER = /(?:^|[^\p{L}])(?:step|stage|phase|line|route|page|chapter|lesson|part|level|grade|class|day|week|room|floor|figure|fig|schritt|stufe|linie|seite|kapitel|lektion|teil|klasse|tag|woche|zimmer|abbildung|abb|étape|ligne|chapitre|leçon|partie|niveau|jour|semaine|chambre|paso|etapa|línea|página|capítulo|lección|parte|nivel|día|semana|passo|fase|linea|pagina|capitolo|giorno|livello|camera|stap|lijn|hoofdstuk|dag|kamer|krok|etap|linia|strona|rozdział|dzień|pokój|шаг|этап|линия|страница|глава|день|урок|крок|етап|lépés|oldal|fejezet|nap|adım|sayfa|gün|oda|βήμα|第|步骤|ステップ)[.:]?$/iu;
function countedRows(alts, body) {
    const rows = new Map();
    for (const alt of alts) {
        if (alt.text.length > MAX_ALT)
            continue;
        const [, thing, digits] = COUNTED.exec(alt.text) ?? [];
        if (thing === undefined || !/\p{L}{2}/u.test(thing) || CALLED_BY_NUMBER.test(thing))
            continue;
        const row = rows.get(thing) ?? new Map();
        if (!row.has(Number(digits)))
            row.set(Number(digits), alt);
        rows.set(thing, row);
    }
    let said;
    return [...rows].flatMap(([thing, row]) => {
        const counted = runOf(row);
        const [first, second] = counted;
        const isDescribed = (thing.match(/[\p{L}\p{N}]+/gu) ?? []).length >= DESCRIBING_WORDS;
        const least = Math.max(isDescribed ? MIN_DESCRIBED_ROW : MIN_ROW, row.size * MIN_SHARE_IN_ROW);
        if (!first || !second || counted.length < least)
            return [];
        said ??= body ? (0,text_start/* startOfSeenText */.Mq)(body, MAX_PAGE_TEXT).toLowerCase() : '';
        if (said.includes(second.text.toLowerCase()))
            return [];
        const message = `The alts of ${counted.length} images are one text with a number: "${first.text}", "${second.text}" …`;
        return [{ image: first.image, message }];
    });
}
function runOf(row) {
    const run = [];
    for (let number = row.has(0) ? 0 : 1;; number++) {
        const alt = row.get(number);
        if (!alt)
            return run;
        run.push(alt);
    }
}

// EXTERNAL MODULE: ./lib/text/percent-decoded.js
var percent_decoded = __webpack_require__(35601);
;// CONCATENATED MODULE: ./lib/engine/tools/content/file-alts.js



const file_alts_MAX_ALT = 40;
const file_alts_MAX_PAGE_TEXT = 200_000;
const MAX_ADDRESS = 2000;
const HURRIED = /^(?=\D{0,40}\d|[^_]{1,40}_)[\p{L}\p{M}\d_]{4,40}$/u;
const MIN_LETTERS = 3;
const MIN_COUNTED = 2;
const MIN_HABIT = 4;
const UNDERSCORED = /^[^_]{1,38}_[^_]{1,38}_/;
const ICON_SIZE = /^\p{L}{3,40}_?(?:32|48|64|96|128|192|256|512)$/u;
const MARK = /logo|brand|icon|badge|sponsor|partner|client|tech|stack|skill/i;
const ADDED = /^(?:[-._](?=[\w.-]{0,40}[\dA-Z])[\w.-]{6,40}|[-_@](?:\d{1,4}x\d{0,4}|\d{1,4}[wx])|-scaled|-\d)?$/;
function namedAsFiles(alts, body) {
    const names = alts.filter(({ image, text }) => text.length <= file_alts_MAX_ALT &&
        HURRIED.test(text) &&
        lettersOf(text).length >= MIN_LETTERS &&
        isOfFile(image, text));
    if (names.length === 0)
        return new Set();
    const said = squashed(body ? (0,text_start/* startOfSeenText */.Mq)(body, file_alts_MAX_PAGE_TEXT) : '');
    const unsaid = names.filter(({ text }) => !said.includes(squashed(text)));
    const families = Map.groupBy(alts.filter(({ text }) => text.length <= file_alts_MAX_ALT), ({ text }) => lettersOf(text));
    const counts = ({ text }) => new Set(families.get(lettersOf(text)).map(one => one.text.toLowerCase())).size >= MIN_COUNTED;
    const counted = unsaid.filter(counts);
    return new Set(counted.length >= MIN_HABIT
        ? unsaid
        : unsaid.filter(alt => counted.includes(alt) || ICON_SIZE.test(alt.text) || UNDERSCORED.test(alt.text)));
}
function lettersOf(text) {
    return text.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, '');
}
function squashed(text) {
    return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
function isOfFile(image, text) {
    const address = addressOf(image);
    if (address === undefined || MARK.test(address))
        return false;
    const file = address.slice(address.lastIndexOf('/') + 1);
    const stem = /^(.{1,200})\.(?:jpe?g|jfif|png|gif|webp|avif|heic)$/i.exec(file)?.[1] ?? '';
    return stem.toLowerCase().startsWith(text.toLowerCase()) && ADDED.test(stem.slice(text.length));
}
function addressOf(image) {
    const written = ['data-src', 'data-lazy-src', 'src', 'srcset']
        .map(name => (0,html_document/* attribute */.lt)(image, name)?.trim().slice(0, MAX_ADDRESS).split(/\s/, 1)[0])
        .find(value => value !== undefined && value !== '' && !value.startsWith('data:'));
    if (written === undefined)
        return undefined;
    const optimized = /[?&]url=([^&]{1,1000})/.exec(written)?.[1];
    return (0,percent_decoded/* percentDecoded */.o)(optimized ?? written).split(/[?#]/, 1)[0];
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/repeated-alts.js

const TOO_MANY_ALIKE = 5;
const TOO_MANY_DESCRIBED = 6;
const repeated_alts_DESCRIBING_WORDS = 4;
function repeatedAlts(alts) {
    const byText = new Map();
    for (const { image, text } of alts) {
        const file = fileOf(image);
        if (file === undefined)
            continue;
        const same = byText.get(text) ?? { first: image, files: new Set() };
        same.files.add(file);
        byText.set(text, same);
    }
    const names = [...byText].filter(([text, { files }]) => isName(text, files)).map(([text]) => text);
    const called = new Set(names.length < MIN_CALLED ? [] : names);
    return [...byText].flatMap(([text, { first, files }]) => called.has(text) ||
        files.size < (isDescription(text) ? TOO_MANY_DESCRIBED : TOO_MANY_ALIKE) ||
        [...files].every(file => LOGO.test(file) || isNamedAfter(file, text))
        ? []
        : [{ image: first, text, count: files.size }]);
}
const MIN_CALLED = 2;
function isName(text, files) {
    if (files.size < 2 || !/^\p{Lu}[\p{Ll}\p{M}]{1,30}$/u.test(text))
        return false;
    const name = text.toLowerCase();
    return [...files].every(file => file.startsWith(name) && /^[-_ ]?\d{0,3}$/.test(file.slice(name.length)));
}
function isDescription(text) {
    return (text.match(/[\p{L}\p{N}]+/gu) ?? []).length >= repeated_alts_DESCRIBING_WORDS;
}
function isNamedAfter(file, text) {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.length > 1 && file.includes(words.join('-'));
}
const LOGO = /(?:^|[^a-z])(?:logo|brand|wordmark)(?![a-z])/;
function fileOf(image) {
    const src = ['data-src', 'data-lazy-src', 'data-original', 'src']
        .map(name => (0,html_document/* attribute */.lt)(image, name)?.trim())
        .find(value => value !== undefined && value !== '' && !value.startsWith('data:'));
    if (src === undefined)
        return undefined;
    const path = src.slice(0, 2000).split(/[?#]/, 1)[0];
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    return name
        .replace(/\.[a-z]{2,5}$/, '')
        .replace(/(?:[_@-](?:\d{1,4}x\d{0,4}|\d{1,4}[wx]|thumb|small|large|scaled|light|dark|mobile|desktop))+$/, '');
}

// EXTERNAL MODULE: ./lib/engine/tools/content/site-builder.js
var site_builder = __webpack_require__(87135);
;// CONCATENATED MODULE: ./lib/engine/tools/content/image-texts.js















const imageTexts = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'alt-text-meaningless': {
            severity: 'notice',
            title: 'Alt texts say nothing about their images',
            why: 'Screen readers read out the alt, and Google Images ranks by it. File names and words such as "image" help neither.',
            fix: 'Say in the alt what is on the image, or where its link leads. Write alt="" if the image only decorates.',
            help: 'https://www.w3.org/WAI/tutorials/images/tips/',
            example: '<img src="/red-bike.jpg" alt="IMG_1234.jpg">',
        },
        'alt-text-repeated': {
            severity: 'notice',
            title: 'Many different images have the same alt text',
            why: 'Screen readers say the same of each, and Google Images cannot tell them apart.',
            fix: 'Say in each alt what this image shows and the others do not.',
            help: 'https://www.w3.org/WAI/tutorials/images/tips/',
            example: '<img src="/1.jpg" alt="Kitchen"> … <img src="/5.jpg" alt="Kitchen">',
        },
        'alt-text-says-image': {
            severity: 'notice',
            title: 'Alt texts begin with "image of"',
            why: 'Screen readers say "image" by themselves, so people hear it twice before they learn what is on it.',
            fix: 'Begin with what is on the image: "The waiting room" instead of "Image of the waiting room".',
            help: 'https://www.w3.org/WAI/tutorials/images/tips/',
            example: '<img src="/room.jpg" alt="Image of the waiting room">',
        },
        'alt-missing-beside-title': {
            severity: 'notice',
            title: 'An image has a title instead of an alt',
            why: 'Google reads the alt of an image, and uses it as the text of a link around the image. A title is only a tooltip, which phones never show.',
            fix: 'Write into alt what the image shows, which is most often the text of the title, and remove the title. One that names the author or the license stays.',
            help: 'https://developers.google.com/search/docs/appearance/google-images#descriptive-alt-text',
            example: '<a href="/"><img src="/logo.svg" title="Kranz Cycles"></a>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        const { document, regions } = examination;
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, {
                ...judgeAlts(document, regions),
                'alt-text-says-image': judgeBeginnings(document, regions),
                'alt-missing-beside-title': judgeTitles(document, regions),
            }),
        };
    },
});
const TOO_MANY = 3;
const NUMBER = /^\d{1,3}$/;
function altsOf(document, hidden) {
    return document.elements('img').flatMap((image) => {
        const text = (0,html_document/* foldSpace */.GQ)((0,html_document/* attribute */.lt)(image, 'alt') ?? '');
        return text === '' || hidden.has(image) || isForNobody(image) ? [] : [{ image, text }];
    });
}
const MIN_BEGINNINGS = 2;
function judgeBeginnings(document, { hidden }) {
    const alts = altsOf(document, hidden);
    if (alts.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no image with an alt');
    const found = alts.flatMap(({ image, text }) => {
        const words = imageWordsOf(text);
        return words === undefined
            ? []
            : [document.occurrence(image, `The alt "${(0,cut/* cutEnd */.ym)(text, image_texts_MAX_TITLE)}" begins with "${words}".`)];
    });
    return (0,judging_judgement/* failWhere */.a4)(found.length < MIN_BEGINNINGS ? [] : found);
}
function judgeAlts(document, { hidden }) {
    const alts = altsOf(document, hidden);
    if (alts.length === 0) {
        const none = (0,judging_judgement/* notApplicable */.hH)('the page has no image with an alt');
        return { 'alt-text-meaningless': none, 'alt-text-repeated': none };
    }
    const faults = new Map();
    const others = [];
    const numbered = new Set(alts.filter(({ image, text }) => NUMBER.test(text) && !isNamedBeside(image)));
    const rows = alts.filter(({ image, text }) => isOneOfRow(text) && !isNamedBeside(image));
    const inRow = new Set(new Set(rows.map(({ text }) => text)).size >= TOO_MANY ? rows : []);
    const named = alts.filter(({ text }) => callsPlaceholder(text));
    const samples = new Set(named.length >= MIN_BEGINNINGS ? named : []);
    const toCome = alts.filter(({ image, text }) => isToCome(text, (0,html_document/* attribute */.lt)(image, 'src') ?? ''));
    const unwritten = new Set(toCome.length >= MIN_BEGINNINGS ? toCome : []);
    const asFiles = namedAsFiles(alts, document.body);
    for (const alt of alts) {
        const { image, text } = alt;
        if (inRow.has(alt))
            continue;
        const why = samples.has(alt)
            ? 'it calls the image a placeholder'
            : numbered.size >= TOO_MANY && numbered.has(alt)
                ? `it is only a number, as are those of ${numbered.size} images`
                : unwritten.has(alt)
                    ? 'it says that the text is to come'
                    : (whyMeaningless(text, isNamedBeside(image)) ??
                        (asFiles.has(alt) ? 'the name of its file' : undefined));
        if (why === undefined)
            others.push(alt);
        else {
            const message = why === ONLY_NUMBERS ? `The alt ${(0,quoted/* quoted */.T)(text)} ${why}.` : `The alt is ${(0,quoted/* quoted */.T)(text)}: ${why}.`;
            faults.set(image, document.occurrence(image, message));
        }
    }
    const [first, ...more] = inRow;
    if (first) {
        const message = `${inRow.size} images are only numbered: ${(0,quoted/* quoted */.T)(first.text)} to ${(0,quoted/* quoted */.T)(more.at(-1).text)}.`;
        faults.set(first.image, document.occurrence(first.image, message));
    }
    for (const { image, text } of inAnotherScript(others, document))
        faults.set(image, document.occurrence(image, `The alt ${(0,quoted/* quoted */.T)(text)} is in another script than the page.`));
    const own = (0,site_builder/* isFromBuilder */.Y)(document) ? others.filter(({ text }) => !(0,site_builder/* namesBuilder */.F)(text)) : others;
    const unnamed = own.filter(({ image }) => !isNamedBeside(image));
    for (const { image, message } of countedRows(unnamed, document.body))
        faults.set(image, document.occurrence(image, message));
    const alike = repeatedAlts(own).map(({ image, text, count }) => document.occurrence(image, `The alt ${(0,quoted/* quoted */.T)(text)} is that of ${count} different images.`));
    return {
        'alt-text-meaningless': (0,judging_judgement/* failWhere */.a4)(alts.flatMap(({ image }) => faults.get(image) ?? [])),
        'alt-text-repeated': (0,judging_judgement/* failWhere */.a4)(alike),
    };
}
const LATIN = /\p{Script=Latin}/gu;
const OTHER_ALPHABET = /\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Arabic}|\p{Script=Hebrew}/gu;
const MIN_KNOWN = 100;
const image_texts_LEFT_OVER = 0.01;
const MIN_ALT = 4;
const MAX_SCRIPT_TEXT = 20_000;
function inAnotherScript(alts, document) {
    const foreign = alts.filter(({ image, text }) => (text.match(OTHER_ALPHABET) ?? []).length >= MIN_ALT &&
        !/\p{Script=Latin}/u.test(text) &&
        !hasOwnLang(image) &&
        !namesLanguage(text));
    if (foreign.length === 0 || !document.body)
        return [];
    const written = (0,text_start/* startOfSeenText */.Mq)(document.body, MAX_SCRIPT_TEXT);
    const [latin, other] = [LATIN, OTHER_ALPHABET].map(letters => (written.match(letters) ?? []).length);
    return latin >= MIN_KNOWN && other <= image_texts_LEFT_OVER * latin ? foreign : [];
}
const OTHER_LANGUAGES = 'bg mk sr be kk ky mn tg tt ur ps ckb'.split(' ');
function namesLanguage(text) {
    const said = text.toLowerCase();
    const isOwnName = (code) => new Intl.DisplayNames(code, { type: 'language' }).of(code)?.toLowerCase() === said;
    return (0,version_links/* commonLanguageNamed */.Hi)(text) !== undefined || OTHER_LANGUAGES.some(isOwnName);
}
function hasOwnLang(image) {
    return (0,html_document/* attribute */.lt)(image, 'lang') !== undefined;
}
function judgeTitles(document, { hidden }) {
    const titled = document
        .elements('img')
        .filter(image => !hidden.has(image) && !isForNobody(image) && titleOf(image) !== '');
    return (0,judging_judgement/* failEach */.Sw)(titled, image => (0,html_document/* attribute */.lt)(image, 'alt') === undefined
        ? document.occurrence(image, withoutAlt(titleOf(image)))
        : undefined, 'the page has no image with a title');
}
function withoutAlt(title) {
    return LICENSE.test(title)
        ? `The image has no alt, and title=${(0,quoted/* quoted */.T)(title)} says only whose it is.`
        : `The image has no alt, only title=${(0,quoted/* quoted */.T)(title)}.`;
}
const LICENSE = /©|\(c\)|\bCC[ -](?:BY|0)\b|\bcopyright\b/i;
function titleOf(image) {
    return (0,html_document/* foldSpace */.GQ)(((0,html_document/* attribute */.lt)(image, 'title') ?? '').slice(0, image_texts_MAX_TITLE));
}
const image_texts_MAX_TITLE = 100;
function isForNobody(image) {
    return ((0,map_images/* isOfMap */.w)(image) ||
        (0,html_document/* attribute */.lt)(image, 'aria-hidden') === 'true' ||
        /^(?:presentation|none)$/i.test((0,html_document/* attribute */.lt)(image, 'role')?.trim() ?? '') ||
        ((0,html_document/* attribute */.lt)(image, 'aria-label') ?? (0,html_document/* attribute */.lt)(image, 'aria-labelledby')) !== undefined);
}
const MAX_STEPS_UP = 5;
const image_texts_MAX_TEXT = 40;
function isNamedBeside(image) {
    let at = (0,html_document/* parentOf */.gN)(image);
    for (let step = 0; at && step < MAX_STEPS_UP; step++) {
        if (at.tagName === 'a' || at.tagName === 'button' || at.tagName === 'figure') {
            return (0,html_document/* attribute */.lt)(at, 'aria-label') !== undefined || (0,text_start/* startOfSeenText */.Mq)(at, image_texts_MAX_TEXT).trim() !== '';
        }
        at = (0,html_document/* parentOf */.gN)(at);
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/named-entries.js


const named_entries_MAX_STEPS = 4;
const named_entries_MAX_NODES = 60;
const MIN_ENTRIES = 3;
const MAX_CLASS = 200;
const MAX_PARTS = 3;
const NAMES = /^(?:h[1-6]|figcaption|dt)$/;
const NO_ENTRIES = new Set(['main', 'body', 'html']);
function withoutNamedBeside(pictures) {
    const counts = new Map();
    const isOneOfMany = (entry) => {
        const list = (0,html_document/* parentOf */.gN)(entry);
        if (!list)
            return false;
        if (!counts.has(list))
            counts.set(list, formsWithin(list));
        return counts.get(list).get(formOf(entry)) >= MIN_ENTRIES;
    };
    return pictures.filter(picture => {
        let at = (0,html_document/* parentOf */.gN)(picture);
        for (let step = 0; at && !NO_ENTRIES.has(at.tagName) && step < named_entries_MAX_STEPS; step++, at = (0,html_document/* parentOf */.gN)(at)) {
            const within = [...(0,text_start/* firstNodes */.wg)(at, named_entries_MAX_NODES)].filter(html_document/* isElement */.vq);
            if (within.filter(({ tagName }) => tagName === 'img').length > 1)
                return true;
            if (within.some(named_entries_isName) && isOneOfMany(at))
                return false;
        }
        return true;
    });
}
function named_entries_isName(element) {
    if (NAMES.test(element.tagName))
        return true;
    const line = /^(?:b|strong)$/.test(element.tagName) ? (0,html_document/* parentOf */.gN)(element) : undefined;
    return (line?.tagName === 'p' &&
        line.childNodes.length <= MAX_PARTS &&
        line.childNodes.every(node => node === element || (node.nodeName === '#text' && 'value' in node && node.value.trim() === '')));
}
function formsWithin(list) {
    const forms = new Map();
    for (const child of list.childNodes.filter(html_document/* isElement */.vq))
        forms.set(formOf(child), (forms.get(formOf(child)) ?? 0) + 1);
    return forms;
}
function formOf(element) {
    return `${element.tagName}.${((0,html_document/* attribute */.lt)(element, 'class') ?? '').trim().slice(0, MAX_CLASS)}`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/empty-alts.js









const MIN_PICTURES = 3;
const MIN_MANY = 4;
const MOST = 0.75;
const MIN_SIDE = 100;
const ICON = /(?:^|[-_ /])(?:icons?|logo|avatar|emoji|spacer|pixel|badge|flag|divider|decor\w*)(?:[-_ ./]|$)|\.svgz?(?:[?#\s]|$)/i;
const ADORNMENT = /(?:^|[-_ /])(?:blobs?|ornaments?|patterns?|shapes?|swirls?|textures?|gradients?|bg|background|separators?|cta)(?:[-_ .]?\d+)?(?:[-_ ./]|$)|\/(?:line|wave|dots?|glow)s?(?:[-_ ]?\d+)?\./i;
const GROUND = /(?:^|[-_ ])(?:backdrop|background|bg)(?:[-_ ]|$)/i;
const emptyAlts = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'alt-texts-empty': {
            severity: 'notice',
            title: 'The images of the content have an empty alt',
            why: 'An empty alt marks an image as decoration: screen readers skip it, and Google Images learns nothing about it. Generators write it if no text was given.',
            fix: 'Say in the alt what each image shows. For a poster or a chart, write what it says.',
            help: 'https://developers.google.com/search/docs/appearance/google-images',
            example: '<main>… <img src="/poster.png" alt=""> … <img src="/class.jpg" alt=""></main>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'alt-texts-empty': empty_alts_judgeAlts(page, examination) }) };
    },
});
function empty_alts_judgeAlts({ scripts }, { document, regions }) {
    const shown = scripts.state === 'seen' ? scripts.rendered.adornments : [];
    const icons = document.elementsAt(shown);
    const { hidden, boilerplate } = regions;
    const all = document
        .elements('img')
        .filter(image => !hidden.has(image) && !boilerplate.has(image) && !icons.has(image))
        .filter(image => isPicture(image, document) && !isInTurn(image));
    const pictures = withoutRepeated(all);
    if (pictures.length < MIN_PICTURES) {
        return (0,judging_judgement/* notApplicable */.hH)(`the content has fewer than ${MIN_PICTURES} pictures without a text beside them in a link`);
    }
    const hasEmpty = (image) => (0,html_document/* attribute */.lt)(image, 'alt')?.trim() === '';
    const untold = new Set(withoutNamedBeside(pictures));
    const asked = pictures.filter(image => untold.has(image) || !hasEmpty(image));
    const empty = asked.filter(hasEmpty);
    const isMost = asked.length >= MIN_MANY && empty.length >= MOST * asked.length;
    const areAll = asked.length >= MIN_PICTURES && empty.length === asked.length;
    if (!areAll && !isMost) {
        const rows = rowsOf(pictures);
        return (0,judging_judgement/* failWhere */.a4)([...forgottenIn(rows, document), ...silentRows(rows, document)]);
    }
    return (0,judging_judgement/* failWhere */.a4)(empty.map(image => document.occurrence(image, 'This picture of the content has an empty alt.')));
}
function withoutRepeated(images) {
    const byFile = Map.groupBy(images, empty_alts_fileOf);
    return images.filter(image => {
        const file = empty_alts_fileOf(image);
        if (file === undefined && (0,html_document/* attribute */.lt)(image, 'src') !== undefined)
            return false;
        return file === undefined || (byFile.get(file).length === 1 && !/^data:|\/$/.test(file));
    });
}
function empty_alts_fileOf(image) {
    const written = ['data-src', 'data-lazy-src', 'src'].map(name => (0,html_document/* attribute */.lt)(image, name)?.trim() ?? '');
    const addresses = written.filter(address => address !== '');
    return addresses.find(address => !address.startsWith('data:')) ?? addresses[0];
}
const MIN_TOLD = 3;
const empty_alts_MAX_STEPS = 3;
const empty_alts_MAX_CLASS = 200;
const MIN_SILENT = 4;
function forgottenIn(rows, document) {
    const told = new Set();
    return rows.flatMap(({ pictures: row }) => {
        const empty = row.filter(image => (0,html_document/* attribute */.lt)(image, 'alt')?.trim() === '');
        if (empty.length === 0 || row.length - empty.length < MIN_TOLD || told.has(empty[0]))
            return [];
        told.add(empty[0]);
        const message = 'This picture has an empty alt, and others in the same row say what they show.';
        return empty.map(image => document.occurrence(image, message));
    });
}
function silentRows(rows, document) {
    const told = new Set();
    return rows.flatMap(({ holder, pictures: [first, ...others] }) => {
        const row = [first, ...others];
        if (row.length < MIN_SILENT || told.has(first))
            return [];
        if (row.some(image => (0,html_document/* attribute */.lt)(image, 'alt')?.trim() !== '') || !hasImagesAlone(holder, row))
            return [];
        told.add(first);
        const message = 'The pictures of this row have no alt text, and the row has nothing else in it.';
        return document.occurrence(first, message);
    });
}
const SHOWN = /(?:^|[\s_-])(?:active|current|visible|show)(?:$|\s)/i;
const MIN_IN_TURN = 3;
const MAX_IN_TURN = 30;
const MAX_STACK_NODES = 100;
const STEPS_TO_TEXT = 2;
const MIN_BESIDE = 100;
function isInTurn(image) {
    const box = (0,html_document/* parentOf */.gN)(image);
    if (!box || box.childNodes.length > MAX_STACK_NODES)
        return false;
    const stack = box.childNodes.filter(html_document/* isElement */.vq);
    if (stack.length < MIN_IN_TURN || stack.length > MAX_IN_TURN)
        return false;
    if (!stack.every(one => one.tagName === 'img' && (0,html_document/* attribute */.lt)(one, 'alt')?.trim() === ''))
        return false;
    if (stack.filter(one => SHOWN.test(((0,html_document/* attribute */.lt)(one, 'class') ?? '').slice(0, empty_alts_MAX_CLASS))).length !== 1)
        return false;
    let at = (0,html_document/* parentOf */.gN)(box);
    for (let step = 0; at && at.tagName !== 'body' && step < STEPS_TO_TEXT; step++, at = (0,html_document/* parentOf */.gN)(at))
        if ((0,text_start/* startOfSeenText */.Mq)(at, MIN_BESIDE).length >= MIN_BESIDE)
            return true;
    return false;
}
const MAX_ROW_NODES = 1000;
function hasImagesAlone(holder, pictures) {
    const own = new Set(pictures);
    let nodes = 0;
    for (const node of (0,text_start/* firstNodes */.wg)(holder, MAX_ROW_NODES, UNSEEN)) {
        nodes++;
        if ((0,html_document/* isElement */.vq)(node)) {
            if (own.has(node))
                continue;
            if (ELSE.has(node.tagName) || ((0,html_document/* attribute */.lt)(node, 'aria-label') ?? '').trim() !== '')
                return false;
        }
        else if ('value' in node && node.value.trim() !== '')
            return false;
    }
    return nodes < MAX_ROW_NODES;
}
const UNSEEN = new Set(['script', 'style', 'noscript', 'template', '#comment']);
const ELSE = new Set(['img', 'svg', 'video', 'iframe', 'object', 'canvas', 'button', 'input', 'select']);
function rowsOf(pictures) {
    const holders = new Map();
    const rows = new Map();
    for (const image of pictures) {
        const way = [empty_alts_formOf(image)];
        let at = (0,html_document/* parentOf */.gN)(image);
        for (let step = 0; at && at.tagName !== 'body' && step < empty_alts_MAX_STEPS; step++, at = (0,html_document/* parentOf */.gN)(at)) {
            if (!holders.has(at))
                holders.set(at, holders.size);
            const key = `${holders.get(at)} ${way.join(' ')}`;
            const row = rows.get(key);
            if (row)
                row.pictures.push(image);
            else
                rows.set(key, { holder: at, pictures: [image] });
            way.push(empty_alts_formOf(at));
        }
    }
    return [...rows.values()];
}
function empty_alts_formOf(element) {
    return `${element.tagName}.${((0,html_document/* attribute */.lt)(element, 'class') ?? '').trim().slice(0, empty_alts_MAX_CLASS)}`;
}
function isPicture(image, document) {
    const sides = [(0,html_document/* attribute */.lt)(image, 'width'), (0,html_document/* attribute */.lt)(image, 'height')].map(side => Number(side ?? Number.NaN));
    if (sides.some(side => side < MIN_SIDE) || isForNobody(image) || isNamedBeside(image))
        return false;
    if (isLogo(image, document))
        return false;
    const told = ['src', 'data-src', 'class']
        .map(name => ((0,html_document/* attribute */.lt)(image, name) ?? '').slice(0, 300))
        .join(' ');
    if (ICON.test(told) || ADORNMENT.test(told))
        return false;
    const around = (0,html_document/* parentOf */.gN)(image);
    return !GROUND.test(((around && (0,html_document/* attribute */.lt)(around, 'class')) ?? '').slice(0, empty_alts_MAX_CLASS));
}
function isLogo(image, document) {
    const link = (0,html_document/* parentOf */.gN)(image);
    const href = link?.tagName === 'a' ? ((0,html_document/* attribute */.lt)(link, 'href')?.trim() ?? '') : '';
    const target = href === '' || href === '#' ? undefined : document.addressOf(href);
    return target !== undefined && (0,comparable_url/* isHomePage */.fF)(target.href) && target.host === new URL(document.url).host;
}

// EXTERNAL MODULE: ./lib/engine/syntax/title-separators.js
var title_separators = __webpack_require__(65787);
;// CONCATENATED MODULE: ./lib/engine/tools/content/english-alts.js









const englishAlts = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'alt-texts-in-english': {
            severity: 'notice',
            title: 'Alt texts are English on a page in another language',
            why: 'Screen readers pronounce them by the rules of the page language, so they are hard to understand, and Google Images finds the images only for searches in English.',
            fix: 'Translate the alt texts, or give the images lang="en".',
            help: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-parts',
            example: '<img src="/shop.jpg" alt="The front of our shop with the new sign"> on a Czech page',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'alt-texts-in-english': await english_alts_judgeAlts(examination) }) };
    },
});
const ENGLISH = /(?<!\p{L})(?:the|with|from|our|your|this|that|and|of|showing|wearing|holding|standing|sitting|looking|during|inside|between|behind|while)(?!\p{L})/giu;
const ALSO_OF = {
    nl: ['of', 'that', 'with', 'truck', 'trailer'],
    da: ['and', 'with', 'truck', 'trailer'],
    no: ['and', 'with', 'truck', 'trailer'],
    sv: ['and', 'that', 'truck', 'trailer'],
    de: ['that', 'during', 'truck', 'trailer'],
    et: ['and'],
    vi: ['the', 'that'],
    sq: ['the', 'this'],
};
const ENGLISH_TEXT = /^(?:about us|why (?:choose )?us|who we are|what we do|contact us|our (?:team|story|services|work|products|mission|clients|partners|projects)|(?:left|right|up|down) arrow|arrow (?:left|right|up|down)|(?:phone|location|search|close|check|cart|clock|calendar|address|arrow|play|house|truck|heart|star|checkmark|download|shopping cart|mobile phone) icon|(?:happy|satisfied) (?:client|customer)s?|(?:woman|girl|boy|child|children|people) .{0,60}ing|living room|(?:dining|meeting|waiting) room)(?: ?\d{1,2})?$/i;
const ENGLISH_NOUN = /^(?:truck|trailer|clock|arrow|house|flowers?|woman|women|child|children|girl|boy|building|kitchen|bathroom|bedroom|beach|mountains?|sunset|bread|customers?|delivery|shipping|quality|cleaning|housekeeping|painting|wood|birds?|horse|phone|address|checkmark|heart|hands|workers?|teacher|lawyer|wedding)(?: ?\d{1,2})?$/;
const MIN_ALTS = 2;
const english_alts_MIN_WORDS = 3;
const TITLE = /^(?:\p{Lu}[\p{L}'’-]*\s|of\s|the\s|and\s|with\s|from\s|[\d&–-]+\s)+\p{Lu}?[\p{L}'’-]*$/u;
const NAME = /(?<![\p{L}'’-])(?!(?<=^)\p{Lu}[\p{L}'’-]*\s(?:of|the|and|with|from|for)\s)\p{Lu}[\p{L}'’-]*(?:(?:\s(?:of|the|and|for|&))*\s\p{Lu}[\p{L}'’-]*)+/gu;
const english_alts_MAX_NAMES = 20;
const english_alts_MAX_ALT = 200;
const MAX_IMAGES = 500;
const english_alts_SHOWN = 3;
async function english_alts_judgeAlts(examination) {
    const { document, regions } = examination;
    const alts = document
        .elements('img')
        .slice(0, MAX_IMAGES)
        .flatMap(image => {
        const text = (0,html_document/* foldSpace */.GQ)(((0,html_document/* attribute */.lt)(image, 'alt') ?? '').slice(0, english_alts_MAX_ALT));
        const isRead = text !== '' && !regions.hidden.has(image) && !isForNobody(image);
        return isRead && !hasLanguage(image, document) ? [{ image, text }] : [];
    });
    if (alts.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no image with an alt');
    const { language } = await examination.inLanguage();
    const { detected, declared } = language;
    if (detected === '')
        return (0,judging_judgement/* notApplicable */.hH)('the language of the text is not certain');
    if (detected === 'en')
        return (0,judging_judgement/* notApplicable */.hH)('the page is English');
    const others = new Set(ALSO_OF[detected] ?? []);
    const names = namesOf(document);
    const english = alts.filter(({ text }) => isEnglish(text, names, others));
    const texts = [...new Set(english.map(({ text }) => text))];
    const [first] = english;
    if (!first || texts.length < MIN_ALTS)
        return (0,judging_judgement/* pass */.IX)();
    const list = texts.slice(0, english_alts_SHOWN).map(text => `"${(0,cut/* cutEnd */.ym)(text, 60)}"`);
    const rest = texts.length - english_alts_SHOWN;
    return (0,judging_judgement/* fail */.fJ)(document.occurrence(first.image, `The page is ${(0,content_language/* nameOfDetected */.nP)(detected, declared)}, but alt texts say ${list.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`));
}
function namesOf(document) {
    const siteName = document
        .elements('meta')
        .find(meta => (0,html_document/* attribute */.lt)(meta, 'property')?.trim().toLowerCase() === 'og:site_name');
    const texts = [
        ...document
            .elements('title')
            .slice(0, 1)
            .map(title => (0,html_document/* textOf */.b6)(title)),
        (siteName && (0,html_document/* attribute */.lt)(siteName, 'content')) ?? '',
    ].map(text => (0,html_document/* foldSpace */.GQ)(text.slice(0, english_alts_MAX_ALT)));
    const parts = texts.flatMap(text => [text, ...text.split(title_separators/* TITLE_SEPARATORS */.I)]);
    return [...new Set(parts)]
        .filter(part => part.includes(' '))
        .slice(0, english_alts_MAX_NAMES)
        .map(part => new RegExp(RegExp.escape(part), 'giu'));
}
function isEnglish(text, names, others) {
    if (ENGLISH_TEXT.test(text) || (ENGLISH_NOUN.test(text) && !others.has(text)))
        return true;
    const words = text.match(/\p{L}+/gu) ?? [];
    if (words.length < english_alts_MIN_WORDS || TITLE.test(text))
        return false;
    const unnamed = names.reduce((rest, name) => rest.replaceAll(name, ' '), text).replaceAll(NAME, ' ');
    return (unnamed.match(ENGLISH) ?? []).some(word => !others.has(word.toLowerCase()));
}
const english_alts_MAX_STEPS_UP = 30;
function hasLanguage(image, { html }) {
    let at = image;
    for (let step = 0; at && at !== html && step < english_alts_MAX_STEPS_UP; step++, at = (0,html_document/* parentOf */.gN)(at))
        if ((0,html_document/* attribute */.lt)(at, 'lang') !== undefined)
            return true;
    return false;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/error-messages.js






const errorMessages = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'error-message-shown': {
            severity: 'warning',
            title: 'The page shows an error message of its software',
            why: 'Part of the page is missing, visitors see that it is broken, and search engines may show the message in results. Messages of PHP also reveal paths on the server.',
            fix: 'Repair or remove what fails, such as a template or a plug-in, and turn off display_errors of PHP on public servers.',
            help: 'https://www.php.net/manual/en/errorfunc.configuration.php#ini.display-errors',
            example: '<b>Warning</b>: Undefined variable $price in <b>/var/www/shop/item.php</b> on line <b>12</b>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        const found = judgeMessages(examination);
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, (0,examined_page/* ofFirstPart */.b)({ 'error-message-shown': found }, examination)),
        };
    },
});
const MESSAGES = [
    /(?:^|\s)(?:Warning|Notice|Deprecated|Strict Standards|(?:Fatal|Parse|Catchable fatal) error):\s{1,3}\S.{0,400}?\sin\s\S{1,200}\son line \d{1,6}/,
    /(?:^|\s)Liquid (?:syntax )?error(?: \([^()]{1,120}\))?: \S/,
    /\bZgotmplZ\b|HAHAHUGOSHORTCODE/,
    /^Application error: a (?:client|server)-side exception has occurred/,
    /^There has been a critical error on (?:this|your) website\b/,
    /^Error establishing a database connection\.?$/,
    /^The website encountered an unexpected error\. (?:Please )?try again later/i,
    /^Oops, an error occurred!(?:$| Code: \d)/,
    /^Server Error in '.{1,60}' Application\.?$/,
    /(?:^|\s)SQLSTATE\[\w{1,10}\]|^You have an error in your SQL syntax\b/,
    /^Instagram\b.{1,40}\b(?:200|invalid data)\.?$/i,
    /^(?:Error: )?No feed (?:found|with the ID \S{1,20} found)\.?(?:$|\s)/i,
    /^This (?:error )?message is only visible to (?:site |WordPress )?admin/i,
];
const ABOUT_ERRORS = /error|warning|exception|fehler|erreur|errore|ошибк|エラー|错误|bug|debug|troubleshoot|\bphp\b|liquid|hugo|jekyll|\bsql/i;
const error_messages_MAX_TITLE = 500;
const error_messages_MAX_BLOCK = 2000;
function judgeMessages({ document, main, headings }) {
    if (main.allBlocks.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no text');
    const subject = [
        ...document.elements('title').map(title => (0,text_start/* startOfSeenText */.Mq)(title, error_messages_MAX_TITLE)),
        ...headings.filter(({ level }) => level === 1).map(({ text }) => text),
    ].join(' ');
    const isAboutThem = ABOUT_ERRORS.test(subject) && main.allBlocks.length > 5;
    if (isAboutThem)
        return (0,judging_judgement/* notApplicable */.hH)('the page is about such messages');
    if (document.elements('pre', 'code', 'samp').length > 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page shows code');
    return (0,judging_judgement/* failWhere */.a4)(main.allBlocks.flatMap(({ element, kind, prose }) => {
        if (kind === 'code')
            return [];
        const start = prose.slice(0, error_messages_MAX_BLOCK);
        const message = MESSAGES.map(pattern => pattern.exec(start)?.[0].trim()).find(found => found);
        return message === undefined
            ? []
            : [document.occurrence(element, `Shows the message "${(0,cut/* cutEnd */.ym)(message, 160)}".`)];
    }));
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/figures.js





const figures = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'figure-at-zero': {
            severity: 'notice',
            title: 'Figures are 0 until a script counts them up',
            why: 'Search engines that do not run scripts, and AI assistants, read 0 instead of the number. Google runs scripts, but does not scroll.',
            fix: 'Write the final number into the HTML. The script sets it to 0 when it begins to count.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
            example: '<p><span data-target="30">0</span> years of experience</p>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page } = await (0,examined_page/* examinedPage */.H)(visit);
        return { judgements: { 'figure-at-zero': judgeFigures(page.sent.document) } };
    },
});
const HOLDERS = [
    'span',
    'div',
    'p',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'strong',
    'b',
    'em',
    'i',
    'dd',
    'dt',
    'td',
    'li',
];
const ZERO = /^\s*[+~$€£]?\s?0(?:[.,]0+)?\s?(?:\+|%|k|m)?\s*$/i;
const ENDS = [
    'data-target',
    'data-count',
    'data-count-to',
    'data-countto',
    'data-counter',
    'data-counter-target',
    'data-to',
    'data-end',
    'data-final',
    'data-goal',
    'data-number',
    'data-num',
    'data-val',
    'data-stop',
    'data-purecounter-end',
];
const figures_NUMBER = /^\s*[+~$€£]?\s?(\d{1,3}(?:[ .,’']?\d{3})*(?:[.,]\d+)?)\s?(?:\+|%|k|m)?\s*$/i;
const MAX_LABEL = 60;
function judgeFigures(document) {
    const counted = document.elements(...HOLDERS).flatMap(element => {
        const end = endOf(element);
        return end === undefined ? [] : [{ element, end }];
    });
    if (counted.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no figures that a script counts up');
    return (0,judging_judgement/* failWhere */.a4)(counted
        .filter(({ element }) => ZERO.test(textOf(element)))
        .map(({ element, end }) => document.occurrence(element, `The HTML says "${labelOf(element)}"; a script is to count it up to ${end}.`)));
}
function endOf(element) {
    if (element.childNodes.some(html_document/* isElement */.vq) || !/\d/.test(textOf(element)))
        return undefined;
    for (const name of ENDS) {
        const value = (0,html_document/* attribute */.lt)(element, name);
        if (value === undefined)
            continue;
        const [, number] = figures_NUMBER.exec(value.slice(0, MAX_LABEL)) ?? [];
        if (number !== undefined && /[1-9]/.test(number))
            return value.trim();
    }
    return undefined;
}
function textOf(element) {
    const [only] = element.childNodes;
    return element.childNodes.length === 1 && only && 'value' in only ? only.value.slice(0, MAX_LABEL) : '';
}
function labelOf(element) {
    const around = (0,html_document/* parentOf */.gN)(element);
    const text = around
        ? (0,text_start/* startOfTexts */.W$)(around, MAX_LABEL + 1)
            .filter(Boolean)
            .join(' ')
        : '';
    return text !== '' && text.length <= MAX_LABEL ? text : textOf(element).trim();
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/framed-content.js







const framedContent = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'only-in-frame': {
            severity: 'notice',
            title: 'The content of the page is only a document or calendar of another host',
            why: 'Search engines count what a frame shows for its own address, so that this page is almost empty to them. Visitors who block third-party content see nothing.',
            fix: 'Write the most important of it into the page as text, such as the next dates or the main points, and link to the document beside the frame.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
            example: '<main><h1>Program</h1><iframe src="https://calendar.google.com/calendar/embed?src=…"></iframe></main>',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'only-in-frame': framed_content_judge(examination) }) };
    },
});
const FEW_WORDS = 30;
function framed_content_judge({ document, main, words }) {
    const frames = (0,page_kind/* embedsOf */.AM)(document, main, ['iframe']);
    if (frames.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the content of the page has no frame');
    if (words >= FEW_WORDS)
        return (0,judging_judgement/* pass */.IX)(`${words} words of main text`);
    if ((0,page_directives/* asksNotToBeIndexed */.ZY)(document))
        return (0,judging_judgement/* notApplicable */.hH)('the page asks not to be indexed');
    const kind = (0,page_kind/* pageKindOf */.vj)(document, main, words);
    if (kind !== 'embed' && kind !== 'calendar')
        return (0,judging_judgement/* notApplicable */.hH)('the page is for something else than to be read, or its lack of text is reported separately');
    const documents = frames.filter(frame => hostOf(document, frame) !== undefined);
    return (0,judging_judgement/* failWhere */.a4)(documents.map(frame => document.occurrence(frame, `The page has ${words === 1 ? '1 word' : `${words} words`} of main text; the rest is in a frame of ${hostOf(document, frame)}.`)));
}
const DOCUMENTS = /^(?:docs\.google\.com\/(?:a\/[\w.-]{1,100}\/)?(?:document|spreadsheets|presentation|viewer|gview)(?:$|\/)|(?:calendar|www)\.google\.com\/calendar\/|drive\.google\.com\/file\/|view\.officeapps\.live\.com\/op\/|teamup\.com\/ks|outlook\.(?:live|office|office365)\.com\/(?:owa\/)?calendar\/|e\.issuu\.com\/|(?:www\.)?scribd\.com\/embeds\/|[\w-]{1,63}\.notion\.site\/)/;
function hostOf(document, frame) {
    const url = document.addressOf((0,html_document/* attribute */.lt)(frame, 'src') ?? '');
    return url && DOCUMENTS.test(url.hostname + url.pathname) ? url.hostname : undefined;
}

// EXTERNAL MODULE: ./lib/engine/formats/html/rendered-document.js
var rendered_document = __webpack_require__(26110);
// EXTERNAL MODULE: ./lib/engine/page/greetings.js
var greetings = __webpack_require__(79192);
// EXTERNAL MODULE: ./lib/engine/page/home-page-names.js
var home_page_names = __webpack_require__(56216);
// EXTERNAL MODULE: ./lib/engine/syntax/for-users.js
var for_users = __webpack_require__(53570);
// EXTERNAL MODULE: ./lib/engine/tools/content/accessible-name.js
var accessible_name = __webpack_require__(58194);
;// CONCATENATED MODULE: ./lib/engine/tools/content/heading-copies.js

function withoutCopies(headings, document, sent) {
    if (document === sent || headings.length < 2)
        return [...headings];
    const sentTimes = new Map();
    for (const element of sent.elements(...new Set(headings.map(({ element }) => element.tagName)))) {
        const key = keyOf(element);
        sentTimes.set(key, (sentTimes.get(key) ?? 0) + 1);
    }
    const times = new Map();
    return headings.filter(({ element }) => {
        const key = keyOf(element);
        const before = times.get(key) ?? 0;
        times.set(key, before + 1);
        return before < (sentTimes.get(key) ?? Number.POSITIVE_INFINITY);
    });
}
function keyOf(element) {
    return `${element.tagName} ${(0,html_document/* startOfText */.h_)(element).trim()}`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/repeated-headings.js





function outlinePlace(level, above) {
    return { level, times: 0, above, below: new Map() };
}
const JUDGED_LEVEL = 2;
function judgeDuplicates(document, content) {
    if (content.length < 2)
        return (0,judging_judgement/* notApplicable */.hH)('the content has fewer than two headings');
    const occurrences = unfinishedCards(document, content);
    const cards = new CardTexts();
    let at = outlinePlace(0);
    for (const heading of content) {
        const { element, level, text } = heading;
        while (at.above && at.level >= level)
            at = at.above;
        const key = `${level} ${text}`;
        const place = at.below.get(key) ?? outlinePlace(level, at);
        at.below.set(key, place);
        at = place;
        place.first ??= heading;
        if (level !== JUDGED_LEVEL || isNoWords(text) || isDay(text))
            continue;
        if (heading !== place.first && isCopyOf(heading, place.first, cards))
            continue;
        if (heading !== place.first && isTeaserOfSame(document, heading, place.first))
            continue;
        if (leadsHere(document, element) || (heading !== place.first && leadsHere(document, place.first.element)))
            continue;
        if (++place.times > 1)
            occurrences.push(document.occurrence(element, messageOf(document, heading, place)));
    }
    return (0,judging_judgement/* failWhere */.a4)(occurrences);
}
function messageOf(document, { level, text }, { first, times }) {
    const line = first && document.positionOf(first.element)?.line;
    const where = line === undefined ? '' : `; the first is in line ${line}`;
    return `H${level} ${(0,quoted/* quoted */.T)(text)} for the ${ordinal(times)} time${where}.`;
}
const MIN_UNFINISHED = 3;
function unfinishedCards(document, content) {
    const runs = [];
    for (const heading of content) {
        const run = runs.at(-1);
        const [first] = run ?? [];
        if (run && first?.level === heading.level && first.text === heading.text)
            run.push(heading);
        else
            runs.push([heading]);
    }
    return runs.flatMap(run => {
        const [first, second] = run;
        if (!first || !second || run.length < MIN_UNFINISHED || first.level <= JUDGED_LEVEL)
            return [];
        if (isNoWords(first.text) || run.some(heading => heading.inCarousel))
            return [];
        const cards = childrenOfCommonParent(first.element, second.element);
        const around = cards && (0,html_document/* parentOf */.gN)(cards[0]);
        const others = around && (0,text_start/* startOfSeenText */.Mq)(around, CARD_CHARACTERS).replaceAll(first.text, '');
        if (!cards || others?.trim() !== '' || cards.some(hasPicture))
            return [];
        const message = `${run.length} H${first.level} in a row are ${(0,quoted/* quoted */.T)(first.text)}, with no text below them.`;
        return [document.occurrence(first.element, message)];
    });
}
const MAX_CARD_NODES = 200;
function hasPicture(card) {
    return [...(0,text_start/* firstNodes */.wg)(card, MAX_CARD_NODES)].some(node => (0,html_document/* isElement */.vq)(node) && /^(?:img|picture|video|iframe|canvas|form|input|select)$/.test(node.tagName));
}
const LONGEST_DAY = 40;
const LONGEST_FIGURE = 20;
function isNoWords(text) {
    if (!/[\p{L}\p{N}]/u.test(text))
        return true;
    return text.length <= LONGEST_FIGURE && /\d/.test(text) && !/\p{L}{2}/u.test(text);
}
function isDay(text) {
    const [day, ...others] = text.length <= LONGEST_DAY ? (0,written_days/* writtenDays */.rq)(text) : [];
    return day !== undefined && others.length === 0 && !/\p{L}{3}/u.test(text.replace(day.text, ''));
}
const MAX_STEPS_TO_CARD = 20;
const CARD_CHARACTERS = 1000;
class CardTexts {
    #texts = new Map();
    of(card) {
        const text = this.#texts.get(card) ?? (0,text_start/* startOfSeenText */.Mq)(card, CARD_CHARACTERS);
        this.#texts.set(card, text);
        return text;
    }
}
function isCopyOf(copy, original, texts) {
    if (copy.inCarousel && original.inCarousel)
        return true;
    const [around, aroundOther] = [(0,html_document/* parentOf */.gN)(copy.element), (0,html_document/* parentOf */.gN)(original.element)];
    if (around && aroundOther && around !== aroundOther) {
        const text = texts.of(around);
        if (text.length > copy.text.length && text === texts.of(aroundOther))
            return true;
    }
    const cards = childrenOfCommonParent(copy.element, original.element);
    if (!cards)
        return false;
    const [text, other] = cards.map(card => texts.of(card));
    return text === other && text.length > copy.text.length;
}
const MAX_HEADING_NODES = 20;
const MAX_STEPS_TO_LINK = 3;
function isTeaserOfSame(document, one, other) {
    const target = targetOf(document, one.element);
    return target !== undefined && target === targetOf(document, other.element);
}
function leadsHere(document, heading) {
    const href = hrefOf(heading)?.trim();
    if (href === undefined || href === '' || href.includes('#'))
        return false;
    return document.resolve(href) === withoutHash(document.url);
}
function targetOf(document, heading) {
    const href = hrefOf(heading);
    const address = href === undefined ? undefined : URL.parse(document.resolve(href) ?? '');
    if (!address)
        return undefined;
    address.hash = '';
    return address.href === withoutHash(document.url) ? undefined : address.href;
}
function hrefOf(heading) {
    const inside = [...(0,text_start/* firstNodes */.wg)(heading, MAX_HEADING_NODES)].filter(html_document/* isElement */.vq);
    const link = [...inside, ...pathUp(heading).slice(1, 1 + MAX_STEPS_TO_LINK)].find(element => element.tagName === 'a' && (0,html_document/* attribute */.lt)(element, 'href') !== undefined);
    return link && (0,html_document/* attribute */.lt)(link, 'href');
}
function withoutHash(url) {
    return url.replace(/#.*$/s, '');
}
function childrenOfCommonParent(a, b) {
    const cards = new Map(pathUp(a).map(element => [element.parentNode, element]));
    for (const element of pathUp(b)) {
        const card = cards.get(element.parentNode);
        if (card)
            return [card, element];
    }
    return undefined;
}
function pathUp(element) {
    const path = [];
    for (let at = element; at && path.length < MAX_STEPS_TO_CARD; at = (0,html_document/* parentOf */.gN)(at))
        path.push(at);
    return path;
}
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
function ordinal(number) {
    return `${number}${ENDINGS[ORDINALS.select(number)]}`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/heading-structure.js

















const LONG_H1_CHARACTERS = 150;
const heading_structure_FEW_WORDS = 30;
const TITLE_LINK = 'https://developers.google.com/search/docs/appearance/title-link';
const HEADINGS = 'https://www.w3.org/WAI/tutorials/page-structure/headings/';
const headingStructure = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'h1-missing': {
            severity: 'warning',
            title: 'The page has no H1',
            why: 'The H1 tells visitors and search engines what the page is about. Google may use it as the title in results.',
            fix: 'Make the visible title of the content an <h1>.',
            help: TITLE_LINK,
            example: '<main><h2>Red bike</h2>…</main>',
        },
        'h1-empty': {
            severity: 'warning',
            title: 'An H1 is empty',
            why: 'The heading that should name the page tells search engines and screen readers nothing.',
            fix: 'Put text into the <h1>, or an alt on its image. If it only makes space, remove it.',
            help: HEADINGS,
            example: '<h1></h1>',
        },
        'h1-multiple': {
            severity: 'notice',
            title: 'The page has several H1s',
            why: 'It is not clear which one names the page. An <h1> in a <section> or <article> counts as much as any other.',
            fix: 'Keep one <h1> for the title of the page. Make the others, such as those of teasers, <h2>.',
            help: TITLE_LINK,
            example: '<h1>Red bike</h1> … <h1>Our shop</h1>',
        },
        'h1-too-long': {
            severity: 'notice',
            title: 'An H1 is very long',
            why: 'It is most likely a paragraph that was marked as a heading, so it does not name the page in a few words.',
            fix: 'Shorten the heading and move the rest into the text below it.',
            help: TITLE_LINK,
            example: 'an <h1> of 190 characters',
        },
        'heading-too-long': {
            severity: 'notice',
            title: 'A paragraph is marked as a heading',
            why: 'Screen readers and search engines take it for the title of a section, and no section follows.',
            fix: 'Make it a <p>, and set its size in CSS. Where only its role makes it a heading, remove role="heading".',
            help: HEADINGS,
            example: 'an <h3> of 60 words',
        },
        'h1-home-word': {
            severity: 'notice',
            title: 'The H1 of the home page is a greeting or "Home" instead of what the site offers',
            why: 'It is the first heading that visitors and search engines read on the site, and it tells them nothing.',
            fix: 'Say in the <h1> what the site offers, such as "Cargo bikes from Berlin".',
            help: TITLE_LINK,
            example: '<h1>Home</h1>',
        },
        'heading-empty': {
            severity: 'notice',
            title: 'A heading is empty',
            why: 'Screen readers announce a heading and then say nothing.',
            fix: 'Put text into the heading, or use an element that is not a heading.',
            help: 'https://www.w3.org/WAI/standards-guidelines/act/rules/ffd0e9/',
            example: '<h2><span></span></h2>',
        },
        'heading-skipped': {
            severity: 'notice',
            title: 'A heading skips a level',
            why: 'Screen reader users who go from heading to heading may think that a part is missing.',
            fix: 'Use the next level, such as <h3> below an <h2>, and set the font size in CSS.',
            help: `${HEADINGS}#heading-ranks`,
            example: '<h1>Red bike</h1><h4>Sizes</h4>',
        },
        'heading-duplicate': {
            severity: 'notice',
            title: 'Two sections have the same heading',
            why: 'Screen reader users who go from heading to heading cannot tell them apart. Often one is a copy that was never finished.',
            fix: 'Say in each heading what its part is about, or merge the parts.',
            help: HEADINGS,
            example: '<h2>Sizes</h2> … <h2>Sizes</h2>',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        const { document, headings, words } = examination;
        const judgements = judgeHeadings(document, headings, page.sent.document);
        const why = (words < heading_structure_FEW_WORDS ? (0,judged_page/* whyTextMayBeMissing */.MK)(page) : undefined) ?? (0,judged_page/* whyScriptIsBeside */.wD)(page);
        const isUnknown = why !== undefined && judgements['h1-missing'].outcome === 'fail';
        const known = (0,script_judgements/* unlessUnfilled */.ED)(page, {
            ...judgements,
            ...(isUnknown && { 'h1-missing': (0,judging_judgement/* notMeasured */.q7)(why) }),
        });
        return { judgements: await (0,lacking_files/* unlessLackingFiles */.x)(page, known, ['h1-empty', 'heading-empty']) };
    },
});
function judgeHeadings(document, headings, sent) {
    const h1s = headings.filter(heading => heading.level === 1);
    const content = headings.filter(heading => !heading.boilerplate && !heading.isApart);
    const named = content.filter(heading => heading.text !== '' || heading.mayComeFromScript);
    return {
        ...judgeH1(document, headings, h1s, sent),
        'heading-too-long': judgeLengths(document, headings.filter(heading => heading.level > 1 && !heading.isApart)),
        'heading-empty': judgeEmpty(document, headings.filter(heading => heading.level > 1 && !heading.isApart)),
        'heading-skipped': judgeSkips(document, named.filter(heading => !isParagraph(heading)), headings),
        'heading-duplicate': judgeDuplicates(document, content),
    };
}
function judgeH1(document, headings, h1s, sent) {
    const filled = h1s.filter(heading => heading.text !== '' || heading.mayComeFromScript);
    const isEmptyLogo = ({ element }) => filled.length === 0 && holdsImage(element);
    const empty = h1s.filter(heading => heading.text === '' && !heading.mayComeFromScript && (!heading.isApart || isEmptyLogo(heading)));
    const following = new Map(headings.map((heading, index) => [heading, headings[index + 1]]));
    const noH1 = (0,judging_judgement/* notApplicable */.hH)('the page has no H1 with text');
    return {
        'h1-missing': judgeMissing(document, h1s, headings),
        'h1-empty': h1s.length === 0
            ? (0,judging_judgement/* notApplicable */.hH)('the page has no H1')
            : (0,judging_judgement/* failWhere */.a4)(empty.map(heading => {
                const next = following.get(heading);
                const message = next?.level === 1 && beginsInside(document, next, heading)
                    ? `An H1 stands inside this H1 (${(0,quoted/* quoted */.T)(next.text)}). HTML ends the outer one there, so that it is empty.`
                    : 'This H1 has no text and no image with alt.';
                return document.occurrence(heading.element, message);
            })),
        'h1-multiple': filled.length === 0
            ? noH1
            : judgeMultiple(document, withoutCopies(filled.filter(isOfPage), document, sent)),
        'h1-home-word': judgeHomeWord(document, filled.filter(isOfPage)),
        'h1-too-long': filled.length === 0
            ? noH1
            : (0,judging_judgement/* failWhere */.a4)(filled
                .filter(({ text }) => lengthOf(text) > LONG_H1_CHARACTERS)
                .map(({ element, text }) => document.occurrence(element, `This H1 has ${lengthText(text)} (notice above ${LONG_H1_CHARACTERS}).`))),
    };
}
const MAX_IMAGE_NODES = 10;
function holdsImage(heading) {
    return (0,text_start/* firstNodes */.wg)(heading, MAX_IMAGE_NODES).some(node => (0,html_document/* isElement */.vq)(node) && node.tagName === 'img');
}
function judgeHomeWord(document, h1s) {
    if (!(0,page_kind/* isHome */.qN)(document))
        return (0,judging_judgement/* notApplicable */.hH)('the page is not the home page');
    if (h1s.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no H1 with text');
    const saysNothing = ({ text }) => (0,home_page_names/* isNameOfHomePage */.T)(text) || (0,greetings/* isGreeting */.O)(text);
    if (h1s.every(saysNothing))
        return (0,judging_judgement/* fail */.fJ)(h1s.map(({ element, text }) => document.occurrence(element, `The H1 is ${(0,quoted/* quoted */.T)(text)}.`)));
    const [first] = h1s;
    const word = first && wordInFront(first.text);
    if (!word)
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)(document.occurrence(first.element, `The H1 begins with "${word}", the word of the menu: ${(0,quoted/* quoted */.T)(first.text)}.`));
}
const MAX_HOME_NAME = 30;
const AFTER_HOME_NAME = /\s[-–—|•·»]\s/u;
function wordInFront(text) {
    const [word = '', more] = text.slice(0, MAX_HOME_NAME).split(AFTER_HOME_NAME, 2);
    return more !== undefined && (0,home_page_names/* isNameOfHomePage */.T)(word.trim()) ? word.trim() : undefined;
}
function isOfPage({ text, isApart }) {
    return text !== '' && !isApart;
}
function judgeMissing(document, h1s, headings) {
    if (h1s.some(({ text, mayComeFromScript }) => text !== '' || mayComeFromScript))
        return (0,judging_judgement/* pass */.IX)();
    if (h1s.length > 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has an H1, but it is empty');
    if (document.elements('frameset').length > 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page is made of frames, which is reported separately');
    if ((0,for_users/* isLoginReturn */._q)(document.url))
        return (0,judging_judgement/* notApplicable */.hH)('the page is there for a login service, and nobody reads it');
    const first = headings.find(heading => isOfPage(heading) && !heading.boilerplate);
    const place = first?.element ?? document.body;
    const begins = first ? ` The first heading is an H${first.level}: ${(0,quoted/* quoted */.T)(first.text)}.` : '';
    const visible = document.elements('h1').length > 0 ? 'visible ' : '';
    const message = `No ${visible}H1 on the page.${begins}`;
    return (0,judging_judgement/* fail */.fJ)(place?.sourceCodeLocation ? document.occurrence(place, message) : { url: document.url, message });
}
function judgeMultiple(document, h1s) {
    const counted = h1s.length > 1 ? h1s : [];
    return (0,judging_judgement/* failWhere */.a4)(counted.map((heading, index) => {
        const before = counted[index - 1];
        const where = before && beginsInside(document, heading, before) ? ', inside the H1 before it' : '';
        const message = `H1 ${index + 1} of ${counted.length}: ${(0,quoted/* quoted */.T)(heading.text)}${where}.`;
        return document.occurrence(heading.element, message);
    }));
}
function beginsInside(document, { element }, { element: before }) {
    if (document.isBelow(element, before))
        return true;
    const outer = (0,rendered_document/* sentElement */.z)(document, before)?.sourceCodeLocation;
    const inner = (0,rendered_document/* sentElement */.z)(document, element)?.sourceCodeLocation;
    if (!outer?.startTag || outer.endTag)
        return false;
    return outer.endOffset === inner?.startOffset;
}
const LONG_HEADING_CHARACTERS = 250;
function isParagraph({ level, text }) {
    return level > 1 && text.length > LONG_HEADING_CHARACTERS && lengthOf(text) > LONG_HEADING_CHARACTERS;
}
function judgeLengths(document, headings) {
    if (headings.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no headings below H1');
    return (0,judging_judgement/* failWhere */.a4)(headings.filter(isParagraph).map(({ element, text, level }) => {
        const { tagName } = element;
        const byRole = /^h\d$/.test(tagName) ? undefined : `<${tagName} role="heading">`;
        const advice = byRole === undefined ? '' : ' Remove role="heading".';
        return document.occurrence(element, `This ${byRole ?? `H${level}`} has ${lengthText(text)} (notice above ${LONG_HEADING_CHARACTERS}).${advice}`);
    }));
}
function judgeEmpty(document, headings) {
    if (headings.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no headings below H1');
    return (0,judging_judgement/* failWhere */.a4)(headings
        .filter(heading => heading.text === '' && !heading.mayComeFromScript)
        .map(({ element, level }) => document.occurrence(element, `This H${level} has no text and no image with alt.`)));
}
function judgeSkips(document, content, all) {
    if (content.length < 2)
        return (0,judging_judgement/* notApplicable */.hH)('the content has fewer than two headings');
    const places = new Map(all.map((heading, place) => [heading, place]));
    const isLedTo = (heading, before) => all
        .slice(places.get(before) + 1, places.get(heading))
        .some(({ level, text, isApart }) => text !== '' && !isApart && heading.level <= level + 1);
    return (0,judging_judgement/* failWhere */.a4)(content.flatMap((heading, index) => {
        const before = content[index - 1];
        if (!before || heading.level <= before.level + 1 || isLedTo(heading, before))
            return [];
        return document.occurrence(heading.element, `H${heading.level} ${(0,quoted/* quoted */.T)(seenOf(heading))} follows H${before.level} ${(0,quoted/* quoted */.T)(seenOf(before))}: use an H${before.level + 1}.`);
    }));
}
const MAX_SEEN = 200;
function seenOf({ element, text }) {
    const seen = (0,text_start/* startOfSeenText */.Mq)(element, MAX_SEEN).trim();
    return seen === '' || seen.includes(text) || text.includes(seen) ? text : seen;
}
const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
function lengthOf(text) {
    return [...CHARACTERS.segment(text)].length;
}
function lengthText(text) {
    return text.length >= accessible_name/* MAX_NAME_LENGTH */.E
        ? `more than ${accessible_name/* MAX_NAME_LENGTH */.E - 1} characters`
        : `${lengthOf(text)} characters`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/word-stems.js

const STEM_LETTERS = 4;
const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
function stemsOf(text) {
    const stems = new Set();
    for (const word of (0,text_statistics/* wordsOf */.Z9)(text.normalize('NFKC').toLowerCase())) {
        if (word.length >= STEM_LETTERS || NO_SPACES.test(word))
            stems.add([...word.slice(0, 2 * STEM_LETTERS)].slice(0, STEM_LETTERS).join(''));
    }
    return stems;
}
function isSameScript(some, others) {
    const latin = (words) => [...words].filter(word => /^\p{Script=Latin}/u.test(word)).length / words.size;
    return Math.abs(latin(some) - latin(others)) < 0.5;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/home-subject.js











const homeSubject = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'h1-home-slogan': {
            severity: 'notice',
            title: 'The H1 of the home page names neither the site nor what it offers',
            why: 'Visitors and search engines learn from the H1 what the site is about, but this one has no word in common with title and description.',
            fix: 'Name in the <h1> what you offer, and where, as the title does. The slogan can stand in a <p> above or below it.',
            help: 'https://developers.google.com/search/docs/appearance/title-link',
            example: '<title>Kranz Cycles | Bicycle repair in Leeds</title> and <h1>Where passion meets the road</h1>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        const judgement = judgeSubject(examination);
        const isFault = judgement.outcome === 'fail';
        const foreign = isFault ? await whyForeign(page, examination) : undefined;
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, {
                'h1-home-slogan': foreign === undefined ? judgement : (0,judging_judgement/* notApplicable */.hH)(foreign),
            }),
        };
    },
});
const KEEPS_BEGINNING = /^[^\p{L}]*(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}][^\p{L}]*)+$/u;
const MIN_HEAD = 5;
const MIN_H1 = 2;
const home_subject_MAX_TEXT = 1000;
const MAX_FRAME = 20_000;
function judgeSubject(examination) {
    const { document, headings } = examination;
    if (!(0,page_kind/* isHome */.qN)(document))
        return (0,judging_judgement/* notApplicable */.hH)('the page is not the home page');
    const h1s = headings.filter(({ level, text, isApart }) => level === 1 && text !== '' && !isApart);
    const [first] = h1s;
    if (!first)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no H1 with text');
    const words = h1s.map(({ text }) => text.slice(0, home_subject_MAX_TEXT)).join(' ');
    const [heading, head] = [plain(words), plain(headOf(document))];
    const [said, known] = [stemsOf(heading), stemsOf(head)];
    if (!KEEPS_BEGINNING.test(heading.slice(0, home_subject_MAX_TEXT)) ||
        said.size < MIN_H1 ||
        known.size < MIN_HEAD ||
        !isSameScript(said, known))
        return (0,judging_judgement/* notApplicable */.hH)('the H1, or title and description, say too little to compare them');
    const short = new Set(shortNames(words));
    if (shortNames(headOf(document)).some(name => short.has(name)))
        return (0,judging_judgement/* pass */.IX)();
    if ([...said].some(stem => head.includes(stem)) || [...known].some(stem => heading.includes(stem)))
        return (0,judging_judgement/* pass */.IX)();
    if (TRADES.some(trade => trade.test(heading) && trade.test(head)))
        return (0,judging_judgement/* pass */.IX)();
    const frame = plain(frameOf(examination, first.element));
    if ([...said].some(stem => frame.includes(stem)))
        return (0,judging_judgement/* pass */.IX)();
    const message = `${(0,quoted/* quoted */.T)(first.text)} has no word of the title or the description.`;
    return (0,judging_judgement/* fail */.fJ)(document.occurrence(first.element, message));
}
async function whyForeign({ scripts }, examination) {
    const { document } = examination;
    if (scripts.state === 'seen' && (0,scripted_text/* hasOtherLanguage */.xI)(scripts.before, document))
        return 'scripts put the page into another language';
    const { detected } = (await examination.inLanguage()).language;
    const head = await (0,content_language/* languageOf */.eX)(headOf(document));
    return detected === '' || head === undefined || head === detected || (0,content_language/* areKin */.JE)(head, detected)
        ? undefined
        : 'title and description are in another language than the text';
}
const TRADES = [
    'law(?!n)|legal|attorney|solicitor|barrister|justice|jurid|jurist|advoca|avvoca|aboga|derech|diritto|droit|avocat|anw[aä]lt|kanzlei|recht',
    'dent|teeth|tooth|zahn|zähne|oral',
    'medic|medizin|doctor|clinic|klinik|health|gesund|santé|salud|salute|saúde|arzt|ärzt',
    'hous|home|propert|estate|immo|inmo|imóve|haus|häus|wohn|maison|casa',
    'travel|trip|tour|holiday|vacation|journey|reise|urlaub|voyage|viaje|viagg|viage',
    'food|eat|meal|dish|cook|kitchen|cuisine|restaur|essen|küche|koch|cocina|cucina|cozinha',
    'photo|foto|picture|bild',
].map(words => new RegExp(`(?<!\\p{L})(?:${words})`, 'u'));
function shortNames(text) {
    return /\p{Ll}/u.test(text)
        ? (text.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]{1,4}(?![\p{L}\p{N}])/gu) ?? [])
        : [];
}
function plain(text) {
    return text.normalize('NFKC').toLowerCase();
}
function frameOf({ document, main }, h1) {
    const texts = main.allBlocks.flatMap(({ boilerplate, element, text }) => boilerplate && element !== h1 ? [text.slice(0, home_subject_MAX_TEXT)] : []);
    const alts = document.elements('img').map(image => ((0,html_document/* attribute */.lt)(image, 'alt') ?? '').slice(0, home_subject_MAX_TEXT));
    return [...texts, ...alts, new URL(document.url).host].join(' ').slice(0, MAX_FRAME);
}
const home_subject_NAMES = new Set([
    'description',
    'keywords',
    'og:site_name',
    'og:title',
    'og:description',
    'application-name',
]);
function headOf(document) {
    const metas = document.elements('meta').flatMap(meta => {
        const name = ((0,html_document/* attribute */.lt)(meta, 'name') ?? (0,html_document/* attribute */.lt)(meta, 'property') ?? '').trim().toLowerCase();
        return home_subject_NAMES.has(name) ? [((0,html_document/* attribute */.lt)(meta, 'content') ?? '').slice(0, home_subject_MAX_TEXT)] : [];
    });
    const titles = document.elements('title').map(title => (0,text_start/* startOfSeenText */.Mq)(title, home_subject_MAX_TEXT));
    return [...titles, ...metas].join(' ');
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/image-file-names.js






const imageFileNames = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'image-file-names': {
            severity: 'notice',
            title: 'Image files have the names that a camera or phone gave them',
            why: 'Google Images reads the name of a file to learn what is on it: "my-new-black-kitten.jpg" tells it more than "IMG00023.JPG".',
            fix: 'Name the files after what they show, in lower case with hyphens, before you upload them.',
            help: 'https://developers.google.com/search/docs/appearance/google-images',
            example: '<img src="/photos/IMG_0017.jpg" alt="Old town of Toruń at night">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        const { document, regions } = examination;
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'image-file-names': judgeFiles(document, regions) }) };
    },
});
const GIVEN = /^(?:(?:img|dsc[nf]?|_dsc|_mg|pxl|mvimg|gopr|dji|sam|imag|dscn)[-_ ]?\d{3,14}|p\d{7}|(?:19|20)\d{6}[-_ ]\d{6}|(?:screenshot|screen shot|bildschirmfoto|captura de pantalla|schermata|capture d.?[ée]cran|schermafbeelding|whatsapp[- _]image|снимок экрана|zrzut ekranu)[-_ ]{1,3}.{0,10}\d)/iu;
const MIN_FILES = 3;
const MIN_SHARE = 0.3;
const image_file_names_MAX_IMAGES = 1000;
const MAX_PATH = 500;
const image_file_names_SHOWN = 3;
function judgeFiles(document, { hidden }) {
    const files = new Map();
    for (const image of document.elements('img').slice(0, image_file_names_MAX_IMAGES)) {
        const file = hidden.has(image) ? undefined : image_file_names_fileOf(image, document);
        if (file !== undefined && !files.has(file))
            files.set(file, image);
    }
    if (files.size === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no pictures with files of their own');
    const given = [...files].filter(([file]) => GIVEN.test(file));
    const [first] = given;
    if (!first || given.length < MIN_FILES || given.length < MIN_SHARE * files.size)
        return (0,judging_judgement/* pass */.IX)();
    const names = given.slice(0, image_file_names_SHOWN).map(([file]) => `"${file.slice(0, 80)}"`);
    const rest = given.length - image_file_names_SHOWN;
    return (0,judging_judgement/* fail */.fJ)(document.occurrence(first[1], `${given.length} images have names such as ${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`));
}
function image_file_names_fileOf(image, document) {
    const src = ((0,html_document/* attribute */.lt)(image, 'data-src') ?? (0,html_document/* attribute */.lt)(image, 'src') ?? '').trim();
    if (src === '' || src.startsWith('data:'))
        return undefined;
    const path = document.addressOf(src)?.pathname.slice(-MAX_PATH) ?? '';
    const name = (0,percent_decoded/* percentDecoded */.o)(path.slice(path.lastIndexOf('/') + 1));
    return /\.(?:jpe?g|jfif|png|webp|avif|gif|heic)$/i.test(name) ? name : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/english-dates.js

const MONTHS = [
    ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
    ...['August', 'September', 'October', 'November', 'December'],
];
const DATED = /^(?=.{0,60}\b20\d{2}\b)(?=.{0,60}\b[0-3]?\d(?:st|nd|rd|th)?\b).{0,60}?\b([A-Z][a-z]{2,8})\b/;
const WEEKDAY = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[a-z]{3,6})?[,.]?\s+/;
const english_dates_SHORT = 3;
const MAX_ELEMENTS = 200;
const english_dates_MAX_TEXT = 60;
function englishDatesIn(document, language) {
    const own = namesOfMonths(language);
    if (!own)
        return [];
    const english = [];
    let others = 0;
    for (const element of document.elements('time').slice(0, MAX_ELEMENTS)) {
        const text = (0,text_start/* startOfSeenText */.Mq)(element, english_dates_MAX_TEXT + 1);
        const isForeign = english_dates_isEnglish(text, own);
        if (isForeign)
            english.push({ element, text });
        else if (/\p{L}{3}/u.test(text))
            others++;
    }
    return english.length > others ? english : [];
}
function english_dates_isEnglish(text, own) {
    const [, name = ''] = DATED.exec(text.slice(0, english_dates_MAX_TEXT).replace(WEEKDAY, '')) ?? [];
    const at = MONTHS.findIndex(month => month === name || month.slice(0, english_dates_SHORT) === name);
    if (at < 0)
        return false;
    const isWhole = MONTHS[at] === name;
    return isWhole ? own[at] !== name.toLowerCase() : own[at].slice(0, english_dates_SHORT) !== name.toLowerCase();
}
function namesOfMonths(language) {
    if (!Intl.DateTimeFormat.supportedLocalesOf(language).length)
        return undefined;
    const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
    return MONTHS.map((_, month) => {
        const parts = format.formatToParts(Date.UTC(2026, month, 15));
        const name = parts.find(({ type }) => type === 'month')?.value ?? '';
        return name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
    });
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/english-messages.js

const CHAT_HOST = /^(?:wa\.me|(?:api|web|chat)\.whatsapp\.com)$/;
const ENGLISH_MESSAGE = /^(?:(?:hello|hi|hey|good (?:day|morning|afternoon))[^a-z]{1,5})?(?:[a-z'’ ]{0,30}[,!.] ?)?(?:i|we)(?:['’](?:m|d|ve|re)| am| are| would| want| need| have| saw| found) [a-z]/i;
const MIN_MESSAGE = 20;
const MAX_MESSAGE = 200;
const MAX_LINKS = 2000;
function englishMessagesIn(document) {
    return document
        .elements('a')
        .slice(0, MAX_LINKS)
        .flatMap(element => {
        const url = URL.parse((0,html_document/* attribute */.lt)(element, 'href')?.trim() ?? '');
        const name = url?.protocol === 'mailto:' ? 'body' : 'text';
        if (!url || !(name === 'body' || CHAT_HOST.test(url.hostname)))
            return [];
        const text = (0,html_document/* foldSpace */.GQ)((url.searchParams.get(name) ?? '').slice(0, MAX_MESSAGE));
        return text.length >= MIN_MESSAGE && ENGLISH_MESSAGE.test(text) ? [{ element, text }] : [];
    });
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/english-phrases.js
const english_phrases_HEADING = /^(?:categories|all (?:categories|posts|tags)|(?:recent|latest|related|more|other) (?:posts|articles)|recent comments|table of contents|on this page|leave a (?:comment|reply)|share this(?: (?:post|article|page))?|you (?:may|might) also (?:like|enjoy)|read next|search results|post navigation|authors|archives|articles|get in touch|contact us|(?:quick|useful) links|latest news|opening hours|follow us|our (?:services|mission|vision|team|clients|partners)|related services)$/i;
const SHARED_HEADINGS = new Map([
    ['fr', /^(?:archives|articles)$/i],
    ['ca', /^articles$/i],
]);
const LINE_START = /^(?:this (?:article|post|page) was (?:last )?(?:updated|modified|edited) on|posted (?:on|by|in)|published on|(?:last )?(?:updated|modified) on|last (?:updated|modified):?|filed under:?)(?: |$)/i;
const EDITOR_STAMP = /^last (?:updated|modified): (?:mon|tue|wed|thu|fri|sat|sun) [a-z]{3} {1,2}\d{1,2} [\d: a-z+-]{0,30}\d{4}$/i;
const READING_TIME = /(?:^|[\s·•|,(–-])\d{1,3} min(?:ute)?s?\.? read\)?$/i;
const MAX_LINE = 80;
const CONSENT = /^(?:(?:accept|reject|decline|allow|deny)(?: all)?(?: cookies)?|(?:accept|allow) (?:selected|selection|necessary)(?: cookies)?|(?:manage|save|set|change|customi[sz]e|cookie) (?:my )?(?:cookie )?(?:preferences|settings|choices|options)|(?:only )?(?:necessary|essential)(?: cookies)?(?: only)?|got it|i (?:agree|accept|understand))[!.]?$/i;
function englishPhraseOf({ kind, text }, language) {
    if (kind === 'code' || text.length > MAX_LINE)
        return undefined;
    if (kind === 'heading' && english_phrases_HEADING.test(text))
        return SHARED_HEADINGS.get(language)?.test(text) ? undefined : text;
    if (EDITOR_STAMP.test(text))
        return undefined;
    return LINE_START.test(text) || READING_TIME.test(text) ? text : undefined;
}
function asksForConsentInEnglish(label) {
    return label.length <= MAX_LINE && CONSENT.test(label);
}

// EXTERNAL MODULE: ./lib/engine/tools/content/language-versions.js
var language_versions = __webpack_require__(7488);
// EXTERNAL MODULE: ./lib/engine/syntax/language-tag.js + 1 modules
var language_tag = __webpack_require__(34659);
;// CONCATENATED MODULE: ./lib/engine/tools/content/turned-language.js



function turnedLanguage({ document, sent, url }) {
    if (document === sent.document)
        return undefined;
    const { language } = (0,version_links/* plainPath */.s1)(new URL(url));
    const [before, after] = [sent.document, document].map(one => (0,content_language/* primary */.zB)((0,content_language/* declaredLanguage */.nZ)(one)));
    if (language === undefined || !before || !after || before === after)
        return undefined;
    return (0,language_tag/* isSameLanguage */.ls)(language, before)
        ? `a script turns the page, which is "${before}" by its address and as sent, into "${after}"`
        : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/unopened-parts.js

const CLOSED = /(?:^|\s)(?:collapse|modal|offcanvas)(?:$|\s)/;
const OPEN = /(?:^|\s)(?:in|show)(?:$|\s)/;
const OPENERS = ['data-target', 'data-bs-target', 'aria-controls', 'href'];
const unopened_parts_MAX_STEPS_UP = 30;
const MAX_CLASSES = 500;
function unopenedParts(document, shut) {
    const opened = new Set(OPENERS.flatMap(name => document.withAttribute(name).map(element => (0,html_document/* attribute */.lt)(element, name).trim().replace(/^#/, ''))));
    const isUnopened = (element) => {
        if (shut.has(element))
            return true;
        const classes = ((0,html_document/* attribute */.lt)(element, 'class') ?? '').slice(0, MAX_CLASSES);
        const id = (0,html_document/* attribute */.lt)(element, 'id');
        return id !== undefined && CLOSED.test(classes) && !OPEN.test(classes) && !opened.has(id);
    };
    return element => {
        let at = element;
        for (let step = 0; at && step < unopened_parts_MAX_STEPS_UP; step++, at = (0,html_document/* parentOf */.gN)(at))
            if (isUnopened(at))
                return true;
        return false;
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/interface-language.js














const interfaceLanguage = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'labels-in-english': {
            severity: 'notice',
            title: 'Labels of the template are still English',
            why: 'Menus, headings, fields and buttons are in another language than the page, and screen readers pronounce them wrongly.',
            fix: 'Translate them in the template or in the settings of the theme: headings, texts of buttons and links, placeholders, aria-label and the language of dates.',
            help: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-parts',
            example: '<input type="search" placeholder="Type & hit enter…"> on a Czech page',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        const turned = turnedLanguage(page);
        const labels = turned === undefined ? await judgeLabels(page, examination) : (0,judging_judgement/* notApplicable */.hH)(turned);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'labels-in-english': (0,language_versions/* unlessInVersions */.p)(page, labels) }) };
    },
});
const interface_language_ENGLISH = /^(?:skip to (?:the )?(?:main )?(?:content|navigation)|(?:toggle|open|close|show|hide) (?:the )?(?:(?:main|mobile|site|side) ?)?(?:menu|navigation|nav|sidebar|search|dark mode|theme)|(?:back|scroll|go|return) to (?:the )?top|(?:menu|navigation) toggle|(?:contact|chat|message) (?:us )?(?:via|on) (?:whatsapp|e-?mail)|(?:previous|next)(?: (?:slide|page|post|image|article))?|go to slide \d{1,2}|(?:read|learn|load|show|view|see) more|search(?: (?:here|the site|this site|for|site|our site))?|search for:|type (?:&|and|to) (?:hit enter|search)(?: to search)?|type (?:&|and) hit enter to search|type here to search|(?:enter )?your (?:e-?mail|email address|e-mail address|name|full name|message|phone|phone number)|enter your .{3,20}|(?:first|last|full) name|e-?mail address|send|send (?:a |your )?message|(?:your |the )?subject|phone(?: number)?|subscribe|submit|sign up|add to cart|view cart|switch to (?:dark|light)(?: mode)?|copy (?:link|code|to clipboard)|share on (?:facebook|twitter|x|linkedin|whatsapp)|follow us on .{1,20}|close (?:this )?(?:dialog|modal|window)|play video|(?:this field is )?required|(?:main|mobile|primary|secondary|footer|page|post) navigation|(?:primary|footer) menu|mobile (?:menu|search)|site search|close|(?:toggle|switch|change|select|choose) (?:the )?language|language (?:switcher|selector|menu)|toggle (?:between )?(?:dark|light)(?: ?\/ ?| and | or )(?:dark|light)(?: mode| theme)?|(?:dark|light)\/(?:dark|light) mode|toggle (?:navigation bar|colou?r (?:mode|scheme))|view details|(?:book|order) now|(?:get|request) a quote|(?:select|choose) (?:a )?theme)$/i;
const UNTRANSLATED = /^\[?missing[ _]translation\b/i;
const CHAT_VIA = 'chat via (?:whatsapp|e-?mail)';
const TALK_VIA = '(?:chat|contact) via (?:whatsapp|e-?mail)';
const SHARED = new Map(Object.entries({
    de: `(?:mobile|footer) navigation|${CHAT_VIA}`,
    nl: `open (?:menu|sidebar)|footer menu|speakers|${TALK_VIA}`,
    da: `send|footer menu|${CHAT_VIA}`,
    no: `send|${CHAT_VIA}`,
    fr: `archives|continue|courses|${TALK_VIA}`,
    ro: `accept|${TALK_VIA}`,
    pt: `continue|${CHAT_VIA}`,
    gl: `continue|${CHAT_VIA}`,
    ca: `categories|${CHAT_VIA}`,
    es: CHAT_VIA,
    it: CHAT_VIA,
}).map(([language, labels]) => [language, new RegExp(`^(?:${labels})$`, 'i')]));
const ENGLISH_LETTERS = /^(?:menu|home|tags|share|message|name|your name|comments?|back|details|loading|scroll(?: down)?|contacts?)$/i;
const HEADING_IN_LETTERS = /^(?:tags|share|comments?|contacts?)$/i;
const HAS_OWN_LETTERS = new Set(['bg', 'ru', 'uk', 'be', 'mk', 'el', 'he', 'ar', 'fa']);
const HAS_OWN_MENU = new Set(['fi', 'sv', 'no', 'nb', 'nn', 'is', 'et', 'lv', 'lt', 'ro']);
const HAS_OWN_MODES = new Set([
    'fi',
    'sv',
    'no',
    'nb',
    'nn',
    'is',
    'et',
    'lv',
    'lt',
    'hu',
    'cs',
    'sk',
    'pl',
    'fr',
    'es',
    'pt',
]);
const ENGLISH_PART = /^(?:breadcrumbs?|pagination|primary|footer|main)$/i;
const READ_OUT = /(?:^|\s)(?:sr-only|visually-hidden|visuallyhidden|screen-reader-text|elementor-screen-only)(?:\s|$)/;
const ENGLISH_LINK = /^(?:(?:read|learn|load|view|see|show) more|(?:view|see|show) all|continue(?: reading)?|(?:read )?(?:the )?full (?:story|article|post)|read (?:the )?(?:article|story)|view details|previous|next|(?:previous|next) page|leave a (?:comment|reply)|no comments|(?:older|newer|previous|next|recent|related) (?:posts?|articles?|entries)|(?:back|scroll|go|return) to (?:the )?top|add to cart|view cart|select options)$/i;
const ENGLISH_MENU = /^(?:about|about (?:us|me)|who we are|what we do|contact us|get in touch|find us|our (?:team|story|services|work|products|mission|projects|clients|partners)|meet the team|products|pricing|testimonials|careers|people|teaching|research|courses|schedule|speakers|getting started|opening hours|upcoming events|latest news|authors|archives|categories|all (?:posts|articles))$/i;
const MIN_MENU = 2;
const DECORATES = new Set(['ja', 'zh', 'ko']);
const interface_language_RIGHTS = /\ball rights reserved\b|\bcode released under the [\w. -]{2,20} licen[sc]e\b/i;
const HAS_OWN_RIGHTS = new Set('de fr es ca gl it pt nl sv da no fi is pl cs sk hu ro sl hr sr bs bg mk el lt lv et ru uk be tr'.split(' '));
const interface_language_LAST_BLOCKS = 30;
const ENGLISH_VERSION = /^[^?]*(?:\/en(?:[-_][a-z]{2})?\/|[/._-]en(?:[-_][a-z]{2})?(?:\.\w{1,5})?(?:\?|$))|[?&](?:lang|language|locale|hl)=en(?![a-z])/i;
const interface_language_MAX_LABEL = 60;
const interface_language_MAX_ELEMENTS = 3000;
const SHOWN_LABELS = 4;
async function judgeLabels(page, examination) {
    const { language } = await examination.inLanguage();
    const detected = language.detected || (await languageOfContent(language.declared, examination));
    if (detected === '')
        return (0,judging_judgement/* notApplicable */.hH)('the language of the text is not certain');
    if (detected === 'en')
        return (0,judging_judgement/* notApplicable */.hH)('the page is English');
    const isTold = HAS_OWN_LETTERS.has(language.detected) && !language.isOfFrame;
    if ((0,content_language/* primary */.zB)(language.declared) === 'en' && examination.words < MIN_OWN_WORDS && !isTold)
        return (0,judging_judgement/* notApplicable */.hH)('the page declares that it is English, and has too little text to tell otherwise');
    const { document } = examination;
    const { pathname, search } = new URL(document.url);
    if (/^en(?![a-z])/i.test(language.declared) && ENGLISH_VERSION.test(pathname + search))
        return (0,judging_judgement/* notApplicable */.hH)('the page is the English version, whose text is reported as not translated');
    const decorates = DECORATES.has(detected);
    const hasOwnLetters = HAS_OWN_LETTERS.has(detected);
    const unseen = unseenElements(page);
    const isSeen = ({ element }) => !unseen.has(element);
    const labels = labelsOf(examination, decorates, hasOwnLetters).filter(isSeen);
    const shared = SHARED.get(detected);
    const isShared = (text) => shared?.test(text) ?? false;
    const menu = decorates ? [] : menuIn(examination, isShared);
    const rights = HAS_OWN_RIGHTS.has(detected) ? rightsIn(examination) : [];
    const phrases = decorates || detected === 'ca' ? [] : phrasesIn(examination, detected).filter(isSeen);
    const dates = decorates ? [] : englishDatesIn(document, detected).filter(isSeen);
    const messages = englishMessagesIn(document);
    const others = [...phrases, ...menu, ...messages, ...dates];
    if (labels.length + rights.length + others.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no labels of fields and controls');
    const { source } = page.sent.document;
    const isOwnConsent = (text) => asksForConsentInEnglish(text) && source.includes(text);
    const isEnglish = (text) => interface_language_ENGLISH.test(text) || ENGLISH_LINK.test(text) || (hasOwnLetters && ENGLISH_LETTERS.test(text));
    const hasOwnModes = hasOwnLetters || HAS_OWN_MODES.has(detected);
    const hasOwnMenu = HAS_OWN_MENU.has(detected);
    const isEnglishName = ({ element, text }) => (hasOwnMenu && element.tagName === 'button' && /^menu$/i.test(text)) ||
        (hasOwnModes && element.tagName === 'button' && /^(?:light|dark) mode$/i.test(text)) ||
        (hasOwnLetters && (0,html_document/* attribute */.lt)(element, 'aria-label') !== undefined && ENGLISH_PART.test(text));
    const english = labels.filter(label => {
        const text = bare(label.text);
        if (UNTRANSLATED.test(label.text))
            return true;
        return (isOwnConsent(label.text) || isEnglish(text) || isEnglishName(label)) && !isShared(text);
    });
    const unmarked = [...messages, ...dates].filter(({ element }) => !isEnglishPart(element, document));
    english.push(...phrases, ...menu, ...unmarked);
    const [first] = english;
    if (!first)
        return (0,judging_judgement/* pass */.IX)();
    english.push(...rights);
    const texts = [...new Set(english.map(({ text }) => `"${(0,cut/* cutEnd */.ym)(text, interface_language_MAX_LABEL)}"`))];
    const rest = texts.length - SHOWN_LABELS;
    const name = (0,content_language/* nameOfDetected */.nP)(detected, language.declared);
    const list = `${texts.slice(0, SHOWN_LABELS).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
    const isSaid = english.some(label => !messages.includes(label));
    const told = isSaid ? 'says' : 'has a link that begins a message with';
    return (0,judging_judgement/* fail */.fJ)(document.occurrence(first.element, `The page is ${name}, but ${told} ${list}.`));
}
const STEPS_FROM_DATE = 3;
function unseenElements({ document, scripts }) {
    if (scripts.state !== 'seen')
        return new Set();
    const { unseenTimes, unseenHeadings, unseenLabels } = scripts.rendered;
    const unseen = new Set(document.elementsAt([...unseenHeadings, ...unseenLabels]));
    for (const time of unseenTimes.length === 0 ? [] : document.elementsAt(unseenTimes)) {
        let at = time;
        for (let step = 0; at && step <= STEPS_FROM_DATE; step++, at = (0,html_document/* parentOf */.gN)(at))
            unseen.add(at);
    }
    return unseen;
}
const MIN_OWN_WORDS = 100;
const MIN_CONTENT = 100;
async function languageOfContent(declared, { main }) {
    const wanted = (0,content_language/* primary */.zB)(declared);
    const text = main.blocks.map(({ prose }) => prose).join('. ');
    if (wanted === '' || text.length < MIN_CONTENT)
        return '';
    const found = await (0,content_language/* languageOf */.eX)(text);
    return found !== undefined && (found === wanted || (0,content_language/* areKin */.JE)(found, wanted)) ? found : '';
}
function labelsOf({ document, regions, shut }, isUnseenAlone, hasOwnLetters) {
    const attributes = isUnseenAlone ? ['aria-label'] : ['aria-label', 'placeholder'];
    const elements = document.elements(...['a', 'button', 'input', 'textarea', 'label', 'nav', 'form', 'div', 'span']);
    const isUnopened = unopenedParts(document, shut);
    return elements
        .filter(element => !regions.hidden.has(element) || element.tagName === 'button')
        .slice(0, interface_language_MAX_ELEMENTS)
        .flatMap(element => {
        const texts = attributes.map(name => (0,html_document/* attribute */.lt)(element, name) ?? '');
        if (!isUnseenAlone && (element.tagName === 'button' || element.tagName === 'label'))
            texts.push((0,text_start/* startOfSeenText */.Mq)(element, interface_language_MAX_LABEL + 1));
        if (element.tagName === 'span' && READ_OUT.test((0,html_document/* attribute */.lt)(element, 'class') ?? ''))
            texts.push((0,text_start/* startOfSeenText */.Mq)(element, interface_language_MAX_LABEL + 1));
        if (!isUnseenAlone && isLabel(element, document, hasOwnLetters))
            texts.push((0,text_start/* startOfSeenText */.Mq)(element, interface_language_MAX_LABEL + 1));
        const isNamedByValue = element.tagName === 'input' && /^(?:submit|button)$/i.test((0,html_document/* attribute */.lt)(element, 'type') ?? '');
        if (!isUnseenAlone && isNamedByValue)
            texts.push((0,html_document/* attribute */.lt)(element, 'value') ?? '');
        return texts
            .map(text => (0,html_document/* foldSpace */.GQ)(text.slice(0, 2 * interface_language_MAX_LABEL)))
            .filter(text => text !== '' && text.length <= interface_language_MAX_LABEL && !isEnglishPart(element, document))
            .map(text => ({ element, text }));
    })
        .filter(({ element }) => !isUnopened(element) && !isOfIdleSlider(element));
}
function isOfIdleSlider(element) {
    const classes = ((0,html_document/* attribute */.lt)(element, 'class') ?? '').slice(0, interface_language_MAX_CLASSES);
    return (0,html_document/* attribute */.lt)(element, 'tabindex')?.trim() === '-1' && IDLE_ARROW.test(classes);
}
const IDLE_ARROW = /(?:^|\s)(?:flex-disabled|swiper-button-(?:disabled|lock))(?:\s|$)/;
const interface_language_MAX_CLASSES = 500;
function menuIn({ document, regions }, isShared) {
    const host = new URL(document.url).host;
    const entries = document
        .elements('a')
        .filter(element => regions.boilerplate.has(element) && !regions.hidden.has(element))
        .slice(0, interface_language_MAX_ELEMENTS)
        .flatMap(element => {
        const text = (0,text_start/* startOfSeenText */.Mq)(element, interface_language_MAX_LABEL + 1);
        if (!ENGLISH_MENU.test(text) || isShared(text) || (0,html_document/* attribute */.lt)(element, 'hreflang') !== undefined)
            return [];
        const address = document.addressOf((0,html_document/* attribute */.lt)(element, 'href') ?? '');
        const isOwn = address?.host === host && !ENGLISH_FOLDER.test(address.pathname);
        return isOwn && !isEnglishPart(element, document) ? [{ element, text }] : [];
    });
    return new Set(entries.map(({ text }) => text.toLowerCase())).size < MIN_MENU ? [] : entries;
}
function rightsIn({ document, main }) {
    const notices = main.allBlocks.slice(-interface_language_LAST_BLOCKS).flatMap(({ text, element }) => {
        const found = interface_language_RIGHTS.exec(text.slice(0, MAX_NOTICE));
        return found && !isEnglishPart(element, document) ? [{ element, text: found[0] }] : [];
    });
    return notices.slice(0, 1);
}
function phrasesIn({ document, main, regions }, language) {
    return main.allBlocks.flatMap(block => {
        const { element } = block;
        const isInLetters = block.kind === 'heading' && HAS_OWN_LETTERS.has(language) && HEADING_IN_LETTERS.test(block.text);
        const text = isInLetters ? block.text : englishPhraseOf(block, language);
        if (text === undefined || regions.hidden.has(element) || isEnglishPart(element, document))
            return [];
        return [{ element, text }];
    });
}
const MAX_NOTICE = 500;
const ENGLISH_FOLDER = /^\/en(?:[-_]\w{2,4})?(?:\/|$)/i;
function isLabel(element, document, hasOwnLetters) {
    const href = element.tagName === 'a' ? (0,html_document/* attribute */.lt)(element, 'href') : undefined;
    if (href === undefined || (0,html_document/* attribute */.lt)(element, 'hreflang') !== undefined)
        return false;
    if (/^#./.test(href))
        return true;
    const text = bare((0,text_start/* startOfSeenText */.Mq)(element, interface_language_MAX_LABEL + 1));
    if (!ENGLISH_LINK.test(text) && !(hasOwnLetters && ENGLISH_LETTERS.test(text)))
        return false;
    const address = document.addressOf(href);
    return address?.host === new URL(document.url).host && !ENGLISH_FOLDER.test(address.pathname);
}
function bare(text) {
    return text.replace(/[\s.…:!*»›→]+$/, '');
}
const interface_language_MAX_STEPS_UP = 30;
function isEnglishPart(element, { html }) {
    let at = element;
    for (let step = 0; at && at !== html && step < interface_language_MAX_STEPS_UP; step++) {
        const lang = (0,html_document/* attribute */.lt)(at, 'lang');
        if (lang !== undefined && !/(?:^|\s)wpcf7(?:\s|$)/.test((0,html_document/* attribute */.lt)(at, 'class') ?? ''))
            return /^en\b/i.test(lang.trim());
        at = (0,html_document/* parentOf */.gN)(at);
    }
    return false;
}

// EXTERNAL MODULE: ./lib/engine/page/links/comment-counts.js
var comment_counts = __webpack_require__(15212);
// EXTERNAL MODULE: ./lib/engine/page/links/link-base.js
var link_base = __webpack_require__(93316);
// EXTERNAL MODULE: ./lib/engine/page/links/reopened-links.js
var reopened_links = __webpack_require__(68380);
// EXTERNAL MODULE: ./lib/engine/page/menu-openers.js
var menu_openers = __webpack_require__(34596);
// EXTERNAL MODULE: ./lib/engine/page/text/blocks.js
var blocks = __webpack_require__(40794);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/tools/content/generic-anchors.js
var generic_anchors = __webpack_require__(51570);
// EXTERNAL MODULE: ./lib/engine/tools/content/links.js
var content_links = __webpack_require__(18357);
;// CONCATENATED MODULE: ./lib/engine/tools/content/link-texts.js

















const ANCHOR_TEXT = 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable';
const linkTexts = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'link-empty': {
            severity: 'warning',
            title: 'A link has no text',
            why: 'Search engines learn from the text of a link what its target is about. A screen reader can only read out the URL.',
            fix: 'Put text into the link, an alt on its image, or an aria-label on the link if it holds an icon.',
            help: ANCHOR_TEXT,
            example: '<a href="/cart"></a>',
        },
        'link-text-generic': {
            severity: 'notice',
            title: 'A link text says nothing about its target',
            why: 'Words such as "click here" do not tell search engines and visitors in a hurry where the link leads.',
            fix: 'Name the target in a few words that make sense on their own.',
            help: 'https://developer.chrome.com/docs/lighthouse/seo/link-text',
            example: '<a href="/sizes">Click here</a>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        const { document, links, linksToItself, linksToContacts } = examination;
        const contacts = linksToContacts.filter(({ element }) => element.childNodes.some(html_document/* isElement */.vq));
        const { readIn } = await examination.inLanguage();
        return {
            judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, {
                'link-empty': link_texts_judgeEmpty(page, document, [...links, ...linksToItself, ...contacts]),
                'link-text-generic': judgeGeneric(page, document, links, readIn),
            }),
        };
    },
});
function link_texts_judgeEmpty(page, document, links) {
    if (links.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no links to pages');
    const isToBeFilled = linksToBeFilled(document);
    const isForCount = (0,comment_counts/* linksForCounts */.x)(document);
    const reopened = (0,reopened_links/* reopenedLinks */.q)(page.sent.document);
    return (0,judging_judgement/* failWhere */.a4)(links
        .filter(link => link.name === '' &&
        !link.mayComeFromScript &&
        !isToBeFilled(link.element) &&
        !isForCount(link.element) &&
        !isOutOfReach(link.element) &&
        !isCutOff(link.element) &&
        !reopened.has(document, link.element))
        .map(link => document.occurrence(link.element, `${named(whereTo(link, page))} has no text, no label and no image with alt.`)));
}
function named(address) {
    return address === 'mailto:' ? 'The link that writes an email' : `The link to ${address}`;
}
function whereTo({ element, url }, { preview, document }) {
    const href = (0,html_document/* attribute */.lt)(element, 'href') ?? '';
    return ((0,syntax_preview/* addressOutsideFolder */.yd)(preview, new URL(url), href, (0,link_base/* linkBaseOf */.Z)(document))?.href ??
        url.replace(/^(mailto:[^?]*)[\s\S]*$/, '$1'));
}
const MAX_SCRIPTS = 200_000;
function linksToBeFilled(document) {
    let words;
    return link => {
        if ((0,html_document/* attribute */.lt)(link, 'href')?.trim() !== '')
            return false;
        words ??= wordsOfScripts(document);
        const names = ['id', 'class'].map(name => ((0,html_document/* attribute */.lt)(link, name) ?? '').slice(0, link_texts_MAX_NAMES));
        return names.some(name => name.split(/\s+/).some(word => words.has(word)));
    };
}
function wordsOfScripts(document) {
    const text = document
        .elements('script')
        .map(script => (0,html_document/* textOf */.b6)(script))
        .join('\n')
        .slice(0, MAX_SCRIPTS);
    return new Set([...text.matchAll(/["'`][.#]?([\w-]{1,80})["'`]/g)].map(([, word]) => word));
}
function judgeGeneric(page, document, links, language) {
    if (links.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page links to no other page');
    const followed = links.filter(link => !link.nofollow && link.name !== '' && !(0,menu_openers/* opensSubMenu */.h)(link.element));
    const hasOtherLanguages = followed.some(({ name }) => link_texts_OTHER_LANGUAGES.test(name));
    if (followed.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no link that search engines follow has text');
    const named = followed.filter(({ element }) => !isOfMenu(element) && !isOfConsent(element));
    const generic = named.filter(link => (0,generic_anchors/* isGenericAnchor */.Tg)(link.name, (0,content_language/* primary */.zB)(link.lang) || language) ||
        (isSignAlone(link.name) && !isCredit(link)));
    const alike = Map.groupBy(generic, ({ name, url }) => `${name.toLowerCase()} ${url}`);
    const isToldByCard = (link) => alike.get(`${link.name.toLowerCase()} ${link.url}`).length < MIN_TO_ONE_PAGE &&
        isInNamedCard(link.element);
    const faults = generic.filter(link => !namesItsTarget(link) &&
        !isToldByCard(link) &&
        !isGoLanguage(link, hasOtherLanguages) &&
        !isNameOfImage(link) &&
        !isOfSequence(link.element));
    const told = new Set(faults);
    const rows = link_texts_rowsOf(named.filter(link => told.has(link) || !namesItsTarget(link)), language).filter(row => !row.every(link => told.has(link)));
    const inRows = new Set(rows.flat());
    return (0,judging_judgement/* failWhere */.a4)([
        ...faults
            .filter(link => !inRows.has(link))
            .map(link => document.occurrence(link.element, `"${link.name}" links to ${whereTo(link, page)}.`)),
        ...rows.map(row => {
            const { element, name } = row[0];
            const pages = pagesOf(row);
            return document.occurrence(element, `"${name}" is the text of links to ${pages.length} different pages, such as ${link_texts_namesOf(pages, page)}.`);
        }),
    ]);
}
function isCredit({ url, internal }) {
    return !internal && CODE_HOST.test(url);
}
const CODE_HOST = /^https?:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org)\/[^/]+\/[^/]+/i;
function isOfMenu(link) {
    let at = (0,html_document/* parentOf */.gN)(link);
    for (let step = 0; at && step < MAX_STEPS_TO_MENU; step++, at = (0,html_document/* parentOf */.gN)(at))
        if (at.tagName === 'nav')
            return true;
    return false;
}
const MAX_STEPS_TO_MENU = 10;
const link_texts_CONSENT = /cookie|consent|gdpr|(?:^|\s)cc-/i;
const link_texts_MAX_NAMES = 300;
function isOfConsent(link) {
    let at = link;
    for (let step = 0; at && at.tagName !== 'body' && step < MAX_STEPS_TO_MENU; step++, at = (0,html_document/* parentOf */.gN)(at)) {
        const names = ['id', 'class', 'aria-label'].map(name => ((0,html_document/* attribute */.lt)(at, name) ?? '').slice(0, link_texts_MAX_NAMES));
        if (names.some(name => link_texts_CONSENT.test(name)))
            return true;
    }
    return false;
}
const MIN_IN_ROW = 3;
const MAX_CARD_WORDS = 4;
function link_texts_rowsOf(links, language) {
    const rows = Map.groupBy(links, ({ name }) => name.toLowerCase());
    return [...rows].flatMap(([name, row]) => {
        if (pagesOf(row).length < MIN_IN_ROW)
            return [];
        const isOwnWord = !/\d/.test(name) && name.split(/\s+/).length <= MAX_CARD_WORDS;
        const ofCards = row.filter(link => (0,generic_anchors/* isAnchorOfCard */.V9)(link.name, (0,content_language/* primary */.zB)(link.lang) || language) ||
            (isOwnWord && link.internal && (0,content_links/* isPage */.y)(link) && isInNamedCard(link.element)));
        return pagesOf(ofCards).length < MIN_IN_ROW ? [] : [ofCards];
    });
}
function pagesOf(links) {
    return [...new Set(links.map(({ url }) => withoutPrefill(withoutPlace(url))))];
}
const link_texts_MAX_SHOWN = 100;
function link_texts_namesOf(pages, { url }) {
    const { origin } = new URL(url);
    const named = pages.slice(0, 2).map(one => (one.startsWith(`${origin}/`) ? one.slice(origin.length) : one));
    return named.map(one => (0,cut/* cutEnd */.ym)((0,percent_decoded/* percentDecoded */.o)(one), link_texts_MAX_SHOWN)).join(' and ');
}
const PAGE_BY_PARAMETER = /^https?:\/\/[^/?#]*\/?\?|\.(?:php\d?|aspx?|jspx?|cgi|cfm|do)\?|[?&](?:[\w-]{0,30}id|slug|p|page|v)=/i;
function withoutPrefill(url) {
    return PAGE_BY_PARAMETER.test(url) ? url : url.replace(/\?[^#]*/, '');
}
function withoutPlace(url) {
    return url.replace(/#(?![!/]).*$/s, '');
}
const MIN_TO_ONE_PAGE = 3;
const ARROW_OR_STAR = /[↔-↪⬅-⬇➡★☆⭐]/u;
const SIGNS = /^(?:[….·•\s]|\uFE0F|\u200D|\p{Extended_Pictographic})+$/u;
const TYPED_ARROW = /^(?:-{2,4}|={2,4})>$/;
function isSignAlone(name) {
    return TYPED_ARROW.test(name) || (SIGNS.test(name) && !ARROW_OR_STAR.test(name));
}
const link_texts_MAX_STEPS_TO_CARD = 5;
const link_texts_MAX_CARD_NODES = 200;
const MAX_CARD_LINKS = 3;
const MAX_END = 20;
function isInNamedCard(link) {
    let at = (0,html_document/* parentOf */.gN)(link);
    if (!at || at.childNodes.length > link_texts_MAX_CARD_NODES)
        return false;
    let isCut = false;
    for (const node of at.childNodes) {
        if (!('value' in node) || node.nodeName !== '#text' || node.value.trim() === '')
            continue;
        if (isCut || !/(?:…|\.\.\.)\s*$/.test(node.value.slice(-MAX_END)))
            return false;
        isCut = true;
    }
    for (let step = 0; at && step < link_texts_MAX_STEPS_TO_CARD && !NO_CARDS.has(at.tagName); step++) {
        const nodes = [...(0,text_start/* firstNodes */.wg)(at, link_texts_MAX_CARD_NODES + 1)];
        if (nodes.length > link_texts_MAX_CARD_NODES)
            return false;
        const within = nodes.filter(html_document/* isElement */.vq);
        const headings = within.filter(({ tagName }) => /^h[2-6]$/.test(tagName));
        if (headings.length > 0) {
            const links = within.filter(({ tagName }) => tagName === 'a');
            return headings.length === 1 && links.length <= MAX_CARD_LINKS;
        }
        at = (0,html_document/* parentOf */.gN)(at);
    }
    return false;
}
const NO_CARDS = new Set(['main', 'body', 'html', 'nav', 'header', 'footer']);
function isOutOfReach(element) {
    return (0,html_document/* attribute */.lt)(element, 'tabindex')?.trim() === '-1';
}
const MAX_BEHIND = 6;
function isCutOff(link) {
    if (link.childNodes.length > 0)
        return false;
    const parent = (0,html_document/* parentOf */.gN)(link);
    const behind = parent && nextElement(link) === undefined ? nextElement(parent) : nextElement(link);
    if (!behind || !blocks/* BLOCK_TAGS */.Y.has(behind.tagName))
        return false;
    const within = [...(0,text_start/* firstNodes */.wg)(behind, MAX_BEHIND)].find(node => (0,html_document/* isElement */.vq)(node) && node.tagName === 'a');
    return (within !== undefined &&
        (0,html_document/* isElement */.vq)(within) &&
        (0,html_document/* attribute */.lt)(within, 'href') === (0,html_document/* attribute */.lt)(link, 'href') &&
        (0,text_start/* startOfSeenText */.Mq)(within, MAX_END).trim() !== '');
}
function nextElement(element) {
    const siblings = (0,html_document/* parentOf */.gN)(element)?.childNodes ?? [];
    if (siblings.length > link_texts_MAX_CARD_NODES)
        return undefined;
    return siblings.slice(siblings.indexOf(element) + 1).find(html_document/* isElement */.vq);
}
function namesItsTarget({ name, url }) {
    const { pathname, hash } = new URL(url);
    const last = (hash || pathname.replace(/\/$/, '')).split(/[/#.]/).at(-1);
    if (/^links?$/i.test(last) && LINKS.test(name))
        return true;
    return last.toLowerCase() === name.toLowerCase().replaceAll(/[<>()]/g, '');
}
const LINKS = /^(?:links?|链接|連結|リンク|링크|enlaces?|liens?)$/iu;
function isOfSequence(link) {
    return /(?:^|\s)(?:next|prev)(?:\s|$)/i.test((0,html_document/* attribute */.lt)(link, 'rel') ?? '');
}
function isNameOfImage({ element, name }) {
    const within = [...(0,text_start/* firstNodes */.wg)(element, link_texts_MAX_CARD_NODES)].filter(html_document/* isElement */.vq);
    return (isSignAlone(name) && within.some(({ tagName, attrs }) => tagName === 'img' && attrs.some(isAltOf(name))));
}
const isAltOf = (text) => (attr) => attr.name === 'alt' && attr.value.trim() === text;
const GO = /^go$/i;
const ABOUT_GO = /(?:^|[^a-z])go(?:lang)?(?:$|[^a-z])/i;
const link_texts_OTHER_LANGUAGES = /^(?:c\+\+|c#|java|javascript|kotlin|node\.?js|php|python|ruby|rust|scala|swift|typescript)$/i;
function isGoLanguage({ name, url }, hasOtherLanguages) {
    return GO.test(name) && (hasOtherLanguages || ABOUT_GO.test(url));
}

// EXTERNAL MODULE: ./lib/engine/visit/shown-page.js
var shown_page = __webpack_require__(92263);
;// CONCATENATED MODULE: ./lib/engine/tools/content/marked-dates.js







const markedDates = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'time-contradicts-text': {
            severity: 'notice',
            title: 'The datetime of a <time> is another day than its text',
            why: 'People read one date, search engines and calendars the other. Probably only one of them was updated.',
            fix: 'Write the same day into datetime, or fill both from one source.',
            help: 'https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-time-element',
            example: '<time datetime="2022-08-25">25 August 2024</time>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownJudgedPage */.q)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'time-contradicts-text': marked_dates_judge(page.document) }) };
    },
});
const marked_dates_MAX_TEXT = 80;
const DAY_MS = 24 * 60 * 60 * 1000;
const TOLERANCE_MS = 2 * DAY_MS;
const RANGE = /\p{L}\.?\s\d{1,2}(?:st|nd|rd|th)?\s?(?:[-–—&]|to|and)\s?\d/iu;
const CLOCK = /\d{1,2}[:.h]\d{2}/g;
const DATETIME = /^\s*(\d{4})-(\d{2})-(\d{2})(?!\d)/;
function marked_dates_judge(document) {
    const stated = document.elements('time').flatMap(element => {
        const both = datesOf(element);
        return both ? [{ element, ...both }] : [];
    });
    return (0,judging_judgement/* failEach */.Sw)(stated, ({ element, marked, written }) => Math.abs(marked.time - written.time) < TOLERANCE_MS
        ? undefined
        : document.occurrence(element, `"${written.text}" has datetime="${marked.text}".`), 'no <time> of the page has a day in its text and in datetime');
}
function datesOf(element) {
    const datetime = (0,html_document/* attribute */.lt)(element, 'datetime')?.trim();
    const [, year, month, day] = DATETIME.exec(datetime ?? '') ?? [];
    const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
    if (datetime === undefined || Number.isNaN(time))
        return undefined;
    const text = (0,text_start/* startOfSeenText */.Mq)(element, marked_dates_MAX_TEXT);
    const [written, ...others] = (0,written_days/* writtenDays */.rq)(text);
    if (!written || others.length > 0 || RANGE.test(written.text))
        return undefined;
    if (/\d/.test(text.replace(written.text, '').replace(CLOCK, '')))
        return undefined;
    return {
        marked: { text: datetime.slice(0, marked_dates_MAX_TEXT), time },
        written: { text: written.text, time: written.end - DAY_MS },
    };
}

// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/page/open-html.js
var open_html = __webpack_require__(32222);
// EXTERNAL MODULE: ./lib/engine/page/site-home.js
var site_home = __webpack_require__(25097);
// EXTERNAL MODULE: ./lib/engine/visit/missing-page.js
var missing_page = __webpack_require__(56504);
;// CONCATENATED MODULE: ./lib/engine/tools/content/missing-page-language.js













const missingPageLanguage = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'not-found-page-in-english': {
            severity: 'notice',
            title: 'The 404 page is English on a site in another language',
            why: 'It is the page that the framework or theme came with. Visitors who follow an old link may not understand what happened, and leave.',
            fix: 'Write a 404 page in the language of the site, with a link to the home page or a search.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
            example: '<h1>Page Not Found</h1> <p>Sorry, we couldn’t find what you were looking for.</p>, on a German site',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        const whyNot = (0,site_home/* isSiteHome */.Z)(page) ? offersEnglish(examination.document) : 'the page is not the home page';
        const judgement = whyNot === undefined ? await judgeFrom(visit) : (0,judging_judgement/* notApplicable */.hH)(whyNot);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'not-found-page-in-english': judgement }) };
    },
});
async function judgeFrom(visit) {
    const { examination } = await (0,examined_page/* examinedPage */.H)(visit);
    const { language } = await examination.inLanguage();
    if (language.detected === '')
        return (0,judging_judgement/* notApplicable */.hH)('the language of the text is not certain');
    if (language.detected === 'en')
        return (0,judging_judgement/* notApplicable */.hH)('the page is English');
    const missing = await (0,missing_page/* fetchOwnMissingPage */.sZ)(visit);
    if (!missing)
        return (0,judging_judgement/* notApplicable */.hH)('this is a local server: the host of the site will show its own page');
    const { final, failure } = missing;
    if (failure)
        return (0,judging_judgement/* notMeasured */.q7)(`${failure.url} ${failure.message}`);
    if (!(0,network_status/* isGone */.ST)(final.status))
        return (0,judging_judgement/* notApplicable */.hH)('the site does not answer with 404');
    const document = (0,open_html/* openHtml */.W)(final, visit.preview)?.document;
    if (!document)
        return (0,judging_judgement/* notApplicable */.hH)('the answer for a missing page is not an HTML page');
    const shell = (0,script_shell/* scriptShellOf */.HH)(document);
    if (shell)
        return (0,judging_judgement/* notApplicable */.hH)(`scripts make the page for missing URLs (${shell.message})`);
    const said = englishNotice(document);
    if (!said)
        return (0,judging_judgement/* pass */.IX)();
    const name = (0,content_language/* nameOfDetected */.nP)(language.detected, language.declared);
    const message = `The home page is ${name}, but the 404 page says "${(0,cut/* cutEnd */.ym)(said.text, missing_page_language_MAX_SHOWN)}".`;
    return (0,judging_judgement/* fail */.fJ)({
        ...document.occurrence(said.element, message),
        url: await (0,missing_page/* placeOfMissingPage */.s3)(visit, missing),
    });
}
const missing_page_language_MAX_SHOWN = 80;
const MAX_TEXTS = 30;
const missing_page_language_MAX_TEXT = 300;
const missing_page_language_ENGLISH = /\b(?:page|file|url|address|site|resource)\b.{0,50}(?:\bnot\b|n['’]t|\bno longer\b)\s(?:be\s|been\s)?(?:found|exists?|available|there)\b|^(?:error\s)?(?:404\W{0,4})?(?:page\s)?not found\b|^no (?:such )?(?:page|file)(?: (?:was |has been )?found)?[!.]?$|\b(?:can|could)(?:['’]t|not|n['’]t)\s(?:seem to\s)?find\b/i;
const OTHER_LANGUAGE = /\b(?:nicht|seite|gefunden|leider|introuvable|cette|vous|pagina|trovata|esiste|encontrada|encontrado|existe|niet|gevonden|bestaat|hittades|sidan|siden|fundet|finnes|finns|ikke|strona|znaleziono|nenalezena|nem|oldal|nije|stranica|sivua|sivu|bulunamad|sayfa|halaman|tidak|trang|gabim|nu|orria|aurkitu)\b/i;
function englishNotice(document) {
    const texts = document
        .elements('h1', 'h2', 'h3', 'p')
        .filter(element => !isInFrame(element))
        .slice(0, MAX_TEXTS)
        .map(element => ({ element, text: (0,text_start/* startOfSeenText */.Mq)(element, missing_page_language_MAX_TEXT) }));
    const isOther = texts.some(({ text }) => hasOtherLetters(text) || OTHER_LANGUAGE.test(text));
    return isOther ? undefined : texts.find(({ text }) => missing_page_language_ENGLISH.test(text));
}
function hasOtherLetters(text) {
    return /[^\P{L}a-z]/iu.test(text);
}
const FRAME = new Set(['nav', 'header', 'footer', 'aside', 'form']);
const missing_page_language_MAX_STEPS_UP = 30;
function isInFrame(element) {
    let at = (0,html_document/* parentOf */.gN)(element);
    for (let step = 0; at && step < missing_page_language_MAX_STEPS_UP; step++, at = (0,html_document/* parentOf */.gN)(at))
        if (FRAME.has(at.tagName))
            return true;
    return false;
}
const ENGLISH_ADDRESS = /\/en(?:[-_][a-z]{2})?(?:\/|\.html?|$)|[/._-]en(?:\.html?)?$|[?&](?:lang|language|locale|hl)=en(?![a-z])/i;
const ENGLISH_NAME = /^(?:en|eng|english|🇬🇧|🇺🇸)$/iu;
const MAX_LINK = 20;
function offersEnglish(document) {
    const isEnglish = document.elements('a', 'link', 'button', 'option').some(element => {
        if (/^en\b/i.test((0,html_document/* attribute */.lt)(element, 'hreflang')?.trim() ?? ''))
            return true;
        if (ENGLISH_NAME.test((0,text_start/* startOfSeenText */.Mq)(element, MAX_LINK)))
            return true;
        const address = document.addressOf((0,html_document/* attribute */.lt)(element, 'href') ?? 'about:blank');
        return (element.tagName === 'a' &&
            address?.host === new URL(document.url).host &&
            ENGLISH_ADDRESS.test(address.pathname + address.search));
    });
    return isEnglish ? 'the site has an English version, and one 404 page for all' : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/english-misspellings.js
const ENGLISH_MISSPELLINGS = `
abandonned:abandoned abscence:absence absense:absence absolutly:absolutely absorbtion:absorption abundence:abundance
accademic:academic acceptible:acceptable accessable:accessible accomadation:accommodation accomodate:accommodate
accomodated:accommodated accomodates:accommodates accomodating:accommodating accomodation:accommodation
accomodations:accommodations accordian:accordion accross:across accumalate:accumulate accumalated:accumulated
accuratly:accurately acheivable:achievable acheive:achieve acheived:achieved acheivement:achievement
acheivements:achievements acheives:achieves acheiving:achieving achievment:achievement achievments:achievements
acknowlege:acknowledge acknowleged:acknowledged acknowlegement:acknowledgement acommodate:accommodate
acommodation:accommodation acomplish:accomplish acomplished:accomplished acquaintence:acquaintance actualy:actually
acuracy:accuracy acurately:accurately addional:additional additonal:additional additonally:additionally
adequatly:adequately adress:address adressed:addressed adressing:addressing advantagous:advantageous
advertisment:advertisement advertisments:advertisements adviced:advised aggreement:agreement aggreements:agreements
agressively:aggressively alledged:alleged alledgedly:allegedly allmost:almost allready:already alltogether:altogether
allways:always alot:a_lot alternativly:alternatively althought:although altough:although amatuer:amateur
amatuers:amateurs ambigous:ambiguous ammended:amended ammendment:amendment ammendments:amendments ammount:amount
ammounts:amounts amoung:among anniversery:anniversary annouced:announced annoucement:announcement
annoucements:announcements annouces:announces announcment:announcement annualy:annually anounced:announced
anouncement:announcement anually:annually anwser:answer anwsers:answers aparently:apparently aplication:application
aplications:applications apparant:apparent apparantly:apparently appartment:apartment appartments:apartments
appearence:appearance appearences:appearances appologies:apologies appology:apology appriciate:appreciate
appriciated:appreciated appropiate:appropriate appropiately:appropriately approximatly:approximately aproach:approach
aproaches:approaches aproximately:approximately aquaintance:acquaintance aquire:acquire aquired:acquired
aquiring:acquiring aquisition:acquisition aquisitions:acquisitions architechture:architecture arguement:argument
arguements:arguments arrangment:arrangement arrangments:arrangements arround:around artical:article articals:articles
artifically:artificially asociation:association assesment:assessment assesments:assessments assigment:assignment
assigments:assignments assignement:assignment assitance:assistance assitant:assistant assocation:association
assocations:associations aswell:as_well atempt:attempt atempts:attempts atleast:at_least atmophere:atmosphere
attendence:attendance audiance:audience avaiable:available avaialble:available availabe:available
availabilty:availability availble:available availible:available avalable:available avaliable:available
avilable:available awkard:awkward backgroud:background backround:background bankrupcy:bankruptcy basicaly:basically
basicly:basically beacuse:because beatiful:beautiful beautifull:beautiful beautifuly:beautifully becasue:because
becomming:becoming becuase:because beetween:between beggining:beginning begginning:beginning begining:beginning
beginings:beginnings beginnig:beginning beleif:belief beleifs:beliefs beleive:believe beleived:believed
beleives:believes beleiving:believing benefical:beneficial benificial:beneficial benifit:benefit benifits:benefits
betwen:between beutiful:beautiful bizzare:bizarre boundries:boundaries boundry:boundary bouyancy:buoyancy
bouyant:buoyant breakfest:breakfast breif:brief breifly:briefly brekfast:breakfast broccolli:broccoli
brocolli:broccoli bruscetta:bruschetta buidling:building buidlings:buildings buisness:business buisnesses:businesses
bulding:building buldings:buildings bureacracy:bureaucracy bussiness:business bussinesses:businesses bycicle:bicycle
bycicles:bicycles calandar:calendar camoflage:camouflage campain:campaign campains:campaigns canidate:candidate
canidates:candidates capabilites:capabilities capabilty:capability cappucino:cappuccino carefull:careful
carefuly:carefully carreer:career carreers:careers Carribean:Caribbean catagories:categories catagory:category
catergories:categories catergory:category cauliflour:cauliflower cemetaries:cemeteries cemetary:cemetery
certian:certain certifcate:certificate certifcates:certificates challange:challenge challanges:challenges
challanging:challenging changable:changeable changeing:changing charachter:character charachters:characters
cheif:chief chemestry:chemistry childern:children chipolte:chipotle choclate:chocolate choclates:chocolates
cieling:ceiling cielings:ceilings cinammon:cinnamon cirriculum:curriculum cirtical:critical colaboration:collaboration
collegue:colleague collegues:colleagues comfertable:comfortable comfortible:comfortable comission:commission
comitted:committed comittee:committee comittees:committees commerical:commercial comming:coming commision:commission
commisioned:commissioned commisioner:commissioner commisions:commissions commited:committed commitee:committee
commitees:committees committment:commitment committments:commitments communites:communities comparision:comparison
comparisions:comparisons comparitive:comparative compatability:compatibility compatable:compatible competant:competent
competative:competitive competetive:competitive completley:completely completly:completely complience:compliance
comprehesive:comprehensive comunication:communication comunities:communities comunity:community concensus:consensus
concieve:conceive concieved:conceived concious:conscious conciously:consciously conciousness:consciousness
conditons:conditions confidental:confidential confidentialty:confidentiality congradulations:congratulations
Conneticut:Connecticut consious:conscious consistancy:consistency consistant:consistent consistantly:consistently
constuction:construction contemporay:contemporary continious:continuous continiously:continuously continous:continuous
continously:continuously controled:controlled controling:controlling controversal:controversial
contruction:construction conveniance:convenience convienence:convenience convienent:convenient convinience:convenience
convinient:convenient corperate:corporate corperation:corporation couldnt:couldn't critisism:criticism
critisisms:criticisms curently:currently curiculum:curriculum curiousity:curiosity custumer:customer
custumers:customers cutomer:customer cutomers:customers cylindar:cylinder deatils:details Decemeber:December
decieve:deceive decieved:deceived decison:decision decisons:decisions decsion:decision decsions:decisions
definate:definite definately:definitely definatly:definitely definetly:definitely definitly:definitely
definiton:definition definitons:definitions delapidated:dilapidated delcious:delicious delicous:delicious
delievery:delivery delivary:delivery dependancies:dependencies dependancy:dependency desciption:description
descriptons:descriptions desgin:design desgined:designed desicion:decision desicions:decisions desparate:desperate
desparately:desperately desperatly:desperately dessicated:desiccated detatched:detached detials:details
developement:development developements:developments developped:developed developping:developing develpment:development
devided:divided devlopment:development devlopments:developments dicipline:discipline dicuss:discuss dicussed:discussed
dicussion:discussion dicussions:discussions didnt:didn't differnt:different difficulites:difficulties
diffrence:difference diffrences:differences diffrent:different dilemna:dilemma dimention:dimension
dimentions:dimensions disapear:disappear disapeared:disappeared disapoint:disappoint disapointed:disappointed
disapointing:disappointing disapointment:disappointment disasterous:disastrous discribe:describe discribed:described
discription:description discriptions:descriptions discusion:discussion discusions:discussions dissapear:disappear
dissapeared:disappeared dissapoint:disappoint dissapointed:disappointed dissapointing:disappointing
dissapointment:disappointment dissappear:disappear dissappeared:disappeared dissappoint:disappoint
dissappointed:disappointed dissatisfed:dissatisfied distroy:destroy distroyed:destroyed divison:division
divisons:divisions documantation:documentation documenation:documentation doesnt:doesn't drasticaly:drastically
drunkeness:drunkenness duering:during durring:during eachother:each_other easely:easily easilly:easily
effeciency:efficiency effecient:efficient effeciently:efficiently efficency:efficiency efficent:efficient
efficently:efficiently electical:electrical electricain:electrician electrican:electrician electricans:electricians
elegible:eligible eligable:eligible embarass:embarrass embarassed:embarrassed embarassing:embarrassing
embarassment:embarrassment embarrasing:embarrassing emergancies:emergencies emergancy:emergency emmigrated:emigrated
employement:employment emplyee:employee emplyees:employees encouragment:encouragement engagment:engagement
engeneer:engineer engeneering:engineering enginering:engineering enhancment:enhancement enhancments:enhancements
enjoyible:enjoyable enought:enough enourmous:enormous enourmously:enormously enterance:entrance
enterpreneur:entrepreneur enterpreneurs:entrepreneurs entertaiment:entertainment entertainement:entertainment
entrepeneur:entrepreneur entrepeneurs:entrepreneurs entreprenuer:entrepreneur entreprenuers:entrepreneurs
enviornment:environment enviornmental:environmental envirnoment:environment enviroment:environment
enviromental:environmental enviromentally:environmentally enviroments:environments environement:environment
environemnt:environment equiped:equipped equiptment:equipment especally:especially especialy:especially
establishement:establishment eventhough:even_though eventualy:eventually everone:everyone everthing:everything
everwhere:everywhere everyting:everything exagerated:exaggerated exagerating:exaggerating excecutive:executive
excelent:excellent excellant:excellent excercise:exercise excercised:exercised excercises:exercises excersise:exercise
excersises:exercises excitment:excitement exclusivly:exclusively exectuive:executive exellence:excellence
exellent:excellent exhibiton:exhibition exhibitons:exhibitions exibition:exhibition exibitions:exhibitions
exisiting:existing existance:existence experiance:experience experianced:experienced experiances:experiences
experince:experience experinced:experienced expierence:experience expierenced:experienced expirience:experience
explaination:explanation explainations:explanations explicitely:explicitly extention:extension extentions:extensions
extraordinay:extraordinary extreamly:extremely extremly:extremely facilites:facilities facilties:facilities
facinated:fascinated facinating:fascinating familar:familiar familarity:familiarity Farenheit:Fahrenheit
fasinating:fascinating feasability:feasibility feasable:feasible Febuary:February Feburary:February feild:field
feilds:fields finacial:financial finacially:financially finaly:finally finanical:financial flexability:flexibility
flexable:flexible flexibilty:flexibility flourescent:fluorescent flouride:fluoride follwing:following
folowing:following forgoten:forgotten foriegn:foreign foriegner:foreigner foriegners:foreigners forseeable:foreseeable
fortunatly:fortunately fourty:forty foward:forward fowarded:forwarded freind:friend freindly:friendly freinds:friends
freindship:friendship freqently:frequently frequenty:frequently fucntion:function fucntions:functions
fulfiled:fulfilled fulfiling:fulfilling fullfilled:fulfilled fullfilling:fulfilling fundemental:fundamental
fundementals:fundamentals funtion:function funtional:functional funtionality:functionality funtions:functions
furnature:furniture futher:further futhermore:furthermore garanteed:guaranteed gaurantee:guarantee
gauranteed:guaranteed gaurd:guard gaurds:guards geneology:genealogy generaly:generally generousity:generosity
geniune:genuine genuinly:genuinely gnocci:gnocchi govenment:government goverment:government govermental:governmental
goverments:governments governement:government gradualy:gradually grafitti:graffiti grammer:grammar gratefull:grateful
greatful:grateful guacomole:guacamole guage:gauge guages:gauges guarentee:guarantee guarenteed:guaranteed
guarentees:guarantees guidence:guidance guidline:guideline guidlines:guidelines gurantee:guarantee
guranteed:guaranteed handeling:handling hapening:happening hapiness:happiness happend:happened harrass:harass
harrassed:harassed harrassing:harassing harrassment:harassment hasnt:hasn't havent:haven't hazzardous:hazardous
headquater:headquarters headquaters:headquarters heathly:healthy heigth:height heigths:heights heirarchy:hierarchy
helpfull:helpful hieght:height hierachical:hierarchical hierachy:hierarchy hightlight:highlight hightlights:highlights
higlight:highlight higlights:highlights historicaly:historically honourary:honorary hospitalty:hospitality
houshold:household housholds:households humourous:humorous hygeine:hygiene hygenic:hygienic hygine:hygiene
hypocracy:hypocrisy idealy:ideally identifed:identified imaginery:imaginary imediately:immediately
immediatelly:immediately immediatly:immediately immensly:immensely immitation:imitation implementaion:implementation
implemention:implementation implementions:implementations implimentation:implementation importent:important
improtant:important improvment:improvement improvments:improvements inadvertantly:inadvertently
inappropiate:inappropriate incomming:incoming inconvience:inconvenience inconvienence:inconvenience
incorectly:incorrectly increadible:incredible increadibly:incredibly incredable:incredible indefinately:indefinitely
indefinitly:indefinitely indepedent:independent indepedently:independently independance:independence
independant:independent independantly:independently independet:independent indispensible:indispensable
indivdual:individual indivduals:individuals individualy:individually induvidual:individual infact:in_fact
inflamation:inflammation inflamatory:inflammatory influencial:influential infomation:information
informaiton:information informaton:information informtion:information infrastucture:infrastructure
ingrediants:ingredients inheritence:inheritance initative:initiative initatives:initiatives initialy:initially
innoculate:inoculate inocuous:innocuous inovation:innovation inovations:innovations inseperable:inseparable
inspite:in_spite instalation:installation instalations:installations instanly:instantly insted:instead
instuction:instruction instuctions:instructions instuctor:instructor instuctors:instructors insurence:insurance
intellegence:intelligence intellegent:intelligent interational:international interchangable:interchangeable
interesing:interesting intergrate:integrate intergrated:integrated intergration:integration interupt:interrupt
interupted:interrupted interuption:interruption interuptions:interruptions interveiw:interview interveiws:interviews
intial:initial intially:initially intrest:interest intrested:interested intresting:interesting intrests:interests
introdution:introduction intructions:instructions intructor:instructor intructors:instructors invaluble:invaluable
invitaion:invitation involvment:involvement irrelevent:irrelevant irresistable:irresistible isnt:isn't
itineary:itinerary itinery:itinerary Janurary:January jelous:jealous jelousy:jealousy knowlegde:knowledge
knowlege:knowledge knowlegeable:knowledgeable labratories:laboratories labratory:laboratory langauge:language
langauges:languages lanugage:language legnth:length lenght:length lenghts:lengths lenghty:lengthy liaision:liaison
liason:liaison liasons:liaisons libaries:libraries libary:library liesure:leisure likelyhood:likelihood likly:likely
liscensed:licensed lisenced:licensed litrature:literature lonelyness:loneliness lonliness:loneliness luxery:luxury
luxurous:luxurious maginificent:magnificent magnificient:magnificent maintainance:maintenance maintanance:maintenance
maintance:maintenance maintanence:maintenance maintenace:maintenance maintenence:maintenance managment:management
mangement:management manufacturor:manufacturer marketting:marketing marrage:marriage marraige:marriage
Massachusets:Massachusetts Massachussetts:Massachusetts materail:material materails:materials mathmatics:mathematics
meaningfull:meaningful measurment:measurement measurments:measurements medcine:medicine medeival:medieval
Mediteranean:Mediterranean Meditteranean:Mediterranean memeber:member memebers:members memebership:membership
mesage:message mesages:messages millenial:millennial millenials:millennials minature:miniature miniture:miniature
mischievious:mischievous misterious:mysterious monastary:monastery monestary:monastery moniter:monitor
monitering:monitoring monkies:monkeys morgage:mortgage morgages:mortgages moutain:mountain moutains:mountains
movment:movement movments:movements mozarella:mozzarella mulitple:multiple musican:musician musicans:musicians
mutliple:multiple myslef:myself naturaly:naturally neccesarily:necessarily neccesary:necessary
neccessarily:necessarily neccessary:necessary neccessity:necessity necesarily:necessarily necesary:necessary
necessarly:necessarily necessery:necessary negligable:negligible negotation:negotiation negotations:negotiations
neice:niece neices:nieces nessecary:necessary nessesary:necessary ninteen:nineteen ninteenth:nineteenth ninty:ninety
noone:no_one normaly:normally noticable:noticeable noticably:noticeably notifcation:notification
notifcations:notifications Novemeber:November nowdays:nowadays numberous:numerous nutricious:nutritious
nutrional:nutritional nutritonal:nutritional obsticle:obstacle obsticles:obstacles obviosly:obviously
obviouly:obviously ocassion:occasion ocassional:occasional ocassionally:occasionally ocassions:occasions
occasionaly:occasionally occassion:occasion occassional:occasional occassionally:occasionally occassions:occasions
occurance:occurrence occurances:occurrences occured:occurred occurence:occurrence occurences:occurrences
occuring:occurring ocurred:occurred ofcourse:of_course offical:official offically:officially officialy:officially
omited:omitted omlette:omelette omlettes:omelettes ommission:omission ommissions:omissions ommitted:omitted
oportunities:opportunities oportunity:opportunity oppertunities:opportunities oppertunity:opportunity oppinion:opinion
oppinions:opinions opportunites:opportunities opportunties:opportunities oppurtunities:opportunities
oppurtunity:opportunity orginal:original orginally:originally orignal:original outragous:outrageous
overriden:overridden overwelmed:overwhelmed overwelming:overwhelming painfull:painful pakage:package pakages:packages
paralell:parallel parliment:parliament parlimentary:parliamentary parralel:parallel parrallel:parallel
particapate:participate particpant:participant particpants:participants particpate:participate
particularily:particularly particulary:particularly passangers:passengers peacefull:peaceful peformance:performance
peolpe:people percieve:perceive percieved:perceived percieves:perceives perfomance:performance
perfomances:performances performace:performance permanant:permanent permenant:permanent permenantly:permanently
perminent:permanent permision:permission permisions:permissions permissable:permissible perogative:prerogative
perscription:prescription perscriptions:prescriptions persistant:persistent personaly:personally persued:pursued
persuing:pursuing phenominal:phenomenal phenomonon:phenomenon Philipines:Philippines Phillipines:Philippines
philosphy:philosophy photgraph:photograph photgrapher:photographer photgraphs:photographs photgraphy:photography
physicaly:physically physican:physician physicans:physicians pilgrimmage:pilgrimage plagarism:plagiarism
plantiff:plaintiff pleasent:pleasant plesant:pleasant poeple:people politican:politician politicans:politicians
porfolio:portfolio portait:portrait portaits:portraits Portugese:Portuguese posession:possession
posessions:possessions possable:possible possesion:possession possesions:possessions possibilites:possibilities
possibilties:possibilities possibilty:possibility possiblity:possibility postion:position postions:positions
postive:positive potatos:potatoes potental:potential potentialy:potentially powerfull:powerful practicaly:practically
practicioner:practitioner practicioners:practitioners practioner:practitioner practioners:practitioners prarie:prairie
preceeded:preceded preceeding:preceding preferance:preference preferances:preferences prefered:preferred
prefering:preferring preferrably:preferably pregancy:pregnancy pregnent:pregnant prepair:prepare prepaired:prepared
preperation:preparation preperations:preparations prescence:presence presense:presence prestigous:prestigious
prevalant:prevalent previuos:previous previuosly:previously primarly:primarily primative:primitive privelege:privilege
priveleged:privileged priveleges:privileges privilage:privilege privilaged:privileged priviledge:privilege
priviledged:privileged priviledges:privileges probaly:probably proccess:process proccessed:processed
proccesses:processes proccessing:processing proceedure:procedure proceedures:procedures profesionally:professionally
profesionals:professionals professionaly:professionally proffesion:profession proffesional:professional
proffesionals:professionals proffesor:professor proffessional:professional proffessionals:professionals
proffessor:professor proficency:proficiency prominant:prominent prominantly:prominently promotonal:promotional
pronounciation:pronunciation propoganda:propaganda proscuitto:prosciutto protien:protein protiens:proteins
psycological:psychological psycologist:psychologist psycology:psychology psycotherapy:psychotherapy
publically:publicly publicaton:publication publicatons:publications puchase:purchase puchased:purchased
puchases:purchases purchace:purchase pursuade:persuade pursuaded:persuaded qaulity:quality qualifcation:qualification
qualifcations:qualifications qualifed:qualified qualifiaction:qualification quanity:quantity quantites:quantities
quaterly:quarterly questionaire:questionnaire questionaires:questionnaires questionnair:questionnaire quizes:quizzes
rasberries:raspberries rasberry:raspberry realible:reliable realy:really reasearch:research reasearchers:researchers
reaserch:research reccomend:recommend reccomendation:recommendation reccomendations:recommendations
reccomended:recommended reccommend:recommend reccommended:recommended receieve:receive receieved:received
receipe:recipe receipes:recipes recepient:recipient recepients:recipients reciept:receipt reciepts:receipts
recieve:receive recieved:received reciever:receiver recievers:receivers recieves:receives recieving:receiving
recipie:recipe recipies:recipes recogniton:recognition recomend:recommend recomendation:recommendation
recomendations:recommendations recomended:recommended recomending:recommending recomends:recommends
reconaissance:reconnaissance recquired:required recruitement:recruitment rediculous:ridiculous referal:referral
referals:referrals refered:referred refering:referring refferal:referral refferals:referrals reffered:referred
refridgerated:refrigerated refridgerator:refrigerator refridgerators:refrigerators registed:registered
registraton:registration registred:registered regularily:regularly regulary:regularly rehersal:rehearsal
rehersals:rehearsals reknown:renown reknowned:renowned relavent:relevant relevence:relevance relevent:relevant
religous:religious religously:religiously remeber:remember rememberance:remembrance rennovate:renovate
rennovated:renovated rennovation:renovation rennovations:renovations repeatly:repeatedly repetative:repetitive
repitition:repetition replacment:replacement replacments:replacements represenative:representative
representive:representative representives:representatives requirment:requirement requirments:requirements
reseach:research reseacher:researcher resistence:resistance resonable:reasonable resonably:reasonably resouce:resource
resouces:resources resourse:resource resourses:resources respectfull:respectful respectivly:respectively
responce:response responsabilities:responsibilities responsability:responsibility responsibilites:responsibilities
responsibilty:responsibility responsiblity:responsibility restaraunt:restaurant restaraunts:restaurants
restaurent:restaurant restaurents:restaurants resteraunt:restaurant resteraunts:restaurants resturant:restaurant
resturants:restaurants retreive:retrieve retreived:retrieved retreiver:retriever retreivers:retrievers
retreives:retrieves retreiving:retrieving reveiw:review reveiwed:reviewed reveiws:reviews rhythem:rhythm
rigourous:rigorous rigourously:rigorously rythm:rhythm rythmic:rhythmic rythms:rhythms sacrafice:sacrifice
sacreligious:sacrilegious safetly:safely safley:safely saftey:safety sallary:salary sandwhich:sandwich
sandwhiches:sandwiches satallite:satellite Saterday:Saturday satisfing:satisfying sattelite:satellite
sattelites:satellites scedule:schedule sceduled:scheduled scenary:scenery scholership:scholarship
scholerships:scholarships secratary:secretary secretery:secretary seige:siege sensative:sensitive sensitve:sensitive
sentance:sentence sentances:sentences seperable:separable seperate:separate seperated:separated seperately:separately
seperates:separates seperating:separating seperation:separation seperator:separator seperators:separators
seprate:separate seprately:separately Septemeber:September serivce:service serivces:services servicable:serviceable
severly:severely sevice:service sevices:services shedule:schedule sheduled:scheduled shedules:schedules sheild:shield
sheilds:shields shiping:shipping shippment:shipment shoudl:should shouldnt:shouldn't sieze:seize siezed:seized
siezure:seizure siezures:seizures signficant:significant signifcant:significant signifcantly:significantly
significently:significantly signiture:signature signitures:signatures silouette:silhouette silouettes:silhouettes
similarites:similarities similiar:similar similiarity:similarity similiarly:similarly simplier:simpler
simultanous:simultaneous simultanously:simultaneously sincerly:sincerely skillfull:skillful slighly:slightly
socialy:socially sofware:software sohpisticated:sophisticated soley:solely soluton:solution solutons:solutions
someting:something somthing:something somtimes:sometimes sophicated:sophisticated souvenier:souvenir
souveniers:souvenirs soverign:sovereign soverignty:sovereignty speach:speech speaches:speeches specfic:specific
speciallist:specialist speciallists:specialists specificaly:specifically specificly:specifically sponser:sponsor
sponsered:sponsored sponsers:sponsors sponsership:sponsorship spontanious:spontaneous spontanous:spontaneous
squirell:squirrel squirells:squirrels stabilty:stability standart:standard standarts:standards startegy:strategy
stategy:strategy statment:statement statments:statements stomache:stomach straighforward:straightforward
straightfoward:straightforward strawberrys:strawberries strenght:strength strenghten:strengthen
strenghtening:strengthening strenghts:strengths strenous:strenuous stressfull:stressful stuborn:stubborn
studnet:student studnets:students subcription:subscription subcriptions:subscriptions submited:submitted
submiting:submitting subscribtion:subscription subscribtions:subscriptions subsequantly:subsequently
subsidaries:subsidiaries subsidary:subsidiary substancially:substantially succeded:succeeded succesful:successful
succesfull:successful succesfully:successfully succesive:successive successfull:successful successfuly:successfully
suceed:succeed suceeded:succeeded sucess:success sucesses:successes sucessful:successful sucessfull:successful
sucessfully:successfully sufficent:sufficient sufficently:sufficiently sugested:suggested sugestion:suggestion
sugestions:suggestions suitible:suitable superintendant:superintendent suplier:supplier supliers:suppliers
suported:supported suporting:supporting supose:suppose suposed:supposed suposedly:supposedly supplyer:supplier
supplyers:suppliers suprise:surprise suprised:surprised suprises:surprises suprising:surprising
suprisingly:surprisingly surounded:surrounded surounding:surrounding suroundings:surroundings surveilance:surveillance
susceptable:susceptible suspention:suspension suspicous:suspicious sustainabilty:sustainability sustainble:sustainable
swiming:swimming symetrical:symmetrical symetry:symmetry symptons:symptoms symtom:symptom symtoms:symptoms
synagouge:synagogue sytem:system sytems:systems tatoo:tattoo tatoos:tattoos techical:technical techinical:technical
technicaly:technically technican:technician technicans:technicians techniqes:techniques technolgy:technology
techologies:technologies techology:technology temparature:temperature temparatures:temperatures temperary:temporary
temperture:temperature temporarly:temporarily temprature:temperature tempratures:temperatures tendancies:tendencies
tendancy:tendency testamonial:testimonial testamonials:testimonials testimonals:testimonials thankfull:thankful
theraphies:therapies theraphist:therapist theraphy:therapy therapuetic:therapeutic theraputic:therapeutic
therefour:therefore therfore:therefore thier:their thorougly:thoroughly thoughout:throughout threshhold:threshold
threshholds:thresholds throughtout:throughout Thrusday:Thursday thsi:this tolerence:tolerance tomatos:tomatoes
tommorow:tomorrow tommorrow:tomorrow tomorow:tomorrow totaly:totally tounge:tongue tounges:tongues
tournement:tournament tournements:tournaments traditionaly:traditionally traditonal:traditional tranfer:transfer
tranfered:transferred tranferred:transferred tranfers:transfers tranformation:transformation tranlation:translation
tranlations:translations tranportation:transportation transfered:transferred transfering:transferring
transistion:transition transparancy:transparency transporation:transportation treasuror:treasurer treatement:treatment
treatements:treatments truely:truly trully:truly turqoise:turquoise Tusday:Tuesday tution:tuition tutoral:tutorial
tuturial:tutorial twelth:twelfth typicaly:typically ultimatly:ultimately unacceptible:unacceptable unanimus:unanimous
unavailible:unavailable unbeleivable:unbelievable unbelievible:unbelievable uncomfertable:uncomfortable
understaning:understanding undoubtly:undoubtedly uneccessary:unnecessary unecessary:unnecessary
unforgetable:unforgettable unforseen:unforeseen unfortunatelly:unfortunately unfortunatley:unfortunately
unfortunatly:unfortunately uniqe:unique univeristy:university universty:university unkown:unknown unlimted:unlimited
unneccessary:unnecessary unnecesary:unnecessary unoffical:unofficial unprecendented:unprecedented
unprecidented:unprecedented unsubcribe:unsubscribe unsuccesful:unsuccessful unsucessful:unsuccessful untill:until
unusualy:unusually upcomming:upcoming usally:usually usefull:useful usefullness:usefulness usualy:usually
utilites:utilities vaccum:vacuum vaccume:vacuum vacinated:vaccinated vacination:vaccination vacinations:vaccinations
vacume:vacuum valuble:valuable valueable:valuable vareity:variety varities:varieties vegatable:vegetable
vegatables:vegetables vegatarian:vegetarian vegeterian:vegetarian vegitarian:vegetarian vegtable:vegetable
vegtables:vegetables vehical:vehicle vehicals:vehicles vengance:vengeance ventillation:ventilation
verfication:verification versitile:versatile veternary:veterinary vetinary:veterinary vetrinary:veterinary
vigourous:vigorous vigourously:vigorously villiage:village villiages:villages villian:villain villians:villains
vineyeard:vineyard vinyard:vineyard vinyards:vineyards virtualy:virtually visability:visibility visable:visible
vistor:visitor vistors:visitors volenteer:volunteer volenteers:volunteers voluntarly:voluntarily volunters:volunteers
voluteer:volunteer voluteers:volunteers vulnerabilites:vulnerabilities vunerable:vulnerable waranty:warranty
warrenties:warranties warrenty:warranty wasnt:wasn't Wednsday:Wednesday weigth:weight weigths:weights
welcomming:welcoming wellcoming:welcoming Wendesday:Wednesday Wensday:Wednesday werent:weren't wharehouse:warehouse
whcih:which whereever:wherever whihc:which wieght:weight wierd:weird wierdly:weirdly wiht:with withdrawl:withdrawal
withdrawls:withdrawals witheld:withheld withold:withhold witholding:withholding withouth:without wonderfull:wonderful
wonderfuly:wonderfully workhop:workshop worlwide:worldwide worskhop:workshop worskhops:workshops wouldnt:wouldn't
writen:written writting:writing yatch:yacht yatchs:yachts yeild:yield yeilded:yielded yeilding:yielding yeilds:yields
yeserday:yesterday yourselfs:yourselves youself:yourself zuccini:zucchini zuchini:zucchini
`;

;// CONCATENATED MODULE: ./lib/engine/tools/content/other-misspellings.js
const OTHER_MISSPELLINGS = {
    de: `
Addresse:Adresse Addressen:Adressen Agression:Aggression Agressionen:Aggressionen agressiv:aggressiv
agressive:aggressive agressiven:aggressiven agressiver:aggressiver Akkupunktur:Akupunktur Akkustik:Akustik
akkustisch:akustisch Algorythmen:Algorithmen Algorythmus:Algorithmus allmälich:allmählich Athmosphäre:Atmosphäre
Atmossphäre:Atmosphäre aufeinmal:auf_einmal aufjedenfall:auf_jeden_Fall autentisch:authentisch Bibliotek:Bibliothek
Bildergallerie:Bildergalerie Bildergallerien:Bildergalerien bischen:bisschen Brokoli:Brokkoli Cappucino:Cappuccino
Dachterasse:Dachterrasse desweiteren:des_Weiteren desöfteren:des_Öfteren Dilletant:Dilettant
dilletantisch:dilettantisch eigendlich:eigentlich endecken:entdecken endeckt:entdeckt Entgeld:Entgelt
Entgelde:Entgelte entgültig:endgültig entgültige:endgültige entgültigen:endgültigen entäuscht:enttäuscht
Entäuschung:Enttäuschung exellent:exzellent exellente:exzellente Fahrad:Fahrrad Fahradverleih:Fahrradverleih
Fahräder:Fahrräder Fasade:Fassade Fasaden:Fassaden Febuar:Februar Fotogallerie:Fotogalerie Gallerien:Galerien
garkein:gar_kein garkeine:gar_keine garnicht:gar_nicht garnichts:gar_nichts Garrantie:Garantie garrantiert:garantiert
Gelantine:Gelatine gelegendlich:gelegentlich herraus:heraus Herrausforderung:Herausforderung
Herrausforderungen:Herausforderungen Herrausgeber:Herausgeber herrausragend:herausragend herrausragende:herausragende
hoffendlich:hoffentlich Hygene:Hygiene hygenisch:hygienisch Hypotek:Hypothek Idendität:Identität indentisch:identisch
Indentität:Identität Ingeneur:Ingenieur Ingeneure:Ingenieure Iniative:Initiative interresant:interessant
interressant:interessant interressante:interessante Interresse:Interesse Interressen:Interessen
Interressenten:Interessenten interressieren:interessieren interressiert:interessiert intressant:interessant
irgentwann:irgendwann irgentwas:irgendwas irgentwie:irgendwie irgentwo:irgendwo Kaffemaschine:Kaffeemaschine
Karrusell:Karussell Karusell:Karussell Karussel:Karussell Kathegorie:Kategorie Kathegorien:Kategorien Komittee:Komitee
Kommitee:Komitee Konkurenz:Konkurrenz konkurenzfähig:konkurrenzfähig letzendlich:letztendlich letzlich:letztlich
Lizens:Lizenz Lizensen:Lizenzen lizensiert:lizenziert lizensierte:lizenzierte lizensierten:lizenzierten
Lizensierung:Lizenzierung Maschiene:Maschine Maschienen:Maschinen Matraze:Matratze Matrazen:Matratzen Mitwoch:Mittwoch
nähmlich:nämlich Orginal:Original orginal:original orginale:originale Orginalteile:Originalteile orginell:originell
paralell:parallel parralel:parallel persöhnlich:persönlich persöhnliche:persönliche persöhnlichen:persönlichen
persöhnlicher:persönlicher persönnlich:persönlich Physiotheraphie:Physiotherapie profesionell:professionell
profesionelle:professionelle profesionellen:professionellen proffesionell:professionell proffesionelle:professionelle
proffessionell:professionell projezieren:projizieren Psychotheraphie:Psychotherapie Quallität:Qualität
Reperatur:Reparatur Reperaturen:Reparaturen reperieren:reparieren Resourcen:Ressourcen Rhytmus:Rhythmus
Rythmen:Rhythmen rythmisch:rhythmisch rythmische:rhythmische Rythmus:Rhythmus Rückgrad:Rückgrat Satelit:Satellit
Sateliten:Satelliten Sattelit:Satellit Satteliten:Satelliten seperat:separat seperate:separate seperatem:separatem
seperaten:separaten seperater:separater seperates:separates skuril:skurril skurill:skurril
Sonnenterasse:Sonnenterrasse Spatziergang:Spaziergang Spatziergänge:Spaziergänge standartisiert:standardisiert
standartisierte:standardisierte standartisierten:standardisierten Standartisierung:Standardisierung
standartmäßig:standardmäßig Standarts:Standards Stehgreif:Stegreif Sylvesterparty:Silvesterparty Sympatie:Sympathie
sympatisch:sympathisch sympatische:sympathische Symphatie:Sympathie symphatisch:sympathisch symphatische:sympathische
symphatischen:sympathischen Symtom:Symptom Symtome:Symptome Temparatur:Temperatur Tempratur:Temperatur
Tempraturen:Temperaturen Terasse:Terrasse Terassen:Terrassen Terrase:Terrasse Terrasen:Terrassen Theraphie:Therapie
Theraphien:Therapien tollerant:tolerant Tolleranz:Toleranz unentgeldlich:unentgeltlich unentgeldliche:unentgeltliche
unentgeldlichen:unentgeltlichen unwiederruflich:unwiderruflich unwiederstehlich:unwiderstehlich
unwiederstehliche:unwiderstehliche unwiederstehlichen:unwiderstehlichen Verwandschaft:Verwandtschaft
vieleicht:vielleicht villeicht:vielleicht vorallem:vor_allem Vorraus:Voraus vorraus:voraus
vorrausgesetzt:vorausgesetzt vorrausschauend:vorausschauend vorrausschauende:vorausschauende
Vorraussetzung:Voraussetzung Vorraussetzungen:Voraussetzungen vorraussichtlich:voraussichtlich
vorraussichtliche:voraussichtliche vorrüber:vorüber vorrübergehend:vorübergehend vorrübergehende:vorübergehende
vorrübergehenden:vorübergehenden Waschmaschiene:Waschmaschine Waschmaschienen:Waschmaschinen
weitesgehend:weitestgehend wesendlich:wesentlich Wiederruf:Widerruf wiederruflich:widerruflich
Wiederrufsbelehrung:Widerrufsbelehrung Wiederrufsfrist:Widerrufsfrist Wiederrufsrecht:Widerrufsrecht
wiederspiegeln:widerspiegeln wiederspiegelt:widerspiegelt wiedersprechen:widersprechen wiederspricht:widerspricht
Wiederspruch:Widerspruch Wiederstand:Widerstand wiederstandsfähig:widerstandsfähig Wiederstände:Widerstände
wöchendlich:wöchentlich Zertifkat:Zertifikat Zertifkate:Zertifikate zuende:zu_Ende zusätlich:zusätzlich
zusätzich:zusätzlich öffendlich:öffentlich öffendliche:öffentliche öffendlichen:öffentlichen
Öffendlichkeit:Öffentlichkeit
`,
    fr: `
abonements:abonnements acceuil:accueil acceuillant:accueillant acceuillante:accueillante acceuille:accueille
acceuillent:accueillent acceuillir:accueillir acceuillis:accueillis acceuillons:accueillons accompte:acompte
accomptes:acomptes accueuil:accueil additionel:additionnel addresse:adresse aggrandir:agrandir
aggrandissement:agrandissement aggresif:agressif aggressif:agressif aggréable:agréable aggréables:agréables
aparement:apparemment apartement:appartement apartements:appartements apparement:apparemment appercevoir:apercevoir
apperçu:aperçu aquisition:acquisition aquisitions:acquisitions ascenceur:ascenseur ascenceurs:ascenseurs
aujourdhui:aujourd'hui batimment:bâtiment biensur:bien_sûr biensûr:bien_sûr boulvard:boulevard cauchemard:cauchemar
ceuillette:cueillette chaqun:chacun charcutterie:charcuterie circonstence:circonstance colaborateur:collaborateur
colaborateurs:collaborateurs colaboration:collaboration comerce:commerce comerces:commerces comission:commission
comunication:communication conaissance:connaissance conaissances:connaissances conaître:connaître
concurence:concurrence concurents:concurrents connaisance:connaissance connaisances:connaissances
constament:constamment conventionel:conventionnel dilemne:dilemme dilemnes:dilemmes dévellopement:développement
dévelopement:développement développment:développement environement:environnement environemental:environnemental
environementale:environnementale environementales:environnementales environnment:environnement
envirronement:environnement exceptionel:exceptionnel exceptionelle:exceptionnelle exceptionelles:exceptionnelles
exceptionels:exceptionnels excercice:exercice excercices:exercices exeption:exception exeptionnel:exceptionnel
exeptionnelle:exceptionnelle exhorbitant:exorbitant exhorbitants:exorbitants fonctionel:fonctionnel
fonctionelle:fonctionnelle fonctionement:fonctionnement fréquement:fréquemment gratuitemment:gratuitement
heureusemment:heureusement immédiatemment:immédiatement interressant:intéressant interressante:intéressante
interréssant:intéressant intérressant:intéressant intérressante:intéressante intérressé:intéressé magazins:magasins
malgrès:malgré malheureusment:malheureusement millieu:milieu millieux:milieux Méditerrannée:Méditerranée
notament:notamment nottament:notamment nottamment:notamment occassion:occasion occassions:occasions
occurence:occurrence occurences:occurrences oportunité:opportunité oportunités:opportunités optionel:optionnel
optionelle:optionnelle opérationel:opérationnel opérationelle:opérationnelle parceque:parce_que parcontre:par_contre
parmis:parmi personalisation:personnalisation personalisé:personnalisé personalisée:personnalisée
personalisées:personnalisées personalisés:personnalisés personelle:personnelle personelles:personnelles
personels:personnels plannification:planification plannifier:planifier plusieures:plusieurs professionel:professionnel
professionelle:professionnelle professionelles:professionnelles professionels:professionnels proffesseur:professeur
proffesseurs:professeurs proffessionnel:professionnel quelquechose:quelque_chose raffraîchissant:rafraîchissant
raisonable:raisonnable raisonables:raisonnables receuil:recueil receuils:recueils recommendé:recommandé
recommendée:recommandée rensignements:renseignements renumération:rémunération récement:récemment
rénumération:rémunération scéance:séance scéances:séances stationement:stationnement succint:succinct
succinte:succincte suceptible:susceptible suceptibles:susceptibles suffisament:suffisamment toujour:toujours
traditionel:traditionnel traditionelle:traditionnelle traditionelles:traditionnelles traditionels:traditionnels
volontier:volontiers vraiement:vraiment équippement:équipement équippements:équipements équippé:équipé
équippée:équipée équippés:équipés
`,
    es: `
alomejor:a_lo_mejor apartir:a_partir aprobechar:aprovechar atravez:a_través bienbenido:bienvenido
bienbenidos:bienvenidos coleción:colección comunicasión:comunicación concenso:consenso conecciones:conexiones
conección:conexión conoser:conocer corrijir:corregir derrepente:de_repente desarollado:desarrollado
desarollador:desarrollador desarollamos:desarrollamos desarollar:desarrollar desarollo:desarrollo
desarollos:desarrollos desiciones:decisiones desición:decisión direción:dirección dirijida:dirigida dirijido:dirigido
dirijidos:dirigidos dirijir:dirigir discrección:discreción elejir:elegir enpresa:empresa enpresas:empresas
escojer:escoger escojido:escogido esperiencia:experiencia esperiencias:experiencias exelencia:excelencia
exelente:excelente exelentes:excelentes exepcional:excepcional exepcionales:excepcionales exepto:excepto
exijente:exigente exijentes:exigentes expectacular:espectacular expectaculares:espectaculares expectáculo:espectáculo
expectáculos:espectáculos experencia:experiencia experencias:experiencias expontáneo:espontáneo fustración:frustración
garantisamos:garantizamos garantisar:garantizar havitaciones:habitaciones havitación:habitación hubicación:ubicación
hubicada:ubicada hubicado:ubicado idiosincracia:idiosincrasia inflacción:inflación infomación:información
informasión:información inovación:innovación inportante:importante inprescindible:imprescindible
instalasiones:instalaciones mensage:mensaje mensages:mensajes metereología:meteorología metereológica:meteorológica
metereológicas:meteorológicas metereológico:meteorológico neccesario:necesario nececidad:necesidad
nececidades:necesidades nececita:necesita nesecita:necesita nesesario:necesario nesesita:necesita nobedades:novedades
objección:objeción ofresemos:ofrecemos organisación:organización porfavor:por_favor preveer:prever
profecional:profesional profecionales:profesionales protejer:proteger realisado:realizado realisamos:realizamos
realisar:realizar recivir:recibir recojer:recoger recojida:recogida satisfación:satisfacción seleción:selección
serbicio:servicio serbicios:servicios servisios:servicios sienpre:siempre sinembargo:sin_embargo tanbien:también
tanbién:también utilisar:utilizar vienvenido:bienvenido vienvenidos:bienvenidos
`,
    nl: `
abbonement:abonnement abbonementen:abonnementen abonement:abonnement abonementen:abonnementen accomodatie:accommodatie
accomodaties:accommodaties acommodatie:accommodatie acommodaties:accommodaties addressen:adressen adress:adres
aggresief:agressief aggressief:agressief aparaat:apparaat aparatuur:apparatuur apartement:appartement
apartementen:appartementen apparatur:apparatuur belangerijk:belangrijk belangerijke:belangrijke
benodigheden:benodigdheden bijvoorbeelt:bijvoorbeeld bijvorbeeld:bijvoorbeeld comissie:commissie
comunicatie:communicatie concurenten:concurrenten concurentie:concurrentie daarintegen:daarentegen
defenitief:definitief defenitieve:definitieve dichstbijzijnde:dichtstbijzijnde dichtsbijzijnde:dichtstbijzijnde
discusie:discussie discusies:discussies eigelijk:eigenlijk enigzins:enigszins entousiast:enthousiast
entousiaste:enthousiaste februarie:februari fysiotheraphie:fysiotherapie gedetaileerd:gedetailleerd
gedetaileerde:gedetailleerde gezamelijk:gezamenlijk gezamelijke:gezamenlijke iniatief:initiatief
iniatieven:initiatieven instalatie:installatie instalaties:installaties instaleren:installeren
interressant:interessant interressante:interessante interresse:interesse intiatief:initiatief intressant:interessant
intressante:interessante intresse:interesse januarie:januari maandenlijks:maandelijks maandenlijkse:maandelijkse
millieu:milieu millieuvriendelijk:milieuvriendelijk millieuvriendelijke:milieuvriendelijke onmiddelijk:onmiddellijk
onmiddelijke:onmiddellijke onmidellijk:onmiddellijk ontwikeling:ontwikkeling ontwikelingen:ontwikkelingen
ontwikkelling:ontwikkeling openingtijden:openingstijden opzich:op_zich paralel:parallel parralel:parallel
persoonelijk:persoonlijk persoonelijke:persoonlijke profesioneel:professioneel profesionele:professionele
professionneel:professioneel proffesioneel:professioneel proffesionele:professionele proffessioneel:professioneel
reperatie:reparatie reperaties:reparaties repereren:repareren restaurand:restaurant resturant:restaurant
sateliet:satelliet sinsdien:sindsdien succesen:successen successvol:succesvol successvolle:succesvolle
sympatiek:sympathiek sympatieke:sympathieke terrasen:terrassen theraphie:therapie tijdenlijk:tijdelijk
tijdenlijke:tijdelijke verantwoordlijk:verantwoordelijk verschilende:verschillende vervolgends:vervolgens
voledig:volledig voledige:volledige volgends:volgens vrijdblijvend:vrijblijvend vrijwiliger:vrijwilliger
vrijwiligers:vrijwilligers waarschijlijk:waarschijnlijk wekenlijks:wekelijks wekenlijkse:wekelijkse
welliswaar:weliswaar zorvuldig:zorgvuldig zowieso:sowieso zowiezo:sowieso
`,
    it: `
abastanza:abbastanza accellerare:accelerare accellerazione:accelerazione acessibile:accessibile acessori:accessori
aereoporti:aeroporti aereoporto:aeroporto ambizzioso:ambizioso apartamenti:appartamenti aquista:acquista
aquistare:acquistare aquistato:acquistato aquisti:acquisti aquisto:acquisto areoporto:aeroporto
asolutamente:assolutamente attravverso:attraverso azzione:azione azzioni:azioni beneficienza:beneficenza
campagnia:campagna cappucino:cappuccino capuccino:cappuccino colazzione:colazione communicazione:comunicazione
communicazioni:comunicazioni comunicazzione:comunicazione conoscienza:conoscenza conoscienze:conoscenze
coscente:cosciente coscenza:coscienza daccordo:d'accordo deficente:deficiente disaggio:disagio eccelente:eccellente
eccezzionale:eccezionale eccezzionali:eccezionali eccezzione:eccezione eccezzioni:eccezioni efficente:efficiente
efficenti:efficienti efficenza:efficienza emergienza:emergenza esigienza:esigenza esigienze:esigenze
esperenza:esperienza esperenze:esperienze experienza:esperienza fantascenza:fantascienza gniocchi:gnocchi
gnocci:gnocchi grazzie:grazie igene:igiene igenica:igienica igenico:igienico immaggine:immagine immaggini:immagini
informazzioni:informazioni ingegniere:ingegnere ingegnieri:ingegneri interressante:interessante
interressanti:interessanti malvaggio:malvagio metereologia:meteorologia metereologica:meteorologica
metereologiche:meteorologiche metereologici:meteorologici metereologico:meteorologico montagnie:montagne
mozarella:mozzarella neccessari:necessari neccessario:necessario ogniuno:ognuno paggina:pagina paggine:pagine
posibilità:possibilità prenotazzione:prenotazione prenotazzioni:prenotazioni prezzioso:prezioso
profesionale:professionale profesionali:professionali profesionalità:professionalità proffesionale:professionale
propietà:proprietà proscitto:prosciutto publicità:pubblicità pultroppo:purtroppo purtoppo:purtroppo reggione:regione
servizzi:servizi servizzio:servizio sfizziosi:sfiziosi soluzzione:soluzione soluzzioni:soluzioni stazzione:stazione
sucessiva:successiva sucessivamente:successivamente sucessivo:successivo sucesso:successo sufficente:sufficiente
sufficenti:sufficienti
`,
    pt: `
accesso:acesso accessíveis:acessíveis accessível:acessível adiquira:adquira adiquirir:adquirir advinhar:adivinhar
analizados:analisados analizamos:analisamos analizar:analisar anciedade:ansiedade anciosa:ansiosa ancioso:ansioso
ansiozo:ansioso apartir:a_partir atravez:através atravéz:através atrazado:atrasado atrazo:atraso atrazos:atrasos
bandeija:bandeja beneficiente:beneficente beneficiência:beneficência cabeleleira:cabeleireira cabeleleiro:cabeleireiro
cabelereiro:cabeleireiro carangueijo:caranguejo compreenção:compreensão concerteza:com_certeza conciente:consciente
concientização:conscientização conciência:consciência denovo:de_novo derrepente:de_repente desinvolver:desenvolver
desinvolvimento:desenvolvimento disperdício:desperdício disponibilisamos:disponibilizamos especialisada:especializada
especialisado:especializado especialisados:especializados espectativa:expectativa espectativas:expectativas
esperiência:experiência esperiências:experiências esteje:esteja excessão:exceção excessões:exceções exelente:excelente
exelentes:excelentes exelência:excelência exepcional:excepcional explêndido:esplêndido expontâneo:espontâneo
extenção:extensão extrangeiro:estrangeiro extrangeiros:estrangeiros extrutura:estrutura fragância:fragrância
fragâncias:fragrâncias frustado:frustrado frustação:frustração impecilho:empecilho impecilhos:empecilhos
imprecindíveis:imprescindíveis imprecindível:imprescindível infelismente:infelizmente inportante:importante
iorgute:iogurte mendingo:mendigo metereologia:meteorologia metereológica:meteorológica metereológico:meteorológico
mortandela:mortadela nescessidade:necessidade nescessidades:necessidades nescessária:necessária nescessário:necessário
opnião:opinião opniões:opiniões organisação:organização paralização:paralisação personalisada:personalizada
personalisado:personalizado pesquiza:pesquisa pesquizar:pesquisar poblema:problema poblemas:problemas porisso:por_isso
prazeirosa:prazerosa prazeiroso:prazeroso pretenção:pretensão previlegiada:privilegiada previlegiado:privilegiado
previlégio:privilégio previlégios:privilégios proficionais:profissionais proficional:profissional
profisionais:profissionais profisional:profissional quizerem:quiserem realisado:realizado realisar:realizar
realisação:realização reinvindicar:reivindicar reinvindicação:reivindicação reinvindicações:reivindicações
satisfasão:satisfação seje:seja sombrancelha:sobrancelha sombrancelhas:sobrancelhas tijela:tigela tijelas:tigelas
utilisar:utilizar utilisação:utilização voçe:você voçê:você voçês:vocês
`,
};

;// CONCATENATED MODULE: ./lib/engine/tools/content/misspellings.js


const WRITTEN = { en: ENGLISH_MISSPELLINGS, ...OTHER_MISSPELLINGS };
const LEXICONS = new Map();
function lexiconOf(language) {
    const known = LEXICONS.get(language);
    if (known)
        return known;
    if (!Object.hasOwn(WRITTEN, language))
        return undefined;
    const pairs = WRITTEN[language].trim().split(/\s+/);
    const lexicon = new Map(pairs.map(pair => {
        const [word, correction] = pair.split(':');
        return [word, correction.replaceAll('_', ' ')];
    }));
    LEXICONS.set(language, lexicon);
    return lexicon;
}
const ALSO_NAMES = new Set(('adress allways ballance campain comming foward grammer intrest presense realy saftey sallary sandwhich sheild ' +
    'speach sponser standart standarts stabilty truely untill villian vinyard vistor vistors desgin').split(' '));
const MIN_AT_START = 6;
const MIN_UNLIKE_NAME = 8;
const MIN_PART = 7;
const WORD = /[A-Za-zÀ-ÖØ-öø-ž]{4,30}/g;
const BOUND_BEFORE = /[\p{L}\p{N}\p{M}\u00AD\u200B-\u200D\u2060._/\\@#:=?&%~$+*_<[{-]$|\p{L}- $|(?<!\p{L})['’‘`]$/u;
const BOUND_AFTER = /^(?:[\p{L}\p{N}\p{M}\u00AD\u200B-\u200D\u2060_/\\@=%~$+*>\]}-]|[.:?&#][\p{L}\p{N}/])/u;
const HYPHEN_BEFORE = /\p{L}-$/u;
const HYPHEN_AFTER = /^-\p{L}/u;
const SENTENCE_START = /(?:^|[.!?…]["”’)]?\s|[:;|•·–—*]\s?|\s-\s)["“„«(¿¡]*$/u;
const GOES_ON = /^[,;:]?\s\p{Ll}/u;
const SMALL_WORD = /(?<![\p{L}\p{N}'’])(?!with|from|into|over|your|dans|avec|pour|für|oder|nach|voor|della|delle)\p{Ll}{4}/u;
const QUOTED = /[“„«"][^“”„«»"]{0,1000}[”“»"]/g;
const SIC = /^["”’)]{0,2}\s?[[(]sic[\])]/i;
function* misspellingsIn(text, lexicon, isTitle) {
    for (const { 0: word, index } of text.matchAll(WORD)) {
        const correction = correctionOf(word, lexicon);
        if (correction === undefined || !isWhole(text, word, index))
            continue;
        const mayBeName = isCapital(word) && !isCapital(lexicon.get(word) ?? 'a');
        if (mayBeName && !isNoName(text, word, index, isTitle))
            continue;
        const after = text.slice(index + word.length);
        if (!SIC.test(after.slice(0, 10)) && !isQuoted(text, index))
            yield { word, correction };
    }
}
function correctionOf(word, lexicon) {
    const found = lexicon.get(word);
    if (found !== undefined || !isCapital(word))
        return found;
    const small = word.toLowerCase();
    const capital = word.charAt(0) + small.slice(1);
    const isShouted = word === word.toUpperCase();
    if (!isShouted && word !== capital)
        return undefined;
    const correction = lexicon.get(small) ?? lexicon.get(capital);
    if (correction === undefined)
        return undefined;
    return isShouted ? correction.toUpperCase() : correction.charAt(0).toUpperCase() + correction.slice(1);
}
function isCapital(word) {
    const first = word.charAt(0);
    return first !== first.toLowerCase();
}
function isWhole(text, word, index) {
    const before = text.slice(Math.max(0, index - 3), index);
    const after = text.slice(index + word.length, index + word.length + 2);
    const isJoinedBefore = HYPHEN_BEFORE.test(before);
    const isJoinedAfter = HYPHEN_AFTER.test(after);
    if (isJoinedBefore && isJoinedAfter)
        return false;
    if (isJoinedBefore || isJoinedAfter) {
        if (word.length < MIN_PART)
            return false;
        return isJoinedBefore ? !BOUND_AFTER.test(after) : !BOUND_BEFORE.test(before);
    }
    return !BOUND_BEFORE.test(before) && !BOUND_AFTER.test(after);
}
function isNoName(text, word, index, isTitle) {
    const { length } = word;
    if (length < MIN_AT_START || ALSO_NAMES.has(word.toLowerCase()))
        return false;
    const isLong = length >= MIN_UNLIKE_NAME;
    const after = text.slice(index + length, index + length + 3);
    if (SENTENCE_START.test(text.slice(Math.max(0, index - 5), index)))
        return isLong || GOES_ON.test(after);
    return isLong && isTitle && !SMALL_WORD.test(text);
}
function isQuoted(text, index) {
    for (const { 0: passage, index: start } of text.matchAll(QUOTED))
        if (start < index && index < start + passage.length)
            return true;
    return false;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/words-of-others.js

const APART = new Set('q blockquote cite del s strike ins code kbd samp var tt pre xmp listing button textarea select'.split(' '));
const OTHERS = /comment|(?<!p)review|testimonial|quot(?:e|ation)|guest-?book|feedback|disqus|rezension|recens|bewertung|kundenstimme|beoordeling|opinion|avis-|temoignage|citation|bibliograph|publication-title|notranslate|tweet|twitter|instagram/i;
const words_of_others_MAX_STEPS_UP = 60;
const words_of_others_MAX_NAME = 300;
function isOfOthers(element) {
    let at = element;
    for (let step = 0; at && step < words_of_others_MAX_STEPS_UP; step++, at = (0,html_document/* parentOf */.gN)(at)) {
        const { tagName } = at;
        if (tagName === 'body' || tagName === 'html')
            return false;
        if (APART.has(tagName) || (0,html_document/* attribute */.lt)(at, 'translate')?.trim().toLowerCase() === 'no')
            return true;
        const names = ['class', 'id', 'itemprop', 'itemtype'].map(name => ((0,html_document/* attribute */.lt)(at, name) ?? '').slice(0, words_of_others_MAX_NAME));
        if (OTHERS.test(names.join(' ')))
            return true;
    }
    return false;
}
const OF_OTHERS = /testimonial|\breviews?\b|feedback|\bwhat\b.{1,60}\b(?:say|says|said|saying|think|thinks)\b|kind words|\bcomments?\b|guest ?book|kundenstimmen|bewertungen|rezensionen|gästebuch|kommentare|\bavis\b|témoignages|commentaires|opiniones|testimonios|reseñas|comentarios|recensioni|dicono di noi|commenti|depoimentos|testemunhos|comentários|ervaringen|beoordelingen|recensies|reacties/i;
class OthersHeadings {
    #level = 0;
    isUnder({ kind, prose, element }) {
        if (kind !== 'heading')
            return this.#level > 0;
        const level = Number(element.tagName.slice(1));
        if (this.#level === 0 || level <= this.#level)
            this.#level = OF_OTHERS.test(prose.slice(0, words_of_others_MAX_NAME)) ? level : 0;
        return this.#level > 0;
    }
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/misspelled-words.js











const misspelledWords = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'word-misspelled': {
            severity: 'notice',
            title: 'A word is misspelled',
            why: 'Visitors take a page with spelling mistakes for careless. In a title or a description all who search see the mistake.',
            fix: 'Correct the word, also in the title, the description and the alt texts. A text in another language needs a lang attribute.',
            help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
            example: '<h1>Accomodation in Kent</h1>',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const examined = await (0,examined_page/* examinedPage */.H)(visit);
        const { page, examination, isMisread } = examined;
        if (isMisread)
            return { judgements: { 'word-misspelled': (0,judging_judgement/* notApplicable */.hH)('the letters of the page are misread') } };
        const judgements = (0,examined_page/* ofFirstPart */.b)({ 'word-misspelled': await misspelled_words_judge(examined) }, examination);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements) };
    },
});
const misspelled_words_MAX_TEXT = 5000;
const misspelled_words_MAX_IMAGES = 500;
const MAX_FOUND = 200;
const MAX_LISTED = 10;
const ABOUT_SPELLING = /mis-?spel|\bspell|\btypos?\b|dictionar|thesaur|rechtschreib|schreibweise|tippfehler|orthogra|ortogra|spelfout/i;
async function misspelled_words_judge(examined) {
    const { page, examination } = examined;
    const { document } = page;
    const texts = (await textsOf(examined)).filter(({ language }) => lexiconOf(language));
    if (texts.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no text in a language whose words are known');
    const [title] = document.elements('title');
    const [first] = examination.headings;
    const subject = [title ? (0,head_texts/* headTextsOf */.I)(document)[0]?.text : '', first?.text].join(' ');
    if (ABOUT_SPELLING.test(subject))
        return (0,judging_judgement/* notApplicable */.hH)('the page is about spelling');
    const words = new Map();
    for (const found of await believed(wordsOf(texts, page), examined)) {
        const key = found.word.toLowerCase();
        words.set(key, [...(words.get(key) ?? []), found]);
    }
    const occurrences = [...words.values()].slice(0, MAX_LISTED).map(places => {
        const { word, correction, at } = places[0];
        const times = places.length > 1 ? ` It is on the page ${places.length} times.` : '';
        const where = at.where === undefined ? '' : ` in the ${at.where}`;
        return document.occurrence(at.element, `"${word}"${where} is misspelled: "${correction}".${times}`);
    });
    return (0,judging_judgement/* failCounted */.ls)(occurrences, words.size);
}
async function textsOf({ page, examination }) {
    const { document, regions, main, declared } = examination;
    const own = (0,content_language/* primary */.zB)(declared) || (await examination.inLanguage()).readIn;
    const languageIn = (lang) => (0,content_language/* primary */.zB)(lang) || own;
    const head = (0,head_texts/* headTextsOf */.I)(page.document).map(({ element, name, text }) => ({
        element,
        text,
        language: own,
        where: name,
        isTitle: name.endsWith('title'),
    }));
    const others = new OthersHeadings();
    const blocks = main.allBlocks.flatMap(block => {
        const { element, kind, prose, lang } = block;
        if (others.isUnder(block) || kind === 'code')
            return [];
        const text = prose.slice(0, misspelled_words_MAX_TEXT);
        return { element, text, language: languageIn(lang), isTitle: kind === 'heading' };
    });
    const alts = document
        .elements('img')
        .slice(0, misspelled_words_MAX_IMAGES)
        .filter(image => !regions.hidden.has(image) && !isForNobody(image))
        .map(element => {
        const text = (0,html_document/* foldSpace */.GQ)(((0,html_document/* attribute */.lt)(element, 'alt') ?? '').slice(0, misspelled_words_MAX_TEXT));
        return { element, text, language: languageIn(langAround(element)), where: 'alt text', isTitle: false };
    });
    return [...head, ...blocks, ...alts].filter(({ text }) => text !== '');
}
function wordsOf(texts, page) {
    const names = misspelled_words_namesOf(page);
    const found = [];
    for (const at of texts) {
        for (const { word, correction } of misspellingsIn(at.text, lexiconOf(at.language), at.isTitle)) {
            const isOfName = names.includes(word.toLowerCase());
            if (isOfName || ABOUT_SPELLING.test(at.text) || !isOwnWord(word, at))
                continue;
            found.push({ word, correction, at });
            if (found.length >= MAX_FOUND)
                return found;
        }
    }
    return found;
}
function misspelled_words_namesOf({ url, preview, document }) {
    const siteName = document
        .elements('meta')
        .find(meta => (0,html_document/* attribute */.lt)(meta, 'property')?.trim().toLowerCase() === 'og:site_name');
    const name = siteName ? ((0,html_document/* attribute */.lt)(siteName, 'content') ?? '') : '';
    const hosts = [url, preview?.origin ?? ''].map(address => URL.canParse(address) ? new URL(address).hostname : '');
    return [...hosts, name.slice(0, misspelled_words_MAX_TEXT)].join(' ').toLowerCase();
}
const misspelled_words_MAX_NODES = 500;
function isOwnWord(word, { element, language, where }) {
    if (where !== undefined)
        return !isOfOthers(element);
    let holders = 0;
    for (const node of (0,text_start/* firstNodes */.wg)(element, misspelled_words_MAX_NODES)) {
        if (node.nodeName !== '#text' || !('value' in node) || !holdsWord(node.value, word))
            continue;
        const { parentNode } = node;
        if (!parentNode || !(0,html_document/* isElement */.vq)(parentNode))
            return false;
        const lang = (0,content_language/* primary */.zB)(langAround(parentNode));
        if (isOfOthers(parentNode) || (lang !== '' && lang !== language))
            return false;
        holders++;
    }
    return holders > 0;
}
function holdsWord(text, word) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        const around = text.slice(Math.max(0, at - 1), at) + text.slice(at + word.length, at + word.length + 1);
        if (!/\p{L}/u.test(around))
            return true;
    }
    return false;
}
const misspelled_words_MAX_STEPS_UP = 60;
function langAround(element) {
    let at = element;
    for (let step = 0; at && step < misspelled_words_MAX_STEPS_UP; step++, at = (0,html_document/* parentOf */.gN)(at)) {
        const lang = (0,html_document/* attribute */.lt)(at, 'lang');
        if (lang !== undefined)
            return lang.trim();
    }
    return '';
}
const MIN_TELLING = 60;
async function believed(found, { examination }) {
    if (found.length === 0)
        return [];
    const { language } = await examination.inLanguage();
    const real = language.detected || language.mostly;
    const kept = [];
    for (const one of found) {
        const { text, language: said } = one.at;
        const isOfPage = said === (0,content_language/* primary */.zB)(language.declared);
        if (isOfPage && real !== '' && real !== said)
            continue;
        const told = text.length < MIN_TELLING ? undefined : await (0,content_language/* languageOf */.eX)(text);
        if (told === undefined || told === said)
            kept.push(one);
    }
    return kept;
}

// EXTERNAL MODULE: ./lib/engine/tools/content/writing-systems.js
var writing_systems = __webpack_require__(82079);
;// CONCATENATED MODULE: ./lib/engine/tools/content/foreign-writing.js




const foreign_writing_MIN_LETTERS = 200;
const HALF_OF_THE_PAGE = 0.4;
const MIN_BLOCK_LETTERS = 10;
const MOST_LETTERS = 0.7;
function foreignWritingIn({ main, declared, statistics }) {
    const own = (0,writing_systems/* writingsOf */.Js)(declared);
    if (!own)
        return undefined;
    const running = new Set(statistics.paragraphs.map(({ block }) => block));
    let [all, foreign] = [0, 0];
    let found;
    for (const block of main.allBlocks) {
        if (block.kind === 'code' || (0,content_language/* primary */.zB)(block.lang) !== (0,content_language/* primary */.zB)(declared))
            continue;
        const writing = (0,writing_systems/* writingOf */.I2)(block.prose);
        if (!writing || writing.letters < MIN_BLOCK_LETTERS)
            continue;
        all += writing.letters;
        if (own.includes(writing.name) || writing.share < MOST_LETTERS)
            continue;
        if (writing.name === 'Latin' && !running.has(block))
            continue;
        foreign += writing.letters;
        found ??= { first: block, writing };
    }
    if (!found || foreign < foreign_writing_MIN_LETTERS || foreign < all * HALF_OF_THE_PAGE)
        return undefined;
    return { name: found.writing.name, share: foreign / all, first: found.first };
}
const MIN_HEAD_LETTERS = 6;
const HALF_OF_A_TEXT = 0.5;
const MIN_LATIN_WORDS = 8;
const foreign_writing_MIN_WORDS = 3;
const MOST_OF_A_TEXT = 0.9;
function foreignHeadTexts(document, own) {
    const texts = (0,head_texts/* headTextsOf */.I)(document);
    const latinWords = latinWordsOf(texts);
    return texts.flatMap(text => {
        const writing = (0,writing_systems/* writingOf */.I2)(text.text);
        if (!writing || own.includes(writing.name) || writing.letters < MIN_HEAD_LETTERS)
            return [];
        const isLatin = writing.name === 'Latin';
        if (writing.share < (isLatin ? MOST_OF_A_TEXT : HALF_OF_A_TEXT))
            return [];
        if (isLatin && !isProse(text, latinWords))
            return [];
        if (saysItTwice(text.text, own))
            return [];
        return [{ ...text, writing: writing.name }];
    });
}
const SEPARATOR = /\s?[|｜·•–—/()（）]\s?|\s-\s/u;
const foreign_writing_MAX_PARTS = 10;
function saysItTwice(text, own) {
    const letters = (part) => part.match(/\p{L}/gu)?.length ?? 0;
    return text.split(SEPARATOR, foreign_writing_MAX_PARTS).some(part => {
        const writing = (0,writing_systems/* writingOf */.I2)(part);
        const isOwn = writing !== undefined && own.includes(writing.name);
        return isOwn && writing.share >= MOST_LETTERS && letters(part) >= letters(text) * HALF_OF_A_TEXT;
    });
}
function isLong(text) {
    return (0,text_statistics/* wordsOf */.Z9)(text).length >= MIN_LATIN_WORDS;
}
function isProse({ name, text }, latinWords) {
    const words = (0,text_statistics/* wordsOf */.Z9)(text).length;
    if (name === 'description' && words >= MIN_SENTENCE_WORDS && (text.match(LINKING) ?? []).length >= 2)
        return true;
    return isLong(text) || (RESULT.has(name) && words >= foreign_writing_MIN_WORDS && latinWords >= MIN_LATIN_WORDS);
}
const MIN_SENTENCE_WORDS = 6;
const LINKING = /(?<=\s)(?:and|for|of|the|in|to|with|on|from|by|your|our)(?=\s)/g;
const RESULT = new Set(['title', 'description']);
function latinWordsOf(texts) {
    const shown = texts.filter(({ name }) => RESULT.has(name));
    const isLatin = ({ text }) => {
        const writing = (0,writing_systems/* writingOf */.I2)(text);
        return writing?.name === 'Latin' && writing.share >= MOST_OF_A_TEXT;
    };
    return shown.every(isLatin) ? shown.reduce((sum, { text }) => sum + (0,text_statistics/* wordsOf */.Z9)(text).length, 0) : 0;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/mixed-languages.js








const mixedLanguages = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'language-mixed': {
            severity: 'notice',
            title: 'Part of the text is in another language and does not say so',
            why: 'Search engines expect one language per page, visitors may be unable to read the rest, and screen readers speak it with the wrong voice.',
            fix: 'Translate what was left over. Put what is to stay on a page of its own, or set lang on it.',
            help: 'https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites#make-sure-the-page-language-is-obvious',
            example: '<html lang="de"> with a German text, and three paragraphs in English without a lang of their own',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'language-mixed': await mixed_languages_judge(examination) }) };
    },
});
const MIN_CHARACTERS = 120;
const MAX_PARAGRAPHS = 40;
const MIN_PARAGRAPHS = 2;
const mixed_languages_MIN_WORDS = 60;
const mixed_languages_MIN_SHARE = 0.15;
const MIN_OWN_SHARE = 0.15;
const QUOTES = new Set(['blockquote', 'q', 'figure', 'cite']);
const SWITCHED_BY = ['data-lang', 'data-language', 'data-locale'];
const mixed_languages_MAX_STEPS_UP = 8;
async function mixed_languages_judge(examination) {
    const { document, declared, statistics } = examination;
    if (declared === '')
        return (0,judging_judgement/* notApplicable */.hH)('the page declares no language');
    if (foreignWritingIn(examination))
        return (0,judging_judgement/* notApplicable */.hH)('half of the text is in the script of another language, which is reported separately');
    const { language: finding } = await examination.inLanguage();
    if (await (0,content_language/* isMostlyOther */.JC)(finding))
        return (0,judging_judgement/* notApplicable */.hH)('most of the text is in another language than declared, which is reported separately');
    const wanted = (0,content_language/* primary */.zB)(declared);
    const own = statistics.paragraphs.filter(({ block }) => (0,content_language/* primary */.zB)(block.lang) === wanted &&
        block.prose.length >= MIN_CHARACTERS &&
        !mixed_languages_isQuoted(block.element) &&
        !isOfSwitch(block.element) &&
        !isReference(block));
    if (own.length < MIN_PARAGRAPHS + 1)
        return (0,judging_judgement/* notApplicable */.hH)('the page has too little running text to compare');
    if (!(await (0,content_language/* isKnownLanguage */.Y4)(wanted)))
        return (0,judging_judgement/* notMeasured */.q7)(`the language detector does not know "${declared}"`);
    const step = Math.max(1, own.length / MAX_PARAGRAPHS);
    const read = [];
    for (let at = 0; at < own.length; at += step) {
        const paragraph = own[Math.floor(at)];
        const language = await (0,content_language/* languageOf */.eX)(paragraph.block.prose);
        if (language === undefined || (language === 'en' && !hasSentences(paragraph)))
            continue;
        read.push({ paragraph, language });
    }
    const words = (some) => some.reduce((sum, { paragraph }) => sum + paragraph.words.length, 0);
    const all = words(read);
    const isOwn = (language) => language === wanted || (0,content_language/* areKin */.JE)(language, wanted);
    const ownWords = words(read.filter(({ language }) => isOwn(language)));
    const others = Map.groupBy(read.filter(({ language }) => !isOwn(language)), ({ language }) => language);
    for (const [language, found] of others) {
        const parts = await Promise.all(found.map(({ paragraph }) => foreignPartOf(paragraph, language, isOwn)));
        const whole = parts.filter(({ isWhole }) => isWhole);
        const foreign = parts.reduce((sum, part) => sum + part.words, 0);
        if (whole.length < MIN_PARAGRAPHS || foreign < mixed_languages_MIN_WORDS || foreign < all * mixed_languages_MIN_SHARE)
            continue;
        if (ownWords < all * MIN_OWN_SHARE)
            return (0,judging_judgement/* notApplicable */.hH)('hardly any text is in the declared language, which is reported separately');
        const { element, quote } = whole[0];
        const name = (0,content_language/* nameOfDetected */.nP)(language, declared);
        const message = `lang="${declared}", but ${whole.length} of ${read.length} paragraphs are ${name}: "${(0,cut/* cutEnd */.ym)(quote, 80)}".`;
        return (0,judging_judgement/* fail */.fJ)(document.occurrence(element, message));
    }
    return (0,judging_judgement/* pass */.IX)();
}
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const MIN_SENTENCE = 20;
const MAX_SENTENCES = 30;
const MIN_WHOLE = 2 / 3;
async function foreignPartOf({ block, words }, language, isOwn) {
    const sentences = [...SENTENCES.segment(block.prose)]
        .map(({ segment }) => segment.trim())
        .filter(({ length }) => length >= MIN_SENTENCE)
        .slice(0, MAX_SENTENCES);
    let [foreign, own, quote] = [0, 0, ''];
    for (const sentence of sentences) {
        const told = await (0,content_language/* languageOf */.eX)(sentence);
        if (told === language) {
            foreign += sentence.length;
            quote ||= sentence;
        }
        else if (told !== undefined && isOwn(told))
            own += sentence.length;
    }
    const share = foreign + own === 0 ? 1 : foreign / (foreign + own);
    return {
        element: block.element,
        quote: quote || block.prose,
        words: Math.round(words.length * share),
        isWhole: share >= MIN_WHOLE,
    };
}
const ENGLISH_PARTICLES = new Set(('a all an and are as at be but by can for from has have if in into is it its may more no not of on one or our so such ' +
    'than that the their these they this to up was we were what when which who will with you your').split(' '));
const MIN_PARTICLES = 0.12;
function hasSentences({ words }) {
    const particles = words.filter(word => ENGLISH_PARTICLES.has(word.toLowerCase()));
    return particles.length >= words.length * MIN_PARTICLES;
}
const BIBLIOGRAPHIC = /^(?:\[\w{1,12}\]\s)?\p{Lu}[\p{L}'’-]{1,40},\s\p{Lu}(?=[\s\S]{10,600}(?:(?<!\d)(?:1[5-9]|20)\d\d(?!\d)|\bdoi\b|\bPress\b|\b(?:pp?|vols?|eds?)\.))/u;
const LINKED_SHARE = 0.8;
function isReference({ element, text, linkCharacters }) {
    if (BIBLIOGRAPHIC.test(text))
        return true;
    const isEntry = element.tagName === 'li' || (0,html_document/* parentOf */.gN)(element)?.tagName === 'li';
    return isEntry && linkCharacters >= text.length * LINKED_SHARE;
}
function isOfSwitch(element) {
    let at = element;
    for (let step = 0; at && step < mixed_languages_MAX_STEPS_UP; step++, at = (0,html_document/* parentOf */.gN)(at))
        if (SWITCHED_BY.some(name => (0,html_document/* attribute */.lt)(at, name)?.trim()))
            return true;
    return false;
}
function mixed_languages_isQuoted(element) {
    let at = element;
    for (let step = 0; at && step < mixed_languages_MAX_STEPS_UP; step++, at = (0,html_document/* parentOf */.gN)(at))
        if (QUOTES.has(at.tagName))
            return true;
    return false;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/past-closures.js








const pastClosures = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'closure-past': {
            severity: 'warning',
            title: 'The page announces a closure that is over',
            why: 'Visitors think that nobody is there and go elsewhere, or that the site is abandoned.',
            fix: 'Remove the notice, or announce the next closure.',
            help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
            example: '<p>Our office will be closed until August 18, 2023.</p>, in 2026',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        const judgement = judgeNotices(examination, (0,exchange/* clockOf */.ie)(page.response));
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'closure-past': judgement }) };
    },
});
const past_closures_CLOSED = new RegExp([
    "(?:will be|we are|we're|we remain|remains?) (?:closed|away|out of office|on (?:holiday|vacation|leave))|closed for (?:the )?(?:holidays?|vacation|summer|renovation)",
    String.raw `(?:bleib(?:t|en)|wir haben|haben wir|ist unsere?|ist die|ist das) (?:[\p{L}\d.,–-]+ ){0,12}geschlossen|(?:betriebs|praxis|sommer|weihnachts)(?:ferien|urlaub)|wegen urlaub|wir machen (?:urlaub|ferien|betriebsferien)`,
    'ser(?:a|ont|ons) (?:exceptionnellement )?(?:fermée?s?|absente?s?|en congés?)|fermeture (?:annuelle|estivale|exceptionnelle)|congés annuels|fermé pour (?:congés|vacances)',
    '(?:estar[áé]n?|estaremos|permanecer[áé]n?|permaneceremos) (?:cerrad|ausente|de vacaciones)|cerrado por (?:vacaciones|reformas)',
    '(?:sarà|saranno|saremo|rimarrà|resterà) (?:assent|chius|in ferie)|chius[oaie] per (?:ferie|vacanze)|chiusura (?:estiva|natalizia|per ferie)|assenza per ferie',
    String.raw `(?:zijn wij|wij zijn|is de \p{L}+|blijf(?:t|en)) (?:[\p{L}\d.,–-]+ ){0,8}gesloten|gesloten wegens vakantie|wegens vakantie gesloten`,
    '(?:estar[áã]o?|estaremos) (?:fechad|encerrad|de férias|ausente)|encerrado para férias',
    '(?:będzie|będziemy) (?:zamknięt|nieczynn|na urlopie)|nieczynn[eya] (?:od|do|z powodu)|przerwa urlopowa',
    '(?:bude(?:me)?|máme) (?:zavřen|dovolenou|na dovolené)|zavřeno z důvodu',
    '(?:har vi|vi har|håller vi|håller) (?:semester)?stängt|semesterstängt|holder (?:vi )?(?:ferie)?lukket|ferielukket|sommerstengt',
]
    .map(words => `(?:${words})\\p{L}*`)
    .join('|'), 'iu');
const NOT_A_HOUSE = /(?:registration|submission|application|portal|form|poll|survey|voting|auction|call|sale|road|street|lane|bridge|anmeldung|bewerbung|einreichung|straße|strasse|inscription|candidature|inscripci|inscri[cç]|iscrizion|bando|strada|rue|calle)\p{L}{0,4}\s*$/iu;
const MAX_BEFORE = 40;
const DATED_ADDRESS = /\/(?:19|20)\d\d(?:[-/_.]|$)|\/(?:blog|news|posts?|archives?)\/[^/]/i;
const ANYWHERE_MS = 12 * 60 * 60 * 1000;
const past_closures_MAX_BLOCKS = 2000;
const FURTHER_BLOCKS = 3;
const past_closures_MAX_NOTICE = 200;
function judgeNotices({ document, main, byline }, now) {
    if (byline.dates.length > 0 || DATED_ADDRESS.test(new URL(document.url).pathname))
        return (0,judging_judgement/* notApplicable */.hH)('the page says when it was written: what was to come then may be past');
    const blocks = main.allBlocks.slice(0, past_closures_MAX_BLOCKS);
    const notices = blocks.flatMap((block, index) => noticeAt(blocks, block, index));
    if (notices.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page announces no closure with its dates');
    const newest = notices.reduce((latest, notice) => (notice.last.end > latest.last.end ? notice : latest));
    const end = newest.last.end + ANYWHERE_MS;
    (0,input_trace/* holdsUntil */.HK)(end, now);
    if (end >= now)
        return (0,judging_judgement/* pass */.IX)();
    const days = (0,written_days/* writtenDays */.rq)(blocks.map(({ text }) => text).join('\n'));
    if (days.some(day => day.end > newest.last.end))
        return (0,judging_judgement/* pass */.IX)();
    const message = `The announced closure ended on ${newest.last.text}: ${(0,quoted/* quoted */.T)(newest.words)}.`;
    return (0,judging_judgement/* fail */.fJ)(document.occurrence(newest.block.element, message));
}
function noticeAt(blocks, block, index) {
    const words = past_closures_CLOSED.exec(block.text.slice(0, 1000));
    const before = block.text.slice(Math.max(0, (words?.index ?? 0) - MAX_BEFORE), words?.index);
    if (!words || NOT_A_HOUSE.test(before))
        return [];
    const behind = block.text.slice(words.index, words.index + words[0].length + past_closures_MAX_NOTICE);
    const further = blocks.slice(index + 1, index + 1 + FURTHER_BLOCKS).map(({ text }) => text);
    const days = [behind, ...further.map(text => text.slice(0, past_closures_MAX_NOTICE))]
        .map(written_days/* writtenDays */.rq)
        .find(found => found.length > 0);
    const last = days?.reduce((latest, day) => (latest && latest.end > day.end ? latest : day), undefined);
    return last ? [{ block, words: words[0], last }] : [];
}

;// CONCATENATED MODULE: ./lib/engine/syntax/weekday-dates.js

const WEEKDAYS = [
    'sun|sunday|son|sonntag|dim|dimanche|dom|domingo|domenica|zon|zondag|niedziela|neděle|sön|söndag|søn|søndag|вс|воскресенье',
    'mon|monday|montag|lun|lundi|lunes|lunedì|segunda|maa|maandag|poniedziałek|pondělí|mån|måndag|mandag|пн|понедельник',
    'tue|tues|tuesday|dienstag|mardi|martes|martedì|terça|din|dinsdag|wtorek|úterý|tis|tisdag|tirsdag|вт|вторник',
    'wed|wednesday|mit|mittwoch|mercredi|miércoles|mercoledì|quarta|woe|woensdag|środa|středa|ons|onsdag|ср|среда',
    'thu|thur|thurs|thursday|donnerstag|jeu|jeudi|jue|jueves|gio|giovedì|quinta|don|donderdag|czwartek|čtvrtek|tor|torsdag|чт|четверг',
    'fri|friday|fre|freitag|ven|vendredi|vie|viernes|venerdì|sexta|vri|vrijdag|piątek|pátek|fredag|пт|пятница',
    'sat|saturday|samstag|sonnabend|sam|samedi|sáb|sábado|sab|sabato|zat|zaterdag|sobota|lör|lördag|lør|lørdag|сб|суббота',
];
const BY_NAME = new Map(WEEKDAYS.flatMap((names, weekday) => names.split('|').map(name => [name, weekday])));
const weekday_dates_NAME = String.raw `(?<!\p{L})(\p{L}{2,12})\.?,?\s{0,3}(?:(?:den|the|le|el|il|de)\s)?`;
const weekday_dates_DAY = String.raw `([0-3]?\d)(?!\d)`;
const MONTH = String.raw `(\p{L}{3,11})`;
const NO_YEAR = String.raw `(?!\p{L}|\.?,?\s(?:de\s|del\s)?20\d\d)`;
const PATTERNS = [
    new RegExp(String.raw `${weekday_dates_NAME}${weekday_dates_DAY}(?:st|nd|rd|th|er)?\.?\s?(?:de\s|of\s)?${MONTH}${NO_YEAR}`, 'giu'),
    new RegExp(String.raw `${weekday_dates_NAME}(?<=\s)${MONTH}\.?\s${weekday_dates_DAY}(?:st|nd|rd|th)?${NO_YEAR}`, 'giu'),
];
const weekday_dates_MAX_TEXT = 20_000;
const MAX_DATES = 100;
function weekdayDates(text) {
    const start = text.slice(0, weekday_dates_MAX_TEXT);
    const [dayFirst, monthFirst] = PATTERNS.map(pattern => [...start.matchAll(pattern)].slice(0, MAX_DATES));
    return [
        ...dayFirst.map(([written, weekday, day, month]) => dateOf(written, weekday, day, month)),
        ...monthFirst.map(([written, weekday, month, day]) => dateOf(written, weekday, day, month)),
    ].filter(date => date !== undefined);
}
function dateOf(text, name, written, monthName) {
    const weekday = BY_NAME.get(name.toLowerCase());
    const month = (0,written_days/* monthNamed */.yV)(monthName);
    const day = Number(written);
    if (weekday === undefined || month === undefined || day < 1 || day > 31)
        return undefined;
    return { text: text.trim(), weekday, month, day };
}
function mayComeYet({ weekday, month, day }, now) {
    const year = new Date(now).getUTCFullYear();
    return [year, year + 1].some(one => {
        const begin = new Date(Date.UTC(one, month - 1, day));
        const end = begin.getTime() + TWO_DAYS_MS;
        return begin.getUTCDate() === day && begin.getUTCDay() === weekday && end >= now;
    });
}
const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1000;
const ENGLISH_WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MIN_CERTAIN = 5;
const ORDINAL = /^(?:segunda|terça|quarta|quinta|sexta)$/i;
const WITH_YEAR = String.raw `\.?,?\s(?:de\s|del\s)?(20\d\d)(?!\d)`;
const FULL_NAME = String.raw `(?<![\p{L}-])(\p{L}{${MIN_CERTAIN},12})(-feira)?,?\s(?:(?:den|the|le|el|il|de)\s)?`;
const FULL_PATTERNS = [
    new RegExp(String.raw `${FULL_NAME}${weekday_dates_DAY}(?:st|nd|rd|th|er|º|°)?\.?\s(?:de\s|of\s)?${MONTH}${WITH_YEAR}`, 'giu'),
    new RegExp(String.raw `${FULL_NAME}${MONTH}\s${weekday_dates_DAY}(?:st|nd|rd|th)?${WITH_YEAR}`, 'giu'),
];
const JOINED = /(\p{L}{2,12})[.,]?\s?(?:[-–—/&+,]|and|or|to|und|bis|oder|et|ou|y|e|i|a|og|och|en)?\s?$/iu;
const weekday_dates_MAX_BEFORE = 30;
function wrongWeekdays(text) {
    const start = text.slice(0, weekday_dates_MAX_TEXT);
    if (!/20\d\d/.test(start))
        return [];
    const [dayFirst, monthFirst] = FULL_PATTERNS.map(pattern => [...start.matchAll(pattern)].slice(0, MAX_DATES));
    const found = [
        ...dayFirst.map(match => ({ match, day: match[3], month: match[4] })),
        ...monthFirst.map(match => ({ match, day: match[4], month: match[3] })),
    ];
    return found.flatMap(({ match: { 0: written, 1: name = '', 2: suffix, 5: year, index }, day, month }) => {
        const date = dateOf(written, name, day, month);
        if (!date || (ORDINAL.test(name) && suffix === undefined))
            return [];
        const before = JOINED.exec(start.slice(Math.max(0, index - weekday_dates_MAX_BEFORE), index))?.[1] ?? '';
        if (BY_NAME.has(before.toLowerCase()))
            return [];
        const begin = new Date(Date.UTC(Number(year), date.month - 1, date.day));
        const weekday = begin.getUTCDay();
        return begin.getUTCDate() !== date.day || weekday === date.weekday
            ? []
            : [{ text: date.text, isA: ENGLISH_WEEKDAYS[weekday] }];
    });
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/announcements.js
const EVENTS = {
    en: 'concert|show|gig|event|meeting|meetup|workshop|course|class|session|tournament|match|fair|market|festival|conference|exhibition|performance|rehearsal|open day|edition',
    de: 'konzert|auftritt|termin|veranstaltung|treffen|workshop|kurs|seminar|turnier|spiel|markt|festival|tagung|ausstellung|vorstellung|probe|fest|versammlung|gottesdienst',
    fr: 'concert|spectacle|événement|évènement|réunion|atelier|stage|cours|tournoi|match|marché|festival|conférence|exposition|rencontre|assemblée',
    es: 'concierto|evento|reunión|taller|curso|torneo|partido|feria|festival|conferencia|exposición|encuentro|función',
    it: 'concerto|evento|incontro|laboratorio|corso|torneo|partita|fiera|festival|conferenza|mostra|spettacolo|appuntamento',
    pt: 'concerto|evento|reunião|workshop|curso|torneio|jogo|feira|festival|conferência|exposição|encontro|espetáculo',
    nl: 'concert|optreden|evenement|bijeenkomst|workshop|cursus|toernooi|wedstrijd|markt|festival|tentoonstelling|voorstelling|repetitie',
    nordic: 'konsert|koncert|möte|møde|møte|kurs|kursus|turnering|match|kamp|marknad|marked|festival|föreställning|forestilling|utställning|evenemang|arrangement',
    slavic: 'koncert\\p{L}*|spotkani\\p{L}|warsztat\\p{L}*|kurs\\p{L}*|setkání|turnaj|schůzka|výstava|představení',
};
const ANNOUNCEMENT = new RegExp(`(?<!\\p{L})(?:${[
    `(?:will|is going to) (?:be held|take place|be hosted)|(?:our|the|your) (?:next|upcoming) (?:\\p{L}+ )?(?:${EVENTS.en})(?: (?:is|will|takes)|[:,]| (?:in|on) )|join us (?:on|in|from) (?!our|the|a )|save the date|(?:registration|applications?|submissions?|entries) (?:is |are |will be )?(?:open (?:until|till)|opens?|closes?) |(?:register|sign up|apply|rsvp|book) (?:by|before|until) `,
    `(?:(?:findet|finden) .{3,90} statt|(?:wird|werden) .{3,90} statt(?:finden)?)(?!\\p{L})|(?:unser|der|das|die|unsere) nächste[rs]? (?:\\p{L}*)(?:${EVENTS.de})|wir eröffnen (?:am|im)|anmeldeschluss(?: ist)?|anmeldung(?:en)? (?:bis|möglich bis)|noch bis (?:zum)? `,
    `(?:aura|auront) lieu|se (?:tiendra|tiendront|déroulera|dérouleront)|(?:notre|nos|le|la) prochaine?s? (?:${EVENTS.fr})|(?:ouvrira|ouvrirons) (?:ses|nos) portes|(?:inscriptions?|inscrivez-vous) (?:jusqu[’']au|avant le)`,
    `tendrá lugar|tendrán lugar|se (?:celebrará|celebrarán|realizará|llevará a cabo)|(?:nuestr[oa]|el|la) próxim[oa] (?:${EVENTS.es})|(?:inscripciones?|inscríbete) (?:hasta|antes del)`,
    `si (?:terrà|terranno|svolgerà|svolgeranno)|avrà luogo|(?:il|la|nostro|nostra) prossim[oa] (?:${EVENTS.it})|iscrizioni (?:entro|fino al|aperte fino)`,
    `(?:acontecerá|decorrerá|será realizad[oa]|terá lugar)|(?:o|a|nosso|nossa) próxim[oa] (?:${EVENTS.pt})|inscrições (?:até|abertas até)`,
    `(?:vindt|vinden) .{3,90} plaats|zal .{3,90} plaatsvinden|(?:ons|onze|de|het) volgende (?:${EVENTS.nl})|aanmelden (?:kan )?(?:tot|vóór)`,
    `(?:äger .{0,60}rum|finder .{0,60}sted|finner .{0,60}sted|kommer att (?:hållas|äga rum)|afholdes|avholdes) (?:den |i |lördag|søndag|lørdag|söndag)|(?:vår|vårt|vores|nästa|næste|neste) (?:nästa |næste |neste )?(?:${EVENTS.nordic})`,
    `(?:odbędzie|odbędą) się|(?:nasz|nasze|najbliższ[ye]) (?:najbliższ[ye] )?(?:${EVENTS.slavic})|zapisy do|(?:se (?:bude )?(?:koná|konat|uskuteční))|(?:náš|příští|nejbližší) (?:${EVENTS.slavic})|přihlášky do`,
    '(?:состоится|состоятся|пройдет|пройдёт|відбудеться|відбудуться)|(?:следующ|наш следующ|наступн)\\p{L}+ (?:концерт|встреч|занят|зустріч)\\p{L}*',
].join('|')})`, 'iu');

;// CONCATENATED MODULE: ./lib/engine/tools/content/past-sale.js




const TICKETS = new RegExp(`(?<!\\p{L})(?:${[
    '(?:buy|get|book|order|grab|secure)(?: (?:your|my|our|the))? (?:tickets?|passes)|tickets? on sale',
    '(?:tickets?|karten|eintrittskarten) (?:jetzt )?(?:kaufen|bestellen|sichern|buchen)|ticketshop|zum ticketverkauf',
    '(?:acheter|prendre|réserver|commander)(?: (?:mes|mon|vos|votre|des|ses|un))? (?:billets?|places?|pass|tickets?)|accès billetterie',
    '(?:compra|comprar|compre)(?: (?:tus|las|tu|sus|mis))? (?:entradas?|boletos?|ingressos?|bilhetes?)|venta de entradas',
    'acquista(?: (?:i|il|i tuoi|ora i))? bigliett[io]|compra(?: i)? bigliett[io]',
    '(?:koop|bestel)(?: (?:je|jouw|uw))? (?:tickets?|kaarten)|(?:tickets|kaarten) (?:kopen|bestellen)',
    'köp biljett(?:er)?|køb billet(?:ter)?|kjøp billett(?:er)?|osta lippu|ostä? liput',
    'kup bilety?|koupit (?:vstupenk[yu]|lístk[yu])|kúpiť (?:vstupenk[yu]|lístk[yu])|jegyvásárlás|cumpără bilete?',
    'купить билеты?|купити квит(?:ок|ки)|купи билети?',
].join('|')})(?!\\p{L})`, 'iu');
const MAX_CONTROLS = 1000;
const past_sale_MAX_TEXT = 60;
const past_sale_DAY_MS = 24 * 60 * 60 * 1000;
const GRACE_MS = 30 * past_sale_DAY_MS;
const PAST_MS = 365 * past_sale_DAY_MS;
const MAX_PAGE = 100_000;
function pastSale(document, blocks, now) {
    const heads = document.elements('title', 'h1').map(html_document/* textOf */.b6);
    const described = document
        .elements('meta')
        .filter(meta => /^(?:og:)?description$/i.test((0,html_document/* attribute */.lt)(meta, 'name') ?? (0,html_document/* attribute */.lt)(meta, 'property') ?? ''))
        .map(meta => (0,html_document/* attribute */.lt)(meta, 'content') ?? '');
    const about = [...heads, ...described].map(text => text.slice(0, 500));
    const last = about.flatMap(written_days/* writtenDays */.rq).toSorted((a, b) => b.end - a.end)[0];
    if (!last)
        return undefined;
    const year = new Date(last.end - 1).getUTCFullYear();
    if (!heads.some(head => head.includes(String(year))))
        return undefined;
    const over = last.end + GRACE_MS;
    (0,input_trace/* holdsUntil */.HK)(over, now);
    if (over >= now || last.end + PAST_MS < now)
        return undefined;
    const sales = document
        .elements('a', 'button')
        .slice(0, MAX_CONTROLS)
        .filter(control => TICKETS.test((0,text_start/* startOfSeenText */.Mq)(control, past_sale_MAX_TEXT)));
    const sale = sales.find(control => /^https?:/i.test((0,html_document/* attribute */.lt)(control, 'href') ?? '')) ?? sales[0];
    if (!sale || hasLater(blocks, last.end, year))
        return undefined;
    const text = (0,text_start/* startOfSeenText */.Mq)(sale, past_sale_MAX_TEXT).trim();
    return document.occurrence(sale, `"${text}" sells tickets for ${last.text}, which is over.`);
}
function hasLater(blocks, end, year) {
    const text = blocks
        .map(block => block.text)
        .join('\n')
        .slice(0, MAX_PAGE);
    return ([...(0,written_days/* writtenDays */.rq)(text), ...(0,written_days/* writtenMonths */.b_)(text)].some(day => day.end > end) ||
        (text.match(/(?<!\d)20\d\d(?!\d)/g) ?? []).some(found => Number(found) > year));
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/past-signup.js




const SIGN_UP = new RegExp(`^(?:${[
    '(?:(?:please )?(?:register|sign up|enrol|enroll|rsvp)(?: (?:now|here|today|online))?|reserve (?:your|a) (?:place|seat|spot)|book your (?:place|seat|spot)|apply now)',
    '(?:(?:jetzt|hier|online) )?(?:anmelden|bewerben)|zur anmeldung|(?:platz|plätze) (?:sichern|reservieren|buchen)',
    "(?:je )?(?:m[’']inscris|m[’']inscrire|s[’']inscrire)(?: (?:ici|maintenant))?",
    '(?:inscríbete|inscribirse|inscripciones|inscríbase)(?: (?:aquí|ya|ahora))?|(?:inscreva-se|inscrições)(?: (?:já|aqui|agora))?',
    'iscriviti(?: (?:ora|qui|subito))?|(?:direct |nu )?(?:aanmelden|inschrijven)|meld (?:je|u) aan',
    'zapisz się(?: teraz)?|přihlásit se|prihlásiť sa|anmäl dig(?: (?:här|nu))?|tilmeld dig(?: (?:her|nu))?|meld deg på(?: (?:her|nå))?|ilmoittaudu(?: (?:tästä|mukaan|nyt))?',
].join('|')})[\\s!.»›→>]*$`, 'iu');
const past_signup_MAX_CONTROLS = 1000;
const MAX_TIMES = 1000;
const past_signup_MAX_STEPS = 5;
const MAX_CARD = 400;
const past_signup_MAX_TEXT = 60;
const past_signup_GRACE_MS = 30 * 24 * 60 * 60 * 1000;
function pastSignUp(document, now) {
    const controls = document
        .elements('a', 'button')
        .slice(0, past_signup_MAX_CONTROLS)
        .filter(control => (0,html_document/* attribute */.lt)(control, 'disabled') === undefined &&
        SIGN_UP.test((0,text_start/* startOfSeenText */.Mq)(control, past_signup_MAX_TEXT).trim()));
    if (controls.length === 0)
        return undefined;
    const times = timesAround(document);
    const cards = controls.map(control => elementsAround(control).find(around => times.has(around)));
    const controlsOf = Map.groupBy(controls.keys(), index => cards[index]);
    for (const [card, indexes] of controlsOf) {
        const [index, another] = indexes;
        const { last, text } = (card && times.get(card)) ?? { last: Number.POSITIVE_INFINITY, text: '' };
        if (!card || another !== undefined || last === Number.POSITIVE_INFINITY)
            continue;
        const over = last + past_signup_GRACE_MS;
        (0,input_trace/* holdsUntil */.HK)(over, now);
        if (over >= now || (0,text_start/* startOfSeenText */.Mq)(card, MAX_CARD + 1).length > MAX_CARD)
            continue;
        const control = controls[index];
        const message = `"${(0,text_start/* startOfSeenText */.Mq)(control, past_signup_MAX_TEXT).trim()}" is for what was on ${text}.`;
        return document.occurrence(control, message);
    }
    return undefined;
}
function timesAround(document) {
    const around = new Map();
    for (const time of document.elements('time').slice(0, MAX_TIMES)) {
        const [day] = (0,written_days/* writtenDays */.rq)((0,html_document/* textOf */.b6)(time).slice(0, past_signup_MAX_TEXT));
        const marked = Date.parse(((0,html_document/* attribute */.lt)(time, 'datetime') ?? '').trim().slice(0, 10));
        const isDay = day !== undefined && Math.abs(day.end - marked) <= 2 * 24 * 60 * 60 * 1000;
        const own = isDay ? { last: day.end, text: day.text } : { last: Number.POSITIVE_INFINITY, text: '' };
        for (const element of elementsAround(time)) {
            const known = around.get(element);
            if (!known || known.last < own.last)
                around.set(element, own);
        }
    }
    return around;
}
function elementsAround(element) {
    const found = [];
    let at = (0,html_document/* parentOf */.gN)(element);
    for (; at && found.length < past_signup_MAX_STEPS && !/^(?:body|main|html)$/.test(at.tagName); at = (0,html_document/* parentOf */.gN)(at))
        found.push(at);
    return found;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/past-events.js














const pastEvents = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'upcoming-past': {
            severity: 'warning',
            title: 'What the page announces as upcoming is over',
            why: 'Visitors think that the site is abandoned, and people who search for what comes next do not find it here.',
            fix: 'Announce what comes next, rename the section, or let the build leave out what is over.',
            help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
            example: '<h2>Upcoming events</h2><p>March 3, 2021: Open day</p>, in 2026',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        const judgement = judgeSections(examination, page, (0,exchange/* clockOf */.ie)(page.response));
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'upcoming-past': judgement }) };
    },
});
const UPCOMING = /^(?:(?:our|all|see|the)\s)?(?:upcoming|forthcoming|next|future)\s(?:\p{L}{3,15}\s)?(?:events?|dates?|shows?|concerts?|gigs?|meetings?|meetups?|workshops?|courses?|trainings?|tours?|webinars?|talks?|conferences?|exhibitions?|classes|sessions?|seminars?|matches|games|races|performances?)$|^(?:kommende|nächste|anstehende|bevorstehende|aktuelle)\s(?:termine?|veranstaltungen?|events?|konzerte?|kurse?|workshops?|auftritte?|spiele|ausstellungen?|seminare?)$|^(?:prochaine?s?|futurs?)\s(?:événements?|evènements?|dates?|concerts?|ateliers?|spectacles?|rencontres?|formations?|expositions?|stages?)$|^(?:événements?|évènements?|dates|concerts|ateliers) à venir$|^próxim[oa]s?\s(?:eventos?|fechas?|datas?|conciertos?|concertos?|cursos?|talleres|citas|encuentros?|encontros?|actividades|atividades|exposiciones|shows)$|^prossim[ie]\s(?:eventi|date|concerti|corsi|appuntamenti|spettacoli|mostre)$|^(?:aankomende|komende|volgende)\s(?:evenementen|activiteiten|concerten|voorstellingen|cursussen|agenda)$|^(?:nadchodzące|najbliższe|zbliżające się)\s(?:wydarzenia|koncerty|terminy|szkolenia)$|^(?:nadcházející|nejbližší|příští)\s(?:akce|koncerty|termíny|události)$|^(?:kommande|nästa)\s(?:evenemang|händelser|konserter|kurser|föreställningar)$|^(?:ближайшие|предстоящие)\s(?:события|мероприятия|концерты|курсы)$/iu;
const COMING_UP = /^(?:coming up|what['’]s on|dates|termine|agenda|(?:upcoming|coming|next|kommende|nächste|prochains?|prochaines|próxim[oa]s|prossim[ie]|komende|aankomende|kommande|nadchodzące|nejbližší) [\p{L}\s&,]{3,50})$/iu;
const CALENDAR = /^(?:our |unsere? |notre |nuestro |il nostro )?(?:calendar|schedule|agenda|events?|concerts?|gigs|tour ?dates|kalender|termine|veranstaltungen|konzerte|auftritte|spielplan|calendrier|événements|agenda des concerts|calendario|eventi|concerti|appuntamenti|eventos|conciertos|konserter|spelningar|evenemang|arrangementer|koncerter|kalendarz|wydarzenia|koncerty|kalendář|akce|kalenteri|tapahtumat)\s(?:for |für |de |pour |del )?(20\d\d)$/iu;
const PAST = /past|previous|earlier|archive|recent|vergangen|frühere|archiv|rückblick|passés?|précédent|anterior|pasad|passad|passat|precedent|vorige|afgelopen|minul|poprzedni|tidigare|прошедш|архив/i;
const past_events_DATED_ADDRESS = /\/(?:19|20)\d\d(?:[-/_.]|$)|\/(?:blog|news|posts?|archives?)\/[^/]/i;
const past_events_DAY_MS = 24 * 60 * 60 * 1000;
const past_events_ANYWHERE_MS = 12 * 60 * 60 * 1000;
const MAX_SECTIONS = 10;
const past_events_MAX_BLOCKS = 100;
const past_events_MAX_BLOCK = 200;
const past_events_MONTH = /(?<!\p{L})(?:january|february|march|april|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro)(?!\p{L})/giu;
function judgeSections({ document, main, byline }, page, now) {
    if (byline.dates.length > 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page says when it was written: what was to come then may be past');
    const { allBlocks } = main;
    const starts = allBlocks.flatMap(({ kind, text }, index) => kind === 'heading' && UPCOMING.test(text.replace(/[\s:!]+$/, '')) ? [index] : []);
    const coming = allBlocks.flatMap(({ kind, text }, index) => kind === 'heading' &&
        COMING_UP.test(text.replace(/[\s:!]+$/, '')) &&
        weekdayDates(sectionBehind(allBlocks, index)).length >= MIN_WEEKDAYS
        ? [index]
        : []);
    const ended = pastCalendar(page, allBlocks, now) ?? pastSale(document, allBlocks, now) ?? pastSignUp(document, now);
    if (ended)
        return (0,judging_judgement/* fail */.fJ)(ended);
    const announced = announcedDays(document, allBlocks);
    const past = pastAnnouncement(page, allBlocks, announced, now);
    if (past)
        return (0,judging_judgement/* fail */.fJ)(past);
    const unnamed = pastWeekdays(document, allBlocks, [...starts, ...coming], now);
    if (unnamed)
        return (0,judging_judgement/* fail */.fJ)(unnamed);
    if (starts.length + announced.length + coming.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page announces nothing with its date');
    for (const start of starts.slice(0, MAX_SECTIONS)) {
        const heading = allBlocks[start];
        const text = sectionBehind(allBlocks, start);
        const days = (0,written_days/* writtenDays */.rq)(text);
        const last = days.reduce((latest, day) => (day.end > latest.end ? day : latest), days[0]);
        if (last === undefined ||
            hasOtherDates(text, days.map(day => day.text)))
            continue;
        (0,input_trace/* holdsUntil */.HK)(last.end + past_events_ANYWHERE_MS, now);
        if (last.end + past_events_ANYWHERE_MS >= now || isOfEdition(page, yearOf(last), ['h1']))
            continue;
        const message = `${(0,quoted/* quoted */.T)(heading.text)} has nothing later than ${last.text}.`;
        return (0,judging_judgement/* fail */.fJ)(document.occurrence(heading.element, message));
    }
    return (0,judging_judgement/* pass */.IX)();
}
const MIN_WEEKDAYS = 2;
function pastWeekdays(document, blocks, starts, now) {
    for (const start of starts.slice(0, MAX_SECTIONS)) {
        const heading = blocks[start];
        const text = sectionBehind(blocks, start);
        const dates = weekdayDates(text);
        if (dates.length < MIN_WEEKDAYS || /(?<!\d)20\d\d(?!\d)/.test(text))
            continue;
        if (dates.some(date => mayComeYet(date, now))) {
            (0,input_trace/* holdsUntil */.HK)(now + past_events_DAY_MS);
            continue;
        }
        const message = `${(0,quoted/* quoted */.T)(heading.text)} has no day to come: of ${dates.length} the first is ${dates[0].text} and the last ${dates.at(-1).text}, and none is on its weekday until the end of next year.`;
        return document.occurrence(heading.element, message);
    }
    return undefined;
}
function sectionBehind(blocks, start) {
    const heading = blocks[start];
    const section = [];
    for (const block of blocks.slice(start + 1, start + 1 + past_events_MAX_BLOCKS)) {
        const isNext = block.kind === 'heading' && block.element.tagName <= heading.element.tagName;
        if (isNext || PAST.test(block.text.slice(0, 40)))
            break;
        section.push(block.text.slice(0, past_events_MAX_BLOCK));
    }
    return section.join(' \n');
}
const past_events_GRACE_MS = 30 * 24 * 60 * 60 * 1000;
const MAX_ANNOUNCING = 2000;
const MAX_SENTENCE = 600;
const MAX_APART = 120;
const BLOCKS_BEFORE = 3;
function announcedDays(document, blocks) {
    if (past_events_DATED_ADDRESS.test(new URL(document.url).pathname))
        return [];
    const entries = datedEntries(document);
    return blocks.slice(0, MAX_ANNOUNCING).flatMap((block, index) => {
        const text = block.text.slice(0, MAX_SENTENCE);
        const words = block.kind === 'code' ? null : ANNOUNCEMENT.exec(text);
        if (!words)
            return [];
        const start = Math.max(0, words.index - MAX_APART);
        const near = text.slice(start, words.index + words[0].length + MAX_APART);
        const days = [...(0,written_days/* writtenDays */.rq)(near), ...(0,written_days/* writtenMonths */.b_)(near)];
        const [last, other] = days.toSorted((a, b) => b.end - a.end);
        if (!last || (other && last.end - other.end > 45 * past_events_DAY_MS))
            return [];
        const entry = entries.size === 0 ? undefined : entryAround(block.element);
        const written = entry && entries.get(entry);
        if (written !== undefined && written < last.end - BEFORE_MS)
            return [];
        return [{ block, index, words: words[0], last }];
    });
}
const past_events_MAX_TIMES = 1000;
const past_events_MAX_AROUND = 30;
const BEFORE_MS = 4 * past_events_DAY_MS;
function datedEntries(document) {
    const entries = new Map();
    for (const time of document.elements('time').slice(0, past_events_MAX_TIMES)) {
        const entry = entryAround(time);
        const written = Date.parse(((0,html_document/* attribute */.lt)(time, 'datetime') ?? '').slice(0, 10));
        if (entry && written < (entries.get(entry) ?? Number.POSITIVE_INFINITY))
            entries.set(entry, written);
    }
    return entries;
}
function entryAround(element) {
    let around = element;
    for (let step = 0; around && step < past_events_MAX_AROUND; step++) {
        if (around.tagName === 'article')
            return around;
        around = (0,html_document/* parentOf */.gN)(around);
    }
    return undefined;
}
function pastAnnouncement(page, blocks, announced, now) {
    const { document } = page;
    const [first, ...others] = announced;
    if (!first)
        return undefined;
    const newest = others.reduce((latest, one) => (one.last.end > latest.last.end ? one : latest), first);
    const over = newest.last.end + past_events_GRACE_MS;
    (0,input_trace/* holdsUntil */.HK)(over, now);
    if (over >= now)
        return undefined;
    const year = yearOf(newest.last);
    const about = [document.url, ...document.elements('title', 'h1').map(html_document/* textOf */.b6)].join(' ');
    if (isOfEdition(page, year, ['h1']) || PAST.test(about))
        return undefined;
    const before = blocks.slice(Math.max(0, newest.index - BLOCKS_BEFORE), newest.index);
    if (before.some(({ text }) => hasDate(text.slice(0, MAX_SENTENCE))))
        return undefined;
    const text = blocks
        .map(({ text }) => (/©|\(c\)|copyright/i.test(text) ? '' : text))
        .join('\n')
        .slice(0, past_events_MAX_TEXT);
    const isLater = ({ end }) => end > newest.last.end;
    if ((0,written_days/* writtenDays */.rq)(text).some(isLater) || (0,written_days/* writtenMonths */.b_)(text).some(isLater))
        return undefined;
    const later = text.match(/(?<!\d)20\d\d(?!\d)/g) ?? [];
    if (later.some(found => Number(found) > year))
        return undefined;
    const message = `"${newest.words.trim()}" is about ${newest.last.text}.`;
    return document.occurrence(newest.block.element, message);
}
function yearOf({ end }) {
    return new Date(end - 1).getUTCFullYear();
}
function hasDate(text) {
    return (0,written_days/* writtenDays */.rq)(text).length > 0 || /(?<!\d)\d{1,2}[./]\d{1,2}[./](?:20)?\d{2}(?!\d)/.test(text);
}
const past_events_MAX_TEXT = 100_000;
function pastCalendar(page, blocks, now) {
    const { document } = page;
    const years = blocks.flatMap(block => {
        const year = block.kind === 'heading' && CALENDAR.exec(block.text.replace(/[\s:!]+$/, ''))?.[1];
        return year ? [{ block, year: Number(year) }] : [];
    });
    if (years.length === 0)
        return undefined;
    const { block, year } = years.reduce((latest, one) => (one.year > latest.year ? one : latest));
    const over = Date.UTC(year + 1, 0, 1) + past_events_ANYWHERE_MS;
    (0,input_trace/* holdsUntil */.HK)(over, now);
    const about = `${document.elements('title').map(html_document/* textOf */.b6).join(' ')} ${document.url}`;
    if (over >= now || isOfEdition(page, year, []) || PAST.test(about))
        return undefined;
    const text = blocks.map(({ text }) => (/©|\(c\)|copyright/i.test(text) ? '' : text)).join('\n');
    const later = text.slice(0, past_events_MAX_TEXT).match(/(?<!\d)20\d\d(?!\d)/g) ?? [];
    if (later.some(found => Number(found) > year))
        return undefined;
    return document.occurrence(block.element, `${(0,quoted/* quoted */.T)(block.text)} is the last calendar of the page.`);
}
function hasOtherDates(text, days) {
    let rest = text;
    for (const day of days)
        rest = rest.replace(day, ' ');
    return (rest.match(past_events_MONTH) ?? []).length > 0 || /(?<!\d)20\d{2}(?!\d)/.test(rest);
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/past-offers.js








const pastOffers = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'offer-past': {
            severity: 'warning',
            title: 'The page advertises an offer whose last day is past',
            why: 'Visitors come for a price that they do not get, or think that the site is abandoned. Advertising an offer that cannot be had misleads consumers.',
            fix: 'Remove the offer, or write the last day of the one that holds now.',
            help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
            example: '<p>20 % off all bikes, offer valid until March 15, 2024</p>, in 2026',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        const judgement = judgeOffers(examination, page, (0,exchange/* clockOf */.ie)(page.response));
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'offer-past': judgement }) };
    },
});
const OFFER = /(?<!\p{L})(?:(?:special )?offers?|promo(?:tion)?s?|sale|discounts?|deals?|coupons?|vouchers?)(?!\p{L})|\d\s?%|angebot|rabatt|gutschein|sonderpreis|aktionspreis|(?<!\p{L})(?:offres?|promotions?|remises?|réductions?)(?!\p{L})|(?<!\p{L})(?:ofertas?|promoci[oó]n|promociones|descuentos?|promoção|promoções|descontos?|campanhas?)(?!\p{L})|(?<!\p{L})(?:offert[ae]|promozion[ei]|scont[oi])(?!\p{L})|aanbieding|korting|(?<!\p{L})(?:promocj\p{L}|rabat\p{L}*|zniżk\p{L})|(?<!\p{L})(?:nabídk\p{L}|slev\p{L}|zľav\p{L}|ponuk\p{L})(?!\p{L})|(?<!\p{L})(?:акци\p{L}|скидк\p{L}|предложени\p{L}|акці\p{L}|знижк\p{L})(?!\p{L})|erbjudand|tilbud|kampanj|kampanya|fırsat|indirim|kedvezmény|akció/iu;
const UNTIL = /(?<!\p{L})(?:(?:valid|available|runs?|good) (?:until|till|through|thru|to)|(?:offer|sale|promotion|deal|discount) (?:ends|expires)(?: on)?|expires on|gültig bis(?: zum)?|nur (?:noch )?bis(?: zum)?|(?:gilt|gelten|läuft) (?:noch )?bis(?: zum)?|endet am|valables? jusqu[’']au|jusqu[’']au|expire le|válid[oa]s? (?:hasta|até)(?: el)?|vigentes? hasta(?: el)?|hasta el|válid[oa]s? até|até(?: o)?(?: dia)?|valid[oaie] fino al|fino al|entro il|scade il|geldig (?:tot en met|t\/m|tot)|ważn[aey]\p{L}? do|obowiązuj[eą] do|trwa do|plat(?:í|ia|n[éý]) do|trvá do|действует до|действительн\p{L} до|ді(?:є|йсні|ють) до|gäller (?:till och med|t\.?o\.?m\.?|till)|gælder (?:til og med|t\.?o\.?m\.?|til)|gjelder (?:til og med|t\.?o\.?m\.?|til)|érvényes(?:ek)?)(?!\p{L})/giu;
const PRICES = /(?<!\p{L})(?:(?:prices?|price list|rates) (?:(?:is|are) )?(?:valid|good) (?:until|till|through)|(?:preise?|preisliste) (?:(?:ist|sind) )?gültig bis|(?:preise|preisliste) (?:gelten|gilt) bis|(?:prix|tarifs?) (?:(?:est|sont) )?valables? jusqu[’']au|(?:precios?|tarifas?) (?:válid[oa]s?|vigentes?) (?:hasta|até)|(?:preços?|tabela) válid[oa]s? até|(?:prezz[io]|listino|tariff[ae]) (?:è |sono )?valid[oaie] fino al|(?:prijzen|tarieven) (?:zijn )?geldig (?:tot|t\/m)|(?:ceny|cennik) (?:są )?(?:ważn[ey]|obowiązuj[eą]) do|(?:ceny|ceník|cenník) (?:jsou |je |sú )?(?:platí|platia|platn[éý]) do|цены действительны до|ціни ді(?:йсні|ють) до|(?:priserna?|priserne) (?:gäller|gælder|gjelder) (?:till|til)|árak érvényesek)(?!\p{L})/iu;
const UNTIL_BEHIND = /^\s?(?:[’'](?:ya|ye|a|e)\s|tarihine )?kadar(?!\p{L})|^\.?-ig(?!\p{L})/iu;
const past_offers_DATED_ADDRESS = /\/(?:19|20)\d\d(?:[-/_.]|$)|\/(?:blog|news|posts?|archives?)\/[^/]/i;
const past_offers_ANYWHERE_MS = 12 * 60 * 60 * 1000;
const past_offers_MAX_BLOCKS = 2000;
const past_offers_MAX_BLOCK = 600;
const past_offers_MAX_BEHIND = 40;
const MAX_PRICES = 90;
function judgeOffers({ document, main, byline }, page, now) {
    if (byline.dates.length > 0 || past_offers_DATED_ADDRESS.test(new URL(document.url).pathname))
        return (0,judging_judgement/* notApplicable */.hH)('the page says when it was written: what could be had then may be past');
    const blocks = main.allBlocks.slice(0, past_offers_MAX_BLOCKS);
    const offers = blocks.flatMap(block => offersIn(block));
    const [first] = offers;
    if (!first)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no offer with its last day');
    const newest = offers.reduce((latest, offer) => (offer.last.end > latest.last.end ? offer : latest), first);
    const end = newest.last.end + past_offers_ANYWHERE_MS;
    (0,input_trace/* holdsUntil */.HK)(end, now);
    if (end >= now)
        return (0,judging_judgement/* pass */.IX)();
    if (isOfEdition(page, new Date(newest.last.end - 1).getUTCFullYear(), ['h1']))
        return (0,judging_judgement/* pass */.IX)();
    const days = (0,written_days/* writtenDays */.rq)(blocks.map(({ text }) => text).join('\n'));
    if (days.some(day => day.end > newest.last.end))
        return (0,judging_judgement/* pass */.IX)();
    const ended = newest.what === 'offer' ? 'The offer ended on' : 'The page says that its prices held until';
    return (0,judging_judgement/* fail */.fJ)(document.occurrence(newest.block.element, `${ended} ${newest.last.text}.`));
}
function offersIn(block) {
    const start = block.text.slice(0, past_offers_MAX_BLOCK);
    if (block.kind === 'code')
        return [];
    const isOffer = OFFER.test(start);
    const prices = isOffer ? 0 : start.search(PRICES);
    if (prices < 0)
        return [];
    const what = isOffer ? 'offer' : 'prices';
    const text = start.slice(prices, isOffer ? undefined : prices + MAX_PRICES);
    const before = [...text.matchAll(UNTIL)].flatMap(words => {
        const behind = text.slice(words.index + words[0].length, words.index + words[0].length + past_offers_MAX_BEHIND);
        const [day] = (0,written_days/* writtenDays */.rq)(behind);
        return day && behind.indexOf(day.text) <= 2 ? [{ block, last: day, what }] : [];
    });
    const behind = (0,written_days/* writtenDays */.rq)(text).filter(day => UNTIL_BEHIND.test(text.slice(text.indexOf(day.text) + day.text.length).slice(0, past_offers_MAX_BEHIND)));
    return [...before, ...behind.map(last => ({ block, last, what }))];
}

// EXTERNAL MODULE: ./lib/engine/tools/serp/title-parts.js
var title_parts = __webpack_require__(41800);
;// CONCATENATED MODULE: ./lib/engine/tools/content/pictured-prices.js








const picturedPrices = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'prices-in-image': {
            severity: 'notice',
            title: 'The price list is only an image',
            why: 'Search engines, screen readers and translation tools hardly read it, and on a phone it is too small. People who search for what it offers do not find the page.',
            fix: 'Write the offers and prices as text, such as a table. The image may stay.',
            help: 'https://www.w3.org/WAI/WCAG22/Understanding/images-of-text.html',
            example: '<img src="/price-list.jpg" alt="Prices"> on a page without a single price',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'prices-in-image': judgeImages(examination) }) };
    },
});
const PRICE_LIST = /(?:^|[^\p{L}])(?:tarifs?|price ?-?_?list|prices|preisliste|preise|speisekarte|getränkekarte|getraenkekarte|menükarte|menukaart|prijslijst|prijzen|listino|prezzi|lista[-_ ]de[-_ ]precios|precios|tabela[-_ ]de[-_ ]preços|preços|precos|cennik|ceník|cenik|árlista|arlista|fiyat[-_ ]listesi|прайс(?:-?лист)?|цены|料金表?|価格表|メニュー表|お品書き|价目表|價目表|메뉴판)(?![\p{L}])/iu;
const DRAWN = /\.(?:svg|ico)$/i;
const pictured_prices_ICON = /icon|logo|symbol|sprite|badge|button|arrow/i;
const PRICE = /(?:[€$£¥₽₴₺₩₪₹]|\b(?:EUR|USD|GBP|CHF|Fr\.|Rs\.?|kr\.?))\s?\d|\d\s?(?:[€$£¥₽₴₺₩₪₹]|円|元|원|руб|грн|zł|Kč|Ft\b|kr\b|(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?)\b)/iu;
const LONG_ALT = 80;
const MIN_PX = 200;
const pictured_prices_MAX_NAME = 500;
function judgeImages({ document, regions, main }) {
    const lists = document
        .elements('img')
        .filter(image => !regions.hidden.has(image) && isPriceList(image, document));
    if (lists.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no image of the page is called a price list');
    if (main.allBlocks.some(({ text }) => PRICE.test(text)))
        return (0,judging_judgement/* pass */.IX)();
    if (hasListAsPdf(document))
        return (0,judging_judgement/* notApplicable */.hH)('the page leads to its price list as a PDF as well');
    return (0,judging_judgement/* failEach */.Sw)(lists, image => document.occurrence(image, `"${listName(image, document)}" is an image, and the text of the page has no price.`), '');
}
function listName(image, document) {
    const alt = (0,html_document/* foldSpace */.GQ)(((0,html_document/* attribute */.lt)(image, 'alt') ?? '').slice(0, LONG_ALT));
    return PRICE_LIST.test(alt) ? alt : pictured_prices_fileOf(image, document);
}
function isPriceList(image, document) {
    const alt = (0,html_document/* attribute */.lt)(image, 'alt') ?? '';
    const file = pictured_prices_fileOf(image, document);
    const isSmall = ['width', 'height'].some(name => Number((0,html_document/* attribute */.lt)(image, name)) < MIN_PX);
    if (isSmall || alt.length > LONG_ALT || DRAWN.test(file) || pictured_prices_ICON.test(`${file} ${alt}`))
        return false;
    const isCalled = PRICE_LIST.test(alt) && !isNameOfPage(alt, document);
    return (isCalled || PRICE_LIST.test(file)) && !isInPageLink(image, document);
}
const MAX_HEADINGS = 3;
function isNameOfPage(text, document) {
    const key = (0,title_parts/* squashed */.Pz)(text);
    const names = [
        ...document.elements('h1').slice(0, MAX_HEADINGS),
        ...document.elements('title').slice(0, 1),
    ].map(element => (0,text_start/* startOfSeenText */.Mq)(element, 2 * LONG_ALT));
    return names.some(name => (0,title_parts/* squashed */.Pz)(name) === key || (0,title_parts/* partsOf */.CI)(name).some(part => (0,title_parts/* squashed */.Pz)(part) === key));
}
const pictured_prices_MAX_LINKS = 2000;
const PDF = /\.pdf$/i;
function hasListAsPdf(document) {
    return document
        .elements('a')
        .slice(0, pictured_prices_MAX_LINKS)
        .some(link => {
        const href = (0,html_document/* attribute */.lt)(link, 'href') ?? '';
        if (!/\.pdf/i.test(href))
            return false;
        const file = fileAt(href, document);
        const text = (0,text_start/* startOfSeenText */.Mq)(link, LONG_ALT);
        return PDF.test(file) && (PRICE_LIST.test(file) || PRICE_LIST.test(text));
    });
}
function pictured_prices_fileOf(image, document) {
    const src = (0,html_document/* attribute */.lt)(image, 'src')?.trim();
    return src ? fileAt(src, document) : '';
}
function fileAt(written, document) {
    const path = document.addressOf(written)?.pathname.slice(-pictured_prices_MAX_NAME) ?? '';
    const name = path.slice(path.lastIndexOf('/') + 1);
    return (0,percent_decoded/* percentDecoded */.o)(name);
}
const pictured_prices_MAX_STEPS_UP = 5;
function isInPageLink(image, document) {
    let at = (0,html_document/* parentOf */.gN)(image);
    for (let step = 0; at && step < pictured_prices_MAX_STEPS_UP; step++) {
        if (at.tagName === 'a') {
            const path = document.addressOf((0,html_document/* attribute */.lt)(at, 'href') ?? '')?.pathname ?? '';
            return !/\.(?:jpe?g|png|webp|gif|avif)$/i.test(path);
        }
        at = (0,html_document/* parentOf */.gN)(at);
    }
    return false;
}

// EXTERNAL MODULE: ./lib/engine/page/judged-rules.js
var judged_rules = __webpack_require__(86933);
// EXTERNAL MODULE: ./lib/engine/page/theme-title.js
var theme_title = __webpack_require__(17014);
// EXTERNAL MODULE: ./lib/engine/tools/robots/noindex-weight.js + 1 modules
var noindex_weight = __webpack_require__(26169);
// EXTERNAL MODULE: ./lib/engine/tools/robots/page-rules.js
var page_rules = __webpack_require__(83097);
// EXTERNAL MODULE: ./lib/engine/tools/sitemap/sample-page.js
var sample_page = __webpack_require__(57292);
;// CONCATENATED MODULE: ./lib/engine/tools/content/bracket-fields.js
const FIELD_WORDS = new Set([
    'name company business organisation organization brand product service model city town street address zip postcode',
    'state country phone telephone mobile number email e-mail website url domain date year years price amount hours day days',
    'owner contact details information info surname title',
    'firma unternehmen unternehmens betrieb verein inhaber straße strasse hausnummer plz ort stadt anschrift adresse telefon',
    'telefonnummer nummer mail datum jahr jahre preis vorname nachname ansprechpartner kontaktdaten',
    'raison sociale siège social siren siret forme juridique capital',
    'nom prénom entreprise société adresse rue ville code postal téléphone numéro courriel année années prix modèle coordonnées',
    'nome cognome attività azienda ditta ragione sociale via indirizzo civico cap città provincia telefono cellulare numero',
    'modello tipologia anno anni prezzo orari recapiti contatti prodotto servizio giorni',
    'nombre apellido apellidos empresa negocio marca calle dirección ciudad teléfono correo electrónico año años precio datos',
    'sobrenome endereço rua cidade cep telefone celular número ano anos preço produto serviço dados contato contacto',
    'nazwa imię nazwisko firmy adres ulica miasto kod pocztowy telefonu rok cena dane kontaktowe',
    'naam bedrijf bedrijfsnaam straat huisnummer postcode plaats woonplaats telefoonnummer jaar prijs contactgegevens',
    'isim ad adı soyad soyadı şirket firma ürün adres adresi telefon numarası şehir il ilçe yıl fiyat iletişim bilgileri bilgisi',
    'название имя фамилия компании компания организации адрес улица город телефон телефона номер почта год цена',
    'اسم الشركة العنوان عنوان رقم الهاتف هاتف المدينة البريد الإلكتروني السنة',
]
    .join(' ')
    .split(' ')
    .map(word => word.normalize()));
const JOINING = new Set('of the a an and or your our de del della dello dell di du des la le les el e et y i o ou da do dos das van het und oder des der the ve veya и или d l or'.split(' '));
const CERTAIN = /^(?:placeholder|platzhalter|segnaposto|marcador de posición|yer tutucu|заполнитель)$|^(?:placeholder|platzhalter|segnaposto) ?[:—–-] ?.|\b(?:testo|testi|immagine|foto) segnaposto\b|\b(?:placeholder|platzhalter) ?(?:text|image|bild)\b|\btexte? (?:à compléter|provisoire)\b|^(?:insert|inserire|inserisci|insérer|insérez|insertar|inserta|inserir|insira|wstaw|wpisz|einfügen|vul) .|.(?: einfügen| eintragen| here| à compléter| à remplir| invullen| girin| giriniz)$|^(?:your|votre|vos|ihr|ihre|dein|deine|tu|tus|seu|sua|twoj|twój|twoja|jouw|uw|ваш|ваша|ваше) [\p{L}-]+(?: [\p{L}-]+)?$|^(?:firmenname|musterfirma|bedrijfsnaam|公司名称|公司名|会社名|회사명|店舗名|電話番号|電話號碼|电话号码)$/iu;
const ASKS = /(?<!\p{L})(?:(?:hier|bitte|noch) (?:noch |bitte )?(?:zu )?(?:ergänzen|einfügen|eintragen|ausfüllen|einsetzen)|(?:insert|add|fill in|enter) [^,;.]{1,40} here|à (?:compléter|remplir|renseigner)|(?:por|a|hay que) completar|completar (?:aquí|aqui)|a preencher|preencher aqui|da (?:inserire|completare|compilare)|inserire qui|(?:hier|nog) invullen|(?:in|aan) te vullen|(?:do|należy|proszę) uzupełni(?:ć|enia)|uzupełnić|(?:nutno |třeba )?dopln(?:it|iť|te)|fyll i (?:här|namn|adress)|fylls i|udfyld(?:es)? her|skal udfyldes|fyll(?:es)? inn)(?=\s*(?:$|[,;:.!)–—-]))/iu;
const FORM_TO_COME = /^\p{L}{0,20}(?:form|formular|formulär|formulier|formulaire|formulario|formulário|skjema) (?:comes? here|coming soon|goes here|folgt|kommt(?: hier)?|kommer(?: her| hit)?|à venir|volgt|próximamente|em breve)$/iu;
const DIGITS = /^X{2,6}(?:[ .\u00a0/-]X{2,6}){1,5}$/u;
const MIN_DIGITS = 6;
const BRACKETS = /[[［]([^[\]［］]{2,60})[\]］](?!\()/g;
const MAX_BRACKETS = 20;
const MAX_QUOTED = 400;
const QUOTE_BEFORE = /[“„«『「][^”»』」]*$/u;
const QUOTE_BEHIND = /^[^„«『「]*[”“»』」]/u;
function fieldToFillIn(text) {
    if (!/[[［]/.test(text))
        return undefined;
    let seen = 0;
    for (const { 0: bracket, 1: inside, index } of text.matchAll(BRACKETS)) {
        if (++seen > MAX_BRACKETS)
            return undefined;
        if (isFieldName(inside.trim()) && !bracket_fields_isQuoted(text, index, index + bracket.length))
            return bracket;
    }
    return undefined;
}
function bracket_fields_isQuoted(text, start, end) {
    const before = text.slice(Math.max(0, start - MAX_QUOTED), start);
    const behind = text.slice(end, end + MAX_QUOTED);
    if (QUOTE_BEFORE.test(before) && QUOTE_BEHIND.test(behind))
        return true;
    return before.split('"').length % 2 === 0 && behind.includes('"');
}
const SALUTATION = /^(?:dear|to whom it may concern|hi|hello|sehr geehrte[rs]?|liebe[rs]?|guten tag|madame|monsieur|ch(?:er|ère)|bonjour|estimad[oa]s?|querid[oa]s?|hola|gentil[ei]|egregi[oa]?|spett(?:abile)?|car[oai]|buongiorno|prezad[oa]s?|car[oa]s?|ol[áa]|geachte|beste|szanown[yai]|dzień dobry|vážen[ýáí]|dobrý den|hej|kära|kære|kjære|hei|уважаем\p{L}*|здравствуйте|шановн\p{L}*|sayın|merhaba)(?!\p{L})[^.!?]{0,100}[,:]$/iu;
const REQUEST = /^(?:act as|you are an?|imagine you are|i want you to|write (?:me )?an?|create (?:me )?an?|generate an?|summari[sz]e|rewrite|explain|draft an?|du bist|schreibe?|erstelle?|agis comme|rédige[rz]?|actúa como|escribe|agisci come|scrivi|aja como|escreva)(?!\p{L})/iu;
const LONGEST_SALUTATION = 120;
function beginsLetter(text) {
    return text.length <= LONGEST_SALUTATION && SALUTATION.test(text.trim());
}
function isRequest(text) {
    return REQUEST.test(text.trimStart());
}
function isFieldName(inside) {
    if (CERTAIN.test(inside) || ASKS.test(inside) || FORM_TO_COME.test(inside))
        return true;
    if (DIGITS.test(inside))
        return inside.replaceAll(/[^X]/g, '').length >= MIN_DIGITS;
    const words = inside
        .normalize()
        .replaceAll('İ', 'i')
        .toLowerCase()
        .split(/[\s,/().’'–—-]+/u)
        .filter(word => word !== '' && !JOINING.has(word));
    return words.length >= 2 && words.every(word => FIELD_WORDS.has(word));
}

// EXTERNAL MODULE: ./lib/engine/tools/content/filler.js
var filler = __webpack_require__(66040);
;// CONCATENATED MODULE: ./lib/engine/tools/content/media-to-come.js

const MEDIA = [
    'image|img|photo|picture|illustration|graphic|screenshot|logo|video|map',
    'bild|foto|fotos|abbildung|grafik|karte|vidéo|carte|plan',
    'immagine|mappa|imagen|fotografía|imagem|mapa|fotografia|afbeelding|kaart',
    'zdjęcie|obraz|obrázek|kép|görsel|resim|harita|изображение|фото|карта|зображення|画像|写真|图片|圖片|照片|이미지|사진',
].join('|');
const BRACKETED = new RegExp(`^[[［]\\s?(?:${MEDIA})(?:\\s?[:：]\\s?[^\\][［］]{2,100}|\\s(?:placeholder|platzhalter|here|hier|ici|aquí|qui|à venir|folgt))\\s?[\\]］]$`, 'iu');
const NAMED = new RegExp(`^(?:[\\p{L}\\p{N}&./+-]{1,20}[ -]){0,4}(?:${MEDIA}|maps|viewer|player|embed|banner|galerie|gallery|slider)[ -]?\\(?(?:placeholder|platzhalter|segnaposto)\\)?$|^(?:placeholder|platzhalter)[ -]?(?:image|photo|picture|map|video|logo|bild|foto|karte)$`, 'iu');
const MARKED = /^\[(?:ICONS?|IMAGES?|PHOTOS?|PICTURES?|LOGOS?|SCREENSHOTS?|ILLUSTRATIONS?|BILD(?:ER)?|FOTOS?|GRAFIK(?:EN)?|ICÔNES?|IMÁGENES|IMAGEN|IMAGEM|IMAGENS|ICONOS|ÍCONES|IMMAGIN[EI]|ICONE)(?: HERE| HIER| ICI| AQUÍ| AQUI| QUI| \d{1,2})?\]$/;
const media_to_come_LONGEST = 120;
const HOLDER = /(?:^|[\s_-])(?:images?|img|photos?|pictures?|foto|bild|thumb(?:nail)?s?|media|visual|placeholder|map|video|cover|gallery|hero)(?:$|[\s_-])/i;
const media_to_come_MAX_STEPS_UP = 2;
const media_to_come_MAX_NAMES = 200;
function isMediaToCome({ element, kind, prose }) {
    if (kind === 'code' || kind === 'heading' || prose.length > media_to_come_LONGEST)
        return false;
    const text = prose.trim();
    return NAMED.test(text) || (BRACKETED.test(text) && isInHolder(element));
}
function isMarkOfMedia({ element, kind, prose, linkCharacters }) {
    return kind === 'text' && element.tagName === 'p' && linkCharacters === 0 && MARKED.test(prose);
}
function isInHolder(element) {
    let at = element;
    for (let step = 0; at && step <= media_to_come_MAX_STEPS_UP; step++, at = (0,html_document/* parentOf */.gN)(at)) {
        const names = `${(0,html_document/* attribute */.lt)(at, 'class') ?? ''} ${(0,html_document/* attribute */.lt)(at, 'id') ?? ''}`;
        if (HOLDER.test(names.slice(0, media_to_come_MAX_NAMES)))
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/notes-to-fill.js

const TO_FILL = [
    'to fill in|to be (?:filled in|completed|added|written|replaced|translated)|(?:still )?to do|todo|fixme',
    'auszufüllen|noch (?:auszufüllen|zu ergänzen|einzufügen|zu klären)|(?:bitte )?(?:ergänzen|einfügen)',
    '(?:à|a) (?:compléter|remplir|remplacer|rédiger|définir|traduire|ajouter)|da (?:compilare|completare|inserire|definire|sostituire|aggiungere)',
    '(?:por|a) (?:completar|rellenar|definir|añadir|preencher|adicionar|substituir)|per (?:completar|omplir)',
    '(?:nog )?(?:in|aan) te vullen|att fylla i|ska fyllas i|skal udfyldes|(?:må|skal) fylles ut|täydennettävä|lisättävä',
    'do (?:uzupełnienia|wypełnienia|ustalenia)|k (?:doplnění|vyplnění)|na doplnenie|kitöltendő|pótlandó|de completat',
    'za (?:ispuniti|popuniti|dopuniti|izpolniti|dopolniti)|treba (?:ispuniti|dopuniti|doplniť)|за (?:попълване|допълване|пополнување)',
    '(?:нужно |надо )?(?:заполнить|дополнить|дописать)|(?:потрібно |треба )?(?:заповнити|доповнити)|προς συμπλήρωση|να συμπληρωθεί',
    'jāaizpilda|jāpapildina|reikia (?:užpildyti|papildyti)|tuleb täita|doldurulacak|tamamlanacak|eklenecek|perlu dilengkapi|cần bổ sung',
    '待(?:补充|補充|填写|填寫)|要(?:記入|追記)|記入(?:予定|してください)|(?:작성|입력) ?(?:필요|예정)|يُ?ستكمل|להשלמה|تکمیل شود',
].join('|');
const NOTE = new RegExp(`^[\\p{P}\\p{S}\\s]{0,6}(?:${TO_FILL})\\s?(?:[:：]|\\s[–—-]\\s)\\s?[\\p{L}\\p{N}"“„«(]`, 'iu');
const PLACE = /(?:^|[\s_-])(?:todo|fixme|tbd|ph|placeholder|platzhalter)(?:$|[\s_-])/i;
const notes_to_fill_MAX_NAMES = 200;
const MAX_START = 60;
const MAX_CHILDREN = 10;
const PICTURE = /^(?:image|photo|picture|video|bild|foto|fotos|fotografie|abbildung|vidéo|immagine|imagen|fotografía|vídeo|imagem|fotografia|afbeelding|zdjęcie|obraz|obrázek|obrázok|kép|fénykép|slika|fotografija|görsel|resim|fotoğraf|kuva|valokuva|billede|bilde|attēls|nuotrauka|pilt|imagine|изображение|фото|фотография|зображення|снимка|слика|εικόνα|φωτογραφία|画像|写真|图片|照片|圖片|이미지|사진|صورة|תמונה|تصویر)$/iu;
function isNoteToFill({ element, kind, prose }) {
    return kind !== 'code' && isInPlace(element) && NOTE.test(prose.slice(0, MAX_START));
}
function isPictureToCome({ element, kind, prose }) {
    return (kind !== 'code' &&
        PICTURE.test(prose.trim().slice(0, MAX_START)) &&
        (isPlace(element) || hasTodo(element)));
}
function hasTodo(element) {
    return element.childNodes
        .slice(0, MAX_CHILDREN)
        .some(node => node.nodeName === '#comment' && 'data' in node && /^\s{0,10}todo\b/i.test(node.data));
}
function isInPlace(element) {
    const parent = (0,html_document/* parentOf */.gN)(element);
    return isPlace(element) || (parent !== undefined && isPlace(parent));
}
function isPlace(element) {
    return PLACE.test(((0,html_document/* attribute */.lt)(element, 'class') ?? '').slice(0, notes_to_fill_MAX_NAMES));
}
const SAMPLES = [
    '(?:beispiel|muster|platzhalter|blind|dummy)-?(?:text|bild|foto|inhalt|zitat|stimme|bewertung|daten)\\p{L}{0,3}',
    '(?:sample|placeholder|dummy|example) (?:texts?|images?|photos?|content|copy|quotes?|reviews?|testimonials?|data)',
    "(?:textes?|images?|photos?|contenus?|citations?|avis) (?:d[’']exemple|fictif|fictive)s?",
    '(?:textos?|im[aá]gen(?:es|s)?|imagem|fotos?|contenidos?|conteúdos?|citas?|citaç(?:ão|ões)) de (?:ejemplo|muestra|exemplo)',
    "(?:test[oi]|immagin[ei]|foto|contenut[oi]|citazion[ei]) (?:di|d[’'])\\s?esempio",
    'voorbeeld(?:tekst|foto|afbeelding|citaat|inhoud)\\p{L}{0,3}',
    'przykładow[aey] (?:tekst|teksty|zdjęci[ae]|treś(?:ć|ci)|opini[ae])|(?:tekst|teksty|zdjęci[ae]|treś(?:ć|ci)) przykładow[aey]',
].join('|');
const REPLACED = [
    '(?:wird|werden) (?:[^.!?]{0,60} )?(?:ersetzt|ausgetauscht)',
    '(?:(?:will|shall) be|to be|are being|is being) (?:[^.!?]{0,20} )?(?:replaced|exchanged)',
    '(?:sera|seront|à être) (?:[^.!?]{0,20} )?remplacée?s?',
    'ser(?:á|án|ão) (?:[^.!?]{0,20} )?(?:reemplazad|sustituid|substituíd)[oa]s?',
    '(?:sarà|saranno|verrà|verranno) (?:[^.!?]{0,20} )?sostituit[aeio]',
    '(?:wordt|worden) (?:[^.!?]{0,60} )?vervangen',
    'zostan(?:ie|ą) (?:[^.!?]{0,20} )?zastąpion[aey]',
].join('|');
const TO_BE_REPLACED = new RegExp(`^[^.!?]{0,40}(?<!\\p{L})(?:${SAMPLES})(?!\\p{L})[^.!?]{0,40}(?<!\\p{L})(?:${REPLACED})(?!\\p{L})`, 'iu');
const OF_READER = /(?<!\p{L})(?:your?|du|dein\p{L}{0,2}|ihre?[mnrs]?|sie|vous|votre|vos|tus?|sus?|tuo[ia]?|vostr[aeio]|seus?|suas?|uw|jouw?|tw[óo]j\p{L}{0,3})(?!\p{L})/iu;
const notes_to_fill_LONGEST = 140;
function isSampleToReplace({ kind, prose }) {
    return kind !== 'code' && prose.length <= notes_to_fill_LONGEST && TO_BE_REPLACED.test(prose) && !OF_READER.test(prose);
}

// EXTERNAL MODULE: ./lib/engine/tools/content/placeholder-text.js + 1 modules
var placeholder_text = __webpack_require__(79600);
;// CONCATENATED MODULE: ./lib/engine/tools/content/raw-keys.js
const KEY = /^[a-z][A-Za-z\d_-]{1,30}(?:\.[a-z\d][A-Za-z\d_-]{0,30}){1,5}\.(?:title|subtitle|description|heading|headline|label|button|cta|text|placeholder|submit)$/;
const MIN_KEYS = 2;
function rawKeysAmong(texts) {
    const keys = texts.filter(({ text }) => text.length <= 200 && KEY.test(text));
    const byStart = Map.groupBy(keys, ({ text }) => text.slice(0, text.indexOf('.')));
    const isMany = (alike) => new Set(alike.map(({ text }) => text)).size >= MIN_KEYS;
    return [...byStart.values()].filter(isMany).flat();
}

// EXTERNAL MODULE: ./lib/engine/tools/content/sample-contacts.js
var sample_contacts = __webpack_require__(60320);
;// CONCATENATED MODULE: ./lib/engine/tools/content/sample-details.js
const STREET = /(?<!\p{L})(?:via esempio|musterstra(?:ß|ss)e|musterweg|rue (?:de l['’])?exemple|calle ejemplo|rua exemplo|ul\. przykładowa|voorbeeldstraat|exempelgatan|exempelvägen|beispielstra(?:ß|ss)e|beispielweg|esimerkki(?:katu|tie)|eksempel(?:vej|veien|gaten|gata)|minta (?:utca|u\.)|strada exemplu(?:lui)?|(?:ул|вул)\. (?:примерная|прикладна),?)[\s\u00a0]\d{1,3}(?!\d)(?:,?[\s\u00a0]\d{4,5}[\s\u00a0]\p{L}[\p{L}-]{1,30})?/iu;
const TOWN = /(?<!\d)\d{5}[\s\u00a0](?:Musterstadt|Musterort)(?!\p{L})/u;
const NUMBERS = [
    /(?<!\d)\+\d{2}[\s\u00a0]0{2,4}[\s\u00a0]?0{5,8}(?!\d)|(?<!\d)\+\d{2}[\s\u00a0]?(?:\(0\))?[1-7]\d{0,2}[\s\u00a0/-]{1,3}000[\s\u00a0-]?00[\s\u00a0-]?00(?!\d)/u,
    /(?<![\d+-])0\d{0,3}[- ](?:0{2,4}-0{4}|1234[- ]5678)(?![\d-])|(?<!\d)\+358[\s\u00a0]?4\d[\s\u00a0]?123[\s\u00a0]?4567(?!\d)/u,
];
const VAT_NUMBER = /(?:USt-?Id|Umsatzsteuer|VAT[ -](?:ID|No|Number|Reg)).{0,120}?(?<![\p{L}\p{N}])(DE[\s\u00a0]?(?:(\d)\2{8}|(\d)\3\3[\s\u00a0]\3{3}[\s\u00a0]\3{3}|123[\s\u00a0]?456[\s\u00a0]?789|987[\s\u00a0]?654[\s\u00a0]?321))[\s\u00a0.]{0,3}$/iu;
const EXAMPLE = /(?<!\p{L})(?:z\. ?b\.|zum beispiel|e\. ?g\.|for example|example:|ad es\.|per esempio|p\. ?ex\.|par exemple|por ejemplo|por exemplo|np\.|například|bijv\.|t\.ex\.)|例|예시|예\s?[):：]|ハイフン|半角|하이픈|형식/iu;
const sample_details_LONGEST = 600;
function explainsForm(text) {
    return text.length > sample_details_LONGEST || EXAMPLE.test(text);
}
function sampleDetailIn(text) {
    if (explainsForm(text))
        return undefined;
    const address = STREET.exec(text)?.[0] ?? TOWN.exec(text)?.[0];
    if (address !== undefined)
        return `"${address}" is a sample address`;
    const number = NUMBERS.flatMap(pattern => pattern.exec(text)?.[0] ?? [])[0];
    if (number !== undefined)
        return `"${number}" is a sample number`;
    const vat = VAT_NUMBER.exec(text)?.[1];
    return vat === undefined ? undefined : `"${vat}" is a sample number for VAT`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/sample-sites.js



const sample_sites_MAX_LINKS = 50;
const sample_sites_LONGEST = 120;
const sample_sites_MAX_AROUND = 80;
const sample_sites_MAX_STEPS_UP = 8;
const SAMPLE_SITE = /^\s{0,5}https?:\/\/(?:[\w-]{1,60}\.){0,3}example\.(?:com|net|org)(?:[/?#:]|\s{0,5}$)/i;
const EXPLAINS = /(?<!\p{L})(?:such as|e\. ?g\.|like|for (?:example|instance)|examples?|z\. ?b\.|beispiele?|etwa|p\. ?ej\.|ejemplos?|exemplos?|exemples?|esemp[io]|bijv|voorbeeld|np\.|przykład\p{L}*|např|пример\p{L}*|наприклад|örneğin|instead of|https?:\/\/|urls?|domains?|links?|markdown|html)(?!\p{L})/iu;
const ADDRESS = /^(?:https?:\/\/|www\.)?[\w-]{1,60}(?:\.[\w-]{1,60}){1,4}(?:\/\S{0,100})?$/i;
const sample_sites_APART = ['blockquote', 'q', 'samp', 'pre', 'code', 'form'];
function linksToSampleSites(document, { hidden }) {
    const found = document
        .elements('a')
        .filter(link => link.sourceCodeLocation && !hidden.has(link) && leadsToSampleSite((0,html_document/* attribute */.lt)(link, 'href') ?? ''));
    return found.length === 0 || isSampleSite(document)
        ? []
        : found.slice(0, sample_sites_MAX_LINKS).filter(link => !mayExplain(link));
}
function leadsToSampleSite(href) {
    return SAMPLE_SITE.test(href.slice(0, sample_sites_LONGEST));
}
function isSampleSite(document) {
    const canonicals = document
        .elements('link')
        .filter(link => (0,html_document/* attribute */.lt)(link, 'rel')?.trim().toLowerCase() === 'canonical');
    return [document.url, ...canonicals.map(link => (0,html_document/* attribute */.lt)(link, 'href') ?? '')].some(leadsToSampleSite);
}
function mayExplain(link) {
    if (sample_sites_APART.some(tag => (0,html_document/* isInside */.FK)(link, tag)))
        return true;
    const text = (0,text_start/* startOfSeenText */.Mq)(link, sample_sites_LONGEST);
    const around = (0,text_start/* startOfSeenText */.Mq)(blockAround(link), sample_sites_LONGEST + 2 * sample_sites_MAX_AROUND).replace(text, ' ');
    return around.length > sample_sites_MAX_AROUND || EXPLAINS.test(around) || (!ADDRESS.test(text) && EXPLAINS.test(text));
}
function blockAround(link) {
    let at = link;
    for (let step = 0; step < sample_sites_MAX_STEPS_UP && (at === link || !blocks/* BLOCK_TAGS */.Y.has(at.tagName)); step++) {
        const next = (0,html_document/* parentOf */.gN)(at);
        if (!next)
            break;
        at = next;
    }
    return at;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/template-names.js
const PEOPLE = [
    'first ?name last ?name|name surname|your name(?: here)?|full name here',
    'vorname (?:nach)?name|(?:nach)?name,? vorname',
    'prénom nom|nom prénom',
    'nombre apellidos?|nome cognome|nome sobrenome|nome apelido',
    'imię nazwisko|jméno příjmení|meno priezvisko|voornaam (?:achter)?naam|förnamn efternamn|fornavn efternavn|fornavn etternavn|etunimi sukunimi',
    'keresztnév vezetéknév|vezetéknév keresztnév|prenume nume|nume prenume|имя фамилия|фамилия имя|ім’я прізвище|όνομα επώνυμο',
].join('|');
const PERSON = new RegExp(`^(?:(?:dr|prof|mr|mrs|ms|herr|frau|mme|m)\\.? )?(?:${PEOPLE})$`, 'i');
const BUSINESS = new RegExp(`^(?:the )?(?:${[
    'my project inc',
    '(?:your |my )(?:company|business|brand|site|website|web site|organi[sz]ation|shop|store|restaurant|logo)(?: name)?|(?:company|business|brand|site|website|organi[sz]ation|shop|store) ?name',
    '(?:ihr|dein|mein) (?:unternehmen|firmenname|logo)|(?:ihre|deine|meine) (?:firma|webseite|website)|firmenname|musterfirma(?: gmbh)?|mustermann gmbh',
    "(?:votre|mon) (?:entreprise|société|site|logo)|nom (?:de l['’]entreprise|de la société|du site|d['’]entreprise)",
    '(?:tu|su|mi) (?:empresa|negocio|marca|sitio(?: web)?|logo)|nombre (?:de la empresa|del negocio|de empresa|del sitio)',
    "(?:la )?(?:tua|mia) (?:azienda|attività)|nome (?:azienda|attività|del sito|dell[’']azienda)",
    '(?:sua|minha) (?:empresa|marca)|nome da (?:empresa|sua empresa|marca)',
    'företaget|företagsnamn|ditt företag|mitt företag|firmanavn|din virksomhed|virksomhedens navn|bedriftsnavn|yrityksen nimi|yrityksesi',
    '(?:jouw|uw|mijn) bedrijf(?:snaam)?|bedrijfsnaam|nazwa firmy|twoja firma|název firmy|vaše firma|názov firmy|cégnév|az ön cége|numele companiei|compania ta',
    '(?:ваша|моя) компания|название компании|назва компанії|şirket (?:adı|adınız|ismi)|firma adı|会社名|公司名称|公司名稱|회사명|اسم الشركة',
].join('|')})$`, 'i');
const SIGN = /©|\(c\)|&copy;|(?<!\p{L})copyright(?!\p{L})/iu;
const template_names_RIGHTS = /all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|todos os direitos reservados|tutti i diritti riservati|alle rechten voorbehouden|wszelkie prawa zastrzeżone|všechna práva vyhrazena|všetky práva vyhradené|minden jog fenntartva|toate drepturile rezervate|t[üu]m haklar[ıi] sakl[ıi]d[ıi]r|alla rättigheter förbehållna|med ensamrätt|все права защищены|всі права захищені|جميع الحقوق محفوظة/giu;
const LONGEST_NAME = 60;
const template_names_LONGEST_NOTICE = 120;
function isTemplatePerson(text) {
    return text.length <= LONGEST_NAME && PERSON.test(text);
}
function isTemplateNotice(text) {
    if (text.length > template_names_LONGEST_NOTICE || !SIGN.test(text))
        return false;
    const owner = text
        .replace(/©|\(c\)|&copy;|(?<!\p{L})copyright(?!\p{L})/giu, ' ')
        .replace(template_names_RIGHTS, ' ')
        .replace(/built with docusaurus/i, ' ')
        .replace(/(?:19|20)\d\d/g, ' ')
        .replace(/[\s.,|·•–—-]+/gu, ' ')
        .replace(/^ ?(?:by|von|par|por|di|av) /i, '')
        .trim();
    return BUSINESS.test(owner);
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/unfilled-details.js

const DETAIL = [
    'sídlo|ičo?|dič|nip|regon|krs|adresa|adres|adresse|anschrift|address|indirizzo|dirección|endereço|telefon|telefoon|phone|tel',
    'nume(?:r|ro) (?:telefonu|di telefono)|telefonnummer|telefoonnummer|phone number|numéro de téléphone|téléphone|número de (?:teléfono|telefone)|tel[ée]fono|telefone|tlf|puhelin|телефон',
    'p\\.? ?iva|partita iva|c\\.? ?f|codice fiscale|siret|siren|rcs|cif|nif|cnpj|hrb|steuernummer|ust-?id(?:-?nr)?|vat(?: (?:id|no|number))?',
    'company (?:no|number)|registration (?:no|number)|kvk|btw',
].join('|');
const TO_FILL_IN = 'doplnit|doplniť|uzupełnić|do uzupełnienia|à compléter|a compléter|da completare|da inserire|por completar|a preencher|wird (?:noch )?ergänzt|bitte ergänzen|to be (?:added|completed|filled in)|x{4,12}';
const unfilled_details_UNFILLED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${DETAIL})(?:\\.?\\s?:\\s?(?:${TO_FILL_IN})(?=\\s*(?:$|[.,;·•|/–-]))|\\.?\\s?:?\\s0{8,14}(?![\\p{L}\\p{N}]))`, 'iu');
const unfilled_details_MARKED = /[<‹]\s?(?:à compléter|a compléter|da completare|da inserire|por completar|a preencher|zu ergänzen|bitte ergänzen|uzupełnić|do uzupełnienia|doplnit|to be (?:added|completed|filled in))(?:[ ,][^<>‹›]{1,30})?[>›]/iu;
const SHOUTED = /(?<!\p{L})(?:DO UZUPEŁNIENIA|À COMPLÉTER|A COMPLÉTER|DA COMPLETARE|DA INSERIRE|POR COMPLETAR|A PREENCHER|ZU ERGÄNZEN|BITTE ERGÄNZEN|NOG IN TE VULLEN|AAN TE VULLEN|DOPLNIT|DOPLNIŤ|TO BE (?:ADDED|COMPLETED|FILLED IN)|ДОПОЛНИТЬ|ЗАПОВНИТИ)\s?: ?\p{Ll}[^.,;:()<>\n]{0,40}[^.,;:()<>\s]/u;
const NO_DAY = /(?<![\p{L}\p{N}/.-])x{2}([/.-])x{2}\1(?:20\d{2})(?![\p{N}/-])/iu;
const unfilled_details_SIGNS = /(?<![\p{L}\p{N}#])(?:\(?(?:\d{3}|#{3})\)?[\s.-]?#{3}[\s.-]#{4}|#{3,10}@#{3,10}\.[a-z]{2,3})(?![\p{L}\p{N}#])|\(000\) ?000-0000/u;
const YOURS = /(?<!\p{L})(?:[Rr]egistration|[Ll]icen[cs]e|[Rr]eg\. ?[Nn]o\.?|GST(?:IN)?|VAT|[Tt]ax ID|TIN|EIN|NPI|[Cc]ompany [Nn]umber)\s?:\s?Your (?:[A-Z][\w-]{1,20} ){0,3}(?:Number|No|ID|GSTIN)(?=\s*(?:$|[.,;·•|]))/u;
const unfilled_details_NUMBER = /^\P{L}{0,4}(?:(?:tel|phone|call|telefon|tlf|mob(?:ile)?|whatsapp)[.:]?\s)?\(?\+?\d[\d\s()‑–-]{0,12}[\s‑–-]X{2,4}(?:[\s‑–-]?X{2,4}){1,3}\P{L}{0,2}$/iu;
const CALLED = /(?<!\p{L})(?:tel|phone|call|telefono?|telefone|téléphone|tlf|puhelin|mob(?:ile|il)?|whatsapp)[.:]{0,2}\s?\+\d{1,3}[\s‑–-]X{2,4}(?:[\s‑–-]?X{2,4}){1,3}(?!\p{L})/iu;
const unfilled_details_PRICE = /(?<![\p{L}\p{N}])x{2,5}(?:[.,]x{2})?[\s\u00a0]?(?:kr\.?|€|eur|euro|\$|usd|£|gbp|chf|zł|pln|kč|ft|lei|₽|руб\.?|грн|₴|円|元|원)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:€|\$|£|chf|kr)[\s\u00a0]?x{2,5}(?![\p{L}\p{N}])/iu;
const LONGEST_PRICE = 40;
const YEAR = /(?<!\p{L})(?:fondée? en|créée? en|depuis|founded in|established in|since|gegründet|seit|fundad[oa] en|fundad[oa] em|desde|fondat[oa] nel|dal|sinds|opgericht in|grundat|etablert i|założon[aey] w(?: roku)?|od roku)\sx{4}(?![\p{L}\p{N}])/iu;
function unfilledDetail(text) {
    if (explainsForm(text))
        return undefined;
    return (unfilled_details_UNFILLED.exec(text)?.[0] ??
        YOURS.exec(text)?.[0] ??
        unfilled_details_MARKED.exec(text)?.[0] ??
        SHOUTED.exec(text)?.[0] ??
        NO_DAY.exec(text)?.[0] ??
        unfilled_details_NUMBER.exec(text)?.[0] ??
        CALLED.exec(text)?.[0] ??
        YEAR.exec(text)?.[0] ??
        (text.length <= LONGEST_PRICE ? unfilled_details_PRICE.exec(text)?.[0] : undefined) ??
        unfilled_details_SIGNS.exec(text)?.[0]);
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/unresolved.js
const TEMPLATE_TAGS = [
    /\{\{\{?[#/>&!~^-]{0,2}\s{0,5}[\p{L}$_@.][^{}<>\n]{0,80}\}\}\}?/u,
    /\{%-?\s{0,5}\w[^%{}<>]{0,80}%\}/,
    /<%[=-]?\s{0,5}[\w@$][^%<>]{0,80}%>/,
    /\$\{\s?[A-Za-z_$][\w$.]{0,60}(?:\(\))?\s?\}(?![\^_$])/,
    /(?:^|[\s"'(])%%[a-z]{2,20}(?:_[a-z]{2,20}){0,3}%%/,
    /(?:^|\s)%(?![A-Z_]{1,50}_(?:HOME|PATH|DIR|ROOT|FILES)%)[A-Z]{3,20}_[A-Z_]{2,30}%(?![\\/;])/,
    /\[(?:vc_|et_pb_|fusion_|av_|rev_slider|contact-form-7|wpforms|elementor-template|ninja_form)[\w-]{0,40}(?:\s[^\][]{0,200})?\]/,
    /\[[a-z][\w-]{1,30}(?:\s[a-z][\w-]{0,30}=(?:"[^"\][]{0,300}"|[\w-]{1,40})){1,20}\s[a-z][\w-]{0,30}="[^"\][]{0,300}"[^\][]{0,1000}\]/i,
    /\btranslation missing: [a-z]{2}[\w.-]{2,80}/i,
    /\[missing "?[\w.-]{2,80}"? translation\]/i,
    /\[MISSING[ _]TRANSLATION\]/i,
    /\bmissing (?:translation|message)(?: for key)?:? "[\w-]{1,40}(?:\.[\w-]{1,40}){1,6}"/i,
    /\bmissing "[\w-]{1,40}(?:\.[\w-]{1,40}){1,6}" translation\b/i,
    /(?:^|\s)translation_missing(?:$|[\s:.])/i,
];
const FORMULA = /\\[a-zA-Z]{2,20}\s?[{\\[(]|[_^]\{/;
const NO_VALUE = [
    /\[object (?:Object|Undefined|Promise|HTML\w{1,30})\]/,
    /^[^\p{L}\p{N}]{0,5}(?:undefined|NaN)(?:[\s:.,/|·–—-]{1,4}(?:undefined|NaN)){0,5}[^\p{L}\p{N}]{0,5}$/u,
    /(?:^|\s[|·–—-]\s)(?:undefined|NaN)(?:$|\s[|·–—-]\s)/,
    /^Invalid Date$/,
    /(?:^|[\s(])[$€£¥]\s?(?:NaN|undefined)(?:$|[\s).,])/,
    /(?:^|[\s(])(?:NaN|undefined)\s?(?:[$€£¥%]|(?:px|km|kg|min|EUR|USD)\b)/,
    /(?:^|[\s(])NaN (?:reviews|ratings|items|results|days|hours|minutes|seconds|views|comments)\b/,
];
const VALUE = /undefined|NaN|\[object \w+\]/;
const MAX_LENGTH = 5000;
const LONGEST_VALUE = 100;
const FRONT_MATTER = /^\ufeff?---[ \t]{0,20}\r?\n(?:#[^\n]{0,200}\n){0,3}(?:layout|title|permalink|date|description|author|slug|template|draft|tags)[ \t]?:/;
function beginsWithFrontMatter(source) {
    return FRONT_MATTER.test(source);
}
const CODE_SIGN = /[;={}<>]|\(\)|->|\/\/|::|&&/g;
const ANY_TAG = /\{\{[^{}]{0,100}\}\}|\{%[^%]{0,100}%\}|<%[^%]{0,100}%>|\$\{[^{}]{0,100}\}/g;
const MIN_CODE_SIGNS = 4;
function templateTagIn(text) {
    const start = text.slice(0, MAX_LENGTH);
    if (FORMULA.test(start))
        return undefined;
    const tag = firstMatch(TEMPLATE_TAGS, start);
    if (tag === undefined || tag.startsWith('['))
        return tag;
    const signs = start.replace(ANY_TAG, ' ').match(CODE_SIGN) ?? [];
    return signs.length < MIN_CODE_SIGNS ? tag : undefined;
}
function missingValueIn(text) {
    const found = text.length > LONGEST_VALUE ? undefined : firstMatch(NO_VALUE, text);
    return found === undefined ? undefined : (VALUE.exec(found)?.[0] ?? found);
}
function firstMatch(patterns, text) {
    for (const pattern of patterns) {
        const match = pattern.exec(text);
        if (match)
            return match[0].trim();
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/unwritten-sections.js

const DESCRIPTION = /^\[(?:[^\][\s]{1,40}\s){2,30}[^\][\s]{1,40}\]$/;
const unwritten_sections_LONGEST = 300;
const MIN_SECTIONS = 2;
function unwrittenSections(blocks) {
    const found = blocks.filter(({ element, kind, prose, linkCharacters }, at) => {
        const before = blocks[at - 1];
        const behind = blocks[at + 1];
        return (kind === 'text' &&
            element.tagName === 'p' &&
            linkCharacters === 0 &&
            before?.kind === 'heading' &&
            (0,html_document/* parentOf */.gN)(before.element) === (0,html_document/* parentOf */.gN)(element) &&
            (behind === undefined || behind.kind === 'heading') &&
            prose.length <= unwritten_sections_LONGEST &&
            DESCRIPTION.test(prose));
    });
    return found.length < MIN_SECTIONS ? [] : found;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/placeholders.js



























const placeholders_HELPFUL = 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content';
const placeholders = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'placeholder-text': {
            severity: 'error',
            title: 'Placeholder text was left in the page',
            why: 'Visitors and search engines see that the page is unfinished or broken.',
            fix: 'Write the real text or remove the element. If a template tag or "undefined" shows, repair the template that fills it in.',
            help: placeholders_HELPFUL,
            example: '<p>Lorem ipsum dolor sit amet</p>',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        const listed = await unlessUnlisted(visit, page, judgePlaceholders(page, examination));
        const found = await (0,sample_page/* unlessSamplePage */.w)(visit, listed);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, (0,examined_page/* ofFirstPart */.b)({ 'placeholder-text': found }, examination)) };
    },
});
async function unlessUnlisted(visit, page, judgement) {
    const { header, inHead } = (0,judged_rules/* judgedRules */.v)(page);
    if (judgement.outcome !== 'fail' || ![...header, ...inHead].some(page_rules/* keepsOut */.J1))
        return judgement;
    return (await (0,noindex_weight/* noindexWeight */.q)(visit)).is === 'left-out'
        ? (0,judging_judgement/* notApplicable */.hH)('the page is set to noindex, and the sitemap leaves it out')
        : judgement;
}
const placeholders_MAX_TITLE = 1000;
function titlesOf(document) {
    return document.elements('title').map(title => (0,text_start/* startOfSeenText */.Mq)(title, placeholders_MAX_TITLE));
}
function subjectOf({ document, headings }) {
    const names = headings.filter(heading => heading.level === 1).map(heading => heading.text);
    return [...titlesOf(document), ...names.filter(name => !(0,filler/* isFiller */.B)(name) || isNameOfFiller(name))].join(' ');
}
function isNameOfFiller(name) {
    return /^\P{L}*lorem ipsum\P{L}*$/iu.test(name.slice(0, MAX_CONTROL));
}
const ABOUT_FILLER = /lorem ipsum|placeholder|filler|dummy|template|sample|blindtext|vorlage|muster|modèle|plantilla|текст[- ]рыба|рыбный текст|לורם|لوريم|لورم|ダミー|占位/i;
const ABOUT_CODE = /handlebars|mustache|jinja|liquid|twig|\bvue\b|vue\.?js|angular|svelte|javascript|typescript|templating|tutorial|documentation|\bdocs\b|\bhelm\b|ansible|i18n/i;
const CODE_PATH = /\/(?:docs?|documentation|reference|api|tutorials?)(?:\/|$)/i;
function judgePlaceholders(page, examination) {
    const { document, main } = examination;
    if (beginsWithFrontMatter(page.sent.document.source))
        return (0,judging_judgement/* fail */.fJ)(frontMatter(document));
    const subject = subjectOf(examination);
    if (ABOUT_FILLER.test(subject) && !titlesOf(document).some(theme_title/* isThemeTitle */.Yp)) {
        return (0,judging_judgement/* notApplicable */.hH)('the page is about such text');
    }
    if (main.allBlocks.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no text');
    const isAboutCode = ABOUT_CODE.test(subject) || CODE_PATH.test(new URL(document.url).pathname);
    const code = document.elements('pre', 'code', 'samp');
    const isForEntry = document.elements('textarea').length > 0;
    const isForReaders = main.allBlocks.some(({ prose }) => beginsLetter(prose));
    const isLabel = ({ element, prose }) => (0,placeholder_text/* isPrompt */.$s)(prose) &&
        (isForEntry || (0,html_document/* isInside */.FK)(element, 'form') || (isForReaders && /^\[[^\]]*\]$/.test(prose)));
    const certain = main.allBlocks
        .filter(block => ((0,placeholder_text/* isPlaceholder */.wK)(block) && !isLabel(block)) || isMarkOfMedia(block))
        .map(({ element, prose }) => document.occurrence(element, placeholders_quoted('Placeholder text', prose)));
    if (isAboutCode)
        return (0,judging_judgement/* failWhere */.a4)(certain);
    if (code.length > 0)
        return (0,judging_judgement/* failWhere */.a4)([...certain, ...missingBeside(code, examination)]);
    return (0,judging_judgement/* failWhere */.a4)([
        ...(0,head_texts/* headTextsOf */.I)(document).flatMap(text => judgeHeadText(text, examination)),
        ...certain,
        ...unresolvedIn(page, examination),
        ...fieldsToFillIn(certain, examination),
        ...main.allBlocks
            .filter(isMediaToCome)
            .map(({ element, prose }) => document.occurrence(element, placeholders_quoted('In place of a picture', prose))),
        ...notesIn(examination),
        ...unwrittenSections(main.allBlocks).map(({ element, prose }) => document.occurrence(element, placeholders_quoted('In place of a text', prose))),
        ...stubsIn(examination),
        ...samplePeopleIn(examination, subject),
    ]);
}
function notesIn({ document, main }) {
    return main.allBlocks.flatMap(block => {
        const { element, prose } = block;
        if (isPictureToCome(block))
            return [document.occurrence(element, placeholders_quoted('In place of a picture', prose))];
        return isNoteToFill(block) || isSampleToReplace(block)
            ? [document.occurrence(element, placeholders_quoted('A note of who builds the site', prose))]
            : [];
    });
}
function frontMatter(document) {
    const message = 'The page begins with front matter ("---") that the site generator has not processed: visitors see it, and no layout.';
    return document.body?.sourceCodeLocation
        ? document.occurrence(document.body, message)
        : { url: document.url, message, line: 1, column: 1 };
}
function placeholders_quoted(what, text) {
    return `${what}: "${(0,cut/* cutEnd */.ym)(text, 100)}".`;
}
function judgeHeadText({ element, name, text }, { document }) {
    const tag = templateTagIn(text);
    if (tag !== undefined)
        return [document.occurrence(element, notReplaced(tag, `${name} "${(0,cut/* cutEnd */.ym)(text, 100)}"`))];
    const missing = missingValueIn(text);
    const isShownBySerp = name === 'title' || name === 'description';
    if (missing !== undefined && !(isShownBySerp && missing === text))
        return [document.occurrence(element, missingMessage(`The ${name} has`, missing, text))];
    const field = fieldToFillIn(text);
    if (field !== undefined)
        return [document.occurrence(element, notFilledIn(field, `${name} "${(0,cut/* cutEnd */.ym)(text, 100)}"`))];
    if ((0,placeholder_text/* isSampleText */.iK)(text) || (!isShownBySerp && (0,filler/* isFiller */.B)(text)))
        return [document.occurrence(element, placeholders_quoted(`Placeholder text as ${name}`, text))];
    return [];
}
function notReplaced(tag, where) {
    return `The template tag ${(0,cut/* cutEnd */.ym)(tag, 60)} was not replaced in ${where}.`;
}
function missingMessage(what, missing, text) {
    return missing === text
        ? `${what} "${missing}" instead of a value.`
        : `${what} "${missing}" instead of a value: "${(0,cut/* cutEnd */.ym)(text, 100)}".`;
}
function notFilledIn(field, where) {
    return `${field} was not filled in: ${where}.`;
}
function shownTextsOf({ document, main, regions }) {
    const isSeen = (element) => !regions.hidden.has(element);
    return [
        ...main.allBlocks
            .filter(({ kind }) => kind !== 'code')
            .map(({ element, prose }) => ({ element, text: prose })),
        ...document
            .elements('button')
            .filter(isSeen)
            .map(element => ({ element, text: (0,text_start/* startOfSeenText */.Mq)(element, MAX_CONTROL) })),
        ...document
            .elements('img')
            .filter(isSeen)
            .map(element => ({
            element,
            text: (0,html_document/* foldSpace */.GQ)(((0,html_document/* attribute */.lt)(element, 'alt') ?? '').slice(0, MAX_CONTROL)),
        })),
    ];
}
function unresolvedIn(page, examination) {
    const { scripts, sent } = page;
    const { document } = examination;
    const readsTags = scripts.state !== 'unseen' && !(0,judged_page/* isWithoutTemplates */.o2)(page);
    const sentText = (0,judged_page/* isWithoutData */.hV)(page) ? (0,html_document/* textOf */.b6)(sent.document.root) : undefined;
    const texts = shownTextsOf(examination);
    const keys = new Set(readsTags ? rawKeysAmong(texts) : []);
    return [
        ...(readsTags ? keysInAttributes(examination) : []),
        ...texts.flatMap(shown => {
            const { element, text } = shown;
            if (keys.has(shown))
                return document.occurrence(element, `Shows the key of a translation: "${text}".`);
            const found = readsTags ? templateTagIn(text) : undefined;
            const tag = found?.startsWith('<%') && !sent.document.source.includes('<%') ? undefined : found;
            if (tag !== undefined)
                return document.occurrence(element, notReplaced(tag, `"${(0,cut/* cutEnd */.ym)(text, 100)}"`));
            const missing = missingValueIn(text);
            if (missing === undefined || sentText?.includes(missing) === false)
                return [];
            return document.occurrence(element, missingMessage('Shows', missing, text));
        }),
    ];
}
const placeholders_READ_OUT = ['title', 'aria-label'];
const MAX_NAMED = 2000;
function keysInAttributes({ document, regions }) {
    return placeholders_READ_OUT.flatMap(name => {
        const texts = document
            .withAttribute(name)
            .slice(0, MAX_NAMED)
            .filter(element => !regions.hidden.has(element))
            .map(element => ({
            element,
            text: (0,html_document/* foldSpace */.GQ)(((0,html_document/* attribute */.lt)(element, name) ?? '').slice(0, MAX_CONTROL + 1)),
        }));
        return rawKeysAmong(texts).map(({ element, text }) => document.occurrence(element, `${name} is the key of a translation: "${text}".`));
    });
}
const placeholders_QUOTES = ['blockquote', 'q', 'samp', 'pre'];
function fieldsToFillIn(found, examination) {
    const { document } = examination;
    const told = new Set(found.map(({ selector }) => selector));
    const texts = shownTextsOf(examination);
    const isForReaders = texts.some(({ text }) => beginsLetter(text));
    return texts.flatMap(({ element, text }) => {
        const field = (isForReaders || isRequest(text) ? undefined : fieldToFillIn(text)) ?? unfilledDetail(text);
        const fault = field === undefined ? sampleDetailIn(text) : `${field} was not filled in`;
        if (fault === undefined || placeholders_QUOTES.some(tag => element.tagName === tag || (0,html_document/* isInside */.FK)(element, tag)))
            return [];
        const occurrence = document.occurrence(element, placeholders_quoted(fault, text));
        return told.has(occurrence.selector) ? [] : occurrence;
    });
}
const STUB = /^(?:(?:your |my |section |card |post |news |project |service )?(?:title|heading|headline|subtitle|subheading)|(?:titel|überschrift|zwischenüberschrift|titre|sous-titre|título|subtítulo|titolo|sottotitolo|tytuł|nagłówek|nadpis|otsikko|rubrik|overskrift|заголовок|подзаголовок|підзаголовок|başlık|titlu|subtitlu|τίτλος|заглавие|タイトル|标题|標題|제목))(?: (?:here|hier|ici|aquí|qui|\d{1,2}))?$/i;
const MIN_STUBS = 2;
function stubsIn({ document, headings }) {
    if (document.elements('code', 'pre').length > 0)
        return [];
    const stubs = headings.filter(({ text, isApart }) => !isApart && text.length < MAX_CONTROL && STUB.test(text));
    return stubs.length < MIN_STUBS
        ? []
        : stubs.map(({ element, text }) => document.occurrence(element, placeholders_quoted('A heading of the template', text)));
}
function missingBeside(code, examination) {
    const { document, regions } = examination;
    const framed = shownTextsOf(examination).filter(({ element }) => regions.boilerplate.has(element) || element.tagName === 'button');
    const operated = document
        .elements('a', 'label', 'legend')
        .filter(element => !regions.hidden.has(element) && !regions.boilerplate.has(element))
        .map(element => ({ element, text: (0,text_start/* startOfSeenText */.Mq)(element, MAX_CONTROL) }));
    const found = [...framed, ...operated].flatMap(({ element, text }) => {
        const missing = missingValueIn(text);
        return missing === undefined ? [] : [{ element, text, missing }];
    });
    if (found.length === 0)
        return [];
    const coded = wholeTextOf(code, document);
    return found.flatMap(({ element, text, missing }) => coded.includes(missing) ? [] : document.occurrence(element, missingMessage('Shows', missing, text)));
}
function wholeTextOf(elements, document) {
    let last;
    const texts = elements.flatMap(element => {
        if (last && document.isBelow(element, last))
            return [];
        last = element;
        return (0,html_document/* textOf */.b6)(element);
    });
    return texts.join('\n');
}
const MAX_CONTROL = 200;
function samplePeopleIn({ document, main, regions }, subject) {
    const isContactPage = CONTACT_PAGE.test(new URL(document.url).pathname);
    const people = main.allBlocks.flatMap(({ element, prose, kind }) => {
        if (kind === 'code')
            return [];
        const isSample = (0,sample_contacts/* isSamplePlace */._f)(prose) ||
            isTemplateNotice(prose) ||
            (isTemplatePerson(prose) && !placeholders_isLabel(element)) ||
            ((0,sample_contacts/* isNobody */.uP)(prose) &&
                !/\bdoe\b/i.test(subject) &&
                isWithin(element, ABOUT_PEOPLE) &&
                !isWithin(element, MOCKUP)) ||
            ((0,sample_contacts/* isSampleContact */.Tj)(prose) && isWithin(element, ABOUT_CONTACT) && !(0,html_document/* isInside */.FK)(element, 'form')) ||
            ((0,sample_contacts/* sampleNumberIn */.FQ)(prose) !== undefined &&
                (isContactPage || isWithin(element, ABOUT_CONTACT)) &&
                !LABELS.some(tag => (0,html_document/* isInside */.FK)(element, tag)));
        return isSample ? document.occurrence(element, placeholders_quoted('Sample of a template', prose)) : [];
    });
    const hrefs = document
        .elements('a')
        .filter(element => element.sourceCodeLocation && !regions.hidden.has(element))
        .map(element => ({ element, href: (0,html_document/* attribute */.lt)(element, 'href') ?? '' }))
        .filter(({ element, href }) => (0,sample_contacts/* leadsToNobody */.cy)(href) && !isExample(element, href));
    const sites = linksToSampleSites(document, regions).map(element => ({
        element,
        href: (0,html_document/* attribute */.lt)(element, 'href') ?? '',
    }));
    return [
        ...people,
        ...[...hrefs, ...sites].map(({ element, href }) => document.occurrence(element, `Links to a sample ${/^tel:/i.test(href.trim()) ? 'number' : 'address'}: ${(0,cut/* cutEnd */.ym)(href, 100)}.`)),
    ];
}
const LABELS = ['form', 'table', 'dl', 'fieldset', 'label'];
const ABOUT_FIELDS = /(?:^|[\s_-])(?:form|field|input|label)(?:$|[\s_-])/i;
const FIELDS = new Set(['label', 'input', 'select', 'textarea']);
const MAX_NODES_BESIDE_FIELD = 30;
function placeholders_isLabel(element) {
    if (LABELS.some(tag => (0,html_document/* isInside */.FK)(element, tag)) || isWithin(element, ABOUT_FIELDS))
        return true;
    const around = [element, (0,html_document/* parentOf */.gN)(element)].flatMap(one => one === undefined ? [] : [...(0,text_start/* firstNodes */.wg)(one, MAX_NODES_BESIDE_FIELD)]);
    return around.some(node => (0,html_document/* isElement */.vq)(node) && FIELDS.has(node.tagName));
}
function isExample(element, href) {
    const text = (0,text_start/* startOfSeenText */.Mq)(element, MAX_CONTROL);
    return text.includes('@') && href.includes(text) && !isWithin(element, ABOUT_CONTACT);
}
const ABOUT_PEOPLE = /testimonial|review|quote|author|byline|team|member|client|customer|blockquote|figcaption|cite/i;
const MOCKUP = /(?:^|[\s_-])(?:mock(?:-?ups?)?|dashboard|screenshot|(?:browser|app|phone|device|laptop|window|ui)-?(?:frame|window|screen|preview|mock|shell|body|demo))(?:$|[\s_-])/i;
const ABOUT_CONTACT = /contact|kontakt|footer|address|imprint|impressum/i;
const CONTACT_PAGE = /\/(?:contact(?:-?us|o|anos|ez-nous|e)?|kontakt[a-z]?|contatt[oi]|contatos?|iletisim|yhteystiedot|kapcsolat|impressum|imprint|mentions-legales|aviso-legal)(?:\.\w{1,5})?\/?$/i;
const placeholders_MAX_STEPS_UP = 8;
const placeholders_MAX_NAMES = 500;
function isWithin(element, what) {
    let at = element;
    for (let step = 0; at && step < placeholders_MAX_STEPS_UP; step++) {
        const names = `${at.tagName} ${(0,html_document/* attribute */.lt)(at, 'class') ?? ''} ${(0,html_document/* attribute */.lt)(at, 'id') ?? ''}`;
        if (what.test(names.slice(0, placeholders_MAX_NAMES)))
            return true;
        at = (0,html_document/* parentOf */.gN)(at);
    }
    return false;
}

// EXTERNAL MODULE: ./lib/engine/tools/content/carousels.js
var carousels = __webpack_require__(6635);
;// CONCATENATED MODULE: ./lib/engine/tools/content/neighbor-copies.js





const MIN_TEXT = 30;
const neighbor_copies_MIN_LETTERS = 24;
const ENTRIES = new Set(['li', 'p', 'dd', 'blockquote']);
const neighbor_copies_NAMES = { li: 'list entry', p: 'paragraph' };
const neighbor_copies_MAX_TOLD = 5;
const neighbor_copies_MAX_NODES = 60;
const neighbor_copies_MAX_BLOCKS = 5000;
const NO_TEXT = new Set([
    ...[
        'img',
        'picture',
        'video',
        'audio',
        'iframe',
        'object',
        'canvas',
        'input',
        'select',
        'textarea',
        'button',
        'ul',
        'ol',
    ],
]);
function neighborCopies(document, blocks) {
    const copies = blocks.slice(0, neighbor_copies_MAX_BLOCKS).filter((block, at) => {
        const before = blocks[at - 1];
        return before !== undefined && isCopy(block, before);
    });
    return copies
        .slice(0, neighbor_copies_MAX_TOLD)
        .map(({ element, text }) => document.occurrence(element, `The same text as the ${neighbor_copies_NAMES[element.tagName] ?? 'text'} right before it: "${(0,cut/* cutEnd */.ym)(text, 80)}".`));
}
function isCopy(block, before) {
    const { element, text, kind } = block;
    return (text === before.text &&
        text.length >= MIN_TEXT &&
        kind === 'text' &&
        before.kind === 'text' &&
        [block, before].every(({ linkCharacters }) => linkCharacters <= text.length / 2) &&
        ENTRIES.has(element.tagName) &&
        element.tagName === before.element.tagName &&
        (text.match(/\p{L}/gu) ?? []).length >= neighbor_copies_MIN_LETTERS &&
        isNextTo(element, before.element) &&
        [element, before.element].every(holdsOnlyText) &&
        !(0,placeholder_text/* isPlaceholder */.wK)(block) &&
        !(0,carousels/* goesRound */.v)(element));
}
function isNextTo(element, before) {
    const siblings = (0,html_document/* parentOf */.gN)(element)?.childNodes.filter(html_document/* isElement */.vq) ?? [];
    const at = siblings.indexOf(element);
    return at > 0 && siblings[at - 1] === before;
}
function holdsOnlyText(element) {
    for (const { nodeName } of (0,text_start/* firstNodes */.wg)(element, neighbor_copies_MAX_NODES))
        if (NO_TEXT.has(nodeName))
            return false;
    return true;
}

// EXTERNAL MODULE: ./lib/engine/tools/content/repetition.js + 2 modules
var repetition = __webpack_require__(50357);
;// CONCATENATED MODULE: ./lib/engine/tools/content/repeated-text.js








const REPEATED_SHARE = 0.25;
const STUFFING_WORDS = 100;
const STUFFED_WORD_SHARE = 0.15;
const STUFFED_PHRASE_SHARE = 0.2;
const repeated_text_HELPFUL = 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content';
const repeatedText = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'text-repeated': {
            severity: 'notice',
            title: 'The same text appears twice on the page',
            why: 'Most often a template prints a block twice, once for each screen size, or an entry of a list was pasted twice. Search engines and screen readers get both.',
            fix: 'Print the block once and arrange it with CSS. Remove the second of two entries, or write what it was meant to say.',
            help: repeated_text_HELPFUL,
            example: 'the same paragraph twice in <main>',
        },
        'keyword-stuffing': {
            severity: 'warning',
            title: 'One phrase is repeated far too often',
            why: 'Google calls this keyword stuffing; it is against its spam policies.',
            fix: 'Write for people, and repeat the phrase only as often as you would in speech.',
            help: 'https://developers.google.com/search/docs/essentials/spam-policies#keyword-stuffing',
            example: 'cheap bikes, buy cheap bikes, cheap bikes online, cheap bikes shop …',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        const { document, main, regions, repetition, statistics, kind } = examination;
        const seen = main.blocks.filter(({ element }) => !regions.folded.has(element));
        const judgements = {
            'text-repeated': withNeighbors(judgeRepetition(document, repetition), neighborCopies(document, seen)),
            'keyword-stuffing': kind === 'listing'
                ? (0,judging_judgement/* notApplicable */.hH)('products or pages in a list have words in common')
                : judgeStuffing(document, statistics),
        };
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, (0,examined_page/* ofFirstPart */.b)(judgements, examination)) };
    },
});
function withNeighbors(judgement, neighbors) {
    if (judgement.outcome === 'fail' || neighbors.length === 0)
        return judgement;
    return (0,judging_judgement/* fail */.fJ)(neighbors);
}
function judgeRepetition(document, { copies, compared, share }) {
    if (compared < 2) {
        return (0,judging_judgement/* notApplicable */.hH)(`the content has fewer than two blocks of ${repetition/* REPEATED_BLOCK_WORDS */.Vd} words`);
    }
    if (share < REPEATED_SHARE)
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)(copies.map(({ block, first, words }) => {
        const line = document.positionOf(first.element)?.line;
        const place = line === undefined ? 'further up' : `in line ${line}`;
        return document.occurrence(block.element, `The same ${words} words as ${place}: "${(0,cut/* cutEnd */.ym)(block.prose, 80)}".`);
    }), `${Math.round(share * 100)} % of the text in long blocks is repeated (notice from ${100 * REPEATED_SHARE} %).`);
}
function judgeStuffing(document, statistics) {
    const written = statistics.paragraphs.filter(({ block }) => !(0,placeholder_text/* isPlaceholder */.wK)(block));
    if (written.reduce((sum, { words }) => sum + words.length, 0) < STUFFING_WORDS) {
        return (0,judging_judgement/* notApplicable */.hH)(`the content has fewer than ${STUFFING_WORDS} words of running text`);
    }
    const stuffed = (0,repetition/* mostFrequent */.ye)(distinct(written)).filter(({ phrase, share }) => share >= (phrase.includes(' ') ? STUFFED_PHRASE_SHARE : STUFFED_WORD_SHARE));
    const worst = stuffed.at(-1);
    if (!worst)
        return (0,judging_judgement/* failWhere */.a4)([]);
    const place = written.find(({ block }) => block.prose.toLowerCase().includes(worst.phrase))?.block.element;
    const message = `"${worst.phrase}" appears ${worst.count} times: ${Math.round(worst.share * 100)} % of all words.`;
    return (0,judging_judgement/* failWhere */.a4)([place ? document.occurrence(place, message) : { url: document.url, message }]);
}
function distinct(paragraphs) {
    const seen = new Set();
    return paragraphs.filter(({ block }) => !seen.has(block.prose) && seen.add(block.prose));
}

// EXTERNAL MODULE: ./lib/engine/network/redirect-target.js
var redirect_target = __webpack_require__(1589);
;// CONCATENATED MODULE: ./lib/engine/tools/content/scripted-elements.js



const FILLS = /\.(?:append|prepend|html|load|insertAdjacentHTML|replaceWith)\s*\(|(?:inner|outer)HTML\s*\+?=/;
const scripted_elements_MAX_ELEMENTS = 2000;
const scripted_elements_MAX_NAMES = 200;
async function writtenElements(visit, sent, tags, called, holds) {
    const empty = sent
        .elements(...tags)
        .slice(0, scripted_elements_MAX_ELEMENTS)
        .flatMap(element => {
        const name = scripted_elements_namesOf(element).find(word => called.test(word));
        const isEmpty = !element.childNodes.some(html_document/* isElement */.vq) && (0,text_start/* startOfSeenText */.Mq)(element, 1).trim() === '';
        return name !== undefined && isEmpty ? [{ element, name }] : [];
    });
    if (empty.length === 0)
        return [];
    const { texts } = await (0,own_scripts/* ownCode */.m)(visit);
    if (!texts.some(text => FILLS.test(text)))
        return [];
    const speaking = holds ? texts.filter(text => holds.test(text)) : texts;
    const words = new Set(speaking.flatMap(text => text.match(/[\w-]{3,60}/g) ?? []));
    return empty.filter(({ name }) => words.has(name));
}
function scripted_elements_namesOf(element) {
    return `${(0,html_document/* attribute */.lt)(element, 'id') ?? ''} ${(0,html_document/* attribute */.lt)(element, 'class') ?? ''}`
        .slice(0, scripted_elements_MAX_NAMES)
        .split(/\s+/)
        .filter(name => name !== '');
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/scripted-parts.js









const scriptedParts = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'part-needs-scripts': {
            severity: 'notice',
            title: 'A part of the content needs JavaScript',
            why: 'The HTML has an empty element in its place. Google sees its products, dates or articles late, and search engines and AI crawlers that run no scripts never do.',
            fix: 'Write the entries into the HTML when the site is built, or send them from the server. The script may still filter and sort them.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
            example: '<ul id="events"></ul>, which a script fills from events.json',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        if ((0,page_directives/* asksNotToBeIndexed */.ZY)(page.document))
            return { judgements: { 'part-needs-scripts': (0,judging_judgement/* notApplicable */.hH)('the page asks not to be indexed') } };
        const judgement = (0,script_judgements/* judgeScripts */.gb)(page, before => judgeParts(before, examination));
        if (judgement.outcome === 'fail' || page.unfilled !== undefined || makesMost(page, examination))
            return { judgements: { 'part-needs-scripts': judgement } };
        const { document } = page.sent;
        const written = await writtenElements(visit, document, PARTS, LIST);
        const places = written
            .filter(({ name, element }) => !ASIDE.test(name) && (0,html_document/* attribute */.lt)(element, 'hidden') === undefined)
            .slice(0, scripted_parts_MAX_PARTS)
            .map(({ element, name }) => document.occurrence(element, `"${scripted_parts_keyOf(element) ?? name}" is empty in the HTML that the server sends; a script writes its entries.`));
        return { judgements: { 'part-needs-scripts': places.length > 0 ? (0,judging_judgement/* fail */.fJ)(places) : judgement } };
    },
});
const LIST = /^(?:[a-z]{2,12}[-_])?(?:products|events|posts|articles|news|services|projects|portfolio|gallery|schedule|programme?|team|reviews|testimonials|offers|prices|jobs|courses|recipes|books|rooms|boats|cars|productos|produkte|produits|prodotti|eventos|veranstaltungen)$|^(?:[a-z]{2,12}[-_])?(?:products?|events?|posts?|articles?|news|services?|projects?|gallery|schedule|team|reviews?|testimonials?|offers?|prices?|jobs?|courses?|recipes?|books?|rooms?|boats?|cars?)(?:[-_]?(?:list|grid|container|wrapper|items|cards|holder|table)|List|Grid|Container|Wrapper|Items|Cards)$/;
const scripted_parts_MAX_PARTS = 60;
const MAX_PART = 20_000;
const MAX_SENT = 1_000_000;
const scripted_parts_MAX_CHILDREN = 20;
const scripted_parts_MIN_WORDS = 25;
const MIN_WORDS_BESIDE = 3;
const scripted_parts_MIN_ENTRIES = 2;
const PARTS = ['div', 'ul', 'ol', 'dl', 'section', 'article', 'tbody', 'table', 'main', 'p'];
const ASIDE = /cookie|consent|modal|dialog|pop-?up|toast|lightbox|chat|captcha|widget|weather|cart|comment|disqus|calend|datepick|toc(?:$|[-_])|table-of-contents|search|autocomplete|suggest|tooltip|slider|carousel|swiper|swatch|map(?:$|[-_])|translate|error|debug|log(?:$|[-_])|stat(?:us|s)(?:$|[-_])|ticker|instagram|feed|(?:^|[#._-])footer(?:$|[-_])/i;
const WIDGET = /chat|whats-?app|widget|cookie|consent/i;
const scripted_parts_MAX_NAMES = 300;
function judgeParts(before, { document, main, regions }) {
    if ((0,scripted_text/* hasOtherLanguage */.xI)(before, document))
        return (0,judging_judgement/* notApplicable */.hH)('scripts put the page into another language');
    if ((0,scripted_text/* dependsOnScripts */.jg)((0,scripted_text/* seenScriptedText */.vm)(before, document, main.blocks, [])))
        return (0,judging_judgement/* notApplicable */.hH)('most of the text needs JavaScript, which is reported separately');
    const empty = emptyPartsOf(before);
    const whole = aroundPage(document);
    const filled = document
        .elements(...PARTS)
        .filter(part => {
        const key = scripted_parts_keyOf(part);
        const isPart = key !== undefined && empty.has(key) && !whole.has(part) && !holdsFooter(part);
        if (isPart && WIDGET.test(`${key} ${(0,html_document/* attribute */.lt)(part, 'class') ?? ''}`.slice(0, scripted_parts_MAX_NAMES)))
            return false;
        return isPart && !regions.hidden.has(part) && !regions.boilerplate.has(part);
    })
        .slice(0, scripted_parts_MAX_PARTS);
    if (filled.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('scripts fill no empty part of the content');
    const sent = new Set(wordsIn(before.body ? (0,html_document/* textOf */.b6)(before.body).slice(0, MAX_SENT) : ''));
    const found = filled.map(part => {
        const children = part.childNodes.filter(html_document/* isElement */.vq);
        const words = new Set(wordsIn((0,text_start/* startOfSeenText */.Mq)(part, MAX_PART))).difference(sent).size;
        return { part, children, words };
    });
    const isContent = ({ children, words }) => children.length >= scripted_parts_MIN_ENTRIES && words >= scripted_parts_MIN_WORDS;
    const named = found.some(isContent)
        ? found.filter(({ children, words }) => children.length > 0 && words >= MIN_WORDS_BESIDE)
        : [];
    const around = new Set(named.flatMap(({ part }) => [...ancestorsOf(part)]));
    const innermost = named.filter(({ part }) => !around.has(part));
    return (0,judging_judgement/* failWhere */.a4)(innermost.map(({ part, children }) => document.occurrence(part, `"${scripted_parts_keyOf(part)}" is empty in the HTML that the server sends; scripts ${areAlike(children) && children.length > 2 ? `fill it with ${children.length} entries` : 'write what is in it'}.`)));
}
function* ancestorsOf(part) {
    for (let at = (0,html_document/* parentOf */.gN)(part); at; at = (0,html_document/* parentOf */.gN)(at))
        yield at;
}
function areAlike([first, ...others]) {
    return first !== undefined && first.tagName !== 'p' && others.every(one => one.tagName === first.tagName);
}
function holdsFooter(part) {
    return part.childNodes.slice(0, scripted_parts_MAX_CHILDREN).some(node => (0,html_document/* isElement */.vq)(node) && node.tagName === 'footer');
}
function aroundPage(document) {
    const around = new Set();
    for (const element of document.elements('h1', 'main').slice(0, scripted_parts_MAX_PARTS))
        for (let at = (0,html_document/* parentOf */.gN)(element); at && !around.has(at); at = (0,html_document/* parentOf */.gN)(at))
            around.add(at);
    return around;
}
function makesMost({ scripts }, { document, main }) {
    return (scripts.state === 'seen' && (0,scripted_text/* dependsOnScripts */.jg)((0,scripted_text/* seenScriptedText */.vm)(scripts.before, document, main.blocks, [])));
}
function emptyPartsOf(before) {
    const keys = new Map();
    for (const part of before.elements(...PARTS)) {
        const key = scripted_parts_keyOf(part);
        if (key !== undefined)
            keys.set(key, !keys.has(key) && isEmpty(part));
    }
    return new Set([...keys].flatMap(([key, empty]) => (empty ? [key] : [])));
}
const scripted_parts_MAX_STEPS = 20;
function emptyPartAround(element, before) {
    const empty = emptyPartsOf(before);
    let at = element;
    for (let step = 0; at && step < scripted_parts_MAX_STEPS; step++, at = (0,html_document/* parentOf */.gN)(at)) {
        const name = scripted_parts_keyOf(at);
        if (name !== undefined && empty.has(name))
            return { element: at, name };
    }
    return undefined;
}
const MAX_NOTE = 60;
function isEmpty(part) {
    return (part.childNodes.filter(html_document/* isElement */.vq).length <= 1 && (0,text_start/* startOfSeenText */.Mq)(part, MAX_NOTE + 1).length <= MAX_NOTE);
}
const scripted_parts_MAX_NAME = 100;
function scripted_parts_keyOf(part) {
    const id = (0,html_document/* attribute */.lt)(part, 'id')?.trim();
    const [first] = ((0,html_document/* attribute */.lt)(part, 'class') ?? '').trim().split(/\s+/, 1);
    const key = id ? `#${id}` : first ? `.${first}` : undefined;
    return key === undefined || key.length > scripted_parts_MAX_NAME || ASIDE.test(key) ? undefined : key;
}
function wordsIn(text) {
    return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{2,40}/gu) ?? [];
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/scripted-content.js
















const SCRIPTED_LINKS = 3;
const SCRIPTED_LINK_SHARE = 0.5;
const RENDERING = 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics';
const scriptedContent = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'text-needs-scripts': {
            severity: 'warning',
            title: 'The text of the page needs JavaScript',
            why: 'Google renders pages later and not always. Search engines that do not run scripts do not find this text.',
            fix: 'Send the text in the HTML: render on the server or at build time.',
            help: RENDERING,
            example: '<body><div id="root"></div><script src="/app.js"></script></body>',
        },
        'much-text-needs-scripts': {
            severity: 'warning',
            title: 'Much of the text needs JavaScript',
            why: 'Google renders pages later and not always. Search engines that do not run scripts find only the rest of the text.',
            fix: 'Send this part of the text in the HTML too: write it when the site is built, or send it from the server.',
            help: RENDERING,
            example: '<div id="courses"></div>, which a script fills with most of what the page says',
        },
        'h1-needs-scripts': {
            severity: 'notice',
            title: 'Scripts set or replace the H1 of the page',
            why: 'Search engines that do not run scripts find another H1 than visitors see, or none.',
            fix: 'Send in the HTML the H1 that visitors see.',
            help: RENDERING,
            example: '<h1></h1><script>document.querySelector("h1").textContent = "Red bike"</script>',
        },
        'links-need-scripts': {
            severity: 'notice',
            title: 'Most links to other pages of the site need JavaScript',
            why: 'Pages that are linked only from here are found late, and by fewer search engines.',
            fix: 'Send the links of the navigation and of lists in the HTML.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
            example: '<nav id="menu"></nav>, which a script fills',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        const judgements = judgeScriptedContent(page, examination);
        const isWithoutLinks = !examination.links.some(({ internal }) => internal) && !hasOwnLinkForNoScripts(page.sent.document);
        if (isWithoutLinks && !(0,page_directives/* asksNotToBeIndexed */.ZY)(page.document)) {
            const tags = ['header', 'nav', 'div'];
            const [navigation] = await writtenElements(visit, page.sent.document, tags, NAVIGATION, LINK);
            if (navigation)
                judgements['links-need-scripts'] = judgeNavigation(page, navigation);
        }
        return {
            judgements,
            facts: {
                contentNeedsScripts: page.unfilled !== undefined ||
                    judgements['text-needs-scripts'].outcome === 'fail' ||
                    judgements['much-text-needs-scripts'].outcome === 'fail',
                rendered: { ...(0,script_judgements/* renderingFacts */._V)(page), ...scriptedContentFacts(page, examination) },
            },
        };
    },
});
function judgeScriptedContent(page, examination) {
    const why = (0,page_directives/* asksNotToBeIndexed */.ZY)(page.document)
        ? 'the page asks not to be indexed'
        : (0,for_users/* isForUsers */.KQ)(page.url) && 'the page is for people who are on the site already, by its URL';
    if (why) {
        const none = (0,judging_judgement/* notApplicable */.hH)(why);
        return {
            'text-needs-scripts': none,
            'much-text-needs-scripts': none,
            'h1-needs-scripts': none,
            'links-need-scripts': none,
        };
    }
    const unseen = page.scripts.state === 'seen' ? page.scripts.rendered.unseenTexts : [];
    const text = (0,script_judgements/* judgeScripts */.gb)(page, before => judgeText(before, examination, unseen));
    const unlessAll = (judge) => text.outcome === 'fail'
        ? (0,judging_judgement/* notApplicable */.hH)('most of the content needs JavaScript, which is reported separately')
        : (0,script_judgements/* judgeScripts */.gb)(page, judge);
    return {
        ...byShare(text, page, examination, unseen),
        'h1-needs-scripts': unlessAll(before => scripted_content_judgeH1(before, examination)),
        'links-need-scripts': unlessAll(before => judgeLinks(before, examination)),
    };
}
const NEARLY_ALL = 0.85;
function byShare(text, { scripts }, { document, main }, unseen) {
    const isPart = text.outcome === 'fail' &&
        scripts.state === 'seen' &&
        (0,scripted_text/* seenScriptedText */.vm)(scripts.before, document, main.blocks, unseen).share < NEARLY_ALL;
    if (isPart)
        return { 'text-needs-scripts': (0,judging_judgement/* pass */.IX)(text.occurrences[0]?.message), 'much-text-needs-scripts': text };
    return {
        'text-needs-scripts': text,
        'much-text-needs-scripts': text.outcome === 'fail'
            ? (0,judging_judgement/* notApplicable */.hH)('nearly all of the text needs it, which is reported separately')
            : text,
    };
}
function judgeText(before, { document, main }, unseen) {
    if (main.blocks.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page shows no text');
    const found = (0,scripted_text/* seenScriptedText */.vm)(before, document, main.blocks, unseen);
    const share = `${Math.round(found.share * 100)} % of the main text`;
    if (!(0,scripted_text/* dependsOnScripts */.jg)(found) || !found.first)
        return (0,judging_judgement/* pass */.IX)(`${share} needs JavaScript`);
    if ((0,scripted_text/* addsBesideText */.KG)(before, main))
        return (0,judging_judgement/* pass */.IX)('scripts add text beside that of the page, which was sent');
    const box = emptyPartAround(found.first.element, before);
    const message = `${share} is not in the HTML that the server sends.`;
    return (0,judging_judgement/* fail */.fJ)(box === undefined
        ? document.occurrence(found.first.element, message)
        : document.occurrence(box.element, `${message} Scripts fill "${box.name}".`));
}
function scripted_content_judgeH1(before, { document, headings }) {
    const shown = headings.filter(({ level, text }) => level === 1 && text !== '');
    if (shown.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no H1 with text');
    if ((0,scripted_text/* hasOtherLanguage */.xI)(before, document))
        return (0,judging_judgement/* notApplicable */.hH)('scripts put the page into another language');
    const sent = sentH1s(before).filter(Boolean);
    const known = new Set(sent.map(comparable));
    if (shown.some(({ element, text }) => known.has(comparable(text)) || known.has(comparable((0,html_document/* textOf */.b6)(element))))) {
        return (0,judging_judgement/* pass */.IX)();
    }
    const [first] = sent;
    if (isReworded(before, document, sent, shown))
        return (0,judging_judgement/* pass */.IX)('scripts only word the H1 that was sent otherwise');
    return (0,judging_judgement/* failWhere */.a4)(shown.map(({ element, text }) => document.occurrence(element, first === undefined
        ? `The HTML has no H1; scripts set "${text}".`
        : `The HTML says "${first}"; scripts replace it with "${text}".`)));
}
const scripted_content_MIN_SENTENCE = 4;
function isReworded(before, document, sent, shown) {
    const titles = [before, document].map(one => (0,html_document/* foldSpace */.GQ)(one.elements('title').slice(0, 1).map(html_document/* textOf */.b6).join('')));
    return (sent.length === 1 &&
        shown.length === 1 &&
        sent[0].split(' ').length >= scripted_content_MIN_SENTENCE &&
        titles[0] !== '' &&
        titles[0] === titles[1]);
}
const MAX_H1 = 2000;
function sentH1s(before) {
    const names = new accessible_name/* AccessibleNames */.B(before);
    return (0,text_regions/* titlesOf */.B7)(before).map(element => (0,text_start/* startOfSeenText */.Mq)(element, MAX_H1) || names.nameOf(element).name);
}
function comparable(text) {
    return text.replace(/\s+/g, '').toLowerCase();
}
function judgeLinks(before, { document, links }) {
    const internal = links.filter(link => link.internal && (0,content_links/* isPage */.y)(link));
    if (internal.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page links to no other page of the site');
    const fresh = linksNotSent(before, internal);
    const total = scripted_content_distinct(internal);
    if (fresh.length < SCRIPTED_LINKS || fresh.length < total * SCRIPTED_LINK_SHARE) {
        return (0,judging_judgement/* pass */.IX)(`${fresh.length} of ${total} linked pages are linked only by scripts`);
    }
    return (0,judging_judgement/* fail */.fJ)(fresh.map(({ element, url }) => document.occurrence(element, `The link to ${url} is not in the HTML that the server sends.`)));
}
const NAVIGATION = /(?:^|[-_])(?:header|nav(?:bar|igation)?|menu|topbar)(?:$|[-_])|^(?:header|nav|menu)[A-Z]/;
const LINK = /\bhref\s{0,5}=\s{0,5}\\?["'`]?(?!\\?["'`]?(?:tel:|mailto:|#))|["'`]href["'`]|createElement\(\s{0,5}["'`]a["'`]/i;
function judgeNavigation({ sent }, { element, name }) {
    const message = `The HTML has no link into the site: scripts write the navigation into the empty "${name}".`;
    return (0,judging_judgement/* fail */.fJ)(sent.document.occurrence(element, message));
}
function linksNotSent(before, links) {
    const sent = before.elements('a', 'area').flatMap(element => {
        const href = element.attrs.find(({ name }) => name === 'href')?.value;
        return (href === undefined ? undefined : before.resolve(href)) ?? [];
    });
    const known = new Set([...sent, ...linksWithoutScripts(before)].map(pageOf));
    const added = addedParameters(links.map(({ url }) => url).filter(url => !known.has(pageOf(url))));
    return links.filter(({ url }) => {
        const target = pageOf(url);
        if (known.has(target) || known.has(withoutParameters(target, added)))
            return false;
        known.add(target);
        return true;
    });
}
const MAX_NOSCRIPT = 100_000;
const MAX_NOSCRIPT_LINKS = 1000;
function linksWithoutScripts(document) {
    const markup = document.elements('noscript').map(html_document/* textOf */.b6).join(' ').slice(0, MAX_NOSCRIPT);
    const links = markup.matchAll(/<a\s(?:[^>]{0,500}?\s)?href\s{0,5}=\s{0,5}["']?([^"'\s>]{1,2000})/gi);
    return Array.from(links.take(MAX_NOSCRIPT_LINKS), ([, href]) => document.resolve(href) ?? []).flat();
}
function hasOwnLinkForNoScripts(sent) {
    const { origin } = new URL(sent.url);
    return linksWithoutScripts(sent).some(url => url.startsWith(`${origin}/`));
}
function pageOf(url) {
    return (0,redirect_target/* withoutFragment */.f2)(url).replace(/\/index\.html?(?=$|\?)/, '/');
}
const SAME_PARAMETER = 3;
function addedParameters(urls) {
    const paths = new Map();
    for (const url of urls) {
        const [path, query] = url.split('?', 2);
        for (const parameter of parametersOf(query)) {
            const found = paths.get(parameter) ?? new Set();
            paths.set(parameter, found.add(path));
        }
    }
    return new Set([...paths].flatMap(([parameter, { size }]) => (size < SAME_PARAMETER ? [] : parameter)));
}
function withoutParameters(url, parameters) {
    const [path, query] = url.split('?', 2);
    const kept = parametersOf(query).filter(one => !parameters.has(one));
    return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}
function parametersOf(query) {
    return query ? (0,redirect_target/* withoutFragment */.f2)(query).split('&', MAX_PARAMETERS) : [];
}
const MAX_PARAMETERS = 20;
function scripted_content_distinct(links) {
    return new Set(links.map(({ url }) => pageOf(url))).size;
}
function scriptedContentFacts({ scripts }, examination) {
    if (scripts.state !== 'seen')
        return null;
    const { share } = (0,scripted_text/* seenScriptedText */.vm)(scripts.before, examination.document, examination.main.blocks, scripts.rendered.unseenTexts);
    const sent = sentH1s(scripts.before).map(text => (0,cut/* cutEnd */.ym)(text, 200));
    const rendered = examination.headings
        .filter(({ level }) => level === 1)
        .map(({ text }) => (0,cut/* cutEnd */.ym)(text, 200));
    return { scriptedTextShare: Math.round(share * 1000) / 1000, h1: { sent, rendered } };
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/stated-dates.js






const DATE_TOLERANCE_MS = 36 * 60 * 60 * 1000;
const DATES = 'https://developers.google.com/search/docs/appearance/publication-dates';
const statedDates = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'date-in-future': {
            severity: 'notice',
            title: 'The page is dated in the future',
            why: 'Google asks for the real date of publication and may show no date in results.',
            fix: 'State when the page was published and last changed, with the time zone.',
            help: DATES,
            example: '"datePublished": "2099-01-01"',
        },
        'dates-contradict': {
            severity: 'notice',
            title: 'The dates of the page contradict each other',
            why: 'Google compares all dates of a page and may show the wrong one, or none, in results.',
            fix: 'Take the visible date, the structured data and the meta tags from one source.',
            help: DATES,
            example: '"datePublished": "2027-03-31", "dateModified": "2027-03-01"',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        const { document, byline } = examination;
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgeDates(document, byline, (0,exchange/* clockOf */.ie)(page.response))) };
    },
});
const ABOUT = { published: 'Published', modified: 'Modified' };
const SOURCES = {
    schema: 'in the structured data',
    meta: 'in the meta tags',
    visible: 'on the page',
};
function judgeDates(document, { dates }, now) {
    if (dates.length === 0) {
        const none = (0,judging_judgement/* notApplicable */.hH)('the page states no date of its own');
        return { 'date-in-future': none, 'dates-contradict': none };
    }
    for (const { time } of dates)
        (0,input_trace/* holdsUntil */.HK)(time - DATE_TOLERANCE_MS);
    const future = dates.filter(date => date.time > now + DATE_TOLERANCE_MS);
    return {
        'date-in-future': (0,judging_judgement/* failWhere */.a4)(future.map(({ about, source, value, element }) => document.occurrence(element, `${ABOUT[about]} ${value} ${SOURCES[source]}: that is in the future.`))),
        'dates-contradict': judgeAgreement(document, dates),
    };
}
function judgeAgreement(document, dates) {
    const published = dates.filter(date => date.about === 'published');
    const [first] = published;
    const others = published.filter(date => date.source !== first?.source);
    const firstBySource = new Map(published.toReversed().map(date => [date.source, date]));
    const changes = dates.flatMap(change => {
        const before = firstBySource.get(change.source);
        return change.about === 'modified' && before ? [{ change, before }] : [];
    });
    if (!first || others.length + changes.length === 0) {
        return (0,judging_judgement/* notApplicable */.hH)('the page states too few dates to compare');
    }
    const occurrences = [];
    const other = others.find(date => Math.abs(date.time - first.time) > DATE_TOLERANCE_MS);
    if (other) {
        const message = `Published ${other.value} ${SOURCES[other.source]}, but ${first.value} ${SOURCES[first.source]}.`;
        occurrences.push(document.occurrence(other.element, message));
    }
    const early = changes.find(({ change, before }) => change.time < before.time - DATE_TOLERANCE_MS);
    if (early) {
        const message = `Modified ${early.change.value}, before it was published (${early.before.value}).`;
        occurrences.push(document.occurrence(early.change.element, message));
    }
    return (0,judging_judgement/* failWhere */.a4)(occurrences);
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/system-defaults.js









const systemDefaults = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'cms-default': {
            severity: 'notice',
            title: 'Sample texts or default values of the CMS or the theme are on the page',
            why: 'They mean nothing to visitors and make the site look unfinished.',
            fix: 'Rename the default category, delete the sample posts and widgets, put your own name into the settings of the theme, and let it print no date where a page has none.',
            help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
            example: '<span class="cat-links">Categorized as <a rel="category">Uncategorized</a></span>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'cms-default': judgeDefaults(examination) }) };
    },
});
const NO_CATEGORY = /(?:^|[\s:,|·•>])(Uncategori[sz]ed|Non class[ée]|Sin categor[íi]a|Senza categoria|Sem categoria|Geen categorie|Niet gecategoriseerd|Bez kategorii|Ikke kategoriseret|Okategoriserade|Ukategorisert|Nezařazené|Kategorize edilmemiş|Без рубрики|Без категорії|Μη κατηγοριοποιημένο|未分類|未分类|미분류|غير مصنف|カテゴリーなし)(?=$|[\s:,|·•<])/u;
const NO_DATE = /(?:^|[\s(])(0?1\.?\s(?:de\s|di\s)?\p{L}{3,12}\.?,?\s(?:de\s)?0001|\p{L}{3,12}\.?\s0?1,\s0001|0?1[./-]0?1[./-]0001|0001[./-]0?1[./-]0?1|0001年0?1月0?1日)(?=$|[\s).,;])/u;
const LONGEST_LABEL = 120;
const UNTOUCHED = new RegExp(`^(?:${[
    'no front page content has been created yet\\.?|welcome to (?:drupal|joomla!?|october cms|typo3|discourse)[.!]?|thoughts, stories and ideas\\.?',
    'a wordpress commenter|mr wordpress|ein wordpress-kommentator|un commentateur wordpress|un comentarista de wordpress|un commentatore di wordpress|start bootstrap',
    'this page demonstrates (?:some of the built-in markdown extensions|usage of some of the runtime apis) provided by vitepress[.:]?',
    "you don[’']t need react to write simple standalone pages\\.?|let[’']s discover docusaurus in less than 5 minutes\\.?|docusaurus tutorial - 5min(?: ⏱️)?",
    "docusaurus lets you focus on your docs, and we[’']ll do the chores\\..{0,60}|extend or customize your website layout by reusing react\\..{0,90}|docusaurus was designed from the ground up to be easily installed.{0,80}",
    "this is my first post on my new fake blog! how exciting!|wow! i love blogging so much already\\..{0,80}|i[’']m sure i[’']ll write a lot more interesting things in the future\\.",
    'now go build something great\\.|congratulations — you just made a gatsby site!.{0,10}|edit src/pages/index\\.(?:js|tsx) to see this page update in real-time.{0,10}',
    "welcome to hexo! this is your very first post\\..{0,100}|you[’']ll find this post in your _posts directory\\..{0,100}|jekyll also offers powerful support for code snippets:?",
    'emoji can be enabled in a hugo project in a number of ways\\.?|hugo ships with several built-in shortcodes for rich content.{0,100}|written in go, hugo is an open source static site generator available under the apache licen[cs]e 2\\.0\\.?',
    "you[’']ve successfully created a project with vite \\+ vue 3\\..{0,20}|welcome to your new sveltekit app|congratulations! your app is running\\..{0,4}|to get started, open the directory src/pages in your project\\.|welcome to the official astro blog starter template\\..{0,90}",
].join('|')})$`, 'iu');
const SAMPLE_TITLE = /^(?:hello world!|hallo welt!|bonjour tout le monde\s?!|¡hola,? mundo!|ciao mondo!|hallo wereld!|olá,? mundo!|witaj,? świecie!|привет,? мир!|sample page|beispiel-seite|page d[’']exemple|página de ejemplo|pagina di esempio|voorbeeldpagina|página de exemplo)$/i;
const SAMPLE_PATH = /\/(?:hello-world|hallo-welt|bonjour-tout-le-monde|hola-mundo|ciao-mondo|hallo-wereld|ola-mundo|witaj-swiecie|sample-page|beispiel-seite|page-d-exemple|pagina-ejemplo|pagina-de-ejemplo|pagina-di-esempio|voorbeeld-pagina|pagina-exemplo)(?:\/|\.html?$|$)/;
const STARTER_PATH = /\/(?:my-second-post|welcome-to-jekyll|markdown-page|mdx-blog-post)(?:\/|\.html?$|$)/;
const STARTER_TITLE = /^(?:my second post!|welcome to jekyll!|markdown page example|mdx blog post)$/i;
const STARTER_OF_GATSBY = /^my second post!$/i;
const MADE_BY_GATSBY = /content=["']?Gatsby\b/i;
const MADE_BY_WORDPRESS = /\/wp-(?:content|includes|json)\/|content=["']?WordPress\b/i;
function leadsAway(element, document) {
    const own = new URL(document.url).host;
    return [element, (0,html_document/* parentOf */.gN)(element), ...(0,text_start/* firstNodes */.wg)(element, system_defaults_MAX_NODES)].some(node => {
        if (node?.nodeName !== 'a' || !('attrs' in node))
            return false;
        const target = document.addressOf((0,html_document/* attribute */.lt)(node, 'href') ?? '');
        return target !== undefined && /^https?:$/.test(target.protocol) && target.host !== own;
    });
}
const system_defaults_MAX_TEXT = 60;
function judgeDefaults({ document, main, regions, headings }) {
    if (main.allBlocks.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no text');
    const titles = [
        ...document.elements('title').map(title => (0,text_start/* startOfSeenText */.Mq)(title, 500)),
        ...headings.filter(({ level }) => level === 1).map(({ text }) => text),
    ];
    const faults = [];
    for (const { element, kind, prose } of main.allBlocks) {
        if (kind === 'code' || prose.length > LONGEST_LABEL)
            continue;
        const category = NO_CATEGORY.exec(prose)?.[1];
        const date = NO_DATE.exec(prose)?.[1];
        if (date !== undefined)
            faults.push({ element, message: `"${date}" is what the generator prints where a page has no date.` });
        else if (category !== undefined && !titles.some(title => title.includes(category)))
            faults.push({
                element,
                message: `"${category}" is what the CMS or theme calls posts without a category.`,
            });
        else if (UNTOUCHED.test(prose) && !titles.includes(prose) && !leadsAway(element, document))
            faults.push({ element, message: `"${prose}" is sample text of the installation.` });
    }
    const isWordPress = MADE_BY_WORDPRESS.test(document.source);
    for (const element of document.elements('a')) {
        if (regions.hidden.has(element))
            continue;
        const href = (0,html_document/* attribute */.lt)(element, 'href');
        const url = href === undefined ? undefined : document.addressOf(href);
        if (url === undefined || !/^https?:$/.test(url.protocol))
            continue;
        if (url.pathname.endsWith('/wp-login.php') && isInMetaWidget(element))
            faults.push({
                element,
                message: 'The widget "Meta" shows visitors the login and the feeds of the site.',
            });
        else if (isWordPress && SAMPLE_PATH.test(url.pathname)) {
            const text = (0,html_document/* foldSpace */.GQ)((0,text_start/* startOfSeenText */.Mq)(element, system_defaults_MAX_TEXT));
            if (SAMPLE_TITLE.test(text))
                faults.push({ element, message: `"${text}" is a sample that WordPress came with.` });
        }
        else if (STARTER_PATH.test(url.pathname)) {
            const text = (0,html_document/* foldSpace */.GQ)((0,text_start/* startOfSeenText */.Mq)(element, system_defaults_MAX_TEXT));
            const isOfOther = STARTER_OF_GATSBY.test(text) && !MADE_BY_GATSBY.test(document.source);
            if (STARTER_TITLE.test(text) && !isOfOther && !leadsAway(element, document))
                faults.push({
                    element,
                    message: `"${text}" is a sample that the generator or its starter came with.`,
                });
        }
    }
    faults.push(...themeFaults(document, main), ...builderFaults(document, main));
    return (0,judging_judgement/* failWhere */.a4)(firstOfEach(faults).map(({ element, message }) => document.occurrence(element, (0,cut/* cutEnd */.ym)(message, 200))));
}
const system_defaults_SEPARATOR = /\s[|–—·•»:-]\s/u;
function themeFaults(document, { allBlocks }) {
    const brands = document.elements('title').flatMap(element => {
        const parts = (0,text_start/* startOfSeenText */.Mq)(element, 500).split(system_defaults_SEPARATOR);
        const brand = parts.at(-1).trim();
        if ((0,theme_title/* isThemeName */.Bq)(brand))
            return { element, message: `The title names the theme, "${brand}", instead of that of the site.` };
        return parts.length > 1 && (0,theme_title/* isUnnamedSite */.um)(brand)
            ? {
                element,
                message: `The title ends with "${brand}", which the builder put there for the name of the site.`,
            }
            : [];
    });
    const labels = allBlocks.flatMap(({ element, prose, boilerplate }) => boilerplate && (0,theme_title/* isThemeName */.Bq)(prose)
        ? { element, message: `"${prose}" is the name of the theme, not of the site.` }
        : []);
    const titles = document
        .elements('title')
        .map(title => (0,text_start/* startOfSeenText */.Mq)(title, 500).toLowerCase())
        .join(' ');
    const headlines = allBlocks.flatMap(({ element, prose }) => element.tagName === 'h1' && (0,theme_title/* isKnownTheme */.$X)(prose) && !titles.includes(prose.trim().toLowerCase())
        ? { element, message: `The main heading, "${prose}", is the name of the theme.` }
        : []);
    const authors = document.elements('meta').flatMap(element => {
        if ((0,html_document/* attribute */.lt)(element, 'name')?.trim().toLowerCase() !== 'author')
            return [];
        const author = (0,html_document/* foldSpace */.GQ)(((0,html_document/* attribute */.lt)(element, 'content') ?? '').slice(0, LONGEST_LABEL));
        return (0,theme_title/* isThemeAuthor */.bT)(author)
            ? { element, message: `The author of the page is "${author}", who made the theme or built the page.` }
            : [];
    });
    return [...brands, ...labels, ...headlines, ...authors];
}
const BUILDER_HOST = /(?:^|\.)mobiris[ei]\.[a-z]{2,4}$/i;
const BUILDER_PROFILE = /^(?:www\.)?(?:(?:facebook|instagram|twitter|youtube|behance|pinterest)\.(?:com|net)|plus\.google\.com)\/(?:[\w.+-]{1,20}\/){0,3}\+?mobirise(?:\/|$)/i;
const ABOUT_BUILDER = /^Mobirise (?:is|gives|offers|provides|helps|has|allows|creates|makes|page maker)\b/;
const system_defaults_MAX_SHOWN = 80;
function builderFaults(document, { allBlocks }) {
    if (!(0,site_builder/* isFromBuilder */.Y)(document))
        return [];
    const texts = allBlocks.flatMap(({ element, prose, kind }) => kind !== 'code' && ABOUT_BUILDER.test(prose)
        ? [{ element, message: `"${(0,cut/* cutEnd */.ym)(prose, system_defaults_MAX_SHOWN)}" is the builder's own text about itself.` }]
        : []);
    const menu = document.elements('nav').flatMap(nav => [...(0,text_start/* firstNodes */.wg)(nav, MAX_MENU_NODES)].flatMap(node => {
        if (node.nodeName !== 'a' || !('attrs' in node))
            return [];
        const host = document.addressOf((0,html_document/* attribute */.lt)(node, 'href') ?? '')?.hostname ?? '';
        const text = (0,html_document/* foldSpace */.GQ)((0,text_start/* startOfSeenText */.Mq)(node, system_defaults_MAX_TEXT));
        return BUILDER_HOST.test(host) && text !== '' && !(0,site_builder/* namesBuilder */.F)(text)
            ? [{ element: node, message: `"${text}" in the menu leads to ${host}, not to the site.` }]
            : [];
    }));
    const links = document.elements('a').flatMap(element => {
        const section = (0,html_document/* parentOf */.gN)(element);
        const isHidden = section?.tagName === 'section' && /(?:^|\s)engine(?:\s|$)/.test((0,html_document/* attribute */.lt)(section, 'class') ?? '');
        const url = isHidden ? document.addressOf((0,html_document/* attribute */.lt)(element, 'href') ?? '') : undefined;
        const text = (0,html_document/* foldSpace */.GQ)((0,text_start/* startOfSeenText */.Mq)(element, system_defaults_MAX_TEXT));
        return url && text !== '' && /^https?:$/.test(url.protocol)
            ? [{ element, message: `Mobirise hides its own link "${text}" to ${url.host} in the page.` }]
            : [];
    });
    const alts = document.elements('img').flatMap(element => {
        const alt = (0,html_document/* foldSpace */.GQ)(((0,html_document/* attribute */.lt)(element, 'alt') ?? '').slice(0, LONGEST_LABEL));
        const link = (0,html_document/* parentOf */.gN)(element);
        const target = link?.tagName === 'a' ? document.addressOf((0,html_document/* attribute */.lt)(link, 'href') ?? '') : undefined;
        const isAboutIt = target !== undefined && BUILDER_HOST.test(target.hostname);
        return (0,site_builder/* namesBuilder */.F)(alt) && !isAboutIt
            ? [{ element, message: `The alt "${alt}" names the site builder, not what the image shows.` }]
            : [];
    });
    const profiles = document.elements('a').flatMap(element => {
        const url = document.addressOf((0,html_document/* attribute */.lt)(element, 'href') ?? '');
        return url && BUILDER_PROFILE.test(`${url.hostname}${url.pathname.slice(0, LONGEST_LABEL)}`)
            ? [{ element, message: `The link to ${url.host} leads to the profile of Mobirise, not of the site.` }]
            : [];
    });
    return [...links, ...alts, ...profiles, ...texts, ...menu];
}
function firstOfEach(faults) {
    return [...new Map(faults.toReversed().map(fault => [fault.message, fault])).values()].toReversed();
}
const system_defaults_MAX_STEPS_UP = 4;
const system_defaults_MAX_NODES = 100;
const MAX_MENU_NODES = 300;
function isInMetaWidget(link) {
    let at = link;
    for (let step = 0; at && step < system_defaults_MAX_STEPS_UP; step++) {
        if (at.tagName === 'ul') {
            return [...(0,text_start/* firstNodes */.wg)(at, system_defaults_MAX_NODES)].some(node => node.nodeName === 'a' &&
                'attrs' in node &&
                /\/\/(?:[a-z-]+\.)?wordpress\.org\/?$|\/comments\/feed\b/.test((0,html_document/* attribute */.lt)(node, 'href') ?? ''));
        }
        at = (0,html_document/* parentOf */.gN)(at);
    }
    return false;
}

// EXTERNAL MODULE: ./lib/engine/tools/content/double-decoding.js
var double_decoding = __webpack_require__(3929);
;// CONCATENATED MODULE: ./lib/engine/tools/content/misspelt-letters.js

const WRITTEN_OUT = /(?<![\p{L}\p{N}\p{M}._/@#:=?&%-])(?:fuer|ueber|moechten?|moegen|koennen|koennten?|moeglich(?:keit(?:en)?)?|muessen|muessten?|wuerden?|duerfen|zurueck|oeffnen|geoeffnet|oeffnungszeiten|menue|erzaehlen|erzaehlt|waehlen|ausgewaehlt|naechste[nrs]?|spaeter|taeglich|natuerlich|verfuegbar|verfuegung|ausfuellen|aendern|aenderung(?:en)?|haeufig(?:e|en|sten)?|persoenlich(?:e|en|er|es)?|(?:datenschutz)?erklaerung|datenschutzerklaerungen|gefuehrt|gebaeude|gehoeren|gehoert|unterstuetzen|unterstuetzung|waehrend|aehnlich(?:e|en|er|es)?|zusaetzlich(?:e|en|er|es)?|loesung(?:en)?|uebersicht|uebungen|faehigkeit(?:en)?|taetigkeit(?:en)?|verstaendnis|bestaetigen|bestaetigung|ploetzlich|laenger|groesser|hoeher|fruehstueck|anfaenger|vertraege|beitraege|plaetze|raeume|kuenftig|zukuenftig|rueckmeldung(?:en)?|schuetzen|begruessen)(?![\p{L}\p{N}\p{M}._/@=%-]?[\p{L}\p{N}])/giu;
const UMLAUTS = /[äöüÄÖÜ]/g;
const MIN_UMLAUTS = 10;
const WITH_ACUTE = /(?<![\p{L}\p{N}\p{M}._/@-])\p{L}{2,20}(?:[ivtdlnrcg]it|iet|cit|ert|alt)á(?![\p{L}\p{N}\p{M}])/giu;
const SPANISH = /^(?:in)?vitá$|^visitá$|^necesitá$|^evitá$/i;
const WITH_LOOK_ALIKES = /(?<![\p{L}\p{N}\p{M}._/@#:=?&%'’+-])[\p{Script=Cyrillic}aceopxyiABCEHKMOPTX]{4,40}(?![\p{L}\p{N}\p{M}_@#=+'’-]|[./:?&%][\p{L}\p{N}])/gu;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const misspelt_letters_LATIN = /[A-Za-z]/g;
const MIN_CYRILLIC = 3;
const MAX_LOOK_ALIKES = 2;
const LETTER_AND_INDEX = /^[A-Z]\p{Ll}{1,4}$|^[XC]{1,2}\p{Ll}/u;
const CAPITAL_INSIDE = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u;
const WITH_I = new Set(['uk', 'be', 'kk']);
const misspelt_letters_MAX_NODES = 200;
const misspelt_letters_MAX_BLOCK = 5000;
const SHOWN_WORDS = 3;
function misspeltLetters(blocks, allProse, language) {
    const blocksWith = (sign) => sign.test(allProse) ? blocks.filter(({ prose }) => sign.test(prose)) : [];
    const misspelt = language === 'de'
        ? withoutUmlauts(blocks)
        : language === 'it'
            ? withAcute(blocks)
            : withLookAlikes(blocksWith(CYRILLIC), language);
    return misspelt ?? (WITHOUT_MARKS.has(language) ? withStrayMarks(blocksWith(STRAY_MARK)) : undefined);
}
const WITHOUT_MARKS = new Set('tr az de fr es ca gl pt it nl pl cs sk sl hr hu ro sv da nb nn no fi et lv id ms'.split(' '));
const STRAY_MARK = /[\u0327\u0328]/;
const STRAY = /([aiouy])\u0327|([b-df-hj-np-tv-xz])\u0328/i;
const LATIN_WORD = /(?<![\p{L}\p{N}\p{M}])[\p{Script=Latin}\p{M}]{5,40}(?![\p{L}\p{N}\p{M}])/gu;
function withStrayMarks(marked) {
    const found = misspelt_letters_wordsIn(marked, LATIN_WORD, word => STRAY.test(word.normalize('NFD')));
    if (!found || found.words.length >= SHOWN_WORDS)
        return undefined;
    const [, vowel, consonant] = STRAY.exec(found.words[0].normalize('NFD'));
    const mark = vowel ? 'a cedilla (U+0327)' : 'an ogonek (U+0328)';
    return {
        block: found.block,
        message: `"${found.words[0]}" has ${mark} at its "${vowel ?? consonant}". The language of the page has no such letter, so a search for the word does not find it.`,
    };
}
function withLookAlikes(withCyrillic, language) {
    const found = misspelt_letters_wordsIn(withCyrillic, WITH_LOOK_ALIKES, (word, block) => {
        const latin = word.match(misspelt_letters_LATIN) ?? [];
        if (latin.length === 0 || latin.length > MAX_LOOK_ALIKES)
            return false;
        return (word.length - latin.length >= MIN_CYRILLIC &&
            (WITH_I.has(language) || !latin.includes('i')) &&
            !LETTER_AND_INDEX.test(word) &&
            !CAPITAL_INSIDE.test(word) &&
            isInOnePiece(word, block));
    });
    if (!found)
        return undefined;
    const { block, words } = found;
    const letters = new Set(words.flatMap(word => word.match(misspelt_letters_LATIN) ?? []));
    return {
        block,
        message: `${misspelt_letters_quoted(words)} ${words.length === 1 ? 'has' : 'have'} Latin letters (${[...letters].join(', ')}) among the Cyrillic ones: a search for the word does not find it.`,
    };
}
function isInOnePiece(word, { element }) {
    for (const node of (0,text_start/* firstNodes */.wg)(element, misspelt_letters_MAX_NODES))
        if (node.nodeName === '#text' && 'value' in node && node.value.includes(word))
            return true;
    return false;
}
function withoutUmlauts(blocks) {
    const found = misspelt_letters_wordsIn(blocks, WRITTEN_OUT);
    if (!found)
        return undefined;
    const umlauts = blocks.reduce((sum, { prose }) => sum + (prose.match(UMLAUTS)?.length ?? 0), 0);
    if (umlauts < MIN_UMLAUTS)
        return undefined;
    const { block, words } = found;
    return {
        block,
        message: `${misspelt_letters_quoted(words)} ${words.length === 1 ? 'is' : 'are'} written without umlauts, which the rest of the page has.`,
    };
}
function withAcute(blocks) {
    const found = misspelt_letters_wordsIn(blocks, WITH_ACUTE);
    if (!found)
        return undefined;
    const words = found.words.filter(word => !SPANISH.test(word));
    const [first] = words;
    if (first === undefined)
        return undefined;
    return {
        block: found.block,
        message: `No Italian word ends in "á": ${misspelt_letters_quoted(words)} should be ${misspelt_letters_quoted(words.map(word => `${word.slice(0, -1)}à`))}.`,
    };
}
function misspelt_letters_wordsIn(blocks, pattern, isMeant = () => true) {
    const words = new Map();
    for (const block of blocks) {
        if (block.kind === 'code')
            continue;
        for (const [word] of block.prose.slice(0, misspelt_letters_MAX_BLOCK).matchAll(pattern))
            if (!words.has(word) && isMeant(word, block))
                words.set(word, block);
        if (words.size >= SHOWN_WORDS)
            break;
    }
    const [first] = words.values();
    return first && { block: first, words: [...words.keys()].slice(0, SHOWN_WORDS) };
}
function misspelt_letters_quoted(words) {
    return words.map(word => `"${word}"`).join(', ');
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/text-damage.js









const textDamage = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'text-damaged': {
            severity: 'warning',
            title: 'Letters of the text are wrong',
            why: 'Nobody searches for words with broken letters, and visitors find them careless.',
            fix: 'Use UTF-8 at every step (source files, database, templates, response header), and write letters with their marks: "für", "attività".',
            help: 'https://www.w3.org/International/questions/qa-what-is-encoding',
            example: 'Itâ€™s a red bike',
        },
        'markup-visible': {
            severity: 'notice',
            title: 'Markup is shown as text',
            why: 'Visitors read the marks instead of seeing bold text, a link or a character.',
            fix: 'Correct the markup, for example remove the space inside **…**, or write HTML. Where many marks show, have the text turned into HTML as Markdown. Do not escape text twice.',
            help: 'https://spec.commonmark.org/current/#emphasis-and-strong-emphasis',
            example: '<p>The gate is **the first line of defense**that counts.</p>',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, examination, isMisread } = await (0,examined_page/* examinedPage */.H)(visit);
        const visible = judgeMarkup(page, examination);
        if (isMisread)
            return { judgements: { 'text-damaged': judgeMisread(page.sent), 'markup-visible': visible } };
        const damage = judgeDamage(page, examination);
        const judgements = (0,examined_page/* ofFirstPart */.b)({ 'text-damaged': damage, 'markup-visible': visible }, examination);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements) };
    },
});
function judgeDamage({ document, response, encoding }, { main, declared, allProse }) {
    let undecodable;
    const isUndecodable = () => {
        undecodable ??= !response.truncated && hasInvalidBytes(response.body, encoding);
        return undecodable;
    };
    const occurrences = [];
    const title = document.elements('title')[0];
    const texts = title ? [{ element: title, text: (0,html_document/* textOf */.b6)(title) }] : [];
    if (allProse.trim() === '' && texts.every(({ text }) => text.trim() === ''))
        return (0,judging_judgement/* notApplicable */.hH)('the page has no text');
    if (mayBeDamaged(allProse)) {
        const blocks = main.allBlocks.filter(({ kind }) => kind !== 'code');
        texts.push(...blocks.map(({ element, prose }) => ({ element, text: prose })));
    }
    for (const { element, text } of texts) {
        const damage = (0,double_decoding/* doubleDecoded */.qD)(text) ?? replacement(text, isUndecodable);
        if (damage)
            occurrences.push(document.occurrence(element, damage));
    }
    const misspelt = misspeltLetters(main.allBlocks, allProse, (0,content_language/* primary */.zB)(declared));
    if (misspelt)
        occurrences.push(document.occurrence(misspelt.block.element, misspelt.message));
    return (0,judging_judgement/* failWhere */.a4)(occurrences);
}
function judgeMisread({ document }) {
    const message = 'The page is in UTF-8, but is declared otherwise or not at all: browsers read it as windows-1252. Send charset=utf-8 in Content-Type.';
    const place = document.elements('meta').find(meta => (0,html_document/* attribute */.lt)(meta, 'charset') !== undefined) ?? document.html;
    return (0,judging_judgement/* fail */.fJ)(place?.sourceCodeLocation ? document.occurrence(place, message) : { url: document.url, message });
}
function hasInvalidBytes(body, encoding) {
    if (encoding === 'x-user-defined')
        return false;
    try {
        new TextDecoder(encoding, { fatal: true }).decode(body);
        return false;
    }
    catch {
        return true;
    }
}
function mayBeDamaged(texts) {
    return double_decoding/* LEADS */.oT.test(texts) || texts.includes('\uFFFD');
}
function replacement(text, isUndecodable) {
    if (!text.includes('\uFFFD'))
        return undefined;
    const undecodable = isUndecodable();
    const at = undecodable ? text.indexOf('\uFFFD') : text.search(/\p{L}\uFFFD|\uFFFD\p{L}/u);
    if (at < 0)
        return undefined;
    const word = (0,double_decoding/* wordAround */.O_)(text, text.indexOf('\uFFFD', at), 1);
    return undecodable
        ? `"${word}" has bytes that are not valid in the page's encoding.`
        : `A character of "${word}" was lost before the page was sent.`;
}
const MARKS = [
    {
        sign: '## ',
        pattern: /(?<=^|[.!?…:)"”»]\s)#{2,6} \p{Lu}[\p{L}\p{N}’'-]{1,40}(?: [\p{L}\p{N}’'&-]{1,40}){0,2}/u,
    },
    { sign: '**', pattern: /(?:^|[\s("'“])\*\*[\p{L}\p{N}"“'(][^*]{0,200}[^\s*]\*\*/u },
    { sign: '**', pattern: /(?:^|[\s("'“])\*\*\p{L}[^*]{0,200}\s\*\*(?=\s\p{L})/u },
    { sign: '**', pattern: /^\*\*\p{Lu}[^*]{2,200}[\p{L}\p{N}.:!?]\*$/u },
    { sign: '=====', pattern: /[\p{L}!?。！？）)] ?={8,200}$/u },
    {
        sign: '][',
        pattern: /(?<=^|[\s("'\p{Pi}])\[(?!(?:note|nota|citation|clarification|nb|n\. ?d|lower)\b)(?=[^\][]{0,80}\p{L}{3})\p{L}[^\][\n]{1,80}\]\[(?:\d{1,3}|[a-z][\w-]{1,30})\](?=$|[\s.,;:!?)"'\p{Pf}])/iu,
    },
    {
        sign: '`',
        pattern: /(?<=^|[\s(])`(?:\.[a-z]\w{1,8}|--?[a-z][\w-]{1,30}|\/?[\w-]{1,40}[./_][\w./-]{1,60}|\w{1,40}\(\)|<\w{1,20}>)`(?=$|[\s.,;:!?)])/u,
    },
    { sign: '](', pattern: /\[[^\][]{2,80}\]\((?:https?:\/\/|\/|mailto:)[^\s()]{1,200}\)/ },
];
const ENTITIES = /&(?:amp|nbsp|quot|apos|lt|gt|#\d{2,5}|#x[\da-f]{2,5}|[lr][sd]quo|[mn]dash|hellip|[aou]uml);/i;
const text_damage_MAX_BLOCK = 5000;
function marksIn(text, marks) {
    return marks.flatMap(({ sign, pattern }) => {
        if (!text.includes(sign))
            return [];
        const all = text.matchAll(new RegExp(pattern, `g${pattern.flags}`));
        return Array.from(all, ([found]) => found);
    });
}
function judgeMarkup({ document, sent }, { main, allProse }) {
    const texts = main.allBlocks.filter(({ kind, prose }) => kind !== 'code' && prose !== '');
    if (texts.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no text');
    const showsCode = ['pre', 'code', 'samp'].some(tag => document.elements(tag).length > 0);
    const brackets = showsCode ? [] : doubledBrackets(document);
    const ends = showsCode ? [] : doubledEnds(sent.document);
    const marks = MARKS.filter(({ sign }) => allProse.includes(sign));
    const hasEntities = !showsCode && ENTITIES.test(allProse);
    const marked = marks.length > 0 || hasEntities ? texts : [];
    return (0,judging_judgement/* failWhere */.a4)([
        ...ends.map(element => sent.document.occurrence(element, 'The text shows ">": a comment in here ends with "-->>".')),
        ...brackets.map(element => document.occurrence(element, 'The text shows "<" in front of this element.')),
        ...marked.flatMap(({ element, prose }) => {
            const start = prose.slice(0, text_damage_MAX_BLOCK);
            const [mark, ...others] = marksIn(start, marks);
            const found = mark ?? (hasEntities ? ENTITIES.exec(start)?.[0] : undefined);
            if (found === undefined)
                return [];
            const more = others.length === 0 ? '' : ` and ${others.length} more`;
            return document.occurrence(element, `The text shows "${(0,cut/* cutEnd */.ym)(found.trim(), 100)}"${more}.`);
        }),
    ]);
}
const LINES = new Set('h1 h2 h3 h4 h5 h6 p div li ul ol section article table header footer'.split(' '));
function doubledEnds({ body, source }) {
    const found = [];
    const stack = body && source.includes('-->>') ? [body] : [];
    for (let element = stack.pop(); element; element = stack.pop()) {
        const { childNodes } = element;
        for (let index = 0; index < childNodes.length; index++) {
            const node = childNodes[index];
            if ((0,html_document/* isElement */.vq)(node))
                stack.push(node);
            if (node.nodeName !== '#text' || childNodes[index - 1]?.nodeName !== '#comment')
                continue;
            const start = node.sourceCodeLocation?.startOffset;
            const isWritten = start !== undefined && source.startsWith('-->>', start - 3);
            if (isWritten && 'value' in node && /^>\s*$/.test(node.value) && found.at(-1) !== element)
                found.push(element);
        }
    }
    return found;
}
function doubledBrackets({ body }) {
    const found = [];
    const stack = body ? [body] : [];
    for (let element = stack.pop(); element; element = stack.pop()) {
        const { childNodes } = element;
        for (let index = 0; index < childNodes.length; index++) {
            const node = childNodes[index];
            if (!(0,html_document/* isElement */.vq)(node))
                continue;
            stack.push(node);
            const before = childNodes[index - 1];
            if (before?.nodeName !== '#text' || !('value' in before) || !before.value.endsWith('<'))
                continue;
            if (LINES.has(node.tagName) && /(?:^|\s)<$/.test(before.value.slice(-2)))
                found.push(node);
        }
    }
    return found;
}

// EXTERNAL MODULE: ./lib/engine/tools/content/text-facts.js + 1 modules
var text_facts = __webpack_require__(86538);
// EXTERNAL MODULE: ./lib/engine/page/scripted-root.js
var scripted_root = __webpack_require__(45469);
;// CONCATENATED MODULE: ./lib/engine/tools/content/telling-letters.js

const ONLY_IN = {
    uk: { letters: /[іїєґ]/giu, other: 'ru' },
    ru: { letters: /[ыэёъ]/giu, other: 'uk' },
};
const telling_letters_MIN_TELLING = 8;
const MOST_OWN = 0.5;
const telling_letters_MAX_TEXT = 20_000;
function otherByLetters({ main, declared }) {
    const own = ONLY_IN[(0,content_language/* primary */.zB)(declared)];
    const other = own && ONLY_IN[own.other];
    if (!own || !other)
        return undefined;
    const text = main.blocks
        .filter(({ kind, lang }) => kind !== 'code' && (0,content_language/* primary */.zB)(lang) === (0,content_language/* primary */.zB)(declared))
        .map(({ prose }) => prose)
        .join(' ')
        .slice(0, telling_letters_MAX_TEXT);
    const [ours, theirs] = [own, other].map(({ letters }) => text.match(letters)?.length ?? 0);
    if (theirs < telling_letters_MIN_TELLING || ours > theirs * MOST_OWN)
        return undefined;
    const name = (0,content_language/* nameOfDetected */.nP)(own.other, declared);
    return `lang="${declared}", but the content is ${name}: ${theirs} letters of it are those that only ${name} has.`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/text-language.js














const textLanguage = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'language-mismatch': {
            severity: 'warning',
            title: 'The text is not in the language of <html lang>',
            why: 'Screen readers use the wrong voice, browsers offer the wrong translation, and Bing takes the page for another language.',
            fix: 'Set lang on <html> to the language of the text, or translate the text where it is left over from another language version. Give parts in another language a lang of their own.',
            help: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page',
            example: '<html lang="en"> and a German text',
        },
        'metadata-in-other-script': {
            severity: 'warning',
            title: 'A title or description is in another script than the page',
            why: 'It was probably left over from another language version. People who search may be unable to read it, and Google may replace it.',
            fix: 'Translate the title, the description and the texts of the social card with the page.',
            help: 'https://developers.google.com/search/docs/appearance/title-link',
            example: '<html lang="en"> … <meta name="description" content="Велосипеды ручной работы">',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        const { document } = examination;
        const turned = turnedLanguage(page);
        const { language } = await examination.inLanguage();
        const scripted = (0,scripted_root/* scriptedRoot */.d)({ ...page, document }, 'lang');
        const detected = await judgeLanguage(document, language, scripted);
        const judgements = {
            'language-mismatch': (0,language_versions/* unlessInVersions */.p)(page, detected.outcome === 'fail' ? detected : (judgeWriting(examination) ?? detected)),
            'metadata-in-other-script': turned === undefined ? judgeMetadata(examination) : (0,judging_judgement/* notApplicable */.hH)(turned),
        };
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, judgements) };
    },
});
async function judgeLanguage(document, language, scripted) {
    const { declared, detected, samples, confidence, isOfFrame } = language;
    if (declared === '')
        return (0,judging_judgement/* notApplicable */.hH)('the page declares no language');
    const said = scripted === undefined ? `lang="${declared}"` : capitalized(scripted);
    const correctIt = scripted === undefined ? '' : ' Correct it in that script.';
    if (await (0,content_language/* isMostlyOther */.JC)(language)) {
        const message = `${said}, but most of the text is ${(0,content_language/* nameOfDetected */.nP)(language.mostly, declared)} (${percent(confidence)} of ${samples} samples).${correctIt}`;
        return (0,judging_judgement/* failWhere */.a4)([document.occurrence(document.html, message)]);
    }
    if (detected === '') {
        return samples < content_language/* LANGUAGE_SAMPLES */.lB
            ? (0,judging_judgement/* notApplicable */.hH)('the page has too little text, or texts in several languages, to tell its language')
            : (0,judging_judgement/* notMeasured */.q7)(`the samples of the text do not agree on one language (${percent(confidence)} of ${samples})`);
    }
    const wanted = (0,content_language/* primary */.zB)(declared);
    if (NO_LANGUAGE.has(wanted)) {
        const none = `lang="${declared}" names no language; the text is ${(0,content_language/* nameOfDetected */.nP)(detected, '')}.`;
        return (0,judging_judgement/* failWhere */.a4)([document.occurrence(document.html, none)]);
    }
    if (wanted !== detected && !(await (0,content_language/* isKnownLanguage */.Y4)(wanted))) {
        return (0,judging_judgement/* notMeasured */.q7)(`the language detector does not know "${declared}"`);
    }
    if (wanted === detected || (0,content_language/* areKin */.JE)(wanted, detected))
        return (0,judging_judgement/* failWhere */.a4)([]);
    if (isOfFrame)
        return (0,judging_judgement/* notApplicable */.hH)('hardly any text of the page is outside of its frame');
    const name = (0,content_language/* nameOfDetected */.nP)(detected, declared);
    const toDo = isVersionIn(wanted, document.url)
        ? ` By its URL this is the ${(0,language_tag/* nameOf */.Vb)('language', wanted)} version: translate the text, and mark what stays ${name} with lang="${detected}".`
        : correctIt;
    const message = `${said}, but the text is ${name} (${percent(confidence)} of ${samples} samples).${toDo}`;
    return (0,judging_judgement/* failWhere */.a4)([document.occurrence(document.html, message)]);
}
function isVersionIn(language, url) {
    const [, first = ''] = new URL(url).pathname.toLowerCase().split('/', 2);
    return first === language || first.startsWith(`${language}-`) || first.startsWith(`${language}_`);
}
const NO_LANGUAGE = new Set(['zxx', 'und']);
function judgeWriting(examination) {
    const found = foreignWritingIn(examination);
    const { document, declared } = examination;
    if (!found) {
        const told = otherByLetters(examination);
        return told === undefined ? undefined : (0,judging_judgement/* fail */.fJ)(document.occurrence(document.html, told));
    }
    const message = `lang="${declared}", but ${percent(found.share)} of the text is ${found.name}${countryNote(declared)}.`;
    return (0,judging_judgement/* fail */.fJ)(document.occurrence(found.share > text_language_MOST ? document.html : found.first.element, message));
}
const text_language_MOST = 0.9;
function countryNote(declared) {
    const code = (0,content_language/* primary */.zB)(declared);
    const meant = (0,version_links/* languageMeantBy */.ll)(code);
    const name = (0,language_tag/* nameOf */.Vb)('language', code);
    return meant === undefined || name === code
        ? ''
        : `; "${code}" is ${name}, and ${(0,language_tag/* nameOf */.Vb)('language', meant)} is "${meant}"`;
}
function judgeMetadata({ document, declared, main }) {
    const own = (0,writing_systems/* writingsOf */.Js)(declared);
    if (!own)
        return (0,judging_judgement/* notApplicable */.hH)('the page declares no language, or one that is written in several scripts');
    const prose = main.blocks.map(block => block.prose).join(' ');
    const text = (0,writing_systems/* writingOf */.I2)(prose);
    if (text?.name === 'Latin' && lettersIn(prose) < FEW_LETTERS)
        return (0,judging_judgement/* notApplicable */.hH)('the few words of the page tell nothing of its language');
    if (!text || !own.includes(text.name))
        return (0,judging_judgement/* notApplicable */.hH)('the text of the page is not in the script of its language');
    const all = main.allBlocks.map(block => block.text).join(' ');
    const shown = squeezed(all);
    const foreign = foreignHeadTexts(document, own).filter(({ writing, text: head }) => (writing !== 'Latin' ||
        !(shown.includes(squeezed(head).slice(0, MAX_COMPARED)) || isNameOfEdition(head))) &&
        (writing === 'Latin' || (0,writing_systems/* shareOfWriting */.Nh)(all, writing) < HALF_WRITTEN));
    const isTold = ({ name, writing, text: head }) => name !== 'title' ||
        writing !== 'Latin' ||
        isLong(head) ||
        foreign.some(other => other.name === 'description');
    return (0,judging_judgement/* failWhere */.a4)(foreign
        .filter(isTold)
        .map(({ element, name, writing, text: found }) => document.occurrence(element, `The ${name} is in ${(0,writing_systems/* lettersOf */.bi)(writing)}, the page in ${(0,writing_systems/* lettersOf */.bi)(text.name)}: "${(0,cut/* cutEnd */.ym)(found, 100)}".`)));
}
const FEW_LETTERS = 80;
function lettersIn(text) {
    return text.match(/\p{L}/gu)?.length ?? 0;
}
const HALF_WRITTEN = 0.1;
function isNameOfEdition(text) {
    const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
    const isName = words.every(word => /^[\p{Lu}\p{N}]/u.test(word));
    return isName && words.some(word => /^(?:19|20)\d\d$/.test(word));
}
const MAX_COMPARED = 60;
function squeezed(text) {
    return text.replace(/\s+/g, '').toLowerCase();
}
function capitalized(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
function percent(share) {
    return `${Math.round(share * 100)} %`;
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/unmarked-headings.js






const unmarkedHeadings = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'heading-unmarked': {
            severity: 'notice',
            title: 'Titles of sections are not marked as headings',
            why: 'They look like headings and are marked as plain text: search engines do not see what the sections are about, and screen reader users cannot jump to them.',
            fix: 'Make them headings one level below the heading above them, such as <h2> below the <h1>, with the same class or style. The look stays.',
            help: 'https://www.w3.org/WAI/WCAG22/Techniques/failures/F2',
            example: '<div class="section-title">Our services</div><p>We repair …</p>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'heading-unmarked': unmarked_headings_judgeTitles(examination) }) };
    },
});
const unmarked_headings_TITLE = /^(?:(?:section|block|page|content|area|main)(?:-|_{1,2})?(?:title|heading|headline)|(?:title|heading|headline)|h[1-5]|titulo|titulo-seccion|titre|titre-section|titolo|titel|tytul|nadpis|sectiontitle|sectionheading)$/i;
const PART_TITLE = /^([a-z][\w-]{0,40}?)(?:(?:__|--|-|_)(?:title|heading|headline)|(?<=[a-z\d])(?:Title|Heading|Headline))$/;
const NAMED_ENTRY = /(?:^|[-_])(?:jobs?|members?|persons?|people|users?|authors?|staff|team|coach|sub|super|pre|book|song|track|album|tool-?tip|modal|dialog|popup|toast|alert|cards?|tiles?|price|pricing|plan|site|nav\w*|menu|logo|brand|form|field|posts?|articles?|products?|items?|entry|event|list|links?|tab|chart|table|widget|cookie|banner|hero|page|app|video|image|img|slide\w*|quote|testimonial|review|label|meta|step|admonition|callout|note|hint|tip|warning|info)(?:$|[-_])/;
const TAGS = ['div', 'p', 'span', 'strong', 'b'];
const MIN_TITLES = 2;
const unmarked_headings_MIN_TEXT = 3;
const unmarked_headings_MAX_TEXT = 80;
const unmarked_headings_MAX_ELEMENTS = 300;
const unmarked_headings_MAX_CLASS = 300;
const unmarked_headings_APART = new Set('a button label summary th td dt figcaption caption legend form dialog li nav footer h1 h2 h3 h4 h5 h6'.split(' '));
const unmarked_headings_MAX_STEPS_UP = 12;
const unmarked_headings_MAX_NODES = 20;
function unmarked_headings_judgeTitles(examination) {
    const byClass = judgeClasses(examination);
    if (byClass.outcome === 'fail')
        return byClass;
    const sure = boldTitles(examination, MIN_BELOW_BOLD);
    const [first] = sure;
    if (!first || sure.length < MIN_BOLD)
        return byClass;
    const parents = new Set(sure.map(html_document/* parentOf */.gN));
    const bold = boldTitles(examination, 1).filter(title => parents.has((0,html_document/* parentOf */.gN)(title)));
    return (0,judging_judgement/* fail */.fJ)(examination.document.occurrence(first, `${bold.length} titles of sections, such as "${unmarked_headings_textOf(first)}", are bold paragraphs, not headings.`));
}
function judgeClasses({ document, regions }) {
    const hasNone = document
        .elements('h2', 'h3', 'h4', 'h5', 'h6')
        .every(heading => regions.hidden.has(heading) || regions.boilerplate.has(heading));
    const titleClassOf = (element) => titleClassIn(element, hasNone);
    const titles = document
        .elements(...TAGS)
        .filter(element => titleClassOf(element) !== undefined)
        .slice(0, unmarked_headings_MAX_ELEMENTS);
    if (titles.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page has no element with the class of a title');
    const shown = titles.filter(title => !regions.hidden.has(title) && !regions.boilerplate.has(title) && isAlone(title) && beginsSection(title));
    const rows = [...Map.groupBy(shown, title => `${title.tagName} ${titleClassOf(title)}`).values()];
    const row = rows
        .filter(({ length }) => length >= MIN_TITLES)
        .sort((one, other) => other.length - one.length)[0];
    const [first] = row ?? [];
    if (!row || !first)
        return (0,judging_judgement/* pass */.IX)();
    const alike = titles.filter(title => title.tagName === first.tagName &&
        titleClassOf(title) === titleClassOf(first) &&
        !regions.hidden.has(title) &&
        !regions.boilerplate.has(title));
    const most = alike.length > row.length ? 'At least ' : '';
    return (0,judging_judgement/* fail */.fJ)(document.occurrence(first, `${most}${row.length} titles of sections, such as "${unmarked_headings_textOf(first)}", are <${first.tagName} class="${titleClassOf(first)}">, not headings.${innerOf(first)}`));
}
function innerOf(title) {
    const inner = [...(0,text_start/* firstNodes */.wg)(title, unmarked_headings_MAX_NODES)].find(node => (0,html_document/* isElement */.vq)(node) && (node.tagName === 'p' || node.tagName === 'div'));
    return inner ? ` A heading cannot hold the <${inner.nodeName}> inside: remove its tags.` : '';
}
const MIN_BOLD = 3;
const MIN_BELOW_BOLD = 80;
const unmarked_headings_MAX_PARAGRAPHS = 1000;
const SENTENCE_END = /[.!?:;,…]["”»)]?$/;
function boldTitles({ document, regions, main }, minBelow) {
    const paragraphs = document.elements('p').slice(0, unmarked_headings_MAX_PARAGRAPHS);
    const bold = new Set(paragraphs.filter(isBold));
    const { allBlocks } = main;
    const belowHeading = new Set(allBlocks.flatMap(({ element }, at) => (allBlocks[at - 1]?.kind === 'heading' ? [element] : [])));
    const next = new Map();
    for (const parent of new Set([...bold].map(html_document/* parentOf */.gN))) {
        const beside = parent?.childNodes.filter(html_document/* isElement */.vq) ?? [];
        for (let place = 0; place + 1 < beside.length; place++)
            next.set(beside[place], beside[place + 1]);
    }
    return [...bold].filter(title => {
        const below = next.get(title);
        return (below !== undefined &&
            FOLLOWING.has(below.tagName) &&
            !bold.has(below) &&
            (0,text_start/* startOfSeenText */.Mq)(below, minBelow).length >= minBelow &&
            !belowHeading.has(title) &&
            !regions.hidden.has(title) &&
            !regions.boilerplate.has(title) &&
            isAlone(title) &&
            !SENTENCE_END.test(unmarked_headings_textOf(title)));
    });
}
const FOLLOWING = new Set(['p', 'ul', 'ol']);
function isBold(paragraph) {
    if (paragraph.childNodes.length > unmarked_headings_MAX_NODES)
        return false;
    const nodes = paragraph.childNodes.filter(node => node.nodeName !== '#text' || !('value' in node) || node.value.trim() !== '');
    const only = nodes[0];
    return nodes.length === 1 && only !== undefined && (0,html_document/* isElement */.vq)(only) && /^(?:b|strong)$/.test(only.tagName);
}
function titleClassIn(element, hasNone) {
    const isBlock = element.tagName === 'div' || element.tagName === 'p';
    return ((0,html_document/* attribute */.lt)(element, 'class') ?? '')
        .slice(0, unmarked_headings_MAX_CLASS)
        .split(/\s+/)
        .find(name => unmarked_headings_TITLE.test(name) || (isBlock && hasNone && isPartTitle(name)));
}
function isPartTitle(name) {
    const [, kind] = PART_TITLE.exec(name) ?? [];
    return kind !== undefined && !NAMED_ENTRY.test(kind.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase());
}
function unmarked_headings_textOf(title) {
    return (0,text_start/* startOfSeenText */.Mq)(title, unmarked_headings_MAX_TEXT + 1).trim();
}
function isAlone(title) {
    const text = unmarked_headings_textOf(title);
    if (text.length < unmarked_headings_MIN_TEXT || text.length > unmarked_headings_MAX_TEXT || !/\p{L}{2}/u.test(text))
        return false;
    if ((0,html_document/* attribute */.lt)(title, 'role') !== undefined)
        return false;
    let at = (0,html_document/* parentOf */.gN)(title);
    for (let step = 0; at && step < unmarked_headings_MAX_STEPS_UP; step++, at = (0,html_document/* parentOf */.gN)(at))
        if (unmarked_headings_APART.has(at.tagName) || (0,html_document/* attribute */.lt)(at, 'role') === 'heading')
            return false;
    const within = [...(0,text_start/* firstNodes */.wg)(title, unmarked_headings_MAX_NODES + 1)];
    return (within.length <= unmarked_headings_MAX_NODES &&
        !within.some(node => (0,html_document/* isElement */.vq)(node) && (unmarked_headings_APART.has(node.tagName) || node.tagName === 'input')));
}
const MAX_STEPS_TO_SECTION = 2;
const MIN_FOLLOWING = 40;
const BESIDE = 5;
function beginsSection(title) {
    let at = title;
    for (let step = 0; at && step <= MAX_STEPS_TO_SECTION; step++) {
        const parent = (0,html_document/* parentOf */.gN)(at);
        if (!parent || /^(?:body|html)$/.test(parent.tagName))
            return false;
        const beside = parent.childNodes.filter(html_document/* isElement */.vq);
        const place = beside.indexOf(at);
        const before = beside.slice(Math.max(0, place - BESIDE), place);
        if (before.some(element => (0,text_start/* startOfSeenText */.Mq)(element, unmarked_headings_MAX_TEXT).trim().length > unmarked_headings_MAX_TEXT / 2))
            return false;
        const after = beside.slice(place + 1, place + 1 + BESIDE);
        if ([...before, ...after.slice(0, 2)].some(isHeading))
            return false;
        if (after.length > 0)
            return after.some(element => (0,text_start/* startOfSeenText */.Mq)(element, MIN_FOLLOWING).length >= MIN_FOLLOWING);
        at = parent;
    }
    return false;
}
function isHeading(element) {
    if (/^h[1-6]$/.test(element.tagName))
        return true;
    return [...(0,text_start/* firstNodes */.wg)(element, unmarked_headings_MAX_NODES)].some(node => (0,html_document/* isElement */.vq)(node) && /^h[1-6]$/.test(node.tagName));
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/wrong-weekdays.js





const weekdaysOfDates = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'weekday-wrong': {
            severity: 'notice',
            title: 'A date stands with the wrong weekday',
            why: 'Visitors do not know which of the two is right, and some come on the wrong day.',
            fix: 'Correct the weekday or the date, or let the build write both from one date.',
            help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
            example: '<p>Open until Sunday 31 August 2026</p>, which is a Monday',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const { page, examination } = await (0,examined_page/* examinedPage */.H)(visit);
        return { judgements: (0,script_judgements/* unlessUnfilled */.ED)(page, { 'weekday-wrong': judgeWeekdays(examination) }) };
    },
});
const wrong_weekdays_MAX_BLOCKS = 2000;
const wrong_weekdays_YEAR = /20\d\d/;
const MAY_NAME_DATE = /\p{L}{5}[^\n]{1,30}20\d\d/u;
function judgeWeekdays({ document, main }) {
    const texts = main.allBlocks
        .slice(0, wrong_weekdays_MAX_BLOCKS)
        .filter(({ kind, prose }) => kind !== 'code' && wrong_weekdays_YEAR.test(prose) && MAY_NAME_DATE.test(prose));
    if (texts.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page names no date with its weekday and year');
    return (0,judging_judgement/* failWhere */.a4)(texts.flatMap(({ element, prose }) => wrongWeekdays(prose).map(({ text, isA }) => document.occurrence(element, `"${text}" is a ${isA}.`))));
}

;// CONCATENATED MODULE: ./lib/engine/tools/content/topics.js





































const topics = [
    amount,
    framedContent,
    headingStructure,
    unmarkedHeadings,
    homeSubject,
    textLanguage,
    browserLanguage,
    mixedLanguages,
    interfaceLanguage,
    missingPageLanguage,
    textDamage,
    doubledWords,
    misspelledWords,
    cutAttributes,
    placeholders,
    pendingTexts,
    figures,
    systemDefaults,
    errorMessages,
    repeatedText,
    cardTexts,
    imageTexts,
    englishAlts,
    imageFileNames,
    picturedPrices,
    emptyAlts,
    linkTexts,
    statedDates,
    markedDates,
    weekdaysOfDates,
    copyrightYear,
    pastEvents,
    pastClosures,
    pastOffers,
    scriptedContent,
    scriptedParts,
    text_facts/* textFacts */.R_,
];


/***/ }),

/***/ 75214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ commonLanguageNamed),
/* harmony export */   Wy: () => (/* binding */ labelOf),
/* harmony export */   bG: () => (/* binding */ nameOfLink),
/* harmony export */   ll: () => (/* binding */ languageMeantBy),
/* harmony export */   qe: () => (/* binding */ versionLinks),
/* harmony export */   s1: () => (/* binding */ plainPath)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _page_page_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66840);
/* harmony import */ var _page_text_text_start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5758);
/* harmony import */ var _syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34659);




const MAX_TEXT = 40;
const MAX_PATH = 1000;
function versionLinks(document, address) {
    const own = versionPath(address.here);
    const found = new Map();
    for (const element of document.elements('a')) {
        const href = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'href');
        const url = href === undefined ? undefined : document.addressOf(href);
        if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || !address.isOnSite(url))
            continue;
        const target = versionPath(url);
        if (target.rest !== own.rest || target.language === own.language)
            continue;
        const text = nameOfLink(element);
        const named = languageNamed(text, target.language);
        if (named === undefined || (own.language !== undefined && (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameLanguage */ .ls)(named, own.language)))
            continue;
        if (!found.has(named))
            found.set(named, { element, url, language: named, text });
    }
    return [...found.values()];
}
function nameOfLink(link) {
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_page_text_text_start_js__WEBPACK_IMPORTED_MODULE_2__/* .startOfSeenText */ .Mq)(link, MAX_TEXT) || labelOf(link));
}
function labelOf(link) {
    const [only] = link.childNodes.filter(node => node.nodeName === 'img');
    const alt = only && 'attrs' in only ? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(only, 'alt') : undefined;
    const label = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'aria-label') ?? (alt?.trim() || (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(link, 'title')) ?? '';
    return label.trim() === '' && only ? nameOfFlag(only) : label.slice(0, MAX_TEXT);
}
function nameOfFlag(picture) {
    const src = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(picture) ? ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(picture, 'src') ?? '').slice(-MAX_PATH) : '';
    return /(?:^|\/)([a-z]{2})\.(?:png|jpe?g|gif|svg|webp|avif)(?:\?|$)/i.exec(src)?.[1] ?? '';
}
function plainPath(url) {
    const path = (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_1__/* .loosePath */ .qv)(url).slice(0, MAX_PATH);
    const parts = path.split('/');
    const at = parts.findIndex(part => (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .isLanguageName */ .ym)(part));
    if (at < 0 || at > 2)
        return { language: undefined, rest: path };
    return { language: (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .readLanguageTag */ .FA)(parts[at]).language, rest: parts.toSpliced(at, 1).join('/') };
}
const BY_COUNTRY = new Map([
    ['ua', 'uk'],
    ['cz', 'cs'],
    ['dk', 'da'],
    ['gr', 'el'],
    ['jp', 'ja'],
    ['kr', 'ko'],
    ['cn', 'zh'],
    ['vn', 'vi'],
    ['kz', 'kk'],
]);
function languageMeantBy(code) {
    return BY_COUNTRY.get(code.toLowerCase());
}
function pathByCountry(url) {
    const parts = (0,_page_page_address_js__WEBPACK_IMPORTED_MODULE_1__/* .loosePath */ .qv)(url).slice(0, MAX_PATH).split('/');
    const at = parts.findIndex(part => BY_COUNTRY.has(part.toLowerCase()));
    if (at < 0 || at > 2)
        return undefined;
    return { language: BY_COUNTRY.get(parts[at].toLowerCase()), rest: parts.toSpliced(at, 1).join('/') };
}
function versionPath(url) {
    const plain = plainPath(url);
    const path = (plain.language === undefined && pathByCountry(url)) || plain;
    const [, rest = '', code = ''] = /^(.*)[-_.]([a-z]{2})$/i.exec(path.rest) ?? [];
    if (path.language !== undefined || !(0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .isLanguageName */ .ym)(code))
        return path;
    return { language: (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .readLanguageTag */ .FA)(code).language, rest: rest.replace(/\/index$/i, '') };
}
function languageNamed(text, language) {
    const said = plain(text);
    if (said === '')
        return undefined;
    if (language !== undefined) {
        const code = CODES.has(language) ? [language] : [];
        const countries = [...BY_COUNTRY].flatMap(([country, of]) => (of === language ? [country] : []));
        const names = [...code, ...countries, ownNameOf(language), (0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)('language', language)].map(plain);
        return names.includes(said) ? language : undefined;
    }
    return commonLanguageNamed(text);
}
function commonLanguageNamed(text) {
    commonNames ??= namesOfCommonLanguages();
    return commonNames.get(plain(text));
}
let commonNames;
function namesOfCommonLanguages() {
    const names = new Map();
    for (const code of COMMON_LANGUAGES) {
        for (const name of [code, plain(ownNameOf(code)), plain((0,_syntax_language_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)('language', code))]) {
            if (!names.has(name))
                names.set(name, code);
        }
    }
    for (const [name, code] of SHORT_NAMES)
        names.set(name, code);
    return names;
}
const SHORT_NAMES = [
    ['عربي', 'ar'],
    ['فارسی', 'fa'],
    ['简体中文', 'zh'],
    ['繁體中文', 'zh'],
];
const COMMON_LANGUAGES = 'en de fr es it pt nl pl ru uk tr ar he fa ja zh ko vi id sv da no nb fi cs el hu ro ca eu'.split(' ');
const CODES = new Set([
    ...COMMON_LANGUAGES,
    ...'bg sk sl hr sr bs mk sq lt lv et is ga cy gl lb mt be ka hy az kk uz hi bn ta te ur th ms tl sw km lo mn ne si'.split(' '),
]);
function ownNameOf(language) {
    try {
        return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
    }
    catch {
        return language;
    }
}
function plain(text) {
    return text
        .replace(/[^\p{L}\p{M}]+/gu, ' ')
        .trim()
        .toLowerCase();
}


/***/ }),

/***/ 26169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ noindexWeight)
});

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/network/redirect-target.js
var redirect_target = __webpack_require__(1589);
// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/page/instant-redirect.js
var instant_redirect = __webpack_require__(7678);
// EXTERNAL MODULE: ./lib/engine/page/judged-page.js + 3 modules
var judged_page = __webpack_require__(72041);
// EXTERNAL MODULE: ./lib/engine/page/open-html.js
var open_html = __webpack_require__(32222);
// EXTERNAL MODULE: ./lib/engine/page/script-shell.js
var script_shell = __webpack_require__(15798);
// EXTERNAL MODULE: ./lib/engine/page/site-home.js
var site_home = __webpack_require__(25097);
// EXTERNAL MODULE: ./lib/engine/page/text/main-text.js
var main_text = __webpack_require__(89565);
// EXTERNAL MODULE: ./lib/engine/page/text/regions.js + 3 modules
var regions = __webpack_require__(13615);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/syntax/for-users.js
var for_users = __webpack_require__(53570);
// EXTERNAL MODULE: ./lib/engine/syntax/legal-notice.js
var legal_notice = __webpack_require__(68774);
// EXTERNAL MODULE: ./lib/engine/syntax/list-addresses.js
var list_addresses = __webpack_require__(73451);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/visit/home-kept-out.js
var home_kept_out = __webpack_require__(98321);
// EXTERNAL MODULE: ./lib/engine/page/links/page-links.js + 2 modules
var page_links = __webpack_require__(47922);
// EXTERNAL MODULE: ./lib/engine/visit/home-page.js
var home_page = __webpack_require__(3023);
;// CONCATENATED MODULE: ./lib/engine/visit/linked-from-home.js







const ENDING = /(?:\/(?:index\.html?)?|\.html?)$/i;
async function isLinkedFromHome(visit) {
    const { origin } = new URL(visit.url);
    const home = await (0,home_page/* homePage */.P)(visit);
    if (!home || (0,instant_redirect/* instantRedirect */._9)(home) || (0,script_shell/* scriptShellOf */.HH)(home.document))
        return undefined;
    const own = placeOf(visit.url);
    const targets = (0,page_links/* linksOf */.h)(home.document).flatMap(({ kind, url }) => kind === 'navigation' && url?.startsWith('http') ? [placeOf((0,preview/* askedAt */.YG)(visit.preview, url))] : []);
    if (targets.length === 0)
        return undefined;
    const start = placeOf(`${(0,preview/* deploymentRoot */.gS)(visit.preview, origin)}/`);
    return targets.some(target => target === own || (target !== start && own.startsWith(`${target}/`)));
}
function placeOf(url) {
    const { origin, pathname, search } = new URL((0,comparable_url/* comparableUrl */.sY)((0,redirect_target/* withoutFragment */.f2)(url)));
    return `${origin}${pathname.replace(ENDING, '')}${search}`;
}

// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
// EXTERNAL MODULE: ./lib/engine/tools/sitemap/listing.js
var listing = __webpack_require__(49366);
// EXTERNAL MODULE: ./lib/engine/tools/robots/robots-file.js
var robots_file = __webpack_require__(63812);
;// CONCATENATED MODULE: ./lib/engine/tools/robots/noindex-weight.js






















const ERROR_PAGE = /\/(?:404|50\d|50x|_error|_not-found|not-found|page-not-found)(?:\.html?|\/(?:index\.html?)?)?$/i;
const PRINT_VERSION = /\/print(?:[-_](?:page|version|site))?(?:\.html?|\/(?:index\.html?)?)?$/i;
const ASIDE = /\/(?:offline|drafts?|previews?|embeds?|widgets?|iframe|lp|ads?|style-?guide|kitchen-?sink|playground|sandbox|tests?)(?:\.html?|\/.*)?$/i;
const OF_OWN_USE = /\/(?:intern(?:al|e|o|a|es|os|as)?|utility(?:-pages)?|template-(?:pages|info)|style-?guide)(?:\.html?|\/.*)?$/i;
const noindexWeight = (0,per_visit/* perVisit */.V)(async (visit) => {
    const { exchange, url } = await (0,robots_file/* robotsOfPage */.Mk)(visit);
    const status = exchange.final?.status;
    if (status !== undefined && (0,network_status/* isGone */.ST)(status)) {
        return { is: 'moot', reason: `the page answers ${status}, so search engines do not show it anyway` };
    }
    if (ERROR_PAGE.test(new URL(url).pathname)) {
        return { is: 'moot', reason: 'it is an error page, which does not belong in search results' };
    }
    if (PRINT_VERSION.test(new URL(url).pathname)) {
        return { is: 'moot', reason: 'a version for printing repeats other pages, which search engines show' };
    }
    if (await leadsOn(visit)) {
        return { is: 'moot', reason: 'the page only sends its visitors elsewhere, such as to their language' };
    }
    const isHome = (0,site_home/* isSiteHome */.Z)({ url, preview: visit.preview });
    const place = isHome ? 'unknown' : await (0,listing/* placeInSitemaps */.v)(visit);
    if ((0,legal_notice/* isLegalNotice */.W)(url) || (0,for_users/* isForUsers */.KQ)(url)) {
        return { is: 'moot', reason: 'legal notices, thanks and the like are kept out of search on purpose' };
    }
    const isKeptOut = (0,list_addresses/* isArchive */.tc)(url) || (0,list_addresses/* isFurtherPage */.Sl)(url);
    if (isKeptOut || (place === 'left-out' && ASIDE.test(new URL(url).pathname))) {
        return { is: 'moot', reason: 'lists of tags, drafts and the like are kept out of search on purpose' };
    }
    if (!isHome && (await (0,home_kept_out/* isHomeKeptOut */.o)(visit)))
        return { is: 'lost' };
    if (place === 'listed' && (await isDraft(visit)))
        return { is: 'left-out', by: 'draft' };
    if (place === 'listed' || isHome)
        return { is: 'lost' };
    if (await isEmptyList(visit))
        return { is: 'moot', reason: 'plug-ins keep lists without an entry out of search' };
    if (await asksForPassword(visit)) {
        return { is: 'moot', reason: 'what is behind a password is kept out of search on purpose' };
    }
    if (place === 'left-out' && (await isStillToCome(visit))) {
        return {
            is: 'moot',
            reason: 'the page says that its content is still to come, and the sitemap leaves it out',
        };
    }
    if (place !== 'unknown')
        return { is: 'left-out', by: 'sitemap' };
    if (OF_OWN_USE.test(new URL(url).pathname))
        return { is: 'left-out', by: 'address' };
    return (await isLinkedFromHome(visit)) === false ? { is: 'left-out', by: 'home' } : { is: 'lost' };
});
async function leadsOn(visit) {
    return await ofPage(async () => {
        if ((0,instant_redirect/* instantRedirect */._9)(await visit.htmlPage()))
            return true;
        return (0,judged_page/* isLedOn */.$g)(await visit.judgedPage());
    });
}
const NO_ENTRIES = /^(?:there (?:were|are) )?no (?:results|events|upcoming events|posts|entries|items|products)(?: (?:were |have been )?found)?[.!]?$|^nothing (?:was )?found[.!]?$|^(?:es wurden )?keine (?:ergebnisse|veranstaltungen|beiträge|einträge|produkte)(?: gefunden| vorhanden)?[.!]?$|^aucun (?:résultat|événement|article|produit)(?: trouvé)?[.!]?$|^no se (?:han encontrado|encontraron) (?:resultados|eventos|entradas|productos)[.!]?$|^nessun (?:risultato|evento|articolo|prodotto)(?: trovato)?[.!]?$|^nenhum (?:resultado|evento|produto)(?: encontrado)?[.!]?$|^(?:er zijn )?geen (?:resultaten|evenementen|berichten|producten)(?: gevonden)?[.!]?$/i;
const MAX_NO_ENTRIES = 60;
const NOTICES = ['p', 'li', 'div', 'span', 'h2', 'h3', 'td'];
const MAX_NOTICES = 3000;
async function isEmptyList(visit) {
    return await ofPage(async () => {
        const { document } = await visit.judgedPage();
        return document
            .elements(...NOTICES)
            .slice(0, MAX_NOTICES)
            .some(element => NO_ENTRIES.test((0,text_start/* startOfSeenText */.Mq)(element, MAX_NO_ENTRIES)));
    });
}
const TO_WRITE = /^(?:coming soon|to be (?:written|announced|done)|tb[ad]|to ?do|work in progress|under construction|in arbeit|im aufbau|demnächst|folgt in kürze|[àa] (?:rédiger|venir|compléter)|prochainement|en construction|próximamente|en construcción|em breve|em construção|prossimamente|in costruzione|in arrivo|binnenkort|in opbouw|wkrótce|w budowie|připravujeme|kommer snart|kommer inom kort|tulossa)[\s.…!]*$/i;
const PLANNED = /^(?:planned|scheduled|unpublished|not (?:yet )?published(?: yet)?|gepland|geplant|noch nicht veröffentlicht|prévu|planificado|pianificato|planejado|agendado|planerad|planlagt|suunniteltu|zaplanowan[ey]|plánováno)$/i;
async function isDraft(visit) {
    const isUnwritten = await ofPage(async () => {
        const { document } = await visit.judgedPage();
        return textsAmong(document, ['h1', 'h2', 'h3', 'h4']).some(text => TO_WRITE.test(text));
    });
    if (isUnwritten && (await isLinkedFromHome(visit)) === false)
        return true;
    const isMarked = await ofPage(async () => {
        const { document } = await visit.judgedPage();
        const { boilerplate, hidden } = (0,regions/* regionsOf */.NV)(document);
        const marks = textsAmong(document, NOTICES, element => !boilerplate.has(element) && !hidden.has(element));
        return marks.some(text => TO_WRITE.test(text) || PLANNED.test(text));
    });
    return isMarked && (await isLinkedFromList(visit)) === false;
}
function textsAmong(document, tags, isMeant = () => true) {
    return document
        .elements(...tags)
        .slice(0, MAX_NOTICES)
        .filter(isMeant)
        .map(element => (0,text_start/* startOfSeenText */.Mq)(element, MAX_NO_ENTRIES));
}
async function isLinkedFromList(visit) {
    const { url } = await (0,robots_file/* robotsOfPage */.Mk)(visit);
    const folder = new URL(/\/(?:index\.html?)?$/i.test(new URL(url).pathname) ? '..' : '.', url);
    if (folder.pathname === '/')
        return undefined;
    const { final } = await visit.fetchForSite(folder.href);
    const list = final && (0,network_status/* isSuccess */.oJ)(final.status) ? (0,open_html/* openHtml */.W)(final, visit.preview)?.document : undefined;
    if (!list || (0,script_shell/* scriptShellOf */.HH)(list))
        return undefined;
    const placeOf = (address) => (0,comparable_url/* comparableUrl */.sY)(address).replace(/(?:\/(?:index\.html?)?|\.html?)$/i, '');
    const own = placeOf(url);
    const links = list.elements('a').flatMap(link => list.addressOf((0,html_document/* attribute */.lt)(link, 'href') ?? '') ?? []);
    return links.some(({ href }) => placeOf((0,preview/* askedAt */.YG)(visit.preview, (0,redirect_target/* withoutFragment */.f2)(href))) === own);
}
const ANNOUNCED = /(?:^|\s)(?:coming soon|(?:to|will) follow(?: soon| shortly)?|to come|to be (?:added|announced)|(?:folgt|folgen)(?: in kürze| bald| demnächst| noch)?|[àa] venir|(?:arrive(?:nt)? )?(?:bientôt|prochainement)|próximamente|em breve|in arrivo|prossimamente|volgt(?: nog| snel| binnenkort)?|wkrótce|připravujeme|kommer (?:snart|inom kort)|tulossa(?: pian)?)[\s.…!]*$/i;
const MAX_TEXT_TO_COME = 300;
async function isStillToCome(visit) {
    return await ofPage(async () => {
        const { document } = await visit.judgedPage();
        const { blocks } = (0,main_text/* mainTextOf */.Q)(document, (0,regions/* regionsOf */.NV)(document));
        const characters = blocks.reduce((sum, { text }) => sum + text.length, 0);
        return (characters <= MAX_TEXT_TO_COME &&
            blocks.some(({ text }) => text.length <= MAX_NO_ENTRIES && ANNOUNCED.test(text)));
    });
}
const MAX_TEXT_OF_DOOR = 1500;
async function asksForPassword(visit) {
    return await ofPage(async () => {
        const { document } = await visit.judgedPage();
        const text = document.body ? (0,text_start/* startOfSeenText */.Mq)(document.body, MAX_TEXT_OF_DOOR) : '';
        if (text.length >= MAX_TEXT_OF_DOOR)
            return false;
        return document
            .elements('input')
            .some(field => (0,html_document/* attribute */.lt)(field, 'type')?.trim().toLowerCase() === 'password');
    });
}
async function ofPage(answer) {
    try {
        return await answer();
    }
    catch (error) {
        if (error instanceof not_measured/* NotMeasured */.ke || error instanceof not_measured/* NotApplicable */.bQ)
            return false;
        throw error;
    }
}


/***/ }),

/***/ 83097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ forWhom),
/* harmony export */   J1: () => (/* binding */ keepsOut),
/* harmony export */   LP: () => (/* binding */ pageRules),
/* harmony export */   Mp: () => (/* binding */ written),
/* harmony export */   Rz: () => (/* binding */ documentRules),
/* harmony export */   bf: () => (/* binding */ directivePlace),
/* harmony export */   pn: () => (/* binding */ isForMainBots)
/* harmony export */ });
/* harmony import */ var _formats_robots_txt_bots_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27710);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39288);
/* harmony import */ var _page_judged_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86933);
/* harmony import */ var _page_page_directives_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15000);
/* harmony import */ var _visit_per_visit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9895);
/* harmony import */ var _robots_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63812);






const documentRules = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_3__/* .perVisit */ .V)(async (visit) => {
    await (0,_robots_file_js__WEBPACK_IMPORTED_MODULE_4__/* .robotsOfPage */ .Mk)(visit);
    const page = await visit.judgedPage();
    return { page, rules: (0,_page_judged_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .judgedRules */ .v)(page) };
});
const pageRules = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_3__/* .perVisit */ .V)(async (visit) => {
    try {
        const { page, rules } = await documentRules(visit);
        return { header: (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_2__/* .headerDirectives */ .yX)(page.response), shipped: [...rules.header, ...rules.inHead] };
    }
    catch (error) {
        if (!(error instanceof _not_measured_js__WEBPACK_IMPORTED_MODULE_5__/* .NotHtml */ .pr))
            throw error;
        const response = await visit.response();
        const { preview } = visit;
        return { header: (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_2__/* .headerDirectives */ .yX)(response), shipped: (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_2__/* .shippedHeaderDirectives */ .ZF)({ response, preview }) };
    }
});
const MAIN_NAMES = new Set(['*', ..._formats_robots_txt_bots_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_SEARCH_BOTS */ .K_.map(bot => bot.toLowerCase())]);
function isForMainBots({ bot }) {
    return MAIN_NAMES.has(bot);
}
function keepsOut(rule) {
    return isForMainBots(rule) && (0,_page_page_directives_js__WEBPACK_IMPORTED_MODULE_2__/* .isNoindex */ .Mg)(rule);
}
function written({ name, value }) {
    return value === undefined ? name : `${name}:${value}`;
}
function forWhom(rule) {
    return `${written(rule)} for ${rule.bot === '*' ? 'all search engines' : rule.bot}`;
}
function directivePlace({ where }, message) {
    return { ...where, message };
}


/***/ }),

/***/ 63812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ robotsOfPage),
/* harmony export */   O0: () => (/* binding */ servesHtml),
/* harmony export */   Uw: () => (/* binding */ linePlace),
/* harmony export */   WJ: () => (/* binding */ rulesFile),
/* harmony export */   p0: () => (/* binding */ assertOwn)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _formats_robots_txt_robots_txt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51644);
/* harmony import */ var _not_measured_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39288);
/* harmony import */ var _visit_per_visit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9895);




const robotsOfPage = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_2__/* .perVisit */ .V)(async (visit) => {
    const exchange = await visit.exchange();
    const url = exchange.final?.url ?? visit.url;
    const robots = await visit.robotsTxt(url);
    if (exchange.failure && robots.kind === 'unreachable') {
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .NotMeasured */ .ke(`${exchange.failure.url} ${exchange.failure.message}`);
    }
    return { exchange, url, robots };
});
const rulesFile = (0,_visit_per_visit_js__WEBPACK_IMPORTED_MODULE_2__/* .perVisit */ .V)(async (visit) => {
    const { robots } = await robotsOfPage(visit);
    assertOwn(robots);
    if (robots.kind === 'unreachable')
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .NotMeasured */ .ke(robots.reason);
    if (robots.kind !== 'rules')
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .NotApplicable */ .bQ(`${robots.url} ${robots.reason}`);
    if (servesHtml(robots.response))
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .NotApplicable */ .bQ('a web page is served in the place of robots.txt');
    return robots;
});
function assertOwn(robots) {
    const foreign = (0,_formats_robots_txt_robots_txt_js__WEBPACK_IMPORTED_MODULE_1__/* .whyForeign */ .fW)(robots);
    if (foreign !== undefined)
        throw new _not_measured_js__WEBPACK_IMPORTED_MODULE_3__/* .NotApplicable */ .bQ(foreign);
}
function servesHtml({ body }) {
    return /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|!--|html|head|body|meta|script|title|\?xml)/i.test(body.subarray(0, 1024).toString('latin1'));
}
function linePlace(url, { line, text }, message) {
    return { url, line, snippet: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .snippet */ .UA)(text), message };
}


/***/ }),

/***/ 18361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nm: () => (/* binding */ isPostAddress),
/* harmony export */   fU: () => (/* binding */ dayBeside),
/* harmony export */   ss: () => (/* binding */ postOf)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5758);
/* harmony import */ var _syntax_folded_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79222);
/* harmony import */ var _syntax_written_days_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72683);




const DATED = /\/(20\d\d(?:[/-][01]\d(?:[/-][0-3]\d)?|[01]\d[0-3]\d))[/-](?=[^/]{0,200}\p{L})[^/]{3,200}/u;
const SPAN = /\/20\d\d(?:-[01]\d_|_[01]\d-)[0-3]\d/;
const IN_FOLDER = /\/(?:posts?|blogg?s?|blogi|weblog|news|nieuws|nyheter|nyheder|uutiset|neuigkeiten|aktuelles|actualites?|actus|noticias|novidades|notizie|aktualnosci|aktuality|novinky|hirek|stiri|haberler|novosti|tin-tuc|berita|articles?|artikel|artikelen|artikler|artiklar|artigos|articulos|articoli|beitraege|journal|magazin)\/(?=[^/]{0,200}\p{L})[^/]{3,200}(?:\/(?:index\.\w{1,5})?)?$/u;
const OTHER_KIND = /\/(?:recipes?|rezepte?|recettes?|recetas?|ricett[ae]|recepten|receptek|recepty|przepisy|releases?|changelog|downloads?|docs|api)\//;
const NO_POST = /\/(?:archives?|archiv[eo]?|tags?|categor\w{1,5}|kategori\w{1,4}|topics?|themen|authors?|about|search|all|latest|feed|rss|404|author|series|page|year)(?:\.\w{1,5})?(?:\/(?:index\.\w{1,5})?)?$/;
const MIN_TEXT = 400;
const MAX_PARAGRAPHS = 400;
const MAX_HEADINGS = 200;
const MAX_TIMES = 200;
const MAX_STEPS = 4;
const MAX_START = 600;
const MAX_BEHIND = 160;
const MAX_BEFORE = 60;
function postOf(document, url) {
    if (!isPostAddress(url))
        return undefined;
    const dated = datedPath(url);
    const heading = mainHeading(document, url) ?? titleHeading(document);
    if (!heading || !hasText(document, heading))
        return undefined;
    const day = dated?.[1] ?? dayBeside(document, heading);
    return day === undefined || (!dated && isInName(day, heading))
        ? undefined
        : { heading, day, isInAddress: dated !== null };
}
function isInName(day, heading) {
    const [beside] = (0,_syntax_written_days_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenDays */ .rq)(day);
    return (0,_syntax_written_days_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenDays */ .rq)((0,_page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfSeenText */ .Mq)(heading, MAX_START)).some(({ end }) => end === beside?.end);
}
function isPostAddress(url) {
    const path = (0,_syntax_folded_path_js__WEBPACK_IMPORTED_MODULE_3__/* .foldedPath */ .k)(url);
    return (datedPath(url) !== null || IN_FOLDER.test(path)) && !NO_POST.test(path) && !OTHER_KIND.test(path);
}
function datedPath(url) {
    return SPAN.test(url) ? null : DATED.exec((0,_syntax_folded_path_js__WEBPACK_IMPORTED_MODULE_3__/* .foldedPath */ .k)(url));
}
const MAX_STEPS_TO_MAIN = 20;
function mainHeading(document, url) {
    const headings = document.elements('h1').slice(0, MAX_HEADINGS);
    const { pathname } = new URL(url);
    const isOfPage = (heading) => !leadsElsewhere(heading, pathname);
    return headings.find(isInMain) ?? headings.find(isOfPage) ?? headings[0];
}
function isInMain(heading) {
    let at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(heading);
    for (let step = 0; at && step < MAX_STEPS_TO_MAIN; step++, at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(at))
        if (at.tagName === 'article' || at.tagName === 'main')
            return true;
    return false;
}
function titleHeading(document) {
    const title = document.elements('title')[0];
    const words = title && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(title).slice(0, MAX_START)).toLowerCase();
    return document
        .elements('h2')
        .slice(0, MAX_HEADINGS)
        .find(heading => {
        const text = (0,_page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfSeenText */ .Mq)(heading, MAX_START).toLowerCase();
        return text.length > 3 && words?.startsWith(text);
    });
}
function hasText(document, heading) {
    const path = new URL(document.url).pathname;
    const isBehind = ({ order }) => order > heading.order;
    const next = document
        .elements('h2', 'h3', 'h4')
        .filter(isBehind)
        .slice(0, MAX_HEADINGS)
        .find(other => leadsElsewhere(other, path));
    const paragraphs = document
        .elements('p')
        .filter(paragraph => isBehind(paragraph) && (!next || paragraph.order < next.order));
    let characters = 0;
    for (const paragraph of paragraphs.slice(0, MAX_PARAGRAPHS)) {
        characters += (0,_page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfSeenText */ .Mq)(paragraph, MIN_TEXT).length;
        if (characters >= MIN_TEXT)
            return true;
    }
    return false;
}
const MAX_HEADING_NODES = 30;
const MAX_STEPS_TO_LINK = 2;
function leadsElsewhere(heading, path) {
    const around = [];
    for (let at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(heading); at && around.length < MAX_STEPS_TO_LINK; at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(at))
        around.push(at);
    return [...(0,_page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__/* .firstNodes */ .wg)(heading, MAX_HEADING_NODES), ...around].some(node => {
        const href = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(node) && node.tagName === 'a' ? ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(node, 'href')?.trim() ?? '') : '';
        return href !== '' && !href.startsWith('#') && !href.startsWith(`${path}#`);
    });
}
function dayBeside(document, heading) {
    const words = (0,_page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfSeenText */ .Mq)(heading, MAX_START);
    const times = document.elements('time').slice(0, MAX_TIMES);
    let at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(heading);
    for (let step = 0; at && at.tagName !== 'body' && step < MAX_STEPS; step++, at = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parentOf */ .gN)(at)) {
        const text = (0,_page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfSeenText */ .Mq)(at, MAX_START);
        const place = text.indexOf(words);
        if (place < 0)
            continue;
        const before = text.slice(Math.max(0, place - MAX_BEFORE), place);
        const behind = text.slice(place + words.length, place + words.length + MAX_BEHIND);
        const [day] = [...(0,_syntax_written_days_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenDays */ .rq)(behind), ...(0,_syntax_written_days_js__WEBPACK_IMPORTED_MODULE_2__/* .writtenDays */ .rq)(before)];
        if (day)
            return day.text;
        const around = at;
        const time = times.find(element => document.isBelow(element, around));
        const stated = /^20\d\d-[01]\d-[0-3]\d/.exec((time && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(time, 'datetime'))?.trim() ?? '');
        if (stated)
            return stated[0];
    }
    return undefined;
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

/***/ 57292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ unlessSamplePage)
/* harmony export */ });
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79786);
/* harmony import */ var _listing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49366);


const OF_NOBODY = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/(?:(?:authors?|team|people)\/(?:john|jane|mark)-(?:doe|dinn)|(?:et_pb_layout|layout_type|elementor-hf|elementor_library|et_template)\/[^/]{1,100})(?:\/|\.html?)?$/i;
async function unlessSamplePage(visit, judgement) {
    if (judgement.outcome !== 'fail' || !OF_NOBODY.test(new URL(visit.url).pathname))
        return judgement;
    return (await (0,_listing_js__WEBPACK_IMPORTED_MODULE_0__/* .placeInSitemaps */ .v)(visit)) === 'listed'
        ? (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .notApplicable */ .hH)('a sample page of the theme, which the sitemap is reported to list')
        : judgement;
}


/***/ }),

/***/ 2739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ judgeUnclosed)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79786);


const TEXT_ELEMENTS = ['iframe', 'noframes', 'noscript', 'script', 'style', 'textarea', 'title', 'xmp'];
const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';
const ELEMENT = /<[a-z]/i;
const END_TAGS = /^(?:\s*<\/[a-z]+\s*>)*\s*$/i;
function judgeUnclosed(document) {
    const { unfinished } = document.sourceTags;
    const element = document.elements(...TEXT_ELEMENTS).findLast(isOpenAtEnd);
    if (element) {
        const lost = document.source.slice(element.sourceCodeLocation?.startTag?.endOffset);
        const harms = element.tagName === 'script' ? !END_TAGS.test(lost) : ELEMENT.test(lost);
        const message = element.tagName === 'script'
            ? `This script is never closed, so browsers do not run it and take all ${lost.length} characters after its start tag for its code.`
            : `<${element.tagName}> is never closed and swallows ${lost.length} characters.`;
        const place = placeOf(document, element.sourceCodeLocation?.startOffset ?? 0, message);
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .failWhere */ .a4)(harms ? [{ ...place, selector: document.selectorOf(element) }] : []);
    }
    const offset = unfinished ?? openComment(document);
    if (offset === undefined)
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .failWhere */ .a4)([]);
    const lost = document.source.slice(offset);
    if (!ELEMENT.test(lost.slice(1)))
        return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .failWhere */ .a4)([]);
    const what = unfinished === undefined ? 'A comment' : 'A tag';
    return (0,_judging_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .failWhere */ .a4)([
        placeOf(document, offset, `${what} is never closed and swallows ${lost.length} characters.`),
    ]);
}
function isOpenAtEnd({ namespaceURI, sourceCodeLocation: location }) {
    return namespaceURI === HTML_NAMESPACE && location?.startTag !== undefined && location.endTag === undefined;
}
function openComment({ root, source }) {
    let last;
    (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .walk */ .GG)(root, node => {
        if (node.nodeName === '#comment')
            last = node;
    });
    const location = last?.sourceCodeLocation;
    if (!location || location.endOffset < source.length)
        return undefined;
    const text = source.slice(location.startOffset, location.endOffset);
    return text.startsWith('<!--') && !/--!?>$/.test(text) ? location.startOffset : undefined;
}
function placeOf(document, offset, message) {
    const lines = document.source.slice(0, offset).split(/\r\n|\n|\r/);
    return {
        url: document.url,
        message,
        snippet: (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .snippet */ .UA)(document.source.slice(offset)),
        line: lines.length,
        column: lines.at(-1).length + 1,
    };
}


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

/***/ 56504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RV: () => (/* binding */ missingPageName),
/* harmony export */   mF: () => (/* binding */ fetchMissingPage),
/* harmony export */   s3: () => (/* binding */ placeOfMissingPage),
/* harmony export */   sZ: () => (/* binding */ fetchOwnMissingPage)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69612);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1550);
/* harmony import */ var _network_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11312);
/* harmony import */ var _left_to_deployment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50631);






function fetchMissingPage(visit) {
    const { origin } = new URL(visit.url);
    return visit.fetchForSite(`${(0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .deploymentRoot */ .gS)(visit.preview, origin)}/${missingPageName(origin)}`);
}
async function fetchOwnMissingPage(visit) {
    const missing = await fetchMissingPage(visit);
    const { hostname } = new URL(visit.url);
    if (!(0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .isLocalHost */ .mJ)(hostname) || !missing.final)
        return missing;
    if ((0,_left_to_deployment_js__WEBPACK_IMPORTED_MODULE_4__/* .leftToDeployment */ .ud)(missing.final) !== undefined)
        return undefined;
    return (await fileOfMissingPage(visit, missing)) === undefined ? undefined : missing;
}
async function placeOfMissingPage(visit, missing) {
    return (await fileOfMissingPage(visit, missing)) ?? missing.final?.url ?? missing.requestedUrl;
}
async function fileOfMissingPage(visit, missing) {
    const { origin } = new URL(visit.url);
    const named = missing.final && (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_5__/* .header */ .wx)(missing.final, 'content-location');
    const own = named === undefined ? undefined : URL.parse(named, origin);
    const usual = `${(0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_3__/* .deploymentRoot */ .gS)(visit.preview, origin)}/404.html`;
    const { final } = await visit.fetchForSite(own?.origin === origin ? own.href : usual);
    const isSame = final && missing.final && (0,_network_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(final.status) && final.body.equals(missing.final.body);
    return isSame ? final.url : undefined;
}
function missingPageName(origin) {
    return `seo-preflight-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(origin).digest('hex').slice(0, 16)}`;
}


/***/ }),

/***/ 94389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ shutParts)
/* harmony export */ });
/* harmony import */ var _own_scripts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89811);
/* harmony import */ var _per_visit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9895);


const shutParts = (0,_per_visit_js__WEBPACK_IMPORTED_MODULE_1__/* .perVisit */ .V)(async (visit) => {
    const { scripts } = await visit.judgedPage();
    const parts = scripts.state === 'seen' ? scripts.rendered.shutParts : [];
    if (parts.length === 0)
        return [];
    if (parts.every(({ names }) => names.length === 0))
        return parts.map(({ selector }) => selector);
    const { texts, isWhole } = await (0,_own_scripts_js__WEBPACK_IMPORTED_MODULE_0__/* .ownCode */ .m)(visit);
    return parts
        .filter(({ names }) => isWhole || names.length === 0)
        .filter(({ names }) => !names.some(name => texts.some(text => text.includes(name))))
        .map(({ selector }) => selector);
});


/***/ })

};
