/** `npm run docs`: writes the generated references, and the frame's sizes, from the tables that the product reads. */
import { writeFileSync } from 'node:fs'
import { pages } from './docs/pages.ts'

for (const { file, render } of pages) writeFileSync(file, render())
