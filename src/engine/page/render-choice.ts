/** Which pages are shown in Chrome for tools that can do without, as the setting `render` says. */
export type RenderMode = 'auto' | 'always' | 'never'

/** Whether a page is shown in Chrome to see what scripts make of it. */
export type RenderChoice =
  | { shown: true }
  /** `sample`: a page of the same template that was shown, and on which scripts changed nothing. */
  | { shown: false; because: 'template'; sample: string }
  | { shown: false; because: 'never' }

export const SHOWN: RenderChoice = { shown: true }
export const NEVER_SHOWN: RenderChoice = { shown: false, because: 'never' }

/** Why what needs Chrome was not looked at on a page of a template that scripts leave as it is. */
export function likeSample(sample: string): string {
  return `Chrome was not asked to show the page, since scripts change nothing that search engines see on ${sample}, a page of the same template`
}
