import { attribute, type HtmlDocument } from '../../../formats/html/document.ts'

/** What others show in a frame of the page, who then learn the addresses of its visitors and set cookies of their own. */
const FRAMES: readonly [name: string, host: RegExp, path: RegExp][] = [
  ['a map of Google', /^(?:(?:www|maps)\.)?google\.[a-z.]{2,6}$/, /^\/maps/],
  ['a map of Google', /^maps\.google\.[a-z.]{2,6}$/, /^\//],
  ['a form of Google', /^docs\.google\.com$/, /^\/forms/],
  ['a form of Microsoft', /^forms\.(?:office|microsoft|cloud\.microsoft)(?:\.com)?$/, /^\/(?:r|e|pages)\//i],
  ['a form of Typeform', /^[\w-]+\.typeform\.com$/, /^\/to\//],
  ['a form of Tally', /^tally\.so$/, /^\/embed\//],
  ['a form of Jotform', /^(?:form|eu)\.jotform\.com$/, /^\/(?:jsform\/)?\d{10,20}/],
  ['a calendar of Google', /^calendar\.google\.com$/, /^\//],
  ['a video of YouTube', /^(?:www\.)?youtube\.com$/, /^\/embed/],
  ['a plug-in of Facebook', /^(?:www\.)?facebook\.com$/, /^\/plugins/],
  ['a post of Instagram', /^(?:www\.)?instagram\.com$/, /^\//],
  ['a player of Spotify', /^open\.spotify\.com$/, /^\/embed/],
  ['a calendar of Calendly', /^(?:www\.)?calendly\.com$/, /^\//],
]
const MAX_FRAMES = 200
const MAX_SCRIPTS = 1000

/** Scripts that draw in the page what a frame would show: the same service learns the same of visitors. */
const SCRIPTS: readonly [name: string, host: RegExp, path: RegExp][] = [
  ['a form of Jotform', /^(?:form|eu)\.jotform\.com$/, /^\/jsform\/\d{10,20}/],
  ['a script of Google Maps', /^maps\.google(?:apis)?\.com$/, /^\/maps\/api\/js/],
]

/** Names of what known services show in frames of a page, or by their scripts, whether or not these came here. */
export function embedsOfOthers(document: HtmlDocument): string[] {
  const sources = (tag: string, most: number, known: typeof FRAMES) =>
    document
      .elements(tag)
      .slice(0, most)
      .flatMap(element => {
        // Tally has its script write the address where it belongs.
        const url = document.addressOf(
          attribute(element, 'data-tally-src') ?? attribute(element, 'src') ?? '',
        )
        return url ? known.filter(([, host, path]) => host.test(url.hostname) && path.test(url.pathname)) : []
      })
  const found = [...sources('iframe', MAX_FRAMES, FRAMES), ...sources('script', MAX_SCRIPTS, SCRIPTS)]
  return [...new Set(found.map(([name]) => name))]
}
