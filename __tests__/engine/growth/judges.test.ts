import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Tool } from '../../../src/api/tools.ts'
import type { ToolDefinition } from '../../../src/engine/tool-definition.ts'
import { allTools } from '../../../src/engine/tools/index.ts'
import { growthOfJudging } from './judging.ts'
import { CASES, SHAPES } from './pages.ts'

let tools: ToolDefinition[]
beforeAll(async () => {
  // The DNS holds nothing of the page, and what axe-core finds comes from Chrome.
  tools = (await allTools()).filter(({ name }) => name !== 'dns' && name !== 'accessibility')
})

const toolsNamed = (...names: Tool[]) => tools.filter(({ name }) => names.includes(name))

describe('judging takes time in proportion to the number of', () => {
  test.each(Object.entries(SHAPES))(
    '%s',
    async (_shape, pageOf) => {
      expect(await growthOfJudging(tools, pageOf)).toEqual({})
    },
    120_000,
  )
})

describe('judging takes time in proportion where a page has many', () => {
  test.each(CASES)(
    '%j %s',
    async (names, _shape, pageOf, sizes) => {
      expect(await growthOfJudging(toolsNamed(...names), pageOf, sizes)).toEqual({})
    },
    120_000,
  )
})
