import { namesUpwards } from '../../../network/dns/host-name.ts'
import { type Dns, dataOf } from '../answers.ts'
import { perDomain } from '../domain.ts'
import { type DmarcRecord, isDmarc, parseDmarc } from './dmarc-record.ts'

/** Names that are asked for a record (RFC 9989 section 4.10). */
const MAX_WALK = 8

/** What is published for a domain, and where. */
export interface DmarcDiscovery {
  /** Domain whose record holds; undefined where there is none. */
  at?: string
  record?: DmarcRecord
  /** Texts at the domain's own `_dmarc` that receivers discard. */
  discarded: readonly string[]
  failure?: string
}

export const publishedDmarc = perDomain((visit, { name }) => discoverDmarc(visit, name))

/** Walks up the tree of names for the record that holds (RFC 9989 section 4.10). */
export async function discoverDmarc(visit: Dns, domain: string): Promise<DmarcDiscovery> {
  const names = namesUpwards(domain)
  const asked = [names[0]!, ...names.slice(1).slice(-(MAX_WALK - 1))]
  let discarded: string[] = []
  for (const name of asked) {
    const answer = await visit.dns(`_dmarc.${name}`, 'TXT')
    if (answer.failure) return { discarded, failure: answer.failure.message }
    const texts = dataOf(answer)
    const valid = texts.filter(isDmarc)
    const [text] = valid
    const isOne = text !== undefined && valid.length === 1
    if (name === domain) {
      discarded = texts.filter(one => looksLikeDmarc(one) && !(isOne && one === text))
    }
    if (!isOne) continue
    const record = parseDmarc(text)
    // Above the registered domain only a public suffix speaks for it.
    if (name === domain || record.psd === 'y') return { at: name, record, discarded }
  }
  return { discarded }
}

/** Whether a text was meant as a DMARC record, though receivers do not take it for one. */
export function looksLikeDmarc(text: string): boolean {
  return /(?:^|;)[\s"'\\]*(?:v\s*=\s*["'\\]?dmarc|p\s*=\s*(?:none|quarantine|reject)\b)/i.test(text)
}
