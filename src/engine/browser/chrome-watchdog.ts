import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits on its standard input, which nobody but this process holds: it ends with this process, whatever ended that, and
 * with the thread that started it. Unless it heard that all is over, the group of processes that it was told last is
 * then ended and the folder removed. What Chrome's processes still wrote meanwhile is removed at a later try, and so is what
 * a Chrome makes anew that it was not told of: a thread may be ended right after it has started one.
 */
const FOR_POSIX = `trap '' HUP INT QUIT TERM
while IFS= read -r line; do
  [ "$line" = over ] && exit 0
  group=$line
done
[ -n "$group" ] && kill -s KILL -- "-$group"
for pause in 0.1 0.2 0.5 1 2 0; do
  rm -rf -- "$1"
  [ -z "$group" ] || [ -e "$1" ] || exit 0
  sleep "$pause"
done`

/** There is no shell for it on Windows, but there is the program that runs this one. */
const FOR_WINDOWS = `let said = ''
process.stdin.on('data', data => (said += data)).on('end', () => {
  const lines = said.split('\\n')
  if (lines.includes('over')) return
  const pid = lines.at(-2)
  if (pid) require('node:child_process').spawnSync('taskkill', ['/T', '/F', '/PID', pid])
  require('node:fs').rmSync(process.argv[1], { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})`

/** Most milliseconds for it to go. */
const DISMISS_MS = 1000

/** Cleans up after a Chrome that this process, or the thread that started it, did not live to end. */
export interface ChromeWatchdog {
  /** @param pid of the Chrome, which leads a group of processes; undefined where none runs any more */
  watch(pid: number | undefined): void
  /** Chrome has ended, and its folder is gone. Resolves when the watchdog is gone as well. */
  dismiss(): Promise<void>
}

/**
 * Starts a small process beside this one. Where it cannot be started, there is none.
 *
 * @param folder to remove
 */
export function startWatchdog(folder: string): ChromeWatchdog {
  const isWindows = process.platform === 'win32'
  const [program, args] = isWindows
    ? [process.execPath, ['-e', FOR_WINDOWS, folder]]
    : ['/bin/sh', ['-c', FOR_POSIX, 'sh', folder]]
  const dog = spawn(program, args, {
    // It must not hold the folder, and what ends this process must not end it as well.
    ...(isWindows ? { windowsHide: true } : { cwd: '/' }),
    detached: true,
    env: { PATH: process.env['PATH'], SYSTEMROOT: process.env['SYSTEMROOT'] },
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const { promise: gone, resolve } = Promise.withResolvers<void>()
  dog.once('exit', () => resolve()).once('error', () => resolve())
  dog.stdin.on('error', () => undefined)
  dog.unref()
  Object(dog.stdin).unref?.()
  return {
    watch: pid => void dog.stdin.write(`${pid ?? ''}\n`),
    async dismiss() {
      dog.ref()
      dog.stdin.end('over\n')
      await Promise.race([gone, sleep(DISMISS_MS, undefined, { ref: false })])
      dog.unref()
    },
  }
}
