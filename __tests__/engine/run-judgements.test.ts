import { describe, expect, test } from '@jest/globals'
import type { Check, JsonObject, Page } from '../../src/api/results.ts'
import { withRunJudgements } from '../../src/engine/run-judgements.ts'
import { fingerprintOf } from '../../src/engine/tools/content/fingerprint.ts'
import { wordHashesOf } from '../../src/engine/tools/content/word-hashes.ts'
import { auditedPage, failedCheck, measuredRun, notMeasuredRun, passedCheck } from '../support/reports.ts'

const hashesOf = (words: readonly string[]) => wordHashesOf([{ text: words.join(' ') }])

const ORIGIN = 'https://shop.example'

/** What `serp` and `content` learned of a page that stands for itself. */
interface Learned {
  serp?: JsonObject
  content?: JsonObject
  lang?: string
  alternates?: string[]
  failed?: Check
}

function pageAt(path: string, { serp, content, lang, alternates = [], failed }: Learned): Page {
  const url = ORIGIN + path
  const own = { indexable: true, canonicalIs: 'self', canonicalPage: url }
  return auditedPage(url, [
    measuredRun({ tool: 'serp', facts: { ...own, ...serp }, checks: [failed ?? passedCheck()] }),
    measuredRun({
      tool: 'content',
      facts: { ...content },
      checks: [passedCheck({ id: 'content/h1-missing' })],
    }),
    measuredRun({
      tool: 'hreflang',
      facts: { htmlLang: lang ?? 'en', alternates: alternates.map(url => ({ hreflang: 'en', url })) },
      checks: [passedCheck({ id: 'hreflang/self-missing' })],
    }),
  ])
}

async function checkOn(pages: readonly Page[], id: string): Promise<Check[]> {
  const judged = await withRunJudgements(pages)
  return judged.map(({ runs }) => runs.flatMap(({ checks }) => checks).find(check => check.id === id)!)
}

/** What both pages of two countries name. */
const VERSIONS: Learned = { alternates: [`${ORIGIN}/us/a`, `${ORIGIN}/gb/a`] }

const titled = (path: string, title: string | null, more: Learned = {}) =>
  pageAt(path, { ...more, serp: { title, ...more.serp } })

describe('pages with one title', () => {
  const outcomes = async (...pages: Page[]) =>
    (await checkOn(pages, 'serp/duplicate-title')).map(({ outcome }) => outcome)

  test('each name the others', async () => {
    const pages = ['/a', '/b', '/c', '/d', '/e'].map(path => titled(path, 'Our shop'))
    const [first] = await checkOn(pages, 'serp/duplicate-title')
    expect(first).toMatchObject({
      outcome: 'fail',
      severity: 'warning',
      occurrences: [{ url: `${ORIGIN}/a`, message: 'Same title as /b, /c, /d and 1 more: "Our shop"' }],
    })
  })

  test.each<[string, Page[], Check['outcome'][]]>([
    ['that differ', [titled('/a', 'Shoes'), titled('/b', 'Boots')], ['pass', 'pass']],
    ['that differ in case alone', [titled('/a', 'Shoes'), titled('/b', 'SHOES ')], ['fail', 'fail']],
    ['that are missing', [titled('/a', null), titled('/b', null)], ['not-applicable', 'not-applicable']],
    ['of one page', [titled('/a', 'Shoes')], ['not-applicable']],
    [
      'that a template brought, which is said of each',
      ['/a', '/b'].map(path =>
        titled(path, 'My Awesome Project', { failed: failedCheck({ id: 'serp/title-default' }) }),
      ),
      ['not-applicable', 'not-applicable'],
    ],
    [
      'that is the name of the site alone, which is said of each',
      ['/a', '/b'].map(path =>
        titled(path, 'Kranz Cycles', { failed: failedCheck({ id: 'serp/title-brand-only' }) }),
      ),
      ['not-applicable', 'not-applicable'],
    ],
    [
      'whose canonicals are on a wrong host by mistake',
      ['canonical-not-production', 'canonical-local-host'].map((name, index) =>
        titled(`/${index}`, 'Shoes', {
          serp: { canonicalIs: 'elsewhere', canonicalPage: `https://old.example/${index}` },
          failed: failedCheck({ id: `serp/${name}` }),
        }),
      ),
      ['fail', 'fail'],
    ],
    [
      'whose canonicals are their own addresses with doubled slashes',
      ['/a', '/b'].map(path =>
        titled(path, 'Shoes', {
          serp: {
            canonicalIs: 'elsewhere',
            canonicalPage: `${new URL(titled(path, '').url).origin}/${path}`,
          },
        }),
      ),
      ['fail', 'fail'],
    ],
    [
      'of a page that is not indexed',
      [titled('/a', 'Shoes'), titled('/b', 'Shoes', { serp: { indexable: false } })],
      ['pass', 'not-applicable'],
    ],
    [
      'that are not indexed, as the home page is not',
      ['/a', '/b'].map(path => titled(path, 'Shoes', { serp: { indexable: false, keptOutWithHome: true } })),
      ['fail', 'fail'],
    ],
    [
      'of a page that scripts lead on from',
      [titled('/a', 'Shoes'), titled('/b', 'Shoes', { serp: { leadsOn: true } })],
      ['pass', 'not-applicable'],
    ],
    [
      'of a copy with a canonical',
      [titled('/a', 'Shoes'), titled('/b', 'Shoes', { serp: { canonicalIs: 'elsewhere' } })],
      ['pass', 'not-applicable'],
    ],
    [
      'of pages whose canonicals are not there',
      ['/a', '/b'].map(path =>
        titled(path, 'Shoes', {
          serp: { canonicalIs: 'elsewhere' },
          failed: failedCheck({ id: 'serp/canonical-target-broken' }),
        }),
      ),
      ['fail', 'fail'],
    ],
    [
      'in two languages',
      [titled('/a', 'Info'), titled('/de/a', 'Info', { lang: 'de-AT' })],
      ['pass', 'pass'],
    ],
    [
      'of which one does not say its language',
      [titled('/a', 'Shoes'), titled('/b', 'Shoes', { lang: '' })],
      ['fail', 'fail'],
    ],
    [
      'of the pages of one list',
      [titled('/news', 'News'), titled('/news/page/2', 'News'), titled('/news?page=3', 'News')],
      ['pass', 'pass', 'pass'],
    ],
    [
      'of the pages of a list whose addresses end with a slash',
      [titled('/blog/', 'Blog'), titled('/blog/page/2/', 'Blog')],
      ['pass', 'pass'],
    ],
    [
      'of further pages of a list',
      [titled('/news?page=2', 'News'), titled('/news?page=3', 'News')],
      ['pass', 'pass'],
    ],
    [
      'of a list whose pages are numbered',
      [titled('/blog/', 'Blog'), titled('/blog/2', 'Blog'), titled('/blog/3/', 'Blog')],
      ['pass', 'pass', 'pass'],
    ],
    ['of numbered pages', [titled('/a/2', 'A'), titled('/a/3', 'A')], ['fail', 'fail']],
    [
      'of a form for paper',
      [titled('/a', 'Shoes'), titled('/a/print', 'Shoes'), titled('/a?print=1', 'Shoes')],
      ['pass', 'pass', 'pass'],
    ],
    [
      'of tags and dates',
      [titled('/tag/a', 'Archive'), titled('/tag/b', 'Archive'), titled('/2024/05/', 'Archive')],
      ['not-applicable', 'not-applicable', 'not-applicable'],
    ],
    [
      'of the versions for two countries',
      [titled('/us/a', 'Shoes', VERSIONS), titled('/gb/a', 'Shoes', VERSIONS), titled('/b', 'Shoes')],
      ['fail', 'fail', 'fail'],
    ],
    [
      'of nothing but the versions for two countries',
      [titled('/us/a', 'Shoes', VERSIONS), titled('/gb/a', 'Shoes', VERSIONS)],
      ['pass', 'pass'],
    ],
  ])('%s: %#', async (_, pages, expected) => {
    expect(await outcomes(...pages)).toEqual(expected)
  })
})

