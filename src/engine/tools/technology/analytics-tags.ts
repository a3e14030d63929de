import type { Occurrence } from '../../../api/results.ts'
import { attribute, type Element, type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isExecutable } from '../../page/scripts.ts'
import { isInComment } from '../../syntax/script-comments.ts'
import { ownScriptFiles } from '../../visit/own-scripts.ts'
import type { OwnScript } from '../../visit/script-files.ts'
import { type ConsentToolTag, consentToolTags } from './consent-tool-tags.ts'
import { googleTagsOf, isAccountId, isHeldBack, MAX_SCRIPT } from './google-tags.ts'

/** The tags of analytics that the page itself holds; those that a tag manager adds are not seen. */
export const analyticsTags = defineTopic({
  checks: {
    'universal-analytics': {
      scope: 'site',
      severity: 'notice',
      title: 'The page has a Universal Analytics tag',
      why: 'Google stopped processing its data on 1 July 2023: the tag costs load time and measures nothing.',
      fix: 'Remove the tag, or replace it with gtag.js and the ID of a Google Analytics 4 property (G-…).',
      help: 'https://support.google.com/analytics/answer/11583528',
      example: "ga('create', 'UA-12345-1', 'auto')",
    },
    'duplicate-tag': {
      severity: 'notice',
      title: 'The same analytics tag is on the page twice',
      why: 'Visits and conversions may be counted twice.',
      fix: 'Keep only one copy of the tag. Often one is in the template and one comes from a plug-in.',
      help: 'https://developers.google.com/tag-platform/gtagjs/install',
      example: "gtag('config', 'G-ABC123') twice",
    },
    'tag-without-id': {
      scope: 'site',
      severity: 'warning',
      title: 'An analytics tag has no ID of its own',
      why: 'The ID is empty or copied from a manual, so the tag measures nothing.',
      fix: 'Put the ID of your account or container into the settings of the theme, or remove the tag.',
      help: 'https://developers.google.com/tag-platform/gtagjs/install',
      example: '<script src="https://www.googletagmanager.com/gtag/js?id=G-XXXXXXXXXX"></script>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { document } = await visit.htmlPage()
    const tags = document.elements('script').flatMap(element => tagsOf(document, element))
    const inPage = universalAnalytics(document, tags)
    const universal = inPage.length > 0 ? inPage : universalInFiles(await ownScriptFiles(visit))
    const google = tags.some(({ id }) => /^(?:G|UA|AW|DC|GTM)-/.test(id)) || universal.length > 0
    return {
      judgements: {
        'universal-analytics': google
          ? failWhere(universal)
          : notApplicable('the page itself has no tag of Google Analytics'),
        'tag-without-id': judgeIds(document, google),
        'duplicate-tag': duplicates(
          document,
          // What a property of Universal Analytics gets, nobody counts.
          tags.filter(({ id, element }) => isExecutable(element) && !UNIVERSAL_ID.test(id)),
          consentToolTags(document),
        ),
      },
    }
  },
})

/** One place that starts a tag. */
interface Tag {
  /** What is started, as `Google Tag Manager container GTM-ABC123`: the same text is the same tag. */
  tag: string
  /** Two forms of one tag that belong together (loading and configuring) are two ways. */
  way: string
  id: string
  element: Element
}

const UNIVERSAL = 'Universal Analytics property'
const UNIVERSAL_ID = /^UA-\d{4,10}-\d{1,4}$/
const CONTAINER = /gtm\.start[\s\S]{0,800}?['"](GTM-[A-Z0-9]{4,12})['"]/g
const CONFIG =
  /\bgtag\(\s{0,20}['"]config['"]\s{0,20},\s{0,20}['"]((?:G|AW|UA|DC)-[A-Z0-9-]{4,20})['"]([^)]{0,300})/g
const UNIVERSAL_CREATE =
  /(?:\b(?:ga|__gaTracker)\(\s{0,20}['"]create['"]\s{0,20},\s{0,20}|['"]_setAccount['"]\s{0,20},\s{0,20}|\b_(?:get|create)Tracker\(\s{0,20})['"](UA-\d{4,10}-\d{1,4}|G-[A-Z0-9]{6,12})['"]/g
const PIXEL = /\bfbq\(\s{0,20}['"]init['"]\s{0,20},\s{0,20}['"](\d{5,20})['"]/g
const UNIVERSAL_LIBRARY = /^https?:\/\/(?:www|ssl)\.google-analytics\.com\/(analytics|ga|urchin)\.js/

function tagsOf(document: HtmlDocument, element: Element): Tag[] {
  if (!isExecutable(element) && !isHeldBack(element)) return []
  const source = attribute(element, 'src')
  return source === undefined ? inlineTags(element) : loadedTags(element, document.resolve(source) ?? '')
}

function loadedTags(element: Element, url: string): Tag[] {
  const { hostname, pathname, searchParams } = URL.parse(url) ?? new URL('about:blank')
  if (hostname !== 'www.googletagmanager.com') return []
  const id = searchParams.get('id')
  if (!id) return []
  if (pathname === '/gtag/js') return [{ tag: `Google tag ${id}`, way: 'loaded', id, element }]
  return pathname === '/gtm.js'
    ? [{ tag: `Google Tag Manager container ${id}`, way: 'loaded', id, element }]
    : []
}

function inlineTags(element: Element): Tag[] {
  const text = textOf(element).slice(0, MAX_SCRIPT)
  const tag = (name: string, id: string, way: string): Tag => ({ tag: `${name} ${id}`, way, id, element })
  const configured = [...text.matchAll(CONFIG)].filter(
    ([, , rest]) => !/update|send_page_view|page_(?:path|location)/.test(rest!),
  )
  return [
    ...[...text.matchAll(CONTAINER)].map(([, id]) => tag('Google Tag Manager container', id!, 'loaded')),
    // Branches of one script configure a tag once, whatever their number.
    ...once(configured.map(([, id]) => id!)).map(id => tag('Google tag', id, 'configured')),
    ...once([...text.matchAll(UNIVERSAL_CREATE)].map(([, id]) => id!)).map(id =>
      tag(UNIVERSAL, id, 'created'),
    ),
    ...once([...text.matchAll(PIXEL)].map(([, id]) => id!)).map(id => tag('Meta pixel', id, 'started')),
  ]
}

function once(ids: readonly string[]): string[] {
  return [...new Set(ids)]
}

function universalAnalytics(document: HtmlDocument, tags: readonly Tag[]): Occurrence[] {
  const seen = new Set<string>()
  const found = tags.filter(({ tag, id }) => {
    const first = (UNIVERSAL_ID.test(id) || tag === universalTag(id)) && !seen.has(tag)
    seen.add(tag)
    return first
  })
  if (found.length > 0) {
    return found.map(({ id, element }) => document.occurrence(element, universalWords(id)))
  }
  return document.elements('script').flatMap(element => {
    const library = UNIVERSAL_LIBRARY.exec(document.resolve(attribute(element, 'src') ?? '') ?? '')
    return library
      ? [document.occurrence(element, `${library[1]}.js is the library of Universal Analytics.`)]
      : []
  })
}

function universalTag(id: string): string {
  return `${UNIVERSAL} ${id}`
}

function universalWords(id: string): string {
  return UNIVERSAL_ID.test(id)
    ? `${id} is a Universal Analytics property, which no longer processes data.`
    : `${id} belongs to Google Analytics 4, and is started by analytics.js, the library of Universal Analytics: it measures nothing.`
}

/** Tags of a file that are looked at. */
const MAX_IN_FILE = 10

/** Templates start the tag in a script file of their own. */
function universalInFiles(files: readonly OwnScript[]): Occurrence[] {
  return files.flatMap(({ url, text }) => {
    const configured = [...text.matchAll(CONFIG)].filter(([, id]) => UNIVERSAL_ID.test(id!))
    const ids = [...configured, ...text.matchAll(UNIVERSAL_CREATE)]
      .slice(0, MAX_IN_FILE)
      .filter(({ index }) => !isInComment(text, index))
      .map(([, id]) => id!)
    return once(ids).map(id => ({ url, message: universalWords(id) }))
  })
}

function judgeIds(document: HtmlDocument, hasTag: boolean): Judgement {
  const tags = googleTagsOf(document)
  if (tags.length === 0 && !hasTag) return notApplicable('the page itself has no tag of Google Analytics')
  const bare = [...new Map(tags.filter(({ id }) => !isAccountId(id)).map(tag => [tag.id, tag])).values()]
  return failWhere(
    bare.map(({ element, id }) =>
      document.occurrence(
        element,
        id === '' ? 'The ID of the tag is empty.' : `"${id}" is no ID of an account.`,
      ),
    ),
  )
}

function duplicates(
  document: HtmlDocument,
  tags: readonly Tag[],
  ofTools: readonly ConsentToolTag[],
): Judgement {
  if (tags.length === 0) return notApplicable('the page itself has no known analytics tag')
  const first = new Map<string, Tag>()
  const reported = new Set<string>()
  const occurrences: Occurrence[] = []
  for (const tag of tags) {
    const key = `${tag.tag} ${tag.way}`
    if (!first.has(key)) first.set(key, tag)
    else if (!reported.has(tag.tag)) {
      reported.add(tag.tag)
      occurrences.push(document.occurrence(tag.element, `${tag.tag} is ${tag.way} here a second time.`))
    }
  }
  for (const { tag, tool } of ofTools) {
    const before = tags.find(one => one.tag === tag)
    if (!before || reported.has(tag)) continue
    reported.add(tag)
    occurrences.push(
      document.occurrence(
        before.element,
        `${tag} starts here before anybody agrees, and ${tool} starts it a second time afterwards: leave it to ${tool}.`,
      ),
    )
  }
  return failWhere(occurrences)
}
