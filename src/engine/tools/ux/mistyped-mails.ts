import { distance } from 'fastest-levenshtein'

/** Letters of the part of a host, or of a word of a name, in which a letter is surely mistyped. */
const MIN_LABEL = 6
const MIN_WORD = 10
/** Letters of what hyphens part. */
const MIN_PART = 4
const MAX_LETTERS = 64
/** Hosts of free mailboxes that differ in one letter: one may have a mailbox of the same name at each. */
const FREE = /^[a-z]?mail$/

/**
 * Whether one of two mailboxes is the other one with a letter mistyped: the same name at a host that differs in one letter
 * within a part of it, or the same host and a long word of the name that does. Names of people differ in short words, in the
 * first and in the last letters, and hosts of one firm by their ending, a number, a hyphen or a plural.
 */
export function isMistyped(one: string, other: string): boolean {
  const [name, host] = one.split('@') as [string, string]
  const [otherName, otherHost] = other.split('@') as [string, string]
  if (name === otherName) return host !== otherHost && isMistypedHost(name, host, otherHost)
  if (host !== otherHost) return false
  const words = differing(name.split(/[._+-]/), otherName.split(/[._+-]/))
  return (
    words !== undefined &&
    Math.min(...words.map(word => word.length)) >= MIN_WORD &&
    isOneLetter(...words) &&
    words[0].slice(0, 2) === words[1].slice(0, 2) &&
    words[0].slice(-2) === words[1].slice(-2)
  )
}

function isMistypedHost(name: string, one: string, other: string): boolean {
  const labels = differing(one.split('.'), other.split('.'))
  if (labels === undefined || one.split('.').at(-1) !== other.split('.').at(-1)) return false
  const [short, long] = labels.toSorted((a, b) => a.length - b.length) as [string, string]
  const isLong = short.length >= MIN_LABEL || (short.length >= MIN_LABEL - 2 && name.length >= MIN_WORD)
  const isPlural = long === `${short}s`
  // A firm has the domains of both ways to write its umlaut.
  const isUmlaut = long.replace(/(?<=[aou])e/g, '') === short.replace(/(?<=[aou])e/g, '')
  return (
    isLong && !isPlural && !isUmlaut && !labels.every(label => FREE.test(label)) && isOneLetter(short, long)
  )
}

/** The one part in which two lists of as many parts differ. */
function differing(parts: readonly string[], others: readonly string[]): [string, string] | undefined {
  if (parts.length !== others.length) return undefined
  const at = parts.flatMap((part, index) => (part === others[index] ? [] : [index]))
  return at.length === 1 ? [parts[at[0]!]!, others[at[0]!]!] : undefined
}

/** Whether two texts differ in one letter of one of the words that hyphens part. */
function isOneLetter(one: string, other: string): boolean {
  if ([one, other].some(text => text.length > MAX_LETTERS || /\d/.test(text))) return false
  const words = differing(one.split('-'), other.split('-'))
  return words?.every(word => word.length >= MIN_PART) === true && distance(...words) === 1
}
