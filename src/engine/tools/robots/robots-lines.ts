import type { RobotsLine, RobotsRules } from '../../formats/robots-txt/parser.ts'
import { failEach, type Judgement } from '../../judging/judgement.ts'
import { NotApplicable } from '../../not-measured.ts'
import { perVisit } from '../../visit/per-visit.ts'
import { linePlace, rulesFile } from './robots-file.ts'

/** A line of which crawlers cannot tell what it says. */
export interface GarbledLine {
  line: number
  text: string
  /** As "is not UTF-8". */
  fault: string
}

/** The lines of robots.txt that have a name and a value. */
export interface NamedLines {
  /** Where the file was read. */
  url: string
  lines: RobotsRules['lines']
  /** Numbers of the lines that are garbled, which is their one fault. */
  garbled: ReadonlySet<number>
}

/** @throws NotMeasured and NotApplicable as {@link rulesFile}; NotApplicable where crawlers cannot read its encoding */
export const namedLines = perVisit(async (visit): Promise<NamedLines> => {
  const { rules, response } = await rulesFile(visit)
  if (isUtf16(response.body)) throw new NotApplicable(UTF_16)
  const garbled = new Set(garbledLines(response.body).map(({ line }) => line))
  return { url: response.url, lines: rules.lines, garbled }
})

/** Why nothing is said of the lines of a file in UTF-16. */
export const UTF_16 = 'robots.txt is UTF-16, in which crawlers find no lines'

/**
 * Judges lines one by one.
 *
 * @param meant those that the check looks at
 * @param faultOf what is wrong with one; undefined where nothing is
 * @param nothing why there are none
 */
export function judgeLines(
  { url, garbled }: NamedLines,
  meant: readonly RobotsLine[],
  faultOf: (line: RobotsLine) => string | undefined,
  nothing: string,
): Judgement {
  const placeOf = (line: RobotsLine) => {
    const fault = garbled.has(line.line) ? undefined : faultOf(line)
    return fault === undefined ? undefined : linePlace(url, line, fault)
  }
  return failEach(meant, placeOf, nothing)
}

/** Whether a file begins with the byte-order mark of UTF-16. */
export function isUtf16(body: Buffer): boolean {
  return (body[0] === 0xff && body[1] === 0xfe) || (body[0] === 0xfe && body[1] === 0xff)
}

/** Lines that are not UTF-8, or hold control characters or, in what crawlers read of them, invisible ones. */
export function garbledLines(body: Buffer): GarbledLine[] {
  const garbled: GarbledLine[] = []
  for (const [index, octets] of body
    .toString('latin1')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const bytes = Buffer.from(octets, 'latin1')
    const text = bytes.toString('utf8')
    const line = index + 1
    if (/[\x00-\x08\x0e-\x1f\x7f]/.test(octets)) garbled.push({ line, text, fault: 'has control characters' })
    else if (text.includes('\ufffd') && !isPartialMark(line, bytes) && !bytes.equals(Buffer.from(text))) {
      garbled.push({ line, text, fault: 'is not UTF-8' })
    } else {
      const invisible = invisibleIn(text.replace(/^\ufeff/, line === 1 ? '' : '\ufeff'))
      if (invisible !== undefined)
        garbled.push({ line, text, fault: `has an invisible character (${invisible})` })
    }
  }
  return garbled
}

/**
 * White space beyond ASCII, and what has no form at all. Joiners have a meaning in many scripts and in emoji: only
 * beside ASCII, or at the ends of words, are they left over from copied text.
 */
const INVISIBLE =
  /[\u00a0\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u2000-\u200b\u200e\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\ufff9-\ufffb]|(?:^|(?<=[\0-\x7f]))[\u200c\u200d]|[\u200c\u200d](?=[\0-\x7f]|$)/

/** The first invisible character before the comment of a line, as `U+200B`. */
function invisibleIn(line: string): string | undefined {
  const code = INVISIBLE.exec(line.split('#', 1)[0]!)?.[0].codePointAt(0)
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}

/** Google skips a byte-order mark that lost its end, and so does this audit. */
function isPartialMark(line: number, bytes: Buffer): boolean {
  if (line !== 1 || bytes[0] !== 0xef) return false
  const rest = bytes.subarray(bytes[1] === 0xbb ? 2 : 1)
  return Buffer.from(rest.toString('utf8')).equals(rest)
}
