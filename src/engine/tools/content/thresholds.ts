/**
 * Every number that decides a finding of this tool. Search engines publish no limits for text, so each is the common
 * limit of the large auditors, or so far beyond it that the page is certainly unusual.
 */

/** Characters of shown text that are looked at: as many as a thick book has. */
export const MAX_READ_CHARACTERS = 1_000_000

/** Words of main text under which a page has next to nothing to say. */
export const ALMOST_NO_WORDS = 50
/** Words of main text under which Semrush and Screaming Frog call a page thin. */
export const THIN_WORDS = 200
/** Links within the site that the document as sent lacks, from which on its way into the site depends on scripts. */
export const SCRIPTED_LINKS = 3
/** Share of all links within the site that those are. */
export const SCRIPTED_LINK_SHARE = 0.5

/** Links in the main text from which on a page can be a list of other pages. */
export const LISTING_LINKS = 8
/** Share of the main text's characters inside links from which on such a page is a list. */
export const LISTING_LINK_SHARE = 0.3
/** Articles beside each other from which on a page is a list of them. */
export const LISTING_ARTICLES = 3
/** Fields to fill in from which on a short page is a form. */
export const FORM_FIELDS = 2

/** Characters of an H1; Screaming Frog's limit. */
export const LONG_H1_CHARACTERS = 70

/** Words of a paragraph that the facts count as long (the limit that style guides give). */
export const LONG_PARAGRAPH_WORDS = 150
/** Words of a paragraph that nobody reads on a phone: several screens without a break. */
export const ENDLESS_PARAGRAPH_WORDS = 300
/** Words of a sentence that the facts count as long. */
export const LONG_SENTENCE_WORDS = 25

/** Words of running text without which a readability formula says nothing. */
export const READABILITY_WORDS = 200
/** Flesch, Amstad, Fernández-Huerta and Kandel–Moles: under this even academic prose is rare. */
export const EXTREME_READING_EASE = 0
/** Gulpease: under this a text is nearly incomprehensible to all readers but graduates. */
export const EXTREME_GULPEASE = 25
/** LIX: Björnsson's hardest class begins at 60. */
export const EXTREME_LIX = 80

/** Words a minute of silent reading of prose (Brysbaert 2019, a meta-analysis of 190 studies: 238). */
export const WORDS_PER_MINUTE = 238

/** Words of running text without which no language is named. */
export const LANGUAGE_WORDS = 100
/** Samples of the text that the detector must be sure of. */
export const LANGUAGE_SAMPLES = 3
/** Share of those samples that must agree on a language. */
export const LANGUAGE_AGREEMENT = 0.9

/** Words up to which a page whose title or H1 says "not found" is an error page and not an article about one. */
export const NOT_FOUND_WORDS = 150

/** Words of a block from which on a second appearance is no coincidence. */
export const REPEATED_BLOCK_WORDS = 20
/** Share of the words in repeated blocks from which on a template, and not an author, repeats them. */
export const REPEATED_SHARE = 0.25

/** Words of running text without which no word can be called too frequent. */
export const STUFFING_WORDS = 100
/** Share of the words that one word makes up. In prose the commonest function word stays under 0.1. */
export const STUFFED_WORD_SHARE = 0.15
/** Share of the words that one phrase of two or three words makes up. */
export const STUFFED_PHRASE_SHARE = 0.2

/** Words of main text without which a title cannot be compared with it. */
export const AGREEMENT_WORDS = 150
/** Terms that a title needs to be compared. */
export const AGREEMENT_TITLE_TERMS = 2

/** Milliseconds by which two dates may differ and still be the same day in some time zone. */
export const DATE_TOLERANCE_MS = 36 * 60 * 60 * 1000
