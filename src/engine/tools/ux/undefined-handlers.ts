import type { RenderedPage } from '../../browser/rendered-page.ts'
import { textOf } from '../../formats/html/document.ts'
import {
  failWhere,
  type Judgement,
  judgedWithout,
  notApplicable,
  notMeasured,
} from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { inlineScripts } from '../../page/scripts.ts'
import { BRING_NO_TRACKER, type Purpose, purposeOf } from '../../page/third-party-purpose.ts'
import { layoutGap } from '../../visit/layout-gap.ts'
import { ownScriptFiles } from '../../visit/own-scripts.ts'
import { codeOf, readScriptFiles } from '../../visit/script-files.ts'
import type { Visit } from '../../visit/visit.ts'
import { ownLoading } from './own-loading.ts'
import { isHeldBack } from './unserved-forms.ts'

/** Whether what is to happen on a click can happen. */
export const undefinedHandlers = defineTopic({
  checks: {
    'handler-undefined': {
      severity: 'warning',
      title: 'A handler calls a function that does not exist',
      why: 'When visitors click or type there, nothing happens except an error in the console.',
      fix: 'Load the script that defines the function, or correct its name. A handler does not see what a <script type="module"> defines: assign it to window, or use addEventListener.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Errors/Not_defined',
      example: '<button onclick="startQuiz()">Start</button>, and no script that defines startQuiz',
    },
  },
  readsDocument: true,
  async judge(visit) {
    return { judgements: { 'handler-undefined': await judge(visit) } }
  },
})

/** Characters of scripts that are looked at. */
const MAX_SCRIPTS = 1_000_000
/** Functions of those who count and advertise, which a manager of tags or a banner for consent loads later. */
const OF_TRACKERS =
  /^(?:fbq|gtag\w*|ga|_gaq|ym|hj|lintrk|twq|pintrk|ttq|plausible|umami|goog_report_conversion|uetq|snaptr|rdt|clarity|zaraz|mixpanel|analytics|_paq|_hsq|dataLayer|track\w*)$/

/** Those of them that only a script in the page brings, as its provider gives it to copy. */
const OF_SNIPPETS = /^(?:fbq|lintrk|twq|pintrk|ttq|snaptr|rdt)$/
/** Measures for Google alone, where no container of its manager of tags is asked for. */
const GOOGLE_TAG = /^https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=(?:G|AW|UA|DC)-[\w-]{1,30}(?:&|$)/i
/** Files of others that bring no tracker. */
const BRING_NONE: ReadonlySet<Purpose | undefined> = new Set(BRING_NO_TRACKER)

/** Tells of a name of a tracker whether nothing that the page loads could ever bring it. */
async function isWithoutTrackers(visit: Visit, rendered: RenderedPage): Promise<(name: string) => boolean> {
  const { document, requests, url } = rendered
  const page = await visit.htmlPage()
  const files = await readScriptFiles(page, address => visit.fetch(address), MAX_SCRIPTS)
  const { texts, isWhole } = codeOf(page, files)
  const { hostname } = new URL(url)
  const foreign = requests.filter(
    request => request.type === 'Script' && !request.inFrame && URL.parse(request.url)?.hostname !== hostname,
  )
  const purposes = await Promise.all(
    foreign
      .filter(request => !GOOGLE_TAG.test(request.url))
      .map(async request => await purposeOf(request.url)),
  )
  const all = [...texts, ...inlineScripts(document).map(textOf)].join('\n')
  const isAlone =
    isWhole &&
    all.length < MAX_SCRIPTS &&
    purposes.every(purpose => BRING_NONE.has(purpose)) &&
    !/GTM-|gtm\.js|facebook\.net|consent-?manager|cookiebot|onetrust|usercentrics/i.test(all)
  return name => isAlone && OF_SNIPPETS.test(name) && !new RegExp(`\\b${name}\\b`).test(all)
}

async function judge(visit: Visit): Promise<Judgement> {
  const rendered = await ownLoading(visit)
  if (rendered instanceof Error) return judgedWithout(rendered)
  const { document, undefinedHandlers: handlers, url } = rendered
  if (
    document.withAttribute('onclick', 'onsubmit', 'onchange', 'oninput', 'onkeyup', 'onkeydown').length === 0
  )
    return notApplicable('no element of the page has a handler in its markup')
  if (!handlers) return notMeasured('Chrome had no time left to look for the functions of handlers')
  const never = handlers.some(({ name }) => OF_SNIPPETS.test(name))
    ? await isWithoutTrackers(visit, rendered)
    : () => false
  const own = handlers.filter(({ name }) => !OF_TRACKERS.test(name) || never(name))
  if (own.length === 0) return failWhere([])
  const gap = await layoutGap(rendered, ['Script'])
  if (gap !== undefined) return notMeasured(gap)
  if (document.elements('script').some(isHeldBack))
    return notMeasured('scripts that wait for a visitor or for consent may define them')
  const assigned = assignedNames([
    ...inlineScripts(document).map(textOf),
    ...(await ownScriptFiles(visit)).map(({ text }) => text),
  ])
  return failWhere(
    own
      .filter(({ name }) => !assigned.has(name))
      .map(({ selector, event, name }) => ({
        url,
        selector,
        message: `${event} calls ${name}(), which no script of the page defines.`,
      })),
  )
}

/** What scripts put on the window themselves, be it at a later time: `window.name = …`, `window['name'] = …`. */
function assignedNames(scripts: readonly string[]): ReadonlySet<string> {
  const text = scripts.join('\n').slice(0, MAX_SCRIPTS)
  const assignments = text.matchAll(
    /\b(?:window|self|globalThis|root|global)(?:\.([\w$]{1,60})|\[\s?["']([\w$]{1,60})["']\s?\])\s{0,3}=/g,
  )
  return new Set(Array.from(assignments, ([, plain, quoted]) => (plain ?? quoted)!))
}
