import { describe, expect, test } from '@jest/globals'
import { cookiesTool } from '../../../src/engine/tools/cookies/cookies.ts'
import { testCases } from '../../support/tool-cases.ts'
import { auditSite } from '../../support/tool-runs.ts'
import { CASES, GOOD, GTAG, https, local, page, type Served, SITE, web } from './cookies/cases.ts'

const IN_CHROME = 'it is seen in Chrome, as browser-parts.test.ts shows'
const IN_BANNER = 'it is seen in Chrome, as consent-banner.test.ts shows'

await testCases(cookiesTool, CASES, {
  exceptions: {
    'tracking-before-consent': { 'not-applicable': 'that nothing tracks is what it asks for' },
    'scripts-track-before-consent': { pass: IN_CHROME, fail: IN_CHROME },
    'consent-without-refusal': {
      pass: IN_BANNER,
      fail: IN_BANNER,
      'not-applicable': IN_BANNER,
    },
  },
})

/** Runs the tool on a site as cases have it. */
const audit = ({ site, path }: Served) => auditSite(cookiesTool, site, path)

describe('a page without cookies', () => {
  test('has no score to lose', async () => {
    const { run } = await auditSite(cookiesTool, '<title>a</title>')
    expect(run.checks.filter(({ outcome }) => outcome === 'fail')).toEqual([])
    expect(run.facts).toMatchObject({ cookies: [], trackers: [], consentPlatforms: [], consentMode: null })
  })
})

describe('facts', () => {
  test('say of each cookie what becomes of it, and never its value', async () => {
    const { run } = await audit(
      https([
        '_ga=GA1.2.secret; Domain=example.com; Path=/; Max-Age=63072000; Secure',
        'PHPSESSID=secret; Secure; HttpOnly; SameSite=Lax',
        'gone=; Max-Age=0',
        '__Host-x=secret',
        'bad=secret; SameSite=secret-token',
      ]),
    )
    expect(run.facts['cookies']).toMatchObject([
      {
        name: '_ga',
        vendor: 'Google Analytics',
        purpose: 'analytics',
        days: 400,
        hostOnly: false,
        outcome: 'stored',
      },
      {
        name: 'PHPSESSID',
        purpose: 'necessary',
        days: null,
        hostOnly: true,
        httpOnly: true,
        sameSite: 'lax',
      },
      { name: 'gone', outcome: 'deleted' },
      { name: '__Host-x', outcome: 'rejected', rejection: 'prefix' },
      { name: 'bad', purpose: null },
    ])
    expect(JSON.stringify(run)).not.toContain('GA1.2')
    expect(JSON.stringify(run).replaceAll('SameSite=secret-token', '')).not.toContain('secret')
  })

  test('tell cookies of the site from those of another one on the way', async () => {
    const { run } = await audit(
      web(
        {
          'https://login.example.org/': {
            status: 302,
            headers: { location: SITE, 'set-cookie': 'sso=1; Secure' },
          },
          [SITE]: page('a=b; Secure'),
        },
        'https://login.example.org/',
      ),
    )
    expect(run.facts['cookies']).toMatchObject([
      { name: 'sso', party: 'third', url: 'https://login.example.org/' },
      { name: 'a', party: 'first' },
    ])
  })

  test('name consent platform, trackers and the order of consent mode', async () => {
    const late = `
      <script src="https://consent.cookiebot.com/uc.js"></script>
      <script>gtag('config', 'G-1')</script>
      <script>gtag('consent', 'default', { ad_storage: 'denied', 'analytics_storage': 'granted' })</script>
      <script>window.__tcfapi = function () {}</script>
      <script type="text/plain" src="https://static.hotjar.com/c/hotjar-1.js"></script>
      <script>var s = document.createElement('script'); s.src = 'https://connect.facebook.net/en_US/fbevents.js'</script>`
    const { run } = await audit(https([], late))
    expect(run.facts).toMatchObject({
      consentPlatforms: ['Cookiebot'],
      trackers: ['Meta Pixel'],
      tcf: true,
      gpp: false,
      consentMode: { defaults: { ad_storage: 'denied', analytics_storage: 'granted' }, beforeTags: false },
    })
  })

  test.each([
    ['a plug-in', '<script async src="//connect.facebook.net/de_DE/sdk.js"></script>', ['Facebook SDK']],
    [
      'a chat',
      "<script>s.src = '//connect.facebook.net/en_US/sdk/xfbml.customerchat.js'</script>",
      ['Facebook SDK'],
    ],
    [
      'the pixel',
      "<script>f('//connect.facebook.net/en_US/' + file); fbq('init', 1)</script>",
      ['Meta Pixel'],
    ],
    ['another script', '<script src="https://connect.facebook.net/en_US/x.js"></script>', []],
  ])('tell from the address what comes from Meta: %s', async (_, script, trackers) => {
    const { run } = await audit(https([], script))
    expect(run.facts['trackers']).toEqual(trackers)
  })

  test.each([
    [
      'before the tag of the same script',
      "gtag('consent','default',{ad_storage:'denied'});gtag('config','G-1')",
      true,
    ],
    [
      'behind the tag of the same script',
      "gtag('config','G-1');gtag('consent','default',{ad_storage:'denied'})",
      false,
    ],
  ])('consent mode that is set %s', async (_name, script, beforeTags) => {
    const { run } = await audit(https([], `${GTAG}<script>${script}</script>`))
    expect(run.facts).toMatchObject({ consentMode: { beforeTags } })
  })
})

describe('requests', () => {
  test('are those of the page alone', async () => {
    const { requests } = await audit(local(GOOD))
    expect(requests).toEqual(['GET /'])
  })

  test('a page that fails leaves the tool not measured', async () => {
    const { run } = await auditSite(cookiesTool, { '/': { status: 500 } })
    expect(run).toMatchObject({ status: 'not-measured', score: null })
  })

  test('a file that is no page is not measured', async () => {
    const { run } = await auditSite(cookiesTool, {
      '/': { headers: { 'content-type': 'application/pdf' }, body: '%PDF' },
    })
    expect(run).toMatchObject({ status: 'not-measured', score: null })
  })
})
