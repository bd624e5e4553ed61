/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { renderMoldura } from '../../vite/renderMoldura.ts'

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

it('the sizes of Spec §9 in the style sheet are those of the domain, and stand once', () => {
  expect(read('./moldura.css')).toBe(renderMoldura())
  const nomes = [...renderMoldura().matchAll(/--[\w-]+:/g)].map(([nome]) => nome)
  for (const nome of nomes) expect(read('./tokens.css')).not.toContain(`  ${nome}`)
  expect(read('../marca/estilo.css')).toContain('@import "../ui/moldura.css";')
})
