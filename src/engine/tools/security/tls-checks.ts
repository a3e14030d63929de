import type { CheckDefinition } from '../../judging/tool-definition.ts'

const SERVER_SIDE_TLS =
  'https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/TLS'
const SEARCH_CENTRAL = 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors'

/** What TLS handshakes with the host of the page show. */
export const TLS_CHECKS = {
  'certificate-expired': {
    severity: 'error',
    title: 'The certificate is not valid today',
    why: 'Browsers show a warning instead of the page, and crawlers do not fetch it.',
    fix: 'Renew the certificate and install it on every server of the host. Let an ACME client renew it from now on.',
    help: 'https://www.rfc-editor.org/rfc/rfc5280#section-4.1.2.5',
    example: 'a certificate valid until yesterday',
  },
  'certificate-expiring': {
    severity: 'warning',
    title: 'The certificate expires within days',
    why: 'Once it has expired, browsers show a warning instead of the page. Automatic renewal should have happened by now.',
    fix: 'Renew the certificate now, and find out why its automatic renewal did not run.',
    help: 'https://letsencrypt.org/docs/integration-guide/#when-to-renew',
    example: 'a certificate valid for three more days',
  },
  'certificate-renewal-due': {
    severity: 'notice',
    title: 'The certificate is due for renewal',
    why: 'Certificates are best renewed with a third of their life left, so that a failed renewal can be noticed.',
    fix: 'Renew the certificate, or check that its automatic renewal is about to run.',
    help: 'https://letsencrypt.org/docs/integration-guide/#when-to-renew',
    example: 'a certificate valid for twenty more days',
  },
  'certificate-wrong-host': {
    severity: 'error',
    title: 'The certificate is for another host',
    why: 'Browsers show a warning instead of the page, and crawlers do not fetch it.',
    fix: 'Get a certificate whose subject alternative names hold this host, or serve the right one for it (SNI). A wildcard covers one label alone.',
    help: 'https://www.rfc-editor.org/rfc/rfc9525#section-6.3',
    example: 'a certificate for shop.example.com at www.example.com',
  },
  'certificate-untrusted': {
    severity: 'error',
    title: 'The certificate is not trusted',
    why: 'Browsers show a warning instead of the page, and crawlers do not fetch it.',
    fix: 'Use a certificate of a public authority (Let’s Encrypt is free) and install the full chain: the certificate and its intermediates. For a private authority set NODE_EXTRA_CA_CERTS.',
    help: SEARCH_CENTRAL,
    example: 'a certificate that signs itself',
  },
  'certificate-weak': {
    severity: 'warning',
    title: 'The certificate uses a weak key or signature',
    why: 'Short keys and SHA-1 or MD5 signatures can be forged; browsers and TLS libraries refuse them.',
    fix: 'Get a certificate with an RSA key of 2,048 bits or more, or an elliptic-curve key of 256, signed with SHA-256 or better.',
    help: SERVER_SIDE_TLS,
    example: 'a certificate with an RSA key of 1,024 bits',
  },
  'tls-version-too-old': {
    severity: 'error',
    title: 'The server offers neither TLS 1.2 nor 1.3',
    why: 'Browsers and crawlers refuse older versions, so nobody can open the page.',
    fix: 'Enable TLS 1.2 and 1.3 on the server.',
    help: 'https://www.rfc-editor.org/rfc/rfc8996',
    example: 'a server that speaks TLS 1.1 at most',
  },
  'tls-version-obsolete': {
    severity: 'warning',
    title: 'The server still offers TLS 1.0 or 1.1',
    why: 'Both are broken and retired since 2021. No current browser needs them, and security audits (PCI DSS) fail sites that offer them.',
    fix: 'Disable TLS 1.0 and 1.1 on the server or the CDN.',
    help: 'https://www.rfc-editor.org/rfc/rfc8996',
    example: 'a server that speaks TLS 1.0 to 1.3',
  },
  'no-forward-secrecy': {
    severity: 'warning',
    title: 'The connection has no forward secrecy',
    why: 'Whoever records the traffic today can read it once the key of the certificate leaks.',
    fix: 'Enable TLS 1.3, or put ECDHE cipher suites first.',
    help: SERVER_SIDE_TLS,
    example: 'TLS_RSA_WITH_AES_128_GCM_SHA256',
  },
} as const satisfies Record<string, CheckDefinition>

export type TlsCheck = keyof typeof TLS_CHECKS
