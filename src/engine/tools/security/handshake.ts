import type { JsonObject } from '../../../api/results.ts'
import type { TlsCertificate, TlsReport } from '../../network/tls.ts'

/** What handshakes showed, as data for reports. */
export function tlsFacts(report: TlsReport): JsonObject {
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
