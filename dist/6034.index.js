export const id = 6034;
export const ids = [6034];
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
const SAMPLE = {
    rules: ['color-contrast', 'target-size', 'link-in-text-block'],
    elements: 5000,
    ofKind: 100,
    further: 5000,
    attribute: 200,
};
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

/***/ 76034:
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
const ANIMATION_LIMIT_MS = 5000;
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
const FINISH_LIMITS = { within: ANIMATION_LIMIT_MS, all: 1500, pause: 200, poll: 50 };
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
const FADE_LIMITS = { elements: 2000, all: 3000, pause: 200, poll: 50 };
async function scriptedFadesEnd({ elements, all, pause, poll }) {
    const opacities = () => Array.from(document.querySelectorAll('[style*="opacity"]'))
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
function inAscii(script) {
    const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return script.replaceAll(/[^\x00-\x7f]/g, escaped);
}

;// CONCATENATED MODULE: ./lib/engine/browser/axe-contrasts.js
function withDecidedContrasts(results, elementOf, most) {
    const fixedAround = (element) => {
        for (let at = element; at; at = at.parentElement)
            if (getComputedStyle(at).position === 'fixed')
                return at;
        return undefined;
    };
    const isVisible = ({ backgroundColor, backgroundImage }) => backgroundImage !== 'none' || !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor);
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
    const isBesideTurnedFace = (node, element) => node.any
        .flatMap(({ relatedNodes }) => relatedNodes ?? [])
        .flatMap(({ target }) => elementOf(target) ?? [])
        .some(other => !other.contains(element) && getComputedStyle(other).backfaceVisibility === 'hidden');
    const isDisabledByClass = (text) => {
        const control = text.closest('.disabled, .is-disabled');
        if (!control || (control.textContent ?? '').trim().length > most.label)
            return false;
        if (getComputedStyle(text).pointerEvents === 'none')
            return true;
        return (control.matches('li') && !control.querySelector('a[href], button, input, [role], [tabindex], [onclick]'));
    };
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
function withRows(results, elementOf, most) {
    const SIGN_AFTER = /^\s*[›»>→❯/|·•]/;
    const SIGN_BEFORE = /[›»>→❯/|·•]\s*$/;
    const LINE_AFTER = /^[^\S\n]*(?:\n|$)/;
    const LINE_BEFORE = /(?:^|\n)[^\S\n]*$/;
    const isBreak = (node) => node === null || node.nodeName === 'BR';
    const isBlank = (node) => node.nodeType === Node.COMMENT_NODE || (node.nodeType === Node.TEXT_NODE && !node.nodeValue?.trim());
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
    const META = /(?:^|[\s_-])(?:(?:post|entry|article|blog)[_-]?(?:meta(?:data)?|info|details|tags|footer|header)|meta(?:data)?|byline|tags?|tag-?list|categor(?:y|ies))(?:$|[\s_-])/i;
    const MAX_BESIDE = 80;
    const isOfPost = (link) => {
        let at = link.parentElement;
        for (let step = 0; at && step < most.around; step++, at = at.parentElement) {
            const name = `${at.id} ${at.getAttribute('class') ?? ''}`.slice(0, most.address);
            const isEntry = at.localName === 'li' || at.localName === 'dd';
            if (!isEntry && !META.test(name))
                continue;
            const lettersOf = (element) => (element.textContent ?? '').match(/\p{L}/gu)?.length ?? 0;
            const links = Array.from(at.querySelectorAll('a')).slice(0, most.texts);
            const beside = lettersOf(at) - links.reduce((sum, one) => sum + lettersOf(one), 0);
            if (isEntry && beside === 0)
                return true;
            if (!isEntry && beside <= MAX_BESIDE && !/[.!?]\s/.test(at.textContent ?? ''))
                return true;
        }
        return false;
    };
    const withRow = (node, at) => {
        const link = at < most.texts ? elementOf(node.target) : null;
        return link && (standsAlone(link) || isOfPost(link)) ? { ...node, standsAlone: true } : node;
    };
    return {
        ...results,
        violations: results.violations.map(result => result.id === 'link-in-text-block' ? { ...result, nodes: result.nodes.map(withRow) } : result),
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/axe-opacities.js
function withOpacities(results, elementOf, most) {
    const isPainted = ({ backgroundColor, backgroundImage }) => backgroundImage !== 'none' || !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor);
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
        if (opacity >= most.opaque || opacity <= 0)
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
const MOST = {
    nodes: 1000,
    html: 2000,
    summary: 4000,
    regions: 50,
    texts: 50,
    text: 1000,
    pieces: 500,
    label: 60,
    lowTarget: 6,
    outer: 40,
    drawn: 5000,
    below: 200,
    words: 50,
    splitWords: 5,
    iconShare: 0.2,
    address: 2000,
    around: 3,
    controls: 50,
    controlText: 200,
    pressed: 5,
    column: 700,
    growingShare: 0.6,
    opaque: 0.995,
};
function elementOfTarget(target) {
    const [selector, inner] = Array.isArray(target) ? target : [];
    const isPlain = typeof selector === 'string' && inner === undefined;
    return isPlain ? Document.prototype.querySelector.call(document, selector) : null;
}
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
function withTexts(results, elementOf, most) {
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
function withBoxes(results, elementOf) {
    const hasRoom = (element) => [...element.getClientRects()].some(({ width, height }) => width > 0 || height > 0);
    const withBox = (node) => {
        const element = elementOf(node.target);
        if (!element)
            return node;
        const inside = [...element.querySelectorAll('*')];
        const waits = inside.some(one => one.matches('img[alt]:not([alt=""])')) && !element.textContent?.trim();
        return inside.some(hasRoom) || (hasRoom(element) && !waits) ? node : { ...node, isWithoutBox: true };
    };
    return {
        ...results,
        violations: results.violations.map(result => result.id === 'link-name' ? { ...result, nodes: result.nodes.map(withBox) } : result),
    };
}
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
function withClosedParts(results, elementOf) {
    const closed = '.collapse:not(.in, .show), .modal:not(.in, .show), .offcanvas:not(.show), .dropdown-menu:not(.show), .d-none, .hidden';
    const withClosed = (node) => elementOf(node.target)?.closest(closed) ? { ...node, isClosedByClass: true } : node;
    return {
        ...results,
        violations: results.violations.map(result => ({ ...result, nodes: result.nodes.map(withClosed) })),
    };
}
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
function withIcons(results, elementOf, most) {
    const isDrawn = (element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && /^(?:img|svg|canvas)$/i.test(element.tagName);
    };
    const hasSign = (element) => ['::before', '::after'].some(pseudo => {
        const { content, display, backgroundImage } = getComputedStyle(element, pseudo);
        if (/^(?:none|normal)$/.test(content) || display === 'none')
            return false;
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
function withSkips(results, elementOf, most) {
    const isAtContent = (link, before) => {
        const at = document.activeElement;
        return at !== null && at !== before && at !== link && at !== document.body;
    };
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
function withWatermarks(results, elementOf, most) {
    const wordsOf = (text) => text.slice(0, most.text).toLowerCase().split(/\s+/).filter(Boolean).join(' ');
    const sizeOf = (element) => Number.parseFloat(getComputedStyle(element).fontSize);
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
function callOf(work, argument, ...helpers) {
    return `(${work.toString()})(${[JSON.stringify(argument), ...helpers.map(String)].join(', ')})`;
}
function textOf({ exception, text }) {
    return (exception?.description ?? text).split('\n', 1)[0];
}

;// CONCATENATED MODULE: ./lib/engine/browser/reveal.js
const REVEAL_LIMITS = { elements: 5000, screens: 25, pause: 50 };
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
        const top = screen * innerHeight * 0.6;
        await showAt(top);
        if (top + innerHeight >= document.documentElement.scrollHeight)
            break;
    }
    await showAt(0);
    return true;
}

;// CONCATENATED MODULE: ./lib/engine/browser/screen-region.js
function screenRegion(element) {
    const screen = visualViewport;
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
    narrowerLetters: 0.1,
    narrowerBoldLetters: 0.14,
    sampleWidth: 8.4,
    webFontShare: 2 / 3,
    condensedShare: 1 / 2,
    narrowestShare: 2 / 5,
    maxListed: 100,
    maxAddress: 2000,
};
function standInFonts(limits) {
    const pen = document.createElement('canvas').getContext('2d');
    const bare = (name) => name.replaceAll(/["']/g, '').trim().toLowerCase();
    const familyOf = (element) => /^(?:"[^"]*"|[^,]*)/.exec(getComputedStyle(element).fontFamily)?.[0] ?? '';
    const lacking = new Map();
    const isInStandIn = (element) => {
        const family = familyOf(element);
        if (!pen || /^(?:serif|ui-serif|ui-rounded|(?:ui-)?monospace|cursive|fantasy)$|^$/i.test(family))
            return false;
        const { fontStyle, fontWeight } = getComputedStyle(element);
        const face = `${fontStyle} ${fontWeight}`;
        const known = lacking.get(`${face} ${family}`);
        if (known !== undefined)
            return known;
        const widthIn = (font, style = face) => {
            pen.font = `${style} 72px ${font}`;
            return pen.measureText('mmMwWLliI0O&1').width;
        };
        const isLacking = /^(?:(?:ui-)?sans-serif|system-ui)$/i.test(family)
            ? widthIn(family, 'normal') > 72 * limits.sampleWidth
            : ['monospace', 'serif'].every(other => widthIn(`${family}, ${other}`) === widthIn(other));
        lacking.set(`${face} ${family}`, isLacking);
        return isLacking;
    };
    const sheetAddresses = () => {
        const links = document.querySelectorAll('link[rel~="stylesheet" i]');
        const addresses = Array.from(links, ({ href }) => href).slice(0, limits.maxListed);
        for (const sheet of Array.from(document.styleSheets).slice(0, limits.maxListed)) {
            try {
                for (let at = 0; at < limits.maxListed; at++) {
                    const rule = sheet.cssRules[at];
                    if (!(rule instanceof CSSImportRule))
                        break;
                    addresses.push(rule.href);
                }
            }
            catch {
            }
        }
        return addresses;
    };
    let names;
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
    const shareOf = (element) => {
        const name = bare(familyOf(element));
        if (NARROWEST.test(name))
            return limits.narrowestShare;
        return CONDENSED.test(name) ? limits.condensedShare : limits.webFontShare;
    };
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
            const still = '* { transition: none !important }';
            narrow.replaceSync(`${still} * { letter-spacing: ${spacing}em !important }`);
            document.adoptedStyleSheets = [...sheets, narrow];
            const seen = look();
            narrow.replaceSync(still);
            void document.documentElement.scrollWidth;
            document.adoptedStyleSheets = sheets;
            return seen;
        },
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/axe-run.js

















const AXE_FILE = new URL(/* asset import */ __webpack_require__(56783), __webpack_require__.b);
const MAX_FRAMES = 50;
const FRAME_WAIT_MS = 10_000;
const AXE_OPTIONS = {
    rules: { 'target-size': { enabled: true } },
    resultTypes: ['violations', 'incomplete'],
    frameWaitTime: FRAME_WAIT_MS,
    preload: { assets: ['media'] },
};
const WITH_FRAMES = { iframes: true, ancestry: true };
const WITHOUT_FRAMES = { iframes: false, elementRef: true };
async function runAxe(session) {
    const source = await axeScript();
    const { frameTree } = await session.send('Page.getFrameTree');
    const page = await isolatedWorld(session, frameTree.frame.id);
    const origin = await page.evaluate('self.origin');
    const frames = await ownFrames(session, frameTree, origin);
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
let script;
async function axeScript() {
    script ??= inAscii(await (0,external_node_fs_promises_.readFile)(AXE_FILE, 'utf8'));
    return script;
}
async function ownFrames(session, tree, origin) {
    const own = [];
    const open = [...(tree.childFrames ?? [])];
    for (let next = open.shift(); next && own.length < MAX_FRAMES; next = open.shift()) {
        const { id, securityOrigin, url } = next.frame;
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
function callInPage(work, ...more) {
    const given = [elementOfTarget.toString(), JSON.stringify(MOST), ...more.map(String)];
    return `(${work.toString()})(results, ${given.join(', ')})`;
}

;// CONCATENATED MODULE: ./lib/engine/browser/browser-cookies.js
const MAX_COOKIES = 1000;
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


async function rememberHidden(session, mainFrame, code) {
    const world = await isolatedWorld(session, mainFrame).catch(() => undefined);
    await world?.evaluate(code).catch(() => undefined);
}
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
    texts: 20_000,
    hidden: 2000,
    measured: 60,
    around: 40,
};
const LIMIT_MS = 3000;
async function rememberHiddenTexts(session, mainFrame) {
    await rememberHidden(session, mainFrame, callOf(hiddenTexts, LIMITS));
}
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
async function contrastsOnDesktop(limits, axe) {
    const { textsHiddenOnPhone } = globalThis;
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
    looked: 10_000,
    hidden: 2000,
    judged: 100,
    size: 2,
};
const desktop_names_LIMIT_MS = 2000;
async function rememberHiddenParts(session, mainFrame) {
    await rememberHidden(session, mainFrame, callOf(hiddenParts, desktop_names_LIMITS));
}
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
async function namelessOnDesktop(limits, rules, axe) {
    const { partsHiddenOnPhone } = globalThis;
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
const MAX_BOXES = 100;
const desktop_scroll_boxes_LIMIT_MS = 1500;
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
function fittingBoxes(targets, elementOf) {
    return targets.map(target => {
        const box = elementOf(target);
        return box !== null && box.scrollWidth <= box.clientWidth + 1 && box.scrollHeight <= box.clientHeight + 1;
    });
}

;// CONCATENATED MODULE: ./lib/engine/browser/device.js
const PHONE_SCREEN = {
    width: 412,
    height: 823,
    deviceScaleFactor: 1.75,
    mobile: true,
};
const THINLY_DRAWN_PHONE = {
    ...PHONE_SCREEN,
    scale: 0.1,
};
const DESKTOP_SCREEN = {
    width: 1350,
    height: 940,
    deviceScaleFactor: 1,
    mobile: false,
};
const THINLY_DRAWN_DESKTOP = {
    ...DESKTOP_SCREEN,
    scale: 0.1,
};
const MODEL = 'moto g power (2022)';
const ANDROID = '11';
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
const DRAWN_LIMITS = {
    texts: 500,
    textsOnScreen: 60,
    pieces: 10,
    below: 60,
    urls: 20,
    letters: 30,
    moving: 0.7,
    difference: 8,
    opaque: 0.98,
    visible: 0.15,
    figures: 0.5,
    share: 0.95,
    gap: 0.8,
    pause: 120,
};
function undecidedTexts({ selectors, opaque }, regionOf) {
    const isPlain = (element) => {
        if (element instanceof SVGElement)
            return false;
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
    const isPlaced = (element) => getComputedStyle(element).position === 'absolute' || element.getAnimations().length > 0;
    return selectors.flatMap((selector, index) => {
        const element = document.querySelector(selector);
        if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            return [];
        if (!isPlain(element))
            return [];
        const { top, bottom, width, height } = element.getBoundingClientRect();
        const region = regionOf(element);
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const looks = `${color} ${fontSize} ${fontWeight}`;
        const text = { index, top: top + scrollY, bottom: bottom + scrollY, looks, ...(region && { region }) };
        return width > 0 && height > 0 ? [text] : [];
    });
}
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
    const isAmidText = (element) => {
        const words = (node) => node?.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '').slice(0, 1000).trim().split(/\s+/) : [];
        return words(element.previousSibling).length >= 2 && words(element.nextSibling).join('').length >= 2;
    };
    const isGround = (element, box) => {
        const { left, top: upper, right, bottom } = element.getBoundingClientRect();
        const holds = left <= box.left && upper <= box.top && right >= box.right && bottom >= box.bottom;
        return holds && /^rgb\(/.test(getComputedStyle(element).backgroundColor);
    };
    const imagesBelow = (element, box) => {
        const around = [];
        for (let at = element; at; at = at.parentElement)
            around.push(at);
        const stack = document.elementsFromPoint(...middleOf(box));
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
        if (opacity !== opacities.get(index))
            return [];
        const alpha = opacity * Number(own ?? 1);
        if (alpha < limits.visible || (alpha < limits.figures && !/\p{L}/u.test(element.textContent ?? '')))
            return [];
        const isLikeBackground = gaps.includes(index);
        if (isLikeBackground && (alpha < limits.opaque || !isAmidText(element)))
            return [];
        const size = Number.parseFloat(fontSize);
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
async function hideTexts(_) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*,*::before,*::after{-webkit-text-fill-color:transparent!important;text-decoration-color:transparent!important;transition:none!important}');
    document.adoptedStyleSheets.push(sheet);
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}
function showTexts(_) {
    document.adoptedStyleSheets.pop();
}
async function contrastsOf({ drawn, area, withTexts, without, ...limits }) {
    const pixelsOf = async (png) => {
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

;// CONCATENATED MODULE: ./lib/engine/browser/element-selector.js
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

;// CONCATENATED MODULE: ./lib/engine/browser/screen-covers.js
const COVER_LIMITS = {
    points: 3,
    least: 15,
    covers: 0.5,
    text: 0.3,
};
function hideCovers(limits, selectorOf) {
    const fixedAround = (element) => {
        let outermost;
        for (let at = element; at && at !== document.body; at = at.parentElement)
            if (getComputedStyle(at).position === 'fixed')
                outermost = at;
        return outermost;
    };
    const coversScreen = (element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const width = Math.min(right, innerWidth) - Math.max(left, 0);
        const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
        return width > 0 && height > 0 && width * height >= limits.covers * innerWidth * innerHeight;
    };
    const lengthOf = (element) => element?.textContent?.length ?? 0;
    const isPage = (element) => element.querySelector('main, h1') !== null || lengthOf(element) > limits.text * lengthOf(document.body);
    const isAsking = (element) => lengthOf(element) >= limits.least && element.querySelector('button, [role="button"], a, input') !== null;
    const layers = new Set();
    for (let x = 0; x < limits.points; x++) {
        for (let y = 0; y < limits.points; y++) {
            const across = ((x + 0.5) / limits.points) * innerWidth;
            const down = ((y + 0.5) / limits.points) * innerHeight;
            const element = document.elementFromPoint(across, down);
            const layer = element && fixedAround(element);
            if (layer && !isPage(layer))
                layers.add(layer);
        }
    }
    const covers = Array.from(layers).filter(layer => coversScreen(layer) || isAsking(layer));
    if (!covers.some(coversScreen) || !covers.some(isAsking))
        return false;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(covers.map(cover => `${selectorOf(cover)}{display:none!important}`).join(''));
    document.adoptedStyleSheets.push(sheet);
    return true;
}
function showCovers(_) {
    document.adoptedStyleSheets.pop();
}

;// CONCATENATED MODULE: ./lib/engine/browser/drawn-contrasts.js







const drawn_contrasts_RULE = 'color-contrast';
const OVER_PICTURE = /could not be determined (?:due to a (?:background (?:image|gradient)|pseudo element)|because element contains an image node)/;
const LIKE_BACKGROUND = /has a 1:1 contrast ratio with the background/;
const MAX_SCREENS = 4;
const SCREEN_SHARE = 0.6;
const MARGIN_SHARE = 0.2;
const drawn_contrasts_LIMIT_MS = 10_000;
const LAST_MS = 2000;
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
async function decide(session, nodes, { isLoaded, until, failed }) {
    const { frameTree } = await session.send('Page.getFrameTree');
    const world = await isolatedWorld(session, frameTree.frame.id);
    const selectors = nodes.map(({ target }) => target[0]);
    const limits = { ...DRAWN_LIMITS, selectors };
    const gaps = nodes.flatMap(({ failureSummary }, index) => (isLikeBackground(failureSummary) ? [index] : []));
    const texts = await world.evaluate(callOf(undecidedTexts, limits, screenRegion));
    const hasCovers = await world.evaluate(callOf(hideCovers, COVER_LIMITS, elementSelector));
    try {
        for (const screen of variedScreens(screensOf(texts))) {
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
        if (hasCovers)
            await world.evaluate(callOf(showCovers, COVER_LIMITS));
        await world.evaluate(`scrollTo({ top: 0, behavior: 'instant' })`);
    }
}
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
function variedScreens(screens) {
    const seen = new Set();
    const left = new Set(screens.map(texts => texts.slice(0, DRAWN_LIMITS.textsOnScreen)));
    const chosen = [];
    while (left.size > 0 && chosen.length < MAX_SCREENS) {
        const looksOf = (texts) => new Set(texts.map(({ looks }) => looks));
        const unseen = (texts) => looksOf(texts).difference(seen).size;
        const best = [...left].reduce((one, other) => (unseen(other) > unseen(one) ? other : one));
        for (const { looks } of best)
            seen.add(looks);
        left.delete(best);
        chosen.push(best);
    }
    return chosen.sort(([one], [other]) => one.top - other.top);
}
const ONE_COLOR = 0.01;
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
function areaOf(texts) {
    const boxes = texts.flatMap(text => text.boxes);
    const left = Math.floor(Math.min(...boxes.map(([x]) => x)));
    const top = Math.floor(Math.min(...boxes.map(([, y]) => y)));
    const right = Math.ceil(Math.max(...boxes.map(([x, , width]) => x + width)));
    const bottom = Math.ceil(Math.max(...boxes.map(([, y, , height]) => y + height)));
    return { left, top, width: right - left, height: bottom - top };
}
async function draw(session, { left, top, width, height }) {
    const { cssVisualViewport } = await session.send('Page.getLayoutMetrics');
    const { pageX, pageY } = cssVisualViewport;
    const scale = 1 / PHONE_SCREEN.deviceScaleFactor;
    const clip = { x: pageX + left, y: pageY + top, width, height, scale };
    return (await session.send('Page.captureScreenshot', { format: 'png', clip, optimizeForSpeed: true })).data;
}
function summaryOf({ middle, foreground, background, least }) {
    const contrast = Math.floor(middle * 100) / 100;
    return `Fix any of the following:\n  Element has insufficient color contrast of ${contrast} (foreground color: ${foreground}, background color: ${background}). Expected contrast ratio of ${least}:1`;
}

// EXTERNAL MODULE: ./lib/engine/browser/gathering.js
var gathering = __webpack_require__(68520);
;// CONCATENATED MODULE: ./lib/engine/browser/image-loops.js

const MIN_FAILURES = 24;
const LOOK_EVERY = 12;
const MAX_COUNTED = 5000;
const MAX_LOOPS = 20;
class ImageLoops {
    urls = new Set();
    #failures = new Map();
    #session;
    #frame;
    constructor(session, frame) {
        this.#session = session;
        this.#frame = frame;
    }
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
;// CONCATENATED MODULE: ./lib/engine/browser/shown-images.js
const IMAGE_LIMITS = {
    maxImages: 2000,
    minFile: 20,
    otherProportions: 1.25,
    maxStepsUp: 30,
    maxDrawn: 20,
    maxPixels: 250_000,
};
function shownImages(limits, regionOf, selectorOf) {
    const { body } = document;
    const placeOf = (element) => {
        const region = regionOf(element);
        return region ? { region } : {};
    };
    const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
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
    const isStretched = ({ naturalWidth, naturalHeight }, width, height) => width > naturalWidth ||
        height > naturalHeight ||
        Math.abs(width * naturalHeight - height * naturalWidth) > 0.05 * width * naturalHeight;
    const keepsHeight = (image, reserved) => {
        let at = image.parentElement;
        for (let step = 0; at && at !== body && step < limits.maxStepsUp; step++, at = at.parentElement) {
            const { display, position, flexDirection, gridTemplateColumns, maxHeight, float } = getComputedStyle(at);
            const isRow = (display.endsWith('flex') && flexDirection.startsWith('row')) ||
                (display.endsWith('grid') && gridTemplateColumns.includes(' ')) ||
                display.startsWith('table');
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
    const reservedHeight = (image, style, contentWidth) => {
        const [, across, down] = /^auto (\d+(?:\.\d+)?) \/ (\d+(?:\.\d+)?)$/.exec(style.aspectRatio) ?? [];
        const proportions = Number(across) / Number(down);
        const ofFile = image.naturalWidth / image.naturalHeight;
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
    const hasPlace = (image) => isShown(image) || (image.checkVisibility() && image.style.visibility === '' && image.style.opacity === '');
    const unreadImages = () => Array.from(document.images)
        .slice(0, limits.maxImages)
        .filter(image => image.complete && image.currentSrc !== '' && image.naturalWidth === 0 && hasPlace(image))
        .slice(0, limits.maxListed)
        .map(image => ({ selector: selectorOf(image), src: image.currentSrc.slice(0, 2000) }));
    return { images: measureImages(), unreadImages: unreadImages() };
}

;// CONCATENATED MODULE: ./lib/engine/browser/shut-parts.js
const SHUT_LIMITS = {
    maxShut: 50,
    maxRow: 30,
    maxRules: 20_000,
    maxSelector: 1000,
    maxValue: 1000,
};
function shutParts(limits, selectorOf) {
    const body = document.body ?? document.documentElement;
    const CONTROLS = 'button, label, input:not([type="hidden" i], [type="checkbox" i], [type="radio" i], [type="file" i])';
    const isOff = (element) => getComputedStyle(element).display === 'none';
    const isOffBySelf = (element) => element.hasAttribute('hidden') || element.style?.display === 'none';
    const isOfKind = (element, other) => other !== element &&
        other.localName === element.localName &&
        other.classList.length > 0 &&
        Array.from(other.classList).every(name => element.classList.contains(name)) &&
        other.checkVisibility();
    const isItem = (element) => {
        if (element.classList.length < 2 || (element.textContent ?? '').trim() === '')
            return false;
        let other = element.parentElement?.firstElementChild;
        for (let at = 0; other && at < limits.maxRow; at++, other = other.nextElementSibling)
            if (isOfKind(element, other))
                return true;
        return false;
    };
    const offWithLinks = [];
    const offElements = () => {
        const off = [];
        const stack = [body];
        for (let seen = 0; stack.length > 0 && seen < limits.maxElements; seen++) {
            const element = stack.pop();
            if (Element.prototype.matches.call(element, 'script, style, noscript, template'))
                continue;
            if (element.checkVisibility())
                stack.push(...Array.from(element.children).reverse());
            else if (!isOffBySelf(element) &&
                (Element.prototype.matches.call(element, CONTROLS) || isItem(element)) &&
                isOff(element))
                off.push(element);
            else if (offWithLinks.length < limits.maxShut && element.querySelector('a[href]') && isOff(element))
                offWithLinks.push(element);
            if (off.length >= limits.maxShut)
                break;
        }
        return off;
    };
    const partsOf = (list) => {
        const parts = [];
        let [start, depth] = [0, 0];
        for (let at = 0; at < list.length; at++) {
            const letter = list[at];
            if (letter === '(' || letter === '[')
                depth++;
            else if (letter === ')' || letter === ']')
                depth--;
            else if (letter === ',' && depth === 0) {
                parts.push(list.slice(start, at).trim());
                start = at + 1;
            }
        }
        return [...parts, list.slice(start).trim()];
    };
    const lastOf = (selector) => {
        let depth = 0;
        for (let at = selector.length - 1; at >= 0; at--) {
            const letter = selector[at];
            if (letter === ')' || letter === ']')
                depth++;
            else if (letter === '(' || letter === '[')
                depth--;
            else if (depth === 0 && /[\s>+~]/.test(letter))
                return selector.slice(at + 1);
        }
        return selector;
    };
    const hiding = [];
    const hidingFirmly = [];
    const showing = [];
    const add = (selectorText, within, style, isAlways) => {
        const { display } = style;
        const isFirm = style.getPropertyPriority('display') === 'important';
        for (const part of partsOf(selectorText.slice(0, limits.maxSelector))) {
            const selector = within === '' ? part : `${within} ${part}`;
            if (display !== 'none')
                showing.push({ selector, last: within === '' ? lastOf(part) : selector, isAlways, isFirm });
            else if (isAlways && /^[\w\s.#>*-]+$/.test(selector)) {
                hiding.push(selector);
                if (isFirm && !selector.includes('.'))
                    hidingFirmly.push(selector);
            }
        }
    };
    const isAlwaysBy = (media) => /^(?:all|screen|)$/i.test(media.mediaText.trim());
    const readRules = () => {
        const stack = [];
        const open = (sheet, isAlways) => {
            try {
                if (sheet)
                    stack.push({ rules: sheet.cssRules, within: '', isAlways: isAlways && !sheet.disabled });
            }
            catch {
            }
        };
        for (const sheet of [...Array.from(document.styleSheets), ...document.adoptedStyleSheets])
            if (!/^print$/i.test(sheet.media.mediaText))
                open(sheet, isAlwaysBy(sheet.media));
        let read = 0;
        for (let lists = stack.pop(); lists; lists = stack.pop()) {
            const { rules, within, isAlways } = lists;
            for (const rule of Array.from(rules)) {
                if (++read > limits.maxRules)
                    return false;
                if (rule instanceof CSSStyleRule) {
                    const { display } = rule.style;
                    if (display !== '')
                        add(rule.selectorText, within, rule.style, isAlways && within === '');
                    if (rule.cssRules.length > 0) {
                        const outer = `${within} ${rule.selectorText}`.trim().slice(0, limits.maxSelector);
                        stack.push({ rules: rule.cssRules, within: outer, isAlways: false });
                    }
                }
                else if (rule instanceof CSSImportRule)
                    open(rule.styleSheet, isAlways && isAlwaysBy(rule.media));
                else if (rule instanceof CSSMediaRule && /^print$/i.test(rule.media.mediaText))
                    continue;
                else if (rule instanceof CSSGroupingRule)
                    stack.push({
                        rules: rule.cssRules,
                        within,
                        isAlways: isAlways && rule instanceof CSSLayerBlockRule,
                    });
                else if (within !== '' && 'style' in rule) {
                    const style = rule.style;
                    if (style.display !== '')
                        add('', within, style, false);
                }
            }
        }
        return true;
    };
    const matches = (element, selector) => {
        try {
            return Element.prototype.matches.call(element, selector);
        }
        catch {
            return false;
        }
    };
    const mayShow = (element, { selector, last, isAlways }) => {
        if (/::|:(?:before|after)$/.test(last))
            return false;
        if (isAlways && matches(element, selector))
            return false;
        const fixed = last.match(/\[(?:class|id|type|name|href|src|role|lang|dir|rel|for)\b[^\]]*\]/gi) ?? [];
        if (!fixed.every(part => matches(element, part)))
            return false;
        const bare = last.replace(/\([^()]*\)|\[[^\]]*\]/g, '');
        if (!/[.#(&]/.test(bare)) {
            const tag = /^[\w-]*/.exec(bare)[0].toLowerCase();
            return tag === '' || tag === element.localName;
        }
        const names = [...Array.from(element.classList, name => `.${name}`), `#${element.id}`];
        return names.some(name => name !== '#' && last.includes(name) && !/[\w-]/.test(last[last.indexOf(name) + name.length] ?? ''));
    };
    const toldIn = () => {
        const values = [];
        let length = 0;
        for (const element of Array.from(document.documentElement.querySelectorAll('*')).slice(0, limits.maxElements)) {
            for (let at = 0; at < element.attributes.length && at < 30; at++) {
                const { name, value } = element.attributes[at];
                if (value.length > limits.maxValue || length > limits.maxMarkup)
                    continue;
                if (/^(?:class|id|style|type|name|value|src|srcset|alt|content|placeholder|d|title)$/.test(name))
                    continue;
                if (name === 'href' && !value.includes('#'))
                    continue;
                values.push(value);
                length += value.length;
            }
        }
        return values.join('\n');
    };
    const off = offElements();
    if (off.length + offWithLinks.length === 0 || !readRules())
        return [];
    const shutFirmly = offWithLinks
        .filter(element => hidingFirmly.some(selector => matches(element, selector)) &&
        !showing.some(rule => rule.isFirm && mayShow(element, rule)))
        .map(element => ({ selector: selectorOf(element), names: [] }));
    const shut = off.flatMap(element => {
        const rules = hiding.filter(selector => matches(element, selector));
        if (rules.length === 0 || showing.some(rule => mayShow(element, rule)))
            return [];
        const names = rules.flatMap(selector => selector.match(/(?<=[.#])[\w-]+/g) ?? []);
        return [{ element, names: [...new Set(element.id === '' ? names : [...names, element.id])] }];
    });
    if (shut.length === 0)
        return shutFirmly;
    const told = toldIn();
    const shutByName = shut
        .filter(({ names }) => !names.some(name => told.includes(name)))
        .map(({ element, names }) => ({ selector: selectorOf(element), names }));
    return [...shutFirmly, ...shutByName];
}

;// CONCATENATED MODULE: ./lib/engine/browser/unseen-parts.js
const UNSEEN_LIMITS = {
    longText: 150,
    maxTexts: 20,
    icon: 64,
};
function unseenParts(limits, selectorOf) {
    const body = document.body ?? document.documentElement;
    const unseenHeadings = () => {
        const unseen = [];
        for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"]')) {
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
    const unseenLabels = () => {
        const isGone = (element) => getComputedStyle(element).display === 'none';
        const isGoneInside = (element) => {
            const { parentElement } = element;
            return (isGone(element) &&
                parentElement !== null &&
                !isGone(parentElement) &&
                !parentElement.checkVisibility());
        };
        const isTextGone = (control, text) => {
            let at = text.parentElement;
            while (at && at !== control && !isGoneInside(at))
                at = at.parentElement;
            return at !== null && isGoneInside(at);
        };
        const staysUnseen = (control) => {
            if (control.checkVisibility())
                return false;
            if (isGoneInside(control))
                return true;
            const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
            let seen = 0;
            while (walker.nextNode() && seen < limits.maxTexts) {
                if ((walker.currentNode.nodeValue ?? '').trim() === '')
                    continue;
                if (!isTextGone(control, walker.currentNode))
                    return false;
                seen++;
            }
            return seen > 0 && seen < limits.maxTexts;
        };
        return Array.from(body.querySelectorAll('a, button, input, textarea, label'))
            .slice(0, limits.maxElements)
            .filter(staysUnseen)
            .slice(0, limits.maxListed)
            .map(selectorOf);
    };
    const unseenTexts = () => {
        const unseen = [];
        const stack = [body];
        for (let seen = 0; stack.length > 0 && seen < limits.maxElements; seen++) {
            const element = stack.pop();
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
        const { width, height } = image.getBoundingClientRect();
        return Math.min(width, height) > 0 && Math.max(width, height) <= limits.icon;
    })
        .slice(0, limits.maxListed)
        .map(selectorOf);
    return {
        unseenHeadings: unseenHeadings(),
        unseenTimes: unseenTimes(),
        unseenLabels: unseenLabels(),
        unseenTexts: unseenTexts(),
        unseenLinks: unseenLinks(),
        adornments: adornments(),
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/cut-cause.js
const CAUSE_LIMITS = { causes: 5, causedShare: 0.5 };
function cutCause(limits, texts, isCut) {
    const RIGID = 'table, pre, img, svg, video, canvas, iframe, object, embed';
    const widthOf = (element) => element.getBoundingClientRect().width;
    const wide = Array.from((document.body ?? document.documentElement).querySelectorAll(RIGID))
        .slice(0, limits.maxElements)
        .filter(element => widthOf(element) > document.documentElement.clientWidth && element.checkVisibility())
        .filter(element => !texts.some(text => text.contains(element)))
        .toSorted((one, other) => widthOf(other) - widthOf(one));
    for (const element of wide.slice(0, limits.causes)) {
        const pushed = texts.filter(text => !element.contains(text));
        if (pushed.length === 0)
            continue;
        const style = element.getAttribute('style');
        try {
            element.style.setProperty('display', 'none', 'important');
            const fitting = pushed.filter(text => !isCut(text));
            if (fitting.length >= pushed.length * limits.causedShare)
                return element;
        }
        finally {
            if (style === null)
                element.removeAttribute('style');
            else
                element.setAttribute('style', style);
        }
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/engine/browser/width-limits.js


const WIDTH_LIMITS = {
    ...FONT_LIMITS,
    ...CAUSE_LIMITS,
    cutText: 8,
    unnoticed: 4,
    fontDoubt: 0.1,
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

;// CONCATENATED MODULE: ./lib/engine/browser/layout.js





const SMALL_TYPE_PX = 12;
const SMALL_CONTROL_PX = 10;
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
    ...SHUT_LIMITS,
    maxFrames: layout_MAX_FRAMES,
    heavyBackground: HEAVY_BACKGROUND_BYTES,
    maxBackgrounds: MAX_BACKGROUNDS,
    maxMarkup: MAX_MARKUP,
    versions: hidden_versions/* VERSION_LIMITS */.mQ,
};
function measureLayout(limits, regionOf, selectorOf, fontsOf, widthsOf, versionsOf, marksOf, unloadedOf, outOfSight, imagesOf, unseenOf, shutOf, tagOf, causeOf) {
    const root = document.documentElement;
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
        const isDrawn = (node) => {
            range.selectNodeContents(node);
            return range.getClientRects().length > 0;
        };
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
    const textLength = (layer) => Array.from(layer.querySelectorAll('style, script')).reduce((length, { textContent }) => length - (textContent?.length ?? 0), layer.textContent?.length ?? 0);
    const holdsContent = (layer) => (layer.querySelector('main, h1') !== null && !asksOnlyForPassword(layer)) ||
        textLength(layer) > (body.textContent?.length ?? 0) / 2;
    const isLoader = (layer) => /(?:^|[\s_-])(?:(?:pre|page|site|app)[-_]?)?(?:load(?:er|ing)|splash)(?:[-_]?(?:screen|wrapper|container|overlay|page))?(?:$|[\s_-])/i.test(`${layer.id} ${layer.getAttribute('class') ?? ''}`);
    const isBare = (layer) => (layer.innerText?.trim() ?? '').length <= (isLoader(layer) ? limits.loaderText : 0) &&
        layer.querySelector('a, button, input, select, textarea, iframe, object, [role="button"]') === null &&
        (isLoader(layer) ||
            (getComputedStyle(layer).backgroundImage === 'none' && layer.querySelector('img, video') === null));
    const CONTROLS = 'a, button, input, select, textarea, iframe, object, summary, [role="button"], [onclick], [tabindex]';
    const canBeUsed = (layer) => Element.prototype.matches.call(layer, `dialog, ${CONTROLS}`) ||
        layer.querySelector(CONTROLS) !== null ||
        [layer, ...Array.from(layer.querySelectorAll('*')).slice(0, limits.maxInLayer)].some(element => getComputedStyle(element).cursor === 'pointer');
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
            text: (layer.innerText ?? '').replace(/\s+/g, ' ').trim().slice(0, 300),
            asksForPassword: asksForPassword(layer),
            asksOnlyForPassword: asksOnlyForPassword(layer),
            canBeUsed: canBeUsed(layer),
        }));
    };
    const layout = () => ({
        ...widthsOf(limits, regionOf, selectorOf, fontsOf, tagOf, causeOf),
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
        shutParts: shutOf(limits, selectorOf),
        hiddenVersions: versionsOf(limits.versions, marksOf),
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/element-text.js
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
function startTag(element) {
    const state = /(?:^|[-_])(?:active|current|open(?:ed)?|closed|show(?:n|ing)?|visible|hidden|selected|hover(?:ed)?|animated?|animating|in-?view|loaded|focus(?:ed)?|slide-(?:prev|next))$/i;
    const generated = /^(?:css|sc|svelte|jss|astro|jsx|emotion)-|_(?=[A-Za-z-]{0,8}\d)[A-Za-z\d-]{5,8}$|^(?=[A-Za-z]{0,20}\d)[A-Za-z\d]{6,30}$/;
    const names = Array.from(element.classList)
        .slice(0, 20)
        .filter(name => name.length <= 60 && !state.test(name) && !generated.test(name));
    const id = /^[A-Za-z][\w-]{0,60}$/.test(element.id) ? ` id="${element.id}"` : '';
    return `<${element.localName}${id}${names.length === 0 ? '' : ` class="${names.slice(0, 4).join(' ')}"`}>`;
}
function elementName(element, tagOf, selectorOf) {
    const selector = selectorOf(element);
    const tag = tagOf(element);
    return selector.includes(' ') && tag.includes(' ') ? tag : selector;
}

;// CONCATENATED MODULE: ./lib/engine/browser/images-out-of-sight.js
function imagesOutOfSight(limits, selectorOf) {
    const images = Array.from(document.images).slice(0, limits.maxImages);
    const hasBox = (element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && element.checkVisibility();
    };
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

;// CONCATENATED MODULE: ./lib/engine/browser/layout-widths.js
function layoutWidths(limits, regionOf, selectorOf, fontsOf, tagOf, causeOf) {
    const fonts = fontsOf(limits);
    const root = document.documentElement;
    const body = document.body ?? root;
    const viewportWidth = root.clientWidth;
    const scrollBox = () => {
        if (root.scrollHeight > innerHeight + limits.unnoticed || root.scrollWidth > viewportWidth + 1)
            return undefined;
        const lengthOf = (element) => element.innerText?.length ?? 0;
        let box;
        const boxes = Array.from(body.querySelectorAll('*')).slice(0, limits.maxElements);
        for (const element of boxes) {
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
    const isHeld = (fixed) => {
        for (let at = fixed.parentElement; at && at !== root; at = at.parentElement) {
            const { transform, translate, filter, backdropFilter, perspective, contain, willChange } = getComputedStyle(at);
            if ([transform, translate, filter, backdropFilter, perspective].some(value => value !== 'none'))
                return true;
            if (/paint|layout|strict|content/.test(contain) || /transform|filter|perspective/.test(willChange))
                return true;
        }
        return false;
    };
    const isCut = (element, page = body) => {
        if (element.closest('.fb_iframe_widget'))
            return true;
        for (let at = element; at && at !== page && at !== body && at !== root; at = at.parentElement) {
            if (at === pageBox)
                return at === element;
            const { position, overflowX } = getComputedStyle(at);
            if (at !== element && overflowX !== 'visible')
                return true;
            if (position === 'fixed' && !isHeld(at))
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
    const textEnd = (element) => {
        if (element.scrollWidth <= element.clientWidth)
            return 0;
        const texts = Array.from(element.childNodes).filter(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
        const stands = texts.length > 0 && getComputedStyle(element).overflowX === 'visible';
        return stands ? Math.max(...texts.map(contentsEnd)) : 0;
    };
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
            const around = element.parentElement ? rightOf(element.parentElement) : 0;
            const sticksOut = right > Math.max(around, viewportWidth) + 1;
            if ((sticksOut || hasOwnWidth(element)) && isSeen(element) && !isCut(element)) {
                wide.push({ element, right: Math.round(right) });
            }
        }
        if (wide.length === 0 && body !== root && rightOf(body) > viewportWidth + 1)
            return [{ element: body, right: Math.round(rightOf(body)) }];
        return wide;
    };
    const longestWord = (element) => Math.max(0, ...Array.from(element.childNodes)
        .filter(node => node.nodeType === Node.TEXT_NODE)
        .flatMap(node => (node.nodeValue ?? '').split(/[\s\u00ad\u200b-]+/, limits.maxListed * 100))
        .map(word => word.length));
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
    const widest = () => {
        const seen = wideElements(isShown);
        const wide = seen.length > 0 ? seen : wideElements(() => true);
        const isStretched = ({ element }) => /grid|flex/.test(getComputedStyle(element.parentElement ?? body).display) &&
            textEnd(element) <= viewportWidth + 1 &&
            !hasOwnWidth(element);
        const words = wide.length > 0 && wide.every(isStretched) ? wideWords() : [];
        return words.length > 0 ? words.slice(0, limits.maxListed) : wide;
    };
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
    const isCuttingPart = (element) => {
        if (element.getBoundingClientRect().left > 1 || rightOf(element) < viewportWidth - 1)
            return false;
        return cutsSideways(element) && element.scrollHeight <= element.clientHeight + limits.unnoticed;
    };
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
        const certain = found.filter(({ element }) => !doubtful.has(element));
        const isStillCut = (element) => cutLine(element) !== undefined;
        const cause = causeOf(limits, certain.map(({ element }) => element), isStillCut);
        const cut = certain.map(({ element, line }) => {
            const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 80);
            return { selector: selectorOf(element), right: Math.round(line.right), text, ...placeOf(element) };
        });
        const [first] = doubtful;
        return { cut, ...(cause && { cause }), ...(first && { doubtful: first }) };
    };
    const doubtfulOf = (found) => {
        const isLittle = ({ right, width }) => right < viewportWidth * (1 + limits.fontDoubt) || right - width * limits.widerStandIn < viewportWidth;
        const little = found.filter(({ element, line }) => isLittle(line) && fonts.isInStandIn(element));
        const loaded = found.map(({ element }) => element).filter(fonts.isInMissingWebFont);
        const fitting = loaded.length === 0
            ? []
            : fonts.withNarrowLetters(fonts.narrowestOf(loaded), () => loaded.filter(element => cutLine(element) === undefined));
        return new Set([...little.map(({ element }) => element), ...fitting]);
    };
    const fontInDoubt = (wide) => {
        const wideOnes = wide.map(({ element }) => element);
        const inStandIn = fonts.narrowestOf((wideOnes.length > 0 ? wideOnes : [body]).filter(fonts.isInStandIn));
        if (!inStandIn)
            return undefined;
        const isLoaded = fonts.isInMissingWebFont(inStandIn);
        if (!isLoaded && widthNow() >= viewportWidth * (1 + limits.pageFontDoubt))
            return undefined;
        if (isLoaded &&
            wideOnes.some(element => textEnd(element) > viewportWidth + 1 && !fonts.isInStandIn(element)))
            return undefined;
        const fits = fonts.withNarrowLetters(inStandIn, () => widthNow() <= viewportWidth + 1);
        return fits ? fonts.nameOf(inStandIn) : undefined;
    };
    const imageInDoubt = () => {
        const missing = Array.from(body.querySelectorAll('img'))
            .slice(0, limits.images)
            .filter(image => image.complete && image.naturalWidth === 0 && (image.currentSrc || image.src) !== '')
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
    const isHiddenInVain = isHidden && innerWidth > viewportWidth + limits.unnoticed;
    const scrollsSideways = pageBox !== undefined || (root.scrollWidth > viewportWidth + 1 && (!isHidden || isHiddenInVain));
    const ofRoot = getComputedStyle(root);
    const isFree = ofRoot.overflowX === 'visible' && ofRoot.overflowY === 'visible';
    const { overflowX, overflowY } = isFree ? getComputedStyle(body) : ofRoot;
    const isSidewaysOnly = /^(?:auto|scroll)$/.test(overflowX) && /^(?:hidden|clip)$/.test(overflowY);
    const wide = scrollsSideways ? widest() : [];
    const font = scrollsSideways ? fontInDoubt(wide) : undefined;
    const image = scrollsSideways && font === undefined ? imageInDoubt() : undefined;
    const mayCut = isHidden ? !isHiddenInVain : shell !== undefined && !scrollsSideways;
    const { cut, cause, doubtful } = measureCut(mayCut);
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
        ...(cause && {
            cutCause: {
                selector: selectorOf(cause),
                tag: tagOf(cause),
                width: Math.round(cause.getBoundingClientRect().width),
            },
        }),
        ...(doubtful && { cutFontInDoubt: fonts.nameOf(doubtful) }),
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/unloaded-fonts.js
function unloadedFonts(asked, limits, fonts, selectorOf) {
    const GENERIC = /^(?:(?:ui-)?(?:serif|sans-serif|monospace|rounded)|cursive|fantasy|system-ui|math|emoji|fangsong|-apple-system|blinkmacsystemfont)$/i;
    const bare = (name) => name.replaceAll(/["']/g, '').trim();
    const plain = (name) => bare(name)
        .toLowerCase()
        .replaceAll(/[\s_-]/g, '');
    const WEIGHT = /(?:variablefont|variable|wght|webfont|thin|hairline|extralight|ultralight|light|regular|normal|book|medium|semibold|demibold|extrabold|ultrabold|bold|black|heavy|italic|rg|bd)+$/;
    const family = (name) => plain(name).replace(WEIGHT, '');
    const declared = new Map();
    for (const { family: name } of document.fonts)
        declared.set(family(name), bare(name));
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
    shutParts,
    startTag,
    cutCause,
];

;// CONCATENATED MODULE: ./lib/engine/browser/header-overlaps.js




const header_overlaps_LIMITS = {
    controls: 60,
    overlaps: 5,
    across: 4,
    down: 0.5,
    header: 300,
    letters: 2,
    text: 40,
};
async function findHeaderOverlaps(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    const given = [header_overlaps_LIMITS, FONT_LIMITS].map(one => JSON.stringify(one));
    return await world.evaluate(`(${headerOverlaps.toString()})(${[...given, elementSelector, textStart, standInFonts].map(String).join(', ')})`);
}
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

const MAX_BUSY_MS = 10_000;
const PAUSE_MS = 500;
const TICK_MS = 500;
const ENOUGH_MS = 0.25 * TICK_MS;
const AT_WORK_MS = 20;
const AT_WORK_TICKS = 4;
function watchBusyPage(session, onBusy) {
    const ending = new AbortController();
    void ask(session, onBusy, ending.signal).catch(() => undefined);
    return () => ending.abort();
}
async function ask(session, onBusy, signal) {
    while (!signal.aborted) {
        let answered = false;
        const answer = session.send('Runtime.evaluate', { expression: '0' }).then(() => undefined, () => undefined);
        answer.then(() => {
            answered = true;
        });
        const looks = [new Map()];
        for (let busyMs = 0; !answered && busyMs < MAX_BUSY_MS;) {
            await Promise.race([answer, (0,promises_.setTimeout)(TICK_MS, undefined, { signal, ref: false })]);
            if (answered)
                break;
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
async function rendererTimes(session) {
    await session.send('Target.getTargetInfo');
    const info = await session
        .connection()
        ?.send('SystemInfo.getProcessInfo')
        .catch(() => undefined);
    const renderers = info?.processInfo.filter(({ type }) => type === 'renderer') ?? [];
    return new Map(renderers.map(({ id, cpuTime }) => [id, cpuTime * 1000]));
}
function countedOf(looks, now) {
    const busiestSince = (before) => Math.max(0, ...Array.from(now, ([id, ms]) => ms - (before.get(id) ?? 0)));
    if (busiestSince(looks[0]) < AT_WORK_MS)
        return TICK_MS;
    return TICK_MS * Math.min(1, busiestSince(looks.at(-1)) / ENOUGH_MS);
}

;// CONCATENATED MODULE: ./lib/engine/browser/text-return.js
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





const QUIET_MS = 500;
const QUIET_LIMIT_MS = 5000;
const POLL_MS = 25;
const ANIMATION_PAUSE_MS = 800;
const ANIMATION_POLL_MS = 100;
const TEXT_SHARE = 0.5;
const TEXT_LIMIT_MS = 2000;
const TEXT_POLL_MS = 100;
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
async function settle({ session, events, network, loadUntil, signal }) {
    const wait = () => (0,promises_.setTimeout)(POLL_MS, undefined, { signal });
    while (!events.loaded && Date.now() < loadUntil)
        await wait();
    const quietUntil = Math.min(loadUntil, Date.now() + QUIET_LIMIT_MS);
    const seemsQuiet = () => events.loaded && network.inFlight === 0 && Date.now() - network.lastChange >= QUIET_MS;
    const isQuiet = async () => {
        if (!seemsQuiet())
            return false;
        await session.send('Target.getTargetInfo');
        return seemsQuiet();
    };
    while (Date.now() < quietUntil && !(await isQuiet()))
        await wait();
}

;// CONCATENATED MODULE: ./lib/engine/browser/other-screen.js



const other_screen_LIMIT_MS = 2000;
const TWO_FRAMES = 'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))';
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
async function playPhoneAgain(session) {
    const playing = session
        .send('Emulation.setDeviceMetricsOverride', THINLY_DRAWN_PHONE)
        .catch(() => undefined);
    await Promise.race([playing, (0,promises_.setTimeout)(other_screen_LIMIT_MS, undefined, { ref: false })]);
}

;// CONCATENATED MODULE: ./lib/engine/browser/resized-layout.js











const NARROW_SCREEN = { ...THINLY_DRAWN_PHONE, width: 360, height: 780 };
const REST_MS = 400;
const MAX_UNREST_MS = 1600;
const UNREST_SHARE = 1 / 2;
function narrowScreen(session, mainFrame) {
    return { show: otherScreen(session, mainFrame, NARROW_SCREEN), width: NARROW_SCREEN.width };
}
async function measureOn(screen, session, mainFrame, mostMs) {
    await screen.show();
    const world = await isolatedWorld(session, mainFrame);
    const expression = callOf(layoutWidths, WIDTH_LIMITS, screenRegion, elementSelector, standInFonts, startTag, cutCause);
    const { wideElements, cutTexts, ...measured } = await atRest(() => world.evaluate(expression), Math.min(MAX_UNREST_MS, mostMs * UNREST_SHARE));
    return {
        ...measured,
        screenWidth: screen.width,
        wideElements: wideElements.map(({ region: _, ...element }) => element),
        cutTexts: cutTexts.map(({ selector, right, text }) => ({ selector, right, text })),
    };
}
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
    lists: 100,
    found: 3,
    entries: 12,
    beside: 3,
    alone: 2,
    header: 250,
    column: 1.5,
    whole: 0.9,
    text: 40,
};
async function findWrappedMenus(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    const given = [wrapped_menus_LIMITS, FONT_LIMITS].map(one => JSON.stringify(one));
    return await world.evaluate(`(${wrappedMenus.toString()})(${[...given, elementSelector, textStart, standInFonts].map(String).join(', ')})`);
}
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
const loaded_anew_LIMIT_MS = 15_000;
const LEFT_SHARE = 0.85;
const LOAD_SHARE = 0.75;
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
function overlapOf(layout) {
    if (!layout?.scrollsSideways || !isCertain(layout))
        return 0;
    return layout.documentWidth - layout.viewportWidth;
}
function isWorseOnNarrow(narrow, layout) {
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



const MAX_REQUESTS = 5000;
const MAX_URL_LENGTH = 4096;
const MAX_TYPE_LENGTH = 200;
const MAX_OPEN = 10_000;
const NAMED_IN_SHEETS = new Set(['Image', 'Font', 'Stylesheet']);
class NetworkLog {
    requests = [];
    documentStatus = 0;
    documentRequest;
    documentBytes = 0;
    totalBytes = 0;
    lastChange = Date.now();
    #open = new Map();
    #options;
    #mainFrame;
    #origin;
    #clockOffset = 0;
    constructor(mainFrame, options) {
        this.#mainFrame = mainFrame;
        this.#options = options;
    }
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
    recordedAs(url) {
        return (0,cut/* ownStart */.DJ)(this.#options.loadedFrom(url), MAX_URL_LENGTH);
    }
    get inFlight() {
        return this.#open.size;
    }
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
            ...(frameId !== undefined && frameId !== this.#mainFrame && { inFrame: true }),
            startMs: this.#milliseconds(timestamp),
        };
        this.#clockOffset = event.wallTime - timestamp;
        this.#changed(timestamp);
        if (this.requests.length < MAX_REQUESTS)
            this.requests.push(entry);
        const ends = type !== 'EventSource' && type !== 'Ping';
        if (ends && this.#open.size < MAX_OPEN)
            this.#open.set(id, entry);
    }
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
            delete request.status;
            request.failure = refusal;
        }
        this.#open.delete(id);
        this.#changed(timestamp);
        const { type, status, failure, url } = request;
        if (type === 'Image' && (failure !== undefined || (status ?? 0) >= 400))
            this.#options.onFailedImage(url);
    }
    #changed(timestamp) {
        this.lastChange = Math.max(this.lastChange, (timestamp + this.#clockOffset) * 1000);
    }
    #milliseconds(timestamp) {
        return Math.max(0, Math.round((timestamp - (this.#origin ?? timestamp)) * 1000));
    }
}
function isMadeAtDeployment({ url, headers }) {
    return (Object.keys(headers).some(name => name.toLowerCase() === made_at_deployment/* MADE_AT_DEPLOYMENT */.W) &&
        (0,host_kind/* isThisMachine */.YY)(URL.parse(url)?.hostname ?? ''));
}

;// CONCATENATED MODULE: ./lib/engine/browser/paced-frames.js
const FRAME_LIMITS = { slowMs: 50, budgetMs: 5000, rest: 3, maxPauseMs: 2000 };
function paceFrames({ slowMs, budgetMs, rest, maxPauseMs }) {
    const request = window.requestAnimationFrame;
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
        const isOfPage = type === 'Frame' ? framesOfPage.has(frame?.frameId ?? '') : frame?.frameId === page;
        if (isOfPage)
            note({ url: (0,cut/* ownStart */.DJ)(insecureURL, mixed_content_issues_MAX_URL_LENGTH), type, outcome });
    });
    await session.send('Audits.enable');
}

;// CONCATENATED MODULE: ./lib/engine/browser/permission-requests.js

const PERMISSIONS = ['geolocation', 'notifications'];
const BINDING = 'seoPreflightPermission';
async function watchPermissions(session, note) {
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
        const permission = PERMISSIONS.find(known => known === payload);
        if (name === BINDING && permission)
            note(permission);
    });
    await session.send('Runtime.addBinding', { name: BINDING });
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: callOf(tellOfRequests, BINDING) });
}
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



const MAX_DOCUMENTS = 11;
const MAX_DIALOGS = 200;
const MAX_MESSAGES = 20_000;
const MAX_ERRORS_KEPT = 100;
const MAX_REQUESTS_KEPT = 20;
const MAX_ERROR_LENGTH = 500;
const page_events_MAX_URL_LENGTH = 4096;
const LEADING = {
    scriptInitiated: 'script',
    metaTagRefresh: 'refresh',
    httpHeaderRefresh: 'refresh',
    anchorClick: 'link',
    formSubmissionGet: 'form',
    formSubmissionPost: 'form',
};
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
        const accept = type === 'beforeunload';
        session.send('Page.handleJavaScriptDialog', { accept }).catch(() => undefined);
    });
}
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


const TIMEOUT_MS = 1000;
const MAX_TEXT = 200;
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
            const isNamed = value instanceof Element || value instanceof HTMLCollection;
            if (isNamed || (value !== window && value.window === value))
                continue;
            const isText = typeof value === 'string' || typeof value === 'number';
            found.push([path, isText ? String(value).slice(0, 200) : '']);
        }
        catch {
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/engine/browser/page-targets.js
const WATCHED = new Set(['iframe', 'worker', 'shared_worker']);
class PageTargets {
    #prepare;
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
        }
        await child.send('Runtime.runIfWaitingForDebugger').catch(() => undefined);
    }
}

;// CONCATENATED MODULE: ./lib/engine/browser/request-interception.js


const OF_BODY = new Set(['content-encoding', 'content-length', 'transfer-encoding']);
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
        void proceed(session, event, interception).catch(() => undefined);
    });
    await session.send('Fetch.enable', { patterns });
}
async function proceed(session, event, interception) {
    const { requestId, request, responseStatusCode, responseErrorReason } = event;
    const { own, preview } = interception;
    if (responseErrorReason !== undefined) {
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
function isPage({ resourceType, frameId }, { mainFrame }) {
    return resourceType === 'Document' && frameId === mainFrame;
}
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
function loadedFrom(event, interception) {
    if (isPage(event, interception))
        return undefined;
    const { request } = event;
    const url = URL.parse(request.url);
    return url ? (0,syntax_preview/* hereOf */.IS)(interception.preview, url)?.href : undefined;
}
function readable(headers, { here }) {
    const own = {
        'access-control-allow-origin': here,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': exposed(headers),
    };
    return [...headers.filter(({ name }) => !(name.toLowerCase() in own)), ...entries(Object.entries(own))];
}
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
function fromHere(headers, preview) {
    const moved = Object.entries(headers).map(([name, value]) => {
        const referrer = name.toLowerCase() === 'referer' ? URL.parse(value) : null;
        return [name, (referrer && (0,syntax_preview/* hereOf */.IS)(preview, referrer)?.href) ?? value];
    });
    return Object.fromEntries(moved);
}
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

const MAX_LOADING = 5000;
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

const MAX_WORKERS = 20;
const service_workers_MAX_URL_LENGTH = 4096;
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
    looked: 2000,
    clicked: 6,
    alike: 50,
    elements: 5000,
    restMs: 120,
    answerMs: 350,
    seen: 4,
    names: 300,
    plain: plain_attributes/* PLAIN_ATTRIBUTES */.D,
    ofLooks: plain_attributes/* ATTRIBUTES_OF_LOOKS */.f.source,
};
const OPENED = 'seo-preflight-opened';
async function findAnsweredLinks(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    const kinds = await world.evaluate(callOf(kindsOfLinks, answered_links_LIMITS, elementSelector));
    if (kinds.length === 0)
        return [];
    await session.send('Network.emulateNetworkConditions', {
        ...{ offline: true, latency: 0 },
        ...{ downloadThroughput: -1, uploadThroughput: -1 },
    });
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
function keepWindows(opened) {
    window.open = () => {
        dispatchEvent(new Event(opened));
        return null;
    };
}
function kindsOfLinks(limits, selectorOf) {
    if (!document.querySelector('script'))
        return [];
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
    buttons: 60,
    found: 3,
    header: 150,
    unseen: 4,
    least: 10,
    margin: 20,
    texts: 60,
    text: 40,
};
async function findButtonsBeyondScreen(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    const given = [buttons_beyond_screen_LIMITS, FONT_LIMITS].map(one => JSON.stringify(one));
    return await world.evaluate(`(${buttonsBeyondScreen.toString()})(${[...given, elementSelector, textStart, standInFonts].map(String).join(', ')})`);
}
function buttonsBeyondScreen(limits, fontLimits, selectorOf, textOf, fontsOf) {
    const HEADER = 'header, nav, [role="banner"], [role="navigation"], [class*="header" i], [id*="header" i], [class*="nav" i]';
    const BUTTON = 'button, summary, label[for], [role="button"], a[href="#"], a:not([href]), [class*="burger" i], [class*="toggle" i]';
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
        const isFixed = around(element).some(at => getComputedStyle(at).position === 'fixed');
        return boxOf(element).left >= (isFixed ? screen : edge()) - limits.unseen;
    };
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

;// CONCATENATED MODULE: ./lib/engine/browser/clicked-parts.js



const clicked_parts_LIMITS = {
    looked: 500,
    pressed: 3,
    characters: 80,
    steps: 3,
    nodes: 20_000,
    all: 1_000_000,
    scrolledMs: 350,
    lookMs: 150,
    openMs: 1200,
    names: 300,
    text: 60,
    start: 200,
};
const MAY_OPEN = 'button[aria-expanded="false"], :is(h2, h3, h4, h5, h6) > button:only-child:not([aria-expanded])';
async function findClickedParts(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    if (!(await world.evaluate(`document.querySelector('${MAY_OPEN}') !== null`)))
        return [];
    return await world.evaluate(callOf(pressForText, { ...clicked_parts_LIMITS, mayOpen: MAY_OPEN }, elementSelector, textStart));
}
async function pressForText(limits, selectorOf, textOf) {
    const pause = (ms) => new Promise(done => setTimeout(done, ms));
    const folded = (text) => text.replace(/\s+/g, ' ').trim();
    const layers = 'dialog, [role="dialog" i], [role="alertdialog" i], [role="menu" i], [role="listbox" i], [role="tooltip" i], [role="alert" i], [role="status" i], [aria-live], [popover]';
    const frame = 'nav, footer, aside, form, [role="navigation" i], [role="contentinfo" i], [role="complementary" i], [role="search" i], [role="toolbar" i], [role="tree" i], [role="menubar" i]';
    const others = /(?:^|[\s_-])(?:nav|navbar|navigation|menu|search|lang|language|locale|cookies?|consent|chat|share|cart|basket|login|account|filters?|sort|calendar|dropdown|combobox|tooltip|popover|popup|modal|theme|settings|translate|toc|comments?)(?:$|[\s_-])/i;
    const hasOtherName = (element) => others.test(`${element.id} ${element.getAttribute('class') ?? ''} ${element.ariaLabel ?? ''}`
        .slice(0, limits.names)
        .replace(/(?:^|\s)(?:backdrop-)?filter(?=\s|$)|\S{0,60}[/:[]\S{0,60}/g, ' '));
    const isHidden = (node) => node.parentElement?.closest('script, style, template, noscript') != null;
    const textsIn = function* (root) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        let left = limits.nodes;
        for (let node = walker.nextNode(); node && left-- > 0; node = walker.nextNode())
            yield node;
    };
    const allText = () => {
        const parts = [];
        let length = 0;
        for (const node of textsIn(document.body)) {
            if (/^(?:script|style)$/.test(node.parentElement?.localName ?? ''))
                continue;
            const text = folded(node.nodeValue ?? '');
            parts.push(text);
            length += text.length;
            if (length > limits.all)
                return undefined;
        }
        const inTemplates = Array.from(document.querySelectorAll('template'))
            .slice(0, limits.looked)
            .map(({ content }) => folded((content.textContent ?? '').slice(0, limits.all)));
        return parts.length >= limits.nodes ? undefined : [...parts, ...inTemplates].join(' ');
    };
    const controlledBy = (button) => ['aria-controls', 'data-target', 'data-bs-target', 'aria-owns']
        .flatMap(name => (button.getAttribute(name) ?? '').slice(0, limits.names).split(/\s+/))
        .flatMap(id => document.getElementById(id.replace(/^#/, '')) ?? []);
    const isEmpty = (element) => (element.textContent ?? '').trim() === '' &&
        element.querySelector('img, picture, svg, video, iframe, object, form, input, canvas') === null;
    const main = document.querySelector('main, [role="main" i]');
    const isOfContent = (button) => (main?.contains(button) || !button.closest('header, [role="banner" i]')) &&
        !button.closest(`${frame}, ${layers}`);
    const isSeen = (element) => {
        const { width, height } = element.getBoundingClientRect();
        return (width > 8 && height > 8 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    };
    const isForOthers = (button) => {
        let at = button;
        for (let step = 0; at && at !== document.body && step <= limits.steps; step++, at = at.parentElement)
            if (hasOtherName(at))
                return true;
        return false;
    };
    const buttons = Array.from(document.querySelectorAll(limits.mayOpen))
        .slice(0, limits.looked)
        .filter(button => /^(?:false)?$/i.test(button.getAttribute('aria-haspopup') ?? '') &&
        !button.matches(':disabled, [role]:not([role="button" i])') &&
        (button.textContent ?? '').trim() !== '' &&
        isOfContent(button) &&
        controlledBy(button).every(isEmpty) &&
        isSeen(button) &&
        !isForOthers(button));
    const placesOf = (button) => {
        const named = controlledBy(button);
        if (named.length > 0)
            return named;
        let around = button;
        for (let step = 0; step < limits.steps && around.parentElement; step++) {
            const next = around.parentElement;
            if (next === document.body ||
                next === main ||
                buttons.some(one => one !== button && next.contains(one)))
                break;
            around = next;
        }
        return around === button ? [] : [around];
    };
    const isInLayer = (node) => {
        for (let at = node.parentElement; at && at !== document.body; at = at.parentElement)
            if (at.matches(layers) || getComputedStyle(at).position === 'fixed')
                return true;
        return false;
    };
    const broughtBy = (button, before) => {
        const texts = [];
        for (const place of placesOf(button)) {
            for (const node of textsIn(place)) {
                if (button.contains(node) || isHidden(node) || isInLayer(node))
                    continue;
                const text = folded(node.nodeValue ?? '');
                if (text !== '' && !before.includes(text) && node.parentElement && isSeen(node.parentElement))
                    texts.push(text);
            }
        }
        return texts;
    };
    const lengthOf = (texts) => texts.reduce((sum, text) => sum + text.length, 0);
    const { href } = location;
    const [x, y] = [scrollX, scrollY];
    let found = [];
    let characters = 0;
    for (const button of buttons.slice(0, limits.pressed)) {
        const isToggle = button.hasAttribute('aria-expanded');
        button.scrollIntoView({ block: 'center', behavior: 'instant' });
        await pause(limits.scrolledMs);
        const before = allText();
        if (before === undefined || !button.isConnected || !controlledBy(button).every(isEmpty))
            break;
        const name = textOf(button, limits.text);
        button.click();
        let texts = [];
        const end = performance.now() + limits.openMs;
        while (performance.now() < end) {
            await pause(limits.lookMs);
            const now = button.isConnected ? broughtBy(button, before) : [];
            if (texts.length > 0 && now.join() === texts.join())
                break;
            texts = now;
        }
        const isOpened = !isToggle || button.getAttribute('aria-expanded') === 'true';
        if (location.href !== href || !button.isConnected)
            break;
        const kind = button.getAttribute('class');
        const part = {
            selector: selectorOf(button),
            text: name,
            start: texts.join(' ').slice(0, limits.start),
            alike: buttons.filter(other => other.getAttribute('class') === kind).length,
        };
        if (isOpened || texts.length > 0)
            button.click();
        if (!isOpened || texts.length === 0)
            continue;
        characters += lengthOf(texts);
        found = [...found, part];
        if (characters >= limits.characters)
            break;
    }
    scrollTo({ left: x, top: y, behavior: 'instant' });
    return characters >= limits.characters ? found.slice(0, 1) : [];
}

;// CONCATENATED MODULE: ./lib/engine/browser/closed-menus.js



const closed_menus_LIMITS = {
    looked: 3000,
    around: 40,
    menus: 3,
    links: 3,
    far: 2000,
    moveMs: 400,
    text: 60,
    mark: 60,
    marks: 10,
};
async function findClosedMenus(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    return await world.evaluate(callOf(menusOffScreen, closed_menus_LIMITS, elementSelector, textStart));
}
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
    const boxOf = (link) => {
        let box;
        let at = link.parentElement;
        for (let step = 0; at && at !== document.body && step < limits.around; step++, at = at.parentElement) {
            const style = getComputedStyle(at);
            const side = isOff(at);
            if (side === undefined) {
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
    const isOfTheme = (box) => /(?:^|\s)(?:md-sidebar|wy-nav-side|sidebar-drawer|book-summary)(?:\s|$)/.test(box.getAttribute('class') ?? '');
    const isOfLinks = (box) => {
        const lengthOf = ({ textContent }) => (textContent ?? '').slice(0, 20_000).replace(/\s+/g, ' ').length;
        const links = Array.from(box.querySelectorAll('a[href], button')).slice(0, limits.looked);
        return 2 * links.reduce((sum, link) => sum + lengthOf(link), 0) >= lengthOf(box);
    };
    const fadedBoxOf = (link) => {
        let box;
        let at = link;
        for (let step = 0; at && at !== document.body && step < limits.around; step++, at = at.parentElement)
            if (getComputedStyle(at).opacity === '0')
                box = at;
        if (!box || box === link)
            return undefined;
        const { position, pointerEvents } = getComputedStyle(box);
        const isSlide = /slide|swiper|carousel|slick|splide|tab-?pane/i.test(box.getAttribute('class') ?? '');
        return /^(?:fixed|absolute)$/.test(position) && pointerEvents === 'none' && !isSlide && isOfLinks(box)
            ? box
            : undefined;
    };
    const isFolded = (box) => {
        const { position, overflowX, overflowY } = getComputedStyle(box);
        if (!/^(?:fixed|absolute)$/.test(position))
            return false;
        return ((box.clientWidth === 0 && overflowX !== 'visible') ||
            (box.clientHeight === 0 && overflowY !== 'visible'));
    };
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
    elements: 20_000,
    banners: 5,
    inside: 150,
    least: 20,
    most: 2000,
    text: 300,
    name: 60,
    size: 10,
};
async function findShownBanners(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    return await world.evaluate(callOf(shownBanners, consent_banners_LIMITS, elementSelector, textStart));
}
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
    looked: 400,
    told: 5,
    size: 16,
    share: 0.9,
    points: [0.1, 0.3, 0.5, 0.7, 0.9],
    around: 40,
    turning: 'carousel|slide|swiper|slick|splide|owl-|glide|flickity|marquee|ticker|tab-|tabs|modal|popup|dialog|drawer|offcanvas|dropdown|submenu|sub-menu|accordion|collapse|flip|overlay|lightbox|gallery|preloader|loader|cookie|consent',
    restMs: 700,
    text: 60,
};
async function findCoveredControls(session, mainFrame, screen) {
    const world = await isolatedWorld(session, mainFrame);
    const found = await world.evaluate(callOf(coveredControls, covered_controls_LIMITS, elementSelector, startTag, elementName));
    return found.map(one => ({ ...one, screens: [screen] }));
}
function onBothScreens(phone, desktop) {
    const bySelector = new Map(phone.map(one => [one.selector, one]));
    for (const one of desktop) {
        const known = bySelector.get(one.selector);
        bySelector.set(one.selector, known ? { ...known, screens: [...known.screens, ...one.screens] } : one);
    }
    return [...bySelector.values()];
}
async function coveredControls(limits, selectorOf, tagOf, nameOf) {
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
    const isStretchedOver = (control, top) => {
        if (!(top instanceof HTMLAnchorElement && control instanceof HTMLAnchorElement))
            return false;
        if (top.href === control.href || top.contains(control))
            return false;
        return ['::before', '::after'].some(pseudo => {
            const { content, position, width, height } = getComputedStyle(top, pseudo);
            const own = top.getBoundingClientRect();
            const isLarger = Number.parseFloat(width) > own.width + 1 || Number.parseFloat(height) > own.height + 1;
            return content !== 'none' && position === 'absolute' && isLarger;
        });
    };
    const coverAt = (control, x, y) => {
        const top = document.elementFromPoint(x, y);
        if (!top || control.contains(top))
            return undefined;
        if (top.contains(control) && !isBehind(control))
            return undefined;
        if (isStretchedOver(control, top))
            return top;
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
        let cover;
        for (const { left, top, width, height } of control.getClientRects()) {
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
        }
        return cover;
    };
    const controls = Array.from(document.querySelectorAll('a[href], button, input[type="submit"], input[type="button"]')).slice(0, limits.looked);
    const suspects = controls.filter(control => {
        if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            return false;
        const { width, height } = control.getBoundingClientRect();
        const isButton = Math.min(width, height) >= limits.size && width <= innerWidth;
        if (!isButton || height > innerHeight * limits.share)
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
                    cover: nameOf(cover, tagOf, selectorOf),
                    isBehind: cover.contains(control),
                    isUnderLink: isStretchedOver(control, cover),
                }
                : [];
        });
    scrollTo({ left: startX, top: startY, behavior: 'instant' });
    return found;
}

;// CONCATENATED MODULE: ./lib/engine/browser/fixed-layers.js
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
    looked: 2000,
    targets: 12,
    clicked: 2,
    texts: 40,
    around: 40,
    opaque: 0.9,
    switches: [
        ...['role', 'onclick', 'aria-controls', 'aria-expanded', 'aria-haspopup'],
        ...['data-toggle', 'data-bs-toggle', 'data-target', 'data-bs-target', 'data-slide', 'data-bs-slide'],
    ],
    lines: 3,
    lineElements: 'li, p, dt, td, th, tr, sup, figcaption, summary',
    points: [0.1, 0.5, 0.9],
    share: 0.7,
    wide: 0.6,
    high: 0.6,
    top: 30,
    picture: 40,
    restMs: 400,
    mostMs: 2500,
    label: 60,
};
async function findCoveredTargets(session, mainFrame, showDesktop) {
    const world = await isolatedWorld(session, mainFrame);
    if (!(await world.evaluate(`document.querySelector('a[href*="#"]') !== null`)))
        return [];
    await showDesktop();
    const given = [covered_targets_LIMITS, FONT_LIMITS].map(one => JSON.stringify(one));
    return await world.evaluate(`(${coveredTargets.toString()})(${[...given, elementSelector, textStart, standInFonts, fixedLayers].map(String).join(', ')})`);
}
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
    const mayBeLower = (bar, y) => {
        const inStandIn = [bar, ...Array.from(bar.querySelectorAll('*')).slice(0, limits.around)].find(element => fonts.isInStandIn(element));
        return (inStandIn !== undefined &&
            fonts.withNarrowLetters(inStandIn, () => bar.getBoundingClientRect().bottom) < y);
    };
    const pictureOf = (target) => {
        if (!target.matches('a, img') || target.textContent?.trim())
            return undefined;
        const [picture, other] = target.matches('img') ? [target] : Array.from(target.querySelectorAll('img'));
        return picture && !other && isSeen(picture) && picture.getBoundingClientRect().height >= limits.picture
            ? picture
            : undefined;
    };
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
    looked: 40,
    texts: 60,
    lines: 10,
    around: 40,
    opaque: 0.9,
    points: [0.1, 0.5, 0.9],
    share: 0.6,
    blur: 0.3,
    wide: 0.5,
    high: 0.5,
    edge: 30,
    size: 4,
    letters: 12,
    closable: 'cookie|consent|gdpr|banner|popup|modal|dialog|overlay|toast|notice|chat',
    closing: 'button, [role="button"], [role="dialog"], dialog, input, iframe, [class*="close"], [class*="dismiss"]',
    restMs: 700,
    text: 60,
};
async function findCoveredTexts(session, mainFrame, screen) {
    const world = await isolatedWorld(session, mainFrame);
    const given = [covered_texts_LIMITS, FONT_LIMITS].map(one => JSON.stringify(one));
    const found = await world.evaluate(`(${coveredTexts.toString()})(${[...given, elementSelector, textStart, startTag, elementName, standInFonts, fixedLayers].map(String).join(', ')})`);
    return found.map(one => ({ ...one, screens: [screen] }));
}
async function coveredTexts(limits, fontLimits, selectorOf, textOf, tagOf, nameOf, fontsOf, layersOf) {
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
            cover: nameOf(still.bar, tagOf, selectorOf),
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
const GROUP = 'seo-preflight';
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

const MAX_SHEETS = 20;
const sheet_reader_MAX_TEXT = 1_500_000;
const IMPORT = /@import\s[^;]{1,500};?/gi;
const OF_FONTS = /\/\/fonts\.|typekit\.net\/|font-?awesome|[-/]icons?[-./]/i;
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
    screen: 600,
    top: 250,
    looked: 3000,
    links: 300,
    rules: 20_000,
    buttons: 3,
    listeners: 20,
    around: 60,
    name: 1000,
    text: 60,
    label: menu_labels/* MENU_LABEL_PATTERN */.S,
};
const PRESSES = new Set('click mousedown mouseup pointerdown pointerup touchstart touchend focusin focus change keydown'.split(' '));
async function findDeadMenus(session, mainFrame) {
    const objects = await holdObjects(session, mainFrame);
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
function hiddenLinks(limits) {
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
        for (let at = button; at; at = at.parentElement)
            if (at.localName.includes('-') || at.hasAttribute('q:container'))
                return false;
        return true;
    })
        .filter((button, _, all) => !all.some(other => other !== button && other.contains(button)))
        .slice(0, limits.buttons);
    if (buttons.length === 0)
        return [];
    const state = ':not\\(:(?:hover|focus-within|focus-visible|focus|active|target|checked)\\)|:(?:hover|focus-within|focus-visible|focus|active|target|checked|has\\([^)]{0,200}\\))';
    return opens(limits, sheetRules, around, state) ? [] : buttons;
}
function aroundLinks(limits, linksOf) {
    const around = new Set();
    for (const link of linksOf(limits) ?? [])
        for (let at = link; at && at !== document.body; at = at.parentElement)
            around.add(at);
    return Array.from(around);
}
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

;// CONCATENATED MODULE: ./lib/engine/browser/edge-texts.js



const edge_texts_LIMITS = {
    looked: 1500,
    lines: 100,
    around: 60,
    space: 3,
    low: 8,
    wrapped: 12,
    screen: 600,
    texts: 3,
    characters: 150,
    share: 0.25,
    text: 60,
};
async function findEdgeTexts(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    return await world.evaluate(callOf(edgeTexts, edge_texts_LIMITS, elementSelector, textStart));
}
function edgeTexts(limits, selectorOf, textOf) {
    const { body, documentElement: root } = document;
    const screen = root.clientWidth;
    const isAsWide = root.scrollWidth <= screen + 1 && innerWidth <= screen + 1;
    if (screen > limits.screen || !isAsWide || (visualViewport?.scale ?? 1) !== 1)
        return [];
    const styles = new Map();
    const styleOf = (element) => {
        const style = styles.get(element) ?? getComputedStyle(element);
        styles.set(element, style);
        return style;
    };
    const linesOf = (element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const lines = Array.from(range.getClientRects())
            .slice(0, limits.lines)
            .filter(({ width, height }) => width > 1 && height >= limits.low);
        if (lines.length === 0)
            return undefined;
        return {
            left: Math.min(...lines.map(({ left }) => left)),
            right: Math.max(...lines.map(({ right }) => right)),
            top: Math.min(...lines.map(({ top }) => top)),
            bottom: Math.max(...lines.map(({ bottom }) => bottom)),
            isWrapped: lines.some(({ top }) => top >= lines[0].bottom),
        };
    };
    const isMoved = (element) => {
        const { transform, translate, rotate, scale, animationName, position, writingMode } = styleOf(element);
        const isLoose = /^(?:fixed|sticky|absolute)$/.test(position) || writingMode !== 'horizontal-tb';
        const isShifted = [transform, translate, rotate, scale].some(value => value !== 'none');
        return isLoose || isShifted || animationName !== 'none';
    };
    const isAtRest = (element, { left, right, top, bottom }) => {
        let at = element;
        for (let step = 0; at && at !== body && at !== root && step < limits.around; step++) {
            if (isMoved(at))
                return false;
            const { overflowX, overflowY } = styleOf(at);
            if (overflowX !== 'visible' || overflowY !== 'visible') {
                const box = at.getBoundingClientRect();
                const scrolls = /auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth + 1;
                const isWithin = box.left <= left + 1 && box.right >= right - 1;
                if (scrolls || !isWithin || box.top > top + 1 || box.bottom < bottom - 1)
                    return false;
            }
            at = at.parentElement;
        }
        return at === body;
    };
    const isBegunAtEdge = (element, { left, right }) => {
        const { textAlign, direction } = styleOf(element);
        const isRtl = direction === 'rtl';
        if (!(isRtl ? /^(?:start|right|justify)$/ : /^(?:start|left|justify)$/).test(textAlign))
            return false;
        const space = isRtl ? screen - right : left;
        return space > -1 && space < limits.space && left > -1 && right < screen + 1;
    };
    const isWrappedAtEdge = (element, { left, right, isWrapped }) => {
        const { textAlign, paddingLeft, paddingRight } = styleOf(element);
        const box = element.getBoundingClientRect();
        const hasNoSpace = box.left + Number.parseFloat(paddingLeft) < limits.space &&
            box.right - Number.parseFloat(paddingRight) > screen - limits.space;
        const isFilled = left > -1 && left < limits.wrapped && right < screen + 1 && right > screen - limits.wrapped;
        return textAlign === 'center' && isWrapped && hasNoSpace && isFilled;
    };
    const apart = 'pre, code, table, nav, aside, form, svg, marquee, dialog, figcaption, button, summary, [role="dialog" i], [role="navigation" i], [aria-hidden="true"], [contenteditable], [inert], [class*="marquee" i], [class*="ticker" i], [class*="carousel" i], [class*="slider" i], [class*="swiper" i], [class*="slide" i]';
    const foot = 'footer, [role="contentinfo" i], #footer, .footer';
    const head = 'header, [role="banner" i]';
    const parts = { page: [], foot: [] };
    for (const element of Array.from(body.querySelectorAll('h1, h2, h3, h4, p')).slice(0, limits.looked)) {
        if (element.closest(apart))
            continue;
        const text = (element.textContent ?? '').trim();
        if (text === '' || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            continue;
        const lines = linesOf(element);
        if (!lines)
            continue;
        const isOfFoot = element.closest(foot) !== null && !element.closest('main, article');
        if (!isOfFoot && element.closest(head) && !element.closest('main, article, section'))
            continue;
        const isAtEdge = isBegunAtEdge(element, lines) || (isOfFoot && isWrappedAtEdge(element, lines));
        const isEdge = isAtEdge && isAtRest(element, lines);
        parts[isOfFoot ? 'foot' : 'page'].push([element, isEdge]);
    }
    return ['page', 'foot'].flatMap(part => {
        const texts = parts[part];
        const edge = texts.flatMap(([element, isEdge]) => (isEdge ? [element] : []));
        const characters = edge.reduce((sum, element) => sum + (element.textContent ?? '').trim().length, 0);
        const [first] = edge;
        const isEnough = edge.length >= limits.texts &&
            characters >= limits.characters &&
            edge.length >= limits.share * texts.length;
        if (!first || !isEnough)
            return [];
        return [
            {
                selector: selectorOf(first),
                text: textOf(first, limits.text),
                texts: texts.length,
                atEdge: edge.length,
                isFoot: part === 'foot',
            },
        ];
    });
}

;// CONCATENATED MODULE: ./lib/engine/browser/fixed-bars.js




const fixed_bars_LIMITS = {
    share: 0.3,
    most: 0.7,
    wide: 0.9,
    screens: 1,
    places: [0.4, 0.8],
    across: 5,
    down: 20,
    hiding: 0.7,
    edge: 4,
    around: 40,
    opaque: 0.5,
    pauseMs: 500,
    text: 100,
};
async function findFixedBars(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    const given = [fixed_bars_LIMITS, FONT_LIMITS].map(one => JSON.stringify(one));
    return await world.evaluate(`(${fixedBars.toString()})(${[...given, elementSelector, standInFonts, fixedLayers].map(String).join(', ')})`);
}
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

;// CONCATENATED MODULE: ./lib/engine/browser/hover-openers.js

const OPENING = new Set('click keydown keyup keypress focus focusin mousedown pointerdown touchstart'.split(' '));
const WITH_CLICK = new Set('click mousedown pointerdown touchstart'.split(' '));
const OPEN_MS = 400;
function around() {
    return this.around;
}
async function mayOpenOtherwise(objects, found) {
    const served = await servedBy(objects, found);
    if (served === 'keys')
        return true;
    const isPressed = served === 'click' || (await objects.call(found, isToggled));
    return isPressed && (await mayOpenWhenPressed(objects, found));
}
async function servedBy(objects, found) {
    let isClicked = false;
    for (const element of await objects.entriesOf(await objects.holdOf(found, around))) {
        const { object, node } = await objects.ownElement(element);
        const heard = (await objects.listenersOf(object)).filter(({ type }) => OPENING.has(type));
        const handler = node.attributes?.[node.attributes.indexOf('onclick') + 1] ?? '';
        const isStopped = (node.attributes?.includes('onclick') ?? false) && /^\s*return false;?\s*$/.test(handler);
        if (heard.some(({ type }) => !WITH_CLICK.has(type)))
            return 'keys';
        isClicked ||= heard.length > (isStopped ? 1 : 0);
    }
    return isClicked ? 'click' : undefined;
}
async function mayOpenWhenPressed(objects, found) {
    for (const way of [press, pressArrow]) {
        if (!(await objects.call(found, way)))
            return true;
        await (0,promises_.setTimeout)(OPEN_MS);
        const opens = await objects.call(found, isOpen);
        await objects.call(found, way);
        if (opens)
            return true;
    }
    return false;
}
function press() {
    const isForScript = (control) => control.localName === 'button' ||
        (control.localName === 'a' && /^\s*(?:#|javascript:|$)/i.test(control.getAttribute('href') ?? ''));
    if (this.controls.length === 0 || !this.controls.every(isForScript))
        return false;
    for (const control of this.controls)
        control.click();
    return true;
}
function pressArrow() {
    for (const control of this.controls)
        for (const type of ['keydown', 'keyup'])
            control.dispatchEvent(new KeyboardEvent(type, { key: 'ArrowDown', bubbles: true, cancelable: true }));
    return true;
}
function isOpen() {
    return this.isShown();
}
function isToggled() {
    return this.controls.some(control => control.hasAttribute('aria-expanded'));
}

;// CONCATENATED MODULE: ./lib/engine/browser/hover-menus.js





const hover_menus_LIMITS = {
    rules: 20_000,
    hovering: 100,
    boxes: 40,
    allBoxes: 200,
    states: 2000,
    links: 2,
    looked: 3000,
    dot: 4,
    menus: 3,
    around: 40,
    controls: 10,
    selector: 1000,
    text: 60,
    rule: 100,
};
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
        if (await mayOpenOtherwise(objects, each))
            continue;
        menus.push(await objects.call(each, said));
    }
    return menus;
}
function said() {
    return this.said;
}
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
        }
    }
    return found;
}
async function hoverMenus(limits, sheetRules, rulesOf, selectorOf, startOf) {
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
    const states = rules
        .filter(({ isHover }) => !isHover)
        .slice(0, limits.states)
        .filter(({ selector }) => /:(?:focus|target|checked|has|popover-open)|\[/.test(selector) ||
        Array.from(selector.matchAll(names), ([, name]) => name).some(isMissing))
        .map(({ selector, subject }) => ({
        own: Array.from(subject.matchAll(/[.#](?:[\w-]|[^\x00-\x7f])+|^[a-z][\w-]*/g), ([each]) => each),
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
    const isSeenElsewhere = ({ href }) => Array.from(document.querySelectorAll('a[href]'))
        .slice(0, limits.looked)
        .some(link => link.href === href && isSeen(link) && !isInClipped(link));
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
                /^(?:on:|data-(?:bs-)?toggle|popovertarget|commandfor|x-|v-|@|data-action|data-controller|ng-|\(click)/.test(name)));
            if (scripted || around.closest('details, label, [popover], astro-island[ssr]'))
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
                isShown: () => isShown(box) || hidden.every(isSeenElsewhere),
                controls,
            });
        }
    }
    return isUnread && found.length > 0 ? null : found;
}

;// CONCATENATED MODULE: ./lib/engine/browser/late-contents.js




const late_contents_LIMITS = {
    late: 0.4,
    taken: 0.36,
    looked: 3000,
    parts: 12,
    letters: 40,
    names: '(?:^|[\\s_-])(?:(?:site|page|main|top|global)[_-]?)?(?:header|top-?bar|nav|navbar|navigation|menu|masthead|toolbar|breadcrumbs?|announcement|notice|banner|alert|social)(?:$|[\\s_-])',
    partHeader: '(?:^|\\s)(?!(?:site|page|main|top|global|wp|theme|l|c)[_-])[a-z]+[_-]header(?:$|\\s)',
    picture: 140,
    wide: 0.6,
    around: 30,
    text: 60,
};
async function findLateContent(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    const given = [late_contents_LIMITS, FONT_LIMITS].map(one => JSON.stringify(one));
    return await world.evaluate(`(${lateContent.toString()})(${[...given, elementSelector, textStart, startTag, standInFonts].map(String).join(', ')})`);
}
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
    const contents = document.querySelector('main, [role="main"], article');
    const partHeader = new RegExp(limits.partHeader, 'i');
    const isHeadOfPart = (element, name) => {
        if (!partHeader.test(name))
            return false;
        if (contents?.contains(element))
            return true;
        const isText = (one) => (one.textContent ?? '').trim().length >= limits.letters;
        return element.querySelector('h2, h3') !== null && Array.from(element.querySelectorAll('p')).some(isText);
    };
    const isOfFrame = (element) => {
        if (element.matches('header, nav, aside, [role="banner"], [role="navigation"], [role="search"], [role="alert"]'))
            return true;
        const name = `${element.id} ${element.getAttribute('class') ?? ''}`.slice(0, 500);
        return names.test(name) && !isHeadOfPart(element, name);
    };
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

;// CONCATENATED MODULE: ./lib/engine/browser/lost-menus.js
const MENU_LIMITS = {
    pages: 3,
    topPages: 4,
    linked: 1 / 3,
    headPages: 3,
    top: 150,
    boxes: 50,
    around: 20,
    texts: 3,
    text: 40,
};
function lostMenus(limits, linkLimits, onPhone, linksOf, selectorOf, textOf) {
    const places = new Map(Object.entries(onPhone));
    const placeOf = ({ page }) => places.get(page ?? '');
    const topOf = ({ link }) => link.getBoundingClientRect().top + scrollY;
    const isPart = ({ page }) => page?.startsWith('#') === true;
    const pagesOf = (links) => new Set(links.map(({ page }) => page)).size;
    const isInBar = ({ link }) => link.closest('nav, header, [role="navigation"]') !== null;
    const saidOf = (links) => {
        let menu = links[0].link;
        for (let step = 0; step < limits.around && menu.parentElement; step++) {
            if (links.filter(({ link }) => menu.contains(link)).length >= limits.pages)
                break;
            menu = menu.parentElement;
        }
        const atFoot = pagesOf(links.filter(one => placeOf(one) === 'foot'));
        return {
            selector: selectorOf(menu),
            pages: pagesOf(links) - atFoot,
            atFoot,
            areParts: links.every(isPart),
            texts: links
                .slice(0, limits.texts)
                .map(({ link }) => textOf(link, limits.text))
                .filter(text => text !== ''),
        };
    };
    const shown = linksOf(linkLimits).filter(({ page, place }) => page !== undefined && place !== 'hidden');
    const nowhere = shown.filter(one => placeOf(one) === 'hidden');
    const lost = [
        nowhere.filter(one => !isPart(one)),
        nowhere.filter(one => isPart(one) && isInBar(one) && topOf(one) <= limits.top),
    ].find(some => pagesOf(some) >= limits.pages);
    const ofTop = () => {
        const head = Array.from(places.values()).filter(place => place === 'head').length;
        if (head >= limits.headPages)
            return null;
        const boxes = Array.from(document.querySelectorAll('nav, [role="navigation"], header'));
        for (const box of boxes.slice(0, limits.boxes)) {
            const { top } = box.getBoundingClientRect();
            if (top + scrollY > limits.top || box.querySelector('nav, [role="navigation"]'))
                continue;
            const within = shown.filter(one => box.contains(one.link) && topOf(one) < linkLimits.head);
            const few = within.filter(one => /^(?:foot|hidden)$/.test(placeOf(one) ?? ''));
            const all = pagesOf(within);
            const linked = all - pagesOf(few);
            if (all < limits.topPages || linked > Math.max(1, all * limits.linked))
                continue;
            if (pagesOf(few) >= limits.pages)
                return saidOf(few);
        }
        return null;
    };
    return { anywhere: lost ? saidOf(lost) : null, atTop: ofTop() };
}

;// CONCATENATED MODULE: ./lib/engine/browser/page-links.js
const LINK_LIMITS = {
    links: 2000,
    screens: 4,
    head: 250,
    footFrom: 1,
    footEnd: 1,
    around: 40,
};
function pageLinks(limits) {
    const pageHeight = document.documentElement.scrollHeight;
    const isLong = pageHeight >= limits.screens * innerHeight;
    const pathOf = (pathname) => pathname.replace(/(?:\/index)?(?:\.html?|\.php)?\/?$/, '');
    const here = pathOf(location.pathname);
    const pageOf = (link) => {
        const { href } = link;
        const url = URL.canParse(href) ? new URL(href) : undefined;
        if (url?.origin !== location.origin || /\.(?!html?$|php$|aspx?$)\w{2,5}$/i.test(url.pathname))
            return undefined;
        const page = pathOf(url.pathname);
        if (page !== here)
            return page;
        const [, part = ''] = (link.getAttribute('href') ?? '').split('#');
        return isLong && document.getElementById(part) ? `#${part}` : undefined;
    };
    const isShown = (element) => {
        const { width, height, right, left, top, bottom } = element.getBoundingClientRect();
        if (width === 0 || height === 0 || right <= 0 || bottom + scrollY <= 0)
            return false;
        const opacityProperty = top + scrollY <= innerHeight;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty }))
            return false;
        if (left < innerWidth)
            return true;
        for (let at = element.parentElement; at; at = at.parentElement)
            if (/auto|scroll/.test(getComputedStyle(at).overflowX))
                return true;
        return false;
    };
    const footers = Array.from(document.querySelectorAll('footer, [role="contentinfo"], [class*="footer" i], [id*="footer" i]')).filter(footer => {
        const { top, bottom } = footer.getBoundingClientRect();
        return (top + scrollY >= limits.footFrom * innerHeight &&
            bottom + scrollY >= pageHeight - limits.footEnd * innerHeight &&
            !footer.closest('article'));
    });
    const isFixed = (link) => {
        let at = link;
        for (let step = 0; at && at !== document.body && step < limits.around; step++, at = at.parentElement)
            if (getComputedStyle(at).position === 'fixed')
                return true;
        return false;
    };
    const placeOf = (link) => {
        const shown = [link, ...Array.from(link.children).slice(0, 5)].find(isShown);
        if (!shown)
            return 'hidden';
        if (footers.some(footer => footer.contains(link)))
            return 'foot';
        if ((link.textContent ?? '').trim() === '')
            return 'text';
        const top = shown.getBoundingClientRect().top + scrollY;
        const isTop = top < limits.head && link.closest('header, nav, [role="banner"], [role="navigation"]');
        return isTop || (top < innerHeight && isFixed(link)) ? 'head' : 'text';
    };
    return Array.from(document.querySelectorAll('a[href]'))
        .slice(0, limits.links)
        .map(link => ({ link, page: pageOf(link), place: placeOf(link) }));
}

;// CONCATENATED MODULE: ./lib/engine/browser/phone-controls.js

const CONTROL_LIMITS = {
    elements: 5000,
    button: 200,
    top: 250,
    options: 3,
    names: 300,
    label: 40,
    menu: menu_labels/* MENU_LABEL_PATTERN */.S,
};
function phoneControls(limits) {
    const elements = Array.from(document.body.querySelectorAll('*'));
    if (elements.length > limits.elements)
        return { areAny: true, hasMenuButton: true };
    const namesOf = (element) => `${element.localName} ${element.id} ${element.getAttribute('class') ?? ''}`.slice(0, limits.names);
    const isSmall = (element) => {
        const { width, height } = element.getBoundingClientRect();
        return width <= limits.button && height <= limits.button;
    };
    const isShown = (element) => {
        const { width, height, right, left, bottom } = element.getBoundingClientRect();
        const isThere = width > 0 && height > 0 && right > 0 && left < innerWidth && bottom + scrollY > 0;
        return isThere && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const isForScript = (element) => {
        if (!element.matches('a[href*="#"]'))
            return false;
        const { hash, pathname, origin } = element;
        const [to, here] = [pathname, location.pathname].map(path => path.replace(/(?:\/index)?(?:\.html?|\.php)?\/?$/, ''));
        return origin === location.origin && to === here && !document.getElementById(hash.slice(1));
    };
    const isControl = (element) => {
        if (isForScript(element))
            return true;
        const names = namesOf(element);
        if (/burger|toggle|trigger|offcanvas/i.test(names))
            return true;
        if (/menu|nav-?(?:btn|button|icon|open)|drawer/i.test(names) && isSmall(element))
            return true;
        if (element.matches('button[type="submit"]') && element.closest('form'))
            return false;
        if (element.matches('button, summary, label, select, [role="button"], [aria-controls], [aria-expanded], [aria-haspopup], [onclick], [tabindex], a:not([href]), a[href^="#"], a[href=""], a[href^="javascript:"], input[type="checkbox"]'))
            return !(element.matches('label') && element.closest('form'));
        return !element.closest('a[href]') && getComputedStyle(element).cursor === 'pointer';
    };
    const isOnTop = (element) => {
        if (element.getBoundingClientRect().top + scrollY < limits.top)
            return true;
        for (let at = element; at && at !== document.body; at = at.parentElement)
            if (/fixed|sticky/.test(getComputedStyle(at).position))
                return true;
        return false;
    };
    const label = new RegExp(limits.menu, 'iu');
    const leading = 'a[href]:not([href^="#"], [href=""], [href^="javascript:"])';
    const foot = 'footer, nav, [class*="footer" i], [id*="footer" i]';
    const isMenuButton = (element) => {
        if (element.matches('a[href*="#"]')) {
            const { hash } = element;
            const target = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
            if (target?.closest(foot) || target?.matches(`:has(> ${foot.replaceAll(', ', ', > ')})`))
                return true;
        }
        if (element.matches('select'))
            return element.options.length >= limits.options && isOnTop(element);
        if (isForScript(element) && isOnTop(element))
            return true;
        if (element.closest(leading) || element.querySelector(leading))
            return false;
        const names = namesOf(element);
        if (/burger|hamburg|off-?canvas/i.test(names))
            return true;
        if (!isSmall(element))
            return false;
        const text = (element.textContent ?? '').slice(0, limits.label).trim();
        const labels = [text, element.ariaLabel ?? '', element.getAttribute('title') ?? ''];
        const isCalled = /drawer|menu|nav(?:bar|igation)?[-_]{0,2}(?:btn|button|icon|open|toggle|trigger)/i.test(names) ||
            labels.some(each => /^[☰≡]/.test(each) || label.test(each.slice(0, limits.label)));
        const real = 'button, summary, label, [role="button"], [aria-expanded], [onclick], a, input';
        return isCalled && (element.matches(real) || isOnTop(element));
    };
    const mayCome = (element) => {
        const { width, height, right, left } = element.getBoundingClientRect();
        const isThere = width > 0 && height > 0 && right > 0 && left < innerWidth;
        return isThere && element.checkVisibility({ visibilityProperty: true });
    };
    return {
        areAny: elements.some(element => isControl(element) && isShown(element)),
        hasMenuButton: elements.some(element => isMenuButton(element) && mayCome(element)),
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/pressed-controls.js
const PRESS_LIMITS = {
    elements: 5000,
    pressed: 8,
    opened: 2,
    top: 250,
    button: 220,
    sign: [12, 80],
    answerMs: 120,
    openMs: 180,
    restMs: 400,
    slideMs: 500,
    hidden: 20,
    names: 300,
    text: 200_000,
    digits: 6,
};
async function pressedControls(limits, { menu, numbers }, read) {
    const pause = (ms) => new Promise(done => setTimeout(done, ms));
    const namesOf = (element) => `${element.localName} ${element.id} ${element.getAttribute('class') ?? ''} ${element.ariaLabel ?? ''}`.slice(0, limits.names);
    const isSwitch = (element) => /lang(?!ing)|locale|i18n|translat|sprache|idioma|lingua|taal|språk|sprog|kieli|jazyk|язык|言語|语言|언어/i.test(namesOf(element));
    const isOfCall = (element) => numbers.length > 0 &&
        /(?:^|[\s_-])(?:tel|telephone|phone|call|contact)(?:$|[\s_-])/i.test(namesOf(element));
    const isOfConsent = (element) => element.closest('[id*="cookie" i], [class*="cookie" i], [id*="consent" i], [class*="consent" i]') !== null;
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
    const marked = 'button, summary, label, [role="button"], [aria-controls], [aria-expanded], [aria-haspopup], [onclick], a:not([href]), a[href^="#"], a[href=""], a[href^="javascript:"]';
    const isSign = (element) => {
        const { width, height } = element.getBoundingClientRect();
        const [least, most] = limits.sign;
        const isSized = width >= least && height >= least && width <= most && height <= most;
        return isSized && (element.textContent ?? '').trim() === '';
    };
    const mayOpen = (element) => {
        if (element.matches('button, label') &&
            element.type !== 'button' &&
            element.closest('form'))
            return false;
        if (element.matches(marked))
            return true;
        if (menu && /toggle|trigger/i.test(namesOf(element)) && !element.querySelector('a[href]'))
            return !element.closest('a[href]');
        const { width, height } = element.getBoundingClientRect();
        if (width > limits.button || height > limits.button)
            return false;
        if (element.closest('a[href]') || element.matches('input, select, textarea'))
            return false;
        if (menu && isSign(element))
            return true;
        const isNamed = /burger|toggle|trigger|offcanvas|menu|nav|drawer/i.test(namesOf(element));
        return menu || isNamed || isSwitch(element) ? getComputedStyle(element).cursor === 'pointer' : false;
    };
    const real = 'button, summary, label, a, [role="button"]';
    const controls = () => Array.from(document.body.querySelectorAll('*'))
        .slice(0, limits.elements)
        .filter(element => mayOpen(element) &&
        !isOfConsent(element) &&
        isShown(element) &&
        !element.parentElement?.closest(real) &&
        (element.matches(real) || !element.querySelector(real)));
    const isSignInLink = (element) => element instanceof HTMLElement &&
        element.parentElement?.closest('a[href]') != null &&
        /burger|toggle|trigger|off-?canvas|drawer|menu|nav[-_]?(?:btn|button|icon|open|close)/i.test(namesOf(element)) &&
        element.innerText.trim() === '' &&
        isShown(element) &&
        isOnTop(element);
    const press = (element) => {
        const init = { bubbles: true, cancelable: true, view: window };
        element.dispatchEvent(new PointerEvent('pointerdown', init));
        element.dispatchEvent(new MouseEvent('mousedown', init));
        element.dispatchEvent(new PointerEvent('pointerup', init));
        element.dispatchEvent(new MouseEvent('mouseup', init));
        if (element instanceof HTMLElement)
            element.click();
        else
            element.dispatchEvent(new MouseEvent('click', init));
    };
    const isMoving = () => document.getAnimations().some(({ effect, playState }) => {
        const endTime = effect?.getComputedTiming().endTime;
        return playState === 'running' && typeof endTime === 'number' && endTime <= 10 * limits.restMs;
    });
    const comesToRest = async () => {
        const end = performance.now() + limits.restMs;
        while (isMoving() && performance.now() < end)
            await pause(50);
    };
    const isAnswered = async (element) => {
        let isChanged = false;
        const observer = new MutationObserver(() => {
            isChanged = true;
        });
        observer.observe(document, { subtree: true, attributes: true, childList: true });
        press(element);
        await pause(limits.answerMs);
        if (isChanged)
            await pause(limits.openMs);
        await comesToRest();
        observer.disconnect();
        return isChanged;
    };
    scrollTo(0, 0);
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    await comesToRest();
    const passed = new Set(controls().filter(element => !isOnTop(element) && !isSwitch(element) && !isOfCall(element)));
    const isUntried = Array.from(document.querySelectorAll('a[href] *'))
        .slice(0, limits.elements)
        .some(isSignInLink);
    const states = [read()];
    const aboveFoot = ({ pages }) => Object.keys(pages).filter(page => pages[page] === 'head' || pages[page] === 'text');
    const known = new Set(aboveFoot(states[0]));
    let mayOpenMenu = false;
    const look = () => {
        const state = read();
        states.push(state);
        mayOpenMenu ||= aboveFoot(state).filter(page => !known.has(page)).length >= limits.opened;
    };
    const done = [];
    let isMore = false;
    for (;;) {
        const next = controls().find(element => !passed.has(element));
        if (!next)
            break;
        isMore = done.length >= limits.pressed;
        if (isMore)
            break;
        passed.add(next);
        done.push(next);
        const isNamed = /toggle|trigger/i.test(namesOf(next));
        if (!(await isAnswered(next)) && isNamed)
            mayOpenMenu = true;
        look();
    }
    if (done.length > 0) {
        await pause(limits.slideMs);
        look();
    }
    const isNumberShown = () => {
        const text = document.body.innerText.slice(0, limits.text).replace(/[^\p{L}\d]+/gu, '');
        return numbers.some(number => text.includes(number.replace(/\D/g, '').slice(-limits.digits)));
    };
    const hasOpener = (link) => {
        let at = link;
        for (let step = 0; at && !isShown(at) && step < limits.hidden; step++)
            at = at.parentElement;
        if (!at || at === document.body || isOnTop(at))
            return false;
        return Array.from(at.querySelectorAll(marked)).some(isShown);
    };
    const mayShowNumber = numbers.length > 0 &&
        (isNumberShown() ||
            Array.from(document.querySelectorAll('[href^="tel:" i], [href^="callto:" i]'))
                .slice(0, limits.hidden)
                .some(hasOpener));
    for (const control of done.toReversed())
        if (control.isConnected && isShown(control))
            press(control);
    const union = (key) => [...new Set(states.flatMap(state => state[key]))];
    return {
        url: states[0].url,
        shown: {
            urls: union('urls'),
            texts: union('texts'),
            codes: union('codes'),
            mayCall: states.some(({ mayCall }) => mayCall),
        },
        areAll: !isMore && !isUntried,
        mayOpenMenu,
        mayShowNumber,
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/shown-ways.js
const WAYS_LIMITS = {
    elements: 2000,
    calls: 10,
    text: 40,
    url: 2000,
};
const LANGUAGE_CODES = 'ar be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka kk ko lt lv mk ms mt nb nl no pl pt ro ru sk sl sq sr sv th tr uk ur vi zh'.split(' ');
function shownWays(limits, linkLimits, codes, linksOf, selectorOf, textOf) {
    const isLaidOut = (element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
    };
    const isShown = (element) => {
        const { left, right, bottom } = element.getBoundingClientRect();
        if (right <= 0 || left >= innerWidth || bottom + scrollY <= 0 || !isLaidOut(element))
            return false;
        return element.checkVisibility({ opacityProperty: true });
    };
    const labelOf = (element) => (element.ariaLabel ??
        element.querySelector('img[alt]')?.getAttribute('alt') ??
        element.getAttribute('title') ??
        '')
        .slice(0, limits.text)
        .trim();
    const called = (element) => textOf(element, limits.text) || labelOf(element);
    const names = new Set(codes);
    for (const code of codes) {
        for (const locale of [code, 'en'])
            names.add(new Intl.DisplayNames(locale, { type: 'language' }).of(code).toLowerCase());
    }
    const isName = (text) => names.has(text
        .toLowerCase()
        .replace(/[^\p{L}\p{M}]+/gu, ' ')
        .trim());
    const here = location.origin + location.pathname;
    const all = linksOf(linkLimits);
    const ranks = ['hidden', 'foot', 'text', 'head'];
    const places = new Map();
    for (const { page, place } of all) {
        const known = page !== undefined && places.get(page);
        if (page !== undefined && (!known || ranks.indexOf(known) < ranks.indexOf(place)))
            places.set(page, place);
    }
    const others = Array.from(document.querySelectorAll('option, button, a:not([href]), [role="button"], [role="option"], [role^="menuitem"]'))
        .slice(0, limits.elements)
        .filter(element => element.matches('option') ? isShown(element.closest('select') ?? element) : isShown(element));
    const leads = ({ link, place }) => place !== 'hidden' && /^https?:/.test(link.href) && link.href.split('#')[0] !== here;
    const links = all.filter(leads).map(({ link }) => ({
        link,
        url: link.href.slice(0, limits.url),
        text: called(link),
        hreflang: (link.getAttribute('hreflang') ?? '').slice(0, limits.text),
    }));
    const callOf = (link) => /^\s*(?:tel|callto):(.*)/is.exec(link.getAttribute('href') ?? '')?.[1];
    const calls = all.flatMap(({ link, place }) => {
        const number = callOf(link)?.trim().slice(0, limits.text);
        return number && (place === 'head' || place === 'text') ? { link, number } : [];
    });
    const callers = document.querySelectorAll('[href^="tel:" i], [href^="callto:" i], [onclick*="tel:" i], [data-href^="tel:" i]');
    return {
        url: location.href.slice(0, limits.url).split('#', 1)[0],
        pages: Object.fromEntries(places),
        urls: [...new Set(links.map(({ url }) => url))],
        texts: [
            ...new Set([...links.map(({ text }) => text), ...others.map(called)].map(text => text.toLowerCase())),
        ],
        codes: [...new Set(links.map(({ hreflang }) => hreflang.toLowerCase()))].filter(code => code !== ''),
        languages: links
            .filter(({ text, hreflang }) => codes.length > 0 && (hreflang !== '' || isName(text)))
            .map(({ link, ...said }) => ({ selector: selectorOf(link), ...said })),
        calls: calls.slice(0, limits.calls).map(({ link, number }) => ({ selector: selectorOf(link), number })),
        mayCall: Array.from(callers)
            .slice(0, limits.elements)
            .some(caller => [caller, ...Array.from(caller.children).slice(0, 5)].some(isLaidOut)),
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/lost-on-phone.js









const MAX_LANGUAGES = 10;
const HELPERS = [pageLinks, elementSelector, textStart].join(', ');
function expressionOf(work, ...given) {
    return `(${work})(${given.map(each => JSON.stringify(each)).join(', ')}, ${HELPERS})`;
}
function lookOnPhone(session, mainFrame) {
    const waysOf = (codes) => expressionOf(shownWays, WAYS_LIMITS, LINK_LIMITS, codes);
    let phone;
    let controls;
    let lost = { menu: null, languages: [], calls: [] };
    let isMenuCertain = false;
    return {
        async onPhone() {
            const { evaluate } = await isolatedWorld(session, mainFrame);
            phone = await evaluate(waysOf([]));
            const unlinked = Object.values(phone.pages).filter(place => place === 'hidden' || place === 'foot');
            if (unlinked.length >= MENU_LIMITS.pages)
                controls = await evaluate(callOf(phoneControls, CONTROL_LIMITS));
            return true;
        },
        async onDesktop(showDesktop) {
            if (!phone)
                throw new Error('the phone was not looked at');
            await showDesktop();
            const { evaluate } = await isolatedWorld(session, mainFrame);
            const { languages, calls } = await evaluate(waysOf(LANGUAGE_CODES));
            let menu = null;
            if (controls && !(controls.areAny && controls.hasMenuButton)) {
                const { anywhere, atTop } = await evaluate(expressionOf(lostMenus, MENU_LIMITS, LINK_LIMITS, phone.pages));
                isMenuCertain = anywhere !== null && !controls.areAny;
                menu = isMenuCertain ? anywhere : controls.hasMenuButton ? null : atTop;
            }
            lost = { menu, languages: withoutShown(languages, phone), calls: phone.mayCall ? [] : calls };
            const isCertain = menu === null || isMenuCertain;
            return isCertain && lost.languages.length === 0 && lost.calls.length === 0 ? lost : null;
        },
        async whenPressed() {
            const { menu, languages, calls } = lost;
            await playPhoneAgain(session);
            const { evaluate } = await isolatedWorld(session, mainFrame);
            const lookedFor = {
                menu: menu !== null && !isMenuCertain,
                numbers: calls.map(({ number }) => number),
            };
            const pressed = await evaluate(`(${pressedControls})(${JSON.stringify(PRESS_LIMITS)}, ${JSON.stringify(lookedFor)}, () => ${waysOf([])})`);
            if (pressed.url !== phone?.url)
                throw new Error('a script has led to another page');
            const { shown, areAll, mayOpenMenu, mayShowNumber } = pressed;
            return {
                menu: isMenuCertain || (areAll && !mayOpenMenu) ? menu : null,
                languages: areAll ? withoutShown(languages, shown).slice(0, MAX_LANGUAGES) : [],
                calls: areAll && !shown.mayCall && !mayShowNumber ? calls : [],
            };
        },
    };
}
function withoutShown(links, shown) {
    const [urls, texts, codes] = [shown.urls, shown.texts, shown.codes].map(each => new Set(each));
    return links.filter(({ url, text, hreflang }) => !urls.has(url) && !texts.has(text.toLowerCase()) && !codes.has(hreflang.toLowerCase()));
}

;// CONCATENATED MODULE: ./lib/engine/browser/modified-clicks.js



const modified_clicks_LIMITS = {
    looked: 1000,
    clicked: 3,
    text: 60,
};
async function findModifiedClicks(session) {
    await session.send('Network.emulateNetworkConditions', {
        ...{ offline: true, latency: 0 },
        ...{ downloadThroughput: -1, uploadThroughput: -1 },
    });
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression: callOf(modifiedClicks, modified_clicks_LIMITS, elementSelector, textStart),
        returnByValue: true,
    });
    return exceptionDetails ? undefined : (result.value ?? undefined);
}
function modifiedClicks(limits, selectorOf, textOf) {
    if (!/^https?:$/.test(location.protocol))
        return null;
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

;// CONCATENATED MODULE: ./lib/engine/browser/cut-menus.js
const CUT_LIMITS = {
    entries: 3,
    share: 0.5,
    folded: 8,
    strip: 0.4,
    around: 60,
    texts: 3,
    text: 40,
};
function cutReader(limits) {
    const styles = new Map();
    const styleOf = (element) => {
        const style = styles.get(element) ?? getComputedStyle(element);
        styles.set(element, style);
        return style;
    };
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
    const isAround = (element, position) => {
        if (!/^(?:fixed|absolute)$/.test(position))
            return true;
        const isHeld = holds(element) !== undefined && element !== root && element !== body;
        return isHeld || (position === 'absolute' && styleOf(element).position !== 'static');
    };
    const cutOf = (entry, place = entry.getBoundingClientRect()) => {
        let { top, bottom, left, right } = place;
        const half = (bottom - top) / 2;
        let isInSight = true;
        let isFixed = false;
        let position = styleOf(entry).position;
        let holder;
        let strip;
        let at = entry.parentElement;
        for (let step = 0; at && step < limits.around; step++, at = at.parentElement) {
            const style = styleOf(at);
            if (!isAround(at, position))
                continue;
            if (position === 'fixed')
                holder = { element: at, property: holds(at) };
            position = style.position;
            if (position === 'sticky' && at.parentElement) {
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
    return { cutOf, isAround, holderOf };
}
function cutEntries(links, limits, selectorOf, textOf, tagOf, readerOf) {
    const { cutOf, holderOf } = readerOf(limits);
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

;// CONCATENATED MODULE: ./lib/engine/browser/menu-openers.js
const OPENER_LIMITS = {
    looked: 4000,
    width: 220,
    height: 100,
    top: 250,
    names: 300,
    label: 40,
};
function menuOpeners(limits, label) {
    const called = /burger|hamburg|off-?canvas-?(?:toggle|open|btn|button)|(?:menu|nav(?:bar|igation)?|drawer)[-_]{0,2}(?:toggle|toggler|btn|button|icon|open|opener|trigger)|(?:toggle|open|trigger)[-_]{0,2}(?:mobile[-_]{0,2})?(?:menu|nav)/i;
    const said = new RegExp(`${label}|^[☰≡]$`, 'iu');
    const real = 'button, summary, label, [role="button"], [onclick], a:not([href]), a[href^="#"], a[href=""], a[href^="javascript:"]';
    const leading = 'a[href]:not([href^="#"], [href=""], [href^="javascript:"])';
    const isOpener = (element) => {
        const { top, width, height } = element.getBoundingClientRect();
        if (width < 8 || height < 8 || width > limits.width || height > limits.height)
            return false;
        if (top + scrollY > limits.top || top + scrollY < 0)
            return false;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            return false;
        const names = `${element.id} ${element.getAttribute('class') ?? ''}`.slice(0, limits.names);
        const text = (element.ariaLabel ?? element.textContent ?? '').slice(0, limits.label).trim();
        const isReal = element.matches(real);
        if (!called.test(names) && !(isReal && said.test(text)))
            return false;
        if (element.closest(leading) || element.querySelector(leading))
            return false;
        if (element.matches(':disabled, [aria-expanded="true"]') ||
            element.closest('[aria-hidden="true"], [inert]'))
            return false;
        const isSent = element.closest('form') && !element.matches('button[type="button"], label');
        return !isSent && (isReal || getComputedStyle(element).cursor === 'pointer');
    };
    const openers = Array.from(document.querySelectorAll('body *'))
        .slice(0, limits.looked)
        .filter(element => element instanceof HTMLElement && isOpener(element));
    return openers.filter(opener => !opener.parentElement?.closest(real) &&
        (opener.matches(real) || !openers.some(other => other !== opener && opener.contains(other))));
}

;// CONCATENATED MODULE: ./lib/engine/browser/see-through-menus.js
const SEE_THROUGH_LIMITS = {
    entries: 60,
    over: 2,
    share: 0.6,
    hidden: 0.7,
    seen: 0.5,
    width: 12,
    height: 6,
    texts: 3000,
    lines: 20,
    around: 60,
    text: 40,
};
function seeThroughMenu(entries, limits, selectorOf, textOf) {
    const { body, documentElement: root } = document;
    const [first] = entries;
    if (!first)
        return undefined;
    let menu = first;
    while (menu && !entries.every(entry => menu.contains(entry)))
        menu = menu.parentElement;
    if (!menu || menu === body || menu === root)
        return undefined;
    const styles = new Map();
    const styleOf = (element) => {
        const style = styles.get(element) ?? getComputedStyle(element);
        styles.set(element, style);
        return style;
    };
    const alphaOf = (color) => {
        if (color === 'transparent')
            return 0;
        const parts = /^rgba?\(([^)]{1,100})\)$/.exec(color)?.[1]?.split(/[,/]/);
        return parts ? Number.parseFloat(parts[3] ?? '1') : 1;
    };
    const opacityOf = (element) => {
        let opacity = 1;
        let at = element;
        for (let step = 0; at && step < limits.around; step++, at = at.parentElement)
            opacity *= Number.parseFloat(styleOf(at).opacity);
        return opacity;
    };
    const isSet = (value) => value !== undefined && value !== '' && value !== 'none';
    const hasLayer = (element) => ['::before', '::after'].some(part => {
        const { content, backgroundColor, backgroundImage, display } = getComputedStyle(element, part);
        const isThere = isSet(content) && content !== 'normal' && display !== 'none';
        return isThere && (alphaOf(backgroundColor) > 0 || isSet(backgroundImage));
    });
    const coverOf = (element) => {
        if (element.matches('img, picture, svg, svg *, canvas, video, iframe, object, embed, input'))
            return 1;
        const style = styleOf(element);
        const isOther = isSet(style.backgroundImage) ||
            isSet(style.getPropertyValue('backdrop-filter')) ||
            isSet(style.getPropertyValue('mask-image')) ||
            isSet(style.filter) ||
            style.mixBlendMode !== 'normal' ||
            style.boxShadow.includes('inset') ||
            hasLayer(element);
        return isOther ? 1 : alphaOf(style.backgroundColor) * opacityOf(element);
    };
    for (let at = first; at && at !== body; at = at.parentElement)
        if (menu.contains(at) || at.contains(menu))
            if (hasLayer(at))
                return undefined;
    const linesOf = (node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return Array.from(range.getClientRects()).slice(0, limits.lines);
    };
    const isOnScreen = ({ left, right, top, bottom }) => right > 0 && left < root.clientWidth && bottom > 0 && top < root.clientHeight;
    const below = [];
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let seen = 0; seen < limits.texts && walker.nextNode(); seen++) {
        const { currentNode: node } = walker;
        const element = node.parentElement;
        if (!element || (node.nodeValue ?? '').trim() === '' || menu.contains(element))
            continue;
        if (/^(?:script|style|noscript|template)$/.test(element.localName))
            continue;
        const lines = linesOf(node).filter(isOnScreen);
        if (lines.length === 0)
            continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            continue;
        if (opacityOf(element) * alphaOf(styleOf(element).color) < limits.seen)
            continue;
        for (const line of lines)
            below.push({ element, line });
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { pointer-events: auto !important }');
    document.adoptedStyleSheets.push(sheet);
    const hiddenAt = (entry, x, y, isEnd) => {
        const stack = document.elementsFromPoint(x, y);
        const from = stack.findIndex(element => entry.contains(element));
        const to = stack.findIndex(isEnd);
        if (from < 0 || to < 0 || to < from)
            return undefined;
        return 1 - stack.slice(from, to).reduce((left, element) => left * (1 - coverOf(element)), 1);
    };
    const isPage = (element) => {
        if (menu.contains(element) || element.contains(menu))
            return element === body || element === root;
        return /^(?:static|relative)$/.test(styleOf(element).position);
    };
    let bare = 0;
    let looked = 0;
    const over = [];
    for (const entry of entries.slice(0, limits.entries)) {
        const lines = linesOf(entry).filter(line => line.width > 1 && isOnScreen(line));
        const [line] = lines;
        if (!line || (entry.textContent ?? '').trim() === '')
            continue;
        looked++;
        const hidden = hiddenAt(entry, line.left + line.width / 2, line.top + line.height / 2, isPage);
        if (hidden === undefined || hidden >= limits.hidden)
            continue;
        bare++;
        for (const { element, line: other } of below) {
            const hit = lines.flatMap(({ left, right, top, bottom }) => {
                const [x, to] = [Math.max(left, other.left), Math.min(right, other.right)];
                const [y, end] = [Math.max(top, other.top), Math.min(bottom, other.bottom)];
                return to - x >= limits.width && end - y >= limits.height ? [[(x + to) / 2, (y + end) / 2]] : [];
            })[0];
            const through = hit && hiddenAt(entry, hit[0], hit[1], one => one === element);
            if (through === undefined || through >= limits.hidden)
                continue;
            over.push({ entry, element, hidden: through });
            break;
        }
    }
    document.adoptedStyleSheets.pop();
    const [shown] = over;
    if (!shown || over.length < limits.over || bare < limits.share * looked)
        return undefined;
    return {
        selector: selectorOf(shown.entry),
        text: textOf(shown.entry, limits.text),
        below: textOf(shown.element, limits.text),
        entries: looked,
        over: over.length,
        hides: Math.round(100 * shown.hidden),
    };
}

;// CONCATENATED MODULE: ./lib/engine/browser/submenus.js

const SUBMENU_LIMITS = {
    links: 300,
    around: 30,
    parts: 600,
    within: 60,
    lines: 20,
    folded: 8,
    past: 24,
    below: 2,
    names: 300,
    text: 40,
    cut: CUT_LIMITS,
};
function submenuReader(limits, fontLimits, selectorOf, textOf, tagOf, readerOf, fontsOf) {
    const { body, documentElement: root } = document;
    const isShown = (element) => {
        const { left, right, bottom, width, height } = element.getBoundingClientRect();
        const isThere = width > 1 && height > 1 && right > 0 && left < root.clientWidth && bottom + scrollY > 0;
        if (!isThere || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            return false;
        let at = element.parentElement;
        for (let step = 0; at && at !== body && at !== root && step < limits.around; step++, at = at.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(at);
            if (overflowX === 'visible' && overflowY === 'visible')
                continue;
            const box = at.getBoundingClientRect();
            const isBeside = Math.min(right, box.right) - Math.max(left, box.left) < 1;
            if (box.height < limits.folded || box.width < limits.folded || isBeside)
                return false;
        }
        return true;
    };
    const leading = 'a[href]:not([href^="#"], [href=""], [href^="javascript:"])';
    const real = 'button, summary, label, [role="button"], [onclick], [aria-expanded], [aria-haspopup]';
    const namesOf = (element) => `${element.id} ${element.getAttribute('class') ?? ''}`.slice(0, limits.names);
    const toggleOf = (entry, links) => {
        const parts = Array.from(entry.querySelectorAll('*'))
            .slice(0, limits.parts)
            .filter(part => !links.some(link => part.contains(link) || link.contains(part)))
            .slice(0, limits.within);
        const isToggle = (part) => {
            if (!(part instanceof HTMLElement) || !isShown(part))
                return false;
            if (part.matches('[aria-expanded="true"], :disabled') || part.closest('form'))
                return false;
            const isNamed = /toggle|expand|arrow|chevron|caret|sub-?menu|drop-?down/i.test(namesOf(part));
            if (part.closest(leading))
                return isNamed && !part.matches(leading);
            if (part.matches('a'))
                return true;
            return part.matches(real) || (isNamed && getComputedStyle(part).cursor === 'pointer');
        };
        const takesFocus = entry instanceof HTMLElement && entry.matches('li[tabindex], [onclick]');
        const toggle = parts.find(isToggle) ?? (takesFocus && parts.length > 0 ? entry : undefined);
        if (!toggle)
            return undefined;
        return { toggle, name: parts.find(part => (part.textContent ?? '').trim() !== '') ?? toggle };
    };
    const togglesIn = (scope) => {
        const byEntry = new Map();
        for (const link of Array.from(scope.querySelectorAll('a[href]')).slice(0, limits.links)) {
            if (isShown(link))
                continue;
            let at = link.parentElement;
            for (let step = 0; at && at !== scope && !isShown(at) && step < limits.around; step++)
                at = at.parentElement;
            if (!at || at === scope)
                continue;
            const known = byEntry.get(at);
            const isOne = known
                ? known.length > 0
                : isShown(at) && Array.from(at.querySelectorAll('li')).filter(isShown).length <= 1;
            byEntry.set(at, isOne ? [...(known ?? []), link] : []);
        }
        return Array.from(byEntry).flatMap(([entry, links]) => {
            const found = links.length > 1 ? toggleOf(entry, links) : undefined;
            return found ? [{ ...found, links }] : [];
        });
    };
    const placeOf = (element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const lines = Array.from(range.getClientRects())
            .slice(0, limits.lines)
            .filter(({ width, height }) => width > 1 && height > 1);
        if (lines.length === 0)
            return undefined;
        const left = Math.min(...lines.map(line => line.left));
        const top = Math.min(...lines.map(line => line.top));
        const right = Math.max(...lines.map(line => line.right));
        const bottom = Math.max(...lines.map(line => line.bottom));
        return new DOMRect(left, top, right - left, bottom - top);
    };
    const windowOf = (element, { isAround }) => {
        let [left, right, isShort, isScrolled] = [0, root.clientWidth, false, false];
        let by;
        let position = 'static';
        for (let at = element; at && at !== body && at !== root; at = at.parentElement) {
            if (!isAround(at, position))
                continue;
            const style = getComputedStyle(at);
            position = style.position;
            if (style.overflowX === 'visible')
                continue;
            const box = at.getBoundingClientRect();
            if (box.right < right)
                by = at;
            left = Math.max(left, box.left);
            right = Math.min(right, box.right);
            isShort ||= style.textOverflow === 'ellipsis';
            isScrolled ||= /auto|scroll/.test(style.overflowX) && at.scrollWidth > at.clientWidth + 1;
        }
        return { left, right, by: by && tagOf(by), isShort, isScrolled };
    };
    const fonts = fontsOf(fontLimits);
    const isWide = () => root.scrollWidth > root.clientWidth + 1;
    const besideOf = (link) => {
        const place = placeOf(link);
        if (!place)
            return undefined;
        const { left, right, by, isShort, isScrolled } = windowOf(link, readerOf(limits.cut));
        if (isShort || (isScrolled && place.width <= right - left))
            return undefined;
        const isRight = place.left < right && place.right - right > limits.past;
        if (isRight) {
            const moved = isScrolled ? 'box' : isWide() && !by ? 'page' : undefined;
            return { edge: 'right', end: place.right, limit: right, ...(by && { by }), ...(moved && { moved }) };
        }
        const isLeft = !isScrolled && place.right > left && left - place.left > limits.past;
        return isLeft ? { edge: 'left', end: place.left, limit: left } : undefined;
    };
    const isCertain = (link) => !fonts.isInStandIn(link) || fonts.withNarrowLetters(link, () => besideOf(link)) !== undefined;
    const belowOf = (entry, { cutOf }) => {
        const place = placeOf(entry);
        const cut = place && cutOf(entry, place);
        if (!place || !cut || cut.isStrip)
            return undefined;
        const limit = cut.by?.getBoundingClientRect().bottom ?? root.clientHeight;
        const by = cut.by ? { by: tagOf(cut.by) } : {};
        return place.bottom > limit ? { edge: 'below', end: place.bottom, limit, ...by } : undefined;
    };
    const cutOf = ({ name, links }, others) => {
        const subs = links.filter(link => link.isConnected && isShown(link));
        const found = (entries, look) => entries.flatMap(entry => {
            const beyond = look(entry);
            return beyond ? [{ entry, beyond }] : [];
        });
        let entries = subs;
        let cut = found(subs, besideOf).filter(({ entry }) => isCertain(entry));
        if (cut.length === 0 && !isWide()) {
            const reader = readerOf(limits.cut);
            entries = [...new Set([...subs, ...others.filter(isShown)])];
            cut = found(entries, entry => belowOf(entry, reader));
            if (cut.length < limits.below)
                return undefined;
        }
        const [first] = cut;
        if (!first)
            return undefined;
        const { entry, beyond } = first;
        return {
            ...beyond,
            selector: selectorOf(entry),
            text: textOf(entry, limits.text),
            opener: textOf(name, limits.text, name.ariaLabel),
            entries: entries.length,
            cut: cut.length,
            end: Math.round(beyond.end),
            limit: Math.round(beyond.limit),
        };
    };
    return { isShown, togglesIn, cutOf };
}

;// CONCATENATED MODULE: ./lib/engine/browser/trapping-menus.js
const TRAP_LIMITS = {
    parts: 500,
    around: 40,
    restMs: 700,
    closeMs: 450,
    across: [0.02, 0.5, 0.98],
    down: [0.3, 0.6, 0.95],
    clicked: 3,
    dragged: [-200, 200],
    scrolled: 150,
    names: 300,
    text: 40,
};
async function trapOf(button, links, limits) {
    const root = document.documentElement;
    const pause = (ms) => new Promise(done => setTimeout(done, ms));
    const isSeen = (element) => {
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
        const isOnScreen = right > 0 && left < root.clientWidth && bottom > 0 && top < root.clientHeight;
        const isThere = width > 1 && height > 1 && isOnScreen;
        return isThere && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const isOpen = () => links.some(link => link.isConnected && isSeen(link));
    const coverOf = () => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!hit || hit === button || button.contains(hit) || hit.contains(button))
            return undefined;
        let at = hit;
        for (let step = 0; at && at !== document.body && step < limits.around; step++, at = at.parentElement)
            if (links.filter(link => at.contains(link)).length > 1)
                return at.contains(button) ? undefined : at;
        return undefined;
    };
    const first = coverOf();
    if (!first || !isSeen(button))
        return undefined;
    await pause(limits.restMs);
    const menu = coverOf();
    if (!menu || menu !== first || !isOpen())
        return undefined;
    const called = (element) => `${element.id} ${element.getAttribute('class') ?? ''} ${element.ariaLabel ?? ''}`.slice(0, limits.names);
    const closing = /clos|dismiss|exit|burger|toggle|menu|nav|overlay|backdrop|mask|scrim/i;
    const isSign = (element) => /^[×✕✖✗⨯╳xX☰≡]$/.test((element.textContent ?? '').slice(0, limits.text).trim());
    const isReached = (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && (element === hit || element.contains(hit));
    };
    const mayClose = (element) => {
        if (!isSeen(element))
            return false;
        if (element.matches('a[href]')) {
            const { origin, pathname, hash } = element;
            return ((origin === location.origin && pathname === location.pathname && hash !== '') || origin === 'null');
        }
        const isSubmenu = element.closest('[aria-expanded="false"], [aria-haspopup="true"]') !== null;
        if (element.closest('a[href]') || isSubmenu)
            return false;
        return (element.matches('button, [role="button" i], label, summary, [onclick], [tabindex], a') ||
            closing.test((element.getAttribute('class') ?? '').replace(/\S*(?:menu|nav)\S*/gi, '')) ||
            (getComputedStyle(element).cursor === 'pointer' &&
                getComputedStyle(element.parentElement ?? element).cursor !== 'pointer'));
    };
    const parts = Array.from(menu.querySelectorAll('*'));
    if (parts.length > limits.parts || parts.some(mayClose))
        return undefined;
    const besides = Array.from(document.querySelectorAll('button, [role="button" i], label, a:not([href]), [class*="overlay" i], [class*="backdrop" i], [class*="close" i]')).slice(0, limits.parts);
    const others = besides.filter(one => one !== button && !menu.contains(one) && !one.contains(menu));
    if (others.some(one => isSeen(one) && isReached(one) && (closing.test(called(one)) || isSign(one))))
        return undefined;
    const drag = (element, by) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const at = (x) => [
            new Touch({ identifier: 1, target: element, clientX: left + width / 2 + x, clientY: top + height / 2 }),
        ];
        const send = (type, touches, changedTouches) => element.dispatchEvent(new TouchEvent(type, {
            bubbles: true,
            cancelable: true,
            touches,
            targetTouches: touches,
            changedTouches,
        }));
        send('touchstart', at(0), at(0));
        if (by !== 0)
            for (const part of [0.25, 0.5, 1])
                send('touchmove', at(part * by), at(part * by));
        send('touchend', [], at(by));
    };
    const key = { key: 'Escape', code: 'Escape', keyCode: 27, bubbles: true, cancelable: true };
    const target = document.activeElement ?? document.body;
    for (const type of ['keydown', 'keyup'])
        target.dispatchEvent(new KeyboardEvent(type, key));
    await pause(limits.closeMs);
    if (!isOpen())
        return undefined;
    const { left, top, width, height } = button.getBoundingClientRect();
    const points = limits.across.flatMap(x => limits.down.map(y => [root.clientWidth * x, root.clientHeight * y]));
    const beside = points
        .map(([x, y]) => document.elementFromPoint(x, y))
        .filter(hit => hit !== null && !menu.contains(hit) && !hit.contains(menu));
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const busy = 'a, button, input, select, textarea, label, summary, iframe, [onclick]';
    const free = [...new Set([...beside, over])].filter(hit => hit && !hit.closest(busy));
    if (beside.length > 0 && free.every(hit => hit === over))
        return undefined;
    for (const hit of [menu, ...free.slice(-limits.clicked)]) {
        const init = { bubbles: true, cancelable: true, view: window };
        for (const type of ['pointerdown', 'pointerup'])
            hit.dispatchEvent(new PointerEvent(type, init));
        drag(hit, 0);
        for (const type of ['mousedown', 'mouseup', 'click'])
            hit.dispatchEvent(new MouseEvent(type, init));
        await pause(limits.closeMs);
        if (!isOpen())
            return undefined;
    }
    for (const by of limits.dragged)
        drag(menu, by);
    await pause(limits.closeMs);
    if (!isOpen())
        return undefined;
    const { scrollY: before } = window;
    scrollBy({ top: limits.scrolled, behavior: 'instant' });
    await pause(limits.closeMs);
    const isScrolled = scrollY !== before;
    scrollTo({ top: before, behavior: 'instant' });
    await pause(limits.closeMs);
    return isOpen() && coverOf() === menu ? { isBeside: beside.length > 0, isScrolled } : undefined;
}

;// CONCATENATED MODULE: ./lib/engine/browser/opened-menus.js











const opened_menus_LIMITS = {
    pressed: 2,
    submenus: 2,
    shown: 3,
    links: 400,
    openMs: 250,
    closingMs: 100,
    restMs: 800,
    againMs: 300,
    menuMs: 2500,
    submenuMs: 2700,
    closeMs: 4500,
    top: 250,
    text: 40,
    label: menu_labels/* MENU_LABEL_PATTERN */.S,
    menus: 'nav, header, aside, dialog, [role="navigation" i], [class*="menu" i], [class*="nav" i], [id*="menu" i], [id*="nav" i]',
    carousels: '[class*="carousel" i], [class*="swiper" i], [class*="slick" i], [class*="slider" i], marquee',
    openers: OPENER_LIMITS,
    submenu: SUBMENU_LIMITS,
    seeThrough: SEE_THROUGH_LIMITS,
    fonts: FONT_LIMITS,
    trap: TRAP_LIMITS,
};
async function findOpenedMenus(session, mainFrame, mostMs) {
    const end = Date.now() + mostMs;
    const world = await isolatedWorld(session, mainFrame);
    await playPhoneAgain(session);
    if (Date.now() + opened_menus_LIMITS.menuMs > end)
        throw new Error('No time is left to open a menu');
    return await world.evaluate(callOf(openMenus, { ...opened_menus_LIMITS, leftMs: end - Date.now() }, elementSelector, textStart, startTag, menuOpeners, seeThroughMenu, submenuReader, cutReader, standInFonts, trapOf));
}
async function openMenus(limits, selectorOf, textOf, tagOf, openersOf, seeThroughOf, submenusOf, cutsOf, fontsOf, trapOfMenu) {
    const end = performance.now() + limits.leftMs;
    const isTime = (ms) => performance.now() + ms < end;
    const pause = (ms) => new Promise(done => setTimeout(done, ms));
    const frames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const isMoving = () => document.getAnimations().some(({ effect, playState }) => {
        const endTime = effect?.getComputedTiming().endTime;
        return playState === 'running' && typeof endTime === 'number' && endTime <= 10 * limits.restMs;
    });
    const comesToRest = async () => {
        await frames();
        const until = performance.now() + limits.restMs;
        while (isMoving() && performance.now() < until)
            await pause(50);
    };
    const root = document.documentElement;
    let isAnswered;
    const answer = (event) => {
        isAnswered = event.defaultPrevented;
        const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
        if (link && !/^(?:#|javascript:)/.test(link.getAttribute('href') ?? ''))
            event.preventDefault();
    };
    const press = async (element, isClosing = false) => {
        isAnswered = undefined;
        const init = { bubbles: true, cancelable: true, view: window };
        element.dispatchEvent(new PointerEvent('pointerdown', init));
        element.dispatchEvent(new MouseEvent('mousedown', init));
        const focused = element.closest('button, a[href], summary, [tabindex]');
        focused?.focus({ preventScroll: true });
        element.dispatchEvent(new PointerEvent('pointerup', init));
        element.dispatchEvent(new MouseEvent('mouseup', init));
        addEventListener('click', answer);
        const isFollowed = element.dispatchEvent(new MouseEvent('click', init));
        removeEventListener('click', answer);
        if (isAnswered === undefined && isFollowed && element.closest('a[href]'))
            stop();
        isAnswered ??= !isFollowed;
        await pause(isClosing ? limits.closingMs : limits.openMs);
        if (!isClosing)
            await comesToRest();
    };
    const twice = async (look) => {
        const first = look();
        if (first === undefined)
            return undefined;
        await pause(limits.againMs);
        const second = look();
        return JSON.stringify(first) === JSON.stringify(second) ? second : undefined;
    };
    const submenus = submenusOf(limits.submenu, limits.fonts, selectorOf, textOf, tagOf, cutsOf, fontsOf);
    const { isShown } = submenus;
    const isWide = () => root.scrollWidth > root.clientWidth + 1;
    const links = () => Array.from(document.querySelectorAll('a[href]')).slice(0, limits.links);
    const cutSubmenu = async (scopes, entries) => {
        if (isWide())
            return undefined;
        const toggles = scopes.flatMap(scope => submenus.togglesIn(scope));
        const known = [...entries, ...toggles.map(({ toggle }) => toggle)];
        const largest = toggles.toSorted((one, other) => other.links.length - one.links.length);
        for (const opened of largest.slice(0, limits.submenus)) {
            if (!isTime(limits.submenuMs) || !opened.toggle.isConnected || !isShown(opened.toggle))
                break;
            await press(opened.toggle);
            const isLink = opened.toggle.closest('a[href]:not([href^="#"])') !== null;
            const isOpen = () => opened.links.some(link => link.isConnected && isShown(link));
            const found = isOpen() && (isAnswered || !isLink) ? await twice(() => submenus.cutOf(opened, known)) : undefined;
            if (isOpen())
                await press(opened.toggle, true);
            if (isOpen() && document.activeElement instanceof HTMLElement)
                document.activeElement.blur();
            if (found)
                return found;
        }
        return undefined;
    };
    scrollTo({ top: 0, behavior: 'instant' });
    await comesToRest();
    const openers = openersOf(limits.openers, limits.label).slice(0, limits.pressed);
    const reached = 'a[href], button, summary, input, select, label, [tabindex]';
    const isReached = (element) => element.closest(reached) ?? element.querySelector(reached);
    const needsMouse = openers.every(opener => !isReached(opener));
    for (const button of openers) {
        if (!isTime(limits.menuMs) || !button.isConnected)
            break;
        const hidden = links().filter(link => !isShown(link));
        const text = textOf(button, limits.text, button.ariaLabel);
        await press(button);
        const opened = hidden.filter(link => link.isConnected && isShown(link));
        const entries = opened.filter(link => link.closest(limits.menus) && !link.closest(limits.carousels));
        if (entries.length >= limits.shown) {
            const seeThrough = await twice(() => seeThroughOf(entries, limits.seeThrough, selectorOf, textOf));
            let menu = entries[0];
            while (menu && !entries.every(entry => menu.contains(entry)))
                menu = menu.parentElement;
            const submenu = menu && menu !== document.body ? await cutSubmenu([menu], entries) : undefined;
            const trap = isTime(limits.closeMs) ? await trapOfMenu(button, entries, limits.trap) : undefined;
            if (entries.some(entry => entry.isConnected && isShown(entry)))
                await press(button, true);
            const mouseOnly = needsMouse ? tagOf(button) : undefined;
            const found = {
                ...(mouseOnly && { mouseOnly }),
                ...(submenu && { submenu }),
                ...(seeThrough && { seeThrough }),
                ...(trap && { trap }),
            };
            return Object.keys(found).length > 0
                ? [{ button: { selector: selectorOf(button), text }, ...found }]
                : [];
        }
        await press(button, true);
    }
    if (openers.length > 0)
        return [];
    const heads = Array.from(document.querySelectorAll('header, nav, [role="navigation" i]')).filter((head, _, all) => !all.some(other => other !== head && other.contains(head)) &&
        head.getBoundingClientRect().top < limits.top &&
        isShown(head));
    const submenu = await cutSubmenu(heads, []);
    return submenu ? [{ submenu }] : [];
}

;// CONCATENATED MODULE: ./lib/engine/browser/paste-refusals.js


const paste_refusals_LIMITS = {
    fields: 30,
    answerMs: 50,
};
async function findPasteRefusals(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    return await world.evaluate(callOf(pasteIntoFields, paste_refusals_LIMITS, elementSelector));
}
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



const PHONE_WIDTH = 320;
const DESKTOP_WIDTH = 640;
const QUALITY = 40;
const SETTLE_MS = 200;
const screenshots_POLL_MS = 25;
const screenshots_LIMIT_MS = 3000;
async function takeScreenshots(session, network, leftMs) {
    const screenshots = {};
    const take = async () => {
        await playPhoneAgain(session);
        screenshots.phone = await capture(session, PHONE_SCREEN, PHONE_WIDTH);
        await session.send('Emulation.setDeviceMetricsOverride', {
            ...DESKTOP_SCREEN,
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
const FOCUS_TARGETS = ':is(body, main, [role="main" i], #main, #content, #main-content, #gatsby-focus-wrapper)[tabindex="-1"]';
const CLICK_LIMITS = {
    looked: 2000,
    anchors: 50,
    lookedOthers: 5000,
    others: 50,
    wrappers: 100,
    within: 100,
    lookedLabels: 2000,
    labels: 20,
    links: 20,
    text: 60,
    names: 300,
    focusTargets: FOCUS_TARGETS,
    clickable: 'div, span, i, li, img, svg, p, td, figure, h2, h3, h4, h5, section',
};
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
    return Array.from(document.querySelectorAll('a:not([href]):not([tabindex]):is(:not([role]), [role="button" i])'))
        .slice(0, limits.looked)
        .filter(anchor => !anchor.parentElement?.closest(`a[href], button, summary, label, [tabindex]:not(${limits.focusTargets}), [role="button" i]`))
        .filter(anchor => !anchor.querySelector('a[href], button, input, select, textarea, [tabindex]'))
        .filter(anchor => isSeen(anchor))
        .slice(0, limits.anchors);
}
function clickableOthers(limits, isSeen) {
    const controls = 'a, button, input, select, textarea, summary, label, option, audio, video, iframe, [tabindex], [role], [contenteditable]';
    const landmark = ':is([role="banner" i], [role="navigation" i], [role="main" i], [role="contentinfo" i])';
    const around = controls
        .replace('[role]', `[role]:not(${landmark})`)
        .replace('[tabindex]', `[tabindex]:not(${limits.focusTargets})`);
    const isHand = (element) => element !== null && getComputedStyle(element).cursor === 'pointer';
    const isInRotation = (element) => {
        const slide = element.closest('[class*="-slide" i], [class*="__slide" i], [class*="carousel-item" i], [class*="carousel-cell" i], [class*="owl-item" i]');
        const name = slide?.classList[0];
        if (!slide || name === undefined)
            return false;
        return Array.from(slide.parentElement?.children ?? []).some(other => other !== slide && other.classList.contains(name));
    };
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
    const namesOf = (element) => `${element.id} ${element.getAttribute('class') ?? ''} ${element.ariaLabel ?? ''}`.slice(0, limits.names);
    const hasCloser = Array.from(document.querySelectorAll('button, summary, [role="button" i][tabindex]'))
        .slice(0, limits.looked)
        .some(button => /close|menu|toggle|burger|nav|dismiss/i.test(namesOf(button)));
    const isBackdrop = (element) => hasCloser &&
        element.firstElementChild === null &&
        (element.textContent ?? '').trim() === '' &&
        /(?:^|[\s_-])(?:overlay|backdrop|scrim)(?:$|[\s_-])/i.test(namesOf(element)) &&
        (getComputedStyle(element).position === 'fixed' || element.getBoundingClientRect().height === 0);
    const isToTop = (element) => /(?:scroll|back|go|return|jump)[_-]?(?:to|2)?[_-]?top|(?:^|[\s_-])to-?top(?:$|[\s_-])|scroll[_-]?up/i.test(namesOf(element));
    const isButtonByRole = (element) => element.matches('[role="button" i]:not([tabindex])');
    const isWithin = (element, what) => (isButtonByRole(element) ? element.parentElement : element)?.closest(what) != null;
    const hasArrows = (element) => {
        const slider = element.closest('[class*="slide" i], [class*="carousel" i], [class*="swiper" i], [class*="gallery" i]');
        return ((slider?.parentElement ?? slider)?.querySelector('button, a[href^="#"], a[href^="javascript"], [tabindex="0"]') != null);
    };
    const isDrawnForField = (element) => {
        if ((element.textContent ?? '').trim() !== '')
            return false;
        let at = element.parentElement;
        for (let step = 0; at && step < 3; step++, at = at.parentElement) {
            const field = at.querySelector('input:is([type="checkbox"], [type="radio"], [type="range"]):not(:disabled, [tabindex="-1"])');
            if (field)
                return field.checkVisibility({ visibilityProperty: true });
        }
        return false;
    };
    return (Array.from(document.querySelectorAll(limits.clickable))
        .slice(0, limits.lookedOthers)
        .filter(element => !element.closest('.carousel-indicators') && !isToTop(element))
        .filter(element => element.hasAttribute('onclick') ||
        isButtonByRole(element) ||
        (isHand(element) && !isHand(element.parentElement)) ||
        /burger|(?:menu|nav)-?_?(?:toggle|btn|button|icon)/i.test(`${element.id} ${element.getAttribute('class') ?? ''}`))
        .filter(element => !isWithin(element, around) &&
        !element.closest('[aria-hidden="true"], [inert]') &&
        !isAroundControls(element))
        .filter(element => isSeen(element) && !isInRotation(element))
        .filter(element => !(isButtonByRole(element) && hasArrows(element)) && !isDrawnForField(element))
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
function labelsOfHidden(limits, isSeen) {
    const standIn = '[tabindex]:not([tabindex="-1"]), [role="checkbox"], [role="radio"], [role="switch"], [role="button"]';
    const nameOf = (element) => (element.ariaLabel ?? element.getAttribute('title') ?? element.textContent ?? '')
        .slice(0, limits.text)
        .trim();
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

;// CONCATENATED MODULE: ./lib/engine/browser/framework-clicks.js
async function frameworkClicks(objects, object) {
    const [ofReact, ofJQuery, ofVue] = await Promise.all([
        objects.call(object, reactHandler),
        objects.call(object, handlersOfJQuery),
        vueClicks(objects, object),
    ]);
    const called = [ofReact, ...(Array.isArray(ofJQuery) ? ofJQuery : [])];
    return [...called.filter(source => typeof source === 'string' && source !== ''), ...ofVue];
}
async function vueClicks(objects, object) {
    const sources = await objects.call(object, handlersOfVue);
    return Array.isArray(sources) ? sources.filter(source => typeof source === 'string') : [];
}
function reactHandler() {
    const key = Object.keys(this).find(name => /^__react(?:Props|EventHandlers)\$/.test(name));
    const props = key === undefined ? undefined : this[key];
    const handler = props?.onClick;
    const source = typeof handler === 'function' ? String(handler).slice(0, 300) : '';
    return /^(?:\(\)|\w{1,20})\s*=>\s*\{\s*\}$|^function\s*\w{0,50}\(\)\s*\{\s*\}$/.test(source) ? '' : source;
}
function handlersOfJQuery() {
    const { jQuery } = window;
    const clicks = typeof jQuery?._data === 'function' ? jQuery._data(this, 'events')?.click : undefined;
    return Array.from(clicks ?? [])
        .filter(({ selector }) => selector === undefined || selector === null)
        .slice(0, 20)
        .map(({ handler }) => `jQuery ${String(handler).slice(0, 300)}`);
}
function handlersOfVue() {
    const held = this;
    const key = Object.getOwnPropertySymbols(this).find(symbol => symbol.description === '_vei') ?? '_vei';
    const called = held[key]?.['onClick']?.value;
    return (Array.isArray(called) ? called : [called])
        .filter(handler => typeof handler === 'function')
        .slice(0, 20)
        .map(handler => String(handler).slice(0, 300))
        .filter(source => !/^\(\w{1,20},\s*\.\.\.\w{1,20}\)\s*=>\s*\{\s*for\s*\(/.test(source) &&
        !/^(?:\(\)|\w{1,20})\s*=>\s*\{\s*\}$/.test(source));
}

;// CONCATENATED MODULE: ./lib/engine/browser/keyboard-twins.js

const CARD_LIMITS = {
    steps: 5,
    controls: 8,
    source: 1000,
    reached: 'button:not([disabled], [tabindex="-1"]), a[href]:not([tabindex="-1"])',
};
const NEAR = 20;
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
    const [listeners, ofVue, about] = await Promise.all([
        objects.listenersOf(object),
        vueClicks(objects, object),
        objects.call(element, aboutControl),
    ]);
    const clicks = listeners.filter(({ type }) => type === 'click');
    const actions = ofVue.length === 0
        ? clicks.flatMap(({ handler, scriptId, lineNumber }) => actionOf(handler?.description ?? '', { script: scriptId, line: lineNumber }))
        : ofVue.flatMap(source => actionOf(source, undefined));
    return { ...about, actions };
}
const HEAD = /^(?:async\s+)?(?:function\b[\s\w$]{0,60}\(([^()]{0,60})\)\s*\{|\(([^()]{0,60})\)\s*=>\s*\{?|([\w$]{1,30})\s*=>\s*\{?)/;
const STOPPED = /[\w$]{1,30}\??\.(?:stopPropagation|stopImmediatePropagation|preventDefault)\(\)[;,]?/g;
const DOES = /[a-z_$][\w$]{2,}\(|location/i;
const HANDS_ON = /\.(?:apply|call)\([^()]{0,80}\barguments\)/;
function actionOf(description, place) {
    const source = description.trim();
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
    return [{ body, isOfElement, place: isAttribute ? undefined : place }];
}
function isSame(one, other, isOfSameData) {
    if (one.body !== other.body || (one.isOfElement && !isOfSameData))
        return false;
    if (!one.place || !other.place)
        return one.place === other.place;
    return one.place.script === other.place.script && Math.abs(one.place.line - other.place.line) <= NEAR;
}
function addressIn(body, base) {
    const [, , written] = /^(?:window\.|document\.|self\.|top\.)?(?:location(?:\.href)?=|location\.(?:assign|replace)\(|open\()(["'`])([^"'`]{1,500})\1(?:,["'`]_\w{1,10}["'`])?\)?$/.exec(body) ?? [];
    return written === undefined ? undefined : (URL.parse(written, base)?.href ?? undefined);
}
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

;// CONCATENATED MODULE: ./lib/engine/browser/scroll-arrows.js

const scroll_arrows_LIMITS = {
    reached: CARD_LIMITS.reached,
    steps: 2,
    beside: 10,
    entries: 50,
    least: 2,
};
const SCROLLS = /\.scroll(?:Left\s*[-+]?=(?!=)|By\(|To\()|\.animate\(\s*\{\s*scrollLeft\b/;
const IS_SCROLLER = /(?:^|[\s_-])(?:scroll[_-]?(?:left|right)|(?:left|right)[_-]?scroll)(?:$|[\s_-])/i;
const scroll_arrows_HANDS_ON = /\.(?:apply|call)\([^()]{0,80}\barguments\)/;
const DOES_MORE = /\b(?:classList|location|fetch|open|submit|innerHTML|append|setAttribute|dispatchEvent)\b/;
async function scrollsReachedRow(objects, element) {
    const { object } = await objects.ownElement(element);
    const clicks = (await objects.listenersOf(object)).filter(({ type }) => type === 'click');
    if (clicks.length === 0)
        return false;
    const isCalledSo = IS_SCROLLER.test(await objects.call(element, namesOf));
    const isArrow = clicks.every(({ handler }) => {
        const source = (handler?.description ?? '').slice(0, CARD_LIMITS.source);
        if (isCalledSo && scroll_arrows_HANDS_ON.test(source))
            return true;
        return SCROLLS.test(source) && !DOES_MORE.test(source);
    });
    return isArrow && (await objects.call(element, isBesideRow, scroll_arrows_LIMITS));
}
function namesOf() {
    return `${this.id} ${this.getAttribute('class') ?? ''}`.slice(0, 300);
}
function isBesideRow(limits) {
    const isRow = (box) => {
        if (!/auto|scroll|hidden/.test(getComputedStyle(box).overflowX))
            return false;
        let list = box;
        while (list.childElementCount === 1)
            list = list.firstElementChild;
        const inner = Array.from(list.children).filter(one => one.querySelector(limits.reached) && one !== this);
        const row = inner.length === 1 && !inner[0].matches(limits.reached) ? inner[0] : list;
        const entries = Array.from(row.children).filter(one => one !== this && one.checkVisibility());
        return (entries.length >= limits.least &&
            entries.length <= limits.entries &&
            entries.every(one => one.matches(limits.reached) || one.querySelector(limits.reached) !== null));
    };
    let at = this.parentElement;
    for (let step = 0; at && at !== document.body && step < limits.steps; step++, at = at.parentElement) {
        const boxes = [at, ...Array.from(at.children).slice(0, limits.beside)];
        if (boxes.some(box => box !== this && isRow(box)))
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/engine/browser/scripted-anchors.js









const STARTED_MS = 1000;
const scripted_anchors_PAUSE_MS = 300;
async function findScriptedAnchors(session, mainFrame, signal) {
    const { evaluate, served, outOfReach } = await looksAt(session, mainFrame);
    const look = () => served([anchorsWithoutAddress, clickableOthers], [labelsOfHidden]);
    await evaluate(callOf(revealByScrolling, REVEAL_LIMITS));
    let last = await look();
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
async function clickablesHiddenOnPhone(session, mainFrame) {
    const objects = await holdObjects(session, mainFrame);
    const found = await objects.hold(`(${hiddenClickables.toString()})(${JSON.stringify(CLICK_LIMITS)}, ${clickableOthers.toString()}, ${isSeenSometime.toString()})`);
    return (await objects.call(found, count)) > 0 ? { objects, found } : null;
}
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
function count() {
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
        const [listeners, called] = await Promise.all([
            objects.listenersOf(object),
            frameworkClicks(objects, object),
        ]);
        return [...listeners.filter(({ type }) => type === 'click').map(scripted_anchors_placeOf), ...called];
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
        async served(chosen, others = [], more = []) {
            const { elements, looked } = await controls(chosen, more);
            for (const choose of others)
                elements.push(...(await elementsBy(choose)));
            return { found: await Promise.all(elements.map(described)), elements, looked };
        },
        async outOfReach({ found, elements }) {
            const isOther = ({ tag }) => tag !== 'a' && tag !== 'label';
            const isNeedless = await Promise.all(found.map(async (one, at) => {
                if (!isOther(one))
                    return false;
                return (await twinOf(elements[at])) || (await scrollsReachedRow(objects, elements[at]));
            }));
            return found.filter((_, at) => !isNeedless[at]);
        },
    };
}
function placesOf(found) {
    return found.map(({ selector }) => selector).join('\n');
}
function msSinceLoad() {
    const [load] = performance.getEntriesByType('navigation');
    return performance.now() - (load?.loadEventEnd || performance.now());
}
function scripted_anchors_placeOf({ scriptId, lineNumber, columnNumber }) {
    return `${scriptId}:${lineNumber}:${columnNumber}`;
}

;// CONCATENATED MODULE: ./lib/engine/browser/sideways-texts.js




const sideways_texts_LIMITS = {
    looked: 2000,
    boxes: 5,
    around: 40,
    letters: 80,
    word: 40,
    wide: 1.15,
    page: 0.9,
    text: 60,
};
async function findSidewaysTexts(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    const given = [sideways_texts_LIMITS, FONT_LIMITS].map(one => JSON.stringify(one));
    return await world.evaluate(`(${sidewaysTexts.toString()})(${[...given, elementSelector, textStart, startTag, elementName, standInFonts].map(String).join(', ')})`);
}
function sidewaysTexts(limits, fontLimits, selectorOf, textOf, tagOf, nameOf, fontsOf) {
    const { body, documentElement: root } = document;
    const screen = root.clientWidth;
    const letters = body.textContent?.length ?? 0;
    const word = new RegExp(`[^\\s\\u0e00-\\u0eff\\u1000-\\u109f\\u3000-\\u9fff\\uac00-\\ud7af]{${limits.word}}`);
    const isRunning = (text) => text.trim().length >= limits.letters && !word.test(text);
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
            box: nameOf(box, tagOf, selectorOf),
            texts,
            ...(mayFit && { fontInDoubt: fonts.nameOf(element) }),
        };
    });
}

;// CONCATENATED MODULE: ./lib/engine/browser/state-contrasts.js


const state_contrasts_LIMITS = {
    rules: 20_000,
    queries: 1000,
    elements: 10,
    measured: 80,
    tried: 6,
    around: 8,
    steps: 30,
    beside: 20,
    size: 8,
    line: 8,
    asked: 4.5,
    askedLarge: 3,
    share: 0.4,
    normal: 3,
    selector: 1000,
    text: 40,
    rule: 160,
};
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
function saidOf(limits) {
    if (this.rule.length <= limits.rule)
        return { state: this.state, rule: this.rule };
    const end = this.rule.slice(-limits.rule);
    return { state: this.state, rule: `… ${end.slice(end.search(/[\s>+~]/) + 1).trim()}` };
}
function inState(given) {
    const all = [this];
    if (given.state !== 'hover')
        return all;
    for (let at = this.parentElement; at && all.length <= given.around; at = at.parentElement)
        all.push(at);
    return all;
}
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
function fadedByRules(limits, sheetRules, measure) {
    const found = [];
    const context = document.createElement('canvas').getContext('2d');
    if (!context)
        return found;
    let rulesLeft = limits.rules;
    let queriesLeft = limits.queries;
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
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/engine/browser/undefined-handlers.js


const undefined_handlers_LIMITS = {
    elements: 1000,
    names: 100,
    found: 30,
    handler: 500,
};
const ANSWER_MS = 1500;
async function findUndefinedHandlers(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    const handlers = await world.evaluate(callOf(handlersOf, undefined_handlers_LIMITS, elementSelector));
    const names = [...new Set(handlers.map(({ name }) => name))];
    if (names.length === 0)
        return [];
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
    nodes: 20_000,
    tried: 3,
    opacity: 0.02,
    characters: 300,
    share: 0.4,
    shownMs: 1500,
    frames: 30,
    frameMs: 1000,
    name: 1000,
    text: 80,
};
async function findUnrevealedText(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    await world.evaluate(callOf(revealByScrolling, REVEAL_LIMITS));
    const found = await world.evaluate(callOf(stayingTransparent, unrevealed_text_LIMITS, elementSelector));
    return typeof found === 'string' ? undefined : found;
}
async function stayingTransparent(limits, selectorOf) {
    const laidOver = /slide|swiper|carousel|splide|tab|modal|dialog|nav|tooltip|dropdown|overlay|popup|toast/i;
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

;// CONCATENATED MODULE: ./lib/engine/browser/unsaid-menus.js






const unsaid_menus_LIMITS = {
    looked: 2000,
    links: 300,
    lines: 50,
    pressed: 2,
    shown: 2,
    openMs: 350,
    slideMs: 700,
    past: 24,
    names: 300,
    text: 40,
    label: menu_labels/* MENU_LABEL_PATTERN */.S,
    menus: 'nav, header, aside, dialog, [role="navigation" i], [class*="menu" i], [class*="nav" i], [id*="menu" i], [id*="nav" i]',
    carousels: '[class*="carousel" i], [class*="swiper" i], [class*="slick" i], [class*="slider" i], marquee',
    cut: CUT_LIMITS,
};
const unsaid_menus_MAY_OPEN = ':is(button, [role="button" i]):is([aria-label], [class*="burger" i], [class*="menu" i], [class*="nav" i], [class*="toggle" i], [id*="burger" i], [id*="menu" i], [id*="nav" i], [id*="toggle" i]):not([aria-expanded="true"])';
async function findUnsaidMenus(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    if (!(await world.evaluate(`document.querySelector('${unsaid_menus_MAY_OPEN}') !== null`)))
        return [];
    await playPhoneAgain(session);
    return await world.evaluate(callOf(pressMenus, unsaid_menus_LIMITS, elementSelector, textStart, startTag, cutEntries, cutReader));
}
async function pressMenus(limits, selectorOf, textOf, tagOf, cutOf, readerOf) {
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
        const cutMenuOf = () => cutOf(entries.filter(isSeen), limits.cut, selectorOf, textOf, tagOf, readerOf);
        let cutMenu = opened.length >= limits.shown ? cutMenuOf() : undefined;
        if (last || cutMenu) {
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
    looked: 3000,
    looks: 40,
    compared: 12,
    told: 5,
    within: 15,
    around: 6,
    rules: 20_000,
    outlines: 3000,
    size: 8,
    text: 60,
    rule: 100,
    selector: 2000,
};
async function findUnseenFocus(session, mainFrame) {
    const world = await isolatedWorld(session, mainFrame);
    const helpers = [elementSelector, textStart, outlineRules].map(String).join(', ');
    const given = `${JSON.stringify(unseen_focus_LIMITS)}, ${helpers}, ${await sheetReader(session, mainFrame)}`;
    return (await world.evaluate(`(${focusedOnes.toString()})(${given})`)) ?? undefined;
}
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
    const targetOf = (element) => {
        if (!(element instanceof HTMLAnchorElement) || !/^https?:$/.test(element.protocol))
            return '';
        const { host, pathname } = element;
        const place = host === location.host ? pathname : host.replace(/^www\./, '') + pathname.replace(/\/$/, '');
        return place.slice(0, limits.text);
    };
    const visibleOutline = (style) => {
        const isSeen = style.outlineStyle !== 'none' &&
            (style.outlineStyle === 'auto' || Number.parseFloat(style.outlineWidth) > 0) &&
            !/^(?:transparent|rgba\(.*, ?0\)|.* \/ 0\))$/.test(style.outlineColor);
        return isSeen ? `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}` : '';
    };
    const properties = Array.from(getComputedStyle(document.documentElement)).filter(name => !name.startsWith('outline'));
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
    const withoutFocus = (compound) => compound
        .replace(/:not\([^()]{0,200}focus[^()]{0,200}\)/g, '')
        .replace(/(?<!\\)::?[\w-]*focus[\w-]*|(?<!\\)\.[\w-]*focus[\w-]*(?![\w\\-])|::[\w-]+/g, '');
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
            target: targetOf(first),
            alike,
            rule: removing.at(-1).rule.slice(0, limits.rule),
        });
    }
    if (before instanceof HTMLElement && before !== document.body)
        before.focus({ preventScroll: true });
    return found.length === 0 && isUncertain ? null : found;
}
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
function isUnheardByReact() {
    const propsOf = (element) => {
        const key = Object.keys(element).find(name => name.startsWith('__reactProps$'));
        const props = key === undefined ? undefined : element[key];
        return typeof props === 'object' && props !== null ? props : undefined;
    };
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
function isRootOfReact() {
    return Object.keys(this).some(name => name.startsWith('__reactContainer$') || name.startsWith('_reactListening'));
}
const LISTENERS_OF_REACT = 2;

;// CONCATENATED MODULE: ./lib/engine/browser/unserved-forms.js


const unserved_forms_LIMITS = {
    looked: 200,
    forms: 5,
    around: 40,
    listeners: 20,
    handler: 200,
    program: '\\.(?:php[57]?|aspx?|jsp|cgi|pl)$',
    stops: '^(?=.*(?:return false|preventDefault))(?:\\s*(?:event|e)\\.preventDefault\\(\\)|\\s*alert\\([\'"`][^\'"`]*[\'"`]\\)|\\s*this\\.reset\\(\\)|\\s*return false|\\s*;)+\\s*$',
    plain: '^(?:action|method|class|id|name|novalidate|enctype|autocomplete|style|accept-charset|target|role|title|aria-label|aria-labelledby|lang|dir|data-(?:astro-cid|v)-[\\w-]+)$',
    call: '^\\s*(?:return )?[\\w$]{1,60}\\((?:event|e|this)?(?:, ?(?:event|e|this))?\\)\\s*;?(?:\\s*return false)?\\s*;?\\s*$',
};
const DEMO = '^\\W{0,4}demo ?[:–—-] ?.|\\b(?:this is|just|only|nur|eine reine) (?:an? |eine? )?demo\\b|\\bdemo[- ]?(?:mode|modus|form|formular|formulaire|formulario|version|only)\\b|\\b(?:is|are)(?: not|n.t) (?:yet )?(?:connected|wired|implemented|hooked)\\b|\\bnot (?:yet )?(?:connected|wired up|hooked up|implemented)\\b|\\b(?:form|submission|booking|feature|backend)\\b.{0,40}\\bcoming soon\\b|\\b(?:will be|to be) (?:connected|wired up|hooked up|implemented|added) (?:later|soon)\\b|(?:später|bald|noch) (?:angebunden|angeschlossen|verbunden|verknüpft|implementiert|eingebaut)\\b|noch nicht (?:angebunden|angeschlossen|verbunden|verknüpft|aktiv|implementiert|funktionsfähig)|pas encore (?:connecté|relié|branché|actif)|sera (?:connecté|relié|branché)|(?:todavía|aún) no (?:está )?(?:conectad|activ)|non (?:è )?ancora (?:collegat|attiv)|ainda não (?:está )?(?:ligad|conectad|ativ)|nog niet (?:gekoppeld|aangesloten|actief)|wordt (?:later|nog) (?:gekoppeld|aangesloten)|jeszcze nie (?:jest )?(?:podłączon|aktywn|działa)|zatím není (?:napojen|připojen|aktivní)|ännu inte (?:kopplat|anslutet)|endnu ikke (?:forbundet|tilsluttet)|ikke (?:koblet|tilkoblet) (?:enda|ennå)';
const AT_FORM = 1;
const INERT_CALLS = 'preventDefault stopPropagation stopImmediatePropagation getElementById getElementsByName getElementsByClassName querySelector querySelectorAll closest matches contains alert reset focus blur scrollIntoView scrollTo setTimeout clearTimeout requestAnimationFrame Promise add remove toggle replace replaceAll trim toLowerCase toUpperCase includes startsWith endsWith test match split join map filter forEach every some find slice padStart indexOf push entries keys values fromEntries from assign isArray get getAll has append appendChild prepend before after insertBefore insertAdjacentHTML insertAdjacentElement createElement createTextNode removeChild replaceChildren cloneNode setAttribute removeAttribute getAttribute hasAttribute setProperty removeProperty checkValidity reportValidity setCustomValidity showModal show hide close animate log warn error info debug FormData Date Number String Boolean Object Array parseInt parseFloat isNaN toString toFixed toLocaleString toLocaleDateString toISOString var calc rgb rgba hsl getTime getFullYear now random floor round ceil max min stringify parse';
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
function unserved_forms_handlersOfJQuery(type) {
    const { jQuery } = window;
    const handlers = typeof jQuery?._data === 'function' ? jQuery._data(this, 'events')?.[type] : undefined;
    return Array.from(handlers ?? [])
        .slice(0, 20)
        .map(({ handler }) => handler)
        .filter(handler => typeof handler === 'function');
}
function leavesToBrowser() {
    const text = Function.prototype.toString.call(this);
    const body = text.slice(Math.max(0, text.indexOf('{')));
    const stops = /\[native code\]|\barguments\b|preventDefault|returnValue|return (?:false|!1)/;
    const sends = /location|XMLHttpRequest|WebSocket|https?:|\bimport\b|\bawait\b|\.(?:submit|requestSubmit|click|dispatchEvent|action|href|src|ajax|apply|call)\b|\b\w{0,40}(?:send|fetch|post|mail|deliver|upload|store|save|track)\w{0,40}\(/i;
    const handsOn = /[(,]\s{0,5}(?:e|ev|evt|event)\s{0,5}[,)]/;
    return text.length <= 5000 && !stops.test(text) && !sends.test(body) && !handsOn.test(body);
}
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
function readsAction() {
    const text = Function.prototype.toString.call(this).slice(0, 5000);
    return /(?:getAttribute|\.attr)\(\s{0,5}["']action["']\s{0,5}\)|\b(?:form|this|target|currentTarget)\.action\b/i.test(text);
}
function demoTextOf(demo) {
    const code = typeof this === 'function'
        ? Function.prototype.toString.call(this)
        : (this.getAttribute('onsubmit') ?? '');
    const texts = code.slice(0, 5000).match(/'[^'\n]{4,200}'|"[^"\n]{4,200}"|`[^`]{4,200}`/g) ?? [];
    const found = texts.map(text => text.slice(1, -1)).find(text => new RegExp(demo, 'i').test(text));
    return found?.replace(/\s{1,200}/g, ' ').trim() ?? null;
}
function workOfListener(inert) {
    const known = new Set(`${inert.calls} onsubmit onclick function if for while switch catch return typeof await async of in new constructor`.split(' '));
    const shows = /^(?:show|hide|display|clear|reset|validate|is[A-Z])(?!\w*(?:whatsapp|mail|pay|checkout|result))\w*$/i;
    const sends = /location|localStorage|sessionStorage|indexedDB|mailto:|wa\.me|\.href\b|\.src\b|https?:\/\/|\bimport\b|\.(?:submit|click|dispatchEvent|requestSubmit)\b|[\w$)\]]\[\s*['"`]|\b(?:fetch|XMLHttpRequest|WebSocket|sendBeacon|Worker|Image)\b|\[native code\]/;
    const says = /reset\(|thank|\bsent\b|received|success|merci|envoyé|dank|gesendet|gracias|enviad|obrigad|grazie|inviat|bedankt|verzonden|takk?\b|sendt|tack\b|skicka|kiitos|lähete|dzięk|wysłan|děkuj|odeslán|ďakuj|köszön|elküld|mulțum|trimis|спасибо|отправлен|дяку|надіслан|teşekkür|gönderil|شكر|תודה|נשלח|ありがと|送信|谢谢|感谢|提交|감사|terima kasih|terkirim|cảm ơn|đã gửi|ขอบคุณ/i;
    const opens = /[\w$]{0,40}(?:select|dropdown|menu|modal|dialog|popup|picker)[\w$]{0,40}\.(?:open|close)\(\s{0,5}\)/gi;
    const texts = [Function.prototype.toString.call(this)];
    const [own = ''] = texts;
    const bare = own.length <= 500
        ? own.replace(/\/\*[^*]{0,200}\*\/|\/\/[^\n]{0,200}(?=\n)/g, '').replace(/\s{1,500}/g, ' ')
        : '';
    const holds = /^(?:async )?(?:function ?[\w$]{0,60} ?)?\(? ?([\w$]{1,40}) ?\)? ?(?:=> ?)?\{? ?\1\.preventDefault\(\) ?;? ?(?:\1\.stopPropagation\(\) ?;? ?)?(?:return(?: false|!1)? ?;? ?)?\}?$/;
    if (holds.test(bare))
        return 'holds';
    for (const text of texts) {
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
    const first = /^[^{]{0,200}\{\s{0,200}(?:\/\/[^\n]{0,300}\s{1,200}){0,5}[\w$]{1,30}\.preventDefault\(\)/;
    return texts.some(text => first.test(text)) ? 'feigns' : 'feigns-at-times';
}
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
        const url = URL.parse(action, document.baseURI);
        const isProgram = url?.protocol.startsWith('http') && new RegExp(limits.program, 'i').test(url.pathname);
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
    const url = /^(?:#|$|mailto:)/i.test(action) ? null : URL.parse(action, document.baseURI);
    const { pathname: program = '' } = url ?? {};
    const onSubmit = this.getAttribute('onsubmit') ?? '';
    return {
        isPlain: this.getAttributeNames().every(name => name === 'onsubmit' || plain.test(name)),
        ...(isPost && new RegExp(limits.program, 'i').test(program) && { program }),
        ...(url && url.origin !== location.origin && { programOrigin: url.origin }),
        method: isPost ? 'post' : 'get',
        isMail: /^mailto:/i.test(action),
        hasFile: this.querySelector('input[type="file"]') !== null,
        isStopped: new RegExp(limits.stops, 'i').test(onSubmit.slice(0, limits.handler)),
    };
}
function isReplaced() {
    const { onsubmit } = this;
    const text = this.getAttribute('onsubmit') ?? '';
    return typeof onsubmit !== 'function' || !String(onsubmit).includes(text);
}

;// CONCATENATED MODULE: ./lib/engine/browser/tried-out.js































const TRY_OUT_SHARE = 0.4;
const LIMITS_MS = {
    shownBanners: 1500,
    lateContent: 1500,
    headerOverlaps: 1500,
    sidewaysTexts: 1500,
    edgeTexts: 1500,
    scriptedAnchors: 5000,
    unrevealedText: 12_000,
    deadMenus: 2000,
    undefinedHandlers: 1500,
    unservedForms: 3000,
    closedMenus: 2500,
    unseenFocus: 2500,
    lostOnPhone: 5500,
    narrowLayout: 3000,
    desktopLayout: 3000,
    hoverMenus: 4000,
    stateContrasts: 1500,
    fixedBars: 2500,
    buttonsBeyondScreen: 1500,
    coveredTargets: 6000,
    coveredControls: 2500,
    coveredTexts: 2500,
    pasteRefusals: 1500,
    unsaidMenus: 3000,
    openedMenus: 9000,
    wrappedMenus: 1500,
    clickedParts: 5500,
    answeredLinks: 4000,
    modifiedClicks: 1000,
};
async function tryOut({ session, mainFrame, network, gathers, screenshots }, { showDesktop, axeOnDesktop }, end) {
    const tried = {};
    const left = () => Math.max(0, end - Date.now()) * TRY_OUT_SHARE;
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
    await add('edgeTexts', () => findEdgeTexts(session, mainFrame));
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
    const ways = lookOnPhone(session, mainFrame);
    const isPhoneKnown = await inTime('lostOnPhone', () => ways.onPhone());
    const clickables = await inTime('scriptedAnchors', () => clickablesHiddenOnPhone(session, mainFrame));
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
    const lost = isPhoneKnown && (await inTime('lostOnPhone', () => ways.onDesktop(showDesktop)));
    if (lost)
        tried.lostOnPhone = lost;
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
    await axeOnDesktop();
    await add('hoverMenus', () => findHoverMenus(session, mainFrame, showDesktop));
    await add('stateContrasts', () => findStateContrasts(session, mainFrame, showDesktop));
    const { scriptedAnchors: known } = tried;
    if (known)
        await add('scriptedAnchors', () => addAnchorsOfDesktop(session, mainFrame, showDesktop, known, clickables ?? null));
    await add('pasteRefusals', () => findPasteRefusals(session, mainFrame));
    await add('coveredTargets', () => findCoveredTargets(session, mainFrame, showDesktop));
    await add('unsaidMenus', () => findUnsaidMenus(session, mainFrame));
    await add('openedMenus', mostMs => findOpenedMenus(session, mainFrame, mostMs));
    if (lost === null)
        await add('lostOnPhone', () => ways.whenPressed());
    await add('clickedParts', () => findClickedParts(session, mainFrame));
    await add('answeredLinks', () => findAnsweredLinks(session, mainFrame));
    await add('modifiedClicks', () => findModifiedClicks(session));
    return tried;
}

;// CONCATENATED MODULE: ./lib/engine/browser/page-load.js

































const MAX_BYTES = 100 * 1024 * 1024;
const MAX_HTML = 16 * 1024 * 1024;
const page_load_LOAD_SHARE = 0.5;
const AXE_SHARE = 0.9;
const TEXT_START = 2000;
const MAX_GATHERINGS = 3;
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
        session.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' }),
        session.send('Emulation.setUserAgentOverride', phoneUserAgent(chrome.version)),
    ]);
    events.documents.length = 0;
    const sentCharacters = sent?.body ? Math.min(TEXT_START, (0,html_document/* textOf */.b6)(sent.body).replace(/\s+/g, '').length) : 0;
    const times = { loadUntil: 0, axeUntil: 0 };
    const wanted = { url, gathers, screenshots, refusalOf, sentCharacters };
    return { ...wanted, session, mainFrame, network, loops, serviceWorkers, events, ...times, end, signal };
}
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
const MENU_LABEL_PATTERN = `^\\s*(?:(?:${OPENS}|${BETWEEN})\\s{1,3}){0,4}(?:${MENU})(?:\\s{0,3}(?:${OPENS}|${BETWEEN})){0,3}\\s*$`;


/***/ }),

/***/ 39148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ PLAIN_ATTRIBUTES),
/* harmony export */   f: () => (/* binding */ ATTRIBUTES_OF_LOOKS)
/* harmony export */ });
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
const ATTRIBUTES_OF_LOOKS = /^data-(?:i18n|translate|l10n|aos|wow|reveal|animat|scroll-reveal|sal)(?:$|-)/;


/***/ })

};
