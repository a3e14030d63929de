import type { CheckDefinition, Findings, Topic } from '../../judging/tool-definition.ts'
import type { Visit } from '../../visit/visit.ts'
import { subjectOf } from './subject.ts'

/** A registered domain: one object for all pages of it, with which goes what is worked out for it. */
export interface Domain {
  name: string
  /** Top-level domain. */
  topLevel: string
}

/** A topic about the registered domain, which is judged once for all pages of it. */
export interface DomainTopic<Name extends string = string> {
  checks: Readonly<Record<Name, CheckDefinition>>
  judge(visit: Visit, domain: Domain): Promise<Findings<Name>>
}

/** Ties the names of the checks to the answers. */
export function defineDomainTopic<const Name extends string>(topic: DomainTopic<Name>): Topic<Name> {
  const findings = perDomain((visit, domain) => topic.judge(visit, domain))
  return {
    checks: topic.checks,
    async judge(visit) {
      const { domain: name, topLevel } = await subjectOf(visit)
      return await findings(visit, await visit.onceForSite(`dns ${name}`, async () => ({ name, topLevel })))
    },
  }
}

/** A reading of a domain that several topics need, worked out once for all pages of it. What rejects is forgotten. */
export function perDomain<Value>(
  read: (visit: Visit, domain: Domain) => Promise<Value>,
): (visit: Visit, domain: Domain) => Promise<Value> {
  const readings = new WeakMap<Domain, Promise<Value>>()
  return (visit, domain) => {
    let reading = readings.get(domain)
    if (!reading) {
      reading = read(visit, domain)
      readings.set(domain, reading)
      reading.catch(() => readings.delete(domain))
    }
    return reading
  }
}
