import type { Result } from 'axe-core'
import type { JsonObject, Occurrence } from '../../../api/results.ts'
import type { AxeRun, PlacedNode } from '../../browser/axe-results.ts'
import { SAMPLE } from '../../browser/axe-sample.ts'
import type { RenderedPage } from '../../browser/rendered-page.ts'
import { type Element, HtmlDocument, isElement } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { NotApplicable, NotMeasured } from '../../not-measured.ts'
import { unfilledPlacesOf } from '../../page/judged-page.ts'
import { linksForCounts } from '../../page/links/comment-counts.ts'
import { type ReopenedLinks, reopenedLinks } from '../../page/links/reopened-links.ts'
import { scriptShellOf } from '../../page/script-shell.ts'
import { scriptedIds } from '../../page/scripted-ids.ts'
import type { UnfilledPlaces } from '../../page/unfilled-places.ts'
import { cannotRepeat } from '../../visit/input-trace.ts'
import { iconGap, layoutGap } from '../../visit/layout-gap.ts'
import { ownRendering } from '../../visit/rendering.ts'
import { shownPage } from '../../visit/shown-page.ts'
import { adviceOn, firstClause } from './advice.ts'
import { unmarkedBehindDialog } from './behind-dialogs.ts'
import { elementSource } from './element-source.ts'
import { focusByMouse } from './focus-by-mouse.ts'
import { headingsOver, isOrderOfFrames, levelToUse } from './heading-order.ts'
import { hiddenHeading } from './hidden-heading.ts'
import { lighthouseScore } from './lighthouse-score.ts'
import { awaitedInVain, isLoadingSign } from './loading-signs.ts'
import { checkOf, FRAME_NOT_TESTED, ONLY_FACTS, type Rule, runRules } from './rules.ts'
import { worthSaying } from './worth-saying.ts'

/** Most elements of one rule that the facts list as in need of a look. */
const MAX_LISTED = 10
const RULES = runRules()
/** What depends on colors, sizes and what is to be seen, and is not judged where the page lacks its styles or scripts. */
const RULES_OF_LAYOUT: ReadonlySet<string> = new Set([
  'aria-hidden-focus',
  'color-contrast',
  'frame-focusable-content',
  'label-content-name-mismatch',
  'link-in-text-block',
  'scrollable-region-focusable',
  'skip-link',
  'target-size',
])
/** What depends on the size of icons. */
const RULES_OF_ICONS: ReadonlySet<string> = new Set(['target-size'])
const MAIN = 'landmark-one-main'
const SCROLLED = 'scrollable-region-focusable'
const LANGUAGE = 'html-has-lang'
const HEADING = 'page-has-heading-one'
/** What a page as a whole has to have, and one that its scripts did not fill has not. */
const RULES_OF_CONTENT: ReadonlySet<string> = new Set(['bypass', MAIN, HEADING])
const NO_RULES: ReadonlySet<string> = new Set()

/**
 * What axe-core finds on the page in Chrome, on a phone and with all of its frames. Each rule of axe is a check under
 * axe's own id. Contrasts that axe leaves open are judged by what Chrome draws. What is undecided then needs a look by a
 * person: it is in the facts and is never a failure. Of pages with thousands of elements of one kind, what takes axe most of
 * its time is looked at in part.
 */
