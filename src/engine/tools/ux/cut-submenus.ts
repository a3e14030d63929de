import type { OpenedMenu } from '../../browser/opened-menus.ts'
import type { CutSubmenu } from '../../browser/submenus.ts'

/** What is told of an open submenu of a phone whose entries are cut off. */
export function cutSubmenuMessage({ button }: OpenedMenu, submenu: CutSubmenu): string {
  const { text, opener, entries, cut, edge, end, limit, by, moved } = submenu
  const menu =
    button === undefined || button.text === '' ? 'the menu' : `the menu that "${button.text}" opens`
  const where = by ?? 'the screen'
  if (edge === 'below')
    return `${cut} of the ${entries} entries of ${menu} cannot be seen while its submenu "${opener}" is open, such as "${text}": it ends at ${end} px, ${where} at ${limit} px, and nothing there can be scrolled.`
  const others = cut > 1 ? ` So are ${cut} of its ${entries} entries.` : ''
  const entry = `"${text}" of the submenu "${opener}" in ${menu} ${edge === 'left' ? 'begins' : 'ends'} at ${end} px, ${where} at ${limit} px`
  const way =
    moved === undefined
      ? 'and nothing there can be scrolled'
      : `so that visitors have to move ${moved === 'page' ? 'the page' : 'the submenu'} sideways to read it`
  return `${entry}, ${way}.${others}`
}
