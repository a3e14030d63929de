import { addresses } from './addresses.ts'
import { alternates } from './alternates.ts'
import type { EntryTopic } from './entry-topic.ts'
import { images } from './images.ts'
import { lastmod } from './lastmod.ts'
import { news } from './news.ts'
import { samplePages } from './sample-pages.ts'
import { videos } from './videos.ts'

/** All topics that the one pass over the sitemaps of a site feeds. */
export const ENTRY_TOPICS: readonly EntryTopic[] = [
  addresses,
  samplePages,
  lastmod,
  images,
  videos,
  news,
  alternates,
]
