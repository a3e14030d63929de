import type { Occurrence } from '../../../api/results.ts'
import { type Element, type HtmlDocument, type Node, snippet, walk } from '../../formats/html/document.ts'
import { failWhere, type Judgement } from '../../judging/judgement.ts'

/** Elements that hold nothing but text until their end tag comes. */
const TEXT_ELEMENTS = ['iframe', 'noframes', 'noscript', 'script', 'style', 'textarea', 'title', 'xmp']
const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml'
const ELEMENT = /<[a-z]/i
const END_TAGS = /^(?:\s*<\/[a-z]+\s*>)*\s*$/i

/**
 * Whether something that is never closed takes in the rest of the page: an element that can hold only text, a comment,
 * or a tag itself. What takes in nothing but end tags does no harm.
 */
export function judgeUnclosed(document: HtmlDocument): Judgement {
  const { unfinished } = document.sourceTags
  const element = document.elements(...TEXT_ELEMENTS).findLast(isOpenAtEnd)
  if (element) {
    const lost = document.source.slice(element.sourceCodeLocation?.startTag?.endOffset)
    // A script that is not closed does not run either.
    const harms = element.tagName === 'script' ? !END_TAGS.test(lost) : ELEMENT.test(lost)
    const message =
      element.tagName === 'script'
        ? `This script is never closed, so browsers do not run it and take all ${lost.length} characters after its start tag for its code.`
        : `<${element.tagName}> is never closed and swallows ${lost.length} characters.`
    const place = placeOf(document, element.sourceCodeLocation?.startOffset ?? 0, message)
    return failWhere(harms ? [{ ...place, selector: document.selectorOf(element) }] : [])
  }
  const offset = unfinished ?? openComment(document)
  if (offset === undefined) return failWhere([])
  const lost = document.source.slice(offset)
  if (!ELEMENT.test(lost.slice(1))) return failWhere([])
  const what = unfinished === undefined ? 'A comment' : 'A tag'
  return failWhere([
    placeOf(document, offset, `${what} is never closed and swallows ${lost.length} characters.`),
  ])
}

/** Only its end tag or the end of the document ends such an element. */
function isOpenAtEnd({ namespaceURI, sourceCodeLocation: location }: Element): boolean {
  return namespaceURI === HTML_NAMESPACE && location?.startTag !== undefined && location.endTag === undefined
}

function openComment({ root, source }: HtmlDocument): number | undefined {
  let last: Node | undefined
  walk(root, node => {
    if (node.nodeName === '#comment') last = node
  })
  const location = last?.sourceCodeLocation
  if (!location || location.endOffset < source.length) return undefined
  const text = source.slice(location.startOffset, location.endOffset)
  return text.startsWith('<!--') && !/--!?>$/.test(text) ? location.startOffset : undefined
}

function placeOf(document: HtmlDocument, offset: number, message: string): Occurrence {
  const lines = document.source.slice(0, offset).split(/\r\n|\n|\r/)
  return {
    url: document.url,
    message,
    snippet: snippet(document.source.slice(offset)),
    line: lines.length,
    column: lines.at(-1)!.length + 1,
  }
}
