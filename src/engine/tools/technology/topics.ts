import type { JsonObject } from '../../../api/results.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { ownRenderingOrReason } from '../../visit/rendering.ts'
import { judgeTags } from './analytics-tags.ts'
import { CHECKS } from './checks.ts'
import { detect, type Evidence } from './detect.ts'
import { judgeGenerator } from './generator.ts'
import { LIBRARIES } from './libraries/library-files.ts'
import { judgeLibraries } from './libraries/library-findings.ts'
import {
  inlineLibraries,
  type PageLibrary,
  pageLibraries,
  withGlobalVersions,
} from './libraries/page-libraries.ts'
import { marksOf, renderedMarksOf } from './marks.ts'
import { renderingOf } from './rendering.ts'
import { type Detection, resolve } from './resolve.ts'
import { thirdParties } from './third-parties.ts'

/*
 * Left out: DNS records (the dns tool reads them), bytes by third party (pagespeed), links to a vendor and names of carriers in the text as evidence (they show no use), several properties of Google Analytics
 * on one page (often meant so; the same tag twice is `duplicate-tag`), versions in headers (the security tool has them).
 */

/** What a page is made with, and which of it is known to be broken. */
const technology = defineTopic({
  readsDocument: true,
  checks: CHECKS,
  async judge(visit) {
    const page = await visit.htmlPage()
    const { document } = page
    const { loadCatalogue } = await import('./catalogue/catalogue.ts')
    const catalogue = await loadCatalogue()
    const rendered = (await visit.runsScripts()) ? await ownRenderingOrReason(visit) : undefined
    const seen = typeof rendered === 'object' ? [renderedMarksOf(rendered)] : []
    const places = [...seen, marksOf(page, await visit.exchange())]
    const detections = resolve(catalogue, detect(catalogue, ...places))
    const scripts = places.toReversed().flatMap(marks => marks.scripts)
    const inFiles = [...(await pageLibraries(visit, scripts)), ...inlineLibraries(document, LIBRARIES)]
    const libraries = withGlobalVersions(inFiles, globalVersions(detections), LIBRARIES, document)
    const { ADVISORIES } = await import('./libraries/advisories-data.ts')
    return {
      judgements: {
        ...judgeLibraries(libraries, ADVISORIES),
        ...judgeTags(document),
        'generator-version': judgeGenerator(document, detections, catalogue),
      },
      facts: {
        technologies: technologyFacts(detections, libraries),
        ...(await thirdPartyFacts(page)),
        rendering: { ...renderingOf(document) },
        globalsSeen: seen.length > 0,
      },
    }
  },
})

/** Third parties that the facts list. */
const MAX_THIRD_PARTIES = 200

async function thirdPartyFacts(page: HtmlPage): Promise<JsonObject> {
  const parties = await thirdParties(page)
  const leftOut = parties.length - MAX_THIRD_PARTIES
  return {
    thirdParties: parties.slice(0, MAX_THIRD_PARTIES).map(party => ({ ...party })),
    ...(leftOut > 0 && { thirdPartiesLeftOut: leftOut }),
  }
}

/** Versions that global variables show, by the names of what they are of. */
function globalVersions(detections: readonly Detection[]): Map<string, string> {
  return new Map(
    detections.flatMap(({ fingerprint, evidence }) => {
      const found = evidence.find(({ kind, version }) => kind === 'global' && version !== '')
      return found ? [[fingerprint.name, found.version] as const] : []
    }),
  )
}

/** Versions of libraries come from their files, which are surer than the patterns. */
function technologyFacts(detections: readonly Detection[], libraries: readonly PageLibrary[]): JsonObject[] {
  const versions = new Map(libraries.map(({ library, version }) => [library.name, version]))
  const names = new Set(LIBRARIES.map(({ name }) => name))
  const detected = detections.map(({ fingerprint, confidence, version, evidence, impliedBy }) => {
    const { name, categories, website } = fingerprint
    const known = names.has(name) ? (versions.get(name) ?? '') : version
    return {
      name,
      categories: [...categories],
      ...(known !== '' && { version: known }),
      confidence,
      evidence: evidence.map(evidenceFact),
      ...(impliedBy.length > 0 && { impliedBy: [...impliedBy] }),
      ...(website !== undefined && { website }),
    }
  })
  const listed = new Set(detected.map(({ name }) => name))
  return [...detected, ...libraries.filter(({ library }) => !listed.has(library.name)).map(libraryFact)]
}

function libraryFact({ library, version, url }: PageLibrary): JsonObject {
  return {
    name: library.name,
    categories: ['JavaScript libraries'],
    ...(version !== '' && { version }),
    confidence: 100,
    evidence: [{ kind: 'script', value: url }],
  }
}

function evidenceFact({ kind, name, value }: Evidence): JsonObject {
  return { kind, ...(name !== undefined && { name }), ...(value !== '' && { value }) }
}

export const topics = [technology]
