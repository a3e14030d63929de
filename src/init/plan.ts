import { posix } from 'node:path'
import { SettingsError } from '../settings/settings-error.ts'
import { baseNames, buildOf, expression, type Step, safePath } from './build-steps.ts'
import type { Checkout } from './checkout.ts'
import { findSites, type Site } from './find-sites.ts'
import type { Found } from './frameworks.ts'
import { type Host, hostsOf } from './hosts.ts'
import { type PackageManager, packageManagerOf } from './package-manager.ts'
import { SiteFolder } from './site-folder.ts'

/** What begins the workflow. */
export type Trigger =
  /** Pull requests, and pushes to this branch, whose reports they are compared with. */
  | { on: 'pull_request'; branch: string }
  /** Pull requests that have secrets: none from forks, and none from Dependabot. */
  | { on: 'own pull_request' }
  | { on: 'deployment_status' }
  | { on: 'Netlify' }

/** A secret that is to be set in the repository. */
export interface Secret {
  name: string
  /** What it is for and where it comes from. */
  words: string
}

/** The workflow that fits a repository, and why. */
export interface Plan {
  /** What was found: a word, and where it was seen. */
  findings: { what: string; because: string }[]
  trigger: Trigger
  steps: Step[]
  /** What the workflow does, behind "It". */
  does: string
  secrets: Secret[]
  /** Folder that is audited, where it is one. */
  staticDir?: string
}

export interface PlanOptions {
  /** Folder whose site is meant, from the root of the repository. */
  path: string
  /** Folder with the built site, from the root of the repository, where the user named it. */
  staticDir?: string | undefined
}

const ACTION = 'seo-preflight/seo-preflight@v1'
const VERCEL_SECRET: Secret = {
  name: 'VERCEL_AUTOMATION_BYPASS_SECRET',
  words:
    'if previews are protected: make it in Vercel (project, Settings, Deployment Protection, Protection Bypass for Automation)',
}
const CLOUDFLARE_SECRETS: Secret[] = [
  { name: 'CLOUDFLARE_API_TOKEN', words: 'a token that may deploy (Cloudflare, My Profile, API Tokens)' },
  { name: 'CLOUDFLARE_ACCOUNT_ID', words: 'the id of the account (Cloudflare, overview of the account)' },
]

/**
 * Reads a repository and says which workflow fits it. Nothing of it is run.
 *
 * @throws SettingsError where no site is found, or none whose folder could be named
 */
export async function planFor(checkout: Checkout, { path, staticDir }: PlanOptions): Promise<Plan> {
  const [site, ...others] = await findSites(checkout, path)
  const chosen = site ?? (await unknownSite(checkout, path, staticDir))
  safePath('', chosen.folder.path || '.')
  const root = await SiteFolder.open(checkout, '')
  const hosts = await hostsOf(chosen.folder, root)
  const manager = needsPackages(chosen) ? await packageManagerOf(chosen.folder) : undefined
  const plan = await planOf(chosen, hosts, manager, staticDir)
  plan.findings.push(
    ...others.map(({ folder, found }) => ({
      what: `Also there: ${found.title} in ${folder.path || '.'}`,
      because: `not taken; "seo-preflight init ${folder.path}" writes the workflow for it`,
    })),
  )
  return plan
}

/** Where nothing is recognised, a user who names the folder knows how it is built. */
async function unknownSite(checkout: Checkout, path: string, staticDir: string | undefined): Promise<Site> {
  const folder = await SiteFolder.open(checkout, path)
  const builds = folder.manifest?.scripts.has('build') ?? false
  if (staticDir !== undefined) {
    const found: Found = {
      title: 'A site of unknown make',
      because: 'no framework was recognised',
      needs: builds ? 'node' : 'nothing',
      ...(builds && { buildsBy: /(?!)/ }),
    }
    return { folder, found }
  }
  const hint = builds
    ? 'it has a script "build", but no framework that init knows; name the folder with the built site'
    : 'name the folder of the site, or the folder with the built site'
  throw new SettingsError(
    `init: found no site in "${path || '.'}": ${hint}, such as "seo-preflight init --static-dir dist"`,
  )
}

function needsPackages({ folder, found }: Site): boolean {
  return found.needs === 'node' || (found.needs === 'hugo' && (folder.manifest?.packages.size ?? 0) > 0)
}

async function planOf(
  { folder, found }: Site,
  hosts: readonly Host[],
  manager: PackageManager | undefined,
  named: string | undefined,
): Promise<Plan> {
  const place = folder.path === '' ? '' : ` in ${folder.path}`
  const findings = [{ what: `${found.title}${place}`, because: found.because }]
  findings.push(...hosts.map(({ name, because }) => ({ what: name, because })))
  const isUnclear = hosts.length > 1 && found.output !== undefined
  if (isUnclear)
    findings.push({ what: 'Several hosts', because: 'so the built folder is audited, and no deployment' })
  const host = isUnclear ? undefined : hosts[0]
  if (named === undefined && host?.name === 'Vercel') return deployments(findings, true)
  if (named === undefined && host?.name === 'Netlify') return netlify(findings)
  const command = named === undefined ? deployCommand(folder, found, host) : undefined
  if (named === undefined && command === undefined && found.output === undefined) {
    const why = found.needsServer ?? 'no folder with pages is known'
    findings.push({ what: 'No folder of pages', because: why })
    return deployments(findings, found.title === 'Next.js')
  }
  const build = await buildOf(folder, found, manager)
  if (manager) findings.push({ what: manager.name, because: manager.because })
  if (build.command) findings.push({ what: build.command.text, because: build.command.because })
  if (command !== undefined) return cloudflare(findings, build.steps, host?.folder ?? '', command)
  const output = named === undefined ? found.output! : { folder: named, because: '--static-dir names it' }
  const built = safeOutput(folder, output, named !== undefined)
  findings.push({ what: `folder ${built}`, because: output.because })
  return await staticFolder(folder, found, findings, build.steps, built)
}

