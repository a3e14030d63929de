import { canonicalOverPages } from './canonical-over-pages.ts'
import { headOverPages } from './head-over-pages.ts'
import { namesOverPages } from './names-over-pages.ts'
import { textsOverPages } from './texts-over-pages.ts'

export const runTopics = [textsOverPages, canonicalOverPages, headOverPages, namesOverPages]
