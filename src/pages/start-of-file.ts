import { lstat, open } from 'node:fs/promises'

/** The text of a file up to a number of bytes; empty where there is no file, or only a link to one. */
export async function startOfFile(place: string, maxBytes: number): Promise<string> {
  // What waits for somebody to write to it would never open.
  if (!(await lstat(place).catch(() => undefined))?.isFile()) return ''
  const file = await open(place).catch(() => undefined)
  try {
    const read = await file?.read(Buffer.alloc(maxBytes), 0, maxBytes, 0)
    return read?.buffer.toString('utf8', 0, read.bytesRead) ?? ''
  } finally {
    await file?.close()
  }
}
