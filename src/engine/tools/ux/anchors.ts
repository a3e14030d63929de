import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'

/** Attributes of links that scripts make into switches of something on the page. */
const SWITCHES = [
  ...['role', 'onclick', 'aria-controls', 'aria-expanded', 'aria-haspopup'],
  ...['data-toggle', 'data-bs-toggle', 'data-target', 'data-bs-target', 'data-slide', 'data-bs-slide'],
]

/** Whether links to places on the page lead to one place each. */
export const anchors = defineTopic({
  checks: {
    'anchor-ambiguous': {
      severity: 'notice',
      title: 'Links lead to an id that several elements have',
      why: 'They all lead to the first of these elements: the others cannot be reached, though visitors expect to get there.',
      fix: 'Give each of the elements an id of its own.',
      help: 'https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute',
      example: '<a href="#price">Prices</a> … <h2 id="price">Monthly</h2> … <h2 id="price">Yearly</h2>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { document } = await shownJudgedPage(visit)
    return { judgements: { 'anchor-ambiguous': judgeAnchors(document) } }
  },
})

function judgeAnchors(document: HtmlDocument): Judgement {
  const wanted = pageAnchors(document)
  if (wanted.size === 0) return notApplicable('no link leads to a place on the page')
  const byId = new Map<string, Element[]>()
  for (const element of document.elements()) {
    const id = attribute(element, 'id')
    if (id === undefined || !wanted.has(id)) continue
    const same = byId.get(id)
    if (same) same.push(element)
    else byId.set(id, [element])
  }
  if (byId.size === 0) return notApplicable('no place that links of the page lead to is there')
  const others = [...byId].flatMap(([id, elements]) =>
    elements
      .slice(1)
      .map(element => document.occurrence(element, `links to #${id} lead to another element with this id`)),
  )
  return failWhere(others)
}

/** The ids on the page that its own links lead to. */
function pageAnchors(document: HtmlDocument): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const link of document.elements('a', 'area')) {
    const href = attribute(link, 'href')?.trim()
    if (!href?.startsWith('#') || href === '#' || href.startsWith('#:~:')) continue
    if (SWITCHES.some(name => attribute(link, name) !== undefined)) continue
    ids.add(decoded(href.slice(1)))
  }
  return ids
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
