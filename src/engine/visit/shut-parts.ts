import { ownCode } from './own-scripts.ts'
import { perVisit } from './per-visit.ts'

/**
 * Selectors of what nobody gets to see: Chrome saw a style sheet hide it on every screen, and nothing shows it, neither a
 * rule of the style sheets nor an attribute or a script that would find it by a name.
 */
export const shutParts = perVisit(async (visit): Promise<readonly string[]> => {
  const { scripts } = await visit.judgedPage()
  const parts = scripts.state === 'seen' ? scripts.rendered.shutParts : []
  if (parts.length === 0) return []
  if (parts.every(({ names }) => names.length === 0)) return parts.map(({ selector }) => selector)
  const { texts, isWhole } = await ownCode(visit)
  return parts
    .filter(({ names }) => isWhole || names.length === 0)
    .filter(({ names }) => !names.some(name => texts.some(text => text.includes(name))))
    .map(({ selector }) => selector)
})
