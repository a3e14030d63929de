import type { LostOnPhone } from '../../browser/lost-on-phone.ts'
import type { RenderedPage } from '../../browser/rendered-page.ts'
import { type Judgement, judgedWithout, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { layoutGap } from '../../visit/layout-gap.ts'
import type { Visit } from '../../visit/visit.ts'
import { ownLoading } from './own-loading.ts'
import { isHeldBack } from './unserved-forms.ts'

/**
 * What is said of something that a desktop shows and a phone does not; nothing where a file is missing that may show it
 * there.
 *
 * @param what as in "may show the menu"
 */
export async function judgeLost(
  visit: Visit,
  what: string,
  judge: (lost: LostOnPhone, rendered: RenderedPage) => Promise<Judgement> | Judgement,
): Promise<Judgement> {
  const rendered = await ownLoading(visit)
  if (rendered instanceof Error) return judgedWithout(rendered)
  const { document, lostOnPhone: lost } = rendered
  if (document.elements('a').length === 0) return notApplicable('the page has no links')
  if (!lost) return notMeasured('Chrome had no time left to compare the links of phone and desktop')
  const judgement = await judge(lost, rendered)
  if (judgement.outcome !== 'fail') return judgement
  // Styles hide it, and scripts may put it into the page.
  const gap = await layoutGap(rendered, ['Stylesheet', 'Script'])
  if (gap !== undefined) return notMeasured(gap)
  return document.elements('script').some(isHeldBack)
    ? notMeasured(`scripts that wait for a visitor or for consent may show ${what}`)
    : judgement
}