describe('addresses that redirect to one page', () => {
  const copied = { textFingerprint: fingerprintOf(hashesOf(Array.from({ length: 400 }, (_, n) => `w${n}`))) }
  const leadingTo = (end: string, path: string, id: string) => {
    // Pages with one text are not told to have one H1 as well.
    const content = { h1: 'Shoes', ...(id === 'content/duplicate-text' && copied) }
    const page = titled(path, 'Shoes', { serp: { description: 'All our shoes' }, content })
    return { ...page, runs: page.runs.map(run => ({ ...run, finalUrl: ORIGIN + end })) }
  }
  const IDS = [
    ...['serp/duplicate-title', 'serp/duplicate-description', 'content/duplicate-h1'],
    'content/duplicate-text',
  ]

  test.each(IDS)('are no copies of each other: %s', async id => {
    const checks = await checkOn(
      ['/shoes', '/shoes/'].map(path => leadingTo('/shoes/', path, id)),
      id,
    )
    expect(checks.map(({ outcome }) => outcome)).toEqual(['not-applicable', 'not-applicable'])
    expect(checks[0]!.message).toBe(`the same page as ${ORIGIN}/shoes/, where it is judged`)
  })

  test.each(IDS)('are compared once with other pages: %s', async id => {
    const pages = [
      leadingTo('/shoes/', '/shoes', id),
      leadingTo('/shoes/', '/s', id),
      leadingTo('/b', '/b', id),
    ]
    const checks = await checkOn(pages, id)
    expect(checks.map(({ outcome }) => outcome)).toEqual(['fail', 'not-applicable', 'fail'])
    expect(checks[2]!.occurrences[0]!.message).toMatch(/ \/shoes(?::|$)/)
  })
})

test('pages with one description or one H1 name each other', async () => {
  const pages = ['/a', '/b'].map(path =>
    pageAt(path, { serp: { description: 'Welcome to our shop' }, content: { h1: 'Welcome' } }),
  )
  const [description] = await checkOn(pages, 'serp/duplicate-description')
  expect(description!.occurrences[0]!.message).toBe('Same meta description as /b: "Welcome to our shop"')
  const brought = ['/a', '/b'].map(path =>
    pageAt(path, {
      serp: { description: 'A VitePress Site' },
      failed: failedCheck({ id: 'serp/description-default' }),
    }),
  )
  const [repeated] = await checkOn(brought, 'serp/duplicate-description')
  expect(repeated).toMatchObject({
    outcome: 'not-applicable',
    message: 'the page has no meta description of its own',
  })
  const [h1] = await checkOn(pages, 'content/duplicate-h1')
  expect(h1!.occurrences[0]!.message).toBe('Same H1 as /b: "Welcome"')
})

test('versions in a folder of their language have the H1 in common, and pages within it have not', async () => {
  const named = (path: string) => pageAt(path, { content: { h1: 'Oak & Iron' } })
  const outcomes = async (...paths: string[]) =>
    (await checkOn(paths.map(named), 'content/duplicate-h1')).map(({ outcome }) => outcome)
  expect(await outcomes('/', '/zh-cn/')).toEqual(['pass', 'pass'])
  expect(await outcomes('/zh-cn/a', '/zh-cn/b')).toEqual(['fail', 'fail'])
  expect(await outcomes('/', '/sheds/')).toEqual(['fail', 'fail'])
})

test('the H1 of a further page of a list is not told beside the same title', async () => {
  const named = (path: string, title: string) => titled(path, title, { content: { h1: 'Sheds of Oak' } })
  const outcomes = async (...titles: string[]) => {
    const pages = titles.map((title, at) => named(['/', '/blog/page/2', '/contact'][at]!, title))
    return (await checkOn(pages, 'content/duplicate-h1')).map(({ outcome }) => outcome)
  }
  expect(await outcomes('Sheds', 'Sheds')).toEqual(['pass', 'not-applicable'])
  expect(await outcomes('Sheds', 'Blog')).toEqual(['fail', 'fail'])
  expect(await outcomes('Sheds', 'Sheds', 'Contact')).toEqual(['fail', 'not-applicable', 'fail'])
})

describe('titles of cards', () => {
  const shared = (path: string, title: string, card = 'Sheds of Oak') =>
    pageAt(path, { serp: { title, card: { title: card, hasTitle: true } } })

  test('that are one fixed text are told on all pages but the one that it is meant for', async () => {
    const pages = [shared('/a', 'Roofs'), shared('/b', 'Doors | Sheds of Oak'), shared('/', 'Sheds')]
    const checks = await checkOn(pages, 'serp/duplicate-card-title')
    expect(checks.map(({ outcome }) => outcome)).toEqual(['fail', 'fail', 'pass'])
    expect(checks[0]!.occurrences[0]!.message).toBe(
      'og:title is "Sheds of Oak", as on /b and /, but the title is "Roofs"',
    )
  })

  test.each([
    ['two pages share one', [shared('/a', 'Roofs'), shared('/b', 'Doors')], ['pass', 'pass']],
    [
      'a few of many products are alike',
      [
        ...['a', 'b', 'c'].map(name => shared(`/${name}`, name)),
        ...['d', 'e', 'f', 'g'].map(name => shared(`/${name}`, name, name)),
      ],
      Array(7).fill('pass'),
    ],
    [
      'the pages have one title as well',
      [shared('/a', 'Roofs'), shared('/b', 'Roofs'), shared('/c', 'Roofs')],
      ['pass', 'pass', 'pass'],
    ],
    ['a page has no card', [pageAt('/a', { serp: { title: 'Roofs' } })], ['not-applicable']],
    [
      'the title as sent stands in for og:title, and scripts change the title',
      ['Roofs', 'Doors', 'Beams'].map(title =>
        pageAt(`/${title}`, { serp: { title, card: { title: 'Sheds of Oak', hasTitle: false } } }),
      ),
      Array(3).fill('not-applicable'),
    ],
    [
      'lists of tags alone have that of the site',
      [shared('/tags/oak', 'Oak'), shared('/tags/pine', 'Pine'), shared('/tags/fir', 'Fir')],
      Array(3).fill('not-applicable'),
    ],
  ])('are not told where %s', async (_, pages, expected) => {
    const checks = await checkOn(pages, 'serp/duplicate-card-title')
    expect(checks.map(({ outcome }) => outcome)).toEqual(expected)
  })
})

