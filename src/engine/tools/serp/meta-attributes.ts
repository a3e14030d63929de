import type { Occurrence } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { serpPage } from './serp-page.ts'

/** Whether meta and link elements have what they say in the attributes that their readers look at. */
export const metaAttributes = defineTopic({
  checks: {
    'meta-attribute-wrong': {
      severity: 'notice',
      title: 'A meta or link element has its values in the wrong attributes',
      why: 'Search engines and browsers read description, robots and viewport only from name, so property="description" has no effect. Open Graph properties belong in property; not every social network also reads name. A link whose rel and href are swapped names nothing.',
      fix: 'Write <meta name="description">, <meta name="robots"> and <meta name="viewport">, but <meta property="og:…">; of a link, the kind in rel and the URL in href.',
      help: 'https://ogp.me/#metadata',
      example: '<meta property="description" content="…">, <meta name="og:image" content="…">',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page } = await serpPage(visit)
    return { judgements: { 'meta-attribute-wrong': judge(page.sent.document) } }
  },
})

/** What only `name` names: elements of HTML and of search engines. */
const NAMED = new Set(['description', 'robots', 'googlebot', 'viewport'])
const OPEN_GRAPH = /^(?:og|article):[a-z_:]{1,60}$/
/** Characters shown of an address. */
const MAX_PATH = 200
/** Most elements that are told of. */
const MAX_TOLD = 20

interface Meta {
  element: Element
  name: string
  property: string
}

/** What stands in the right attribute of another element as well is not lost. */
function judge(document: HtmlDocument): Judgement {
  const metas = document
    .elements('meta')
    .filter(element => (attribute(element, 'content') ?? '').trim() !== '')
    .map(element => ({ element, name: textIn(element, 'name'), property: textIn(element, 'property') }))
  const names = new Set(metas.map(({ name }) => name))
  const properties = new Set(metas.map(({ property }) => property))
  const known = metas.filter(meta => [meta.name, meta.property].some(isKnown))
  const swapped = swappedLinks(document)
  if (known.length === 0 && swapped.length === 0) return notApplicable('the page has no such meta elements')
  return failWhere(
    known
      .flatMap(meta => {
        const right = rightForm(meta, names, properties)
        return right === undefined ? [] : [document.occurrence(meta.element, right)]
      })
      .concat(swapped)
      .slice(0, MAX_TOLD),
  )
}

/** Kinds of links that people write, in the place of a URL. */
const LINK_TYPE = /^(?:alternate|apple-touch-icon|canonical|icon|manifest|preload|shortcut icon|stylesheet)$/i
/** A path or an address in the place of a kind. */
const PATH = /^(?:https?:\/)?\.{0,2}\/\S{1,1000}$|^[\w-]{1,60}\.(?:css|ico|json|png|svg|webmanifest|xml)$/i

/** Links whose kind stands in the attribute of the URL, and the URL in that of the kind. */
function swappedLinks(document: HtmlDocument): Occurrence[] {
  return document.elements('link').flatMap(link => {
    const [rel, href] = ['rel', 'href'].map(name => (attribute(link, name) ?? '').trim())
    return LINK_TYPE.test(href!) && PATH.test(rel!)
      ? [
          document.occurrence(
            link,
            `rel and href are swapped: it has to be rel="${href}" href="${cutEnd(rel!, MAX_PATH)}".`,
          ),
        ]
      : []
  })
}

function isKnown(text: string): boolean {
  return NAMED.has(text) || OPEN_GRAPH.test(text)
}

function rightForm(
  { name, property }: Meta,
  names: ReadonlySet<string>,
  properties: ReadonlySet<string>,
): string | undefined {
  if (NAMED.has(property) && !names.has(property))
    return `Nobody reads property="${property}": it has to be name="${property}".`
  return OPEN_GRAPH.test(name) && !properties.has(name)
    ? `Not every network reads name="${name}": it has to be property="${name}".`
    : undefined
}

function textIn(element: Element, name: 'name' | 'property'): string {
  return (attribute(element, name) ?? '').trim().toLowerCase()
}
