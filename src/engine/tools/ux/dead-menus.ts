import type { DeadMenu } from '../../browser/dead-menus.ts'
import type { Judgement } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { Visit } from '../../visit/visit.ts'
import { absentOpener } from './absent-scripts.ts'
import { judgeTriedOut } from './tried-out-judgement.ts'

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
  return await judgeTriedOut(visit, {
    about: { names: ['nav', 'header'], none: 'the page has neither <nav> nor <header>' },
    found: ({ deadMenus }) => deadMenus,
    untried: 'Chrome had no time left to look for listeners',
    doubt: absentOpener,
    scriptsMay: 'open the menu',
    message: messageOf,
  })
}

function messageOf({ text, links, toggles }: DeadMenu): string {
  const what = text === '' ? 'The menu button' : `The menu button "${text}"`
  return `${what} opens nothing: ${whyDead(toggles)}, and the ${links} links of the navigation are hidden.`
}

function whyDead(toggles: readonly string[] | undefined): string {
  if (toggles === undefined) return 'no script listens to it'
  const names = toggles.map(name => `"${name}"`).join(', ')
  return `its script only toggles the ${toggles.length === 1 ? 'class' : 'classes'} ${names}, for which no style shows the menu`
}
