export const SEVERITIES = ['error', 'warning', 'notice'] as const
export const OUTCOMES = ['pass', 'fail', 'not-applicable', 'not-measured'] as const

export type Severity = (typeof SEVERITIES)[number]
export type Outcome = (typeof OUTCOMES)[number]
