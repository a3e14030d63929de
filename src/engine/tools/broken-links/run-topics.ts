import { indexFilesOverPages } from './index-files-over-pages.ts'

export const runTopics = [indexFilesOverPages]
