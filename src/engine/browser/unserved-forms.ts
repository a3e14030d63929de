import type { CDPSession } from 'puppeteer-core'
import { holdObjects } from './held-objects.ts'
import { isRootOfReact, isUnheardByReact, LISTENERS_OF_REACT } from './react-forms.ts'

/**
 * A form for messages that is sent to the page it stands on, to a mail program or to a program of the server, and that no
 * script takes care of.
 */
export interface UnservedForm {
  selector: string
  /** As `get`, `post`. */
  method: string
  /** Its `action` is a mail address. */
  isMail: boolean
  /** It asks for a file, which no mail program gets. */
  hasFile?: boolean
  /** Its `onsubmit` does no more than to keep it from being sent. */
  isStopped: boolean
  /** A script listens to it, and does nothing but keep it from being sent. */
  isHeld?: boolean
  /** A script listens to it, and does no more than to keep it from being sent and to say that it was. */
  isFeigned?: 'always' | 'at-times'
  /** What its script or `onsubmit` shows in place of sending it, where that says that it is only a demo: "Demo: to be connected later". */
  demo?: string
  /** A script listens that may well send it: anywhere, or to the address that it reads from the form. */
  isHandled?: 'somewhere' | 'by-its-action'
  /** The path of the program that is to take it, such as `/send.php`; it does not run everywhere. */
  program?: string
  /** Its origin, where that is not the page's own. */
  programOrigin?: string
}

const LIMITS = {
  /** Forms that are looked at, and of which listeners are asked for. */
  looked: 200,
  forms: 5,
  /** Elements around a form and buttons in it. */
  around: 40,
  /** Listeners of one element. */
  listeners: 20,
  /** Characters. */
  handler: 200,
  /** Ends of addresses behind which a program runs. */
  program: '\\.(?:php[57]?|aspx?|jsp|cgi|pl)$',
  /** What keeps a form from being sent, with thanks at most. */
  stops:
    '^(?=.*(?:return false|preventDefault))(?:\\s*(?:event|e)\\.preventDefault\\(\\)|\\s*alert\\([\'"`][^\'"`]*[\'"`]\\)|\\s*this\\.reset\\(\\)|\\s*return false|\\s*;)+\\s*$',
  /** Attributes of forms by which no script knows them. */
  plain:
    '^(?:action|method|class|id|name|novalidate|enctype|autocomplete|style|accept-charset|target|role|title|aria-label|aria-labelledby|lang|dir|data-(?:astro-cid|v)-[\\w-]+)$',
  /** A call of one function. */
  call: '^\\s*(?:return )?[\\w$]{1,60}\\((?:event|e|this)?(?:, ?(?:event|e|this))?\\)\\s*;?(?:\\s*return false)?\\s*;?\\s*$',
} as const
/** Texts that say of a form that it is not connected to anything yet; "Request a demo" is none. */
const DEMO =
  '^\\W{0,4}demo ?[:–—-] ?.|\\b(?:this is|just|only|nur|eine reine) (?:an? |eine? )?demo\\b|\\bdemo[- ]?(?:mode|modus|form|formular|formulaire|formulario|version|only)\\b|\\b(?:is|are)(?: not|n.t) (?:yet )?(?:connected|wired|implemented|hooked)\\b|\\bnot (?:yet )?(?:connected|wired up|hooked up|implemented)\\b|\\b(?:form|submission|booking|feature|backend)\\b.{0,40}\\bcoming soon\\b|\\b(?:will be|to be) (?:connected|wired up|hooked up|implemented|added) (?:later|soon)\\b|(?:später|bald|noch) (?:angebunden|angeschlossen|verbunden|verknüpft|implementiert|eingebaut)\\b|noch nicht (?:angebunden|angeschlossen|verbunden|verknüpft|aktiv|implementiert|funktionsfähig)|pas encore (?:connecté|relié|branché|actif)|sera (?:connecté|relié|branché)|(?:todavía|aún) no (?:está )?(?:conectad|activ)|non (?:è )?ancora (?:collegat|attiv)|ainda não (?:está )?(?:ligad|conectad|ativ)|nog niet (?:gekoppeld|aangesloten|actief)|wordt (?:later|nog) (?:gekoppeld|aangesloten)|jeszcze nie (?:jest )?(?:podłączon|aktywn|działa)|zatím není (?:napojen|připojen|aktivní)|ännu inte (?:kopplat|anslutet)|endnu ikke (?:forbundet|tilsluttet)|ikke (?:koblet|tilkoblet) (?:enda|ennå)'

