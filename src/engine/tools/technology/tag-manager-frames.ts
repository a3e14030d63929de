import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { misspelledPackageHost } from '../../page/misspelled-package-hosts.ts'
import { isOfPackageHost } from '../../page/package-hosts.ts'
import { isExecutable } from '../../page/scripts.ts'
import { BRING_NO_TRACKER, type Purpose, purposeOf } from '../../page/third-party-purpose.ts'
import { ownScriptFiles } from '../../visit/own-scripts.ts'
import type { Visit } from '../../visit/visit.ts'
import { type GoogleTag, googleTagsOf } from './google-tags.ts'

/** Whether what Google Tag Manager has for visitors without JavaScript stands beside the script for all others. */
export const tagManagerFrames = defineTopic({
  checks: {
    'tag-manager-frame-only': {
      scope: 'site',
      severity: 'notice',
      title: 'Only the <noscript> part of Google Tag Manager is on the page',
      why: 'Browsers that run JavaScript ignore <noscript>, so that no tag of the container works for nearly all visitors.',
      fix: 'Add the script of the container to <head>, or remove the <noscript> if the container is no longer used.',
      help: 'https://developers.google.com/tag-platform/tag-manager/web',
      example:
        '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-ABC123"></iframe></noscript>, and no gtm.js',
    },
  },
  async judge(visit) {
    return { judgements: { 'tag-manager-frame-only': await judge(visit) } }
  },
})

const CONTAINER = /^GTM-([A-Z0-9]{4,12})$/
/** Purposes of scripts of other hosts that load no container. */
const LOAD_NO_CONTAINER: ReadonlySet<Purpose | undefined> = new Set([...BRING_NO_TRACKER, 'chat'])

async function judge(visit: Visit): Promise<Judgement> {
  const { document } = await visit.htmlPage()
  const frames = googleTagsOf(document).filter(
    ({ element, id }) => element.tagName === 'noscript' && CONTAINER.test(id),
  )
  if (frames.length === 0) return notApplicable('the page has no frame of Google Tag Manager in <noscript>')
  const files = await ownScriptFiles(visit)
  const unnamed = frames.filter(
    ({ id }) => !isNamedBeside(document, frames, id) && !files.some(({ text }) => text.includes(bareId(id))),
  )
  if (unnamed.length === 0) return failWhere([])
  const unread = await unreadScript(document, new Set(files.map(({ url }) => url)))
  if (unread !== undefined) return notApplicable(`${unread} may load the container, and was not read`)
  return failWhere(
    unnamed.map(({ element, id }) =>
      document.occurrence(
        element,
        `Only the frame in <noscript> names ${id}: no script loads the container.`,
      ),
    ),
  )
}

/** An ID without the part that all have, which scripts may join to it. */
function bareId(id: string): string {
  return CONTAINER.exec(id)![1]!
}

/** Whether a page has the ID of a container elsewhere than in the frames of it. */
function isNamedBeside({ source }: HtmlDocument, frames: readonly GoogleTag[], id: string): boolean {
  const ofFrames = frames.filter(frame => frame.id === id).length
  return source.split(bareId(id)).length - 1 > ofFrames
}

/** The address of a script that is not known, and that may load anything. */
async function unreadScript(document: HtmlDocument, read: ReadonlySet<string>): Promise<string | undefined> {
  for (const script of document.elements('script').filter(isExecutable)) {
    const source = attribute(script, 'src')
    if (source === undefined) continue
    const url = document.addressOf(source)
    // A module loads others.
    if (url && read.has(url.href) && attribute(script, 'type')?.trim() !== 'module') continue
    if (!url || !/^https?:$/.test(url.protocol)) return source
    const isLibrary = isOfPackageHost(url) || misspelledPackageHost(url) !== undefined
    const isGoogleTag = url.hostname === 'www.googletagmanager.com'
    const isOther = url.host !== new URL(document.url).host
    if (isGoogleTag || isLibrary || (isOther && LOAD_NO_CONTAINER.has(await purposeOf(url.href)))) continue
    return url.href
  }
  return undefined
}
