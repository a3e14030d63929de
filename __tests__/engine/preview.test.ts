import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, test } from '@jest/globals'
import type { Check, ToolRun } from '../../src/api/results.ts'
import type { Tool } from '../../src/api/tools.ts'
import { ENGINE_TOOLS } from '../../src/engine/tools/index.ts'
import {
  HEADERS,
  HERE,
  LIVE,
  page,
  preview,
  production,
  rewritten,
  without,
} from '../support/preview-site.ts'
import type { StagedRoutes } from '../support/staged-web.ts'
import { auditSite } from '../support/tool-runs.ts'

/** What needs a browser alone has tests of its own. */
const TOOLS = Object.keys(ENGINE_TOOLS).filter(
  name => !['pagespeed', 'accessibility'].includes(name),
) as Tool[]

const PAGE = `${HERE}/sizes`

interface Audited {
  runs: ToolRun[]
  checks: Check[]
  requests: string[]
}

async function auditAll(
  routes: StagedRoutes,
  productionUrl: string | undefined = LIVE,
  url = PAGE,
): Promise<Audited> {
  const audited: Audited = { runs: [], checks: [], requests: [] }
  for (const name of TOOLS) {
    const { run, requests } = await auditOne(name, routes, productionUrl, url)
    audited.runs.push(run)
    audited.checks.push(...run.checks)
    audited.requests.push(...requests)
  }
  return audited
}

async function auditOne(
  name: Tool,
  routes: StagedRoutes,
  productionUrl: string | undefined = LIVE,
  url = PAGE,
) {
  const options = { path: url, ...(productionUrl === '' ? {} : { productionUrl }) }
  return await auditSite(ENGINE_TOOLS[name], routes, options)
}

const failed = (checks: readonly Check[]) =>
  checks.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id)
const messages = ({ checks }: ToolRun, id: string) =>
  checks.find(check => check.id === id)?.occurrences.map(({ message }) => message)

/** Of the page alone, which is neither a shop nor a site with a menu. */
const OF_THE_PAGE = /^ux\//

