import { type ComponentChild, h } from 'preact'
import type { Page } from '../../api/results.ts'
import { oneLine } from '../../text/one-line.ts'
import type { Remark } from '../view/findings.ts'
import { counted } from '../view/verdict.ts'
import { type Part, part } from './elements.ts'
import type { Numbering } from './numbering.ts'

const MAX_REMARKS = 200
const NAMED_PAGES = 5
/** UTF-16 units of the names of tools and checks. */
const MAX_SUBJECTS = 1_000

/** Remarks of one kind as a list; nothing where there are none. */
export function remarksPart(
  id: string,
  title: string,
  remarks: readonly Remark[],
  all: readonly Page[],
  numbering: Numbering,
): Part | null {
  if (remarks.length === 0) return null
  const more = remarks.length - MAX_REMARKS
  return part(
    id,
    title,
    h(
      'ul',
      { class: 'card remarks' },
      remarks.slice(0, MAX_REMARKS).map(remark => remarkItem(remark, all, numbering)),
      more > 0 && h('li', null, `and ${counted(more, 'more remark')}`),
    ),
  )
}

function remarkItem(
  { subjects, text, pages }: Remark,
  all: readonly Page[],
  numbering: Numbering,
): ComponentChild {
  const more = pages.length - NAMED_PAGES
  const names = pages
    .slice(0, NAMED_PAGES)
    .map((page, index) => [
      index === 0 ? ' ' : ', ',
      h('a', { href: `#${numbering.pageId(page)}` }, numbering.pageName(page)),
    ])
  const where = all.length > 1 && pages.length === all.length ? ' on all pages' : names
  return h(
    'li',
    null,
    h('strong', null, oneLine(subjects.join(', '), MAX_SUBJECTS)),
    `: ${oneLine(text)} `,
    h(
      'span',
      { class: 'soft' },
      where,
      where === names && more > 0 ? ` and ${counted(more, 'more page')}` : '',
    ),
  )
}
