import type { Occurrence } from '../../../api/results.ts'
import { MAX_LINE_BYTES } from '../../formats/robots-txt/parser.ts'
import { fail, failAmong, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { linePlace, rulesFile } from './robots-file.ts'
import { garbledLines, isUtf16, UTF_16 } from './robots-lines.ts'

const GOOGLE = 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt'
const RFC = 'https://www.rfc-editor.org/rfc/rfc9309'

/** Whether crawlers can read the lines of robots.txt at all. */
export const lineForm = defineTopic({
  checks: {
    'unreadable-line': {
      scope: 'site',
      severity: 'warning',
      title: 'robots.txt has lines that crawlers cannot read',
      why: 'Every crawler ignores a line without a name and a colon, so it has no effect.',
      fix: 'Write the line as "name: value", or start it with # if it is a comment.',
      help: `${RFC}#section-2.2`,
      example: 'Please do not crawl the shop',
    },
    'line-too-long': {
      scope: 'site',
      severity: 'warning',
      title: 'robots.txt has lines that are too long',
      why: 'Google reads only 16,663 bytes of a line. A pattern that is cut off matches more URLs than intended.',
      fix: 'Shorten the line.',
      help: 'https://github.com/google/robotstxt',
      example: 'Disallow: /… with 20,000 characters',
    },
    'bad-characters': {
      scope: 'site',
      severity: 'warning',
      title: 'robots.txt has characters that crawlers misread',
      why: 'Crawlers expect UTF-8. A rule in another encoding, or with a control or invisible character, does not match the URLs that it names.',
      fix: 'Save the file as UTF-8, and type the lines named here again: invisible characters come with copied text.',
      help: `${GOOGLE}#file-format`,
      example: 'Disallow: /größe saved as windows-1252',
    },
  },
  async judge(visit) {
    const { rules, response } = await rulesFile(visit)
    const { url, body } = response
    if (isUtf16(body)) {
      const message = 'The file is UTF-16, so crawlers cannot read any of its lines'
      const none = notApplicable(UTF_16)
      const unreadable = fail({ url, line: 1, message })
      return { judgements: { 'unreadable-line': none, 'line-too-long': none, 'bad-characters': unreadable } }
    }
    const texts = [body.toString('utf8')].filter(text => /\S/.test(text))
    const among = (places: readonly Occurrence[]) => failAmong(texts, places, 'robots.txt is empty')
    const garbled = garbledLines(body)
    const isGarbled = new Set(garbled.map(({ line }) => line))
    const unreadable = rules.unreadable.filter(({ line, text }) => !isGarbled.has(line) && !isRuler(text))
    return {
      judgements: {
        'unreadable-line': among(
          unreadable.map(line => linePlace(url, line, `Line ${line.line} has no name and colon`)),
        ),
        'line-too-long': among(
          rules.tooLong.map(line =>
            linePlace(url, line, `${line.bytes} bytes; crawlers read only ${MAX_LINE_BYTES}`),
          ),
        ),
        'bad-characters': among(garbled.map(line => linePlace(url, line, line.fault))),
      },
    }
  },
})

/** A line of dashes or stars that parts sections says nothing that could get lost. */
function isRuler(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text)
}
