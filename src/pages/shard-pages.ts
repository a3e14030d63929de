import { createHash } from 'node:crypto'
import { isThisMachine } from '../net/host-kind.ts'

/** The pages of one shard. */
export interface ShardPages {
  urls: readonly string[]
  /** Stands for all pages and how they were divided: where shards differ in it, they may have lost or doubled pages. */
  division: string
}

/** Characters of a digest. */
const DIGEST_LENGTH = 16

/**
 * One of several parts of the pages, of which together each page is in exactly one, in order. Where costs are known, each
 * part costs about the same, else they have about the same number of pages. Of a page whose cost is not known the median
 * of its folder counts, or of all.
 *
 * @param number of the part, from 1 on
 * @param costs of pages by their paths, see {@link pathOf}; equal costs divide by number
 */
export function shardPages(
  urls: readonly string[],
  { number, count }: { number: number; count: number },
  costs: ReadonlyMap<string, number> = new Map(),
): ShardPages {
  const costOf = costEstimate(urls, costs)
  const each = urls.map(costOf)
  const total = each.reduce((sum, cost) => sum + cost, 0)
  let before = 0
  const shards = each.map(cost => {
    // By its middle, so that a page goes where most of it belongs.
    const shard = Math.min(count, 1 + Math.floor(((before + cost / 2) * count) / total))
    before += cost
    return shard
  })
  const listed = urls.map((url, index) => [shards[index], addressOf(url)])
  return {
    urls: urls.filter((_, index) => shards[index] === number),
    division: createHash('sha256')
      .update(JSON.stringify([count, listed]))
      .digest('hex')
      .slice(0, DIGEST_LENGTH),
  }
}

/** Path and query, by which a page is known again on another deployment. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** The port of a server of this machine may be another one for each shard. */
function addressOf(url: string): string {
  return isThisMachine(new URL(url).hostname) ? pathOf(url) : url
}

function costEstimate(urls: readonly string[], costs: ReadonlyMap<string, number>): (url: string) => number {
  const known = urls.flatMap(url => {
    const cost = costs.get(pathOf(url))
    return cost === undefined ? [] : [{ folder: folderOf(url), cost: Math.max(1, cost) }]
  })
  const ofFolder = new Map(
    Array.from(
      Map.groupBy(known, ({ folder }) => folder),
      ([folder, some]) => [folder, median(some.map(({ cost }) => cost))] as const,
    ),
  )
  const ofAll = known.length === 0 ? 1 : median(known.map(({ cost }) => cost))
  return url => Math.max(1, costs.get(pathOf(url)) ?? ofFolder.get(folderOf(url)) ?? ofAll)
}

function folderOf(url: string): string {
  const { pathname } = new URL(url)
  return pathname.slice(0, pathname.lastIndexOf('/') + 1)
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!
}
