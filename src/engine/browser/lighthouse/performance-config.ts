import type { Config, Gatherer } from 'lighthouse'

const CATEGORY = 'performance'
/** What the screen showed while the page loaded. */
const FILMSTRIP = 'screenshot-thumbnails'
/** Pixels that its frames are wide: enough to see what is there. */
const FRAME_WIDTH = 80
/** The last picture of the page and maps of scripts: large, and nothing here reads them. */
const UNREAD: ReadonlySet<string> = new Set(['final-screenshot', 'script-treemap-data', 'main-thread-tasks'])
/** Gatherers for other categories, of which this one would bring all of axe-core into the bundle. */
const UNNEEDED: ReadonlySet<string> = new Set(['Accessibility'])

export interface ConfigParts {
  /** The configuration that Lighthouse has for a device, whose settings go before. */
  device?: Config
  /** What records the trace, in place of Lighthouse's own. */
  trace?: Gatherer
  /** What lists the images, in place of Lighthouse's own. */
  images?: Gatherer
}

/**
 * What Lighthouse does for its performance category, with its settings as they are, so that scores can be compared with
 * those of any other Lighthouse. Audits of other categories are left out, as are those that nothing here reads; none of
 * them has a part in the score.
 *
 * @param defaults Lighthouse's default configuration
 * @see https://github.com/GoogleChrome/lighthouse/blob/v13.5.0/docs/configuration.md
 */
export function performanceConfig(defaults: Config, { device, trace, images }: ConfigParts = {}): Config {
  const category = defaults.categories?.[CATEGORY]
  if (!category) throw new Error(`this Lighthouse has no category "${CATEGORY}"`)
  const auditRefs = category.auditRefs.filter(({ id }) => !UNREAD.has(id))
  const own: Readonly<Record<string, Gatherer | undefined>> = { Trace: trace, ImageElements: images }
  const wanted = new Set(auditRefs.map(({ id }) => id))
  return {
    settings: {
      ...device?.settings,
      // A picture of the whole page takes a second after everything was measured.
      disableFullPageScreenshot: true,
    },
    artifacts: (defaults.artifacts ?? [])
      .filter(({ id }) => !UNNEEDED.has(id))
      .map(artifact => {
        const instance = own[artifact.id]
        return instance ? { ...artifact, gatherer: { instance } } : artifact
      }),
    audits: (defaults.audits ?? []).flatMap(audit => {
      const name = typeof audit === 'string' ? audit.slice(audit.lastIndexOf('/') + 1) : ''
      if (typeof audit !== 'string' || !wanted.has(name)) return []
      return [name === FILMSTRIP ? { path: audit, options: { thumbnailWidth: FRAME_WIDTH } } : audit]
    }),
    groups: defaults.groups ?? {},
    categories: { [CATEGORY]: { ...category, auditRefs } },
  }
}
