import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from '@jest/globals'
import { findPages } from '../../src/pages/find-pages.ts'
import { loadSettings } from '../../src/settings/load-settings.ts'
import type { Written } from '../../src/settings/table.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

const PAGE = '<!doctype html><title>x</title>'

async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'folder-'))
  cleanups.push(() => rm(folder, { recursive: true }))
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return folder
}

async function pagesOf(folder: string, given: Written = {}) {
  const settings = await loadSettings({ 'static-dir': folder, ...given }, path => path)
  const { signal } = new AbortController()
  const found = await findPages(settings, { signal, userAgent: 'test', onWait: () => undefined })
  cleanups.push(() => found.close())
  const { origin } = new URL(found.urls[0]!)
  const statuses = await Promise.all(
    found.urls.map(async url => (await fetch(url, { redirect: 'manual' })).status),
  )
  return { ...found, paths: found.urls.map(url => url.slice(origin.length)), statuses: new Set(statuses) }
}

const files = (...paths: string[]) => Object.fromEntries(paths.map(path => [path, PAGE]))

test('what a path may hold stands in an address as links write it', async () => {
  const folder = await folderOf({
    'index.html': `${PAGE}<a href="/a=1&b,c@d.html">A</a>`,
    'a=1&b,c@d.html': PAGE,
  })
  const { paths } = await pagesOf(folder)
  expect(paths).toEqual([...['/', '/a=1&b,c@d.html']])
})

test('the pages of a folder are its HTML files by their clean addresses, each of which answers, sorted', async () => {
  const folder = await folderOf({
    ...files(
      'zoo.html',
      'index.html',
      'about.html',
      'old.htm',
      'a b/ü.html',
      'blog/index.html',
      'blog/a/index.html',
    ),
    ...files('both.html', 'both/index.html', 'taken.html', 'blog/404x.html'),
    taken: 'a file of that name',
    'style.css': 'a{}',
  })
  const { paths, statuses, notes, warnings, gaps } = await pagesOf(folder, { 'max-pages': '50' })
  expect(paths).toEqual([
    ...['/', '/about', '/both', '/old.htm', '/taken.html', '/zoo'],
    ...['/a%20b/%C3%BC', '/blog/', '/blog/404x', '/both/', '/blog/a/'],
  ])
  expect(statuses).toEqual(new Set([200]))
  expect([notes, warnings, gaps]).toEqual([[], [], []])
})

test('a page without a canonical goes by the address that all links to it have', async () => {
  const link = (...to: string[]) => PAGE + to.map(href => `<a href="${href}">Go</a>`).join('')
  const folder = await folderOf({
    'index.html': link('a.html', 'b.html', '/c', 'd.html#x', 'e.html'),
    'a.html': link('/b', 'index.html'),
    'b.html': PAGE,
    'c.html': PAGE,
    'd.html': `<link rel="canonical" href="https://shop.example/d">${PAGE}`,
    'e.html': `<link rel="canonical" href="https://shop.example/">${PAGE}`,
  })
  expect((await pagesOf(folder)).paths).toEqual(['/', '/a.html', '/b', '/c', '/d', '/e.html'])
})

