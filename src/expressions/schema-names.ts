import type { NamePath } from './names.ts'

/** JSON Schema, as far as it says which names there are. */
export interface Schema {
  $ref?: string
  $defs?: Readonly<Record<string, Schema>>
  type?: unknown
  properties?: Readonly<Record<string, Schema>>
  additionalProperties?: unknown
  items?: Schema | readonly Schema[] | boolean
  anyOf?: readonly Schema[]
  enum?: readonly unknown[]
  const?: unknown
}

/** A name that nothing can have where it stands, and the names that are there. */
export interface UnknownName {
  name: string
  known: string[]
}

/**
 * The first name of a path that no value of a schema has; undefined where the schema leaves that open. Lists are looked
 * into, as JSONata does.
 */
export function unknownName(path: NamePath, schema: Schema): UnknownName | undefined {
  const found = valuesAt(path, schema)
  return Array.isArray(found) ? undefined : found
}

/** The texts that a value at a path can be; undefined where the schema leaves that open. */
export function textsAt(path: NamePath, schema: Schema): string[] | undefined {
  const found = valuesAt(path, schema)
  if (!Array.isArray(found)) return undefined
  const texts = found.map(
    ({ enum: values, const: value }) => values ?? (value === undefined ? undefined : [value]),
  )
  if (texts.length === 0 || texts.includes(undefined)) return undefined
  return texts.flatMap(values => values ?? []).filter(text => typeof text === 'string')
}

/** The schemas of what is at a path. */
function valuesAt(path: NamePath, schema: Schema): Schema[] | UnknownName {
  let objects = valuesOf(schema, schema)
  for (const name of path) {
    if (objects.some(isOpen)) return [{}]
    const next = objects.flatMap(({ properties }) =>
      properties && Object.hasOwn(properties, name) ? [properties[name]!] : [],
    )
    if (next.length === 0) {
      return { name, known: [...new Set(objects.flatMap(({ properties }) => Object.keys(properties ?? {})))] }
    }
    objects = next.flatMap(one => valuesOf(one, schema))
  }
  return objects
}

/** What a value of a schema may be, without references and lists. */
function valuesOf(schema: Schema, root: Schema): Schema[] {
  if (schema.$ref !== undefined) {
    const referred = root.$defs?.[schema.$ref.replace('#/$defs/', '')]
    return referred ? valuesOf(referred, root) : [{}]
  }
  if (schema.anyOf) return schema.anyOf.flatMap(one => valuesOf(one, root))
  const { items } = schema
  if (schema.type !== 'array') return [schema]
  return typeof items === 'object' && !Array.isArray(items) ? valuesOf(items as Schema, root) : [{}]
}

/** Whether a value may have names that the schema does not say. */
function isOpen({ type, properties, additionalProperties, enum: values, const: value }: Schema): boolean {
  if (properties) return false
  if (type === undefined) return values === undefined && value === undefined
  return type === 'object' && additionalProperties !== false
}
