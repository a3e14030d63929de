import { describe, expect, test } from '@jest/globals'
import { artifactNames } from '../../src/github/artifact-name.ts'
import { definitionOf, SETTING_NAMES } from '../../src/settings/table.ts'

const ENV = { GITHUB_JOB: 'seo', RUNNER_OS: 'Linux', INPUT_DEVICE: 'mobile', 'INPUT_GITHUB-TOKEN': 'a' }

describe('the names of an artifact', () => {
  test('are the default, and the default with a suffix', () => {
    expect(artifactNames('seo-preflight', ENV)).toEqual([
      'seo-preflight',
      expect.stringMatching(/^seo-preflight-[0-9a-f]{8}$/),
    ])
  })

  test('are the one that the user chose', () => {
    expect(artifactNames('reports', ENV)).toEqual(['reports'])
  })

  test('are the same in every run of a job, whatever its tokens', () => {
    const other = {
      ...ENV,
      GITHUB_RUN_ID: '2',
      GITHUB_REF: 'refs/heads/x',
      'INPUT_GITHUB-TOKEN': 'b',
      INPUT_HEADERS: 'c',
    }
    expect(artifactNames('seo-preflight', other)).toEqual(artifactNames('seo-preflight', ENV))
  })

  test.each(SETTING_NAMES.filter(name => definitionOf(name).secret))('say nothing of the secret %s', name => {
    const other = { ...ENV, [`INPUT_${name.toUpperCase()}`]: 'another' }
    expect(artifactNames('seo-preflight', other)).toEqual(artifactNames('seo-preflight', ENV))
  })

  test.each([
    { INPUT_DEVICE: 'desktop' },
    { INPUT_TOOLS: 'serp' },
    { GITHUB_JOB: 'other' },
    { RUNNER_OS: 'Windows' },
  ])('differ in a matrix where %p differs', other => {
    expect(artifactNames('seo-preflight', { ...ENV, ...other })[1]).not.toBe(
      artifactNames('seo-preflight', ENV)[1],
    )
  })
})
