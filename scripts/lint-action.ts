/** Holds action.yml against the schema of action files, and asks for the runtime that the bundle is made for. */
import { readFileSync } from 'node:fs'
import { validateAction } from '@action-validator/core'

const RUNTIME = 'using: node24'

for (const file of process.argv.slice(2)) {
  const source = readFileSync(file, 'utf8')
  if (!source.includes(RUNTIME)) complain(`${file}: lacks "${RUNTIME}"`)
  // The validator's schema ends with node20; the rest of the file is the same for both.
  const { errors } = validateAction(source.replace(RUNTIME, 'using: node20'))
  for (const error of errors) complain(`${file}: ${JSON.stringify(error)}`)
}

function complain(text: string): void {
  console.error(text)
  process.exitCode = 1
}
