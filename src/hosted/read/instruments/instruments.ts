import type { Json } from '../../../api/results.ts'
import { containerLevels } from '../general/containers.ts'
import type { NoReading, Page, Reading } from '../reading.ts'
import { axe } from './axe.ts'
import { dataForSeo } from './dataforseo.ts'
import type { Instrument } from './instrument.ts'
import { lighthouse } from './lighthouse.ts'
import { nuChecker } from './nu-checker.ts'
import { observatory } from './observatory.ts'
import { wave } from './wave.ts'

const INSTRUMENTS: readonly Instrument[] = [lighthouse, axe, observatory, nuChecker, wave, dataForSeo]

/** The result of a known instrument in a body, under any wrapper; undefined where there is none. */
export function readInstrument(
  body: Json,
  page: Page,
): { name: string; reading: Reading | NoReading } | undefined {
  for (const container of containerLevels(body, page.tool).flat()) {
    for (const { name, read } of INSTRUMENTS) {
      const reading = read(container, page)
      if (reading) return { name, reading }
    }
  }
  return undefined
}
