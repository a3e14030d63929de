import { posix } from 'node:path'
import { tomlTexts, yamlTexts } from './plain-settings.ts'
import type { ConfigFile, SiteFolder } from './site-folder.ts'

/** What a folder was recognised as. */
export interface Found {
  title: string
  /** By which file or package it was recognised. */
  because: string
  /** What has to be there to build it. */
  needs: 'node' | 'hugo' | 'jekyll' | 'nothing'
  /** What a script that builds it has in its command. */
  buildsBy?: RegExp
  /** Command that builds it where no script does. */
  command?: string
  /** Folder with the built site, from the folder of the site; left out where it needs a server. */
  output?: { folder: string; because: string }
  /** Why there is no such folder. */
  needsServer?: string
  /** Path below which the site lives on its host, such as `/docs/`. */
  base?: { path: string; because: string }
}

type Detector = (site: SiteFolder) => Promise<Found | undefined>

/** What a folder holds, by the first of these that knows it; the most telling stand first. */
const DETECTORS: readonly Detector[] = [
  docusaurus,
  vitepress,
  next,
  nuxt,
  astro,
  svelteKit,
  eleventy,
  hugo,
  jekyll,
  vite,
]

/** The framework that a site is made with; undefined where none is known. */
export async function frameworkOf(site: SiteFolder): Promise<Found | undefined> {
  for (const detect of DETECTORS) {
    const found = await detect(site)
    if (found) return found
  }
  return undefined
}

/** Folders that hold the pages of a site without a framework, in the order in which they are looked for. */
const PLAIN_FOLDERS = ['', 'public', 'site', 'www', 'html', 'web', 'docs']

/** A site of plain files. */
export async function plainSite(site: SiteFolder): Promise<Found | undefined> {
  for (const folder of PLAIN_FOLDERS) {
    const page = posix.join(folder, 'index.html')
    if (!(await site.checkout.isFile(site.inside(page)))) continue
    return {
      title: 'Plain files',
      because: `${site.inside(page)} is there and no framework was recognised`,
      needs: 'nothing',
      output: { folder: folder || '.', because: 'it holds index.html' },
    }
  }
  return undefined
}

async function docusaurus(site: SiteFolder): Promise<Found | undefined> {
  const config = await site.config('docusaurus.config')
  if (!config || !uses(site, '@docusaurus/core')) return undefined
  const buildsBy = /\bdocusaurus(?:@[\w.-]+)? build\b/
  return {
    title: 'Docusaurus',
    because: config.path,
    needs: 'node',
    buildsBy,
    command: 'docusaurus build',
    output: flagged(site, buildsBy, '--out-dir') ?? usual('build', 'Docusaurus'),
    ...baseFrom(config, 'baseUrl'),
  }
}

async function vitepress(site: SiteFolder): Promise<Found | undefined> {
  if (!uses(site, 'vitepress')) return undefined
  const buildsBy = /\bvitepress build(?:\s+(?!-)([\w./-]+))?/
  const named = scriptThat(site, buildsBy)?.match(buildsBy)?.[1]
  const folders = [...(named === undefined ? [] : [named]), '', 'docs', 'src']
  const folder = await firstOf(folders, async name => site.has(posix.join(name, '.vitepress')))
  if (folder === undefined) return undefined
  const config = await site.config(posix.join(folder, '.vitepress', 'config'))
  const output = fromConfigOr(config, 'outDir', '.vitepress/dist', 'VitePress')
  return {
    title: 'VitePress',
    because: `${site.inside(posix.join(folder, '.vitepress'))} and the package vitepress`,
    needs: 'node',
    buildsBy,
    command: `vitepress build ${folder}`.trim(),
    output: { ...output, folder: posix.join(folder, output.folder) },
    ...baseFrom(config, 'base'),
  }
}

async function next(site: SiteFolder): Promise<Found | undefined> {
  if (!uses(site, 'next')) return undefined
  const config = await site.config('next.config')
  const folder = await site.hasAny(['app', 'pages', 'src/app', 'src/pages'])
  const because = config?.path ?? folder
  if (because === undefined) return undefined
  const known = {
    title: 'Next.js',
    because: `${because} and the package next`,
    needs: 'node' as const,
    buildsBy: /\bnext build\b/,
    command: 'next build',
  }
  const output = config?.settings.get('output')
  if (output !== undefined && output !== 'computed' && output.text === 'export') {
    const usualFolder = { folder: 'out', because: `${config!.path} has output: 'export'` }
    return { ...known, output: fromConfig(config, 'distDir') ?? usualFolder, ...baseFrom(config, 'basePath') }
  }
  const why = output === 'computed' ? 'works out its output' : "has no output: 'export'"
  return { ...known, needsServer: `${config?.path ?? 'next.config.js'} ${why}` }
}

