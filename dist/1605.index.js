export const id = 1605;
export const ids = [1605];
export const modules = {

/***/ 56633:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ isFailure),
/* harmony export */   Nt: () => (/* binding */ placeCount),
/* harmony export */   mM: () => (/* binding */ atPages),
/* harmony export */   yO: () => (/* binding */ MAX_OCCURRENCES)
/* harmony export */ });
/** Most places of one check in a result; how many there are stands beside. */
const MAX_OCCURRENCES = 50;
/**
 * Whether a check failed and its failure counts: it was not set aside by the setting `ignore`, and no other check of
 * the page counts for it.
 */
function isFailure({ outcome, ignored, twinOf, }) {
    return outcome === 'fail' && ignored === undefined && twinOf === undefined;
}
/** Places where a check failed; at least one, since a failure without a known place is somewhere. */
function placeCount({ occurrences, occurrenceCount, }) {
    return Math.max(1, occurrenceCount ?? occurrences.length);
}
/**
 * A check that stands for the pages of a site, at some of its pages alone; undefined where none is left. Pages that are
 * counted and not named stay.
 *
 * @param pages those of `failedPages` that are left
 */
function atPages(check, pages) {
    const { occurrenceCount: _, failedPages = [], ...rest } = check;
    const count = pages.length + Math.max(0, placeCount(check) - failedPages.length);
    if (count === 0)
        return undefined;
    const known = new Map(check.occurrences.map((place) => [place.url, place]));
    const occurrences = pages.slice(0, MAX_OCCURRENCES).map(url => known.get(url) ?? { url });
    return {
        ...rest,
        occurrences,
        failedPages: [...pages],
        ...(count > occurrences.length && { occurrenceCount: count }),
    };
}


/***/ }),

/***/ 93574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ scoreInWords),
/* harmony export */   KJ: () => (/* binding */ isUnread),
/* harmony export */   UQ: () => (/* binding */ meanScore),
/* harmony export */   VN: () => (/* binding */ HEURISTIC),
/* harmony export */   WY: () => (/* binding */ pageScore),
/* harmony export */   eq: () => (/* binding */ siteScore),
/* harmony export */   ho: () => (/* binding */ costOf),
/* harmony export */   nM: () => (/* binding */ toolScore)
/* harmony export */ });
/* unused harmony exports CEILING_IDS, scoreOf */
/* harmony import */ var _lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82630);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3075);
/* harmony import */ var _twins_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57719);



/**
 * How scores come about. Docs state the same: `docs/scores.md`.
 *
 * A score is what failures leave of 100. Each fault takes its part of what the others left, so that one more never
 * raises a score, and what passes, does not apply or is not checked at all changes nothing. What loses the page has a
 * ceiling of its own; any other error, such as a broken link, costs as much as four warnings: one leaves a page between
 * "good" and "poor", five make it poor. A warning costs 4 %, a notice 0.7 %.
 */
const LEFT_BY = { error: 0.85, warning: 0.96, notice: 0.993 };
/** What notices leave, however many there are: nobody loses a visitor by them. */
const LEFT_BY_NOTICES = 0.9;
/**
 * What is left of a page's score by tools that judge something else than whether search can use the page, however much
 * they find: their own scores say the rest.
 */
