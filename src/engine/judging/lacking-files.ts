import type { JudgedPage } from '../page/judged-page.ts'
import { layoutGap } from '../visit/layout-gap.ts'
import { type Judgement, notMeasured } from './judgement.ts'

/**
 * The judgements, but for faults that a style sheet or script may explain which Chrome did not get: it may hide what
 * seems to be at fault, or fill it.
 *
 * @param names checks that depend on what is shown
 * @param types what may explain them
 */
export async function unlessLackingFiles<Name extends string>(
  { scripts }: Pick<JudgedPage, 'scripts'>,
  judgements: Record<Name, Judgement>,
  names: readonly NoInfer<Name>[],
  types: readonly ('Stylesheet' | 'Script')[] = ['Stylesheet', 'Script'],
): Promise<Record<Name, Judgement>> {
  const failed = names.filter(name => judgements[name].outcome === 'fail')
  if (failed.length === 0 || scripts.state !== 'seen') return judgements
  const gap = await layoutGap(scripts.rendered, types)
  if (gap === undefined) return judgements
  return { ...judgements, ...Object.fromEntries(failed.map(name => [name, notMeasured(gap)])) }
}
