import { isLocalHost } from '../../../net/host-kind.ts'
import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import type { Visit } from '../../visit/visit.ts'
import { ALL_UPGRADED, insecureAddresses } from './insecure-addresses.ts'

const MDN = 'https://developer.mozilla.org/en-US/docs/Web'

/** Whether what visitors enter travels in clear text. */
export const forms = defineTopic({
  checks: {
    'insecure-form-action': {
      severity: 'warning',
      title: 'A form of the HTTPS page sends to an http: URL',
      why: 'What visitors enter is sent unencrypted, and browsers warn them before they send it.',
      fix: 'Give the form an https: URL as its action.',
      help: `${MDN}/Security/Defenses/Mixed_content`,
      example: '<form action="http://www.example.com/order">',
    },
    'password-over-http': {
      severity: 'error',
      title: 'A page without HTTPS has a password field',
      why: 'The password is sent unencrypted, and browsers mark the page as not secure.',
      fix: 'Serve the page over HTTPS only.',
      help: `${MDN}/Security/Practical_implementation_guides/TLS`,
      example: '<input type="password"> on http://www.example.com/login',
    },
  },
  async judge(visit) {
    const page = await visit.htmlPage()
    const isHttps = new URL(page.url).protocol === 'https:'
    return {
      judgements: {
        'insecure-form-action': isHttps
          ? await judgeForms(visit, page.document)
          : notApplicable('the page is served over plain HTTP'),
        'password-over-http': isHttps ? notApplicable('the page is served over HTTPS') : judgePasswords(page),
      },
    }
  },
})

async function judgeForms(visit: Visit, document: HtmlDocument): Promise<Judgement> {
  if (!sendsForms(document)) return notApplicable('the page has no forms')
  const { forms: insecure, areUpgraded } = await insecureAddresses(visit)
  return areUpgraded ? pass(ALL_UPGRADED) : failWhere(insecure)
}

/** A button may name an address of its own, for a form that scripts make. */
function sendsForms(document: HtmlDocument): boolean {
  return document
    .elements('form', 'button', 'input')
    .some(element => element.tagName === 'form' || attribute(element, 'formaction') !== undefined)
}

function judgePasswords({ url, document }: HtmlPage): Judgement {
  if (isLocalHost(new URL(url).hostname)) return notApplicable('the server is a local one')
  const fields = document
    .elements('input')
    .filter(input => attribute(input, 'type')?.trim().toLowerCase() === 'password')
  return failWhere(
    fields.map(field => document.occurrence(field, 'Passwords typed here are sent unencrypted')),
  )
}
