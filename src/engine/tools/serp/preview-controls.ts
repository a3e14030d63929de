import type { Element, HtmlDocument } from '../../formats/html/document.ts'
import { failEach, failWhere, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { asksNotToBeIndexed, type PageDirective } from '../../page/page-directives.ts'
import { googleDirectives } from './google-directives.ts'
import { serpPage } from './serp-page.ts'

const HELP = 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag'
const NOSNIPPET_HELP = `${HELP}#data-nosnippet-attr`

/** What the page forbids results to show of it. */
export const previewControls = defineTopic({
  checks: {
    'snippet-suppressed': {
      severity: 'notice',
      title: 'The page forbids snippets in search results',
      why: 'The result shows only a title, and Google cannot quote the page in AI answers.',
      fix: 'Remove nosnippet or max-snippet:0, unless it is intended.',
      help: HELP,
      example: '<meta name="robots" content="nosnippet">',
    },
    'image-preview-suppressed': {
      severity: 'notice',
      title: 'The page forbids image previews in search results',
      why: 'With max-image-preview:none, Google shows no image beside the result or in Discover.',
      fix: 'Set max-image-preview:large, or remove the rule, unless it is intended.',
      help: HELP,
      example: '<meta name="robots" content="max-image-preview:none">',
    },
    'data-nosnippet-misplaced': {
      severity: 'warning',
      title: 'data-nosnippet is on an element where it has no effect',
      why: 'Google reads it only on span, div and section, so this text can appear in snippets.',
      fix: 'Put the attribute on a div, span or section around the text.',
      help: NOSNIPPET_HELP,
      example: '<p data-nosnippet>Terms apply.</p>',
    },
    'data-nosnippet-unclosed': {
      severity: 'warning',
      title: 'An element with data-nosnippet is not closed',
      why: 'Google needs valid HTML here. Without the end tag, more of the page than intended may stay out of snippets.',
      fix: 'Close the element.',
      help: NOSNIPPET_HELP,
      example: '<div data-nosnippet>Terms apply.',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page } = await serpPage(visit)
    return { judgements: unlessUnfilled(page, { ...judgeRules(page), ...judgeAttributes(page) }) }
  },
})

function judgeRules(page: JudgedPage) {
  if (asksNotToBeIndexed(page.document)) {
    const none = notApplicable('the page asks not to be indexed, so there is no result of it')
    return { 'snippet-suppressed': none, 'image-preview-suppressed': none }
  }
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
    'data-nosnippet-misplaced': failEach(
      hidden,
      element =>
        NOSNIPPET_ELEMENTS.has(element.tagName)
          ? undefined
          : document.occurrence(element, `has no effect on <${element.tagName}>`),
      absent,
    ),
    'data-nosnippet-unclosed': failEach(
      known,
      element =>
        element.sourceCodeLocation && !element.sourceCodeLocation.endTag
          ? sent.document.occurrence(element, `<${element.tagName}> has no end tag`)
          : undefined,
      absent,
    ),
  }
}

function withNosnippet(document: HtmlDocument): readonly Element[] {
  return document.withAttribute('data-nosnippet')
}
