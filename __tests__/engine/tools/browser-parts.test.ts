import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { contentTool } from '../../../src/engine/tools/content/content.ts'
import { cookiesTool } from '../../../src/engine/tools/cookies/cookies.ts'
import { redirectsTool } from '../../../src/engine/tools/redirects/redirects.ts'
import { securityTool } from '../../../src/engine/tools/security/security.ts'
import { sitemapTool } from '../../../src/engine/tools/sitemap/sitemap.ts'
import { technologyTool } from '../../../src/engine/tools/technology/technology.ts'
import { asCounted } from '../../../src/gate/nothing-judged.ts'
import { PerPage } from '../../../src/gate/overrides.ts'
import { type ChainCertificate, issue } from '../../support/certificate-chains.ts'
import { trust } from '../../support/certificates.ts'
import { chromeForTests, startBrowserFor, type TestBrowser } from '../../support/chrome.ts'
import { auditSite } from '../../support/tool-runs.ts'
import type { Answer } from '../../support/web-server.ts'

/** What only a browser sees of pages whose tools do most of their work without one. */

const TOOLS = [contentTool, cookiesTool, redirectsTool, securityTool]

let folder: string
let browser: TestBrowser
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chrome-wrapper-'))
  // A Chrome that takes the certificates of the tests.
  const wrapper = join(folder, 'chrome')
  await writeFile(wrapper, `#!/bin/sh\nexec "${await chromeForTests()}" "$@" --ignore-certificate-errors\n`)
  await chmod(wrapper, 0o755)
  browser = await startBrowserFor(TOOLS, { chromePath: wrapper })
})
afterAll(async () => {
  await browser.close()
  await rm(folder, { recursive: true })
})

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bicycles</title></head><body><h1>Bicycles</h1>${body}</body></html>`

test.concurrent('content judges no headings that the style sheet hides, and those beside them', async () => {
  const tab = (name: string, heading: string) => `<div class="${name}">${heading}</div>`
  const content = [
    '<style>.closed { display: none } .away { visibility: hidden }</style>',
    tab('away', '<h2></h2>'),
    tab('closed', '<h1>Tricycles</h1><h4>Wheels</h4><h2></h2>'),
    tab('open', '<h4>Frames</h4><h2></h2>'),
    `<p>${'We make bicycles for all roads and weathers. '.repeat(20)}</p><script>document.body.title = 'a'</script>`,
  ]
  const { check } = await auditSite(contentTool, page(content.join('\n')), { browser: browser.browser })
  expect(check('h1-multiple').outcome).toBe('pass')
  expect(check('heading-empty').occurrences).toHaveLength(1)
  const skipped = check('heading-skipped').occurrences.map(({ message }) => message)
  expect(skipped).toEqual(['H4 "Frames" follows H1 "Bicycles": use an H2.'])
})

test.concurrent('content judges a logo without alt that is the only H1, though a phone does not show it', async () => {
  const outcomeOf = async (heading: string) => {
    const body = `<style>.wide { display: none }</style><div class="wide">${heading}</div><p>${'We make bicycles. '.repeat(30)}</p><script>document.body.title = 'a'</script>`
    const { check } = await auditSite(
      contentTool,
      `<!doctype html><html lang="en"><head><title>Bicycles</title></head><body>${body}</body></html>`,
      { browser: browser.browser },
    )
    return check('h1-empty').outcome
  }
  expect(await outcomeOf('<h1><a href="/"><img src="data:," alt=""></a></h1>')).toBe('fail')
  expect(await outcomeOf('<h1><a href="/"><img src="data:," alt="Red bikes"></a></h1>')).toBe('pass')
  expect(await outcomeOf('<h1></h1>')).toBe('pass')
})

test.concurrent('content counts no H1 that a carousel made of one that was sent, and those that a script added', async () => {
  const auditOf = (slides: string, script: string) =>
    auditSite(
      contentTool,
      `<!doctype html><html lang="en"><head><title>Doors</title></head><body><div id="slides">${slides}</div><p>${'We make doors for all houses. '.repeat(30)}</p><script>const slides = document.querySelector('#slides'); ${script}</script></body></html>`,
      { browser: browser.browser },
    )
  const copied = 'slides.prepend(slides.firstElementChild.cloneNode(true))'
  const one = await auditOf('<div><h1>Doors</h1></div>', copied)
  expect(one.check('h1-multiple').outcome).toBe('pass')
  const two = await auditOf('<div><h1>Doors</h1></div><div><h1>Gates</h1></div>', copied)
  expect(two.check('h1-multiple').occurrences.map(({ message }) => message)).toEqual([
    'H1 1 of 2: "Doors".',
    'H1 2 of 2: "Gates".',
  ])
  const added = "for (const side of ['a', 'b']) slides.insertAdjacentHTML('beforeend', '<h1>Gates</h1>')"
  const scripted = await auditOf('<div><h1>Doors</h1></div>', added)
  expect(scripted.check('h1-multiple').occurrences).toHaveLength(3)
})

test.concurrent('content does not count the H1 of a password field that lies over the page', async () => {
  const door =
    '<div style="position:fixed;inset:0;background:#fff"><h1>Members</h1><input type="password"><button>Enter</button></div>'
  const site = page(
    `<p>${'We mend and rent out bicycles. '.repeat(10)}</p>${door}<script>window.x = 1</script>`,
  )
  const { check } = await auditSite(contentTool, { '/': site }, { browser: browser.browser })
  expect(check('h1-multiple').outcome).toBe('pass')
})

describe('redirects/script-redirect', () => {
  const audit = (script: string) =>
    auditSite(
      redirectsTool,
      { '/': page(`<script>${script}</script>`), '/new': page('New') },
      { browser: browser.browser },
    )

  const REFRESH =
    "Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '0; url=/new' })"

  test.concurrent.each([
    ['leads on after it has decided', "if (true) location.assign('/n' + 'ew')", 'A script redirects to'],
    [
      'follows a link',
      "Object.assign(document.createElement('a'), { href: '/new' }).click()",
      'A script follows a link to',
    ],
    ['adds a refresh', `document.head.append(${REFRESH})`, 'A script adds a meta refresh to'],
  ])('fails where a script %s', async (_what, script, words) => {
    const { check, origin } = await audit(`setTimeout(() => { ${script} }, 50)`)
    expect(check('script-redirect')).toMatchObject({
      outcome: 'fail',
      occurrences: [{ url: `${origin}/`, message: `${words} ${origin}/new` }],
    })
  })

  test.concurrent('says what to do where a script chooses between pages', async () => {
    const { check, origin } = await audit(
      "setTimeout(() => { if (Date.now() > 0) location.replace('new'); else window.location.href = '/old' }, 50)",
    )
    expect(check('script-redirect').occurrences[0]?.message).toBe(
      `A script redirects to ${origin}/new. The script chooses between this and ${origin}/old, which no redirect of a server does: put the content at this URL, or link to the pages.`,
    )
  })

  test.concurrent('does not ask that a sitemap lists a page that a script leads on from', async () => {
    const routes = {
      '/': page("<script>setTimeout(() => location.assign('/n' + 'ew'), 50)</script>"),
      '/new': page('New'),
      '/sitemap.xml': ({ headers }: IncomingMessage, response: ServerResponse) =>
        void response
          .setHeader('content-type', 'application/xml')
          .end(
            `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>http://${headers.host}/new</loc></url></urlset>`,
          ),
    }
    const { check } = await auditSite(sitemapTool, routes, { browser: browser.browser })
    expect(check('page-not-listed')).toMatchObject({
      outcome: 'not-applicable',
      message: 'the page only sends its visitors elsewhere',
    })
  })

  const CHOICE =
    "setTimeout(() => location.replace((NAMED[0] || 'en').slice(0, 2).replace(/^.*$/, 'en') + '/'), 50)"

  test.concurrent.each([
    ['not-applicable', 'navigator.languages', { '/en/': page('Bikes') }],
    ['fail', "['en']", { '/en/': page('Bikes') }],
  ])('is %s where the language is chosen by %s', async (outcome, named, routes) => {
    const site = { '/': page(`<script>${CHOICE.replace('NAMED', named)}</script>`), ...routes }
    const { check, run } = await auditSite(redirectsTool, site, { browser: browser.browser })
    expect(check('script-redirect').outcome).toBe(outcome)
    expect(run.facts['choosesLanguage']).toBe(outcome === 'fail' ? undefined : true)
  })

  test.concurrent('fails where a script that asks for languages leads to no language', async () => {
    const script = "window.asked = navigator.language; setTimeout(() => location.assign('/n' + 'ew'), 50)"
    expect((await audit(script)).check('script-redirect').outcome).toBe('fail')
  })

  const text =
    '<p>Wir reparieren Fahrräder, verleihen sie und geben Kurse für alle, die es lernen wollen.</p>'

  test.concurrent.each([
    ['fail', 'has a text of its own', text.repeat(5), '/'],
    ['pass', 'only lets readers choose', '<a href="/en/">English</a> <a href="/de/">Deutsch</a>', '/'],
    ['pass', 'leads to another page', text.repeat(5), '/shop/'],
  ])(
    'language-redirect is %s where a page that asks for languages %s',
    async (outcome, _what, body, path) => {
      const script = `setTimeout(() => location.replace(navigator.languages[0].replace(/^.*$/, 'en') + '${path}'), 50)`
      const site = {
        '/': page(`${body}<script>${script}</script>`).replace('lang="en"', 'lang="de"'),
        '/en/': page('Bikes'),
        '/en/shop/': page('Bikes'),
      }
      const { check, origin } = await auditSite(redirectsTool, site, { browser: browser.browser })
      expect(check('language-redirect')).toMatchObject(
        outcome === 'fail'
          ? { outcome, occurrences: [{ message: expect.stringContaining(`redirects to ${origin}/en/ by`) }] }
          : { outcome },
      )
    },
  )

  test.concurrent('says where a chain of pages ends', async () => {
    const routes = {
      '/': page("<script>setTimeout(() => location.assign('/ne' + 'xt'), 50)</script>"),
      '/next': page("<script>setTimeout(() => location.assign('/n' + 'ew'), 50)</script>"),
      '/new': page('New'),
    }
    const { check, origin } = await auditSite(redirectsTool, routes, { browser: browser.browser })
    expect(check('script-redirect').occurrences[0]?.message).toBe(
      `A script redirects to ${origin}/next, which redirects to ${origin}/new`,
    )
  })

  test.concurrent('does not apply where a script asks visitors to log in', async () => {
    const gate = "<script>if (!localStorage.getItem('token')) location.replace('/auth' + '/')</script>"
    const routes = { '/': page(gate), '/auth/': page('Code') }
    const { check } = await auditSite(redirectsTool, routes, { browser: browser.browser })
    expect(check('script-redirect').outcome).toBe('not-applicable')
  })

  test.concurrent('names a page that cannot be reached', async () => {
    const { check } = await audit("setTimeout(() => location.assign('http://127.0.0.1:1' + '/gone'), 50)")
    expect(check('script-redirect').occurrences[0]?.message).toBe(
      'A script redirects to http://127.0.0.1:1/gone',
    )
  })

  test.concurrent('fails where a router shows another page by the history API', async () => {
    const route = `<!doctype html><title>Docs</title><link rel="canonical" href="/"><script>setTimeout(() => {
      history.replaceState(null, '', '/new')
      document.querySelector('link').href = '/new'
    }, 50)</script><p>Docs`
    const { check, origin } = await auditSite(redirectsTool, { '/': route }, { browser: browser.browser })
    expect(check('script-redirect')).toMatchObject({
      outcome: 'fail',
      occurrences: [{ url: `${origin}/`, message: `A script redirects to ${origin}/new` }],
    })
  })

  test.concurrent.each([
    ['fails where a router leads from an empty home page to a page that is sent in full', true, 'fail'],
    ['passes where the server sends the empty page of an app there as well', false, 'pass'],
  ] as const)('%s', async (_what, isSent, outcome) => {
    const app = `<!doctype html><head></head><div id="root"></div><script>setTimeout(() => {
      history.replaceState(null, '', '/new')
      document.title = 'New'
      root.textContent = 'New bikes'
    }, 50)</script>`
    const whole = '<!doctype html><title>New</title><h1>New bikes</h1>'
    const routes = { '/': app, '/new': isSent ? whole : app }
    const { check } = await auditSite(redirectsTool, routes, { browser: browser.browser })
    expect(check('script-redirect').outcome).toBe(outcome)
  })

  test.concurrent('leaves a refresh that was sent to its own check', async () => {
    const refresh = '<meta http-equiv="refresh" content="0; url=/new"><script>window.seen = 1</script>'
    const routes = { '/': page(refresh), '/new': page('New') }
    const { check } = await auditSite(redirectsTool, routes, { browser: browser.browser })
    expect(check('script-redirect').outcome).toBe('pass')
    expect(check('instant-refresh').outcome).toBe('fail')
  })

  test.concurrent.each([
    ['only changes the address', "history.pushState(null, '', '/new')"],
    ['goes to a place on the page', "location.hash = 'top'"],
    ['stays', "if (window.never) location = '/new'"],
  ])('passes where a script %s', async (_what, script) => {
    expect((await audit(script)).check('script-redirect').outcome).toBe('pass')
  })
})

