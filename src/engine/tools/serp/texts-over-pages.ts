import type { ComparedFact } from '../../judging/compared-facts.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { judgeSameText, NAMED_PAGES, namesOf, quotedText } from '../../judging/same-on-pages.ts'
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
      why: 'One description for several pages describes none of them, so Google mostly shows text of the page instead.',
      fix: 'Write a description of its own for each page, or leave it out.',
      help: 'https://developers.google.com/search/docs/appearance/snippet#use-quality-meta-descriptions',
      example: '/shoes and /boots both have <meta name="description" content="Welcome to our shop">',
    },
    'duplicate-card-title': {
      severity: 'notice',
      title: 'Pages with different titles are shared under the same one',
      why: 'Social networks and messengers show og:title. The template has it as a fixed text, so that a shared link does not say which page it leads to.',
      fix: 'Fill og:title with the title of the page, or leave it out: then networks take <title>.',
      help: 'https://ogp.me/#metadata',
      example: '/shoes and /boots both have <meta property="og:title" content="Our shop">',
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
    'duplicate-card-title': judgeCardTitles(pages),
  }),
})

/** Different titles of pages with one title of their cards, from which on that is a fixed text. */
const MIN_ALIKE = 3

/** Titles of cards, where those of the pages differ: where they do not, that is said of the titles. */
function judgeCardTitles(pages: readonly RunPage[]): Judgement[] {
  const byCard = new Map(
    [...Map.groupBy(pages, cardTitleOf)].map(([card, alike]) => [card, Map.groupBy(alike, titleOf)]),
  )
  return pages.map(page => {
    const card = cardTitleOf(page)
    if (card === undefined) return notApplicable('the page has no og:title besides its title')
    const byTitle = byCard.get(card)!
    const title = titleOf(page)
    // It is meant for the home page, or for the page whose title it is.
    if (byTitle.size < MIN_ALIKE || title === card || isHomePage(page.url)) return pass()
    const others = [...byTitle.keys().take(NAMED_PAGES + 1)]
      .filter(other => other !== title)
      .map(other => byTitle.get(other)![0]!)
    return fail({
      url: page.url,
      message: `og:title is ${quotedText(card)}, as on ${namesOf(others, byTitle.size - 1)}, but the title is ${quotedText(title)}`,
    })
  })
}

function titleOf(page: RunPage): string {
  return String(page.facts('serp')?.['title'] ?? '')
}

/** The title of the card of a page that has a title; undefined where there is none. */
function cardTitleOf(page: RunPage): string | undefined {
  const card = page.facts('serp')?.['card'] as { title?: unknown } | null | undefined
  return titleOf(page) !== '' && typeof card?.title === 'string' ? card.title : undefined
}

/**
 * A text of a page, but for one that a template brought or that is the name of the site alone: that it is to be written
 * is said by another check.
 */
function own(fact: ComparedFact, ...saidBy: readonly string[]): (page: RunPage) => unknown {
  return page => (saidBy.some(check => page.failed(check)) ? undefined : page.facts('serp')?.[fact])
}
