import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { FILE_NAMES } from '../../src/report/write-reports.ts'
import { BUNDLE } from './bundle.ts'
import { COMPILE_CACHE } from './compile-cache.ts'
import type { Ended, KeptProgram } from './kept-program.ts'

export interface StepOptions {
  inputs: Record<string, string>
  env?: Record<string, string>
  /** Leaves variables of the runner out. */
  without?: readonly string[]
  event?: { name: string; payload: object }
  /** Files of the workspace. */
  files?: Record<string, string>
  /** Makes more in the workspace, as links. */
  prepare?(workspace: string): Promise<unknown>
  /** Looks at the workspace before it is gone. */
  inspect?(workspace: string): Promise<unknown>
  /** What is started; the bundle where it is left out. */
  program?: string
  /** Runs the bundle instead of starting it: what is `started` needs a process of its own. */
  kept?: KeptProgram | undefined
  /** Called with the process once it runs, and with what gives its log so far. */
  started?(kill: (signal: NodeJS.Signals) => void, log: () => string): void
}

export interface StepResult extends Ended {
  summary: string
  outputs: Record<string, string>
  /** Commands that the runner found in the output, as `error` or `add-mask`, with their message. */
  commands: Command[]
  /** Report files by name, as text. */
  reports: Record<string, string>
}

export interface Command {
  command: string
  message: string
  /** As the title and the file of an annotation. */
  properties?: Record<string, string>
}

/** Starts the bundle as a runner starts an action, in a workspace of its own that is gone afterwards. */
export async function runStep(options: StepOptions): Promise<StepResult> {
  const folder = await mkdtemp(join(tmpdir(), 'runner-'))
  const file = (name: string) => join(folder, name)
  const workspace = file('workspace')
  try {
    await mkdir(workspace)
    await writeFile(file('output'), '')
    await writeFile(file('summary'), '')
    await writeFile(file('event.json'), JSON.stringify(options.event?.payload ?? {}))
    for (const [name, content] of Object.entries(options.files ?? {})) {
      await mkdir(join(workspace, name, '..'), { recursive: true })
      await writeFile(join(workspace, name), content)
    }
    await options.prepare?.(workspace)
    const env = runnerEnvironment(options, file, workspace)
    const ended = options.kept
      ? await options.kept.run(env, workspace)
      : await ranAlone(options, env, workspace)
    await options.inspect?.(workspace)
    return {
      ...ended,
      summary: await readFile(file('summary'), 'utf8'),
      outputs: parseOutputs(await readFile(file('output'), 'utf8')),
      commands: [...parseCommands(ended.stdout), ...parseCommands(ended.stderr)],
      reports: await readReports(join(workspace, options.inputs['report-dir'] ?? 'seo-report')),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function ranAlone(options: StepOptions, env: Record<string, string>, cwd: string): Promise<Ended> {
  const child = spawn(process.execPath, [options.program ?? BUNDLE], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  child.stdout.setEncoding('utf8').on('data', piece => {
    stdout += piece
  })
  options.started?.(
    signal => child.kill(signal),
    () => stdout,
  )
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  const [stderr, exitCode] = await Promise.all([text(child.stderr), ended])
  return { exitCode, stdout, stderr }
}

function runnerEnvironment(options: StepOptions, file: (name: string) => string, workspace: string) {
  const env: Record<string, string> = {
    ...COMPILE_CACHE,
    PATH: process.env['PATH']!,
    HOME: file('.'),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
    GITHUB_EVENT_NAME: options.event?.name ?? 'push',
    GITHUB_EVENT_PATH: file('event.json'),
    GITHUB_WORKSPACE: workspace,
    GITHUB_REPOSITORY: 'octo-org/shop',
    GITHUB_RUN_ID: '42',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_SHA: 'a'.repeat(40),
    RUNNER_TEMP: file('.'),
    ...options.env,
  }
  for (const [name, value] of Object.entries(options.inputs)) env[`INPUT_${name.toUpperCase()}`] = value
  for (const name of options.without ?? []) delete env[name]
  return env
}

/** Reads an output file as a runner does: `name=value`, or `name<<delimiter` and lines up to the delimiter. */
export function parseOutputs(content: string): Record<string, string> {
  const outputs: Record<string, string> = {}
  const lines = content.split(/\r?\n/)
  for (let i = 0; i < lines.length; i++) {
    const [, name, delimiter] = /^([^=]+?)<<(.+)$/.exec(lines[i]!) ?? []
    if (name !== undefined) {
      const value: string[] = []
      for (i++; i < lines.length && lines[i] !== delimiter; i++) value.push(lines[i]!)
      outputs[name] = value.join('\n')
    } else if (lines[i]!.includes('=')) {
      outputs[lines[i]!.slice(0, lines[i]!.indexOf('='))] = lines[i]!.slice(lines[i]!.indexOf('=') + 1)
    }
  }
  return outputs
}

/**
 * Finds commands in the output of a step by the runner's rules: `::command::` at the start of a line after blanks,
 * `##[command]` anywhere in it; a lone carriage return starts a line.
 */
export function parseCommands(output: string): Command[] {
  const commands: Command[] = []
  for (const line of output.split(/\r\n|\n|\r/)) {
    const [, command, properties, message] =
      /^\s*::([^\s:,]+)( [^:]*?)?::(.*)$/.exec(line) ?? /##\[([^\]\s;]+)([^\]]*)\](.*)$/.exec(line) ?? []
    if (command === undefined) continue
    commands.push({
      command,
      message: message!,
      ...(properties && { properties: parseProperties(properties) }),
    })
  }
  return commands
}

/** Reads `name=value,name=value` as a runner does. */
function parseProperties(text: string): Record<string, string> {
  const entries = text
    .trim()
    .split(',')
    .map((pair): [string, string] => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at), unescaped(pair.slice(at + 1))]
    })
  return Object.fromEntries(entries)
}

function unescaped(value: string): string {
  const escapes: [string, string][] = [
    ['%0D', '\r'],
    ['%0A', '\n'],
    ['%3A', ':'],
    ['%2C', ','],
    ['%25', '%'],
  ]
  return escapes.reduce((text, [written, character]) => text.replaceAll(written, character), value)
}

async function readReports(folder: string): Promise<Record<string, string>> {
  const reports: Record<string, string> = {}
  for (const name of Object.values(FILE_NAMES).flat()) {
    const content = await readFile(join(folder, name), 'utf8').catch(() => undefined)
    if (content !== undefined) reports[name] = content
  }
  return reports
}
