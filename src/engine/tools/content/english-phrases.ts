import type { TextBlock } from '../../page/text/blocks.ts'

/** Headings that themes bring along, which are English and, Catalan apart, no other language. */
const HEADING =
  /^(?:categories|all (?:categories|posts|tags)|(?:recent|latest|related|more|other) (?:posts|articles)|recent comments|table of contents|on this page|leave a (?:comment|reply)|share this(?: (?:post|article|page))?|you (?:may|might) also (?:like|enjoy)|read next|search results|post navigation|authors|archives|articles|get in touch|contact us|(?:quick|useful) links|latest news|opening hours|follow us|our (?:services|mission|vision|team|clients|partners)|related services)$/i
/** Which of them are words of these languages as well. */
const SHARED_HEADINGS: ReadonlyMap<string, RegExp> = new Map([
  ['fr', /^(?:archives|articles)$/i],
  ['ca', /^articles$/i],
])
/** What themes write in front of a date or a name, as the beginning of a short line. */
const LINE_START =
  /^(?:this (?:article|post|page) was (?:last )?(?:updated|modified|edited) on|posted (?:on|by|in)|published on|(?:last )?(?:updated|modified) on|last (?:updated|modified):?|filed under:?)(?: |$)/i
/** As the program for time of Unix writes a date, by which editors such as Emacs stamp a file, and no template does. */
const EDITOR_STAMP =
  /^last (?:updated|modified): (?:mon|tue|wed|thu|fri|sat|sun) [a-z]{3} {1,2}\d{1,2} [\d: a-z+-]{0,30}\d{4}$/i
/** How long it takes to read an article, beside which there may be its date. */
const READING_TIME = /(?:^|[\s·•|,(–-])\d{1,3} min(?:ute)?s?\.? read\)?$/i
/** Characters of such a line. */
const MAX_LINE = 80
/** The buttons of a banner that asks for consent. */
const CONSENT =
  /^(?:(?:accept|reject|decline|allow|deny)(?: all)?(?: cookies)?|(?:accept|allow) (?:selected|selection|necessary)(?: cookies)?|(?:manage|save|set|change|customi[sz]e|cookie) (?:my )?(?:cookie )?(?:preferences|settings|choices|options)|(?:only )?(?:necessary|essential)(?: cookies)?(?: only)?|got it|i (?:agree|accept|understand))[!.]?$/i

/**
 * The part of a block that a theme wrote in English: a heading, or how a line about a date begins; undefined for others.
 *
 * @param language that of the page
 */
export function englishPhraseOf(
  { kind, text }: Pick<TextBlock, 'kind' | 'text'>,
  language: string,
): string | undefined {
  if (kind === 'code' || text.length > MAX_LINE) return undefined
  if (kind === 'heading' && HEADING.test(text))
    return SHARED_HEADINGS.get(language)?.test(text) ? undefined : text
  if (EDITOR_STAMP.test(text)) return undefined
  return LINE_START.test(text) || READING_TIME.test(text) ? text : undefined
}

/** Whether a button asks for consent in English. */
export function asksForConsentInEnglish(label: string): boolean {
  return label.length <= MAX_LINE && CONSENT.test(label)
}