/** Where a form is among what is around it: behind the document. */
const AT_FORM = 1

/** What a function may call that sends nothing: what it reads and shows on the page, and functions of styles in its texts. */
const INERT_CALLS =
  'preventDefault stopPropagation stopImmediatePropagation getElementById getElementsByName getElementsByClassName querySelector querySelectorAll closest matches contains alert reset focus blur scrollIntoView scrollTo setTimeout clearTimeout requestAnimationFrame Promise add remove toggle replace replaceAll trim toLowerCase toUpperCase includes startsWith endsWith test match split join map filter forEach every some find slice padStart indexOf push entries keys values fromEntries from assign isArray get getAll has append appendChild prepend before after insertBefore insertAdjacentHTML insertAdjacentElement createElement createTextNode removeChild replaceChildren cloneNode setAttribute removeAttribute getAttribute hasAttribute setProperty removeProperty checkValidity reportValidity setCustomValidity showModal show hide close animate log warn error info debug FormData Date Number String Boolean Object Array parseInt parseFloat isNaN toString toFixed toLocaleString toLocaleDateString toISOString var calc rgb rgba hsl getTime getFullYear now random floor round ceil max min stringify parse'

/**
 * Forms whose `action` is `#` or `mailto:`, that have none and are sent by GET, or whose `onsubmit` only stops them, where nothing listens: not to the form being sent,
 * here or further out, and not to clicks on its buttons; or where what listens only says that the message was sent.
 * Those that a script may send are told apart: its program may not run.
 *
 * @param mainFrame Chrome's id of the page's frame
 */