async function nuxt(site: SiteFolder): Promise<Found | undefined> {
  if (!uses(site, 'nuxt')) return undefined
  const config = await site.config('nuxt.config')
  const because = config?.path ?? (await site.hasAny(['app.vue', 'app', 'pages']))
  if (because === undefined) return undefined
  const known = { title: 'Nuxt', because: `${because} and the package nuxt`, needs: 'node' as const }
  const generates = /\bnuxt(?:i)? (?:generate|build [^&|;]*--prerender)\b/
  if (scriptThat(site, generates) !== undefined) {
    return {
      ...known,
      buildsBy: generates,
      command: 'nuxt generate',
      output: { folder: '.output/public', because: 'a script generates static pages' },
      ...baseFrom(config, 'app.baseURL'),
    }
  }
  return { ...known, needsServer: 'no script runs "nuxt generate"' }
}

async function astro(site: SiteFolder): Promise<Found | undefined> {
  if (!uses(site, 'astro')) return undefined
  const config = await site.config('astro.config')
  const because = config?.path ?? (await site.hasAny(['src/pages']))
  if (because === undefined) return undefined
  const buildsBy = /\bastro build\b/
  const known = {
    title: 'Astro',
    because: `${because} and the package astro`,
    needs: 'node' as const,
    buildsBy,
    command: 'astro build',
  }
  const output = config?.settings.get('output')
  if (output !== undefined && output !== 'computed' && output.text === 'server')
    return { ...known, needsServer: `${config!.path} has output: 'server'` }
  return {
    ...known,
    output: flagged(site, buildsBy, '--outDir') ?? fromConfigOr(config, 'outDir', 'dist', 'Astro'),
    ...baseFrom(config, 'base'),
  }
}

async function svelteKit(site: SiteFolder): Promise<Found | undefined> {
  if (!uses(site, '@sveltejs/kit')) return undefined
  const config = (await site.config('svelte.config')) ?? (await site.config('vite.config'))
  if (config === undefined) return undefined
  const known = {
    title: 'SvelteKit',
    because: `${config.path} and the package @sveltejs/kit`,
    needs: 'node' as const,
    buildsBy: /\bvite build\b/,
    command: 'vite build',
  }
  if (!uses(site, '@sveltejs/adapter-static')) {
    const adapters = [...(site.manifest?.packages ?? [])].filter(name =>
      /^@sveltejs\/adapter-\w+$/.test(name),
    )
    return { ...known, needsServer: `its adapter is ${adapters[0] ?? 'none that makes a folder of pages'}` }
  }
  // In vite.config they are what the plugin is called with.
  const within = config.path.includes('vite.config') ? 'plugins' : 'kit'
  return {
    ...known,
    output: fromConfigOr(config, `${within}.adapter.pages`, 'build', '@sveltejs/adapter-static'),
    ...baseFrom(config, `${within}.paths.base`),
  }
}

async function eleventy(site: SiteFolder): Promise<Found | undefined> {
  if (!uses(site, '@11ty/eleventy')) return undefined
  const config = (await site.configFile('.eleventy.js')) ?? (await site.config('eleventy.config'))
  const buildsBy = /\beleventy\b(?![^&|;]*--serve)/
  const set = config?.settings.get('setOutputDirectory()')
  const called =
    set !== undefined && set !== 'computed'
      ? { folder: set.text, because: `${config!.path} sets it` }
      : undefined
  return {
    title: 'Eleventy',
    because: config?.path ?? 'the package @11ty/eleventy',
    needs: 'node',
    buildsBy,
    command: 'eleventy',
    output:
      flagged(site, buildsBy, '--output') ??
      called ??
      fromConfigOr(config, 'dir.output', '_site', 'Eleventy'),
    ...baseFrom(config, 'pathPrefix'),
  }
}

const HUGO_FILES = ['hugo', 'config/_default/hugo', 'config', 'config/_default/config']

