import { posix } from 'node:path'
import { SettingsError } from '../settings/settings-error.ts'
import type { Found } from './frameworks.ts'
import type { PackageManager } from './package-manager.ts'
import { tomlTexts } from './plain-settings.ts'
import type { SiteFolder } from './site-folder.ts'

/** A step of a workflow: a command, or an action with its inputs. */
export type Step =
  | { run: readonly string[]; name?: string; folder?: string; env?: Readonly<Record<string, string>> }
  | { uses: string; id?: string; with?: Readonly<Record<string, string | readonly string[]>> }

/** How the site is built, and what to tell of it. */
export interface Build {
  steps: Step[]
  /** The command in words; left out where there is nothing to build. */
  command?: { text: string; because: string }
}

/** The Hugo that is taken where the repository names none. */
const HUGO = '0.152.2'
/** Themes for older versions keep search engines out without it. */
const HUGO_ENV = { HUGO_ENVIRONMENT: 'production', HUGO_ENV: 'production' }
/** The Ruby that is taken where the repository names none. */
const RUBY = '3.4'
/** Characters of a script that are looked at. */
const MAX_COMMAND = 2_000

/** What may stand in a command or a value of a workflow: no blank, nothing that a shell or an expression acts on. */
const SAFE_NAME = /^(?!-)[\w@.+-]+$/
const SAFE_SCRIPT = /^(?!-)[\w:.-]+$/

/**
 * A path for the workflow, from the root of the repository and without `./`.
 *
 * @throws SettingsError where it leads out or has signs that a shell acts on
 */
export function safePath(folder: string, path: string): string {
  const whole = posix.normalize(posix.join(folder, path)).replace(/\/$/, '')
  const names = whole.split('/')
  const isSafe = !path.startsWith('/') && names.every(name => SAFE_NAME.test(name) && name !== '..')
  if (isSafe && whole.length <= 200) return whole
  throw new SettingsError(
    `init: the folder "${whole}" cannot be named in a workflow; another folder with the built site is named by --static-dir DIR`,
  )
}

/** An expression of a workflow, such as `${{ secrets.NAME }}`. */
export function expression(words: string): string {
  return `\${{ ${words} }}`
}

/** The parts of a base path, or none where it is the root or nothing for a shell. */
export function baseNames(base: Found['base']): string[] {
  const names = (base?.path ?? '').split('/').filter(name => name !== '' && name !== '.')
  return names.every(name => SAFE_NAME.test(name) && name !== '..') ? names : []
}

/** The steps that build a site, from the checkout on. */
export async function buildOf(
  site: SiteFolder,
  found: Found,
  manager: PackageManager | undefined,
): Promise<Build> {
  const submodules = await site.checkout.isFile('.gitmodules')
  const checkout: Step = {
    uses: 'actions/checkout@v6',
    ...(submodules && { with: { submodules: 'recursive' } }),
  }
  const node = manager ? await nodeSteps(site, manager) : []
  const script = scriptOf(site, found)
  const named =
    script === undefined || manager === undefined
      ? undefined
      : { text: manager.script(script.name), because: `the script "${script.name}" is "${script.command}"` }
  switch (found.needs) {
    case 'nothing':
      return { steps: [checkout] }
    case 'node': {
      const command = named ?? {
        text: manager!.program(found.command!),
        because: 'no script of package.json builds it',
      }
      return { steps: [checkout, ...node, run(site, command.text)], command }
    }
    case 'hugo': {
      const command = named ?? { text: found.command!, because: 'the command of Hugo' }
      const steps = [checkout, ...(await hugoSteps(site)), ...node, run(site, command.text, HUGO_ENV)]
      return { steps, command }
    }
    case 'jekyll':
      return await jekyllBuild(site, found, checkout)
  }
}

function run(site: SiteFolder, command: string, env?: Readonly<Record<string, string>>): Step {
  return { run: [command], ...(site.path !== '' && { folder: site.path }), ...(env && { env }) }
}

