import { cutEnd } from '../../../text/cut.ts'
import { failWhere, type Judgement, judgedWithout, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { asksNotToBeIndexed } from '../../page/page-directives.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import type { Visit } from '../../visit/visit.ts'
import { ownLoading } from './own-loading.ts'

/** Whether a door stands in front of a page that every browser gets all the same. */
export const passwordGates = defineTopic({
  checks: {
    'password-gate': {
      severity: 'warning',
      title: 'A password field covers the page',
      why: 'Visitors without the password see nothing of the page. Nor does a layer protect it: every browser gets what lies under it, and search engines read it.',
      fix: 'Remove the layer before the release. If the page is not for everybody, let the server ask for the password.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/control-what-you-share',
      example:
        '<div style="position: fixed; inset: 0"><input type="password"></div>, which a script lays over the page',
    },
  },
  readsDocument: true,
  async judge(visit) {
    return { judgements: { 'password-gate': await judge(visit) } }
  },
})

/** Part of the screen that a door covers at least. */
const MIN_SHARE = 0.9
/** Characters from which on there is something to read behind the door. */
const MIN_TEXT = 300
/** Characters of the door itself that are known, see `Overlay`. */
const MAX_TEXT_OF_DOOR = 300

async function judge(visit: Visit): Promise<Judgement> {
  const rendered = await ownLoading(visit)
  if (rendered instanceof Error) return judgedWithout(rendered)
  const doors = rendered.overlays.filter(
    ({ asksOnlyForPassword, share }) => asksOnlyForPassword && share >= MIN_SHARE,
  )
  if (doors.length === 0) return failWhere([])
  const { document } = rendered
  if (asksNotToBeIndexed(document)) return notApplicable('the page asks not to be found')
  const ofDoors = doors.reduce((sum, { text }) => sum + text.length, 0)
  const all = document.body ? startOfSeenText(document.body, MIN_TEXT + MAX_TEXT_OF_DOOR).length : 0
  if (all - ofDoors < MIN_TEXT) return notApplicable('hardly a text lies under the field for the password')
  return failWhere(
    doors.map(({ selector, share, text, region }) => ({
      url: rendered.url,
      selector,
      message: `This layer asks for a password and covers ${Math.round(share * 100)} % of the screen${text === '' ? '' : `: "${cutEnd(text, 100)}"`}.`,
      ...(region && { region }),
    })),
  )
}
