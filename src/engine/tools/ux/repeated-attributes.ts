import { cutEnd } from '../../../text/cut.ts'
import type { Element, HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { shownPage } from '../../visit/shown-page.ts'
import { assertHtml } from './source.ts'

/** Whether all attributes that the source gives an element count. */
export const repeatedAttributes = defineTopic({
  checks: {
    'attribute-repeated': {
      severity: 'notice',
      title: 'An element has the same attribute twice',
      why: 'Browsers take the first one and drop the other: the class, style, alt or URL in the second one is lost.',
      fix: 'Write the attribute once, with all that it needs: class="card wide".',
      help: 'https://html.spec.whatwg.org/multipage/parsing.html#parse-error-duplicate-attribute',
      example: '<div class="card" class="wide">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownPage(visit)
    assertHtml(page)
    return { judgements: { 'attribute-repeated': judge(page.document) } }
  },
})

/** Characters of a value in a message. */
const MAX_VALUE = 60
/** An attribute as the standard's tokenizer reads it: blanks and slashes before it, its name, its value. */
const ATTRIBUTE = /[\s/]*(=?[^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)?))?/y

/** Other names are parts of a template, or of a tag that is not closed. */
const NAME = /^[a-z][a-z\d-]{0,40}$/

interface Written {
  name: string
  value: string
}

function judge(document: HtmlDocument): Judgement {
  // The parser may make several elements of one tag.
  const byOffset = new Map(
    document.elements().map(element => [element.sourceCodeLocation?.startOffset, element] as const),
  )
  return failWhere(
    [...byOffset.values()].flatMap(element => {
      const written = attributesIn(tagOf(document, element))
      // All that is written and counts is in the tree; the tree may have fewer of very many.
      if (written.length <= element.attrs.length) return []
      const [first, ...others] = lostOf(written)
      if (!first) return []
      const open = written.find(({ value }) => TAG_IN_VALUE.test(value))
      if (open) return [document.occurrence(element, unclosedIn(element, open))]
      const { kept, lost } = first
      const more = others.length === 0 ? '' : ` So is it with ${others.length} more.`
      const message = `<${element.tagName}> has ${lost.name}="${cutEnd(kept, MAX_VALUE)}" first, so ${lost.name}="${cutEnd(lost.value, MAX_VALUE)}" has no effect.${more}`
      return [document.occurrence(element, message)]
    }),
  )
}

/** The next tag, in a line of its own, in the value of an attribute. */
const TAG_IN_VALUE = /[\r\n]\s{0,200}<[a-z/!]/i

function unclosedIn({ tagName }: Element, { name, value }: Written): string {
  const [start] = value.split(/[\r\n]/, 1)
  return `${name}="${cutEnd(start!, MAX_VALUE)}" of this <${tagName}> lacks its closing quote, so the next tag is read as a part of the value and is lost.`
}

function tagOf(document: HtmlDocument, { sourceCodeLocation: place, tagName }: Element): string {
  const tag = place?.startTag
  return tag ? document.source.slice(tag.startOffset + 1 + tagName.length, tag.endOffset - 1) : ''
}

function attributesIn(tag: string): Written[] {
  const found: Written[] = []
  ATTRIBUTE.lastIndex = 0
  while (ATTRIBUTE.lastIndex < tag.length) {
    const match = ATTRIBUTE.exec(tag)
    if (!match || match[0] === '') break
    const [, name = '', double, single, bare] = match
    if (name !== '') found.push({ name: name.toLowerCase(), value: double ?? single ?? bare ?? '' })
  }
  return found
}

/** What is dropped and would have said something else, each with the value that is kept. */
function lostOf(written: readonly Written[]): { kept: string; lost: Written }[] {
  const kept = new Map<string, string>()
  return written.flatMap(lost => {
    const first = kept.get(lost.name)
    if (first === undefined) {
      kept.set(lost.name, lost.value)
      return []
    }
    const says = lost.value.trim()
    const isSame = says === '' || says === first.trim() || saysAlready(lost.name, first, says)
    return isSame || !NAME.test(lost.name) ? [] : [{ kept: first, lost }]
  })
}

/** Whether what is kept has all that is dropped: classes, or declarations, of which code to embed a map has some. */
function saysAlready(name: string, kept: string, lost: string): boolean {
  const parts = name === 'class' ? classesIn : name === 'style' ? declarationsIn : undefined
  if (!parts) return false
  const known = parts(kept)
  // Of what is hidden no other style matters.
  if (name === 'style' && known.has('display:none')) return true
  return [...parts(lost)].every(part => known.has(part))
}

function classesIn(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter(part => part !== ''))
}

/** Without blanks, and a border of nothing as `border:0`. */
function declarationsIn(text: string): ReadonlySet<string> {
  const declarations = text.split(';').map(part => part.replace(/\s+/g, '').toLowerCase())
  return new Set(
    declarations.filter(part => part !== '').map(part => part.replace(/^border:(?:none|0px)$/, 'border:0')),
  )
}
