import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** A page of the portal as its build notes it (the web's `vite/telas.ts`): what it is called and what it will load. */
export type Tela = { path: string; title: string; scripts: readonly string[]; styles: readonly string[] }

/** Finds the page of an address; undefined where the portal has none. */
export type FindTela = (pathname: string) => Tela | undefined

/** `/portal/guia/$numeroFicha` stands for one part of any text at each `$`. */
const toPattern = (address: string): RegExp => new RegExp(`^${address.replaceAll(/\$\w+/g, '[^/]+')}/?$`)

/** Reads the pages that the web's build left for the server. */
export async function loadTelas(folder: string): Promise<FindTela> {
  const telas: Tela[] = JSON.parse(await readFile(path.join(folder, 'telas.json'), 'utf8'))
  const known = telas.map((tela) => ({ tela, pattern: toPattern(tela.path) }))
  return (pathname) => known.find(({ pattern }) => pattern.test(pathname))?.tela
}

/**
 * Has the browser fetch the page's own files beside the frame's script, which would ask for them a round trip later;
 * behind the frame's styles, which the first paint waits for.
 */
export const preloadsOf = ({ scripts, styles }: Tela): string =>
  [
    ...styles.map((href) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="${href}">`),
    ...scripts.map((href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`),
  ].join('')
