import { z } from 'zod'
import type { RecordType } from '../network/dns/records.ts'
import type { InputKey, KeyOptions } from './input-keys.ts'

/** Most decoded bytes that are asked for of one input. */
const MAX_ASKED_BYTES = 100 * 1024 * 1024

/** A report says how something was asked for: nothing is asked in a way in which no tool asks. */
const keyOptionsSchema = z.strictObject({
  method: z.enum(['GET', 'HEAD', 'OPTIONS']).optional(),
  redirect: z.enum(['follow', 'manual']).optional(),
  userAgent: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  maxBytes: z.number().positive().max(MAX_ASKED_BYTES).optional(),
})

/** What a key says; undefined of what cannot be asked for again, and of what is no key. */
export function readKey(key: string): InputKey | undefined {
  const [, kind, rest = ''] = /^(fetch|link|page|places|dns|tls|chrome)(?: (.*))?$/s.exec(key) ?? []
  switch (kind) {
    case 'fetch':
      return readFetch(rest)
    case 'link': {
      const url = rest.replace(/^production /, '')
      return { kind, url, onProduction: url !== rest }
    }
    case 'page':
      return { kind, url: rest }
    case 'places': {
      const [, places, url] = /^([\da-z,]*) (\S+)$/.exec(rest) ?? []
      if (places === undefined) return undefined
      const hashes = places === '' ? [] : places.split(',').map(place => Number.parseInt(place, 36))
      return { kind, url: url!, places: hashes }
    }
    case 'dns': {
      const [, type, unchecked, name = ''] = /^([A-Z]+)( unchecked)? (\S+)$/.exec(rest) ?? []
      const options = unchecked === undefined ? {} : { checkingDisabled: true }
      return type === undefined ? undefined : { kind, name, type: type as RecordType, options }
    }
    case 'tls': {
      const [, host, port] = /^(\S+):(\d{1,5})$/.exec(rest) ?? []
      return host === undefined ? undefined : { kind, host, port: Number(port) }
    }
    case 'chrome':
      return { kind }
    default:
      return undefined
  }
}

function readFetch(rest: string): InputKey | undefined {
  const at = rest.lastIndexOf(' ')
  if (at < 0) return { kind: 'fetch', url: rest, options: {} }
  try {
    const options = keyOptionsSchema.parse(JSON.parse(rest.slice(0, at))) as KeyOptions
    return { kind: 'fetch', url: rest.slice(at + 1), options }
  } catch {
    return undefined
  }
}
