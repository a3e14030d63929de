import { cutEnd } from '../../../text/cut.ts'
import {
  attribute,
  type Element,
  foldSpace,
  type HtmlDocument,
  parentOf,
} from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { MainText } from '../../page/text/main-text.ts'
import { firstNodes, startOfSeenText } from '../../page/text/text-start.ts'
import { isKnownTheme, isThemeAuthor, isThemeName, isUnnamedSite } from '../../page/theme-title.ts'
import type { Examination } from './examination.ts'
import { examinedPage } from './examined-page.ts'
import { isFromBuilder, namesBuilder } from './site-builder.ts'

/** What a content management system shows until somebody changes it. */
export const systemDefaults = defineTopic({
  checks: {
    'cms-default': {
      severity: 'notice',
      title: 'Sample texts or default values of the CMS or the theme are on the page',
      why: 'They mean nothing to visitors and make the site look unfinished.',
      fix: 'Rename the default category, delete the sample posts and widgets, put your own name into the settings of the theme, and let it print no date where a page has none.',
      help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
      example: '<span class="cat-links">Categorized as <a rel="category">Uncategorized</a></span>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    return { judgements: unlessUnfilled(page, { 'cms-default': judgeDefaults(examination) }) }
  },
})

/** The category that WordPress gives to posts which have none, where its name says so. */
const NO_CATEGORY =
  /(?:^|[\s:,|·•>])(Uncategori[sz]ed|Non class[ée]|Sin categor[íi]a|Senza categoria|Sem categoria|Geen categorie|Niet gecategoriseerd|Bez kategorii|Ikke kategoriseret|Okategoriserade|Ukategorisert|Nezařazené|Kategorize edilmemiş|Без рубрики|Без категорії|Μη κατηγοριοποιημένο|未分類|未分类|미분류|غير مصنف|カテゴリーなし)(?=$|[\s:,|·•<])/u
/** What Hugo and other programs in Go print for a date that is not there. */
const NO_DATE =
  /(?:^|[\s(])(0?1\.?\s(?:de\s|di\s)?\p{L}{3,12}\.?,?\s(?:de\s)?0001|\p{L}{3,12}\.?\s0?1,\s0001|0?1[./-]0?1[./-]0001|0001[./-]0?1[./-]0?1|0001年0?1月0?1日)(?=$|[\s).,;])/u
/** Longer blocks tell about it. */
const LONGEST_LABEL = 120

/** Whole texts of an installation or a starter that nobody touched, each of one system. */
const UNTOUCHED = new RegExp(
  `^(?:${[
    'no front page content has been created yet\\.?|welcome to (?:drupal|joomla!?|october cms|typo3|discourse)[.!]?|thoughts, stories and ideas\\.?',
    'a wordpress commenter|mr wordpress|ein wordpress-kommentator|un commentateur wordpress|un comentarista de wordpress|un commentatore di wordpress|start bootstrap',
    'this page demonstrates (?:some of the built-in markdown extensions|usage of some of the runtime apis) provided by vitepress[.:]?',
    "you don[’']t need react to write simple standalone pages\\.?|let[’']s discover docusaurus in less than 5 minutes\\.?|docusaurus tutorial - 5min(?: ⏱️)?",
    "docusaurus lets you focus on your docs, and we[’']ll do the chores\\..{0,60}|extend or customize your website layout by reusing react\\..{0,90}|docusaurus was designed from the ground up to be easily installed.{0,80}",
    "this is my first post on my new fake blog! how exciting!|wow! i love blogging so much already\\..{0,80}|i[’']m sure i[’']ll write a lot more interesting things in the future\\.",
    'now go build something great\\.|congratulations — you just made a gatsby site!.{0,10}|edit src/pages/index\\.(?:js|tsx) to see this page update in real-time.{0,10}',
    "welcome to hexo! this is your very first post\\..{0,100}|you[’']ll find this post in your _posts directory\\..{0,100}|jekyll also offers powerful support for code snippets:?",
    'emoji can be enabled in a hugo project in a number of ways\\.?|hugo ships with several built-in shortcodes for rich content.{0,100}|written in go, hugo is an open source static site generator available under the apache licen[cs]e 2\\.0\\.?',
    "you[’']ve successfully created a project with vite \\+ vue 3\\..{0,20}|welcome to your new sveltekit app|congratulations! your app is running\\..{0,4}|to get started, open the directory src/pages in your project\\.|welcome to the official astro blog starter template\\..{0,90}",
  ].join('|')})$`,
  'iu',
)

/** The post and the page that WordPress comes with, by their title and address. */
const SAMPLE_TITLE =
  /^(?:hello world!|hallo welt!|bonjour tout le monde\s?!|¡hola,? mundo!|ciao mondo!|hallo wereld!|olá,? mundo!|witaj,? świecie!|привет,? мир!|sample page|beispiel-seite|page d[’']exemple|página de ejemplo|pagina di esempio|voorbeeldpagina|página de exemplo)$/i
const SAMPLE_PATH =
  /\/(?:hello-world|hallo-welt|bonjour-tout-le-monde|hola-mundo|ciao-mondo|hallo-wereld|ola-mundo|witaj-swiecie|sample-page|beispiel-seite|page-d-exemple|pagina-ejemplo|pagina-de-ejemplo|pagina-di-esempio|voorbeeld-pagina|pagina-exemplo)(?:\/|\.html?$|$)/

/** The posts and pages of the starters of Gatsby, Jekyll and Docusaurus, by their address and their whole title. */
const STARTER_PATH = /\/(?:my-second-post|welcome-to-jekyll|markdown-page|mdx-blog-post)(?:\/|\.html?$|$)/
const STARTER_TITLE = /^(?:my second post!|welcome to jekyll!|markdown page example|mdx blog post)$/i
/** A second post may be somebody's own. */
const STARTER_OF_GATSBY = /^my second post!$/i
const MADE_BY_GATSBY = /content=["']?Gatsby\b/i

/** What only pages of WordPress load or say: bloggers call the first post of any system "Hello world!". */
const MADE_BY_WORDPRESS = /\/wp-(?:content|includes|json)\/|content=["']?WordPress\b/i

/** Whether a text is, or has, a link to another site: it gives credit, and is no left-over. */
function leadsAway(element: Element, document: HtmlDocument): boolean {
  const own = new URL(document.url).host
  return [element, parentOf(element), ...firstNodes(element, MAX_NODES)].some(node => {
    if (node?.nodeName !== 'a' || !('attrs' in node)) return false
    const target = document.addressOf(attribute(node, 'href') ?? '')
    return target !== undefined && /^https?:$/.test(target.protocol) && target.host !== own
  })
}

interface Fault {
  element: Element
  message: string
}

/** Characters of the text of a link. */
const MAX_TEXT = 60

function judgeDefaults({ document, main, regions, headings }: Examination): Judgement {
  if (main.allBlocks.length === 0) return notApplicable('the page has no text')
  const titles = [
    ...document.elements('title').map(title => startOfSeenText(title, 500)),
    ...headings.filter(({ level }) => level === 1).map(({ text }) => text),
  ]
  const faults: Fault[] = []
  for (const { element, kind, prose } of main.allBlocks) {
    if (kind === 'code' || prose.length > LONGEST_LABEL) continue
    const category = NO_CATEGORY.exec(prose)?.[1]
    const date = NO_DATE.exec(prose)?.[1]
    if (date !== undefined)
      faults.push({ element, message: `"${date}" is what the generator prints where a page has no date.` })
    else if (category !== undefined && !titles.some(title => title.includes(category)))
      faults.push({
        element,
        message: `"${category}" is what the CMS or theme calls posts without a category.`,
      })
    else if (UNTOUCHED.test(prose) && !titles.includes(prose) && !leadsAway(element, document))
      faults.push({ element, message: `"${prose}" is sample text of the installation.` })
  }
  const isWordPress = MADE_BY_WORDPRESS.test(document.source)
  for (const element of document.elements('a')) {
    if (regions.hidden.has(element)) continue
    const href = attribute(element, 'href')
    const url = href === undefined ? undefined : document.addressOf(href)
    if (url === undefined || !/^https?:$/.test(url.protocol)) continue
    if (url.pathname.endsWith('/wp-login.php') && isInMetaWidget(element))
      faults.push({
        element,
        message: 'The widget "Meta" shows visitors the login and the feeds of the site.',
      })
    else if (isWordPress && SAMPLE_PATH.test(url.pathname)) {
      const text = foldSpace(startOfSeenText(element, MAX_TEXT))
      if (SAMPLE_TITLE.test(text))
        faults.push({ element, message: `"${text}" is a sample that WordPress came with.` })
    } else if (STARTER_PATH.test(url.pathname)) {
      const text = foldSpace(startOfSeenText(element, MAX_TEXT))
      const isOfOther = STARTER_OF_GATSBY.test(text) && !MADE_BY_GATSBY.test(document.source)
      if (STARTER_TITLE.test(text) && !isOfOther && !leadsAway(element, document))
        faults.push({
          element,
          message: `"${text}" is a sample that the generator or its starter came with.`,
        })
    }
  }
  faults.push(...themeFaults(document, main), ...builderFaults(document, main))
  return failWhere(
    firstOfEach(faults).map(({ element, message }) => document.occurrence(element, cutEnd(message, 200))),
  )
}

/** Between the parts of a title. */
const SEPARATOR = /\s[|–—·•»:-]\s/u

/** The theme's name or maker where those of the site belong: in the last part of a title, a heading of the footer, the author. */
function themeFaults(document: HtmlDocument, { allBlocks }: MainText): Fault[] {
  const brands = document.elements('title').flatMap(element => {
    const parts = startOfSeenText(element, 500).split(SEPARATOR)
    const brand = parts.at(-1)!.trim()
    if (isThemeName(brand))
      return { element, message: `The title names the theme, "${brand}", instead of that of the site.` }
    return parts.length > 1 && isUnnamedSite(brand)
      ? {
          element,
          message: `The title ends with "${brand}", which the builder put there for the name of the site.`,
        }
      : []
  })
  const labels = allBlocks.flatMap(({ element, prose, boilerplate }) =>
    boilerplate && isThemeName(prose)
      ? { element, message: `"${prose}" is the name of the theme, not of the site.` }
      : [],
  )
  // On the site of the theme itself the title says its name as well.
  const titles = document
    .elements('title')
    .map(title => startOfSeenText(title, 500).toLowerCase())
    .join(' ')
  const headlines = allBlocks.flatMap(({ element, prose }) =>
    element.tagName === 'h1' && isKnownTheme(prose) && !titles.includes(prose.trim().toLowerCase())
      ? { element, message: `The main heading, "${prose}", is the name of the theme.` }
      : [],
  )
  const authors = document.elements('meta').flatMap(element => {
    if (attribute(element, 'name')?.trim().toLowerCase() !== 'author') return []
    const author = foldSpace((attribute(element, 'content') ?? '').slice(0, LONGEST_LABEL))
    return isThemeAuthor(author)
      ? { element, message: `The author of the page is "${author}", who made the theme or built the page.` }
      : []
  })
  return [...brands, ...labels, ...headlines, ...authors]
}

const BUILDER_HOST = /(?:^|\.)mobiris[ei]\.[a-z]{2,4}$/i

/** Its own profiles, which its templates have where those of the site belong. */
const BUILDER_PROFILE =
  /^(?:www\.)?(?:(?:facebook|instagram|twitter|youtube|behance|pinterest)\.(?:com|net)|plus\.google\.com)\/(?:[\w.+-]{1,20}\/){0,3}\+?mobirise(?:\/|$)/i

/** How the builder's own texts about itself begin, with which its blocks are filled. */
const ABOUT_BUILDER = /^Mobirise (?:is|gives|offers|provides|helps|has|allows|creates|makes|page maker)\b/
/** Characters of such a text that are shown. */
const MAX_SHOWN = 80

/** What the builder says of itself: a link that it hides in each page, its name as the alternative text, its own texts. */
function builderFaults(document: HtmlDocument, { allBlocks }: MainText): Fault[] {
  if (!isFromBuilder(document)) return []
  const texts = allBlocks.flatMap(({ element, prose, kind }) =>
    kind !== 'code' && ABOUT_BUILDER.test(prose)
      ? [{ element, message: `"${cutEnd(prose, MAX_SHOWN)}" is the builder's own text about itself.` }]
      : [],
  )
  const menu = document.elements('nav').flatMap(nav =>
    [...firstNodes(nav, MAX_MENU_NODES)].flatMap(node => {
      if (node.nodeName !== 'a' || !('attrs' in node)) return []
      const host = document.addressOf(attribute(node, 'href') ?? '')?.hostname ?? ''
      const text = foldSpace(startOfSeenText(node, MAX_TEXT))
      return BUILDER_HOST.test(host) && text !== '' && !namesBuilder(text)
        ? [{ element: node, message: `"${text}" in the menu leads to ${host}, not to the site.` }]
        : []
    }),
  )
  const links = document.elements('a').flatMap(element => {
    const section = parentOf(element)
    const isHidden =
      section?.tagName === 'section' && /(?:^|\s)engine(?:\s|$)/.test(attribute(section, 'class') ?? '')
    const url = isHidden ? document.addressOf(attribute(element, 'href') ?? '') : undefined
    const text = foldSpace(startOfSeenText(element, MAX_TEXT))
    return url && text !== '' && /^https?:$/.test(url.protocol)
      ? [{ element, message: `Mobirise hides its own link "${text}" to ${url.host} in the page.` }]
      : []
  })
  const alts = document.elements('img').flatMap(element => {
    const alt = foldSpace((attribute(element, 'alt') ?? '').slice(0, LONGEST_LABEL))
    const link = parentOf(element)
    const target = link?.tagName === 'a' ? document.addressOf(attribute(link, 'href') ?? '') : undefined
    const isAboutIt = target !== undefined && BUILDER_HOST.test(target.hostname)
    return namesBuilder(alt) && !isAboutIt
      ? [{ element, message: `The alt "${alt}" names the site builder, not what the image shows.` }]
      : []
  })
  const profiles = document.elements('a').flatMap(element => {
    const url = document.addressOf(attribute(element, 'href') ?? '')
    return url && BUILDER_PROFILE.test(`${url.hostname}${url.pathname.slice(0, LONGEST_LABEL)}`)
      ? [{ element, message: `The link to ${url.host} leads to the profile of Mobirise, not of the site.` }]
      : []
  })
  return [...links, ...alts, ...profiles, ...texts, ...menu]
}

/** A post's category stands at each of its teasers: one place shows what to change. */
function firstOfEach(faults: readonly Fault[]): readonly Fault[] {
  return [...new Map(faults.toReversed().map(fault => [fault.message, fault])).values()].toReversed()
}

/** Steps up from a link to its list, and nodes of that which are looked at. */
const MAX_STEPS_UP = 4
const MAX_NODES = 100
/** Nodes of a menu. */
const MAX_MENU_NODES = 300

/** Whether a list around a link leads to feeds or to WordPress itself as well, as the widget "Meta" does. */
function isInMetaWidget(link: Element): boolean {
  let at: Element | undefined = link
  for (let step = 0; at && step < MAX_STEPS_UP; step++) {
    if (at.tagName === 'ul') {
      return [...firstNodes(at, MAX_NODES)].some(
        node =>
          node.nodeName === 'a' &&
          'attrs' in node &&
          /\/\/(?:[a-z-]+\.)?wordpress\.org\/?$|\/comments\/feed\b/.test(attribute(node, 'href') ?? ''),
      )
    }
    at = parentOf(at)
  }
  return false
}
