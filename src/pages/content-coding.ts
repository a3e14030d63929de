import type { Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

/** How a body is compressed on its way, by the name of it in `Content-Encoding`. */
export type ContentCoding = 'br' | 'gzip'

/** The best first, as hosts choose. */
export const CODINGS: readonly ContentCoding[] = ['br', 'gzip']
/** Those of GitHub Pages, whose files are larger on their way for want of the other. */
export const CODINGS_OF_GITHUB_PAGES: readonly ContentCoding[] = ['gzip']
/** Of 11, and what hosts use for what they compress as it is asked for. */
const BROTLI_QUALITY = 5

/** The types that hosts compress: text. Pictures, fonts and archives are compressed as they are. */
const TEXT_TYPE = /^(?:text\/|application\/(?:javascript|json|xml)\b|[^;]+\+(?:json|xml)\b)/

/** @param type as in `Content-Type`; null where it is not known */
export function isCompressible(type: string | null): boolean {
  return type !== null && TEXT_TYPE.test(type)
}

/**
 * The coding that a reader takes; undefined where it takes none of ours.
 *
 * @param accepted value of `Accept-Encoding` (RFC 9110 section 12.5.3)
 * @param offered the best first
 */
export function codingFor(
  accepted: string | undefined,
  offered: readonly ContentCoding[] = CODINGS,
): ContentCoding | undefined {
  const weights = new Map<string, number>()
  for (const item of accepted?.split(',') ?? []) {
    const [name = '', ...parameters] = item.split(';').map(part => part.trim().toLowerCase())
    const weight = parameters.find(parameter => parameter.startsWith('q='))?.slice(2)
    weights.set(name, weight === undefined ? 1 : Number(weight))
  }
  return offered.find(coding => (weights.get(coding) ?? weights.get('*') ?? 0) > 0)
}

export function encoderOf(coding: ContentCoding): Transform {
  if (coding === 'gzip') return createGzip()
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
}
