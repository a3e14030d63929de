import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { serveStaticSite } from '../../src/pages/static-site.ts'
import type { ServedPages } from './made-pages.ts'

/**
 * Serves pages of built sites, each site at a port of its own.
 *
 * @param given folders of sites, or single pages of them as `FOLDER:/path/`
 * @param count of pages in all; of a folder as many as of the others, evenly chosen
 */
export async function serveGivenPages(given: readonly string[], count: number): Promise<ServedPages> {
  const wanted = new Map<string, string[]>()
  for (const one of given) {
    const [folder = '', path] = one.split(/:(?=\/)/)
    wanted.set(folder, [...(wanted.get(folder) ?? []), ...(path === undefined ? [] : [path])])
  }
  const share = Math.ceil(count / wanted.size)
  const sites = await Promise.all(
    [...wanted].map(async ([folder, paths]) => {
      const site = await serveStaticSite(folder)
      const chosen = paths.length > 0 ? paths : evenly(pathsIn(folder), share)
      return { site, urls: chosen.map(path => new URL(path, site.origin).href) }
    }),
  )
  return {
    urls: sites.flatMap(({ urls }) => urls).slice(0, count),
    async close() {
      await Promise.all(sites.map(({ site }) => site.close()))
    },
  }
}

function pathsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.html') && entry.name !== '404.html')
    .map(entry => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .map(path => path.replace(/\/index\.html$/, '/'))
    .toSorted()
}

function evenly<T>(all: readonly T[], count: number): T[] {
  const step = Math.max(1, all.length / count)
  return Array.from({ length: Math.min(count, all.length) }, (_, index) => all[Math.floor(index * step)]!)
}
