import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Catalogue, loadCatalogue } from '../../src/engine/tools/technology/catalogue/catalogue.ts'
import { vulnerabilitiesOf } from '../../src/engine/tools/technology/libraries/advisories.ts'
import { ADVISORIES } from '../../src/engine/tools/technology/libraries/advisories-data.ts'
import { unsupportedLine } from '../../src/engine/tools/technology/libraries/end-of-life.ts'
import { scriptLibraries } from '../../src/engine/tools/technology/libraries/script-library.ts'
import { compareVersions } from '../../src/engine/tools/technology/libraries/versions.ts'
import { findPattern, haystack, Pattern } from '../../src/engine/tools/technology/pattern.ts'
import { technologyTool } from '../../src/engine/tools/technology/technology.ts'
import { auditSite } from '../support/tool-runs.ts'

interface TechnologyFact {
  name: string
  version?: string
  categories: string[]
}

async function technologiesOf(body: string, headers: Record<string, string> = {}) {
  const { run } = await auditSite(technologyTool, {
    '/': { headers, body: `<!doctype html><html><head><title>t</title></head><body>${body}</body></html>` },
  })
  return run.facts['technologies'] as unknown as TechnologyFact[]
}

describe('tags of patterns, as the README of Wappalyzer describes them (https://github.com/wappalyzer/wappalyzer, "Tags")', () => {
  test.each([
    [
      'a version is the group it names',
      'jquery-([0-9.]+)\\.js\\;version:\\1',
      'jquery-3.7.1.js',
      '3.7.1',
      100,
    ],
    ['confidence is a percentage', '^foo\\;confidence:50', 'foo', '', 50],
    ['no confidence means 100', '^foo', 'foo', '', 100],
    ['with a value where the group matched', 'gtag\\((G-)?\\;version:\\1?GA4:UA', 'gtag(G-1', 'GA4', 100],
    ['with another value where it did not', 'gtag\\((G-)?\\;version:\\1?GA4:UA', 'gtag(U-1', 'UA', 100],
    ['a fixed version', 'ci_csrf_token\\;version:2+', 'ci_csrf_token', '2+', 100],
    ['both tags in any order', 'a([0-9])\\;confidence:20\\;version:\\1', 'a7', '7', 20],
    ['an expression has no regard to case', '^NGINX', 'nginx', '', 100],
    ['an empty pattern matches anything', '', 'whatever', '', 100],
  ])('%s', (_rule, source, text, version, confidence) => {
    const pattern = new Pattern(source)
    expect([findPattern(pattern, haystack(text))?.version, pattern.confidence]).toEqual([version, confidence])
  })
})

