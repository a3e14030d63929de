import { describe, expect, test } from '@jest/globals'
import { decide, pathOf } from '../../src/engine/formats/robots-txt/matcher.ts'
import { escapePattern, MAX_LINE_BYTES, parseRobotsTxt } from '../../src/engine/formats/robots-txt/parser.ts'

/** Octets as they are, for rules and URLs that are not ASCII. */
const octets = (text: string) => Buffer.from(text).toString('latin1')

function allows(file: string | Buffer, agent: string, url: string, dialect?: 'google' | 'standard'): boolean {
  return decide(parseRobotsTxt(Buffer.from(file)), [agent], octets(url), dialect).allowed
}

/** A file, a crawler, URLs that it may fetch, URLs that it may not. */
type Case = [name: string, file: string, agent: string, allowed: string[], blocked: string[]]

const on = (...paths: string[]) => paths.map(path => `http://foo.bar${path}`)
const foo = (...rules: string[]) => ['user-agent: FooBot', ...rules, ''].join('\n')

// Decisions of the test suite of Google's open-source parser, robots_test.cc at https://github.com/google/robotstxt.
const groupsFile = [
  ...['allow: /foo/bar/', '', 'user-agent: FooBot', 'disallow: /', 'allow: /x/'],
  ...['user-agent: BarBot', 'disallow: /', 'allow: /y/', '', '', 'allow: /w/'],
  ...['user-agent: BazBot', '', 'user-agent: FooBot', 'allow: /z/', 'disallow: /', ''],
].join('\n')
const firstSpace = 'User-Agent: *\nDisallow: /\nUser-Agent: Foo Bar\nAllow: /x/\nDisallow: /\n'
const anyAndFoo = 'user-agent: *\nallow: /\nuser-agent: FooBot\ndisallow: /\n'
const onlySpecific =
  'user-agent: FooBot\nallow: /\nuser-agent: BarBot\ndisallow: /\nuser-agent: BazBot\ndisallow: /\n'
const sitemapBetween = 'User-agent: BarBot\nSitemap: https://foo.bar/sitemap\nUser-agent: *\nDisallow: /\n'
const unknownBetween = 'User-agent: FooBot\nInvalid-Unknown-Line: unknown\nUser-agent: *\nDisallow: /\n'
const namedBeatsAny = 'User-agent: *\nDisallow: /x/\nUser-agent: FooBot\nDisallow: /y/\n'
const indexFile = 'User-Agent: *\nAllow: /allowed-slash/index.html\nDisallow: /\n'

