import type { Occurrence } from '../../../api/results.ts'
import { MAIN_SEARCH_BOTS } from '../../formats/robots-txt/bots.ts'
import { NotHtml } from '../../not-measured.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { type JudgedRules, judgedRules } from '../../page/judged-rules.ts'
import {
  headerDirectives,
  isNoindex,
  type PageDirective,
  shippedHeaderDirectives,
} from '../../page/page-directives.ts'
import { perVisit } from '../../visit/per-visit.ts'
import { robotsOfPage } from './robots-file.ts'

/** What a document tells crawlers. */
export interface DocumentRules {
  page: JudgedPage
  rules: JudgedRules
}

/** What a page, or a file of another type, tells crawlers. */
export interface PageRules {
  /** All of the headers. */
  header: readonly PageDirective[]
  /** Of the headers and of the head, without those that a preview alone has. */
  shipped: readonly PageDirective[]
}

/** @throws NotMeasured where the page did not answer 2xx; NotHtml where it is a file of another type */
export const documentRules = perVisit(async (visit): Promise<DocumentRules> => {
  await robotsOfPage(visit)
  const page = await visit.judgedPage()
  return { page, rules: judgedRules(page) }
})

/** @throws NotMeasured where the page did not answer 2xx */
export const pageRules = perVisit(async (visit): Promise<PageRules> => {
  try {
    const { page, rules } = await documentRules(visit)
    return { header: headerDirectives(page.response), shipped: [...rules.header, ...rules.inHead] }
  } catch (error) {
    if (!(error instanceof NotHtml)) throw error
    const response = await visit.response()
    const { preview } = visit
    return { header: headerDirectives(response), shipped: shippedHeaderDirectives({ response, preview }) }
  }
})

const MAIN_NAMES: ReadonlySet<string> = new Set(['*', ...MAIN_SEARCH_BOTS.map(bot => bot.toLowerCase())])

export function isForMainBots({ bot }: PageDirective): boolean {
  return MAIN_NAMES.has(bot)
}

/** Whether a rule keeps the page out of the results of Google or Bing. */
export function keepsOut(rule: PageDirective): boolean {
  return isForMainBots(rule) && isNoindex(rule)
}

/** As `max-snippet:20`. */
export function written({ name, value }: PageDirective): string {
  return value === undefined ? name : `${name}:${value}`
}

/** As "noindex for all search engines". */
export function forWhom(rule: PageDirective): string {
  return `${written(rule)} for ${rule.bot === '*' ? 'all search engines' : rule.bot}`
}

export function directivePlace({ where }: PageDirective, message: string): Occurrence {
  return { ...where, message }
}
