import { BASE_PATH } from '../../../src/service/base-path.ts'
import type { Scenario, Start } from './scenario.ts'
import { PAGES } from './site.ts'
import { SECRETS, type World } from './world.ts'

const [HEADER, SESSION] = SECRETS.site
const [SERVICE_TOKEN] = SECRETS.service
const [GITHUB_TOKEN, SIGNATURE] = SECRETS.github

const HEADERS = `X-Preview-Key: ${HEADER}\nCookie: theme=light; session=${SESSION}`

/** Seconds for a tool: enough on a busy machine where nothing hangs. */
const TIMEOUT = '20'

const REPOSITORY = { id: 1, full_name: 'octo-org/shop', default_branch: 'main' }
const SHA = 'a'.repeat(40)

const PULL_REQUEST = {
  action: 'synchronize',
  number: 2,
  pull_request: {
    number: 2,
    head: { sha: SHA, ref: 'changes', repo: { id: 1 } },
    base: { ref: 'main', repo: { id: 1 } },
  },
  repository: REPOSITORY,
}

/** A step on a pull request with everything: comment, artifact, report of the base branch. */
const action: Scenario = {
  name: 'action',
  alike: /GET \/guide$|\/runs\/|graphql|FinalizeArtifact/,
  exitCode: 0,
  isAction: true,
  hasBaseline: true,
  start: world => ({
    args: [],
    env: {
      ...runnerOf(world),
      GITHUB_EVENT_NAME: 'pull_request',
      ...inputs({
        url: PAGES.map(path => `${world.fronts.site.origin}${path}`).join('\n'),
        tools: 'robots redirects serp content broken-links',
        headers: HEADERS,
        baseline: 'branch',
        formats: 'json, html, markdown',
        timeout: TIMEOUT,
      }),
    },
    event: PULL_REQUEST,
  }),
}

/** A step on a deployment, by a service. */
const deployment: Scenario = {
  name: 'deployment',
  alike: /tools\//,
  breaks: /pulls|\/me|serp/,
  exitCode: 1,
  isAction: true,
  start(world) {
    const { github, servedSite } = world
    const base = { ref: 'main', repo: { id: 1 } }
    const head = { sha: SHA, ref: 'changes', owner: 'octo-org', repo: { id: 1 } }
    github.pullRequests.push({ number: 2, state: 'open', head, base })
    return {
      args: [],
      env: {
        ...runnerOf(world),
        GITHUB_EVENT_NAME: 'deployment_status',
        ...inputs({
          'base-url': baseUrlOf(world),
          token: SERVICE_TOKEN,
          'auth-header': 'x-api-key',
          url: `${servedSite}/guide`,
          tools: 'serp content',
          'artifact-name': 'none',
          timeout: TIMEOUT,
          retries: '1',
        }),
      },
      event: {
        deployment_status: { state: 'success', environment_url: servedSite, environment: 'Preview' },
        deployment: { sha: SHA, ref: 'changes', environment: 'Preview' },
        repository: REPOSITORY,
      },
    }
  },
}

/** The command line, which takes its pages from a sitemap. */
const sitemap: Scenario = {
  name: 'sitemap',
  alike: /GET \/(?:sizes|favicon\.ico)$/,
  exitCode: 0,
  isAction: false,
  start: ({ fronts }) => ({
    args: [
      fronts.site.origin,
      ...['--sitemap', 'true', '--timeout', TIMEOUT, '--headers', HEADERS],
      ...['--tools', 'robots,sitemap,redirects,serp,content,broken-links,hreflang,schema'],
      ...['--formats', 'json,html,markdown'],
    ],
    env: {},
  }),
}

/** The command line with a service. */
const hosted: Scenario = {
  name: 'hosted',
  alike: /tools\/(?:content|redirects)$/,
  exitCode: 0,
  isAction: false,
  start: world => ({
    args: [
      ...[`${world.servedSite}/`, `${world.servedSite}/sizes`],
      ...['--base-url', baseUrlOf(world), '--tools', 'serp,content,redirects'],
      ...['--timeout', TIMEOUT, '--retries', '1', '--concurrency', '2'],
    ],
    env: { SEO_PREFLIGHT_TOKEN: SERVICE_TOKEN },
  }),
}

