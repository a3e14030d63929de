import { failWhere, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { isHomePage } from '../../syntax/comparable-url.ts'
import { logoName, nameAsTitle } from './logo-name.ts'
import { titleOf } from './metadata.ts'
import { type SerpPage, serpPage } from './serp-page.ts'
import { allSiteNames, comparableName } from './site-names.ts'

/** Whether the title of the home page says more than the name of the site. */
export const homeTitle = defineTopic({
  checks: {
    'home-title-only-name': {
      severity: 'notice',
      title: 'The title of the home page is only the name of the site',
      why: 'It is found by those who know the name already. Others search for what you offer and where, and results show the name above the title anyway.',
      fix: 'Add a few words on what you offer, and the place if there is one: "Café Kranz – breakfast and cakes in Kiel".',
      help: 'https://developers.google.com/search/docs/appearance/title-link',
      example: '<title>Café Kranz</title> on the home page of Café Kranz',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const read = await serpPage(visit)
    return { judgements: unlessUnfilled(read.page, { 'home-title-only-name': judgeTitle(read) }) }
  },
})

function judgeTitle(read: SerpPage): Judgement {
  const { page, metadata } = read
  const title = titleOf(metadata)
  const element = metadata.titles.head[0]
  if (!isHomePage(page.url)) return notApplicable('this is judged on the home page')
  if (title === undefined || !element) return notApplicable('there is no text in a <title> in <head>')
  const name = nameAsTitle(title)
  if (name === undefined || !isName(name, read)) return pass()
  return failWhere([page.document.occurrence(element, `"${title}" does not say what the site offers.`)])
}

/** Footers that are looked at for a copyright, and characters of each. */
const MAX_FOOTERS = 5
const MAX_FOOTER = 2000

/** Whether the page calls its site so: in data, on its logo or with its copyright. */
function isName(name: string, { page: { document }, siteNames }: SerpPage): boolean {
  const comparable = comparableName(name)
  if (allSiteNames(siteNames).some(stated => comparableName(stated) === comparable)) return true
  if (logoName(document, name) !== undefined) return true
  return document
    .elements('footer')
    .slice(0, MAX_FOOTERS)
    .some(footer =>
      comparableName(afterCopyright(startOfSeenText(footer, MAX_FOOTER))).startsWith(comparable),
    )
}

/** What stands behind © and the years. */
function afterCopyright(text: string): string {
  const [, owner = ''] = /(?:©|copyright|\(c\))[\s\d–-]{0,20}(.{0,80})/i.exec(text) ?? []
  return owner
}
