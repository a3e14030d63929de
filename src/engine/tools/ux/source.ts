import { type HtmlDocument, snippet } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { mediaType } from '../../network/exchange.ts'
import { NotApplicable } from '../../not-measured.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { placeOfTag, type SourceTag, sentTags } from './source-tags.ts'
import { judgeUnclosed } from './unclosed.ts'

/** What the source of the page shows, whatever stands in it. */
export const source = defineTopic({
  checks: {
    'quirks-mode': {
      severity: 'warning',
      title: 'Browsers lay the page out in quirks mode',
      why: 'They then imitate the faults of browsers of the 1990s: widths, heights and line heights differ from what the styles say, and from other pages of the site.',
      fix: 'Begin the document with <!doctype html>, before anything else.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Guides/Quirks_mode_and_standards_mode',
      example: '<html><head><title>No doctype</title>',
    },
    frameset: {
      severity: 'warning',
      title: 'The page is made of frames',
      why: 'Search engines index each frame as a page of its own, without the frames around it, and visitors can neither link to nor bookmark what they see.',
      fix: 'Put the content and its navigation into one document.',
      help: 'https://html.spec.whatwg.org/multipage/obsolete.html#frames',
      example: '<frameset cols="20%,80%"><frame src="menu.html"><frame src="text.html"></frameset>',
    },
    'unclosed-element': {
      severity: 'error',
      title: 'An element that is never closed swallows the rest of the page',
      why: 'Browsers and search engines take all that follows for its text: neither content nor links behind it exist for them.',
      fix: 'Write its end tag; in HTML a slash at the end of the start tag, as in <iframe />, closes nothing.',
      help: 'https://html.spec.whatwg.org/multipage/parsing.html#parse-error-non-void-html-element-start-tag-with-trailing-solidus',
      example: '<iframe src="/map" />\n<h2>What comes after the map is not shown</h2>',
    },
    'repeated-document-tag': {
      severity: 'notice',
      title: 'The source begins <html>, <head> or <body> more than once',
      why: 'Templates have been put into each other: browsers drop the second tag, and metadata that was written for a second <head> is ignored.',
      fix: 'Let one template write these elements, and leave them out of the parts that it includes.',
      help: 'https://html.spec.whatwg.org/multipage/sections.html#the-body-element',
      example: '<body><header>…</header><html><body><main>…</main>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, source: read } = await sentTags(visit)
    assertHtml(page)
    const { document, response } = page
    return {
      judgements: {
        'quirks-mode': judgeQuirks(document),
        frameset: failWhere(
          document
            .elements('frameset')
            .slice(0, 1)
            .map(element => document.occurrence(element, `${document.elements('frame').length} frames`)),
        ),
        'unclosed-element': response.truncated
          ? notMeasured('the page is too large to be read to its end')
          : judgeUnclosed(document, read),
        'repeated-document-tag': judgeRepeatedTags(document, read.tags),
      },
    }
  },
})

/**
 * XML has its own rules for all of this, and browsers show nothing of a page that breaks them.
 *
 * @throws NotApplicable where the page is sent as XML
 */
export function assertHtml({ response }: HtmlPage): void {
  if (mediaType(response) === 'application/xhtml+xml') throw new NotApplicable('the page is sent as XML')
}

/** @see https://html.spec.whatwg.org/multipage/parsing.html#the-initial-insertion-mode */
function judgeQuirks(document: HtmlDocument): Judgement {
  if (!document.quirks) return pass()
  const { doctype, source, url } = document
  const message = doctype
    ? 'the doctype is one that asks for it'
    : /<!doctype/i.test(source)
      ? 'something stands before the doctype'
      : 'there is no doctype'
  return fail({ url, message, snippet: snippet(source), line: 1, column: 1 })
}

function judgeRepeatedTags(document: HtmlDocument, tags: readonly SourceTag[]): Judgement {
  const repeated = ['html', 'head', 'body'].flatMap(name => {
    const [first, ...others] = tags.filter(tag => tag.name === name)
    const message = `<${name}> has begun in line ${first?.line}`
    return others.map(tag => placeOfTag(document, tag, message))
  })
  return failWhere(repeated)
}
