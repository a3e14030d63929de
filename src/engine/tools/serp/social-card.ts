import { parse } from 'tldts'
import type { JsonObject } from '../../../api/results.ts'
import { isLocalHost, isThisMachine } from '../../../net/host-kind.ts'
import { cutEnd } from '../../../text/cut.ts'
import { attribute, foldSpace, type HtmlDocument } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { judgeScripts } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { CanonicalLink } from '../../page/canonical-links.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { isLedOn, type JudgedPage, whyLedOn } from '../../page/judged-page.ts'
import { namesItself } from '../../page/page-address.ts'
import { asksNotToBeIndexed } from '../../page/page-directives.ts'
import { isPasswordGate } from '../../page/password-gate.ts'
import { isInBrowserLanguage } from '../../page/text/translated.ts'
import { comparablePath, comparableUrl, isAbsolute, isHomePage } from '../../syntax/comparable-url.ts'
import { isForUsers } from '../../syntax/for-users.ts'
import { isLegalNotice } from '../../syntax/legal-notice.ts'
import { isFurtherPage } from '../../syntax/list-addresses.ts'
import { hasPreviewName, productionAddressOf } from '../../syntax/preview.ts'
import { isOwnersHost } from '../../syntax/sample-host.ts'
import type { Visit } from '../../visit/visit.ts'
import { type CardImage, cardImages } from './card-images.ts'
import { isClosedAsPreview } from './closed-preview.ts'
import { type MetaText, type MetaTexts, readMetaTexts } from './meta-texts.ts'
import { descriptionOf, type Metadata, titleOf } from './metadata.ts'
import { quotedProperty } from './quoted-properties.ts'
import { type SerpPage, serpPage } from './serp-page.ts'

