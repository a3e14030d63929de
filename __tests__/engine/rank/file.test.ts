import { describe, expect, test } from '@jest/globals'
import { FileSource } from '../../../src/engine/rank/sources/file.ts'
import type { RankQuery } from '../../../src/engine/rank/sources/source.ts'

const QUERY: RankQuery = {
  keywords: ['oak table', 'oak chair'],
  searchEngines: [],
  locations: [],
  devices: [],
  from: '2026-08-01',
  to: '2026-11-23',
  signal: new AbortController().signal,
}

function read(content: string | Buffer, query: Partial<RankQuery> = {}) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  return new FileSource(['ranks.csv'], async () => bytes).read({ ...QUERY, ...query })
}

async function seen(content: string | Buffer, query: Partial<RankQuery> = {}) {
  const { observations, notes } = await read(content, query)
  return { rows: observations.map(({ day, keyword, position }) => [day, keyword, position]), notes }
}

const ROWS = [
  ['2026-11-20', 'oak table', 3],
  ['2026-11-20', 'oak chair', 12.5],
]
const HEAD = 'date,keyword,engine,location,device,position,url'
const LINES = [
  '2026-11-20,oak table,Google,de,mobile,3,https://oak.example/table',
  '2026-11-20,oak chair,Google,de,mobile,12.5,',
]

describe('a file of positions', () => {
  test('has the columns that its first line names', async () => {
    const { observations, notes } = await read([HEAD, ...LINES].join('\n'))
    expect(observations).toEqual([
      {
        day: '2026-11-20',
        keyword: 'oak table',
        searchEngine: 'google',
        location: 'de',
        device: 'mobile',
        position: 3,
        url: 'https://oak.example/table',
      },
      {
        day: '2026-11-20',
        keyword: 'oak chair',
        searchEngine: 'google',
        location: 'de',
        device: 'mobile',
        position: 12.5,
      },
    ])
    expect(notes).toEqual([])
  })

  const plain = 'date;keyword;position\n2026-11-20;oak table;3\n2026-11-20;"oak chair";12,5\n'
  test.each<[string, string | Buffer]>([
    ['semicolons and decimal commas', plain],
    ['tabs and line ends of Windows', plain.replaceAll(';', '\t').replaceAll('\n', '\r\n')],
    ['a line for Excel that names the sign', `sep=;\r\n${plain.replaceAll('\n', '\r\n')}`],
    ['such a line in quotes', `"SEP=;"\n${plain}`],
    ['empty lines above', `\n\n${plain}`],
    ['line ends of two kinds', plain.replace('\n', '\r\n')],
    ['quoted cells', 'date,keyword,position\n"2026-11-20","oak table","3"\n2026-11-20,oak chair,"12,5"'],
    ['a mark of UTF-8', `\ufeff${plain}`],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(plain, 'utf16le')])],
    [
      'UTF-16, the other way round',
      Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(plain, 'utf16le').swap16()]),
    ],
    ['days with dots', plain.replaceAll('2026-11-20', '20.11.2026')],
    ['days with a time', plain.replaceAll('2026-11-20', '2026-11-20T06:00:00Z')],
    ['other names', plain.replace('date;keyword;position', 'Day;Query;Average position')],
    [
      'JSON',
      JSON.stringify([
        { date: '2026-11-20', keyword: 'oak table', position: 3 },
        { date: '2026-11-20', keyword: 'oak chair', position: '12,5', other: {} },
      ]),
    ],
  ])('with %s is read', async (_what, content) => {
    expect(await seen(content)).toEqual({ rows: ROWS, notes: [] })
  })

  test.each(['-', '', '0', '0.0', '"0,00"', 'n/a', 'Not found', '>100', '100+'])(
    'knows a keyword that was not found: %j',
    async cell => {
      expect(await seen(`date,keyword,position\n2026-11-20,oak table,${cell}`)).toEqual({
        rows: [['2026-11-20', 'oak table', null]],
        notes: [],
      })
    },
  )

  test('counts the line for Excel among its lines', async () => {
    const { notes } = await seen('sep=,\ndate,keyword,position\n2026-11-20,oak table,third')
    expect(notes[0]).toContain('line 3')
  })

  test('names rows that cannot be read by their line, and goes on', async () => {
    const { rows, notes } = await seen(
      [
        'date,keyword,position',
        '2026-11-20,oak table,third',
        '11/20/2026,oak table,3',
        '2026-02-30,oak table,3',
        '2062-11-20,oak table,3',
        '2026-11-20,,3',
        '2026-11-20,oak table,-3',
        '2026-11-20,oak table,3',
      ].join('\n'),
    )
    expect(rows).toEqual([ROWS[0]])
    expect(notes).toEqual([
      '"ranks.csv": line 2 has the position "third", which is not a number from 1 on; it is left out',
      '"ranks.csv": line 3 has the date "11/20/2026"; write it as 2026-11-20; it is left out',
      '"ranks.csv": line 4 has the date "2026-02-30"; write it as 2026-11-20; it is left out',
      '"ranks.csv": line 5 has the date 2062-11-20, which is to come; it is left out',
      '"ranks.csv": line 6 has no keyword; it is left out',
      '"ranks.csv": 1 more rows are left out for such reasons',
    ])
  })

  test.each<[string, string | Buffer, string]>([
    ['that is empty', '', '"ranks.csv" is empty'],
    ['without positions', 'date,keyword\n2026-11-20,oak table', 'names no column "position"'],
    ['without a head', '2026-11-20,oak table,3', 'names no column "position"'],
    ['that is no text', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0xff, 0x00]), 'is not a text file'],
    ['with half of UTF-16', Buffer.from([0xff, 0xfe, 0x00, 0xd8]), 'is not a text file'],
    ['of broken JSON', '[{"keyword":', 'is not valid JSON'],
    ['of another JSON', '{"keyword": 1}', 'must be a list of objects'],
    [
      'with a quote that is not closed',
      `date,keyword,position\n"2026-11-20,oak table,3\n${'x,y,z\n'.repeat(20_000)}`,
      'has a quote that is not closed',
    ],
    [
      'with a row of millions of cells',
      `date,keyword,position\n${','.repeat(3_000_000)}`,
      'or a row of more than 64 KiB',
    ],
  ])('%s is refused with the reason', async (_what, content, reason) => {
    await expect(read(content)).rejects.toThrow(reason)
  })

  test('that cannot be opened is named', async () => {
    const source = new FileSource(['ranks.csv'], async () => {
      throw new Error('cannot be read (no such file)')
    })
    await expect(source.read(QUERY)).rejects.toThrow('"ranks.csv" cannot be read (no such file)')
  })

  test('gives those markets alone that the project names', async () => {
    const content = [
      HEAD,
      '2026-11-20,oak table,Google,de,mobile,3,',
      '2026-11-20,oak table,Bing,de,mobile,4,',
      '2026-11-20,oak table,Google,fr,mobile,5,',
      '2026-11-20,oak table,Google,,mobile,6,',
    ].join('\n')
    const query = { searchEngines: ['google'], locations: ['DE'] }
    const { observations } = await read(content, query)
    expect(observations.map(({ location, position }) => [location, position])).toEqual([
      ['DE', 3],
      ['DE', 6],
    ])
  })

  test('of several files is read in one', async () => {
    const source = new FileSource(['a', 'b'], async path =>
      Buffer.from(`keyword,position\n${path === 'a' ? 'oak table,3' : 'oak chair,4'}`),
    )
    expect((await source.read(QUERY)).observations).toHaveLength(2)
  })
})

