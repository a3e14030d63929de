import type { Preview } from '../../syntax/preview.ts'
import type { OriginHeaders } from '../request-interception.ts'

/** A page to measure. */
export interface LighthouseRequest {
  url: string
  originHeaders: OriginHeaders
  /** Set where the page is on a preview: what its platform puts into it is left out. */
  preview?: Preview | undefined
  /** As `uncheckedFilesBase` says. */
  uncheckedBase?: string | undefined
  signal: AbortSignal
}
