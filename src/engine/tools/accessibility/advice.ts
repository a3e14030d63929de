import type { NodeResult } from 'axe-core'
import { cutEnd } from '../../../text/cut.ts'
import { oneLine } from '../../../text/one-line.ts'
import type { PlacedNode } from '../../browser/axe-results.ts'
import { INSTRUCTIONS } from './instructions.ts'
import {
  type Fading,
  type ReadableColor,
  readableColor,
  readableFadedColor,
  readableUnfadedColor,
} from './readable-color.ts'
import { specificFault } from './specific-faults.ts'

const MAX_QUOTE = 150
const HEADING = /^Fix (?:any|all) of the following:$/
const CONTRAST =
  /contrast of ([\d.]+) \(foreground color: (#\w+), background color: (#\w+).*contrast ratio of ([\d.]+):1/
/** Of a text with a shadow, of which axe compares the color with either. */
const SHADOW_CONTRAST =
  /contrast of ([\d.]+) between .{1,60} \((foreground|text-shadow) color: (#\w+), (text-shadow|background) color: (#\w+).*contrast ratio of ([\d.]+):1/
/** Of a field: only its message tells a label that nobody sees from one that is not there. */
const HIDDEN_LABEL = /explicit <label> that is hidden/
/** Children of a list that a role has made something else: whatever element they are, it is none of a list. */
const ENTRY_ROLE = /not allowed: \[role=[\w-]{1,30}\]$/
/** Of a start tag: a role that makes pictures of what is in it, and no control. */
const PICTURE_ROLE = /^<[^>]{0,2000}?\srole="(img|meter|progressbar|math|separator)"/i

/** And one whose text is what visitors have chosen. */
const COMBOBOX = /^<[^>]{0,2000}?\srole="(?:combobox|listbox)"/i

/** One sentence on what is wrong with an element, and where it is another thing than the rule says, what to do about it. */
export function adviceOn(
  rule: string,
  node: Partial<
    Pick<
      PlacedNode,
      | 'cutHeight'
      | 'failureSummary'
      | 'fading'
      | 'hasLabel'
      | 'html'
      | 'isDrawn'
      | 'isOnDesktop'
      | 'named'
      | 'reached'
    >
  >,
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
    return `Screen readers announce nothing that is in this element, since its role is "${role.toLowerCase()}", and there are controls in it: remove the role, or give it only to the picture.`
  if (rule === 'button-name' && COMBOBOX.test(node.html ?? ''))
    return 'This button shows what is chosen and does not say what the choice is about: add `aria-label`, or `aria-labelledby` with the id of its label.'
  if (rule === 'list' && ENTRY_ROLE.test(clause))
    return `Entries of this list have a \`role\` of their own, so it has no entries for screen readers (${cutEnd(clause, MAX_QUOTE)}): remove the \`role\` from the \`<li>\`.`
  if (rule === 'label-content-name-mismatch' && node.named)
    return `Visible: "${oneLine(node.named.text, MAX_QUOTE)}"; name: "${oneLine(node.named.label, MAX_QUOTE)}".`
  if (rule === 'target-size' && node.cutHeight !== undefined)
    return `This control is only ${node.cutHeight} px high on a phone: its text is cut off, since what holds it has no height.`
  if (rule === 'aria-hidden-focus' && node.reached)
    return `The keyboard reaches \`${cutEnd(node.reached, MAX_QUOTE)}\` here, which screen readers cannot see.`
  if (rule === 'color-contrast') return contrastAdvice(node, clause)
  const specific = specificFault(rule, { clause, summary: node.failureSummary ?? '', html: node.html ?? '' })
  if (specific !== undefined) return `${specific}.`
  const culprit = instruction.quoted ? culpritIn(clause) : ''
  return `${instruction.fault}${culprit === '' ? '' : ` (${culprit})`}.`
}

/** What axe names behind its own words: `aria-lable` of "Invalid ARIA attribute name: aria-lable". */
function culpritIn(clause: string): string {
  const [, named = ''] = /: (.+)$/.exec(clause) ?? []
  return cutEnd(named, MAX_QUOTE)
}

/** The ratio first: lines of a terminal end early, and the title says that it is too low. */
function contrastAdvice({ fading, isDrawn, isOnDesktop }: Partial<PlacedNode>, clause: string): string {
  const { fault, repair } = INSTRUCTIONS['color-contrast']!
  const where = isOnDesktop ? ' on a desktop' : ''
  const [, ratio, text, background, least] = CONTRAST.exec(clause) ?? []
  if (ratio === undefined) return shadowAdvice(clause, where) ?? `${fault}${where}.`
  const told = `The contrast is ${ratio}:1${where} (at least ${least}:1), ${text} on ${background}`
  if (isDrawn) return `${told}: ${repair}.`
  if (fading)
    return `${told}: ${fadedRepair(text!, background!, Number(least), fading)}.${ofDecoration(Number(ratio))}`
  const color = readableColor(text!, background!, Number(least))
  return `${told}: ${color ? colorRepair(color) : repair}.${ofDecoration(Number(ratio))}`
}

/** Ratio of contrast below which a text can hardly be seen, as large figures behind another one. */
const HARDLY_SEEN = 1.5

function ofDecoration(ratio: number): string {
  return ratio < HARDLY_SEEN ? ' If it is only decoration, add `aria-hidden="true"` instead.' : ''
}

function shadowAdvice(clause: string, where: string): string | undefined {
  const [, ratio, of, color, on, other, least] = SHADOW_CONTRAST.exec(clause) ?? []
  if (ratio === undefined) return undefined
  const front = of === 'foreground' ? 'text' : of
  return `The contrast between ${front} and ${on} is ${ratio}:1${where} (at least ${least}:1), ${color} on ${other}.`
}

/** The colors that are told are those that are seen: the one of the text is mixed with its background. */
function fadedRepair(text: string, background: string, least: number, fading: Fading): string {
  const opacity = `its opacity of ${Math.round(fading.opacity * 100) / 100}`
  const faded = readableFadedColor(text, background, least, fading)
  const unfaded = readableUnfadedColor(text, background, least, fading)
  if (unfaded === 'itself') {
    const other = faded ? `, or change the text to ${colorText(faded)}` : ''
    return `${opacity} is too low: set it to 1${other}`
  }
  if (faded) return `with ${opacity} the text has to be ${colorText(faded)}`
  const color = unfaded
    ? `the ${unfaded.of} to ${colorText(unfaded)}`
    : 'the color of the text or of its background'
  return `set ${opacity} to 1, and change ${color}`
}

function colorText({ color, further }: ReadableColor): string {
  return `\`${color}\` or ${further}`
}

function colorRepair(color: ReadableColor): string {
  return color.of === 'text'
    ? `change the text to ${colorText(color)}, or change its background`
    : `change the background to ${colorText(color)}, or change the text`
}

/** The first thing of those that axe would have fixed. */
export function firstClause({ failureSummary = '' }: Pick<NodeResult, 'failureSummary'>): string {
  const lines = failureSummary.split('\n').map(line => line.trim())
  return lines.find(line => line !== '' && !HEADING.test(line)) ?? ''
}
