import type { Outcome } from '../../../../src/api/results.ts'
import type { Said } from '../../../support/tool-cases.ts'
import type { Site } from '../../../support/tool-runs.ts'

/** A page with scripts, and what the tools say of it once it was rendered. */
export interface ScriptCase {
  name: string
  site: Site
  productionUrl?: string
  /** By the ids of the checks. */
  says: Record<string, Said | Outcome>
}

/** Prose of as many words as a page needs, none of them twice in a row. */
export const PROSE = `<p>Our red bike carries parcels through town in any weather, and its frame is welded by hand in a small workshop.</p>
<p>Riders praise the quiet belt drive, which needs neither oil nor cleaning and outlives three ordinary chains.</p>
<p>A basket in front holds the shopping of a family, while the rack behind takes a child seat of every common make.</p>
<p>Lights are fed by the hub, so nobody has to think of batteries, and the brakes stop safely on wet cobblestones.</p>`

/** A page whose text was sent. */
export function page(head: string, body: string): string {
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8">\n${head}\n</head>\n<body>\n${body}\n</body></html>`
}

export const TITLE = '<title>Red bike for parcels and children</title>'
export const MAIN = `<main>\n<h1>The red bike</h1>\n${PROSE}\n</main>`

export function script(source: string): string {
  return `<script>${source}</script>`
}

/** Source text of a value in a script. */
export function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('</', '<\\/')
}
