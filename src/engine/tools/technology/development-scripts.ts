import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isSuccess } from '../../network/status.ts'
import { askedAt, type Preview } from '../../syntax/preview.ts'
import { ownScriptUrls } from '../../visit/script-files.ts'
import type { Visit } from '../../visit/visit.ts'

/** Scripts that their makers have made for development, and that a page which is published still loads. */
export const developmentScripts = defineTopic({
  checks: {
    'development-script': {
      severity: 'warning',
      title: 'The page loads a script that is made for development only',
      why: "Each visitor's browser compiles styles or scripts, or runs a development build with extra checks: the page is slower, and parts of it appear late or not at all.",
      fix: 'Compile styles and scripts in your build and load the result, or load the production build of the library.',
      help: 'https://tailwindcss.com/docs/installation/play-cdn',
      example: '<script src="https://cdn.tailwindcss.com"></script>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { document } = await visit.htmlPage()
    return {
      judgements: { 'development-script': judge(document, await developmentBundles(visit), visit.preview) },
    }
  },
})

/** What a script is, by its address. */
interface DevelopmentScript {
  what: string
  /** What its maker says to do. */
  instead: string
  /** Fits the address without scheme, query and fragment, as `unpkg.com/vue@3/dist/vue.global.js`. */
  address: RegExp
  /** What it compiles: without that on the page it does nothing. */
  compiles?: (element: Element) => boolean
  /** Whether the page was saved from a server for developers, and is not shown by it. */
  isSaved?: (script: URL, page: URL) => boolean
}

const JSX = new Set(['text/babel', 'text/jsx'])
const INSTEAD_OF_BUILD = 'load its production build'

/**
 * A file of one's own that is named `vue.js` may be anything: names of files count that only such a build has, or the
 * place of a public CDN.
 *
 * @see https://tailwindcss.com/docs/installation/play-cdn
 * @see https://babeljs.io/docs/babel-standalone
 * @see https://vuejs.org/guide/best-practices/production-deployment
 * @see https://legacy.reactjs.org/docs/cdn-links.html
 * @see https://lesscss.org/usage/#using-less-in-the-browser
 * @see https://gohugo.io/commands/hugo_server/
 */
const DEVELOPMENT_SCRIPTS: readonly DevelopmentScript[] = [
  {
    what: "Tailwind's Play CDN",
    instead: 'build the style sheet with its command line or a plug-in',
    address: /^cdn\.tailwindcss\.com(?:\/|$)|\/@tailwindcss\/browser(?:@[\w.-]{1,40})?(?:\/|$)/,
  },
  {
    what: 'Babel in the browser',
    instead: 'compile the scripts before they are published',
    address: /\/@babel\/standalone(?:@|\/|$)|\/babel-(?:standalone|core)(?:@|\/)|\/babel(?:\.min)?\.js$/,
    compiles: element => element.tagName === 'script' && JSX.has(typeOf(element)),
  },
  {
    what: 'Less in the browser',
    instead: 'compile the style sheets before they are published',
    address: /\/less(?:-\d[\w.-]{0,20})?(?:\.min)?\.js$|\/npm\/less(?:@[\w.-]{1,40})?$/,
    compiles: isLess,
  },
  {
    what: 'the development build of Vue',
    instead: INSTEAD_OF_BUILD,
    address:
      /\/vue(?:\.runtime)?\.(?:global|esm-browser)\.js$|^unpkg\.com\/vue(?:@[\w.^~-]{1,40})?$|^(?:unpkg\.com\/|cdn\.jsdelivr\.net\/npm\/|cdnjs\.cloudflare\.com\/ajax\/libs\/)vue(?:@[\w.^~-]{1,40})?\/(?:dist\/|[\d.]{1,20}\/)?vue\.js$/,
  },
  {
    what: 'the development build of React',
    instead: INSTEAD_OF_BUILD,
    address: /\/react(?:-dom)?(?:-server(?:\.browser)?)?\.development\.js$/,
  },
  {
    what: 'what "hugo server" reloads pages with while they are written',
    instead: 'publish what "hugo" builds',
    address: /\/livereload\.js$/,
    isSaved: (script, page) => /^\d{2,5}$/.test(portOf(script)) && portOf(script) !== page.port,
  },
  {
    what: 'what reloads the page while it is written',
    instead: 'leave it out of what you publish',
    address: /\/live-reload(?:\.min)?\.js$/,
  },
]

/** What only the builds of React for developers say; those for production have numbers in place of both. */
const REACT_IN_DEVELOPMENT = [
  'Download the React DevTools for a better development experience',
  'Invalid hook call. Hooks can only be called inside of the body of a function component',
]
/** What only the builds for production say: a file with both may choose between them. */
const REACT_IN_PRODUCTION = 'Minified React error #'

/** The page's own files that hold the development build of React, whatever they are called. */
async function developmentBundles(visit: Visit): Promise<ReadonlySet<string>> {
  const page = await visit.htmlPage()
  const urls = ownScriptUrls(page.document, page.preview)
  const answers = await Promise.all(urls.map(url => visit.fetch(url)))
  return new Set(
    urls.filter((_, at) => {
      const { final } = answers[at]!
      if (!final || !isSuccess(final.status)) return false
      const { body } = final
      return REACT_IN_DEVELOPMENT.every(text => body.includes(text)) && !body.includes(REACT_IN_PRODUCTION)
    }),
  )
}

function judge(
  document: HtmlDocument,
  bundles: ReadonlySet<string>,
  preview: Preview | undefined,
): Judgement {
  const scripts = document.elements('script').filter(element => attribute(element, 'src') !== undefined)
  if (scripts.length === 0) return notApplicable('the page loads no script')
  const compiled = document.elements('script', 'style', 'link')
  const page = new URL(document.url)
  return failWhere(
    scripts.flatMap(element => {
      const url = URL.parse(document.resolve(attribute(element, 'src')!) ?? '')
      if (!url || !/^https?:$/.test(url.protocol)) return []
      const address = `${url.host}${url.pathname}`
      const found = DEVELOPMENT_SCRIPTS.find(
        script =>
          script.address.test(address) &&
          (!script.compiles || compiled.some(script.compiles)) &&
          (!script.isSaved || script.isSaved(url, page)),
      )
      const name = url.href.slice(0, 200)
      if (found) return [document.occurrence(element, `${name} is ${found.what}: ${found.instead}.`)]
      if (!bundles.has(askedAt(preview, url.href))) return []
      const message = `${name} contains the development build of React: build it with NODE_ENV=production.`
      return [document.occurrence(element, message)]
    }),
  )
}

/** The port at which the server for developers listened. */
function portOf({ searchParams }: URL): string {
  return searchParams.get('port') ?? ''
}

function typeOf(element: Element): string {
  return attribute(element, 'type')?.trim().toLowerCase() ?? ''
}

function isLess(element: Element): boolean {
  if (element.tagName === 'style') return typeOf(element) === 'text/less'
  return element.tagName === 'link' && attribute(element, 'rel')?.trim().toLowerCase() === 'stylesheet/less'
}
