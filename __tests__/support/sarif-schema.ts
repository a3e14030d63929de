/**
 * The rules that the published schema of SARIF 2.1.0 has for what this program writes, and no other property:
 * https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json
 * No package of a free licence has that file. That all names are its own is also for the compiler, by @types/sarif.
 */
const object = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
})
const text = { type: 'string' }
const uri = { type: 'string', format: 'uri' }
const message = object({ text }, ['text'])
const described = object({ text, markdown: text }, ['text'])
const level = { enum: ['none', 'note', 'warning', 'error'] }
const position = { type: 'integer', minimum: 1 }

const rule = object(
  {
    id: text,
    shortDescription: described,
    fullDescription: described,
    help: described,
    helpUri: uri,
    defaultConfiguration: object({ level }),
    properties: {
      type: 'object',
      properties: { tags: { type: 'array', uniqueItems: true, maxItems: 20, items: text } },
    },
  },
  ['id'],
)

const location = object({
  physicalLocation: object({
    artifactLocation: object({ uri: { type: 'string', format: 'uri-reference' } }),
    region: object({
      startLine: position,
      startColumn: position,
      snippet: object({ text }),
    }),
  }),
  logicalLocations: {
    type: 'array',
    uniqueItems: true,
    items: object({ fullyQualifiedName: text, kind: text }),
  },
})

const result = object(
  {
    ruleId: text,
    ruleIndex: { type: 'integer', minimum: 0 },
    level,
    message,
    locations: { type: 'array', items: location },
    partialFingerprints: { type: 'object', additionalProperties: text },
    baselineState: { enum: ['new', 'unchanged', 'updated', 'absent'] },
    properties: { type: 'object' },
  },
  ['message'],
)

const invocation = object(
  {
    executionSuccessful: { type: 'boolean' },
    startTimeUtc: { type: 'string', format: 'date-time' },
    toolExecutionNotifications: { type: 'array', items: object({ level, message }, ['message']) },
  },
  ['executionSuccessful'],
)

const driver = object(
  {
    name: text,
    semanticVersion: text,
    informationUri: uri,
    rules: { type: 'array', uniqueItems: true, items: rule },
  },
  ['name'],
)

export const SARIF_SCHEMA = object(
  {
    $schema: uri,
    version: { enum: ['2.1.0'] },
    runs: {
      type: 'array',
      items: object(
        {
          tool: object({ driver }, ['driver']),
          columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
          invocations: { type: 'array', items: invocation },
          results: { type: 'array', items: result },
        },
        ['tool'],
      ),
    },
  },
  ['version', 'runs'],
)
