import type { JudgedPage } from '../../page/judged-page.ts'
import { isSameLanguage } from '../../syntax/language-tag.ts'
import { plainPath } from '../hreflang/version-links.ts'
import { declaredLanguage, primary } from './language.ts'

/**
 * Why texts in the language of its address are not left over on a page: it was sent in that language, and a script turns
 * the rest of it into another. Undefined where none does.
 */
export function turnedLanguage({ document, sent, url }: JudgedPage): string | undefined {
  if (document === sent.document) return undefined
  const { language } = plainPath(new URL(url))
  const [before, after] = [sent.document, document].map(one => primary(declaredLanguage(one)))
  if (language === undefined || !before || !after || before === after) return undefined
  return isSameLanguage(language, before)
    ? `a script turns the page, which is "${before}" by its address and as sent, into "${after}"`
    : undefined
}
