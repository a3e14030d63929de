/** The commands with the ways to use them, each with what it does, for the help. */
export const COMMAND_USAGES = {
  audit: [['[audit] URL… [--flag value]', 'audit pages']],
  merge: [['merge DIR…', 'join and judge the reports of shards']],
  serve: [['serve [--port N]', 'put the engine behind the REST API; has flags of its own: serve --help']],
  explain: [
    ['explain CHECK-ID', 'say what a check looks for, why, and what to do'],
    ['explain --base-url … URL', 'print how the answers of a hosted service are read'],
  ],
  init: [['init [DIR]', 'write the workflow that fits a repository; --dry-run prints it']],
  checks: [['checks [--json]', 'list everything that is checked']],
  help: [['help [SETTING|CHECK-ID|COMMAND]', 'explain one of them']],
} as const satisfies Record<string, readonly (readonly [usage: string, about: string])[]>

export type CommandName = keyof typeof COMMAND_USAGES
export const COMMAND_NAMES = Object.keys(COMMAND_USAGES) as readonly CommandName[]
