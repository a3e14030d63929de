import { describe, expect, test } from '@jest/globals'
import type { Check, Outcome } from '../../src/api/results.ts'
import { checksOf, type ToolDefinition } from '../../src/engine/judging/tool-definition.ts'
import { type Exceptions, testThatCasesShowEachOutcome } from './case-table.ts'
import { sharedAudits } from './shared-audits.ts'
import type { AuditOptions, Site } from './tool-runs.ts'

/** A whole text, in which `{origin}` stands for the one of the site, or what is to be found in it. */
type Text = string | RegExp

/** What a check is to say. All that is stated is asserted; of several occurrences it is about the first. */
export interface Said {
  outcome: Outcome
  /**
   * The message of a failure's first occurrence, or of the check where that has none; several are those of all
   * occurrences in their order. Of another outcome the message of the check, which has to fit each of them.
   */
  says?: Text | readonly Text[]
  /** What a failure says before its places. */
  note?: Text
  /** URL of the occurrence. */
  at?: Text
  selector?: Text
  snippet?: Text
  /** Null where it has none. */
  line?: number | null
  column?: number
  /** Of all occurrences, those included that are too many to be listed. */
  count?: number
}

/** One promise about one check of a tool. */
export interface Case<Name extends string = string> extends Said, AuditOptions {
  /** Without the name of the tool. */
  check: Name
  /** Goes on after "when", as in "there is none". */
  when: string
  site: Site
}

export interface CaseOptions<Name extends string = string> {
  /** What all cases share unless they say otherwise. */
  shared?: AuditOptions
  /** Outcomes that checks never have, each with the reason. */
  exceptions?: Exceptions<Name>
  /** Cases run beside each other, since they wait for Chrome most of their time. */
  atOnce?: boolean
  /** Outcomes that other tests show. */
  shown?: readonly { check: string; outcome: Outcome }[]
}

/** Adds a test for each case of a tool, and for each of its checks one that cases show all outcomes. */
export async function testCases(
  tool: ToolDefinition,
  cases: readonly Case[],
  { shared = {}, exceptions = {}, shown = [], atOnce = false }: CaseOptions = {},
): Promise<void> {
  const names = Object.keys(await checksOf(tool))
  const audit = sharedAudits(tool)
  describe('each check', () => {
    const testEach = (atOnce ? test.concurrent : test).each(cases)
    testEach('$check is $outcome when $when', async one => {
      const { check, origin } = await audit(one.site, { ...shared, ...optionsOf(one) })
      expectCheck(check(one.check), one, origin)
    })

    testThatCasesShowEachOutcome(names, [...cases, ...shown], exceptions)
  })
}

/** What a case says of an audit. */
const SAID: ReadonlySet<string> = new Set<Exclude<keyof Case, keyof AuditOptions>>([
  ...(['check', 'when', 'site', 'outcome', 'says', 'at'] as const),
  ...(['selector', 'snippet', 'line', 'column', 'count'] as const),
])

/** All else that it has. */
function optionsOf(one: Case): AuditOptions {
  return Object.fromEntries(Object.entries(one).filter(([name]) => !SAID.has(name)))
}

const SOME = expect.stringMatching(/\S/)

/**
 * Asserts what a check says. Beside what is stated: a failure has a place with a URL, another outcome has none; what
 * does not apply or was not measured has a reason.
 */
export function expectCheck(check: Check, said: Said, origin: string): void {
  const { outcome, message, occurrences } = check
  expect({ outcome, message, occurrences }).toMatchObject({ outcome: said.outcome })
  const [first] = occurrences
  const is = (text: Text | undefined) =>
    typeof text === 'string' ? text.replaceAll('{origin}', origin) : text && expect.stringMatching(text)
  if (outcome === 'fail') {
    expect({ url: first?.url, message: first?.message ?? message }).toEqual({ url: SOME, message: SOME })
  } else {
    expect(occurrences).toEqual([])
    if (outcome !== 'pass') expect(message).toEqual(SOME)
  }
  const texts = said.says === undefined ? [] : [said.says].flat()
  if (outcome === 'fail' && Array.isArray(said.says)) {
    expect(occurrences.map(({ message: text }) => text)).toEqual(texts.map(is))
  } else {
    for (const text of texts) expect(first?.message ?? message).toEqual(is(text))
  }
  const place = {
    url: is(said.at),
    selector: is(said.selector),
    snippet: is(said.snippet),
    column: said.column,
  }
  for (const [part, expected] of Object.entries(place)) {
    if (expected !== undefined) expect(first).toMatchObject({ [part]: expected })
  }
  if (said.note !== undefined) expect(message).toEqual(is(said.note))
  if (said.line !== undefined) expect(first?.line ?? null).toBe(said.line)
  if (said.count !== undefined) expect(check.occurrenceCount ?? occurrences.length).toBe(said.count)
}
