import { failWhere, type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { type CardImage, cardImages } from './card-images.ts'
import { serpPage } from './serp-page.ts'
import { type StarterOf, startersOn } from './starters.ts'

/** Whether the image of the social card is the site's own. */
export const defaultCardImages = defineTopic({
  checks: {
    'og-image-default': {
      severity: 'warning',
      title: 'The image of the social card is a sample of the framework',
      why: 'Each link to the page that somebody shares shows a picture of the framework instead of the site.',
      fix: 'Point og:image to a picture of the site or of the page, best of 1200 × 630 px, and delete the sample.',
      help: 'https://ogp.me/#metadata',
      example: '<meta property="og:image" content="https://www.example.com/img/docusaurus-social-card.jpg">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page } = await serpPage(visit)
    return {
      judgements: { 'og-image-default': judgeDefaultCardImages(await cardImages(visit), startersOn(page)) },
    }
  },
})

/** @param starterOf whose starter project an image comes with */
export function judgeDefaultCardImages(images: readonly CardImage[], starterOf: StarterOf): Judgement {
  if (images.length === 0) return notApplicable('the page names no image for its social card')
  const files = images.flatMap(({ meta, fetched }) =>
    fetched?.kind === 'file' && fetched.body ? [{ meta, url: fetched.url, body: fetched.body }] : [],
  )
  const unknown = images.find(({ fetched }) => fetched?.kind === 'unknown')?.fetched
  if (files.length === 0)
    return unknown?.kind === 'unknown'
      ? notMeasured(unknown.reason)
      : notApplicable('no image of the social card could be read')
  return failWhere(
    files.flatMap(({ meta, url, body }) => {
      const starter = starterOf(body)
      return starter === undefined
        ? []
        : [
            meta.at(
              `${url} is a picture that a new project of ${starter} comes with; named on ${meta.page}`,
              url,
            ),
          ]
    }),
  )
}
