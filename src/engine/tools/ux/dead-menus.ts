import type { NetworkRequest } from '../../browser/rendered-page.ts'
import {
  failWhere,
  type Judgement,
  judgedWithout,
  notApplicable,
  notMeasured,
} from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isGone } from '../../network/status.ts'
import type { Visit } from '../../visit/visit.ts'
import { absentServer } from './absent-scripts.ts'
import { ownLoading } from './own-loading.ts'
import { isHeldBack } from './unserved-forms.ts'

/** Whether visitors on a phone can open the menu. */
export const deadMenus = defineTopic({
  checks: {
    'menu-button-dead': {
      severity: 'warning',
      title: 'The menu button does nothing on a phone',
      why: 'The links of the navigation are hidden there, and nothing opens them when the button is pressed: visitors on a phone have no menu.',
      fix: 'Load the script that opens the menu, correct the id or class by which it looks for the button, or write the style for the class that it toggles.',
      help: 'https://www.w3.org/WAI/tutorials/menus/flyout/',
      example: '<button class="hamburger">☰</button>, and no script that listens to it',
    },
  },
  readsDocument: true,
  async judge(visit) {
    return { judgements: { 'menu-button-dead': await judgeMenus(visit) } }
  },
})

async function judgeMenus(visit: Visit): Promise<Judgement> {
  const rendered = await ownLoading(visit)
  if (rendered instanceof Error) return judgedWithout(rendered)
  const { document, deadMenus: menus, url } = rendered
  if (document.elements('nav', 'header').length === 0)
    return notApplicable('the page has neither <nav> nor <header>')
  if (!menus) return notMeasured('Chrome had no time left to look for listeners')
  const missing =
    menus.length > 0 ? await absentServer(rendered, isWithheld, ['captcha', 'marketing']) : undefined
  if (missing !== undefined) return notMeasured(`a script that may open the menu was not loaded: ${missing}`)
  if (menus.length > 0 && document.elements('script').some(isHeldBack))
    return notMeasured('scripts that wait for a visitor or for consent may open the menu')
  return failWhere(
    menus.map(({ selector, text, links, toggles }) => ({
      url,
      selector,
      message: `${text === '' ? 'The menu button' : `The menu button "${text}"`} opens nothing: ${whyDead(toggles)}, and the ${links} links of the navigation are hidden.`,
    })),
  )
}

function whyDead(toggles: readonly string[] | undefined): string {
  if (toggles === undefined) return 'no script listens to it'
  const names = toggles.map(name => `"${name}"`).join(', ')
  return `its script only toggles the ${toggles.length === 1 ? 'class' : 'classes'} ${names}, for which no style shows the menu`
}

/** Whether this audit did not get a script that visitors may get. One that is not there is the fault of the site. */
function isWithheld({ type, inFrame, status, failure }: NetworkRequest): boolean {
  if (type !== 'Script' || inFrame) return false
  if (status === undefined) return true
  return !isGone(status) && (failure !== undefined || status >= 400)
}
