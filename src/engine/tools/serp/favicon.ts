import type { JsonObject, Occurrence } from '../../../api/results.ts'
import { verdictFor, whyForeign } from '../../formats/robots-txt/robots-txt.ts'
import { fail, failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import {
  askedAt,
  isOnProduction,
  isSharedHost,
  type Preview,
  whyRootIsForeign,
} from '../../syntax/preview.ts'
import { perVisit } from '../../visit/per-visit.ts'
import type { Visit } from '../../visit/visit.ts'
import { type FaviconLink, findFavicons, iconsOfHomePage } from './favicon-links.ts'
import { type FetchedImage, type ImageFile, imageOf } from './remote-image.ts'
import { serpPage } from './serp-page.ts'

const HELP = 'https://developers.google.com/search/docs/appearance/favicon-in-search'

/** The icon that stands beside results of the site. */
export const favicon = defineTopic({
  checks: {
    'favicon-missing': {
      scope: 'site',
      severity: 'warning',
      title: 'The site has no favicon',
      why: 'Browsers show a blank icon in the tab, and Google shows a gray globe beside the results of a site with a host of its own.',
      fix: 'Add <link rel="icon" href="…"> to the home page, or put a favicon.ico at the root of its host.',
      help: HELP,
      example: 'no <link rel="icon">, and /favicon.ico answers 404',
    },
    'favicon-broken': {
      scope: 'site',
      severity: 'warning',
      title: 'A favicon link is broken',
      why: 'Google and browsers may use this link and then show no icon.',
      fix: 'Correct the URL in the <link>, or add the file.',
      help: HELP,
      example: '<link rel="icon" href="/icon.png">, which answers 404',
    },
    'favicon-unusable': {
      scope: 'site',
      severity: 'warning',
      title: 'Google may not show the favicon',
      why: 'Google shows only square images of at least 8 × 8 px that it can fetch from a URL of their own.',
      fix: 'Provide a square image file, best an SVG or a PNG of at least 96 × 96 px, and link to it.',
      help: HELP,
      example: '<link rel="icon" href="/banner.png"> of 120 × 40 pixels',
    },
    'favicon-small': {
      scope: 'site',
      severity: 'notice',
      title: 'The favicon is smaller than recommended',
      why: 'Google recommends a larger icon, so that it looks sharp everywhere.',
      fix: 'Add a square icon of 96 × 96 px, or an SVG.',
      help: HELP,
      example: '<link rel="icon" href="/icon.png"> of 16 × 16 pixels',
    },
    'favicon-heavy': {
      scope: 'site',
      severity: 'notice',
      title: 'The favicon is a large file',
      why: 'Browsers load the whole file on the first visit, and show the icon at 16 or 32 px.',
      fix: 'Provide a compressed PNG of 96 × 96 px or a simple SVG: a few kilobytes are enough.',
      help: 'https://developer.chrome.com/docs/lighthouse/performance/total-byte-weight',
      example: '<link rel="icon" href="/logo.png"> of 840 kB',
    },
    'favicon-blocked': {
      scope: 'site',
      severity: 'warning',
      title: 'robots.txt blocks the favicon for Google',
      why: 'Google fetches icons with Googlebot-Image. It does not show an icon that it may not fetch.',
      fix: 'Allow the URL of the icon in robots.txt.',
      help: HELP,
      example: '<link rel="icon" href="/assets/icon.png">, with "Disallow: /assets/"',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page } = await serpPage(visit)
    const icons = await fetchedIcons(visit)
    const declared = icons.filter(({ link }) => link.declared)
    const files = filesOf(icons)
    const unknown = unknownOf(icons)
    const judgements = {
      'favicon-missing': judgeMissing(page, icons, unknown),
      'favicon-broken':
        declared.length === 0 ? notApplicable('the page links no favicon') : judgeBroken(declared, unknown),
      ...(await judgeShown(visit, page, icons)),
      'favicon-heavy': judgeWeight(icons, unknown),
      'favicon-blocked': await judgeBlocked(visit, page, icons),
    }
    return {
      judgements: unlessUnfilled(page, judgements, ['fail', 'not-applicable']),
      facts: { favicon: bestFact(files) },
    }
  },
})

/** Google's hard minimum for a favicon's sides. */
const FAVICON_MIN_PX = 8
/** What Google recommends a favicon to have. */
const FAVICON_GOOD_PX = 48
/** Bytes above which a favicon is heavy: one of 512 × 512 px rarely has half of it. */
const FAVICON_HEAVY_BYTES = 100_000
/** Most icons of one page that are fetched. */
const MAX_ICONS_FETCHED = 8

/** An icon of a page, and what its address answered. */
export interface FetchedIcon {
  link: FaviconLink
  image: FetchedImage
}

/** The icons of a page, fetched. */
export const fetchedIcons = perVisit(async (visit): Promise<readonly FetchedIcon[]> => {
  const { page } = await serpPage(visit)
  const links = await findFavicons(visit, page)
  return await Promise.all(
    links.slice(0, MAX_ICONS_FETCHED).map(async link => ({ link, image: await fetchIcon(visit, link) })),
  )
})

async function fetchIcon(visit: Visit, { url, isFromRoot }: FaviconLink): Promise<FetchedImage> {
  if (url.startsWith('data:')) return { kind: 'file', url, file: { kind: 'inline' } }
  const image = imageOf(await visit.fetchForSite(askedAt(visit.preview, url)))
  return image.kind === 'error' && isFromRoot && isBesideFolder(visit.preview, url)
    ? { kind: 'unknown', reason: `${new URL(url).pathname} is not in the folder of this deployment` }
    : image
}

/** Whether an address is on the host of production and not in the folder that is audited, where others have no folder there. */
function isBesideFolder(preview: Preview | undefined, address: string): boolean {
  if (preview?.host === undefined || preview.home === '' || preview.isHomeGuessed) return false
  if (isSharedHost(preview.host)) return false
  const url = new URL(address)
  return (
    (url.origin === preview.here || isOnProduction(preview, url)) &&
    ![preview.home, preview.base].some(folder => folder !== '' && url.pathname.startsWith(`${folder}/`))
  )
}

function judgeMissing(page: HtmlPage, icons: readonly FetchedIcon[], unknown: readonly string[]): Judgement {
  const found = icons.some(({ link, image }) => link.declared || image.kind === 'file')
  if (found) return pass()
  if (unknown[0] !== undefined) return notMeasured(unknown[0])
  const foreign = whyRootIsForeign(page.preview)
  const host = page.preview?.host ?? new URL(page.url).host
  if (foreign !== undefined) {
    return isSharedHost(host)
      ? fail({
          url: page.url,
          message: `No <link rel="icon">; without it browsers ask for the /favicon.ico of ${host}, which is not part of this site`,
        })
      : notApplicable(`the page links no icon, and ${foreign}`)
  }
  return fail({ url: page.url, message: 'No <link rel="icon"> and no /favicon.ico' })
}

function judgeBroken(icons: readonly FetchedIcon[], unknown: readonly string[]): Judgement {
  const broken = icons.flatMap(({ link, image }): Occurrence[] =>
    image.kind === 'error' ? [link.at(`${image.url} answers ${image.status}; linked on ${link.page}`)] : [],
  )
  if (broken.length === 0 && unknown[0] !== undefined) return notMeasured(unknown[0])
  return failWhere(broken)
}

/**
 * Whatever sizes it holds: those that others take for the start screen of a phone are not shown in results. Of several
 * that are linked a browser takes the one for its size, and a drawing before all others.
 */
function judgeWeight(icons: readonly FetchedIcon[], unknown: readonly string[]): Judgement {
  const files = icons.flatMap(({ link, image }) =>
    image.kind === 'file' && image.body !== undefined && !link.isForTouch
      ? [{ link, url: image.url, bytes: image.body.length, isDrawing: image.file.kind === 'svg' }]
      : [],
  )
  if (files.length === 0)
    return unknown[0] === undefined ? notApplicable('there is no icon to fetch') : notMeasured(unknown[0])
  const isHeavy = ({ bytes }: { bytes: number }) => bytes > FAVICON_HEAVY_BYTES
  const drawings = files.filter(({ isDrawing }) => isDrawing)
  const taken = drawings.length > 0 ? drawings : files
  const heavy = taken.every(isHeavy) ? taken : []
  return failWhere(
    heavy.map(({ link, url, bytes }) =>
      link.at(
        `${url} has ${Math.round(bytes / 1000).toLocaleString('en')} kB (at most ${FAVICON_HEAVY_BYTES / 1000} kB)`,
      ),
    ),
  )
}

/** One icon that may be fetched is enough. */
async function judgeBlocked(visit: Visit, page: HtmlPage, icons: readonly FetchedIcon[]): Promise<Judgement> {
  const remote = icons.filter(({ link, image }) => image.kind === 'file' && !link.url.startsWith('data:'))
  if (remote.length === 0) return notApplicable('there is no icon to fetch')
  const blocked: Occurrence[] = []
  for (const { link } of remote) {
    const asked = askedAt(visit.preview, link.url)
    const robots = await visit.robotsTxt(asked)
    if (robots.kind === 'unreachable' || robots.kind === 'disallow-all') {
      return notMeasured(`${robots.url} ${robots.reason}`)
    }
    const foreign = whyForeign(robots)
    if (foreign !== undefined) return notApplicable(foreign)
    const { allowed, line, rule } = verdictFor(robots, ICON_CRAWLER, asked)
    if (allowed) return pass()
    if (!verdictFor(robots, 'Googlebot', page.url).allowed)
      return notApplicable('robots.txt blocks the page as well, which is reported separately')
    blocked.push(link.at(`Line ${line} of ${robots.url} blocks it: ${rule}`))
  }
  return fail(blocked)
}

const ICON_CRAWLER = 'Googlebot-Image'

interface IconFile {
  link: FaviconLink
  url: string
  file: ImageFile
}

function filesOf(icons: readonly FetchedIcon[]): IconFile[] {
  return icons.flatMap(({ link, image }) =>
    image.kind === 'file' ? [{ link, url: image.url, file: image.file }] : [],
  )
}

function unknownOf(icons: readonly FetchedIcon[]): string[] {
  return icons.flatMap(({ image }) => (image.kind === 'unknown' ? [image.reason] : []))
}

/**
 * What Google shows, which it takes from the home page alone: before another page is said to lack a good icon, those of
 * the home page are looked at.
 */
async function judgeShown(visit: Visit, page: HtmlPage, icons: readonly FetchedIcon[]) {
  const own = judgeFiles(filesOf(icons), unknownOf(icons))
  const isGood = own['favicon-unusable'].outcome !== 'fail' && own['favicon-small'].outcome !== 'fail'
  if (isGood) return own
  const foreign = whyRootIsForeign(page.preview)
  if (foreign !== undefined) {
    const none = notApplicable(`Google shows one icon for all of a host, and ${foreign}`)
    return { 'favicon-unusable': none, 'favicon-small': none }
  }
  const links = (await iconsOfHomePage(visit, page)).slice(0, MAX_ICONS_FETCHED)
  if (links.length === 0) return own
  const ofHome = await Promise.all(links.map(async link => ({ link, image: await fetchIcon(visit, link) })))
  return judgeFiles(filesOf(ofHome), unknownOf(ofHome))
}

function judgeFiles(files: readonly IconFile[], unknown: readonly string[]) {
  if (files.length === 0) {
    const none = unknown[0] === undefined ? notApplicable('there is no icon') : notMeasured(unknown[0])
    return { 'favicon-unusable': none, 'favicon-small': none }
  }
  const usable = files.filter(({ file }) => problemOf(file) === undefined)
  if (usable.length === 0) {
    return {
      'favicon-unusable':
        unknown[0] === undefined
          ? fail(files.map(({ link, file }) => link.at(problemOf(file)!)))
          : notMeasured(unknown[0]),
      'favicon-small': notApplicable('there is no usable icon'),
    }
  }
  const large = usable.some(({ file }) => sideOf(file) >= FAVICON_GOOD_PX)
  return {
    'favicon-unusable': pass(),
    'favicon-small':
      large || unknown.length === 0
        ? failWhere(
            large
              ? []
              : usable.map(({ link, file }) =>
                  link.at(
                    `${sizeOf(file)} px (recommended: larger than ${FAVICON_GOOD_PX} × ${FAVICON_GOOD_PX} px)`,
                  ),
                ),
          )
        : notMeasured(unknown[0]!),
  }
}

/** Share of a side by which a hand-cut icon may miss the square: of the 48 px that a result shows it is two. */
const NEARLY_SQUARE = 0.05

function isSquare({ width, height }: { width: number; height: number }): boolean {
  return Math.abs(width - height) <= NEARLY_SQUARE * Math.max(width, height)
}

function problemOf(file: ImageFile): string | undefined {
  if (file.kind === 'svg') return undefined
  if (file.kind === 'inline') return 'The icon is a data: URL; Google needs a URL to fetch it from'
  if (file.kind === 'not-an-image') return 'The file is not an image'
  if (!isSquare(file)) return `The icon is not square: ${sizeOf(file)} px`
  return file.width < FAVICON_MIN_PX
    ? `The icon is too small: ${sizeOf(file)} px (at least ${FAVICON_MIN_PX} × ${FAVICON_MIN_PX} px)`
    : undefined
}

function sideOf(file: ImageFile): number {
  if (file.kind === 'svg') return Number.POSITIVE_INFINITY
  return file.kind === 'raster' ? file.width : 0
}

function sizeOf(file: ImageFile): string {
  return file.kind === 'raster' ? `${file.width} × ${file.height}` : file.kind
}

/** The best icon found: `{ url, type, width, height }`, without size for an SVG; null where there is none. */
function bestFact(files: readonly IconFile[]): JsonObject | null {
  const [best] = files
    .filter(({ file }) => problemOf(file) === undefined)
    .sort((a, b) => (sideOf(a.file) === sideOf(b.file) ? 0 : sideOf(b.file) - sideOf(a.file)))
  if (!best) return null
  const { url, file } = best
  return file.kind === 'raster'
    ? { url, type: file.type, width: file.width, height: file.height }
    : { url, type: 'svg' }
}
