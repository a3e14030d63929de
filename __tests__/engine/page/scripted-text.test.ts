import { expect, test } from '@jest/globals'
import { HtmlDocument } from '../../../src/engine/formats/html/document.ts'
import { mainTextOf } from '../../../src/engine/page/text/main-text.ts'
import { regionsOf } from '../../../src/engine/page/text/regions.ts'
import { dependsOnScripts, scriptedText } from '../../../src/engine/page/text/scripted-text.ts'

const TEXT = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')
const open = (body: string) => new HtmlDocument(`<body>${body}`, 'https://www.example.com/')
const found = (sent: string, now: string) => {
  const document = open(now)
  return scriptedText(open(sent), mainTextOf(document, regionsOf(document)).blocks)
}

test.each([
  ['nothing of it was sent', '', `<p>${TEXT}</p>`, 1],
  ['it was sent in another markup', `<p>${TEXT}</p>`, `<p>${TEXT.replaceAll(' ', ' <i></i>')}</p>`, 0],
  ['words adjoin', `<p><b>Red</b><i>2024</i></p>`, `<p><b>Red</b><i>2024</i></p>`, 0],
  ['adjoining words are parted', `<p><b>Red</b><i>2024</i></p>`, `<p>Red</p><p>2024</p>`, 0],
  ['a word is cut up', '<p>Red</p>', '<p><b>R</b><b>e</b><b>d</b></p>', 0],
  ['it was sent hidden', `<p hidden>${TEXT}</p>`, `<p>${TEXT}</p>`, 0],
  ['it was sent for those without scripts', `<noscript><p>${TEXT}</p></noscript>`, `<p>${TEXT}</p>`, 0],
  ['it was sent once and is shown twice', `<p>${TEXT}</p>`, `<p>${TEXT}</p><p>${TEXT}</p>`, 0.5],
  ['half of it was sent', `<p>${TEXT}</p>`, `<p>${TEXT}</p><p>${TEXT.replaceAll('word', 'text')}</p>`, 0.5],
  ['a script that was sent holds it', `<script>"${TEXT}"</script>`, `<p>${TEXT}</p>`, 1],
  ['it is in Chinese', '<p>红色的自行车</p>', '<p>红色的自行车</p>', 0],
  ['there is none', '', '', 0],
])('the share of scripts where %s', (_, sent, now, share) => {
  expect(found(sent, now).share).toBeCloseTo(share, 2)
})

test('a few words that scripts add to a page without text are no dependence', () => {
  expect(dependsOnScripts(found('', '<p>Closed today</p>'))).toBe(false)
  expect(dependsOnScripts(found('', `<p>${TEXT}</p>`))).toBe(true)
})
