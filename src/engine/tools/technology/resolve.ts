import type { Catalogue, Fingerprint } from './catalogue/catalogue.ts'
import type { Evidence } from './detect.ts'

/** A technology that the page is made with. */
export interface Detection {
  fingerprint: Fingerprint
  /** Percent: of its marks together, at most 100. */
  confidence: number
  /** Empty where none shows. */
  version: string
  evidence: readonly Evidence[]
  /** Technologies that this one follows from, where it left no mark of its own. */
  impliedBy: readonly string[]
}

/**
 * What follows from the marks that were found: what a technology requires must be there, what it excludes goes, what
 * it implies comes along. Sorted by confidence and name.
 */
export function resolve(catalogue: Catalogue, found: ReadonlyMap<string, readonly Evidence[]>): Detection[] {
  const detections = new Map<string, Detection>()
  const waiting = new Map<string, Detection>()
  for (const [name, evidence] of found) {
    const fingerprint = catalogue.get(name)!
    const confidence = Math.min(
      100,
      evidence.reduce((sum, one) => sum + one.confidence, 0),
    )
    if (confidence === 0) continue
    const detection = { fingerprint, confidence, version: bestVersion(evidence), evidence, impliedBy: [] }
    const free = fingerprint.requires.length === 0 && fingerprint.requiresCategory.length === 0
    ;(free ? detections : waiting).set(name, detection)
  }
  for (let grew = true; grew; ) {
    addImplied(catalogue, detections)
    grew = admit(waiting, detections)
  }
  removeExcluded(detections)
  return [...detections.values()].sort(
    (a, b) => b.confidence - a.confidence || a.fingerprint.name.localeCompare(b.fingerprint.name, 'en'),
  )
}

/** The one that says most. */
function bestVersion(evidence: readonly Evidence[]): string {
  return evidence.reduce((best, { version }) => (version.length > best.length ? version : best), '')
}

function addImplied(catalogue: Catalogue, detections: Map<string, Detection>): void {
  const queue = [...detections.values()]
  for (let detection = queue.pop(); detection; detection = queue.pop()) {
    for (const { name, confidence, version } of detection.fingerprint.implies) {
      const fingerprint = catalogue.get(name)
      if (!fingerprint || detections.has(name)) continue
      const implied: Detection = {
        fingerprint,
        confidence: Math.min(detection.confidence, confidence),
        version,
        evidence: [],
        impliedBy: [detection.fingerprint.name],
      }
      detections.set(name, implied)
      queue.push(implied)
    }
  }
}

/** Lets in what waits for others, where they are there by now. */
function admit(waiting: Map<string, Detection>, detections: Map<string, Detection>): boolean {
  const categories = new Set([...detections.values()].flatMap(({ fingerprint }) => fingerprint.categories))
  const before = waiting.size
  for (const [name, detection] of waiting) {
    const { requires, requiresCategory } = detection.fingerprint
    const met =
      (requires.length === 0 || requires.some(one => detections.has(one))) &&
      (requiresCategory.length === 0 || requiresCategory.some(one => categories.has(one)))
    if (!met) continue
    detections.set(name, detection)
    waiting.delete(name)
  }
  return waiting.size < before
}

/** Of two that exclude each other the one with less to show goes. */
function removeExcluded(detections: Map<string, Detection>): void {
  for (const [name, { fingerprint, confidence }] of [...detections]) {
    if (!detections.has(name)) continue
    for (const excluded of fingerprint.excludes) {
      const other = detections.get(excluded)
      if (!other) continue
      const mutual = other.fingerprint.excludes.includes(name)
      detections.delete(mutual && other.confidence > confidence ? name : excluded)
    }
  }
}
