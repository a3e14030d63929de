import { codes } from './codes.ts'
import { declaredLanguage } from './declared-language.ts'
import { foreignLinks } from './foreign-links.ts'
import { form } from './form.ts'
import { scriptedSwitch } from './scripted-switch.ts'
import { switchHome } from './switch-home.ts'
import { targets } from './targets.ts'
import { undeclaredVersions } from './undeclared-versions.ts'
import { untranslatedVersions } from './untranslated-versions.ts'
import { versionSet } from './version-set.ts'

export const topics = [
  form,
  codes,
  versionSet,
  targets,
  declaredLanguage,
  undeclaredVersions,
  untranslatedVersions,
  scriptedSwitch,
  switchHome,
  foreignLinks,
]
