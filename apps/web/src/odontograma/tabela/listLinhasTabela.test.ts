import { describe, expect, it } from 'vitest'
import { groupPorDente, isDenteDaRegiao } from '../marca/groupPorDente.ts'
import type { AvisoDente, MarcaDente } from '../marca/marcaDente.ts'
import { listLinhasTabela } from './listLinhasTabela.ts'

const MARCAS: readonly MarcaDente[] = [
  { regiao: 'AS', tipo: 'aprovado', rotulo: 'Raspagem' },
  { dente: '46', faces: 'O', tipo: 'planejado', simbolo: 'restauracao', rotulo: 'Resina' },
  { dente: '11', tipo: 'realizado', simbolo: 'endodontia', rotulo: 'Canal' },
  { dente: '46', tipo: 'negado', simbolo: 'coroa', rotulo: 'Coroa' },
]
const AVISOS: readonly AvisoDente[] = [
  { dente: '46', severidade: 'pendenciaImagem', texto: 'Falta a radiografia.' },
  { dente: '18', severidade: 'aviso', texto: 'Dente incluso.' },
]

describe('odontograma: a tabela gêmea do gráfico (Interface B3)', () => {
  it('tem uma linha por evento, dentes antes de regiões, e uma para o aviso sem evento', () => {
    const linhas = listLinhasTabela(MARCAS, AVISOS)
    expect(linhas.map(({ lugar, marca, avisos }) => [lugar, marca?.rotulo, ...avisos])).toEqual([
      ['11', 'Canal'],
      ['18', undefined, 'Dente incluso.'],
      ['46', 'Resina', 'Falta a radiografia.'],
      ['46', 'Coroa', 'Falta a radiografia.'],
      ['AS', 'Raspagem'],
    ])
    expect(linhas.map((linha) => linha.nome)).toContain('Arco superior')
    expect(new Set(linhas.map((linha) => linha.chave)).size).toBe(linhas.length)
  })

  it('nada registrado é nenhuma linha', () => expect(listLinhasTabela([], [])).toEqual([]))

  it('agrupa por dente o que não é de região', () => {
    expect([...groupPorDente(MARCAS).entries()].map(([dente, marcas]) => [dente, marcas.length])).toEqual([
      ['46', 2],
      ['11', 1],
    ])
    expect([isDenteDaRegiao('11', 'AS'), isDenteDaRegiao('41', 'AS'), isDenteDaRegiao('11', 'XX')]).toEqual([
      true,
      false,
      false,
    ])
  })
})
