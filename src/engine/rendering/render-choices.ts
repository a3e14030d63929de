import type { Tool } from '../../api/tools.ts'
import { NotMeasured } from '../not-measured.ts'
import type { HtmlPage } from '../page/html-page.ts'
import { NEVER_SHOWN, type RenderChoice, type RenderMode, SHOWN } from '../page/render-choice.ts'
import { scriptEffectsOn } from '../page/script-effects.ts'
import { relianceOnScripts } from '../page/script-reliance.ts'
import { read, traced } from '../visit/input-trace.ts'
import type { Visit } from '../visit/visit.ts'
import { templateKeyOf } from './template-key.ts'

/**
 * Pages of a template that are shown before others are judged as sent. Two, since the first one of a folder is often its
 * list: they have to agree that scripts change nothing.
 */
const SAMPLES = 2
/** Samples that could not be seen, after which each page of the template is shown: waiting for more would hold it up. */
const MAX_UNSEEN = 2
/** Templates that are remembered: beyond that the page is shown. */
const MAX_TEMPLATES = 10_000

/** What a sample showed: whether scripts change anything on it, or that it could not be seen. */
type Sight = 'same' | 'changed' | 'unseen'

/** A page of a template that is shown, so that others need not be. */
interface Sample {
  number: number
  url: string
  /** Undefined once it was looked at, or is none: nothing of the page is kept for it. */
  visit: Visit | undefined
  sight: Promise<Sight> | undefined
}

interface Template {
  /** Those that were seen, or will be. */
  samples: Sample[]
  /** Samples that could not be seen. */
  unseen: number
  /** Set where each page of it is shown; nobody waits any more then. */
  isShown: boolean
  readonly shown: PromiseWithResolvers<void>
  /** Pages that wait for the samples, and take the place of one that could not be seen. */
  readonly waiting: Set<Sample>
}

/** A page in work whose template is not known yet. */
interface Entrant {
  number: number
  visit: Visit
  placed: Promise<Place> | undefined
}

/** The template of a page, and the page as it may be a sample of that; undefined where it is shown for itself. */
type Place = { template: Template; own: Sample } | undefined

/**
 * Chooses which pages are shown in Chrome for tools that can do without: with `auto` those whose HTML leans on scripts,
 * and of each template the first two pages; all of it where scripts change something on these.
 *
 * Samples are the first pages in the order in which they were expected, whichever of them answers first: a page whose
 * template has too few samples waits until all before it that are in work have answered. Pages wait only for earlier
 * ones, and do themselves what they wait for, so that none has to have a turn.
 */
export class RenderChoices {
  readonly #mode: RenderMode
  readonly #needsChrome: (tool: Tool) => boolean
  readonly #entrants = new Map<Visit, Entrant>()
  readonly #choices = new WeakMap<Visit, Promise<RenderChoice>>()
  readonly #settled = new WeakSet<Visit>()
  readonly #templates = new Map<string, Template>()
  #count = 0

  /** @param needsChrome whether a tool shows a page in Chrome whatever is chosen */
  constructor(mode: RenderMode, needsChrome: (tool: Tool) => boolean) {
    this.#mode = mode
    this.#needsChrome = needsChrome
  }

