export const id = 9478;
export const ids = [9478];
export const modules = {

/***/ 32955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KP: () => (/* binding */ TBT_MS),
/* harmony export */   R7: () => (/* binding */ FCP_MS),
/* harmony export */   mF: () => (/* binding */ TTFB_MS)
/* harmony export */ });
const FCP_MS = { good: 1800, poor: 3000 };
const TTFB_MS = { good: 800, poor: 1800 };
const TBT_MS = {
    mobile: { good: 200, poor: 600 },
    desktop: { good: 150, poor: 350 },
};


/***/ }),

/***/ 69478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  htmlChunks: () => (/* binding */ htmlChunks),
  renderHtml: () => (/* binding */ renderHtml)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/preact/dist/preact.mjs
var preact = __webpack_require__(34137);
// EXTERNAL MODULE: ./node_modules/preact-render-to-string/dist/index.mjs
var dist = __webpack_require__(53091);
// EXTERNAL MODULE: ./lib/report/numbers-in-words.js
var numbers_in_words = __webpack_require__(51790);
;// CONCATENATED MODULE: ./lib/report/view/finding-anchors.js
const MAX_ANCHOR = 100;
function findingAnchors(findings) {
    const anchors = new Map();
    const taken = new Map();
    for (const { id } of findings) {
        const words = id.slice(0, MAX_ANCHOR).match(/[A-Za-z0-9]+/g) ?? [];
        const anchor = ['finding', ...words].join('-').toLowerCase();
        const before = taken.get(anchor) ?? 0;
        taken.set(anchor, before + 1);
        anchors.set(id, before === 0 ? anchor : `${anchor}_${before + 1}`);
    }
    return anchors;
}

// EXTERNAL MODULE: ./lib/text/one-line.js
var one_line = __webpack_require__(6810);
// EXTERNAL MODULE: ./lib/text/shown-url.js
var shown_url = __webpack_require__(99602);
// EXTERNAL MODULE: ./lib/report/link-address.js
var link_address = __webpack_require__(75765);
;// CONCATENATED MODULE: ./lib/report/html/elements.js



function code(text, maxLength, className) {
    const shown = (0,one_line/* oneLine */.T)(text ?? '', maxLength);
    return shown === '' ? null : (0,preact.h)('code', className === undefined ? {} : { class: className }, shown);
}
function prose(text, maxLength) {
    const parts = (0,one_line/* oneLine */.T)(text, maxLength).split('`');
    const isPaired = parts.length % 2 === 1 && parts.every((part, index) => index % 2 === 0 || part !== '');
    if (parts.length === 1 || !isPaired)
        return parts.join('`');
    return parts.map((part, index) => (index % 2 === 0 ? part : (0,preact.h)('code', null, part)));
}
function externalLink(url, children) {
    const href = (0,link_address/* linkAddress */.$)(url);
    return href === undefined ? children : (0,preact.h)('a', { href, rel: 'noopener noreferrer nofollow' }, children);
}
function pageId({ number }) {
    return `page-${number}`;
}
function pageLink(page) {
    if (page.number === undefined)
        return externalLink(page.url, page.label);
    return (0,preact.h)('a', { href: `#${pageId(page)}` }, page.label);
}
function pageLinks(pages, max) {
    const more = pages.length - max;
    const links = pages.slice(0, max).map((page, index) => [index === 0 ? '' : ', ', pageLink(page)]);
    return [links, more > 0 && ` and ${more} more`];
}
function findingIds(anchors) {
    return checkId => anchors.get(checkId);
}
function scoreCell(text, band, className = '', children = null) {
    return (0,preact.h)('td', { class: `${band} ${className}`.trim() }, text, children);
}
function unseen(words) {
    return (0,preact.h)('span', { class: 'unseen' }, words);
}
function part(id, title, ...content) {
    return { id, title, content };
}

;// CONCATENATED MODULE: ./lib/report/html/signs.js

const PATHS = {
    check: 'M7 12.5l3.5 3.5L17 9',
    cross: 'M8 8l8 8M16 8l-8 8',
    dash: 'M7 12h10',
};
function sign(name) {
    return (0,preact.h)('svg', {
        class: 'round-sign',
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        'stroke-width': 2,
        'aria-hidden': 'true',
    }, (0,preact.h)('circle', { cx: 12, cy: 12, r: 10 }), (0,preact.h)('path', { d: PATHS[name] }));
}
const RADIUS = 42;
const LENGTH = 2 * Math.PI * RADIUS;
function scoreRing(score, text, band) {
    const filled = ((score ?? 0) / 100) * LENGTH;
    return (0,preact.h)('svg', { class: `ring ${band}`, viewBox: '0 0 100 100', role: 'img', 'aria-label': `Score ${text}` }, (0,preact.h)('circle', { class: 'track', cx: 50, cy: 50, r: RADIUS }), score !== null &&
        score > 0 &&
        (0,preact.h)('circle', {
            class: 'filled',
            cx: 50,
            cy: 50,
            r: RADIUS,
            'stroke-dasharray': `${filled.toFixed(1)} ${LENGTH.toFixed(1)}`,
            transform: 'rotate(-90 50 50)',
        }), (0,preact.h)('text', { x: 50, y: 60, 'text-anchor': 'middle' }, text));
}

;// CONCATENATED MODULE: ./lib/report/html/change-part.js






const OPEN_LINES = 20;
const MAX_LINES = 500;
const NAMED_PAGES = 100;
const MAX_VALUE = 600;
function changePart({ comparison }) {
    const change = comparison?.search;
    if (!comparison || !change)
        return null;
    const { state, headline, lost, changes, added, uncompared, notRun } = change;
    const isSame = state === 'same';
    const holes = [...uncompared, ...(notRun === undefined ? [] : [notRun])];
    const about = `Compared with ${(0,one_line/* oneLine */.T)(comparison.baseline)}.`;
    const meaning = ' A difference can be intended: it is shown, and fails the build only if a setting says so.';
    return {
        ...part('change', 'What search sees differently', isSame
            ? (0,preact.h)('p', { class: 'all-good' }, sign('check'), (0,one_line/* oneLine */.T)(headline))
            : (0,preact.h)('p', null, (0,preact.h)('strong', null, (0,one_line/* oneLine */.T)(headline))), (0,preact.h)('p', { class: 'soft' }, about, isSame ? '' : meaning), lines('Lost addresses', 'lost', lost.map(lostItem)), lines('Differences', 'changes', changes.map(changeItem)), added.length > 0 &&
            (0,preact.h)('details', { class: 'fold' }, (0,preact.h)('summary', null, (0,numbers_in_words/* counted */.hS)(added.length, 'new page')), (0,preact.h)('p', null, pageLinks(added, MAX_LINES))), holes.map(hole => (0,preact.h)('p', { class: 'soft' }, `Not compared: ${(0,one_line/* oneLine */.T)(hole)}`))),
        count: lost.length + changes.length + added.length,
    };
}
function lines(title, className, items) {
    if (items.length === 0)
        return null;
    const list = (some) => (0,preact.h)('ul', { class: `rows ${className}` }, some);
    const more = items.length - MAX_LINES;
    const folded = items.slice(OPEN_LINES, MAX_LINES);
    return [
        (0,preact.h)('h3', null, title),
        list(items.slice(0, OPEN_LINES)),
        folded.length > 0 &&
            (0,preact.h)('details', { class: 'fold' }, (0,preact.h)('summary', null, `${(0,numbers_in_words/* counted */.hS)(items.length - OPEN_LINES, 'more line')}`), list(folded), more > 0 && (0,preact.h)('p', { class: 'soft' }, `and ${(0,numbers_in_words/* counted */.hS)(more, 'more line')} in report.json`)),
    ];
}
function lostItem({ url, label, status, redirect, note, successor }) {
    return (0,preact.h)('li', null, (0,preact.h)('span', { class: 'badge error' }, status === null ? 'no answer' : String(status)), (0,preact.h)('div', null, (0,preact.h)('p', null, (0,preact.h)('strong', null, externalLink(url, (0,shown_url/* shownUrl */.z)(label)))), note !== '' && (0,preact.h)('p', null, (0,one_line/* oneLine */.T)(note)), redirect !== undefined && (0,preact.h)('p', { class: 'soft' }, 'It leads to ', code((0,shown_url/* shownUrl */.z)(redirect))), (0,preact.h)('p', { class: 'fix' }, successor === undefined
        ? 'Missing: a redirect to the page that takes its place. If none does, set it aside with "ignore".'
        : ['Missing: a redirect to ', externalLink(successor, (0,shown_url/* shownUrl */.z)(successor))])));
}
const EFFECTS = { loss: 'error', gain: 'good', open: 'neutral' };
const EFFECT_WORDS = { loss: 'loses', gain: 'gains', open: 'differs' };
function changeItem({ effect, label, words, isWhole, pages, before, after }) {
    const [only, ...others] = pages;
    const said = (0,one_line/* oneLine */.T)(words);
    const isLinked = only?.number !== undefined && others.length === 0;
    return (0,preact.h)('li', null, (0,preact.h)('span', { class: `badge ${EFFECTS[effect]}` }, EFFECT_WORDS[effect]), (0,preact.h)('div', null, (0,preact.h)('p', null, (0,preact.h)('strong', null, isLinked ? (0,preact.h)('a', { href: `#${pageId(only)}` }, said) : said), unseen(` (${(0,one_line/* oneLine */.T)(label)})`)), isWhole ? null : beforeAfter(before, after), others.length > 0 && pageFold(pages)));
}
function pageFold(pages) {
    return (0,preact.h)('details', { class: 'fold' }, (0,preact.h)('summary', null, (0,numbers_in_words/* counted */.hS)(pages.length, 'page')), (0,preact.h)('p', null, pageLinks(pages, NAMED_PAGES)));
}
function beforeAfter(before, after) {
    if (before === '' && after === '')
        return null;
    const line = (name, value) => [
        (0,preact.h)('dt', null, name),
        (0,preact.h)('dd', { class: name }, (0,one_line/* oneLine */.T)(value, MAX_VALUE) || (0,preact.h)('i', null, 'nothing')),
    ];
    return (0,preact.h)('dl', { class: 'before-after' }, line('before', before), line('after', after));
}

// EXTERNAL MODULE: ./lib/report/view/place-words.js
var place_words = __webpack_require__(48217);
// EXTERNAL MODULE: ./lib/report/view/places.js
var view_places = __webpack_require__(36252);
;// CONCATENATED MODULE: ./lib/report/html/comparison-part.js







const comparison_part_MAX_LINES = 200;
const SHOWN_PLACES = 10;
function comparisonPart({ comparison, withoutBaseline, takenOver }, findingId) {
    if (withoutBaseline !== undefined) {
        const words = `Not compared with a baseline: ${(0,one_line/* oneLine */.T)(withoutBaseline)}`;
        return part('comparison', 'Against the baseline', (0,preact.h)('p', null, words));
    }
    if (!comparison)
        return null;
    const findingItems = (findings) => findings.map(finding => findingItem(finding, findingId));
    return part('comparison', 'Against the baseline', (0,preact.h)('p', { class: 'soft' }, `Compared with ${(0,one_line/* oneLine */.T)(comparison.baseline)}.`), takenOver && (0,preact.h)('p', { class: 'soft' }, `${takenOver}.`), list('New', findingItems(comparison.new)) || (0,preact.h)('p', null, 'Nothing is new.'), list('Fixed', findingItems(comparison.fixed)), scoreList(comparison.scores), list('Not compared', comparison.notes.map(note => (0,preact.h)('li', null, (0,one_line/* oneLine */.T)(note)))));
}
function scoreList(scores) {
    if (scores.length === 0)
        return null;
    const items = scores.map(({ page, words }) => (0,preact.h)('li', null, pageLink(page), ` ${words}`));
    return (0,preact.h)('details', { class: 'fold' }, (0,preact.h)('summary', null, `${(0,numbers_in_words/* counted */.hS)(scores.length, 'score')} changed`), rows(items));
}
function list(title, items) {
    return items.length > 0 && [(0,preact.h)('h3', null, title), rows(items)];
}
function rows(items) {
    const more = items.length - comparison_part_MAX_LINES;
    return (0,preact.h)('ul', { class: 'rows' }, items.slice(0, comparison_part_MAX_LINES), more > 0 && (0,preact.h)('li', null, `and ${(0,numbers_in_words/* counted */.hS)(more, 'more line')}`));
}
function findingItem({ id, severity, places, knownPlaces = 0, ...finding }, findingId) {
    const target = findingId(id);
    const title = (0,one_line/* oneLine */.T)(finding.title);
    const isListed = target !== undefined && knownPlaces === 0;
    const { listed, more } = (0,view_places/* firstPlaces */.TD)(places, SHOWN_PLACES);
    return (0,preact.h)('li', null, (0,preact.h)('span', { class: `badge ${severity}` }, severity), (0,preact.h)('div', null, target === undefined ? title : (0,preact.h)('a', { href: `#${target}` }, title), (0,preact.h)('span', { class: 'id' }, (0,one_line/* oneLine */.T)(id)), !isListed &&
        (0,preact.h)('ul', { class: 'places' }, listed.map(placeItem), more > 0 && (0,preact.h)('li', { class: 'soft' }, `and ${(0,numbers_in_words/* counted */.hS)(more, 'more place')}`))));
}
function placeItem(place) {
    const holder = (0,place_words/* holderOf */.Kd)(place, false);
    const { resource, words } = (0,place_words/* saidOf */.Jo)(place, holder !== undefined);
    return (0,preact.h)('li', null, holder && [code((0,shown_url/* shownUrl */.z)(holder.page.url)), `${holder.rest} `], resource !== undefined && [code((0,shown_url/* shownUrl */.z)(resource)), ' '], (0,one_line/* oneLine */.T)(words), (0,preact.h)('span', { class: 'where' }, ' ', code(place.occurrence?.selector)));
}

// EXTERNAL MODULE: ./lib/report/view/findings.js + 2 modules
var view_findings = __webpack_require__(93755);
// EXTERNAL MODULE: ./lib/report/view/verdict.js
var view_verdict = __webpack_require__(73959);
// EXTERNAL MODULE: ./lib/api/outcomes.js
var outcomes = __webpack_require__(61815);
;// CONCATENATED MODULE: ./lib/report/html/filter.js


function findingFilter({ findings, tools, pages, sites, comparison }) {
    const having = tools.all.filter(tool => findings.some(finding => finding.tool === tool));
    const option = (value, label) => (0,preact.h)('option', { value: String(value) }, label);
    const boxes = outcomes/* SEVERITIES */.o.map(severity => {
        const count = findings.filter(finding => finding.severity === severity).length;
        const box = (0,preact.h)('input', { type: 'checkbox', name: 'severity', value: severity, checked: true });
        return (0,preact.h)('label', { class: 'choice' }, box, ` ${severity} (${count})`);
    });
    const newCount = findings.filter(({ isNew }) => isNew).length;
    return (0,preact.h)('form', {
        id: 'filter',
        class: 'filter',
        role: 'search',
        'aria-label': 'Filter the findings',
        autocomplete: 'off',
        hidden: true,
    }, (0,preact.h)('fieldset', null, (0,preact.h)('legend', null, 'Severity'), boxes), comparison &&
        (0,preact.h)('fieldset', null, (0,preact.h)('legend', null, 'Baseline'), (0,preact.h)('label', { class: 'choice' }, (0,preact.h)('input', { type: 'checkbox', name: 'new', value: 'only' }), ` new only (${newCount})`)), field('Tool', (0,preact.h)('select', { name: 'tool' }, option('', 'All tools'), having.map(tool => option(tool, tool)))), field('Page', (0,preact.h)('select', { name: 'page' }, option('', 'All pages'), [...pages, ...sites].map(({ number, label }) => option(number, label)))), field('Text', (0,preact.h)('input', { type: 'search', name: 'text' })), (0,preact.h)('div', { class: 'buttons' }, (0,preact.h)('button', { type: 'button', 'data-action': 'open', 'aria-pressed': 'false' }, 'Open all'), (0,preact.h)('button', { type: 'reset' }, 'Reset')), (0,preact.h)('output', { 'aria-live': 'polite' }));
}
function field(name, control) {
    return (0,preact.h)('label', { class: 'field' }, (0,preact.h)('span', { class: 'name' }, name), control);
}
function filterAddress(page) {
    return `#?${new URLSearchParams({ page: page.label })}`;
}

// EXTERNAL MODULE: ./lib/api/failures.js
var api_failures = __webpack_require__(56633);
;// CONCATENATED MODULE: ./lib/report/html/finding-places.js








const MAX_PLACES = 40;
const PLACES_PER_PAGE = 5;
const MAX_COMPARED_PAGES = 100;
const MAX_ALIKE_PAGES = 20;
const MAX_PICTURES = 3;
const MAX_NAMED_PAGES = 40;
function placesByPage({ failures }, pictures) {
    const perPage = failures.length === 1 ? MAX_PLACES : PLACES_PER_PAGE;
    const parts = [];
    let listed = 0;
    let isWhole = failures.length <= MAX_COMPARED_PAGES;
    const alike = Map.groupBy(failures.slice(0, MAX_COMPARED_PAGES), failure => saidOn(failure, perPage));
    const others = [];
    for (const same of alike.values()) {
        if (listed >= MAX_PLACES) {
            others.push(...same);
            continue;
        }
        const some = (0,view_places/* placesOnPage */.JH)(same[0], Math.min(perPage, MAX_PLACES - listed));
        const picture = parts.length < MAX_PICTURES ? pictureOf(some, pictures) : null;
        parts.push(pagePlaces(same, some, picture));
        listed += some.length;
        isWhole &&= some.length === same[0].placeCount;
    }
    others.push(...failures.slice(MAX_COMPARED_PAGES));
    if (others.length > 0)
        parts.push(namedPages(others));
    if (!isWhole || others.length > 0) {
        parts.push((0,preact.h)('p', { class: 'soft' }, `report.json lists up to ${api_failures/* MAX_OCCURRENCES */.yO} places of each page.`));
    }
    return parts;
}
function saidOn(failure, max) {
    const places = (0,view_places/* placesOnPage */.JH)(failure, max).map(({ message, resource, occurrence }) => {
        const { line, column, selector, snippet } = occurrence ?? {};
        return [message, resource, line, column, selector, snippet];
    });
    return JSON.stringify([failure.message, failure.placeCount, places]);
}
function pictureOf(places, pictures) {
    const regions = places.flatMap(({ occurrence }) => occurrence?.region ?? []);
    return pictures.draw(places[0].page, regions);
}
function pagePlaces(same, some, picture) {
    const { message, placeCount } = same[0];
    const pages = same.map(({ page }) => page);
    const more = placeCount - some.length;
    const { lead, places } = (0,place_words/* saidOnce */.Xf)(some);
    const said = [message, lead].filter((words, index, all) => words && all.indexOf(words) === index).join('; ');
    const items = [
        ...places.flatMap(place => finding_places_placeItem(place, message) ?? []),
        ...(more > 0 ? [(0,preact.h)('li', { class: 'soft' }, `and ${(0,numbers_in_words/* counted */.hS)(more, 'more place')}`)] : []),
    ];
    return (0,preact.h)('div', { 'data-page': pages.map(({ number }) => number).join(' ') }, (0,preact.h)('p', { class: 'on-page' }, pages.length > 1 && `Alike on ${(0,numbers_in_words/* counted */.hS)(pages.length, 'page')}: `, pageLinks(pages, MAX_ALIKE_PAGES), said !== '' && [': ', prose(said)]), items.length > 0 && (0,preact.h)('ul', { class: 'places' }, items), picture);
}
function finding_places_placeItem(place, said) {
    const { occurrence, message, resource } = place;
    if (!occurrence)
        return null;
    const words = message === undefined || message === said ? undefined : (0,place_words/* withoutOwnPage */.Cr)(message, place.page.url);
    const { line, column, selector, snippet } = occurrence;
    const position = line === undefined ? '' : `line ${line}${column === undefined ? '' : `, column ${column}`}`;
    return (0,preact.h)('li', null, whatIsWrong(words, resource), nameIn(words, resource) === undefined && linkTo(resource), (0,preact.h)('span', { class: 'where' }, ' ', position, ' ', code(selector), (0,place_words/* othersInWords */.SF)({ place, pages: [place.page] })), code(snippet, undefined, 'snippet'));
}
function linkTo(resource) {
    return resource !== undefined && externalLink(resource, (0,shown_url/* shownUrl */.z)(resource));
}
function whatIsWrong(message, resource) {
    if (message === undefined)
        return null;
    const name = nameIn(message, resource);
    if (!name)
        return (0,preact.h)('span', null, prose(message), ' ');
    const [before, behind] = [message.slice(0, name.start), message.slice(name.end)];
    return (0,preact.h)('span', null, (0,one_line/* oneLine */.T)(before), blankAt(before.at(-1)), linkTo(resource), blankAt(behind[0]), (0,one_line/* oneLine */.T)(behind));
}
function nameIn(message, resource) {
    return message === undefined || resource === undefined ? undefined : (0,place_words/* namedIn */.$P)(message, resource);
}
function blankAt(sign) {
    return sign?.trim() === '' ? ' ' : '';
}
function namedPages(failures) {
    const pages = failures.map(({ page }) => page);
    return [
        (0,preact.h)('p', null, 'Also on ', pageLinks(pages, MAX_NAMED_PAGES), '.'),
        (0,preact.h)('p', { hidden: true, 'data-unlisted': '' }, 'The places on the page that you filter by are in report.json.'),
    ];
}

