export const id = 7440;
export const ids = [7440];
export const modules = {

/***/ 51475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eP: () => (/* binding */ charsetOf),
/* harmony export */   iT: () => (/* binding */ decodeHtml),
/* harmony export */   up: () => (/* binding */ xmlEncodingOf)
/* harmony export */ });
/* harmony import */ var html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45528);
/* harmony import */ var _syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6034);


function decodeHtml(body, contentType) {
    const { mediaType, charset } = (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContentType */ .x)(contentType === undefined ? [] : [contentType]);
    const xml = mediaType === 'application/xhtml+xml';
    const label = xmlEncodingOf(body);
    const declared = label === undefined ? undefined : encodingOf(label);
    const defaultEncoding = declared?.startsWith('UTF-16')
        ? 'UTF-8'
        : (declared ?? (xml ? 'UTF-8' : 'windows-1252'));
    const encoding = html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__(body, {
        xml,
        defaultEncoding,
        ...(charset !== undefined && { transportLayerEncodingLabel: charset }),
    });
    return { text: decode(body, encoding), encoding };
}
function encodingOf(label) {
    const options = { transportLayerEncodingLabel: label, defaultEncoding: '' };
    return html_encoding_sniffer__WEBPACK_IMPORTED_MODULE_0__(new Uint8Array(), options) || undefined;
}
const DECLARATION_BYTES = 1024;
function xmlEncodingOf(body) {
    const start = body.toString('latin1', 0, DECLARATION_BYTES);
    const [declaration] = /^<\?xml[^>]*>/.exec(start) ?? [];
    const [, , label] = /encoding[\x00-\x20]*=[\x00-\x20]*(["'])([^"'\x00-\x20]+)\1/.exec(declaration ?? '') ?? [];
    return label;
}
function charsetOf(contentType) {
    return contentType === undefined ? undefined : (0,_syntax_content_type_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContentType */ .x)([contentType]).charset;
}
function decode(body, encoding) {
    if (encoding === 'replacement')
        return body.length === 0 ? '' : '\uFFFD';
    if (encoding === 'x-user-defined') {
        return body
            .toString('latin1')
            .replace(/[\x80-\xff]/g, byte => String.fromCharCode(byte.charCodeAt(0) + 0xf700));
    }
    return decoderFor(encoding).decode(body);
}
const decoders = new Map();
function decoderFor(encoding) {
    const known = decoders.get(encoding);
    if (known)
        return known;
    const decoder = new TextDecoder(encoding);
    decoders.set(encoding, decoder);
    return decoder;
}


/***/ }),

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
const BOTS = [
    ...GOOGLE_BOTS.map(agents => bot(agents, 'google')),
    ...OTHER_BOTS.map(agents => bot(agents, 'standard')),
];
const MAIN_SEARCH_BOTS = ['Googlebot', 'Bingbot'];
function bot(agents, dialect) {
    return { name: agents[0], agents, dialect };
}
function botNamed(name) {
    const lower = name.toLowerCase();
    return BOTS.find(known => known.name.toLowerCase() === lower) ?? bot([name], 'standard');
}


/***/ }),

/***/ 31955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ nameOfTag)
/* harmony export */ });
function nameOfTag(startTag) {
    return startTag.includes(' ') ? startTag : `This ${startTag}`;
}


/***/ }),

/***/ 18378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ widthInDoubt)
/* harmony export */ });
function widthInDoubt({ viewportWidth, documentWidth, fontInDoubt, imageInDoubt, }) {
    const size = `the page is ${documentWidth} px wide on a screen of ${viewportWidth} px, but without its`;
    if (fontInDoubt !== undefined)
        return `${size} font "${fontInDoubt}", which did not load or is not on this machine; it may fit in that`;
    if (imageInDoubt !== undefined)
        return `${size} image ${imageInDoubt}, which did not load and leaves an empty box that is too wide; it may fit with that`;
    return undefined;
}


/***/ }),

/***/ 91375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ asRead)
/* harmony export */ });
function asRead(response, { unread }) {
    return unread === undefined ? response : { ...response, truncated: true };
}


/***/ }),

/***/ 32222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openHtml)
/* harmony export */ });
/* harmony import */ var _formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51475);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81870);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1550);
/* harmony import */ var _syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11312);
/* harmony import */ var _html_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91375);





function openHtml(response, preview) {
    const type = (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .mediaType */ .JL)(response);
    if (type !== 'text/html' && type !== 'application/xhtml+xml')
        return undefined;
    const { text, encoding } = (0,_formats_html_charset_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHtml */ .iT)(response.body, (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_3__/* .header */ .wx)(response, 'content-type'));
    const document = new _formats_html_document_js__WEBPACK_IMPORTED_MODULE_1__/* .HtmlDocument */ .Df(text, response.url, response.url, (0,_syntax_preview_js__WEBPACK_IMPORTED_MODULE_2__/* .schemeOfHosts */ .K3)(preview));
    return {
        url: response.url,
        response: (0,_html_page_js__WEBPACK_IMPORTED_MODULE_4__/* .asRead */ .v)(response, document),
        document,
        encoding,
        ...(preview && { preview }),
    };
}


/***/ }),

/***/ 15000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ directivesFor),
/* harmony export */   H2: () => (/* binding */ isNofollow),
/* harmony export */   IU: () => (/* binding */ metaDirectives),
/* harmony export */   Mg: () => (/* binding */ isNoindex),
/* harmony export */   Q$: () => (/* binding */ dateOf),
/* harmony export */   SH: () => (/* binding */ valueFault),
/* harmony export */   Vr: () => (/* binding */ mergedDirectives),
/* harmony export */   ZF: () => (/* binding */ shippedHeaderDirectives),
/* harmony export */   ZY: () => (/* binding */ asksNotToBeIndexed),
/* harmony export */   yX: () => (/* binding */ headerDirectives)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79967);
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _formats_robots_txt_bots_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27710);
/* harmony import */ var _network_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1550);




const VALUED = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']);
const PLAIN = new Set([
    ...['all', 'none', 'index', 'noindex', 'follow', 'nofollow', 'nosnippet', 'snippet', 'indexifembedded'],
    ...['notranslate', 'translate', 'noimageindex', 'imageindex', 'nopagereadaloud', 'nositelinkssearchbox'],
    ...['noarchive', 'archive', 'nocache', 'noodp', 'noydir', 'noyaca', 'odp', 'ydir', 'noai', 'noimageai'],
]);
const META_NAMES = new Set([
    ..._formats_robots_txt_bots_js__WEBPACK_IMPORTED_MODULE_1__/* .BOTS */ .vO.map(({ name }) => name.toLowerCase()),
    ...['robots', 'msnbot', 'slurp', 'teoma', 'yandex'],
]);
function headerDirectives(response) {
    return (0,_network_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .headerValues */ .UE)(response, 'x-robots-tag').flatMap(value => {
        const where = { url: response.url, snippet: `X-Robots-Tag: ${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(value, 200)}` };
        let bot = '*';
        return ruleTexts(value).map(text => {
            const scoped = botPrefix(text);
            if (scoped)
                bot = scoped.bot;
            return { ...directiveOf(scoped?.rest ?? text), bot, source: 'header', where };
        });
    });
}
function shippedHeaderDirectives({ response, preview, }) {
    const rules = headerDirectives(response);
    if (!preview)
        return rules;
    const closing = new Set(rules.filter(isNoindex).map(({ where }) => where));
    return rules.filter(({ where }) => !closing.has(where));
}
function metaDirectives(document) {
    const inHead = [];
    const outsideHead = [];
    for (const meta of document.elements('meta')) {
        const name = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'name')?.trim().toLowerCase();
        if (name === undefined || !META_NAMES.has(name))
            continue;
        const list = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isInside */ .FK)(meta, 'head') ? inHead : outsideHead;
        const agent = name === 'robots' ? '*' : name;
        for (const directive of directivesOfMeta(document, meta, agent))
            list.push(directive);
    }
    return { inHead, outsideHead };
}
function directivesOfMeta(document, meta, bot) {
    const where = document.occurrence(meta);
    return ruleTexts((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(meta, 'content') ?? '').map(text => ({
        ...directiveOf(text),
        bot,
        source: 'meta',
        where,
    }));
}
function ruleTexts(value) {
    const texts = [];
    let parts = [];
    let hasDate = false;
    for (const part of value.split(',')) {
        if (parts.length > 0 && !(hasDate && /^\s*\d/.test(part))) {
            texts.push(parts.join(','));
            parts = [];
            hasDate = false;
        }
        parts.push(part);
        hasDate ||= /unavailable_after\s*:/i.test(part);
    }
    texts.push(parts.join(','));
    return texts.map(text => text.trim()).filter(text => text !== '');
}
function botPrefix(text) {
    const match = /^([\w-]+)\s*:\s*(.*)$/s.exec(text);
    if (!match)
        return undefined;
    const bot = match[1].toLowerCase();
    return VALUED.has(bot) || PLAIN.has(bot) ? undefined : { bot, rest: match[2] };
}
function directiveOf(text) {
    const lower = text.toLowerCase();
    const colon = lower.indexOf(':');
    const name = lower.slice(0, colon).trimEnd();
    if (colon >= 0 && VALUED.has(name))
        return { name, value: text.slice(colon + 1).trim(), known: true };
    return { name: lower, known: PLAIN.has(lower) };
}
function directivesFor(directives, bot) {
    const name = bot.toLowerCase();
    return directives.filter(directive => directive.bot === '*' || directive.bot === name);
}
function asksNotToBeIndexed(document) {
    return metaDirectives(document).inHead.some(directive => isNoindex(directive) && (directive.bot === '*' || directive.bot === 'googlebot'));
}
function isNoindex({ name }) {
    return name === 'noindex' || name === 'none';
}
function isNofollow({ name }) {
    return name === 'nofollow' || name === 'none';
}
const IMAGE_PREVIEWS = ['none', 'standard', 'large'];
function mergedDirectives(directives, bot) {
    const own = directivesFor(directives, bot);
    const merged = new Set(own.filter(({ name, known }) => known && name.startsWith('no')).map(({ name }) => name));
    if (merged.delete('none'))
        merged.add('noindex').add('nofollow');
    if (own.some(({ name }) => name === 'indexifembedded'))
        merged.add('indexifembedded');
    for (const name of merged.has('nosnippet') ? ['max-video-preview'] : ['max-snippet', 'max-video-preview']) {
        const limits = valuesOf(own, name)
            .filter(isCount)
            .map(Number)
            .filter(limit => limit >= 0);
        if (limits.length > 0)
            merged.add(`${name}:${Math.min(...limits)}`);
    }
    const previews = new Set(valuesOf(own, 'max-image-preview').map(value => value.toLowerCase()));
    const preview = IMAGE_PREVIEWS.find(size => previews.has(size));
    if (preview)
        merged.add(`max-image-preview:${preview}`);
    for (const date of valuesOf(own, 'unavailable_after'))
        merged.add(`unavailable_after:${date}`);
    return [...merged].sort();
}
function valuesOf(directives, name) {
    return directives.filter(directive => directive.name === name).map(({ value }) => value);
}
function isCount(value) {
    return /^(?:-1|\d{1,9})$/.test(value);
}
function valueFault({ name, value = '' }) {
    switch (name) {
        case 'max-snippet':
        case 'max-video-preview':
            return isCount(value) ? undefined : `"${value}" is not a whole number of -1 or more`;
        case 'max-image-preview':
            return IMAGE_PREVIEWS.includes(value.toLowerCase())
                ? undefined
                : `"${value}" is not none, standard or large`;
        case 'unavailable_after':
            return dateOf(value) === undefined
                ? `"${value}" is not a date, as 2027-03-31 or 31 Mar 2027 23:59:59 GMT`
                : undefined;
        default:
            return undefined;
    }
}
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s*/i;
const DATE_START = /^(?:\d{4}-\d\d|\d{1,2}[ -][a-z]{3,9}[ -]\d{2,4}|[a-z]{3,9} \d{1,2},? \d{4})/i;
function dateOf(text) {
    const date = text.replace(WEEKDAY, '');
    if (!DATE_START.test(date))
        return undefined;
    const spaced = date.replace(/(\d)-([a-z]+)-(\d)/i, '$1 $2 $3');
    const inUtc = spaced.replace(/[a-z]+$/i, 'UTC');
    return [spaced, inUtc].map(form => Date.parse(form)).find(Number.isFinite);
}


/***/ }),

