import { VERSION } from '../version.ts'
import { flagLine } from './help.ts'
import { SERVE_FLAG_GROUPS } from './serve-flags.ts'

const USAGE = `SEO Preflight ${VERSION} – the engine behind a REST API

Usage:
  SEO_PREFLIGHT_TOKENS=… seo-preflight serve [--flag value]
  seo-preflight serve --tokens-file FILE [--flag value]

/api/v1/ext has the API, /docs shows it, /openapi.yaml is its document, /healthz tells a balancer whether it is up.`

/** Prints the help of `serve`. */
export async function showServeHelp(): Promise<number> {
  const groups = Object.entries(SERVE_FLAG_GROUPS).map(([title, flags]) =>
    ['', `${title}:`, ...Object.entries(flags).map(([name, flag]) => flagLine(name, flag))].join('\n'),
  )
  console.log([USAGE, ...groups].join('\n'))
  return 0
}
