import { fail, type Judgement, notApplicable, pass } from '../../../judging/judgement.ts'
import { defineTopic } from '../../../judging/tool-definition.ts'
import { librariesOf, type PageLibrary } from './page-libraries.ts'

/** Whether one library comes from several files, as a template and a plug-in bring it. */
export const loadedTwice = defineTopic({
  checks: {
    'library-twice': {
      severity: 'notice',
      title: 'A JavaScript library is loaded twice',
      why: 'Visitors download and run it twice. The second copy takes the place of the first, so that plug-ins of jQuery are lost, and menus of Bootstrap open and close at one click.',
      fix: 'Remove all copies but one. bootstrap.bundle.js already contains bootstrap.js and Popper.',
      help: 'https://developer.chrome.com/docs/performance/insights/duplicated-javascript',
      example:
        '<script src="/js/jquery-3.7.1.min.js"></script> … <script src="https://code.jquery.com/jquery-3.6.0.min.js"></script>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    return { judgements: { 'library-twice': judgeCopies(await librariesOf(visit)) } }
  },
})

/** Libraries of which a page can use one copy at a time: each puts itself at one place, or listens to the whole page. */
const ONE_AT_A_TIME: ReadonlySet<string> = new Set(['jquery', 'bootstrap', 'angularjs'])
/** What stands behind the name of a file that is the whole library. */
const WHOLE_FILE =
  /^(?:[.-]v?\d[\d.]{0,20})?(?:[.-](?:min|slim|bundle|prod|production|dev|esm|full|pack)){0,4}\.m?js$/

function judgeCopies(all: readonly PageLibrary[]): Judgement {
  const files = all.filter(isWholeLibrary)
  if (files.length === 0) return notApplicable('the page loads no library that can be there only once')
  const copies = [...Map.groupBy(files, ({ library }) => library).values()].filter(({ length }) => length > 1)
  if (copies.length === 0) return pass()
  return fail(
    copies.flatMap(([first, ...others]) =>
      others.map(({ document, element, url, library }) =>
        document.occurrence(element, `${library.name} was loaded before, from ${first!.url}.`, url),
      ),
    ),
  )
}

/** Whether a file is one of them, and not a part of it such as `bootstrap/js/dist/modal.js`. */
function isWholeLibrary({ library, url, element }: PageLibrary): boolean {
  if (!ONE_AT_A_TIME.has(library.key) || element.tagName !== 'script') return false
  const { pathname } = new URL(url)
  const file = pathname.slice(pathname.lastIndexOf('/') + 1).toLowerCase()
  return library.files.some(name => file.startsWith(name) && WHOLE_FILE.test(file.slice(name.length)))
}
