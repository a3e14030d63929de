import { ApiError } from '../api/errors.ts'
import { oneLine } from '../text/one-line.ts'
import type { Answer } from './request.ts'

const REDIRECTS = new Set([301, 302, 303, 307, 308])
const MAX_REDIRECTS = 3

/**
 * Where an answer redirects to, or undefined where it does not. Only redirects are followed that keep the origin, the
 * method and the body (RFC 9110 sections 15.4.8 and 15.4.9): the token goes to no other host, port or scheme.
 *
 * @param name what messages call the request
 * @param followed redirects so far
 * @throws ApiError of kind `redirect` for all other redirects
 */
export function redirectTarget(
  name: string,
  answer: Answer,
  address: URL,
  followed: number,
  redact: (text: string) => string,
): URL | undefined {
  const { status, headers } = answer
  if (!REDIRECTS.has(status)) return undefined
  const target = headers['location'] ? URL.parse(headers['location'], address) : null
  const where = target ? oneLine(redact(`${target.origin}${target.pathname}`)) : 'no valid URL'
  const refuse = (why: string) =>
    new ApiError('redirect', `${name}: redirects (HTTP ${status}) to ${where}, ${why}`, { status })
  if (!target) throw refuse('so there is nothing to follow: check `base-url`')
  if (target.origin !== address.origin) {
    throw refuse(
      'another origin, where the token is not sent; if the service moved there, set `base-url` to it',
    )
  }
  if (status !== 307 && status !== 308) {
    throw refuse(
      'which would not keep the request as it is; check `base-url`, and whether it asks for a login',
    )
  }
  if (followed === MAX_REDIRECTS) throw refuse(`after ${MAX_REDIRECTS} redirects already: check \`base-url\``)
  target.username = ''
  target.password = ''
  return target
}
