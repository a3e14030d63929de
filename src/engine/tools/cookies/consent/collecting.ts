import type { HtmlDocument } from '../../../formats/html/document.ts'
import { googleTagsOf, isAccountId } from '../../technology/google-tags.ts'

/** Those of the trackers of a page that collect something as it is. */
export function trackersThatCollect(document: HtmlDocument, trackers: readonly string[]): string[] {
  return trackers.filter(name => !(OF_GOOGLE.has(name) && collectNothing(document)))
}

/** Trackers of `ConsentScripts` whose tags state the ID of an account. */
const OF_GOOGLE: ReadonlySet<string> = new Set(['Google tag', 'Google Tag Manager', 'Universal Analytics'])

/**
 * Whether Google's tags of a page have no ID of an account yet, or only that of a property of Universal Analytics, whose
 * data nobody has taken since July 2024: that the tag should go is told by `technology`.
 */
function collectNothing(document: HtmlDocument): boolean {
  const tags = googleTagsOf(document)
  return tags.length > 0 && !tags.some(({ id }) => isAccountId(id) && !/^UA-/i.test(id))
}
