import { certificate } from './certificate.ts'
import { csp } from './csp.ts'
import { exposure } from './exposure.ts'
import { forms } from './forms.ts'
import { handshake } from './handshake.ts'
import { hijackedHosts } from './hijacked-hosts.ts'
import { localInsecureAddresses } from './local-insecure-addresses.ts'
import { misspelledHosts } from './misspelled-hosts.ts'
import { mixedContent } from './mixed-content.ts'
import { observatory } from './observatory.ts'
import { pagePasswords } from './page-passwords.ts'
import { publishedCopies } from './published-copies.ts'
import { responseHeaders } from './response-headers.ts'
import { scriptedMixedContent } from './scripted-mixed-content.ts'
import { securityTxt } from './security-txt.ts'
import { tlsProtocol } from './tls-protocol.ts'

export const topics = [
  observatory,
  certificate,
  tlsProtocol,
  handshake,
  csp,
  mixedContent,
  localInsecureAddresses,
  scriptedMixedContent,
  forms,
  pagePasswords,
  hijackedHosts,
  misspelledHosts,
  responseHeaders,
  securityTxt,
  exposure,
  publishedCopies,
]
