export interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

export interface Family {
  type: string
  help: string
  samples: Sample[]
}

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*'
/** Numbers are as Go's `ParseFloat` reads them, whatever the case of their letters. */
const SAMPLE = new RegExp(`^(${NAME})(?:\\{(.*)\\})? (nan|[+-]inf|[+-]?[0-9.]+(?:e[+-]?[0-9]+)?)$`, 'i')
const LABEL = /^([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/

/**
 * Reads figures in the text format of Prometheus 0.0.4, and takes nothing that the format does not say: each family is
 * one group behind its HELP and TYPE, each series stands there once, and a histogram adds up.
 *
 * @see https://prometheus.io/docs/instrumenting/exposition_formats/
 * @throws Error with the line that breaks a rule
 */
export function readExposition(text: string): Map<string, Family> {
  if (!text.endsWith('\n')) throw new Error('the last line has no end')
  const families = new Map<string, Family>()
  const seen = new Set<string>()
  let name = ''
  let help: string | undefined
  for (const line of text.slice(0, -1).split('\n')) {
    if (line === '') continue
    const [, kind, of, rest] = new RegExp(`^# (HELP|TYPE) (${NAME}) (.+)$`).exec(line) ?? []
    if (kind === 'HELP') {
      if (families.has(of!)) throw new Error(`two groups of one family: ${line}`)
      help = rest
      name = of!
    } else if (kind === 'TYPE') {
      if (of !== name || help === undefined) throw new Error(`TYPE without its HELP: ${line}`)
      if (!/^(counter|gauge|histogram|summary|untyped)$/.test(rest!)) throw new Error(`no type: ${line}`)
      families.set(name, { type: rest!, help, samples: [] })
      help = undefined
    } else {
      const family = families.get(name)
      const sample = readSample(line)
      if (!family) throw new Error(`a sample without its family: ${line}`)
      const suffix = sample.name.slice(name.length)
      const suffixes = family.type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['', '_sum', '_count']
      if (!sample.name.startsWith(name) || !suffixes.includes(suffix))
        throw new Error(`a sample among those of ${name}: ${line}`)
      const series = JSON.stringify([sample.name, Object.entries(sample.labels).sort()])
      if (seen.has(series)) throw new Error(`a series twice: ${line}`)
      seen.add(series)
      family.samples.push(sample)
    }
  }
  for (const [family, { type, samples }] of families)
    if (type === 'histogram') checkHistogram(family, samples)
  return families
}

function readSample(line: string): Sample {
  const [, name, written = '', number] = SAMPLE.exec(line) ?? []
  if (name === undefined) throw new Error(`not a sample: ${line}`)
  const labels: Record<string, string> = {}
  for (let left = written; left !== ''; ) {
    const [all, label, value] = LABEL.exec(left) ?? []
    if (all === undefined || label! in labels) throw new Error(`not labels: ${line}`)
    labels[label!] = value!
    left = left.slice(all.length)
  }
  return { name, labels, value: Number(number!.replace(/inf/i, 'Infinity')) }
}

function checkHistogram(family: string, samples: readonly Sample[]): void {
  const groups = Map.groupBy(samples, ({ labels: { le: _, ...others } }) => JSON.stringify(others))
  for (const [labels, group] of groups) {
    const buckets = group.filter(({ name }) => name.endsWith('_bucket'))
    const values = buckets.map(({ value }) => value)
    const count = group.find(({ name }) => name.endsWith('_count'))?.value
    const isRising = values.every((value, index) => index === 0 || value >= values[index - 1]!)
    if (!isRising || buckets.at(-1)?.labels['le'] !== '+Inf' || values.at(-1) !== count)
      throw new Error(`a histogram that does not add up: ${family} ${labels}`)
  }
}
