import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Subtag {
  Type: string
  Subtag?: string
  Deprecated?: string
  'Preferred-Value'?: string
}

/** Two-letter regions of the IANA registry that ISO 3166-1 only reserves: no country has them. */
const RESERVED_REGIONS = new Set(['AA', 'AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'TA', 'UN', 'ZZ'])
/** Countries that ISO 3166-1 lists. */
const COUNTRY_COUNT = 249

/**
 * Codes of languages, countries, areas and scripts as a compact table in TypeScript, read from the package
 * language-subtag-registry (the IANA Language Subtag Registry, CC0-1.0).
 *
 * @throws Error where the registry no longer looks as expected, so that no half-empty table is made
 */
export function languageCodesSource(notice: string, root: string): string {
  const folder = join(root, 'node_modules/language-subtag-registry')
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const { version } = read('package.json') as { version: string }
  const { 'File-Date': date } = read('data/json/meta.json') as { 'File-Date': string }
  const registry = read('data/json/registry.json') as Subtag[]
  const subtags = (type: string, form: RegExp) =>
    registry.filter(({ Type, Subtag = '' }) => Type === type && form.test(Subtag))
  const current = (entries: readonly Subtag[]) =>
    entries.filter(({ Deprecated }) => Deprecated === undefined).map(({ Subtag }) => Subtag!)
  const withdrawn = (entries: readonly Subtag[]) =>
    entries
      .filter(({ Deprecated }) => Deprecated !== undefined)
      .map(entry => `${entry.Subtag}:${entry['Preferred-Value'] ?? ''}`)
  const twoLetters = subtags('language', /^[a-z]{2}$/)
  const regions = subtags('region', /^[A-Z]{2}$/)
  const countries = current(regions).filter(region => !RESERVED_REGIONS.has(region))
  const longer = current(subtags('language', /^[a-z]{3}$/))
  if (countries.length !== COUNTRY_COUNT || longer.length < 7000) {
    throw new Error(`the registry of ${date} has ${countries.length} countries, ${longer.length} languages`)
  }
  return [
    `// ${notice}`,
    `// From language-subtag-registry ${version} (IANA Language Subtag Registry of ${date}), CC0-1.0.`,
    '',
    line('Languages of ISO 639-1.', 'TWO_LETTER_LANGUAGES', current(twoLetters)),
    line(
      'Two-letter codes that were withdrawn, with what replaced them.',
      'WITHDRAWN_LANGUAGES',
      withdrawn(twoLetters),
    ),
    line('Languages that have a code of three letters alone.', 'THREE_LETTER_LANGUAGES', longer),
    line('Countries of ISO 3166-1.', 'COUNTRIES', countries),
    line(
      'Codes of former countries, with what replaced them, if anything did.',
      'FORMER_COUNTRIES',
      withdrawn(regions),
    ),
    line('Areas of UN M.49 that a language tag may name.', 'AREAS', current(subtags('region', /^\d{3}$/))),
    line('Scripts of ISO 15924.', 'SCRIPTS', current(subtags('script', /^[A-Z][a-z]{3}$/))),
  ].join('\n')
}

/** Codes of a line of the table. */
const CODES_PER_LINE = 25

function line(comment: string, name: string, codes: readonly string[]): string {
  const rows: string[] = []
  for (let at = 0; at < codes.length; at += CODES_PER_LINE) {
    rows.push(codes.slice(at, at + CODES_PER_LINE).join(' '))
  }
  return `/** ${comment} */\nexport const ${name} = \`\n${rows.join('\n')}\n\`\n`
}
