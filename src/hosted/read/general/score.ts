import type { Json, JsonObject } from '../../../api/results.ts'
import type { Tool } from '../../../api/tools.ts'
import { isObject, own } from '../fields.ts'
import type { Path, ScoreForm } from '../reading.ts'
import { type Container, containerLevels } from './containers.ts'
import { wordsOf } from './names.ts'

/** A score, 0 to 100, with where and how it is written. */
export interface FoundScore {
  score: number
  path: Path
  form: ScoreForm
}

/** Words beside "score" that leave it the score of the whole. */
const OVERALL = ['overall', 'total', 'final', 'global', 'percent', 'percentage', 'value']
/** Words that leave it the score of what was asked for. */
const GENERAL = ['seo', 'page', 'onpage', 'on', 'site', 'website', 'health', 'audit']
/** Words for the subjects of tools, beside their names. */
const SUBJECTS: Readonly<Partial<Record<Tool, readonly string[]>>> = {
  pagespeed: ['performance', 'speed', 'lighthouse', 'pagespeed'],
  accessibility: ['a11y', 'wcag'],
  mobile: ['usability', 'friendliness'],
  security: ['headers', 'ssl', 'tls'],
  geo: ['ai', 'visibility', 'readiness'],
}
/** Fields of an object named "score" or "scores" that hold it. */
const INNER_NAMES = [
  'overall',
  'total',
  'score',
  'value',
  'percent',
  'percentage',
  'points',
  'current',
] as const
/** Fields that say what a score is out of; those of the second list may speak of something else. */
const MOST_NAMES = ['max_score', 'maxScore', 'maxscore', 'score_max', 'out_of', 'outOf'] as const
const LOOSE_MOST_NAMES = ['maximum', 'max', 'scale'] as const

/**
 * The score that a body states for the whole. The outermost counts, and of several beside each other the one that is
 * named most plainly; where these differ, it is unclear which is meant.
 */
export function scoreIn(body: Json, tool?: Tool): FoundScore | undefined {
  for (const level of containerLevels(body, tool)) {
    const stated = level.flatMap(container => statedScores(container, tool))
    if (stated.length === 0) continue
    const plainest = Math.min(...stated.map(({ rank }) => rank))
    const [first, ...others] = stated.filter(({ rank }) => rank === plainest).map(({ found }) => found)
    return others.every(other => other?.score === first?.score) ? first : undefined
  }
  return undefined
}

interface StatedScore {
  /** The lower, the more plainly it is the score of the whole. */
  rank: number
  /** Undefined where nobody can say what it means. */
  found: FoundScore | undefined
}

function statedScores({ object, path }: Container, tool: Tool | undefined): StatedScore[] {
  return Object.entries(object).flatMap(([name, value]): StatedScore[] => {
    const rank = rankOf(name, tool)
    if (rank === undefined || value === null) return []
    const at = [...path, name]
    if (name === 'categories' && !isObject(value)) return []
    if (isObject(value)) {
      return [...INNER_NAMES, ...subjectsOf(tool)]
        .flatMap(inner => statedInner(value, inner, at, rank))
        .slice(0, 1)
    }
    return [{ rank, found: scoreOf(object, name, path, false) }]
  })
}

/** A part of "scores": a number, or an object with the number as its score. */
function statedInner(scores: JsonObject, name: string, path: Path, rank: number): StatedScore[] {
  const value = own(scores, name)
  if (isStated(value)) return [{ rank, found: scoreOf(scores, name, path, true) }]
  const of = isObject(value) ? INNER_NAMES.find(inner => isStated(own(value, inner))) : undefined
  return isObject(value) && of !== undefined
    ? [{ rank, found: scoreOf(value, of, [...path, name], true) }]
    : []
}

function isStated(value: Json | undefined): boolean {
  return typeof value === 'number' || typeof value === 'string'
}

/** How plainly a name says that it is the score of the whole; undefined where it is none, or that of a part. */
function rankOf(name: string, tool: Tool | undefined): number | undefined {
  if (name === 'categories') return 2
  const words = wordsOf(name)
  const rest = words.filter(word => word !== 'score' && word !== 'scores')
  if (rest.length === words.length) return undefined
  if (rest.every(word => OVERALL.includes(word))) return 0
  const subjects = subjectsOf(tool)
  if (rest.every(word => OVERALL.includes(word) || subjects.includes(word))) return 1
  return rest.every(word => OVERALL.includes(word) || GENERAL.includes(word)) ? 2 : undefined
}

function subjectsOf(tool: Tool | undefined): readonly string[] {
  return tool === undefined ? [] : [...tool.split('-'), ...(SUBJECTS[tool] ?? [])]
}

/** @param isOwn whether the object speaks of nothing but this score */
function scoreOf(object: JsonObject, name: string, path: Path, isOwn: boolean): FoundScore | undefined {
  const written = numberIn(own(object, name))
  if (written === undefined) return undefined
  const most = mostIn(object, isOwn)
  if (most === 'unclear') return undefined
  const form = formOf(written, most)
  const factor = form && factorOf(form)
  const score = factor === undefined ? undefined : Math.round(written.value * factor * 100) / 100
  if (!form || score === undefined || score < 0 || score > 100) return undefined
  return { score, path: [...path, name], form }
}

interface Written {
  value: number
  isPercent: boolean
  most: number | undefined
}

/** A number, or a text such as `71`, `71 %`, `71/100` and `71 of 100`. */
function numberIn(value: Json | undefined): Written | undefined {
  if (typeof value === 'number') return { value, isPercent: false, most: undefined }
  if (typeof value !== 'string' || value.length > 40) return undefined
  const text = value.trim().toLowerCase()
  const [, number, percent, most] =
    /^(-?\d{1,9}(?:\.\d{1,9})?)(?: ?(%)| ?(?:\/|of|out of) ?(\d{1,9}))?$/.exec(text) ?? []
  if (number === undefined) return undefined
  return {
    value: Number(number),
    isPercent: percent !== undefined,
    most: most === undefined ? undefined : Number(most),
  }
}

function mostIn(object: JsonObject, isOwn: boolean): number | 'unclear' | undefined {
  for (const name of MOST_NAMES) {
    const most = numberIn(own(object, name))?.value
    if (most !== undefined) return most
  }
  for (const name of LOOSE_MOST_NAMES) {
    const most = numberIn(own(object, name))?.value
    if (most !== undefined) return isOwn || most === 100 ? most : 'unclear'
  }
  return undefined
}

/** Of a plain 1 nobody can say whether it is 1 % or 100 %. */
function formOf({ value, isPercent, most }: Written, sibling: number | undefined): ScoreForm | undefined {
  if (isPercent) return { as: 'percent' }
  const outOf = most ?? sibling
  if (outOf !== undefined) return outOf > 0 ? { as: 'out of', most: outOf } : undefined
  if (value > 0 && value < 1) return { as: 'fraction' }
  return value === 1 ? undefined : { as: 'number' }
}

function factorOf(form: ScoreForm): number {
  if (form.as === 'fraction') return 100
  return form.as === 'out of' ? 100 / form.most : 1
}
