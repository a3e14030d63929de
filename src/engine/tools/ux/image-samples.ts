import { cutEnd } from '../../../text/cut.ts'
import { attribute, type Element, type HtmlDocument, isElement } from '../../formats/html/document.ts'
import { failEach, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { firstNodes, startOfSeenText } from '../../page/text/text-start.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import { isKeptAddress } from './image-addresses.ts'

/** Whether images of a draft were left in the page. */
export const imageSamples = defineTopic({
  checks: {
    'image-placeholder': {
      severity: 'warning',
      title: 'Placeholder images were left in the page',
      why: 'Visitors see gray boxes or photos of something or somebody else, image search learns nothing about the site, and the service behind them may be gone tomorrow.',
      fix: 'Put the real image there, on your own site, or remove the element.',
      help: 'https://developers.google.com/search/docs/appearance/google-images',
      example: '<img src="https://placehold.co/600x400" alt="Our team">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    return { judgements: unlessUnfilled(page, { 'image-placeholder': judgeImages(page.document) }) }
  },
})

/** Services that draw a box of any size, or give any photo, also of people: nothing of theirs belongs to a site. */
const SERVICE =
  /^(?:www\.)?(?:placehold\.(?:co|it|jp)|(?:via\.)?placeholder\.com|placeholder\.pics|dummyimage\.com|fakeimg\.(?:pl|ryd\.tools)|placekitten\.com|placebear\.com|placeimg\.com|lorempixel\.com|loremflickr\.com|(?:fastly\.)?picsum\.photos|placeholdit\.imgix\.net|source\.unsplash\.com|randomuser\.me|(?:i\.)?pravatar\.cc)$/i
/** What WooCommerce shows of a product without a photo, and the pictures of the blog of Astro. */
const SAMPLE_FILE =
  /\/(?:woocommerce-placeholder(?:-\d{1,4}x\d{1,4})?|blog-placeholder-(?:\d|about))(?:[._][\w-]{1,40})?\.(?:png|jpe?g|webp|avif)$/i
/** Names of files that say that a photo of somebody, or of a product, is missing: "team-placeholder-f.svg". */
const MISSING_PHOTO =
  /\/(?:[\w-]{0,20}[-_])?(?:team|member|staff|employee|person|people|portrait|headshot|photo|foto|product|mitarbeiter|zespol|equipe|equipo)[-_]placeholder(?:[-_](?:f|m|w|h|male|female|man|woman|men|women|\d{1,2}))?(?:[._][\w-]{1,40})?\.(?:svg|png|jpe?g|webp|avif)$/i
/** Images of such names from which on it is no single person who has no photo. */
const MIN_MISSING = 2
/** Classes of images that a script fills when they come into sight. */
const FILLED_LATER = /lazy|skeleton|preload|avatar/i
/** Pages about such images show them. */
const ABOUT_SAMPLES = /placeholder|placehold|dummy|lorem|picsum|sample|mock-?up|demo\b/i
/** Characters of the end of a path. */
const MAX_FILE = 120
/** Characters of a title. */
const MAX_TITLE = 500

function judgeImages(document: HtmlDocument): Judgement {
  const titles = document.elements('title', 'h1').map(at => startOfSeenText(at, MAX_TITLE))
  if (titles.some(title => ABOUT_SAMPLES.test(title))) return notApplicable('the page is about such images')
  // Documentation shows what code makes of any image.
  if (document.elements('pre').length > 0) return notApplicable('the page shows code')
  const boxes = boxesOfDraft(document)
  const missing = missingPhotos(document)
  return failEach(
    [...document.elements('img'), ...boxes],
    image => {
      if (image.tagName !== 'img')
        return document.occurrence(image, `"${textOf(image)}" stands where an image is to come`)
      const url = document.addressOf(attribute(image, 'src') ?? '')
      if (
        !url ||
        !(isSample(url) || missing.has(image)) ||
        image.attrs.some(({ name }) => isKeptAddress(name))
      )
        return undefined
      return document.occurrence(image, `${whatOf(image)} is ${cutEnd(url.href, 200)}`)
    },
    'the page has no images',
  )
}

function isSample({ protocol, hostname, pathname }: URL): boolean {
  return /^https?:$/.test(protocol) && (SERVICE.test(hostname) || SAMPLE_FILE.test(pathname))
}

function missingPhotos(document: HtmlDocument): ReadonlySet<Element> {
  const missing = document.elements('img').filter(image => {
    const url = document.addressOf(attribute(image, 'src') ?? '')
    const names = `${attribute(image, 'class') ?? ''} ${attribute(image, 'id') ?? ''}`.slice(0, MAX_CLASS)
    return url !== undefined && MISSING_PHOTO.test(url.pathname.slice(-MAX_FILE)) && !FILLED_LATER.test(names)
  })
  return new Set(missing.length < MIN_MISSING ? [] : missing)
}

function whatOf(image: Element): string {
  const alt = attribute(image, 'alt')?.trim() ?? ''
  return alt === '' ? 'The image' : `The image "${cutEnd(alt, 60)}"`
}

/** Classes of a box that a draft has in the place of a photo. A map or a video waits in one for consent, with a button. */
const BOX =
  /(?:^|\s)(?:(?:photo|image|img|picture|foto|bild)-placeholder|placeholder-(?:photo|image|img|picture|foto|bild))(?:\s|$)/i
/** What says that a text names a picture: of other texts nobody knows whether they stay. */
const NAMES_PICTURE =
  /(?<!\p{L})(?:foto|fotos|photo|photos|bild|bilder|image|picture|imagen|immagine|imagem|afbeelding|zdjęcie|фото)(?!\p{L})/iu
/** A box for a picture, by the end of a class, and all of its text where a comment says that the picture is to come. */
const MEDIA_BOX = /(?:^|[\s_-])(?:media|photo|image|img|picture|foto|bild|thumb(?:nail)?)(?:\s|$)/i
const TO_DO = /\b(?:todo|fixme|placeholder)\b/i
const MAX_COMMENT = 300
const MAX_BOXES = 2000
const MAX_CLASS = 500
const MAX_BOX_TEXT = 80
/** What a box has that shows a picture after all, or asks for something. */
const FILLED = new Set([
  'img',
  'picture',
  'video',
  'iframe',
  'canvas',
  'button',
  'a',
  'input',
  'label',
  'template',
])
const MAX_NODES = 50

/** Boxes whose text tells which photo belongs there. */
function boxesOfDraft(document: HtmlDocument): Element[] {
  return document
    .elements('div', 'figure', 'span', 'p')
    .filter(box => {
      const classes = (attribute(box, 'class') ?? '').slice(0, MAX_CLASS)
      return BOX.test(classes) || (MEDIA_BOX.test(classes) && isToDo(box))
    })
    .slice(0, MAX_BOXES)
    .filter(box => {
      const hasPicture = [...firstNodes(box, MAX_NODES)].some(
        node => isElement(node) && FILLED.has(node.tagName),
      )
      return !hasPicture && !/url\(/.test(attribute(box, 'style') ?? '') && NAMES_PICTURE.test(textOf(box))
    })
}

/** Whether a comment in a box says that something is still to be done there. */
function isToDo(box: Element): boolean {
  return box.childNodes
    .slice(0, MAX_NODES)
    .some(node => 'data' in node && TO_DO.test(String(node.data).slice(0, MAX_COMMENT)))
}

function textOf(box: Element): string {
  return startOfSeenText(box, MAX_BOX_TEXT).trim()
}
