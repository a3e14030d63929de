import { ownCode } from './own-scripts.ts'
import { perVisit } from './per-visit.ts'
import { shownJudgedPage } from './shown-page.ts'

/**
 * Selectors of what nobody gets to see: Chrome saw a style sheet hide it on every screen, and nothing shows it, neither a
 * rule of the style sheets nor an attribute or a script that would find it by a name.
 */
export const shutParts = perVisit(async (visit): Promise<readonly string[]> => {
  const { scripts } = await shownJudgedPage(visit)
  const parts = scripts.state === 'seen' ? scripts.rendered.shutParts : []
  if (parts.length === 0) return []
  const { texts, isWhole } = await ownCode(visit)
  if (!isWhole) return []
  return parts
    .filter(({ names }) => !names.some(name => texts.some(text => text.includes(name))))
    .map(({ selector }) => selector)
})
