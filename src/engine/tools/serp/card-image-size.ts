import { failWhere, type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isTooSmall } from './card-image.ts'
import { cardImages } from './card-images.ts'
import type { MetaText } from './meta-texts.ts'
import { serpPage } from './serp-page.ts'

/** Whether the image of the social card has the shape that the page says. */
export const cardImageSize = defineTopic({
  checks: {
    'og-image-size-wrong': {
      severity: 'notice',
      title: 'og:image:width and og:image:height are not those of the image',
      why: 'Networks lay out the card by these numbers until they have loaded the image, so that the first people who see a shared link may get it cropped or distorted.',
      fix: 'Write the width and height of the file, or use an image of the size that the page says, such as 1200 × 630 px.',
      help: 'https://developers.facebook.com/docs/sharing/webmasters/images/',
      example:
        '<meta property="og:image:width" content="1200">\n<meta property="og:image:height" content="630">, of a file of 1600 × 719 pixels',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { meta } = (await serpPage(visit)).sent
    const widths = meta.all('og:image:width')
    const heights = meta.all('og:image:height')
    const named = IMAGES.map(name => meta.all(name)).find(texts => texts.length > 0) ?? []
    // Where not every image has a size, only their order in the page says whose it is.
    const isPaired = widths.length === named.length && heights.length === named.length
    const images = isPaired ? (await cardImages(visit)).slice(0, named.length) : []
    const judgements = images.map(({ meta: image, url, fetched }, at): Judgement => {
      const stated = { width: pixels(widths[at]), height: pixels(heights[at]) }
      if (stated.width === undefined || stated.height === undefined) return WITHOUT_SIZE
      if (fetched?.kind === 'unknown') return notMeasured(fetched.reason)
      if (fetched?.kind !== 'file' || fetched.file.kind !== 'raster')
        return notApplicable('there is no image that networks can show')
      if (isTooSmall(fetched.file)) return notApplicable('the image is too small for a card')
      const { width, height } = fetched.file
      const says = stated.width / stated.height
      // What a camera took upright may lie in the file, with a note to turn it.
      const isShape = [width / height, height / width].some(
        has => Math.max(says / has, has / says) <= 1 + MAX_DIFFERENCE,
      )
      return failWhere(
        isShape
          ? []
          : [
              image.at(
                `og:image:width and og:image:height say ${stated.width} × ${stated.height} px, and the file has ${width} × ${height} px; named on ${image.page}`,
                url,
              ),
            ],
      )
    })
    return { judgements: { 'og-image-size-wrong': together(judgements) } }
  },
})

/** The properties whose images {@link cardImages} gives, but for that of X, which has no size. */
const IMAGES = ['og:image', 'og:image:url', 'og:image:secure_url']
/** Share by which a shape may differ: the sizes of a picture and of its copy are rounded. */
const MAX_DIFFERENCE = 0.05
const WITHOUT_SIZE = notApplicable('the page states no width and height of its image')

function pixels(text: MetaText | undefined): number | undefined {
  const number = /^([1-9]\d{0,4})(?:\s?px)?$/i.exec(text?.text ?? '')?.[1]
  return number === undefined ? undefined : Number(number)
}

/** One judgement of several images: what is wrong of one is said, and what is not known of one leaves it open. */
function together(judgements: readonly Judgement[]): Judgement {
  const failures = judgements.flatMap(one => (one.outcome === 'fail' ? one.occurrences : []))
  if (failures.length > 0) return failWhere(failures)
  return (
    judgements.find(({ outcome }) => outcome === 'not-measured') ??
    judgements.find(({ outcome }) => outcome === 'pass') ??
    judgements[0] ??
    WITHOUT_SIZE
  )
}
