/** Files that bring nothing but icons, by the names that they have: without them an icon has no width. */
const ICON_FILES =
  /(?:font-?awesome|fortawesome|fa-(?:solid|brands|regular)|bootstrap-icons|boxicons|remixicon|material-(?:design-)?(?:icons|symbols)|ionicons|line-awesome|flaticon|themify-icons|simple-line-icons|devicon|tabler-icons|icofont|linearicons|feather-icons|lineicons|unicons|primeicons|eva-icons|open-iconic|octicons|flag-icons?|weather-icons|typicons|fontello|pe-icon-7|feather(?:\.min)?\.js|\/lucide\b|phosphor-icons|iconify)/i
/** Hosts that serve nothing but icons, under paths that do not say so: `/releases/v5.2.0/css/all.css`. */
const ICON_HOSTS = new Set([
  'use.fontawesome.com',
  'pro.fontawesome.com',
  'kit.fontawesome.com',
  'ka-f.fontawesome.com',
  'ka-p.fontawesome.com',
  'maxst.icons8.com',
  'code.iconify.design',
  'cdn.lineicons.com',
  'cdn.materialdesignicons.com',
  'unicons.iconscout.com',
])
/** Characters of an address that are looked at. */
const MAX_ADDRESS = 2000

/** Whether a style sheet or script brings nothing but icons. */
export function isIconFile({ hostname, pathname }: URL): boolean {
  return ICON_HOSTS.has(hostname) || ICON_FILES.test(pathname.slice(0, MAX_ADDRESS))
}
