import type { JsonObject } from '../../../api/results.ts'
import { quoted } from '../../../text/quoted.ts'
import type { ComparedFact } from '../../judging/compared-facts.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { isComparable, judgeSameText, NAMED_PAGES, namesOf } from '../../judging/same-on-pages.ts'
import { defineRunTopic, type RunPage } from '../../judging/tool-definition.ts'
import { isHomePage } from '../../syntax/comparable-url.ts'

/** What search results show of the pages, where several of them say the same. */
export const textsOverPages = defineRunTopic({
  checks: {
    'duplicate-title': {
      severity: 'warning',
      title: 'Several pages have the same title',
      why: 'People and search engines cannot tell the pages apart in the results, and Google may write titles of its own.',
      fix: 'Give each page a title that describes only this page.',
      help: 'https://developers.google.com/search/docs/appearance/title-link#page-titles',
      example: '/shoes and /boots both have <title>Our shop</title>',
    },
    'duplicate-description': {
      severity: 'notice',
      title: 'Several pages have the same meta description',
      why: 'One description for several pages describes none of them, so Google usually shows text of the page instead.',
      fix: 'Write a description of its own for each page, or leave it out.',
      help: 'https://developers.google.com/search/docs/appearance/snippet#use-quality-meta-descriptions',
      example: '/shoes and /boots both have <meta name="description" content="Welcome to our shop">',
    },
    'duplicate-card-title': {
      severity: 'notice',
      title: 'Pages with different titles are shared under the same one',
      why: 'Social networks and messengers show og:title. In the template it is a fixed text, so a shared link does not say which page it leads to.',
      fix: 'Fill og:title with the title of the page, or leave it out: then networks take <title>.',
      help: 'https://ogp.me/#metadata',
      example: '/shoes and /boots both have <meta property="og:title" content="Our shop">',
    },
    'duplicate-card-description': {
      severity: 'notice',
      title: 'Pages with different meta descriptions are shared with the same text',
      why: 'Social networks and messengers show og:description. In the template it is a fixed text, so a shared link does not say what its page is about.',
      fix: 'Fill og:description with the description of the page, or leave it out: then networks take the meta description.',
      help: 'https://ogp.me/#optional',
      example: '/shoes and /boots both have <meta property="og:description" content="Welcome to our shop">',
    },
  },
  judge: pages => ({
    'duplicate-title': judgeSameText(
      pages,
      own('title', 'serp/title-default', 'serp/title-brand-only'),
      'title',
    ),
    'duplicate-description': judgeSameText(
      pages,
      own('description', 'serp/description-default'),
      'meta description',
    ),
    'duplicate-card-title': judgeCardTexts(pages, {
      property: 'og:title',
      stated: 'hasTitle',
      fact: 'title',
      called: 'title',
    }),
    'duplicate-card-description': judgeCardTexts(pages, {
      property: 'og:description',
      stated: 'hasDescription',
      fact: 'description',
      called: 'meta description',
    }),
  }),
})

/** Different texts of pages with one text of their cards, from which on that is a fixed text. */
const MIN_ALIKE = 3

/** Share of the pages whose text a fixed one is: a few products alike may be named, or described, alike on purpose. */
const MIN_SHARE = 0.5

/** A text of cards, and the text of the page that networks take without it: both are facts under one name. */
interface CardText {
  property: 'og:title' | 'og:description'
  /** The fact that tells whether the card has that property, and not only the text that stands in for it. */
  stated: 'hasTitle' | 'hasDescription'
  fact: 'title' | 'description'
  called: string
}

/** Texts of cards, where those of the pages differ: where they do not, that is said of the texts of the pages. */
function judgeCardTexts(
  pages: readonly RunPage[],
  { property, stated, fact, called }: CardText,
): Judgement[] {
  const ownTextOf = (page: RunPage) => String(page.facts('serp')?.[fact] ?? '')
  const cardTextOf = (page: RunPage) => {
    const card = page.facts('serp')?.['card'] as JsonObject | null | undefined
    const text = card?.[stated] === true ? card[fact] : undefined
    // Lists of what has a tag or a date are shared by nobody, and generators give them the card of the site.
    return ownTextOf(page) !== '' && typeof text === 'string' && isComparable(page) ? text : undefined
  }
  const groups = Map.groupBy(pages, cardTextOf)
  const least = MIN_SHARE * (pages.length - (groups.get(undefined)?.length ?? 0))
  const byCard = new Map([...groups].map(([card, alike]) => [card, Map.groupBy(alike, ownTextOf)]))
  return pages.map(page => {
    const card = cardTextOf(page)
    if (card === undefined)
      return notApplicable(`the page has no ${property} besides its ${called}, or is no page to share`)
    const byOwn = byCard.get(card)!
    const own = ownTextOf(page)
    // It is meant for the home page, or for the page whose text it is.
    const isFixed = byOwn.size >= MIN_ALIKE && groups.get(card)!.length >= least
    if (!isFixed || own === card || isHomePage(page.url)) return pass()
    const others = [...byOwn.keys().take(NAMED_PAGES + 1)]
      .filter(other => other !== own)
      .map(other => byOwn.get(other)![0]!)
    return fail({
      url: page.url,
      message: `${property} is ${quoted(card)}, as on ${namesOf(others, byOwn.size - 1)}, but the ${called} is ${quoted(own)}`,
    })
  })
}

/**
 * A text of a page, but for one that a template brought or that is the name of the site alone: that it is to be written
 * is said by another check.
 */
function own(fact: ComparedFact, ...saidBy: readonly string[]): (page: RunPage) => unknown {
  return page => (saidBy.some(check => page.failed(check)) ? undefined : page.facts('serp')?.[fact])
}
