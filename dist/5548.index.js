export const id = 5548;
export const ids = [5548];
export const modules = {

/***/ 15548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createMetricsServer: () => (/* binding */ createMetricsServer)
/* harmony export */ });
/* harmony import */ var fastify__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16703);

function createMetricsServer(metrics) {
    const app = fastify__WEBPACK_IMPORTED_MODULE_0__({ logger: false, forceCloseConnections: true });
    app.get('/metrics', async (_request, reply) => {
        return await reply
            .type(metrics.contentType)
            .header('cache-control', 'no-store')
            .send(await metrics.text());
    });
    return app;
}


/***/ })

};
