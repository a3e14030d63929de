import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { generatorNames } from '../../page/generator-names.ts'

/** Files that only the generators of references have: Sphinx, pkgdown, Doxygen, TypeDoc, JSDoc, YARD, rustdoc, Javadoc. */
const FILES =
  /(?:^|\/)(?:documentation_options|pkgdown|dynsections|doxygen|jsdoc-default|rustdoc(?:-[\da-f]+)?|member-search-index)\.(?:js|css)(?:[?#]|$)/i
/** Generators that name themselves. */
const GENERATOR =
  /^(?:docutils|sphinx|doxygen|typedoc|rustdoc|pdoc|javadoc|yard|ldoc|dartdoc|phpdocumentor|mdoc)\b/i
const MAX_ADDRESS = 500

/** Whether a page comes from a generator of references, which makes pages of code and of lists: they have what there is to say. */
export function isGeneratedReference(document: HtmlDocument): boolean {
  return (
    document.elements('script', 'link').some(element => {
      const address = attribute(element, element.tagName === 'link' ? 'href' : 'src')
      return address !== undefined && FILES.test(address.slice(-MAX_ADDRESS))
    }) || generatorNames(document).some(name => GENERATOR.test(name))
  )
}