describe('an export of Search Console', () => {
  test.each([
    ['Top queries,Clicks,Impressions,CTR,Position'],
    ['Häufigste Suchanfragen,Klicks,Impressionen,CTR,Position'],
    ['Requêtes les plus fréquentes,Clics,Impressions,CTR,Position'],
  ])('of queries is read in any language: %s', async head => {
    const { observations } = await read(`${head}\noak table,12,340,3.53%,3.4\nother,1,2,50%,9\n`)
    expect(observations).toMatchObject([
      { day: null, keyword: 'oak table', searchEngine: 'google', position: 3.4 },
    ])
  })

  const DATES = 'Date,Clicks,Impressions,CTR,Position\n2026-11-19,5,90,5.56%,7.5\n2026-11-20,6,95,6.3%,7.25\n'

  test('of days is that of the keyword, where there is one', async () => {
    expect((await seen(DATES, { keywords: ['oak table'] })).rows).toEqual([
      ['2026-11-19', 'oak table', 7.5],
      ['2026-11-20', 'oak table', 7.25],
    ])
  })

  test('of days is the average of the site, where there are several, and says so', async () => {
    expect(await seen(DATES)).toEqual({
      rows: [
        ['2026-11-19', null, 7.5],
        ['2026-11-20', null, 7.25],
      ],
      notes: ['"ranks.csv" has no keywords: its positions are the average of all queries of the site'],
    })
  })

  test('about none of the keywords says so', async () => {
    const { notes } = await seen('Top queries,Clicks,Impressions,CTR,Position\nbeech table,1,2,50%,9')
    expect(notes).toEqual(['None of the keywords of the project is in the file'])
  })
})

describe('a hostile file', () => {
  test('may have formulas, markup and control characters as keywords: they are words as any other', async () => {
    const keyword = '=HYPERLINK("http://evil.example";"x")<script>\u0007'
    const { rows } = await seen(`keyword,position\n"${keyword.replaceAll('"', '""')}",3`, {
      keywords: [keyword],
    })
    expect(rows).toEqual([[null, keyword, 3]])
  })

  test('with very long cells loses those rows alone', async () => {
    const { rows, notes } = await seen(`keyword,position,url\noak table,3,${'x'.repeat(3000)}\noak table,4,`)
    expect(rows).toEqual([[null, 'oak table', 4]])
    expect(notes).toEqual(['"ranks.csv": line 2 has a cell of more than 2000 characters; it is left out'])
  })

  test('with many rows leaves room for other work, and keeps what is asked for alone', async () => {
    const rows = `other words,5\n`.repeat(60_000)
    let turns = 0
    const timer = setInterval(() => turns++, 5)
    const { observations } = await read(`keyword,position\noak table,3\n${rows}`)
    clearInterval(timer)
    expect(observations).toHaveLength(1)
    expect(turns).toBeGreaterThan(2)
  })

  test('ends where nobody waits for it any longer', async () => {
    const signal = AbortSignal.abort(new Error('enough'))
    await expect(read(`keyword,position\n${'other,5\n'.repeat(5000)}`, { signal })).rejects.toThrow('enough')
  })
})
