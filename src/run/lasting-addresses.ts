import { namesakesAmong } from '../engine/syntax/preview.ts'
import { isThisMachine } from '../net/host-kind.ts'
import { barePath } from '../pages/bare-path.ts'
import type { Report } from '../report/report.ts'
import { changedTexts } from './changed-texts.ts'

/**
 * The report with addresses that lead somewhere after the run, for people: what was audited on a server of this machine
 * goes by its address on production. Where that is a folder and all pages were served at the root, it stands before their
 * paths, also before those that messages name alone.
 */
export function withLastingAddresses(report: Report, productionUrl: string | undefined): Report {
  if (productionUrl === undefined) return report
  const production = new URL(productionUrl)
  const pages = report.pages.flatMap(({ url }) => URL.parse(url) ?? [])
  const here = pages.filter(({ hostname }) => isThisMachine(hostname))
  const local = new Set(here.map(({ origin }) => origin))
  const folder = production.pathname.replace(/\/*$/, '')
  const namesakes = namesakesAmong(
    here.map(({ href }) => href),
    productionUrl,
  )
  const inFolder = here.filter(({ pathname }) => `${pathname}/`.startsWith(`${folder}/`)).length
  const isAtRoot = inFolder === 0 || namesakes.length > 0
  if (local.size === 0 || (!isAtRoot && inFolder < here.length)) return report
  const added = isAtRoot ? folder : ''
  const origins = [...local].map(origin => origin.replace(/[[\].]/g, '\\$&'))
  const pattern = new RegExp(`(?:${origins.join('|')})(?!\\w|:\\d|\\.\\w)`, 'g')
  const lasting = changedTexts(report, text =>
    text.replace(pattern, (origin, at: number) => {
      const end = at + origin.length
      // An origin alone is that of the host; and some addresses have the folder already.
      const isNamesake = namesakes.some(
        page => text.startsWith(page, at) && !isPathAt(text, at + page.length),
      )
      const hasFolder =
        !isNamesake && text.startsWith(folder, end) && !/[\w.~%-]/.test(text[end + folder.length] ?? '')
      return text[end] === '/' && !hasFolder ? production.origin + added : production.origin
    }),
  )
  if (added === '') return lasting
  const { pages: withOrigins, sites, analyses } = lasting
  const inPlace = withFolder(added, here)
  return { ...lasting, ...changedTexts({ pages: withOrigins, sites, analyses }, inPlace) }
}

/** Whether a path goes on at a place of a text. */
function isPathAt(text: string, at: number): boolean {
  return /[\w/.~%-]/.test(text[at] ?? '')
}

/** A path that stands by itself in a sentence, behind a word in lower case, a comma, a colon or an arrow. */
const BARE_PATH = /(?<=^|[a-z)] |[,:→] )\/[^\s,;:()"]{0,500}?(?=[.,;:)]{0,2}(?:\s|$))/g
/** What stands in front of a line of robots.txt, and behind a link as it is written. */
const RULE = /\b(?:allow|disallow|clean-param): $/i
const WRITTEN = /^ is https?:/

/** Puts the folder of production before the paths of pages that messages name by them alone; quoted text stays. */
function withFolder(folder: string, pages: readonly URL[]): (text: string) => string {
  const known = new Set(pages.map(({ pathname }) => barePath(pathname)))
  const inPlace = (text: string, isStart: boolean): string =>
    text.replace(BARE_PATH, (path, at: number) => {
      const [before, after] = [text.slice(0, at), text.slice(at + path.length)]
      if (!known.has(barePath(path.replace(/[?#].*$/, '')))) return path
      // A text that is a path is no sentence.
      if (before === '' && (!isStart || after === '' || WRITTEN.test(after))) return path
      if (before.endsWith(': ') && RULE.test(before)) return path
      return `${path}/`.startsWith(`${folder}/`) ? path : folder + path
    })
  return text => {
    const parts = text.includes('/') ? text.split('"') : []
    // Of a text with a single quote nobody knows what is quoted.
    if (parts.length % 2 === 0) return text
    return parts.map((part, at) => (at % 2 === 0 ? inPlace(part, at === 0) : part)).join('"')
  }
}
