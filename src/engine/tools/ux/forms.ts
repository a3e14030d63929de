import type { Occurrence } from '../../../api/results.ts'
import type { RenderedPage } from '../../browser/rendered-page.ts'
import { attribute, type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'
import type { SourceTag } from '../../formats/html/source-tags.ts'
import {
  fail,
  failWhere,
  type Judgement,
  judgedWithout,
  notApplicable,
  notMeasured,
} from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { NotApplicable, NotMeasured } from '../../not-measured.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { shownJudgedPage, shownPage } from '../../visit/shown-page.ts'
import { isFillable, isTextField, typeOf } from './fillable-fields.ts'
import { formsAround } from './forms-around.ts'
import { ownLoading } from './own-loading.ts'
import { placeOfTag } from './source-tags.ts'

/** How the forms of the page can be filled in. */
export const forms = defineTopic({
  checks: {
    'form-nested': {
      severity: 'warning',
      title: 'A form is inside another form',
      why: 'Browsers ignore the inner one: its fields are sent with the outer form, to the wrong URL, or not at all.',
      fix: 'Close the first form before the second begins.',
      help: 'https://html.spec.whatwg.org/multipage/forms.html#the-form-element',
      example: '<form action="/order"> … <form action="/search"><input name="q"></form> … </form>',
    },
    'form-without-submit': {
      severity: 'warning',
      title: 'A form has no submit button',
      why: 'The Enter key does not send a form of several fields without one, and screen reader users find nothing to press.',
      fix: 'Add a <button> to the form. Its type is submit by default.',
      help: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission',
      example: '<form action="/login"><input name="user"><input name="password" type="password"></form>',
    },
    'paste-prevented': {
      severity: 'warning',
      title: 'A field does not accept pasted text',
      why: 'Password managers cannot fill it in, and visitors must type what they could copy.',
      fix: 'Remove the handler that cancels the paste event.',
      help: 'https://developer.chrome.com/docs/lighthouse/best-practices/paste-preventing-inputs',
      example: '<input type="password" onpaste="return false">',
    },
    'input-type-generic': {
      severity: 'notice',
      title: 'A field for an email address or phone number has another type',
      why: 'Phones show the wrong keyboard: without @, or with letters instead of digits. A field of type="number" takes neither + nor spaces, and drops the zero at the beginning.',
      fix: 'Use type="email" or type="tel", or add inputmode.',
      help: 'https://web.dev/learn/forms/form-fields',
      example: '<input type="text" name="email">',
    },
    'autocomplete-missing': {
      severity: 'notice',
      title: 'A password field does not say which password it is for',
      why: 'Password managers have to guess whether to fill in the saved password or to suggest a new one.',
      fix: 'Add autocomplete="current-password" to a login form, autocomplete="new-password" to a registration form.',
      help: 'https://www.w3.org/WAI/WCAG22/Understanding/identify-input-purpose.html',
      example: '<input type="password" name="password">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const [judged, sent, loading] = await Promise.all([
      shownJudgedPage(visit),
      shownPage(visit),
      ownLoading(visit),
    ])
    const { document } = judged
    const fields = document.elements('input').filter(isFillable)
    const pastedInto = fields.filter(field => PASTED_INTO.test(typeOf(field)))
    return {
      judgements: unlessUnfilled(judged, {
        'form-nested': judgeNesting(sent.document),
        'form-without-submit': judgeSubmit(document),
        'paste-prevented': judgePaste(document, pastedInto, loading),
        'input-type-generic': judgeTypes(document, fields),
        'autocomplete-missing': judgeAutocomplete(document, fields, unseenParts(judged)),
      }),
    }
  },
})

function judgeNesting(document: HtmlDocument): Judgement {
  const forms = document.elements('form')
  const begun = document.sourceTags.noted.filter(({ name }) => name === 'form')
  if (begun.length === 0) return notApplicable('the page has no forms')
  const kept = new Set(forms.map(form => form.sourceCodeLocation?.startOffset))
  const dropped: Occurrence[] = []
  let outer: SourceTag | undefined
  for (const tag of begun) {
    if (kept.has(tag.offset)) outer = tag
    else if (outer) {
      const { line } = document.positionAt(outer.offset)
      const message = `Browsers ignore this form: the one that begins in line ${line} is still open.`
      dropped.push(placeOfTag(document, tag, message))
    }
  }
  return failWhere(dropped)
}

