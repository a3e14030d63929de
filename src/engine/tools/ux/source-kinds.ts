import { cutEnd } from '../../../text/cut.ts'
import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  parentOf,
} from '../../formats/html/document.ts'
import { failEach, type Judgement } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { srcsetUrls } from '../../page/links/srcset.ts'
import { shownPage } from '../../visit/shown-page.ts'

/** Whether the sources of pictures are of the kinds that they name, by which browsers choose one. */
export const sourceKinds = defineTopic({
  checks: {
    'source-type-wrong': {
      severity: 'notice',
      title: 'A source of a picture is newer than its type says',
      why: 'Browsers choose a source by its type. One that knows the type but not the kind of the file takes this source, and shows a broken image in place of the <img>, which it could show.',
      fix: 'Write the type of the file: type="image/avif" for .avif.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/source#type',
      example:
        '<picture><source type="image/webp" srcset="/bike.avif"><img src="/bike.png" alt="Red bike"></picture>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { document } = await shownPage(visit)
    return { judgements: { 'source-type-wrong': judgeSources(document) } }
  },
})

/** Types that nearly all browsers read, of those that choose between the sources of a picture. */
const OLD_TYPE = /^image\/(?:webp|jpe?g|pjpeg|png|apng|gif|svg\+xml|bmp)$/
/**
 * Kinds of files that fewer browsers read, by their endings: Safari reads AVIF since 2022 and Edge since 2024, and the others
 * are read by hardly any but Safari.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/Media/Guides/Formats/Image_types
 */
const NEWER: ReadonlyMap<string, string> = new Map([
  ['avif', 'image/avif'],
  ['jxl', 'image/jxl'],
  ['heic', 'image/heic'],
])
/** Characters of a `srcset`, and of an address in a message. */
const MAX_SRCSET = 10_000
const MAX_SHOWN = 200

function judgeSources(document: HtmlDocument): Judgement {
  return failEach(
    document.elements('source').filter(source => parentOf(source)?.tagName === 'picture'),
    source => {
      const type = (attribute(source, 'type') ?? '').split(';', 1)[0]!.trim().toLowerCase()
      const files = srcsetUrls((attribute(source, 'srcset') ?? '').slice(0, MAX_SRCSET))
      const [kind, ...others] = new Set(files.map(newerKind))
      if (kind === undefined || others.length > 0 || kind === type) return undefined
      // Most browsers read AVIF, and none of the kinds that are newer still.
      if ((!OLD_TYPE.test(type) && type !== 'image/avif') || hasNoOlderFile(source)) return undefined
      return document.occurrence(
        source,
        `type="${type}" is wrong for ${cutEnd(files[0]!, MAX_SHOWN)}, which is ${kind}.`,
      )
    },
    'the page has no pictures with several sources',
  )
}

/** The type of a file of a newer kind, by its ending; undefined of all others, and where a service may make another file of it. */
function newerKind(file: string): string | undefined {
  const [path = '', query = ''] = file.split('#', 1)[0]!.split('?', 2)
  const ending = /\.([a-z]{3,4})$/i.exec(path)?.[1]?.toLowerCase() ?? ''
  return MAY_CONVERT.test(`${path.slice(0, path.lastIndexOf('/') + 1)} ${query}`)
    ? undefined
    : NEWER.get(ending)
}

/** Words in the folders and the query of an address that ask for a file of some kind. */
const MAY_CONVERT =
  /(?:^|[^a-z])(?:auto|webp|jpe?g|png|avif|jxl|f|fm|fmt|format|ext|type|output)(?:[^a-z]|$)/i

/** Whether the image of the picture is of a newer kind as well: who cannot show the source loses nothing by it. */
function hasNoOlderFile(source: Element): boolean {
  const image = parentOf(source)?.childNodes.find(node => isElement(node) && node.tagName === 'img')
  const src = image && isElement(image) ? attribute(image, 'src')?.trim() : undefined
  return src === undefined || newerKind(src) !== undefined
}
