import type { Case } from '../../../support/tool-cases.ts'
import type { Answer } from '../../../support/web-server.ts'

const page = (head: string, body = '<p>Shoes</p>'): Record<string, Answer> => ({
  '/': `<!doctype html><html lang="en"><head><title>Shoes</title>${head}</head><body>${body}</body></html>`,
})
const script = (src: string) => `<script src="${src}"></script>`
const style = (href: string) => `<link rel="stylesheet" href="${href}">`
const file = (body: string): Answer => ({ headers: { 'content-type': 'text/javascript' }, body })
const tarteaucitron = (service: string) =>
  `<script>tarteaucitron.user.googletagmanagerId = 'GTM-ABC123'; (tarteaucitron.job = tarteaucitron.job || []).push('${service}')</script>`
const containerOf = (id: string) =>
  `<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':new Date().getTime(),event:'gtm.js'});
  var f=d.getElementsByTagName(s)[0],j=d.createElement(s);j.async=true;j.src='https://www.googletagmanager.com/gtm.js?id='+i;
  f.parentNode.insertBefore(j,f)})(window,document,'script','dataLayer','${id}')</script>`
const googleTag = (id: string) =>
  `<script async src="https://www.googletagmanager.com/gtag/js?id=${id}"></script>
  <script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());gtag('config','${id}')</script>`
const FRAME_OF_CONTAINER =
  '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-ABC123"></iframe></noscript>'
const config = (rest: string) => `<script>gtag('config', 'G-ABC123'${rest})</script>`
const pixel = (id: string) => `<script>fbq('init', '${id}');fbq('track', 'PageView')</script>`

const BOOTSTRAP_OF_CDN = 'https://cdn.jsdelivr.net/npm/bootstrap@5.2.3/dist/css/bootstrap.min.css'
const bootstrapStyles = (version: string): Answer => ({
  headers: { 'content-type': 'text/css' },
  body: `/*!\n * Bootstrap${version} (https://getbootstrap.com/)\n */.col-1{width:8%}.navbar-toggler{color:red}.modal-dialog{margin:0}`,
})