/** Forms that are made to be sent: those that say where to. A script may well take care of others. */
function judgeSubmit(document: HtmlDocument): Judgement {
  const forms = document
    .elements('form')
    .filter(
      form => (attribute(form, 'action')?.trim() ?? '') !== '' && attribute(form, 'method') !== 'dialog',
    )
  if (forms.length === 0) return notApplicable('no form of the page has an action')
  const owned = ownersOf(document)
  return failWhere(
    forms
      .filter(form => cannotBeSent(form, owned.get(form) ?? []))
      .map(form => document.occurrence(form, 'This form has no submit button.')),
  )
}

function cannotBeSent(form: Element, controls: readonly Element[]): boolean {
  if (controls.some(isPressable) || [form, ...controls].some(sendsByScript)) return false
  const inputs = controls.filter(({ tagName }) => tagName === 'input').filter(isFillable)
  const fields = inputs.filter(field => isTextField(typeOf(field)))
  const areas = controls.filter(({ tagName }) => tagName === 'textarea')
  return fields.length > 1 || (fields.length === 0 && areas.length > 0)
}

function isPressable(element: Element): boolean {
  const { tagName } = element
  if (tagName === 'input') return /^(?:submit|image|button)$/.test(typeOf(element))
  return tagName === 'button' || tagName.includes('-') || attribute(element, 'role') === 'button'
}

function sendsByScript({ tagName, attrs }: Element): boolean {
  return tagName === 'a' || attrs.some(({ name }) => /^on(?:change|input|click|key)/.test(name))
}

/** What belongs to each form: what stands in it, and what names it with `form`. */
function ownersOf(document: HtmlDocument): ReadonlyMap<Element, readonly Element[]> {
  const owned = new Map<Element, Element[]>(document.elements('form').map(form => [form, []]))
  const byId = new Map(document.elements('form').map(form => [attribute(form, 'id'), form]))
  const around = formsAround(document)
  for (const element of document.elements()) {
    const id = attribute(element, 'form')
    const owner = id === undefined ? around.get(element) : byId.get(id)
    if (owner) owned.get(owner)?.push(element)
  }
  return owned
}

/** Types of fields that Chrome is asked to paste into. */
const PASTED_INTO = /^(?:text|search|tel|url|email|password|number)$/

function judgePaste(
  document: HtmlDocument,
  fields: readonly Element[],
  rendered: RenderedPage | NotMeasured | NotApplicable,
): Judgement {
  const refusing = fields.filter(field =>
    /return\s+false|preventDefault/.test(attribute(field, 'onpaste') ?? ''),
  )
  if (refusing.length > 0) {
    return fail(
      refusing.map(field =>
        document.occurrence(field, 'The onpaste attribute of this field cancels pasting.'),
      ),
    )
  }
  if (fields.length === 0) return notApplicable('the page has no text fields')
  if (rendered instanceof Error) return judgedWithout(rendered)
  if (!rendered.pasteRefusals) return notMeasured('Chrome had no time left to try pasting')
  return failWhere(
    rendered.pasteRefusals.map(({ selector, type }) => ({
      url: rendered.url,
      selector,
      message: `A script cancels pasting into this field of type "${type}".`,
    })),
  )
}

const MAIL_NAME = /^(?:e-?mail|mail)(?:[-_]?addr(?:ess|esse)?)?$/i
const PHONE_NAME =
  /^(?:tel|t[eé]l[eé]phone|tel[eé]fono|telefone|telefoon|telefon|phone|mobile|handy)(?:[-_]?(?:no|nr|number|nummer))?$/i
/** Of a field for a number, which may count the phones of a firm. */
const PHONE_NUMBER_NAME =
  /^(?:tel|t[eé]l[eé]phone|tel[eé]fono|telefone|telefoon|telefon|phone)(?:[-_]?(?:no|nr|number|nummer))?$/i

/** Fields for an address or a number of people, by their type or name, whose type is to say so. */
function judgeTypes(document: HtmlDocument, fields: readonly Element[]): Judgement {
  const labels = labelsOf(document)
  const meant = fields.flatMap(field => {
    const type = fittingType(field)
    return type && !OTHER_MEANS[type].test(labels(field)) ? [{ field, type }] : []
  })
  if (meant.length === 0) return notApplicable('the page has no field for an email address or phone number')
  return failWhere(
    meant
      .filter(
        ({ field }) =>
          typeOf(field) === 'number' ||
          (typeOf(field) === 'text' && attribute(field, 'inputmode') === undefined),
      )
      .map(({ field, type }) =>
        document.occurrence(field, `This field ${writtenType(field)}: use type="${type}".`),
      ),
  )
}

