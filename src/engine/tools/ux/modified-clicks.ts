import type { RenderedPage } from '../../browser/rendered-page.ts'
import {
  failWhere,
  type Judgement,
  judgedWithout,
  notApplicable,
  notMeasured,
  pass,
} from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { ownLoading } from './own-loading.ts'

/** Whether visitors can open the pages of a site in tabs of their own. */
export const modifiedClicks = defineTopic({
  checks: {
    'modified-click-canceled': {
      severity: 'notice',
      title: 'Links do not open in a new tab with Ctrl, Cmd or Shift',
      why: 'A script cancels every click on a link and leads on by itself, also the clicks by which visitors ask for a new tab or window: they lose the page that they wanted to keep.',
      fix: 'Let such clicks pass at the start of the listener: if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return. For a fade between pages, use @view-transition in CSS, which needs no script.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/CSS/@view-transition',
      example:
        "link.addEventListener('click', event => { event.preventDefault(); setTimeout(() => { location.href = link.href }, 260) })",
    },
  },
  readsDocument: true,
  async judge(visit) {
    const rendered = await ownLoading(visit)
    const judgement = rendered instanceof Error ? judgedWithout(rendered) : judge(rendered)
    return { judgements: { 'modified-click-canceled': judgement } }
  },
})

/** Links of different kinds that a script cancels: that of one link may be a control. */
const LEAST = 2

function judge({ modifiedClicks, url }: RenderedPage): Judgement {
  if (!modifiedClicks)
    return notMeasured('there was no time left, or no page, to try links with Ctrl and Cmd on')
  if (modifiedClicks.length < LEAST)
    return notApplicable('fewer than two kinds of links lead to other pages of the site')
  const canceled = modifiedClicks.filter(({ isCanceled }) => isCanceled)
  if (canceled.length < LEAST) return pass()
  return failWhere(
    canceled.map(({ selector, text }) => ({
      url,
      selector,
      message: `A script cancels the click on "${text}" while Ctrl and Cmd are held.`,
    })),
  )
}
