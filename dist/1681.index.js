export const id = 1681;
export const ids = [1681];
export const modules = {

/***/ 1681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MAX_EXPRESSION_CHARACTERS: () => (/* binding */ MAX_EXPRESSION_CHARACTERS),
/* harmony export */   readExpression: () => (/* binding */ readExpression)
/* harmony export */ });
/* harmony import */ var _text_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79967);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4581);


const MAX_EXPRESSION_CHARACTERS = 4000;
async function readExpression(expression) {
    if (expression.length > MAX_EXPRESSION_CHARACTERS) {
        throw new Error(`has ${expression.length} characters; at most ${MAX_EXPRESSION_CHARACTERS} are allowed`);
    }
    const [{ default: jsonata }, { FUNCTIONS, readsOf }] = await Promise.all([
        __webpack_require__.e(/* import() */ 9132).then(__webpack_require__.t.bind(__webpack_require__, 79132, 19)),
        __webpack_require__.e(/* import() */ 1442).then(__webpack_require__.bind(__webpack_require__, 1442)),
    ]);
    const reads = readOrThrow(() => readsOf(jsonata(expression).ast()), expression.length);
    const [variable] = reads.unbound;
    if (variable === undefined)
        return reads;
    const hint = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestion */ .h)(`$${variable}`, [...FUNCTIONS].map(name => `$${name}`));
    throw new Error(`has "$${(0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(variable, 100)}", which is neither a function nor a variable of the expression${hint}`);
}
function readOrThrow(read, length) {
    try {
        return read();
    }
    catch (cause) {
        const { message, position, name } = cause;
        if (name === 'RangeError')
            throw new Error('is nested too deep', { cause });
        const place = position !== undefined && length > 0 ? ` (at character ${Math.min(position + 1, length)})` : '';
        const text = (0,_text_cut_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(`${message ?? cause}`, 200);
        throw new Error(`is not a JSONata expression: ${text}${place}`, { cause });
    }
}


/***/ })

};
