import { fail, failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { declaredCanonical } from '../../page/canonical-links.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { hereOf, isOnProduction, isSharedHost } from '../../syntax/preview.ts'
import { checkedPage } from './page-targets.ts'
import { shown } from './shown.ts'
import type { Site } from './site.ts'
import type { CheckedTarget } from './verify.ts'

/** Whether addresses from the root of the host stay within the folder that the site has there. */
export const outsideFolder = defineTopic({
  checks: {
    'outside-site-folder': {
      severity: 'warning',
      title: 'An address does not fit the folder that the site is in',
      why: 'It works here, where the site is served as its build asks for it. On production another project or nothing is at that address: visitors land on an error page, or the file is missing.',
      fix: 'Write the address relative to the page, or put the folder of the site before it: /bikes/sizes in place of /sizes. Most generators have a setting for it, such as "base", "basePath" or "baseurl"; if the site is at the root of its host, it is "/".',
      help: 'https://docs.github.com/en/pages/getting-started-with-github-pages/what-is-github-pages#types-of-github-pages-sites',
      example: '<a href="/">Home</a> on https://mary.github.io/bikes/',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, site, targets } = await checkedPage(visit)
    return {
      judgements: unlessUnfilled(
        page,
        { 'outside-site-folder': judgeGuessed(page, site, targets) ?? judgeAddresses(site, targets) },
        ['not-applicable'],
      ),
    }
  },
})

/**
 * Where the build alone says that the site is in a folder, and the page that it is beside it. Undefined for all other
 * sites.
 */
function judgeGuessed(
  page: HtmlPage,
  { preview }: Site,
  targets: readonly CheckedTarget[],
): Judgement | undefined {
  if (!preview?.isHomeGuessed) return undefined
  const canonical = declaredCanonical(page)
  if (!canonical || !isOnProduction(preview, canonical) || hereOf(preview, canonical)) return undefined
  const file = targets.find(
    ({ role, address }) =>
      role === 'resource' &&
      address.origin === preview.here &&
      address.pathname.startsWith(`${preview.home}/`),
  )
  const [link] = file?.links ?? []
  if (!file || !link) return undefined
  const message = `${shown(link.href.trim())} is in ${preview.home}/, where the build asks for its files; the canonical says that the page is not, but at ${shown(canonical.href)}. One of the two is wrong.`
  return fail(link.document.occurrence(link.element, message, file.url))
}

/** What is missing here as well is reported as broken. */
function judgeAddresses({ preview, page }: Site, targets: readonly CheckedTarget[]): Judgement {
  if (!preview || preview.home === '' || preview.base !== '' || !isSharedHost(preview.host ?? '')) {
    return notApplicable('the site is not known to be in a folder of a host that others share')
  }
  const { home, origin } = preview
  // A link to a place of the page itself has the address of the page as well.
  const outside = targets.flatMap(({ address, state, url, links }) => {
    const isInside = address.origin !== page.origin || `${address.pathname}/`.startsWith(`${home}/`)
    const link = links.find(({ href }) => /^\s*\/(?!\/)/.test(href))
    return isInside || state === 'broken' || !link ? [] : [{ url, address, link }]
  })
  return failWhere(
    outside.map(({ url, address, link: { document, element, href } }) => {
      const there = `${origin}${address.pathname}${address.search}`
      const message = `${shown(href.trim())} is ${shown(there)} on production, and the site is in ${home}/.`
      return document.occurrence(element, message, url)
    }),
  )
}
