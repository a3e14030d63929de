import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  parentOf,
  textOf,
} from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { inlineScripts } from '../../page/scripts.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { MENU_LABEL_PATTERN } from '../../syntax/menu-labels.ts'
import { layoutGap } from '../../visit/layout-gap.ts'
import { ownCode, ownScriptFiles } from '../../visit/own-scripts.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import type { Visit } from '../../visit/visit.ts'
import { ownLoading } from './own-loading.ts'

/** Whether buttons that open or choose something say in which state they are. */
export const unsaidStates = defineTopic({
  checks: {
    'menu-state-unsaid': {
      severity: 'notice',
      title: 'The menu button does not say whether the menu is open',
      why: 'Screen readers say the same before and after it is pressed, so that blind visitors do not learn that a menu has opened.',
      fix: 'Write aria-expanded="false" on the button, and let the script that opens the menu set it to "true".',
      help: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/',
      example: '<button class="hamburger" aria-label="Menu">☰</button>, which a script opens the menu with',
    },
    'choice-unsaid': {
      severity: 'notice',
      title: 'Buttons do not tell screen readers which of them is chosen',
      why: 'Only a color shows which filter or tab is on: screen readers say the same of all of them.',
      fix: 'Let the script that moves the class set aria-pressed="true" on the button that is chosen, or aria-selected where the buttons are tabs.',
      help: 'https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html',
      example:
        '<div class="filters"><button class="active">All</button><button>Cakes</button><button>Bread</button></div>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    const { document } = page
    const inline = inlineScripts(document)
    const { isWhole } = await ownCode(visit)
    const scripts = [...inline.map(textOf), ...(await ownScriptFiles(visit)).map(({ text }) => text)]
      .join('\n')
      .slice(0, MAX_SCRIPTS)
    return {
      judgements: unlessUnfilled(page, {
        'menu-state-unsaid': await withPressed(visit, judgeMenus(document, scripts, isWhole)),
        'choice-unsaid': judgeChoices(document, scripts),
      }),
    }
  },
})

/** Characters of scripts that are looked at, of what an element is called, and of its text. */
const MAX_SCRIPTS = 1_000_000
const MAX_NAMES = 300
const MAX_TEXT = 40
const MAX_BUTTONS = 1000
const MAX_FOUND = 20

/** What opens the menu of a phone is called. */
const MENU_BUTTON =
  /burger|(?:^|[\s_-])(?:menu|nav(?:bar|igation)?)[-_]{0,2}(?:toggle|toggler|btn|button|icon|open|trigger)(?:$|[\s_-])|(?:^|[\s_-])toggle[-_]{0,2}(?:menu|nav)(?:$|[\s_-])|(?:^|\s)(?:menu|nav)(?:Toggle|Btn|Button)(?:$|\s)|(?:^|[\s_-])mobile[-_]?toggle(?:$|\s)/i
/** What such a button says of itself. */
const MENU_LABEL = new RegExp(MENU_LABEL_PATTERN, 'iu')
/** What closes it is a button that is there only while it is open. */
const CLOSES =
  /close|schlie|ferm|cerr|chiud|fech|tanca|sluit|luk|stäng|zamk|zavř|zavri|zatvor|zapri|închide|bezárás|kapat|sulje|uždaryti|aizvērt|закр|затвор|κλείσ|סגור|סגירת|إغلاق|بستن|閉じ|关闭|關閉|닫기|đóng|tutup/i
/** What goes to the next or the previous of a row, as of months or slides: a "nav-btn" that opens nothing. */
const STEP_NAME = /(?:^|[\s_-])(?:prev(?:ious)?|next)(?:$|[\s_-])/i
const STEP_LABEL =
  /^\s{0,5}[«»‹›←→❮❯<>◀▶◄►⟨⟩⬅➡]|[«»‹›←→❮❯<>◀▶◄►⟨⟩⬅➡]\s{0,5}$|^\s{0,5}(?:prev(?:ious)?|next|vorige[rsn]?|volgende|nächste[rsn]?|zurück|weiter|précédente?|suivante?|anterior|siguiente|següent|próxim[oa]|seguinte|precedente|successiv[oa]|föregående|nästa|forrige|neste|næste|edellinen|seuraava|poprzedni[ae]?|następn[aye]|předchozí|další|predchádzajúci|ďalší|előző|következő|următor(?:ul)?|önceki|sonraki|предыдущ(?:ий|ая)|следующ(?:ий|ая)|попередн[ія]й?|наступн(?:ий|а)|предишен|следващ|προηγούμενο|επόμενο|السابق|التالي|הקודם|הבא|前へ|次へ|上一[页頁个個]|下一[页頁个個]|이전|다음)(?:\s|$)/iu
/** Attributes that say in which state an element is, or that something else than the scripts of the page serves it. */
const SAYS_OPEN =
  /^(?:aria-expanded|aria-pressed|popovertarget|commandfor|@|:|x-|v-|ng-|hx-|on:|data-(?:bs-)?toggle$)/
const SETS_OPEN = /aria-?expanded/i

function judgeMenus(document: HtmlDocument, scripts: string, isWhole: boolean): Judgement {
  const buttons = [...buttonsOf(document), ...linksAsButtons(document)].filter(
    button =>
      (MENU_BUTTON.test(namesOf(button)) ||
        MENU_LABEL.test((attribute(button, 'aria-label') ?? '').slice(0, MAX_NAMES))) &&
      !isInLink(button) &&
      !isStep(button),
  )
  if (buttons.length === 0) return notApplicable('the page has no menu button')
  const words = wordsOf(scripts)
  // What sets the state may stand behind the part of the scripts that is looked at.
  const isKnown = scripts.length < MAX_SCRIPTS
  const silent = buttons.filter(
    button =>
      !CLOSES.test(`${namesOf(button)} ${attribute(button, 'aria-label') ?? ''}`.slice(0, MAX_NAMES)) &&
      !button.attrs.some(({ name, value }) => SAYS_OPEN.test(name) && !isClosed(name, value)) &&
      isKnown &&
      // What its styles are called says nothing of a script that was not read.
      (isWhole || MENU_BUTTON.test(namesOf(button))) &&
      !SETS_OPEN.test(scripts) &&
      !SETS_OPEN.test((attribute(button, 'onclick') ?? '').slice(0, MAX_SCRIPTS)) &&
      isServed(button, words),
  )
  return failWhere(
    silent
      .slice(0, MAX_FOUND)
      .map(button =>
        document.occurrence(
          button,
          attribute(button, 'aria-expanded') === undefined
            ? `The menu button${named(button)} has no aria-expanded, and its script sets none.`
            : `The menu button${named(button)} always says aria-expanded="false": its script does not change it.`,
        ),
      ),
  )
}

/** What the scripts tell, and where they may set the state, what was seen when the button was pressed. */
async function withPressed(visit: Visit, told: Judgement): Promise<Judgement> {
  if (told.outcome !== 'pass') return told
  const rendered = await ownLoading(visit)
  if (rendered instanceof Error) return told
  const { url } = rendered
  const unsaidMenus = (rendered.unsaidMenus ?? []).filter(({ isUnsaid }) => isUnsaid)
  if (unsaidMenus.length === 0 || (await layoutGap(rendered)) !== undefined) return told
  return failWhere(
    unsaidMenus.map(({ selector, text, isFalse }) => {
      const button = `The menu button${text === '' ? '' : ` "${text}"`}`
      const message = isFalse
        ? `${button} still says aria-expanded="false" when the menu is open.`
        : `${button} opens the menu and has no aria-expanded, before or after.`
      return { url, selector, message }
    }),
  )
}

function isStep(button: Element): boolean {
  const label = (attribute(button, 'aria-label') ?? startOfSeenText(button, MAX_TEXT)).slice(0, MAX_NAMES)
  return STEP_NAME.test(namesOf(button)) || STEP_LABEL.test(label)
}

/** Whether an attribute says that the menu is closed, which only a script can change. */
function isClosed(name: string, value: string): boolean {
  return name === 'aria-expanded' && value.trim().toLowerCase() === 'false'
}

/** Classes by which the style of one of several buttons shows that it is chosen. */
const CHOSEN = /(?:^|\s)(?:is-)?(?:active|selected|current|chosen|on)(?:$|\s)/i
const SAYS_CHOSEN =
  /^(?:aria-(?:pressed|selected|current|checked|expanded)|role|@|:|x-|v-|ng-|hx-|on:|data-(?:bs-)?toggle$)/
const SETS_CHOSEN = /aria-?(?:pressed|selected|current|checked)/i
const MIN_BUTTONS = 2

function judgeChoices(document: HtmlDocument, scripts: string): Judgement {
  const groups = document.elements().flatMap(parent => {
    const buttons = parent.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'button')
    return buttons.length >= MIN_BUTTONS ? [buttons] : []
  })
  if (groups.length === 0) return notApplicable('the page has no buttons beside each other')
  const words = wordsOf(scripts)
  const silent = groups.flatMap(buttons => {
    const chosen = buttons.filter(button => CHOSEN.test(attribute(button, 'class') ?? ''))
    const [first] = chosen
    const isSilent =
      first !== undefined &&
      chosen.length === 1 &&
      buttons.every(button => startOfSeenText(button, MAX_TEXT).trim() !== '') &&
      !buttons.some(button => button.attrs.some(({ name }) => SAYS_CHOSEN.test(name))) &&
      !SETS_CHOSEN.test(scripts) &&
      buttons.every(button => isServed(button, words) && !isLink(button))
    return isSilent ? [{ first, count: buttons.length }] : []
  })
  return failWhere(
    silent
      .slice(0, MAX_FOUND)
      .map(({ first, count }) =>
        document.occurrence(
          first,
          `Only a class says that the button "${startOfSeenText(first, MAX_TEXT).trim().slice(0, MAX_TEXT)}" is the chosen one of ${count}.`,
        ),
      ),
  )
}

