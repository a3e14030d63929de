import { contentOverPages } from './content-over-pages.ts'

export const runTopics = [contentOverPages]
