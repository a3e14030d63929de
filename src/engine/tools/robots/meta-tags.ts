import { failAmong, failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { judgeScripts, unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { JudgedRules } from '../../page/judged-rules.ts'
import type { PageDirective } from '../../page/page-directives.ts'
import { directivePlace, documentRules, forWhom, isForMainBots, keepsOut } from './page-rules.ts'
import { unlessMeant } from './unlisted-noindex.ts'

/** What the page tells search engines by `<meta name="robots">`, and whether they read it. */
export const metaTags = defineTopic({
  checks: {
    'noindex-meta': {
      severity: 'error',
      title: 'A robots meta tag keeps the page out of search results',
      why: 'Search engines drop a page with noindex (or none) from their index.',
      fix: 'Remove noindex from the tag, unless the page is meant to stay out of search.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
      example: '<meta name="robots" content="noindex">',
    },
    'meta-outside-head': {
      severity: 'warning',
      title: 'A robots meta tag stands outside the head',
      why: 'Rules for crawlers belong into <head>. An element that may not stand there (as <div> or <img>) ends the head early, and search engines may miss what follows.',
      fix: 'Move the tag into <head>, above anything that is not metadata.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
      example: '<body><meta name="robots" content="noindex">',
    },
    'meta-changed-by-scripts': {
      severity: 'warning',
      title: 'Scripts change the robots rules of the page',
      why: 'Crawlers that run no scripts obey the rules as sent, the others those that scripts leave, so the page is treated in two ways.',
      fix: 'Send the rules that are meant in the HTML, and leave them alone in scripts.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics#use-meta-robots-tags-carefully',
      example: '<meta name="robots" content="nosnippet"> that a script removes',
    },
  },
  async judge(visit) {
    const { page, rules } = await documentRules(visit)
    const strayed = new Set(rules.outsideHead.map(({ where }) => where))
    const noindex = failWhere(
      rules.inHead
        .filter(keepsOut)
        .map(rule => directivePlace(rule, `${forWhom(rule)}${scriptedHow(rule, rules)}`)),
    )
    return {
      judgements: {
        ...unlessUnfilled(page, { 'noindex-meta': await unlessMeant(visit, noindex) }, ['pass']),
        'meta-outside-head': failAmong(
          rules.inHead,
          [...strayed].map(where => ({ ...where, message: 'is outside <head>' })),
          'no robots meta tag of the page has rules',
        ),
        'meta-changed-by-scripts': judgeScripts(page, () => judgeChanges(rules)),
      },
    }
  },
})

function scriptedHow(rule: PageDirective, { added, removed }: JudgedRules): string {
  if (added.has(rule)) return ', added by scripts'
  return removed.has(rule) ? '; scripts remove it, but search engines need not run them on such a page' : ''
}

/** A noindex holds whichever of both has it, and is reported apart. */
function judgeChanges({ inHead, added, removed }: JudgedRules): Judgement {
  const counts = (rule: PageDirective) => isForMainBots(rule) && rule.known && !PERMISSIONS.has(rule.name)
  if (inHead.some(keepsOut)) return notApplicable('the page is kept out of search results by noindex')
  return failWhere([
    ...[...added].filter(counts).map(rule => directivePlace(rule, `${forWhom(rule)}, added by scripts`)),
    ...[...removed].filter(counts).map(rule => directivePlace(rule, `${forWhom(rule)}, removed by scripts`)),
  ])
}

/** Rules that allow what is allowed without them. */
const PERMISSIONS: ReadonlySet<string> = new Set([
  ...['all', 'index', 'follow', 'snippet', 'archive', 'imageindex', 'translate'],
])
