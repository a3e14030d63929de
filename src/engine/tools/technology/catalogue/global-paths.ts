import { ADDITIONS } from './additions.ts'
import type { Technology } from './technology.ts'

/** Paths of the global variables by which technologies are known, for a browser to look them up. */
export async function globalPaths(): Promise<readonly string[]> {
  const { TECHNOLOGIES } = await import('./technologies-data.ts')
  const paths = new Set(ADDITIONS.flatMap(({ js = {} }) => Object.keys(js)))
  for (const line of TECHNOLOGIES.trim().split('\n')) {
    if (!line.includes('"js":{')) continue
    for (const path of Object.keys((JSON.parse(line) as Technology).js ?? {})) paths.add(path)
  }
  return [...paths]
}
