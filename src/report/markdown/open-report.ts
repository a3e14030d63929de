import { linkAddress } from '../link-address.ts'
import { paragraph, type Section, section } from './blocks.ts'

/** The way to the whole report, which stands before all that is only a part of it; nothing where there is no such way. */
export function* openReportSection(url: string | undefined): Generator<Section> {
  const address = url === undefined ? undefined : linkAddress(url)
  if (address === undefined) return
  const link = {
    type: 'link' as const,
    url: address,
    children: [{ type: 'text' as const, value: 'Open the report' }],
  }
  yield section(paragraph({ type: 'strong', children: [link] }))
}
