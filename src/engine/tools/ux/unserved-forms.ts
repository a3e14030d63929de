import { cutEnd } from '../../../text/cut.ts'
import type { NetworkRequest } from '../../browser/rendered-page.ts'
import type { UnservedForm } from '../../browser/unserved-forms.ts'
import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import {
  failWhere,
  type Judgement,
  judgedWithout,
  notApplicable,
  notMeasured,
  pass,
} from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { type FinalResponse, header } from '../../network/exchange.ts'
import { askedAt } from '../../syntax/preview.ts'
import { isForGitHubPages } from '../../visit/github-pages.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import type { Visit } from '../../visit/visit.ts'
import { absentServer } from './absent-scripts.ts'
import { exportedForms } from './exported-forms.ts'
import { ownLoading } from './own-loading.ts'
import { programsOfScripts } from './sent-by-script.ts'

/** Whether somebody gets what visitors write. */
export const unservedForms = defineTopic({
  checks: {
    'form-only-demo': {
      severity: 'error',
      title: 'A form is only a demo and sends nothing',
      why: 'Visitors fill it in, and their message or booking is lost. Some read that the site is not finished, others believe that they were heard.',
      fix: 'Connect the form to what receives it, such as your server or a form service, or take it off the page until then.',
      help: 'https://developer.mozilla.org/en-US/docs/Learn_web_development/Extensions/Forms/Sending_and_retrieving_form_data',
      example: '<form onsubmit="event.preventDefault(); alert(\'Demo: to be connected later\')"> … </form>',
    },
    'form-leads-nowhere': {
      severity: 'warning',
      title: 'A form sends its messages to nobody',
      why: 'Visitors fill it in, and their message or booking is lost without an error: the page only reloads, or asks for a mail program that most visitors have not set up.',
      fix: 'Set action to the URL that receives the form, such as your server or a form service, or send the form with a script.',
      help: 'https://developer.mozilla.org/en-US/docs/Learn_web_development/Extensions/Forms/Sending_and_retrieving_form_data',
      example:
        '<form action="#" method="post"><input type="email" name="email"> … </form>, and no script sends it',
    },
  },
  readsDocument: true,
  async judge(visit) {
    return { judgements: await judgeForms(visit) }
  },
})

type Name = 'form-only-demo' | 'form-leads-nowhere'

function both(judgement: Judgement): Record<Name, Judgement> {
  return { 'form-only-demo': judgement, 'form-leads-nowhere': judgement }
}

