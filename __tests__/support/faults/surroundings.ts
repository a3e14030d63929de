import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Scenario } from './scenario.ts'

/** Folders and files around one run. */
export interface Places {
  root: string
  /** For temporary files. */
  tmp: string
  workspace: string
  file(name: string): string
}

/** Something that is wrong with the machine before the program starts. */
export interface Surrounding {
  /** Means nothing to a command line. */
  isOfAction?: true
  /** The report cannot be written. */
  losesReport?: true
  /** The report of the base branch is not found, so that what was known is new. */
  losesBaseline?: true
  /** Chrome cannot start. */
  stopsChrome?: true
  /** Where standard output leads instead of to a reader. */
  stdout?: 'nobody' | '/dev/full'
  /** Exit codes beside that of a clean run. */
  exitCodes?: readonly number[]
  env?(places: Places): Record<string, string>
  prepare?(places: Places): Promise<unknown>
}

const REPORT_DIR = 'seo-report'

const WRONG_SETTINGS = 2
const RUN_FAILED = 3

/** Without its event a step may not know what to audit; it must not pass then. */
const WITHOUT_EVENT = [1, WRONG_SETTINGS]

/** Every way in which the surroundings can be wrong, by its name. */
export const SURROUNDINGS: Readonly<Record<string, Surrounding>> = {
  'nobody reads standard output': { stdout: 'nobody' },
  'standard output on a full disk': { stdout: '/dev/full' },
  'temporary folder missing': { stopsChrome: true, env: ({ root }) => ({ TMPDIR: join(root, 'missing') }) },
  'temporary folder a file': { stopsChrome: true, env: ({ file }) => ({ TMPDIR: file('event.json') }) },
  'home missing': { env: ({ root }) => ({ HOME: join(root, 'missing') }) },
  'proxy no address': {
    exitCodes: [WRONG_SETTINGS, RUN_FAILED],
    env: () => ({ HTTP_PROXY: '::::', HTTPS_PROXY: 'http://[', http_proxy: 'garbage' }),
  },
  'report folder a file': {
    losesReport: true,
    exitCodes: [WRONG_SETTINGS],
    prepare: ({ workspace }) => writeFile(join(workspace, REPORT_DIR), ''),
  },
  'report.json a folder': { losesReport: true, prepare: folderNamed('report.json') },
  'report.html a folder': { losesReport: true, prepare: folderNamed('report.html') },
  'config a folder': {
    exitCodes: [WRONG_SETTINGS],
    prepare: ({ workspace }) => mkdir(join(workspace, '.github', 'seo-preflight.yml'), { recursive: true }),
  },
  'config no YAML': { exitCodes: [WRONG_SETTINGS], prepare: places => writeConfig(places, 'a: [b\nc: }') },
  'config of bytes': { exitCodes: [WRONG_SETTINGS], prepare: places => writeConfig(places, '\u0000\u0001%') },
  'outputs on a full disk': { isOfAction: true, env: () => ({ GITHUB_OUTPUT: '/dev/full' }) },
  'outputs a folder': { isOfAction: true, env: ({ tmp }) => ({ GITHUB_OUTPUT: join(tmp, '..', 'home') }) },
  'outputs missing': {
    isOfAction: true,
    env: ({ root }) => ({ GITHUB_OUTPUT: join(root, 'missing', 'file') }),
  },
  'outputs unset': { isOfAction: true, env: () => ({ GITHUB_OUTPUT: '' }) },
  'summary on a full disk': { isOfAction: true, env: () => ({ GITHUB_STEP_SUMMARY: '/dev/full' }) },
  'summary a folder': {
    isOfAction: true,
    env: ({ tmp }) => ({ GITHUB_STEP_SUMMARY: join(tmp, '..', 'home') }),
  },
  'summary missing': {
    isOfAction: true,
    env: ({ root }) => ({ GITHUB_STEP_SUMMARY: join(root, 'missing', 'file') }),
  },
  'summary unset': { isOfAction: true, env: () => ({ GITHUB_STEP_SUMMARY: '' }) },
  'event missing': {
    isOfAction: true,
    exitCodes: WITHOUT_EVENT,
    prepare: ({ file }) => rm(file('event.json')),
  },
  'event no JSON': {
    isOfAction: true,
    exitCodes: WITHOUT_EVENT,
    prepare: ({ file }) => writeFile(file('event.json'), '{"a":'),
  },
  'event a folder': {
    isOfAction: true,
    exitCodes: WITHOUT_EVENT,
    env: ({ tmp }) => ({ GITHUB_EVENT_PATH: join(tmp, '..', 'home') }),
  },
  'workspace missing': {
    isOfAction: true,
    exitCodes: [WRONG_SETTINGS],
    losesReport: true,
    env: ({ root }) => ({ GITHUB_WORKSPACE: join(root, 'missing') }),
  },
  'API address none': {
    isOfAction: true,
    losesBaseline: true,
    env: () => ({ GITHUB_API_URL: 'no address' }),
  },
  'repository none': { isOfAction: true, losesBaseline: true, env: () => ({ GITHUB_REPOSITORY: '' }) },
  'run number none': { isOfAction: true, env: () => ({ GITHUB_RUN_ID: 'x', GITHUB_RUN_ATTEMPT: '' }) },
  'artifact address none': { isOfAction: true, env: () => ({ ACTIONS_RESULTS_URL: 'no address' }) },
  'artifact token none': { isOfAction: true, env: () => ({ ACTIONS_RUNTIME_TOKEN: 'no token' }) },
}

/** Names of what can be wrong around a scenario. */
export function surroundingsOf({ isAction, isService, hasChrome }: Scenario): string[] {
  const isWanted = ({ isOfAction, losesReport, stdout, stopsChrome }: Surrounding) => {
    if (hasChrome) return stopsChrome
    // A service writes no report, and says on standard output where it is.
    if (isService && (losesReport || stdout)) return false
    return isAction || !isOfAction
  }
  return Object.entries(SURROUNDINGS).flatMap(([name, surrounding]) => (isWanted(surrounding) ? [name] : []))
}

function folderNamed(name: string) {
  // One that is not empty, so that nothing replaces it by a rename.
  return ({ workspace }: Places) => mkdir(join(workspace, REPORT_DIR, name, 'folder'), { recursive: true })
}

async function writeConfig({ workspace }: Places, content: string): Promise<void> {
  await mkdir(join(workspace, '.github'))
  await writeFile(join(workspace, '.github', 'seo-preflight.yml'), content)
}
