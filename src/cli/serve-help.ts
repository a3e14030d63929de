import { wrap } from '../report/terminal/layout.ts'
import { VERSION } from '../version.ts'
import { flagLines, helpWidth } from './help-layout.ts'
import { SERVE_FLAG_GROUPS } from './serve-flags.ts'

const USAGE = `SEO Preflight ${VERSION} – the engine behind a REST API

Usage:
  SEO_PREFLIGHT_TOKENS=… seo-preflight serve [--flag value]
  seo-preflight serve --tokens-file FILE [--flag value]

/api/v1/ext has the API, /docs shows it, /openapi.yaml is its document, /healthz tells a balancer whether it is up.`

/** Prints the help of `serve`. */
export async function showServeHelp(env: Readonly<Record<string, string | undefined>>): Promise<number> {
  const width = helpWidth(env)
  const groups = Object.entries(SERVE_FLAG_GROUPS).flatMap(([title, flags]) => [
    '',
    `${title}:`,
    ...Object.entries(flags).flatMap(([name, flag]) => flagLines(name, flag, width)),
  ])
  console.log([...USAGE.split('\n').flatMap(line => wrapLine(line, width)), ...groups].join('\n'))
  return 0
}

function wrapLine(line: string, width: number): string[] {
  return line === '' || line.startsWith(' ') ? [line] : wrap(line, width)
}
