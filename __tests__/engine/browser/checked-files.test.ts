import { describe, expect, test } from '@jest/globals'
import { uncheckedFilesBase, withCheckedFiles } from '../../../src/engine/browser/checked-files.ts'
import { HtmlDocument } from '../../../src/engine/formats/html/document.ts'
import { previewOf } from '../../../src/engine/syntax/preview.ts'

const PAGE = 'http://127.0.0.1:8080/'
const preview = previewOf(PAGE, 'https://www.shop.example')
const baseOf = (html: string) => uncheckedFilesBase(new HtmlDocument(html, PAGE), preview)

describe('files of production that a page loads by their integrity', () => {
  test.each([
    [
      '<script src="https://www.shop.example/a.js" integrity="sha256-x"></script>',
      '<script crossorigin src="https://www.shop.example/a.js" integrity="sha256-x"></script>',
    ],
    [
      "<LINK REL=stylesheet INTEGRITY='sha256-x' HREF='//shop.example/a.css'>",
      "<LINK crossorigin REL=stylesheet INTEGRITY='sha256-x' HREF='//shop.example/a.css'>",
    ],
  ])('are given a crossorigin: %s', (sent, checked) => {
    expect(baseOf(sent)).toBe(PAGE)
    expect(withCheckedFiles(sent, PAGE, preview)).toBe(checked)
  })

  test('are found by the base of the page', () => {
    const sent = '<base href="https://www.shop.example/"><script src=a.js integrity=sha256-x></script>'
    const base = baseOf(sent)
    expect(base).toBe('https://www.shop.example/')
    expect(withCheckedFiles(sent, base!, preview)).toContain('<script crossorigin src=a.js')
  })

  test.each([
    [
      'one that says crossorigin',
      '<script crossorigin src="https://shop.example/a.js" integrity="x"></script>',
    ],
    ['one without integrity', '<script src="https://shop.example/a.js"></script>'],
    ['one of the preview', '<script src="/a.js" integrity="x"></script>'],
    ['one of another host', '<script src="https://cdn.example/a.js" integrity="x"></script>'],
  ])('are left alone: %s', (_, sent) => {
    expect(baseOf(sent)).toBeUndefined()
    expect(withCheckedFiles(sent, PAGE, preview)).toBe(sent)
  })

  test('are looked for in a time that grows with the page alone', () => {
    const long = '<script '.repeat(200_000)
    expect(withCheckedFiles(long, PAGE, preview)).toBe(long)
  })
})