const GOOGLE_SUITE: Case[] = [
  ['SystemTest: an empty file', '', 'FooBot', ['', 'http://foo.bar/'], []],
  ['SystemTest: an empty agent', foo('disallow: /'), '', [''], []],
  ['SystemTest: an empty URL is /', foo('disallow: /'), 'FooBot', [], ['']],
  ['LineSyntax_Line: right', foo('disallow: /'), 'FooBot', [], on('/x/y')],
  ['LineSyntax_Line: other names', 'foo: FooBot\nbar: /\n', 'FooBot', on('/x/y'), []],
  ['LineSyntax_Line: no colon', 'user-agent FooBot\ndisallow /\n', 'FooBot', [], on('/x/y')],
  ['LineSyntax_Groups: FooBot', groupsFile, 'FooBot', on('/x/b', '/z/d'), on('/y/c', '/foo/bar/')],
  ['LineSyntax_Groups: BarBot', groupsFile, 'BarBot', on('/y/c', '/w/a'), on('/z/d', '/foo/bar/')],
  ['LineSyntax_Groups: BazBot', groupsFile, 'BazBot', on('/z/d'), on('/foo/bar/')],
  ['OtherRules: a sitemap closes no group', sitemapBetween, 'FooBot', [], on('/')],
  ['OtherRules: a sitemap closes no group, named', sitemapBetween, 'BarBot', [], on('/')],
  ['OtherRules: an unknown line closes no group', unknownBetween, 'FooBot', [], on('/')],
  ['OtherRules: an unknown line, not named', unknownBetween, 'BarBot', [], on('/')],
  ...['USER-AGENT: FooBot\nALLOW: /x/\nDISALLOW: /\n', 'uSeR-aGeNt: FooBot\nAlLoW: /x/\ndIsAlLoW: /\n'].map(
    (file): Case => ['LineNamesCaseInsensitive', file, 'FooBot', on('/x/y'), on('/a/b')],
  ),
  ...['FOO BAR', 'foo bar', 'FoO bAr'].flatMap(name =>
    ['Foo', 'foo'].map(
      (agent): Case => [
        `UserAgentValueCaseInsensitive: ${name} for ${agent}`,
        `User-Agent: ${name}\nAllow: /x/\nDisallow: /\n`,
        agent,
        on('/x/y'),
        on('/a/b'),
      ],
    ),
  ),
  ['AcceptUserAgentUpToFirstSpace: the first word', firstSpace, 'Foo', on('/x/y'), []],
  ['AcceptUserAgentUpToFirstSpace: both words', firstSpace, 'Foo Bar', [], on('/x/y')],
  ['GlobalGroups_Secondary: named', anyAndFoo, 'FooBot', [], on('/x/y')],
  ['GlobalGroups_Secondary: not named', anyAndFoo, 'BarBot', on('/x/y'), []],
  ['GlobalGroups_Secondary: no group for it', onlySpecific, 'QuxBot', on('/x/y'), []],
  ['Value_CaseSensitive: same case', foo('disallow: /x/'), 'FooBot', [], on('/x/y')],
  ['Value_CaseSensitive: other case', foo('disallow: /X/'), 'FooBot', on('/x/y'), []],
  ['LongestMatch', foo('disallow: /x/page.html', 'allow: /x/'), 'FooBot', [], on('/x/page.html')],
  ['LongestMatch', foo('allow: /x/page.html', 'disallow: /x/'), 'FooBot', on('/x/page.html'), on('/x/')],
  ['LongestMatch: both empty', foo('disallow: ', 'allow: '), 'FooBot', on('/x/page.html'), []],
  ['LongestMatch: equal', foo('disallow: /', 'allow: /'), 'FooBot', on('/x/page.html'), []],
  ['LongestMatch: slash', foo('disallow: /x', 'allow: /x/'), 'FooBot', on('/x/'), on('/x')],
  [
    'LongestMatch: equal pages',
    foo('disallow: /x/page.html', 'allow: /x/page.html'),
    'FooBot',
    on('/x/page.html'),
    [],
  ],
  [
    'LongestMatch: wildcard',
    foo('allow: /page', 'disallow: /*.html'),
    'FooBot',
    on('/page'),
    on('/page.html'),
  ],
  [
    'LongestMatch: wildcard, longer',
    foo('allow: /x/page.', 'disallow: /*.html'),
    'FooBot',
    on('/x/page.html'),
    on('/x/y.html'),
  ],
  ['LongestMatch: a named group alone holds', namedBeatsAny, 'FooBot', on('/x/page'), on('/y/page')],
  [
    'Encoding: a URL in a query',
    foo('Disallow: /', 'Allow: /foo/bar?qux=taz&baz=http://foo.bar?tar&par'),
    'FooBot',
    on('/foo/bar?qux=taz&baz=http://foo.bar?tar&par'),
    [],
  ],
  ...['/foo/bar/ツ', '/foo/bar/%E3%83%84'].map(
    (pattern): Case => [
      `Encoding: ${pattern}`,
      foo('Disallow: /', `Allow: ${pattern}`),
      'FooBot',
      on('/foo/bar/%E3%83%84'),
      on('/foo/bar/ツ'),
    ],
  ),
  [
    'Encoding: encoded letters are other letters',
    foo('Disallow: /', 'Allow: /foo/bar/%62%61%7A'),
    'FooBot',
    on('/foo/bar/%62%61%7A'),
    on('/foo/bar/baz'),
  ],
  [
    'SpecialCharacters: *',
    foo('Disallow: /foo/bar/quz', 'Allow: /foo/*/qux'),
    'FooBot',
    on('/foo/quz', '/foo//quz', '/foo/bax/quz'),
    on('/foo/bar/quz'),
  ],
  [
    'SpecialCharacters: $',
    foo('Disallow: /foo/bar$', 'Allow: /foo/bar/qux'),
    'FooBot',
    on('/foo/bar/qux', '/foo/bar/', '/foo/bar/baz'),
    on('/foo/bar'),
  ],
  [
    'SpecialCharacters: #',
    foo('# Disallow: /', 'Disallow: /foo/quz#qux', 'Allow: /'),
    'FooBot',
    on('/foo/bar'),
    on('/foo/quz'),
  ],
  [
    'IndexHTMLisDirectory',
    indexFile,
    'foobot',
    on('/allowed-slash/', '/allowed-slash/index.html'),
    on('/allowed-slash/index.htm', '/anyother-url'),
  ],
]

