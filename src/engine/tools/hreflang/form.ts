import type { JsonObject } from '../../../api/results.ts'
import { isLocalHost, isThisMachine } from '../../../net/host-kind.ts'
import {
  failAmong,
  failWhere,
  type Judgement,
  type Judgements,
  notApplicable,
  sameForAll,
} from '../../judging/judgement.ts'
import { renderingFacts, unlessUnfilled } from '../../judging/script-judgements.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import type { LanguageAlternate, LanguageAlternates } from '../../page/language-alternates.ts'
import type { PageAddress } from '../../page/page-address.ts'
import { isAbsolute } from '../../syntax/comparable-url.ts'
import { type Preview, productionAddressOf } from '../../syntax/preview.ts'
import { namedVersions } from './named-versions.ts'
import { VERSIONS_HELP as VERSIONS } from './versions-help.ts'

const GUIDELINES = `${VERSIONS}#all-method-guidelines`

/** Most language versions that the facts list. */
const MAX_LISTED = 500

const CHECKS = {
  'outside-head': {
    severity: 'warning',
    title: 'hreflang links are outside <head>',
    why: 'Search engines read hreflang links in <head> only and ignore those in the body.',
    fix: 'Move the links into <head>, before any element that ends it early, such as <img> or <div>.',
    help: `${VERSIONS}#html`,
    example: '<body><link rel="alternate" hreflang="de" href="https://www.example.com/de/">',
  },
  'rel-not-alternate': {
    severity: 'warning',
    title: 'A link with hreflang lacks rel="alternate"',
    why: 'Search engines ignore the link without it.',
    fix: 'Write <link rel="alternate" hreflang="…" href="…">.',
    help: `${VERSIONS}#html`,
    example: '<link hreflang="de" href="https://www.example.com/de/">',
  },
  'mixed-with-media': {
    severity: 'warning',
    title: 'A hreflang link also has a media attribute',
    why: 'Google asks for hreflang links without other attributes such as media.',
    fix: 'Use a separate link without hreflang for the version for another device.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
    example: '<link rel="alternate" hreflang="de" media="print" href="https://www.example.com/de/">',
  },
  'href-invalid': {
    severity: 'warning',
    title: 'A hreflang link has no usable URL',
    why: 'Search engines ignore a link without an http or https URL.',
    fix: 'Write the full URL of the page in that language.',
    help: GUIDELINES,
    example: '<link rel="alternate" hreflang="de" href="">',
  },
  'href-relative': {
    severity: 'warning',
    title: 'A hreflang link has a relative URL',
    why: 'Google asks for full URLs, with https:// and the host.',
    fix: 'Write the full URL.',
    help: GUIDELINES,
    example: '<link rel="alternate" hreflang="de" href="/de/">',
  },
  'href-local-host': {
    severity: 'error',
    title: 'A hreflang link leads to a development server',
    why: 'Only the computer that built the page can open that URL.',
    fix: 'Set the URL of the production site in the settings of the site generator.',
    help: GUIDELINES,
    example: '<link rel="alternate" hreflang="de" href="http://localhost:3000/de/">',
  },
  'href-fragment': {
    severity: 'notice',
    title: 'A hreflang link has a URL with a fragment',
    why: 'Search engines index pages, not parts of them, and drop everything from the # on.',
    fix: 'Remove the # and what follows it.',
    help: GUIDELINES,
    example: '<link rel="alternate" hreflang="de" href="https://www.example.com/de/#top">',
  },
  'href-http': {
    severity: 'warning',
    title: 'A hreflang link of an https page has an http URL',
    why: 'That URL redirects or is another one than the URL that search engines index.',
    fix: 'Write the URL with https://.',
    help: GUIDELINES,
    example: '<link rel="alternate" hreflang="de" href="http://www.example.com/de/">',
  },
} satisfies Record<string, CheckDefinition>

