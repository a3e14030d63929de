import { changedPage, isKept } from '../api/kept-pages.ts'
import { textMapper } from '../text/map-texts.ts'

/** Findings, or a part of them, with what a function makes of each text; pages are taken one at a time. */
export function changedTexts<T>(value: T, change: (text: string) => string): T {
  return textMapper(change, (node, map) => (isKept(node) ? changedPage(node, map) : undefined))(value)
}
