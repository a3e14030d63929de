import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'

/** Headings that are looked at, and characters of each text. */
const MAX_HEADINGS = 20
const MAX_TEXT = 300

/** How people call what they show of themselves. */
const OF_PERSON =
  /(?<!\p{L})(?:portfolio|curriculum(?: vitae)?|cv|r[ée]sum[ée]|lebenslauf|hoja de vida|currículum|personal (?:web ?)?(?:site|page)|homepage of|(?:software|web|front-?end|back-?end|full-?stack|game|mobile) (?:developer|engineer)|développeu(?:r|se)|desarrollador|desarrolladora|desenvolvedora?|entwickler(?:in)?|ph\.?d\.? (?:student|candidate)|doktorand(?:in)?|(?:assistant |associate )?professor of)(?!\p{L})/iu
/** What couples write to their guests. */
const OF_COUPLE =
  /save the date|getting married|our wedding|wir heiraten|unsere hochzeit|nous nous marions|notre mariage|nos casamos|nuestra boda|ci sposiamo|il nostro matrimonio|vamos (?:nos )?casar|o nosso casamento|pobieramy się|bereme se|gaan trouwen|evleniyoruz/iu

/**
 * Whether a site is that of a person or a couple, by its title, description and headings: whoever can be called there, and
 * the map to the hall, are no business.
 */
export function isPrivate(document: HtmlDocument): boolean {
  const descriptions = document
    .elements('meta')
    .filter(meta => attribute(meta, 'name')?.trim().toLowerCase() === 'description')
    .map(meta => (attribute(meta, 'content') ?? '').slice(0, MAX_TEXT))
  const headings = document
    .elements('title', 'h1', 'h2')
    .slice(0, MAX_HEADINGS)
    .map(element => ({ element, text: startOfSeenText(element, MAX_TEXT) }))
  // A business has a portfolio too, as a part of its page.
  const names = headings.filter(({ element }) => element.tagName !== 'h2').map(({ text }) => text)
  return (
    [...names, ...descriptions].some(text => OF_PERSON.test(text)) ||
    headings.some(({ text }) => OF_COUPLE.test(text))
  )
}
