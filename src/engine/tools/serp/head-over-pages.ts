import { judgeAmongSiblings } from '../../judging/siblings.ts'
import { defineRunTopic, type RunPage } from '../../judging/tool-definition.ts'

/** What a template puts into the head of a page, each with the checks that say already that it is missing or of no use. */
export const HEAD_PARTS = {
  description: {
    name: 'meta description',
    saidBy: [
      ...['serp/description-missing', 'serp/description-empty', 'serp/description-outside-head'],
      'serp/description-removed-by-scripts',
    ],
  },
  canonical: {
    name: 'canonical',
    saidBy: [
      ...['serp/canonical-missing', 'serp/canonical-multiple', 'serp/canonical-invalid'],
      'serp/canonical-outside-head',
    ],
  },
  image: {
    name: 'preview image (og:image)',
    saidBy: ['serp/og-image-invalid', 'serp/og-image-broken', 'serp/og-image-too-small'],
  },
} as const

/** Whether a page lost what the template put into the head of the other pages. */
export const headOverPages = defineRunTopic({
  checks: {
    'unlike-siblings': {
      severity: 'warning',
      title: 'The head of the page lacks what similar pages of the site have',
      why: 'The template fills it in on the other pages of this kind, so it was forgotten here: results and shared links of this page look poorer.',
      fix: 'Find out what the template left out, such as an empty field of the page, and fill it in.',
      help: 'https://developers.google.com/search/docs/appearance/snippet',
      example: 'all pages in /recipes/ have a canonical, and /recipes/apple-pie has none',
    },
  },
  judge: pages => ({ 'unlike-siblings': judgeAmongSiblings(pages, partsOf) }),
})

function partsOf(page: RunPage): Set<string> | undefined {
  const facts = page.facts('serp')
  if (facts?.['canonicalIs'] === undefined) return undefined
  const card = facts['card'] as { image?: unknown } | undefined
  const has = {
    description: typeof facts['description'] === 'string',
    canonical: facts['canonicalIs'] !== 'absent',
    image: card?.image !== undefined && card.image !== null,
  }
  return headParts(has, id => page.failed(id))
}

/**
 * The names of the parts that a head has. What other checks say counts as there.
 *
 * @param has left out is what is not known
 */
export function headParts(
  has: Partial<Record<keyof typeof HEAD_PARTS, boolean>>,
  failed: (id: string) => boolean,
): Set<string> {
  const parts = Object.entries(HEAD_PARTS) as [
    keyof typeof HEAD_PARTS,
    { name: string; saidBy: readonly string[] },
  ][]
  return new Set(
    parts.flatMap(([part, { name, saidBy }]) =>
      has[part] === true || (has[part] === false && saidBy.some(failed)) ? name : [],
    ),
  )
}