describe('descriptions of cards', () => {
  const shared = (path: string, description: string, card = 'All of oak') =>
    pageAt(path, { serp: { description, card: { description: card, hasDescription: true } } })

  test('that are one fixed text are told on all pages but the one that it is meant for', async () => {
    const pages = [
      shared('/a', 'Roofs'),
      shared('/b', 'Doors'),
      shared('/c', 'All of oak'),
      shared('/', 'Us'),
    ]
    const checks = await checkOn(pages, 'serp/duplicate-card-description')
    expect(checks.map(({ outcome }) => outcome)).toEqual(['fail', 'fail', 'pass', 'pass'])
    expect(checks[0]!.occurrences[0]!.message).toBe(
      'og:description is "All of oak", as on /b, /c and /, but the meta description is "Roofs"',
    )
  })

  test.each([
    ['two pages share one', [shared('/a', 'Roofs'), shared('/b', 'Doors')], ['pass', 'pass']],
    [
      'a few of many products are alike',
      [
        ...['a', 'b', 'c'].map(name => shared(`/${name}`, name)),
        ...['d', 'e', 'f', 'g'].map(name => shared(`/${name}`, name, name)),
      ],
      Array(7).fill('pass'),
    ],
    [
      'each has its own',
      ['a', 'b', 'c'].map(name => shared(`/${name}`, name, name)),
      ['pass', 'pass', 'pass'],
    ],
    ['a page has no card', [pageAt('/a', { serp: { description: 'Roofs' } })], ['not-applicable']],
  ])('are not told where %s', async (_, pages, expected) => {
    const checks = await checkOn(pages, 'serp/duplicate-card-description')
    expect(checks.map(({ outcome }) => outcome)).toEqual(expected)
  })
})

describe('names in titles', () => {
  const titled = (path: string, title: string) => pageAt(path, { serp: { title } })
  const pages = (home: string) => [
    titled('/', home),
    ...['Portfolio', 'Prints', 'About'].map(name => titled(`/${name}`, `${name} — Wild & Quiet`)),
  ]

  test('of which the home page has none are told there', async () => {
    const [home, ...others] = await checkOn(pages('CJP Photos'), 'serp/home-title-other-name')
    expect(home!.outcome).toBe('fail')
    expect(home!.occurrences[0]!.message).toBe(
      'The titles of 3 other pages end with "Wild & Quiet", and this one is "CJP Photos"',
    )
    expect(others.map(({ outcome }) => outcome)).toEqual(Array(3).fill('not-applicable'))
  })

  test.each([
    ['the home page has one word of it', pages('Quiet photos of nature'), 'pass'],
    ['it writes the name in other letters', pages('Уайлд энд Куайет'), 'pass'],
    ['there are few pages', pages('CJP Photos').slice(0, 3), 'not-applicable'],
    [
      'titles end with a slogan behind the name that the home page has',
      [
        titled('/', 'CJP Photos'),
        ...['a', 'b', 'c'].map(name => titled(`/${name}`, `${name} | CJP Photos – Wild & Quiet`)),
      ],
      'pass',
    ],
    [
      'the home page itself has two names, which is told there',
      [
        pageAt('/', {
          serp: { title: 'CJP Photos' },
          failed: failedCheck({ id: 'serp/site-name-conflict' }),
        }),
        ...pages('CJP Photos').slice(1),
      ],
      'not-applicable',
    ],
    [
      'the others are the documentation of one product',
      [
        titled('/', 'CJP Photos'),
        ...['a', 'b', 'c'].map(name => titled(`/viewer/${name}`, `${name} — Viewer`)),
      ],
      'not-applicable',
    ],
    [
      'titles end with what a template did not fill in',
      [titled('/', 'CJP Photos'), ...['a', 'b', 'c'].map(name => titled(`/${name}`, `${name} - [fi=home]`))],
      'not-applicable',
    ],
    [
      'titles end with the name of a part of the site',
      [titled('/', 'CJP Photos'), ...['a', 'b', 'c', 'd'].map(name => titled(`/${name}`, `${name} | Blog`))],
      'not-applicable',
    ],
  ])('are not told where %s', async (_, run, expected) => {
    const [home] = await checkOn(run, 'serp/home-title-other-name')
    expect(home!.outcome).toBe(expected)
  })
})

describe('texts', () => {
  const WORDS = Array.from({ length: 400 }, (_, index) => `word${(index * 7919) % 1000}`)
  const textOf = (words: readonly string[]) => ({
    content: { textFingerprint: fingerprintOf(hashesOf(words)) },
  })
  const outcomes = async (...texts: (readonly string[])[]) =>
    (
      await checkOn(
        texts.map((words, index) => pageAt(`/${index}`, textOf(words))),
        'content/duplicate-text',
      )
    ).map(({ outcome }) => outcome)

  test('that are nearly the same are found, and others are not', async () => {
    const edited = WORDS.with(200, 'red')
    const other = WORDS.map(word => `${word}x`)
    expect(await outcomes(WORDS, edited, other)).toEqual(['fail', 'fail', 'pass'])
  })

  test('that are nearly the same are not told to have the same H1', async () => {
    const pages = [WORDS, WORDS.with(200, 'red'), WORDS.map(word => `${word}x`)].map((words, index) =>
      pageAt(`/${index}`, { content: { ...textOf(words).content, h1: 'Welcome' } }),
    )
    const places = async (count: number) =>
      (await checkOn(pages.slice(0, count), 'content/duplicate-h1')).map(
        ({ outcome, occurrences }) => occurrences[0]?.message ?? outcome,
      )
    expect(await places(2)).toEqual(['pass', 'pass'])
    expect(await places(3)).toEqual([
      'Same H1 as /2: "Welcome"',
      'Same H1 as /2: "Welcome"',
      'Same H1 as /0 and /1: "Welcome"',
    ])
  })

  test('of few words are not compared', async () => {
    const short = WORDS.slice(0, 40)
    expect(await outcomes(short, short)).toEqual(['not-applicable', 'not-applicable'])
  })
})

