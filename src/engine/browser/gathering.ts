import type { RenderedPage } from './rendered-page.ts'

/**
 * Those that are tried out in the page when all else is done. A page has none of what did not come to its end in the time
 * that was left, which another time it may.
 */
export const TRIED_OUT = [
  'shownBanners',
  'scriptedAnchors',
  'unrevealedText',
  'deadMenus',
  'closedMenus',
  'lostOnPhone',
  'unseenFocus',
  'undefinedHandlers',
  'narrowLayout',
  'desktopLayout',
  'unservedForms',
  'pasteRefusals',
  'hoverMenus',
  'stateContrasts',
  'fixedBars',
  'buttonsBeyondScreen',
  'coveredTargets',
  'coveredControls',
  'coveredTexts',
  'lateContent',
  'headerOverlaps',
  'sidewaysTexts',
  'edgeTexts',
  'unsaidMenus',
  'openedMenus',
  'wrappedMenus',
  'clickedParts',
  'answeredLinks',
  'modifiedClicks',
] as const satisfies readonly (keyof RenderedPage)[]

/**
 * What is gathered of a page in Chrome for those who read it and for nobody else, by its name in a {@link RenderedPage}:
 * each takes time of every page. All else comes with the load.
 */
export const GATHERINGS = [
  'layout',
  'globals',
  'cookies',
  'mixedContent',
  'permissions',
  'axe',
  ...TRIED_OUT,
  'screenshots',
] as const satisfies readonly (keyof RenderedPage)[]

export type Gathering = (typeof GATHERINGS)[number]

/** Everything. */
export const ALL_GATHERINGS: ReadonlySet<Gathering> = new Set(GATHERINGS)

/** A page of which some of this was not gathered. */
export type PartlyGathered = Omit<RenderedPage, Gathering> & Partial<Pick<RenderedPage, Gathering>>

/**
 * The page of which only some was gathered. Reading the rest throws: whoever reads it has not declared that, and would
 * find something else whenever others have.
 */
export function asGathered(page: PartlyGathered, gathered: ReadonlySet<Gathering>): RenderedPage {
  const whole = { ...page }
  for (const name of GATHERINGS) {
    if (gathered.has(name)) continue
    delete whole[name]
    Object.defineProperty(whole, name, {
      get() {
        throw new Error(`"${name}" of a page was read, which is not among what its reader declares to gather`)
      },
    })
  }
  return whole as RenderedPage
}
