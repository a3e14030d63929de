import { readTrackedFiles } from './tracked-files.ts'

/** Files that are told apart. */
const MAX_FILES = 1000

type Names = readonly string[]

/** What systems put into each folder that somebody opens. */
const OF_SYSTEM = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i
/** What nobody opens in a browser: sources of pictures and of programs, copies of editors, lists of packages, and notes to those who work on the site. */
const OF_WORK =
  /(?:\.(?:psd|xcf|py|pyc|swp|bak|orig)|\w~|^(?:composer|yarn|gemfile|poetry|pipfile)\.lock|^package-lock\.json|^pnpm-lock\.yaml|^(?:agents|claude|gemini|handoff|todo|contributing)\.md)$/i

/** Files of a folder that lie there by mistake: hosts serve them with the site. */
export class StrayFiles {
  readonly #files = new Map<string, Names[]>()
  #count = 0

  /** Notes a file where it is one. */
  add(names: Names): void {
    const name = names.at(-1)!
    if (!(OF_SYSTEM.test(name) || OF_WORK.test(name)) || this.#count >= MAX_FILES) return
    this.#count++
    this.#files.set(name, [...(this.#files.get(name) ?? []), names])
  }

  /** Leaves out what a page names: it is for its readers, such as the example of a lesson. */
  read(html: string): void {
    for (const name of this.#files.keys()) {
      if (html.includes(name) || html.includes(encodeURIComponent(name))) this.#files.delete(name)
    }
  }

  /**
   * Those that are deployed, by their paths from the folder, those of systems last: in a checkout what git tracks. None at
   * the top of a checkout, where most files are sources.
   *
   * @param root real path of the folder
   */
  async deployed(root: string): Promise<string[]> {
    const files = [...this.#files.values()].flat().toSorted((a, b) => rank(a) - rank(b))
    if (files.length === 0) return []
    const tracked = await readTrackedFiles(root)
    if (tracked?.isTop) return []
    return files.filter(names => tracked?.has(names) ?? true).map(names => `/${names.join('/')}`)
  }
}

function rank(names: Names): number {
  return OF_SYSTEM.test(names.at(-1)!) ? 1 : 0
}
