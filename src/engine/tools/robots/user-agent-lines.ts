import { BOTS } from '../../formats/robots-txt/bots.ts'
import { agentOf } from '../../formats/robots-txt/parser.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { judgeLines, namedLines } from './robots-lines.ts'

const RFC = 'https://www.rfc-editor.org/rfc/rfc9309'

/** Which crawlers the User-agent lines of robots.txt name. */
export const userAgentLines = defineTopic({
  checks: {
    'empty-user-agent': {
      scope: 'site',
      severity: 'warning',
      title: 'robots.txt has a User-agent line without a name',
      why: 'It names no crawler, so the rules below it may apply to nobody.',
      fix: 'Name a crawler, or write * for all.',
      help: `${RFC}#section-2.2.1`,
      example: 'User-agent:\nDisallow: /',
    },
    'user-agent-form': {
      scope: 'site',
      severity: 'warning',
      title: 'robots.txt has User-agent lines that crawlers read differently',
      why: 'The name of a crawler has only letters, - and _. Crawlers stop reading at the first other character, and * is no wildcard inside a name.',
      fix: 'Write one name per line, such as "User-agent: Googlebot-Image".',
      help: `${RFC}#section-2.2.1`,
      example: 'User-agent: Googlebot/2.1',
    },
  },
  async judge(visit) {
    const file = await namedLines(visit)
    const meant = file.lines.filter(({ directive }) => directive === 'user-agent')
    const judge = (faultOf: (value: string) => string | undefined) =>
      judgeLines(file, meant, ({ value }) => faultOf(value), 'robots.txt has no User-agent line')
    return {
      judgements: {
        'empty-user-agent': judge(value => (value === '' ? 'This line names no crawler' : undefined)),
        'user-agent-form': judge(formFault),
      },
    }
  },
})

const KNOWN_AGENTS: ReadonlySet<string> = new Set(
  BOTS.flatMap(({ agents }) => agents).map(agent => agent.toLowerCase()),
)

/** No fault is a version or a star behind the name, or a name with digits: the crawler that bears it knows it. */
function formFault(value: string): string | undefined {
  const agent = agentOf(value)
  if (value === '' || agent === '*') return undefined
  const meaning = agent === '' ? 'no crawler' : `only the crawler "${value.slice(0, agent.length)}"`
  const fault = (why: string) => `"${value}" means ${meaning}: ${why}`
  if (/[,;]/.test(value) && !value.includes('(')) return fault('write one name per line')
  if (/\*./.test(value) || value.startsWith('*')) return fault('* is no wildcard here')
  const rest = value.slice(agent.length)
  return /^\s/.test(rest) && KNOWN_AGENTS.has(agent) ? fault('the name ends at the space') : undefined
}
