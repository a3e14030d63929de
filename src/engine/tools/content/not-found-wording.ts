import { foldSpace, type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import type { Heading } from './headings.ts'
import { NOT_FOUND_WORDS } from './thresholds.ts'

/** All that a heading says when it says that there is no page. */
const NOT_FOUND = new RegExp(
  `^(?:(?:http )?(?:error|fehler|erreur|errore|erro|fout|fel)? ?404(?: error| fehler)?|${[
    '(?:404 )?(?:oops |sorry |uh oh |whoops )?(?:the |this |that )?(?:requested |web)?(?:page|url|file|content|site)(?: you (?:requested|are looking for|were looking for|re looking for))? (?:(?:(?:was|is|has|could|can) )?not (?:been |be )?|cannot be |(?:was|is|could|ca)n.?t (?:be )?)(?:found|available)',
    '(?:404 )?(?:oops |sorry )?(?:we )?(?:can.?t|couldn.?t|cannot|could not) find (?:the|this|that|your) page(?: you.{0,20})?',
    '(?:404 )?(?:oops |sorry )?(?:the |this |that )?page (?:does not|doesn.?t|no longer) exists?',
    '(?:404 )?not found',
    '(?:404 )?(?:die |diese )?(?:angeforderte )?seite (?:wurde |konnte )?(?:leider )?nicht gefunden(?: werden)?',
    '(?:404 )?(?:la |cette )?page (?:demandée )?(?:est )?(?:non trouvée|introuvable|n.existe pas)',
    '(?:404 )?(?:la )?página (?:no|não) (?:encontrada|existe|se ha encontrado|foi encontrada)',
    '(?:404 )?(?:la )?pagina non (?:trovata|esiste)',
    '(?:404 )?(?:de )?pagina (?:is )?niet gevonden',
    '(?:404 )?(?:sidan|siden) (?:hittades inte|blev ikke fundet|ble ikke funnet|ikke fundet|ikke funnet)',
    '(?:404 )?(?:nie znaleziono strony|strona nie (?:została )?znaleziona|stránka nenalezena|страница не найдена|сторінку не знайдено|sayfa bulunamadı)',
    '(?:404 )?(?:ページが見つかりません(?:でした)?|お探しのページは見つかりません(?:でした)?|页面未找到|找不到(?:该)?页面|找不到網頁|페이지를 찾을 수 없습니다)',
  ].join('|')})$`,
  'i',
)

const LONGEST_NOTICE = 200
/** Parts of a title stand apart by these. */
const TITLE_PARTS = /\s+[|–—·»:-]\s+|\s*[|–—·»]\s*|:\s+/u
/** Addresses under which a site keeps its error page on purpose. */
const ERROR_PAGE = /\/(?:404|_not-found|not-found)(?:\.html?)?\/?$/i

/** Whether a title or heading says that there is no page, and nothing else but the site's name. */
export function saysNotFound(text: string): boolean {
  const plain = (part: string) =>
    foldSpace(part.replace(/[!.,?…"“”()[\]😕😢🙁:;–—-]/gu, ' ')).replaceAll(/[’']/g, '’')
  if (text.length > LONGEST_NOTICE) return false
  return [text, ...text.split(TITLE_PARTS)].some(part => NOT_FOUND.test(plain(part)))
}

/**
 * A page that says it does not exist, sent as if it did. Strong evidence only: the title or the H1 says so and there
 * is little else to read.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors
 */
export function judgeSoft404(
  document: HtmlDocument,
  headings: readonly Heading[],
  words: number,
  status: number,
): Judgement {
  if (ERROR_PAGE.test(new URL(document.url).pathname))
    return notApplicable('the address is that of the site’s error page')
  if (words > NOT_FOUND_WORDS) return pass()
  const h1 = headings.find(heading => heading.level === 1 && saysNotFound(heading.text))
  if (h1) return fail(document.occurrence(h1.element, `status ${status}, but the H1 says "${h1.text}"`))
  const title = document
    .elements('title')
    .find(element => saysNotFound(startOfSeenText(element, 2 * LONGEST_NOTICE)))
  if (!title) return pass()
  return fail(
    document.occurrence(title, `status ${status}, but the title says "${foldSpace(textOf(title))}"`),
  )
}
