import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { failEach, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isForUsers } from '../../syntax/for-users.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import { isFilledIn } from './field-labels.ts'
import { formsAround } from './forms-around.ts'

/** Whether browsers can fill in for visitors what is about themselves. */
export const autofill = defineTopic({
  checks: {
    'autofill-missing': {
      severity: 'notice',
      title: 'A form does not say which fields are about the visitor',
      why: 'WCAG (1.3.5, level AA) asks for it: browsers then fill in name, email address and phone number, and tools for people with cognitive disabilities show symbols beside the fields. Without it visitors on phones type all of it.',
      fix: 'Add autocomplete to each field about the visitor: autocomplete="name", "email", "tel", "street-address", "postal-code".',
      help: 'https://www.w3.org/WAI/WCAG22/Understanding/identify-input-purpose.html',
      example:
        '<form><input name="name"><input type="email" name="email"><input type="tel" name="phone"></form>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    const judgement = isForUsers(page.document.url)
      ? notApplicable('the page is for those who log in or buy')
      : judgeForms(page.document)
    return { judgements: unlessUnfilled(page, { 'autofill-missing': judgement }) }
  },
})

/** Fields that are looked at, and those about the visitor from which on a form is one to be filled in. */
const MAX_FIELDS = 500
const MIN_FIELDS = 2
const MAX_NAME = 60
/** Names of fields for a name, an address, an email address or a phone number, in the languages that are most frequent. */
const ABOUT_VISITOR =
  /^(?:(?:your|my|contact|customer|client|user|form|input|cf|field|guest|txt)[-_ ]?)?(?:(?:first|last|full|given|family|sur)?[-_ ]?name|vor-?name|nach-?name|nom|pr[eé]nom|nombre|apellidos?|nome|cognome|imi[eę]|nazwisko|jm[eé]no|p[rř][ií]jmen[ií]|nev|n[eé]v|naam|voornaam|achternaam|namn|navn|nume|prenume|имя|фамилия|ім’я|fio|e-?mail(?:[-_ ]?addr(?:ess|esse)?)?|correo|tel|telefon[oe]?|t[eé]l[eé]phone|phone(?:[-_ ]?(?:number|no))?|mobile|handy|telefoon|telefonnummer|телефон|street|address|adresse|direcci[oó]n|indirizzo|stra(?:ss|ß)e|plz|zip(?:[-_ ]?code)?|postal[-_ ]?code|postcode)$/iu
const WRITTEN_INTO = /^(?:|text|email|tel)$/
const OF_CONTACT = /^(?:email|tel)$/

function judgeForms(document: HtmlDocument): Judgement {
  const around = formsAround(document)
  const forms = Map.groupBy(
    document
      .elements('input')
      .slice(0, MAX_FIELDS)
      .filter(field => isPassword(field) || isFilledIn(field)),
    field => around.get(field),
  )
  const ofVisitors = [...forms].flatMap(([form, fields]) => {
    const about = fields.filter(isAboutVisitor)
    const asks = about.some(field => OF_CONTACT.test(typeOf(field)) || isContact(field))
    return form && asks && about.length >= MIN_FIELDS && !fields.some(isPassword) ? [{ form, about }] : []
  })
  return failEach(
    ofVisitors,
    ({ form, about }) => {
      const told = [form, ...about].some(element => attribute(element, 'autocomplete') !== undefined)
      if (told) return undefined
      const names = about.map(field => `"${nameOf(field) || typeOf(field)}"`)
      return document.occurrence(
        form,
        `None of ${about.length} fields about the visitor has autocomplete: ${names.slice(0, 5).join(', ')}.`,
      )
    },
    'the page has no form with several fields about the visitor',
  )
}

function typeOf(field: Element): string {
  return (attribute(field, 'type') ?? '').trim().toLowerCase()
}

function isPassword(field: Element): boolean {
  return typeOf(field) === 'password'
}

function nameOf(field: Element): string {
  const named = ['name', 'id'].map(name => (attribute(field, name) ?? '').trim())
  return (named.find(value => ABOUT_VISITOR.test(value.slice(0, MAX_NAME))) ?? '').slice(0, MAX_NAME)
}

function isAboutVisitor(field: Element): boolean {
  const type = typeOf(field)
  return WRITTEN_INTO.test(type) && (OF_CONTACT.test(type) || nameOf(field) !== '')
}

function isContact(field: Element): boolean {
  return /mail|tel|phone|correo|handy|mobile|телефон/i.test(nameOf(field))
}
