import { expect, test } from '@jest/globals'
import {
  amstad,
  easeGrade,
  fernandezHuerta,
  fleschReadingEase,
  gulpease,
  gulpeaseGrade,
  kandelMoles,
  lix,
  lixGrade,
  rix,
} from '../../../../src/engine/tools/content/readability.ts'
import { type SyllableLanguage, syllablesOf } from '../../../../src/engine/tools/content/syllables.ts'
import { sentencesOf, wordsOf } from '../../../../src/engine/tools/content/text-statistics.ts'

test.each([
  [
    'en',
    'the 1 seemingly 3 table 2 made 1 wanted 2 walked 1 boxes 2 houses 2 create 2 idea 3 being 2 science 2 society 4 nation 2 special 2 people 2 statement 2 various 3 museum 3 poem 2 quiet 2 ruin 2 rhythm 2 prism 2 useless 2 studied 2 variety 4 piano 3 easier 3 language 2 experience 4 business 3',
  ],
  ['de', 'haus 1 häuser 2 deutsche 2 sätze 2 idee 2 freund 1 über 2 theater 3 universität 5'],
  ['es', 'casa 2 país 2 ciudad 2 aéreo 4 queso 2 guerra 2 pingüino 3 día 2 poeta 3 muy 1 murciélago 4'],
  ['fr', 'maison 2 petite 2 parlent 1 été 2 école 2 quatre 1 question 2 femmes 1 beaucoup 2 les 1'],
] as const)('syllables are counted in %s', (language: SyllableLanguage, table) => {
  const pairs = [...table.matchAll(/(\S+) (\d)/g)].map(([, word, count]) => [word, Number(count)])
  expect(pairs.map(([word]) => [word, syllablesOf(String(word), language)])).toEqual(pairs)
})

const measures = { words: 100, sentences: 5, syllables: 150, letters: 450, longWords: 20 }

test.each([
  ['fleschReadingEase', fleschReadingEase, 206.835 - 20.3 - 126.9],
  ['amstad', amstad, 180 - 20 - 87.75],
  ['fernandezHuerta', fernandezHuerta, 206.84 - 90 - 20.4],
  ['kandelMoles', kandelMoles, 207 - 20.3 - 110.4],
  ['gulpease', gulpease, 89 + (1500 - 4500) / 100],
  ['lix', lix, 20 + 20],
  ['rix', rix, 4],
] as const)('%s is computed as published', (_, formula, expected) => {
  expect(formula(measures)).toBeCloseTo(expected, 6)
})

test.each([
  ['easeGrade', easeGrade, 95, 'very easy'],
  ['easeGrade', easeGrade, 65, 'standard'],
  ['easeGrade', easeGrade, 29.9, 'very difficult'],
  ['gulpeaseGrade', gulpeaseGrade, 80, 'easy'],
  ['gulpeaseGrade', gulpeaseGrade, 39, 'very difficult'],
  ['lixGrade', lixGrade, 29, 'very easy'],
  ['lixGrade', lixGrade, 45, 'standard'],
  ['lixGrade', lixGrade, 60, 'very difficult'],
] as const)('%s of %d is %s', (_, gradeOf, score, grade) => {
  expect(gradeOf(score)).toBe(grade)
})

test.each([
  ['English', "Don't pay $3.14 for it.", ["Don't", 'pay', '3.14', 'for', 'it']],
  ['Chinese', '我们去公园散步', ['我们', '去', '公园', '散步']],
  ['Japanese', '東京は大きい', ['東京', 'は', '大きい']],
  ['Thai', 'แมวนอนหลับ', ['แมว', 'นอน', 'หลับ']],
])('words are found in %s', (_, text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('sentences end at their marks and not at decimal points', () => {
  expect(sentencesOf('It costs 3.50 a day. Who pays? 我们去。他不去。')).toHaveLength(4)
})
