/** Words of the pseudo-Latin that fills templates: Cicero's text and what generators add to it. */
const FILLER_WORDS: ReadonlySet<string> = new Set(
  (
    'lorem ipsum dolor dolore dolores amet consectetur consectetuer adipiscing adipisicing elit elitr sadipscing eiusmod tempor ' +
    'incididunt labore magna aliqua aliquam veniam nostrud exercitation ullamco laboris nisi aliquip commodo consequat ' +
    'duis aute irure reprehenderit voluptate velit esse cillum fugiat nulla pariatur excepteur sint occaecat cupidatat ' +
    'proident culpa qui officia deserunt mollit anim laborum perspiciatis omnis iste natus accusantium doloremque laudantium ' +
    'totam aperiam eaque veritatis quasi beatae vitae dicta explicabo nemo ipsam voluptatem quia aspernatur odit fugit ' +
    'consequuntur ratione sequi nesciunt neque porro quisquam dolorem proin libero curabitur vestibulum pellentesque ' +
    'phasellus aenean vivamus suspendisse mauris quisque integer donec etiam sagittis vehicula euismod faucibus malesuada ' +
    'bibendum tincidunt sollicitudin lobortis tortor egestas convallis scelerisque hendrerit condimentum ullamcorper ' +
    'ultricies ultrices dignissim fusce rhoncus tempus nullam felis ligula lectus mattis metus morbi nibh nunc ornare ' +
    'porta porttitor posuere praesent pretium pulvinar purus quam risus rutrum sapien semper sodales tellus tristique ' +
    'turpis urna varius venenatis vel viverra volutpat vulputate accumsan ante arcu auctor blandit congue cras cursus ' +
    'dapibus diam dictum dui efficitur eget eleifend elementum enim erat eros facilisi facilisis fames feugiat fermentum ' +
    'finibus fringilla gravida habitant iaculis imperdiet interdum justo lacinia lacus laoreet leo luctus maecenas ' +
    'massa maximus maecenas mi molestie nam netus nisl odio orci placerat potenti primis sociis suscipit ' +
    // What libraries of test data and editors pick at random, from the rest of Cicero's passage.
    'accusamus iusto dignissimos ducimus blanditiis praesentium voluptatum deleniti atque corrupti quas molestias excepturi ' +
    'occaecati cupiditate similique mollitia animi dolorum harum quidem rerum facilis expedita distinctio soluta eligendi ' +
    'optio cumque impedit maxime placeat facere possimus assumenda repellendus temporibus quibusdam officiis debitis ' +
    'necessitatibus saepe eveniet voluptas voluptates repudiandae recusandae itaque earum tenetur sapiente delectus ' +
    'reiciendis voluptatibus maiores perferendis doloribus asperiores repellat nostrum corporis laboriosam aliquid commodi ' +
    'consequatur iure adipisci exercitationem numquam eius tempora incidunt quaerat magnam magni provident laborum sint sunt ' +
    'molestiae inventore architecto ab quam ' +
    'nonumy eirmod invidunt aliquyam voluptua rebum gubergren takimata sanctus accusam clita stet'
  ).split(' '),
)
/** Those that are no names of people or animals, of which a short text needs one. */
const UNMISTAKABLE =
  /^(?:lorem|ipsum|proin|vestibulum|pellentesque|phasellus|curabitur|suspendisse|vivamus|aenean|donec|praesent|maecenas|nullam|quisque|fusce|morbi|consectetur|adipiscing|eiusmod|tincidunt|sollicitudin|ullamcorper|vulputate|voluptatum|accusamus|dignissimos|blanditiis|laudantium|repudiandae|recusandae|reiciendis|perferendis|repellendus|adipisicing|doloremque|voluptatibus)$/
/** Short ones that stand between them, and are words of living languages too. */
const BETWEEN: ReadonlySet<string> = new Set(
  (
    'a ac ad alias at aut autem cum cursus de do ea enim eos error est et eu eum ex fuga hac hic id illo illum in ipsa minima ' +
    'minus nam nec nihil nobis non odio per quis quo quod quos se sed sem si sit ullam unde ut vero vos'
  ).split(' '),
)

/** Words of a text that are looked at. */
const MAX_WORDS = 300
/** Share of such words in a text of nothing else: headings have a word of their own at times. */
const MOST_OF_IT = 0.8
/** Words of filler in a row of which nobody writes so many by chance, or about filler. */
const LONG_RUN = 9
const LEAST_WORDS = 3
const SHORT_WORDS = 8
/** Generators of filler begin with it, whatever words they go on with; one makes Markdown of Ovid's. */
const OPENING = /^\P{L}{0,20}lorem (?:ipsum,? dolor,? sit|markdownum)(?!\p{L})/iu
/** Its word that is none of the others. */
const OPENING_WORD = 'markdownum'

/** Whether a text is pseudo-Latin, or goes on in it: "Lorem ipsum", "Proin sed libero". */
export function isFiller(text: string): boolean {
  if (!mayBeFiller(text)) return false
  if (OPENING.test(text)) return true
  const words =
    text
      .toLowerCase()
      .slice(0, MAX_WORDS * 20)
      .match(/\p{L}+/gu)
      ?.slice(0, MAX_WORDS) ?? []
  if (words.length === 2) return words[0] === 'lorem' && words[1] === 'ipsum'
  let [filler, between, run] = [0, 0, 0]
  for (const word of words) {
    const isFillerWord = FILLER_WORDS.has(word)
    const isBetween = !isFillerWord && BETWEEN.has(word)
    if (isFillerWord) filler++
    if (isBetween) between++
    run = isFillerWord || isBetween ? run + 1 : 0
    if (run >= LONG_RUN && filler > LONG_RUN / 2) return true
  }
  if (words.length < LEAST_WORDS) return false
  if (words.length < SHORT_WORDS && !words.some(word => UNMISTAKABLE.test(word))) return false
  return filler >= 2 && filler > between && filler + between >= words.length * MOST_OF_IT
}

const LETTERS = 0x20
const LOWER_A = 0x61
const LOWER_Z = 0x7a
const ASCII = 0x80
/** Letters that are some of ASCII in another case. */
const DOTTED_I = 0x130
const LONG_S = 0x17f
const KELVIN = 0x212a
/** Hashes of such words; a power of two. */
const HASHES = 1 << 15
const IS_HASH = new Uint8Array(HASHES)
for (const word of [...FILLER_WORDS, OPENING_WORD]) IS_HASH[hashOf(word)] = 1

/**
 * Whether a text has the two such words, or that of an opening, without which it is none, in a fraction of the time that
 * it takes to part its words.
 */
function mayBeFiller(text: string): boolean {
  let found = 0
  let hash = 0
  let start = 0
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : 0
    if (code >= ASCII && (code === DOTTED_I || code === LONG_S || code === KELVIN)) return true
    const lower = code | LETTERS
    if (lower >= LOWER_A && lower <= LOWER_Z) {
      hash = hashWith(hash, lower)
      continue
    }
    if (IS_HASH[hash] === 1) {
      const word = text.slice(start, at).toLowerCase()
      if (word === OPENING_WORD || (FILLER_WORDS.has(word) && ++found === 2)) return true
    }
    hash = 0
    start = at + 1
  }
  return false
}

function hashOf(word: string): number {
  let hash = 0
  for (let at = 0; at < word.length; at++) hash = hashWith(hash, word.charCodeAt(at))
  return hash
}

function hashWith(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) & (HASHES - 1)
}
