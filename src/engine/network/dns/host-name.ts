const MAX_LABEL = 63
const MAX_NAME = 253

/** A name in lower case, without the dot at its end; the root is empty. */
export function canonicalName(name: string): string {
  return name.toLowerCase().replace(/\.$/, '')
}

/** Whether a name can be asked for: labels of 1 to 63 octets, 253 together (RFC 1035 section 2.3.4). */
export function isQueryable(name: string): boolean {
  if (name === '') return true
  return (
    Buffer.byteLength(name) <= MAX_NAME &&
    name.split('.').every(label => label !== '' && Buffer.byteLength(label) <= MAX_LABEL)
  )
}

/** The name and each name above it, the top-level domain last. */
export function namesUpwards(name: string): string[] {
  const labels = canonicalName(name).split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}
