import { isThisMachine } from '../net/host-kind.ts'
import type { Report } from '../report/report.ts'
import { changedTexts } from './changed-texts.ts'

/**
 * The report with addresses that lead somewhere after the run, for people: what was audited on a server of this machine
 * goes by its address on production. Where that is a folder and all pages were served at the root, it stands before their
 * paths.
 */
export function withLastingAddresses(report: Report, productionUrl: string | undefined): Report {
  if (productionUrl === undefined) return report
  const production = new URL(productionUrl)
  const pages = report.pages.flatMap(({ url }) => URL.parse(url) ?? [])
  const here = pages.filter(({ hostname }) => isThisMachine(hostname))
  const local = new Set(here.map(({ origin }) => origin))
  const folder = production.pathname.replace(/\/*$/, '')
  const inFolder = here.filter(({ pathname }) => `${pathname}/`.startsWith(`${folder}/`)).length
  if (local.size === 0 || (inFolder > 0 && inFolder < here.length)) return report
  const added = inFolder > 0 ? '' : folder
  const origins = [...local].map(origin => origin.replace(/[[\].]/g, '\\$&'))
  const pattern = new RegExp(`(?:${origins.join('|')})(?!\\w|:\\d|\\.\\w)`, 'g')
  return changedTexts(report, text =>
    text.replace(pattern, (origin, at: number) => {
      const end = at + origin.length
      // An origin alone is that of the host; and some addresses have the folder already.
      const hasFolder = text.startsWith(folder, end) && !/[\w.~%-]/.test(text[end + folder.length] ?? '')
      return text[end] === '/' && !hasFolder ? production.origin + added : production.origin
    }),
  )
}
