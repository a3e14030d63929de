import type { JsonObject } from '../../../api/results.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { languageOf, standsForItself } from '../../judging/same-on-pages.ts'
import { defineRunTopic, type RunPage } from '../../judging/tool-definition.ts'
import { areKin, primary } from '../content/language.ts'
import { withoutIndexFile } from './home-links.ts'
import type { MenuEntry } from './menu-entries.ts'

/** Pages with a menu from which on they show what it has. */
const MIN_PAGES = 4
/** Share of them that have what belongs into the menu, and pages that do at least. */
const USUAL_SHARE = 0.7
const MIN_USUAL = 3
/** Part of the usual menu that a page must have for its menu to be the same one. */
const SAME_SHARE = 0.5
const HOME = '/'
/** Entries that a message names. */
const NAMED = 3

/** Whether a page has the menu that the other pages have. */
export const menuOverPages = defineRunTopic({
  checks: {
    'menu-differs': {
      severity: 'notice',
      title: 'The menu of the page lacks what the menus of other pages have',
      why: 'Each page has a menu of its own, so one is easily forgotten. Visitors who land on this page do not find what is missing there.',
      fix: 'Write the menu once for all pages, as a part that the templates include, or correct it on this page.',
      help: 'https://www.w3.org/WAI/WCAG22/Understanding/consistent-navigation.html',
      example: 'the menus of all pages have "Prices", and that of /contact has not',
    },
  },
  judge: pages => ({ 'menu-differs': judgeMenus(pages) }),
})

interface Menu {
  /** The page itself, as a menu names it. */
  own: string
  entries: readonly MenuEntry[]
  /** Where it leads, and where the further menus of the page do. */
  to: ReadonlySet<string>
  texts: ReadonlySet<string>
}

/**
 * Each language of a site has a menu of its own, with fewer pages where not all are translated. Some say that they are in
 * another language than they are.
 */
function judgeMenus(pages: readonly RunPage[]): Judgement[] {
  const declared = [...Map.groupBy(pages, languageOf).values()]
  const judged = new Map(
    declared.flatMap(byWrittenLanguage).flatMap(group => {
      const judgements = judgeAlike(group)
      return group.map((page, at) => [page, judgements[at]!] as const)
    }),
  )
  return pages.map(page => judged.get(page)!)
}

/** Pages that declare one language, by that of their text; where it is not certain, it is that of most, or as declared. */
function byWrittenLanguage(pages: readonly RunPage[]): RunPage[][] {
  const known = Map.groupBy(pages, writtenLanguage)
  const unsure = known.get('') ?? []
  known.delete('')
  const [most = [], ...others] = [...known.values()].sort((a, b) => b.length - a.length)
  if (unsure.length > most.length) return [unsure, most, ...others]
  return [[...most, ...unsure], ...others]
}

/** The language of a text as it was detected, that of its kin where the page declares one of them; empty where none is certain. */
function writtenLanguage(page: RunPage): string {
  const language = page.facts('content')?.['language'] as JsonObject | undefined
  const [declared, detected] = [languageOf(page), String(language?.['detected'] ?? '')]
  return areKin(primary(declared), detected) ? primary(declared) : detected
}

function judgeAlike(pages: readonly RunPage[]): Judgement[] {
  const menus = new Map(
    pages.flatMap(page => {
      const facts = standsForItself(page) ? page.facts('ux') : undefined
      const [entries, further] = [facts?.['menu'], facts?.['furtherMenus'] ?? []]
      return Array.isArray(entries)
        ? [[page, menuOf(page.url, entries as unknown as MenuEntry[], further as string[])] as const]
        : []
    }),
  )
  const counts = new Map<string, { entry: MenuEntry; count: number }>()
  for (const { entries } of menus.values()) {
    for (const entry of entries) {
      const known = counts.get(entry.to)
      if (known) known.count++
      else counts.set(entry.to, { entry, count: 1 })
    }
  }
  // The page that is open may be no link in its own menu.
  for (const { own, entries } of menus.values()) {
    const known = counts.get(own) ?? counts.get(`${own}.html`)
    if (known && !entries.some(({ to }) => to === known.entry.to)) known.count++
  }
  const least = Math.max(MIN_USUAL, USUAL_SHARE * menus.size)
  const usual = [...counts.values()].filter(({ count }) => count >= least)
  return pages.map(page => {
    const menu = menus.get(page)
    if (!menu || menus.size < MIN_PAGES) return notApplicable('too few pages with a menu were audited')
    const missing = usual.filter(
      // The logo leads to the home page, and may as well stand beside the menu.
      ({ entry: { to, text } }) =>
        to !== HOME && pageOf(to) !== pageOf(menu.own) && !leadsTo(menu, to) && !hasText(menu, text),
    )
    if (usual.length - missing.length < Math.max(2, SAME_SHARE * usual.length))
      return notApplicable('the menu of the page is another one')
    return missing.length === 0 ? pass() : fail({ url: page.url, message: messageOf(missing) })
  })
}

/** The page that an entry leads to, whatever place on it and whether or not by the name of its file. */
function pageOf(to: string): string {
  return to.replace(/#.*$/, '').replace(/\.html?$/, '')
}

/** Whether a menu has an entry, or leads to places on its page: a larger menu has those in place of the page. */
function leadsTo({ to: own }: Menu, to: string): boolean {
  return own.has(to) || (!to.includes('#') && [...own].some(entry => pageOf(entry) === pageOf(to)))
}

/** Whether an entry has a text, or one that goes on with what screen readers say of it: "Home (current)". */
function hasText({ texts }: Menu, text: string): boolean {
  return [...texts].some(own => own.startsWith(text) || text.startsWith(own))
}

function menuOf(url: string, entries: readonly MenuEntry[], further: readonly string[]): Menu {
  const own = withoutIndexFile(new URL(url).pathname)
  return {
    own,
    entries,
    to: new Set([own, ...entries.map(({ to }) => to), ...further]),
    texts: new Set(entries.map(({ text }) => text)),
  }
}

function messageOf(missing: readonly { entry: MenuEntry; count: number }[]): string {
  const named = missing.slice(0, NAMED).map(({ entry: { text, to } }) => `"${text}" (${to})`)
  const rest = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : ''
  return `Its menu has no ${named.join(', no ')}${rest}; the menus of ${missing[0]!.count} other pages have ${missing.length === 1 ? 'it' : 'them'}.`
}
