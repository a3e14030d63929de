import { parentPort } from 'node:worker_threads'
import lighthouse, { defaultConfig, desktopConfig, type Result } from 'lighthouse'
import { connect, type Page } from 'puppeteer-core'
import { productionPatterns } from '../../syntax/preview.ts'
import { PageTargets } from '../page-targets.ts'
import { interceptRequests } from '../request-interception.ts'
import { leaveOutBenchmark } from './benchmark-index.ts'
import type { LighthouseResult } from './lighthouse-report.ts'
import { type Answer, MEASURE, type Message, type Question } from './lighthouse-thread.ts'
import { MarkedTrace } from './marked-trace.ts'
import { joinOrigins } from './one-origin.ts'
import { performanceConfig } from './performance-config.ts'
import { SeenImages } from './seen-images.ts'

leaveOutBenchmark()

/** Opens the gate before the page that is worked on. */
let open = () => {}

/** The thread in which Lighthouse runs: it works on one page at a time, in the Chrome that it is told of. */
parentPort!.on('message', async (question: Question | typeof MEASURE) => {
  if (question === MEASURE) {
    open()
    return
  }
  let answer: Answer
  try {
    answer = { kind: 'result', result: await audit(question) }
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    answer = { kind: 'error', message, ...(typeof code === 'string' && { code }) }
  }
  say(answer)
})

/** Says that all is ready for the page, and waits for the word. */
function gate(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  open = resolve
  say({ kind: 'ready' })
  return promise
}

function say(message: Message): void {
  parentPort!.postMessage(message)
}

async function audit(question: Question): Promise<LighthouseResult> {
  const { url, endpoint, device, originHeaders, preview, uncheckedBase, blocked } = question
  const browser = await connect({ browserWSEndpoint: endpoint, defaultViewport: null })
  try {
    const page = await browser.newPage()
    if (Object.keys(originHeaders.headers).length > 0 || productionPatterns(preview).length > 0) {
      const session = await page.createCDPSession()
      const { frameTree } = await session.send('Page.getFrameTree')
      const interception = { own: originHeaders, preview, mainFrame: frameTree.frame.id, uncheckedBase }
      const targets = new PageTargets(target => interceptRequests(target, interception))
      await targets.add(session)
    }
    joinOrigins(preview)
    const trace = new MarkedTrace(() => say({ kind: 'measured' }))
    const images = new SeenImages()
    const config = performanceConfig(defaultConfig, {
      ...(device === 'desktop' && { device: desktopConfig }),
      trace,
      images,
    })
    // The error level is for messages that quote pages: nobody reads the output of this thread.
    const flags = { logLevel: 'silent' as const, blockedUrlPatterns: [...blocked] }
    // All that Lighthouse does in the tab follows without a pause, as in its command: some pages paint seconds earlier
    // in a tab that has been at rest.
    await gate()
    const run = await lighthouse(url, flags, config, page as Page)
    if (!run) throw new Error('Lighthouse gave no result')
    const { unseenShift, shiftDistances, waitedShare } = trace
    return {
      ...partsOf(run.lhr),
      unseenShift,
      shiftDistances,
      heldImages: images.held,
      imageSizes: images.sizes,
      imageScales: images.scales,
      ...(waitedShare !== undefined && { waitedShare }),
    }
  } finally {
    await browser.disconnect().catch(() => undefined)
  }
}

function partsOf(lhr: Result): LighthouseResult {
  const {
    requestedUrl,
    mainDocumentUrl,
    finalDisplayedUrl,
    lighthouseVersion,
    audits,
    runWarnings,
    runtimeError,
  } = lhr
  return {
    ...(requestedUrl !== undefined && { requestedUrl }),
    ...(mainDocumentUrl !== undefined && { mainDocumentUrl }),
    finalDisplayedUrl,
    lighthouseVersion,
    audits,
    runWarnings,
    ...(runtimeError && { runtimeError }),
    entities: lhr.entities ?? [],
    score: lhr.categories['performance']?.score ?? null,
    benchmarkIndex: lhr.environment.benchmarkIndex,
  }
}
