import type { Met } from './front.ts'
import type { WayName } from './ways.ts'

/** A moment of a run, by what it asks of a server or of the file system. */
export type Moment = ({ on: 'request' } & Met) | { on: 'file'; key: string; nth: number } | { on: 'start' }

/** One thing that breaks. */
export type Fault =
  | { kind: 'request'; at: Met; way: WayName }
  | { kind: 'file'; key: string; nth: number; code: string; onwards: boolean }
  | { kind: 'signal'; at: Moment; signals: readonly NodeJS.Signals[] }
  | { kind: 'chrome'; at: Met; process: ChromeProcess; signal: 'SIGKILL' | 'SIGSTOP' }
  | { kind: 'surroundings'; name: string }
  | { kind: 'client'; name: string }

/** A process of Chrome's, by its `--type`; the one that has none is the browser. */
export type ChromeProcess = 'browser' | 'renderer' | 'gpu-process' | 'utility'

/** What a fault is called, to ask for it alone: within a scenario there is one of each name. */
export function nameOf(fault: Fault): string {
  switch (fault.kind) {
    case 'request':
      return `${momentName({ on: 'request', ...fault.at })} ${fault.way}`
    case 'file':
      return `file ${ordinal(fault.key, fault.nth)} ${fault.code}${fault.onwards ? ' onwards' : ''}`
    case 'signal':
      return `${fault.signals.join('+')} at ${momentName(fault.at)}`
    case 'chrome':
      return `${fault.signal} to ${fault.process} at ${momentName({ on: 'request', ...fault.at })}`
    case 'surroundings':
    case 'client':
      return fault.name
  }
}

function momentName(moment: Moment): string {
  if (moment.on === 'start') return 'start'
  if (moment.on === 'file') return `file ${ordinal(moment.key, moment.nth)}`
  return `${moment.server} ${ordinal(moment.key, moment.nth)}`
}

function ordinal(key: string, nth: number): string {
  return nth === 1 ? key : `${key} #${nth}`
}
