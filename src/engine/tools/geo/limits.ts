/** Days without a stated change after which an article may be out of date: about six months. */
export const OUTDATED_DAYS = 183

/** Most characters of the text behind a heading for it to be a short answer: about 60 words. */
export const SHORT_ANSWER_CHARACTERS = 400

/** Characters below which an llms.txt says nothing. */
export const LLMS_TXT_MIN_CHARACTERS = 50
/** Most faults of an llms.txt that are listed. */
export const LLMS_TXT_MAX_FAULTS = 20
