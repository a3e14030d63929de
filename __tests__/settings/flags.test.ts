import { describe, expect, test } from '@jest/globals'
import { fromFlags, withOwnFlags } from '../../src/settings/flags.ts'
import { truth } from '../../src/settings/kinds.ts'
import { SettingsError } from '../../src/settings/settings-error.ts'
import type { Written } from '../../src/settings/table.ts'

const PAGE = 'https://a.example/x'
const MAP = 'https://a.example/sitemap.xml'

function problemsOf(read: () => unknown): readonly string[] {
  try {
    read()
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
    throw error
  }
  return []
}

describe('a flag that takes true or false', () => {
  test.each<[string, Written]>([
    ['--crawl', { crawl: 'true' }],
    [`--crawl ${PAGE}`, { crawl: 'true', url: PAGE }],
    [`${PAGE} --crawl`, { crawl: 'true', url: PAGE }],
    ['--crawl localhost:3000', { crawl: 'true', url: 'localhost:3000' }],
    ['--crawl true.example', { crawl: 'true', url: 'true.example' }],
    ['--crawl false', { crawl: 'false' }],
    [`--crawl FALSE ${PAGE}`, { crawl: 'FALSE', url: PAGE }],
    [`--crawl=false ${PAGE}`, { crawl: 'false', url: PAGE }],
    [`--no-crawl ${PAGE}`, { crawl: 'false', url: PAGE }],
    ['--crawl --analyze', { crawl: 'true', analyze: 'true' }],
    ['--crawl --no-annotations --max-pages 5', { crawl: 'true', annotations: 'false', 'max-pages': '5' }],
    ['--crawl --crawl false', { crawl: 'false' }],
    ['--allow-private audit.example', { 'allow-private': 'true', url: 'audit.example' }],
    // Read as the value, so that it is refused as one: nobody means the page https://yes/.
    ['--crawl yes', { crawl: 'yes' }],
    ['--crawl 1', { crawl: '1' }],
  ])('may stand bare, and takes no page for its value: %s', (line, written) => {
    expect(fromFlags(line.split(' '))).toEqual(written)
  })

  test.each<[string, Written]>([
    ['--sitemap', { sitemap: 'true' }],
    [`--sitemap ${MAP}`, { sitemap: MAP }],
    [`${PAGE} --sitemap ${MAP}`, { sitemap: MAP, url: PAGE }],
    [`--sitemap ${MAP} ${PAGE}`, { sitemap: MAP, url: PAGE }],
    ['--sitemap https://a.example/?sitemap=1', { sitemap: 'https://a.example/?sitemap=1' }],
    ['--sitemap https://a.example', { sitemap: 'true', url: 'https://a.example' }],
    ['--sitemap https://a.example/', { sitemap: 'true', url: 'https://a.example/' }],
    ['--sitemap a.example/shop', { sitemap: 'true', url: 'a.example/shop' }],
    ['--sitemap=https://a.example/', { sitemap: 'https://a.example/' }],
    ['--sitemap --crawl', { sitemap: 'true', crawl: 'true' }],
    ['--sitemap false', { sitemap: 'false' }],
    [`--no-sitemap ${PAGE}`, { sitemap: 'false', url: PAGE }],
    [`--sitemap ${MAP} --sitemap ${MAP}?2`, { sitemap: `${MAP}?2` }],
  ])('or a URL takes a file behind it, and leaves the site to be audited: %s', (line, written) => {
    expect(fromFlags(line.split(' '))).toEqual(written)
  })

  test.each([
    ['--no-crawl true', '--no-crawl: takes no value; write --no-crawl alone, or --crawl'],
    ['--no-crawl=false', '--no-crawl: takes no value; write --no-crawl alone, or --crawl'],
    ['--no-tools', '--tools: needs a value, such as --tools LIST'],
    ['--crawll', '--crawll: there is no such flag (did you mean "--crawl"?)'],
  ])('is refused in one line where it says two things: %s', (line, problem) => {
    expect(problemsOf(() => fromFlags(line.split(' ')))).toEqual([problem])
  })
})

describe('a command with flags of its own', () => {
  const own = { loud: { kind: truth(), default: 'false' } } as const

  test.each([
    ['--loud', true],
    ['--loud false', false],
    ['--no-loud', false],
    ['', false],
  ])('reads %j beside the settings', (line, loud) => {
    const args = [...line.split(' ').filter(Boolean), PAGE, '--tools', 'serp']
    expect(withOwnFlags(args, own)).toEqual({ written: { url: PAGE, tools: 'serp' }, own: { loud } })
  })

  test.each([
    ['--lout', '--lout: there is no such flag (did you mean "--loud"?)'],
    ['--loud=maybe', 'loud: "maybe" must be true or false'],
  ])('says what is wrong with %s', (line, problem) => {
    expect(problemsOf(() => withOwnFlags([PAGE, line], own))).toEqual([problem])
  })

  test('shares them with no other command', () => {
    expect(problemsOf(() => fromFlags(['--loud']))).toEqual(['--loud: there is no such flag'])
  })
})