  /**
   * Says that a page will be judged. The order of these calls is that of the pages.
   *
   * @param tools all that will be asked for on it; undefined where that is not known
   */
  expect(visit: Visit, tools: readonly Tool[] | undefined): void {
    if (this.#mode !== 'auto' || this.#choices.has(visit) || this.#entrants.has(visit)) return
    // It is loaded in Chrome anyway, or may be: then it costs nothing to judge what scripts make of it.
    if (!tools || tools.some(this.#needsChrome)) this.#choices.set(visit, Promise.resolve(SHOWN))
    else this.#entrants.set(visit, { number: this.#count++, visit, placed: undefined })
  }

  /** Whether a page is shown. Rejects never; a page that nobody expects is shown unless that is never done. */
  choose(visit: Visit): Promise<RenderChoice> {
    if (this.#mode === 'never') return Promise.resolve(NEVER_SHOWN)
    const known = this.#choices.get(visit)
    if (known) return read(known)
    const entrant = this.#entrants.get(visit)
    const choice = entrant ? traced(() => this.#decide(entrant)) : Promise.resolve(SHOWN)
    this.#choices.set(visit, choice)
    return read(choice)
  }

  /** Whether {@link settle} has something to do for a page. */
  isOpen(visit: Visit): boolean {
    return this.#entrants.has(visit) && !this.#settled.has(visit)
  }

  /**
   * Chooses for a page, which may have to wait for others, and looks at it where it is a sample: what others wait for is
   * done then. Rejects never.
   */
  async settle(visit: Visit): Promise<void> {
    await this.choose(visit)
    const place = await this.#entrants.get(visit)?.placed
    if (place?.template.samples.includes(place.own)) await sightOf(place.template, place.own)
    this.#settled.add(visit)
  }

  /** Says that the work on a page has ended. One that nobody has looked at is no sample. */
  leave(visit: Visit): void {
    const entrant = this.#entrants.get(visit)
    this.#entrants.delete(visit)
    void entrant?.placed?.then(place => {
      if (place && !place.own.sight) dismiss(place.template, place.own)
    })
  }

  async #decide(entrant: Entrant): Promise<RenderChoice> {
    const place = await this.#placeOf(entrant)
    if (!place) return SHOWN
    const { template, own } = place
    for (;;) {
      if (template.isShown) break
      appoint(template, own)
      if (template.samples.includes(own)) {
        // Begun at once, as others may wait for it.
        void sightOf(template, own)
        return SHOWN
      }
      template.waiting.add(own)
      const samples = [...template.samples]
      const seen = Promise.all(samples.map(sample => read(sightOf(template, sample))))
      const sights = await Promise.race([seen, template.shown.promise])
      template.waiting.delete(own)
      if (sights?.every(sight => sight === 'same')) {
        own.visit = undefined
        return { shown: false, because: 'template', sample: samples[0]!.url }
      }
    }
    own.visit = undefined
    // It is shown for what these showed.
    for (const { sight } of template.samples) if (sight) void read(sight)
    return SHOWN
  }

  #placeOf(entrant: Entrant): Promise<Place> {
    // What it reads of other pages says which are samples: that is told by what is read of these.
    entrant.placed ??= traced(() => this.#place(entrant))
    return entrant.placed
  }

  async #place({ visit, number }: Entrant): Promise<Place> {
    // Known before anything is waited for: what comes later never changes which pages are before this one.
    const earlier = [...this.#entrants.values()].filter(other => other.number < number)
    const page = await pageOf(visit)
    if (!page || relianceOnScripts(page) !== undefined) return undefined
    const template = this.#templateOf(page)
    if (!template) return undefined
    const isFull = () => template.isShown || template.samples.length >= SAMPLES
    if (!isFull()) await Promise.all(earlier.map(other => this.#placeOf(other)))
    const own: Sample = { number, url: visit.url, visit, sight: undefined }
    appoint(template, own)
    return { template, own }
  }

  #templateOf(page: HtmlPage): Template | undefined {
    const key = templateKeyOf(page)
    const known = this.#templates.get(key)
    if (known || this.#templates.size >= MAX_TEMPLATES) return known
    const made: Template = {
      samples: [],
      unseen: 0,
      isShown: false,
      shown: Promise.withResolvers(),
      waiting: new Set(),
    }
    this.#templates.set(key, made)
    return made
  }
}

/** Makes a page a sample where its template still needs one. */
function appoint({ samples, isShown }: Template, page: Sample): void {
  if (!isShown && samples.length < SAMPLES && !samples.includes(page)) samples.push(page)
}

/** Makes a page a sample no more. The first of those that wait takes its place. */
function dismiss(template: Template, sample: Sample): void {
  const { samples, waiting } = template
  sample.visit = undefined
  if (!samples.includes(sample)) return
  samples.splice(samples.indexOf(sample), 1)
  const [next] = [...waiting].toSorted((one, other) => one.number - other.number)
  if (!next) return
  waiting.delete(next)
  appoint(template, next)
}

/** What scripts do on a sample, looked at once. */
function sightOf(template: Template, sample: Sample): Promise<Sight> {
  sample.sight ??= traced(async () => {
    const sight = await look(sample.visit)
    sample.visit = undefined
    if (sight === 'unseen') {
      template.unseen++
      dismiss(template, sample)
    }
    if (sight === 'changed' || template.unseen >= MAX_UNSEEN) {
      template.isShown = true
      template.shown.resolve()
    }
    return sight
  })
  return sample.sight
}

async function look(visit: Visit | undefined): Promise<Sight> {
  if (!visit) return 'unseen'
  try {
    const page = await visit.judgedPage()
    const { scripts } = page
    if (scripts.state === 'unseen') return scripts.ledOn ? 'changed' : 'unseen'
    return scripts.state === 'seen' && scriptEffectsOn(page).length > 0 ? 'changed' : 'same'
  } catch {
    // The tools that ask for the page say what went wrong.
    return 'unseen'
  }
}

/** The page as sent; undefined where there is none. */
async function pageOf(visit: Visit): Promise<HtmlPage | undefined> {
  try {
    return await visit.htmlPage()
  } catch (error) {
    if (error instanceof NotMeasured) return undefined
    throw error
  }
}
