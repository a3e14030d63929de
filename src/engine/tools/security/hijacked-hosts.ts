import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { failEach, type Judgement } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'

/** Whether the page runs scripts of a service that was sold and then used against the sites that trusted it. */
export const hijackedHosts = defineTopic({
  checks: {
    'hijacked-script-host': {
      severity: 'warning',
      title: 'The page loads a script from a host that has spread malware',
      why: 'The host was sold, and its scripts led visitors of more than 100,000 sites to fraud. Whoever holds the domain can run any code on the page, and Google blocked ads for pages that load it.',
      fix: 'Remove the script: browsers of today need no polyfills. For older ones, take it from your own host or from cdnjs.cloudflare.com/polyfill.',
      help: 'https://sansec.io/research/polyfill-supply-chain-attack',
      example: '<script src="https://cdn.polyfill.io/v3/polyfill.min.js"></script>',
    },
  },
  async judge(visit) {
    const { document } = await visit.htmlPage()
    return { judgements: { 'hijacked-script-host': judgeScripts(document) } }
  },
})

/** Domains that were bought to this end, with what happened. */
const HIJACKED: ReadonlyMap<string, string> = new Map([
  ['polyfill.io', 'polyfill.io was sold in 2024 and spread malware'],
])

function judgeScripts(document: HtmlDocument): Judgement {
  return failEach(
    document.elements('script').filter(script => attribute(script, 'src') !== undefined),
    script => {
      const address = document.addressOf(attribute(script, 'src')!)
      const what = address && HIJACKED.get(address.hostname.split('.').slice(-2).join('.'))
      return what === undefined
        ? undefined
        : document.occurrence(script, `${what}: ${address!.href}`, address!.href)
    },
    'the page loads no script from a file',
  )
}
