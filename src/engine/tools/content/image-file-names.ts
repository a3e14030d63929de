import { percentDecoded } from '../../../text/percent-decoded.ts'
import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { Regions } from '../../page/text/regions.ts'
import { examinedPage } from './examined-page.ts'

/** Whether the files of pictures have names that say something. */
export const imageFileNames = defineTopic({
  checks: {
    'image-file-names': {
      severity: 'notice',
      title: 'Image files have the names that a camera or phone gave them',
      why: 'Google Images reads the name of a file to learn what is on it: "my-new-black-kitten.jpg" tells it more than "IMG00023.JPG".',
      fix: 'Name the files after what they show, in lower case with hyphens, before you upload them.',
      help: 'https://developers.google.com/search/docs/appearance/google-images',
      example: '<img src="/photos/IMG_0017.jpg" alt="Old town of Toruń at night">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    const { document, regions } = examination
    return { judgements: unlessUnfilled(page, { 'image-file-names': judgeFiles(document, regions) }) }
  },
})

/** Names that cameras, phones and messengers give. */
const GIVEN =
  /^(?:(?:img|dsc[nf]?|_dsc|_mg|pxl|mvimg|gopr|dji|sam|imag|dscn)[-_ ]?\d{3,14}|p\d{7}|(?:19|20)\d{6}[-_ ]\d{6}|(?:screenshot|screen shot|bildschirmfoto|captura de pantalla|schermata|capture d.?[ée]cran|schermafbeelding|whatsapp[- _]image|снимок экрана|zrzut ekranu)[-_ ]{1,3}.{0,10}\d)/iu
/** Such files from which on it is a habit, and their share of the pictures of a page. */
const MIN_FILES = 3
const MIN_SHARE = 0.3
const MAX_IMAGES = 1000
const MAX_PATH = 500
const SHOWN = 3

function judgeFiles(document: HtmlDocument, { hidden }: Regions): Judgement {
  const files = new Map<string, Element>()
  for (const image of document.elements('img').slice(0, MAX_IMAGES)) {
    const file = hidden.has(image) ? undefined : fileOf(image, document)
    if (file !== undefined && !files.has(file)) files.set(file, image)
  }
  if (files.size === 0) return notApplicable('the page has no pictures with files of their own')
  const given = [...files].filter(([file]) => GIVEN.test(file))
  const [first] = given
  if (!first || given.length < MIN_FILES || given.length < MIN_SHARE * files.size) return pass()
  const names = given.slice(0, SHOWN).map(([file]) => `"${file.slice(0, 80)}"`)
  const rest = given.length - SHOWN
  return fail(
    document.occurrence(
      first[1],
      `${given.length} images have names such as ${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`,
    ),
  )
}

/** The name of the file of a picture; undefined where it is drawn, or within the page. */
function fileOf(image: Element, document: HtmlDocument): string | undefined {
  const src = (attribute(image, 'data-src') ?? attribute(image, 'src') ?? '').trim()
  if (src === '' || src.startsWith('data:')) return undefined
  const path = document.addressOf(src)?.pathname.slice(-MAX_PATH) ?? ''
  const name = percentDecoded(path.slice(path.lastIndexOf('/') + 1))
  return /\.(?:jpe?g|jfif|png|webp|avif|gif|heic)$/i.test(name) ? name : undefined
}