export const axe = defineTopic<string>({
  checks: Object.fromEntries(RULES.map(rule => [rule.id, checkOf(rule)])),
  async judge(visit) {
    const { document } = await shownPage(visit)
    const page = await ownRendering(visit)
    const { results: found, failure } = page.axe
    if (failure !== undefined) {
      // Nobody sees such a page for long, as one that shows a picture and then chooses the language.
      if (page.axe.ledTo !== undefined)
        throw new NotApplicable(`Chrome was redirected from it to ${page.axe.ledTo}`)
      cannotRepeat(failure)
      throw new NotMeasured(failure)
    }
    const layout = await layoutGap(page)
    const styles = layout && (await layoutGap(page, ['Stylesheet']))
    const judged = await visit.judgedPage()
    const unfilled = unfilledPlacesOf(judged)
    const awaited = await awaitedInVain(page.requests)
    const isStuck = found.violations.some(({ id }) => id === SCROLLED)
    const { results, waiting } = reduced(found, [
      { reason: isStuck ? await focusByMouse(visit) : undefined, isLeftOut: rule => rule === SCROLLED },
      // Elements that are seen only because the style sheet of a framework did not come.
      { reason: styles, isLeftOut: (_, { isClosedByClass }) => isClosedByClass === true },
      {
        reason: unfilled?.reason,
        isLeftOut: (rule, { html }) => isWaiting(rule, html, unfilled!.places),
      },
      { reason: awaited, isLeftOut: (_, node) => isLoadingSign(node) },
    ])
    const violated = new Set(results.violations.map(({ id }) => id))
    const gap = layout ?? iconGap(page)
    const ofLayout = layout !== undefined ? RULES_OF_LAYOUT : gap !== undefined ? RULES_OF_ICONS : NO_RULES
    const ofContent = scriptShellOf(page.document) ? RULES_OF_CONTENT : NO_RULES
    const unseen = ofLayout.union(ofContent)
    // In Lighthouse's score a rule counts whether we speak of it or not.
    const applicable = [...RULES.map(({ id }) => id), ...ONLY_FACTS].filter(
      id => !unseen.has(id) && !waiting.has(id) && !results.inapplicable.some(result => result.id === id),
    )
    const judgementOf = (rule: Rule) =>
      unseen.has(rule.id)
        ? notMeasured(ofContent.has(rule.id) ? 'the scripts that make the page showed nothing' : gap!)
        : waiting.has(rule.id)
          ? notMeasured(waiting.get(rule.id)!)
          : judge(rule, results, page, reopened)
    const reopened = reopenedLinks(document)
    const judgements = Object.fromEntries(RULES.map(rule => [rule.id, judgementOf(rule)]))
    const hidden = judgements[HEADING]?.outcome === 'fail' ? hiddenHeading(page.document) : undefined
    // What the missing style sheet or script would have shown, nobody knows here.
    const unheard = hidden && (layout === undefined ? fail(hidden) : notMeasured(layout))
    const unmarked =
      judgements[MAIN]?.outcome === 'pass' ? unmarkedBehindDialog(document, page.document) : undefined
    return {
      judgements: {
        ...judgements,
        ...(unmarked && { [MAIN]: fail(unmarked) }),
        // Scripts that make all of a page may declare its language as well.
        ...unlessUnfilled(judged, { [LANGUAGE]: judgements[LANGUAGE]! }, ['fail']),
        ...(unheard && { [HEADING]: unheard }),
      },
      facts: factsOf(results, page),
      score: lighthouseScore(applicable, violated),
    }
  },
})

/** Elements of which nothing is to be said, for a reason; none without one. */
interface LeftOut {
  reason: string | undefined
  isLeftOut(rule: string, node: PlacedNode): boolean
}

/** The results without some elements, and of rules that nothing else had violated the reason. */
function reduced(
  results: AxeRun,
  all: readonly LeftOut[],
): { results: AxeRun; waiting: ReadonlyMap<string, string> } {
  const waiting = new Map<string, string>()
  let { violations } = results
  for (const { reason, isLeftOut } of all) {
    if (reason === undefined) continue
    violations = violations.flatMap(violation => {
      const nodes = violation.nodes.filter(node => !isLeftOut(violation.id, node))
      if (nodes.length > 0)
        return nodes.length === violation.nodes.length ? violation : { ...violation, nodes }
      waiting.set(violation.id, reason)
      return []
    })
  }
  return { results: { ...results, violations }, waiting }
}

/** Rules that say of an element that it has no text. */
const OF_EMPTINESS = /^empty-|-(?:name|title)$/

/** Of a long element axe gives the start tag alone, which does not say what is in it. */
function isWaiting(rule: string, html: string, places: UnfilledPlaces): boolean {
  const element = new HtmlDocument(html, 'about:blank').body?.childNodes.find(isElement)
  if (element === undefined || places.holdsTag(element)) return element !== undefined
  const isWhole = /<\/[\w-]{1,50}>\s*$/.test(html.slice(-60)) || /^<(?:img|source|embed|input)\b/i.test(html)
  return isWhole && OF_EMPTINESS.test(rule) && places.isEmpty(element)
}

/** Links and headings without text that no script fills later, as one with what a calculator on the page comes to. */
function unlessFilledLater(rule: string, nodes: readonly PlacedNode[], document: HtmlDocument): PlacedNode[] {
  if (rule === 'link-name') {
    const isForCount = linksForCounts(document)
    return nodes.filter(({ html }) => !linksIn(html).some(isForCount))
  }
  if (rule !== 'empty-heading') return [...nodes]
  const ids = nodes.map(({ html }) => /^<[^<>]{0,500}?\sid="([^"]{1,100})"/.exec(html)?.[1])
  if (ids.every(id => id === undefined)) return [...nodes]
  const filled = scriptedIds(document)
  return nodes.filter((_, index) => ids[index] === undefined || !filled.has(ids[index]))
}

function linksIn(html: string): readonly Element[] {
  return new HtmlDocument(html, 'about:blank').elements('a')
}

