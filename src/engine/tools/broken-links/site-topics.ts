import { linksOverSite } from './links-over-site.ts'

export const siteTopics = [linksOverSite]
