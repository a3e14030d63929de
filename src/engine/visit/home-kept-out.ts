import { directivesFor, isNoindex, metaDirectives, shippedHeaderDirectives } from '../page/page-directives.ts'
import { homePage } from './home-page.ts'
import type { Visit } from './visit.ts'

/**
 * Whether the home page of the site has a noindex that goes to production: then a template writes it, as those of Hugo do in
 * a build that is not for production, and no page has it for a purpose of its own. No where there is no home page.
 */
export async function isHomeKeptOut(visit: Visit): Promise<boolean> {
  const home = await homePage(visit)
  if (!home) return false
  const rules = [...metaDirectives(home.document).inHead, ...shippedHeaderDirectives(home)]
  return directivesFor(rules, 'Googlebot').some(isNoindex)
}
