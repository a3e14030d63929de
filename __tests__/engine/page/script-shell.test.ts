import { describe, expect, test } from '@jest/globals'
import { HtmlDocument } from '../../../src/engine/formats/html/document.ts'
import { scriptShellOf } from '../../../src/engine/page/script-shell.ts'
import { runsScripts } from '../../../src/engine/page/scripts.ts'

const SCRIPT = '<script type="module" src="/app.js"></script>'
const open = (body: string) => new HtmlDocument(body, 'https://www.example.com/')

describe('a document is the shell of an app', () => {
  test.each([
    ['with an empty root', `<div id="root"></div>${SCRIPT}`, '<div id="root"> is empty as sent'],
    [
      'with a root that says to wait',
      `<div id="app">Loading…</div>${SCRIPT}`,
      '<div id="app"> is empty as sent',
    ],
    ['with a spinner and a word', `<div id="root"><svg></svg>Please wait</div>${SCRIPT}`, '<div id="root">'],
    ['with an empty custom element', `<app-root></app-root>${SCRIPT}`, '<app-root> is empty as sent'],
    ['with an empty body', SCRIPT, '<body> is empty as sent'],
    ['with text for those without scripts', `<noscript>Enable it</noscript>${SCRIPT}`, '<body> is empty'],
  ])('%s', (_, body, message) => {
    expect(scriptShellOf(open(body))?.message).toContain(message)
  })
})

describe('a document is no shell', () => {
  test.each([
    ['without scripts', '<div id="root"></div>'],
    ['with data in place of scripts', '<div id="root"></div><script type="application/ld+json">{}</script>'],
    ['with text', `<div id="root"></div><p>${'word '.repeat(60)}</p>${SCRIPT}`],
    ['with its headline', `<h1>Eq</h1><x-toolbar></x-toolbar>${SCRIPT}`],
    [
      'with a form behind the outlet of its router',
      `<app-root><router-outlet></router-outlet><app-login>Password</app-login></app-root>${SCRIPT}`,
    ],
    ['with a picture in its root', `<div id="root"><img src="/x.png"></div>${SCRIPT}`],
    ['with text in its root', `<div id="content"><p>Closed today</p></div>${SCRIPT}`],
    ['where the empty place is hidden', `<p>Closed</p><div hidden><div id="root"></div></div>${SCRIPT}`],
  ])('%s', (_, body) => {
    expect(scriptShellOf(open(body))).toBeUndefined()
  })
})

describe('whether anything runs on a page', () => {
  test.each([
    [true, '<script>1</script>'],
    [true, '<script type="text/javascript" src="/a.js"></script>'],
    [true, '<img src="/a.png" onerror="this.remove()">'],
    [true, '<body onload="start()">'],
    [true, '<iframe src="javascript:parent.start()"></iframe>'],
    [true, '<svg><script>1</script></svg>'],
    [false, '<p>Text</p>'],
    [false, '<script type="application/json">{}</script>'],
    [false, '<a href="/a" onclick="go()">A</a><p onmouseover="x()">B</p>'],
    [false, '<noscript><script>1</script></noscript>'],
  ])('%s: %s', (runs, body) => {
    expect(runsScripts(open(body))).toBe(runs)
  })
})
