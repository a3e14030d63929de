export const id = 9246;
export const ids = [9246];
export const modules = {

/***/ 30982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ ADDITIONS)
/* harmony export */ });
const ANALYTICS = 10;
const JAVASCRIPT_FRAMEWORK = 12;
const WEB_FRAMEWORK = 18;
const CDN = 31;
const LIVE_CHAT = 52;
const STATIC_SITE_GENERATOR = 57;
const LIBRARY = 59;
const PAAS = 62;
const UI_FRAMEWORK = 66;
const CONSENT = 67;
const ADDITIONS = [
    ...frameworks(),
    ...generators(),
    ...hosting(),
    ...services(),
    ...libraries(),
];
function frameworks() {
    return [
        {
            name: 'Next.js',
            headers: { 'x-nextjs-cache': [''], 'x-nextjs-prerender': [''] },
            meta: { 'next-head-count': [''] },
            scriptSrc: ['/_next/static/(?:chunks|runtime)/'],
            scripts: ['self\\.__next_f'],
            dom: [['script#__NEXT_DATA__', 'exists', '']],
        },
        { name: 'Nuxt.js', dom: [['#__nuxt, script#__NUXT_DATA__', 'exists', '']] },
        {
            name: 'React Router',
            scripts: ['window\\.__reactRouterContext'],
        },
        {
            name: 'Remix',
            categories: [JAVASCRIPT_FRAMEWORK, WEB_FRAMEWORK],
            website: 'remix.run',
            scripts: ['window\\.__remixContext'],
            implies: ['React'],
        },
        { name: 'Astro', dom: [['astro-island, script[src*="/_astro/"]', 'exists', '']] },
        {
            name: 'SvelteKit',
            scriptSrc: ['/_app/immutable/'],
            scripts: ['__sveltekit_\\w{1,20}'],
            dom: [['[data-sveltekit-hydrate], [data-sveltekit-preload-data]', 'exists', '']],
        },
        { name: 'Qwik', dom: [['[q\\:container]', 'exists', '']] },
        {
            name: 'SolidStart',
            categories: [JAVASCRIPT_FRAMEWORK, WEB_FRAMEWORK],
            website: 'start.solidjs.com',
            scripts: ['window\\._\\$HY\\b'],
        },
        {
            name: 'TanStack Start',
            categories: [JAVASCRIPT_FRAMEWORK, WEB_FRAMEWORK],
            website: 'tanstack.com/start',
            dom: [['script.\\$tsr', 'exists', '']],
        },
        {
            name: 'Shopify Hydrogen',
            categories: [JAVASCRIPT_FRAMEWORK, 108],
            website: 'hydrogen.shopify.dev',
            headers: { 'powered-by': ['^Shopify, Hydrogen'] },
            implies: ['React', 'Shopify'],
        },
        { name: 'Shopify', headers: { 'powered-by': ['^Shopify\\b'], 'x-shopid': [''] } },
        {
            name: 'Htmx',
            categories: [LIBRARY],
            website: 'htmx.org',
            scriptSrc: ['/htmx(?:\\.org)?@([\\d.]{1,12})\\;version:\\1', '/htmx(?:\\.min)?\\.js'],
            dom: [['[hx-get], [hx-post], [hx-boost]', 'exists', '']],
        },
        {
            name: 'Hotwire Turbo',
            categories: [LIBRARY],
            website: 'turbo.hotwired.dev',
            scriptSrc: ['@hotwired/turbo(?:@([\\d.]{1,12}))?\\;version:\\1', '/turbo\\.min-'],
            dom: [['turbo-frame, turbo-stream, [data-turbo-track]', 'exists', '']],
        },
        { name: 'Angular', dom: [['[ng-server-context]', 'exists', '']] },
        {
            name: 'Ember.js',
            categories: [JAVASCRIPT_FRAMEWORK],
            website: 'emberjs.com',
            dom: [['.ember-application, .ember-view, meta[name$="/config/environment"]', 'exists', '']],
        },
        {
            name: 'Laravel',
            cookies: { 'xsrf-token': ['^eyJpdiI6'] },
        },
        {
            name: 'Phoenix Framework',
            categories: [WEB_FRAMEWORK],
            website: 'www.phoenixframework.org',
            dom: [['[data-phx-main], [data-phx-session]', 'exists', '']],
        },
        { name: 'webpack', js: { webpackChunk_N_E: [''] } },
        { name: 'Koa', cookies: { 'koa.sess': [''], 'koa:sess': [''] } },
        {
            name: 'phpMyAdmin',
            cookies: { phpmyadmin: [''], phpmyadmin_https: [''], pma_lang: [''], pma_lang_https: [''] },
        },
        {
            name: 'TYPO3 CMS',
            meta: { generator: ['^TYPO3(?: CMS)?(?: ([\\d.]{1,10}))?\\;version:\\1'] },
            dom: [['link[href*="/typo3conf/"], link[href*="/typo3temp/"]', 'exists', '']],
        },
        {
            name: 'RankMath SEO',
            categories: [54, 87],
            website: 'rankmath.com',
            html: ['<!-- Search Engine Optimization by Rank Math'],
            dom: [['script.rank-math-schema, script.rank-math-schema-pro', 'exists', '']],
            implies: ['WordPress'],
        },
        {
            name: 'Payload CMS',
            categories: [1],
            website: 'payloadcms.com',
            headers: { 'x-powered-by': ['\\bPayload\\b'] },
        },
    ];
}
function generators() {
    return [
        { name: 'AsciiDoc', categories: [4, STATIC_SITE_GENERATOR] },
        { name: 'OpenElement', categories: [51, STATIC_SITE_GENERATOR] },
        {
            name: 'VitePress',
            categories: [4, STATIC_SITE_GENERATOR],
            website: 'vitepress.dev',
            meta: { generator: ['^VitePress(?: v([\\d.]{1,10}))?\\;version:\\1'] },
            dom: [['#VPContent, .VPNav', 'exists', '']],
            implies: ['Vue.js', 'Vite'],
        },
        {
            name: 'Starlight',
            categories: [4, STATIC_SITE_GENERATOR],
            website: 'starlight.astro.build',
            meta: { generator: ['^Starlight(?: v([\\d.]{1,10}))?\\;version:\\1'] },
            implies: ['Astro'],
        },
        {
            name: 'Material for MkDocs',
            categories: [4],
            website: 'squidfunk.github.io/mkdocs-material',
            meta: { generator: ['mkdocs-material-([\\d.]{1,12})\\;version:\\1'] },
            implies: ['MkDocs'],
        },
        {
            name: 'Storybook',
            categories: [4],
            website: 'storybook.js.org',
            dom: [['#storybook-root', 'exists', '']],
        },
        {
            name: 'Docsify',
            categories: [4],
            website: 'docsify.js.org',
            scriptSrc: ['/docsify(?:@([\\d.]{1,10})|\\.min\\.js)\\;version:\\1'],
        },
        {
            name: 'Read the Docs',
            categories: [88],
            website: 'about.readthedocs.com',
            headers: { 'x-rtd-project': [''] },
            meta: { 'readthedocs-project-slug': [''] },
        },
        {
            name: 'Mintlify',
            categories: [4],
            website: 'mintlify.com',
            meta: { generator: ['^Mintlify'] },
        },
        {
            name: 'Pagefind',
            categories: [29],
            website: 'pagefind.app',
            scriptSrc: ['/pagefind/pagefind-(?:ui|modular-ui|component-ui)\\.js'],
        },
        {
            name: 'DocSearch',
            categories: [29],
            website: 'docsearch.algolia.com',
            scriptSrc: ['@docsearch/js(?:@([\\d.]{1,10}))?\\;version:\\1'],
            dom: [['#docsearch, .DocSearch', 'exists', '']],
            implies: ['Algolia'],
        },
        {
            name: 'Framer Sites',
            meta: { generator: ['^Framer\\b'] },
            headers: { server: ['^Framer/'] },
        },
        { name: 'Webflow', scriptSrc: ['/webflow(?:\\.[\\w-]{1,40}){0,3}\\.js$'] },
        { name: 'Squarespace', scriptSrc: ['assets\\.squarespace\\.com', 'static1\\.squarespace\\.com'] },
        {
            name: 'Hostinger Website Builder',
            categories: [51],
            website: 'www.hostinger.com',
            meta: { generator: ['^Hostinger Website Builder'] },
        },
    ];
}
function hosting() {
    return [
        { name: 'Vercel', url: ['^https?://[^/]{1,250}\\.vercel\\.app/'], headers: { server: ['^Vercel$'] } },
        {
            name: 'Cloudflare Pages',
            categories: [PAAS],
            website: 'pages.cloudflare.com',
            url: ['^https?://[^/]{1,250}\\.pages\\.dev/'],
        },
        {
            name: 'Cloudflare Workers',
            categories: [PAAS],
            website: 'workers.cloudflare.com',
            url: ['^https?://[^/]{1,250}\\.workers\\.dev/'],
        },
        { name: 'Fly.io', url: ['^https?://[^/]{1,250}\\.fly\\.dev/'] },
        {
            name: 'Render',
            categories: [PAAS],
            website: 'render.com',
            headers: { 'x-render-origin-server': [''], 'rndr-id': [''] },
            url: ['^https?://[^/]{1,250}\\.onrender\\.com/'],
        },
        {
            name: 'Railway',
            categories: [PAAS],
            website: 'railway.com',
            headers: { server: ['^railway(?:-edge)?$'], 'x-railway-edge': [''], 'x-railway-request-id': [''] },
            url: ['^https?://[^/]{1,250}\\.up\\.railway\\.app/'],
        },
        {
            name: 'Deno Deploy',
            categories: [PAAS],
            website: 'deno.com/deploy',
            headers: { server: ['^deno(?:deploy)?/'], 'x-deno-ray': [''] },
            url: ['^https?://[^/]{1,250}\\.deno\\.(?:dev|net)/'],
        },
        {
            name: 'GitLab Pages',
            categories: [PAAS],
            website: 'docs.gitlab.com/user/project/pages',
            url: ['^https?://[^/]{1,250}\\.gitlab\\.io/'],
        },
        {
            name: 'AWS Amplify',
            categories: [PAAS],
            website: 'aws.amazon.com/amplify',
            url: ['^https?://[^/]{1,250}\\.amplifyapp\\.com/'],
            implies: ['Amazon Web Services'],
        },
        {
            name: 'Azure Static Web Apps',
            categories: [PAAS],
            website: 'azure.microsoft.com/products/app-service/static',
            url: ['^https?://[^/]{1,250}\\.azurestaticapps\\.net/'],
            implies: ['Azure'],
        },
        {
            name: 'Firebase Hosting',
            categories: [PAAS],
            website: 'firebase.google.com/products/hosting',
            url: ['^https?://[^/]{1,250}\\.(?:web\\.app|firebaseapp\\.com)/'],
            implies: ['Firebase'],
        },
        {
            name: 'Surge',
            categories: [PAAS],
            website: 'surge.sh',
            url: ['^https?://[^/]{1,250}\\.surge\\.sh/'],
        },
    ];
}
function services() {
    return [
        { name: 'Google Analytics', scripts: ['\\bgtag\\([^)]{1,100}["\']G-[A-Z0-9]{4,12}\\;version:GA4'] },
        { name: 'Google Tag Manager', scripts: ['gtm\\.start[^<]{0,250}'] },
        {
            name: 'Facebook Pixel',
            scripts: ['\\bfbq\\(["\']init["\']', 'connect\\.facebook\\.net/[\\w]{2,8}/fbevents\\.js'],
        },
        { name: 'Microsoft Clarity', scripts: ['clarity\\.ms/tag/'], scriptSrc: ['clarity\\.ms/tag/'] },
        { name: 'Amplitude', js: { 'amplitude.getInstance': [''], 'amplitude.Identify': [''] } },
        { name: 'Microsoft Advertising', scripts: ['//bat\\.bing\\.com/bat\\.js'] },
        {
            name: 'Matomo Analytics',
            scriptSrc: ['/matomo\\.js'],
            scripts: ['_paq\\.push\\(\\s?\\[\\s?["\']setTrackerUrl'],
        },
        { name: 'Hotjar', scripts: ['static\\.hotjar\\.com/c/hotjar-'] },
        {
            name: 'PostHog',
            categories: [ANALYTICS, 74],
            website: 'posthog.com',
            scripts: ['\\bposthog\\.init\\('],
        },
        {
            name: 'Plausible',
            scriptSrc: ['plausible\\.io/js/(?:script|plausible|pa-)'],
            dom: [['script[data-domain][src*="/js/script"]', 'exists', '']],
        },
        {
            name: 'Umami',
            scriptSrc: ['cloud\\.umami\\.is/script\\.js'],
            dom: [['script[data-website-id]', 'src', 'umami|/script\\.js\\;confidence:60']],
        },
        {
            name: 'Vercel Analytics',
            scriptSrc: ['/_vercel/insights/script\\.js'],
        },
        {
            name: 'Vercel Speed Insights',
            categories: [78],
            website: 'vercel.com/docs/speed-insights',
            scriptSrc: ['/_vercel/speed-insights/script\\.js'],
        },
        {
            name: 'TikTok Pixel',
            scripts: ['analytics\\.tiktok\\.com/i18n/pixel/'],
        },
        {
            name: 'Klaro',
            categories: [CONSENT],
            website: 'klaro.org',
            scriptSrc: ['/klaro(?:-no-css)?\\.js', 'cdn\\.kiprotect\\.com/klaro/'],
        },
        {
            name: 'tarteaucitron',
            categories: [CONSENT],
            website: 'tarteaucitron.io',
            scriptSrc: ['/tarteaucitron(?:\\.min)?\\.js'],
            js: { 'tarteaucitron.job': [''] },
        },
        {
            name: 'CookieConsent',
            categories: [CONSENT],
            website: 'cookieconsent.orestbida.com',
            scriptSrc: ['/cookieconsent\\.(?:umd|esm)\\.js'],
            js: { 'CookieConsent.showPreferences': [''], initCookieConsent: [''] },
        },
        {
            name: 'iubenda',
            scriptSrc: ['cdn\\.iubenda\\.com/', 'cs\\.iubenda\\.com/'],
        },
        {
            name: 'Tawk.to',
            categories: [LIVE_CHAT],
            website: 'www.tawk.to',
            scriptSrc: ['embed\\.tawk\\.to/'],
            scripts: ['embed\\.tawk\\.to/'],
        },
        {
            name: 'Intercom',
            scripts: ['widget\\.intercom\\.io/widget/'],
        },
        {
            name: 'Cloudflare Turnstile',
            categories: [16],
            website: 'www.cloudflare.com/products/turnstile',
            scriptSrc: ['challenges\\.cloudflare\\.com/turnstile/'],
            dom: [['.cf-turnstile', 'exists', '']],
        },
        {
            name: 'Datadome',
            categories: [16],
            website: 'datadome.co',
            headers: { 'x-datadome': [''], 'x-datadome-cid': [''] },
            cookies: { datadome: [''] },
            scriptSrc: ['js\\.datadome\\.co/'],
        },
        {
            name: 'Font Awesome',
            scriptSrc: [
                'use\\.fontawesome\\.com/releases/v([\\d.]{1,10})/js/\\;version:\\1',
                '@fortawesome/fontawesome-free(?:@([\\d.]{1,10}))?/js/\\;version:\\1',
            ],
            dom: [
                ['link[href*="use.fontawesome.com"]', 'href', '/releases/v([\\d.]{1,10})/css/\\;version:\\1'],
                ['link[href*="fontawesome-free"]', 'href', 'fontawesome-free(?:@([\\d.]{1,10}))?/css/\\;version:\\1'],
            ],
        },
        {
            name: 'Bunny Fonts',
            categories: [17],
            website: 'fonts.bunny.net',
            dom: [['link[href*="//fonts.bunny.net"]', 'exists', '']],
        },
        {
            name: 'Klarna On-Site Messaging',
            categories: [91],
            website: 'www.klarna.com',
            scriptSrc: ['js\\.klarna\\.com/web-sdk/'],
        },
        {
            name: 'Adyen',
            categories: [41],
            website: 'www.adyen.com',
            scriptSrc: [
                'checkoutshopper-[\\w-]{1,30}\\.adyen\\.com/',
                'checkoutshopper-[\\w-]{1,30}\\.cdn\\.adyen\\.com/',
            ],
        },
        {
            name: 'esm.sh',
            categories: [CDN],
            website: 'esm.sh',
            scriptSrc: ['^https?://esm\\.sh/'],
        },
        {
            name: 'Partytown',
            categories: [92],
            website: 'partytown.qwik.dev',
            dom: [['script[type="text/partytown"]', 'exists', '']],
        },
        {
            name: 'Clerk',
            categories: [69],
            website: 'clerk.com',
            headers: { 'x-clerk-auth-status': [''] },
            dom: [['script[data-clerk-publishable-key]', 'exists', '']],
        },
        {
            name: 'Contentful',
            dom: [['img[src*="images.ctfassets.net"], img[srcset*="images.ctfassets.net"]', 'exists', '']],
        },
    ];
}
function libraries() {
    return [
        {
            name: 'Bootstrap',
            scriptSrc: ['/bootstrap(?:\\.bundle)?(?:\\.min)?\\.js', '/bootstrap@[\\d.]{1,12}/'],
            dom: [
                ['link[href*="/bootstrap@"]', 'href', '/bootstrap@([\\d.]{1,12})/\\;version:\\1'],
                [
                    'link[href*="bootstrap"]',
                    'href',
                    '/bootstrap(?:[-.]([\\d.]{1,12}))?(?:\\.min)?\\.css\\;version:\\1',
                ],
            ],
        },
        {
            name: 'Font Awesome',
            scriptSrc: ['kit\\.fontawesome\\.com/'],
            dom: [
                [
                    'link[href*="fontawesome"]',
                    'href',
                    '(?:/v([\\d.]{1,12}))?/css/(?:all|fontawesome)\\b\\;version:\\1',
                ],
            ],
        },
        {
            name: 'jQuery Validation',
            categories: [LIBRARY],
            website: 'jqueryvalidation.org',
            scriptSrc: ['/jquery\\.validate(?:\\.min)?\\.js'],
            implies: ['jQuery'],
        },
        {
            name: 'Knockout.js',
            categories: [JAVASCRIPT_FRAMEWORK],
            website: 'knockoutjs.com',
            scriptSrc: ['/knockout(?:-[\\d.]{1,12})?(?:[.-]min)?\\.js'],
        },
        {
            name: 'Swagger UI',
            scriptSrc: ['/swagger-ui(?:-bundle|-standalone-preset)?\\.js'],
        },
        {
            name: 'shadcn/ui',
            categories: [UI_FRAMEWORK],
            website: 'ui.shadcn.com',
            dom: [['[data-slot="sidebar-wrapper"], [data-slot="navigation-menu"]', 'exists', '']],
            implies: ['React', 'Tailwind CSS'],
        },
    ];
}


