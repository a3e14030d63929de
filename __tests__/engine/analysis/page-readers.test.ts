import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from '@jest/globals'
import type { PageJob, PageReading } from '../../../src/engine/analysis/page-job.ts'
import { PageReaders } from '../../../src/engine/analysis/page-readers.ts'
import type { FinalResponse } from '../../../src/engine/network/exchange.ts'

const jobOf = (name: number | string, size = 0): PageJob => {
  const url = `https://shop.example/p${name}`
  const head = `<html lang="en"><head><title>Page ${name}</title></head>`
  const body = Buffer.from(`${head}<body><a href="/a">x</a>${' '.repeat(size)}`)
  const final: FinalResponse = {
    url,
    status: 200,
    headers: new Map([['content-type', ['text/html; charset=utf-8']]]),
    ttfbMs: 1,
    totalMs: 2,
    body,
    wireBytes: body.length,
    truncated: false,
  }
  return { url, exchange: { requestedUrl: url, hops: [final], final }, preview: undefined }
}

let readers: PageReaders
afterEach(() => readers.close())

/** Reads one page after the other until one of them satisfies. */
async function readUntil(isEnough: (reading: PageReading) => boolean): Promise<PageReading[]> {
  const readings: PageReading[] = []
  for (let n = 0; n < 5000; n++) {
    const reading = await readers.read(jobOf(n))
    readings.push(reading)
    if (isEnough(reading)) return readings
    if (n > 30) await sleep(5)
  }
  throw new Error('none of the pages did')
}

test('a page reads the same in a thread of its own', async () => {
  readers = new PageReaders(1)
  const alone = new PageReaders(0)
  const jobs = Array.from({ length: 60 }, (_, n) => jobOf(n))
  const [beside, here] = [
    await Promise.all(jobs.map(job => readers.read(job))),
    await Promise.all(jobs.map(job => alone.read(job))),
  ]
  expect(beside).toEqual(here)
  expect(beside[59]!.record).toMatchObject({ title: { text: 'Page 59' }, indexable: true })
})

test('a page that ends its thread is not read, and those behind it are', async () => {
  readers = new PageReaders(1, new URL('./failing-reader.ts', import.meta.url))
  const readings = await readUntil(({ record }) => record.failure !== undefined)
  expect(readings.at(-1)!.record).toEqual({
    url: expect.stringContaining('https://shop.example/p'),
    status: 200,
    indexable: null,
    failure: 'it could not be read: its thread has ended',
  })
  expect((await readers.read(jobOf(1))).record.title).toBeDefined()
})

test('a page that hangs takes none with it, and the thread that crawls reads no large one', async () => {
  readers = new PageReaders(1, new URL('./hanging-reader.ts', import.meta.url), 300)
  const names = ['-hangs', '-a', '-b', '-hangs-too', '-c']
  const readings = await Promise.all(names.map(name => readers.read(jobOf(name, 300_000))))
  const failure = 'it could not be read: it took more than 0.3 s'
  expect(readings.map(({ record }) => record.failure)).toEqual([
    failure,
    undefined,
    undefined,
    failure,
    undefined,
  ])
})

test('small pages for which no thread has room are read nevertheless', async () => {
  readers = new PageReaders(1, new URL('./hanging-reader.ts', import.meta.url))
  await readers.read(jobOf('-first', 300_000))
  const names = ['-hangs', '-behind', '-behind-too']
  for (const name of names) void readers.read(jobOf(name))
  const readings = await Promise.all([1, 2, 3].map(name => readers.read(jobOf(name))))
  expect(readings.map(({ record }) => record.title?.text)).toEqual(['Page 1', 'Page 2', 'Page 3'])
})

test('where no thread can be had, all pages are read nevertheless', async () => {
  readers = new PageReaders(1, new URL('./not-there.ts', import.meta.url))
  const jobs = Array.from({ length: 20 }, (_, n) => jobOf(n, n === 3 ? 300_000 : 0))
  const readings = await Promise.all(jobs.map(job => readers.read(job)))
  expect(readings.map(({ record }) => record.title?.text)).toEqual(jobs.map((_, n) => `Page ${n}`))
})
