import {
  baselineName,
  expressionLines,
  folderList,
  headerLines,
  ignoreLines,
  oneOf,
  partOf,
  pathList,
  scoreBounds,
  scoreTolerances,
  severityLines,
  shortText,
  someOf,
  text,
  toolList,
  truth,
  truthOrUrl,
  url,
  urlList,
  urlOrNone,
  wholeNumber,
} from './kinds.ts'
import type { Place, Setting, ValuesOf } from './setting.ts'

const FORMATS = ['json', 'html', 'markdown', 'sarif', 'junit'] as const

/** Every setting there is. Nothing else names one. */
export const SETTINGS = {
  url: {
    setBy: 'anyone',
    kind: urlList(),
    defaultWords: 'the `environment_url` of a deployment event',
    description: 'Pages to audit, one a line or separated by blanks',
  },
  paths: {
    setBy: 'anyone',
    kind: pathList(),
    description: 'Paths put behind each `url` or the `static-dir`, one a line or separated by blanks',
  },
  sitemap: {
    setBy: 'anyone',
    kind: truthOrUrl(),
    default: 'false',
    description:
      '`true`, or the URL of a sitemap: take the pages from it, those that `paths` names first; addresses of production are audited on the target',
  },
  'max-pages': {
    setBy: 'anyone',
    kind: wholeNumber(1, 100_000),
    default: '10',
    description:
      'Most pages from a sitemap: the home page, what the pull request changes, the pages of the baseline or those that changed last, then one page of each kind; the same ones run after run',
  },
  'static-dir': {
    setBy: 'anyone',
    place: 'anywhere',
    kind: text('DIR'),
    description: 'Serve this folder on the loopback interface and audit it',
  },
  wait: {
    setBy: 'anyone',
    kind: wholeNumber(0, 3600),
    default: '0',
    defaultWords: '`0`; on a deployment event `120`',
    description: 'Seconds to wait until the target answers',
  },
  'production-url': {
    setBy: 'anyone',
    kind: urlOrNone(),
    defaultWords: 'what the pages name themselves, if they agree',
    description: 'Where these pages will live: makes the target a preview; `none` if it is not one',
  },
  headers: {
    setBy: 'caller',
    kind: headerLines(),
    description: 'Request headers, `Name: value` a line, sent to the audited origin alone',
    secret: true,
  },
  tools: {
    setBy: 'anyone',
    overridable: true,
    kind: toolList(),
    default: 'all',
    description: 'Names of tools, `all`, and `-name` to leave one out',
  },
  analyze: {
    notYet: true,
    setBy: 'anyone',
    kind: truth(),
    default: 'false',
    description: 'Also run the analysis of the whole site',
  },
  'rank-projects': {
    notYet: true,
    setBy: 'anyone',
    kind: text('IDS|all'),
    description: 'Ids of rank projects or `all`: add their positions to the report',
  },
  'base-url': {
    setBy: 'caller',
    kind: url(),
    description: 'API root of the service, ending in `/api/v1/ext`; without it the embedded engine runs',
  },
  token: {
    setBy: 'caller',
    kind: text('TOKEN'),
    description: 'API token of the service, from its profile area under API tokens; goes with `base-url`',
    secret: true,
  },
  'auth-header': {
    setBy: 'caller',
    kind: oneOf('authorization', 'x-api-key'),
    default: 'authorization',
    description: 'Request header that carries the token: `authorization` or `x-api-key`',
  },
  concurrency: {
    setBy: 'anyone',
    kind: wholeNumber(1, 64),
    default: '4',
    description: 'Tool runs at once',
  },
  timeout: {
    setBy: 'anyone',
    kind: wholeNumber(1, 3600),
    default: '120',
    description:
      'Seconds for one tool on one page; a request beside the page itself has at most 40 % of them, and 30',
  },
  retries: {
    setBy: 'anyone',
    kind: wholeNumber(0, 20),
    default: '3',
    description: 'Further tries of a request that may pass later',
  },
  'fail-on': {
    setBy: 'anyone',
    kind: oneOf('error', 'warning', 'notice', 'never'),
    default: 'error',
    description:
      'Least severity of a failed check that fails the build: `error`, `warning`, `notice` or `never`',
  },
  'min-score': {
    setBy: 'anyone',
    overridable: true,
    kind: scoreBounds(),
    description: 'Least score: `80` for every tool, or `tool: 90` a line',
  },
  'fail-if': {
    setBy: 'anyone',
    overridable: true,
    kind: expressionLines(),
    description:
      "`tool: expression` a line (JSONata over that tool's response body), or `report: expression`; true fails the build; at most 200 of 4000 characters",
  },
  'not-measured': {
    setBy: 'anyone',
    kind: oneOf('fail', 'warn', 'ignore'),
    default: 'fail',
    description: 'What a tool without a result does to the build: `fail`, `warn` or `ignore`',
  },
  ignore: {
    setBy: 'anyone',
    overridable: true,
    kind: ignoreLines(),
    description:
      'Failures that do not count: `check-id [URL]` a line, where `*` stands for anything; the URL is of a page or of what is at fault on it; `#` begins a comment; at most 500',
  },
  severity: {
    setBy: 'anyone',
    overridable: true,
    kind: severityLines(),
    description:
      'Another severity for some checks: `check-id: error`, `warning` or `notice` a line, where `*` stands for anything; of several lines for one check the last one holds',
  },
  baseline: {
    setBy: 'anyone',
    place: 'runner',
    kind: baselineName(),
    description:
      '`production` (the same pages on `production-url`), `branch` (the last report of the base branch) or a `report.json`: only failures that are new against it count',
  },
  comment: {
    setBy: 'anyone',
    kind: oneOf('auto', 'on-failure', 'never'),
    default: 'auto',
    description:
      'Comment on the pull request: `auto`, `on-failure` (an earlier comment is still brought up to date) or `never`',
  },
  'comment-id': {
    setBy: 'anyone',
    kind: shortText('ID', 100),
    default: 'default',
    description: 'Tells several comments on one pull request apart',
  },
  'github-token': {
    setBy: 'caller',
    kind: text('TOKEN'),
    defaultWords: "the workflow's own token",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub, not of ours
    actionDefault: '${{ github.token }}',
    description: 'Token for what is read from and written to GitHub',
    secret: true,
  },
  'artifact-name': {
    setBy: 'caller',
    kind: text('NAME'),
    default: 'seo-preflight',
    description: 'Name of the report artifact; `none` uploads nothing',
  },
  'retention-days': {
    setBy: 'anyone',
    kind: wholeNumber(1, 400),
    defaultWords: "the repository's",
    description: 'Days that the artifact is kept',
  },
  'report-dir': {
    setBy: 'caller',
    place: 'workspace',
    kind: text('DIR'),
    default: 'seo-report',
    description: 'Folder that the reports are written to',
  },
  formats: {
    setBy: 'anyone',
    kind: someOf(FORMATS, ['sarif', 'junit']),
    default: 'json, html',
    description: 'Report files: of `json`, `html`, `markdown`, `sarif`, `junit`',
  },
  annotations: {
    setBy: 'anyone',
    kind: truth(),
    default: 'true',
    description: 'Put the worst findings on the run',
  },
  config: {
    setBy: 'caller',
    place: 'runner',
    kind: text('FILE'),
    default: '.github/seo-preflight.yml',
    description: 'The config file',
  },
  'allow-private': {
    setBy: 'caller',
    kind: truth(),
    default: 'false',
    description: 'A page may lead to private addresses although it is public itself',
  },
  'chrome-path': {
    setBy: 'caller',
    kind: text('FILE'),
    defaultWords: '`CHROME_PATH`, else the installed one',
    description: 'The Chrome to use',
  },
  shard: {
    setBy: 'anyone',
    kind: partOf(1000),
    description: '`2/4`: audit the second quarter of the pages; `merge` judges them together',
  },
  merge: {
    setBy: 'anyone',
    place: 'runner',
    kind: folderList(),
    description: 'Folders with the reports of shards, one a line: join and judge them instead of auditing',
  },
  device: {
    setBy: 'anyone',
    kind: oneOf('mobile', 'desktop'),
    default: 'mobile',
    description:
      'What Lighthouse plays for `pagespeed`: `mobile` or `desktop`; the other tools look at the page on a phone, as search engines do',
  },
  'lighthouse-runs': {
    setBy: 'anyone',
    kind: wholeNumber(1, 20),
    default: '1',
    description:
      'Runs of Lighthouse on each page, each with the time of `timeout`; the one nearest to the median counts',
  },
  'score-tolerance': {
    setBy: 'anyone',
    kind: scoreTolerances(),
    defaultWords: 'scores may fall',
    description:
      'Points that a score may fall against the baseline before the build fails: `5` for every tool, or `serp: 3` a line; for `pagespeed` at least what it varies by itself, unless it is named',
  },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof SETTINGS
export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[]

export function isSettingName(name: string): name is SettingName {
  return (SETTING_NAMES as readonly string[]).includes(name)
}

export function definitionOf(name: SettingName): Setting {
  return SETTINGS[name]
}

/** Values as they were written, by the name of the setting, before they are read. */
export type Written = Partial<Record<SettingName, string>>

/** The settings of the table that have a property of a definition. */
type Having<Property> = {
  [N in SettingName as (typeof SETTINGS)[N] extends Property ? N : never]: (typeof SETTINGS)[N]
}

/** What differs on some pages. */
export type Override = Partial<ValuesOf<Having<{ overridable: true }>>> & {
  /** Glob of the URLs of the pages. */
  url: string
}

/** All settings of a run, read and checked, under their names in camel case. */
export type Settings = ValuesOf<Omit<typeof SETTINGS, keyof Having<{ notYet: true }>>> & {
  /** JSONata by tool that reads the bodies of a service; in the config file alone. */
  mapping: Readonly<Record<string, string>>
  /** Files of the repository by the globs of URL paths that are made from them; in the config file alone. */
  source: Readonly<Record<string, string>>
  /** What differs on some pages, in the order of the config file; there alone. */
  overrides: readonly Override[]
  /** Folders that must hold the file or folder that a setting names; without them it may be anywhere. */
  within: Readonly<{ [N in keyof ValuesOf<Having<{ place: Place }>>]?: readonly string[] }>
}
