import { typesOverPages } from './types-over-pages.ts'

export const runTopics = [typesOverPages]
