import { describe, expect, test } from '@jest/globals'
import { mentionOf, withoutMentions } from '../../src/text/mentions.ts'
import { cpuClock } from '../support/cpu-time.ts'

const HOME = 'https://shop.example/'

describe('mentionOf', () => {
  test.each([
    ['https://shop.example/ answers 404', 0],
    ['It is linked on https://shop.example/', 16],
    ['See "https://shop.example/".', 5],
    ['(https://shop.example/), and more', 1],
    ['https://shop.example/robots.txt, then https://shop.example/: none', 38],
    ['https://shop.example/robots.txt', -1],
    ['https://shop.example/?a=b', -1],
    ['https://shop.example/#a', -1],
    ['https://proxy.example/?u=https://shop.example/', -1],
    ['', -1],
  ])('%s', (text, at) => expect(mentionOf(text, HOME)).toBe(at))

  test('names no empty address', () => expect(mentionOf('text', '')).toBe(-1))
})

describe('withoutMentions', () => {
  test('leaves addresses that begin with the one that is named', () => {
    const text = `${HOME} and ${HOME}robots.txt, again ${HOME}`
    expect(withoutMentions(text, HOME, 'the page')).toBe(`the page and ${HOME}robots.txt, again the page`)
  })

  test('takes time that grows with the text', () => {
    const seconds = cpuClock()
    withoutMentions('a'.repeat(1_000_000), 'a'.repeat(1_000), 'the page')
    withoutMentions(`${HOME} `.repeat(50_000), HOME, 'the page')
    expect(seconds()).toBeLessThan(2)
  })
})
