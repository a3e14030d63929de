import { chainLength } from './chain-length.ts'
import { destination } from './destination.ts'
import { documentRedirects } from './document-redirects.ts'
import { eachRedirect } from './each-redirect.ts'
import { finalAnswer } from './final-answer.ts'
import { hostVariants } from './host-variants.ts'
import { location } from './location.ts'
import { loops } from './loops.ts'
import { soft404 } from './soft-404.ts'
import { urlVariants } from './url-variants.ts'
import { varyingRedirects } from './varying-redirects.ts'

export const topics = [
  finalAnswer,
  loops,
  location,
  chainLength,
  eachRedirect,
  destination,
  hostVariants,
  urlVariants,
  soft404,
  documentRedirects,
  varyingRedirects,
]
