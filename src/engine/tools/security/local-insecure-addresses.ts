import { isLocalHost } from '../../../net/host-kind.ts'
import { failWhere, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { Visit } from '../../visit/visit.ts'
import { ALL_UPGRADED, asksForUpgrade, findInsecureAddresses } from './insecure-addresses.ts'
import { insecureImports } from './insecure-imports.ts'

/** What a page on a local server loads over plain HTTP, where nobody has said yet where it will live. */
export const localInsecureAddresses = defineTopic({
  checks: {
    'http-address-on-local-page': {
      severity: 'warning',
      title: 'The page loads scripts, styles or frames with http: URLs',
      why: 'Here they load, because the page is not on HTTPS yet. Once it is, as nearly all sites are, browsers and Google do not load them, so this part of the page is missing.',
      fix: 'Use https: URLs.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/Security/Defenses/Mixed_content',
      example: '<script src="http://code.jquery.com/jquery.min.js"></script> in a folder that is audited',
    },
  },
  async judge(visit) {
    return { judgements: { 'http-address-on-local-page': await judge(visit) } }
  },
})

async function judge(visit: Visit): Promise<Judgement> {
  const page = await visit.htmlPage()
  const { url, document } = page
  const { protocol, hostname, origin } = new URL(url)
  if (protocol !== 'http:' || !isLocalHost(hostname))
    return notApplicable('the page is not on a local server')
  if (visit.preview?.origin !== undefined) return notApplicable('production is known, and with it its scheme')
  if (asksForUpgrade(page)) return pass(ALL_UPGRADED)
  const local = { origin, words: 'which browsers block once the page is on HTTPS' }
  const { blocked, fonts } = findInsecureAddresses(document, local)
  const imports = await insecureImports(visit, page, local)
  return failWhere([...blocked, ...fonts, ...imports.map(({ place }) => place)])
}