describe('a canonical', () => {
  const withCanonical = (path: string, serp: JsonObject, failed?: Check) =>
    pageAt(path, { serp: { canonicalIs: 'elsewhere', ...serp }, ...(failed && { failed }) })
  const judged = async (...pages: Page[]) => (await checkOn(pages, 'serp/canonical-to-other-page'))[0]!

  test('is not judged of a page that leads each visitor to their language', async () => {
    const chooser = auditedPage(`${ORIGIN}/`, [
      measuredRun({
        tool: 'serp',
        facts: { canonicalIs: 'elsewhere', canonicalPage: `${ORIGIN}/en/` },
        checks: [passedCheck()],
      }),
      measuredRun({
        tool: 'redirects',
        facts: { choosesLanguage: true },
        checks: [passedCheck({ id: 'redirects/chain' })],
      }),
    ])
    expect((await judged(chooser, titled('/en/', 'Shoes'))).outcome).toBe('not-applicable')
  })

  test.each([
    ['/shoes/amp/', '/shoes/', 'not-applicable'],
    ['/shoes.amp.html', '/shoes', 'not-applicable'],
    ['/shoes/print', '/shoes.html', 'not-applicable'],
    ['/index1f3a.html', '/index.html', 'not-applicable'],
    ['/boots1f3a.html', '/boots.html', 'not-applicable'],
    ['/boots/amp/', '/shoes/', 'fail'],
    ['/boots1f3a.html', '/shoes.html', 'fail'],
    ['/stamp', '/st', 'fail'],
  ])('of %s to %s is %s', async (path, named, outcome) => {
    const page = withCanonical(path, { canonicalPage: `${ORIGIN}${named}`, title: 'Shoes' })
    expect((await judged(page)).outcome).toBe(outcome)
  })

  test('to another page of the site is a warning, and the page cannot be shown', async () => {
    const pages = [
      withCanonical('/b', { canonicalPage: `${ORIGIN}/a`, title: 'Shoes' }),
      titled('/a', 'Shoes'),
    ]
    expect(await judged(...pages)).toMatchObject({
      outcome: 'fail',
      severity: 'warning',
      occurrences: [{ url: `${ORIGIN}/b`, message: 'The canonical is /a, which has the same title' }],
    })
    expect((await withRunJudgements(pages)).map(({ score }) => score! < 30)).toEqual([true, false])
  })

  test.each<[string, JsonObject, Check['outcome']]>([
    ['to itself', { canonicalIs: 'self' }, 'pass'],
    ['in another spelling', { canonicalIs: 'variant' }, 'pass'],
    ['to another host', { canonicalPage: 'https://other.example/a' }, 'not-applicable'],
    [
      'of a page that asks not to be indexed',
      { canonicalPage: `${ORIGIN}/a`, indexable: false },
      'not-applicable',
    ],
    ['that is missing', { canonicalPage: null }, 'not-applicable'],
  ])('%s is not', async (_, serp, outcome) => {
    expect((await judged(withCanonical('/b', serp))).outcome).toBe(outcome)
  })
})

test('nothing is added to runs that were not measured, or that a service made', async () => {
  const pages = ['/a', '/b'].map(path =>
    auditedPage(ORIGIN + path, [
      notMeasuredRun({ tool: 'serp' }),
      measuredRun({ tool: 'content', foreign: 'object', facts: { h1: 'Welcome' }, checks: [] }),
    ]),
  )
  expect(await withRunJudgements(pages)).toEqual(pages)
})

describe('links to index files', () => {
  const linking = (path: string, files: string[], serp: JsonObject = {}, failed?: Check) =>
    auditedPage(ORIGIN + path, [
      measuredRun({
        tool: 'serp',
        facts: { canonicalIs: 'self', canonicalPage: ORIGIN + path, ...serp },
        checks: [passedCheck()],
      }),
      measuredRun({
        tool: 'broken-links',
        facts: { indexFiles: files.map(file => ORIGIN + file) },
        checks: [failed ?? passedCheck({ id: 'broken-links/broken-internal-link' })],
      }),
    ])
  const judged = (...pages: Page[]) => checkOn(pages, 'broken-links/index-file-not-canonical')
  const BIKE = linking('/bikes/red.html', ['/index.html', '/shop/index.html'])

  test('are a notice where the canonical of the page behind them is its folder', async () => {
    const [bike, home] = await judged(BIKE, linking('/index.html', [], { canonicalPage: `${ORIGIN}/` }))
    expect(bike).toMatchObject({
      outcome: 'fail',
      severity: 'notice',
      occurrences: [
        {
          url: `${ORIGIN}/index.html`,
          message: '/bikes/red.html links to /index.html, whose canonical is /',
        },
      ],
    })
    expect(bike!.occurrences).toHaveLength(1)
    expect(home!.outcome).toBe('not-applicable')
  })

  test('of a page that was not audited are the same fault, where the page itself shows that they are one', async () => {
    const failed = failedCheck({ id: 'broken-links/index-file-link' })
    const korean = (check?: Check) => linking('/ko/a.html', ['/ko/index.html'], {}, check)
    const home = linking('/', [])
    expect((await judged(korean(failed), BIKE, home))[0]).toMatchObject({
      outcome: 'fail',
      occurrences: [
        {
          url: `${ORIGIN}/ko/index.html`,
          message: '/ko/a.html links to /ko/index.html; canonicals of the site name folders',
        },
      ],
    })
    expect((await judged(korean(), BIKE, home))[0]!.outcome).toBe('not-applicable')
    expect((await judged(korean(failed), home))[0]!.outcome).toBe('not-applicable')
  })

  test('pass where it is the file', async () => {
    const [bike] = await judged(BIKE, linking('/index.html', []))
    expect(bike!.outcome).toBe('pass')
  })

  const NONE = { canonicalIs: 'absent', canonicalPage: null }

  test('are a notice where the home page has no canonical, which visitors find by the name of the host', async () => {
    const [bike, home] = await judged(BIKE, linking('/', [], NONE))
    expect(bike).toMatchObject({
      outcome: 'fail',
      occurrences: [
        {
          url: `${ORIGIN}/index.html`,
          message: '/bikes/red.html links to /index.html. The home page is also at /, and has no canonical.',
        },
      ],
    })
    expect(home!.outcome).toBe('not-applicable')
  })

  test('of other pages without one are the same fault then', async () => {
    const failed = failedCheck({ id: 'broken-links/index-file-link' })
    const shop = (check?: Check) => linking('/shop/', ['/shop/index.html'], NONE, check)
    const told = {
      url: `${ORIGIN}/shop/index.html`,
      message: '/shop/ links to /shop/index.html, which is also at /shop/',
    }
    const home = linking('/', [], NONE)
    expect((await judged(shop(failed), BIKE, home))[0]).toMatchObject({
      outcome: 'fail',
      occurrences: [told],
    })
    expect((await judged(shop(), BIKE, home))[0]!.outcome).toBe('not-applicable')
    expect((await judged(shop(failed), home))[0]!.outcome).toBe('not-applicable')
  })

  test.each<[string, Page[]]>([
    ['was not audited', [BIKE]],
    ['has no canonical', [linking('/a.html', ['/shop/index.html']), linking('/shop/', [], NONE)]],
  ])('are not judged where the page behind them %s', async (_what, pages) => {
    const [first] = await judged(...pages)
    expect(first!.outcome).toBe('not-applicable')
  })
})

