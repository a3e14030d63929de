/** Version of the program; `npm run generate` takes it from package.json. */
export const VERSION = '0.1.0'

/** Least major version of Node.js that runs it, from the engines of package.json. */
export const MIN_NODE = 24
