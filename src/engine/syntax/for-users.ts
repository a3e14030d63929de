/** Last parts of the addresses of pages for people who are on the site already. */
const FOR_USERS = new RegExp(
  `/(?:${[
    'thank-?you|thanks|danke|vielen-dank|merci|gracias|obrigad[oa]|grazie|bedankt|dziekujemy|success|confirmation',
    'search|suche|recherche|buscar|log-?in|sign-?in|sign-?up|register|account|dashboard|cart|basket|warenkorb|panier|carrito|checkout|unsubscribe|admin',
  ].join('|')})(?:\\.\\w{1,5})?(?:/(?:index\\.\\w{1,5})?)?$`,
  'i',
)

/** Whether a page is for people who are on the site already, by its address: a login, a cart, thanks for an order. */
export function isForUsers(url: string): boolean {
  return FOR_USERS.test(new URL(url).pathname)
}
