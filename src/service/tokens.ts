import { createHash, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { SettingsError } from '../settings/settings-error.ts'

/** Who a token belongs to, and whether the plan may use the API. */
export interface TokenOwner {
  account: string
  apiAccess: boolean
}

const fileSchema = z.array(
  z.strictObject({
    token: z.string().min(8).describe('The token, or `sha256:` and the hex digest of it'),
    account: z.string().default('default'),
    'api-access': z.boolean().default(true),
  }),
)

/** The tokens of a service. Only digests are kept, and all of them are compared, in constant time. */
export class TokenList {
  readonly #entries: readonly { digest: Buffer; owner: TokenOwner }[]

  constructor(entries: readonly { token: string; owner: TokenOwner }[]) {
    this.#entries = entries.map(({ token, owner }) => ({ digest: digestOf(token), owner }))
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
 * Reads tokens from a YAML or JSON file: a list of `token` (itself, or `sha256:` and its digest), `account` and
 * `api-access`.
 *
 * @throws SettingsError where the file cannot be read or has another form
 */
export async function tokensFromFile(path: string): Promise<TokenList> {
  const source = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new SettingsError(`tokens-file: "${path}" cannot be read (${error.code})`)
  })
  const document = parseDocument(source)
  const parsed = fileSchema.safeParse(document.errors.length > 0 ? undefined : document.toJS())
  if (!parsed.success) {
    const at = parsed.error.issues[0]?.path.join('.') ?? ''
    throw new SettingsError(
      `tokens-file: "${path}" must be a list of "token", "account" and "api-access"${at === '' ? '' : `; see ${at}`}`,
    )
  }
  return new TokenList(
    parsed.data.map(entry => ({
      token: entry.token,
      owner: { account: entry.account, apiAccess: entry['api-access'] },
    })),
  )
}

/** Tokens of one account from an environment variable, separated by blanks. */
export function tokensFromText(text: string): TokenList {
  const tokens = text.split(/\s+/).filter(token => token !== '')
  return new TokenList(tokens.map(token => ({ token, owner: { account: 'default', apiAccess: true } })))
}

function digestOf(token: string): Buffer {
  const hex = /^sha256:([0-9a-f]{64})$/i.exec(token)?.[1]
  return hex === undefined ? sha256(token) : Buffer.from(hex, 'hex')
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
