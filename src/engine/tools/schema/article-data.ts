import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { foldedPath } from '../../syntax/folded-path.ts'
import { isForUsers } from '../../syntax/for-users.ts'
import { isLegalNotice } from '../../syntax/legal-notice.ts'
import { UNREAD } from './item-lookup.ts'
import { postOf } from './post-pages.ts'
import { type SchemaPage, schemaPage, UNSURE_UNFILLED } from './schema-page.ts'
import { showsArticle } from './shows-article.ts'
import { unlessKeptOut } from './unless-kept-out.ts'

/** Whether a page that says in another way that it is an article says so to search engines. */
export const articleData = defineTopic({
  checks: {
    'article-missing': {
      severity: 'notice',
      title: 'An article has no structured data',
      why: 'Google takes headline, date, author and image for results, Discover and News from Article data. Without it they have to be guessed from the page.',
      fix: 'Let the template of posts write JSON-LD of the type BlogPosting, NewsArticle or Article, with headline, datePublished, author and image.',
      help: 'https://developers.google.com/search/docs/appearance/structured-data/article',
      example:
        '<meta property="og:type" content="article"><meta property="article:published_time" content="2026-03-01">, without Article data',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const read = await schemaPage(visit)
    const judgement = await unlessKeptOut(visit, read, judgeArticle(read))
    return { judgements: unlessUnfilled(read.page, { 'article-missing': judgement }, UNSURE_UNFILLED) }
  },
})

/** What has the properties of an article, or says better what the page is about. */
const DESCRIBED = [
  ...['Article', 'Recipe', 'HowTo', 'Review', 'Event', 'Product', 'Offer', 'JobPosting', 'Course', 'Dataset'],
  ...['VideoObject', 'PodcastEpisode', 'QAPage', 'FAQPage', 'SoftwareApplication', 'Book', 'Movie'],
] as const

/** Folders of what generators call an article too, and has a type of its own, such as a paper or a talk, as {@link foldedPath} writes them. */
const OTHER_FOLDER = new RegExp(
  `/(?:${[
    'publications?|papers?|preprints?|publikationen|publicaciones|publicacoes|pubblicazioni',
    'events?|talks?|sessions?|speakers?|people|persons?|teams?|staff|authors?|members?|products?|jobs?|careers?|tags?|categor(?:y|ies)',
    'equipos?|equip(?:e|es|o)|equipa|personas?|miembros?|autor(?:es|en|i)?|ponentes?|eventos?|productos?|membres?|auteurs?|evenements?|produits?',
    'mitglieder|mitarbeiter|personen|referent(?:en|innen)?|veranstaltungen|termine|produkte|squadra|persone|relatori|eventi|prodotti|membri',
    'pessoas|membros|palestrantes|produtos|mensen|medewerkers|sprekers|evenementen|producten|zespol|ludzie|wydarzenia|produkty|medarbetare|ansatte',
  ].join('|')})/`,
  'i',
)

/** Last parts of the addresses of pages on who is behind a site, as {@link foldedPath} writes them. */
const ABOUT_SITE =
  /\/(?:about(?:-(?:us|me))?|contact(?:-us|-me|o|os|e)?|kontakt|u(?:e)?ber-(?:uns|mich)|a-propos|nous-contacter|contactez-nous|qui-sommes-nous|sobre(?:-(?:mi|nos|nosotros))?|quienes-somos|contato|fale-conosco|entre-em-contato|quem-somos|contatti|chi-(?:siamo|sono)|over-(?:ons|mij)|om-(?:oss|os|mig)|yhteystiedot|o-(?:nas|mnie))(?:\.\w{1,5})?(?:\/(?:index\.\w{1,5})?)?$/

/** Whether the address of a page says that it is of another kind than articles, about the site, or there for the people on it. */
export function isAtOtherAddress(url: string): boolean {
  if (OTHER_FOLDER.test(foldedPath(url))) return true
  return isForUsers(url) || isLegalNotice(url) || ABOUT_SITE.test(foldedPath(url))
}

/** Last part of the address of a list of posts, as {@link foldedPath} writes it. */
const LIST =
  /\/(?:blogg?s?|blogi|weblog|news|nieuws|nyheter|nyheder|uutiset|neuigkeiten|aktuell(?:es)?|actualites?|actus?|noticias|novidades|notizie|novita|aktualnosci|aktuality|novinky|hirek|stiri|haberler|novosti|posts?|articles?|artikelen|artikler|artiklar|artigos|articulos|articoli|journal|magazine?|stories|insights|press|archives?|page\/\d{1,5})(?:\.\w{1,5})?(?:\/(?:index\.\w{1,5})?)?$/
/** Links to pages below its own address from which on a page is a list of them. */
const MIN_LISTED = 3
const MAX_LINKS = 2000

function judgeArticle({ lookup, page, isHome }: SchemaPage): Judgement {
  const { document, url } = page
  if (isHome || isAtOtherAddress(url)) {
    return notApplicable('a page at this address is no article')
  }
  if (isPageOfWordPress(document))
    return notApplicable('WordPress has it as a page and not as a post, whatever its plug-ins say in og:type')
  if (LIST.test(foldedPath(url)) || listsPages(document)) {
    return notApplicable('the page is a list of posts')
  }
  const isDescribed = lookup.data.items.some(item => lookup.isA(item, ...DESCRIBED))
  const published =
    publishedOf(document, isDescribed || showsArticle(document, url)) ??
    dateOfEntry(document) ??
    postAt(document, url)
  if (!published) return notApplicable('the page does not say that it is an article with a date')
  if (isDescribed) return pass()
  if (lookup.isUnread(...DESCRIBED)) return notApplicable(UNREAD)
  const message = `The page says that it is an article (${published.by}), and has no Article data.`
  return fail(document.occurrence(published.element, message))
}

/** Whether a page links to several pages below its own address, as lists of posts do. */
function listsPages(document: HtmlDocument): boolean {
  const own = new URL(document.url)
  const folder = own.pathname.replace(/(?:\/(?:index\.\w{1,5})?)?$/, '/')
  const below = new Set<string>()
  for (const link of document.elements('a').slice(0, MAX_LINKS)) {
    const to = document.addressOf(attribute(link, 'href') ?? '')
    if (to?.host !== own.host || to.pathname === own.pathname) continue
    if (to.pathname.startsWith(folder) && to.pathname.length > folder.length) below.add(to.pathname)
    if (below.size >= MIN_LISTED) return true
  }
  return false
}

interface Published {
  element: Element
  /** What says so. */
  by: string
}

/**
 * The date in the Open Graph properties of an article.
 *
 * @param isShown whether the page shows that it is one too
 */
function publishedOf(document: HtmlDocument, isShown: boolean): Published | undefined {
  const metas = document.elements('meta')
  const named = (name: string) =>
    metas.find(
      meta => (attribute(meta, 'property') ?? attribute(meta, 'name'))?.trim().toLowerCase() === name,
    )
  const type = named('og:type')
  const date = named('article:published_time')
  const isArticle = type && /^\s*article\s*$/i.test(attribute(type, 'content') ?? '')
  return isArticle && date && isShown ? { element: date, by: 'og:type, article:published_time' } : undefined
}

/** The address of a post, and its day. */
function postAt(document: HtmlDocument, url: string): Published | undefined {
  const post = postOf(document, url)
  if (!post) return undefined
  const by = post.isInAddress
    ? `its address has a date, "${post.day}"`
    : `its address and the date "${post.day}"`
  return { element: post.heading, by }
}

/** Classes of the microformat of a post; those of WordPress's pages have it too. */
const ENTRY = /(?:^|\s)(?:h-entry|hentry)(?:\s|$)/
const NO_POST = /(?:^|\s)type-page(?:\s|$)/
const MAX_CLASSES = 1000

/** What themes of WordPress write on the body of pages, which have no place among the posts; posts have "postid-7". */
const PAGE_CLASS = /(?:^|\s)page-id-\d{1,9}(?:\s|$)/

function isPageOfWordPress({ body }: HtmlDocument): boolean {
  return PAGE_CLASS.test(((body && attribute(body, 'class')) ?? '').slice(0, MAX_CLASSES))
}

/** The date in the only entry of the page, which has its main heading. */
function dateOfEntry(document: HtmlDocument): Published | undefined {
  const entries = document.withAttribute('class').filter(element => {
    const classes = attribute(element, 'class')!.slice(0, MAX_CLASSES)
    return ENTRY.test(classes) && !NO_POST.test(classes)
  })
  const [entry] = entries
  if (!entry || entries.length > 1) return undefined
  const within = (name: string) => document.elements(name).filter(element => document.isBelow(element, entry))
  const time = within('time').find(element => attribute(element, 'datetime') !== undefined)
  return time && within('h1').length === 1 ? { element: time, by: 'h-entry with a <time>' } : undefined
}
