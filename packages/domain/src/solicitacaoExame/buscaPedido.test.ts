import { expect, it } from 'vitest'
import { REGRAS_EVENTO } from '../evento/regra/eventos.tables.ts'
import { listExamesDaBusca, putExame } from './buscaPedido.ts'
import { isExameOferecido, toExameOferecido } from './exameOferecido.ts'
import { readLinhaPedido } from './linhaPedido.ts'

const exames = REGRAS_EVENTO.filter(isExameOferecido).map((regra) => ({
  ...toExameOferecido(regra),
  descricao: regra.descricao,
}))
const search = (linha: string) => listExamesDaBusca(linha, exames).map(({ codigo }) => codigo)

it.each([
  ['peri 36', '81000421'],
  ['peri 36, bw dir', '81000375'],
  ['peri 36; pano', '81000405'],
])('%s may mean %s first', (linha, codigo) => {
  expect(search(linha)[0]).toBe(codigo)
})

it('lists eight at the most, by all the words', () => {
  expect(search('radiografia')).toHaveLength(8)
  expect(search('doc perio')).toEqual(['98966162'])
})

it.each(['', '36', 'dir', '81000421 36', 'peri 36, ', 'periapical 99', 'peri 36-37'])(
  '%s searches nothing',
  (linha) => {
    expect(search(linha)).toEqual([])
  },
)

it.each([
  ['peri 36', '81000421', '81000421 36'],
  ['pano, bw dir', '81000375', 'pano, 81000375 dir'],
  ['bw todas', '81000375', '81000375 todas'],
  ['bw esquerda e direita', '81000375', '81000375 esquerda direita'],
  ['foto x5', '81000278', '81000278 x5'],
  ['peri 36 RMID', '81000421', '81000421 36 RMID'],
])('%s with %s is %s, and reads the same', (linha, codigo, depois) => {
  expect(putExame(linha, codigo)).toBe(depois)
  expect(readLinhaPedido(depois, exames)).toEqual(readLinhaPedido(linha, exames))
})