;// CONCATENATED MODULE: ./lib/report/html/region-pictures.js

const MAX_ALL_PICTURES = 1_500_000;
const MAX_REGIONS = 20;
const PICTURE = /^data:image\/(?:webp|png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/;
const WIDTH = 412;
const HEIGHT = 823;
const AROUND = 60;
const MIN_HEIGHT = 200;
function regionPictures({ pages }) {
    const byNumber = new Map(pages.map(page => [page.number, page]));
    const held = new Map();
    let left = MAX_ALL_PICTURES;
    return {
        draw(page, regions) {
            const { number } = page;
            const shown = number === undefined ? undefined : byNumber.get(number);
            if (number === undefined || shown === undefined || regions.length === 0)
                return null;
            const picture = phonePicture(shown.facts.ux?.['screenshots']);
            if (picture === undefined)
                return null;
            if (!held.has(number)) {
                if (picture.length > left)
                    return null;
                left -= picture.length;
                held.set(number, picture);
            }
            return drawing(`screen-${number}`, page.label, regions.slice(0, MAX_REGIONS));
        },
        store() {
            if (held.size === 0)
                return null;
            const images = Array.from(held, ([number, href]) => (0,preact.h)('image', {
                id: `screen-${number}`,
                href,
                width: WIDTH,
                height: HEIGHT,
                preserveAspectRatio: 'none',
            }));
            return (0,preact.h)('svg', { class: 'unseen', width: 0, height: 0, 'aria-hidden': 'true' }, (0,preact.h)('defs', null, images));
        },
    };
}
function phonePicture(screenshots) {
    if (typeof screenshots !== 'object' || screenshots === null || !('phone' in screenshots))
        return undefined;
    const { phone } = screenshots;
    return typeof phone === 'string' && PICTURE.test(phone) ? phone : undefined;
}
function drawing(id, label, regions) {
    const boxes = regions.map(({ x, y, width, height }) => ({
        x: x * WIDTH,
        y: y * HEIGHT,
        width: width * WIDTH,
        height: height * HEIGHT,
    }));
    const first = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - AROUND);
    const last = Math.min(HEIGHT, Math.max(...boxes.map(({ y, height }) => y + height)) + AROUND);
    const height = Math.max(MIN_HEIGHT, last - first);
    const top = Math.min(first, HEIGHT - height);
    const words = `Where this is on ${label}, on the first screen of a phone`;
    const outline = (className) => boxes.map(box => (0,preact.h)('rect', { class: className, rx: 3, ...whole(box) }));
    return (0,preact.h)('svg', {
        class: 'region',
        viewBox: `0 ${Math.round(top)} ${WIDTH} ${Math.round(height)}`,
        role: 'img',
        'aria-label': words,
    }, (0,preact.h)('use', { href: `#${id}` }), outline('halo'), outline('outline'));
}
function whole(box) {
    return Object.fromEntries(Object.entries(box).map(([name, value]) => [name, Math.round(value)]));
}

;// CONCATENATED MODULE: ./lib/report/html/findings-part.js










const MAX_ADVICE = 1_000;
const ORDER = 'In the order in which to fix them: what costs a page the most first, then what is on the most pages, then what takes the fewest changes.';
function findingsPart(view, findingId, lists) {
    const { findings } = view;
    if (findings.length === 0) {
        return part('findings', 'Findings', withoutFindings(view));
    }
    const pictures = regionPictures(view);
    const isOnly = findings.length === 1;
    const items = findings.values().map(finding => findings_part_findingItem(finding, findingId, pictures, isOnly));
    return {
        ...part('findings', 'Findings', (0,preact.h)('p', { class: 'soft' }, ORDER), findingFilter(view), (0,preact.h)('div', { class: 'list' }, lists.addMade(items)), pictures.store()),
        count: findings.length,
    };
}
function withoutFindings({ pages, counts }) {
    if (pages.length === 0)
        return (0,preact.h)('p', null, 'No page was audited.');
    if (counts.notMeasured === 0)
        return (0,preact.h)('p', { class: 'all-good' }, sign('check'), 'No check failed.');
    if (!(0,view_verdict/* isAnyMeasured */.Tv)({ pages }))
        return (0,preact.h)('p', null, 'Nothing was measured, so nothing is known.');
    const { notMeasured } = counts;
    const were = notMeasured === 1 ? 'was' : 'were';
    return (0,preact.h)('p', null, `No check failed, but ${(0,numbers_in_words/* counted */.hS)(notMeasured, 'tool run')} ${were} not measured.`);
}
function findings_part_findingItem(finding, findingId, pictures, open) {
    const { id, tool, title, severity, failures, isNew } = finding;
    const attributes = {
        id: findingId(id),
        class: 'item finding',
        'data-severity': severity,
        'data-tool': tool,
        'data-pages': failures.map(({ page }) => page.number).join(' '),
        'data-new': isNew ? '' : undefined,
        open,
    };
    const effort = (0,view_findings/* effortInWords */.J_)(finding);
    const extent = [(0,view_findings/* extentInWords */.$4)(finding).join(', '), ...(effort === undefined ? [] : [effort])];
    return (0,preact.h)('details', attributes, (0,preact.h)('summary', null, (0,preact.h)('span', { class: `badge ${severity}` }, severity), (0,preact.h)('h3', null, prose(title)), isNew && (0,preact.h)('span', { class: 'badge new' }, 'new'), (0,preact.h)('span', { class: 'id' }, [...(0,view_findings/* idsOf */.UX)(finding), ...extent].join(' · '))), (0,preact.h)('div', { class: 'body' }, advice(finding), (0,preact.h)('div', { class: 'where-it-is' }, (0,preact.h)('h4', null, 'Where'), placesByPage(finding, pictures))));
}
function advice({ id, why, fix, help, documentation }) {
    const paragraph = (name, words, className) => words.trim() !== '' &&
        (0,preact.h)('div', { class: className }, (0,preact.h)('h4', null, name), (0,preact.h)('p', null, prose(words, MAX_ADVICE)));
    return (0,preact.h)('div', { class: 'advice' }, paragraph('What to do', fix, 'fix'), paragraph('Why it matters', why), help !== '' && (0,preact.h)('div', null, (0,preact.h)('h4', null, 'Source'), (0,preact.h)('p', null, externalLink(help, (0,shown_url/* shownUrl */.z)(help)))), documentation !== undefined &&
        (0,preact.h)('div', null, (0,preact.h)('h4', null, 'About this check'), (0,preact.h)('p', null, externalLink(documentation, id))), (0,preact.h)('button', { type: 'button', class: 'with-script', 'data-action': 'copy' }, 'Copy link'));
}

;// CONCATENATED MODULE: ./lib/report/html/long-lists.js



class LongLists {
    #mark = (0,external_node_crypto_.randomUUID)();
    #lists = [];
    add(list) {
        return this.#place(markups(list));
    }
    addMade(list) {
        return this.#place(texts(Array.from(markups(list), markup => Buffer.from(markup))));
    }
    *filledIn(markup) {
        const pieces = markup.split(new RegExp(`${this.#mark}:(\\d+):`));
        for (const [index, piece] of pieces.entries()) {
            if (index % 2 === 0)
                yield piece;
            else
                yield* this.#lists[Number(piece)];
        }
    }
    #place(list) {
        this.#lists.push(list);
        return `${this.#mark}:${this.#lists.length - 1}:`;
    }
}
function* markups(list) {
    for (const item of list)
        yield (0,dist/* renderToStaticMarkup */.qV)((0,preact.h)(preact/* Fragment */.FK, null, item));
}
function* texts(list) {
    for (const bytes of list)
        yield bytes.toString();
}

// EXTERNAL MODULE: ./lib/report/json.js + 6 modules
var json = __webpack_require__(91478);
// EXTERNAL MODULE: ./lib/report/view/rendering.js
var rendering = __webpack_require__(96454);
;// CONCATENATED MODULE: ./lib/report/view/page/facts.js
const MAX_TEXT = 5_000;
function factsOf(page, tool) {
    const run = page.runs[tool];
    return run === undefined || run.foreign !== undefined ? undefined : page.facts[tool];
}
function objectIn(holder, name) {
    const value = valueIn(holder, name);
    return isObject(value) ? value : undefined;
}
function objectsIn(holder, name, max) {
    const value = valueIn(holder, name);
    return Array.isArray(value) ? value.slice(0, max).filter(isObject) : [];
}
function textsIn(holder, name, max) {
    const value = valueIn(holder, name);
    return Array.isArray(value) ? value.slice(0, max).filter(item => typeof item === 'string') : [];
}
function textIn(holder, name) {
    const value = valueIn(holder, name);
    if (typeof value !== 'string')
        return undefined;
    const text = value.slice(0, MAX_TEXT);
    return text.trim() === '' ? undefined : text;
}
function numberIn(holder, name) {
    const value = valueIn(holder, name);
    return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}
