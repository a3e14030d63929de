/** The path that the contract's addresses are relative to. */
export const BASE_PATH = '/api/v1/ext'