describe('a preview that names production', () => {
  test('fails nothing, says what it was lenient about, and asks production for nothing', async () => {
    const toolbar = 'https://vercel.live/_next-live/feedback/feedback.js'
    const { checks, requests } = await auditAll(preview({ head: `<script src="${toolbar}"></script>` }))
    expect(failed(checks).filter(id => !OF_THE_PAGE.test(id))).toEqual([])
    const notes = checks.filter(
      ({ outcome, message }) => outcome === 'pass' && /on a preview/.test(message ?? ''),
    )
    expect(Object.fromEntries(notes.map(({ id, message }) => [id, message]))).toEqual({
      'robots/noindex-header':
        'X-Robots-Tag says noindex, which platforms add and which does not count on a preview of www.shop.example',
      'sitemap/foreign-host':
        'the sitemap lists www.shop.example, as it should on a preview of www.shop.example',
      'serp/canonical-cross-domain': `${LIVE}/sizes is where the page will be: it is on a preview of www.shop.example`,
    })
    expect(requests.filter(url => !url.includes(new URL(HERE).host))).toEqual([])
  })

  test('looks at what production names on the preview, and leaves nothing unmeasured for it', async () => {
    const { checks } = await auditAll(preview())
    const outcomes = new Map(checks.map(({ id, outcome }) => [id, outcome]))
    const looked = [
      ...['serp/canonical-target-broken', 'serp/og-image-broken', 'serp/og-url-mismatch'],
      ...['hreflang/target-broken', 'hreflang/target-noindex', 'hreflang/return-link-missing'],
      ...['sitemap/listed-broken', 'sitemap/page-not-listed', 'robots/sitemap-unreachable'],
      ...['robots/page-nofollow', 'schema/image-unreachable', 'broken-links/broken-internal-link'],
    ]
    expect(looked.map(id => [id, outcomes.get(id)])).toEqual(looked.map(id => [id, 'pass']))
  })

  test.each<[string, string, (routes: StagedRoutes) => StagedRoutes, string]>([
    ['is known by a production-url without www', 'https://shop.example', routes => routes, PAGE],
    ['is known by a production-url of http', 'http://www.shop.example', routes => routes, PAGE],
    [
      'will be a folder of production',
      `${LIVE}/docs/`,
      routes => rewritten(routes, { text: text => text.replaceAll(`${LIVE}/`, `${LIVE}/docs/`) }),
      PAGE,
    ],
    [
      'is on a machine of its own, without HTTPS and HSTS',
      LIVE,
      routes => {
        const [https, http] = ['https', 'http'].map(scheme =>
          rewritten(routes, { url: url => url.replace(HERE, `${scheme}://pr-1.preview.shop-previews.com`) }),
        )
        const all = Object.entries({ ...https, ...http }).map(([url, answer]) => [
          url,
          typeof answer === 'object' ? { ...answer, headers: withoutHsts(answer.headers) } : answer,
        ])
        return Object.fromEntries(all)
      },
      'https://pr-1.preview.shop-previews.com/sizes',
    ],
  ])('fails nothing where it %s', async (_what, productionUrl, change, url) => {
    const { checks, requests } = await auditAll(change(preview()), productionUrl, url)
    expect(failed(checks).filter(id => !OF_THE_PAGE.test(id))).toEqual([])
    expect(requests.filter(request => request.startsWith(LIVE))).toEqual([])
    expect(checks.find(({ id }) => id === 'hreflang/target-broken')?.outcome).toBe('pass')
  })

  test.each([
    ['of all pages is the preview’s, so that cards are judged', true, 'fail'],
    ['of a page alone is its own', false, 'not-applicable'],
  ])('with a noindex that %s', async (_what, isOfAll, outcome) => {
    const noindex = '<meta name="robots" content="noindex">'
    const bare = (path: string, head: string) => {
      const made = page({ path, title: 'Steel bicycles', head })
      return { ...made, body: made.body.replace(/<meta property="og:image"[^>]*>/, '') }
    }
    const routes = {
      ...preview(),
      [PAGE]: bare('/sizes', noindex),
      [`${HERE}/`]: bare('/', isOfAll ? noindex : ''),
    }
    const { run } = await auditOne('serp', routes)
    expect(run.checks.find(({ id }) => id === 'serp/open-graph-incomplete')?.outcome).toBe(outcome)
  })

  test('has what its platform puts into it for the platform’s', async () => {
    const toolbar = '<script src="https://vercel.live/_next-live/feedback/feedback.js"></script>'
    const cookies = ['_vercel_jwt=a; Path=/', 'CF_AppSession=b; Path=/', '__vercel_toolbar=1; Path=/']
    const routes = preview({ head: toolbar })
    const audited = routes[PAGE] as { headers: Record<string, string>; body: string }
    const guarded = { ...audited, headers: { ...HEADERS, 'set-cookie': cookies as never } }
    const { checks, runs } = await auditAll({
      ...routes,
      [PAGE]: guarded,
      'https://vercel.live/robots.txt': {
        headers: { 'content-type': 'text/plain' },
        body: 'User-agent: *\nDisallow: /',
      },
    })
    expect(failed(checks).filter(id => !OF_THE_PAGE.test(id))).toEqual([])
    const named = runs.find(({ tool }) => tool === 'cookies')!.facts['cookies'] as { name: string }[]
    expect(named.map(({ name }) => name)).toEqual(['_vercel_jwt', 'CF_AppSession', '__vercel_toolbar'])
  })

  test('is not to blame for a firewall that refuses bots', async () => {
    const routes = preview()
    const audited = routes[PAGE] as { headers: Record<string, string>; body: string }
    const guarded = (request: IncomingMessage, response: ServerResponse) =>
      /GPTBot|PerplexityBot|ChatGPT-User/.test(request.headers['user-agent'] ?? '')
        ? response.writeHead(403).end()
        : response.writeHead(200, audited.headers).end(audited.body)
    const { check } = await auditOne('geo', { ...routes, [PAGE]: guarded })
    expect(check('ai-bots-refused')).toMatchObject({ outcome: 'not-applicable' })
  })

  test.each<[string, Tool, string[]]>([
    ['the DNS', 'dns', ['ipv6-missing', 'spf-missing']],
    ['the certificate', 'security', ['certificate-expiring', 'tls-version-obsolete']],
    ['other forms of the host', 'redirects', ['host-variants', 'https-not-enforced']],
  ])('is not judged by %s of its host', async (_what, name, among) => {
    const { run } = await auditOne(name, preview())
    const known = run.checks.filter(({ id }) => among.includes(id.slice(name.length + 1)))
    expect(known.length).toBeGreaterThan(0)
    expect(known.map(({ outcome }) => outcome)).toEqual(known.map(() => 'not-applicable'))
  })

  test('that leads to production is not measured: that is another version', async () => {
    const led = { status: 308, headers: { location: `${LIVE}/sizes` } }
    const { runs } = await auditAll({ ...production(), [PAGE]: led })
    expect(new Set(runs.map(({ status }) => status))).toEqual(new Set(['not-measured']))
    expect(runs[0]!.reason).toContain(`leads to ${LIVE}/sizes, which is production as it is now`)
  })
})

