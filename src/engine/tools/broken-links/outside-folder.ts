import type { Occurrence } from '../../../api/results.ts'
import { attribute, type Element, parentOf } from '../../formats/html/document.ts'
import { sentElement } from '../../formats/html/rendered-document.ts'
import { fail, failWhere, type Judgements, notApplicable, sameForAll } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isSuccess } from '../../network/status.ts'
import { declaredCanonical } from '../../page/canonical-links.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { linkBaseOf } from '../../page/links/link-base.ts'
import type { PageLink } from '../../page/links/page-links.ts'
import {
  addressOutsideFolder,
  hereOf,
  isOnProduction,
  isSharedHost,
  type Preview,
  productionAddressOf,
} from '../../syntax/preview.ts'
import type { Visit } from '../../visit/visit.ts'
import { isOfStyle } from './lesser-files.ts'
import { outsideInSheets } from './outside-in-sheets.ts'
import { checkedPage } from './page-targets.ts'
import { shown } from './shown.ts'
import type { Site } from './site.ts'
import type { CheckedTarget } from './verify.ts'

/** Whether addresses from the root of the host stay within the folder that the site has there. */
export const outsideFolder = defineTopic({
  checks: {
    'files-outside-site-folder': {
      severity: 'error',
      title: 'Images, styles or scripts of the page will not load on production',
      why: 'They are outside the folder of production. The page works here, where the site is served as its build asks for it; on production these files are missing.',
      fix: 'Write the URLs relative to the page, or set "base", "basePath" or "baseurl" of the build to the folder of production; if the site is at the root of its host, to "/". If the canonicals or "production-url" name the wrong folder, correct those.',
      help: 'https://nextjs.org/docs/app/api-reference/config/next-config-js/basePath',
      example: '<link rel="stylesheet" href="/shop/main.css"> and a canonical of https://www.example.com/',
    },
    'links-outside-site-folder': {
      severity: 'error',
      title: 'Links of the page lead to error pages on production',
      why: 'They leave the folder of production. They may work here, where the site is at the root of its host, but on production visitors do not get from this page to the others.',
      fix: 'Write the URLs relative to the page, or set "base", "basePath" or "baseurl" of the build to the folder of production; if the site is at the root of its host, correct "production-url".',
      help: 'https://docs.github.com/en/pages/getting-started-with-github-pages/what-is-github-pages#types-of-github-pages-sites',
      example:
        '<nav><a href="/sizes">Sizes</a> <a href="/news">News</a></nav> on https://mary.github.io/bikes/',
    },
    'outside-site-folder': {
      severity: 'warning',
      title: 'A URL is outside the folder of the site',
      why: 'On production another project or nothing is at that URL, even where it works here: visitors land on an error page, or the file is missing.',
      fix: 'Write the URL relative to the page, or put the folder of the site before it: /bikes/sizes instead of /sizes. Most generators have a setting for it, such as "base", "basePath" or "baseurl"; if the site is at the root of its host, it is "/".',
      help: 'https://docs.github.com/en/pages/getting-started-with-github-pages/what-is-github-pages#types-of-github-pages-sites',
      example: '<a href="/">Home</a> on https://mary.github.io/bikes/',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, site, targets } = await checkedPage(visit)
    const isStray = strayAddress(page, site, targets)
    const others = await answeredBeside(visit, targets)
    const judgements =
      isStray === undefined
        ? sameForAll(
            CHECKS,
            notApplicable('the site is not known to be in a folder of a host that others share'),
          )
        : judgeStray(
            targets,
            (target, link) => (others.has(target) ? undefined : isStray(target, link)),
            site.preview,
          )
    const inSheets = await outsideInSheets(visit)
    const withSheets = inSheets.length > 0 ? withPlaces(judgements, inSheets) : judgements
    return { judgements: unlessUnfilled(page, withSheets, ['not-applicable']) }
  },
})

function withPlaces(
  judgements: Judgements<keyof typeof CHECKS>,
  places: readonly Occurrence[],
): Judgements<keyof typeof CHECKS> {
  const { 'outside-site-folder': others } = judgements
  if (others.outcome === 'pass') return { ...judgements, 'outside-site-folder': fail(places) }
  return others.outcome === 'fail'
    ? { ...judgements, 'outside-site-folder': fail([...others.occurrences, ...places]) }
    : judgements
}

const CHECKS = {
  'files-outside-site-folder': true,
  'links-outside-site-folder': true,
  'outside-site-folder': true,
}

/** Links of a page that lead out of the folder and nowhere here, of which production is asked. */
const MAX_ASKED = 20

