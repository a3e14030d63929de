import { versionsOverSite } from './versions-over-site.ts'

export const siteTopics = [versionsOverSite]
