import { amount } from './amount.ts'
import { consent } from './consent.ts'
import { consentBanner } from './consent-banner.ts'
import { fonts } from './fonts.ts'
import { inventory } from './inventory.ts'
import { lifetime } from './lifetime.ts'
import { protection } from './protection.ts'
import { rejection } from './rejection.ts'
import { syntax } from './syntax.ts'

export const topics = [
  rejection,
  syntax,
  protection,
  amount,
  lifetime,
  consent,
  consentBanner,
  fonts,
  inventory,
]
