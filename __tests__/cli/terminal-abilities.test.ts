import { describe, expect, test } from '@jest/globals'
import { abilitiesOf } from '../../src/cli/terminal-abilities.ts'

type Environment = Record<string, string>

const terminal = { isTTY: true, columns: 80, rows: 24, hasColors: () => true }
const file = { isTTY: false, columns: 0, rows: 0, hasColors: () => false }
const on = (env: Environment, stream = terminal, platform: NodeJS.Platform = 'linux') =>
  abilitiesOf(stream, env, platform)

test('a terminal tells its size; a file has lines that people can read, and no end', () => {
  expect(on({})).toMatchObject({ width: 80, height: 24 })
  expect(on({}, file)).toMatchObject({ width: 100, height: undefined, color: false, links: false })
})

test.each([
  ['60', 60],
  ['0', 100],
  ['-5', 100],
  ['1e9', 100],
  ['', 100],
])('COLUMNS=%s is the width of a file: %d', (COLUMNS, width) => {
  expect([on({ COLUMNS }, file).width, on({ COLUMNS }).width]).toEqual([width, 80])
})

describe('colours', () => {
  test.each<[string, Environment, boolean, boolean]>([
    ['nothing is said', {}, true, false],
    ['NO_COLOR has any value', { NO_COLOR: '0' }, false, false],
    ['NO_COLOR is empty', { NO_COLOR: '' }, true, false],
    ['FORCE_COLOR is set', { FORCE_COLOR: '1' }, true, true],
    ['FORCE_COLOR is empty', { FORCE_COLOR: '' }, true, true],
    ['FORCE_COLOR says no', { FORCE_COLOR: '0' }, false, false],
    ['FORCE_COLOR says false', { FORCE_COLOR: 'false' }, false, false],
    ['both are set', { FORCE_COLOR: '1', NO_COLOR: '1' }, true, true],
  ])('where %s', (_, env, inTerminal, inFile) => {
    expect([on(env).color, on(env, file).color]).toEqual([inTerminal, inFile])
  })

  test('are those that the terminal says it has, by the variables given', () => {
    const asked: unknown[] = []
    const plain = { ...terminal, hasColors: (env: unknown) => asked.push(env) < 0 }
    expect(on({ TERM: 'dumb' }, plain as typeof terminal).color).toBe(false)
    expect(asked).toEqual([{ TERM: 'dumb' }])
  })
})

describe('links', () => {
  const vscode = { TERM_PROGRAM: 'vscode', TERM_PROGRAM_VERSION: '1.95.3' }
  test.each<[string, Environment, boolean]>([
    ['an unknown terminal', { TERM: 'xterm-256color' }, false],
    ['VS Code', vscode, true],
    ['VS Code before it knew links', { ...vscode, TERM_PROGRAM_VERSION: '1.71.0' }, false],
    ['Cursor', { ...vscode, TERM_PROGRAM_VERSION: '0.42.0', CURSOR_TRACE_ID: 'x' }, true],
    ['VS Code in CI', { ...vscode, CI: 'true' }, false],
    ['VS Code without colours', { ...vscode, NO_COLOR: '1' }, false],
    ['iTerm2', { TERM_PROGRAM: 'iTerm.app', TERM_PROGRAM_VERSION: '3.5.0' }, true],
    ['iTerm2 before 3.1', { TERM_PROGRAM: 'iTerm.app', TERM_PROGRAM_VERSION: '3.0.9' }, false],
    [
      'WezTerm by its date',
      { TERM_PROGRAM: 'WezTerm', TERM_PROGRAM_VERSION: '20240203-110809-5046fc22' },
      true,
    ],
    ['Terminal of macOS', { TERM_PROGRAM: 'Apple_Terminal', TERM_PROGRAM_VERSION: '455' }, false],
    ['a program named as what every object has', { TERM_PROGRAM: 'constructor' }, false],
    ['GNOME Terminal', { VTE_VERSION: '6800' }, true],
    ['GNOME Terminal that crashed at them', { VTE_VERSION: '5000' }, false],
    ['Windows Terminal', { WT_SESSION: 'x' }, true],
    ['kitty', { TERM: 'xterm-kitty' }, true],
    ['where they are asked for', { FORCE_HYPERLINK: '1', CI: 'true' }, true],
    ['where they are refused', { ...vscode, FORCE_HYPERLINK: '0' }, false],
  ])('%s', (_, env, links) => {
    expect(on(env).links).toBe(links)
  })

  test('are in no file, unless they are asked for', () => {
    expect([on(vscode, file).links, on({ FORCE_HYPERLINK: '1' }, file).links]).toEqual([false, true])
  })

  test('lead to no file of another machine', () => {
    expect([on(vscode).fileLinks, on({ ...vscode, SSH_CONNECTION: '::1 1 ::1 22' }).fileLinks]).toEqual([
      true,
      false,
    ])
  })
})

test.each<[string, Environment, NodeJS.Platform, boolean]>([
  ['a terminal', { TERM: 'xterm-256color' }, 'linux', true],
  ['the console of Linux', { TERM: 'linux' }, 'linux', false],
  ['the old console of Windows', {}, 'win32', false],
  ['Windows Terminal', { WT_SESSION: 'x' }, 'win32', true],
])('%s has signs beyond ASCII: %j', (_, env, platform, unicode) => {
  expect(on(env, terminal, platform).unicode).toBe(unicode)
})
