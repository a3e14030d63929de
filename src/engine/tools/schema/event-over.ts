import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { clockOf } from '../../network/exchange.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { holdsUntil } from '../../visit/input-trace.ts'
import { endOfEvent, GRACE_MS } from './event-end.ts'
import { type SchemaPage, schemaPage, UNSURE_UNFILLED } from './schema-page.ts'

/** Whether a page asks nobody to come to what is over. */
export const eventOver = defineTopic({
  checks: {
    'event-over': {
      severity: 'warning',
      title: 'The page asks people to register for an event that is over',
      why: 'Visitors fill in a form or want a ticket for nothing, and Google no longer lists the event.',
      fix: 'Announce the next event with its dates, or say that this one is over and remove the link.',
      help: 'https://developers.google.com/search/docs/appearance/structured-data/event',
      example: '"@type": "Event", "endDate": "2020-05-02", and <a href="/form">Register now</a>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const read = await schemaPage(visit)
    const judgement = judgeOver(read, clockOf(read.page.response))
    return { judgements: unlessUnfilled(read.page, { 'event-over': judgement }, UNSURE_UNFILLED) }
  },
})

/** What asks for an event and for nothing else: "Sign up" alone may be for an account. */
const REGISTER =
  /^(?:register|sign up|rsvp|enroll?) (?:now|today|here|for (?!.{0,40}(?:account|membership|news|updates|trial|demo)).{1,40})$|^(?:buy|get|book|order) (?:your )?tickets?(?: now| here)?$|^(?:jetzt |hier )(?:anmelden|tickets? (?:kaufen|sichern))$|^(?:tickets? (?:kaufen|sichern|buchen))$|^(?:je )?m['’]inscri(?:re|s)$|^(?:s['’]inscrire|inscrivez-vous|réserver (?:ma|sa|une) place|acheter (?:un|mon) billet)(?: maintenant)?$|^(?:comprar entradas|inscríbete|regístrate)(?: ahora| ya| aquí)?$|^(?:iscriviti|acquista (?:i )?bigliett[io])(?: ora| subito)?$|^(?:koop tickets?|schrijf je in)(?: nu)?$|^kup bilet$|^zapisz się$|^inscreva-se(?: já| agora)?$|^köp biljett(?:er)?$/i
/** What says that it is over, and what looks back. */
const SAYS_OVER =
  /(?<!\p{L})(?:is over|has (?:ended|passed|concluded|finished)|took place|sold out|registration (?:is )?closed|recap|thank you (?:all )?for (?:coming|attending|joining)|see you (?:next|in 20\d\d)|past event|ist vorbei|abgelaufen|hat stattgefunden|ausverkauft|anmeldung geschlossen|rückblick|est terminée?|a eu lieu|complet|ha terminado|agotad|finalizad|è terminat|si è svolt|esaurit|is voorbij|uitverkocht|zakończon|esgotad)/iu
/** Links of the page, and characters of their texts and of the page, that are looked at. */
const MAX_LINKS = 500
const MAX_NAME = 60
const MAX_PAGE = 100_000
/** The pages of an edition stay when it is over. */
const OF_A_YEAR = /(?:^|[^\d])(?:19|20)\d\d(?:$|[^\d])/
/** Of several events one that is to come is enough; one that was put off is to come, whatever its dates still say. */
function judgeOver({ lookup, page }: SchemaPage, now: number): Judgement {
  const { document, url } = page
  const events = lookup.data.items.filter(
    item => lookup.isA(item, 'Event') && !lookup.isA(item, 'CourseInstance'),
  )
  const ends = events.map(item => ({ item, ...endOfEvent(item, lookup) }))
  const isDated = ends.length > 0 && ends.every(({ end }) => end !== undefined)
  if (!isDated) return notApplicable('the page has no data of an event with a date')
  const last = ends.reduce((latest, one) => (one.end! > latest.end! ? one : latest))
  holdsUntil(last.end! + GRACE_MS, now)
  if (last.end! + GRACE_MS >= now) return pass()
  if (OF_A_YEAR.test(new URL(url).pathname)) return notApplicable('the page is of a past year by its URL')
  const link = document
    .elements('a')
    .slice(0, MAX_LINKS)
    .find(one => REGISTER.test(startOfSeenText(one, MAX_NAME).replace(/[\s!.…→»>]+$/, '')))
  if (!link || (document.body && SAYS_OVER.test(startOfSeenText(document.body, MAX_PAGE)))) return pass()
  const message = `"${startOfSeenText(link, MAX_NAME)}", but ${lookup.label(last.item)} ended on ${last.text}.`
  return fail(document.occurrence(link, message))
}
