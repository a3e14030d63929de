import { lstat, open } from 'node:fs/promises'

/** The first bytes of a file; none where there is no file, or only a link to one. */
export async function firstBytes(place: string, maxBytes: number): Promise<Buffer> {
  // What waits for somebody to write to it would never open.
  if (!(await lstat(place).catch(() => undefined))?.isFile()) return Buffer.alloc(0)
  const file = await open(place).catch(() => undefined)
  try {
    const read = await file?.read(Buffer.alloc(maxBytes), 0, maxBytes, 0)
    return read?.buffer.subarray(0, read.bytesRead) ?? Buffer.alloc(0)
  } finally {
    await file?.close()
  }
}

/** The text of a file up to a number of bytes; empty where there is no file, or only a link to one. */
export async function startOfFile(place: string, maxBytes: number): Promise<string> {
  return (await firstBytes(place, maxBytes)).toString('utf8')
}
