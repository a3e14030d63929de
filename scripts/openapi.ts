import { z } from 'zod'
import {
  accountSchema,
  analysisSchema,
  rankDashboardSchema,
  rankProjectSchema,
  rankProjectSummarySchema,
  toolRunSchema,
} from '../src/api/result-schemas.ts'
import { TOOLS } from '../src/api/tools.ts'
import { VERSION } from '../src/version.ts'
import { plainer } from './json-schema.ts'

type JsonSchema = Record<string, unknown>

const schemaOf = (schema: z.ZodType) => ({ $ref: `#/components/schemas/${schema.meta()!['id']}` })
const json = (schema: JsonSchema) => ({ 'application/json': { schema } })
const problem = (description: string, headers?: JsonSchema) => ({
  description,
  ...(headers ? { headers } : {}),
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

const retryAfter = {
  'Retry-After': { description: 'Seconds after which to try again', schema: { type: 'integer', minimum: 0 } },
}

const everywhere = {
  '401': problem('The token is missing or not known'),
  '403': problem('The plan of the account has no API access'),
}

const onWork = {
  ...everywhere,
  '400': problem('The body is not JSON, or its url is not an http or https URL'),
  '413': problem('The body is too large'),
  '415': problem('The body is not declared as application/json'),
  '422': problem('The URL is valid, but this service does not audit it'),
  '429': problem('The account has too many calls under way', retryAfter),
  '503': problem('The service is busy', retryAfter),
}

const urlBody = {
  required: true,
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Target' },
      example: { url: 'https://shop.example/' },
    },
  },
}

const idParameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Identifier of a rank project',
  schema: { type: 'string' },
}

/** The REST contract with our response bodies, as an OpenAPI 3.1 document. */
export function openApiDocument(): JsonSchema {
  return {
    openapi: '3.1.0',
    info: {
      title: 'SEO analysis service',
      version: VERSION,
      description:
        'Website analysis, rank tracking and 17 SEO tools. `seo-preflight serve` fulfils it with the embedded engine.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      {
        url: '{root}/api/v1/ext',
        description: 'Wherever the service runs',
        variables: { root: { default: 'http://127.0.0.1:8080' } },
      },
    ],
    security: [{ bearer: [] }, { apiKey: [] }],
    tags: [
      { name: 'account', description: 'Who owns the token' },
      { name: 'analysis', description: 'Whole websites' },
      { name: 'tools', description: 'One tool on one URL' },
      { name: 'rank', description: 'Rank tracking' },
    ],
    paths: paths(),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Authorization: Bearer TOKEN' },
        apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
      },
      schemas: { ...componentSchemas(), Target: TARGET, Problem: PROBLEM },
    },
  }
}

function paths(): JsonSchema {
  const notFound = { '404': problem('There is no such rank project') }
  return {
    '/me': {
      get: {
        operationId: 'me',
        tags: ['account'],
        summary: 'Account information; used to verify the token',
        responses: {
          '200': { description: 'The account', content: json(schemaOf(accountSchema)) },
          ...everywhere,
        },
      },
    },
    '/analyze': {
      post: {
        operationId: 'analyze',
        tags: ['analysis'],
        summary: 'Complete SEO analysis of a website',
        requestBody: urlBody,
        responses: {
          '200': { description: 'The analysis', content: json(schemaOf(analysisSchema)) },
          ...onWork,
          '501': problem('This service cannot analyse whole websites'),
        },
      },
    },
    '/tools/{tool}': {
      post: {
        operationId: 'runTool',
        tags: ['tools'],
        summary: 'Runs one SEO tool on a URL',
        parameters: [
          {
            name: 'tool',
            in: 'path',
            required: true,
            description: 'Name of the tool',
            schema: { enum: TOOLS },
          },
        ],
        requestBody: urlBody,
        responses: {
          '200': { description: 'What the tool found', content: json(schemaOf(toolRunSchema)) },
          '404': problem('There is no such tool'),
          ...onWork,
        },
      },
    },
    '/rank/projects': {
      get: {
        operationId: 'rankProjects',
        tags: ['rank'],
        summary: 'List of rank-tracking projects',
        responses: {
          '200': {
            description: 'The projects',
            content: json({ type: 'array', items: schemaOf(rankProjectSummarySchema) }),
          },
          ...everywhere,
        },
      },
    },
    '/rank/projects/{id}': {
      get: {
        operationId: 'rankProject',
        tags: ['rank'],
        summary: 'Keywords and positions of a project, per search engine and per location',
        parameters: [idParameter],
        responses: {
          '200': { description: 'The project', content: json(schemaOf(rankProjectSchema)) },
          ...notFound,
          ...everywhere,
        },
      },
    },
    '/rank/projects/{id}/dashboard': {
      get: {
        operationId: 'rankDashboard',
        tags: ['rank'],
        summary: 'Position dashboard of a project',
        parameters: [idParameter],
        responses: {
          '200': { description: 'The dashboard', content: json(schemaOf(rankDashboardSchema)) },
          ...notFound,
          ...everywhere,
        },
      },
    },
  }
}

const TARGET = {
  type: 'object',
  required: ['url'],
  properties: { url: { type: 'string', description: 'Absolute http or https URL of the site to examine' } },
}

const PROBLEM = {
  type: 'object',
  description: 'An error (RFC 9457).',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'What happened and what to do' },
  },
}

/** Every schema of `src/api` that has an id, with references between them. */
function componentSchemas(): JsonSchema {
  const uri = (id: string) => `#/components/schemas/${id}`
  const { schemas } = z.toJSONSchema(z.globalRegistry, { uri, io: 'output', override: plainer })
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutIds(schema)]))
}

function withoutIds(schema: unknown): unknown {
  const { $schema: _schema, $id: _id, id: _name, ...rest } = schema as JsonSchema
  return rest
}
