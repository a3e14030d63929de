import type { Technology } from './technology.ts'

export interface TechnologyData {
  /** Names by their numbers. */
  categories: ReadonlyMap<number, string>
  technologies: readonly Technology[]
}

let data: Promise<TechnologyData> | undefined

/** Wappalyzer's data, read once. */
export function technologyData(): Promise<TechnologyData> {
  data ??= read()
  return data
}

async function read(): Promise<TechnologyData> {
  const { CATEGORIES, TECHNOLOGIES } = await import('./technologies-data.ts')
  const technologies = JSON.parse(`[${TECHNOLOGIES.trim().replaceAll('\n', ',')}]`) as Technology[]
  return { categories: new Map(CATEGORIES), technologies }
}
