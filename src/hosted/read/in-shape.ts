import type { z } from 'zod'
import type { Json } from '../../api/results.ts'

/**
 * A body in a shape of ours; undefined where it has another. Zod notes each fault of a body and cannot hold those of a list
 * of very many entries, which then are not ours.
 */
export function inShape<T>(schema: z.ZodType<T>, body: Json): T | undefined {
  try {
    return schema.safeParse(body).data
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
