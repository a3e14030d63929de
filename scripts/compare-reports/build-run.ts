import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { writtenReport } from '../written-report.ts'

/** Exit codes of a run that wrote its reports: passed, and failed by the gate. */
const REPORTED: readonly (number | null)[] = [0, 1]

/**
 * Audits pages with a build.
 *
 * @param bundle its `index.js`
 * @param folder that the reports go to, and nothing else
 * @param flags of the audit, beside those that name the pages
 * @returns the report
 * @throws Error with what it says where it writes none
 */
export async function auditWith(
  bundle: string,
  urls: readonly string[],
  { folder, chrome, flags }: { folder: string; chrome: string; flags: readonly string[] },
): Promise<unknown> {
  const args = [...urls, '--formats', 'json', '--report-dir', 'report', ...flags]
  await run(bundle, args, folder, { CHROME_PATH: chrome })
  return writtenReport(join(folder, 'report', 'report.json'))
}

/**
 * Lets a build judge and render a report as a step of a workflow, so that nothing is measured anew.
 *
 * @param report folder with the report
 * @param folder that the renderings go to, and nothing else
 * @returns the report as it was judged, and the lines of each rendering
 */
export async function renderWith(bundle: string, report: string, folder: string): Promise<object> {
  const rendered = join(folder, 'rendered')
  const [summary, outputs] = [join(folder, 'summary.md'), join(folder, 'outputs')]
  for (const file of [summary, outputs]) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, '')
  }
  const log = await run(bundle, [], folder, {
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: join(folder, '..'),
    GITHUB_STEP_SUMMARY: summary,
    GITHUB_OUTPUT: outputs,
    INPUT_MERGE: report,
    INPUT_FORMATS: 'json, html, markdown',
    'INPUT_REPORT-DIR': rendered,
    'INPUT_ARTIFACT-NAME': 'none',
    INPUT_COMMENT: 'never',
  })
  const linesOf = (written: string) => written.replaceAll(folder, '').split('\n')
  const read = (file: string) => readFileSync(file, 'utf8')
  return {
    judged: writtenReport(join(rendered, 'report.json')),
    html: linesOf(read(join(rendered, 'report.html')).replaceAll('<', '\n<')),
    markdown: linesOf(read(join(rendered, 'report.md'))),
    log: linesOf(log),
    summary: linesOf(read(summary)),
    // Each run has its own mark of where a value ends.
    outputs: linesOf(read(outputs).replace(/ghadelimiter_[\w-]+/g, 'ghadelimiter')),
  }
}

async function run(
  bundle: string,
  args: readonly string[],
  cwd: string,
  extra: Readonly<Record<string, string>>,
): Promise<string> {
  mkdirSync(cwd, { recursive: true })
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...extra }
  const child = spawn(process.execPath, [bundle, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  if (!REPORTED.includes(child.exitCode))
    throw new Error(`${bundle} ended with ${child.exitCode}: ${errors}${output}`)
  return output
}
