import { attribute, type HtmlDocument, textOf } from '../formats/html/document.ts'

/** A country whose law asks every business for a page that says who is behind the site. */
export interface LegalDuty {
  country: string
  /** What the page is called there. */
  notice: string
  /** The law, as its lawyers cite it. */
  law: string
  /** Languages of pages that are for its people. */
  languages: ReadonlySet<string>
  /** What shows that a business is there: a phone number or an address. */
  signs: RegExp
  /** Endings of hosts and of addresses for mail that it has to itself. */
  endings: RegExp
  /** Texts and addresses of links that lead to the page, and what stands on it alone. */
  words: RegExp
}

const LEGAL_DUTIES: readonly LegalDuty[] = [
  {
    country: 'Germany',
    notice: 'Impressum',
    law: '§ 5 DDG',
    languages: new Set(['de']),
    signs:
      /(?:\+|(?<!\d)00)49[\s()/.-]{0,3}[1-9]|(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer)\s{1,3}\d{1,4}\s?[a-z]?[\s,|·]{1,20}(?:D-)?\d{5}\s{1,3}\p{Lu}\p{Ll}/u,
    endings: /\.de$/,
    words:
      /impressum|imprint|anbieterkennzeichnung|legal[- ]?(?:notice|info)|rechtliche|§\s?5\s|ust-?id|handelsregister/i,
  },
  {
    country: 'Austria',
    notice: 'Impressum',
    law: '§ 5 ECG',
    languages: new Set(['de']),
    signs: /(?:\+|(?<!\d)00)43[\s()/.-]{0,3}[1-9]/u,
    endings: /\.at$/,
    words: /impressum|imprint|offenlegung|legal[- ]?(?:notice|info)|rechtliche|firmenbuch|\buid\b|\bATU\d/i,
  },
  {
    country: 'France',
    notice: 'Mentions légales',
    law: 'article 1-1 LCEN',
    languages: new Set(['fr']),
    signs: /(?:\+|(?<!\d)00)33[\s()/.-]{0,3}[1-9(]/u,
    endings: /\.fr$/,
    words: /mentions|l[ée]gal|\bsire[nt]\b|\bCG[UV]\b|éditeur du site/i,
  },
  {
    country: 'Spain',
    notice: 'Aviso legal',
    law: 'artículo 10 LSSI',
    languages: new Set(['es', 'ca', 'gl', 'eu']),
    signs: /(?:\+|(?<!\d)00)34[\s()/.-]{0,3}[6-9]/u,
    endings: /\.es$/,
    words: /legal|\b[CN]\.?I\.?F\b|t[ée]rminos|condiciones|lege[- ]/i,
  },
]

/** Characters of a page that are looked at, its data included, links, and characters of an address. */
const MAX_TEXT = 300_000
const MAX_LINKS = 2000
const MAX_ADDRESS = 500

/** The law that the page falls under: the one country of its language that it shows signs of. */
export function legalDutyOf(document: HtmlDocument): LegalDuty | undefined {
  const addresses = document
    .elements('a')
    .slice(0, MAX_LINKS)
    .map(link => (attribute(link, 'href') ?? '').slice(0, MAX_ADDRESS))
  const seen = `${addresses.join(' ')} ${document.body ? textOf(document.body).slice(0, MAX_TEXT) : ''}`
  const language = (document.html && attribute(document.html, 'lang'))?.trim().toLowerCase().split(/[-_]/)[0]
  const hosts = hostsOf(document)
  const duties = LEGAL_DUTIES.filter(
    ({ languages, signs, endings }) =>
      languages.has(language ?? '') && (signs.test(seen) || hosts.some(host => endings.test(host))),
  )
  return duties.length === 1 ? duties[0] : undefined
}

/** Hosts that a page says to be its own: of its canonical and its card, and where it has none, of its one mailbox. */
function hostsOf(document: HtmlDocument): string[] {
  const canonical = document.elements('link').find(link => attribute(link, 'rel')?.trim() === 'canonical')
  const card = document.elements('meta').find(meta => attribute(meta, 'property')?.trim() === 'og:url')
  const named = [canonical && attribute(canonical, 'href'), card && attribute(card, 'content')]
  const hosts = named.flatMap(address => (address === undefined ? [] : (URL.parse(address)?.hostname ?? [])))
  if (hosts.length > 0) return hosts
  const mails = document
    .elements('a')
    .slice(0, MAX_LINKS)
    .flatMap(
      link => /^\s*mailto:[^@?]{1,100}@([^?\s,]{1,100})/i.exec(attribute(link, 'href') ?? '')?.[1] ?? [],
    )
  // Several hosts are those of partners as well.
  const own = new Set(mails.map(host => host.toLowerCase()))
  return own.size === 1 ? [...own] : []
}
