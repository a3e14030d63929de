import { canonical } from './canonical.ts'
import { canonicalAddress } from './canonical-address.ts'
import { canonicalTarget } from './canonical-target.ts'
import { cardDates } from './card-dates.ts'
import { cardImage } from './card-image.ts'
import { cardImageSize } from './card-image-size.ts'
import { cardLocale } from './card-locale.ts'
import { comparedTexts } from './compared-texts.ts'
import { defaultCardImages } from './default-card-images.ts'
import { defaultIcons } from './default-icons.ts'
import { description } from './description.ts'
import { descriptionCut } from './description-cut.ts'
import { descriptionLabels } from './description-labels.ts'
import { descriptionText } from './description-text.ts'
import { favicon } from './favicon.ts'
import { head } from './head.ts'
import { homeTitle } from './home-title.ts'
import { hotlinkedImages } from './hotlinked-images.ts'
import { metaAttributes } from './meta-attributes.ts'
import { pageSize } from './page-size.ts'
import { pictures } from './pictures.ts'
import { previewControls } from './preview-controls.ts'
import { publishedHost } from './published-host.ts'
import { resultPreview } from './result-preview.ts'
import { scriptChanges } from './script-changes.ts'
import { siteName } from './site-name.ts'
import { siteNameSpellings } from './site-name-spellings.ts'
import { socialCard } from './social-card.ts'
import { title } from './title.ts'
import { titleText } from './title-text.ts'
import { urlForm } from './url-form.ts'

export const topics = [
  head,
  title,
  titleText,
  homeTitle,
  description,
  descriptionText,
  descriptionCut,
  descriptionLabels,
  canonical,
  canonicalAddress,
  canonicalTarget,
  publishedHost,
  previewControls,
  favicon,
  defaultIcons,
  siteName,
  siteNameSpellings,
  socialCard,
  cardImage,
  cardImageSize,
  defaultCardImages,
  hotlinkedImages,
  cardDates,
  cardLocale,
  metaAttributes,
  scriptChanges,
  urlForm,
  pageSize,
  resultPreview,
  comparedTexts,
  pictures,
]
