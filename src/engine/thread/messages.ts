import { ApiError, type ApiErrorKind } from '../../api/errors.ts'
import type { PageInputs } from '../../api/inputs.ts'
import type { AnalysisProgress, Vitals } from '../../api/seo-api.ts'
import type { Tool } from '../../api/tools.ts'
import type { EngineOptions } from '../engine-options.ts'
import type { Lane } from '../schedule/work-lanes.ts'
import type { SentResult } from './sent-result.ts'

/** What the engine of a thread is opened with. */
export interface ThreadData {
  engine: Omit<EngineOptions, 'lanes' | 'rank'>
  /** Where the thread notes that its loop turns: one 64-bit number, see {@link now}. */
  beat: SharedArrayBuffer
}

/** A call of the contract that the thread works on. */
export type Work =
  | { operation: 'runTool'; tool: Tool; url: string; tools?: readonly Tool[]; known?: readonly Tool[] }
  | { operation: 'analyze'; url: string; tools?: readonly Tool[] }
  | { operation: 'listedAddresses'; url: string }
  | { operation: 'addressAnswers'; url: string; addresses: readonly string[]; read: boolean }
  | { operation: 'inputs'; url: string }
  | { operation: 'unchanged'; url: string; inputs: PageInputs }

/** What the thread is told. Ids of calls are the caller's, those of lanes the thread's. */
export type Order =
  | { kind: 'open'; thread: ThreadData }
  | { kind: 'call'; id: number; work: Work }
  | { kind: 'abort'; id: number }
  | { kind: 'enough'; id: number }
  | { kind: 'entered'; id: number }
  | { kind: 'prepare'; tools: readonly Tool[] }
  | { kind: 'release'; url: string }
  | { kind: 'expect'; url: string; inputs: readonly string[] }
  | { kind: 'close' }

/** What the thread says. */
export type Word =
  | { kind: 'result'; id: number; result: SentResult }
  | { kind: 'error'; id: number; error: SentError }
  | { kind: 'progress'; id: number; progress: AnalysisProgress }
  | { kind: 'warning'; warning: string }
  | { kind: 'vitals'; vitals: Vitals }
  | { kind: 'enter'; id: number; lane: Lane; call: number | undefined }
  | { kind: 'leave'; id: number }
  | { kind: 'closed' }

/** An error on its way between threads, which would lose its class and what it has of its own. */
export interface SentError {
  message: string
  stack: string | undefined
  api?: { kind: ApiErrorKind; status: number | undefined; retryAfter: number | undefined }
}

export function sentError(error: unknown): SentError {
  if (error instanceof ApiError) {
    const { message, stack, kind, status, retryAfter } = error
    return { message, stack, api: { kind, status, retryAfter } }
  }
  return error instanceof Error
    ? { message: error.message, stack: error.stack }
    : { message: String(error), stack: undefined }
}

export function receivedError({ message, stack, api }: SentError): Error {
  const error = api
    ? new ApiError(api.kind, message, {
        ...(api.status !== undefined && { status: api.status }),
        ...(api.retryAfter !== undefined && { retryAfter: api.retryAfter }),
      })
    : new Error(message)
  if (stack !== undefined) error.stack = stack
  return error
}

/** Milliseconds on a clock that all threads share and nobody sets. */
export function now(): bigint {
  return process.hrtime.bigint() / 1_000_000n
}
