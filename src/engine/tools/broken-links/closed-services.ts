import { type Element, parentOf } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { PageLink } from '../../page/links/page-links.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { bareHost } from '../../syntax/preview.ts'
import { referringPage } from './page-targets.ts'
import { shown } from './shown.ts'

/** Whether links lead to profiles on services that are gone, which often answer a crawler all the same. */
export const closedServices = defineTopic({
  checks: {
    'closed-service': {
      severity: 'notice',
      title: 'The page uses a service that has closed',
      why: 'Visitors find a notice, another company or nothing, and think that the site is abandoned. A file from there may be gone any day.',
      fix: 'Remove the link and its icon, or link to the profile that replaced it. Take files from your own host or a service that is kept up.',
      help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
      example: '<a href="https://plus.google.com/+KranzCycles">Google+</a>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, links } = await referringPage(visit)
    return { judgements: unlessUnfilled(page, { 'closed-service': judgeLinks(links) }, ['not-applicable']) }
  },
})

/** Hosts of services that closed for good, with their name and year: no page of a user is there any more. */
const CLOSED: ReadonlyMap<string, string> = new Map([
  ['plus.google.com', 'Google+ closed in 2019'],
  ['picasaweb.google.com', 'Picasa closed in 2016'],
  ['periscope.tv', 'Periscope closed in 2021'],
  ['pscp.tv', 'Periscope closed in 2021'],
  ['storify.com', 'Storify closed in 2018'],
  ['friendfeed.com', 'FriendFeed closed in 2015'],
  ['stumbleupon.com', 'StumbleUpon closed in 2018'],
  ['orkut.com', 'Orkut closed in 2014'],
  ['studivz.net', 'StudiVZ closed in 2022'],
  ['meinvz.net', 'MeinVZ closed in 2022'],
])
/**
 * Services that gave out files and closed, with their name and year: nobody stands behind what they still answer.
 *
 * @see https://rawgit.com
 * @see https://www.addthis.com
 * @see https://www.mathjax.org/cdn-shutting-down/
 */
const CLOSED_FOR_FILES: ReadonlyMap<string, string> = new Map([
  ...['rawgit.com', 'cdn.rawgit.com'].map(
    host => [host, 'RawGit closed in 2018, and what it still answers may end any day'] as const,
  ),
  [
    'cdn.mathjax.org',
    "MathJax's own CDN closed in 2017, and only sends browsers on to another host, as long as it answers",
  ],
  ...['s7.addthis.com', 's9.addthis.com'].map(
    host => [host, 'AddThis closed in 2023, and its buttons no longer appear'] as const,
  ),
])
const LOADED: ReadonlySet<PageLink['kind']> = new Set(['script', 'stylesheet', 'image', 'media', 'frame'])
/** Characters around a link from which it stands in running text: an article may tell of what there was. */
const RUNNING_TEXT = 60

function judgeLinks(links: readonly PageLink[]): Judgement {
  const places = links.filter(
    ({ kind, address }) =>
      /^https?:$/.test(address?.protocol ?? '') &&
      (kind === 'navigation' || (LOADED.has(kind) && CLOSED_FOR_FILES.has(bareHost(address!.hostname)))),
  )
  if (places.length === 0) return notApplicable('the page links to nothing')
  const closed = new Map<string, PageLink>()
  for (const link of places) {
    const what = closedAt(link)
    if (what !== undefined && !closed.has(what)) closed.set(what, link)
  }
  return failWhere(
    [...closed].map(([what, { document, element, address }]) =>
      document.occurrence(element, `${what}: ${shown(address!.href)}`, address!.href),
    ),
  )
}

/** What is gone behind a link, and since when. */
function closedAt({ address, element, kind }: PageLink): string | undefined {
  const { hostname, pathname } = address!
  if (kind !== 'navigation') return CLOSED_FOR_FILES.get(bareHost(hostname))
  if (DISPUTES.test(hostname + pathname)) {
    const block = blockAround(element)
    const text = block ? startOfSeenText(block, MAX_NOTICE) : ''
    return TELLS_OF_END.test(text)
      ? undefined
      : 'The EU platform for online dispute resolution closed on 20 July 2025, and no law asks for the link any more'
  }
  const what = CLOSED.get(bareHost(hostname))
  return what !== undefined && !isInRunningText(element) ? what : undefined
}

/**
 * The platform for disputes to which every shop and business on the web had to link.
 *
 * @see https://eur-lex.europa.eu/eli/reg/2024/3228/oj
 */
const DISPUTES = /^(?:www\.)?(?:ec\.europa\.eu\/(?:consumers\/odr|odr)|webgate\.ec\.europa\.eu\/odr)(?:\/|$)/i
/** What a text says that knows of its end, in the languages of the countries that had to link there. */
const TELLS_OF_END =
  /eingestellt|abgeschaltet|geschlossen|nicht mehr|beendet|bis (?:zum )?(?:19|20)\.|closed|discontinu|no longer|shut down|until (?:19|20)|ferm[ée]|n['’]est plus|cerrad|ya no|cessat|dismess|chius|non è più|encerrad|descontinu|deixou|gesloten|niet meer|beëindigd|zamkni|wygas|zakończ|ukončen|zrušen|nedlæg|lukket|stängt|suljett|megszűn|închis|2025/i
/** Characters of the text around such a link. */
const MAX_NOTICE = 1500

/** The block that a link stands in; an inline element around it is none. */
function blockAround(link: Element): Element | undefined {
  let at = parentOf(link)
  for (let step = 0; at && step < MAX_STEPS_UP && INLINE.has(at.tagName); step++) at = parentOf(at)
  return at
}

const INLINE = new Set(['a', 'span', 'b', 'strong', 'em', 'i', 'u', 'small', 'font', 'code'])
const MAX_STEPS_UP = 8

function isInRunningText(link: Element): boolean {
  const block = parentOf(link)
  if (!block) return false
  const around = startOfSeenText(block, MAX_AROUND)
  return around.length - startOfSeenText(link, MAX_AROUND).length > RUNNING_TEXT && BLOCKS.has(block.tagName)
}

/** Elements of running text, and characters of one that are read. */
const BLOCKS = new Set(['p', 'td', 'dd', 'blockquote'])
const MAX_AROUND = 200