function buttonsOf(document: HtmlDocument): Element[] {
  return document.elements('button').slice(0, MAX_BUTTONS)
}

/** Links without an address whose role says that they are buttons, as the menu buttons of Bulma. */
function linksAsButtons(document: HtmlDocument): Element[] {
  return document
    .elements('a')
    .filter(
      link =>
        attribute(link, 'href') === undefined && attribute(link, 'role')?.trim().toLowerCase() === 'button',
    )
    .slice(0, MAX_BUTTONS)
}

function namesOf(element: Element): string {
  return `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`.slice(0, MAX_NAMES)
}

const MAX_STEPS_UP = 10

/** Whether a button stands in a link, which leads to a page: it is an entry of a menu, whatever it is called. */
function isInLink(button: Element): boolean {
  let at = parentOf(button)
  for (let step = 0; at && step < MAX_STEPS_UP; step++, at = parentOf(at)) if (at.tagName === 'a') return true
  return false
}

/** Names that scripts hold: of classes, ids and everything else. */
function wordsOf(scripts: string): ReadonlySet<string> {
  return new Set(scripts.match(/[\w-]{3,60}/g))
}

/** Whether a script of the page acts on a button, by its own handler or by a class or id that the script names. */
function isServed(button: Element, words: ReadonlySet<string>): boolean {
  if (attribute(button, 'onclick') !== undefined) return true
  return namesOf(button)
    .split(/\s+/)
    .some(name => words.has(name))
}

/** Whether a button leads to a page, which is a fault of its own: the entry of the page itself is chosen there. */
function isLink(button: Element): boolean {
  return /location/.test((attribute(button, 'onclick') ?? '').slice(0, MAX_NAMES))
}

function named(button: Element): string {
  const text = (attribute(button, 'aria-label') ?? startOfSeenText(button, MAX_TEXT)).trim()
  return text === '' ? '' : ` "${text.slice(0, MAX_TEXT)}"`
}
