import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, open, realpath, rm, writeFile } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { COMPILE_CACHE } from '../compile-cache.ts'
import { parseOutputs } from '../runner.ts'
import { killChrome } from './chrome-faults.ts'
import type { Fault } from './fault.ts'
import type { FilePlan } from './file-faults.ts'
import type { Met } from './front.ts'
import { endLeftovers, filesLeft, unlessGone } from './leftovers.ts'
import type { Scenario, Start } from './scenario.ts'
import { BAD_CLIENTS, callService } from './service-client.ts'
import { type Places, SURROUNDINGS } from './surroundings.ts'
import { type WayName, wayOf } from './ways.ts'
import { type Commons, openWorld, type World } from './world.ts'

/** What one run of the program came to. */
export interface Outcome {
  /** As a shell sees it: 128 and the number of the signal that ended it. */
  exitCode: number
  /** It had to be ended, since it went on and on. */
  isLate: boolean
  durationMs: number
  stdout: string
  stderr: string
  summary: string
  outputs: Record<string, string>
  /** Files of its working folder by their names. */
  files: Record<string, string>
  /** Bodies of the comments on the pull request. */
  comments: string[]
  artifact: Buffer | undefined
  /** What it asked of servers, in order. */
  requests: Met[]
  /** File operations, where they were listened to. */
  operations: { key: string; nth: number }[]
  /** Whether the fault came to pass. */
  isMet: boolean
  /** Processes, files and connections that stay. */
  leftovers: string[]
  /** Secrets that a server was told which they are not for. */
  leaks: string[]
  /** What the client of a service found wrong. */
  complaints: string[]
}

export interface TrialOptions {
  commons: Commons
  scenario: Scenario
  /** Name of the blob that holds the report of the base branch. */
  baseline?: string | undefined
  /** Of the scenarios that this one needs. */
  reports: readonly string[]
  fault?: Fault
  /** Milliseconds after which the program is ended. */
  limitMs: number
  /** Tells of file operations. */
  listens?: boolean
}

/**
 * Milliseconds for which an answer waits for a Chrome that is being started. One that starts only after the answer meets
 * its fault then.
 */
const CHROME_START_MS = 1000

/** Runs the program once in a world of its own, with at most one thing broken, and gathers all that came of it. */
export async function tryOnce(options: TrialOptions): Promise<Outcome> {
  const { commons, scenario, fault, limitMs } = options
  const requests: Met[] = []
  let isMet = fault === undefined || fault.kind === 'surroundings' || fault.kind === 'client'
  let child: ChildProcess | undefined
  let killing: Promise<boolean> | undefined
  let isOver = false
  const places = await makePlaces()
  const world = await openWorld(
    commons,
    {
      faultFor(met) {
        const way = fault?.kind === 'request' ? wayFor(fault, met) : undefined
        if (way !== undefined) isMet = true
        return way
      },
      async onRequest(met) {
        requests.push(met)
        if (fault?.kind === 'chrome' && isSame(fault.at, met)) {
          const { process, signal } = fault
          killing = killChrome(places.tmp, process, signal, () => isOver)
          await Promise.race([killing, sleep(CHROME_START_MS)])
        }
        if (fault?.kind !== 'signal' || fault.at.on !== 'request' || !isSame(fault.at, met)) return
        isMet = true
        await send(child!, fault.signals)
      },
    },
    scenario.hasBaseline ? options.baseline : undefined,
  )
  try {
    const start = scenario.start(world, options.reports)
    await prepare(places, start)
    const around = fault?.kind === 'surroundings' ? SURROUNDINGS[fault.name]! : {}
    await around.prepare?.(places)
    const full = around.stdout === '/dev/full' ? await open('/dev/full', 'w') : undefined
    const plan = filePlan(options, places)
    const startedAt = Date.now()
    child = spawn(
      process.execPath,
      [...(plan ? ['--import', importOf(plan)] : []), commons.program, ...start.args],
      {
        cwd: places.workspace,
        env: { ...environment(scenario, places), ...start.env, ...around.env?.(places) },
        stdio: ['ignore', full?.fd ?? 'pipe', 'pipe'],
        // What is left of its group can then be found.
        detached: true,
      },
    )
    const ended = new Promise<number>(resolve =>
      child!.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal!])),
    )
    await full?.close()
    if (around.stdout === 'nobody') child.stdout!.destroy()
    const printed = new PassThrough()
    if (around.stdout) printed.end()
    else child.stdout!.pipe(printed)
    const listening = scenario.isService ? addressIn(printed) : undefined
    const outputs = Promise.all([text(printed), text(child.stderr!)])
    if (fault?.kind === 'signal' && fault.at.on === 'start') {
      isMet = true
      await send(child, fault.signals)
    }
    const late = AbortSignal.timeout(limitMs)
    late.addEventListener('abort', () => child?.kill('SIGKILL'))
    const complaints = listening
      ? await serve(child, await Promise.race([listening, ended]), start, fault)
      : []
    const exitCode = await ended
    isOver = true
    if (killing) isMet = await killing
    const isLate = late.aborted
    const durationMs = Date.now() - startedAt
    const leftovers = await endLeftovers(places.root)
    const [stdout, stderr] = await outputs
    leftovers.push(...(await filesLeft(places.tmp)).map(name => `file ${name} stays`))
    const files = readFiles(places.workspace)
    leftovers.push(...Object.keys(files).flatMap(name => (/\.tmp$/.test(name) ? [`file ${name} stays`] : [])))
    leftovers.push(...(await connectionsLeft(world)))
    const operations = readOperations(places)
    if (plan?.at) isMet = operations.some(({ key, nth }) => key === plan.at!.key && nth === plan.at!.nth)
    return {
      exitCode,
      isLate,
      durationMs,
      stdout,
      stderr,
      summary: read(places.file('summary')),
      outputs: parseOutputs(read(places.file('output'))),
      files,
      comments: world.github.comments.all.map(({ body }) => body),
      artifact: await artifactOf(world),
      requests,
      operations,
      isMet,
      leftovers,
      leaks: world.leaks,
      complaints,
    }
  } finally {
    isOver = true
    await world.close()
    await rm(places.root, { recursive: true, force: true })
  }
}

