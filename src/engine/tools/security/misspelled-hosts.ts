import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { failEach, type Judgement } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { relations } from '../../page/link-elements.ts'
import { misspelledPackageHost } from '../../page/misspelled-package-hosts.ts'
import { isExecutable } from '../../page/scripts.ts'

/** Whether scripts and styles of a CDN come from there, and not from a host that is called almost so. */
export const misspelledHosts = defineTopic({
  checks: {
    'misspelled-cdn-host': {
      severity: 'warning',
      title: 'A script or style sheet comes from a misspelled CDN host',
      why: 'The host belongs to somebody else, or to nobody yet. Whoever holds it can run any code on the page, or change how it looks.',
      fix: 'Correct the host in the URL, or serve the file from your own host.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/Security/Subresource_Integrity',
      example: '<script src="https://cdn.jsdeliver.net/npm/swiper@11/swiper-bundle.min.js"></script>',
    },
  },
  async judge(visit) {
    const { document } = await visit.htmlPage()
    return { judgements: { 'misspelled-cdn-host': judge(document) } }
  },
})

function judge(document: HtmlDocument): Judgement {
  const { host } = new URL(document.url)
  return failEach(
    document.elements('script', 'link').filter(element => addressOf(element) !== undefined),
    element => {
      const url = document.addressOf(addressOf(element)!)
      const meant = url && url.host !== host ? misspelledPackageHost(url) : undefined
      return meant === undefined
        ? undefined
        : document.occurrence(
            element,
            `${url!.hostname} is not ${meant}: whoever holds that host decides what the page loads.`,
            url!.href,
          )
    },
    'the page loads no script or style sheet from a file',
  )
}

/** What an element loads as a script or a style sheet. */
function addressOf(element: Element): string | undefined {
  if (element.tagName === 'script') return isExecutable(element) ? attribute(element, 'src') : undefined
  return relations(element).includes('stylesheet') ? attribute(element, 'href') : undefined
}
