import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { type SerpPage, serpPage } from './serp-page.ts'

/** Where a page lies in its site, which desktop results show in place of the URL. */
export const breadcrumb = defineTopic({
  checks: {
    'breadcrumb-missing': {
      severity: 'notice',
      title: 'A page deep in the site has no breadcrumb',
      why: 'A breadcrumb shows readers and search engines where a page belongs, and desktop results show it in place of the URL.',
      fix: 'Add a visible breadcrumb and BreadcrumbList structured data.',
      help: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
      example: '/bikes/city/red without BreadcrumbList data',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const read = await serpPage(visit)
    return { judgements: unlessUnfilled(read.page, { 'breadcrumb-missing': judgeBreadcrumb(read) }) }
  },
})

/** Folders above a page from which a reader needs to see where it lies. */
const BREADCRUMB_MIN_SEGMENTS = 3

function judgeBreadcrumb({ page, items }: SerpPage): Judgement {
  const { pathname } = new URL(page.url)
  const segments = pathname.split('/').filter(part => part !== '' && !/^index\.\w+$/i.test(part))
  if (segments.length < BREADCRUMB_MIN_SEGMENTS) {
    return notApplicable(`the page lies less than ${BREADCRUMB_MIN_SEGMENTS} levels deep`)
  }
  const structured = items.some(({ types }) => types.includes('BreadcrumbList'))
  return structured || hasVisibleBreadcrumb(page.document)
    ? pass()
    : fail({ url: page.url, message: `${segments.length} levels deep` })
}

function hasVisibleBreadcrumb(document: HtmlDocument): boolean {
  return document.elements().some(element => {
    const marks = ['class', 'id', 'aria-label', 'typeof', 'data-testid', 'role'].map(
      name => attribute(element, name) ?? '',
    )
    return /bread[-_ ]?crumb/i.test(marks.join(' '))
  })
}
