/** Folders of what pages are made from and into, of what they were before, and of pictures, beside which a copy may lie. */
const FOLDER =
  /^(?:src|dist|build|images?|img|old(?:[-_ ](?:versions?|site|website|pages?|design))?|backups?|bak|drafts?|entwurf|entwürfe|borradore?s?|brouillons?|bozze?|tmp|temp|trash)$/i
/** Pages that templates bring along to show what they can do, and from which others are made. */
const SAMPLE = /^(?:elements|generic|starter-page|template|vorlage|plantilla)$/i
/** What some hosts show for any error. */
const ERROR = /^error$/i
/** What a copy has behind the name of its original: "index2", "indexold", "menu (1)", "menu 1", "menu-backup", "menu - Kopie". */
const COPY =
  /^(index|home)[-_ ]?(?:\d{1,2}|neu|new|test|old|alt|bak|bkp|backup)$|^(.{1,80}?)(?:(?: - |[-_. ])(?:old|alt|bak|bkp|backup|copy|kopie|copia|copie|draft)| ?\(\d\)| \d)$/i

/** Names of pages that were to try something, of copies, and of the pages for phones that a site had once: "test", "shop_m". */
const LEFT_OVER =
  /^(?:tests?|untitled(?:[-_ ]?\d{1,2})?|(?:copy of|kopie von|copie de|copia d[ei]) .{1,80})$|^.{1,80}?(?:[-_. ](?:tests?|old|bak|bkp|backup|copy|kopie)|_m)$/i

/**
 * Whether the name of a page says that it was left over. It says less than that of a draft: other pages come before it
 * where nothing leads to it, and it is not left out.
 */
export function isLeftOverByName(names: readonly string[]): boolean {
  const name = /^(.*?)\.html?$/i.exec(names.at(-1)!)?.[1]
  return name !== undefined && LEFT_OVER.test(name)
}

/**
 * Whether a page of a folder is a draft, a copy or a page for errors by its name. Its name alone may deceive, so what nobody links to is left
 * out for it, and nothing else.
 *
 * @param names along its path, the file's last
 * @param has whether the folder has a page at such a path
 */
export function isDraftByName(names: readonly string[], has: (names: readonly string[]) => boolean): boolean {
  const folders = names.slice(0, -1)
  const [, name, ending] = /^(.*?)(\.html?)$/i.exec(names.at(-1)!) ?? []
  if (name === undefined) return false
  if (folders.some(folder => FOLDER.test(folder)) || SAMPLE.test(name) || ERROR.test(name)) return true
  const copied = COPY.exec(name)
  const original = copied?.[1] ?? copied?.[2]
  return original !== undefined && has([...folders, `${original}${ending}`])
}