/** Links out of the folder to what the preview lacks and production has: another site of the owner. */
async function answeredBeside(
  visit: Visit,
  targets: readonly CheckedTarget[],
): Promise<ReadonlySet<CheckedTarget>> {
  const asked = targets
    .flatMap(target => {
      const [link] = target.links
      const isMissing = target.role === 'link' && target.state === 'broken'
      const there = isMissing && link ? linkOutsideFolder(visit.preview, link) : undefined
      return there ? [{ target, there }] : []
    })
    .slice(0, MAX_ASKED)
  const answers = asked.map(async ({ target, there }) => {
    const { failure, status } = await visit.linkAnswer(there.href, { onProduction: true })
    return !failure && status !== null && isSuccess(status) ? [target] : []
  })
  return new Set((await Promise.all(answers)).flat())
}

/** Says where production has an address that does not fit it; undefined of an address that does. */
type StrayAddress = (target: CheckedTarget, link: PageLink) => string | undefined

function judgeStray(
  targets: readonly CheckedTarget[],
  isStray: StrayAddress,
  preview: Preview | undefined,
): Judgements<keyof typeof CHECKS> {
  const stray = targets.flatMap(target => {
    const link = target.links.find(link => isStray(target, link) !== undefined)
    return link ? [{ target, link, message: isStray(target, link)! }] : []
  })
  const places = (among: typeof stray) =>
    among.map(({ target: { url, address }, link: { document, element, href }, message }) =>
      document.occurrence(
        element,
        message,
        addressOutsideFolder(preview, address, href, linkBaseOf(document))?.href ?? url,
      ),
    )
  const files = stray.filter(({ target }) => isFile(target))
  if (!failsToLoad(targets, new Set(files.map(({ target }) => target)))) {
    // What the build alone says is told once, of any file; where production is known, each picture is lost there.
    const lost = preview?.isHomeGuessed ? [] : stray.filter(({ target }) => isSeenFile(target))
    const lostLinks = preview?.isHomeGuessed ? [] : stray.filter(deadLinks(targets, stray, preview))
    const others = stray.filter(one => !lost.includes(one) && !lostLinks.includes(one))
    return {
      'files-outside-site-folder': failWhere(places(lost)),
      'links-outside-site-folder': failWhere(places(lostLinks)),
      'outside-site-folder': failWhere(places(others)),
    }
  }
  const separately = notApplicable('the whole page does not fit that folder, which is reported separately')
  return {
    'files-outside-site-folder': fail(places(files), linksToo(stray)),
    'links-outside-site-folder': separately,
    'outside-site-folder': separately,
  }
}

/** Of a page that comes without its styles: how many of its links leave the folder as well, which one setting mends with them. */
function linksToo(stray: readonly StrayTarget[]): string | undefined {
  const links = stray.filter(({ target }) => target.role === 'link')
  const [first] = links
  if (!first) return undefined
  const href = shown(first.link.href.trim())
  return links.length === 1
    ? `The link to ${href} leaves the folder as well`
    : `${links.length} links of the page leave the folder as well, such as ${href}`
}

interface StrayTarget {
  target: CheckedTarget
  link: PageLink
}

/** Links of a menu that lead out of the folder, from which on it is not one to the owner's other site. */
const MIN_MENU_LINKS = 2

/** Which links leave visitors without a page: those that lead nowhere here either, and the menu where half of it is lost. */
function deadLinks(
  targets: readonly CheckedTarget[],
  stray: readonly StrayTarget[],
  preview: Preview | undefined,
): (one: StrayTarget) => boolean {
  const menu = targets.filter(
    ({ role, internal, links }) =>
      role === 'link' && internal && links.some(({ element }) => isInMenu(element)),
  )
  const strayTargets = new Set(stray.map(({ target }) => target))
  const lost = new Set(menu.filter(target => strayTargets.has(target)))
  const isMenuLost = lost.size >= MIN_MENU_LINKS && 2 * lost.size >= menu.length
  // Beside the folder of the site nothing is served here; on production the owner may have another site there.
  const isAllHere = preview?.folder !== ''
  return ({ target }) =>
    target.role === 'link' && ((isAllHere && target.state === 'broken') || (isMenuLost && lost.has(target)))
}

const MAX_STEPS_UP = 30
const MAX_NAMES = 300
/** What a menu is called that is no `<nav>`. */
const MENU = /(?:^|[\s_-])(?:menu|nav|navbar|navigation)(?:$|[\s_-])/i

function isInMenu(element: Element): boolean {
  let at: Element | undefined = element
  for (let step = 0; at && at.tagName !== 'body' && step < MAX_STEPS_UP; step++, at = parentOf(at)) {
    if (at.tagName === 'nav' || attribute(at, 'role') === 'navigation') return true
    const names = ['id', 'class'].map(name => (attribute(at!, name) ?? '').slice(0, MAX_NAMES))
    if (names.some(name => MENU.test(name))) return true
  }
  return false
}

