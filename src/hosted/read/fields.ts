import type { Json, JsonObject } from '../../api/results.ts'

/** Objects in which services wrap what they answer. */
const WRAPPERS = ['data', 'result', 'results', 'report'] as const

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A text that is not blank, or a number as text; undefined for anything else. */
export function textOf(value: Json | undefined): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** The first of the fields that holds a text or a number. */
export function firstText(object: JsonObject, names: readonly string[]): string | undefined {
  for (const name of names) {
    const text = textOf(own(object, name))
    if (text !== undefined) return text
  }
  return undefined
}

/** A field of the object itself, never one that all objects have. */
export function own(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined
}

/** The body and the objects that wrap a result in it, outermost first. */
export function containersOf(body: JsonObject, further: readonly string[] = []): JsonObject[] {
  return [body, ...[...WRAPPERS, ...further].map(name => own(body, name)).filter(isObject)]
}

/** The same two levels deep, each object once. */
export function nestedContainersOf(body: JsonObject, further: readonly string[]): JsonObject[] {
  return [...new Set(containersOf(body, further).flatMap(container => containersOf(container, further)))]
}
