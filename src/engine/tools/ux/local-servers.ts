import type { Occurrence } from '../../../api/results.ts'
import { textOf } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { inlineScripts } from '../../page/scripts.ts'
import { ownScriptFiles } from '../../visit/own-scripts.ts'
import { shownPage } from '../../visit/shown-page.ts'
import type { Visit } from '../../visit/visit.ts'

/** Whether the scripts of a page ask a server that visitors have. */
export const localServers = defineTopic({
  checks: {
    'local-server-called': {
      severity: 'warning',
      title: "A script asks a server on the developer's machine",
      why: 'It answers only there. For everybody else what the script is for fails, such as a form, a login or a list.',
      fix: 'Ask the public URL of the server, or a relative one.',
      help: 'https://www.rfc-editor.org/rfc/rfc6761#section-6.3',
      example: "fetch('http://localhost:3000/api/members')",
    },
  },
  readsDocument: true,
  async judge(visit) {
    await shownPage(visit)
    return { judgements: { 'local-server-called': await judge(visit) } }
  },
})

/** Scripts in the page that are looked at, characters of each, and of an address that is shown. */
const MAX_INLINE = 50
const MAX_TEXT = 300_000
const MAX_SHOWN = 80

const CALL =
  /(?:\bfetch|\baxios(?:\.(?:get|post|put|delete|request))?|\bnew (?:WebSocket|EventSource)|\.open\(\s{0,3}["'`](?:GET|POST)["'`]\s{0,3},|\$\.(?:get|post|getJSON))\s{0,3}\(?\s{0,3}["'`]((?:https?|wss?):\/\/(?:localhost|127\.0\.0\.1)(?::\d{2,5})?(?=[/"'`?])[^"'`\s]{0,200})/
/** Settings in a page in which generators leave the address that scripts send to or ask. */
const SETTING =
  /(?<![\w-])["']?(?:ajax|api|rest)_?(?:url|root|base|base_?url|endpoint)["']?\s{0,3}:\s{0,3}["'`](https?:(?:\\?\/){2}(?:localhost|127\.0\.0\.1)(?::\d{2,5})?(?=[/"'`?\\])[^"'`\s]{0,200})/i
/**
 * The address of a part of WordPress at the host of a developer, in the settings that plug-ins leave in a page: they load
 * their own files from there. That for emoji matters to old browsers alone.
 */
const OF_WORDPRESS =
  /["'](https?:(?:\\?\/){2}(?:localhost|127\.0\.0\.1|[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,3}\.(?:local|test|localhost|ddev\.site|lndo\.site))(?::\d{2,5})?(?:\\?\/[\w-]{1,40})?\\?\/wp-(?:content|includes|json|admin)\\?\/(?!js\\?\/wp-emoji)[^"'\s]{0,200})/i
/** What tells the machine of the developer from others. */
const TELLS_APART =
  /\blocation\.(?:host|hostname|origin|href|port|protocol)\b|\bimport\.meta\.env\b|\bprocess\.env\b|NODE_ENV/

async function judge(visit: Visit): Promise<Judgement> {
  // What scripts say is the same before and after they have run.
  const { document } = await visit.htmlPage()
  const inline = inlineScripts(document).slice(0, MAX_INLINE)
  const files = await ownScriptFiles(visit)
  if (inline.length + files.length === 0) return notApplicable('the page has no scripts of its own')
  const { port } = new URL(document.url)
  const messageOf = (text: string, pattern: RegExp) => {
    const read = text.slice(0, MAX_TEXT)
    const address = pattern.exec(read)?.[1]?.replaceAll('\\/', '/')
    if (address === undefined || TELLS_APART.test(read)) return undefined
    // A server for developers may stand for that of the site, as long as it is the one that is audited.
    if (port !== '' && address.includes(`:${port}`)) return undefined
    const does = pattern === CALL ? 'The script asks' : 'Scripts are told to ask'
    if (pattern === OF_WORDPRESS)
      return `Scripts are told to load their files from ${address.slice(0, MAX_SHOWN)}, which only the machine of the developer has.`
    return `${does} ${address.slice(0, MAX_SHOWN)}, which only answers on the machine of the developer.`
  }
  return failWhere([
    ...inline.flatMap((script): Occurrence[] => {
      const text = textOf(script)
      const message = messageOf(text, CALL) ?? messageOf(text, SETTING) ?? messageOf(text, OF_WORDPRESS)
      return message === undefined ? [] : [document.occurrence(script, message)]
    }),
    ...files.flatMap(({ url, text }): Occurrence[] => {
      const message = messageOf(text, CALL)
      return message === undefined ? [] : [{ url, message }]
    }),
  ])
}
