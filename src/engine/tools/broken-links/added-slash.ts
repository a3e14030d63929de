import { isLocalHost } from '../../../net/host-kind.ts'
import { isSuccess } from '../../network/status.ts'
import { NotMeasured } from '../../not-measured.ts'
import { declaredCanonical } from '../../page/canonical-links.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { deploymentRoot } from '../../syntax/preview.ts'
import { isForGitHubPages } from '../../visit/github-pages.ts'
import type { Visit } from '../../visit/visit.ts'
import { siteSitemaps } from '../sitemap/site-sitemaps.ts'
import { copyHere, type Site } from './site.ts'
import type { CheckedTarget } from './verify.ts'

/** Whether a server of files on this machine did nothing but put a slash behind the address of a folder. */
export function isSlashAddedHere(asked: string, answered: string): boolean {
  const [from, to] = [new URL(asked), new URL(answered)]
  return isLocalHost(to.hostname) && to.pathname === `${from.pathname}/` && to.search === from.search
}

/**
 * What a link says that leads to a permanent redirect.
 *
 * @param shown how a message writes an address
 */
export function movedWords(from: string, to: string, shown: (address: string) => string): string {
  const [asked, answered] = [new URL(from), new URL(to)]
  const isSlash =
    answered.host === asked.host &&
    answered.pathname === `${asked.pathname}/` &&
    answered.search === asked.search
  return isSlash
    ? `redirects permanently: add the slash, ${shown(answered.pathname)}`
    : `has moved permanently to ${shown(to)}`
}

/**
 * Tells the targets that a server of files on this machine redirects to their folder, where the sitemap lists some of them
 * without the slash or the page does so in its canonical, or the site is for Vercel, which answers both: production is
 * taken to answer all of that kind, but those that the sitemap lists with the slash. GitHub redirects.
 */
export async function slashesOfThisServer(
  visit: Visit,
  page: JudgedPage,
  site: Site,
  targets: readonly CheckedTarget[],
): Promise<(target: CheckedTarget) => boolean> {
  const isAdded = ({ address, answer }: CheckedTarget) =>
    answer?.movedTo !== undefined && isSlashAddedHere(address.href, answer.movedTo)
  if (!targets.some(isAdded) || (await isForGitHubPages(visit))) return () => false
  if (await isForVercel(visit)) return isAdded
  const { listed, origins } = await sitemapsOrNone(visit)
  const pathIn = (url: string) => {
    const origin = origins.find(start => url.startsWith(`${start}/`))
    return origin === undefined ? undefined : url.slice(origin.length)
  }
  const paths = new Set(listed.map(pathIn))
  const pathOf = ({ address }: CheckedTarget) => pathIn(address.href.replace(/#.*$/, ''))
  const isListed = (target: CheckedTarget) => paths.has(pathOf(target) ?? '')
  if (!hasBareCanonical(page, site) && !targets.some(target => isAdded(target) && isListed(target)))
    return () => false
  return target => isAdded(target) && (isListed(target) || !paths.has(`${pathOf(target)}/`))
}

/** Whether the canonical of a page is its address here without the slash at the end. */
function hasBareCanonical(page: JudgedPage, site: Site): boolean {
  const canonical = declaredCanonical(page)
  if (!canonical) return false
  return isSlashAddedHere(copyHere(site, canonical)?.url ?? canonical.href, page.url)
}

/** Bytes of its settings that are read. */
const MAX_SETTINGS = 256 * 1024

/**
 * Whether a site has settings for Vercel that do not ask for the slash: it then answers folders without a redirect.
 *
 * @see https://vercel.com/docs/project-configuration#trailingslash
 */
async function isForVercel(visit: Visit): Promise<boolean> {
  const root = deploymentRoot(visit.preview, new URL(visit.url).origin)
  const { final } = await visit.fetch(`${root}/vercel.json`, { maxBytes: MAX_SETTINGS })
  if (!final || !isSuccess(final.status) || final.truncated) return false
  try {
    const settings: unknown = JSON.parse(final.body.toString('utf8'))
    if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) return false
    return !('trailingSlash' in settings) || settings.trailingSlash !== true
  } catch {
    return false
  }
}

async function sitemapsOrNone(
  visit: Visit,
): Promise<{ listed: readonly string[]; origins: readonly string[] }> {
  try {
    return await siteSitemaps(visit)
  } catch (error) {
    if (error instanceof NotMeasured) return { listed: [], origins: [] }
    throw error
  }
}
