/** Version of the program; `npm run generate` takes it from package.json. */
export const VERSION = '0.1.0'
