import type { JsonObject } from '../../../api/results.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { TlsCertificate, TlsReport } from '../../network/tls.ts'
import { tlsReport } from './host-tls.ts'

/** What handshakes with the host of the page showed, as facts. */
export const handshake = defineTopic({
  checks: {},
  async judge(visit) {
    const report = await tlsReport(visit)
    return { judgements: {}, ...(report && { facts: { tls: reportFacts(report) } }) }
  },
})

function reportFacts(report: TlsReport): JsonObject {
  const { host, port } = report
  if (report.failure) return { host, port, failure: report.failure.message }
  const { protocol, cipher, keyExchange, forwardSecrecy, alpn, chain, untrusted, coversHost } =
    report.handshake
  return {
    host,
    port,
    protocol,
    cipher,
    keyExchange: keyExchange ?? null,
    forwardSecrecy,
    alpn,
    versions: { ...report.versions },
    trusted: untrusted === undefined,
    coversHost,
    chain: chain.map(certificateFacts),
  }
}

function certificateFacts({ validFrom, validTo, ...certificate }: TlsCertificate): JsonObject {
  return {
    subject: certificate.subject,
    issuer: certificate.issuer,
    names: certificate.names,
    validFrom: validFrom.toISOString(),
    validTo: validTo.toISOString(),
    keyType: certificate.keyType,
    keyBits: certificate.keyBits ?? null,
    signatureAlgorithm: certificate.signatureAlgorithm ?? null,
  }
}