/** Rules that say of what the parser makes of a link which is not closed that it lacks a text, or stands in a list. */
function ofReopened(
  { id }: Rule,
  { html, failureSummary = '' }: PlacedNode,
  reopened: ReopenedLinks,
): boolean {
  if (id === 'link-name') return reopened.isSourceOf(html)
  return id === 'list' && ONLY_LINKS.test(failureSummary) && reopened.areInList(html)
}

const ONLY_LINKS = /children that are not allowed: a(?:, a)*\s*$/m

function judge(
  rule: Rule,
  results: AxeRun,
  { url, document, overlays }: RenderedPage,
  reopened: ReopenedLinks,
): Judgement {
  const of = (all: readonly Result[]) => all.find(({ id }) => id === rule.id)
  const violation = of(results.violations)
  if (violation) {
    if (rule.id === 'heading-order' && isOrderOfFrames(document)) return pass()
    const layers = rule.id === 'heading-order' ? overlays.map(({ selector }) => selector) : []
    const isOver = headingsOver(document, layers)
    const nodes = worthSaying(rule.id, violation.nodes, results).filter(
      node => !ofReopened(rule, node, reopened) && !isOver(node.html),
    )
    const toUse = rule.id === 'heading-order' ? levelToUse(document) : () => undefined
    return failWhere(
      unlessFilledLater(rule.id, nodes, document).map(node =>
        occurrenceOf(node, rule, url, toUse(node.html)),
      ),
    )
  }
  const undecided = of(results.incomplete)
  if (undecided) {
    const { length } = undecided.nodes
    return notMeasured(
      `axe could not decide this for ${length} ${length === 1 ? 'element, which needs' : 'elements, which need'} a look`,
    )
  }
  const unseen = results.unseen[rule.id]
  const part = `only the first ${SAMPLE.elements} elements and ${SAMPLE.ofKind} more of each kind were looked at; ${unseen} were not`
  if (of(results.inapplicable))
    return unseen === undefined
      ? notApplicable('nothing on the page that this rule is about')
      : notMeasured(part)
  if (!of(results.passes)) return notMeasured('axe gave no result for this rule')
  return unseen === undefined ? pass() : pass(part)
}

/** @param what says what to do, where more is known of it than the rule says */
function occurrenceOf(node: PlacedNode, rule: Rule, url: string, what?: string): Occurrence {
  const [element = '', ...frames] = node.target.map(selectorText).reverse()
  // A contrast is told with the screen that it was measured on.
  const ofDesktop = node.isOnDesktop && rule.id !== 'color-contrast' ? ' Only a desktop shows it.' : ''
  const inFrame = frames.length === 0 ? '' : ` (in the frame ${frames.reverse().join(' > ')} of the page)`
  return {
    url,
    selector: element,
    snippet: elementSource(node),
    message: `${what ?? adviceOn(rule.id, node)}${ofDesktop}${inFrame}`,
    ...(node.region && { region: node.region }),
  }
}

/** A selector that leads into shadow trees is one for each of them. */
function selectorText(target: string | string[]): string {
  return typeof target === 'string' ? target : target.join(' >>> ')
}

function factsOf(results: AxeRun, page: RenderedPage): JsonObject {
  const impacts: Record<string, number> = { critical: 0, serious: 0, moderate: 0, minor: 0 }
  for (const { impact, nodes } of results.violations) {
    if (impact) impacts[impact] = (impacts[impact] ?? 0) + nodes.length
  }
  const needsLook = results.incomplete
    .filter(({ id }) => id !== FRAME_NOT_TESTED && !ONLY_FACTS.has(id))
    .map(({ id, help, nodes }) => ({
      rule: id,
      help,
      count: nodes.length,
      elements: nodes.slice(0, MAX_LISTED).map(node => ({
        selector: node.target.map(selectorText).join(' > '),
        message: firstClause(node),
      })),
    }))
  const untested = [...results.incomplete, ...results.violations].find(({ id }) => id === FRAME_NOT_TESTED)
  return {
    engine: `${results.testEngine.name} ${results.testEngine.version}`,
    chrome: { ...page.chrome },
    violatingElements: impacts,
    rules: {
      violated: results.violations.length,
      passed: results.passes.length,
      needLook: needsLook.length,
      inapplicable: results.inapplicable.length,
    },
    needsLook,
    notJudged: results.violations
      .filter(({ id }) => ONLY_FACTS.has(id))
      .map(({ id, help, nodes }) => ({ rule: id, help, count: nodes.length })),
    ...(Object.keys(results.unseen).length > 0 && { elementsNotLookedAt: { ...results.unseen } }),
    framesNotTested: (untested?.nodes ?? []).map(node => node.target.map(selectorText).join(' > ')),
  }
}
