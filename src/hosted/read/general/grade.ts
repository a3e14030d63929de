import type { Json, JsonObject } from '../../../api/results.ts'
import type { Tool } from '../../../api/tools.ts'
import { isObject } from '../fields.ts'
import type { Path } from '../reading.ts'
import { containerLevels } from './containers.ts'
import { plainName } from './names.ts'

const GRADE_NAMES: ReadonlySet<string> = new Set([
  ...['grade', 'lettergrade', 'overallgrade', 'totalgrade', 'seograde', 'rating', 'overallrating'],
])
/** Objects in which the grade of the whole may stand. */
const HOLDERS: ReadonlySet<string> = new Set([
  'score',
  'scores',
  'grades',
  'overallscore',
  'overall',
  'total',
])
const LETTER = /^[A-F][+-]?$/i

/** The letter that a body gives the whole; undefined where it gives none, or several that differ. */
export function gradeIn(body: Json, tool?: Tool): { grade: string; path: Path } | undefined {
  for (const level of containerLevels(body, tool)) {
    const grades = level.flatMap(({ object, path }) => gradesIn(object, path))
    const [first, ...others] = grades
    if (first) return others.every(({ grade }) => grade === first.grade) ? first : undefined
  }
  return undefined
}

function gradesIn(object: JsonObject, path: Path): { grade: string; path: Path }[] {
  return Object.entries(object).flatMap(([name, value]) => {
    const plain = plainName(name)
    const at = [...path, name]
    if (isObject(value)) return HOLDERS.has(plain) ? gradesIn(value, at) : []
    const isGrade = GRADE_NAMES.has(plain) && typeof value === 'string' && LETTER.test(value.trim())
    return isGrade ? [{ grade: value.trim().toUpperCase(), path: at }] : []
  })
}
