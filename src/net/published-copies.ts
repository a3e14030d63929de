/**
 * The header by which the server of a folder tells the engine, which asks for the home page by HEAD, what copies of the
 * site lie in the folder, see {@link PublishedCopy}. Its value is a list in JSON, percent-encoded. It is believed of
 * servers on this machine alone.
 */
export const PUBLISHED_COPIES = 'seo-preflight-published-copies'

/** A file beside the pages of a site that holds its source or its data, or is an old copy of one of them, and that no page names. */
export interface PublishedCopy {
  /** Percent-encoded, with a slash at its start, as it is served. */
  path: string
  /**
   * An archive with pages of the site or with a WordPress, a dump of a database, the source of a program that is sent as text,
   * or a page that search engines may find beside the one that it is a copy of.
   */
  kind: 'site' | 'wordpress' | 'database' | 'program' | 'page'
  /** Of an archive with pages of the site, how many of them it has. */
  pages?: number
  /** Path of the page of which it is a copy. */
  of?: string
}

/** Copies of one site that are told. */
export const MAX_COPIES = 10
/** Characters of the path of one. */
export const MAX_COPY_PATH = 300
