import { constants } from 'node:fs'
import { lstat, mkdir, open, realpath } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { Checkout } from '../init/checkout.ts'
import { type Plan, planFor } from '../init/plan.ts'
import { workflowText } from '../init/workflow.ts'
import { EXIT } from '../run/exit.ts'
import { readFlags } from '../settings/flags.ts'
import { text, truth } from '../settings/kinds.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { oneLine } from '../text/one-line.ts'

const FLAGS = {
  'dry-run': { kind: truth(), default: 'false', description: 'Print the workflow and write nothing' },
  force: { kind: truth(), default: 'false', description: 'Replace the workflow that is there' },
  'static-dir': {
    kind: text('DIR'),
    defaultWords: 'the folder that the framework builds',
    description: 'Folder with the built site, where init cannot tell it',
  },
} as const

/** The workflow, from the root of the repository. */
const FILE = '.github/workflows/seo-preflight.yml'
/** Folders that are looked at for the root of the repository. */
const MAX_ABOVE = 40
/** Characters of a finding. */
const MAX_FINDING = 160

/**
 * `seo-preflight init [DIR] [--dry-run] [--force] [--static-dir DIR]`: writes the workflow that fits the repository, and
 * says what it found and what is left to do. It reads files of the repository, and runs nothing of it.
 *
 * @throws SettingsError where it finds no site, or a workflow that is there already
 */
export async function runInit(args: readonly string[]): Promise<number> {
  const at = args.findIndex(
    (arg, index) => !/^(?:-|(?:true|false)$)/.test(arg) && args[index - 1] !== '--static-dir',
  )
  const named = at < 0 ? '.' : args[at]!
  const flags = readFlags('init', FLAGS, at < 0 ? args : args.toSpliced(at, 1))
  const folder = await realpath(resolve(named)).catch(() => undefined)
  if (folder === undefined || !(await lstat(folder)).isDirectory())
    throw new SettingsError(`init: there is no folder "${named}"`)
  const root = await rootOf(folder)
  const from = (path: string) => relative(root, path).split(sep).join('/')
  const staticDir = flags.staticDir && from(resolve(flags.staticDir))
  const plan = await planFor(new Checkout(root), { path: from(folder), staticDir })
  const workflow = workflowText(plan)
  if (flags.dryRun) {
    for (const line of findingLines(plan)) console.error(line)
    process.stdout.write(workflow)
    return EXIT.passed
  }
  await write(root, workflow, flags.force)
  const place = relative(process.cwd(), join(root, FILE)) || FILE
  const lines = [
    ...findingLines(plan),
    '',
    `Wrote ${oneLine(place)}. It ${plan.does}.`,
    '',
    ...nextLines(plan),
  ]
  for (const line of lines) console.log(line)
  return EXIT.passed
}

/** The nearest folder with a repository; where there is none, the folder itself. */
async function rootOf(folder: string): Promise<string> {
  let place = folder
  for (let step = 0; step < MAX_ABOVE; step++) {
    const isThere = await lstat(join(place, '.git')).then(
      () => true,
      () => false,
    )
    if (isThere) return place
    if (dirname(place) === place) break
    place = dirname(place)
  }
  return folder
}

function findingLines({ findings }: Plan): string[] {
  const shown = findings.map(({ what, because }) => [
    oneLine(what, MAX_FINDING),
    oneLine(because, MAX_FINDING),
  ])
  const width = Math.min(32, Math.max(...shown.map(([what]) => what!.length)))
  return ['Found:', ...shown.map(([what, because]) => `  ${what!.padEnd(width)}  ${because}`)]
}

function nextLines({ secrets, staticDir, trigger }: Plan): string[] {
  const steps = secrets.map(({ name, words }) => `Set the secret ${name}, ${words}.`)
  if (secrets.length > 0)
    steps.push('Secrets are set in the repository on GitHub: Settings, Secrets and variables, Actions.')
  if (staticDir !== undefined)
    steps.push(
      `To see what it will find, build the site here as the workflow does and run: npx seo-preflight --static-dir ${staticDir}`,
    )
  steps.push(
    trigger.on === 'Netlify'
      ? 'Commit the file to the default branch. The next pull request has a comment with what was found.'
      : 'Commit the file and open a pull request. It will have a comment with what was found.',
  )
  return ['Next:', ...steps.map((step, at) => `  ${at + 1}. ${step}`)]
}

/** Follows no link of the repository, and replaces a file only where that is asked for. */
async function write(root: string, workflow: string, force: boolean): Promise<void> {
  let folder = root
  for (const name of dirname(FILE).split('/')) {
    folder = join(folder, name)
    await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw cannotWrite(error)
    })
    if (!(await lstat(folder)).isDirectory())
      throw new SettingsError(`${relative(root, folder)}: is no folder, so that no workflow is written there`)
  }
  const { O_WRONLY, O_CREAT, O_EXCL, O_TRUNC, O_NOFOLLOW = 0 } = constants
  const how = force ? O_TRUNC : O_EXCL
  const file = await open(join(root, FILE), O_WRONLY | O_CREAT | O_NOFOLLOW | how).catch(error => {
    throw cannotWrite(error)
  })
  try {
    await file.writeFile(workflow)
  } finally {
    await file.close()
  }
}

function cannotWrite({ code, message }: NodeJS.ErrnoException): SettingsError {
  if (code === 'EEXIST')
    return new SettingsError(
      `${FILE}: is there already and was not changed; --dry-run prints what would be written, --force replaces it`,
    )
  if (code === 'ELOOP') return new SettingsError(`${FILE}: is a symbolic link, which is not written through`)
  return new SettingsError(`${FILE}: cannot be written (${code ?? message})`)
}
