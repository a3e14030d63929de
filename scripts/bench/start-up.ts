import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'

const RUNS = 21

/** Time from the start of the process to its first line, beside an empty script on the same Node; bound: 2.5. */
export async function benchStartUp(bundle: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const empty = join(folder, 'empty.mjs')
  writeFileSync(empty, '')
  const site = createServer((_request, response) => response.end('<title>x</title>'))
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`
  try {
    const times: { script: number; cli: number; action: number }[] = []
    for (let run = 0; run <= RUNS; run++) {
      times.push({
        script: await untilExit(empty),
        cli: await untilFirstLine([bundle, url, '--tools', 'redirects'], {}, folder),
        action: await untilFirstLine(
          [bundle],
          { GITHUB_ACTIONS: 'true', INPUT_URL: url, INPUT_TOOLS: 'redirects' },
          folder,
        ),
      })
    }
    const warm = times.slice(1)
    const base = median(warm.map(({ script }) => script))
    const ratio = (pick: (time: (typeof warm)[number]) => number) =>
      (median(warm.map(pick)) / base).toFixed(2)
    return `first line after ${ratio(time => time.cli)} × an empty script on the command line, ${ratio(time => time.action)} × as an action (empty script ${base.toFixed(0)} ms, median of ${RUNS})`
  } finally {
    site.close()
    rmSync(folder, { recursive: true })
  }
}

async function untilExit(script: string): Promise<number> {
  const started = performance.now()
  await once(spawn(process.execPath, [script], { stdio: 'ignore' }), 'exit')
  return performance.now() - started
}

async function untilFirstLine(args: string[], extra: Record<string, string>, cwd: string): Promise<number> {
  const env = { PATH: process.env['PATH'], ...extra }
  const started = performance.now()
  const child = spawn(process.execPath, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const elapsed = await new Promise<number>(resolve => {
    const note = () => resolve(performance.now() - started)
    child.stdout.once('data', note)
    child.stderr.once('data', note)
  })
  child.stdout.resume()
  child.stderr.resume()
  await once(child, 'exit')
  return elapsed
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
