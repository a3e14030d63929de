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

export const LEGAL_DUTIES: readonly LegalDuty[] = [
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
