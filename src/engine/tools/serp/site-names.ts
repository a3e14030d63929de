import { type Item, textsOf } from '../../formats/structured-data/item.ts'
import type { MetaTexts } from './meta-texts.ts'

/** Names that a page gives to its site, the most telling source first. */
export interface SiteNames {
  structured: string[]
  alternate: string[]
  openGraph: string | undefined
  /** Names of other items, of which one may be whose site it is. */
  others: string[]
}

export function siteNamesOf(items: readonly Item[], meta: MetaTexts): SiteNames {
  const sites = items.filter(({ types }) => types.includes('WebSite'))
  return {
    structured: sites.flatMap(site => textsOf(site, 'name')),
    alternate: sites.flatMap(site => textsOf(site, 'alternateName')),
    openGraph: meta.first('og:site_name')?.text,
    others: items.filter(item => !sites.includes(item)).flatMap(item => textsOf(item, 'name')),
  }
}

/** All names of the site itself in one list without repetition. */
export function allSiteNames({ structured, alternate, openGraph }: SiteNames): string[] {
  return [...new Set([...structured, ...(openGraph === undefined ? [] : [openGraph]), ...alternate])]
}

/** The ending of a domain behind a name: "Kranz.de" and "Kranz" are one name. */
const DOMAIN_ENDING = /(?<=^[\p{L}\p{N}-]{3,60})\.[a-z]{2,6}(?:\.[a-z]{2})?$/u

/** A sign of HTML that JSON-LD and plug-ins keep as it is written: "A&amp;A". */
const ENTITY = /&(?:#(\d{1,6})|#x([\da-f]{1,6})|[a-z]{2,8});/gi

function withoutEntities(name: string): string {
  return name.replace(ENTITY, (_, decimal?: string, hex?: string) => {
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
  })
}

/** Names that differ in case, blanks, punctuation or the ending of a domain alone are one name. */
export function comparableName(name: string): string {
  return withoutEntities(name)
    .trim()
    .toLowerCase()
    .replace(DOMAIN_ENDING, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