const LIBRARY_CASES: Case[] = [
  {
    check: 'vulnerable-library',
    outcome: 'fail',
    when: 'the name of a file gives an old version',
    site: page(script('https://code.jquery.com/jquery-1.12.4.min.js')),
    at: 'https://code.jquery.com/jquery-1.12.4.min.js',
    selector: 'html > head > script',
    says: /^jQuery 1\.12\.4 has .*CVE-2020-11023.*Update to 3\.5\.0 or later\.$/,
  },
  {
    check: 'vulnerable-library',
    outcome: 'fail',
    when: 'a folder of a public CDN gives an old version',
    site: page(script('https://cdnjs.cloudflare.com/ajax/libs/lodash.js/4.17.15/lodash.min.js')),
    says: /^Lodash 4\.17\.15 has /,
  },
  {
    check: 'vulnerable-library',
    outcome: 'fail',
    when: 'one of several packages in one address is old',
    site: page(script('https://cdn.jsdelivr.net/combine/npm/vue@3.5.13,npm/jquery@3.4.1')),
    says: /^jQuery 3\.4\.1 has /,
  },
  {
    check: 'vulnerable-library',
    outcome: 'fail',
    when: 'the file itself gives an old version',
    site: {
      ...page(script('/js/bootstrap.min.js')),
      '/js/bootstrap.min.js': file('/*!\n  * Bootstrap v4.1.0 (https://getbootstrap.com/)\n  */'),
    },
    at: '{origin}/js/bootstrap.min.js',
    says: /^Bootstrap 4\.1\.0 has CVE-2018-14040.*Update to 4\.3\.1 or later\.$/,
  },
  {
    check: 'vulnerable-library',
    outcome: 'fail',
    when: 'no release of its own line has the fix',
    site: {
      ...page(script('/js/bootstrap.min.js')),
      '/js/bootstrap.min.js': file('/*!\n * Bootstrap v3.4.1 (https://getbootstrap.com/)\n */'),
    },
    says: /^Bootstrap 3\.4\.1 has CVE-2024-6485.*Update to 4\.3\.1 or later\.$/,
  },
  {
    check: 'vulnerable-library',
    outcome: 'fail',
    when: 'an older file names its version on a line of its own',
    site: {
      ...page(script('/js/Chart.min.js')),
      '/js/Chart.min.js': file('/*!\n * Chart.js\n * http://chartjs.org/\n * Version: 2.1.4\n */'),
    },
    says: /^Chart\.js 2\.1\.4 has CVE-2020-7746 \(high\)\. Update to 2\.9\.4 or later\.$/,
  },
  {
    check: 'vulnerable-library',
    outcome: 'fail',
    when: 'an inline script begins with the head of an old version',
    site: page('<script>/*! jQuery v3.3.1 | (c) JS Foundation and other contributors */</script>'),
    says: /^jQuery 3\.3\.1 has CVE-2019-11358/,
  },
  {
    check: 'vulnerable-library',
    outcome: 'fail',
    when: 'WordPress gives the version of a library it brings',
    site: page(script('/wp-includes/js/jquery/jquery.min.js?ver=3.4.1')),
    says: /^jQuery 3\.4\.1 has /,
  },
  {
    check: 'vulnerable-library',
    outcome: 'fail',
    when: 'the file is that of WordPress, with one fix of its own',
    site: {
      ...page(script('/wp-includes/js/jquery/jquery.js?ver=1.12.4-wp')),
      '/wp-includes/js/jquery/jquery.js': file(
        '/*! jQuery v1.12.4 | (c) jQuery Foundation | jquery.org/license | WordPress 2019-05-16 */\nfor(d in e)"__proto__"!==d&&g!==c',
      ),
    },
    says: /^jQuery 1\.12\.4-wp has CVE-2015-9251 \(medium\), CVE-2020-11023 \(medium\), CVE-2020-11022 \(medium\)\./,
  },
  {
    check: 'vulnerable-library',
    outcome: 'fail',
    when: 'the address alone calls it that of WordPress',
    site: {
      ...page(script('/wp-includes/js/jquery/jquery.js?ver=1.12.4-wp')),
      '/wp-includes/js/jquery/jquery.js': file('/*! jQuery v1.12.4 | (c) jQuery Foundation */'),
    },
    says: /^jQuery 1\.12\.4 has .*CVE-2019-11358/,
  },
  {
    check: 'vulnerable-library',
    outcome: 'fail',
    when: 'no release fixes what is known',
    site: page(script('https://code.jquery.com/mobile/1.4.5/jquery.mobile-1.4.5.min.js')),
    says: /No release fixes all of them\.$/,
  },
  {
    check: 'vulnerable-library',
    outcome: 'pass',
    when: 'the version is the fixed one',
    site: page(script('https://code.jquery.com/jquery-3.5.0.min.js')),
  },
  {
    check: 'vulnerable-library',
    outcome: 'pass',
    when: 'only a plug-in has an old version in its name',
    site: page(
      script('https://code.jquery.com/jquery-3.7.1.min.js') + script('/js/jquery.fancybox-1.3.4.js'),
    ),
  },
  {
    check: 'vulnerable-library',
    outcome: 'not-applicable',
    when: 'a version stands in the folder of something else',
    site: page(script('/assets/1.0.2/jquery.min.js')),
  },
  {
    check: 'vulnerable-library',
    outcome: 'not-applicable',
    when: 'only the line of the version shows',
    site: page(script('https://cdn.jsdelivr.net/npm/jquery@3/dist/jquery.min.js')),
  },
  {
    check: 'vulnerable-library',
    outcome: 'not-applicable',
    when: 'the page loads no library',
    site: page(''),
  },
  {
    check: 'unsupported-library',
    outcome: 'fail',
    when: 'a line without support is loaded that has no advisory',
    site: page(script('https://cdn.jsdelivr.net/npm/vue@2.7.16/dist/vue.min.js')),
    at: 'https://cdn.jsdelivr.net/npm/vue@2.7.16/dist/vue.min.js',
    says: /^The page uses Vue\.js 2\.7\.16: .*31 December 2023 \(https:\/\/v2\.vuejs\.org\/eol\/\)\.$/,
  },
  {
    check: 'unsupported-library',
    outcome: 'fail',
    when: 'the line alone shows',
    site: page(script('https://unpkg.com/vue@2')),
    says: /^The page uses Vue\.js 2: /,
  },
  {
    check: 'unsupported-library',
    outcome: 'not-applicable',
    when: 'the same library is reported as vulnerable already',
    says: /already reported as vulnerable/,
    site: page(script('https://code.jquery.com/jquery-1.12.4.min.js')),
  },
  {
    check: 'unsupported-library',
    outcome: 'pass',
    when: 'the line has support',
    site: page(script('https://cdn.jsdelivr.net/npm/bootstrap@5.3.3/dist/js/bootstrap.bundle.min.js')),
  },
  {
    check: 'unsupported-library',
    outcome: 'not-applicable',
    when: 'no version shows',
    site: { ...page(script('/js/jquery.js')), '/js/jquery.js': file('!function(){}()') },
  },
  {
    check: 'library-twice',
    outcome: 'fail',
    when: 'a style sheet of the site contains the Bootstrap that comes from a CDN as well',
    site: {
      ...page(style(BOOTSTRAP_OF_CDN) + style('/css/site.css')),
      '/css/site.css': bootstrapStyles('  v5.2.3'),
    },
    says: `This style sheet contains Bootstrap 5.2.3, which the page also loads from ${BOOTSTRAP_OF_CDN}.`,
    at: '{origin}/css/site.css',
  },
  {
    check: 'library-twice',
    outcome: 'pass',
    when: 'a style sheet of the site contains the grid of Bootstrap alone, beside a CDN',
    site: {
      ...page(style(BOOTSTRAP_OF_CDN) + style('/css/grid.css')),
      '/css/grid.css': bootstrapStyles(' Grid v5.2.3'),
    },
  },
  {
    check: 'library-twice',
    outcome: 'fail',
    when: 'the bundle and the file that it holds are loaded',
    site: page(
      `${script('https://cdn.jsdelivr.net/npm/bootstrap@5.3.3/dist/js/bootstrap.bundle.min.js')}${script('https://cdn.jsdelivr.net/npm/bootstrap@5.3.3/dist/js/bootstrap.min.js')}`,
    ),
    says: 'Bootstrap was loaded before, from https://cdn.jsdelivr.net/npm/bootstrap@5.3.3/dist/js/bootstrap.bundle.min.js.',
  },
  {
    check: 'library-twice',
    outcome: 'fail',
    when: 'two CDNs bring script and style sheet of one plug-in',
    site: page(
      [
        style('https://cdnjs.cloudflare.com/ajax/libs/OwlCarousel2/2.3.4/assets/owl.carousel.min.css'),
        style('https://unpkg.com/aos@2.3.1/dist/aos.css'),
        style('https://cdn.jsdelivr.net/npm/owl.carousel@2.3.4/dist/assets/owl.carousel.css'),
        script('https://cdnjs.cloudflare.com/ajax/libs/aos/2.2.0/aos.js'),
        script('https://unpkg.com/aos@next/dist/aos.js'),
      ].join(''),
    ),
    says: 'owl.carousel.css was loaded before, from https://cdnjs.cloudflare.com/ajax/libs/OwlCarousel2/2.3.4/assets/owl.carousel.min.css.',
    count: 2,
  },
  {
    check: 'library-twice',
    outcome: 'fail',
    when: 'it has icons of two releases, one of them its own',
    site: {
      ...page(
        style('/fonts/fontawesome-all.min.css') +
          style('https://maxcdn.bootstrapcdn.com/font-awesome/4.7.0/css/font-awesome.min.css'),
      ),
      '/fonts/fontawesome-all.min.css': file('.fa{}'),
    },
    says: /^Font Awesome was loaded before, from http:\/\/.*\/fonts\/fontawesome-all\.min\.css\.$/,
    count: 1,
  },
  {
    check: 'library-twice',
    outcome: 'pass',
    when: 'there is a file for each kind of browser, theme, screen and part',
    site: page(
      [
        '<script type="module" src="https://unpkg.com/ionicons@5.5.2/dist/ionicons/ionicons.js"></script>',
        '<script nomodule src="https://unpkg.com/ionicons@4.5.2/dist/ionicons.js"></script>',
        style('https://cdn.jsdelivr.net/npm/bootstrap@5.3.3/dist/css/bootstrap.min.css'),
        '<link rel="alternate stylesheet" title="Old" href="https://cdn.jsdelivr.net/npm/bootstrap@4.6.2/dist/css/bootstrap.min.css">',
        '<link rel="stylesheet" media="print" href="https://unpkg.com/bootstrap@3.4.1/dist/css/bootstrap.min.css">',
        style('https://cdn.jsdelivr.net/npm/bootstrap@5.3.3/dist/css/bootstrap.min.css?v=2'),
        style('https://cdn.jsdelivr.net/npm/bootstrap-icons@1.11.3/font/bootstrap-icons.min.css'),
        style('https://unpkg.com/@fortawesome/fontawesome-free@6.5.1/css/fontawesome.min.css'),
        style('https://unpkg.com/@fortawesome/fontawesome-free@6.5.1/css/solid.min.css'),
        style('https://unpkg.com/@fortawesome/fontawesome-free@6.5.1/css/v4-shims.min.css'),
        style('https://kit.fontawesome.com.example/0123456789.css'),
        style('https://cdn.jsdelivr.net/npm/highlight.js@11/styles/github.css'),
        style('https://unpkg.com/prismjs@1.29.0/themes/github.css'),
      ].join(''),
    ),
  },
  {
    check: 'library-twice',
    outcome: 'pass',
    when: 'one of two copies is missing, which another tool says',
    site: page(
      style('/fonts/font-awesome.min.css') +
        style('https://cdnjs.cloudflare.com/ajax/libs/font-awesome/6.5.1/css/all.min.css'),
    ),
  },
  {
    check: 'library-twice',
    outcome: 'pass',
    when: 'the script of a kit has put its style sheet into the page',
    site: page(
      `${script('https://kit.fontawesome.com/0123456789.js')}${style('https://kit.fontawesome.com/0123456789.css')}`,
    ),
  },
  {
    check: 'library-twice',
    outcome: 'pass',
    when: 'there is one copy of each, parts of one, and plug-ins',
    site: page(
      [
        'https://code.jquery.com/jquery-3.7.1.min.js',
        'https://code.jquery.com/jquery-3.7.1.min.js',
        'https://cdn.jsdelivr.net/npm/bootstrap@5.3.3/js/dist/modal.js',
        'https://cdn.jsdelivr.net/npm/bootstrap@5.3.3/js/dist/tab.js',
        'https://cdn.jsdelivr.net/npm/jquery.easing@1.4.1/jquery.easing.min.js',
      ]
        .map(script)
        .join(''),
    ),
  },
  {
    check: 'library-twice',
    outcome: 'not-applicable',
    when: 'there is none',
    site: page(''),
  },
  {
    check: 'script-twice',
    outcome: 'fail',
    when: 'one file of the site is included twice, by two spellings of its address',
    site: {
      ...page(script('/js/menu.js'), `<p>Shoes</p>${script('js/menu.js')}`),
      '/js/menu.js': file("document.querySelector('p').classList.toggle('open')"),
    },
    at: '{origin}/js/menu.js',
    selector: 'html > body > script',
    says: '"/js/menu.js" was included before, so it runs twice.',
  },
  {
    check: 'script-twice',
    outcome: 'pass',
    when: 'a file is to run at each place, or each of its copies has settings',
    site: {
      ...page(
        '',
        [
          ...['/js/banner.js', '/js/banner.js', '/js/place.js', '/js/place.js'].map(script),
          '<script src="/js/map.js" data-town="Ulm"></script><script src="/js/map.js" data-town="Bonn"></script>',
          '<script type="module" src="/js/menu.js"></script><script type="module" src="/js/menu.js"></script>',
          '<script src="/js/gone.js"></script><script src="/js/gone.js"></script>',
        ].join(''),
      ),
      '/js/banner.js': file("document.write('<p>Sale</p>')"),
      '/js/place.js': file("document.currentScript.before('Sale')"),
      '/js/map.js': file('var map = 1'),
      '/js/menu.js': file('var menu = 1'),
    },
  },
  {
    check: 'script-twice',
    outcome: 'not-applicable',
    when: 'the page includes no script of its site',
    site: page(script('https://widgets.example.com/a.js').repeat(2)),
  },
]

