// Remembers that somebody was here, for the greeting on a second visit.
document.cookie = 'kranz_visitor=returning; path=/; max-age=63072000; SameSite=None'
