import { describe, expect, test } from '@jest/globals'
import { NotMeasured } from '../../../../src/engine/not-measured.ts'
import { PageMeasurement } from '../../../../src/engine/visit/lighthouse/page-measurement.ts'
import { lighthouseReport } from '../../../support/lighthouse-reports.ts'

/** A Lighthouse that notes what is asked of it. */
function noting() {
  const events: string[] = []
  const measurement = new PageMeasurement(async () => {
    events.push('ready')
    return {
      async report() {
        events.push('measured')
        return lighthouseReport()
      },
      async leave() {
        events.push('left')
      },
    }
  })
  return { measurement, events }
}

describe('the measurement of a page', () => {
  test('is made once for all, and leaves when nobody waits for it any more', async () => {
    const { measurement, events } = noting()
    const [first, second] = await Promise.all([measurement.prepare(), measurement.prepare()])
    expect(events).toEqual(['ready'])
    expect(await measurement.report()).toBe(await measurement.report())
    await first()
    await first()
    expect(events).toEqual(['ready', 'measured'])
    await second()
    expect(events).toEqual(['ready', 'measured', 'left'])
    await (await measurement.prepare())()
    expect(events).toEqual(['ready', 'measured', 'left'])
  })

  test('leaves what was made ready for nothing, and begins anew for who asks later', async () => {
    const { measurement, events } = noting()
    await (await measurement.prepare())()
    expect(events).toEqual(['ready', 'left'])
    await measurement.report()
    expect(events).toEqual(['ready', 'left', 'ready', 'measured'])
  })

  test('says what kept it from getting ready to who wants the report', async () => {
    const measurement = new PageMeasurement(async () => {
      throw new NotMeasured('there is no Chrome')
    })
    const leave = await measurement.prepare()
    await expect(measurement.report()).rejects.toThrow('there is no Chrome')
    await leave()
  })
})
