import { expect, test } from '@jest/globals'
import { isArchive } from '../../../src/engine/syntax/list-addresses.ts'

test.each(
  [
    [
      'tag',
      'categorie',
      'categories',
      'categoria',
      'categorias',
      'catégories',
      'categoría',
      'kategorie',
      'kategorien',
    ],
    [
      'kategori',
      'kategoria',
      'kategorier',
      'kategoriler',
      'kategorija',
      'etiqueta',
      'etiquetas',
      'étiquettes',
      'etichetta',
    ],
    [
      'auteur',
      'auteurs',
      'author',
      'autor',
      'autores',
      'autori',
      'autore',
      'trefwoord',
      'rubriek',
      'rubrique',
    ],
    ['tagi', 'štítky', 'štítek', 'oznaka', 'oznake', 'Schlagwörter', 'etiketter', 'emneord'],
  ].flat(),
)('%s is the folder of lists, with its accents written, encoded or left out', word => {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '')
  for (const written of [word, encodeURIComponent(word), plain, plain.toUpperCase()])
    expect(isArchive(`https://shop.example/blog/${written}/red/`)).toBe(true)
})

test.each([
  ['/2019/', true],
  ['/blog/2019/05', true],
  ['/en/news/2019/05/01/', true],
  ['/documents/charter/german/2019/', false],
  ['/2019/program', false],
])('that %s is a list of a date: %s', (path, is) => {
  expect(isArchive(`https://shop.example${path}`)).toBe(is)
})

test.each([
  'kategorisch',
  'tagung',
  'autorisierung',
  'etiquette-rules',
  'categorized',
  'auteursrecht',
  'rubik',
  '%E0%A4%A',
])('%s is a page like any other', word => {
  expect(isArchive(`https://shop.example/${word}/red/`)).toBe(false)
})
