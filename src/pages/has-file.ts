import { lstat } from 'node:fs/promises'
import { join } from 'node:path'

/** Whether one of some folders has a file of one of these names itself; a link to one is none. */
export async function hasFile(folders: readonly string[], names: readonly string[]): Promise<boolean> {
  const places = folders.flatMap(folder => names.map(name => join(folder, name)))
  const found = await Promise.all(
    places.map(async place => (await lstat(place).catch(() => undefined))?.isFile() === true),
  )
  return found.includes(true)
}
