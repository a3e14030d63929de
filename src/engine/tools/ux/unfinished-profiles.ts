/** Parts of addresses that stand for the name of a profile until somebody writes it. */
const SAMPLE_NAMES = new RegExp(
  `^@?(?:${[
    '(?:your|my)[-_.]?(?:page|profile|company|business|brand|name|username|user|handle|account|site|website|channel|organization|id)(?:[-_.]?name)?|(?:user|company|business|brand|profile|page|channel)[-_.]?name|username|yourusername|profile|account|handle|placeholder|example|sample|yourlink|page',
    'your[-_.]?(?:facebook|fb|instagram|insta|ig|twitter|x|linkedin|youtube|tiktok|pinterest|telegram|whatsapp|number|phone)(?:[-_.]?(?:name|page|profile|handle|username|account|channel|url|link|id|number|here))?',
    '(?:dein|ihr)[-_.]?(?:profil|name|kanal|account)|(?:deine|ihre)[-_.]?(?:seite|firma)|(?:votre|ton)[-_.]?(?:page|profil|compte|nom|entreprise)',
    'tu[-_.]?(?:pagina|perfil|usuario|empresa|negocio|cuenta|nombre|canal)|(?:il)?tuo[-_.]?(?:profilo|account|nome)|(?:la)?tua[-_.]?(?:pagina|azienda)',
    '(?:seu|sua)[-_.]?(?:perfil|pagina|empresa|usuario|nome|marca|canal)|tw[oó]j[-_.]?(?:profil|kanal)|twoja[-_.]?(?:strona|firma)|jouw[-_.]?(?:pagina|profiel|bedrijf|naam)',
  ].join('|')})$`,
  'i',
)
/** Makers of themes and site builders, and the networks themselves, as they are called there. */
const MAKERS = new Set(
  (
    'wix wixcom squarespace weebly godaddy wordpress wordpressdotcom wordpresscom elementor elemntor elegantthemes themeforest ' +
    'envato envatomarket colorlib bootstrapmade getbootstrap twbootstrap themewagon htmlcodex templatemo w3layouts startbootstrap ' +
    'sbootstrap creativetim creativetimofficial mdbootstrap webflow framer html5up ajlkn uicookies freehtml5 freehtml5.co ' +
    'fh5co templatesjungle themefisher gethugothemes jekyllrb gohugoio webnode jimdo strikingly carrd tildapublishing mobirise ' +
    'shopify facebook instagram twitter linkedin youtube tiktok pinterest'
  ).split(' '),
)
/** Folders in front of the names of profiles. */
const KIND = /^(?:in|company|school|channel|c|u|user|pages|people|groups|profile\.php)$/i
const MAX_NAME = 60

/**
 * What an address of a network leads to in place of a profile of the site: the account of whoever made the template, or a
 * name that was never filled in.
 *
 * @param about title and host of the page: makers link to themselves
 */
export function unfinishedProfile({ pathname, hostname }: URL, about: string): string | undefined {
  const [first = '', second] = pathname.split('/').filter(part => part !== '')
  const isInFolder = KIND.test(first)
  const name = (isInFolder ? second : first)?.slice(0, MAX_NAME)
  if (name === undefined || (second !== undefined && !isInFolder)) return undefined
  if (SAMPLE_NAMES.test(name)) return `"${name}" is a sample of a template`
  const account = name.replace(/^@/, '').toLowerCase()
  const isMaker = MAKERS.has(account)
  return isMaker && !about.toLowerCase().includes(account.slice(0, 6))
    ? `"${name}" is the account of ${hostname.includes(account) ? 'the network itself' : 'whoever made the template'}`
    : undefined
}
