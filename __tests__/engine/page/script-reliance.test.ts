import { describe, expect, test } from '@jest/globals'
import { HtmlDocument } from '../../../src/engine/formats/html/document.ts'
import type { HtmlPage } from '../../../src/engine/page/html-page.ts'
import { relianceOnScripts } from '../../../src/engine/page/script-reliance.ts'

const URL = 'https://www.example.com/'
const TITLE = '<title>Red bikes</title>'
const MAIN =
  '<main><h1>Red bikes</h1><p>They have a light frame of steel and ride well on every road.</p></main>'
const SCRIPT = '<script src="/a.js"></script>'

function relianceOf(head: string, body: string): string | undefined {
  const document = new HtmlDocument(`<!doctype html><head>${head}</head><body>${body}</body>`, URL)
  return relianceOnScripts({ url: URL, document } as HtmlPage)
}

describe('the HTML of a page shows that scripts have something to do:', () => {
  test.each([
    ['a shell', TITLE, `<div id="root"></div>${SCRIPT}`, '<div id="root"> is empty as sent'],
    ['an empty main element', TITLE, `<h1>Shop</h1><main></main>${SCRIPT}`, '<main> is empty as sent'],
    [
      'a main element that waits',
      TITLE,
      `<h1>Shop</h1><div role="main">Loading…</div>${SCRIPT}`,
      '<div> says "Loading…" as sent',
    ],
    [
      'a framework without a title',
      '',
      `<div id="__next">${MAIN}</div>${SCRIPT}`,
      'a framework makes the page, and no title is sent',
    ],
    [
      'a framework with an empty H1',
      TITLE,
      `<astro-island><p>Text of the page.</p></astro-island><h1></h1>${SCRIPT}`,
      'a framework makes the page, and its H1 is empty as sent',
    ],
    [
      'a title to be filled',
      '<title>{{ page.title }}</title>',
      MAIN + SCRIPT,
      'its title or H1 has a place as sent that scripts fill',
    ],
    [
      'a canonical to be filled',
      `${TITLE}<link rel="canonical" href="https://www.example.com/\${path}">`,
      MAIN + SCRIPT,
      '<link> has a place as sent that scripts fill',
    ],
    [
      'a description to be filled',
      `${TITLE}<meta name="description" content="__META_DESCRIPTION__">`,
      MAIN + SCRIPT,
      '<meta> has a place as sent that scripts fill',
    ],
    [
      'structured data to be filled',
      `${TITLE}<script type="application/ld+json">{"@type":"Product","name":"{{name}}"}</script>`,
      MAIN + SCRIPT,
      'its structured data has a place as sent that scripts fill',
    ],
    [
      'a script that may lead elsewhere',
      TITLE,
      `${MAIN}<script>if (navigator.language === 'de') window.location.href = '/de/'</script>`,
      'a script in it may lead elsewhere',
    ],
    [
      'a script that may replace it',
      TITLE,
      `${MAIN}<script>if (top === self) location.replace('/new')</script>`,
      'a script in it may lead elsewhere',
    ],
  ])('%s', (_, head, body, reason) => {
    expect(relianceOf(head, body)).toBe(reason)
  })
})

describe('it shows nothing of that with', () => {
  test.each([
    ['a text of its own', TITLE, MAIN + SCRIPT],
    ['no scripts', '', '<div id="root"></div>'],
    ['a gallery in its main element', TITLE, `<h1>Bikes</h1><main><img src="/a.jpg" alt=""></main>${SCRIPT}`],
    ['a framework that sends all', TITLE, `<div id="__next">${MAIN}</div>${SCRIPT}`],
    [
      'a script that reads the address',
      TITLE,
      `${MAIN}<script>send(location.href == '/', {location: 1})</script>`,
    ],
    [
      'a program that can lead elsewhere',
      TITLE,
      `${MAIN}<script>location.href='/a';${'a()'.repeat(999)}</script>`,
    ],
    ['code of a template in its text', TITLE, `${MAIN}<pre>{{ title }}</pre>${SCRIPT}`],
  ])('%s', (_, head, body) => {
    expect(relianceOf(head, body)).toBeUndefined()
  })
})
