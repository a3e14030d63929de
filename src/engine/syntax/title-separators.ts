/** What parts the title of a page, or a name, into what it is of and what that is a part of: `Contact | Oak and Iron`. */
export const TITLE_SEPARATORS = /\s(?:[|–—·•:»-]|--|::|\|\|)\s|[|:]\s/