// https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt#url-matching-based-on-path-values
const FISH = [
  '/fish',
  '/fish.html',
  '/fish/salmon.html',
  '/fishheads',
  '/fishheads/yummy.html',
  '/fish.php?id=anything',
]
const NO_FISH = ['/Fish.asp', '/catfish', '/?id=fish', '/desert/fish']
const GOOGLE_PATHS: [pattern: string, matching: string[], other: string[]][] = [
  ['/', ['/', '/any/url'], []],
  ['/*', ['/', '/any/url'], []],
  ['/$', ['/'], ['/any', '/index.html']],
  ['/fish', FISH, NO_FISH],
  ['/fish*', FISH, NO_FISH],
  [
    '/fish/',
    ['/fish/', '/fish/?id=anything', '/fish/salmon.htm'],
    ['/fish', '/fish.html', '/animals/fish/', '/Fish/Salmon.asp'],
  ],
  [
    '/*.php',
    [
      ...['/index.php', '/filename.php', '/folder/filename.php', '/folder/filename.php?parameters'],
      ...['/folder/any.php.file.html', '/filename.php/'],
    ],
    ['/', '/windows.PHP'],
  ],
  [
    '/*.php$',
    ['/filename.php', '/folder/filename.php'],
    ['/filename.php?parameters', '/filename.php/', '/filename.php5', '/windows.PHP'],
  ],
  ['/fish*.php', ['/fish.php', '/fishheads/catfish.php?parameters'], ['/Fish.PHP']],
]

// https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt#order-of-precedence-for-rules
const GOOGLE_PRECEDENCE: [allow: string, disallow: string, path: string, allowed: boolean][] = [
  ['/p', '/', '/page', true],
  ['/folder', '/folder', '/folder/page', true],
  ['/page', '/*.htm', '/page.htm', false],
  ['/page', '/*.ph', '/page.php5', true],
  ['/$', '/', '/', true],
  ['/$', '/', '/page.htm', false],
]

