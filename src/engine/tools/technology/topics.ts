import { analyticsTags } from './analytics-tags.ts'
import { developmentScripts } from './development-scripts.ts'
import { generator } from './generator.ts'
import { libraries } from './libraries/libraries.ts'
import { loadedTwice } from './libraries/loaded-twice.ts'
import { rendering } from './rendering.ts'
import { repeatedScripts } from './repeated-scripts.ts'
import { tagManagerFrames } from './tag-manager-frames.ts'
import { technologies } from './technologies.ts'
import { thirdParties } from './third-parties.ts'
import { unversionedLibraries } from './unversioned-libraries.ts'

export const topics = [
  technologies,
  libraries,
  loadedTwice,
  repeatedScripts,
  analyticsTags,
  tagManagerFrames,
  developmentScripts,
  unversionedLibraries,
  generator,
  thirdParties,
  rendering,
]
