import { amount } from './amount.ts'
import { browserLanguage } from './browser-language.ts'
import { cardTexts } from './card-texts.ts'
import { copyrightYear } from './copyright-year.ts'
import { cutAttributes } from './cut-attributes.ts'
import { doubledWords } from './doubled-words.ts'
import { emptyAlts } from './empty-alts.ts'
import { englishAlts } from './english-alts.ts'
import { errorMessages } from './error-messages.ts'
import { figures } from './figures.ts'
import { framedContent } from './framed-content.ts'
import { headingStructure } from './heading-structure.ts'
import { homeSubject } from './home-subject.ts'
import { imageFileNames } from './image-file-names.ts'
import { imageTexts } from './image-texts.ts'
import { interfaceLanguage } from './interface-language.ts'
import { linkTexts } from './link-texts.ts'
import { markedDates } from './marked-dates.ts'
import { missingPageLanguage } from './missing-page-language.ts'
import { misspelledWords } from './misspelled-words.ts'
import { mixedLanguages } from './mixed-languages.ts'
import { pastClosures } from './past-closures.ts'
import { pastEvents } from './past-events.ts'
import { pastOffers } from './past-offers.ts'
import { pendingTexts } from './pending-texts.ts'
import { picturedPrices } from './pictured-prices.ts'
import { placeholders } from './placeholders.ts'
import { repeatedText } from './repeated-text.ts'
import { scriptedContent } from './scripted-content.ts'
import { scriptedParts } from './scripted-parts.ts'
import { statedDates } from './stated-dates.ts'
import { systemDefaults } from './system-defaults.ts'
import { textDamage } from './text-damage.ts'
import { textFacts } from './text-facts.ts'
import { textLanguage } from './text-language.ts'
import { unmarkedHeadings } from './unmarked-headings.ts'
import { weekdaysOfDates } from './wrong-weekdays.ts'

export const topics = [
  amount,
  framedContent,
  headingStructure,
  unmarkedHeadings,
  homeSubject,
  textLanguage,
  browserLanguage,
  mixedLanguages,
  interfaceLanguage,
  missingPageLanguage,
  textDamage,
  doubledWords,
  misspelledWords,
  cutAttributes,
  placeholders,
  pendingTexts,
  figures,
  systemDefaults,
  errorMessages,
  repeatedText,
  cardTexts,
  imageTexts,
  englishAlts,
  imageFileNames,
  picturedPrices,
  emptyAlts,
  linkTexts,
  statedDates,
  markedDates,
  weekdaysOfDates,
  copyrightYear,
  pastEvents,
  pastClosures,
  pastOffers,
  scriptedContent,
  scriptedParts,
  textFacts,
]
