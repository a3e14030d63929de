import { depthOverSite } from './depth-over-site.ts'

export const siteTopics = [depthOverSite]
