import { canonicalsOverSite } from './canonicals-over-site.ts'
import { headOverSite } from './head-over-site.ts'
import { textsOverSite } from './texts-over-site.ts'

export const siteTopics = [textsOverSite, canonicalsOverSite, headOverSite]
