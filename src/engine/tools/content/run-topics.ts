import { contentOverPages } from './content-over-pages.ts'
import { copiesOverPages } from './copies-over-pages.ts'
import { copyrightOverPages } from './copyright-over-pages.ts'

export const runTopics = [contentOverPages, copiesOverPages, copyrightOverPages]
