import { MAX_REQUESTS } from '../service/tokens.ts'
import { text, truth, wholeNumber } from '../settings/kinds.ts'
import type { Setting } from '../settings/setting.ts'
import { SETTINGS } from '../settings/table.ts'

type Flag = Pick<Setting, 'kind' | 'default' | 'defaultWords' | 'description'>

/** Flags of `serve` by what they are about. Those of the engine are settings, with the same words as everywhere. */
const GROUPS = {
  'Where it listens': {
    host: { kind: text('HOST'), default: '127.0.0.1', description: 'Address to listen on' },
    port: {
      kind: wholeNumber(0, 65_535),
      default: '8080',
      description: 'Port to listen on; 0 takes any that is free',
    },
    'metrics-port': {
      kind: wholeNumber(0, 65_535),
      defaultWords: 'no metrics',
      description: 'Port for /metrics in the form of Prometheus. It asks for no token: do not publish it',
    },
    'metrics-host': {
      kind: text('HOST'),
      default: '127.0.0.1',
      description: 'Address to listen on for /metrics',
    },
  },
  'Who may use it': {
    'tokens-file': {
      kind: text('FILE'),
      defaultWords: 'the tokens in SEO_PREFLIGHT_TOKENS, separated by blanks',
      description:
        'YAML list of token (or sha256: and its digest), account, api-access, requests-per-minute and requests-at-once',
    },
    config: {
      kind: text('FILE'),
      defaultWords: 'no rank projects',
      description: 'Config file of an audit whose rank projects are served',
    },
    'requests-per-minute': {
      kind: wholeNumber(1, MAX_REQUESTS),
      default: '1200',
      description: 'Requests of one token within a minute, unless the file says otherwise',
    },
    'requests-at-once': {
      kind: wholeNumber(1, MAX_REQUESTS),
      default: '100',
      description: 'Requests of one token under way at once, unless the file says otherwise',
    },
    'allow-private': {
      kind: truth(),
      default: 'false',
      description: 'Audit pages on private addresses too, such as 192.168.0.1',
    },
  },
  'How much it does': {
    concurrency: {
      kind: wholeNumber(1, 64),
      default: '8',
      description: 'Calls that are worked on at the same time',
    },
    queue: {
      kind: wholeNumber(0, 10_000),
      default: '100',
      description: 'Calls that may wait for their turn; more are refused with 503',
    },
    drain: {
      kind: wholeNumber(0, 3600),
      default: '20',
      description: 'How many seconds calls have to finish after SIGTERM',
    },
  },
  'The engine': {
    timeout: SETTINGS.timeout,
    device: SETTINGS.device,
    'lighthouse-runs': SETTINGS['lighthouse-runs'],
    'chrome-path': SETTINGS['chrome-path'],
  },
} as const satisfies Record<string, Record<string, Flag>>

/** Groups of flags with their titles, for the help. */
export const SERVE_FLAG_GROUPS: Readonly<Record<string, Readonly<Record<string, Flag>>>> = GROUPS

/** Flags of `serve`: those without a default are optional. */
export const SERVE_FLAGS = {
  ...GROUPS['Where it listens'],
  ...GROUPS['Who may use it'],
  ...GROUPS['How much it does'],
  ...GROUPS['The engine'],
} as const
