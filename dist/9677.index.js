export const id = 9677;
export const ids = [9677];
export const modules = {

/***/ 9677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RE: () => (/* binding */ defineTopic),
/* harmony export */   YR: () => (/* binding */ defineBaselineTopic),
/* harmony export */   allChecksOf: () => (/* binding */ allChecksOf),
/* harmony export */   iE: () => (/* binding */ overSite),
/* harmony export */   m1: () => (/* binding */ defineRunTopic),
/* harmony export */   tg: () => (/* binding */ checksOf),
/* harmony export */   ug: () => (/* binding */ defineSiteTopic)
/* harmony export */ });
function defineSiteTopic(topic) {
    return topic;
}
function overSite(check) {
    return { ...check, scope: 'site' };
}
function defineRunTopic(topic) {
    return topic;
}
function defineBaselineTopic(topic) {
    return topic;
}
function defineTopic(topic) {
    return topic;
}
async function checksOf(tool) {
    return Object.assign({}, ...(await tool.topics()).map(({ checks }) => checks));
}
async function allChecksOf(tool) {
    const ofRun = (await tool.runTopics?.()) ?? [];
    const ofSite = (await tool.siteTopics?.()) ?? [];
    const ofBaseline = (await tool.baselineTopics?.()) ?? [];
    const beside = [...ofRun, ...ofBaseline];
    const own = Object.assign({}, await checksOf(tool), ...beside.map(({ checks }) => checks));
    return { ...own, ...Object.assign({}, ...ofSite.map(({ checks }) => checks)), ...own };
}


/***/ })

};
