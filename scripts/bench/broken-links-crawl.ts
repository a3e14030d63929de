/**
 * `node broken-links-crawl.ts URL PAGES`: walks over a site and checks every link of its pages once; prints how many
 * links were checked and how many are broken, as JSON.
 */
import { crawl } from '../../src/engine/crawl/crawl.ts'
import type { Exchange } from '../../src/engine/network/exchange.ts'
import { HttpClient } from '../../src/engine/network/http-client.ts'
import { Memo } from '../../src/engine/network/memo.ts'
import { siteOf } from '../../src/engine/tools/broken-links/site.ts'
import { type Target, targetsOf } from '../../src/engine/tools/broken-links/targets.ts'
import { checkTargets } from '../../src/engine/tools/broken-links/verify.ts'
import { LinkChecker } from '../../src/engine/visit/link-check/link-checker.ts'
import { Visit } from '../../src/engine/visit/visit.ts'

/** As many as a page may have: the tool checks page by page. */
const TARGETS_AT_ONCE = 400

const [start = '', pages = '0'] = process.argv.slice(2)
const http = new HttpClient({ addresses: 'any', userAgent: 'SEO-Preflight-Bench', timeoutMs: 10_000 })
const shared = { siteMemo: new Memo<Exchange>(100, Number.POSITIVE_INFINITY), links: new LinkChecker() }
const { signal } = new AbortController()
const open = (url: string) => new Visit(url, { http, ...shared, headers: {}, signal })
const targets = new Map<string, Target>()
let places = 0
let site: ReturnType<typeof siteOf> | undefined
for await (const { visit, page, links } of crawl(start, {
  maxPages: Number(pages),
  open,
  drop: () => undefined,
  signal,
})) {
  await visit.noteAsLinkTarget()
  site ??= siteOf(page)
  places += links.length
  for (const target of targetsOf(links, site)) {
    if (!targets.has(target.url)) targets.set(target.url, { ...target, links: [], fragments: new Map() })
  }
}
const unchecked = [...targets.values()]
const visit = open(start)
let broken = 0
for (let at = 0; at < unchecked.length; at += TARGETS_AT_ONCE) {
  const checked = await checkTargets(visit, site!, unchecked.slice(at, at + TARGETS_AT_ONCE))
  broken += checked.filter(({ state }) => state === 'broken').length
}
console.log(JSON.stringify({ places, targets: targets.size, broken }))
await http.close()
