import { startOf } from '../text/cut.ts'
import { oneLine } from '../text/one-line.ts'

/** Most of an HTML page that is looked at for its words. */
const MAX_MARKUP = 8192

/** The words at the start of an HTML page. */
export function wordsOfHtml(html: string): string {
  return startOf(html, MAX_MARKUP)
    .replace(/<(script|style)\b[^<>]*>[^<]*<\/\1>/gi, ' ')
    .replace(/<[^<>]*>/g, ' ')
}

/** Title of an HTML page on one line, or undefined. */
export function titleOfHtml(html: string): string | undefined {
  const title = /<title\b[^<>]*>([^<]*)</i.exec(html.slice(0, MAX_MARKUP))?.[1]
  return title === undefined || title.trim() === '' ? undefined : oneLine(title)
}

export function looksLikeHtml(text: string): boolean {
  return /^\s*<(!doctype|html|head|body|!--|\?xml)/i.test(text.slice(0, 1024))
}