describe('a page to which nothing in HTML leads goes by its file', () => {
  const paths = async (files: Record<string, string>) => (await pagesOf(await folderOf(files))).paths

  test('where all links of the site name files, and by its clean address where one does not', async () => {
    const site = { 'index.html': linking('map.html', './'), 'map.html': PAGE, 'shelf.html': PAGE }
    expect(await paths(site)).toEqual(['/', '/map.html', '/shelf.html'])
    expect(await paths({ ...site, 'more.html': PAGE, 'map.html': linking('/more') })).toEqual([
      ...['/', '/map.html', '/more', '/shelf'],
    ])
  })

  test('and by its clean address where a form is sent there', async () => {
    const site = { 'index.html': linking('map.html'), 'map.html': PAGE, 'thanks.html': PAGE }
    const form = `${PAGE}<form method="post" action="/thanks"><form action="">`
    expect(await paths({ ...site, 'map.html': form })).toEqual(['/', '/map.html', '/thanks'])
  })

  test('where a canonical of the site goes without it, by its clean address', async () => {
    const canonical = `<link rel="canonical" href="https://shop.example/map">${PAGE}`
    expect(await paths({ 'index.html': PAGE, 'map.html': canonical, 'shelf.html': PAGE })).toEqual([
      ...['/', '/map', '/shelf'],
    ])
  })

  test('where a script names the file', async () => {
    const script = `var menu = ' \\\n<a href="shelf.html" id="shelf">Shelf</a> \\\n<a href="index.html">Home</a>'`
    const site = { 'index.html': `${PAGE}<script src="js/menu.js"></script>`, 'shelf.html': PAGE }
    expect(await paths({ ...site, 'js/menu.js': script })).toEqual(['/', '/shelf.html'])
    expect(await paths({ ...site, 'js/menu.js': 'var menu = 1' })).toEqual(['/', '/shelf'])
    expect(await paths({ 'index.html': `${PAGE}<script>${script}</script>`, 'shelf.html': PAGE })).toEqual([
      ...['/', '/shelf.html'],
    ])
  })
})

test('a page whose canonical ends in .html goes by that address', async () => {
  const canonical = (href: string) => `${PAGE}<link href='${href}' rel=canonical>`
  const folder = await folderOf({
    'a.html': canonical('https://shop.example/a.html'),
    'b.html': canonical('https://shop.example/b'),
    'index.html': canonical('https://shop.example/index.html'),
  })
  expect((await pagesOf(folder)).paths).toEqual(['/', '/a.html', '/b'])
})

test('a site in a folder of its own has no page for errors either', async () => {
  const folder = await folderOf(
    files(
      'shop/index.html',
      'shop/404.html',
      'shop/404/index.html',
      'shop/200.html',
      'shop/not-found.html',
      'shop/blog/404/index.html',
    ),
  )
  expect((await pagesOf(folder)).paths).toEqual(['/shop/', '/shop/blog/404/'])
})

test('nor has a language', async () => {
  const folder = await folderOf(
    files(
      'index.html',
      'de/index.html',
      'de/404/index.html',
      'pt-br/not-found/index.html',
      'blog/404/index.html',
    ),
  )
  expect((await pagesOf(folder)).paths).toEqual(['/', '/de/', '/blog/404/'])
})

test('what is no page is left out', async () => {
  const folder = await folderOf({
    ...files(
      'index.html',
      '404.html',
      '404/index.html',
      '500.html',
      '200.html',
      'shop/404.html',
      'shop/500.html',
    ),
    ...files(
      '_includes/nav.html',
      '_draft.html',
      '.git/x.html',
      '.well-known/y.html',
      'node_modules/m/index.html',
      'cdn-cgi/l/email-protection/index.html',
      'wp-content/themes/shop/index.html',
      'assets/vendor/slider/demo.html',
      'assets/libs/slider/index.html',
      'shop/fonts3/flaticon/flaticon.html',
      'public/icofont/demo.html',
      'wp-json/oembed/1.0/embed/index.html',
      'product/[permalink].html',
      'offline-plugin-app-shell-fallback/index.html',
      'icofont/demo.html',
      'slice-simulator/index.html',
      'Έργα - shop_files/page.html',
      'Angebot-Dateien/frame.htm',
    ),
    ...files('yandex_0123456789abcdef.html', 'pinterest-ab12c.html', 'googlewave.html'),
    'google0123456789abcdef.html': 'google-site-verification: google0123456789abcdef.html',
    'parts/nav.html': '<nav><a href="/">Home</a></nav>',
    'empty.html': '',
    'moved/index.html': `${PAGE}<meta http-equiv="refresh" content="0; url=/new/">`,
    'later/index.html': `${PAGE}<meta http-equiv="refresh" content="5; url=/new/">`,
    'feed/index.html': '<?xml version="1.0"?><rss version="2.0"><channel><title>Shop</title></channel></rss>',
    'api/index.html': '{"name":"Shop","description":"<html>"}',
    'api/oembed/index.html': '<?xml version="1.0"?>\n<oembed><title>Shop</title></oembed>',
    // A picture that something saved as text.
    'photo/index.html': `\ufffdPNG\r\n\u001a\n\0\0\0\rIHDR${'\u0001\ufffd\u0002\u0007\u0008a'.repeat(40)}`,
    'bom.html': `\uFEFF<html><body>x`,
    ...files('assets/favicons/favicon-code.html', 'static/index.html'),
    ...files('vendors/index.html', 'blog/fontawesome/index.html'),
  })
  const { paths, notes } = await pagesOf(folder, { 'max-pages': '50' })
  expect(paths).toEqual([
    '/',
    '/bom',
    '/googlewave',
    '/later/',
    '/shop/500',
    '/static/',
    '/vendors/',
    '/blog/fontawesome/',
  ])
  expect(notes).toEqual([
    '1 HTML file of the folder is empty, and not audited. Visitors who open it get a white page: fill or delete /empty',
    '7 HTML files of the folder are no page, such as a part of a page or a redirect, and not audited',
  ])
})

