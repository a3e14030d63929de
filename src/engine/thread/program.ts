import { extname } from 'node:path'

/**
 * The file that a thread begins with. The bundle is one program with its parts: the thread begins where the program
 * does, and sees that it is a thread and which.
 */
export function program(): URL {
  const here = import.meta.url
  const main = extname(here) === '.ts' ? '../../main.ts' : './index.js'
  return new URL(main, here)
}
