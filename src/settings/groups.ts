/** A group of settings, as the help and the README show them. */
interface Group {
  title: string
  /** What its settings decide, as one sentence. */
  about: string
  /** A command line that uses some of them, or an input of the action. */
  example: string
}

/** What settings are about, in the order in which they are listed. */
export const GROUPS = {
  target: {
    title: 'Target',
    about: 'Which pages are audited.',
    example: 'seo-preflight example.com --sitemap --max-pages 50',
  },
  tools: {
    title: 'Tools',
    about: 'What is measured on them.',
    example: 'seo-preflight example.com --tools robots,serp,schema --analyze',
  },
  gate: {
    title: 'Gate',
    about: 'What fails the build.',
    example: 'seo-preflight example.com --fail-on warning --min-score 80',
  },
  'pull-request': {
    title: 'Pull request',
    about: 'What a workflow shows on a pull request and on its run.',
    example: 'comment: on-failure',
  },
  report: {
    title: 'Report',
    about: 'What is written, and where to.',
    example: 'seo-preflight example.com --report-dir out --formats json,markdown',
  },
  engine: {
    title: 'Engine',
    about: 'How the work is done.',
    example: 'seo-preflight example.com --concurrency 8 --chrome-path /usr/bin/chromium',
  },
  service: {
    title: 'Service',
    about: 'A hosted service that measures instead of the embedded engine.',
    example: 'SEO_PREFLIGHT_TOKEN=… seo-preflight example.com --base-url https://seo.example.com/api/v1/ext',
  },
} as const satisfies Record<string, Group>

export type GroupName = keyof typeof GROUPS

/** All groups with their names, in their order. */
export const GROUP_ENTRIES = Object.entries(GROUPS) as readonly (readonly [GroupName, Group])[]
