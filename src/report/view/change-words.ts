import type { Change } from '../../api/comparison.ts'
import type { Json } from '../../api/results.ts'
import type { SearchFact } from '../../api/search-facts.ts'
import { shownUrl } from '../../text/shown-url.ts'
import { counted, grouped } from '../numbers-in-words.ts'
import { card, hreflang, richResults, vitals } from './change-part-words.ts'
import type { Effect, FactWords, Forms } from './fact-words.ts'

/** A change as it is told. */
export interface ChangeWords {
  /** What is equal in changes that are told together. */
  key: string
  effect: Effect
  /** What happened to a page, behind its name: `has another title`. */
  ofOne: string
  /** The same of several pages: `have another title`. */
  ofMany: string
  /** The same of several that have before and after in common. */
  ofEqual: string
  /** Set where the words of one page say before and after. */
  isWhole?: true
  /** Empty where there is none. */
  before: string
  after: string
}

const ONE: Forms = { s: 's', has: 'has', is: 'is', its: 'its', itself: 'itself' }
const MANY: Forms = { s: '', has: 'have', is: 'are', its: 'their', itself: 'themselves' }

/** As `Title`, `Core Web Vitals`. */
export function factLabel(what: SearchFact): string {
  return WORDS[what].label
}

/** What a page has of it, as `may be indexed`; empty where it has none. */
export function factInWords(what: SearchFact, value: Json): string {
  const { shown = String } = WORDS[what]
  return value === null ? '' : shown(value)
}

export function changeInWords({
  what,
  before,
  after,
}: Pick<Change, 'what' | 'before' | 'after'>): ChangeWords {
  const { tell } = WORDS[what]
  const one = tell(before, after, ONE)
  const many = tell(before, after, MANY)
  const ofMany = many.vaguely ?? many.words
  return {
    key: ofMany,
    effect: one.effect,
    ofOne: one.words,
    ofMany,
    ofEqual: many.words,
    ...(one.isWhole && { isWhole: true }),
    before: factInWords(what, before),
    after: factInWords(what, after),
  }
}

const WORDS: Readonly<Record<SearchFact, FactWords>> = {
  status: {
    label: 'Status',
    tell: (before, after, { s }) => ({
      effect: isSuccess(before) ? (isSuccess(after) ? 'open' : 'loss') : isSuccess(after) ? 'gain' : 'open',
      words: `answer${s} ${after} instead of ${before}`,
      isWhole: true,
    }),
  },
  indexable: {
    label: 'Indexability',
    tell: (before, after, { is }) => {
      if (after === true) return { effect: 'gain', words: 'may be indexed now' }
      return before === true
        ? { effect: 'loss', words: `${is} kept out of search by ${after}`, isWhole: true }
        : { effect: 'open', words: `${is} still kept out of search, now by ${after}` }
    },
    shown: value => (value === true ? 'may be indexed' : String(value)),
  },
  redirect: {
    label: 'Redirect',
    tell: (before, after, { s }) => {
      if (after === null) return { effect: 'open', words: `no longer redirect${s}` }
      const target = shownUrl(String(after))
      return before === null
        ? { effect: 'open', words: `redirect${s} to ${target} now`, isWhole: true, vaguely: 'redirect now' }
        : { effect: 'open', words: `redirect${s} to ${target} now`, vaguely: 'redirect elsewhere now' }
    },
  },
  canonical: {
    label: 'Canonical',
    tell: (before, after, { s, has, its, itself }) => {
      if (after === null) return { effect: 'loss', words: `lose${s} ${its} canonical` }
      if (before === null) return { effect: 'open', words: `${has} a canonical now` }
      if (after === 'self') return { effect: 'gain', words: `name${s} ${itself} as ${its} canonical now` }
      if (before !== 'self') return { effect: 'open', words: `${has} another canonical` }
      return {
        effect: 'loss',
        words: `name${s} ${shownUrl(String(after))} as ${its} canonical instead of ${itself}`,
        isWhole: true,
        vaguely: 'name other pages as their canonical instead of themselves',
      }
    },
    shown: value => (value === 'self' ? 'itself' : String(value)),
  },
  'needs-scripts': {
    label: 'Content without scripts',
    tell: (_, after, { s, its }) =>
      after === true
        ? { effect: 'loss', words: `need${s} scripts to show ${its} content now` }
        : { effect: 'gain', words: `show${s} ${its} content without scripts now` },
    shown: value => (value === true ? 'needs scripts' : 'in the HTML'),
  },
  title: text('Title', 'title'),
  'rich-results': richResults,
  hreflang,
  h1: text('H1', 'H1'),
  words: amount({
    label: 'Words',
    more: 'open',
    of: (after, before, { has }) =>
      `${has} ${counted(after, 'word')} of main text instead of ${grouped(before)}`,
    vaguely: isLess => `have ${isLess ? 'less' : 'more'} main text`,
  }),
  language: {
    label: 'Language',
    tell: (before, after, { s }) => {
      if (after === null) return { effect: 'loss', words: `no longer declare${s} a language` }
      return before === null
        ? { effect: 'gain', words: `declare${s} the language ${after} now`, isWhole: true }
        : { effect: 'open', words: `declare${s} the language ${after} instead of ${before}`, isWhole: true }
    },
  },
  description: text('Description', 'description'),
  'links-in': amount({
    label: 'Links to the page',
    more: 'gain',
    of: (after, before, { is }) =>
      `${is} linked from ${counted(after, 'page')} instead of ${grouped(before)}`,
    vaguely: isLess => `are linked from ${isLess ? 'fewer' : 'more'} pages`,
  }),
  'links-out': amount({
    label: 'Links on the page',
    more: 'open',
    of: (after, before, { has }) =>
      `${has} ${counted(after, 'link')} to pages of the site instead of ${grouped(before)}`,
    vaguely: isLess => `have ${isLess ? 'fewer' : 'more'} links to pages of the site`,
  }),
  'social-card': card,
  'core-web-vitals': vitals,
}

function text(label: string, noun: string): FactWords {
  return {
    label,
    tell: (before, after, { s, has, its }) => {
      if (after === null) return { effect: 'loss', words: `lose${s} ${its} ${noun}` }
      return before === null
        ? { effect: 'gain', words: `${has} a ${noun} now`.replace('a H1', 'an H1') }
        : { effect: 'open', words: `${has} another ${noun}` }
    },
  }
}

interface AmountWords {
  label: string
  /** What it means that there are more. */
  more: Effect
  of(after: number, before: number, forms: Forms): string
  vaguely(isLess: boolean): string
}

function amount({ label, more, of, vaguely }: AmountWords): FactWords {
  return {
    label,
    tell: (before, after, forms) => {
      const [old, now] = [Number(before), Number(after)]
      const isLess = now < old
      return {
        effect: isLess ? 'loss' : more,
        words: of(now, old, forms),
        isWhole: true,
        vaguely: vaguely(isLess),
      }
    },
    shown: value => grouped(Number(value)),
  }
}

function isSuccess(status: Json): boolean {
  return typeof status === 'number' && status >= 200 && status < 300
}
