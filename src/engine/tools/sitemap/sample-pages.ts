import type { Occurrence } from '../../../api/results.ts'
import { FaultList } from '../../judging/fault-list.ts'
import { defineEntryTopic, type EntryJudge } from './entry-topic.ts'
import type { ReadEntry } from './read-entry.ts'
import { placeIn, shown } from './sitemap-place.ts'

/** Whether pages that a CMS or a theme came with are offered to search engines. */
export const samplePages = defineEntryTopic({
  checks: {
    'sample-page-listed': {
      scope: 'site',
      severity: 'warning',
      title: 'The sitemap lists sample pages of the theme or CMS, or a README',
      why: 'Nobody wrote them for readers, but search engines index them and show them in results beside your own pages.',
      fix: 'Delete the sample posts, pages and authors, so that they are no longer built. Name README.md in what the generator ignores.',
      help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
      example: '<loc>https://www.example.com/author/john-doe/</loc>',
    },
  },
  judge: () => new SampleJudge(),
})

/**
 * Paths of whole addresses: the post and the page of WordPress in its languages, sample people, posts and slides of themes,
 * the tutorial of Docusaurus, parts of page builders. What lies deeper, as `/docs/hello-world/`, may be somebody's lesson,
 * and `/lorem-ipsum` a tool.
 */
const SAMPLE =
  /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?(?:(?:\/(?:blog|posts?|news|\d{4}\/\d{2}(?:\/\d{2})?))?\/(?:sample-page|beispiel-seite|page-d-exemple|pagina-ejemplo|pagina-de-ejemplo|pagina-di-esempio|voorbeeld-pagina|pagina-exemplo|welcome-to-jekyll|welcome-to-docusaurus|markdown-examples|markdown-page)|\/(?:blog|posts?|news)\/(?:lorem-ipsum|mdx-blog-post|emoji-support|placeholder-text)|\/slides\/example|\/docs\/tutorial-(?:basics|extras)\/(?:congratulations|create-a-document|manage-docs-versions|translate-your-site)|\/(?:authors?|team|people)\/(?:john|jane|mark)-(?:doe|dinn)|\/(?:et_pb_layout|layout_type|elementor-hf|elementor_library|et_template)\/[^/]{1,100})(?:\/|\.html?)?$/

/**
 * The first post of WordPress and of themes. People call the first one that they write so as well, so it counts in a folder
 * of posts only beside another sample.
 */
const FIRST_POST =
  /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?(\/(?:blog|posts?|news|\d{4}\/\d{2}(?:\/\d{2})?))?\/(?:hello-world|hallo-welt|bonjour-tout-le-monde|hola-mundo|ciao-mondo|hallo-wereld|ola-mundo|witaj-swiecie|my-(?:first|second)-post)(?:\/|\.html?)?$/

const NAMED_SO = 'has the name of a page that comes with a theme or CMS'
/** First posts that are kept until it is known whether they count. */
const MAX_FIRST_POSTS = 10

/** Eleventy and Jekyll make a page of each Markdown file that they find, that for developers too. */
const README = /^\/README(?:\/|\.html)?$/

class SampleJudge implements EntryJudge {
  readonly #samples = new FaultList()
  readonly #firstPosts: Occurrence[] = []
  #found = 0
  #pages = 0

  entry({ entry, file, page }: ReadEntry): void {
    if (!page?.isNew) return
    this.#pages++
    const { pathname } = page.url
    const path = pathname.toLowerCase()
    const say = (words: string) => () => placeIn(file, entry, `${shown(pathname)} ${words}`)
    const firstPost = FIRST_POST.exec(path)
    if (SAMPLE.test(path)) this.#add(say('is a page that comes with a theme or CMS'))
    else if (firstPost && firstPost[1] === undefined) this.#add(say(NAMED_SO))
    else if (firstPost && this.#firstPosts.length < MAX_FIRST_POSTS) this.#firstPosts.push(say(NAMED_SO)())
    if (README.test(pathname)) this.#samples.add(say('is made from the README for developers'))
  }

  #add(place: () => Occurrence): void {
    this.#found++
    this.#samples.add(place)
  }

  findings() {
    if (this.#found > 0) for (const place of this.#firstPosts) this.#samples.add(place)
    return {
      judgements: {
        'sample-page-listed': this.#samples.judgeAmong(this.#pages, 'the sitemaps list no pages'),
      },
    }
  }
}
