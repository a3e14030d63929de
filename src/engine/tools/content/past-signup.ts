import type { Occurrence } from '../../../api/results.ts'
import { attribute, type Element, type HtmlDocument, parentOf, textOf } from '../../formats/html/document.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { writtenDays } from '../../syntax/written-days.ts'
import { holdsUntil } from '../../visit/input-trace.ts'

/** What links and buttons say with which one signs up, in the languages that are most frequent on the web. */
const SIGN_UP = new RegExp(
  `^(?:${[
    '(?:(?:please )?(?:register|sign up|enrol|enroll|rsvp)(?: (?:now|here|today|online))?|reserve (?:your|a) (?:place|seat|spot)|book your (?:place|seat|spot)|apply now)',
    '(?:(?:jetzt|hier|online) )?(?:anmelden|bewerben)|zur anmeldung|(?:platz|plätze) (?:sichern|reservieren|buchen)',
    "(?:je )?(?:m[’']inscris|m[’']inscrire|s[’']inscrire)(?: (?:ici|maintenant))?",
    '(?:inscríbete|inscribirse|inscripciones|inscríbase)(?: (?:aquí|ya|ahora))?|(?:inscreva-se|inscrições)(?: (?:já|aqui|agora))?',
    'iscriviti(?: (?:ora|qui|subito))?|(?:direct |nu )?(?:aanmelden|inschrijven)|meld (?:je|u) aan',
    'zapisz się(?: teraz)?|přihlásit se|prihlásiť sa|anmäl dig(?: (?:här|nu))?|tilmeld dig(?: (?:her|nu))?|meld deg på(?: (?:her|nå))?|ilmoittaudu(?: (?:tästä|mukaan|nyt))?',
  ].join('|')})[\\s!.»›→>]*$`,
  'iu',
)
/** Controls and times that are looked at, steps up from one to the card that it is of, and characters of a card. */
const MAX_CONTROLS = 1000
const MAX_TIMES = 1000
const MAX_STEPS = 5
const MAX_CARD = 400
const MAX_TEXT = 60
/** Days that a site has to be changed in after its event. */
const GRACE_MS = 30 * 24 * 60 * 60 * 1000

/** What the `<time>` elements within an element say. */
interface Times {
  last: number
  text: string
}

/**
 * The first link or button to sign up for what was over weeks ago: in its card, which has no other, a `<time>` gives the day to
 * programs and to people.
 */
export function pastSignUp(document: HtmlDocument, now: number): Occurrence | undefined {
  const controls = document
    .elements('a', 'button')
    .slice(0, MAX_CONTROLS)
    .filter(
      control =>
        attribute(control, 'disabled') === undefined &&
        SIGN_UP.test(startOfSeenText(control, MAX_TEXT).trim()),
    )
  if (controls.length === 0) return undefined
  const times = timesAround(document)
  const cards = controls.map(control => elementsAround(control).find(around => times.has(around)))
  const controlsOf = Map.groupBy(controls.keys(), index => cards[index])
  for (const [card, indexes] of controlsOf) {
    const [index, another] = indexes
    const { last, text } = (card && times.get(card)) ?? { last: Number.POSITIVE_INFINITY, text: '' }
    // Of several nobody knows which one is for that day.
    if (!card || another !== undefined || last === Number.POSITIVE_INFINITY) continue
    const over = last + GRACE_MS
    holdsUntil(over, now)
    if (over >= now || startOfSeenText(card, MAX_CARD + 1).length > MAX_CARD) continue
    const control = controls[index!]!
    const message = `"${startOfSeenText(control, MAX_TEXT).trim()}" is for what was on ${text}.`
    return document.occurrence(control, message)
  }
  return undefined
}

/** The last day of the `<time>` elements in what is around them; none counts where one of them gives no day. */
function timesAround(document: HtmlDocument): ReadonlyMap<Element, Times> {
  const around = new Map<Element, Times>()
  for (const time of document.elements('time').slice(0, MAX_TIMES)) {
    const [day] = writtenDays(textOf(time).slice(0, MAX_TEXT))
    const marked = Date.parse((attribute(time, 'datetime') ?? '').trim().slice(0, 10))
    const isDay = day !== undefined && Math.abs(day.end - marked) <= 2 * 24 * 60 * 60 * 1000
    const own = isDay ? { last: day.end, text: day.text } : { last: Number.POSITIVE_INFINITY, text: '' }
    for (const element of elementsAround(time)) {
      const known = around.get(element)
      if (!known || known.last < own.last) around.set(element, own)
    }
  }
  return around
}

/** What an element lies in, from the inside out, as far as a card may go. */
function elementsAround(element: Element): Element[] {
  const found: Element[] = []
  let at = parentOf(element)
  for (; at && found.length < MAX_STEPS && !/^(?:body|main|html)$/.test(at.tagName); at = parentOf(at))
    found.push(at)
  return found
}
