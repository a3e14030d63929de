import { type MainText, mainTextOf } from '../../page/text/main-text.ts'
import { type Regions, regionsOf } from '../../page/text/regions.ts'
import type { HtmlDocument } from '../../visit/document.ts'
import type { HtmlPage } from '../../visit/visit.ts'
import { type Byline, bylineOf } from './dates.ts'
import { type Heading, headingsOf } from './headings.ts'
import { detectLanguage, type LanguageFinding, primary } from './language.ts'
import { type Link, linksOf } from './links.ts'
import { type PageKind, pageKindOf } from './page-kind.ts'
import { isPlaceholder } from './placeholder-text.ts'
import { type Readability, readabilityOf } from './readability.ts'
import { type Repetition, repetitionIn } from './repetition.ts'
import { statisticsOf, type TextStatistics } from './text-statistics.ts'

/** What the tool knows of a page before it judges. */
export interface Examination {
  document: HtmlDocument
  regions: Regions
  main: MainText
  statistics: TextStatistics
  /** Words of all shown text, the frame's too. */
  bodyWords: number
  kind: PageKind
  headings: readonly Heading[]
  links: readonly Link[]
  language: LanguageFinding
  /** Primary subtag of the language to judge in: the detected one, else the declared; empty where neither is known. */
  readIn: string
  readability: Readability | undefined
  byline: Byline
  repetition: Repetition
}

/** @param overlays selectors of what lies over the content in a browser */
export async function examine(page: HtmlPage, overlays: readonly string[] = []): Promise<Examination> {
  const { document } = page
  const regions = regionsOf(document, overlays)
  const main = mainTextOf(document, regions)
  const statistics = statisticsOf(main.blocks)
  const bodyWords = statisticsOf(main.allBlocks).words
  const written = statistics.paragraphs.filter(({ block }) => !isPlaceholder(block))
  const language = await detectLanguage(document, written)
  const readIn = language.detected || primary(language.declared)
  return {
    document,
    regions,
    main,
    statistics,
    bodyWords,
    kind: pageKindOf(document, main, statistics.words),
    headings: headingsOf(document, regions),
    links: linksOf(page, regions),
    language,
    readIn,
    readability: readabilityOf(statistics, readIn),
    byline: bylineOf(document),
    repetition: repetitionIn(main.blocks),
  }
}
