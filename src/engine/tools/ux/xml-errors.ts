import { oneLine } from '../../../text/one-line.ts'
import { textOf } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { mediaType } from '../../network/exchange.ts'
import { ownRendering } from '../../visit/rendering.ts'
import { shownPage } from '../../visit/shown-page.ts'
import type { Visit } from '../../visit/visit.ts'

/** Whether browsers show all of a page that is sent as XML. */
export const xmlErrors = defineTopic({
  checks: {
    'xml-malformed': {
      severity: 'error',
      title: 'Browsers stop at an XML error and show a message instead of the page',
      why: 'The page is sent as application/xhtml+xml. At the first error browsers show nothing of what follows, only a message about it, and Google sees the same.',
      fix: 'Correct the markup at this place, or send the page as text/html, which forgives such errors.',
      help: 'https://html.spec.whatwg.org/multipage/xhtml.html#parsing-xhtml-documents',
      example: 'Content-Type: application/xhtml+xml\n\n<p>Monday<br>Tuesday</p>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { response } = await shownPage(visit)
    const isXml = mediaType(response) === 'application/xhtml+xml'
    const judgement = isXml ? await judgeShown(visit) : notApplicable('the page is not sent as XML')
    return { judgements: { 'xml-malformed': judgement } }
  },
})

/** Characters of a message that are quoted, and of a text in which it is looked for. */
const MAX_MESSAGE = 160
const MAX_READ = 2000

/** Chrome puts the error into the page, where it shows as much as came before. */
async function judgeShown(visit: Visit): Promise<Judgement> {
  const { document } = await ownRendering(visit)
  const [shown] = document.elements('parsererror')
  if (!shown) return pass()
  const { url } = await visit.htmlPage()
  const told = oneLine(textOf(shown), MAX_READ)
  const [, line, column, what] = /error on line (\d{1,9}) at column (\d{1,9}): (.*)/.exec(told) ?? []
  if (what === undefined) return fail({ url, message: 'The page is not well-formed XML.' })
  const message = oneLine(what.split('Below is a rendering', 1)[0]!, MAX_MESSAGE)
  return fail({
    url,
    message: `The page is not well-formed XML: ${message}`,
    line: Number(line),
    column: Number(column),
  })
}
