/**
 * Addresses under which the vocabulary of schema.org is named, those of its former extensions included
 * (`pending.schema.org`), whose terms are all its own now.
 */
const VOCABULARY = /^https?:\/\/(?:[\w-]{1,63}\.){0,3}schema\.org(?:\/#?|#|$)/i
/** Addresses of its context: the site itself answers with it, and two files hold it. */
const CONTEXT =
  /^https?:\/\/(?:www\.)?schema\.org\/?(?:#|docs\/jsonldcontext\.json(?:ld)?|version\/[\w./-]*)?$/i
/** Names of vocabularies that documents may use without declaring them (the initial context of RDFa, and schema.org's). */
const KNOWN_PREFIXES: Readonly<Record<string, string>> = {
  schema: 'https://schema.org/',
  og: 'http://ogp.me/ns#',
  dc: 'http://purl.org/dc/terms/',
  dcterms: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  gr: 'http://purl.org/goodrelations/v1#',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  owl: 'http://www.w3.org/2002/07/owl#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
}

export const SCHEMA_ORG = 'https://schema.org/'

/** The bare name of a term of schema.org (an empty one for the vocabulary itself); other addresses stay as they are. */
export function schemaName(address: string): string {
  return address.replace(VOCABULARY, '')
}

/** Whether an address names the vocabulary of schema.org, as `vocab` and `@vocab` do. */
export function isSchemaVocabulary(address: string): boolean {
  return schemaName(address.trim()) === ''
}

/** Whether an address is on a host below schema.org, as those of its former extensions. */
export function isSchemaSubdomain(address: string): boolean {
  return /^https?:\/\/(?!www\.schema\.org)(?:[\w-]{1,63}\.){1,3}schema\.org(?:[/#]|$)/i.test(address.trim())
}

/** Whether an address is the context of schema.org. */
export function isSchemaContext(address: string): boolean {
  return CONTEXT.test(address.trim())
}

/** Whether a type or property is one of schema.org and not the URL of another vocabulary's. */
export function isSchemaTerm(name: string): boolean {
  return !name.includes(':')
}

/** The address behind `prefix:name`; undefined where nothing declares the prefix. */
export function expandPrefix(
  name: string,
  declared: { get(prefix: string): string | null | undefined },
): string | undefined {
  const colon = name.indexOf(':')
  if (colon < 0 || name.startsWith('//', colon + 1)) return undefined
  const prefix = name.slice(0, colon)
  const address =
    declared.get(prefix) ?? (Object.hasOwn(KNOWN_PREFIXES, prefix) ? KNOWN_PREFIXES[prefix] : undefined)
  return address === undefined ? undefined : address + name.slice(colon + 1)
}

/** Hosts that are nobody's vocabulary, and that people write for schema.org. */
const MISSPELLED_HOSTS = new Set(
  'schema.com schema.net schema.orgs schema.ogr schemas.org shema.org scheme.org shcema.org scema.org schma.org'.split(
    ' ',
  ),
)

/**
 * Whether an address that is no right one of schema.org was meant to be: another path or scheme, another spelling, a
 * former extension.
 */
export function isMistakenVocabulary(address: string): boolean {
  const host = /^(?:https?:)?\/{0,2}(?:www\.)?([\w.-]+)/i.exec(address.trim())?.[1]?.toLowerCase() ?? ''
  return host === 'schema.org' || host.endsWith('.schema.org') || MISSPELLED_HOSTS.has(host)
}
