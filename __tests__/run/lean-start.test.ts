import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { leanUseOf } from '../../src/run/lean-start.ts'

const PROGRAM = join(import.meta.dirname, '../support/lean-program.ts')
const NOT_GIVEN = {
  url: undefined,
  paths: undefined,
  sitemap: false as const,
  crawl: false,
  staticDir: undefined,
  merge: undefined,
  maxPages: 10,
  incremental: false,
}
const onPosix = process.platform === 'win32' ? it.skip : it
const onLinux = process.platform === 'linux' ? it : it.skip

interface Told {
  pid: number
  execArgv: string[]
  env: Record<string, string>
  args: string[]
}

function told(options: readonly string[], env: Record<string, string>, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...options, PROGRAM, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  })
  const lines = stdout.trim().split('\n')
  return { status, stderr, starts: lines.map(line => JSON.parse(line) as Told) }
}

describe('startLean', () => {
  onPosix('begins the process anew, once, as the same one, with its options, arguments and exit code', () => {
    const { status, stderr, starts } = told(['--stack-size=900'], { GIVEN: 'é "1"' }, 'a b', '--c=é')
    expect(starts).toHaveLength(2)
    const [before, after] = starts as [Told, Told]
    expect(after.pid).toBe(before.pid)
    expect(after.args).toEqual(['a b', '--c=é'])
    expect(after.execArgv).toEqual([...before.execArgv, '--max-semi-space-size=4'])
    expect(after.env).toEqual({
      GIVEN: 'é "1"',
      MALLOC_ARENA_MAX: '1',
      MALLOC_MMAP_THRESHOLD_: '65536',
      MALLOC_TRIM_THRESHOLD_: '131072',
    })
    expect([status, stderr]).toEqual([7, ''])
  })

  onPosix('gives more to what reads reports than to what audits pages', () => {
    const { starts } = told([], { USE: 'reports' })
    expect(starts[1]?.execArgv).toContain('--max-semi-space-size=8')
  })

  onPosix('leaves alone what somebody has set for the memory', () => {
    const { starts } = told([], { MALLOC_ARENA_MAX: '3' })
    expect(starts[1]?.env['MALLOC_ARENA_MAX']).toBe('3')
  })

  onPosix('goes on as it is where Node.js may not start programs', () => {
    const { status, starts } = told(['--permission', '--allow-fs-read=*'], {})
    expect(starts).toHaveLength(1)
    expect(status).toBe(7)
  })

  onPosix('goes on as it is where the program is no file', () => {
    const program = `import(${JSON.stringify(pathToFileURL(PROGRAM).href)})`
    const { status, stdout } = spawnSync(process.execPath, ['--eval', program], { encoding: 'utf8' })
    expect(stdout.trim().split('\n')).toHaveLength(1)
    expect(status).toBe(7)
  })

  onLinux('leaves the streams as they were for who writes to them next', () => {
    const script = `"$0" "$1"; cat /proc/$$/fdinfo/1`
    const { stdout } = spawnSync('sh', ['-c', script, process.execPath, PROGRAM], { encoding: 'utf8' })
    const [, flags] = /^flags:\s*(\d+)$/m.exec(stdout) ?? []
    expect(Number.parseInt(flags!, 8) & 0o4000).toBe(0)
  })
})

describe('leanUseOf', () => {
  it.each([
    ['one page', {}, undefined],
    [
      'pages that are named',
      { url: ['https://a.example/', 'https://b.example/'], paths: Array(20).fill('/') },
      undefined,
    ],
    ['many that are named', { url: Array(51).fill('https://a.example/') }, 'pages'],
    [
      'many paths of few addresses',
      { url: Array(3).fill('https://a.example/'), paths: Array(20).fill('/x') },
      'pages',
    ],
    ['a sitemap, with few pages of it', { sitemap: true as const, maxPages: 40 }, undefined],
    ['a sitemap', { sitemap: true as const, maxPages: 50 }, 'pages'],
    ['a crawl', { crawl: true, maxPages: 1000 }, 'pages'],
    ['a folder', { staticDir: 'site', maxPages: 1000 }, 'pages'],
    ['some pages of a folder', { staticDir: 'site', paths: ['/'], maxPages: 1000 }, undefined],
    ['results that are taken over', { crawl: true, maxPages: 1000, incremental: true }, 'reports'],
    ['few pages whose results may be taken over', { incremental: true }, undefined],
    ['reports that are joined', { merge: ['shards'] }, 'reports'],
  ])('%s', (_what, settings, expected) => {
    expect(leanUseOf({ ...NOT_GIVEN, ...settings })).toBe(expected)
  })
})
