/** Hosts that stand for the one of the site's owner, as templates and their instructions write them. */
export const OWNERS_HOST =
  '(?:www\\.)?(?:your[-_]?(?:new[-_]?|own[-_]?)?(?:domain|site|website|company|url)(?:[-_]?(?:name|here))?|(?:deine|ihre)[-_]?(?:domain|firma|webseite)|votre[-_]?(?:domaine|site|entreprise)|tu[-_]?(?:dominio|empresa|sitio)|nombre[-_]?(?:empresa|dominio)|nome[-_]?(?:attivita|azienda|sito|dominio|empresa|dasuaempresa)|(?:il[-_]?)?tuo[-_]?(?:sito|dominio)|seu[-_]?(?:site|dominio)|sua[-_]?empresa|twoja[-_]?(?:firma|domena|strona)|nazwa[-_]?firmy|jouw[-_]?(?:domein|bedrijf)|firma[-_]?adi|sirket[-_]?adi|alan[-_]?adiniz)\\.[a-z]{2,6}(?:\\.[a-z]{2})?'

const WHOLE = new RegExp(`^${OWNERS_HOST}$`, 'i')

/** Whether a host is one that nobody has filled in: "your-domain.com", "www.ihre-domain.de". */
export function isOwnersHost(host: string): boolean {
  return WHOLE.test(host)
}
