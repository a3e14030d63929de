import { text } from 'node:stream/consumers'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { bytesIn } from '../../src/github/byte-source.ts'
import { fileInZip } from '../../src/github/zip-file.ts'
import { zipOf } from '../support/zip.ts'

const REPORT = JSON.stringify({ schemaVersion: 2, pages: ['ä', '漢字'] })
const MEGABYTE = 1_000_000
const open = (zip: Buffer, limits: Partial<Parameters<typeof fileInZip>[2]> = {}) =>
  fileInZip(bytesIn(zip), 'report.json', { maxPackedBytes: 100 * MEGABYTE, maxBytes: MEGABYTE, ...limits })
const read = async (zip: Buffer, limits?: Parameters<typeof open>[1]) => {
  const pieces = await open(zip, limits)
  return pieces && (await text(pieces()))
}

describe('a file of an archive', () => {
  test.each([0, 8])('is read, whether stored or deflated (method %d)', async method => {
    const zip = zipOf([
      { name: 'report.html', content: '<p>', method },
      { name: 'report.json', content: REPORT, method },
    ])
    const pieces = (await open(zip))!
    // A report is read twice.
    expect([await text(pieces()), await text(pieces())]).toEqual([REPORT, REPORT])
  })

  test('that is left half-way can be read again, from the start', async () => {
    const zip = zipOf([{ name: 'report.json', content: ' '.repeat(9_000_000) }])
    const pieces = (await open(zip, { maxBytes: 1e7 }))!
    for await (const piece of pieces()) {
      expect(piece.length).toBeLessThan(1_000_000)
      break
    }
    expect(await text(pieces())).toHaveLength(9_000_000)
  })

  test('comes in few pieces', async () => {
    const zip = zipOf([{ name: 'report.json', content: ' '.repeat(MEGABYTE) }])
    const pieces = (await open(zip))!
    const lengths = (await Array.fromAsync(pieces())).map(({ length }) => length)
    expect(lengths.length).toBeLessThan(8)
    expect(Math.max(...lengths)).toBeLessThan(MEGABYTE / 2)
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

  test('that takes more of the archive than it may is not loaded', async () => {
    const stored = zipOf([{ name: 'report.json', content: ' '.repeat(3_000_000), method: 0 }])
    const { size, read } = bytesIn(stored)
    const lengths: number[] = []
    const zip = {
      size,
      read(from: number, to: number) {
        lengths.push(to - from)
        return read(from, to)
      },
    }
    await expect(
      fileInZip(zip, 'report.json', { maxPackedBytes: 2 * MEGABYTE, maxBytes: 9 * MEGABYTE }),
    ).rejects.toThrow('its report.json is larger than 2 MB')
    expect(Math.max(...lengths)).toBeLessThan(100_000)
  })

  test('is read among the pictures of thousands of pages', async () => {
    const pictures = Array.from({ length: 70_000 }, (_, index) => ({
      name: `screenshots/${index}.webp`,
      content: '',
      method: 0,
    }))
    const report = { name: 'report.json', content: REPORT }
    // Of so many files an archive has another list of ends.
    for (const isLarge of [false, true])
      expect(await read(zipOf([...pictures, report], { isLarge }))).toBe(REPORT)
  })

  test('of an archive that is damaged is refused with one line', async () => {
    const zip = zipOf([{ name: 'report.json', content: REPORT }])
    for (const broken of [
      Buffer.alloc(0),
      Buffer.from('<h1>It works</h1>'),
      zip.subarray(0, zip.length - 5),
      zip.subarray(20),
      Buffer.concat([deflateRawSync(REPORT), zip.subarray(-22)]),
      zipOf([{ name: 'report.json', content: REPORT }], { isLarge: true }).subarray(60),
      Buffer.concat([zip, Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18, 0xff)]),
    ]) {
      await expect(read(broken)).rejects.toThrow('its archive is damaged')
    }
  })

  test('of any archive with changed bytes is read, missing or refused, and nothing else happens', async () => {
    const zips = [false, true].map(isLarge => zipOf([{ name: 'report.json', content: REPORT }], { isLarge }))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...zips), fc.nat(), fc.nat(255), async (zip, place, value) => {
        const changed = Buffer.from(zip)
        const at = place % zip.length
        changed[at] = value
        await read(changed).catch(error => expect(error.message).toMatch(/^its (archive|report\.json) is /))
      }),
    )
  })
})
