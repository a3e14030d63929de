import { businessOverPages } from './business-over-pages.ts'
import { typesOverPages } from './types-over-pages.ts'

export const runTopics = [typesOverPages, businessOverPages]
