import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { performance } from 'node:perf_hooks'
import { createThreadedEngine } from '../../src/engine/thread/threaded-engine.ts'

const URLS = 50_000
/** Makes the file about 50 MB, the most that a sitemap may have. */
const URL_PADDING = 940
const SAMPLE_MS = 10

/** The sitemap tool on the largest sitemap that the protocol allows; bound: memory grows by less than the file. */
export async function benchSitemap(): Promise<string> {
  const site = createServer((request, response) => {
    const { host } = request.headers
    if (request.url !== '/sitemap.xml' || host?.startsWith('localhost'))
      return response.end('<!doctype html><title>x</title>')
    response.setHeader('content-type', 'application/xml')
    void send(`http://${host}`, chunk => response.write(chunk) || once(response, 'drain')).then(() =>
      response.end(),
    )
    return undefined
  })
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  // In a thread, as in each run: the heap of this one may keep 128 MB of what is new, whatever the sitemap takes.
  const engine = createThreadedEngine({ version: '0', timeoutMs: 120_000, headers: {}, addresses: 'any' })
  // All that is loaded once is loaded before time and memory are looked at: under this name the site has no sitemap.
  await engine.runTool('sitemap', origin.replace('127.0.0.1', 'localhost'))
  const before = process.memoryUsage().rss
  let peak = before
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, SAMPLE_MS)
  try {
    const started = performance.now()
    const run = await engine.runTool('sitemap', `${origin}/`)
    const seconds = (performance.now() - started) / 1000
    const [file] = run.facts['sitemaps'] as { urls: number; bytes: number }[]
    if (file?.urls !== URLS) throw new Error(`${file?.urls} URLs were read: ${run.reason}`)
    const grown = peak - before
    return `${Math.round(URLS / seconds)} URLs/s, ${megabytes(file.bytes / seconds)} MB/s; a file of ${megabytes(file.bytes)} MB took ${megabytes(grown)} MB of memory at most, ${(grown / file.bytes).toFixed(2)} × its size`
  } finally {
    clearInterval(sampling)
    await engine.close?.()
    site.close()
  }
}

async function send(origin: string, write: (chunk: string) => unknown): Promise<void> {
  await write(
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
  )
  for (let at = 0; at < URLS; at += 100) {
    const lines = Array.from({ length: 100 }, (_, index) => {
      const loc = `${origin}/${at + index}?${'p'.repeat(URL_PADDING)}&amp;x`
      return `<url><loc>${loc}</loc><lastmod>2024-01-${(index % 28) + 1 < 10 ? '0' : ''}${(index % 28) + 1}</lastmod></url>\n`
    })
    await write(lines.join(''))
  }
  await write('</urlset>\n')
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0)
}
