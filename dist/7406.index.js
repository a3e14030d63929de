export const id = 7406;
export const ids = [7406];
export const modules = {

/***/ 97406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jsonChunks: () => (/* binding */ jsonChunks),
/* harmony export */   shownFacts: () => (/* binding */ shownFacts)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79967);
/* harmony import */ var _text_unsafe_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98262);
/* harmony import */ var _text_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82090);



/** Facts of a service can be nested without end; what is deeper than this is replaced. */
const MAX_DEPTH = 100;
const TOO_DEEP = '(nested too deeply to be kept)';
/**
 * The report as the text of `report.json`: keys in the order of the model, two blanks of indentation, and valid as
 * UTF-8. URLs, wherever they stand, have no user information and no secret query values. It comes in pieces, page by
 * page, since that of thousands of pages is longer than a string of JavaScript can be.
 */
function* jsonChunks(report) {
    let separator = '{\n';
    for (const [key, value] of Object.entries(report)) {
        if (value === undefined)
            continue;
        yield `${separator}  ${JSON.stringify(key)}: `;
        separator = ',\n';
        if (key === 'pages' && report.pages.length > 0)
            yield* arrayChunks(report.pages);
        else
            yield indented(value, '  ');
    }
    yield '\n}\n';
}
function* arrayChunks(items) {
    let separator = '[\n    ';
    for (const item of items) {
        yield separator + indented(item, '    ');
        separator = ',\n    ';
    }
    yield '\n  ]';
}
/** A value as JSON whose lines after the first begin with so much white space. */
function indented(value, space) {
    return JSON.stringify(publishable(value), null, 2).replaceAll('\n', `\n${space}`);
}
/** The same data with no lone surrogate and no secret of a URL in any text or key. */
function publishable(value, depth = 0) {
    if (typeof value === 'string')
        return (0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutSecrets */ .cT)(value).toWellFormed();
    if (typeof value !== 'object' || value === null)
        return value;
    if (depth >= MAX_DEPTH)
        return TOO_DEEP;
    if (Array.isArray(value))
        return value.map(item => publishable(item, depth + 1));
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    return Object.fromEntries(entries.map(([key, item]) => [(0,_text_url_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutSecrets */ .cT)(key).toWellFormed(), publishable(item, depth + 1)]));
}
/** A picture or another file within the data. */
const EMBEDDED = /^data:[\w.+/-]{1,100};base64,/;
/**
 * Facts as JSON for people to read: the start of it, at most `maxLength` UTF-16 units. Empty where there are none.
 * Files among them, as pictures of the page, show as what they are.
 */
function shownFacts(facts, maxLength) {
    if (Object.keys(facts).length === 0)
        return '';
    const json = JSON.stringify(publishable(facts), (_key, value) => withoutFile(value), 2);
    return (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)(json.split('\n').map(_text_unsafe_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .withEscapes */ .rq).join('\n'), maxLength);
}
function withoutFile(value) {
    const start = typeof value === 'string' ? EMBEDDED.exec(value)?.[0] : undefined;
    return start === undefined ? value : `${start}…`;
}


/***/ })

};
