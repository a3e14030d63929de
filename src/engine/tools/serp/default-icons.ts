import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { type FetchedIcon, fetchedIcons } from './favicon.ts'
import { serpPage } from './serp-page.ts'
import { type StarterOf, startersOn } from './starters.ts'

/** Whether the icon of a site is its own. */
export const defaultIcons = defineTopic({
  checks: {
    'favicon-default': {
      scope: 'site',
      severity: 'notice',
      title: 'The favicon is the logo of the framework',
      why: 'Browsers and Google show it beside the name of the site, which looks unfinished and like thousands of others.',
      fix: 'Put the icon of the site in its place, best an SVG or a PNG of at least 96 × 96 px.',
      help: 'https://developers.google.com/search/docs/appearance/favicon-in-search',
      example: '<link rel="icon" href="/vite.svg">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page } = await serpPage(visit)
    const judgements = { 'favicon-default': judgeDefaultIcons(await fetchedIcons(visit), startersOn(page)) }
    return { judgements: unlessUnfilled(page, judgements, ['fail', 'not-applicable']) }
  },
})

/** @param starterOf whose starter project an icon comes with */
export function judgeDefaultIcons(icons: readonly FetchedIcon[], starterOf: StarterOf): Judgement {
  const files = icons.flatMap(({ link, image }) =>
    image.kind === 'file' && image.body ? [{ link, url: image.url, body: image.body }] : [],
  )
  if (files.length === 0) return notApplicable('no icon of the site could be read')
  return failWhere(
    files.flatMap(({ link, url, body }) => {
      const starter = starterOf(body)
      return starter === undefined
        ? []
        : [link.at(`${url} is a picture that a new project of ${starter} comes with.`)]
    }),
  )
}
