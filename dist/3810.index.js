export const id = 3810;
export const ids = [3810];
export const modules = {

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

/***/ 66040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ isFiller)
/* harmony export */ });
const FILLER_WORDS = new Set(('lorem ipsum dolor dolore dolores amet consectetur consectetuer adipiscing adipisicing elit elitr sadipscing eiusmod tempor ' +
    'incididunt labore magna aliqua aliquam veniam nostrud exercitation ullamco laboris nisi aliquip commodo consequat ' +
    'duis aute irure reprehenderit voluptate velit esse cillum fugiat nulla pariatur excepteur sint occaecat cupidatat ' +
    'proident culpa qui officia deserunt mollit anim laborum perspiciatis omnis iste natus accusantium doloremque laudantium ' +
    'totam aperiam eaque veritatis quasi beatae vitae dicta explicabo nemo ipsam voluptatem quia aspernatur odit fugit ' +
    'consequuntur ratione sequi nesciunt neque porro quisquam dolorem proin libero curabitur vestibulum pellentesque ' +
    'phasellus aenean vivamus suspendisse mauris quisque integer donec etiam sagittis vehicula euismod faucibus malesuada ' +
    'bibendum tincidunt sollicitudin lobortis tortor egestas convallis scelerisque hendrerit condimentum ullamcorper ' +
    'ultricies ultrices dignissim fusce rhoncus tempus nullam felis ligula lectus mattis metus morbi nibh nunc ornare ' +
    'porta porttitor posuere praesent pretium pulvinar purus quam risus rutrum sapien semper sodales tellus tristique ' +
    'turpis urna varius venenatis vel viverra volutpat vulputate accumsan ante arcu auctor blandit congue cras cursus ' +
    'dapibus diam dictum dui efficitur eget eleifend elementum enim erat eros facilisi facilisis fames feugiat fermentum ' +
    'finibus fringilla gravida habitant iaculis imperdiet interdum justo lacinia lacus laoreet leo luctus maecenas ' +
    'massa maximus maecenas mi molestie nam netus nisl odio orci placerat potenti primis sociis suscipit ' +
    'accusamus iusto dignissimos ducimus blanditiis praesentium voluptatum deleniti atque corrupti quas molestias excepturi ' +
    'occaecati cupiditate similique mollitia animi dolorum harum quidem rerum facilis expedita distinctio soluta eligendi ' +
    'optio cumque impedit maxime placeat facere possimus assumenda repellendus temporibus quibusdam officiis debitis ' +
    'necessitatibus saepe eveniet voluptas voluptates repudiandae recusandae itaque earum tenetur sapiente delectus ' +
    'reiciendis voluptatibus maiores perferendis doloribus asperiores repellat nostrum corporis laboriosam aliquid commodi ' +
    'consequatur iure adipisci exercitationem numquam eius tempora incidunt quaerat magnam magni provident laborum sint sunt ' +
    'molestiae inventore architecto ab quam ' +
    'nonumy eirmod invidunt aliquyam voluptua rebum gubergren takimata sanctus accusam clita stet').split(' '));
const UNMISTAKABLE = /^(?:lorem|ipsum|proin|vestibulum|pellentesque|phasellus|curabitur|suspendisse|vivamus|aenean|donec|praesent|maecenas|nullam|quisque|fusce|morbi|consectetur|adipiscing|eiusmod|tincidunt|sollicitudin|ullamcorper|vulputate|voluptatum|accusamus|dignissimos|blanditiis|laudantium|repudiandae|recusandae|reiciendis|perferendis|repellendus|adipisicing|doloremque|voluptatibus)$/;
const BETWEEN = new Set(('a ac ad alias at aut autem cum cursus de do ea enim eos error est et eu eum ex fuga hac hic id illo illum in ipsa minima ' +
    'minus nam nec nihil nobis non odio per quis quo quod quos se sed sem si sit ullam unde ut vero vos').split(' '));
