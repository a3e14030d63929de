import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { failAmong, failWhere } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import type { PageDirective } from '../../page/page-directives.ts'
import { googleDirectives } from './google-directives.ts'
import { serpPage } from './serp-page.ts'

const HELP = 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag'
const NOSNIPPET_HELP = `${HELP}#data-nosnippet-attr`

/** What the page forbids results to show of it. */
export const previewControls = defineTopic({
  checks: {
    'snippet-suppressed': {
      severity: 'notice',
      title: 'The page forbids a snippet in search results',
      why: 'The result shows a title alone, and the page cannot be quoted in AI answers of Google.',
      fix: 'Remove nosnippet or max-snippet:0 unless it is meant.',
      help: HELP,
      example: '<meta name="robots" content="nosnippet">',
    },
    'image-preview-suppressed': {
      severity: 'notice',
      title: 'The page forbids image previews in search results',
      why: 'With max-image-preview:none no image stands beside the result, and Google Discover shows none.',
      fix: 'Set max-image-preview:large, or leave the rule out unless it is meant.',
      help: HELP,
      example: '<meta name="robots" content="max-image-preview:none">',
    },
    'data-nosnippet-misplaced': {
      severity: 'warning',
      title: 'data-nosnippet stands on an element where it has no effect',
      why: 'Google knows it on span, div and section alone; the text that should stay out of snippets can appear in them.',
      fix: 'Put the attribute on a div, span or section around the text.',
      help: NOSNIPPET_HELP,
      example: '<p data-nosnippet>Terms apply.</p>',
    },
    'data-nosnippet-unclosed': {
      severity: 'warning',
      title: 'An element with data-nosnippet is not closed',
      why: 'Google asks for valid HTML here: without the end tag more of the page than meant may stay out of snippets.',
      fix: 'Close the element.',
      help: NOSNIPPET_HELP,
      example: '<div data-nosnippet>Terms apply.',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page } = await serpPage(visit)
    return { judgements: unlessUnfilled(page, { ...judgeRules(page), ...judgeAttributes(page) }) }
  },
})

function judgeRules(page: JudgedPage) {
  const directives = googleDirectives(page)
  const found = (matches: (rule: PageDirective) => boolean) =>
    failWhere(
      directives.filter(matches).map(({ where, name, value }) => ({
        ...where,
        message: value === undefined ? name : `${name}:${value}`,
      })),
    )
  return {
    'snippet-suppressed': found(
      ({ name, value }) => name === 'nosnippet' || (name === 'max-snippet' && value === '0'),
    ),
    'image-preview-suppressed': found(
      ({ name, value }) => name === 'max-image-preview' && value?.toLowerCase() === 'none',
    ),
  }
}

const NOSNIPPET_ELEMENTS = new Set(['span', 'div', 'section'])

/** Whether elements are closed shows in the source alone, so the document as sent tells. */
function judgeAttributes({ document, sent }: JudgedPage) {
  const hidden = withNosnippet(document)
  const known = withNosnippet(sent.document).filter(element => NOSNIPPET_ELEMENTS.has(element.tagName))
  const absent = 'the page does not use data-nosnippet'
  return {
    'data-nosnippet-misplaced': failAmong(
      hidden,
      hidden
        .filter(element => !NOSNIPPET_ELEMENTS.has(element.tagName))
        .map(element => document.occurrence(element, `has no effect on <${element.tagName}>`)),
      absent,
    ),
    'data-nosnippet-unclosed': failAmong(
      known,
      known
        .filter(element => element.sourceCodeLocation && !element.sourceCodeLocation.endTag)
        .map(element => sent.document.occurrence(element, `<${element.tagName}> has no end tag`)),
      absent,
    ),
  }
}

function withNosnippet(document: HtmlDocument): Element[] {
  return document.elements().filter(element => attribute(element, 'data-nosnippet') !== undefined)
}
