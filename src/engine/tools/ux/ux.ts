import type { ToolDefinition } from '../../judging/tool-definition.ts'

/**
 * What visitors meet: a document that browsers understand, ways on, forms that can be filled in, and nothing in the
 * way when the page opens.
 *
 * Left out, for their owners have them: what closes the head, several titles, favicon (serp); plug-ins, overlays,
 * width on a phone, type sizes, viewport (mobile); labels, names of frames, landmarks, skip links, tabindex, sound that plays by
 * itself, ids that ARIA uses (accessibility); images without dimensions, layout shifts and their causes,
 * how fonts load (pagespeed); broken anchors and javascript: links (broken-links); empty and generic links (content); breadcrumbs
 * (serp); status of missing pages (redirects); forms over http (security); consent and privacy links (cookies).
 * Left out, for nothing is wrong without them or nobody can tell: print styles, manifest and theme colour, a search
 * field, the number of fields, types of buttons in forms (submit is what most mean), target=_blank, dark patterns,
 * link density, looks of links. Scrolling without end: one look at a page does not show it.
 */
export const uxTool: ToolDefinition = {
  name: 'ux',
  title: 'User experience',
  needs: ['rendered', 'site'],
  gathers: [
    'layout',
    'desktopLayout',
    'permissions',
    'scriptedAnchors',
    'unrevealedText',
    'deadMenus',
    'closedMenus',
    'lostOnPhone',
    'buttonsBeyondScreen',
    'unseenFocus',
    'undefinedHandlers',
    'unservedForms',
    'pasteRefusals',
    'hoverMenus',
    'stateContrasts',
    'coveredTargets',
    'coveredControls',
    'coveredTexts',
    'unsaidMenus',
    'openedMenus',
    'wrappedMenus',
    'clickedParts',
    'answeredLinks',
    'modifiedClicks',
    'screenshots',
  ],
  topics: async () => (await import('./topics.ts')).topics,
  runTopics: async () => (await import('./run-topics.ts')).runTopics,
  siteTopics: async () => (await import('./site-topics.ts')).siteTopics,
}
