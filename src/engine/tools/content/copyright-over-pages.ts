import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { pathOf, standsForItself } from '../../judging/same-on-pages.ts'
import { defineRunTopic, type RunPage } from '../../judging/tool-definition.ts'

/** Whether the footers of all pages name one year. */
export const copyrightOverPages = defineRunTopic({
  checks: {
    'copyright-year-differs': {
      severity: 'notice',
      title: 'The copyright year is older than that of other pages',
      why: 'The footer was changed on other pages and forgotten here, and so may be the rest of it, such as links and contacts.',
      fix: 'Write the footer once for all pages, as a part that the templates include, or correct it on this page.',
      help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
      example: '© 2026 on the home page, and © 2022 on /prices',
    },
  },
  judge: pages => ({ 'copyright-year-differs': judgeYears(pages) }),
})

/**
 * Pages with the newest year, and their share of those with a year, from which on the others were forgotten. One newer page
 * may be of another template, or the only one that was made this year.
 */
const MIN_PAGES = 2
const USUAL_SHARE = 0.5

function judgeYears(pages: readonly RunPage[]): Judgement[] {
  const years = new Map(
    pages.flatMap(page => {
      const year = standsForItself(page) ? page.facts('content')?.['copyrightYear'] : undefined
      return typeof year === 'number' ? [[page, year] as const] : []
    }),
  )
  const newest = [...years.values()].reduce((latest, year) => Math.max(latest, year), 0)
  const current = [...years].filter(([, year]) => year === newest)
  const [example] = current[0] ?? []
  const isUsual = current.length >= MIN_PAGES && current.length >= USUAL_SHARE * years.size
  return pages.map(page => {
    const year = years.get(page)
    if (year === undefined || years.size < 2) return notApplicable('no other page has such a year to compare')
    if (year === newest) return pass()
    if (!isUsual) return notApplicable('the newest year is not that of most pages')
    if (page.failed('content/copyright-outdated'))
      return notApplicable('the year is one of long ago, which is reported separately')
    if (pathOf(page.url).includes(String(year))) return notApplicable('the page is of that year by its URL')
    return fail({
      url: page.url,
      message: `Its footer says ${year}, and that of ${pathOf(example!.url)} ${newest}.`,
    })
  })
}