describe('headers that servers and platforms document', () => {
  test.each([
    [
      'https://httpd.apache.org/docs/2.4/mod/core.html#servertokens',
      { server: 'Apache/2.4.57 (Unix)' },
      'Apache',
      '2.4.57',
    ],
    [
      'https://nginx.org/en/docs/http/ngx_http_core_module.html#server_tokens',
      { server: 'nginx/1.25.3' },
      'Nginx',
      '1.25.3',
    ],
    ['https://caddyserver.com/docs/caddyfile/directives/header', { server: 'Caddy' }, 'Caddy', undefined],
    [
      'https://www.php.net/manual/en/ini.core.php#ini.expose-php',
      { 'x-powered-by': 'PHP/8.3.1' },
      'PHP',
      '8.3.1',
    ],
    [
      'https://expressjs.com/en/advanced/best-practice-security.html',
      { 'x-powered-by': 'Express' },
      'Express',
      undefined,
    ],
    [
      'https://nextjs.org/docs/app/api-reference/config/next-config-js/poweredByHeader',
      { 'x-powered-by': 'Next.js' },
      'Next.js',
      undefined,
    ],
    [
      'https://vercel.com/docs/headers/response-headers',
      { 'x-vercel-id': 'fra1::abcde-1700000000000-0123456789ab' },
      'Vercel',
      undefined,
    ],
    [
      'https://docs.netlify.com/manage/monitoring/request-id/',
      { 'x-nf-request-id': '01HX' },
      'Netlify',
      undefined,
    ],
    [
      'https://developers.cloudflare.com/fundamentals/reference/http-headers/',
      { 'cf-ray': '230b030023ae2822-SJC', server: 'cloudflare' },
      'Cloudflare',
      undefined,
    ],
    [
      'https://fly.io/docs/networking/request-headers/',
      { 'fly-request-id': '01HX-fra' },
      'Fly.io',
      undefined,
    ],
    [
      'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/understanding-response-headers-policies.html',
      { 'x-amz-cf-id': 'abc==' },
      'Amazon Cloudfront',
      undefined,
    ],
    [
      'https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api',
      { 'x-github-request-id': 'ABCD:1234' },
      'GitHub Pages',
      undefined,
    ],
    [
      'https://developer.wordpress.org/rest-api/using-the-rest-api/discovery/',
      { link: '<https://example.com/wp-json/>; rel="https://api.w.org/"' },
      'WordPress',
      undefined,
    ],
  ])('%s', async (_source, headers, name, version) => {
    const found = (await technologiesOf('', headers as Record<string, string>)).find(one => one.name === name)
    expect(found).toMatchObject({ name })
    expect(found?.version).toBe(version)
  })
})

