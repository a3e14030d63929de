/** Every threshold of this tool. Widths are CSS pixels. Google publishes no widths: these are what auditors measured. */

/** Font size of a title in Google's results, in Arial. */
export const TITLE_FONT_PX = 20
/** Font size of a description in Google's results, in Arial. */
export const DESCRIPTION_FONT_PX = 14

/** What a desktop result shows of a title. */
export const TITLE_DESKTOP_PX = 600
/** What a phone shows of a title: two lines of a 360 px screen. */
export const TITLE_MOBILE_PX = 656
/** Below it a title says little: about ten Latin letters, or five Chinese characters. */
export const TITLE_MIN_PX = 100

/** What a desktop result shows of a description: two lines. */
export const DESCRIPTION_DESKTOP_PX = 985
/** What a phone shows of a description. */
export const DESCRIPTION_MOBILE_PX = 680
/** Below it a description fills less than one line of a desktop result. */
export const DESCRIPTION_MIN_PX = 400

/** An all-caps title needs this many letters and words before it counts: acronyms are not shouting. */
export const ALL_CAPS_MIN_LETTERS = 15
export const ALL_CAPS_MIN_WORDS = 3

/** A word of at least this many letters, this often, making up this share of a title, is keyword stuffing. */
export const STUFFED_WORD_MIN_LETTERS = 4
export const STUFFED_WORD_MIN_COUNT = 4
export const STUFFED_WORD_MIN_SHARE = 1 / 3

/** Google's hard minimum for a favicon's sides. */
export const FAVICON_MIN_PX = 8
/** What Google recommends a favicon to have. */
export const FAVICON_GOOD_PX = 48
/** Most icons of one page that are fetched. */
export const MAX_ICONS_FETCHED = 4

/** Smallest image that social networks show. */
export const CARD_IMAGE_MIN_PX = 200
/** Size that fills the large form of a social card on every network. */
export const CARD_IMAGE_GOOD_WIDTH_PX = 1200
export const CARD_IMAGE_GOOD_HEIGHT_PX = 630
/** Most images of one page that are fetched for its social card. */
export const MAX_CARD_IMAGES_FETCHED = 2
/** Bytes of an image that are looked at: its size stands at its start, behind a preview and colour profile at most. */
export const MAX_IMAGE_HEADER_BYTES = 1024 * 1024

/** Characters of path and query from which large auditors call a URL too long. */
export const URL_MAX_CHARACTERS = 200
export const URL_MAX_PARAMETERS = 4
/** The same folder this often in a path is the mark of a crawler trap, as `/a/b/a/b/a/b`. */
export const URL_MAX_REPEATED_SEGMENTS = 3
/** Folders above a page from which a reader needs to see where it lies. */
export const BREADCRUMB_MIN_SEGMENTS = 3

/** Googlebot reads this much of a page, uncompressed, and drops the rest. */
export const GOOGLEBOT_MAX_BYTES = 2 * 1024 * 1024
