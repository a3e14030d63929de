import { FaultList } from '../../judging/fault-list.ts'
import { defineEntryTopic, type EntryJudge } from './entry-topic.ts'
import type { ReadEntry } from './read-entry.ts'
import { placeIn } from './sitemap-place.ts'

const HELP = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps'

/** Google's extension for images. */
export const images = defineEntryTopic({
  checks: {
    'image-loc-missing': {
      scope: 'site',
      severity: 'warning',
      title: 'An image in the sitemap has no URL',
      why: 'An <image:image> without <image:loc> names no image.',
      fix: 'Give each <image:image> its <image:loc>.',
      help: HELP,
      example: '<image:image><image:title>Red bicycle</image:title></image:image>',
    },
    'image-too-many': {
      scope: 'site',
      severity: 'warning',
      title: 'A page has too many images in the sitemap',
      why: 'Google reads at most 1,000 images per page.',
      fix: 'List only the images that matter.',
      help: HELP,
      example: 'one <url> with 1,200 <image:image>',
    },
  },
  judge: () => new ImageJudge(),
})

/** Of one page. @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const MAX_IMAGES = 1000

class ImageJudge implements EntryJudge {
  readonly #unaddressed = new FaultList()
  readonly #tooMany = new FaultList()
  #images = 0

  entry({ entry, file }: ReadEntry): void {
    this.#images += entry.images
    for (const place of entry.imagesWithoutLoc) {
      this.#unaddressed.add(() => placeIn(file, place, 'has no <image:loc>'))
    }
    if (entry.images > MAX_IMAGES)
      this.#tooMany.add(() => placeIn(file, entry, `${entry.images} images (at most ${MAX_IMAGES})`))
  }

  findings() {
    const among = (faults: FaultList) => faults.judgeAmong(this.#images, 'the sitemaps list no images')
    return {
      judgements: {
        'image-loc-missing': among(this.#unaddressed),
        'image-too-many': among(this.#tooMany),
      },
      facts: { images: this.#images },
    }
  }
}
