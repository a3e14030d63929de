import { attribute, type Element, type HtmlDocument, isElement } from '../../formats/html/document.ts'
import { failWhere } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { shownDocument } from './shown-document.ts'

/** Content that phones, like all of today's browsers, cannot show. */
export const plugins = defineTopic({
  checks: {
    'plugin-content': {
      severity: 'warning',
      title: 'The page has content for browser plug-ins',
      why: 'No browser shows Flash, Java applets or Silverlight any more, and search engines do not read them.',
      fix: 'Replace it with HTML, <video> or <canvas>.',
      help: 'https://developers.google.com/search/blog/2019/10/goodbye-flash',
      example: '<object type="application/x-shockwave-flash" data="tour.swf"></object>',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const document = await shownDocument(visit)
    const places = pluginsOf(document).map(element =>
      document.occurrence(element, `No browser shows this <${element.tagName}>.`),
    )
    return { judgements: { 'plugin-content': failWhere(places) } }
  },
})

const PLUGIN_TYPES = /^application\/(x-shockwave-flash|futuresplash|x-silverlight|x-java|java)/i
const PLUGIN_FILES = /\.(swf|xap|class|jar)($|[?#])/i

/** Scripts that play Flash and Java without a plug-in. @see https://ruffle.rs @see https://cheerpj.com */
const EMULATOR = /\b(?:ruffle|cheerpj)/i
const MAX_ADDRESS = 500
/** What an object shows in the place of its file that cannot be played. */
const STANDS_IN = ['video', 'audio', 'iframe', 'canvas']

function pluginsOf(document: HtmlDocument): Element[] {
  const addresses = document.elements('script').map(script => attribute(script, 'src') ?? '')
  if (addresses.some(address => EMULATOR.test(address.slice(0, MAX_ADDRESS)))) return []
  const standIns = document.elements(...STANDS_IN)
  return document.elements('object', 'embed', 'applet').filter(element => {
    const type = attribute(element, 'type') ?? ''
    const file = attribute(element, 'data') ?? attribute(element, 'src') ?? ''
    const isPlugin = element.tagName === 'applet' || PLUGIN_TYPES.test(type.trim()) || PLUGIN_FILES.test(file)
    const isReplaced = standIns.some(media => document.isBelow(media, element))
    return isPlugin && !isReplaced && !isShownAsPlayer(document, element)
  })
}

/** Old embed codes of video sites, each by the end of its host and the start of its path. */
const PLAYERS: readonly { host: RegExp; path: RegExp }[] = [
  { host: /(?:^|\.)youtube(?:-nocookie)?\.com$/, path: /^\/v\/./ },
  { host: /(?:^|\.)dailymotion\.com$/, path: /^\/swf\/./ },
  { host: /(?:^|\.)vimeo\.com$/, path: /^\/moogaloop\.swf$/ },
]

/**
 * Whether browsers load the player of today in the place of a Flash film. An object without an address of its own shows
 * what stands in it.
 *
 * @see https://github.com/whatwg/html/pull/2390
 */
function isShownAsPlayer(document: HtmlDocument, element: Element): boolean {
  const file = attribute(element, 'data') ?? attribute(element, 'src')
  if (file === undefined && element.tagName === 'object')
    return element.childNodes.some(
      child => isElement(child) && child.tagName === 'embed' && isShownAsPlayer(document, child),
    )
  const url = file === undefined ? undefined : document.addressOf(file)
  return (
    url !== undefined && PLAYERS.some(({ host, path }) => host.test(url.hostname) && path.test(url.pathname))
  )
}