function flagIn(holder, name) {
    const value = valueIn(holder, name);
    return typeof value === 'boolean' ? value : undefined;
}
function valueIn(holder, name) {
    return holder !== undefined && Object.hasOwn(holder, name) ? holder[name] : undefined;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./lib/report/view/page/header-grades.js


const GRADE = /^[A-F][+-]?$/;
const MAX_TESTS = 20;
const NAMES = {
    'content-security-policy': 'Content-Security-Policy',
    cookies: 'Cookies',
    'cross-origin-embedder-policy': 'Cross-Origin-Embedder-Policy',
    'cross-origin-opener-policy': 'Cross-Origin-Opener-Policy',
    'cross-origin-resource-policy': 'Cross-Origin-Resource-Policy',
    'cross-origin-resource-sharing': 'Cross-origin sharing (CORS)',
    redirection: 'Redirect to HTTPS',
    'referrer-policy': 'Referrer-Policy',
    'strict-transport-security': 'Strict-Transport-Security',
    'subresource-integrity': 'Subresource Integrity',
    'x-content-type-options': 'X-Content-Type-Options',
    'x-frame-options': 'X-Frame-Options',
};
function headerGrades(page) {
    const facts = factsOf(page, 'security');
    const stated = textIn(facts, 'grade');
    const grade = stated !== undefined && GRADE.test(stated) ? stated : undefined;
    const observatory = objectIn(facts, 'observatory');
    const score = numberIn(observatory, 'score');
    const found = objectIn(observatory, 'tests') ?? {};
    const tests = Object.keys(found)
        .slice(0, MAX_TESTS)
        .flatMap(name => {
        const test = objectIn(found, name);
        const passes = flagIn(test, 'pass');
        const modifier = test?.['modifier'];
        const points = grade !== undefined && typeof modifier === 'number' && modifier !== 0 ? pointsInWords(modifier) : '';
        return passes === undefined ? [] : [{ name: NAMES[name] ?? (0,one_line/* oneLine */.T)(name, 60), passes, points }];
    })
        .toSorted((a, b) => Number(a.passes) - Number(b.passes));
    if (grade === undefined && tests.length === 0)
        return undefined;
    const reason = textIn(facts, 'gradeReason');
    return {
        grade,
        band: bandOf(grade),
        words: grade === undefined
            ? `No grade${reason === undefined ? '' : `: ${(0,one_line/* oneLine */.T)(reason)}`}`
            : score === undefined
                ? 'MDN HTTP Observatory'
                : `${score} points in the MDN HTTP Observatory`,
        tests,
    };
}
function pointsInWords(modifier) {
    return `${modifier > 0 ? '+' : '−'}${Math.abs(modifier)}`;
}
function bandOf(grade) {
    if (grade === undefined)
        return 'none';
    if (/^[AB]/.test(grade))
        return 'good';
    return /^[CD]/.test(grade) ? 'middling' : 'poor';
}

// EXTERNAL MODULE: ./lib/api/core-web-vitals.js
var core_web_vitals = __webpack_require__(74672);
// EXTERNAL MODULE: ./lib/api/lab-metrics.js
var lab_metrics = __webpack_require__(32955);
;// CONCATENATED MODULE: ./lib/report/view/page/pictures.js

const pictures_PICTURE = /^data:image\/(?:webp|png|jpeg|x-icon);base64,[A-Za-z0-9+/]+={0,2}$/;
const MAX_PICTURE = 500_000;
function pictureIn(holder, name) {
    const value = valueIn(holder, name);
    return typeof value === 'string' && value.length <= MAX_PICTURE && pictures_PICTURE.test(value) ? value : undefined;
}

;// CONCATENATED MODULE: ./lib/report/view/page/load.js





const MAX_FRAMES = 8;
const VITALS = [
    {
        id: 'largest-contentful-paint',
        short: 'LCP',
        name: 'Largest Contentful Paint',
        bounds: () => core_web_vitals/* LCP_MS */.m,
        text: time,
    },
    {
        id: 'cumulative-layout-shift',
        short: 'CLS',
        name: 'Cumulative Layout Shift',
        bounds: () => core_web_vitals/* CLS */.V,
        text: shift,
    },
    {
        id: 'total-blocking-time',
        short: 'TBT',
        name: 'Total Blocking Time',
        bounds: device => lab_metrics/* TBT_MS */.KP[device],
        text: time,
        note: 'in place of INP',
    },
    {
        id: 'first-contentful-paint',
        short: 'FCP',
        name: 'First Contentful Paint',
        bounds: () => lab_metrics/* FCP_MS */.R7,
        text: time,
    },
    {
        id: 'server-response-time',
        short: 'TTFB',
        name: 'Time to First Byte',
        bounds: () => lab_metrics/* TTFB_MS */.mF,
        text: time,
    },
];
const RATINGS = { good: 'good', improve: 'needs improvement', poor: 'poor' };
function load(page) {
    const facts = factsOf(page, 'pagespeed');
    const metrics = objectIn(facts, 'metrics');
    const device = textIn(facts, 'requestedDevice') === 'desktop' ? 'desktop' : 'mobile';
    const vitals = VITALS.flatMap(vital => {
        const value = numberIn(objectIn(metrics, vital.id), 'value');
        return value === undefined ? [] : [vitalView(vital, value, vital.bounds(device))];
    });
    if (vitals.length === 0)
        return undefined;
    return { how: howMeasured(facts, device), vitals, film: filmOf(facts) };
}
function howMeasured(facts, device) {
    const version = textIn(facts, 'lighthouseVersion');
    const runs = Array.isArray(facts['runs']) ? facts['runs'].length : 1;
    const lighthouse = version === undefined ? 'Lighthouse' : `Lighthouse ${(0,one_line/* oneLine */.T)(version, 20)}`;
    const screen = device === 'desktop' ? 'desktop' : 'slow phone';
    const often = runs > 1 ? `the middle one of ${runs} loads` : 'one load';
    return `${lighthouse} in the lab: ${often} on a simulated ${screen}, not what visitors had.`;
}
function vitalView({ short, name, text, note = '' }, value, { good, poor }) {
    const rating = value <= good ? 'good' : value > poor ? 'poor' : 'improve';
    return {
        short,
        name,
        value: text(value),
        rating,
        words: RATINGS[rating],
        good: text(good),
        poor: text(poor),
        at: positionOf(value, good, poor),
        note,
    };
}
function positionOf(value, good, poor) {
    const [from, to, part] = value <= good ? [0, good, 0] : value <= poor ? [good, poor, 1] : [poor, 2 * poor, 2];
    const within = Math.min(1, (value - from) / (to - from));
    return Math.round(((part + within) / 3) * 1000) / 1000;
}
function time(ms) {
    return ms < 1000 ? `${Math.round(ms)} ms` : `${String(Math.round(ms / 100) / 10)} s`;
}
function shift(value) {
    return String(Math.round(value * 1000) / 1000);
}
function filmOf(facts) {
    const pictures = objectIn(facts, 'pictures');
    const frames = [];
    for (const frame of objectsIn(facts, 'filmstrip', MAX_FRAMES)) {
        const [ms, name] = [numberIn(frame, 'ms'), textIn(frame, 'picture')];
        const picture = name === undefined ? undefined : pictureIn(pictures, name);
        if (ms === undefined || picture === undefined || frames.at(-1)?.picture === picture)
            continue;
        frames.push({ after: `${(ms / 1000).toFixed(1)} s`, picture });
    }
    return frames;
}

// EXTERNAL MODULE: ./lib/text/percent-decoded.js
var percent_decoded = __webpack_require__(35601);
// EXTERNAL MODULE: ./lib/report/view/crawl.js
var crawl = __webpack_require__(12357);
;// CONCATENATED MODULE: ./lib/report/view/page/site-pages.js

const MAX_LINKS = 1_000;
function sitePages(pages, onPage = () => undefined) {
    const byUrl = new Map();
    for (const page of pages) {
        onPage(page);
        for (const url of addressesOf(page))
            if (!byUrl.has(url))
                byUrl.set(url, page);
    }
    for (const page of pages)
        byUrl.set(keyOf(page.url), page);
    const linkedFrom = new Map();
    const read = new Set();
    for (const page of pages) {
        const facts = factsOf(page, 'broken-links');
        if (!Array.isArray(facts?.['links']))
            continue;
        read.add(page);
        const targets = new Set(anchorTargets(page).flatMap(url => byUrl.get(keyOf(url)) ?? []));
        targets.delete(page);
        for (const target of targets)
            linkedFrom.set(target, (linkedFrom.get(target) ?? 0) + 1);
    }
    return {
        at: url => byUrl.get(keyOf(url)),
        linksTo: page => ({ from: linkedFrom.get(page) ?? 0, of: read.size - (read.has(page) ? 1 : 0) }),
    };
}
function anchorTargets(page) {
    return objectsIn(factsOf(page, 'broken-links'), 'links', MAX_LINKS).flatMap(link => {
        const url = textIn(link, 'url');
        const isAnchor = objectsIn(link, 'sources', 5).some(({ element }) => element === 'a');
        return url !== undefined && isAnchor ? [url] : [];
    });
}
function addressesOf(page) {
    const serp = factsOf(page, 'serp');
    const isOwn = ['self', 'variant'].includes(textIn(serp, 'canonicalIs') ?? '');
    const canonicals = isOwn ? [textIn(serp, 'canonical'), textIn(serp, 'canonicalPage')] : [];
    const finals = Object.values(page.runs).map(({ finalUrl }) => finalUrl);
    return [...canonicals, ...finals].flatMap(url => (url === undefined ? [] : [keyOf(url)]));
}
function keyOf(url) {
    const hash = url.indexOf('#');
    return hash < 0 ? url : url.slice(0, hash);
}

;// CONCATENATED MODULE: ./lib/report/view/page/place.js







const MAX_STEPS = 8;
const MAX_STEP = 40;
const MAX_LANGUAGES = 12;
const MAX_REASONS = 5;
function place(page, pages, crawled) {
    const serp = factsOf(page, 'serp');
    const listed = flagIn(factsOf(page, 'sitemap'), 'listed');
    const indexable = indexabilityOf(page);
    const canonical = canonicalOf(serp, pages);
    const { languages, count } = languagesOf(page, pages);
    const links = { in: linksIn(page, pages, crawled), out: linksOut(page) };
    const isKnown = indexable ?? canonical ?? listed ?? (links.in !== '' || links.out !== '' || count > 0 || undefined);
    if (isKnown === undefined)
        return undefined;
    return {
        trail: trailTo(page, pages),
        indexable,
        inSitemap: listed,
        canonical,
        linksIn: links.in,
        linksOut: links.out,
        languages,
        moreLanguages: count - languages.length,
    };
}
function trailTo(page, pages) {
    const url = URL.parse(page.url);
    if (!url || url.origin === 'null')
        return [{ label: (0,shown_url/* shownUrl */.z)(page.url), page: undefined }];
    const segments = url.pathname.split('/').filter(Boolean);
    const isPage = (at) => {
        const found = pages.at(at);
        return found === page ? undefined : found;
    };
    const steps = segments.map((segment, index) => {
        const folder = `${url.origin}/${segments.slice(0, index + 1).join('/')}`;
        return {
            label: (0,one_line/* oneLine */.T)((0,percent_decoded/* percentDecoded */.o)(segment), MAX_STEP),
            page: index === segments.length - 1 ? undefined : (isPage(`${folder}/`) ?? isPage(folder)),
        };
    });
    const start = { label: (0,shown_url/* shownUrl */.z)(url.host), page: isPage(`${url.origin}/`) };
    const left = steps.length - MAX_STEPS;
    const shown = left > 0 ? [{ label: '…', page: undefined }, ...steps.slice(left)] : steps;
    return [start, ...shown];
}
function indexabilityOf(page) {
    const serp = factsOf(page, 'serp');
    const robots = factsOf(page, 'robots');
    const google = objectIn(objectIn(robots, 'verdicts'), 'Googlebot');
    const way = factsOf(page, 'redirects');
    const status = numberIn(way, 'finalStatus');
    const [mayBeRead, mayBeShown] = [flagIn(google, 'allowed'), flagIn(serp, 'indexable')];
    const keptOut = Array.isArray(robots?.['keptOut'])
        ? textsIn(robots, 'keptOut', MAX_REASONS).map(reason => (0,one_line/* oneLine */.T)(reason, 200))
        : undefined;
    const reasons = [
        ...((numberIn(way, 'redirects') ?? 0) > 0 ? [`it redirects${targetOf(way, page.url)}`] : []),
        ...(status !== undefined && status >= 300 ? [`it answers ${status}`] : []),
        ...(keptOut ?? [
            ...(mayBeRead === false ? [`robots.txt closes it to Googlebot${ruleOf(google)}`] : []),
            ...(mayBeShown === false ? ['it says noindex'] : []),
        ]),
        ...(textIn(serp, 'canonicalIs') === 'elsewhere' ? ['its canonical is another page'] : []),
    ];
    if (reasons.length > 0)
        return { state: 'no', reasons };
    if (keptOut)
        return { state: 'yes', reasons };
    if (mayBeRead === undefined && mayBeShown === undefined)
        return undefined;
    if (mayBeRead && mayBeShown)
        return { state: 'yes', reasons: [] };
    const unknown = mayBeRead === undefined ? 'what robots.txt allows is not known' : 'what the page allows is not known';
    return { state: 'unknown', reasons: [unknown] };
}
function targetOf(way, pageUrl) {
    const url = textIn(way, 'finalUrl');
    return url === undefined ? '' : ` to ${labelBeside(url, pageUrl)}`;
}
function ruleOf(verdict) {
    const [line, rule] = [numberIn(verdict, 'line'), textIn(verdict, 'rule')];
    if (line === undefined)
        return '';
    return rule === undefined ? ` (line ${line})` : ` (line ${line}: ${(0,one_line/* oneLine */.T)(rule, 100)})`;
}
function canonicalOf(serp, pages) {
    const relation = textIn(serp, 'canonicalIs');
    const url = textIn(serp, 'canonical');
    if (relation === 'absent')
        return { kind: 'absent', url: '', page: undefined };
    if (url === undefined)
        return undefined;
    if (relation !== 'elsewhere') {
        return relation === 'self' || relation === 'variant' ? { kind: 'self', url, page: undefined } : undefined;
    }
    return { kind: 'elsewhere', url, page: pages.at(textIn(serp, 'canonicalPage') ?? url) };
}
function linksIn(page, pages, crawled) {
    if (crawled) {
        const clicks = crawled.clicks === null ? '' : `, ${clicksFrom(crawled.clicks)}`;
        return `from ${(0,numbers_in_words/* counted */.hS)(crawled.linksIn, 'page')} of the site${clicks}`;
    }
    const { from, of } = pages.linksTo(page);
    if (of === 0)
        return '';
    return `from ${(0,numbers_in_words/* grouped */.zD)(from)} of ${(0,numbers_in_words/* counted */.hS)(of, 'other page')} of this report`;
}
function clicksFrom(clicks) {
    return clicks === 0 ? 'the start page itself' : `${(0,crawl/* clicksInWords */.iY)(clicks)} from the start page`;
}
function linksOut(page) {
    const links = valueIn(factsOf(page, 'broken-links'), 'links');
    const host = URL.parse(page.url)?.host;
    if (!Array.isArray(links) || host === undefined)
        return '';
    const targets = new Set(anchorTargets(page).map(url => url.replace(/#.*$/s, '')));
    const own = [...targets].filter(url => URL.parse(url)?.host === host).length;
    return `to ${(0,numbers_in_words/* counted */.hS)(own, 'URL')} of the site, ${(0,numbers_in_words/* grouped */.zD)(targets.size - own)} elsewhere`;
}
function labelBeside(url, pageUrl) {
    const origin = URL.parse(pageUrl)?.origin ?? '';
    return (0,shown_url/* shownUrl */.z)(url.startsWith(`${origin}/`) ? url.slice(origin.length) : url, 60);
}
function languagesOf(page, pages) {
    const facts = factsOf(page, 'hreflang');
    const byCode = new Map();
    for (const alternate of objectsIn(facts, 'alternates', 500)) {
        const [code, url] = [textIn(alternate, 'hreflang'), textIn(alternate, 'url')];
        if (code === undefined || url === undefined || byCode.has(code))
            continue;
        const found = pages.at(url);
        byCode.set(code, {
            code: (0,one_line/* oneLine */.T)(code, 20),
            url,
            label: found?.label ?? labelBeside(url, page.url),
            page: found === page ? undefined : found,
        });
    }
    return { languages: [...byCode.values()].slice(0, MAX_LANGUAGES), count: byCode.size };
}

;// CONCATENATED MODULE: ./lib/report/view/page/redirects.js




const MAX_HOPS = 20;
function redirects(page) {
    const facts = factsOf(page, 'redirects');
    const read = objectsIn(facts, 'chain', MAX_HOPS).flatMap(hop => {
        const [url, status] = [textIn(hop, 'url'), numberIn(hop, 'status')];
        return url === undefined || status === undefined ? [] : [{ url, status, ms: numberIn(hop, 'ttfbMs') }];
    });
    const failure = objectIn(facts, 'failure');
    const reason = [textIn(failure, 'url'), textIn(failure, 'message')].filter(Boolean).join(' ');
    if (read.length === 0 && reason === '')
        return undefined;
    const origin = commonOrigin(read.map(({ url }) => url));
    const hops = read.map(({ url, status, ms }, index) => {
        const leadsOn = index < read.length - 1;
        const kind = status >= 400 ? 'fault' : leadsOn || (status >= 300 && status !== 304) ? 'redirect' : 'answer';
        return {
            url,
            label: labelOf(url, origin),
            status,
            kind,
            time: ms === undefined ? '' : `${Math.round(ms)} ms`,
        };
    });
    return {
        words: inWords(hops, read.map(({ ms }) => ms)),
        hops,
        failure: (0,one_line/* oneLine */.T)(reason),
    };
}
function inWords(hops, times) {
    const count = hops.filter(({ kind }) => kind === 'redirect').length;
    const known = times.filter(ms => ms !== undefined);
    const sum = Math.round(known.reduce((all, ms) => all + ms, 0));
    const all = known.length > 1 ? `, ${sum} ms in all` : '';
    if (count === 0)
        return 'The server does not redirect it.';
    return `${(0,numbers_in_words/* counted */.hS)(count, 'redirect')}${all}`;
}
function commonOrigin(urls) {
    const origins = new Set(urls.map(url => URL.parse(url)?.origin ?? 'null'));
    const [only] = origins;
    return origins.size === 1 && only !== 'null' ? only : undefined;
}
function labelOf(url, origin) {
    return (0,shown_url/* shownUrl */.z)(origin !== undefined && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url);
}

// EXTERNAL MODULE: ./lib/report/view/change-words.js + 1 modules
var change_words = __webpack_require__(97072);
;// CONCATENATED MODULE: ./lib/report/view/page/search-result.js





const MAX_TITLE = 300;
const MAX_DESCRIPTION = 600;
const MAX_FEATURES = 20;
const UNDRAWN = ['indexable', 'redirect', 'canonical', 'rich-results'];
const MAX_BEFORE = 300;
function searchResult(page, siteNameOf, before) {
    const serp = factsOf(page, 'serp');
    const screens = ['desktop', 'phone'].flatMap(screen => {
        const own = objectIn(serp, screen === 'phone' ? 'mobile' : 'desktop');
        const address = textIn(own, 'displayUrl');
        return own === undefined || address === undefined
            ? []
            : [screenResult(screen, own, serp, address, before)];
    });
    if (screens.length === 0)
        return undefined;
    const schema = factsOf(page, 'schema');
    const features = objectsIn(schema, 'features', MAX_FEATURES).flatMap(feature => {
        const [name, items, eligible] = [
            textIn(feature, 'name'),
            numberIn(feature, 'items'),
            numberIn(feature, 'eligible'),
        ];
        return name === undefined || items === undefined || eligible === undefined
            ? []
            : [{ name, items, eligible }];
    });
    const icon = objectIn(serp, 'favicon');
    const iconAddress = textIn(icon, 'url');
    const named = textIn(serp, 'canonical') ?? page.url;
    return {
        siteName: (0,one_line/* oneLine */.T)(siteNameOf(page.url) ?? textIn(serp, 'siteName') ?? hostOf(named), 80),
        icon: pictureIn(objectIn(serp, 'pictures'), 'favicon'),
        iconAddress: iconAddress === undefined || iconAddress.startsWith('data:') ? undefined : (0,shown_url/* shownUrl */.z)(iconAddress),
        isHidden: flagIn(serp, 'indexable') === false,
        screens,
        widths: [
            widthOf('Title', screens.map(({ screen, title }) => ({ screen, text: title }))),
            widthOf('Description', screens.map(({ screen, description }) => ({ screen, text: description }))),
        ].flat(),
        ...richParts(objectIn(schema, 'shown'), features.filter(({ eligible }) => eligible > 0).map(({ name }) => name)),
        rich: features.filter(({ eligible }) => eligible > 0).map(({ name }) => (0,one_line/* oneLine */.T)(name, 60)),
        lacking: features
            .filter(({ items, eligible }) => eligible < items)
            .map(({ name, items, eligible }) => `${(0,one_line/* oneLine */.T)(name, 60)} (${eligible} of ${items} complete)`),
        retired: objectsIn(schema, 'retired', MAX_FEATURES).flatMap(({ name, ended }) => typeof name === 'string'
            ? [`${(0,one_line/* oneLine */.T)(name, 60)}${typeof ended === 'string' ? ` (until ${(0,one_line/* oneLine */.T)(ended, 20)})` : ''}`]
            : []),
        before: UNDRAWN.flatMap(what => {
            const value = before[what];
            if (value === undefined)
                return [];
            return [{ name: (0,change_words/* factLabel */.Zd)(what), words: (0,one_line/* oneLine */.T)((0,change_words/* factInWords */.NW)(what, value), MAX_BEFORE) || 'none' }];
        }),
    };
}
function hostOf(url) {
    const host = URL.parse(url)?.host ?? '';
    return host === '' ? (0,shown_url/* shownUrl */.z)(url) : (0,shown_url/* shownUrl */.z)(`https://${host}/`).replace(/^https:\/\/|\/$/g, '');
}
function screenResult(screen, own, serp, address, before) {
    return {
        screen,
        address: (0,shown_url/* shownUrl */.z)(address),
        title: cutText(own, serp, 'title', MAX_TITLE),
        description: cutText(own, serp, 'description', MAX_DESCRIPTION),
        before: { ...earlier(before, 'title', MAX_TITLE), ...earlier(before, 'description', MAX_DESCRIPTION) },
    };
}
function earlier(before, name, maxLength) {
    const value = before[name];
    if (value === null)
        return { [name]: null };
    return typeof value === 'string' ? { [name]: (0,one_line/* oneLine */.T)(value, maxLength) } : {};
}
function cutText(own, serp, name, maxLength) {
    const cut = textIn(own, name);
    if (cut === undefined)
        return undefined;
    const shown = (0,one_line/* oneLine */.T)(cut, maxLength);
    const isCut = flagIn(own, `${name}Truncated`) === true;
    return {
        shown,
        isCut,
        rest: isCut ? restOf((0,one_line/* oneLine */.T)(textIn(serp, name) ?? '', maxLength), shown) : '',
        px: numberIn(own, `${name}Px`),
        maxPx: numberIn(own, `${name}MaxPx`),
    };
}
function restOf(whole, shown) {
    const start = shown.replace(/\s*…$/, '');
    const rest = whole.startsWith(start) ? whole.slice(start.length).trim() : '';
    return rest === '…' ? '' : rest;
}
function widthOf(name, on) {
    const known = on.flatMap(({ screen, text }) => (text?.px === undefined ? [] : [{ screen, ...text }]));
    const [first] = known;
    if (!first)
        return [];
    const room = (maxPx) => (maxPx === undefined ? '' : ` (${Math.round(maxPx)} px)`);
    const said = [false, true].flatMap(cut => {
        const some = known.filter(({ isCut }) => isCut === cut);
        const where = some.map(({ screen, maxPx }) => `a ${screen}${room(maxPx)}`).join(' and ');
        return some.length === 0 ? [] : [`${cut ? 'cut on' : 'fits'} ${where}`];
    });
    const rests = known.flatMap(({ screen, rest }) => (rest === '' ? [] : [`${screen}: ${rest}`]));
    return [{ name, words: `${Math.round(first.px)} px wide: ${said.join(', ')}`, rests }];
}
const WITH_RATING = ['Review snippet'];
const WITH_OFFER = ['Product snippet', 'Merchant listing', 'Software app'];
function richParts(shown, eligible) {
    const isEligible = (names) => names.some(name => eligible.includes(name));
    const rating = isEligible(WITH_RATING) ? objectIn(shown, 'rating') : undefined;
    const offer = isEligible(WITH_OFFER) ? objectIn(shown, 'offer') : undefined;
    const [price, currency, availability] = ['price', 'currency', 'availability'].map(name => textIn(offer, name));
    return {
        rating: ratingView(rating),
        offer: [
            ...(price === undefined ? [] : [(0,one_line/* oneLine */.T)(currency === undefined ? price : `${price} ${currency}`, 40)]),
            ...(availability === undefined ? [] : [search_result_inWords((0,one_line/* oneLine */.T)(availability, 40))]),
        ],
    };
}
function ratingView(rating) {
    const [value, best, count] = ['value', 'best', 'count'].map(name => numberIn(rating, name));
    if (value === undefined || best === undefined || best === 0 || value > best)
        return undefined;
    return {
        stars: Math.round((value / best) * 50) / 10,
        words: `${value} of ${best}${count === undefined ? '' : ` (${count})`}`,
    };
}
function search_result_inWords(name) {
    const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
    return words.charAt(0).toUpperCase() + words.slice(1);
}
class SiteNames {
    #names = new Map();
    #ofHomes = new Set();
    add(page) {
        const url = URL.parse(page.url);
        const name = valueIn(factsOf(page, 'serp'), 'siteName');
        if (!url || typeof name !== 'string' || name.trim() === '')
            return;
        const isHome = url.pathname === '/';
        if (isHome ? !this.#ofHomes.has(url.origin) : !this.#names.has(url.origin))
            this.#names.set(url.origin, name);
        if (isHome)
            this.#ofHomes.add(url.origin);
    }
    at(url) {
        return this.#names.get(URL.parse(url)?.origin ?? '');
    }
}

;// CONCATENATED MODULE: ./lib/report/view/page/social-card.js





function socialCard(page) {
    const serp = factsOf(page, 'serp');
    const card = objectIn(serp, 'card');
    if (card === undefined || !('title' in card || 'image' in card))
        return undefined;
    const [title, description, twitterCard] = ['title', 'description', 'twitterCard'].map(name => textIn(card, name));
    const image = objectIn(card, 'image');
    const address = textIn(image, 'url');
    const [width, height] = [numberIn(image, 'width'), numberIn(image, 'height')];
    return {
        host: hostOf(textIn(card, 'url') ?? textIn(serp, 'canonical') ?? page.url),
        title: title === undefined ? undefined : (0,one_line/* oneLine */.T)(title),
        description: description === undefined ? undefined : (0,one_line/* oneLine */.T)(description),
        image: address === undefined
            ? undefined
            : {
                address: (0,shown_url/* shownUrl */.z)(address),
                size: width === undefined || height === undefined ? '' : `${width} × ${height} px`,
                width,
                height,
                picture: pictureIn(objectIn(serp, 'pictures'), 'card'),
            },
        twitterCard: twitterCard === undefined ? undefined : (0,one_line/* oneLine */.T)(twitterCard, 40),
    };
}

;// CONCATENATED MODULE: ./lib/report/view/page/page-details.js











function detailsIn({ pages, analyses, }) {
    const names = new SiteNames();
    const known = sitePages(pages, page => names.add(page));
    const crawled = new Map(analyses.flatMap(({ crawl }) => crawl?.rows.map(row => [row.url, row]) ?? []));
    return page => ({
        search: searchResult(page, url => names.at(url), page.before ?? {}),
        card: socialCard(page),
        screens: screensOf(page),
        load: load(page),
        redirects: redirects(page),
        headers: headerGrades(page),
        place: place(page, known, crawled.get(page.url)),
        document: (0,one_line/* oneLine */.T)((0,rendering/* documentInWords */.i)(page.document)),
    });
}
function screensOf(page) {
    const screenshots = objectIn(page.facts.ux, 'screenshots');
    return ['phone', 'desktop'].flatMap(device => {
        const picture = pictureIn(screenshots, device);
        return picture === undefined ? [] : [{ device, picture }];
    });
}

// EXTERNAL MODULE: ./lib/report/view/scores.js
var scores = __webpack_require__(3271);
;// CONCATENATED MODULE: ./lib/report/html/brief-pages.js







const PAGES_IN_FOLD = 100;
const MAX_CHECKS = 60;
function pageInWords({ score, failures }) {
    const found = outcomes/* SEVERITIES */.o.filter(severity => failures[severity] > 0).map(severity => (0,numbers_in_words/* counted */.hS)(failures[severity], severity));
    return [score === null ? 'no score' : `score ${score}`, ...found].join(', ');
}
function* briefPages(pages) {
    for (let start = 0; start < pages.length; start += PAGES_IN_FOLD) {
        const some = pages.slice(start, start + PAGES_IN_FOLD);
        const [first, last] = [some[0], some.at(-1)];
        yield (0,preact.h)('details', { class: 'fold' }, (0,preact.h)('summary', null, `Pages ${first.number} to ${last.number}, in short`), (0,preact.h)('ul', { class: 'brief' }, some.map(briefPage)));
    }
}
function briefPage(page) {
    const { url, label, runs } = page;
    const failed = Object.values(runs).flatMap(run => run.failed.map(({ id }) => id));
    const more = failed.length - MAX_CHECKS;
    const names = failed.slice(0, MAX_CHECKS).map(id => (0,one_line/* oneLine */.T)(id));
    return (0,preact.h)('li', { id: pageId(page) }, (0,preact.h)('strong', null, externalLink(url, (0,shown_url/* shownUrl */.z)(label))), ` ${pageInWords(page)} `, names.length > 0 && [
        (0,preact.h)('a', { class: 'with-script', href: filterAddress(page) }, 'Show its findings'),
        (0,preact.h)('p', { class: 'soft' }, names.join(', '), more > 0 && ` and ${more} more`),
    ]);
}

;// CONCATENATED MODULE: ./lib/report/html/page/panel.js

function panel(name, className, ...content) {
    return (0,preact.h)('section', { class: `panel ${className}` }, (0,preact.h)('h4', null, name), content);
}
function tick(isGood) {
    return (0,preact.h)('svg', { class: `tick ${isGood ? 'yes' : 'no'}`, viewBox: '0 0 16 16', 'aria-hidden': 'true' }, (0,preact.h)('path', { d: isGood ? 'M3 8.5l3.2 3.2L13 5' : 'M4 4l8 8M12 4l-8 8' }));
}
function panel_unseen(words) {
    return (0,preact.h)('span', { class: 'unseen' }, words);
}
function told(lines) {
    if (lines.length === 0)
        return null;
    return (0,preact.h)('dl', { class: 'told' }, lines.map(([name, content]) => (0,preact.h)('div', null, (0,preact.h)('dt', null, name), (0,preact.h)('dd', null, content))));
}

;// CONCATENATED MODULE: ./lib/report/html/page/place.js





function placePanel(place) {
    return panel('Place in the site', 'place', (0,preact.h)('ol', { class: 'trail' }, place.trail.map(({ label, page }) => (0,preact.h)('li', null, page ? (0,preact.h)('a', { href: `#page-${page.number}` }, label) : label))), told(placeRows(place)));
}
function placeRows({ indexable, inSitemap, canonical, linksIn, linksOut, languages, moreLanguages, }) {
    const rows = [];
    if (indexable)
        rows.push(['Indexable', indexability(indexable)]);
    if (canonical)
        rows.push(['Canonical', canonicalWords(canonical)]);
    if (inSitemap !== undefined)
        rows.push(['Sitemap', inSitemap ? [tick(true), 'listed'] : 'not listed']);
    if (linksIn !== '')
        rows.push(['Linked', linksIn]);
    if (linksOut !== '')
        rows.push(['Links', linksOut]);
    if (languages.length > 0)
        rows.push(['Languages', languageList(languages, moreLanguages)]);
    return rows;
}
function indexability({ state, reasons }) {
    if (state === 'unknown')
        return `not known: ${reasons.join('; ')}`;
    return state === 'yes' ? [tick(true), 'yes'] : [tick(false), `no: ${reasons.join('; ')}`];
}
function canonicalWords({ kind, url, page }) {
    if (kind === 'absent')
        return 'none';
    const address = externalLink(url, (0,shown_url/* shownUrl */.z)(url));
    if (kind === 'self')
        return ['itself, ', address];
    return page ? ['another page, ', pageLink(page)] : ['another page, ', address];
}
function languageList(languages, more) {
    return (0,preact.h)('ul', { class: 'languages' }, languages.map(({ code, url, label, page }) => (0,preact.h)('li', null, (0,preact.h)('b', null, code), ' ', page ? pageLink(page) : externalLink(url, label))), more > 0 && (0,preact.h)('li', { class: 'soft' }, `and ${(0,numbers_in_words/* counted */.hS)(more, 'more language')}`));
}

;// CONCATENATED MODULE: ./lib/report/html/page/compact.js


function compactDetails({ search, load, redirects, headers, place }) {
    const rows = [];
    const [result] = search?.screens ?? [];
    if (result) {
        rows.push(['Title', result.title?.shown ?? 'none'], ['Description', result.description?.shown ?? 'none']);
    }
    if (search && search.rich.length > 0)
        rows.push(['Rich results', search.rich.join(', ')]);
    if (place)
        rows.push(...placeRows(place));
    if (redirects && (redirects.hops.length > 1 || redirects.failure !== '')) {
        rows.push(['Redirects', [redirects.words, redirects.failure].filter(Boolean).join(': ')]);
    }
    if (load) {
        rows.push([
            'Load',
            load.vitals.map(({ short, value, words }) => `${short} ${value} (${words})`).join(', '),
        ]);
    }
    if (headers?.grade !== undefined)
        rows.push(['Headers', `grade ${headers.grade}`]);
    return told(rows);
}

;// CONCATENATED MODULE: ./lib/report/html/page/headers.js


function headersPanel({ grade, band, words, tests }) {
    const failed = tests.filter(({ passes }) => !passes).length;
    const count = `${tests.length - failed} of ${tests.length} tests passed`;
    return panel('Security headers', 'headers', (0,preact.h)('div', { class: 'graded' }, grade !== undefined && (0,preact.h)('span', { class: `grade ${band}` }, grade), (0,preact.h)('p', null, words, tests.length > 0 && ['. ', (0,preact.h)('span', { class: 'soft' }, count)])), tests.length > 0 &&
        (0,preact.h)('ul', { class: 'tests' }, tests.map(({ name, passes, points }) => (0,preact.h)('li', null, tick(passes), panel_unseen(passes ? 'Passed: ' : 'Failed: '), (0,preact.h)('span', null, name), points !== '' && (0,preact.h)('span', { class: 'soft' }, ` ${points}`)))));
}

;// CONCATENATED MODULE: ./lib/report/html/page/load.js


function loadPanel(load, label, pictures) {
    const { vitals, film, how } = load;
    const isFilmShown = film.length > 0 && pictures.allows(film.map(({ picture }) => picture));
    return panel('Core Web Vitals', 'load', (0,preact.h)('ul', { class: 'vitals' }, vitals.map(vitalItem)), isFilmShown &&
        (0,preact.h)('h5', null, 'What the screen showed here, not slowed down, each time that it had changed'), isFilmShown &&
        (0,preact.h)('ol', { class: 'film' }, film.map(({ after, picture }) => (0,preact.h)('li', null, (0,preact.h)('img', { src: picture, alt: `${label} after ${after}`, loading: 'lazy' }), (0,preact.h)('span', null, after)))), (0,preact.h)('p', { class: 'soft' }, how));
}
function vitalItem(vital) {
    const { short, name, value, rating, words, note } = vital;
    return (0,preact.h)('li', { class: `rated-${rating}` }, (0,preact.h)('div', { class: 'what' }, (0,preact.h)('b', null, short), (0,preact.h)('span', null, note === '' ? name : `${name}, ${note}`)), scale(vital), (0,preact.h)('div', { class: 'value' }, (0,preact.h)('strong', null, value), (0,preact.h)('span', null, words)));
}
const load_WIDTH = 300;
const PART = load_WIDTH / 3;
const TOP = 10;
const load_HEIGHT = 9;
function scale({ short, value, words, good, poor, at }) {
    const x = Math.min(load_WIDTH - 5, Math.max(5, Math.round(at * load_WIDTH)));
    const bar = (className, index) => (0,preact.h)('rect', {
        class: className,
        x: index * PART + (index === 0 ? 0 : 1),
        y: TOP,
        width: PART - 1,
        height: load_HEIGHT,
    });
    return (0,preact.h)('svg', {
        class: 'scale',
        viewBox: `0 0 ${load_WIDTH} 39`,
        role: 'img',
        'aria-label': `${short} is ${value}, ${words}: good up to ${good}, poor above ${poor}`,
    }, bar('zone-good', 0), bar('zone-improve', 1), bar('zone-poor', 2), (0,preact.h)('text', { x: PART, y: 36, 'text-anchor': 'middle' }, good), (0,preact.h)('text', { x: 2 * PART, y: 36, 'text-anchor': 'middle' }, poor), (0,preact.h)('path', { class: 'pointer', d: `M${x - 5} 0h10l-5 7.5z` }), (0,preact.h)('path', { class: 'needle', d: `M${x} 6v${load_HEIGHT + 5}` }));
}

;// CONCATENATED MODULE: ./lib/report/html/page/redirects.js


function redirectsPanel({ words, hops, failure }) {
    return panel('Way to the page', 'way', (0,preact.h)('ol', { class: 'hops' }, hops.map(hopItem), failure !== '' && (0,preact.h)('li', { class: 'fault' }, (0,preact.h)('b', null, 'No answer'), (0,preact.h)('span', null, failure))), (0,preact.h)('p', { class: 'soft' }, words));
}
function hopItem({ label, status, kind, time }) {
    return (0,preact.h)('li', { class: kind }, (0,preact.h)('b', null, status), (0,preact.h)('code', null, label), time !== '' && (0,preact.h)('span', { class: 'time' }, time));
}

;// CONCATENATED MODULE: ./lib/report/html/page/screens.js


function screensPanel(screens, label, pictures) {
    if (screens.length === 0 || !pictures.allows(screens.map(({ picture }) => picture)))
        return null;
    return panel('First screen', 'screens', (0,preact.h)('div', { class: 'devices' }, screens.map(({ device, picture }) => (0,preact.h)('img', { class: device, src: picture, alt: `${label} on a ${device}`, loading: 'lazy' }))));
}

;// CONCATENATED MODULE: ./lib/report/html/page/search-result.js


const ICON_PX = 26;
const search_result_NAMES = { desktop: 'Desktop', phone: 'Phone' };
function searchPanel(search, pictures) {
    const { screens, isHidden, icon } = search;
    const drawnIcon = () => (icon !== undefined && pictures.shared(icon, ICON_PX, ICON_PX, 'icon')) || globe();
    const drawn = screens.map(screen => {
        const name = search_result_NAMES[screen.screen];
        const isChanged = Object.keys(screen.before).length > 0;
        const now = figure(isChanged ? `${name}, now` : name, search, screen, drawnIcon());
        const before = isChanged && figure(`${name}, before`, search, search_result_earlier(screen), drawnIcon(), 'before');
        return (0,preact.h)('div', { class: `on-${screen.screen}` }, before, now);
    });
    return panel('Search result', 'search', isHidden &&
        (0,preact.h)('p', { class: 'kept-out' }, tick(false), 'The page asks search engines not to show it (noindex).'), (0,preact.h)('div', { class: `results-drawn${isHidden ? ' is-hidden' : ''}` }, drawn), notes(search));
}
function search_result_earlier(screen) {
    const text = (now, before) => before === undefined
        ? now
        : before === null
            ? undefined
            : { shown: before, isCut: false, rest: '', px: undefined, maxPx: undefined };
    const { title, description, before } = screen;
    return {
        ...screen,
        title: text(title, before.title),
        description: text(description, before.description),
    };
}
function figure(caption, search, { screen, address, title, description }, icon, kind = '') {
    const { siteName, rating, offer } = search;
    const extras = kind === '' ? [rating && ratingOf(rating), ...offer] : [];
    const parts = extras.filter(Boolean).flatMap((extra, index) => (index === 0 ? [extra] : [' · ', extra]));
    return (0,preact.h)('figure', { class: `result ${screen} ${kind}`.trim() }, (0,preact.h)('figcaption', null, caption), (0,preact.h)('div', { class: 'paper' }, (0,preact.h)('div', { class: 'site' }, icon, (0,preact.h)('div', null, (0,preact.h)('span', { class: 'name' }, siteName), (0,preact.h)('span', { class: 'address' }, address))), title === undefined
        ? (0,preact.h)('p', { class: 'missing-text' }, 'No title: search engines make one up.')
        : (0,preact.h)('div', { class: 'headline' }, title.shown), description === undefined
        ? (0,preact.h)('p', { class: 'missing-text' }, 'No description: search engines take words from the page.')
        : (0,preact.h)('p', { class: 'words' }, description.shown), parts.length > 0 && (0,preact.h)('p', { class: 'extras' }, parts)));
}
function globe() {
    return (0,preact.h)('svg', { class: 'icon', viewBox: '0 0 26 26', 'aria-hidden': 'true' }, (0,preact.h)('circle', { cx: 13, cy: 13, r: 12.5, class: 'disc' }), (0,preact.h)('path', {
        d: 'M13 6a7 7 0 1 0 0 14a7 7 0 1 0 0-14zM6 13h14M13 6c-5 4-5 10 0 14c5-4 5-10 0-14z',
        class: 'drawing',
    }));
}
const STAR = 'M6 .8l1.6 3.5 3.8.4-2.9 2.6.8 3.7L6 9.1 2.7 11l.8-3.7L.6 4.7l3.8-.4z';
function ratingOf({ stars, words }) {
    const row = (className) => [0, 1, 2, 3, 4].map(index => (0,preact.h)('path', { class: className, d: STAR, transform: `translate(${index * 13} 0)` }));
    return (0,preact.h)('span', { class: 'rating' }, (0,preact.h)('svg', { class: 'stars', viewBox: '0 0 64 12', 'aria-hidden': 'true' }, row('empty'), (0,preact.h)('svg', { width: Math.round(stars * 130) / 10, height: 12 }, row('full'))), panel_unseen('Rating '), words);
}
function notes({ widths, rich, lacking, retired, before, icon, iconAddress, }) {
    const lists = [
        { name: 'Rich results', items: rich },
        { name: 'Not complete', items: lacking },
        { name: 'No longer shown', items: retired },
    ];
    const lines = [
        ...widths.map(({ name, words, rests }) => [
            name,
            [words, rests.map(rest => (0,preact.h)('span', { class: 'cut-off' }, 'Cut off on a ', rest))],
        ]),
        ...lists
            .filter(({ items }) => items.length > 0)
            .map(({ name, items }) => [name, items.join(', ')]),
    ];
    for (const { name, words } of before)
        lines.push([`${name} before`, words]);
    if (icon === undefined && iconAddress !== undefined)
        lines.push(['Icon', (0,preact.h)('code', null, iconAddress)]);
    return told(lines);
}

;// CONCATENATED MODULE: ./lib/report/html/page/social-card.js


function cardPanel(card, pictures) {
    const { image, twitterCard } = card;
    const drawn = () => {
        const { picture, width, height } = image ?? {};
        return picture === undefined ? null : pictures.shared(picture, width ?? 1200, height ?? 630, 'picture');
    };
    return panel('Shared link', 'shared', (0,preact.h)('div', { class: 'cards' }, cardFigure('Large, as networks show it', 'large', card, drawn()), cardFigure('Small, as messengers show it', 'small', card, drawn())), told([
        ...(image
            ? [['Image', [image.size, image.size !== '' && ' · ', (0,preact.h)('code', null, image.address)]]]
            : []),
        ['X', twitterCard === undefined ? 'no twitter:card' : (0,preact.h)('code', null, twitterCard)],
    ]));
}
function cardFigure(caption, size, { host, title, description, image }, picture) {
    return (0,preact.h)('figure', { class: `share ${size}` }, (0,preact.h)('figcaption', null, caption), (0,preact.h)('div', { class: 'paper' }, picture ?? placeholder(image, size === 'large'), (0,preact.h)('div', { class: 'text' }, (0,preact.h)('span', { class: 'host' }, host), (0,preact.h)('strong', null, title ?? 'No title'), description !== undefined && (0,preact.h)('span', { class: 'words' }, description))));
}
function placeholder(image, isLarge) {
    return (0,preact.h)('div', { class: `picture ${image ? 'unknown' : 'none'}` }, (0,preact.h)('svg', { viewBox: '0 0 48 36', 'aria-hidden': 'true' }, (0,preact.h)('path', { d: 'M3 3h42v30H3zM3 27l12-11 9 8 8-7 13 11M33 12.5a3 3 0 1 0 0-.1z' })), isLarge && (0,preact.h)('span', null, image ? image.size || 'Image' : 'No image'));
}

;// CONCATENATED MODULE: ./lib/report/html/page/page-details.js








function pageDetails(details, label, pictures) {
    pictures.nextPage();
    const { search, card, screens, load, redirects, headers, place, document } = details;
    const shots = screensPanel(screens, label, pictures);
    const result = search && searchPanel(search, pictures);
    const panels = [
        place && placePanel(place),
        load && loadPanel(load, label, pictures),
        shots,
        card && cardPanel(card, pictures),
        redirects && redirectsPanel(redirects),
        headers && headersPanel(headers),
    ].filter(Boolean);
    if (!result && panels.length === 0 && document === '')
        return null;
    return (0,preact.h)('div', { class: 'drawn' }, result, panels.length > 0 && (0,preact.h)('div', { class: 'panels' }, panels), document !== '' && (0,preact.h)('p', { class: 'soft' }, document));
}

;// CONCATENATED MODULE: ./lib/report/html/page/picture-budget.js

const picture_budget_MAX_ALL_PICTURES = 4_000_000;
const MAX_OF_PAGE = 150_000;
function pictureBudget() {
    const held = new Map();
    let left = picture_budget_MAX_ALL_PICTURES;
    let leftOfPage = MAX_OF_PAGE;
    let shortened = 0;
    let isShort = false;
    const allows = (pictures) => {
        const length = pictures.reduce((sum, picture) => sum + picture.length, 0);
        if (length <= Math.min(left, leftOfPage)) {
            left -= length;
            leftOfPage -= length;
            return true;
        }
        if (!isShort)
            shortened++;
        isShort = true;
        return false;
    };
    return {
        allows,
        shared(picture, width, height, className) {
            if (!held.has(picture)) {
                if (!allows([picture]))
                    return null;
                held.set(picture, { id: `picture-${held.size + 1}`, width, height });
            }
            const { id, ...size } = held.get(picture);
            const box = `0 0 ${size.width} ${size.height}`;
            return (0,preact.h)('svg', { class: className, viewBox: box, preserveAspectRatio: 'xMidYMid slice', 'aria-hidden': 'true' }, (0,preact.h)('use', { href: `#${id}` }));
        },
        nextPage() {
            leftOfPage = MAX_OF_PAGE;
            isShort = false;
        },
        store() {
            if (held.size === 0)
                return null;
            const images = Array.from(held, ([href, { id, width, height }]) => (0,preact.h)('image', { id, href, width, height, preserveAspectRatio: 'xMidYMid slice' }));
            return (0,preact.h)('svg', { class: 'store', width: 0, height: 0, 'aria-hidden': 'true' }, (0,preact.h)('defs', null, images));
        },
        get shortened() {
            return shortened;
        },
    };
}

;// CONCATENATED MODULE: ./lib/report/html/pages-part.js












const MAX_DETAILED = 100;
const MAX_DRAWN = 50;
const MAX_FACTS = 10_000;
const MAX_ALL_FACTS = 2_000_000;
function factsWriter() {
    let left = MAX_ALL_FACTS;
    return facts => {
        if (Object.keys(facts).length === 0)
            return null;
        const text = left > 0 ? (0,json/* shownFacts */.v)(facts, MAX_FACTS) : '';
        left -= text.length;
        if (text === '')
            return (0,preact.h)('span', { class: 'soft' }, 'in report.json');
        return (0,preact.h)('details', null, (0,preact.h)('summary', null, 'Data'), (0,preact.h)('pre', { tabIndex: 0 }, text));
    };
}
function pagesPart(view, findingId, writeFacts, lists) {
    const { pages, sites, tools } = view;
    if (pages.length === 0)
        return null;
    const detailsOf = detailsIn(view);
    const pictures = pictureBudget();
    const detailed = [...pages.slice(0, MAX_DETAILED), ...sites];
    const items = detailed.values().map((page, index) => {
        const runs = tools.all.flatMap(tool => page.runs[tool] ?? []);
        const { facts, durations } = page;
        const rows = runs.map(run => runRow(run, durations[run.tool] ?? 0, findingId, writeFacts(facts[run.tool] ?? {})));
        return pageItem(page, pages.length === 1, drawn(page, index), rows);
    });
    const made = lists.addMade(items);
    return part('pages', 'Pages', leftOut(pages.length, pictures.shortened), pictures.store(), made, lists.add(briefPages(pages.slice(MAX_DETAILED))));
    function drawn(page, index) {
        if (page.isSite)
            return null;
        const details = detailsOf(page);
        return index < MAX_DRAWN ? pageDetails(details, page.label, pictures) : compactDetails(details);
    }
}
function leftOut(pages, shortened) {
    const lines = [
        pages > MAX_DRAWN &&
            `The ${MAX_DRAWN} worst pages are drawn, the others described in words, so that this file opens fast.`,
        shortened > 0 &&
            `Pictures of ${(0,numbers_in_words/* counted */.hS)(shortened, 'page')} are left out, since this file would be too large; they are beside report.json.`,
    ].filter(line => line !== false);
    return lines.length > 0 && (0,preact.h)('p', { class: 'soft' }, lines.join(' '));
}
function pageItem(page, open, details, rows) {
    const { url, label } = page;
    const head = ['Tool', 'Score', 'Result', 'Data'].map(name => (0,preact.h)('th', { scope: 'col' }, name));
    return (0,preact.h)('details', { id: pageId(page), class: 'item', open }, (0,preact.h)('summary', null, (0,preact.h)('h3', null, label), (0,preact.h)('span', { class: 'id' }, pageInWords(page))), (0,preact.h)('div', { class: 'body' }, (0,preact.h)('p', null, externalLink(url, (0,shown_url/* shownUrl */.z)(url))), details, (0,preact.h)('table', { class: 'results' }, (0,preact.h)('thead', null, (0,preact.h)('tr', null, head)), (0,preact.h)('tbody', null, rows))));
}
function runRow(run, durationMs, findingId, facts) {
    return (0,preact.h)('tr', null, (0,preact.h)('th', { scope: 'row' }, run.tool), scoreCell((0,scores/* scoreText */.QO)(run), run.band), (0,preact.h)('td', null, result(run, findingId), run.finalUrl !== undefined &&
        (0,preact.h)('p', { class: 'soft' }, 'After redirects: ', code((0,shown_url/* shownUrl */.z)(run.finalUrl)))), (0,preact.h)('td', null, facts, (0,preact.h)('span', { class: 'soft' }, ` ${(0,numbers_in_words/* durationInWords */.ji)(durationMs)}`)));
}
function result({ status, reason, failed, others }, findingId) {
    if (status === 'not-measured')
        return (0,preact.h)('span', null, `Not measured: ${(0,one_line/* oneLine */.T)(reason)}`);
    const rest = OTHERS.filter(([outcome]) => others[outcome] > 0);
    const restInWords = rest.map(([outcome, words]) => `${others[outcome]} ${words}`).join(', ');
    const items = failed.map(({ id, title, severity }) => (0,preact.h)('li', null, `${severity}: `, (0,preact.h)('a', { href: `#${findingId(id)}` }, (0,one_line/* oneLine */.T)(title || id))));
    return (0,preact.h)('div', null, items.length > 0 && (0,preact.h)('ul', { class: 'failing' }, items), (0,preact.h)('span', { class: 'soft' }, restInWords || (items.length === 0 ? 'No checks' : '')));
}
const OTHERS = [
    ['pass', 'passed'],
    ['not-applicable', 'not applicable'],
    ['not-measured', 'not measured'],
    ['ignored', 'ignored'],
    ['elsewhere', 'reported under another tool'],
];

// EXTERNAL MODULE: ./lib/report/view/rank.js
var rank = __webpack_require__(35934);
;// CONCATENATED MODULE: ./lib/report/html/charts.js


const charts_WIDTH = 560;
const charts_HEIGHT = 150;
const LEFT = 64;
const RIGHT = 8;
const charts_TOP = 12;
const BOTTOM = 24;
function lineChart({ description, days, values, isLeastBest, format }) {
    const known = values.filter(value => value !== null);
    const [least, most] = [Math.min(...known), Math.max(...known)];
    const spread = most - least || 1;
    const x = (index) => LEFT + (index * (charts_WIDTH - LEFT - RIGHT)) / Math.max(1, values.length - 1);
    const y = (value) => {
        const level = most === least ? 0.5 : (value - least) / spread;
        return charts_TOP + (charts_HEIGHT - charts_TOP - BOTTOM) * (isLeastBest ? level : 1 - level);
    };
    const bounds = most === least ? [most] : [least, most];
    const [first = '', last = ''] = [days[0], days.at(-1)];
    return (0,preact.h)('svg', { class: 'chart', viewBox: `0 0 ${charts_WIDTH} ${charts_HEIGHT}`, role: 'img', 'aria-label': description }, bounds.map(value => [
        (0,preact.h)('line', { class: 'grid', x1: LEFT, x2: charts_WIDTH - RIGHT, y1: y(value), y2: y(value) }),
        (0,preact.h)('text', { x: LEFT - 8, y: y(value) + 5, 'text-anchor': 'end' }, format(value)),
    ]), (0,preact.h)('text', { x: LEFT, y: charts_HEIGHT - 4 }, first), first !== last && (0,preact.h)('text', { x: charts_WIDTH - RIGHT, y: charts_HEIGHT - 4, 'text-anchor': 'end' }, last), linesThrough(values, x, y));
}
const SPARK_WIDTH = 90;
const SPARK_HEIGHT = 22;
const SPARK_PARTS = 45;
function sparkline(history, description) {
    const levels = (0,rank/* trendLevels */.bQ)(history, SPARK_PARTS);
    if (levels.filter(level => level !== null).length < 2)
        return null;
    const x = (index) => 3 + (index * (SPARK_WIDTH - 6)) / (levels.length - 1);
    const y = (level) => 3 + (1 - level) * (SPARK_HEIGHT - 6);
    return (0,preact.h)('svg', { class: 'spark', viewBox: `0 0 ${SPARK_WIDTH} ${SPARK_HEIGHT}`, role: 'img', 'aria-label': description }, linesThrough(levels, x, y));
}
function linesThrough(values, x, y) {
    const runs = [];
    let open;
    for (const [index, value] of values.entries()) {
        if (value === null) {
            open = undefined;
            continue;
        }
        if (!open) {
            open = [];
            runs.push(open);
        }
        open.push([x(index), y(value)]);
    }
    const short = (number) => Math.round(number * 10) / 10;
    return runs.map(points => points.length === 1
        ? (0,preact.h)('circle', { class: 'line', cx: short(points[0][0]), cy: short(points[0][1]), r: 2 })
        : (0,preact.h)('polyline', { class: 'line', points: points.map(point => point.map(short).join(',')).join(' ') }));
}
const BAR_WIDTH = 560;
const BAR_HEIGHT = 26;
function shareBar(parts, description) {
    const total = parts.reduce((sum, { count }) => sum + count, 0);
    let at = 0;
    return (0,preact.h)('svg', {
        class: 'shares',
        viewBox: `0 0 ${BAR_WIDTH} ${BAR_HEIGHT}`,
        preserveAspectRatio: 'none',
        role: 'img',
        'aria-label': description,
    }, parts
        .filter(({ count }) => count > 0)
        .map(({ kind, count }) => {
        const width = (count / total) * BAR_WIDTH;
        at += width;
        return (0,preact.h)('rect', { class: `band-${kind}`, x: at - width, y: 0, width, height: BAR_HEIGHT });
    }));
}

;// CONCATENATED MODULE: ./lib/report/html/rank-part.js







const MAX_ROWS = 1_000;
const MAX_ALL_ROWS = 5_000;
const MAX_NOTES = 50;
const SHOWN_MOVES = 10;
const PERIODS = ['1 day', '7 days', '30 days'];
function rankPart({ rank }, writeFacts) {
    if (rank.length === 0)
        return null;
    const maxRows = Math.min(MAX_ROWS, Math.floor(MAX_ALL_ROWS / rank.length));
    return part('rank', 'Positions', rank.map((project, index) => projectBlock(project, index, maxRows, writeFacts)));
}
function projectBlock(project, index, maxRows, writeFacts) {
    const { name, domain, market, asOf, reason, notes, facts } = project;
    const about = [
        (0,one_line/* oneLine */.T)(domain),
        ...market.map(words => (0,one_line/* oneLine */.T)(words)),
        asOf === '' ? '' : `as of ${asOf}`,
    ].filter(words => words !== '');
    const id = `rank-${index + 1}`;
    return (0,preact.h)('article', { class: 'rank', 'aria-labelledby': id }, (0,preact.h)('h3', { id }, (0,one_line/* oneLine */.T)(name)), about.length > 0 && (0,preact.h)('p', { class: 'soft' }, about.join(' · ')), reason !== undefined &&
        (0,preact.h)('p', { class: 'missing' }, (0,preact.h)('strong', null, 'Not measured: '), (0,one_line/* oneLine */.T)(reason)), figureList(project.figures), chartGrid(project), moveLists(project), rowTable(project, maxRows), notes.length > 0 &&
        (0,preact.h)('ul', { class: 'soft' }, notes.slice(0, MAX_NOTES).map(note => (0,preact.h)('li', null, (0,one_line/* oneLine */.T)(note)))), (0,preact.h)('p', null, writeFacts(facts)));
}
function figureList(figures) {
    if (figures.length === 0)
        return null;
    return (0,preact.h)('dl', { class: 'figures' }, figures.map(({ label, value, change }) => (0,preact.h)('div', null, (0,preact.h)('dt', null, label), (0,preact.h)('dd', null, value), change && (0,preact.h)('dd', { class: `change ${change.direction}` }, change.words))));
}
function chartGrid({ name, history, bands }) {
    const charts = [
        dayChart('Average position', history, ({ averagePosition }) => averagePosition, true, rank/* placeText */.Z9),
        dayChart('Visibility', history, ({ visibility }) => visibility, false, value => `${value.toFixed(1)} %`),
        bandChart(bands),
    ].filter(chart => chart !== null);
    return charts.length === 0 ? null : (0,preact.h)('div', { class: 'charts' }, charts, dayTable(name, history));
}
function dayChart(title, history, figureOf, isLeastBest, format) {
    const values = history.map(figureOf);
    const known = history.flatMap(day => {
        const value = figureOf(day);
        return value === null ? [] : [{ date: day.date, value }];
    });
    const [first, last] = [known[0], known.at(-1)];
    if (!first || !last || first === last)
        return null;
    const description = `${title}: ${format(first.value)} on ${first.date}, ${format(last.value)} on ${last.date}`;
    return (0,preact.h)('figure', null, (0,preact.h)('figcaption', null, title), lineChart({ description, days: history.map(({ date }) => date), values, isLeastBest, format }));
}
function bandChart(bands) {
    if (!bands.some(({ count }) => count > 0))
        return null;
    const words = bands.map(({ label, count }) => `${label}: ${count}`).join(', ');
    return (0,preact.h)('figure', null, (0,preact.h)('figcaption', null, 'Keywords by position'), shareBar(bands, `Keywords by position. ${words}`), (0,preact.h)('ul', { class: 'legend' }, bands.map(({ kind, label, count }) => (0,preact.h)('li', null, (0,preact.h)('span', { class: `swatch band-${kind}`, 'aria-hidden': 'true' }), `${label} `, (0,preact.h)('b', null, String(count))))));
}
function positionTable(label, head, rows) {
    const heads = head.map(name => (0,preact.h)('th', { scope: 'col' }, name));
    return (0,preact.h)('div', { class: 'scroll', role: 'region', 'aria-label': label, tabIndex: 0 }, (0,preact.h)('table', { class: 'positions' }, (0,preact.h)('thead', null, (0,preact.h)('tr', null, heads)), (0,preact.h)('tbody', null, rows)));
}
function dayTable(name, history) {
    const known = history.filter(({ averagePosition }) => averagePosition !== null);
    if (known.length < 2)
        return null;
    const head = ['Day', 'Average position', 'Visibility', 'Top 10', 'Keywords with data'];
    return (0,preact.h)('details', { class: 'days' }, (0,preact.h)('summary', null, 'Figures by day'), positionTable(`Figures of ${(0,one_line/* oneLine */.T)(name)} by day`, head, known
        .toReversed()
        .map(({ date, averagePosition, visibility, top10, known: count }) => (0,preact.h)('tr', null, (0,preact.h)('th', { scope: 'row' }, date), (0,preact.h)('td', { 'data-label': head[1] }, (0,rank/* placeText */.Z9)(averagePosition)), (0,preact.h)('td', { 'data-label': head[2] }, visibility === null ? rank/* UNKNOWN */.HV : `${visibility.toFixed(1)} %`), (0,preact.h)('td', { 'data-label': head[3] }, top10 === null ? rank/* UNKNOWN */.HV : String(top10)), (0,preact.h)('td', { 'data-label': head[4] }, String(count))))));
}
function moveLists({ moves, has }) {
    if (!moves)
        return null;
    const since = moves.days === 1 ? 'since the day before' : `in ${moves.days} days`;
    const lists = [
        moveList(`Lost ${since}`, moves.losers, 'down', has),
        moveList(`Gained ${since}`, moves.winners, 'up', has),
    ].filter(list => list !== null);
    return lists.length === 0 ? null : (0,preact.h)('div', { class: 'charts' }, lists);
}
function moveList(title, moves, direction, has) {
    if (moves.length === 0)
        return null;
    const more = moves.length - SHOWN_MOVES;
    return (0,preact.h)('figure', null, (0,preact.h)('figcaption', null, title), (0,preact.h)('ul', { class: 'moves' }, moves
        .slice(0, SHOWN_MOVES)
        .map(move => (0,preact.h)('li', null, (0,preact.h)('span', null, (0,one_line/* oneLine */.T)(move.keyword), has.markets && marketText([move.searchEngine, move.location, move.device])), (0,preact.h)('span', { class: `change ${direction}` }, `${direction === 'up' ? '▲' : '▼'} ${(0,rank/* moveText */.nQ)(move)}`))), more > 0 && (0,preact.h)('li', null, `and ${(0,numbers_in_words/* counted */.hS)(more, 'more keyword')}`)));
}
function marketText(market) {
    const words = market.filter(part => part !== '').map(part => (0,one_line/* oneLine */.T)(part));
    return words.length > 0 && (0,preact.h)('span', { class: 'soft' }, ` ${words.join(' · ')}`);
}
function rowTable({ name, rows, has, domain }, maxRows) {
    if (rows.length === 0)
        return null;
    const head = ['Keyword', 'Position', ...(has.changes ? PERIODS : []), ...(has.history ? ['Trend'] : [])];
    const more = rows.length - maxRows;
    return [
        positionTable(`Positions of ${(0,one_line/* oneLine */.T)(name)}`, head, rows.slice(0, maxRows).map(row => rowOf(row, has, domain))),
        more > 0 && (0,preact.h)('p', { class: 'soft' }, `and ${(0,numbers_in_words/* counted */.hS)(more, 'more position')}`),
    ];
}
function rowOf({ keyword, market, position, lastSeen, state, changes, history, url }, has, domain) {
    return (0,preact.h)('tr', null, (0,preact.h)('th', { scope: 'row' }, (0,one_line/* oneLine */.T)(keyword), has.markets && marketText(market), url !== '' && (0,preact.h)('span', { class: 'page' }, externalLink(url, pageText(url, domain)))), (0,preact.h)('td', { class: state === 'ranked' ? 'total' : 'none', 'data-label': 'Position' }, state === 'unknown' ? 'no data' : position, lastSeen !== '' && (0,preact.h)('span', { class: 'last' }, lastSeen)), has.changes && changes.map((places, index) => changeCell((0,rank/* gainTrend */.By)(places), PERIODS[index])), has.history && (0,preact.h)('td', { 'data-label': 'Trend' }, sparkline(history, trendWords(history))));
}
function changeCell(trend, label) {
    if (!trend)
        return (0,preact.h)('td', { class: 'none', 'data-label': label }, rank/* UNKNOWN */.HV);
    return (0,preact.h)('td', { class: `change ${trend.direction}`, 'data-label': label }, trend.words);
}
function pageText(url, domain) {
    const parsed = URL.parse(url);
    const isOfSite = parsed !== null && domain !== '' && [domain, `www.${domain}`].includes(parsed.hostname);
    return isOfSite ? (0,shown_url/* shownUrl */.z)(url).replace(/^[a-z]+:\/\/[^/]*/, '') : (0,shown_url/* shownUrl */.z)(url);
}
function trendWords(history) {
    const known = history.filter(place => place !== null);
    const [best, worst] = [Math.min(...known), Math.max(...known)];
    return `From ${(0,rank/* placeText */.Z9)(known[0])} to ${(0,rank/* placeText */.Z9)(known.at(-1))}; best ${(0,rank/* placeText */.Z9)(best)}, worst ${(0,rank/* placeText */.Z9)(worst)}`;
}

// EXTERNAL MODULE: ./lib/report/view/remarks.js
var view_remarks = __webpack_require__(11027);
;// CONCATENATED MODULE: ./lib/report/html/remarks-part.js





const MAX_REMARKS = 200;
const OPEN_REMARKS = 8;
const remarks_part_NAMED_PAGES = 5;
const MAX_SUBJECTS = 1_000;
function remarksPart(id, title, remarks, pageCount, count = (0,view_remarks/* subjectCount */.Eo)(remarks)) {
    if (remarks.length === 0)
        return null;
    const items = remarks.slice(0, MAX_REMARKS).map(remark => remarkItem(remark, pageCount));
    const more = remarks.length - items.length;
    if (more > 0)
        items.push((0,preact.h)('li', null, `and ${(0,numbers_in_words/* counted */.hS)(more, 'more remark')}`));
    const list = (some) => (0,preact.h)('ul', { class: 'remarks' }, some);
    const folded = items.slice(OPEN_REMARKS);
    const content = part(id, title, list(items.slice(0, OPEN_REMARKS)), folded.length > 0 &&
        (0,preact.h)('details', { class: 'fold' }, (0,preact.h)('summary', null, (0,numbers_in_words/* counted */.hS)(remarks.length - OPEN_REMARKS, 'more remark')), list(folded)));
    return { ...content, count };
}
function remarkItem(remark, pageCount) {
    const { subjects, text, pages } = remark;
    const more = pages.length - remarks_part_NAMED_PAGES;
    const names = pages.slice(0, remarks_part_NAMED_PAGES).map((page, index) => [index === 0 ? ' ' : ', ', pageLink(page)]);
    const where = pageCount > 1 && (0,view_remarks/* isOfAllPages */.NM)(remark, pageCount) ? ' on all pages' : names;
    return (0,preact.h)('li', null, (0,preact.h)('strong', null, (0,one_line/* oneLine */.T)(subjects.join(', '), MAX_SUBJECTS)), `: ${(0,one_line/* oneLine */.T)(text)} `, (0,preact.h)('span', { class: 'soft' }, where, where === names && more > 0 ? ` and ${(0,numbers_in_words/* counted */.hS)(more, 'more page')}` : ''));
}

;// CONCATENATED MODULE: ./lib/report/html/score-part.js



const PAGES_AT_ONCE = 100;
function scorePart({ origin, pages, sites, tools, remarks, comparison }, lists) {
    if (pages.length === 0)
        return null;
    const head = (0,preact.h)('tr', null, (0,preact.h)('th', { scope: 'col' }, 'Page'), (0,preact.h)('th', { scope: 'col', class: 'tool' }, (0,preact.h)('span', null, 'score')), tools.scored.map(tool => (0,preact.h)('th', { scope: 'col', class: 'tool' }, (0,preact.h)('span', null, tool))));
    const table = (rows, name) => (0,preact.h)('div', { class: 'scroll', role: 'region', 'aria-label': name, tabIndex: 0 }, (0,preact.h)('table', { class: 'matrix' }, (0,preact.h)('thead', null, head), (0,preact.h)('tbody', null, rows.map(row => scoreRow(row, tools.scored)))));
    const first = pages.slice(0, PAGES_AT_ONCE);
    return part('scores', 'Scores', (0,preact.h)('p', { class: 'soft' }, origin === undefined ? '' : `Pages of ${origin}. `, pages.length > 1 ? 'The worst pages first. ' : '', comparison ? 'Below a score: the points that it won or lost against the baseline. ' : '', remarks.notMeasured.length > 0 ? `${scores/* NOT_MEASURED */.pJ}: not measured, with the reasons below.` : ''), table([...first, ...sites], 'Scores by page and tool'), pages.length > first.length && lists.add(foldedTables(pages, table)));
}
function* foldedTables(pages, table) {
    for (let start = PAGES_AT_ONCE; start < pages.length; start += PAGES_AT_ONCE) {
        const rows = pages.slice(start, start + PAGES_AT_ONCE);
        const name = `Pages ${start + 1} to ${start + rows.length}`;
        const [worst, best] = [rows[0].score, rows.at(-1).score];
        const scores = worst === null || best === null ? '' : `, score ${worst} to ${best}`;
        yield (0,preact.h)('details', { class: 'fold' }, (0,preact.h)('summary', null, name + scores), table(rows, name));
    }
}
function scoreRow(page, tools) {
    return (0,preact.h)('tr', null, (0,preact.h)('th', { scope: 'row' }, pageLink(page)), scoreCell(page.score === null ? scores/* NO_SCORE */.N7 : String(page.score), page.band, 'total', difference(page.scoreChange)), tools.map(tool => {
        const run = page.runs[tool];
        return scoreCell((0,scores/* scoreText */.QO)(run), run?.band ?? 'none', '', difference(run?.scoreChange ?? 0));
    }));
}
function difference(points) {
    const rounded = Math.round(points);
    if (rounded === 0)
        return null;
    const [direction, mark, words] = rounded > 0 ? ['up', '▲', 'up'] : ['down', '▼', 'down'];
    return (0,preact.h)('span', { class: `change ${direction}` }, (0,preact.h)('span', { 'aria-hidden': 'true' }, mark), unseen(` ${words} `), Math.abs(rounded));
}

;// CONCATENATED MODULE: ./lib/report/html/script.js
const MAX_PRINTED = 10;
const SCRIPT = `
'use strict'
{
  const form = document.getElementById('filter')
  const said = document.getElementById('said')
  const findings = [...document.querySelectorAll('details.finding')]
  document.documentElement.classList.add('scripted')

  const made = (make, kept = new Map()) => finding => {
    if (!kept.has(finding)) kept.set(finding, make(finding))
    return kept.get(finding)
  }
  const wordsOf = made(finding => finding.textContent.toLowerCase())
  const pagesOf = made(finding => new Set(finding.dataset.pages.split(' ')))
  const placesOf = made(finding => [...finding.querySelectorAll('[data-page]')])

  const field = name => form?.elements.namedItem(name)
  const boxes = form ? [...form.querySelectorAll('[name=severity]')] : []
  const chosenPage = () => field('page').selectedOptions[0]

  const query = () => {
    const chosen = new URLSearchParams()
    if (!form) return ''
    const severities = boxes.filter(box => box.checked)
    if (severities.length < boxes.length) chosen.set('severity', severities.map(box => box.value).join(','))
    if (field('new')?.checked) chosen.set('new', 'only')
    if (field('tool').value) chosen.set('tool', field('tool').value)
    if (field('page').value) chosen.set('page', chosenPage().text)
    if (field('text').value.trim()) chosen.set('text', field('text').value.trim())
    return chosen.toString()
  }

  const choose = words => {
    if (!form) return
    const chosen = new URLSearchParams(words)
    const severities = chosen.get('severity')?.split(',')
    for (const box of boxes) box.checked = !severities || severities.includes(box.value)
    if (field('new')) field('new').checked = chosen.get('new') === 'only'
    field('tool').value = chosen.get('tool') ?? ''
    if (field('tool').selectedIndex < 0) field('tool').value = ''
    const page = chosen.get('page')
    field('page').value = [...field('page').options].find(({ text }) => text === page)?.value ?? ''
    field('text').value = chosen.get('text') ?? ''
    apply()
  }

  let narrowed = ''
  const apply = () => {
    const severities = new Set(boxes.filter(box => box.checked).map(box => box.value))
    const [tool, page] = [field('tool').value, field('page').value]
    const text = field('text').value.trim().toLowerCase()
    const isNewOnly = field('new')?.checked
    let shown = 0
    for (const finding of findings) {
      const fits =
        severities.has(finding.dataset.severity) &&
        (tool === '' || tool === finding.dataset.tool) &&
        (page === '' || pagesOf(finding).has(page)) &&
        (!isNewOnly || 'new' in finding.dataset) &&
        (text === '' || wordsOf(finding).includes(text))
      finding.hidden = !fits
      if (fits) shown++
      if (page === narrowed) continue
      const isElsewhere = place => page !== '' && !place.dataset.page.split(' ').includes(page)
      const others = placesOf(finding).filter(place => (place.hidden = isElsewhere(place)))
      const unlisted = finding.querySelector('[data-unlisted]')
      if (unlisted) unlisted.hidden = page === '' || others.length < placesOf(finding).length
    }
    narrowed = page
    form.querySelector('output').textContent =
      shown === 0 ? 'No finding fits' : shown + ' of ' + findings.length + ' findings shown'
  }

  const address = () => {
    const hash = location.hash.slice(1)
    const mark = hash.indexOf('?')
    return mark < 0 ? { target: hash } : { target: hash.slice(0, mark), words: hash.slice(mark + 1) }
  }
  const remember = target => {
    const words = query()
    const hash = words === '' ? target : target + '?' + words
    history.replaceState({ words }, '', location.href.split('#')[0] + (hash === '' ? '' : '#' + hash))
  }

  const show = target => {
    const finding = target.closest('details.finding')
    if (finding?.hidden) choose('')
    for (let fold = target.closest('details'); fold; fold = fold.parentElement.closest('details')) fold.open = true
    const focused = target.querySelector('summary, h2') ?? target
    if (!focused.matches('summary')) focused.tabIndex = -1
    focused.focus({ preventScroll: true })
    target.scrollIntoView()
  }

  const arrive = () => {
    const { target, words } = address()
    if (words !== undefined) choose(words)
    else if (history.state && history.state.words !== query()) choose(history.state.words)
    const element = document.getElementById(target || (words === undefined ? '' : 'findings'))
    if (element) show(element)
    remember(target)
  }

  if (form) {
    form.hidden = false
    form.addEventListener('input', () => {
      apply()
      remember('')
    })
    form.addEventListener('reset', () =>
      setTimeout(() => {
        apply()
        remember('')
      }),
    )
    form.addEventListener('submit', event => event.preventDefault())
    form.querySelector('[data-action=open]').addEventListener('click', event => {
      const open = event.currentTarget.getAttribute('aria-pressed') !== 'true'
      event.currentTarget.setAttribute('aria-pressed', open)
      for (const finding of findings) if (!finding.hidden) finding.open = open
    })
    apply()
  }
  addEventListener('hashchange', arrive)
  arrive()
  // By the end of the load the browser goes to the part of the address itself, and takes the focus away.
  addEventListener('load', () => setTimeout(() => document.activeElement === document.body && arrive()))

  document.addEventListener('click', async event => {
    const button = event.target.closest('[data-action=copy]')
    if (!button) return
    const { id } = button.closest('details')
    try {
      await navigator.clipboard.writeText(location.href.split('#')[0] + '#' + id)
      said.textContent = button.textContent = 'Link copied'
      setTimeout(() => {
        said.textContent = ''
        button.textContent = 'Copy link'
      }, 3000)
    } catch {
      location.hash = id
      said.textContent = 'The link is in the address bar'
    }
  })

  const pages = [...document.querySelectorAll('#pages > details.item')]
  let closed = []
  addEventListener('beforeprint', () => {
    const printed = [...findings.filter(finding => !finding.hidden), ...pages.slice(0, ${MAX_PRINTED})]
    closed = printed.filter(fold => !fold.open)
    for (const fold of closed) fold.open = true
  })
  addEventListener('afterprint', () => {
    for (const fold of closed) fold.open = false
  })
}
`;

// EXTERNAL MODULE: ./lib/report/view/report-view.js + 6 modules
var report_view = __webpack_require__(29216);
;// CONCATENATED MODULE: ./lib/report/html/site-part.js








const MAX_FINDINGS = 200;
const site_part_MAX_TITLE = 100;
function analysisPart({ analyses }, writeFacts) {
    if (analyses.length === 0)
        return null;
    return part('analyses', 'Whole site', analyses.map((analysis, index) => sitePart(analysis, index, writeFacts)));
}
function sitePart(analysis, index, writeFacts) {
    const { url, crawl, scored, findings, facts } = analysis;
    const words = (0,report_view/* analysisInWords */.F6)(analysis);
    return (0,preact.h)('div', null, (0,preact.h)('h3', null, externalLink(url, (0,shown_url/* shownUrl */.z)(url))), words !== '' && (0,preact.h)('p', null, words), crawl && crawlFigures(crawl), crawl?.incomplete !== undefined &&
        (0,preact.h)('p', null, `Not all of the site was seen: ${(0,one_line/* oneLine */.T)(crawl.incomplete)}`), crawl && crawlTable(crawl, `Pages of ${(0,shown_url/* shownUrl */.z)(url)}, table ${index + 1}`), scored.length > 0 && scoredList(scored), findings.length > 0 && findingList(findings), (0,preact.h)('p', null, writeFacts(facts)));
}
function crawlFigures({ addresses, indexable, listed, orphans, templates, obstacles, depths }) {
    const figures = [
        ['URLs found', (0,numbers_in_words/* grouped */.zD)(addresses)],
        ['Indexable', (0,numbers_in_words/* grouped */.zD)(indexable)],
        ['Not indexable', (0,numbers_in_words/* grouped */.zD)(addresses - indexable)],
        ['In the sitemap', listed === null ? 'no sitemap' : (0,numbers_in_words/* grouped */.zD)(listed)],
        ['Orphans', (0,numbers_in_words/* grouped */.zD)(orphans)],
        ['Templates', (0,numbers_in_words/* grouped */.zD)(templates)],
    ];
    const reasons = obstacles.map(({ words, count }) => [words, count]);
    const clicks = depths.map(({ clicks, count }) => [(0,crawl/* clicksInWords */.iY)(clicks), count]);
    return [
        (0,preact.h)('dl', { class: 'figures' }, figures.map(([name, value]) => (0,preact.h)('div', null, (0,preact.h)('dt', null, name), (0,preact.h)('dd', null, value)))),
        (0,preact.h)('div', { class: 'tallies' }, tally('Clicks from the start page', 'Indexable pages', clicks), tally('Why not indexable', 'URLs', reasons)),
    ];
}
function tally(name, unit, rows) {
    if (rows.length === 0)
        return null;
    return (0,preact.h)('table', null, (0,preact.h)('thead', null, (0,preact.h)('tr', null, [name, unit].map(title => (0,preact.h)('th', { scope: 'col' }, title)))), (0,preact.h)('tbody', null, rows.map(([words, count]) => (0,preact.h)('tr', null, (0,preact.h)('th', { scope: 'row' }, words), (0,preact.h)('td', null, (0,numbers_in_words/* grouped */.zD)(count))))));
}
function crawlTable({ rows, addresses }, label) {
    const head = ['URL', 'Status', 'Indexable', 'Clicks', 'Links in', 'Title', 'Failed checks'];
    const title = rows.length < addresses
        ? `The ${(0,numbers_in_words/* counted */.hS)(rows.length, 'URL')} whose faults cost most; all ${(0,numbers_in_words/* grouped */.zD)(addresses)} are in report.json`
        : 'All URLs, those first whose faults cost most';
    return (0,preact.h)('details', { class: 'item' }, (0,preact.h)('summary', null, (0,preact.h)('h3', null, title)), (0,preact.h)('div', { class: 'scroll', role: 'region', 'aria-label': label, tabIndex: 0 }, (0,preact.h)('table', { class: 'crawl' }, (0,preact.h)('thead', null, (0,preact.h)('tr', null, head.map(column => (0,preact.h)('th', { scope: 'col' }, column)))), (0,preact.h)('tbody', null, rows.map(crawlRow)))));
}
function crawlRow({ url, label, status, obstacle, clicks, linksIn, title, failed, }) {
    const cells = [
        (0,one_line/* oneLine */.T)(status, site_part_MAX_TITLE),
        obstacle === '' ? 'yes' : `no: ${obstacle}`,
        clicks === null ? 'not linked' : String(clicks),
        (0,numbers_in_words/* grouped */.zD)(linksIn),
        (0,one_line/* oneLine */.T)(title, site_part_MAX_TITLE),
        failed.flatMap((id, index) => [index === 0 ? '' : ' ', code(id)]),
    ];
    return (0,preact.h)('tr', null, (0,preact.h)('th', { scope: 'row' }, externalLink(url, label)), cells.map(cell => (0,preact.h)('td', null, cell)));
}
function scoredList(scored) {
    const shown = scored.slice(0, MAX_FINDINGS);
    return (0,preact.h)('ul', { class: 'remarks' }, shown.map(({ url, score }) => (0,preact.h)('li', null, externalLink(url, (0,shown_url/* shownUrl */.z)(url)), `: ${score === null ? 'no score' : `score ${score}`}`)), scored.length > shown.length &&
        (0,preact.h)('li', null, `and ${(0,numbers_in_words/* counted */.hS)(scored.length - shown.length, 'more page')}`));
}
function findingList(findings) {
    return (0,preact.h)('ul', { class: 'remarks' }, findings
        .slice(0, MAX_FINDINGS)
        .map(finding => (0,preact.h)('li', null, (0,preact.h)('span', { class: `badge ${finding.severity}` }, finding.severity), `${(0,one_line/* oneLine */.T)(finding.title)} · ${(0,one_line/* oneLine */.T)(finding.id)} · ${(0,view_findings/* subjectsInWords */.ao)(finding)}`)), findings.length > MAX_FINDINGS &&
        (0,preact.h)('li', null, `and ${(0,numbers_in_words/* counted */.hS)(findings.length - MAX_FINDINGS, 'more finding')}`));
}

;// CONCATENATED MODULE: ./lib/report/html/page/styles.js
const DRAWN_STYLES = `
:root { --paper: #ffffff; --result-link: #1a0dab; --result-ink: #1f1f1f; --result-soft: #474a4d; --result-star: #b06a00;
  --zone-good: #2f9e63; --zone-improve: #d99a2b; --zone-poor: #cf4a3f; }
@media (prefers-color-scheme: dark) { :root { --paper: #1f2023; --result-link: #a8c7fa; --result-ink: #e8eaed; --result-soft: #bdc1c6;
  --result-star: #fdd663; --zone-good: #37a66b; --zone-improve: #c98a1e; --zone-poor: #d65a4f; } }
.store { position: absolute; }
.drawn { margin: .75rem 0 1.25rem; }
.panels { columns: 2 20rem; column-gap: 1rem; }
.panel { border: 1px solid var(--line); border-radius: 8px; padding: .9rem 1rem 1rem; margin: 0 0 1rem; break-inside: avoid; container-type: inline-size;
  overflow-wrap: anywhere; min-width: 0; }
.panel h4 { margin: 0 0 .7rem; font-size: 1rem; line-height: 1.25; color: var(--ink); }
.panel h5 { margin: 1.1rem 0 .5rem; font-size: .8rem; font-weight: 400; color: var(--soft); } .panel h5 + .film { margin-top: 0; }
.panel figure { margin: 0; min-width: 0; }
.panel figcaption { color: var(--soft); font-weight: 400; font-size: .8rem; margin-bottom: .3rem; }
.panel > p:last-child { margin-bottom: 0; }
.panel p { max-width: none; }
.panel p.soft { font-size: .82rem; margin: .7rem 0 0; }
.drawn > p.soft { color: var(--soft); font-size: .875rem; margin: 1rem 0 0; }
.told { margin: .7rem 0 0; font-size: .87rem; display: grid; gap: .3rem; }
.told div { display: grid; grid-template-columns: 7.4rem minmax(0, 1fr); gap: .6rem; }
.told dt { color: var(--soft); } .told dd { margin: 0; }
.told ul { list-style: none; padding: 0; margin: 0; }
.told .cut-off { display: block; color: var(--soft); }
.tick { width: 1em; height: 1em; vertical-align: -.12em; margin-right: .35em; fill: none; stroke-width: 2.2; stroke-linecap: round; stroke-linejoin: round; }
.tick.yes { stroke: var(--good); } .tick.no { stroke: var(--error); }
.kept-out { margin: 0 0 .7rem; font-weight: 600; font-size: .9rem; }
.results-drawn { display: flex; flex-wrap: wrap; gap: .9rem 1.25rem; align-items: flex-start; }
.on-desktop { flex: 1 1 40rem; max-width: 40.6rem; } .on-phone { flex: 0 1 22.5rem; } .result + .result { margin-top: .8rem; }
.result .paper { background: var(--paper); color: var(--result-ink); border: 1px solid var(--line); border-radius: 8px;
  font-family: Arial, 'Liberation Sans', sans-serif; padding: 1rem 1.1rem; }
.result.phone .paper { border-radius: 14px; padding: .9rem 1rem; }
.result.before .paper { border-style: dashed; }
.is-hidden .paper { border-style: dashed; }
.result .site { display: flex; align-items: center; gap: .7rem; line-height: 1.3; margin-bottom: .45rem; }
.result .site > div { min-width: 0; } .result .name, .result .address { display: block; }
.result .name { font-size: 14px; } .result .address { font-size: 12px; color: var(--result-soft); }
.result .icon { flex: none; width: 26px; height: 26px; border-radius: 50%;overflow: hidden; }
.result .disc { fill: var(--code); stroke: var(--line); } .result .drawing { fill: none; stroke: var(--soft); stroke-width: 1.2; }
.result p { margin: 0; }
.result .headline { color: var(--result-link); font-size: 20px; line-height: 1.3; margin-bottom: 3px; }
.result .words, .result .missing-text { color: var(--result-soft); font-size: 14px; line-height: 1.58; }
.result .missing-text { font-style: italic; }
.result .extras { color: var(--result-soft); font-size: 14px; line-height: 1.58; margin-top: 2px; }
.result.before .headline { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden; }
.result.before.phone .headline { -webkit-line-clamp: 2; }
.result.before .words { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.result.before.phone .words { -webkit-line-clamp: 3; }
.stars { width: 64px; height: 12px; vertical-align: -1px; margin-right: .4em; } .stars .empty { fill: var(--line); } .stars .full { fill: var(--result-star); }
.trail { display: flex; flex-wrap: wrap; list-style: none; padding: 0; margin: 0; font-size: .92rem; }
.trail li + li::before { content: '›'; color: var(--soft); padding: 0 .45rem; }
.trail li:last-child { font-weight: 650; }
.languages { display: flex; flex-wrap: wrap; gap: .1rem .9rem; }
.vitals { list-style: none; padding: 0; margin: 0; display: grid; gap: .85rem; }
.vitals li { display: grid; grid-template-columns: 9.5rem minmax(0, 1fr) 7.2rem; gap: .1rem .9rem; align-items: center; }
.vitals b { display: block; font-weight: 650; line-height: 1.3; } .vitals .what span { font-size: .76rem; color: var(--soft); line-height: 1.3; display: block; }
.vitals .value { text-align: right; line-height: 1.3; } .vitals strong { display: block; font-size: 1.15rem; font-variant-numeric: tabular-nums; }
.vitals .value { overflow-wrap: normal; } .vitals strong { overflow-wrap: anywhere; }
.vitals .value span { font-size: .8rem; font-weight: 600; }
.rated-good .value { color: var(--good); } .rated-improve .value { color: var(--warning); } .rated-poor .value { color: var(--error); }
.scale { display: block; width: 100%; height: auto; overflow: visible; }
.zone-good { fill: var(--zone-good); } .zone-improve { fill: var(--zone-improve); } .zone-poor { fill: var(--zone-poor); }
.scale text { fill: var(--soft); font-size: 15px; } .scale .pointer { fill: var(--ink); } .scale .needle { stroke: var(--ink); stroke-width: 1.6; }
.film { list-style: none; display: flex; flex-wrap: wrap; gap: .5rem; padding: 0; margin: 1rem 0 0; }
.film img { display: block; width: 4.2rem; height: auto; border: 1px solid var(--line); border-radius: 4px; background: #fff; }
.film span { display: block; text-align: center; font-size: .72rem; color: var(--soft); font-variant-numeric: tabular-nums; margin-top: .15rem; }
.devices { display: flex; align-items: flex-end; gap: .9rem; }
.devices img { display: block; height: auto; min-width: 0; border: 1px solid var(--line); background: #fff; }
.devices .phone { flex: 1 1 22%; width: 22%; border-radius: 10px; border-width: 3px; order: 2; max-width: 9rem; }
.devices .desktop { flex: 3 1 70%; width: 70%; border-radius: 6px; border-top-width: 9px; order: 1; }
.cards { display: grid; grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr); gap: 1rem; align-items: start; }
.share .paper { border: 1px solid var(--line); border-radius: 10px; overflow: hidden; background: var(--paper); color: var(--result-ink); }
.share .picture { display: block; width: 100%; aspect-ratio: 1.91; background: var(--code); }
.share div.picture { display: flex; flex-direction: column; align-items: center; justify-content: center; gap: .3rem; color: var(--soft); font-size: .8rem; }
.share .picture svg { width: 2.6rem; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linejoin: round; }
.share div.picture.none { background: repeating-linear-gradient(-45deg, var(--code) 0 8px, var(--paper) 8px 16px); }
.share div.picture.none span { background: var(--paper); padding: 0 .4rem; border-radius: 4px; } .share div.picture.none svg { display: none; }
.share .text { padding: .6rem .75rem .7rem; line-height: 1.35; }
.share .host, .share .words { display: block; font-size: .78rem; color: var(--result-soft); } .share strong { display: block; font-size: .92rem; }
.share strong, .share .words { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.share.small .paper { display: flex; } .share.small .picture { flex: none; width: 5rem; aspect-ratio: auto; min-height: 5rem; }
.share.small .text { min-width: 0; padding: .5rem .65rem; } .share.small strong { font-size: .85rem; } .share.small strong, .share.small .words { -webkit-line-clamp: 2; }
.hops { list-style: none; padding: 0; margin: 0; }
.hops li { position: relative; display: flex; flex-wrap: wrap; align-items: baseline; gap: .15rem .6rem; padding: 0 0 .85rem 1.5rem; }
.hops li:last-child { padding-bottom: 0; }
.hops li::before { content: ''; position: absolute; left: .2rem; top: .42rem; width: .55rem; height: .55rem; border-radius: 50%; border: 2px solid var(--notice); background: var(--page); }
.hops li::after { content: ''; position: absolute; left: .5rem; top: 1.25rem; bottom: -.25rem; border-left: 2px solid var(--line); }
.hops li:last-child::after { display: none; }
.hops .answer::before { border-color: var(--good); background: var(--good); } .hops .fault::before { border-color: var(--error); background: var(--error); border-radius: 2px; }
.hops b { font-variant-numeric: tabular-nums; } .hops .answer b { color: var(--good); } .hops .fault b { color: var(--error); } .hops .redirect b { color: var(--notice); }
.hops code { min-width: 0; } .hops .time { color: var(--soft); font-size: .85rem; }
.graded { display: flex; align-items: center; gap: .8rem; } .graded p { margin: 0; font-size: .9rem; }
.grade { flex: none; display: grid; place-items: center; min-width: 3rem; height: 3rem; border-radius: 8px; font-size: 1.5rem; font-weight: 700; }
.tests { list-style: none; padding: 0; margin: .8rem 0 0; font-size: .87rem; columns: 2 12rem; column-gap: 1.2rem; }
.tests li { break-inside: avoid; padding: .1rem 0 .1rem 1.35em; text-indent: -1.35em; }
@container (max-width: 26rem) {
  .vitals li { grid-template-columns: minmax(0, 1fr) auto; row-gap: .5rem; } .scale { grid-row: 2; grid-column: 1 / -1; } .scale text { font-size: 11px; }
  .told div { grid-template-columns: 5.6rem minmax(0, 1fr); }
}
@container (max-width: 23rem) { .cards { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 40rem) {
  .panel { padding: .75rem; }
  .result .headline { font-size: 18px; } .result.desktop .headline { font-size: 17px; }
  .result .paper { padding: .8rem; }
}
@media print {
  :root { --paper: #fff; --result-link: #1a0dab; --result-ink: #1f1f1f; --result-soft: #474a4d; --result-star: #b06a00;
    --zone-good: #2f9e63; --zone-improve: #d99a2b; --zone-poor: #cf4a3f; }
  .drawn { zoom: .75; } .panel { border-color: #bbb; }
  .on-desktop { flex-basis: 26rem; } .on-phone { flex-basis: 16rem; }
}
`;

;// CONCATENATED MODULE: ./lib/report/html/styles/change.js
const CHANGE_STYLES = `
.all-good { display: flex; align-items: center; gap: .6rem; color: var(--good); font-size: 1.15rem; font-weight: 600; }
.all-good .round-sign { flex: none; width: 1.6rem; height: 1.6rem; }
.rows { list-style: none; padding: 0; margin: 0; border-top: 1px solid var(--line); }
.rows > li { display: grid; grid-template-columns: 5.5rem 1fr; gap: .25rem 1rem; padding: .75rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.rows > li:not(:has(> .badge)) { display: block; }
.rows > li > .badge { justify-self: start; margin-top: .15rem; }
.rows > li > div { min-width: 0; }
.rows p { margin: 0 0 .2rem; } .rows .id { margin-left: .5rem; }
.rows .fold > summary { padding: .1rem 0; font-size: .9rem; }
.before-after { display: grid; grid-template-columns: 3.5rem 1fr; gap: .3rem .75rem; margin: .4rem 0; }
.before-after dt { color: var(--soft); font-size: .85rem; padding-top: .1rem; } .before-after dd { margin: 0; max-width: 46rem; }
.before-after .before { color: var(--soft); } .before-after .after { font-weight: 500; }
@media (max-width: 40rem) { .rows > li { grid-template-columns: 1fr; } }
`;

;// CONCATENATED MODULE: ./lib/report/html/styles/findings.js
const FINDING_STYLES = `
.filter { display: flex; flex-wrap: wrap; gap: .9rem 1.5rem; align-items: end; margin: 1.25rem 0 1rem; }
.filter fieldset { border: 0; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
.filter legend, .filter .name { display: block; padding: 0; font-size: .8rem; color: var(--soft); margin-bottom: .15rem; }
.filter .choice { display: inline-flex; align-items: center; gap: .4rem; min-height: 2.4rem; }
.filter input[type=checkbox] { width: 1.1rem; height: 1.1rem; margin: 0; accent-color: var(--link); }
.filter :is(select, input[type=search], button), [data-action=copy] { font: inherit; font-size: .95rem; padding: .35rem .7rem; max-width: 100%;
  min-height: 2.4rem; border: 1px solid var(--soft); border-radius: 6px; background: var(--page); color: var(--ink); }
.filter select { width: 10rem; } .filter input[type=search] { width: 12rem; }
.filter button, [data-action=copy] { cursor: pointer; }
.filter button:hover, [data-action=copy]:hover { background: var(--sunken); }
.filter button[aria-pressed=true] { background: var(--ink); color: var(--page); }
.filter .buttons { display: flex; gap: .5rem; }
.filter output { flex-basis: 100%; color: var(--soft); font-size: .9rem; }
details.item { border-bottom: 1px solid var(--line); }
.list { border-top: 1px solid var(--line); }
details.item > summary { padding: .8rem 1.75rem .8rem 0; position: relative; list-style: none; }
details.item > summary::-webkit-details-marker { display: none; }
details.item > summary::after { content: ''; position: absolute; right: .4rem; top: 1.25rem; width: .5rem; height: .5rem;
  border: solid var(--soft); border-width: 0 2px 2px 0; transform: rotate(45deg); }
details.item[open] > summary::after { transform: rotate(225deg); top: 1.45rem; }
details.item > summary:hover h3 { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .18em; }
details.item > summary h3 { display: inline; margin-right: .6rem; }
details.item > .body { padding: 0 0 1.75rem; overflow-wrap: anywhere; }
.finding > summary { display: grid; grid-template-columns: 5.5rem 1fr auto; gap: .1rem 1rem; align-items: baseline; }
.finding > summary .badge { justify-self: start; }
.finding > summary .id { grid-column: 2 / -1; }
.finding > .body { display: grid; grid-template-columns: minmax(16rem, 24rem) minmax(0, 1fr); gap: 1.5rem 3rem; padding-left: 6.5rem !important; padding-top: .5rem !important; }
.advice > div { margin-bottom: 1.1rem; } .advice p { margin: 0; }
.finding h4 { color: var(--soft); } .finding .fix h4 { color: var(--good); }
.on-page { margin: .75rem 0 .25rem; } .where-it-is > :nth-child(2) .on-page { margin-top: 0; }
.places { padding-left: 1.1rem; margin: .25rem 0 .75rem; }
.places li { margin: .45rem 0; } .places li::marker { color: var(--soft); }
.places .where { color: var(--soft); font-size: .875rem; }
.snippet { display: block; margin-top: .25rem; width: fit-content; max-width: 100%; padding: .3em .6em; }
.region { display: block; width: 16rem; max-width: 100%; border: 1px solid var(--line); border-radius: 8px; margin: .5rem 0 1rem; }
.region rect { fill: none; } .region .halo { stroke: #fff; stroke-width: 6; } .region .outline { stroke: #d21f10; stroke-width: 3; }
.remarks { padding: 0; margin: 0; list-style: none; overflow-wrap: anywhere; border-top: 1px solid var(--line); }
.remarks .badge { margin-right: .6rem; }
.remarks li { padding: .6rem 0; border-bottom: 1px solid var(--line); }
@media (max-width: 60rem) {
  .finding > .body { grid-template-columns: 1fr; gap: 1.25rem; }
}
@media (max-width: 44rem) {
  .filter > * { flex: 1 1 100%; } .filter .field { flex: 1 1 8rem; } .filter select, .filter input[type=search] { width: 100%; }
  .finding > summary { grid-template-columns: auto auto 1fr; } .finding > summary h3 { grid-column: 1 / -1; }
  .finding > summary .id { grid-column: 1 / -1; } .finding > summary .new { order: -1; grid-column: 2; }
  .finding > summary .badge.error, .finding > summary .badge.warning, .finding > summary .badge.notice { order: -2; }
  .finding > .body { padding-left: 0 !important; }
}
`;

;// CONCATENATED MODULE: ./lib/report/html/styles/frame.js
const FRAME_STYLES = `
header, main, footer, nav ul { max-width: 78rem; margin: 0 auto; padding: 0 2rem; }
.brand { display: flex; flex-wrap: wrap; gap: .1rem 1.25rem; color: var(--soft); font-size: .9rem; margin: 1.75rem 0 2.5rem; max-width: none; overflow-wrap: anywhere; }
.brand strong { color: var(--ink); }
.brand time { margin-left: auto; font-variant-numeric: tabular-nums; }
.verdict { display: grid; grid-template-columns: auto 1fr auto; gap: 1.1rem; align-items: start; }
.verdict .round-sign { width: 2.6rem; height: 2.6rem; margin-top: .1rem; }
.verdict .words { padding-top: .2rem; min-width: 0; }
.verdict ul { margin: .9rem 0 0; padding-left: 1.1rem; overflow-wrap: anywhere; max-width: 52rem; }
.verdict li { margin: .2rem 0; }
.verdict.passed .round-sign { color: var(--good-line); } .verdict.failed .round-sign { color: var(--error-line); }
:is(.verdict.open, .verdict.not-gated) .round-sign { color: var(--notice); }
.ring { width: 6rem; height: 6rem; }
.ring circle { fill: none; stroke-width: 8; }
.ring .track { stroke: var(--line); } .ring .filled { stroke: var(--soft); stroke-linecap: round; }
.ring.good .filled { stroke: var(--good-line); } .ring.middling .filled { stroke: var(--warning-line); } .ring.poor .filled { stroke: var(--error-line); }
.ring text { fill: var(--ink); font-size: 30px; font-weight: 700; letter-spacing: -.02em; }
.figures { display: flex; flex-wrap: wrap; gap: 1rem 0; margin: 2.25rem 0 0; padding: 1.1rem 0; border-block: 1px solid var(--line); }
.figures div { flex: 1 0 auto; padding: 0 1.25rem; border-left: 1px solid var(--line); display: flex; flex-direction: column; }
.figures div:first-child, .figures .beside-no-ring + div { padding-left: 0; border-left: 0; }
.figures dt { color: var(--soft); font-size: .85rem; }
.figures dd { margin: 0; font-size: 1.35rem; font-weight: 650; letter-spacing: -.01em; white-space: nowrap; font-variant-numeric: tabular-nums; }
.figures .error dd { color: var(--error); } .figures .warning dd { color: var(--warning); } .figures .notice dd { color: var(--notice); }
.figures .beside-no-ring { display: none; }
.figures + .soft { color: var(--soft); font-size: .875rem; margin: .9rem 0 0; }
.figures dd.change { font-size: .85rem; font-weight: 600; white-space: normal; }
nav { position: sticky; top: 0; z-index: 5; background: var(--page); border-bottom: 1px solid var(--line); margin-top: 1rem; }
nav ul { display: flex; gap: 0 1.5rem; list-style: none; overflow-x: auto; white-space: nowrap; }
nav a { display: block; padding: .7rem 0; color: var(--soft); text-decoration: none; font-size: .9rem; }
nav a:hover { color: var(--ink); text-decoration: underline; }
nav a:focus-visible { outline-offset: -2px; }
nav .count { color: var(--ink); font-weight: 600; font-variant-numeric: tabular-nums; }
main > section { padding-top: 3rem; }
footer { color: var(--soft); font-size: .875rem; padding-top: 3.5rem; padding-bottom: 3rem; }
@media (max-width: 66rem) {
  .figures { display: grid; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); gap: 1rem .75rem; }
  .figures div { padding: 0; border: 0; justify-content: space-between; }
  html { scroll-padding-top: 6rem; }
  nav ul { flex-wrap: wrap; padding-block: .4rem; } nav a { padding: .3rem 0; }
}
@media (max-width: 44rem) {
  nav ul { flex-wrap: nowrap; padding-block: 0; } nav a { padding: .7rem 0; }
  header, main, footer, nav ul { padding-left: 1rem; padding-right: 1rem; }
  .brand { margin: 1.1rem 0 1.5rem; } .brand time { margin-left: 0; }
  .verdict { grid-template-columns: auto 1fr; gap: .75rem; }
  .verdict .round-sign { width: 1.9rem; height: 1.9rem; }
  .verdict .ring { display: none; } .figures .beside-no-ring { display: flex; }
  .figures { grid-template-columns: repeat(3, 1fr); }
  .figures dt { line-height: 1.25; } .figures dd { font-size: 1.2rem; }
  main > section { padding-top: 2.25rem; }
}
`;

;// CONCATENATED MODULE: ./lib/report/html/styles/pages.js
const PAGE_STYLES = `
#pages > details.item:first-of-type { border-top: 1px solid var(--line); }
.brief { list-style: none; padding: 0; margin: 0; }
.brief li { padding: .6rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; } .brief p { margin: .15rem 0 0; max-width: none; }
`;

;// CONCATENATED MODULE: ./lib/report/html/styles/print.js
const PRINT_STYLES = `
@media print {
  :root { --page: #fff; --sunken: #fff; --ink: #000; --soft: #444; --line: #ccc; --code: #f4f4f4;
    --error: #96140a; --error-fill: #fdecea; --warning: #6a3b00; --warning-fill: #fff1d9; --link: #0b4a8f;
    --notice: #0b4280; --notice-fill: #e8f1fd; --good: #0a5030; --good-fill: #e2f5ea; }
  html { color-scheme: light; font-size: 10.5px; }
  header, main, footer { max-width: none; padding: 0; }
  nav, .skip, .filter, [data-action] { display: none; }
  main > section { padding-top: 1.5rem; } h2, h3, h4, summary { break-after: avoid; }
  .scroll { max-height: none; overflow: visible; }
  .matrix thead th, .matrix tbody th { position: static; }
  .finding > .body { grid-template-columns: 1fr; gap: .25rem; padding-left: 0 !important; }
  .places li, .rows > li, tr { break-inside: avoid; }
  pre { max-height: none; white-space: pre-wrap; }
  a { color: inherit; }
  * { print-color-adjust: exact; }
}
`;

;// CONCATENATED MODULE: ./lib/report/html/styles/rank.js
const RANK_STYLES = `
.rank + .rank { margin-top: 2rem; }
.rank h3 { font-size: 1.1rem; }
.rank .figures { margin: 1rem 0; }
.missing { padding: .75rem 1rem; border-left: 6px solid var(--warning); overflow-wrap: anywhere; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1.75rem 3rem; align-items: start; margin: 1.5rem 0; }
.charts figure { margin: 0; min-width: 0; }
.charts .days { grid-column: 1 / -1; margin-top: .75rem; }
figcaption { font-weight: 600; font-size: .9rem; margin-bottom: .35rem; }
.chart { display: block; width: 100%; height: auto; font-size: 14px; }
.chart text { fill: var(--soft); } .chart .grid { stroke: var(--line); }
.line { stroke: var(--link); stroke-width: 2; fill: none; stroke-linejoin: round; stroke-linecap: round; }
circle.line { fill: var(--link); }
.spark { display: block; width: 5.6rem; height: 1.4rem; }
.shares { display: block; width: 100%; height: 1.6rem; border-radius: 4px; }
.band-top3 { fill: #1a7f4b; background: #1a7f4b; } .band-top10 { fill: #57a773; background: #57a773; }
.band-top20 { fill: #d9a92e; background: #d9a92e; } .band-top50 { fill: #d07a28; background: #d07a28; }
.band-top100 { fill: #b5532f; background: #b5532f; } .band-none { fill: #8b2a21; background: #8b2a21; }
.band-unknown { fill: var(--line); background: var(--line); }
.legend { display: flex; flex-wrap: wrap; gap: .1rem 1rem; list-style: none; padding: 0; margin: .6rem 0 0; font-size: .9rem; }
.swatch { display: inline-block; width: .8rem; height: .8rem; border-radius: 3px; margin-right: .4rem; }
.moves { list-style: none; padding: 0; margin: 0; }
.moves li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: .2rem 0; overflow-wrap: anywhere; }
.positions { font-variant-numeric: tabular-nums; }
.positions thead th { position: sticky; top: 0; background: var(--page); font-size: .85rem; white-space: nowrap; z-index: 1; }
.positions tbody th { font-weight: 600; min-width: 9rem; overflow-wrap: anywhere; }
.positions th .soft, .positions .page { display: block; font-weight: 400; font-size: .85rem; }
.positions td { white-space: nowrap; } .positions .last { display: block; font-size: .8rem; }
@media (max-width: 48rem) {
  .positions thead { display: none; }
  .positions tr { display: flex; flex-wrap: wrap; gap: .1rem 1.1rem; padding: .5rem .6rem; border-bottom: 1px solid var(--line); }
  .positions th, .positions td { border: 0; padding: 0; } .positions tbody th { flex: 1 0 100%; }
  .positions td[data-label]::before { content: attr(data-label); display: block; font-size: .75rem; font-weight: 400; color: var(--soft); }
}
`;

;// CONCATENATED MODULE: ./lib/report/html/styles/tables.js
const TABLE_STYLES = `
.scroll { position: relative; overflow: auto; max-height: 80vh; }
table { border-collapse: separate; border-spacing: 0; width: 100%; }
th, td { padding: .45rem .6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { color: var(--soft); font-size: .85rem; font-weight: 600; }
.matrix { width: auto; min-width: 100%; font-variant-numeric: tabular-nums; }
.matrix td { text-align: center; padding: .5rem .25rem; min-width: 2.9rem; }
.matrix thead th { position: sticky; top: 0; background: var(--page); vertical-align: bottom; z-index: 1; }
.matrix thead th:first-child { padding-left: 0; }
.matrix thead th.tool { padding: .5rem .2rem; text-align: center; }
.matrix thead th.tool span { writing-mode: vertical-rl; transform: rotate(180deg); }
.matrix tbody th { position: sticky; left: 0; background: var(--page); font-weight: 400; max-width: 24rem; min-width: 9rem; padding-left: 0; overflow-wrap: anywhere; }
.matrix thead th:first-child { left: 0; z-index: 2; }
.matrix tbody tr:hover > * { background-color: var(--sunken); }
.matrix .change { display: block; font-size: .75rem; line-height: 1.1; font-weight: 600; }
.total { font-weight: 700; }
.good { color: var(--good); }
.middling { background: var(--warning-fill); color: var(--warning); }
.poor { background: var(--error-fill); color: var(--error); font-weight: 650; }
svg.middling, svg.poor { background: none; }
.matrix tbody tr:hover > .middling { background-color: var(--warning-fill); }
.matrix tbody tr:hover > .poor { background-color: var(--error-fill); }
.none { color: var(--soft); }
.results pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.results th, .results td:nth-child(2) { white-space: nowrap; }
.results td:nth-child(3) { min-width: 16rem; }
.failing { list-style: none; padding: 0; margin: 0; }
.tallies { display: flex; flex-wrap: wrap; gap: 1rem 3rem; align-items: start; margin: 1.5rem 0; }
.tallies table { width: auto; font-variant-numeric: tabular-nums; } .tallies tbody th { font-weight: 400; } .tallies td { text-align: right; }
.crawl { font-variant-numeric: tabular-nums; } .crawl tbody th { font-weight: 400; min-width: 12rem; overflow-wrap: anywhere; }
.crawl td:nth-child(6) { min-width: 12rem; } .crawl thead th { position: sticky; top: 0; background: var(--page); white-space: nowrap; }
@media (max-width: 66rem) {
  .matrix td { min-width: 2.05rem; padding: .5rem .1rem; font-size: .875rem; } .matrix thead th.tool { padding: .5rem .1rem; }
}
@media (max-width: 44rem) {
  .matrix tbody th { max-width: 8.5rem; min-width: 6rem; font-size: .85rem; }
  .results thead { display: none; } .results td:nth-child(3) { min-width: 0; }
  .results tr { display: block; padding: .6rem 0; border-bottom: 1px solid var(--line); }
  .results th, .results td { display: block; border: 0; padding: .1rem 0; width: fit-content; max-width: 100%; }
}
`;

;// CONCATENATED MODULE: ./lib/report/html/styles/text.js
const TEXT_STYLES = `
:root {
  --page: #ffffff; --sunken: #f5f6f8; --ink: #14181d; --soft: #4a535e; --line: #e1e5ea; --link: #0b4a8f;
  --error: #96140a; --error-fill: #fdecea; --warning: #6a3b00; --warning-fill: #fff1d9;
  --notice: #0b4280; --notice-fill: #e8f1fd; --good: #0a5030; --good-fill: #e2f5ea; --code: #f1f3f6;
  --good-line: #17864f; --warning-line: #c26a00; --error-line: #c4281b;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0f1216; --sunken: #171b21; --ink: #e8ebef; --soft: #b3bcc7; --line: #2b323b; --link: #9dcbff;
    --error: #ffb5ac; --error-fill: #42201e; --warning: #f6cb7c; --warning-fill: #392a0f;
    --notice: #a6d0ff; --notice-fill: #14294a; --good: #86e0aa; --good-fill: #12331f; --code: #1d232a;
    --good-line: #4fc283; --warning-line: #e5a33c; --error-line: #ef7467;
  }
}
* { box-sizing: border-box; }
html { color-scheme: light dark; scroll-padding-top: 4rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
h1, h2, h3, h4 { line-height: 1.25; overflow-wrap: anywhere; }
h1, h2 { text-wrap: balance; }
h1 { font-size: clamp(1.5rem, 1.15rem + 1.6vw, 2.25rem); letter-spacing: -.02em; margin: 0; font-weight: 700; }
h2 { font-size: 1.5rem; letter-spacing: -.015em; margin: 0 0 .75rem; }
h3 { font-size: 1.05rem; margin: 0; font-weight: 600; }
main > section > h3, main > section > div > h3 { margin: 2rem 0 .5rem; }
h4 { font-size: .85rem; margin: 0 0 .25rem; font-weight: 600; }
p { margin: .5rem 0; max-width: 46rem; }
a { color: var(--link); text-underline-offset: .18em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 3px; border-radius: 3px; }
code, pre { font: .85em/1.5 ui-monospace, SFMono-Regular, 'SF Mono', Menlo, Consolas, monospace; }
code { background: var(--code); padding: .12em .35em; border-radius: 4px; overflow-wrap: anywhere; }
:is(h3, h4) code { font-size: .92em; }
pre { background: var(--code); padding: .75rem 1rem; border-radius: 6px; overflow: auto; max-height: 24rem; margin: .5rem 0; }
.soft { color: var(--soft); font-size: .9rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
[hidden], html:not(.scripted) .with-script { display: none !important; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 1rem; background: var(--page); padding: .5rem 1rem; z-index: 9; }
.badge { display: inline-block; border-radius: 4px; padding: .05rem .5rem; font-size: .8rem; font-weight: 600; white-space: nowrap; height: fit-content; }
.badge.error { background: var(--error-fill); color: var(--error); }
.badge.warning { background: var(--warning-fill); color: var(--warning); }
.badge.notice { background: var(--notice-fill); color: var(--notice); }
.badge.good { background: var(--good-fill); color: var(--good); }
.badge.neutral { background: var(--code); color: var(--soft); }
.badge.new { background: var(--ink); color: var(--page); }
.id { color: var(--soft); font-size: .875rem; overflow-wrap: anywhere; }
.change.up { color: var(--good); } .change.down { color: var(--error); } .change.same { color: var(--soft); }
summary { cursor: pointer; }
.fold > summary { padding: .4rem 0; color: var(--link); width: fit-content; }
`;

;// CONCATENATED MODULE: ./lib/report/html/styles.js









const STYLES = [
    TEXT_STYLES,
    FRAME_STYLES,
    CHANGE_STYLES,
    TABLE_STYLES,
    FINDING_STYLES,
    PAGE_STYLES,
    DRAWN_STYLES,
    RANK_STYLES,
    PRINT_STYLES,
].join('');

;// CONCATENATED MODULE: ./lib/report/html/verdict-part.js





function verdictPart(view) {
    const { verdict, score, counts, comparison, healthy, pages, durationMs, unverified } = view;
    const { state, headline } = verdict;
    const { open, folded } = (0,view_verdict/* foldedReasons */.of)(verdict.reasons);
    const shownScore = score === null ? scores/* NO_SCORE */.N7 : String(Math.round(score));
    const figures = [
        ['Score', shownScore, 'beside-no-ring'],
        ['Pages without errors', (0,view_verdict/* isAnyMeasured */.Tv)(view) ? `${healthy} of ${pages.length}` : scores/* NO_SCORE */.N7],
        ['Errors', counts.error, 'error'],
        ['Warnings', counts.warning, 'warning'],
        ['Notices', counts.notice, 'notice'],
        ...figureOfGap('Tool runs not measured', counts.notMeasured),
        ...figureOfGap('Checks not verified', unverified),
        ...comparisonFigures(comparison),
        ['Time', (0,numbers_in_words/* durationInWords */.ji)(durationMs)],
    ];
    return [
        (0,preact.h)('div', { class: `verdict ${state}` }, sign(SIGNS[state]), (0,preact.h)('div', { class: 'words' }, (0,preact.h)('h1', null, headline), open.length > 0 && reasonList(open), folded.length > 0 &&
            (0,preact.h)('details', { class: 'fold' }, (0,preact.h)('summary', null, (0,numbers_in_words/* counted */.hS)(verdict.reasons.length - open.length, 'more reason')), reasonList(folded))), pages.length > 0 && scoreRing(score, shownScore, (0,scores/* scoreBand */.WZ)(score, counts.error > 0))),
        (0,preact.h)('dl', { class: 'figures' }, figures.map(([name, value, kind]) => (0,preact.h)('div', kind !== undefined && value !== 0 ? { class: kind } : null, (0,preact.h)('dt', null, name), (0,preact.h)('dd', null, value)))),
        view.rendering !== '' && (0,preact.h)('p', { class: 'soft' }, `${view.rendering}.`),
    ];
}
function reasonList(reasons) {
    return (0,preact.h)('ul', null, reasons.map(reason => (0,preact.h)('li', null, reason)));
}
function comparisonFigures(comparison) {
    if (!comparison)
        return [];
    return [
        ['New', comparison.new.length],
        ['Known', comparison.known.length],
        ['Fixed', comparison.fixed.length],
    ];
}
const SIGNS = {
    passed: 'check',
    failed: 'cross',
    open: 'dash',
    'not-gated': 'dash',
};
function figureOfGap(name, count) {
    return count > 0 ? [[name, count, 'warning']] : [];
}

;// CONCATENATED MODULE: ./lib/report/html/html.js


















function renderHtml(view) {
    return [...htmlChunks(view)].join('');
}
function* htmlChunks(view) {
    const lists = new LongLists();
    const document = (0,preact.h)('html', { lang: 'en' }, head(view), body(view, lists));
    yield '<!doctype html>\n';
    yield* lists.filledIn((0,dist/* renderToStaticMarkup */.qV)(document));
    yield '\n';
}
function head({ verdict }) {
    return (0,preact.h)('head', null, (0,preact.h)('meta', { charSet: 'utf-8' }), (0,preact.h)('meta', { 'http-equiv': 'Content-Security-Policy', content: policy() }), (0,preact.h)('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }), (0,preact.h)('meta', { name: 'robots', content: 'noindex' }), (0,preact.h)('meta', { name: 'referrer', content: 'no-referrer' }), (0,preact.h)('title', null, `${verdict.headline} – SEO Preflight`), (0,preact.h)('style', { dangerouslySetInnerHTML: { __html: STYLES } }));
}
function policy() {
    const hash = (text) => `'sha256-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('base64')}'`;
    return [
        "default-src 'none'",
        `style-src ${hash(STYLES)}`,
        `script-src ${hash(SCRIPT)}`,
        'img-src data:',
        "base-uri 'none'",
        "form-action 'none'",
    ].join('; ');
}
function body(view, lists) {
    const { origin, pages, remarks, counts, version, source, startedAt } = view;
    const findingId = findingIds(findingAnchors(view.findings));
    const writeFacts = factsWriter();
    const parts = [
        changePart(view),
        comparisonPart(view, findingId),
        scorePart(view, lists),
        findingsPart(view, findingId, lists),
        remarksPart('not-measured', 'Not measured', remarks.notMeasured, pages.length, counts.notMeasured),
        remarksPart('unverified', 'Checks that could not be verified', remarks.unverified, pages.length),
        remarksPart('notes', 'Passed with a note', remarks.notes, pages.length),
        remarksPart('ignored', 'Ignored', remarks.ignored, pages.length),
        analysisPart(view, writeFacts),
        rankPart(view, writeFacts),
        pagesPart(view, findingId, writeFacts, lists),
    ].filter(part => part !== null);
    return (0,preact.h)('body', null, (0,preact.h)('a', { class: 'skip', href: '#findings' }, 'Skip to the findings'), (0,preact.h)('header', null, (0,preact.h)('p', { class: 'brand' }, (0,preact.h)('strong', null, 'SEO Preflight'), origin !== undefined && (0,preact.h)('span', null, origin), html_time(startedAt)), verdictPart(view)), (0,preact.h)('nav', { 'aria-label': 'Parts of the report' }, (0,preact.h)('ul', null, parts.map(partLink))), (0,preact.h)('main', null, parts.map(partSection)), (0,preact.h)('footer', null, `SEO Preflight ${version} · measured by ${source === 'engine' ? 'the embedded engine' : 'the hosted service'} · `, html_time(startedAt)), (0,preact.h)('output', { id: 'said', class: 'unseen', 'aria-live': 'polite' }), (0,preact.h)('script', { dangerouslySetInnerHTML: { __html: SCRIPT } }));
}
function html_time(startedAt) {
    const words = `${new Date(startedAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    return (0,preact.h)('time', { dateTime: startedAt }, words);
}
function partLink({ id, title, count }) {
    const figure = count ? (0,preact.h)('span', { class: 'count' }, ` ${(0,numbers_in_words/* grouped */.zD)(count)}`) : null;
    return (0,preact.h)('li', null, (0,preact.h)('a', { href: `#${id}` }, title, figure));
}
function partSection({ id, title, content }) {
    return (0,preact.h)('section', { id, 'aria-labelledby': `${id}-title` }, (0,preact.h)('h2', { id: `${id}-title` }, title), content);
}


/***/ }),

/***/ 75765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ linkAddress)
/* harmony export */ });
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69612);
/* harmony import */ var _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82090);


