import { percentDecoded } from '../../../text/percent-decoded.ts'
import { attribute } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import type { PageLink } from '../../page/links/page-links.ts'
import { referringPage } from './page-targets.ts'
import { shown } from './shown.ts'
import { shownNumber } from './shown-number.ts'

type SchemeCheck = 'invalid-mailto' | 'invalid-tel'

/** Whether addresses of mail and telephone can be used. */
export const schemes = defineTopic({
  checks: {
    'invalid-mailto': {
      severity: 'warning',
      title: 'A mail link has no valid address',
      why: 'Mail programs open with a wrong recipient or none, so the message does not arrive.',
      fix: 'Write mailto:name@host. Separate several addresses with commas.',
      help: 'https://www.rfc-editor.org/rfc/rfc6068#section-2',
      example: '<a href="mailto:shop at example.com">Mail</a>',
    },
    'invalid-tel': {
      severity: 'warning',
      title: 'A telephone link has no valid number',
      why: 'Phones cannot dial it.',
      fix: 'Write tel:+ and the number with its country code, in digits.',
      help: 'https://www.rfc-editor.org/rfc/rfc3966#section-3',
      example: '<a href="tel:call us">Call</a>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, links } = await referringPage(visit)
    const { hostname } = new URL(page.preview?.origin ?? page.url)
    const judgements = judgeSchemes(stillThere(links, page), hostname)
    return { judgements: unlessUnfilled(page, judgements, ['not-applicable']) }
  },
})

/** Without links that scripts wrote anew, as those do which keep mail addresses from programs that collect them. */
function stillThere(links: readonly PageLink[], { document, sent }: JudgedPage): readonly PageLink[] {
  if (document === sent.document) return links
  const written = new Set(document.elements('a', 'area').map(link => attribute(link, 'href')))
  return links.filter(({ href, kind }) => kind !== 'navigation' || written.has(href))
}

/** @param host of the site in production */
function judgeSchemes(links: readonly PageLink[], host: string): Record<SchemeCheck, Judgement> {
  return {
    'invalid-mailto': judgeScheme(links, 'mailto:', mailtoFault),
    'invalid-tel': judgeScheme(links, 'tel:', (value, link) => {
      const fault = telFault(value)
      const number = fault === undefined ? undefined : shownNumber(link, host)
      return number === undefined ? fault : `${fault}: write ${number}, as the text says`
    }),
  }
}

function judgeScheme(
  links: readonly PageLink[],
  scheme: string,
  faultOf: (value: string, link: PageLink) => string | undefined,
): Judgement {
  const own = links.filter(
    ({ href, kind }) => kind === 'navigation' && startsWith(href, scheme) && !UNWRITTEN.test(href),
  )
  if (own.length === 0) return notApplicable(`the page has no ${scheme} links`)
  return failWhere(
    own.flatMap(link => {
      const { href, document, element } = link
      const fault = faultOf(href.trim().slice(scheme.length), link)
      return fault === undefined ? [] : [document.occurrence(element, `"${shown(href.trim())}" ${fault}`)]
    }),
  )
}

/** Templates still have to write these. */
const UNWRITTEN = /\{\{|%7B%7B|\$\{|<%|\{%/i

function startsWith(href: string, scheme: string): boolean {
  return href.trimStart().slice(0, scheme.length).toLowerCase() === scheme
}

/** Local part and domain in the letters of any script (RFC 6532), or a quoted local part. */
const MAIL_ADDRESS = /^(?:"(?:[^"\\]|\\.){1,200}"|[^\s"(),:;<>@[\\\]]{1,200})@[^\s"(),:;<>@[\\\]/]{1,255}$/

/**
 * Without an address, the sender chooses one: that is how pages are shared by mail.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6068#section-2
 */
function mailtoFault(value: string): string | undefined {
  const [to = '', fields] = value.split('?', 2)
  if (to === '') {
    return fields ? undefined : 'has no address'
  }
  const bad = to
    .split(',')
    .map(address => percentDecoded(address).trim())
    .find(address => !MAIL_ADDRESS.test(address) || hasEmptyPart(address))
  const scheme = /^https?:\/\//i.exec(bad ?? '')?.[0]
  if (scheme !== undefined) return `holds "${scheme}", which is no part of a mail address`
  if (bad !== undefined) return `names "${shown(bad)}", which is not a mail address`
  return codeFault(value) ?? fieldFault(fields)
}

/** What mail programs make of a sign of percent that begins no code is up to each of them. */
function codeFault(value: string): string | undefined {
  const code = /%(?![\da-f]{2}).{0,2}/is.exec(value)?.[0]
  return code === undefined
    ? undefined
    : `holds "${shown(code)}", which is no code of a character: write %25 for a percent sign`
}

/** An "&" parts fields, so that what follows it in a text is not part of that. @see https://www.rfc-editor.org/rfc/rfc6068#section-5 */
function fieldFault(fields = ''): string | undefined {
  const [, ...others] = fields.split('&').map(field => field.trim())
  const cut = others.find(field => field !== '' && !field.includes('='))
  return cut === undefined ? undefined : `ends its text in front of "& ${shown(cut)}": write %26 for "&"`
}

/** Slashes in front are the ones of http addresses. */
function hasEmptyPart(address: string): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return domain.split('.').includes('') || /^(?:\.|\/\/)|\.\./.test(address)
}

/**
 * The number before parameters. Blanks are no part of the syntax, but every phone passes over them, and digits of other
 * scripts are read as digits; letters and other signs are dialled by none or as something else. No country code begins with 0, which ITU-T E.164 keeps free.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3966#section-3
 */
function telFault(value: string): string | undefined {
  const number = percentDecoded(value).split(';', 1)[0]!.trim()
  if (!/[\p{Nd}*#]/u.test(number)) return 'holds no number'
  if (/^\+[\s().\-\u00A0]*0/.test(number)) return 'has a 0 after the +, and no country code begins with 0'
  const [odd] = /[^\p{Nd}+\-.()*#,\s\u00A0\u2010-\u2015pw/]/iu.exec(number) ?? []
  return odd === undefined ? undefined : `holds ${named(odd)}, which phones cannot dial`
}

/** A sign as messages show it; one that nobody sees, as word processors put around numbers, by its code. */
function named(sign: string): string {
  const code = sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
  return /\p{C}/u.test(sign) ? `an invisible character (U+${code})` : `"${sign}"`
}
