import { attribute, type Element } from '../../formats/html/document.ts'
import type { Text } from '../../formats/structured-data/item.ts'
import { Tally } from '../../judging/fault-list.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { asFarAsFollowed } from './item-lookup.ts'
import { type SchemaPage, schemaPage, UNSURE_UNFILLED } from './schema-page.ts'

/** Whether data and page name one profile on a network. */
export const statedProfiles = defineTopic({
  checks: {
    'profile-spelled-otherwise': {
      severity: 'warning',
      title: 'Structured data and a link on the page spell a profile differently',
      why: 'One of the two leads to nobody, or to somebody else, and search engines cannot connect the profile with the site.',
      fix: 'Open both URLs, and write the right one into sameAs and into the link.',
      help: 'https://developers.google.com/search/docs/appearance/structured-data/organization',
      example:
        '"sameAs": "https://www.instagram.com/kranzcycles", beside <a href="https://instagram.com/kranz_cycles">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const read = await schemaPage(visit)
    return { judgements: unlessUnfilled(read.page, judge(read), UNSURE_UNFILLED) }
  },
})

const CHECK = 'profile-spelled-otherwise'

function judge(read: SchemaPage) {
  const tally = new Tally<typeof CHECK>()
  return asFarAsFollowed(
    () => compareAll(tally, read),
    () => ({ [CHECK]: tally.judgement(CHECK, 'no profile is both in data and in a link of the page') }),
  )
}

/** Networks on which the first part of the path is the name of a profile; on others, such as YouTube, it may be a number. */
const NETWORK =
  /^(?:www\.|m\.|[a-z]{2}-[a-z]{2}\.)?(facebook|instagram|twitter|tiktok|pinterest|threads)\.(?:com|net)$/
/** A name, with what networks ignore left out, and the only part of its path. */
const PROFILE = /^\/@?([\w.-]{3,60})\/?$/
/** Between the words of a name. */
const SEPARATORS = /[._-]/g
/** Links of a page that are read. */
const MAX_LINKS = 2000

interface Profile {
  network: string
  name: string
}

function profileAt(address: string): Profile | undefined {
  const url = URL.parse(address.trim())
  const network = url && NETWORK.exec(url.hostname)?.[1]
  const name = url && PROFILE.exec(url.pathname)?.[1]?.toLowerCase()
  return network && name && !/\.php$/.test(name) ? { network, name } : undefined
}

/**
 * Only where the same letters make both names: of two other names each may be right. Where the page links to the name of
 * the data as well, there are two profiles.
 */
function compareAll(tally: Tally<typeof CHECK>, { lookup, page }: SchemaPage): void {
  const linked = new Map<string, Map<string, Element>>()
  for (const link of page.document.elements('a').slice(0, MAX_LINKS)) {
    const profile = profileAt(attribute(link, 'href') ?? '')
    if (!profile) continue
    const names = linked.get(profile.network) ?? new Map<string, Element>()
    names.set(profile.name, link)
    linked.set(profile.network, names)
  }
  const seen = new Set<string>()
  for (const item of lookup.data.items) {
    if (!lookup.isA(item, 'Organization', 'Person')) continue
    for (const stated of lookup.texts(item, 'sameAs')) compare(stated)
  }

  function compare(stated: Text): void {
    const profile = profileAt(stated.text)
    const names = profile && linked.get(profile.network)
    if (!profile || !names || seen.has(stated.text)) return
    seen.add(stated.text)
    tally.saw(CHECK)
    // On Facebook dots in a name count for nothing.
    const same = (name: string) =>
      profile.network === 'facebook'
        ? name.replaceAll('.', '') === profile.name.replaceAll('.', '')
        : name === profile.name
    if ([...names.keys()].some(same)) return
    const letters = profile.name.replace(SEPARATORS, '')
    const other = [...names.keys()].find(name => name.replace(SEPARATORS, '') === letters)
    if (other === undefined) return
    const message = `sameAs names "${profile.name}" on ${profile.network}, and the page links to "${other}"`
    tally.fault(CHECK, () => lookup.data.occurrence(stated.place, message))
  }
}
