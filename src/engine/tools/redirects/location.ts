import type { Occurrence } from '../../../api/results.ts'
import { fail, failAmong, type Judgements, pass, sameForAll } from '../../judging/judgement.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { type Exchange, headerValues } from '../../network/exchange.ts'
import { answeredChain, isRedirect, NO_REDIRECT } from './chain.ts'

const LOCATION = 'https://www.rfc-editor.org/rfc/rfc9110#section-10.2.2'

const CHECKS = {
  'missing-location': {
    severity: 'error',
    title: 'A redirect has no Location header',
    why: 'Browsers show the answer itself, and search engines find no page.',
    fix: 'Add the Location header, or send the status that you meant.',
    help: LOCATION,
    example: '301 Moved Permanently, without Location',
  },
  'invalid-location': {
    severity: 'error',
    title: 'A redirect leads to an invalid URL',
    why: 'Browsers show an error, and search engines drop the URL.',
    fix: 'Put a full http or https URL, or a path, in the Location header.',
    help: LOCATION,
    example: 'Location: https://',
  },
  'conflicting-locations': {
    severity: 'error',
    title: 'A redirect has several Location headers',
    why: 'Browsers refuse such an answer, because somebody may have tampered with it.',
    fix: 'Send one Location header. Often two parts of the stack, such as the application and a proxy, each add one.',
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
    failAmong(located, places, 'no redirect has a Location header, which is reported separately')
  return {
    'missing-location': missing
      ? fail(where(`Answers ${last.status} with ${empty ? 'an empty' : 'no'} Location header`))
      : pass(),
    'invalid-location': invalid ? fail(where(`The ${last.status} ${failure.message}`)) : among([]),
    'conflicting-locations': among(
      redirecting
        .map(hop => ({ url: hop.url, values: [...new Set(headerValues(hop, 'location'))] }))
        .filter(({ values }) => values.length > 1)
        .map(({ url, values }) => ({ url, message: `Location: ${values.join(' and Location: ')}` })),
    ),
  }
}
