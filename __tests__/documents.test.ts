import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'

const ROOT = join(import.meta.dirname, '..')

test('what documents link to in this repository is there', async () => {
  const folders = ['.', 'docs', 'examples', 'examples/serve']
  const names = await Promise.all(
    folders.map(async folder => (await readdir(join(ROOT, folder))).map(name => join(folder, name))),
  )
  const documents = names.flat().filter(name => name.endsWith('.md') && name !== 'THIRD-PARTY-NOTICES.md')
  const links = await Promise.all(
    documents.map(async document => {
      const text = await readFile(join(ROOT, document), 'utf8')
      const targets = [...text.matchAll(/\]\((?!https?:|#)([^)\s#]+)[^)]*\)|src="(?!https?:)([^"]+)"/g)].map(
        ([, link, image]) => (link ?? image)!,
      )
      return targets.map(target => join(dirname(document), target))
    }),
  )
  expect(links.flat().length).toBeGreaterThan(20)
  expect(links.flat().filter(link => !existsSync(join(ROOT, link)))).toEqual([])
})
