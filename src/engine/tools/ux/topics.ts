import { anchors } from './anchors.ts'
import { contact } from './contact.ts'
import { encoding } from './encoding.ts'
import { forms } from './forms.ts'
import { images } from './images.ts'
import { navigation } from './navigation.ts'
import { notFoundPage } from './not-found-page.ts'
import { onLoad } from './on-load.ts'
import { source } from './source.ts'

export const topics = [source, encoding, anchors, navigation, contact, notFoundPage, forms, onLoad, images]
