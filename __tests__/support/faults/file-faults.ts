/**
 * Loaded into the program before its own code: tells of each file operation below a folder, breaks the one that the plan
 * names, or sends this process a signal at it.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { threadId } from 'node:worker_threads'

/** What is done to the file operations of a process. */
export interface FilePlan {
  /** The folders that count; nothing else is touched. */
  folders: string[]
  /** File that each operation is written to, a line each. */
  log?: string
  at?: {
    /** As {@link keyOf} gives it. */
    key: string
    nth: number
    /** Error of the operation, as `ENOSPC`. */
    code?: string
    /** All later operations that write fail as well, as on a full disk. */
    onwards?: boolean
    /** Sent to this process one after the other. */
    signals?: readonly NodeJS.Signals[]
  }
}

const PATHS = [
  'access',
  'appendFile',
  'copyFile',
  'mkdir',
  'mkdtemp',
  'open',
  'opendir',
  'readdir',
  'readFile',
  'readlink',
  'realpath',
  'rename',
  'rm',
  'rmdir',
  'stat',
  'lstat',
  'symlink',
  'unlink',
  'writeFile',
] as const
const WRITING: readonly string[] = [
  'appendFile',
  'copyFile',
  'mkdir',
  'mkdtemp',
  'rename',
  'writeFile',
  'open',
]

const { appendFileSync } = fs
let plan: FilePlan
const counts = new Map<string, number>()
let isFull = false
/** An operation is made of others, which do not count by themselves. */
let depth = 0

type Operation = (...given: unknown[]) => unknown

/** From now on all operations of this process go by a plan. */
export function follow(given: FilePlan): void {
  plan = given
  for (const name of PATHS) {
    const promises = fs.promises as unknown as Record<string, Operation>
    const whole = fs as unknown as Record<string, Operation>
    const original = promises[name]!
    promises[name] = async (...given) => {
      fail(name, given)
      const result = await original.apply(promises, given)
      if (name === 'open') watchHandle(result as Record<string, Operation>, given)
      return result
    }
    const sync = whole[`${name}Sync`]!
    const failing: Operation = (...given) => {
      if (depth === 0) fail(name, given)
      depth++
      try {
        return sync.apply(whole, given)
      } finally {
        depth--
      }
    }
    // realpathSync has a property that is a function of its own.
    whole[`${name}Sync`] = Object.assign(failing, sync)
    const withCallback = whole[name]!
    const calling: Operation = (...given) => {
      try {
        fail(name, given)
      } catch (error) {
        const callback = given.at(-1)
        if (typeof callback === 'function') return process.nextTick(callback, error)
        throw error
      }
      return withCallback.apply(whole, given)
    }
    whole[name] = Object.assign(calling, withCallback)
  }
  syncBuiltinESMExports()
}

/** What is written to a file that was opened is an operation of its own. */
function watchHandle(handle: Record<string, Operation>, given: unknown[]): void {
  if (!isOpenToWrite(given[1])) return
  const original = handle['writeFile']!
  handle['writeFile'] = async (...content) => {
    fail('writeFile', given)
    return await original.apply(handle, content)
  }
}

/** Whether flags of `open` let it write: letters, or a number as the system takes it. */
function isOpenToWrite(flags: unknown): boolean {
  const { O_WRONLY, O_RDWR } = fs.constants
  return typeof flags === 'number' ? (flags & (O_WRONLY | O_RDWR)) !== 0 : /[wa+]/.test(String(flags ?? 'r'))
}

/** @throws Error as the system would give it, where the plan says so */
function fail(name: string, [path, options]: unknown[]): void {
  const file = path instanceof URL ? path.pathname : typeof path === 'string' ? path : undefined
  const folder = file === undefined ? undefined : plan.folders.find(folder => file.startsWith(folder))
  if (file === undefined || folder === undefined) return
  const key = keyOf(name, file.slice(folder.lastIndexOf('/') + 1))
  const nth = (counts.get(key) ?? 0) + 1
  counts.set(key, nth)
  if (plan.log !== undefined) appendFileSync(plan.log, `${JSON.stringify({ key, nth })}\n`)
  const isWrite = WRITING.includes(name) && (name !== 'open' || isOpenToWrite(options))
  if (isFull && isWrite) throw failure('ENOSPC', name, file)
  const { at } = plan
  if (at?.key !== key || at.nth !== nth) return
  for (const signal of at.signals ?? []) process.kill(process.pid, signal)
  if (at.code === undefined) return
  isFull = at.onwards === true
  throw failure(at.code, name, file)
}

/** Name of an operation and its path, without what differs from run to run. */
function keyOf(name: string, path: string): string {
  const thread = threadId === 0 ? '' : 'thread '
  const made = /^tmp\//.test(path) ? path.replace(/(?<=-)[A-Za-z0-9]{6}(?=\/|$)/g, '*') : path
  return `${thread}${name} ${made.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{16}/, '*')}`
}

const MESSAGES: Record<string, string> = {
  EACCES: 'permission denied',
  EIO: 'i/o error',
  EMFILE: 'too many open files',
  ENOENT: 'no such file or directory',
  ENOSPC: 'no space left on device',
  EROFS: 'read-only file system',
}

function failure(code: string, syscall: string, path: string): Error {
  const error = new Error(`${code}: ${MESSAGES[code]}, ${syscall} '${path}'`)
  return Object.assign(error, { code, syscall, path, errno: -1 })
}
