import { expect, test } from '@jest/globals'
import { doubleDecoded } from '../../../../src/engine/tools/content/double-decoding.ts'
import { isGenericAnchor } from '../../../../src/engine/tools/content/generic-anchors.ts'
import { saysNotFound } from '../../../../src/engine/tools/content/not-found-wording.ts'
import { isPlaceholder } from '../../../../src/engine/tools/content/placeholder-text.ts'

test.each([
  '404',
  'Error 404',
  '404 Not Found',
  'Page not found',
  'Page Not Found | Sheds of Kent',
  '404: This page could not be found.',
  'Oops! That page can’t be found.',
  'Sorry, we couldn’t find that page',
  "This page doesn't exist",
  'Seite nicht gefunden – Gartenhaus',
  'Page non trouvée',
  'Página no encontrada',
  'Pagina non trovata',
  'Страница не найдена',
  '页面未找到',
  'ページが見つかりませんでした',
])('"%s" says that there is no page', text => {
  expect(saysNotFound(text)).toBe(true)
})

test.each([
  'How to fix a 404',
  'Lost and found',
  'Page not found errors explained',
  'Peugeot 404',
  'Room 404 in our hotel',
  'Not found in nature',
  'File systems',
  'The page you want',
  '',
  '4040',
])('"%s" does not', text => {
  expect(saysNotFound(text)).toBe(false)
})

test.each([
  ['Click here', 'en'],
  ['» more…', 'en'],
  ['Mehr erfahren', 'de'],
  ["Plus d'infos", 'fr'],
  ['続きを読む', 'ja'],
  ['Подробнее', 'ru'],
  ['Learn more', 'sl'],
  ['Information', 'en'],
  ['siehe', 'de'],
  ['続く', 'ja'],
  ['이동', 'ko'],
  ['மேலும் அறிக', 'ta'],
  ['بیشتر بدانید', 'fa'],
  ['pincha aquí', 'es'],
  ['mais informação', 'pt'],
  ['Click here', ''],
])('the link text "%s" in %s says nothing', (text, language) => {
  expect(isGenericAnchor(text, language)).toBe(true)
})

test.each([
  ['More about roofs', 'en'],
  ['Her', 'en'],
  ['--details', 'en'],
  ['More', 'sl'],
  ['Link', 'hr'],
  ['Start', 'de'],
  ['ici', 'de'],
  ['→', 'en'],
  ['2', 'en'],
  ['', 'en'],
  ['!'.repeat(1000), 'en'],
])('the link text "%s" in %s may say something', (text, language) => {
  expect(isGenericAnchor(text, language)).toBe(false)
})

test.each([
  ['Ã¼ber', 'über'],
  ['GrÃ¶ÃŸe', 'GröÃŸe'],
  ['itâ€™s', 'it’s'],
  ['5â‚¬', '5€'],
  ['20Â°C', '20°C'],
  ['Â© 2026', '©'],
])('"%s" was decoded twice', (text, meant) => {
  expect(doubleDecoded(text)).toContain(`was meant to be "${meant}`)
})

test.each([
  'IRMÃ»',
  'CAFÉ®',
  'São Paulo',
  'SÃO PAULO',
  'Â',
  'crème brûlée',
  'naïve – “quoted”',
  'MAÇÃ',
  'Ñandú',
  'Ðuro',
  'â',
])('"%s" is as it was meant', text => {
  expect(doubleDecoded(text)).toBeUndefined()
})

test.each([
  ['Sed ut: Lorem ipsum dolor sit amet.', true],
  ['[Insert your slogan]', true],
  ['Welcome to WordPress. This is your first post. Edit or delete it.', true],
  ['[object Object]', true],
  ['You can insert text here and save it.', false],
  ['Todo lists made easy', false],
])('"%s" as filler: %p', (prose, expected) => {
  expect(isPlaceholder({ kind: 'text', prose })).toBe(expected)
})
