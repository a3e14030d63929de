import { dataOf } from '../answers.ts'
import { perDomain } from '../domain.ts'

/** How a domain receives mail. */
export interface MailRouting {
  /** `servers` by MX records, `none` by a null MX, `unsaid` without any. */
  kind: 'servers' | 'none' | 'unsaid' | 'unknown'
  /** Names, the preferred first. */
  servers: readonly string[]
  /** Whether a null MX is among the records. */
  hasNull: boolean
  /** Why it is not known. */
  failure?: string
}

/** By the MX records of the domain. */
export const mailRoutingOf = perDomain(async (visit, { name }): Promise<MailRouting> => {
  const answer = await visit.dns(name, 'MX')
  if (answer.failure) return { kind: 'unknown', servers: [], hasNull: false, failure: answer.failure.message }
  const records = dataOf(answer).sort((a, b) => a.preference - b.preference)
  const servers = records.map(({ exchange }) => exchange).filter(exchange => exchange !== '')
  const kind = servers.length > 0 ? 'servers' : records.length > 0 ? 'none' : 'unsaid'
  return { kind, servers, hasNull: servers.length < records.length }
})
