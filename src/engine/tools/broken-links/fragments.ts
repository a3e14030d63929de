import type { Occurrence } from '../../../api/results.ts'
import { percentDecoded } from '../../../text/percent-decoded.ts'
import { attribute, type Element, isElement, parentOf } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { withoutFragment } from '../../network/redirect-target.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { isElementorAction } from '../../syntax/elementor-actions.ts'
import type { FragmentTargets } from '../../visit/link-check/fragment-targets.ts'
import { hashNamesOfFiles, hashNamesOfPage, opensOnClick, scrollsToTop } from './hash-scripts.ts'
import { lostPlace } from './lost-places.ts'
import { checkedPage } from './page-targets.ts'
import { shown } from './shown.ts'
import { copyHere } from './site.ts'
import type { CheckedTarget } from './verify.ts'

/** Most other pages of which the script files are read for what answers a fragment. */
const MAX_SCRIPTED_PAGES = 10

/** What links back to the top of a page name, which their scripts answer by scrolling. */
const TO_TOP =
  /^(?:(?:back|go|scroll|jump|return)[-_]?)?(?:to[-_]?)?(?:(?:page|site)[-_]?)?top(?:[-_]?of[-_]?page)?$|^(?:scroll|go|page)[-_]?up$|^(?:up|(?:nach[-_]?)?oben|(?:en[-_]?)?haut|arriba|topo|boven|toppen|nahoru|gora)$/i

/** What the start of a page is called: whoever follows a link to it from elsewhere is there. */
const START =
  /^(?:(?:home(?:[-_]?page)?|start(?:seite)?|startsida|inicio|início|accueil|(?:seiten)?anfang|begin|hem|hjem|hero|header|masthead|intro)(?:[-_]?section)?|section[-_]?(?:home|hero|intro))$/i

/** Class of a logo. */
const LOGO = /(?:^|[\s_-])(?:brand|logo)(?:$|[\s_-])/i
const MAX_CLASSES = 1000

/**
 * What links name that a program of another host answers, whose scripts are not read here: the settings of a consent
 * platform, a chat, a calendar, a popup of a plug-in.
 */
const OF_SERVICES =
  /cookie|consent|^(?:ccm|cmp|uc|ot|cky|iubenda|klaro|didomi|tarteaucitron|usercentrics|osano|axeptio|borlabs|truste)(?:$|[^a-z])|privacy[-_]?(?:settings|preferences|manager|center|choices|options)|^(?:open[-_]?)?(?:live)?chat(?:$|[-_])|^(?:intercom|tawk|crisp|zendesk|tidio|hubspot|calendly|cal\.com|opentable|resdiary|simplybook|booksy)|^(?:elementor-action|popmake|popup|modal|lightbox|fancybox|colorbox|swipebox|sp-popup|wp-block|ez-toc|gform|wpforms)(?:$|[-_:%])/i

/** What links name that open or close a part of the page: themes write the name of the switch in place of one. */
const OF_SWITCH =
  /^(?:[a-z]{1,12}[-_])?(?:menu|nav(?:bar|igation)?|sidebar|sidr|off-?canvas|drawer|search(?:bar)?|modal|cart)(?:[-_][a-z]{1,12})?[-_](?:toggle[rd]?|toggler|open(?:er)?|close[rd]?|trigger|button|btn)$|^(?:toggle|open|close|show|hide)[-_](?:[a-z]{1,12}[-_])?(?:menu|nav|navigation|sidebar|search|drawer|modal|cart)$/i

/**
 * Where the text goes on behind its start on a page of several articles, and what answers it has: blogs write these into
 * all links to articles, and such a link leads to the article in any case.
 */
const READS_ON = /^(?:more(?:-\d+)?|comments|respond|disqus_thread)$/

/** Characters of a link in which a word is looked for. */
const MAX_SIGN = 50

/** Attributes of links that a script makes into switches: their fragments name what they switch. */
const SWITCHES = [
  ...['role', 'onclick', 'aria-controls', 'aria-expanded', 'aria-haspopup'],
  ...['data-toggle', 'data-bs-toggle', 'data-target', 'data-bs-target', 'data-slide', 'data-bs-slide'],
]

/** Where none of so many fragments is on a page with scripts, its scripts seem to make the places. */
const FRAGMENTS_TO_DOUBT = 3

/** Whether the places on pages are there that links lead to. */
export const fragments = defineTopic({
  checks: {
    'broken-fragment': {
      severity: 'warning',
      title: 'A link leads to a missing place on a page',
      why: 'The browser opens the top of the page, and visitors do not find what the link promised.',
      fix: 'Link to the page that has this part now, with its id after the #, or give the part this id again.',
      help: 'https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment',
      example: '<a href="#sizes">Sizes</a>, where nothing has that id',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, site, targets } = await checkedPage(visit)
    const isOwn = ({ url, address }: CheckedTarget) =>
      [url, copyHere(site, address)?.url].includes(withoutFragment(page.url))
    const asked = new Set<string>()
    const answersThere = async ({ url }: CheckedTarget, name: string) => {
      if (asked.size < MAX_SCRIPTED_PAGES) asked.add(url)
      return asked.has(url) && (await hashNamesOfPage(visit, url)).has(percentDecoded(name))
    }
    const answers = async (target: CheckedTarget, name: string, link: Element) => {
      if (!isOwn(target)) return target.answer?.fragments?.scripted === true && answersThere(target, name)
      return (
        (await opensOnClick(visit, link)) ||
        (await hashNamesOfFiles(visit)).has(percentDecoded(name)) ||
        (TO_TOP.test(name) && (await scrollsToTop(visit)))
      )
    }
    const describe = (target: CheckedTarget, name: string, places: FragmentTargets) =>
      lostPlace(visit, target, name, places, targets)
    const judgements = { 'broken-fragment': await judgeFragments(targets, isOwn, answers, describe) }
    return { judgements: unlessUnfilled(page, judgements, ['not-applicable']) }
  },
})

