import { attribute, type Element, parentOf } from '../formats/html/document.ts'

/** Whether metadata stands in `<head>`, of which the parser makes it a child wherever it lets it in. */
export function isInHead(element: Element): boolean {
  return element.parentNode?.nodeName === 'head'
}

/** The link types of an element in lower case. */
export function relations(element: Element): string[] {
  const rel = attribute(element, 'rel')
  return rel ? rel.toLowerCase().split(/\s+/).filter(Boolean) : []
}

/** Whether an element declares a canonical, wherever it stands. */
export function isCanonical(element: Element): boolean {
  return element.tagName === 'link' && relations(element).includes('canonical')
}

/** Streamed pieces stand close to the top of a hidden element, so few steps up are enough. */
const MAX_STEPS_TO_HIDDEN = 20

/**
 * Whether an element was sent in a hidden element of the body, from where frameworks that stream a page move metadata
 * into `<head>`.
 */
export function isSentHidden(element: Element): boolean {
  let up = parentOf(element)
  for (let step = 0; up && step < MAX_STEPS_TO_HIDDEN; step++) {
    if (attribute(up, 'hidden') !== undefined) return true
    up = parentOf(up)
  }
  return false
}

/** Why metadata that is sent like that is not measured. */
export const SENT_HIDDEN =
  'it is sent in a hidden element, from where scripts may move it into <head>; only a browser can tell'
