/** Characters of a reference; Git allows more, and an address with them is none that people read. */
const MAX_REFERENCE = 200

/**
 * Where the documents on checks are: in the repository that the runner took this action from, at the version that it
 * runs. Undefined where that is not known, as for an action of the checkout, and where a variable is not what it should be.
 *
 * @see https://docs.github.com/actions/reference/workflows-and-actions/variables
 */
export function checkPagesAddress(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const { GITHUB_ACTION_REPOSITORY: repository = '', GITHUB_ACTION_REF: reference = '' } = env
  const server = URL.parse(env['GITHUB_SERVER_URL'] ?? '')
  const isServer = server?.protocol === 'https:' && server.href === `${server.origin}/`
  if (!isServer || !isRepository(repository) || !isReference(reference)) return undefined
  return `${server.origin}/${repository}/blob/${reference}/docs/checks`
}

function isRepository(name: string): boolean {
  return /^[A-Za-z\d][A-Za-z\d-]{0,38}\/(?!\.{1,2}$)[\w.-]{1,100}$/.test(name)
}

/** A branch, a tag or a commit, as `git check-ref-format` allows them, of plain characters. */
function isReference(name: string): boolean {
  const parts = name.split('/')
  return (
    name.length <= MAX_REFERENCE &&
    parts.every(part => /^(?![.-])[\w.-]+(?<!\.|\.lock)$/.test(part) && !part.includes('..'))
  )
}
