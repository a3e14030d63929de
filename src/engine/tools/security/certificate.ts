import { fail, failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { TlsCertificate, TlsHandshake } from '../../network/tls.ts'
import { holdsUntil } from '../../visit/input-trace.ts'
import { hostTls } from './host-tls.ts'

const SERVER_SIDE_TLS =
  'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/TLS'
const SEARCH_CENTRAL = 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors'

/** The certificate of the page's host, and its chain. */
export const certificate = defineTopic({
  checks: {
    'certificate-expired': {
      scope: 'site',
      severity: 'error',
      title: 'The certificate is not valid today',
      why: 'Browsers show a warning instead of the page, and crawlers do not load it.',
      fix: 'Renew the certificate, install it on every server of the host, and let it renew automatically (ACME) from now on.',
      help: 'https://www.rfc-editor.org/rfc/rfc5280#section-4.1.2.5',
      example: 'a certificate valid until yesterday',
    },
    'certificate-expiring': {
      scope: 'site',
      severity: 'warning',
      title: 'The certificate expires soon',
      why: 'It should have been renewed by now. Once it expires, browsers show a warning instead of the page.',
      fix: 'Renew the certificate, and find out why it was not renewed automatically.',
      help: 'https://letsencrypt.org/docs/integration-guide/#when-to-renew',
      example: 'a certificate valid for three more days',
    },
    'certificate-wrong-host': {
      scope: 'site',
      severity: 'error',
      title: 'The certificate is for another host',
      why: 'Browsers show a warning instead of the page, and crawlers do not load it.',
      fix: 'Get a certificate for this host, or configure the server to send the right one. A wildcard such as *.example.com covers one level only.',
      help: 'https://www.rfc-editor.org/rfc/rfc9525#section-6.3',
      example: 'a certificate for shop.example.com at www.example.com',
    },
    'certificate-untrusted': {
      scope: 'site',
      severity: 'error',
      title: 'The certificate is not trusted',
      why: 'Browsers show a warning instead of the page, and crawlers do not load it.',
      fix: 'Use a certificate of a public authority (Let’s Encrypt is free), and install it with its intermediate certificates. If it is of your own authority, set NODE_EXTRA_CA_CERTS for this audit.',
      help: SEARCH_CENTRAL,
      example: 'a certificate that signs itself',
    },
    'certificate-weak': {
      scope: 'site',
      severity: 'warning',
      title: 'The certificate uses a weak key or signature',
      why: 'Short keys and signatures with SHA-1 or MD5 can be forged, and browsers refuse them.',
      fix: 'Get a certificate with an RSA key of at least 2,048 bits or an elliptic-curve key of at least 256 bits, signed with SHA-256 or better.',
      help: SERVER_SIDE_TLS,
      example: 'a certificate with an RSA key of 1,024 bits',
    },
  },
  async judge(visit) {
    const { url, handshake } = await hostTls(visit)
    const now = new Date()
    return {
      judgements: {
        ...judgeDates(handshake.chain[0], now, url),
        'certificate-wrong-host': handshake.coversHost
          ? pass()
          : fail({ url, message: `The certificate is for ${handshake.chain[0].names || 'no host at all'}` }),
        'certificate-untrusted': judgeTrust(handshake, now, url),
        'certificate-weak': failWhere(weaknesses(handshake).map(message => ({ url, message }))),
      },
    }
  },
})

const DAY_MS = 86_400_000
/**
 * Days left, and the share of its whole life, below which automatic renewal must have failed: the lesser counts.
 * Certificates of six days are renewed after four.
 */
const EXPIRING = { days: 14, share: 1 / 6 }

function judgeDates({ validFrom, validTo }: TlsCertificate, now: Date, url: string) {
  const left = validTo.getTime() - now.getTime()
  const early = validFrom.getTime() > now.getTime()
  holdsUntil(early ? validFrom.getTime() : validTo.getTime())
  if (left < 0 || early) {
    const message = early
      ? `The certificate is valid from ${dateOf(validFrom)} on`
      : `The certificate expired on ${dateOf(validTo)}`
    return {
      'certificate-expired': fail({ url, message }),
      'certificate-expiring': notApplicable('the certificate is not valid today'),
    }
  }
  const life = validTo.getTime() - validFrom.getTime()
  const margin = Math.min(EXPIRING.days * DAY_MS, life * EXPIRING.share)
  const expires = left < margin
  holdsUntil(validTo.getTime() - (expires ? left - (left % DAY_MS) : margin))
  const message = `The certificate expires on ${dateOf(validTo)}, in ${Math.floor(left / DAY_MS)} days`
  return {
    'certificate-expired': pass(),
    'certificate-expiring': failWhere(expires ? [{ url, message }] : []),
  }
}

/** The day, in UTC. */
function dateOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}

const DATE_ERRORS = new Set(['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID'])

function judgeTrust({ untrusted, chain }: TlsHandshake, now: Date, url: string): Judgement {
  if (untrusted === undefined) return pass()
  const [leaf] = chain
  const last = chain.at(-1)!
  const at = (message: string): Judgement => fail({ url, message: `${message} (${untrusted})` })
  if (leaf.selfSigned) return at('The certificate is self-signed')
  if (DATE_ERRORS.has(untrusted)) {
    return isValidOn(now, leaf)
      ? at('An intermediate certificate is not valid today')
      : notMeasured('the certificate is not valid today, which hides whether its chain is trusted')
  }
  if (last.selfSigned) return at(`The certificate is of an unknown authority, "${last.subject}"`)
  if (/UNABLE_TO_(?:GET_ISSUER|VERIFY_LEAF)/.test(untrusted)) {
    return at(`The server does not send the intermediate certificate "${last.issuer}"`)
  }
  return at('The certificate chain is not valid')
}

function isValidOn(now: Date, { validFrom, validTo }: TlsCertificate): boolean {
  return validFrom.getTime() <= now.getTime() && now.getTime() <= validTo.getTime()
}

/** Least bits of a key that authorities may certify (CA/Browser Forum Baseline Requirements section 6.1.5). */
const LEAST_BITS: Readonly<Record<string, number>> = { rsa: 2048, 'rsa-pss': 2048, ec: 256 }

/** Weak keys and signatures of the chain; the signature of a root means nothing. */
function weaknesses({ chain }: TlsHandshake): string[] {
  return chain.flatMap((one, index) => {
    const whose = index === 0 ? 'The certificate' : `The intermediate certificate "${one.subject}"`
    const { keyType, keyBits, signatureAlgorithm = '', selfSigned } = one
    const least = LEAST_BITS[keyType]
    const found: string[] = []
    if (keyBits !== undefined && least !== undefined && keyBits < least) {
      found.push(`${whose} has an ${keyType.toUpperCase()} key of ${keyBits} bits (at least ${least})`)
    }
    if (!selfSigned && /sha-?1(?!\d)|md[245]/i.test(signatureAlgorithm)) {
      found.push(`${whose} is signed with ${signatureAlgorithm}`)
    }
    return found
  })
}
