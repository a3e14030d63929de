import { isThisMachine } from '../../../net/host-kind.ts'
import type { HtmlDocument } from '../../formats/html/document.ts'
import { failAmong, failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import type { LanguageAlternate, LanguageAlternates } from '../../page/language-alternates.ts'
import type { PageAddress } from '../../page/page-address.ts'
import { isAbsolute } from '../../syntax/comparable-url.ts'
import type { FORM_CHECKS } from './checks.ts'

/** Judges how the versions are written down, whatever they mean. */
export function judgeForm(
  document: HtmlDocument,
  { read, inBody, withoutRelation }: LanguageAlternates,
  address: PageAddress,
): Record<keyof typeof FORM_CHECKS, Judgement> {
  const found = (
    matches: (alternate: LanguageAlternate) => string | undefined,
    among: readonly LanguageAlternate[] = read,
  ) =>
    failAmong(
      among,
      among.flatMap(alternate => {
        const message = matches(alternate)
        return message === undefined ? [] : [alternate.at(message)]
      }),
      NO_URL,
    )
  const usable = read.filter(({ url }) => url)
  return {
    'outside-head': failWhere(
      inBody.map(link => document.occurrence(link, 'is in the body, where it is ignored')),
    ),
    'rel-not-alternate': failWhere(
      withoutRelation.map(link => document.occurrence(link, 'has hreflang, but not rel="alternate"')),
    ),
    'mixed-with-media': found(({ media }) =>
      media === undefined || media.trim() === '' ? undefined : `media="${media}"`,
    ),
    'href-invalid': found(({ url, href }) => (url ? undefined : hrefFault(href))),
    'href-relative': found(
      ({ url, href }) => (isAbsolute(href) ? undefined : `"${href}" for ${url!.href}`),
      usable,
    ),
    'href-local-host': found(
      ({ url }) =>
        isDevelopmentServer(url!, address.here) ? `${url!.href} is on a development server` : undefined,
      usable,
    ),
    'href-fragment': found(({ url }) => (url!.hash === '' ? undefined : url!.href), usable),
    'href-http': judgeProtocol(usable, address),
  }
}

const NO_URL = 'no language version has a URL that can be read'

function hrefFault(href: string): string {
  return href === '' ? 'has no href' : `"${href}" is not an http or https URL`
}

/** The address of a server that runs on another port is a left-over of a build on a developer's machine. */
function isDevelopmentServer(url: URL, here: URL): boolean {
  if (!isThisMachine(url.hostname)) return false
  return !isThisMachine(here.hostname) || url.port !== here.port
}

/** A preview may be served without TLS: its canonical then tells how the site will be reached. */
function judgeProtocol(usable: readonly LanguageAlternate[], address: PageAddress): Judgement {
  const { here, canonical } = address
  const secure = here.protocol === 'https:' ? here : canonical?.protocol === 'https:' ? canonical : undefined
  if (!secure) return notApplicable('neither the page nor its canonical is on https')
  const isSecured = (url: URL) =>
    url.hostname === secure.hostname || (url.host !== here.host && address.isOnSite(url))
  const judged = usable.filter(({ url }) => url!.protocol === 'https:' || isSecured(url!))
  const plain = judged.filter(({ url }) => url!.protocol === 'http:')
  return failAmong(
    judged,
    plain.map(alternate => alternate.at(`${alternate.url!.href} on a site of https`)),
    'no language version is one of which it is known that it can be had over https',
  )
}
