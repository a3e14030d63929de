import { ApiError } from '../../api/errors.ts'
import { accountSchema } from '../../api/result-schemas.ts'
import type { Account, Json, JsonObject } from '../../api/results.ts'
import { oneLine } from '../../text/one-line.ts'
import { firstText, isObject, nestedContainersOf, own } from './fields.ts'
import { inShape } from './in-shape.ts'
import { messageInstead, statedFailure } from './no-result.ts'

const NAME_NAMES = ['name', 'full_name', 'fullName', 'username', 'email', 'login'] as const

/**
 * The account in the body of `GET /me`; name and plan where they stand under their usual names, the whole body in
 * `facts` where it is not in our own shape.
 *
 * @throws ApiError of kind `bad-response` where the body is no object, or says that the request failed
 */
export function readAccount(body: Json): Account {
  const known = inShape(accountSchema, body)
  if (known) return known
  if (!isObject(body)) {
    throw new ApiError('bad-response', 'GET /me: the service did not answer with an object; check `base-url`')
  }
  const failure = statedFailure(body) ?? messageInstead(body)
  if (failure !== undefined) throw new ApiError('bad-response', `GET /me: ${failure}`)
  const nested = nestedContainersOf(body, ['account', 'user'])
  return { name: first(nested, NAME_NAMES), plan: planIn(nested), facts: body }
}

function first(containers: readonly JsonObject[], names: readonly string[]): string | null {
  for (const container of containers) {
    const text = firstText(container, names)
    if (text !== undefined) return oneLine(text)
  }
  return null
}

/** The plan's name, or of a plan that is an object the name in it. */
function planIn(containers: readonly JsonObject[]): string | null {
  const names = ['plan', 'plan_name', 'planName', 'subscription', 'tier', 'package']
  const plans = containers.flatMap(container => names.map(name => own(container, name)).filter(isObject))
  return first(containers, names) ?? first(plans, ['name', 'title', 'plan', 'slug', 'id'])
}
