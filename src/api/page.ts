import { documentIn } from './rendering.ts'
import type { Page, ToolRun } from './results.ts'
import { pageScore } from './score.ts'

/** A page with what its tools found: its score, and which document of it they judged. */
export function pageOf(url: string, runs: ToolRun[]): Page {
  const document = documentIn(runs)
  return { url, score: pageScore(runs), ...(document && { document }), runs }
}
