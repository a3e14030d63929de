import type { ToolDefinition } from '../../judging/tool-definition.ts'

/**
 * Cookies that the page and the redirects to it set over HTTP, as browsers store or reject them, those that are there
 * when it has been loaded in Chrome, and what the page has to do with consent.
 *
 * Left out: a leading dot in Domain (means nothing), a missing Path and wide Domain (choices), cookies on static files,
 * Clear-Site-Data and gpc.json (need requests that tell nothing of the page), consent banners that work or not (need a
 * visitor who clicks).
 */
export const cookiesTool: ToolDefinition = {
  name: 'cookies',
  title: 'Cookies',
  needs: ['page', 'site'],
  gathers: ['globals', 'cookies', 'shownBanners'],
  topics: async () => (await import('./topics.ts')).topics,
  globals: async () => (await import('./consent/known-scripts.ts')).CONSENT_GLOBALS,
}
