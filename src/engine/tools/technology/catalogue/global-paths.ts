import { ADDITIONS } from './additions.ts'
import { technologyData } from './technology-data.ts'

/** Paths of the global variables by which technologies are known, for a browser to look them up. */
export async function globalPaths(): Promise<readonly string[]> {
  const { technologies } = await technologyData()
  return [...new Set([...ADDITIONS, ...technologies].flatMap(({ js = {} }) => Object.keys(js)))]
}
