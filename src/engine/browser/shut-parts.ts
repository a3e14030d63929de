import type { elementSelector } from './element-selector.ts'

/** A part of the page that its style sheets hide on every screen, and that no rule of theirs would show. */
export interface ShutPart {
  selector: string
  /**
   * Classes and ids by which a script would have to find it: those of the rules that hide it, and its own id. None where
   * no script can take it out of them: an `!important` rule finds it by its tag or id.
   */
  names: string[]
}

/** How much is looked at of what style sheets hide. */
export interface ShutLimits {
  maxElements: number
  /** Parts that are looked at. */
  maxShut: number
  /** The first items of a row, of which one is to be shown. */
  maxRow: number
  /** Rules of style sheets; of a page with more nothing is said. */
  maxRules: number
  /** Characters of a selector, of the value of an attribute, and of all values. */
  maxSelector: number
  maxValue: number
  maxMarkup: number
}

export const SHUT_LIMITS = {
  maxShut: 50,
  maxRow: 30,
  maxRules: 20_000,
  maxSelector: 1000,
  maxValue: 1000,
} as const

/**
 * Finds what nobody gets to see, whatever they open: single fields and buttons, items that a class of their own takes
 * out of a row of which others are shown, and parts with links that `!important` hides by tag or id. A panel that a tab or
 * a heading beside it opens is none of these. It runs in the page: it must not use anything from outside of itself but what it is given.
 */
