import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { request } from 'undici'
import { type StaticSite, serveStaticSite } from '../../src/pages/static-site.ts'

const FILES: Record<string, string> = {
  'index.html': '<h1>home</h1>',
  'about.html': '<h1>about</h1>',
  'about/index.html': '<h1>about folder</h1>',
  'blog/index.html': '<h1>blog</h1>',
  'feed/index.xml': '<rss/>',
  'blog/first post.html': '<h1>first</h1>',
  'empty/readme.txt': 'no index here',
  'ümlaut/index.html': '<h1>ü</h1>',
  '404.html': '<h1>lost</h1>',
  'style.css': 'body{}',
  'app.js': 'let a',
  'data.json': '{}',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'sitemap.xml': '<urlset/>',
  'site.webmanifest': '{}',
  'font.woff2': 'font',
  'robots.txt': 'User-agent: *',
  'photo/index.html': `\ufffdPNG\r\n\u001a\n\0\0IHDR${'\u0001\ufffd\u0002\u0007'.repeat(40)}`,
  '.env': 'SECRET=1',
  '.git/config': '[core]',
  '.well-known/security.txt': 'Contact: mailto:a@example.com',
  'digits.txt': '0123456789',
  'long.css': 'p { color: #123456 }\n'.repeat(500),
  'photo.png': 'not text '.repeat(500),
  'assets/app-DiwrgT4a.js': 'let a',
  'main.0f1e2d3c4b5a.css': 'body{}',
  'img/9Ue4Q1ghGr-300.jpeg': 'jpeg',
  'photo-1600x900.jpg': 'jpeg',
  'bootstrap5.css': 'body{}',
  'report-2024abcd.html': '<h1>report</h1>',
}

let folder: string
let site: StaticSite

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-site-'))
  const root = join(folder, 'site')
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(join(root, name, '..'), { recursive: true })
    await writeFile(join(root, name), content)
  }
  await mkdir(join(folder, 'site-secret'))
  await writeFile(join(folder, 'secret.html'), 'secret')
  await writeFile(join(folder, 'site-secret/index.html'), 'secret')
  await symlink(join(folder, 'nowhere'), join(root, 'dangling.html'))
  await symlink('loop.html', join(root, 'loop.html'))
  await symlink(join(folder, 'secret.html'), join(root, 'escape.html'))
  await symlink(join(folder, 'site-secret'), join(root, 'escape'))
  await symlink('about.html', join(root, 'team.html'))
  await symlink('.git/config', join(root, 'config.html'))
  await symlink('.git', join(root, 'repository'))
  site = await serveStaticSite(root)
})

afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

async function get(path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const answer = await request(`${site.origin}${path}`, { headers, method })
  return { status: answer.statusCode, headers: answer.headers, body: await answer.body.text() }
}

/** The answer to a request line exactly as written: clients tidy up paths before they send them. */
async function sendRaw(target: string, method = 'GET'): Promise<string> {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  let text = ''
  for await (const chunk of socket) text += chunk
  return text
}

test('listens on the IPv4 loopback address alone', () => {
  expect(site.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
})

test.each([
  ['/', '<h1>home</h1>'],
  ['/index.html', '<h1>home</h1>'],
  ['/?utm_source=x', '<h1>home</h1>'],
  ['/about', '<h1>about</h1>'],
  ['/about.html', '<h1>about</h1>'],
  ['/about/', '<h1>about folder</h1>'],
  ['/blog/', '<h1>blog</h1>'],
  ['/feed/', '<rss/>'],
  ['/blog/first%20post', '<h1>first</h1>'],
  ['/%C3%BCmlaut/', '<h1>ü</h1>'],
  ['/team', '<h1>about</h1>'],
  ['/.well-known/security.txt', FILES['.well-known/security.txt']!],
])('%s is %s', async (path, body) => {
  expect(await get(path)).toMatchObject({ status: 200, body })
})

test.each([
  ['/blog', '/blog/'],
  ['/blog?page=2', '/blog/?page=2'],
  ['/%C3%BCmlaut', '/%C3%BCmlaut/'],
])('%s moves to %s for good', async (path, location) => {
  const answer = await get(path)
  expect(answer.status).toBe(301)
  expect(answer.headers['location']).toBe(location)
})

test('a path that starts with two slashes does not redirect to another host', async () => {
  expect(await sendRaw('//blog')).toMatch(/\r\nlocation: \/blog\/\r\n/i)
})

test.each([
  ['what does not exist', '/nope'],
  ['a folder without an index', '/empty/'],
  ['a folder without an index, without its slash', '/empty'],
  ['a file as if it were a folder', '/style.css/'],
  ['a dangling symbolic link', '/dangling.html'],
  ['a symbolic link to itself', '/loop.html'],
  ['a symbolic link to a file outside', '/escape.html'],
  ['a symbolic link to a folder outside', '/escape/'],
  ['a symbolic link to a hidden file', '/config.html'],
  ['a symbolic link to a hidden folder', '/repository/config'],
  ['a dotfile', '/.env'],
  ['a file in a folder that starts with a dot', '/.git/config'],
])('%s is the page for what is missing, with status 404', async (_, path) => {
  expect(await get(path)).toMatchObject({ status: 404, body: '<h1>lost</h1>' })
})

test.each([
  '/../secret.html',
  '/about/../../secret.html',
  '/%2e%2e/secret.html',
  '/%2e%2e%2fsecret.html',
  '/..%5csecret.html',
  '/../site-secret/index.html',
  '/about%00.html',
  '/%zz',
  'http://127.0.0.1/index.html',
])('the target %s is refused', async target => {
  const answer = await sendRaw(target)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).not.toContain('secret')
})

