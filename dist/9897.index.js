export const id = 9897;
export const ids = [9897];
export const modules = {

/***/ 79897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   globalPaths: () => (/* binding */ globalPaths)
/* harmony export */ });
/** Paths of the global variables by which technologies are known, for a browser to look them up. */
async function globalPaths() {
    const { TECHNOLOGIES } = await __webpack_require__.e(/* import() */ 2930).then(__webpack_require__.bind(__webpack_require__, 52930));
    const paths = new Set();
    for (const line of TECHNOLOGIES.trim().split('\n')) {
        if (!line.includes('"js":{'))
            continue;
        for (const path of Object.keys(JSON.parse(line).js ?? {}))
            paths.add(path);
    }
    return [...paths];
}


/***/ })

};
