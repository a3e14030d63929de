import { attribute, type Element } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isSuccess } from '../../network/status.ts'
import { isExecutable } from '../../page/scripts.ts'
import { askedAt } from '../../syntax/preview.ts'
import type { Visit } from '../../visit/visit.ts'

/** Whether a page includes one file of its site twice, as a template and a page do that both need it. */
export const repeatedScripts = defineTopic({
  checks: {
    'script-twice': {
      severity: 'notice',
      title: 'The same script is included twice',
      why: 'It runs twice: a menu opens and closes at one click, forms are sent twice, and a script with const or class at its top stops with an error.',
      fix: 'Keep only one <script> element with this URL.',
      help: 'https://html.spec.whatwg.org/multipage/scripting.html#the-script-element',
      example: '<script src="/js/menu.js"></script> … <script src="/js/menu.js"></script>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    return { judgements: { 'script-twice': await judgeScripts(visit) } }
  },
})

/** Scripts that are looked at, and files of repeated ones that are read. */
const MAX_SCRIPTS = 150
const MAX_READ = 8

async function judgeScripts(visit: Visit): Promise<Judgement> {
  const { document } = await visit.htmlPage()
  const { origin } = new URL(document.url)
  const own = document
    .elements('script')
    .slice(0, MAX_SCRIPTS)
    .flatMap(element => {
      const address = document.resolve(attribute(element, 'src') ?? '')
      const url = address === undefined ? null : URL.parse(askedAt(visit.preview, address))
      if (attribute(element, 'src') === undefined || url?.origin !== origin || !isIncluded(element)) return []
      url.hash = ''
      return [{ element, url }]
    })
  if (own.length === 0) return notApplicable('the page includes no script of its site')
  const repeated = [...Map.groupBy(own, ({ url }) => url.href)]
    .filter(([, { length }]) => length > 1)
    .slice(0, MAX_READ)
  const isMeant = await Promise.all(repeated.map(([address]) => mayBeMeant(visit, address)))
  return failWhere(
    repeated.flatMap(([address, scripts], at) => {
      const { element, url } = scripts[1]!
      return isMeant[at]
        ? []
        : document.occurrence(
            element,
            `"${url.pathname}" was included before, so it runs ${scripts.length === 2 ? 'twice' : `${scripts.length} times`}.`,
            address,
          )
    }),
  )
}

/** Whether a browser runs a script each time: a module runs once, and one with settings of its own is to run with each. */
function isIncluded(script: Element): boolean {
  if (!isExecutable(script) || attribute(script, 'type')?.trim().toLowerCase() === 'module') return false
  return !script.attrs.some(({ name }) => name === 'nomodule' || name.startsWith('data-'))
}

/** What a script uses to write something at its own place, so that each place needs its own. */
const AT_ITS_PLACE =
  /document\s{0,5}\.\s{0,5}(?:write|currentScript|scripts\b)|TagName\(\s{0,5}['"]script['"]/
/** Bytes of a file that are looked at; of a longer one nothing is said. */
const MAX_FILE = 500_000

/** Whether a file may be meant to run several times; one that does not answer with a script runs not even once. */
async function mayBeMeant(visit: Visit, address: string): Promise<boolean> {
  const { final } = await visit.fetch(address)
  if (!final || !isSuccess(final.status) || final.body.length > MAX_FILE) return true
  const text = final.body.toString('utf8')
  return /^\s*</.test(text) || AT_ITS_PLACE.test(text)
}
