import { describe, expect, test } from '@jest/globals'
import type { FailIf } from '../../src/gate/conditions.ts'
import { assertNamesKnown } from '../../src/run/known-names.ts'
import { loadSettings } from '../../src/settings/load-settings.ts'
import type { Settings, Written } from '../../src/settings/table.ts'
import { runProgram } from '../support/runs.ts'
import { startWebServer } from '../support/web-server.ts'

const HOSTED: Written = { 'base-url': 'https://seo.example/api/v1/ext', token: 'token-of-a-test' }

async function load(written: Written): Promise<Settings> {
  return await loadSettings({ url: 'https://example.com/', ...written }, () => '/no/such/file')
}

async function problemsOf(settings: Settings): Promise<readonly string[]> {
  return await assertNamesKnown(settings).then(
    () => [],
    error => error.problems,
  )
}

const problemsWith = async (written: Written) => await problemsOf(await load(written))

describe('a name that no result has is a wrong setting', () => {
  test.each([
    ['serp: scor < 100', 'reads "scor", which results of serp never have (did you mean "score"?)'],
    ['serp: titel = "x"', 'reads "titel", which results of serp never have'],
    ['report: nosuch.errors > 0', 'reads "nosuch", which the findings never have'],
    ['report: counts.erors > 0', 'reads "erors", which the findings never have (did you mean "error"?)'],
    ['report: verdict.passed = false', 'reads "verdict", which the findings never have'],
    ['report: error > 3', 'reads "error", which the findings never have'],
    ['report: pages.run.score < 3', 'reads "run", which the findings never have (did you mean "runs"?)'],
    [
      'report: pages.runs.checks[severty = "error"]',
      'reads "severty", which the findings never have (did you mean "severity"?)',
    ],
    [
      'serp: $count(checks[outcom = "fail"]) > 3',
      'reads "outcom", which results of serp never have (did you mean "outcome"?)',
    ],
    [
      'serp: checks.occurences.url = "x"',
      'reads "occurences", which results of serp never have (did you mean "occurrences"?)',
    ],
    ['serp: score.value < 3', 'reads "value", which results of serp never have'],
    [
      'serp: ($c := checks; $c.outcom = "fail")',
      'reads "outcom", which results of serp never have (did you mean "outcome"?)',
    ],
    [
      'serp: $filter(checks, function($c){ $c.outcom = "fail" })',
      'reads "outcom", which results of serp never have (did you mean "outcome"?)',
    ],
    [
      'serp: checks[0].$count(occurences) > 2',
      'reads "occurences", which results of serp never have (did you mean "occurrences"?)',
    ],
    [
      'serp: (checks{ severty: $count(id) }).error > 2',
      'reads "severty", which results of serp never have (did you mean "severity"?)',
    ],
    [
      'serp: checks^(>severty)[0].title = "x"',
      'reads "severty", which results of serp never have (did you mean "severity"?)',
    ],
    ['serp: $$.scor < 3', 'reads "scor", which results of serp never have (did you mean "score"?)'],
    ['serp: checks[$$.scor < 3]', 'reads "scor", which results of serp never have (did you mean "score"?)'],
    ['serp: true or scor < 3', 'reads "scor", which results of serp never have (did you mean "score"?)'],
    [
      'serp: $count(checks[outcome = "failed"]) > 3',
      'has "failed", which "checks.outcome" never is (did you mean "fail"?)',
    ],
    [
      'serp: checks["errors" = severity]',
      'has "errors", which "checks.severity" never is (did you mean "error"?)',
    ],
    [
      'serp: checks[severity in ["error", "warn"]]',
      'has "warn", which "checks.severity" never is (did you mean "warning"?)',
    ],
    [
      'serp: checks[id = "serp/title-mising"].outcome = "fail"',
      'has "serp/title-mising", which "checks.id" never is (did you mean "serp/title-missing"?)',
    ],
    [
      'serp: $count(checks[id = "serp/title-missing" and outcome = "fails"]) > 0',
      'has "fails", which "checks.outcome" never is (did you mean "fail"?)',
    ],
    [
      'report: pages.runs[tool = "serps"].score < 50',
      'has "serps", which "pages.runs.tool" never is (did you mean "serp"?)',
    ],
    [
      'serp: "erorr" in checks[outcome = "fail"].severity',
      'has "erorr", which "checks.severity" never is (did you mean "error"?)',
    ],
    ['report: source = "engines"', 'has "engines", which "source" never is (did you mean "engine"?)'],
  ])('%s', async (line, words) => {
    expect(await problemsWith({ 'fail-if': line })).toEqual([`fail-if: "${line}" ${words}`])
  })

  test('in an override as well, and each is named', async () => {
    const settings = await load({})
    const failIf: FailIf[] = [{ scope: 'serp', expression: 'scor < 1 and chekcs' }]
    expect(await problemsOf({ ...settings, overrides: [{ url: '/a', failIf }] })).toEqual([
      'overrides: number 1, fail-if: "serp: scor < 1 and chekcs" reads "scor", which results of serp never have (did you mean "score"?)',
      'overrides: number 1, fail-if: "serp: scor < 1 and chekcs" reads "chekcs", which results of serp never have (did you mean "checks"?)',
    ])
  })
})

