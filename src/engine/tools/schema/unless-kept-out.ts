import { type Judgement, notApplicable } from '../../judging/judgement.ts'
import { asksNotToBeIndexed } from '../../page/page-directives.ts'
import type { Visit } from '../../visit/visit.ts'
import { isClosedAsPreview } from '../serp/closed-preview.ts'
import type { SchemaPage } from './schema-page.ts'

/** A lack of structured data, unless no search result can show the page for its own noindex: one of all of a preview goes. */
export async function unlessKeptOut(
  visit: Visit,
  { page }: SchemaPage,
  judgement: Judgement,
): Promise<Judgement> {
  if (judgement.outcome !== 'fail' || !asksNotToBeIndexed(page.document)) return judgement
  if (await isClosedAsPreview(visit, page)) return judgement
  return notApplicable('the page is set to noindex, so that no search result shows it')
}
