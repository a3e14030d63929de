import type { NetworkRequest } from '../../browser/rendered-page.ts'
import { perVisit } from '../../visit/per-visit.ts'
import { chosenRenderingOrReason } from '../../visit/rendering.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { detect } from './detect.ts'
import { marksOf, renderedMarksOf, type ScriptMark } from './marks.ts'
import { type Detection, resolve } from './resolve.ts'

/** What the page is made with. */
export interface Detections {
  catalogue: Catalogue
  detections: readonly Detection[]
  /** Scripts that the page loads: those as sent first, then those as Chrome saw them. */
  scripts: readonly ScriptMark[]
  /** What Chrome asked for; nothing where the page was not seen in Chrome. */
  requests: readonly NetworkRequest[]
  /** Whether the page was seen in Chrome, and with it its global variables. */
  isRendered: boolean
}

/** @throws NotMeasured as {@link Visit.htmlPage} */
export const detectionsOf = perVisit(async (visit): Promise<Detections> => {
  const page = await visit.htmlPage()
  const { loadCatalogue } = await import('./catalogue/catalogue.ts')
  const catalogue = await loadCatalogue()
  const rendered = (await visit.runsScripts()) ? await chosenRenderingOrReason(visit) : undefined
  const shown = rendered === undefined || rendered instanceof Error ? undefined : rendered
  const seen = shown === undefined ? [] : [renderedMarksOf(shown)]
  const places = [...seen, marksOf(page, await visit.exchange())]
  return {
    catalogue,
    detections: resolve(catalogue, detect(catalogue, ...places)),
    scripts: places.toReversed().flatMap(marks => marks.scripts),
    requests: shown?.requests ?? [],
    isRendered: seen.length > 0,
  }
})
