import type { Occurrence } from '../../../api/results.ts'
import { attribute, type Element, type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { inlineScripts } from '../../page/scripts.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { comparedPassword } from './compared-password.ts'

/** Whether the page holds the password that it asks for. */
export const pagePasswords = defineTopic({
  checks: {
    'password-in-page': {
      severity: 'warning',
      title: 'The password that the page asks for stands in its code',
      why: 'Anybody can read it there, so it protects nothing, nor anything else that has the same password.',
      fix: 'Let the server check the password, and choose a new one: this one is known.',
      help: 'https://cwe.mitre.org/data/definitions/602.html',
      example: "if (prompt('Password') === 'secret') showMembers()",
    },
  },
  async judge(visit) {
    const { document } = await visit.htmlPage()
    return { judgements: { 'password-in-page': judge(document) } }
  },
})

/** Scripts and handlers that are looked at. */
const MAX_SCRIPTS = 50
const MAX_HANDLERS = 500
const HANDLERS = ['onclick', 'onsubmit', 'onchange', 'onkeyup', 'onkeydown', 'onload']
/** Samples of code that a page shows, characters of each, and of the text of the page. */
const MAX_SAMPLES = 500
const MAX_SAMPLE = 20_000
const MAX_TEXT = 50_000
/** Characters before a password among which a text says what it is. */
const BEFORE = 40

/** Code of the page, and the element and the attribute that hold it. */
interface Code {
  element: Element
  what: string
  text: string
}

function judge(document: HtmlDocument): Judgement {
  const codes = codesOf(document)
  if (codes.length === 0) return notApplicable('the page has no script or handler in its HTML')
  const hasField = document
    .elements('input')
    .some(input => attribute(input, 'type')?.trim().toLowerCase() === 'password')
  const found = codes.flatMap(code => {
    const compared = comparedPassword(code.text, hasField)
    return compared ? [{ code, ...compared }] : []
  })
  if (found.length === 0) return failWhere([])
  const isTold = toldBy(document)
  return failWhere(
    found
      .filter(({ password, written }) => !isTold(password, written))
      .map(({ code, written }) => placeOf(document, code, written)),
  )
}

function codesOf(document: HtmlDocument): Code[] {
  const scripts = inlineScripts(document)
    .slice(0, MAX_SCRIPTS)
    .map(element => ({ element, what: 'The script', text: textOf(element) }))
  const handlers = document
    .withAttribute(...HANDLERS)
    .slice(0, MAX_HANDLERS)
    .flatMap(element =>
      HANDLERS.flatMap(what => {
        const text = attribute(element, what)
        return text === undefined ? [] : [{ element, what, text }]
      }),
    )
  return [...scripts, ...handlers]
}

/** Tells whether readers are told a password, as that of a demo, or shown the code, as in a manual. */
function toldBy(document: HtmlDocument): (password: string, written: string) => boolean {
  const text = document.body ? startOfSeenText(document.body, MAX_TEXT) : ''
  const samples = document
    .elements('pre', 'code')
    .slice(0, MAX_SAMPLES)
    .map(sample => textOf(sample).slice(0, MAX_SAMPLE))
  return (password, written) => {
    const at = text.indexOf(password)
    const before = text.slice(Math.max(0, at - BEFORE), Math.max(0, at))
    return (
      /pass|pwd|pin|contrase|kennwort|has[lł]o|heslo/i.test(before) ||
      samples.some(sample => sample.includes(written))
    )
  }
}

/** Where it stands, without a snippet: reports are read by more people than the page. */
function placeOf(document: HtmlDocument, { element, what, text }: Code, written: string): Occurrence {
  const { snippet: _, ...place } = document.occurrence(
    element,
    `${what} compares what was typed with a password that stands in the page.`,
  )
  const start = element.sourceCodeLocation?.startOffset
  const offset = start === undefined || !text.includes(written) ? -1 : document.source.indexOf(written, start)
  return offset < 0 ? place : { ...place, ...document.positionAt(offset) }
}