describe('links to files with .html', () => {
  const linking = (path: string, files: string[], canonical: string | null = path) =>
    auditedPage(ORIGIN + path, [
      measuredRun({
        tool: 'serp',
        facts: {
          canonicalIs: canonical === null ? 'absent' : 'self',
          canonicalPage: canonical === null ? null : ORIGIN + canonical,
        },
        checks: [passedCheck()],
      }),
      measuredRun({
        tool: 'broken-links',
        facts: { htmlFiles: files.map(file => ORIGIN + file) },
        checks: [passedCheck({ id: 'broken-links/broken-internal-link' })],
      }),
    ])
  const judged = (...pages: Page[]) => checkOn(pages, 'broken-links/html-file-not-canonical')
  const HOME = linking('/', ['/sizes.html', '/news.html', '/unaudited.html'])

  test('are one notice of the page where the canonicals of the pages behind them leave it out', async () => {
    const [home, sizes] = await judged(HOME, linking('/sizes', []), linking('/news.html', [], '/news'))
    expect(home).toMatchObject({
      outcome: 'fail',
      severity: 'notice',
      occurrences: [
        {
          url: `${ORIGIN}/sizes.html`,
          message:
            '/ links to /sizes.html, whose canonical is /sizes; to /news.html, whose canonical is /news',
        },
      ],
    })
    expect(home!.occurrences).toHaveLength(1)
    expect(sizes!.outcome).toBe('not-applicable')
  })

  test('pass where the canonicals have it too', async () => {
    const [home] = await judged(HOME, linking('/sizes.html', []))
    expect(home!.outcome).toBe('pass')
  })

  test.each<[string, Page[]]>([
    ['was not audited', [HOME]],
    ['has no canonical', [HOME, linking('/sizes', [], null)]],
    ['is a folder of the same name', [HOME, linking('/sizes/', [])]],
  ])('are not judged where the page behind them %s', async (_what, pages) => {
    expect((await judged(...pages))[0]!.outcome).toBe('not-applicable')
  })
})

describe('links to the folder of another language', () => {
  const inLanguage = (path: string, htmlLang: string, more: JsonObject = {}) =>
    auditedPage(ORIGIN + path, [
      measuredRun({
        tool: 'hreflang',
        facts: { htmlLang, ...more },
        checks: [passedCheck({ id: 'hreflang/self-missing' })],
      }),
    ])
  const linking = (text: string, path = '/de/') =>
    inLanguage(path, 'de', { foreignLinks: [{ url: `${ORIGIN}/en/prices`, text }] })
  const target = (versions: Record<string, string>, htmlLang = 'en-GB') =>
    inLanguage('/en/prices', htmlLang, {
      alternates: Object.entries(versions).map(([hreflang, path]) => ({
        hreflang,
        url: `https://production.example${path}`,
      })),
    })
  const VERSIONS = { 'x-default': '/en/prices', en: '/en/prices', de: '/de/preise' }
  const judged = async (...pages: Page[]) => (await checkOn(pages, 'hreflang/link-changes-language'))[0]!

  test('are a warning where the page is there in the language of the reader', async () => {
    expect(await judged(linking('Preise'), target(VERSIONS))).toMatchObject({
      outcome: 'fail',
      severity: 'warning',
      occurrences: [
        {
          url: `${ORIGIN}/en/prices`,
          message: '"Preise" on /de/ leads to /en/prices in English, whose version in German is /de/preise',
        },
      ],
    })
  })

  test.each<[string, Page[]]>([
    ['say it in the language of the reader', [linking('Zur englischen Fassung'), target(VERSIONS)]],
    ['say it by a code', [linking('Preise (EN)'), target(VERSIONS)]],
    ['lead to what is not there in it', [linking('Preise'), target({ en: '/en/prices', fr: '/fr/prix' })]],
    ['lead from the version itself', [linking('Preise', '/de/preise'), target(VERSIONS)]],
    ['lead to a page in the same language', [linking('Preise'), target(VERSIONS, 'de')]],
    ['lead to a page that calls itself otherwise', [linking('Preise'), target({ ...VERSIONS, en: '/en/' })]],
  ])('pass where they %s', async (_what, pages) => {
    expect((await judged(...pages)).outcome).toBe('pass')
  })

  test('are not judged where the page behind them was not audited', async () => {
    expect((await judged(linking('Preise'), inLanguage('/de/b', 'de'))).outcome).toBe('not-applicable')
  })
})

describe('judging again, as after shards were joined,', () => {
  const withoutTexts = (page: Page): Page => ({
    ...page,
    runs: page.runs.map(run => ({ ...run, checks: run.checks.map(({ why, fix, ...check }) => check) })),
  })

  test('makes no other page of one on which nothing changes, with or without the texts of its checks', async () => {
    const pages = ['/a', '/b'].map(path => titled(path, 'Our shop'))
    const once = await withRunJudgements(pages)
    const read = once.map(withoutTexts)
    for (const known of [once, read]) {
      const again = await withRunJudgements(known)
      expect(again.map((page, at) => page === known[at])).toEqual([true, true])
    }
  })

  test('says what another page changes', async () => {
    const [apart] = await withRunJudgements([titled('/a', 'Our shop')])
    const id = 'serp/duplicate-title'
    expect((await checkOn([apart!, titled('/b', 'Our shop')], id)).map(({ outcome }) => outcome)).toEqual([
      'fail',
      'fail',
    ])
  })
})

describe('language versions', () => {
  const versioned = (
    path: string,
    versions: Record<string, string>,
    more: JsonObject = {},
    serp: JsonObject = {},
  ) => {
    const alternates = Object.entries(versions).map(([hreflang, to]) => ({ hreflang, url: ORIGIN + to }))
    const own = { indexable: true, canonicalIs: 'self', ...serp }
    return auditedPage(ORIGIN + path, [
      measuredRun({ tool: 'serp', facts: own, checks: [passedCheck()] }),
      measuredRun({
        tool: 'hreflang',
        facts: { alternates, ...more },
        checks: [passedCheck({ id: 'hreflang/self-missing' })],
      }),
    ])
  }
  const ALL = { en: '/en', de: '/de', fr: '/fr' }
  const judged = (...pages: Page[]) => checkOn(pages, 'hreflang/versions-disagree')

  test('that name fewer versions than the others are a warning that names one of them', async () => {
    const checks = await judged(
      versioned('/en', { ...ALL, it: '/it' }),
      versioned('/de', { en: '/en', de: '/de' }),
    )
    expect(checks.map(({ outcome }) => outcome)).toEqual(['pass', 'fail'])
    expect(checks[1]).toMatchObject({
      severity: 'warning',
      occurrences: [
        {
          url: `${ORIGIN}/de`,
          message: `/en also names fr (${ORIGIN}/fr), it (${ORIGIN}/it), which this page does not`,
        },
      ],
    })
  })

  test('that differ name each other', async () => {
    const [first] = await judged(versioned('/en', ALL), versioned('/de', { ...ALL, fr: '/france' }))
    expect(first!.occurrences.map(({ message }) => message)).toEqual([
      `fr is ${ORIGIN}/fr here, but ${ORIGIN}/france on /de`,
    ])
  })

  test.each<[string, Page, Page, Check['outcome']]>([
    [
      'whose further one does not answer',
      versioned('/en', ALL, { targets: [{ url: `${ORIGIN}/fr`, status: 404 }] }),
      versioned('/de', { en: '/en', de: '/de' }),
      'pass',
    ],
    [
      'of a page that is not indexed',
      versioned('/en', ALL, {}, { indexable: false }),
      versioned('/de', { en: '/en', de: '/de' }),
      'not-applicable',
    ],
    [
      'of pages without a link back',
      versioned('/en', ALL),
      versioned('/de', { de: '/de' }),
      'not-applicable',
    ],
    [
      'of more pages than are listed',
      versioned('/en', ALL),
      versioned('/de', { en: '/en', de: '/de' }, { alternatesLeftOut: 3 }),
      'not-measured',
    ],
    ['of one page alone', versioned('/en', {}), versioned('/de', {}), 'not-applicable'],
  ])('%s are no finding', async (_, one, other, outcome) => {
    expect((await judged(one, other))[1]!.outcome).toBe(outcome)
  })
})

