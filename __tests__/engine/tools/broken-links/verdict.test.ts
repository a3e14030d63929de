import { expect, test } from '@jest/globals'
import { verdictOn } from '../../../../src/engine/tools/broken-links/verdict.ts'
import type { LinkAnswer } from '../../../../src/engine/visit/link-check/link-answer.ts'

test('a name that may well exist although it does not resolve makes no link a broken one', () => {
  const failure = {
    kind: 'dns',
    code: 'ENOTFOUND',
    message: 'has a host name that does not resolve',
  } as const
  const unresolved: LinkAnswer = { status: null, redirects: 0, failure }
  const circumstances = { internal: false, formOnly: false, isPage: false, namesResolve: true }
  expect(verdictOn(unresolved, circumstances).state).toBe('broken')
  expect(verdictOn({ ...unresolved, doubtful: true }, circumstances).state).toBe('unverified')
})
