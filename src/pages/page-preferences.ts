import { percentDecoded } from '../text/percent-decoded.ts'
import type { PagePreferences } from './page-choice.ts'

/** A file that a pull request adds or changes. */
export interface ChangedFile {
  /** From the top of the repository, with slashes. */
  path: string
  isNew: boolean
}

/** What is around a run that makes some pages worth more than others. */
export interface ReviewedChange {
  /** Files of the pull request; empty where there is none. */
  changedFiles?(): Promise<readonly ChangedFile[]>
  /** Pages of the report that the run is compared with; undefined where there is none. */
  baselinePages?: readonly string[] | undefined
}

/** Kinds of files that pages are written in. */
const PAGE_FILE =
  /\.(?:html?|mdx?|markdown|astro|vue|svelte|[jt]sx|njk|liquid|php|hbs|ejs|pug|erb|rst|adoc)$/i
/** Names that frameworks give to the file of a folder's own page. */
const FOLDER_PAGE = /^(?:index|_index|page|\+page|route|default)$/i

/**
 * Pages that a pull request changes are told by the names of its files: `content/blog/hello.md` and
 * `src/app/blog/hello/page.tsx` are taken for `/blog/hello`. It is a guess, which is good enough for a choice.
 *
 * Against a report only new files count: whatever is wrong with a page that the report does not have would be taken for
 * new, though it may have been wrong before.
 */
export async function preferencesOf({
  changedFiles,
  baselinePages,
}: ReviewedChange): Promise<PagePreferences> {
  const files = (await changedFiles?.()) ?? []
  const counted = baselinePages ? files.filter(({ isNew }) => isNew) : files
  const changed = new Set(counted.flatMap(({ path }) => routesOf(path)))
  const isChanged = (url: string) => changed.has(routeOf(new URL(url).pathname))
  if (!baselinePages) return { isChanged }
  const known = new Set(baselinePages.flatMap(pathAndQuery))
  return { isChanged, isKnown: url => pathAndQuery(url).some(path => known.has(path)) }
}

/** Most folders of a page's path: the name of a file may have thousands. */
const MAX_FOLDERS = 30

/** Every end of a file's path may be the path of its page: what is before is the folder of the sources. */
function routesOf(file: string): string[] {
  if (!PAGE_FILE.test(file)) return []
  const parts = file.split('/').filter(part => !/^\(.*\)$/.test(part))
  const name = parts.pop()!.replace(/\..*$/, '')
  // Blogs put the day of a post before its name.
  if (!FOLDER_PAGE.test(name)) parts.push(name.replace(/^\d{4}-\d{2}-\d{2}-/, ''))
  return parts.slice(-MAX_FOLDERS).map((_, from, ends) => ends.slice(from).join('/').toLowerCase())
}

/** A page's path without its ending and slashes. */
function routeOf(pathname: string): string {
  const parts = percentDecoded(pathname).toLowerCase().split('/').filter(Boolean)
  const last = (parts.pop() ?? '').replace(/\.html?$/, '')
  if (last !== 'index') parts.push(last)
  return parts.join('/')
}

function pathAndQuery(url: string): string[] {
  const parsed = URL.parse(url)
  return parsed ? [`${parsed.pathname}${parsed.search}`] : []
}
