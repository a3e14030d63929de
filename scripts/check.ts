/**
 * `npm run check`: everything but the tests that must hold of a commit. Each step runs, whatever the others did; the
 * last lines say which failed.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const bin = (name: string) =>
  join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name)
const workflows = join('examples', 'workflows')

interface Step {
  name: string
  passes(): boolean
}

const steps: Step[] = [
  command('format and lint', 'biome', 'ci', '.'),
  command('types', 'tsc', '-p', '.'),
  command('unused code', 'knip'),
  command('import directions and cycles', 'depcruise', 'src', '--config', '.dependency-cruiser.js'),
  script('generated files up to date', 'generate.ts', '--check'),
  command('REST contract', 'redocly', 'lint', 'openapi.yaml'),
  script('action file', 'lint-action.ts', 'action.yml'),
  { name: 'workflow files', passes: workflowsAreValid },
  { name: 'bundle reproducible', passes: bundleIsReproducible },
  { name: 'bundle runs from an empty folder', passes: bundleRunsAlone },
]

const failed = steps.filter(step => {
  console.log(`\n▸ ${step.name}`)
  return !step.passes()
})
console.log(`\nChecks: ${steps.length - failed.length} passed, ${failed.length} failed`)
for (const step of failed) console.log(`  failed: ${step.name}`)
process.exitCode = failed.length === 0 ? 0 : 1

function command(name: string, program: string, ...args: string[]): Step {
  return { name, passes: () => succeeds(bin(program), args) }
}

function script(name: string, file: string, ...args: string[]): Step {
  return { name, passes: () => succeeds(process.execPath, [join('scripts', file), ...args]) }
}

function workflowsAreValid(): boolean {
  const folders = [workflows, join('.github', 'workflows')].filter(folder => existsSync(join(root, folder)))
  const files = folders.flatMap(folder => readdirSync(join(root, folder)).map(name => join(folder, name)))
  return files.every(file => succeeds(process.execPath, [join('scripts', 'lint-workflow.ts'), file]))
}

/** Where a bundle is committed, building it again must change nothing. */
function bundleIsReproducible(): boolean {
  const committed =
    spawnSync('git', ['ls-files', 'dist'], { cwd: root, encoding: 'utf8' }).stdout.trim() !== ''
  if (!succeeds(process.execPath, [join('scripts', 'bundle.ts')])) return false
  if (!committed) {
    const again = mkdtempSync(join(tmpdir(), 'bundle-'))
    const same =
      succeeds(process.execPath, [join('scripts', 'bundle.ts'), again]) &&
      sameFiles(join(root, 'dist'), again)
    rmSync(again, { recursive: true })
    return same
  }
  const changes = spawnSync('git', ['status', '--porcelain', 'dist'], { cwd: root, encoding: 'utf8' }).stdout
  if (changes !== '')
    console.log(`dist/ is not what the sources give; run npm run bundle and commit it:\n${changes}`)
  return changes === ''
}

function sameFiles(one: string, other: string): boolean {
  return spawnSync('git', ['diff', '--no-index', '--stat', one, other], { stdio: 'inherit' }).status === 0
}

function bundleRunsAlone(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'alone-'))
  try {
    cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true })
    cpSync(join(root, 'examples', 'site'), join(folder, 'site'), { recursive: true })
    const args = ['dist/index.js', '--static-dir', 'site', '--fail-on', 'never', '--not-measured', 'ignore']
    return succeeds(process.execPath, args, folder) && existsSync(join(folder, 'seo-report', 'report.json'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function succeeds(program: string, args: readonly string[], cwd = root): boolean {
  return spawnSync(program, args, { cwd, stdio: 'inherit', shell: program.endsWith('.cmd') }).status === 0
}
