/** Scheme, host and port of a page; its address as it is where it has no origin. */
export function originOf(url: string): string {
  const origin = URL.parse(url)?.origin
  return origin === undefined || origin === 'null' ? url : origin
}
