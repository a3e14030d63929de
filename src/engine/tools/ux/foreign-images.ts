import { parse } from 'tldts'
import type { Occurrence } from '../../../api/results.ts'
import { isLocalHost } from '../../../net/host-kind.ts'
import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { EXPIRING_IMAGES } from '../../syntax/expiring-images.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import { ownLinks, webLinks } from './own-links.ts'

/** Whether the images of the page are the site's to show. */
export const foreignImages = defineTopic({
  checks: {
    'image-hotlinked': {
      severity: 'notice',
      title: 'Images are loaded from the uploads of another website',
      why: 'They disappear or change if the owner of that site deletes them or blocks hotlinking, and its server sees who visits your page.',
      fix: 'Copy the images to your own site, if you may use them.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/img',
      example: '<img src="https://supplier.example/wp-content/uploads/2021/04/logo.png" alt="Supplier">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    return { judgements: unlessUnfilled(page, { 'image-hotlinked': judgeImages(page) }) }
  },
})

/**
 * Where builders of sites keep the images of one site, for as long as it is paid for there, and where they keep their own
 * scripts and styles, which a page that they serve loads.
 */
const BUILDERS: readonly [name: string, images: RegExp, served: RegExp][] = [
  ['Wix', /^static\.wixstatic\.com$/, /(?:^|\.)(?:parastorage|wixstatic|wix)\.com$/],
  [
    'Squarespace',
    /^(?:images|static1)\.squarespace(?:-cdn)?\.com$/,
    /(?:^|\.)(?:sqspcdn|squarespace(?:-cdn)?)\.com$/,
  ],
  ['JouwWeb', /(?:^|\.)jwwb\.nl$/, /(?:^|\.)jwwb\.nl$/],
  ['Jimdo', /^image\.jimcdn\.com$/, /(?:^|\.)(?:jimcdn|jimstatic)\.com$/],
  ['GoDaddy', /^img1\.wsimg\.com$/, /(?:^|\.)wsimg\.com$/],
  ['Weebly', /(?:^|\.)(?:editmysite|weebly)\.com$/, /(?:^|\.)(?:editmysite|weebly)\.com$/],
]
/**
 * Free hosts of images for forums and chats, which delete what nobody looks at for long and whose terms rule out pages as
 * this, and the thumbnails of a search for images.
 */
const FREE_HOSTS =
  /^(?:i\.(?:ibb\.co|imgur\.com|postimg\.cc|imgbox\.com)|images\d\.imgbox\.com|i\d{1,4}\.photobucket\.com)$/
const SEARCHES = /^(?:encrypted-tbn\d\.gstatic\.com|(?:tse\d(?:\.(?:explicit|mm))?|th)\.bing\.(?:net|com))$/

/** Folders in which content management systems and shops keep the images of one site: WordPress, Drupal, Joomla, Magento. */
const UPLOADS =
  /\/(?:wp-content\/uploads|sites\/[\w.-]{1,80}\/files|images\/stories|media\/catalog\/product)\//
/** Characters of the title. */
const MAX_TITLE = 500

interface Foreign {
  element: Element
  url: URL
  domain: string
}

function judgeImages(page: JudgedPage): Judgement {
  const { document } = page
  const images = document.elements('img').flatMap(element => {
    const url = document.addressOf(attribute(element, 'src') ?? '')
    return url && /^https?:$/.test(url.protocol) ? [{ element, url }] : []
  })
  if (images.length === 0) return notApplicable('the page has no images')
  const future = page.preview?.origin === undefined ? [] : [page.preview.origin]
  const own = new Set([page.url, ...future, ...ownLinks(page).map(({ url }) => url.href)].map(domainOf))
  // A site that is linked is a partner, or this one under the address that it will have.
  const linked = new Set(webLinks(document).map(({ url }) => domainOf(url.href)))
  const title = squashed(
    document
      .elements('title')
      .map(at => startOfSeenText(at, MAX_TITLE))
      .join(' '),
  )
  const foreign = images.flatMap(({ element, url }): Foreign[] => {
    const { domain, domainWithoutSuffix, hostname } = parse(url.href)
    // No other website is at a name of a private network, which `broken-links/local-address` tells.
    if (!domain || !domainWithoutSuffix || !UPLOADS.test(url.pathname) || isLocalHost(url.hostname)) return []
    // Under other names there are stores of images that are made to be loaded from elsewhere.
    const isWebsite = hostname === domain || hostname === `www.${domain}`
    const isOwn = own.has(domain) || linked.has(domain) || title.includes(squashed(domainWithoutSuffix))
    return isWebsite && !isOwn ? [{ element, url, domain }] : []
  })
  return failWhere([
    ...leftBehind(document, images),
    ...[...Map.groupBy(foreign, ({ domain }) => domain)]
      // Where most come from is where the site keeps its own.
      .filter(([, of]) => of.length * 2 < images.length)
      .map(([domain, of]) => {
        const { element, url } = of[0]!
        const what = of.length === 1 ? 'This image is' : `${of.length} images are`
        return document.occurrence(
          element,
          `${what} loaded from ${domain}: ${url.href.slice(0, 200)}`,
          url.href,
        )
      }),
  ])
}

const UNKEPT: readonly [where: string, hosts: RegExp][] = [
  ['a social network, at URLs that expire within days', EXPIRING_IMAGES],
  ['a free image host, which may delete them or refuse to show them on other sites', FREE_HOSTS],
  ['the results of an image search, where they are small copies that do not last', SEARCHES],
]

/** Images at a builder that does not serve the page, as those of the site before this one, and those that expire. */
function leftBehind(document: HtmlDocument, images: readonly { element: Element; url: URL }[]): Occurrence[] {
  const sheets = document.elements('link').filter(link => attribute(link, 'rel')?.trim() === 'stylesheet')
  const served = [...document.elements('script'), ...sheets].flatMap(
    element => document.addressOf(attribute(element, 'src') ?? attribute(element, 'href') ?? '') ?? [],
  )
  const hosts = [new URL(document.url).hostname, ...new Set(served.map(({ hostname }) => hostname))]
  const kept = BUILDERS.flatMap(([name, at, by]) => {
    const of = hosts.some(host => by.test(host)) ? [] : images.filter(({ url }) => at.test(url.hostname))
    return of.length === 0
      ? []
      : [{ of, where: `${name}, which keeps them only as long as a site there is paid for` }]
  })
  const others = UNKEPT.flatMap(([where, at]) => {
    const of = images.filter(({ url }) => at.test(url.hostname))
    return of.length === 0 ? [] : [{ of, where }]
  })
  return [...kept, ...others].map(({ of, where }) => {
    const { element, url } = of[0]!
    const what = of.length === 1 ? 'This image is' : `${of.length} images are`
    return document.occurrence(element, `${what} loaded from ${where}: ${url.href.slice(0, 200)}`, url.href)
  })
}

function domainOf(url: string): string {
  const { domain, hostname } = parse(url)
  return domain ?? hostname ?? ''
}

function squashed(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
