import type { Tool } from '../api/tools.ts'

/** A request that was answered, or whose client went away before that. */
export interface AnsweredRequest {
  requestId: string
  /** As HTTP has it; undefined where no request could be read. */
  method: string | undefined
  /** Pattern of the path, such as `/api/v1/ext/tools/:tool`; undefined where there is none for it. */
  route: string | undefined
  /** HTTP status; 499 where the client went away. */
  status: number
  durationMs: number
  /** Whose token it was. */
  account?: string
  tool?: Tool
  /** The URL to examine, as the client wrote it. */
  url?: string
}

/** Work on a call, without the time that it waited. */
export interface FinishedWork {
  operation: Tool | 'analyze'
  /** `failed`: the client got an error. */
  outcome: 'measured' | 'not-measured' | 'failed'
  durationMs: number
}

/** Who is told of what a service does. */
export interface ServiceObserver {
  answered(request: AnsweredRequest): void
  worked(work: FinishedWork): void
  /** Of a fault of the service that the client does not see: what to log, without secrets. */
  faulted(text: string): void
}
