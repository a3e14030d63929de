import { dataOf } from '../answers.ts'
import { defineDomainTopic } from '../domain.ts'

/** Which services have a proof that the domain is its owner's. */
export const verification = defineDomainTopic({
  checks: {},
  async judge(visit, { name }) {
    const texts = dataOf(await visit.dns(name, 'TXT'))
    return { judgements: {}, facts: { verifications: verifiedServices(texts) } }
  },
})

/** Services that ask for a TXT record as a proof of ownership, by how the record begins. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/^google-site-verification=/i, 'Google'],
  [/^ms=(?:ms\d|[0-9a-f]{40}$)/i, 'Microsoft 365'],
  [/^facebook-domain-verification=/i, 'Meta'],
  [/^apple-domain-verification=/i, 'Apple'],
  [/^(?:globalsign-domain-verification|_globalsign-domain-verification)=/i, 'GlobalSign'],
  [/^yandex-verification[:=]/i, 'Yandex'],
  [/^pinterest-site-verification=/i, 'Pinterest'],
  [/^ahrefs-site-verification/i, 'Ahrefs'],
  [/^atlassian-domain-verification=/i, 'Atlassian'],
  [/^stripe-verification=/i, 'Stripe'],
  [/^openai-domain-verification=/i, 'OpenAI'],
  [/^anthropic-domain-verification/i, 'Anthropic'],
]

/** Names of the services that have a proof of ownership among the TXT records of a domain; never the proofs. */
export function verifiedServices(texts: readonly string[]): string[] {
  return MARKS.filter(([mark]) => texts.some(text => mark.test(text))).map(([, name]) => name)
}
