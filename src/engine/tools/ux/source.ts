import { attribute, type HtmlDocument, snippet } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { mediaType } from '../../network/exchange.ts'
import { isGone } from '../../network/status.ts'
import { NotApplicable } from '../../not-measured.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { shownPage } from '../../visit/shown-page.ts'
import type { Visit } from '../../visit/visit.ts'
import { placeOfTag } from './source-tags.ts'
import { judgeUnclosed } from './unclosed.ts'

/** What the source of the page shows, whatever stands in it. */
export const source = defineTopic({
  checks: {
    'quirks-mode': {
      severity: 'warning',
      title: 'Browsers lay the page out in quirks mode',
      why: 'Browsers then imitate those of the 1990s: sizes and line heights may differ from what the CSS says, and from other pages of the site.',
      fix: 'Make <!doctype html> the first thing in the document.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Guides/Quirks_mode_and_standards_mode',
      example: '<html><head><title>No doctype</title>',
    },
    frameset: {
      severity: 'warning',
      title: 'The page is made of frames',
      why: 'Search engines index each frame as a page of its own, and visitors can neither link to nor bookmark what they see.',
      fix: 'Put the content and its navigation into one document.',
      help: 'https://html.spec.whatwg.org/multipage/obsolete.html#frames',
      example: '<frameset cols="20%,80%"><frame src="menu.html"><frame src="text.html"></frameset>',
    },
    'unclosed-element': {
      severity: 'error',
      title: 'Something is never closed and swallows the rest of the page',
      why: 'Browsers and search engines take everything after it for its text: they see no content and no links there. A script that is never closed does not run either.',
      fix: 'Add its end tag, such as </script>, or the --> of a comment. In HTML a slash at the end of the start tag, such as <iframe />, closes nothing.',
      help: 'https://html.spec.whatwg.org/multipage/syntax.html#optional-tags',
      example: '<iframe src="/map" />\n<h2>What comes after the map is not shown</h2>',
    },
    'repeated-document-tag': {
      severity: 'notice',
      title: 'The source has more than one <html>, <head> or <body>',
      why: 'One template was put into another. Browsers drop the second tag and ignore metadata in a second <head>.',
      fix: 'Let only one template write these elements, and remove them from the parts that it includes.',
      help: 'https://html.spec.whatwg.org/multipage/sections.html#the-body-element',
      example: '<body><header>…</header><html><body><main>…</main>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownPage(visit)
    assertHtml(page)
    const { document, response } = page
    return {
      judgements: {
        'quirks-mode': await judgeQuirks(visit, document),
        frameset: failWhere(
          document
            .elements('frameset')
            .slice(0, 1)
            .map(element =>
              document.occurrence(
                element,
                `The page is made of ${document.elements('frame').length} frames.`,
              ),
            ),
        ),
        'unclosed-element': response.truncated
          ? notMeasured('the page is too large to be read to its end')
          : judgeUnclosed(document),
        'repeated-document-tag': judgeRepeatedTags(document),
      },
    }
  },
})

/**
 * XML has its own rules for all of this, and `xml-malformed` tells of a page that breaks them.
 *
 * @throws NotApplicable where the page is sent as XML
 */
export function assertHtml({ response }: HtmlPage): void {
  if (mediaType(response) === 'application/xhtml+xml') throw new NotApplicable('the page is sent as XML')
}

/** @see https://html.spec.whatwg.org/multipage/parsing.html#the-initial-insertion-mode */
async function judgeQuirks(visit: Visit, document: HtmlDocument): Promise<Judgement> {
  if (!document.quirks) return pass()
  if (await isUnstyled(visit, document))
    return notApplicable('the page has no styles and no tables, so it looks the same in quirks mode')
  const { doctype, source, url } = document
  const message = doctype
    ? 'This doctype asks for quirks mode.'
    : /<!doctype/i.test(source)
      ? 'There is text before the doctype.'
      : 'The page has no doctype.'
  return fail({ url, message, snippet: snippet(source), line: 1, column: 1 })
}

/** Style sheets of a page of which it is found out whether they are there. */
const MAX_ASKED = 3

/**
 * Whether nothing on a page is laid out otherwise in quirks mode: it has no style but such as is missing, which is a broken
 * link, no script that might bring some, and neither tables nor sizes, which old browsers treated in their own way.
 */
async function isUnstyled(visit: Visit, document: HtmlDocument): Promise<boolean> {
  for (const { tagName, attrs } of document.elements()) {
    if (SHAPED.test(tagName) || attrs.some(({ name }) => /^(?:style|height|width)$/.test(name))) return false
  }
  const sheets = document
    .elements('link')
    .filter(link => /\bstylesheet\b/i.test(attribute(link, 'rel') ?? ''))
    .map(link => document.resolve(attribute(link, 'href') ?? ''))
  if (sheets.length > MAX_ASKED) return false
  for (const url of sheets) {
    if (url === undefined || URL.parse(url)?.origin !== new URL(document.url).origin) return false
    const { status } = await visit.linkAnswer(url)
    if (status === null || !isGone(status)) return false
  }
  return true
}

/** Elements that bring styles, or that quirks mode treats otherwise. */
const SHAPED = /^(?:style|script|table|frameset|iframe|svg|math|object|embed)$/

function judgeRepeatedTags(document: HtmlDocument): Judgement {
  const repeated = ['html', 'head', 'body'].flatMap(name => {
    const [first, ...others] = document.sourceTags.noted.filter(tag => tag.name === name)
    return others.map(tag => {
      const { line } = document.positionAt(first!.offset)
      return placeOfTag(document, tag, `The first <${name}> is in line ${line}.`)
    })
  })
  return failWhere(repeated)
}
