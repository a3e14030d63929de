import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { build, type Metafile, type Plugin, transformSync } from 'esbuild'
import { defaultConfig } from 'lighthouse'
import { performanceConfig } from '../src/engine/browser/lighthouse/performance-config.ts'

/** What may be in the bundle: each of these lets it be there with its notice. */
const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSD-3-Clause AND MIT',
  'ISC',
  'MIT',
  'MPL-2.0',
])
/** The one language of findings. */
const LOCALE = 'en-US'

/** Begins the function that formats a text of Lighthouse: those without values are kept. */
const FORMAT_ONCE = `
const formattedMessages = new Map()
function formatMessage(message, values, locale) {
  if (values !== undefined) return formatMessageAnew(message, values, locale)
  const key = locale + ' ' + message
  if (!formattedMessages.has(key)) formattedMessages.set(key, formatMessageAnew(message, values, locale))
  return formattedMessages.get(key)
}
function formatMessageAnew(message, values, locale) {`

interface Rewrite {
  /** Path below `node_modules/lighthouse`. */
  file: string
  pattern: RegExp
  replace(match: RegExpMatchArray, folder: string): string
}

/**
 * Puts the worker that runs Lighthouse with all of its modules into one file. Lighthouse reads files of its own when it
 * is loaded and finds its audits by their paths: in one file, constants and a table stand in place of that.
 *
 * @param entry the compiled worker
 * @returns licences and notices of all packages in it
 */
export async function bundleLighthouse(root: string, entry: string, outfile: string): Promise<string> {
  const lighthouse = join(root, 'node_modules', 'lighthouse')
  const { metafile } = await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    absWorkingDir: root,
    metafile: true,
    legalComments: 'inline',
    // Names of classes and functions are looked at, and functions are sent into the page as text.
    keepNames: true,
    banner: {
      js: "import { createRequire as createRequireOfBundle } from 'node:module'\nconst require = createRequireOfBundle(import.meta.url)",
    },
    // It connects to a Chrome that runs, so what finds, fetches and starts browsers is left out.
    alias: { 'puppeteer-core': 'puppeteer-core/internal/puppeteer-core-browser.js' },
    plugins: [selfContained(lighthouse)],
    logLevel: 'error',
    allowOverwrite: true,
  })
  const whole = readFileSync(outfile, 'utf8')
  writeFileSync(outfile, withoutDocComments(whole))
  return noticesOf(metafile, root)
}

const DOC_COMMENT = /^[ \t]*\/\*\*(?!\/)[\s\S]*?\*\/[ \t]*\n/gm
const NOTICE = /licen[cs]e|copyright|@preserve|SPDX/i

/**
 * The program without the documents of its functions, which nobody reads in a file that is made; notices of licences stay.
 *
 * @throws Error where it would be another program
 */
function withoutDocComments(program: string): string {
  const lean = program.replace(DOC_COMMENT, comment => (NOTICE.test(comment) ? comment : ''))
  const meaning = (text: string) =>
    transformSync(text, { minifyWhitespace: true, legalComments: 'none' }).code
  if (meaning(lean) !== meaning(program)) throw new Error('a text of Lighthouse looks like a comment')
  return lean
}

function selfContained(lighthouse: string): Plugin {
  const rewrites = rewritesOf(lighthouse)
  return {
    name: 'self-contained-lighthouse',
    setup({ onLoad, onResolve, onEnd }) {
      // Reports errors to the makers of Lighthouse where the command line is told to; nothing here tells it. The other
      // finds a Chrome by its channel; here it is found already.
      const unused = /^(@sentry\/node|@puppeteer\/browsers)$/
      onResolve({ filter: unused }, ({ path }) => ({ path, namespace: 'empty' }))
      onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'module.exports = {}' }))
      const applied = new Set<Rewrite>()
      onLoad({ filter: /[\\/]lighthouse[\\/](core|shared|report)[\\/].*\.js$/ }, ({ path }) => {
        const file = relative(lighthouse, path).split(sep).join('/')
        let contents = readFileSync(path, 'utf8')
        for (const rewrite of rewrites.filter(candidate => candidate.file === file)) {
          contents = contents.replace(rewrite.pattern, (...match) => {
            applied.add(rewrite)
            return rewrite.replace(match as unknown as RegExpMatchArray, dirname(path))
          })
        }
        return { contents }
      })
      onEnd(() => {
        const missed = rewrites.filter(rewrite => !applied.has(rewrite))
        if (missed.length === 0) return {}
        const files = missed.map(({ file, pattern }) => `${file}: ${pattern}`)
        return { errors: [{ text: `Lighthouse has changed; not found in it:\n${files.join('\n')}` }] }
      })
    },
  }
}

