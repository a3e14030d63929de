import { isThisMachine } from '../net/host-kind.ts'
import type { Report } from '../report/report.ts'
import { changedTexts } from './changed-texts.ts'

/**
 * The report with addresses that lead somewhere after the run, for people: what was audited on a server of this machine
 * goes by its address on production. A folder of production is left alone, since the paths of files are others there.
 */
export function withLastingAddresses(report: Report, productionUrl: string | undefined): Report {
  if (productionUrl === undefined) return report
  const production = new URL(productionUrl)
  const pages = report.pages.flatMap(({ url }) => URL.parse(url) ?? [])
  const local = new Set(pages.filter(({ hostname }) => isThisMachine(hostname)).map(({ origin }) => origin))
  if (production.pathname !== '/' || local.size === 0) return report
  const origins = [...local].map(origin => origin.replace(/[[\].]/g, '\\$&'))
  const pattern = new RegExp(`(?:${origins.join('|')})(?![\\w:]|\\.\\w)`, 'g')
  return changedTexts(report, text => text.replace(pattern, () => production.origin))
}
