import type { WayName } from './ways.ts'
import type { World } from './world.ts'

/** A way to use the program. */
export interface Scenario {
  name: string
  /** Exit code where nothing breaks. */
  exitCode: number
  /** Whether it runs as a step of a workflow. */
  isAction: boolean
  /** Whether it serves others, who end it when they are done. */
  isService?: true
  /** Whether Chrome works in it. */
  hasChrome?: true
  /** The requests that are broken, by server and key; all unless given. */
  breaks?: RegExp
  /** How they are broken; every way unless given. */
  ways?: readonly WayName[]
  /** Requests that are like others, which few ways are enough for. */
  alike?: RegExp
  /** Scenarios whose reports it needs. */
  needs?: readonly Scenario[]
  /** Whether the report of the base branch is there. */
  hasBaseline?: true
  /** @param reports of the scenarios that it needs, in their order */
  start(world: World, reports: readonly string[]): Start
}

/** What the program is started with. */
export interface Start {
  args: readonly string[]
  env: Readonly<Record<string, string>>
  /** Files of its working folder, by their names. */
  files?: Readonly<Record<string, string>>
  /** Payload of the event of a workflow. */
  event?: object
  /** Page that a client asks a service for. */
  page?: string
}
