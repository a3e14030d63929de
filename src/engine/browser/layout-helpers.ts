import { cutCause } from './cut-cause.ts'
import { elementSelector } from './element-selector.ts'
import { startTag } from './element-text.ts'
import { hiddenVersions, versionMarks } from './hidden-versions.ts'
import { imagesOutOfSight } from './images-out-of-sight.ts'
import { layoutWidths } from './layout-widths.ts'
import { screenRegion } from './screen-region.ts'
import { shownImages } from './shown-images.ts'
import { shutParts } from './shut-parts.ts'
import { standInFonts } from './stand-in-fonts.ts'
import { unloadedFonts } from './unloaded-fonts.ts'
import { unseenParts } from './unseen-parts.ts'

/** What is handed to the function that measures a layout in the page, in the order of its parameters. */
export const LAYOUT_HELPERS = [
  screenRegion,
  elementSelector,
  standInFonts,
  layoutWidths,
  hiddenVersions,
  versionMarks,
  unloadedFonts,
  imagesOutOfSight,
  shownImages,
  unseenParts,
  shutParts,
  startTag,
  cutCause,
] as const
