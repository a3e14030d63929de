import type { HtmlDocument } from '../../formats/html/document.ts'
import { fail, type Judgement, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { Metadata } from './metadata.ts'
import { serpPage } from './serp-page.ts'

/** Whether `<head>` holds its metadata to its end. Where it ends shows in the document as sent. */
export const head = defineTopic({
  checks: {
    'head-closed-early': {
      severity: 'error',
      title: 'Something that does not belong in <head> closes it early',
      why: 'Browsers and Google end <head> at the first thing that is not allowed there. The title, canonical, description, robots and hreflang after it become part of the body, and Google ignores them.',
      fix: 'Move the element or text that is named first into <body>, or after all metadata.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
      example: '<head><title>Red bike</title><div id="app"></div><link rel="canonical" href="…"></head>',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page, sent } = await serpPage(visit)
    return { judgements: { 'head-closed-early': judgeEnd(page.sent.document, sent.metadata) } }
  },
})

function judgeEnd(document: HtmlDocument, { breaker, displaced }: Metadata): Judgement {
  if (!breaker) return pass()
  const lost = displaced.map(element =>
    document.occurrence(element, 'counts as part of the body and is ignored'),
  )
  return fail([breaker, ...lost])
}
