import { describe, expect, test } from '@jest/globals'
import { isLocalOnly } from '../../../../src/engine/tools/pagespeed/local-only-script.ts'
import { pagespeedTool } from '../../../../src/engine/tools/pagespeed/pagespeed.ts'
import { reporting, table } from '../../../support/lighthouse-reports.ts'
import { auditSite } from '../../../support/tool-runs.ts'
import { html } from './pages.ts'

const LOCAL_ONLY = `/* Reloads the page while it is written. */
(function () {
  var host = location.hostname;
  if (host !== 'localhost' && host !== '127.0.0.1' && host !== '') return;
  setInterval(check, 1000);
})();`

describe('a script that runs on localhost alone', () => {
  test.each([
    LOCAL_ONLY,
    `(() => { if (!['localhost', '127.0.0.1'].includes(location.hostname)) return; poll() })()`,
    `!function(){"use strict";if(location.hostname!=="localhost"){return}poll()}()`,
    `'use strict';\n(async () => {\n  // only here\n  if (window.location.hostname != '127.0.0.1') { return }\n})()`,
  ])('is %j', script => {
    expect(isLocalOnly(script)).toBe(true)
  })

  test.each([
    ['leaves on localhost', `(function () { if (location.hostname === 'localhost') return; track() })()`],
    [
      'leaves one of its functions',
      `(function () { function log() { if (location.hostname !== 'localhost') return; } })()`,
    ],
    ['is no function', `function log() { if (location.hostname !== 'localhost') return } work()`],
    ['leaves everywhere but on some', `(() => { if (location.hostname !== 'localhost' || isOff) work() })()`],
    ['leaves late', `(() => { ${'work();'.repeat(400)} if (location.hostname !== 'localhost') return })()`],
    [
      'leaves in a comment',
      `(() => { /* if (location.hostname !== 'localhost') return */ work(location.host) })()`,
    ],
    ['looks at another thing', `(() => { if (settings.db !== 'localhost') return; work() })()`],
  ])('is none that %s', (_when, script) => {
    expect(isLocalOnly(script)).toBe(false)
  })

  test.each(['/*', '(', "if (a !== 'localhost' ", ' ', 'if(', '//', '{'])(
    'is soon known among many %j',
    part => {
      const start = performance.now()
      isLocalOnly(`(function(){location.host;${part.repeat(100_000)}`)
      expect(performance.now() - start).toBeLessThan(200)
    },
  )
})

describe('Total Blocking Time of a page on this machine', () => {
  const HERE = '/'
  const audit = (page: string, script: string, { ms = 800, tbt = 900 } = {}) =>
    auditSite(
      pagespeedTool,
      { [page]: html('<script src="/reload.js"></script>'), [`${page}reload.js`]: script },
      {
        path: page,
        lighthouse: {
          standBy: request =>
            reporting({
              audits: {
                'total-blocking-time': { numericValue: tbt },
                'long-tasks': {
                  details: table(
                    { url: new URL('/reload.js', request.url).href, duration: ms },
                    { url: new URL('/app.js', request.url).href, duration: 300 },
                  ),
                },
              },
              score: 0.6,
            }).standBy(request),
        },
      },
    )

  test('is not measured where a script that runs there alone has most of the long tasks', async () => {
    const { run, check, origin } = await audit(HERE, LOCAL_ONLY)

    expect(check('total-blocking-time')).toMatchObject({
      outcome: 'not-measured',
      message: `most of the long tasks are of ${origin}/reload.js, which runs only on localhost and stops at once on the site`,
    })
    expect(run.score).toBeNull()
  })

  test.each([
    ['another script has most of them', HERE, LOCAL_ONLY, { ms: 200 }, 'fail'],
    ['the script runs everywhere', HERE, '(function () { work(location.hostname) })()', {}, 'fail'],
    ['the page is on a server of the internet', 'https://shop.example/', LOCAL_ONLY, {}, 'fail'],
    ['it is good all the same', HERE, LOCAL_ONLY, { tbt: 100 }, 'pass'],
  ] as const)('is measured where %s', async (_when, page, script, values, outcome) => {
    const { run, check } = await audit(page, script, values)

    expect(check('total-blocking-time').outcome).toBe(outcome)
    expect(run.score).toBe(60)
  })
})