/**
 * Whether the places that fragments lead to exist, on the page itself and on pages of its origin.
 *
 * @param isOwn whether a target is the page itself
 * @param answers whether a script of a target may answer a fragment that is no place of it
 * @param describe what to say of a fragment that leads nowhere
 */
async function judgeFragments(
  targets: readonly CheckedTarget[],
  isOwn: (target: CheckedTarget) => boolean,
  answers: (target: CheckedTarget, name: string, link: Element) => Promise<boolean>,
  describe: (target: CheckedTarget, name: string, places: FragmentTargets) => Promise<string>,
): Promise<Judgement> {
  const asked = targets.flatMap(target => {
    const places = target.answer?.fragments
    const names = [...target.fragments].filter(([, link]) => !isSwitch(link.element))
    return places && target.state === 'ok' && names.length > 0 ? [{ target, places, names }] : []
  })
  if (asked.length === 0) return notApplicable('no link leads to a place within a page of the site')
  const missing: Occurrence[] = []
  const doubtful: string[] = []
  for (const { target, places, names } of asked) {
    const lost = names.filter(
      ([name]) => !places.has(name) && !isRange(name, places) && (isOwn(target) || !READS_ON.test(name)),
    )
    if (lost.length > 0 && isDoubtful(places, lost.length, names.length)) {
      doubtful.push(target.url)
      continue
    }
    for (const [name, { document, element }] of lost) {
      if (places.scripted && isServedHere(element, percentDecoded(name))) continue
      // It is no place, and told by `ux/opener-names-file` where it opens nothing.
      if (isElementorAction(name) || (places.scripted && OF_SWITCH.test(name))) continue
      if (leadsToStart(percentDecoded(name)) && (!isOwn(target) || isLogo(element))) continue
      if (await answers(target, name, element)) continue
      const message = await describe(target, name, places)
      missing.push(document.occurrence(element, message, `${target.url}#${name}`))
    }
  }
  if (missing.length > 0) return fail(missing)
  if (doubtful.length === 0) return pass()
  return notMeasured(`scripts may make the places of ${doubtful.slice(0, 3).map(shown).join(', ')}`)
}

/** Whether a fragment names the top of a page, which is what a browser shows that finds no such place on another page. */
function leadsToStart(name: string): boolean {
  return TO_TOP.test(name) || START.test(name)
}

/** The logo is at the top itself. */
function isLogo(link: Element): boolean {
  return [link, parentOf(link), ...link.childNodes.filter(isElement)].some(
    part => part !== undefined && LOGO.test((attribute(part, 'class') ?? '').slice(0, MAX_CLASSES)),
  )
}

/**
 * Whether a link to a place of its own page is served by a program of another host, or has no word: the arrow below a hero
 * or the sign of a menu, which themes serve by scripts that find them in more ways than can be read here. A copy of a site
 * writes the page in front of the fragment, and no script finds the link any more.
 */
function isServedHere(link: Element, name: string): boolean {
  if (attribute(link, 'href')?.trim().startsWith('#') !== true) return false
  return OF_SERVICES.test(name) || !/[\p{L}\p{N}]/u.test(startOfSeenText(link, MAX_SIGN))
}

/** Attributes without a value by which scripts find the links that they answer: `data-open-lead`, `data-fancybox`. */
const HOOK = /^data-(?!v-|astro-cid-|svelte-|n-|s-|reactid|turbo)[a-z]+(?:-[a-z]+)*$/

/** Those that name in their value what a script shows or hides: `data-tab="plan"`, `data-filter=".shops"`. */
const SHOWS =
  /^data-(?:filter|tabs?|pane|panel|modal|popup|dialog|drawer|overlay|lightbox|fancybox|gallery|slide|video|accordion|collapse|dropdown|menu|open|show|switch|view|category|sort|theme|locale)$/

function isSwitch(element: Element): boolean {
  return (
    SWITCHES.some(name => attribute(element, name) !== undefined) ||
    element.attrs.some(({ name, value }) => SHOWS.test(name) || (value === '' && HOOK.test(name)))
  )
}

/** A range of numbered places, as code viewers write it, with both ends: `600-609`, `L10-L20`. */
const RANGE = /^([a-z]*\d+)-([a-z]*\d+)$/i

/** Whether a fragment names the lines from one place to another, which a script of the page shows and marks. */
function isRange(name: string, places: FragmentTargets): boolean {
  const [, first, last] = RANGE.exec(name) ?? []
  return places.scripted && first !== undefined && last !== undefined && places.has(first) && places.has(last)
}

/** Whether scripts may make what the source lacks. */
function isDoubtful({ complete, scripted }: FragmentTargets, lost: number, asked: number): boolean {
  return !complete || (scripted && lost === asked && lost >= FRAGMENTS_TO_DOUBT)
}
