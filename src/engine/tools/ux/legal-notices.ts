import { attribute, type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { instantRedirect } from '../../page/instant-redirect.ts'
import { legalDutyOf } from '../../page/legal-duties.ts'
import { isForUsers } from '../../syntax/for-users.ts'
import { isLegalNotice } from '../../syntax/legal-notice.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'

/** Whether a business says who it is, where the law of its country asks for a page of its own. */
export const legalNotices = defineTopic({
  checks: {
    'legal-notice-missing': {
      severity: 'notice',
      title: 'The page of a business has no link to its legal notice',
      why: 'In Germany, Austria, France and Spain every business must say on its site who it is (Impressum, mentions légales, aviso legal), within reach from every page. Competitors and authorities send costly warnings.',
      fix: 'Write the page with the name, address, contact and register entries of the business, and link to it in the footer of every page.',
      help: 'https://eur-lex.europa.eu/eli/dir/2000/31/oj#art_5',
      example:
        '<html lang="de"> … <footer><a href="tel:+49301234567">+49 30 1234567</a></footer>, and no link to an Impressum',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    const judgement = instantRedirect(page)
      ? notApplicable('the page only sends its visitors elsewhere')
      : judgeNotice(page.document)
    return { judgements: unlessUnfilled(page, { 'legal-notice-missing': judgement }) }
  },
})

/** Characters of a page that are looked at, its data included, links, and characters of an address. */
const MAX_TEXT = 300_000
const MAX_LINKS = 2000
const MAX_ADDRESS = 500

function judgeNotice(document: HtmlDocument): Judgement {
  const { body, url } = document
  if (!body || isLegalNotice(url) || isForUsers(url))
    return notApplicable('the page is a legal notice itself, or for those who log in')
  const written = textOf(body).slice(0, MAX_TEXT)
  const links = document.elements('a', 'area', 'button').slice(0, MAX_LINKS)
  const addresses = links.map(link => (attribute(link, 'href') ?? '').slice(0, MAX_ADDRESS))
  const duty = legalDutyOf(document)
  if (!duty) return notApplicable('the page shows no business in a country whose law is known here')
  const labels = links.map(link => (attribute(link, 'aria-label') ?? '').slice(0, MAX_ADDRESS))
  const ids = document.withAttribute('id').map(element => attribute(element, 'id')!.slice(0, MAX_ADDRESS))
  if ([written, ...addresses, ...labels, ...ids].some(text => duty.words.test(text))) return pass()
  return fail({
    url,
    message: `The page is of a business in ${duty.country}, and neither a link nor a text says “${duty.notice}” (${duty.law}).`,
  })
}
