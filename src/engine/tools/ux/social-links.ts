import { cutEnd } from '../../../text/cut.ts'
import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  parentOf,
} from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { isHomePage } from '../../syntax/comparable-url.ts'
import { isEmptyInvitation, isStartOfNetwork, networkAt } from '../../syntax/social-networks.ts'
import { shownPage } from '../../visit/shown-page.ts'
import { unfinishedProfile } from './unfinished-profiles.ts'

/** Whether links to social networks lead to a profile of the site. */
export const socialLinks = defineTopic({
  checks: {
    'social-link-unfinished': {
      severity: 'warning',
      title: 'Links to social networks lead to no profile of the site',
      why: 'Visitors who look for your profile land on the home page of the network or on the profile of whoever made the template, and search engines cannot connect your profile with the site.',
      fix: 'Link to your own profile, such as https://www.instagram.com/your-name, or remove the link.',
      help: 'https://developers.google.com/search/docs/appearance/structured-data/organization',
      example: '<footer><a href="https://www.facebook.com/"><i class="fa-facebook"></i></a></footer>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { document } = await shownPage(visit)
    return { judgements: { 'social-link-unfinished': judgeSocialLinks(document) } }
  },
})

const MAX_TEXT = 60
const MAX_TITLE = 300

/** Classes of the icons of networks: `fa-linkedin-in`, `bi-instagram`, `icon-facebook`, `ri-youtube-fill`. */
const NETWORK_ICON =
  /(?:^|[\s_-])(facebook|instagram|twitter|linkedin|youtube|tiktok|pinterest|threads|telegram|vimeo|dribbble|behance)(?:$|[\s_-])/i

/**
 * The network whose icon is all that a link has, or a sign with the name of the network as its label. A script that shares
 * a page has an event of its own or a mark.
 */
export function networkOf(link: Element): string | undefined {
  const only = link.childNodes.filter(isElement)
  const icon = only.length === 1 ? only[0] : undefined
  if (icon?.tagName !== 'i' && icon?.tagName !== 'span') return networkOfSign(link)
  return NETWORK_ICON.exec((attribute(icon, 'class') ?? '').slice(0, 200))?.[1] ?? networkOfSign(link)
}

/** The network that a link is labelled with whose text is a sign in place of an icon, as "f" or "♪". */
function networkOfSign(link: Element): string | undefined {
  const label = attribute(link, 'aria-label')?.trim() ?? ''
  return NETWORK_NAME.test(label) && [...startOfSeenText(link, MAX_TEXT)].length === 1 ? label : undefined
}

/** What a link is called: its text or label, or the network whose icon it has. */
export function nameOf(link: Element): string {
  const text = startOfSeenText(link, MAX_TEXT)
  if (text !== '') return networkOfSign(link) ?? text
  return (attribute(link, 'aria-label') ?? attribute(link, 'title') ?? networkOf(link) ?? '').trim()
}

/** All that a link to a profile is called. */
const NETWORK_NAME = /^(?:facebook|instagram|twitter|linkedin|youtube|tiktok|pinterest|whatsapp)$/i
/** Texts of a link that is an icon for a profile, with the name of the network in place of the underscore. */
const ICON_TEXT =
  /^(?:(?:follow|find|join|visit)(?: us)?(?: on)? |our |my )?_?(?: (?:page|profile|icon|logo|link))?$/
/** Characters around a link from which it stands in running text, as in a privacy policy. */
const RUNNING_TEXT = 60

function judgeSocialLinks(document: HtmlDocument): Judgement {
  const links = document.elements('a').flatMap(link => {
    const url = URL.parse(attribute(link, 'href')?.trim() ?? '', document.url)
    const network = url && networkAt(url)
    return url && network ? [{ link, url, network }] : []
  })
  const misled = document.elements('a').filter(link => isNamedAfterNetwork(link, document))
  if (links.length + misled.length === 0) return notApplicable('the page links to no social network')
  const about = `${document
    .elements('title')
    .map(title => startOfSeenText(title, MAX_TITLE))
    .join(' ')} ${new URL(document.url).host}`
  return failWhere([
    ...misled.map(link =>
      document.occurrence(link, `"${imageName(link)}" leads to the home page, not to a profile.`),
    ),
    ...links.flatMap(({ link, url, network }) => {
      if (isEmptyInvitation(url) && !nameOf(link).includes(url.host))
        return document.occurrence(link, `Leads to ${url.host}, and the code of an invitation is missing.`)
      const isStart = isStartOfNetwork(url)
      if (!isIcon(nameOf(link), network) && !(isStart && isIconOfSite(link, network))) return []
      if (isInRunningText(link)) return []
      if (isStart)
        return isInCredit(link, network, document)
          ? []
          : document.occurrence(link, `Leads to ${url.host}, not to a profile there.`)
      const unfinished = unfinishedProfile(url, about)
      return unfinished === undefined
        ? []
        : document.occurrence(link, `Leads to ${url.host}${cutEnd(url.pathname, MAX_TEXT)}: ${unfinished}.`)
    }),
  ])
}

/** Whether all that a link to the home page is called is a network, as where a logo has the alt of an icon beside it. */
function isNamedAfterNetwork(link: Element, document: HtmlDocument): boolean {
  const name = imageName(link)
  if (name === undefined || !NETWORK_NAME.test(name)) return false
  const target = document.addressOf(attribute(link, 'href')?.trim() ?? '#')
  return target !== undefined && isHomePage(target.href) && target.host === new URL(document.url).host
}

/** The alternative text of an image that is all of a link. */
function imageName(link: Element): string | undefined {
  const only = link.childNodes.filter(isElement)
  const image = only.length === 1 && only[0]!.tagName === 'img' ? only[0] : undefined
  if (!image || startOfSeenText(link, MAX_TEXT) !== '' || attribute(link, 'aria-label') !== undefined)
    return undefined
  return attribute(image, 'alt')?.trim().slice(0, MAX_TEXT)
}

/** Labels of an icon that name who is on the network: "Kranz on Instagram", "Kranz auf Facebook", "Instagram – Kranz". */
const OF_SITE =
  /^(?:(?!.*\b(?:share|pin it|log ?in|sign|teilen|partager|compart|condividi|delen|dela|jaa|udostępnij|sdíle|поделиться)).{2,60} (?:on|at|auf|bei|sur|en|no|su|op|på|na|в) _|_ (?:of|von|de|di|van|av) .{2,60})$/

/** Whether a link without a text has a label that says whose profile it leads to. */
function isIconOfSite(link: Element, network: string): boolean {
  const label = (attribute(link, 'aria-label') ?? attribute(link, 'title') ?? '').trim().slice(0, MAX_TITLE)
  return startOfSeenText(link, MAX_TEXT) === '' && OF_SITE.test(label.toLowerCase().replace(network, '_'))
}

function isIcon(name: string, network: string): boolean {
  return ICON_TEXT.test(name.toLowerCase().replace(network, '_'))
}

/** Links of a block that are looked at. */
const MAX_IN_BLOCK = 50

/**
 * Whether a link is the end of what a network gives along with a video to embed, "Opening from Kranz on Vimeo": before it
 * stands a link to the video or to whom it is from.
 */
function isInCredit(link: Element, network: string, document: HtmlDocument): boolean {
  const block = parentOf(link)
  const isEmbedded = () =>
    document
      .elements('iframe', 'embed', 'object')
      .some(({ attrs }) =>
        attrs.some(({ value }) => networkAt({ hostname: hostOfPlayer(value, document) }) === network),
      )
  const others = block?.childNodes.filter(isElement).slice(0, MAX_IN_BLOCK) ?? []
  const leadsIn = others.slice(0, others.indexOf(link)).some(other => {
    const url = URL.parse(attribute(other, 'href')?.trim() ?? '', document.url)
    return url !== null && url.pathname !== '/' && networkAt(url) === network
  })
  return leadsIn && isEmbedded()
}

/** Without the name that players and pages without cookies have besides: "player.vimeo.com". */
function hostOfPlayer(address: string, document: HtmlDocument): string {
  const host = URL.parse(address.slice(0, 300), document.url)?.hostname ?? ''
  return host.replace(/^player\./, '').replace('-nocookie.', '.')
}

function isInRunningText(link: Element): boolean {
  const block = parentOf(link)
  if (!block || !['p', 'td', 'dd', 'span'].includes(block.tagName)) return false
  const around = startOfSeenText(block, 2 * RUNNING_TEXT + MAX_TEXT)
  return around.length - nameOf(link).length > RUNNING_TEXT
}
