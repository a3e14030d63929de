import { describe, expect, test } from '@jest/globals'
import { otherAddressOf } from '../../src/pages/other-address.ts'

const HERE = 'http://127.0.0.1:7360'

describe('the other address of a page', () => {
  test.each<[string, string, string | undefined, string?]>([
    ['of the preview', `${HERE}/blog/a?b=c`, 'https://shop.example/blog/a?b=c'],
    ['of production', 'https://shop.example/blog/a', `${HERE}/blog/a`],
    ['of production with www', 'https://www.shop.example/blog/a', `${HERE}/blog/a`],
    ['of a third site', 'https://other.example/blog/a', undefined],
    ['that is none', 'mailto:a@shop.example', undefined],
    ['of the preview of a folder', `${HERE}/blog/a`, 'https://shop.example/docs/blog/a', '/docs/'],
    ['in the folder of production', 'https://shop.example/docs/blog/a', `${HERE}/blog/a`, '/docs/'],
    ['beside the folder of production', 'https://shop.example/other', undefined, '/docs/'],
  ])('%s', (_, url, other, folder = '/') => {
    const otherAddress = otherAddressOf(`https://shop.example${folder}`, {}, [`${HERE}/`, `${HERE}/about`])
    expect(otherAddress(url)).toBe(other)
  })

  test('is not there where production itself is audited', () => {
    const url = 'https://shop.example/a'
    expect(otherAddressOf('https://shop.example/', {}, [url])(url)).toBeUndefined()
  })
})