describe('markup that makers document', () => {
  test.each([
    [
      'https://docs.astro.build/en/reference/api-reference/#generator',
      '<meta name="generator" content="Astro v5.0.3">',
      'Astro',
      '5.0.3',
    ],
    [
      'https://docusaurus.io/docs/seo',
      '<meta name="generator" content="Docusaurus v3.6.3">',
      'Docusaurus',
      '3.6.3',
    ],
    [
      'https://gohugo.io/functions/hugo/generator/',
      '<meta name="generator" content="Hugo 0.139.0">',
      'Hugo',
      '0.139.0',
    ],
    [
      'https://www.11ty.dev/docs/data-eleventy-supplied/',
      '<meta name="generator" content="Eleventy v2.0.1">',
      'Eleventy',
      '2.0.1',
    ],
    [
      'https://vitepress.dev/reference/site-config',
      '<meta name="generator" content="VitePress v1.5.0">',
      'VitePress',
      '1.5.0',
    ],
    [
      'https://developer.wordpress.org/reference/functions/the_generator/',
      '<meta name="generator" content="WordPress 6.7.1">',
      'WordPress',
      '6.7.1',
    ],
    [
      'https://www.drupal.org/node/3155963',
      '<meta name="Generator" content="Drupal 10 (https://www.drupal.org)">',
      'Drupal',
      '10',
    ],
    ['https://docs.typo3.org/', '<meta name="generator" content="TYPO3 CMS">', 'TYPO3 CMS', undefined],
    [
      'https://angular.dev/guide/hydration',
      '<app-root ng-version="19.0.1" ng-server-context="ssg">x</app-root>',
      'Angular',
      '19.0.1',
    ],
    [
      'https://docs.astro.build/en/concepts/islands/',
      '<astro-island uid="x"></astro-island>',
      'Astro',
      undefined,
    ],
    [
      'https://nextjs.org/docs/pages/building-your-application/data-fetching/get-server-side-props',
      '<script id="__NEXT_DATA__" type="application/json">{}</script>',
      'Next.js',
      undefined,
    ],
    ['https://nuxt.com/docs/api/nuxt-config', '<div id="__nuxt">x</div>', 'Nuxt.js', undefined],
    [
      'https://svelte.dev/docs/kit/link-options',
      '<body data-sveltekit-preload-data="hover"><div data-sveltekit-preload-data="hover">',
      'SvelteKit',
      undefined,
    ],
    [
      'https://htmx.org/docs/#installing',
      '<script src="https://unpkg.com/htmx.org@2.0.3"></script>',
      'Htmx',
      '2.0.3',
    ],
    [
      'https://support.google.com/tagmanager/answer/14847097',
      '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-ABC123" height="0" width="0"></iframe></noscript>',
      'Google Tag Manager',
      undefined,
    ],
    [
      'https://developers.google.com/tag-platform/gtagjs',
      '<script async src="https://www.googletagmanager.com/gtag/js?id=G-ABC123"></script>',
      'Google Analytics',
      undefined,
    ],
    [
      'https://developers.facebook.com/docs/meta-pixel/get-started',
      "<script>!function(f,b,e,v,n,t,s){}(window,document,'script','https://connect.facebook.net/en_US/fbevents.js');fbq('init','1')</script>",
      'Facebook Pixel',
      undefined,
    ],
    [
      'https://learn.microsoft.com/en-us/clarity/setup-and-installation/clarity-setup',
      '<script>(function(c,l,a,r,i,t,y){t.src="https://www.clarity.ms/tag/"+i})(window,document,"clarity","script","abc")</script>',
      'Microsoft Clarity',
      undefined,
    ],
    [
      'https://plausible.io/docs/plausible-script',
      '<script defer data-domain="example.com" src="https://plausible.io/js/script.js"></script>',
      'Plausible',
      undefined,
    ],
    [
      'https://docs.stripe.com/js/including',
      '<script src="https://js.stripe.com/v3/"></script>',
      'Stripe',
      undefined,
    ],
    [
      'https://developers.google.com/recaptcha/docs/display',
      '<script src="https://www.google.com/recaptcha/api.js" async defer></script>',
      'reCAPTCHA',
      undefined,
    ],
    [
      'https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/',
      '<script src="https://challenges.cloudflare.com/turnstile/v0/api.js" async defer></script>',
      'Cloudflare Turnstile',
      undefined,
    ],
    [
      'https://support.cookiebot.com/hc/en-us/articles/4405978132242',
      '<script id="Cookiebot" src="https://consent.cookiebot.com/uc.js" data-cbid="0" type="text/javascript" async></script>',
      'Cookiebot',
      undefined,
    ],
    [
      'https://developers.google.com/fonts/docs/getting_started',
      '<link rel="stylesheet" href="https://fonts.googleapis.com/css?family=Tangerine">',
      'Google Font API',
      undefined,
    ],
    [
      'https://docsearch.algolia.com/docs/docsearch',
      '<div id="docsearch"></div><script src="https://cdn.jsdelivr.net/npm/@docsearch/js@3"></script>',
      'DocSearch',
      '3',
    ],
    [
      'https://getbootstrap.com/docs/5.3/getting-started/introduction/',
      '<link href="https://cdn.jsdelivr.net/npm/bootstrap@5.3.3/dist/css/bootstrap.min.css" rel="stylesheet"><script src="https://cdn.jsdelivr.net/npm/bootstrap@5.3.3/dist/js/bootstrap.bundle.min.js"></script>',
      'Bootstrap',
      '5.3.3',
    ],
  ])('%s', async (_source, html, name, version) => {
    const found = (await technologiesOf(html)).find(one => one.name === name)
    expect(found).toMatchObject({ name })
    expect(found?.version).toBe(version)
  })
})

