import { edgeTexts } from './edge-texts.ts'
import { firstScreen } from './first-screen.ts'
import { firstScreenImages } from './first-screen-images.ts'
import { heavyDrawings } from './heavy-drawings.ts'
import { layout } from './layout.ts'
import { manifest } from './manifest.ts'
import { offscreenFrames } from './offscreen-frames.ts'
import { offscreenImages } from './offscreen-images.ts'
import { phoneVariant } from './phone-variant.ts'
import { plugins } from './plugins.ts'
import { sidewaysTexts } from './sideways-texts.ts'
import { viewport } from './viewport.ts'

export const topics = [
  viewport,
  layout,
  firstScreen,
  firstScreenImages,
  sidewaysTexts,
  edgeTexts,
  offscreenImages,
  offscreenFrames,
  heavyDrawings,
  plugins,
  phoneVariant,
  manifest,
]
