import { DOCUMENT_CHECKS } from './document-checks.ts'
import { FORM_CHECKS } from './form-checks.ts'
import { LOAD_CHECKS } from './load-checks.ts'
import { NAVIGATION_CHECKS } from './navigation-checks.ts'

/** What the ux tool can report. */
export const UX_CHECKS = { ...DOCUMENT_CHECKS, ...NAVIGATION_CHECKS, ...FORM_CHECKS, ...LOAD_CHECKS }

export type UxCheck = keyof typeof UX_CHECKS
