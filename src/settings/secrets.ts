import { percentDecoded } from '../text/percent-decoded.ts'
import { definitionOf, SETTING_NAMES, type Written } from './table.ts'

/** Masking shorter texts would hide ordinary words, and they protect nothing. */
const SHORTEST_SECRET = 4
/** Of a part it is not known that it is a secret: a shorter one would hide words more often than secrets. */
const SHORTEST_PART = 8

/** Headers whose parts are in use everywhere, so that hiding them would hide much and protect nothing. */
const KNOWN_PARTS =
  /^(?:user-agent|accept|accept-.+|cache-control|pragma|referer|origin|host|connection|content-type|x-requested-with)$/

/**
 * The values that must never be shown: those of secret settings, line by line; of headers their parts as well, such as
 * each cookie, and what is encoded in `Basic`; and names and passwords in addresses of any setting.
 *
 * @param written what inputs or flags say
 */
export function secretsOf(written: Written): string[] {
  const secrets = new Set<string>()
  for (const name of SETTING_NAMES) {
    const value = written[name]
    if (value === undefined || value.trim() === '') continue
    if (definitionOf(name).secret) {
      for (const line of value.split(/\r\n|\r|\n/)) {
        for (const secret of name === 'headers' ? secretsOfHeader(line) : wholeSecrets(line))
          secrets.add(secret)
      }
    }
    for (const secret of credentialsIn(value)) secrets.add(secret)
  }
  return [...secrets]
}

/** "Bearer x": what is secret is x, and it may turn up alone. */
function wholeSecrets(text: string): string[] {
  const content = text.trim()
  const bare = content.replace(/^(?:bearer|basic|token)\s+/i, '')
  return [content, bare].filter(secret => secret.length >= SHORTEST_SECRET)
}

function secretsOfHeader(line: string): string[] {
  const at = line.indexOf(':')
  const name = line.slice(0, Math.max(at, 0)).trim().toLowerCase()
  const content = line.slice(at + 1).trim()
  const parts = KNOWN_PARTS.test(name) ? [] : partsOf(content)
  const [, encoded] = /^basic\s+([\w+/=-]+)$/i.exec(content) ?? []
  const pair = encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString()
  const password = pair.slice(pair.indexOf(':') + 1)
  const user = pair.slice(0, Math.max(pair.indexOf(':'), 0))
  return [...wholeSecrets(content), ...[...parts, pair, password, user].filter(isLongEnough)]
}

/** `session=x; other="y"`: each pair, and each value in it, without quotes and decoded. */
function partsOf(content: string): string[] {
  return content.split(/[;,\s]+/).flatMap(part => {
    const value = part.slice(part.indexOf('=') + 1).replace(/^"(.*)"$/, '$1')
    return [part, value, percentDecoded(value)]
  })
}

/** Names and passwords in the addresses of a text, as they are written, decoded, and as they are sent (RFC 7617). */
function credentialsIn(text: string): string[] {
  return text.split(/\s+/).flatMap(word => {
    const url = word.includes('@') ? URL.parse(word) : null
    if (!url) return []
    const [user, password] = [percentDecoded(url.username), percentDecoded(url.password)]
    const sent = Buffer.from(`${user}:${password}`).toString('base64')
    return [url.username, url.password, user, password, sent].filter(isLongEnough)
  })
}

function isLongEnough(part: string): boolean {
  return part.length >= SHORTEST_PART
}
