import type { Check, Page, Site, ToolRun } from '../../api/results.ts'
import type { Report, Rule } from '../report.ts'
import type { FileCheck, FilePage, FileRun, FileSite } from './file-schema.ts'
import { ReportFileError } from './report-file-error.ts'

/** Different checks that say nothing, by name, outcome and scope; the engine has fewer than 700 names. */
const MAX_SILENT = 50_000
/** Lists of such checks that are kept, and how long one may be: those of a tool are the same on most pages. */
const MAX_LISTS = 2000
const MAX_LISTED = 1000

type Rules = Report['rules']

/**
 * A tool run as the report file has it: checks that say nothing are names.
 *
 * @param where address of the page or origin of the site that it is part of
 * @param onTold gets the checks that say more
 */
export function toFileRun(
  run: ToolRun,
  where: string,
  rules: Rules,
  onTold: (check: Check) => void,
): FileRun {
  const { checks, url, ...rest } = run
  const namesOf = (outcome: Check['outcome']) => {
    const silent = checks.filter(check => check.outcome === outcome && !isTold(check))
    return silent.map(({ id }) => nameOf(id, run)).join(' ')
  }
  const told = checks.filter(isTold)
  for (const check of told) onTold(check)
  const passed = namesOf('pass')
  const notApplicable = namesOf('not-applicable')
  return {
    ...rest,
    ...(url !== where && { url }),
    checks: told.map(check => toFileCheck(check, rules)),
    ...(passed !== '' && { passed }),
    ...(notApplicable !== '' && { notApplicable }),
  }
}

/** Whether the file says more of a check than its name. */
export function isTold({ id, outcome, message }: Check): boolean {
  // A service may name its checks as it likes.
  return (
    /\s/.test(id) ||
    outcome === 'fail' ||
    outcome === 'not-measured' ||
    (outcome === 'pass' && message !== undefined)
  )
}

function nameOf(id: string, { tool }: ToolRun): string {
  return id.startsWith(`${tool}/`) ? id.slice(tool.length + 1) : id
}

function toFileCheck(check: Check, rules: Rules): FileCheck {
  const { scope: _, why: __, fix: ___, title, severity, help, occurrences, ...rest } = check
  const rule: Partial<Rule> = Object.hasOwn(rules, check.id) ? rules[check.id]! : {}
  return {
    ...rest,
    ...(title !== rule.title && { title }),
    ...(severity !== rule.severity && { severity }),
    ...(help !== rule.help && { help }),
    ...(occurrences.length > 0 && { occurrences }),
  }
}

/** Reads what {@link toFileRun} wrote; of a check that said nothing its name and outcome are left. */
export class FileRuns {
  readonly #rules: Rules
  /** Those that say nothing are the same wherever they stand: nine of ten of a page's checks. */
  readonly #silent: Map<string, Check>
  readonly #lists = new Map<string, readonly Check[]>()

  /** @param silent shared by the runs of several reports */
  constructor(rules: Rules, silent: Map<string, Check>) {
    this.#rules = rules
    this.#silent = silent
  }

  page(page: FilePage): Page {
    return { ...page, runs: page.runs.map(run => this.#run(run, page.url, undefined)) }
  }

  site(site: FileSite): Site {
    return { ...site, runs: site.runs.map(run => this.#run(run, site.origin, 'site')) }
  }

  /** Runs on a site of which an analysis was asked at an address. */
  runs(runs: readonly FileRun[], url: string): ToolRun[] {
    return runs.map(run => this.#run(run, url, 'site'))
  }

  #run(run: FileRun, where: string, scope: Check['scope']): ToolRun {
    const { checks, passed = '', notApplicable = '', url = where, ...rest } = run
    return {
      ...rest,
      url,
      checks: [
        ...checks.map(check => this.#check(check, scope)),
        ...this.#silentChecks(passed, run.tool, 'pass', scope),
        ...this.#silentChecks(notApplicable, run.tool, 'not-applicable', scope),
      ],
    }
  }

  #silentChecks(
    names: string,
    tool: FileRun['tool'],
    outcome: Check['outcome'],
    scope: Check['scope'],
  ): readonly Check[] {
    if (names === '') return []
    const key = `${outcome} ${scope} ${tool} ${names}`
    const known = this.#lists.get(key)
    if (known) return known
    const checks = names
      .split(' ')
      .filter(name => name !== '')
      .map(name => this.#silentCheck(name.includes('/') ? name : `${tool}/${name}`, outcome, scope))
    if (this.#lists.size < MAX_LISTS && checks.length <= MAX_LISTED) this.#lists.set(key, checks)
    return checks
  }

  #check({ title, severity, help, occurrences, ...rest }: FileCheck, scope: Check['scope']): Check {
    const rule = Object.hasOwn(this.#rules, rest.id) ? this.#rules[rest.id] : undefined
    return {
      ...rest,
      ...(scope && { scope }),
      title: title ?? rule?.title ?? rest.id,
      severity: severity ?? rule?.severity ?? 'notice',
      help: help ?? rule?.help ?? '',
      occurrences: occurrences ?? [],
    }
  }

  #silentCheck(id: string, outcome: Check['outcome'], scope: Check['scope']): Check {
    const key = `${outcome} ${scope} ${id}`
    const known = this.#silent.get(key)
    if (known) return known
    // A few bytes of a file would be a check each.
    if (this.#silent.size >= MAX_SILENT) throw new ReportFileError(`names more than ${MAX_SILENT} checks`)
    const check: Check = Object.freeze(this.#check({ id, outcome }, scope))
    this.#silent.set(key, check)
    return check
  }
}