const TAG_CASES: Case[] = [
  {
    check: 'universal-analytics',
    outcome: 'fail',
    when: 'gtag.js is loaded with an id of Universal Analytics',
    site: page(googleTag('UA-123456-1')),
    selector: 'html > head > script:nth-of-type(1)',
    says: /^UA-123456-1 /,
  },
  {
    check: 'universal-analytics',
    outcome: 'fail',
    when: 'analytics.js creates a tracker',
    site: page("<script>ga('create', 'UA-123456-2', 'auto');ga('send', 'pageview')</script>"),
    says: /^UA-123456-2 /,
  },
  {
    check: 'universal-analytics',
    outcome: 'fail',
    when: 'a plug-in of WordPress creates it by a name of its own',
    site: page(
      "<script>__gaTracker('create', 'UA-123456-6', 'auto');__gaTracker('send','pageview')</script>",
    ),
    says: /^UA-123456-6 /,
  },
  {
    check: 'universal-analytics',
    outcome: 'pass',
    when: 'the plug-in only stands in for a tracker beside the tag of Google Analytics 4',
    site: page(
      `${googleTag('G-ABC123')}<script>var __gaTracker = function () { console.log('create') }</script>`,
    ),
  },
  {
    check: 'universal-analytics',
    outcome: 'fail',
    when: 'ga.js sets an account',
    site: page("<script>var _gaq=_gaq||[];_gaq.push(['_setAccount', 'UA-123456-3'])</script>"),
    says: /^UA-123456-3 /,
  },
  {
    check: 'universal-analytics',
    outcome: 'fail',
    when: 'the library alone is loaded',
    site: page(script('https://www.google-analytics.com/analytics.js')),
    says: /^analytics\.js /,
  },
  {
    check: 'universal-analytics',
    outcome: 'fail',
    when: 'a script file of the site starts it',
    site: {
      ...page(script('/site.js')),
      '/site.js': "// gtag('config', 'UA-123456-5')\ngtag('js', new Date())\ngtag('config', 'UA-123456-4')",
    },
    says: /^UA-123456-4 /,
  },
  {
    check: 'universal-analytics',
    outcome: 'fail',
    when: 'analytics.js creates a tracker with an id of Google Analytics 4',
    site: page("<script>ga('create', 'G-ABC123DEF4', 'auto');ga('send', 'pageview')</script>"),
    says: 'G-ABC123DEF4 belongs to Google Analytics 4, and is started by analytics.js, the library of Universal Analytics: it measures nothing.',
  },
  {
    check: 'universal-analytics',
    outcome: 'fail',
    when: 'a script file of the site starts an id of Google Analytics 4 with analytics.js',
    site: {
      ...page(script('/site.js')),
      '/site.js': "gtag('config', 'G-ABC123DEF4')\nga('create', 'G-ABC123DEF5', 'auto')",
    },
    says: /^G-ABC123DEF5 belongs to Google Analytics 4/,
  },
  {
    check: 'universal-analytics',
    outcome: 'pass',
    when: 'the tag is of Google Analytics 4',
    site: page(googleTag('G-ABC123')),
  },
  {
    check: 'universal-analytics',
    outcome: 'not-applicable',
    when: 'an article shows an old tag as text',
    site: page('', "<pre>ga('create', 'UA-123456-2', 'auto');</pre>"),
  },
  {
    check: 'duplicate-tag',
    outcome: 'fail',
    when: 'a container is loaded twice',
    site: page(containerOf('GTM-ABC123') + containerOf('GTM-ABC123')),
    selector: 'html > head > script:nth-of-type(2)',
    says: /^Google Tag Manager container GTM-ABC123 /,
  },
  {
    check: 'duplicate-tag',
    outcome: 'fail',
    when: 'a Google tag is there twice',
    site: page(googleTag('G-ABC123') + googleTag('G-ABC123')),
    selector: 'html > head > script:nth-of-type(3)',
    says: /^Google tag G-ABC123 /,
  },
  {
    check: 'duplicate-tag',
    outcome: 'fail',
    when: 'a consent tool loads a container as well',
    site: page(`${tarteaucitron('googletagmanager')}${containerOf('GTM-ABC123')}`),
    selector: 'html > head > script:nth-of-type(2)',
    says: 'Google Tag Manager container GTM-ABC123 starts here before anybody agrees, and tarteaucitron starts it a second time afterwards: leave it to tarteaucitron.',
  },
  {
    check: 'duplicate-tag',
    outcome: 'pass',
    when: 'a consent tool knows the container and does not load it',
    site: page(`${tarteaucitron('youtube')}${containerOf('GTM-ABC123')}`),
  },
  {
    check: 'duplicate-tag',
    outcome: 'pass',
    when: 'a consent tool loads another container',
    site: page(`${tarteaucitron('googletagmanager')}${containerOf('GTM-DEF456')}`),
  },
  {
    check: 'duplicate-tag',
    outcome: 'pass',
    when: 'a property of Universal Analytics, which counts nothing, is there twice beside one tag that counts',
    site: page(
      `${googleTag('UA-12345678-1') + googleTag('UA-12345678-1')}<script>ga('create', 'UA-12345678-1')</script><script>ga('create', 'UA-12345678-1')</script>${googleTag('G-ABC123')}`,
    ),
  },
  {
    check: 'duplicate-tag',
    outcome: 'fail',
    when: 'a pixel is started twice',
    site: page(pixel('1234567890') + pixel('1234567890')),
    says: /^Meta pixel 1234567890 /,
  },
  {
    check: 'duplicate-tag',
    outcome: 'pass',
    when: 'the data of Next.js has the code of the tag as a text',
    site: page(
      `${googleTag('G-ABC123')}<script>self.__next_f.push([1,"gtag('config','G-ABC123')"])</script>`,
    ),
  },
  {
    check: 'duplicate-tag',
    outcome: 'pass',
    when: 'one Google tag is loaded and configured',
    site: page(googleTag('G-ABC123')),
  },
  {
    check: 'duplicate-tag',
    outcome: 'pass',
    when: 'two properties have a tag each',
    site: page(googleTag('G-ABC123') + googleTag('G-DEF456')),
  },
  {
    check: 'duplicate-tag',
    outcome: 'pass',
    when: 'one script configures a tag in one of two branches',
    site: page("<script>if(a)gtag('config','G-ABC123',{a:1});else gtag('config','G-ABC123')</script>"),
  },
  {
    check: 'duplicate-tag',
    outcome: 'pass',
    when: 'a later script updates the tag',
    site: page(config('') + config(', {update: true}')),
  },
  {
    check: 'duplicate-tag',
    outcome: 'pass',
    when: 'a later script counts the pages that scripts show',
    site: page(
      `${config('')}<script>onRoute(url => gtag('config', 'G-ABC123', { page_path: url }))</script>`,
    ),
  },
  {
    check: 'duplicate-tag',
    outcome: 'pass',
    when: 'the noscript of a container stands beside its script',
    site: page(
      containerOf('GTM-ABC123'),
      '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-ABC123"></iframe></noscript>',
    ),
  },
  {
    check: 'duplicate-tag',
    outcome: 'not-applicable',
    when: 'a consent platform holds the only tags back',
    site: page(containerOf('GTM-ABC123').replace('<script>', '<script type="text/plain">').repeat(2)),
  },
  {
    check: 'duplicate-tag',
    outcome: 'not-applicable',
    when: 'there is no tag',
    site: page(''),
  },
]

