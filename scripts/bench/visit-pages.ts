/**
 * Visits pages with Chrome and does nothing else: opens each, waits for its network to rest, takes its source. Arguments:
 * the Chrome, how many pages are open at once, the addresses. All but this machine is asked for through `HTTP_PROXY`.
 */
import pLimit from 'p-limit'
import { launch } from 'puppeteer-core'

const [executablePath = '', open = '', ...urls] = process.argv.slice(2)
const args = ['--no-sandbox', `--proxy-server=${process.env['HTTP_PROXY'] ?? 'direct://'}`]
const browser = await launch({ executablePath, args })
const limit = pLimit(Number(open))
let characters = 0
await Promise.all(
  urls.map(url =>
    limit(async () => {
      const page = await browser.newPage()
      await page.goto(url, { waitUntil: 'networkidle0', timeout: 0 })
      characters += (await page.content()).length
      await page.close()
    }),
  ),
)
await browser.close()
console.log(JSON.stringify({ characters }))