describe('pages in one folder', () => {
  const recipe = (path: string, types: string[], serp: JsonObject = {}, failed?: Check) => {
    const head = { description: path, canonicalIs: 'self', card: { image: { url: '/pie.jpg' } }, ...serp }
    return auditedPage(ORIGIN + path, [
      measuredRun({ tool: 'serp', facts: { indexable: true, ...head }, checks: [failed ?? passedCheck()] }),
      measuredRun({ tool: 'schema', facts: { types }, checks: [passedCheck({ id: 'schema/json-invalid' })] }),
    ])
  }
  const recipes = (folder: string, ...last: [string, string[], JsonObject?, Check?]) => [
    ...['a', 'b', 'c', 'd'].map(name =>
      recipe(folder + name, ['BreadcrumbList', 'https://schema.org/Recipe']),
    ),
    recipe(...last),
  ]
  const RECIPE = ['BreadcrumbList', 'Recipe']
  const judged = async (id: string, pages: readonly Page[]) => (await checkOn(pages, id)).at(-1)!

  test('of which one lost its structured data are a warning', async () => {
    const check = await judged('schema/unlike-siblings', recipes('/pies/', '/pies/e', ['BreadcrumbList']))
    expect(check).toMatchObject({
      severity: 'warning',
      occurrences: [
        {
          url: `${ORIGIN}/pies/e`,
          message: '/pies/e has no structured data of type Recipe, unlike the other pages in /pies/ (4)',
        },
      ],
    })
  })

  test('of which one lost parts of its head are a warning', async () => {
    const lost = { description: null, canonicalIs: 'absent', card: { image: null } }
    const check = await judged('serp/unlike-siblings', recipes('/pies/', '/pies/e', RECIPE, lost))
    expect(check.occurrences[0]!.message).toBe(
      '/pies/e has no meta description and no canonical and no preview image (og:image), unlike the other pages in /pies/ (4)',
    )
  })

  test.each<[string, string, Page[], Check['outcome']]>([
    ['that are alike', 'schema', recipes('/pies/', '/pies/e', RECIPE), 'pass'],
    ['at the root', 'schema', recipes('/', '/e', []), 'not-applicable'],
    ['that are four', 'schema', recipes('/pies/', '/pies/e', []).slice(1), 'not-applicable'],
    ['and its list of all', 'schema', recipes('/pies/', '/pies/archive', []), 'not-applicable'],
    ['and one in another', 'schema', recipes('/pies/', '/cakes/e', []), 'not-applicable'],
    [
      'of which one is not indexed',
      'schema',
      recipes('/pies/', '/pies/e', [], { indexable: false }),
      'not-applicable',
    ],
    [
      'of which one lacks what another check says',
      'serp',
      recipes(
        '/pies/',
        '/pies/e',
        RECIPE,
        { description: null },
        failedCheck({ id: 'serp/description-missing' }),
      ),
      'pass',
    ],
  ])('%s: no finding of %s', async (_, tool, pages, outcome) => {
    expect((await judged(`${tool}/unlike-siblings`, pages)).outcome).toBe(outcome)
  })
})

describe('the menu of a page', () => {
  const MENU = ['Home /', 'Prices /prices.html', 'Team /team.html', 'Contact /contact.html']
  const withMenu = (
    path: string,
    entries: readonly string[],
    pageLanguage = 'en',
    detected = '',
    furtherMenus: readonly string[] = [],
  ) =>
    auditedPage(ORIGIN + path, [
      measuredRun({ tool: 'content', facts: { language: { detected } } }),
      measuredRun({
        tool: 'ux',
        facts: {
          pageLanguage,
          furtherMenus: [...furtherMenus],
          menu: entries.map(entry => {
            const [text = '', to = ''] = entry.split(' ')
            return { to, text }
          }),
        },
        checks: [passedCheck({ id: 'ux/dead-end' })],
      }),
    ])
  const others = ['/', '/prices.html', '/team.html'].map(path => withMenu(path, MENU))
  const judged = async (path: string, entries: readonly string[], before = others) =>
    (await checkOn([...before, withMenu(path, entries)], 'ux/menu-differs')).at(-1)!

  test('lacks no page to places of which it leads', async () => {
    const entries = [
      'Home /',
      'Day /prices.html#day',
      'Week /prices.html#week',
      'Team /team.html',
      'Contact /contact.html',
    ]
    expect((await judged('/contact.html', entries)).outcome).toBe('pass')
  })

  test('is a notice where it lacks what the other pages have', async () => {
    const check = await judged('/contact.html', ['Home /', 'Team /team.html', 'Contact /contact.html'])
    expect(check).toMatchObject({
      outcome: 'fail',
      severity: 'notice',
      occurrences: [
        {
          url: `${ORIGIN}/contact.html`,
          message: 'Its menu has no "Prices" (/prices.html); the menus of 3 other pages have it.',
        },
      ],
    })
  })

  test('has what a further menu of its page has', async () => {
    const page = withMenu('/contact.html', [MENU[0]!, ...MENU.slice(2)], 'en', '', ['/prices.html'])
    const [check] = (await checkOn([...others, page], 'ux/menu-differs')).slice(-1)
    expect(check!.outcome).toBe('pass')
  })

  test('in another language is compared with those of that language', async () => {
    const pages = [...others, withMenu('/de.html', MENU.slice(0, 3), 'de')]
    const checks = await checkOn(pages, 'ux/menu-differs')
    expect(checks.map(({ outcome }) => outcome)).toEqual(Array(4).fill('not-applicable'))
  })

  test('in another language than it declares is compared with those of that language', async () => {
    const spanish = withMenu('/de.html', MENU.slice(0, 3), 'en', 'es')
    const checks = await checkOn([...others, withMenu('/contact.html', MENU), spanish], 'ux/menu-differs')
    expect(checks.map(({ outcome }) => outcome)).toEqual([...Array(4).fill('pass'), 'not-applicable'])
  })

  test.each<[string, string, readonly string[], Page[], Check['outcome']]>([
    ['without the logo, which stands beside it', '/contact.html', MENU.slice(1), others, 'pass'],
    ['that is the same', '/contact.html', MENU, others, 'pass'],
    ['without the page itself', '/contact.html', MENU.slice(0, 3), others, 'pass'],
    [
      'without the page itself, which has an address without .html',
      '/contact',
      MENU.slice(0, 3),
      others,
      'pass',
    ],
    [
      'of the home page, without a place on it',
      '/',
      ['Team /team.html', 'Contact /contact.html', 'Prices /prices.html'],
      ['/prices.html', '/team.html', '/contact.html'].map(path => withMenu(path, [...MENU, 'Map /#map'])),
      'pass',
    ],
    [
      'that says which page is open',
      '/x',
      ['Home /', 'Team /team.html', 'Contact /contact.html', 'Prices(current) /x#prices'],
      others,
      'pass',
    ],
    [
      'that leads to a part of the page instead',
      '/new',
      [...MENU.slice(0, 3), 'Contact /new#contact'],
      others,
      'pass',
    ],
    ['that is another one', '/shop', ['Home /', 'Bikes /bikes', 'Cart /cart'], others, 'not-applicable'],
    ['of one of three pages', '/contact.html', MENU.slice(0, 2), others.slice(1), 'not-applicable'],
  ])('%s is no finding', async (_, path, entries, before, outcome) => {
    expect((await judged(path, entries, before)).outcome).toBe(outcome)
  })
})

