/** What is shown of each page. */
export const PAGE_STYLES = `
.screens { display: flex; flex-wrap: wrap; align-items: flex-start; gap: .75rem; margin: .75rem 0 1.25rem; }
.screens img { height: auto; max-width: 100%; border: 1px solid var(--line); border-radius: 6px; }
.screens .phone { width: 9rem; } .screens .desktop { width: 26rem; }
#pages > details.item:first-of-type { border-top: 1px solid var(--line); }
.brief { list-style: none; padding: 0; margin: 0; }
.brief li { padding: .6rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; } .brief p { margin: .15rem 0 0; max-width: none; }
`