/** Characters of a type that is none. */
const MAX_TYPE = 30

/** What a field for text says of its type: nothing, or a name that browsers do not know, such as "phone". */
function writtenType(field: Element): string {
  const type = attribute(field, 'type')?.trim().slice(0, MAX_TYPE) ?? ''
  if (type === '') return 'has no type'
  if (type.toLowerCase() === 'number') return 'has type="number", which drops a zero at the beginning'
  return type.toLowerCase() === 'text'
    ? 'has type="text"'
    : `has type="${type}", which browsers take for "text"`
}

const ACCOUNT = String.raw`\bline\b|whats-?app|telegram|\bsignal\b|viber|wechat|微信|kakao|카카오|instagram|skype|zalo|user ?name`
/** What else may be written into a field of a type, by its label: "Phone, WhatsApp or LINE" is no number alone. */
const OTHER_MEANS: Readonly<Record<'email' | 'tel', RegExp>> = {
  email: new RegExp(`${ACCOUNT}|phone|telef|\\btel\\b|mobil|handy|puhelin|gsm|电话|電話|전화`, 'i'),
  tel: new RegExp(`${ACCOUNT}|mail|@|邮箱|メール|이메일`, 'i'),
}
/** Characters of a label that are looked at. */
const MAX_LABEL = 200

/** What is written beside a field, around it or in it. */
export function labelsOf(document: HtmlDocument): (field: Element) => string {
  const byId = new Map<string, Element>()
  for (const label of document.elements('label')) {
    const id = attribute(label, 'for')
    if (id !== undefined && !byId.has(id)) byId.set(id, label)
  }
  return field => {
    const parent = parentOf(field)
    const around = [parent, parent && parentOf(parent)].find(at => at?.tagName === 'label')
    const label = around ?? byId.get(attribute(field, 'id') ?? '')
    const texts = ['placeholder', 'aria-label', 'name', 'title'].map(name =>
      (attribute(field, name) ?? '').slice(0, MAX_LABEL),
    )
    return [label ? startOfSeenText(label, MAX_LABEL) : '', ...texts].join(' ')
  }
}

/** The type that a field has, or one for any text should have by its name; undefined where it is for something else. */
function fittingType(field: Element): 'email' | 'tel' | undefined {
  const own = typeOf(field)
  if (own === 'email' || own === 'tel') return own
  const tokens = (attribute(field, 'autocomplete') ?? '').toLowerCase().split(/\s+/)
  const names = [attribute(field, 'name') ?? '', attribute(field, 'id') ?? '']
  if (own === 'number') {
    const isCount = ['min', 'max', 'step'].some(name => (attribute(field, name) ?? '').trim() !== '')
    const isPhone = tokens.includes('tel') || names.some(name => PHONE_NUMBER_NAME.test(name))
    return isPhone && !isCount ? 'tel' : undefined
  }
  if (own !== 'text') return undefined
  if (tokens.includes('email') || names.some(name => MAIL_NAME.test(name))) return 'email'
  return tokens.includes('tel') || names.some(name => PHONE_NAME.test(name)) ? 'tel' : undefined
}

/** Browsers know what a field of type email or tel is for; whether a password is an old or a new one they cannot know. */
/** What the page holds and does not show, as the login of a theme that nobody opens. */
function unseenParts({ document, scripts }: JudgedPage): Element[] {
  return scripts.state === 'seen' ? [...document.elementsAt(scripts.rendered.unseenTexts)] : []
}

function judgeAutocomplete(
  document: HtmlDocument,
  fields: readonly Element[],
  unseen: readonly Element[],
): Judgement {
  const passwords = fields.filter(
    field => typeOf(field) === 'password' && !unseen.some(part => document.isBelow(field, part)),
  )
  if (passwords.length === 0) return notApplicable('the page asks for no password')
  const around = formsAround(document)
  const silent = passwords.filter(field => {
    const form = around.get(field)
    return (
      attribute(field, 'autocomplete') === undefined &&
      (form === undefined || attribute(form, 'autocomplete') === undefined)
    )
  })
  return failWhere(
    silent.map(field => document.occurrence(field, 'This password field has no autocomplete.')),
  )
}
