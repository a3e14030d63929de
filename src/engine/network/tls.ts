import type { X509Certificate } from 'node:crypto'
import { isIP } from 'node:net'
import tls from 'node:tls'
import type { AddressGuard } from './address-guard.ts'

export const TLS_VERSIONS = ['TLSv1', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3'] as const
export type TlsVersion = (typeof TLS_VERSIONS)[number]

export interface TlsCertificate {
  subject: string
  issuer: string
  /** Subject alternative names as `DNS:example.com, IP Address:127.0.0.1`; empty where there are none. */
  names: string
  validFrom: Date
  validTo: Date
  /** `rsa`, `ec`, `ed25519`, … */
  keyType: string
  /** Size of an RSA modulus, or of the curve's field; undefined where the key type has one size alone. */
  keyBits?: number
  /** As OpenSSL names it, `sha256WithRSAEncryption`; undefined where this Node.js cannot tell. */
  signatureAlgorithm?: string
  /** Whether it was signed with its own key. */
  selfSigned: boolean
}

export interface TlsHandshake {
  protocol: TlsVersion
  /** IANA name of the cipher suite. */
  cipher: string
  /** Whether a key that leaks later leaves what was recorded today unreadable. */
  forwardSecrecy: boolean
  /** Group or curve of the key exchange, `X25519`. */
  keyExchange?: string
  /** Application protocol that the server chose of h2 and http/1.1. */
  alpn: string | null
  /** The server's certificate first, then its issuers as far as they were sent or are known. */
  chain: readonly [TlsCertificate, ...TlsCertificate[]]
  /** Why the chain is not trusted, as a code of OpenSSL; undefined where it is. The host name is not part of it. */
  untrusted?: string
  /** Whether the subject alternative names cover the host, as browsers decide it. */
  coversHost: boolean
}

/** `refused`: the server ended the handshake; `not-measured`: no answer, or this machine cannot speak it. */
export type VersionSupport = 'offered' | 'refused' | 'not-measured'

/** What handshakes with one host showed, or why there was none. */
export type TlsReport =
  | {
      host: string
      port: number
      handshake: TlsHandshake
      versions: Readonly<Record<TlsVersion, VersionSupport>>
      failure?: undefined
    }
  | { host: string; port: number; failure: { message: string; code?: string } }

export interface TlsTarget {
  /** As in a URL: an IPv6 address may stand in brackets. */
  host: string
  port: number
  /** Resolves host names, and refuses addresses. */
  guard: AddressGuard
  signal: AbortSignal
}

/** Most milliseconds for one handshake, connection included. */
const HANDSHAKE_TIMEOUT_MS = 8000
/** Most certificates of a chain that are looked at. */
const MAX_CHAIN = 10

/**
 * Security level 0 of OpenSSL admits what browsers refuse (old versions, short keys, SHA-1), so that it can be seen and
 * named. Nothing is ever sent over these connections.
 */
const CIPHERS = `${tls.DEFAULT_CIPHERS}:@SECLEVEL=0`

type Attempt = { handshake: TlsHandshake } | { error: NodeJS.ErrnoException }

/** Errors that say that this machine's TLS library, not the server, cannot speak a version. */
const LOCAL_LIMITS = new Set(['ERR_SSL_NO_PROTOCOLS_AVAILABLE', 'ERR_SSL_NO_CIPHERS_AVAILABLE'])

/**
 * Shakes hands with a host: once with all that this machine can speak, then once for each further version of TLS. The
 * certificate is not required to be valid, so that an invalid one can be described. Never rejects because of the
 * server; rejects when the signal aborts.
 */
export async function gatherTls(target: TlsTarget): Promise<TlsReport> {
  const { port } = target
  const host = target.host.replace(/^\[|\]$/g, '')
  const first = await shakeHands(host, target, 'TLSv1', 'TLSv1.3')
  if ('error' in first) return { host, port, failure: failureOf(first.error) }
  const support = await Promise.all(
    TLS_VERSIONS.map(async version => {
      if (version === first.handshake.protocol) return [version, 'offered'] as const
      return [version, supportOf(await shakeHands(host, target, version, version))] as const
    }),
  )
  const versions = Object.fromEntries(support) as Record<TlsVersion, VersionSupport>
  return { host, port, handshake: first.handshake, versions }
}

function failureOf({ message, code }: NodeJS.ErrnoException): { message: string; code?: string } {
  const failure = { message: message || code || 'no reason given' }
  return code === undefined ? failure : { ...failure, code }
}

function supportOf(attempt: Attempt): VersionSupport {
  if ('handshake' in attempt) return 'offered'
  const code = attempt.error.code ?? ''
  if (LOCAL_LIMITS.has(code)) return 'not-measured'
  return code === 'ECONNRESET' || code === 'EPROTO' || code.startsWith('ERR_SSL_')
    ? 'refused'
    : 'not-measured'
}

async function shakeHands(
  host: string,
  { port, guard, signal }: TlsTarget,
  minVersion: TlsVersion,
  maxVersion: TlsVersion,
): Promise<Attempt> {
  signal.throwIfAborted()
  const { promise, resolve } = Promise.withResolvers<Attempt>()
  const end = (error: NodeJS.ErrnoException) => resolve({ error })
  let socket: tls.TLSSocket | undefined
  const late = new Error(`no TLS handshake within ${HANDSHAKE_TIMEOUT_MS / 1000} s`)
  const timer = setTimeout(() => end(late), HANDSHAKE_TIMEOUT_MS)
  const cancel = () => end(new Error('cancelled'))
  signal.addEventListener('abort', cancel, { once: true })
  try {
    await guard.assertAllowed(new URL(`https://${isIP(host) === 6 ? `[${host}]` : host}`))
    const connected = tls.connect({
      host,
      port,
      minVersion,
      maxVersion,
      ciphers: CIPHERS,
      ALPNProtocols: ['h2', 'http/1.1'],
      rejectUnauthorized: false,
      lookup: guard.lookup,
      ...(isIP(host) ? {} : { servername: host }),
    })
    socket = connected
    connected.once('secureConnect', () => resolve(describe(connected, host)))
    connected.on('error', end)
    connected.once('close', () => end(new Error('the connection ended during the TLS handshake')))
    return await promise
  } catch (error) {
    return { error: error as NodeJS.ErrnoException }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', cancel)
    socket?.destroy()
    signal.throwIfAborted()
  }
}

function describe(socket: tls.TLSSocket, host: string): Attempt {
  const leaf = socket.getPeerX509Certificate()
  if (!leaf) return { error: new Error('the server sent no certificate') }
  const protocol = socket.getProtocol() as TlsVersion
  const { standardName } = socket.getCipher()
  const exchange = socket.getEphemeralKeyInfo() as { type?: string; name?: string } | null
  const handshake: TlsHandshake = {
    protocol,
    cipher: standardName,
    forwardSecrecy: protocol === 'TLSv1.3' || /^TLS_(ECDHE|DHE)_/.test(standardName),
    alpn: socket.alpnProtocol || null,
    chain: chainOf(leaf),
    coversHost: covers(leaf, host),
  }
  if (exchange?.name) handshake.keyExchange = exchange.name
  const untrusted = trustError(socket)
  return { handshake: untrusted === undefined ? handshake : { ...handshake, untrusted } }
}

/** Node.js checks the host name only after the chain, and reports both in one place. */
function trustError(socket: tls.TLSSocket): string | undefined {
  const error = socket.authorizationError as string | (Error & { code?: string }) | null | undefined
  const code = typeof error === 'object' && error !== null ? (error.code ?? error.message) : error
  return !code || code === 'ERR_TLS_CERT_ALTNAME_INVALID' ? undefined : code
}

function chainOf(leaf: X509Certificate): [TlsCertificate, ...TlsCertificate[]] {
  const chain: [TlsCertificate, ...TlsCertificate[]] = [certificateOf(leaf)]
  for (let at = leaf; chain.length < MAX_CHAIN; ) {
    const issuer = at.issuerCertificate
    if (!issuer || issuer.fingerprint256 === at.fingerprint256) break
    chain.push(certificateOf(issuer))
    at = issuer
  }
  return chain
}

/** Browsers look at the subject alternative names alone, and at wildcards for a whole label only. */
function covers(certificate: X509Certificate, host: string): boolean {
  if (isIP(host)) return certificate.checkIP(host) !== undefined
  return certificate.checkHost(host, { subject: 'never', partialWildcards: false }) !== undefined
}

const CURVE_BITS: Readonly<Record<string, number>> = {
  secp192r1: 192,
  prime192v1: 192,
  secp224r1: 224,
  prime256v1: 256,
  secp256k1: 256,
  secp384r1: 384,
  secp521r1: 521,
}

function certificateOf(certificate: X509Certificate): TlsCertificate {
  const { asymmetricKeyType: keyType, asymmetricKeyDetails: details } = certificate.publicKey
  const described: TlsCertificate = {
    subject: oneLine(certificate.subject),
    issuer: oneLine(certificate.issuer),
    names: certificate.subjectAltName ?? '',
    validFrom: certificate.validFromDate,
    validTo: certificate.validToDate,
    keyType: keyType ?? 'unknown',
    selfSigned: certificate.checkIssued(certificate),
  }
  const bits = details?.modulusLength ?? CURVE_BITS[details?.namedCurve ?? '']
  if (bits !== undefined) described.keyBits = bits
  const { signatureAlgorithm } = certificate as { signatureAlgorithm?: string }
  if (signatureAlgorithm !== undefined) described.signatureAlgorithm = signatureAlgorithm
  return described
}

/** OpenSSL gives one attribute a line. */
function oneLine(name: string | undefined): string {
  return (name ?? '').split('\n').join(', ')
}
