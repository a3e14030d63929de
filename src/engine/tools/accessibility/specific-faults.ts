/** What axe says of an element, and the start of its source. */
interface Fault {
  /** The first thing of those that axe would have fixed, and all of them. */
  clause: string
  summary: string
  html: string
}

const CHILDREN = /children that are not allowed: (.{1,300})$/
const ROLE = /^ARIA roles? (.{1,100}) (?:is|are) not allowed/
const PROHIBITED = /^(.{1,200}?) attributes? cannot be used (?:on|with role "([\w-]{1,40})")/
const SMALL = /insufficient size \(([\d.]+)px by ([\d.]+)px/
const COVERED = /partially obscured \(smallest space is ([\d.]+)px by ([\d.]+)px/
const SPACE = /clickable space has a diameter of ([\d.]+)px/
/** Of a start tag: somebody presses it. */
const PRESSED = /^<label\b|^<[^>]{0,2000}\s(?:onclick|tabindex|href|aria-expanded|aria-controls)\b/i
const ZOOM = /(?:user-scalable|maximum-scale)\s*=\s*[\w.]{1,10}/gi

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
  'meta-viewport': ({ html }) => {
    const found = html.slice(0, 2000).match(ZOOM)
    return found
      ? `The viewport has ${listed(found.join(', '))}, so visitors cannot zoom the page`
      : undefined
  },
}

function childrenIn(clause: string): string | undefined {
  const children = CHILDREN.exec(clause)?.[1]
  if (children === undefined || children.includes('[')) return undefined
  return both(children.split(', ').map(name => (name === '#text' ? 'text' : `\`<${name}>\``)))
}

function listed(names: string): string {
  return both(names.split(/,\s*/).map(name => `\`${name}\``))
}

function both(names: readonly string[]): string {
  return names.join(' and ')
}

function tagOf(html: string): string {
  return `\`<${/^<([\w-]{1,40})/.exec(html)?.[1]?.toLowerCase() ?? 'element'}>\``
}
