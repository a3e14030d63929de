import type { CDPSession, Protocol } from 'puppeteer-core'

/**
 * A world of scripts beside the page's own: it shares the document, but nothing that the page's scripts have put in
 * place of what the language and the browser give.
 */
export interface IsolatedWorld {
  frameId: string
  /** Chrome's id of it. */
  contextId: number
  /**
   * The value of an expression, as JSON; a promise is waited for.
   *
   * @throws Error where it throws or the frame is gone
   */
  evaluate<T>(expression: string): Promise<T>
}

export async function isolatedWorld(session: CDPSession, frameId: string): Promise<IsolatedWorld> {
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId,
    worldName: 'seo-preflight',
  })
  return {
    frameId,
    contextId,
    async evaluate<T>(expression: string) {
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        contextId,
        expression,
        awaitPromise: true,
        returnByValue: true,
      })
      if (exceptionDetails) throw new Error(textOf(exceptionDetails))
      return result.value as T
    },
  }
}

/**
 * Source text of the call of a function that needs nothing but its argument, and other functions that it is given, which
 * need nothing but their own.
 */
export function callOf<A, H extends readonly ((...values: never[]) => unknown)[]>(
  work: (argument: A, ...helpers: H) => unknown,
  argument: A,
  ...helpers: H
): string {
  return `(${work.toString()})(${[JSON.stringify(argument), ...helpers.map(String)].join(', ')})`
}

function textOf({ exception, text }: Protocol.Runtime.ExceptionDetails): string {
  return (exception?.description ?? text).split('\n', 1)[0]!
}
