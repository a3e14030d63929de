import { quoted } from '../../../text/quoted.ts'
import type { HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { type SerpPage, serpPage } from './serp-page.ts'

/** Whether descriptions are sentences, and not the words of a menu or of buttons that a program took for the text. */
export const descriptionLabels = defineTopic({
  checks: {
    'description-of-buttons': {
      severity: 'notice',
      title: 'A description is made of the texts of buttons or links',
      why: 'A template took the start of the text of the page, and that was a form, a menu or the buttons to share it. A result or a shared link says nothing of the page.',
      fix: 'Write a description of a sentence or two for the page. The template may take that.',
      help: 'https://developers.google.com/search/docs/appearance/snippet',
      example: '<meta property="og:description" content="Share WhatsApp Telegram Facebook">',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const read = await serpPage(visit)
    return { judgements: unlessUnfilled(read.page, { 'description-of-buttons': judgeLabels(read) }) }
  },
})

/** Characters of a description that may be one of labels, and its words from which on it is more than a name. */
const MAX_TEXT = 500
const MIN_WORDS = 5
/** Buttons and links in a row with which it ends, how many of a page are looked at, and characters of each. */
const MIN_CONTROLS = 3
const MAX_CONTROLS = 2000
const MAX_CONTROL = 60
/** Controls that are quoted. */
const SHOWN = 4
/** What sentences and lists have, and labels in a row do not. */
const OF_SENTENCES = /[.!?,;…。、，؛،]|\s[-–—|·•&/]\s/u

const DESCRIPTIONS = ['description', 'og:description', 'twitter:description']

function judgeLabels({ page: { document }, meta }: SerpPage): Judgement {
  const texts = DESCRIPTIONS.flatMap(name => {
    const found = meta.first(name)
    return found ? [{ ...found, name }] : []
  })
  if (texts.length === 0) return notApplicable('the page has no description')
  // Each text once: plug-ins write one into all three.
  const suspects = new Map(texts.toReversed().map(one => [one.text, one]))
  for (const { text } of texts) if (!mayBeLabels(text)) suspects.delete(text)
  if (suspects.size === 0) return pass()
  const controls = controlsOf(document)
  return failWhere(
    Array.from(suspects.values(), one => ({ one, row: rowAtEnd(one.text, controls) })).flatMap(
      ({ one: { name, text, at }, row }) => {
        if (!row) return []
        const names = row.slice(0, SHOWN).map(control => quoted(control))
        const more = row.length > SHOWN ? ` and ${row.length - SHOWN} more` : ''
        return [
          at(
            `${name} is ${quoted(text)}: it ends with the buttons or links ${names.join(', ')}${more} of the page.`,
          ),
        ]
      },
    ),
  )
}

function mayBeLabels(text: string): boolean {
  return text.length <= MAX_TEXT && text.split(' ').length >= MIN_WORDS && !OF_SENTENCES.test(text)
}

function controlsOf(document: HtmlDocument): string[] {
  return document
    .elements('a', 'button')
    .slice(0, MAX_CONTROLS)
    .map(control => startOfSeenText(control, MAX_CONTROL))
    .filter(text => text !== '')
}

/** The controls in a row, as the page has them, with which a text ends. */
function rowAtEnd(text: string, controls: readonly string[]): readonly string[] | undefined {
  for (let first = 0; first + MIN_CONTROLS <= controls.length; first++) {
    let joined = ''
    for (let end = first; end < controls.length; end++) {
      joined += `${joined === '' ? '' : ' '}${controls[end]}`
      if (!text.includes(joined)) break
      const row = controls.slice(first, end + 1)
      const isAtEnd = text === joined || text.endsWith(` ${joined}`)
      if (isAtEnd && new Set(row).size >= MIN_CONTROLS) return row
    }
  }
  return undefined
}
