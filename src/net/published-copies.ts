/**
 * The header by which the server of a folder tells the engine, which asks for the home page by HEAD, what copies of the
 * site lie in the folder, see {@link PublishedCopy}. Its value is a list in JSON, percent-encoded. It is believed of
 * servers on this machine alone.
 */
export const PUBLISHED_COPIES = 'seo-preflight-published-copies'

/** A file beside the pages of a site that holds its source or its data, and that no page names. */
export interface PublishedCopy {
  /** Percent-encoded, with a slash at its start, as it is served. */
  path: string
  /** An archive with pages of the site or with a WordPress, a dump of a database, or the source of a program that is sent as text. */
  kind: 'site' | 'wordpress' | 'database' | 'program'
  /** Of an archive with pages of the site, how many of them it has. */
  pages?: number
}

/** Copies of one site that are told. */
export const MAX_COPIES = 10
/** Characters of the path of one. */
export const MAX_COPY_PATH = 300