const linking = (...hrefs: string[]) =>
  `${PAGE}<nav>${hrefs.map(href => `<a href="${href}">x</a>`).join('')}</nav>`

test('what begins as no document is a page where others link to it', async () => {
  const folder = await folderOf({
    'index.html': linking('prices.html'),
    'prices.html': '<h1>Prices</h1><p>40 € an hour</p>',
    'header.html': '<h1>Kranz</h1><a href="/">Home</a>',
    'html/footer.html': `${PAGE}<p>© Kranz</p>`,
    'client/index.html': `${PAGE}<div id="root"></div><script type="module" src="/src/main.tsx"></script>`,
  })
  const { paths, notes } = await pagesOf(folder)
  expect(paths).toEqual(['/', '/prices.html'])
  expect(notes).toEqual([
    '3 HTML files of the folder are no page, such as a part of a page or a redirect, and not audited',
  ])
})

test('empty files that nothing links to are told, and those that are linked are audited', async () => {
  const folder = await folderOf({
    'index.html': linking('linked/'),
    'linked/index.html': '',
    'prices/one/index.html': '',
    'prices/two/index.html': ' \n',
  })
  const { paths, notes } = await pagesOf(folder)
  expect(paths).toEqual(['/', '/linked/'])
  expect(notes).toEqual([
    '2 HTML files of the folder are empty, and not audited. Visitors who open them get a white page: fill or delete /prices/one/, /prices/two/',
  ])
})

const STRAYS = {
  'index.html': linking('lesson/'),
  'lesson/index.html': `${PAGE}<a href="sample.py">Sample</a>`,
  'lesson/sample.py': 'print(1)',
  'images/Thumbs.db': 'x',
  '.DS_Store': 'x',
  'HANDOFF.md': '# Notes',
  'README.md': '# Site',
  'build.py': 'print(2)',
  'assets/vendor/lib/composer.lock': '{}',
}
const git = (cwd: string, ...command: string[]) => execFileSync('git', command, { cwd, stdio: 'pipe' })

test('files that are no part of a site are told, but for those that pages name', async () => {
  const { notes } = await pagesOf(await folderOf(STRAYS))
  expect(notes).toEqual([
    '4 files of the folder are no part of a site, and go online with it unless the host leaves them out: move or delete /HANDOFF.md, /build.py, /.DS_Store and 1 more',
  ])
})

test('of a folder in a checkout only those that git tracks are told, of its top none', async () => {
  const top = await folderOf(
    Object.fromEntries(Object.entries(STRAYS).map(([path, content]) => [`docs/${path}`, content])),
  )
  git(top, 'init', '-q')
  git(top, 'add', 'docs/index.html', 'docs/build.py', 'docs/lesson')
  await writeFile(join(top, 'index.html'), PAGE)
  expect((await pagesOf(join(top, 'docs'))).notes).toEqual([
    '1 file of the folder is no part of a site, and goes online with it unless the host leaves it out: move or delete /build.py',
  ])
  expect((await pagesOf(top)).notes.join()).not.toContain('no part of a site')
})

