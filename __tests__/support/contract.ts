import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'

/** What openapi.yaml says of one answer. */
interface Described {
  content: Record<string, { schema: object }>
  headers?: Record<string, object>
}

export interface Operation {
  operationId: string
  parameters?: readonly { name: string; in: string; schema: Record<string, unknown> }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { $ref?: string } & Described>
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, Described>; schemas: Record<string, object> }
}

export const openApi = parse(readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8')) as OpenApi

/** An answer, as far as the document has something to say of it. */
export interface ReceivedAnswer {
  status: number
  headers: Readonly<Record<string, unknown>>
  text: string
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
const validators = new Map<object, ValidateFunction>()

function validatorOf(schema: object): ValidateFunction {
  let validator = validators.get(schema)
  if (!validator) {
    validator = ajv.compile({ ...schema, components: openApi.components })
    validators.set(schema, validator)
  }
  return validator
}

/**
 * Holds an answer against openapi.yaml: its status, its type, its headers and its body.
 *
 * @param template path as the document has it
 * @returns the body
 * @throws Error with what differs
 */
export function follow(method: string, template: string, answer: ReceivedAnswer): unknown {
  const { status, headers, text } = answer
  const name = `${method} ${template} answered ${status}`
  const response = openApi.paths[template]![method.toLowerCase()]!.responses[String(status)]
  if (!response) throw new Error(`${name}, which openapi.yaml does not have: ${text}`)
  const described = response.$ref ? openApi.components.responses[response.$ref.split('/').at(-1)!]! : response
  const type = String(headers['content-type']).split(';')[0]!
  const schema = described.content[type]?.schema
  if (!schema) throw new Error(`${name} with the type ${type}, which openapi.yaml does not have`)
  for (const header of Object.keys(described.headers ?? {})) {
    // A limit of the queue has no quota of its own, and a fault of the connection comes before the token.
    const isOptional = header.startsWith('RateLimit')
    if (headers[header.toLowerCase()] === undefined && !(isOptional && status !== 200))
      throw new Error(`${name} without the header ${header}`)
  }
  return conform(name, schema, text)
}

/** Holds the body of an error against openapi.yaml that comes of a request which the document does not have. */
export function followProblem(name: string, { headers, text }: ReceivedAnswer): unknown {
  if (!String(headers['content-type']).startsWith('application/problem+json'))
    throw new Error(`${name} has the type ${String(headers['content-type'])}`)
  return conform(name, openApi.components.schemas['Problem']!, text)
}

function conform(name: string, schema: object, text: string): unknown {
  const body: unknown = JSON.parse(text)
  const validate = validatorOf(schema)
  if (!validate(body)) throw new Error(`${name}: ${ajv.errorsText(validate.errors)} in ${text.slice(0, 500)}`)
  return body
}
