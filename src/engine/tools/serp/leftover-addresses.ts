import { TITLE_SEPARATORS } from '../../syntax/title-separators.ts'

/** Copies of a start page, by what is put behind its name. */
const START_COPY =
  /^(?:(?:index|homepage|main|default|startseite)[-_. ]{1,3}(?:old|alt|backup|bak|copy|kopie|copia|copie|kopia|orig(?:inal)?|tmp|temp|draft|test|prueba|teste)|home[-_. ]{1,3}(?:old|alt|backup|bak|copy|kopie))(?:[-_. ]?\d{1,3})?$/iu
/** What people and file managers put behind the name of what they put aside; "how_old" is a question, "no-unused" a rule. */
const SET_ASIDE =
  /[\p{L}\d](?:[-_. ]{1,3}(?:not[-_ ]needed|do[-_ ]not[-_ ]use|(?<!\b(?:no|not|and|find|list|show|allow|report|detect|remove|delete|prune|purge|clean)[-_. ]{1,3})unused)|_backup|[._]bak| - (?:copy|kopie|copia|copie|kopia)(?: ?\(\d{1,2}\))?| ?\(\d{1,2}\))$|^(?!how|so|too|very|the|years?|months?)[\p{L}\d-]+_old$/iu
/** What is made to try something out, where the page says nothing. */
const TRIED_OUT =
  /^(?:test(?:page|seite|site)?|prueba|pruebas|teste|essai|prova)(?:[-_ ]?\d{1,4}|[-_ ](?:page|logo|index|menu|layout|html|css))?$/i
/** What the title of such a page says of it, as that of nothing that is meant for visitors. */
const CALLED_TEST =
  /^(?:test(?:ing)?[-_ ]?(?:pages?|articles?|posts?|site|seite|beitrag|artikel|layout|css)|(?:article|page|artículo|página|pagina|articolo|artigo) (?:de |di )?(?:test|prueba|prova|teste))[-_ ]?\d{0,3}$/iu
const NAMED_TEST = /(?<![^\W_])(?:test(?:page|seite|site)?|prueba|pruebas|teste|prova)(?=[\d\W_]|$)/i

/** Characters of a name that are looked at. */
const MAX_NAME = 100

/**
 * The name of a file that looks like an old copy or a try-out: "index_old", "about - Copy", "contact (1)"; "test" only of a
 * page beside the home page that says next to nothing, or that calls itself a "Test article 2", since there are tests to take,
 * and posts about testing. Nor is one that is about its last word: "database_backup" with the title "Backup of the
 * database".
 *
 * @param path decoded
 */
export function leftoverIn(path: string, title: string, saysNothing: boolean): string | undefined {
  const parts = path.split('/').filter(part => part !== '')
  const last = parts.at(-1) ?? ''
  const name = last.replace(/\.[a-z]{2,5}$/i, '').slice(0, MAX_NAME)
  if (saysNothing && parts.length === 1 && TRIED_OUT.test(name)) return name
  if (NAMED_TEST.test(name) && title.split(TITLE_SEPARATORS).some(part => CALLED_TEST.test(part.trim())))
    return name
  if (!START_COPY.test(name) && !SET_ASIDE.test(name)) return undefined
  const [word] = /\p{L}{3,20}(?=[\d\W_]*$)/u.exec(name.toLowerCase()) ?? []
  const isSubject = word !== undefined && wordsOf(title).some(one => one.startsWith(word))
  return isSubject && !name.endsWith(')') ? undefined : name
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
