/**
 * Where the documents say what a check looks for: a page for each tool, with a place for each check. Links to them stand in
 * comments and reports, so the names of pages and places stay as they are.
 */

/** The page on the checks of a tool, below the folder of these pages. */
export function checkPageOf(tool: string): string {
  return `${tool}.md`
}

/** The place of a check on the page of its tool. */
export function checkAnchor(id: string): string {
  return id.replace('/', '-')
}

/** @param folder address of the folder of these pages, without a slash at its end */
export function checkAddress(folder: string, id: string): string {
  return `${folder}/${checkPageOf(id.slice(0, id.indexOf('/')))}#${checkAnchor(id)}`
}

/** Whether an id can be one of ours: a report that is joined from shards comes from a file. */
export function isCheckId(id: string): boolean {
  return /^[a-z]+(?:-[a-z]+)*\/[a-z\d]+(?:-[a-z\d]+)*$/.test(id)
}
