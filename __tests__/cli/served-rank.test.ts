import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { servedRank } from '../../src/cli/served-rank.ts'
import { createHostedApi } from '../../src/hosted/hosted.ts'
import { startEngine } from '../support/engine.ts'
import { startService, TOKEN } from '../support/service.ts'

let folder: string
let cwd: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'served-rank-'))
  await writeFile(join(folder, 'ranks.csv'), 'date,keyword,position\n2026-11-20,oak table,3\n')
  cwd = process.cwd()
  process.chdir(folder)
})
afterAll(async () => {
  process.chdir(cwd)
  await rm(folder, { recursive: true })
})

const CONFIG = `
fail-on: warning
rank:
  - id: oak
    domain: oak.example
    keywords: [oak table]
    source: { file: ranks.csv }
`

test('the rank projects of a config file are served, and read by the hosted client as they were', async () => {
  await writeFile('config.yml', CONFIG)
  const engine = startEngine(await servedRank('config.yml'))
  const service = await startService(engine)
  const client = createHostedApi({
    baseUrl: service.baseUrl,
    token: TOKEN,
    authHeader: 'authorization',
    timeoutMs: 10_000,
    retries: 0,
    concurrency: 2,
    version: '0',
  })
  expect(await client.rankProjects()).toEqual(await engine.rankProjects())
  expect(await client.rankProject('oak')).toEqual(await engine.rankProject('oak'))
  expect(await client.rankDashboard('oak')).toEqual(await engine.rankDashboard('oak'))
  expect(await client.rankDashboard('oak')).toMatchObject({ asOf: '2026-11-20', averagePosition: 3 })
  await expect(client.rankProject('ash')).rejects.toMatchObject({ kind: 'not-found' })
  await client.close?.()
  await service.close()
})

test('a config file that is wrong, or not there, ends the service before it begins', async () => {
  await writeFile('wrong.yml', CONFIG.replace('domain', 'domian'))
  await expect(servedRank('wrong.yml')).rejects.toThrow('(did you mean "domain"?)')
  await expect(servedRank('lost.yml')).rejects.toThrow('config: "lost.yml" cannot be read (no such file)')
  expect(await servedRank(undefined)).toEqual({})
})
