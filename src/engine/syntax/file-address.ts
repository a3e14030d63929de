/** Endings of files that are no pages. */
const FILE =
  /\.(?:avif|bmp|css|csv|docx?|eot|epub|exe|gif|gz|ico|jpe?g|js|json|m4a|map|mjs|mov|mp3|mp4|ogg|otf|pdf|png|pptx?|rar|rss|svg|tar|tgz|ttf|txt|wasm|wav|webm|webmanifest|webp|woff2?|xlsx?|xml|zip)$/i

/** Whether a URL is that of a file such as an image, a PDF or a feed, by its ending. */
export function isFileAddress({ pathname }: URL): boolean {
  return FILE.test(pathname)
}