test('templates of mails are no pages, unless pages link to them', async () => {
  const preview = 'display:none;max-height:0;max-width:0;mso-hide:all!important;opacity:0'
  const folder = await folderOf({
    'index.html': `${PAGE}<a href="/mail/news">Last news</a>`,
    'mail/welcome.html': `${PAGE}<span class="preheader" style="${preview}"></span><table><td>Hello {{_name}}`,
    'mail/order.html': `${PAGE}<style>#outlook a { padding: 0 } .ExternalClass { width: 100% }</style><table>`,
    'mail/news.html': `${PAGE}<style>.ReadMsgBody { width: 100% }</style><table>`,
    'word.html': `${PAGE}<p style="mso-line-height-rule:exactly;mso-table-lspace:7pt">A</p>`,
  })
  const { paths, notes } = await pagesOf(folder)
  expect(paths).toEqual(['/', '/word', '/mail/news'])
  expect(notes.join()).toContain('2 HTML files of the folder are no page')
})

test('of many pages those that nobody gets to are chosen last', async () => {
  const folder = await folderOf({
    'index.html': linking('about/index.html', 'https://shop.example/blog/a#x', '/c'),
    'about/index.html': linking('../index.html', '/b.html'),
    'blog/a.html': `${PAGE}<link rel="alternate" hreflang="de" href="/de/">`,
    'b.html': PAGE,
    'c.html': PAGE,
    'de/index.html': PAGE,
    'listed.html': PAGE,
    'build/template.html': linking('/', 'template.html'),
    'old/draft.html': linking('sample.html'),
    'old/sample.html': linking('draft.html'),
    ...Object.fromEntries(
      ['1', '2', '3', '4', '5', '6', '7', '8'].map(at => [`parts/${at}.html`, '<nav>x</nav>']),
    ),
    'sitemap.xml': '<urlset><url><loc>https://shop.example/listed</loc></url></urlset>',
  })
  const { paths } = await pagesOf(folder, { 'max-pages': '7' })
  expect(paths.toSorted()).toEqual(['/', '/about/', '/b.html', '/blog/a', '/c', '/de/', '/listed'])
})

test('pictures that are drawn in HTML are chosen last, be they more than the pages', async () => {
  const folder = await folderOf({
    'index.html': linking('/faq/', '/contact/', '/news/'),
    'faq/index.html': linking('/'),
    'contact/index.html': linking('/'),
    'news/index.html': linking('/'),
    ...files(...Array.from({ length: 12 }, (_, at) => `social/week-1/post-${at}.html`)),
  })
  const { paths } = await pagesOf(folder, { 'max-pages': '4' })
  expect(paths.toSorted()).toEqual(['/', '/contact/', '/faq/', '/news/'])
})

test('drafts among more pages than are searched for links are chosen last', async () => {
  const folder = await folderOf({
    ...files('index.html', 'drafts/water/index.html', 'towns/kent/index.html', 'about/index.html'),
    ...files(...Array.from({ length: 500 }, (_, at) => `towns/town-${at}/index.html`)),
  })
  const { paths } = await pagesOf(folder, { 'max-pages': '4' })
  expect(paths).not.toContain('/drafts/water/')
})

test('what pages show in a frame and nothing leads to is no page', async () => {
  const folder = await folderOf({
    'index.html': `${linking('/linked/')}<meta property="og:url" content="https://shop.example/"><iframe src="https://shop.example/viewer/?a=b"></iframe><iframe data-src="player.html"></iframe><iframe src="/linked/"></iframe><iframe src="https://maps.example/map"></iframe>`,
    ...files('viewer/index.html', 'player.html', 'linked/index.html', 'map.html'),
  })
  expect((await pagesOf(folder)).paths).toEqual(['/', '/map', '/linked/'])
})

