import { attribute, type Element, parentOf } from '../../formats/html/document.ts'
import type { TextBlock } from '../../page/text/blocks.ts'

/** Elements whose words are quoted, crossed out, those of a program, or there to be operated. */
const APART = new Set(
  'q blockquote cite del s strike ins code kbd samp var tt pre xmp listing button textarea select'.split(' '),
)
/** Parts of `class`, `id`, `itemprop` and `itemtype` that name what visitors and customers wrote, or what a work is called. */
const OTHERS =
  /comment|(?<!p)review|testimonial|quot(?:e|ation)|guest-?book|feedback|disqus|rezension|recens|bewertung|kundenstimme|beoordeling|opinion|avis-|temoignage|citation|bibliograph|publication-title|notranslate|tweet|twitter|instagram/i
const MAX_STEPS_UP = 60
const MAX_NAME = 300

/** Whether the words of an element are those of others than the page, or not to be read as words. */
export function isOfOthers(element: Element): boolean {
  let at: Element | undefined = element
  for (let step = 0; at && step < MAX_STEPS_UP; step++, at = parentOf(at)) {
    const { tagName } = at
    if (tagName === 'body' || tagName === 'html') return false
    if (APART.has(tagName) || attribute(at, 'translate')?.trim().toLowerCase() === 'no') return true
    const names = ['class', 'id', 'itemprop', 'itemtype'].map(name =>
      (attribute(at!, name) ?? '').slice(0, MAX_NAME),
    )
    if (OTHERS.test(names.join(' '))) return true
  }
  return false
}

/** Headings under which customers and visitors speak. */
const OF_OTHERS =
  /testimonial|\breviews?\b|feedback|\bwhat\b.{1,60}\b(?:say|says|said|saying|think|thinks)\b|kind words|\bcomments?\b|guest ?book|kundenstimmen|bewertungen|rezensionen|gästebuch|kommentare|\bavis\b|témoignages|commentaires|opiniones|testimonios|reseñas|comentarios|recensioni|dicono di noi|commenti|depoimentos|testemunhos|comentários|ervaringen|beoordelingen|recensies|reacties/i

/** Which blocks stand under a heading of that kind, and those under it. Blocks have to come in document order. */
export class OthersHeadings {
  /** Level of the heading; 0 while there is none. */
  #level = 0

  isUnder({ kind, prose, element }: TextBlock): boolean {
    if (kind !== 'heading') return this.#level > 0
    const level = Number(element.tagName.slice(1))
    if (this.#level === 0 || level <= this.#level)
      this.#level = OF_OTHERS.test(prose.slice(0, MAX_NAME)) ? level : 0
    return this.#level > 0
  }
}
