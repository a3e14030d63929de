import { botAccess } from './bot-access.ts'
import { entities } from './entities.ts'
import { freshness } from './freshness.ts'
import { llmsTxt } from './llms-txt.ts'
import { pageText } from './page-text.ts'
import { targeting } from './targeting.ts'
import { usagePreferences } from './usage-preferences.ts'

export const topics = [botAccess, usagePreferences, pageText, freshness, llmsTxt, entities, targeting]
