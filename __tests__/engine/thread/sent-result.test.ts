import { expect, test } from '@jest/globals'
import { lazyFactsOf } from '../../../src/api/lazy-facts.ts'
import type { Analysis, ToolRun } from '../../../src/api/results.ts'
import { type Result, ResultReceiver, ResultSender } from '../../../src/engine/thread/sent-result.ts'
import { auditedPage, failedCheck, measuredRun, notMeasuredRun, passedCheck } from '../../support/reports.ts'

const URL = 'https://shop.example/'
const run = measuredRun({
  checks: [passedCheck(), failedCheck({ message: 'half a pair: \ud83d' })],
  facts: { title: 'Shop\n“é”', lone: '\udc00', ['__proto__']: 1 },
})
const analysis: Analysis = {
  url: URL,
  status: 'measured',
  score: 90,
  pages: [auditedPage(URL, [run, notMeasuredRun()])],
  runs: [run],
  facts: { pages: 1 },
  startedAt: run.startedAt,
  durationMs: 1,
}

function connected() {
  const [sender, receiver] = [new ResultSender(), new ResultReceiver()]
  return (sent: Result) => {
    const { result, handedOver } = sender.send(sent)
    return receiver.receive(structuredClone(result, { transfer: handedOver }))
  }
}

test.each<[string, Result]>([
  ['a run', run],
  ['a run that was not measured', notMeasuredRun()],
  ['an analysis', analysis],
  ['anything else', ['serp']],
])('%s comes as it was sent, again and again', (_, result) => {
  const pass = connected()
  for (let round = 0; round < 3; round++) {
    const received = pass(result)
    expect(received).toEqual(result)
    expect(JSON.stringify(received)).toBe(JSON.stringify(result))
  }
})

test('the facts of a run are made when they are asked for', () => {
  expect(lazyFactsOf(connected()(run) as ToolRun)).toBeDefined()
})

test('the texts of a check are sent once', () => {
  const sender = new ResultSender()
  const size = (of: Result) => {
    const { result, handedOver } = sender.send(of)
    return (
      JSON.stringify(result.checks).length + handedOver.reduce((sum, { byteLength }) => sum + byteLength, 0)
    )
  }
  const [first, second] = [size(run), size(run)]
  expect(second).toBeLessThan(first / 2)
})

test('a run that cannot be sent costs later ones nothing', () => {
  const [sender, receiver] = [new ResultSender(), new ResultReceiver()]
  const facts = { big: 1n as unknown as number }
  expect(() => sender.send({ ...run, facts })).toThrow('BigInt')
  expect(receiver.receive(sender.send(run).result)).toEqual(run)
})
