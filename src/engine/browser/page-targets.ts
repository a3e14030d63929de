import type { CDPSession } from 'puppeteer-core'

/** Kinds of targets that a page brings and that have frames or a network of their own. */
const WATCHED: ReadonlySet<string> = new Set(['iframe', 'worker', 'shared_worker'])

/**
 * Prepares a page and all that it brings: frames in processes of their own, workers, and theirs in turn. Each stands
 * still until it is prepared, so that none of its requests is missed.
 */
export class PageTargets {
  readonly #prepare: (session: CDPSession) => Promise<void>

  /** @param prepare may reject for a target that is gone or that does not know a command */
  constructor(prepare: (session: CDPSession) => Promise<void>) {
    this.#prepare = prepare
  }

  async add(session: CDPSession): Promise<void> {
    await this.#watch(session)
    await this.#prepare(session)
  }

  async #watch(session: CDPSession): Promise<void> {
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      const child = session.connection()?.session(sessionId)
      if (child) void this.#attach(child, targetInfo.type)
    })
    await session.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
    })
  }

  async #attach(child: CDPSession, type: string): Promise<void> {
    try {
      if (WATCHED.has(type)) {
        await this.#prepare(child)
        await this.#watch(child)
      }
    } catch {
      // It is gone again, or of a kind that does not know all commands.
    }
    await child.send('Runtime.runIfWaitingForDebugger').catch(() => undefined)
  }
}
