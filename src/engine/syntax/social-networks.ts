const NETWORKS =
  /^(?:www\.|m\.|[a-z]{2}-[a-z]{2}\.)?(facebook|instagram|twitter|x|linkedin|youtube|tiktok|pinterest|threads|snapchat|vimeo|dribbble|behance)\.(?:com|net|de|fr|es|it)$/
/** Their short addresses, behind which a number, a name or the code of an invitation stands. */
const SHORT_HOSTS: ReadonlyMap<string, string> = new Map([
  ['wa.me', 'whatsapp'],
  ['t.me', 'telegram'],
  ['discord.gg', 'discord'],
])

/** The social network that a host is of, in lower case. */
export function networkAt({ hostname }: Pick<URL, 'hostname'>): string | undefined {
  return NETWORKS.exec(hostname)?.[1] ?? SHORT_HOSTS.get(hostname)
}

/** Whether an address is the home page of a network, and no profile there. */
export function isStartOfNetwork(url: URL): boolean {
  return networkAt(url) !== undefined && url.pathname === '/' && url.search === ''
}

/** Whether an address is made for invitations alone, and none is in it: nobody means the network by it. */
export function isEmptyInvitation({ hostname, pathname, search }: URL): boolean {
  return hostname === 'discord.gg' && pathname === '/' && search === ''
}
