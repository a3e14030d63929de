import { DRAWN_STYLES } from './page/styles.ts'
import { CHANGE_STYLES } from './styles/change.ts'
import { FINDING_STYLES } from './styles/findings.ts'
import { FRAME_STYLES } from './styles/frame.ts'
import { PAGE_STYLES } from './styles/pages.ts'
import { PRINT_STYLES } from './styles/print.ts'
import { RANK_STYLES } from './styles/rank.ts'
import { TABLE_STYLES } from './styles/tables.ts'
import { TEXT_STYLES } from './styles/text.ts'

/** The style sheet of the HTML report. */
export const STYLES = [
  TEXT_STYLES,
  FRAME_STYLES,
  CHANGE_STYLES,
  TABLE_STYLES,
  FINDING_STYLES,
  PAGE_STYLES,
  DRAWN_STYLES,
  RANK_STYLES,
  PRINT_STYLES,
].join('')
