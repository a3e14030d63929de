import type { RunPage } from '../../judging/tool-definition.ts'

/** The address on the audited site by which a page knows itself: its canonical, where that is its own. */
export function ownCanonical({ facts }: RunPage): string | undefined {
  const serp = facts('serp')
  const named = serp?.['canonicalPage']
  const isOwn = serp?.['canonicalIs'] === 'self' || serp?.['canonicalIs'] === 'variant'
  return isOwn && typeof named === 'string' ? named : undefined
}