describe('nothing is said against', () => {
  test.each([
    'serp: score < 50',
    'serp: score < 50 or score = 60',
    'serp: tool = "serp" and score = 3',
    'serp: status = "not-measured"',
    'serp: $.score < 50',
    'serp: $$.score < 50',
    'serp: "score" = 1',
    'serp: $."score" < 3',
    'serp: finalUrl != url',
    'serp: $count(checks[outcome = "fail"]) > 3',
    'serp: $count(checks[outcome="fail" and $contains(id, "title")].occurrences) > 3',
    'serp: checks[severity = "error"][0].occurrences[-1].selector = "h1"',
    'serp: checks.occurrences.(line > 3)',
    'serp: $exists(checks[id = "serp/title-missing" and outcome = "fail"])',
    'serp: $exists(grade) ? grade = "F" : score < 50',
    'serp: $exists(grade.letter) and grade.letter = "F"',
    'serp: grade ?: false',
    'serp: (grade ?? 1) < 0',
    'serp: facts.title.length > 60',
    'serp: facts.desktop.title.pixels > 600',
    'robots: facts.verdicts.*[allowed = false]',
    'robots: facts.verdicts.Googlebot.allowed = false',
    'broken-links: $count(facts.links[status >= 400 and $not(url in ["x"])]) > 0',
    'redirects: $count(facts.chain) > 3',
    'security: facts.grade in ["D", "F"]',
    'pagespeed: facts.metrics."largest-contentful-paint".value > 2500',
    'serp: $map(checks, function($c, $i){ $c.id & $i & $c.occurrences.url })',
    'serp: checks ~> $filter(function($c){ $c.anything = 1 })',
    'serp: $reduce(checks.occurrences.line, function($a, $b){ $a + $b }) > 3',
    'serp: (checks{ severity: $count(id) }).error > 2',
    'serp: checks.{ "name": id }.name = "x"',
    'serp: {"a": score}.a < 3',
    'serp: [score, durationMs][0] > 3',
    'serp: checks@$c.occurrences@$o.{ "a": $c.anything, "b": $o.anything }',
    'serp: checks#$i[$i < 3].title = "x"',
    'serp: checks.occurrences.%.title = "x"',
    'serp: **.selector = "h1"',
    'serp: *.anything',
    'serp: $lookup($, "anything")',
    'serp: $keys($)[$ = "anything"]',
    'serp: $sift($, function($v, $k){ $v.anything })',
    'serp: $merge([$, {"anything": 1}]).anything = 2',
    'serp: $eval("anything")',
    'serp: ($f := function($x){ $x.anything }; $f($))',
    'serp: ($x := checks; $x := facts; $x.anything)',
    'serp: $ ~> |checks|{"anything": 1}| ~> $count',
    'serp: $toMillis(startedAt) > 0 and $now() != "x"',
    'serp: score in [1, 2] and durationMs > 100',
    'serp: checks^(>severity, id)[0].title = "x"',
    'serp: checks[outcome != "failed"] ~> $count > 1000',
    'serp: checks[message = "x" and title = "y"]',
    'serp: facts.checks.id = "x" and facts.outcome = "failed"',
    'serp: foreign = "object" or status = "measured"',
    'serp: checks[ignored = "serp/*"].occurrences.url = "https://example.com/"',
    'serp: "error" in checks[outcome = "fail"].severity',
    'serp: $sort(checks, function($l, $r){ $l.anything > $r.anything })[0].id = "serp/title-missing"',
    'serp: $append(checks, facts).anything = 1',
    'serp: checks.occurrences[%.severity = "error"]',
    'serp: ($g := function(){ $x.anything }; $x := checks; $g())',
    'serp: checks.(outcome = "fail" ? occurrences : []).url = "x"',
    'serp: url ~> $uppercase ~> $length > 3000',
    'serp: ($filter := function($a, $b){ $a }; $filter(checks, function($c){ $c.anything }))',
    'serp: -score > 0 or [1..$count(checks)][0] > 3',
    'report: counts.error > 3',
    'report: counts.error + counts.warning > 10 or counts.notMeasured > 0',
    'report: $count(pages[score < 50]) > 3',
    'report: $average(pages.score) < 80',
    'report: pages.runs[tool = "serp"].checks[outcome = "fail"].id = "serp/title-missing"',
    'report: pages.runs.facts.anything.below > 3',
    'report: $count(comparison.new[severity = "error"]) > 0',
    'report: $count(comparison.fixed) = 2',
    'report: $count(rules) > 0 or rules."serp/title-missing".title = "x"',
    'report: $count(pages.runs) = 2 and $count(analyses) = 0',
    'report: source = "hosted" and score < 80 and durationMs > 1',
    'report: analyses.pages.runs.facts.anything',
  ])('%s', async line => {
    expect(await problemsWith({ 'fail-if': line })).toEqual([])
  })

  test('what a service may answer', async () => {
    expect(
      await problemsWith({ ...HOSTED, 'fail-if': 'serp: grade = "F"', ignore: 'serp/of-theirs' }),
    ).toEqual([])
    const theirs = 'report: pages.runs.checks.id = "serp/of-theirs"'
    expect(await problemsWith({ ...HOSTED, 'fail-if': theirs })).toEqual([])
    expect(await problemsWith({ ...HOSTED, 'fail-if': 'report: grade = "F"' })).toEqual([
      expect.stringContaining('reads "grade"'),
    ])
  })

  test('what the reports of shards may have', async () => {
    const lines = { 'fail-if': 'serp: grade = "F"', ignore: 'serp/of-theirs' }
    const settings = await loadSettings({ merge: 'shards', ...lines }, () => '/no/such/file')
    expect(await problemsOf(settings)).toEqual([])
  })
})

