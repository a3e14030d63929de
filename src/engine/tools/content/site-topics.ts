import { contentOverSite } from './content-over-site.ts'

export const siteTopics = [contentOverSite]
