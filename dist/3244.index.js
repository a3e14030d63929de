export const id = 3244;
export const ids = [3244];
export const modules = {

/***/ 83244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printReport: () => (/* binding */ printReport)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46466);
/* harmony import */ var _report_file_screenshots_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22172);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91478);
/* harmony import */ var _text_unsafe_characters_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98262);





async function printReport(report, stream) {
    const chunks = (0,_report_json_js__WEBPACK_IMPORTED_MODULE_3__.jsonChunks)(report, new _report_file_screenshots_js__WEBPACK_IMPORTED_MODULE_2__/* .ScreenshotFiles */ .SS()).map(harmless);
    await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_1__.pipeline)(node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.from(chunks), stream, { end: false }).catch(() => undefined);
}
function harmless(json) {
    return json
        .split('\n')
        .map(_text_unsafe_characters_js__WEBPACK_IMPORTED_MODULE_4__/* .withEscapes */ .rq)
        .join('\n')
        .replace(/##(?=\[)/g, '#\\u0023');
}


/***/ })

};
