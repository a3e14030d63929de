import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { languageKind, readLanguageTag } from '../../syntax/language-tag.ts'
import { type MetaTexts, readMetaTexts } from './meta-texts.ts'
import { serpPage } from './serp-page.ts'

/** Whether Open Graph states the language in the form that social networks read. */
export const cardLocale = defineTopic({
  checks: {
    'og-locale-malformed': {
      severity: 'notice',
      title: 'og:locale is not a language and a country',
      why: 'Facebook reports an error and takes the page for American English. Other networks do the same or ignore the value.',
      fix: 'Write language and country with an underscore, such as de_DE, or remove it.',
      help: 'https://ogp.me/#optional',
      example: '<meta property="og:locale" content="de">',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page } = await serpPage(visit)
    // Networks run no scripts.
    return { judgements: { 'og-locale-malformed': judgeLocales(readMetaTexts(page.sent.document)) } }
  },
})

/** Letter case is not asked for: Facebook reads it in any. */
const LOCALE = /^([a-z]{2,3})_([a-z]{2})$/i
/** Characters of a code; what is longer is a text, or code that a template did not resolve, which is reported as such. */
const MAX_CODE = 15

function judgeLocales(meta: MetaTexts): Judgement {
  const locales = ['og:locale', 'og:locale:alternate'].flatMap(name =>
    meta.all(name).map(locale => ({ name, locale, tag: tagOf(locale.text) })),
  )
  const known = locales.filter(({ tag }) => tag !== undefined)
  if (known.length === 0) return notApplicable('the page has no og:locale with the code of a language')
  return failWhere(
    known.flatMap(({ name, locale, tag }) => {
      const code = LOCALE.exec(locale.text)
      if (code && code[2]!.toUpperCase() !== 'UK') return []
      if (name === 'og:locale' && isDefault(tag!)) return []
      return [locale.at(`${name} is "${locale.text}". ${adviceFor(tag!)}`)]
    }),
  )
}

interface Tag {
  language: string
  region: string | undefined
}

/** Whether it is what networks take a page for anyway, so that nothing is lost. */
function isDefault({ language, region }: Tag): boolean {
  return language === 'en' && (region === undefined || region === 'US')
}

/** The language and the region that are meant; undefined where it is no code of a language. */
function tagOf(text: string): Tag | undefined {
  const plain = text.replace(/\.[\w-]{1,12}$/, '')
  if (plain.length > MAX_CODE) return undefined
  const { language, region } = readLanguageTag(plain.replaceAll('_', '-')) ?? {}
  return language && languageKind(language) !== 'unknown' ? { language, region } : undefined
}

/**
 * The form that Open Graph asks for. Where no country is named it is the one where most people speak the language, which the
 * page may not be in: a template may have been left as it was.
 */
function adviceFor({ language, region }: Tag): string {
  if (region !== undefined && /^[A-Z]{2}$/.test(region))
    return `Write it as ${language}_${region === 'UK' ? 'GB' : region}.`
  // Facebook has one code for all Arabic countries.
  const likely = language === 'ar' ? 'AR' : new Intl.Locale(language).maximize().region
  const name = NAMES.of(language)
  return region === undefined && likely && /^[A-Z]{2}$/.test(likely) && name !== undefined
    ? `Write language and country: ${language}_${likely}${language === 'ar' ? ' (the code of Facebook for all Arabic countries)' : ''} if the page is in ${name}.`
    : 'Write language and country, such as de_DE.'
}

const NAMES = new Intl.DisplayNames('en', { type: 'language' })
