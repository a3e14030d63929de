import { expect, test } from '@jest/globals'
import { HtmlDocument } from '../../../../src/engine/formats/html/document.ts'
import { startOfSeenText } from '../../../../src/engine/page/text/text-start.ts'

test.each([
  ['a line break', 'Mill Lane 4<br>Oxford', 'Mill Lane 4 Oxford'],
  ['items of a list', '<ul><li>Home</li><li>Shop</li></ul>', 'Home Shop'],
  ['cells', '<table><tr><td>Mon</td><td>9–17</td></tr></table>', 'Mon 9–17'],
  ['what is in one line', 'un<b>break</b>able', 'unbreakable'],
  ['scripts', 'a<script>b</script>c', 'ac'],
])('the start of a text reads as people read it: %s', (_, html, text) => {
  const document = new HtmlDocument(`<body>${html}`, 'https://www.example.com/')
  expect(startOfSeenText(document.body!, 100)).toBe(text)
  expect(startOfSeenText(document.body!, 4)).toBe(text.slice(0, 4))
})
