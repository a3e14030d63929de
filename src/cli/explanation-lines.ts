import type { Tool } from '../api/tools.ts'
import type { Explanation } from '../hosted/explain/explanation.ts'
import { type Part, type Path, pathInWords, type ScoreForm } from '../hosted/read/reading.ts'
import { oneLine } from '../text/one-line.ts'

/** Characters of the path of a field. */
const MAX_PATH = 200
const MAX_REASON = 1_000
/** Parts that are named. */
const MAX_PARTS = 20

/** How the answer for one tool was read, for people. */
export function explanationLines(tool: Tool, { by, run, parts, ignored }: Explanation): string[] {
  const lines = [`${tool}: ${resultInWords(by, run)}`]
  for (const part of parts.slice(0, MAX_PARTS)) lines.push(`  ${shown(part.path)}: ${partInWords(part, run)}`)
  if (parts.length > MAX_PARTS) lines.push(`  and ${parts.length - MAX_PARTS} more`)
  if (ignored.paths.length > 0) {
    const names = ignored.paths.map(shown).join(', ')
    lines.push(`  ignored: ${names}${ignored.more ? ', …' : ''}`)
  }
  return [...lines, '']
}

function resultInWords(
  by: string | undefined,
  { status, reason, score, checks, judged }: Explanation['run'],
): string {
  if (status === 'not-measured') return `not measured: ${oneLine(reason ?? '', MAX_REASON)}`
  if (judged === false) return `read as ${by}: shown in the report; it neither passes nor fails`
  const failed = checks.filter(({ outcome }) => outcome === 'fail').length
  const passed = checks.filter(({ outcome }) => outcome === 'pass').length
  const words = [score === null ? 'no score' : `score ${score}`, `${failed} failed`, `${passed} passed`]
  return `read as ${by}: ${words.join(', ')}`
}

function partInWords(part: Part, { score }: Explanation['run']): string {
  switch (part.as) {
    case 'score':
      return `score ${score}${formInWords(part.form)}`
    case 'grade':
      return 'grade'
    case 'verdict':
      return 'verdict of the service'
    case 'number of failures':
      return `${part.count} failures, without a list of them`
    default: {
      const severity =
        part.severity === undefined ? '' : `, ${part.severity} where an entry names no severity`
      return `${part.isMap ? 'map' : 'list'} of ${part.as}, ${part.count === 1 ? '1 entry' : `${part.count} entries`}${severity}`
    }
  }
}

function formInWords(form: ScoreForm): string {
  switch (form.as) {
    case 'number':
      return ''
    case 'fraction':
      return ', written as a fraction'
    case 'percent':
      return ', written in per cent'
    case 'out of':
      return `, out of ${form.most}`
  }
}

function shown(path: Path): string {
  return path.length === 0 ? 'the whole answer' : oneLine(pathInWords(path), MAX_PATH)
}

/** The setting `mapping`, as it stands in the config file. */
export function mappingLines(mappings: readonly (readonly [Tool, string])[]): string[] {
  if (mappings.length === 0) return ['No tool needs a mapping.']
  const lines = mappings.flatMap(([tool, expression]) => [
    `  ${tool}: |`,
    ...expression.split('\n').map(line => `    ${line}`),
  ])
  return ['A mapping to start from, for the config file:', '', 'mapping:', ...lines]
}
