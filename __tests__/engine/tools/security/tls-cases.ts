import { expect } from '@jest/globals'
import { issue } from '../../../support/certificate-chains.ts'
import { trust } from '../../../support/certificates.ts'
import { auditHttps, type Case, days, HOST, https, local, root, says, withCertificate } from './audits.ts'

export const TLS_CASES: readonly Case[] = [
  { check: 'certificate-expired', outcome: 'pass', audit: https('a') },
  {
    check: 'certificate-expired',
    outcome: 'fail',
    audit: withCertificate({ from: new Date('2020-01-01'), to: new Date('2021-01-01') }),
    says: says('it expired on 2021-01-01T00:00:00.000Z', {
      url: expect.stringMatching(/^https:\/\/shop\.example:/),
    }),
  },
  {
    check: 'certificate-expired',
    outcome: 'fail',
    audit: withCertificate({ from: days(1) }),
    says: says(/valid from/),
  },
  { check: 'certificate-expired', outcome: 'not-applicable', audit: local('a'), because: /plain HTTP/ },
  { check: 'certificate-expiring', outcome: 'pass', audit: https('a') },
  {
    check: 'certificate-expiring',
    outcome: 'fail',
    audit: withCertificate({ from: days(-80), to: days(9.5) }),
    says: says(/, in 9 days$/),
  },
  {
    check: 'certificate-expiring',
    outcome: 'not-applicable',
    audit: withCertificate({ from: days(-9), to: days(-1) }),
  },
  {
    check: 'certificate-renewal-due',
    outcome: 'pass',
    audit: withCertificate({ from: days(-1), to: days(5) }),
  },
  {
    check: 'certificate-renewal-due',
    outcome: 'fail',
    audit: withCertificate({ from: days(-300), to: days(20.5) }),
    says: says(/, in 20 days$/),
  },
  {
    check: 'certificate-renewal-due',
    outcome: 'not-applicable',
    audit: withCertificate({ from: days(-80), to: days(9) }),
    because: /expires within days/,
  },
  { check: 'certificate-wrong-host', outcome: 'pass', audit: https('a') },
  {
    check: 'certificate-wrong-host',
    outcome: 'fail',
    audit: withCertificate({ names: ['other.example'] }),
    says: says('it is for DNS:other.example'),
  },
  { check: 'certificate-wrong-host', outcome: 'not-applicable', audit: local('a') },
  { check: 'certificate-untrusted', outcome: 'pass', audit: https('a') },
  {
    check: 'certificate-untrusted',
    outcome: 'fail',
    audit: async () => auditHttps('a', { certificate: await issue({ names: [HOST] }) }),
    says: says(/^it is signed by itself/),
  },
  {
    check: 'certificate-untrusted',
    outcome: 'fail',
    audit: async () => {
      const middle = await issue({ issuer: root, authority: true, names: [], subject: 'Middle' })
      const certificate = { ...(await issue({ issuer: middle, names: [HOST] })), intermediates: [] }
      return await auditHttps('a', { certificate })
    },
    says: says(/^the chain breaks off: the certificate of "CN=Middle" is neither sent nor known/),
  },
  { check: 'certificate-untrusted', outcome: 'not-applicable', audit: local('a') },
  { check: 'certificate-weak', outcome: 'pass', audit: https('a') },
  {
    check: 'certificate-weak',
    outcome: 'fail',
    audit: async () => {
      const certificate = await issue({ names: [HOST], rsaBits: 1024 })
      return await auditHttps('a', { certificate, tls: { ciphers: 'DEFAULT@SECLEVEL=0' } })
    },
    says: says('its RSA key has 1024 bits; 2048 are the least'),
  },
  { check: 'certificate-weak', outcome: 'not-applicable', audit: local('a') },
  { check: 'tls-version-too-old', outcome: 'pass', audit: https('a') },
  {
    check: 'tls-version-too-old',
    outcome: 'fail',
    audit: https('a', { tls: { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } }),
    says: says('it offers TLSv1, TLSv1.1 alone'),
  },
  { check: 'tls-version-too-old', outcome: 'not-applicable', audit: local('a') },
  { check: 'tls-version-obsolete', outcome: 'pass', audit: https('a') },
  {
    check: 'tls-version-obsolete',
    outcome: 'fail',
    audit: https('a', { tls: { minVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } }),
    says: says('it offers TLSv1.1'),
  },
  { check: 'tls-version-obsolete', outcome: 'not-applicable', audit: local('a') },
  { check: 'no-forward-secrecy', outcome: 'pass', audit: https('a') },
  {
    check: 'no-forward-secrecy',
    outcome: 'fail',
    audit: async () => {
      const certificate = await issue({ names: [HOST], rsaBits: 2048 })
      const end = trust(certificate)
      try {
        return await auditHttps('a', {
          certificate,
          tls: { maxVersion: 'TLSv1.2', ciphers: 'AES128-GCM-SHA256' },
        })
      } finally {
        end()
      }
    },
    says: says('TLSv1.2 with TLS_RSA_WITH_AES_128_GCM_SHA256'),
  },
  { check: 'no-forward-secrecy', outcome: 'not-applicable', audit: local('a') },
]
