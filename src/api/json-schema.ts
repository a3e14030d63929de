/** Takes out of a generated JSON Schema what says nothing to a reader: patterns of formats, bounds of safe integers. */
export function plainer({ jsonSchema }: { jsonSchema: object }): void {
  const schema = jsonSchema as Record<string, unknown>
  if (schema['format'] !== undefined) delete schema['pattern']
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum']
  const names = schema['propertyNames'] as { type?: string } | undefined
  if (names?.type === 'string' && Object.keys(names).length === 1) delete schema['propertyNames']
}
