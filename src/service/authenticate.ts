import type { IncomingHttpHeaders } from 'node:http'
import { HttpProblem } from './problem.ts'
import type { TokenList, TokenOwner } from './tokens.ts'

/**
 * The owner of the request's token, which stands in either of two headers.
 *
 * @throws HttpProblem 401 without a known token, 403 where its plan has no API access
 */
export function authenticate(headers: IncomingHttpHeaders, tokens: TokenList): TokenOwner {
  const bearer = /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1]
  const key = headers['x-api-key']
  const token = bearer ?? (typeof key === 'string' ? key : undefined)
  const challenge = { 'www-authenticate': 'Bearer' }
  if (token === undefined) {
    throw new HttpProblem(
      401,
      'a token is missing: send "Authorization: Bearer TOKEN" or "X-Api-Key: TOKEN"',
      challenge,
    )
  }
  const owner = tokens.ownerOf(token)
  if (!owner) throw new HttpProblem(401, 'the token is not known', challenge)
  if (!owner.apiAccess) throw new HttpProblem(403, 'the plan of this account has no API access')
  return owner
}
