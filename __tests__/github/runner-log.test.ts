import { describe, expect, test } from '@jest/globals'
import { createRunnerLog } from '../../src/github/runner-log.ts'
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts'
import { parseCommands } from '../support/runner.ts'

function logged(redact: (text: string) => string = text => text) {
  const lines: string[] = []
  return { log: createRunnerLog(redact, line => void lines.push(line)), lines }
}

describe('a line of the log of a runner', () => {
  test.each(HOSTILE_TEXTS)('holds nothing that a terminal or a runner acts on from the text %p', text => {
    const { log, lines } = logged()
    log.info(text)
    log.show(text)
    log.warning(text)
    log.debug(text)
    log.annotate('error', { title: text, file: text }, text)
    const [info, show, ...commands] = lines
    expect(info).not.toMatch(/[^\n\t\P{Cc}]|[\u202a-\u202e\u2066-\u2069]/u)
    expect(show).not.toMatch(/[^\n\t\u001b\P{Cc}]|[\u202a-\u202e\u2066-\u2069]/u)
    expect(parseCommands(`${info}${show}`)).toEqual([])
    expect(commands.map(line => parseCommands(line).length)).toEqual([1, 1, 1])
    for (const line of commands) expect(line.slice(0, -1)).not.toMatch(/[^\t\P{Cc}]|[\u202a-\u202e]/u)
  })

  test('keeps the styles of the report, and nothing else that begins like one', () => {
    const { log, lines } = logged()
    log.show('\u001b[1m\u001b[31mFailed\u001b[39m\u001b[22m \u001b]8;;http://evil.example\u0007')
    expect(lines).toEqual([
      '\u001b[1m\u001b[31mFailed\u001b[39m\u001b[22m \ufffd]8;;http://evil.example\ufffd\n',
    ])
  })

  test('holds no secret that an invisible character parts', () => {
    const { log, lines } = logged(text => text.replaceAll('ghs_secret', '***'))
    log.info('ghs_\u200bsecret')
    log.show('ghs_\u2066secret')
    expect(lines).toEqual(['***\n', '***\n'])
  })

  test.each(HOSTILE_TEXTS)('is in its group, which no other text ends, from the text %p', text => {
    const { log, lines } = logged()
    log.group(text, [text, '::endgroup::', text])
    expect(lines).toHaveLength(1)
    const commands = parseCommands(lines[0]!).map(({ command }) => command)
    expect(commands).toEqual(['group', 'endgroup'])
    const [title, ...rest] = lines[0]!.split('\n')
    expect(title).not.toMatch(/[^\t\P{Cc}]|[\u202a-\u202e]/u)
    expect(rest.slice(-2)).toEqual(['::endgroup::', ''])
  })

  test('is in a group without the secrets of it', () => {
    const { log, lines } = logged(text => text.replaceAll('ghs_secret', '***'))
    log.group('of ghs_secret', ['with ghs_\u200bsecret'])
    expect(lines).toEqual(['::group::of ***\nwith ***\n::endgroup::\n'])
  })
})
