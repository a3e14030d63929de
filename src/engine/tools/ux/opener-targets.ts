import { cutEnd } from '../../../text/cut.ts'
import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isElementorAction } from '../../syntax/elementor-actions.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'

/** Whether links that open a part of the page name it as the script reads it. */
export const openerTargets = defineTopic({
  checks: {
    'opener-names-file': {
      severity: 'warning',
      title: 'A link that opens a menu or a dialog has a file name before the "#"',
      why: 'UIkit and Elementor expect an href that begins with the "#": visitors press the link, and nothing opens.',
      fix: 'Write only the id: href="#offcanvas". Programs that save a copy of a site often add the file name.',
      help: 'https://getuikit.com/v2/docs/offcanvas.html',
      example: '<a href="index.html#offcanvas" data-uk-offcanvas>Menu</a>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    return { judgements: unlessUnfilled(page, { 'opener-names-file': judgeOpeners(page.document) }) }
  },
})

/** Attributes by which UIkit 2 knows a link that opens what its href selects; later versions put them on what is opened. */
const OPENERS = ['data-uk-offcanvas', 'data-uk-modal'] as const
/** Links that are looked at. */
const MAX_LINKS = 200

function judgeOpeners(document: HtmlDocument): Judgement {
  const ofUikit = OPENERS.flatMap(name =>
    document
      .withAttribute(name)
      .filter(link => link.tagName === 'a' && !/target/.test(attribute(link, name)!)),
  )
  const ofElementor = document
    .elements('a')
    .filter(link => isElementorAction(attribute(link, 'href')?.split('#', 2)[1] ?? ''))
  if (ofUikit.length + ofElementor.length === 0)
    return notApplicable('no link opens a part of the page with UIkit or Elementor')
  const ids = new Set(document.withAttribute('id').map(element => attribute(element, 'id')))
  const opens = (part: string) => ids.has(part) || isElementorAction(part)
  return failWhere(
    [...ofUikit, ...ofElementor]
      .slice(0, MAX_LINKS)
      .filter(link => namesFile(link, document, opens))
      .map(link => {
        const href = attribute(link, 'href')!.trim()
        const right = href.slice(href.indexOf('#'))
        return document.occurrence(
          link,
          `href="${cutEnd(href, 100)}" opens nothing: write "${cutEnd(right, 100)}".`,
        )
      }),
  )
}

/** Whether what a link is to open is in the page, and its address has more than that. */
function namesFile(link: Element, document: HtmlDocument, opens: (part: string) => boolean): boolean {
  const href = attribute(link, 'href')?.trim() ?? ''
  const at = href.indexOf('#')
  return at > 0 && opens(href.slice(at + 1)) && document.addressOf(href)?.host === new URL(document.url).host
}
