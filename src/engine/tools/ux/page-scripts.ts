import { attribute, type Element, type HtmlDocument, parentOf, textOf } from '../../formats/html/document.ts'
import { isExecutable } from '../../page/scripts.ts'

/** What is operated, or belongs to what is. */
const CONTROLS = new Set('a button label summary select option dialog textarea input'.split(' '))
/** Attributes by which an element says that a script serves it. */
const HOOK =
  /^(?:on[a-z]+|@.+|:.+|x-.+|v-.+|ng-.+|hx-.+|tabindex|aria-controls|aria-expanded|contenteditable|jsaction|data-(?!i18n|translate|l10n|aos|wow|animat|sal|scroll|v-|astro|reveal|delay).+)$/
const ROLES = /^(?:button|link|tab|menuitem|switch|checkbox|option)$/i
const MAX_STEPS = 12

/** Whether an element is part of a control, or says itself or above it that a script serves it. */
export function mayBeServed(element: Element): boolean {
  let at: Element | undefined = element
  for (let step = 0; at && step < MAX_STEPS && at.tagName !== 'body'; step++, at = parentOf(at)) {
    if (CONTROLS.has(at.tagName) || at.tagName.includes('-')) return true
    if (ROLES.test(attribute(at, 'role') ?? '')) return true
    if (step < 6 && at.attrs.some(({ name }) => HOOK.test(name))) return true
  }
  return false
}

/** Files of libraries that serve what is marked for them, and nothing else. */
const LIBRARY =
  /(?:^|\/)(?:jquery|bootstrap|popper|fontawesome|font-awesome|all|aos|wow|swiper|slick|owl\.carousel|gsap|scrolltrigger|gtag|analytics|gtm|lazysizes|modernizr|html5shiv|ionicons|feather)[\w.-]{0,40}\.js$|googletagmanager\.com|google-analytics\.com|kit\.fontawesome\.com|cdn\.tailwindcss\.com/i
/** Characters of scripts that are looked at. */
const MAX_SCRIPTS = 500_000
const MAX_NAMES = 200
const STEPS = 4
/** Names that are looked for in scripts: a page may have as many as it likes, and each takes a look at all of them. */
const MAX_LOOKS = 1000
const LISTENS = /addEventListener|onclick|\.on\(|\.click\(|\.live\(/
/** A name between the quotes of a script, or in a selector there. */
const QUOTED = /(?<=['"`\s])[a-z][\w-]{0,40}(?=['"`\s.:,[])/gi

/** The scripts of a page, as far as its document shows them. */
export class PageScripts {
  /** Whether a file runs that may serve anything. */
  readonly #hasOwnFiles: boolean
  readonly #text: string
  /** Whether something in them waits for what visitors do. */
  readonly #listens: boolean
  readonly #named = new Map<string, boolean>()
  #quotedNames: ReadonlySet<string> | undefined

  constructor(document: HtmlDocument) {
    const scripts = document.elements('script').filter(isExecutable)
    this.#hasOwnFiles = scripts.some(script => {
      const src = attribute(script, 'src')?.split(/[?#]/)[0]
      return src !== undefined && !LIBRARY.test(src)
    })
    this.#text = scripts
      .map(script => textOf(script))
      .join('\n')
      .slice(0, MAX_SCRIPTS)
    this.#listens = LISTENS.test(this.#text)
  }

  /** Whether a script may find an element, or what is around it, by its tag, class or id. */
  mayFind(element: Element): boolean {
    if (this.#hasOwnFiles) return true
    if (!this.#listens) return false
    let at: Element | undefined = element
    for (let step = 0; at && step < STEPS; step++, at = parentOf(at)) {
      const names = `${attribute(at, 'class') ?? ''} ${attribute(at, 'id') ?? ''}`.slice(0, MAX_NAMES)
      if (names.split(/\s+/).some(name => name !== '' && this.#mayName(name))) return true
      if (this.#quoted().has(at.tagName)) return true
    }
    return false
  }

  /** Whether the scripts hold a name, be it as part of another one; true where too many were asked for. */
  #mayName(name: string): boolean {
    const known = this.#named.get(name)
    if (known !== undefined) return known
    if (this.#named.size >= MAX_LOOKS) return true
    const isNamed = this.#text.includes(name)
    this.#named.set(name, isNamed)
    return isNamed
  }

  #quoted(): ReadonlySet<string> {
    this.#quotedNames ??= new Set(this.#text.match(QUOTED)?.map(name => name.toLowerCase()))
    return this.#quotedNames
  }
}
