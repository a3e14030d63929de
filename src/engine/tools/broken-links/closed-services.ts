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
      title: 'A link leads to a service that has closed',
      why: 'Visitors find a notice, another company or nothing, and take the site for abandoned.',
      fix: 'Remove the link and its icon, or link to the profile that replaced it.',
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
  ['orkut.com', 'Orkut closed in 2014'],
  ['studivz.net', 'StudiVZ closed in 2022'],
  ['meinvz.net', 'MeinVZ closed in 2022'],
])
/** Characters around a link from which it stands in running text: an article may tell of what there was. */
const RUNNING_TEXT = 60

function judgeLinks(links: readonly PageLink[]): Judgement {
  const places = links.filter(
    ({ kind, address }) => kind === 'navigation' && /^https?:$/.test(address?.protocol ?? ''),
  )
  if (places.length === 0) return notApplicable('the page links to nothing')
  const byHost = new Map<string, PageLink>()
  for (const link of places) {
    const host = bareHost(link.address!.hostname)
    if (CLOSED.has(host) && !byHost.has(host) && !isInRunningText(link.element)) byHost.set(host, link)
  }
  return failWhere(
    [...byHost].map(([host, { document, element, address }]) =>
      document.occurrence(element, `${CLOSED.get(host)}: ${shown(address!.href)}`, address!.href),
    ),
  )
}

function isInRunningText(link: Element): boolean {
  const block = parentOf(link)
  if (!block) return false
  const around = startOfSeenText(block, MAX_AROUND)
  return around.length - startOfSeenText(link, MAX_AROUND).length > RUNNING_TEXT && BLOCKS.has(block.tagName)
}

/** Elements of running text, and characters of one that are read. */
const BLOCKS = new Set(['p', 'td', 'dd', 'blockquote'])
const MAX_AROUND = 200
