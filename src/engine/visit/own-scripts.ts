import { perVisit } from './per-visit.ts'
import { codeOf, type OwnCode, type OwnScript, readScriptFiles } from './script-files.ts'

/** What the page's own script files say, as far as they are small. */
export const ownScriptFiles = perVisit(
  async (visit): Promise<readonly OwnScript[]> =>
    readScriptFiles(await visit.htmlPage(), url => visit.fetch(url)),
)

/** What the page's own scripts say, those in it and those in files of its host. */
export const ownCode = perVisit(
  async (visit): Promise<OwnCode> => codeOf(await visit.htmlPage(), await ownScriptFiles(visit)),
)