async function judgeForms(visit: Visit): Promise<Record<Name, Judgement>> {
  const { document } = await shownJudgedPage(visit)
  const rendered = await ownLoading(visit)
  if (rendered instanceof Error) return both(judgedWithout(rendered))
  if (document.elements('form').length === 0) return both(notApplicable('the page has no forms'))
  const exported = await exportedForms(visit, document)
  if (exported.length > 0) return { 'form-only-demo': pass(), 'form-leads-nowhere': failWhere(exported) }
  const isStatic = isServedAsFile(await visit.response()) || isNamedAsFile(document)
  const programOf = await programsOfScripts(visit, document)
  const sentTo = (form: UnservedForm) =>
    (form.isHandled === 'by-its-action' ? form.program : undefined) ??
    programOf({ program: form.program, id: /^#([\w-]+)$/.exec(form.selector)?.[1] })
  const isLost = async (form: UnservedForm) => {
    const { method, isMail, isStopped, isHeld, isFeigned, isHandled, program, programOrigin } = form
    // What runs on other hosts nobody knows; those of production are the site's own.
    const isOwn = programOrigin === undefined || isOfSite(visit, programOrigin)
    if (program !== undefined && !isOwn && !isStopped) return false
    if (isHandled) return sentTo(form) !== undefined && (await isForGitHubPages(visit))
    if (isMail || isStopped || isHeld || isFeigned === 'always') return true
    return program === undefined ? isStatic || method !== 'post' : await isForGitHubPages(visit)
  }
  const found = rendered.unservedForms
  const lost = found && (await Promise.all(found.map(isLost)))
  const forms = found?.filter((_, at) => lost![at])
  if (!forms) return both(notMeasured('Chrome had no time left to look for listeners'))
  // What listens to it is known: a library has no part in it unless a script calls it.
  const certain = forms.filter(form => form.isFeigned === 'always' || sentTo(form) !== undefined)
  const missing = await absentServer(rendered, isMissingScript, [])
  const told =
    missing === undefined
      ? forms
      : (await absentServer(rendered, isMissingScript, ['captcha', 'library'])) === undefined
        ? certain
        : []
  if (told.length === 0 && forms.length > 0)
    return both(notMeasured(`a script that may send the form was not loaded: ${missing}`))
  if (told.length > 0 && rendered.document.elements('script').some(isHeldBack))
    return both(notMeasured('scripts that wait for a visitor or for consent may send the form'))
  const placeOf = (form: UnservedForm, message: string) => ({
    url: rendered.url,
    selector: form.selector,
    message,
  })
  return {
    'form-only-demo': failWhere(
      told.flatMap(form => (form.demo === undefined ? [] : placeOf(form, demoMessage(form.demo)))),
    ),
    'form-leads-nowhere': failWhere(
      told.filter(({ demo }) => demo === undefined).map(form => placeOf(form, messageOf(form, sentTo(form)))),
    ),
  }
}

function demoMessage(demo: string): string {
  return `This form is kept from being sent, and its script only says "${cutEnd(demo, MAX_DEMO)}": nobody gets what visitors write.`
}

/** Characters of what a script says that a message quotes. */
const MAX_DEMO = 120

function messageOf(
  { isMail, hasFile, isStopped, isHeld, isFeigned, isHandled, program }: UnservedForm,
  sentTo: string | undefined,
): string {
  if (isHandled && sentTo !== undefined)
    return `A script sends this form to ${cutEnd(sentTo, MAX_PATH)}, and GitHub Pages runs no programs: nobody gets the message.`
  if (isHeld)
    return 'The script of this form keeps it from being sent and does nothing else: nobody gets what visitors write.'
  if (program !== undefined && !isStopped && isFeigned !== 'always')
    return `This form is sent to ${cutEnd(program, MAX_PATH)}, and GitHub Pages runs no programs: visitors see an error.`
  if (isFeigned)
    return 'The script of this form keeps it from being sent and tells visitors that it was: nobody gets their message.'
  if (isStopped) return 'The onsubmit of this form keeps it from being sent, and no script sends it.'
  const lost = hasFile ? ', and the file that they choose is never sent' : ''
  return isMail
    ? `This form is sent by the mail program of the visitor (action="mailto:…"): without one nothing is sent${lost}.`
    : 'This form is sent to the page itself, and no script handles it.'
}

/** Characters of a path that a message names. */
const MAX_PATH = 100

function isOfSite({ preview, origin }: Visit, other: string): boolean {
  return new URL(askedAt(preview, `${other}/`)).origin === origin
}

/** Hosts that send files and take no form; names of what answers there. */
const FILE_SERVERS = /^(?:github\.com|amazons3|surge)$/i

/** Whether nothing at the page's address could take what is posted to it. A program may do that at any other address. */
function isServedAsFile(response: FinalResponse): boolean {
  const { pathname } = new URL(response.url)
  return /\.html?$/i.test(pathname) || FILE_SERVERS.test(header(response, 'server') ?? '')
}

/** Most links that are looked at. */
const MAX_LINKS = 1000

/** Whether a link of a page leads to the page itself as a file, as to `/book.html` at `/book`: hosts of files leave the end off. */
function isNamedAsFile(document: HtmlDocument): boolean {
  const { origin, pathname } = new URL(document.url)
  const names = pathname.endsWith('/')
    ? [`${pathname}index`, pathname.slice(0, -1)]
    : [pathname, `${pathname}/index`]
  const files = new Set(names.flatMap(name => [`${name}.html`, `${name}.htm`]))
  return document
    .elements('a')
    .slice(0, MAX_LINKS)
    .some(link => {
      const target = document.addressOf(attribute(link, 'href') ?? '#')
      return target?.origin === origin && files.has(target.pathname)
    })
}

/** Plug-ins for speed and for consent give such types to scripts that they start later. */
export function isHeldBack(script: Element): boolean {
  return /lazy|delay|defer|partytown|text\/plain/i.test(attribute(script, 'type') ?? '')
}

function isMissingScript({ type, inFrame, status, failure }: NetworkRequest): boolean {
  return type === 'Script' && !inFrame && (failure !== undefined || status === undefined || status >= 400)
}
