import { redirectsOverSite } from './redirects-over-site.ts'
import { variantsOverSite } from './variants-over-site.ts'

export const siteTopics = [redirectsOverSite, variantsOverSite]
