import { platformOf } from '../../../net/platform.ts'
import type { TlsHandshake, TlsReport } from '../../network/tls.ts'
import { NotApplicable, NotMeasured } from '../../not-measured.ts'
import { perVisit } from '../../visit/per-visit.ts'

/** What handshakes with the site's own server showed. */
export interface HostTls {
  /** Of the server. */
  url: string
  handshake: TlsHandshake
  versions: Extract<TlsReport, { handshake: TlsHandshake }>['versions']
}

/**
 * Handshakes with the host of the page, also where its certificate keeps the page from being fetched; undefined over
 * plain HTTP.
 *
 * @throws NotMeasured where the page cannot be fetched for another reason
 */
export const tlsReport = perVisit(async (visit): Promise<TlsReport | undefined> => {
  const { failure } = await visit.exchange()
  const untrusted = failure?.kind === 'certificate' ? failure : undefined
  const { protocol, hostname, port } = new URL(untrusted?.url ?? (await visit.htmlPage()).url)
  if (protocol !== 'https:') return undefined
  const report = await visit.tls(hostname, port === '' ? 443 : Number(port))
  if (untrusted && report.failure) throw new NotMeasured(`${untrusted.url} ${untrusted.message}`)
  return report
})

/**
 * The same, as far as the site has to answer for it.
 *
 * @throws NotApplicable on a preview, on a host of a platform and over plain HTTP; NotMeasured as {@link tlsReport}, and where no handshake came
 *   about
 */
export const hostTls = perVisit(async (visit): Promise<HostTls> => {
  const report = await tlsReport(visit)
  const { final } = await visit.exchange()
  const platform = platformOf(new URL(visit.url).hostname)
  if (final && (visit.preview || platform !== undefined)) {
    const whose = platform === undefined ? 'its platform' : `the platform ${platform}`
    throw new NotApplicable(`certificate and TLS of this host belong to ${whose}`)
  }
  if (!report) throw new NotApplicable('the page is served over plain HTTP')
  const { host, port } = report
  if (report.failure)
    throw new NotMeasured(`no TLS handshake with ${host}:${port}: ${report.failure.message}`)
  const url = new URL(`https://${host.includes(':') ? `[${host}]` : host}:${port}/`).href
  return { url, handshake: report.handshake, versions: report.versions }
})