const MAX_LINK = 2_000;
function linkAddress(url) {
    const parsed = URL.parse((0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutUserInformation */ .ah)(url));
    if (parsed?.protocol !== 'http:' && parsed?.protocol !== 'https:')
        return undefined;
    if ((0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isThisMachine */ .YY)(parsed.hostname))
        return undefined;
    const address = (0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutSecrets */ .cT)(parsed.href).replace(/[\\|`<>"'{}^]/g, percentEncoded);
    return address.length <= MAX_LINK ? address : undefined;
}
function percentEncoded(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}


/***/ }),

/***/ 48217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ namedIn),
/* harmony export */   Cr: () => (/* binding */ withoutOwnPage),
/* harmony export */   Jo: () => (/* binding */ saidOf),
/* harmony export */   Kd: () => (/* binding */ holderOf),
/* harmony export */   SF: () => (/* binding */ othersInWords),
/* harmony export */   Xf: () => (/* binding */ saidOnce),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   p5: () => (/* binding */ alikePlaces),
/* harmony export */   ru: () => (/* binding */ firstAlike)
/* harmony export */ });
/* harmony import */ var _text_mentions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60560);
/* harmony import */ var _text_shown_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99602);
/* harmony import */ var _numbers_in_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51790);



function saidOnce(listed) {
    const [first, ...others] = listed;
    if (!first)
        return { lead: '', places: listed };
    const isOnePage = others.every(({ page }) => page === first.page);
    const isOneMessage = others.length > 0 &&
        others.every(({ message }) => message === first.message) &&
        (!isOnePage || listed.every(isNamed));
    const lead = [isOnePage && first.ofPage, isOneMessage && first.message].filter(Boolean).join('; ');
    const places = listed.map(({ ofPage, message, ...place }) => ({
        ...place,
        ...(ofPage !== undefined && !isOnePage && { ofPage }),
        message: isOneMessage ? undefined : message,
    }));
    return { lead, places };
}
function alikePlaces(places) {
    const byKey = new Map();
    const listed = [];
    for (const place of places) {
        const { page, resource, ofPage, occurrence: { selector, snippet, line } = {} } = place;
        const key = JSON.stringify([selector, snippet, saidOf(place, true).words]);
        const same = byKey.get(key);
        if (same && !same.pages.includes(page)) {
            same.pages.push(page);
            if (line !== same.place.occurrence?.line)
                same.place = withoutLine(same.place);
            continue;
        }
        const own = { place, pages: [page] };
        listed.push(own);
        if (selector !== undefined && snippet !== undefined && resource === undefined && ofPage === undefined) {
            byKey.set(key, own);
        }
    }
    return listed;
}
function othersInWords(alike) {
    const others = othersOf(alike);
    return others === 0
        ? ''
        : ` and ${alike.place.others?.mayBeMore ? 'at least ' : ''}${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(others, 'more place')}`;
}
function othersOf({ place, pages }) {
    const { count = 0 } = place.others ?? {};
    return place.message === undefined ? 0 : Math.max(0, count - (pages.length - 1));
}
function countedOf(alike) {
    return alike.reduce((sum, first) => {
        const shown = alike
            .filter(one => one !== first && one.place.message === first.place.message)
            .reduce((places, { pages }) => places + pages.length, 0);
        return sum + Math.max(0, othersOf(first) - shown);
    }, 0);
}
function firstAlike(list, max) {
    const { lead, places } = saidOnce(list.listed);
    const alike = alikePlaces(places).slice(0, max);
    const shown = alike.reduce((sum, { pages }) => sum + pages.length, 0);
    return { lead, alike, more: Math.max(0, list.count - shown - countedOf(alike)) };
}
function withoutLine(place) {
    if (!place.occurrence)
        return place;
    const { line: _, column: __, ...occurrence } = place.occurrence;
    return { ...place, occurrence };
}
function isNamed({ occurrence, resource }) {
    return resource !== undefined || occurrence?.line !== undefined || Boolean(occurrence?.selector);
}
function saidOf({ page, ofPage, message, resource }, isPageNamed = false) {
    const said = isPageNamed && message !== undefined ? withoutOwnPage(message, page.url) : message;
    const words = [said, ofPage].every(Boolean) ? withPage(said, ofPage) : (said ?? ofPage ?? '');
    const isSaid = resource !== undefined && namedIn(words, resource) !== undefined;
    return { resource: isSaid ? undefined : resource, words };
}
function withPage(said, ofPage) {
    return said.endsWith('.') ? `${said} Whole page: ${ofPage}` : `${said}; whole page: ${ofPage}`;
}
const USED_HERE = /; (?:linked|used|asked for in advance)$/;
function withoutOwnPage(message, pageUrl) {
    const own = ` on ${pageUrl}`;
    if (!message.endsWith(own))
        return message;
    const start = message.slice(0, -own.length);
    return USED_HERE.test(start) ? start.replace(USED_HERE, '') : `${start} here`;
}
function inOrder({ occurrence }, { resource, line, selector }) {
    return occurrence?.selector ? [line, resource, selector] : [resource, line, selector];
}
function namedIn(words, address) {
    for (const form of [address, (0,_text_shown_url_js__WEBPACK_IMPORTED_MODULE_0__/* .shownUrl */ .z)(address), address.replace(/#.*$/s, '')]) {
        const start = (0,_text_mentions_js__WEBPACK_IMPORTED_MODULE_2__/* .mentionOf */ .s)(words, form);
        if (start !== -1)
            return { start, end: start + form.length };
    }
    return undefined;
}
const MAX_NAMED_PAGES = 3;
function holderOf({ page, morePages = 0 }, isOnlyPage, pages = [page]) {
    if (page.isSite ? page.isOnlySite : isOnlyPage)
        return undefined;
    const named = pages.length > MAX_NAMED_PAGES + 1 ? pages.slice(0, MAX_NAMED_PAGES) : pages;
    const more = morePages + pages.length - named.length;
    return { page, others: named.slice(1), rest: more === 0 ? '' : ` and ${(0,_numbers_in_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(more, 'more page')}` };
}


/***/ })

};