const MAX_WORDS = 300;
const MOST_OF_IT = 0.8;
const LONG_RUN = 9;
const LEAST_WORDS = 3;
const SHORT_WORDS = 8;
const OPENING = /^\P{L}{0,20}lorem (?:ipsum,? dolor,? sit|markdownum)(?!\p{L})/iu;
const OPENING_WORD = 'markdownum';
function isFiller(text) {
    if (!mayBeFiller(text))
        return false;
    if (OPENING.test(text))
        return true;
    const words = text
        .toLowerCase()
        .slice(0, MAX_WORDS * 20)
        .match(/\p{L}+/gu)
        ?.slice(0, MAX_WORDS) ?? [];
    if (words.length === 2)
        return words[0] === 'lorem' && words[1] === 'ipsum';
    let [filler, between, run] = [0, 0, 0];
    for (const word of words) {
        const isFillerWord = FILLER_WORDS.has(word);
        const isBetween = !isFillerWord && BETWEEN.has(word);
        if (isFillerWord)
            filler++;
        if (isBetween)
            between++;
        run = isFillerWord || isBetween ? run + 1 : 0;
        if (run >= LONG_RUN && filler > LONG_RUN / 2)
            return true;
    }
    if (words.length < LEAST_WORDS)
        return false;
    if (words.length < SHORT_WORDS && !words.some(word => UNMISTAKABLE.test(word)))
        return false;
    return filler >= 2 && filler > between && filler + between >= words.length * MOST_OF_IT;
}
const LETTERS = 0x20;
const LOWER_A = 0x61;
const LOWER_Z = 0x7a;
const ASCII = 0x80;
const DOTTED_I = 0x130;
const LONG_S = 0x17f;
const KELVIN = 0x212a;
const HASHES = 1 << 15;
const IS_HASH = new Uint8Array(HASHES);
for (const word of [...FILLER_WORDS, OPENING_WORD])
    IS_HASH[hashOf(word)] = 1;
function mayBeFiller(text) {
    let found = 0;
    let hash = 0;
    let start = 0;
    for (let at = 0; at <= text.length; at++) {
        const code = at < text.length ? text.charCodeAt(at) : 0;
        if (code >= ASCII && (code === DOTTED_I || code === LONG_S || code === KELVIN))
            return true;
        const lower = code | LETTERS;
        if (lower >= LOWER_A && lower <= LOWER_Z) {
            hash = hashWith(hash, lower);
            continue;
        }
        if (IS_HASH[hash] === 1) {
            const word = text.slice(start, at).toLowerCase();
            if (word === OPENING_WORD || (FILLER_WORDS.has(word) && ++found === 2))
                return true;
        }
        hash = 0;
        start = at + 1;
    }
    return false;
}
function hashOf(word) {
    let hash = 0;
    for (let at = 0; at < word.length; at++)
        hash = hashWith(hash, word.charCodeAt(at));
    return hash;
}
function hashWith(hash, code) {
    return (Math.imul(hash, 31) + code) & (HASHES - 1);
}


/***/ }),

/***/ 34877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ headTextsOf)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5758);


const META_TEXTS = new Set([
    'description',
    'og:title',
    'og:description',
    'twitter:title',
    'twitter:description',
]);
const MAX_TEXT = 1000;
function headTextsOf(document) {
    const [title] = document.elements('title');
    const metas = document.elements('meta').flatMap(element => {
        const name = ((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'property') ?? (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'name'))?.trim().toLowerCase() ?? '';
        const text = (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(((0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(element, 'content') ?? '').slice(0, MAX_TEXT));
        return META_TEXTS.has(name) && text !== '' ? [{ element, name, text }] : [];
    });
    const text = title ? (0,_page_text_text_start_js__WEBPACK_IMPORTED_MODULE_1__/* .startOfSeenText */ .Mq)(title, MAX_TEXT) : '';
    return title && text !== '' ? [{ element: title, name: 'title', text }, ...metas] : metas;
}


/***/ }),

/***/ 43692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JC: () => (/* binding */ isMostlyOther),
/* harmony export */   JE: () => (/* binding */ areKin),
/* harmony export */   Y4: () => (/* binding */ isKnownLanguage),
/* harmony export */   eX: () => (/* binding */ languageOf),
/* harmony export */   lB: () => (/* binding */ LANGUAGE_SAMPLES),
/* harmony export */   nP: () => (/* binding */ nameOfDetected),
/* harmony export */   nZ: () => (/* binding */ declaredLanguage),
/* harmony export */   od: () => (/* binding */ detectLanguage),
/* harmony export */   yt: () => (/* binding */ codesToPropose),
/* harmony export */   zB: () => (/* binding */ primary)
/* harmony export */ });
/* harmony import */ var _formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _head_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34877);
/* harmony import */ var _placeholder_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79600);
/* harmony import */ var _writing_systems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82079);




