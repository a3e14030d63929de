import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { MAX_SETTINGS_BYTES, NamedFileError, readNamedFile } from '../settings/named-file.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { readYaml, YamlError } from '../settings/yaml.ts'
import { redactor } from '../text/redactor.ts'
import type { RequestLimits } from './request-limiter.ts'

/** More requests, within a minute or at once, than any limit lets in. */
export const MAX_REQUESTS = 1_000_000

/** Who a token belongs to, whether the plan may use the API, and what the token may do where that differs from others. */
export interface TokenOwner {
  account: string
  apiAccess: boolean
  limits?: Partial<RequestLimits>
}

const limit = () => z.int().min(1).max(MAX_REQUESTS).optional()

const fileSchema = z.array(
  z.strictObject({
    token: z
      .string()
      .refine(token => tokenProblem(token) === undefined)
      .describe('The token, or `sha256:` and the hex digest of it'),
    account: z.string().default('default'),
    'api-access': z.boolean().default(true),
    'requests-per-minute': limit(),
    'requests-at-once': limit(),
  }),
)

/** The tokens of a service. Digests of all of them are compared, in constant time. */
export class TokenList {
  readonly #entries: readonly { digest: Buffer; owner: TokenOwner }[]
  /** Takes the tokens out of a text, but those of which only the digest was given. */
  readonly redact: (text: string) => string

  constructor(entries: readonly { token: string; owner: TokenOwner }[]) {
    this.#entries = entries.map(({ token, owner }) => ({ digest: digestOf(token), owner }))
    this.redact = redactor(entries.map(({ token }) => token).filter(token => !DIGEST.test(token)))
  }

  /** The owner of a token; undefined where it is not one of ours. */
  ownerOf(token: string): TokenOwner | undefined {
    const digest = sha256(token)
    let found: TokenOwner | undefined
    for (const entry of this.#entries) if (timingSafeEqual(entry.digest, digest)) found = entry.owner
    return found
  }

  get size(): number {
    return this.#entries.length
  }

  /** Accounts that have a token. */
  get accounts(): number {
    return new Set(this.#entries.map(({ owner }) => owner.account)).size
  }
}

/**
 * Reads tokens from a YAML or JSON file: a list of `token` (itself, or `sha256:` and its digest), `account`,
 * `api-access`, `requests-per-minute` and `requests-at-once`.
 *
 * @throws SettingsError where the file cannot be read or has another form
 */
export async function tokensFromFile(path: string): Promise<TokenList> {
  const content = await readNamedFile(path, { maxBytes: MAX_SETTINGS_BYTES })
    .then(readYaml)
    .catch((error: Error) => {
      if (error instanceof NamedFileError) throw new SettingsError(`tokens-file: "${path}" ${error.message}`)
      // What is wrong in it is not quoted, since it may be a token.
      if (error instanceof YamlError) return undefined
      throw error
    })
  const parsed = fileSchema.safeParse(content)
  if (!parsed.success) {
    const at = parsed.error.issues[0]?.path.join('.') ?? ''
    throw new SettingsError(
      `tokens-file: "${path}" must be a list of "token", "account", "api-access", "requests-per-minute" and "requests-at-once"${at === '' ? '' : `; see ${at}`}`,
    )
  }
  return new TokenList(
    parsed.data.map(entry => ({
      token: entry.token,
      owner: {
        account: entry.account,
        apiAccess: entry['api-access'],
        limits: {
          ...(entry['requests-per-minute'] !== undefined && { perMinute: entry['requests-per-minute'] }),
          ...(entry['requests-at-once'] !== undefined && { atOnce: entry['requests-at-once'] }),
        },
      },
    })),
  )
}

/**
 * Tokens of one account from an environment variable, separated by blanks.
 *
 * @throws SettingsError where one of them is none; it is not quoted
 */
export function tokensFromText(text: string): TokenList {
  const tokens = text.split(/\s+/).filter(token => token !== '')
  for (const [index, token] of tokens.entries()) {
    const problem = tokenProblem(token)
    if (problem !== undefined) throw new SettingsError(`SEO_PREFLIGHT_TOKENS: token ${index + 1} ${problem}`)
  }
  return new TokenList(tokens.map(token => ({ token, owner: { account: 'default', apiAccess: true } })))
}

/** What is wrong with a token; undefined where it is one. */
function tokenProblem(token: string): string | undefined {
  if (token.length < MIN_TOKEN) return `is shorter than ${MIN_TOKEN} characters`
  if (/^sha256:/i.test(token) && !DIGEST.test(token))
    return 'starts with "sha256:" and is no digest of 64 hex digits'
  return undefined
}

/** Characters of the shortest token: a shorter one can be guessed, and cannot be taken out of a log. */
const MIN_TOKEN = 8

const DIGEST = /^sha256:([0-9a-f]{64})$/i

function digestOf(token: string): Buffer {
  const hex = DIGEST.exec(token)?.[1]
  return hex === undefined ? sha256(token) : Buffer.from(hex, 'hex')
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
