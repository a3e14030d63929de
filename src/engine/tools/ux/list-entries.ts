import { attribute, type Element, isElement } from '../../formats/html/document.ts'
import { failEach } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { firstNodes } from '../../page/text/text-start.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'

/** Whether lists are made of entries; menus that are closed count as well, which axe does not see until they open. */
export const listEntries = defineTopic({
  checks: {
    'list-entry-wrapped': {
      severity: 'notice',
      title: 'Entries of a list are inside elements other than <li>',
      why: 'HTML allows only <li> right below <ul> and <ol>. Screen readers lose the list: they say neither that it begins nor how many entries it has.',
      fix: 'Put a link into its entry: <li><a href="…">…</a></li>. Remove anything else around entries, or make it an entry with a list of its own.',
      help: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-ul-element',
      example: '<ul><a href="/prices"><li>Prices</li></a></ul>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    const { document } = page
    const lists = document.elements('ul', 'ol').filter(list => attribute(list, 'role') === undefined)
    const judgement = failEach(
      lists,
      list => {
        const wrapped = list.childNodes.filter(isElement).filter(holdsEntry)
        const [first] = wrapped
        return first === undefined
          ? undefined
          : document.occurrence(
              list,
              first.tagName === 'a' ? linked(wrapped.length) : boxed(wrapped.length, first.tagName),
            )
      },
      'the page has no lists',
    )
    return { judgements: unlessUnfilled(page, { 'list-entry-wrapped': judgement }) }
  },
})

function linked(count: number): string {
  return count === 1
    ? 'An entry of this list is inside <a>: put the <a> into its <li>.'
    : `${count} entries of this list are inside <a>: put each <a> into its <li>.`
}

/** What is around entries may hold many of them. */
function boxed(count: number, name: string): string {
  const [holds, them] = count === 1 ? ['holds', 'it'] : ['hold', 'them']
  return `${count} <${name}> right below this list ${holds} entries: remove ${them}, or make an entry of each, with a list of its own.`
}

const MAX_NODES = 10
const MAY_BE_IN_LIST = new Set(['li', 'script', 'template', 'style', 'ul', 'ol'])

/** Lists within, whose entries are their own. */
const OTHER_LISTS = new Set(['ul', 'ol', 'menu'])

/** What the script of a slider puts around the entries, whatever the page says: no team can take it out. */
const SLIDER =
  /(?:^|\s)(?:slick-(?:list|track)|owl-(?:stage(?:-outer)?|wrapper(?:-outer)?)|flickity-(?:viewport|slider)|bx-(?:viewport|wrapper)|flex-viewport|tns-(?:outer|inner|ovh)|lS(?:SlideOuter|SlideWrapper))(?:\s|$)/
const MAX_CLASS = 500

function isOfSlider(element: Element): boolean {
  return SLIDER.test((attribute(element, 'class') ?? '').slice(0, MAX_CLASS))
}

/** Whether something that is no entry has one in it. */
function holdsEntry(child: Element): boolean {
  if (MAY_BE_IN_LIST.has(child.tagName) || child.tagName.includes('-') || isOfSlider(child)) return false
  return [...firstNodes(child, MAX_NODES, OTHER_LISTS)].some(node => isElement(node) && node.tagName === 'li')
}
