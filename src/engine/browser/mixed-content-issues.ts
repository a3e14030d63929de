import type { CDPSession, Protocol } from 'puppeteer-core'
import { ownStart } from '../../text/cut.ts'
import type { MixedContent } from './rendered-page.ts'

const OUTCOMES: Partial<Record<Protocol.Audits.MixedContentResolutionStatus, MixedContent['outcome']>> = {
  MixedContentBlocked: 'blocked',
  MixedContentAutomaticallyUpgraded: 'upgraded',
}
const MAX_URL_LENGTH = 4096

/**
 * Tells of mixed content as Chrome reports it: frames, WebSockets and beacons that it refuses never become requests, and
 * what it upgrades shows as a request over HTTPS.
 *
 * @param note called for what the page itself asks for, each time
 * @see https://www.w3.org/TR/mixed-content/
 */
export async function watchMixedContent(
  session: CDPSession,
  note: (found: MixedContent) => void,
): Promise<void> {
  const { frameTree } = await session.send('Page.getFrameTree')
  const page = frameTree.frame.id
  const framesOfPage = new Set<string>()
  session.on('Page.frameAttached', ({ frameId, parentFrameId }) => {
    if (parentFrameId === page) framesOfPage.add(frameId)
  })
  session.on('Page.frameDetached', ({ frameId }) => framesOfPage.delete(frameId))
  session.on('Audits.issueAdded', ({ issue }) => {
    const found = issue.details.mixedContentIssueDetails
    const outcome = found && OUTCOMES[found.resolutionStatus]
    if (!outcome) return
    const { insecureURL, resourceType: type = 'Resource', frame } = found
    // A frame's own document is reported under the frame that it was meant for.
    const isOfPage = type === 'Frame' ? framesOfPage.has(frame?.frameId ?? '') : frame?.frameId === page
    if (isOfPage) note({ url: ownStart(insecureURL, MAX_URL_LENGTH), type, outcome })
  })
  await session.send('Audits.enable')
}