describe('a preview of a folder of production', () => {
  const FOLDER = `${LIVE}/docs`
  const named = (routes: StagedRoutes) =>
    rewritten(routes, { text: text => text.replaceAll(`${LIVE}/`, `${FOLDER}/`) })
  /** What others have at the root of the host, which would make checks fail. */
  const root: StagedRoutes = {
    [`${HERE}/robots.txt`]: { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /' },
    [`${HERE}/.well-known/security.txt`]: { headers: { 'content-type': 'text/plain' }, body: 'Contact: me' },
    [`${HERE}/favicon.ico`]: { status: 500 },
  }
  const atRoot = () => ({
    ...rewritten(named(preview()), {
      text: text => text.replace('<link rel="icon" href="/icon.svg"', '<link rel="x"'),
    }),
    ...root,
  })
  const inFolder = () => ({
    ...rewritten(atRoot(), {
      url: url => (url in root ? url : url.replace(HERE, `${HERE}/docs`)),
      text: text => text.replaceAll('href="/', 'href="/docs/'),
    }),
  })

  test.each([
    ['at the root of its host', atRoot, PAGE],
    ['in the same folder', inFolder, `${HERE}/docs/sizes`],
  ])('asks nothing of the root of the host, %s', async (_where, routes, url) => {
    const { checks, requests } = await auditAll(routes(), `${FOLDER}/`, url)
    expect(failed(checks).filter(id => !OF_THE_PAGE.test(id))).toEqual([])
    const foreign = [`${HERE}/robots.txt`, `${HERE}/favicon.ico`, `${HERE}/.well-known/security.txt`]
    expect(requests.filter(request => request.startsWith(LIVE) || foreign.includes(request))).toEqual([])
    const ofOthers = [
      ...['robots/site-blocked', 'robots/page-blocked', 'robots/resources-blocked', 'sitemap/not-in-robots'],
      ...['serp/favicon-missing', 'security/security-txt-invalid', 'geo/ai-search-blocked'],
    ]
    const answers = checks.filter(({ id }) => ofOthers.includes(id))
    expect(answers.map(({ id, outcome }) => [id, outcome])).toEqual(
      answers.map(({ id }) => [id, 'not-applicable']),
    )
    expect(answers).toHaveLength(ofOthers.length)
    const reason =
      'production is /docs/ on www.shop.example: the root of that host is not part of this deployment'
    expect(answers.filter(({ message }) => message?.includes(reason)).map(({ id }) => id)).toEqual(
      answers.map(({ id }) => id).filter(id => id !== 'robots/resources-blocked'),
    )
    const outcomes = new Map(checks.map(({ id, outcome }) => [id, outcome]))
    expect(['sitemap/missing', 'sitemap/page-not-listed'].map(id => outcomes.get(id))).toEqual([
      'pass',
      'pass',
    ])
  })
})

function withoutHsts(headers: Record<string, string | string[]> = {}): Record<string, string | string[]> {
  const { 'strict-transport-security': _, ...others } = headers
  return others
}

/** The audited page, with one text of it replaced. */
function changed(from: string, to: string): StagedRoutes {
  const body = page({ path: '/sizes', title: 'Bicycle sizes for every rider' }).body
  expect(body).toContain(from)
  return { ...preview(), [PAGE]: { headers: HEADERS, body: body.replace(from, to) } }
}

describe('a preview still fails for', () => {
  const CANONICAL = `canonical" href="${LIVE}`

  test.each<[string, `${Tool}/${string}`, () => StagedRoutes]>([
    [
      'a noindex in the page',
      'robots/noindex-meta',
      () => preview({ head: '<meta name="robots" content="noindex">' }),
    ],
    [
      'a nofollow in the page',
      'robots/page-nofollow',
      () => preview({ head: '<meta name="robots" content="nofollow">' }),
    ],
    [
      'a robots.txt that closes the site',
      'robots/page-blocked',
      () => {
        const body = 'User-agent: *\nDisallow: /'
        return preview({}, { [`${HERE}/robots.txt`]: { headers: { 'content-type': 'text/plain' }, body } })
      },
    ],
    [
      'a sitemap that robots.txt names and it lacks',
      'robots/sitemap-unreachable',
      () => without('/sitemap.xml'),
    ],
    ['a sitemap that production alone has', 'sitemap/missing', () => without('/sitemap.xml')],
    ['a page of the sitemap that does not exist', 'sitemap/listed-broken', () => without('/about')],
    [
      'a page that the sitemap leaves out',
      'sitemap/page-not-listed',
      () => rewritten(preview(), { text: text => text.replace(`<url><loc>${LIVE}/sizes</loc></url>`, '') }),
    ],
    [
      'a canonical on a third host',
      'serp/canonical-not-production',
      () => changed(CANONICAL, 'canonical" href="https://other.example'),
    ],
    [
      'a canonical of http',
      'serp/canonical-protocol',
      () => changed(CANONICAL, 'canonical" href="http://www.shop.example'),
    ],
    [
      'a canonical to a page that it lacks',
      'serp/canonical-target-broken',
      () => changed(`${CANONICAL}/sizes`, `${CANONICAL}/size`),
    ],
    ['a card image that production alone has', 'serp/og-image-broken', () => without('/card.png')],
    ['a logo that production alone has', 'schema/image-unreachable', () => without('/card.png')],
    [
      'a link to a page that production alone has',
      'broken-links/broken-internal-link',
      () => without('/about'),
    ],
    [
      'a language version that does not exist',
      'hreflang/target-broken',
      () => preview({}, { [`${HERE}/de/groessen`]: { status: 404 } }),
    ],
    [
      'a language version with a noindex in its page',
      'hreflang/target-noindex',
      () => {
        const head = '<meta name="robots" content="noindex">'
        const german = page({ path: '/de/groessen', lang: 'de', title: 'Größen', head })
        return preview({}, { [`${HERE}/de/groessen`]: german })
      },
    ],
    [
      'a language version of http',
      'hreflang/href-http',
      () => changed(`hreflang="de" href="${LIVE}`, 'hreflang="de" href="http://www.shop.example'),
    ],
  ])('%s', async (_what, id, routes) => {
    const { run } = await auditOne(id.split('/')[0] as Tool, { ...production(), ...routes() })
    expect(failed(run.checks)).toContain(id)
  })

  test('to hide a source map of a script that it names on production, which is a fact', async () => {
    const script = {
      headers: { 'content-type': 'text/javascript' },
      body: '//# sourceMappingURL=app.js.map',
    }
    const routes = preview(
      { head: `<script src="${LIVE}/app.js"></script>` },
      { [`${HERE}/app.js`]: script, [`${HERE}/app.js.map`]: '{"version":3,"sources":[]}' },
    )
    const { run } = await auditOne('security', { ...production(), ...routes })
    expect(run.facts['sourceMaps']).toEqual([expect.stringMatching(/\/app\.js\.map$/)])
  })

  test('a broken link, and says that it is broken there', async () => {
    const { run } = await auditOne('broken-links', { ...production(), ...without('/about') })
    expect(messages(run, 'broken-links/broken-internal-link')).toEqual([
      expect.stringContaining('answers 404 in this deployment'),
    ])
  })
})

describe('a host that nothing calls a preview', () => {
  test('gets the findings of any, with a hint where its name is that of previews', async () => {
    const { run } = await auditOne('robots', preview(), '')
    expect(messages(run, 'robots/noindex-header')).toEqual([
      'noindex for all search engines; if this is a preview, name production in the setting "production-url"',
    ])
    const serp = await auditOne('serp', preview(), '')
    expect(messages(serp.run, 'serp/canonical-cross-domain')).toEqual([
      expect.stringMatching(/if this is a preview, name production/),
    ])
    const sitemap = await auditOne('sitemap', preview(), '')
    expect(messages(sitemap.run, 'sitemap/foreign-host')).toEqual([
      expect.stringMatching(/if this is a preview, name production/),
    ])
  })

  test('gets no hint by another name', async () => {
    const elsewhere = rewritten(preview(), { url: url => url.replace(HERE, 'https://staging.shop-test.com') })
    const { run } = await auditOne('robots', elsewhere, '', 'https://staging.shop-test.com/sizes')
    expect(messages(run, 'robots/noindex-header')).toEqual(['noindex for all search engines'])
  })
})

test('production itself is not treated leniently', async () => {
  const routes = { [`${LIVE}/`]: page({ path: '/', title: 'Hand-built bicycles' }) }
  const { run } = await auditOne('robots', routes, 'https://shop.example', `${LIVE}/`)
  expect(failed(run.checks)).toContain('robots/noindex-header')
})