/***/ 42136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ ASKS_FOR_CONSENT)
/* harmony export */ });
const ASKS_FOR_CONSENT = /cookie|consent|privacy|gdpr|ccpa|einwillig|datenschutz|zustimm|confidentialit|consentement|privacidad|consentimiento|privacidade|informativa|toestemming|samtyck|samtykke|zgod|souhlas|クッキー|同意|隐私|쿠키|süti|hozzájárul|eväste|slapuk|sīkdat|küpsis|kolačić|piškot|çerez|kakor|informasjonskaps|ciastecz|persetujuan|privasi|куки|бисквит|колачи(?:ћ|њ)|лични данни|съглас|vafrakök|քուքի|ქუქი|কুকি|соглас|згод|μπισκότ|συγκατάθεσ|คุกกี้|ยินยอม|کوکی|رضایت|موافق|ملفات تعريف|עוגיות|कुकी|सहमति/iu;


/***/ }),

/***/ 46770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ isIconLigature)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);

const OF_LIGATURES = /(?:^|\s)(?:material-(?:icons?|symbols)(?:-[a-z-]{1,20})?|google-(?:material-icons|symbols)|(?:md|mat|mdl|mdc|q|v)-icon)(?:\s|$)/i;
const LIGATURE_TAGS = new Set(['mat-icon', 'md-icon', 'mwc-icon']);
const LIGATURE_FONT = /\bfont(?:-family)?\s*:[^;]{0,100}\bMaterial (?:Icons|Symbols)\b/i;
const ICON_NAME = /^\s*[a-z0-9]{1,30}(?:_[a-z0-9]{1,30}){0,6}\s*$/;
const MAX_LENGTH = 300;
function isIconLigature(element) {
    const [only, ...others] = element.childNodes;
    if (!only || others.length > 0 || only.nodeName !== '#text' || !('value' in only))
        return false;
    if (only.value.length > MAX_LENGTH || !ICON_NAME.test(only.value))
        return false;
    return (LIGATURE_TAGS.has(element.tagName) ||
        OF_LIGATURES.test(((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'class') ?? '').slice(0, MAX_LENGTH)) ||
        LIGATURE_FONT.test(((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'style') ?? '').slice(0, MAX_LENGTH)));
}


/***/ }),

/***/ 5758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J2: () => (/* binding */ LINE_END),
/* harmony export */   Mq: () => (/* binding */ startOfSeenText),
/* harmony export */   W$: () => (/* binding */ startOfTexts),
/* harmony export */   ae: () => (/* binding */ startOfSeenLines),
/* harmony export */   cY: () => (/* binding */ startOfWrittenText),
/* harmony export */   wg: () => (/* binding */ firstNodes)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _icon_ligatures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46770);


const MAX_NODES = 500;
const MAX_PART = 50_000;
const UNSEEN = new Set(['script', 'style', 'noscript', 'template']);
const BREAKS = new Set('br div p li dt dd tr td th h1 h2 h3 h4 h5 h6 section article address option'.split(' '));
function startOfSeenText(root, most) {
    const lengthOf = (text) => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text).length;
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(firstTexts(root, most, lengthOf).join('')).slice(0, most);
}
const LINE_END = '\u2028';
function startOfSeenLines(root, most) {
    const lengthOf = (text) => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text).length;
    const lines = firstTexts(root, most, lengthOf, LINE_END).join('').split(LINE_END);
    return lines
        .map(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)
        .filter(line => line !== '')
        .join(LINE_END)
        .slice(0, most);
}
function startOfTexts(root, most) {
    return firstTexts(root, most, text => (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text).length).map(_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ);
}
function startOfWrittenText(root, most) {
    const text = firstTexts(root, most, part => part.length).join('');
    return (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text.slice(0, most));
}
function firstTexts(root, most, lengthOf, lineEnd = ' ') {
    const parts = [];
    let characters = 0;
    for (const node of firstNodes(root, MAX_NODES, UNSEEN)) {
        if (BREAKS.has(node.nodeName))
            parts.push(lineEnd);
        if (node.nodeName !== '#text' || !('value' in node) || isOfIcon(node))
            continue;
        const start = node.value.slice(0, MAX_PART);
        parts.push(start);
        characters += lengthOf(start);
        if (characters >= most)
            break;
    }
    return parts;
}
function isOfIcon({ parentNode }) {
    return parentNode != null && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isElement */ .vq)(parentNode) && (0,_icon_ligatures_js__WEBPACK_IMPORTED_MODULE_1__/* .isIconLigature */ .z)(parentNode);
}
function* firstNodes(root, most, without) {
    const path = [{ nodes: root.childNodes, next: 0 }];
    for (let seen = 0; seen < most; seen++) {
        while (path.length > 0 && path.at(-1).next >= path.at(-1).nodes.length)
            path.pop();
        const level = path.at(-1);
        if (!level)
            return;
        const node = level.nodes[level.next++];
        if (without?.has(node.nodeName))
            continue;
        yield node;
        if ('childNodes' in node && node.childNodes.length > 0)
            path.push({ nodes: node.childNodes, next: 0 });
    }
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

/***/ 7440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  topics: () => (/* binding */ topics)
});

// EXTERNAL MODULE: ./lib/engine/judging/judgement.js
var judging_judgement = __webpack_require__(79786);
// EXTERNAL MODULE: ./lib/engine/judging/tool-definition.js
var tool_definition = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/engine/visit/layout-gap.js + 1 modules
var layout_gap = __webpack_require__(59313);
// EXTERNAL MODULE: ./lib/engine/visit/shown-page.js
var shown_page = __webpack_require__(92263);
;// CONCATENATED MODULE: ./lib/engine/tools/mobile/edge-texts.js




const edgeTexts = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'text-at-screen-edge': {
            severity: 'notice',
            title: 'Text begins at the very edge of the screen of a phone',
            why: 'Without space beside it the text is hard to read, the rounded edge or the case of a phone hides a part of its letters, and the page looks unfinished.',
            fix: 'Give the box around the texts a space at its sides on small screens, such as padding-inline: 1rem.',
            help: 'https://developer.mozilla.org/en-US/docs/Web/CSS/padding-inline',
            example: 'body { margin: 0 } and main { width: 100%; max-width: 60rem } without any padding',
        },
    },
    readsDocument: true,
    async judge(visit) {
        await (0,shown_page/* shownPage */.V)(visit);
        const { layout, edgeTexts, url } = await (0,layout_gap/* laidOut */.z5)(visit);
        const isWide = layout.viewportWidth > layout.screenWidth;
        return {
            judgements: {
                'text-at-screen-edge': isWide
                    ? (0,judging_judgement/* notApplicable */.hH)(`the viewport of the page is always ${layout.viewportWidth} px wide`)
                    : judgeTexts(edgeTexts, url),
            },
        };
    },
});
function judgeTexts(texts, url) {
    if (!texts)
        return (0,judging_judgement/* notMeasured */.q7)('Chrome had no time left to look where texts begin');
    return (0,judging_judgement/* failWhere */.a4)(texts.map(({ selector, text, texts, atEdge, isFoot }) => ({
        url,
        selector,
        message: `"${text}" begins at the edge of the screen, as ${atEdge} of ${texts} headings and paragraphs${isFoot ? ' of the foot' : ''} do.`,
    })));
}

// EXTERNAL MODULE: ./lib/text/cut.js
var text_cut = __webpack_require__(79967);
;// CONCATENATED MODULE: ./lib/engine/tools/mobile/first-screen.js





