import type { CDPSession } from 'puppeteer-core'
import { isolatedWorld } from './isolated-world.ts'

/** Style sheets of other hosts that are read, and characters of all of them. */
const MAX_SHEETS = 20
const MAX_TEXT = 1_500_000
/** A part of a style sheet that is in another file; those of fonts and icons style no controls. */
const IMPORT = /@import\s[^;]{1,500};?/gi
const OF_FONTS = /\/\/fonts\.|typekit\.net\/|font-?awesome|[-/]icons?[-./]/i

/** The rules of a style sheet, as a function of the page. @throws Error where they cannot be read */
export type SheetRules = (sheet: CSSStyleSheet) => CSSRuleList

/**
 * Source text of a function that gives the rules of a style sheet of a page. Chrome hides those of other hosts from
 * scripts, of which a preview has some where the pages name their own files by the address of production: they are read
 * from what Chrome loaded. The function throws, as `cssRules` does, where a sheet did not come or imports others.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
export async function sheetReader(session: CDPSession, mainFrame: string): Promise<string> {
  const world = await isolatedWorld(session, mainFrame)
  const urls = await world.evaluate<string[]>(`(${unreadableSheets.toString()})(${MAX_SHEETS})`)
  const texts: Record<string, string> = {}
  let left = MAX_TEXT
  for (const url of urls) {
    const text = await textOf(session, mainFrame, url)
    if (text === undefined || text.length > left) continue
    left -= text.length
    texts[url] = text
  }
  return `sheet => (${rulesOfSheet.toString()})(sheet, ${JSON.stringify(texts)})`
}

async function textOf(session: CDPSession, frameId: string, url: string): Promise<string | undefined> {
  const answer = await session.send('Page.getResourceContent', { frameId, url }).catch(() => undefined)
  if (!answer || answer.base64Encoded || answer.content === '') return undefined
  const isWhole = (answer.content.match(IMPORT) ?? []).every(rule => OF_FONTS.test(rule))
  return isWhole ? answer.content.replace(IMPORT, '') : undefined
}

/** Runs in the page, as the one below: it must not use anything from outside of itself. */
function unreadableSheets(most: number): string[] {
  const urls = new Set<string>()
  for (const sheet of Array.from(document.styleSheets)) {
    try {
      void sheet.cssRules
    } catch {
      if (sheet.href) urls.add(sheet.href)
    }
  }
  return Array.from(urls).slice(0, most)
}

function rulesOfSheet(sheet: CSSStyleSheet, texts: Record<string, string>): CSSRuleList {
  try {
    return sheet.cssRules
  } catch (error) {
    const text = texts[sheet.href ?? '']
    if (text === undefined) throw error
    const copy = new CSSStyleSheet()
    copy.replaceSync(text)
    return copy.cssRules
  }
}
