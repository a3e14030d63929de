import { ownCode } from '../../../visit/own-scripts.ts'
import type { Visit } from '../../../visit/visit.ts'
import { namesInSelectors, openersIn } from '../../broken-links/click-handlers.ts'
import { namesAround } from '../../broken-links/hash-scripts.ts'
import { namingPolicy } from './policy-link.ts'

/** Whether a script of the page makes something that names the policy, and is no link or button, open it on a click. */
export async function opensPolicy(visit: Visit): Promise<boolean> {
  const naming = namingPolicy((await visit.judgedPage()).document)
  if (naming.length === 0) return false
  const { texts } = await ownCode(visit)
  const openers = texts.flatMap(openersIn).flatMap(namesInSelectors)
  return naming.some(element => {
    const around = namesAround(element)
    return openers.some(names => names.every(name => around.has(name)))
  })
}
