import { tomlTexts } from './plain-settings.ts'
import type { SiteFolder } from './site-folder.ts'
import { writtenSettings } from './written-settings.ts'

/** Where the site is deployed. */
export interface Host {
  name: 'Vercel' | 'Netlify' | 'Cloudflare Pages' | 'Cloudflare Workers' | 'GitHub Pages'
  /** By which file or package it was recognised. */
  because: string
  /** Of Cloudflare: the folder that Wrangler runs in, and the name of the project where it is known. */
  folder?: string
  project?: string | undefined
}

/** Workflow files that are looked into. */
const MAX_WORKFLOWS = 50
const WORKFLOWS = '.github/workflows'
const DEPLOYS_TO_PAGES =
  /uses:\s*["']?(?:actions\/deploy-pages|peaceiris\/actions-gh-pages|JamesIves\/github-pages-deploy-action)@/i

/**
 * Where a site is deployed, by the files of its folder and then by those of the repository. Some templates have the files of
 * several hosts.
 *
 * @param root the root of the repository, which may be the same folder
 */
export async function hostsOf(site: SiteFolder, root: SiteFolder): Promise<Host[]> {
  for (const folder of site.path === '' ? [root] : [site, root]) {
    const found = [await vercel(folder), await netlify(folder), await cloudflare(folder), byPackages(folder)]
    const hosts = found.filter(host => host !== undefined)
    if (hosts.length > 0)
      return hosts.filter(({ name }, at) => hosts.findIndex(host => host.name === name) === at)
  }
  const pages = await pagesOfGitHub(site, root)
  return pages ? [pages] : []
}

async function vercel(folder: SiteFolder): Promise<Host | undefined> {
  const file = await folder.hasAny(['vercel.json', 'vercel.ts', '.vercel/project.json', 'now.json'])
  return file === undefined ? undefined : { name: 'Vercel', because: folder.inside(file) }
}

async function netlify(folder: SiteFolder): Promise<Host | undefined> {
  const file = await folder.hasAny(['netlify.toml', '.netlify/state.json'])
  return file === undefined ? undefined : { name: 'Netlify', because: folder.inside(file) }
}

async function cloudflare(folder: SiteFolder): Promise<Host | undefined> {
  for (const path of ['wrangler.toml', 'wrangler.jsonc', 'wrangler.json']) {
    const source = await folder.read(path)
    if (source === undefined) continue
    const text = (name: string) => {
      if (path.endsWith('.toml')) return tomlTexts(source).get(name)
      const written = writtenSettings(source).get(name)
      return written === 'computed' ? undefined : written?.text
    }
    const isPages = text('pages_build_output_dir') !== undefined
    const name = isPages ? 'Cloudflare Pages' : 'Cloudflare Workers'
    return { name, because: folder.inside(path), folder: folder.path, project: text('name') }
  }
  for (const [name, command] of folder.manifest?.scripts ?? []) {
    if (!/\bwrangler pages deploy\b/.test(command.slice(0, 2_000))) continue
    const project = /--project-name[= ]([\w-]+)/.exec(command.slice(0, 2_000))?.[1]
    return {
      name: 'Cloudflare Pages',
      because: `the script "${name}" deploys there`,
      folder: folder.path,
      project,
    }
  }
  return undefined
}

const ADAPTERS: readonly (readonly [RegExp, Host['name']])[] = [
  [/^@(?:sveltejs\/adapter|astrojs\/)-?vercel$/, 'Vercel'],
  [/^@(?:sveltejs\/adapter-|astrojs\/|netlify\/)(?:netlify|plugin-nextjs|nuxt)$/, 'Netlify'],
]

function byPackages(folder: SiteFolder): Host | undefined {
  for (const [pattern, name] of ADAPTERS) {
    const adapter = [...(folder.manifest?.packages ?? [])].find(used => pattern.test(used))
    if (adapter !== undefined) return { name, because: `the package ${adapter}` }
  }
  return undefined
}

async function pagesOfGitHub(site: SiteFolder, root: SiteFolder): Promise<Host | undefined> {
  const { checkout } = root
  for (const name of (await checkout.names(WORKFLOWS, 'files')).slice(0, MAX_WORKFLOWS)) {
    const source = await checkout.read(`${WORKFLOWS}/${name}`)
    if (source !== undefined && DEPLOYS_TO_PAGES.test(source))
      return { name: 'GitHub Pages', because: `${WORKFLOWS}/${name} deploys there` }
  }
  const names = ['CNAME', 'public/CNAME', 'static/CNAME', 'docs/CNAME', 'src/CNAME']
  const domain = await site.hasAny(names)
  if (domain) return { name: 'GitHub Pages', because: site.inside(domain) }
  const uses = site.manifest?.packages.has('gh-pages')
  return uses ? { name: 'GitHub Pages', because: 'the package gh-pages' } : undefined
}
