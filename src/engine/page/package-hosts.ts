/** Hosts of packages that anybody may load, with the folder of these. What jsDelivr sends from `/gh/` may be a site's own. */
export const PACKAGE_PLACES: readonly string[] = [
  'cdn.jsdelivr.net/npm',
  'fastly.jsdelivr.net/npm',
  'unpkg.com',
  'cdnjs.cloudflare.com/ajax/libs',
  'ajax.googleapis.com/ajax/libs',
  'ajax.aspnetcdn.com',
  'code.jquery.com',
  'maxcdn.bootstrapcdn.com',
  'stackpath.bootstrapcdn.com',
  'netdna.bootstrapcdn.com',
  'esm.sh',
  'esm.run',
  'cdn.skypack.dev',
  'cdn.bootcdn.net',
  'cdn.staticfile.org',
  'cdn.staticfile.net',
  'lib.baomitu.com',
]

/** Whether an address is that of a file of a package on a public CDN. */
export function isOfPackageHost({ hostname, pathname }: URL): boolean {
  const address = hostname + pathname
  return PACKAGE_PLACES.some(place => address.startsWith(`${place}/`))
}
