/** What a result shows, in CSS pixels. Google publishes no widths: these are what auditors measured. */

/** Font size of a title in Google's results, in Arial. */
export const TITLE_FONT_PX = 20
/** Font size of a description in Google's results, in Arial. */
export const DESCRIPTION_FONT_PX = 14

/** What a desktop result shows of a title. */
export const TITLE_DESKTOP_PX = 600
/** What a phone shows of a title: two lines of a 360 px screen. */
export const TITLE_MOBILE_PX = 656

/** What a desktop result shows of a description: two lines. */
export const DESCRIPTION_DESKTOP_PX = 985
/**
 * What a desktop result shows of a description in Chinese, Japanese or Korean: about 120 characters, which is what Japanese
 * guides measured and advise.
 */
export const DESCRIPTION_DESKTOP_WIDE_PX = 120 * DESCRIPTION_FONT_PX
/** What a phone shows of a description. */
export const DESCRIPTION_MOBILE_PX = 680
