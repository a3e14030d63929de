import { whyUnknown } from '../../visit/left-to-deployment.ts'
import type { LinkAnswer } from '../../visit/link-check/link-answer.ts'

/** Statuses that keep checkers away or ask for more than a link can give: the page behind may be fine. */
const UNVERIFIABLE_STATUSES: ReadonlySet<number> = new Set([
  401, 402, 403, 405, 406, 407, 408, 409, 412, 423, 425, 426, 428, 429, 431, 451, 999,
])

/** What is known of a target: `unverified` is neither working nor broken, `skipped` was not asked for. */
export type LinkState = 'ok' | 'broken' | 'unverified' | 'skipped'

export interface LinkVerdict {
  state: LinkState
  /** In words for people: "answers 404". */
  reason: string
}

export interface Circumstances {
  /** Whether the target belongs to the audited site. */
  internal: boolean
  /** Whether forms alone lead there, which would send values along. */
  formOnly: boolean
  /** Whether visitors are led there, and the address asks a program for nothing. */
  isPage: boolean
  /** Whether some public host was reached, so that a name which does not resolve is no fault of this machine. */
  namesResolve: boolean
}

/** Redirects that cannot be followed: without a `Location` there is no page. */
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** Certificates that every browser refuses. A chain that seems incomplete may be mended by browsers, or is a proxy's. */
const REFUSED_CERTIFICATES: ReadonlySet<string> = new Set([
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
])

/**
 * Whether a link works. Broken is only what visitors cannot open for sure: 404 and 410, names that do not exist,
 * certificates that browsers refuse, endless redirects, and of the audited site also pages without a byte of content or of binary data, and
 * every other error it gives to a plain request. Other sites keep checkers away with errors of all kinds, so theirs prove nothing.
 */
export function verdictOn(answer: LinkAnswer, circumstances: Circumstances): LinkVerdict {
  const { status, failure } = answer
  if (answer.declined) return { state: 'unverified', reason: 'was not asked for: its host limits requests' }
  if (failure && failure.kind !== 'bad-encoding') {
    const broken = isBrokenFailure(answer, circumstances)
    return { state: broken ? 'broken' : 'unverified', reason: failure.message }
  }
  if (answer.madeAtDeployment) {
    return { state: 'unverified', reason: whyUnknown(status, answer.madeAtDeployment) }
  }
  if (status === null) return { state: 'unverified', reason: 'gave no answer' }
  if (answer.isEmpty && circumstances.internal && circumstances.isPage) {
    return { state: 'broken', reason: `answers ${status} with an empty page` }
  }
  if (answer.garbage !== undefined && circumstances.internal && circumstances.isPage) {
    const reason = `is ${answer.garbage} that is served as a web page (text/html), so visitors see garbage`
    return { state: 'broken', reason }
  }
  const reason = REDIRECTS.has(status) ? `answers ${status} without a Location` : `answers ${status}`
  return { state: stateOf(status, answer, circumstances), reason }
}

function stateOf(status: number, answer: LinkAnswer, circumstances: Circumstances): LinkState {
  const { internal, formOnly } = circumstances
  if (status < 300 || status === 304) return 'ok'
  if (REDIRECTS.has(status)) return answer.failure ? 'unverified' : 'broken'
  if (status < 400) return 'ok'
  if (status === 404 || status === 410) return 'broken'
  if (!internal || formOnly || UNVERIFIABLE_STATUSES.has(status) || answer.retryAfter !== undefined)
    return 'unverified'
  return status < 600 ? 'broken' : 'unverified'
}

function isBrokenFailure(answer: LinkAnswer, { internal, namesResolve }: Circumstances): boolean {
  const { kind, code = '' } = answer.failure!
  switch (kind) {
    case 'dns':
      return code === 'ENOTFOUND' && namesResolve && !answer.doubtful
    case 'certificate':
      return REFUSED_CERTIFICATES.has(code)
    case 'redirect-loop':
    case 'too-many-redirects':
      return !answer.cookieOnTheWay
    case 'bad-location':
      return internal
    default:
      return false
  }
}