describe('the libraries that Lighthouse names (core/gather/gatherers/stacks.js with js-library-detector)', () => {
  let catalogue: Catalogue
  beforeAll(async () => {
    catalogue = await loadCatalogue()
  })
  afterAll(() => {
    catalogue = new Map()
  })

  test.each(
    [
      'jQuery',
      'jQuery UI',
      'React',
      'Next.js',
      'Vue.js',
      'Nuxt.js',
      'Angular',
      'AngularJS',
      'Preact',
      'Svelte',
      'Ember.js',
      'Backbone.js',
      'Underscore.js',
      'Lodash',
      'Moment.js',
      'D3',
      'Three.js',
      'Knockout.js',
      'Handlebars',
      'Modernizr',
      'RequireJS',
      'Dojo',
      'Prototype',
      'MooTools',
      'GSAP',
      'Bootstrap',
      'Polymer',
      'Gatsby',
      'Hammer.js',
      'Socket.io',
      'Alpine.js',
      'core-js',
      'WordPress',
      'Joomla',
      'Drupal',
      'Wix',
      'Magento',
    ].map(name => [name]),
  )('%s is known', name => {
    expect([...catalogue.keys()].map(one => one.toLowerCase())).toContain(name.toLowerCase())
  })
})

describe('addresses of libraries on public hosts', () => {
  test.each([
    ['https://releases.jquery.com/', 'https://code.jquery.com/jquery-3.7.1.slim.min.js', 'jQuery', '3.7.1'],
    [
      'https://releases.jquery.com/ui/',
      'https://code.jquery.com/ui/1.14.1/jquery-ui.min.js',
      'jQuery UI',
      '1.14.1',
    ],
    [
      'https://developers.google.com/speed/libraries',
      'https://ajax.googleapis.com/ajax/libs/jquery/3.7.1/jquery.min.js',
      'jQuery',
      '3.7.1',
    ],
    [
      'https://developers.google.com/speed/libraries',
      'https://ajax.googleapis.com/ajax/libs/jqueryui/1.14.1/jquery-ui.min.js',
      'jQuery UI',
      '1.14.1',
    ],
    [
      'https://developers.google.com/speed/libraries',
      'https://ajax.googleapis.com/ajax/libs/angularjs/1.8.2/angular.min.js',
      'AngularJS',
      '1.8.2',
    ],
    [
      'https://cdnjs.com/libraries/twitter-bootstrap',
      'https://cdnjs.cloudflare.com/ajax/libs/twitter-bootstrap/4.6.2/js/bootstrap.bundle.min.js',
      'Bootstrap',
      '4.6.2',
    ],
    [
      'https://cdnjs.com/libraries/moment.js',
      'https://cdnjs.cloudflare.com/ajax/libs/moment.js/2.30.1/moment.min.js',
      'Moment.js',
      '2.30.1',
    ],
    [
      'https://www.jsdelivr.com/documentation',
      'https://cdn.jsdelivr.net/npm/jquery@3.6.4/dist/jquery.min.js',
      'jQuery',
      '3.6.4',
    ],
    ['https://www.jsdelivr.com/documentation', 'https://cdn.jsdelivr.net/npm/vue@2', 'Vue.js', '2'],
    ['https://unpkg.com/', 'https://unpkg.com/react@16.7.0/umd/react.production.min.js', 'React', '16.7.0'],
    ['https://esm.sh/', 'https://esm.sh/lodash@4.17.21/fp', 'Lodash', '4.17.21'],
    [
      'https://learn.microsoft.com/en-us/aspnet/ajax/cdn/overview',
      'https://ajax.aspnetcdn.com/ajax/jQuery/jquery-3.4.1.min.js',
      'jQuery',
      '3.4.1',
    ],
    [
      'https://developer.wordpress.org/reference/functions/wp_enqueue_script/',
      'https://example.com/wp-includes/js/jquery/jquery.min.js?ver=3.7.1',
      'jQuery',
      '3.7.1',
    ],
  ])('%s: %s', (_source, url, name, version) => {
    expect(scriptLibraries(url).map(one => [one.library.name, one.version])).toEqual([[name, version]])
  })

  test.each([
    'https://example.com/wp-content/plugins/slider/js/jquery.slider.min.js?ver=1.2.3',
    'https://example.com/js/jquery.cookie-1.4.1.min.js',
    'https://example.com/js/angular-animate-1.5.0.js',
    'https://cdn.jsdelivr.net/npm/bootstrap-icons@1.8.1/font.js',
    'https://example.com/js/vue-router-3.5.1.js',
    'https://example.com/js/jquery-ui-1.12.1.custom/other.js',
  ])('%s is none of them', url => {
    expect(scriptLibraries(url)).toEqual([])
  })
})

