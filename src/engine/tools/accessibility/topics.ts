import { axe } from './axe.ts'

export const topics = [axe]
