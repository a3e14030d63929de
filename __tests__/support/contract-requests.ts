import fc from 'fast-check'
import { anyText } from './any-text.ts'
import { type Operation, openApi } from './contract.ts'

/** Tokens of the service that generated requests go to, by what they are good for. */
export const TOKENS = {
  good: 'token-that-is-good',
  poor: 'token-of-a-poor-plan',
  spent: 'token-that-is-spent',
} as const

/** A request made from openapi.yaml, right or wrong, with what must come of it. */
export interface GeneratedRequest {
  template: string
  path: string
  method: string
  /** Whether the document has the method for the path. */
  isDescribed: boolean
  headers: Record<string, string>
  body: string | undefined
  /** Statuses that are right for it. */
  expected: readonly number[]
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** Longer than any name that the document lets be. */
const TOO_LONG = 'x'.repeat(300)

interface Part<T> {
  value: T
  /** Status that this part makes of the request; undefined where it is right. */
  status?: number
}

const part = <T>(value: T, status?: number): Part<T> => (status === undefined ? { value } : { value, status })
const oneOf = <T>(...parts: Part<T>[]) => fc.constantFrom(...parts)

const authorization = fc.oneof(
  { weight: 6, arbitrary: oneOf(...withToken(TOKENS.good)) },
  {
    weight: 1,
    arbitrary: oneOf(
      part<Record<string, string>>({}, 401),
      part<Record<string, string>>({ authorization: 'Basic dXNlcjpwYXNz' }, 401),
      part<Record<string, string>>({ 'x-api-key': '' }, 401),
      ...withToken('token-of-nobody', 401),
      ...withToken(TOKENS.poor, 403),
      ...withToken(TOKENS.spent, 429),
    ),
  },
)

function withToken(token: string, status?: number): Part<Record<string, string>>[] {
  return [
    part({ authorization: `Bearer ${token}` }, status),
    part({ authorization: `bearer  ${token}` }, status),
    part({ 'x-api-key': token }, status),
  ]
}

/** Pieces of a path that no name can be, as they stand in it. */
const WRONG_PIECES = [part('%zz', 400), part('%', 400), part('%c3%28', 400), part(TOO_LONG, 414)]

/** Values of a parameter by its schema, as they stand in the path. */
function pathPiece({ schema }: NonNullable<Operation['parameters']>[number]): fc.Arbitrary<Part<string>> {
  const names = schema['enum'] as readonly string[] | undefined
  const other = anyText({ minLength: 1, maxLength: 60 })
    .filter(text => text.isWellFormed() && !/^\.{0,2}$/.test(text) && !names?.includes(text))
    .map(text => part(encodeURIComponent(text), 404))
  const right = names ? fc.constantFrom(...names).map(name => part(name)) : other
  return fc.oneof(
    { weight: 8, arbitrary: right },
    { weight: 2, arbitrary: other },
    { weight: 1, arbitrary: oneOf(...WRONG_PIECES) },
  )
}

/** Bodies by the schema of the document: an object with the text `url`, and whatever else JSON and bytes can be. */
function bodies(urls: readonly string[]): fc.Arbitrary<Part<string | undefined>> {
  const right = fc.constantFrom(...urls)
  const wrongUrl = fc.oneof(
    anyText({ maxLength: 40 }).filter(text => !/^\s*https?:/i.test(text)),
    fc.constantFrom(
      '/relative',
      'ftp://shop.example/',
      'file:///etc/passwd',
      'javascript:0',
      'http://',
      'view-source:http://a.example',
    ),
  )
  const object = (url: unknown, others: object) => JSON.stringify({ ...others, url })
  const notText = fc.jsonValue().filter(value => typeof value !== 'string')
  const others = fc.dictionary(fc.constantFrom('a', 'URL', 'tool', 'length'), fc.jsonValue(), { maxKeys: 2 })
  return fc.oneof(
    { weight: 6, arbitrary: fc.tuple(right, others).map(([url, rest]) => part(object(url, rest))) },
    { weight: 2, arbitrary: fc.tuple(wrongUrl, others).map(([url, rest]) => part(object(url, rest), 400)) },
    { weight: 2, arbitrary: notText.map(value => part(object(value, {}), 400)) },
    { weight: 2, arbitrary: fc.jsonValue().map(value => part(JSON.stringify(value), 400)) },
    {
      weight: 1,
      arbitrary: oneOf<string | undefined>(
        part(undefined, 400),
        part('', 400),
        part('{', 400),
        part('{"url":"http://a.example/"', 400),
        part('{"__proto__":{"url":"http://a.example/"}}', 400),
        part('\u0000\ufffd', 400),
        part(JSON.stringify({ url: 'http://a.example/', more: 'x'.repeat(70_000) }), 413),
      ),
    },
  )
}

const contentType = fc.oneof(
  {
    weight: 4,
    arbitrary: oneOf(
      part('application/json'),
      part('application/json; charset=utf-8'),
      part('APPLICATION/JSON'),
    ),
  },
  {
    weight: 1,
    arbitrary: oneOf<string | undefined>(
      part(undefined, 415),
      part('text/plain', 415),
      part('application/x-www-form-urlencoded', 415),
      part('json', 415),
      part('application/json/json', 415),
    ),
  },
)

/** Headers that mean nothing here. */
const otherHeaders = fc.dictionary(
  fc.constantFrom(
    'accept',
    'origin',
    'x-forwarded-for',
    'x-http-method-override',
    'range',
    'x-request-id',
    'cookie',
  ),
  fc.string({ maxLength: 40 }).map(text => text.trim()),
  { maxKeys: 3 },
)

/**
 * Requests of all operations of openapi.yaml.
 *
 * @param urls to examine; an analysis takes the last of them
 */
export function contractRequests(urls: readonly string[]): fc.Arbitrary<GeneratedRequest> {
  const operations = Object.entries(openApi.paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      template,
      method: method.toUpperCase(),
      operation,
    })),
  )
  return fc.constantFrom(...operations).chain(({ template, method: described, operation }) => {
    const pieces = (operation.parameters ?? []).map(pathPiece)
    const usable = template === '/analyze' ? urls.slice(-1) : urls
    return fc
      .record({
        pieces: fc.tuple(...pieces),
        method: fc.oneof(
          { weight: 6, arbitrary: fc.constant(described) },
          { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
        ),
        authorization,
        body: bodies(usable),
        type: contentType,
        others: otherHeaders,
      })
      .map(({ pieces, method, authorization, body, type, others }) => {
        const hasBody = !['GET', 'HEAD'].includes(method)
        const isHead = method === 'HEAD' && described === 'GET'
        const path = pieces.reduce((text, { value }) => text.replace(/\{\w+\}/, () => value), template)
        const headers = {
          ...others,
          ...authorization.value,
          ...(hasBody && type.value !== undefined && { 'content-type': type.value }),
        }
        return {
          template,
          path,
          method,
          isDescribed: method === described || isHead,
          headers,
          body: hasBody ? body.value : undefined,
          expected: expectedOf(),
        }

        /** In the order in which a service looks at a request. */
        function expectedOf(): number[] {
          const [piece] = pieces
          if (piece?.status === 400 || piece?.status === 414) return [piece.status]
          if (authorization.status !== undefined) return [authorization.status]
          if (method !== described && !isHead) return [405]
          const isUnknown = piece?.status === 404
          if (!operation.requestBody) return [isUnknown ? 404 : 200]
          // Which of two faults of a body is seen first is nobody's business.
          const faults = [body.status, type.status].filter(status => status !== undefined)
          if (isUnknown) return [404, ...faults]
          return faults.length > 0 ? faults : [200]
        }
      })
  })
}