describe('cookies/scripts-track-before-consent', () => {
  test.concurrent('fails for what scripts set, beside what the server sets', async () => {
    const routes = {
      '/': {
        headers: { 'content-type': 'text/html', 'set-cookie': '_ga=1; Path=/' },
        body: page("<script>document.cookie = '_fbp=fb.1; path=/'; document.cookie = 'lang=en'</script>"),
      },
    }
    const { check, run, origin } = await auditSite(cookiesTool, routes, { browser: browser.browser })
    expect(check('scripts-track-before-consent').occurrences).toEqual([
      {
        url: `${origin}/`,
        message: '_fbp of Meta (marketing), first party, is set while the page loads.',
      },
    ])
    const seen = run.facts['browserCookies'] as { name: string; party: string; purpose: string | null }[]
    expect(seen.map(({ name, party, purpose }) => [name, party, purpose]).toSorted()).toEqual([
      ['_fbp', 'first', 'marketing'],
      ['_ga', 'first', 'analytics'],
      ['lang', 'first', null],
    ])
  })

  test.concurrent('asks a page whose scripts track for a link to its privacy policy', async () => {
    const audit = (link: string) =>
      auditSite(cookiesTool, page(`${link}<script>document.cookie = 'amp_3f9ab2=1; path=/'</script>`), {
        browser: browser.browser,
      })
    const without = await audit('<a href="/about">About</a>')
    expect(without.check('policy-link-missing').occurrences[0]?.message).toMatch(
      /^The page sets a tracking cookie, but has no link to a privacy or cookie policy\.$/,
    )
    const linked = await audit('<a href="/privacy">Privacy</a>')
    expect(linked.check('policy-link-missing').outcome).toBe('pass')
  })

  test.concurrent('names the consent platform that scripts bring, and does not hold it back', async () => {
    const script = `<script>
      const banner = document.createElement('script')
      banner.src = 'https://consent.cookiebot.com/uc.js'
      document.head.append(banner)
      window.__tcfapi = () => 0
      document.cookie = '_fbp=fb.1; path=/'
    </script>`
    const { check, run } = await auditSite(cookiesTool, page(script), { browser: browser.browser })
    expect(check('scripts-track-before-consent').occurrences[0]?.message).toMatch(
      /\. Cookiebot did not hold it back where this audit ran\.$/,
    )
    expect(run.facts['consentPlatforms']).toEqual(['Cookiebot'])
  })

  test.concurrent('says nothing of another page that the browser is led on to', async () => {
    const routes = {
      '/': page("<script>setTimeout(() => location.assign('/n' + 'ew'), 50)</script>"),
      '/new': page("<script>document.cookie = '_fbp=fb.1; path=/'</script>"),
    }
    const { check, origin } = await auditSite(cookiesTool, routes, { browser: browser.browser })
    expect(check('scripts-track-before-consent')).toMatchObject({
      outcome: 'not-applicable',
      message: `Chrome was redirected from it to ${origin}/new`,
    })
  })

  // The port keeps Chrome from asking for it.
  const TAG = '<script async src="http://www.googletagmanager.com:1/gtag/js?id=G-1"></script>'

  test.concurrent('says nothing of a tracker that could not be loaded', async () => {
    const { check } = await auditSite(cookiesTool, page(TAG), { browser: browser.browser })
    expect(check('scripts-track-before-consent')).toMatchObject({
      outcome: 'not-measured',
      message: 'Chrome could not load Google tag, so nothing is known of its cookies',
    })
  })

  const pixelWith = (call: string) =>
    `<script>!function(f,b,e,v,n,t,s){n=f.fbq=function(){};t=b.createElement(e);t.src=v;b.head.append(t)}(window,document,'script','http://connect.facebook.net:1/en_US/fbevents.js');${call}fbq('init','1752315752456569');fbq('track','PageView')</script>`

  test.concurrent('fails where the page starts the pixel of Meta itself, though it could not be loaded', async () => {
    const { check } = await auditSite(cookiesTool, page(pixelWith('')), { browser: browser.browser })
    expect(check('scripts-track-before-consent').occurrences[0]?.message).toBe(
      'This script starts the Meta Pixel 1752315752456569 while the page loads, which sets _fbp (marketing).',
    )
  })

  test.concurrent('says nothing of a pixel of Meta that waits for consent', async () => {
    const { check } = await auditSite(cookiesTool, page(pixelWith("fbq('consent','revoke');")), {
      browser: browser.browser,
    })
    expect(check('scripts-track-before-consent').outcome).toBe('not-measured')
  })

  const configured = (account: string, before = '') =>
    `<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}${before}gtag('js',new Date());gtag('config','${account}');</script>`

  const inGerman = (body: string) => page(body).replace('lang="en"', 'lang="de"')

  test.concurrent('says nothing of a tag of Google on a page that is not for Europe', async () => {
    const { check } = await auditSite(cookiesTool, page(TAG + configured('G-1')), {
      browser: browser.browser,
    })
    expect(check('scripts-track-before-consent').outcome).toBe('not-measured')
  })

  test.concurrent.each([
    ['G-1A2B3C4D5E', 'sets _ga (analytics)'],
    ['AW-944548171', 'sets _gcl_au (marketing)'],
  ])(
    'fails where the page starts the tag of Google for %s itself, though it could not be loaded',
    async (account, sets) => {
      const { check } = await auditSite(cookiesTool, inGerman(TAG + configured(account)), {
        browser: browser.browser,
      })
      expect(check('scripts-track-before-consent').occurrences[0]?.message).toBe(
        `This script starts the Google tag ${account} while the page loads, which ${sets}.`,
      )
    },
  )

  test.concurrent.each([
    ['is told to wait', TAG + configured('G-1', "gtag('consent','default',{analytics_storage:'denied'});")],
    ['stores nothing', TAG + configured('G-1', "gtag('set',{client_storage:'none'});")],
    [
      'is started by a click',
      TAG + configured('G-1', "document.addEventListener('click',()=>{").replace(');<', ')});<'),
    ],
    ['stands behind a script that may hold it', `<script src="/wait.js"></script>${TAG}${configured('G-1')}`],
    ['is a tag manager', TAG + configured('GTM-ABC123')],
  ])('says nothing of a tag of Google that %s', async (_what, head) => {
    const { check } = await auditSite(cookiesTool, inGerman(head), { browser: browser.browser })
    expect(check('scripts-track-before-consent').outcome).toBe('not-measured')
  })

  // What a page of a preview has without cookies of its own is then judged by this check alone.
  test.concurrent.each([
    ['<a href="/privacy">Privacy</a>', 'pass'],
    ['<a href="/about">About</a>', 'fail'],
    ['', 'fail'],
  ])(
    'asks for a policy where a script loads such a tracker and takes its element away: %j',
    async (link, outcome) => {
      const loader = `<script>
      const tag = document.createElement('script')
      tag.src = 'http://www.googletagmanager.com' + ':1/gtag/js?id=G-1'
      document.head.append(tag)
      tag.remove()
    </script>`
      const { check, run } = await auditSite(cookiesTool, page(link + loader), { browser: browser.browser })
      expect(check('scripts-track-before-consent').outcome).toBe('not-measured')
      expect(check('policy-link-missing').outcome).toBe(outcome)
      const ofPage = run.checks.filter(({ scope }) => scope !== 'site')
      const perPage = new PerPage({ minScore: { tools: {} }, failIf: [], overrides: [] })
      expect(asCounted({ ...run, checks: ofPage }, perPage).status).toBe('measured')
    },
  )

  test.concurrent('does not ask for a policy that the dialog of a platform may link to, which did not load', async () => {
    const dialog = '<script src="http://cookiehub.net:1/c2/1.js"></script>'
    const { check } = await auditSite(cookiesTool, page(`<a href="/about">About</a>${TAG}${dialog}`), {
      browser: browser.browser,
    })
    expect(check('policy-link-missing')).toMatchObject({
      outcome: 'not-measured',
      message: 'Chrome could not load CookieHub, whose dialog may link to the policy',
    })
  })

  test.concurrent('passes where the page itself keeps a tracker away', async () => {
    const headers = { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" }
    const routes = { '/': { headers, body: page(TAG) } }
    const { check } = await auditSite(cookiesTool, routes, { browser: browser.browser })
    expect(check('scripts-track-before-consent').outcome).toBe('pass')
  })

  test.concurrent('passes where scripts set others alone', async () => {
    const script = "<script>document.cookie = 'theme=dark'</script>"
    const { check } = await auditSite(cookiesTool, page(script), { browser: browser.browser })
    expect(check('scripts-track-before-consent').outcome).toBe('pass')
  })
})

describe('technology', () => {
  const bundle = `<script>
    Object.assign(window, { jQuery: Object.assign(() => 0, { fn: { jquery: '1.12.4' } }), React: { version: '18.2.0' } })
    Object.defineProperty(window, 'Vue', { get() { throw new Error('no') } })
  </script>`

  test('knows bundled libraries and their versions by the global variables of scripts', async () => {
    const { globalPaths } = await import('../../../src/engine/tools/technology/catalogue/global-paths.ts')
    const seeing = await startBrowserFor([technologyTool], { globals: globalPaths })
    try {
      const { check, run } = await auditSite(technologyTool, page(bundle), { browser: seeing.browser })
      const technologies = run.facts['technologies'] as { name: string; version?: string }[]
      expect(technologies).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ name: 'jQuery', version: '1.12.4' }),
          expect.objectContaining({ name: 'React', version: '18.2.0' }),
        ]),
      )
      expect(technologies.map(({ name }) => name)).not.toContain('Vue.js')
      const [place] = check('vulnerable-library').occurrences
      expect(place?.message).toMatch(/^jQuery 1\.12\.4 has .* It is part of a larger script: /)
      expect(place).not.toHaveProperty('selector')
    } finally {
      await seeing.close()
    }
  })

  const file = (body: string) => ({ headers: { 'content-type': 'text/javascript' }, body })
  const vulnerable = async (site: Record<string, Answer>) => {
    const { globalPaths } = await import('../../../src/engine/tools/technology/catalogue/global-paths.ts')
    const seeing = await startBrowserFor([technologyTool], { globals: globalPaths })
    try {
      const { check, origin } = await auditSite(technologyTool, site, { browser: seeing.browser })
      return { origin, places: check('vulnerable-library').occurrences }
    } finally {
      await seeing.close()
    }
  }

  test.each(['/jquery.minc1d8.js?ver=1.11.3', '/lib/jquery/index.js?v=1.12.4'])(
    'a library that a variable shows is placed at the file that says so, and not at its plug-ins: %s',
    async address => {
      const { origin, places } = await vulnerable({
        '/': page(`<script src="/jquery.cookie.js"></script><script src="${address}"></script>`),
        '/jquery.cookie.js': file('/*! jQuery Cookie Plugin v1.4.1 */'),
        [address.slice(0, address.indexOf('?'))]: file(
          '/*! jQuery v1.12.4 | (c) jQuery Foundation */ jQuery = { fn: { jquery: "1.12.4" } }',
        ),
      })
      expect(places).toMatchObject([
        { url: `${origin}${address}`, selector: expect.stringContaining('script:nth-of-type(2)') },
      ])
    },
  )

  test('a library whose files have no version at their head is placed at the one that gives it', async () => {
    const { origin, places } = await vulnerable({
      '/': page(
        '<script src="/js/pdfjs/pdf.worker.js"></script><script src="/js/pdfjs/pdf.min.js"></script>',
      ),
      '/js/pdfjs/pdf.worker.js': file('self.worker = { version: "2.2.227" }'),
      '/js/pdfjs/pdf.min.js': file('!function(e){e.pdfjsLib={version:"2.2.228"}}(window)'),
    })
    expect(places).toMatchObject([
      { url: `${origin}/js/pdfjs/pdf.min.js`, message: expect.stringMatching(/^PDF\.js 2\.2\.228 has /) },
    ])
  })

  const jquery = (version: string) => ({
    headers: { 'content-type': 'text/javascript' },
    body: `/*! jQuery v${version} */ window.jQuery = Object.assign(() => 0, { fn: { jquery: '${version}' } })`,
  })
  const orElse = (first: string, other: string) =>
    page(
      `<script src="${first}"></script><script>window.jQuery || document.write('<script src="${other}"><\\/script>')</script>`,
    )
  test.each<[string, Record<string, Answer>, string | undefined]>([
    [
      'is not that which the page has for the case that the host of its own does not answer',
      {
        '/': orElse('https://cdn.invalid/jquery-latest.min.js', '/js/jquery-1.9.0.min.js'),
        '/js/jquery-1.9.0.min.js': jquery('1.9.0'),
      },
      undefined,
    ],
    [
      'is not that of a file that does not exist',
      { '/': orElse('https://cdn.invalid/jquery.min.js', '/om/jquery-1.9.0.min.js') },
      undefined,
    ],
    [
      'is not that of a file that the document names and that does not exist',
      { '/': page('<script src="/js/jquery-1.9.0.min.js"></script><script>document.title += "!"</script>') },
      undefined,
    ],
    [
      'is that of the file in whose place the page would write another one',
      {
        '/': orElse('https://cdn.invalid/jquery-1.8.3.min.js', '/js/jquery-1.9.0.min.js'),
        '/js/jquery-1.9.0.min.js': jquery('1.9.0'),
      },
      '1.8.3',
    ],
    [
      'is that which the page writes where its own file answers 404 to everybody',
      {
        '/': orElse('/gone/jquery-3.7.1.min.js', '/js/jquery-1.9.0.min.js'),
        '/js/jquery-1.9.0.min.js': jquery('1.9.0'),
      },
      '1.9.0',
    ],
    [
      'is that of a script that another one adds',
      {
        '/': page(
          "<script>document.head.append(Object.assign(document.createElement('script'), { src: '/js/jquery-1.9.0.min.js' }))</script>",
        ),
        '/js/jquery-1.9.0.min.js': jquery('1.9.0'),
      },
      '1.9.0',
    ],
  ])('a vulnerable library %s', async (_, site, version) => {
    const { globalPaths } = await import('../../../src/engine/tools/technology/catalogue/global-paths.ts')
    const seeing = await startBrowserFor([technologyTool], { globals: globalPaths })
    try {
      const { check } = await auditSite(technologyTool, site, { browser: seeing.browser })
      const found = check('vulnerable-library').occurrences.map(
        ({ message }) => /^jQuery \S+/.exec(message!)?.[0],
      )
      expect(found).toEqual(version === undefined ? [] : [`jQuery ${version}`])
    } finally {
      await seeing.close()
    }
  })
})