const ID_CASES: Case[] = [
  ...(
    [
      ['fail', 'its script is nowhere', '', {}],
      ['fail', 'the script of another container is there', containerOf('GTM-OTHER12'), {}],
      ['pass', 'its script is there', containerOf('GTM-ABC123'), {}],
      [
        'pass',
        'consent starts its script',
        containerOf('GTM-ABC123').replace('<script>', '<script type="text/plain">'),
        {},
      ],
      ['pass', 'a data attribute has its ID', '<div data-gtm="GTM-ABC123"></div>', {}],
      ['pass', 'a script of the site loads it', script('/gtm.js'), { '/gtm.js': file("load('GTM-ABC123')") }],
      [
        'not-applicable',
        'a script of another host may load it',
        script('https://consent.example/load.js'),
        {},
      ],
    ] as const
  ).map(
    ([outcome, when, head, files]): Case => ({
      check: 'tag-manager-frame-only',
      outcome,
      when: `the page has the frame of a container for visitors without JavaScript, and ${when}`,
      site: { ...page(head, FRAME_OF_CONTAINER), ...files },
      ...(outcome === 'fail' && {
        selector: 'html > body > noscript',
        says: 'Only the frame in <noscript> names GTM-ABC123: no script loads the container.',
      }),
    }),
  ),
  {
    check: 'tag-manager-frame-only',
    outcome: 'not-applicable',
    when: 'it has no such frame',
    site: page(containerOf('GTM-ABC123')),
  },
  {
    check: 'tag-without-id',
    outcome: 'fail',
    when: 'the IDs of a manual were copied',
    site: page(`${googleTag('G-XXXXXXXXXX')}<script>ga('create', 'UA-XXXXX-Y', 'auto')</script>`),
    says: ['"G-XXXXXXXXXX" is no ID of an account.', '"UA-XXXXX-Y" is no ID of an account.'],
  },
  {
    check: 'tag-without-id',
    outcome: 'fail',
    when: 'a setting is empty',
    site: page(
      '',
      '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id="></iframe></noscript>' +
        containerOf(''),
    ),
    says: 'The ID of the tag is empty.',
    count: 1,
  },
  {
    check: 'tag-without-id',
    outcome: 'pass',
    when: 'it has one',
    site: page(googleTag('G-XY12345678') + containerOf('GTM-ABC123')),
  },
  { check: 'tag-without-id', outcome: 'not-applicable', when: 'there is no tag', site: page('') },
]

