import { createPublicKey } from 'node:crypto'
import type { Occurrence } from '../../../../api/results.ts'
import { notApplicable } from '../../../judging/judgement.ts'
import { type Dns, dataOf } from '../answers.ts'
import { defineDomainTopic } from '../domain.ts'
import { at, failOrUnknown } from '../places.ts'
import { parseTagList } from './tag-list.ts'

/** Those DKIM keys of the domain that have a common name. That there are none says nothing. */
export const dkim = defineDomainTopic({
  checks: {
    'dkim-key-weak': {
      scope: 'site',
      severity: 'warning',
      title: 'A DKIM key cannot be used',
      why: 'Receivers ignore signatures with a key that is broken or shorter than 1,024 bits.',
      fix: 'Create a key of 2,048 bits and publish all of it.',
      help: 'https://www.rfc-editor.org/rfc/rfc8301#section-3.2',
      example: 'a DKIM record with an RSA key of 512 bits',
    },
  },
  async judge(visit, { name }) {
    const { keys, failure } = await commonKeys(visit, name)
    const faults = keys.flatMap(key => faultOf(name, key))
    const active = keys.filter(({ key }) => key !== '')
    const judgement =
      active.length === 0 && failure === undefined
        ? notApplicable('the domain has no DKIM key with a common name')
        : failOrUnknown(faults, failure)
    return {
      judgements: { 'dkim-key-weak': judgement },
      facts: { dkimSelectors: active.map(({ selector }) => selector) },
    }
  },
})

/** Names of keys that large mail services and programs give by themselves. A key can have any other name. */
const COMMON_SELECTORS = [
  ...['default', 'dkim', 'mail', 'google', 'selector1', 'selector2', 's1', 's2', 'k1', 'k2'],
  ...['fm1', 'sig1', 'protonmail', 'mandrill', 'zmail', 'mxvault'],
] as const
/** Bits of an RSA key that verifiers accept (RFC 8301 section 3.2). */
const MIN_KEY_BITS = 1024

interface Key {
  selector: string
  text: string
  /** `p`, empty where the key was revoked. */
  key: string
  type: string
}

/** The keys, and why they may not be all. */
async function commonKeys(visit: Dns, domain: string): Promise<{ keys: Key[]; failure?: string }> {
  const parent = await visit.dns(`_domainkey.${domain}`, 'TXT')
  // Where this name does not exist, none below it does (RFC 8020).
  if (parent.failure) return { keys: [], failure: parent.failure.message }
  if (!parent.exists && parent.aliases.length === 0) return { keys: [] }
  const answers = await Promise.all(
    COMMON_SELECTORS.map(async selector => ({
      selector,
      answer: await visit.dns(`${selector}._domainkey.${domain}`, 'TXT'),
    })),
  )
  const keys = answers.flatMap(({ selector, answer }) =>
    dataOf(answer).flatMap(text => keyOf(selector, text)),
  )
  const failed = answers.find(({ answer }) => answer.failure)
  return failed ? { keys, failure: failed.answer.failure!.message } : { keys }
}

function keyOf(selector: string, text: string): Key[] {
  const { tags } = parseTagList(text)
  const key = tags.get('p')
  const version = tags.get('v')
  if (key === undefined || (version !== undefined && version !== 'DKIM1')) return []
  return [{ selector, text, key: key.replace(/\s+/g, ''), type: tags.get('k')?.toLowerCase() ?? 'rsa' }]
}

function faultOf(domain: string, { selector, text, key, type }: Key): Occurrence[] {
  if (key === '' || type !== 'rsa') return []
  const bits = rsaBits(key)
  if (bits !== undefined && bits >= MIN_KEY_BITS) return []
  const message =
    bits === undefined
      ? 'The key cannot be decoded'
      : `The RSA key has ${bits} bits (at least ${MIN_KEY_BITS})`
  return [at(`${selector}._domainkey.${domain}`, 'TXT', message, text)]
}

/** Bits of a public key in base64: SubjectPublicKeyInfo, or a bare RSAPublicKey as RFC 6376 says. */
function rsaBits(key: string): number | undefined {
  const der = Buffer.from(key, 'base64')
  for (const type of ['spki', 'pkcs1'] as const) {
    try {
      return createPublicKey({ key: der, format: 'der', type }).asymmetricKeyDetails?.modulusLength
    } catch {
      // It may have the other form.
    }
  }
  return undefined
}