test.each([
  ['/about', 'text/html; charset=utf-8'],
  ['/team.html', 'text/html; charset=utf-8'],
  ['/style.css', 'text/css; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/app.js', expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/)],
  ['/data.json', 'application/json; charset=utf-8'],
  ['/icon.svg', 'image/svg+xml'],
  ['/sitemap.xml', expect.stringMatching(/^(text|application)\/xml/)],
  ['/site.webmanifest', 'application/manifest+json'],
  ['/font.woff2', 'font/woff2'],
  ['/nope', 'text/html; charset=utf-8'],
])('%s has the type %s', async (path, type) => {
  expect((await get(path)).headers['content-type']).toEqual(type)
})

describe('HTTP', () => {
  test('HEAD answers as GET does, without the body', async () => {
    const [head, whole] = [await get('/digits.txt', {}, 'HEAD'), await get('/digits.txt')]
    expect(head).toMatchObject({ status: 200, body: '' })
    for (const name of ['content-length', 'content-type', 'etag', 'last-modified'])
      expect(head.headers[name]).toBe(whole.headers[name])
  })

  test('HEAD tells how many bytes a small page has', async () => {
    const { headers } = await get('/about.html', { 'accept-encoding': 'gzip' }, 'HEAD')
    expect(headers['content-length']).toBe(String(FILES['about.html']!.length))
  })

  test('HEAD says that a page is no text', async () => {
    const saidOf = async (path: string) => (await get(path, {}, 'HEAD')).headers['seo-preflight-garbage-page']
    expect(await saidOf('/photo/')).toBe('binary data')
    expect(await saidOf('/blog/')).toBeUndefined()
  })

  test('a range is answered with that part', async () => {
    const answer = await get('/digits.txt', { range: 'bytes=2-4' })
    expect(answer).toMatchObject({ status: 206, body: '234' })
    expect(answer.headers['content-range']).toBe('bytes 2-4/10')
  })

  test('a range beyond the end cannot be satisfied', async () => {
    const answer = await get('/digits.txt', { range: 'bytes=20-' })
    expect(answer.status).toBe(416)
    expect(answer.headers['content-range']).toBe('bytes */10')
  })

  test('a reader that has the file is told so by its ETag', async () => {
    const etag = (await get('/about')).headers['etag'] as string
    expect(await get('/about', { 'if-none-match': etag })).toMatchObject({ status: 304, body: '' })
  })

  test('the page for what is missing stays a 404, whatever the reader has or wants of it', async () => {
    const etag = (await get('/404.html')).headers['etag'] as string
    expect((await get('/nope', { 'if-none-match': etag })).status).toBe(404)
    expect(await get('/nope', { range: 'bytes=0-2' })).toMatchObject({ status: 404, body: '<h1>lost</h1>' })
    expect(await get('/nope', {}, 'HEAD')).toMatchObject({ status: 404, body: '' })
  })

  test('other methods are not allowed', async () => {
    const answer = await sendRaw('/', 'POST')
    expect(answer).toMatch(/^HTTP\/1\.1 405 /)
    expect(answer).toMatch(/allow: GET, HEAD/i)
  })
})

/** The bytes of an answer as they came. */
async function getBytes(path: string, headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') {
  const answer = await request(`${site.origin}${path}`, { headers, method })
  const bytes = Buffer.from(await answer.body.arrayBuffer())
  return { status: answer.statusCode, headers: answer.headers, bytes }
}

