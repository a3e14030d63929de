import type { FileForm, Kind } from './kinds.ts'

/** What a placeholder of the help stands for. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  '[URL]': 'true, false or the URL of a file; as a flag alone it means true',
  'URL…': 'one or several URLs, separated by spaces or newlines',
  URL: 'a URL that begins with http:// or https://',
  'URL|none': 'a URL, or none',
  'PATH…': 'one or several paths, separated by spaces or newlines',
  'GLOB…': 'one or several URL patterns, separated by spaces or newlines; * matches anything',
  'DIR…': 'one or several folders, one per line; as a flag, it may stand several times',
  DIR: 'a folder',
  FILE: 'the path of a file',
  LIST: 'words, separated by spaces, commas or newlines',
  LINES: 'one or several lines; as a flag, it may stand several times',
  'all|IDS': 'all, or ids separated by spaces, commas or newlines',
  'N/M': 'the number of a part and how many there are',
  'production|branch|FILE': 'production, branch or the path of a file',
}

/** How a value is written, for the help. */
export function kindInWords({
  fileForm,
  placeholder,
}: Pick<Kind<unknown>, 'fileForm' | 'placeholder'>): string {
  const { type, enum: words, minimum, maximum, maxLength } = fileForm as FileForm & { enum?: string[] }
  if (words) return `one of ${words.join(', ')}`
  if (type === 'boolean') return 'true or false; as a flag alone it means true, and --no-… means false'
  if (type === 'integer') return `a whole number from ${minimum} to ${maximum}`
  if (Object.hasOwn(PLACEHOLDERS, placeholder)) return PLACEHOLDERS[placeholder]!
  return maxLength === undefined ? 'a text' : `a text of at most ${maxLength} characters`
}
