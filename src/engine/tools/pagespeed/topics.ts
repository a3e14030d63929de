import type { Topic } from '../../judging/tool-definition.ts'
import { backForwardCache } from './back-forward-cache.ts'
import { caching } from './caching.ts'
import { domSize } from './dom-size.ts'
import { filmstrip } from './filmstrip.ts'
import { fonts } from './fonts.ts'
import { images } from './images.ts'
import { importedStyles } from './imported-styles.ts'
import { lighthouseRun } from './lighthouse-run.ts'
import { metrics } from './metrics.ts'
import { renderBlocking } from './render-blocking.ts'
import { scripts } from './scripts.ts'
import { server } from './server.ts'
import { quotingSource } from './source-quotations.ts'
import { styles } from './styles.ts'
import { thirdParties } from './third-parties.ts'
import { transfer } from './transfer.ts'
import { weight } from './weight.ts'

export const topics: readonly Topic[] = [
  lighthouseRun,
  metrics,
  filmstrip,
  server,
  transfer,
  caching,
  renderBlocking,
  images,
  domSize,
  scripts,
  styles,
  importedStyles,
  fonts,
  thirdParties,
  weight,
  backForwardCache,
].map(quotingSource)
