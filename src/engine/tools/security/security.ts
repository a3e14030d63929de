import type { ToolDefinition } from '../../judging/tool-definition.ts'

/**
 * Headers as the MDN HTTP Observatory judges them, TLS by handshakes, and what else of the page can be attacked.
 *
 * Left out: OCSP stapling (authorities give OCSP up), ALPN and HTTP/3 (`pagespeed` judges the version of HTTP; here they
 * are facts), `target=_blank` without noopener (browsers imply it since 2021), libraries with known holes (`technology`
 * knows the libraries), absent Permissions-Policy and security.txt (not faults), cipher suites beside the one that was
 * agreed on (this TLS library no longer has the broken ones), single hosts of the HSTS preload list (see transport.ts).
 */
export const securityTool: ToolDefinition = {
  name: 'security',
  title: 'Security',
  instrument: 'HTTP Observatory',
  needs: ['page', 'site'],
  gathers: ['mixedContent'],
  topics: async () => (await import('./topics.ts')).topics,
}
