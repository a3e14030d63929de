import { contactsOverPages } from './contacts-over-pages.ts'
import { menuOverPages } from './menu-over-pages.ts'

export const runTopics = [menuOverPages, contactsOverPages]
