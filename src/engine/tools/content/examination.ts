import type { HtmlDocument } from '../../visit/document.ts'
import type { HtmlPage } from '../../visit/visit.ts'
import { type Byline, bylineOf } from './dates.ts'
import { type Heading, headingsOf } from './headings.ts'
import { detectLanguage, type LanguageFinding, primary } from './language.ts'
import { type Link, linksOf } from './links.ts'
import { type MainText, mainTextOf } from './main-text.ts'
import { type PageKind, pageKindOf, scriptShell } from './page-kind.ts'
import { isPlaceholder } from './placeholder-text.ts'
import { type Readability, readabilityOf } from './readability.ts'
import { type Regions, regionsOf } from './regions.ts'
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
  /** Why the page as sent is only a shell for scripts; undefined where it is not. */
  shell: string | undefined
  headings: readonly Heading[]
  links: readonly Link[]
  language: LanguageFinding
  /** Primary subtag of the language to judge in: the detected one, else the declared; empty where neither is known. */
  readIn: string
  readability: Readability | undefined
  byline: Byline
  repetition: Repetition
}

export async function examine({ document }: HtmlPage): Promise<Examination> {
  const regions = regionsOf(document)
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
    shell: scriptShell(document, main, regions, bodyWords),
    headings: headingsOf(document, regions),
    links: linksOf(document, regions),
    language,
    readIn,
    readability: readabilityOf(statistics, readIn),
    byline: bylineOf(document),
    repetition: repetitionIn(main.blocks),
  }
}
