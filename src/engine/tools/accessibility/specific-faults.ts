/** What axe says of an element, and the start of its source. */
interface Fault {
  /** The first thing of those that axe would have fixed, and all of them. */
  clause: string
  summary: string
  html: string
}

const CHILDREN = /children that are not allowed: (.{1,300})$/
const ROLE = /^ARIA roles? (.{1,100}) (?:is|are) not allowed/
/** Three things that axe says of the children of a role: some are not allowed, some count though they have none, none is there. */
const UNALLOWED = /children which are not allowed: ([^;]{1,300})/
const COUNTED_FOR = /presentational children which cannot be ignored because of (.{1,300})$/
const MISSING_ROLE = /^(?:Required|Expecting) ARIA child(?:ren)? role not present/
const OWN_ROLE = /^<[^>]{0,2000}?\srole=["']?([a-z]{1,40})/i
/** What roles may own, as in WAI-ARIA 1.2. */
const OWNED: Readonly<Record<string, readonly string[]>> = {
  feed: ['article'],
  grid: ['row', 'rowgroup'],
  list: ['listitem'],
  listbox: ['option', 'group'],
  menu: ['menuitem', 'menuitemcheckbox', 'menuitemradio', 'group', 'separator'],
  menubar: ['menuitem', 'menuitemcheckbox', 'menuitemradio', 'group', 'separator'],
  row: ['cell', 'gridcell', 'columnheader', 'rowheader'],
  rowgroup: ['row'],
  suggestion: ['insertion', 'deletion'],
  table: ['row', 'rowgroup'],
  tablist: ['tab'],
  tree: ['treeitem', 'group'],
  treegrid: ['row', 'rowgroup'],
}
const PROHIBITED = /^(.{1,200}?) attributes? cannot be used (?:on|with role "([\w-]{1,40})")/
const SMALL = /insufficient size \(([\d.]+)px by ([\d.]+)px/
const COVERED = /partially obscured \(smallest space is ([\d.]+)px by ([\d.]+)px/
const SPACE = /clickable space has a diameter of ([\d.]+)px/
/** Of a start tag: somebody presses it. */
const PRESSED = /^<label\b|^<[^>]{0,2000}\s(?:onclick|tabindex|href|aria-expanded|aria-controls)\b/i
const HEADING_ROLE = /^<(?!h\d\b)[^>]{0,2000}?\srole=["']?heading\b/i
const LEVEL = /: aria-level$/
const ZOOM = /(?:user-scalable|maximum-scale)\s*=\s*[\w.]{1,10}/gi

/** A choice whose value is the code of a language, with its region where it has one. */
const LANGUAGE_CHOICE = /\svalue="\/?[a-z]{2}(?:[-_][a-z]{2})?\/?"/i
/** Choices of a select of the language: one with more is of countries, which have codes of two letters as well. */
const MAX_LANGUAGES = 12
/** Choices of two letters that are no languages, such as a size or the order of a list. */
const OF_NO_LANGUAGE = /\svalue="(?:xs|xl|az|za|on|up|am|pm|kg|cm|mm|km)"/i
/** The style of an element that names no image for its background. */
const WITHOUT_IMAGE =
  /^<[^>]{0,2000}?\sstyle="[^"]{0,1000}?\bbackground(?:-image)?:\s{0,5}(?:url\(\s{0,5}(?:''|&quot;&quot;)?\s{0,5}\)|none(?=\s{0,5}[;"!]))/i

/** What is wrong with an element, in which the culprit has its name; undefined where axe does not name it. */
export function specificFault(rule: string, fault: Fault): string | undefined {
  return FAULTS[rule]?.(fault)
}

const FAULTS: Readonly<Record<string, (fault: Fault) => string | undefined>> = {
  list: ({ clause }) => {
    const children = childrenIn(clause)
    return (
      children && `This list has ${children} directly in it: wrap it in \`<li>\`, or move it out of the list`
    )
  },
  'definition-list': ({ clause }) => {
    const children = childrenIn(clause)
    return children && `This \`<dl>\` has ${children} directly in it, beside its \`<dt>\` and \`<dd>\``
  },
  'aria-allowed-role': ({ clause, html }) => {
    const role = ROLE.exec(clause)?.[1]
    return role && `A ${tagOf(html)} cannot have \`role="${role}"\``
  },
  'aria-required-attr': ({ clause, html }) => {
    // A paragraph with the role of a heading is more often no heading than one that lacks its level.
    const isHeading = HEADING_ROLE.test(html) && LEVEL.test(clause)
    return isHeading
      ? `This \`<${nameOf(html)} role="heading">\` has no \`aria-level\`. If it is no heading, remove the role; otherwise use \`<h2>\` to \`<h6>\``
      : undefined
  },
  'aria-prohibited-attr': ({ clause, html }) => {
    const [, attributes, role] = PROHIBITED.exec(clause) ?? []
    if (attributes === undefined) return undefined
    const holder =
      role === undefined ? `a ${tagOf(html)} without a role` : `an element with the role "${role}"`
    const way = PRESSED.test(html)
      ? 'make it a `<button>` if it is one, or remove the attribute'
      : 'give it `role="img"` if it shows a picture, such as stars, or remove the attribute'
    return `Screen readers ignore ${listed(attributes)} on ${holder}: ${way}`
  },
  'aria-required-children': ({ clause, html }) => {
    const role = OWN_ROLE.exec(html)?.[1]?.toLowerCase()
    const owned = role === undefined ? undefined : OWNED[role]
    if (owned === undefined) return undefined
    if (MISSING_ROLE.test(clause)) return `\`role="${role}"\` has no children with ${rolesOf(owned)}`
    const attributes = COUNTED_FOR.exec(clause)?.[1]
    if (attributes !== undefined)
      return `\`role="${role}"\` may only contain ${rolesOf(owned)}; it contains children with ${both(attributes.split(', ').map(shownChild))}, which count in spite of their role`
    const children = UNALLOWED.exec(clause)?.[1]
    return (
      children &&
      `\`role="${role}"\` may only contain ${rolesOf(owned)}; it contains ${both(children.split(', ').map(shownChild))}`
    )
  },
  'target-size': ({ summary }) => {
    const [, width, height] = SMALL.exec(summary) ?? []
    const [, freeWidth, freeHeight] = COVERED.exec(summary) ?? []
    const size =
      freeWidth === undefined
        ? `has ${width} × ${height} px (at least 24 × 24 px)`
        : `is covered in part, and ${freeWidth} × ${freeHeight} px of it are left (at least 24 × 24 px)`
    const space = SPACE.exec(summary)?.[1]
    if (width === undefined && freeWidth === undefined) return undefined
    return `This target ${size}${space === undefined ? '' : `, and others are so close that only ${space} px are safe to tap`}`
  },
  'label-title-only': ({ html }) =>
    isOfLanguages(html)
      ? 'The label of this select of the language is only visible on hover: `aria-label` with the same text is enough here'
      : undefined,
  'role-img-alt': ({ html }) =>
    isEmptyElement(html) && WITHOUT_IMAGE.test(html)
      ? 'This element shows no image, since its style names none: remove `role="img"`, or give it an image'
      : undefined,
  'meta-viewport': ({ html }) => {
    const found = html.slice(0, 2000).match(ZOOM)
    return found
      ? `The viewport has ${listed(found.join(', '))}, so visitors cannot zoom the page`
      : undefined
  },
}

function isOfLanguages(html: string): boolean {
  const choices = /^<select\b/i.test(html) ? (html.match(/<option\b[^<>]{0,300}>/gi) ?? []) : []
  return (
    choices.length > 1 &&
    choices.length <= MAX_LANGUAGES &&
    choices.every(choice => LANGUAGE_CHOICE.test(choice) && !OF_NO_LANGUAGE.test(choice))
  )
}

/** Whether nothing is in an element, as an image by its style has it. */
function isEmptyElement(html: string): boolean {
  return /^<([a-z]{1,20})\b[^>]{0,3000}>\s{0,50}<\/\1>$/i.test(html)
}

function childrenIn(clause: string): string | undefined {
  const children = CHILDREN.exec(clause)?.[1]
  if (children === undefined || children.includes('[')) return undefined
  return both(children.split(', ').map(name => (name === '#text' ? 'text' : `\`<${name}>\``)))
}

/** `role="row"`, "rowgroup" or "cell" */
function rolesOf([first, ...others]: readonly string[]): string {
  const names = [`\`role="${first}"\``, ...others.map(name => `"${name}"`)]
  const last = names.pop()!
  return names.length === 0 ? last : `${names.join(', ')} or ${last}`
}

/** A child as axe has it, such as `li`, `[role=tab]`, `a[tabindex]`, `[aria-label]` or `#text`. */
function shownChild(selector: string): string {
  if (selector === '#text') return 'text'
  const role = /^\[role=([\w-]{1,40})\]/.exec(selector)?.[1]
  if (role !== undefined) return `\`role="${role}"\``
  const [, tag, attr] = /^([^[]*)(?:\[(.+)\])?$/.exec(selector) ?? []
  if (tag === undefined || tag === '') return `\`${attr ?? selector}\``
  return `\`<${tag}${attr === undefined ? '' : ` ${attr}`}>\``
}

function listed(names: string): string {
  return both(names.split(/,\s*/).map(name => `\`${name}\``))
}

function both(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`
}

function tagOf(html: string): string {
  return `\`<${nameOf(html)}>\``
}

function nameOf(html: string): string {
  return /^<([\w-]{1,40})/.exec(html)?.[1]?.toLowerCase() ?? 'element'
}
