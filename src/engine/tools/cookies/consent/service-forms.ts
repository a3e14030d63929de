import { attribute, type Element, type HtmlDocument, textOf } from '../../../formats/html/document.ts'
import { isForVisitors } from './asked-data.ts'

/** A form that another service draws in the page: its fields are in no HTML of the site. */
export interface ServiceForm {
  service: string
  element: Element
}

/** Elements that are looked at, and characters of a class and of a script. */
const MAX_ELEMENTS = 1000
const MAX_CLASS = 300
const MAX_SCRIPT = 20_000

/** What a service has its customers put into their pages. All of these forms ask for an email address at least. */
const CLASSES: readonly [service: string, name: RegExp, attribute: string][] = [
  // https://developers.hubspot.com/docs/cms/reference/forms
  ['HubSpot', /(?:^|\s)hs-form-(?:frame|html)(?:\s|$)/, 'data-form-id'],
  ['MailerLite', /(?:^|\s)ml-embedded(?:\s|$)/, 'data-form'],
]
const SOURCES: readonly [service: string, tag: string, host: RegExp, path: RegExp][] = [
  ['HubSpot', 'iframe', /^share(?:-[a-z\d]{2,4})?\.hsforms\.com$/, /^\/./],
  ['Kit', 'script', /^[\w-]+\.(?:ck\.page|kit\.com)$/, /^\/[\da-f]{6,40}\/index\.js$/],
  ['Brevo', 'iframe', /^[\da-z]+\.sibforms\.com$/, /^\/serve\//],
  ['beehiiv', 'iframe', /^embeds\.beehiiv\.com$/, /^\/./],
  ['Substack', 'iframe', /^[\w-]+\.substack\.com$/, /^\/embed\/?$/],
]
/** A call that draws one where it stands. */
const HUBSPOT_CALL = /\bhbspt\.forms\.create\s?\(\s?\{/

/** The first form of another service that a page shows to visitors. */
export function formOfService(document: HtmlDocument): ServiceForm | undefined {
  for (const element of document.withAttribute('class').slice(0, MAX_ELEMENTS * 5)) {
    const classes = attribute(element, 'class')!.slice(0, MAX_CLASS)
    const found = CLASSES.find(([, name, id]) => name.test(classes) && attribute(element, id))
    if (found && isForVisitors(element)) return { service: found[0], element }
  }
  for (const element of document.elements('iframe', 'script').slice(0, MAX_ELEMENTS)) {
    const src = attribute(element, 'src')
    const url = src === undefined ? undefined : document.addressOf(src)
    const service = url
      ? SOURCES.find(
          ([, tag, host, path]) =>
            tag === element.tagName && host.test(url.hostname) && path.test(url.pathname),
        )?.[0]
      : isCall(element)
        ? 'HubSpot'
        : undefined
    if (service !== undefined && isForVisitors(element)) return { service, element }
  }
  return undefined
}

function isCall(element: Element): boolean {
  return element.tagName === 'script' && HUBSPOT_CALL.test(textOf(element).slice(0, MAX_SCRIPT))
}
