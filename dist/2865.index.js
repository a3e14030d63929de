export const id = 2865;
export const ids = [2865];
export const modules = {

/***/ 32865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ pathOf),
/* harmony export */   shardPages: () => (/* binding */ shardPages)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69612);


const DIGEST_LENGTH = 16;
function shardPages(urls, { number, count }, costs = new Map()) {
    const costOf = costEstimate(urls, costs);
    const each = urls.map(costOf);
    const total = each.reduce((sum, cost) => sum + cost, 0);
    let before = 0;
    const shards = each.map(cost => {
        const shard = Math.min(count, 1 + Math.floor(((before + cost / 2) * count) / total));
        before += cost;
        return shard;
    });
    const listed = urls.map((url, index) => [shards[index], addressOf(url)]);
    return {
        urls: urls.filter((_, index) => shards[index] === number),
        division: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
            .update(JSON.stringify([count, listed]))
            .digest('hex')
            .slice(0, DIGEST_LENGTH),
    };
}
function pathOf(url) {
    const { pathname, search } = new URL(url);
    return pathname + search;
}
function addressOf(url) {
    return (0,_net_host_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .isThisMachine */ .YY)(new URL(url).hostname) ? pathOf(url) : url;
}
function costEstimate(urls, costs) {
    const known = urls.flatMap(url => {
        const cost = costs.get(pathOf(url));
        return cost === undefined ? [] : [{ folder: folderOf(url), cost: Math.max(1, cost) }];
    });
    const ofFolder = new Map(Array.from(Map.groupBy(known, ({ folder }) => folder), ([folder, some]) => [folder, median(some.map(({ cost }) => cost))]));
    const ofAll = known.length === 0 ? 1 : median(known.map(({ cost }) => cost));
    return url => Math.max(1, costs.get(pathOf(url)) ?? ofFolder.get(folderOf(url)) ?? ofAll);
}
function folderOf(url) {
    const { pathname } = new URL(url);
    return pathname.slice(0, pathname.lastIndexOf('/') + 1);
}
function median(numbers) {
    return numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
}


/***/ })

};
