import { versionsOverPages } from './versions-over-pages.ts'

export const runTopics = [versionsOverPages]
