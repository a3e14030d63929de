import type { JsonObject } from '../../../api/results.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { Evidence } from './detect.ts'
import { detectionsOf } from './detections.ts'
import { LIBRARIES } from './libraries/library-files.ts'
import { librariesOf, type PageLibrary } from './libraries/page-libraries.ts'
import type { Detection } from './resolve.ts'

/** What the page is made with. */
export const technologies = defineTopic({
  checks: {},
  async judge(visit) {
    const { detections, isRendered } = await detectionsOf(visit)
    return {
      judgements: {},
      facts: { technologies: factsOf(detections, await librariesOf(visit)), globalsSeen: isRendered },
    }
  },
})

/** Versions of libraries come from their files, which are surer than the patterns. */
function factsOf(detections: readonly Detection[], libraries: readonly PageLibrary[]): JsonObject[] {
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
