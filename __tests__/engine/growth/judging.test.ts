import { expect, test } from '@jest/globals'
import { pass } from '../../../src/engine/judging/judgement.ts'
import { defineTopic, type ToolDefinition } from '../../../src/engine/judging/tool-definition.ts'
import { growthOfJudging } from './judging.ts'
import { page, pieces } from './pages.ts'

const check = { severity: 'notice', title: 't', why: 'w', fix: 'f', help: 'h', example: 'e' } as const

const toolWith = (turnsFor: (elements: number) => number): ToolDefinition => ({
  name: 'content',
  title: 'Content',
  needs: ['page'],
  topics: async () => [
    defineTopic({
      checks: { made: check },
      async judge(visit) {
        const { document } = await visit.judgedPage()
        let spun = 0
        for (let turn = turnsFor(document.elements().length); turn > 0; turn--) spun = (spun + turn) % 7
        return { judgements: { made: pass(String(spun)) } }
      },
    }),
  ],
})

test('a tool is found that compares each element with each other, and one that looks at each is not', async () => {
  const paragraphs = (n: number) => page(pieces(n, () => '<p>x'))
  const sizes = { largest: 2000 }

  expect(await growthOfJudging([toolWith(n => n * n * 10)], paragraphs, sizes)).toEqual({
    content: expect.stringMatching(/per doubling/),
  })
  expect(await growthOfJudging([toolWith(n => n * 20_000)], paragraphs, sizes)).toEqual({})
})
