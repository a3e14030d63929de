import { issue } from '../../../support/certificate-chains.ts'
import type { Case } from '../../../support/tool-cases.ts'
import { certified, days, HOST, https, local, root, withRsaKey } from './sites.ts'

async function withoutIssuer() {
  const middle = await issue({ issuer: root, authority: true, names: [], subject: 'Middle' })
  return { ...(await issue({ issuer: middle, names: [HOST] })), intermediates: [] }
}

export const TLS_CASES: readonly Case[] = [
  { check: 'certificate-expired', outcome: 'pass', when: 'it is valid today', ...https('a') },
  {
    check: 'certificate-expired',
    outcome: 'fail',
    when: 'it was valid until years ago',
    ...certified({ from: new Date('2020-01-01'), to: new Date('2021-01-01') }),
    says: 'The certificate expired on 2021-01-01',
    at: /^https:\/\/shop\.example:/,
  },
  {
    check: 'certificate-expired',
    outcome: 'fail',
    when: 'it is valid from tomorrow on',
    ...certified({ from: days(1) }),
    says: /valid from/,
  },
  {
    check: 'certificate-expired',
    outcome: 'not-applicable',
    when: 'the page is served over plain HTTP',
    ...local('a'),
    says: /plain HTTP/,
  },
  {
    check: 'certificate-expired',
    outcome: 'not-applicable',
    when: 'the host is one of a platform',
    site: { 'https://shop.netlify.app/': '<title>a</title>' },
    path: 'https://shop.netlify.app/',
    says: 'certificate and TLS of this host belong to the platform netlify.app',
  },
  { check: 'certificate-expiring', outcome: 'pass', when: 'it has months left', ...https('a') },
  {
    check: 'certificate-expiring',
    outcome: 'fail',
    when: 'it has nine days of ninety left',
    ...certified({ from: days(-80), to: days(9.5) }),
    says: /, in 9 days$/,
  },
  {
    check: 'certificate-expiring',
    outcome: 'not-applicable',
    when: 'it has expired',
    ...certified({ from: days(-9), to: days(-1) }),
  },
  { check: 'certificate-wrong-host', outcome: 'pass', when: 'it is for the host', ...https('a') },
  {
    check: 'certificate-wrong-host',
    outcome: 'fail',
    when: 'it is for another host',
    ...certified({ names: ['other.example'] }),
    says: 'The certificate is for DNS:other.example',
  },
  {
    check: 'certificate-wrong-host',
    outcome: 'not-applicable',
    when: 'the page is served over plain HTTP',
    ...local('a'),
  },
  { check: 'certificate-untrusted', outcome: 'pass', when: 'a trusted authority signed it', ...https('a') },
  {
    check: 'certificate-untrusted',
    outcome: 'fail',
    when: 'it signs itself',
    ...https('a', { certificate: () => issue({ names: [HOST] }) }),
    says: /^The certificate is self-signed/,
  },
  {
    check: 'certificate-untrusted',
    outcome: 'fail',
    when: 'the certificate of its issuer is not sent',
    ...https('a', { certificate: withoutIssuer }),
    says: /^The server does not send the intermediate certificate "CN=Middle"/,
  },
  {
    check: 'certificate-untrusted',
    outcome: 'not-applicable',
    when: 'the page is served over plain HTTP',
    ...local('a'),
  },
  {
    check: 'certificate-weak',
    outcome: 'pass',
    when: 'its key is an elliptic curve of 256 bits',
    ...https('a'),
  },
  {
    check: 'certificate-weak',
    outcome: 'fail',
    when: 'its RSA key has 1,024 bits',
    ...https('a', {
      certificate: () => issue({ names: [HOST], rsaBits: 1024 }),
      tls: { ciphers: 'DEFAULT@SECLEVEL=0' },
    }),
    says: 'The certificate has an RSA key of 1024 bits (at least 2048)',
  },
  {
    check: 'certificate-weak',
    outcome: 'not-applicable',
    when: 'the page is served over plain HTTP',
    ...local('a'),
  },
  { check: 'tls-version-too-old', outcome: 'pass', when: 'the server offers TLS 1.3', ...https('a') },
  {
    check: 'tls-version-too-old',
    outcome: 'fail',
    when: 'the server offers nothing newer than TLS 1.1',
    ...https('a', { tls: { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } }),
    says: 'The server offers only TLSv1, TLSv1.1',
  },
  {
    check: 'tls-version-too-old',
    outcome: 'not-applicable',
    when: 'the page is served over plain HTTP',
    ...local('a'),
  },
  { check: 'tls-version-obsolete', outcome: 'pass', when: 'the server offers no TLS 1.1', ...https('a') },
  {
    check: 'tls-version-obsolete',
    outcome: 'fail',
    when: 'the server still offers TLS 1.1',
    ...https('a', { tls: { minVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } }),
    says: 'The server offers TLSv1.1',
  },
  {
    check: 'tls-version-obsolete',
    outcome: 'not-applicable',
    when: 'the page is served over plain HTTP',
    ...local('a'),
  },
  { check: 'no-forward-secrecy', outcome: 'pass', when: 'the server speaks TLS 1.3', ...https('a') },
  {
    check: 'no-forward-secrecy',
    outcome: 'fail',
    when: 'the server takes an RSA key exchange',
    ...https('a', {
      certificate: withRsaKey,
      tls: { maxVersion: 'TLSv1.2', ciphers: 'AES128-GCM-SHA256' },
    }),
    says: 'The connection uses TLSv1.2 with TLS_RSA_WITH_AES_128_GCM_SHA256',
  },
  {
    check: 'no-forward-secrecy',
    outcome: 'not-applicable',
    when: 'the page is served over plain HTTP',
    ...local('a'),
  },
]
