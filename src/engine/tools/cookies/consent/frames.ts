import { attribute, type HtmlDocument } from '../../../formats/html/document.ts'

/** What others show in a frame of the page, who then learn the addresses of its visitors and set cookies of their own. */
const FRAMES: readonly [name: string, host: RegExp, path: RegExp][] = [
  ['a map of Google', /^(?:(?:www|maps)\.)?google\.[a-z.]{2,6}$/, /^\/maps/],
  ['a map of Google', /^maps\.google\.[a-z.]{2,6}$/, /^\//],
  ['a form of Google', /^docs\.google\.com$/, /^\/forms/],
  ['a calendar of Google', /^calendar\.google\.com$/, /^\//],
  ['a video of YouTube', /^(?:www\.)?youtube\.com$/, /^\/embed/],
  ['a plug-in of Facebook', /^(?:www\.)?facebook\.com$/, /^\/plugins/],
  ['a post of Instagram', /^(?:www\.)?instagram\.com$/, /^\//],
  ['a player of Spotify', /^open\.spotify\.com$/, /^\/embed/],
  ['a calendar of Calendly', /^(?:www\.)?calendly\.com$/, /^\//],
]
const MAX_FRAMES = 200

/** Names of what known services show in frames of a page. */
export function framesOfOthers(document: HtmlDocument): string[] {
  const names = document
    .elements('iframe')
    .slice(0, MAX_FRAMES)
    .flatMap(frame => {
      const url = document.addressOf(attribute(frame, 'src') ?? '')
      return url ? FRAMES.filter(([, host, path]) => host.test(url.hostname) && path.test(url.pathname)) : []
    })
  return [...new Set(names.map(([name]) => name))]
}
