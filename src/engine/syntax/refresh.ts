/** A declarative refresh: after how many seconds it leads where. */
export interface Refresh {
  seconds: number
  /** Absolute. */
  target: string
}

/**
 * Reads the value of a `Refresh` header or of `<meta http-equiv="refresh">` as browsers do.
 *
 * @param documentUrl the target where the value names none
 * @param baseUrl what a relative URL is resolved against
 * @returns undefined where browsers ignore it
 * @see https://html.spec.whatwg.org/multipage/semantics.html#shared-declarative-refresh-steps
 */
export function parseRefresh(value: string, documentUrl: string, baseUrl: string): Refresh | undefined {
  const time = /^[\t\n\f\r ]*(?:(\d+)[\d.]*|\.[\d.]*)/.exec(value)
  if (!time) return undefined
  const rest = value.slice(time[0].length)
  const seconds = Number(time[1] ?? 0)
  if (rest === '') return { seconds, target: documentUrl }
  const separator = /^(?:[\t\n\f\r ]+[;,]?|[;,])[\t\n\f\r ]*/.exec(rest)
  if (!separator) return undefined
  const url = rest.slice(separator[0].length)
  if (url === '') return { seconds, target: documentUrl }
  const target = URL.parse(urlText(url), baseUrl)
  return target && target.protocol !== 'javascript:' ? { seconds, target: target.href } : undefined
}

/** The URL without `url=` and quotes. Text that only begins like `url=` is itself the URL. */
function urlText(text: string): string {
  const prefix = /^url[\t\n\f\r ]*=[\t\n\f\r ]*/i.exec(text)
  if (!prefix && /^u/i.test(text)) return text
  const bare = text.slice(prefix?.[0].length ?? 0)
  const quote = bare[0]
  return quote === '"' || quote === "'" ? bare.slice(1).split(quote, 1)[0]! : bare
}
