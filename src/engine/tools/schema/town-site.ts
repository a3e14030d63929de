import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'

/** Characters of a title or description that are looked at. */
const MAX_TEXT = 300

/** How a town or village calls itself at the start of a title or behind a sign in it: "Gâprée — Commune de l'Orne". */
const CALLED =
  /(?:^|[|·•:–—-]\s)(?:(?:la|le) )?(?:(?:commune|mairie|ville et commune) (?:de |du |des |d['’])|(?:Markt|Orts|Verbands|Samt|Einheits)?gemeinde(?:verwaltung)? \p{Lu}|Gemeinde(?:amt|verwaltung) |Stadtverwaltung |Ayuntamiento d|Ajuntament d|Concello d|Comune di |Câmara Municipal d|Junta de Freguesia |Prefeitura (?:Municipal )?d|Gemeente \p{Lu}|Urząd (?:Gminy|Miasta|Miejski) |Gmina \p{Lu}|Obec \p{Lu}|Město \p{Lu}|(?:town|city|village|parish) council\b)|\p{L}\s(?:town|city|village|parish) council(?:$|\s[|·•–—-])/iu
/** A church is a "Gemeinde" too. */
const OF_CHURCH = /evangel|kathol|kirch|luther|reformiert|freie|christ|baptist|gottes|pfarr|jüdisch|islam/i
/** The same in a description. */
const OFFICIAL =
  /\bsite (?:internet |web )?officiel de la (?:commune|mairie)|\boffizielle (?:Website|Webseite|Homepage|Internetseite|Seite) der (?:Markt|Orts)?gemeinde|\b(?:web|sitio|página) (?:web )?oficial del ayuntamiento|\bsito (?:web )?(?:ufficiale|istituzionale) del comune|\bsite oficial da (?:câmara municipal|prefeitura|junta de freguesia)|\bofficial (?:web ?)?site of the (?:town|city|village|parish|municipality) of/i

/** Whether a site is that of a town or village, whose hours are those of its hall: no business, and on maps already. */
export function isOfTown(document: HtmlDocument): boolean {
  const title = document.elements('title')[0]
  const said = (...names: string[]) =>
    document.elements('meta').flatMap(meta => {
      const name = (attribute(meta, 'name') ?? attribute(meta, 'property') ?? '').trim().toLowerCase()
      return names.includes(name) ? [(attribute(meta, 'content') ?? '').slice(0, MAX_TEXT)] : []
    })
  const names = [title ? startOfSeenText(title, MAX_TEXT) : '', ...said('og:site_name', 'og:title')]
  if (names.some(text => OF_CHURCH.test(text))) return false
  return names.some(text => CALLED.test(text)) || said('description').some(text => OFFICIAL.test(text))
}