function rewritesOf(lighthouse: string): Rewrite[] {
  return [
    // What cannot be found beside it tells it that it is bundled, but the bundle may lie beside anything.
    ...['core/config/config-helpers.js', 'core/lib/page-functions.js'].map(file => ({
      file,
      pattern: literally("require.resolve('lighthouse-logger')"),
      replace: () => "(() => { throw new Error('bundled') })()",
    })),
    {
      file: 'core/config/config-helpers.js',
      pattern: /new Map\(\/\* BUILD_REPLACE_BUNDLED_MODULES \*\/\)/,
      replace: () => `new Map([${neededModules().join(',\n')}])`,
    },
    {
      file: 'core/runner.js',
      pattern: /fs\.readdirSync\(path\.join\(moduleDir, '([^']+)'\)\)/g,
      replace: ([, folder]) =>
        JSON.stringify(readdirSync(join(lighthouse, 'core', folder!)).filter(isModule)),
    },
    {
      file: 'core/gather/gatherers/stacks.js',
      pattern: /fs\.readFileSync\(\s*require\.resolve\('([^']+)'\),\s*'utf8'\)/,
      replace: ([, file]) => textOf(join(lighthouse, '..', file!)),
    },
    {
      file: 'shared/root.js',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of Lighthouse's source
      pattern: literally("fs.readFileSync(`${LH_ROOT}/package.json`, 'utf-8')"),
      replace: () => JSON.stringify(JSON.stringify({ version: versionOf(lighthouse) })),
    },
    {
      file: 'shared/localization/format.js',
      pattern: literally("fs.readdirSync(moduleDir + '/locales/')"),
      replace: () => JSON.stringify([`${LOCALE}.json`]),
    },
    {
      // Each look at what an audit says of itself formats all of its texts, which took a third of the start.
      file: 'shared/localization/format.js',
      pattern: literally('function formatMessage(message, values, locale) {'),
      replace: () => FORMAT_ONCE,
    },
    {
      file: 'shared/localization/locales.js',
      pattern: /^[\s\S]*$/,
      replace: () =>
        `import messages from './locales/${LOCALE}.json'\nexport const locales = { '${LOCALE}': messages }`,
    },
    {
      // Pages of HTML for people: only its JSON is used.
      file: 'report/generator/report-assets.js',
      pattern: /^[\s\S]*$/,
      replace: () => 'export const reportAssets = {}',
    },
  ]
}

/** Entries of Lighthouse's table of modules: the audits and gatherers of the configuration that is used. */
function neededModules(): string[] {
  const { audits = [], artifacts = [] } = performanceConfig(defaultConfig)
  const paths = [
    ...(audits ?? []).map(audit => `../audits/${pathOf(audit)}`),
    ...(artifacts ?? []).map(({ gatherer }) => `../gather/gatherers/${gatherer as string}`),
  ]
  return paths.map(path => `['${path}', import('${path}.js')]`)
}

/** An audit of the configuration is a path, or one with options. */
function pathOf(audit: unknown): string {
  return typeof audit === 'string' ? audit : (audit as { path: string }).path
}

function noticesOf({ inputs }: Metafile, root: string): string {
  const folders = new Set<string>()
  for (const input of Object.keys(inputs)) {
    const at = input.lastIndexOf('node_modules/')
    if (at >= 0) folders.add(packageFolder(input, at + 'node_modules/'.length))
  }
  return [...folders]
    .sort()
    .map(folder => noticeOf(join(root, folder)))
    .join('\n\n')
}

function packageFolder(input: string, at: number): string {
  const parts = input.slice(at).split('/')
  return input.slice(0, at) + parts.slice(0, parts[0]!.startsWith('@') ? 2 : 1).join('/')
}

/** Licence and notices of the package in a folder. */
export function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string
  }
  if (license === undefined || !ALLOWED_LICENCES.has(license.replace(/[()]/g, ''))) {
    throw new Error(`${name}@${version} has the licence "${license}", which may not be in the bundle`)
  }
  const files = readdirSync(folder)
    .filter(file => /^(licen[cs]e|notice|copying)/i.test(file))
    .sort()
  const texts = files.map(file => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
  return [`${name} ${version}`, license, ...texts].join('\n')
}

function literally(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}

function textOf(file: string): string {
  if (!existsSync(file)) throw new Error(`${file} is not there`)
  return JSON.stringify(readFileSync(file, 'utf8'))
}

function isModule(name: string): boolean {
  return name.endsWith('.js')
}

function versionOf(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version
}
