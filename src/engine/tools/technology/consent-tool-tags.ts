import { type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { isExecutable } from '../../page/scripts.ts'
import { MAX_SCRIPT } from './google-tags.ts'

/** A tag that a consent tool starts once a visitor has agreed. */
export interface ConsentToolTag {
  /** As that of a tag of the page, such as `Google Tag Manager container GTM-ABC123`. */
  tag: string
  tool: string
}

/** Settings of tarteaucitron that name an account, each with the service that starts it and what it starts. */
const SERVICES: readonly [setting: RegExp, service: RegExp, tag: string][] = [
  [
    /\btarteaucitron\.user\.googletagmanagerId\s{0,20}=\s{0,20}['"](GTM-[A-Z0-9]{4,12})['"]/,
    /\.push\(\s{0,20}['"]googletagmanager['"]\s{0,20}\)/,
    'Google Tag Manager container',
  ],
  [
    /\btarteaucitron\.user\.gtagUa\s{0,20}=\s{0,20}['"]((?:G|AW|DC)-[A-Z0-9-]{4,20})['"]/,
    /\.push\(\s{0,20}['"]gtag['"]\s{0,20}\)/,
    'Google tag',
  ],
  [
    /\btarteaucitron\.user\.facebookpixelId\s{0,20}=\s{0,20}['"](\d{5,20})['"]/,
    /\.push\(\s{0,20}['"]facebookpixel['"]\s{0,20}\)/,
    'Meta pixel',
  ],
]

/**
 * The tags whose IDs stand in the settings of a consent tool. Other tools keep them on their servers, or hold back the
 * tag itself, which is seen as such.
 */
export function consentToolTags(document: HtmlDocument): ConsentToolTag[] {
  const texts = document
    .elements('script')
    .filter(isExecutable)
    .map(element => textOf(element).slice(0, MAX_SCRIPT))
  return SERVICES.flatMap(([setting, service, name]) => {
    const id = texts.map(text => setting.exec(text)?.[1]).find(found => found !== undefined)
    return id !== undefined && texts.some(text => service.test(text))
      ? [{ tag: `${name} ${id}`, tool: 'tarteaucitron' }]
      : []
  })
}
