import { attribute, type Element, foldSpace, type HtmlDocument } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import type { CheckDefinition } from '../../judging/tool-definition.ts'
import { SENT_HIDDEN } from '../../page/link-elements.ts'
import { isDefaultDescription } from './default-texts.ts'
import { DESCRIPTION_DESKTOP_PX, DESCRIPTION_FONT_PX, DESCRIPTION_MIN_PX } from './limits.ts'
import type { Metadata } from './metadata.ts'
import { textWidth } from './text-width.ts'
import { titleOf } from './title.ts'

const HELP = 'https://developers.google.com/search/docs/appearance/snippet'

export const DESCRIPTION_CHECKS = {
  'description-missing': {
    severity: 'warning',
    title: 'The page has no meta description',
    why: 'Search engines then pick a piece of the page by themselves, and it is seldom the one that invites a visit.',
    fix: 'Add <meta name="description" content="…"> in <head> with a sentence or two about this page.',
    help: HELP,
    example: '<head><title>Red bike</title></head>',
  },
  'description-empty': {
    severity: 'warning',
    title: 'The meta description is empty',
    why: 'An empty description is as good as none: search engines pick a piece of the page by themselves.',
    fix: 'Fill the content attribute; check the template that should do so.',
    help: HELP,
    example: '<meta name="description" content="">',
  },
  'description-multiple': {
    severity: 'warning',
    title: 'The page has several different meta descriptions',
    why: 'Which of them a search engine shows is not defined.',
    fix: 'Leave one <meta name="description"> in <head>.',
    help: HELP,
    example: '<meta name="description" content="A red bike.">\n<meta name="description" content="Our shop.">',
  },
  'description-outside-head': {
    severity: 'warning',
    title: 'A meta description stands outside <head>',
    why: 'Google reads the metadata of a page in <head> alone.',
    fix: 'Move the <meta name="description"> into <head>.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
    example: '<body><meta name="description" content="A red bike.">',
  },
  'description-too-long': {
    severity: 'notice',
    title: 'The meta description is too wide for a search result',
    why: 'What does not fit is cut off.',
    fix: 'Put what matters first and shorten the rest.',
    help: HELP,
    example: '<meta name="description"> of 320 characters',
  },
  'description-too-short': {
    severity: 'notice',
    title: 'The meta description is very short',
    why: 'It leaves room in the result unused, and search engines replace short descriptions more often.',
    fix: 'Describe the page in a sentence or two.',
    help: HELP,
    example: '<meta name="description" content="Bikes">',
  },
  'description-same-as-title': {
    severity: 'warning',
    title: 'The meta description only repeats the title',
    why: 'The result then says the same thing twice, and search engines will replace it.',
    fix: 'Say in a sentence or two what the title does not.',
    help: HELP,
    example: '<title>Red bike</title>\n<meta name="description" content="Red bike">',
  },
  'description-default': {
    severity: 'warning',
    title: 'The meta description is a default text',
    why: 'A text that a template put there says nothing about the page.',
    fix: 'Write a description for this page.',
    help: HELP,
    example: '<meta name="description" content="Just another WordPress site">',
  },
} satisfies Record<string, CheckDefinition>

type DescriptionJudgements = Record<keyof typeof DESCRIPTION_CHECKS, Judgement>

/** The first description in `<head>` that has text, white space folded; undefined where there is none. */
export function descriptionOf(metadata: Metadata): string | undefined {
  return metadata.descriptions.head.map(contentOf).find(text => text !== '')
}

export function judgeDescription(document: HtmlDocument, metadata: Metadata): DescriptionJudgements {
  return { ...judgePresence(document, metadata), ...judgeText(document, metadata) }
}

type Presence =
  | 'description-missing'
  | 'description-empty'
  | 'description-multiple'
  | 'description-outside-head'

function judgePresence(
  document: HtmlDocument,
  { descriptions }: Metadata,
): Pick<DescriptionJudgements, Presence> {
  const { head, body, displaced, pending } = descriptions
  const absent = notApplicable('there is no meta description in <head>')
  const texts = new Set(head.map(contentOf).filter(text => text !== ''))
  const quoted = (element: Element) => document.occurrence(element, `"${contentOf(element)}"`)
  return {
    'description-missing':
      head.length > 0
        ? pass()
        : pending.length > 0
          ? notMeasured(SENT_HIDDEN)
          : body.length + displaced.length > 0
            ? notApplicable('there is one, but it is not in <head>, which is reported apart')
            : fail({ url: document.url, message: 'no <meta name="description"> in the document' }),
    'description-empty':
      head.length === 0
        ? absent
        : texts.size > 0
          ? pass()
          : fail(head.map(element => document.occurrence(element, 'holds no text'))),
    'description-multiple': head.length === 0 ? absent : failWhere(texts.size > 1 ? head.map(quoted) : []),
    'description-outside-head':
      head.length + body.length === 0
        ? pending.length > 0
          ? notMeasured(SENT_HIDDEN)
          : notApplicable('there is no meta description in the body')
        : failWhere(body.map(quoted)),
  }
}

function judgeText(document: HtmlDocument, metadata: Metadata): Omit<DescriptionJudgements, Presence> {
  const element = metadata.descriptions.head.find(one => contentOf(one) !== '')
  if (!element) {
    const none = notApplicable('there is no text in a meta description in <head>')
    return {
      'description-too-long': none,
      'description-too-short': none,
      'description-same-as-title': none,
      'description-default': none,
    }
  }
  const text = contentOf(element)
  const px = textWidth(text, DESCRIPTION_FONT_PX)
  const size = `${[...text].length} characters, about ${px} px`
  const title = titleOf(metadata)
  const isDefault = isDefaultDescription(text)
  const isTitle = title !== undefined && title.toLowerCase() === text.toLowerCase()
  const when = (failed: boolean, message: string) =>
    failWhere(failed ? [document.occurrence(element, message)] : [])
  return {
    'description-too-long': when(
      px > DESCRIPTION_DESKTOP_PX,
      `${size}; a desktop result shows about ${DESCRIPTION_DESKTOP_PX} px`,
    ),
    'description-too-short':
      isDefault || isTitle
        ? notApplicable('the description says nothing about the page, which is reported apart')
        : when(
            px < DESCRIPTION_MIN_PX,
            `${size}; a desktop result has room for ${DESCRIPTION_DESKTOP_PX} px`,
          ),
    'description-same-as-title':
      title === undefined ? notApplicable('there is no title to compare with') : when(isTitle, `"${text}"`),
    'description-default': when(isDefault, `"${text}"`),
  }
}

function contentOf(element: Element): string {
  return foldSpace(attribute(element, 'content') ?? '')
}
