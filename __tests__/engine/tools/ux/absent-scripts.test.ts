import { expect, test } from '@jest/globals'
import { absentOpener } from '../../../../src/engine/tools/ux/absent-scripts.ts'

const COUNTER = 'https://count.shop.example/stats.js'
const LIBRARY = 'https://code.jquery.com/jquery-3.7.1.min.js'

const script = (url: string, status?: number) => ({
  url,
  method: 'GET',
  type: 'Script',
  startMs: 0,
  wireBytes: 0,
  bytes: 0,
  fromCache: false,
  ...(status !== undefined && { status }),
})
const STOPPED = [{ kind: 'thrown' as const, message: 'ReferenceError: $ is not defined' }]

test.each([
  ['a library before another script', [COUNTER, LIBRARY], LIBRARY],
  ['the first script where none is a library', [COUNTER], COUNTER],
])('of scripts that did not come while the own one stopped it names %s', async (_, urls, named) => {
  const requests = urls.map(url => script(url))
  expect(await absentOpener({ requests, consoleErrors: STOPPED })).toContain(named)
})

test('a script that is not there is the fault of the site', async () => {
  expect(await absentOpener({ requests: [script(LIBRARY, 404)], consoleErrors: STOPPED })).toBeUndefined()
})
