import type { Occurrence } from '../../../api/results.ts'
import { fail, failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { TLS_VERSIONS, type TlsCertificate, type TlsHandshake, type TlsReport } from '../../network/tls.ts'
import { TLS_CHECKS, type TlsCheck } from './tls-checks.ts'

const DAY_MS = 86_400_000
/** Days left, and the share of its whole life, below which a certificate is due for renewal: the lesser counts. */
const RENEWAL_DUE = { days: 30, share: 1 / 3 }
/** The same, below which automatic renewal must have failed: certificates of six days are renewed after four. */
const EXPIRING = { days: 14, share: 1 / 6 }

/** Least bits of a key that authorities may certify (CA/Browser Forum Baseline Requirements section 6.1.5). */
const LEAST_BITS: Readonly<Record<string, number>> = { rsa: 2048, 'rsa-pss': 2048, ec: 256 }

export type TlsJudgements = Record<TlsCheck, Judgement>

/** The same answer to every TLS check. */
export function allTls(judgement: Judgement): TlsJudgements {
  return Object.fromEntries(Object.keys(TLS_CHECKS).map(name => [name, judgement])) as TlsJudgements
}

/** Judges what handshakes showed. */
export function judgeTls(report: TlsReport, now: Date): TlsJudgements {
  const { host, port } = report
  if (report.failure)
    return allTls(notMeasured(`no TLS handshake with ${host}:${port}: ${report.failure.message}`))
  const url = new URL(`https://${host.includes(':') ? `[${host}]` : host}:${port}/`).href
  const { handshake } = report
  return {
    ...judgeDates(handshake.chain[0], now, url),
    'certificate-wrong-host': handshake.coversHost
      ? pass()
      : fail({ url, message: `it is for ${handshake.chain[0].names || 'no host at all'}` }),
    'certificate-untrusted': judgeTrust(handshake, now, url),
    'certificate-weak': failWhere(weaknesses(handshake).map(message => ({ url, message }))),
    ...judgeVersions(report.versions, url),
    'no-forward-secrecy': handshake.forwardSecrecy
      ? pass()
      : fail({ url, message: `${handshake.protocol} with ${handshake.cipher}` }),
  }
}

type DateCheck = 'certificate-expired' | 'certificate-expiring' | 'certificate-renewal-due'

function judgeDates(
  { validFrom, validTo }: TlsCertificate,
  now: Date,
  url: string,
): Pick<TlsJudgements, DateCheck> {
  const left = validTo.getTime() - now.getTime()
  const early = validFrom.getTime() > now.getTime()
  const at = (message: string): Judgement => fail({ url, message })
  if (left < 0 || early) {
    const fault = early
      ? `it is valid from ${validFrom.toISOString()}`
      : `it expired on ${validTo.toISOString()}`
    const none = notApplicable('the certificate is not valid today')
    return { 'certificate-expired': at(fault), 'certificate-expiring': none, 'certificate-renewal-due': none }
  }
  const life = validTo.getTime() - validFrom.getTime()
  const isBelow = ({ days, share }: typeof EXPIRING) => left < Math.min(days * DAY_MS, life * share)
  const message = `it expires on ${validTo.toISOString()}, in ${Math.floor(left / DAY_MS)} days`
  if (isBelow(EXPIRING)) {
    const none = notApplicable('the certificate expires within days')
    return {
      'certificate-expired': pass(),
      'certificate-expiring': at(message),
      'certificate-renewal-due': none,
    }
  }
  return {
    'certificate-expired': pass(),
    'certificate-expiring': pass(),
    'certificate-renewal-due': isBelow(RENEWAL_DUE) ? at(message) : pass(),
  }
}

const DATE_ERRORS = new Set(['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID'])

function judgeTrust({ untrusted, chain }: TlsHandshake, now: Date, url: string): Judgement {
  if (untrusted === undefined) return pass()
  const [leaf] = chain
  const last = chain.at(-1)!
  const at = (message: string): Judgement => fail({ url, message: `${message} (${untrusted})` })
  if (leaf.selfSigned) return at('it is signed by itself')
  if (DATE_ERRORS.has(untrusted)) {
    return isValidOn(now, leaf)
      ? at('a certificate of an issuer in its chain is not valid today')
      : notMeasured('the certificate is not valid today, which hides whether its chain is trusted')
  }
  if (last.selfSigned) return at(`its chain ends at the unknown authority "${last.subject}"`)
  if (/UNABLE_TO_(?:GET_ISSUER|VERIFY_LEAF)/.test(untrusted)) {
    return at(`the chain breaks off: the certificate of "${last.issuer}" is neither sent nor known`)
  }
  return at('the chain is not valid')
}

function isValidOn(now: Date, { validFrom, validTo }: TlsCertificate): boolean {
  return validFrom.getTime() <= now.getTime() && now.getTime() <= validTo.getTime()
}

/** Weak keys and signatures of the chain; the signature of a root means nothing. */
function weaknesses({ chain }: TlsHandshake): string[] {
  return chain.flatMap((certificate, index) => {
    const whose = index === 0 ? 'its' : `the issuer's ("${certificate.subject}")`
    const { keyType, keyBits, signatureAlgorithm = '', selfSigned } = certificate
    const least = LEAST_BITS[keyType]
    const found: string[] = []
    if (keyBits !== undefined && least !== undefined && keyBits < least) {
      found.push(`${whose} ${keyType.toUpperCase()} key has ${keyBits} bits; ${least} are the least`)
    }
    if (!selfSigned && /sha-?1(?!\d)|md[245]/i.test(signatureAlgorithm)) {
      found.push(`${whose} signature is ${signatureAlgorithm}`)
    }
    return found
  })
}

type Versions = Extract<TlsReport, { handshake: TlsHandshake }>['versions']

function judgeVersions(
  versions: Versions,
  url: string,
): Pick<TlsJudgements, 'tls-version-too-old' | 'tls-version-obsolete'> {
  const modern = [versions['TLSv1.2'], versions['TLSv1.3']]
  if (modern.every(support => support === 'refused')) {
    const offered = TLS_VERSIONS.filter(version => versions[version] === 'offered').join(', ')
    return {
      'tls-version-too-old': fail({ url, message: `it offers ${offered} alone` }),
      'tls-version-obsolete': notApplicable('the server offers no newer version'),
    }
  }
  const old = (['TLSv1', 'TLSv1.1'] as const).filter(version => versions[version] === 'offered')
  const unknown = versions['TLSv1'] === 'not-measured' || versions['TLSv1.1'] === 'not-measured'
  const occurrences: Occurrence[] = old.map(version => ({ url, message: `it offers ${version}` }))
  return {
    'tls-version-too-old': modern.includes('offered')
      ? pass()
      : notMeasured('the server did not answer all handshakes'),
    'tls-version-obsolete':
      old.length === 0 && unknown
        ? notMeasured('the server did not answer the handshakes of TLS 1.0 and 1.1')
        : failWhere(occurrences),
  }
}
