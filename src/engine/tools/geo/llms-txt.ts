import type { JsonObject, Occurrence } from '../../../api/results.ts'
import { snippet } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { defineTopic, type Findings } from '../../judging/tool-definition.ts'
import { type Exchange, mediaType } from '../../network/exchange.ts'
import { isSuccess, provesNothing } from '../../network/status.ts'
import { deploymentRoot } from '../../syntax/preview.ts'
import { shownPage } from '../../visit/shown-page.ts'

/** Characters below which an llms.txt says nothing. */
const MIN_CHARACTERS = 50
/** Most faults that are listed. */
const MAX_FAULTS = 20

/** The form of an llms.txt, where a site has one. None is needed. */
export const llmsTxt = defineTopic({
  checks: {
    'llms-txt-invalid': {
      scope: 'site',
      severity: 'notice',
      title: 'llms.txt does not follow its format',
      why: 'Tools that read the file expect Markdown with one title. Google does not use it.',
      fix: 'Begin with "# Name", use "## " for sections, and send the file as text/plain. Or remove it.',
      help: 'https://llmstxt.org/',
      example: '/llms.txt that does not begin with "# " and a name',
    },
  },
  async judge(visit) {
    const { url: page } = await shownPage(visit)
    const url = `${deploymentRoot(visit.preview, new URL(page).origin)}/llms.txt`
    return judgeLlmsTxt(url, await visit.fetchForSite(url))
  },
})

/** @param exchange what answered at its address */
export function judgeLlmsTxt(url: string, { final, failure }: Exchange): Findings<'llms-txt-invalid'> {
  if (failure) return without(notMeasured(`${failure.url} ${failure.message}`))
  const { status } = final
  if (provesNothing(status)) return without(notMeasured(`${url} answers ${status}`))
  const text = final.body.toString('utf8').replace(/^\uFEFF/, '')
  const type = mediaType(final)
  const isPage = type === 'text/html' || /^\s*<(?:!doctype|html)/i.test(text)
  if (!isSuccess(status) || isPage) return without(notApplicable('the site has no llms.txt'))
  const faults = [...typeFaults(final.url, type), ...formFaults(final.url, text)]
  return {
    judgements: { 'llms-txt-invalid': failWhere(faults.slice(0, MAX_FAULTS)) },
    facts: { llmsTxt: { url: final.url, type, characters: text.length, ...outlineOf(text) } },
  }
}

function without(judgement: Judgement) {
  return { judgements: { 'llms-txt-invalid': judgement }, facts: { llmsTxt: null } }
}

function typeFaults(url: string, type: string): Occurrence[] {
  const good = type === '' || type === 'text/plain' || type === 'text/markdown' || type === 'text/x-markdown'
  return good
    ? []
    : [{ url, message: `The file is sent as ${type}. Send it as text/plain or text/markdown.` }]
}

interface Line {
  text: string
  number: number
}

/** Lines with text outside of fenced code. */
function linesOf(text: string): Line[] {
  let fenced = false
  return text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    const isFence = /^\s*(?:```|~~~)/.test(line)
    if (isFence) fenced = !fenced
    return fenced || isFence || line.trim() === '' ? [] : [{ text: line.trim(), number: index + 1 }]
  })
}

const TITLE = /^#\s+\S/

function formFaults(url: string, text: string): Occurrence[] {
  const { length } = text.trim()
  const lines = linesOf(text)
  const place = ({ number, text: line }: Line, message: string): Occurrence => ({
    url,
    line: number,
    snippet: snippet(line),
    message,
  })
  const [first] = lines
  const faults: Occurrence[] = []
  if (length < MIN_CHARACTERS) {
    faults.push({ url, message: `The file has only ${length} characters (notice below ${MIN_CHARACTERS}).` })
  }
  if (first && !TITLE.test(first.text)) {
    faults.push(place(first, 'The file does not begin with a title such as "# Name".'))
  }
  const titles = lines.filter(line => TITLE.test(line.text))
  for (const title of titles.slice(1))
    faults.push(place(title, 'This is a second title; use "## " for sections.'))
  const start = lines.findIndex(line => /^##\s/.test(line.text))
  const items = start === -1 ? [] : lines.slice(start).filter(isListItem)
  // Facts without links stand beside the links in many files, and assistants read them as well.
  if (items.length > 0 && !lines.some(hasLink)) {
    faults.push(place(items[0]!, 'The sections of the file link to no page.'))
  }
  return faults
}

function isListItem({ text }: Line): boolean {
  return /^[-*+]\s/.test(text)
}

function hasLink({ text }: Line): boolean {
  return /\]\([^\s()]/.test(text) || /<https?:/.test(text) || /https?:\/\//.test(text)
}

function outlineOf(text: string): JsonObject {
  const lines = linesOf(text)
  return {
    title:
      lines
        .find(({ text: line }) => /^#\s/.test(line))
        ?.text.slice(1, 200)
        .trim() ?? null,
    sections: lines.filter(({ text: line }) => /^##\s/.test(line)).length,
    links: lines.filter(line => isListItem(line) && hasLink(line)).length,
  }
}
