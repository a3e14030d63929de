/**
 * `npm run bundle`: makes dist/ (or the folder that is named) from src/, unminified, with the licences of what is in
 * it, and prints the sizes.
 */
import { execFileSync } from 'node:child_process'
import { appendFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join, resolve } from 'node:path'
import { runInNewContext } from 'node:vm'
import { buildSync } from 'esbuild'
import { bundleLighthouse, noticeOf } from './bundle-lighthouse.ts'
import { digestOfSources, SOURCES_DIGEST } from './sources-digest.ts'

const root = join(import.meta.dirname, '..')
const dist = resolve(process.argv[2] ?? join(root, 'dist'))
const lib = join(root, 'lib')
const require = createRequire(import.meta.url)

rmSync(lib, { recursive: true, force: true })
rmSync(dist, { recursive: true, force: true })
node(join(require.resolve('typescript/package.json'), '..', 'bin', 'tsc'), '-p', 'tsconfig.build.json')
const ncc = require.resolve('@vercel/ncc/dist/ncc/cli.js')
node(ncc, 'build', join(lib, 'main.js'), '-o', dist, '--license', 'licenses.txt', '--no-cache', '-q')
bundleWorker()
writeNgramsAsJson()
const worker = join('engine', 'browser', 'lighthouse', 'lighthouse-worker.js')
const notices = [
  await bundleLighthouse(root, join(lib, worker), join(dist, basename(worker))),
  // These run in pages alone, so ncc takes them for files and no packages.
  noticeOf(join(root, 'node_modules', 'axe-core')),
  noticeOf(join(root, 'node_modules', 'swagger-ui-dist')),
  readFileSync(
    join(root, 'node_modules', 'swagger-ui-dist', 'swagger-ui-bundle.js.LICENSE.txt'),
    'utf8',
  ).trim(),
  readFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), 'utf8'),
]
appendFileSync(join(dist, 'licenses.txt'), `\n\n${notices.join('\n\n')}`)
check()
writeFileSync(join(dist, SOURCES_DIGEST), `${digestOfSources(root)}\n`)

const sizes = files().map(name => ({ name, bytes: statSync(join(dist, name)).size }))
sizes.sort((a, b) => b.bytes - a.bytes)
for (const { name, bytes } of sizes) console.log(`${kilobytes(bytes)}  ${name}`)
console.log(`${kilobytes(sizes.reduce((sum, { bytes }) => sum + bytes, 0))}  in all`)

/** ncc copies the file of a worker thread as it is; what it imports has to be put into it. */
function bundleWorker(): void {
  buildSync({
    entryPoints: [join(lib, 'expressions', 'expression-worker.js')],
    outfile: join(dist, 'expression-worker.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    allowOverwrite: true,
    absWorkingDir: root,
    logLevel: 'warning',
  })
}

/**
 * The 50,000 objects of the language detector's data, which take a third of the time as JSON.
 *
 * @see https://v8.dev/blog/cost-of-javascript-2019#json
 */
function writeNgramsAsJson(): void {
  const literal = /(?<=^const ngramsData = )\{.*\}(?=;$)/m
  const name = files().find(
    file => file.endsWith('.js') && literal.test(readFileSync(join(dist, file), 'utf8')),
  )
  if (name === undefined) throw new Error('eld has changed; its data is not found in the bundle')
  const asJson = (written: string) => {
    const json = JSON.stringify(runInNewContext(`(${written})`))
    return `JSON.parse('${json.replace(/[\\']/g, '\\$&')}')`
  }
  const text = readFileSync(join(dist, name), 'utf8')
  writeFileSync(join(dist, name), text.replace(literal, asJson))
}

/** The same sources must give the same files wherever they are built: line ends alike, no path of a machine. */
function check(): void {
  for (const name of files().filter(name => /\.(js|json|txt|mjs|cjs)$/.test(name))) {
    const text = readFileSync(join(dist, name), 'utf8')
    if (text.includes(root)) throw new Error(`${name} holds a path of this machine`)
    if (text.includes('\r\n')) writeFileSync(join(dist, name), text.replaceAll('\r\n', '\n'))
  }
}

function files(): string[] {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  return names.filter(name => statSync(join(dist, name)).isFile())
}

function node(...args: string[]): void {
  execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(0).padStart(7)} kB`
}