const firstScreen = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'content-far-down': {
            severity: 'notice',
            title: 'The content begins far down on the first screen of a phone',
            why: 'Visitors from search see header, menu and notices before anything of what they came for, on every page anew.',
            fix: 'Make what stands above the content lower on small screens: put the menu behind a button, let the header have one row, and shorten or leave out bars and notices.',
            help: 'https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing',
            example: 'a header of 335 px with the menu in three rows above <h1>, on a screen of 844 px',
        },
        'header-overlaps': {
            severity: 'notice',
            title: 'A link or button in the header covers the text of another one on a phone',
            why: 'The name of the site or of a link cannot be read whole, and visitors tap the wrong one.',
            fix: 'Give the header more room on small screens: smaller gaps and paddings, a shorter text or a smaller logo, or let it wrap.',
            help: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow.html',
            example: '.logo { white-space: nowrap } beside <a class="lang" style="background:#fff">EN</a>',
        },
    },
    readsDocument: true,
    async judge(visit) {
        await (0,shown_page/* shownPage */.V)(visit);
        const { layout, lateContent, headerOverlaps, url } = await (0,layout_gap/* laidOut */.z5)(visit);
        const wide = layout.viewportWidth > layout.screenWidth
            ? (0,judging_judgement/* notApplicable */.hH)(`the viewport of the page is always ${layout.viewportWidth} px wide`)
            : undefined;
        return {
            judgements: {
                'content-far-down': wide ?? judgeContent(lateContent, url),
                'header-overlaps': wide ?? judgeOverlaps(headerOverlaps, url),
            },
        };
    },
});
const UNTRIED = 'Chrome had no time left to look at the first screen';
function judgeContent(late, url) {
    if (late === undefined)
        return (0,judging_judgement/* notMeasured */.q7)(UNTRIED);
    if (late === null)
        return (0,judging_judgement/* pass */.IX)();
    const { selector, text, top, height, parts, fontInDoubt } = late;
    if (fontInDoubt !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(lacks('less may stand above the content', fontInDoubt));
    const tallest = parts.toSorted((one, other) => other.height - one.height)[0];
    const others = parts.length > 1 ? `the tallest of ${parts.length} things above it` : 'what is above it';
    return (0,judging_judgement/* failWhere */.a4)([
        {
            url,
            selector,
            message: `"${(0,text_cut/* cutEnd */.ym)(text, 60)}" begins ${top} px down on a screen of ${height} px. ${tallest.tag} (${tallest.selector}), ${others}, is ${tallest.height} px high.`,
        },
    ]);
}
function judgeOverlaps(overlaps, url) {
    if (!overlaps)
        return (0,judging_judgement/* notMeasured */.q7)(UNTRIED);
    const certain = overlaps.filter(({ fontInDoubt }) => fontInDoubt === undefined);
    const doubtful = overlaps.find(({ fontInDoubt }) => fontInDoubt !== undefined);
    if (certain.length === 0 && doubtful)
        return (0,judging_judgement/* notMeasured */.q7)(lacks('the links of the header may stand apart', doubtful.fontInDoubt));
    return (0,judging_judgement/* failWhere */.a4)(certain.map(({ selector, text, covered, width }) => ({
        url,
        selector,
        message: `On a screen of 360 px, "${text}" lies over ${width} px of "${covered}".`,
    })));
}
function lacks(what, font) {
    return `${what} in the font "${font}", which did not load or is not on this machine`;
}

// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/page/links/srcset.js
var srcset = __webpack_require__(43474);
;// CONCATENATED MODULE: ./lib/engine/tools/mobile/first-screen-images.js







const firstScreenImages = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'first-screen-image-lazy': {
            severity: 'notice',
            title: 'A large image of the first screen has loading="lazy"',
            why: 'The browser loads it only once the style sheets are there and the page is laid out, so visitors look at an empty space first.',
            fix: 'Leave loading="lazy" out for images that are seen without scrolling, and give the largest of them fetchpriority="high".',
            help: 'https://web.dev/articles/browser-level-image-lazy-loading#avoid_lazy-loading_images_that_are_in_the_first_visible_viewport',
            example: '<img src="/hero.jpg" loading="lazy"> over half of the first screen',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { document } = await (0,shown_page/* shownPage */.V)(visit);
        return { judgements: { 'first-screen-image-lazy': judge(await (0,layout_gap/* laidOut */.z5)(visit), document) } };
    },
});
const MIN_SHARE = 1 / 3;
const MAX_SMALL_BYTES = 5000;
const MAX_IMAGES = 500;
function judge({ layout, requests, url }, sent) {
    const large = layout.images
        .map(image => ({ image, share: shareOf(image) }))
        .filter(({ image, share }) => share >= MIN_SHARE && !image.placeholder && /^https?:/.test(image.src))
        .toSorted((one, other) => other.share - one.share);
    if (large.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('no image takes a third of the first screen of a phone');
    const lazy = large.filter(({ image }) => image.lazy);
    if (lazy.length === 0)
        return (0,judging_judgement/* pass */.IX)();
    const bytes = new Map(requests.map(request => [request.url, request.wireBytes]));
    const paths = lazyPaths(sent);
    const [found] = lazy.filter(({ image }) => (bytes.get(image.src) ?? 0) > MAX_SMALL_BYTES && paths.has(pathOf(image.src)));
    return (0,judging_judgement/* failWhere */.a4)(found
        ? [
            {
                url,
                selector: found.image.selector,
                message: `This image takes ${Math.round(100 * found.share)} % of the first screen of a phone and has loading="lazy": ${(0,text_cut/* cutEnd */.ym)(found.image.src, 200)}`,
            },
        ]
        : []);
}
function shareOf({ region }) {
    return region ? region.width * region.height : 0;
}
const NAMED_IN = ['src', 'data-src', 'data-lazy-src', 'data-original'];
const LISTED_IN = ['srcset', 'data-srcset', 'data-lazy-srcset'];
function lazyPaths(document) {
    const lazy = document
        .elements('img')
        .filter(image => (0,html_document/* attribute */.lt)(image, 'loading')?.trim().toLowerCase() === 'lazy')
        .slice(0, MAX_IMAGES);
    const hrefs = lazy.flatMap(image => {
        const parent = (0,html_document/* parentOf */.gN)(image);
        const sources = parent?.tagName === 'picture' ? parent.childNodes.filter(html_document/* isElement */.vq).filter(isSource) : [];
        return [image, ...sources].flatMap(hrefsOf);
    });
    return new Set(hrefs.flatMap(href => pathOf(document.resolve(href)) ?? []));
}
function isSource({ tagName }) {
    return tagName === 'source';
}
function hrefsOf(element) {
    const values = (names) => names.flatMap(name => (0,html_document/* attribute */.lt)(element, name) ?? []);
    return [...values(NAMED_IN), ...values(LISTED_IN).flatMap(srcset/* srcsetUrls */.r)];
}
function pathOf(address) {
    const url = URL.parse(address ?? '');
    return url ? url.pathname + url.search : undefined;
}

// EXTERNAL MODULE: ./lib/engine/tools/pagespeed/quantities.js
var quantities = __webpack_require__(59166);
;// CONCATENATED MODULE: ./lib/engine/tools/mobile/heavy-drawings.js







const heavyDrawings = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'drawing-heavy': {
            severity: 'notice',
            title: 'A logo or an icon is a heavy SVG drawing',
            why: 'A logo or an icon needs a few kB. The rest is mostly pixels that the file holds as base64, or details that nobody sees at this size.',
            fix: 'Draw it with fewer paths and shorten it with SVGO. If it holds pixels, use WebP or AVIF at twice the size at which it is shown. Put what stands in the HTML of every page into a file, which browsers load once.',
            help: 'https://web.dev/articles/choose-the-right-image-format',
            example: 'a logo of 600 kB that is shown as 80 × 60 px',
        },
    },
    readsDocument: true,
    async judge(visit) {
        await (0,shown_page/* shownPage */.V)(visit);
        const written = writtenIn((await visit.htmlPage()).document);
        return { judgements: { 'drawing-heavy': written ? (0,judging_judgement/* fail */.fJ)(written) : heavy_drawings_judge(await (0,layout_gap/* laidOut */.z5)(visit)) } };
    },
});
const MAX_BYTES = 75_000;
const MAX_PLAIN_BYTES = 300_000;
const MAX_SURFACE = 40_000;
const MIN_WRITTEN = 50_000;
const heavy_drawings_MIN_SHARE = 0.4;
const REPEATED = ['header', 'nav', 'footer', 'a', 'button'];
function writtenIn(document) {
    const { length } = document.source;
    const heavy = document.elements('svg').find(svg => {
        const size = sizeOf(svg);
        return size >= MIN_WRITTEN && size >= heavy_drawings_MIN_SHARE * length && REPEATED.some(tag => (0,html_document/* isInside */.FK)(svg, tag));
    });
    if (!heavy)
        return undefined;
    const message = `This drawing makes up ${(0,quantities/* bytesText */.pV)(sizeOf(heavy))} of the ${(0,quantities/* bytesText */.pV)(length)} of the HTML`;
    return { ...document.occurrence(heavy, message), snippet: '<svg>' };
}
function sizeOf({ sourceCodeLocation }) {
    return sourceCodeLocation ? sourceCodeLocation.endOffset - sourceCodeLocation.startOffset : 0;
}
function heavy_drawings_judge({ layout, requests, url }) {
    const drawings = new Map(requests
        .filter(({ mimeType }) => /^image\/svg/i.test(mimeType ?? ''))
        .map(request => [request.url, request]));
    const shown = new Map();
    for (const image of layout.images) {
        const known = shown.get(image.src);
        if (drawings.has(image.src) && (!known || surfaceOf(known) < surfaceOf(image)))
            shown.set(image.src, image);
    }
    if (shown.size === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page shows no drawings in files of their own');
    return (0,judging_judgement/* failWhere */.a4)([...shown.values()].flatMap(image => placeOf(image, drawings.get(image.src), url)));
}
function placeOf(image, request, url) {
    const { selector, src, width, height, region } = image;
    const { wireBytes, bytes } = request;
    const limit = wireBytes < bytes ? MAX_BYTES : MAX_PLAIN_BYTES;
    if (wireBytes < limit || surfaceOf(image) > MAX_SURFACE || surfaceOf(image) === 0)
        return [];
    const message = `This drawing of ${(0,quantities/* bytesText */.pV)(wireBytes)} is shown as ${Math.round(width)} × ${Math.round(height)} px: ${(0,text_cut/* cutEnd */.ym)(src, 200)}`;
    return [{ url, selector, message, ...(region && { region }) }];
}
function surfaceOf({ width, height }) {
    return width * height;
}

// EXTERNAL MODULE: ./lib/engine/judging/name-of-tag.js
var name_of_tag = __webpack_require__(31955);
// EXTERNAL MODULE: ./lib/engine/judging/width-in-doubt.js
var width_in_doubt = __webpack_require__(18378);
// EXTERNAL MODULE: ./lib/engine/page/page-directives.js
var page_directives = __webpack_require__(15000);
// EXTERNAL MODULE: ./lib/engine/page/text/consent-words.js
var consent_words = __webpack_require__(42136);
;// CONCATENATED MODULE: ./lib/engine/tools/mobile/layout.js









const layout = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'content-wider-than-screen': {
            severity: 'warning',
            title: 'The page is wider than the screen of a phone',
            why: 'Visitors have to scroll sideways to read the page, and some leave instead. What is fixed to the right edge, such as the menu button, moves off the screen.',
            fix: 'Make the named elements shrink with the screen: use max-width: 100%, let them wrap, or let them scroll by themselves.',
            help: 'https://web.dev/articles/responsive-web-design-basics#size-content',
            example: '<table style="width: 1200px">',
        },
        'slightly-wider-than-screen': {
            severity: 'notice',
            title: 'The page is a few pixels wider than the screen of a phone',
            why: 'It slips sideways under the finger while visitors scroll down.',
            fix: 'Make the named elements end at the edge of the screen: use max-width: 100% and box-sizing: border-box, and no negative margins without a padding around them.',
            help: 'https://web.dev/articles/responsive-web-design-basics#size-content',
            example: '.row { margin: 0 -4px } at the edge of the page',
        },
        'text-cut-off': {
            severity: 'warning',
            title: 'Text is cut off at the edge of the screen of a phone',
            why: 'The page hides what is wider than the screen (overflow-x: hidden), so visitors cannot scroll to the rest of the text.',
            fix: 'Let the named texts wrap and their boxes shrink with the screen: use max-width: 100%, flex-wrap: wrap or smaller type. Let a wide table scroll in a box of its own (overflow-x: auto), and give grid and flex items min-width: 0.',
            help: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow.html',
            example: 'html, body { overflow-x: hidden } and <h2 style="white-space: nowrap">What our customers say about us</h2>',
        },
        'text-too-small': {
            severity: 'warning',
            title: 'Text is too small to read on a phone',
            why: 'Many visitors have to zoom in to read it.',
            fix: 'Set body text to 16 CSS pixels, and use at least 12 for everything that matters.',
            help: 'https://developer.chrome.com/docs/lighthouse/seo/font-size',
            example: 'body { font-size: 9px }',
        },
        'intrusive-overlay': {
            severity: 'warning',
            title: 'Something covers the content when the page opens',
            why: 'Visitors cannot reach what they came for, and Google may rank pages with intrusive interstitials lower.',
            fix: 'Use a banner that takes a small part of the screen, or show it only after the visitor has done something.',
            help: 'https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials',
            example: 'a newsletter form that covers 80 % of the screen when the page opens',
        },
        'fixed-bar-high': {
            severity: 'warning',
            title: 'A fixed bar takes at least a third of the screen of a phone',
            why: 'It stays while visitors scroll, so they read in what is left of the screen. When the phone is turned, hardly anything is left.',
            fix: 'Let the bar scroll away on small screens (position: static), or make it lower there: put the menu behind a button, and leave out or shrink what is above it.',
            help: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow.html',
            example: 'header { position: sticky; top: 0; height: 300px }',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { document } = await (0,shown_page/* shownPage */.V)(visit);
        const { scripts } = await visit.judgedPage();
        const missingData = scripts.state === 'seen' ? scripts.withheld?.data : undefined;
        const { layout, narrowLayout, overlays, fixedBars, unsaidMenus = [], chrome, url } = await (0,layout_gap/* laidOut */.z5)(visit);
        const { viewportWidth, screenWidth, documentWidth, documentHeight, text } = layout;
        return {
            judgements: {
                ...judgeWidths(layout, narrowLayout, url),
                'text-cut-off': judgeCut(layout, narrowLayout, unsaidMenus, url),
                'text-too-small': judgeText(layout, url, missingData),
                'intrusive-overlay': (0,page_directives/* asksNotToBeIndexed */.ZY)(document)
                    ? (0,judging_judgement/* notApplicable */.hH)('the page asks not to be indexed, so that nobody comes to it from search')
                    : judgeOverlays(overlays, url),
                'fixed-bar-high': judgeBars(layout, fixedBars, overlays, url),
            },
            facts: {
                chrome: { ...chrome },
                layout: { screenWidth, viewportWidth, documentWidth, documentHeight },
                text: { characters: text.characters, smallCharacters: text.smallCharacters },
            },
        };
    },
});
const NOT_ON_NARROW = 'there was no time to lay the page out on a narrow phone';
const MAX_OVERLAP_PX = 4;
const MIN_LOST_PX = 16;
function judgeWidths(layout, narrow, url) {
    const found = widerLayout(layout, narrow);
    if (!('viewportWidth' in found))
        return { 'content-wider-than-screen': found, 'slightly-wider-than-screen': found };
    const [failed, other] = overlapOf(found) < MIN_LOST_PX
        ? ['slightly-wider-than-screen', 'content-wider-than-screen']
        : ['content-wider-than-screen', 'slightly-wider-than-screen'];
    return { [failed]: failAsWide(found, url), [other]: (0,judging_judgement/* pass */.IX)() };
}
function overlapOf({ documentWidth, viewportWidth }) {
    return documentWidth - viewportWidth;
}
function widerLayout(layout, narrow) {
    const { viewportWidth, screenWidth, scrollsSideways } = layout;
    if (viewportWidth > screenWidth) {
        return (0,judging_judgement/* notApplicable */.hH)(`the viewport of the page is always ${viewportWidth} px wide`);
    }
    const isWider = narrow?.scrollsSideways && overlapOf(narrow) > MAX_OVERLAP_PX;
    const candidates = [
        ...(scrollsSideways ? [layout] : []),
        ...(isWider && narrow.viewportWidth <= narrow.screenWidth ? [narrow] : []),
    ];
    const wide = candidates.filter(one => (0,width_in_doubt/* widthInDoubt */.E)(one) === undefined);
    const wider = wide.find(one => overlapOf(one) >= MIN_LOST_PX) ?? wide[0];
    if (wider)
        return wider;
    const doubt = candidates[0] && (0,width_in_doubt/* widthInDoubt */.E)(candidates[0]);
    if (doubt !== undefined)
        return (0,judging_judgement/* notMeasured */.q7)(doubt);
    return narrow ? (0,judging_judgement/* pass */.IX)() : (0,judging_judgement/* notMeasured */.q7)(NOT_ON_NARROW);
}
const HIDDEN_IN_VAIN = ' overflow-x: hidden on <html> or <body> alone does not help on phones.';
function failAsWide(layout, url) {
    const { viewportWidth, documentWidth, wideElements, isHiddenInVain } = layout;
    const size = `The page is ${documentWidth} px wide on a screen of ${viewportWidth} px.`;
    const vain = isHiddenInVain ? HIDDEN_IN_VAIN : '';
    const widestFirst = wideElements.toSorted((one, other) => other.right - one.right);
    const places = widestFirst.map(({ selector, tag, right, region }, at) => ({
        url,
        selector,
        message: `${(0,name_of_tag/* nameOfTag */.h)(tag)} ends at ${right} px. ${size}${at === 0 ? vain : ''}`,
        ...(region && { region }),
    }));
    return (0,judging_judgement/* fail */.fJ)(places.length > 0 ? places : { url, message: `${size}${vain}` });
}
function judgeCut(layout, narrow, menus, url) {
    if (layout.viewportWidth > layout.screenWidth) {
        return (0,judging_judgement/* notApplicable */.hH)(`the viewport of the page is always ${layout.viewportWidth} px wide`);
    }
    const isNarrowCut = layout.cutTexts.length === 0 && narrow && narrow.viewportWidth <= narrow.screenWidth;
    const { cutTexts, cutCause, viewportWidth } = isNarrowCut ? narrow : layout;
    const font = layout.cutFontInDoubt ?? (isNarrowCut ? narrow.cutFontInDoubt : undefined);
    if (cutTexts.length === 0 && font !== undefined) {
        return (0,judging_judgement/* notMeasured */.q7)(`a text ends past the edge of the screen, but without its font "${font}", which did not load or is not on this machine; it may fit in that`);
    }
    const cutLinks = menus.flatMap(({ text: button, cut }) => (cut ? [{ button, ...cut }] : []));
    if (cutTexts.length === 0 && cutLinks.length === 0 && !narrow)
        return (0,judging_judgement/* notMeasured */.q7)(NOT_ON_NARROW);
    const [cut] = cutTexts;
    const texts = cutTexts.length === 1 ? 'the text' : `${cutTexts.length} texts, such as`;
    return (0,judging_judgement/* failWhere */.a4)([
        ...(cutCause && cut
            ? [
                {
                    url,
                    selector: cutCause.selector,
                    message: `${cutCause.tag} is ${cutCause.width} px wide on a screen of ${viewportWidth} px, and pushes ${texts} "${(0,text_cut/* cutEnd */.ym)(cut.text, 60)}" past its edge. Let it scroll in a box of its own (overflow-x: auto), and give the grid or flex item around it min-width: 0.`,
                },
            ]
            : []),
        ...cutTexts.map(({ selector, right, text, region }) => ({
            url,
            selector,
            message: `"${(0,text_cut/* cutEnd */.ym)(text, 60)}" ends at ${right} px of a screen of ${viewportWidth} px, and the page cannot be scrolled there.`,
            ...(region && { region }),
        })),
        ...cutLinks.map(({ button, selector, right, text }) => ({
            url,
            selector,
            message: `"${text}" in the menu that ${button === '' ? 'its button' : `"${button}"`} opens ends at ${right} px of a screen of ${layout.viewportWidth} px, and cannot be scrolled to.`,
        })),
    ]);
}
const MAX_SMALL_TEXT_SHARE = 0.4;
const MIN_FILLED_CHARACTERS = 1000;
function judgeText({ text }, url, missingData) {
    if (text.characters === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page shows no text, its footer aside');
    const share = text.smallCharacters / text.characters;
    if (share <= MAX_SMALL_TEXT_SHARE)
        return (0,judging_judgement/* failWhere */.a4)(text.smallControls.map(({ selector, fontSize, text: words, region }) => ({
            url,
            selector,
            message: `The link or button "${words}" has ${fontSize} px (at least 12).`,
            ...(region && { region }),
        })));
    if (missingData !== undefined && text.characters < MIN_FILLED_CHARACTERS)
        return (0,judging_judgement/* notMeasured */.q7)(missingData);
    return (0,judging_judgement/* fail */.fJ)(text.smallest.map(({ selector, fontSize, text: words, region }) => ({
        url,
        selector,
        message: `The text "${words}" has ${fontSize} px (at least 12).`,
        ...(region && { region }),
    })), `${Math.round(share * 100)} % of the text is smaller than 12 px (at most ${MAX_SMALL_TEXT_SHARE * 100} %).`);
}
const ASKS_FOR_AGE = /\b(?:1[68]|2[01])\s?\+|\+\s?(?:1[68]|2[01])\b|\b(?:1[68]|2[01]) (?:years|jahre|ans|jaar|años|anos|anni|år|vuotta|lat|let|rokov|года?|лет|рок|yaş|éves|ani|години|ετών|tahun|tuổi)|(?:1[68]|2[01])\s?(?:歳|岁|歲|세|ปี)|\bage (?:verif|gate|check|restrict)|verify your age|years of age|old enough|legal (?:drinking |smoking )?age|over 18|volljährig|volwassen|alters(?:verifi|prüf|frei|nachw|beschr|abfrage)|leeftijds|ålders|alders(?:grense|bekr|kontrol|verif)|ikäraja|täysi-ikäi|majeure?s?\b|vérification de l['’]âge|mayor(?:es)? de edad|maior(?:es)? de idade|maggiorenn|pełnoletn|plnolet|nagykorú|совершеннолет|повнол|reşit|成年|年齢確認|성인 인증/iu;
const ASKS_TO_LOG_IN = /\b(?:logged|signed)[ -]in\b|\b(?:log|sign) in to\b|\b(?:inloggad|logga in för|logget (?:ind|inn)|eingeloggt|angemeldet sein|ingelogd|connectée?s?\b.{0,20}(?:accéder|page|voir)|iniciar? sesión|conectad[oa] para|fazer login|efetue o login|effettua(?:re)? (?:il login|l['’]accesso)|zalogowan|přihlášen|prihlásen|kirjautu|bejelentkez|autentificat)|(?:giriş yap)|авториз|войдите|увійдіть|ログイン|로그인|登录|登入|تسجيل الدخول|להתחבר/iu;
function judgeBars({ viewportWidth, screenWidth }, bars, overlays, url) {
    if (viewportWidth > screenWidth)
        return (0,judging_judgement/* notApplicable */.hH)(`the viewport of the page is always ${viewportWidth} px wide`);
    if (!bars)
        return (0,judging_judgement/* notMeasured */.q7)('Chrome had no time left to look for bars that stay on the screen');
    const staying = bars.filter(({ selector, text }) => !overlays.some(overlay => overlay.selector === selector) && !consent_words/* ASKS_FOR_CONSENT */.y.test(text));
    const doubtful = staying.find(({ fontInDoubt }) => fontInDoubt !== undefined);
    const certain = staying.filter(({ fontInDoubt }) => fontInDoubt === undefined);
    if (certain.length === 0 && doubtful) {
        return (0,judging_judgement/* notMeasured */.q7)(`a bar takes ${percent(doubtful.share)} of the screen, but without its font "${doubtful.fontInDoubt}", which did not load or is not on this machine; it may be lower in that`);
    }
    return (0,judging_judgement/* failWhere */.a4)(certain.map(({ selector, edge, height, share }) => ({
        url,
        selector,
        message: `This bar stays at the ${edge} of the screen while visitors scroll and is ${height} px high: ${percent(share)} of the screen.`,
    })));
}
function percent(share) {
    return `${Math.round(share * 100)} %`;
}
function judgeOverlays(overlays, url) {
    const usable = overlays.filter(({ canBeUsed }) => canBeUsed);
    if (usable.length === 0 && overlays.length > 0) {
        return (0,judging_judgement/* pass */.IX)('what lies over the content has nothing to press, such as a screen that goes by itself');
    }
    const intrusive = usable.filter(({ text, asksForPassword }) => !asksForPassword && ![consent_words/* ASKS_FOR_CONSENT */.y, ASKS_FOR_AGE, ASKS_TO_LOG_IN].some(words => words.test(text)));
    if (intrusive.length === 0 && usable.length > 0) {
        return (0,judging_judgement/* pass */.IX)('the dialog over the content asks for consent, an age or a login, which Google allows');
    }
    return (0,judging_judgement/* failWhere */.a4)(intrusive.map(({ selector, share, text, region }) => ({
        url,
        selector,
        message: `This element covers ${Math.round(share * 100)} % of the screen${text === '' ? '' : `: "${(0,text_cut/* cutEnd */.ym)(text, 100)}"`}.`,
        ...(region && { region }),
    })));
}

// EXTERNAL MODULE: ./lib/engine/network/status.js
var network_status = __webpack_require__(15917);
// EXTERNAL MODULE: ./lib/engine/page/link-elements.js
var link_elements = __webpack_require__(5154);
// EXTERNAL MODULE: ./lib/engine/page/text/text-start.js
var text_start = __webpack_require__(5758);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var preview = __webpack_require__(11312);
// EXTERNAL MODULE: ./lib/engine/visit/per-visit.js
var per_visit = __webpack_require__(9895);
// EXTERNAL MODULE: ./lib/engine/visit/rendering.js
var rendering = __webpack_require__(97382);
;// CONCATENATED MODULE: ./lib/engine/tools/mobile/shown-document.js



const shownDocument = (0,per_visit/* perVisit */.V)(async (visit) => {
    const { document } = await (0,shown_page/* shownPage */.V)(visit);
    const rendered = await (0,rendering/* renderedOrReason */.Vy)(visit);
    return typeof rendered === 'string' ? document : (await (0,rendering/* ownRendering */.b1)(visit)).document;
});

;// CONCATENATED MODULE: ./lib/engine/tools/mobile/manifest.js








const HELP = 'https://developer.mozilla.org/en-US/docs/Web/Progressive_web_apps/Manifest';
const checks = {
    'manifest-unreadable': {
        scope: 'site',
        severity: 'notice',
        title: 'The web app manifest cannot be read',
        why: 'Browsers ignore all of it: whoever puts the site on the home screen of a phone gets no icon, name or color of it.',
        fix: 'Serve the manifest as valid JSON with an object at its top, or remove the <link rel="manifest">.',
        help: `${HELP}/Reference`,
        example: '{ "name": "Example", } with a comma too many',
    },
    'manifest-icon-missing': {
        scope: 'site',
        severity: 'notice',
        title: 'Icons of the web app manifest do not exist',
        why: 'Whoever puts the site on the home screen of a phone gets a letter or a gray square instead of its icon.',
        fix: 'Deploy the files, or correct their URLs in "icons". They are relative to the manifest; one that begins with a slash is at the root of the host.',
        help: `${HELP}/Reference/icons`,
        example: '"icons": [{ "src": "/android-chrome-192x192.png" }], which answers 404',
    },
    'manifest-name-default': {
        scope: 'site',
        severity: 'notice',
        title: 'The web app manifest has the name that its template came with',
        why: 'Visitors who install the site or put it on their home screen read it instead of the name of the site.',
        fix: 'Write the name of the site into "name" and "short_name".',
        help: `${HELP}/Reference/name`,
        example: '"short_name": "React App"',
    },
};
const manifest = (0,tool_definition/* defineTopic */.RE)({
    checks,
    readsDocument: true,
    async judge(visit) {
        const document = await shownDocument(visit);
        const url = manifestOf(document);
        const unread = (judgement) => ({ judgements: (0,judging_judgement/* sameForAll */.tE)(checks, judgement) });
        if (!url)
            return unread((0,judging_judgement/* notApplicable */.hH)('the page links no manifest of its site'));
        const { final, failure } = await visit.fetchForSite(url.href);
        if (failure)
            return unread((0,judging_judgement/* notMeasured */.q7)(`${failure.url} ${failure.message}`));
        const why = whyNone(final, url);
        if (why)
            return unread(why);
        const read = readManifest(final.body);
        if (typeof read === 'string') {
            const judgements = (0,judging_judgement/* sameForAll */.tE)(checks, (0,judging_judgement/* notApplicable */.hH)('the manifest cannot be read'));
            const fault = (0,judging_judgement/* failWhere */.a4)([{ url: final.url, message: read }]);
            return { judgements: { ...judgements, 'manifest-unreadable': fault } };
        }
        return {
            judgements: {
                'manifest-unreadable': (0,judging_judgement/* failWhere */.a4)([]),
                'manifest-icon-missing': await judgeIcons(visit, read, final.url),
                'manifest-name-default': judgeNames(read, final.url, document),
            },
        };
    },
});
const manifest_MAX_BYTES = 256 * 1024;
const MAX_ICONS = 20;
const MAX_SHOWN = 100;
const MAX_ADDRESS = 2000;
function manifestOf(document) {
    const link = document
        .elements('link')
        .find(one => (0,link_elements/* relations */.K1)(one).includes('manifest') && (0,html_document/* attribute */.lt)(one, 'href')?.trim());
    const url = link && document.addressOf((0,html_document/* attribute */.lt)(link, 'href'));
    return url && url.host === new URL(document.url).host ? url : undefined;
}
function whyNone({ status, url: led, body }, url) {
    if ((0,network_status/* isGone */.ST)(status))
        return (0,judging_judgement/* notApplicable */.hH)('the manifest does not exist');
    if (!(0,network_status/* isSuccess */.oJ)(status))
        return (0,judging_judgement/* notMeasured */.q7)(`${led} answers ${status}`);
    if (new URL(led).host !== url.host)
        return (0,judging_judgement/* notMeasured */.q7)(`the manifest leads to ${led}`);
    return body.length > manifest_MAX_BYTES
        ? (0,judging_judgement/* notMeasured */.q7)(`the manifest has more than ${manifest_MAX_BYTES / 1024} KB`)
        : undefined;
}
function readManifest(body) {
    const text = new TextDecoder().decode(body);
    if (/^\s*<(?:!doctype|html)/i.test(text.slice(0, MAX_SHOWN)))
        return 'The server answers with an HTML page instead of a manifest.';
    try {
        const value = JSON.parse(text);
        return isRecord(value) ? value : 'The manifest is not a JSON object.';
    }
    catch (error) {
        return `The manifest is not valid JSON: ${error.message.slice(0, MAX_SHOWN)}`;
    }
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
async function judgeIcons(visit, { icons }, base) {
    const urls = Array.isArray(icons) ? icons.slice(0, MAX_ICONS).flatMap(icon => iconOf(icon, base)) : [];
    const folder = (0,preview/* whyRootIsForeign */.fm)(visit.preview) === undefined ? '/' : new URL('.', base).pathname;
    const own = [...new Set(urls)].filter(url => new URL(url).pathname.startsWith(folder));
    if (own.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the manifest names no icons of the site');
    const answers = await Promise.all(own.map(async (url) => ({ url, status: (await visit.linkAnswer(url)).status })));
    return (0,judging_judgement/* failWhere */.a4)(answers.flatMap(({ url, status }) => status !== null && (0,network_status/* isGone */.ST)(status) ? [{ url, message: `This icon answers ${status}.` }] : []));
}
function iconOf(icon, base) {
    const src = isRecord(icon) ? icon.src : undefined;
    const url = typeof src === 'string' && src.length <= MAX_ADDRESS ? URL.parse(src, base) : null;
    return url && url.host === new URL(base).host ? [url.href] : [];
}
const SHOWN_AT = { name: 'in the install dialog', short_name: 'below the icon' };
const DEFAULT_NAMES = /^(?:mywebsite|mysite|react app|create react app sample|vite app|vue app|svelte app|next\.?js app|my (?:awesome )?(?:app|pwa|website|site)|your (?:app|site)(?: name)?|app name|gatsby(?:js)?|gatsby-starter-[a-z-]+|starter app|example app|test app|my minimal portfolio|this name will show in your windows taskbar\b.{0,80})$/i;
const DEFAULT_WORDS = /^(?:app|congo|blowfish|pixel pro|hugo|jekyll|astro|nuxt|vite)$/i;
const MAX_TITLE = 300;
function judgeNames(manifest, url, document) {
    const names = ['name', 'short_name'].flatMap(key => {
        const value = manifest[key];
        return typeof value === 'string' && value.trim() !== '' ? [{ key, value: value.trim() }] : [];
    });
    if (names.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the manifest has no name');
    const titles = document.elements('title').map(title => (0,text_start/* startOfSeenText */.Mq)(title, MAX_TITLE).toLowerCase());
    const isDefault = (name) => DEFAULT_NAMES.test(name) ||
        (DEFAULT_WORDS.test(name) && !titles.some(title => title.includes(name.toLowerCase())));
    return (0,judging_judgement/* failWhere */.a4)(names.flatMap(({ key, value }) => value.length <= MAX_SHOWN && isDefault(value)
        ? [{ url, message: `"${key}", which is shown ${SHOWN_AT[key]}, is "${value}".` }]
        : []));
}

;// CONCATENATED MODULE: ./lib/engine/tools/mobile/far-below.js
const FAR_PX = 2500;

;// CONCATENATED MODULE: ./lib/engine/tools/mobile/offscreen-frames.js







const offscreenFrames = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'offscreen-frames': {
            severity: 'notice',
            title: 'Embedded videos, maps or posts far below the first screen load at once',
            why: 'Each is a page of another site with scripts of its own, several hundred kilobytes for a video or a map. They slow down what visitors wait for, and many visitors never scroll to them.',
            fix: 'Add loading="lazy" to the <iframe>: the browser then loads it once visitors come near.',
            help: 'https://web.dev/articles/iframe-lazy-loading',
            example: '<iframe src="https://www.youtube.com/embed/…" title="The workshop"></iframe> at the end of a long page',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const { document } = await (0,shown_page/* shownPage */.V)(visit);
        const written = writtenFrames(document);
        if (written.size === 0)
            return { judgements: { 'offscreen-frames': (0,judging_judgement/* notApplicable */.hH)('the page embeds nothing of other sites') } };
        return { judgements: { 'offscreen-frames': offscreen_frames_judge(await (0,layout_gap/* laidOut */.z5)(visit), document, written) } };
    },
});
const MIN_SIDE = 100;
const MAX_FRAMES = 100;
function offscreen_frames_judge({ layout }, document, written) {
    const told = new Set();
    return (0,judging_judgement/* failWhere */.a4)(layout.frames.flatMap(({ src, width, height, belowScreen, lazy }) => {
        const element = lazy || belowScreen <= FAR_PX ? undefined : written.get(withoutScheme(src));
        if (!element || told.has(element) || Math.min(width, height) < MIN_SIDE)
            return [];
        told.add(element);
        return document.occurrence(element, `This frame begins ${Math.round(belowScreen)} px below the first screen of a phone and has no loading="lazy": ${(0,text_cut/* cutEnd */.ym)(src, 200)}`);
    }));
}
function writtenFrames(document) {
    const frames = new Map();
    const { host } = new URL(document.url);
    for (const frame of document.elements('iframe').slice(0, MAX_FRAMES)) {
        const isLazy = (0,html_document/* attribute */.lt)(frame, 'loading')?.trim().toLowerCase() === 'lazy';
        const url = isLazy ? undefined : document.resolve((0,html_document/* attribute */.lt)(frame, 'src')?.trim() ?? '');
        if (url === undefined || !/^https?:/.test(url) || new URL(url).host === host)
            continue;
        const key = withoutScheme(url);
        if (!frames.has(key))
            frames.set(key, frame);
    }
    return frames;
}
function withoutScheme(url) {
    return url.replace(/^https?:/, '');
}

;// CONCATENATED MODULE: ./lib/engine/tools/mobile/offscreen-images.js







const offscreenImages = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'offscreen-images': {
            severity: 'notice',
            title: 'Images that are not in sight load at once',
            why: 'They slow down what visitors wait for, such as the LCP image, and many visitors never scroll to them or open what hides them.',
            fix: 'Add loading="lazy" to the images that are not on the first screen, with width and height, so that the page does not jump when they come.',
            help: 'https://web.dev/articles/browser-level-image-lazy-loading',
            example: 'a gallery at the end of a long page whose <img> elements have no loading="lazy"',
        },
    },
    readsDocument: true,
    async judge(visit) {
        await (0,shown_page/* shownPage */.V)(visit);
        return { judgements: { 'offscreen-images': offscreen_images_judge(await (0,layout_gap/* laidOut */.z5)(visit)) } };
    },
});
const offscreen_images_MAX_BYTES = 250_000;
const MAX_HIDDEN_BYTES = 100_000;
const MAX_ICON_BYTES = 5000;
function offscreen_images_judge({ layout, requests, url }) {
    const { images, hiddenImages, backgrounds } = layout;
    if (images.length + hiddenImages.length + backgrounds.length === 0)
        return (0,judging_judgement/* notApplicable */.hH)('the page loads no images before it is scrolled');
    const urgent = new Set(hiddenImages.filter(image => image.urgent).map(({ src }) => src));
    const bytes = new Map(requests.map(request => [request.url, request.wireBytes]));
    const unseen = [
        ...farImages(images).map(({ selector, src, belowScreen }) => ({
            selector,
            src,
            isHidden: false,
            how: `begins ${Math.round(belowScreen)} px below the first screen and has no loading="lazy"`,
        })),
        ...backgrounds
            .filter(({ belowScreen }) => belowScreen > FAR_PX)
            .map(({ selector, src, belowScreen }) => ({
            selector,
            src,
            isHidden: false,
            how: `is the background of an element ${Math.round(belowScreen)} px below the first screen, and backgrounds are never lazy, as an <img> with loading="lazy" and object-fit: cover would be`,
        })),
        ...hiddenImages.map(({ selector, src, urgent }) => ({
            selector,
            src,
            isHidden: true,
            how: urgent
                ? 'has fetchpriority="high" and is not shown when the page opens on a phone'
                : 'is not shown when the page opens on a phone and has no loading="lazy"',
        })),
    ]
        .map(image => ({ ...image, bytes: bytes.get(image.src) ?? 0 }))
        .filter(image => image.bytes > MAX_ICON_BYTES || (image.bytes > 0 && image.isHidden && urgent.has(image.src)))
        .sort((one, other) => other.bytes - one.bytes);
    const total = unseen.reduce((sum, image) => sum + image.bytes, 0);
    const told = total > offscreen_images_MAX_BYTES
        ? unseen
        : unseen.filter(image => image.isHidden && (image.bytes >= MAX_HIDDEN_BYTES || urgent.has(image.src)));
    if (told.length === 0)
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)(told.map(({ selector, src, how, bytes: own }) => ({
        url,
        selector,
        message: `This image of ${(0,quantities/* bytesText */.pV)(own)} ${how}: ${(0,text_cut/* cutEnd */.ym)(src, 200)}`,
    })), total > offscreen_images_MAX_BYTES
        ? `${(0,quantities/* bytesText */.pV)(total)} of images load at once that are hidden or more than ${FAR_PX} px below the first screen (notice above ${(0,quantities/* bytesText */.pV)(offscreen_images_MAX_BYTES)}).`
        : `Images load at once that a phone does not show (notice from ${(0,quantities/* bytesText */.pV)(MAX_HIDDEN_BYTES)} each).`);
}
function farImages(images) {
    const near = new Set(images.filter(image => image.belowScreen <= FAR_PX).map(({ src }) => src));
    const far = new Map();
    for (const image of images)
        if (!image.lazy && !near.has(image.src))
            far.set(image.src, far.get(image.src) ?? image);
    return [...far.values()];
}

// EXTERNAL MODULE: ./lib/engine/network/exchange.js
var exchange = __webpack_require__(1550);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/page/html-page.js
var html_page = __webpack_require__(91375);
// EXTERNAL MODULE: ./lib/engine/page/open-html.js
var open_html = __webpack_require__(32222);
;// CONCATENATED MODULE: ./lib/engine/tools/mobile/phone-variant.js










const MOBILE_FIRST = 'https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing';
const phoneVariant = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'phone-noindex': {
            severity: 'error',
            title: 'The page sends noindex to phones only',
            why: 'Google crawls as a phone, so the page drops out of its index.',
            fix: 'Send the same robots rules to every user agent.',
            help: `${MOBILE_FIRST}#same-meta-robots-tags`,
            example: 'phones get <meta name="robots" content="noindex">, desktop browsers do not',
        },
        'phone-less-content': {
            severity: 'warning',
            title: 'Phones get much less text than desktop browsers',
            why: 'Google indexes what it gets as a phone, so nobody finds the rest of the text.',
            fix: 'Send phones the same content, and fold it away by CSS where it takes too much space.',
            help: `${MOBILE_FIRST}#same-content`,
            example: 'phones get 120 words, desktop browsers 900',
        },
        'phone-other-title': {
            severity: 'notice',
            title: 'Phones get another title than desktop browsers',
            why: 'Google takes the title that it gets as a phone, not the one that you see on a desktop.',
            fix: 'Send the same title to every user agent.',
            help: `${MOBILE_FIRST}#same-content`,
            example: 'phones get <title>Shop</title>, desktop browsers <title>Red bike</title>',
        },
        'vary-missing': {
            severity: 'notice',
            title: 'Phones get another page at the same URL, without Vary: User-Agent',
            why: 'A cache may give the desktop page to a phone, or the other way round.',
            fix: 'Send Vary: User-Agent with pages that depend on it, or send the same page to everybody.',
            help: 'https://www.rfc-editor.org/rfc/rfc9110#section-12.5.5',
            example: 'phones get other HTML, without "Vary: User-Agent"',
        },
    },
    readsDocument: true,
    async judge(visit) {
        const page = await (0,shown_page/* shownPage */.V)(visit);
        const pages = await Promise.all([pageFor(visit, page, PHONE), pageFor(visit, page, DESKTOP)]);
        const phone = variantOf(pages[0]);
        const desktop = variantOf(pages[1], phone);
        return {
            judgements: {
                'phone-noindex': judgeNoindex(phone, desktop),
                'phone-less-content': phone_variant_judgeText(phone, desktop),
                'phone-other-title': judgeTitles(phone, desktop),
                'vary-missing': judgeVary(phone, desktop),
            },
        };
    },
});
const PHONE = 'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
function judgeNoindex(phone, desktop) {
    if (desktop.noindex)
        return (0,judging_judgement/* notApplicable */.hH)('the page sends noindex to everybody');
    if (!phone.noindex)
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)({ url: phone.response.url, message: 'A phone gets noindex here, a desktop browser does not.' });
}
const phone_variant_MIN_SHARE = 0.7;
const MIN_TEXT = 500;
function hasLessText(phone, desktop) {
    return desktop.text.length >= MIN_TEXT && phone.text.length < desktop.text.length * phone_variant_MIN_SHARE;
}
function phone_variant_judgeText(phone, desktop) {
    if (desktop.text.length < MIN_TEXT) {
        return (0,judging_judgement/* notApplicable */.hH)(`desktop browsers get fewer than ${MIN_TEXT} characters of text, too few to compare`);
    }
    if (!hasLessText(phone, desktop))
        return (0,judging_judgement/* pass */.IX)();
    const message = `A phone gets only ${phone.text.length} characters of text, a desktop browser ${desktop.text.length} (at least ${phone_variant_MIN_SHARE * 100} %).`;
    return (0,judging_judgement/* fail */.fJ)({ url: phone.response.url, message });
}
function judgeTitles(phone, desktop) {
    if (phone.title === '' && desktop.title === '') {
        return (0,judging_judgement/* notApplicable */.hH)('neither phones nor desktop browsers get a title');
    }
    if (phone.title === desktop.title)
        return (0,judging_judgement/* pass */.IX)();
    const message = `A phone gets the title "${phone.title}", a desktop browser "${desktop.title}".`;
    return (0,judging_judgement/* fail */.fJ)({ url: phone.response.url, message });
}
function judgeVary(phone, desktop) {
    if (phone.response.url !== desktop.response.url) {
        return (0,judging_judgement/* notApplicable */.hH)('phones are sent to another URL');
    }
    const differs = phone.title !== desktop.title || hasLessText(phone, desktop);
    if (!differs)
        return (0,judging_judgement/* notApplicable */.hH)('phones and desktop browsers get the same page');
    const vary = (0,exchange/* header */.wx)(phone.response, 'vary') ?? '';
    if (/(^|[\s,])(user-agent|\*|sec-ch-ua-mobile)($|[\s,])/i.test(vary))
        return (0,judging_judgement/* pass */.IX)();
    return (0,judging_judgement/* fail */.fJ)({
        url: phone.response.url,
        message: vary === '' ? 'The server sends no Vary header.' : `The Vary header has only "${vary}".`,
    });
}
async function pageFor(visit, known, userAgent) {
    const { final, failure } = await visit.fetch(visit.url, { userAgent });
    const who = userAgent === PHONE ? 'a phone' : 'a desktop browser';
    if (failure)
        throw new not_measured/* NotMeasured */.ke(`as ${who}: ${failure.url} ${failure.message}`);
    if (!(0,network_status/* isSuccess */.oJ)(final.status)) {
        throw new not_measured/* NotMeasured */.ke(`as ${who}: ${final.url} answers ${final.status}`);
    }
    if (isSameSource(final, known.response))
        return { ...known, response: (0,html_page/* asRead */.v)(final, known.document) };
    const page = (0,open_html/* openHtml */.W)(final, visit.preview);
    if (!page)
        throw new not_measured/* NotMeasured */.ke(`as ${who}: ${final.url} is not HTML`);
    return page;
}
function isSameSource(a, b) {
    const isSameType = (0,exchange/* header */.wx)(a, 'content-type') === (0,exchange/* header */.wx)(b, 'content-type');
    return isSameType && a.url === b.url && a.body.equals(b.body);
}
function variantOf(page, known) {
    const { document, response } = page;
    const read = known?.document === document ? known : textsOf(document);
    return { document, title: read.title, text: read.text, response, noindex: forbidsIndexing(page) };
}
function textsOf(document) {
    const title = document.elements('title')[0];
    return {
        title: title ? (0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(title)) : '',
        text: document.body ? (0,html_document/* foldSpace */.GQ)((0,html_document/* textOf */.b6)(document.body)) : '',
    };
}
function forbidsIndexing(page) {
    const directives = [...(0,page_directives/* metaDirectives */.IU)(page.document).inHead, ...(0,page_directives/* shippedHeaderDirectives */.ZF)(page)];
    return (0,page_directives/* directivesFor */.A)(directives, 'googlebot').some(page_directives/* isNoindex */.Mg);
}

