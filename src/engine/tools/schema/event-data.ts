import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { clockOf } from '../../network/exchange.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { type WrittenDay, writtenDays } from '../../syntax/written-days.ts'
import { holdsUntil } from '../../visit/input-trace.ts'
import { isOfEvent } from './event-site.ts'
import { UNREAD } from './item-lookup.ts'
import { type SchemaPage, schemaPage, UNSURE_UNFILLED } from './schema-page.ts'
import { unlessKeptOut } from './unless-kept-out.ts'

/** Whether an event that people can still go to says in data when and where it is. */
export const eventData = defineTopic({
  checks: {
    'event-missing': {
      severity: 'notice',
      title: 'An event with a date and tickets has no structured data',
      why: 'Google lists events in results and in Maps with date, place and tickets, and takes them only from Event data.',
      fix: 'Add JSON-LD of the type Event, with name, startDate, endDate, location, image and offers.',
      help: 'https://developers.google.com/search/docs/appearance/structured-data/event',
      example: '<h1>Spring fair</h1><p>March 3, 2027</p><a href="/tickets">Tickets</a>, without Event data',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const read = await schemaPage(visit)
    const judgement = await unlessKeptOut(visit, read, judgeEvent(read, clockOf(read.page.response)))
    return { judgements: unlessUnfilled(read.page, { 'event-missing': judgement }, UNSURE_UNFILLED) }
  },
})

/** The page of one event by its address. */
const EVENT_FOLDER =
  /\/(?:events?|veranstaltung(?:en)?|termine?|[eé]v[eé]nements?|eventos?|evenementen|wydarzeni[ae]|akce|evenemang)\/(?!page|category|tag)[^/]{4,200}\/?$/i
const TICKETS =
  /^(?:buy |get |book |order )?(?:your )?(?:tickets?|registration)(?: (?:now|here|kaufen|sichern|buchen))?$|^(?:register|rsvp|sign up|book)(?: (?:now|here|for .{1,30}|your (?:seat|place|spot)))?$|^(?:jetzt )?(?:anmelden|anmeldung|zur anmeldung)$|^(?:réserver|réservation|billetterie|s['’]inscrire|inscriptions?)$|^(?:entradas|comprar entradas|inscr[ií]bete|reg[ií]strate|biglietti|prenota|iscriviti|ingressos|inscreva-se|bilety|kup bilet|zarejestruj się|(?:koupit |kúpiť )?vstupenky|biljetter|boka)$/i
const TICKET_HOST =
  /(?:^|\.)(?:eventbrite\.[a-z.]{2,6}|ti\.to|tito\.io|pretix\.eu|ticketmaster\.[a-z.]{2,6}|eventim\.[a-z]{2,3}|dice\.fm|lu\.ma|weezevent\.com|helloasso\.com|billetweb\.fr|ticketea\.com|sympla\.com\.br|eventzilla\.net|universe\.com|konfhub\.com|humanitix\.com|townscript\.com|hopin\.com|yurplan\.com)$/i
/** Links of a page and characters of their texts that are looked at, and characters in which its day stands. */
const MAX_LINKS = 500
const MAX_NAME = 60
const MAX_START = 5000

function judgeEvent({ lookup, page, isHome }: SchemaPage, now: number): Judgement {
  const { document, url } = page
  const isOne = isHome ? isOfEvent(document) : EVENT_FOLDER.test(new URL(url).pathname)
  if (!isOne) return notApplicable('nothing says that the page is that of one event')
  if (lookup.data.items.some(item => lookup.isA(item, 'Event'))) return pass()
  if (lookup.isUnread('Event')) return notApplicable(UNREAD)
  const tickets = ticketLink(document)
  const day = tickets && comingDay(document, now)
  if (!day) return notApplicable('the page does not show both a day to come and a way to tickets')
  holdsUntil(day.end, now)
  const message = `The page shows an event on ${day.text} with a link to "${startOfSeenText(tickets, MAX_NAME)}", and has no Event data.`
  return fail(document.occurrence(tickets, message))
}

function ticketLink(document: HtmlDocument): Element | undefined {
  return document
    .elements('a')
    .slice(0, MAX_LINKS)
    .find(link => {
      const target = document.addressOf(attribute(link, 'href') ?? '')
      if (!target) return false
      return (
        TICKET_HOST.test(target.hostname) ||
        TICKETS.test(startOfSeenText(link, MAX_NAME).replace(/[\s!.…→»>]+$/, ''))
      )
    })
}

/** The first day that the page names, if it is yet to come. */
function comingDay({ body }: HtmlDocument, now: number): WrittenDay | undefined {
  const days = body ? writtenDays(startOfSeenText(body, MAX_START)) : []
  return days.find(day => day.end >= now)
}