const UNVERSIONED_CASES: Case[] = [
  {
    check: 'library-unversioned',
    outcome: 'fail',
    when: 'addresses have none, or one that moves',
    site: page(
      style('https://unpkg.com/ress/dist/ress.min.css') +
        style('//cdn.jsdelivr.net/npm/@mdi/font@latest/css/materialdesignicons.min.css') +
        script('https://cdn.jsdelivr.net/gh/mary/bikes@main/dist/bikes.js') +
        script('https://esm.sh/preact'),
    ),
    says: [
      'ress is loaded from unpkg.com without a version.',
      '@mdi/font is loaded from cdn.jsdelivr.net as "latest", which is a new release each time.',
      'mary/bikes is loaded from cdn.jsdelivr.net as "main", which is a new release each time.',
      'preact is loaded from esm.sh without a version.',
    ],
  },
  {
    check: 'library-unversioned',
    outcome: 'pass',
    when: 'addresses have one, be it only a major one',
    site: page(
      style('https://unpkg.com/leaflet@1.9.4/dist/leaflet.css') +
        script('https://unpkg.com/decap-cms@^3.0.0/dist/decap-cms.js') +
        script('https://cdn.jsdelivr.net/npm/alpinejs@3.x.x/dist/cdn.min.js') +
        script('https://cdn.jsdelivr.net/gh/fancyapps/fancybox@3/dist/jquery.fancybox.min.js'),
    ),
  },
  {
    check: 'library-unversioned',
    outcome: 'not-applicable',
    when: 'libraries are of the site, or of CDNs with versions in all paths',
    site: page(
      script('/js/vue.js') +
        script('https://cdnjs.cloudflare.com/ajax/libs/vue/2.7.16/vue.min.js') +
        '<link rel="preconnect" href="https://unpkg.com/">',
    ),
  },
]

