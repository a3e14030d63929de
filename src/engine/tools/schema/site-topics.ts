import { typesOverSite } from './types-over-site.ts'

export const siteTopics = [typesOverSite]
