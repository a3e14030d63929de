import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the example site. */
export const EXAMPLE_SITE = join(import.meta.dirname, '..', 'examples', 'site')

/** The pages of the example site as clean URLs, each a path. */
export function examplePaths(): string[] {
  const names = readdirSync(EXAMPLE_SITE, { recursive: true, encoding: 'utf8' })
  const pages = names.filter(name => name.endsWith('.html') && !name.endsWith('404.html'))
  return pages.map(name => `/${name.replaceAll('\\', '/')}`.replace(/\/index\.html$/, '/')).sort()
}
