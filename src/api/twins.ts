/**
 * Twins: checks that say of a page what another check of it says as well, each with those others. Where one of them
 * failed too, both are one fault, known under the id of the other; where none of them ran, the twin speaks for itself.
 */
const TWINS: Readonly<Record<string, readonly string[]>> = {
  'accessibility/dlitem': ['accessibility/definition-list'],
  'accessibility/document-title': ['serp/title-missing', 'serp/title-empty'],
  'accessibility/empty-heading': ['content/h1-empty', 'content/heading-empty'],
  'accessibility/heading-order': ['content/heading-skipped'],
  'accessibility/html-has-lang': ['hreflang/html-lang-missing'],
  'accessibility/html-lang-valid': ['hreflang/html-lang-invalid'],
  'accessibility/link-name': ['content/link-empty'],
  'accessibility/listitem': ['accessibility/list'],
  'accessibility/meta-refresh': [
    'redirects/instant-refresh',
    'redirects/instant-refresh-to-canonical',
    'redirects/delayed-refresh',
  ],
  'accessibility/page-has-heading-one': ['content/h1-missing'],
  'broken-links/broken-metadata-link': [
    'serp/canonical-target-broken',
    'serp/og-image-broken',
    'serp/og-url-mismatch',
    'serp/favicon-broken',
    'hreflang/target-broken',
    'schema/image-unreachable',
  ],
  'geo/content-unmarked': ['accessibility/landmark-one-main'],
  'geo/quoting-forbidden': ['serp/snippet-suppressed'],
  'geo/text-needs-scripts': ['content/text-needs-scripts'],
  'pagespeed/redirects': ['redirects/chain', 'redirects/long-chain'],
  'schema/review-incomplete': ['schema/rich-result-incomplete'],
  'security/cookies': ['cookies/not-secure', 'cookies/session-readable-by-scripts'],
  'security/redirection': ['redirects/https-not-enforced'],
  'serp/description-too-short': ['serp/duplicate-description'],
}

/** Twins whose places are each about something else: they say the same only where they name the same resource. */
const BY_RESOURCE: ReadonlySet<string> = new Set(['broken-links/broken-metadata-link'])

/** The ids of the checks that a check says the same as; none for a check that is no twin. */
export function originalsOf(id: string): readonly string[] {
  return Object.hasOwn(TWINS, id) ? TWINS[id]! : []
}

/** The ids of all checks that say the same as one, whichever of them is the twin. */
export function sameAs(id: string): readonly string[] {
  if (isTwinByResource(id)) return []
  const twins = Object.keys(TWINS).filter(twin => TWINS[twin]!.includes(id) && !isTwinByResource(twin))
  return [...originalsOf(id), ...twins]
}

/** Whether a twin says the same of the same resource alone, and not wherever both fail on a page. */
export function isTwinByResource(id: string): boolean {
  return BY_RESOURCE.has(id)
}

/** Every id that the table of twins names, for tests and documents. */
export function twinIds(): string[] {
  return Object.entries(TWINS).flatMap(([id, originals]) => [id, ...originals])
}
