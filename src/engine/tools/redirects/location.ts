import type { Occurrence } from '../../../api/results.ts'
import { fail, failAmong, type Judgements, pass, sameForAll } from '../../judging/judgement.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { type Exchange, headerValues } from '../../network/exchange.ts'
import { answeredChain, isRedirect, NO_REDIRECT } from './chain.ts'

const LOCATION = 'https://www.rfc-editor.org/rfc/rfc9110#section-10.2.2'

const CHECKS = {
  'missing-location': {
    severity: 'error',
    title: 'A redirect does not say where to',
    why: 'Without a Location a redirect is no redirect: browsers show its body, search engines find no page.',
    fix: 'Send a Location header with the redirect, or the status that was meant.',
    help: LOCATION,
    example: '301 Moved Permanently, without Location',
  },
  'invalid-location': {
    severity: 'error',
    title: 'A redirect leads to no valid web address',
    why: 'Browsers show an error and search engines give the URL up.',
    fix: 'Send an absolute http or https URL, or a path, as the Location.',
    help: LOCATION,
    example: 'Location: https://',
  },
  'conflicting-locations': {
    severity: 'error',
    title: 'A redirect names several targets',
    why: 'Browsers refuse an answer with different Location headers, as it may have been tampered with.',
    fix: 'Send one Location header: two parts of the stack, such as the application and a proxy, each add theirs.',
    help: LOCATION,
    example: 'Location: /a\nLocation: /b',
  },
} satisfies Record<string, CheckDefinition>

/** Where redirects say that they lead to. */
export const location = defineTopic({
  checks: CHECKS,
  async judge(visit) {
    return { judgements: judgeLocations(await answeredChain(visit)) }
  },
})

type LocationCheck = keyof typeof CHECKS

function judgeLocations({ hops, failure, final }: Exchange): Judgements<LocationCheck> {
  const redirecting = hops.filter(({ status }) => isRedirect(status))
  const last = redirecting.at(-1)
  if (!last) return sameForAll(CHECKS, NO_REDIRECT)
  const empty = last.location?.trim() === ''
  const missing = final ? isRedirect(final.status) : empty
  const invalid = !empty && (failure?.kind === 'bad-location' || failure?.kind === 'bad-scheme')
  const where = (message: string): Occurrence => ({ url: last.url, message })
  const located = redirecting.filter(({ location }) => location !== undefined && location.trim() !== '')
  const among = (places: readonly Occurrence[]) =>
    failAmong(located, places, 'no redirect says where to, which is reported apart')
  return {
    'missing-location': missing
      ? fail(where(`${last.status} with ${empty ? 'an empty' : 'no'} Location`))
      : pass(),
    'invalid-location': invalid ? fail(where(`${last.status} ${failure.message}`)) : among([]),
    'conflicting-locations': among(
      redirecting
        .map(hop => ({ url: hop.url, values: [...new Set(headerValues(hop, 'location'))] }))
        .filter(({ values }) => values.length > 1)
        .map(({ url, values }) => ({ url, message: `Location: ${values.join(' and Location: ')}` })),
    ),
  }
}
