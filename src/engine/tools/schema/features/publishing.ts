import type { Item } from '../../../formats/structured-data/item.ts'
import type { ItemLookup } from '../item-lookup.ts'
import { DOCS, type Feature } from './feature.ts'

/** All that themes of manuals mark up of each page. */
const BODY = new Set(['articleBody', 'text'])

/**
 * Of the kinds of articles Google names but these, with their own kinds. One of which nothing but its body is said has
 * the mark of a theme, and is not meant for search.
 */
function isArticle(item: Item, lookup: ItemLookup): boolean {
  const isKind = item.types.includes('Article') || lookup.isA(item, 'NewsArticle', 'BlogPosting')
  return isKind && !(item.properties.size > 0 && [...item.properties.keys()].every(name => BODY.has(name)))
}

/** Articles and what stands around them. */
export const PUBLISHING_FEATURES: readonly Feature[] = [
  {
    name: 'Article',
    help: `${DOCS}/article`,
    types: ['Article'],
    except: ['DiscussionForumPosting'],
    scope: 'page',
    isOfOnePage: true,
    when: isArticle,
    recommended: ['headline', 'image', 'datePublished', 'author', 'author.name', 'author.url|sameAs'],
  },
  {
    name: 'Speakable',
    help: `${DOCS}/speakable`,
    types: ['Article', 'WebPage'],
    scope: 'page',
    when: (item, lookup) => lookup.items(item, 'speakable').length > 0,
    parts: [{ property: 'speakable', required: ['cssSelector|xpath'] }],
  },
  {
    name: 'Subscription and paywalled content',
    help: `${DOCS}/paywalled-content`,
    types: ['CreativeWork'],
    scope: 'page',
    when: (item, lookup) => lookup.member(item, 'isAccessibleForFree')?.toLowerCase() === 'false',
    recommended: ['hasPart'],
    parts: [
      {
        property: 'hasPart',
        types: ['WebPageElement'],
        when: (part, lookup) => lookup.member(part, 'isAccessibleForFree')?.toLowerCase() === 'false',
        required: ['cssSelector'],
      },
    ],
  },
  {
    name: 'Image metadata',
    help: `${DOCS}/image-license-metadata`,
    types: ['ImageObject'],
    scope: 'anywhere',
    when: (item, lookup) => lookup.has(item, 'license') || lookup.has(item, 'acquireLicensePage'),
    required: ['contentUrl|url'],
  },
  {
    name: 'Video',
    help: `${DOCS}/video`,
    types: ['VideoObject'],
    scope: 'anywhere',
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'duration', 'contentUrl|embedUrl'],
    parts: [
      {
        property: 'hasPart',
        types: ['Clip'],
        required: ['name', 'startOffset', 'url'],
      },
      {
        property: 'publication',
        types: ['BroadcastEvent'],
        required: ['isLiveBroadcast', 'startDate', 'endDate'],
      },
      { property: 'potentialAction', types: ['SeekToAction'], required: ['target', 'startOffset-input'] },
    ],
  },
  {
    name: 'Dataset',
    help: `${DOCS}/dataset`,
    types: ['Dataset'],
    scope: 'page',
    required: ['name', 'description'],
    recommended: ['creator', 'license', 'identifier|url', 'distribution'],
    parts: [
      {
        property: 'distribution',
        types: ['DataDownload'],
        required: ['contentUrl'],
      },
    ],
    rules: [
      {
        path: 'description',
        accepts: text => [...text].length >= 50 && [...text].length <= 5000,
        fault: 'is not 50 to 5,000 characters long',
      },
    ],
  },
]
