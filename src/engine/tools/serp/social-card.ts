import type { JsonObject } from '../../../api/results.ts'
import { isThisMachine } from '../../../net/host-kind.ts'
import type { HtmlDocument } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { judgeScripts } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { CanonicalLink } from '../../page/canonical-links.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { comparablePath, comparableUrl, isAbsolute } from '../../syntax/comparable-url.ts'
import { type CardImage, cardImages } from './card-images.ts'
import { type MetaTexts, readMetaTexts } from './meta-texts.ts'
import { descriptionOf, type Metadata, titleOf } from './metadata.ts'
import { type SerpPage, serpPage } from './serp-page.ts'

/** What networks, which run no scripts, show of a shared link. */
export const socialCard = defineTopic({
  checks: {
    'open-graph-incomplete': {
      severity: 'notice',
      title: 'A shared link to the page has no image or text',
      why: 'Social networks and messengers build the preview of a shared link from the Open Graph properties. Without og:image most show no image.',
      fix: 'Add the missing <meta property="og:…"> elements to <head>.',
      help: 'https://ogp.me/#metadata',
      example: '<meta property="og:title" content="Red bike"> without og:image',
    },
    'social-card-needs-scripts': {
      severity: 'warning',
      title: 'Scripts set what a shared link shows',
      why: 'Social networks and messengers run no scripts. They show what is in the HTML, or nothing.',
      fix: 'Send the og: and twitter: elements in the HTML of each page.',
      help: 'https://ogp.me/#metadata',
      example: '<meta property="og:title" content="Red bike"> that a script adds',
    },
    'og-url-mismatch': {
      severity: 'warning',
      title: 'og:url and the canonical URL differ',
      why: 'Social networks count shares and likes for og:url, and search engines show another URL.',
      fix: 'Put the canonical URL of the page into og:url.',
      help: 'https://ogp.me/#metadata',
      example:
        '<meta property="og:url" content="https://www.example.com/b">, with the canonical https://www.example.com/a',
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
        'open-graph-incomplete': judgeProperties(page, sent, meta),
        'social-card-needs-scripts': judgeScripts(page, before => judgeScripted(before, meta)),
        'og-url-mismatch': judgeUrl(page, sent.meta, sent.canonical),
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

/**
 * What a card lacks. Title and description stand in for their properties, the type is `website` and the address the one
 * that is shared where they are not given. What scripts add is reported separately.
 */
function judgeProperties(
  page: HtmlPage,
  { meta, metadata }: SerpPage['sent'],
  rendered: MetaTexts,
): Judgement {
  const has = {
    'og:title': titleOf(metadata) !== undefined,
    'og:image': imageAlias(meta),
    'og:description': descriptionOf(metadata) !== undefined,
  }
  const missing = Object.entries(has)
    .filter(([name, isGiven]) => !isGiven && !meta.first(name) && !rendered.first(name))
    .map(([name]) => name)
  return missing.length === 0 ? pass() : fail({ url: page.url, message: `missing: ${missing.join(', ')}` })
}

function judgeScripted(before: HtmlDocument, rendered: MetaTexts): Judgement {
  const shown = SHOWN_PROPERTIES.flatMap(name => {
    const meta = rendered.first(name)
    return meta ? [{ name, meta }] : []
  })
  if (shown.length === 0) return notApplicable('the page has no og: and twitter: elements')
  const sent = readMetaTexts(before)
  return failWhere(
    shown.flatMap(({ name, meta }) => {
      const first = sent.first(name)
      if (sent.all(name).some(({ text }) => text === meta.text)) return []
      const was = first ? `"${first.text}" is sent` : 'nothing is sent'
      return [meta.at(`${name}: ${was}; scripts make it "${meta.text}"`)]
    }),
  )
}

function imageAlias(meta: MetaTexts): boolean {
  return meta.first('og:image:url') !== undefined || meta.first('og:image:secure_url') !== undefined
}

function judgeUrl(page: HtmlPage, meta: MetaTexts, canonical: CanonicalLink | undefined): Judgement {
  const declared = meta.first('og:url')
  if (!declared) return notApplicable('the page has no og:url')
  const url = URL.parse(declared.text, page.document.baseUrl)
  if (!url || !/^https?:$/.test(url.protocol)) {
    return fail(declared.at(`"${declared.text}" is not a web address`))
  }
  if (isThisMachine(url.hostname) && url.host !== new URL(page.url).host) {
    return fail(declared.at(`${url.href} works only on the computer that built the page`))
  }
  if (!canonical?.url) return notApplicable('the page declares no canonical to compare with')
  // A relative address takes the host of the audited copy, so only the paths say something.
  const comparableHosts = isAbsolute(declared.text) && isAbsolute(canonical.href)
  const form = comparableHosts ? comparableUrl : comparablePath
  return failWhere(
    form(url) === form(canonical.url)
      ? []
      : [declared.at(`og:url is ${url.href}, the canonical is ${canonical.url.href}`)],
  )
}

function judgeTwitterCard(meta: MetaTexts): Judgement {
  const card = meta.first('twitter:card')
  if (!card) return notApplicable('the page has no twitter:card')
  return failWhere(TWITTER_CARDS.includes(card.text.toLowerCase()) ? [] : [card.at(`"${card.text}"`)])
}

/** `{ title, description, url, image: { url, width, height } | null, siteName, type, twitterCard }` */
function cardFact(meta: MetaTexts, images: readonly CardImage[], metadata: Metadata): JsonObject {
  const text = (...names: string[]) => names.map(name => meta.first(name)?.text).find(Boolean) ?? null
  const shown = images.find(({ fetched }) => fetched?.kind === 'file' && fetched.file.kind === 'raster')
  const file = shown?.fetched?.kind === 'file' ? shown.fetched.file : undefined
  return {
    title: text('og:title', 'twitter:title') ?? titleOf(metadata) ?? null,
    description: text('og:description', 'twitter:description') ?? descriptionOf(metadata) ?? null,
    url: text('og:url'),
    image:
      shown?.url !== undefined && file?.kind === 'raster'
        ? { url: shown.url, width: file.width, height: file.height }
        : null,
    siteName: text('og:site_name'),
    type: text('og:type'),
    twitterCard: text('twitter:card'),
  }
}