test('the frames of an exported text that nothing links to are chosen last, be they more than the pages', async () => {
  const sheets = Array.from({ length: 12 }, (_, at) => `pg_${at}.htm`)
  const folder = await folderOf({
    'index.html': linking('/about.html', '/prices.html', '/contact.html', '/terms.html'),
    ...files('about.html', 'prices.html', 'contact.html', 'terms.html'),
    'text/rules.htm': '<html><frameset><frame src="out\\pg_index.htm"><frame src="out\\pg_0.htm"></frameset>',
    'text/out/pg_index.htm': linking(...sheets),
    ...files(...sheets.map(sheet => `text/out/${sheet}`)),
  })
  const { paths } = await pagesOf(folder, { 'max-pages': '5' })
  expect(paths.toSorted()).toEqual(['/', '/about.html', '/contact.html', '/prices.html', '/terms.html'])
})

test('the pages of a site that is built of frames are pages', async () => {
  const folder = await folderOf({
    'index.html': '<html><frameset><frame src="menu.html"><frame src="news.html"></frameset>',
    'menu.html': linking('news.html', 'prices.html'),
    ...files('news.html', 'prices.html'),
  })
  expect((await pagesOf(folder)).paths).toEqual(['/', '/news.html', '/prices.html'])
})

test('a frame that waits for its address does not show the page that it is in', async () => {
  const map = '<!doctype html><title>Map</title><iframe id="map"></iframe><iframe src=""></iframe>'
  const folder = await folderOf({ ...files('index.html'), 'contact.html': map })
  expect((await pagesOf(folder)).paths).toEqual(['/', '/contact'])
})

test('where scripts make the links of a folder, one page of each kind is chosen', async () => {
  const folder = await folderOf({
    'index.html': linking('/b'),
    ...files('a.html', 'b.html', 'blog/c.html', 'shop/d.html', 'shop/e.html'),
  })
  expect((await pagesOf(folder, { 'max-pages': '4' })).paths).toEqual(['/', '/b', '/blog/c', '/shop/d'])
})

test('where scripts make the links, what was left over by its name and nothing leads to is chosen last', async () => {
  const folder = await folderOf({
    'index.html': linking('/shop/d', '/blood-test'),
    ...files('a.html', 'blood-test.html', 'contact_m.html', 'test.html', 'blog/old-town.html', 'shop/d.html'),
  })
  expect((await pagesOf(folder, { 'max-pages': '5' })).paths.toSorted()).toEqual(
    ['/', '/a', '/blog/old-town', '/blood-test', '/shop/d'].toSorted(),
  )
})

test('what robots.txt closes on purpose is left out and named, and what it may close by mistake is audited', async () => {
  const noindex = `<!doctype html><meta content="noindex, nofollow" name="robots"><title>x</title>`
  const folder = await folderOf({
    ...files('index.html', 'shop/a.html', 'login.html', 'shop-panel.html'),
    'internal.html': noindex,
    'open.html': noindex,
    'robots.txt':
      'User-agent: *\nDisallow: /internal.html\nDisallow: /login\nDisallow: /shop-panel.html\nDisallow: /shop/\n',
  })
  const { paths, notes } = await pagesOf(folder)
  expect(paths).toEqual(['/', '/open', '/shop/a'])
  expect(notes).toEqual([
    'robots.txt closes what is not to be found, so it is not audited: /internal, /login, /shop-panel',
  ])
})

test('a folder of which robots.txt closes all is audited', async () => {
  const folder = await folderOf({
    'index.html': '<!doctype html><meta name="robots" content="noindex"><title>x</title>',
    'robots.txt': 'User-agent: *\nDisallow: /\n',
  })
  expect((await pagesOf(folder)).paths).toEqual(['/'])
})