/** A page of which one tool learned something. */
const learned = (path: string, tool: 'ux' | 'content' | 'schema', facts: JsonObject, lang = 'en') =>
  auditedPage(ORIGIN + path, [
    measuredRun({ tool, facts, checks: [passedCheck({ id: `${tool}/any` })] }),
    measuredRun({ tool: 'hreflang', facts: { htmlLang: lang, alternates: [] }, checks: [] }),
  ])

describe('a second copy of the site in a folder', () => {
  const PAGES = [
    ['', 'Kranz Cycles'],
    ['menu', 'Our menu'],
    ['access', 'How to find us'],
  ] as const
  const site = (folder: string, texts: (title: string) => string = title => title, lang?: string) =>
    PAGES.map(([name, title]) =>
      pageAt(folder + name, {
        serp: { title: texts(title), description: texts(`${title} in Bern`) },
        content: { h1: texts(title) },
        ...(lang !== undefined && { lang }),
      }),
    )
  const outcomesOf = async (pages: readonly Page[], id: string) =>
    (await checkOn(pages, id)).map(({ outcome }) => outcome)

  test('is one finding, and no page of it repeats the texts of its original', async () => {
    const pages = [...site('/'), ...site('/shop/')]
    const copied = await checkOn(pages, 'content/site-copied')
    expect(copied.map(({ outcome }) => outcome)).toEqual(['pass', 'pass', 'pass', 'fail', 'fail', 'fail'])
    expect(copied[4]).toMatchObject({
      severity: 'warning',
      occurrences: [{ url: `${ORIGIN}/shop/menu`, message: 'It is a copy of /menu.' }],
    })
    for (const id of ['serp/duplicate-title', 'serp/duplicate-description', 'content/duplicate-h1'])
      expect(await outcomesOf(pages, id)).toEqual(pages.map(() => 'pass'))
  })

  test('does not hide that another page has the same title', async () => {
    const pages = [...site('/'), ...site('/shop/'), titled('/prices', 'Our menu')]
    expect(await outcomesOf(pages, 'serp/duplicate-title')).toEqual([
      'pass',
      'fail',
      'pass',
      'pass',
      'fail',
      'pass',
      'fail',
    ])
  })

  test.each<[string, Page[]]>([
    ['a part of the site with texts of its own', site('/shop/', title => `${title} for shops`)],
    ['a version in another language', site('/shop/', title => title, 'de')],
    ['a version by its name', site('/v2/')],
    ['two pages of a folder', site('/shop/').slice(1)],
  ])('is none of %s', async (_, other) => {
    expect(await outcomesOf([...site('/'), ...other], 'content/site-copied')).not.toContain('fail')
  })
})

describe('the contacts in header and footer', () => {
  const linking = (path: string, phones: string[], mails: string[] = [], lang = 'en') =>
    learned(path, 'ux', { frameContacts: { phones, mails } }, lang)
  const others = ['/', '/a', '/b', '/c'].map(path => linking(path, ['4930123456'], ['info@kranz.example']))
  const judged = async (page: Page, before = others) =>
    (await checkOn([...before, page], 'ux/contact-unlike-other-pages')).at(-1)!

  test.each<[string, Page, string]>([
    [
      'call somebody else',
      linking('/d', ['4930123465']),
      'They link to tel:4930123465; those of 4 other pages to tel:4930123456.',
    ],
    [
      'write to a mailbox of old',
      linking('/d', ['4930123456'], ['kontakt@kranz.example']),
      'They link to kontakt@kranz.example; those of 4 other pages to info@kranz.example.',
    ],
    [
      'write to somebody else',
      linking('/d', ['4930123456'], ['info@krnaz.example']),
      'They link to info@krnaz.example; those of 4 other pages to info@kranz.example.',
    ],
  ])('are a warning where they %s', async (_, page, message) => {
    expect(await judged(page)).toMatchObject({
      outcome: 'fail',
      severity: 'warning',
      occurrences: [{ url: `${ORIGIN}/d`, message }],
    })
  })

  test.each<[string, Page, Page[], Check['outcome']]>([
    ['with another way to write the code', linking('/d', ['030123456']), others, 'pass'],
    ['with the mailbox of a part of the house', linking('/d', [], ['events@kranz.example']), others, 'pass'],
    ['beside a further number', linking('/d', ['4930999999', '4930123456']), others, 'pass'],
    ['in another language', linking('/de', ['4930999999'], [], 'de'), others, 'not-applicable'],
    ['of few pages', linking('/d', ['4930999999']), others.slice(2), 'not-applicable'],
    ['of a branch in another town', linking('/d', ['4989123456']), others, 'pass'],
    [
      'of two members',
      linking('/d', ['4930123456'], ['ada@kranz.example']),
      [
        ...others,
        ...others.map(({ url }) => linking(`/x${new URL(url).pathname}`, [], ['info@kranz.example'])),
        linking('/e', [], ['bob@kranz.example']),
      ],
      'pass',
    ],
    [
      'that are others on each page',
      linking('/d', ['4930999999']),
      ['4930111111', '4930222222', '4930333333'].map((phone, at) => linking(`/${at}`, [phone])),
      'not-applicable',
    ],
  ])('%s are no finding', async (_, page, before, outcome) => {
    expect((await judged(page, before)).outcome).toBe(outcome)
  })
})

