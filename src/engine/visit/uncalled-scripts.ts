import type { RenderedPage } from '../browser/rendered-page.ts'

/** Libraries that do and show nothing until a visitor writes, sorts, copies or sends something. */
const ON_DEMAND =
  /(?:^|[/@.-])(?:emailjs(?:-com)?|fuse(?:\.basic)?|lunr|elasticlunr|flexsearch|minisearch|mark|jquery\.mark|tablesort|sheetjs|xlsx|exif|exif-heic|heic2any|clipboard|file-?saver|jszip|jspdf|html2canvas|html2pdf|qrcode|papaparse)(?:[@.\d/-]|$)/i
/** Errors by which a script stops where another one did not come: names that nobody brings, and what they would have given. */
const FOR_WANT = /is not defined|is not a (?:function|constructor)|of undefined \(/
/** Characters of an address that are looked at. */
const MAX_ADDRESS = 2000

/** Whether a script is one that waits to be called, and nothing on the page stopped for want of it. */
export function isUncalled(url: string, { consoleErrors }: Pick<RenderedPage, 'consoleErrors'>): boolean {
  const { hostname, pathname } = new URL(url.slice(0, MAX_ADDRESS))
  return ON_DEMAND.test(hostname + pathname) && !stoppedForWant(consoleErrors)
}

/** Whether a script stopped since another one did not come. */
export function stoppedForWant(errors: RenderedPage['consoleErrors']): boolean {
  return errors.some(({ kind, message }) => kind === 'thrown' && FOR_WANT.test(message))
}