export function shutParts(limits: ShutLimits, selectorOf: typeof elementSelector): ShutPart[] {
  // A document that is a set of frames, or was cut off in its head, has none.
  const body = document.body ?? document.documentElement

  // A box to tick or a file to choose is often hidden behind its label.
  const CONTROLS =
    'button, label, input:not([type="hidden" i], [type="checkbox" i], [type="radio" i], [type="file" i])'
  const isOff = (element: Element) => getComputedStyle(element).display === 'none'
  /** It is not for the style sheets to say. */
  const isOffBySelf = (element: Element) =>
    element.hasAttribute('hidden') || (element as HTMLElement).style?.display === 'none'
  const isOfKind = (element: Element, other: Element) =>
    other !== element &&
    other.localName === element.localName &&
    other.classList.length > 0 &&
    Array.from(other.classList).every(name => element.classList.contains(name)) &&
    other.checkVisibility()

  const isItem = (element: Element) => {
    if (element.classList.length < 2 || (element.textContent ?? '').trim() === '') return false
    let other = element.parentElement?.firstElementChild
    for (let at = 0; other && at < limits.maxRow; at++, other = other.nextElementSibling)
      if (isOfKind(element, other)) return true
    return false
  }

  /** Parts with links that are neither controls nor items. */
  const offWithLinks: Element[] = []
  /** The outermost ones. */
  const offElements = (): Element[] => {
    const off: Element[] = []
    const stack: Element[] = [body]
    for (let seen = 0; stack.length > 0 && seen < limits.maxElements; seen++) {
      const element = stack.pop()!
      // A field of a form may have the name of a method, which then takes its place.
      if (Element.prototype.matches.call(element, 'script, style, noscript, template')) continue
      if (element.checkVisibility()) stack.push(...Array.from(element.children).reverse())
      else if (
        !isOffBySelf(element) &&
        (Element.prototype.matches.call(element, CONTROLS) || isItem(element)) &&
        isOff(element)
      )
        off.push(element)
      else if (offWithLinks.length < limits.maxShut && element.querySelector('a[href]') && isOff(element))
        offWithLinks.push(element)
      if (off.length >= limits.maxShut) break
    }
    return off
  }

  /** The selectors of a list. */
  const partsOf = (list: string): string[] => {
    const parts: string[] = []
    let [start, depth] = [0, 0]
    for (let at = 0; at < list.length; at++) {
      const letter = list[at]!
      if (letter === '(' || letter === '[') depth++
      else if (letter === ')' || letter === ']') depth--
      else if (letter === ',' && depth === 0) {
        parts.push(list.slice(start, at).trim())
        start = at + 1
      }
    }
    return [...parts, list.slice(start).trim()]
  }

  /** What a selector says of the element itself. */
  const lastOf = (selector: string): string => {
    let depth = 0
    for (let at = selector.length - 1; at >= 0; at--) {
      const letter = selector[at]!
      if (letter === ')' || letter === ']') depth++
      else if (letter === '(' || letter === '[') depth--
      else if (depth === 0 && /[\s>+~]/.test(letter)) return selector.slice(at + 1)
    }
    return selector
  }

  /** Selectors that hide whatever a script does, and those that show, with whether they do so on every screen. */
  const hiding: string[] = []
  /** Those of them that no class and no style of an element overrules. */
  const hidingFirmly: string[] = []
  const showing: { selector: string; last: string; isAlways: boolean; isFirm: boolean }[] = []
  const add = (selectorText: string, within: string, style: CSSStyleDeclaration, isAlways: boolean) => {
    const { display } = style
    const isFirm = style.getPropertyPriority('display') === 'important'
    for (const part of partsOf(selectorText.slice(0, limits.maxSelector))) {
      const selector = within === '' ? part : `${within} ${part}`
      if (display !== 'none')
        showing.push({ selector, last: within === '' ? lastOf(part) : selector, isAlways, isFirm })
      else if (isAlways && /^[\w\s.#>*-]+$/.test(selector)) {
        hiding.push(selector)
        if (isFirm && !selector.includes('.')) hidingFirmly.push(selector)
      }
    }
  }
  const isAlwaysBy = (media: MediaList) => /^(?:all|screen|)$/i.test(media.mediaText.trim())
  /** @returns whether all rules were read */
  const readRules = (): boolean => {
    const stack: { rules: CSSRuleList; within: string; isAlways: boolean }[] = []
    const open = (sheet: CSSStyleSheet | null, isAlways: boolean) => {
      try {
        if (sheet) stack.push({ rules: sheet.cssRules, within: '', isAlways: isAlways && !sheet.disabled })
      } catch {
        // It is of another host, and styles what comes from there.
      }
    }
    for (const sheet of [...Array.from(document.styleSheets), ...document.adoptedStyleSheets])
      if (!/^print$/i.test(sheet.media.mediaText)) open(sheet, isAlwaysBy(sheet.media))
    let read = 0
    for (let lists = stack.pop(); lists; lists = stack.pop()) {
      const { rules, within, isAlways } = lists
      for (const rule of Array.from(rules)) {
        if (++read > limits.maxRules) return false
        if (rule instanceof CSSStyleRule) {
          const { display } = rule.style
          if (display !== '') add(rule.selectorText, within, rule.style, isAlways && within === '')
          if (rule.cssRules.length > 0) {
            const outer = `${within} ${rule.selectorText}`.trim().slice(0, limits.maxSelector)
            stack.push({ rules: rule.cssRules, within: outer, isAlways: false })
          }
        } else if (rule instanceof CSSImportRule) open(rule.styleSheet, isAlways && isAlwaysBy(rule.media))
        else if (rule instanceof CSSMediaRule && /^print$/i.test(rule.media.mediaText)) continue
        else if (rule instanceof CSSGroupingRule)
          stack.push({
            rules: rule.cssRules,
            within,
            isAlways: isAlways && rule instanceof CSSLayerBlockRule,
          })
        else if (within !== '' && 'style' in rule) {
          const style = rule.style as CSSStyleDeclaration
          if (style.display !== '') add('', within, style, false)
        }
      }
    }
    return true
  }

  const matches = (element: Element, selector: string) => {
    try {
      return Element.prototype.matches.call(element, selector)
    } catch {
      return false
    }
  }
  const mayShow = (element: Element, { selector, last, isAlways }: (typeof showing)[number]): boolean => {
    if (/::|:(?:before|after)$/.test(last)) return false
    // It shows what the other rule hides all the same.
    if (isAlways && matches(element, selector)) return false
    // These stay as they are, whatever state an element is in.
    const fixed = last.match(/\[(?:class|id|type|name|href|src|role|lang|dir|rel|for)\b[^\]]*\]/gi) ?? []
    if (!fixed.every(part => matches(element, part))) return false
    const bare = last.replace(/\([^()]*\)|\[[^\]]*\]/g, '')
    if (!/[.#(&]/.test(bare)) {
      const tag = /^[\w-]*/.exec(bare)![0].toLowerCase()
      return tag === '' || tag === element.localName
    }
    const names = [...Array.from(element.classList, name => `.${name}`), `#${element.id}`]
    return names.some(
      name =>
        name !== '#' && last.includes(name) && !/[\w-]/.test(last[last.indexOf(name) + name.length] ?? ''),
    )
  }

  /** Attributes in which the page says what is to be done with an element of a name. */
  const toldIn = (): string => {
    const values: string[] = []
    let length = 0
    for (const element of Array.from(document.documentElement.querySelectorAll('*')).slice(
      0,
      limits.maxElements,
    )) {
      for (let at = 0; at < element.attributes.length && at < 30; at++) {
        const { name, value } = element.attributes[at]!
        if (value.length > limits.maxValue || length > limits.maxMarkup) continue
        if (/^(?:class|id|style|type|name|value|src|srcset|alt|content|placeholder|d|title)$/.test(name))
          continue
        if (name === 'href' && !value.includes('#')) continue
        values.push(value)
        length += value.length
      }
    }
    return values.join('\n')
  }

  const off = offElements()
  if (off.length + offWithLinks.length === 0 || !readRules()) return []
  const shutFirmly = offWithLinks
    .filter(
      element =>
        hidingFirmly.some(selector => matches(element, selector)) &&
        !showing.some(rule => rule.isFirm && mayShow(element, rule)),
    )
    .map(element => ({ selector: selectorOf(element), names: [] }))
  const shut = off.flatMap(element => {
    const rules = hiding.filter(selector => matches(element, selector))
    if (rules.length === 0 || showing.some(rule => mayShow(element, rule))) return []
    const names = rules.flatMap(selector => selector.match(/(?<=[.#])[\w-]+/g) ?? [])
    return [{ element, names: [...new Set(element.id === '' ? names : [...names, element.id])] }]
  })
  if (shut.length === 0) return shutFirmly
  const told = toldIn()
  const shutByName = shut
    .filter(({ names }) => !names.some(name => told.includes(name)))
    .map(({ element, names }) => ({ selector: selectorOf(element), names }))
  return [...shutFirmly, ...shutByName]
}
