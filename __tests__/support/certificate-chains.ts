import { isIP } from 'node:net'
import { generate } from 'selfsigned'

const DAY_MS = 86_400_000

/** A certificate with its key, and its issuers' certificates. All in PEM. */
export interface ChainCertificate {
  key: string
  cert: string
  /** Certificates of the issuers that are not roots, nearest first. */
  intermediates: readonly string[]
}

export interface ChainOptions {
  /** Host names and addresses. Default `localhost` and 127.0.0.1. */
  names?: readonly string[]
  /** Left out, the certificate signs itself. */
  issuer?: ChainCertificate
  /** Whether it may sign others. */
  authority?: boolean
  /** Subject. Default the first name. */
  subject?: string
  /** Organisation of the subject. Default none. */
  organisation?: string
  from?: Date
  to?: Date
  /** Bits of an RSA key. Default an elliptic-curve key of 256 bits. */
  rsaBits?: number
  /** Default sha256. */
  hash?: 'sha1' | 'sha256'
}

/** Issues a certificate as an authority would: valid since yesterday, for 90 days. */
export async function issue(options: ChainOptions = {}): Promise<ChainCertificate> {
  const { names = ['localhost', '127.0.0.1'], issuer, authority = false, rsaBits } = options
  const from = options.from ?? new Date(Date.now() - DAY_MS)
  const { subject = names[0]!, organisation } = options
  const { private: key, cert } = await generate(
    [
      ...(organisation === undefined ? [] : [{ name: 'organizationName', value: organisation }]),
      { name: 'commonName', value: subject },
    ],
    {
      ...(rsaBits === undefined ? { keyType: 'ec' } : { keySize: rsaBits }),
      algorithm: options.hash ?? 'sha256',
      notBeforeDate: from,
      notAfterDate: options.to ?? new Date(from.getTime() + 90 * DAY_MS),
      ...(issuer ? { ca: { key: issuer.key, cert: issuer.cert } } : {}),
      extensions: authority
        ? [
            { name: 'basicConstraints', cA: true, critical: true },
            { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
          ]
        : [
            { name: 'basicConstraints', cA: false, critical: true },
            {
              name: 'subjectAltName',
              altNames: names.map(name => (isIP(name) ? { type: 7, ip: name } : { type: 2, value: name })),
            },
          ],
    },
  )
  if (!issuer) return { key, cert, intermediates: [] }
  return { key, cert, intermediates: authority ? [cert, ...issuer.intermediates] : issuer.intermediates }
}

/** A root authority, self-signed. */
export function rootAuthority(options: ChainOptions = {}): Promise<ChainCertificate> {
  return issue({ names: [], subject: 'Test Root', authority: true, ...options })
}

/** What a server sends: its certificate and, as it should, the intermediates. */
export function fullChain({ cert, intermediates }: ChainCertificate): string {
  return [cert, ...intermediates].join('\n')
}
