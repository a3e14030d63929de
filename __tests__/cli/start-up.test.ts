import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from '@jest/globals'
import { COMPILE_CACHE } from '../support/compile-cache.ts'

const MAIN = join(import.meta.dirname, '..', '..', 'src', 'main.ts')

/** No server is there: the first line comes before the page is asked for. */
const URL_OF_NOTHING = 'http://127.0.0.1:9/'

/** What may be loaded by then: together a millisecond or two. */
const SMALL_PACKAGES = ['fastest-levenshtein', 'ipaddr.js', 'p-limit', 'yocto-queue']

/** Before anything else is written to a stream, names the modules that were loaded until then. */
const NAME_LOADED = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
  for (const stream of [process.stdout, process.stderr]) {
    const { write } = stream
    stream.write = (...written) => {
      stream.write = write
      write.call(stream, JSON.stringify(loaded) + '\\n')
      return write.apply(stream, written)
    }
  }
`)}`

const INPUTS = { GITHUB_ACTIONS: 'true', INPUT_URL: URL_OF_NOTHING, INPUT_TOOLS: 'redirects' }

test.each([
  ['on a command line', [URL_OF_NOTHING, '--tools', 'redirects'], {}, 'stderr'],
  ['as an action', [], INPUTS, 'stdout'],
] as const)(
  'until its first line the program loads little of what an audit needs, %s',
  async (_, args, env, stream) => {
    const folder = mkdtempSync(join(tmpdir(), 'start-up-'))
    const child = spawn(process.execPath, ['--import', NAME_LOADED, MAIN, ...args], {
      cwd: folder,
      env: { ...COMPILE_CACHE, PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const exit = once(child, 'exit')
    const lines = createInterface(child[stream])
    const [line] = (await once(lines, 'line')) as [string]
    child.kill('SIGKILL')
    await exit
    rmSync(folder, { recursive: true })
    const loaded = JSON.parse(line) as string[]
    expect(loaded.filter(url => url.endsWith('/run.ts'))).toHaveLength(1)
    const packages = loaded.flatMap(url => /\/node_modules\/([^/]+)/.exec(url)?.[1] ?? [])
    expect(packages.filter(name => !SMALL_PACKAGES.includes(name))).toEqual([])
    expect(loaded.filter(url => /\/src\/(engine\/tools|hosted)\//.test(url))).toEqual([])
    expect(loaded.filter(url => /^node:(crypto|http|https|net|tls|dns)$/.test(url))).toEqual([])
  },
)
