import type { ToolDefinition } from '../../judging/tool-definition.ts'

/**
 * How the page suits a phone: its markup, its layout in Chrome, and what the server sends to phones.
 *
 * Left out: zooming switched off, small and crowded targets (axe's `meta-viewport`, `meta-viewport-large` and
 * `target-size` in `accessibility`); missing alternatives in srcset and image sizes (`pagespeed`); theme colours, touch
 * icons and telephone links, and the lack of a manifest, without which nothing is wrong; types of inputs (`ux`); AMP, which Google
 * no longer asks for; pages of their own for phones (`rel=alternate media`), which `hreflang` and `redirects` follow;
 * guesses at layout from inline styles, which Chrome makes needless.
 */
export const mobileTool: ToolDefinition = {
  name: 'mobile',
  title: 'Mobile',
  needs: ['rendered'],
  gathers: [
    'layout',
    'narrowLayout',
    'fixedBars',
    'unsaidMenus',
    'lateContent',
    'headerOverlaps',
    'sidewaysTexts',
    'edgeTexts',
  ],
  topics: async () => (await import('./topics.ts')).topics,
  hasLightTopics: true,
}
