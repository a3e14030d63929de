import { describe, expect, test } from '@jest/globals'
import { h } from 'preact'
import { renderToStaticMarkup } from 'preact-render-to-string'
import { LongLists } from '../../../src/report/html/long-lists.ts'

describe('LongLists', () => {
  test('puts each list where it was added', () => {
    const lists = new LongLists()
    const first = lists.add([h('li', null, 'one'), h('li', null, 'two & three')])
    const second = lists.addMade([h('li', null, 'für')])
    const markup = renderToStaticMarkup(h('main', null, h('ol', null, second), h('ul', null, first)))

    expect([...lists.filledIn(markup)].join('')).toBe(
      '<main><ol><li>für</li></ol><ul><li>one</li><li>two &amp; three</li></ul></main>',
    )
  })

  test('makes the elements of a list when it is written, one after the other', () => {
    const lists = new LongLists()
    const made: number[] = []
    const numbers = [1, 2, 3].values().map(number => {
      made.push(number)
      return h('li', null, number)
    })
    const pieces = lists.filledIn(`<ul>${lists.add(numbers)}</ul>`)
    pieces.next()
    expect(made).toEqual([])

    pieces.next()
    expect(made).toEqual([1])
  })

  test('makes those of which something else depends at once', () => {
    const lists = new LongLists()
    let count = 0
    lists.addMade(['a', 'b'].values().map(text => h('li', { id: `item-${++count}` }, text)))

    expect(count).toBe(2)
  })
})