describe('security/mixed-content', () => {
  let certificate: ChainCertificate
  let distrust: () => void
  beforeAll(async () => {
    certificate = await issue()
    distrust = trust(certificate)
  })
  afterAll(() => distrust())

  async function audit(body: string) {
    const options = { host: 'localhost', certificate, browser: browser.browser }
    const { check, origin } = await auditSite(securityTool, page(body), options)
    return { url: `${origin}/`, check }
  }

  test.concurrent('by scripts fails for what Chrome blocks and the document does not name', async () => {
    const { url, check } = await audit(
      `<script>fetch('http://api.example/prices').catch(() => 0)</script><script src="http://cdn.example/named.js"></script>`,
    )
    expect(check('mixed-content-by-scripts')).toMatchObject({
      outcome: 'fail',
      occurrences: [{ url, message: 'Chrome blocks http://api.example/prices' }],
    })
    expect(check('mixed-content-upgraded-by-scripts').outcome).toBe('pass')
  })

  test.concurrent.each([
    [
      'a frame',
      "const f = document.createElement('iframe'); f.src = 'http://map.example/'; document.body.append(f)",
    ],
    ['a WebSocket', "try { new WebSocket('ws://live.example/') } catch {}"],
  ])('by scripts fails for %s, which never becomes a request', async (_what, script) => {
    const { check } = await audit(`<script>${script}</script>`)
    expect(check('mixed-content-by-scripts')).toMatchObject({
      outcome: 'fail',
      occurrences: [
        { message: expect.stringMatching(/^Chrome blocks (?:http:\/\/map|ws:\/\/live)\.example\//) },
      ],
    })
  })

  test.concurrent('upgraded by scripts fails for images that Chrome asks for over HTTPS', async () => {
    const { url, check } = await audit("<script>new Image().src = 'http://cdn.example/bike.jpg'</script>")
    expect(check('mixed-content-upgraded-by-scripts')).toMatchObject({
      outcome: 'fail',
      occurrences: [{ url, message: 'Chrome loads http://cdn.example/bike.jpg (Image) over HTTPS instead' }],
    })
    expect(check('mixed-content-by-scripts').outcome).toBe('pass')
  })

  test.concurrent('upgraded by scripts fails for images of style sheets', async () => {
    const { check } = await audit('<style>h1 { background: url(http://cdn.example/paper.png) }</style>')
    expect(check('mixed-content-upgraded-by-scripts').occurrences[0]?.message).toMatch(/paper\.png/)
  })

  test.concurrent('passes where scripts stay on https, and for what a frame loads', async () => {
    const { check } = await audit(
      `<script>fetch('/').catch(() => 0)</script><iframe srcdoc="<img src='http://cdn.example/bike.jpg'>"></iframe>`,
    )
    expect(check('mixed-content-by-scripts').outcome).toBe('pass')
    expect(check('mixed-content-upgraded-by-scripts').outcome).toBe('pass')
  })
})

test.each([
  ['redirects', redirectsTool, 'script-redirect'],
  ['cookies', cookiesTool, 'scripts-track-before-consent'],
] as const)('without Chrome %s says that it could not see the scripts', async (_name, tool, name) => {
  const { check } = await auditSite(tool, page('<script>start()</script>'))
  expect(check(name)).toMatchObject({
    outcome: 'not-measured',
    message: 'it needs Chrome, which this run does not have',
  })
})

test('where nothing runs there are no scripts to judge the cookies of', async () => {
  const { check } = await auditSite(cookiesTool, page(''))
  expect(check('scripts-track-before-consent').outcome).toBe('not-applicable')
})