const REACT_HINT = 'Download the React DevTools for a better development experience'
const reactBundle = (more: string) =>
  file(
    `console.info("${REACT_HINT}: https://react.dev/link/react-devtools"); console.error("Invalid hook call. Hooks can only be called inside of the body of a function component."); ${more}`,
  )

const DEVELOPMENT_CASES: Case[] = [
  {
    check: 'development-script',
    outcome: 'fail',
    when: 'styles are made in the browser',
    site: page(
      script('https://cdn.tailwindcss.com?plugins=forms') +
        script('https://cdn.jsdelivr.net/npm/@tailwindcss/browser@4'),
    ),
    selector: 'html > head > script:nth-of-type(1)',
    says: [
      /^https:\/\/cdn\.tailwindcss\.com\/\?plugins=forms is Tailwind's Play CDN: build the style sheet/,
      /@tailwindcss\/browser@4 is Tailwind's Play CDN/,
    ],
  },
  {
    check: 'development-script',
    outcome: 'fail',
    when: 'scripts and style sheets are compiled in the browser',
    site: page(
      script('https://unpkg.com/@babel/standalone/babel.min.js') +
        '<script type="text/babel">render(<App />)</script>' +
        '<link rel="stylesheet/less" href="/a.less">' +
        script('/js/less.min.js'),
    ),
    says: [/is Babel in the browser: compile/, /\/js\/less\.min\.js is Less in the browser: compile/],
  },
  {
    check: 'development-script',
    outcome: 'fail',
    when: 'builds of libraries are those for developers',
    site: page(
      [
        'https://unpkg.com/react@18/umd/react.development.js',
        '/js/react-dom.development.js',
        'https://unpkg.com/vue@3',
        'https://cdn.jsdelivr.net/npm/vue@2.7.16/dist/vue.js',
        'https://cdnjs.cloudflare.com/ajax/libs/vue/2.7.16/vue.js',
        '/js/vue.global.js',
      ]
        .map(script)
        .join(''),
    ),
    says: [/of React/, /of React/, /of Vue/, /of Vue/, /of Vue/, /of Vue: load its production build\.$/],
  },
  {
    check: 'development-script',
    outcome: 'pass',
    when: 'builds are those for production, and files of the site have such names',
    site: page(
      [
        'https://unpkg.com/react@18/umd/react.production.min.js',
        'https://unpkg.com/vue@3/dist/vue.global.prod.js',
        'https://cdn.jsdelivr.net/npm/vue@2',
        'https://cdn.jsdelivr.net/npm/vue@2.7.16/dist/vue.min.js',
        '/js/vue.js',
        '/docs/cdn.tailwindcss.com.js',
        'https://www.tailwindcss.com/app.js',
      ]
        .map(script)
        .join(''),
    ),
  },
  {
    check: 'development-script',
    outcome: 'pass',
    when: 'there is nothing that a compiler would compile',
    site: page(script('/js/less.js') + script('/js/babel.min.js')),
  },
  {
    check: 'development-script',
    outcome: 'fail',
    when: 'the page was saved from the server of Hugo',
    site: page('<script src="/livereload.js?mindelay=10&amp;v=2&amp;port=13&amp;path=livereload"></script>'),
    says: /hugo server/,
  },
  {
    check: 'development-script',
    outcome: 'pass',
    when: 'a server for developers shows it itself, or another file has the name',
    site: {
      '/': (request, response) => {
        const port = request.headers.host!.split(':')[1]
        response.writeHead(200, { 'content-type': 'text/html' })
        response.end(
          `<title>A</title>${script(`/livereload.js?v=2&port=${port}`)}${script('/livereload.js')}`,
        )
      },
    },
  },
  {
    check: 'development-script',
    outcome: 'fail',
    when: 'a script of its own reloads the page while it is written',
    site: page(script('/assets/js/live-reload.js?v=3')),
    says: /reloads the page while it is written/,
  },
  {
    check: 'development-script',
    outcome: 'fail',
    when: 'a bundle of its own holds the development build of React',
    site: { ...page(script('/app.js')), '/app.js': reactBundle('') },
    says: /\/app\.js contains the development build of React: build it with NODE_ENV=production\.$/,
  },
  {
    check: 'development-script',
    outcome: 'pass',
    when: 'a bundle of its own holds both builds of React, or tells of one message alone',
    site: {
      ...page(script('/app.js') + script('/text.js')),
      '/app.js': reactBundle('"Minified React error #" + code'),
      '/text.js': file(`a = '${REACT_HINT}'`),
    },
  },
  { check: 'development-script', outcome: 'not-applicable', when: 'no script is loaded', site: page('') },
]

