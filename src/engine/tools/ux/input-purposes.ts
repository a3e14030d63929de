import type { Occurrence } from '../../../api/results.ts'
import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import { isFillable, typeOf } from './fillable-fields.ts'
import { labelsOf } from './forms.ts'
import { formsAround } from './forms-around.ts'

/** Whether programs can tell which fields of a form ask for data of the visitor. */
export const inputPurposes = defineTopic({
  checks: {
    'input-purpose-missing': {
      severity: 'notice',
      title: 'Fields for personal data do not say what they are for',
      why: 'Browsers and assistive software fill in name, email address and phone number where autocomplete names them. WCAG 2.2 asks for it (1.3.5, level AA).',
      fix: 'Add autocomplete to the fields: "name", "given-name", "family-name", "email", "tel", "street-address", "postal-code".',
      help: 'https://www.w3.org/WAI/WCAG22/Understanding/identify-input-purpose.html',
      example: '<form><input name="name"><input type="email" name="email"></form>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    return { judgements: unlessUnfilled(page, { 'input-purpose-missing': judgeForms(page.document) }) }
  },
})

/** Names of fields for the name of a person, in the languages that are most frequent on the web. */
const NAME =
  /^(?:your|user|full|first|last|f|l|given|family|contact|customer|client|sender|from|vor|nach|prenom|dein|ihr)?[-_. ]?(?:name|nome|nombre|nom|namn|navn|naam|nimi|imie|jmeno|meno|nev|isim|ad|adsoyad|fullname|firstname|lastname|surname|nachname|vorname|prenom|apellidos?|cognome|sobrenome|nazwisko|prijmeni|efternamn|achternaam|voornaam)$/
const MAIL =
  /^(?:your|user|contact|customer|client|sender|from)?[-_. ]?(?:e-?mail|mail|correo|courriel|eposta|e-posta)(?:[-_. ]?addr(?:ess)?)?$/
const PHONE =
  /^(?:your|user|contact|customer|client)?[-_. ]?(?:tel|telephone|telefon|telefone|telefono|phone|mobile|handy|telefoon|puhelin|puh)(?:[-_. ]?(?:no|nr|number|nummer))?$/

/** What says that a field is for the name or the address of somebody else, which no browser fills in. */
const OF_OTHERS =
  /destinat[aá]|recipient|receiver|empfänger|begünstigt|ontvanger|mottak|mottag|modtager|odbiorc|adresat|příjem|prijem|получател|отримувач|(?<!\p{L})(?:friend|freund|amig[oa]|ami|amico|vriend|referee)(?:['’]?s|in|es?)?(?!\p{L})/iu

type Purpose = 'name' | 'email' | 'tel'

/** Forms that ask who somebody is: with a field for the name and one for an address or a number. */
function judgeForms(document: HtmlDocument): Judgement {
  const around = formsAround(document)
  const labels = labelsOf(document)
  const byForm = new Map<Element, { field: Element; purpose: Purpose }[]>()
  for (const field of document.elements('input')) {
    const form = around.get(field)
    const purpose = form && isFillable(field) ? purposeOf(field) : undefined
    if (!form || !purpose || OF_OTHERS.test(labels(field))) continue
    const found = byForm.get(form)
    if (found) found.push({ field, purpose })
    else byForm.set(form, [{ field, purpose }])
  }
  const asking = [...byForm].filter(([, fields]) => {
    const purposes = new Set(fields.map(({ purpose }) => purpose))
    return purposes.has('name') && purposes.size > 1
  })
  if (asking.length === 0) return notApplicable('no form of the page asks who somebody is')
  return failWhere(asking.flatMap(([form, fields]) => placeOf(document, form, fields)))
}

function placeOf(
  document: HtmlDocument,
  form: Element,
  fields: readonly { field: Element; purpose: Purpose }[],
): Occurrence[] {
  // Where some say it, somebody thought about it; what is off is off on purpose.
  if ([form, ...fields.map(({ field }) => field)].some(at => attribute(at, 'autocomplete') !== undefined))
    return []
  const purposes = [...new Set(fields.map(({ purpose }) => purpose))]
  const message = `No field of this form has autocomplete, which belongs on those for ${new Intl.ListFormat('en-GB').format(purposes.map(purpose => WORDS[purpose]))}.`
  return [document.occurrence(form, message)]
}

const WORDS: Readonly<Record<Purpose, string>> = {
  name: 'the name',
  email: 'the email address',
  tel: 'the phone number',
}
const MAX_NAME = 60

function purposeOf(field: Element): Purpose | undefined {
  const type = typeOf(field)
  if (type === 'email' || type === 'tel') return type
  if (type !== 'text') return undefined
  const names = ['name', 'id'].map(name =>
    (attribute(field, name) ?? '')
      .slice(0, MAX_NAME)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase(),
  )
  if (names.some(name => MAIL.test(name))) return 'email'
  if (names.some(name => PHONE.test(name))) return 'tel'
  return names.some(name => NAME.test(name)) ? 'name' : undefined
}