describe('a check that is not there', () => {
  const LISTED = '; "seo-preflight checks" lists all of them'
  test.each([
    ['serp/title-mising', ' (did you mean "serp/title-missing"?)'],
    ['serps/title-missing', ' (did you mean "serp/title-missing"?)'],
    ['serp/title-missing/x', ' (did you mean "serp/title-missing"?)'],
    ['accessibility/colour-contrast', ' (did you mean "accessibility/color-contrast"?)'],
    ['serps/*', ' (did you mean "serp"?)'],
    ['serp/titel-*', ''],
    ['*/no-such-thing-anywhere', ''],
    ['{serp,robots}/no-such-thing-anywhere', ''],
  ])('%s is a wrong setting', async (check, hint) => {
    expect(await problemsWith({ ignore: check })).toEqual([
      `ignore: "${check}" is not the id of a check${hint}${LISTED}`,
    ])
  })

  test('in an override is a wrong setting', async () => {
    const settings = await load({})
    const ignore = [{ line: 'serp/x', check: 'serp/x' }]
    expect(await problemsOf({ ...settings, overrides: [{ url: '/a' }, { url: '/b', ignore }] })).toEqual([
      expect.stringMatching(/^overrides: number 2, ignore: "serp\/x" is not the id of a check/),
    ])
  })

  test.each([
    'serp/title-missing',
    'accessibility/color-contrast',
    'accessibility/*',
    '*',
    '*/*link*',
    '{serp,geo}/*',
    'serp/title-missing /blog/*',
  ])('is not %s', async line => {
    expect(await problemsWith({ ignore: line })).toEqual([])
  })
})

test('a run with a wrong name ends before any request', async () => {
  const site = await startWebServer({ '/': '<title>Shop</title>' })
  const given = { url: site.origin, tools: 'serp', 'fail-if': 'serp: scor < 100', ignore: 'serp/x' }
  await expect(runProgram(given)).rejects.toMatchObject({
    name: 'SettingsError',
    problems: [/scor/, /serp.x/].map(words => expect.stringMatching(words)),
  })
  expect(site.requests).toEqual([])
  await site.close()
})
