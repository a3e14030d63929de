import { afterAll, afterEach, expect, test } from '@jest/globals'
import { homeLinks } from '../../src/pages/home-links.ts'
import { openVisit, startHttpClient } from '../support/visits.ts'
import { startWebServer } from '../support/web-server.ts'

const http = startHttpClient()
const servers: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})
afterAll(() => http.close())

const PROSE =
  '<p>Our club trains children and adults in two halls of the town, and takes new members in August.</p>'
const MENU = '<nav><a href="/menu">Menu</a></nav>'

/** Which of some paths the home page of a site calls for. */
async function called(main: string, paths: readonly string[], head = ''): Promise<string[]> {
  const home = `<!doctype html><html lang="en"><head>${head}</head><body>${MENU}<main><h1>Club</h1>${PROSE}${main}</main><footer><a href="/foot">F</a></footer>`
  const server = await startWebServer({ '/': home })
  servers.push(server)
  const { isHomeTarget: isTarget } = await homeLinks(openVisit(`${server.origin}/`, { http }))
  return paths.filter(path => isTarget(server.origin + path))
}

test('the few pages that the main text leads to are what the home page calls for', async () => {
  const main =
    '<a href="/join/">Join</a><a href="join/index.html">Join</a><a href="/prices.html#now">Prices</a>'
  const paths = ['/', '/join/', '/prices', '/menu', '/foot', '/other']
  expect(await called(main, paths)).toEqual(['/join/', '/prices'])
})

test('addresses of the host that the canonical names are those of the site', async () => {
  const head = '<link rel="canonical" href="https://club.example/">'
  const main = '<a href="https://club.example/join">Join</a><a href="https://else.example/out">Out</a>'
  expect(await called(main, ['/join', '/out'], head)).toEqual(['/join'])
})

test('a list of many pages calls for none of them', async () => {
  const paths = ['/a', '/b', '/c', '/d', '/e']
  expect(await called(paths.map(path => `<a href="${path}">x</a>`).join(''), paths)).toEqual([])
})

test('a home page of links alone calls for none of them', async () => {
  const server = await startWebServer({ '/': '<!doctype html><title>Club</title><a href="/a">Join us</a>' })
  servers.push(server)
  const { isHomeTarget: isTarget } = await homeLinks(openVisit(`${server.origin}/`, { http }))
  expect(isTarget(`${server.origin}/a`)).toBe(false)
})

test('a home page that cannot be read calls for none', async () => {
  const server = await startWebServer({})
  servers.push(server)
  const { isHomeTarget: isTarget } = await homeLinks(openVisit(`${server.origin}/`, { http }))
  expect(isTarget(`${server.origin}/join`)).toBe(false)
})

test('what anything on the home page leads to is told, by each form of its address', async () => {
  const home = `<!doctype html><html lang="en"><body>${MENU}<main><h1>Club</h1></main><footer><a href="foot/index.html#top">F</a><a href="https://else.example/out">O</a></footer>`
  const server = await startWebServer({ '/': home })
  servers.push(server)
  const { isHomeLink } = await homeLinks(openVisit(`${server.origin}/`, { http }))
  const paths = ['/menu.html', '/foot/', '/out', '/other']
  expect(paths.filter(path => isHomeLink(server.origin + path))).toEqual(['/menu.html', '/foot/'])
})
