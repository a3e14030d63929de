import type { Occurrence } from '../../../api/results.ts'
import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  parentOf,
} from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { firstNodes, startOfSeenText } from '../../page/text/text-start.ts'
import { isHomePage } from '../../syntax/comparable-url.ts'
import type { Examination } from './examination.ts'
import { examinedPage } from './examined-page.ts'
import { isForNobody, isNamedBeside } from './image-texts.ts'
import { withoutNamedBeside } from './named-entries.ts'

/** Pictures of the content from which on they are not all decoration, as two beside a call to action are. */
const MIN_PICTURES = 3
/** Pictures from which on a few with a text are exceptions, and the share of them that has none. */
const MIN_MANY = 4
const MOST = 0.75
/** Pixels of a side, as stated, below which an image is an icon. */
const MIN_SIDE = 100
const ICON =
  /(?:^|[-_ /])(?:icons?|logo|avatar|emoji|spacer|pixel|badge|flag|divider|decor\w*)(?:[-_ ./]|$)|\.svgz?(?:[?#\s]|$)/i

/** Names of what only adorns: shapes and grounds, and what stands beside a call to action. */
const ADORNMENT =
  /(?:^|[-_ /])(?:blobs?|ornaments?|patterns?|shapes?|swirls?|textures?|gradients?|bg|background|separators?|cta)(?:[-_ .]?\d+)?(?:[-_ ./]|$)|\/(?:line|wave|dots?|glow)s?(?:[-_ ]?\d+)?\./i

/** Classes of what holds a picture behind something else. */
const GROUND = /(?:^|[-_ ])(?:backdrop|background|bg)(?:[-_ ]|$)/i

/** Whether the pictures of the content have alternative texts at all. */
export const emptyAlts = defineTopic({
  checks: {
    'alt-texts-empty': {
      severity: 'notice',
      title: 'The images of the content have an empty alt',
      why: 'An empty alt marks an image as decoration: screen readers skip it, and Google Images learns nothing about it. Generators write it if no text was given.',
      fix: 'Say in the alt what each image shows. For a poster or a chart, write what it says.',
      help: 'https://developers.google.com/search/docs/appearance/google-images',
      example: '<main>… <img src="/poster.png" alt=""> … <img src="/class.jpg" alt=""></main>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    return { judgements: unlessUnfilled(page, { 'alt-texts-empty': judgeAlts(page, examination) }) }
  },
})

function judgeAlts({ scripts }: JudgedPage, { document, regions }: Examination): Judgement {
  const shown = scripts.state === 'seen' ? scripts.rendered.adornments : []
  const icons = document.elementsAt(shown)
  const { hidden, boilerplate } = regions
  const all = document
    .elements('img')
    .filter(image => !hidden.has(image) && !boilerplate.has(image) && !icons.has(image))
    .filter(image => isPicture(image, document) && !isInTurn(image))
  const pictures = withoutRepeated(all)
  if (pictures.length < MIN_PICTURES) {
    return notApplicable(
      `the content has fewer than ${MIN_PICTURES} pictures without a text beside them in a link`,
    )
  }
  const hasEmpty = (image: Element) => attribute(image, 'alt')?.trim() === ''
  const untold = new Set(withoutNamedBeside(pictures))
  const asked = pictures.filter(image => untold.has(image) || !hasEmpty(image))
  const empty = asked.filter(hasEmpty)
  const isMost = asked.length >= MIN_MANY && empty.length >= MOST * asked.length
  const areAll = asked.length >= MIN_PICTURES && empty.length === asked.length
  if (!areAll && !isMost) {
    const rows = rowsOf(pictures)
    return failWhere([...forgottenIn(rows, document), ...silentRows(rows, document)])
  }
  return failWhere(
    empty.map(image => document.occurrence(image, 'This picture of the content has an empty alt.')),
  )
}

/**
 * Without what is there again and again, as a line or an arrow between the parts of a page is, what names no file, and
 * what is in the page itself, as icons are.
 */
function withoutRepeated(images: readonly Element[]): Element[] {
  const byFile = Map.groupBy(images, fileOf)
  return images.filter(image => {
    const file = fileOf(image)
    // That it names no file at all is said of itself.
    if (file === undefined && attribute(image, 'src') !== undefined) return false
    return file === undefined || (byFile.get(file)!.length === 1 && !/^data:|\/$/.test(file))
  })
}

/** The address of an image as it is written, that of its file before all; undefined where a script sets it. */
function fileOf(image: Element): string | undefined {
  const written = ['data-src', 'data-lazy-src', 'src'].map(name => attribute(image, name)?.trim() ?? '')
  const addresses = written.filter(address => address !== '')
  return addresses.find(address => !address.startsWith('data:')) ?? addresses[0]
}

/** Pictures of a row that have a text, from which on those without one are forgotten, and the steps up to a row. */
const MIN_TOLD = 3
const MAX_STEPS = 3
const MAX_CLASS = 200

/** Pictures in a row, with nothing beside them, from which on they are its content: clients, certificates, a gallery. */
const MIN_SILENT = 4

/** A row of pictures that are the same part of the same kind of entry. */
interface Row {
  /** What holds the entries. */
  holder: Element
  pictures: Element[]
}

/** Rows of which some pictures have a text and some do not. */
function forgottenIn(rows: readonly Row[], document: HtmlDocument): Occurrence[] {
  const told = new Set<Element>()
  return rows.flatMap(({ pictures: row }) => {
    const empty = row.filter(image => attribute(image, 'alt')?.trim() === '')
    if (empty.length === 0 || row.length - empty.length < MIN_TOLD || told.has(empty[0]!)) return []
    told.add(empty[0]!)
    const message = 'This picture has an empty alt, and others in the same row say what they show.'
    return empty.map(image => document.occurrence(image, message))
  })
}

/** Rows that consist of pictures alone, of which none has a text: for screen readers there is nothing. */
function silentRows(rows: readonly Row[], document: HtmlDocument): Occurrence[] {
  const told = new Set<Element>()
  return rows.flatMap(({ holder, pictures: [first, ...others] }) => {
    const row = [first!, ...others]
    if (row.length < MIN_SILENT || told.has(first!)) return []
    if (row.some(image => attribute(image, 'alt')?.trim() !== '') || !hasImagesAlone(holder, row)) return []
    told.add(first!)
    const message = 'The pictures of this row have no alt text, and the row has nothing else in it.'
    return document.occurrence(first!, message)
  })
}

/** Class of the one picture of a stack that is shown. */
const SHOWN = /(?:^|[\s_-])(?:active|current|visible|show)(?:$|\s)/i
const MIN_IN_TURN = 3
const MAX_IN_TURN = 30
/** With the blanks and comments between its pictures. */
const MAX_STACK_NODES = 100
/** Steps up from a stack to the text that it stands beside, and characters of that. */
const STEPS_TO_TEXT = 2
const MIN_BESIDE = 100

/**
 * Whether a picture without a text is one of a stack that a script shows in turn beside a text, as photos beside the steps of
 * a service: nothing else is in the box, and one picture alone is marked as the one that is shown.
 */
function isInTurn(image: Element): boolean {
  const box = parentOf(image)
  // Not filtered first: a gallery of thousands is gone through for each of its pictures.
  if (!box || box.childNodes.length > MAX_STACK_NODES) return false
  const stack = box.childNodes.filter(isElement)
  if (stack.length < MIN_IN_TURN || stack.length > MAX_IN_TURN) return false
  if (!stack.every(one => one.tagName === 'img' && attribute(one, 'alt')?.trim() === '')) return false
  if (stack.filter(one => SHOWN.test((attribute(one, 'class') ?? '').slice(0, MAX_CLASS))).length !== 1)
    return false
  let at = parentOf(box)
  for (let step = 0; at && at.tagName !== 'body' && step < STEPS_TO_TEXT; step++, at = parentOf(at))
    if (startOfSeenText(at, MIN_BESIDE).length >= MIN_BESIDE) return true
  return false
}

/** Nodes of a row that are looked at; what has more is no row of pictures alone. */
const MAX_ROW_NODES = 1000

/** Whether an element holds these pictures and nothing else that is read or read out. */
function hasImagesAlone(holder: Element, pictures: readonly Element[]): boolean {
  const own = new Set(pictures)
  let nodes = 0
  for (const node of firstNodes(holder, MAX_ROW_NODES, UNSEEN)) {
    nodes++
    if (isElement(node)) {
      if (own.has(node)) continue
      if (ELSE.has(node.tagName) || (attribute(node, 'aria-label') ?? '').trim() !== '') return false
    } else if ('value' in node && node.value.trim() !== '') return false
  }
  return nodes < MAX_ROW_NODES
}

/** What is not shown; comments stand in no element. */
const UNSEEN = new Set(['script', 'style', 'noscript', 'template', '#comment'])
/** Elements that show or do something besides. */
const ELSE = new Set(['img', 'svg', 'video', 'iframe', 'object', 'canvas', 'button', 'input', 'select'])

/** Pictures by what holds the entries of their row, and their way through such an entry. */
function rowsOf(pictures: readonly Element[]): Row[] {
  const holders = new Map<Element, number>()
  const rows = new Map<string, Row>()
  for (const image of pictures) {
    const way = [formOf(image)]
    let at = parentOf(image)
    for (let step = 0; at && at.tagName !== 'body' && step < MAX_STEPS; step++, at = parentOf(at)) {
      if (!holders.has(at)) holders.set(at, holders.size)
      const key = `${holders.get(at)} ${way.join(' ')}`
      const row = rows.get(key)
      if (row) row.pictures.push(image)
      else rows.set(key, { holder: at, pictures: [image] })
      way.push(formOf(at))
    }
  }
  return [...rows.values()]
}

/** The kind of an element and its classes, which entries of a row have alike. */
function formOf(element: Element): string {
  return `${element.tagName}.${(attribute(element, 'class') ?? '').trim().slice(0, MAX_CLASS)}`
}

/** Whether an image may have something to say: no icon, not marked as decoration, and not told by the link around it. */
function isPicture(image: Element, document: HtmlDocument): boolean {
  const sides = [attribute(image, 'width'), attribute(image, 'height')].map(side =>
    Number(side ?? Number.NaN),
  )
  if (sides.some(side => side < MIN_SIDE) || isForNobody(image) || isNamedBeside(image)) return false
  if (isLogo(image, document)) return false
  const told = ['src', 'data-src', 'class']
    .map(name => (attribute(image, name) ?? '').slice(0, 300))
    .join(' ')
  if (ICON.test(told) || ADORNMENT.test(told)) return false
  const around = parentOf(image)
  return !GROUND.test(((around && attribute(around, 'class')) ?? '').slice(0, MAX_CLASS))
}

/** What leads to the home page is the name of the site, whatever its file is called; "#" leads nowhere, there as elsewhere. */
function isLogo(image: Element, document: HtmlDocument): boolean {
  const link = parentOf(image)
  const href = link?.tagName === 'a' ? (attribute(link, 'href')?.trim() ?? '') : ''
  const target = href === '' || href === '#' ? undefined : document.addressOf(href)
  return target !== undefined && isHomePage(target.href) && target.host === new URL(document.url).host
}
