import type { Item } from '../../formats/structured-data/item.ts'
import { structuredDataOf } from '../../formats/structured-data/structured-data.ts'
import { declaredCanonical } from '../../page/canonical-links.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { isHomePage } from '../../syntax/comparable-url.ts'
import { perVisit } from '../../visit/per-visit.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import { ItemLookup } from './item-lookup.ts'
import { type ItemScope, scopesOf } from './item-scope.ts'
import { type PageText, pageTextOf } from './page-text.ts'
import { Vocabulary } from './vocabulary.ts'

/** A page with its structured data, as scripts make it. */
export interface SchemaPage {
  page: JudgedPage
  lookup: ItemLookup
  scopes: ReadonlyMap<Item, ItemScope>
  /** Read when it is first asked for: most pages state nothing that would be looked up in it. */
  readonly text: PageText
  canonical: URL | undefined
  isHome: boolean
}

/** @throws NotApplicable where the page only sends its readers elsewhere; NotMeasured as {@link Visit.judgedPage} */
export const schemaPage = perVisit(
  async (visit): Promise<SchemaPage> => new ReadSchemaPage(await shownJudgedPage(visit)),
)

// A class and no literal with a getter: of each literal V8 keeps the function, and with it the document, until it
// collects all of its memory.
class ReadSchemaPage implements SchemaPage {
  readonly page: JudgedPage
  readonly lookup: ItemLookup
  readonly scopes: ReadonlyMap<Item, ItemScope>
  readonly canonical: URL | undefined
  readonly isHome: boolean
  #text: PageText | undefined

  constructor(page: JudgedPage) {
    this.page = page
    this.lookup = new ItemLookup(structuredDataOf(page.document), new Vocabulary())
    this.scopes = scopesOf(this.lookup.data)
    this.canonical = declaredCanonical(page)
    this.isHome = isHomePage(page.url)
  }

  get text(): PageText {
    this.#text ??= pageTextOf(this.page.document)
    return this.#text
  }
}

/** Outcomes of a page that scripts fill and that was not rendered: they may bring what it does not have. */
export const UNSURE_UNFILLED = ['not-applicable'] as const
