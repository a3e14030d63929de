import { attribute, type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isHomePage } from '../../syntax/comparable-url.ts'
import type { Examination } from './examination.ts'
import { examinedPage } from './examined-page.ts'
import { isForNobody, isNamedBeside } from './image-texts.ts'

/** Pictures of the content from which on they are not all decoration. */
const MIN_PICTURES = 2
/** Pictures from which on a few with a text are exceptions, and the share of them that has none. */
const MIN_MANY = 4
const MOST = 0.75
/** Pixels of a side, as stated, below which an image is an icon. */
const MIN_SIDE = 100
const ICON =
  /(?:^|[-_ /])(?:icons?|logo|avatar|emoji|spacer|pixel|badge|flag|divider|decor\w*)(?:[-_ ./]|$)|\.svgz?(?:[?#\s]|$)/i

/** Whether the pictures of the content have alternative texts at all. */
export const emptyAlts = defineTopic({
  checks: {
    'alt-texts-empty': {
      severity: 'notice',
      title: 'The images of the content have an empty alt',
      why: 'An empty alt marks an image as decoration: screen readers skip it, and Google Images learns nothing about it. Generators write it if no text was given.',
      fix: 'Say in the alt what each image shows. For a poster or a chart, write what it says.',
      help: 'https://developers.google.com/search/docs/appearance/google-images',
      example: '<main>… <img src="/poster.png" alt=""> … <img src="/class.jpg" alt=""></main>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    return { judgements: unlessUnfilled(page, { 'alt-texts-empty': judgeAlts(examination) }) }
  },
})

function judgeAlts({ document, regions }: Examination): Judgement {
  const { hidden, boilerplate } = regions
  const pictures = document
    .elements('img')
    .filter(image => !hidden.has(image) && !boilerplate.has(image) && isPicture(image, document))
  const alts = pictures.map(image => attribute(image, 'alt')?.trim())
  if (pictures.length < MIN_PICTURES) {
    return notApplicable(
      `the content has fewer than ${MIN_PICTURES} pictures without a text beside them in a link`,
    )
  }
  const empty = pictures.filter((_, index) => alts[index] === '')
  const isMost = pictures.length >= MIN_MANY && empty.length >= MOST * pictures.length
  if (empty.length < pictures.length && !isMost) return pass()
  const message =
    empty.length === pictures.length
      ? `None of the ${pictures.length} pictures of the content has an alt text.`
      : `${empty.length} of the ${pictures.length} pictures of the content have an empty alt.`
  return fail(document.occurrence(empty[0]!, message))
}

/** Whether an image may have something to say: no icon, not marked as decoration, and not told by the link around it. */
function isPicture(image: Element, document: HtmlDocument): boolean {
  const sides = [attribute(image, 'width'), attribute(image, 'height')].map(side =>
    Number(side ?? Number.NaN),
  )
  if (sides.some(side => side < MIN_SIDE) || isForNobody(image) || isNamedBeside(image)) return false
  if (isLogo(image, document)) return false
  const told = ['src', 'data-src', 'class']
    .map(name => (attribute(image, name) ?? '').slice(0, 300))
    .join(' ')
  return !ICON.test(told)
}

/** What leads to the home page is the name of the site, whatever its file is called. */
function isLogo(image: Element, document: HtmlDocument): boolean {
  const link = parentOf(image)
  const target = link?.tagName === 'a' ? document.addressOf(attribute(link, 'href') ?? '') : undefined
  return target !== undefined && isHomePage(target.href) && target.host === new URL(document.url).host
}
