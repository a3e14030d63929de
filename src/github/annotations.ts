import { counted } from '../report/numbers-in-words.ts'
import type { FileOf } from '../report/place-file.ts'
import type { Finding } from '../report/view/findings.ts'
import { holderOf, inOrder, saidOf } from '../report/view/place-words.ts'
import { firstPlaces, type Place } from '../report/view/places.ts'
import type { ReportView } from '../report/view/report-view.ts'
import { isSameSite } from '../run/place-files.ts'
import { oneLine } from '../text/one-line.ts'
import { shownUrl } from '../text/shown-url.ts'
import type { AnnotationProperties, RunnerLog } from './runner-log.ts'

/** Findings that are put on the run. */
const MAX_ANNOTATIONS = 10
/** A runner keeps ten annotations of a level in each step; one is left for why the build failed, one for the count. */
const MAX_OF_LEVEL = 9
/** UTF-16 units of advice. */
const MAX_ADVICE = 600

export interface AnnotationOptions {
  log: RunnerLog
  /** Finds the files of the repository that places are in. */
  fileOf: FileOf
  /** Annotations of the level `warning` that the step has already. */
  warnings: number
}

/**
 * Puts the worst findings on the run, each with its first place; with a baseline those that are new against it.
 *
 * @see https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export async function annotate({ judged }: ReportView, options: AnnotationOptions): Promise<void> {
  const room = { error: MAX_OF_LEVEL, warning: MAX_OF_LEVEL - options.warnings, notice: MAX_OF_LEVEL }
  const shown = judged.slice(0, MAX_ANNOTATIONS).filter(({ severity }) => room[severity]-- > 0)
  for (const finding of shown) {
    const { listed, more } = firstPlaces(finding.places, 1)
    const properties = {
      title: oneLine(finding.title),
      ...(await annotatedLines(listed[0]!, options)),
    }
    options.log.annotate(finding.severity, properties, words(finding, listed[0]!, more))
  }
  if (judged.length > shown.length) {
    options.log.notice(
      `These are the worst ${shown.length} of ${judged.length} findings; the job summary has all of them`,
    )
  }
}

async function annotatedLines(
  place: Place,
  { fileOf }: AnnotationOptions,
): Promise<Omit<AnnotationProperties, 'title'>> {
  const file = await fileOf(place)
  return file ? { file: file.path, ...(file.line !== undefined && { line: file.line }) } : {}
}

function words({ id, fix }: Finding, place: Place, more: number): string {
  const { page, occurrence } = place
  const { resource, words: said } = saidOf(place, true)
  // A resource of the site names the site.
  const isNamed = page.isSite && resource !== undefined && isSameSite(resource, page.url)
  const where = [
    ...(isNamed ? [] : [`${shownUrl(page.url)}${holderOf(place, false)?.rest ?? ''}`]),
    ...inOrder(place, {
      resource: resource === undefined ? '' : shownUrl(resource),
      line: occurrence?.line === undefined ? '' : `line ${occurrence.line}`,
      selector: oneLine(occurrence?.selector ?? ''),
    }).filter(part => part !== ''),
  ]
  const others = more === 0 ? '' : ` (and ${counted(more, 'more place')})`
  const what = said === '' ? '' : `: ${oneLine(said)}`
  const lines = [`${where.join(' · ')}${what}${others}`]
  if (fix) lines.push(`Fix: ${oneLine(fix, MAX_ADVICE)}`)
  return [...lines, oneLine(id)].join('\n')
}
