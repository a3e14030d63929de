import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { readScreenshots } from '../../../src/report/file/screenshots.ts'
import { viewOf } from '../../../src/report/view/report-view.ts'
import { writeReports } from '../../../src/report/write-reports.ts'
import { auditedPage, makeReport, measuredRun } from '../../support/reports.ts'

const BYTES = Buffer.from('RIFF....WEBP')
const PHONE = `data:image/webp;base64,${BYTES.toString('base64')}`

const pageWith = (phone: string) =>
  auditedPage('https://shop.example/', [measuredRun({ tool: 'ux', facts: { screenshots: { phone } } })])
const phoneIn = ({ runs }: ReturnType<typeof pageWith>) =>
  (runs[0]!.facts['screenshots'] as { phone: string }).phone

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'screenshots-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('screenshots are files beside the report, whose JSON names them, and are found again', async () => {
  const report = makeReport([pageWith(PHONE)])
  const files = await writeReports(report, viewOf(report), folder, ['json', 'html'])
  expect(files.screenshots).toEqual([join(folder, 'screenshots', 'page-1-phone.webp')])
  expect(await readFile(files.screenshots![0]!)).toEqual(BYTES)
  const json = JSON.parse(await readFile(files.json!, 'utf8'))
  expect(phoneIn(json.pages[0])).toBe('screenshots/page-1-phone.webp')
  expect(await readFile(files.html!, 'utf8')).toContain(PHONE)
  expect(phoneIn((await readScreenshots([pageWith(phoneIn(json.pages[0]))], folder))[0]!)).toBe(PHONE)
})

test('pictures of other tools are files too, each once, and are found again', async () => {
  const source = (type: string, text: string) =>
    `data:image/${type};base64,${Buffer.from(text).toString('base64')}`
  const [icon, frame] = [source('x-icon', 'icon'), source('jpeg', 'frame')]
  const page = (path: string) =>
    auditedPage(`https://shop.example${path}`, [
      measuredRun({ facts: { pictures: { favicon: icon } } }),
      measuredRun({
        tool: 'pagespeed',
        facts: { pictures: { 'frame-1': frame, '../etc': frame, note: 'text' } },
      }),
    ])
  const report = makeReport([page('/a'), page('/b')])
  const files = await writeReports(report, viewOf(report), folder, ['json'])

  const names = ['page-1-serp-favicon.ico', 'page-1-pagespeed-frame-1.jpeg']
  expect(files.screenshots).toEqual(names.map(name => join(folder, 'screenshots', name)))
  const { pages } = JSON.parse(await readFile(files.json!, 'utf8'))
  expect(pages[1].runs.map(({ facts }: { facts: object }) => facts)).toEqual([
    { pictures: { favicon: `screenshots/${names[0]}` } },
    { pictures: { 'frame-1': `screenshots/${names[1]}`, '../etc': frame, note: 'text' } },
  ])
  const read = await readScreenshots(pages, folder)
  expect(read.map(({ runs }) => runs[0]!.facts)).toEqual([1, 2].map(() => ({ pictures: { favicon: icon } })))
})

test('other files in the folder stay, and a link in its place leads nowhere', async () => {
  const report = makeReport([pageWith(PHONE)])
  await mkdir(join(folder, 'elsewhere'))
  await symlink(join(folder, 'elsewhere'), join(folder, 'screenshots'))
  await writeReports(report, viewOf(report), folder, ['json'])
  await expect(readFile(join(folder, 'elsewhere', 'page-1-phone.webp'))).rejects.toThrow('ENOENT')
  await writeFile(join(folder, 'screenshots', 'mine.txt'), 'mine')
  await writeReports(report, viewOf(report), folder, ['json'])
  expect(await readFile(join(folder, 'screenshots', 'mine.txt'), 'utf8')).toBe('mine')
})

test.each([
  'screenshots/../../etc/passwd',
  '/etc/passwd',
  'screenshots/link.webp',
  'screenshots/large.webp',
  'screenshots/none.webp',
])('%s is no screenshot', async name => {
  await mkdir(join(folder, 'screenshots'))
  await writeFile(join(folder, 'secret'), 'secret')
  await symlink(join(folder, 'secret'), join(folder, 'screenshots', 'link.webp'))
  await writeFile(join(folder, 'screenshots', 'large.webp'), Buffer.alloc(1_000_001))
  expect(phoneIn((await readScreenshots([pageWith(name)], folder))[0]!)).toBe(name)
})

test('a link in the place of their folder is not followed', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'elsewhere-'))
  await writeFile(join(elsewhere, 'page-1-phone.webp'), BYTES)
  await symlink(elsewhere, join(folder, 'screenshots'))
  const name = 'screenshots/page-1-phone.webp'
  expect(phoneIn((await readScreenshots([pageWith(name)], folder))[0]!)).toBe(name)
  await rm(elsewhere, { recursive: true })
})
