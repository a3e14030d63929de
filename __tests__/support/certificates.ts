import { isIP } from 'node:net'
import tls from 'node:tls'
import { generate } from 'selfsigned'

export interface TestCertificate {
  /** PEM */
  key: string
  /** PEM */
  cert: string
}

/**
 * A self-signed certificate.
 *
 * @param names host names and IP addresses that it is for
 * @param valid when it is valid; today and tomorrow unless given
 */
export async function issueCertificate(
  names: readonly string[],
  valid: { from?: Date; to?: Date } = {},
): Promise<TestCertificate> {
  const day = 24 * 60 * 60 * 1000
  const { private: key, cert } = await generate([{ name: 'commonName', value: names[0]! }], {
    keyType: 'ec',
    notBeforeDate: valid.from ?? new Date(Date.now() - day),
    notAfterDate: valid.to ?? new Date(Date.now() + day),
    extensions: [
      { name: 'basicConstraints', cA: true },
      {
        name: 'subjectAltName',
        altNames: names.map(name => (isIP(name) ? { type: 7, ip: name } : { type: 2, value: name })),
      },
    ],
  })
  return { key, cert }
}

/** What the system trusts, and what tests have added to it. */
let ofSystem: readonly string[] | undefined
const ofTests = new Set<string>()

/**
 * Makes this process trust a certificate as it does those of the system. The whole list is read anew each time, which
 * takes as long as a small test.
 *
 * @returns what ends that trust
 */
export function trust({ cert }: TestCertificate): () => void {
  const system = ofSystem ?? tls.getCACertificates('default')
  ofSystem = system
  const apply = () => tls.setDefaultCACertificates([...system, ...ofTests])
  ofTests.add(cert)
  apply()
  return () => {
    ofTests.delete(cert)
    apply()
  }
}
