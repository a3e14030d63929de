/** Longest text of a service inside one of our messages, in UTF-16 units. */
const MAX_EXCERPT = 200

/** Characters that break a line, steer a terminal, or turn the direction of the text around them. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/g

/**
 * Text of others on one line: without control and bidirectional characters, at most `max` UTF-16 units.
 *
 * @param max default 200
 */
export function oneLine(text: string, max = MAX_EXCERPT): string {
  const head = text.slice(0, max * 8)
  const line = head.replace(CONTROL, ' ').replace(INVISIBLE, '').replace(/ +/g, ' ').trim().toWellFormed()
  return line.length > max ? `${line.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : line
}

/** Most of an HTML page that is looked at for its words. */
const MAX_MARKUP = 8192

/** The words at the start of an HTML page, on one line. */
export function wordsOfHtml(html: string): string {
  const words = html
    .slice(0, MAX_MARKUP)
    .replace(/<(script|style)\b[^<>]*>[^<]*<\/\1>/gi, ' ')
    .replace(/<[^<>]*>/g, ' ')
  return oneLine(words)
}

/** Title of an HTML page, or undefined. */
export function titleOfHtml(html: string): string | undefined {
  const title = /<title\b[^<>]*>([^<]*)</i.exec(html.slice(0, MAX_MARKUP))?.[1]
  return title === undefined || title.trim() === '' ? undefined : oneLine(title)
}

export function looksLikeHtml(text: string): boolean {
  return /^\s*<(!doctype|html|head|body|!--|\?xml)/i.test(text.slice(0, 1024))
}
