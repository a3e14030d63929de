import type { Json, JsonObject } from '../../../api/results.ts'
import { oneLine } from '../../../text/one-line.ts'
import { failWhere, type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { pathOf, standsForItself } from '../../judging/same-on-pages.ts'
import { defineRunTopic, type RunPage } from '../../judging/tool-definition.ts'
import { type Disagreement, type NamedVersion, versionDisagreements } from './version-agreement.ts'
import { VERSIONS_HELP } from './versions-help.ts'

/** Versions that a message names. */
const NAMED_VERSIONS = 3

/** Whether the language versions of a page name the same versions as the page itself. */
export const versionsOverPages = defineRunTopic({
  checks: {
    'versions-disagree': {
      severity: 'warning',
      title: 'The language versions of a page do not name the same versions',
      why: 'Search engines connect two versions only where each names the other. They leave out a version that is missing on one side.',
      fix: 'Put the same set of hreflang links on every version.',
      help: `${VERSIONS_HELP}#all-method-guidelines`,
      example: '/en/ names en, de and fr; /de/ names de and en only',
    },
  },
  judge: pages => {
    const compared = pages.flatMap(page => comparable(page) ?? [])
    const found = new Map(
      [...versionDisagreements(compared)].map(([{ page }, disagreement]) => [page, disagreement]),
    )
    return { 'versions-disagree': pages.map(page => judge(page, found.get(page))) }
  },
})

interface ComparedPage {
  page: RunPage
  url: string
  versions: readonly NamedVersion[]
}

/** A page with the versions that it names and that answer; undefined where it does not stand for itself. */
function comparable(page: RunPage): ComparedPage | undefined {
  const facts = page.facts('hreflang')
  if (!standsForItself(page) || facts?.['alternatesLeftOut'] !== undefined) return undefined
  const broken = new Set(
    entriesOf(facts?.['targets'])
      .filter(({ status }) => typeof status === 'number' && status >= 400)
      .map(({ url }) => url),
  )
  const versions = entriesOf(facts?.['alternates']).flatMap(({ hreflang, url }) =>
    typeof hreflang === 'string' && typeof url === 'string' && !broken.has(url)
      ? [{ code: hreflang, url }]
      : [],
  )
  return versions.length > 0 ? { page, url: page.url, versions } : undefined
}

function entriesOf(list: Json | undefined): JsonObject[] {
  return Array.isArray(list) ? (list as JsonObject[]) : []
}

function judge(page: RunPage, disagreement: Disagreement<ComparedPage> | undefined): Judgement {
  if (page.facts('hreflang')?.['alternatesLeftOut'] !== undefined) {
    return notMeasured('the page has more hreflang links than are compared')
  }
  if (!disagreement) return notApplicable('no other language version of the page was audited')
  return failWhere(disagreementMessages(disagreement).map(message => ({ url: page.url, message })))
}

/** What is wrong with a page, in words that go with its address. */
export function disagreementMessages<Page extends { url: string }>({
  missing,
  conflicts,
}: Disagreement<Page>): string[] {
  const messages = conflicts.map(
    ({ code, here, there, on }) => `${quoted(code)} is ${here} here, but ${there} on ${pathOf(on.url)}`,
  )
  for (const [on, versions] of Map.groupBy(missing, ({ on }) => on)) {
    messages.push(`${pathOf(on.url)} also names ${listOf(versions)}`)
  }
  return messages
}

function listOf(versions: readonly NamedVersion[]): string {
  const named = versions.slice(0, NAMED_VERSIONS).map(({ code, url }) => `${quoted(code)} (${url})`)
  const more = versions.length - named.length
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}, which this page does not`
}

function quoted(code: string): string {
  return oneLine(code, 40)
}
