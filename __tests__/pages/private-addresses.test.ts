import { expect, test } from '@jest/globals'
import { addressesOf } from '../../src/pages/private-addresses.ts'

const targets = ['https://preview.example/']

test('pages may lead to private addresses where the settings say so', () => {
  expect(addressesOf({ allowPrivate: true, sitemap: false }, targets)).toBe('any')
})

test('elsewhere what is named decides: the targets, and beside them production and the sitemap', () => {
  const productionUrl = 'https://shop.example/'
  const sitemap = 'https://intranet.example/sitemap.xml'

  expect(addressesOf({ allowPrivate: false, sitemap: true }, targets)).toEqual({ targets, alsoNamed: [] })
  expect(addressesOf({ allowPrivate: false, productionUrl, sitemap }, targets)).toEqual({
    targets,
    alsoNamed: [productionUrl, sitemap],
  })
})