describe("decisions of Google's own test suite", () => {
  test.each(GOOGLE_SUITE)('%s', (_name, file, agent, allowed, blocked) => {
    for (const url of allowed) expect([url, allows(file, agent, url)]).toEqual([url, true])
    for (const url of blocked) expect([url, allows(file, agent, url)]).toEqual([url, false])
  })

  test('LineTooLong: a line is cut and its start holds', () => {
    const name = 'disallow: '
    const start = `/x/${'a'.repeat(MAX_LINE_BYTES - name.length - 3)}`
    const file = foo(`${name}${start}/qux`)
    expect(allows(file, 'FooBot', 'http://foo.bar/fux')).toBe(true)
    expect(allows(file, 'FooBot', `http://foo.bar${start}/fux`)).toBe(false)
  })

  test.each([
    ['\n', false],
    ['\r\n', false],
    ['\r', false],
    ['\n', true],
  ])('LinesNumbersAreCountedCorrectly: line ends %j, last one missing: %s', (end, open) => {
    const lines = ['User-Agent: foo', 'Allow: /some/path', 'User-Agent: bar', '', '', 'Disallow: /']
    const parsed = parseRobotsTxt(Buffer.from(lines.join(end) + (open ? '' : end)))
    expect(parsed.lines.map(({ line }) => line)).toEqual([1, 2, 3, 6])
  })

  test('LinesNumbersAreCountedCorrectly: mixed line ends', () => {
    const file = 'User-Agent: foo\nAllow: /some/path\r\nUser-Agent: bar\n\r\n\nDisallow: /'
    expect(parseRobotsTxt(Buffer.from(file)).lines.map(({ line }) => line)).toEqual([1, 2, 3, 6])
  })

  test.each([
    ['whole', [0xef, 0xbb, 0xbf], 2],
    ['two bytes of it', [0xef, 0xbb], 2],
    ['one byte of it', [0xef], 2],
    ['broken', [0xef, 0x11, 0xbf], 1],
  ])('UTF8ByteOrderMarkIsSkipped: %s', (_name, mark, known) => {
    const file = Buffer.concat([Buffer.from(mark), Buffer.from('User-Agent: foo\nAllow: /AnyValue\n')])
    const { lines } = parseRobotsTxt(file)
    expect(lines.filter(({ directive }) => directive !== 'other')).toHaveLength(known)
  })

  test('UTF8ByteOrderMarkIsSkipped: not inside the file', () => {
    const { lines } = parseRobotsTxt(Buffer.from('User-Agent: foo\n\ufeffAllow: /AnyValue\n'))
    expect(lines.map(({ directive }) => directive)).toEqual(['user-agent', 'other'])
  })

  // reporting_robots_test.cc
  test('reporting: what each line is', () => {
    const file = [
      ...['User-Agent: foo', 'Allow: /some/path', 'User-Agent bar # no', 'absolutely random line'],
      ...['#so comment, much wow', '', 'unicorns: /extinct', 'noarchive: /some', 'Disallow: /'],
      ...['Error #and comment', 'useragent: baz', 'disallaw: /some', 'site-map: https://e/s.xml #comment'],
      ...['sitemap: https://e/t.xml', 'Noarchive: /someCapital', ''],
    ].join('\n')
    const { lines, unreadable } = parseRobotsTxt(Buffer.from(file))
    const numbers = (keep: (line: (typeof lines)[number]) => boolean) => lines.filter(keep).map(l => l.line)
    expect(numbers(line => line.directive !== 'other')).toEqual([1, 2, 3, 9, 11, 12, 13, 14])
    expect(numbers(line => line.misspelled)).toEqual([11, 12, 13])
    expect(numbers(line => line.missingColon)).toEqual([3])
    expect(unreadable.map(({ line }) => line)).toEqual([4, 10])
  })

  test.each([
    ['', '/'],
    ['http://www.example.com', '/'],
    ['http://www.example.com/', '/'],
    ['http://www.example.com/a', '/a'],
    ['http://www.example.com/a/', '/a/'],
    ['http://www.example.com/a/b?c=http://d.e/', '/a/b?c=http://d.e/'],
    ['http://www.example.com/a/b?c=d&e=f#fragment', '/a/b?c=d&e=f'],
    ['example.com', '/'],
    ['example.com/a/b?c=d&e=f#fragment', '/a/b?c=d&e=f'],
    ['a', '/'],
    ['a/', '/'],
    ['/a', '/a'],
    ['a/b', '/b'],
    ['example.com?a', '/?a'],
    ['example.com/a;b#c', '/a;b'],
    ['//a/b/c', '/b/c'],
  ])('GetPathParamsQuery: %s is %s', (url, path) => {
    expect(pathOf(url)).toBe(path)
  })

  test.each([
    ['http://www.example.com', 'http://www.example.com'],
    ['/a/b/c', '/a/b/c'],
    ['á', '%C3%A1'],
    ['%aa', '%AA'],
  ])('MaybeEscapePattern: %s is %s', (pattern, escaped) => {
    expect(escapePattern(octets(pattern))).toBe(escaped)
  })
})

describe("examples in Google's documentation", () => {
  test.each(GOOGLE_PATHS)('the pattern %s', (pattern, matching, other) => {
    const file = foo('disallow: /', `allow: ${pattern}`)
    const blocking = foo(`disallow: ${pattern}`)
    for (const url of on(...matching)) {
      expect([url, allows(file, 'FooBot', url), allows(blocking, 'FooBot', url)]).toEqual([url, true, false])
    }
    for (const url of on(...other)) {
      expect([url, allows(file, 'FooBot', url), allows(blocking, 'FooBot', url)]).toEqual([url, false, true])
    }
  })

  test.each(GOOGLE_PRECEDENCE)('allow %s, disallow %s: %s', (allow, disallow, path, allowed) => {
    expect(
      allows(foo(`allow: ${allow}`, `disallow: ${disallow}`), 'FooBot', `http://example.com${path}`),
    ).toBe(allowed)
  })

  // #order-of-precedence-for-user-agents and #grouping-of-lines-and-rules
  const crawlers =
    'user-agent: googlebot-news\ndisallow: /fish\n\nuser-agent: *\ndisallow: /carrots\n\nuser-agent: googlebot-news\ndisallow: /shrimp\n'
  test.each([
    [['googlebot-news', 'googlebot'], ['/carrots'], ['/fish', '/shrimp']],
    [['googlebot'], ['/fish', '/shrimp'], ['/carrots']],
    [['googlebot-image', 'googlebot'], ['/fish'], ['/carrots']],
  ])('groups of %j are joined, and those of others left out', (agents, allowed, blocked) => {
    const rules = parseRobotsTxt(Buffer.from(crawlers))
    for (const url of on(...allowed)) expect(decide(rules, agents, url).allowed).toBe(true)
    for (const url of on(...blocked)) expect(decide(rules, agents, url).allowed).toBe(false)
  })
})

