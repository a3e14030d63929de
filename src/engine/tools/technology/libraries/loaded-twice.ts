import type { Occurrence } from '../../../../api/results.ts'
import { fail, type Judgement, notApplicable, pass } from '../../../judging/judgement.ts'
import { defineTopic } from '../../../judging/tool-definition.ts'
import { isSuccess } from '../../../network/status.ts'
import { askedAt } from '../../../syntax/preview.ts'
import type { Visit } from '../../../visit/visit.ts'
import { librariesOf, type PageLibrary } from './page-libraries.ts'
import { bootstrapOfCdn, hasKnownFile, ownStyleSheets, repeatedFiles } from './repeated-files.ts'

/** Whether one library comes from several files, as a template and a plug-in bring it. */
export const loadedTwice = defineTopic({
  checks: {
    'library-twice': {
      severity: 'notice',
      title: 'A library is loaded twice',
      why: 'Visitors download it twice. The second copy takes the place of the first: plug-ins of jQuery are lost, menus of Bootstrap open and close at one click, and styles or icons of one release replace some of the other.',
      fix: 'Remove all copies but the newest that the page works with. bootstrap.bundle.js already contains bootstrap.js and Popper.',
      help: 'https://developer.chrome.com/docs/performance/insights/duplicated-javascript',
      example:
        '<script src="/js/jquery-3.7.1.min.js"></script> … <script src="https://code.jquery.com/jquery-3.6.0.min.js"></script>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    return { judgements: { 'library-twice': await judgeCopies(visit) } }
  },
})

/** Libraries of which a page can use one copy at a time: each puts itself at one place, or listens to the whole page. */
const ONE_AT_A_TIME: ReadonlySet<string> = new Set(['jquery', 'bootstrap', 'angularjs'])
/** What stands behind the name of a file that is the whole library. */
const WHOLE_FILE =
  /^(?:[.-]v?\d[\d.]{0,20})?(?:[.-](?:min|slim|bundle|prod|production|dev|esm|full|pack)){0,4}\.m?js$/

async function judgeCopies(visit: Visit): Promise<Judgement> {
  const { document } = await visit.htmlPage()
  const files = (await librariesOf(visit)).filter(isWholeLibrary)
  const copies = [...Map.groupBy(files, ({ library }) => library).values()].filter(({ length }) => length > 1)
  const others = repeatedFiles(document, new Set(files.map(({ element }) => element)))
  const areThere = await Promise.all(others.map(({ url, first }) => areLoaded(visit, [url, first])))
  const faults = [
    ...copies.flatMap(([first, ...repeated]) =>
      repeated.map(one =>
        one.document.occurrence(
          one.element,
          `${one.library.name} was loaded before, from ${first!.url}.`,
          one.url,
        ),
      ),
    ),
    ...others
      .filter((_, at) => areThere[at])
      .map(({ name, url, element, first }) =>
        document.occurrence(element, `${name} was loaded before, from ${first}.`, url),
      ),
    ...(await bootstrapInOwnStyles(visit)),
  ]
  if (faults.length > 0) return fail(faults)
  const hasNone = files.length === 0 && !hasKnownFile(document)
  return hasNone ? notApplicable('the page loads no library that can be there only once') : pass()
}

/** The head of the whole of Bootstrap, and what such a file has. */
const BOOTSTRAP = /\*\s{0,3}Bootstrap\s{1,3}v(\d[\d.]{0,10})\s/
const OF_BOOTSTRAP = ['.navbar-toggler', '.modal-dialog', '.col-']
/** Own style sheets that are read. */
const MAX_SHEETS = 6

/** The own style sheets of a page that contain Bootstrap, as a template is built, beside the one of a public CDN. */
async function bootstrapInOwnStyles(visit: Visit): Promise<Occurrence[]> {
  const { document } = await visit.htmlPage()
  const ofCdn = bootstrapOfCdn(document)
  if (!ofCdn) return []
  const sheets = ownStyleSheets(document).slice(0, MAX_SHEETS)
  const answers = await Promise.all(sheets.map(({ url }) => visit.fetch(askedAt(visit.preview, url))))
  return sheets.flatMap(({ url, element }, at) => {
    const { final } = answers[at]!
    const text = final && isSuccess(final.status) ? final.body.toString('utf8') : ''
    const version = BOOTSTRAP.exec(text)?.[1]
    if (version === undefined || !OF_BOOTSTRAP.every(rule => text.includes(rule))) return []
    const message = `This style sheet contains Bootstrap ${version}, which the page also loads from ${ofCdn.url}.`
    return [document.occurrence(element, message, url)]
  })
}

/** Whether the site has those of the files that are its own. */
async function areLoaded(visit: Visit, urls: readonly string[]): Promise<boolean> {
  const { origin } = new URL((await visit.htmlPage()).document.url)
  const own = urls.map(url => askedAt(visit.preview, url)).filter(url => url.startsWith(`${origin}/`))
  const answers = await Promise.all(own.map(url => visit.fetch(url)))
  return answers.every(({ final }) => final !== undefined && isSuccess(final.status))
}

/** Whether a file is one of them, and not a part of it such as `bootstrap/js/dist/modal.js`. */
function isWholeLibrary({ library, url, element }: PageLibrary): boolean {
  if (!ONE_AT_A_TIME.has(library.key) || element.tagName !== 'script') return false
  const { pathname } = new URL(url)
  const file = pathname.slice(pathname.lastIndexOf('/') + 1).toLowerCase()
  return library.files.some(name => file.startsWith(name) && WHOLE_FILE.test(file.slice(name.length)))
}
