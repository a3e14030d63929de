/** What scripts read that answer the fragment of an address. */
const READS_FRAGMENT = /\bhashchange\b|\blocation\.hash\b/
/** A text in quotes that can be a fragment, with or without its `#`. */
const QUOTED = /["'`]#?([^"'`\s#]{1,100})["'`]/g
/** Most such texts of one script. */
const MAX_NAMES = 5000

/** A name by which a value is looked up in an object: `VIEWS[name]`, `name in app.VIEWS`. */
const LOOKED_UP =
  /(?<![\w$])([\w$]{1,100})\s{0,5}\[\s{0,5}[A-Za-z_$]|\bin\s{1,5}(?:[\w$]{1,100}\.){0,3}([\w$]{1,100})/g
/** The start of an object, with its name if it has one, its end, and a key. */
const OF_OBJECT = /(?<![\w$])([\w$]{1,100})\s{0,20}([=:])\s{0,20}(\{)?|[{}]/g

/**
 * Fragments that a script may answer, as one that opens a form for `#join`: what it has in quotes, where it reads the
 * fragment of the address, and the keys of the objects in which it looks something up. Nothing of all other scripts.
 */
export function hashNamesIn(script: string): string[] {
  if (!READS_FRAGMENT.test(script)) return []
  const quoted = script
    .matchAll(QUOTED)
    .map(([, name]) => name!)
    .take(MAX_NAMES)
  return [...quoted, ...keysIn(script).take(MAX_NAMES)]
}

/** The keys, which need no quotes, of the objects that a script looks up by a name that it has in a variable. */
function* keysIn(script: string): Generator<string, undefined> {
  const lookedUp = new Set(script.matchAll(LOOKED_UP).map(([, before, behind]) => before ?? behind))
  if (lookedUp.size === 0) return
  const around: (string | undefined)[] = []
  for (const [token, name, sign, opens] of script.matchAll(OF_OBJECT)) {
    if (token === '}') around.pop()
    if (sign === ':' && lookedUp.has(around.at(-1))) yield name!
    if (token === '{' || opens !== undefined) around.push(name)
  }
}
