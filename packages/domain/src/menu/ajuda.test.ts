import { expect, it } from 'vitest'
import { ajudas } from './ajuda.tables.ts'
import { ajudaEntrada } from './ajudaEntrada.ts'
import { ajudasExternas } from './ajudaExterna.tables.ts'
import { palavras } from './palavra.data.ts'
import { telas } from './tela.tables.ts'

it.each(telas)('$pagina explains itself in a sentence, and no word or key twice', ({ pagina }) => {
  const { finalidade, teclas, palavras: daTela } = ajudas[pagina]
  expect(finalidade).toMatch(/^[A-ZÀ-Ú].+\.$/)
  expect(daTela.length).toBeGreaterThan(0)
  expect(new Set(daTela).size).toBe(daTela.length)
  expect(new Set(teclas.map(([tecla]) => tecla)).size).toBe(teclas.length)
})

it.each(Object.entries({ ...ajudasExternas, Entrar: ajudaEntrada }))(
  '%s, outside of the portal, explains itself in a sentence, and no word twice',
  (_, { finalidade, palavras: daPagina }) => {
    const ditas = [finalidade, ...daPagina.map(([, sentido]) => sentido)]
    for (const dita of ditas) expect(dita).toMatch(/^[A-ZÀ-Ú].+\.$/)
    expect(daPagina.length).toBeGreaterThan(0)
    expect(new Set(daPagina.map(([termo]) => termo)).size).toBe(daPagina.length)
  },
)

it('every word is met on some screen', () => {
  const vistas = new Set(Object.values(ajudas).flatMap((ajuda) => ajuda.palavras))
  expect(Object.keys(palavras).filter((palavra) => ![...vistas].some((vista) => vista === palavra))).toEqual(
    [],
  )
})

it('calls the entry line as the screen does', () => {
  const ditos = JSON.stringify([ajudas, palavras])
  expect(ditos).toContain('Incluir evento')
  expect(ditos.toLowerCase()).not.toContain('linha de inclusão')
})
