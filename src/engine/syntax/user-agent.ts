/** What requests say they come from: browsers' form, which few servers treat apart, and this program's name. */
export function userAgentOf(version: string): string {
  return `Mozilla/5.0 (compatible; SEO-Preflight/${version})`
}
