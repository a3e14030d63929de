import type { Tool } from '../api/tools.ts'
import type { PageConditions } from '../gate/conditions.ts'
import type { IgnoreRule } from '../gate/ignore.ts'
import {
  baselineName,
  expressionLines,
  folderList,
  headerLines,
  ignoreLines,
  type Kind,
  oneOf,
  partOf,
  pathList,
  scoreBounds,
  scoreTolerances,
  shortText,
  someOf,
  text,
  toolList,
  truth,
  truthOrUrl,
  url,
  urlList,
  wholeNumber,
} from './kinds.ts'

/** One setting: all that inputs, flags, the config file, the help and the documents need to know of it. */
export interface Setting<T = unknown> {
  kind: Kind<T>
  /** Text of the default, read as an input would be; undefined where there is none. */
  default?: string
  /** The default in words, where it is not a plain value. */
  defaultWords?: string
  /** One sentence without its end, for tables and help. */
  description: string
  /** Its value must never be shown. */
  secret?: true
  /** Default that `action.yml` itself has. */
  actionDefault?: string
  /** Known, but not there yet: setting it is refused. */
  notYet?: true
  /** Who may set it. */
  setBy: SetBy
}

/**
 * `caller`: whoever starts the program, by an input or a flag alone. Such a setting decides where a secret goes, which
 * program runs, or which files are read and written. `anyone`: the config file too, which a pull request can bring.
 */
export type SetBy = 'caller' | 'anyone'

const setting = <T>(value: Setting<T>): Setting<T> => value
const notYet = <T>(value: Setting<T>): Setting<T> & { notYet: true } => ({ ...value, notYet: true })

/** What differs on the pages that a glob of URLs means. */
export interface Override extends PageConditions {
  tools?: readonly Tool[]
  ignore?: readonly IgnoreRule[]
}

export const FORMATS = ['json', 'html', 'markdown', 'sarif', 'junit'] as const

