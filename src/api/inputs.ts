import type { Tool } from './tools.ts'

/** What the result of a tool on a page was worked out from. */
export interface ToolInputs {
  /** Each input as its fingerprint, a blank and what it is, such as `q1w2… fetch @/style.css`: `@` is the page's origin. */
  read: readonly string[]
  /** When the clock alone changes the result; left out where it does not. */
  until?: string
}

/** The same of the tools on a page; a tool whose inputs cannot be compared is left out. */
export type PageInputs = Partial<Record<Tool, ToolInputs>>