const GENERATOR_CASES: Case[] = [
  {
    check: 'generator-version',
    outcome: 'fail',
    when: 'a CMS tells its version',
    site: page('<meta name="generator" content="WordPress 6.4.2">'),
    selector: 'html > head > meta',
    says: /^"WordPress 6\.4\.2" /,
  },
  ...[
    '<link rel="https://api.w.org/" href="wp-json/index.html">',
    '<meta name="generator" content="WordPress 5.8.1 with StaticPress2019 ver.0.6.3">',
    '<!-- Mirrored from www.example.com/ by HTTrack Website Copier/3.x -->',
  ].map(
    (sign): Case => ({
      check: 'generator-version',
      outcome: 'not-applicable',
      when: `the page is a copy in a file: ${sign}`,
      site: page(`${sign}<meta name="generator" content="WordPress 6.4.2">`),
    }),
  ),
  {
    check: 'generator-version',
    outcome: 'not-applicable',
    when: 'the page is an export, beside which the interface of its software is gone',
    site: page(
      '<link rel="https://api.w.org/" href="/wp-json/"><meta name="generator" content="WordPress 6.4.2">',
    ),
  },
  {
    check: 'generator-version',
    outcome: 'not-applicable',
    when: 'the page is an export, beside which the answer of the interface was saved in a file',
    site: {
      ...page(
        '<link rel="https://api.w.org/" href="/wp-json/"><meta name="generator" content="WordPress 6.4.2">',
      ),
      '/wp-json/': { headers: { 'content-type': 'text/html' }, body: '{}' },
    },
  },
  {
    check: 'generator-version',
    outcome: 'fail',
    when: 'the interface of its software answers',
    site: {
      ...page(
        '<link rel="https://api.w.org/" href="/wp-json/"><meta name="generator" content="WordPress 6.4.2">',
      ),
      '/wp-json/': { headers: { 'content-type': 'application/json' }, body: '{}' },
    },
    says: /^"WordPress 6\.4\.2" /,
  },
  {
    check: 'generator-version',
    outcome: 'pass',
    when: 'the version is left out',
    site: page('<meta name="generator" content="WordPress">'),
  },
  {
    check: 'generator-version',
    outcome: 'pass',
    when: 'the generator made files and does not run on the server',
    site: page('<meta name="generator" content="Hugo 0.121.1">'),
  },
  {
    check: 'generator-version',
    outcome: 'pass',
    when: 'the generator is a converter of documents',
    site: page('<meta name="generator" content="AsciiDoc 10.2.0">'),
  },
  {
    check: 'generator-version',
    outcome: 'fail',
    when: 'a plug-in of a CMS tells its version',
    site: page(
      '<meta name="generator" content="WordPress"><meta name="generator" content="WooCommerce 9.4.3">',
    ),
    selector: 'html > head > meta:nth-of-type(2)',
    says: /^"WooCommerce 9\.4\.3" /,
  },
  {
    check: 'generator-version',
    outcome: 'not-applicable',
    when: 'there is no generator element',
    site: page(''),
  },
]

export const CASES: readonly Case[] = [
  ...LIBRARY_CASES,
  ...TAG_CASES,
  ...ID_CASES,
  ...DEVELOPMENT_CASES,
  ...UNVERSIONED_CASES,
  ...GENERATOR_CASES,
]
