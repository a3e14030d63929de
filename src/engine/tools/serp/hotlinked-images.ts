import type { Occurrence } from '../../../api/results.ts'
import { textsOf } from '../../formats/structured-data/item.ts'
import { structuredDataOf } from '../../formats/structured-data/structured-data.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { whyNotLasting } from '../../syntax/expiring-images.ts'
import { type SerpPage, serpPage } from './serp-page.ts'

/** Whether the images that a page names to networks and search engines stay where they are. */
export const hotlinkedImages = defineTopic({
  checks: {
    'og-image-hotlinked': {
      severity: 'notice',
      title: 'The image of the social card or of the data is borrowed from a profile',
      why: 'Social networks and Google change or end the addresses of photos in their profiles. The preview of a shared link and the result in a search then have no image.',
      fix: 'Put a copy of the image on your own site, and name that.',
      help: 'https://developers.facebook.com/docs/sharing/webmasters/images/',
      example:
        '<meta property="og:image" content="https://lh3.googleusercontent.com/p/AF1QipN…=s680-w680-h510">',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    return { judgements: { 'og-image-hotlinked': judgeImages(await serpPage(visit)) } }
  },
})

const CARD = ['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image', 'twitter:image:src']
const PROPERTIES = ['image', 'logo', 'photo', 'thumbnailUrl', 'contentUrl', 'primaryImageOfPage']
/** Addresses that are looked at, and characters that are quoted of one. */
const MAX_IMAGES = 500
const MAX_QUOTED = 120

function judgeImages({ sent, page }: SerpPage): Judgement {
  const data = structuredDataOf(page.document)
  const ofCard = CARD.flatMap(name =>
    sent.meta.all(name).map(meta => ({
      text: meta.text,
      what: name,
      at: (message: string, url: string) => meta.at(message, url),
    })),
  )
  const ofData = data.positions.flatMap(({ item, parent, property }) =>
    // The picture of who wrote a review is not the site's.
    isOfPerson(item.types) || (parent !== undefined && isOfPerson(parent.types))
      ? []
      : [
          ...PROPERTIES,
          ...(item.types.includes('ImageObject') && property !== undefined ? ['url'] : []),
        ].flatMap(name =>
          textsOf(item, name).map(text => ({
            text,
            what: `"${name}" of ${item.types[0] ?? 'the data'}`,
            at: (message: string, url: string) => page.document.occurrence(item.place.element, message, url),
          })),
        ),
  )
  const named = [...ofCard, ...ofData].slice(0, MAX_IMAGES)
  if (named.length === 0) return notApplicable('neither the social card nor the data names an image')
  const told = new Set<string>()
  return failWhere(
    named.flatMap(({ text, what, at }): Occurrence[] => {
      const url = URL.parse(text)
      const why = url ? whyNotLasting(url) : undefined
      if (!url || why === undefined || told.has(url.href)) return []
      told.add(url.href)
      return [at(`${what} ${why}: ${url.href.slice(0, MAX_QUOTED)}`, url.href)]
    }),
  )
}

function isOfPerson(types: readonly string[]): boolean {
  return types.some(type => type === 'Person' || type === 'Review')
}
