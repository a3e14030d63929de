import { expect, test } from '@jest/globals'
import { contentTool } from '../../../src/engine/tools/content/content.ts'
import { geoTool } from '../../../src/engine/tools/geo/geo.ts'
import { hreflangTool } from '../../../src/engine/tools/hreflang/hreflang.ts'
import { mobileTool } from '../../../src/engine/tools/mobile/mobile.ts'
import { serpTool } from '../../../src/engine/tools/serp/serp.ts'
import { auditSite } from '../../support/tool-runs.ts'

const REFRESH = '<meta http-equiv="refresh" content="0;URL=../new/">'
const ROUTES = {
  '/': `<!doctype html><html lang="en"><head>${REFRESH}</head><body><p>Redirecting to <a href="../new/">new</a></body>`,
}

test.each([contentTool, geoTool, hreflangTool, mobileTool, serpTool])(
  'a page that only redirects has nothing for $name to judge',
  async tool => {
    const { run, origin } = await auditSite(tool, ROUTES)
    expect(new Set(run.checks.map(({ outcome, message }) => `${outcome}: ${message}`))).toEqual(
      new Set([`not-applicable: the page only redirects, by meta refresh, to ${origin}/new/`]),
    )
  },
)
