import { expect, test } from '@jest/globals'
import type { RenderedPage } from '../../../src/engine/browser/rendered-page.ts'
import { HtmlDocument } from '../../../src/engine/formats/html/document.ts'
import { RenderedDocument } from '../../../src/engine/formats/html/rendered-document.ts'
import { StructuredData } from '../../../src/engine/formats/structured-data/structured-data.ts'
import { canonicalLinks } from '../../../src/engine/page/canonical-links.ts'
import type { HtmlPage } from '../../../src/engine/page/html-page.ts'
import { instantRedirect } from '../../../src/engine/page/instant-redirect.ts'
import type { JudgedPage } from '../../../src/engine/page/judged-page.ts'
import { judgedRules } from '../../../src/engine/page/judged-rules.ts'
import { languageAlternates } from '../../../src/engine/page/language-alternates.ts'
import { linksOf } from '../../../src/engine/page/links/page-links.ts'
import { PageAddress } from '../../../src/engine/page/page-address.ts'
import { mergedDirectives, metaDirectives } from '../../../src/engine/page/page-directives.ts'
import { scriptEffectsOn } from '../../../src/engine/page/script-effects.ts'
import { relianceOnScripts } from '../../../src/engine/page/script-reliance.ts'
import { scriptShellOf } from '../../../src/engine/page/script-shell.ts'
import { runsScripts } from '../../../src/engine/page/scripts.ts'
import { mainTextOf } from '../../../src/engine/page/text/main-text.ts'
import { regionsOf } from '../../../src/engine/page/text/regions.ts'
import { scriptedText } from '../../../src/engine/page/text/scripted-text.ts'
import { templateKeyOf } from '../../../src/engine/rendering/template-key.ts'
import {
  fragmentTargetsIn,
  fragmentTargetsOf,
} from '../../../src/engine/visit/link-check/fragment-targets.ts'
import { superLinear } from '../../support/growth.ts'
import { DOCUMENTS } from './documents.ts'

const URL = 'https://www.example.com/folder/'
const RESPONSE = {
  ...{ url: URL, status: 200, headers: new Map(), ttfbMs: 1, totalMs: 1 },
  ...{ body: Buffer.alloc(0), wireBytes: 0, truncated: false },
}
const NONE = new HtmlDocument('', URL)

/** All that tools ask of a document before they judge it. */
const READERS: Readonly<Record<string, (document: HtmlDocument) => unknown>> = {
  links: linksOf,
  reliance: document => relianceOnScripts(pageOf(document)),
  template: document => templateKeyOf(pageOf(document)),
  effects: document => {
    const rendered = {
      document,
      overlays: [{ selector: 'body > div' }],
    } as unknown as RenderedPage
    return scriptEffectsOn({ sent: pageOf(document), scripts: { state: 'seen', before: NONE, rendered } })
  },
  canonical: document => canonicalLinks(pageOf(document)).map(link => link.at('')),
  versions: document => {
    const { read, inBody } = languageAlternates(pageOf(document))
    return [read.map(version => version.at('')), inBody.map(element => document.occurrence(element))]
  },
  rules: document => {
    const { inHead, outsideHead } = metaDirectives(document)
    return mergedDirectives([...inHead, ...outsideHead], 'Googlebot')
  },
  'changed rules': document => {
    const page = pageOf(document)
    const scripts = { state: 'seen', before: document } as JudgedPage['scripts']
    return judgedRules({ ...page, sent: page, scripts, unfilled: undefined })
  },
  address: document => new PageAddress(pageOf(document)).canonicalIs,
  redirect: document => instantRedirect(pageOf(document)),
  'structured data': document => {
    const data = new StructuredData(document)
    return data.items.map(item => data.whole(item))
  },
  text: document => scriptedText(NONE, mainTextOf(document, regionsOf(document, ['#x'])).blocks),
  scripts: document => [scriptShellOf(document), runsScripts(document)],
  fragments: document => fragmentTargetsOf(document, false),
  'fragments as sent': document => fragmentTargetsIn(document.source, false),
  places: document => document.elements().map(element => document.occurrence(element)),
  'places as sent': document => {
    const rendered = new RenderedDocument(document.source, document, URL)
    return rendered.elements().map(element => rendered.positionOf(element))
  },
}

test.each(Object.entries(DOCUMENTS))(
  'a document is read in linear time, whatever it has many of: %s',
  async (_, make) => {
    const sizes = { smallest: 250, largest: 8000 }
    const readAll = (source: string) => {
      const document = new HtmlDocument(source, URL)
      for (const read of Object.values(READERS)) read(document)
    }
    if ((await superLinear(make, readAll, sizes)) === undefined) return
    const open = (size: number) => new HtmlDocument(make(size), URL)
    const slow: Record<string, string> = {}
    for (const [name, read] of Object.entries(READERS)) {
      const found = await superLinear(open, read, sizes)
      if (found !== undefined) slow[name] = found
    }
    const found = await superLinear(make, source => new HtmlDocument(source, URL), sizes)
    if (found !== undefined) slow['tree'] = found
    expect(slow).toEqual({})
  },
)

// Beside all other readers these would only show on pages of a size that takes too long to try.
test.each([
  ['links of the head', 'places as sent'],
  ['hidden versions', 'versions'],
  ['elements with rules', 'changed rules'],
])('nor does one reader alone take longer: %s, %s', async (name, reader) => {
  const open = (size: number) => new HtmlDocument(DOCUMENTS[name]!(size), URL)
  expect(await superLinear(open, READERS[reader]!, { smallest: 2000, largest: 16_000 })).toBeUndefined()
})

function pageOf(document: HtmlDocument): HtmlPage {
  return { url: URL, response: RESPONSE, document, encoding: 'utf-8' }
}