/** Address of a service, once it has said so; undefined where it ends before. */
async function addressIn(stdout: PassThrough): Promise<string | undefined> {
  let said = ''
  return await new Promise(resolve => {
    stdout.on('data', chunk => {
      said += chunk
      const address = /"address":"(http:[^"]+)"/.exec(said)?.[1]
      if (address) resolve(address)
    })
    stdout.once('end', () => resolve(undefined))
  })
}

/** Lets a client call the service, and ends it then. */
async function serve(
  child: ChildProcess,
  baseUrl: string | number | undefined,
  { page }: Start,
  fault: Fault | undefined,
): Promise<string[]> {
  if (typeof baseUrl !== 'string') return []
  const complaints: string[] = []
  if (fault?.kind === 'client') {
    await BAD_CLIENTS[fault.name]!(baseUrl, page!).catch(error => complaints.push(error.message))
  }
  complaints.push(...(await callService(baseUrl, page!)))
  // A service that a signal ended answers nobody, and a second one would end it at once.
  if (fault?.kind === 'signal') return []
  child.kill('SIGTERM')
  return complaints
}

function wayFor({ at, way }: Fault & { kind: 'request' }, met: Met): WayName | undefined {
  if (at.server !== met.server || at.key !== met.key) return undefined
  return met.nth === at.nth || (wayOf(way).persists && met.nth > at.nth) ? way : undefined
}

function isSame(a: Met, b: Met): boolean {
  return a.server === b.server && a.key === b.key && a.nth === b.nth
}

/** Between two signals, as a person presses keys. */
const BETWEEN_MS = 100

async function send(child: ChildProcess, signals: readonly NodeJS.Signals[]): Promise<void> {
  for (const [at, signal] of signals.entries()) {
    if (at > 0) await sleep(BETWEEN_MS)
    child.kill(signal)
  }
  // The answer comes when the signal has.
  await sleep(BETWEEN_MS)
}

async function makePlaces(): Promise<Places> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'faults-')))
  const file = (name: string) => join(root, name)
  const places = { root, tmp: file('tmp'), workspace: file('workspace'), file }
  for (const folder of ['tmp', 'workspace', 'home']) await mkdir(file(folder))
  return places
}

async function prepare({ workspace, file }: Places, { files = {}, event = {} }: Start): Promise<void> {
  for (const name of ['output', 'summary']) await writeFile(file(name), '')
  await writeFile(file('event.json'), JSON.stringify(event))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(workspace, name)), { recursive: true })
    await writeFile(join(workspace, name), content)
  }
}

function environment({ isAction }: Scenario, { tmp, workspace, file }: Places): Record<string, string> {
  const machine = {
    ...COMPILE_CACHE,
    PATH: process.env['PATH']!,
    HOME: file('home'),
    TMPDIR: tmp,
    CHROME_PATH: '/no/chrome',
  }
  if (!isAction) return machine
  return {
    ...machine,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
    GITHUB_EVENT_PATH: file('event.json'),
    GITHUB_WORKSPACE: workspace,
    GITHUB_REPOSITORY: 'octo-org/shop',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_SHA: 'a'.repeat(40),
    RUNNER_TEMP: tmp,
  }
}

function filePlan(
  { fault, listens }: TrialOptions,
  { root, tmp, workspace, file }: Places,
): FilePlan | undefined {
  const at = planned(fault)
  if (!listens && !at) return undefined
  const folders = [tmp, workspace, ...['output', 'summary', 'event.json', 'home'].map(file)]
  return { folders, log: join(root, 'operations'), ...(at && { at }) }
}

function planned(fault: Fault | undefined): FilePlan['at'] {
  if (fault?.kind === 'file') {
    const { key, nth, code, onwards } = fault
    return { key, nth, code, onwards }
  }
  if (fault?.kind !== 'signal' || fault.at.on !== 'file') return undefined
  return { key: fault.at.key, nth: fault.at.nth, signals: fault.signals }
}

/** The plan stands in a module of its own: that which follows it is the same for all, and its code is kept compiled. */
function importOf(plan: FilePlan): string {
  const module = pathToFileURL(join(import.meta.dirname, 'file-faults.ts'))
  const source = `import { follow } from '${module.href}'; follow(${JSON.stringify(plan)})`
  return `data:text/javascript,${encodeURIComponent(source)}`
}

function readOperations({ root }: Places): Outcome['operations'] {
  const lines = read(join(root, 'operations')).split('\n').filter(Boolean)
  return lines.map(line => JSON.parse(line))
}

async function connectionsLeft({ fronts }: World): Promise<string[]> {
  const left = () => Object.entries(fronts).filter(([, { open }]) => open > 0)
  return (await unlessGone(left)).map(([name, { open }]) => `${open} connections to ${name} stay`)
}

async function artifactOf({ github, blobs, blobOf }: World): Promise<Buffer | undefined> {
  if (!github.artifacts.get('seo-preflight')?.finalized) return undefined
  return await blobs.download(blobOf('seo-preflight')).catch(() => undefined)
}

function read(file: string): string {
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : ''
}

function readFiles(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter(name => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile())
  return Object.fromEntries(files.map(name => [name, read(join(folder, name))]))
}
