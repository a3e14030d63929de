import { attribute, type Element } from '../../formats/html/document.ts'

const NAMES = 'facebook|instagram|twitter|linkedin|youtube|tiktok|pinterest|whatsapp|telegram'
/** Classes of the icons of networks: `fa-linkedin-in`, `bi-instagram`, `icon-facebook`, `ri-youtube-fill`. */
const ICON_CLASS = new RegExp(
  `(?:^|\\s)(?:fa|fab|bi|ri|bx|bxl|ti|mdi|la|lab|lni|icon|icofont|uil|pi|ion|socicon)[-_](?:social[-_])?(?:logo[-_])?(${NAMES})(?:$|[\\s_-])`,
  'i',
)
/** The name of a file and an alternative text of such an icon. */
const ICON_FILE = new RegExp(
  `(?:^|[/_-])(?:icon[_-]?)?(${NAMES})(?:[_-]?(?:icon|logo|white|black|\\d{1,3})){0,2}\\.\\w{3,4}$`,
  'i',
)
const ICON_ALT = new RegExp(`^(${NAMES})(?: (?:icon|logo))?$`, 'i')
const MAX_VALUE = 300

/** The network that an element is the icon of, in lower case. */
export function networkOfIcon(element: Element): string | undefined {
  const value = (name: string) => (attribute(element, name) ?? '').slice(0, MAX_VALUE)
  if (element.tagName === 'i' || element.tagName === 'span')
    return ICON_CLASS.exec(value('class'))?.[1]?.toLowerCase()
  if (element.tagName !== 'img') return undefined
  const [file] = value('src').split(/[?#]/)
  return (ICON_ALT.exec(value('alt').trim()) ?? ICON_FILE.exec(file!))?.[1]?.toLowerCase()
}

const HOSTS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    facebook: /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me|m\.me)$/,
    instagram: /(?:^|\.)(?:instagram\.com|instagr\.am)$/,
    twitter: /(?:^|\.)(?:twitter|x)\.com$/,
    linkedin: /(?:^|\.)linkedin\.com$/,
    youtube: /(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be)$/,
    tiktok: /(?:^|\.)tiktok\.com$/,
    pinterest: /(?:^|\.)(?:pinterest\.[a-z.]{2,6}|pin\.it)$/,
    whatsapp: /(?:^|\.)(?:whatsapp\.com|wa\.me)$/,
    telegram: /(?:^|\.)(?:t\.me|telegram\.(?:me|org))$/,
  }),
)

/** Whether an address is one of a network. */
export function isOfNetwork(network: string, url: URL): boolean {
  return url.protocol === 'whatsapp:'
    ? network === 'whatsapp'
    : (HOSTS.get(network)?.test(url.hostname) ?? false)
}
