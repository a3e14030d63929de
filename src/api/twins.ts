/**
 * Twins: checks that say of a page what another check of it says as well, each with those others. Where one of them
 * failed too, both are one fault, known under the id of the other; where none of them ran, the twin speaks for itself.
 */
const TWINS = {
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
    'redirects/endless-reload',
  ],
  'accessibility/no-autoplay-audio': ['ux/sound-on-load'],
  'accessibility/object-alt': ['mobile/plugin-content'],
  'accessibility/page-has-heading-one': ['content/h1-missing', 'content/h1-empty'],
  'accessibility/skip-link': ['broken-links/broken-fragment'],
  'broken-links/broken-metadata-link': [
    'serp/canonical-target-broken',
    'serp/og-image-broken',
    'serp/og-url-mismatch',
    'serp/favicon-broken',
    'hreflang/target-broken',
    'schema/image-unreachable',
    'broken-links/broken-internal-resource',
    'broken-links/broken-external-resource',
  ],
  'broken-links/index-file-link': ['broken-links/index-file-not-canonical'],
  'broken-links/uncrawlable-link': ['ux/link-without-keyboard'],
  'content/text-damaged': ['ux/encoding-conflict'],
  'content/text-repeated': ['content/placeholder-text'],
  'geo/content-unmarked': ['accessibility/landmark-one-main'],
  'geo/quoting-forbidden': ['serp/snippet-suppressed'],
  'geo/text-needs-scripts': ['content/text-needs-scripts', 'content/much-text-needs-scripts'],
  'hreflang/og-locale-mismatch': ['content/language-mismatch'],
  'hreflang/self-language-mismatch': ['content/language-mismatch'],
  'mobile/first-screen-image-lazy': ['pagespeed/lcp-discovery-insight'],
  'pagespeed/redirects': ['redirects/chain', 'redirects/long-chain'],
  'schema/image-unreachable': [
    'serp/og-image-broken',
    'broken-links/broken-internal-resource',
    'broken-links/broken-external-resource',
  ],
  'schema/review-incomplete': ['schema/rich-result-incomplete'],
  'security/cookies': ['cookies/not-secure', 'cookies/session-readable-by-scripts'],
  'security/redirection': ['redirects/https-not-enforced'],
  'security/subresource-integrity': ['security/mixed-content-blocked', 'security/http-address-on-local-page'],
  'serp/description-default': ['content/placeholder-text'],
  'serp/description-too-short': ['serp/duplicate-description', 'content/text-cut-by-quote'],
  'sitemap/missing': ['robots/sitemap-unreachable'],
  'sitemap/not-in-robots': ['robots/sitemap-unreachable'],
  'sitemap/outside-path': ['sitemap/not-in-robots', 'robots/sitemap-unreachable'],
  'sitemap/page-listed-not-canonical': [
    'hreflang/canonical-conflict',
    'serp/canonical-to-root',
    'serp/canonical-to-other-page',
  ],
  'ux/contact-link-differs': ['content/placeholder-text'],
  'ux/dialog-field-unlabelled': ['accessibility/label', 'accessibility/select-name'],
  'ux/list-entry-wrapped': ['accessibility/list'],
  'ux/mail-not-linked': ['content/placeholder-text'],
  'ux/phone-not-linked': ['content/placeholder-text'],
  'ux/social-link-unfinished': ['content/cms-default'],
} as const satisfies Readonly<Record<string, readonly string[]>>

type TwinId = keyof typeof TWINS

const ORIGINALS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(TWINS))

/**
 * Twins that are about the page as a whole: wherever two of them put it, as at `<html>` and at `<body>`, it is one place.
 */
const OF_PAGE: ReadonlySet<string> = new Set<TwinId>([
  'accessibility/document-title',
  'accessibility/html-has-lang',
  'accessibility/html-lang-valid',
  'accessibility/meta-refresh',
  'accessibility/page-has-heading-one',
  'geo/content-unmarked',
  'geo/text-needs-scripts',
  'hreflang/og-locale-mismatch',
  'hreflang/self-language-mismatch',
  'pagespeed/redirects',
  'security/cookies',
  'security/redirection',
  'serp/description-too-short',
])

/**
 * Twins that look at the page as it was shown, as the other check does: where that one was not measured, since data or scripts
 * of the page did not come, the twin knows no better.
 */
