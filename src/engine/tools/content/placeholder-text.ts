import { cutEnd } from '../../../text/cut.ts'
import type { HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import type { TextBlock } from '../../page/text/blocks.ts'

/** Filler that is never written to be read. */
const FILLER = /\blorem ipsum dolor\b|\bdolor sit amet,? consectetur\b/i

/** Whole blocks that templates and site builders ship with. */
const LEFTOVERS: readonly RegExp[] = [
  /^\[?(?:your|insert|add|enter|put) (?:your )?(?:text|title|heading|headline|content|description|paragraph|tagline|company name) (?:goes )?here\]?[.!…]*$/i,
  /^(?:this is (?:a |some )?(?:sample|placeholder|dummy)|dummy) (?:text|paragraph|heading|title|content)[.!]?$/i,
  /^\[(?:insert|placeholder)\b[^\][]{0,60}\]$/i,
  /^welcome to wordpress\. this is your first post\./i,
  /^this is an example page\. it[’']s different from a blog post\b/i,
  /^just another wordpress site\.?$/i,
  /^i am text block\. click edit button to change this text\./i,
  /^i[’']m a paragraph\. click here to add your own text and edit me\b/i,
  /^(?:hier steht ihr text|ihr text hier|texte à insérer ici|votre texte ici|tu texto aquí|il tuo testo qui|seu texto aqui)[.!…]*$/i,
  /^\[object Object\]$/,
]
const LONGEST_LEFTOVER = 300

export function isPlaceholder({ kind, prose }: Pick<TextBlock, 'kind' | 'prose'>): boolean {
  if (kind === 'code') return false
  return (
    FILLER.test(prose) || (prose.length <= LONGEST_LEFTOVER && LEFTOVERS.some(pattern => pattern.test(prose)))
  )
}

/** A page about such text may show it: a generator of filler, a template for letters. */
const ABOUT =
  /lorem ipsum|placeholder|filler|dummy|template|sample|blindtext|vorlage|muster|modèle|plantilla/i

/** @param subject title and H1s of the page */
export function judgePlaceholders(
  document: HtmlDocument,
  blocks: readonly TextBlock[],
  subject: string,
): Judgement {
  if (ABOUT.test(subject)) return notApplicable('the page is about such text')
  if (blocks.length === 0) return notApplicable('the page has no text')
  return failWhere(
    blocks
      .filter(isPlaceholder)
      .map(block => document.occurrence(block.element, `"${cutEnd(block.prose, 100)}"`)),
  )
}
