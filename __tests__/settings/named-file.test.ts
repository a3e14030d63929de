import { execFileSync } from 'node:child_process'
import { appendFile, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { futurePlace, NamedFileError, readNamedFile, realPlace } from '../../src/settings/named-file.ts'

let folder: string
let workspace: string
let temp: string
const at = (...names: string[]) => join(workspace, ...names)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'named-file-'))
  workspace = join(folder, 'workspace')
  temp = join(folder, 'temp')
  await mkdir(at('reports'), { recursive: true })
  await mkdir(at('pr/.git'), { recursive: true })
  await mkdir(temp)
  await writeFile(join(folder, 'credentials'), 'password')
  await writeFile(join(temp, 'git-credentials'), 'password')
  await writeFile(at('reports/report.json'), '{"own":true}')
  await writeFile(at('pr/.git/config'), 'password')
  await symlink('reports/report.json', at('inside.json'))
  await symlink('../credentials', at('outside.json'))
  await symlink('..', at('up'))
  await symlink('../temp/git-credentials', at('temp.json'))
  await symlink('pr/.git/config', at('git.json'))
  await symlink('loop.json', at('loop.json'))
  await symlink('nowhere', at('dangling.json'))
  await symlink('/dev/zero', at('zero.json'))
  await symlink(workspace, join(folder, 'alias'))
  execFileSync('mkfifo', [at('pipe.json')])
})
afterAll(() => rm(folder, { recursive: true }))

const read = (path: string, within: readonly string[] | 'anywhere' = [workspace, temp], maxBytes = 1000) =>
  readNamedFile(path, { maxBytes, within: within === 'anywhere' ? undefined : within })

async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    error => error,
  )
  expect(error).toBeInstanceOf(NamedFileError)
  expect(error.message).not.toContain('password')
  return error.message
}

describe('a file that a setting names', () => {
  test('is read where it is a regular one inside, by a link as well', async () => {
    const content = '{"own":true}'
    expect(await read(at('reports/report.json'))).toBe(content)
    expect(await read(at('inside.json'))).toBe(content)
    expect(await read(relative(process.cwd(), at('inside.json')))).toBe(content)
    expect(await read(join(folder, 'alias/inside.json'), [join(folder, 'alias')])).toBe(content)
    expect(await read(at('inside.json'), [join(folder, 'alias')])).toBe(content)
  })

  test('may be anywhere where a person names it', async () => {
    expect(await read(join(folder, 'credentials'), 'anywhere')).toBe('password')
    expect(await read(at('outside.json'), 'anywhere')).toBe('password')
  })

  test.each([
    ['above the workspace', () => at('../credentials'), /^is outside of ".*workspace" and ".*temp"$/],
    ['behind an absolute path', () => '/etc/passwd', /^is outside of /],
    ['that is not there, outside', () => '/nowhere/at/all', /^is outside of /],
    ['in a folder whose name begins alike', () => `${workspace}-2/a`, /^is outside of /],
    ['behind a link', () => at('outside.json'), /^leads out of ".*workspace" through a link$/],
    ['in a folder behind a link', () => at('up/credentials'), /^leads out of ".*workspace" through a link$/],
    ['behind a link into another folder that may be read', () => at('temp.json'), /^leads out of /],
    ['of the folder of git', () => at('pr/.git/config'), /^is inside the "\.git" folder/],
    ['of the folder of git behind a link', () => at('git.json'), /^is inside the "\.git" folder/],
    ['that is a folder', () => at('reports'), /^is a folder, not a file$/],
    ['that is a pipe which nobody writes to', () => at('pipe.json'), /^is not a regular file$/],
    ['that is a device', () => at('zero.json'), /^leads out of /],
    ['that is a link to itself', () => at('loop.json'), /^cannot be read \(ELOOP\)$/],
    ['that is a link to nothing', () => at('dangling.json'), /^cannot be read \(no such file\)$/],
    ['that is not there', () => at('none.json'), /^cannot be read \(no such file\)$/],
    ['below a file', () => at('inside.json/a'), /^cannot be read \(ENOTDIR\)$/],
    ['with a zero byte in its name', () => at('a\0b'), /^cannot be read \(ERR_INVALID_ARG_VALUE\)$/],
  ])('is refused %s', async (_, path, message) => {
    expect(await refusalOf(read(path()))).toMatch(message)
  })

  test.each([
    ['a device', '/dev/zero', /^is not a regular file$/],
    ['a terminal', '/dev/tty', /^(?:is not a regular file|cannot be read)/],
    ['a file that says that it is empty and is not', '/proc/self/maps', /^is larger than 10 bytes/],
  ])('is refused where it is %s, whoever names it', async (_, path, message) => {
    expect(await refusalOf(read(path, 'anywhere', 10))).toMatch(message)
  })

  test('is refused where it is a socket', async () => {
    const server = createServer()
    await new Promise<void>(resolve => server.listen(at('socket.json'), resolve))
    expect(await refusalOf(read(at('socket.json')))).toBe('is not a regular file')
    await new Promise(resolve => server.close(resolve))
  })

  test('is refused where it is too large or no text', async () => {
    await writeFile(at('large.json'), 'x'.repeat(1000))
    expect(await read(at('large.json'))).toHaveLength(1000)
    await appendFile(at('large.json'), 'x')
    expect(await refusalOf(read(at('large.json')))).toBe(
      'is larger than 1,000 bytes, the largest size that is read',
    )
    await writeFile(at('binary.json'), Buffer.from([0xff, 0xfe, 0x00]))
    expect(await refusalOf(read(at('binary.json')))).toBe('is not a text file in UTF-8')
  })

  test('is never another one, however often its place changes meanwhile', async () => {
    await writeFile(at('own'), 'own')
    const swap = async () => {
      for (let i = 0; i < 50; i++) {
        await symlink('../credentials', at('new'))
        await rename(at('new'), at('swapped'))
        await writeFile(at('new'), 'own')
        await rename(at('new'), at('swapped'))
      }
    }
    await writeFile(at('swapped'), 'own')
    let isOver = false
    const swapping = swap().then(() => {
      isOver = true
    })
    while (!isOver) {
      const content = await read(at('swapped')).catch(error => (error as Error).message)
      expect(content).not.toBe('password')
    }
    await swapping
  })
})

describe('a folder that is still to be made', () => {
  test('is inside, below what is there', async () => {
    expect(await futurePlace(at('a/b'), [workspace])).toBe(at('a/b'))
    expect(await futurePlace(workspace, [workspace])).toBe(workspace)
    expect(await futurePlace(join(folder, 'alias/a'), [workspace, folder])).toBe(at('a'))
    expect(await futurePlace(at('up/a'), undefined)).toBe(join(folder, 'a'))
  })

  test.each([
    ['above', () => at('../x'), /^is outside of /],
    ['behind a link', () => at('up/x/y'), /^leads out of /],
    ['behind a link to nothing', () => at('dangling.json/x'), /^cannot be read \(no such file\)$/],
    ['in the folder of git', () => at('.git/hooks'), /^is inside the "\.git" folder/],
  ])('is refused %s', async (_, path, message) => {
    expect(await refusalOf(futurePlace(path(), [workspace]))).toMatch(message)
  })
})

test('a folder that is there is known by its real path', async () => {
  expect(await realPlace(at('reports'), [workspace])).toBe(at('reports'))
  expect(await refusalOf(realPlace(at('up'), [workspace]))).toMatch(/^leads out of /)
})
