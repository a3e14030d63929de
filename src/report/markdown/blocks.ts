import type { List, Paragraph, PhrasingContent, RootContent, Table, TableCell } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { Severity } from '../../api/results.ts'
import { counted } from '../numbers-in-words.ts'

/** One part of a Markdown document that can stand or go as a whole: what it opens, it closes. */
export type Section = string

/** Writes a section. Whatever the nodes hold is escaped; raw HTML comes from {@link folded} alone. */
export function section(...blocks: readonly (RootContent | readonly RootContent[])[]): Section {
  return toMarkdown(
    { type: 'root', children: blocks.flat() as RootContent[] },
    {
      bullet: '-',
      rule: '-',
      emphasis: '_',
      extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    },
  )
}

/** Our own words. Text of others comes through `prose` and `code`. */
export function text(value: string): PhrasingContent {
  return { type: 'text', value }
}

export function strong(value: string): PhrasingContent {
  return { type: 'strong', children: [text(value)] }
}

export function heading(depth: 2 | 3, ...children: PhrasingContent[]): RootContent {
  return { type: 'heading', depth, children }
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children }
}

/** A tight list; no list where there are no items. */
export function bullets(items: readonly PhrasingContent[][]): List[] {
  const children = items.map(item => ({
    type: 'listItem' as const,
    spread: false,
    children: [paragraph(...item)],
  }))
  return children.length === 0 ? [] : [{ type: 'list', ordered: false, spread: false, children }]
}

/** @param head of the columns, which hold texts */
export function textTable(head: readonly string[], rows: readonly PhrasingContent[][][]): Table {
  const align = head.map(() => 'left' as const)
  return {
    ...table(
      head.map(name => [text(name)]),
      rows,
    ),
    align,
  }
}

/** @param head of the columns; all but the first are numbers */
export function table(head: readonly PhrasingContent[][], rows: readonly PhrasingContent[][][]): Table {
  const row = (cells: readonly PhrasingContent[][]) => ({
    type: 'tableRow' as const,
    children: cells.map((children): TableCell => ({ type: 'tableCell', children })),
  })
  return {
    type: 'table',
    align: head.map((_, index) => (index === 0 ? 'left' : 'right')),
    children: [head, ...rows].map(row),
  }
}

/** Blocks that are shown when the reader opens them. */
export function folded(
  summary: FoldSummary,
  ...blocks: readonly (RootContent | readonly RootContent[])[]
): RootContent[] {
  return [
    { type: 'html', value: `<details><summary>${summaryText(summary)}</summary>` },
    ...(blocks.flat() as RootContent[]),
    { type: 'html', value: '</details>' },
  ]
}

/** What is said of checks beside the findings. */
export type RemarkKind = 'not verified' | 'passed with a note' | 'with ignored failures'

/** What a fold is named: words of ours and numbers, since text of others must not come near raw HTML. */
export type FoldSummary =
  | {
      count: number
      of: 'more place' | 'more reason' | Severity
    }
  | { checks: number; of: RemarkKind }
  | { from: number; to: number; of: 'Findings' | 'Pages' | 'Errors' | 'Warnings' | 'Notices' }
  | 'Data'
  | 'Fixed'
  | 'Known'
  | 'Scores that changed'
  | 'Not compared'
  | 'Before and after'

function summaryText(summary: FoldSummary): string {
  if (typeof summary === 'string') return summary
  if ('count' in summary) return counted(summary.count, summary.of)
  if ('checks' in summary) return `${counted(summary.checks, 'check')} ${summary.of}`
  const { from, to, of } = summary
  return from === to ? `${of.slice(0, -1)} ${from}` : `${of} ${from} to ${to}`
}