test('the report of the last run is no page of the folder', async () => {
  const folder = await folderOf(files('index.html', 'seo-report/report.html', 'seo-reports/a.html'))
  const { paths } = await pagesOf(folder, { 'report-dir': join(folder, 'seo-report') })
  expect(paths).toEqual(['/', '/seo-reports/a'])
})

test('links are not followed, and folders in folders without end are not gone into', async () => {
  const folder = await folderOf({
    ...files('index.html', 'a/index.html'),
    [`${'d/'.repeat(40)}index.html`]: PAGE,
  })
  const outside = await folderOf(files('secret.html'))
  await symlink(outside, join(folder, 'outside'))
  await symlink(folder, join(folder, 'a', 'loop'))
  await symlink(join(outside, 'secret.html'), join(folder, 'linked.html'))
  const { paths, notes } = await pagesOf(folder)
  expect(paths).toEqual(['/', '/a/'])
  expect(notes).toEqual([expect.stringMatching(/^The folder has more than .* those were not looked at$/)])
})

test('of many the same ones are chosen as of a sitemap, and the patterns hold', async () => {
  const posts = Array.from({ length: 30 }, (_, at) => `blog/${at}.html`)
  const folder = await folderOf(files('index.html', 'about.html', 'shop/a/index.html', ...posts))
  for (let run = 0; run < 3; run++) {
    const { paths, notes } = await pagesOf(folder, { 'max-pages': '4' })
    expect(paths).toEqual(['/', '/about', '/blog/0', '/shop/a/'])
    expect(notes).toEqual(['4 of the 33 pages of the folder are audited (max-pages is 4)'])
  }
  const given = { include: '/blog/*', exclude: 'https://shop.example/blog/1*', 'max-pages': '50' }
  const { paths } = await pagesOf(folder, { ...given, 'production-url': 'https://shop.example' })
  expect(paths).toEqual([
    '/blog/0',
    ...[2, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 3, 4, 5, 6, 7, 8, 9].map(at => `/blog/${at}`),
  ])
})

test('named paths are the pages alone', async () => {
  const folder = await folderOf(files('index.html', 'a.html'))
  expect((await pagesOf(folder, { paths: '/a' })).paths).toEqual(['/a'])
})

test('a folder without a page is asked for its home page, which is said', async () => {
  const folder = await folderOf({ 'part.html': '<p>x' })
  const { paths, notes } = await pagesOf(folder)
  expect(paths).toEqual(['/'])
  expect(notes).toContain('The folder holds no HTML page; only the given pages are audited')
})

test('a folder without any HTML file is a wrong setting, and no page that is missing', async () => {
  const folder = await folderOf({ 'README.md': '# x', 'src/app.ts': '' })
  await expect(pagesOf(folder)).rejects.toThrow(/^static-dir: ".*" holds no HTML file; name the folder/)
})

test('drafts and copies that no page links to are left out, which is said, also where scripts make the links', async () => {
  const drafts = [
    ...[
      'elements.html',
      'index2.html',
      'index-bkp.html',
      'indexold.html',
      'menu (1).html',
      'menu-old.html',
      'src/menu.html',
      'drafts/a.html',
      'error.html',
      'images/index.html',
      'images/about.html',
    ],
  ]
  const kept = ['about.html', 'generic.html', 'menu.html', 'page 2.html', 'chapter 1.html', 'old.html']
  const folder = await folderOf({
    ...files(...drafts, ...kept),
    'index.html': '<!doctype html><title>x</title><script src="/menu.js"></script>',
    'about.html': `${PAGE}<a href="/generic.html">Generic drugs</a>`,
    'src/menu.html': `${PAGE}<a href="/elements.html">Elements</a>`,
  })
  const { paths, notes } = await pagesOf(folder, { 'max-pages': '50' })
  const audited = ['about', 'chapter%201', 'generic', 'menu', 'old', 'page%202']
  expect(paths).toEqual(['/', ...audited.map(name => `/${name}.html`)])
  expect(notes).toContain(
    'No link leads to what looks like a draft, a copy or a page for errors, so it is not audited: /elements, /error, /index-bkp and 8 more',
  )
})

