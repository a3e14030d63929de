import type { LighthouseReport } from '../../browser/lighthouse/lighthouse-report.ts'
import { failWhere, type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { type FinalResponse, header, mediaType } from '../../network/exchange.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { numberOf, type Row, rowsOf, textOf } from './audit-details.ts'
import { firstPartyOrigins } from './loaded-files.ts'
import { attempt, LOCAL_SERVER } from './measurement.ts'
import { ownFiles } from './own-files.ts'
import { bytesText } from './quantities.ts'
import { judgeSaving } from './savings.ts'

/** How files are sent. */
export const transfer = defineTopic({
  checks: {
    'uses-text-compression': {
      scope: 'site',
      severity: 'warning',
      title: 'Text files are sent without compression',
      why: 'Compression makes HTML, CSS and JavaScript three to five times smaller, so they load faster.',
      fix: 'Turn on Brotli or gzip for text types on the server or CDN.',
      help: 'https://developer.chrome.com/docs/lighthouse/performance/uses-text-compression',
      example: 'GET /app.js, 300 kB, answers without Content-Encoding',
    },
    'modern-http-insight': {
      scope: 'site',
      severity: 'notice',
      title: 'Files are sent over HTTP/1.1',
      why: 'HTTP/1.1 loads only a few files at a time. HTTP/2 and HTTP/3 load all of them in parallel.',
      fix: 'Turn on HTTP/2 or HTTP/3 on the server or CDN.',
      help: 'https://developer.chrome.com/docs/performance/insights/modern-http',
      example: 'GET /icons/1.svg … /icons/40.svg, all over http/1.1',
    },
  },
  async judge(visit) {
    const { page, isLocal, report } = await attempt(visit)
    const isMeasured = typeof report !== 'string'
    return {
      judgements: {
        'uses-text-compression': isLocal
          ? notApplicable(LOCAL_SERVER)
          : isMeasured
            ? judgeMeasuredCompression(report, page)
            : judgeCompression([page.response, ...(await ownFiles(visit))]),
        'modern-http-insight': !isMeasured
          ? notMeasured(report)
          : isLocal
            ? notApplicable(
                'a server on this machine or network speaks HTTP/1.1, whatever the site will speak',
              )
            : judgeSaving({ page, report }, 'modern-http-insight'),
      },
    }
  },
})

/** Smaller texts come in a few packets, whose number compression hardly changes. */
const MIN_COMPRESSIBLE_BYTES = 5 * 1024
/** Types of texts that compression makes small. Fonts and pictures are compressed in themselves. */
const COMPRESSIBLE =
  /^(text\/|(application|image)\/([\w.-]+\+)?(javascript|json|xml|wasm)\b|application\/manifest)/i

/** Why there is nothing to compress. */
const ONLY_SMALL_TEXTS = `the site sends no text of ${bytesText(MIN_COMPRESSIBLE_BYTES)} or more`

/** A file that came as large as it is was not compressed: headers come on top. */
function judgeMeasuredCompression({ median }: LighthouseReport, page: HtmlPage): Judgement {
  const requests = median.audits['network-requests']
  if (!requests) return notMeasured('Lighthouse did not list the requests')
  const own = firstPartyOrigins(median, page)
  const texts = rowsOf(requests).filter(row => isOwnText(row, own))
  if (texts.length === 0) return notApplicable(ONLY_SMALL_TEXTS)
  return failWhere(
    texts
      .filter(row => numberOf(row, 'transferSize') >= numberOf(row, 'resourceSize'))
      .map(row => ({
        url: textOf(row, 'url'),
        message: `${bytesText(numberOf(row, 'resourceSize'))} sent without compression`,
      })),
  )
}

function isOwnText(row: Row, own: ReadonlySet<string>): boolean {
  const origin = URL.parse(textOf(row, 'url'))?.origin ?? ''
  return (
    own.has(origin) &&
    numberOf(row, 'statusCode') === 200 &&
    textOf(row, 'cache') === 'none' &&
    numberOf(row, 'resourceSize') >= MIN_COMPRESSIBLE_BYTES &&
    COMPRESSIBLE.test(textOf(row, 'mimeType'))
  )
}

function judgeCompression(responses: readonly FinalResponse[]): Judgement {
  const texts = responses.filter(isLargeText)
  if (texts.length === 0) return notApplicable(ONLY_SMALL_TEXTS)
  return failWhere(
    texts.filter(isSentPlain).map(({ url, body }) => ({
      url,
      message: `${bytesText(body.length)} sent without compression`,
    })),
  )
}

function isLargeText(response: FinalResponse): boolean {
  return response.body.length >= MIN_COMPRESSIBLE_BYTES && COMPRESSIBLE.test(mediaType(response))
}

function isSentPlain(response: FinalResponse): boolean {
  return (header(response, 'content-encoding') ?? 'identity').trim().toLowerCase() === 'identity'
}
