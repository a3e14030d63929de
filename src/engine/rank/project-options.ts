/** A rank project, as the config file has it. */
export interface RankProjectOptions {
  id: string
  name: string
  /** The site, as `oak.example`. */
  domain: string
  keywords: readonly string[]
  /** Whose positions are wanted; empty: all that the source has. */
  searchEngines: readonly string[]
  locations: readonly string[]
  devices: readonly string[]
  source: RankSourceOptions
}

/** Where the positions of a project come from. Secrets are named, by a variable of the environment that has them. */
export type RankSourceOptions =
  | {
      kind: 'file'
      /** Paths of files, CSV or JSON. */
      files: readonly string[]
    }
  | {
      kind: 'search-console'
      /** Property as Search Console names it: `sc-domain:oak.example` or `https://oak.example/`. */
      property: string
      /** Variable with the JSON key of a service account. */
      credentialsEnv: string
    }
  | {
      kind: 'bing-webmaster'
      /** Site as Bing Webmaster Tools names it. */
      site: string
      /** Variable with the API key. */
      apiKeyEnv: string
    }
