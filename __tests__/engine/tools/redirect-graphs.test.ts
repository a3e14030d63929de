import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { crawledSite, type PlannedPage } from '../../support/crawled-sites.ts'
import { siteJudgements } from '../../support/site-findings.ts'

const AT = 'https://shop.example'
const pathOf = (page: number) => (page === 0 ? '/' : `/${page}`)

/** For each page but the start page the one that it redirects to; undefined for those that answer. */
const graphs = fc
  .integer({ min: 1, max: 14 })
  .chain(count =>
    fc.array(fc.option(fc.integer({ min: 0, max: count }), { nil: undefined, freq: 4 }), {
      minLength: count,
      maxLength: count,
    }),
  )
  .map(targets => [undefined, ...targets])

type Graph = readonly (number | undefined)[]

/** The pages from one along its redirects, up to the first that comes again or does not redirect, and whether it goes round. */
function wayFrom(graph: Graph, start: number): { way: number[]; isRound: boolean } {
  const way = [start]
  for (let at = graph[start]; at !== undefined; at = graph[at]) {
    if (way.includes(at)) return { way, isRound: true }
    way.push(at)
  }
  return { way, isRound: false }
}

/** As an HTTP client records it: a way that goes round has no end. */
function plannedPage(graph: Graph, page: number): PlannedPage {
  const target = graph[page]
  if (target === undefined) return { url: pathOf(page) }
  const { way, isRound } = wayFrom(graph, page)
  const hops = isRound ? way : way.slice(0, -1)
  return {
    url: pathOf(page),
    redirect: pathOf(target),
    redirects: hops.slice(0, 5).map(hop => ({ url: AT + pathOf(hop), status: 301 })),
    finalUrl: isRound ? undefined : AT + pathOf(way.at(-1)!),
    status: isRound ? 301 : 200,
  }
}

/** Loops with the least page first, by going on from each page as often as there are pages. */
function loopsOf(graph: Graph): string[] {
  const onLoop = [...graph.keys()].filter(page => {
    let at = graph[page]
    for (let step = 0; step < graph.length && at !== undefined && at !== page; step++) at = graph[at]
    return at === page
  })
  const loops = onLoop.map(page => rotated(wayFrom(graph, page).way))
  return [...new Set(loops.map(loop => loop.map(pathOf).join(' ')))].sort()
}

/** Ways of two redirects and more that end, and that are no part of a longer one. */
function chainsOf(graph: Graph): string[] {
  const starts = [...graph.keys()].filter(page => !graph.includes(page))
  const ways = starts.map(page => wayFrom(graph, page))
  return ways
    .filter(({ way, isRound }) => !isRound && way.length > 2)
    .map(({ way }) => way.map(pathOf).join(' '))
    .sort()
}

function rotated<Item extends string | number>(loop: readonly Item[]): Item[] {
  const least = loop.reduce((best, _, at) => (loop[at]! < loop[best]! ? at : best), 0)
  return [...loop.slice(least), ...loop.slice(0, least)]
}

async function found(graph: Graph) {
  const site = crawledSite({ pages: [...graph.keys()].map(page => plannedPage(graph, page)) })
  const judgements = await siteJudgements(site)
  const waysOf = (name: string) => {
    const judgement = judgements.get(`redirects/${name}`)!
    return judgement.outcome === 'fail'
      ? judgement.occurrences.map(({ message }) => message!.split('; ')[0]!.split(' → '))
      : []
  }
  const loops = waysOf('loop').map(way => {
    expect(way[0]).toBe(way.at(-1))
    const pages = way.slice(0, -1).map(path => Number(path.slice(1)))
    return rotated(pages).map(pathOf).join(' ')
  })
  const chains = ['chain', 'long-chain', 'endless-chain'].flatMap(waysOf)
  return { loops: loops.sort(), chains: chains.map(way => way.join(' ')).sort() }
}

test('of any redirects each loop and each chain is found once, and none is made up', async () => {
  let [loops, chains] = [0, 0]
  await fc.assert(
    fc.asyncProperty(graphs, async graph => {
      const expected = { loops: loopsOf(graph), chains: chainsOf(graph) }
      loops += expected.loops.length
      chains += expected.chains.length
      expect(await found(graph)).toEqual(expected)
    }),
    { numRuns: 300, seed: 7 },
  )
  expect(loops).toBeGreaterThan(100)
  expect(chains).toBeGreaterThan(100)
})