async function hugo(site: SiteFolder): Promise<Found | undefined> {
  for (const name of HUGO_FILES) {
    for (const ending of ['toml', 'yaml', 'yml', 'json']) {
      const path = `${name}.${ending}`
      const source = await site.read(path)
      if (source === undefined) continue
      const texts = textsOf(ending, source)
      // Other programs have a file of that name, too.
      if (!name.endsWith('hugo') && !(texts.has('baseURL') || texts.has('baseurl'))) continue
      if (!(await site.hasAny(['content', 'layouts', 'themes', 'archetypes', 'go.mod']))) continue
      const folder = texts.get('publishDir') ?? texts.get('publishdir')
      const address = texts.get('baseURL') ?? texts.get('baseurl') ?? ''
      const base = URL.parse(address)?.pathname ?? '/'
      return {
        title: 'Hugo',
        because: site.inside(path),
        needs: 'hugo',
        buildsBy: /\bhugo\b(?! (?:server|serve|mod|new|version)\b)/,
        command: 'hugo --minify',
        output: folder ? { folder, because: `${site.inside(path)} has publishDir` } : usual('public', 'Hugo'),
        ...(base !== '/' && {
          base: { path: base, because: `${site.inside(path)} has a baseURL with this path` },
        }),
      }
    }
  }
  return undefined
}

async function jekyll(site: SiteFolder): Promise<Found | undefined> {
  const config = (await site.has('_config.yml')) ? '_config.yml' : '_config.yaml'
  const source = await site.read(config)
  if (source === undefined) return undefined
  const signs = ['Gemfile', '_layouts', '_posts', '_includes', 'index.md', 'index.html', 'index.markdown']
  const sign = await site.hasAny(signs)
  if (sign === undefined) return undefined
  const texts = yamlTexts(source)
  const folder = texts.get('destination')
  const base = texts.get('baseurl') ?? ''
  return {
    title: 'Jekyll',
    because: `${site.inside(config)} and ${sign}`,
    needs: 'jekyll',
    command: 'jekyll build',
    output: folder ? { folder, because: `${site.inside(config)} has destination` } : usual('_site', 'Jekyll'),
    ...(base.length > 1 && { base: { path: base, because: `${site.inside(config)} has baseurl` } }),
  }
}

async function vite(site: SiteFolder): Promise<Found | undefined> {
  if (!uses(site, 'vite') || !(await site.checkout.isFile(site.inside('index.html')))) return undefined
  const config = await site.config('vite.config')
  const buildsBy = /\bvite build\b/
  return {
    title: 'Vite',
    because: 'index.html and the package vite',
    needs: 'node',
    buildsBy,
    command: 'vite build',
    output: flagged(site, buildsBy, '--outDir') ?? fromConfigOr(config, 'build.outDir', 'dist', 'Vite'),
    ...baseFrom(config, 'base'),
  }
}

function uses(site: SiteFolder, name: string): boolean {
  return site.manifest?.packages.has(name) ?? false
}

/** The command of the first script that builds. */
function scriptThat(site: SiteFolder, builds: RegExp): string | undefined {
  return [...(site.manifest?.scripts.values() ?? [])].find(command => builds.test(command.slice(0, 2_000)))
}

function usual(folder: string, title: string): { folder: string; because: string } {
  return { folder, because: `the default of ${title}` }
}

/** The folder that a flag of the script which builds names. */
function flagged(site: SiteFolder, builds: RegExp, flag: string) {
  const words = scriptThat(site, builds)?.split(/[\s=]+/) ?? []
  const folder = words[words.indexOf(flag) + 1]
  if (!words.includes(flag) || folder === undefined) return undefined
  return { folder, because: `the script that builds it has ${flag}` }
}

function fromConfig(config: ConfigFile | undefined, path: string) {
  const written = config?.settings.get(path)
  if (written === undefined || written === 'computed') return undefined
  return { folder: written.text, because: `${config!.path} has ${path}` }
}

function fromConfigOr(config: ConfigFile | undefined, path: string, folder: string, title: string) {
  const computed = config?.settings.get(path) === 'computed'
  const why = computed ? `; ${config!.path} works ${path} out when it runs` : ''
  return fromConfig(config, path) ?? { folder, because: `${usual(folder, title).because}${why}` }
}

function baseFrom(config: ConfigFile | undefined, path: string): Pick<Found, 'base'> | undefined {
  const written = config?.settings.get(path)
  if (written === undefined || written === 'computed' || !/^\/?[^/]/.test(written.text)) return undefined
  return { base: { path: written.text, because: `${config!.path} has ${path}` } }
}

async function firstOf(names: readonly string[], holds: (name: string) => Promise<boolean>) {
  for (const name of names) if (await holds(name)) return name
  return undefined
}

function textsOf(ending: string, source: string): Map<string, string> {
  if (ending === 'toml') return tomlTexts(source)
  if (ending !== 'json') return yamlTexts(source)
  return new Map(
    [...source.slice(0, 100_000).matchAll(/"(\w+)"\s*:\s*"([^"\\]*)"/g)].map(([, k, v]) => [k!, v!]),
  )
}
