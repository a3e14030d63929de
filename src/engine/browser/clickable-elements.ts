/** What scripts move the focus to, as those of Gatsby and of skip links, is no control of what is in it. */
const FOCUS_TARGETS =
  ':is(body, main, [role="main" i], #main, #content, #main-content, #gatsby-focus-wrapper)[tabindex="-1"]'

export const CLICK_LIMITS = {
  /** Anchors without `href` that are looked at, and of which listeners are asked for. */
  looked: 2000,
  anchors: 50,
  /** Elements that are no controls that are looked at, and of which listeners are asked for. */
  lookedOthers: 5000,
  others: 50,
  /** Elements around controls of which those are looked at, and controls of each. */
  wrappers: 100,
  within: 100,
  /** Labels that are looked at, and that are told of. */
  lookedLabels: 2000,
  labels: 20,
  /** Links that listeners are compared with. */
  links: 20,
  /** Characters. */
  text: 60,
  names: 300,
  focusTargets: FOCUS_TARGETS,
  /** Elements that are no controls and are made to work as such. */
  clickable: 'div, span, i, li, img, svg, p, td, figure, h2, h3, h4, h5, section',
} as const

/** What a phone hides that may be clicked elsewhere. */
export interface FoundClickables {
  count: number
  /** Those of them that are seen now and look as if they could be clicked. */
  shown(): Element[]
}

/**
 * Whether visitors see an element at once, or when they have scrolled to what around it fades in then: that is part of
 * the page's flow and below its first screen. Many such parts vanish again as soon as the page is back at its top.
 *
 * It runs in the page, as all below: it must not use anything from outside of itself but what it is given.
 */
export function isSeenSometime(element: Element): boolean {
  if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true
  if (!element.checkVisibility({ visibilityProperty: true })) return false
  let steps = 0
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { opacity, position, pointerEvents } = getComputedStyle(at)
    const { bottom, height } = at.getBoundingClientRect()
    const isInFlow = /^(?:static|relative)$/.test(position) && pointerEvents !== 'none'
    const waits = isInFlow && height > 0 && bottom + scrollY > innerHeight
    if ((opacity === '0' && !waits) || ++steps > 200) return false
  }
  return true
}

export function anchorsWithoutAddress(limits: typeof CLICK_LIMITS, isSeen: typeof isSeenSometime): Element[] {
  // A role says what it is and brings no key to it.
  return Array.from(
    document.querySelectorAll('a:not([href]):not([tabindex]):is(:not([role]), [role="button" i])'),
  )
    .slice(0, limits.looked)
    .filter(
      anchor =>
        !anchor.parentElement?.closest(
          `a[href], button, summary, label, [tabindex]:not(${limits.focusTargets}), [role="button" i]`,
        ),
    )
    .filter(anchor => !anchor.querySelector('a[href], button, input, select, textarea, [tabindex]'))
    .filter(anchor => isSeen(anchor))
    .slice(0, limits.anchors)
}

