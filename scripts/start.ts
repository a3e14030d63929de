/** `npm start`: audits the example site, or what stands behind `npm start --`. */
import { spawn } from 'node:child_process'
import { join, relative } from 'node:path'
import { EXAMPLE_SITE, examplePaths } from './example-site.ts'

const root = join(import.meta.dirname, '..')
const given = process.argv.slice(2)

/** A command, a URL or a flag that says what to do; other flags alone, as `--tools all`, are for the example site. */
function ownTarget(): boolean {
  const says = (arg: string) => /^https?:/.test(arg) || /^--(url|static-dir|help|version)\b/.test(arg)
  return given.some(says) || /^[^-]/.test(given[0] ?? '')
}

const site = relative(process.cwd(), EXAMPLE_SITE) || '.'
const example = ['--static-dir', site, '--paths', examplePaths().join(' ')]
const args = ownTarget() ? given : [...example, ...given]
const child = spawn(process.execPath, [join(root, 'src', 'main.ts'), ...args], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143)
})
