import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { TOOLS } from '../../../src/api/tools.ts'
import { runTool } from '../../../src/engine/judging/run-tool.ts'
import type { HttpClient } from '../../../src/engine/network/http-client.ts'
import { NotMeasured } from '../../../src/engine/not-measured.ts'
import { ENGINE_TOOLS } from '../../../src/engine/tools/index.ts'
import { inOrder, showsPage } from '../../../src/engine/tools/needs.ts'
import { openVisit, startHttpClient } from '../../support/visits.ts'
import { startWebServer, type WebServer } from '../../support/web-server.ts'

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>Page</title><main><h1>Page</h1><p>Some words</p>${body}</main>`

describe('the tools of the engine', () => {
  let server: WebServer
  let http: HttpClient

  beforeAll(async () => {
    server = await startWebServer({
      '/still': page(''),
      '/scripted': page('<script>document.title += "!"</script>'),
    })
    http = startHttpClient()
  })
  afterAll(async () => {
    await http.close()
    await server.close()
  })

  test.each(TOOLS.flatMap(tool => [[tool, '/still'] as const, [tool, '/scripted'] as const]))(
    '%s: it is told whether it shows %s in Chrome',
    async (tool, path) => {
      let shown = 0
      const visit = openVisit(`${server.origin}${path}`, {
        http,
        browser: {
          async load() {
            shown++
            throw new NotMeasured('nobody looks at it')
          },
        },
      })
      const told = await showsPage(tool, visit)
      await runTool(ENGINE_TOOLS[tool], visit)

      // One shows pages that came over TLS, for what they load without it; one those that the sitemaps leave out.
      const mayShow = (tool === 'security' || tool === 'sitemap') && path === '/scripted'
      expect({ told }).toEqual({ told: shown > 0 || mayShow })
    },
  )

  test('Lighthouse is asked for first, and last what always shows the page', () => {
    const order = inOrder(TOOLS)

    expect(order.toSorted()).toEqual(TOOLS.toSorted())
    expect(order[0]).toBe('pagespeed')
    expect(order.slice(-3)).toEqual(['mobile', 'accessibility', 'ux'])
    expect(inOrder(['ux', 'serp'])).toEqual(['serp', 'ux'])
  })
})
