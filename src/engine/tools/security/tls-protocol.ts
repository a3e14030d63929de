import type { Occurrence } from '../../../api/results.ts'
import { fail, failWhere, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { TLS_VERSIONS } from '../../network/tls.ts'
import { type HostTls, hostTls } from './host-tls.ts'

const RFC_8996 = 'https://www.rfc-editor.org/rfc/rfc8996'

/** The versions of TLS that the page's host offers, and the keys that it agrees on. */
export const tlsProtocol = defineTopic({
  checks: {
    'tls-version-too-old': {
      scope: 'site',
      severity: 'error',
      title: 'The server offers neither TLS 1.2 nor TLS 1.3',
      why: 'Browsers and crawlers refuse older versions, so nobody can open the page.',
      fix: 'Enable TLS 1.2 and 1.3 on the server.',
      help: RFC_8996,
      example: 'a server that speaks TLS 1.1 at most',
    },
    'tls-version-obsolete': {
      scope: 'site',
      severity: 'notice',
      title: 'The server still offers TLS 1.0 or 1.1',
      why: 'Both were retired in 2021 because they are broken, and no current browser needs them. Security audits such as PCI DSS fail sites that offer them.',
      fix: 'Disable TLS 1.0 and 1.1 on the server or the CDN.',
      help: RFC_8996,
      example: 'a server that speaks TLS 1.0 to 1.3',
    },
    'no-forward-secrecy': {
      scope: 'site',
      severity: 'warning',
      title: 'The connection has no forward secrecy',
      why: 'If the key of the certificate leaks one day, whoever recorded the traffic can read all of it.',
      fix: 'Enable TLS 1.3, or put ECDHE cipher suites first.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/TLS',
      example: 'TLS_RSA_WITH_AES_128_GCM_SHA256',
    },
  },
  async judge(visit) {
    const { url, handshake, versions } = await hostTls(visit)
    return {
      judgements: {
        ...judgeVersions(versions, url),
        'no-forward-secrecy': handshake.forwardSecrecy
          ? pass()
          : fail({ url, message: `The connection uses ${handshake.protocol} with ${handshake.cipher}` }),
      },
    }
  },
})

function judgeVersions(versions: HostTls['versions'], url: string) {
  const modern = [versions['TLSv1.2'], versions['TLSv1.3']]
  if (modern.every(support => support === 'refused')) {
    const offered = TLS_VERSIONS.filter(version => versions[version] === 'offered').join(', ')
    return {
      'tls-version-too-old': fail({ url, message: `The server offers only ${offered}` }),
      'tls-version-obsolete': notApplicable('the server offers no newer version of TLS'),
    }
  }
  const old = (['TLSv1', 'TLSv1.1'] as const).filter(version => versions[version] === 'offered')
  const unknown = versions['TLSv1'] === 'not-measured' || versions['TLSv1.1'] === 'not-measured'
  const occurrences: Occurrence[] = old.map(version => ({ url, message: `The server offers ${version}` }))
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
