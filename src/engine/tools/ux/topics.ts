import { anchors } from './anchors.ts'
import { buttonsBeyondScreen } from './buttons-beyond-screen.ts'
import { canceledLinks } from './canceled-links.ts'
import { chatNumbers } from './chat-numbers.ts'
import { choiceGroups } from './choice-groups.ts'
import { clickedParts } from './clicked-parts.ts'
import { closedMenus } from './closed-menus.ts'
import { contact } from './contact.ts'
import { contactLinks } from './contact-links.ts'
import { coveredControls } from './covered-controls.ts'
import { coveredTargets } from './covered-targets.ts'
import { coveredTexts } from './covered-texts.ts'
import { cutMenus } from './cut-menus.ts'
import { deadMenus } from './dead-menus.ts'
import { desktopWidth } from './desktop-width.ts'
import { direction } from './direction.ts'
import { disabledForms } from './disabled-forms.ts'
import { doubledEntries } from './doubled-entries.ts'
import { emptyWidgets } from './empty-widgets.ts'
import { encoding } from './encoding.ts'
import { errorScreen } from './error-screen.ts'
import { fieldLabels } from './field-labels.ts'
import { foreignImages } from './foreign-images.ts'
import { forms } from './forms.ts'
import { hiddenMails } from './hidden-mails.ts'
import { hoverMenus } from './hover-menus.ts'
import { imageAddresses } from './image-addresses.ts'
import { imageSamples } from './image-samples.ts'
import { images } from './images.ts'
import { inputPatterns } from './input-patterns.ts'
import { inputPurposes } from './input-purposes.ts'
import { legalNotices } from './legal-notices.ts'
import { linkTargets } from './link-targets.ts'
import { listEntries } from './list-entries.ts'
import { localServers } from './local-servers.ts'
import { looseLabels } from './loose-labels.ts'
import { lostCalls } from './lost-calls.ts'
import { lostLanguages } from './lost-languages.ts'
import { lostMenus } from './lost-menus.ts'
import { mailAddresses } from './mail-addresses.ts'
import { modifiedClicks } from './modified-clicks.ts'
import { navigation } from './navigation.ts'
import { nestedControls } from './nested-controls.ts'
import { notFoundPage } from './not-found-page.ts'
import { onLoad } from './on-load.ts'
import { openLinks } from './open-links.ts'
import { openerTargets } from './opener-targets.ts'
import { ownSound } from './own-sound.ts'
import { passwordGates } from './password-gates.ts'
import { phoneNumbers } from './phone-numbers.ts'
import { placeholderLinks } from './placeholder-links.ts'
import { repeatedAttributes } from './repeated-attributes.ts'
import { repeatedIds } from './repeated-ids.ts'
import { sameTargetLists } from './same-target-lists.ts'
import { scriptTypes } from './script-types.ts'
import { scriptedAnchors } from './scripted-anchors.ts'
import { seeThroughMenus } from './see-through-menus.ts'
import { signNames } from './sign-names.ts'
import { siteSearch } from './site-search.ts'
import { socialLinks } from './social-links.ts'
import { source } from './source.ts'
import { sourceKinds } from './source-kinds.ts'
import { stateContrasts } from './state-contrasts.ts'
import { straySummaries } from './stray-summaries.ts'
import { tabPanels } from './tab-panels.ts'
import { tables } from './tables.ts'
import { trappingMenus } from './trapping-menus.ts'
import { undefinedHandlers } from './undefined-handlers.ts'
import { unfilledKeys } from './unfilled-keys.ts'
import { unlinkedTexts } from './unlinked-texts.ts'
import { unloadedFonts } from './unloaded-fonts.ts'
import { unreadImages } from './unread-images.ts'
import { unrevealedText } from './unrevealed-text.ts'
import { unsaidStates } from './unsaid-states.ts'
import { unseenFocus } from './unseen-focus.ts'
import { unservedForms } from './unserved-forms.ts'
import { wrappedMenus } from './wrapped-menus.ts'
import { xmlErrors } from './xml-errors.ts'

export const topics = [
  source,
  encoding,
  direction,
  disabledForms,
  emptyWidgets,
  repeatedAttributes,
  scriptTypes,
  anchors,
  repeatedIds,
  navigation,
  placeholderLinks,
  canceledLinks,
  modifiedClicks,
  socialLinks,
  unlinkedTexts,
  sameTargetLists,
  doubledEntries,
  linkTargets,
  openLinks,
  openerTargets,
  nestedControls,
  straySummaries,
  signNames,
  listEntries,
  scriptedAnchors,
  unrevealedText,
  deadMenus,
  closedMenus,
  lostLanguages,
  lostCalls,
  lostMenus,
  buttonsBeyondScreen,
  cutMenus,
  seeThroughMenus,
  trappingMenus,
  wrappedMenus,
  unseenFocus,
  hoverMenus,
  clickedParts,
  stateContrasts,
  coveredTargets,
  coveredControls,
  coveredTexts,
  desktopWidth,
  unloadedFonts,
  undefinedHandlers,
  unsaidStates,
  tabPanels,
  unservedForms,
  unfilledKeys,
  localServers,
  contact,
  legalNotices,
  phoneNumbers,
  mailAddresses,
  hiddenMails,
  contactLinks,
  chatNumbers,
  notFoundPage,
  forms,
  fieldLabels,
  inputPatterns,
  looseLabels,
  choiceGroups,
  inputPurposes,
  siteSearch,
  tables,
  errorScreen,
  xmlErrors,
  onLoad,
  passwordGates,
  ownSound,
  imageAddresses,
  imageSamples,
  sourceKinds,
  foreignImages,
  images,
  unreadImages,
]
