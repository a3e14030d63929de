import { failWhere, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { previewHint } from '../../syntax/preview.ts'
import { directivePlace, forWhom, keepsOut, pageRules } from './page-rules.ts'
import { unlessMeant } from './unlisted-noindex.ts'

/** What the server tells search engines by `X-Robots-Tag`. Platforms add it to previews, and not in production. */
export const robotsHeader = defineTopic({
  checks: {
    'noindex-header': {
      severity: 'error',
      title: 'An X-Robots-Tag header with noindex keeps the page out of search',
      why: 'Search engines drop a page that is served with noindex (or none) from their index.',
      fix: 'Remove the header in the settings of the server, the host or the CDN. If the page should stay out of search, leave it, list the page in no sitemap, and add this check to "ignore" for the page.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
      example: 'X-Robots-Tag: noindex',
    },
  },
  async judge(visit) {
    const { header } = await pageRules(visit)
    const { preview } = visit
    const rules = header.filter(keepsOut)
    const ofPlatform = rules.length > 0 && preview
    return {
      judgements: {
        'noindex-header': ofPlatform
          ? pass(`X-Robots-Tag says noindex, which platforms add and which does not count ${preview.words}`)
          : await unlessMeant(
              visit,
              failWhere(
                rules.map(rule => directivePlace(rule, forWhom(rule) + previewHint(preview, rule.where.url))),
              ),
            ),
      },
    }
  },
})
