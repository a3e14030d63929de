import { type Case, page } from './case.ts'

/** A picture of so many pixels, one colour: GIF needs no more for it than its size. */
function picture(width: number, height: number) {
  const size = (value: number) => [value & 255, value >> 8]
  const start = [
    ...Buffer.from('GIF89a'),
    ...size(width),
    ...size(height),
    0x80,
    0,
    0,
    0,
    0,
    0,
    255,
    255,
    255,
  ]
  const frame = [0x2c, 0, 0, 0, 0, ...size(width), ...size(height), 0, 2, 2, 0x44, 1, 0, 0x3b]
  return { headers: { 'content-type': 'image/gif' }, body: Buffer.from([...start, ...frame]) }
}
const VIEWPORT = '<meta name="viewport" content="width=device-width">'
const PICTURES = {
  '/wide.gif': picture(300, 100),
  '/tiny.gif': picture(40, 40),
  '/spacer.gif': picture(1, 1),
}
const image = (src: string, rest: string) => page(`<img id="i" alt="" src="${src}" ${rest}>`, VIEWPORT)
const script = (source: string) => page(`<p>x</p><script>${source}</script>`)

/** What takes Chrome. */
export const LOAD_CASES: readonly Case[] = [
  ...(
    ['dialog-on-load', 'popup-on-load', 'permission-on-load', 'script-error', 'console-error'] as const
  ).flatMap((check): Case[] => [
    { check, outcome: 'pass', about: 'a script that does none of it', answer: script('window.seen = 1') },
    {
      check,
      outcome: 'not-applicable',
      about: 'a page on which nothing runs',
      answer: page('<button onclick="alert(1)">Hello</button>'),
      says: /nothing runs on the page/,
    },
  ]),
  {
    check: 'dialog-on-load',
    outcome: 'fail',
    about: 'a frame that greets',
    answer: page(`<iframe title="x" srcdoc="<script>alert('Welcome')</script>"></iframe>`),
    says: /^alert\(\)$/,
  },
  {
    check: 'dialog-on-load',
    outcome: 'pass',
    about: 'one that a click opens',
    answer: page('<button onclick="alert(1)">Hello</button><script>window.seen = 1</script>'),
  },
  {
    check: 'dialog-on-load',
    outcome: 'fail',
    about: 'a greeting',
    answer: script("alert('Welcome')"),
    says: /^alert\(\)$/,
  },
  {
    check: 'popup-on-load',
    outcome: 'fail',
    about: 'a window',
    answer: script("open('/offer')"),
    says: /it opens http:\/\/127\.0\.0\.1:\d+\/offer/,
  },
  {
    check: 'permission-on-load',
    outcome: 'pass',
    about: 'one that a click asks for',
    answer: page(
      '<button onclick="Notification.requestPermission()">News</button><script>window.seen = 1</script>',
    ),
  },
  {
    check: 'permission-on-load',
    outcome: 'fail',
    about: 'notifications',
    answer: script('Notification.requestPermission()'),
    says: /it asks for notifications/,
  },
  {
    check: 'permission-on-load',
    outcome: 'fail',
    about: 'the place of the visitor',
    answer: script('navigator.geolocation.getCurrentPosition(() => {})'),
    says: /it asks for geolocation/,
  },
  {
    check: 'script-error',
    outcome: 'pass',
    about: 'errors that are caught, and those of a browser that asks nobody',
    answer: script("try { x() } catch {} Promise.reject(new DOMException('no', 'NotAllowedError'))"),
  },
  {
    check: 'script-error',
    outcome: 'fail',
    about: 'a name that does not exist',
    answer: script('\nmenu.open()'),
    says: /ReferenceError: menu is not defined/,
    line: 2,
  },
  {
    check: 'script-error',
    outcome: 'fail',
    about: 'a promise that nobody waits for',
    answer: script("Promise.reject(new Error('no prices'))"),
    says: /Error: no prices/,
  },
  {
    check: 'script-error',
    outcome: 'not-measured',
    about: 'a library that this audit is not given',
    answer: page('<script src="/library.js"></script><script>library()</script>'),
    routes: { '/library.js': { status: 403 } },
    says: /library\.js was not answered to this audit/,
  },
  { check: 'console-error', outcome: 'pass', about: 'a warning', answer: script("console.warn('slow')") },
  {
    check: 'console-error',
    outcome: 'fail',
    about: 'an error',
    answer: script("console.error('no connection', 7)"),
    says: /^no connection 7$/,
  },
  { check: 'loading-endless', outcome: 'pass', about: 'an end', answer: page('') },
  {
    check: 'loading-endless',
    outcome: 'fail',
    about: 'an image that never comes',
    answer: page('<img src="/counter" alt="">'),
    routes: { '/counter': () => undefined },
    says: /it is not answered/,
  },
  {
    check: 'image-distorted',
    outcome: 'pass',
    about: 'its proportions',
    answer: image('/wide.gif', 'width="150" height="50"'),
    routes: PICTURES,
  },
  {
    check: 'image-distorted',
    outcome: 'pass',
    about: 'one that is cut, turned, or stretched on purpose',
    answer: page(
      `<img alt="" src="/wide.gif" width="90" height="90" style="object-fit: cover">
      <img alt="" src="/wide.gif" width="150" height="50" style="transform: rotate(30deg) scaleY(2); padding: 9px 40px">
      <img alt="" src="/spacer.gif" width="200" height="9">`,
      VIEWPORT,
    ),
    routes: PICTURES,
  },
  {
    check: 'image-distorted',
    outcome: 'fail',
    about: 'one that is squeezed',
    answer: image('/wide.gif', 'width="150" height="100"'),
    routes: PICTURES,
    says: /^300 × 100 px, shown as 150 × 100 px: http.*\/wide\.gif$/,
    selector: '#i',
  },
  { check: 'image-distorted', outcome: 'not-applicable', about: 'no images', answer: page('') },
  {
    check: 'image-blurred',
    outcome: 'pass',
    about: 'one that is shrunk, and one further down',
    answer: page(
      `<img alt="" src="/wide.gif" width="150" height="50"><div style="height: 3000px"></div>
      <img alt="" src="/tiny.gif" width="300" height="300">`,
      VIEWPORT,
    ),
    routes: PICTURES,
  },
  {
    check: 'image-blurred',
    outcome: 'fail',
    about: 'one that is enlarged',
    answer: image('/tiny.gif', 'width="300" height="300"'),
    routes: PICTURES,
    says: /^40 × 40 px, shown as 300 × 300 px/,
    selector: '#i',
  },
  { check: 'image-blurred', outcome: 'not-applicable', about: 'no images', answer: page('') },
  {
    check: 'image-blurred',
    outcome: 'not-applicable',
    about: 'one further down',
    answer: page(
      '<div style="height: 3000px"></div><img alt="" src="/tiny.gif" width="300" height="300">',
      VIEWPORT,
    ),
    routes: PICTURES,
  },
  {
    check: 'paste-prevented',
    outcome: 'pass',
    about: 'a field that takes what is pasted, and one whose script does so itself',
    answer: page(`<input name="a"><input id="code"><script>
      code.addEventListener('paste', event => {
        event.preventDefault()
        code.value = event.clipboardData.getData('text')
      })
    </script>`),
  },
  {
    check: 'paste-prevented',
    outcome: 'fail',
    about: 'a script that takes nothing',
    answer: page(`<input id="again" type="email"><script>
      again.addEventListener('paste', event => event.preventDefault())
    </script>`),
    says: /a script refuses what is pasted into this field of type "email"/,
    selector: '#again',
  },
  {
    check: 'dead-end',
    outcome: 'pass',
    about: 'links that scripts make',
    answer: page(
      `<div id="root"></div><script>root.innerHTML = '<h1>Shop</h1><a href="/more">more</a>'</script>`,
    ),
  },
  {
    check: 'script-error',
    outcome: 'not-measured',
    about: 'a page that leads on by script',
    answer: script("location.replace('/next')"),
    routes: { '/next': script('menu.open()') },
    says: /Chrome was led on from it to http/,
  },
]
