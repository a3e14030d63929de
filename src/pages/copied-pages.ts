import { join } from 'node:path'
import { tags } from './html-tags.ts'
import { startOfFile } from './start-of-file.ts'

type Names = readonly string[]

/** A page that is a copy of another one by its name. */
export interface CopiedPage {
  /** Along the path of its file. */
  names: Names
  /** The same of the page that it is a copy of. */
  of: Names
  /** What links to it are written with: its name without ".html", or the folder that it is the index of. */
  called: string
}

/** What stands behind the name of the original: "index_bak", "about copy 2", "index.backup", "venue-copie". A number alone is too little. */
const COPY =
  /^(.{1,80}?)(?: - |[-_. ])(?:bak|bkp|backup|old|copy|kopie|copie|copia|kopia)(?:[-_ ]?\(?\d{1,2}\)?)?$/i
/** Folders of what is for nobody to find, and of what is there to be copied. */
const LEFT_OUT = /^_|^(?:tests?|fixtures?|examples?|demos?|samples?|templates?|themes?|archives?)$/i
/** Pages of one folder that are looked at for copies. */
const MAX_COPIED = 50

/**
 * The pages of a folder that are copies of others by their names, and beside which the others are.
 *
 * @param files along the path of each
 */
export function copiedPages(files: readonly Names[]): CopiedPage[] {
  const pages = new Map(
    files.filter(names => PAGE.test(names.at(-1)!)).map(names => [names.join('/'), names]),
  )
  const found = [...pages.values()].flatMap((names): CopiedPage[] => {
    if (names.slice(0, -1).some(folder => LEFT_OUT.test(folder))) return []
    const isIndex = INDEX.test(names.at(-1)!)
    const parents = names.slice(0, isIndex ? -2 : -1)
    const called = isIndex ? names.at(-2) : names.at(-1)!.replace(PAGE, '')
    const original = called === undefined ? undefined : COPY.exec(called)?.[1]
    if (called === undefined || original === undefined) return []
    const of = [[`${original}.html`], [`${original}.htm`], [original, 'index.html']]
      .map(end => pages.get([...parents, ...end].join('/')))
      .find(page => page !== undefined)
    return of ? [{ names, of, called }] : []
  })
  return found.slice(0, MAX_COPIED)
}

const PAGE = /\.html?$/i
const INDEX = /^index\.html?$/i

/** Bytes of a page that are read. */
const START_BYTES = 64 * 1024

/** Whether a copy has the title of its original, and neither leads there nor asks to be left out by search engines. */
export async function isFoundAsItself(root: string, { names, of, called }: CopiedPage): Promise<boolean> {
  const [copy, original] = await Promise.all(
    [names, of].map(file => startOfFile(join(root, ...file), START_BYTES)),
  )
  const title = titleIn(copy!)
  if (title === undefined || title !== titleIn(original!)) return false
  const isElsewhere = tags(copy!, 'link').some(
    tag =>
      /\brel\s*=\s*["']?canonical\b/i.test(tag) &&
      !tag.includes(called) &&
      !tag.includes(encodeURIComponent(called)),
  )
  return !isElsewhere && !tags(copy!, 'meta').some(tag => LEAVES.test(tag))
}

/** A meta element with rules for crawlers or a refresh. */
const LEAVES = /\b(?:noindex|none)\b|\bhttp-equiv\s*=\s*["']?refresh\b/i

function titleIn(html: string): string | undefined {
  return /<title\b[^<>]{0,200}>\s{0,99}([^<]{1,300})</i.exec(html)?.[1]?.trim()
}
