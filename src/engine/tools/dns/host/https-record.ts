import type { JsonObject } from '../../../../api/results.ts'
import { failWhere, type Judgement, notApplicable, notMeasured } from '../../../judging/judgement.ts'
import { defineTopic } from '../../../judging/tool-definition.ts'
import type { DnsAnswer, ServiceBinding } from '../../../network/dns/records.ts'
import { addressesOf, type Dns } from '../answers.ts'
import { at } from '../places.ts'
import { subjectOf } from '../subject.ts'

/** The HTTPS records of the host, which need not have any. */
export const httpsRecord = defineTopic({
  checks: {
    'https-record-invalid': {
      scope: 'site',
      severity: 'warning',
      title: 'The HTTPS record of the host is not valid',
      why: 'Browsers read this record before they connect. With a wrong one some of them cannot open the site.',
      fix: 'Correct the record or remove it: the site works without one.',
      help: 'https://www.rfc-editor.org/rfc/rfc9460#section-2.4',
      example: 'www.example.com. HTTPS 1 . mandatory=alpn',
    },
  },
  async judge(visit) {
    const { host } = await subjectOf(visit)
    const answer = await visit.dns(host, 'HTTPS')
    return {
      judgements: { 'https-record-invalid': await judgeRecords(visit, host, answer) },
      facts: { httpsRecords: factsOf(answer) },
    }
  },
})

/** Numbers of the parameters of RFC 9460 section 14.3.2. */
const MANDATORY = 0
const ALPN = 1
const NO_DEFAULT_ALPN = 2
const PARAMETER_NAMES: Readonly<Record<number, string>> = {
  0: 'mandatory',
  1: 'alpn',
  2: 'no-default-alpn',
  3: 'port',
  4: 'ipv4hint',
  5: 'ech',
  6: 'ipv6hint',
}

async function judgeRecords(visit: Dns, host: string, answer: DnsAnswer<'HTTPS'>): Promise<Judgement> {
  if (answer.failure) return notMeasured(answer.failure.message)
  if (answer.records.length === 0) return notApplicable('the host has no HTTPS record')
  const faults = await Promise.all(answer.records.map(({ name, data }) => faultsOf(visit, name, data)))
  return failWhere(faults.flat().map(message => at(host, 'HTTPS', message)))
}

async function faultsOf(visit: Dns, owner: string, record: ServiceBinding): Promise<string[]> {
  const faults = record.priority === 0 ? [] : parameterFaults(record.parameters)
  const target = await targetFault(visit, owner, record)
  return target === undefined ? faults : [...faults, target]
}

/** RFC 9460 section 2.4.3, 7.1.1 and 8: what makes a client reject the record. */
function parameterFaults(parameters: ServiceBinding['parameters']): string[] {
  const faults: string[] = []
  if (parameters.has(NO_DEFAULT_ALPN) && !parameters.has(ALPN)) {
    faults.push('The record has no-default-alpn without alpn, so no protocol is left')
  }
  const alpn = parameters.get(ALPN)
  if (alpn && protocolsOf(alpn) === undefined) faults.push('The alpn of the record is malformed')
  const mandatory = parameters.get(MANDATORY)
  if (mandatory === undefined) return faults
  if (mandatory.length === 0 || mandatory.length % 2 !== 0)
    return [...faults, 'The mandatory keys of the record are malformed']
  for (let index = 0; index < mandatory.length; index += 2) {
    const key = mandatory.readUInt16BE(index)
    if (key === MANDATORY) faults.push('The mandatory keys of the record list "mandatory" itself')
    else if (!parameters.has(key))
      faults.push(`The mandatory keys of the record list ${keyName(key)}, which is missing`)
  }
  return faults
}

async function targetFault(visit: Dns, owner: string, { target }: ServiceBinding) {
  if (target === '.' || target === owner) return undefined
  const found = await addressesOf(visit, target)
  if ('failure' in found || found.addresses.length > 0) return undefined
  return `The target ${target} ${found.exists ? 'has no address' : 'does not exist'}`
}

/** Protocol names of an alpn parameter; undefined where it is malformed. */
function protocolsOf(alpn: Buffer): string[] | undefined {
  const protocols: string[] = []
  for (let index = 0; index < alpn.length; ) {
    const length = alpn[index]!
    if (length === 0 || index + 1 + length > alpn.length) return undefined
    protocols.push(alpn.subarray(index + 1, index + 1 + length).toString('latin1'))
    index += 1 + length
  }
  return protocols.length > 0 ? protocols : undefined
}

function keyName(key: number): string {
  return PARAMETER_NAMES[key] ?? `key${key}`
}

function factsOf(answer: DnsAnswer<'HTTPS'>): JsonObject[] | null {
  if (answer.failure) return null
  return answer.records.map(({ data: { priority, target, parameters } }) => ({
    priority,
    target,
    alpn: protocolsOf(parameters.get(ALPN) ?? Buffer.alloc(0)) ?? [],
    parameters: [...parameters.keys()].map(keyName),
  }))
}
