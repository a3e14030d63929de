import { describe, expect, test } from '@jest/globals'
import { PageMeasurement } from '../../../../src/engine/browser/lighthouse/page-measurement.ts'
import { NotMeasured } from '../../../../src/engine/not-measured.ts'
import { lighthouseReport } from '../../../support/lighthouse-reports.ts'

/** A Lighthouse that notes what is asked of it. */
function noting() {
  const events: string[] = []
  const measurement = new PageMeasurement(async () => {
    events.push('ready')
    const { promise: measured, resolve } = Promise.withResolvers<boolean>()
    return {
      measured,
      async report() {
        events.push('measured')
        resolve(true)
        return lighthouseReport()
      },
      async leave() {
        events.push('left')
        resolve(false)
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

  test('tells when the page has been measured to who sees that somebody waits for it', async () => {
    const { measurement, events } = noting()
    expect(measurement.measured).toBeUndefined()
    const preparing = measurement.prepare()
    const { measured } = measurement
    const report = measurement.report()
    expect(await measured).toBe(true)
    await report
    await (await preparing)()
    expect(measurement.measured).toBeUndefined()
    expect(events).toEqual(['ready', 'measured', 'left'])
  })

  test('tells that the page will not be measured where nobody waits for it any more', async () => {
    const { measurement } = noting()
    const preparing = measurement.prepare()
    const { measured } = measurement
    await (await preparing)()
    expect(await measured).toBe(false)
  })

  test('says what kept it from getting ready to who wants the report', async () => {
    const measurement = new PageMeasurement(async () => {
      throw new NotMeasured('there is no Chrome')
    })
    const leave = await measurement.prepare()
    expect(await measurement.measured).toBe(false)
    await expect(measurement.report()).rejects.toThrow('there is no Chrome')
    await leave()
  })
})
