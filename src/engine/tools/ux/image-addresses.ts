import { cutEnd } from '../../../text/cut.ts'
import { attribute, type Element, isElement, parentOf } from '../../formats/html/document.ts'
import { failEach, type Judgement } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'

/** Whether each image has an address, once scripts have done their work. */
export const imageAddresses = defineTopic({
  checks: {
    'image-without-source': {
      severity: 'warning',
      title: 'Images have no source',
      why: 'Nothing is shown where they should be. A template got no image, or its script did not set one.',
      fix: 'Put the URL of the image into src, or leave the element out if there is no image.',
      help: 'https://html.spec.whatwg.org/multipage/embedded-content.html#attr-img-src',
      example: '<img src="" alt="Our team">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    // What was not seen at work may still set it.
    const isUnseen = page.scripts.state === 'unseen'
    return {
      judgements: unlessUnfilled(page, {
        'image-without-source': judgeImages(page, isUnseen),
      }),
    }
  },
})

/** Where scripts keep an address until the image comes into sight, or until a visitor asks for it. */
const KEPT = /^(?:data-|:|v-|x-|ng-|\[|\*|id$|on|uk-|srcset$|lazy|usemap$)/i
/** What is filled or shown only when a visitor asks for it. */
const ON_DEMAND =
  /modal|dialog|lightbox|popup|overlay|viewer|preview|template|zoom|fancybox|gallery|captcha|lazy|placeholder|skeleton/i
/** Whether an attribute keeps the address of an image until it is shown. */
export function isKeptAddress(name: string): boolean {
  return name.startsWith('data-') && /src|lazy|original|image|url/.test(name)
}
const MAX_STEPS_UP = 20
const MAX_NAME = 1000

function judgeImages(page: JudgedPage, isUnseen: boolean): Judgement {
  const { document } = page
  return failEach(
    document.elements('img'),
    image => {
      const src = attribute(image, 'src')?.trim()
      if (src !== undefined && isHome(src, page) && !isOnDemand(image))
        return document.occurrence(
          image,
          `The image has src="${cutEnd(src, MAX_SHOWN)}", the URL of the home page.`,
        )
      if ((src !== undefined && src !== '' && src !== '#') || (isUnseen && src === undefined))
        return undefined
      if (
        image.attrs.some(({ name }) => KEPT.test(name)) ||
        isOnDemand(image) ||
        (src === undefined && isOfSlides(image)) ||
        isBesideDrawing(image) ||
        isSpacer(image)
      )
        return undefined
      const message = src === undefined ? 'The image has no src.' : `The image has only src="${src}".`
      return document.occurrence(image, message)
    },
    'the page has no images',
  )
}

const MAX_SHOWN = 100

/** Whether an image has the address of the site in place of its own, as where a template joins that with an empty path. */
function isHome(src: string, { document, preview }: JudgedPage): boolean {
  if (!/^(?:https?:)?\/\/[^/?#]{1,253}\/?$|^\/$/i.test(src)) return false
  const host = document.addressOf(src)?.host
  return host !== undefined && (host === new URL(document.url).host || host === preview?.host)
}

/** What shows its images one after the other, by its class. */
const SLIDES = /slide|carousel|swiper|slick|splide|glide|flickity|owl-/i
const MAX_STEPS_TO_SLIDES = 3
/** Nodes beside an image that are looked at. */
const MAX_BESIDE = 200

/** Whether a script gives an image its address once it comes into turn: others beside it, which are alike, have theirs. */
function isOfSlides(image: Element): boolean {
  const parent = parentOf(image)
  const classes = attribute(image, 'class')
  const isBesideLoaded =
    classes !== undefined &&
    parent?.childNodes.slice(0, MAX_BESIDE).some(node => isElement(node) && isLoadedLike(node, classes))
  if (isBesideLoaded) return true
  let at = parent
  for (let step = 0; at && step < MAX_STEPS_TO_SLIDES; step++, at = parentOf(at))
    if (SLIDES.test((attribute(at, 'class') ?? '').slice(0, MAX_NAME))) return true
  return false
}

function isLoadedLike(element: Element, classes: string): boolean {
  const src = attribute(element, 'src')?.trim() ?? ''
  return element.tagName === 'img' && attribute(element, 'class') === classes && src !== '' && src !== '#'
}

/** Pixels of a side up to which an image only keeps others apart, as in layouts by tables: nothing is to be seen. */
const MAX_SPACER = 2

function isSpacer(image: Element): boolean {
  return ['width', 'height'].some(side => {
    const pixels = /^\s*(\d{1,5})(?:px)?\s*$/.exec(attribute(image, side) ?? '')?.[1]
    return pixels !== undefined && Number(pixels) <= MAX_SPACER
  })
}

/** Whether its link or button has an icon besides: a template had room for either, and nothing is missing. */
function isBesideDrawing(image: Element): boolean {
  const around = parentOf(image)
  if (around?.tagName !== 'a' && around?.tagName !== 'button') return false
  return around.childNodes.some(node => node.nodeName === 'svg')
}

function isOnDemand(image: Element): boolean {
  let at: Element | undefined = image
  for (let step = 0; at && step < MAX_STEPS_UP; step++) {
    const { tagName } = at
    if (tagName === 'picture' || tagName === 'template' || tagName === 'noscript') return true
    const isHidden =
      attribute(at, 'hidden') !== undefined ||
      attribute(at, 'aria-hidden') === 'true' ||
      /display\s*:\s*none|visibility\s*:\s*hidden/i.test((attribute(at, 'style') ?? '').slice(0, MAX_NAME))
    if (isHidden || tagName === 'dialog' || attribute(at, 'role') === 'dialog') return true
    const names = `${attribute(at, 'class') ?? ''} ${tagName === 'body' ? '' : (attribute(at, 'id') ?? '')}`
    if (tagName !== 'body' && tagName !== 'html' && ON_DEMAND.test(names.slice(0, MAX_NAME))) return true
    at = parentOf(at)
  }
  return false
}
