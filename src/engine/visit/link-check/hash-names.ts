/** What scripts read that answer the fragment of an address. */
const READS_FRAGMENT = /\bhashchange\b|\blocation\.hash\b/
/** A text in quotes that can be a fragment, with or without its `#`. */
const QUOTED = /["'`]#?([^"'`\s#]{1,100})["'`]/g
/** Most such texts of one script. */
const MAX_NAMES = 5000

/**
 * Fragments that a script may answer, as one that opens a form for `#join`: what it has in quotes, where it reads the
 * fragment of the address. Nothing of all other scripts.
 */
export function hashNamesIn(script: string): string[] {
  if (!READS_FRAGMENT.test(script)) return []
  return script
    .matchAll(QUOTED)
    .map(([, name]) => name!)
    .take(MAX_NAMES)
    .toArray()
}
