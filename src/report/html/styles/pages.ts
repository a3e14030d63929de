/** What is shown of each page. */
export const PAGE_STYLES = `
#pages > details.item:first-of-type { border-top: 1px solid var(--line); }
.brief { list-style: none; padding: 0; margin: 0; }
.brief li { padding: .6rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; } .brief p { margin: .15rem 0 0; max-width: none; }
`
