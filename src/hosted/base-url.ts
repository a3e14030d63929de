import { ApiError } from '../api/errors.ts'
import { neverLeavesMachine } from '../net/host-kind.ts'

/**
 * The API root that endpoint paths are appended to, without a slash at its end.
 *
 * @throws ApiError of kind `bad-request` where it is not http or https, holds a password, or would carry the token in
 *   the clear to another machine
 */
export function parseBaseUrl(baseUrl: string, token: string): URL {
  const root = URL.parse(baseUrl)
  if (!root || !['http:', 'https:'].includes(root.protocol)) {
    throw new ApiError(
      'bad-request',
      '`base-url` is not an http or https URL; give the API root of the service',
    )
  }
  if (root.username !== '' || root.password !== '') {
    throw new ApiError(
      'bad-request',
      '`base-url` must not hold a user name or password; give the token as `token`',
    )
  }
  if (root.protocol === 'http:' && token !== '' && !neverLeavesMachine(root.hostname)) {
    throw new ApiError(
      'bad-request',
      `\`base-url\` begins with http://, so the token would travel to ${root.hostname} in the clear; use https://`,
    )
  }
  if (root.search !== '' || root.hash !== '') {
    throw new ApiError('bad-request', '`base-url` must end in the path of the API root, without "?" and "#"')
  }
  root.pathname = root.pathname.replace(/\/+$/, '')
  return root
}

/** A header value of anything else would be refused, or change what is sent (RFC 9110 section 5.5). */
const HEADER_VALUE = /^[\x21-\x7e]+$/

/** @throws ApiError of kind `unauthorized` where the token cannot stand in a header */
export function authHeaders(
  token: string,
  authHeader: 'authorization' | 'x-api-key',
): Readonly<Record<string, string>> {
  if (!HEADER_VALUE.test(token)) {
    const what = token.trim() === '' ? 'is empty' : 'holds blanks, line ends or characters beyond ASCII'
    throw new ApiError(
      'unauthorized',
      `\`token\` ${what}; copy it again from the profile area under API tokens`,
    )
  }
  return authHeader === 'x-api-key' ? { 'x-api-key': token } : { authorization: `Bearer ${token}` }
}
