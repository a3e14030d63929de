import { describe, expect, test } from '@jest/globals'
import type { Tool } from '../../../src/api/tools.ts'
import type { ToolDefinition } from '../../../src/engine/judging/tool-definition.ts'
import { contentTool } from '../../../src/engine/tools/content/content.ts'
import { cookiesTool } from '../../../src/engine/tools/cookies/cookies.ts'
import { hreflangTool } from '../../../src/engine/tools/hreflang/hreflang.ts'
import { ENGINE_TOOLS } from '../../../src/engine/tools/index.ts'
import { technologyTool } from '../../../src/engine/tools/technology/technology.ts'
import { auditSite } from '../../support/tool-runs.ts'
import { growthOfJudging } from './judging.ts'
import { CASES, page, pieces, SHAPES } from './pages.ts'

// The DNS holds nothing of the page, and what axe-core finds comes from Chrome.
const { dns: _, accessibility: __, ...others } = ENGINE_TOOLS
const tools: readonly ToolDefinition[] = Object.values(others)

const toolsNamed = (...names: Tool[]) => tools.filter(({ name }) => names.includes(name))

describe('judging takes time in proportion to the number of', () => {
  test.each(Object.entries(SHAPES))('%s', async (_shape, pageOf) => {
    expect(await growthOfJudging(tools, pageOf, { largest: 2000 })).toEqual({})
  })
})

describe('judging takes time in proportion where a page has many', () => {
  test.each(CASES)('%j %s', async (...[names, _shape, pageOf, sizes]) => {
    expect(await growthOfJudging(toolsNamed(...names), pageOf, sizes)).toEqual({})
  })
})

describe('of a page that is too large to be looked at whole', () => {
  test('a pass says how much of the text it stands for', async () => {
    const sentences = 'The quick brown fox jumps over a lazy dog and then walks home. '.repeat(18_000)
    const { run, check } = await auditSite(contentTool, `<!doctype html><main><p>${sentences}`)
    expect(run.facts['text']).toMatchObject({ charactersLeftOut: expect.any(Number) })
    expect(check('placeholder-text')).toMatchObject({
      outcome: 'pass',
      message: expect.stringMatching(/^in the first 1000000 characters of the text; \d+ more were not/),
    })
  })

  test('the facts say how many language versions and third parties they leave out', async () => {
    const links = pieces(700, i => `<link rel="alternate" hreflang="de" href="/de/${i}">`)
    const { run } = await auditSite(hreflangTool, page('', links))
    expect(run.facts['alternatesLeftOut']).toBe(200)
    const scripts = pieces(300, i => `<script type="text/plain" src="https://h${i}.example/a.js"></script>`)
    const { run: technology } = await auditSite(technologyTool, page(scripts))
    expect(technology.facts['thirdPartiesLeftOut']).toBe(100)
  })

  test('the facts say how many cookies were not read', async () => {
    const cookies = (count: number) => Array.from({ length: count }, (_, i) => `a${i}=b`)
    const hops = Array.from({ length: 5 }, (_, i) => [
      i === 0 ? '/' : `/${i}`,
      { status: 302, headers: { location: `/${i + 1}`, 'set-cookie': cookies(500) } },
    ])
    const { run } = await auditSite(cookiesTool, { ...Object.fromEntries(hops), '/5': page('text') })
    expect(run.facts['cookiesLeftOut']).toBe(500)
  })
})

test('a rank that no heading has takes no more time than another', async () => {
  const heading = '<div role="heading" aria-level="900000000">Bicycles</div>'
  const { check } = await auditSite(contentTool, page(`${heading}<h2>Sizes</h2>${heading}<h2>Sizes</h2>`))
  expect(check('heading-duplicate').occurrences).toHaveLength(1)
})
