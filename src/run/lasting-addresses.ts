import { isThisMachine } from '../net/host-kind.ts'
import type { Report } from '../report/report.ts'
import { changedTexts } from './changed-texts.ts'

/**
 * The report with addresses that lead somewhere after the run, for people: what was audited on a server of this machine
 * goes by its address on production. Where that is a folder and the pages were served at the root, they keep their
 * addresses: the paths of files are others there.
 */
export function withLastingAddresses(report: Report, productionUrl: string | undefined): Report {
  if (productionUrl === undefined) return report
  const production = new URL(productionUrl)
  const pages = report.pages.flatMap(({ url }) => URL.parse(url) ?? [])
  const here = pages.filter(({ hostname }) => isThisMachine(hostname))
  const local = new Set(here.map(({ origin }) => origin))
  const folder = production.pathname.replace(/\/*$/, '/')
  if (local.size === 0 || !here.every(({ pathname }) => `${pathname}/`.startsWith(folder))) return report
  const origins = [...local].map(origin => origin.replace(/[[\].]/g, '\\$&'))
  const pattern = new RegExp(`(?:${origins.join('|')})(?![\\w:]|\\.\\w)`, 'g')
  return changedTexts(report, text => text.replace(pattern, () => production.origin))
}