describe('the mailboxes that pages show', () => {
  const showing = (path: string, ...mails: string[]) => learned(path, 'ux', { mails })
  const judged = async (...pages: Page[]) => await checkOn(pages, 'ux/contact-unlike-other-pages')

  test.each([
    ['gardenclub@aikg.example', 'gardenclub@aikq.example'],
    ['office@kranz-cycles.example', 'office@krantz-cycles.example'],
    ['office@kranz.garden.example', 'office@kranz.gardem.example'],
    ['kranzcyclesberlin@mail.example', 'kranzcylesberlin@mail.example'],
  ])('are a warning where %s is %s on another page', async (right, wrong) => {
    const checks = await judged(showing('/', right), showing('/a', right), showing('/imprint', wrong))
    expect(checks.map(({ outcome }) => outcome)).toEqual(['pass', 'pass', 'fail'])
    expect(checks[2]!.occurrences).toEqual([
      {
        url: `${ORIGIN}/imprint`,
        message: `${wrong} differs in one letter from ${right}, which is on 2 pages.`,
      },
    ])
  })

  test('are a warning where one page shows both', async () => {
    const [check] = await judged(showing('/', 'office@kranzgarden.example', 'office@kramzgarden.example'))
    expect(check).toMatchObject({
      outcome: 'fail',
      occurrences: [
        {
          message:
            'office@kramzgarden.example differs in one letter from office@kranzgarden.example, which is on /.',
        },
      ],
    })
  })

  test.each([
    ['of two countries', 'info@kranzcycles.de', 'info@kranzcycles.se'],
    ['at the plural of the domain', 'info@kranzcycle.example', 'info@kranzcycles.example'],
    ['at both ways to write an umlaut', 'info@muellerrad.example', 'info@mullerrad.example'],
    ['at two free services', 'kranzcycles@gmail.example', 'kranzcycles@ymail.example'],
    ['of two branches', 'info@kranz-cycles-a.example', 'info@kranz-cycles-b.example'],
    ['with a hyphen', 'info@kranz-cycles.example', 'info@kranzcycles.example'],
    ['of two people', 'katarina.kranz@kranz.example', 'katharina.kranz@kranz.example'],
    ['with a number each', 'department1@kranz.example', 'department2@kranz.example'],
    ['of a short name', 'anna@kranz.example', 'hanna@kranz.example'],
    ['of two offices', 'info@kranz.example', 'info@other.example'],
  ])('are no finding where they are %s', async (_, one, other) => {
    expect((await judged(showing('/', one), showing('/a', other))).map(({ outcome }) => outcome)).toEqual([
      'pass',
      'pass',
    ])
  })
})

describe('the copyright year of a page', () => {
  const judged = async (...years: (number | null)[]) =>
    await checkOn(
      years.map((copyrightYear, at) => learned(`/${at}`, 'content', { copyrightYear })),
      'content/copyright-year-differs',
    )

  test('is a notice where another page has a later one', async () => {
    const [, , old] = await judged(2026, 2026, 2024)
    expect(old).toMatchObject({
      outcome: 'fail',
      severity: 'notice',
      occurrences: [{ url: `${ORIGIN}/2`, message: 'Its footer says 2024, and that of /0 2026.' }],
    })
  })

  test.each([[[2026, 2024]], [[2024, 2024, 2024, 2026, 2026]]])(
    'is none where the newest year is not that of most pages: %j',
    async years => {
      expect((await judged(...years)).filter(({ outcome }) => outcome === 'fail')).toEqual([])
    },
  )

  test('is none where the year is told as one of long ago', async () => {
    const old = auditedPage(`${ORIGIN}/old`, [
      measuredRun({
        tool: 'content',
        facts: { copyrightYear: 2014 },
        checks: [failedCheck({ id: 'content/copyright-outdated' })],
      }),
      measuredRun({ tool: 'hreflang', facts: { htmlLang: 'en', alternates: [] }, checks: [] }),
    ])
    const pages = [...['/', '/b'].map(path => learned(path, 'content', { copyrightYear: 2026 })), old]
    const [, , told] = await checkOn(pages, 'content/copyright-year-differs')
    expect(told!.outcome).toBe('not-applicable')
  })

  test('is none on a page of an edition', async () => {
    const pages = ['/', '/b', '/2024/'].map((path, at) =>
      learned(path, 'content', { copyrightYear: [2026, 2026, 2024][at]! }),
    )
    const [, , edition] = await checkOn(pages, 'content/copyright-year-differs')
    expect(edition!.outcome).toBe('not-applicable')
  })

  test('is none where all say the same, or no other page says one', async () => {
    expect((await judged(2024, 2024)).map(({ outcome }) => outcome)).toEqual(['pass', 'pass'])
    expect((await judged(2024, null)).map(({ outcome }) => outcome)).toEqual([
      'not-applicable',
      'not-applicable',
    ])
  })
})

describe('the business in the structured data of a page', () => {
  const KRANZ = {
    name: 'Kranz Cycles',
    telephone: '+49 30 123456',
    streetAddress: 'Hauptstraße 5',
    postalCode: '10115',
    addressLocality: 'Berlin',
    priceRange: '€€',
  }
  const stating = (path: string, business: JsonObject, lang = 'en') =>
    learned(path, 'schema', { business: { ...KRANZ, ...business } }, lang)
  const judged = async (page: Page) =>
    (await checkOn([stating('/', {}), stating('/a', {}), page], 'schema/business-unlike-other-pages')).at(-1)!

  test.each([
    [{ telephone: '+49 30 123465' }, '"telephone" is "+49 30 123465", and "+49 30 123456" on /.'],
    [{ postalCode: '10117' }, '"postalCode" is "10117", and "10115" on /.'],
    [{ priceRange: '€–€€€' }, '"priceRange" is "€–€€€", and "€€" on /.'],
  ])('is a warning where it says %j', async (business, message) => {
    expect(await judged(stating('/b', business))).toMatchObject({
      outcome: 'fail',
      severity: 'warning',
      occurrences: [{ url: `${ORIGIN}/b`, message }],
    })
  })

  test.each<[string, Page, Check['outcome']]>([
    ['spells it otherwise', stating('/b', { telephone: '030 123456', streetAddress: 'Hauptstr. 5' }), 'pass'],
    ['says more of the same', stating('/b', { addressLocality: 'Berlin-Mitte' }), 'pass'],
    [
      'is a branch',
      stating('/b', { telephone: '+49 40 999999', streetAddress: 'Hafenweg 1', postalCode: '20095' }),
      'pass',
    ],
    ['is of another name', stating('/b', { name: 'Kranz Rental', telephone: '+49 1' }), 'not-applicable'],
    ['is in another language', stating('/de', { addressLocality: 'Kranzstadt' }, 'de'), 'not-applicable'],
  ])('is no finding where it %s', async (_, page, outcome) => {
    expect((await judged(page)).outcome).toBe(outcome)
  })
})