const LANGUAGE_WORDS = 100;
const LANGUAGE_CHARACTERS = 250;
const CONTENT_LETTERS = 40;
const LANGUAGE_SAMPLES = 3;
const LANGUAGE_AGREEMENT = 0.9;
const MOSTLY = 0.7;
const SAMPLE_CHARACTERS = 300;
const MOST_SAMPLES = 24;
const SAME_LANGUAGE = new Map(Object.entries({
    nb: 'no',
    nn: 'no',
    iw: 'he',
    in: 'id',
    fil: 'tl',
    cmn: 'zh',
    yue: 'zh',
    mo: 'ro',
    arb: 'ar',
    prs: 'fa',
    pes: 'fa',
    tgl: 'tl',
    zsm: 'ms',
    ekk: 'et',
    lvs: 'lv',
    als: 'sq',
    ory: 'or',
    ckb: 'ku',
    eng: 'en',
    deu: 'de',
    fra: 'fr',
    spa: 'es',
}));
function declaredLanguage({ html }) {
    return (html && (0,_formats_html_document_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(html, 'lang')?.trim()) ?? '';
}
async function detectLanguage(document, paragraphs, blocks) {
    const declared = declaredLanguage(document);
    const isOwn = (block) => primary(block.lang) === primary(declared);
    const own = paragraphs.filter(({ block }) => isOwn(block));
    const words = own.reduce((sum, paragraph) => sum + paragraph.words.length, 0);
    const isShort = words < LANGUAGE_WORDS;
    const text = isShort
        ? allText(document, blocks.filter(isOwn))
        : own.map(({ block }) => block.prose).join(' ');
    const unknown = { declared, detected: '', mostly: '', confidence: 0, samples: 0, isOfFrame: false };
    const writing = isShort ? tellingWriting(text) : undefined;
    if (isShort && text.length < (writing === undefined ? LANGUAGE_CHARACTERS : WRITTEN_CHARACTERS))
        return unknown;
    const { eld } = await __webpack_require__.e(/* import() */ 9598).then(__webpack_require__.bind(__webpack_require__, 99598));
    const votes = new Map();
    let samples = 0;
    for (const sample of samplesOf(text)) {
        const result = eld.detect(sample);
        if (!result.isReliable())
            continue;
        samples++;
        votes.set(result.language, (votes.get(result.language) ?? 0) + 1);
    }
    const [best, count] = [...votes].sort(([, a], [, b]) => b - a)[0] ?? ['', 0];
    const confidence = samples === 0 ? 0 : count / samples;
    const certain = count >= LANGUAGE_SAMPLES && confidence >= (isShort ? 1 : LANGUAGE_AGREEMENT);
    if (isShort && !certain)
        return unknown;
    const isOfFrame = isShort && (await isUnlikeContent(contentOf(blocks.filter(isOwn)), best, writing));
    const isMost = !certain && !isShort && count >= LANGUAGE_SAMPLES && confidence >= MOSTLY;
    const mostly = isMost ? best : '';
    return { declared, detected: certain ? best : '', mostly, confidence, samples, isOfFrame };
}
const OF_ONE_LANGUAGE = new Set([
    'Greek',
    'Hebrew',
    'Japanese',
    'Korean',
    'Tamil',
    'Telugu',
    'Thai',
    'Georgian',
    'Armenian',
]);
const WRITTEN_CHARACTERS = 150;
const NEARLY_ALL = 0.9;
function tellingWriting(text) {
    const writing = (0,_writing_systems_js__WEBPACK_IMPORTED_MODULE_3__/* .writingOf */ .I2)(text.slice(0, LANGUAGE_CHARACTERS));
    const isTold = writing !== undefined && OF_ONE_LANGUAGE.has(writing.name) && writing.share >= NEARLY_ALL;
    return isTold ? writing.name : undefined;
}
function contentOf(blocks) {
    const texts = blocks.flatMap(block => (block.boilerplate || block.kind === 'code' ? [] : block.prose));
    return texts.join('. ').slice(0, MAX_ALL_TEXT);
}
async function isUnlikeContent(content, language, told) {
    const writing = (0,_writing_systems_js__WEBPACK_IMPORTED_MODULE_3__/* .writingOf */ .I2)(content);
    if (told !== undefined)
        return writing !== undefined && writing.name !== told;
    if ((writing?.letters ?? 0) < CONTENT_LETTERS)
        return true;
    return ((await languageOf(content)) ?? language) !== language;
}
const MAX_ALL_TEXT = 5000;
function allText(document, blocks) {
    const texts = new Set((0,_head_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .headTextsOf */ .I)(document).map(({ text }) => text));
    let length = 0;
    for (const block of blocks) {
        const { kind, prose } = block;
        if (kind === 'code' || (0,_placeholder_text_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlaceholder */ .wK)(block))
            continue;
        texts.add(prose);
        length += prose.length;
        if (length > MAX_ALL_TEXT)
            break;
    }
    return [...texts].join('. ').slice(0, MAX_ALL_TEXT);
}
function samplesOf(text) {
    const wanted = Math.floor(text.length / SAMPLE_CHARACTERS);
    const count = Math.min(MOST_SAMPLES, Math.max(LANGUAGE_SAMPLES, wanted));
    const step = text.length / count;
    const length = Math.min(step, SAMPLE_CHARACTERS);
    return Array.from({ length: count }, (_, index) => {
        const start = Math.floor(index * step);
        const wordStart = index === 0 ? 0 : Math.max(start, text.indexOf(' ', start) + 1);
        return text.slice(wordStart, wordStart + length).replaceAll(/https?:\S+/g, ' ');
    });
}
function primary(tag) {
    const small = tag.toLowerCase();
    const end = small.search(/[-_]/);
    const subtag = end < 0 ? small : small.slice(0, end);
    return SAME_LANGUAGE.get(subtag) ?? subtag;
}
async function languageOf(text) {
    const { eld } = await __webpack_require__.e(/* import() */ 9598).then(__webpack_require__.bind(__webpack_require__, 99598));
    const result = eld.detect(text.slice(0, SAMPLE_CHARACTERS).replaceAll(/https?:\S+/g, ' '));
    return result.isReliable() ? result.language : undefined;
}
const KIN = [
    ['no', 'da'],
    ['hr', 'bs', 'sr', 'sh', 'cnr', 'sl'],
    ['ms', 'id'],
    ['cs', 'sk'],
    ['es', 'ca'],
    ['hi', 'mr'],
    ['fa', 'ur', 'ku'],
];
function nameOfDetected(detected, declared) {
    const names = new Intl.DisplayNames('en', { type: 'language' });
    const wanted = primary(declared);
    if (declared !== '' && areKin(wanted, detected))
        return names.of(wanted) ?? wanted;
    return detected === 'ms' || detected === 'id' ? 'Indonesian or Malay' : (names.of(detected) ?? detected);
}
const TWINS = [
    [
        ['hr', 'hr'],
        ['bs', 'ba'],
        ['sr-Latn', 'rs'],
    ],
    [
        ['no', 'no'],
        ['da', 'dk'],
    ],
    [
        ['ms', 'my'],
        ['id', 'id'],
    ],
    [
        ['cs', 'cz'],
        ['sk', 'sk'],
    ],
];
function codesToPropose(detected, host) {
    const twins = TWINS.find(ones => ones.some(([code]) => code === detected));
    if (!twins)
        return [detected];
    const there = twins.find(([, topLevel]) => host.endsWith(`.${topLevel}`));
    return there ? [there[0]] : twins.map(([code]) => code);
}
function areKin(a, b) {
    return KIN.some(kin => kin.includes(a) && kin.includes(b));
}
async function isMostlyOther({ declared, mostly }) {
    const wanted = primary(declared);
    if (mostly === '' || declared === '' || mostly === wanted || areKin(wanted, mostly))
        return false;
    return await isKnownLanguage(wanted);
}
async function isKnownLanguage(language) {
    const { eld } = await __webpack_require__.e(/* import() */ 9598).then(__webpack_require__.bind(__webpack_require__, 99598));
    return (KIN.some(kin => kin.includes(language)) ||
        Object.values(eld.info().Languages).includes(language));
}


/***/ }),

