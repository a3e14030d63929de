import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { paragraph, section, table, text } from '../../../src/report/markdown/blocks.ts'
import { cellCode, code, link, prose } from '../../../src/report/markdown/page-text.ts'
import { HOSTILE_TEXTS } from '../../support/hostile-texts.ts'
import { dangersIn, nodesOf, parseMarkdown } from '../../support/markdown.ts'

describe('prose', () => {
  test.each([
    [
      'The page doesn’t have a title, and/or 2 of them (50%).',
      'The page doesn’t have a title, and/or 2 of them (50%).',
    ],
    ['Put one <title> into the <head> of the page.', 'Put one `<title>` into the `<head>` of the page.'],
    ['Use <link rel="canonical" href="/">.', 'Use `<link rel="canonical" href="/">`.'],
    ['the check (serp/title-missing) failed', 'the check (`serp/title-missing`) failed'],
    ['the check (serp/title-missing, 3 places) failed', 'the check (`serp/title-missing`, 3 places) failed'],
    ['it is not there (getaddrinfo shop.example), so', 'it is not there (getaddrinfo `shop.example`), so'],
    ['see :not(.a), or (a :not(.a))', 'see `:not(.a)`, or (a `:not(.a)`)'],
    ['robots: "robots.txt keeps it (a.bc) out"', 'robots: "`robots.txt` keeps it (`a.bc`) out"'],
    ['it is "2026-13-09", not (“a.bc”) or "a_b".', 'it is "`2026-13-09`", not (“`a.bc`”) or "`a_b`".'],
    ['lang="en", [a="b"] and "<a b="c">', '`lang="en"`, `[a="b"]` and "`<a b="c">`'],
    [
      'it has no `loading="lazy"`: https://a.example/b.jpg',
      'it has no `loading="lazy"`: `https://a.example/b.jpg`',
    ],
    [
      'it is https://a.example/..., not https://a.example/',
      'it is `https://a.example/...`, not `https://a.example/`',
    ],
    ['"Jaison - France :: update ..."', '"Jaison - France :: update ..."'],
    ['- a', '\\- a'],
    ['size (`<img alt="Two words of HTML 5">`) is', 'size (`<img alt="Two words of HTML 5">`) is'],
    ['at 1 < 2 and a <b of three', 'at 1 `<` 2 and a `<b` of three'],
    ['`H1` "KONTAKT 📞" or 👍🏽 and ✉️', '`H1` "KONTAKT 📞" or 👍🏽 and ✉️'],
    ['"a server or example.com" (a_b/c) is', '"a server or `example.com`" (`a_b/c`) is'],
    ['"¿Con qué? ▼" is 897x697 and (303x228).…', '"¿Con qué? ▼" is 897x697 and (303x228).…'],
    ['saves of (a_b).…', 'saves of (`a_b`).…'],
    ['070-200 31 19 is text', '`070-200 31 19` is text'],
    ['call "(0)70-200 31 19", or 5 of /a 2', 'call "`(0)70-200 31 19`", or 5 of `/a` 2'],
    ['missing: og:title, og:type and og:url', 'missing: `og:title`, `og:type` and `og:url`'],
    ['Same H1 as /a/: "1Remote"', 'Same `H1` as `/a/`: "`1Remote`"'],
    ['it says {"a_b": "c_d"} there', 'it says `{"a_b": "c_d"}` there'],
    ['0 % of 3 + 1 · 2', '0 % of 3 + 1 · 2'],
    ['"© 2024 Mary": 2 years ago.', '"© 2024 Mary": 2 years ago.'],
    ['Ask @org/team about #123.', 'Ask `@org/team` about `#123`.'],
    ['see www.evil.example or GH-1', 'see `www.evil.example or GH-1`'.replace(' or ', '` or `')],
    ['well-known, e.g. in the U.S.', 'well-known, e.g. in the U.S.'],
    ['reverts 0123456789abcdef and deadbee', 'reverts `0123456789abcdef` and `deadbee`'],
    [
      'Add `alt`, or `alt=""` (not `aria-label`), to the `<img>`.',
      'Add `alt`, or `alt=""` (not `aria-label`), to the `<img>`.',
    ],
    ['a ` tick and a | line', 'a `` ` `` tick and a `|` line'],
  ])('writes %s', (words, markdown) => {
    expect(section(paragraph(...prose(words)))).toBe(`${markdown}\n`)
  })

  test.each(HOSTILE_TEXTS)('makes nothing of %p', words => {
    expect(dangersIn(section(paragraph(...prose(words)), paragraph(text('x '), ...prose(words))))).toEqual([])
  })

  test('makes nothing of any text', () => {
    const pieces = fc.constantFrom(
      ...'@#!$%&*_~`|\\<>[](){}:;.,-+="\'/ \n\ta1é漢',
      'GH-1',
      'www.',
      'http://',
      '-->',
      '</details>',
      '``',
    )
    expect(dangersIn(section(paragraph(...prose('éwww. Éwww.example'))))).toEqual([])
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), parts => {
        expect(dangersIn(section(paragraph(...prose(parts.join('')))))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})

describe('code', () => {
  test('is read back as the same text, whatever it holds', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'`\\|<&*_[]@#ab '), { minLength: 1, maxLength: 30 }), parts => {
        const [node] = code(parts.join(''))
        if (!node) return
        const read = [...nodesOf(parseMarkdown(section(paragraph(text('x '), node))))]
        expect(read.filter(({ type }) => type === 'inlineCode')).toMatchObject([{ value: node.value }])
      }),
      { numRuns: 500 },
    )
  })

  test('keeps a table whole', () => {
    const texts = [...HOSTILE_TEXTS, '\\|', '\\\\|', '|`|', '`|']
    const markdown = section(
      table(
        [[text('A')], [text('B')]],
        texts.map(words => [cellCode(words), [text('1')]]),
      ),
    )
    expect(dangersIn(markdown)).toEqual([])
    const rows = [...nodesOf(parseMarkdown(markdown))].filter(({ type }) => type === 'tableRow')
    expect(rows).toHaveLength(texts.length + 1)
  })
})

describe('link', () => {
  const label = code('label')

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '/relative',
    'https://github.com/org/repo/issues/1',
    'https://github.com/org/repo/pull/2#x',
  ])('does not lead to %s', url => expect(link(url, label)).toEqual(label))

  test.each(['https://a.example/(x)[y]?a=|`<>"&b=*_*', 'https://a.example/#")![x](http://evil.example)'])(
    'leads to %s and nowhere else',
    url => {
      const markdown = section(paragraph(...link(url, label)), table([[text('A')]], [[link(url, label)]]))
      expect(dangersIn(markdown)).toEqual([])
      expect([...nodesOf(parseMarkdown(markdown))].filter(({ type }) => type === 'link')).toHaveLength(2)
    },
  )
})
