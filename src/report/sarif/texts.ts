import type { PhrasingContent } from 'mdast'
import { paragraph, section, strong, text } from '../markdown/blocks.ts'
import { code, link, prose } from '../markdown/page-text.ts'
import type { Finding } from '../view/findings.ts'

/**
 * Text of others as a SARIF message, on one line. Viewers make links of `[text](address)` in plain text, and put
 * arguments in the place of `{0}` (SARIF 2.1.0, 3.11); GitHub writes messages into review comments, where `@name` calls
 * somebody. So what is no plain word stands in backticks, and neither of the two forms is left.
 */
export function plainProse(value: string, maxLength?: number): string {
  return withoutForms(prose(value, maxLength).map(written).join(''))
}

/** A value of others, as an address or a selector, in backticks; empty text gives nothing. */
export function plainCode(value: string, maxLength?: number): string {
  return withoutForms(code(value, maxLength).map(written).join(''))
}

function withoutForms(line: string): string {
  return line.replace(/\]\(/g, '] (').replace(/\{(\d+)\}/g, '{ $1 }')
}

function written(node: PhrasingContent): string {
  if (node.type === 'text') return node.value
  // A backtick within would end it.
  return node.type === 'inlineCode' ? `\`${node.value.replaceAll('`', "'")}\`` : ''
}

/** Why it matters, what to do, and the source, as Markdown; empty where nothing is known. */
export function markdownHelp({ why, fix, help }: Finding, maxLength: number): string {
  return section(
    ...(why === '' ? [] : [paragraph(...prose(why, maxLength))]),
    ...(fix === '' ? [] : [paragraph(strong('Fix:'), text(' '), ...prose(fix, maxLength))]),
    ...(help === '' ? [] : [paragraph(text('Source: '), ...link(help, code(help)))]),
  ).trimEnd()
}
