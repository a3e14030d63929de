import type { Json } from '../../api/results.ts'

/** Facts by which topics compare pages: more of each page is not kept meanwhile. */
export const COMPARED_FACTS = [
  'title',
  'description',
  'indexable',
  'keptOutWithHome',
  'canonicalIs',
  'canonicalPage',
  'h1',
  'textFingerprint',
  'htmlLang',
  'types',
  'alternates',
  'alternatesLeftOut',
  'targets',
  'card',
  'indexFiles',
  'htmlFiles',
  'foreignLinks',
  'menu',
  'pageLanguage',
  'frameContacts',
  'furtherMenus',
  'mails',
  'copyrightYear',
  'language',
  'business',
  'choosesLanguage',
  'leadsOn',
] as const

export type ComparedFact = (typeof COMPARED_FACTS)[number]

/** Of a tool's facts those by which pages are compared. */
export type ComparedFacts = Readonly<Partial<Record<ComparedFact, Json>>>

/** Of a tool's facts those by which pages are compared. */
export function comparedFactsOf(facts: Readonly<Record<string, Json>>): ComparedFacts {
  const kept = COMPARED_FACTS.flatMap(name => (Object.hasOwn(facts, name) ? [[name, facts[name]!]] : []))
  return Object.fromEntries(kept)
}
