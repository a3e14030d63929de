import type { VersionMark } from '../../browser/hidden-versions.ts'
import type { Element, HtmlDocument } from '../../formats/html/document.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import type { TextBlock } from '../../page/text/blocks.ts'
import { type MainText, mainTextOf } from '../../page/text/main-text.ts'
import { type Regions, regionsOf } from '../../page/text/regions.ts'
import { AccessibleNames } from './accessible-name.ts'
import { type Byline, bylineOf } from './dates.ts'
import { formElements } from './form-texts.ts'
import { type Heading, headingsOf } from './headings.ts'
import { declaredLanguage, detectLanguage, type LanguageFinding, primary } from './language.ts'
import { type Link, linksOf } from './links.ts'
import { type PageKind, pageKindOf } from './page-kind.ts'
import { isPlaceholder } from './placeholder-text.ts'
import { type Readability, readabilityOf } from './readability.ts'
import { type Repetition, repetitionIn } from './repetition.ts'
import { statisticsOf, type TextStatistics } from './text-statistics.ts'
import { wordHashesOf } from './word-hashes.ts'

/** Characters of shown text that are looked at: as many as a thick book has. */
export const MAX_READ_CHARACTERS = 1_000_000

/** What the tool knows of a page before it judges. */
export interface Examination {
  document: HtmlDocument
  regions: Regions
  /** What nobody gets to see in a browser, whatever they open, each without what is below it. */
  shut: ReadonlySet<Element>
  main: MainText
  /** Characters of the shown text that are not looked at. */
  unread: number
  /** Of each word of the blocks of {@link main}, headings and code among them. */
  wordHashes: readonly number[]
  /** Words of these blocks. */
  words: number
  kind: PageKind
  headings: readonly Heading[]
  /** Language that the root element declares, as written; empty where it declares none. */
  declared: string
  /** What depends on the language of the text, found when it is first asked for: that takes as long as all the rest. */
  inLanguage(): Promise<InLanguage>
  /** These are found when they are first asked for, since nobody asks for them on the pages of a crawl. */
  readonly statistics: TextStatistics
  /** Words of all shown text, the frame's too. */
  readonly bodyWords: number
  /** The prose of all shown text, the frame's too, a line for each block: what it does not have, none of them has. */
  readonly allProse: string
  readonly links: readonly Link[]
  readonly linksToItself: readonly Link[]
  readonly linksToContacts: readonly Link[]
  readonly byline: Byline
  readonly repetition: Repetition
}

interface InLanguage {
  language: LanguageFinding
  /** Primary subtag of the language to judge in: the detected one, else the declared; empty where neither is known. */
  readIn: string
  readability: Readability | undefined
}

/**
 * @param overlays selectors of what lies over the content in a browser
 * @param unseenHeadings selectors of the headings that it does not show
 * @param versions what marks the languages in which it does not show the page
 * @param shutParts selectors of what nobody gets to see in it
 */
export function examine(
  page: HtmlPage,
  overlays: readonly string[] = [],
  unseenHeadings: readonly string[] = [],
  versions: readonly VersionMark[] = [],
  shutParts: readonly string[] = [],
): Examination {
  return new PageExamination(page, overlays, new Set(unseenHeadings), versions, shutParts)
}

// A class and no literal with getters: of each literal V8 keeps the functions, and with them the document, until it
// collects all of its memory. Private fields go first: V8 makes an object slow that gets one after a dozen others for
// which its constructor had set no room aside, as it does not where it is compiled from a cache.
class PageExamination implements Examination {
  readonly #page: HtmlPage
  readonly #names: AccessibleNames
  #inLanguage: Promise<InLanguage> | undefined
  #statistics: TextStatistics | undefined
  #bodyWords: number | undefined
  #allProse: string | undefined
  #links: readonly Link[] | undefined
  #linksToItself: readonly Link[] | undefined
  #linksToContacts: readonly Link[] | undefined
  #byline: Byline | undefined
  #repetition: Repetition | undefined
  readonly document: HtmlDocument
  readonly regions: Regions
  readonly shut: ReadonlySet<Element>
  readonly main: MainText
  readonly unread: number
  readonly wordHashes: readonly number[]
  readonly words: number
  readonly kind: PageKind
  readonly headings: readonly Heading[]
  readonly declared: string