export function clickableOthers(limits: typeof CLICK_LIMITS, isSeen: typeof isSeenSometime): Element[] {
  const controls =
    'a, button, input, select, textarea, summary, label, option, audio, video, iframe, [tabindex], [role], [contenteditable]'
  // A landmark around it is no control: menus of many frameworks stand in <nav role="navigation">.
  const landmark = ':is([role="banner" i], [role="navigation" i], [role="main" i], [role="contentinfo" i])'
  const around = controls
    .replace('[role]', `[role]:not(${landmark})`)
    .replace('[tabindex]', `[tabindex]:not(${limits.focusTargets})`)
  const isHand = (element: Element | null) =>
    element !== null && getComputedStyle(element).cursor === 'pointer'
  // Of the slides of a carousel one is seen now and another one later.
  const isInRotation = (element: Element) => {
    const slide = element.closest(
      '[class*="-slide" i], [class*="__slide" i], [class*="carousel-item" i], [class*="carousel-cell" i], [class*="owl-item" i]',
    )
    const name = slide?.classList[0]
    if (!slide || name === undefined) return false
    return Array.from(slide.parentElement?.children ?? []).some(
      other => other !== slide && other.classList.contains(name),
    )
  }
  // The keyboard reaches nothing that is hidden, as the links of a menu that the element opens.
  let wrappers = 0
  const isAroundControls = (element: Element) => {
    if (element.querySelector(controls) === null) return false
    if (++wrappers > limits.wrappers) return true
    const within = Array.from(element.querySelectorAll(controls)).slice(0, limits.within + 1)
    return (
      within.length > limits.within ||
      within.some(control => control.checkVisibility({ visibilityProperty: true }))
    )
  }
  // What dims the page behind an open menu or dialog: a click beside that closes it, as a button does that keys reach.
  const namesOf = (element: Element) =>
    `${element.id} ${element.getAttribute('class') ?? ''} ${element.ariaLabel ?? ''}`.slice(0, limits.names)
  const hasCloser = Array.from(document.querySelectorAll('button, summary, [role="button" i][tabindex]'))
    .slice(0, limits.looked)
    .some(button => /close|menu|toggle|burger|nav|dismiss/i.test(namesOf(button)))
  const isBackdrop = (element: Element) =>
    hasCloser &&
    element.firstElementChild === null &&
    (element.textContent ?? '').trim() === '' &&
    /(?:^|[\s_-])(?:overlay|backdrop|scrim)(?:$|[\s_-])/i.test(namesOf(element)) &&
    (getComputedStyle(element).position === 'fixed' || element.getBoundingClientRect().height === 0)
  // The Home key leads to the top as well.
  const isToTop = (element: Element) =>
    /(?:scroll|back|go|return|jump)[_-]?(?:to|2)?[_-]?top|(?:^|[\s_-])to-?top(?:$|[\s_-])|scroll[_-]?up/i.test(
      namesOf(element),
    )
  // A role says what it is and brings no key to it: a tabindex would, also one that moves among several.
  const isButtonByRole = (element: Element) => element.matches('[role="button" i]:not([tabindex])')
  const isWithin = (element: Element, what: string) =>
    (isButtonByRole(element) ? element.parentElement : element)?.closest(what) != null
  /** Arrows of a slider, which keys reach, do what its dots do. */
  const hasArrows = (element: Element) => {
    const slider = element.closest(
      '[class*="slide" i], [class*="carousel" i], [class*="swiper" i], [class*="gallery" i]',
    )
    return (
      (slider?.parentElement ?? slider)?.querySelector(
        'button, a[href^="#"], a[href^="javascript"], [tabindex="0"]',
      ) != null
    )
  }
  /** What is drawn for a switch or a slider, whose field beside it takes the focus. */
  const isDrawnForField = (element: Element) => {
    if ((element.textContent ?? '').trim() !== '') return false
    let at = element.parentElement
    for (let step = 0; at && step < 3; step++, at = at.parentElement) {
      const field = at.querySelector(
        'input:is([type="checkbox"], [type="radio"], [type="range"]):not(:disabled, [tabindex="-1"])',
      )
      if (field) return field.checkVisibility({ visibilityProperty: true })
    }
    return false
  }
  return (
    Array.from(document.querySelectorAll(limits.clickable))
      .slice(0, limits.lookedOthers)
      // The dots of Bootstrap's carousels, beside arrows that keys reach.
      .filter(element => !element.closest('.carousel-indicators') && !isToTop(element))
      .filter(
        element =>
          element.hasAttribute('onclick') ||
          isButtonByRole(element) ||
          (isHand(element) && !isHand(element.parentElement)) ||
          /burger|(?:menu|nav)-?_?(?:toggle|btn|button|icon)/i.test(
            `${element.id} ${element.getAttribute('class') ?? ''}`,
          ),
      )
      .filter(
        element =>
          !isWithin(element, around) &&
          !element.closest('[aria-hidden="true"], [inert]') &&
          !isAroundControls(element),
      )
      .filter(element => isSeen(element) && !isInRotation(element))
      .filter(element => !(isButtonByRole(element) && hasArrows(element)) && !isDrawnForField(element))
      .filter(element => element.getBoundingClientRect().width > 0 && !isBackdrop(element))
      .slice(0, limits.others)
  )
}

