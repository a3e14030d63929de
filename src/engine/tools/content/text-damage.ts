import type { Occurrence } from '../../../api/results.ts'
import { attribute, textOf } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import type { TextBlock } from '../../page/text/blocks.ts'
import { doubleDecoded, wordAround } from './double-decoding.ts'
import { examinedPage, ofFirstPart } from './examined-page.ts'

/** Whether letters of the text were damaged, or are read in another encoding than they were written in. */
export const textDamage = defineTopic({
  checks: {
    'text-damaged': {
      severity: 'warning',
      title: 'Text is damaged by a wrong character encoding',
      why: 'Nobody searches for words with broken letters, and they look careless.',
      fix: 'Use UTF-8 at every step: source files, database, templates, response header.',
      help: 'https://www.w3.org/International/questions/qa-what-is-encoding',
      example: 'Itâ€™s a red bike',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page, examination, isMisread } = await examinedPage(visit)
    if (isMisread) return { judgements: { 'text-damaged': judgeMisread(page.sent) } }
    const damage = judgeDamage(page, examination.main.allBlocks)
    const judgements = ofFirstPart({ 'text-damaged': damage }, examination)
    return { judgements: unlessUnfilled(page, judgements) }
  },
})

/**
 * Finds text that was damaged on its way: UTF-8 that was taken for windows-1252 and encoded again ("cafÃ©"), and
 * U+FFFD, which a decoder puts where bytes were not valid. Code is left out.
 *
 * @see https://encoding.spec.whatwg.org/#windows-1252
 */
function judgeDamage({ document, response, encoding }: HtmlPage, blocks: readonly TextBlock[]): Judgement {
  const undecodable = !response.truncated && hasInvalidBytes(response.body, encoding)
  const occurrences: Occurrence[] = []
  const title = document.elements('title')[0]
  const texts = blocks
    .filter(({ kind }) => kind !== 'code')
    .map(({ element, prose }) => ({ element, text: prose }))
  if (title) texts.unshift({ element: title, text: textOf(title) })
  if (texts.every(({ text }) => text.trim() === '')) return notApplicable('the page has no text')
  for (const { element, text } of texts) {
    const damage = doubleDecoded(text) ?? replacement(text, undecodable)
    if (damage) occurrences.push(document.occurrence(element, damage))
  }
  return failWhere(occurrences)
}

/** The finding for a page that {@link misreadUtf8} has read again. */
function judgeMisread({ document }: HtmlPage): Judgement {
  const message =
    'The page is in UTF-8, but is declared otherwise or not at all: browsers read it as windows-1252. Send charset=utf-8 in Content-Type.'
  const place =
    document.elements('meta').find(meta => attribute(meta, 'charset') !== undefined) ?? document.html
  return fail(
    place?.sourceCodeLocation ? document.occurrence(place, message) : { url: document.url, message },
  )
}

function hasInvalidBytes(body: Buffer, encoding: string): boolean {
  if (encoding === 'x-user-defined') return false
  try {
    new TextDecoder(encoding, { fatal: true }).decode(body)
    return false
  } catch {
    return true
  }
}

/** A replacement character that the author wrote stands alone; one inside a word is a loss. */
function replacement(text: string, undecodable: boolean): string | undefined {
  const at = undecodable ? text.indexOf('\uFFFD') : text.search(/\p{L}\uFFFD|\uFFFD\p{L}/u)
  if (at < 0) return undefined
  const word = wordAround(text, text.indexOf('\uFFFD', at), 1)
  return undecodable
    ? `"${word}" has bytes that are not valid in the page's encoding.`
    : `A character of "${word}" was lost before the page was sent.`
}
