import { text } from 'node:stream/consumers'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { fileInZip } from '../../src/github/zip-file.ts'
import { zipOf } from '../support/zip.ts'

const REPORT = JSON.stringify({ schemaVersion: 2, pages: ['ä', '漢字'] })
const read = async (zip: Buffer, maxBytes = 1_000_000) => {
  const pieces = fileInZip(zip, 'report.json', maxBytes)
  return pieces && (await text(pieces()))
}

describe('a file of an archive', () => {
  test.each([0, 8])('is read, whether stored or deflated (method %d)', async method => {
    const zip = zipOf([
      { name: 'report.html', content: '<p>', method },
      { name: 'report.json', content: REPORT, method },
    ])
    const pieces = fileInZip(zip, 'report.json', 1_000_000)!
    // A report is read twice.
    expect([await text(pieces()), await text(pieces())]).toEqual([REPORT, REPORT])
  })

  test('that is left half-way can be read again, from the start', async () => {
    const pieces = fileInZip(
      zipOf([{ name: 'report.json', content: ' '.repeat(9_000_000) }]),
      'report.json',
      1e7,
    )!
    for await (const piece of pieces()) {
      expect(piece.length).toBeLessThan(1_000_000)
      break
    }
    expect(await text(pieces())).toHaveLength(9_000_000)
  })

  test('is none of another name, whatever that leads to', async () => {
    const names = ['../report.json', '/report.json', 'x/report.json', 'report.json/', 'REPORT.JSON']
    expect(await read(zipOf(names.map(name => ({ name, content: REPORT }))))).toBeUndefined()
  })

  test('that is larger than it may be is refused while it is inflated, whatever it says of itself', async () => {
    const bomb = { name: 'report.json', content: ' '.repeat(50_000_000) }
    await expect(read(zipOf([bomb]))).rejects.toThrow('its report.json is larger than 1 MB')
    await expect(read(zipOf([{ ...bomb, claimed: 10 }]))).rejects.toThrow('is larger than 1 MB')
    await expect(read(zipOf([{ ...bomb, method: 0 }]))).rejects.toThrow('is larger than 1 MB')
  })

  test('of an archive that is damaged is refused with one line', async () => {
    const zip = zipOf([{ name: 'report.json', content: REPORT }])
    for (const broken of [
      Buffer.alloc(0),
      Buffer.from('<h1>It works</h1>'),
      zip.subarray(0, zip.length - 5),
      zip.subarray(20),
      Buffer.concat([deflateRawSync(REPORT), zip.subarray(-22)]),
    ]) {
      await expect(read(broken)).rejects.toThrow('its archive is damaged')
    }
  })

  test('of any archive with changed bytes is read, missing or refused, and nothing else happens', async () => {
    const zip = zipOf([{ name: 'report.json', content: REPORT }])
    await fc.assert(
      fc.asyncProperty(fc.nat(zip.length - 1), fc.nat(255), async (at, value) => {
        const changed = Buffer.from(zip)
        changed[at] = value
        await read(changed).catch(error => expect(error.message).toMatch(/^its (archive|report\.json) is /))
      }),
    )
  })
})
