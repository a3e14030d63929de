import type { JsonObject } from '../../../api/results.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { numberOf, rowsOf, textOf } from './audit-details.ts'
import { measurement } from './measurement.ts'

/** Frames of one page, as many as Lighthouse takes. */
const MAX_FRAMES = 8
/** UTF-16 units of one frame, and of all that are kept. */
const MAX_FRAME = 14_000
const MAX_KEPT = 42_000
const FRAME = /^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/

/**
 * What the screen showed while the page loaded, as facts: `filmstrip` is `[{ ms, picture }]`, where `picture` names one
 * of `pictures`, which has each frame once.
 */
export const filmstrip = defineTopic({
  checks: {},
  async judge(visit) {
    const { report } = await measurement(visit)
    const names = new Map<string, string>()
    const frames: JsonObject[] = []
    let left = MAX_KEPT
    for (const row of rowsOf(report.median.audits['screenshot-thumbnails']).slice(0, MAX_FRAMES)) {
      const data = textOf(row, 'data')
      if (data.length > MAX_FRAME || !FRAME.test(data)) continue
      if (!names.has(data)) {
        if (data.length > left) continue
        left -= data.length
        names.set(data, `frame-${names.size + 1}`)
      }
      frames.push({ ms: Math.round(numberOf(row, 'timing')), picture: names.get(data)! })
    }
    if (frames.length === 0) return { judgements: {} }
    const pictures = Object.fromEntries(Array.from(names, ([data, name]) => [name, data]))
    return { judgements: {}, facts: { filmstrip: frames, pictures } }
  },
})
