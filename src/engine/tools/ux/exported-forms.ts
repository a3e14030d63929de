import type { Occurrence } from '../../../api/results.ts'
import { attribute, type Element, type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { inlineScripts } from '../../page/scripts.ts'
import { isOnProduction, type Preview } from '../../syntax/preview.ts'
import { isForGitHubPages } from '../../visit/github-pages.ts'
import { ownScriptFiles } from '../../visit/own-scripts.ts'
import type { Visit } from '../../visit/visit.ts'

/** Scripts in the page, characters of each and forms that are looked at. */
const MAX_INLINE = 50
const MAX_TEXT = 300_000
const MAX_FORMS = 5

/** Services by which a static copy of a WordPress site may send a form after all. */
const OTHER_WAYS =
  /formspree|web3forms|emailjs|formsubmit\.co|getform\.io|usebasin|staticforms|simply-?static|script\.google\.com\/macros/i

/**
 * Forms of the WordPress plug-in Contact Form 7 in a static copy of the site on GitHub Pages: they are posted to the
 * site's own WordPress, which is not there.
 */
export async function exportedForms(visit: Visit, document: HtmlDocument): Promise<Occurrence[]> {
  const forms = document
    .elements('form')
    .filter(form => isContactForm7(form, document, visit.preview))
    .slice(0, MAX_FORMS)
  if (forms.length === 0 || !(await isForGitHubPages(visit))) return []
  const inline = inlineScripts(document)
    .slice(0, MAX_INLINE)
    .map(script => textOf(script).slice(0, MAX_TEXT))
  const files = (await ownScriptFiles(visit)).map(({ text }) => text.slice(0, MAX_TEXT))
  if ([...inline, ...files].some(text => OTHER_WAYS.test(text))) return []
  if (inline.some(text => namesOtherServer(text, document, visit.preview))) return []
  return forms.map(form =>
    document.occurrence(
      form,
      'Contact Form 7 sends this form to WordPress, and GitHub Pages runs no programs: nobody gets the message.',
    ),
  )
}

function isContactForm7(form: Element, document: HtmlDocument, preview: Preview | undefined): boolean {
  const classes = attribute(form, 'class')?.split(/\s+/, 50) ?? []
  const action = document.addressOf(attribute(form, 'action') ?? '')
  return (
    classes.includes('wpcf7-form') &&
    attribute(form, 'onsubmit') === undefined &&
    action?.hash.startsWith('#wpcf7-') === true &&
    isOwn(action, document, preview)
  )
}

/** Where the plug-in finds its WordPress, as in `"root":"https:\/\/www.example.com\/wp-json\/"`. */
const ROOT = /"(?:root|apiRoot)"\s{0,5}:\s{0,5}"([^"]{1,200})"/

function namesOtherServer(text: string, document: HtmlDocument, preview: Preview | undefined): boolean {
  const at = text.indexOf('wpcf7')
  const root = at < 0 ? undefined : ROOT.exec(text.slice(at))?.[1]
  const url = root === undefined ? undefined : document.addressOf(root.replaceAll('\\/', '/'))
  return url !== undefined && !isOwn(url, document, preview)
}

function isOwn(url: URL, document: HtmlDocument, preview: Preview | undefined): boolean {
  return url.origin === new URL(document.url).origin || isOnProduction(preview, url)
}