export async function findUnservedForms(
  session: CDPSession,
  mainFrame: string,
): Promise<readonly UnservedForm[]> {
  const objects = await holdObjects(session, mainFrame)
  const { call, entriesOf, holdOf } = objects
  const listenersOf = async (object: string, to: string) =>
    (await objects.listenersOf(object)).filter(({ type }) => type === to)
  const listens = async (object: string, to: string, known = 0) =>
    (await listenersOf(object, to)).length > known
  const ownObject = async (element: string) => (await objects.ownElement(element)).object
  const workOf = async (object: string, to: string, isMail = false, isUnheard = false): Promise<Work[]> => {
    const listening = await listenersOf(object, to)
    const mayBeReact = isUnheard && listening.length === LISTENERS_OF_REACT
    if (mayBeReact && (await call<boolean>(object, isRootOfReact))) return []
    const isLeft = await Promise.all(
      listening.map(
        async ({ handler }) =>
          isMail &&
          handler?.type === 'function' &&
          handler.objectId !== undefined &&
          (await call<boolean>(handler.objectId, leavesToBrowser)),
      ),
    )
    const listeners = listening.filter((_, at) => !isLeft[at])
    if (listeners.length > LIMITS.listeners) return ['unknown']
    const ofJQuery = listeners.length > 0 ? await entriesOf(await holdOf(object, handlersOfJQuery, to)) : []
    const readers = await Promise.all(ofJQuery.map(handler => call<boolean>(handler, readsAction)))
    const works = await Promise.all(
      listeners.map(async ({ handler }): Promise<Work> => {
        if (handler?.type !== 'function' || handler.objectId === undefined) return 'unknown'
        if (isMail && (await call<boolean>(handler.objectId, opensMailProgram))) return 'mails'
        const work = await call<Work>(handler.objectId, workOfListener, { calls: INERT_CALLS, demo: DEMO })
        if (work !== 'unknown') return work
        return (await call<boolean>(handler.objectId, readsAction)) ? 'reads-action' : work
      }),
    )
    return readers.includes(true) ? [...works, 'reads-action'] : works
  }
  /** What listeners show in place of sending a form, where they say that it is a demo. */
  const demoOf = async (targets: readonly string[]): Promise<string | undefined> => {
    for (const target of targets)
      for (const { handler } of await listenersOf(target, 'submit')) {
        if (handler?.objectId === undefined) continue
        const text = await call<string | null>(handler.objectId, demoTextOf, DEMO)
        if (text !== null) return text
      }
    return undefined
  }
  /** Whether a click around a form may send it. */
  const mayServeClicks = async (around: readonly string[]) => {
    const targets = [
      await objects.ownWindow(),
      ...(await Promise.all(around.map(async element => await ownObject(element)))),
    ]
    const works = await Promise.all(targets.map(async object => await workOf(object, 'click')))
    return works.flat().includes('unknown')
  }
  const forms = await entriesOf(
    await objects.hold(`(${formsToNobody.toString()})(${JSON.stringify(LIMITS)})`),
  )
  if (forms.length === 0) return []
  const ofWindow = await workOf(await objects.ownWindow(), 'submit')
  const unserved: UnservedForm[] = []
  for (const form of forms) {
    const around = await entriesOf(await holdOf(form, aroundForm, LIMITS))
    const buttons = await entriesOf(await holdOf(form, buttonsOfForm, LIMITS))
    const words = {
      ...(await call<FormInWords>(form, formInWords, LIMITS)),
      selector: await objects.selectorOf(form),
    }
    // Its own attribute is the one listener that is known; a script may have put a function in its place.
    const own = words.isStopped ? await ownObject(form) : undefined
    if (own === undefined) {
      const targets = await Promise.all(around.map(async element => await ownObject(element)))
      const isUnheard = await call<boolean>(await ownObject(form), isUnheardByReact)
      const workAt = async (target: string) => await workOf(target, 'submit', words.isMail, isUnheard)
      const work = [
        ...[ofWindow, ...(await Promise.all(targets.map(workAt)))],
        ...(await Promise.all(
          buttons.map(async element => await workOf(await ownObject(element), 'click', words.isMail)),
        )),
      ].flat()
      const isHeld =
        work.includes('holds') &&
        work.every(one => one === 'holds' || one === 'inert') &&
        !(await mayServeClicks(around))
      // An attribute of their own is what scripts know them by, which may come later.
      const { isPlain, ...plain } = words
      const isMailed = work.includes('mails') && work.every(one => one === 'mails' || one === 'inert')
      if (isHeld || isMailed) unserved.push({ ...plain, ...(isHeld && { isHeld }) })
      if (isHeld || isMailed || !isPlain) continue
      if (work.length === 0) unserved.push(plain)
      else if (work.includes('reads-action')) unserved.push({ ...plain, isHandled: 'by-its-action' })
      else if (work.includes('unknown') || work.includes('mails'))
        unserved.push({ ...plain, isHandled: 'somewhere' })
      else if (work.some(one => one.startsWith('feigns'))) {
        const isFeigned = work.includes('feigns') ? 'always' : 'at-times'
        const demo = isFeigned === 'always' ? await demoOf(targets) : undefined
        unserved.push({ ...plain, isFeigned, ...(demo !== undefined && { demo }) })
      }
      continue
    }
    if (ofWindow.length > 0) continue
    if (await call<boolean>(own, isReplaced, LIMITS)) continue
    const served = await Promise.all([
      ...around.map(async (element, at) => {
        const object = await ownObject(element)
        // A form that is never sent may be served by clicks, wherever they are listened to.
        if (await listens(object, 'click')) return true
        return await listens(object, 'submit', at === AT_FORM ? 1 : 0)
      }),
      ...buttons.map(async element => await listens(await ownObject(element), 'click')),
    ])
    if (served.includes(true)) continue
    const { isPlain, ...plain } = words
    const demo = (await call<string | null>(own, demoTextOf, DEMO)) ?? undefined
    if (isPlain) unserved.push({ ...plain, ...(demo !== undefined && { demo }) })
  }
  return unserved
}