const LEFT_BY_TOOL = { accessibility: 0.85, pagespeed: 0.85, security: 0.85 };
/** Most that a page can have which search cannot or will not show, whatever else is right. */
const NOT_SHOWN = 25;
/** Most that a page can have whose result has no headline of its own. */
const NO_TITLE = 55;
/** Most that a page can have with next to nothing to find it by. */
const NO_TEXT = 70;
/** Faults that a score cannot pass over, with the most that it then is. */
const CEILINGS = {
    'robots/page-blocked': NOT_SHOWN,
    'robots/page-blocked-by-name': NOT_SHOWN,
    'robots/noindex-meta': NOT_SHOWN,
    'robots/noindex-header': NOT_SHOWN,
    'robots/noindex-unlisted': NOT_SHOWN,
    'robots/unavailable-after-past': NOT_SHOWN,
    'redirects/final-status': NOT_SHOWN,
    'redirects/unusable-status': NOT_SHOWN,
    'redirects/empty-page': NOT_SHOWN,
    'redirects/broken-redirect': NOT_SHOWN,
    'redirects/instant-refresh': NOT_SHOWN,
    'redirects/instant-refresh-to-canonical': NOT_SHOWN,
    'redirects/endless-reload': NOT_SHOWN,
    'redirects/script-redirect': NOT_SHOWN,
    'redirects/loop': NOT_SHOWN,
    'redirects/loop-without-cookies': NOT_SHOWN,
    'redirects/missing-location': NOT_SHOWN,
    'redirects/invalid-location': NOT_SHOWN,
    'redirects/endless-chain': NOT_SHOWN,
    'content/soft-404': NOT_SHOWN,
    'ux/error-screen': NOT_SHOWN,
    'serp/canonical-local-host': NOT_SHOWN,
    'serp/canonical-cross-domain': NOT_SHOWN,
    'serp/canonical-not-production': NOT_SHOWN,
    'serp/canonical-to-other-page': NOT_SHOWN,
    'serp/canonical-to-root': NOT_SHOWN,
    'serp/canonical-target-broken': NOT_SHOWN,
    'serp/canonical-target-noindex': NOT_SHOWN,
    'hreflang/canonical-conflict': NOT_SHOWN,
    'mobile/phone-noindex': NOT_SHOWN,
    'serp/title-missing': NO_TITLE,
    'serp/title-empty': NO_TITLE,
    'content/text-needs-scripts': NO_TEXT,
    'content/placeholder-text': NO_TEXT,
    'content/almost-no-text': NO_TEXT,
};
/** Ids of the checks with a ceiling, for tests and documents. */
const CEILING_IDS = Object.keys(CEILINGS);
/**
 * The most that a fault leaves. Of a page that is shown, whoever lowers it to a notice says that it may be passed over;
 * one that search cannot show is lost in any words.
 */
function ceilingOf(id, severity) {
    const ceiling = Object.hasOwn(CEILINGS, id) ? CEILINGS[id] : undefined;
    return severity === 'notice' && ceiling !== NOT_SHOWN ? undefined : ceiling;
}
/**
 * What some failures leave of 100. Checks that say the same (twins) are one fault, as bad as the worst of them.
 *
 * @returns 0 to 100, rounded
 */
function scoreOf(failures) {
    let ceiling = 100;
    let notices = 1;
    const byTool = new Map();
    for (const { id, tool, severity } of faultsOf(failures)) {
        const own = ceilingOf(id, severity);
        if (own !== undefined)
            ceiling = Math.min(ceiling, own);
        else if (severity === 'notice')
            notices *= LEFT_BY.notice;
        else
            byTool.set(tool, (byTool.get(tool) ?? 1) * LEFT_BY[severity]);
    }
    let left = Math.max(notices, LEFT_BY_NOTICES);
    for (const [tool, share] of byTool)
        left *= Math.max(share, (tool && LEFT_BY_TOOL[tool]) ?? 0);
    return Math.round(ceiling * left);
}
/** Each fault once: that of twins under the id by which it is known, as bad as the worst of them. */
function faultsOf(failures) {
    const byId = new Map(failures.map(failure => [failure.id, { ...failure }]));
    const faults = new Map(byId);
    for (const { id, severity } of failures) {
        const original = (0,_twins_js__WEBPACK_IMPORTED_MODULE_2__/* .originalsOf */ .iV)(id).find(other => byId.has(other));
        if (original === undefined)
            continue;
        const fault = byId.get(original);
        if (LEFT_BY[severity] < LEFT_BY[fault.severity])
            fault.severity = severity;
        faults.delete(id);
    }
    return [...faults.values()];
}
/**
 * What a fault of a kind takes from a page's score by itself, in points: by this findings are ordered.
 */
function costOf(id, severity) {
    return 100 - (ceilingOf(id, severity) ?? 100 * LEFT_BY[severity]);
}
/** Fewer checks that apply than these say nothing of a tool on the whole. */
const ENOUGH_CHECKS = 3;
/**
 * Score of a tool without an established score of its own.
 *
 * @returns 0 to 100; null where fewer than three checks passed or failed, and none failed
 */
function toolScore(checks) {
    const failures = checks.filter(({ outcome }) => outcome === 'fail');
    const passed = checks.filter(({ outcome }) => outcome === 'pass').length;
    if (failures.length === 0 && passed < ENOUGH_CHECKS)
        return null;
    return scoreOf(failures);
}
/** Mean of the scores that there are, rounded; null where there is none. */
function meanScore(scores) {
    const known = scores.filter(score => score !== null);
    return known.length === 0 ? null : Math.round(known.reduce((sum, score) => sum + score, 0) / known.length);
}
/**
 * A score as people read it, the same wherever it stands. One of a service may have digits behind the point: the first is
 * shown and the others cut off, so that no score seems to reach a bound that it is below.
 */
