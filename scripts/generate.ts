/**
 * Makes the files that follow from the sources: action.yml, schema.json, docs/report.schema.json, docs/checks.md and docs/checks,
 * openapi.yaml, the tables of the README, src/version.ts, the vocabulary of schema.org, the codes of languages, the rules of axe and the
 * ids of all checks. With --check it changes nothing and fails where one is out of date.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { z } from 'zod'
import { plainer } from '../src/api/json-schema.ts'
import { OUTPUTS } from '../src/github/outputs.ts'
import { writtenReportSchema } from '../src/report/file/written-schema.ts'
import { openApiDocument } from '../src/service/openapi.ts'
import { GROUP_ENTRIES } from '../src/settings/groups.ts'
import { OVERRIDABLE } from '../src/settings/overrides.ts'
import { RANK_FORM } from '../src/settings/rank.ts'
import { definitionOf, SETTING_NAMES, type SettingName } from '../src/settings/table.ts'
import { VERSION } from '../src/version.ts'
import { checksDocuments } from './checks-document.ts'
import { axeRulesSource } from './generate-axe-rules.ts'
import { checkIdsSource } from './generate-check-ids.ts'
import { languageCodesSource } from './generate-language-codes.ts'
import { vocabularySource } from './generate-vocabulary.ts'

const root = join(import.meta.dirname, '..')
const NOTICE = 'Made by `npm run generate`; change the sources instead.'

function actionYaml(): string {
  const inputs = SETTING_NAMES.map(name => {
    const { actionDefault } = definitionOf(name)
    return [
      name,
      {
        description: withDefault(name),
        required: false,
        ...(actionDefault ? { default: actionDefault } : {}),
      },
    ]
  })
  const outputs = Object.entries(OUTPUTS).map(([name, description]) => [name, { description }])
  const action = {
    name: 'SEO Preflight',
    description: 'Audits every page of a preview deployment for search engines before it ships',
    author: 'The SEO Preflight authors',
    branding: { icon: 'search', color: 'green' },
    inputs: Object.fromEntries(inputs),
    outputs: Object.fromEntries(outputs),
    runs: { using: 'node24', main: 'dist/index.js' },
  }
  return `# ${NOTICE}\n${stringify(action, { lineWidth: 0 })}`
}

function configSchema(): string {
  const inFile = SETTING_NAMES.filter(name => definitionOf(name).setBy === 'anyone')
  const properties = inFile.map(name => [
    name,
    { description: withDefault(name), ...definitionOf(name).kind.fileForm },
  ])
  return json({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'SEO Preflight config file',
    description: '.github/seo-preflight.yml',
    type: 'object',
    additionalProperties: false,
    properties: {
      ...Object.fromEntries(properties),
      mapping: {
        description: 'How to read the answers of a hosted service: a JSONata expression for each tool',
        type: 'object',
        additionalProperties: { type: 'string' },
      },
      source: {
        description:
          'Which file of the repository a URL path is made from, such as `/blog/*: content/blog/*.md`; annotations point to these files',
        type: 'object',
        additionalProperties: { type: 'string' },
      },
      rank: RANK_FORM,
      overrides: {
        description:
          'Settings for the pages that match a URL pattern, where `*` matches anything; if several match, the last one wins',
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['url'],
          properties: {
            url: {
              description: 'Such as `/blog/*` or `https://shop.example/*`',
              type: 'string',
            },
            ...Object.fromEntries(properties.filter(([name]) => OVERRIDABLE.some(known => known === name))),
          },
        },
      },
    },
  })
}

function withDefault(name: SettingName): string {
  const setting = definitionOf(name)
  if (setting.actionDefault) return setting.description
  const words = setting.defaultWords ?? (setting.default === undefined ? undefined : `\`${setting.default}\``)
  return words === undefined ? setting.description : `${setting.description}. Default: ${words}`
}

function settingsTables(): string {
  const tables = GROUP_ENTRIES.map(([group, { title, about }]) => {
    const names = SETTING_NAMES.filter(name => definitionOf(name).group === group)
    const table = [
      '| input | meaning | default | in the config file |',
      '|---|---|---|---|',
      ...names.map(row),
    ]
    return `### ${title}\n\n${about}\n\n${table.join('\n')}`
  })
  return tables.join('\n\n')
}

function row(name: SettingName): string {
  const setting = definitionOf(name)
  const words = setting.defaultWords ?? (setting.default === undefined ? '–' : `\`${setting.default}\``)
  const inFile = setting.setBy === 'anyone' ? 'yes' : 'no'
  return `| \`${name}\` | ${cell(setting.description)} | ${cell(words)} | ${inFile} |`
}

function outputsTable(): string {
  const rows = Object.entries(OUTPUTS).map(([name, description]) => `| \`${name}\` | ${cell(description)} |`)
  return ['| output | meaning |', '|---|---|', ...rows].join('\n')
}

function readme(): string {
  let text = current('README.md')
  for (const [name, table] of [
    ['inputs', settingsTables()],
    ['outputs', outputsTable()],
  ] as const) {
    const [begin, end] = [`<!-- ${name}: generated -->`, `<!-- end of ${name} -->`]
    const [before, rest] = split(text, begin)
    const [, after] = split(rest, end)
    text = `${before}${begin}\n\n${table}\n\n${end}${after}`
  }
  return text
}

function split(text: string, at: string): [string, string] {
  const index = text.indexOf(at)
  if (index < 0) throw new Error(`README.md lacks the line ${at}`)
  return [text.slice(0, index), text.slice(index + at.length)]
}

function versionSource(): string {
  const { version, engines } = JSON.parse(current('package.json')) as {
    version: string
    engines: { node: string }
  }
  const [, minNode] = /^>=(\d+)$/.exec(engines.node) ?? []
  if (!minNode) throw new Error(`package.json: engines.node is "${engines.node}"; write it as >=24`)
  return [
    '/** Version of the program; `npm run generate` takes it from package.json. */',
    `export const VERSION = '${version}'`,
    '',
    '/** Least major version of Node.js that runs it, from the engines of package.json. */',
    `export const MIN_NODE = ${minNode}`,
    '',
  ].join('\n')
}

function inDocs(documents: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(documents).map(([path, text]) => [`docs/${path}`, text]))
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

function current(file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n')
  } catch {
    return ''
  }
}

const files: Record<string, string> = {
  'src/version.ts': versionSource(),
  'action.yml': actionYaml(),
  'schema.json': configSchema(),
  ...inDocs(await checksDocuments(NOTICE)),
  'docs/report.schema.json': json(z.toJSONSchema(writtenReportSchema, { override: plainer })),
  'openapi.yaml': `# ${NOTICE}\n${stringify(openApiDocument(VERSION), { aliasDuplicateObjects: false, lineWidth: 0 })}`,
  'README.md': readme(),
  'src/engine/syntax/language-codes.ts': languageCodesSource(NOTICE, root),
  'src/engine/tools/check-ids.ts': await checkIdsSource(NOTICE),
  'src/engine/tools/accessibility/axe-rules.ts': axeRulesSource(NOTICE),
  'src/engine/tools/schema/vocabulary-table.ts': vocabularySource(NOTICE),
}

const stale = Object.entries(files).filter(([file, content]) => current(file) !== content)
if (process.argv.includes('--check')) {
  for (const [file] of stale) console.error(`${file} is out of date: run npm run generate`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  for (const [file, content] of stale) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  console.log(
    stale.length === 0 ? 'All files are up to date' : `Made ${stale.map(([file]) => file).join(', ')}`,
  )
}
