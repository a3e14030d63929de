import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { TOOLS } from '../src/api/tools.ts'
import { CHECK_IDS } from '../src/engine/tools/check-ids.ts'
import { checkAddress } from '../src/report/check-page.ts'

const ROOT = join(import.meta.dirname, '..')

test('what documents link to in this repository is there', async () => {
  const folders = ['.', 'docs', 'docs/checks', 'examples', 'examples/serve']
  const names = await Promise.all(
    folders.map(async folder => (await readdir(join(ROOT, folder))).map(name => join(folder, name))),
  )
  const documents = names.flat().filter(name => name.endsWith('.md') && name !== 'THIRD-PARTY-NOTICES.md')
  const links = await Promise.all(
    documents.map(async document => {
      const text = await readFile(join(ROOT, document), 'utf8')
      const targets = [...text.matchAll(/\]\((?!https?:|#)([^)\s#]+)[^)]*\)/g)].map(([, target]) => target!)
      return targets.map(target => join(dirname(document), target))
    }),
  )
  expect(links.flat().length).toBeGreaterThan(20)
  expect(links.flat().filter(link => !existsSync(join(ROOT, link)))).toEqual([])
})

describe('the pages on checks', () => {
  const anchorsOf = async (page: string) => {
    const text = await readFile(join(ROOT, 'docs', page), 'utf8')
    return [...text.matchAll(/^<a id="([\w-]+)"><\/a>\n\n## `([\w/-]+)`$/gm)].map(([, anchor, id]) => ({
      anchor: anchor!,
      id: id!,
    }))
  }

  test('have a place for each check, at the address that reports link to', async () => {
    const places = await Promise.all(
      TOOLS.map(async tool =>
        (await anchorsOf(`checks/${tool}.md`)).map(({ anchor, id }) => [
          id,
          `docs/checks/${tool}.md#${anchor}`,
        ]),
      ),
    )
    const ids = CHECK_IDS.trim().split('\n')
    expect(places.flat()).toEqual(ids.map(id => [id, checkAddress('docs/checks', id)]))
    expect(new Set(places.flat().map(([, address]) => address)).size).toBe(ids.length)
  })

  test('are reached from the index and from their own tables, each check once', async () => {
    const ids = CHECK_IDS.trim().split('\n')
    const index = await readFile(join(ROOT, 'docs', 'checks.md'), 'utf8')
    const linked = [...index.matchAll(/\]\((checks\/[\w-]+\.md#[\w-]+)\)/g)].map(([, to]) => to!)
    expect(linked.toSorted()).toEqual(ids.map(id => checkAddress('checks', id)).toSorted())
    for (const tool of TOOLS) {
      const page = await readFile(join(ROOT, 'docs', 'checks', `${tool}.md`), 'utf8')
      const rows = [...page.matchAll(/^\| \[`[\w-]+`\]\(#([\w-]+)\) \|/gm)].map(([, to]) => to!)
      expect(rows).toEqual((await anchorsOf(`checks/${tool}.md`)).map(({ anchor }) => anchor))
    }
  })
})
