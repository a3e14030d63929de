import { linksOverPages } from './links-over-pages.ts'
import { versionsOverPages } from './versions-over-pages.ts'

export const runTopics = [versionsOverPages, linksOverPages]
