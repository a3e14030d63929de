import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isHomePage } from '../../syntax/comparable-url.ts'
import { isDefaultTitle } from './default-texts.ts'
import { titleOf } from './metadata.ts'
import { onlyName } from './only-name.ts'
import { type SerpPage, serpPage } from './serp-page.ts'

/** Whether the title of the home page says what the site is about. */
export const homeTitle = defineTopic({
  checks: {
    'title-home-name-only': {
      severity: 'notice',
      title: 'The title of the home page is only the name of the site',
      why: 'People who do not know the name cannot tell from the search result what the site offers, and the title lacks the words that they search for.',
      fix: 'Add in a few words what the site offers and where, such as "Kranz Cycles | Cargo bikes in Berlin".',
      help: 'https://developers.google.com/search/docs/appearance/title-link#page-titles',
      example: '<title>Kranz</title> on the home page of a bicycle shop',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const read = await serpPage(visit)
    return { judgements: unlessUnfilled(read.page, { 'title-home-name-only': judgeName(read) }) }
  },
})

function judgeName({ page, metadata, siteNames }: SerpPage): Judgement {
  if (!isHomePage(page.url)) return notApplicable('the page is not the home page')
  const title = titleOf(metadata)
  const element = metadata.titles.head[0]
  if (title === undefined || !element) return notApplicable('there is no text in a <title> in <head>')
  if (isDefaultTitle(title))
    return notApplicable('the title says nothing at all, which is reported separately')
  const name = onlyName(page, metadata, siteNames)
  return failWhere(
    name === undefined
      ? []
      : [page.document.occurrence(element, `The title is only the name of the site: "${name}".`)],
  )
}
