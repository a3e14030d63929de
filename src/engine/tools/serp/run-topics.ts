import { canonicalOverPages } from './canonical-over-pages.ts'
import { headOverPages } from './head-over-pages.ts'
import { textsOverPages } from './texts-over-pages.ts'

export const runTopics = [textsOverPages, canonicalOverPages, headOverPages]
