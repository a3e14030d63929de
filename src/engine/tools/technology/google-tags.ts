import { attribute, type Element, type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { isExecutable } from '../../page/scripts.ts'

/** Characters of an inline script that are looked at. */
export const MAX_SCRIPT = 200_000

/** Consent platforms let scripts of this type run once a visitor has agreed. */
export function isHeldBack(element: Element): boolean {
  return attribute(element, 'type')?.trim().toLowerCase() === 'text/plain'
}

/** IDs of manuals and of settings that nobody filled in. */
const NO_ID =
  /^(?:undefined|null|X{4,20}|(?:G|UA|GTM|AW|GT)(?:-(?:X{3}[XY\d-]*|0{5,}(?:-\d)?|YOUR.{0,20})?)?|.{0,10}(?:YOUR|MEASUREMENT|TRACKING|CONTAINER|ANALYTICS|TAG)[-_ ]?ID.{0,10}|)$/i
const TAG_HOST = /^(?:www\.)?googletagmanager\.com$/
const STATED_ID =
  /\bgtag\(\s{0,20}['"]config['"]\s{0,20},\s{0,20}['"]([^'"]{0,40})['"]|\bga\(\s{0,20}['"]create['"]\s{0,20},\s{0,20}['"]([^'"]{0,40})['"]|gtm\.start[\s\S]{0,800}?['"]dataLayer['"]\s{0,20},\s{0,20}['"]([^'"]{0,40})['"]/g

const FRAME_ID = /googletagmanager\.com\/ns\.html\?id=([\w-]{0,40})/g

/** Whether an ID of a Google tag is one of an account, and neither empty nor copied from a manual. */
export function isAccountId(id: string): boolean {
  return !NO_ID.test(id.trim())
}

/** A Google tag of a page, with the ID that it states. */
export interface GoogleTag {
  element: Element
  /** Empty where nobody has filled it in. */
  id: string
}

/** Google's tags, by what loads them, their frame without scripts, and what configures them. */
export function googleTagsOf(document: HtmlDocument): GoogleTag[] {
  const loaded = document.elements('script', 'iframe').flatMap(element => {
    const url = URL.parse(document.resolve(attribute(element, 'src') ?? '') ?? '')
    const id = url && TAG_HOST.test(url.hostname) ? url.searchParams.get('id') : null
    return id === null ? [] : [{ element, id }]
  })
  const inline = document.elements('script').filter(element => isExecutable(element) || isHeldBack(element))
  const stated = inline.flatMap(element =>
    [...textOf(element).slice(0, MAX_SCRIPT).matchAll(STATED_ID)].map(([, config, create, container]) => ({
      element,
      id: (config ?? create ?? container)!,
    })),
  )
  const framed = document
    .elements('noscript')
    .flatMap(element =>
      [...textOf(element).slice(0, MAX_SCRIPT).matchAll(FRAME_ID)].map(([, id]) => ({ element, id: id! })),
    )
  return [...loaded, ...stated, ...framed]
}