describe('as a host would', () => {
  const css = FILES['long.css']!

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, GZIP;q=0.5', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
  ])('text for a reader that accepts %s is sent as %s', async (accepted, coding, decoded) => {
    const { headers, bytes } = await getBytes('/long.css', { 'accept-encoding': accepted })
    expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding' })
    expect(headers['content-length']).toBeUndefined()
    expect(bytes.length).toBeLessThan(css.length / 10)
    expect(decoded(bytes).toString()).toBe(css)
  })

  test.each(['', 'identity', 'zstd', 'gzip;q=0, br;q=0.0'])(
    'text for a reader that accepts "%s" alone is sent as it is',
    async accepted => {
      const { headers, bytes } = await getBytes('/long.css', { 'accept-encoding': accepted })
      expect(headers['content-encoding']).toBeUndefined()
      expect(headers['vary']).toBe('Accept-Encoding')
      expect(bytes.toString()).toBe(css)
    },
  )

  test.each(['/photo.png', '/font.woff2'])('%s, which is no text, is not compressed', async path => {
    const { headers } = await getBytes(path, { 'accept-encoding': 'gzip, br' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['vary']).toBeUndefined()
  })

  test.each(['/about', '/data.json', '/icon.svg', '/sitemap.xml', '/site.webmanifest', '/app.js', '/nope'])(
    '%s is compressed',
    async path => {
      const { headers } = await getBytes(path, { 'accept-encoding': 'gzip' })
      expect(headers['content-encoding']).toBe('gzip')
    },
  )

  test('HEAD and a reader that has the file get the same headers and no body', async () => {
    const accepted = { 'accept-encoding': 'br' }
    const whole = await getBytes('/long.css', accepted)
    const head = await getBytes('/long.css', accepted, 'HEAD')
    const etag = whole.headers['etag'] as string
    const unchanged = await getBytes('/long.css', { ...accepted, 'if-none-match': etag })
    expect([head.status, unchanged.status]).toEqual([200, 304])
    for (const answer of [head, unchanged]) {
      expect(answer.bytes).toHaveLength(0)
      for (const name of ['etag', 'vary', 'cache-control', 'last-modified'])
        expect(answer.headers[name]).toBe(whole.headers[name])
    }
    expect(head.headers['content-encoding']).toBe('br')
  })

  test('a part of a text is a part of it as it is', async () => {
    const answer = await getBytes('/digits.txt', { 'accept-encoding': 'gzip', range: 'bytes=2-4' })
    expect(answer.status).toBe(206)
    expect(answer.bytes.toString()).toBe('234')
  })

  test.each(['/assets/app-DiwrgT4a.js', '/main.0f1e2d3c4b5a.css', '/img/9Ue4Q1ghGr-300.jpeg'])(
    '%s, with a hash in its name, is kept for a year',
    async path => {
      expect((await get(path)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    },
  )

  test.each([
    ...['/', '/about', '/report-2024abcd', '/nope'],
    ...['/style.css', '/photo-1600x900.jpg', '/bootstrap5.css', '/sitemap.xml'],
  ])('%s is asked for again each time', async path => {
    expect((await get(path)).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })
})

test('no answer names a path of the machine', async () => {
  for (const target of ['/', '/nope', '/dangling.html', '/escape/', '/blog', '/%zz', '/.env'])
    expect(await sendRaw(target)).not.toContain(folder)
})

test('a site without a 404.html still answers 404 with a page', async () => {
  const bare = await serveStaticSite(join(folder, 'site-secret'))
  try {
    const answer = await request(`${bare.origin}/nope`)
    expect(answer.statusCode).toBe(404)
    expect(await answer.body.text()).toContain('Not found')
  } finally {
    await bare.close()
  }
})

test('close ends the server although a connection is kept alive', async () => {
  const other = await serveStaticSite(join(folder, 'site'))
  await (await request(`${other.origin}/`)).body.text()
  await other.close()
  await expect(request(`${other.origin}/`)).rejects.toThrow(/ECONNREFUSED|closed|ECONNRESET/)
})

test.each([
  ['is missing', 'nowhere', 'does not exist'],
  ['is a file', 'secret.html', 'is not a folder'],
])('a folder that %s is refused', async (_, name, message) => {
  await expect(serveStaticSite(join(folder, name))).rejects.toMatchObject({ message })
})

test('it takes the port that is asked for where it is free, and any other where it is not', async () => {
  const first = await serveStaticSite(folder)
  const second = await serveStaticSite(folder, Number(new URL(first.origin).port))
  expect(second.origin).not.toBe(first.origin)
  await Promise.all([first.close(), second.close()])
})

test.each([
  [200, 'the settings of Netlify are there', ['netlify.toml']],
  [404, 'no settings of a host are there', []],
  [404, 'those of another host are there as well', ['netlify.toml', 'CNAME']],
])('a path in other letter case is answered with %d where %s', async (status, _, settings) => {
  const root = await mkdtemp(join(tmpdir(), 'case-'))
  await mkdir(join(root, 'Photos'))
  await writeFile(join(root, 'Photos', '3.jpg'), 'jpg')
  await writeFile(join(root, 'About.html'), '<title>About</title>')
  for (const name of settings) await writeFile(join(root, name), '')
  const own = await serveStaticSite(root)
  try {
    const paths = ['/photos/3.JPG', '/about', '/about.html?a=B']
    const answers = await Promise.all(paths.map(path => fetch(own.origin + path)))
    expect(answers.map(answer => answer.status)).toEqual(paths.map(() => status))
    expect((await fetch(`${own.origin}/photos/4.JPG`)).status).toBe(404)
    expect((await fetch(`${own.origin}/%2e%2e/x`)).status).not.toBe(200)
  } finally {
    await own.close()
    await rm(root, { recursive: true })
  }
})
