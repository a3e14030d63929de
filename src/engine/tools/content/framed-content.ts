import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { asksNotToBeIndexed } from '../../page/page-directives.ts'
import type { Examination } from './examination.ts'
import { examinedPage } from './examined-page.ts'
import { embedsOf, pageKindOf } from './page-kind.ts'

/** Whether what a page has to say stands in the page, and not only in a document of another host that it frames. */
export const framedContent = defineTopic({
  checks: {
    'only-in-frame': {
      severity: 'notice',
      title: 'The content of the page is only a document or calendar of another host',
      why: 'Search engines count what a frame shows for its own address, so that this page is almost empty to them. Visitors who block third-party content see nothing.',
      fix: 'Write the most important of it into the page as text, such as the next dates or the main points, and link to the document beside the frame.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
      example:
        '<main><h1>Program</h1><iframe src="https://calendar.google.com/calendar/embed?src=…"></iframe></main>',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    return { judgements: unlessUnfilled(page, { 'only-in-frame': judge(examination) }) }
  },
})

/** Words of main text from which on a page says something by itself, as for `almost-no-text`. */
const FEW_WORDS = 30

function judge({ document, main, words }: Examination): Judgement {
  const frames = embedsOf(document, main, ['iframe'])
  if (frames.length === 0) return notApplicable('the content of the page has no frame')
  if (words >= FEW_WORDS) return pass(`${words} words of main text`)
  if (asksNotToBeIndexed(document)) return notApplicable('the page asks not to be indexed')
  const kind = pageKindOf(document, main, words)
  if (kind !== 'embed' && kind !== 'calendar')
    return notApplicable(
      'the page is for something else than to be read, or its lack of text is reported separately',
    )
  const documents = frames.filter(frame => hostOf(document, frame) !== undefined)
  return failWhere(
    documents.map(frame =>
      document.occurrence(
        frame,
        `The page has ${words === 1 ? '1 word' : `${words} words`} of main text; the rest is in a frame of ${hostOf(document, frame)}.`,
      ),
    ),
  )
}

/** Where services keep what is read: documents, tables, slides and calendars, and neither forms, videos, maps nor tools. */
const DOCUMENTS =
  /^(?:docs\.google\.com\/(?:a\/[\w.-]{1,100}\/)?(?:document|spreadsheets|presentation|viewer|gview)(?:$|\/)|(?:calendar|www)\.google\.com\/calendar\/|drive\.google\.com\/file\/|view\.officeapps\.live\.com\/op\/|teamup\.com\/ks|outlook\.(?:live|office|office365)\.com\/(?:owa\/)?calendar\/|e\.issuu\.com\/|(?:www\.)?scribd\.com\/embeds\/|[\w-]{1,63}\.notion\.site\/)/

/** The host of the document or calendar that a frame shows. */
function hostOf(document: HtmlDocument, frame: Element): string | undefined {
  const url = document.addressOf(attribute(frame, 'src') ?? '')
  return url && DOCUMENTS.test(url.hostname + url.pathname) ? url.hostname : undefined
}
