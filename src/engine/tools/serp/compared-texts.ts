import { cutEnd } from '../../../text/cut.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isNoindex } from '../../page/page-directives.ts'
import { googleDirectives } from './google-directives.ts'
import { descriptionOf, titleOf } from './metadata.ts'
import { serpPage } from './serp-page.ts'

/** Characters of a text in the facts. */
const MAX_TEXT = 300

/**
 * What a run compares over its pages, as facts: `title` and `description` as search engines read them (null where the
 * page has none), and whether the page lets Google index it. Its `canonical` is a fact of that topic.
 */
export const comparedTexts = defineTopic({
  checks: {},
  async judge(visit) {
    const { page, metadata } = await serpPage(visit)
    return {
      judgements: {},
      facts: {
        title: bounded(titleOf(metadata)),
        description: bounded(descriptionOf(metadata)),
        indexable: !googleDirectives(page).some(isNoindex),
      },
    }
  },
})

function bounded(text: string | undefined): string | null {
  return text === undefined ? null : cutEnd(text, MAX_TEXT)
}
