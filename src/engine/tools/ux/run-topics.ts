import { menuOverPages } from './menu-over-pages.ts'

export const runTopics = [menuOverPages]
