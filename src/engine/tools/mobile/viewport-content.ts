/** Most characters of the content that are read: what is longer was not written by hand. */
const MAX_LENGTH = 1000

const number =
  (min: number, max: number) =>
  (value: string): boolean =>
    /^[+-]?(\d+\.?\d*|\.\d+)/.test(value) &&
    Number.parseFloat(value) >= min &&
    Number.parseFloat(value) <= max
const oneOf =
  (...words: string[]) =>
  (value: string): boolean =>
    words.includes(value)
const length = (value: string) => /^device-(width|height)$/.test(value) || number(1, 10_000)(value)

/**
 * The properties that browsers know, each with what it may be.
 *
 * @see https://drafts.csswg.org/css-viewport/#viewport-meta
 */
const PROPERTIES: Readonly<Record<string, (value: string) => boolean>> = {
  width: length,
  height: length,
  'initial-scale': number(0.1, 10),
  'minimum-scale': number(0.1, 10),
  'maximum-scale': number(0.1, 10),
  'user-scalable': value => oneOf('yes', 'no')(value) || number(-10, 10)(value),
  'viewport-fit': oneOf('auto', 'contain', 'cover'),
  'interactive-widget': oneOf('resizes-visual', 'resizes-content', 'overlays-content'),
  'shrink-to-fit': oneOf('yes', 'no'),
}

/** What one version of Safari knew and templates still have: it hid bars of the browser, and nobody misses it. */
const OBSOLETE: ReadonlySet<string> = new Set(['minimal-ui'])

export interface Viewport {
  properties: ReadonlyMap<string, string>
  /** What has no effect, in words. */
  problems: readonly string[]
}

/** Reads the content of a viewport meta element as browsers do: the last of several equal properties counts. */
export function readViewport(content: string): Viewport {
  const properties = new Map<string, string>()
  const problems: string[] = []
  const text = content.slice(0, MAX_LENGTH).toLowerCase()
  if (text.includes(';')) problems.push('A ";" separates the properties: browsers expect a comma.')
  for (const part of text.replace(/\s*=\s*/g, '=').split(/[\s,;]+/)) {
    if (part === '') continue
    const [name = '', value = ''] = part.split('=', 2)
    if (OBSOLETE.has(name)) continue
    const isKnown = Object.hasOwn(PROPERTIES, name) ? PROPERTIES[name] : undefined
    if (!isKnown) problems.push(`"${name}" is not a property of the viewport.`)
    else if (!isKnown(value)) problems.push(`"${value}" is not a value of ${name}.`)
    else properties.set(name, value)
  }
  return { properties, problems }
}

/** Why a viewport does not follow the width of the device; undefined where it does. */
export function notDeviceWidth({ properties }: Viewport): string | undefined {
  const width = properties.get('width')
  if (width === 'device-width') return undefined
  if (width !== undefined) return `The width is fixed to ${width}.`
  // Without a width, a scale of 1 lays the page out as wide as the screen.
  if (Number.parseFloat(properties.get('initial-scale') ?? '') === 1) return undefined
  return 'No width is set.'
}
