import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { startWebServer, type WebServer } from './web-server.ts'

/** A row of Search Console as it keeps it, before it is asked for by dimensions. */
export interface ConsoleRow {
  date: string
  query: string
  page?: string
  country?: string
  device?: string
  impressions?: number
  position: number
}

export interface SearchConsoleServer {
  server: WebServer
  /** Servers that stand in for Google's, for the adapter. */
  standIns: Record<string, string>
  /** The JSON key of the service account. */
  key: string
  /** Bodies of the queries so far. */
  queries: Record<string, unknown>[]
  /** Tokens given so far. */
  tokens: string[]
  /** What the next queries get in place of rows; undefined: rows. */
  failures: (
    | { status: number; body?: unknown; headers?: Record<string, string> }
    | { text: string }
    | undefined
  )[]
  /** What is wrong with the assertions that came. */
  problems: string[]
}

const EMAIL = 'preflight@oak.iam.gserviceaccount.com'
const PROPERTY = 'sc-domain:oak.example'
const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

/**
 * Token endpoint and Search Analytics as Google documents them: the assertion of a service account is verified, rows are
 * grouped by the dimensions, filtered by the expressions, paged by startRow and rowLimit, and only those of final days
 * are given unless all are asked for.
 *
 * @param finalUntil last day whose figures are final
 * @param ignoresStart whether it gives the first rows whatever it is asked for
 * @see https://developers.google.com/identity/protocols/oauth2/service-account
 * @see https://developers.google.com/webmaster-tools/v1/searchanalytics/query
 */
export async function startSearchConsole(
  rows: readonly ConsoleRow[],
  {
    finalUntil = '9999-12-31',
    maxRows = 25_000,
    metadata,
    ignoresStart = false,
  }: { finalUntil?: string; maxRows?: number; metadata?: object; ignoresStart?: boolean } = {},
): Promise<SearchConsoleServer> {
  const console: Omit<SearchConsoleServer, 'server' | 'standIns'> = {
    key: JSON.stringify({ type: 'service_account', client_email: EMAIL, private_key: privateKey }),
    queries: [],
    tokens: [],
    failures: [],
    problems: [],
  }
  const answer = (response: ServerResponse, status: number, body: unknown, headers = {}) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }
  const server = await startWebServer({
    '/token': async (request, response) => {
      const problem = assertionProblem(new URLSearchParams(await textOf(request)))
      if (problem !== undefined) {
        console.problems.push(problem)
        return answer(response, 400, { error: 'invalid_grant', error_description: problem })
      }
      console.tokens.push(`token-${console.tokens.length + 1}`)
      answer(response, 200, { access_token: console.tokens.at(-1), expires_in: 3599, token_type: 'Bearer' })
    },
    [`/webmasters/v3/sites/${encodeURIComponent(PROPERTY)}/searchAnalytics/query`]: async (
      request,
      response,
    ) => {
      const body = JSON.parse(await textOf(request)) as AnalyticsQuery
      console.queries.push(body as unknown as Record<string, unknown>)
      const failure = console.failures.shift()
      if (failure && 'text' in failure) return void response.end(failure.text)
      if (failure) return answer(response, failure.status, failure.body ?? {}, failure.headers)
      if (request.headers.authorization !== `Bearer ${console.tokens.at(-1)}`) {
        return answer(response, 401, googleError(401, 'Invalid Credentials', 'authError'))
      }
      const query = ignoresStart ? { ...body, startRow: 0 } : body
      answer(response, 200, { ...pageOf(rows, query, finalUntil, maxRows), ...(metadata && { metadata }) })
    },
  })
  return {
    ...console,
    server,
    standIns: { 'oauth2.googleapis.com': server.origin, 'www.googleapis.com': server.origin },
  }
}

/** An error in the form of Google's APIs. */
export function googleError(code: number, message: string, reason: string): object {
  return { error: { code, message, errors: [{ domain: 'global', reason, message }] } }
}

/** What is wrong with a request for a token; undefined where nothing is. */
function assertionProblem(form: URLSearchParams): string | undefined {
  if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') return 'grant_type'
  const [head = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.')
  const json = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  const isSigned = verify(
    'RSA-SHA256',
    Buffer.from(`${head}.${claims}`),
    createPublicKey(publicKey),
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) return 'Invalid JWT Signature.'
  if (json(head).alg !== 'RS256') return 'alg'
  const { iss, scope, aud, iat, exp } = json(claims)
  const now = Date.now() / 1000
  if (iss !== EMAIL) return 'iss'
  if (scope !== 'https://www.googleapis.com/auth/webmasters.readonly') return 'scope'
  if (aud !== 'https://oauth2.googleapis.com/token') return 'aud'
  return Math.abs(iat - now) < 60 && exp - iat === 3600 ? undefined : 'iat'
}

interface AnalyticsQuery {
  startDate: string
  endDate: string
  dimensions: ('date' | 'query' | 'page' | 'country' | 'device')[]
  dataState?: string
  rowLimit: number
  startRow: number
  dimensionFilterGroups: {
    filters: { dimension: 'query' | 'country'; operator: string; expression: string }[]
  }[]
}

function pageOf(rows: readonly ConsoleRow[], query: AnalyticsQuery, finalUntil: string, maxRows: number) {
  const filters = query.dimensionFilterGroups.flatMap(group => group.filters)
  const wanted = rows.filter(
    row =>
      row.date >= query.startDate &&
      row.date <= query.endDate &&
      (query.dataState === 'all' || row.date <= finalUntil) &&
      filters.every(({ dimension, expression }) => new RegExp(expression).test(row[dimension] ?? '')),
  )
  const groups = Map.groupBy(wanted, row => JSON.stringify(query.dimensions.map(name => row[name] ?? '')))
  const all = Array.from(groups, ([keys, group]) => {
    const impressions = group.reduce((sum, row) => sum + (row.impressions ?? 1), 0)
    const weighted = group.reduce((sum, row) => sum + row.position * (row.impressions ?? 1), 0)
    return { keys: JSON.parse(keys), clicks: 0, impressions, ctr: 0, position: weighted / impressions }
  })
  const page = all.slice(query.startRow, query.startRow + Math.min(query.rowLimit, maxRows))
  // An answer without rows has no list of them.
  return { ...(page.length > 0 && { rows: page }), responseAggregationType: 'byPage' }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
