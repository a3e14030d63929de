import { type LookupAddress, type LookupOptions, lookup as systemLookup } from 'node:dns'

type Answer = [error: NodeJS.ErrnoException | null, found: LookupAddress[]]
type Listener = (...answer: Answer) => void

/** Milliseconds that an answer is kept, one that there is no such name among them. */
const KEEP_MS = 10_000
/** Most names that are kept. */
const MAX_NAMES = 1000

/**
 * Resolves names as another function does, each once in a while. A page may open a connection for each of a hundred
 * images of a host that is not there, and the system looks up few names at once.
 *
 * @param resolve resolves names; the system unless given
 * @param failures whether it is kept as well that there is no such name; whoever tries again wants to know it anew
 * @returns the same for callers that want all addresses
 */
export function rememberedLookup(
  resolve: typeof systemLookup = systemLookup,
  failures: 'kept' | 'anew' = 'kept',
): typeof systemLookup {
  const kept = new Map<string, { until: number; answer?: Answer; waiting: Listener[] }>()
  const remembered = (hostname: string, options: LookupOptions, listener: Listener) => {
    const key = JSON.stringify([hostname, options])
    const known = kept.get(key)
    if (known?.answer && known.until > Date.now()) return void process.nextTick(listener, ...known.answer)
    if (known && !known.answer) return void known.waiting.push(listener)
    const entry: { until: number; answer?: Answer; waiting: Listener[] } = { until: 0, waiting: [listener] }
    kept.delete(key)
    if (kept.size >= MAX_NAMES) kept.delete(kept.keys().next().value!)
    kept.set(key, entry)
    resolve(hostname, { ...options, all: true }, (...answer) => {
      entry.answer = answer
      entry.until = answer[0] && failures === 'anew' ? 0 : Date.now() + KEEP_MS
      for (const waiting of entry.waiting.splice(0)) waiting(...answer)
    })
  }
  return remembered as unknown as typeof systemLookup
}
