import { percentDecoded } from '../../text/percent-decoded.ts'

/** Last parts of addresses of imprints, privacy policies and terms, in the languages that are most frequent on the web. */
const LEGAL_NOTICE = new RegExp(
  `/(?:${[
    'impressum|imprint|legal(?:-notice)?|disclaimer|datenschutz(?:erklaerung|erklärung|hinweise?)?|agb|widerruf(?:sbelehrung)?|barrierefreiheit',
    'privacy(?:-?policy|-?statement|-?notice)?|cookies?(?:-?policy)?|terms(?:-?(?:of-?(?:use|service)|and-?conditions|conditions))?|tos',
    'mentions-?legales|confidentialite|politique-(?:de-)?confidentialite|politique-(?:de-)?cookies|cg[uv]|conditions-generales(?:-[a-z-]{1,20})?',
    'aviso-legal|politica-(?:de-)?(?:privacidad|privacidade|cookies)|privacidad|privacidade|terminos(?:-y-condiciones)?|termos(?:-de-uso)?',
    'note-legali|privacy-e-cookie|informativa-privacy|polityka-prywatnosci|regulamin|privacyverklaring|integritetspolicy|privatlivspolitik',
  ].join('|')})(?:\\.\\w{1,5})?(?:/(?:index\\.\\w{1,5})?)?$`,
  'i',
)

/** Whether a page is one that the law asks for, and nobody searches for, by its address. */
export function isLegalNotice(url: string): boolean {
  return LEGAL_NOTICE.test(percentDecoded(new URL(url).pathname).replaceAll('_', '-'))
}
