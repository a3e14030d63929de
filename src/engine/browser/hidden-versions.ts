/** What marks the elements that hold a text in one of several languages: an attribute and its value, or a class. */
export interface VersionMark {
  attribute: string
  value: string
}

/** How much of a page is looked at. */
export interface VersionLimits {
  maxElements: number
  /** Primary subtags of languages. */
  codes: readonly string[]
}

export const VERSION_LIMITS: VersionLimits = {
  maxElements: 20_000,
  codes:
    'en de fr es it nl pt pl cs sk hu ro sv da no nb fi el tr ru uk bg hr sr sl et lv lt sq mk he ar fa hi mr bn ta te gu pa ur zh ja ko vi th id ms ca eu gl cy ga hy ka kk az'.split(
      ' ',
    ),
}

/** What an attribute says of the language of its element: `kind` is equal for marks of other languages that are made alike. */
export interface FoundMark {
  kind: string
  code: string
  mark: VersionMark
}

/**
 * The marks in an attribute: `data-de=""`, `data-lang="de"`, `lang="de"`, `class="lang-de"`, `class="de"`. It runs in
 * the page as well: it must not use anything from outside of itself.
 */
export function versionMarks(name: string, value: string): FoundMark[] {
  if (value.length > 200) return []
  const mark = { attribute: name, value }
  const [, ofName] = /^data-(?:lang-)?([a-z]{2})$/.exec(name) ?? []
  if (ofName !== undefined) return value === '' ? [{ kind: 'data', code: ofName, mark }] : []
  if (/^(?:lang|data-(?:lang|language|locale))$/.test(name))
    return [{ kind: name, code: value.slice(0, 2).toLowerCase(), mark }]
  if (name !== 'class') return []
  return value.split(/\s+/).flatMap(token => {
    const [, before, code, after] =
      /^((?:lang|language|txt|text|content|t|l)[-_]{1,2})?([a-z]{2})([-_]{1,2}(?:lang|text|txt|content|only|version))?$/.exec(
        token,
      ) ?? []
    if (code === undefined) return []
    return [{ kind: `.${before ?? ''}${after ?? ''}`, code, mark: { attribute: name, value: token } }]
  })
}

/**
 * Finds the languages of a page that holds its text in several ones and shows one of them, by the marks of those that no
 * style lays out. It runs in the page: it must not use anything from outside of itself but what it is given.
 */
export function hiddenVersions(
  { maxElements, codes }: VersionLimits,
  marksOf: typeof versionMarks,
): VersionMark[] {
  const known = new Set(codes)
  const kinds = new Map<string, Map<string, { mark: VersionMark; shown: number; hidden: number }>>()
  const all = Array.from((document.body ?? document.documentElement).querySelectorAll('*'))
  for (const element of all.slice(0, maxElements)) {
    // Those choose a language, and the text is elsewhere.
    if (
      element.attributes.length === 0 ||
      Element.prototype.matches.call(element, 'a, button, option, select, input, img, svg, svg *')
    )
      continue
    let isShown: boolean | undefined
    for (let at = 0; at < element.attributes.length && at < 20; at++) {
      const { name, value } = element.attributes[at]!
      if (name !== 'class' && name !== 'lang' && !name.startsWith('data-')) continue
      for (const { kind, code, mark } of marksOf(name, value)) {
        if (!known.has(code)) continue
        const marks = kinds.get(kind) ?? new Map()
        kinds.set(kind, marks)
        const found = marks.get(code) ?? { mark, shown: 0, hidden: 0 }
        marks.set(code, found)
        isShown ??= element.checkVisibility()
        if (isShown) found.shown++
        else found.hidden++
      }
    }
  }
  return Array.from(kinds.values()).flatMap(marks => {
    const versions = Array.from(marks.values())
    const isOneShown = versions.some(({ shown, hidden }) => shown > hidden)
    return isOneShown ? versions.filter(({ shown }) => shown === 0).map(({ mark }) => mark) : []
  })
}
