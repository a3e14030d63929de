import { attribute, type Element } from '../html/document.ts'
import { LayeredMap } from './layered-map.ts'
import { tokens } from './microdata.ts'
import { expandPrefix, schemaName } from './schema-names.ts'

/** Words of one attribute that are read: each can be stated of every item further in. */
const MAX_WORDS = 10

/** What names mean at a place of a document, by `vocab` and `prefix` around it (RDFa Core 1.1, section 7.4). */
export class RdfaNames {
  readonly #vocabulary: string
  readonly #prefixes: LayeredMap<string>

  constructor(vocabulary: string, prefixes: LayeredMap<string>) {
    this.#vocabulary = vocabulary
    this.#prefixes = prefixes
  }

  /** The same with what an element declares. */
  with(element: Element): RdfaNames {
    const vocab = attribute(element, 'vocab')
    const prefix = attribute(element, 'prefix')
    if (vocab === undefined && prefix === undefined) return this
    const prefixes = new LayeredMap(this.#prefixes)
    const words = (prefix ?? '').trim().split(/\s+/)
    for (let at = 0; at + 1 < words.length; at += 2) {
      if (words[at]!.endsWith(':')) prefixes.set(words[at]!.slice(0, -1), words[at + 1]!)
    }
    return new RdfaNames(vocab === undefined ? this.#vocabulary : vocab.trim(), prefixes)
  }

  /** Types or properties of an attribute. */
  terms(element: Element, name: string): string[] {
    return this.addresses(tokens(element, name))
  }

  /** Words by the addresses that they stand for; those that no vocabulary or prefix explains are none. */
  addresses(words: readonly string[]): string[] {
    const names = words.slice(0, MAX_WORDS).flatMap(word => {
      const address = expandPrefix(word, this.#prefixes)
      if (address !== undefined) return schemaName(address)
      if (/^https?:\/\//i.test(word)) return schemaName(word)
      const isBare = this.#vocabulary !== '' && !word.includes(':')
      return isBare ? schemaName(vocabularyTerm(this.#vocabulary, word)) : []
    })
    return names.filter(name => name !== '')
  }

  /**
   * What `about` or `resource` names by a prefix, or as a blank node: `[ex:shed]`, `ex:shed`, `_:shed`. Undefined for a
   * URL, null for a prefix in brackets that nothing declares.
   */
  resource(text: string): string | null | undefined {
    const safe = /^\[(.*)\]$/s.exec(text)?.[1]
    if (safe !== undefined) return safe.startsWith('_:') ? safe : (expandPrefix(safe, this.#prefixes) ?? null)
    return text.startsWith('_:') ? text : expandPrefix(text, this.#prefixes)
  }
}

function vocabularyTerm(vocabulary: string, word: string): string {
  // `vocab="https://schema.org"` without its slash would make "schema.orgName"; search engines read it as meant.
  return /^https?:\/\/(?:[\w-]{1,63}\.){0,3}schema\.org$/i.test(vocabulary)
    ? `${vocabulary}/${word}`
    : vocabulary + word
}

/** Link types of HTML, of microformats and of widgets, which are no properties of a vocabulary around them. */
const LINK_TYPES = new Set(
  (
    'alternate amphtml apple-touch-icon apple-touch-icon-precomposed archives bookmark canonical category contact ' +
    'dns-prefetch dofollow edituri external fancybox first follow friend gallery help home icon index last lightbox ' +
    'manifest mask-icon me modal modulepreload next nofollow noindex noopener noreferrer opener pingback popup ' +
    'preconnect prefetch preload prerender prev previous privacy-policy profile search shortcut shortlink sponsored ' +
    'start stylesheet tag terms-of-service tooltip ugc up webmention wlwmanifest'
  ).split(' '),
)

export function isLinkType(word: string): boolean {
  return LINK_TYPES.has(word.toLowerCase()) || !/^[\w-]+$/.test(word)
}
