/**
 * What work gives, or what stands for it where the signal aborts before. What was begun goes on for others, and how it
 * ends then concerns nobody here.
 */
export async function until<T>(
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
  instead: () => T,
): Promise<T> {
  if (signal?.aborted) return instead()
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const end = () => resolve(instead())
  signal?.addEventListener('abort', end, { once: true })
  work().then(resolve, reject)
  try {
    return await promise
  } finally {
    signal?.removeEventListener('abort', end)
  }
}