const OF_PAGE_AS_SHOWN: ReadonlySet<string> = new Set<TwinId>([
  'accessibility/document-title',
  'accessibility/html-has-lang',
  'accessibility/page-has-heading-one',
])

/** Twins whose places are each about something else: they say the same only where they name the same resource. */
const BY_RESOURCE: ReadonlySet<string> = new Set<TwinId>([
  'broken-links/broken-metadata-link',
  'broken-links/index-file-link',
  'schema/image-unreachable',
])

/** Twins whose places are each about something else: they say the same only at the same element. */
const BY_ELEMENT: ReadonlySet<string> = new Set<TwinId>([
  'accessibility/skip-link',
  'broken-links/uncrawlable-link',
  'content/text-repeated',
  'security/subresource-integrity',
  'serp/description-default',
  'ux/contact-link-differs',
  'ux/dialog-field-unlabelled',
  'ux/list-entry-wrapped',
  'ux/mail-not-linked',
  'ux/phone-not-linked',
  'ux/social-link-unfinished',
])

/** Checks about any element that a twin says the same as only where both are at the same one. */
const AT_SAME_ELEMENT: Partial<Record<TwinId, string>> = {
  'serp/description-too-short': 'content/text-cut-by-quote',
}

/** Twins by resource whose other resources are the same fault too, so that their places join those of the other check. */
const JOINING: ReadonlySet<string> = new Set<TwinId>(['broken-links/index-file-link'])

/**
 * Checks of a site that say of a page what the page says of itself where it is audited, each with the checks of the page:
 * those of sitemaps on a page that is listed.
 */
const TOLD_BY_PAGES: Readonly<Record<string, readonly string[]>> = {
  // All pages behind one address are one to a sitemap.
  'sitemap/missing': ['broken-links/pages-behind-fragment'],
  'sitemap/listed-blocked': ['robots/page-blocked', 'robots/page-blocked-by-name'],
  'sitemap/listed-noindex': ['robots/noindex-meta', 'robots/noindex-header', 'robots/noindex-unlisted'],
  'sitemap/listed-not-canonical': [
    'hreflang/canonical-conflict',
    'serp/canonical-to-root',
    'serp/canonical-to-other-page',
  ],
}

/** The ids of the checks of a page that say of it what a check of its site says; none for any other check. */
export function tellersOf(id: string): readonly string[] {
  return TOLD_BY_PAGES[id] ?? []
}

/** The ids of the checks that a check says the same as; none for a check that is no twin. */
export function originalsOf(id: string): readonly string[] {
  return ORIGINALS.get(id) ?? []
}

/** The ids of all checks that say the same as one, whichever of them is the twin. */
export function sameAs(id: string): readonly string[] {
  if (isTwinInPart(id)) return []
  const isSame = (twin: string, original: string) => !isTwinInPart(twin) && !isTwinAtElement(twin, original)
  const originals = originalsOf(id).filter(original => isSame(id, original))
  const twins = [...ORIGINALS].filter(([twin, those]) => those.includes(id) && isSame(twin, id))
  return [...originals, ...twins.map(([twin]) => twin)]
}

/** Whether a twin says the same as one of its checks only where both are at the same element. */
export function isTwinAtElement(id: string, original: string): boolean {
  return (AT_SAME_ELEMENT as Readonly<Record<string, string>>)[id] === original
}

/** Whether a twin says the same of the same resource alone, and not wherever both fail on a page. */
export function isTwinByResource(id: string): boolean {
  return BY_RESOURCE.has(id)
}

/** Whether a twin says the same at some of its places alone, so that one id does not stand for the other. */
export function isTwinInPart(id: string): boolean {
  return BY_RESOURCE.has(id) || BY_ELEMENT.has(id)
}

/** Whether what else a twin says is the same fault as well. */
export function isJoiningTwin(id: string): boolean {
  return JOINING.has(id)
}

/** Whether a twin says the same of the page as a whole, so that its place is that of the other check. */
export function isTwinOfPage(id: string): boolean {
  return OF_PAGE.has(id)
}

/** Whether a twin is as little known as its other check where that was not measured. */
export function isUnknownWithTwin(id: string): boolean {
  return OF_PAGE_AS_SHOWN.has(id)
}

/** Every id that the table of twins names, for tests and documents. */
export function twinIds(): string[] {
  return [...ORIGINALS, ...Object.entries(TOLD_BY_PAGES)].flatMap(([id, originals]) => [id, ...originals])
}
