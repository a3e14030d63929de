export const id = 6759;
export const ids = [6759];
export const modules = {

/***/ 46759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readKey: () => (/* binding */ readKey)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);

const MAX_ASKED_BYTES = 100 * 1024 * 1024;
const keyOptionsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    method: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['GET', 'HEAD', 'OPTIONS']).optional(),
    redirect: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['follow', 'manual']).optional(),
    userAgent: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    headers: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    maxBytes: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().max(MAX_ASKED_BYTES).optional(),
});
function readKey(key) {
    const [, kind, rest = ''] = /^(fetch|link|page|places|dns|tls|chrome)(?: (.*))?$/s.exec(key) ?? [];
    switch (kind) {
        case 'fetch':
            return readFetch(rest);
        case 'link': {
            const url = rest.replace(/^production /, '');
            return { kind, url, onProduction: url !== rest };
        }
        case 'page':
            return { kind, url: rest };
        case 'places': {
            const [, places, url] = /^([\da-z,]*) (\S+)$/.exec(rest) ?? [];
            if (places === undefined)
                return undefined;
            const hashes = places === '' ? [] : places.split(',').map(place => Number.parseInt(place, 36));
            return { kind, url: url, places: hashes };
        }
        case 'dns': {
            const [, type, unchecked, name = ''] = /^([A-Z]+)( unchecked)? (\S+)$/.exec(rest) ?? [];
            const options = unchecked === undefined ? {} : { checkingDisabled: true };
            return type === undefined ? undefined : { kind, name, type: type, options };
        }
        case 'tls': {
            const [, host, port] = /^(\S+):(\d{1,5})$/.exec(rest) ?? [];
            return host === undefined ? undefined : { kind, host, port: Number(port) };
        }
        case 'chrome':
            return { kind };
        default:
            return undefined;
    }
}
function readFetch(rest) {
    const at = rest.lastIndexOf(' ');
    if (at < 0)
        return { kind: 'fetch', url: rest, options: {} };
    try {
        const options = keyOptionsSchema.parse(JSON.parse(rest.slice(0, at)));
        return { kind: 'fetch', url: rest.slice(at + 1), options };
    }
    catch {
        return undefined;
    }
}


/***/ })

};