function scoreInWords(score) {
    return String(Math.floor(score * 10 + 1e-6) / 10);
}
/** The fact that says of a run, where it is true, that its score is a heuristic and says nothing certain of a page. */
const HEURISTIC = 'heuristic';
/** Score of a page, by the faults that are its own; see {@link containerScore}. */
function pageScore(runs) {
    return isUnread(runs) ? null : containerScore(runs, ({ scope }) => scope !== 'site');
}
/**
 * Whether no tool that judges what a page holds could measure it, as one that is no HTML, and the others found no error:
 * what they say is of its address and its site, and nothing is known of the page.
 */
function isUnread(runs) {
    const ofPage = runs.filter(({ tool }) => _tools_js__WEBPACK_IMPORTED_MODULE_1__/* .PAGE_TOOLS */ .yT.has(tool));
    const isMeasured = ({ status }) => status === 'measured';
    if (ofPage.length === 0 || ofPage.some(isMeasured))
        return false;
    const isLost = ({ outcome, severity }) => outcome === 'fail' && severity === 'error';
    return !runs.filter(isMeasured).some(({ checks }) => checks.some(isLost));
}
/** Score of a site, by the faults of the site as a whole. */
function siteScore(runs) {
    return containerScore(runs, ({ scope }) => scope === 'site');
}
/**
 * Score by the failures of all tools together, but for those whose score is a heuristic. What a service judged in a form
 * of its own has no failures that could be weighed: its scores are taken as they are, and the mean counts.
 *
 * @returns 0 to 100; null where nothing was judged
 */
function containerScore(runs, isOwn) {
    const failures = [];
    const given = [];
    let isJudged = false;
    for (const run of runs) {
        const { tool, checks, score } = run;
        const failed = isWeighed(run) ? checks.filter(check => check.outcome === 'fail' && isOwn(check)) : [];
        const tells = !isWeighed(run) || failed.length > 0 || (!isJudged && checks.some(isPassed));
        // Facts are looked into last, and only those of runs that count.
        if (!tells || (0,_lazy_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .yD)(run, HEURISTIC) === true)
            continue;
        if (!isWeighed(run))
            given.push(score);
        else
            isJudged = true;
        failures.push(...failed.map(({ id, severity }) => ({ id, severity, tool })));
    }
    return meanScore([...(isJudged ? [scoreOf(failures)] : []), ...given]);
    function isPassed(check) {
        return check.outcome === 'pass' && isOwn(check);
    }
}
function isWeighed({ foreign, checks }) {
    return foreign === undefined && checks.length > 0;
}


/***/ }),

/***/ 57719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HT: () => (/* binding */ isJoiningTwin),
/* harmony export */   P0: () => (/* binding */ isUnknownWithTwin),
/* harmony export */   Uc: () => (/* binding */ isTwinAtElement),
/* harmony export */   dr: () => (/* binding */ tellersOf),
/* harmony export */   en: () => (/* binding */ isTwinByResource),
/* harmony export */   f4: () => (/* binding */ sameAs),
/* harmony export */   hG: () => (/* binding */ isTwinOfPage),
/* harmony export */   iV: () => (/* binding */ originalsOf),
/* harmony export */   xu: () => (/* binding */ isTwinInPart)
/* harmony export */ });
/* unused harmony export twinIds */
/**
 * Twins: checks that say of a page what another check of it says as well, each with those others. Where one of them
 * failed too, both are one fault, known under the id of the other; where none of them ran, the twin speaks for itself.
 */
