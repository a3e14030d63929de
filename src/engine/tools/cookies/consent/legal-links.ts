import type { Element } from '../../../formats/html/document.ts'
import { startOfSeenText } from '../../../page/text/text-start.ts'
import { isLegalNotice } from '../../../syntax/legal-notice.ts'

/** Characters of the text of a link that names a legal notice: more are a sentence. */
const MAX_TEXT = 60
/** How links to imprints and terms are called, wherever they lead. */
const NAMED =
  /(?<!\p{L})(?:impressum|imprint|legal|rechtlich|terms|conditions|agb(?!\p{L})|disclaimer|mentions l|cg[uv](?!\p{L})|aviso legal|av[ií]s legal|t[ée]rminos|termos|note legali|condizioni|voorwaarden|colofon|villkor|vilkår|betingelser|käyttöehdot|ehdot|regulamin|podm[ií]nky|podmienky|impresszum|ászf|feltételek|termeni|koşul|условия|соглашение|умови|правила|όροι|利用規約|特定商取引|약관|条款|條款|الشروط|תקנון)/iu

/** Whether a link leads to a legal notice or to terms, by its address or its name. */
export function leadsToNotice(link: Element, address: string): boolean {
  if (isLegalNotice(address)) return true
  const text = startOfSeenText(link, MAX_TEXT + 1)
  return text.length <= MAX_TEXT && NAMED.test(text)
}
