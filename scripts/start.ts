/** `npm start`: audits the example site, or what stands behind `npm start --`. */
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
const site = join(root, 'examples', 'site')
const given = process.argv.slice(2)

/** The pages of the example site as clean URLs. */
function examplePaths(): string[] {
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' })
  const pages = names.filter(name => name.endsWith('.html') && !name.endsWith('404.html'))
  return pages.map(name => `/${name.replaceAll('\\', '/')}`.replace(/\/index\.html$/, '/')).sort()
}

/** A command, a URL or a flag that says what to do; other flags alone, as `--tools all`, are for the example site. */
function ownTarget(): boolean {
  const says = (arg: string) => /^https?:/.test(arg) || /^--(url|static-dir|help|version)\b/.test(arg)
  return given.some(says) || /^[a-z]+$/.test(given[0] ?? '')
}

const example = ['--static-dir', relative(process.cwd(), site) || '.', '--paths', examplePaths().join(' ')]
const args = ownTarget() ? given : [...example, ...given]
const child = spawn(process.execPath, [join(root, 'src', 'main.ts'), ...args], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143)
})
