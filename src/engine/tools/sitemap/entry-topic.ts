import type { CheckDefinition, Findings } from '../../judging/tool-definition.ts'
import type { Preview } from '../../syntax/preview.ts'
import type { LanguageVersions } from './language-versions.ts'
import type { ReadChild, ReadEntry } from './read-entry.ts'

/**
 * A topic about what the sitemaps of a site list. All of these are fed by one pass over the sitemaps, which is made
 * once for all pages of the site, so they know of no visit.
 */
export interface EntryTopic<Name extends string = string> {
  checks: Readonly<Record<Name, CheckDefinition>>
  judge(site: EntrySite): EntryJudge<Name>
}

/** What is known of a site before its sitemaps are read. */
export interface EntrySite {
  /** Of a preview the origin of production. */
  origin: string
  /** Folder of a preview that stands for that origin, as `/pr-1`; mostly empty. */
  base: string
  /** Folder of production that the root of the preview, or its `base`, stands for; mostly empty. */
  folder: string
  /** Folder of production that all of the site is in; empty where it is all of the host. */
  home: string
  /** Whether the robots.txt of its host is one of the site, which may name its sitemaps. */
  ownsRobots: boolean
  /** Whether the folder that the sitemap is in is named by nobody, see {@link Preview.isHomeGuessed}. */
  isHomeGuessed: boolean
  /** Milliseconds since 1970. */
  now: number
}

/** Takes the entries one by one, of which there may be half a million, and keeps little of each. */
export interface EntryJudge<Name extends string = string> {
  entry?(read: ReadEntry): void
  child?(read: ReadChild): void
  /**
   * What they come to when all are read.
   *
   * @param versions the language versions that they name
   */
  findings(versions: LanguageVersions): Findings<Name>
}

/** Ties the names of the checks to the findings, so that no check can be forgotten. */
export function defineEntryTopic<const Name extends string>(topic: EntryTopic<Name>): EntryTopic<Name> {
  return topic
}
