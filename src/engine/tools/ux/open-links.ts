import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { shownPage } from '../../visit/shown-page.ts'
import { assertHtml } from './source.ts'

/** Whether each link ends before the next one begins. */
export const openLinks = defineTopic({
  checks: {
    'link-unclosed': {
      severity: 'warning',
      title: 'A link begins inside another link that is not closed',
      why: 'A link cannot contain another link: browsers end the first one there. What was to follow in it, such as the text of a card, leads nowhere, or links without text appear.',
      fix: 'Close each <a> before the next one. For a card with a link of its own inside, make only its heading the link and stretch it by CSS.',
      help: 'https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element',
      example: '<a href="/red-bike"><img …> <a href="/brands/kranz">Kranz</a> Red bike</a>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownPage(visit)
    assertHtml(page)
    return { judgements: { 'link-unclosed': judge(page.document) } }
  },
})

/** Characters of a text and of an address in a message. */
const MAX_TEXT = 60
const MAX_ADDRESS = 120
const END = /<\/a[\s/>]/i
const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml'
/** Whatever is open, a cell of a table and the like ends it. */
const ENDS_ALL = /<\/?(?:td|th|tr|caption|table|applet|marquee|object|template)[\s/>]/i

function judge(document: HtmlDocument): Judgement {
  const anchors = anchorsOf(document)
  if (!anchors.some(isLink)) return notApplicable('the page has no links')
  return failWhere(
    anchors.flatMap((anchor, index) => {
      const before = anchors[index - 1]
      if (!before || !isLink(before) || !isLink(anchor)) return []
      const between = document.source.slice(
        before.sourceCodeLocation!.startTag!.endOffset,
        anchor.sourceCodeLocation!.startOffset,
      )
      if (END.test(between) || ENDS_ALL.test(between)) return []
      return [document.occurrence(anchor, `${nameOf(anchor)} begins where ${stillOpen(document, before)}.`)]
    }),
  )
}

/** The tags `<a>` of the source in its order; of one that is not closed the parser may make several elements. */
function anchorsOf(document: HtmlDocument): Element[] {
  const byOffset = new Map<number, Element>()
  for (const element of document.elements('a')) {
    const place = element.sourceCodeLocation
    if (place?.startTag === undefined || element.namespaceURI !== HTML_NAMESPACE) continue
    if (!byOffset.has(place.startOffset)) byOffset.set(place.startOffset, element)
  }
  return [...byOffset].sort(([a], [b]) => a - b).map(([, element]) => element)
}

function isLink(anchor: Element): boolean {
  return attribute(anchor, 'href') !== undefined
}

/** What is to be closed, with its line. */
function stillOpen(document: HtmlDocument, link: Element): string {
  const { line } = document.positionAt(link.sourceCodeLocation!.startOffset)
  return attribute(link, 'href')!.includes('<')
    ? `the URL of the link before (line ${line}) lacks its closing quote`
    : `${addressOf(link)} (line ${line}) is still open`
}

function addressOf(link: Element): string {
  const address = attribute(link, 'href')!.trim()
  return address === '' ? 'a link with an empty href' : `the link to ${address.slice(0, MAX_ADDRESS)}`
}

function nameOf(link: Element): string {
  const text = startOfSeenText(link, MAX_TEXT)
  if (text !== '') return `"${text}"`
  const address = addressOf(link)
  return `${address[0]!.toUpperCase()}${address.slice(1)}`
}
