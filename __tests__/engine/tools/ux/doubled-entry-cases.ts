import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

const check = 'menu-entry-twice'
const menu = (...entries: readonly string[]) => `<nav><ul>${entries.join('')}</ul></nav>`
const entry = (text: string, to: string, more = '') =>
  `<li><a href="${to}"><span>${text}</span></a>${more}</li>`

export const DOUBLED_ENTRY_CASES: readonly Case[] = [
  {
    check,
    outcome: 'fail',
    when: 'two entries of a menu have one text and lead to two pages',
    site: page(
      menu(entry('About', '/about'), entry('Contact us', '/contact-2'), entry('Contact Us', '/contact-3')),
    ),
    says: '"Contact us" is in this menu twice: one entry leads to /contact-2, the other one to /contact-3.',
    selector: 'html > body > nav > ul > li:nth-of-type(3) > a',
    count: 1,
  },
  {
    check,
    outcome: 'fail',
    when: 'one is in a sub-menu, and the address of the other one ends with a number',
    site: page(
      menu(
        entry('About', '/about', `<ul>${entry('Profile', '/profile/')}</ul>`),
        entry('Profile', '/profile-2/'),
      ),
    ),
    says: '"Profile" is in this menu twice: one entry leads to /profile/, the other one to /profile-2/.',
    count: 1,
  },
  {
    check,
    outcome: 'pass',
    when: 'they lead to one page, are of different parts of the menu, or have a heading between them',
    site: page(
      menu(
        entry('News', '/news'),
        entry('News', '/news.html#latest'),
        entry('Books', '/books', `<ul>${entry('Overview', '/books/overview')}</ul>`),
        entry('Films', '/films', `<ul>${entry('Overview', '/films/overview')}</ul>`),
        '<li>Teachers</li>',
        entry('Log in', '/teachers/login'),
        '<li>Students</li>',
        entry('Log in', '/students/login'),
      ),
    ),
  },
  {
    check,
    outcome: 'not-applicable',
    when: 'the list is no menu',
    site: page(`<main><ul>${entry('Report', '/reports/1')}${entry('Report', '/reports/2')}</ul></main>`),
  },
]