/** How the versions are written down, whatever they mean. */
export const form = defineTopic({
  checks: CHECKS,
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page, address, alternates, without, notRead } = await namedVersions(visit)
    const { read } = alternates
    const found = judgeForm(page, alternates, address)
    const judgements = without
      ? sameForAll(CHECKS, without)
      : notRead
        ? {
            ...sameForAll(CHECKS, notRead),
            'outside-head': found['outside-head'],
            'rel-not-alternate': found['rel-not-alternate'],
          }
        : found
    return {
      judgements: unlessUnfilled(page, judgements, ['not-applicable']),
      facts: {
        rendered: renderingFacts(page),
        alternates: read.slice(0, MAX_LISTED).map(alternateFacts),
        ...(read.length > MAX_LISTED && { alternatesLeftOut: read.length - MAX_LISTED }),
      },
    }
  },
})

/** Judges how the versions are written down. */
function judgeForm(
  { document, preview }: HtmlPage,
  { read, inBody, withoutRelation }: LanguageAlternates,
  address: PageAddress,
): Judgements<keyof typeof CHECKS> {
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
      inBody.map(link =>
        document.occurrence(link, 'This link is in the body, where search engines ignore it'),
      ),
    ),
    'rel-not-alternate': failWhere(
      withoutRelation.map(link =>
        document.occurrence(link, 'This link has hreflang, but not rel="alternate"'),
      ),
    ),
    'mixed-with-media': found(({ media }) =>
      media === undefined || media.trim() === '' ? undefined : `This link has media="${media}"`,
    ),
    'href-invalid': found(({ url, href }) => (url ? undefined : hrefFault(href))),
    'href-relative': found(
      ({ url, href }) =>
        isAbsolute(href) ? undefined : `"${href}" is relative; write ${fullUrl(url!, preview)}`,
      usable,
    ),
    'href-local-host': found(
      ({ url }) =>
        isDevelopmentServer(url!, address.here) ? `${url!.href} is a development server` : undefined,
      usable,
    ),
    'href-fragment': found(({ url }) => (url!.hash === '' ? undefined : url!.href), usable),
    'href-http': judgeProtocol(usable, address),
  }
}

const NO_URL = 'no hreflang link has a URL that can be read'

/** The address of this machine or of a preview is nothing to write down. */
function fullUrl(url: URL, preview: Preview | undefined): string {
  const published = productionAddressOf(preview, url)
  if (published) return published.href
  const isPassing = isLocalHost(url.hostname) || url.origin === preview?.here
  return isPassing ? 'the full URL that it will have' : url.href
}

function hrefFault(href: string): string {
  return href === '' ? 'This link has no href' : `"${href}" is not an http or https URL`
}

/** The address of a server that runs on another port is a left-over of a build on a developer's machine. */
export function isDevelopmentServer(url: URL, here: URL): boolean {
  if (!isThisMachine(url.hostname)) return false
  return !isThisMachine(here.hostname) || url.port !== here.port
}

/** A preview may be served without TLS: its canonical then tells how the site will be reached. */
function judgeProtocol(usable: readonly LanguageAlternate[], address: PageAddress): Judgement {
  const { here, canonical } = address
  const secure = here.protocol === 'https:' ? here : canonical?.protocol === 'https:' ? canonical : undefined
  if (!secure) return notApplicable('neither the page nor its canonical has an https URL')
  const isSecured = (url: URL) =>
    url.hostname === secure.hostname || (url.host !== here.host && address.isOnSite(url))
  const judged = usable.filter(({ url }) => url!.protocol === 'https:' || isSecured(url!))
  const plain = judged.filter(({ url }) => url!.protocol === 'http:')
  return failAmong(
    judged,
    plain.map(alternate => alternate.at(`${alternate.url!.href} is not https, but the site is`)),
    'no hreflang link is known to work over https',
  )
}

function alternateFacts({ source, code, href, url }: LanguageAlternate): JsonObject {
  return { source, hreflang: code, href, url: url?.href ?? null }
}
