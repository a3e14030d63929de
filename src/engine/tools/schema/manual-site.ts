import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { generatorNames } from '../../page/generator-names.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { isGeneratedReference } from '../content/generated-reference.ts'

/** Generators that manuals are made with. */
const MANUAL_MAKERS =
  /^\s*(?:mkdocs|docusaurus|vitepress|vuepress|starlight|sphinx|gitbook|docfx|doxygen|javadoc|antora|hugo-book|just the docs)\b/i
/** Hosts that manuals and help are on. */
const MANUAL_HOST = /^(?:docs?|documentation|help|support)\./i
/** What the theme of Read the Docs calls the body of each of its pages, whichever generator uses it. */
const MANUAL_BODY = /(?:^|\s)wy-body-for-nav(?:\s|$)/
const MAX_TEXT = 160

/** Whether a site is a manual or the help of a product, whose maker is told of on another site. */
export function isManual({ document, url, preview }: HtmlPage): boolean {
  const { host } = new URL(preview?.origin ?? url)
  return MANUAL_HOST.test(host) || isMadeAsManual(document) || isGeneratedReference(document)
}

function isMadeAsManual(document: HtmlDocument): boolean {
  const classes = document.body && attribute(document.body, 'class')
  if (classes !== undefined && MANUAL_BODY.test(classes.slice(0, MAX_TEXT))) return true
  return generatorNames(document).some(name => MANUAL_MAKERS.test(name))
}
