/** A path as hosts take it to be the same: without a slash, an index or `.html` at its end. */
export function barePath(path: string): string {
  return path.replace(/\/(?:index\.html?)?$|\.html?$/i, '')
}
