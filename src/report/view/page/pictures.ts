import type { JsonObject } from '../../../api/results.ts'
import { valueIn } from './facts.ts'

/** Pixels only: a drawing in SVG can keep a browser busy without end. */
const PICTURE = /^data:image\/(?:webp|png|jpeg|x-icon);base64,[A-Za-z0-9+/]+={0,2}$/
/** UTF-16 units of one picture. */
const MAX_PICTURE = 500_000

/** A picture that stands in the facts as a whole; what is none, as an address elsewhere, is not shown. */
export function pictureIn(holder: JsonObject | undefined, name: string): string | undefined {
  const value = valueIn(holder, name)
  return typeof value === 'string' && value.length <= MAX_PICTURE && PICTURE.test(value) ? value : undefined
}