describe('published advisories', () => {
  test.each([
    ['https://github.com/advisories/GHSA-gxr4-xjj5-5px2', 'jquery', 'CVE-2020-11022', '3.4.1', '3.5.0'],
    ['https://github.com/advisories/GHSA-6c3j-c64m-qhgq', 'jquery', 'CVE-2019-11358', '3.3.1', '3.4.0'],
    ['https://github.com/advisories/GHSA-9v3m-8fp8-mj99', 'bootstrap', 'CVE-2019-8331', '4.3.0', '4.3.1'],
    ['https://github.com/advisories/GHSA-35jh-r3h4-6jhm', 'lodash', 'CVE-2021-23337', '4.17.20', '4.17.21'],
    ['https://github.com/advisories/GHSA-wc69-rhjr-hc9g', 'moment.js', 'CVE-2022-31129', '2.29.3', '2.29.4'],
    [
      'https://github.com/advisories/GHSA-cf4h-3jhx-xvhq',
      'underscore.js',
      'CVE-2021-23358',
      '1.12.0',
      '1.12.1',
    ],
    ['https://github.com/advisories/GHSA-h6gj-6jjq-h8g9', 'jquery-ui', 'CVE-2022-31160', '1.13.1', '1.13.2'],
    ['https://github.com/advisories/GHSA-wgrm-67xf-hhpq', 'pdf.js', 'CVE-2024-4367', '4.1.392', '4.2.67'],
    ['https://core.trac.wordpress.org/ticket/47020', 'jquery', 'CVE-2019-11358', '1.12.4', '1.12.4-wp'],
  ])('%s concerns %s: %s from before to its fix', (_source, library, cve, affected, fixed) => {
    const ids = (version: string) =>
      vulnerabilitiesOf(ADVISORIES[library]!, version).advisories.map(({ id }) => id)
    expect(ids(affected)).toContain(cve)
    expect(ids(fixed)).not.toContain(cve)
  })
})

describe('ends of support that makers publish', () => {
  test.each([
    ['https://v2.vuejs.org/eol/', 'vue', '2.7.16', true],
    ['https://v2.vuejs.org/eol/', 'vue', '3.0.0', false],
    ['https://docs.angularjs.org/misc/version-support-status', 'angularjs', '1.8.3', true],
    ['https://jquery.com/support/', 'jquery', '2.2.4', true],
    ['https://jquery.com/support/', 'jquery', '3.7.1', false],
    ['https://github.com/twbs/release', 'bootstrap', '4.6.2', true],
    ['https://github.com/twbs/release', 'bootstrap', '5.0.0-beta1', false],
  ])('%s: %s %s', (source, library, version, unsupported) => {
    const line = unsupportedLine(library, version)
    expect(line !== undefined).toBe(unsupported)
    if (line) expect(line.source).toBe(source)
  })
})

describe('the order of versions (https://semver.org/#spec-item-11)', () => {
  const order = [
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-beta',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
    '1.0.0-rc.1',
    '1.0.0',
    '1.9.0',
    '1.10.0',
    '1.11.0',
    '2.0.0',
    '2.1.0',
    '2.1.1',
  ]
  test.each(order.slice(1).map((version, at) => [order[at]!, version]))(
    '%s comes before %s',
    (before, after) => {
      expect(compareVersions(before, after)).toBeLessThan(0)
      expect(compareVersions(after, before)).toBeGreaterThan(0)
    },
  )

  test('missing numbers are 0', () => {
    expect(compareVersions('3', '3.0.0')).toBe(0)
  })
})