function safeOutput(folder: SiteFolder, output: { folder: string }, isNamed: boolean): string {
  const isRoot = posix.join(isNamed ? '' : folder.path, output.folder) === '.'
  return isRoot ? '.' : safePath(isNamed ? '' : folder.path, output.folder)
}

async function staticFolder(
  folder: SiteFolder,
  found: Found,
  findings: Plan['findings'],
  build: Step[],
  built: string,
): Promise<Plan> {
  const names = baseNames(found.base)
  let staticDir = built
  const steps = [...build]
  if (names.length > 0) {
    staticDir = 'seo-site'
    const around = posix.join(staticDir, ...names.slice(0, -1))
    const place = posix.join(staticDir, ...names)
    steps.push({
      name: 'Put the site below its base path',
      run: [`mkdir -p ${around}`, `cp -R ${built} ${place}`],
    })
    findings.push({ what: `base path /${names.join('/')}/`, because: found.base!.because })
  }
  const branch = await defaultBranch(folder.checkout)
  steps.push(audit({ 'static-dir': staticDir, baseline: 'branch' }))
  const does = `builds the site on each pull request and audits the folder ${staticDir}; runs on ${branch} leave a report to compare with, and from the first one on only new failures count`
  const what = found.needs === 'nothing' ? does.replace('builds the site', 'takes the files') : does
  return {
    findings,
    trigger: { on: 'pull_request', branch },
    steps,
    does: what,
    secrets: [],
    staticDir,
  }
}

function deployments(findings: Plan['findings'], isVercel: boolean): Plan {
  const bypass = `x-vercel-protection-bypass: ${expression(`secrets.${VERCEL_SECRET.name}`)}`
  return {
    findings,
    trigger: { on: 'deployment_status' },
    steps: [audit({ crawl: 'true', ...(isVercel && { headers: [bypass] }) })],
    does: 'audits each deployment that the host reports to GitHub, as soon as it is ready',
    secrets: isVercel ? [VERCEL_SECRET] : [],
  }
}

function netlify(findings: Plan['findings']): Plan {
  const url = expression('github.event.target_url')
  return {
    findings,
    trigger: { on: 'Netlify' },
    steps: [audit({ url, crawl: 'true', wait: '120' })],
    does: 'audits each deploy preview of Netlify. GitHub runs it once the file is on the default branch',
    secrets: [],
  }
}

/** The command of Wrangler that makes a preview; undefined where it lacks a name. */
function deployCommand(folder: SiteFolder, found: Found, host: Host | undefined): string | undefined {
  if (host?.name === 'Cloudflare Workers') return 'versions upload'
  if (host?.name !== 'Cloudflare Pages') return undefined
  if (!host.because.startsWith('the script')) return 'pages deploy'
  if (found.output === undefined || !/^[a-z\d][a-z\d-]{0,62}$/i.test(host.project ?? '')) return undefined
  const built = posix.relative(host.folder ?? '', safePath(folder.path, found.output.folder))
  return `pages deploy ${built} --project-name=${host.project}`
}

function cloudflare(findings: Plan['findings'], build: Step[], folder: string, command: string): Plan {
  const deploy: Step = {
    id: 'deploy',
    uses: 'cloudflare/wrangler-action@v4',
    with: {
      ...Object.fromEntries(
        ['apiToken', 'accountId'].map((input, at) => [
          input,
          expression(`secrets.${CLOUDFLARE_SECRETS[at]!.name}`),
        ]),
      ),
      ...(folder !== '' && { workingDirectory: folder }),
      command,
    },
  }
  const url = expression('steps.deploy.outputs.deployment-url')
  return {
    findings,
    trigger: { on: 'own pull_request' },
    steps: [...build, deploy, audit({ url, crawl: 'true', wait: '120' })],
    does: 'builds each pull request, deploys a preview of it to Cloudflare and audits that',
    secrets: CLOUDFLARE_SECRETS,
  }
}

function audit(inputs: Readonly<Record<string, string | readonly string[]>>): Step {
  return { uses: ACTION, with: inputs }
}

/** As Git knows it of the remote repository; else the branch that is checked out where it has one of the usual names. */
async function defaultBranch(checkout: Checkout): Promise<string> {
  const remote = /^ref: refs\/remotes\/origin\/([\w][\w.-]{0,99})$/.exec(
    ((await checkout.read('.git/refs/remotes/origin/HEAD')) ?? '').trim(),
  )
  const local = /^ref: refs\/heads\/(main|master|trunk)$/.exec(
    ((await checkout.read('.git/HEAD')) ?? '').trim(),
  )
  return remote?.[1] ?? local?.[1] ?? 'main'
}