;// CONCATENATED MODULE: ./lib/engine/tools/mobile/plugins.js




const plugins = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'plugin-content': {
            severity: 'warning',
            title: 'The page has content for browser plug-ins',
            why: 'No browser shows Flash, Java applets or Silverlight any more, and search engines do not read them.',
            fix: 'Replace it with HTML, <video> or <canvas>.',
            help: 'https://developers.google.com/search/blog/2019/10/goodbye-flash',
            example: '<object type="application/x-shockwave-flash" data="tour.swf"></object>',
        },
    },
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const document = await shownDocument(visit);
        const places = pluginsOf(document).map(element => document.occurrence(element, `No browser shows this <${element.tagName}>.`));
        return { judgements: { 'plugin-content': (0,judging_judgement/* failWhere */.a4)(places) } };
    },
});
const PLUGIN_TYPES = /^application\/(x-shockwave-flash|futuresplash|x-silverlight|x-java|java)/i;
const PLUGIN_FILES = /\.(swf|xap|class|jar)($|[?#])/i;
const EMULATOR = /\b(?:ruffle|cheerpj)/i;
const plugins_MAX_ADDRESS = 500;
const STANDS_IN = ['video', 'audio', 'iframe', 'canvas'];
function pluginsOf(document) {
    const addresses = document.elements('script').map(script => (0,html_document/* attribute */.lt)(script, 'src') ?? '');
    if (addresses.some(address => EMULATOR.test(address.slice(0, plugins_MAX_ADDRESS))))
        return [];
    const standIns = document.elements(...STANDS_IN);
    return document.elements('object', 'embed', 'applet').filter(element => {
        const type = (0,html_document/* attribute */.lt)(element, 'type') ?? '';
        const file = (0,html_document/* attribute */.lt)(element, 'data') ?? (0,html_document/* attribute */.lt)(element, 'src') ?? '';
        const isPlugin = element.tagName === 'applet' || PLUGIN_TYPES.test(type.trim()) || PLUGIN_FILES.test(file);
        const isReplaced = standIns.some(media => document.isBelow(media, element));
        return isPlugin && !isReplaced && !isShownAsPlayer(document, element);
    });
}
const PLAYERS = [
    { host: /(?:^|\.)youtube(?:-nocookie)?\.com$/, path: /^\/v\/./ },
    { host: /(?:^|\.)dailymotion\.com$/, path: /^\/swf\/./ },
    { host: /(?:^|\.)vimeo\.com$/, path: /^\/moogaloop\.swf$/ },
];
function isShownAsPlayer(document, element) {
    const file = (0,html_document/* attribute */.lt)(element, 'data') ?? (0,html_document/* attribute */.lt)(element, 'src');
    if (file === undefined && element.tagName === 'object')
        return element.childNodes.some(child => (0,html_document/* isElement */.vq)(child) && child.tagName === 'embed' && isShownAsPlayer(document, child));
    const url = file === undefined ? undefined : document.addressOf(file);
    return (url !== undefined && PLAYERS.some(({ host, path }) => host.test(url.hostname) && path.test(url.pathname)));
}

;// CONCATENATED MODULE: ./lib/engine/tools/mobile/sideways-texts.js




const sidewaysTexts = (0,tool_definition/* defineTopic */.RE)({
    checks: {
        'text-wider-than-screen': {
            severity: 'warning',
            title: 'Lines of text are wider than the screen of a phone',
            why: 'The text is in a box that scrolls sideways and does not wrap there: visitors have to drag every line across the screen to read it, and most give up.',
            fix: 'Give the cards of the box a width as well as a least one, such as width: 78vw or flex: 0 0 78vw, so that their text wraps.',
            help: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow.html',
            example: '.cards { display: flex; overflow-x: auto } .cards > * { min-width: 78vw; flex-shrink: 0 } around quotes of two sentences',
        },
    },
    readsDocument: true,
    async judge(visit) {
        await (0,shown_page/* shownPage */.V)(visit);
        const { layout, sidewaysTexts, url } = await (0,layout_gap/* laidOut */.z5)(visit);
        const isWide = layout.viewportWidth > layout.screenWidth;
        return {
            judgements: {
                'text-wider-than-screen': isWide
                    ? (0,judging_judgement/* notApplicable */.hH)(`the viewport of the page is always ${layout.viewportWidth} px wide`)
                    : sideways_texts_judgeTexts(sidewaysTexts, url),
            },
        };
    },
});
function sideways_texts_judgeTexts(texts, url) {
    if (!texts)
        return (0,judging_judgement/* notMeasured */.q7)('Chrome had no time left to look at texts that scroll sideways');
    const certain = texts.filter(({ fontInDoubt }) => fontInDoubt === undefined);
    const doubtful = texts.find(({ fontInDoubt }) => fontInDoubt !== undefined);
    if (certain.length === 0 && doubtful)
        return (0,judging_judgement/* notMeasured */.q7)(`the lines may fit the screen in the font "${doubtful.fontInDoubt}", which did not load or is not on this machine`);
    return (0,judging_judgement/* failWhere */.a4)(certain.map(({ selector, text, width, screen, box, texts }) => ({
        url,
        selector,
        message: `"${text}" has lines of ${width} px on a screen of ${screen} px, in ${box}, which scrolls sideways${texts > 1 ? ` and has ${texts} texts like that` : ''}.`,
    })));
}

// EXTERNAL MODULE: ./lib/engine/page/script-shell.js
var script_shell = __webpack_require__(15798);
// EXTERNAL MODULE: ./lib/engine/syntax/for-users.js
var for_users = __webpack_require__(53570);
;// CONCATENATED MODULE: ./lib/engine/tools/mobile/viewport-content.js
const MAX_LENGTH = 1000;
const number = (min, max) => (value) => /^[+-]?(\d+\.?\d*|\.\d+)/.test(value) &&
    Number.parseFloat(value) >= min &&
    Number.parseFloat(value) <= max;
const oneOf = (...words) => (value) => words.includes(value);
const viewport_content_length = (value) => /^device-(width|height)$/.test(value) || number(1, 10_000)(value);
const PROPERTIES = {
    width: viewport_content_length,
    height: viewport_content_length,
    'initial-scale': number(0.1, 10),
    'minimum-scale': number(0.1, 10),
    'maximum-scale': number(0.1, 10),
    'user-scalable': value => oneOf('yes', 'no')(value) || number(-10, 10)(value),
    'viewport-fit': oneOf('auto', 'contain', 'cover'),
    'interactive-widget': oneOf('resizes-visual', 'resizes-content', 'overlays-content'),
    'shrink-to-fit': oneOf('yes', 'no'),
};
const OBSOLETE = new Set(['minimal-ui']);
function readViewport(content) {
    const properties = new Map();
    const problems = [];
    const text = content.slice(0, MAX_LENGTH).toLowerCase();
    if (text.includes(';'))
        problems.push('A ";" separates the properties: browsers expect a comma.');
    for (const part of text.replace(/\s*=\s*/g, '=').split(/[\s,;]+/)) {
        if (part === '')
            continue;
        const [name = '', value = ''] = part.split('=', 2);
        if (OBSOLETE.has(name))
            continue;
        const isKnown = Object.hasOwn(PROPERTIES, name) ? PROPERTIES[name] : undefined;
        if (!isKnown)
            problems.push(`"${name}" is not a property of the viewport.`);
        else if (!isKnown(value))
            problems.push(`"${value}" is not a value of ${name}.`);
        else
            properties.set(name, value);
    }
    return { properties, problems };
}
function notDeviceWidth({ properties }) {
    const width = properties.get('width');
    if (width === 'device-width')
        return undefined;
    if (width !== undefined)
        return `The width is fixed to ${width}.`;
    if (Number.parseFloat(properties.get('initial-scale') ?? '') === 1)
        return undefined;
    return 'No width is set.';
}

;// CONCATENATED MODULE: ./lib/engine/tools/mobile/viewport.js







const VIEWPORT = 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/meta/name/viewport';
const VIEWPORT_BASICS = 'https://web.dev/articles/responsive-web-design-basics#viewport';
const viewport_checks = {
    'viewport-missing': {
        severity: 'warning',
        title: 'The page has no viewport meta element',
        why: 'Phones lay the page out 980 pixels wide and shrink it, so visitors have to zoom in to read the text.',
        fix: 'Add <meta name="viewport" content="width=device-width, initial-scale=1"> to the <head>.',
        help: VIEWPORT_BASICS,
        example: 'a <head> without <meta name="viewport">',
    },
    'viewport-multiple': {
        severity: 'notice',
        title: 'The page has several viewport meta elements that differ',
        why: 'They override each other: the layout depends on which one the browser reads last.',
        fix: 'Keep only one of them.',
        help: VIEWPORT,
        example: '<meta name="viewport" content="width=device-width">\n<meta name="viewport" content="width=1024">',
    },
    'viewport-not-device-width': {
        severity: 'warning',
        title: 'The viewport does not follow the width of the device',
        why: 'The layout does not fit the screen of a phone: it is shrunk, or wider than the screen.',
        fix: 'Write content="width=device-width, initial-scale=1".',
        help: VIEWPORT_BASICS,
        example: '<meta name="viewport" content="width=1024">',
    },
    'viewport-invalid': {
        severity: 'notice',
        title: 'Parts of the viewport meta element have no effect',
        why: 'Browsers ignore what they do not know, so the viewport may not be the one that you want.',
        fix: 'Write known properties as name=value, separated by commas.',
        help: VIEWPORT,
        example: '<meta name="viewport" content="width=device-width; initial-scale=one">',
    },
};
const viewport = (0,tool_definition/* defineTopic */.RE)({
    checks: viewport_checks,
    readsDocument: true,
    isLight: true,
    async judge(visit) {
        const document = await shownDocument(visit);
        const elements = viewportsOf(document);
        const last = elements.at(-1);
        return {
            judgements: judgeViewports(document, elements),
            facts: { viewport: last ? ((0,html_document/* attribute */.lt)(last, 'content') ?? '') : null },
        };
    },
});
function judgeMissing(document) {
    if ((0,for_users/* isLoginReturn */._q)(document.url))
        return (0,judging_judgement/* notApplicable */.hH)('the page is there for a login service, and nobody reads it');
    const shell = (0,script_shell/* scriptShellOf */.HH)(document);
    if (shell)
        return (0,judging_judgement/* notMeasured */.q7)(`scripts make this page (${shell.message}), and may add it`);
    return (0,judging_judgement/* fail */.fJ)({ url: document.url, message: 'There is no <meta name="viewport"> in the document.' });
}
function viewportsOf(document) {
    return document.elements('meta').filter(meta => /^viewport$/i.test((0,html_document/* attribute */.lt)(meta, 'name')?.trim() ?? ''));
}
const IGNORED = new Set(['shrink-to-fit']);
function effectOf(element) {
    const { properties } = readViewport((0,html_document/* attribute */.lt)(element, 'content') ?? '');
    const plain = (value) => (/^[+-]?[\d.]/.test(value) ? String(Number.parseFloat(value)) : value);
    return [...properties]
        .filter(([name]) => !IGNORED.has(name))
        .map(([name, value]) => `${name}=${plain(value)}`)
        .sort()
        .join(',');
}
function judgeViewports(document, elements) {
    const last = elements.at(-1);
    if (!last) {
        return {
            ...(0,judging_judgement/* sameForAll */.tE)(viewport_checks, (0,judging_judgement/* notApplicable */.hH)('the page has no viewport meta element')),
            'viewport-missing': judgeMissing(document),
        };
    }
    const content = (0,html_document/* attribute */.lt)(last, 'content') ?? '';
    const read = readViewport(content);
    const unfit = notDeviceWidth(read);
    return {
        'viewport-missing': (0,judging_judgement/* pass */.IX)(),
        'viewport-multiple': new Set(elements.map(effectOf)).size === 1
            ? (0,judging_judgement/* pass */.IX)()
            : (0,judging_judgement/* fail */.fJ)(elements.map(element => document.occurrence(element, `This is one of ${elements.length} viewport meta elements.`))),
        'viewport-not-device-width': unfit === undefined ? (0,judging_judgement/* pass */.IX)() : (0,judging_judgement/* fail */.fJ)(document.occurrence(last, unfit)),
        'viewport-invalid': content.trim() === ''
            ? (0,judging_judgement/* notApplicable */.hH)('the content of the viewport meta element is empty')
            : (0,judging_judgement/* failWhere */.a4)(read.problems.map(problem => document.occurrence(last, problem))),
    };
}

;// CONCATENATED MODULE: ./lib/engine/tools/mobile/topics.js












const topics = [
    viewport,
    layout,
    firstScreen,
    firstScreenImages,
    sidewaysTexts,
    edgeTexts,
    offscreenImages,
    offscreenFrames,
    heavyDrawings,
    plugins,
    phoneVariant,
    manifest,
];


/***/ })

};
