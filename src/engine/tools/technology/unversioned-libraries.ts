import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { relations } from '../../page/link-elements.ts'

/** Libraries from a public CDN that are another one tomorrow. */
export const unversionedLibraries = defineTopic({
  checks: {
    'library-unversioned': {
      severity: 'notice',
      title: 'A library is loaded from a CDN without a version',
      why: 'Visitors get each new release on the day that it is published, and nobody has tested it with this page. With unpkg the page also waits for a redirect.',
      fix: 'Put the version that you have tested into the URL: vue@3.5.13 instead of vue.',
      help: 'https://www.jsdelivr.com/documentation',
      example: '<link rel="stylesheet" href="https://unpkg.com/ress/dist/ress.min.css">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { document } = await visit.htmlPage()
    return { judgements: { 'library-unversioned': judge(document) } }
  },
})

/**
 * CDNs of npm, and of repositories on GitHub, with what stands before the package. A package is `name` or `@scope/name`,
 * a repository `owner/name`, and the version follows it: `vue@3`.
 */
const PACKAGE =
  /^(?:unpkg\.com|cdn\.jsdelivr\.net\/npm|esm\.sh|cdn\.skypack\.dev)\/((?:@[\w.~-]{1,100}\/)?[\w.~-]{1,100})(?:@([^/]{0,100}))?(?:\/|$)/i
const REPOSITORY = /^cdn\.jsdelivr\.net\/gh\/([\w.-]{1,100}\/[\w.-]{1,100})(?:@([^/]{0,100}))?(?:\/|$)/i
/** Names of releases that lead to whatever is newest. */
const MOVING = /^(?:latest|next|beta|canary|main|master|dev|develop)?$/i
/** Characters of an address that are looked at. */
const MAX_ADDRESS = 500

function judge(document: HtmlDocument): Judgement {
  const libraries = document.elements('script', 'link').flatMap(element => {
    const library = libraryOf(document, element)
    return library === undefined ? [] : [{ element, ...library }]
  })
  if (libraries.length === 0) return notApplicable('the page loads no library from such a CDN')
  return failWhere(
    libraries
      .filter(({ version }) => MOVING.test(version))
      .map(({ element, name, host, version, url }) => {
        const what =
          version === '' ? 'without a version' : `as "${version}", which is a new release each time`
        return document.occurrence(element, `${name} is loaded from ${host} ${what}.`, url)
      }),
  )
}

interface Library {
  name: string
  /** Empty where the address has none. */
  version: string
  host: string
  url: string
}

function libraryOf(document: HtmlDocument, element: Element): Library | undefined {
  const address = attribute(element, element.tagName === 'script' ? 'src' : 'href')
  if (address === undefined || (element.tagName === 'link' && !relations(element).includes('stylesheet')))
    return undefined
  const url = document.addressOf(address.slice(0, MAX_ADDRESS))
  if (!url) return undefined
  const place = url.host + url.pathname
  const [, name, version = ''] = PACKAGE.exec(place) ?? REPOSITORY.exec(place) ?? []
  return name === undefined ? undefined : { name, version, host: url.host, url: url.href }
}
