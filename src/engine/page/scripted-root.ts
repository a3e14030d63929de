import { attribute } from '../formats/html/document.ts'
import type { JudgedPage } from './judged-page.ts'

/** What scripts do to an attribute of `<html>`, as "a script sets lang to "es""; undefined where it is as it was sent. */
export function scriptedRoot({ document, scripts }: JudgedPage, name: 'lang' | 'dir'): string | undefined {
  if (scripts.state !== 'seen' || !document.html) return undefined
  const sent = scripts.before.html && attribute(scripts.before.html, name)
  const now = attribute(document.html, name)
  if (sent === now) return undefined
  if (now === undefined) return `a script removes ${name}="${sent}" from <html>`
  if (sent === undefined) return `a script sets ${name} of <html> to "${now}"`
  return `a script changes ${name} of <html> from "${sent}" to "${now}"`
}
