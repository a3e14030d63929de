import { crawlerRules } from './crawler-rules.ts'
import { delivery } from './delivery.ts'
import { directives } from './directives.ts'
import { folderFile } from './folder-file.ts'
import { groups } from './groups.ts'
import { hiddenNoindex } from './hidden-noindex.ts'
import { lineForm } from './line-form.ts'
import { loadedParts } from './loaded-parts.ts'
import { metaTags } from './meta-tags.ts'
import { pageAccess } from './page-access.ts'
import { pageResources } from './page-resources.ts'
import { robotsHeader } from './robots-header.ts'
import { ruleLines } from './rule-lines.ts'
import { ruleNames } from './rule-names.ts'
import { sitemapLines } from './sitemap-lines.ts'
import { unlistedNoindex } from './unlisted-noindex.ts'
import { userAgentLines } from './user-agent-lines.ts'

export const topics = [
  pageAccess,
  delivery,
  folderFile,
  lineForm,
  ruleNames,
  userAgentLines,
  ruleLines,
  groups,
  sitemapLines,
  pageResources,
  loadedParts,
  metaTags,
  robotsHeader,
  unlistedNoindex,
  directives,
  hiddenNoindex,
  crawlerRules,
]
