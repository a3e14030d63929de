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
      title: 'A robots meta tag with noindex keeps the page out of search',
      why: 'Search engines drop a page with noindex (or none) from their index.',
      fix: 'Remove noindex from the tag. Generators often write it into every build but the one for production: build with that setting. If the page should stay out of search, add this check to "ignore" for it.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
      example: '<meta name="robots" content="noindex">',
    },
    'meta-outside-head': {
      severity: 'warning',
      title: 'A robots meta tag is outside <head>',
      why: 'Robots meta tags belong in <head>. An element that is not allowed there (such as <div> or <img>) ends <head> early, and search engines may miss what follows.',
      fix: 'Move the tag into <head>, above anything that is not metadata.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
      example: '<body><meta name="robots" content="noindex">',
    },
    'meta-changed-by-scripts': {
      severity: 'warning',
      title: 'Scripts change the robots rules of the page',
      why: 'Crawlers that run no scripts obey the rules in the HTML, the others obey the rules after scripts, so they treat the page differently.',
      fix: 'Send the right rules in the HTML, and do not change them with scripts.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics#use-meta-robots-tags-carefully',
      example: '<meta name="robots" content="nosnippet"> that a script removes',
    },
  },
  async judge(visit) {
    const { page, rules } = await documentRules(visit)
    const strayed = new Set(rules.outsideHead.filter(isNoDefault).map(({ where }) => where))
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
          [...strayed].map(where => ({ ...where, message: 'This tag is outside <head>' })),
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

/** A noindex holds whichever of both has it, and is reported separately. */
function judgeChanges({ inHead, added, removed }: JudgedRules): Judgement {
  const counts = (rule: PageDirective) => isForMainBots(rule) && rule.known && isNoDefault(rule)
  if (inHead.some(keepsOut)) return notApplicable('the page is kept out of search results by noindex')
  return failWhere([
    ...[...added].filter(counts).map(rule => directivePlace(rule, `${forWhom(rule)}, added by scripts`)),
    ...[...removed].filter(counts).map(rule => directivePlace(rule, `${forWhom(rule)}, removed by scripts`)),
  ])
}

/** Wherever the default stands, it changes nothing. */
function isNoDefault({ name }: PageDirective): boolean {
  return !PERMISSIONS.has(name)
}

/** Rules that allow what is allowed without them. */
const PERMISSIONS: ReadonlySet<string> = new Set([
  ...['all', 'index', 'follow', 'snippet', 'archive', 'imageindex', 'translate'],
])
