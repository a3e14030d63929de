import { oneLine } from '../../../text/one-line.ts'
import { NotMeasured } from '../../not-measured.ts'
import type { ProviderClient } from './provider-client.ts'

export const GOOGLE_TOKEN_HOST = 'oauth2.googleapis.com'
const SCOPE = 'https://www.googleapis.com/auth/webmasters.readonly'
/** UTF-16 units of what Google says. */
const MAX_SAID = 200

/**
 * An access token for Search Console, by the key of a service account: Google's own library makes and signs the request,
 * our client sends it.
 *
 * @param key the JSON that Google gives for a service account
 * @param variable that it comes from, for messages
 * @throws NotMeasured where it is no key, or Google does not take it
 */
export async function googleToken(
  key: string,
  variable: string,
  client: ProviderClient,
  signal: AbortSignal,
): Promise<string> {
  const { email, privateKey } = readKey(key, variable)
  const { JWT } = await import('google-auth-library')
  const jwt = new JWT({
    email,
    key: privateKey,
    scopes: [SCOPE],
    useAuthRequestParameters: false,
    transporter: { request: (options: TokenRequest) => send(options, client, signal) } as never,
  })
  let token: string | null | undefined
  try {
    token = (await jwt.authorize()).access_token
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof NotMeasured) throw error
    if (error instanceof Refused) {
      throw new NotMeasured(
        `Google does not accept the service account of ${variable} (${error.message}): make a new key for it, and check the clock of this machine`,
      )
    }
    throw new NotMeasured(
      `the private key in ${variable} cannot be used; copy the JSON key file of the service account as it is`,
    )
  }
  if (typeof token === 'string' && token !== '') return token
  throw new NotMeasured('Google answered the service account without an access token')
}

/** What the library asks for. */
interface TokenRequest {
  url: string | URL
  data: URLSearchParams
}

/** Google refused; the message is what it said. */
class Refused extends Error {}

async function send({ url, data }: TokenRequest, client: ProviderClient, signal: AbortSignal) {
  const answer = await client.ask(
    {
      method: 'POST',
      url: new URL(url),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: data.toString(),
      signal,
    },
    ({ status }) => status === 429 || status >= 500,
  )
  if (answer.status === 200) return { data: answer.json, status: 200 }
  const { error, error_description: description } = (answer.json ?? {}) as Record<string, unknown>
  const said = [error, description].filter(part => typeof part === 'string' && part !== '').join(': ')
  throw new Refused(said === '' ? `HTTP ${answer.status}` : oneLine(said, MAX_SAID))
}

function readKey(key: string, variable: string): { email: string; privateKey: string } {
  let fields: Record<string, unknown> = {}
  try {
    fields = (JSON.parse(key) ?? {}) as Record<string, unknown>
  } catch {
    // The message below says what is wanted, and shows nothing of the secret.
  }
  const { client_email: email, private_key: privateKey } = fields
  if (typeof email === 'string' && typeof privateKey === 'string' && email !== '' && privateKey !== '') {
    // A secret that was pasted into a form may have the line ends of the key written out.
    return { email, privateKey: privateKey.replaceAll('\\n', '\n') }
  }
  throw new NotMeasured(
    `${variable} must contain the JSON key of a service account, with "client_email" and "private_key"`,
  )
}