/** The script that builds the site: "build" where it does so itself or by another one, else the one that does. */
function scriptOf(site: SiteFolder, { buildsBy }: Found): { name: string; command: string } | undefined {
  if (buildsBy === undefined) return undefined
  const scripts = [...(site.manifest?.scripts ?? [])]
    .filter(([name]) => SAFE_SCRIPT.test(name) && !/\b(?:dev|start|serve|preview|watch|deploy)\b/.test(name))
    .map(([name, command]) => ({ name, command: command.slice(0, MAX_COMMAND) }))
  const build = scripts.find(({ name }) => name === 'build')
  const builders = scripts.filter(({ command }) => buildsBy.test(command))
  const best = builders.find(({ name }) => name.includes('build')) ?? builders[0]
  if (build === undefined || best === undefined) return best ?? build
  return builders.includes(build) || build.command.includes(best.name) ? build : best
}

async function nodeSteps(site: SiteFolder, manager: PackageManager): Promise<Step[]> {
  const places = [...new Set([site.path, manager.folder, ''])]
  const files = places.flatMap(place => ['.nvmrc', '.node-version'].map(name => posix.join(place, name)))
  const file = await site.checkout.firstFile(files)
  return [
    {
      uses: 'actions/setup-node@v6',
      with: file === undefined ? { 'node-version': '24' } : { 'node-version-file': file },
    },
    { run: [manager.install], ...(manager.folder !== '' && { folder: manager.folder }) },
  ]
}

/** As GitHub's own workflow for Hugo installs it. */
async function hugoSteps(site: SiteFolder): Promise<Step[]> {
  const packages = ['hugo-bin', 'hugo-extended', 'hugo-installer']
  if (packages.some(name => site.manifest?.packages.has(name))) return []
  const version = await hugoVersion(site)
  const address = `https://github.com/gohugoio/hugo/releases/download/v${version}/hugo_extended_${version}_linux-amd64.deb`
  return [
    {
      name: 'Install Hugo',
      run: [
        `wget --quiet --output-document="$RUNNER_TEMP/hugo.deb" ${address}`,
        'sudo dpkg --install "$RUNNER_TEMP/hugo.deb"',
      ],
    },
  ]
}

async function hugoVersion(site: SiteFolder): Promise<string> {
  const exact = /^\d{1,3}\.\d{1,4}\.\d{1,4}$/
  const netlify = tomlTexts(
    (await site.read('netlify.toml')) ?? (await site.checkout.read('netlify.toml')) ?? '',
  )
  const named = netlify.get('build.environment.HUGO_VERSION')
  if (named !== undefined && exact.test(named)) return named
  const workflows = '.github/workflows'
  for (const file of (await site.checkout.names(workflows, 'files')).slice(0, 50)) {
    const source = (await site.checkout.read(`${workflows}/${file}`)) ?? ''
    const version = /hugo[_-]version:\s*["']?(\d{1,3}\.\d{1,4}\.\d{1,4})\b/i.exec(source)?.[1]
    if (version !== undefined) return version
  }
  return HUGO
}

/** With a Gemfile by Bundler, else as GitHub Pages builds it. */
async function jekyllBuild(site: SiteFolder, found: Found, checkout: Step): Promise<Build> {
  if (!(await site.has('Gemfile'))) {
    const source = site.path === '' ? './' : `./${site.path}`
    const destination = `./${safePath(site.path, found.output!.folder)}`
    return {
      steps: [checkout, { uses: 'actions/jekyll-build-pages@v1', with: { source, destination } }],
      command: { text: 'actions/jekyll-build-pages', because: 'there is no Gemfile, as for GitHub Pages' },
    }
  }
  const names = await site.hasAny(['.ruby-version', '.tool-versions'])
  const ruby: Step = {
    uses: 'ruby/setup-ruby@v1',
    with: {
      ...(names === undefined && { 'ruby-version': RUBY }),
      ...(site.path !== '' && { 'working-directory': site.path }),
      'bundler-cache': 'true',
    },
  }
  const command = { text: 'bundle exec jekyll build', because: 'there is a Gemfile' }
  return { steps: [checkout, ruby, run(site, command.text, { JEKYLL_ENV: 'production' })], command }
}
