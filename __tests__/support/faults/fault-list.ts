import type { ChromeProcess, Fault } from './fault.ts'
import type { Met } from './front.ts'
import type { Scenario } from './scenario.ts'
import { BAD_CLIENTS } from './service-client.ts'
import { surroundingsOf } from './surroundings.ts'
import type { Outcome } from './trial.ts'
import { WAYS, type WayName, wayOf } from './ways.ts'

const ALL_WAYS = Object.keys(WAYS) as WayName[]

/** Ways that tell nothing new of a server. */
const LEFT_OUT: Readonly<Record<string, readonly WayName[]>> = {
  site: ['lost-answer', 'null', '429-long', '503-once', '400', 'drip-head'],
  service: [],
  github: ['400', 'short', 'drip-head', 'long-head', '503-once'],
  blobs: ['400', 'short', 'drip-head', 'long-head', '503-once', 'null', 'other-json', 'html', 'bad-gzip'],
}

/** Ways that are tried where a request is one of many of its kind. */
const FEW_WAYS: readonly WayName[] = ['reset', 'hang', '500', 'cut', 'empty']

const SIGNALS: readonly (readonly NodeJS.Signals[])[] = [
  ['SIGINT'],
  ['SIGTERM'],
  ['SIGHUP'],
  ['SIGQUIT'],
  ['SIGKILL'],
  ['SIGINT', 'SIGINT'],
]

/**
 * Everything that is broken in a scenario, one thing at a time.
 *
 * @param clean the run where nothing breaks, whose steps are broken
 */
export function faultsOf(scenario: Scenario, clean: Outcome): Fault[] {
  return [
    ...requestFaults(scenario, clean.requests),
    ...fileFaults(scenario, clean.operations),
    ...signalFaults(clean),
    ...(scenario.hasChrome ? chromeFaults(clean.requests) : []),
    ...surroundingsOf(scenario).map(name => ({ kind: 'surroundings', name }) as const),
    ...(scenario.isService ? Object.keys(BAD_CLIENTS) : []).map(name => ({ kind: 'client', name }) as const),
  ]
}

function requestFaults(scenario: Scenario, requests: readonly Met[]): Fault[] {
  return inOrder(requests).flatMap(at => {
    const isWanted = scenario.breaks === undefined || scenario.breaks.test(`${at.server} ${at.key}`)
    const ways = ALL_WAYS.filter(way => !LEFT_OUT[at.server]?.includes(way))
    const isMain = at.nth === 1 && !/^(?:HEAD|GET \/\*)/.test(at.key) && !scenario.alike?.test(at.key)
    const wanted = scenario.ways ?? (isMain ? ways : ways.filter(way => FEW_WAYS.includes(way)))
    // GitHub's client follows the service that it uploads to with the token that this service gave.
    const chosen = /\/twirp\//.test(at.key) ? wanted.filter(way => way !== 'elsewhere') : wanted
    return isWanted ? chosen.map(way => ({ kind: 'request', at, way }) as const) : []
  })
}

/** Several requests at once come in any order. */
function inOrder(requests: readonly Met[]): Met[] {
  const rank = ({ server, key, nth }: Met) => `${server} ${key} ${String(nth).padStart(3, '0')}`
  return requests.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
}

function fileFaults({ hasChrome }: Scenario, operations: Outcome['operations']): Fault[] {
  const faults: Fault[] = []
  // What cannot be removed stays.
  const first = operations
    .filter(({ key, nth }) => nth === 1 && !/^(?:lstat|rm|rmdir|unlink) tmp/.test(key))
    // Of runs with Chrome, which take long, what others have not.
    .filter(({ key }) => !hasChrome || / tmp/.test(key))
  for (const { key, nth } of first.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const isWrite = /^(?:thread )?(?:appendFile|mkdir|mkdtemp|writeFile|rename|copyFile|open .*\.tmp$)/.test(
      key,
    )
    const codes = isWrite ? ['ENOSPC', 'EACCES', 'EROFS'] : ['ENOENT', 'EACCES', 'EIO']
    faults.push(...codes.map(code => ({ kind: 'file', key, nth, code, onwards: false }) as const))
    if (isWrite) faults.push({ kind: 'file', key, nth, code: 'ENOSPC', onwards: true })
  }
  return faults
}

function signalFaults({ requests, operations }: Outcome): Fault[] {
  const moments = inOrder(requests).filter(({ nth }) => nth === 1)
  const writes = operations
    .filter(({ key, nth }) => nth === 1 && /writeFile|appendFile/.test(key))
    // Frames of a film that look alike are one file.
    .filter(({ key }) => !/-frame-(?:[2-9]|\d\d)\./.test(key))
  const at = [
    { on: 'start' } as const,
    ...moments.map(met => ({ on: 'request', ...met }) as const),
    ...writes.map(({ key, nth }) => ({ on: 'file', key, nth }) as const),
  ]
  // Each moment meets one signal more than the one before it, round and round, so that all pairs of neighbours are tried.
  return at.flatMap((moment, index) =>
    SIGNALS.filter(
      (signals, number) =>
        number < 2 || (index + number) % 4 === 0 || (moment.on === 'file' && signals.length > 1),
    ).map(signals => ({ kind: 'signal', at: moment, signals }) as const),
  )
}

const PROCESSES: readonly ChromeProcess[] = ['browser', 'renderer', 'gpu-process', 'utility']

function chromeFaults(requests: readonly Met[]): Fault[] {
  const moments = inOrder(requests).filter(({ server, nth }) => server === 'site' && nth <= 2)
  return moments.flatMap((at, index) =>
    PROCESSES.flatMap((process, number) => {
      const kill = { kind: 'chrome', at, process, signal: 'SIGKILL' } as const
      // The first request is not Chrome's, which may show nothing yet.
      const isRare = number > 1 ? (index + number) % 3 !== 0 : process === 'renderer' && isFirst(at)
      return isRare ? [] : process === 'browser' ? [kill, { ...kill, signal: 'SIGSTOP' } as const] : [kill]
    }),
  )
}

function isFirst({ key, nth }: Met): boolean {
  return key === 'GET /' && nth === 1
}

/** Whether a fault makes the program wait, which costs time and no computing. */
export function waits(fault: Fault): boolean {
  if (fault.kind === 'chrome') return fault.signal === 'SIGSTOP'
  if (fault.kind !== 'request') return false
  return wayOf(fault.way).waits === true || fault.at.server === 'github' || fault.at.server === 'blobs'
}
