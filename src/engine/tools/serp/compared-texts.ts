import { cutEnd } from '../../../text/cut.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isLedOn } from '../../page/judged-page.ts'
import { PageAddress } from '../../page/page-address.ts'
import { isNoindex } from '../../page/page-directives.ts'
import { hereOf } from '../../syntax/preview.ts'
import { isHomeKeptOut } from '../../visit/home-kept-out.ts'
import { googleDirectives } from './google-directives.ts'
import { descriptionOf, titleOf } from './metadata.ts'
import { serpPage } from './serp-page.ts'

/** Characters of a text in the facts. */
const MAX_TEXT = 300

/**
 * What a run compares over its pages, as facts: `title` and `description` as search engines read them (null where the page
 * has none), whether the page lets Google index it (`keptOutWithHome` where the home page does not either), the page that
 * its canonical names (`canonicalPage` is that address on the audited site, `canonicalIs` how it relates to the page), and
 * `leadsOn` where nobody sees the page as it is.
 */
export const comparedTexts = defineTopic({
  checks: {},
  async judge(visit) {
    const { page, metadata, canonical } = await serpPage(visit)
    const named = canonical?.url
    const indexable = !googleDirectives(page).some(isNoindex)
    return {
      judgements: {},
      facts: {
        title: bounded(titleOf(metadata)),
        description: bounded(descriptionOf(metadata)),
        indexable,
        ...(!indexable && (await isHomeKeptOut(visit)) && { keptOutWithHome: true }),
        canonicalIs: new PageAddress(page).canonicalIs,
        canonicalPage: named ? (hereOf(page.preview, named) ?? named).href : null,
        ...(isLedOn(page) && { leadsOn: true }),
      },
    }
  },
})

function bounded(text: string | undefined): string | null {
  return text === undefined ? null : cutEnd(text, MAX_TEXT)
}
