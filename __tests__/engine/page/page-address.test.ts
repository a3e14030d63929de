import { expect, test } from '@jest/globals'
import { serpTool } from '../../../src/engine/tools/serp/serp.ts'
import { auditSite } from '../../support/tool-runs.ts'

const productionUrl = 'https://shop.example/'

test.each([
  ['/', 'index', 'self'],
  ['/', 'index.html', 'self'],
  ['/de/', 'de/index', 'self'],
  ['/de/index', 'de/', 'self'],
  ['/de/', 'de/index/', 'elsewhere'],
  ['/de/', 'de/?index', 'variant'],
  ['/de/', '/de/', 'elsewhere'],
])('of %s the canonical "%s" is %s', async (path, named, expected) => {
  const page = `<!doctype html><title>T</title><link rel="canonical" href="${productionUrl}${named}"><p>Text</p>`
  const { run } = await auditSite(serpTool, { [path]: page }, { path, productionUrl })
  expect(run.facts).toMatchObject({ canonicalIs: expected })
})
