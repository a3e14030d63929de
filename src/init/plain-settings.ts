/** Bytes of a line; a longer one is none of ours. */
const MAX_LINE = 2_000
const TABLE = /^\[([\w.-]+)\]/
const PAIR = /^"?([\w-]+)"?\s*=\s*(?:"([^"]*)"|'([^']*)')/

/** The texts of a TOML file by their paths, such as `build.publish`; lists and inline tables are left out. */
export function tomlTexts(source: string): Map<string, string> {
  const texts = new Map<string, string>()
  let table = ''
  for (const line of source.split('\n')) {
    const trimmed = line.length > MAX_LINE ? '' : line.trim()
    if (trimmed.startsWith('[')) table = TABLE.exec(trimmed)?.[1] ?? '?'
    const pair = PAIR.exec(trimmed)
    if (pair) texts.set(table === '' ? pair[1]! : `${table}.${pair[1]}`, pair[2] ?? pair[3]!)
  }
  return texts
}

/** The texts at the top of a YAML file that stand on the line of their name. */
export function yamlTexts(source: string): Map<string, string> {
  const texts = new Map<string, string>()
  for (const line of source.split('\n')) {
    const pair =
      line.length > MAX_LINE ? null : /^([\w-]+):[ \t]+(?:"([^"]*)"|'([^']*)'|([^\s#'"][^#\n]*))/.exec(line)
    if (pair) texts.set(pair[1]!, (pair[2] ?? pair[3] ?? pair[4]!).trim())
  }
  return texts
}