  constructor(
    page: HtmlPage,
    overlays: readonly string[],
    unseenHeadings: ReadonlySet<string>,
    versions: readonly VersionMark[],
    shutParts: readonly string[],
  ) {
    const { document } = page
    this.#page = page
    this.document = document
    this.shut = shutParts.length === 0 ? new Set() : document.elementsAt(shutParts)
    this.regions = regionsOf(document, overlays, versions, this.shut)
    const { main, unread } = firstPartOf(mainTextOf(document, this.regions))
    this.main = main
    this.unread = unread
    this.#names = new AccessibleNames(document)
    this.wordHashes = wordHashesOf(main.blocks)
    this.words = this.wordHashes.length
    this.kind = pageKindOf(document, main, this.words)
    this.headings = headingsOf(document, this.regions, this.#names, unseenHeadings)
    this.declared = declaredLanguage(document)
  }

  inLanguage(): Promise<InLanguage> {
    this.#inLanguage ??= this.#findLanguage()
    return this.#inLanguage
  }

  get statistics(): TextStatistics {
    this.#statistics ??= statisticsOf(this.main.blocks, this.words)
    return this.#statistics
  }

  get bodyWords(): number {
    this.#bodyWords ??= wordHashesOf(this.main.allBlocks).length
    return this.#bodyWords
  }

  get allProse(): string {
    this.#allProse ??= this.main.allBlocks.map(({ prose }) => prose).join('\n')
    return this.#allProse
  }

  get links(): readonly Link[] {
    this.#links ??= linksOf(this.#page, this.regions, this.#names)
    return this.#links
  }

  get linksToItself(): readonly Link[] {
    this.#linksToItself ??= linksOf(this.#page, this.regions, this.#names, 'itself')
    return this.#linksToItself
  }

  get linksToContacts(): readonly Link[] {
    this.#linksToContacts ??= linksOf(this.#page, this.regions, this.#names, 'contacts')
    return this.#linksToContacts
  }

  get byline(): Byline {
    this.#byline ??= bylineOf(this.document, this.regions)
    return this.#byline
  }

  get repetition(): Repetition {
    this.#repetition ??= repetitionIn(this.main.blocks, [this.regions.folded, formElements(this.document)])
    return this.#repetition
  }

  async #findLanguage(): Promise<InLanguage> {
    const { statistics } = this
    const written = statistics.paragraphs.filter(({ block }) => !isPlaceholder(block))
    const language = await detectLanguage(this.document, written, this.main.allBlocks)
    const readIn = language.detected || primary(language.declared)
    return { language, readIn, readability: readabilityOf(statistics, readIn) }
  }
}

/** The text as far as it is looked at, and how many characters are left. */
function firstPartOf(main: MainText): { main: MainText; unread: number } {
  const all = main.allBlocks.reduce((sum, { text }) => sum + text.length, 0)
  if (all <= MAX_READ_CHARACTERS) return { main, unread: 0 }
  const kept = new Map<TextBlock, TextBlock>()
  let left = MAX_READ_CHARACTERS
  for (const block of main.allBlocks) {
    if (left <= 0) break
    kept.set(block, block.text.length <= left ? block : startOf(block, left))
    left -= block.text.length
  }
  const read = (blocks: readonly TextBlock[]) => blocks.flatMap(block => kept.get(block) ?? [])
  return {
    main: { ...main, blocks: read(main.blocks), allBlocks: read(main.allBlocks) },
    unread: all - MAX_READ_CHARACTERS,
  }
}

function startOf(block: TextBlock, length: number): TextBlock {
  const { text, prose, linkCharacters } = block
  return {
    ...block,
    text: text.slice(0, length),
    prose: prose.slice(0, length),
    linkCharacters: Math.min(linkCharacters, length),
  }
}