/** Every setting there is. Nothing else names one. */
export const SETTINGS = {
  url: setting({
    setBy: 'anyone',
    kind: urlList(),
    defaultWords: 'the `environment_url` of a deployment event',
    description: 'Pages to audit, one a line or separated by blanks',
  }),
  paths: setting({
    setBy: 'anyone',
    kind: pathList(),
    description: 'Paths put behind each `url` or the `static-dir`, one a line or separated by blanks',
  }),
  sitemap: setting({
    setBy: 'anyone',
    kind: truthOrUrl(),
    default: 'false',
    description:
      '`true`, or the URL of a sitemap: take the pages from it, those that `paths` names first; addresses of production are audited on the target',
  }),
  'max-pages': setting({
    setBy: 'anyone',
    kind: wholeNumber(1, 100_000),
    default: '10',
    description:
      'Most pages from a sitemap: the home page, what the pull request changes, the pages of the baseline or those that changed last, then one page of each kind; the same ones run after run',
  }),
  'static-dir': setting({
    setBy: 'anyone',
    kind: text('DIR'),
    description: 'Serve this folder on the loopback interface and audit it',
  }),
  wait: setting({
    setBy: 'anyone',
    kind: wholeNumber(0, 3600),
    default: '0',
    defaultWords: '`0`; on a deployment event `120`',
    description: 'Seconds to wait until the target answers',
  }),
  'production-url': setting({
    setBy: 'anyone',
    kind: url(),
    description: 'Where these pages will live: makes the target a preview',
  }),
  headers: setting({
    setBy: 'caller',
    kind: headerLines(),
    description: 'Request headers, `Name: value` a line, sent to the audited origin alone',
    secret: true,
  }),
  tools: setting({
    setBy: 'anyone',
    kind: toolList(),
    default: 'all',
    description: 'Names of tools, `all`, and `-name` to leave one out',
  }),
  analyze: notYet({
    setBy: 'anyone',
    kind: truth(),
    default: 'false',
    description: 'Also run the analysis of the whole site',
  }),
  'rank-projects': notYet({
    setBy: 'anyone',
    kind: text('IDS|all'),
    description: 'Ids of rank projects or `all`: add their positions to the report',
  }),
  'base-url': setting({
    setBy: 'caller',
    kind: url(),
    description: 'API root of the service, ending in `/api/v1/ext`; without it the embedded engine runs',
  }),
  token: setting({
    setBy: 'caller',
    kind: text('TOKEN'),
    description: 'API token of the service, from its profile area under API tokens; goes with `base-url`',
    secret: true,
  }),
  'auth-header': setting({
    setBy: 'caller',
    kind: oneOf('authorization', 'x-api-key'),
    default: 'authorization',
    description: 'Request header that carries the token: `authorization` or `x-api-key`',
  }),
  concurrency: setting({
    setBy: 'anyone',
    kind: wholeNumber(1, 64),
    default: '4',
    description: 'Tool runs at once',
  }),
  timeout: setting({
    setBy: 'anyone',
    kind: wholeNumber(1, 3600),
    default: '120',
    description:
      'Seconds for one tool on one page; a request beside the page itself has at most 40 % of them, and 30',
  }),
  retries: setting({
    setBy: 'anyone',
    kind: wholeNumber(0, 20),
    default: '3',
    description: 'Further tries of a request that may pass later',
  }),
  'fail-on': setting({
    setBy: 'anyone',
    kind: oneOf('error', 'warning', 'notice', 'never'),
    default: 'error',
    description:
      'Least severity of a failed check that fails the build: `error`, `warning`, `notice` or `never`',
  }),
  'min-score': setting({
    setBy: 'anyone',
    kind: scoreBounds(),
    description: 'Least score: `80` for every tool, or `tool: 90` a line',
  }),
  'fail-if': setting({
    setBy: 'anyone',
    kind: expressionLines(),
    description:
      "`tool: expression` a line (JSONata over that tool's response body), or `report: expression`; true fails the build; at most 200 of 4000 characters",
  }),
  'not-measured': setting({
    setBy: 'anyone',
    kind: oneOf('fail', 'warn', 'ignore'),
    default: 'fail',
    description: 'What a tool without a result does to the build: `fail`, `warn` or `ignore`',
  }),
  ignore: setting({
    setBy: 'anyone',
    kind: ignoreLines(),
    description:
      'Failures that do not count: `check-id [URL]` a line, where `*` stands for anything; the URL is of a page or of what is at fault on it; `#` begins a comment; at most 500',
  }),
  baseline: setting({
    setBy: 'anyone',
    kind: baselineName(),
    description:
      '`production` (the same pages on `production-url`), `branch` (the last report of the base branch) or a `report.json`: only failures that are new against it count',
  }),
  comment: setting({
    setBy: 'anyone',
    kind: oneOf('auto', 'on-failure', 'never'),
    default: 'auto',
    description:
      'Comment on the pull request: `auto`, `on-failure` (an earlier comment is still brought up to date) or `never`',
  }),
  'comment-id': setting({
    setBy: 'anyone',
    kind: shortText('ID', 100),
    default: 'default',
    description: 'Tells several comments on one pull request apart',
  }),
  'github-token': setting({
    setBy: 'caller',
    kind: text('TOKEN'),
    defaultWords: "the workflow's own token",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub, not of ours
    actionDefault: '${{ github.token }}',
    description: 'Token for what is read from and written to GitHub',
    secret: true,
  }),
  'artifact-name': setting({
    setBy: 'caller',
    kind: text('NAME'),
    default: 'seo-preflight',
    description: 'Name of the report artifact; `none` uploads nothing',
  }),
  'retention-days': setting({
    setBy: 'anyone',
    kind: wholeNumber(1, 400),
    defaultWords: "the repository's",
    description: 'Days that the artifact is kept',
  }),
  'report-dir': setting({
    setBy: 'caller',
    kind: text('DIR'),
    default: 'seo-report',
    description: 'Folder that the reports are written to',
  }),
  formats: setting({
    setBy: 'anyone',
    kind: someOf(FORMATS, ['sarif', 'junit']),
    default: 'json, html',
    description: 'Report files: of `json`, `html`, `markdown`, `sarif`, `junit`',
  }),
  annotations: setting({
    setBy: 'anyone',
    kind: truth(),
    default: 'true',
    description: 'Put the worst findings on the run',
  }),
  config: setting({
    setBy: 'caller',
    kind: text('FILE'),
    default: '.github/seo-preflight.yml',
    description: 'The config file',
  }),
  'allow-private': setting({
    setBy: 'caller',
    kind: truth(),
    default: 'false',
    description: 'A page may lead to private addresses although it is public itself',
  }),
  'chrome-path': setting({
    setBy: 'caller',
    kind: text('FILE'),
    defaultWords: '`CHROME_PATH`, else the installed one',
    description: 'The Chrome to use',
  }),
  shard: setting({
    setBy: 'anyone',
    kind: partOf(1000),
    description: '`2/4`: audit the second quarter of the pages; `merge` judges them together',
  }),
  merge: setting({
    setBy: 'anyone',
    kind: folderList(),
    description: 'Folders with the reports of shards, one a line: join and judge them instead of auditing',
  }),
  device: setting({
    setBy: 'anyone',
    kind: oneOf('mobile', 'desktop'),
    default: 'mobile',
    description:
      'What Lighthouse plays for `pagespeed`: `mobile` or `desktop`; the other tools look at the page on a phone, as search engines do',
  }),
  'lighthouse-runs': setting({
    setBy: 'anyone',
    kind: wholeNumber(1, 20),
    default: '1',
    description:
      'Runs of Lighthouse on each page, each with the time of `timeout`; the one nearest to the median counts',
  }),
  'score-tolerance': setting({
    setBy: 'anyone',
    kind: scoreTolerances(),
    defaultWords: 'scores may fall',
    description:
      'Points that a score may fall against the baseline before the build fails: `5` for every tool, or `serp: 3` a line; for `pagespeed` at least what it varies by itself, unless it is named',
  }),
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof SETTINGS
export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[]

type Available = {
  [N in SettingName]: (typeof SETTINGS)[N] extends { notYet: true } ? never : N
}[SettingName]
type ValueOf<N extends SettingName> = (typeof SETTINGS)[N]['kind'] extends Kind<infer T> ? T : never
type Camel<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S

/** The settings that always have a value, since the table gives them a default. */
type Defaulted = Extract<
  Available,
  | 'sitemap'
  | 'max-pages'
  | 'wait'
  | 'tools'
  | 'auth-header'
  | 'concurrency'
  | 'timeout'
  | 'retries'
  | 'fail-on'
  | 'not-measured'
  | 'comment'
  | 'comment-id'
  | 'artifact-name'
  | 'report-dir'
  | 'formats'
  | 'annotations'
  | 'allow-private'
  | 'config'
  | 'device'
  | 'lighthouse-runs'
>

/** All settings of a run, read and checked, under their names in camel case. */
export type Settings = { [N in Defaulted as Camel<N>]: ValueOf<N> } & {
  [N in Exclude<Available, Defaulted> as Camel<N>]?: ValueOf<N>
} & {
  /** JSONata by tool that reads the bodies of a service; in the config file alone. */
  mapping: Readonly<Record<string, string>>
  /** Files of the repository by the globs of URL paths that are made from them; in the config file alone. */
  source: Readonly<Record<string, string>>
  /** What differs on some pages, in the order of the config file; there alone. */
  overrides: readonly Override[]
  /** Folders that must hold the file or folder that a setting names; without them it may be anywhere. */
  within: Readonly<Partial<Record<'baseline' | 'merge' | 'staticDir' | 'reportDir', readonly string[]>>>
}

export function definitionOf(name: SettingName): Setting {
  return SETTINGS[name]
}