/***/ 79600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wK: () => (/* binding */ isPlaceholder),
  $s: () => (/* binding */ isPrompt),
  iK: () => (/* binding */ isSampleText)
});

;// CONCATENATED MODULE: ./lib/engine/tools/content/dummy-texts.js
const DUMMY_STARTS = [
    /^(?:le |o |el |il |het |to )?lorem ipsum[,:]? (?:is simply (?:a )?dummy text|is slechts een proeftekst|ist ein einfacher demo-text|est simplement du faux texte|es simplemente el texto de relleno|è un testo segnaposto|é simplesmente uma simulação|jest tekstem stosowanym|je demonstrativní|je fiktívny text|jednostavno je probni|je jednostavno probni|este pur şi simplu|er ganske enkelt fyldtekst|er rett og slett dummytekst|är en utfyllnadstext|on yksinkertaisesti testausteksti|egy egyszer[uûű] szöveg|dizgi ve baskı|chỉ đơn giản là)/i,
    /^lorem ipsum [-–—] (?:это текст-["«“]?рыба|це текст-["«“]?риба)/i,
    /^το lorem ipsum είναι απλά/i,
    /^(?:it is a long established fact that a reader will be distracted|there are many variations of passages of lorem ipsum|contrary to popular belief, lorem ipsum is not)/i,
    /^(?:es un hecho establecido hace demasiado tiempo que un lector|hay muchas variaciones de los pasajes de lorem ipsum|on sait depuis longtemps que travailler avec du texte lisible|plusieurs variations de lorem ipsum|è universalmente riconosciuto che un lettore che osserva|é um fato conhecido de todos que um leitor se distrairá|es ist ein lang erwiesener fakt, dass ein leser|het is al geruime tijd een bekend gegeven dat een lezer|ogólnie znana teza głosi, iż użytkownika|yinelenen bir sayfa içeriğinin okuyucunun)/i,
    /^(?:давно выяснено, что при оценке дизайна и композиции|есть много вариантов lorem ipsum|вже давно відомо, що читабельний зміст)/i,
    /^(?:but i must explain to you how all this mistaken idea of denouncing|on the other hand, we denounce with righteous indignation and dislike|auch gibt es niemanden, der den schmerz an sich liebt)/i,
    /^(?:dum apud persas,? ut supra narravimus|quam ob rem circumspecta cautela observatum|haec igitur (?:prima )?lex (?:in )?amicitiae? sanciatur|saepissime igitur mihi de amicitia cogitanti|siquis enim militarium vel honoratorum|post hoc impie perpetratum quod in aliis|alii nullo quaerente vultus severitate adsimulata|nec vox accusatoris ulla licet subditicii|ego vero sic intellego,? patres conscripti|et est admodum mirum videre plebem|batnae municipium in anthemusia conditum|sed ut tum ad senem senex de senectute|eminuit autem inter humilia supergressa)/i,
    /^(?:far far away,? behind the word mountains|separated they live in bookmarksgrove|a small river named duden flows by|even the all-powerful pointing has no control|weit hinten,? hinter den wortbergen|muy lejos,? más allá de las montañas de palabras|loin,? très loin,? au[- ]delà des monts mots|lontano lontano,? dietro le montagne di parole|далеко-далеко,? за словесными горами)/i,
    /^(?:dies ist ein typoblindtext|überall dieselbe alte leier\. das layout ist fertig|er hörte leise schritte hinter sich\. das bedeutete|(?:hallo\. )?ich bin ein (?:kleiner )?blindtext)/i,
    /^(?:the european languages are members of the same family|li europan lingues es membres del sam familie|this is some dummy copy\. you[’']re not really supposed)/i,
    /^(?:bacon|cupcake|zombie|hipster|mussum|pirate|samuel l\.?) ipsum\b/i,
    /^لورم ?ایپسوم متن ساختگی/,
    /^(?:لوريم (?:إ|ا)يبسوم ?\(|لوريم (?:إ|ا)يبسوم هو|هذا النص هو مثال لنص يمكن أن يستبدل|هناك حقيقة مثبتة منذ زمن طويل|هنالك العديد من الأنواع المتوفرة لنصوص لوريم)/,
    /^לורם איפסום דולור/,
    /^(?:この(?:文章|テキスト)は|これは|こちらは)ダミー(?:テキスト|の?文章?)?です/,
    /^(?:(?:ダミー)?テキスト){3,}/,
    /^(?:ここに|こちらに|この部分に)?(?:説明文?|本文|テキスト|文章|タイトル|見出し|キャッチコピー)が入ります/,
    /^(?:这里?是|此处为?|這裡?是|此處為?)(?:一段)?(?:占位|佔位)(?:文字|文本|符)/,
    /^로렘 ?입숨/,
];

// EXTERNAL MODULE: ./lib/engine/tools/content/filler.js
var filler = __webpack_require__(66040);
;// CONCATENATED MODULE: ./lib/engine/tools/content/placeholder-text.js


const PROMPTS = [
    /^\[?(?:please )?(?:insert|add|enter|put|type|write|edit|change|place) (?:your |a |an |some |the |in )?(?:own |short |brief |custom )?(?:text|title|heading|heading text|headline|content|description|paragraph|tagline|subtitle|caption|bio|company name|(?:business|site|product|service|image|page|meta) (?:name|title|description))(?: text)? (?:goes )?here\]?[.!…]*$/i,
    /^\[?(?:your |my )?(?:text|title|heading|headline|content|description|paragraph|tagline|subtitle|caption|bio|(?:company|business|site|product|service|image) (?:name|title|description)) (?:goes |comes )?here\]?[.!…]*$/i,
    /^\[?your (?:company|business|site|brand|product) name\]?$/i,
    /^(?:this is (?:a |an |some |just )?(?:sample|placeholder|dummy|example)|dummy|placeholder|sample) (?:text|paragraph|heading|title|content|description)[.!]?$/i,
    /^.{0,40}(?:이곳에|여기에) .{0,12}(?:추가|작성)(?:하세요|해 ?주세요)[.!]?$/,
    /^\[(?:insert|placeholder|your)\b[^\][]{0,60}\]$/i,
    /^(?:double[- ]?click|click)(?: here)? to (?:edit|add|change)(?: (?:this|the|your|a|some))?(?: own)? (?:text|title|content|description|subtitle|heading)[.!…]*$/i,
    /^\(?(?:describe your image|describe one of your services|add a (?:title|caption|description)|your content goes here)\)?[.!…]*$/i,
    /^(?:hier steht (?:ihr|dein) text|(?:ihr|dein) text hier|(?:ihr|dein) titel hier|hier (?:ihren|deinen) text (?:einfügen|eingeben)|blindtext|beispieltext|texte à insérer ici|votre texte ici|insérez votre texte ici|saisissez votre texte ici|tu texto aquí|escribe aquí tu texto|añade tu texto aquí|il tuo testo qui|inserisci (?:qui )?il tuo testo(?: qui)?|seu texto aqui|insira (?:o )?seu texto aqui|jouw tekst hier|uw tekst hier|din text här|twój tekst tutaj|ваш текст здесь|введите (?:ваш )?текст|здесь будет ваш текст|在此处添加文字|在这里输入文字|ここにテキストを入力)[.!…。]*$/i,
    /^(?:buraya (?:kısa |bir )?(?:açıklama|metin|metninizi|yazı|yazınızı|içerik|içeriğinizi|başlık) (?:ekle|ekleyin|ekleyelim|ekleyiniz|gelecek|yaz|yazın|yazılacak|girin|giriniz)|(?:zde|sem) (?:bude|vložte|napište) (?:svůj |váš )?text|textul (?:tău|dumneavoastră) aici|(?:skriv )?din tekst her|kirjoita tekstisi tähän)[.!…]*$/i,
];
const SAMPLE_STARTS = [
    /^welcome to wordpress\. this is your first post\./i,
    /^this is an example page\. it[’']s different from a blog post\b/i,
    /^hi, this is a comment\. to get started with moderating, editing, and deleting comments\b/i,
    /^just another wordpress (?:site|weblog)\b/i,
    /^i am (?:a )?text block\. click (?:the )?edit button to change this text\b/i,
    /^i am (?:an? )?(?:promo|slide|example|accordion|toggle|tab) (?:text|content|box)?\.? ?click (?:the )?edit button to change\b/i,
    /^click (?:on )?(?:the )?edit button to change this text\b/i,
    /^add your heading text here\b/i,
    /^your content goes here\. edit or remove this text inline\b/i,
    /^i[’']m a (?:paragraph|title)\. ?(?:click here|double click|click once)\b/i,
    /^(?:this is a|i[’']m a) (?:paragraph|great place)\b.{0,60}\b(?:click on [“"]?edit text|click here to add your own text)\b/i,
    /^this is a great place to (?:tell|add|write) (?:people|more|your)\b/i,
    /^(?:this is the space to|use this space to) (?:introduce|tell|promote|share|describe) (?:the |your |customers |people )/i,
    /^it all begins with an idea\. maybe you want to launch a business\b/i,
    /^(?:whatever it is, the way|the way) you tell your story online can make all the difference\b/i,
    /^this is your (?:new blog|very first|project) (?:post|page)\b.{0,80}\b(?:click|great|perfect)\b/i,
    /^type your (?:paragraph|text|content) here\b/i,
    /^pair text with an image to focus on your chosen (?:product|collection)\b/i,
    /^(?:share information about your brand with your customers|give customers details about the banner image|talk about your brand$|use this text to share (?:information|details) about)/i,
    /^this is some text inside of a div block\b/i,
    /^(?=.{0,20}(?:copyright|©))(?:copyright\b|©|\s|\d{4}){1,8}your (?:web ?site|company|brand|business)(?: name)?(?:[,.]? \d{4})?[.,]?(?: all rights reserved\.?)?$/i,
    /^some quick example text to build on the card title\b/i,
    /^anim pariatur cliche reprehenderit, enim eiusmod\b/i,
    /^this is a (?:wider|longer) card with supporting text below\b/i,
    /^write an awesome description for your new site here\b/i,
    /^(?:edit|get started by editing) (?:src|app|pages|\.\/src)[/\\].{1,60}(?:save|reload|$)/i,
    /^my great project tagline$/i,
    /^this is an exemplary article\b/i,
    /^this description will be used for the article listing\b/i,
    /^placeholder (?:contact|address|company|business|team|profile|product|social) (?:info|information|details|data|name|bio|links?)[.!]?$/i,
    /^(?:placeholder|segnaposto|platzhalter|marcador) (?:articolo|testo|da sostituire|da completare|wird ersetzt|zum ersetzen|à remplacer|a reemplazar|por reemplazar|to be replaced|to replace)\b/i,
    /^(?:this (?:page|section|area|text|paragraph) is (?:just |only |currently )?a placeholder|diese[rs]? (?:seite|bereich|abschnitt|text) ist (?:nur |noch |derzeit )?ein platzhalter|esta (?:página|sección) es un marcador de posición|cette (?:page|section) est un (?:espace réservé|texte de remplacement)|questa (?:pagina|sezione) è un segnaposto|esta (?:página|seção|secção) é um (?:marcador de posição|espaço reservado)|deze (?:pagina|sectie|tekst) is een (?:placeholder|plaatshouder|tijdelijke aanduiding)|(?:denna|den här) (?:sidan?|text(?:en)?) är en platshållare|denne (?:siden?|tekst(?:en)?) er en (?:pladsholder|plassholder)|tämä (?:sivu|teksti) on paikkamerkki|ta (?:strona|sekcja) jest (?:symbolem zastępczym|placeholderem)|(?:tato|tahle) (?:stránka|sekce) je (?:jen |pouze )?(?:zástupn|placeholder)|эта страница\s?[-–—]\s?(?:это )?заглушка|ця сторінка\s?[-–—]\s?(?:це )?заглушка|bu (?:sayfa|bölüm) (?:bir )?yer tutucu)/i,
    /^(?:hinweis|anmerkung|notiz|bemerkung|note|remark|reminder|remarque|nota|opmerking|uwaga|notatka|poznámka|notat|huomautus|huomio|anmärkning|bemærkning|merknad|megjegyzés|notă)\s?\((?:nur )?intern(?:al|e|a|o|t|í|ă|y)?(?: only)?\)\s?[:–—-]/i,
    /^(?:dies ist ein platzhalter\b.{0,60}\. (?:fügen|ergänzen|ersetzen|übernehmen) sie|dieser bereich kann für .{3,60} genutzt werden\. (?:fügen|ergänzen|tragen) sie hier|ergänzen sie hier ihre? (?:neuesten|aktuellen|eigenen))\b/i,
    /^(?:qui|in questa sezione) (?:inseriremo|inserirai|verrà inserit[oa]|andrà inserit[oa])\b/i,
    /^hier (?:wird (?:später|noch|bald) (?:ein|der|ihr) text|folgt (?:noch|bald|später) (?:ein|der) text)\b/i,
    /^(?:aquí (?:irá|insertaremos|pondremos)|ici,? (?:nous insérerons|sera inséré)|aqui (?:vamos inserir|será inserido))\b/i,
];
function anyOf(patterns) {
    return new RegExp(patterns.map(({ source }) => source).join('|'), 'i');
}
const PROMPT = anyOf(PROMPTS);
const START = anyOf([...SAMPLE_STARTS, ...DUMMY_STARTS]);
const START_OR_PROMPT = anyOf([...SAMPLE_STARTS, ...DUMMY_STARTS, ...PROMPTS]);
const MARKED = /^\[?(?:PLACEHOLDER|PLATZHALTER|SEGNAPOSTO)\]?\s?[—–:|-]\s?\p{L}/u;
const LONGEST = 120;
const NAME_OF_EXAMPLE = /^(?:sample (?:text|content)|beispieltext)$/i;
function isPlaceholder({ kind, prose, lang }) {
    if (kind === 'code' || (kind === 'heading' && NAME_OF_EXAMPLE.test(prose)))
        return false;
    return (!isLatin(lang) && (0,filler/* isFiller */.B)(prose)) || isSampleText(prose);
}
function isLatin(lang) {
    return lang.startsWith('la') && /^la\b/.test(lang);
}
function isPrompt(text) {
    return text.length <= LONGEST && PROMPT.test(text);
}
function isSampleText(text) {
    if (MARKED.test(text))
        return true;
    return text.length <= LONGEST
        ? START_OR_PROMPT.test(text)
        : START.test(text.slice(0, LONGEST)) || isPrompt(text);
}


/***/ }),

/***/ 82079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I2: () => (/* binding */ writingOf),
/* harmony export */   Js: () => (/* binding */ writingsOf),
/* harmony export */   Nh: () => (/* binding */ shareOfWriting),
/* harmony export */   bi: () => (/* binding */ lettersOf)
/* harmony export */ });
const SCRIPTS = {
    Latin: /\p{Script=Latin}/gu,
    Cyrillic: /\p{Script=Cyrillic}/gu,
    Greek: /\p{Script=Greek}/gu,
    Arabic: /\p{Script=Arabic}/gu,
    Hebrew: /\p{Script=Hebrew}/gu,
    Chinese: /\p{Script=Han}/gu,
    Japanese: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    Korean: /\p{Script=Hangul}/gu,
    Devanagari: /\p{Script=Devanagari}/gu,
    Bengali: /\p{Script=Bengali}/gu,
    Tamil: /\p{Script=Tamil}/gu,
    Telugu: /\p{Script=Telugu}/gu,
    Thai: /\p{Script=Thai}/gu,
    Georgian: /\p{Script=Georgian}/gu,
    Armenian: /\p{Script=Armenian}/gu,
};
const BY_CODE = {
    Latn: ['Latin'],
    Cyrl: ['Cyrillic'],
    Grek: ['Greek'],
    Arab: ['Arabic'],
    Hebr: ['Hebrew'],
    Hans: ['Chinese'],
    Hant: ['Chinese'],
    Jpan: ['Japanese', 'Chinese'],
    Kore: ['Korean', 'Chinese'],
    Deva: ['Devanagari'],
    Beng: ['Bengali'],
    Taml: ['Tamil'],
    Telu: ['Telugu'],
    Thai: ['Thai'],
    Geor: ['Georgian'],
    Armn: ['Armenian'],
};
const SEVERAL = new Set('az bs ckb hbs ku kk ky mn ms pa sd sh sr tg tk tt ug uz za'.split(' '));
const DENSE = { Chinese: 3, Japanese: 2, Korean: 2 };
const KANA_SHARE = 0.15;
const ONLY_LATIN = /^[\p{Script=Latin}\P{L}]*$/u;
function writingOf(text) {
    let [best, most, all] = ['', 0, 0];
    if (ONLY_LATIN.test(text)) {
        const letters = text.match(SCRIPTS['Latin'])?.length ?? 0;
        return letters === 0 ? undefined : { name: 'Latin', letters, share: 1 };
    }
    const counts = new Map();
    for (const [name, pattern] of Object.entries(SCRIPTS)) {
        const count = (text.match(pattern)?.length ?? 0) * (DENSE[name] ?? 1);
        if (count > 0)
            counts.set(name, count);
    }
    const kana = counts.get('Japanese') ?? 0;
    const han = counts.get('Chinese') ?? 0;
    if (kana > 0 && kana >= (kana + han) * KANA_SHARE) {
        counts.set('Japanese', kana + han);
        counts.delete('Chinese');
    }
    for (const [name, count] of counts) {
        all += count;
        if (count > most)
            [best, most] = [name, count];
    }
    return most === 0 ? undefined : { name: best, letters: most, share: most / all };
}
const MAX_COUNTED = 20_000;
function shareOfWriting(text, name) {
    const start = text.slice(0, MAX_COUNTED);
    const all = start.match(/\p{L}/gu)?.length ?? 0;
    return all === 0 ? 0 : (start.match(SCRIPTS[name])?.length ?? 0) / all;
}
function lettersOf(name) {
    return name === 'Chinese' ? 'Chinese characters' : `${name} letters`;
}
function writingsOf(tag) {
    try {
        const locale = new Intl.Locale(tag);
        if (locale.script === undefined && SEVERAL.has(locale.language))
            return undefined;
        return BY_CODE[locale.maximize().script ?? ''];
    }
    catch {
        return undefined;
    }
}


/***/ })

};
