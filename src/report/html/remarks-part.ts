import { type ComponentChild, h } from 'preact'
import { oneLine } from '../../text/one-line.ts'
import { counted } from '../numbers-in-words.ts'
import { isOfAllPages, type Remark, subjectCount } from '../view/remarks.ts'
import { type Part, pageLink, part } from './elements.ts'

const MAX_REMARKS = 200
/** Remarks that stand open; the others are folded. */
const OPEN_REMARKS = 8
const NAMED_PAGES = 5
/** UTF-16 units of the names of tools and checks. */
const MAX_SUBJECTS = 1_000

/**
 * Remarks of one kind as a list; nothing where there are none.
 *
 * @param pageCount of the report
 * @param count of what they are about
 */
export function remarksPart(
  id: string,
  title: string,
  remarks: readonly Remark[],
  pageCount: number,
  count = subjectCount(remarks),
): Part | null {
  if (remarks.length === 0) return null
  const items = remarks.slice(0, MAX_REMARKS).map(remark => remarkItem(remark, pageCount))
  const more = remarks.length - items.length
  if (more > 0) items.push(h('li', null, `and ${counted(more, 'more remark')}`))
  const list = (some: readonly ComponentChild[]) => h('ul', { class: 'remarks' }, some)
  const folded = items.slice(OPEN_REMARKS)
  const content = part(
    id,
    title,
    list(items.slice(0, OPEN_REMARKS)),
    folded.length > 0 &&
      h(
        'details',
        { class: 'fold' },
        h('summary', null, counted(remarks.length - OPEN_REMARKS, 'more remark')),
        list(folded),
      ),
  )
  return { ...content, count }
}

function remarkItem(remark: Remark, pageCount: number): ComponentChild {
  const { subjects, text, pages } = remark
  const more = pages.length - NAMED_PAGES
  const names = pages.slice(0, NAMED_PAGES).map((page, index) => [index === 0 ? ' ' : ', ', pageLink(page)])
  const where = pageCount > 1 && isOfAllPages(remark, pageCount) ? ' on all pages' : names
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
