import { describe, expect, test } from '@jest/globals'
import type { JsonObject, ToolRun } from '../../src/api/results.ts'
import { buildRun, judgeRuns } from '../support/gate-findings.ts'
import { failedCheck } from '../support/reports.ts'

const FACTS: JsonObject = {
  title: 'Shop',
  hops: 2,
  empty: [],
  nothing: null,
  links: [
    { url: '/a', status: 404 },
    { url: '/b', status: 200, note: 'x' },
  ],
  verdicts: { Googlebot: { allowed: true } },
}
const RUN = buildRun({ facts: FACTS, checks: [failedCheck()] })

async function warningsOf(expression: string, runs: readonly ToolRun[] = [RUN], scope = 'serp') {
  const failIf = [{ scope: scope as 'serp', expression }]
  return (await judgeRuns(runs, { failIf })).warnings
}
const foreign = (facts: ToolRun['facts']) => buildRun({ facts, foreign: 'object' })

describe('a condition that can never be true is a warning', () => {
  test.each([
    ['facts.titel = "x"', 'reads "titel", which no result has (did you mean "title"?)'],
    ['facts.title.text = "x"', 'reads "text", which no result has'],
    ['$count(facts.links[statsu = 404]) > 5', 'reads "statsu", which no result has (did you mean "status"?)'],
    ['$max(facts.links.depth) > 3', 'reads "depth", which no result has'],
    [
      'facts.verdicts.Googelbot.allowed = false',
      'reads "Googelbot", which no result has (did you mean "Googlebot"?)',
    ],
    [
      '$filter(facts.links, function($l){ $l.statsu > 400 })',
      'reads "statsu", which no result has (did you mean "status"?)',
    ],
    ['($l := facts.links; $l.statsu > 400)', 'reads "statsu", which no result has (did you mean "status"?)'],
    ['facts[hops > 1].titel = "x"', 'reads "titel", which no result has (did you mean "title"?)'],
    ['facts.links^(>statsu)[0].status = 1', 'reads "statsu", which no result has (did you mean "status"?)'],
    ['score < 0 or facts.hop > 1', 'reads "hop", which no result has (did you mean "hops"?)'],
    ['scor < 10', 'reads "scor", which no result has (did you mean "score"?)'],
    ['nosuch.errors > 0', 'reads "nosuch", which no result has'],
    ['$sum', 'gives a function, which is never true; call it, such as $count(checks)'],
    ['function(){ true }', 'gives a function, which is never true; call it, such as $count(checks)'],
    ['()', 'gives no value on any page, so it is never true'],
  ])('%s', async (expression, words) => {
    expect(await warningsOf(expression)).toEqual([`serp: fail-if "${expression}" ${words}`])
  })

  test('of a body of another shape, although the expression is true elsewhere', async () => {
    const bodies = [foreign({ grade: 'F', points: 3 }), foreign({ grade: 'A' })]
    expect(await warningsOf('grade = "F" or ponits < 5', bodies)).toEqual([
      'serp: fail-if "grade = "F" or ponits < 5" reads "ponits", which no result has (did you mean "points"?)',
    ])
  })

  test('with each name once, whatever is below it', async () => {
    expect(await warningsOf('x.a > 1 or x.b > 1 or y = 1')).toEqual([
      expect.stringContaining('reads "x"'),
      expect.stringContaining('reads "y"'),
    ])
  })

  test('over the whole report, below the facts', async () => {
    expect(await warningsOf('$max(pages.runs.facts.hop) > 9', [RUN], 'report')).toEqual([
      expect.stringContaining('reads "hop", which no result has (did you mean "hops"?)'),
    ])
  })

  test('in a name that is long and full of control characters on one line', async () => {
    const [warning, ...more] = await warningsOf(`\`a\n::error::${'b'.repeat(500)}\` = 1`)
    expect(more).toEqual([])
    expect(warning).not.toMatch(/\n/)
    expect(warning!.length).toBeLessThan(600)
  })
})

describe('no claim is made', () => {
  test.each([
    'score < 50',
    'finalUrl = "x"',
    'reason = "x"',
    'checks.occurrenceCount > 5',
    'checks[ignored = "x"]',
    'checks[outcome = "fail" and severity = "error" and id = "other"]',
    'facts.links[status = 500]',
    'facts.links[status = 500].note = "y"',
    'facts.links.note = "z"',
    'facts.empty.anything > 3',
    'facts.empty[kind = "x"]',
    'facts.nothing.deeper = 1',
    '$exists(facts.other)',
    '$exists(facts.other) and facts.other.deep > 3',
    'facts.other ?: false',
    'facts.other ?? false',
    'facts.other ? facts.other > 3 : false',
    '$lookup(facts, "other")',
    'facts.*.other',
    '**.other',
    'facts.{"other": title}.other = 1',
    'facts.links.%.other',
    '$merge([facts, {"other": 1}]).other = 2',
    '$map(facts.links, function($l){ {"other": $l.url} }).other = 1',
    '$each(facts, function($v, $k){ $v.other })',
    'facts.links@$l.facts.verdicts@$v.[$l.other, $v.other] = 1',
    '$eval("other") = 1',
    '($f := function($x){ $x.other = 1 }; $f(facts))',
    '($x := facts; $x := {"other": 1}; $x.other = 2)',
    '$match(facts.title, /x/)',
    'false',
    'null',
  ])('of %s', async expression => {
    expect(await warningsOf(expression)).toEqual([])
  })

  test('of a name that one of many results has', async () => {
    const runs = ['a', 'b', 'c'].map(page =>
      buildRun({ url: `https://example.com/${page}`, facts: page === 'c' ? { other: 1 } : {} }),
    )
    expect(await warningsOf('facts.other > 3', runs)).toEqual([])
  })

  test('where nothing was measured', async () => {
    expect(await warningsOf('nosuch', [buildRun({ status: 'not-measured' })])).toEqual([])
  })
})
