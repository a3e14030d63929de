export const id = 2166;
export const ids = [2166];
export const modules = {

/***/ 52166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readSwaggerFile: () => (/* binding */ readSwaggerFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

const FILES = {
    'swagger-ui.css': __webpack_require__.ab + "swagger-ui.css",
    'swagger-ui-bundle.js': __webpack_require__.ab + "swagger-ui-bundle.js",
};
async function readSwaggerFile(name) {
    return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(FILES[name]);
}


/***/ })

};
