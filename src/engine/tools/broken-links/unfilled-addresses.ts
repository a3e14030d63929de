import { percentDecoded } from '../../../text/percent-decoded.ts'
import { quoted } from '../../../text/quoted.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import type { PageLink } from '../../page/links/page-links.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { networkAt } from '../../syntax/social-networks.ts'
import { checkedPage } from './page-targets.ts'
import { shown } from './shown.ts'
import type { CheckedTarget } from './verify.ts'

/** Whether addresses have all their values: programs write words such as "undefined" where one is missing. */
export const unfilledAddresses = defineTopic({
  checks: {
    'unfilled-address': {
      severity: 'warning',
      title: 'A link has a word in place of a value that is missing',
      why: 'The program that made the page had no value to put into the URL, and wrote "undefined", "None" or the like. The link leads nowhere, or to something else than its text says.',
      fix: 'Give the entry its value where the page is made, or leave the link out while there is none.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/undefined',
      example: '<a href="https://events.example/groups/hull-None/">Our group</a>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, targets } = await checkedPage(visit)
    const judgement = judgeTargets(page, targets)
    return { judgements: unlessUnfilled(page, { 'unfilled-address': judgement }, ['not-applicable']) }
  },
})

function judgeTargets({ sent }: JudgedPage, targets: readonly CheckedTarget[]): Judgement {
  const isAsSent = ({ kind, document }: PageLink) => kind === 'navigation' && document === sent.document
  const links = targets.flatMap(target => {
    const link = target.role === 'link' ? target.links.find(isAsSent) : undefined
    return link ? [{ target, link }] : []
  })
  if (links.length === 0) return notApplicable('the page links to nothing')
  return failWhere(
    links.flatMap(({ target, link }) => {
      // What is not there is told as a broken link.
      const word = target.state === 'broken' ? undefined : wordIn(link, target.address)
      if (word === undefined || isMeant(word, link)) return []
      const message = `The link to ${shown(target.url)} has ${quoted(word)} where a value should be.`
      return [link.document.occurrence(link.element, message, target.url)]
    }),
  )
}

/** Characters of an address that are looked at, and of a text. */
const MAX_ADDRESS = 2000
const MAX_TEXT = 500

/** What scripts write of a value that is no text, anywhere in an address. */
const OBJECT = /\[object [A-Z]\w{1,30}\]/
/** All that is written of an address, which browsers take for the name of a file beside the page. */
const WHOLE = /^(?:undefined|null|NaN|None)$/
/** A name with what Python writes at its end: `hull-None`. Capitals before it would make it a title. */
const NAME_WITH_NONE = /^[^\p{Lu}]{1,100}[-_]None$/u
/** Values of a query that none has on purpose, and those that one may choose where its name does not say which one is meant. */
const NO_VALUE = /^(?:undefined|NaN)$/
const NO_VALUE_OF_ID = /^(?:null|None|nil)$/
const NAMES_ID = /^(?:id|slug|sku|uuid|page|next|token|lang|url|u|link|redirect|[a-z]{1,20}(?:[_-]id|Id|ID))$/
/** What only tells a server where its visitors come from: the link leads where it should. */
const COUNTS = /^(?:utm_|ref|source|src|campaign|gclid|fbclid|mc_)/i
/** The name of a user of a social network. */
const NO_USER = /^@?(?:undefined|null|NaN|None)$/

/** The word that stands in an address for a value that its program did not have. */
function wordIn({ href }: PageLink, address: URL): string | undefined {
  const written = href.trim()
  if (written.length > MAX_ADDRESS) return undefined
  if (WHOLE.test(written)) return written
  const path = percentDecoded(address.pathname)
  const [object] = OBJECT.exec(path) ?? OBJECT.exec(percentDecoded(address.search)) ?? []
  if (object !== undefined) return object
  const segments = path.split('/').filter(segment => segment !== '')
  const [last = ''] = segments.slice(-1)
  if (networkAt(address) !== undefined && NO_USER.test(last) && segments.length <= 2) return last
  if (segments.some(segment => NAME_WITH_NONE.test(segment))) return 'None'
  const [, value] =
    [...address.searchParams].find(
      ([name, value]) =>
        !COUNTS.test(name) && (NO_VALUE.test(value) || (NO_VALUE_OF_ID.test(value) && NAMES_ID.test(name))),
    ) ?? []
  return value
}

/** Whether the word is what the link is about: its text has it, or the page shows code. */
function isMeant(word: string, { document, element }: PageLink): boolean {
  const said = startOfSeenText(element, MAX_TEXT).toLowerCase()
  if (said.includes(word.toLowerCase())) return true
  return document
    .elements('code', 'pre')
    .some(code => startOfSeenText(code, MAX_TEXT).toLowerCase().includes(word.toLowerCase()))
}
