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
/** The same for what only a whole site shows. */
function defineSiteTopic(topic) {
    return topic;
}
/** A check of a page as it is judged over all pages of a site, in one answer under its own id. */
function overSite(check) {
    return { ...check, scope: 'site' };
}
/** The same for what is judged over the pages of a run. */
function defineRunTopic(topic) {
    return topic;
}
/** The same for what only shows beside a baseline. */
function defineBaselineTopic(topic) {
    return topic;
}
/** Ties the names of the checks to the answers, so that no check can be forgotten. */
function defineTopic(topic) {
    return topic;
}
/** The checks of a tool on a page by their names without the tool's, in the order of its topics. */
async function checksOf(tool) {
    return Object.assign({}, ...(await tool.topics()).map(({ checks }) => checks));
}
/**
 * The same with those that it judges over the pages of a run, of a whole site, and beside a baseline. What a topic of sites judges under the
 * id of another check is that check.
 */
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
