import { lostAddresses } from './lost-addresses.ts'

export const baselineTopics = [lostAddresses]