/**
 * What a listener does, as its text tells: it keeps the form from being sent, and nothing else; it keeps the form from being sent, always or at times, and says that it was;
 * nothing of that kind; it hands what was written to the mail program of the visitor, and to nobody else; or maybe anything, be it with the address that the form names.
 */
type Work = 'holds' | 'mails' | 'feigns' | 'feigns-at-times' | 'inert' | 'unknown' | 'reads-action'

/** Runs with a target of events of the page's own world: what jQuery calls for it, which is no listener of its own. */
function handlersOfJQuery(this: EventTarget, type: string): unknown[] {
  type Events = Record<string, { handler?: unknown }[] | undefined>
  const { jQuery } = window as {
    jQuery?: { _data?: (target: EventTarget, key: string) => Events | undefined }
  }
  const handlers = typeof jQuery?._data === 'function' ? jQuery._data(this, 'events')?.[type] : undefined
  return Array.from(handlers ?? [])
    .slice(0, 20)
    .map(({ handler }) => handler)
    .filter(handler => typeof handler === 'function')
}

/**
 * Runs with a function of the page's own world: whether it leaves the form to the browser, which sends it as its action
 * says. It neither stops it, nor sends anything itself, nor hands the event to anybody else.
 */
function leavesToBrowser(this: unknown): boolean {
  const text = Function.prototype.toString.call(this)
  const body = text.slice(Math.max(0, text.indexOf('{')))
  const stops = /\[native code\]|\barguments\b|preventDefault|returnValue|return (?:false|!1)/
  const sends =
    /location|XMLHttpRequest|WebSocket|https?:|\bimport\b|\bawait\b|\.(?:submit|requestSubmit|click|dispatchEvent|action|href|src|ajax|apply|call)\b|\b\w{0,40}(?:send|fetch|post|mail|deliver|upload|store|save|track)\w{0,40}\(/i
  const handsOn = /[(,]\s{0,5}(?:e|ev|evt|event)\s{0,5}[,)]/
  return text.length <= 5000 && !stops.test(text) && !sends.test(body) && !handsOn.test(body)
}

/** Runs with a function of the page's own world: whether all that it sends anything with is the mail program of the visitor. */
function opensMailProgram(this: unknown): boolean {
  const text = Function.prototype.toString.call(this)
  const sends =
    /XMLHttpRequest|WebSocket|https?:|wa\.me|\bimport\b|\bawait\b|\.(?:submit|requestSubmit|click|dispatchEvent|action|src|ajax|apply|call)\b|\b\w{0,40}(?:send|fetch|post|deliver|upload|store|save)\w{0,40}\(/i
  const opens = /(?:location(?:\.href)?\s{0,5}=|location\.(?:assign|replace)\(|\bopen\()/
  const handsOn = /[(,]\s{0,5}(?:e|ev|evt|event)\s{0,5}[,)]/
  const body = text.slice(Math.max(0, text.indexOf('{')))
  return (
    text.length <= 5000 &&
    /["'`]mailto:/.test(text) &&
    opens.test(text) &&
    !sends.test(body) &&
    !handsOn.test(body)
  )
}

/** Runs with a function of the page's own world. */
function readsAction(this: unknown): boolean {
  const text = Function.prototype.toString.call(this).slice(0, 5000)
  return /(?:getAttribute|\.attr)\(\s{0,5}["']action["']\s{0,5}\)|\b(?:form|this|target|currentTarget)\.action\b/i.test(
    text,
  )
}

/**
 * Runs with a function of the page's own world, or with a form for its `onsubmit`: the first text in it that says of a form
 * that it is a demo.
 *
 * @param demo what such texts say
 */
function demoTextOf(this: unknown, demo: string): string | null {
  const code =
    typeof this === 'function'
      ? Function.prototype.toString.call(this)
      : ((this as Element).getAttribute('onsubmit') ?? '')
  const texts = code.slice(0, 5000).match(/'[^'\n]{4,200}'|"[^"\n]{4,200}"|`[^`]{4,200}`/g) ?? []
  const found = texts.map(text => text.slice(1, -1)).find(text => new RegExp(demo, 'i').test(text))
  return found?.replace(/\s{1,200}/g, ' ').trim() ?? null
}

/**
 * Runs with a function of the page's own world.
 *
 * @param inert names of what it may call, and what texts say that call a form a demo
 */
function workOfListener(this: unknown, inert: { calls: string; demo: string }): Work {
  const known = new Set(
    `${inert.calls} onsubmit onclick function if for while switch catch return typeof await async of in new constructor`.split(
      ' ',
    ),
  )
  const shows =
    /^(?:show|hide|display|clear|reset|validate|is[A-Z])(?!\w*(?:whatsapp|mail|pay|checkout|result))\w*$/i
  // A form that is handed on, stored, or led elsewhere with is not lost.
  const sends =
    /location|localStorage|sessionStorage|indexedDB|mailto:|wa\.me|\.href\b|\.src\b|https?:\/\/|\bimport\b|\.(?:submit|click|dispatchEvent|requestSubmit)\b|[\w$)\]]\[\s*['"`]|\b(?:fetch|XMLHttpRequest|WebSocket|sendBeacon|Worker|Image)\b|\[native code\]/
  const says =
    /reset\(|thank|\bsent\b|received|success|merci|envoyé|dank|gesendet|gracias|enviad|obrigad|grazie|inviat|bedankt|verzonden|takk?\b|sendt|tack\b|skicka|kiitos|lähete|dzięk|wysłan|děkuj|odeslán|ďakuj|köszön|elküld|mulțum|trimis|спасибо|отправлен|дяку|надіслан|teşekkür|gönderil|شكر|תודה|נשלח|ありがと|送信|谢谢|感谢|提交|감사|terima kasih|terkirim|cảm ơn|đã gửi|ขอบคุณ/i
  // What opens a list or a box on the page hands nothing on; the method is no function of the window.
  const opens =
    /[\w$]{0,40}(?:select|dropdown|menu|modal|dialog|popup|picker)[\w$]{0,40}\.(?:open|close)\(\s{0,5}\)/gi
  const texts = [Function.prototype.toString.call(this)]
  const [own = ''] = texts
  const bare =
    own.length <= 500
      ? own.replace(/\/\*[^*]{0,200}\*\/|\/\/[^\n]{0,200}(?=\n)/g, '').replace(/\s{1,500}/g, ' ')
      : ''
  const holds =
    /^(?:async )?(?:function ?[\w$]{0,60} ?)?\(? ?([\w$]{1,40}) ?\)? ?(?:=> ?)?\{? ?\1\.preventDefault\(\) ?;? ?(?:\1\.stopPropagation\(\) ?;? ?)?(?:return(?: false|!1)? ?;? ?)?\}?$/
  if (holds.test(bare)) return 'holds'
  for (const text of texts) {
    if (texts.length > 10 || text.length > 5000) return 'unknown'
    if (sends.test(text.replace(/http:\/\/www\.w3\.org\//g, ''))) return 'unknown'
    for (const name of text.replace(opens, '').match(/(?<![\w$])[\w$]{1,200}(?=\s{0,5}(?:\?\.)?\()/g) ?? []) {
      if (known.has(name) || shows.test(name)) continue
      const helper = (globalThis as Record<string, unknown>)[name]
      if (typeof helper !== 'function') return 'unknown'
      known.add(name)
      texts.push(Function.prototype.toString.call(helper))
    }
  }
  const all = texts.join('\n')
  const literals = own.match(/'[^'\n]{4,200}'|"[^"\n]{4,200}"|`[^`]{4,200}`/g) ?? []
  const isDemo = literals.some(text => new RegExp(inert.demo, 'i').test(text.slice(1, -1)))
  if (!/preventDefault|return false/.test(all) || !(isDemo || says.test(all))) return 'inert'
  // Its first statement is no part of a condition.
  const first = /^[^{]{0,200}\{\s{0,200}(?:\/\/[^\n]{0,300}\s{1,200}){0,5}[\w$]{1,30}\.preventDefault\(\)/
  return texts.some(text => first.test(text)) ? 'feigns' : 'feigns-at-times'
}

/** Runs in the page, as the others below: it must not use anything from outside of itself. */
function formsToNobody(limits: typeof LIMITS): Element[] {
  const plain = new RegExp(limits.plain)
  const isOther = (form: Element) =>
    form.getAttributeNames().some(name => name !== 'onsubmit' && !plain.test(name))
  return Array.from(document.forms)
    .slice(0, limits.looked)
    .filter(form =>
      form.getAttributeNames().every(name => name === 'onsubmit' || plain.test(name) || /^data-/.test(name)),
    )
    .sort((one, other) => Number(isOther(one)) - Number(isOther(other)))
    .filter(form => {
      const onSubmit = form.getAttribute('onsubmit')
      if (onSubmit !== null && onSubmit.length > limits.handler) return false
      if (onSubmit !== null && new RegExp(limits.stops, 'i').test(onSubmit)) return true
      if (onSubmit !== null && !new RegExp(limits.call).test(onSubmit)) return false
      const action = form.getAttribute('action')?.trim() ?? ''
      // A field may be called "action".
      const url = URL.parse(action, document.baseURI)
      const isProgram = url?.protocol.startsWith('http') && new RegExp(limits.program, 'i').test(url.pathname)
      if (isProgram && form.getAttribute('method')?.toLowerCase() === 'post') return true
      return action === '#' || /^mailto:/i.test(action) || (action === '' && form.method === 'get')
    })
    .filter(form => {
      const isMail = /^mailto:/i.test(form.getAttribute('action')?.trim() ?? '')
      const fields = 'textarea, input[type="email"], input[type="tel"]'
      return form.querySelector(isMail ? `${fields}, input[type="text"], input:not([type])` : fields) !== null
    })
    .filter(
      form => form.querySelector('input[type="password"], [formaction], input[name="form-name"]') === null,
    )
    .filter(form => form.querySelector('button:not([type="button"]), input[type="submit"]') !== null)
    .filter(form => form.checkVisibility({ visibilityProperty: true }))
    .filter(form => {
      // An island may come to life only when it is seen.
      for (let at = form.parentElement; at; at = at.parentElement)
        if (at.localName.includes('-')) return false
      return true
    })
    .slice(0, limits.forms)
}

function aroundForm(this: Element, limits: typeof LIMITS): Node[] {
  const around: Node[] = [document]
  for (let at: Element | null = this; at && around.length < limits.around; at = at.parentElement)
    around.push(at)
  return around
}

function buttonsOfForm(this: Element, limits: typeof LIMITS): Element[] {
  return Array.from(this.querySelectorAll('button, input[type="submit"], input[type="button"], a')).slice(
    0,
    limits.around,
  )
}

/** A form without its selector, and whether it has no attribute of its own by which a script may know it. */
type FormInWords = Omit<UnservedForm, 'selector'> & { isPlain: boolean }

function formInWords(this: Element, limits: typeof LIMITS): FormInWords {
  const plain = new RegExp(limits.plain)
  const isPost = this.getAttribute('method')?.toLowerCase() === 'post'
  const action = this.getAttribute('action')?.trim() ?? ''
  const url = /^(?:#|$|mailto:)/i.test(action) ? null : URL.parse(action, document.baseURI)
  const { pathname: program = '' } = url ?? {}
  const onSubmit = this.getAttribute('onsubmit') ?? ''
  return {
    isPlain: this.getAttributeNames().every(name => name === 'onsubmit' || plain.test(name)),
    ...(isPost && new RegExp(limits.program, 'i').test(program) && { program }),
    ...(url && url.origin !== location.origin && { programOrigin: url.origin }),
    method: isPost ? 'post' : 'get',
    isMail: /^mailto:/i.test(action),
    hasFile: this.querySelector('input[type="file"]') !== null,
    isStopped: new RegExp(limits.stops, 'i').test(onSubmit.slice(0, limits.handler)),
  }
}

/** Runs with the object of the page's own world, which has the function that a script may have set. */
function isReplaced(this: Element): boolean {
  const { onsubmit } = this as HTMLFormElement
  const text = this.getAttribute('onsubmit') ?? ''
  return typeof onsubmit !== 'function' || !String(onsubmit).includes(text)
}
