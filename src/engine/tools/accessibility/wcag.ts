/** Tags of axe for levels, the most demanding last. */
const LEVELS: readonly (readonly [RegExp, string])[] = [
  [/^wcag2\d?a$/, 'A'],
  [/^wcag2\d?aa$/, 'AA'],
  [/^wcag2\d?aaa$/, 'AAA'],
]

/**
 * The success criteria that a rule of axe tests, read from its tags.
 *
 * @param tags as `wcag2aa`, `wcag143`, `cat.color`: the first digit is the principle, the second the guideline
 * @returns as `WCAG 1.4.3 (AA)`; undefined where the rule tests none
 * @see https://github.com/dequelabs/axe-core/blob/develop/doc/API.md#axe-core-tags
 */
export function criteriaOf(tags: readonly string[]): string | undefined {
  const criteria = tags.flatMap(tag => {
    const [, principle, guideline, number] = /^wcag(\d)(\d)(\d{1,2})$/.exec(tag) ?? []
    return principle === undefined ? [] : [`${principle}.${guideline}.${number}`]
  })
  if (criteria.length === 0) return undefined
  const level = LEVELS.findLast(([pattern]) => tags.some(tag => pattern.test(tag)))?.[1]
  return `WCAG ${criteria.join(', ')}${level === undefined ? '' : ` (${level})`}`
}