/***/ }),

/***/ 49246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadCatalogue: () => (/* binding */ loadCatalogue)
/* harmony export */ });
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97831);
/* harmony import */ var _selectors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65323);
/* harmony import */ var _additions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30982);
/* harmony import */ var _technology_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17490);




const NONE = [];
let catalogue;
function loadCatalogue() {
    catalogue ??= read();
    return catalogue;
}
async function read() {
    const { categories, technologies } = await (0,_technology_data_js__WEBPACK_IMPORTED_MODULE_2__/* .technologyData */ .R)();
    const all = new Map(technologies.map(technology => [technology.name, technology]));
    for (const addition of _additions_js__WEBPACK_IMPORTED_MODULE_1__/* .ADDITIONS */ .W)
        all.set(addition.name, joined(all.get(addition.name), addition));
    return new Map([...all].map(([name, technology]) => [name, fingerprint(technology, categories)]));
}
function joined(known, addition) {
    const base = known ?? { name: addition.name, categories: [] };
    const both = (a = [], b = []) => [...a, ...b];
    return {
        ...base,
        ...addition,
        categories: addition.categories ?? base.categories,
        headers: merged(base.headers, addition.headers),
        cookies: merged(base.cookies, addition.cookies),
        meta: merged(base.meta, addition.meta),
        scriptSrc: both(base.scriptSrc, addition.scriptSrc),
        scripts: both(base.scripts, addition.scripts),
        html: both(base.html, addition.html),
        url: both(base.url, addition.url),
        js: merged(base.js, addition.js),
        dom: both(base.dom, addition.dom),
        implies: both(base.implies, addition.implies),
    };
}
function merged(a = {}, b = {}) {
    const names = new Set([...Object.keys(a), ...Object.keys(b)]);
    return Object.fromEntries([...names].map(name => [name, [...(a[name] ?? []), ...(b[name] ?? [])]]));
}
function fingerprint(technology, categories) {
    const { name, website } = technology;
    const categoryNames = (ids = []) => ids.flatMap(id => (categories.has(id) ? [categories.get(id)] : []));
    return {
        name,
        ...(website !== undefined && { website: `https://${website}` }),
        categories: categoryNames(technology.categories),
        headers: namedPatterns(technology.headers),
        cookies: namedPatterns(technology.cookies),
        meta: namedPatterns(technology.meta),
        scriptSrc: technology.scriptSrc?.map(patternOf) ?? NONE,
        scripts: technology.scripts?.map(patternOf) ?? NONE,
        html: technology.html?.map(patternOf) ?? NONE,
        url: technology.url?.map(patternOf) ?? NONE,
        globals: namedPatterns(technology.js),
        dom: technology.dom?.map(([source, part, pattern]) => ({
            source,
            selectors: (0,_selectors_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSelectors */ .Q)(source) ?? [],
            part,
            pattern: new _pattern_js__WEBPACK_IMPORTED_MODULE_3__/* .Pattern */ .zJ(pattern),
        })) ?? NONE,
        implies: technology.implies?.map(implied) ?? NONE,
        requires: technology.requires ?? NONE,
        requiresCategory: categoryNames(technology.requiresCategory),
        excludes: technology.excludes ?? NONE,
    };
}
function implied(source) {
    const name = source.split('\\;', 1)[0];
    const { confidence, version } = new _pattern_js__WEBPACK_IMPORTED_MODULE_3__/* .Pattern */ .zJ(source.slice(name.length));
    return { name, confidence, version };
}
function namedPatterns(fields) {
    if (!fields)
        return NONE;
    return Object.entries(fields).flatMap(([name, patterns]) => patterns.map(pattern => ({ name, pattern: new _pattern_js__WEBPACK_IMPORTED_MODULE_3__/* .Pattern */ .zJ(pattern) })));
}
function patternOf(source) {
    return new _pattern_js__WEBPACK_IMPORTED_MODULE_3__/* .Pattern */ .zJ(source);
}


/***/ }),

/***/ 17490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ technologyData)
/* harmony export */ });
let data;
function technologyData() {
    data ??= read();
    return data;
}
async function read() {
    const { CATEGORIES, TECHNOLOGIES } = await __webpack_require__.e(/* import() */ 2930).then(__webpack_require__.bind(__webpack_require__, 52930));
    const technologies = JSON.parse(`[${TECHNOLOGIES.trim().replaceAll('\n', ',')}]`);
    return { categories: new Map(CATEGORIES), technologies };
}


/***/ })

};
