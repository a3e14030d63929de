/** Characters of a list of classes that are looked at. */
export const MAX_CLASSES = 2000

/** Whole tokens of `class` and `id` that by convention name a part of the frame. */
const FRAME_TOKENS = new Set(
  (
    'nav navbar navigation navigator menu main-menu site-nav main-nav topnav top-nav sidenav sidebar side-bar sidebars ' +
    'sphinxsidebar breadcrumb breadcrumbs footer site-footer page-footer masthead site-header topbar top-bar related ' +
    'related-posts comments disqus_thread pagination pager share sharing social social-links newsletter popup modal ' +
    'advert advertisement ads skip-link skiplink toc table-of-contents copyright copyrights'
  ).split(' '),
)
/** Those of them that name a page's own subject as well: a list of newsletters, the menu of a restaurant. */
const SUBJECT_TOKENS = new Set('newsletter menu'.split(' '))
/** Tokens that by convention name the content, which some themes give a name of the frame as well: `entry share`. */
const CONTENT_TOKENS = new Set(
  'entry entry-content entry-inner post-content post-body article-content article-body'.split(' '),
)
/** Parts of `class` and `id` that name a consent notice, whatever stands around them. */
const CONSENT =
  /cookie-?(?:banner|consent|notice|bar|law|popup|policy-banner)|gdpr|onetrust|cookiebot|consent-?(?:banner|manager|popup)|usercentrics|didomi|osano/i

export type FrameKind = 'consent' | 'frame' | 'subject' | 'none'

/** What the names of elements say of them: on one page most come again and again. */
export class FrameNames {
  readonly #known = new Map<string, FrameKind>()

  kindOf(id: string, classes: string): FrameKind {
    const names = id === '' ? classes : `${id} ${classes}`
    if (names === '') return 'none'
    let kind = this.#known.get(names)
    if (!kind) {
      kind = frameKindOf(names)
      this.#known.set(names, kind)
    }
    return kind
  }
}

function frameKindOf(names: string): FrameKind {
  if (CONSENT.test(names)) return 'consent'
  const tokens = names.toLowerCase().split(/\s+/)
  const ofFrame = tokens.filter(name => FRAME_TOKENS.has(name))
  if (ofFrame.length === 0 || tokens.some(name => CONTENT_TOKENS.has(name))) return 'none'
  return ofFrame.every(name => SUBJECT_TOKENS.has(name)) ? 'subject' : 'frame'
}
