import type { WriteStream } from 'node:tty'

type Environment = Readonly<Record<string, string | undefined>>

/** What the reader of a stream can show. */
export interface TerminalAbilities {
  /** Columns of a line; COLUMNS tells where there is no terminal. */
  width: number
  /** Lines of a screen; undefined where what is written goes on. */
  height: number | undefined
  color: boolean
  /** Signs beyond ASCII. */
  unicode: boolean
  /** Links behind text (OSC 8). */
  links: boolean
  /** Such links to files: the terminal is on the machine where they are. */
  fileLinks: boolean
}

/** Columns where nobody says how many there are, as in a file. */
const PLAIN_WIDTH = 100

/** What a stream that may be a terminal can show, as far as its variables tell. */
export function abilitiesOf(
  stream: Pick<WriteStream, 'isTTY' | 'columns' | 'rows' | 'hasColors'>,
  env: Environment,
  platform: NodeJS.Platform = process.platform,
): TerminalAbilities {
  const color = hasColor(stream, env)
  const links = hasLinks(stream.isTTY, color, env, platform)
  return {
    width: stream.columns || Number(/^[1-9]\d{0,2}$/.exec(env['COLUMNS'] ?? '')) || PLAIN_WIDTH,
    height: stream.isTTY ? stream.rows : undefined,
    color,
    unicode: hasUnicode(stream.isTTY, env, platform),
    links,
    fileLinks: links && !env['SSH_CONNECTION'] && !env['SSH_TTY'],
  }
}

/**
 * As Node.js does: FORCE_COLOR goes before NO_COLOR, and these before what the terminal says of itself.
 *
 * @see https://no-color.org and https://force-color.org
 */
function hasColor(stream: Pick<WriteStream, 'isTTY' | 'hasColors'>, env: Environment): boolean {
  const { FORCE_COLOR: forced, NO_COLOR: refused } = env
  if (forced !== undefined) return forced !== '0' && forced !== 'false'
  if (refused) return false
  return stream.isTTY ? stream.hasColors({ ...env }) : false
}

/** The console of Linux has few signs, and so had that of Windows before its Terminal. */
function hasUnicode(isTTY: boolean, env: Environment, platform: NodeJS.Platform): boolean {
  if (!isTTY) return true
  if (platform === 'win32') return Boolean(env['WT_SESSION'] || env['TERM_PROGRAM'] || env['TERM'])
  return env['TERM'] !== 'linux' && env['TERM'] !== 'dumb'
}

/** From which version on a terminal knows links, by the name that it gives itself in TERM_PROGRAM. */
const LINKING_PROGRAMS: Readonly<Record<string, readonly [major: number, minor: number]>> = {
  'iTerm.app': [3, 1],
  WezTerm: [20_200_620, 0],
  vscode: [1, 72],
  ghostty: [0, 0],
  zed: [0, 0],
}

/**
 * Whether the terminal is known to show links. One that is not would show their addresses, or worse.
 *
 * @see https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda
 */
function hasLinks(isTTY: boolean, color: boolean, env: Environment, platform: NodeJS.Platform): boolean {
  const { FORCE_HYPERLINK: forced, TERM_PROGRAM: program = '', VTE_VERSION: vte } = env
  if (forced) return Number.parseInt(forced, 10) !== 0
  if (!isTTY || !color || env['CI'] || env['TEAMCITY_VERSION']) return false
  if (env['WT_SESSION']) return true
  if (platform === 'win32') return false
  if (Object.hasOwn(LINKING_PROGRAMS, program)) {
    // A fork of VS Code with a count of its own.
    if (env['CURSOR_TRACE_ID']) return true
    const [major, minor] = LINKING_PROGRAMS[program]!
    const [ownMajor = 0, ownMinor = 0] = (env['TERM_PROGRAM_VERSION'] ?? '').split(/\D/).map(Number)
    return ownMajor > major || (ownMajor === major && ownMinor >= minor)
  }
  // Written as 6800 for 0.68.0; 0.50.0 crashed at a link.
  if (vte) return /^\d+$/.test(vte) && Number(vte) > 5000
  return env['TERM'] === 'alacritty' || env['TERM'] === 'xterm-kitty'
}
