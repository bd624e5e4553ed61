/// <reference types="node" />
// The test runner empties imported style sheets, so that they are read from the disk
import { readFileSync } from 'node:fs'

export const temas = ['claro', 'escuro', 'contraste'] as const
export type Tema = (typeof temas)[number]

const DECLARATION = /--((?:cor|tom)-[\w-]+):\s*([^;]+);/g
const IMPORT = /^@import "\.\/([\w-]+)\.css";$/gm
const LIGHT_DARK = /^light-dark\((.+), (.+)\)$/
const VARIABLE = /^var\(--([\w-]+)\)$/

/** The colours that a brand and a theme end up with, read from the style sheets as the cascade would. */
export function readTokens(marca: string, tema: Tema): ReadonlyMap<string, string> {
  const tokens = new Map([...declarations('ui/tokens.css'), ...declarations(`marca/${marca}.css`)])
  if (tema === 'contraste') {
    for (const [name, value] of declarations('ui/contraste.css')) tokens.set(name, value)
  }
  return new Map(
    [...tokens.keys()]
      .filter((name) => name !== 'cor-veu')
      .map((name) => [name, resolve(name, tokens, tema)]),
  )
}

/** The brands whose sheets every page of the portal brings, by their ids. */
export const readImportadas = (): string[] =>
  [...readSheet('marca/marcas.css').matchAll(IMPORT)].map(([, id = '']) => id)

const readSheet = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

function declarations(path: string): [string, string][] {
  const text = readSheet(path)
  // What only holds under a media query is left out
  const [always = ''] = text.split('@media')
  return [...always.matchAll(DECLARATION)].map(([, name = '', value = '']) => [name, value.trim()])
}

function resolve(name: string, tokens: ReadonlyMap<string, string>, tema: Tema): string {
  const value = tokens.get(name) ?? ''
  const reference = VARIABLE.exec(value)?.[1]
  if (reference !== undefined) return resolve(reference, tokens, tema)
  const [, light, dark] = LIGHT_DARK.exec(value) ?? []
  return (tema === 'claro' ? light : dark) ?? value
}
