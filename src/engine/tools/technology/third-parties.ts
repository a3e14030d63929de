import { getDomain } from 'tldts'
import { attribute, type Element } from '../../formats/html/document.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { declaredCanonical } from '../../page/canonical-links.ts'
import type { HtmlPage } from '../../page/html-page.ts'

/** Whom the page loads from. */
export const thirdParties = defineTopic({
  checks: {},
  async judge(visit) {
    const parties = await partiesOf(await visit.htmlPage())
    const leftOut = parties.length - MAX_PARTIES
    return {
      judgements: {},
      facts: {
        thirdParties: parties.slice(0, MAX_PARTIES).map(party => ({ ...party })),
        ...(leftOut > 0 && { thirdPartiesLeftOut: leftOut }),
      },
    }
  },
})

/** Third parties that the facts list, and hosts of each. */
const MAX_PARTIES = 200
const MAX_HOSTS = 20

/** A company or service that the page loads something from. */
interface ThirdParty {
  name: string
  /** As third-party-web sorts it, as `analytics`; left out where it does not know the entity. */
  category?: string
  homepage?: string
  hosts: string[]
  /** Elements of the document that load from there. */
  resources: number
}

/** Relations of a `<link>` that load something. */
const LOADING = new Set([
  'stylesheet',
  'preload',
  'modulepreload',
  'icon',
  'apple-touch-icon',
  'manifest',
  'prefetch',
])
const SOURCES: Readonly<Record<string, string>> = {
  script: 'src',
  img: 'src',
  iframe: 'src',
  embed: 'src',
  audio: 'src',
  video: 'src',
  source: 'src',
  track: 'src',
  object: 'data',
  link: 'href',
}

/**
 * Whom the page as sent loads from, most resources first. What scripts load is not seen. The site's own domains, that
 * of its canonical among them, are no third parties.
 */
async function partiesOf(page: HtmlPage): Promise<ThirdParty[]> {
  const { default: web } = await import('third-party-web')
  const own = new Set([siteOf(page.url), siteOf(declaredCanonical(page)?.href ?? page.url)])
  const parties = new Map<string, ThirdParty>()
  for (const element of page.document.elements(...Object.keys(SOURCES))) {
    const url = loadedUrl(element, page)
    if (!url || own.has(siteOf(url.href))) continue
    const entity = web.getEntity(url.origin)
    const name = entity?.name ?? siteOf(url.href)
    let party = parties.get(name)
    if (!party) {
      party = {
        name,
        ...(entity && { category: entity.category }),
        ...(entity?.homepage && { homepage: entity.homepage }),
        hosts: [],
        resources: 0,
      }
      parties.set(name, party)
    }
    party.resources++
    if (!party.hosts.includes(url.hostname) && party.hosts.length < MAX_HOSTS) party.hosts.push(url.hostname)
  }
  return [...parties.values()].sort((a, b) => b.resources - a.resources || a.name.localeCompare(b.name, 'en'))
}

function loadedUrl(element: Element, { document }: HtmlPage): URL | undefined {
  if (element.tagName === 'link') {
    const relations = (attribute(element, 'rel') ?? '').toLowerCase().split(/\s+/)
    if (!relations.some(relation => LOADING.has(relation))) return undefined
  }
  const value = attribute(element, SOURCES[element.tagName]!)
  const url = value === undefined ? undefined : URL.parse(document.resolve(value) ?? '')
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

function siteOf(url: string): string {
  return getDomain(url, { allowPrivateDomains: true }) ?? new URL(url).hostname
}