const STATIC_SITE = {
  'site/index.html': staticPage('Hand-built steel bicycles from Bristol'),
  'site/sizes.html': staticPage('Bicycle sizes for every rider in Bristol'),
}

/** A folder that the program serves by itself, with a report to compare with. */
const folder: Scenario = {
  name: 'folder',
  exitCode: 0,
  isAction: false,
  needs: [folderOf('first', [])],
  start: (_, [baseline]) => ({
    args: [...ofFolder, '--baseline', 'baseline.json'],
    env: {},
    files: { ...STATIC_SITE, 'baseline.json': baseline! },
  }),
}

/** The reports of two shards, joined. */
const merge: Scenario = {
  name: 'merge',
  exitCode: 0,
  isAction: false,
  needs: ['1/2', '2/2'].map(shard => folderOf(shard, ['--shard', shard])),
  start: (_, [one, other]) => ({
    args: ['merge', 'shards'],
    env: {},
    files: { 'shards/one/report.json': one!, 'shards/other/report.json': other! },
  }),
}

/** Tools that need Chrome beside one that does not. */
const chrome: Scenario = {
  name: 'chrome',
  exitCode: 0,
  isAction: false,
  hasChrome: true,
  breaks: /site GET \/(?:style|script|$)/,
  ways: ['gone', 'reset', 'hang', 'drip', 'endless', '500', 'cut', 'loop'],
  start: ({ fronts, chromePath }) => ({
    args: [`${fronts.site.origin}/`, '--tools', 'serp,mobile,accessibility,cookies', '--timeout', TIMEOUT],
    env: { CHROME_PATH: chromePath },
  }),
}

/** Lighthouse beside a tool that needs no Chrome. */
const lighthouse: Scenario = {
  name: 'lighthouse',
  exitCode: 0,
  isAction: false,
  hasChrome: true,
  breaks: /site GET \/script/,
  ways: ['gone', 'hang'],
  start: ({ fronts, chromePath }) => ({
    args: [`${fronts.site.origin}/`, '--tools', 'serp,pagespeed', '--timeout', '40'],
    env: { CHROME_PATH: chromePath },
  }),
}

/** The engine behind the REST API. */
const service: Scenario = {
  name: 'serve',
  alike: /favicon/,
  exitCode: 0,
  isAction: false,
  isService: true,
  start: ({ fronts }) => ({
    args: ['serve', '--port', '0', '--allow-private', '--timeout', TIMEOUT],
    env: { SEO_PREFLIGHT_TOKENS: SERVICE_TOKEN },
    page: `${fronts.site.origin}/`,
  }),
}

export const SCENARIOS: readonly Scenario[] = [
  action,
  deployment,
  sitemap,
  hosted,
  folder,
  merge,
  chrome,
  lighthouse,
  service,
]

const ofFolder = [
  ...['--static-dir', 'site', '--paths', '/ /sizes.html'],
  ...['--tools', 'serp,content,redirects', '--timeout', TIMEOUT],
]

function folderOf(name: string, args: readonly string[]): Scenario {
  const start = () => ({ args: [...ofFolder, ...args], env: {}, files: STATIC_SITE })
  return { name, exitCode: 0, isAction: false, start }
}

function runnerOf({ github, fronts }: World): Record<string, string> {
  const { ACTIONS_RUNTIME_TOKEN: token, ...env } = github.env
  return {
    ...env,
    ACTIONS_RUNTIME_TOKEN: token!.replace(/signature$/, SIGNATURE),
    ACTIONS_RESULTS_URL: `${fronts.github.origin}/`,
    GITHUB_API_URL: fronts.github.origin,
    ...inputs({ 'github-token': GITHUB_TOKEN }),
  }
}

function inputs(given: Record<string, string>): Start['env'] {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
  )
}

function baseUrlOf({ fronts }: World): string {
  return `${fronts.service.origin}${BASE_PATH}`
}

function staticPage(title: string): string {
  const text = 'We build steel bicycles by hand in Bristol, one at a time, for people who ride every day. '
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="${text.repeat(2)}"></head><body><main><h1>${title}</h1><p>${text.repeat(15)}</p></main></body></html>`
}
