import { addresses } from './addresses.ts'
import { brokenTargets } from './broken-targets.ts'
import { closedServices } from './closed-services.ts'
import { crawlable } from './crawlable.ts'
import { extensionLinks } from './extension-links.ts'
import { fragments } from './fragments.ts'
import { indexFileLinks } from './index-file-links.ts'
import { outsideFolder } from './outside-folder.ts'
import { ownLinkForms } from './own-link-forms.ts'
import { schemes } from './schemes.ts'
import { unfilledAddresses } from './unfilled-addresses.ts'

export const topics = [
  brokenTargets,
  fragments,
  addresses,
  unfilledAddresses,
  crawlable,
  schemes,
  ownLinkForms,
  indexFileLinks,
  extensionLinks,
  outsideFolder,
  closedServices,
]
