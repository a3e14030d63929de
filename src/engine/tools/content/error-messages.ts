import { cutEnd } from '../../../text/cut.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import type { Examination } from './examination.ts'
import { examinedPage, ofFirstPart } from './examined-page.ts'

/** Whether the page shows visitors what only its developers should read. */
export const errorMessages = defineTopic({
  checks: {
    'error-message-shown': {
      severity: 'warning',
      title: 'The page shows an error message of its software',
      why: 'Part of the page is missing, visitors see that it is broken, and search engines may show the message in results. Messages of PHP also reveal paths on the server.',
      fix: 'Repair or remove what fails, such as a template or a plug-in, and turn off display_errors of PHP on public servers.',
      help: 'https://www.php.net/manual/en/errorfunc.configuration.php#ini.display-errors',
      example: '<b>Warning</b>: Undefined variable $price in <b>/var/www/shop/item.php</b> on line <b>12</b>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    const found = judgeMessages(examination)
    return {
      judgements: unlessUnfilled(page, ofFirstPart({ 'error-message-shown': found }, examination)),
    }
  },
})

/** Messages, each of one system, that nobody writes for visitors. */
const MESSAGES: readonly RegExp[] = [
  // PHP
  /(?:^|\s)(?:Warning|Notice|Deprecated|Strict Standards|(?:Fatal|Parse|Catchable fatal) error):\s{1,3}\S.{0,400}?\sin\s\S{1,200}\son line \d{1,6}/,
  // Jekyll and Shopify, Hugo
  /(?:^|\s)Liquid (?:syntax )?error(?: \([^()]{1,120}\))?: \S/,
  /\bZgotmplZ\b|HAHAHUGOSHORTCODE/,
  // Next.js, WordPress, Drupal, TYPO3, ASP.NET, data bases
  /^Application error: a (?:client|server)-side exception has occurred/,
  /^There has been a critical error on (?:this|your) website\b/,
  /^Error establishing a database connection\.?$/,
  /^The website encountered an unexpected error\. (?:Please )?try again later/i,
  /^Oops, an error occurred!(?:$| Code: \d)/,
  /^Server Error in '.{1,60}' Application\.?$/,
  /(?:^|\s)SQLSTATE\[\w{1,10}\]|^You have an error in your SQL syntax\b/,
  // Widgets of WordPress for Instagram and other feeds, in any language
  /^Instagram\b.{1,40}\b(?:200|invalid data)\.?$/i,
  /^(?:Error: )?No feed (?:found|with the ID \S{1,20} found)\.?(?:$|\s)/i,
  /^This (?:error )?message is only visible to (?:site |WordPress )?admin/i,
]
/** Pages about errors and about software quote them. */
const ABOUT_ERRORS =
  /error|warning|exception|fehler|erreur|errore|ошибк|エラー|错误|bug|debug|troubleshoot|\bphp\b|liquid|hugo|jekyll|\bsql/i
/** Characters of a title and of a block that are looked at. */
const MAX_TITLE = 500
const MAX_BLOCK = 2000

function judgeMessages({ document, main, headings }: Examination): Judgement {
  if (main.allBlocks.length === 0) return notApplicable('the page has no text')
  const subject = [
    ...document.elements('title').map(title => startOfSeenText(title, MAX_TITLE)),
    ...headings.filter(({ level }) => level === 1).map(({ text }) => text),
  ].join(' ')
  // A page that is nothing but the message may say so in its title; one with code or answers quotes it.
  const isAboutThem = ABOUT_ERRORS.test(subject) && main.allBlocks.length > 5
  if (isAboutThem) return notApplicable('the page is about such messages')
  if (document.elements('pre', 'code', 'samp').length > 0) return notApplicable('the page shows code')
  return failWhere(
    main.allBlocks.flatMap(({ element, kind, prose }) => {
      if (kind === 'code') return []
      const start = prose.slice(0, MAX_BLOCK)
      const message = MESSAGES.map(pattern => pattern.exec(start)?.[0].trim()).find(found => found)
      return message === undefined
        ? []
        : [document.occurrence(element, `Shows the message "${cutEnd(message, 160)}".`)]
    }),
  )
}
