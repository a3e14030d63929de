export const id = 3917;
export const ids = [3917];
export const modules = {

/***/ 56783:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__.p + "66dc413fab2b7b002cbb.js";

/***/ }),

/***/ 18616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ SAMPLE),
/* harmony export */   y: () => (/* binding */ sampleElements)
/* harmony export */ });
/**
 * Of which rules a long page is looked at in part, and where that begins. Each of them judges an element by its style and
 * by what lies around it, which takes axe most of its time, and elements of one kind have the same style.
 */
const SAMPLE = {
    rules: ['color-contrast', 'target-size', 'link-in-text-block'],
    /** Elements of which all are looked at: the longest of ordinary pages have fewer. */
    elements: 5000,
    /** Then so many more of each kind, and of all kinds together. */
    ofKind: 100,
    further: 5000,
    /** Characters of an attribute that tell kinds apart. */
    attribute: 200,
};
/**
 * Lets axe-core look at the elements that {@link SAMPLE} says, of a page of tens of thousands: of a kind are those that have
 * the same name, classes and style, as have all around them. What is left out is the same each time.
 *
 * It runs in the page, in a world of its own: it must not use anything from outside of itself.
 *
 * @returns how many elements each rule has not looked at, of those that have left some
 */
function sampleElements(axe, most) {
    const kinds = new WeakMap();
    const known = new Map();
    const kindOf = (element) => {
        const open = [];
        let at = element;
        for (; at && !kinds.has(at); at = at.parentElement)
            open.push(at);
        let kind = at ? kinds.get(at) : -1;
        for (const one of open.reverse()) {
            const attributes = ['class', 'style', 'color', 'bgcolor'].map(name => (one.getAttribute(name) ?? '').slice(0, most.attribute));
            const key = JSON.stringify([kind, one.tagName, ...attributes]);
            kind = known.get(key) ?? known.size;
            known.set(key, kind);
            kinds.set(one, kind);
        }
        return kind;
    };
    const unseen = {};
    for (const rule of axe._audit.rules) {
        if (!most.rules.some(id => id === rule.id))
            continue;
        const { matches } = rule;
        const counts = new Map();
        let [asked, further] = [0, 0];
        rule.matches = function (element, ...rest) {
            asked++;
            if (asked > most.elements) {
                const kind = kindOf(element);
                const count = counts.get(kind) ?? 0;
                if (count >= most.ofKind || further >= most.further) {
                    unseen[rule.id] = (unseen[rule.id] ?? 0) + 1;
                    return false;
                }
                counts.set(kind, count + 1);
                further++;
            }
            return matches.call(this, element, ...rest);
        };
    }
    return () => unseen;
}


/***/ }),

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
/**
 * The marks in an attribute: `data-de=""`, `data-lang="de"`, `lang="de"`, `class="lang-de"`, `class="de"`. It runs in
 * the page as well: it must not use anything from outside of itself.
 */
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
/**
 * Finds the languages of a page that holds its text in several ones and shows one of them, by the marks of those that no
 * style lays out. It runs in the page: it must not use anything from outside of itself but what it is given.
 */
function hiddenVersions({ maxElements, codes }, marksOf) {
    const known = new Set(codes);
    const kinds = new Map();
    const all = Array.from((document.body ?? document.documentElement).querySelectorAll('*'));
    for (const element of all.slice(0, maxElements)) {
        // Those choose a language, and the text is elsewhere.
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

/***/ 83917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadPage: () => (/* binding */ loadPage)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/engine/formats/html/document.js + 5 modules
var html_document = __webpack_require__(81870);
// EXTERNAL MODULE: ./lib/engine/formats/html/rendered-document.js
var rendered_document = __webpack_require__(26110);
// EXTERNAL MODULE: ./lib/engine/network/deadline.js
var deadline = __webpack_require__(39531);
// EXTERNAL MODULE: ./lib/engine/not-measured.js
var not_measured = __webpack_require__(39288);
// EXTERNAL MODULE: ./lib/engine/syntax/comparable-url.js
var comparable_url = __webpack_require__(25218);
// EXTERNAL MODULE: ./lib/engine/syntax/preview.js
var syntax_preview = __webpack_require__(11312);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./lib/engine/browser/animations.js
/** Milliseconds for which an animation is waited for; one that takes longer is no way to come to rest. */
const ANIMATION_LIMIT_MS = 5000;
/**
 * Waits until nothing is animated any more that comes to an end: a splash screen goes, and content fades in. What goes
 * round without end, or follows the scrolling, is not waited for. It runs in the page: it must not use anything from
 * outside of itself.
 *
 * @returns whether there was anything to wait for
 */
async function animationsEnd({ all, pause, poll }) {
    const until = performance.now() + all;
    const isRunning = (animation) => {
        if (animation.playState !== 'running' || animation.timeline !== document.timeline)
            return false;
        const end = animation.effect?.getComputedTiming().endTime;
        const at = animation.currentTime;
        return typeof end === 'number' && typeof at === 'number' && end - at <= all;
    };
    let ended = Number.NEGATIVE_INFINITY;
    let waited = false;
    while (performance.now() < until) {
        if (document.getAnimations().some(isRunning)) {
            waited = true;
            ended = performance.now();
        }
        else if (performance.now() - ended >= pause)
            break;
        await new Promise(resolve => setTimeout(resolve, poll));
    }
    return waited;
}
/** Scripts let the entries of a list fade in one after the other, a tenth of a second apart. */
const FINISH_LIMITS = { within: ANIMATION_LIMIT_MS, all: 1500, pause: 200, poll: 50 };
/**
 * Takes animations that still run, and would come to their end within a time, to that end, with those that begin meanwhile:
 * text that fades in is pale for a moment that no visitor reads in. It runs in the page: it must not use anything from
 * outside of itself.
 */
async function finishAnimations({ within, all, pause, poll }) {
    const finish = () => {
        const ending = document.getAnimations().filter(({ playState, timeline, effect, currentTime }) => {
            const end = effect?.getComputedTiming().endTime;
            if (playState !== 'running' || timeline !== document.timeline)
                return false;
            return typeof end === 'number' && typeof currentTime === 'number' && end - currentTime <= within;
        });
        for (const animation of ending)
            animation.finish();
        return ending.length > 0;
    };
    const until = performance.now() + all;
    let finished = finish() ? performance.now() : Number.NEGATIVE_INFINITY;
    while (performance.now() < until && performance.now() - finished < pause) {
        await new Promise(resolve => setTimeout(resolve, poll));
        if (finish())
            finished = performance.now();
    }
}
/** Fades that scrolling begins take less than a second, and those of a list come one after the other. */
const FADE_LIMITS = { elements: 2000, all: 3000, pause: 200, poll: 50 };
/**
 * Waits until scripts have come to the end of what they fade in or out by setting an opacity frame by frame, which
 * browsers do not count as an animation. What is pale for good, or goes on without end, is given up. It runs in the page:
 * it must not use anything from outside of itself.
 *
 * @returns whether anything changed meanwhile
 */
async function scriptedFadesEnd({ elements, all, pause, poll }) {
    const opacities = () => 
    // Elements of other namespaces have no style.
    Array.from(document.querySelectorAll('[style*="opacity"]'))
        .slice(0, elements)
        .map(({ style }) => Number(style?.opacity || 1));
    const until = performance.now() + all;
    const first = opacities().join(' ');
    let seen = first;
    let changed = performance.now();
    for (let now = opacities(); now.some(value => value > 0 && value < 1); now = opacities()) {
        if (now.join(' ') !== seen)
            changed = performance.now();
        seen = now.join(' ');
        if (performance.now() >= until || performance.now() - changed >= pause)
            return seen !== first;
        await new Promise(resolve => setTimeout(resolve, poll));
    }
    return opacities().join(' ') !== first;
}

;// CONCATENATED MODULE: ./lib/engine/browser/ascii-script.js
/**
 * The same script without characters beyond ASCII, each of which is escaped where it stands: in a name, a string or a
 * regular expression without the flag `u`. With a single character of two bytes in it Chrome holds all of a script in
 * two, and takes twice as long to read it off the pipe.
 */
function inAscii(script) {
    const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return script.replaceAll(/[^\x00-\x7f]/g, escaped);
}

;// CONCATENATED MODULE: ./lib/engine/browser/axe-contrasts.js
/**
 * Where the body cuts off what overflows it, axe does not look below what is fixed to the window, and nowhere at what
 * pseudo-elements of others paint: for the text of a header without a background of its own it takes that of the body,
 * although a picture or a shade lies between them. A text that lights up word by word is dim only until it is scrolled
 * to, and one beside the box that paints its background only as far as the page is too wide. Such contrasts are
 * undecided, and that of a link which a style makes unusable is none. It runs in the page: it must
 * not use anything from outside.
 */
function withDecidedContrasts(results, elementOf, most) {
    const fixedAround = (element) => {
        for (let at = element; at; at = at.parentElement)
            if (getComputedStyle(at).position === 'fixed')
                return at;
        return undefined;
    };
    const isVisible = ({ backgroundColor, backgroundImage }) => backgroundImage !== 'none' || !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor);
    /** Whether a pseudo-element of it paints most of it, as shades and pictures of heroes do. */
    const isPaintedBy = (element, pseudo, { width, height }) => {
        const style = getComputedStyle(element, pseudo);
        const [ownWidth, ownHeight] = [Number.parseFloat(style.width), Number.parseFloat(style.height)];
        return style.content !== 'none' && isVisible(style) && 2 * ownWidth * ownHeight >= width * height;
    };
    const isPainted = (element, box) => isVisible(getComputedStyle(element)) ||
        /^(?:img|video|canvas|svg|iframe)$/i.test(element.tagName) ||
        isPaintedByPseudo(element, box);
    const isPaintedByPseudo = (element, box) => isPaintedBy(element, '::before', box) || isPaintedBy(element, '::after', box);
    const isOfPage = (element) => element === document.body || element === document.documentElement;
    const isOpaque = (element) => {
        const { backgroundColor, opacity } = getComputedStyle(element);
        return /^rgb\(/.test(backgroundColor) && opacity === '1';
    };
    /** All that has the middle of a box in it, also what no pointer reaches. */
    let drawn;
    const below = (x, y) => {
        drawn ??= Array.from(document.body?.getElementsByTagName('*') ?? [])
            .slice(0, most.drawn)
            .map(element => ({ element, box: element.getBoundingClientRect() }));
        return drawn
            .filter(({ box }) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom)
            .slice(-most.below)
            .filter(({ element }) => element.checkVisibility());
    };
    /** What lies behind the page as it is scrolled: axe takes it for no background of what is in front of it. */
    let layers;
    const isBehind = ({ zIndex }) => zIndex === 'auto' || Number(zIndex) <= 0;
    const fillsScreen = (width, height) => 2 * width >= innerWidth && 2 * height >= innerHeight;
    const isLayer = (element) => {
        const style = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return style.position === 'fixed' && isBehind(style) && fillsScreen(width, height);
    };
    const isFixedPseudo = (element, pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const [width, height] = [Number.parseFloat(style.width), Number.parseFloat(style.height)];
        const isDrawn = style.content !== 'none' && isVisible(style);
        return isDrawn && style.position === 'fixed' && isBehind(style) && fillsScreen(width, height);
    };
    const isOverLayer = (element) => {
        layers ??= Array.from(document.body?.getElementsByTagName('*') ?? [])
            .slice(0, most.drawn)
            .filter(isLayer);
        const isBefore = (layer) => (layer.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 ||
            Number(getComputedStyle(layer).zIndex) < 0;
        const ofBody = [document.body, document.documentElement].some(one => one && (isFixedPseudo(one, '::before') || isFixedPseudo(one, '::after')));
        return (ofBody ||
            layers.some(layer => !layer.contains(element) && isBefore(layer) && isPainted(layer, layer.getBoundingClientRect())));
    };
    /** A word of a text that a script has cut into words, which change their color one by one as the page is scrolled. */
    const isOfSplitText = (element) => {
        const isWord = (one) => one.tagName === 'SPAN' &&
            one.className === element.className &&
            one.childNodes.length === 1 &&
            /^\s{0,5}\S{1,30}\s{0,5}$/.test(one.firstChild.nodeValue ?? '');
        const beside = element.parentElement?.children;
        let words = 0;
        for (let at = 0; beside && at < Math.min(beside.length, most.words); at++)
            if (isWord(beside[at]))
                words++;
        return isWord(element) && words >= most.splitWords;
    };
    const isSolid = (node) => node.any
        .flatMap(({ relatedNodes }) => relatedNodes ?? [])
        .flatMap(({ target }) => elementOf(target) ?? [])
        .some(other => !isOfPage(other) && isOpaque(other));
    /** What sticks out of the box that paints its background, on a page that is too wide for the screen: that is the fault. */
    const isBesideBackground = (element) => {
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth <= clientWidth + 1)
            return false;
        const { right } = element.getBoundingClientRect();
        for (let at = element.parentElement; at && !isOfPage(at); at = at.parentElement)
            if (isVisible(getComputedStyle(at)) && at.getBoundingClientRect().right + 1 < right)
                return true;
        return false;
    };
    const isUnknown = (node) => {
        const element = elementOf(node.target);
        if (!element)
            return false;
        if (isOfSplitText(element) || isBesideBackground(element))
            return true;
        if (isSolid(node))
            return false;
        const fixed = fixedAround(element);
        const { left, top, width, height } = element.getBoundingClientRect();
        return below(left + width / 2, top + height / 2).some(({ element: other, box }) => fixed
            ? !fixed.contains(other) && isPainted(other, box)
            : !element.contains(other) && !other.contains(element) && isPaintedByPseudo(other, box));
    };
    /** A face of a card before another one that is turned away: axe takes that, which Chrome does not draw, for its background. */
    const isBesideTurnedFace = (node, element) => node.any
        .flatMap(({ relatedNodes }) => relatedNodes ?? [])
        .flatMap(({ target }) => elementOf(target) ?? [])
        .some(other => !other.contains(element) && getComputedStyle(other).backfaceVisibility === 'hidden');
    /** By its class, as frameworks name what cannot be used: no pointer reaches it, or it is an entry of a pager without a link. */
    const isDisabledByClass = (text) => {
        const control = text.closest('.disabled, .is-disabled');
        if (!control || (control.textContent ?? '').trim().length > most.label)
            return false;
        if (getComputedStyle(text).pointerEvents === 'none')
            return true;
        return (control.matches('li') && !control.querySelector('a[href], button, input, [role], [tabindex], [onclick]'));
    };
    /** Greyed on purpose, as WCAG allows for what cannot be used: a style says so of a link, which has no attribute for it. */
    const isInactive = (node) => {
        const text = elementOf(node.target);
        if (text && isDisabledByClass(text))
            return true;
        const control = text?.closest('a, button, [role="button"]');
        if (!control)
            return false;
        const { pointerEvents, cursor } = getComputedStyle(control);
        return pointerEvents === 'none' && cursor === 'not-allowed';
    };
    /** As axe writes it of a picture, so that what Chrome draws decides. */
    const overPicture = (node) => ({
        ...node,
        failureSummary: "Element's background color could not be determined due to a background image",
    });
    const violations = [];
    const passes = [...results.passes];
    const incomplete = [...results.incomplete];
    for (const result of results.violations) {
        if (result.id !== 'color-contrast') {
            violations.push(result);
            continue;
        }
        // No more of them are told.
        const told = result.nodes.slice(0, most.nodes);
        const inactive = new Set(told.filter(isInactive));
        const unknown = told.filter(node => !inactive.has(node) && isUnknown(node));
        const unsure = new Set([...inactive, ...unknown]);
        const known = told.filter(node => !unsure.has(node));
        const layered = known.filter(node => {
            const element = elementOf(node.target);
            if (element === null || fixedAround(element))
                return false;
            return isBesideTurnedFace(node, element) || (!isSolid(node) && isOverLayer(element));
        });
        const left = new Set([...inactive, ...unknown, ...layered]);
        const nodes = result.nodes.filter(node => !left.has(node));
        if (nodes.length > 0)
            violations.push({ ...result, nodes });
        else if (unknown.length + layered.length === 0)
            passes.push({ ...result, nodes: [] });
        const undecided = [...unknown, ...layered.map(overPicture)];
        if (undecided.length === 0)
            continue;
        const at = incomplete.findIndex(({ id }) => id === result.id);
        if (at < 0)
            incomplete.push({ ...result, nodes: undecided });
        else
            incomplete[at] = { ...result, nodes: [...incomplete[at].nodes, ...undecided] };
    }
    return { ...results, violations, incomplete, passes };
}

;// CONCATENATED MODULE: ./lib/engine/browser/axe-link-rows.js
/**
 * Says which links that axe takes for a part of a text stand by themselves: on a line of their own, or in a row between
 * signs, as a trail of breadcrumbs. It runs in the page, as those of `axe-results.ts`.
 */
function withRows(results, elementOf, most) {
    const SIGN_AFTER = /^\s*[›»>→❯/|·•]/;
    const SIGN_BEFORE = /[›»>→❯/|·•]\s*$/;
    const LINE_AFTER = /^[^\S\n]*(?:\n|$)/;
    const LINE_BEFORE = /(?:^|\n)[^\S\n]*$/;
    const isBreak = (node) => node === null || node.nodeName === 'BR';
    const isBlank = (node) => node.nodeType === Node.COMMENT_NODE || (node.nodeType === Node.TEXT_NODE && !node.nodeValue?.trim());
    /** The node beside another one, be it outside of what is in the line with it. */
    const beside = (link, way, keepsLines) => {
        let at = link;
        for (let step = 0; step < most.around; step++) {
            let next = at[way];
            for (let blank = 0; next && !keepsLines && isBlank(next) && blank < most.around; blank++)
                next = next[way];
            if (next)
                return next;
            const parent = at.parentElement;
            if (!parent || getComputedStyle(parent).display !== 'inline')
                return null;
            at = parent;
        }
        return null;
    };
    const standsAlone = (link) => {
        const keepsLines = /^(?:pre|pre-line|pre-wrap|break-spaces)$/.test(getComputedStyle(link.parentElement ?? link).whiteSpace);
        const before = beside(link, 'previousSibling', keepsLines);
        const after = beside(link, 'nextSibling', keepsLines);
        const textBefore = (before?.textContent ?? '').slice(-most.address);
        const textAfter = (after?.textContent ?? '').slice(0, most.address);
        const begins = isBreak(before) || (keepsLines && LINE_BEFORE.test(textBefore));
        const ends = isBreak(after) || (keepsLines && LINE_AFTER.test(textAfter));
        if (begins && ends)
            return true;
        const hasSigns = SIGN_BEFORE.test(textBefore) || SIGN_AFTER.test(textAfter);
        return hasSigns && (begins || SIGN_BEFORE.test(textBefore)) && (ends || SIGN_AFTER.test(textAfter));
    };
    const withRow = (node, at) => {
        const link = at < most.texts ? elementOf(node.target) : null;
        return link && standsAlone(link) ? { ...node, standsAlone: true } : node;
    };
    return {
        ...results,
        violations: results.violations.map(result => result.id === 'link-in-text-block' ? { ...result, nodes: result.nodes.map(withRow) } : result),
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/axe-opacities.js
/**
 * Says of texts that are too pale what opacity they have by themselves and by what is around them: axe tells the color
 * that is seen. It runs in the page, as those of `axe-results.ts`.
 */
function withOpacities(results, elementOf, most) {
    const isPainted = ({ backgroundColor, backgroundImage }) => backgroundImage !== 'none' || !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor);
    /** As `#rrggbb`, unless it is transparent, or written so that only Chrome knows what it is. */
    const solidColor = (color) => {
        const [, ...parts] = /^rgb\((\d{1,3}), (\d{1,3}), (\d{1,3})\)$/.exec(color) ?? [];
        if (parts.length === 0)
            return undefined;
        return `#${parts.map(part => Number(part).toString(16).padStart(2, '0')).join('')}`;
    };
    const fadingOf = (text) => {
        let [opacity, isPaintedBelow, isOfBackground] = [1, false, false];
        for (let at = text, step = 0; at && step < most.outer; at = at.parentElement, step++) {
            const style = getComputedStyle(at);
            isPaintedBelow ||= isPainted(style);
            const own = Number(style.opacity);
            if (!(own < 1))
                continue;
            opacity *= own;
            isOfBackground ||= isPaintedBelow;
        }
        if (opacity === 1 || opacity <= 0)
            return undefined;
        const color = solidColor(getComputedStyle(text).color);
        return { opacity, isOfBackground, ...(color !== undefined && { color }) };
    };
    const withOpacity = (node, at) => {
        const text = at < most.texts ? elementOf(node.target) : null;
        const fading = text ? fadingOf(text) : undefined;
        return fading ? { ...node, fading } : node;
    };
    return {
        ...results,
        violations: results.violations.map(result => result.id === 'color-contrast' ? { ...result, nodes: result.nodes.map(withOpacity) } : result),
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/axe-results.js
/** What comes of one rule: a page of a hundred thousand faults is none the better known for all of them. */
const MOST = {
    nodes: 1000,
    html: 2000,
    summary: 4000,
    regions: 50,
    texts: 50,
    text: 1000,
    pieces: 500,
    /** Characters of the label of a control: a longer text is something to read. */
    label: 60,
    /** CSS pixels of a target, below which none of its text is to be seen. */
    lowTarget: 6,
    /** Elements around a target, one in the other. */
    outer: 40,
    /** Elements of a page among which is looked for what lies below a text. */
    drawn: 5000,
    /** The last of them at one place. */
    below: 200,
    /** Elements beside a word, and of them the words from which on a script has cut a text into these. */
    words: 50,
    splitWords: 5,
    /** Of the size of the font: the width of a letter, below which it is none. The l of most fonts has 0.22. */
    iconShare: 0.2,
    address: 2000,
    /** Elements around a box, within its section, in which controls that scroll it are looked for; of those, and of what they say. */
    around: 3,
    controls: 50,
    controlText: 200,
    /** Links that are pressed. */
    pressed: 5,
    /** CSS pixels of a column of text on a computer: a box that grows with the screen shows there what is no wider. */
    column: 700,
    /** Share of the screen from which on a box is one that grows with it. */
    growingShare: 0.6,
};
/** It runs in the page, where a page can name an element like any property of the document. */
function elementOfTarget(target) {
    const [selector, inner] = Array.isArray(target) ? target : [];
    const isPlain = typeof selector === 'string' && inner === undefined;
    return isPlain ? Document.prototype.querySelector.call(document, selector) : null;
}
/** Leaves out what nobody reads and what is too much. It runs in the page: it must not use anything from outside. */
function withinBounds(results, most, texts) {
    const ancestryOf = ({ ancestry, element }) => element ? [texts.getAncestry(element)] : ancestry;
    const reachedIn = ({ any, all, none }) => {
        const [first] = [...any, ...all, ...none].flatMap(({ relatedNodes = [] }) => relatedNodes);
        const [selector] = first?.target ?? [];
        return typeof selector === 'string' ? selector.slice(0, most.label * 4) : undefined;
    };
    const withoutNodes = (all) => all.map(result => ({ ...result, nodes: [] }));
    const bounded = (all) => all.map(result => ({
        ...result,
        nodes: result.nodes.slice(0, most.nodes).map(node => ({
            html: (node.element ? texts.getElementSource(node.element) : node.html).slice(0, most.html),
            target: node.target,
            ...(/^(?:heading-order|link-in-text-block|listitem|aria-required-(?:parent|children)|(?:link|button)-name|(?:image|role-img|svg-img)-alt)$/.test(result.id) && {
                ancestry: ancestryOf(node),
            }),
            ...(result.id === 'aria-hidden-focus' && reachedIn(node) && { reached: reachedIn(node) }),
            failureSummary: (node.failureSummary ?? '').slice(0, most.summary),
            any: [],
            all: [],
            none: [],
        })),
    }));
    return {
        ...results,
        violations: bounded(results.violations),
        incomplete: bounded(results.incomplete),
        passes: withoutNodes(results.passes),
        inapplicable: withoutNodes(results.inapplicable),
    };
}
/** Adds the label and the text of controls that lack the one in the other. It runs in the page, as the others. */
function withTexts(results, elementOf, most) {
    // A font of icons shows a whole word as one picture, no wider than a letter or two.
    const isIcon = (piece, around) => {
        const word = piece.nodeValue?.trim() ?? '';
        if (!/^[a-z0-9_]+$/.test(word))
            return false;
        const { fontFamily, fontSize } = getComputedStyle(around);
        if (/icon|symbol|glyph|awesome/i.test(fontFamily))
            return true;
        const range = document.createRange();
        range.selectNodeContents(piece);
        const { width } = range.getBoundingClientRect();
        return word.length > 4 && width / word.length < Number.parseFloat(fontSize) * most.iconShare;
    };
    const withText = (node) => {
        const element = elementOf(node.target);
        const label = element?.ariaLabel;
        if (!element || !label)
            return node;
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        let text = '';
        let spoken = '';
        let number = '';
        for (let seen = 0; walker.nextNode() && seen < most.pieces && text.length < most.text; seen++) {
            const around = walker.currentNode.parentElement;
            if (!around?.checkVisibility({ visibilityProperty: true }))
                continue;
            const hidden = around.closest('[aria-hidden="true"]');
            if ((hidden && around.closest('svg')) || isIcon(walker.currentNode, around))
                continue;
            const piece = ` ${walker.currentNode.nodeValue ?? ''}`;
            if (piece.trim() !== '')
                number = around !== element && /^\W?\d/.test(piece.trim()) ? piece.trim().slice(0, 20) : '';
            text = (text + piece).slice(0, most.text);
            if (!hidden || !element.contains(hidden))
                spoken = (spoken + piece).slice(0, most.text);
        }
        // A monogram or a sign beside a name is left out of what the name is made of, and nobody says it.
        if (/[\p{L}\p{N}]/u.test(spoken))
            text = spoken;
        const heading = element
            .querySelector('h1,h2,h3,h4,h5,h6,strong,b')
            ?.textContent?.trim()
            .slice(0, most.text);
        const named = { label: label.slice(0, most.text), text: text.trim(), ...(number && { number }) };
        return { ...node, named: heading ? { ...named, heading } : named };
    };
    return {
        ...results,
        violations: results.violations.map(result => result.id === 'label-content-name-mismatch'
            ? { ...result, nodes: result.nodes.map((node, at) => (at < most.texts ? withText(node) : node)) }
            : result),
    };
}
/** Says which links without a name take no room. It runs in the page, as the others. */
function withBoxes(results, elementOf) {
    const hasRoom = (element) => [...element.getClientRects()].some(({ width, height }) => width > 0 || height > 0);
    const withBox = (node) => {
        const element = elementOf(node.target);
        if (!element)
            return node;
        const inside = [...element.querySelectorAll('*')];
        // A logo that waits for its visitor to scroll leaves an empty link, in which nothing is to be seen.
        const waits = inside.some(one => one.matches('img[alt]:not([alt=""])')) && !element.textContent?.trim();
        return inside.some(hasRoom) || (hasRoom(element) && !waits) ? node : { ...node, isWithoutBox: true };
    };
    return {
        ...results,
        violations: results.violations.map(result => result.id === 'link-name' ? { ...result, nodes: result.nodes.map(withBox) } : result),
    };
}
/** Says of a main landmark whether it is the only one of the document itself. It runs in the page, as the others. */
function withMains(results, elementOf) {
    const mains = Document.prototype.querySelectorAll.call(document, 'main:not([role]), [role="main"]');
    const withOthers = (node) => mains.length === 1 && elementOf(node.target) === mains[0] ? { ...node, isOnlyMain: true } : node;
    return {
        ...results,
        violations: results.violations.map(result => result.id === 'landmark-no-duplicate-main'
            ? { ...result, nodes: result.nodes.map(withOthers) }
            : result),
    };
}
/** Says what lies in parts that the style sheet of a framework hides. It runs in the page, as the others. */
function withClosedParts(results, elementOf) {
    const closed = '.collapse:not(.in, .show), .modal:not(.in, .show), .offcanvas:not(.show), .dropdown-menu:not(.show), .d-none, .hidden';
    const withClosed = (node) => elementOf(node.target)?.closest(closed) ? { ...node, isClosedByClass: true } : node;
    return {
        ...results,
        violations: results.violations.map(result => ({ ...result, nodes: result.nodes.map(withClosed) })),
    };
}
/** Says which fields without a name have a label. It runs in the page, as the others. */
function withLabels(results, elementOf) {
    const withLabel = (node) => {
        const field = elementOf(node.target);
        const labels = field && 'labels' in field ? field.labels : null;
        return labels && labels.length > 0 ? { ...node, hasLabel: true } : node;
    };
    return {
        ...results,
        violations: results.violations.map(result => result.id === 'label' || result.id === 'select-name'
            ? { ...result, nodes: result.nodes.map(withLabel) }
            : result),
    };
}
/** Says which links in a text have an icon. It runs in the page, as the others. */
function withIcons(results, elementOf, most) {
    const isDrawn = (element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && /^(?:img|svg|canvas)$/i.test(element.tagName);
    };
    const hasSign = (element) => ['::before', '::after'].some(pseudo => {
        const { content, display, backgroundImage } = getComputedStyle(element, pseudo);
        if (/^(?:none|normal)$/.test(content) || display === 'none')
            return false;
        // Quotes alone hold a picture where there is one.
        return /^["']\s*["']$/.test(content) ? backgroundImage !== 'none' : true;
    });
    const withIcon = (node) => {
        const link = elementOf(node.target);
        if (!link)
            return node;
        const inside = [link, ...link.querySelectorAll('*')].slice(0, most.pieces);
        return inside.some(element => isDrawn(element) || hasSign(element)) ? { ...node, hasIcon: true } : node;
    };
    return {
        ...results,
        violations: results.violations.map(result => result.id === 'link-in-text-block' ? { ...result, nodes: result.nodes.map(withIcon) } : result),
    };
}
/**
 * Says of which targets the font that this machine has decides how large they are. It runs in the page: it must not use
 * anything from outside but what it is given.
 */
function withFonts(results, elementOf, most, { isInStandIn }) {
    const isSign = (text) => text !== '' && !/[\p{L}\p{N}]/u.test(text);
    const isCutAway = (target) => {
        for (let at = target.parentElement, step = 0; at && step < most.outer; at = at.parentElement, step++) {
            const { overflowX, overflowY, display } = getComputedStyle(at);
            if (/^(?:inline|contents)$/.test(display))
                continue;
            if (overflowX !== 'visible' && at.clientWidth === 0)
                return true;
            if (overflowY !== 'visible' && at.clientHeight === 0)
                return true;
        }
        return false;
    };
    /** A text that is there for screen readers alone has a dot for a box. */
    const cutsOff = (box) => {
        const { clientHeight, clientWidth, scrollHeight } = box;
        const isLow = clientHeight < most.lowTarget && clientWidth > most.lowTarget;
        return isLow && scrollHeight >= 2 * most.lowTarget && getComputedStyle(box).overflowY !== 'visible';
    };
    const cutHeightOf = (target) => {
        const { width, height } = target.getBoundingClientRect();
        if (height >= most.lowTarget || width < 4 * most.lowTarget)
            return undefined;
        const cut = [target, ...target.querySelectorAll('*')].slice(0, most.words).filter(cutsOff);
        if (cut.length === 0)
            return undefined;
        const walker = document.createTreeWalker(target, NodeFilter.SHOW_TEXT);
        let hasText = false;
        for (let seen = 0; walker.nextNode() && seen < most.pieces; seen++) {
            const text = walker.currentNode;
            if (text.nodeValue?.trim() === '')
                continue;
            if (!cut.some(box => box.contains(text)))
                return undefined;
            hasText = true;
        }
        return hasText ? Math.round(height) : undefined;
    };
    const withFont = (node, at) => {
        const target = at < most.texts ? elementOf(node.target) : null;
        if (target && isCutAway(target))
            return { ...node, isCutAway: true };
        const cutHeight = target ? cutHeightOf(target) : undefined;
        if (cutHeight !== undefined)
            return { ...node, cutHeight };
        const text = target?.textContent?.trim().slice(0, most.text) ?? '';
        return target && text !== '' && (isSign(text) || isInStandIn(target))
            ? { ...node, isInOtherFont: true }
            : node;
    };
    return {
        ...results,
        violations: results.violations.map(result => result.id === 'target-size' ? { ...result, nodes: result.nodes.map(withFont) } : result),
    };
}
/** Adds the addresses of images, of which axe keeps 20 characters. It runs in the page, as the others. */
function withAddresses(results, elementOf, most) {
    const withAddress = (node) => {
        const image = node.html.startsWith('<img') ? elementOf(node.target) : null;
        if (!image)
            return node;
        const address = ['src', 'data-src']
            .map(name => image.getAttribute(name)?.trim().slice(0, most.address))
            .find(written => written && !/^data:/i.test(written));
        return address ? { ...node, address } : node;
    };
    return {
        ...results,
        violations: results.violations.map(result => ({ ...result, nodes: result.nodes.map(withAddress) })),
    };
}
/**
 * Says where on the screen the elements at fault are. It runs in the page: it must not use anything from outside but what
 * it is given.
 */
function withRegions(results, elementOf, most, regionOf) {
    const placed = (node) => {
        const region = regionOf(elementOf(node.target));
        return region ? { ...node, region } : node;
    };
    return {
        ...results,
        violations: results.violations.map(result => ({
            ...result,
            nodes: result.nodes.map((node, index) => (index < most.regions ? placed(node) : node)),
        })),
    };
}

// EXTERNAL MODULE: ./lib/engine/browser/axe-sample.js
var axe_sample = __webpack_require__(18616);
;// CONCATENATED MODULE: ./lib/engine/browser/axe-scroll-boxes.js
/**
 * Says which boxes that scroll are in a part that is closed, and which of those that scroll sideways have controls for
 * that beside them: a pair for previous and next, by a name of an
 * arrow in their attributes, their text or what is around both. It runs in the page, as the others.
 */
function withScrollControls(results, elementOf, most) {
    const ARROW = /(?:^|[^a-z])(?:prev(?:ious)?|next|arrows?|left|right|chevrons?|forward|scroll(?:er)?)(?:$|[^a-z])|[‹›«»←→◀▶❮❯⟨⟩]/;
    const namesArrow = (element) => ['class', 'id', 'aria-label', 'title', 'onclick', 'href'].some(name => {
        const value = (element.getAttribute(name) ?? '').slice(0, most.controlText);
        return ARROW.test(value.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
    });
    const isArrow = (control) => [control, ...Array.from(control.querySelectorAll('*')).slice(0, most.words)].some(namesArrow) ||
        ARROW.test((control.textContent ?? '').trim().slice(0, most.controlText).toLowerCase());
    const isControl = (element) => {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.tabIndex < 0)
            return false;
        return !element.matches('a') || /^\s*(?:#|javascript:)/i.test(element.getAttribute('href') ?? '');
    };
    const isPair = (controls) => controls.length === 2 &&
        (controls.every(isArrow) ||
            (controls[0].parentElement === controls[1].parentElement && namesArrow(controls[0].parentElement)));
    const isScrolledBeside = (box) => {
        const beyond = box.scrollWidth - box.clientWidth;
        if (beyond <= 0 || box.scrollHeight - box.clientHeight > beyond)
            return false;
        let around = box.parentElement;
        for (let level = 0; around && !around.matches('main, body, html') && level < most.around; level++) {
            const controls = Array.from(around.querySelectorAll('a[href], button, [role="button"]'))
                .slice(0, most.controls)
                .filter(control => !box.contains(control) && isControl(control));
            if (controls.length > 0)
                return isPair(controls);
            if (around.matches('section, article'))
                return false;
            around = around.parentElement;
        }
        return false;
    };
    const scrollsOnPhones = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1 &&
        scrollWidth <= most.column &&
        clientWidth >= most.growingShare * innerWidth;
    // A closed search or menu is shrunk to nothing, or is clear and lets clicks through.
    const isClosed = (box) => {
        if (!box.checkVisibility({ visibilityProperty: true }))
            return true;
        const isClear = !box.checkVisibility({ opacityProperty: true });
        if (isClear && getComputedStyle(box).pointerEvents === 'none')
            return true;
        let around = box;
        for (let level = 0; around && around !== document.body && level < most.outer; level++) {
            const { overflowX, overflowY, display } = getComputedStyle(around);
            const { width, height } = around.getBoundingClientRect();
            const isCut = /^(?:hidden|clip)$/.test(overflowX) || /^(?:hidden|clip)$/.test(overflowY);
            if (isCut && !/^(?:inline|contents)$/.test(display) && (width === 0 || height === 0))
                return true;
            around = around.parentElement;
        }
        return false;
    };
    const withControls = (node, at) => {
        const box = at < most.texts ? elementOf(node.target) : null;
        if (!box)
            return node;
        if (isClosed(box))
            return { ...node, isClosed: true };
        if (scrollsOnPhones(box))
            return { ...node, scrollsOnPhones: true };
        return isScrolledBeside(box) ? { ...node, hasScrollControls: true } : node;
    };
    return {
        ...results,
        violations: results.violations.map(result => result.id === 'scrollable-region-focusable'
            ? { ...result, nodes: result.nodes.map(withControls) }
            : result),
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/axe-shortcuts.js
/**
 * Spares axe-core work that changes nothing of what it finds:
 *
 * - An element that is large enough passes `target-size`, whatever is how far from it.
 * - The addresses of links are resolved for each pair of neighbours, and letters are measured one by one to tell icons
 *   from words: once is enough for each.
 *
 * It runs in the page, in a world of its own: it must not use anything from outside of itself.
 *
 * @returns puts back what it has put in place of what the browser gives
 */
function takeShortcuts(axe) {
    const { 'target-size': size, 'target-offset': offset } = axe._audit.checks;
    if (size && offset) {
        const [isLarge, isFarFromOthers] = [size.evaluate, offset.evaluate];
        let large;
        size.evaluate = function (node, ...rest) {
            const result = isLarge.call(this, node, ...rest);
            large = result === true ? node : undefined;
            return result;
        };
        offset.evaluate = function (node, ...rest) {
            return node === large || isFarFromOthers.call(this, node, ...rest);
        };
    }
    const { URL } = window;
    const resolved = new Map();
    window.URL = new Proxy(URL, {
        construct(target, [url, base]) {
            const key = `${base} ${url}`;
            const address = resolved.get(key) ?? new target(url, base);
            resolved.set(key, address);
            return address;
        },
    });
    const drawing = CanvasRenderingContext2D.prototype;
    const { measureText } = drawing;
    const letters = new Map();
    drawing.measureText = function (text) {
        if (text.length !== 1)
            return measureText.call(this, text);
        const key = `${text}${this.font}`;
        const measured = letters.get(key) ?? measureText.call(this, text);
        letters.set(key, measured);
        return measured;
    };
    return () => {
        window.URL = URL;
        drawing.measureText = measureText;
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/axe-skip-links.js
/**
 * Says which links that lead to nothing on the page have a script which takes the keyboard somewhere all the same. It
 * presses them, so it comes last. It runs in the page, as those of `axe-results.ts`.
 */
function withSkips(results, elementOf, most) {
    const isAtContent = (link, before) => {
        const at = document.activeElement;
        return at !== null && at !== before && at !== link && at !== document.body;
    };
    /** What the browser does with the link by itself, such as to change the address, is held back. */
    const hold = (event) => event.preventDefault();
    const press = (link) => {
        addEventListener('click', hold);
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        removeEventListener('click', hold);
    };
    const withSkip = (node, at) => {
        const link = at < most.pressed ? elementOf(node.target) : null;
        if (link === null)
            return node;
        const before = document.activeElement;
        press(link);
        return isAtContent(link, before) ? { ...node, movesFocus: true } : node;
    };
    return {
        ...results,
        violations: results.violations.map(result => result.id === 'skip-link' ? { ...result, nodes: result.nodes.map(withSkip) } : result),
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/axe-summaries.js
/** Says which summaries open nothing. It runs in the page, as the others. */
function withStraySummaries(results, elementOf) {
    const isStray = (element) => {
        if (!element?.matches('summary:not([tabindex], [role])'))
            return false;
        const around = element.parentElement;
        return (!around?.matches('details') ||
            Array.from(around.children).find(one => one.matches('summary')) !== element);
    };
    return {
        ...results,
        violations: results.violations.map(result => result.id === 'nested-interactive' || result.id === 'summary-name'
            ? {
                ...result,
                nodes: result.nodes.map(node => isStray(elementOf(node.target)) ? { ...node, isStraySummary: true } : node),
            }
            : result),
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/axe-watermarks.js
/**
 * Says which pale texts are drawn large behind the same words, as a theme sets "Gallery" behind the heading "Gallery". It
 * runs in the page, as those of `axe-results.ts`.
 */
function withWatermarks(results, elementOf, most) {
    const wordsOf = (text) => text.slice(0, most.text).toLowerCase().split(/\s+/).filter(Boolean).join(' ');
    const sizeOf = (element) => Number.parseFloat(getComputedStyle(element).fontSize);
    /** Where a node is drawn, be it a text without an element of its own. */
    const boxOf = (node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect();
    };
    const areOver = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const repeats = (text, words, other) => {
        const around = other instanceof Element ? other : other.parentElement;
        const others = wordsOf(other.nodeValue ?? other.textContent ?? '');
        const isSame = others !== '' && (`${words} `.startsWith(`${others} `) || `${others} `.startsWith(`${words} `));
        if (!around || !isSame)
            return false;
        const inside = other instanceof Element ? (other.querySelector('*') ?? other) : around;
        return sizeOf(inside) <= sizeOf(text) && areOver(boxOf(text), boxOf(other));
    };
    const isWatermark = (text) => {
        const words = wordsOf(text.textContent ?? '');
        if (words === '' || getComputedStyle(text).position !== 'absolute')
            return false;
        return ['previousSibling', 'nextSibling'].some(way => {
            let at = text[way];
            for (let step = 0; at && step < 2 * most.around; step++, at = at[way])
                if (repeats(text, words, at))
                    return true;
            return false;
        });
    };
    const withWatermark = (node, at) => {
        const text = at < most.texts ? elementOf(node.target) : null;
        return text && isWatermark(text) ? { ...node, isWatermark: true } : node;
    };
    return {
        ...results,
        violations: results.violations.map(result => result.id === 'color-contrast' ? { ...result, nodes: result.nodes.map(withWatermark) } : result),
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/isolated-world.js
async function isolatedWorld(session, frameId) {
    const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
        frameId,
        worldName: 'seo-preflight',
    });
    return {
        frameId,
        contextId,
        async evaluate(expression) {
            const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
                contextId,
                expression,
                awaitPromise: true,
                returnByValue: true,
            });
            if (exceptionDetails)
                throw new Error(textOf(exceptionDetails));
            return result.value;
        },
    };
}
/**
 * Source text of the call of a function that needs nothing but its argument, and other functions that it is given, which
 * need nothing but their own.
 */
function callOf(work, argument, ...helpers) {
    return `(${work.toString()})(${[JSON.stringify(argument), ...helpers.map(String)].join(', ')})`;
}
function textOf({ exception, text }) {
    return (exception?.description ?? text).split('\n', 1)[0];
}

;// CONCATENATED MODULE: ./lib/engine/browser/reveal.js
/** A screen is shown for some frames: what watches the scrolling hears of it in the next. */
const REVEAL_LIMITS = { elements: 5000, screens: 25, pause: 50 };
/**
 * Scrolls through a page that has parts which are invisible until they are scrolled to, and back to the top; any other
 * page is left as it is. It runs in the page: it must not use anything from outside of itself.
 *
 * @returns whether the page was scrolled
 */
async function revealByScrolling({ elements, screens, pause }) {
    const waitsForScrolling = (element) => {
        const { opacity, position, visibility } = getComputedStyle(element);
        if (opacity !== '0' || visibility !== 'visible' || !/^(?:static|relative)$/.test(position))
            return false;
        const { bottom, height, width } = element.getBoundingClientRect();
        return bottom > innerHeight && height > 0 && width > 0;
    };
    if (!Array.from(document.querySelectorAll('body *')).slice(0, elements).some(waitsForScrolling))
        return false;
    const showAt = (top) => {
        scrollTo({ top, behavior: 'instant' });
        return new Promise(resolve => setTimeout(resolve, pause));
    };
    for (let screen = 1; screen < screens; screen++) {
        // Some react to half a screen of an element and not to less.
        const top = screen * innerHeight * 0.6;
        await showAt(top);
        if (top + innerHeight >= document.documentElement.scrollHeight)
            break;
    }
    await showAt(0);
    return true;
}

;// CONCATENATED MODULE: ./lib/engine/browser/screen-region.js
/**
 * Where an element lies on the first screen, in parts of that, which the screenshot shows; undefined where it is not
 * seen there. It runs in the page: it must not use anything from outside.
 */
function screenRegion(element) {
    const screen = visualViewport;
    // What the screenshot shows begins at the top.
    if (!screen || scrollX !== 0 || scrollY !== 0)
        return undefined;
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return undefined;
    const box = element.getBoundingClientRect();
    const left = Math.max(0, box.left - screen.offsetLeft);
    const top = Math.max(0, box.top - screen.offsetTop);
    const right = Math.min(screen.width, box.right - screen.offsetLeft);
    const bottom = Math.min(screen.height, box.bottom - screen.offsetTop);
    if (right <= left || bottom <= top)
        return undefined;
    const part = (length, whole) => Math.round((length / whole) * 10_000) / 10_000;
    return {
        x: part(left, screen.width),
        y: part(top, screen.height),
        width: part(right - left, screen.width),
        height: part(bottom - top, screen.height),
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/stand-in-fonts.js
const FONT_LIMITS = {
    // In DejaVu Sans, which stands in on many machines, a text is a sixth wider than in Roboto and Arial: letters have 0.6.
    narrowerLetters: 0.1,
    narrowerBoldLetters: 0.14,
    sampleWidth: 8.4,
    // Of headings in serifs, those in DejaVu Serif are up to half wider again than those in the font that was meant.
    webFontShare: 2 / 3,
    // Of headings in DejaVu Sans Bold those in Barlow Condensed and Oswald take a little over half, those in Anton less.
    condensedShare: 1 / 2,
    narrowestShare: 2 / 5,
    maxListed: 100,
    maxAddress: 2000,
};
/** It runs in the page: it must not use anything from outside. */
function standInFonts(limits) {
    const pen = document.createElement('canvas').getContext('2d');
    const bare = (name) => name.replaceAll(/["']/g, '').trim().toLowerCase();
    // A name in quotes may have a comma.
    const familyOf = (element) => /^(?:"[^"]*"|[^,]*)/.exec(getComputedStyle(element).fontFamily)?.[0] ?? '';
    const lacking = new Map();
    const isInStandIn = (element) => {
        const family = familyOf(element);
        if (!pen || /^(?:serif|ui-serif|ui-rounded|(?:ui-)?monospace|cursive|fantasy)$|^$/i.test(family))
            return false;
        const known = lacking.get(family);
        if (known !== undefined)
            return known;
        const widthIn = (font) => {
            pen.font = `72px ${font}`;
            return pen.measureText('mmMwWLliI0O&1').width;
        };
        // On phones and on most desktops the font without serifs is Roboto, or as wide.
        const isLacking = /^(?:(?:ui-)?sans-serif|system-ui)$/i.test(family)
            ? widthIn(family) > 72 * limits.sampleWidth
            : ['monospace', 'serif'].every(other => widthIn(`${family}, ${other}`) === widthIn(other));
        lacking.set(family, isLacking);
        return isLacking;
    };
    /** Addresses of the style sheets of the page, also of those that did not come, and of what those import that did. */
    const sheetAddresses = () => {
        const links = document.querySelectorAll('link[rel~="stylesheet" i]');
        const addresses = Array.from(links, ({ href }) => href).slice(0, limits.maxListed);
        for (const sheet of Array.from(document.styleSheets).slice(0, limits.maxListed)) {
            try {
                // Imports stand before all other rules.
                for (let at = 0; at < limits.maxListed; at++) {
                    const rule = sheet.cssRules[at];
                    if (!(rule instanceof CSSImportRule))
                        break;
                    addresses.push(rule.href);
                }
            }
            catch {
                // The rules of a sheet of another host are its own.
            }
        }
        return addresses;
    };
    let names;
    /** By rules of its own, or by style sheets that have them in their address. */
    const webFonts = () => {
        if (names)
            return names;
        names = new Set(Array.from(document.fonts, ({ family }) => bare(family)));
        for (const address of sheetAddresses().filter(({ length }) => length <= limits.maxAddress)) {
            const plain = address.replaceAll('%20', ' ').replaceAll(/%[0-9a-f]{2}/gi, '|');
            for (const name of plain.split(/[^\p{L}\p{N} +-]+/u))
                names.add(bare(name.replaceAll(/[+-]/g, ' ')));
        }
        return names;
    };
    const isInMissingWebFont = (element) => isInStandIn(element) && webFonts().has(bare(familyOf(element)));
    const CONDENSED = /condensed|compressed|narrow\b|\bcond\b|^(?:oswald|teko|khand|rajdhani|pathway gothic one|fjalla one|archivo narrow|antonio|squada one|economica|dosis|yanone kaffeesatz|staatliches|passion one)$/;
    const NARROWEST = /extra ?condensed|ultra ?condensed|^(?:bebas neue|bebas|anton(?: sc)?|league gothic|big shoulders .{1,30}|six caps|smooch sans|bahiana|londrina .{1,20}|fjalla|sofia sans extra condensed|stint ultra condensed)$/;
    /** Share of its width here that a text may have in the font that it lacks. */
    const shareOf = (element) => {
        const name = bare(familyOf(element));
        if (NARROWEST.test(name))
            return limits.narrowestShare;
        return CONDENSED.test(name) ? limits.condensedShare : limits.webFontShare;
    };
    /** In parts of the size of type. */
    const narrowSpacing = (element) => {
        const { fontSize, fontStyle, fontWeight, fontFamily, letterSpacing } = getComputedStyle(element);
        const own = (Number.parseFloat(letterSpacing) || 0) / Number.parseFloat(fontSize);
        if (!pen || !isInMissingWebFont(element))
            return own - (Number(fontWeight) >= 600 ? limits.narrowerBoldLetters : limits.narrowerLetters);
        const text = (element.innerText ?? element.textContent ?? '').trim().slice(0, 100) || 'n';
        pen.font = `${fontStyle} ${fontWeight} 72px ${fontFamily}`;
        const letter = pen.measureText(text).width / text.length / 72;
        return own - letter * (1 - shareOf(element));
    };
    return {
        isInStandIn,
        isInMissingWebFont,
        webFonts,
        nameOf: element => familyOf(element).replaceAll(/["']/g, '').slice(0, 60),
        narrowestOf: elements => elements.find(element => shareOf(element) < limits.webFontShare) ?? elements[0],
        withNarrowLetters(element, look) {
            const spacing = narrowSpacing(element);
            const sheets = [...document.adoptedStyleSheets];
            const narrow = new CSSStyleSheet();
            // What follows a change slowly would follow both changes.
            const still = '* { transition: none !important }';
            narrow.replaceSync(`${still} * { letter-spacing: ${spacing}em !important }`);
            document.adoptedStyleSheets = [...sheets, narrow];
            const seen = look();
            narrow.replaceSync(still);
            // The width is asked for so that the letters are as they were before the page may be slow again.
            void document.documentElement.scrollWidth;
            document.adoptedStyleSheets = sheets;
            return seen;
        },
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/axe-run.js

















/** Axe's own file, which goes into pages as it is: a bundler would change what it imports. */
const AXE_FILE = new URL(/* asset import */ __webpack_require__(56783), __webpack_require__.b);
/** Most frames of a page that are looked into. */
const MAX_FRAMES = 50;
/** Milliseconds that axe waits for one frame; a frame that hangs is then named among what could not be tested. */
const FRAME_WAIT_MS = 10_000;
/**
 * What axe-core runs: its default rules, which are those of WCAG 2.0 to 2.2 level A and AA and its best practices, and
 * the one rule of WCAG 2.2 level AA that it leaves off by default. Rules of level AAA and experimental ones are not run.
 */
const AXE_OPTIONS = {
    rules: { 'target-size': { enabled: true } },
    // Of what passes and what does not apply the elements are of no use, and there are many.
    resultTypes: ['violations', 'incomplete'],
    frameWaitTime: FRAME_WAIT_MS,
    // Style sheets are read, and loaded from other origins, for a rule that is not run.
    preload: { assets: ['media'] },
};
/** Frames tell of their elements in words alone. */
const WITH_FRAMES = { iframes: true, ancestry: true };
/**
 * A frame that does not answer is waited for, so those of others are not asked where there are no own ones. Then the
 * elements themselves are at hand, and only of those that are told of the source is taken.
 */
const WITHOUT_FRAMES = { iframes: false, elementRef: true };
/**
 * Runs axe-core on a page with those of its frames that are of its own origin, in worlds that the page's scripts cannot
 * reach. What frames of others show is not the page's doing, nor for anybody to quote: axe names them among what could
 * not be tested.
 *
 * @param session of the page
 */
async function runAxe(session) {
    const source = await axeScript();
    const { frameTree } = await session.send('Page.getFrameTree');
    const page = await isolatedWorld(session, frameTree.frame.id);
    const origin = await page.evaluate('self.origin');
    const frames = await ownFrames(session, frameTree, origin);
    // Its frames talk to each other by messages: none goes to another origin, and none is taken from there.
    const setUp = `${source};axe.configure({ allowedOrigins: [${JSON.stringify(origin)}] });undefined`;
    await Promise.all(frames.map(frame => frame.evaluate(setUp).catch(() => undefined)));
    const alone = `${source};axe.configure({ noHtml: true });undefined`;
    await page.evaluate(frames.length > 0 ? setUp : alone);
    await page.evaluate(callOf(revealByScrolling, REVEAL_LIMITS));
    await page.evaluate(callOf(scriptedFadesEnd, FADE_LIMITS));
    await page.evaluate(callOf(finishAnimations, FINISH_LIMITS));
    const options = JSON.stringify({ ...AXE_OPTIONS, ...(frames.length > 0 ? WITH_FRAMES : WITHOUT_FRAMES) });
    return await page.evaluate(`((putBack, unseen) => axe.run(document, ${options}).finally(putBack).then(results => ({ ...results, unseen: unseen() })))(
      (${takeShortcuts.toString()})(axe), (${axe_sample/* sampleElements */.y.toString()})(axe, ${JSON.stringify(axe_sample/* SAMPLE */.X)}))
    .then(results => ${callInPage(withDecidedContrasts)})
    .then(results => (${withinBounds.toString()})(results, ${JSON.stringify(MOST)}, axe.utils))
    .then(results => ${callInPage(withTexts)})
    .then(results => ${callInPage(withAddresses)})
    .then(results => ${callInPage(withBoxes)})
    .then(results => ${callInPage(withMains)})
    .then(results => ${callInPage(withClosedParts)})
    .then(results => ${callInPage(withStraySummaries)})
    .then(results => ${callInPage(withLabels)})
    .then(results => ${callInPage(withIcons)})
    .then(results => ${callInPage(withRows)})
    .then(results => ${callInPage(withWatermarks)})
    .then(results => ${callInPage(withOpacities)})
    .then(results => ${callInPage(withScrollControls)})
    .then(results => (${withFonts.toString()})(results, ${elementOfTarget.toString()}, ${JSON.stringify(MOST)},
      (${standInFonts.toString()})(${JSON.stringify(FONT_LIMITS)})))
    .then(results => ${callInPage(withRegions, screenRegion)})
    .then(results => ${callInPage(withSkips)})`);
}
/** Axe as pages are given it. */
let script;
/** To read and escape it takes 3 ms, on each of thousands of pages. */
async function axeScript() {
    script ??= inAscii(await (0,external_node_fs_promises_.readFile)(AXE_FILE, 'utf8'));
    return script;
}
/** The worlds of the frames within a page that are of its origin, as are all around them. */
async function ownFrames(session, tree, origin) {
    const own = [];
    const open = [...(tree.childFrames ?? [])];
    for (let next = open.shift(); next && own.length < MAX_FRAMES; next = open.shift()) {
        const { id, securityOrigin, url } = next.frame;
        // A document that is written into its frame has the origin of the page around it, unless that takes it away.
        if (securityOrigin !== origin && !/^about:(?:srcdoc|blank)/.test(url))
            continue;
        const world = await isolatedWorld(session, id).catch(() => undefined);
        if ((await world?.evaluate('self.origin').catch(() => undefined)) !== origin || origin === 'null')
            continue;
        own.push(world);
        open.push(...(next.childFrames ?? []));
    }
    return own;
}
/** The call of what adds to results in the page, with what it needs besides. */
function callInPage(work, ...more) {
    const given = [elementOfTarget.toString(), JSON.stringify(MOST), ...more.map(String)];
    return `(${work.toString()})(results, ${given.join(', ')})`;
}

;// CONCATENATED MODULE: ./lib/engine/browser/browser-cookies.js
/** Most cookies that are kept of a page: Chrome keeps some thousands in all, of all sites. */
const MAX_COOKIES = 1000;
/** The cookies that a page left behind. */
async function cookiesOf(context) {
    const cookies = await context.cookies();
    return cookies.slice(0, MAX_COOKIES).map(({ name, domain, path, size, expires, session, ...cookie }) => ({
        name,
        domain,
        path: path ?? '/',
        size,
        httpOnly: cookie.httpOnly ?? false,
        secure: cookie.secure ?? false,
        ...(session ? {} : { expires }),
        ...(cookie.sameSite === undefined ? {} : { sameSite: cookie.sameSite }),
        ...(cookie.partitionKey === undefined ? {} : { partition: partitionOf(cookie.partitionKey) }),
    }));
}
function partitionOf(key) {
    return typeof key === 'string' ? key : key.sourceOrigin;
}

// EXTERNAL MODULE: ./lib/engine/browser/checked-files.js
var checked_files = __webpack_require__(49754);
;// CONCATENATED MODULE: ./lib/engine/browser/desktop-nodes.js


/** Runs code that remembers what a phone does not show, in the world that axe runs in. Never rejects. */
async function rememberHidden(session, mainFrame, code) {
    const world = await isolatedWorld(session, mainFrame).catch(() => undefined);
    await world?.evaluate(code).catch(() => undefined);
}
/**
 * Adds what a look finds. It has no place on the picture of the page, which is of the phone. Never rejects.
 *
 * @param leftMs milliseconds that are left for it
 */
async function withDesktopLook(session, mainFrame, showDesktop, results, leftMs, { hidden, limitMs, look }) {
    const looking = async () => {
        const world = await isolatedWorld(session, mainFrame);
        if (!(await world.evaluate(`(globalThis.${hidden}?.length ?? 0) > 0`)))
            return [];
        await showDesktop();
        return await look(world);
    };
    const late = (0,promises_.setTimeout)(Math.max(0, Math.min(limitMs, leftMs)), undefined, { ref: false });
    const found = await Promise.race([looking().catch(() => undefined), late]);
    return found ? found.reduce(withDesktopNodes, results) : { ...results, undrawn: true };
}
/** Adds what breaks a rule on a desktop, and is not shown on a phone. */
function withDesktopNodes(results, { nodes, ...rule }) {
    if (nodes.length === 0)
        return results;
    const onDesktop = nodes.map((node) => ({ ...node, isOnDesktop: true }));
    const known = results.violations.find(({ id }) => id === rule.id);
    const others = (all) => all.filter(({ id }) => id !== rule.id);
    return {
        ...results,
        violations: [
            ...others(results.violations),
            { ...rule, ...known, nodes: [...(known?.nodes ?? []), ...onDesktop] },
        ],
        inapplicable: others(results.inapplicable),
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/desktop-contrasts.js








const RULE = 'color-contrast';
const LIMITS = {
    /** Texts that are looked at, that are remembered, and whose contrast is measured. */
    texts: 20_000,
    hidden: 2000,
    measured: 60,
    /** Elements around one. */
    around: 40,
};
/** Most milliseconds for it: axe reads the whole page once more. */
const LIMIT_MS = 3000;
/** Remembers which texts of a page a phone does not show, in the world that axe runs in. Never rejects. */
async function rememberHiddenTexts(session, mainFrame) {
    await rememberHidden(session, mainFrame, callOf(hiddenTexts, LIMITS));
}
/**
 * Adds the texts that are too pale on a desktop and that a phone does not show, as those of the menu above the page.
 *
 * @param leftMs milliseconds that are left for it
 */
async function withDesktopContrasts(session, mainFrame, showDesktop, results, leftMs) {
    return await withDesktopLook(session, mainFrame, showDesktop, results, leftMs, {
        hidden: 'textsHiddenOnPhone',
        limitMs: LIMIT_MS,
        async look(world) {
            await world.evaluate(callOf(finishAnimations, FINISH_LIMITS));
            return await world.evaluate(`(${contrastsOnDesktop.toString()})(${JSON.stringify(LIMITS)}, axe)
      .then(results => results && ${callInPage(withDecidedContrasts)})
      .then(results => results && (${withinBounds.toString()})(results, ${JSON.stringify(MOST)}, axe.utils))
      .then(results => results && ${callInPage(withClosedParts)})
      .then(results => results && ${callInPage(withWatermarks)})
      .then(results => results && ${callInPage(withOpacities)})
      .then(results => results?.violations.filter(({ id }) => id === ${JSON.stringify(RULE)}) ?? [])`);
        },
    });
}
/** It runs in the page, as the one below: it must not use anything from outside of itself. */
function hiddenTexts(limits) {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen = new Map();
    const hidden = [];
    for (let texts = 0; texts < limits.texts && hidden.length < limits.hidden && walker.nextNode(); texts++) {
        const { nodeValue, parentElement } = walker.currentNode;
        if (!nodeValue?.trim() || !parentElement || seen.has(parentElement))
            continue;
        if (/^(?:script|style|noscript|template|textarea|option)$/.test(parentElement.localName))
            continue;
        const isSeen = parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        seen.set(parentElement, isSeen);
        if (!isSeen)
            hidden.push(parentElement);
    }
    Object.assign(globalThis, { textsHiddenOnPhone: hidden });
}
/** @returns null where a desktop shows none of them either */
async function contrastsOnDesktop(limits, axe) {
    const { textsHiddenOnPhone } = globalThis;
    /** Whether all of it is there, and not about to come or to go. */
    const isAtRest = (element) => {
        let at = element;
        for (let step = 0; at && step < limits.around; step++, at = at.parentElement)
            if (getComputedStyle(at).opacity !== '1' || at.getAnimations().length > 0)
                return false;
        return true;
    };
    const shown = [];
    for (const element of textsHiddenOnPhone) {
        if (shown.length >= limits.measured)
            break;
        if (!element.isConnected || !element.checkVisibility({ visibilityProperty: true }))
            continue;
        const { width, height, right, left } = element.getBoundingClientRect();
        if (width > 2 && height > 2 && right > 0 && left < innerWidth && isAtRest(element))
            shown.push(element);
    }
    if (shown.length === 0)
        return null;
    return await axe.run({ include: shown }, { runOnly: ['color-contrast'], resultTypes: ['violations'], iframes: false, elementRef: true });
}

;// CONCATENATED MODULE: ./lib/engine/browser/desktop-names.js




/** Rules of axe on the name of an element, whatever is around it. That of an area it judges wherever its image is hidden. */
const RULES = [
    'button-name',
    'frame-title',
    'image-alt',
    'input-button-name',
    'input-image-alt',
    'label',
    'link-name',
    'select-name',
];
const desktop_names_LIMITS = {
    /** Elements that are looked at, that are remembered, and that axe judges. */
    looked: 10_000,
    hidden: 2000,
    judged: 100,
    /** CSS pixels of the sides of what is shown. */
    size: 2,
};
/** Most milliseconds for it: axe reads the whole page once more. */
const desktop_names_LIMIT_MS = 2000;
/**
 * Remembers which controls, images and frames of a page a phone does not show, in the world that axe runs in. Never rejects.
 */
async function rememberHiddenParts(session, mainFrame) {
    await rememberHidden(session, mainFrame, callOf(hiddenParts, desktop_names_LIMITS));
}
/**
 * Adds the controls, images and frames that have no name and that a desktop shows and a phone does not, as a button that
 * phones leave out.
 *
 * @param leftMs milliseconds that are left for it
 */
async function withDesktopNames(session, mainFrame, showDesktop, results, leftMs) {
    return await withDesktopLook(session, mainFrame, showDesktop, results, leftMs, {
        hidden: 'partsHiddenOnPhone',
        limitMs: desktop_names_LIMIT_MS,
        look: world => world.evaluate(`(${namelessOnDesktop.toString()})(${JSON.stringify(desktop_names_LIMITS)}, ${JSON.stringify(RULES)}, axe)
      .then(results => results && (${withinBounds.toString()})(results, ${JSON.stringify(MOST)}, axe.utils))
      .then(results => results && ${callInPage(withAddresses)})
      .then(results => results && ${callInPage(withBoxes)})
      .then(results => results && ${callInPage(withClosedParts)})
      .then(results => results && ${callInPage(withLabels)})
      .then(results => results?.violations ?? [])`),
    });
}
/** It runs in the page, as the one below: it must not use anything from outside of itself. */
function hiddenParts(limits) {
    const hidden = [];
    const parts = document.querySelectorAll('a[href], button, [role="button"], [role="link"], img, input, select, textarea, iframe, frame');
    for (let at = 0; at < Math.min(parts.length, limits.looked) && hidden.length < limits.hidden; at++) {
        const part = parts[at];
        if (!part.checkVisibility({ visibilityProperty: true }))
            hidden.push(part);
    }
    Object.assign(globalThis, { partsHiddenOnPhone: hidden });
}
/** @returns null where a desktop shows none of them either, or all that it shows has a text of its own */
async function namelessOnDesktop(limits, rules, axe) {
    const { partsHiddenOnPhone } = globalThis;
    /** What is certain without axe, which reads the whole page. */
    const hasName = (part) => {
        if (part.matches('img'))
            return part.hasAttribute('alt');
        if (part.matches('iframe, frame'))
            return part.title.trim() !== '';
        if (part.ariaLabel?.trim() || part.matches('[type="hidden"]'))
            return true;
        if (!part.matches('input, select, textarea'))
            return part.innerText?.trim() !== '';
        const { labels } = part;
        return labels?.[0]?.innerText.trim() && labels[0].checkVisibility({ visibilityProperty: true });
    };
    const shown = [];
    for (const part of partsHiddenOnPhone) {
        if (shown.length >= limits.judged)
            break;
        if (!part.isConnected || !part.checkVisibility({ visibilityProperty: true }))
            continue;
        const { width, height } = part.getBoundingClientRect();
        if (width > limits.size && height > limits.size && !hasName(part))
            shown.push(part);
    }
    if (shown.length === 0)
        return null;
    return await axe.run({ include: shown }, { runOnly: rules, resultTypes: ['violations'], iframes: false, elementRef: true });
}

;// CONCATENATED MODULE: ./lib/engine/browser/desktop-scroll-boxes.js



const desktop_scroll_boxes_RULE = 'scrollable-region-focusable';
/** Boxes that are looked at; no more of them are told. */
const MAX_BOXES = 100;
/** Most milliseconds for all of it. */
const desktop_scroll_boxes_LIMIT_MS = 1500;
/**
 * Says which of the boxes that the keyboard cannot scroll do so on a phone alone, since all that is in them fits on a
 * desktop: a strip of logos is moved there by a finger. Never rejects.
 *
 * @param leftMs milliseconds that are left for it
 */
async function withDesktopBoxes(session, showDesktop, results, leftMs) {
    const boxes = results.violations.find(({ id }) => id === desktop_scroll_boxes_RULE)?.nodes.slice(0, MAX_BOXES) ?? [];
    const open = boxes.filter(({ hasScrollControls, scrollsOnPhones, isClosed, target }) => !hasScrollControls && !scrollsOnPhones && !isClosed && target.length === 1);
    if (open.length === 0)
        return results;
    const looking = async () => {
        const { frameTree } = await session.send('Page.getFrameTree');
        const world = await isolatedWorld(session, frameTree.frame.id);
        await showDesktop();
        const targets = open.map(({ target }) => target);
        return await world.evaluate(callOf(fittingBoxes, targets, elementOfTarget));
    };
    const late = (0,promises_.setTimeout)(Math.max(0, Math.min(desktop_scroll_boxes_LIMIT_MS, leftMs)), undefined, { ref: false });
    const fitting = await Promise.race([looking().catch(() => undefined), late]);
    if (!fitting?.includes(true))
        return results;
    const onPhones = new Set(open.filter((_, at) => fitting[at]));
    return {
        ...results,
        violations: results.violations.map(result => result.id === desktop_scroll_boxes_RULE
            ? {
                ...result,
                nodes: result.nodes.map(node => (onPhones.has(node) ? { ...node, scrollsOnPhones: true } : node)),
            }
            : result),
    };
}
/** Of each box whether nothing in it is beyond its edges. It runs in the page: it must not use anything from outside. */
function fittingBoxes(targets, elementOf) {
    return targets.map(target => {
        const box = elementOf(target);
        return box !== null && box.scrollWidth <= box.clientWidth + 1 && box.scrollHeight <= box.clientHeight + 1;
    });
}

;// CONCATENATED MODULE: ./lib/engine/browser/device.js
/**
 * The phone that is played, as Lighthouse plays it, so that both see the same page.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/core/config/constants.js
 */
const PHONE_SCREEN = {
    width: 412,
    height: 823,
    deviceScaleFactor: 1.75,
    mobile: true,
};
/**
 * The same phone, of which Chrome draws a tenth of the pixels in each direction: the page sees nothing of it, and without a
 * graphics card every frame of an animation is drawn by a processor. Pictures of the page have a scale of their own.
 */
const THINLY_DRAWN_PHONE = {
    ...PHONE_SCREEN,
    scale: 0.1,
};
/** The screen of a desktop, as Lighthouse plays it. */
const DESKTOP_SCREEN = {
    width: 1350,
    height: 940,
    deviceScaleFactor: 1,
    mobile: false,
};
/** The same desktop, drawn like {@link THINLY_DRAWN_PHONE}. */
const THINLY_DRAWN_DESKTOP = {
    ...DESKTOP_SCREEN,
    scale: 0.1,
};
const MODEL = 'moto g power (2022)';
const ANDROID = '11';
/** What that phone says of itself, with the version of the Chrome that plays it. @param version as `142.0.7444.59` */
function phoneUserAgent(version) {
    const major = version.split('.', 1)[0];
    return {
        userAgent: `Mozilla/5.0 (Linux; Android ${ANDROID}; ${MODEL}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Mobile Safari/537.36`,
        userAgentMetadata: {
            ...brandsOf(version),
            platform: 'Android',
            platformVersion: ANDROID,
            architecture: '',
            model: MODEL,
            mobile: true,
        },
    };
}
/** The same of a desktop. */
function desktopUserAgent(version) {
    const major = version.split('.', 1)[0];
    return {
        userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`,
        userAgentMetadata: {
            ...brandsOf(version),
            platform: 'macOS',
            platformVersion: '10.15.7',
            architecture: 'x86',
            model: '',
            mobile: false,
        },
    };
}
function brandsOf(version) {
    const brands = (number) => [
        { brand: 'Chromium', version: number },
        { brand: 'Google Chrome', version: number },
    ];
    return { brands: brands(version.split('.', 1)[0]), fullVersionList: brands(version) };
}

;// CONCATENATED MODULE: ./lib/engine/browser/document-source.js
/**
 * Source of the document that it runs in, or only its length where that is over the limit. It runs in the page: it must
 * not use anything from outside of itself.
 *
 * Shadow trees stand in the place of what their hosts hold, as search engines see them. What scripts put into `<head>`, or
 * in front of it, though it may not stand there is moved behind it: read again, it would end the head early, which it did
 * not.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics#web-components
 */
function sourceOf(limit) {
    const metadata = /^(?:base|link|meta|noscript|script|style|template|title)$/;
    const isStray = (node) => node instanceof Element ? !metadata.test(node.localName) : node instanceof Text && /\S/.test(node.data);
    const { documentElement: root, head, doctype } = document;
    const children = Array.from(root.childNodes);
    const beforeHead = head?.parentNode === root ? children.slice(0, children.indexOf(head)) : [];
    const strays = new Set([...beforeHead, ...Array.from(head?.childNodes ?? [])].filter(isStray));
    const hosts = Array.from(root.querySelectorAll('*')).some(element => element.shadowRoot);
    const shownIn = (node) => {
        if (node instanceof Element && node.shadowRoot)
            return Array.from(node.shadowRoot.childNodes);
        if (node instanceof HTMLSlotElement && node.assignedNodes().length > 0)
            return node.assignedNodes();
        return Array.from(node.childNodes);
    };
    /** A copy in a document where nothing runs or loads. */
    const copyOf = () => {
        const inert = document.implementation.createHTMLDocument('');
        const copy = inert.importNode(root, false);
        const open = [[root, copy]];
        for (let entry = open.pop(); entry; entry = open.pop()) {
            const [original, target] = entry;
            for (const child of shownIn(original)) {
                if (strays.has(child))
                    continue;
                const copied = inert.importNode(child, child instanceof HTMLTemplateElement);
                target.appendChild(copied);
                if (!(child instanceof HTMLTemplateElement))
                    open.push([child, copied]);
            }
        }
        const moved = inert.createDocumentFragment();
        for (const node of strays)
            moved.append(inert.importNode(node, true));
        const body = copy.querySelector('body');
        if (body)
            body.prepend(moved);
        else
            copy.append(moved);
        return copy;
    };
    const source = (hosts || strays.size > 0 ? copyOf() : root).outerHTML;
    if (source.length > limit)
        return source.length;
    return (doctype ? new XMLSerializer().serializeToString(doctype) : '') + source;
}

;// CONCATENATED MODULE: ./lib/engine/browser/drawn-texts.js
/** What is looked at of the texts of a page. */
const DRAWN_LIMITS = {
    /** Texts that are looked at, and pieces of each. */
    texts: 60,
    pieces: 10,
    /** Elements below a text, and addresses of their images. */
    below: 60,
    urls: 20,
    /** Pixels of letters from which on something is known of a text. */
    letters: 30,
    /** Part of the pixels of a text beyond which not its letters have changed but what moves below them. */
    moving: 0.7,
    /** Difference of a color, 0 to 255, that is a letter. */
    difference: 8,
    /** Opacity from which on nobody sees a difference: gatsby-background-image gives 0.99 to all that lies over its pictures. */
    opaque: 0.98,
    /** How much of a text is drawn at least: less is a pattern, or is about to come. */
    visible: 0.15,
    /** And of one that has no letters, as the "01" that decorates the first of some pictures. */
    figures: 0.5,
    /** Part of the letters that are hard to read: what stands out anywhere else is no help. */
    share: 0.95,
    /** Part of the pixels of a text that have its color where it is a gap: its box may end past that of its background. */
    gap: 0.8,
    /** Milliseconds until what is scrolled to has been drawn. */
    pause: 120,
};
/** Where undecided texts are that are to be seen and whose style leaves their color as it is. It runs in the page, as the others. */
function undecidedTexts({ selectors, opaque }, regionOf) {
    /** Whether nothing changes the color of the letters that the style gives them, nor what helps to read them. */
    const isPlain = (element) => {
        const { color, textShadow, webkitTextFillColor, webkitTextStrokeWidth, pointerEvents } = getComputedStyle(element);
        if (textShadow !== 'none' || webkitTextFillColor !== color || webkitTextStrokeWidth !== '0px')
            return false;
        if (pointerEvents === 'none' || !/^rgba?\(/.test(color))
            return false;
        const around = [];
        let outermostPale = -1;
        for (let at = element; at; at = at.parentElement) {
            const { opacity, filter, mixBlendMode, backgroundClip } = getComputedStyle(at);
            if (filter !== 'none' || mixBlendMode !== 'normal' || /text/.test(backgroundClip))
                return false;
            if (Number(opacity) < opaque)
                outermostPale = around.length;
            around.push(at);
        }
        // What is behind a pale box with a background shows through both, and the letters have another color.
        if (around.slice(0, outermostPale + 1).some(at => isPainted(at) || isPlaced(at)))
            return false;
        return element.closest('[aria-hidden="true"]') === null;
    };
    const isPainted = (element) => [undefined, '::before', '::after'].some(pseudo => {
        const { content, backgroundImage, backgroundColor } = getComputedStyle(element, pseudo);
        if (pseudo && content === 'none')
            return false;
        return backgroundImage !== 'none' || !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor);
    });
    /** Whether it lies over others, as a pattern does and what takes turns, or is about to come or to go. */
    const isPlaced = (element) => getComputedStyle(element).position === 'absolute' || element.getAnimations().length > 0;
    return selectors.flatMap((selector, index) => {
        const element = document.querySelector(selector);
        if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            return [];
        if (!isPlain(element))
            return [];
        const { top, bottom, width, height } = element.getBoundingClientRect();
        const region = regionOf(element);
        const text = { index, top: top + scrollY, bottom: bottom + scrollY, ...(region && { region }) };
        return width > 0 && height > 0 ? [text] : [];
    });
}
/** Scrolls to texts and tells those that lie open on the screen. */
async function textsOnScreen({ selectors, indexes, gaps, top, ...limits }) {
    const screen = visualViewport;
    if (screen?.scale !== 1)
        return [];
    const opacityOf = (element) => {
        let opacity = 1;
        for (let at = element; at; at = at.parentElement)
            opacity *= Number(getComputedStyle(at).opacity);
        return opacity;
    };
    const opacities = new Map(indexes.map(index => [index, opacityOf(document.querySelector(selectors[index]))]));
    scrollTo({ top, left: 0, behavior: 'instant' });
    await new Promise(done => setTimeout(done, limits.pause));
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    // A page that is too wide is laid out on more than the screen; where that shows another part of it, places are others.
    if (Math.abs(screen.offsetLeft) > 1 || Math.abs(screen.offsetTop) > 1)
        return [];
    const boxesOf = (element) => Array.from(element.childNodes)
        .filter(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
        .flatMap(node => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return Array.from(range.getClientRects());
    })
        .filter(({ width, height }) => width > 1 && height > 1)
        .slice(0, limits.pieces);
    const isWithin = ({ left, top: upper, right, bottom }) => left >= 0 && upper >= 0 && right <= screen.width && bottom <= screen.height;
    const middleOf = ({ left, top: upper, width, height }) => [left + width / 2, upper + height / 2];
    const isOpen = (element, box) => {
        const upmost = document.elementFromPoint(...middleOf(box));
        return upmost !== null && (element.contains(upmost) || upmost.contains(element));
    };
    /** Whether something else is drawn between a text and the box that is pale with it, as a picture in that. */
    const isMixed = (element, box) => {
        let group;
        for (let at = element; at; at = at.parentElement)
            if (Number(getComputedStyle(at).opacity) < limits.opaque)
                group = at;
        return document
            .elementsFromPoint(...middleOf(box))
            .slice(0, limits.below)
            .some(other => group?.contains(other) && !other.contains(element) && !element.contains(other));
    };
    /** Whether a text stands between others of the same sentence. */
    const isAmidText = (element) => {
        const words = (node) => node?.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '').slice(0, 1000).trim().split(/\s+/) : [];
        return words(element.previousSibling).length >= 2 && words(element.nextSibling).join('').length >= 2;
    };
    const isGround = (element, box) => {
        const { left, top: upper, right, bottom } = element.getBoundingClientRect();
        const holds = left <= box.left && upper <= box.top && right >= box.right && bottom >= box.bottom;
        return holds && /^rgb\(/.test(getComputedStyle(element).backgroundColor);
    };
    /** Images below a text; undefined where what lies there changes, or is still to come. */
    const imagesBelow = (element, box) => {
        const around = [];
        for (let at = element; at; at = at.parentElement)
            around.push(at);
        const stack = document.elementsFromPoint(...middleOf(box));
        // Nothing is seen of what lies below a box of one color, as below a button over a picture.
        const ground = around.find(at => isGround(at, box));
        const seen = ground ? stack.slice(0, stack.indexOf(ground) + 1) : stack;
        const below = new Set([...(ground ? around.slice(0, around.indexOf(ground) + 1) : around), ...seen]);
        const urls = [];
        for (const at of [...below].slice(0, limits.below)) {
            if (at.matches('video, canvas, iframe, object, embed'))
                return undefined;
            const names = at.getAttributeNames();
            if (names.some(name => /^data-(?:bg|background|src|lazy|original|image)/.test(name)))
                return undefined;
            if (/lazy/i.test(at.getAttribute('class') ?? ''))
                return undefined;
            if (at instanceof HTMLImageElement) {
                if (!at.complete || at.naturalWidth === 0)
                    return undefined;
                urls.push(at.currentSrc);
            }
            for (const pseudo of [undefined, '::before', '::after']) {
                const painted = getComputedStyle(at, pseudo).backgroundImage.slice(0, 20_000);
                for (const [, url] of painted.matchAll(/url\("([^"]{1,2000})"\)/g))
                    urls.push(url);
            }
        }
        return urls.filter(url => !url.startsWith('data:')).slice(0, limits.urls);
    };
    return indexes.flatMap(index => {
        const element = document.querySelector(selectors[index]);
        const boxes = element ? boxesOf(element) : [];
        const [first] = boxes;
        if (!element || !first || !boxes.every(isWithin) || !boxes.every(box => isOpen(element, box)))
            return [];
        const urls = imagesBelow(element, first);
        if (!urls || isMixed(element, first))
            return [];
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const [, red, green, blue, own] = /^rgba?\((\d+), (\d+), (\d+)(?:, (0?\.\d+))?\)$/.exec(color) ?? [];
        if (blue === undefined)
            return [];
        const opacity = opacityOf(element);
        // What fades as the page is scrolled is dim for a while only.
        if (opacity !== opacities.get(index))
            return [];
        const alpha = opacity * Number(own ?? 1);
        if (alpha < limits.visible || (alpha < limits.figures && !/\p{L}/u.test(element.textContent ?? '')))
            return [];
        const isLikeBackground = gaps.includes(index);
        if (isLikeBackground && (alpha < limits.opaque || !isAmidText(element)))
            return [];
        const size = Number.parseFloat(fontSize);
        // 18 points, or 14 in bold.
        const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        return [
            {
                index,
                boxes: boxes.map(({ left, top: upper, width, height }) => [left, upper, width, height]),
                color: [Number(red), Number(green), Number(blue)],
                alpha: alpha < limits.opaque ? alpha : 1,
                isGap: isLikeBackground,
                least: isLarge ? 3 : 4.5,
                urls,
            },
        ];
    });
}
/** Lets the letters of all texts go, and nothing else that has their color. */
async function hideTexts(_) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*,*::before,*::after{-webkit-text-fill-color:transparent!important;text-decoration-color:transparent!important;transition:none!important}');
    // The page's scripts see neither an element nor a change of one.
    document.adoptedStyleSheets.push(sheet);
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}
function showTexts(_) {
    document.adoptedStyleSheets.pop();
}
/** Compares two pictures of a part of the screen, with texts and without. */
async function contrastsOf({ drawn, area, withTexts, without, ...limits }) {
    const pixelsOf = async (png) => {
        // A callback for each of a million characters takes ten times as long.
        const characters = atob(png);
        const bytes = new Uint8Array(characters.length);
        for (let at = 0; at < bytes.length; at++)
            bytes[at] = characters.charCodeAt(at);
        const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const { width, height } = picture;
        const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
        context.drawImage(picture, 0, 0);
        return { width, height, data: context.getImageData(0, 0, width, height).data };
    };
    const [written, blank] = [await pixelsOf(withTexts), await pixelsOf(without)];
    if (written.width !== blank.width || written.height !== blank.height)
        return [];
    const perPixel = blank.width / area.width;
    const linear = Array.from({ length: 256 }, (_, value) => value <= 0.040_45 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const luminance = (red, green, blue) => 0.2126 * linear[red] + 0.7152 * linear[green] + 0.0722 * linear[blue];
    const [withLetters, below] = [written.data, blank.data];
    const differenceAt = (at) => Math.abs(withLetters[at] - below[at]);
    const found = [];
    const hexOf = (rgb) => `#${rgb.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
    for (const { index, boxes, color, alpha, isGap } of drawn) {
        /** The color of a letter over a pixel. */
        const over = (at) => color.map((part, place) => Math.round(alpha * part + (1 - alpha) * below[at + place]));
        const letters = [];
        let looked = 0;
        let same = 0;
        for (const [x, y, width, height] of boxes) {
            const [left, top] = [x - area.left, y - area.top];
            const right = Math.min(blank.width, Math.ceil((left + width) * perPixel));
            const bottom = Math.min(blank.height, Math.ceil((top + height) * perPixel));
            for (let row = Math.floor(top * perPixel); row < bottom; row++) {
                for (let column = Math.floor(left * perPixel); column < right; column++) {
                    looked++;
                    const at = (row * blank.width + column) * 4;
                    const difference = Math.max(differenceAt(at), differenceAt(at + 1), differenceAt(at + 2));
                    const own = over(at);
                    if (isGap && own.every((part, place) => part === below[at + place]))
                        same++;
                    if (difference < limits.difference)
                        continue;
                    const ownLuminance = luminance(...own);
                    const luminanceBelow = luminance(below[at], below[at + 1], below[at + 2]);
                    const [darker, lighter] = luminanceBelow < ownLuminance ? [luminanceBelow, ownLuminance] : [ownLuminance, luminanceBelow];
                    const ratio = (lighter + 0.05) / (darker + 0.05);
                    letters.push({ ratio, at });
                }
            }
        }
        if (isGap && same > 0 && same >= limits.gap * looked && letters.length === 0) {
            found.push({ index, best: 1, middle: 1, foreground: hexOf(color), background: hexOf(color) });
            continue;
        }
        if (letters.length < limits.letters || letters.length > limits.moving * looked)
            continue;
        letters.sort((one, other) => one.ratio - other.ratio);
        const middle = letters[Math.floor(letters.length / 2)];
        found.push({
            index,
            best: letters[Math.floor(limits.share * (letters.length - 1))].ratio,
            middle: middle.ratio,
            foreground: hexOf(over(middle.at)),
            background: hexOf([...below.subarray(middle.at, middle.at + 3)]),
        });
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/engine/browser/drawn-contrasts.js





const drawn_contrasts_RULE = 'color-contrast';
/** What axe leaves to people: a text over a gradient, an image, or what a pseudo-element paints. */
const OVER_PICTURE = /could not be determined (?:due to a (?:background (?:image|gradient)|pseudo element)|because element contains an image node)/;
/** And a text that has the color of its background, which may be what hides it on purpose. */
const LIKE_BACKGROUND = /has a 1:1 contrast ratio with the background/;
/** Screens that are drawn, each twice. */
const MAX_SCREENS = 4;
/** Part of a screen that is looked at, so that bars at its edges are out of the way, and what is left above the first text. */
const SCREEN_SHARE = 0.6;
const MARGIN_SHARE = 0.2;
/** Milliseconds after which no further screen is drawn, and for the one that is being drawn then. */
const drawn_contrasts_LIMIT_MS = 10_000;
const LAST_MS = 2000;
/**
 * Decides by what Chrome draws where axe cannot tell by styles: the screen is drawn with and without its texts, and a text
 * that is too pale against nearly everything below its letters fails. What may look otherwise a moment later stays
 * undecided: texts with shadows, over videos, and over images that did not come. Where its time is over, what is then
 * known is returned, and that there may be more. Never rejects.
 *
 * @param isLoaded whether the file at an address came
 * @param leftMs milliseconds that are left for it
 */
async function withDrawnContrasts(session, results, isLoaded, leftMs) {
    const undecided = results.incomplete.find(({ id }) => id === drawn_contrasts_RULE);
    const nodes = (undecided?.nodes ?? []).filter(isPlain).slice(0, DRAWN_LIMITS.texts);
    if (!undecided || nodes.length === 0)
        return results;
    const failed = new Map();
    const mostMs = Math.max(0, Math.min(drawn_contrasts_LIMIT_MS, leftMs - LAST_MS));
    const late = (0,promises_.setTimeout)(mostMs + LAST_MS, false, { ref: false });
    const deciding = decide(session, nodes, { isLoaded, until: Date.now() + mostMs, failed });
    const isDone = await Promise.race([deciding.catch(() => false), late]);
    const drawn = isDone ? results : { ...results, undrawn: true };
    if (failed.size === 0)
        return drawn;
    const faults = { ...undecided, nodes: [...failed.values()] };
    const left = { ...undecided, nodes: undecided.nodes.filter(node => !failed.has(node)) };
    const known = results.violations.find(({ id }) => id === drawn_contrasts_RULE);
    const all = known ? { ...known, nodes: [...known.nodes, ...faults.nodes] } : faults;
    return {
        ...drawn,
        violations: [...results.violations.filter(({ id }) => id !== drawn_contrasts_RULE), all],
        incomplete: results.incomplete.flatMap(one => one !== undecided ? [one] : left.nodes.length > 0 ? [left] : []),
    };
}
function isPlain({ target, failureSummary }) {
    if (target.length !== 1 || typeof target[0] !== 'string')
        return false;
    return OVER_PICTURE.test(failureSummary ?? '') || isLikeBackground(failureSummary);
}
function isLikeBackground(summary) {
    return LIKE_BACKGROUND.test(summary ?? '');
}
/**
 * Adds the nodes that fail to a map as they are found, so that those are kept for which there was time.
 *
 * @returns whether there was time for all
 */
async function decide(session, nodes, { isLoaded, until, failed }) {
    const { frameTree } = await session.send('Page.getFrameTree');
    const world = await isolatedWorld(session, frameTree.frame.id);
    const selectors = nodes.map(({ target }) => target[0]);
    const limits = { ...DRAWN_LIMITS, selectors };
    const gaps = nodes.flatMap(({ failureSummary }, index) => (isLikeBackground(failureSummary) ? [index] : []));
    const texts = await world.evaluate(callOf(undecidedTexts, limits, screenRegion));
    try {
        for (const screen of screensOf(texts).slice(0, MAX_SCREENS)) {
            if (Date.now() >= until)
                return false;
            for (const fault of await faultsOn(session, world, { limits, screen, gaps, isLoaded })) {
                const node = nodes[fault.index];
                const region = texts.find(({ index }) => index === fault.index)?.region;
                const failureSummary = summaryOf(fault);
                const placed = isOfOneColor(fault)
                    ? { ...node, failureSummary }
                    : { ...node, failureSummary, isDrawn: true };
                failed.set(node, region ? { ...placed, region } : placed);
            }
        }
        return true;
    }
    finally {
        await world.evaluate(`scrollTo({ top: 0, behavior: 'instant' })`);
    }
}
/** Texts that are on the screen together, each group from the upper edge of its first one on. */
function screensOf(texts) {
    const height = PHONE_SCREEN.height * SCREEN_SHARE;
    const screens = [];
    for (const text of [...texts].sort((one, other) => one.top - other.top)) {
        const last = screens.at(-1);
        if (last && text.bottom - last[0].top <= height)
            last.push(text);
        else
            screens.push([text]);
    }
    return screens;
}
/** Part by which contrasts over one color differ at most, as its borders are drawn. */
const ONE_COLOR = 0.01;
/** Whether all that was drawn below a text has one color, so that a color for the text can be told like that of a style. */
function isOfOneColor({ best, middle, alpha }) {
    return alpha === 1 && middle > 1 && best - middle <= ONE_COLOR * middle;
}
async function faultsOn(session, world, { limits, screen, gaps, isLoaded }) {
    const top = Math.max(0, screen[0].top - PHONE_SCREEN.height * MARGIN_SHARE);
    const indexes = screen.map(({ index }) => index);
    const shown = await world.evaluate(callOf(textsOnScreen, { ...limits, top, indexes, gaps }));
    const texts = shown.filter(({ urls }) => urls.every(isLoaded));
    if (texts.length === 0)
        return [];
    const area = areaOf(texts);
    const withTexts = await draw(session, area);
    await world.evaluate(callOf(hideTexts, limits));
    let without;
    try {
        without = await draw(session, area);
    }
    finally {
        await world.evaluate(callOf(showTexts, limits));
    }
    const compared = { ...limits, drawn: texts, area, withTexts, without };
    const contrasts = await world.evaluate(callOf(contrastsOf, compared));
    return contrasts.flatMap(contrast => {
        const { alpha, least } = texts.find(({ index }) => index === contrast.index);
        return contrast.best < least ? [{ ...contrast, alpha, least }] : [];
    });
}
/** The part of the screen that has the texts: the rest need not be drawn, sent and compared. */
function areaOf(texts) {
    const boxes = texts.flatMap(text => text.boxes);
    const left = Math.floor(Math.min(...boxes.map(([x]) => x)));
    const top = Math.floor(Math.min(...boxes.map(([, y]) => y)));
    const right = Math.ceil(Math.max(...boxes.map(([x, , width]) => x + width)));
    const bottom = Math.ceil(Math.max(...boxes.map(([, y, , height]) => y + height)));
    return { left, top, width: right - left, height: bottom - top };
}
/** A part of the screen as PNG in base64, a pixel for each of CSS. */
async function draw(session, { left, top, width, height }) {
    const { cssVisualViewport } = await session.send('Page.getLayoutMetrics');
    const { pageX, pageY } = cssVisualViewport;
    const scale = 1 / PHONE_SCREEN.deviceScaleFactor;
    const clip = { x: pageX + left, y: pageY + top, width, height, scale };
    return (await session.send('Page.captureScreenshot', { format: 'png', clip, optimizeForSpeed: true })).data;
}
/** As axe writes it of contrasts that it knows. */
function summaryOf({ middle, foreground, background, least }) {
    const contrast = Math.floor(middle * 100) / 100;
    return `Fix any of the following:\n  Element has insufficient color contrast of ${contrast} (foreground color: ${foreground}, background color: ${background}). Expected contrast ratio of ${least}:1`;
}

// EXTERNAL MODULE: ./lib/engine/browser/gathering.js
var gathering = __webpack_require__(68520);
;// CONCATENATED MODULE: ./lib/engine/browser/image-loops.js

/** How often one image must fail before it is looked at as a loop, and how often it is looked at after that. */
const MIN_FAILURES = 24;
const LOOK_EVERY = 12;
/** Addresses that are counted, and loops that are kept. */
const MAX_COUNTED = 5000;
const MAX_LOOPS = 20;
/**
 * Finds images that ask for the same address without end, as `onerror="this.src='/none.png'"` does where that fails as
 * well, and ends them, so that the rest of the page can be looked at.
 */
class ImageLoops {
    /** Addresses of those that were found. */
    urls = new Set();
    #failures = new Map();
    #session;
    #frame;
    /** @param frame Chrome's id of the page's frame */
    constructor(session, frame) {
        this.#session = session;
        this.#frame = frame;
    }
    /** An image could not be loaded. */
    note(url) {
        const failures = (this.#failures.get(url) ?? 0) + 1;
        if (failures === 1 && this.#failures.size >= MAX_COUNTED)
            return;
        this.#failures.set(url, failures);
        if (failures < MIN_FAILURES || failures % LOOK_EVERY !== 0 || this.urls.size >= MAX_LOOPS)
            return;
        this.#end(url, failures).then(isLoop => isLoop && this.urls.add(url), () => undefined);
    }
    async #end(url, failures) {
        const world = await isolatedWorld(this.#session, this.#frame);
        return await world.evaluate(callOf(endLoop, { url, failures }));
    }
}
/** Runs in the page: it must not use anything from outside. Many images of one address that fail once are no loop. */
function endLoop({ url, failures }) {
    const images = Array.from(document.images).filter(image => image.src === url || image.currentSrc === url);
    if (images.length === 0 || failures <= 2 * images.length + 20)
        return false;
    for (const image of images) {
        image.removeAttribute('onerror');
        image.removeAttribute('srcset');
        image.src = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
    }
    return true;
}

// EXTERNAL MODULE: ./lib/engine/browser/hidden-versions.js
var hidden_versions = __webpack_require__(31151);
;// CONCATENATED MODULE: ./lib/engine/browser/layout-widths.js

const WIDTH_LIMITS = {
    ...FONT_LIMITS,
    cutText: 8,
    unnoticed: 4,
    fontDoubt: 0.1,
    // Of DejaVu Serif, which stands in for Georgia and Times; of DejaVu Sans it is a seventh.
    widerStandIn: 1 / 6,
    pageFontDoubt: 0.2,
    maxElements: 50_000,
    longWord: 15,
    longWords: 12,
    images: 500,
    address: 200,
    boxShare: 0.95,
    boxHeight: 0.4,
    boxText: 0.7,
    shellDepth: 4,
};
/**
 * Measures how wide the document is that it runs in, and what makes it wider than the screen. It runs in the page: it must
 * not use anything from outside of itself but what it is given.
 */
function layoutWidths(limits, regionOf, selectorOf, fontsOf, tagOf) {
    const fonts = fontsOf(limits);
    const root = document.documentElement;
    // A document that is a set of frames, or was cut off in its head, has none.
    const body = document.body ?? root;
    const viewportWidth = root.clientWidth;
    /** The box that scrolls both ways in the place of a document that does not, as that of an app, if any. */
    const scrollBox = () => {
        if (root.scrollHeight > innerHeight + limits.unnoticed || root.scrollWidth > viewportWidth + 1)
            return undefined;
        const lengthOf = (element) => element.innerText?.length ?? 0;
        let box;
        const boxes = Array.from(body.querySelectorAll('*')).slice(0, limits.maxElements);
        for (const element of boxes) {
            // A document does not scroll by itself, so that no more than a few do that are nearly as wide as it is.
            const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
            if (scrollWidth <= clientWidth + limits.unnoticed || scrollHeight <= clientHeight)
                continue;
            if (clientWidth < viewportWidth * limits.boxShare || clientHeight < innerHeight * limits.boxHeight)
                continue;
            const { overflowX, overflowY, scrollSnapType } = getComputedStyle(element);
            if (![overflowX, overflowY].every(overflow => /^(?:auto|scroll)$/.test(overflow)))
                continue;
            if (/\b(?:x|both|inline)\b/.test(scrollSnapType))
                continue;
            if (lengthOf(element) >= lengthOf(body) * limits.boxText)
                box = element;
            break;
        }
        return box;
    };
    const pageBox = scrollBox();
    const widthNow = () => (pageBox ?? root).scrollWidth;
    const placeOf = (element) => {
        const region = regionOf(element);
        return region ? { region } : {};
    };
    const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const cutsSideways = (element) => element !== null && /^(hidden|clip)$/.test(getComputedStyle(element).overflowX);
    /**
     * Whether an element does not widen the document: it is fixed, or something around it cuts it off or scrolls; or the
     * script of Facebook, as it runs again, makes it fit: it leaves the width of an earlier screen in pages that were saved.
     */
    const isCut = (element, page = body) => {
        if (element.closest('.fb_iframe_widget'))
            return true;
        for (let at = element; at && at !== page && at !== body && at !== root; at = at.parentElement) {
            if (at === pageBox)
                return at === element;
            const { position, overflowX } = getComputedStyle(at);
            if (position === 'fixed' || (at !== element && overflowX !== 'visible'))
                return true;
        }
        return false;
    };
    const rightOf = (element) => element.getBoundingClientRect().right + scrollX;
    const contentsEnd = (node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect().right + scrollX;
    };
    /** Where the text of an element itself ends; it may stand out of it, as a long word does. */
    const textEnd = (element) => {
        // A box of its own that holds all of its contents; an inline element has no such box, and ends where its text does.
        if (element.scrollWidth <= element.clientWidth)
            return 0;
        const texts = Array.from(element.childNodes).filter(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
        const stands = texts.length > 0 && getComputedStyle(element).overflowX === 'visible';
        return stands ? Math.max(...texts.map(contentsEnd)) : 0;
    };
    /** Whether an element is as wide as it is by itself, which may have widened what is around it. */
    const hasOwnWidth = (element) => Element.prototype.matches.call(element, 'pre')
        ? contentsEnd(element) > viewportWidth + 1
        : Element.prototype.matches.call(element, 'img, video, iframe, canvas, svg, object, embed, table') &&
            element.getBoundingClientRect().width > viewportWidth + 1;
    const wideElements = (isSeen) => {
        const wide = [];
        for (const element of Array.from(body.querySelectorAll('*')).slice(0, limits.maxElements)) {
            if (wide.length >= limits.maxListed)
                break;
            const { width, height, right: edge } = element.getBoundingClientRect();
            const right = Math.max(edge + scrollX, textEnd(element));
            if (right <= viewportWidth + 1 || width === 0 || height === 0)
                continue;
            // What merely fills a wide element is not why the page is wide.
            const around = element.parentElement ? rightOf(element.parentElement) : 0;
            const sticksOut = right > Math.max(around, viewportWidth) + 1;
            if ((sticksOut || hasOwnWidth(element)) && isSeen(element) && !isCut(element)) {
                wide.push({ element, right: Math.round(right) });
            }
        }
        // What fills a body that is too wide by its own style does not stick out of it.
        if (wide.length === 0 && body !== root && rightOf(body) > viewportWidth + 1)
            return [{ element: body, right: Math.round(rightOf(body)) }];
        return wide;
    };
    /** Of the words of an element itself, the longest one, in characters. */
    const longestWord = (element) => Math.max(0, ...Array.from(element.childNodes)
        .filter(node => node.nodeType === Node.TEXT_NODE)
        .flatMap(node => (node.nodeValue ?? '').split(/[\s\u00ad\u200b-]+/, limits.maxListed * 100))
        .map(word => word.length));
    /**
     * The texts with a long word without which the page fits: a grid gives all of its entries the width of the widest one, and
     * none of those that it widens is the cause.
     */
    const wideWords = () => {
        const words = Array.from(body.querySelectorAll('*'))
            .slice(0, limits.maxElements)
            .map(element => ({ element, length: longestWord(element) }))
            .filter(({ element, length }) => length >= limits.longWord && contentsEnd(element) > viewportWidth + 1)
            .filter(({ element }) => element instanceof HTMLElement && isShown(element) && !isCut(element))
            .toSorted((a, b) => b.length - a.length)
            .slice(0, limits.longWords)
            .map(({ element }) => ({
            element: element,
            right: Math.round(contentsEnd(element)),
            style: element.getAttribute('style'),
        }));
        const isWide = () => widthNow() > viewportWidth + 1;
        const putBack = ({ element, style }) => style === null ? element.removeAttribute('style') : element.setAttribute('style', style);
        const breakUp = ({ element }) => element.style.setProperty('overflow-wrap', 'anywhere', 'important');
        try {
            words.forEach(breakUp);
            if (words.length === 0 || isWide())
                return [];
            return words.filter(word => {
                putBack(word);
                const isCause = isWide();
                breakUp(word);
                return isCause;
            });
        }
        finally {
            words.forEach(putBack);
        }
    };
    /** What can be seen, and where nothing of it is too wide, what waits to fade in or to be opened. */
    const widest = () => {
        const seen = wideElements(isShown);
        const wide = seen.length > 0 ? seen : wideElements(() => true);
        const isStretched = ({ element }) => /grid|flex/.test(getComputedStyle(element.parentElement ?? body).display) &&
            textEnd(element) <= viewportWidth + 1 &&
            !hasOwnWidth(element);
        const words = wide.length > 0 && wide.every(isStretched) ? wideWords() : [];
        return words.length > 0 ? words.slice(0, limits.maxListed) : wide;
    };
    /** Whether something moves an element sideways, as a ticker or a menu that waits beside the screen. */
    const isMoved = (element) => {
        for (let at = element; at && at !== root; at = at.parentElement) {
            const { transform, translate, animationName } = getComputedStyle(at);
            if (animationName !== 'none' || (translate !== 'none' && !/^0(?:px|%)?(?: |$)/.test(translate)))
                return true;
            if (transform !== 'none' && new DOMMatrixReadOnly(transform).e !== 0)
                return true;
        }
        return false;
    };
    /** A line of a text of an element itself that begins on the screen and is cut off by its edge. */
    const cutLine = (element) => {
        for (const node of Array.from(element.childNodes)) {
            if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim())
                continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            for (const line of Array.from(range.getClientRects()))
                if (line.left > -viewportWidth / 4 &&
                    line.left < viewportWidth - limits.cutText &&
                    line.right > viewportWidth + limits.cutText)
                    return line;
        }
        return undefined;
    };
    /** The element in the body that holds nearly all of the page, as wide as the screen, and cuts off what is wider, if any. */
    const shellOf = () => {
        const length = body.textContent?.length ?? 0;
        let at = body;
        for (let depth = 0; at && depth < limits.shellDepth; depth++) {
            at = Array.from(at.children)
                .slice(0, limits.maxListed * 10)
                .find(({ localName, textContent }) => !/^(?:script|style|noscript|template)$/.test(localName) &&
                (textContent?.length ?? 0) >= length * limits.boxText);
            if (!at)
                return undefined;
            const { left, right } = at.getBoundingClientRect();
            const isWhole = at.scrollHeight <= at.clientHeight + limits.unnoticed;
            if (cutsSideways(at))
                return isWhole && left <= 1 && right >= viewportWidth - 1 ? at : undefined;
        }
        return undefined;
    };
    const shell = shellOf();
    /** A part of the page, as wide as the screen and as high as its contents, that cuts off what is wider. */
    const isCuttingPart = (element) => {
        if (element.getBoundingClientRect().left > 1 || rightOf(element) < viewportWidth - 1)
            return false;
        return cutsSideways(element) && element.scrollHeight <= element.clientHeight + limits.unnoticed;
    };
    /** A heading at the left loses its end in such a part as well; other texts may be there to look good. */
    const isCutHeading = (element) => {
        const heading = element.closest('h1, h2');
        if (!heading || heading.getBoundingClientRect().left >= viewportWidth / 5)
            return false;
        let part = heading.parentElement;
        while (part && part !== body && !isCuttingPart(part))
            part = part.parentElement;
        if (!part || part === body || isCut(element, part))
            return false;
        return !/slide|carousel|swiper|marquee|ticker|track|scroll|splide|slick|glide|flickity/i.test(part.className);
    };
    const measureCut = (ofPage) => {
        const found = [];
        for (const element of Array.from(body.querySelectorAll(ofPage ? '*' : ':is(h1, h2), :is(h1, h2) *')).slice(0, limits.maxElements)) {
            if (found.length >= limits.maxListed)
                break;
            const { right: edge, width, height, bottom } = element.getBoundingClientRect();
            if (width === 0 || height === 0 || Math.max(edge, textEnd(element)) <= viewportWidth + limits.cutText)
                continue;
            // What waits above the start of the document, as a menu does until it is opened, nobody can scroll to at all.
            if (bottom + scrollY <= 0)
                continue;
            if (getComputedStyle(element).textOverflow === 'ellipsis' || element.closest('[aria-hidden="true"]'))
                continue;
            if (!isShown(element) || isMoved(element))
                continue;
            if (!(ofPage && !isCut(element, shell)) && !isCutHeading(element))
                continue;
            const line = cutLine(element);
            if (line)
                found.push({ element, line });
        }
        const doubtful = doubtfulOf(found);
        const cut = found
            .filter(({ element }) => !doubtful.has(element))
            .map(({ element, line }) => {
            const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 80);
            return { selector: selectorOf(element), right: Math.round(line.right), text, ...placeOf(element) };
        });
        const [first] = doubtful;
        return { cut, ...(first && { doubtful: first }) };
    };
    /** Texts that may end on the screen in the font that is lacking here. */
    const doubtfulOf = (found) => {
        // Of a text in large type its own width counts: what stands in for its font is wider by a part of that.
        const isLittle = ({ right, width }) => right < viewportWidth * (1 + limits.fontDoubt) || right - width * limits.widerStandIn < viewportWidth;
        const little = found.filter(({ element, line }) => isLittle(line) && fonts.isInStandIn(element));
        const loaded = found.map(({ element }) => element).filter(fonts.isInMissingWebFont);
        const fitting = loaded.length === 0
            ? []
            : fonts.withNarrowLetters(fonts.narrowestOf(loaded), () => loaded.filter(element => cutLine(element) === undefined));
        return new Set([...little.map(({ element }) => element), ...fitting]);
    };
    /** The font without which nobody knows here whether the page is wider than the screen. */
    const fontInDoubt = (wide) => {
        const wideOnes = wide.map(({ element }) => element);
        const inStandIn = fonts.narrowestOf((wideOnes.length > 0 ? wideOnes : [body]).filter(fonts.isInStandIn));
        if (!inStandIn)
            return undefined;
        const isLoaded = fonts.isInMissingWebFont(inStandIn);
        if (!isLoaded && widthNow() >= viewportWidth * (1 + limits.pageFontDoubt))
            return undefined;
        // What is too wide in a font that is there is no less so.
        if (isLoaded &&
            wideOnes.some(element => textEnd(element) > viewportWidth + 1 && !fonts.isInStandIn(element)))
            return undefined;
        const fits = fonts.withNarrowLetters(inStandIn, () => widthNow() <= viewportWidth + 1);
        return fits ? fonts.nameOf(inStandIn) : undefined;
    };
    /**
     * An image that did not load, without which the page fits: the box of its missing picture keeps the width that is written on
     * it in places in which the picture itself would shrink.
     */
    const imageInDoubt = () => {
        const missing = Array.from(body.querySelectorAll('img'))
            .slice(0, limits.images)
            .filter(image => image.complete && image.naturalWidth === 0 && (image.currentSrc || image.src) !== '')
            // With a width that nothing limits, the picture is as wide as its empty box.
            .filter(image => getComputedStyle(image).maxWidth !== 'none')
            .map(image => ({ image, style: image.getAttribute('style') }));
        if (missing.length === 0)
            return undefined;
        try {
            for (const { image } of missing) {
                if (widthNow() <= viewportWidth + 1)
                    break;
                image.style.setProperty('display', 'none', 'important');
                if (widthNow() <= viewportWidth + 1)
                    return image.currentSrc || image.src;
            }
            return undefined;
        }
        finally {
            for (const { image, style } of missing) {
                if (style === null)
                    image.removeAttribute('style');
                else
                    image.setAttribute('style', style);
            }
        }
    };
    const isHidden = cutsSideways(root) || cutsSideways(body);
    // What is hidden by one of the two alone a phone still moves to, and then lays fixed elements out as wide as that.
    const isHiddenInVain = isHidden && innerWidth > viewportWidth + limits.unnoticed;
    const scrollsSideways = pageBox !== undefined || (root.scrollWidth > viewportWidth + 1 && (!isHidden || isHiddenInVain));
    // A document scrolls as its root says, or else its body.
    const ofRoot = getComputedStyle(root);
    const isFree = ofRoot.overflowX === 'visible' && ofRoot.overflowY === 'visible';
    const { overflowX, overflowY } = isFree ? getComputedStyle(body) : ofRoot;
    const isSidewaysOnly = /^(?:auto|scroll)$/.test(overflowX) && /^(?:hidden|clip)$/.test(overflowY);
    const wide = scrollsSideways ? widest() : [];
    const font = scrollsSideways ? fontInDoubt(wide) : undefined;
    const image = scrollsSideways && font === undefined ? imageInDoubt() : undefined;
    const mayCut = isHidden ? !isHiddenInVain : shell !== undefined && !scrollsSideways;
    const { cut, doubtful } = measureCut(mayCut);
    return {
        viewportWidth,
        documentWidth: widthNow(),
        scrollsSideways,
        ...(isHiddenInVain && { isHiddenInVain }),
        ...(scrollsSideways && isSidewaysOnly && { isSidewaysOnly }),
        ...(font !== undefined && { fontInDoubt: font }),
        ...(image !== undefined && { imageInDoubt: image.slice(0, limits.address) }),
        wideElements: wide.map(({ element, right }) => ({
            selector: selectorOf(element),
            tag: tagOf(element),
            right,
            ...placeOf(element),
        })),
        cutTexts: cut,
        ...(doubtful && { cutFontInDoubt: fonts.nameOf(doubtful) }),
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/shown-images.js
const IMAGE_LIMITS = {
    maxImages: 2000,
    minFile: 20,
    otherProportions: 1.25,
    maxStepsUp: 30,
    maxDrawn: 20,
    maxPixels: 250_000,
};
/** The images that are shown, and those that show nothing. It runs in the page: it must not use anything from outside of itself but what it is given. */
function shownImages(limits, regionOf, selectorOf) {
    const { body } = document;
    const placeOf = (element) => {
        const region = regionOf(element);
        return region ? { region } : {};
    };
    const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    /**
     * The density that an image is taken to have for its candidate of `srcset`; 1 for what is in `src`. Where several
     * candidates name one file, it has the pixels of the largest at least.
     */
    const densityOf = (image) => {
        let density = 0;
        const around = image.parentElement?.localName === 'picture' ? image.parentElement.children : [];
        for (const element of [image, ...Array.from(around)]) {
            const set = element.getAttribute('srcset')?.slice(0, 50_000) ?? '';
            let url = '';
            for (const word of set.split(/[\t\n\f\r ]+/)) {
                let next = word;
                if (url !== '') {
                    const end = word.indexOf(',');
                    const [, number, unit] = /^(\d*\.?\d+)([wx])$/.exec(end < 0 ? word : word.slice(0, end)) ?? [];
                    if (number !== undefined && URL.parse(url, document.baseURI)?.href === image.currentSrc) {
                        const value = Number.parseFloat(number);
                        density = Math.max(density, unit === 'x' ? value : value / image.naturalWidth);
                    }
                    if (end < 0)
                        continue;
                    url = '';
                    next = word.slice(end + 1);
                }
                url = next.endsWith(',') ? '' : next;
            }
            if (density > 0)
                break;
        }
        return density || 1;
    };
    const isPlaceholder = (image) => image.ariaHidden === 'true' && (image.parentElement?.getElementsByTagName('img').length ?? 0) > 1;
    const isReplaced = (image) => /url\(|image-set\(|gradient\(/.test(getComputedStyle(image).content);
    let drawn = 0;
    /** Whether no pixel of an image can be seen. What is of another origin cannot be read, and counts as seen. */
    const isInvisible = (image) => {
        const { naturalWidth, naturalHeight } = image;
        if (naturalWidth * naturalHeight > limits.maxPixels || drawn++ >= limits.maxDrawn)
            return false;
        try {
            const context = new OffscreenCanvas(naturalWidth, naturalHeight).getContext('2d');
            if (!context)
                return false;
            context.drawImage(image, 0, 0, naturalWidth, naturalHeight);
            const { data } = context.getImageData(0, 0, naturalWidth, naturalHeight);
            for (let alpha = 3; alpha < data.length; alpha += 4)
                if (data[alpha] !== 0)
                    return false;
            return true;
        }
        catch {
            return false;
        }
    };
    /** Whether an image is enlarged, or out of its proportions by more than what rounding explains. */
    const isStretched = ({ naturalWidth, naturalHeight }, width, height) => width > naturalWidth ||
        height > naturalHeight ||
        Math.abs(width * naturalHeight - height * naturalWidth) > 0.05 * width * naturalHeight;
    /** Whether what is around an image keeps its height, whatever height of the image was reserved. */
    const keepsHeight = (image, reserved) => {
        let at = image.parentElement;
        for (let step = 0; at && at !== body && step < limits.maxStepsUp; step++, at = at.parentElement) {
            const { display, position, flexDirection, gridTemplateColumns, maxHeight, float } = getComputedStyle(at);
            const isRow = (display.endsWith('flex') && flexDirection.startsWith('row')) ||
                (display.endsWith('grid') && gridTemplateColumns.includes(' ')) ||
                display.startsWith('table');
            // What stands beside the image may be as high as what was reserved.
            if (isRow && reserved <= at.clientHeight)
                return true;
            if (position === 'absolute' || position === 'fixed' || float !== 'none' || maxHeight !== 'none')
                return true;
            if (display !== 'inline' && String(at.computedStyleMap().get('height')) !== 'auto')
                return true;
        }
        return false;
    };
    let compared = 0;
    /** Height that is reserved for an image by the proportions of its attributes, where its file has others. */
    const reservedHeight = (image, style, contentWidth) => {
        const [, across, down] = /^auto (\d+(?:\.\d+)?) \/ (\d+(?:\.\d+)?)$/.exec(style.aspectRatio) ?? [];
        const proportions = Number(across) / Number(down);
        const ofFile = image.naturalWidth / image.naturalHeight;
        // A spacer or a placeholder of a script has the proportions of no picture.
        if (!(proportions > 0) || Math.min(image.naturalWidth, image.naturalHeight) < limits.minFile)
            return undefined;
        if (Math.max(proportions / ofFile, ofFile / proportions) < limits.otherProportions)
            return undefined;
        if (compared++ >= limits.maxListed)
            return undefined;
        if (image.currentSrc.startsWith('data:') || isPlaceholder(image))
            return undefined;
        const isInFlow = /^(?:static|relative)$/.test(style.position) && style.float === 'none';
        if (!isInFlow || style.maxHeight !== 'none' || Number.parseFloat(style.minHeight) > 0)
            return undefined;
        const styles = image.computedStyleMap();
        if (String(styles.get('height')) !== 'auto' || String(styles.get('width')) === 'auto')
            return undefined;
        const reserved = contentWidth / proportions;
        return keepsHeight(image, reserved) ? undefined : reserved;
    };
    const measureImages = () => Array.from(document.images)
        // With `content` a style shows another file, whose pixels are not known.
        .filter(image => image.complete && image.naturalWidth > 0 && isShown(image) && !isReplaced(image))
        .slice(0, limits.maxImages)
        .map(image => {
        const style = getComputedStyle(image);
        const { width, height, top, left, bottom, right } = image.getBoundingClientRect();
        const pixels = (...sides) => sides.reduce((sum, side) => sum + Number.parseFloat(side), 0);
        const attributes = image.hasAttribute('width') && image.hasAttribute('height');
        const contentWidth = image.clientWidth - pixels(style.paddingLeft, style.paddingRight);
        const contentHeight = image.clientHeight - pixels(style.paddingTop, style.paddingBottom);
        const reserved = reservedHeight(image, style, contentWidth);
        return {
            selector: selectorOf(image),
            src: image.currentSrc.slice(0, 500),
            naturalWidth: image.naturalWidth,
            naturalHeight: image.naturalHeight,
            density: densityOf(image),
            width,
            height,
            contentWidth,
            contentHeight,
            ...(isStretched(image, contentWidth, contentHeight) && isInvisible(image) && { invisible: true }),
            onFirstScreen: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
            belowScreen: top + scrollY - innerHeight,
            lazy: image.loading === 'lazy',
            placeholder: isPlaceholder(image),
            processed: /\b(?:blur|url)\(/.test(style.filter) || style.imageRendering !== 'auto',
            fit: style.objectFit,
            ...placeOf(image),
            sized: attributes || style.aspectRatio !== 'auto' || style.position === 'absolute',
            ...(reserved !== undefined && { reservedHeight: reserved }),
        };
    });
    /** What is around an image may wait to fade in. Its own style is what a script hides it by, since it could not be loaded. */
    const hasPlace = (image) => isShown(image) || (image.checkVisibility() && image.style.visibility === '' && image.style.opacity === '');
    const unreadImages = () => Array.from(document.images)
        .slice(0, limits.maxImages)
        .filter(image => image.complete && image.currentSrc !== '' && image.naturalWidth === 0 && hasPlace(image))
        .slice(0, limits.maxListed)
        .map(image => ({ selector: selectorOf(image), src: image.currentSrc.slice(0, 2000) }));
    return { images: measureImages(), unreadImages: unreadImages() };
}

;// CONCATENATED MODULE: ./lib/engine/browser/unseen-parts.js
const UNSEEN_LIMITS = {
    // About 25 words.
    longText: 150,
    // Of a photo nothing can be made out below this; icons beside a heading have 24 to 60 px.
    icon: 64,
};
/** What nobody sees, or nearly so. It runs in the page: it must not use anything from outside of itself but what it is given. */
function unseenParts(limits, selectorOf) {
    // A document that is a set of frames, or was cut off in its head, has none.
    const body = document.body ?? document.documentElement;
    const unseenHeadings = () => {
        const unseen = [];
        for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"]')) {
            // One with text may be hidden until it scrolls into view.
            const isFilled = (heading.textContent ?? '').trim() !== '';
            if (!heading.checkVisibility({ visibilityProperty: !isFilled }))
                unseen.push(heading);
            if (unseen.length >= limits.maxListed)
                break;
        }
        return unseen.map(selectorOf);
    };
    const unseenTimes = () => Array.from(body.querySelectorAll('time'))
        .slice(0, limits.maxElements)
        .filter(time => !time.checkVisibility())
        .slice(0, limits.maxListed)
        .map(selectorOf);
    const unseenTexts = () => {
        const unseen = [];
        const stack = [body];
        for (let seen = 0; stack.length > 0 && seen < limits.maxElements; seen++) {
            const element = stack.pop();
            // A field of a form may have the name of a method, which then takes its place.
            if (Element.prototype.matches.call(element, 'script, style, noscript, template'))
                continue;
            if (element.checkVisibility())
                stack.push(...Array.from(element.children).reverse());
            else if ((element.textContent ?? '').trim().length >= limits.longText)
                unseen.push(element);
            if (unseen.length >= limits.maxListed)
                break;
        }
        return unseen.map(selectorOf);
    };
    const unseenLinks = () => {
        const isDrawn = (link, part) => !/^(?:none|normal|)$/.test(getComputedStyle(link, part).content);
        return Array.from(body.querySelectorAll('a[href]'))
            .slice(0, limits.maxElements)
            .filter(link => {
            if (link.childElementCount > 0 || (link.textContent ?? '').trim() !== '')
                return false;
            const { width, height } = link.getBoundingClientRect();
            // What is not laid out may be opened.
            if (width * height > 0 || !link.checkVisibility())
                return false;
            return !isDrawn(link, '::before') && !isDrawn(link, '::after');
        })
            .slice(0, limits.maxListed)
            .map(selectorOf);
    };
    const adornments = () => Array.from(document.images)
        .slice(0, limits.maxImages)
        .filter(image => {
        if (image.getAttribute('alt')?.trim() !== '')
            return false;
        // What has not come, and no size of its own, has no box.
        const { width, height } = image.getBoundingClientRect();
        return Math.min(width, height) > 0 && Math.max(width, height) <= limits.icon;
    })
        .slice(0, limits.maxListed)
        .map(selectorOf);
    return {
        unseenHeadings: unseenHeadings(),
        unseenTimes: unseenTimes(),
        unseenTexts: unseenTexts(),
        unseenLinks: unseenLinks(),
        adornments: adornments(),
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/layout.js




/**
 * Lighthouse's "legible font sizes" and Google's Mobile-Friendly Test took 12 px as the least.
 *
 * @see https://developer.chrome.com/docs/lighthouse/seo/font-size
 */
const SMALL_TYPE_PX = 12;
/** Below this, what a link or button says is not read on a phone, whatever the rest of the page has. */
const SMALL_CONTROL_PX = 10;
/** A third of the screen is more than a bar at its edge. */
const OVERLAY_SHARE = 0.3;
const LOADER_TEXT = 40;
const MAX_IN_LAYER = 300;
const layout_MAX_FRAMES = 100;
const HEAVY_BACKGROUND_BYTES = 100_000;
const MAX_BACKGROUNDS = 5000;
const MAX_MARKUP = 2_000_000;
const LAYOUT_LIMITS = {
    smallType: SMALL_TYPE_PX,
    smallControl: SMALL_CONTROL_PX,
    overlayShare: OVERLAY_SHARE,
    loaderText: LOADER_TEXT,
    maxInLayer: MAX_IN_LAYER,
    ...WIDTH_LIMITS,
    ...IMAGE_LIMITS,
    ...UNSEEN_LIMITS,
    maxFrames: layout_MAX_FRAMES,
    heavyBackground: HEAVY_BACKGROUND_BYTES,
    maxBackgrounds: MAX_BACKGROUNDS,
    maxMarkup: MAX_MARKUP,
    versions: hidden_versions/* VERSION_LIMITS */.mQ,
};
/**
 * Measures the document that it runs in. It runs in the page: it must not use anything from outside of itself but what
 * it is given.
 */
function measureLayout(limits, regionOf, selectorOf, fontsOf, widthsOf, versionsOf, marksOf, unloadedOf, outOfSight, imagesOf, unseenOf, tagOf) {
    const root = document.documentElement;
    // A document that is a set of frames, or was cut off in its head, has none.
    const body = document.body ?? root;
    const placeOf = (element) => {
        const region = regionOf(element);
        return region ? { region } : {};
    };
    const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const FOOTER = 'footer, [role="contentinfo"], [class~="footer" i], [id="footer" i]';
    const measureText = () => {
        const text = {
            characters: 0,
            smallCharacters: 0,
            smallest: [],
            smallControls: [],
            unloadedFonts: [],
        };
        const asked = new Map();
        const CODE = 'pre, code, kbd, samp, svg';
        const ask = (element, words) => {
            if (element.closest(CODE))
                return;
            const family = getComputedStyle(element).fontFamily;
            let font = asked.get(family);
            if (!font && asked.size >= limits.maxListed)
                return;
            font ??= { first: element, words, characters: 0, isOfHeading: false };
            font.characters += words.length;
            font.isOfHeading ||= element.closest('h1, h2') !== null;
            asked.set(family, font);
        };
        const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
        const sizes = new Map();
        const range = document.createRange();
        // What stands in a <video> or a <canvas> is for browsers that do not know it.
        const isDrawn = (node) => {
            range.selectNodeContents(node);
            return range.getClientRects().length > 0;
        };
        // What fades in as it is scrolled into view stands in the flow of the page; a menu that opens lies over it.
        const fadesIn = (element) => {
            if (!element.checkVisibility({ visibilityProperty: true }))
                return false;
            for (let at = element; at && at !== body; at = at.parentElement) {
                const { opacity, position } = getComputedStyle(at);
                if (opacity === '0')
                    return position === 'static' || position === 'relative';
            }
            return false;
        };
        // The computed size is the one before `zoom`.
        const sizeOf = (element) => Math.round(Number.parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom * 100) / 100;
        for (let seen = 0; walker.nextNode() && seen < limits.maxElements; seen++) {
            const parent = walker.currentNode.parentElement;
            const words = (walker.currentNode.nodeValue ?? '').replace(/\s+/g, ' ').trim();
            if (words === '' || !parent || /^(script|style|noscript|template|textarea)$/.test(parent.localName)) {
                continue;
            }
            let size = sizes.get(parent);
            if (size === undefined) {
                const isRead = (isShown(parent) || fadesIn(parent)) && isDrawn(walker.currentNode);
                size = isRead ? sizeOf(parent) : -1;
                sizes.set(parent, size);
            }
            if (size <= 0)
                continue;
            // Nobody needs the line of the copyright, which may be most of a page of pictures.
            if (size < limits.smallType && parent.closest(FOOTER))
                continue;
            text.characters += words.length;
            ask(parent, words);
            if (size >= limits.smallType)
                continue;
            text.smallCharacters += words.length;
            const described = () => ({
                selector: selectorOf(parent),
                fontSize: size,
                text: words.slice(0, 80),
                ...placeOf(parent),
            });
            if (text.smallest.length < limits.maxListed)
                text.smallest.push(described());
            // A link within a sentence has its size, and a number on an icon needs no more.
            const isControl = size < limits.smallControl &&
                /\p{L}{3}/u.test(words) &&
                parent.closest('a[href], button') !== null &&
                parent.closest('p, sup, svg, [class*="badge" i]') === null;
            if (isControl && text.smallControls.length < limits.maxListed)
                text.smallControls.push(described());
        }
        return { ...text, unloadedFonts: unloadedOf(asked, limits, fontsOf(limits), selectorOf) };
    };
    const measureFrames = () => Array.from(document.querySelectorAll('iframe'))
        .slice(0, limits.maxFrames)
        .filter(({ src }) => /^https?:/.test(src))
        // What is around it may wait to fade in.
        .filter(frame => frame.checkVisibility({ visibilityProperty: true }))
        .map(frame => {
        const { width, height, top } = frame.getBoundingClientRect();
        return {
            src: frame.src.slice(0, 2000),
            width,
            height,
            belowScreen: top + scrollY - innerHeight,
            lazy: frame.loading === 'lazy',
        };
    });
    /** The nearest thing around an element that lies over the document, if any. */
    const layerOf = (element) => {
        for (let at = element; at && at !== body; at = at.parentElement) {
            if (getComputedStyle(at).position === 'fixed')
                return at;
            if (at.localName === 'dialog' && at.matches(':modal'))
                return at;
        }
        return undefined;
    };
    const PASSWORD = 'input[type="password"]';
    const asksForPassword = (layer) => layer.querySelector(PASSWORD) !== null;
    const asksOnlyForPassword = (layer) => {
        const fields = layer.querySelectorAll('input:not([type="hidden"], [type="submit"], [type="button"], [type="checkbox"]), select, textarea');
        return fields.length === 1 && fields[0].matches(PASSWORD);
    };
    /** Without the styles and scripts that a layer brings along. */
    const textLength = (layer) => Array.from(layer.querySelectorAll('style, script')).reduce((length, { textContent }) => length - (textContent?.length ?? 0), layer.textContent?.length ?? 0);
    /** An app may put all of its content into a layer: that covers nothing. A door to the page has its name for a heading. */
    const holdsContent = (layer) => (layer.querySelector('main, h1') !== null && !asksOnlyForPassword(layer)) ||
        textLength(layer) > (body.textContent?.length ?? 0) / 2;
    const isLoader = (layer) => /(?:^|[\s_-])(?:(?:pre|page|site|app)[-_]?)?(?:load(?:er|ing)|splash)(?:[-_]?(?:screen|wrapper|container|overlay|page))?(?:$|[\s_-])/i.test(`${layer.id} ${layer.getAttribute('class') ?? ''}`);
    /**
     * A screen of a loader that is about to go, or a backdrop: nothing in it is to be read or used, nor seen but the logo
     * of a loader, how far it is, and a few words to wait with.
     */
    const isBare = (layer) => (layer.innerText?.trim() ?? '').length <= (isLoader(layer) ? limits.loaderText : 0) &&
        layer.querySelector('a, button, input, select, textarea, iframe, object, [role="button"]') === null &&
        (isLoader(layer) ||
            (getComputedStyle(layer).backgroundImage === 'none' && layer.querySelector('img, video') === null));
    const CONTROLS = 'a, button, input, select, textarea, iframe, object, summary, [role="button"], [onclick], [tabindex]';
    /** Whether something in a layer, or all of it, answers a click or shows a hand to the mouse. */
    const canBeUsed = (layer) => Element.prototype.matches.call(layer, `dialog, ${CONTROLS}`) ||
        layer.querySelector(CONTROLS) !== null ||
        [layer, ...Array.from(layer.querySelectorAll('*')).slice(0, limits.maxInLayer)].some(element => getComputedStyle(element).cursor === 'pointer');
    /**
     * Whether text or a picture lies in the place that a layer covers: a header that the page leaves room for covers nothing.
     * The window of a chat may reach far out of the layer, which has the size of its button.
     */
    const coversContent = (layer, { left, right, top, bottom }) => {
        const lies = (rect) => Math.min(rect.right, right) - Math.max(rect.left, left) > 1 &&
            Math.min(rect.bottom, bottom) - Math.max(rect.top, top) > 1;
        const range = document.createRange();
        const linesOf = (node) => {
            range.selectNodeContents(node);
            return Array.from(range.getClientRects());
        };
        const seen = Array.from(body.querySelectorAll('*')).slice(0, limits.maxElements);
        return seen.some(element => {
            if (layer.contains(element) || /^(?:script|style|noscript|template)$/.test(element.localName))
                return false;
            const texts = Array.from(element.childNodes).filter(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
            const isPicture = Element.prototype.matches.call(element, 'img, svg, video, canvas, iframe, object, embed, input, select, textarea');
            if (texts.length === 0 && !isPicture)
                return false;
            if (!element.checkVisibility({ visibilityProperty: true }))
                return false;
            return isPicture ? lies(element.getBoundingClientRect()) : texts.some(node => linesOf(node).some(lies));
        });
    };
    const shownBox = (element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return {
            left: Math.max(left, 0),
            right: Math.min(right, innerWidth),
            top: Math.max(top, 0),
            bottom: Math.min(bottom, innerHeight),
        };
    };
    const measureOverlays = () => {
        const steps = 20;
        const points = new Map();
        for (let x = 0; x < steps; x++) {
            for (let y = 0; y < steps; y++) {
                const top = document.elementFromPoint(((x + 0.5) / steps) * innerWidth, ((y + 0.5) / steps) * innerHeight);
                if (top)
                    points.set(top, (points.get(top) ?? 0) + 1);
            }
        }
        const covered = new Map();
        for (const [top, number] of points) {
            const layer = layerOf(top);
            if (!layer)
                continue;
            const known = covered.get(layer) ?? { number: 0, box: shownBox(layer) };
            const own = shownBox(top);
            covered.set(layer, {
                number: known.number + number,
                box: {
                    left: Math.min(known.box.left, own.left),
                    right: Math.max(known.box.right, own.right),
                    top: Math.min(known.box.top, own.top),
                    bottom: Math.max(known.box.bottom, own.bottom),
                },
            });
        }
        return Array.from(covered)
            .map(([layer, { number, box }]) => ({ layer, box, share: number / steps ** 2 }))
            .filter(({ layer, share }) => share > limits.overlayShare && !holdsContent(layer) && !isBare(layer))
            .filter(({ layer, box }) => coversContent(layer, box))
            .map(({ layer, share }) => ({
            selector: selectorOf(layer),
            share,
            ...placeOf(layer),
            // Not the text of its scripts and styles.
            text: (layer.innerText ?? '').replace(/\s+/g, ' ').trim().slice(0, 300),
            asksForPassword: asksForPassword(layer),
            asksOnlyForPassword: asksOnlyForPassword(layer),
            canBeUsed: canBeUsed(layer),
        }));
    };
    const layout = () => ({
        ...widthsOf(limits, regionOf, selectorOf, fontsOf, tagOf),
        screenWidth: limits.screenWidth,
        screenHeight: limits.screenHeight,
        documentHeight: root.scrollHeight,
        text: measureText(),
        ...imagesOf(limits, regionOf, selectorOf),
        frames: measureFrames(),
        ...outOfSight(limits, selectorOf),
    });
    return {
        ...(limits.layout && { layout: layout() }),
        overlays: measureOverlays(),
        ...unseenOf(limits, selectorOf),
        hiddenVersions: versionsOf(limits.versions, marksOf),
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/element-selector.js
/**
 * A selector of an element in a page, from the nearest id on. It runs in the page, where `callOf` hands it to who needs
 * it: it must not use anything from outside of itself.
 */
function elementSelector(element) {
    const path = [];
    for (let at = element; at && path.length < 50; at = at.parentElement) {
        if (/^[A-Za-z][\w-]*$/.test(at.id)) {
            path.unshift(`#${at.id}`);
            break;
        }
        const name = at.localName;
        const same = Array.from(at.parentElement?.children ?? []).filter(other => other.localName === name);
        path.unshift(same.length > 1 ? `${name}:nth-of-type(${same.indexOf(at) + 1})` : name);
    }
    return path.join(' > ').slice(0, 1000);
}

;// CONCATENATED MODULE: ./lib/engine/browser/element-text.js
/**
 * The start of the text of an element, or of its label, as it is quoted: with a blank where a box or a line begins, so that
 * no words of two boxes run into each other, and with "…" where it goes on. It runs in the page, where `callOf` hands it to
 * who needs it: it must not use anything from outside of itself.
 *
 * @param most characters
 * @param label is quoted in place of the text, where there is one
 */
function textStart(element, most, label) {
    let text = label ?? '';
    let seen = 0;
    const read = (parent, depth) => {
        for (let node = parent.firstChild; node && text.length < 5000; node = node.nextSibling) {
            if (node.nodeType === Node.TEXT_NODE)
                text += node.nodeValue ?? '';
            if (!(node instanceof Element) || depth > 50 || ++seen > 500)
                continue;
            if (/^(?:script|style|template|noscript)$/.test(node.localName))
                continue;
            // Effects put each letter into an inline block.
            const isApart = node.localName === 'br' || !/^(?:inline|contents|ruby)/.test(getComputedStyle(node).display);
            if (isApart)
                text += ' ';
            read(node, depth + 1);
            if (isApart)
                text += ' ';
        }
    };
    if (label === undefined || label === null)
        read(element, 0);
    const words = text.slice(0, 5000).replace(/\s+/g, ' ').trim();
    if (words.length <= most)
        return words;
    return `${words
        .slice(0, most - 1)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`;
}
/**
 * The start tag of an element with its id and its classes, but for those that tell of a state or that a build makes up,
 * which may be others the next time. It runs in the page, as the above.
 */
function startTag(element) {
    const state = /(?:^|[-_])(?:active|current|open(?:ed)?|closed|show(?:n|ing)?|visible|hidden|selected|hover(?:ed)?|animated?|animating|in-?view|loaded|focus(?:ed)?|slide-(?:prev|next))$/i;
    const generated = /^(?:css|sc|svelte|jss|astro|jsx|emotion)-|_(?=[A-Za-z-]{0,8}\d)[A-Za-z\d-]{5,8}$|^(?=[A-Za-z]{0,20}\d)[A-Za-z\d]{6,30}$/;
    const names = Array.from(element.classList)
        .slice(0, 20)
        .filter(name => name.length <= 60 && !state.test(name) && !generated.test(name));
    const id = /^[A-Za-z][\w-]{0,60}$/.test(element.id) ? ` id="${element.id}"` : '';
    return `<${element.localName}${id}${names.length === 0 ? '' : ` class="${names.slice(0, 4).join(' ')}"`}>`;
}

;// CONCATENATED MODULE: ./lib/engine/browser/images-out-of-sight.js
/**
 * The images that load although they have no box on this screen, and the heavy backgrounds below it. It runs in the page: it
 * must not use anything from outside of itself but what it is given.
 */
function imagesOutOfSight(limits, selectorOf) {
    const images = Array.from(document.images).slice(0, limits.maxImages);
    const hasBox = (element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && element.checkVisibility();
    };
    // The next picture of a carousel is shown soon.
    const TURNS = /carous|caros|carrus|carros|karuz|slid(?:e|er|ing)|swiper|slick|owl-|cycle|splide|flickity|glide|gallery|galeri|lightbox|rotat|marquee|karussell/i;
    const isTurned = (image) => {
        let at = image;
        for (let step = 0; at && at !== document.body && step < 8; step++, at = at.parentElement)
            if (TURNS.test(`${at.id} ${at.getAttribute('class') ?? ''}`.slice(0, 500)))
                return true;
        return false;
    };
    const hiddenImages = () => {
        const shown = new Set();
        const hidden = new Map();
        for (const image of images) {
            if (!image.complete || image.naturalWidth === 0)
                continue;
            if (hasBox(image))
                shown.add(image.currentSrc);
            else if (image.loading !== 'lazy' && !hidden.has(image.currentSrc))
                hidden.set(image.currentSrc, image);
        }
        return Array.from(hidden)
            .filter(([src, image]) => !shown.has(src) && /^https?:/.test(src) && !isTurned(image))
            .slice(0, limits.maxListed)
            .map(([src, image]) => ({
            selector: selectorOf(image),
            src: src.slice(0, 2000),
            urgent: image.fetchPriority === 'high',
        }));
    };
    const backgrounds = () => {
        const heavy = new Set();
        for (const entry of performance.getEntriesByType('resource'))
            if (entry.initiatorType === 'css' && entry.encodedBodySize >= limits.heavyBackground)
                heavy.add(entry.name);
        for (const { currentSrc } of images)
            heavy.delete(currentSrc);
        const found = new Map();
        if (heavy.size === 0)
            return [];
        let seen = 0;
        for (const element of document.body?.getElementsByTagName('*') ?? []) {
            if (seen++ >= limits.maxBackgrounds)
                return [];
            const drawn = [element, '::before', '::after'].map(part => typeof part === 'string'
                ? getComputedStyle(element, part).backgroundImage
                : getComputedStyle(part).backgroundImage);
            for (const image of drawn) {
                const [, src] = /url\("([^"]{1,2000})"\)/.exec(image.slice(0, 5000)) ?? [];
                if (src === undefined || !heavy.has(src))
                    continue;
                const belowScreen = element.getBoundingClientRect().top + scrollY - innerHeight;
                const known = found.get(src);
                if (!known || belowScreen < known.belowScreen)
                    found.set(src, { selector: selectorOf(element), src, belowScreen });
            }
        }
        return [...found.values()].slice(0, limits.maxListed);
    };
    return { hiddenImages: hiddenImages(), backgrounds: backgrounds() };
}

;// CONCATENATED MODULE: ./lib/engine/browser/unloaded-fonts.js
/**
 * The fonts that texts ask for first and that nothing on the page loads, nor any other one of their list. It runs in the
 * page: it must not use anything from outside of itself but what it is given.
 *
 * @param asked by the value of `font-family`
 */
function unloadedFonts(asked, limits, fonts, selectorOf) {
    const GENERIC = /^(?:(?:ui-)?(?:serif|sans-serif|monospace|rounded)|cursive|fantasy|system-ui|math|emoji|fangsong|-apple-system|blinkmacsystemfont)$/i;
    const bare = (name) => name.replaceAll(/["']/g, '').trim();
    /** A name without what people write or leave out in it. */
    const plain = (name) => bare(name)
        .toLowerCase()
        .replaceAll(/[\s_-]/g, '');
    /** And without the weight, which is no part of a name in CSS. */
    const WEIGHT = /(?:variablefont|variable|wght|webfont|thin|hairline|extralight|ultralight|light|regular|normal|book|medium|semibold|demibold|extrabold|ultrabold|bold|black|heavy|italic|rg|bd)+$/;
    const family = (name) => plain(name).replace(WEIGHT, '');
    const declared = new Map();
    for (const { family: name } of document.fonts)
        declared.set(family(name), bare(name));
    /** What a font that the page loads is called, of which a name is another one. */
    const loadedAs = (name) => {
        const base = family(name);
        if (base === '')
            return undefined;
        const face = declared.get(base);
        if (face !== undefined)
            return face;
        if (base === plain(name))
            return undefined;
        const start = Array.from(name, (_, at) => name.slice(0, at + 1)).find(part => plain(part) === base);
        return start !== undefined && fonts.webFonts().has(start.trim().toLowerCase()) ? start.trim() : undefined;
    };
    /** Names in addresses of fonts that a script loads later, as after consent, wherever the page has them but in comments. */
    const laterFonts = () => {
        const names = new Set();
        const [start = '', ...rest] = document.documentElement.outerHTML.slice(0, limits.maxMarkup).split('<!--');
        const behindComments = rest.map(text => {
            const end = text.indexOf('-->');
            return end < 0 ? '' : text.slice(end);
        });
        for (const part of [start, ...behindComments]) {
            for (const [, list = ''] of part.matchAll(/(?<![-\w])famil(?:y|ies)["']?\s{0,5}[=:]([^<>]{1,500})/gi))
                for (const name of list.replaceAll(/%20|\+/g, ' ').split(/%[0-9a-f]{2}|[^\p{L}\p{N} -]+/iu))
                    names.add(plain(name));
        }
        return names;
    };
    let later;
    const found = [];
    for (const [list, { first, words, characters, isOfHeading }] of asked) {
        const names = list.split(',').map(bare);
        const [name = '', next = ''] = names;
        if (name === '' || GENERIC.test(name) || names.some(one => fonts.webFonts().has(one.toLowerCase())))
            continue;
        const declaredAs = loadedAs(name);
        later ??= laterFonts();
        if (declaredAs === undefined && later.has(plain(name)))
            continue;
        found.push({
            name: name.slice(0, 60),
            next: next.slice(0, 60),
            characters,
            isOfHeading,
            selector: selectorOf(first),
            text: words.slice(0, 80),
            ...(declaredAs !== undefined && { declaredAs: declaredAs.slice(0, 60) }),
        });
        if (found.length >= limits.maxListed)
            break;
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/engine/browser/layout-helpers.js










/** What is handed to the function that measures a layout in the page, in the order of its parameters. */
const LAYOUT_HELPERS = [
    screenRegion,
    elementSelector,
    standInFonts,
    layoutWidths,
    hidden_versions/* hiddenVersions */._Y,
    hidden_versions/* versionMarks */.$_,
    unloadedFonts,
    imagesOutOfSight,
    shownImages,
    unseenParts,
    startTag,
];

;// CONCATENATED MODULE: ./lib/engine/browser/header-overlaps.js




const header_overlaps_LIMITS = {
    controls: 60,
    overlaps: 5,
    /** CSS pixels across, and part of the lower of two boxes down, from which on something is covered. */
    across: 4,
    down: 0.5,
    /** CSS pixels from the top of the page within which the header is. */
    header: 300,
    /** Letters of both. */
    letters: 2,
    text: 40,
};
/**
 * Links and buttons in the header of the first screen of a phone that cover the text of others.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
async function findHeaderOverlaps(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    const given = [header_overlaps_LIMITS, FONT_LIMITS].map(one => JSON.stringify(one));
    return await world.evaluate(`(${headerOverlaps.toString()})(${[...given, elementSelector, textStart, standInFonts].map(String).join(', ')})`);
}
/** It runs in the page: it must not use anything from outside of itself but what it is given. */
function headerOverlaps(limits, fontLimits, selectorOf, textOf, fontsOf) {
    const linesOf = (element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const lines = [];
        for (let node = walker.nextNode(); node && lines.length < 20; node = walker.nextNode()) {
            const value = node.nodeValue ?? '';
            const parent = node.parentElement;
            if (!parent || value.trim().length < limits.letters)
                continue;
            if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
                continue;
            const range = document.createRange();
            range.setStart(node, value.length - value.trimStart().length);
            range.setEnd(node, value.trimEnd().length);
            const spacing = Number.parseFloat(getComputedStyle(parent).letterSpacing) || 0;
            for (const { left, right, top, bottom, width } of Array.from(range.getClientRects()))
                if (width > limits.across)
                    lines.push({ left, right: right - Math.max(0, spacing), top, bottom });
        }
        return lines;
    };
    /** What is drawn of one: its box where that has a color or a border, else its text. */
    const drawnOf = (element) => {
        const { backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(element);
        const isFilled = !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor);
        const hasBorder = Number.parseFloat(borderTopWidth) > 0 && !/, 0\)$/.test(borderTopColor);
        return isFilled || hasBorder ? [element.getBoundingClientRect()] : linesOf(element);
    };
    const overlapOf = (one, other) => {
        const box = {
            left: Math.max(one.left, other.left),
            right: Math.min(one.right, other.right),
            top: Math.max(one.top, other.top),
            bottom: Math.min(one.bottom, other.bottom),
        };
        const lower = Math.min(one.bottom - one.top, other.bottom - other.top);
        return box.right - box.left > limits.across && box.bottom - box.top > lower * limits.down
            ? box
            : undefined;
    };
    const at = (x, y) => document.elementFromPoint(x, y);
    /** The widest part of the text of one that the other is drawn over, where the rest of it can be seen. */
    const coveredPart = (covering, covered) => {
        let width = 0;
        for (const line of linesOf(covered)) {
            const start = at(line.left + 2, (line.top + line.bottom) / 2);
            const end = at(line.right - 2, (line.top + line.bottom) / 2);
            if (![start, end].some(element => element && covered.contains(element)))
                continue;
            for (const drawn of drawnOf(covering)) {
                const box = overlapOf(drawn, line);
                const top = box && at((box.left + box.right) / 2, (box.top + box.bottom) / 2);
                if (box && top && covering.contains(top))
                    width = Math.max(width, box.right - box.left);
            }
        }
        return width;
    };
    if (scrollY !== 0)
        return [];
    const controls = Array.from(document.querySelectorAll(':is(header, nav, [role="banner"], [class*="header" i], [id*="header" i], [class*="nav" i]) :is(a, button, [role="button"])'))
        .filter(element => {
        const { top, bottom, width } = element.getBoundingClientRect();
        return (width > 0 &&
            top >= 0 &&
            bottom <= limits.header &&
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    })
        .slice(0, limits.controls);
    const fonts = fontsOf(fontLimits);
    const found = [];
    for (const covering of controls) {
        for (const covered of controls) {
            if (found.length >= limits.overlaps)
                return found;
            if (covering === covered || covering.contains(covered) || covered.contains(covering))
                continue;
            // A badge with a digit is to lie there.
            if (textOf(covering, limits.text).length < limits.letters)
                continue;
            const width = coveredPart(covering, covered);
            if (width <= limits.across)
                continue;
            const lacking = [covered, covering, ...Array.from(covered.querySelectorAll('*')).slice(0, 20)].find(element => fonts.isInStandIn(element));
            const mayBeApart = lacking && fonts.withNarrowLetters(lacking, () => coveredPart(covering, covered)) <= limits.across;
            found.push({
                selector: selectorOf(covering),
                text: textOf(covering, limits.text),
                covered: textOf(covered, limits.text),
                width: Math.round(width),
                ...(mayBeApart && { fontInDoubt: fonts.nameOf(lacking) }),
            });
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/engine/browser/busy-page.js

/** Milliseconds that scripts may keep a page from anything else at one go; Chrome itself offers to end it after 5 s. */
const MAX_BUSY_MS = 10_000;
/** Milliseconds between two questions whether it still answers. */
const PAUSE_MS = 500;
/** Of the time that a page owes an answer no more than this is counted at a time. */
const TICK_MS = 500;
/** Milliseconds of a processor in a tick that a script at work has, where the machine has time for it. */
const ENOUGH_MS = 0.25 * TICK_MS;
/**
 * Who has less than this in so many ticks does not work but wait, as for an answer that a script holds the page for. In one
 * tick a busy machine may well leave it nothing, and the system counts in hundredths of a second.
 */
const AT_WORK_MS = 20;
const AT_WORK_TICKS = 4;
/**
 * Asks a page again and again whether it still answers, which it cannot while a script of it runs. Only time counts in
 * which the page could have answered: where the machine stands still, nobody does.
 *
 * @param onBusy called once, when it has not answered for {@link MAX_BUSY_MS}
 * @returns what ends the asking
 */
function watchBusyPage(session, onBusy) {
    const ending = new AbortController();
    void ask(session, onBusy, ending.signal).catch(() => undefined);
    return () => ending.abort();
}
async function ask(session, onBusy, signal) {
    while (!signal.aborted) {
        let answered = false;
        const answer = session.send('Runtime.evaluate', { expression: '0' }).then(() => undefined, 
        // A document that goes for another one gives no answer either, and is not busy.
        () => undefined);
        answer.then(() => {
            answered = true;
        });
        const looks = [new Map()];
        for (let busyMs = 0; !answered && busyMs < MAX_BUSY_MS;) {
            await Promise.race([answer, (0,promises_.setTimeout)(TICK_MS, undefined, { signal, ref: false })]);
            if (answered)
                break;
            // Chrome itself answers for the page: then this thread and Chrome have had time, and what the page said is read.
            const now = await rendererTimes(session);
            busyMs += countedOf(looks, now);
            looks.push(now);
            if (looks.length > AT_WORK_TICKS)
                looks.shift();
        }
        if (!answered && !signal.aborted) {
            onBusy();
            return;
        }
        await (0,promises_.setTimeout)(PAUSE_MS, undefined, { signal, ref: false });
    }
}
/** Milliseconds of a processor that each process of Chrome has had which shows pages, by their ids. */
async function rendererTimes(session) {
    await session.send('Target.getTargetInfo');
    const info = await session
        .connection()
        ?.send('SystemInfo.getProcessInfo')
        .catch(() => undefined);
    const renderers = info?.processInfo.filter(({ type }) => type === 'renderer') ?? [];
    return new Map(renderers.map(({ id, cpuTime }) => [id, cpuTime * 1000]));
}
/**
 * Milliseconds of a tick that count. Where others keep the machine so busy that no page gets on, a script that would be
 * done long since is still at work: then it counts by the time that the busiest page has had.
 *
 * @param looks those before, the last one a tick ago
 */
function countedOf(looks, now) {
    const busiestSince = (before) => Math.max(0, ...Array.from(now, ([id, ms]) => ms - (before.get(id) ?? 0)));
    if (busiestSince(looks[0]) < AT_WORK_MS)
        return TICK_MS;
    return TICK_MS * Math.min(1, busiestSince(looks.at(-1)) / ENOUGH_MS);
}

;// CONCATENATED MODULE: ./lib/engine/browser/text-return.js
/**
 * Waits until a page has as much text as it was sent with: some apps empty what they were sent with and fill it again
 * when their translations are there. It runs in the page: it must not use anything from outside of itself.
 *
 * @returns whether anything was waited for
 */
async function textReturns({ least, all, poll }) {
    const until = performance.now() + all;
    const hasEnough = () => {
        const walker = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT);
        let characters = 0;
        while (characters < least) {
            const node = walker.nextNode();
            if (!node)
                return false;
            if (!/^(?:script|style|noscript|template)$/i.test(node.parentNode?.nodeName ?? '')) {
                characters += (node.nodeValue ?? '').replace(/\s+/g, '').length;
            }
        }
        return true;
    };
    let waited = false;
    while (!hasEnough() && performance.now() < until) {
        waited = true;
        await new Promise(resolve => setTimeout(resolve, poll));
    }
    return waited;
}

;// CONCATENATED MODULE: ./lib/engine/browser/page-settling.js





/** Milliseconds without a request after which the network is quiet, and how long that is waited for. */
const QUIET_MS = 500;
const QUIET_LIMIT_MS = 5000;
const POLL_MS = 25;
/** Milliseconds behind the last animation in which something else may come. */
const ANIMATION_PAUSE_MS = 800;
const ANIMATION_POLL_MS = 100;
/** Part of the sent text that must be there, and how long that is waited for. */
const TEXT_SHARE = 0.5;
const TEXT_LIMIT_MS = 2000;
const TEXT_POLL_MS = 100;
/** Waits for a page to settle, but not for one whose scripts never pause. */
async function settleInTime(loading) {
    const stop = watchBusyPage(loading.session, () => loading.end(`cannot be read in Chrome: a script ran on it for ${MAX_BUSY_MS / 1000} s without a pause`));
    try {
        await settle(loading);
        if (await waitForAnimations(loading))
            await settle(loading);
        if (await waitForFades(loading))
            await settle(loading);
        if (await waitForText(loading))
            await settle(loading);
        await loading.session.send('Runtime.evaluate', { expression: '0' }).catch(() => undefined);
    }
    finally {
        stop();
    }
}
function waitForAnimations({ session, mainFrame, loadUntil }) {
    const all = Math.min(ANIMATION_LIMIT_MS, loadUntil - Date.now());
    const limits = { all, pause: ANIMATION_PAUSE_MS, poll: ANIMATION_POLL_MS };
    return waitInPage({ session, mainFrame }, all > 0, callOf(animationsEnd, limits));
}
function waitForFades({ session, mainFrame, loadUntil }) {
    const all = Math.min(FADE_LIMITS.all, loadUntil - Date.now());
    return waitInPage({ session, mainFrame }, all > 0, callOf(scriptedFadesEnd, { ...FADE_LIMITS, all }));
}
function waitForText({ session, mainFrame, sentCharacters, loadUntil }) {
    const all = Math.min(TEXT_LIMIT_MS, loadUntil - Date.now());
    const least = Math.floor(sentCharacters * TEXT_SHARE);
    return waitInPage({ session, mainFrame }, all > 0 && least > 0, callOf(textReturns, { least, all, poll: TEXT_POLL_MS }));
}
/** @returns whether anything was waited for, or the document was left meanwhile */
async function waitInPage({ session, mainFrame }, isDue, call) {
    if (!isDue)
        return false;
    try {
        const world = await isolatedWorld(session, mainFrame);
        return await world.evaluate(call);
    }
    catch {
        return true;
    }
}
/** Waits for the document to be there and the network to be quiet, as long as there is time. */
async function settle({ session, events, network, loadUntil, signal }) {
    const wait = () => (0,promises_.setTimeout)(POLL_MS, undefined, { signal });
    while (!events.loaded && Date.now() < loadUntil)
        await wait();
    const quietUntil = Math.min(loadUntil, Date.now() + QUIET_LIMIT_MS);
    const seemsQuiet = () => events.loaded && network.inFlight === 0 && Date.now() - network.lastChange >= QUIET_MS;
    const isQuiet = async () => {
        if (!seemsQuiet())
            return false;
        // Where this thread was busy, what Chrome said meanwhile comes before the answer.
        await session.send('Target.getTargetInfo');
        return seemsQuiet();
    };
    while (Date.now() < quietUntil && !(await isQuiet()))
        await wait();
}

;// CONCATENATED MODULE: ./lib/engine/browser/other-screen.js



/** Most milliseconds for it: a page may hang on another screen, and then never answers. */
const other_screen_LIMIT_MS = 2000;
const TWO_FRAMES = 'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))';
/**
 * A screen for all that look at a page there. To lay a page out anew takes time, and scripts do as much as at its load, so
 * it is done once, and the screens follow each other: nothing that is on the phone can be looked at afterwards.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
function otherScreen(session, mainFrame, screen) {
    const layOut = async () => {
        const world = await isolatedWorld(session, mainFrame);
        await session.send('Emulation.setDeviceMetricsOverride', screen);
        await world.evaluate(TWO_FRAMES);
        return 'shown';
    };
    const inTime = async () => {
        const late = (0,promises_.setTimeout)(other_screen_LIMIT_MS, 'late', { ref: false });
        if ((await Promise.race([layOut(), late])) === 'late')
            throw new Error('the page hangs on another screen');
    };
    let shown;
    return () => {
        shown ??= inTime();
        return shown;
    };
}
/** Plays the phone again, whatever screen the page is on. Never rejects. */
async function playPhoneAgain(session) {
    const playing = session
        .send('Emulation.setDeviceMetricsOverride', THINLY_DRAWN_PHONE)
        .catch(() => undefined);
    await Promise.race([playing, (0,promises_.setTimeout)(other_screen_LIMIT_MS, undefined, { ref: false })]);
}

;// CONCATENATED MODULE: ./lib/engine/browser/resized-layout.js









/** The width of most Android phones, in CSS pixels; those of iPhones have 375 and more. */
const NARROW_SCREEN = { ...THINLY_DRAWN_PHONE, width: 360, height: 780 };
/** Milliseconds without a change after which a layout is at rest: scripts wait a while after the last change of the screen. */
const REST_MS = 400;
/** Most milliseconds until it is, and their share of the time that is left. */
const MAX_UNREST_MS = 1600;
const UNREST_SHARE = 1 / 2;
/** @param mainFrame Chrome's id of the page's frame */
function narrowScreen(session, mainFrame) {
    return { show: otherScreen(session, mainFrame, NARROW_SCREEN), width: NARROW_SCREEN.width };
}
/**
 * Measures the page on another screen.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @param mostMs milliseconds that it may take
 */
async function measureOn(screen, session, mainFrame, mostMs) {
    await screen.show();
    const world = await isolatedWorld(session, mainFrame);
    const expression = callOf(layoutWidths, WIDTH_LIMITS, screenRegion, elementSelector, standInFonts, startTag);
    const { wideElements, cutTexts, ...measured } = await atRest(() => world.evaluate(expression), Math.min(MAX_UNREST_MS, mostMs * UNREST_SHARE));
    // Regions are those of the picture of a page, which is of the phone that is played.
    return {
        ...measured,
        screenWidth: screen.width,
        wideElements: wideElements.map(({ region: _, ...element }) => element),
        cutTexts: cutTexts.map(({ selector, right, text }) => ({ selector, right, text })),
    };
}
/**
 * The layout, and where it does not fit, the one that comes of it: scripts that arrange boxes do so anew only some time
 * after the screen has changed, and move them slowly to where they belong.
 */
async function atRest(measure, mostMs) {
    const start = performance.now();
    let layout = await measure();
    while (!fits(layout) && performance.now() - start + REST_MS <= mostMs) {
        await (0,promises_.setTimeout)(REST_MS, undefined, { ref: false });
        const next = await measure();
        const isChanged = extentOf(next) !== extentOf(layout);
        layout = next;
        if (!isChanged)
            break;
    }
    return layout;
}
function fits({ scrollsSideways, cutTexts }) {
    return !scrollsSideways && cutTexts.length === 0;
}
function extentOf({ documentWidth, wideElements, cutTexts }) {
    return [documentWidth, ...[...wideElements, ...cutTexts].map(({ right }) => right)].join(' ');
}

;// CONCATENATED MODULE: ./lib/engine/browser/wrapped-menus.js




const wrapped_menus_LIMITS = {
    /** Lists that are looked at, and entries of one. */
    lists: 100,
    found: 3,
    entries: 12,
    /** Entries beside each other, and those that are alone below them. */
    beside: 3,
    alone: 2,
    /** CSS pixels from the top of the page within which a menu begins, and by which boxes of columns differ at most. */
    header: 250,
    column: 1.5,
    /** Of the width of the list: an entry that is to have a row of its own. */
    whole: 0.9,
    text: 40,
};
/**
 * Menus in the header of the page as it is laid out now that do not fit into a row.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
async function findWrappedMenus(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    const given = [wrapped_menus_LIMITS, FONT_LIMITS].map(one => JSON.stringify(one));
    return await world.evaluate(`(${wrappedMenus.toString()})(${[...given, elementSelector, textStart, standInFonts].map(String).join(', ')})`);
}
/** It runs in the page: it must not use anything from outside of itself but what it is given. */
function wrappedMenus(limits, fontLimits, selectorOf, textOf, fontsOf) {
    const boxOf = (element) => element.getBoundingClientRect();
    const isSeen = (element) => {
        const { width, height, left, right } = boxOf(element);
        const isThere = width > 4 && height > 4 && left >= -1 && right <= innerWidth + 1;
        return isThere && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const entriesOf = (list) => {
        const entries = [];
        for (const box of Array.from(list.children)) {
            // What is to begin a row is no accident.
            if (box.localName === 'br')
                return undefined;
            const link = box.localName === 'a' ? box : box.querySelector(':scope > a, :scope > :is(span, div) > a');
            if (link && isSeen(link))
                entries.push({ box, link });
            if (entries.length > limits.entries)
                return undefined;
        }
        return entries.length > limits.beside ? entries : undefined;
    };
    /** The entries by the rows that they stand in. */
    const rowsOf = (entries) => {
        const rows = [];
        for (const entry of entries) {
            const { top, bottom } = boxOf(entry.link);
            const middle = (top + bottom) / 2;
            const row = rows.find(one => middle > one.top && middle < one.bottom);
            if (row)
                row.entries.push(entry);
            else
                rows.push({ top, bottom, entries: [entry] });
        }
        return rows.map(row => row.entries);
    };
    const isGrid = (list, entries) => {
        const { display, flexDirection } = getComputedStyle(list);
        if (/grid|table/.test(display) || flexDirection.startsWith('column'))
            return true;
        const widths = entries.map(({ box }) => boxOf(box).width);
        return Math.max(...widths) - Math.min(...widths) <= limits.column;
    };
    const isMeant = (list, [first]) => {
        if (!first)
            return true;
        const { clear } = getComputedStyle(first.box);
        return clear !== 'none' || boxOf(first.box).width >= boxOf(list).width * limits.whole;
    };
    const goesOn = (rows) => {
        const [above = [], below = []] = rows;
        const end = above.at(-1);
        return (rows.length === 2 &&
            above.length >= limits.beside &&
            below.length <= limits.alone &&
            above.every(({ link }, at) => at === 0 || boxOf(link).left >= boxOf(above[at - 1].link).right - 1) &&
            end !== undefined &&
            boxOf(below[0].link).top >= boxOf(end.link).bottom - 1);
    };
    if (scrollY !== 0)
        return [];
    const lists = document.querySelectorAll(':is(header, nav, [role="banner"], [role="navigation"], [class*="header" i], [id*="header" i], [class*="nav" i], [class*="menu" i]) :is(ul, ol), nav, nav > div');
    const found = [];
    let fonts;
    for (const list of Array.from(lists).slice(0, limits.lists)) {
        if (list.closest('footer, aside, main li, [role="dialog"], dialog'))
            continue;
        const { top } = boxOf(list);
        if (top < 0 || top > limits.header || found.length >= limits.found)
            continue;
        const entries = entriesOf(list);
        if (!entries || !goesOn(rowsOf(entries)) || isGrid(list, entries))
            continue;
        const [above, below] = rowsOf(entries);
        if (isMeant(list, below))
            continue;
        const { link } = below[0];
        fonts ??= fontsOf(fontLimits);
        const family = getComputedStyle(link).fontFamily;
        const isAnyFont = /^(?:[a-z]+-)?(?:serif|monospace|cursive|fantasy|system-ui)\b/i.test(family);
        const mayFit = (isAnyFont || fonts.isInStandIn(link)) && fonts.withNarrowLetters(link, () => !goesOn(rowsOf(entries)));
        found.push({
            selector: selectorOf(link),
            alone: below.map(entry => textOf(entry.link, limits.text, entry.link.ariaLabel)),
            beside: above.length,
            below: Math.round(boxOf(link).top - boxOf(above[0].link).top),
            screen: innerWidth,
            ...(mayFit && { fontInDoubt: fonts.nameOf(link) }),
        });
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/engine/browser/loaded-anew.js










/** CSS pixels past the edge of a phone from which on a part of the page lies off it; below, the page is only restless. */
const LOST_PX = 16;
const MEASUREMENTS = {
    narrowLayout: {
        screen: NARROW_SCREEN,
        isFault: isWorseOnNarrow,
        measure: (page, mostMs) => widthsOf(NARROW_SCREEN, page, mostMs),
    },
    headerOverlaps: {
        screen: NARROW_SCREEN,
        isFault: found => found.some(isCertain),
        measure: ({ session, mainFrame }) => findHeaderOverlaps(session, mainFrame),
    },
    desktopLayout: {
        screen: THINLY_DRAWN_DESKTOP,
        isFault: isWiderOnDesktop,
        measure: (page, mostMs) => widthsOf(THINLY_DRAWN_DESKTOP, page, mostMs),
    },
    wrappedMenus: {
        screen: THINLY_DRAWN_DESKTOP,
        isFault: found => found.some(isCertain),
        measure: ({ session, mainFrame }) => findWrappedMenus(session, mainFrame),
    },
};
/** Most milliseconds for a page on one screen, the part of the time left that may be taken, and of that for the load. */
const loaded_anew_LIMIT_MS = 15_000;
const LEFT_SHARE = 0.85;
const LOAD_SHARE = 0.75;
/**
 * The page, with what was found on screens on which it was only laid out after its load as it is where the page is loaded
 * there: scripts write widths at load that hold for one screen, and not all of them listen to its changes. Where the page
 * does not come to its end there in time, or not with all that it had at first, it has nothing of that. A page that shows
 * no fault on another screen is not loaded again.
 *
 * @param end when the time of the page is over, milliseconds since 1970
 */
async function confirmed(page, loadOn, end) {
    const names = Object.keys(MEASUREMENTS).filter(name => isFault(name, page));
    const screens = Map.groupBy(names, name => MEASUREMENTS[name].screen);
    const whole = { ...page };
    for (const [at, [screen, doubtful]] of Array.from(screens).entries()) {
        const left = Math.max(0, end - Date.now()) * LEFT_SHARE;
        const mostMs = Math.min(loaded_anew_LIMIT_MS, left / (screens.size - at));
        for (const name of doubtful)
            delete whole[name];
        Object.assign(whole, await inTime(over => measuredAnew({ page, screen, names: doubtful, mostMs, over }, loadOn), mostMs));
    }
    return whole;
}
function isFault(name, page) {
    const found = page[name];
    return found !== undefined && MEASUREMENTS[name].isFault(found, page.layout);
}
/** Undefined where it fails or takes too long. */
async function inTime(work, mostMs) {
    const over = new AbortController();
    const late = (0,promises_.setTimeout)(mostMs, undefined, { ref: false });
    try {
        return await Promise.race([work(over.signal).catch(() => undefined), late]);
    }
    finally {
        over.abort();
    }
}
async function measuredAnew({ page, screen, names, mostMs, over }, loadOn) {
    const end = Date.now() + mostMs;
    const loaded = await loadOn(screen, Date.now() + mostMs * LOAD_SHARE, over);
    if (!isWhole(loaded, page))
        return undefined;
    // As it has been when it is laid out on the screen for the first time.
    const world = await isolatedWorld(loaded.session, loaded.mainFrame);
    const isScrolled = await world.evaluate(callOf(revealByScrolling, REVEAL_LIMITS));
    if (isScrolled)
        await settleInTime(loaded);
    const found = {};
    for (const name of names) {
        Object.assign(found, { [name]: await MEASUREMENTS[name].measure(loaded, Math.max(0, end - Date.now())) });
    }
    return found;
}
/** Whether it is the page that was loaded at first, with all of its styles and scripts that came then. */
function isWhole({ network, events }, first) {
    const [shown, before] = [events.documents.at(-1), first.documents.at(-1)];
    if (shown === undefined || before === undefined || !(0,comparable_url/* isSamePage */.kj)(shown, before))
        return false;
    if (network.documentStatus !== first.status || (!events.loaded && !first.neverLoaded))
        return false;
    const came = new Set(first.requests.filter(hasCome).map(({ url }) => url));
    const shapes = network.requests.filter(({ type }) => type === 'Stylesheet' || type === 'Script');
    const loaded = new Set(shapes.filter(hasCome).map(({ url }) => url));
    return shapes.every(({ url }) => loaded.has(url) || !came.has(url));
}
function hasCome({ status = 0, failure, endMs }) {
    return status > 0 && status < 400 && failure === undefined && endMs !== undefined;
}
function widthsOf({ width }, { session, mainFrame }, mostMs) {
    return measureOn({ show: async () => undefined, width }, session, mainFrame, mostMs);
}
/** Plays a screen in a tab that is ready for a page on a phone. */
async function playScreen(session, screen, version) {
    await session.send('Emulation.setDeviceMetricsOverride', screen);
    if (screen.mobile)
        return;
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await session.send('Emulation.setUserAgentOverride', desktopUserAgent(version));
}
function isCertain({ fontInDoubt, imageInDoubt, }) {
    return fontInDoubt === undefined && imageInDoubt === undefined;
}
/** CSS pixels by which a page can be moved sideways, where it is certain that its visitors can. */
function overlapOf(layout) {
    if (!layout?.scrollsSideways || !isCertain(layout))
        return 0;
    return layout.documentWidth - layout.viewportWidth;
}
function isWorseOnNarrow(narrow, layout) {
    // A page that says how wide it is is so on any phone.
    if (narrow.viewportWidth > narrow.screenWidth)
        return false;
    const [onNarrow, onPhone] = [overlapOf(narrow), overlapOf(layout)];
    const isCut = narrow.cutTexts.length > 0 && !layout?.cutTexts.length;
    const isWider = onNarrow > WIDTH_LIMITS.unnoticed && onPhone <= 1;
    return isCut || isWider || (onNarrow >= LOST_PX && onPhone < LOST_PX);
}
function isWiderOnDesktop(desktop, layout) {
    if (overlapOf(desktop) <= WIDTH_LIMITS.unnoticed)
        return false;
    const onPhone = new Set(layout?.scrollsSideways ? layout.wideElements.map(({ selector }) => selector) : []);
    return desktop.wideElements.some(({ selector }) => !onPhone.has(selector));
}

// EXTERNAL MODULE: ./lib/net/host-kind.js
var host_kind = __webpack_require__(69612);
// EXTERNAL MODULE: ./lib/net/made-at-deployment.js
var made_at_deployment = __webpack_require__(66848);
// EXTERNAL MODULE: ./lib/text/cut.js
var cut = __webpack_require__(79967);
;// CONCATENATED MODULE: ./lib/engine/browser/network-log.js



/** Most requests that are kept of a page; they are counted on. */
const MAX_REQUESTS = 5000;
/** Most characters of a URL that are kept. */
const MAX_URL_LENGTH = 4096;
/** Most characters of what a server calls its body. */
const MAX_TYPE_LENGTH = 200;
/** Most requests whose end is waited for. */
const MAX_OPEN = 10_000;
/** What a style sheet may ask for that is looked at. */
const NAMED_IN_SHEETS = new Set(['Image', 'Font', 'Stylesheet']);
/** Records what a page and its frames and workers ask of the network. */
class NetworkLog {
    requests = [];
    /** Status of the last document of the main frame. */
    documentStatus = 0;
    /** Chrome's id of the request for it. */
    documentRequest;
    /** Decoded bytes of its body. */
    documentBytes = 0;
    /** Decoded bytes of all bodies so far. */
    totalBytes = 0;
    /** Milliseconds since 1970 of the last beginning or end of a request, whenever it was heard of here. */
    lastChange = Date.now();
    #open = new Map();
    #options;
    #mainFrame;
    #origin;
    /** Seconds from Chrome's clock to the time since 1970. */
    #clockOffset = 0;
    /** @param mainFrame Chrome's id of the page's frame */
    constructor(mainFrame, options) {
        this.#mainFrame = mainFrame;
        this.#options = options;
    }
    /** The address that most of all bytes came from, and how often it was asked for. */
    get heaviest() {
        const bytes = new Map();
        let heaviest;
        for (const request of this.requests) {
            const { url } = request;
            bytes.set(url, (bytes.get(url) ?? 0) + request.bytes);
            if (heaviest === undefined || bytes.get(url) > bytes.get(heaviest))
                heaviest = url;
        }
        if (heaviest === undefined)
            return undefined;
        return { url: heaviest, times: this.requests.filter(({ url }) => url === heaviest).length };
    }
    /** The address that requests for what the page calls so are recorded with. */
    recordedAs(url) {
        return (0,cut/* ownStart */.DJ)(this.#options.loadedFrom(url), MAX_URL_LENGTH);
    }
    /** Requests under way. */
    get inFlight() {
        return this.#open.size;
    }
    /**
     * Records the requests of one target: the page, a frame in a process of its own, a worker. A request may begin in one
     * and end in another, as that for the document of such a frame does: its id is the same in both.
     */
    watch(session) {
        session.on('Network.requestWillBeSent', event => this.#begin(event.requestId, event));
        session.on('Network.responseReceived', event => this.#answer(event.requestId, event));
        session.on('Network.requestServedFromCache', ({ requestId }) => {
            const request = this.#open.get(requestId);
            if (request)
                request.fromCache = true;
        });
        session.on('Network.dataReceived', ({ requestId, dataLength }) => {
            const request = this.#open.get(requestId);
            if (request)
                request.bytes += dataLength;
            if (requestId === this.documentRequest)
                this.documentBytes += dataLength;
            this.totalBytes += dataLength;
            this.#options.onBytes(this.totalBytes);
        });
        session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
            this.#end(requestId, timestamp, { wireBytes: encodedDataLength });
        });
        session.on('Network.loadingFailed', ({ requestId, errorText, blockedReason, timestamp }) => {
            this.#end(requestId, timestamp, { failure: blockedReason ?? errorText });
        });
    }
    #begin(id, event) {
        const { request, redirectResponse, timestamp, type = 'Other', frameId, initiator, documentURL } = event;
        if (redirectResponse) {
            this.#end(id, timestamp, {
                status: redirectResponse.status,
                wireBytes: redirectResponse.encodedDataLength,
            });
        }
        if (!/^https?:/i.test(request.url))
            return;
        this.#origin ??= timestamp;
        const isPage = type === 'Document' && frameId === this.#mainFrame;
        const url = isPage ? (0,cut/* ownStart */.DJ)(request.url, MAX_URL_LENGTH) : this.recordedAs(request.url);
        const entry = {
            url,
            method: request.method,
            type,
            wireBytes: 0,
            bytes: 0,
            fromCache: false,
            ...(!isPage && this.#options.willBeMixed(request.url) && { willBeMixed: true }),
            ...(NAMED_IN_SHEETS.has(type) && this.#namedIn(initiator, documentURL)),
            // Workers have no frame.
            ...(frameId !== undefined && frameId !== this.#mainFrame && { inFrame: true }),
            startMs: this.#milliseconds(timestamp),
        };
        this.#clockOffset = event.wallTime - timestamp;
        this.#changed(timestamp);
        if (this.requests.length < MAX_REQUESTS)
            this.requests.push(entry);
        // A stream of events goes on for as long as the page stands.
        const ends = type !== 'EventSource' && type !== 'Ping';
        if (ends && this.#open.size < MAX_OPEN)
            this.#open.set(id, entry);
    }
    /** Chrome names the file in which its parser found an address: the document, or a style sheet. */
    #namedIn({ type, url }, documentUrl) {
        if (type !== 'parser' || url === undefined || url === documentUrl)
            return {};
        return { namedIn: this.recordedAs(url) };
    }
    #answer(id, { response, type, frameId }) {
        if (type === 'Document' && frameId === this.#mainFrame) {
            this.documentStatus = response.status;
            this.documentRequest = id;
            this.documentBytes = 0;
        }
        const request = this.#open.get(id);
        if (!request)
            return;
        request.status = response.status;
        request.mimeType = (0,cut/* ownStart */.DJ)(response.mimeType, MAX_TYPE_LENGTH);
        if (response.status === 404 && isMadeAtDeployment(response))
            request.leftToDeployment = true;
        if (response.protocol !== undefined)
            request.protocol = response.protocol;
        if (response.fromDiskCache || response.fromServiceWorker)
            request.fromCache = true;
    }
    #end(id, timestamp, how) {
        const request = this.#open.get(id);
        if (!request)
            return;
        Object.assign(request, how, { endMs: this.#milliseconds(timestamp) });
        const refusal = this.#options.refusalOf(request.url);
        if (refusal !== undefined) {
            // The answer was that of our own proxy.
            delete request.status;
            request.failure = refusal;
        }
        this.#open.delete(id);
        this.#changed(timestamp);
        const { type, status, failure, url } = request;
        if (type === 'Image' && (failure !== undefined || (status ?? 0) >= 400))
            this.#options.onFailedImage(url);
    }
    /** What happens in frames and workers need not be told in its order. */
    #changed(timestamp) {
        this.lastChange = Math.max(this.lastChange, (timestamp + this.#clockOffset) * 1000);
    }
    #milliseconds(timestamp) {
        return Math.max(0, Math.round((timestamp - (this.#origin ?? timestamp)) * 1000));
    }
}
/** As the server of a folder says it, which is on this machine. */
function isMadeAtDeployment({ url, headers }) {
    return (Object.keys(headers).some(name => name.toLowerCase() === made_at_deployment/* MADE_AT_DEPLOYMENT */.W) &&
        (0,host_kind/* isThisMachine */.YY)(URL.parse(url)?.hostname ?? ''));
}

;// CONCATENATED MODULE: ./lib/engine/browser/paced-frames.js
/**
 * Fewer than 20 frames a second are none that anybody drew for a visitor. The budget is longer than what comes into a page
 * takes as a rule; behind it at least three quarters of the time are for what else there is to do.
 */
const FRAME_LIMITS = { slowMs: 50, budgetMs: 5000, rest: 3, maxPauseMs: 2000 };
/**
 * Lets a page that keeps the machine at work with an animation without end draw fewer frames, as a slow phone would: without
 * a graphics card one such page takes all of the time that it and the pages beside it have. A page may not count on any rate
 * of frames, so nothing of it is different. It runs in each document before its own scripts, in their world, and must not use
 * anything from outside of itself.
 */
function paceFrames({ slowMs, budgetMs, rest, maxPauseMs }) {
    const request = window.requestAnimationFrame;
    /** By the handle that the page has, that of the frame which is waited for instead. */
    const later = new Map();
    let frame = -1;
    let spent = 0;
    let notBefore = 0;
    const look = (time) => {
        if (time === frame)
            return;
        frame = time;
        const began = performance.now();
        request.call(window, () => {
            const took = performance.now() - began;
            if (took > slowMs)
                spent += took;
            if (took > slowMs && spent > budgetMs)
                notBefore = performance.now() + Math.min(took * rest, maxPauseMs);
        });
    };
    // What a proxy says of itself is what the function says that it stands for.
    window.requestAnimationFrame = new Proxy(request, {
        apply(target, self, args) {
            const [callback] = args;
            if (typeof callback !== 'function')
                return Reflect.apply(target, self, args);
            const draw = (time) => {
                if (performance.now() < notBefore) {
                    later.set(handle, request.call(window, draw));
                    return;
                }
                later.delete(handle);
                look(time);
                callback.call(undefined, time);
            };
            const handle = Reflect.apply(target, self, [draw]);
            return handle;
        },
    });
    window.cancelAnimationFrame = new Proxy(window.cancelAnimationFrame, {
        apply(target, self, args) {
            const [handle] = args;
            Reflect.apply(target, self, [later.get(handle) ?? handle]);
            later.delete(handle);
        },
    });
}

;// CONCATENATED MODULE: ./lib/engine/browser/mixed-content-issues.js

const OUTCOMES = {
    MixedContentBlocked: 'blocked',
    MixedContentAutomaticallyUpgraded: 'upgraded',
};
const mixed_content_issues_MAX_URL_LENGTH = 4096;
/**
 * Tells of mixed content as Chrome reports it: frames, WebSockets and beacons that it refuses never become requests, and
 * what it upgrades shows as a request over HTTPS.
 *
 * @param note called for what the page itself asks for, each time
 * @see https://www.w3.org/TR/mixed-content/
 */
async function watchMixedContent(session, note) {
    const { frameTree } = await session.send('Page.getFrameTree');
    const page = frameTree.frame.id;
    const framesOfPage = new Set();
    session.on('Page.frameAttached', ({ frameId, parentFrameId }) => {
        if (parentFrameId === page)
            framesOfPage.add(frameId);
    });
    session.on('Page.frameDetached', ({ frameId }) => framesOfPage.delete(frameId));
    session.on('Audits.issueAdded', ({ issue }) => {
        const found = issue.details.mixedContentIssueDetails;
        const outcome = found && OUTCOMES[found.resolutionStatus];
        if (!outcome)
            return;
        const { insecureURL, resourceType: type = 'Resource', frame } = found;
        // A frame's own document is reported under the frame that it was meant for.
        const isOfPage = type === 'Frame' ? framesOfPage.has(frame?.frameId ?? '') : frame?.frameId === page;
        if (isOfPage)
            note({ url: (0,cut/* ownStart */.DJ)(insecureURL, mixed_content_issues_MAX_URL_LENGTH), type, outcome });
    });
    await session.send('Audits.enable');
}

;// CONCATENATED MODULE: ./lib/engine/browser/permission-requests.js

const PERMISSIONS = ['geolocation', 'notifications'];
const BINDING = 'seoPreflightPermission';
/**
 * Tells of what a page asks its visitor to permit. Nobody touches the page, so whatever is asked for is asked for
 * without a reason that the visitor has given.
 *
 * @param note called for each request, also for those that are refused
 */
async function watchPermissions(session, note) {
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
        const permission = PERMISSIONS.find(known => known === payload);
        if (name === BINDING && permission)
            note(permission);
    });
    await session.send('Runtime.addBinding', { name: BINDING });
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: callOf(tellOfRequests, BINDING) });
}
/**
 * Stands in front of the functions that ask for a permission. It runs in the page before its scripts: it must not use
 * anything from outside of itself, and leaves nothing behind that a script could find.
 */
function tellOfRequests(binding) {
    const scope = globalThis;
    const tell = scope[binding];
    delete scope[binding];
    const watch = (owner, name, permission) => {
        const original = owner && Reflect.get(owner, name);
        if (!owner || typeof original !== 'function' || !tell)
            return;
        const apply = (target, self, values) => {
            tell(permission);
            return Reflect.apply(target, self, values);
        };
        Reflect.set(owner, name, new Proxy(original, { apply }));
    };
    const { Geolocation, Notification } = scope;
    watch(Geolocation?.prototype, 'getCurrentPosition', 'geolocation');
    watch(Geolocation?.prototype, 'watchPosition', 'geolocation');
    watch(Notification, 'requestPermission', 'notifications');
}

;// CONCATENATED MODULE: ./lib/engine/browser/page-events.js



/** Most documents that a page may lead through by scripts: Google follows up to ten redirects. */
const MAX_DOCUMENTS = 11;
/** Dialogs and messages after which a page does nothing else any more. */
const MAX_DIALOGS = 200;
const MAX_MESSAGES = 20_000;
const MAX_ERRORS_KEPT = 100;
const MAX_REQUESTS_KEPT = 20;
const MAX_ERROR_LENGTH = 500;
const page_events_MAX_URL_LENGTH = 4096;
/** Chrome's words for who asked for another document, as far as it was not this program. */
const LEADING = {
    scriptInitiated: 'script',
    metaTagRefresh: 'refresh',
    httpHeaderRefresh: 'refresh',
    anchorClick: 'link',
    formSubmissionGet: 'form',
    formSubmissionPost: 'form',
};
/**
 * Watches a page, dismisses its dialogs and closes the windows that it opens.
 */
async function watchPage(page, session, context, { gathers, end }) {
    const events = {
        documents: [],
        leads: [],
        mixedContent: [],
        loaded: false,
        consoleErrors: [],
        dialogs: [],
        popups: 0,
        windows: [],
        permissions: [],
    };
    session.on('Inspector.targetCrashed', () => end('crashed the tab of Chrome that showed it'));
    context.on('targetdestroyed', target => target === page && end('closed its own tab'));
    watchDocuments(session, events, end);
    watchDialogs(session, events, end);
    const { frameTree } = await session.send('Page.getFrameTree');
    watchConsole(session, events, { end, mainFrame: frameTree.frame.id });
    context.on('targetcreated', target => closePopup(target, page, events));
    session.on('Page.windowOpen', ({ url }) => {
        if (events.windows.length < MAX_REQUESTS_KEPT)
            events.windows.push((0,cut/* ownStart */.DJ)(url, MAX_ERROR_LENGTH));
    });
    await Promise.all([session.send('Page.enable'), session.send('Runtime.enable'), session.send('Log.enable')]);
    if (gathers.has('mixedContent')) {
        await watchMixedContent(session, found => {
            if (events.mixedContent.length < MAX_ERRORS_KEPT)
                events.mixedContent.push(found);
        });
    }
    if (gathers.has('permissions')) {
        await watchPermissions(session, permission => {
            if (events.permissions.length < MAX_REQUESTS_KEPT)
                events.permissions.push(permission);
        });
    }
    return events;
}
function watchDocuments(session, events, end) {
    const asked = new Map();
    session.on('Page.frameRequestedNavigation', ({ frameId, reason }) => asked.set(frameId, LEADING[reason]));
    session.on('Page.frameNavigated', ({ frame }) => {
        const by = asked.get(frame.id);
        asked.delete(frame.id);
        if (frame.parentId !== undefined)
            return;
        // What cannot be reached Chrome shows as a page of its own.
        const url = frame.unreachableUrl ?? frame.url;
        events.documents.push(url);
        if (by)
            events.leads.push({ to: url, by });
        events.loaded = false;
        if (events.documents.length > MAX_DOCUMENTS) {
            end(`leads from page to page by scripts or refreshes, more than ${MAX_DOCUMENTS - 1} times`);
        }
    });
    session.on('Page.loadEventFired', () => {
        events.loaded = true;
    });
}
function watchDialogs(session, events, end) {
    session.on('Page.javascriptDialogOpening', ({ type, message }) => {
        events.dialogs.push({ kind: type, message: (0,cut/* ownStart */.DJ)(message, MAX_ERROR_LENGTH) });
        if (events.dialogs.length > MAX_DIALOGS)
            end(`opens dialogs without end, more than ${MAX_DIALOGS}`);
        // Leaving a page is what a script wanted; all else is refused.
        const accept = type === 'beforeunload';
        session.send('Page.handleJavaScriptDialog', { accept }).catch(() => undefined);
    });
}
/**
 * @param mainFrame Chrome's id of the page's frame: what frames of other origins in its process write is not the page's
 */
function watchConsole(session, events, { end, mainFrame }) {
    let messages = 0;
    let pageOrigin;
    const foreign = new Set();
    session.on('Runtime.executionContextCreated', ({ context: { id, origin, auxData } }) => {
        if (auxData?.['frameId'] === mainFrame && auxData?.['isDefault'])
            pageOrigin = origin;
        if (origin !== pageOrigin && auxData?.['frameId'] !== mainFrame)
            foreign.add(id);
    });
    session.on('Runtime.executionContextDestroyed', ({ executionContextId }) => foreign.delete(executionContextId));
    session.on('Runtime.executionContextsCleared', () => foreign.clear());
    const count = () => {
        if (++messages > MAX_MESSAGES)
            end(`writes to the console without end, more than ${MAX_MESSAGES} messages`);
    };
    const keep = (error) => {
        if (events.consoleErrors.length >= MAX_ERRORS_KEPT)
            return;
        const { url } = error;
        events.consoleErrors.push({
            ...error,
            message: (0,cut/* ownStart */.DJ)(error.message, MAX_ERROR_LENGTH),
            ...(url !== undefined && { url: (0,cut/* ownStart */.DJ)(url, page_events_MAX_URL_LENGTH) }),
        });
    };
    session.on('Runtime.consoleAPICalled', ({ type, args, stackTrace, executionContextId }) => {
        count();
        if ((type !== 'error' && type !== 'assert') || foreign.has(executionContextId))
            return;
        const words = args.map(({ value, description }) => (value === undefined ? description : String(value)));
        keep({ kind: 'written', message: words.join(' '), ...placeOf(stackTrace?.callFrames[0]) });
    });
    session.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
        count();
        const { exception, text, stackTrace, executionContextId } = exceptionDetails;
        if (executionContextId !== undefined && foreign.has(executionContextId))
            return;
        // Of what was thrown that is no Error, the value says more than "Uncaught".
        const thrown = exception?.description ?? (exception?.value === undefined ? text : String(exception.value));
        const place = placeOf(exceptionDetails.url ? exceptionDetails : stackTrace?.callFrames[0]);
        keep({ kind: 'thrown', message: thrown.split('\n', 1)[0], ...place });
    });
    session.on('Log.entryAdded', ({ entry }) => {
        count();
        if (entry.level !== 'error')
            return;
        keep({ kind: 'browser', message: entry.text, ...(entry.url === undefined ? {} : { url: entry.url }) });
    });
}
/** Chrome counts lines and columns from 0. */
function placeOf(place) {
    if (!place?.url)
        return {};
    return { url: place.url, line: place.lineNumber + 1, column: place.columnNumber + 1 };
}
function closePopup(target, page, events) {
    if (target.type() !== 'page' || target === page)
        return;
    events.popups++;
    target
        .page()
        .then(popup => popup?.close())
        .catch(() => undefined);
}

;// CONCATENATED MODULE: ./lib/engine/browser/page-globals.js


/** Milliseconds for all of them: a page may answer to a read with work of its own. */
const TIMEOUT_MS = 1000;
/** Most characters of one: the page may have changed what cuts them there. */
const MAX_TEXT = 200;
/**
 * What stands in global variables of a page's scripts, as text, by their paths (`jQuery.fn.jquery`); those that are not
 * there are left out. Empty where the page does not let itself be asked.
 */
async function readGlobals(session, paths) {
    if (paths.length === 0)
        return new Map();
    try {
        const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
            expression: callOf(valuesAt, paths),
            returnByValue: true,
            timeout: TIMEOUT_MS,
        });
        const entries = exceptionDetails ? [] : result.value;
        return new Map(entries
            .filter(([path]) => paths.includes(path))
            .map(([path, text]) => [path, (0,cut/* ownStart */.DJ)(String(text), MAX_TEXT)]));
    }
    catch {
        return new Map();
    }
}
/** Runs among the page's own scripts, and must not use anything from outside of itself. */
function valuesAt(paths) {
    const found = [];
    for (const path of paths) {
        try {
            let value = window;
            for (const part of path.split('.')) {
                if (value === null || (typeof value !== 'object' && typeof value !== 'function')) {
                    value = undefined;
                    break;
                }
                value = value[part];
            }
            if (value === undefined || value === null || value === false)
                continue;
            // Elements and frames are global variables under their ids and names.
            const isNamed = value instanceof Element || value instanceof HTMLCollection;
            if (isNamed || (value !== window && value.window === value))
                continue;
            const isText = typeof value === 'string' || typeof value === 'number';
            found.push([path, isText ? String(value).slice(0, 200) : '']);
        }
        catch {
            // A getter that fails has no value.
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/engine/browser/page-targets.js
/** Kinds of targets that a page brings and that have frames or a network of their own. */
const WATCHED = new Set(['iframe', 'worker', 'shared_worker']);
/**
 * Prepares a page and all that it brings: frames in processes of their own, workers, and theirs in turn. Each stands
 * still until it is prepared, so that none of its requests is missed.
 */
class PageTargets {
    #prepare;
    /** @param prepare may reject for a target that is gone or that does not know a command */
    constructor(prepare) {
        this.#prepare = prepare;
    }
    async add(session) {
        await this.#watch(session);
        await this.#prepare(session);
    }
    async #watch(session) {
        session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
            const child = session.connection()?.session(sessionId);
            if (child)
                void this.#attach(child, targetInfo.type);
        });
        await session.send('Target.setAutoAttach', {
            autoAttach: true,
            waitForDebuggerOnStart: true,
            flatten: true,
        });
    }
    async #attach(child, type) {
        try {
            if (WATCHED.has(type)) {
                await this.#prepare(child);
                await this.#watch(child);
            }
        }
        catch {
            // It is gone again, or of a kind that does not know all commands.
        }
        await child.send('Runtime.runIfWaitingForDebugger').catch(() => undefined);
    }
}

;// CONCATENATED MODULE: ./lib/engine/browser/request-interception.js


/** Response headers that say how a body was sent, which does not hold for one that was changed. */
const OF_BODY = new Set(['content-encoding', 'content-length', 'transfer-encoding']);
/**
 * Changes the requests of a target on their way.
 *
 * Each request to one origin gets its headers, and one that a redirect led away from there loses them.
 *
 * What a page on a preview loads by an address of production comes from the preview, as it is what will be there. The
 * page does not see it: addresses stay those of production, and TLS is that of the preview. On production such a
 * request stays on its origin, so it is answered as one that may be read from the page (CORS).
 *
 * Only requests that may be concerned pause.
 */
async function interceptRequests(session, interception) {
    const hasHeaders = Object.keys(interception.own.headers).length > 0;
    const urlPatterns = hasHeaders ? ['*'] : (0,syntax_preview/* productionPatterns */.d0)(interception.preview);
    if (urlPatterns.length === 0)
        return;
    const patterns = urlPatterns.map(urlPattern => ({ urlPattern }));
    if (interception.uncheckedBase !== undefined) {
        patterns.push({ urlPattern: '*', resourceType: 'Document', requestStage: 'Response' });
    }
    session.on('Fetch.requestPaused', event => {
        // A request may be gone before it is answered for.
        void proceed(session, event, interception).catch(() => undefined);
    });
    await session.send('Fetch.enable', { patterns });
}
async function proceed(session, event, interception) {
    const { requestId, request, responseStatusCode, responseErrorReason } = event;
    const { own, preview } = interception;
    if (responseErrorReason !== undefined) {
        // As it is: a font is first looked for in the cache alone, and Chrome asks again for one that is not there.
        await session.send('Fetch.continueRequest', { requestId });
        return;
    }
    if (responseStatusCode !== undefined && isPage(event, interception)) {
        if (responseStatusCode === 200) {
            await session.send('Fetch.fulfillRequest', await checkedDocument(session, event, interception));
        }
        else {
            await session.send('Fetch.continueResponse', { requestId });
        }
        return;
    }
    if (responseStatusCode !== undefined) {
        await session.send('Fetch.continueResponse', {
            requestId,
            responseCode: responseStatusCode,
            responseHeaders: readable(event.responseHeaders ?? [], preview),
        });
        return;
    }
    const here = loadedFrom(event, interception);
    if (here !== undefined && request.method === 'OPTIONS' && isPreflight(request)) {
        await session.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: 204,
            responseHeaders: readable(permissions(request), preview),
        });
        return;
    }
    const sent = here === undefined ? request.headers : fromHere(request.headers, preview);
    const headers = headersFor(here ?? request.url, sent, own);
    await session.send('Fetch.continueRequest', {
        requestId,
        ...(headers && { headers }),
        ...(here !== undefined && {
            url: here,
            headers: headers ?? entries(Object.entries(sent)),
            interceptResponse: true,
        }),
    });
}
/** Whether it is the page itself, or what leads to it. */
function isPage({ resourceType, frameId }, { mainFrame }) {
    return resourceType === 'Document' && frameId === mainFrame;
}
/** The page as it was sent, but for what lets Chrome check its files. */
async function checkedDocument(session, { requestId, responseHeaders = [] }, { uncheckedBase, preview }) {
    const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
    const html = Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString('latin1');
    const checked = (0,checked_files/* withCheckedFiles */.T)(html, uncheckedBase, preview);
    return {
        requestId,
        responseCode: 200,
        responseHeaders: responseHeaders.filter(({ name }) => !OF_BODY.has(name.toLowerCase())),
        body: Buffer.from(checked, 'latin1').toString('base64'),
    };
}
/** The address on the preview for what a page loads from production. A page that leads there itself is let go. */
function loadedFrom(event, interception) {
    if (isPage(event, interception))
        return undefined;
    const { request } = event;
    const url = URL.parse(request.url);
    return url ? (0,syntax_preview/* hereOf */.IS)(interception.preview, url)?.href : undefined;
}
/** The headers of an answer, which the preview and nobody else may read. */
function readable(headers, { here }) {
    const own = {
        'access-control-allow-origin': here,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': exposed(headers),
    };
    return [...headers.filter(({ name }) => !(name.toLowerCase() in own)), ...entries(Object.entries(own))];
}
/** All of them by name: a star means none where credentials are sent. */
function exposed(headers) {
    return [...new Set(headers.map(({ name }) => name.toLowerCase()))].join(', ');
}
function isPreflight({ headers }) {
    return headerOf(headers, 'access-control-request-method') !== undefined;
}
function permissions({ headers }) {
    return entries([
        ['access-control-allow-methods', headerOf(headers, 'access-control-request-method') ?? ''],
        ['access-control-allow-headers', headerOf(headers, 'access-control-request-headers') ?? ''],
    ]);
}
function headerOf(headers, wanted) {
    return Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1];
}
/** Request headers whose referrer, as a style sheet is for its fonts, is on the preview too. */
function fromHere(headers, preview) {
    const moved = Object.entries(headers).map(([name, value]) => {
        const referrer = name.toLowerCase() === 'referer' ? URL.parse(value) : null;
        return [name, (referrer && (0,syntax_preview/* hereOf */.IS)(preview, referrer)?.href) ?? value];
    });
    return Object.fromEntries(moved);
}
/** The headers of a request with those of the settings, or without them; undefined where they stay as they are. */
function headersFor(url, headers, own) {
    const names = new Map(Object.entries(own.headers).map(([name, value]) => [name.toLowerCase(), value]));
    if (names.size === 0)
        return undefined;
    if (URL.parse(url)?.origin === own.origin) {
        const others = Object.entries(headers).filter(([name]) => !names.has(name.toLowerCase()));
        return entries([...others, ...Object.entries(own.headers)]);
    }
    const kept = Object.entries(headers).filter(([name, value]) => names.get(name.toLowerCase()) !== value);
    return kept.length < Object.keys(headers).length ? entries(kept) : undefined;
}
function entries(headers) {
    return headers.map(([name, value]) => ({ name, value }));
}

;// CONCATENATED MODULE: ./lib/engine/browser/secured-addresses.js

/** Elements of a document in which addresses without a scheme are looked for. */
const MAX_LOADING = 5000;
/**
 * What Chrome asks for over HTTP where the document as sent leaves the scheme away, as `//host/path`, is over HTTPS where the
 * document will be on HTTPS.
 */
function securedAddresses(sent) {
    if (!sent?.schemeOfHosts)
        return address => address;
    const secured = new Map();
    for (const element of sent.withAttribute('src', 'href').slice(0, MAX_LOADING)) {
        const written = ((0,html_document/* attribute */.lt)(element, 'src') ?? (0,html_document/* attribute */.lt)(element, 'href')).trim();
        const url = written.startsWith('//') ? sent.addressOf(written) : undefined;
        if (url?.protocol === 'https:')
            secured.set(url.href.replace('https:', 'http:').split('#', 1)[0], url.href);
    }
    return address => secured.get(address) ?? address;
}

;// CONCATENATED MODULE: ./lib/engine/browser/service-workers.js

/** Most workers that are kept of a page. */
const MAX_WORKERS = 20;
const service_workers_MAX_URL_LENGTH = 4096;
/** Notes the service workers that a page registers. They answer nothing here, since Chrome passes them by. */
async function watchServiceWorkers(session) {
    const scopes = new Map();
    const scripts = new Map();
    const note = (known, registration, url) => {
        if (known.has(registration) || known.size < MAX_WORKERS)
            known.set(registration, (0,cut/* ownStart */.DJ)(url, service_workers_MAX_URL_LENGTH));
    };
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        for (const { registrationId, scopeURL } of registrations)
            note(scopes, registrationId, scopeURL);
    });
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        for (const { registrationId, scriptURL } of versions)
            note(scripts, registrationId, scriptURL);
    });
    await session.send('ServiceWorker.enable');
    return () => [...scopes].flatMap(([registration, scope]) => {
        const script = scripts.get(registration);
        return script === undefined ? [] : [{ scope, script }];
    });
}

// EXTERNAL MODULE: ./lib/engine/syntax/plain-attributes.js
var plain_attributes = __webpack_require__(39148);
;// CONCATENATED MODULE: ./lib/engine/browser/answered-links.js



const answered_links_LIMITS = {
    /** Links that are looked at, kinds of them that are clicked, and links of one kind. */
    looked: 2000,
    clicked: 6,
    alike: 50,
    /** Elements that are looked at for what a click shows. */
    elements: 5000,
    /** Milliseconds in which the page is watched before a click, for what changes by itself, and for an answer. */
    restMs: 120,
    answerMs: 350,
    /** CSS pixels of what is seen. */
    seen: 4,
    /** Characters. */
    names: 300,
    /** Attributes of the links that are clicked: others say that a script serves a link. */
    plain: plain_attributes/* PLAIN_ATTRIBUTES */.D,
    ofLooks: plain_attributes/* ATTRIBUTES_OF_LOOKS */.f.source,
};
/** The event by which a page tells that it was to open a window. */
const OPENED = 'seo-preflight-opened';
/**
 * Links without an address of their own whose click shows something on the page, or leads away from it. One link of each
 * kind is clicked, for all that have its classes and its text. The page is cut off from the network first, so that no click
 * sends anything, and it is no longer what it was: all else comes before.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @returns the selectors of these links
 */
async function findAnsweredLinks(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    const kinds = await world.evaluate(callOf(kindsOfLinks, answered_links_LIMITS, elementSelector));
    if (kinds.length === 0)
        return [];
    await session.send('Network.emulateNetworkConditions', {
        ...{ offline: true, latency: 0 },
        ...{ downloadThroughput: -1, uploadThroughput: -1 },
    });
    // Another window would not be cut off.
    await session.send('Runtime.evaluate', { expression: `(${keepWindows.toString()})('${OPENED}')` });
    let asks = false;
    const note = () => {
        asks = true;
    };
    session.on('Page.javascriptDialogOpening', note);
    const answered = [];
    try {
        for (const selectors of kinds) {
            asks = false;
            const before = await addressOf(session);
            const shows = await world
                .evaluate(callOf(showsSomething, { ...answered_links_LIMITS, selector: selectors[0], opened: OPENED }))
                .catch(() => undefined);
            const hasLeft = (await addressOf(session)) !== before;
            if (shows || asks || hasLeft)
                answered.push(...selectors);
            // Where the page has left, or its world is gone, whatever else was to be clicked stays unknown.
            if (hasLeft || shows === undefined)
                break;
        }
    }
    finally {
        session.off('Page.javascriptDialogOpening', note);
    }
    return answered;
}
async function addressOf(session) {
    const { frameTree } = await session.send('Page.getFrameTree');
    return `${frameTree.frame.loaderId} ${frameTree.frame.url}`;
}
/** It runs in the page, among its own scripts. */
function keepWindows(opened) {
    window.open = () => {
        dispatchEvent(new Event(opened));
        return null;
    };
}
/** The links by what scripts could tell them apart by. It runs in the page: it must not use anything from outside of itself. */
function kindsOfLinks(limits, selectorOf) {
    if (!document.querySelector('script'))
        return [];
    // An empty address loads the page anew, and what has a target opens another one.
    const nowhere = /^\s*(?:#!?|javascript:\s*(?:void\s*\(?\s*0?\s*\)?)?\s*;?)\s*$/i;
    const ofLooks = new RegExp(limits.ofLooks);
    const isPlain = (name) => limits.plain.includes(name) || ofLooks.test(name);
    const kinds = new Map();
    for (const link of Array.from(document.querySelectorAll('a[href]')).slice(0, limits.looked)) {
        if (!nowhere.test(link.getAttribute('href') ?? '') || link.hasAttribute('target'))
            continue;
        if (!link.getAttributeNames().every(isPlain))
            continue;
        const text = (link.textContent ?? '').slice(0, limits.names).replace(/\s+/g, ' ').trim();
        const key = `${(link.getAttribute('class') ?? '').slice(0, limits.names)}\n${text}`;
        const kind = kinds.get(key) ?? [];
        if (kind.length < limits.alike)
            kind.push(link);
        kinds.set(key, kind);
    }
    return Array.from(kinds.values())
        .slice(0, limits.clicked)
        .map(kind => kind.map(selectorOf));
}
/**
 * Whether a click on a link brings anything into sight, writes a text, or plays something. That it marks the link, closes a
 * menu or scrolls is no answer. It runs in the page: it must not use anything from outside of itself.
 */
async function showsSomething(limits) {
    const link = document.querySelector(limits.selector);
    if (!link)
        return false;
    const pause = (ms) => new Promise(done => setTimeout(done, ms));
    const isSeen = (element) => {
        const { left, right, width, height } = element.getBoundingClientRect();
        const isThere = width > limits.seen && height > limits.seen && right > 0 && left < innerWidth;
        return isThere && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const playing = () => Array.from(document.querySelectorAll('video, audio')).filter(media => !media.paused)
        .length;
    scrollTo({ top: 0, behavior: 'instant' });
    const noisy = new Set();
    const written = new Set();
    const added = new Set();
    let isClicked = false;
    const watch = (records) => {
        for (const { target, type, addedNodes } of records) {
            if (!isClicked)
                noisy.add(target);
            else if (type === 'characterData')
                written.add(target);
            else
                for (const node of Array.from(addedNodes)) {
                    if (node instanceof Element)
                        added.add(node);
                    else if (node instanceof Text && node.data.trim() !== '')
                        written.add(target);
                }
        }
    };
    const observer = new MutationObserver(watch);
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    await pause(limits.restMs);
    watch(observer.takeRecords());
    const hidden = Array.from(document.body.querySelectorAll('*'))
        .slice(0, limits.elements)
        .filter(element => !isSeen(element));
    const plays = playing();
    let opens = false;
    const note = () => {
        opens = true;
    };
    addEventListener(limits.opened, note);
    isClicked = true;
    link.click();
    await pause(limits.answerMs);
    watch(observer.takeRecords());
    observer.disconnect();
    removeEventListener(limits.opened, note);
    const isOther = (node) => !link.contains(node) && !noisy.has(node) && !noisy.has(node.parentNode ?? node);
    return (opens ||
        playing() > plays ||
        Array.from(written).some(node => isOther(node) &&
            node.parentElement !== null &&
            isSeen(node instanceof Element ? node : node.parentElement)) ||
        [...hidden, ...Array.from(added)].some(element => isOther(element) && isSeen(element)));
}

;// CONCATENATED MODULE: ./lib/engine/browser/buttons-beyond-screen.js




const buttons_beyond_screen_LIMITS = {
    /** Buttons that are looked at, and that are told. */
    buttons: 60,
    found: 3,
    /** CSS pixels from the top of the page within which the header is. */
    header: 150,
    /** CSS pixels of a button that nobody sees, and of the smallest button. */
    unseen: 4,
    least: 10,
    /** CSS pixels of a negative margin that draws something over its neighbor on purpose. */
    margin: 20,
    /** Elements of the header whose fonts are asked for. */
    texts: 60,
    text: 40,
};
/**
 * Buttons in the header of the screen as it is laid out now that its row has pushed beyond the edge.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
async function findButtonsBeyondScreen(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    const given = [buttons_beyond_screen_LIMITS, FONT_LIMITS].map(one => JSON.stringify(one));
    return await world.evaluate(`(${buttonsBeyondScreen.toString()})(${[...given, elementSelector, textStart, standInFonts].map(String).join(', ')})`);
}
/** It runs in the page: it must not use anything from outside of itself but what it is given. */
function buttonsBeyondScreen(limits, fontLimits, selectorOf, textOf, fontsOf) {
    const HEADER = 'header, nav, [role="banner"], [role="navigation"], [class*="header" i], [id*="header" i], [class*="nav" i]';
    const BUTTON = 'button, summary, label[for], [role="button"], a[href="#"], a:not([href]), [class*="burger" i], [class*="toggle" i]';
    /** What moves sideways on purpose. */
    const MOVING = '[class*="slide" i], [class*="swiper" i], [class*="carousel" i], [class*="marquee" i], [class*="ticker" i], [class*="canvas" i], [class*="drawer" i], dialog, [inert], [aria-hidden="true"]';
    const root = document.documentElement;
    const screen = root.clientWidth;
    const boxOf = (element) => element.getBoundingClientRect();
    const edge = () => {
        const overflow = getComputedStyle(root).overflowX;
        const ofPage = overflow === 'visible' ? getComputedStyle(document.body).overflowX : overflow;
        return /^(?:hidden|clip)$/.test(ofPage) ? screen : Math.max(screen, root.scrollWidth);
    };
    const around = (element) => {
        const all = [];
        for (let at = element; at && at !== root; at = at.parentElement)
            all.push(at);
        return all;
    };
    const isBeyond = (element) => {
        // What is fixed does not move with the page.
        const isFixed = around(element).some(at => getComputedStyle(at).position === 'fixed');
        return boxOf(element).left >= (isFixed ? screen : edge()) - limits.unseen;
    };
    /** Whether something puts an element there by itself, such as a menu that slides in, or lets the reader move to it. */
    const isPut = (element) => around(element).some(at => {
        const style = getComputedStyle(at);
        const { position, transform, translate, left, overflowX, marginLeft, marginRight } = style;
        if (transform !== 'none' || translate !== 'none')
            return true;
        if (/^(?:auto|scroll)$/.test(overflowX) && at !== document.body && at.scrollWidth > at.clientWidth)
            return true;
        if (/^(?:fixed|absolute)$/.test(position) && boxOf(at).left >= screen - limits.unseen)
            return true;
        if (position === 'relative' && Number.parseFloat(left) >= limits.margin)
            return true;
        return Number.parseFloat(marginRight) <= -limits.margin || Number.parseFloat(marginLeft) >= screen * 0.5;
    });
    const isButton = (element) => {
        const { width, height, top, bottom } = boxOf(element);
        return (Math.min(width, height) >= limits.least &&
            width < screen &&
            top >= 0 &&
            bottom <= limits.header &&
            !element.matches(':disabled') &&
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    };
    if (scrollY !== 0 || scrollX !== 0)
        return [];
    const found = [];
    const told = [];
    let fonts;
    const buttons = Array.from(document.querySelectorAll(`:is(${HEADER}) :is(${BUTTON})`)).filter(isButton);
    for (const button of buttons.slice(0, limits.buttons)) {
        if (found.length >= limits.found)
            break;
        if (!isBeyond(button) || button.closest(MOVING) || isPut(button))
            continue;
        if (told.some(one => one.contains(button)))
            continue;
        // The row whose start is on the screen.
        const row = around(button).find(at => boxOf(at).left < screen / 2);
        if (!row)
            continue;
        told.push(button);
        fonts ??= fontsOf(fontLimits);
        const { isInStandIn } = fonts;
        const lacking = Array.from(row.querySelectorAll('*'))
            .slice(0, limits.texts)
            .find(element => element.textContent?.trim() && isInStandIn(element));
        const mayBeSeen = lacking && !fonts.withNarrowLetters(lacking, () => isBeyond(button));
        found.push({
            selector: selectorOf(button),
            text: textOf(button, limits.text, button.ariaLabel),
            left: Math.round(boxOf(button).left),
            screen,
            ...(mayBeSeen && { fontInDoubt: fonts.nameOf(lacking) }),
        });
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/engine/browser/closed-menus.js



const closed_menus_LIMITS = {
    /** Elements that are looked at, elements around each, and menus that are told of. */
    looked: 3000,
    around: 40,
    menus: 3,
    /** Links from which on it is a menu: a single one is the way past the navigation, which comes into sight. */
    links: 3,
    /** CSS pixels beyond which something is put out of sight on purpose, for screen readers. */
    far: 2000,
    /** Milliseconds for a menu to open. */
    moveMs: 400,
    /** Characters. */
    text: 60,
    mark: 60,
    marks: 10,
};
/**
 * Boxes that lie beside the screen, where nobody can scroll to, or that lie over the page, transparent and out of reach
 * of the mouse, with links that the Tab key and screen readers still reach. A menu that comes into sight when its first link has the focus is none of them.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
async function findClosedMenus(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    return await world.evaluate(callOf(menusOffScreen, closed_menus_LIMITS, elementSelector, textStart));
}
/** It runs in the page: it must not use anything from outside of itself. */
async function menusOffScreen(limits, selectorOf, textOf) {
    const isOff = (element) => {
        const { left, right, bottom, width, height } = element.getBoundingClientRect();
        if (width < 2 || height < 2)
            return undefined;
        if (right < -limits.far || bottom + scrollY < -limits.far)
            return undefined;
        if (right <= 0)
            return 'left';
        if (left >= innerWidth)
            return 'right';
        return bottom + scrollY <= 0 ? 'top' : undefined;
    };
    const cuts = (style) => style.overflowX !== 'visible';
    const root = document.documentElement;
    const scrollsSideways = root.scrollWidth > innerWidth + 1 &&
        ![root, document.body].some(element => /hidden|clip/.test(getComputedStyle(element).overflowX));
    /** The outermost box around a link that is off the screen and was placed there by itself. */
    const boxOf = (link) => {
        let box;
        let at = link.parentElement;
        for (let step = 0; at && at !== document.body && step < limits.around; step++, at = at.parentElement) {
            const style = getComputedStyle(at);
            const side = isOff(at);
            if (side === undefined) {
                // A slide of a carousel is cut by the box of it, which moves it into sight.
                if (box && getComputedStyle(box).position !== 'fixed' && cuts(style))
                    return undefined;
                continue;
            }
            const isPlaced = style.position === 'fixed' ||
                (style.position === 'absolute' && !(side === 'right' && scrollsSideways));
            if (isPlaced)
                box = at;
        }
        return box;
    };
    // The contents beside the pages of a manual lie so in the themes of its generators, which no team writes itself.
    const isOfTheme = (box) => /(?:^|\s)(?:md-sidebar|wy-nav-side|sidebar-drawer|book-summary)(?:\s|$)/.test(box.getAttribute('class') ?? '');
    /** Whether links are most of what a box says: of a part of the page that fades in, they are not. */
    const isOfLinks = (box) => {
        const lengthOf = ({ textContent }) => (textContent ?? '').slice(0, 20_000).replace(/\s+/g, ' ').length;
        const links = Array.from(box.querySelectorAll('a[href], button')).slice(0, limits.looked);
        return 2 * links.reduce((sum, link) => sum + lengthOf(link), 0) >= lengthOf(box);
    };
    /** The outermost transparent box around a link, where it lies over the page and lets the mouse through, as nothing does by chance. */
    const fadedBoxOf = (link) => {
        let box;
        let at = link;
        for (let step = 0; at && at !== document.body && step < limits.around; step++, at = at.parentElement)
            if (getComputedStyle(at).opacity === '0')
                box = at;
        if (!box || box === link)
            return undefined;
        const { position, pointerEvents } = getComputedStyle(box);
        // What fades in one after the other is a carousel: it has its own rules.
        const isSlide = /slide|swiper|carousel|slick|splide|tab-?pane/i.test(box.getAttribute('class') ?? '');
        return /^(?:fixed|absolute)$/.test(position) && pointerEvents === 'none' && !isSlide && isOfLinks(box)
            ? box
            : undefined;
    };
    /** Whether a box over the page has no width or height, and cuts off what is in it. */
    const isFolded = (box) => {
        const { position, overflowX, overflowY } = getComputedStyle(box);
        if (!/^(?:fixed|absolute)$/.test(position))
            return false;
        return ((box.clientWidth === 0 && overflowX !== 'visible') ||
            (box.clientHeight === 0 && overflowY !== 'visible'));
    };
    // Many links lie in one box.
    const known = new Map();
    const foldedBoxOf = (link) => {
        let at = link.parentElement;
        for (let step = 0; at && at !== document.body && step < limits.around; step++, at = at.parentElement) {
            const is = known.get(at) ?? isFolded(at);
            known.set(at, is);
            if (is)
                return at;
        }
        return undefined;
    };
    const isFaded = (element) => !element.checkVisibility({ opacityProperty: true });
    const faded = new Set();
    const folded = new Set();
    const found = new Map();
    const links = Array.from(document.querySelectorAll('a[href]')).slice(0, limits.looked);
    for (const link of links) {
        const foldedBox = foldedBoxOf(link);
        if (!(foldedBox || isFaded(link) || isOff(link)) || link.tabIndex < 0)
            continue;
        if (!link.checkVisibility({ visibilityProperty: true }))
            continue;
        // What is hidden from screen readers alone is a fault that axe tells.
        if (link.closest('[inert], [aria-hidden="true"]'))
            continue;
        const fadedBox = isFaded(link) ? fadedBoxOf(link) : undefined;
        if (fadedBox)
            faded.add(fadedBox);
        else if (foldedBox)
            folded.add(foldedBox);
        const box = fadedBox ?? foldedBox ?? (isOff(link) && boxOf(link));
        if (!box || isOfTheme(box))
            continue;
        const within = found.get(box);
        if (within)
            within.push(link);
        else
            found.set(box, [link]);
    }
    const menus = [];
    for (const [box, within] of found) {
        if (within.length < limits.links || menus.length >= limits.menus)
            continue;
        const side = faded.has(box) ? 'nowhere' : folded.has(box) ? 'folded' : isOff(box);
        const [first] = within;
        const before = document.activeElement;
        first.focus({ preventScroll: true });
        await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
        const hasFocus = document.activeElement === first;
        // What moves now may be the menu that opens, or the line under the link.
        const moving = box.getAnimations({ subtree: true }).map(({ finished }) => finished);
        if (moving.length > 0)
            await Promise.race([Promise.allSettled(moving), new Promise(done => setTimeout(done, limits.moveMs))]);
        const stays = faded.has(box)
            ? isFaded(first)
            : folded.has(box)
                ? isFolded(box)
                : isOff(box) === side && isOff(first) !== undefined;
        first.blur();
        if (before instanceof HTMLElement && before !== document.body)
            before.focus({ preventScroll: true });
        if (side === undefined || !hasFocus || !stays)
            continue;
        menus.push({
            selector: selectorOf(box),
            text: textOf(first, limits.text, first.ariaLabel),
            links: within.length,
            side,
            marks: [`#${box.getAttribute('id') ?? ''}`, ...Array.from(box.classList, name => `.${name}`)]
                .filter(mark => mark.length > 1 && mark.length <= limits.mark)
                .slice(0, limits.marks),
        });
    }
    return menus;
}

;// CONCATENATED MODULE: ./lib/engine/browser/consent-banners.js



const consent_banners_LIMITS = {
    /** Elements of the page that are looked at, and boxes that are told. */
    elements: 20_000,
    banners: 5,
    /** Elements in a banner: what has more is more than that. */
    inside: 150,
    /** Letters of its text. */
    least: 20,
    most: 2000,
    text: 300,
    name: 60,
    /** CSS pixels of both sides of what can be seen. */
    size: 10,
};
/** What lies over the page when it opens, by what it says and what can be pressed in it. */
async function findShownBanners(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    return await world.evaluate(callOf(shownBanners, consent_banners_LIMITS, elementSelector, textStart));
}
/** It runs in the page: it must not use anything from outside of itself but what it is given. */
function shownBanners(limits, selectorOf, textOf) {
    const isShown = (element) => {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            return false;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return (Math.min(right, innerWidth) - Math.max(left, 0) > limits.size &&
            Math.min(bottom, innerHeight) - Math.max(top, 0) > limits.size);
    };
    const isLaidOver = (element) => getComputedStyle(element).position === 'fixed' ||
        (element.localName === 'dialog' && element.matches(':modal'));
    const PRESSED = 'button, a, summary, [role="button"], [role="link"], [onclick], input, label, select';
    const FIELD = 'input:not([type="submit"], [type="button"], [type="hidden"], [type="image"]), select';
    /** Also what only shows a hand to the mouse, and what is drawn in it does not. */
    const pressedIn = (box) => {
        const all = Array.from(box.querySelectorAll('*')).filter(element => {
            if (element.matches('label, input:not([type="submit"], [type="button"], [type="image"]), select'))
                return false;
            if (element.matches(PRESSED))
                return true;
            return getComputedStyle(element).cursor === 'pointer' && !element.closest('label');
        });
        return all.filter(element => !all.some(other => other !== element && other.contains(element)));
    };
    const leadsAway = (element) => {
        if (!(element instanceof HTMLAnchorElement))
            return false;
        const href = element.getAttribute('href') ?? '';
        const url = URL.parse(href, document.baseURI);
        return (url !== null &&
            /^https?:$/.test(url.protocol) &&
            url.href.split('#')[0] !== document.URL.split('#')[0] &&
            !element.hasAttribute('onclick'));
    };
    const nameOf = (element) => {
        const given = element.getAttribute('aria-label') ?? (element instanceof HTMLInputElement ? element.value : null);
        return textOf(element, limits.name, given);
    };
    const describe = (box) => {
        const text = (box.innerText ?? '').replace(/\s+/g, ' ').trim();
        if (text.length < limits.least || text.length > limits.most)
            return undefined;
        // An open root or a frame may hold more to press.
        const inside = Array.from(box.querySelectorAll('*'));
        if (inside.length > limits.inside || inside.some(one => one.shadowRoot || one.matches('iframe, object')))
            return undefined;
        const pressed = pressedIn(box);
        const buttons = pressed.filter(element => !leadsAway(element));
        const isDisabled = (element) => element.matches(':disabled, [aria-disabled="true"]') ||
            getComputedStyle(element).pointerEvents === 'none';
        return {
            selector: selectorOf(box),
            text: text.slice(0, limits.text),
            // One that is hidden may come with a click on another one, and then leaves a choice.
            pressed: buttons.map(nameOf),
            links: pressed.filter(leadsAway).map(link => ({
                text: nameOf(link),
                href: (link.getAttribute('href') ?? '').slice(0, 500),
            })),
            fields: box.querySelectorAll(FIELD).length,
            isHeldBack: buttons.length > 0 && buttons.every(isDisabled),
        };
    };
    const boxes = [];
    for (const element of Array.from(document.body.querySelectorAll('*')).slice(0, limits.elements)) {
        if (boxes.length >= limits.banners)
            break;
        if (isLaidOver(element) && isShown(element) && !boxes.some(box => box.contains(element)))
            boxes.push(element);
    }
    return boxes.flatMap(box => describe(box) ?? []);
}

;// CONCATENATED MODULE: ./lib/engine/browser/covered-controls.js


const covered_controls_LIMITS = {
    /** Links and buttons that are looked at. */
    looked: 400,
    /** Covered ones up to which it is a slip, and no curtain that waits for a script. */
    told: 5,
    /** CSS pixels: what is smaller is no button. */
    size: 16,
    /** Of the screen: what is larger is no button either, and a cover as large is a layer over the page. */
    share: 0.9,
    /** Parts of the width and height of a box at which it is tried. */
    points: [0.1, 0.3, 0.5, 0.7, 0.9],
    /** Steps to the elements around one. */
    around: 40,
    /** Names of parts that show one of several at a time, or that open. */
    turning: 'carousel|slide|swiper|slick|splide|owl-|glide|flickity|marquee|ticker|tab-|tabs|modal|popup|dialog|drawer|offcanvas|dropdown|submenu|sub-menu|accordion|collapse|flip|overlay|lightbox|gallery|preloader|loader|cookie|consent',
    /** Milliseconds after which one that is covered is tried again: it may be on its way. */
    restMs: 700,
    /** Characters. */
    text: 60,
};
/**
 * Links and buttons of which every point that is tried belongs to another element, which does nothing by itself: no
 * control, no part of a layer that is fixed to the screen, nothing that turns or opens.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
async function findCoveredControls(session, mainFrame, screen) {
    const world = await isolatedWorld(session, mainFrame);
    const found = await world.evaluate(`(${coveredControls.toString()})(${JSON.stringify(covered_controls_LIMITS)}, ${elementSelector.toString()})`);
    return found.map(one => ({ ...one, screens: [screen] }));
}
/** Those of a phone and of a desktop as one list. */
function onBothScreens(phone, desktop) {
    const bySelector = new Map(phone.map(one => [one.selector, one]));
    for (const one of desktop) {
        const known = bySelector.get(one.selector);
        bySelector.set(one.selector, known ? { ...known, screens: [...known.screens, ...one.screens] } : one);
    }
    return [...bySelector.values()];
}
/** It runs in the page: it must not use anything from outside of itself but what it is given. */
async function coveredControls(limits, selectorOf) {
    const turning = new RegExp(limits.turning, 'i');
    const interactive = 'a, button, input, select, textarea, label, summary, option, iframe, object, embed, video, audio, canvas, [role], [onclick], [tabindex], [contenteditable]';
    const { x: startX, y: startY } = { x: scrollX, y: scrollY };
    const aroundOf = (element) => {
        const around = [];
        for (let at = element; at && around.length < limits.around; at = at.parentElement)
            around.push(at);
        return around;
    };
    const isNamedTurning = (element) => turning.test(`${element.localName} ${element.id} ${element.getAttribute('class') ?? ''}`.slice(0, 500));
    /** Whether something around an element moves, opens, or stays on the screen. */
    const mayMove = (element) => element.closest('[inert], [aria-hidden="true"], dialog, details') !== null ||
        element.getAnimations().length > 0 ||
        aroundOf(element).some(at => {
            if (at === document.body || at === document.documentElement)
                return false;
            const { position, transform, translate, overflowX, overflowY, pointerEvents } = getComputedStyle(at);
            const isCut = (overflowX !== 'visible' && at.scrollWidth > at.clientWidth + 1) ||
                (overflowY !== 'visible' && at.scrollHeight > at.clientHeight + 1);
            return (isNamedTurning(at) ||
                isCut ||
                /^(?:fixed|sticky)$/.test(position) ||
                transform !== 'none' ||
                translate !== 'none' ||
                pointerEvents === 'none');
        });
    const isBehind = (element) => aroundOf(element).some(at => {
        const { zIndex, position } = getComputedStyle(at);
        return Number(zIndex) < 0 && position !== 'static';
    });
    /** What gets the clicks at a point in place of a control, where that does nothing by itself. */
    const coverAt = (control, x, y) => {
        const top = document.elementFromPoint(x, y);
        if (!top || control.contains(top))
            return undefined;
        if (top.contains(control) && !isBehind(control))
            return undefined;
        if (top.closest(interactive) || top.localName.includes('-'))
            return undefined;
        if (getComputedStyle(top).cursor === 'pointer')
            return undefined;
        const { width, height } = top.getBoundingClientRect();
        const isLayer = width >= innerWidth * limits.share && height >= innerHeight * limits.share;
        return (isLayer && !top.contains(control)) || mayMove(top) ? undefined : top;
    };
    const coverOf = (control) => {
        control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = control.getBoundingClientRect();
        let cover;
        for (const across of limits.points) {
            for (const down of limits.points) {
                const [x, y] = [left + width * across, top + height * down];
                if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight)
                    return undefined;
                cover = coverAt(control, x, y);
                if (!cover)
                    return undefined;
            }
        }
        return cover;
    };
    const controls = Array.from(document.querySelectorAll('a[href], button, input[type="submit"], input[type="button"]')).slice(0, limits.looked);
    const suspects = controls.filter(control => {
        if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            return false;
        const { width, height } = control.getBoundingClientRect();
        const isButton = Math.min(width, height) >= limits.size && width <= innerWidth;
        // An inline link of several lines has a box that is wider than its text.
        if (!isButton || height > innerHeight * limits.share || control.getClientRects().length > 1)
            return false;
        if (control.disabled || mayMove(control))
            return false;
        return coverOf(control) !== undefined;
    });
    if (suspects.length > 0 && suspects.length <= limits.told)
        await new Promise(done => setTimeout(done, limits.restMs));
    const found = suspects.length > limits.told
        ? []
        : suspects.flatMap(control => {
            const cover = mayMove(control) ? undefined : coverOf(control);
            const label = control.ariaLabel ?? (control.textContent || control.getAttribute('value')) ?? '';
            return cover
                ? {
                    selector: selectorOf(control),
                    text: label.slice(0, 2000).replace(/\s+/g, ' ').trim().slice(0, limits.text),
                    cover: selectorOf(cover),
                    isBehind: cover.contains(control),
                }
                : [];
        });
    scrollTo({ left: startX, top: startY, behavior: 'instant' });
    return found;
}

;// CONCATENATED MODULE: ./lib/engine/browser/fixed-layers.js
/**
 * It runs in the page: it must not use anything from outside of itself.
 *
 * @param around elements around one that are looked at
 * @param opaque least opacity of what hides, from 0 to 1
 */
function fixedLayers({ around, opaque }) {
    return {
        layerOf(element) {
            let at = element;
            for (let step = 0; at && at !== document.body && step < around; step++, at = at.parentElement)
                if (/^(?:fixed|sticky)$/.test(getComputedStyle(at).position))
                    return at;
            return undefined;
        },
        hides(top, layer) {
            for (let at = top; at; at = at.parentElement) {
                const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at);
                if (Number(opacity) < opaque)
                    return false;
                const [, alpha = '1'] = /(?:^rgba\(.*,|\/)\s*(\d*\.?\d+)\)$/.exec(backgroundColor) ?? [];
                if (Number(alpha) >= opaque || backgroundImage !== 'none' || at.matches('img, video, canvas, iframe'))
                    return true;
                if (at === layer)
                    return false;
            }
            return false;
        },
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/covered-targets.js





const covered_targets_LIMITS = {
    /** Links that are looked at, places that are scrolled to, and links that are clicked. */
    looked: 2000,
    targets: 12,
    clicked: 2,
    /** Texts that are looked at before the first that is seen, and elements around one. */
    texts: 40,
    around: 40,
    /** Opacity from which a bar hides what is below it. */
    opaque: 0.9,
    /** Attributes of links that scripts make into switches of something on the page. */
    switches: [
        ...['role', 'onclick', 'aria-controls', 'aria-expanded', 'aria-haspopup'],
        ...['data-toggle', 'data-bs-toggle', 'data-target', 'data-bs-target', 'data-slide', 'data-bs-slide'],
    ],
    /** Lines up to the heading of a place, and elements that may be a place of one line. */
    lines: 3,
    lineElements: 'li, p, dt, td, th, tr, sup, figcaption, summary',
    /** Parts of a line at which it is covered. */
    points: [0.1, 0.5, 0.9],
    /** Part of a line that is covered; its words cannot be read any more. */
    share: 0.7,
    /** Of the screen: a bar is at least so wide, and at most so high. */
    wide: 0.6,
    high: 0.6,
    /** CSS pixels that it may lie below the upper edge of the screen, and the height of a picture that stands for itself. */
    top: 30,
    picture: 40,
    /** Milliseconds without scrolling after which a jump is over, and the most for it. */
    restMs: 400,
    mostMs: 2500,
    /** Characters. */
    label: 60,
};
/**
 * Links to places of the page itself whose first text a fixed bar covers after the jump, on a desktop. Each is clicked, since
 * scripts may scroll further than the browser does, or take the bar away meanwhile. The page is then where they led.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
async function findCoveredTargets(session, mainFrame, showDesktop) {
    const world = await isolatedWorld(session, mainFrame);
    if (!(await world.evaluate(`document.querySelector('a[href*="#"]') !== null`)))
        return [];
    await showDesktop();
    const given = [covered_targets_LIMITS, FONT_LIMITS].map(one => JSON.stringify(one));
    return await world.evaluate(`(${coveredTargets.toString()})(${[...given, elementSelector, textStart, standInFonts, fixedLayers].map(String).join(', ')})`);
}
/** It runs in the page: it must not use anything from outside of itself but what it is given. */
async function coveredTargets(limits, fontLimits, selectorOf, textOf, fontsOf, layersOf) {
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const frames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const pause = (ms) => new Promise(done => setTimeout(done, ms));
    const { layerOf, hides } = layersOf(limits);
    const targetOf = (link) => {
        const { hash, origin, pathname, search } = link;
        if (hash.length < 2 || /^#(?:top|:~:)/i.test(hash))
            return undefined;
        if (origin !== location.origin || pathname !== location.pathname || search !== location.search)
            return undefined;
        // What scripts make into a switch of something leads nowhere.
        if (limits.switches.some(name => link.hasAttribute(name)))
            return undefined;
        let id = hash.slice(1);
        try {
            id = decodeURIComponent(id);
        }
        catch { }
        return document.getElementById(id) ?? document.getElementsByName(id)[0];
    };
    const isHeading = (element) => element.closest('h1, h2, h3, h4, h5, h6, p, li, td')?.matches('h1, h2, h3, h4, h5, h6') === true;
    /**
     * The first lines of text at a place: up to the first that is no label above the heading. Undefined where a picture or a
     * field comes first.
     */
    const firstLinesAt = (target) => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
        walker.currentNode = target;
        const range = document.createRange();
        const lines = [];
        for (let seen = 0; seen < limits.texts && lines.length < limits.lines && walker.nextNode(); seen++) {
            const node = walker.currentNode;
            if (node instanceof Element) {
                if (!node.matches('img, svg, video, canvas, iframe, object, embed, input, select, textarea, hr'))
                    continue;
                if (isSeen(node) && node.getBoundingClientRect().height >= limits.picture)
                    break;
                continue;
            }
            const parent = node.parentElement;
            if (!node.nodeValue?.trim() || !parent || !isSeen(parent))
                continue;
            // What lies over the page by itself is no part of the place.
            if (/^(?:script|style|noscript|template)$/.test(parent.localName) || layerOf(parent))
                continue;
            range.selectNodeContents(node);
            const line = Array.from(range.getClientRects()).find(({ width, height }) => width > 4 && height > 4);
            if (!line)
                continue;
            lines.push({ line, parent, text: node.nodeValue });
            if (isHeading(parent))
                break;
        }
        return lines;
    };
    const barOver = ({ line, parent }) => {
        if (line.top < -line.height / 2 || line.top > innerHeight * limits.high)
            return undefined;
        const y = line.top + line.height * limits.share;
        const bars = limits.points.map(part => {
            const x = line.left + line.width * part;
            if (x < 0 || x >= innerWidth || y < 0)
                return undefined;
            const top = document.elementFromPoint(x, y);
            const layer = layerOf(top);
            if (!top || !layer || layer.contains(parent))
                return undefined;
            const box = layer.getBoundingClientRect();
            const isBar = box.top <= limits.top &&
                box.width >= innerWidth * limits.wide &&
                box.height <= innerHeight * limits.high &&
                hides(top, layer);
            return isBar ? layer : undefined;
        });
        const [bar] = bars;
        return bar && bars.every(one => one === bar) && !mayBeLower(bar, y) ? bar : undefined;
    };
    const fonts = fontsOf(fontLimits);
    /** Whether a bar may end above a place in a font that this machine lacks, or did not get. */
    const mayBeLower = (bar, y) => {
        const inStandIn = [bar, ...Array.from(bar.querySelectorAll('*')).slice(0, limits.around)].find(element => fonts.isInStandIn(element));
        return (inStandIn !== undefined &&
            fonts.withNarrowLetters(inStandIn, () => bar.getBoundingClientRect().bottom) < y);
    };
    /** The picture that is all there is at a place, as one with the heading drawn in it between the tags of an anchor. */
    const pictureOf = (target) => {
        if (!target.matches('a, img') || target.textContent?.trim())
            return undefined;
        const [picture, other] = target.matches('img') ? [target] : Array.from(target.querySelectorAll('img'));
        return picture && !other && isSeen(picture) && picture.getBoundingClientRect().height >= limits.picture
            ? picture
            : undefined;
    };
    /** The bar over the heading of a place, with what stands above it, or over the line that is the place itself. */
    const coverOf = (target) => {
        const picture = pictureOf(target);
        if (picture) {
            const bar = barOver({ line: picture.getBoundingClientRect(), parent: picture });
            return bar && { bar, bottom: bar.getBoundingClientRect().bottom, words: '' };
        }
        const lines = firstLinesAt(target);
        const last = lines.at(-1);
        const told = last && isHeading(last.parent) ? lines : target.matches(limits.lineElements) ? lines.slice(0, 1) : [];
        const bar = told[0] && barOver(told[0]);
        if (!bar || !told.every(line => barOver(line) === bar))
            return undefined;
        const { bottom } = bar.getBoundingClientRect();
        return { bar, bottom, words: told.at(-1).text.replace(/\s+/g, ' ').trim() };
    };
    const links = new Map();
    for (const link of Array.from(document.querySelectorAll('a[href*="#"]')).slice(0, limits.looked)) {
        if (links.size >= limits.targets)
            break;
        const target = targetOf(link);
        if (!target || links.has(target) || !isSeen(link) || target.getClientRects().length === 0)
            continue;
        if (target.contains(link) || layerOf(target))
            continue;
        const { width, height, right } = link.getBoundingClientRect();
        if (width < 4 || height < 4 || right < 0)
            continue;
        links.set(target, link);
    }
    const toTop = async () => {
        scrollTo({ top: 0, behavior: 'instant' });
        await frames();
    };
    const suspects = [];
    for (const [target, link] of links) {
        await toTop();
        target.scrollIntoView({ block: 'start', inline: 'nearest', behavior: 'instant' });
        await frames();
        if (scrollY > 0 && coverOf(target))
            suspects.push([target, link]);
    }
    const found = [];
    for (const [target, link] of suspects.slice(0, limits.clicked)) {
        await toTop();
        await pause(100);
        link.click();
        const start = performance.now();
        let moved = start;
        for (let last = -1; performance.now() - start < limits.mostMs;) {
            if (scrollY !== last)
                moved = performance.now();
            last = scrollY;
            if (performance.now() - moved >= limits.restMs)
                break;
            await pause(50);
        }
        const cover = scrollY > 0 ? coverOf(target) : undefined;
        if (!cover)
            continue;
        found.push({
            selector: selectorOf(link),
            text: textOf(link, limits.label, link.ariaLabel),
            id: target.id || (target.getAttribute('name') ?? ''),
            covered: cover.words.slice(0, limits.label),
            barBottom: Math.round(cover.bottom),
            bar: selectorOf(cover.bar),
        });
    }
    await toTop();
    return found;
}

;// CONCATENATED MODULE: ./lib/engine/browser/covered-texts.js





const covered_texts_LIMITS = {
    /** Headings and paragraphs up to the first that is seen, texts before the end, and lines of each. */
    looked: 40,
    texts: 60,
    lines: 10,
    around: 40,
    /** Opacity from which a bar hides what is below it. */
    opaque: 0.9,
    /** Parts of a line at which it is covered, and of the lines of a heading that are. */
    points: [0.1, 0.5, 0.9],
    share: 0.6,
    /** Of the height of a line: blurred by that, nobody reads it. */
    blur: 0.3,
    /** Of the screen: a bar is at least so wide, and at most so high. */
    wide: 0.5,
    high: 0.5,
    /** CSS pixels between a bar and its edge of the screen, and of the sides of a line. */
    edge: 30,
    size: 4,
    /** Letters of covered last lines, below which nothing of worth is lost. */
    letters: 12,
    /** What visitors send away, by its name or by what is in it. */
    closable: 'cookie|consent|gdpr|banner|popup|modal|dialog|overlay|toast|notice|chat',
    closing: 'button, [role="button"], [role="dialog"], dialog, input, iframe, [class*="close"], [class*="dismiss"]',
    /** Milliseconds after which a bar is still there. */
    restMs: 700,
    /** Characters. */
    text: 60,
};
/**
 * The heading that a fixed bar lies over before anybody scrolls, and the last lines of a page that one lies over at its end.
 * The page is scrolled, and back to where it was.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
async function findCoveredTexts(session, mainFrame, screen) {
    const world = await isolatedWorld(session, mainFrame);
    const given = [covered_texts_LIMITS, FONT_LIMITS].map(one => JSON.stringify(one));
    const found = await world.evaluate(`(${coveredTexts.toString()})(${[...given, elementSelector, textStart, standInFonts, fixedLayers].map(String).join(', ')})`);
    return found.map(one => ({ ...one, screens: [screen] }));
}
/** It runs in the page: it must not use anything from outside of itself but what it is given. */
async function coveredTexts(limits, fontLimits, selectorOf, textOf, fontsOf, layersOf) {
    const root = document.documentElement;
    const { layerOf, hides } = layersOf(limits);
    const closable = new RegExp(limits.closable, 'i');
    const fonts = fontsOf(fontLimits);
    const frames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const linesOf = (node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return Array.from(range.getClientRects())
            .filter(({ width, height }) => width > limits.size && height > limits.size)
            .slice(0, limits.lines);
    };
    const isBar = (layer, place) => {
        const { top, bottom, width, height } = layer.getBoundingClientRect();
        const isAtEdge = place === 'start' ? top <= limits.edge : bottom >= innerHeight - limits.edge;
        return isAtEdge && width >= root.clientWidth * limits.wide && height <= innerHeight * limits.high;
    };
    const isClosable = (layer) => closable.test(`${layer.id} ${layer.getAttribute('class') ?? ''} ${layer.role ?? ''}`.slice(0, 500)) ||
        layer.querySelector(limits.closing) !== null;
    /** Whether glass between a point and the page makes what is below it unreadable. */
    const blurs = (top, layer, height) => {
        for (let at = top, step = 0; at && step < limits.around; at = at.parentElement, step++) {
            const [, px = '0'] = /^blur\((\d{1,4}(?:\.\d{1,6})?)px\)/.exec(getComputedStyle(at).backdropFilter) ?? [];
            if (Number(px) >= height * limits.blur)
                return true;
            if (at === layer)
                break;
        }
        return false;
    };
    /** The bar that is over a point of a text, where the text would be seen without it. */
    const barAt = (text, x, y, height, place) => {
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight)
            return undefined;
        const stack = document.elementsFromPoint(x, y);
        const [over = null] = stack;
        const layer = layerOf(over);
        if (!over || !layer || layer.contains(text) || !isBar(layer, place))
            return undefined;
        if (!hides(over, layer) && !blurs(over, layer, height))
            return undefined;
        const below = stack.find(element => !layer.contains(element));
        return below && text.contains(below) ? layer : undefined;
    };
    const barOver = (text, { left, top, width, height }, place) => {
        const y = top + height / 2;
        const bars = limits.points.map(part => barAt(text, left + width * part, y, height, place));
        return bars[0] && bars.every(bar => bar === bars[0]) && !mayBeLower(bars[0], y, place)
            ? bars[0]
            : undefined;
    };
    /** Whether a bar may end before a text in a font that this machine lacks, or did not get. */
    const mayBeLower = (bar, y, place) => {
        const inStandIn = [bar, ...Array.from(bar.querySelectorAll('*')).slice(0, limits.around)].find(element => fonts.isInStandIn(element));
        if (!inStandIn)
            return false;
        const { top, bottom } = fonts.withNarrowLetters(inStandIn, () => bar.getBoundingClientRect());
        return place === 'start' ? bottom < y : top > y;
    };
    const firstOf = (selector) => Array.from(document.querySelectorAll(selector))
        .slice(0, limits.looked)
        .find(element => isSeen(element) && element.textContent?.trim() && linesOf(element).length > 0);
    const headingUnderBar = () => {
        const heading = firstOf('h1') ?? firstOf('main h2, main h3, main p');
        if (!heading || layerOf(heading) || heading.getAnimations({ subtree: true }).length > 0)
            return undefined;
        const lines = linesOf(heading);
        const bars = lines.flatMap(line => barOver(heading, line, 'start') ?? []);
        return bars[0] && bars.length >= lines.length * limits.share ? { text: heading, bar: bars[0] } : undefined;
    };
    const endUnderBar = () => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        let letters = 0;
        let first;
        walker.currentNode = document.body;
        while (walker.lastChild()) { }
        for (let seen = 0; seen < limits.texts * 4; seen++) {
            const node = walker.currentNode;
            const parent = node.parentElement;
            const isText = node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim();
            if (isText && parent && isSeen(parent) && !layerOf(parent)) {
                const lines = linesOf(node);
                const bars = lines.flatMap(line => barOver(parent, line, 'end') ?? []);
                if (bars[0] && bars.length === lines.length && !isClosable(bars[0])) {
                    letters += node.nodeValue.trim().length;
                    first = { text: parent, bar: bars[0] };
                }
                else if (lines.some(({ bottom }) => bottom < innerHeight * limits.high))
                    break;
            }
            if (!walker.previousNode())
                break;
        }
        return letters >= limits.letters ? first : undefined;
    };
    const { x: startX, y: startY } = { x: scrollX, y: scrollY };
    const found = [];
    const lookAt = async (place, look) => {
        const scroll = () => scrollTo({ top: place === 'start' ? 0 : root.scrollHeight, behavior: 'instant' });
        scroll();
        await frames();
        if (!look())
            return;
        await new Promise(done => setTimeout(done, limits.restMs));
        scroll();
        await frames();
        const still = look();
        if (!still)
            return;
        found.push({
            selector: selectorOf(still.text),
            text: textOf(still.text, limits.text),
            cover: selectorOf(still.bar),
            place,
        });
    };
    await lookAt('start', headingUnderBar);
    if (root.scrollHeight > innerHeight * (1 + limits.high))
        await lookAt('end', endUnderBar);
    scrollTo({ left: startX, top: startY, behavior: 'instant' });
    return found;
}

// EXTERNAL MODULE: ./lib/engine/syntax/menu-labels.js
var menu_labels = __webpack_require__(28665);
;// CONCATENATED MODULE: ./lib/engine/browser/held-objects.js



const SELECTOR_OF_THIS = `function () { return (${elementSelector.toString()})(this) }`;
const TAG_OF_THIS = `function () { return (${startTag.toString()})(this) }`;
const TEXT_OF_THIS = `function (most) { return (${textStart.toString()})(this, most) }`;
const NAME_OF_THIS = `function (most) { return (${textStart.toString()})(this, most, this.ariaLabel) }`;
/** Chrome gives the functions of listeners of objects alone that are in a group. */
const GROUP = 'seo-preflight';
/** They are held until the page is closed. */
async function holdObjects(session, frameId) {
    const { contextId, evaluate } = await isolatedWorld(session, frameId);
    const evaluated = async (expression, where) => {
        const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
            ...where,
            expression,
            awaitPromise: true,
            objectGroup: GROUP,
        });
        if (exceptionDetails || result.objectId === undefined)
            throw new Error('it gave no object');
        return result.objectId;
    };
    const called = async (objectId, work, value, returnByValue) => {
        const { result } = await session.send('Runtime.callFunctionOn', {
            objectId,
            functionDeclaration: String(work),
            arguments: [{ value }],
            objectGroup: GROUP,
            returnByValue,
        });
        return result;
    };
    return {
        evaluate,
        hold: expression => evaluated(expression, { contextId }),
        ownWindow: () => evaluated('window', {}),
        async entriesOf(list) {
            const { result } = await session.send('Runtime.getProperties', { objectId: list, ownProperties: true });
            return result.flatMap(({ name, value }) => /^\d+$/.test(name) && value?.objectId ? [value.objectId] : []);
        },
        async call(object, work, argument) {
            return (await called(object, work, argument, true)).value;
        },
        async holdOf(object, work, argument) {
            return (await called(object, work, argument, false)).objectId;
        },
        async selectorOf(element) {
            return (await called(element, SELECTOR_OF_THIS, undefined, true)).value;
        },
        async textOf(element, most) {
            return (await called(element, TEXT_OF_THIS, most, true)).value;
        },
        async nameOf(element, most) {
            return (await called(element, NAME_OF_THIS, most, true)).value;
        },
        async startTagOf(element) {
            return (await called(element, TAG_OF_THIS, undefined, true)).value;
        },
        async ownElement(element) {
            const { node } = await session.send('DOM.describeNode', { objectId: element });
            const { object } = await session.send('DOM.resolveNode', {
                backendNodeId: node.backendNodeId,
                objectGroup: GROUP,
            });
            return { object: object.objectId, node };
        },
        async listenersOf(object, depth = 1) {
            const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: object, depth });
            return listeners;
        },
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/sheet-reader.js

/** Style sheets of other hosts that are read, and characters of all of them. */
const MAX_SHEETS = 20;
const sheet_reader_MAX_TEXT = 1_500_000;
/** A part of a style sheet that is in another file; those of fonts and icons style no controls. */
const IMPORT = /@import\s[^;]{1,500};?/gi;
const OF_FONTS = /\/\/fonts\.|typekit\.net\/|font-?awesome|[-/]icons?[-./]/i;
/**
 * Source text of a function that gives the rules of a style sheet of a page. Chrome hides those of other hosts from
 * scripts, of which a preview has some where the pages name their own files by the address of production: they are read
 * from what Chrome loaded. The function throws, as `cssRules` does, where a sheet did not come or imports others.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
async function sheetReader(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    const urls = await world.evaluate(`(${unreadableSheets.toString()})(${MAX_SHEETS})`);
    const texts = {};
    let left = sheet_reader_MAX_TEXT;
    for (const url of urls) {
        const text = await sheet_reader_textOf(session, mainFrame, url);
        if (text === undefined || text.length > left)
            continue;
        left -= text.length;
        texts[url] = text;
    }
    return `sheet => (${rulesOfSheet.toString()})(sheet, ${JSON.stringify(texts)})`;
}
async function sheet_reader_textOf(session, frameId, url) {
    const answer = await session.send('Page.getResourceContent', { frameId, url }).catch(() => undefined);
    if (!answer || answer.base64Encoded || answer.content === '')
        return undefined;
    const isWhole = (answer.content.match(IMPORT) ?? []).every(rule => OF_FONTS.test(rule));
    return isWhole ? answer.content.replace(IMPORT, '') : undefined;
}
/** Runs in the page, as the one below: it must not use anything from outside of itself. */
function unreadableSheets(most) {
    const urls = new Set();
    for (const sheet of Array.from(document.styleSheets)) {
        try {
            void sheet.cssRules;
        }
        catch {
            if (sheet.href)
                urls.add(sheet.href);
        }
    }
    return Array.from(urls).slice(0, most);
}
function rulesOfSheet(sheet, texts) {
    try {
        return sheet.cssRules;
    }
    catch (error) {
        const text = texts[sheet.href ?? ''];
        if (text === undefined)
            throw error;
        const copy = new CSSStyleSheet();
        copy.replaceSync(text);
        return copy.cssRules;
    }
}

;// CONCATENATED MODULE: ./lib/engine/browser/dead-menus.js



const dead_menus_LIMITS = {
    /** CSS pixels: the widest screen of a phone, and how far from the top of the page its menu is opened. */
    screen: 600,
    top: 250,
    /** Elements, links and rules of styles that are looked at, and buttons of which listeners are asked for. */
    looked: 3000,
    links: 300,
    rules: 20_000,
    buttons: 3,
    /** Listeners of one element. */
    listeners: 20,
    /** Elements around a button. */
    around: 60,
    /** Characters. */
    name: 1000,
    text: 60,
    /** What such a button is called. */
    label: menu_labels/* MENU_LABEL_PATTERN */.S,
};
/** Events by which scripts notice that something is pressed. */
const PRESSES = new Set('click mousedown mouseup pointerdown pointerup touchstart touchend focusin focus change keydown'.split(' '));
/**
 * Buttons that look like those of a menu, on a phone on whose screen no link of the navigation is seen, where nothing
 * listens, here or further out, or only toggles classes, and no style opens anything.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
async function findDeadMenus(session, mainFrame) {
    const objects = await holdObjects(session, mainFrame);
    /** The classes that its listeners toggle, each with null where it may do anything; empty where nothing listens. */
    const heardBy = async (object, depth = 1) => {
        const listeners = await objects.listenersOf(object, depth);
        const pressed = listeners.filter(({ type }) => PRESSES.has(type));
        if (pressed.length > dead_menus_LIMITS.listeners)
            return [null];
        return await Promise.all(pressed.map(async ({ handler }) => {
            if (handler?.type !== 'function' || handler.objectId === undefined)
                return null;
            return await objects.call(handler.objectId, togglesOf, dead_menus_LIMITS);
        }));
    };
    const ownObject = async (element) => (await objects.ownElement(element)).object;
    const given = JSON.stringify(dead_menus_LIMITS);
    const sheetRules = await sheetReader(session, mainFrame);
    const around = `(${aroundLinks.toString()})(${given}, ${hiddenLinks.toString()})`;
    const opensByClass = async (names) => {
        const states = names.map(name => name.startsWith('[') ? `\\${name}[^\\]]{0,60}\\]` : `\\.${name}(?![\\w-])`);
        const state = JSON.stringify(states.join('|'));
        return ((await objects.evaluate(`(${mayOpen.toString()})(${given}, ${sheetRules}, ${around}, ${state})`)) !==
            false);
    };
    const found = await objects.hold(`(${menuButtons.toString()})(${given}, ${hiddenLinks.toString()}, ${mayOpen.toString()}, ${sheetRules}, ${around})`);
    const buttons = await objects.entriesOf(found);
    if (buttons.length === 0)
        return [];
    if ((await heardBy(await objects.ownWindow())).length > 0)
        return [];
    const links = await objects.evaluate(`(${hiddenLinks.toString()})(${given})?.length ?? 0`);
    const dead = [];
    for (const button of buttons) {
        const outer = await objects.entriesOf(await objects.holdOf(button, outwards, dead_menus_LIMITS));
        const heard = await Promise.all([
            heardBy(await ownObject(button), -1),
            ...outer.map(async (element) => await heardBy(await ownObject(element))),
        ]);
        const toggled = heard.flat();
        // One that works opens the menu.
        const names = toggled.flatMap(one => one ?? []);
        if (toggled.includes(null) || (names.length > 0 && (await opensByClass(names))))
            return [];
        const selector = await objects.selectorOf(button);
        const text = await objects.nameOf(button, dead_menus_LIMITS.text);
        const classes = [...new Set(names)].filter(name => !name.startsWith('['));
        dead.push({ selector, text, links, ...(classes.length > 0 && { toggles: classes }) });
    }
    return dead;
}
/**
 * The links of the navigation, where none of them is seen but those of the home page; null where some is. Runs in the
 * page, as the others below: it must not use anything from outside of itself but what it is given.
 */
function hiddenLinks(limits) {
    // The header of a page without <nav> holds its menu, that of another one may hold anything.
    const inNavigation = document.querySelectorAll('nav a[href], [role="navigation"] a[href]');
    const links = Array.from(inNavigation.length > 0 ? inNavigation : document.querySelectorAll('header a[href]'))
        .slice(0, limits.links)
        .filter(link => !link.closest('footer, main, article, [class*="breadcrumb" i], [class*="skip" i]'))
        .filter(link => {
        const { pathname, hash, origin } = new URL(link.href, document.baseURI);
        const isHome = pathname === '/' || /(?:^|\/)index\.\w{2,5}$/.test(pathname);
        return origin === location.origin && !(isHome && hash === '') && !/logo|brand/i.test(link.className);
    });
    const isSeen = (link) => {
        if (!link.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            return false;
        const { left, right, top, bottom, width, height } = link.getBoundingClientRect();
        if (width === 0 || height === 0 || right <= 0 || left >= innerWidth || bottom + scrollY <= 0)
            return false;
        for (let at = link.parentElement; at; at = at.parentElement) {
            const box = at.getBoundingClientRect();
            const isCut = getComputedStyle(at).overflowY !== 'visible' &&
                at !== document.body &&
                at !== document.documentElement;
            if (isCut && (box.height < 2 || box.width < 2 || top >= box.bottom || bottom <= box.top))
                return false;
        }
        return true;
    };
    return links.length < 2 || links.some(isSeen) ? null : links;
}
function menuButtons(limits, linksOf, opens, sheetRules, around) {
    if (innerWidth > limits.screen)
        return [];
    const links = linksOf(limits);
    if (links === null)
        return [];
    const called = /burger|(?:menu|nav(?:bar|igation)?)[-_]{0,2}(?:toggle|toggler|btn|button|icon|open|trigger)|(?:toggle|open)[-_]{0,2}(?:menu|nav)/i;
    const said = new RegExp(`${limits.label}|^[☰≡]$`, 'iu');
    const buttons = Array.from(document.querySelectorAll('button, [role="button"], div, span'))
        .slice(0, limits.looked)
        .filter(button => {
        const isControl = button.matches('button, [role="button"]');
        const names = `${button.id} ${button.getAttribute('class') ?? ''}`.slice(0, limits.name);
        const text = (button.ariaLabel ?? button.textContent ?? '').slice(0, limits.text).trim();
        return called.test(names) || (isControl && said.test(text));
    })
        .filter(button => {
        const { top, width, height } = button.getBoundingClientRect();
        const isSmall = width > 8 && height > 8 && width < 200 && height < 100;
        return (isSmall &&
            top + scrollY < limits.top &&
            button.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    })
        .filter(button => !button.matches(':disabled, [popovertarget], [commandfor], [aria-hidden="true"]') &&
        !button.closest('a, label, summary, details, form, [popover], template') &&
        !button.querySelector('a, label, input, summary, [popovertarget], [commandfor], button'))
        .filter(button => {
        // An island may come to life only when it is touched.
        for (let at = button; at; at = at.parentElement)
            if (at.localName.includes('-') || at.hasAttribute('q:container'))
                return false;
        return true;
    })
        .filter((button, _, all) => !all.some(other => other !== button && other.contains(button)))
        .slice(0, limits.buttons);
    if (buttons.length === 0)
        return [];
    // A style opens the menu where its rule is for a state, and lays out what is around the links.
    const state = ':not\\(:(?:hover|focus-within|focus-visible|focus|active|target|checked)\\)|:(?:hover|focus-within|focus-visible|focus|active|target|checked|has\\([^)]{0,200}\\))';
    return opens(limits, sheetRules, around, state) ? [] : buttons;
}
/** Elements around the links of the navigation. */
function aroundLinks(limits, linksOf) {
    const around = new Set();
    for (const link of linksOf(limits) ?? [])
        for (let at = link; at && at !== document.body; at = at.parentElement)
            around.add(at);
    return Array.from(around);
}
/**
 * Whether a style lays out what is around the links anew in a state; true where that cannot be told.
 *
 * @param state pattern of what a selector says of the state
 */
function mayOpen(limits, sheetRules, around, state) {
    const pattern = new RegExp(state, 'g');
    const opens = /(?:^|[;{\s])(?:display|visibility|opacity|height|max-height|transform|translate|left|right|top|inset|clip|clip-path|grid-template-rows|margin|margin-left|width)\s*:/;
    let left = limits.rules;
    const holds = (rules) => {
        for (const rule of Array.from(rules)) {
            if (left-- <= 0)
                return true;
            if (rule instanceof CSSStyleRule && rule.selectorText.length < 2000) {
                const plain = rule.selectorText
                    .split(/,(?![^(]*\))/)
                    .filter(selector => selector.search(pattern) >= 0)
                    .map(selector => selector.replace(pattern, '').trim() || '*')
                    .join(', ');
                if (plain !== '' && opens.test(rule.cssText.slice(0, 5000))) {
                    // What is nested, or lists nothing but states, is not followed.
                    if (plain.includes('&') || rule.cssRules.length > 0 || /\(\s*[,)]/.test(plain))
                        return true;
                    for (const element of around) {
                        try {
                            if (element.matches(plain))
                                return true;
                        }
                        catch {
                            return true;
                        }
                    }
                }
            }
            if ('cssRules' in rule && holds(rule.cssRules))
                return true;
        }
        return false;
    };
    for (const sheet of Array.from(document.styleSheets)) {
        try {
            if (holds(sheetRules(sheet)))
                return true;
        }
        catch {
            if (!/^https?:\/\/fonts\./.test(sheet.href ?? ''))
                return true;
        }
    }
    return false;
}
/**
 * The classes that a listener gives to elements and takes from them, and with a bracket in front the attributes, where its
 * text does nothing else; null where it may do more. Runs with a function of the page's own world.
 */
function togglesOf() {
    const text = Function.prototype.toString.call(this);
    if (text.length > 1000 ||
        /\[native code\]|=(?!=|>)(?!\s{0,5}document\.(?:getElementById|querySelector)\()|\[/.test(text))
        return null;
    const known = /^(?:function|if|toggle|add|remove|contains|getElementById|querySelector|closest|preventDefault|stopPropagation|setAttribute|getAttribute|log)$/;
    if ((text.match(/(?<![\w$])[\w$]{1,200}(?=\s{0,5}\()/g) ?? []).some(name => !known.test(name)))
        return null;
    const changes = text.match(/classList\s{0,5}\.\s{0,5}(?:toggle|add|remove)\s{0,5}\(/g) ?? [];
    const named = [
        ...text.matchAll(/classList\s{0,5}\.\s{0,5}(?:toggle|add|remove)\s{0,5}\(\s{0,5}['"`]([\w-]{1,60})['"`]\s{0,5}\)/g),
    ];
    const set = text.match(/setAttribute\s{0,5}\(/g) ?? [];
    const attributes = [
        ...text.matchAll(/setAttribute\s{0,5}\(\s{0,5}['"`]((?:aria-(?!hidden)|data-)[\w-]{1,60})['"`]/g),
    ];
    if (changes.length === 0 || changes.length !== named.length || set.length !== attributes.length)
        return null;
    return [...named.map(([, name]) => name), ...attributes.map(([, name]) => `[${name}`)];
}
/** What is around a button, and what lies over it and is pressed in its place, as a transparent layer is. */
function outwards(limits) {
    const around = [document];
    const { left, top, width, height } = this.getBoundingClientRect();
    const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
    for (const first of [this.parentElement, pressed]) {
        const most = around.length + limits.around;
        for (let at = first; at && around.length < most; at = at.parentElement)
            around.push(at);
    }
    return around;
}

;// CONCATENATED MODULE: ./lib/engine/browser/fixed-bars.js




const fixed_bars_LIMITS = {
    /** Part of the screen from which on a bar is told of, and that it has at most: what is higher is no bar. */
    share: 0.3,
    most: 0.7,
    /** Part of the width of the screen that it has at least. */
    wide: 0.9,
    /** Screens below the first that a page has at least, and parts of it at which it is looked at. */
    screens: 1,
    places: [0.4, 0.8],
    /** Points across and down the screen that are looked at. */
    across: 5,
    down: 20,
    /** Part of the points of a bar at which it hides what is below it. */
    hiding: 0.7,
    /** CSS pixels between a bar and the edge. */
    edge: 4,
    around: 40,
    /** Opacity from which a bar hides what is below it. */
    opaque: 0.5,
    /** Milliseconds for what follows the scrolling: bars that shrink, or go. */
    pauseMs: 500,
    /** Characters. */
    text: 100,
};
/**
 * Bars that take a third of the screen of a phone for good. The page is scrolled down, and back to its top.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
async function findFixedBars(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    const given = [fixed_bars_LIMITS, FONT_LIMITS].map(one => JSON.stringify(one));
    return await world.evaluate(`(${fixedBars.toString()})(${[...given, elementSelector, standInFonts, fixedLayers].map(String).join(', ')})`);
}
/** It runs in the page: it must not use anything from outside of itself but what it is given. */
async function fixedBars(limits, fontLimits, selectorOf, fontsOf, layersOf) {
    const root = document.documentElement;
    const range = root.scrollHeight - innerHeight;
    if (range < limits.screens * innerHeight)
        return [];
    const { layerOf, hides } = layersOf(limits);
    const edgeOf = ({ top, bottom }) => {
        if (Math.abs(top) <= limits.edge)
            return 'top';
        return Math.abs(bottom - innerHeight) <= limits.edge ? 'bottom' : undefined;
    };
    const barsHere = () => {
        const points = new Map();
        for (let x = 0; x < limits.across; x++) {
            for (let y = 0; y < limits.down; y++) {
                const top = document.elementFromPoint(((x + 0.5) / limits.across) * innerWidth, ((y + 0.5) / limits.down) * innerHeight);
                const layer = top && layerOf(top);
                if (top && layer && hides(top, layer))
                    points.set(layer, (points.get(layer) ?? 0) + 1);
            }
        }
        return Array.from(points)
            .filter(([layer, number]) => {
            const box = layer.getBoundingClientRect();
            const share = box.height / innerHeight;
            return (edgeOf(box) !== undefined &&
                share >= limits.share &&
                share <= limits.most &&
                box.width >= root.clientWidth * limits.wide &&
                number / (limits.across * limits.down) >= share * limits.hiding);
        })
            .map(([layer]) => layer);
    };
    const before = scrollY;
    let bars;
    for (const place of limits.places) {
        scrollTo({ top: range * place, behavior: 'instant' });
        await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
        // A page that has none in the first moment is not waited for.
        if (barsHere().length === 0)
            bars = [];
        else {
            await new Promise(done => setTimeout(done, limits.pauseMs));
            const here = barsHere();
            bars = bars ? bars.filter(bar => here.includes(bar)) : here;
        }
        if (bars.length === 0)
            break;
    }
    const fonts = fontsOf(fontLimits);
    const found = (bars ?? []).map(bar => {
        const box = bar.getBoundingClientRect();
        const inDoubt = [bar, ...Array.from(bar.querySelectorAll('*')).slice(0, limits.around)].find(element => fonts.isInStandIn(element));
        const mayBeLower = inDoubt !== undefined &&
            fonts.withNarrowLetters(inDoubt, () => bar.getBoundingClientRect().height) < limits.share * innerHeight;
        return {
            selector: selectorOf(bar),
            edge: edgeOf(box) ?? 'top',
            height: Math.round(box.height),
            share: box.height / innerHeight,
            text: (bar.innerText ?? '')
                .slice(0, 5000)
                .replace(/\s+/g, ' ')
                .trim()
                .slice(0, limits.text),
            ...(mayBeLower && { fontInDoubt: fonts.nameOf(inDoubt) }),
        };
    });
    scrollTo({ top: before, behavior: 'instant' });
    return found;
}

;// CONCATENATED MODULE: ./lib/engine/browser/hover-menus.js





const hover_menus_LIMITS = {
    /** Rules of styles that are read, those for a mouse that are followed, and boxes that are looked at. */
    rules: 20_000,
    hovering: 100,
    boxes: 40,
    /** Of all rules together: boxes that are looked at, and rules for other states. */
    allBoxes: 200,
    states: 2000,
    /** Links within a box from which on it is a menu, and links that are looked at. */
    links: 2,
    looked: 3000,
    /** Pixels of what is left of a box that is cut down to a dot. */
    dot: 4,
    /** Menus that are told of, and elements around one whose listeners are asked for. */
    menus: 3,
    around: 40,
    /** Controls beside a menu that are given the focus. */
    controls: 10,
    /** Milliseconds for a menu to open by a click. */
    openMs: 400,
    /** Characters. */
    selector: 1000,
    text: 60,
    rule: 100,
};
/** Events by which a script opens a menu without a mouse, and those of them that come with a click. */
const OPENING = new Set('click keydown keyup keypress focus focusin mousedown pointerdown touchstart'.split(' '));
const WITH_CLICK = new Set('click mousedown pointerdown touchstart'.split(' '));
/**
 * Boxes with links that a style for `:hover` shows on a desktop. Nothing shows them when what is beside them has the
 * focus, no style is for a state that a script may set, and nothing around them listens to a key, nor to a click that
 * opens them. The page is laid out for a desktop where a rule gives reason to.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @see https://www.w3.org/WAI/tutorials/menus/flyout/
 */
async function findHoverMenus(session, mainFrame, showDesktop) {
    const objects = await holdObjects(session, mainFrame);
    const limits = JSON.stringify(hover_menus_LIMITS);
    const sheetRules = await sheetReader(session, mainFrame);
    const hasReason = await objects.evaluate(`(${hoverRules.toString()})(${limits}, ${sheetRules}, false).length > 0`);
    if (!hasReason)
        return [];
    await showDesktop();
    const found = await objects.hold(`(${hoverMenus.toString()})(${limits}, ${sheetRules}, ${hoverRules.toString()}, ${elementSelector.toString()}, ${textStart.toString()})`);
    const menus = [];
    for (const each of await objects.entriesOf(found)) {
        const served = await servedBy(objects, each);
        if (served === 'keys' || (served === 'click' && (await mayOpenByClick(objects, each))))
            continue;
        menus.push(await objects.call(each, said));
    }
    return menus;
}
function said() {
    return this.said;
}
function around() {
    return this.around;
}
/** What a script listens to that may open a menu: on an element around it, or on what it opens from. */
async function servedBy(objects, found) {
    let isClicked = false;
    for (const element of await objects.entriesOf(await objects.holdOf(found, around))) {
        const { object, node } = await objects.ownElement(element);
        const heard = (await objects.listenersOf(object)).filter(({ type }) => OPENING.has(type));
        const handler = node.attributes?.[node.attributes.indexOf('onclick') + 1] ?? '';
        // One that only keeps the browser from following the link opens nothing.
        const isStopped = (node.attributes?.includes('onclick') ?? false) && /^\s*return false;?\s*$/.test(handler);
        if (heard.some(({ type }) => !WITH_CLICK.has(type)))
            return 'keys';
        isClicked ||= heard.length > (isStopped ? 1 : 0);
    }
    return isClicked ? 'click' : undefined;
}
/** Whether what is beside a menu opens it when it is clicked, or leads to another page, so that nobody can try. */
async function mayOpenByClick(objects, found) {
    if (!(await objects.call(found, press)))
        return true;
    await (0,promises_.setTimeout)(hover_menus_LIMITS.openMs);
    const opens = await objects.call(found, isOpen);
    if (opens)
        await objects.call(found, press);
    return opens;
}
/** Clicks what a menu opens from; nothing where some of it leads elsewhere. It runs in the page, as the next one. */
function press() {
    const isForScript = (control) => control.localName === 'button' ||
        (control.localName === 'a' && /^\s*(?:#|javascript:|$)/i.test(control.getAttribute('href') ?? ''));
    if (this.controls.length === 0 || !this.controls.every(isForScript))
        return false;
    for (const control of this.controls)
        control.click();
    return true;
}
function isOpen() {
    return this.isShown();
}
/**
 * Rules for what is shown under a mouse, where there is such an element with links. Runs in the page, as the one below:
 * it must not use anything from outside of itself but what it is given.
 *
 * @param all also those that are for other states; rules of another screen are left out
 */
function hoverRules(limits, sheetRules, all) {
    const found = [];
    let left = limits.rules;
    let hovering = limits.hovering;
    const mouse = /:(?:hover|active)(?![\w-])/;
    const read = (rules) => {
        for (const rule of Array.from(rules)) {
            if (left-- <= 0)
                return;
            if (all && rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches)
                continue;
            if (rule instanceof CSSStyleRule && rule.selectorText.length <= limits.selector) {
                const { display, visibility, clip, clipPath } = rule.style;
                const shows = (display !== '' && display !== 'none') ||
                    visibility === 'visible' ||
                    /^(?:auto|unset|initial|revert)$/.test(clip) ||
                    /^(?:none|unset|initial|revert)$/.test(clipPath);
                if (!shows)
                    continue;
                for (const part of rule.selectorText.split(/,(?![^(]*\))/)) {
                    const selector = part.trim();
                    const at = selector.search(mouse);
                    if (!all && at < 0)
                        continue;
                    const [, before = '', subject = ''] = /^(.*[\s>+~])([^\s>+~]+)$/.exec(selector) ?? [];
                    const isHover = at >= 0 && mouse.test(before) && !mouse.test(subject) && !/:not\([^)]*:hover/.test(selector);
                    if (!isHover && !all)
                        continue;
                    // The compound that has the mouse is what the menu opens from.
                    const opener = isHover ? before.slice(0, before.search(/\s*[\s>+~]?\s*$/)).trim() : '';
                    const [upToMouse = ''] = /^.*?:(?:hover|active)(?![\w-])/.exec(opener) ?? [];
                    const plain = subject.replace(/::?(?:hover|focus[\w-]*|active)/g, '') || '*';
                    if (isHover) {
                        if (hovering-- <= 0)
                            continue;
                        try {
                            const boxes = Array.from(document.querySelectorAll(plain)).slice(0, limits.boxes);
                            if (!boxes.some(box => box.querySelectorAll('a[href]').length >= limits.links))
                                continue;
                        }
                        catch {
                            continue;
                        }
                    }
                    found.push({
                        selector,
                        subject: isHover ? plain : subject || selector,
                        opener: upToMouse.replace(/:(?:hover|active)(?![\w-])/g, ''),
                        isHover,
                    });
                }
            }
            else if ('cssRules' in rule)
                read(rule.cssRules);
        }
    };
    for (const sheet of Array.from(document.styleSheets)) {
        if (sheet.disabled)
            continue;
        try {
            read(sheetRules(sheet));
        }
        catch {
            // What cannot be read is no reason to look; that it may open a menu is asked further on.
        }
    }
    return found;
}
/**
 * What is found, each with the elements whose listeners are to be asked for.
 *
 * @returns null where a style sheet may open it that cannot be read
 */
async function hoverMenus(limits, sheetRules, rulesOf, selectorOf, startOf) {
    // A style sheet that cannot be read may open what it likes, but for those of fonts and icons.
    let isUnread = false;
    for (const sheet of Array.from(document.styleSheets)) {
        try {
            void sheetRules(sheet);
        }
        catch {
            isUnread ||= !/^https?:\/\/fonts\.|font-?awesome|[-/]icons?[-./]/i.test(sheet.href ?? '');
        }
    }
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    /** Whether a box is cut down to a dot, as what is for screen readers alone: its links can have the focus all the same. */
    const isClipped = (box) => {
        const { position, clip, clipPath } = getComputedStyle(box);
        if (/^inset\((?:50|100)%/.test(clipPath))
            return true;
        if (!/^(?:absolute|fixed)$/.test(position) || !clip.startsWith('rect('))
            return false;
        const [top = 0, right = 0, bottom = 0, left = 0] = clip.slice(5).split(',').map(Number.parseFloat);
        return right - left <= limits.dot && bottom - top <= limits.dot;
    };
    const isShown = (box) => box.checkVisibility({ visibilityProperty: true }) && !isClipped(box);
    const textOf = (element) => element ? startOf(element, limits.text, element.ariaLabel) : '';
    const rules = rulesOf(limits, sheetRules, true);
    const names = /\.((?:[\w-]|[^\x00-\x7f])+)/g;
    const missing = new Map();
    const isMissing = (name) => {
        const known = missing.get(name);
        if (known !== undefined)
            return known;
        const isNowhere = document.getElementsByClassName(name)[0] === undefined;
        missing.set(name, isNowhere);
        return isNowhere;
    };
    // States that a script may set: of a class that nothing has now.
    const states = rules
        .filter(({ isHover }) => !isHover)
        .slice(0, limits.states)
        .filter(({ selector }) => /:(?:focus|target|checked|has|popover-open)|\[/.test(selector) ||
        Array.from(selector.matchAll(names), ([, name]) => name).some(isMissing))
        .map(({ selector, subject }) => ({
        own: Array.from(subject.matchAll(/[.#](?:[\w-]|[^\x00-\x7f])+|^[a-z][\w-]*/g), ([each]) => each),
        // What is left without the states, so that it matches now what it may show.
        stateless: /:(?:has|not|is|where)\(/.test(selector)
            ? undefined
            : selector
                .replace(/:(?:focus(?:-within|-visible)?|target(?:-within)?|checked|popover-open|hover|active)(?![\w-])|\[[^\]]*\]/g, ':where(*)')
                .replace(names, (all, name) => (isMissing(name) ? ':where(*)' : all)),
    }));
    const mayMatch = (box, selector) => {
        try {
            return box.matches(selector);
        }
        catch {
            return true;
        }
    };
    const mayOpen = (box) => states.some(({ own, stateless }) => (own.length === 0 || own.some(each => box.matches(each))) &&
        (stateless === undefined || mayMatch(box, stateless)));
    const boxesOf = (selector) => {
        try {
            return Array.from(document.querySelectorAll(selector)).slice(0, limits.boxes);
        }
        catch {
            return [];
        }
    };
    let looked = 0;
    const clipped = new Set(rules
        .filter(({ isHover }) => isHover)
        .flatMap(({ subject }) => boxesOf(subject))
        .slice(0, limits.allBoxes)
        .filter(isClipped));
    const isInClipped = (link) => Array.from(clipped).some(box => box.contains(link));
    const links = Array.from(document.querySelectorAll('a[href]')).slice(0, limits.looked);
    const seen = new Set(links.filter(link => isSeen(link) && !isInClipped(link)).map(({ href }) => href));
    const found = [];
    const done = new Set();
    for (const { selector, subject, opener, isHover } of rules) {
        if (!isHover || found.length >= limits.menus)
            continue;
        for (const box of boxesOf(subject)) {
            if (found.length >= limits.menus || done.has(box) || looked++ >= limits.allBoxes)
                continue;
            const within = Array.from(box.querySelectorAll('a[href]')).slice(0, limits.looked);
            const hidden = within.filter(({ href }) => !seen.has(href) && /^https?:/.test(href));
            if (new Set(hidden.map(({ href }) => href)).size < limits.links)
                continue;
            if (isShown(box))
                continue;
            let around = null;
            try {
                around = box.parentElement?.closest(opener) ?? null;
                if (!around || !box.matches(selector.replace(/:(?:hover|active)(?![\w-])/g, '')))
                    continue;
            }
            catch {
                continue;
            }
            const { width, height } = around.getBoundingClientRect();
            if (!isSeen(around) || width < 8 || height < 8)
                continue;
            done.add(box);
            if (mayOpen(box))
                continue;
            const controls = Array.from(around.querySelectorAll('a[href], button, summary, input, [tabindex]')).filter(control => !box.contains(control));
            if (controls.length > limits.controls)
                continue;
            const scripted = [around, box, ...controls].some(element => Array.from(element.attributes).some(({ name, value }) => (/^on(?:click|key|focus|mousedown|pointer|touch)/.test(name) &&
                !/^\s*return false;?\s*$/.test(value)) ||
                /^(?:data-(?:bs-)?toggle|aria-expanded|popovertarget|commandfor|x-|v-|@|data-action|data-controller|ng-|\(click)/.test(name)));
            if (scripted || around.closest('details, label, [popover]'))
                continue;
            const before = document.activeElement;
            let opens = false;
            for (const control of clipped.has(box) ? [...controls, hidden[0]] : controls) {
                control.focus({ preventScroll: true });
                await new Promise(ready => requestAnimationFrame(() => requestAnimationFrame(ready)));
                opens ||= isShown(box);
                control.blur();
                if (opens)
                    break;
            }
            if (before instanceof HTMLElement && before !== document.body)
                before.focus({ preventScroll: true });
            if (opens)
                continue;
            const path = [box, ...controls];
            for (let at = around; at && path.length < limits.around; at = at.parentElement)
                path.push(at);
            const label = controls[0] ?? around.firstElementChild;
            found.push({
                said: {
                    selector: selectorOf(box),
                    text: label?.contains(box) ? '' : textOf(label),
                    links: hidden.length,
                    first: textOf(hidden[0]),
                    rule: selector.slice(0, limits.rule),
                },
                around: path,
                isShown: () => isShown(box),
                controls,
            });
        }
    }
    return isUnread && found.length > 0 ? null : found;
}

;// CONCATENATED MODULE: ./lib/engine/browser/late-contents.js




const late_contents_LIMITS = {
    /** Parts of the screen: above the content, and of it taken by what stands on every page. */
    late: 0.4,
    taken: 0.36,
    /** Elements that are looked at, and such parts. */
    looked: 3000,
    parts: 12,
    /** Letters of a text of the content. */
    letters: 40,
    /** What only stands above by its name. */
    names: '(?:^|[\\s_-])(?:(?:site|page|main|top|global)[_-]?)?(?:header|top-?bar|nav|navbar|navigation|menu|masthead|toolbar|breadcrumbs?|announcement|notice|banner|alert|social)(?:$|[\\s_-])',
    /** Of a picture that is more than a logo, in CSS pixels; and across the screen. */
    picture: 140,
    wide: 0.6,
    around: 30,
    text: 60,
};
/**
 * The start of the content where it is far down on the first screen of a phone, with nothing above it but header, menu,
 * bars and notices; null where it is not.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
async function findLateContent(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    const given = [late_contents_LIMITS, FONT_LIMITS].map(one => JSON.stringify(one));
    return await world.evaluate(`(${lateContent.toString()})(${[...given, elementSelector, textStart, startTag, standInFonts].map(String).join(', ')})`);
}
/** It runs in the page: it must not use anything from outside of itself but what it is given. */
function lateContent(limits, fontLimits, selectorOf, textOf, tagOf, fontsOf) {
    if (scrollY !== 0)
        return null;
    const all = Array.from(document.body.querySelectorAll('*')).slice(0, limits.looked);
    const isSeen = (element) => {
        const { width, height } = element.getBoundingClientRect();
        return (width > 8 && height > 8 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    };
    const isOverPage = (element) => {
        for (let at = element; at && at !== document.body; at = at.parentElement)
            if (/^(?:fixed|absolute)$/.test(getComputedStyle(at).position))
                return true;
        return false;
    };
    const names = new RegExp(limits.names, 'i');
    const isOfFrame = (element) => element.matches('header, nav, aside, [role="banner"], [role="navigation"], [role="search"], [role="alert"]') || names.test(`${element.id} ${element.getAttribute('class') ?? ''}`.slice(0, 500));
    const contents = document.querySelector('main, [role="main"], article');
    const frameAround = (element) => {
        let found;
        let at = element;
        for (let step = 0; at && at !== document.body && step < limits.around; step++, at = at.parentElement)
            if (isOfFrame(at) && !(contents && at.contains(contents)))
                found = at;
        return found;
    };
    const isContent = (element) => {
        if (element.localName === 'h1')
            return true;
        if (contents && !contents.contains(element))
            return false;
        if (element.matches('h2, h3'))
            return frameAround(element) === undefined;
        return (element.matches('p, li, blockquote, td') &&
            (element.textContent ?? '').trim().length >= limits.letters &&
            frameAround(element) === undefined);
    };
    const texts = all.filter(element => isContent(element) && isSeen(element) && !isOverPage(element));
    const [first] = texts
        .map(element => ({ element, top: element.getBoundingClientRect().top }))
        .toSorted((one, other) => one.top - other.top);
    if (!first)
        return null;
    const topOf = () => first.element.getBoundingClientRect().top;
    if (first.top < innerHeight * limits.late)
        return null;
    // A picture, a video, a form or a map above it is content as well.
    const isAbove = (element) => element.getBoundingClientRect().top < first.top - 8;
    const isPicture = (element) => {
        const { width, height } = element.getBoundingClientRect();
        const isLarge = height >= limits.picture || (width >= innerWidth * limits.wide && height > limits.picture / 2);
        if (!isLarge)
            return false;
        return (element.matches('img, video, canvas, iframe, object, embed, svg, form, table') ||
            getComputedStyle(element).backgroundImage.includes('url(') ||
            ['::before', '::after'].some(part => getComputedStyle(element, part).backgroundImage.includes('url(')));
    };
    if (all.some(element => isAbove(element) && isSeen(element) && isPicture(element)))
        return null;
    const parts = [];
    for (const element of all) {
        if (!isOfFrame(element) || element.contains(first.element) || !isSeen(element) || isOverPage(element))
            continue;
        if (parts.some(part => part.contains(element)))
            continue;
        const { top, bottom } = element.getBoundingClientRect();
        if (top < 0 || bottom > first.top + 8 || parts.length >= limits.parts)
            continue;
        parts.push(element);
    }
    /** CSS pixels that they take, whichever lie beside each other. */
    const taken = () => {
        let end = 0;
        let sum = 0;
        const boxes = parts
            .map(part => part.getBoundingClientRect())
            .toSorted((one, other) => one.top - other.top);
        for (const { top, bottom } of boxes) {
            sum += Math.max(0, bottom - Math.max(top, end));
            end = Math.max(end, bottom);
        }
        return sum;
    };
    const isLate = () => taken() >= innerHeight * limits.taken && topOf() >= innerHeight * limits.late;
    if (!isLate())
        return null;
    const fonts = fontsOf(fontLimits);
    const lacking = parts
        .flatMap(part => [part, ...Array.from(part.querySelectorAll('*')).slice(0, limits.around)])
        .find(element => fonts.isInStandIn(element));
    const part = parts.find(one => lacking && one.contains(lacking));
    const mayBeLess = lacking && part && !fonts.withNarrowLetters(part, isLate);
    return {
        selector: selectorOf(first.element),
        text: textOf(first.element, limits.text),
        top: Math.round(first.top),
        height: innerHeight,
        parts: parts.map(one => ({
            selector: selectorOf(one),
            tag: tagOf(one),
            height: Math.round(one.getBoundingClientRect().height),
        })),
        ...(mayBeLess && { fontInDoubt: fonts.nameOf(lacking) }),
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/lost-languages.js




const lost_languages_LIMITS = {
    /** Links, and elements that may open something. */
    links: 2000,
    elements: 5000,
    /** Links that are told of. */
    told: 10,
    /** Controls that are pressed on the phone. */
    pressed: 6,
    /** CSS pixels from the top of the page within which a switch or a menu is opened, and up to which something is a button. */
    top: 250,
    button: 220,
    /** Milliseconds for something to open. */
    openMs: 300,
    slideMs: 500,
    /** Characters. */
    text: 40,
    url: 2000,
    names: 300,
};
const CODES = 'ar be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka kk ko lt lv mk ms mt nb nl no pl pt ro ru sk sl sq sr sv th tr uk ur vi zh';
/** @param mainFrame Chrome's id of the page's frame */
function languageLinks(session, mainFrame) {
    const look = async (expression) => await (await isolatedWorld(session, mainFrame)).evaluate(expression);
    const shown = `(${shownLinks.toString()})(${JSON.stringify(lost_languages_LIMITS)}, ${JSON.stringify(CODES.split(' '))}, ${elementSelector.toString()}, ${textStart.toString()})`;
    let phone;
    let lost = [];
    return {
        async onPhone() {
            phone = await look(shown);
            return true;
        },
        async onDesktop(showDesktop) {
            if (phone === undefined)
                throw new Error('the phone was not looked at');
            await showDesktop();
            lost = withoutShown((await look(shown)).links, phone);
            return lost.length > 0;
        },
        async notOpened() {
            await playPhoneAgain(session);
            const world = await isolatedWorld(session, mainFrame);
            const opened = await world.evaluate(`(${pressed.toString()})(${JSON.stringify(lost_languages_LIMITS)}, () => ${shown})`);
            // One of the controls may open what was not tried.
            if (opened === null)
                return [];
            return opened.reduce((left, state) => withoutShown(left, state), lost).slice(0, lost_languages_LIMITS.told);
        },
    };
}
/** Those to whose address or language nothing leads that is shown. */
function withoutShown(links, { links: shown, urls: shownUrls, others }) {
    const texts = new Set([...shown.map(({ text }) => text.toLowerCase()), ...others]);
    const urls = new Set(shownUrls);
    const codes = new Set(shown.map(({ hreflang }) => hreflang.toLowerCase()).filter(code => code !== ''));
    return links.filter(({ url, text, hreflang }) => !urls.has(url) && !texts.has(text.toLowerCase()) && !codes.has(hreflang.toLowerCase()));
}
/** It runs in the page: it must not use anything from outside of itself but what it is given. */
function shownLinks(limits, codes, selectorOf, textOf) {
    const names = new Set(codes);
    for (const code of codes) {
        for (const locale of [code, 'en'])
            names.add(new Intl.DisplayNames(locale, { type: 'language' }).of(code).toLowerCase());
    }
    const isShown = (element) => {
        const { width, height, right, left, bottom } = element.getBoundingClientRect();
        if (width === 0 || height === 0 || right <= 0 || bottom + scrollY <= 0)
            return false;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            return false;
        if (left < innerWidth)
            return true;
        // What lies beside the screen can be scrolled to.
        for (let at = element.parentElement; at; at = at.parentElement)
            if (/auto|scroll/.test(getComputedStyle(at).overflowX))
                return true;
        return false;
    };
    const isLinkShown = (link) => isShown(link) || Array.from(link.children).slice(0, 5).some(isShown);
    const labelOf = (element) => (element.ariaLabel ??
        element.querySelector('img[alt]')?.getAttribute('alt') ??
        element.getAttribute('title') ??
        '')
        .slice(0, limits.text)
        .trim();
    const called = (element) => textOf(element, limits.text) || labelOf(element);
    const isName = (text) => names.has(text
        .toLowerCase()
        .replace(/[^\p{L}\p{M}]+/gu, ' ')
        .trim());
    const here = location.origin + location.pathname;
    const urlOf = ({ href }) => href.slice(0, limits.url);
    const all = Array.from(document.querySelectorAll('a[href]'))
        .slice(0, limits.links)
        .filter(link => /^https?:/.test(link.href) && link.href.split('#')[0] !== here && isLinkShown(link));
    const links = all.flatMap(link => {
        const text = called(link);
        const hreflang = (link.getAttribute('hreflang') ?? '').slice(0, limits.text);
        if (hreflang === '' && !isName(text))
            return [];
        return [{ selector: selectorOf(link), url: urlOf(link), text, hreflang }];
    });
    const others = Array.from(document.querySelectorAll('option, button, a:not([href]), [role="button"], [role="option"], [role^="menuitem"]'))
        .slice(0, limits.links)
        .filter(element => element.matches('option') ? isShown(element.closest('select') ?? element) : isShown(element))
        .map(element => called(element).toLowerCase());
    return { links, urls: all.map(urlOf), others };
}
/**
 * What is shown before and after each control of the header, and of what those open, is pressed; null where not all of
 * them could be. It runs in the page, as the above.
 */
async function pressed(limits, look) {
    const pause = (ms) => new Promise(done => setTimeout(done, ms));
    const namesOf = (element) => `${element.localName} ${element.id} ${element.getAttribute('class') ?? ''} ${element.ariaLabel ?? ''}`.slice(0, limits.names);
    const isSwitch = (element) => /lang(?!ing)|locale|i18n|translat|sprache|idioma|lingua|taal|språk|sprog|kieli|jazyk|язык|言語|语言|언어/i.test(namesOf(element));
    const isOfConsent = (element) => element.closest('[id*="cookie" i], [class*="cookie" i], [id*="consent" i], [class*="consent" i]') !== null;
    const mayOpen = (element) => {
        if (element.matches('button') &&
            element.type === 'submit' &&
            element.closest('form'))
            return false;
        if (element.matches('label') && element.closest('form'))
            return false;
        if (element.matches('button, summary, label, [role="button"], [aria-expanded], [aria-haspopup], [onclick], a:not([href]), a[href^="#"], a[href=""], a[href^="javascript:"]'))
            return true;
        const { width, height } = element.getBoundingClientRect();
        if (width > limits.button || height > limits.button || element.closest('a[href]'))
            return false;
        return /burger|toggle|trigger|offcanvas|menu|nav|drawer/i.test(namesOf(element)) || isSwitch(element)
            ? getComputedStyle(element).cursor === 'pointer'
            : false;
    };
    const isShown = (element) => {
        const { width, height, right, left, bottom } = element.getBoundingClientRect();
        const isThere = width > 0 && height > 0 && right > 0 && left < innerWidth && bottom + scrollY > 0;
        return isThere && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const isOnTop = (element) => {
        if (element.getBoundingClientRect().top + scrollY < limits.top)
            return true;
        for (let at = element; at && at !== document.body; at = at.parentElement)
            if (/fixed|sticky/.test(getComputedStyle(at).position))
                return true;
        return false;
    };
    const real = 'button, summary, label, a, [role="button"]';
    const controls = () => {
        const elements = Array.from(document.body.querySelectorAll('*')).slice(0, limits.elements);
        // A sign within a button is pressed with it, and of a box around a button the button.
        return elements.filter(element => mayOpen(element) &&
            !isOfConsent(element) &&
            isShown(element) &&
            !element.parentElement?.closest(real) &&
            (element.matches(real) || !element.querySelector(real)));
    };
    scrollTo(0, 0);
    const passed = new Set(controls().filter(element => !isOnTop(element) && !isSwitch(element)));
    const done = [];
    const states = [look()];
    const press = () => {
        const next = controls().find(element => !passed.has(element));
        if (!(next instanceof HTMLElement))
            return false;
        passed.add(next);
        if (done.length < limits.pressed)
            next.click();
        done.push(next);
        return true;
    };
    while (done.length <= limits.pressed && press()) {
        await pause(limits.openMs);
        states.push(look());
    }
    await pause(limits.slideMs);
    states.push(look());
    const isAll = done.length <= limits.pressed;
    // What comes after finds the page as it was.
    for (const control of done.slice(0, limits.pressed).toReversed())
        if (control.isConnected && isShown(control))
            control.click();
    return isAll ? states : null;
}

;// CONCATENATED MODULE: ./lib/engine/browser/lost-menus.js



const lost_menus_LIMITS = {
    /** Links and elements that are looked at. */
    links: 2000,
    elements: 5000,
    /** Pages, or parts of the page, from which on a menu is told of. */
    pages: 3,
    /** Screens of a phone from which on a page is too long to find a part of it by scrolling. */
    screens: 4,
    /** CSS pixels from the top of the page within which the menu of its parts begins; lists of contents are further down. */
    top: 150,
    /** CSS pixels up to which something may be a button. */
    button: 200,
    /** Steps up to what is hidden. */
    around: 20,
    /** Texts that are told, and characters of each. */
    texts: 3,
    text: 40,
};
/**
 * Links that a phone does not show, where nothing on it looks as if it opened them.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @returns null where there are none
 */
async function linksHiddenOnPhone(session, mainFrame) {
    const objects = await holdObjects(session, mainFrame);
    const found = await objects.hold(`(${linksHidden.toString()})(${JSON.stringify(lost_menus_LIMITS)}, ${elementSelector.toString()}, ${textStart.toString()})`);
    return (await objects.call(found, count)) > 0 ? { objects, found } : null;
}
/**
 * The menu of those that a desktop shows.
 *
 * @returns null where there is none
 */
async function lostMenuOf({ objects, found }, showDesktop) {
    await showDesktop();
    return await objects.call(found, menu);
}
function count() {
    return this.count;
}
function menu() {
    return this.menu();
}
/**
 * Links to pages of the site, or to parts of a long page, to which no link leads that the phone shows; none where there
 * are few of them, or where something may open them. It runs in the page: it must not use anything from outside of itself but what it is given.
 */
function linksHidden(limits, selectorOf, textOf) {
    const none = { count: 0, menu: () => null };
    const isLong = document.documentElement.scrollHeight >= limits.screens * innerHeight;
    const pageOf = (link) => {
        const { href } = link;
        const url = URL.canParse(href) ? new URL(href) : undefined;
        if (url?.origin !== location.origin || /\.(?!html?$|php$|aspx?$)\w{2,5}$/i.test(url.pathname))
            return undefined;
        const page = url.pathname.replace(/(?:\/index)?(?:\.html?|\.php)?\/?$/, '');
        if (page !== location.pathname.replace(/(?:\/index)?(?:\.html?|\.php)?\/?$/, ''))
            return page;
        // As it is written: the one of the address is encoded.
        const [, part = ''] = (link.getAttribute('href') ?? '').split('#');
        return isLong && document.getElementById(part) ? `#${part}` : undefined;
    };
    const isShown = (element) => {
        const { width, height, right, left, bottom } = element.getBoundingClientRect();
        const isThere = width > 0 && height > 0 && right > 0 && left < innerWidth && bottom + scrollY > 0;
        return isThere && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    // An inline link around an image or a block has no box of its own.
    const isLinkShown = (link) => isShown(link) || Array.from(link.children).slice(0, 5).some(isShown);
    const linksNow = () => Array.from(document.querySelectorAll('a[href]'))
        .slice(0, limits.links)
        .flatMap(link => {
        const page = pageOf(link);
        return page === undefined ? [] : { link, page };
    });
    const links = linksNow();
    const shown = new Set(links.filter(({ link }) => isLinkShown(link)).map(({ page }) => page));
    const lost = links.filter(({ page }) => !shown.has(page));
    const areParts = ({ page }) => page.startsWith('#');
    const isMenu = (some) => new Set(some.map(({ page }) => page)).size >= limits.pages;
    // The parts of a page are a menu of their own only where it has no other.
    const ofMenu = [lost.filter(link => !areParts(link)), lost.filter(areParts)].find(isMenu);
    if (!ofMenu)
        return none;
    /** Whether an element may open something: a control, or anything that a mouse shows to be one. */
    const mayOpen = (element) => {
        const named = `${element.localName} ${element.id} ${element.getAttribute('class') ?? ''}`.slice(0, 300);
        if (/burger|toggle|trigger|offcanvas/i.test(named))
            return true;
        // A box around the menu is called so as well.
        if (/menu|nav-?(?:btn|button|icon|open)|drawer/i.test(named)) {
            const { width, height } = element.getBoundingClientRect();
            if (width <= limits.button && height <= limits.button)
                return true;
        }
        if (element.matches('button[type="submit"]') && element.closest('form'))
            return false;
        if (element.matches('button, summary, label, select, [role="button"], [aria-controls], [aria-expanded], [aria-haspopup], [onclick], [tabindex], a:not([href]), a[href^="#"], a[href=""], a[href^="javascript:"], input[type="checkbox"]'))
            return !(element.matches('label') && element.closest('form'));
        return !element.closest('a[href]') && getComputedStyle(element).cursor === 'pointer';
    };
    const elements = document.body.querySelectorAll('*');
    // Of a page that is larger nobody knows here.
    if (elements.length > limits.elements)
        return none;
    if (Array.from(elements).some(element => mayOpen(element) && isShown(element)))
        return none;
    return {
        count: ofMenu.length,
        menu() {
            const lostPages = new Set(ofMenu.map(({ page }) => page));
            // A script may have put others in their place for the larger screen.
            const found = linksNow().filter(one => {
                const { link, page } = one;
                if (!lostPages.has(page))
                    return false;
                if (!link.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
                    return false;
                const { width, height, right, top, bottom } = link.getBoundingClientRect();
                const isListOfContents = top + scrollY > limits.top || !link.closest('nav, header, [role="navigation"]');
                if (areParts(one) && isListOfContents)
                    return false;
                return width > 0 && height > 0 && right > 0 && bottom + scrollY > 0;
            });
            const pages = new Set(found.map(({ page }) => page)).size;
            const [first] = found;
            if (!first || pages < limits.pages)
                return null;
            let menu = first.link;
            for (let step = 0; step < limits.around && menu.parentElement; step++) {
                if (found.filter(({ link }) => menu.contains(link)).length >= limits.pages)
                    break;
                menu = menu.parentElement;
            }
            const texts = found.slice(0, limits.texts).map(({ link }) => textOf(link, limits.text));
            return {
                selector: selectorOf(menu),
                pages,
                areParts: areParts(first),
                texts: texts.filter(text => text !== ''),
            };
        },
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/modified-clicks.js



const modified_clicks_LIMITS = {
    /** Links that are looked at, and kinds of them that are clicked. */
    looked: 1000,
    clicked: 3,
    text: 60,
};
/**
 * Clicks links of different kinds while Ctrl and Cmd are held, which asks browsers for a new tab. Nothing opens: what no
 * script cancels is canceled at last. A script that leads away by itself is to find no network.
 *
 * @returns the links that were clicked; undefined where the page has been left
 */
async function findModifiedClicks(session) {
    await session.send('Network.emulateNetworkConditions', {
        ...{ offline: true, latency: 0 },
        ...{ downloadThroughput: -1, uploadThroughput: -1 },
    });
    // Only in the page's own world its scripts see that the event is watched.
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression: callOf(modifiedClicks, modified_clicks_LIMITS, elementSelector, textStart),
        returnByValue: true,
    });
    return exceptionDetails ? undefined : (result.value ?? undefined);
}
/** It runs in the page, among its own scripts: it must not use anything from outside of itself but what it is given. */
function modifiedClicks(limits, selectorOf, textOf) {
    if (!/^https?:$/.test(location.protocol))
        return null;
    /** A link to a page, which is neither a control nor the entry of a menu that opens another one. */
    const isPlain = (link) => {
        const { origin, pathname, search } = link;
        const isOther = origin === location.origin && `${pathname}${search}` !== location.pathname + location.search;
        if (!isOther || /\.(?!html?$|php$|aspx?$)[a-z\d]{2,5}$/i.test(pathname))
            return false;
        if (/^[#?]/.test(link.getAttribute('href') ?? ''))
            return false;
        const isControl = link
            .getAttributeNames()
            .some(name => /^(?:on|role$|target$|download$|aria-(?:haspopup|expanded|controls)$|data-)/.test(name));
        if (isControl || link.closest('[role="tablist"], [role="menu"], [role="dialog"], dialog, form'))
            return false;
        const entry = link.closest('li');
        return !entry?.querySelector('ul, ol') && !link.nextElementSibling?.matches('ul, ol');
    };
    const kinds = new Map();
    for (const link of Array.from(document.querySelectorAll('a[href]')).slice(0, limits.looked)) {
        if (!isPlain(link))
            continue;
        const part = link.closest('header, nav, main, article, aside, footer, section')?.localName ?? '';
        const kind = `${part} ${(link.getAttribute('class') ?? '').slice(0, 200)}`;
        if (!kinds.has(kind))
            kinds.set(kind, link);
    }
    const isCanceledOn = (link) => {
        const event = new MouseEvent('click', {
            ...{ bubbles: true, cancelable: true, composed: true, view: window, detail: 1 },
            ...{ ctrlKey: true, metaKey: true },
        });
        let isCanceled = false;
        let isOver = false;
        const end = () => {
            if (!isOver)
                isCanceled = event.defaultPrevented;
            isOver = true;
            Event.prototype.preventDefault.call(event);
        };
        const define = (name, value) => Object.defineProperty(event, name, { value });
        define('preventDefault', () => {
            Event.prototype.preventDefault.call(event);
            isCanceled ||= event.defaultPrevented;
        });
        // Whoever keeps the event from others keeps it from the listener below as well, and may cancel it afterwards.
        for (const name of ['stopPropagation', 'stopImmediatePropagation'])
            define(name, () => {
                end();
                Event.prototype[name].call(event);
            });
        addEventListener('click', end);
        link.dispatchEvent(event);
        removeEventListener('click', end);
        return isCanceled;
    };
    return Array.from(kinds.values())
        .toSorted((one, other) => Number(other.checkVisibility()) - Number(one.checkVisibility()))
        .slice(0, limits.clicked)
        .map(link => {
        const named = { selector: selectorOf(link), text: textOf(link, limits.text, link.ariaLabel) };
        return { ...named, isCanceled: isCanceledOn(link) };
    });
}

;// CONCATENATED MODULE: ./lib/engine/browser/paste-refusals.js


const paste_refusals_LIMITS = {
    fields: 30,
    /** Milliseconds for a script to put what was pasted into a field by itself. */
    answerMs: 50,
};
/**
 * Fields of the page that refuse what is pasted into them. A script that keeps the browser from pasting and then fills
 * in the text itself, as those of one-time codes do, refuses nothing. It changes the page: all else comes before.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @see https://developer.chrome.com/docs/lighthouse/best-practices/paste-preventing-inputs
 */
async function findPasteRefusals(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    return await world.evaluate(callOf(pasteIntoFields, paste_refusals_LIMITS, elementSelector));
}
/** It runs in the page: it must not use anything from outside of itself but what it is given. */
async function pasteIntoFields(limits, selectorOf) {
    const types = ['text', 'email', 'password', 'tel', 'url', 'search', 'number'];
    const fields = Array.from(document.querySelectorAll('input'))
        .filter(({ type, readOnly, disabled }) => types.includes(type) && !readOnly && !disabled)
        .filter(field => field.checkVisibility({ visibilityProperty: true }))
        .slice(0, limits.fields);
    const written = () => fields.map(({ value }) => value).join('\n');
    const refusals = [];
    for (const field of fields) {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', '1');
        const before = written();
        const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
        if (field.dispatchEvent(paste))
            continue;
        await new Promise(done => setTimeout(done, limits.answerMs));
        if (written() === before)
            refusals.push({ selector: selectorOf(field), type: field.type });
    }
    return refusals;
}

;// CONCATENATED MODULE: ./lib/engine/browser/screenshots.js



/** Pixels that the pictures are wide: enough to see what is there, for 15 to 30 kB each. */
const PHONE_WIDTH = 320;
const DESKTOP_WIDTH = 640;
/** Quality of JPEG, 0 to 100. WebP of it has two thirds of the bytes and takes Chrome four times as long, 20 ms a picture. */
const QUALITY = 40;
/** Most milliseconds for the layout to become that of a desktop, and for its images to come. */
const SETTLE_MS = 200;
const screenshots_POLL_MS = 25;
/** Most milliseconds for both pictures: a page that does not let itself be taken goes without. */
const screenshots_LIMIT_MS = 3000;
/**
 * Takes pictures of the first screen on a phone and, laid out anew, on a desktop. The page is that of the phone: a
 * server that gives desktops another one is not asked again. Never rejects. Whatever else is to be gathered from the
 * page comes before, since its layout is another one afterwards.
 *
 * @param leftMs milliseconds that are left for it
 */
async function takeScreenshots(session, network, leftMs) {
    const screenshots = {};
    const take = async () => {
        await playPhoneAgain(session);
        screenshots.phone = await capture(session, PHONE_SCREEN, PHONE_WIDTH);
        await session.send('Emulation.setDeviceMetricsOverride', {
            ...DESKTOP_SCREEN,
            // Laid out as before, and drawn no larger than the picture: the page sees nothing of it.
            scale: DESKTOP_WIDTH / DESKTOP_SCREEN.width,
        });
        await screenshots_settle(session, network);
        screenshots.desktop = await capture(session, DESKTOP_SCREEN, DESKTOP_WIDTH);
    };
    const taking = take().catch(() => undefined);
    await Promise.race([taking, (0,promises_.setTimeout)(Math.min(screenshots_LIMIT_MS, leftMs), undefined, { ref: false })]);
    return { ...screenshots };
}
async function screenshots_settle(session, network) {
    const until = Date.now() + SETTLE_MS;
    const twoFrames = 'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))';
    await session.send('Runtime.evaluate', { expression: twoFrames, awaitPromise: true, returnByValue: true });
    while (network.inFlight > 0 && Date.now() < until)
        await (0,promises_.setTimeout)(screenshots_POLL_MS);
}
/** The part of the page that is on the screen, scaled to a width. */
async function capture(session, { deviceScaleFactor }, pixels) {
    const { cssVisualViewport } = await session.send('Page.getLayoutMetrics');
    const { pageX: x, pageY: y, clientWidth: width, clientHeight: height } = cssVisualViewport;
    const scale = pixels / (width * deviceScaleFactor);
    const { data } = await session.send('Page.captureScreenshot', {
        format: 'jpeg',
        quality: QUALITY,
        clip: { x, y, width, height, scale },
    });
    return `data:image/jpeg;base64,${data}`;
}

;// CONCATENATED MODULE: ./lib/engine/browser/clickable-elements.js
/** What scripts move the focus to, as those of Gatsby and of skip links, is no control of what is in it. */
const FOCUS_TARGETS = ':is(body, main, [role="main" i], #main, #content, #main-content, #gatsby-focus-wrapper)[tabindex="-1"]';
const CLICK_LIMITS = {
    /** Anchors without `href` that are looked at, and of which listeners are asked for. */
    looked: 2000,
    anchors: 50,
    /** Elements that are no controls that are looked at, and of which listeners are asked for. */
    lookedOthers: 5000,
    others: 50,
    /** Elements around controls of which those are looked at, and controls of each. */
    wrappers: 100,
    within: 100,
    /** Labels that are looked at, and that are told of. */
    lookedLabels: 2000,
    labels: 20,
    /** Links that listeners are compared with. */
    links: 20,
    /** Characters. */
    text: 60,
    names: 300,
    focusTargets: FOCUS_TARGETS,
    /** Elements that are no controls and are made to work as such. */
    clickable: 'div, span, i, li, img, svg, p, td, figure, h2, h3, h4, h5, section',
};
/**
 * Whether visitors see an element at once, or when they have scrolled to what around it fades in then: that is part of
 * the page's flow and below its first screen. Many such parts vanish again as soon as the page is back at its top.
 *
 * It runs in the page, as all below: it must not use anything from outside of itself but what it is given.
 */
function isSeenSometime(element) {
    if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return true;
    if (!element.checkVisibility({ visibilityProperty: true }))
        return false;
    let steps = 0;
    for (let at = element; at; at = at.parentElement) {
        const { opacity, position, pointerEvents } = getComputedStyle(at);
        const { bottom, height } = at.getBoundingClientRect();
        const isInFlow = /^(?:static|relative)$/.test(position) && pointerEvents !== 'none';
        const waits = isInFlow && height > 0 && bottom + scrollY > innerHeight;
        if ((opacity === '0' && !waits) || ++steps > 200)
            return false;
    }
    return true;
}
function anchorsWithoutAddress(limits, isSeen) {
    // A role says what it is and brings no key to it.
    return Array.from(document.querySelectorAll('a:not([href]):not([tabindex]):is(:not([role]), [role="button" i])'))
        .slice(0, limits.looked)
        .filter(anchor => !anchor.parentElement?.closest(`a[href], button, summary, label, [tabindex]:not(${limits.focusTargets}), [role="button" i]`))
        .filter(anchor => !anchor.querySelector('a[href], button, input, select, textarea, [tabindex]'))
        .filter(anchor => isSeen(anchor))
        .slice(0, limits.anchors);
}
function clickableOthers(limits, isSeen) {
    const controls = 'a, button, input, select, textarea, summary, label, option, audio, video, iframe, [tabindex], [role], [contenteditable]';
    // A landmark around it is no control: menus of many frameworks stand in <nav role="navigation">.
    const landmark = ':is([role="banner" i], [role="navigation" i], [role="main" i], [role="contentinfo" i])';
    const around = controls
        .replace('[role]', `[role]:not(${landmark})`)
        .replace('[tabindex]', `[tabindex]:not(${limits.focusTargets})`);
    const isHand = (element) => element !== null && getComputedStyle(element).cursor === 'pointer';
    // Of the slides of a carousel one is seen now and another one later.
    const isInRotation = (element) => {
        const slide = element.closest('[class*="-slide" i], [class*="__slide" i], [class*="carousel-item" i], [class*="carousel-cell" i], [class*="owl-item" i]');
        const name = slide?.classList[0];
        if (!slide || name === undefined)
            return false;
        return Array.from(slide.parentElement?.children ?? []).some(other => other !== slide && other.classList.contains(name));
    };
    // The keyboard reaches nothing that is hidden, as the links of a menu that the element opens.
    let wrappers = 0;
    const isAroundControls = (element) => {
        if (element.querySelector(controls) === null)
            return false;
        if (++wrappers > limits.wrappers)
            return true;
        const within = Array.from(element.querySelectorAll(controls)).slice(0, limits.within + 1);
        return (within.length > limits.within ||
            within.some(control => control.checkVisibility({ visibilityProperty: true })));
    };
    // What dims the page behind an open menu or dialog: a click beside that closes it, as a button does that keys reach.
    const namesOf = (element) => `${element.id} ${element.getAttribute('class') ?? ''} ${element.ariaLabel ?? ''}`.slice(0, limits.names);
    const hasCloser = Array.from(document.querySelectorAll('button, summary, [role="button" i][tabindex]'))
        .slice(0, limits.looked)
        .some(button => /close|menu|toggle|burger|nav|dismiss/i.test(namesOf(button)));
    const isBackdrop = (element) => hasCloser &&
        element.firstElementChild === null &&
        (element.textContent ?? '').trim() === '' &&
        /(?:^|[\s_-])(?:overlay|backdrop|scrim)(?:$|[\s_-])/i.test(namesOf(element)) &&
        (getComputedStyle(element).position === 'fixed' || element.getBoundingClientRect().height === 0);
    // The Home key leads to the top as well.
    const isToTop = (element) => /(?:scroll|back|go|return|jump)[_-]?(?:to|2)?[_-]?top|(?:^|[\s_-])to-?top(?:$|[\s_-])|scroll[_-]?up/i.test(namesOf(element));
    // A role says what it is and brings no key to it: a tabindex would, also one that moves among several.
    const isButtonByRole = (element) => element.matches('[role="button" i]:not([tabindex])');
    const isWithin = (element, what) => (isButtonByRole(element) ? element.parentElement : element)?.closest(what) != null;
    /** Arrows of a slider, which keys reach, do what its dots do. */
    const hasArrows = (element) => {
        const slider = element.closest('[class*="slide" i], [class*="carousel" i], [class*="swiper" i], [class*="gallery" i]');
        return ((slider?.parentElement ?? slider)?.querySelector('button, a[href^="#"], a[href^="javascript"], [tabindex="0"]') != null);
    };
    return (Array.from(document.querySelectorAll(limits.clickable))
        .slice(0, limits.lookedOthers)
        // The dots of Bootstrap's carousels, beside arrows that keys reach.
        .filter(element => !element.closest('.carousel-indicators') && !isToTop(element))
        .filter(element => element.hasAttribute('onclick') ||
        isButtonByRole(element) ||
        (isHand(element) && !isHand(element.parentElement)) ||
        /burger|(?:menu|nav)-?_?(?:toggle|btn|button|icon)/i.test(`${element.id} ${element.getAttribute('class') ?? ''}`))
        .filter(element => !isWithin(element, around) &&
        !element.closest('[aria-hidden="true"], [inert]') &&
        !isAroundControls(element))
        .filter(element => isSeen(element) && !isInRotation(element))
        .filter(element => !(isButtonByRole(element) && hasArrows(element)))
        .filter(element => element.getBoundingClientRect().width > 0 && !isBackdrop(element))
        .slice(0, limits.others));
}
function hiddenClickables(limits, clickable, isSeen) {
    const isShown = (element) => {
        const { width, height, left, right } = element.getBoundingClientRect();
        const isOnScreen = width > 0 && height > 0 && right > 0 && left < innerWidth;
        return isOnScreen && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const hidden = new Set(Array.from(document.querySelectorAll(limits.clickable))
        .slice(0, limits.lookedOthers)
        .filter(element => !isShown(element)));
    return {
        count: hidden.size,
        shown: () => clickable(limits, isSeen).filter(element => hidden.has(element) && isShown(element)),
    };
}
/**
 * Labels that visitors see at once, of checkboxes and radio buttons that no style lays out: one for each of them. What
 * stands in for the checkbox and takes the focus is around the label or in it, or is a button of the same name.
 */
function labelsOfHidden(limits, isSeen) {
    const standIn = '[tabindex]:not([tabindex="-1"]), [role="checkbox"], [role="radio"], [role="switch"], [role="button"]';
    const nameOf = (element) => (element.ariaLabel ?? element.getAttribute('title') ?? element.textContent ?? '')
        .slice(0, limits.text)
        .trim();
    // Generators of manuals make the switches of their sidebars so, which no team that writes one has in its hands.
    const ofTheme = /^(?:(?:mdbook-)?sidebar-toggle-anchor|__(?:drawer|search|toc|navigation))$/;
    const known = new Set();
    return Array.from(document.querySelectorAll('label'))
        .slice(0, limits.lookedLabels)
        .filter(label => {
        const { control } = label;
        if (!(control instanceof HTMLInputElement) || !/^(?:checkbox|radio)$/.test(control.type))
            return false;
        if (ofTheme.test(control.id) ||
            known.has(control) ||
            control.disabled ||
            control.checkVisibility({ visibilityProperty: true }))
            return false;
        const around = label.parentElement ?? label;
        if (label.closest('[aria-hidden="true"], [inert]') || label.querySelector('button'))
            return false;
        if (label.closest(standIn) || around.querySelector(standIn))
            return false;
        if (Array.from(around.querySelectorAll('button')).some(button => nameOf(button) === nameOf(label)))
            return false;
        if (Array.from(control.labels ?? []).some(other => other.matches(standIn)))
            return false;
        const { left, right, width, height } = label.getBoundingClientRect();
        const isOnScreen = width > 0 && height > 0 && right > 0 && left < innerWidth;
        if (!isOnScreen || getComputedStyle(label).pointerEvents === 'none' || !isSeen(label))
            return false;
        known.add(control);
        return true;
    })
        .slice(0, limits.labels);
}
function linksWithAddress(limits) {
    return Array.from(document.querySelectorAll('a[href]')).slice(0, limits.links);
}
function describe() {
    const isWrapper = this instanceof HTMLElement && this.querySelector('a[href], button, input') !== null;
    const inside = Array.from(this.querySelectorAll('img[alt]'))
        .slice(0, 20)
        .map(image => image.getAttribute('alt').trim())
        .find(alt => alt !== '');
    const control = this instanceof HTMLLabelElement && this.control;
    const isChoice = control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);
    return {
        tag: this.localName,
        seen: isWrapper ? this.innerText.slice(0, 5000).replace(/\s+/g, ' ').trim() : null,
        label: (this.ariaLabel ?? this.getAttribute('title') ?? this.getAttribute('alt') ?? inside ?? '').slice(0, 500),
        ...(isChoice && {
            choice: { type: control.type, isLaidOut: control.checkVisibility() },
        }),
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/keyboard-twins.js
const CARD_LIMITS = {
    /** Steps up from an element to its card. */
    steps: 5,
    /** Controls of a card, beside more of which it is a part of the page. */
    controls: 8,
    /** Characters. */
    source: 1000,
    /** Controls that keys reach. */
    reached: 'button:not([disabled], [tabindex="-1"]), a[href]:not([tabindex="-1"])',
};
/** Lines of a script between two listeners that are made for one card. */
const NEAR = 20;
/**
 * Whether a button or a link of the same card does what a click on an element does, as one that says "Details" below a name:
 * then nothing is out of reach of the keyboard. That is certain where the element and the control are each alone of their kind in the
 * card, and their listeners were written beside each other in the same words; and where the one leads to the address of
 * the other.
 *
 * @param element is held in the world beside the page's own
 */
async function hasKeyboardTwin(objects, element) {
    const list = await objects.holdOf(element, controlsOfCard, CARD_LIMITS);
    const controls = await objects.entriesOf(list);
    if (controls.length === 0)
        return false;
    const [base, own, ...others] = await Promise.all([
        objects.evaluate('document.baseURI'),
        clickOf(objects, element),
        ...controls.map(control => clickOf(objects, control)),
    ]);
    const leadsTo = own.actions.flatMap(({ body }) => addressIn(body, base) ?? []);
    return others.some(other => leadsTo.includes(other.href) ||
        own.actions.some(action => other.actions.some(twin => isSame(action, twin, own.data === other.data))));
}
async function clickOf(objects, element) {
    const { object } = await objects.ownElement(element);
    const [listeners, about] = await Promise.all([
        objects.listenersOf(object),
        objects.call(element, aboutControl),
    ]);
    return { ...about, actions: listeners.filter(({ type }) => type === 'click').flatMap(actionOf) };
}
const HEAD = /^(?:async\s+)?(?:function\b[\s\w$]{0,60}\(([^()]{0,60})\)\s*\{|\(([^()]{0,60})\)\s*=>\s*\{?|([\w$]{1,30})\s*=>\s*\{?)/;
/** What keeps a click from what is around an element. */
const STOPPED = /[\w$]{1,30}\??\.(?:stopPropagation|stopImmediatePropagation|preventDefault)\(\)[;,]?/g;
/** A call by a name that says something, or an address. */
const DOES = /[a-z_$][\w$]{2,}\(|location/i;
/** A library that hears all clicks with one function, as jQuery does: it does not say what it calls for which element. */
const HANDS_ON = /\.(?:apply|call)\([^()]{0,80}\barguments\)/;
function actionOf({ handler, scriptId, lineNumber }) {
    const source = handler?.description?.trim() ?? '';
    const head = HEAD.exec(source.slice(0, CARD_LIMITS.source));
    if (!head || source.length > CARD_LIMITS.source || HANDS_ON.test(source))
        return [];
    const inside = source.slice(head[0].length);
    const body = (head[0].endsWith('{') ? inside.replace(/\}$/, '') : inside)
        .replace(STOPPED, '')
        .replace(/\s+/g, '')
        .replace(/;$/, '');
    if (!DOES.test(body))
        return [];
    const given = (head[1] ?? head[2] ?? head[3] ?? '').trim();
    const words = new Set(body.match(/[\w$]+/g));
    const isOfElement = words.has('this') || words.has('event') || given.split(/\W+/).some(name => words.has(name));
    const isAttribute = /^function onclick\(event\)/.test(source);
    return [{ body, isOfElement, place: isAttribute ? undefined : { script: scriptId, line: lineNumber } }];
}
function isSame(one, other, isOfSameData) {
    if (one.body !== other.body || (one.isOfElement && !isOfSameData))
        return false;
    if (!one.place || !other.place)
        return one.place === other.place;
    return one.place.script === other.place.script && Math.abs(one.place.line - other.place.line) <= NEAR;
}
/** The address to which a listener leads, where that is all it does. */
function addressIn(body, base) {
    const [, , written] = /^(?:window\.|document\.|self\.|top\.)?(?:location(?:\.href)?=|location\.(?:assign|replace)\(|open\()(["'`])([^"'`]{1,500})\1(?:,["'`]_\w{1,10}["'`])?\)?$/.exec(body) ?? [];
    return written === undefined ? undefined : (URL.parse(written, base)?.href ?? undefined);
}
/** It runs in the page, as the one below: it must not use anything from outside of itself but what it is given. */
function controlsOfCard(limits) {
    const kindOf = (element) => [element.localName, ...Array.from(element.classList, name => `.${CSS.escape(name)}`)].join('');
    const { reached } = limits;
    let card = this.parentElement;
    for (let step = 1; card && step < limits.steps && !card.querySelector(reached); step++)
        card = card.parentElement;
    if (!card || card === document.body || card.querySelectorAll(kindOf(this)).length !== 1)
        return [];
    const controls = Array.from(card.querySelectorAll(reached));
    if (controls.length > limits.controls)
        return [];
    return controls.filter(control => controls.filter(other => kindOf(other) === kindOf(control)).length === 1 &&
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
}
/** What a card has, by name and classes: the element, how many are like it, and its controls; empty where it has none. */
function kindsOfCard(limits) {
    const { reached } = limits;
    let card = this.parentElement;
    for (let step = 1; card && step < limits.steps && !card.querySelector(reached); step++)
        card = card.parentElement;
    if (!card || card === document.body)
        return '';
    const controls = Array.from(card.querySelectorAll(reached));
    if (controls.length > limits.controls)
        return '';
    const classes = [this, ...controls].map(one => `${one.localName}.${one.getAttribute('class') ?? ''}`);
    const alike = card.getElementsByClassName(this.getAttribute('class') ?? '').length;
    return controls.length === 0 ? '' : `${alike} ${classes.join(' ')}`.slice(0, limits.source);
}
function aboutControl() {
    return {
        href: this instanceof HTMLAnchorElement ? this.href : '',
        data: JSON.stringify(this instanceof HTMLElement ? { ...this.dataset } : {}),
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/scripted-anchors.js







/**
 * Milliseconds since the load event from which on scripts that start late, as those of one part of a page each, listen;
 * and between two looks, which have to find the same.
 */
const STARTED_MS = 1000;
const scripted_anchors_PAUSE_MS = 300;
/**
 * Anchors of the page, and elements that show a hand to the mouse or have `onclick`, that do something when they are
 * clicked and cannot be reached with the keyboard; so do labels of checkboxes that are not laid out. A listener that
 * links with an address have as well counts clicks or scrolls, and makes no control of anything.
 *
 * What is found must not depend on when it was looked for: the page is scrolled whatever was done with it before, since
 * scripts wait for that, and looked at until two looks find the same.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @param signal ends the looking, where what is found changes with every look
 */
async function findScriptedAnchors(session, mainFrame, signal) {
    const { evaluate, served, outOfReach } = await looksAt(session, mainFrame);
    const look = () => served([anchorsWithoutAddress, clickableOthers], [labelsOfHidden]);
    await evaluate(callOf(revealByScrolling, REVEAL_LIMITS));
    let last = await look();
    // Where nothing looks as if it could be clicked, no listener makes a difference.
    if (last.looked === 0)
        return last.found;
    const age = await evaluate(`(${msSinceLoad.toString()})()`);
    await (0,promises_.setTimeout)(Math.max(scripted_anchors_PAUSE_MS, STARTED_MS - age), undefined, { signal });
    for (;;) {
        const next = await look();
        if (placesOf(next.found) === placesOf(last.found))
            return await outOfReach(next);
        last = next;
        await (0,promises_.setTimeout)(scripted_anchors_PAUSE_MS, undefined, { signal });
    }
}
/**
 * Elements that are no controls and that the phone does not show. What a script shows later on all screens, as a dialog
 * that comes after a while, must not count as what a desktop shows: it is asked for right before the screen changes.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @returns null where there are none
 */
async function clickablesHiddenOnPhone(session, mainFrame) {
    const objects = await holdObjects(session, mainFrame);
    const found = await objects.hold(`(${hiddenClickables.toString()})(${JSON.stringify(CLICK_LIMITS)}, ${clickableOthers.toString()}, ${isSeenSometime.toString()})`);
    return (await objects.call(found, scripted_anchors_count)) > 0 ? { objects, found } : null;
}
/**
 * Anchors without an address, and what else is no control, that a phone keeps in a closed menu and a desktop shows, that do
 * something when they are clicked. The page is laid out for a desktop where it has such elements.
 *
 * @param known what was found on the phone, which comes first of what is returned
 * @param hidden what the phone hides; null where that is nothing
 */
async function addAnchorsOfDesktop(session, mainFrame, showDesktop, known, hidden) {
    const { evaluate, served, outOfReach } = await looksAt(session, mainFrame);
    const hasAnchors = await evaluate("document.querySelector('a:not([href]):not([tabindex])') !== null");
    if (!hasAnchors && !hidden)
        return known;
    await showDesktop();
    const others = hidden
        ? await hidden.objects.entriesOf(await hidden.objects.holdOf(hidden.found, shown))
        : [];
    const found = await outOfReach(await served(hasAnchors ? [anchorsWithoutAddress] : [], [], others));
    const before = new Set(known.map(({ selector }) => selector));
    return [...known, ...found.filter(({ selector }) => !before.has(selector))];
}
function scripted_anchors_count() {
    return this.count;
}
function shown() {
    return this.shown();
}
async function looksAt(session, mainFrame) {
    const objects = await holdObjects(session, mainFrame);
    const elementsBy = async (choose) => await objects.entriesOf(await objects.hold(`(${choose.toString()})(${JSON.stringify(CLICK_LIMITS)}, ${isSeenSometime.toString()})`));
    const clicksOf = async (element) => {
        const { object } = await objects.ownElement(element);
        const [listeners, handler, ofJQuery] = await Promise.all([
            objects.listenersOf(object),
            objects.call(object, reactHandler),
            objects.call(object, handlersOfJQuery),
        ]);
        const own = listeners.filter(({ type }) => type === 'click').map(scripted_anchors_placeOf);
        const called = [handler, ...(Array.isArray(ofJQuery) ? ofJQuery : [])];
        return [...own, ...called.filter(source => typeof source === 'string' && source !== '')];
    };
    const described = async (element) => {
        const { tag, seen, label, choice } = await objects.call(element, describe);
        const text = seen ?? (await objects.textOf(element, CLICK_LIMITS.text));
        return {
            tag,
            start: await objects.startTagOf(element),
            selector: await objects.selectorOf(element),
            text: (0,cut/* cutEnd */.ym)(text || label, CLICK_LIMITS.text),
            ...(choice && { choice }),
        };
    };
    const controls = async (chosen, more) => {
        const elements = [...more];
        for (const choose of chosen)
            elements.push(...(await elementsBy(choose)));
        const all = await Promise.all(elements.map(async (element) => ({ element, clicks: await clicksOf(element) })));
        const links = all.some(({ clicks }) => clicks.length > 0) ? await elementsBy(linksWithAddress) : [];
        const common = new Set((await Promise.all(links.map(clicksOf))).flat());
        const own = all.filter(({ clicks }) => clicks.some(click => !common.has(click)));
        for (const { element, clicks } of own)
            clicksBy.set(element, clicks);
        return { elements: own.map(({ element }) => element), looked: elements.length };
    };
    const clicksBy = new Map();
    const twins = new Map();
    // Cards of one kind that one listener serves are looked at once.
    const twinOf = async (element) => {
        const kinds = await objects.call(element, kindsOfCard, CARD_LIMITS);
        if (kinds === '')
            return false;
        const key = `${clicksBy.get(element)?.join(' ')} ${kinds}`;
        const known = twins.get(key) ?? hasKeyboardTwin(objects, element);
        twins.set(key, known);
        return await known;
    };
    return {
        evaluate: objects.evaluate,
        /** What a script serves of the chosen elements and of more that are held, and all of those for which it need not. */
        async served(chosen, others = [], more = []) {
            const { elements, looked } = await controls(chosen, more);
            for (const choose of others)
                elements.push(...(await elementsBy(choose)));
            return { found: await Promise.all(elements.map(described)), elements, looked };
        },
        /** What was found, without that for which the keyboard reaches something else which does the same. */
        async outOfReach({ found, elements }) {
            const isOther = ({ tag }) => tag !== 'a' && tag !== 'label';
            const hasTwin = await Promise.all(found.map(async (one, at) => isOther(one) && (await twinOf(elements[at]))));
            return found.filter((_, at) => !hasTwin[at]);
        },
    };
}
/** Texts may change, as that of a clock. */
function placesOf(found) {
    return found.map(({ selector }) => selector).join('\n');
}
function msSinceLoad() {
    const [load] = performance.getEntriesByType('navigation');
    return performance.now() - (load?.loadEventEnd || performance.now());
}
/**
 * React listens at the root of its application alone, and keeps what to call beside each element: the start of the source
 * of that, by which it is known; empty where there is none, or it does nothing.
 */
function reactHandler() {
    const key = Object.keys(this).find(name => /^__react(?:Props|EventHandlers)\$/.test(name));
    const props = key === undefined ? undefined : this[key];
    const handler = props?.onClick;
    const source = typeof handler === 'function' ? String(handler).slice(0, 300) : '';
    return /^(?:\(\)|\w{1,20})\s*=>\s*\{\s*\}$|^function\s*\w{0,50}\(\)\s*\{\s*\}$/.test(source) ? '' : source;
}
/**
 * JQuery listens with one function of its own on all elements: the starts of the sources of those that it then calls for
 * a click on this one, by which they are known.
 */
function handlersOfJQuery() {
    const { jQuery } = window;
    const clicks = typeof jQuery?._data === 'function' ? jQuery._data(this, 'events')?.click : undefined;
    return Array.from(clicks ?? [])
        .filter(({ selector }) => selector === undefined || selector === null)
        .slice(0, 20)
        .map(({ handler }) => `jQuery ${String(handler).slice(0, 300)}`);
}
/** Where the function of a listener begins: those of one place are one. */
function scripted_anchors_placeOf({ scriptId, lineNumber, columnNumber }) {
    return `${scriptId}:${lineNumber}:${columnNumber}`;
}

;// CONCATENATED MODULE: ./lib/engine/browser/sideways-texts.js




const sideways_texts_LIMITS = {
    /** Texts that are looked at, boxes that are told of, and elements around a text. */
    looked: 2000,
    boxes: 5,
    around: 40,
    /** Characters of a text, and of a word that is none, such as an address. */
    letters: 80,
    word: 40,
    /** Of the screen: the width of a line. */
    wide: 1.15,
    /** Of the text of the page, in a box that is the page. */
    page: 0.9,
    text: 60,
};
/**
 * Running texts whose lines can be read only by moving the box that they are in sideways, the first of each box.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
async function findSidewaysTexts(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    const given = [sideways_texts_LIMITS, FONT_LIMITS].map(one => JSON.stringify(one));
    return await world.evaluate(`(${sidewaysTexts.toString()})(${[...given, elementSelector, textStart, standInFonts].map(String).join(', ')})`);
}
/** It runs in the page: it must not use anything from outside of itself but what it is given. */
function sidewaysTexts(limits, fontLimits, selectorOf, textOf, fontsOf) {
    const { body, documentElement: root } = document;
    const screen = root.clientWidth;
    const letters = body.textContent?.length ?? 0;
    const word = new RegExp(`[^\\s\\u0e00-\\u0eff\\u1000-\\u109f\\u3000-\\u9fff\\uac00-\\ud7af]{${limits.word}}`);
    const isRunning = (text) => text.trim().length >= limits.letters && !word.test(text);
    /** Of the lines of an element itself, the widest one. */
    const widthOf = (element) => {
        let widest = 0;
        for (const node of Array.from(element.childNodes)) {
            if (node.nodeType !== Node.TEXT_NODE || !isRunning((node.nodeValue ?? '').slice(0, 5000)))
                continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            for (const { width } of Array.from(range.getClientRects()))
                widest = Math.max(widest, width);
        }
        return widest;
    };
    const scrolls = (element) => element.scrollWidth > element.clientWidth + 1 &&
        /^(?:auto|scroll)$/.test(getComputedStyle(element).overflowX);
    const isMoved = (element) => {
        const { transform, animationName } = getComputedStyle(element);
        return animationName !== 'none' || (transform !== 'none' && new DOMMatrixReadOnly(transform).e !== 0);
    };
    /** The box that a text is moved with, where that is on the screen and not the page. */
    const boxOf = (text) => {
        let at = text;
        for (let step = 0; at && at !== body && at !== root && step < limits.around; step++) {
            if (isMoved(at))
                return undefined;
            if (scrolls(at)) {
                const { left, right } = at.getBoundingClientRect();
                const isPage = (at.textContent?.length ?? 0) >= letters * limits.page;
                return left >= -1 && right <= screen + 1 && !isPage ? at : undefined;
            }
            at = at.parentElement;
        }
        return undefined;
    };
    const found = new Map();
    for (const element of Array.from(document.querySelectorAll('p, blockquote, q, dd, li')).slice(0, limits.looked)) {
        // A line is no wider than its text is laid out.
        if (element.getBoundingClientRect().width <= screen && element.scrollWidth <= screen)
            continue;
        if (element.closest('table, pre, code, nav, svg, marquee, [aria-hidden="true"], [contenteditable]'))
            continue;
        const width = widthOf(element);
        if (width < screen * limits.wide || !element.checkVisibility({ visibilityProperty: true }))
            continue;
        const box = boxOf(element);
        if (!box)
            continue;
        const known = found.get(box);
        if (known)
            known.texts++;
        else if (found.size < limits.boxes)
            found.set(box, { element, width, texts: 1 });
    }
    if (found.size === 0)
        return [];
    const fonts = fontsOf(fontLimits);
    return Array.from(found, ([box, { element, width, texts }]) => {
        const mayFit = fonts.isInStandIn(element) &&
            fonts.withNarrowLetters(element, () => widthOf(element)) < screen * limits.wide;
        return {
            selector: selectorOf(element),
            text: textOf(element, limits.text),
            width: Math.round(width),
            screen,
            box: selectorOf(box),
            texts,
            ...(mayFit && { fontInDoubt: fonts.nameOf(element) }),
        };
    });
}

;// CONCATENATED MODULE: ./lib/engine/browser/state-contrasts.js


const state_contrasts_LIMITS = {
    /** Rules of styles that are read, those whose elements are looked for, and elements of each. */
    rules: 20_000,
    queries: 1000,
    elements: 10,
    /** Elements whose colors are looked up. */
    measured: 80,
    /** Elements that are tried out, and elements around each that are under the mouse with it. */
    tried: 6,
    around: 8,
    /** Elements that are gone through up to what is behind a text, and those beside that may lie over it. */
    steps: 30,
    beside: 20,
    /** CSS pixels: what is smaller, nobody is to see; and what a line below a text is at most. */
    size: 8,
    line: 8,
    /** What text of its size needs, where it is small and where it is large, and part of it below which it is told of. */
    asked: 4.5,
    askedLarge: 3,
    share: 0.4,
    /** What it has at least as long as nothing happens. */
    normal: 3,
    /** Characters. */
    selector: 1000,
    text: 40,
    rule: 80,
};
/**
 * Links and buttons of a desktop whose text nearly vanishes under the mouse or with the focus: a style for that sets its
 * color, or that of what is behind it, and Chrome, told that they are in that state, agrees.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @see https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html
 */
async function findStateContrasts(session, mainFrame, showDesktop) {
    await showDesktop();
    const objects = await holdObjects(session, mainFrame);
    const sheetRules = await sheetReader(session, mainFrame);
    const given = [JSON.stringify(state_contrasts_LIMITS), sheetRules, contrastOf.toString()].join(', ');
    const candidates = await objects.entriesOf(await objects.hold(`(${fadedByRules.toString()})(${given})`));
    if (candidates.length === 0)
        return [];
    await session.send('DOM.enable');
    try {
        await session.send('DOM.getDocument', { depth: 0 });
        await session.send('CSS.enable');
        const found = [];
        for (const candidate of candidates) {
            const faded = await tryState(session, objects, candidate);
            if (!faded)
                continue;
            const same = found.find(one => one.selector === faded.selector && one.color === faded.color && one.ground === faded.ground);
            if (!same)
                found.push(faded);
            else if (same.state !== faded.state)
                same.isBoth = true;
        }
        return found;
    }
    finally {
        await session.send('CSS.disable').catch(() => undefined);
        await session.send('DOM.disable').catch(() => undefined);
    }
}
async function tryState(session, objects, candidate) {
    const element = await objects.holdOf(candidate, elementOf);
    const said = {
        ...(await objects.call(candidate, saidOf, state_contrasts_LIMITS)),
        text: await objects.textOf(element, state_contrasts_LIMITS.text),
    };
    const held = await objects.entriesOf(await objects.holdOf(element, inState, { ...state_contrasts_LIMITS, ...said }));
    const nodes = [];
    for (const objectId of held)
        nodes.push((await session.send('DOM.requestNode', { objectId })).nodeId);
    const forced = said.state === 'hover' ? ['hover'] : ['focus', 'focus-visible'];
    const force = async (forcedPseudoClasses) => {
        for (const nodeId of nodes)
            await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
    };
    await force(forced);
    const contrast = await objects.call(element, contrastOf, state_contrasts_LIMITS);
    await force([]);
    if (!contrast || contrast.ratio >= contrast.asked * state_contrasts_LIMITS.share)
        return undefined;
    return { ...said, ...contrast, selector: await objects.selectorOf(element) };
}
function elementOf() {
    return this.element;
}
/** It runs in the page, as all below: it must not use anything from outside of itself but what it is given. */
function saidOf(limits) {
    return { state: this.state, rule: this.rule.slice(0, limits.rule) };
}
/** The element that is in a state, with those that are in it as well: what is under the mouse is so with all around it. */
function inState(given) {
    const all = [this];
    if (given.state !== 'hover')
        return all;
    for (let at = this.parentElement; at && all.length <= given.around; at = at.parentElement)
        all.push(at);
    return all;
}
/**
 * The contrast of the first text of an element with the one color behind it, at the end of all transitions; null where it
 * cannot be told for certain.
 */
function contrastOf(limits) {
    const channels = (color) => {
        const [, red, green, blue, alpha = '1'] = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(color) ?? [];
        return red === undefined ? null : { rgb: [red, green, blue].map(Number), alpha: Number(alpha) };
    };
    const texts = document.createTreeWalker(this, NodeFilter.SHOW_TEXT);
    let holder = null;
    for (let step = 0; step < limits.steps && !holder && texts.nextNode(); step++)
        if (texts.currentNode.data.trim() !== '')
            holder = texts.currentNode.parentElement;
    if (!holder)
        return null;
    const path = [];
    for (let at = holder; at && path.length < limits.steps; at = at.parentElement)
        path.push(at);
    for (const at of path) {
        void getComputedStyle(at).color;
        for (const animation of at.getAnimations())
            if (animation instanceof CSSTransition)
                animation.finish();
    }
    const own = getComputedStyle(holder);
    const color = channels(own.webkitTextFillColor || own.color);
    const size = Number.parseFloat(own.fontSize);
    if (color?.alpha !== 1 || size < limits.size)
        return null;
    let ground;
    for (const at of path) {
        const style = getComputedStyle(at);
        const isPlain = style.backgroundImage === 'none' &&
            style.opacity === '1' &&
            style.filter === 'none' &&
            style.backdropFilter === 'none' &&
            style.mixBlendMode === 'normal' &&
            style.textShadow === 'none' &&
            !style.boxShadow.includes('inset');
        if (!isPlain)
            return null;
        for (const pseudo of ['::before', '::after']) {
            const { content, position, backgroundImage, backgroundColor, height } = getComputedStyle(at, pseudo);
            const isDrawn = backgroundImage !== 'none' || channels(backgroundColor)?.alpha !== 0;
            const isLine = Number.parseFloat(height) <= limits.line;
            if (content !== 'none' && content !== 'normal' && position === 'absolute' && isDrawn && !isLine)
                return null;
        }
        for (const beside of Array.from(at.children).slice(0, limits.beside))
            if (!beside.contains(holder) && /absolute|fixed/.test(getComputedStyle(beside).position))
                return null;
        const background = channels(style.backgroundColor);
        if (!background || (background.alpha !== 0 && background.alpha !== 1))
            return null;
        if (background.alpha === 1) {
            ground = background.rgb;
            break;
        }
        // What lies over the page has behind it whatever is there.
        if (/absolute|fixed|sticky/.test(style.position) && at !== document.body)
            return null;
    }
    if (!ground && path.length >= limits.steps)
        return null;
    ground ??= [255, 255, 255];
    const luminance = (rgb) => {
        const [red, green, blue] = rgb.map(value => {
            const part = value / 255;
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [light, dark] = [luminance(color.rgb), luminance(ground)].sort((a, b) => b - a);
    const hex = (rgb) => `#${rgb.map(value => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
    const isLarge = size >= 24 || (size >= 18.66 && Number(own.fontWeight) >= 700);
    return {
        ratio: (light + 0.05) / (dark + 0.05),
        asked: isLarge ? limits.askedLarge : limits.asked,
        color: hex(color.rgb),
        ground: hex(ground),
    };
}
/**
 * Elements that a rule for a state gives, by what it says, a text that can hardly be read, and that can be read without it:
 * one for each rule. Another rule may win, which Chrome knows.
 */
function fadedByRules(limits, sheetRules, measure) {
    const found = [];
    const context = document.createElement('canvas').getContext('2d');
    if (!context)
        return found;
    let rulesLeft = limits.rules;
    let queriesLeft = limits.queries;
    /** Red, green and blue of an opaque color; null where it is none. */
    const opaque = (value, element) => {
        let resolved = value;
        for (let step = 0; step < 3 && resolved.includes('var('); step++)
            resolved = resolved.replace(/var\(\s{0,5}(--[\w-]{1,80})\s{0,5}(?:,[^()]{0,100})?\)/g, (_, name) => getComputedStyle(element).getPropertyValue(name).trim());
        if (resolved === '' ||
            resolved.length > 60 ||
            /^(?:currentcolor|inherit|initial|unset|revert)/i.test(resolved))
            return null;
        context.fillStyle = '#010203';
        context.fillStyle = resolved;
        const hex = /^#(..)(..)(..)$/.exec(context.fillStyle);
        return hex && context.fillStyle !== '#010203' ? hex.slice(1).map(part => Number.parseInt(part, 16)) : null;
    };
    const luminance = (rgb) => {
        const [red, green, blue] = rgb.map(value => {
            const part = value / 255;
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ratioOf = (one, other) => {
        const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
        return (light + 0.05) / (dark + 0.05);
    };
    const known = new Map();
    const normalOf = (element) => {
        const before = known.get(element);
        if (before !== undefined || known.size >= limits.measured)
            return before;
        const contrast = measure.call(element, limits);
        known.set(element, contrast);
        return contrast;
    };
    const isSeen = (element) => {
        const { left, right, bottom, width, height } = element.getBoundingClientRect();
        const isThere = width >= limits.size && height >= limits.size && right > 0 && left < innerWidth;
        return (isThere &&
            bottom + scrollY > 0 &&
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            !element.matches(':disabled'));
    };
    const look = (rule, part) => {
        const [, before = '', state = '', after = ''] = /^(.*?[^\s>+~]):(hover|focus-visible|focus)(?![\w-])([^\s>+~:]*)$/.exec(part) ?? [];
        if (state === '' || /:(?:hover|focus|active|not|has)|::|&/.test(before + after) || queriesLeft-- <= 0)
            return;
        let elements;
        try {
            elements = Array.from(document.querySelectorAll(before + after)).slice(0, limits.elements);
        }
        catch {
            return;
        }
        const { color, backgroundColor } = rule.style;
        const background = backgroundColor || rule.style.getPropertyValue('background');
        for (const element of elements) {
            if (!/^(?:a|button)$/.test(element.localName) || !isSeen(element))
                continue;
            const text = opaque(color, element);
            const ground = opaque(background, element);
            if (!text && !ground)
                return;
            if (text && ground && ratioOf(text, ground) >= limits.asked * limits.share)
                return;
            const normal = normalOf(element);
            if (!normal || normal.ratio < limits.normal)
                continue;
            const [ownText, ownGround] = [opaque(normal.color, element), opaque(normal.ground, element)];
            if (ratioOf(text ?? ownText, ground ?? ownGround) >= normal.asked * limits.share)
                return;
            found.push({ element, state: state === 'hover' ? 'hover' : 'focus', rule: part });
            return;
        }
    };
    const read = (rules) => {
        for (const rule of Array.from(rules)) {
            if (rulesLeft-- <= 0 || found.length >= limits.tried)
                return;
            if (rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches)
                continue;
            if (rule instanceof CSSStyleRule) {
                const { selectorText } = rule;
                if (!/:(?:hover|focus)/.test(selectorText) || selectorText.length > limits.selector)
                    continue;
                const { color, backgroundColor } = rule.style;
                if (color === '' && backgroundColor === '' && rule.style.getPropertyValue('background') === '')
                    continue;
                for (const part of selectorText.split(/,(?![^(]*\))/)) {
                    if (found.length >= limits.tried)
                        return;
                    look(rule, part.trim());
                }
            }
            else if ('cssRules' in rule)
                read(rule.cssRules);
        }
    };
    for (const sheet of Array.from(document.styleSheets)) {
        if (sheet.disabled)
            continue;
        try {
            read(sheetRules(sheet));
        }
        catch {
            // What cannot be read is not told of.
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/engine/browser/undefined-handlers.js


const undefined_handlers_LIMITS = {
    /** Elements and functions that are looked at, and handlers that are told of. */
    elements: 1000,
    names: 100,
    found: 30,
    /** Characters. */
    handler: 500,
};
/** Most milliseconds for an answer of the page's own scripts. */
const ANSWER_MS = 1500;
/**
 * Handlers of what visitors do whose functions are not there when the page has loaded.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @returns undefined where it could not be found out
 */
async function findUndefinedHandlers(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    const handlers = await world.evaluate(callOf(handlersOf, undefined_handlers_LIMITS, elementSelector));
    const names = [...new Set(handlers.map(({ name }) => name))];
    if (names.length === 0)
        return [];
    // What `let` and `const` define is no property of the window: the page's own scripts are asked for the name itself.
    const asked = names.map(name => `(() => { try { return typeof ${name} } catch { return '' } })()`);
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression: `[${asked.join()}].join()`,
        returnByValue: true,
        timeout: ANSWER_MS,
    });
    if (exceptionDetails || typeof result.value !== 'string')
        return undefined;
    const types = result.value.split(',');
    const missing = new Set(names.filter((_, at) => types[at] === 'undefined'));
    const undefinedOnes = handlers.filter(({ name }) => missing.has(name)).slice(0, undefined_handlers_LIMITS.found);
    const others = await Promise.all(undefinedOnes.map(handler => hasOtherListener(session, handler)));
    return undefinedOnes.filter((_, at) => !others[at]);
}
/** Whether a script listens to the same event of the element, so that what it is for happens all the same. */
async function hasOtherListener(session, { selector, event }) {
    const { result } = await session.send('Runtime.evaluate', {
        expression: `document.querySelector(${JSON.stringify(selector)})`,
        timeout: ANSWER_MS,
    });
    if (result.objectId === undefined)
        return true;
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
    return listeners.filter(({ type }) => `on${type}` === event).length > 1;
}
/**
 * The functions that handlers call in the first place, or once they have held the event back, without any condition. It runs in the page: it must not use
 * anything from outside of itself.
 */
function handlersOf(limits, selectorOf) {
    const events = ['onclick', 'onsubmit', 'onchange', 'oninput', 'onkeyup', 'onkeydown'];
    const found = [];
    const names = new Set();
    const elements = document.querySelectorAll(events.map(event => `[${event}]`).join());
    for (const element of Array.from(elements).slice(0, limits.elements)) {
        for (const event of events) {
            const code = element.getAttribute(event) ?? '';
            if (code.length > limits.handler)
                continue;
            const name = /^\s*(?:event\.(?:preventDefault|stopPropagation)\(\)\s*;\s*){0,2}(?:return\s+|void\s+)?(\p{ID_Start}[\p{ID_Continue}$]*|[$_][\p{ID_Continue}$]*)\s*\(/u.exec(code)?.[1];
            if (name === undefined ||
                /^(?:if|for|while|switch|function|return|typeof|void|await|async|new|import|super|with|do|try|throw|delete|yield|class|this|var|let|const)$/.test(name))
                continue;
            // A handler sees what its element, the form of that and the document have before what scripts define.
            const form = 'form' in element && element.form instanceof HTMLFormElement ? element.form : element.closest('form');
            if (name in element || name in document || (form && name in form))
                continue;
            names.add(name);
            if (names.size > limits.names)
                return found;
            found.push({ selector: selectorOf(element), event, name });
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/engine/browser/unrevealed-text.js



const unrevealed_text_LIMITS = {
    /** Nodes of text that are looked at, and transparent elements that are scrolled to. */
    nodes: 20_000,
    tried: 3,
    /** Opacity below which nothing is seen. */
    opacity: 0.02,
    /** Characters from which on, and part of the text from which on, it is told of. */
    characters: 300,
    share: 0.4,
    /** Milliseconds for which each of them is waited for. */
    shownMs: 1500,
    /**
     * Frames that Chrome has drawn by then at least, and milliseconds within which one comes: on a busy machine, or where
     * large images are read, a script hears late of what is in sight.
     */
    frames: 30,
    frameMs: 1000,
    /** Characters. */
    name: 1000,
    text: 80,
};
/**
 * Text that stays transparent: a style hides it for a script that is to fade it in, and that script does not run or does
 * not find it. What is put over others, as slides and menus are, is left out.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @returns null where there is none, undefined where it could not be found out
 */
async function findUnrevealedText(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    await world.evaluate(callOf(revealByScrolling, REVEAL_LIMITS));
    const found = await world.evaluate(callOf(stayingTransparent, unrevealed_text_LIMITS, elementSelector));
    return typeof found === 'string' ? undefined : found;
}
/**
 * It runs in the page: it must not use anything from outside of itself but what it is given.
 *
 * @returns `moved` where the page does not scroll as others do, and `undrawn` where Chrome draws nothing, so that nothing
 * is sure
 */
async function stayingTransparent(limits, selectorOf) {
    const laidOver = /slide|swiper|carousel|splide|tab|modal|dialog|nav|tooltip|dropdown|overlay|popup|toast/i;
    /** A menu of links, and not that of a restaurant. */
    const menus = new Map();
    const isOfLinks = (element, names) => {
        if (!/menu/i.test(names))
            return false;
        const known = menus.get(element);
        if (known !== undefined)
            return known;
        const links = Array.from(element.querySelectorAll('a[href]'));
        const linked = links.reduce((sum, link) => sum + (link.textContent ?? '').trim().length, 0);
        const isMenu = element.localName === 'header' || 2 * linked > (element.textContent ?? '').trim().length;
        menus.set(element, isMenu);
        return isMenu;
    };
    const veils = new Map();
    /** The outermost transparent element around one. */
    const veilOf = (element) => {
        const known = veils.get(element);
        if (known !== undefined)
            return known;
        const above = element.parentElement ? veilOf(element.parentElement) : null;
        const isVeil = above === null && Number(getComputedStyle(element).opacity) < limits.opacity;
        const veil = above ?? (isVeil ? element : null);
        veils.set(element, veil);
        return veil;
    };
    const isInPlace = (veil) => {
        const { left, right, width, height } = veil.getBoundingClientRect();
        if (width === 0 || height === 0 || right <= 0 || left >= innerWidth)
            return false;
        for (let at = veil; at && at !== document.body; at = at.parentElement) {
            if (!/^(?:static|relative)$/.test(getComputedStyle(at).position))
                return false;
            if (at.ariaHidden === 'true' || at.hasAttribute('inert'))
                return false;
            const names = `${at.id} ${at.getAttribute('class') ?? ''}`.slice(0, limits.name);
            if (laidOver.test(names) || isOfLinks(at, names))
                return false;
        }
        return true;
    };
    const measure = () => {
        veils.clear();
        const hidden = new Map();
        const places = new Map();
        let [seen, unseen] = [0, 0];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = 0; walker.nextNode() && node < limits.nodes; node++) {
            const parent = walker.currentNode.parentElement;
            const words = (walker.currentNode.nodeValue ?? '').replace(/\s+/g, ' ').trim();
            if (words === '' || !parent?.checkVisibility({ visibilityProperty: true }))
                continue;
            const veil = veilOf(parent);
            if (veil === null) {
                seen += words.length;
                continue;
            }
            if (!places.has(veil))
                places.set(veil, isInPlace(veil));
            if (!places.get(veil))
                continue;
            unseen += words.length;
            const start = hidden.get(veil) ?? '';
            if (start.length < limits.text)
                hidden.set(veil, `${start} ${words}`.trim().slice(0, limits.text));
        }
        return { hidden, unseen, share: unseen / Math.max(1, seen + unseen) };
    };
    const isMuch = ({ unseen, share }) => unseen >= limits.characters && share >= limits.share;
    const first = measure();
    if (!isMuch(first))
        return null;
    const all = Array.from(first.hidden.keys());
    const tried = all.filter((_, index) => index % Math.ceil(all.length / limits.tried) === 0);
    for (const veil of tried) {
        // A higher one begins at the top of the screen, so that a part of it stands in the middle.
        const isHigh = veil.getBoundingClientRect().height > innerHeight;
        veil.scrollIntoView({ behavior: 'instant', block: isHigh ? 'start' : 'center' });
        const until = performance.now() + limits.shownMs;
        let frames = 0;
        const isOver = () => performance.now() >= until && frames >= limits.frames;
        while (!isOver() && Number(getComputedStyle(veil).opacity) < limits.opacity) {
            const isDrawn = await new Promise(resolve => {
                requestAnimationFrame(() => resolve(true));
                setTimeout(() => resolve(false), limits.frameMs);
            });
            if (!isDrawn)
                return 'undrawn';
            frames++;
        }
        const { top, bottom } = veil.getBoundingClientRect();
        if (bottom <= 0 || top >= innerHeight)
            return 'moved';
    }
    const last = measure();
    scrollTo({ top: 0, behavior: 'instant' });
    if (!isMuch(last) || !tried.every(veil => last.hidden.has(veil)))
        return null;
    const [[veil, text]] = Array.from(last.hidden);
    return { selector: selectorOf(veil), text, characters: last.unseen, share: last.share };
}

;// CONCATENATED MODULE: ./lib/engine/browser/cut-menus.js
const CUT_LIMITS = {
    /** Entries from which on a menu is judged, and what part of them is cut off at least. */
    entries: 3,
    share: 0.5,
    /** CSS pixels: what is lower is a submenu that is closed. */
    folded: 8,
    /** Part of the screen: a box that is lower and is to fill the screen is a strip. */
    strip: 0.4,
    /** Elements around an entry, and texts of entries that are told. */
    around: 60,
    texts: 3,
    text: 40,
};
/**
 * What of the entries of a menu that has just opened nobody can see, however they scroll, or only in a strip since the box
 * is fixed to what is lower than the screen. Undefined where most of them can be seen. It runs in the page, where `callOf`
 * hands it to who needs it: it must not use anything from outside of itself but what it is given.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/CSS/CSS_display/Containing_block
 */
function cutEntries(links, limits, selectorOf, textOf, tagOf) {
    const styles = new Map();
    const styleOf = (element) => {
        const style = styles.get(element) ?? getComputedStyle(element);
        styles.set(element, style);
        return style;
    };
    /** The property for which what is fixed in an element is fixed to it. */
    const holds = (element) => {
        const style = styleOf(element);
        const isSet = (name) => {
            const value = style.getPropertyValue(name);
            return value !== '' && value !== 'none';
        };
        const set = [
            'backdrop-filter',
            'filter',
            'transform',
            'perspective',
            'translate',
            'rotate',
            'scale',
        ].find(isSet);
        if (set !== undefined)
            return set;
        if (/paint|layout|strict|content/.test(style.contain))
            return 'contain';
        return /transform|perspective|filter/.test(style.willChange) ? 'will-change' : undefined;
    };
    const root = document.documentElement;
    const { body } = document;
    const hides = (element) => /hidden|clip/.test(styleOf(element).overflowY);
    const isLocked = styleOf(root).overflowY === 'visible' ? hides(body) : hides(root);
    /** Undefined where it can be seen or scrolled to; null where it is none that has opened. */
    const cutOf = (entry) => {
        let { top, bottom, left, right } = entry.getBoundingClientRect();
        const half = (bottom - top) / 2;
        let isInSight = true;
        let isFixed = false;
        let position = styleOf(entry).position;
        let holder;
        let strip;
        let at = entry.parentElement;
        for (let step = 0; at && step < limits.around; step++, at = at.parentElement) {
            const style = styleOf(at);
            const held = /^(?:fixed|absolute)$/.test(position) ? holds(at) : undefined;
            const isAround = position === 'fixed'
                ? held !== undefined && at !== root && at !== body
                : position !== 'absolute' || style.position !== 'static' || held !== undefined;
            if (!isAround)
                continue;
            if (position === 'fixed')
                holder = { element: at, property: held };
            position = style.position;
            if (position === 'sticky' && at.parentElement) {
                // It stays where it is for as long as what it stands in.
                const around = at.parentElement.getBoundingClientRect();
                const isStuck = style.top !== 'auto' && at.getBoundingClientRect().top <= Number.parseFloat(style.top) + 1;
                isFixed ||= isStuck && around.bottom + scrollY >= root.scrollHeight - 100;
            }
            if (at === body || at === root)
                continue;
            if (style.overflowX === 'visible' && style.overflowY === 'visible')
                continue;
            const box = at.getBoundingClientRect();
            if (box.height < limits.folded || Math.min(right, box.right) - Math.max(left, box.left) < 1)
                return null;
            if (style.overflowY === 'visible')
                continue;
            if (Math.min(bottom, box.bottom) - Math.max(top, box.top) >= half)
                continue;
            const scrolled = at.scrollHeight - at.clientHeight;
            const isScrolled = /auto|scroll/.test(style.overflowY) && scrolled > 1;
            const isWithin = bottom - box.top + at.scrollTop > 0 && top - box.top + at.scrollTop < at.scrollHeight;
            if (!(isScrolled && isWithin))
                return { entry, by: at, isStrip: false, holder };
            isInSight = false;
            strip = at;
            top = box.top;
            bottom = Math.min(box.bottom, box.top + 2 * half);
        }
        if (position === 'fixed')
            isFixed = true;
        if (isFixed || isLocked) {
            if (Math.min(bottom, innerHeight) - Math.max(top, 0) < half)
                return { entry, by: null, isStrip: false, holder };
        }
        else if (bottom + scrollY <= 0)
            return { entry, by: null, isStrip: false, holder };
        const isLow = strip !== undefined && strip.clientHeight < limits.strip * innerHeight;
        return !isInSight && isLow && strip && holderOf(strip)
            ? { entry, by: strip, isStrip: true, holder: holderOf(strip) }
            : undefined;
    };
    /** What a box is fixed to that is to lie over the screen. */
    const holderOf = (box) => {
        if (styleOf(box).position !== 'fixed')
            return undefined;
        let at = box.parentElement;
        for (let step = 0; at && at !== body && step < limits.around; step++, at = at.parentElement) {
            const property = holds(at);
            if (property !== undefined)
                return { element: at, property };
        }
        return undefined;
    };
    const judged = links.map(link => ({ link, cut: cutOf(link) })).filter(({ cut }) => cut !== null);
    const cuts = judged.flatMap(({ cut }) => cut ?? []);
    const [first] = cuts;
    if (!first || judged.length < limits.entries || cuts.length < limits.share * judged.length)
        return undefined;
    const { by, isStrip } = first;
    const holder = first.holder ?? (by ? holderOf(by) : undefined);
    const heightOf = (element) => Math.round(element.getBoundingClientRect().height);
    return {
        selector: selectorOf(first.entry),
        text: textOf(first.entry, limits.text),
        entries: judged.length,
        cut: cuts.length,
        seen: judged
            .filter(({ cut }) => cut === undefined)
            .slice(0, limits.texts)
            .map(({ link }) => textOf(link, limits.text)),
        ...(by && { box: { tag: tagOf(by), height: heightOf(by) } }),
        isStrip,
        ...(holder && {
            holder: { tag: tagOf(holder.element), property: holder.property, height: heightOf(holder.element) },
        }),
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/unsaid-menus.js






const unsaid_menus_LIMITS = {
    /** Buttons and links that are looked at, and buttons that are pressed. */
    looked: 2000,
    links: 300,
    /** Lines of the text of a link. */
    lines: 50,
    pressed: 2,
    /** Links that come into sight when a menu opens. */
    shown: 2,
    /** Milliseconds for a menu to open, and more for one that slides in late. */
    openMs: 350,
    slideMs: 700,
    /** CSS pixels past the edge of the screen that nobody misses. */
    past: 24,
    /** Characters. */
    names: 300,
    text: 40,
    /** What such a button is called. */
    label: menu_labels/* MENU_LABEL_PATTERN */.S,
    /** What holds the entries of a menu, and what brings links into sight by itself. */
    menus: 'nav, header, aside, dialog, [role="navigation" i], [class*="menu" i], [class*="nav" i], [id*="menu" i], [id*="nav" i]',
    carousels: '[class*="carousel" i], [class*="swiper" i], [class*="slick" i], [class*="slider" i], marquee',
    cut: CUT_LIMITS,
};
/** What a menu button is at least; the page is laid out anew for none but these. */
const MAY_OPEN = ':is(button, [role="button" i]):is([aria-label], [class*="burger" i], [class*="menu" i], [class*="nav" i], [class*="toggle" i], [id*="burger" i], [id*="menu" i], [id*="nav" i], [id*="toggle" i]):not([aria-expanded="true"])';
/**
 * Menu buttons that bring links into sight when they are pressed on a phone, after which nothing on the page says more of
 * their state than before. It opens menus: all else comes before.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
async function findUnsaidMenus(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    if (!(await world.evaluate(`document.querySelector('${MAY_OPEN}') !== null`)))
        return [];
    await playPhoneAgain(session);
    return await world.evaluate(callOf(pressMenus, unsaid_menus_LIMITS, elementSelector, textStart, startTag, cutEntries));
}
/** It runs in the page: it must not use anything from outside of itself but what it is given. */
async function pressMenus(limits, selectorOf, textOf, tagOf, cutOf) {
    const pause = (ms) => new Promise(done => setTimeout(done, ms));
    const frames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const isSeen = (element) => {
        const { left, right, bottom, width, height } = element.getBoundingClientRect();
        const isThere = width > 1 && height > 1 && right > 0 && left < innerWidth && bottom + scrollY > 0;
        return isThere && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const called = /burger|(?:^|[\s_-])(?:menu|nav(?:bar|igation)?)[-_]{0,2}(?:toggle|toggler|btn|button|icon|open|trigger)(?:$|[\s_-])|(?:^|[\s_-])toggle[-_]{0,2}(?:menu|nav)(?:$|[\s_-])|(?:^|\s)(?:menu|nav)(?:Toggle|Btn|Button)(?:$|\s)/i;
    const said = new RegExp(limits.label, 'iu');
    const served = /^(?:aria-pressed|popovertarget|commandfor|data-(?:bs-)?toggle)$/;
    const nameOf = (button) => (button.ariaLabel ?? button.textContent ?? '').slice(0, 2000).replace(/\s+/g, ' ').trim();
    const wordsOf = (button) => `${nameOf(button)} ${button.getAttribute('title') ?? ''} ${Array.from(button.querySelectorAll('[alt], [aria-label], title'))
        .slice(0, 5)
        .map(part => part.getAttribute('alt') ?? part.ariaLabel ?? part.textContent)
        .join(' ')}`.replace(/[^\p{L}]+/gu, ' ');
    /** The right end of the text of a link: of a box alone that runs out of the screen nothing is lost. */
    const endOf = (link) => {
        const range = document.createRange();
        const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        const ends = [];
        for (let text = texts.nextNode(); text && ends.length < limits.lines; text = texts.nextNode()) {
            range.selectNodeContents(text);
            for (const line of Array.from(range.getClientRects()))
                ends.push(line.right);
        }
        let right = Math.max(0, ...ends);
        // What a box within the screen cuts off, with an ellipsis or as one of several slides, is so on any screen.
        for (let at = link; at && at !== document.body; at = at.parentElement) {
            const { overflowX, position } = getComputedStyle(at);
            if (overflowX !== 'visible')
                right = Math.min(right, at.getBoundingClientRect().right);
            if (position === 'fixed')
                break;
        }
        return right;
    };
    const isScrolledTo = (link) => {
        if (document.documentElement.scrollWidth > innerWidth)
            return true;
        for (let at = link.parentElement; at && at !== document.body; at = at.parentElement)
            if (at.scrollWidth > at.clientWidth && /auto|scroll/.test(getComputedStyle(at).overflowX))
                return true;
        return false;
    };
    const isCut = (link) => (link.textContent ?? '').trim() !== '' && endOf(link) > innerWidth + limits.past && !isScrolledTo(link);
    await frames();
    const buttons = Array.from(document.querySelectorAll('button, a[role="button" i]:not([href])'))
        .slice(0, limits.looked)
        .filter(button => {
        const names = `${button.getAttribute('class') ?? ''} ${button.id}`.slice(0, limits.names);
        return called.test(names) || said.test((button.ariaLabel ?? '').slice(0, limits.names));
    })
        .filter(button => (button.getAttribute('aria-expanded') ?? 'false').trim().toLowerCase() === 'false' &&
        !button.getAttributeNames().some(name => served.test(name)) &&
        !button.matches(':disabled') &&
        !button.closest('a[href], form, summary, [aria-hidden="true"], [inert]') &&
        isSeen(button))
        .slice(0, limits.pressed);
    const found = [];
    for (const button of buttons) {
        if (!(button instanceof HTMLElement) || !isSeen(button))
            continue;
        const links = Array.from(document.querySelectorAll('a[href]')).slice(0, limits.links);
        const hidden = links.filter(link => !isSeen(link));
        const words = wordsOf(button);
        // A sign may change when it is pressed.
        const text = textOf(button, limits.text, button.ariaLabel);
        const expanded = button.getAttribute('aria-expanded');
        let isSaid = false;
        const observer = new MutationObserver(() => {
            isSaid = true;
        });
        observer.observe(document.documentElement, {
            subtree: true,
            attributeFilter: ['aria-expanded', 'aria-pressed', 'aria-label', 'aria-labelledby'],
        });
        button.click();
        await pause(limits.openMs);
        await frames();
        isSaid ||= observer.takeRecords().length > 0;
        observer.disconnect();
        const opened = hidden.filter(link => link.isConnected && isSeen(link));
        const active = document.activeElement;
        const isLed = active !== null && active !== document.body && active !== button;
        const isDialog = opened.some(link => link.closest('dialog, [role="dialog" i], [aria-modal="true" i]'));
        const isUnsaid = opened.length >= limits.shown &&
            button.isConnected &&
            isSeen(button) &&
            !isSaid &&
            !isLed &&
            !isDialog &&
            wordsOf(button) === words;
        let last = opened.length >= limits.shown ? opened.find(isCut) : undefined;
        const entries = opened.filter(link => link.closest(limits.menus) && !link.closest(limits.carousels));
        const cutMenuOf = () => cutOf(entries.filter(isSeen), limits.cut, selectorOf, textOf, tagOf);
        let cutMenu = opened.length >= limits.shown ? cutMenuOf() : undefined;
        if (last || cutMenu) {
            // What still moves is on its way to where it can be seen.
            const before = last && endOf(last);
            await pause(limits.slideMs);
            if (last && (!isSeen(last) || !isCut(last) || Math.abs(endOf(last) - before) > 1))
                last = undefined;
            if (cutMenu && JSON.stringify(cutMenuOf()) !== JSON.stringify(cutMenu))
                cutMenu = undefined;
        }
        if (isUnsaid || last || cutMenu)
            found.push({
                selector: selectorOf(button),
                text,
                isUnsaid,
                isFalse: expanded !== null,
                ...(last && {
                    cut: {
                        selector: selectorOf(last),
                        text: textOf(last, limits.text),
                        right: Math.round(endOf(last)),
                    },
                }),
                ...(cutMenu && { cutMenu }),
            });
        button.click();
        await frames();
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/engine/browser/unseen-focus.js




const unseen_focus_LIMITS = {
    /** Elements that are looked at, and looks of them: those with the same classes, in a parent with the same classes. */
    looked: 3000,
    looks: 40,
    /** Looks without an outline that are compared, elements that are told of, those within one and around it. */
    compared: 12,
    told: 5,
    within: 15,
    around: 6,
    /** Rules of styles that are read, and those that matter. */
    rules: 20_000,
    outlines: 3000,
    /** CSS pixels: what is smaller, nobody is to see. */
    size: 8,
    /** Characters. */
    text: 60,
    rule: 100,
    selector: 2000,
};
/**
 * Links and buttons of which nothing shows that they have the focus: a style takes the outline of the browser away, and
 * nothing in them, around them or beside them changes in its place. One whose focus shows only once the page has noticed
 * a keyboard, as scripts make it, is none of them. It moves the focus, which no visitor sees.
 *
 * @param mainFrame Chrome's id of the page's frame
 * @returns undefined where it could not be found out
 * @see https://www.w3.org/WAI/WCAG22/Understanding/focus-visible.html
 */
async function findUnseenFocus(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    const helpers = [elementSelector, textStart, outlineRules].map(String).join(', ');
    const given = `${JSON.stringify(unseen_focus_LIMITS)}, ${helpers}, ${await sheetReader(session, mainFrame)}`;
    return (await world.evaluate(`(${focusedOnes.toString()})(${given})`)) ?? undefined;
}
/**
 * Runs in the page, as the one below: it must not use anything from outside of itself but what it is given.
 *
 * @returns null where an outline is away and the styles of the page cannot be read or understood
 */
async function focusedOnes(limits, selectorOf, textOf, rulesOf, sheetRules) {
    const isShown = (element) => {
        if (element.tabIndex < 0 || element.matches(':disabled'))
            return false;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            return false;
        if (element.closest('[inert], [aria-hidden="true"]'))
            return false;
        const { left, right, bottom, width, height } = element.getBoundingClientRect();
        const isLarge = width >= limits.size && height >= limits.size;
        return isLarge && right > 0 && left < innerWidth && bottom + scrollY > 0;
    };
    const looks = new Map();
    const controls = document.querySelectorAll('a[href], button, summary');
    for (const element of Array.from(controls).slice(0, limits.looked)) {
        const classOf = (at) => `${at?.localName}.${at?.getAttribute('class') ?? ''}`;
        const look = `${classOf(element)} < ${classOf(element.parentElement)}`;
        const known = looks.get(look);
        if (!known && looks.size >= limits.looks)
            continue;
        if (!isShown(element))
            continue;
        if (known)
            known.alike++;
        else
            looks.set(look, { first: element, alike: 1 });
    }
    const visibleOutline = (style) => {
        const isSeen = style.outlineStyle !== 'none' &&
            Number.parseFloat(style.outlineWidth) > 0 &&
            !/^(?:transparent|rgba\(.*, ?0\)|.* \/ 0\))$/.test(style.outlineColor);
        return isSeen ? `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}` : '';
    };
    const properties = Array.from(getComputedStyle(document.documentElement)).filter(name => !name.startsWith('outline'));
    /** All that can be told of how an element and what is in and around it look. */
    const lookOf = (element) => {
        const parts = [element];
        const inside = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT);
        while (parts.length <= limits.within && inside.nextNode())
            parts.push(inside.currentNode);
        for (let at = element.parentElement, step = 0; at && step < limits.around; step++, at = at.parentElement)
            parts.push(at);
        for (const beside of [element.previousElementSibling, element.nextElementSibling])
            if (beside)
                parts.push(beside);
        const said = [];
        for (const part of parts) {
            for (const pseudo of [undefined, '::before', '::after']) {
                const style = getComputedStyle(part, pseudo);
                if (pseudo !== undefined && style.content === 'none')
                    continue;
                said.push(visibleOutline(style));
                for (const name of properties)
                    said.push(style.getPropertyValue(name));
            }
            const { left, top, width, height } = part.getBoundingClientRect();
            said.push(`${left + scrollX} ${top + scrollY} ${width} ${height}`);
        }
        return said.join('\n');
    };
    // A colon in the name of a class is escaped: such a class names the style, and no state.
    const withoutFocus = (compound) => compound
        .replace(/:not\([^()]{0,200}focus[^()]{0,200}\)/g, '')
        .replace(/(?<!\\)::?[\w-]*focus[\w-]*|(?<!\\)\.[\w-]*focus[\w-]*(?![\w\\-])|::[\w-]+/g, '');
    /** What is said of an element around it, without what scripts set once they notice a keyboard. */
    const withoutScripts = (part) => {
        const [, compound = '', combinator = ''] = /^(.*?)([\s>+~]*)$/.exec(part) ?? [];
        if (compound === '')
            return part;
        const root = /^(?:html|body|:root)(?![\w-])/.exec(compound)?.[0];
        const noticed = /\.[\w-]*(?:key|mouse|tabbing|tab-?(?:user|nav)|pointer|touch|what-?input|a11y)[\w-]*|\.(?:no-)?js(?![\w-])|\[data-[^\]]{0,100}\]/gi;
        return (root ?? (withoutFocus(compound).replace(noticed, '') || '*')) + combinator;
    };
    let rules;
    const found = [];
    let compared = 0;
    let isUncertain = false;
    const before = document.activeElement;
    if (before instanceof HTMLElement)
        before.blur();
    for (const { first, alike } of looks.values()) {
        if (found.length >= limits.told || compared >= limits.compared)
            break;
        first.focus({ preventScroll: true });
        // An outline that is there says all, for little.
        const isOutlined = visibleOutline(getComputedStyle(first)) !== '';
        if (isOutlined || document.activeElement !== first || !first.matches(':focus-visible')) {
            first.blur();
            continue;
        }
        rules ??= rulesOf(limits, sheetRules);
        if (rules === null) {
            first.blur();
            return null;
        }
        const removing = rules.removing.filter(({ selector }) => first.matches(selector));
        // A class or an attribute that scripts set when they notice a mouse or a keyboard.
        const isConditional = removing.some(({ selector }) => /:not\(\s*[.[#]|\[data-|mouse|keyboard|pointer|touch|what-?input/i.test(selector));
        const matches = (selector) => {
            try {
                return first.matches(selector);
            }
            catch {
                isUncertain = true;
                return true;
            }
        };
        const isShownOtherwise = rules.showing.some(({ selector, holds }) => {
            const parts = selector.split(/(?<=[\s>+~])(?![^(]*\))/);
            const isFor = parts.some((compound, at) => {
                if (!compound.includes('focus'))
                    return false;
                if (compound.includes('.ui-state-') && !first.closest('[class*="ui-widget"], [class*="ui-state-"]'))
                    return false;
                const around = parts.slice(0, at).map(withoutScripts).join('');
                const own = withoutFocus(compound.replace(/[\s>+~]+$/, ''));
                return around + own === '' || matches(around + (own || '*'));
            });
            const subject = selector.replace(/::[\w-]+/g, '');
            // One that holds now has been looked at, unless it is for what is beside the element.
            return isFor && !(holds && matches(subject));
        });
        if (removing.length === 0 || isConditional || isShownOtherwise) {
            first.blur();
            continue;
        }
        compared++;
        const focused = lookOf(first);
        first.blur();
        const unfocused = lookOf(first);
        let isSame = focused === unfocused;
        if (isSame) {
            // What changes slowly, or by a script.
            first.focus({ preventScroll: true });
            await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
            isSame =
                document.activeElement === first &&
                    first.getAnimations({ subtree: true }).length === 0 &&
                    lookOf(first) === unfocused;
            first.blur();
        }
        if (!isSame)
            continue;
        found.push({
            selector: selectorOf(first),
            text: textOf(first, limits.text, first.ariaLabel),
            alike,
            rule: removing.at(-1).rule.slice(0, limits.rule),
        });
    }
    if (before instanceof HTMLElement && before !== document.body)
        before.focus({ preventScroll: true });
    return found.length === 0 && isUncertain ? null : found;
}
/** @returns null where a style sheet of the page cannot be read, or there are too many rules to read */
function outlineRules(limits, sheetRules) {
    const found = { removing: [], showing: [] };
    let left = limits.rules;
    const read = (rules, outer, holds) => {
        for (const rule of Array.from(rules)) {
            if (left-- <= 0 || found.removing.length + found.showing.length > limits.outlines)
                return false;
            const isOn = holds && !(rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches);
            if (rule instanceof CSSStyleRule && rule.selectorText.length <= limits.selector) {
                const { style } = rule;
                const selectorText = rule.selectorText.replaceAll('&', outer);
                const removes = style.outlineStyle === 'none' ||
                    (style.outlineWidth !== '' && Number.parseFloat(style.outlineWidth) === 0);
                const isForFocus = selectorText.includes('focus');
                const shows = isForFocus && Array.from(style).some(name => !removes || !name.startsWith('outline'));
                if (rule.cssRules.length > 0 && !read(rule.cssRules, `:is(${selectorText})`, isOn))
                    return false;
                if (!removes && !shows)
                    continue;
                for (const selector of selectorText.split(/,(?![^(]*\))/).map(part => part.trim())) {
                    if (!CSS.supports(`selector(${selector})`))
                        continue;
                    if (removes && isOn && !selector.includes('::'))
                        found.removing.push({ selector, rule: selector });
                    if (shows && selector.includes('focus'))
                        found.showing.push({ selector, holds: isOn });
                }
            }
            else if ('cssRules' in rule && !read(rule.cssRules, outer, isOn))
                return false;
        }
        return true;
    };
    for (const sheet of [...Array.from(document.styleSheets), ...document.adoptedStyleSheets]) {
        if (sheet.disabled || !matchMedia(sheet.media.mediaText).matches)
            continue;
        try {
            if (!read(sheetRules(sheet), ':scope', true))
                return null;
        }
        catch {
            if (!/^https?:\/\/fonts\.|font-?awesome|[-/]icons?[-./]/i.test(sheet.href ?? ''))
                return null;
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/engine/browser/react-forms.js
/**
 * Whether React made a form and nothing in it or around it has a handler by which React would tell of its being sent. React
 * keeps what to call beside each element. It runs with the form in the page's own world: it must not use anything from outside.
 */
function isUnheardByReact() {
    const propsOf = (element) => {
        const key = Object.keys(element).find(name => name.startsWith('__reactProps$'));
        const props = key === undefined ? undefined : element[key];
        return typeof props === 'object' && props !== null ? props : undefined;
    };
    // Without scripts a form has an address as text; React takes a function as well.
    const HANDLERS = /^(?:on(?:Submit|Click|MouseDown|MouseUp|PointerDown|PointerUp|TouchEnd|KeyDown|KeyUp)(?:Capture)?|action|formAction)$/;
    const isHeard = (element) => {
        const props = propsOf(element);
        return (props !== undefined &&
            Object.keys(props).some(name => HANDLERS.test(name) && typeof props[name] === 'function'));
    };
    if (propsOf(this) === undefined || Array.from(this.querySelectorAll('*')).slice(0, 500).some(isHeard))
        return false;
    for (let at = this; at; at = at.parentElement)
        if (isHeard(at))
            return false;
    return true;
}
/** Whether React listens at an element or the document for all that is in it. It runs like {@link isUnheardByReact}. */
function isRootOfReact() {
    return Object.keys(this).some(name => name.startsWith('__reactContainer$') || name.startsWith('_reactListening'));
}
/** Listeners that React adds at its root for one kind of event: on its way down, and up. */
const LISTENERS_OF_REACT = 2;

;// CONCATENATED MODULE: ./lib/engine/browser/unserved-forms.js


const unserved_forms_LIMITS = {
    /** Forms that are looked at, and of which listeners are asked for. */
    looked: 200,
    forms: 5,
    /** Elements around a form and buttons in it. */
    around: 40,
    /** Listeners of one element. */
    listeners: 20,
    /** Characters. */
    handler: 200,
    /** Ends of addresses behind which a program runs. */
    program: '\\.(?:php[57]?|aspx?|jsp|cgi|pl)$',
    /** What keeps a form from being sent, with thanks at most. */
    stops: '^(?=.*(?:return false|preventDefault))(?:\\s*(?:event|e)\\.preventDefault\\(\\)|\\s*alert\\([\'"`][^\'"`]*[\'"`]\\)|\\s*this\\.reset\\(\\)|\\s*return false|\\s*;)+\\s*$',
    /** Attributes of forms by which no script knows them. */
    plain: '^(?:action|method|class|id|name|novalidate|enctype|autocomplete|style|accept-charset|target|role|title|aria-label|aria-labelledby|lang|dir|data-(?:astro-cid|v)-[\\w-]+)$',
    /** A call of one function. */
    call: '^\\s*(?:return )?[\\w$]{1,60}\\((?:event|e|this)?(?:, ?(?:event|e|this))?\\)\\s*;?(?:\\s*return false)?\\s*;?\\s*$',
};
/** Texts that say of a form that it is not connected to anything yet; "Request a demo" is none. */
const DEMO = '^\\W{0,4}demo ?[:–—-] ?.|\\b(?:this is|just|only|nur|eine reine) (?:an? |eine? )?demo\\b|\\bdemo[- ]?(?:mode|modus|form|formular|formulaire|formulario|version|only)\\b|\\b(?:is|are)(?: not|n.t) (?:yet )?(?:connected|wired|implemented|hooked)\\b|\\bnot (?:yet )?(?:connected|wired up|hooked up|implemented)\\b|\\b(?:form|submission|booking|feature|backend)\\b.{0,40}\\bcoming soon\\b|\\b(?:will be|to be) (?:connected|wired up|hooked up|implemented|added) (?:later|soon)\\b|(?:später|bald|noch) (?:angebunden|angeschlossen|verbunden|verknüpft|implementiert|eingebaut)\\b|noch nicht (?:angebunden|angeschlossen|verbunden|verknüpft|aktiv|implementiert|funktionsfähig)|pas encore (?:connecté|relié|branché|actif)|sera (?:connecté|relié|branché)|(?:todavía|aún) no (?:está )?(?:conectad|activ)|non (?:è )?ancora (?:collegat|attiv)|ainda não (?:está )?(?:ligad|conectad|ativ)|nog niet (?:gekoppeld|aangesloten|actief)|wordt (?:later|nog) (?:gekoppeld|aangesloten)|jeszcze nie (?:jest )?(?:podłączon|aktywn|działa)|zatím není (?:napojen|připojen|aktivní)|ännu inte (?:kopplat|anslutet)|endnu ikke (?:forbundet|tilsluttet)|ikke (?:koblet|tilkoblet) (?:enda|ennå)';
/** Where a form is among what is around it: behind the document. */
const AT_FORM = 1;
/** What a function may call that sends nothing: what it reads and shows on the page, and functions of styles in its texts. */
const INERT_CALLS = 'preventDefault stopPropagation stopImmediatePropagation getElementById getElementsByName getElementsByClassName querySelector querySelectorAll closest matches contains alert reset focus blur scrollIntoView scrollTo setTimeout clearTimeout requestAnimationFrame Promise add remove toggle replace replaceAll trim toLowerCase toUpperCase includes startsWith endsWith test match split join map filter forEach every some find slice padStart indexOf push entries keys values fromEntries from assign isArray get getAll has append appendChild prepend before after insertBefore insertAdjacentHTML insertAdjacentElement createElement createTextNode removeChild replaceChildren cloneNode setAttribute removeAttribute getAttribute hasAttribute setProperty removeProperty checkValidity reportValidity setCustomValidity showModal show hide close animate log warn error info debug FormData Date Number String Boolean Object Array parseInt parseFloat isNaN toString toFixed toLocaleString toLocaleDateString toISOString var calc rgb rgba hsl getTime getFullYear now random floor round ceil max min stringify parse';
/**
 * Forms whose `action` is `#` or `mailto:`, that have none and are sent by GET, or whose `onsubmit` only stops them, where nothing listens: not to the form being sent,
 * here or further out, and not to clicks on its buttons; or where what listens only says that the message was sent.
 * Those that a script may send are told apart: its program may not run.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
async function findUnservedForms(session, mainFrame) {
    const objects = await holdObjects(session, mainFrame);
    const { call, entriesOf, holdOf } = objects;
    const listenersOf = async (object, to) => (await objects.listenersOf(object)).filter(({ type }) => type === to);
    const listens = async (object, to, known = 0) => (await listenersOf(object, to)).length > known;
    const ownObject = async (element) => (await objects.ownElement(element)).object;
    const workOf = async (object, to, isMail = false, isUnheard = false) => {
        const listening = await listenersOf(object, to);
        const mayBeReact = isUnheard && listening.length === LISTENERS_OF_REACT;
        if (mayBeReact && (await call(object, isRootOfReact)))
            return [];
        const isLeft = await Promise.all(listening.map(async ({ handler }) => isMail &&
            handler?.type === 'function' &&
            handler.objectId !== undefined &&
            (await call(handler.objectId, leavesToBrowser))));
        const listeners = listening.filter((_, at) => !isLeft[at]);
        if (listeners.length > unserved_forms_LIMITS.listeners)
            return ['unknown'];
        const ofJQuery = listeners.length > 0 ? await entriesOf(await holdOf(object, unserved_forms_handlersOfJQuery, to)) : [];
        const readers = await Promise.all(ofJQuery.map(handler => call(handler, readsAction)));
        const works = await Promise.all(listeners.map(async ({ handler }) => {
            if (handler?.type !== 'function' || handler.objectId === undefined)
                return 'unknown';
            if (isMail && (await call(handler.objectId, opensMailProgram)))
                return 'mails';
            const work = await call(handler.objectId, workOfListener, { calls: INERT_CALLS, demo: DEMO });
            if (work !== 'unknown')
                return work;
            return (await call(handler.objectId, readsAction)) ? 'reads-action' : work;
        }));
        return readers.includes(true) ? [...works, 'reads-action'] : works;
    };
    /** What listeners show in place of sending a form, where they say that it is a demo. */
    const demoOf = async (targets) => {
        for (const target of targets)
            for (const { handler } of await listenersOf(target, 'submit')) {
                if (handler?.objectId === undefined)
                    continue;
                const text = await call(handler.objectId, demoTextOf, DEMO);
                if (text !== null)
                    return text;
            }
        return undefined;
    };
    /** Whether a click around a form may send it. */
    const mayServeClicks = async (around) => {
        const targets = [
            await objects.ownWindow(),
            ...(await Promise.all(around.map(async (element) => await ownObject(element)))),
        ];
        const works = await Promise.all(targets.map(async (object) => await workOf(object, 'click')));
        return works.flat().includes('unknown');
    };
    const forms = await entriesOf(await objects.hold(`(${formsToNobody.toString()})(${JSON.stringify(unserved_forms_LIMITS)})`));
    if (forms.length === 0)
        return [];
    const ofWindow = await workOf(await objects.ownWindow(), 'submit');
    const unserved = [];
    for (const form of forms) {
        const around = await entriesOf(await holdOf(form, aroundForm, unserved_forms_LIMITS));
        const buttons = await entriesOf(await holdOf(form, buttonsOfForm, unserved_forms_LIMITS));
        const words = {
            ...(await call(form, formInWords, unserved_forms_LIMITS)),
            selector: await objects.selectorOf(form),
        };
        // Its own attribute is the one listener that is known; a script may have put a function in its place.
        const own = words.isStopped ? await ownObject(form) : undefined;
        if (own === undefined) {
            const targets = await Promise.all(around.map(async (element) => await ownObject(element)));
            const isUnheard = await call(await ownObject(form), isUnheardByReact);
            const workAt = async (target) => await workOf(target, 'submit', words.isMail, isUnheard);
            const work = [
                ...[ofWindow, ...(await Promise.all(targets.map(workAt)))],
                ...(await Promise.all(buttons.map(async (element) => await workOf(await ownObject(element), 'click', words.isMail)))),
            ].flat();
            const isHeld = work.includes('holds') &&
                work.every(one => one === 'holds' || one === 'inert') &&
                !(await mayServeClicks(around));
            // An attribute of their own is what scripts know them by, which may come later.
            const { isPlain, ...plain } = words;
            const isMailed = work.includes('mails') && work.every(one => one === 'mails' || one === 'inert');
            if (isHeld || isMailed)
                unserved.push({ ...plain, ...(isHeld && { isHeld }) });
            if (isHeld || isMailed || !isPlain)
                continue;
            if (work.length === 0)
                unserved.push(plain);
            else if (work.includes('reads-action'))
                unserved.push({ ...plain, isHandled: 'by-its-action' });
            else if (work.includes('unknown') || work.includes('mails'))
                unserved.push({ ...plain, isHandled: 'somewhere' });
            else if (work.some(one => one.startsWith('feigns'))) {
                const isFeigned = work.includes('feigns') ? 'always' : 'at-times';
                const demo = isFeigned === 'always' ? await demoOf(targets) : undefined;
                unserved.push({ ...plain, isFeigned, ...(demo !== undefined && { demo }) });
            }
            continue;
        }
        if (ofWindow.length > 0)
            continue;
        if (await call(own, isReplaced, unserved_forms_LIMITS))
            continue;
        const served = await Promise.all([
            ...around.map(async (element, at) => {
                const object = await ownObject(element);
                // A form that is never sent may be served by clicks, wherever they are listened to.
                if (await listens(object, 'click'))
                    return true;
                return await listens(object, 'submit', at === AT_FORM ? 1 : 0);
            }),
            ...buttons.map(async (element) => await listens(await ownObject(element), 'click')),
        ]);
        if (served.includes(true))
            continue;
        const { isPlain, ...plain } = words;
        const demo = (await call(own, demoTextOf, DEMO)) ?? undefined;
        if (isPlain)
            unserved.push({ ...plain, ...(demo !== undefined && { demo }) });
    }
    return unserved;
}
/** Runs with a target of events of the page's own world: what jQuery calls for it, which is no listener of its own. */
function unserved_forms_handlersOfJQuery(type) {
    const { jQuery } = window;
    const handlers = typeof jQuery?._data === 'function' ? jQuery._data(this, 'events')?.[type] : undefined;
    return Array.from(handlers ?? [])
        .slice(0, 20)
        .map(({ handler }) => handler)
        .filter(handler => typeof handler === 'function');
}
/**
 * Runs with a function of the page's own world: whether it leaves the form to the browser, which sends it as its action
 * says. It neither stops it, nor sends anything itself, nor hands the event to anybody else.
 */
function leavesToBrowser() {
    const text = Function.prototype.toString.call(this);
    const body = text.slice(Math.max(0, text.indexOf('{')));
    const stops = /\[native code\]|\barguments\b|preventDefault|returnValue|return (?:false|!1)/;
    const sends = /location|XMLHttpRequest|WebSocket|https?:|\bimport\b|\bawait\b|\.(?:submit|requestSubmit|click|dispatchEvent|action|href|src|ajax|apply|call)\b|\b\w{0,40}(?:send|fetch|post|mail|deliver|upload|store|save|track)\w{0,40}\(/i;
    const handsOn = /[(,]\s{0,5}(?:e|ev|evt|event)\s{0,5}[,)]/;
    return text.length <= 5000 && !stops.test(text) && !sends.test(body) && !handsOn.test(body);
}
/** Runs with a function of the page's own world: whether all that it sends anything with is the mail program of the visitor. */
function opensMailProgram() {
    const text = Function.prototype.toString.call(this);
    const sends = /XMLHttpRequest|WebSocket|https?:|wa\.me|\bimport\b|\bawait\b|\.(?:submit|requestSubmit|click|dispatchEvent|action|src|ajax|apply|call)\b|\b\w{0,40}(?:send|fetch|post|deliver|upload|store|save)\w{0,40}\(/i;
    const opens = /(?:location(?:\.href)?\s{0,5}=|location\.(?:assign|replace)\(|\bopen\()/;
    const handsOn = /[(,]\s{0,5}(?:e|ev|evt|event)\s{0,5}[,)]/;
    const body = text.slice(Math.max(0, text.indexOf('{')));
    return (text.length <= 5000 &&
        /["'`]mailto:/.test(text) &&
        opens.test(text) &&
        !sends.test(body) &&
        !handsOn.test(body));
}
/** Runs with a function of the page's own world. */
function readsAction() {
    const text = Function.prototype.toString.call(this).slice(0, 5000);
    return /(?:getAttribute|\.attr)\(\s{0,5}["']action["']\s{0,5}\)|\b(?:form|this|target|currentTarget)\.action\b/i.test(text);
}
/**
 * Runs with a function of the page's own world, or with a form for its `onsubmit`: the first text in it that says of a form
 * that it is a demo.
 *
 * @param demo what such texts say
 */
function demoTextOf(demo) {
    const code = typeof this === 'function'
        ? Function.prototype.toString.call(this)
        : (this.getAttribute('onsubmit') ?? '');
    const texts = code.slice(0, 5000).match(/'[^'\n]{4,200}'|"[^"\n]{4,200}"|`[^`]{4,200}`/g) ?? [];
    const found = texts.map(text => text.slice(1, -1)).find(text => new RegExp(demo, 'i').test(text));
    return found?.replace(/\s{1,200}/g, ' ').trim() ?? null;
}
/**
 * Runs with a function of the page's own world.
 *
 * @param inert names of what it may call, and what texts say that call a form a demo
 */
function workOfListener(inert) {
    const known = new Set(`${inert.calls} onsubmit onclick function if for while switch catch return typeof await async of in new constructor`.split(' '));
    const shows = /^(?:show|hide|display|clear|reset|validate|is[A-Z])(?!\w*(?:whatsapp|mail|pay|checkout|result))\w*$/i;
    // A form that is handed on, stored, or led elsewhere with is not lost.
    const sends = /location|localStorage|sessionStorage|indexedDB|mailto:|wa\.me|\.href\b|\.src\b|https?:\/\/|\bimport\b|\.(?:submit|click|dispatchEvent|requestSubmit)\b|[\w$)\]]\[\s*['"`]|\b(?:fetch|XMLHttpRequest|WebSocket|sendBeacon|Worker|Image)\b|\[native code\]/;
    const says = /reset\(|thank|\bsent\b|received|success|merci|envoyé|dank|gesendet|gracias|enviad|obrigad|grazie|inviat|bedankt|verzonden|takk?\b|sendt|tack\b|skicka|kiitos|lähete|dzięk|wysłan|děkuj|odeslán|ďakuj|köszön|elküld|mulțum|trimis|спасибо|отправлен|дяку|надіслан|teşekkür|gönderil|شكر|תודה|נשלח|ありがと|送信|谢谢|感谢|提交|감사|terima kasih|terkirim|cảm ơn|đã gửi|ขอบคุณ/i;
    // What opens a list or a box on the page hands nothing on; the method is no function of the window.
    const opens = /[\w$]{0,40}(?:select|dropdown|menu|modal|dialog|popup|picker)[\w$]{0,40}\.(?:open|close)\(\s{0,5}\)/gi;
    const texts = [Function.prototype.toString.call(this)];
    const [own = ''] = texts;
    const bare = own.length <= 500
        ? own.replace(/\/\*[^*]{0,200}\*\/|\/\/[^\n]{0,200}(?=\n)/g, '').replace(/\s{1,500}/g, ' ')
        : '';
    const holds = /^(?:async )?(?:function ?[\w$]{0,60} ?)?\(? ?([\w$]{1,40}) ?\)? ?(?:=> ?)?\{? ?\1\.preventDefault\(\) ?;? ?(?:\1\.stopPropagation\(\) ?;? ?)?(?:return(?: false|!1)? ?;? ?)?\}?$/;
    if (holds.test(bare))
        return 'holds';
    for (let at = 0; at < texts.length; at++) {
        const text = texts[at];
        if (texts.length > 10 || text.length > 5000)
            return 'unknown';
        if (sends.test(text.replace(/http:\/\/www\.w3\.org\//g, '')))
            return 'unknown';
        for (const name of text.replace(opens, '').match(/(?<![\w$])[\w$]{1,200}(?=\s{0,5}(?:\?\.)?\()/g) ?? []) {
            if (known.has(name) || shows.test(name))
                continue;
            const helper = globalThis[name];
            if (typeof helper !== 'function')
                return 'unknown';
            known.add(name);
            texts.push(Function.prototype.toString.call(helper));
        }
    }
    const all = texts.join('\n');
    const literals = own.match(/'[^'\n]{4,200}'|"[^"\n]{4,200}"|`[^`]{4,200}`/g) ?? [];
    const isDemo = literals.some(text => new RegExp(inert.demo, 'i').test(text.slice(1, -1)));
    if (!/preventDefault|return false/.test(all) || !(isDemo || says.test(all)))
        return 'inert';
    // Its first statement is no part of a condition.
    const first = /^[^{]{0,200}\{\s{0,200}(?:\/\/[^\n]{0,300}\s{1,200}){0,5}[\w$]{1,30}\.preventDefault\(\)/;
    return texts.some(text => first.test(text)) ? 'feigns' : 'feigns-at-times';
}
/** Runs in the page, as the others below: it must not use anything from outside of itself. */
function formsToNobody(limits) {
    const plain = new RegExp(limits.plain);
    const isOther = (form) => form.getAttributeNames().some(name => name !== 'onsubmit' && !plain.test(name));
    return Array.from(document.forms)
        .slice(0, limits.looked)
        .filter(form => form.getAttributeNames().every(name => name === 'onsubmit' || plain.test(name) || /^data-/.test(name)))
        .sort((one, other) => Number(isOther(one)) - Number(isOther(other)))
        .filter(form => {
        const onSubmit = form.getAttribute('onsubmit');
        if (onSubmit !== null && onSubmit.length > limits.handler)
            return false;
        if (onSubmit !== null && new RegExp(limits.stops, 'i').test(onSubmit))
            return true;
        if (onSubmit !== null && !new RegExp(limits.call).test(onSubmit))
            return false;
        const action = form.getAttribute('action')?.trim() ?? '';
        // A field may be called "action".
        const url = URL.parse(action, document.baseURI);
        const isProgram = url?.origin === location.origin && new RegExp(limits.program, 'i').test(url.pathname);
        if (isProgram && form.getAttribute('method')?.toLowerCase() === 'post')
            return true;
        return action === '#' || /^mailto:/i.test(action) || (action === '' && form.method === 'get');
    })
        .filter(form => {
        const isMail = /^mailto:/i.test(form.getAttribute('action')?.trim() ?? '');
        const fields = 'textarea, input[type="email"], input[type="tel"]';
        return form.querySelector(isMail ? `${fields}, input[type="text"], input:not([type])` : fields) !== null;
    })
        .filter(form => form.querySelector('input[type="password"], [formaction], input[name="form-name"]') === null)
        .filter(form => form.querySelector('button:not([type="button"]), input[type="submit"]') !== null)
        .filter(form => form.checkVisibility({ visibilityProperty: true }))
        .filter(form => {
        // An island may come to life only when it is seen.
        for (let at = form.parentElement; at; at = at.parentElement)
            if (at.localName.includes('-'))
                return false;
        return true;
    })
        .slice(0, limits.forms);
}
function aroundForm(limits) {
    const around = [document];
    for (let at = this; at && around.length < limits.around; at = at.parentElement)
        around.push(at);
    return around;
}
function buttonsOfForm(limits) {
    return Array.from(this.querySelectorAll('button, input[type="submit"], input[type="button"], a')).slice(0, limits.around);
}
function formInWords(limits) {
    const plain = new RegExp(limits.plain);
    const isPost = this.getAttribute('method')?.toLowerCase() === 'post';
    const action = this.getAttribute('action')?.trim() ?? '';
    const program = /^(?:#|$|mailto:)/i.test(action)
        ? ''
        : (URL.parse(action, document.baseURI)?.pathname ?? '');
    return {
        isPlain: this.getAttributeNames().every(name => name === 'onsubmit' || plain.test(name)),
        ...(isPost && new RegExp(limits.program, 'i').test(program) && { program }),
        method: isPost ? 'post' : 'get',
        isMail: /^mailto:/i.test(this.getAttribute('action')?.trim() ?? ''),
        hasFile: this.querySelector('input[type="file"]') !== null,
        isStopped: new RegExp(limits.stops, 'i').test((this.getAttribute('onsubmit') ?? '').slice(0, limits.handler)),
    };
}
/** Runs with the object of the page's own world, which has the function that a script may have set. */
function isReplaced() {
    const { onsubmit } = this;
    const text = this.getAttribute('onsubmit') ?? '';
    return typeof onsubmit !== 'function' || !String(onsubmit).includes(text);
}

;// CONCATENATED MODULE: ./lib/engine/browser/tried-out.js





























/** Part of the time left at the end that each thing may take that is tried out then. */
const TRY_OUT_SHARE = 0.4;
/** Most milliseconds for each: a script of the page may hang. */
const LIMITS_MS = {
    shownBanners: 1500,
    lateContent: 1500,
    headerOverlaps: 1500,
    sidewaysTexts: 1500,
    scriptedAnchors: 5000,
    unrevealedText: 12_000,
    deadMenus: 2000,
    undefinedHandlers: 1500,
    unservedForms: 3000,
    closedMenus: 2500,
    unseenFocus: 2500,
    lostMenu: 2500,
    lostLanguages: 4500,
    narrowLayout: 3000,
    desktopLayout: 3000,
    hoverMenus: 3000,
    stateContrasts: 1500,
    fixedBars: 2500,
    buttonsBeyondScreen: 1500,
    coveredTargets: 6000,
    coveredControls: 2500,
    coveredTexts: 2500,
    pasteRefusals: 1500,
    unsaidMenus: 3000,
    wrappedMenus: 1500,
    answeredLinks: 4000,
    modifiedClicks: 1000,
};
/**
 * What changes a loaded page or can be missed, and therefore comes last.
 *
 * @param end when the time of the page is over, milliseconds since 1970; what does not come to its end by then is missing
 */
async function tryOut({ session, mainFrame, network, gathers, screenshots }, { showDesktop, axeOnDesktop }, end) {
    const tried = {};
    const left = () => Math.max(0, end - Date.now()) * TRY_OUT_SHARE;
    /** Undefined where it is not asked for, fails or takes too long. */
    async function inTime(name, look) {
        if (!gathers.has(name))
            return undefined;
        const mostMs = Math.min(LIMITS_MS[name], left());
        const over = new AbortController();
        const late = (0,promises_.setTimeout)(mostMs, undefined, { ref: false });
        try {
            return await Promise.race([look(mostMs, over.signal).catch(() => undefined), late]);
        }
        finally {
            over.abort();
        }
    }
    async function add(name, look) {
        const found = await inTime(name, look);
        if (found !== undefined)
            tried[name] = found;
    }
    await add('shownBanners', () => findShownBanners(session, mainFrame));
    await add('lateContent', () => findLateContent(session, mainFrame));
    await add('sidewaysTexts', () => findSidewaysTexts(session, mainFrame));
    await add('scriptedAnchors', (_, signal) => findScriptedAnchors(session, mainFrame, signal));
    await add('unrevealedText', () => findUnrevealedText(session, mainFrame));
    await add('deadMenus', () => findDeadMenus(session, mainFrame));
    await add('undefinedHandlers', () => findUndefinedHandlers(session, mainFrame));
    await add('unservedForms', () => findUnservedForms(session, mainFrame));
    await add('closedMenus', () => findClosedMenus(session, mainFrame));
    await add('unseenFocus', () => findUnseenFocus(session, mainFrame));
    await add('buttonsBeyondScreen', () => findButtonsBeyondScreen(session, mainFrame));
    await add('fixedBars', () => findFixedBars(session, mainFrame));
    const covered = await inTime('coveredControls', () => findCoveredControls(session, mainFrame, 'phone'));
    const coveredTexts = await inTime('coveredTexts', () => findCoveredTexts(session, mainFrame, 'phone'));
    const hidden = await inTime('lostMenu', () => linksHiddenOnPhone(session, mainFrame));
    const languages = languageLinks(session, mainFrame);
    const isPhoneKnown = await inTime('lostLanguages', () => languages.onPhone());
    const clickables = await inTime('scriptedAnchors', () => clickablesHiddenOnPhone(session, mainFrame));
    // What a script makes of another screen may stay, so the phone comes first, and the desktop last.
    const narrow = narrowScreen(session, mainFrame);
    await add('narrowLayout', mostMs => measureOn(narrow, session, mainFrame, mostMs));
    await add('headerOverlaps', async () => {
        await narrow.show();
        return await findHeaderOverlaps(session, mainFrame);
    });
    if (screenshots)
        tried.screenshots = await takeScreenshots(session, network, left());
    const desktop = { show: showDesktop, width: DESKTOP_SCREEN.width };
    await add('desktopLayout', mostMs => measureOn(desktop, session, mainFrame, mostMs));
    await add('wrappedMenus', async () => {
        await showDesktop();
        return await findWrappedMenus(session, mainFrame);
    });
    if (hidden)
        await add('lostMenu', () => lostMenuOf(hidden, showDesktop));
    else if (hidden === null)
        tried.lostMenu = null;
    const isLanguageLost = isPhoneKnown && (await inTime('lostLanguages', () => languages.onDesktop(showDesktop)));
    if (isLanguageLost === false)
        tried.lostLanguages = [];
    if (covered)
        await add('coveredControls', async () => {
            await showDesktop();
            return onBothScreens(covered, await findCoveredControls(session, mainFrame, 'desktop'));
        });
    if (coveredTexts)
        await add('coveredTexts', async () => {
            await showDesktop();
            return onBothScreens(coveredTexts, await findCoveredTexts(session, mainFrame, 'desktop'));
        });
    // At rest: what follows hovers, writes and clicks, and ends on the phone.
    await axeOnDesktop();
    await add('hoverMenus', () => findHoverMenus(session, mainFrame, showDesktop));
    await add('stateContrasts', () => findStateContrasts(session, mainFrame, showDesktop));
    const { scriptedAnchors: known } = tried;
    if (known)
        await add('scriptedAnchors', () => addAnchorsOfDesktop(session, mainFrame, showDesktop, known, clickables ?? null));
    // It changes the fields of the page.
    await add('pasteRefusals', () => findPasteRefusals(session, mainFrame));
    // It clicks links, which scripts may answer with anything, such as another page.
    await add('coveredTargets', () => findCoveredTargets(session, mainFrame, showDesktop));
    // It opens menus, on the phone again.
    await add('unsaidMenus', () => findUnsaidMenus(session, mainFrame));
    if (isLanguageLost)
        await add('lostLanguages', () => languages.notOpened());
    // It cuts the page off from the network, and may leave it.
    await add('answeredLinks', () => findAnsweredLinks(session, mainFrame));
    await add('modifiedClicks', () => findModifiedClicks(session));
    return tried;
}

;// CONCATENATED MODULE: ./lib/engine/browser/page-load.js

































/** Most decoded bytes that a page and all it loads may have together. */
const MAX_BYTES = 100 * 1024 * 1024;
/** Most characters of the rendered document, and bytes of the one that was sent: as many as of any body. */
const MAX_HTML = 16 * 1024 * 1024;
/** Part of the time in which the load event must come; without it the page is judged as it then stands. */
const page_load_LOAD_SHARE = 0.5;
/** Part of the time in which axe must come to its end; without it the rest is still good. */
const AXE_SHARE = 0.9;
/** Characters of the sent text that tell whether it is there. */
const TEXT_START = 2000;
/** Times that gathering begins anew because a script led to another document meanwhile. */
const MAX_GATHERINGS = 3;
/**
 * Loads a page and gathers everything from it.
 *
 * @throws NotMeasured where the page does not come to an end, is too large, crashes or cannot be reached
 */
async function loadPage(tab, request) {
    const ending = new AbortController();
    const end = (reason) => ending.abort(new not_measured/* NotMeasured */.ke(`${request.url} ${reason}`));
    const cancel = () => ending.abort(new not_measured/* NotMeasured */.ke('the run was cancelled'));
    const timer = setTimeout(() => ending.abort(new not_measured/* OutOfTime */.fg(`${request.url} did not finish loading in Chrome within ${request.deadlineMs / 1000} s`)), request.deadlineMs);
    if (request.signal.aborted)
        cancel();
    request.signal.addEventListener('abort', cancel, { once: true });
    try {
        return await (0,deadline/* orAborted */.H)(load(tab, request, end, ending.signal), ending.signal);
    }
    finally {
        clearTimeout(timer);
        request.signal.removeEventListener('abort', cancel);
        end('is left');
    }
}
async function load(tab, request, end, signal) {
    const started = Date.now();
    const loading = await prepare(tab, request, end, signal);
    loading.loadUntil = started + request.deadlineMs * page_load_LOAD_SHARE;
    loading.axeUntil = started + request.deadlineMs * AXE_SHARE;
    await page_load_navigate(loading);
    const { html, url, source, ...measured } = await gather(loading);
    const { network, events, session } = loading;
    const { chrome, context } = tab;
    const { gathers, preview } = request;
    const globals = gathers.has('globals') ? { globals: await readGlobals(session, request.globals) } : {};
    const cookies = gathers.has('cookies') ? { cookies: await cookiesOf(context) } : {};
    // What is done in the page from here on is not the page's doing, and not always done.
    const { loaded, ...happened } = structuredClone(events);
    const requests = structuredClone(network.requests.filter(({ url }) => !(0,syntax_preview/* isPlatformScript */.pY)(preview, url)));
    const axe = gathers.has('axe') ? await accessibility(loading) : undefined;
    const deadline = started + request.deadlineMs;
    const showDesktop = otherScreen(session, loading.mainFrame, THINLY_DRAWN_DESKTOP);
    if (axe?.results) {
        await rememberHiddenTexts(session, loading.mainFrame);
        await rememberHiddenParts(session, loading.mainFrame);
    }
    const axeOnDesktop = async () => {
        if (!axe?.results)
            return;
        const left = () => deadline - Date.now();
        const boxes = await withDesktopBoxes(session, showDesktop, axe.results, left());
        const contrasts = await withDesktopContrasts(session, loading.mainFrame, showDesktop, boxes, left());
        axe.results = await withDesktopNames(session, loading.mainFrame, showDesktop, contrasts, left());
    };
    const tried = await tryOut(loading, { showDesktop, axeOnDesktop }, deadline);
    const page = {
        ...documentOf(request, { html, url, source }, happened.documents.at(-1)),
        ...happened,
        status: network.documentStatus,
        chrome: {
            version: chrome.version,
            ...(chrome.unsandboxed === undefined ? {} : { unsandboxed: chrome.unsandboxed }),
        },
        neverLoaded: !loaded,
        imageLoops: [...loading.loops.urls],
        requests,
        serviceWorkers: loading.serviceWorkers(),
        ...measured,
        ...globals,
        ...cookies,
        ...tried,
        ...(axe && { axe }),
    };
    return (0,gathering/* asGathered */.fU)(await confirmed(page, loadingOn(request, signal), deadline), gathers);
}
/** How the page is loaded once more, on another screen and as for the first time. What ends it ends nothing else. */
function loadingOn(request, signal) {
    return async (screen, loadUntil, over) => {
        const tab = await request.openAnother();
        const ending = new AbortController();
        const signals = AbortSignal.any([signal, over, ending.signal]);
        const loading = await prepare(tab, request, () => ending.abort(), signals);
        loading.loadUntil = loadUntil;
        await playScreen(loading.session, screen, tab.chrome.version);
        await page_load_navigate(loading);
        await settleInTime(loading);
        return loading;
    };
}
function documentOf({ url, sent }, { html, source, ...gathered }, shown = url) {
    const isElsewhere = !(0,comparable_url/* isSamePage */.kj)(shown, sent?.url ?? url);
    // Without the source as sent, no element has a place in it.
    const origin = isElsewhere || !sent ? new html_document/* HtmlDocument */.Df('', gathered.url) : sent;
    return {
        url: gathered.url,
        document: new rendered_document/* RenderedDocument */.r(html, origin, gathered.url),
        ...(isElsewhere ? { ledTo: shown } : source === undefined ? {} : { source }),
    };
}
async function prepare({ chrome, context, target: opening }, { url, sent, originHeaders, preview, gathers, screenshots, refusalOf }, end, signal) {
    const target = await opening;
    const session = await target.createCDPSession();
    const events = await watchPage(target, session, context, { gathers, end });
    const serviceWorkers = await watchServiceWorkers(session);
    const { frameTree } = await session.send('Page.getFrameTree');
    const mainFrame = frameTree.frame.id;
    const loops = new ImageLoops(session, mainFrame);
    const onProduction = securedAddresses(sent);
    const network = new NetworkLog(mainFrame, {
        loadedFrom: address => (0,syntax_preview/* askedAt */.YG)(preview, onProduction(address)),
        willBeMixed: address => (0,syntax_preview/* isMixedOnProduction */.oo)(preview, onProduction(address)),
        onBytes(total) {
            if (total > MAX_BYTES)
                end(`loads more than ${MAX_BYTES / 1024 / 1024} MB${mostOf(network)}`);
        },
        onFailedImage: url => loops.note(url),
        refusalOf,
    });
    const urls = (0,syntax_preview/* platformScriptPatterns */.Eu)(preview);
    const uncheckedBase = (0,checked_files/* uncheckedFilesBase */.D)(sent, preview);
    const targets = new PageTargets(async (target) => {
        network.watch(target);
        await target.send('Network.enable');
        if (urls.length > 0)
            await target.send('Network.setBlockedURLs', { urls });
        await interceptRequests(target, { own: originHeaders, preview, mainFrame, uncheckedBase });
    });
    await targets.add(session);
    await Promise.all([
        session.send('Network.setBypassServiceWorker', { bypass: true }),
        session.send('Page.addScriptToEvaluateOnNewDocument', { source: callOf(paceFrames, FRAME_LIMITS) }),
        session.send('Emulation.setDeviceMetricsOverride', THINLY_DRAWN_PHONE),
        session.send('Emulation.setTouchEmulationEnabled', { enabled: true }),
        // Chrome's mouse rests in the corner at the top left, where it would hover the logo and open what opens by that.
        session.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' }),
        session.send('Emulation.setUserAgentOverride', phoneUserAgent(chrome.version)),
    ]);
    events.documents.length = 0;
    const sentCharacters = sent?.body ? Math.min(TEXT_START, (0,html_document/* textOf */.b6)(sent.body).replace(/\s+/g, '').length) : 0;
    const times = { loadUntil: 0, axeUntil: 0 };
    const wanted = { url, gathers, screenshots, refusalOf, sentCharacters };
    return { ...wanted, session, mainFrame, network, loops, serviceWorkers, events, ...times, end, signal };
}
/** What most of the bytes came from, to say it. */
function mostOf({ heaviest }) {
    if (!heaviest)
        return '';
    const { url, times } = heaviest;
    return `, most of it from ${url}${times > 1 ? `, which it asks for ${times} times` : ''}`;
}
async function page_load_navigate({ url, session, network, refusalOf }) {
    const { errorText, isDownload } = await session.send('Page.navigate', { url });
    if (isDownload)
        throw new not_measured/* NotMeasured */.ke(`${url} is a download, not a page`);
    if (errorText === undefined || errorText === '')
        return;
    // A script that leads on while the document still comes shows as an abort, with the next one under way.
    if (errorText === 'net::ERR_ABORTED' && network.inFlight > 0)
        return;
    const refusal = refusalOf(url);
    if (refusal !== undefined)
        throw new not_measured/* NotMeasured */.ke(`${url} is not opened in Chrome: ${refusal}`);
    throw new not_measured/* NotMeasured */.ke(`${url} cannot be opened in Chrome: ${errorText.replace(/^net::/, '')}`);
}
async function gather(loading) {
    const { events, network, url, refusalOf } = loading;
    for (let gathering = 1;; gathering++) {
        await settleInTime(loading);
        const shown = events.documents.length;
        assertAnswered(url, { status: network.documentStatus, shown: events.documents.at(-1) ?? url, refusalOf });
        try {
            return await measure(loading);
        }
        catch (error) {
            if (error instanceof not_measured/* NotMeasured */.ke)
                throw error;
            if (events.documents.length === shown || gathering >= MAX_GATHERINGS) {
                throw new not_measured/* NotMeasured */.ke(`${url} cannot be read in Chrome: ${error.message}`, {
                    cause: error,
                });
            }
        }
    }
}
function assertAnswered(url, { status, shown, refusalOf }) {
    const refusal = refusalOf(shown);
    if (refusal !== undefined) {
        const where = (0,comparable_url/* isSamePage */.kj)(shown, url) ? 'is not opened in Chrome' : `leads to ${shown} in Chrome`;
        throw new not_measured/* NotMeasured */.ke(`${url} ${where}: ${refusal}`);
    }
    if (status === 0)
        throw new not_measured/* NotMeasured */.ke(`${url} shows no document in Chrome`);
    if (status < 400)
        return;
    const refused = [401, 403, 429].includes(status) ? ': let the audit in' : '';
    throw new not_measured/* NotMeasured */.ke((0,comparable_url/* isSamePage */.kj)(shown, url)
        ? `${url} answers ${status} to Chrome, though not to a plain request: let the audit in`
        : `${url} leads to ${shown} in Chrome, which answers ${status}${refused}`);
}
async function measure({ session, mainFrame, network, url, gathers }) {
    const world = await isolatedWorld(session, mainFrame);
    if ((await world.evaluate('document.readyState')) === 'loading') {
        throw new not_measured/* OutOfTime */.fg(`${url} did not finish loading in Chrome: only a part of the document arrived`);
    }
    const html = await world.evaluate(callOf(sourceOf, MAX_HTML));
    if (typeof html === 'number') {
        throw new not_measured/* NotMeasured */.ke(`${url} has grown to ${html} characters in Chrome, too many to judge`);
    }
    const { width: screenWidth, height: screenHeight } = PHONE_SCREEN;
    const limits = { ...LAYOUT_LIMITS, screenWidth, screenHeight, layout: gathers.has('layout') };
    const measured = await world.evaluate(callOf(measureLayout, limits, ...LAYOUT_HELPERS));
    const source = await sentSource(session, network);
    const { quirks, address } = await world.evaluate(`({ quirks: document.compatMode === 'BackCompat', address: document.URL })`);
    const recorded = { ...measured, ...(measured.layout && { layout: asRecorded(measured.layout, network) }) };
    return { html, url: address, quirks, ...recorded, ...(source === undefined ? {} : { source }) };
}
/** Names the files of images as their requests are: on a preview a page names some of them as on production. */
function asRecorded(layout, network) {
    const named = (files) => files.map(file => ({ ...file, src: network.recordedAs(file.src) }));
    return {
        ...layout,
        images: named(layout.images),
        unreadImages: named(layout.unreadImages),
        hiddenImages: named(layout.hiddenImages),
        backgrounds: named(layout.backgrounds),
    };
}
/** The body of the answer that the document came in, decoded; undefined where Chrome did not keep it, or it is too long. */
async function sentSource(session, { documentRequest: requestId, documentBytes }) {
    if (requestId === undefined || documentBytes > MAX_HTML)
        return undefined;
    try {
        const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId });
        return base64Encoded ? undefined : body;
    }
    catch {
        return undefined;
    }
}
async function accessibility({ session, network, events, axeUntil, signal }) {
    const left = axeUntil - Date.now();
    const shown = events.documents.length;
    const tooLate = (0,promises_.setTimeout)(Math.max(0, left), { failure: 'axe-core did not come to its end in time' }, { signal });
    const hasCome = (url) => network.requests.some(({ url: asked, status, failure }) => asked === network.recordedAs(url) && status === 200 && !failure);
    const running = runAxe(session).then(async (results) => ({
        results: await withDrawnContrasts(session, results, hasCome, axeUntil - Date.now()),
    }), async (error) => {
        // Chrome tells that the document has gone before it tells of the next one, and answers in its turn.
        await session.send('Page.getFrameTree').catch(() => undefined);
        const next = events.documents.length > shown ? events.documents.at(-1) : undefined;
        const failure = `axe-core failed on this page: ${error.message}`;
        return next === undefined ? { failure } : { failure, ledTo: next };
    });
    tooLate.catch(() => undefined);
    return await Promise.race([running, tooLate]);
}


/***/ }),

/***/ 28665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ MENU_LABEL_PATTERN)
/* harmony export */ });
const MENU = 'menu|menus|menü|menüyü|menyu|menú|menù|meny|menyen|menyn|menuen|menuet|meniu|meniul|izbornik|valikko|valikon|menüt|mobilmeny|navigation|navigationen|navigasjon|navigatie|navegación|navegação|navegació|navigazione|navigaci|navigace|nawigacja|nawigację|navigacija|navigaciju|navigacijo|меню|менюто|мени|навигация|навигацию|навігація|навігацію|μενού|תפריט|القائمة|قائمة|منو|メニュー|ナビゲーション|菜单|選單|菜單|导航|메뉴|เมนู';
const OPENS = 'open|show|toggle|display|expand|öffnen|anzeigen|umschalten|einblenden|ouvrir|afficher|basculer|abrir|mostrar|alternar|obre|obrir|apri|mostra|attiva|openen|tonen|wisselen|öppna|visa|växla|åpne|vis|veksle|åbn|skift|avaa|näytä|otwórz|pokaż|przełącz|rozwiń|otevřít|otevři|zobrazit|přepnout|rozbalit|otvoriť|zobraziť|prepnúť|otvori|prikaži|odpri|pokaži|deschide|afișează|comută|megnyitása|nyitása|megjelenítése|aç|göster|открыть|показать|переключить|відкрити|показати|перемкнути|отвори|покажи|άνοιγμα|εμφάνιση|εναλλαγή|פתח|פתיחת|הצג|فتح|عرض|تبديل|باز کردن|بازکردن|نمایش|buka|tampilkan|mở|hiện|atidaryti|rodyti|atvērt|rādīt|ava|näita|開く|を開く|打开|打開|切换|切換|열기|เปิด';
const BETWEEN = 'the|main|mobile|site|website|bar|drawer|button|el|la|le|il|lo|o|a|de|di|het|principal|principale|móvil|mobil|główne|mobilne|hlavní|hlavné|główną|mobilní|hoved|huvud|главное|мобильное|головне|المحمول';
/**
 * What a button is called that opens the menu of a site, in the languages of which sites were seen: "Menu", "Toggle
 * navigation", "Menü öffnen". A restaurant's "Our menu" is none. Source of a pattern for the whole label, without case.
 */
const MENU_LABEL_PATTERN = `^\\s*(?:(?:${OPENS}|${BETWEEN})\\s{1,3}){0,4}(?:${MENU})(?:\\s{0,3}(?:${OPENS}|${BETWEEN})){0,3}\\s*$`;


/***/ }),

/***/ 39148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ PLAIN_ATTRIBUTES),
/* harmony export */   f: () => (/* binding */ ATTRIBUTES_OF_LOOKS)
/* harmony export */ });
/** Attributes of a link that no script finds it by. */
const PLAIN_ATTRIBUTES = [
    'href',
    'class',
    'style',
    'title',
    'aria-label',
    'target',
    'rel',
    'lang',
];
/** Those by which a script translates a text or lets it fade in, and does nothing when it is clicked. */
const ATTRIBUTES_OF_LOOKS = /^data-(?:i18n|translate|l10n|aos|wow|reveal|animat|scroll-reveal|sal)(?:$|-)/;


/***/ })

};
