import type { Element } from '../../formats/html/document.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'

interface Alt {
  image: Element
  text: string
}

/** Images whose alternative texts are one text with a number behind it from which on these only count. */
const MIN_ROW = 5
/** The same of a text of several words, which describes what all pictures of one room show. */
const MIN_DESCRIBED_ROW = 6
const DESCRIBING_WORDS = 4
/** Share of the numbers behind one text that follow each other from 0 or 1 on: years and sizes do not. */
const MIN_SHARE_IN_ROW = 0.8
const MAX_ALT = 80
const MAX_PAGE_TEXT = 50_000

const COUNTED = /^(.{1,80}?)[ _–#(-]{0,3}(\d{1,3})\)?$/u
/** Things that are called by their numbers: the third step is another one than the second. */
const CALLED_BY_NUMBER =
  /(?:^|[^\p{L}])(?:step|stage|phase|line|route|page|chapter|lesson|part|level|grade|class|day|week|room|floor|figure|fig|schritt|stufe|linie|seite|kapitel|lektion|teil|klasse|tag|woche|zimmer|abbildung|abb|étape|ligne|chapitre|leçon|partie|niveau|jour|semaine|chambre|paso|etapa|línea|página|capítulo|lección|parte|nivel|día|semana|passo|fase|linea|pagina|capitolo|giorno|livello|camera|stap|lijn|hoofdstuk|dag|kamer|krok|etap|linia|strona|rozdział|dzień|pokój|шаг|этап|линия|страница|глава|день|урок|крок|етап|lépés|oldal|fejezet|nap|adım|sayfa|gün|oda|βήμα|第|步骤|ステップ)[.:]?$/iu

/**
 * Rows of alternative texts that are one and the same but for a number that counts the pictures: "Apartment 1" to
 * "Apartment 12". Of each row the first image. What the page itself says, as of a product, is a name.
 */
export function countedRows(
  alts: readonly Alt[],
  body: Element | undefined,
): { image: Element; message: string }[] {
  const rows = new Map<string, Map<number, Alt>>()
  for (const alt of alts) {
    if (alt.text.length > MAX_ALT) continue
    const [, thing, digits] = COUNTED.exec(alt.text) ?? []
    if (thing === undefined || !/\p{L}{2}/u.test(thing) || CALLED_BY_NUMBER.test(thing)) continue
    const row = rows.get(thing) ?? new Map<number, Alt>()
    if (!row.has(Number(digits))) row.set(Number(digits), alt)
    rows.set(thing, row)
  }
  let said: string | undefined
  return [...rows].flatMap(([thing, row]) => {
    const counted = runOf(row)
    const [first, second] = counted
    const isDescribed = (thing.match(/[\p{L}\p{N}]+/gu) ?? []).length >= DESCRIBING_WORDS
    const least = Math.max(isDescribed ? MIN_DESCRIBED_ROW : MIN_ROW, row.size * MIN_SHARE_IN_ROW)
    if (!first || !second || counted.length < least) return []
    said ??= body ? startOfSeenText(body, MAX_PAGE_TEXT).toLowerCase() : ''
    if (said.includes(second.text.toLowerCase())) return []
    const message = `The alts of ${counted.length} images are one text with a number: "${first.text}", "${second.text}" …`
    return [{ image: first.image, message }]
  })
}

/** Those whose numbers follow each other, from 1 or 0 on. */
function runOf(row: ReadonlyMap<number, Alt>): Alt[] {
  const run: Alt[] = []
  for (let number = row.has(0) ? 0 : 1; ; number++) {
    const alt = row.get(number)
    if (!alt) return run
    run.push(alt)
  }
}
