import { attribute, type HtmlDocument } from '../../../formats/html/document.ts'
import { startOfSeenText } from '../../../page/text/text-start.ts'

/** Words for privacy, data protection and cookies in the languages of most sites, as links to policies have them. */
const WORDS =
  /privac|priv-?policy|privat|datenschutz|data.?protection|cookie|gdpr|dsgvo|rgpd|confidential|confidenci|confiden|riservatezza|datapol|persondata|personvern|persónuvernd|integritet|tietosuoja|evästee|gegevensbescherming|ochrana|osobn|prywatno|rodo\b|adatv|adatkez|gizlil|kvkk|çerez|приват|конфиденц|конфіденц|персональн|поверит|απορρ|προσωπικ|פרטיות|خصوصية|حریم|プライバシー|個人情報|개인정보|隐私|隱私|私隐|个人信息|ความเป็นส่วนตัว|quyền riêng tư|bảo mật|privasi|privaats|privātum|privatum|zasebn|súkrom|sukrom|slapuk|sīkdat|küpsis|kolačić|piškotk|бисквит|лични данн|məxfilik|maxfiylik|құпиялы|գաղտնի|კონფიდენც|गोपनीयता|গোপনীয়তা|தனியுரிமை|رازداری/i
const MAX_TEXT = 200

/** Whether the page links to what it says about privacy or cookies. */
export function hasPolicyLink(document: HtmlDocument): boolean {
  return document.elements('a').some(link => {
    const href = attribute(link, 'href')
    if (href === undefined) return false
    return WORDS.test(decoded(href)) || WORDS.test(startOfSeenText(link, MAX_TEXT))
  })
}

function decoded(href: string): string {
  try {
    return decodeURI(href.slice(0, MAX_TEXT * 5))
  } catch {
    return href
  }
}
