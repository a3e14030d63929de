import type { Result } from 'lighthouse'
import type { HeldImage, ImageScales, ImageSizes } from './seen-images.ts'
import type { ShiftDistance } from './seen-shifts.ts'

/** What the browser plays while Lighthouse measures. */
export type Device = 'mobile' | 'desktop'

/** What one run of Lighthouse found: of its own result, the parts that serve tools. */
export type LighthouseResult = Pick<
  Result,
  | 'requestedUrl'
  | 'mainDocumentUrl'
  | 'finalDisplayedUrl'
  | 'lighthouseVersion'
  | 'audits'
  | 'runWarnings'
  | 'runtimeError'
> & {
  entities: NonNullable<Result['entities']>
  /** Of the category "Performance", 0 to 1; null where it could not be computed. */
  score: number | null
  /** How fast this machine is, by Lighthouse's measure. */
  benchmarkIndex: number
  /** Part of this machine's processors, 0 to 1, that other programs had meanwhile, 0 where one was free; undefined where that is not known. */
  othersShare?: number
  /** Part of their time, 0 to 1, in which the page's longer tasks waited for a processor; undefined where it had hardly any. */
  waitedShare?: number
  /** Layout shift before the first paint, which is not in the metric: on a busy machine that paint may come too late. */
  unseenShift?: number
  /** How far the layout shifts that are in the metric moved something down. */
  shiftDistances?: readonly ShiftDistance[]
  /** Images without a size that move nothing outside of their boxes when they come. */
  heldImages?: readonly HeldImage[]
  /** Sizes of the image files that the page shows. */
  imageSizes?: ImageSizes
  /** By how many times the page draws them larger than it lays them out. */
  imageScales?: ImageScales
}

/** Part of the processors that others may have: with half of them, a page waits for its turn as often as it works. */
const MOST_OF_OTHERS = 0.5
/** Part of their time in which the page's tasks may wait: for Chrome's other processes they wait up to a half of it on a machine that has nothing else to do. */
const MOST_WAITED = 0.6
/** Part of the processors that others have at least where a page waits for these. */
const SOME_OF_OTHERS = 0.1

/** Whether other programs kept the machine so busy that times say more of it than of the page. */
export function isStarved({
  othersShare = 0,
  waitedShare = 0,
}: Pick<LighthouseResult, 'othersShare' | 'waitedShare'>): boolean {
  return othersShare > MOST_OF_OTHERS || (othersShare > SOME_OF_OTHERS && waitedShare > MOST_WAITED)
}

/** All runs of Lighthouse on one page. */
export interface LighthouseReport {
  device: Device
  /** The run that is nearest to the median, and that stands for all. */
  median: LighthouseResult
  /** Score of each run that came to a result, 0 to 100, in their order. */
  scores: readonly (number | null)[]
  /** As `142.0.7444.59`. */
  chromeVersion: string
}
