import { checksOf } from '../entries.ts'
import { isObject, own } from '../fields.ts'
import { sentenceOf } from '../general/names.ts'
import { entry, type Instrument, numberOf } from './instrument.ts'

/** Checks of DataForSEO that are true where there is a fault (https://docs.dataforseo.com/v3/on_page/instant_pages/). */
const FAULTS: ReadonlySet<string> = new Set([
  ...['no_content_encoding', 'high_loading_time', 'is_4xx_code', 'is_5xx_code', 'is_broken', 'is_http'],
  ...['high_waiting_time', 'has_micromarkup_errors', 'no_doctype', 'no_encoding_meta_tag', 'no_h1_tag'],
  ...['https_to_http_links', 'size_greater_than_3mb', 'has_meta_refresh_redirect'],
  ...['has_render_blocking_resources', 'low_content_rate', 'high_content_rate', 'low_character_count'],
  ...['high_character_count', 'small_page_size', 'large_page_size', 'low_readability_rate'],
  ...['irrelevant_description', 'irrelevant_title', 'irrelevant_meta_keywords', 'title_too_long'],
  ...['title_too_short', 'deprecated_html_tags', 'duplicate_meta_tags', 'duplicate_title_tag'],
  ...['no_image_alt', 'no_image_title', 'no_description', 'no_title', 'no_favicon', 'flash', 'frame'],
  ...['lorem_ipsum', 'redirect_chain', 'canonical_to_redirect', 'canonical_to_broken'],
  ...['recursive_canonical', 'canonical_chain'],
])
/** Those that are false where there is a fault. All others (`is_www`, `canonical`) only say how the page is. */
const MERITS: ReadonlySet<string> = new Set([
  ...['is_https', 'seo_friendly_url', 'seo_friendly_url_characters_check', 'seo_friendly_url_dynamic_check'],
  ...['seo_friendly_url_keywords_check', 'seo_friendly_url_relative_length_check'],
  ...['meta_charset_consistency', 'has_html_doctype'],
])

/** A page of DataForSEO's On-Page API, `tasks[0].result[0].items[0]`. It names no severity. */
export const dataForSeo: Instrument = {
  name: 'DataForSEO',
  read({ object, path }, page) {
    const score = numberOf(object, 'onpage_score')
    const checks = own(object, 'checks')
    if (score === undefined || score < 0 || score > 100 || !isObject(checks)) return undefined
    const entries = Object.entries(checks).flatMap(([key, value]) => {
      if (typeof value !== 'boolean' || !(FAULTS.has(key) || MERITS.has(key))) return []
      const title = sentenceOf(key.split('_'))
      return [entry(value === MERITS.has(key) ? 'pass' : 'fail', 'notice', { key, title })]
    })
    return {
      score,
      checks: checksOf(entries, page),
      parts: [
        { as: 'score', path: [...path, 'onpage_score'], form: { as: 'number' } },
        { as: 'checks', path: [...path, 'checks'], isMap: true, count: entries.length },
      ],
    }
  },
}