export function hiddenClickables(
  limits: typeof CLICK_LIMITS,
  clickable: typeof clickableOthers,
  isSeen: typeof isSeenSometime,
): FoundClickables {
  const isShown = (element: Element) => {
    const { width, height, left, right } = element.getBoundingClientRect()
    const isOnScreen = width > 0 && height > 0 && right > 0 && left < innerWidth
    return isOnScreen && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  const hidden = new Set(
    Array.from(document.querySelectorAll(limits.clickable))
      .slice(0, limits.lookedOthers)
      .filter(element => !isShown(element)),
  )
  return {
    count: hidden.size,
    shown: () => clickable(limits, isSeen).filter(element => hidden.has(element) && isShown(element)),
  }
}

/**
 * Labels that visitors see at once, of checkboxes and radio buttons that no style lays out: one for each of them. What
 * stands in for the checkbox and takes the focus is around the label or in it, or is a button of the same name.
 */
export function labelsOfHidden(limits: typeof CLICK_LIMITS, isSeen: typeof isSeenSometime): Element[] {
  const standIn =
    '[tabindex]:not([tabindex="-1"]), [role="checkbox"], [role="radio"], [role="switch"], [role="button"]'
  const nameOf = (element: Element) =>
    (element.ariaLabel ?? element.getAttribute('title') ?? element.textContent ?? '')
      .slice(0, limits.text)
      .trim()
  // Generators of manuals make the switches of their sidebars so, which no team that writes one has in its hands.
  const ofTheme = /^(?:(?:mdbook-)?sidebar-toggle-anchor|__(?:drawer|search|toc|navigation))$/
  const known = new Set<Element>()
  return Array.from(document.querySelectorAll('label'))
    .slice(0, limits.lookedLabels)
    .filter(label => {
      const { control } = label
      if (!(control instanceof HTMLInputElement) || !/^(?:checkbox|radio)$/.test(control.type)) return false
      if (
        ofTheme.test(control.id) ||
        known.has(control) ||
        control.disabled ||
        control.checkVisibility({ visibilityProperty: true })
      )
        return false
      const around = label.parentElement ?? label
      if (label.closest('[aria-hidden="true"], [inert]') || label.querySelector('button')) return false
      if (label.closest(standIn) || around.querySelector(standIn)) return false
      if (Array.from(around.querySelectorAll('button')).some(button => nameOf(button) === nameOf(label)))
        return false
      if (Array.from(control.labels ?? []).some(other => other.matches(standIn))) return false
      const { left, right, width, height } = label.getBoundingClientRect()
      const isOnScreen = width > 0 && height > 0 && right > 0 && left < innerWidth
      if (!isOnScreen || getComputedStyle(label).pointerEvents === 'none' || !isSeen(label)) return false
      known.add(control)
      return true
    })
    .slice(0, limits.labels)
}

export function linksWithAddress(limits: typeof CLICK_LIMITS): Element[] {
  return Array.from(document.querySelectorAll('a[href]')).slice(0, limits.links)
}

/** How an element is called: by its text, or where that is empty by its label. */
export interface Described {
  tag: string
  /** What is seen of its text, where what it opens is in it and hidden. */
  seen: string | null
  label: string
  choice?: HiddenChoice
}

/** A checkbox or radio button that no key reaches. */
export interface HiddenChoice {
  type: 'checkbox' | 'radio'
  /** Whether it has its place on the page, and is invisible there. */
  isLaidOut: boolean
}

export function describe(this: Element): Described {
  const isWrapper = this instanceof HTMLElement && this.querySelector('a[href], button, input') !== null
  const inside = Array.from(this.querySelectorAll('img[alt]'))
    .slice(0, 20)
    .map(image => image.getAttribute('alt')!.trim())
    .find(alt => alt !== '')
  const control = this instanceof HTMLLabelElement && this.control
  const isChoice = control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)
  return {
    tag: this.localName,
    seen: isWrapper ? this.innerText.slice(0, 5000).replace(/\s+/g, ' ').trim() : null,
    label: (this.ariaLabel ?? this.getAttribute('title') ?? this.getAttribute('alt') ?? inside ?? '').slice(
      0,
      500,
    ),
    ...(isChoice && {
      choice: { type: control.type as HiddenChoice['type'], isLaidOut: control.checkVisibility() },
    }),
  }
}
