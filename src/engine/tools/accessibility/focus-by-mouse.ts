import { ownCode } from '../../visit/own-scripts.ts'
import type { Visit } from '../../visit/visit.ts'

/** Characters behind a question of a script for a mouse within which it uses the answer. */
const MAX_BETWEEN = 1500

const ASKS_FOR_MOUSE = /matchMedia\(\s{0,5}["'`]\((?:any-)?hover(?::\s{0,5}hover)?\)["'`]\s{0,5}\)/g
const GIVES_FOCUS = /["'`]tabindex["'`]\s{0,5},\s{0,5}["'`]?0|\.tabIndex\s{0,5}=\s{0,5}0/

/**
 * Why nothing is known of boxes that take no focus on a phone: a script of the page gives them the focus where the machine has
 * a mouse, as every computer with a keyboard has. Undefined where none does.
 */
export async function focusByMouse(visit: Visit): Promise<string | undefined> {
  const { texts } = await ownCode(visit)
  const gives = texts.some(text =>
    text
      .matchAll(ASKS_FOR_MOUSE)
      .some(({ index }) => GIVES_FOCUS.test(text.slice(index, index + MAX_BETWEEN))),
  )
  return gives
    ? 'a script of the page lets the keyboard reach such boxes on machines with a mouse, and the phone that was played has none'
    : undefined
}
