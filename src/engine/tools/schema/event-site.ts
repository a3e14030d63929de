import { attribute, type HtmlDocument } from '../../formats/html/document.ts'

/** The last name of an address on the sites of conferences, and what such a site has beside its speakers. */
const SPEAKERS = /[/#](?:speakers?|call-for-(?:papers|speakers|proposals)|cfp)(?:\.\w{1,5})?\/?$/i
const PROGRAM = /[/#](?:agenda|schedule|program(?:me)?|tickets?|venue|sponsors?)(?:\.\w{1,5})?\/?$/i
/** Links that are looked at, and characters of each. */
const MAX_LINKS = 500
const MAX_ADDRESS = 200

/** Whether a site is about an event with speakers: the map on it shows where that is. */
export function isOfEvent(document: HtmlDocument): boolean {
  const addresses = document
    .elements('a')
    .slice(0, MAX_LINKS)
    .map(link => (attribute(link, 'href') ?? '').slice(0, MAX_ADDRESS))
  return [SPEAKERS, PROGRAM].every(name => addresses.some(address => name.test(address)))
}
