export const id = 4637;
export const ids = [4637];
export const modules = {

/***/ 44637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   assertExpression: () => (/* binding */ assertExpression)
/* harmony export */ });
/**
 * Checks that a JSONata expression can be parsed. It says nothing on whether the expression fits a body.
 *
 * @throws {Error} saying what is wrong and at which character, counted from 1
 */
async function assertExpression(expression) {
    const { default: jsonata } = await __webpack_require__.e(/* import() */ 9132).then(__webpack_require__.t.bind(__webpack_require__, 79132, 19));
    try {
        jsonata(expression);
    }
    catch (cause) {
        const { message, position } = cause;
        const known = position !== undefined && expression !== '';
        const place = known ? ` (at character ${Math.min(position + 1, expression.length)})` : '';
        throw new Error(`${message ?? cause}${place}`, { cause });
    }
}


/***/ })

};
