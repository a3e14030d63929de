import { setTimeout as sleep } from 'node:timers/promises'
import { NotMeasured, OutOfTime } from '../../not-measured.ts'
import { platformScriptPatterns } from '../../syntax/preview.ts'
import type { RemoteChrome } from '../chrome-process.ts'
import type { Device, LighthouseResult } from './lighthouse-report.ts'
import type { LighthouseRequest } from './lighthouse-request.ts'
import type { Answer, LighthouseThread } from './lighthouse-thread.ts'
import { untilMachineRests } from './machine-rest.ts'
import { shareOfOthers, workSoFar } from './others-work.ts'

/** One run of Lighthouse in a Chrome of its own, which has come to where it opens the page. */
export interface ReadyRun {
  /**
   * Opens the page as soon as the machine is at rest and measures it; once. Its Chrome may then still be about to end.
   *
   * @throws NotMeasured also for what kept it from getting ready
   */
  measure(): Promise<Run>
  /** True as soon as the page has been measured, so that what {@link measure} still does may run beside other work. */
  measured: Promise<boolean>
  /** Ends it with its Chrome, measured or not. */
  end(): Promise<void>
}

export interface Run {
  result: LighthouseResult
  chromeVersion: string
}

interface RunOptions {
  device: Device
  /** Milliseconds to get ready, and as many to measure. */
  deadlineMs: number
  /** Aborts when no result is wanted any more. */
  ending: AbortSignal
}

/** The thread may learn that Chrome has gone before it is known here; then that is the reason. */
const CHROME_END_MS = 200

/** Begins a run in a Chrome that has just started. Never rejects: {@link ReadyRun.measure} says what went wrong. */
export async function makeReady(
  thread: LighthouseThread,
  chrome: RemoteChrome,
  { url, originHeaders, preview, uncheckedBase }: LighthouseRequest,
  { device, deadlineMs, ending }: RunOptions,
): Promise<ReadyRun> {
  const { promise: stopped, reject: stop } = Promise.withResolvers<never>()
  stopped.catch(() => undefined)
  const late = () => stop(new OutOfTime(`Lighthouse did not finish ${url} within ${deadlineMs / 1000} s`))
  const cancel = () => stop(new NotMeasured('the run was cancelled'))
  if (ending.aborted) cancel()
  ending.addEventListener('abort', cancel, { once: true })
  void chrome.ended.then(() => stop(new NotMeasured(`Chrome ended while Lighthouse measured ${url}`)))
  const within = async <T>(work: Promise<T>): Promise<T> => {
    const timer = setTimeout(late, deadlineMs)
    try {
      return await Promise.race([stopped, work])
    } finally {
      clearTimeout(timer)
    }
  }

  const blocked = platformScriptPatterns(preview)
  const asked = thread.ask({
    url,
    endpoint: chrome.endpoint,
    device,
    originHeaders,
    preview,
    uncheckedBase,
    blocked,
  })
  let finished = false
  let ended: Promise<void> | undefined
  const end = async () => {
    ending.removeEventListener('abort', cancel)
    cancel()
    // The thread may be busy with what nobody waits for any more.
    await Promise.all([chrome.close(), finished ? undefined : thread.close()])
  }
  await within(asked.ready).catch(() => undefined)
  return {
    measured: Promise.race([asked.measured, stopped.catch(() => false)]),
    async measure() {
      try {
        await Promise.race([stopped, untilMachineRests()])
        const before = await workSoFar()
        const others = asked.measured.then(async () => shareOfOthers(before, await workSoFar()))
        others.catch(() => undefined)
        asked.measure()
        const answer = await within(asked.answer)
        if (answer.kind === 'error') await Promise.race([stopped, sleep(CHROME_END_MS)])
        finished = true
        const result = resultOf(answer, url)
        const othersShare = await others.catch(() => undefined)
        return {
          result: othersShare === undefined ? result : { ...result, othersShare },
          chromeVersion: chrome.version,
        }
      } finally {
        ended ??= end()
      }
    },
    end() {
      ended ??= end()
      return ended
    },
  }
}

function resultOf(answer: Answer, url: string): LighthouseResult {
  if (answer.kind === 'error') {
    const code = answer.code === undefined ? '' : `${answer.code}, `
    throw new NotMeasured(`Lighthouse failed on ${url}: ${code}${answer.message}`)
  }
  const { runtimeError } = answer.result
  if (runtimeError) {
    const { code, message } = runtimeError
    throw new NotMeasured(`Lighthouse could not measure ${url}: ${code}, ${message}`)
  }
  return answer.result
}
