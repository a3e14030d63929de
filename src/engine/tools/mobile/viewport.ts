import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import {
  fail,
  failWhere,
  type Judgement,
  type Judgements,
  notApplicable,
  notMeasured,
  pass,
  sameForAll,
} from '../../judging/judgement.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { scriptShellOf } from '../../page/script-shell.ts'
import { isLoginReturn } from '../../syntax/for-users.ts'
import { shownDocument } from './shown-document.ts'
import { notDeviceWidth, readViewport } from './viewport-content.ts'

const VIEWPORT = 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/meta/name/viewport'
const VIEWPORT_BASICS = 'https://web.dev/articles/responsive-web-design-basics#viewport'

const checks = {
  'viewport-missing': {
    severity: 'warning',
    title: 'The page has no viewport meta element',
    why: 'Phones lay the page out 980 pixels wide and shrink it, so visitors have to zoom in to read the text.',
    fix: 'Add <meta name="viewport" content="width=device-width, initial-scale=1"> to the <head>.',
    help: VIEWPORT_BASICS,
    example: 'a <head> without <meta name="viewport">',
  },
  'viewport-multiple': {
    severity: 'notice',
    title: 'The page has several viewport meta elements that differ',
    why: 'They override each other: the layout depends on which one the browser reads last.',
    fix: 'Keep only one of them.',
    help: VIEWPORT,
    example:
      '<meta name="viewport" content="width=device-width">\n<meta name="viewport" content="width=1024">',
  },
  'viewport-not-device-width': {
    severity: 'warning',
    title: 'The viewport does not follow the width of the device',
    why: 'The layout does not fit the screen of a phone: it is shrunk, or wider than the screen.',
    fix: 'Write content="width=device-width, initial-scale=1".',
    help: VIEWPORT_BASICS,
    example: '<meta name="viewport" content="width=1024">',
  },
  'viewport-invalid': {
    severity: 'notice',
    title: 'Parts of the viewport meta element have no effect',
    why: 'Browsers ignore what they do not know, so the viewport may not be the one that you want.',
    fix: 'Write known properties as name=value, separated by commas.',
    help: VIEWPORT,
    example: '<meta name="viewport" content="width=device-width; initial-scale=one">',
  },
} satisfies Record<string, CheckDefinition>

/** How wide the page asks phones to lay it out. */
export const viewport = defineTopic({
  checks,
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const document = await shownDocument(visit)
    const elements = viewportsOf(document)
    const last = elements.at(-1)
    return {
      judgements: judgeViewports(document, elements),
      facts: { viewport: last ? (attribute(last, 'content') ?? '') : null },
    }
  },
})

function judgeMissing(document: HtmlDocument): Judgement {
  if (isLoginReturn(document.url))
    return notApplicable('the page is there for a login service, and nobody reads it')
  const shell = scriptShellOf(document)
  // Flutter is one that brings its own.
  if (shell) return notMeasured(`scripts make this page (${shell.message}), and may add it`)
  return fail({ url: document.url, message: 'There is no <meta name="viewport"> in the document.' })
}

function viewportsOf(document: HtmlDocument): Element[] {
  return document.elements('meta').filter(meta => /^viewport$/i.test(attribute(meta, 'name')?.trim() ?? ''))
}

/** What no browser follows any more. */
const IGNORED: ReadonlySet<string> = new Set(['shrink-to-fit'])

/** What a viewport says, whatever the order and however numbers are written. */
function effectOf(element: Element): string {
  const { properties } = readViewport(attribute(element, 'content') ?? '')
  const plain = (value: string) => (/^[+-]?[\d.]/.test(value) ? String(Number.parseFloat(value)) : value)
  return [...properties]
    .filter(([name]) => !IGNORED.has(name))
    .map(([name, value]) => `${name}=${plain(value)}`)
    .sort()
    .join(',')
}

function judgeViewports(
  document: HtmlDocument,
  elements: readonly Element[],
): Judgements<keyof typeof checks> {
  const last = elements.at(-1)
  if (!last) {
    return {
      ...sameForAll(checks, notApplicable('the page has no viewport meta element')),
      'viewport-missing': judgeMissing(document),
    }
  }
  const content = attribute(last, 'content') ?? ''
  const read = readViewport(content)
  const unfit = notDeviceWidth(read)
  return {
    'viewport-missing': pass(),
    'viewport-multiple':
      new Set(elements.map(effectOf)).size === 1
        ? pass()
        : fail(
            elements.map(element =>
              document.occurrence(element, `This is one of ${elements.length} viewport meta elements.`),
            ),
          ),
    'viewport-not-device-width': unfit === undefined ? pass() : fail(document.occurrence(last, unfit)),
    'viewport-invalid':
      content.trim() === ''
        ? notApplicable('the content of the viewport meta element is empty')
        : failWhere(read.problems.map(problem => document.occurrence(last, problem))),
  }
}
