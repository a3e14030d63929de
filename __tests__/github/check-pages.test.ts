import { describe, expect, test } from '@jest/globals'
import { checkPagesAddress } from '../../src/github/check-pages.ts'

const RUNNER = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_ACTION_REPOSITORY: 'seo-tools/seo.preflight_2',
  GITHUB_ACTION_REF: 'v1',
}

describe('the documents on checks', () => {
  test.each([
    [{}, 'https://github.com/seo-tools/seo.preflight_2/blob/v1/docs/checks'],
    [
      { GITHUB_ACTION_REF: 'releases/v1.2.3' },
      'https://github.com/seo-tools/seo.preflight_2/blob/releases/v1.2.3/docs/checks',
    ],
    [
      { GITHUB_SERVER_URL: 'https://git.example:8443' },
      'https://git.example:8443/seo-tools/seo.preflight_2/blob/v1/docs/checks',
    ],
  ])('are where the action is: %j', (env, address) => {
    expect(checkPagesAddress({ ...RUNNER, ...env })).toBe(address)
  })

  test.each([
    [{ GITHUB_ACTION_REPOSITORY: '' }],
    [{ GITHUB_ACTION_REPOSITORY: undefined }],
    [{ GITHUB_ACTION_REPOSITORY: 'one' }],
    [{ GITHUB_ACTION_REPOSITORY: 'one/two/three' }],
    [{ GITHUB_ACTION_REPOSITORY: 'one/..' }],
    [{ GITHUB_ACTION_REPOSITORY: 'one/two?x=' }],
    [{ GITHUB_ACTION_REPOSITORY: 'one/two\n' }],
    [{ GITHUB_ACTION_REF: '' }],
    [{ GITHUB_ACTION_REF: '../../../evil' }],
    [{ GITHUB_ACTION_REF: 'v1/' }],
    [{ GITHUB_ACTION_REF: '/v1' }],
    [{ GITHUB_ACTION_REF: 'v1#x' }],
    [{ GITHUB_ACTION_REF: 'v1)](https://evil.example' }],
    [{ GITHUB_ACTION_REF: 'v'.repeat(201) }],
    [{ GITHUB_SERVER_URL: 'http://github.com' }],
    [{ GITHUB_SERVER_URL: 'https://user:secret@github.com' }],
    [{ GITHUB_SERVER_URL: 'https://github.com/path' }],
    [{ GITHUB_SERVER_URL: 'javascript:alert(1)' }],
    [{ GITHUB_SERVER_URL: '' }],
  ])('are nowhere with %j', env => {
    expect(checkPagesAddress({ ...RUNNER, ...env })).toBeUndefined()
  })
})
