interface Version {
  numbers: readonly number[]
  /** What follows the numbers, as `beta.2`; empty for a release. */
  prerelease: string
}

/**
 * Compares two version numbers as package managers do: missing numbers are 0, a pre-release comes before its release.
 *
 * @returns below 0 where the first is older, above 0 where it is newer
 */
export function compareVersions(first: string, second: string): number {
  const [a, b] = [read(first), read(second)]
  for (let i = 0; i < Math.max(a.numbers.length, b.numbers.length); i++) {
    const difference = (a.numbers[i] ?? 0) - (b.numbers[i] ?? 0)
    if (difference !== 0) return difference
  }
  if (a.prerelease === b.prerelease) return 0
  if (a.prerelease === '') return 1
  if (b.prerelease === '') return -1
  return a.prerelease.localeCompare(b.prerelease, 'en', { numeric: true })
}

function read(version: string): Version {
  const [numbers = ''] = /^\d{1,9}(?:\.\d{1,9}){0,9}/.exec(version) ?? []
  return {
    numbers: numbers.split('.').map(Number),
    prerelease: version
      .slice(numbers.length)
      .replace(/^[-.+]/, '')
      .toLowerCase(),
  }
}