/** Scripts besides which a page has others, from which on it needs them: a lone one may only count visitors. */
const MIN_SCRIPTS = 2

/** Whether no style sheet of the site loads where production is, or none of its scripts. */
function failsToLoad(targets: readonly CheckedTarget[], stray: ReadonlySet<CheckedTarget>): boolean {
  const working = targets.filter(({ state, internal }) => internal && state !== 'broken')
  const [styles, scripts] = (['stylesheet', 'script'] as const).map(kind =>
    working.filter(({ links }) => links.some(link => link.kind === kind)),
  ) as [CheckedTarget[], CheckedTarget[]]
  const isLost = (files: readonly CheckedTarget[]) => files.length > 0 && files.every(file => stray.has(file))
  return isLost(styles) || (isLost(scripts) && (styles.length === 0 || scripts.length >= MIN_SCRIPTS))
}

/** A picture or style. A script may be one that only counts visitors, and without a font or an ornament of a style all is there. */
function isSeenFile(target: CheckedTarget): boolean {
  return (
    target.role === 'resource' && target.links.some(({ kind }) => kind !== 'script') && !isOfStyle(target)
  )
}

function isFile({ links }: CheckedTarget): boolean {
  return links.some(({ kind }) => kind === 'stylesheet' || kind === 'script')
}

/**
 * Where a link of the page as sent leads on production, outside of the folder of the site; undefined for all else. What a
 * script writes may have the folder there, by the address of the page.
 */
export function linkOutsideFolder(
  preview: Preview | undefined,
  { address, document, element, href }: PageLink,
): URL | undefined {
  const there = address && addressOutsideFolder(preview, address, href, linkBaseOf(document))
  return there && sentElement(document, element) ? there : undefined
}

/** What does not fit the folder of the site; undefined where that is not known. */
function strayAddress(
  page: HtmlPage,
  { preview, page: own }: Site,
  targets: readonly CheckedTarget[],
): StrayAddress | undefined {
  if (!preview) return undefined
  if (preview.isHomeGuessed) return strayFromRoot(page, preview, targets)
  const { home, origin, base, host } = preview
  if (home === '' || base !== '' || !isSharedHost(host ?? '')) return undefined
  const why = (written: string, there: string) =>
    `${shown(written)} is ${shown(there)} on production, and the site is in ${home}/.`
  const isWithoutBase = page.document.elements('base').length === 0
  const working = new Set(targets.filter(({ state }) => state !== 'broken').map(({ url }) => url))
  return ({ address, state, role }, link) => {
    const { document, element, href } = link
    // Cloudflare answers at the root of any host.
    if (address.origin !== own.origin || address.pathname.startsWith('/cdn-cgi/')) return undefined
    const written = href.trim()
    if (state === 'broken') {
      // A file that is missing here as well is reported as broken, a link by where it leads on production.
      const there = role === 'link' ? linkOutsideFolder(preview, link) : undefined
      if (!there) return undefined
      const told = why(written, there.href)
      if (preview.folder !== '') return `${told} The site has no such page either.`
      const inside = working.has(`${own.origin}${home}${address.pathname}`)
      return inside ? `${told} What it is meant for is at ${shown(home + address.pathname)}.` : told
    }
    // A way up that ends at the root here leads further up from where the page is on production.
    const isUp = isWithoutBase && written.startsWith('../')
    if (!isUp && !/^\/(?!\/)/.test(written)) return undefined
    const from = isUp ? productionAddressOf(preview, own) : undefined
    const url = from ? new URL(written, from) : address
    // A link to a place of the page itself has the address of the page as well.
    if (`${url.pathname}/`.startsWith(`${home}/`) || (isUp && !from)) return undefined
    // A script may take the folder from the address that the page has, which is another one there.
    if (!sentElement(document, element)) return undefined
    return why(written, `${origin}${url.pathname}${url.search}`)
  }
}

/**
 * Where the build alone says that the site is in a folder, and the page that it is beside it. One file shows it where the
 * styles load.
 */
function strayFromRoot(
  page: HtmlPage,
  preview: Preview,
  targets: readonly CheckedTarget[],
): StrayAddress | undefined {
  const canonical = declaredCanonical(page)
  if (!canonical || !isOnProduction(preview, canonical) || hereOf(preview, canonical)) return undefined
  const isInFolder = ({ role, address }: CheckedTarget) =>
    role === 'resource' && address.origin === preview.here && address.pathname.startsWith(`${preview.home}/`)
  const first = targets.find(isInFolder)
  return (target, { href }) =>
    isInFolder(target) && (target === first || isFile(target))
      ? `${shown(href.trim())} is in ${preview.home}/, where the build asks for its files; the canonical says that the page is not, but at ${shown(canonical.href)}. One of the two is wrong.`
      : undefined
}
