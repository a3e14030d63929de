import {
  allOrIds,
  baselineName,
  changeRules,
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
  urlPatterns,
  wholeNumber,
} from './kinds.ts'
import type { RankProjectSettings } from './rank.ts'
import type { Place, Setting, ValuesOf } from './setting.ts'

const FORMATS = ['json', 'html', 'markdown', 'sarif', 'junit', 'csv'] as const

/** Every setting there is. Nothing else names one. */
export const SETTINGS = {
  url: {
    group: 'target',
    setBy: 'anyone',
    kind: urlList(),
    defaultWords: 'the `environment_url` of a deployment event',
    description:
      'Pages to audit, one per line or separated by spaces; `example.com` means `https://example.com/`',
    examples: ['https://example.com/', 'example.com/pricing example.com/about'],
  },
  paths: {
    group: 'target',
    setBy: 'anyone',
    kind: pathList(),
    description:
      'Paths to audit below each `url` or in `static-dir`, such as `/about`, one per line or separated by spaces',
    examples: ['/ /pricing /about'],
  },
  sitemap: {
    group: 'target',
    setBy: 'anyone',
    kind: truthOrUrl(),
    default: 'false',
    description:
      'Take the pages from the sitemap: `true`, or the URL of a sitemap. Pages in `paths` come first, and URLs of production are audited on the target',
    examples: ['true', 'https://example.com/sitemap-pages.xml'],
  },
  crawl: {
    group: 'target',
    setBy: 'anyone',
    kind: truth(),
    default: 'false',
    description:
      'Find the pages by following links from `url`, as far as robots.txt allows. With `sitemap`, the pages of both are taken',
  },
  include: {
    group: 'target',
    setBy: 'anyone',
    kind: urlPatterns(),
    description:
      'Audit only these pages of the sitemap, the crawl or `static-dir`: one URL pattern per line, such as `/blog/*`',
    examples: ['/blog/*'],
  },
  exclude: {
    group: 'target',
    setBy: 'anyone',
    kind: urlPatterns(),
    description:
      'Leave out these pages of the sitemap, the crawl or `static-dir`: one URL pattern per line. A crawl does not request them',
    examples: ['/tag/*'],
  },
  'max-pages': {
    group: 'target',
    setBy: 'anyone',
    kind: wholeNumber(1, 100_000),
    default: '10',
    description:
      'Audit at most this many pages of the sitemap, the crawl or the folder: first the home page and the few pages that its main text leads to, then pages that the pull request changes, pages of the baseline or the latest ones, then one page of each kind. Each run takes the same pages',
    examples: ['50'],
  },
  'static-dir': {
    group: 'target',
    setBy: 'anyone',
    place: 'anywhere',
    kind: text('DIR'),
    description:
      'Folder of a built site to audit; it is served on this machine during the run. Without `paths`, `sitemap` and `crawl` its HTML files are the pages',
    examples: ['dist'],
  },
  wait: {
    group: 'target',
    setBy: 'anyone',
    kind: wholeNumber(0, 3600),
    default: '0',
    defaultWords: '`0`; on a deployment event `120`',
    description: 'How many seconds to wait for the target to answer',
    examples: ['120'],
  },
  'production-url': {
    group: 'target',
    setBy: 'anyone',
    kind: urlOrNone(),
    defaultWords: 'the site that the pages themselves name, if they agree',
    description:
      'URL where these pages will live. The target is then judged as a preview of it; `none` if it is not a preview',
    examples: ['https://example.com/', 'none'],
  },
  headers: {
    group: 'target',
    setBy: 'caller',
    kind: headerLines(),
    description:
      'Request headers, one `Name: value` per line; they are sent only to the origin of the audited pages',
    secret: true,
    examples: ['x-vercel-protection-bypass: $BYPASS'],
  },
  tools: {
    group: 'tools',
    setBy: 'anyone',
    overridable: true,
    kind: toolList(),
    default: 'all',
    description: 'Which tools to run: names, `all`, and `-name` to leave one out',
    examples: ['robots serp content', 'all -pagespeed'],
  },
  analyze: {
    group: 'tools',
    setBy: 'anyone',
    kind: truth(),
    default: 'false',
    description:
      'Also analyze the whole site: a crawl from its home page, of at most 500 pages or `max-pages` if that is more, shows duplicates, orphans, broken internal links and pages that are not indexable',
  },
  'rank-projects': {
    group: 'tools',
    setBy: 'anyone',
    kind: allOrIds(),
    description:
      'Rank projects whose positions are added to the report: `all`, or their ids. They are defined as `rank` in the config file, or by the hosted service',
    examples: ['all'],
  },
  'base-url': {
    group: 'service',
    setBy: 'caller',
    kind: url(),
    description:
      'URL of the API of a hosted service, ending in `/api/v1/ext`. Without it the embedded engine runs',
    examples: ['https://seo.example.com/api/v1/ext'],
  },
  token: {
    group: 'service',
    setBy: 'caller',
    kind: text('TOKEN'),
    description:
      'API token for the service at `base-url`; the service shows it in your profile under API tokens',
    secret: true,
    examples: ['$SEO_TOKEN'],
  },
  'auth-header': {
    group: 'service',
    setBy: 'caller',
    kind: oneOf('authorization', 'x-api-key'),
    default: 'authorization',
    description: 'Request header for the token: `authorization` or `x-api-key`',
  },
  concurrency: {
    group: 'engine',
    setBy: 'anyone',
    kind: wholeNumber(1, 64),
    defaultWords: 'by cores and memory; with `base-url` 4',
    description:
      'How many pages are audited at the same time; with `base-url`, how many calls to the service',
    examples: ['8'],
  },
  timeout: {
    group: 'engine',
    setBy: 'anyone',
    kind: wholeNumber(1, 3600),
    default: '120',
    description:
      'How many seconds one tool may take on one page. A request for anything but the page itself may take 40 % of that, at most 30 seconds',
    examples: ['240'],
  },
  render: {
    group: 'engine',
    setBy: 'anyone',
    kind: oneOf('auto', 'always', 'never'),
    default: 'auto',
    description:
      'Which pages are opened in Chrome for tools that can do without it, to see what scripts change: `always` (each page with scripts), `auto` (pages that depend on scripts and two of each template; if scripts change something there, all of that template) or `never`. Tools that need Chrome, such as `accessibility`, always get it',
  },
  retries: {
    group: 'engine',
    setBy: 'anyone',
    kind: wholeNumber(0, 20),
    default: '3',
    description: 'How often a failed request is retried',
  },
  'fail-on': {
    group: 'gate',
    setBy: 'anyone',
    kind: oneOf('error', 'warning', 'notice', 'never'),
    default: 'error',
    description: 'Lowest severity that fails the build: `error`, `warning`, `notice` or `never`',
  },
  'min-score': {
    group: 'gate',
    setBy: 'anyone',
    overridable: true,
    kind: scoreBounds(),
    description: 'Lowest score that passes: `80` for every tool, or one `tool: 90` per line',
    examples: ['80', 'pagespeed: 70'],
  },
  'fail-if': {
    group: 'gate',
    setBy: 'anyone',
    overridable: true,
    kind: expressionLines(),
    description:
      'Fail the build if an expression is true: one `tool: expression` per line (JSONata over the response body of that tool), `report: expression` or `rank: expression` (over each rank project); at most 200 expressions of 4,000 characters',
    examples: ['serp: score < 90', 'report: counts.error > 5'],
  },
  'not-measured': {
    group: 'gate',
    setBy: 'anyone',
    kind: oneOf('fail', 'warn', 'ignore'),
    default: 'fail',
    description:
      'What to do if a tool gives no result: `fail` the build, `warn` or `ignore`. A tool that ran out of time on a page and judged others is at most a warning',
  },
  ignore: {
    group: 'gate',
    setBy: 'anyone',
    overridable: true,
    kind: ignoreLines(),
    description:
      'Failures that do not count: one `check-id [URL]` per line, where `*` matches anything. The URL is that of a page, or of what is wrong on it, such as a broken link; `#` starts a comment; at most 500',
    examples: ['technology/generator-version', 'serp/title-too-long /legal/*'],
  },
  severity: {
    group: 'gate',
    setBy: 'anyone',
    overridable: true,
    kind: severityLines(),
    description:
      'Change the severity of checks: one `check-id: error`, `warning` or `notice` per line, where `*` matches anything. If several lines match a check, the last one wins',
    examples: ['accessibility/image-alt: error', 'geo/*: notice'],
  },
  baseline: {
    group: 'gate',
    setBy: 'anyone',
    place: 'runner',
    kind: baselineName(),
    description:
      'Count only new failures, compared with `production` (the same pages on `production-url`), `branch` (the last report of the base branch) or the path of a `report.json`. With the tool `redirects`, pages of the baseline that are gone are failures too',
    examples: ['production', 'branch'],
  },
  incremental: {
    group: 'engine',
    setBy: 'caller',
    kind: truth(),
    default: 'false',
    description:
      'Take over the results of the `baseline` (`branch` or a report file) whose inputs have not changed, and measure only the others',
  },
  'fail-on-change': {
    group: 'gate',
    setBy: 'anyone',
    kind: changeRules(),
    defaultWords: 'changes are shown and not judged',
    description:
      'Changes in what search engines see that a person must approve, compared with the `baseline`: `canonical indexable title@/pricing`, separated by spaces or lines, where a URL pattern may follow after `@`; `lost` are lost addresses, `all` is everything. The build fails until the pull request has the label `approval-label`',
    examples: ['canonical indexable title@/pricing', 'lost'],
  },
  'approval-label': {
    group: 'gate',
    setBy: 'caller',
    kind: shortText('LABEL', 50),
    default: 'seo-approved',
    description: 'Label of the pull request that approves the changes of `fail-on-change`',
  },
  comment: {
    group: 'pull-request',
    setBy: 'anyone',
    kind: oneOf('auto', 'on-failure', 'never'),
    default: 'auto',
    description:
      'When to comment on the pull request: `auto` (after each run), `on-failure` (an existing comment is still updated) or `never`',
  },
  'comment-id': {
    group: 'pull-request',
    setBy: 'anyone',
    kind: shortText('ID', 100),
    default: 'default',
    description: 'Name of this comment, if several audits comment on one pull request',
    examples: ['docs'],
  },
  'github-token': {
    group: 'pull-request',
    setBy: 'caller',
    kind: text('TOKEN'),
    defaultWords: "the workflow's own token",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub, not of ours
    actionDefault: '${{ github.token }}',
    description: 'Token for the comment on the pull request and for the report of the base branch',
    secret: true,
    examples: ['$BOT_TOKEN'],
  },
  'artifact-name': {
    group: 'report',
    setBy: 'caller',
    kind: text('NAME'),
    default: 'seo-preflight',
    description: 'Name of the artifact with the report; `none` uploads nothing',
    examples: ['seo-docs'],
  },
  'retention-days': {
    group: 'report',
    setBy: 'anyone',
    kind: wholeNumber(1, 400),
    defaultWords: 'as set for the repository',
    description: 'How many days GitHub keeps the artifact',
    examples: ['14'],
  },
  'report-dir': {
    group: 'report',
    setBy: 'caller',
    place: 'workspace',
    kind: text('DIR'),
    default: 'seo-report',
    description: 'Folder to write the report files to',
    examples: ['reports/seo'],
  },
  formats: {
    group: 'report',
    setBy: 'anyone',
    kind: someOf(FORMATS),
    default: 'json, html',
    description:
      'Which report files to write: `json`, `html`, `markdown`, `sarif` (for GitHub code scanning), `junit` (for test reporters), `csv` (for spreadsheets)',
    examples: ['json, html, markdown'],
  },
  annotations: {
    group: 'pull-request',
    setBy: 'anyone',
    kind: truth(),
    default: 'true',
    description: 'Show the ten worst findings as annotations of the run',
  },
  config: {
    group: 'engine',
    setBy: 'caller',
    place: 'runner',
    kind: text('FILE'),
    default: '.github/seo-preflight.yml',
    description: 'Path of the config file',
    examples: ['seo-preflight.yml'],
  },
  'allow-private': {
    group: 'engine',
    setBy: 'caller',
    kind: truth(),
    default: 'false',
    description: 'Allow a public page to lead to private addresses, such as 192.168.0.1',
  },
  'chrome-path': {
    group: 'engine',
    setBy: 'caller',
    kind: text('FILE'),
    defaultWords: '`CHROME_PATH`, else the installed one',
    description: 'Path of the Chrome to use',
    examples: ['/usr/bin/chromium'],
  },
  shard: {
    group: 'target',
    setBy: 'anyone',
    kind: partOf(1000),
    description:
      'Audit only one part of the pages: `2/4` is the second of four. `merge` then judges all parts together',
    examples: ['2/4'],
  },
  merge: {
    group: 'report',
    setBy: 'anyone',
    place: 'runner',
    kind: folderList(),
    description:
      'Folders with the reports of all shards, one per line: join and judge them instead of auditing pages',
    examples: ['reports/1'],
  },
  device: {
    group: 'tools',
    setBy: 'anyone',
    kind: oneOf('mobile', 'desktop'),
    default: 'mobile',
    description:
      'Device that Lighthouse simulates for `pagespeed`: `mobile` or `desktop`. All other tools look at the page as a phone, as search engines do',
  },
  'lighthouse-runs': {
    group: 'tools',
    setBy: 'anyone',
    kind: wholeNumber(1, 20),
    default: '1',
    description:
      'How often Lighthouse measures each page; the run nearest to the median counts. Each run may take the time of `timeout`. With `1`, a page with a time that another run may find good is measured a second time, and what only one of the two runs finds is not reported',
  },
  'score-tolerance': {
    group: 'gate',
    setBy: 'anyone',
    kind: scoreTolerances(),
    defaultWords: 'scores may fall',
    description:
      'Fail the build if a score falls by more points than this against the baseline: `5` for every tool, or one `serp: 3` per line. `pagespeed` varies from run to run, so it may fall by 20 unless it is named',
    examples: ['5', 'serp: 3'],
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
export type Settings = ValuesOf<typeof SETTINGS> & {
  /** JSONata by tool that reads the bodies of a service; in the config file alone. */
  mapping: Readonly<Record<string, string>>
  /** Files of the repository by the globs of URL paths that are made from them; in the config file alone. */
  source: Readonly<Record<string, string>>
  /** Rank projects of the config file, the folder that relative paths of their files begin in, and those that must hold them. */
  rank: Readonly<{ projects: readonly RankProjectSettings[]; folder: string; within: readonly string[] }>
  /** What differs on some pages, in the order of the config file; there alone. */
  overrides: readonly Override[]
  /** Folders that must hold the file or folder that a setting names; without them it may be anywhere. */
  within: Readonly<{ [N in keyof ValuesOf<Having<{ place: Place }>>]?: readonly string[] }>
}