const TWINS = {
    'accessibility/dlitem': ['accessibility/definition-list'],
    'accessibility/document-title': ['serp/title-missing', 'serp/title-empty'],
    'accessibility/empty-heading': ['content/h1-empty', 'content/heading-empty'],
    'accessibility/heading-order': ['content/heading-skipped'],
    'accessibility/html-has-lang': ['hreflang/html-lang-missing'],
    'accessibility/html-lang-valid': ['hreflang/html-lang-invalid'],
    'accessibility/link-name': ['content/link-empty'],
    'accessibility/listitem': ['accessibility/list'],
    'accessibility/meta-refresh': [
        'redirects/instant-refresh',
        'redirects/instant-refresh-to-canonical',
        'redirects/delayed-refresh',
        'redirects/endless-reload',
    ],
    'accessibility/no-autoplay-audio': ['ux/sound-on-load'],
    'accessibility/object-alt': ['mobile/plugin-content'],
    'accessibility/page-has-heading-one': ['content/h1-missing', 'content/h1-empty'],
    'accessibility/skip-link': ['broken-links/broken-fragment'],
    'broken-links/broken-metadata-link': [
        'serp/canonical-target-broken',
        'serp/og-image-broken',
        'serp/og-url-mismatch',
        'serp/favicon-broken',
        'hreflang/target-broken',
        'schema/image-unreachable',
        'broken-links/broken-internal-resource',
        'broken-links/broken-external-resource',
    ],
    'broken-links/index-file-link': ['broken-links/index-file-not-canonical'],
    'broken-links/uncrawlable-link': ['ux/link-without-keyboard'],
    'content/text-damaged': ['ux/encoding-conflict'],
    'content/text-repeated': ['content/placeholder-text'],
    'geo/content-unmarked': ['accessibility/landmark-one-main'],
    'geo/quoting-forbidden': ['serp/snippet-suppressed'],
    'geo/text-needs-scripts': ['content/text-needs-scripts', 'content/much-text-needs-scripts'],
    'hreflang/og-locale-mismatch': ['content/language-mismatch'],
    'hreflang/self-language-mismatch': ['content/language-mismatch'],
    'pagespeed/redirects': ['redirects/chain', 'redirects/long-chain'],
    'schema/image-unreachable': [
        'serp/og-image-broken',
        'broken-links/broken-internal-resource',
        'broken-links/broken-external-resource',
    ],
    'schema/review-incomplete': ['schema/rich-result-incomplete'],
    'security/cookies': ['cookies/not-secure', 'cookies/session-readable-by-scripts'],
    'security/redirection': ['redirects/https-not-enforced'],
    'security/subresource-integrity': ['security/mixed-content-blocked', 'security/http-address-on-local-page'],
    'serp/description-default': ['content/placeholder-text'],
    'serp/description-too-short': ['serp/duplicate-description', 'content/text-cut-by-quote'],
    'sitemap/missing': ['robots/sitemap-unreachable'],
    'sitemap/not-in-robots': ['robots/sitemap-unreachable'],
    'sitemap/outside-path': ['sitemap/not-in-robots', 'robots/sitemap-unreachable'],
    'sitemap/page-listed-not-canonical': [
        'hreflang/canonical-conflict',
        'serp/canonical-to-root',
        'serp/canonical-to-other-page',
    ],
    'ux/contact-link-differs': ['content/placeholder-text'],
    'ux/dialog-field-unlabelled': ['accessibility/label', 'accessibility/select-name'],
    'ux/list-entry-wrapped': ['accessibility/list'],
    'ux/mail-not-linked': ['content/placeholder-text'],
    'ux/phone-not-linked': ['content/placeholder-text'],
    'ux/social-link-unfinished': ['content/cms-default'],
};
const ORIGINALS = new Map(Object.entries(TWINS));
/**
 * Twins that are about the page as a whole: wherever two of them put it, as at `<html>` and at `<body>`, it is one place.
 */
const OF_PAGE = new Set([
    'accessibility/document-title',
    'accessibility/html-has-lang',
    'accessibility/html-lang-valid',
    'accessibility/meta-refresh',
    'accessibility/page-has-heading-one',
    'geo/content-unmarked',
    'geo/text-needs-scripts',
    'hreflang/og-locale-mismatch',
    'hreflang/self-language-mismatch',
    'pagespeed/redirects',
    'security/cookies',
    'security/redirection',
    'serp/description-too-short',
]);
/**
 * Twins that look at the page as it was shown, as the other check does: where that one was not measured, since data or scripts
 * of the page did not come, the twin knows no better.
 */
const OF_PAGE_AS_SHOWN = new Set([
    'accessibility/document-title',
    'accessibility/html-has-lang',
    'accessibility/page-has-heading-one',
]);
/** Twins whose places are each about something else: they say the same only where they name the same resource. */
const BY_RESOURCE = new Set([
    'broken-links/broken-metadata-link',
    'broken-links/index-file-link',
    'schema/image-unreachable',
]);
/** Twins whose places are each about something else: they say the same only at the same element. */
const BY_ELEMENT = new Set([
    'accessibility/skip-link',
    'broken-links/uncrawlable-link',
    'content/text-repeated',
    'security/subresource-integrity',
    'serp/description-default',
    'ux/contact-link-differs',
    'ux/dialog-field-unlabelled',
    'ux/list-entry-wrapped',
    'ux/mail-not-linked',
    'ux/phone-not-linked',
    'ux/social-link-unfinished',
]);
/** Checks about any element that a twin says the same as only where both are at the same one. */
const AT_SAME_ELEMENT = {
    'serp/description-too-short': 'content/text-cut-by-quote',
};
/** Twins by resource whose other resources are the same fault too, so that their places join those of the other check. */
const JOINING = new Set(['broken-links/index-file-link']);
/**
 * Checks of a site that say of a page what the page says of itself where it is audited, each with the checks of the page:
 * those of sitemaps on a page that is listed.
 */
