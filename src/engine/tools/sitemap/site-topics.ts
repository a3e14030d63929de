import { listedOverSite } from './listed-over-site.ts'

export const siteTopics = [listedOverSite]
