import type { HtmlPage } from '../../page/html-page.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { judgedRules } from '../../page/judged-rules.ts'
import { directivesFor, type PageDirective } from '../../page/page-directives.ts'

/** The rules of a page that hold for Google, from `<head>` and from its headers. */
export function googleDirectives(page: HtmlPage | JudgedPage): PageDirective[] {
  const { inHead, header } = judgedRules(page)
  return directivesFor([...inHead, ...header], 'Googlebot')
}
