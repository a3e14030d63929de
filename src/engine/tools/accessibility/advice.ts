import type { NodeResult } from 'axe-core'
import { cutEnd } from '../../../text/cut.ts'
import type { PlacedNode } from '../../browser/axe-results.ts'
import { INSTRUCTIONS } from './instructions.ts'
import { readableColor } from './readable-color.ts'

const MAX_QUOTE = 150
const HEADING = /^Fix (?:any|all) of the following:$/
const CONTRAST =
  /contrast of ([\d.]+) \(foreground color: (#\w+), background color: (#\w+).*contrast ratio of ([\d.]+):1/
/** Of a field: only its message tells a label that nobody sees from one that is not there. */
const HIDDEN_LABEL = /explicit <label> that is hidden/
/** Children of a list that a role has made something else: whatever element they are, it is none of a list. */
const ENTRY_ROLE = /not allowed: \[role=[\w-]{1,30}\]$/
/** Of a start tag: a role that makes pictures of what is in it, and no control. */
const PICTURE_ROLE = /^<[^>]{0,2000}?\srole="(img|meter|progressbar|math|separator)"/i
const SIZE = /insufficient size \(([\d.]+)px by ([\d.]+)px/

/** One sentence on what is wrong with an element and what to do about it. */
export function adviceOn(
  rule: string,
  node: Partial<Pick<PlacedNode, 'failureSummary' | 'hasLabel' | 'html' | 'isDrawn' | 'isOnDesktop'>>,
): string {
  const clause = firstClause(node)
  const instruction = INSTRUCTIONS[rule]
  if (!instruction) return clause
  if (HIDDEN_LABEL.test(node.failureSummary ?? ''))
    return 'The `<label>` of this field is hidden: show it, or add `aria-label`.'
  if (node.hasLabel)
    return `Screen readers find no text in the \`<label>\` of this ${rule === 'label' ? 'field' : 'select'}: write what it is for into the label, or add \`aria-label\`.`
  const [, role] = rule === 'nested-interactive' ? (PICTURE_ROLE.exec(node.html ?? '') ?? []) : []
  if (role !== undefined)
    return `Screen readers announce nothing that is in this element, since its role is "${role.toLowerCase()}", and there are controls in it: remove the role, or give it to the picture alone.`
  if (rule === 'list' && ENTRY_ROLE.test(clause))
    return `Entries of this list have a \`role\` of their own, so it has no entries for screen readers (${cutEnd(clause, MAX_QUOTE)}): remove the \`role\` from the \`<li>\`.`
  const { fault } = instruction
  const repair = (node.isDrawn ? undefined : colorRepair(rule, clause)) ?? instruction.repair
  const detail = instruction.quoted ? cutEnd(clause, MAX_QUOTE) : measured(rule, clause)
  const where = node.isOnDesktop ? ' on a desktop' : ''
  return `${fault}${where}${detail === '' ? '' : ` (${detail})`}: ${repair}.`
}

/** Sizes and ratios, with their bounds. */
function measured(rule: string, clause: string): string {
  if (rule === 'color-contrast') {
    const [, ratio, text, background, least] = CONTRAST.exec(clause) ?? []
    return ratio === undefined ? '' : `contrast ${ratio}:1, at least ${least}:1; ${text} on ${background}`
  }
  if (rule === 'target-size') {
    const [, width, height] = SIZE.exec(clause) ?? []
    return width === undefined ? '' : `${width} × ${height} px`
  }
  return ''
}

/** Which color would do; undefined where the colors are not told. */
function colorRepair(rule: string, clause: string): string | undefined {
  const [, , text, background, least] = (rule === 'color-contrast' && CONTRAST.exec(clause)) || []
  if (text === undefined) return undefined
  const readable = readableColor(text, background!, Number(least))
  if (!readable) return undefined
  const { of, color, further } = readable
  return of === 'text'
    ? `change the text to \`${color}\` or ${further}, or change its background`
    : `change the background to \`${color}\` or ${further}, or change the text`
}

/** The first thing of those that axe would have fixed. */
export function firstClause({ failureSummary = '' }: Pick<NodeResult, 'failureSummary'>): string {
  const lines = failureSummary.split('\n').map(line => line.trim())
  return lines.find(line => line !== '' && !HEADING.test(line)) ?? ''
}