const copyIn = (folder: string, more: Readonly<Record<string, string>> = {}) => ({
  'index.html': linking('menu.html', 'shop/index.html'),
  'menu.html': PAGE,
  'shop/index.html': PAGE,
  [`${folder}/index.html`]: linking('menu.html', 'shop/index.html', 'old-menu.html'),
  [`${folder}/menu.html`]: PAGE,
  [`${folder}/shop/index.html`]: PAGE,
  [`${folder}/old-menu.html`]: PAGE,
  ...more,
})

test('a second copy of the site to which nothing leads is left out, which is said', async () => {
  const { paths, notes } = await pagesOf(await folderOf(copyIn('bakery')), { 'max-pages': '50' })
  expect(paths).toEqual(['/', '/menu.html', '/shop/'])
  expect(notes).toContain(
    'No link leads to what looks like a draft, a copy or a page for errors, so it is not audited: /bakery/, /bakery/menu, /bakery/old-menu and 1 more',
  )
})

test.each([
  ['a page leads into it', copyIn('bakery', { 'menu.html': linking('bakery/menu.html') })],
  ['its name is that of a language', copyIn('en')],
  ['its name is that of an edition', copyIn('2.0')],
  [
    'it is in another language',
    copyIn('english', { 'english/index.html': '<!doctype html><html lang="en"><title>x</title>' }),
  ],
  ['the sitemap lists it', copyIn('bakery', { 'sitemap.xml': '<loc>https://shop.example/bakery/</loc>' })],
  ['most of it is nowhere else', copyIn('bakery', { 'bakery/a.html': PAGE, 'bakery/b.html': PAGE })],
  ['scripts make the links of the site', copyIn('bakery', { 'index.html': PAGE })],
])('a folder with pages of the same names is a part of the site where %s', async (_, some) => {
  const { paths } = await pagesOf(await folderOf(some), { 'max-pages': '50' })
  expect(paths.toSorted().join(' ')).toMatch(/\/(?:bakery|en|english|2\.0)\/ .*\/menu/)
})

test('the links of a folder can be followed, without the delay that its robots.txt asks of crawlers', async () => {
  const folder = await folderOf({
    'robots.txt': 'User-agent: *\nCrawl-delay: 100',
    'index.html': `${PAGE}<a href="/a"></a>`,
    'a.html': PAGE,
    'unlinked.html': PAGE,
  })
  const { paths, notes } = await pagesOf(folder, { crawl: 'true' })
  expect(paths).toEqual(['/', '/a'])
  expect(notes).toEqual(['2 pages were found by following links'])
})

const onPosix = process.platform === 'win32' ? test.skip : test
onPosix('a pipe in place of the sitemap holds nobody up', async () => {
  const folder = await folderOf(files('index.html', 'about.html'))
  execFileSync('mkfifo', [join(folder, 'sitemap.xml')])
  expect((await pagesOf(folder)).paths).toEqual(['/', '/about'])
})

test.each([
  '<script src="https://unpkg.com/decap-cms@^3.0.0/dist/decap-cms.js"></script>',
  '<script src="https://unpkg.com/netlify-cms@^2.0.0/dist/netlify-cms.js"></script>',
  '<script src="/admin/netlify-cms.js"></script>',
  '<script type="module" src="https://unpkg.com/@sveltia/cms/dist/sveltia-cms.js"></script>',
  '<link rel="stylesheet" href="https://unpkg.com/@staticcms/app@^3.4.5/dist/main.css">',
])('where editors sign in is no page: %s', async head => {
  const folder = await folderOf({
    'index.html': `${PAGE}<script src="https://identity.netlify.com/v1/netlify-identity-widget.js"></script>
      <a href="/admin/">Admin</a> <a href="/blog/decap-cms">Decap CMS</a>`,
    'admin/index.html': PAGE + head,
    'blog/decap-cms.html': PAGE,
  })
  expect((await pagesOf(folder)).paths).toEqual(['/', '/blog/decap-cms'])
})
