import { describe, expect, test } from '@jest/globals'
import { uxTool } from '../../src/engine/tools/ux/ux.ts'
import { auditSite } from '../support/tool-runs.ts'
import type { Answer } from '../support/web-server.ts'

const outcomeOf = async (check: string, answer: Answer) =>
  (await auditSite(uxTool, { '/page': answer }, '/page')).check(check).outcome
const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Page</title>${head}</head><body>${body}</body></html>`

/** @see https://html.spec.whatwg.org/multipage/parsing.html#the-initial-insertion-mode */
describe('quirks mode, as the HTML standard lists its doctypes', () => {
  const STRICT = '"http://www.w3.org/TR/html4/strict.dtd"'
  test.each([
    ['fail', ''],
    ['fail', '<!doctype>'],
    ['fail', '<!doctype htm>'],
    ['fail', '<!doctype html public "-//W3O//DTD W3 HTML Strict 3.0//EN//">'],
    ['fail', '<!doctype html public "-/W3C/DTD HTML 4.0 Transitional/EN">'],
    ['fail', '<!doctype html public "HTML">'],
    ['fail', '<!doctype html system "http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd">'],
    ['fail', '<!doctype html public "+//Silmaril//dtd html Pro v0r11 19970101//EN">'],
    ['fail', '<!doctype html public "-//IETF//DTD HTML 2.0//EN">'],
    ['fail', '<!doctype html public "-//Netscape Comm. Corp.//DTD HTML//EN">'],
    ['fail', '<!doctype html public "-//W3C//DTD HTML 3.2 Final//EN">'],
    ['fail', '<!doctype html public "-//W3C//DTD HTML 4.0 Frameset//EN">'],
    ['fail', '<!doctype html public "-//W3C//DTD HTML 4.0 Transitional//EN">'],
    ['fail', '<!doctype html public "-//WebTechs//DTD Mozilla HTML 2.0//EN">'],
    ['fail', '<!doctype html public "-//W3C//DTD HTML 4.01 Frameset//EN">'],
    ['fail', '<!doctype html public "-//W3C//DTD HTML 4.01 Transitional//EN">'],
    ['fail', '<!DOCTYPE HTML PUBLIC "-//w3c//dtd html 4.01 transitional//en">'],
    // Limited quirks, which differ in the height of lines alone.
    ['pass', '<!doctype html public "-//W3C//DTD XHTML 1.0 Transitional//EN" "">'],
    ['pass', `<!doctype html public "-//W3C//DTD HTML 4.01 Transitional//EN" ${STRICT}>`],
    ['pass', '<!doctype html>'],
    ['pass', '<!DOCTYPE html>'],
    ['pass', '<!-- a comment, and white space -->\n <!doctype html>'],
    ['pass', '<!doctype html system "about:legacy-compat">'],
    ['pass', `<!doctype html public "-//W3C//DTD HTML 4.01//EN" ${STRICT}>`],
    ['pass', '<!doctype html public "-//W3C//DTD XHTML 1.0 Strict//EN" "x">'],
  ])('%s: %s', async (outcome, doctype) => {
    expect(await outcomeOf('quirks-mode', `${doctype}<title>x</title><p style="margin:0">x`)).toBe(outcome)
  })
})

/** @see https://html.spec.whatwg.org/multipage/semantics.html#charset */
describe('the declaration of the encoding, as the HTML standard and Lighthouse ask for it', () => {
  const sent = (head: string, type = 'text/html') => ({
    headers: { 'content-type': type },
    body: page('', head),
  })
  test.each([
    ['pass', '<meta charset="utf-8">', 'text/html'],
    ['pass', '<meta charset=UTF-8>', 'text/html'],
    ['pass', '<meta http-equiv="Content-type" content="text/html; charset=utf-8">', 'text/html'],
    ['pass', '', 'text/html; charset="utf-8"'],
    ['pass', '', 'text/html;charset=ISO-8859-1'],
    ['fail', '', 'text/html'],
    ['fail', '', 'text/html; charset='],
    ['fail', '<meta charset="utf8mb4">', 'text/html'],
    ['fail', '<meta http-equiv="Content-type" content="text/html">', 'text/html'],
    ['fail', `<!-- ${'x'.repeat(1024)} --><meta charset="utf-8">`, 'text/html'],
  ])('%s: %s sent as %s', async (outcome, head, type) => {
    expect(await outcomeOf('encoding-undeclared', sent(head, type))).toBe(outcome)
  })
})

/** @see https://html.spec.whatwg.org/multipage/parsing.html#parse-errors */
describe('parse errors, by the examples of the HTML standard', () => {
  test.each([
    // "non-void-html-element-start-tag-with-trailing-solidus": the following is inside of it, and not lost.
    ['unclosed-element', 'pass', page('<div/><span></span><span></span>')],
    // "eof-in-comment", "eof-in-tag", "eof-in-script-html-comment-like-text": only where something is lost.
    ['unclosed-element', 'pass', page('<p>x</p><div id=')],
    ['unclosed-element', 'fail', page('<script><!-- foo')],
    ['unclosed-element', 'fail', page('<style>p {}<p>x</p>')],
    ['unclosed-element', 'pass', page('<style>p {} </style ><p>x</p>')],
    // "nested-comment", "incorrectly-closed-comment": both are closed.
    ['unclosed-element', 'pass', page('<!-- <!-- nested --> <p>x</p>')],
    ['unclosed-element', 'pass', page('<!-- comment --!> <p>x</p>')],
    // A foreign element may be closed by a slash.
    ['unclosed-element', 'pass', page('<svg><style/><title/><script/></svg><p>x</p>')],
  ])('%s: %s for %s', async (check, outcome, source) => {
    expect(await outcomeOf(check, source)).toBe(outcome)
  })
})

/** @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission */
describe('implicit submission, as the HTML standard defines it', () => {
  const FIELDS = '<input name="a"><input name="b" type="search">'
  test.each([
    ['pass', '<input name="a">'],
    ['pass', `${FIELDS}<button>Go</button>`],
    ['pass', `${FIELDS}<input type="submit">`],
    ['pass', `${FIELDS}<input type="image" src="x" alt="Go">`],
    ['pass', `${FIELDS}<button type="nonsense">Go</button>`],
    ['pass', '<input name="a"><input name="b" type="checkbox"><input type="hidden" name="c">'],
    ['fail', FIELDS],
    ['fail', '<input type="date" name="a"><input type="time" name="b">'],
    ['fail', '<input type="unknown" name="a"><input name="b">'],
  ])('%s: %s', async (outcome, content) => {
    expect(await outcomeOf('form-without-submit', page(`<form action="/go">${content}</form>`))).toBe(outcome)
  })
})
