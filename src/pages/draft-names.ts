/** Folders of what pages are made from and into, of what they were before, and of pictures, beside which a copy may lie. */
const FOLDER =
  /^(?:src|dist|build|images?|img|old(?:[-_ ](?:versions?|site|website|pages?|design))?|backups?|bak|drafts?|entwurf|entwürfe|borradore?s?|brouillons?|bozze?|tmp|temp|trash)$/i
/** Pages that templates bring along to show what they can do, and from which others are made. */
const SAMPLE = /^(?:elements|generic|starter-page|template|vorlage|plantilla)$/i
/** What some hosts show for any error. */
const ERROR = /^error$/i
/** What a copy has behind the name of its original: "index2", "indexold", "menu (1)", "menu 1", "menu-backup", "menu - Kopie". */
const COPY =
  /^(index|home)[-_ ]?(?:\d{1,2}|neu|new|test|old|alt|bak|backup)$|^(.{1,80}?)(?:(?: - |[-_. ])(?:old|alt|bak|backup|copy|kopie|copia|copie|draft)| ?\(\d\)| \d)$/i

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
