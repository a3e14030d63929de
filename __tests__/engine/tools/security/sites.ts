import { issue, rootAuthority } from '../../../support/certificate-chains.ts'
import type { Case } from '../../../support/tool-cases.ts'
import type { Answer } from '../../../support/web-server.ts'

export const HOST = 'shop.example'

/** Authority whose certificates a test file has to trust. */
export const root = await rootAuthority()
/** A certificate with an RSA key, which signs itself and is to be trusted as well. */
export const withRsaKey = await issue({ names: [HOST], rsaBits: 2048 })
const DAY_MS = 86_400_000

/** A site and how it is served. */
export type Served = Pick<Case, 'site' | 'path' | 'host' | 'certificate' | 'tls'>

/** What a site over HTTPS has beside its page. */
export interface HttpsOptions extends Pick<Case, 'certificate' | 'tls'> {
  pages?: Record<string, Answer>
}

export const issued = (options: Parameters<typeof issue>[0] = {}) =>
  issue({ issuer: root, names: [HOST], ...options })

/** A site at shop.example over HTTPS. */
export function https(page: Answer, { pages = {}, certificate = issued, tls }: HttpsOptions = {}): Served {
  return { site: { '/': page, ...pages }, host: HOST, certificate, ...(tls && { tls }) }
}

/** The same with a certificate that the authority issued so. */
export const certified = (options: Parameters<typeof issue>[0]) =>
  https('<title>a</title>', { certificate: () => issued(options) })

/** A site at shop.example over plain HTTP. */
export const plain = (body: string, headers: Record<string, string> = {}): Served => ({
  ...local(body, headers),
  host: HOST,
})

/** A site on a local server. */
export const local = (body: string, headers: Record<string, string> = {}): Served => ({
  site: { '/': { body, headers } },
})

/** The same with a style sheet. */
export const styled = (css: string, imported = ''): Served => ({
  site: {
    '/': '<link rel=stylesheet href=/theme.css><p>a',
    '/theme.css': { headers: { 'content-type': 'text/css' }, body: css },
    '/css/more.css': { headers: { 'content-type': 'text/css' }, body: imported },
  },
})

export const headers = (values: Record<string, string | string[]>, body = '<title>a</title>') => ({
  headers: values,
  body,
})
export const csp = (value: string) => headers({ 'content-security-policy': value })
export const days = (count: number) => new Date(Date.now() + count * DAY_MS)