describe('RFC 9309', () => {
  // https://www.rfc-editor.org/rfc/rfc9309#section-5.1
  const simple = [
    ...['User-Agent: *', 'Disallow: *.gif$', 'Disallow: /example/', 'Allow: /publications/', ''],
    ...['User-Agent: foobot', 'Disallow:/', 'Allow:/example/page.html', 'Allow:/example/allowed.gif', ''],
    ...['User-Agent: barbot', 'User-Agent: bazbot', 'Disallow: /example/page.html', ''],
    ...['User-Agent: quxbot', ''],
  ].join('\n')
  test.each([
    ['otherbot', ['/publications/a', '/a.html'], ['/a.gif', '/example/b']],
    ['foobot', ['/example/page.html', '/example/allowed.gif'], ['/', '/publications/']],
    ['barbot', ['/example/b', '/a.gif'], ['/example/page.html']],
    ['bazbot', ['/example/b'], ['/example/page.html']],
    ['quxbot', ['/example/page.html', '/a.gif', '/'], []],
  ])('section 5.1, simple example: %s', (agent, allowed, blocked) => {
    for (const url of on(...allowed))
      expect([url, allows(simple, agent, url, 'standard')]).toEqual([url, true])
    for (const url of on(...blocked))
      expect([url, allows(simple, agent, url, 'standard')]).toEqual([url, false])
  })

  // https://www.rfc-editor.org/rfc/rfc9309#section-5.2
  test('section 5.2, longest match', () => {
    const file = 'User-Agent: foobot\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif\n'
    expect(allows(file, 'foobot', 'http://foo.bar/example/page/disallow.gif', 'standard')).toBe(true)
    expect(allows(file, 'foobot', 'http://foo.bar/example/page/disallowed.gif', 'standard')).toBe(false)
  })

  // https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1
  test('section 2.2.1, groups of one crawler are one', () => {
    const file =
      'user-agent: ExampleBot\ndisallow: /foo\ndisallow: /bar\n\nuser-agent: ExampleBot\ndisallow: /baz\n'
    for (const path of ['/foo', '/bar', '/baz']) {
      expect(allows(file, 'ExampleBot', `http://foo.bar${path}`, 'standard')).toBe(false)
    }
  })

  // https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2; left out is the row on reserved characters in a query, which
  // contradicts the text above the table.
  test.each([
    ['/foo/bar?baz=quz', '/foo/bar?baz=quz'],
    ['/foo/bar/ツ', '/foo/bar/%E3%83%84'],
    ['/foo/bar/%E3%83%84', '/foo/bar/%E3%83%84'],
    ['/foo/bar/%62%61%7A', '/foo/bar/baz'],
  ])('section 2.2.2, %s matches %s', (pattern, path) => {
    expect(allows(foo(`disallow: ${pattern}`), 'FooBot', `http://foo.bar${path}`, 'standard')).toBe(false)
  })

  // https://www.rfc-editor.org/rfc/rfc9309#section-2.2.3
  test.each([
    ['/path/file-with-a-%2A.html', '/path/file-with-a-*.html', true],
    ['/path/file-with-a-%2A.html', '/path/file-with-a-%2A.html', true],
    ['/path/file-with-a-%2A.html', '/path/file-with-a-x.html', false],
    ['/path/foo-%24', '/path/foo-$', true],
    ['/path/foo-%24', '/path/foo-%24', true],
    ['/path/foo-%24', '/path/foo-', false],
    ['/path/a$b', '/path/a$b', true],
    ['/path/*$b', '/path/a%24b', true],
    ['/this/path/exactly$', '/this/path/exactly', true],
    ['/this/path/exactly$', '/this/path/exactly/not', false],
    ['/this/*/exactly', '/this/path/exactly', true],
  ])('section 2.2.3, %s against %s: %s', (pattern, path, matching) => {
    expect(allows(foo(`disallow: ${pattern}`), 'FooBot', `http://foo.bar${path}`, 'standard')).toBe(!matching)
  })

  test.each([
    ['/path/foo-%24', '/path/foo-$'],
    ['/path/file-with-a-%2A.html', '/path/file-with-a-*.html'],
  ])('Google compares %s as written, which %s is not', (pattern, path) => {
    expect(allows(foo(`disallow: ${pattern}`), 'FooBot', `http://foo.bar${path}`, 'google')).toBe(true)
  })

  test('an allowed index page is its directory for Google alone', () => {
    expect(allows(indexFile, 'foobot', 'http://foo.bar/allowed-slash/', 'standard')).toBe(false)
  })
})
