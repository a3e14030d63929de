import { htmlFilesOverPages } from './html-files-over-pages.ts'
import { indexFilesOverPages } from './index-files-over-pages.ts'

export const runTopics = [indexFilesOverPages, htmlFilesOverPages]
