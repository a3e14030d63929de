import { z } from 'zod'

/** Anything that `JSON.parse` can give. */
export type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

/** What comes here was read from JSON or is made by us: its values need no second look. */
export const jsonObject = z.record(z.string(), z.unknown()) as unknown as z.ZodType<JsonObject>
