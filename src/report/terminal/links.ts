/** Puts a link behind text, or leaves it as it is where links are off or there is no address. */
export type Link = (text: string, address: string | undefined) => string

export interface Linker {
  link: Link
  /** The sequences that it has written: in a text that is made safe, no other link stays. */
  written: ReadonlySet<string>
}

/** A longer address is no link: terminals have a limit, VTE's is 2083. */
const MAX_ADDRESS = 2_000
/** What a terminal may be told to open. */
const OPENED = ['http:', 'https:', 'file:']

/**
 * Links of a terminal (OSC 8). Parts of one address, as of a line that is broken, belong together: they have an id.
 *
 * @see https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda
 */
export function linker(on: boolean): Linker {
  const written = new Set<string>()
  const ids = new Map<string, number>()
  const sequence = (id: string, address: string) => {
    const text = `\u001B]8;${id};${address}\u001B\\`
    written.add(text)
    return text
  }
  return {
    written,
    link(text, address) {
      if (!on || address === undefined || text === '' || !isLinked(address)) return text
      const id = ids.get(address) ?? ids.size + 1
      ids.set(address, id)
      return `${sequence(`id=${id}`, address)}${text}${sequence('', '')}`
    },
  }
}

/** Of printable ASCII alone, so that nothing in it ends the sequence (RFC 3986 allows no other characters either). */
function isLinked(address: string): boolean {
  const isPlain = address.length <= MAX_ADDRESS && /^[!-~]+$/.test(address)
  return isPlain && OPENED.includes(URL.parse(address)?.protocol ?? '')
}
