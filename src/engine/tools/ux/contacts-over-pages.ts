import { distance } from 'fastest-levenshtein'
import type { JsonObject } from '../../../api/results.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { languageOf, standsForItself } from '../../judging/same-on-pages.ts'
import { defineRunTopic, type RunPage } from '../../judging/tool-definition.ts'
import { isMistyped } from './mistyped-mails.ts'

/** Pages with such a contact from which on they show what it is, and the share of them that have it. */
const MIN_PAGES = 4
const USUAL_SHARE = 0.7
/** Digits by which a number is known, with and without the codes in front. */
const LAST_DIGITS = 7

/** Whether header and footer of all pages name one way to reach the site, and all pages write it in one way. */
export const contactsOverPages = defineRunTopic({
  checks: {
    'contact-unlike-other-pages': {
      severity: 'warning',
      title: 'One of two phone numbers or email addresses of the site is probably wrong',
      why: 'Header and footer link to another one than on other pages, or two email addresses differ in one letter. One of the two is usually out of date or mistyped: visitors call or write to somebody else, or to nobody.',
      fix: 'Correct the one that is wrong. Write header and footer once for all pages, as a part that the templates include.',
      help: 'https://web.dev/articles/click-to-call',
      example: 'the footers of all pages link to tel:+493012345678, and that of /prices to tel:+493012345687',
    },
  },
  judge: pages => ({ 'contact-unlike-other-pages': judgeContacts(pages) }),
})

type Kind = 'phones' | 'mails'

function judgeContacts(pages: readonly RunPage[]): Judgement[] {
  const faults = new Map<RunPage, string>()
  const compared = new Set<RunPage>()
  for (const group of Map.groupBy(pages, languageOf).values()) {
    for (const kind of ['phones', 'mails'] as const) {
      const found = group.flatMap(page => {
        const values = standsForItself(page) ? contactsOf(page, kind) : []
        return values.length === 0 ? [] : [{ page, values }]
      })
      if (found.length < MIN_PAGES) continue
      const usual = usualOf(found.map(({ values }) => values))
      if (usual === undefined) continue
      const isUsual = (value: string) => keyOf(value) === keyOf(usual.value)
      const others = found.filter(({ values }) => !values.some(isUsual))
      const differing = new Set(others.flatMap(({ values }) => values.map(keyOf)))
      // Where several pages have a contact each, they are of several people or houses.
      const isMistake = differing.size === 1 && isAlike(others[0]!.values[0]!, usual.value)
      for (const { page } of found) compared.add(page)
      if (!isMistake) continue
      for (const { page, values } of others)
        if (!faults.has(page)) faults.set(page, messageOf(kind, values[0]!, usual))
    }
  }
  for (const [page, message] of mistypedMails(pages, compared))
    if (!faults.has(page)) faults.set(page, message)
  return pages.map(page => {
    if (!compared.has(page)) return notApplicable('too few pages have a contact to compare')
    const message = faults.get(page)
    return message === undefined ? pass() : fail({ url: page.url, message })
  })
}

/** Mailboxes of a site that are compared with each other. */
const MAX_MAILS = 50

/** The pages with a mailbox that is one of another page, or of the same, with a letter mistyped. */
function mistypedMails(pages: readonly RunPage[], compared: Set<RunPage>): Map<RunPage, string> {
  const shown = new Map<string, RunPage[]>()
  for (const page of pages) {
    const mails = page.failed('ux/contact-link-differs') ? [] : page.facts('ux')?.['mails']
    if (!Array.isArray(mails) || mails.length === 0) continue
    for (const mail of mails) {
      if (typeof mail !== 'string') continue
      const known = shown.get(mail)
      if (known) known.push(page)
      else if (shown.size < MAX_MAILS) shown.set(mail, [page])
    }
  }
  if (shown.size < 2) return new Map()
  for (const page of [...shown.values()].flat()) compared.add(page)
  const mails = [...shown].sort(([, one], [, other]) => other.length - one.length)
  const faults = new Map<RunPage, string>()
  for (const [at, [mail, pagesOfMail]] of mails.entries()) {
    const [usual, others] = mails.slice(0, at).find(([known]) => isMistyped(known, mail)) ?? []
    if (usual === undefined) continue
    const where = others!.length === 1 ? pathOf(others![0]!) : `${others!.length} pages`
    for (const page of pagesOfMail)
      if (!faults.has(page))
        faults.set(page, `${mail} differs in one letter from ${usual}, which is on ${where}.`)
  }
  return faults
}

function pathOf({ url }: RunPage): string {
  return new URL(url).pathname
}

function contactsOf({ facts }: RunPage, kind: Kind): string[] {
  const contacts = facts('ux')?.['frameContacts'] as JsonObject | undefined
  const values = contacts?.[kind]
  return Array.isArray(values) ? values.filter(value => typeof value === 'string') : []
}

/** Of a number the last digits, of a mailbox all. */
function keyOf(value: string): string {
  return value.includes('@') ? value : value.slice(-LAST_DIGITS)
}

/** Digits behind which the numbers of one town go on. */
const AREA_DIGITS = 4

/** Letters of a name that may be mistyped, and from which on it is no abbreviation, which others are like by chance. */
const MAX_TYPOS = 2
const MIN_NAME = 4
const MAX_NAME = 64
const MAX_HOST = 320
/** Mailboxes that a site has one of, under whichever of these names; others are of a person or of a part of the house. */
const FOR_ALL =
  /^(?:info|infos|contact|kontakt|contacto|contatti|contato|office|mail|e-?mail|post|hello|hallo|hola|ciao|bonjour|team|admin|webmaster|buero|sekretariat|secretariat|anfrage|enquir(?:y|ies))$/

/**
 * Whether one of both was probably meant to be the other: of one town, of one name, or at one host where neither is of a
 * part of the house, as events@ on the page of events.
 */
function isAlike(own: string, usual: string): boolean {
  if (!own.includes('@')) return own.slice(0, AREA_DIGITS) === usual.slice(0, AREA_DIGITS)
  const [[name, host], [usualName, usualHost]] = [own, usual].map(mail =>
    mail.slice(0, MAX_HOST).split('@'),
  ) as [[string, string], [string, string]]
  if (name === usualName) return true
  if (host !== usualHost) return false
  const isMistyped =
    Math.min(name.length, usualName.length) >= MIN_NAME &&
    distance(name.slice(0, MAX_NAME), usualName.slice(0, MAX_NAME)) <= MAX_TYPOS
  return isMistyped || (FOR_ALL.test(name) && FOR_ALL.test(usualName))
}

interface Usual {
  value: string
  count: number
}

function usualOf(all: readonly (readonly string[])[]): Usual | undefined {
  const counts = new Map<string, Usual>()
  for (const values of all) {
    for (const key of new Set(values.map(keyOf))) {
      const known = counts.get(key) ?? { value: values.find(value => keyOf(value) === key)!, count: 0 }
      known.count++
      counts.set(key, known)
    }
  }
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count)
  return most && most.count >= USUAL_SHARE * all.length ? most : undefined
}

function messageOf(kind: Kind, own: string, { value, count }: Usual): string {
  const what = kind === 'phones' ? 'tel:' : ''
  return `They link to ${what}${own}; those of ${count} other pages to ${what}${value}.`
}
