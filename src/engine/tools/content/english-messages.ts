import { attribute, type Element, foldSpace, type HtmlDocument } from '../../formats/html/document.ts'

/** Hosts of links that open a chat with a message that is already written. */
const CHAT_HOST = /^(?:wa\.me|(?:api|web|chat)\.whatsapp\.com)$/
/** How a message begins that is English and in no other language. */
const ENGLISH_MESSAGE =
  /^(?:(?:hello|hi|hey|good (?:day|morning|afternoon))[^a-z]{1,5})?(?:[a-z'’ ]{0,30}[,!.] ?)?(?:i|we)(?:['’](?:m|d|ve|re)| am| are| would| want| need| have| saw| found) [a-z]/i
/** Characters of a message. */
const MIN_MESSAGE = 20
const MAX_MESSAGE = 200
const MAX_LINKS = 2000

/** The English messages that links put into the mouth of a visitor who opens a chat or writes a mail. */
export function englishMessagesIn(document: HtmlDocument): { element: Element; text: string }[] {
  return document
    .elements('a')
    .slice(0, MAX_LINKS)
    .flatMap(element => {
      const url = URL.parse(attribute(element, 'href')?.trim() ?? '')
      const name = url?.protocol === 'mailto:' ? 'body' : 'text'
      if (!url || !(name === 'body' || CHAT_HOST.test(url.hostname))) return []
      const text = foldSpace((url.searchParams.get(name) ?? '').slice(0, MAX_MESSAGE))
      return text.length >= MIN_MESSAGE && ENGLISH_MESSAGE.test(text) ? [{ element, text }] : []
    })
}
