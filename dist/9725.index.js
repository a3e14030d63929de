export const id = 9725;
export const ids = [9725];
export const modules = {

/***/ 69725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CONSENT_GLOBALS: () => (/* binding */ CONSENT_GLOBALS),
/* harmony export */   CONSENT_PLATFORMS: () => (/* binding */ CONSENT_PLATFORMS),
/* harmony export */   HOSTED_PLATFORMS: () => (/* binding */ HOSTED_PLATFORMS),
/* harmony export */   TRACKERS: () => (/* binding */ TRACKERS)
/* harmony export */ });
const CONSENT_PLATFORMS = [
    {
        name: 'OneTrust',
        marks: ['cdn.cookielaw.org', 'optanon.blob.core.windows.net', 'cookie-cdn.cookiepro.com'],
    },
    { name: 'Cookiebot', marks: ['consent.cookiebot.com', 'consent.cookiebot.eu'] },
    { name: 'Usercentrics', marks: ['usercentrics.eu'] },
    { name: 'Didomi', marks: ['sdk.privacy-center.org'] },
    { name: 'CookieYes', marks: ['cdn-cookieyes.com'] },
    { name: 'Klaro', marks: ['cdn.kiprotect.com/klaro'] },
    { name: 'Osano', marks: ['cmp.osano.com'] },
    { name: 'InMobi Choice', marks: ['cmp.inmobi.com', 'quantcast.mgr.consensu.org'] },
    { name: 'TrustArc', marks: ['consent.trustarc.com', 'consent.truste.com'] },
    { name: 'iubenda', marks: ['cdn.iubenda.com', 'cs.iubenda.com'] },
    { name: 'consentmanager', marks: ['consentmanager.net', 'consentmanager.mgr.consensu.org'] },
    { name: 'CookieScript', marks: ['cdn.cookie-script.com'] },
    { name: 'Sourcepoint', marks: ['cdn.privacy-mgmt.com'] },
    { name: 'Axeptio', marks: ['static.axept.io'] },
    { name: 'Civic', marks: ['cc.cdn.civiccomputing.com'] },
    { name: 'Termly', marks: ['app.termly.io'] },
    { name: 'CookieHub', marks: ['cookiehub.net', 'cdn.cookiehub.eu'] },
    { name: 'CookieFirst', marks: ['consent.cookiefirst.com'] },
    { name: 'Ketch', marks: ['global.ketchcdn.com'] },
    { name: 'Transcend', marks: ['transcend-cdn.com'] },
    { name: 'Google Funding Choices', marks: ['fundingchoicesmessages.google.com'] },
];
const HOSTED_PLATFORMS = [
    [/\/plugins\/complianz-gdpr(?:-premium)?\//i, 'Complianz'],
    [/\/plugins\/borlabs-cookie\//i, 'Borlabs Cookie'],
    [/\/plugins\/cookie-law-info\//i, 'CookieYes'],
    [/\/plugins\/real-cookie-banner(?:-pro)?\//i, 'Real Cookie Banner'],
    [/\/tarteaucitron(?:\.min)?\.js/i, 'tarteaucitron'],
    [/\/klaro(?:-no-css)?(?:\.min)?\.js/i, 'Klaro'],
    [/\/cookieconsent(?:\.umd|\.esm)?(?:\.min)?\.js/i, 'CookieConsent'],
];
const TRACKERS = [
    { name: 'Google tag', marks: ['www.googletagmanager.com/gtag/js'] },
    { name: 'Google Tag Manager', marks: ['www.googletagmanager.com/gtm.js'] },
    { name: 'Universal Analytics', marks: ['www.google-analytics.com/analytics.js'] },
    { name: 'Google advertising', marks: ['doubleclick.net', 'googlesyndication.com', 'googleadservices.com'] },
    {
        name: 'Meta Pixel',
        marks: ['connect.facebook.net'],
        only: /connect\.facebook\.net.{0,60}\/(?:fbevents\.js|signals\/)|\bfbq\(/,
    },
    {
        name: 'Facebook SDK',
        marks: ['connect.facebook.net'],
        only: /connect\.facebook\.net.{0,60}\/(?:sdk|all)(?:\.js|\/)/,
    },
    { name: 'TikTok Pixel', marks: ['analytics.tiktok.com'] },
    { name: 'LinkedIn Insight', marks: ['snap.licdn.com'] },
    { name: 'Microsoft Advertising', marks: ['bat.bing.com'] },
    { name: 'Microsoft Clarity', marks: ['www.clarity.ms/tag'] },
    { name: 'Hotjar', marks: ['static.hotjar.com'] },
    { name: 'Pinterest Tag', marks: ['s.pinimg.com/ct'] },
    { name: 'X Pixel', marks: ['static.ads-twitter.com'] },
    { name: 'Snap Pixel', marks: ['sc-static.net/scevent'] },
    { name: 'Criteo', marks: ['static.criteo.net', 'dynamic.criteo.com'] },
    { name: 'Yandex Metrica', marks: ['mc.yandex.ru'] },
    { name: 'Segment', marks: ['cdn.segment.com'] },
    { name: 'Mixpanel', marks: ['cdn.mxpnl.com'] },
    { name: 'Amplitude', marks: ['cdn.amplitude.com'] },
    { name: 'HubSpot', marks: ['js.hs-scripts.com', 'js.hs-analytics.net'] },
    { name: 'FullStory', marks: ['edge.fullstory.com'] },
];
const CONSENT_GLOBALS = ['__tcfapi', '__gpp'];


/***/ })

};
