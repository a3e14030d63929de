/** Of an event of a trace, what is looked at here. */
export interface TraceEvent {
  name: string
  /** Microseconds. */
  ts: number
  args: { frame?: string; data?: { weighted_score_delta?: number; impacted_nodes?: readonly MovedNode[] } }
}

/** Where an element was and is: left, top, width and height in CSS pixels, as far as it is on the screen. */
interface MovedNode {
  old_rect?: readonly number[]
  new_rect?: readonly number[]
}

/** How far down a layout shift moved what it moved, and what grew meanwhile. */
export interface ShiftDistance {
  /** Of the shift, as Lighthouse tells it; no two have the same. */
  score: number
  /** CSS pixels, of what went down furthest; 0 where nothing did. */
  down: number
  /** CSS pixels of height, as far as it is on the screen, of what grew as no other font makes it grow. */
  grown?: { from: number; to: number }
}

/** How many times as high something is afterwards, and CSS pixels that it gained, where something was put into it. */
const GROWN_TIMES = 2
const GROWN_PIXELS = 100
/** CSS pixels by which what grows may move meanwhile. */
const GROWN_MOVE = 40

/** Microseconds between the layout of a frame and the time that Chrome gives for its paint: three frames at 60 Hz. */
const PAINT_DELAY = 50_000

/**
 * A trace without the layout shifts that came before anything had been painted. Chrome counts them where the first layout is
 * made anew before it comes to the screen, as when a style sheet arrives in between; no visitor saw them, and whether there
 * are any differs from run to run.
 *
 * @see https://github.com/WICG/layout-instability#layout-shift
 */
export function withoutUnseenShifts<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  const marks = new Map<string, Event[]>()
  for (const event of events) {
    const { frame } = event.args ?? {}
    if (frame === undefined || (event.name !== 'navigationStart' && event.name !== 'firstPaint')) continue
    const ofFrame = marks.get(frame) ?? []
    ofFrame.push(event)
    marks.set(frame, ofFrame)
  }
  for (const ofFrame of marks.values()) ofFrame.sort((a, b) => a.ts - b.ts)
  return events.filter(event => {
    if (event.name !== 'LayoutShift') return true
    const ofFrame = marks.get(event.args.frame ?? '') ?? []
    const next = ofFrame.find(({ ts }) => ts > event.ts)
    const isPainted = ofFrame.findLast(({ ts }) => ts <= event.ts)?.name === 'firstPaint'
    return isPainted || next?.name !== 'firstPaint' || next.ts - event.ts <= PAINT_DELAY
  })
}

/** What those shifts add up to that {@link withoutUnseenShifts} leaves out of a trace. */
export function unseenShift(all: readonly TraceEvent[], seen: readonly TraceEvent[]): number {
  return sumOfShifts(all) - sumOfShifts(seen)
}

/** The shifts of a trace that moved something down, or in which something grew. */
export function shiftDistances(events: readonly TraceEvent[]): ShiftDistance[] {
  return events
    .filter(({ name }) => name === 'LayoutShift')
    .map(({ args: { data } }) => {
      const moved = data?.impacted_nodes ?? []
      const grown = moved.map(grownOf).find(growth => growth !== undefined)
      const down = Math.max(0, ...moved.map(downOf))
      return { score: data?.weighted_score_delta ?? 0, down, ...(grown && { grown }) }
    })
    .filter(({ down, grown }) => down > 0 || grown)
}

function grownOf({ old_rect: old, new_rect: rect }: MovedNode): ShiftDistance['grown'] {
  const [, oldTop = 0, , from = 0] = old ?? []
  const [, top = 0, , to = 0] = rect ?? []
  if (from <= 0 || Math.abs(top - oldTop) > GROWN_MOVE) return undefined
  return to >= from * GROWN_TIMES && to - from >= GROWN_PIXELS ? { from, to } : undefined
}

function downOf({ old_rect: from, new_rect: to }: MovedNode): number {
  return (to?.[1] ?? 0) - (from?.[1] ?? 0)
}

function sumOfShifts(events: readonly TraceEvent[]): number {
  return events
    .filter(({ name }) => name === 'LayoutShift')
    .reduce((sum, { args }) => sum + (args.data?.weighted_score_delta ?? 0), 0)
}