const TOLD_BY_PAGES = {
    // All pages behind one address are one to a sitemap.
    'sitemap/missing': ['broken-links/pages-behind-fragment'],
    'sitemap/listed-blocked': ['robots/page-blocked', 'robots/page-blocked-by-name'],
    'sitemap/listed-noindex': ['robots/noindex-meta', 'robots/noindex-header', 'robots/noindex-unlisted'],
    'sitemap/listed-not-canonical': [
        'hreflang/canonical-conflict',
        'serp/canonical-to-root',
        'serp/canonical-to-other-page',
    ],
};
/** The ids of the checks of a page that say of it what a check of its site says; none for any other check. */
function tellersOf(id) {
    return TOLD_BY_PAGES[id] ?? [];
}
/** The ids of the checks that a check says the same as; none for a check that is no twin. */
function originalsOf(id) {
    return ORIGINALS.get(id) ?? [];
}
/** The ids of all checks that say the same as one, whichever of them is the twin. */
function sameAs(id) {
    if (isTwinInPart(id))
        return [];
    const isSame = (twin, original) => !isTwinInPart(twin) && !isTwinAtElement(twin, original);
    const originals = originalsOf(id).filter(original => isSame(id, original));
    const twins = [...ORIGINALS].filter(([twin, those]) => those.includes(id) && isSame(twin, id));
    return [...originals, ...twins.map(([twin]) => twin)];
}
/** Whether a twin says the same as one of its checks only where both are at the same element. */
function isTwinAtElement(id, original) {
    return AT_SAME_ELEMENT[id] === original;
}
/** Whether a twin says the same of the same resource alone, and not wherever both fail on a page. */
function isTwinByResource(id) {
    return BY_RESOURCE.has(id);
}
/** Whether a twin says the same at some of its places alone, so that one id does not stand for the other. */
function isTwinInPart(id) {
    return BY_RESOURCE.has(id) || BY_ELEMENT.has(id);
}
/** Whether what else a twin says is the same fault as well. */
function isJoiningTwin(id) {
    return JOINING.has(id);
}
/** Whether a twin says the same of the page as a whole, so that its place is that of the other check. */
function isTwinOfPage(id) {
    return OF_PAGE.has(id);
}
/** Whether a twin is as little known as its other check where that was not measured. */
function isUnknownWithTwin(id) {
    return OF_PAGE_AS_SHOWN.has(id);
}
/** Every id that the table of twins names, for tests and documents. */
function twinIds() {
    return [...ORIGINALS, ...Object.entries(TOLD_BY_PAGES)].flatMap(([id, originals]) => [id, ...originals]);
}


/***/ }),

/***/ 75293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readableHosts)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73136);

/** A host with a label in Punycode. All repetition is bounded, and a host is tried from its start alone. */
const ENCODED_HOST = /(?<![\w.-])(?:[a-z0-9_-]{1,63}\.){0,10}xn--[a-z0-9-]{1,59}(?:\.[a-z0-9_-]{1,63}){0,10}(?![\w-])/g;
const SCRIPTS = [
    ...[
        'Latin',
        'Cyrillic',
        'Greek',
        'Arabic',
        'Hebrew',
        'Armenian',
        'Georgian',
        'Devanagari',
        'Bengali',
        'Tamil',
    ],
    ...['Telugu', 'Kannada', 'Malayalam', 'Gujarati', 'Gurmukhi', 'Sinhala', 'Thai', 'Lao', 'Khmer', 'Myanmar'],
    ...['Tibetan', 'Ethiopic'],
];
const EAST_ASIAN = ['Latin', 'Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul'];
const ofScripts = (scripts) => `[${scripts.map(script => `\\p{Script_Extensions=${script}}`).join('')}0-9_-]+`;
/** A label whose letters go together in one language. */
const ONE_SCRIPT = new RegExp(`^(?:${[...SCRIPTS.map(script => ofScripts([script])), ofScripts(EAST_ASIAN)].join('|')})$`, 'u');
/**
 * A text with its internationalised host names as people write them, `müller.example` for `xn--mller-kva.example`. A
 * name whose labels mix scripts stays encoded, as it may imitate another.
 */
function readableHosts(text) {
    if (!text.includes('xn--'))
        return text;
    return text.replace(ENCODED_HOST, host => {
        const name = (0,node_url__WEBPACK_IMPORTED_MODULE_0__.domainToUnicode)(host);
        return name !== '' && name.split('.').every(label => ONE_SCRIPT.test(label)) ? name : host;
    });
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
