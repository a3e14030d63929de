import { alternateAgreement } from './alternate-agreement.ts'
import { alternateReturn } from './alternate-return.ts'
import { discovery } from './discovery.ts'
import { ENTRY_TOPICS } from './entry-topics.ts'
import { fileSize } from './file-size.ts'
import { format } from './format.ts'
import { hosts } from './hosts.ts'
import { inventory } from './inventory.ts'
import { listedPage } from './listed-page.ts'
import { listedPages } from './listed-pages.ts'
import { listedThanks } from './listed-thanks.ts'
import { listing } from './listing.ts'
import { topicOfSite } from './site-sitemaps.ts'
import { transfer } from './transfer.ts'

export const topics = [
  inventory,
  discovery,
  transfer,
  format,
  fileSize,
  hosts,
  ...ENTRY_TOPICS.map(topicOfSite),
  alternateReturn,
  listedPages,
  listedPage,
  listedThanks,
  listing,
  alternateAgreement,
]