/** What networks, which run no scripts, show of a shared link. */
export const socialCard = defineTopic({
  checks: {
    'open-graph-incomplete': {
      severity: 'notice',
      title: 'The preview of a shared link is incomplete',
      why: 'Social networks and messengers build the preview of a shared link from the Open Graph properties. Without og:image most show no image.',
      fix: 'Add the missing <meta property="og:…"> elements to <head>.',
      help: 'https://ogp.me/#metadata',
      example: '<meta property="og:title" content="Red bike"> without og:image',
    },
    'social-card-needs-scripts': {
      severity: 'warning',
      title: 'Scripts set or replace what a shared link shows',
      why: 'Social networks and messengers run no scripts. They show what is in the HTML, or nothing.',
      fix: 'Send the og: and twitter: elements in the HTML of each page.',
      help: 'https://ogp.me/#metadata',
      example: '<meta property="og:title" content="Red bike"> that a script adds',
    },
    'og-url-mismatch': {
      severity: 'warning',
      title: 'og:url is not the URL of the page',
      why: 'Social networks count shares and likes for og:url, and some link to it instead of the page.',
      fix: 'Put the canonical URL of the page into og:url, with https:// and the host.',
      help: 'https://ogp.me/#metadata',
      example:
        '<meta property="og:url" content="https://www.example.com/b">, with the canonical https://www.example.com/a',
    },
    'og-type-home-article': {
      severity: 'notice',
      title: 'og:type calls the home page an article',
      why: 'An article has an author and a date; the home page of a site has the type website. Usually a template writes "article" on all pages.',
      fix: 'Let the template write og:type "website" on the home page.',
      help: 'https://ogp.me/#no_vertical',
      example: '<meta property="og:type" content="article"> on the home page',
    },
    'twitter-account-invalid': {
      severity: 'notice',
      title: 'twitter:site or twitter:creator names no account of the site',
      why: 'X shows the account below the card. An empty or malformed name, or that of whoever made the theme, is usually a forgotten setting.',
      fix: 'Write the name of the account with one @, or remove the element.',
      help: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup',
      example: '<meta name="twitter:site" content="@@example">',
    },
    'twitter-card-invalid': {
      severity: 'warning',
      title: 'twitter:card has an invalid value',
      why: 'X shows a card only for summary, summary_large_image, app and player.',
      fix: 'Set twitter:card to summary or summary_large_image.',
      help: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup',
      example: '<meta name="twitter:card" content="large">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, meta, sent } = await serpPage(visit)
    return {
      judgements: {
        'open-graph-incomplete': await judgeProperties(visit, page, sent, meta),
        'social-card-needs-scripts': judgeScripts(page, before => judgeScripted(before, page, meta)),
        'og-url-mismatch':
          asksNotToBeIndexed(page.document) && !(await isClosedAsPreview(visit, page))
            ? notApplicable('the page asks not to be found')
            : judgeUrl(page, sent.meta, sent.canonical),
        'og-type-home-article': judgeType(page, sent.meta),
        'twitter-account-invalid': judgeAccounts(page.sent.document),
        'twitter-card-invalid': judgeTwitterCard(sent.meta),
      },
      facts: { card: cardFact(sent.meta, await cardImages(visit), sent.metadata) },
    }
  },
})

const TWITTER_CARDS = ['summary', 'summary_large_image', 'app', 'player']

/** What networks show of a shared link. */
const SHOWN_PROPERTIES = [
  ...['og:title', 'og:type', 'og:image', 'og:url', 'og:description'],
  ...['twitter:card', 'twitter:title', 'twitter:image'],
]

/** Those of them that are in a language. */
const TEXTS: ReadonlySet<string> = new Set(['og:title', 'og:description', 'twitter:title'])

/** Names of which something has none, as messages list them. */
const ANY_OF = new Intl.ListFormat('en-US', { type: 'disjunction' })
const ALL_OF = new Intl.ListFormat('en-US')

/**
 * What a card lacks. Title and description stand in for their properties, the type is `website` and the address the one
 * that is shared where they are not given. What scripts add is reported separately.
 */
async function judgeProperties(
  visit: Visit,
  page: JudgedPage,
  { meta, metadata }: SerpPage['sent'],
  rendered: MetaTexts,
): Promise<Judgement> {
  if (isLedOn(page)) return notApplicable(whyLedOn(page))
  if (isForUsers(page.url) || isPasswordGate(page.document))
    return notApplicable('the page is for people who are on the site already')
  if (isLegalNotice(page.url)) return notApplicable('nobody shares a legal notice')
  if (asksNotToBeIndexed(page.document) && !(await isClosedAsPreview(visit, page)))
    return notApplicable('the page asks not to be found')
  const has = {
    'og:title': titleOf(metadata) !== undefined,
    'og:image': imageAlias(meta),
    'og:description': descriptionOf(metadata) !== undefined,
  }
  const missing = Object.entries(has)
    .filter(([name, isGiven]) => !isGiven && !meta.first(name) && !rendered.first(name))
    .map(([name]) => name)
  if (missing.length === 0) return pass()
  // Beside what is lacking, also those empty ones for which the title or the description stands in.
  const empty = Object.keys(has).filter(
    name => !meta.first(name) && !rendered.first(name) && isLeftEmpty(page.sent.document, name),
  )
  const absent = missing.filter(name => !empty.includes(name))
  const message = [
    ...(absent.length === 0 ? [] : [lacks(page.sent.document, absent)]),
    ...(empty.length === 0 ? [] : [`The content of ${ALL_OF.format(empty)} is empty.`]),
  ].join(' ')
  const quoted = quotedProperty(page.sent.document)
  return fail(
    quoted === undefined
      ? { url: page.url, message }
      : page.sent.document.occurrence(quoted.element, `${message} ${quoted.mistake}`),
  )
}

function lacks(document: HtmlDocument, absent: readonly string[]): string {
  if (hasProperties(document, /^\s*og:/i)) return `The page has no ${ANY_OF.format(absent)}.`
  return hasProperties(document, /^\s*twitter:/i)
    ? `The page has twitter: properties, but no Open Graph ones: no ${ANY_OF.format(absent)}.`
    : 'The page has no Open Graph properties, such as og:image.'
}

function hasProperties(document: HtmlDocument, names: RegExp): boolean {
  return document
    .elements('meta')
    .some(meta => names.test(attribute(meta, 'property') ?? attribute(meta, 'name') ?? ''))
}

/** Whether an element of a name is there, without a text. */
function isLeftEmpty(document: HtmlDocument, name: string): boolean {
  return document
    .elements('meta')
    .some(
      meta => (attribute(meta, 'property') ?? attribute(meta, 'name') ?? '').trim().toLowerCase() === name,
    )
}

function judgeScripted(before: HtmlDocument, page: JudgedPage, rendered: MetaTexts): Judgement {
  const shown = SHOWN_PROPERTIES.flatMap(name => {
    const meta = rendered.first(name)
    return meta && !isUnset(meta.text) ? [{ name, meta }] : []
  })
  if (shown.length === 0) return notApplicable('the page has no og: and twitter: elements')
  const sent = readMetaTexts(before)
  const isTurned = isInBrowserLanguage(before, page.document)
  return failWhere(
    shown.flatMap(({ name, meta }) => {
      const first = sent.first(name)
      const now = ADDRESSES.has(name) ? onProduction(page, meta.text) : meta.text
      if (
        sent
          .all(name)
          .some(({ text }) => isSameProperty(name, text, now) || isSameProperty(name, text, meta.text))
      )
        return []
      if (first && isTurned && TEXTS.has(name)) return []
      const was = first ? `"${first.text}" is sent` : 'nothing is sent'
      return [meta.at(`${name}: ${was}; scripts make it "${meta.text}"`)]
    }),
  )
}

/** What scripts make of the address of the page, with the host that it has on production. */
function onProduction({ preview }: HtmlPage, address: string): string {
  const url = URL.parse(address)
  return (url && productionAddressOf(preview, url)?.href) ?? address
}

/** What scripts write where a value is missing: nothing that should have been sent. */
function isUnset(text: string): boolean {
  return /^(?:null|undefined|nan|\[object object\])$/i.test(text)
}

/** Properties whose values are addresses. */
const ADDRESSES: ReadonlySet<string> = new Set(['og:url', 'og:image', 'twitter:image'])

/**
 * Whether a property says the same before and after scripts: an address however it is escaped. A slash at the end of og:url
 * follows from how the host spells its folders; networks count both as one page.
 */
function isSameProperty(name: string, before: string, after: string): boolean {
  if (before === after || !ADDRESSES.has(name)) return before === after
  const [one, other] = [before, after].map(text => {
    const url = URL.parse(text)
    const address = url ? comparableUrl(url) : text
    return name === 'og:url' ? address.replace(/\/$/, '') : address
  })
  return one === other
}

function imageAlias(meta: MetaTexts): boolean {
  return meta.first('og:image:url') !== undefined || meta.first('og:image:secure_url') !== undefined
}

function judgeUrl(page: HtmlPage, meta: MetaTexts, canonical: CanonicalLink | undefined): Judgement {
  const declared = meta.first('og:url')
  if (!declared) return notApplicable('the page has no og:url')
  const url = URL.parse(declared.text, page.document.baseUrl)
  if (!url || !/^https?:$/.test(url.protocol)) {
    return fail(declared.at(`"${declared.text}" is not an http or https URL`))
  }
  if (isThisMachine(url.hostname) && url.host !== new URL(page.url).host) {
    return fail(declared.at(`${url.href} works only on the computer that built the page`))
  }
  if (isOwnersHost(url.hostname) && !isOwnersHost(canonical?.url?.hostname ?? ''))
    return fail(declared.at(`${url.href} is the sample address of a template`))
  // Open Graph knows no relative URLs: networks have no page to resolve them against. @see https://ogp.me/#url
  if (!isAbsolute(declared.text))
    return fail(declared.at(`og:url is "${declared.text}", without https:// and a host`))
  if (!canonical?.url) return judgeSite(page, declared, url)
  // A relative canonical takes the host of the audited copy, so only the paths say something; that it names the file in a
  // folder is its own fault.
  const comparableHosts = isAbsolute(canonical.href)
  if (comparableHosts && namesItself(url, page) && !namesItself(canonical.url, page))
    return notApplicable(
      'og:url names this page, and the canonical another one, which is reported separately',
    )
  const form = comparableHosts ? comparableUrl : comparablePath
  const isSame = isSameProperty('og:url', withoutIndex(form(url)), withoutIndex(form(canonical.url)))
  return failWhere(
    isSame
      ? []
      : [declared.at(`og:url is ${url.href}, the canonical is ${onProduction(page, canonical.url.href)}`)],
  )
}

function withoutIndex(address: string): string {
  return address.replace(/\/index\.html?$/i, '/')
}

/** Without a canonical: whether og:url is on the site, as that of a theme's demo is not, and not the home page's on all. */
function judgeSite({ url, preview }: HtmlPage, declared: MetaText, named: URL): Judgement {
  const here = new URL(url).hostname
  const isUnknown = isLocalHost(here) || hasPreviewName(here)
  const site = preview ? preview.host : isUnknown ? undefined : here
  if (site === undefined) return notApplicable('the page declares no canonical to compare with')
  const domain = siteOf(new URL(`https://${site}`).hostname)
  if (siteOf(named.hostname) !== domain && named.host !== new URL(url).host)
    return fail(declared.at(`og:url is ${named.href}, on another site than ${site}`))
  const isHome = comparablePath(named) === '/' && !isHomePage(url) && !isFurtherPage(url)
  return failWhere(
    isHome ? [declared.at(`og:url is the home page ${named.href}, and this is another page`)] : [],
  )
}

/** The part of a host that somebody has registered, or has from a platform. */
function siteOf(hostname: string): string {
  return parse(hostname, { allowPrivateDomains: true }).domain ?? hostname
}

function judgeType({ url }: HtmlPage, meta: MetaTexts): Judgement {
  const type = meta.first('og:type')
  if (!type) return notApplicable('the page has no og:type')
  if (!isHomePage(url)) return notApplicable('the page is not the home page')
  const isArticle = type.text.trim().toLowerCase() === 'article'
  return failWhere(isArticle ? [type.at('og:type is "article".')] : [])
}

function judgeTwitterCard(meta: MetaTexts): Judgement {
  const card = meta.first('twitter:card')
  if (!card) return notApplicable('the page has no twitter:card')
  return failWhere(
    TWITTER_CARDS.includes(card.text.toLowerCase()) ? [] : [card.at(`twitter:card is "${card.text}"`)],
  )
}

const ACCOUNTS = ['twitter:site', 'twitter:creator']
/** A name, with @ or without, an id, or the address of the account. */
const ACCOUNT = /^(?:@?\w{1,20}|\d{1,25}|https?:\/\/(?:www\.)?(?:twitter|x)\.com\/@?\w{1,20}\/?)$/i

function judgeAccounts(document: HtmlDocument): Judgement {
  const named = document.elements('meta').flatMap(element => {
    const name = (attribute(element, 'name') ?? attribute(element, 'property') ?? '').trim().toLowerCase()
    return ACCOUNTS.includes(name)
      ? [{ element, name, text: foldSpace((attribute(element, 'content') ?? '').slice(0, 200)) }]
      : []
  })
  if (named.length === 0) return notApplicable('the page has no twitter:site and no twitter:creator')
  return failWhere(
    named
      .filter(({ text }) => !ACCOUNT.test(text) || OF_TEMPLATE.test(text))
      .map(({ element, name, text }) =>
        document.occurrence(
          element,
          text === '' ? `${name} is empty` : `${name} is "${text}", which ${accountFault(text)}`,
        ),
      ),
  )
}

/** Accounts of those who make templates, as AstroWind has one in its settings. */
const OF_TEMPLATE =
  /^(?:https?:\/\/(?:www\.)?(?:twitter|x)\.com\/)?@?(?:onwidget|gethugothemes|themefisher|creativetim|wowthemesnet)$/i

/** What no name of an account can have. */
function accountFault(text: string): string {
  if (OF_TEMPLATE.test(text)) return 'is the account of whoever made the template'
  if (/^https?:/i.test(text) && !/^https?:\/\/(?:www\.)?(?:twitter|x)\.com\//i.test(text))
    return 'is not the address of an account on x.com'
  const name = text.replace(/^(?:https?:\/\/[^/]{1,30}\/)?@?/i, '')
  if (name === '') return 'has no name behind the "@"'
  const [sign] = /[^\w]/u.exec(name) ?? []
  if (sign === undefined) return 'is longer than names of accounts, which have 15 characters at most'
  const what =
    sign === '.' ? 'a dot' : sign === ' ' ? 'a space' : sign === '-' ? 'a hyphen' : `the sign "${sign}"`
  return `has ${what}, which names of accounts cannot have`
}

/** Characters of the image's address in the facts. */
const MAX_IMAGE_URL = 300

/** `{ title, description, hasTitle, hasDescription, url, image: { url, width, height } | null, imageUrl, siteName, type, twitterCard }`; `imageUrl` is the image that the page names, be it there or not. */
function cardFact(meta: MetaTexts, images: readonly CardImage[], metadata: Metadata): JsonObject {
  const text = (...names: string[]) => names.map(name => meta.first(name)?.text).find(Boolean) ?? null
  const [first] = images
  const shown = images.find(({ fetched }) => fetched?.kind === 'file' && fetched.file.kind === 'raster')
  const file = shown?.fetched?.kind === 'file' ? shown.fetched.file : undefined
  return {
    title: text('og:title', 'twitter:title') ?? titleOf(metadata) ?? null,
    description: text('og:description', 'twitter:description') ?? descriptionOf(metadata) ?? null,
    // Networks take the text of the page where its own property is lacking.
    hasTitle: text('og:title') !== null,
    hasDescription: text('og:description') !== null,
    url: text('og:url'),
    image:
      shown?.url !== undefined && file?.kind === 'raster'
        ? { url: shown.url, width: file.width, height: file.height }
        : null,
    imageUrl: first === undefined ? null : cutEnd(first.url ?? first.meta.text, MAX_IMAGE_URL),
    siteName: text('og:site_name'),
    type: text('og:type'),
    twitterCard: text('twitter:card'),
  }
}
