import { crawlingOverSite } from './crawling-over-site.ts'

export const siteTopics = [crawlingOverSite]
